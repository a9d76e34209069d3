//! What every part of the page needs to know, and the small parts that appear in several of them.

use std::ops::Deref;

use games::globetrotters::state::Player;
use games::globetrotters::{
    Action, ContinentId, Edition, Globetrotters, KeyId, Kind, LocationId, Open, Phase, TicketId,
};
use maud::{Markup, html};
use table::Seat;

use super::art;
use crate::reader::Reader;

/// A game as one reader sees it, with what they asked to look at.
pub(super) struct Page<'a> {
    reader: Reader<'a, Globetrotters>,
    /// The place that the reader asked for (`?at=17`).
    pub(super) asked_for: Option<LocationId>,
    /// The own ticket whose places the reader wants to see (`?ticket=3`).
    pub(super) ticket: Option<TicketId>,
}

impl<'a> Deref for Page<'a> {
    type Target = Reader<'a, Globetrotters>;

    fn deref(&self) -> &Self::Target {
        &self.reader
    }
}

impl<'a> Page<'a> {
    pub(super) fn new(reader: Reader<'a, Globetrotters>) -> Self {
        Page {
            asked_for: reader.asked("at").map(LocationId).filter(|&at| reader.game.edition().has(at)),
            ticket: reader.asked("ticket").map(TicketId).filter(|held| reader.view.tickets.contains(held)),
            reader,
        }
    }

    pub(super) fn edition(&self) -> &'a Edition {
        self.game.edition()
    }

    pub(super) fn open(&self) -> &'a Open {
        &self.view.open
    }

    pub(super) fn player(&self, seat: Seat) -> &'a Player {
        &self.view.open.players[seat]
    }

    /// Those who have not resigned, and so have a Home on the map (GT-92).
    pub(super) fn playing(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats().filter(|&seat| self.open().plays(seat))
    }

    /// A location's name.
    pub(super) fn place(&self, location: LocationId) -> String {
        self.l10n.name(self.edition().name_of(location))
    }

    /// A link that shows a place.
    pub(super) fn place_link(&self, location: LocationId) -> Markup {
        html! { a href={ "?at=" (location.0) } data-plan { (self.place(location)) } }
    }

    /// An amount of money.
    pub(super) fn money(dollars: u32) -> String {
        format!("${dollars}")
    }

    /// What a kind of place is called.
    pub(super) fn kind(&self, kind: Kind) -> String {
        self.text(&kind.text())
    }

    /// Whether it is the reader's own turn.
    pub(super) fn own_turn(&self) -> bool {
        self.seat == Some(self.open().turn) && !self.over()
    }

    pub(super) fn over(&self) -> bool {
        matches!(self.open().phase, Phase::Over { .. })
    }

    /// Where the reader's piece is.
    pub(super) fn here(&self) -> Option<LocationId> {
        self.open().at(self.seat?)
    }

    /// The actions that take somebody to a place, or make it Home. Those that a ticket in hand makes possible are
    /// left out behind a curtain, unless that ticket was asked for.
    pub(super) fn ways_to(&self, at: LocationId) -> impl Iterator<Item = Action> + '_ {
        self.view.legal.iter().copied().filter(move |action| self.leads_to(action) == Some(at))
    }

    /// Where an action leads, as far as the map shows it.
    pub(super) fn leads_to(&self, action: &Action) -> Option<LocationId> {
        match *action {
            Action::MoveTo(to) | Action::Sail(to) | Action::SendTo(to) | Action::UseBonus(to) => Some(to),
            Action::ChooseHome(to) => Some(to).filter(|_| !self.curtain),
            Action::Fly { ticket, to } => {
                let shown = self.ticket.map_or(!self.curtain, |asked| asked == ticket);
                Some(to).filter(|_| shown)
            }
            _ => None,
        }
    }

    /// Who stands at a place.
    pub(super) fn at(&self, place: LocationId) -> impl Iterator<Item = Seat> + '_ {
        self.seats().filter(move |&seat| self.open().at(seat) == Some(place))
    }

    /// What is the matter with a place: pieces, Homes, its KEY, as small signs with words.
    pub(super) fn marks(&self, at: LocationId) -> Markup {
        html! {
            @for seat in self.at(at) { span .gt-mark { (art::small_piece(seat)) (self.name(seat)) } }
            @for seat in self.playing().filter(|&seat| self.player(seat).home == Some(at)) {
                span .gt-mark { (art::icon(&format!("f{}", seat.0), "gt-sign")) (self.whose("gtp-mark-home", seat)) }
            }
            @if let Some(key) = self.edition().key_of(at) { (self.key_mark(key)) }
            @if self.edition().kind_of(at) == Kind::ContinentalCity {
                @for seat in self.seats().filter(|&seat| self.player(seat).memories.contains(at)) {
                    span .gt-mark { (art::sign("memory")) (self.whose("gtp-mark-memory", seat)) }
                }
            }
        }
    }

    /// Where a KEY is, in words.
    pub(super) fn key_mark(&self, key: KeyId) -> Markup {
        let words = match self.open().holder(key) {
            Some(seat) => self.whose("gtp-key-held", seat),
            None if self.open().board.contains(key) => self.say("gtp-key-free"),
            None => self.say("gtp-key-jackpot"),
        };
        html! { span .gt-mark { (art::sign("key")) (words) } }
    }

    /// A continent's name.
    pub(super) fn continent(&self, continent: ContinentId) -> String {
        self.l10n.name(&self.edition().continent(continent).name)
    }
}
