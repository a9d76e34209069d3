//! What every game's page starts from: a reader, what they may know of the game, and the words to say it in.

use std::str::FromStr;

use maud::{Markup, html};
use table::{Arg, Clause, Game, Seat, Text, View};

use crate::Localizer;
use crate::frame;
use crate::game_page::GamePage;
use crate::model::TableModel;
use crate::parts::{self, Acting, Effect};
use crate::{assets, glossary};

/// A game as one reader sees it. A game's page adds what the reader asked to look at.
pub(crate) struct Reader<'a, G: Game> {
    pub(crate) model: &'a TableModel<'a>,
    pub(crate) game: &'a G,
    pub(crate) view: &'a G::View,
    pub(crate) l10n: &'a Localizer,
    names: Vec<String>,
    /// The seat the page acts for.
    pub(crate) seat: Option<Seat>,
    /// Whether several people share the device, so that what is secret is shown on request only.
    pub(crate) curtain: bool,
}

impl<'a, G: Game<View: View<Action = G::Action>>> Reader<'a, G> {
    pub(crate) fn new(
        model: &'a TableModel<'a>,
        game: &'a G,
        view: &'a G::View,
        l10n: &'a Localizer,
    ) -> Self {
        Reader {
            model,
            game,
            view,
            l10n,
            names: frame::names(model.people),
            seat: view.viewer().seat().filter(|seat| seat.index() < game.seats()),
            curtain: model.own.len() > 1,
        }
    }

    /// A field of the page's address, if it can be read as what it should be.
    pub(crate) fn asked<T: FromStr>(&self, name: &str) -> Option<T> {
        self.model.ask.get(name).and_then(|value| value.parse().ok())
    }

    /// All seats, from the first.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::all(self.game.seats())
    }

    pub(crate) fn say(&self, id: &str) -> String {
        self.l10n.say(id)
    }

    pub(crate) fn text(&self, text: &Text) -> String {
        self.l10n.text(text, &self.names)
    }

    /// A name alone, as it would stand in a sentence.
    pub(crate) fn word(&self, word: impl Into<Arg>) -> String {
        self.text(&Text::new("part-name").with("name", word))
    }

    /// A player's name.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.word(seat)
    }

    /// A message about a seat, in another form for the reader's own.
    pub(crate) fn whose(&self, id: &'static str, seat: Seat) -> String {
        self.text(&self.own(id, seat))
    }

    /// The same, to be added to.
    pub(crate) fn own(&self, id: &'static str, seat: Seat) -> Text {
        Text::new(id).with("seat", seat).with("own", self.seat == Some(seat))
    }

    /// A clause of the rules, to open where it stands.
    pub(crate) fn clause(&self, clause: Clause) -> Markup {
        frame::clause(clause, self.l10n)
    }

    /// Whether the seat can do this now, among what the rules list.
    pub(crate) fn can(&self, action: &G::Action) -> bool {
        self.view.legal().contains(action)
    }

    /// Whether the game waits for this seat.
    pub(crate) fn waits_for(&self, seat: Seat) -> bool {
        self.view.to_act().must.contains(seat)
    }

    /// Whether the game waits for the reader's seat.
    pub(crate) fn awaited(&self) -> bool {
        self.seat.is_some_and(|seat| self.waits_for(seat))
    }

    /// The seat that the page's forms act for.
    pub(crate) fn acting(&self) -> Acting<'a> {
        Acting::new(self.model, self.seat)
    }

    /// The form of one action of this seat, with what stands on its button.
    pub(crate) fn form(&self, action: &G::Action, class: &str, label: &Markup) -> Markup {
        self.form_of_all(std::slice::from_ref(action), class, label)
    }

    /// The form of several actions that are done one after the other.
    pub(crate) fn form_of_all(&self, actions: &[G::Action], class: &str, label: &Markup) -> Markup {
        self.acting().form(actions, class, label)
    }

    /// The form that takes the last action back, which can be done as long as nobody learnt anything from it.
    pub(crate) fn take_back(&self, class: &str, label: &str) -> Markup {
        html! { @if self.model.can_take_back { (self.acting().take_back(class, &self.say(label))) } }
    }

    /// The action bar: the way back, and what is done next. It stays where it is, whatever is asked.
    pub(crate) fn action_bar(&self, back: &Markup, next: &Markup) -> Markup {
        html! { div .acts data-key="acts" { (back) div .act { (next) } } }
    }

    /// Consequences, one under the other, each with its clause.
    pub(crate) fn effects(&self, class: &str, effects: &[Effect]) -> Markup {
        html! {
            ul class=(class) {
                @for effect in effects { li class=[effect.warn.then_some("warn")] { (self.text(&effect.text)) " " (self.clause(effect.clause)) } }
            }
        }
    }

    /// The players' part of the page, in the manner of a game: its class, the message of its heading, and a list entry for each.
    pub(crate) fn players(&self, game: &str, heading: &str, entries: impl Iterator<Item = Markup>) -> Markup {
        html! {
            section class={ (game) " " (game) "-players panel" } id="players" aria-labelledby="players-heading" {
                h2 #players-heading { (self.say(heading)) }
                ol { @for entry in entries { (entry) } }
            }
        }
    }

    /// Whether the board was asked for as a list (`?list=1`). It is long, so it comes only then.
    pub(crate) fn lists(&self) -> bool {
        self.model.ask.get("list").is_some()
    }

    /// The way to that list, and back.
    pub(crate) fn list_switch(&self, class: &str, show: &str, close: &str) -> Markup {
        let (href, label) = if self.lists() { ("?", close) } else { ("?list=1", show) };
        html! { a class=(class) href=(href) data-plan { (self.say(label)) } }
    }
}

impl<G: GamePage> Reader<'_, G> {
    /// What a question means, in everyday words: beside it where there is room, else behind a button. It is the message of the
    /// question with `help` after it; whoever is asked nothing needs none.
    pub(crate) fn help(&self, asked: Option<String>) -> Markup {
        let Some(info) = games::info(&self.model.game.identity().game) else { return html! {} };
        let said =
            asked.map(|id| self.l10n.say_or(&id, "")).filter(|said| !said.is_empty() && !self.model.past);
        html! {
            @if let Some(said) = said {
                div .plain-help data-key="help" {
                    link rel="stylesheet" href=(assets::learning_path());
                    button type="button" popovertarget="plain-help" aria-label=(self.say("help-open")) {}
                    p #plain-help popover { (glossary::explained(info, &said, self.l10n)) }
                }
            }
        }
    }

    /// What stands beside a player's name; whether it is their turn is for the game to say.
    pub(crate) fn tags(&self, seat: Seat, turn: bool) -> Markup {
        let person = self.model.people.get(seat.index());
        html! {
            (parts::tags(person, self.seat == Some(seat), turn, self.waits_for(seat), self.l10n))
            @if self.game.has_resigned(self.view, seat) { " " small .tag { (self.say("part-resigned")) } }
        }
    }
}
