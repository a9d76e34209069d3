//! What every part of the page needs to know, and the small parts that appear in several of them.

use std::ops::Deref;

use games::little_monsters::clause::{LM_19, LM_22, LM_24, LM_25};
use games::little_monsters::edition::Continent;
use games::little_monsters::{
    Action, Colour, Destination, LittleMonsters, LocationId, Open, Phase, Places, Shortfall, Tickets,
    tickets_text,
};
use maud::{Markup, html};
use table::{Clause, Seat};

use super::art;
use crate::reader::Reader;

/// A game as one reader sees it, with what they asked to look at.
pub(super) struct Page<'a> {
    reader: Reader<'a, LittleMonsters>,
    /// The place that the reader asked for (`?to=17`).
    pub(super) asked_for: Option<LocationId>,
    /// Where the seat's tickets lead from where its monster stands.
    pub(super) reachable: Vec<Destination>,
    /// What is missing for the places that they do not lead to.
    lacks: Vec<(LocationId, Shortfall)>,
}

impl<'a> Deref for Page<'a> {
    type Target = Reader<'a, LittleMonsters>;

    fn deref(&self) -> &Self::Target {
        &self.reader
    }
}

impl<'a> Page<'a> {
    pub(super) fn new(reader: Reader<'a, LittleMonsters>) -> Self {
        let (game, open) = (reader.game, &reader.view.open);
        let asked_for = reader.asked("to").map(LocationId).filter(|&to| game.edition().has(to));
        let Some(seat) =
            reader.seat.filter(|&seat| open.plays(seat) && !matches!(open.phase, Phase::Over(_)))
        else {
            return Page { reader, asked_for, reachable: Vec::new(), lacks: Vec::new() };
        };
        let reachable = game.reachable(open, seat);
        let wanted: Places = open.display.iter().copied().flatten().chain(asked_for).collect();
        let within_reach = reachable.iter().map(|destination| destination.to).collect();
        let mut lacks = game.shortfalls(open, seat, wanted.minus(within_reach));
        lacks.retain(|(_, found)| !found.lacks.is_empty());
        Page { reader, asked_for, reachable, lacks }
    }

    pub(super) fn open(&self) -> &'a Open {
        &self.view.open
    }

    /// Those who have not resigned, and so have a monster and a house on the map (LM-34).
    pub(super) fn playing(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats().filter(|&seat| self.open().plays(seat))
    }

    /// A location's name.
    pub(super) fn place(&self, location: LocationId) -> String {
        self.l10n.name(self.game.edition().name_of(location))
    }

    /// A continent's name.
    pub(super) fn continent(&self, continent: &Continent) -> String {
        self.l10n.name(&continent.name)
    }

    /// A link that shows a place and the ways to it.
    pub(super) fn place_link(&self, location: LocationId) -> Markup {
        html! { a href={ "?to=" (location.0) } data-plan { (self.place(location)) } }
    }

    /// Whether the seat travels now: it is its turn and the dice are rolled.
    pub(super) fn travels(&self) -> bool {
        self.can(&Action::Stop)
    }

    /// The number of the open card of a location, if it lies open.
    pub(super) fn card_at(&self, location: LocationId) -> Option<usize> {
        self.open().display.iter().position(|&shown| shown == Some(location)).map(|index| index + 1)
    }

    /// The tickets that lead to a place, if the seat's do.
    pub(super) fn cost_to(&self, location: LocationId) -> Option<Tickets> {
        self.reachable.iter().find(|destination| destination.to == location).map(|found| found.cheapest)
    }

    /// What is missing for a place that the seat's tickets do not reach yet: one with an open card, or that was asked for.
    pub(super) fn lacking(&self, location: LocationId) -> Option<&Shortfall> {
        self.lacks.iter().find(|(at, _)| *at == location).map(|(_, found)| found)
    }

    /// A colour's letter, which stands on tickets and dice.
    pub(super) fn letter(&self, colour: Colour) -> String {
        self.say(&format!("lm-letter-{}", colour.id()))
    }

    /// Tickets as little tickets, one for each colour.
    pub(super) fn tickets(&self, tickets: Tickets) -> Markup {
        let words = self.text(&tickets_text(tickets));
        let face = |colour: Colour| {
            html! { @if tickets[colour] > 1 { b { (tickets[colour]) } } (self.letter(colour)) }
        };
        html! {
            @if let Some(only) = tickets.only_colour() {
                span .lm-tk.{ "lm-" (only.id()) } role="img" aria-label=(words) { (face(only)) }
            } @else {
                span .lm-tks role="img" aria-label=(words) {
                    @for colour in tickets.colours() { span .lm-tk.{ "lm-" (colour.id()) } { (face(colour)) } }
                }
            }
        }
    }

    /// One ticket of a colour.
    pub(super) fn ticket(&self, colour: Colour) -> Markup {
        self.tickets(Tickets::of(colour, 1))
    }

    /// What is the matter with a place: its card, tokens, monsters and house, as small signs with words.
    pub(super) fn marks(&self, at: LocationId) -> Markup {
        let open = self.open();
        html! {
            @if let Some(number) = self.card_at(at) {
                span .lm-mark { b .lm-no { (number) } (self.say("lm-mark-card")) }
            }
            @for seat in self.playing() {
                @if open.houses[seat] == at {
                    span .lm-mark { (art::icon(&format!("h{}", seat.0), "lm-sign")) (self.whose("lm-mark-home", seat)) }
                }
                @if open.monsters[seat] == at {
                    span .lm-mark { (art::icon(&format!("m{}", seat.0), "lm-sign")) (self.name(seat)) }
                }
            }
            @for (kind, places, _) in self.tokens() {
                @if places.contains(at) {
                    span .lm-mark { (art::icon(kind, "lm-sign")) (self.say(&format!("lm-token-{kind}"))) }
                }
            }
        }
    }

    /// The tokens by kind, with where they lie and the clause about them.
    pub(super) fn tokens(&self) -> [(&'static str, Places, Clause); 4] {
        let tokens = &self.open().tokens;
        [
            ("pandemic", tokens.pandemic, LM_19),
            ("nuclear", tokens.nuclear, LM_22),
            ("wildfire", tokens.wildfire, LM_24),
            ("storm", tokens.storm, LM_25),
        ]
    }
}
