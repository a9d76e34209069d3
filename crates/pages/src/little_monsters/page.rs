//! What every part of the page needs to know, and the small parts that appear in several of them.

use games::little_monsters::{
    Action, Colour, Destination, LittleMonsters, LocationId, Open, Phase, Tickets, View, lm, tickets_text,
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
    pub(super) game: &'a LittleMonsters,
    pub(super) view: &'a View,
    pub(super) l10n: &'a Localizer,
    names: Vec<String>,
    /// The seat the page acts for.
    pub(super) seat: Option<Seat>,
    /// The place that the reader asked for (`?to=17`).
    pub(super) asked_for: Option<LocationId>,
    /// Where the seat's tickets lead from where its monster stands.
    pub(super) reachable: Vec<Destination>,
}

impl<'a> Page<'a> {
    pub(super) fn new(
        model: &'a TableModel<'a>,
        game: &'a LittleMonsters,
        view: &'a View,
        l10n: &'a Localizer,
    ) -> Self {
        let seat = view.viewer.seat().filter(|seat| seat.index() < game.seats());
        let asked_for = model
            .ask
            .get("to")
            .and_then(|to| to.parse().ok())
            .map(LocationId)
            .filter(|&to| game.edition().has(to));
        let over = matches!(view.open.phase, Phase::Over(_));
        let reachable = match seat {
            Some(seat) if !over => game.reachable(&view.open, seat),
            _ => Vec::new(),
        };
        Page { model, game, view, l10n, names: frame::names(model.people), seat, asked_for, reachable }
    }

    pub(super) fn open(&self) -> &'a Open {
        &self.view.open
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
        self.text(&Text::new("lm-name").with("seat", seat))
    }

    /// A location's name.
    pub(super) fn place(&self, location: LocationId) -> &'a str {
        self.game.edition().name_of(location)
    }

    /// A link that shows a place and the ways to it.
    pub(super) fn place_link(&self, location: LocationId) -> Markup {
        html! { a href={ "?to=" (location.0) } data-plan { (self.place(location)) } }
    }

    /// A clause of the rules, to open where it stands.
    pub(super) fn clause(&self, number: u16) -> Markup {
        frame::clause(lm(number), self.l10n)
    }

    /// Whether the seat can do this now.
    pub(super) fn can(&self, action: &Action) -> bool {
        self.view.legal.contains(action)
    }

    /// Whether the game waits for the seat.
    pub(super) fn awaited(&self) -> bool {
        self.seat.is_some_and(|seat| self.view.to_act.must.contains(seat))
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

    /// The form of one or several actions of this seat, with what stands on its button.
    pub(super) fn form(&self, actions: &[Action], class: &str, label: &Markup) -> Markup {
        let actions: Vec<String> = actions.iter().map(json).collect();
        self.acting().form(&actions, class, label)
    }

    /// The seat that the page's forms act for.
    pub(super) fn acting(&self) -> Acting<'a> {
        Acting::new(self.model, self.seat)
    }

    /// The fields that every form of this seat carries.
    pub(super) fn credentials(&self) -> Markup {
        self.acting().credentials()
    }

    /// What is the matter with a place: its card, tokens, monsters and house, as small signs with words.
    pub(super) fn marks(&self, at: LocationId) -> Markup {
        let open = self.open();
        html! {
            @if let Some(number) = self.card_at(at) {
                span .lm-mark { b .lm-no { (number) } (self.say("lm-mark-card")) }
            }
            @for seat in self.seats() {
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

    /// A message about a seat, in another form for the reader's own.
    pub(super) fn whose(&self, id: &'static str, seat: Seat) -> String {
        let own = if self.seat == Some(seat) { "yes" } else { "no" };
        self.text(&Text::new(id).with("seat", seat).with("own", own))
    }

    /// The tokens by kind, with where they lie and the clause about them.
    pub(super) fn tokens(&self) -> [(&'static str, games::little_monsters::Places, u16); 4] {
        let tokens = &self.open().tokens;
        [
            ("pandemic", tokens.pandemic, 19),
            ("nuclear", tokens.nuclear, 22),
            ("wildfire", tokens.wildfire, 24),
            ("storm", tokens.storm, 25),
        ]
    }
}

/// An action as the server reads it.
pub(super) fn json(action: &Action) -> String {
    serde_json::to_string(action).expect("actions are plain data")
}
