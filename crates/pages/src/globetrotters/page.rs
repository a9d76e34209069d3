//! What every part of the page needs to know, and the small parts that appear in several of them.

use games::globetrotters::state::Player;
use games::globetrotters::{
    Action, ContinentId, Edition, Globetrotters, KeyId, Kind, LocationId, Open, Phase, TicketId, View, gt,
};
use maud::{Markup, html};
use table::{Game, Seat, Text};

use super::art;
use crate::Localizer;
use crate::frame;
use crate::model::TableModel;
use crate::parts::Acting;

/// A game as one reader sees it, with what he asked to look at.
pub(super) struct Page<'a> {
    pub(super) model: &'a TableModel<'a>,
    pub(super) game: &'a Globetrotters,
    pub(super) view: &'a View,
    pub(super) l10n: &'a Localizer,
    names: Vec<String>,
    /// The seat the page acts for.
    pub(super) seat: Option<Seat>,
    /// The place that the reader asked for (`?at=17`).
    pub(super) asked_for: Option<LocationId>,
    /// The own ticket whose places the reader wants to see (`?ticket=3`).
    pub(super) ticket: Option<TicketId>,
    /// Whether several people share the device, so that tickets are shown on request only.
    pub(super) curtain: bool,
}

impl<'a> Page<'a> {
    pub(super) fn new(
        model: &'a TableModel<'a>,
        game: &'a Globetrotters,
        view: &'a View,
        l10n: &'a Localizer,
    ) -> Self {
        let number = |name: &str| model.ask.get(name).and_then(|value| value.parse::<u8>().ok());
        Page {
            model,
            game,
            view,
            l10n,
            names: frame::names(model.people),
            seat: view.viewer.seat().filter(|seat| seat.index() < game.seats()),
            asked_for: number("at").map(LocationId).filter(|&at| game.edition().has(at)),
            ticket: number("ticket").map(TicketId).filter(|ticket| view.tickets.contains(ticket)),
            curtain: model.own.len() > 1,
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

    /// All seats, from the first.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.game.seats())
    }

    pub(super) fn say(&self, id: &str) -> String {
        self.l10n.say(id)
    }

    pub(super) fn text(&self, text: &Text) -> String {
        self.l10n.text(text, &self.names)
    }

    /// A player's name.
    pub(super) fn name(&self, seat: Seat) -> String {
        self.text(&Text::new("gtp-name").with("seat", seat))
    }

    /// A location's name.
    pub(super) fn place(&self, location: LocationId) -> &'a str {
        self.edition().name_of(location)
    }

    /// A link that shows a place.
    pub(super) fn place_link(&self, location: LocationId) -> Markup {
        html! { a href={ "?at=" (location.0) } data-plan { (self.place(location)) } }
    }

    /// A clause of the rules, to open where it stands.
    pub(super) fn clause(&self, number: u16) -> Markup {
        frame::clause(gt(number), self.l10n)
    }

    /// An amount of money.
    pub(super) fn money(dollars: u32) -> String {
        format!("${dollars}")
    }

    /// What a kind of place is called.
    pub(super) fn kind(&self, kind: Kind) -> String {
        self.text(&kind.text())
    }

    /// Whether the seat can do this now.
    pub(super) fn can(&self, action: &Action) -> bool {
        self.view.legal.contains(action)
    }

    /// Whether the game waits for the seat.
    pub(super) fn awaited(&self) -> bool {
        self.seat.is_some_and(|seat| self.view.to_act.must.contains(seat))
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

    /// The form of one action of this seat, with what stands on its button.
    pub(super) fn form(&self, action: &Action, class: &str, label: &Markup) -> Markup {
        self.acting().form(&[json(action)], class, label)
    }

    /// The seat that the page's forms act for.
    pub(super) fn acting(&self) -> Acting<'a> {
        Acting::new(self.model, self.seat)
    }

    /// A message about a seat, in another form for the reader's own.
    pub(super) fn whose(&self, id: &'static str, seat: Seat) -> String {
        self.text(&self.own(id, seat))
    }

    /// The same, to be added to.
    pub(super) fn own(&self, id: &'static str, seat: Seat) -> Text {
        let own = if self.seat == Some(seat) { "yes" } else { "no" };
        Text::new(id).with("seat", seat).with("own", own)
    }

    /// Who stands at a place.
    pub(super) fn at(&self, place: LocationId) -> impl Iterator<Item = Seat> + '_ {
        self.seats().filter(move |&seat| self.open().at(seat) == Some(place))
    }

    /// What is the matter with a place: pieces, Homes, its KEY, as small signs with words.
    pub(super) fn marks(&self, at: LocationId) -> Markup {
        html! {
            @for seat in self.at(at) { span .gt-mark { (art::small_piece(seat)) (self.name(seat)) } }
            @for seat in self.seats().filter(|&seat| self.player(seat).home == Some(at)) {
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
    pub(super) fn continent(&self, continent: ContinentId) -> &'a str {
        &self.edition().continent(continent).name
    }
}

/// An action as the server reads it.
pub(super) fn json(action: &Action) -> String {
    serde_json::to_string(action).expect("actions are plain data")
}
