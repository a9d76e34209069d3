//! Parts that the pages of several games have: forms that act and what they do, the frame that a map moves in, who a
//! player is, dice, how a game works.

use std::ops::RangeInclusive;

use maud::{Markup, PreEscaped, html};
use serde::Serialize;
use table::{Clause, Seat, Text};

use crate::model::{Person, PersonKind, TableModel};
use crate::{Localizer, paths};

/// The seat that the forms of a page act for.
#[derive(Clone, Copy)]
pub(crate) struct Acting<'a> {
    table: &'a str,
    version: u64,
    seat: Option<Seat>,
}

impl<'a> Acting<'a> {
    pub(crate) fn new(model: &TableModel<'a>, seat: Option<Seat>) -> Self {
        Acting { table: model.table, version: model.version, seat }
    }

    /// The form of one or several actions, with what stands on its button.
    pub(crate) fn form(&self, actions: &[impl Serialize], class: &str, label: &Markup) -> Markup {
        html! {
            form method="post" action=(self.address()) {
                (self.credentials())
                @for action in actions { input type="hidden" name="action" value=(json(action)); }
                button class=[(!class.is_empty()).then_some(class)] { (label) }
            }
        }
    }

    /// Where a form with actions is sent.
    pub(crate) fn address(&self) -> String {
        paths::act(self.table)
    }

    /// The form that takes the last action back.
    pub(crate) fn take_back(&self, class: &str, label: &str) -> Markup {
        html! {
            form class=(class) method="post" action=(paths::take_back(self.table)) {
                (self.credentials())
                button { (label) }
            }
        }
    }

    /// The fields that every form carries.
    pub(crate) fn credentials(&self) -> Markup {
        html! {
            @if let Some(seat) = self.seat { input type="hidden" name="seat" value=(seat.0); }
            input type="hidden" name="version" value=(self.version);
        }
    }
}

/// A drawing that is defined elsewhere in the page, for the eye alone. Written by hand: a page has some hundred of them.
pub(crate) fn icon(symbol: &str, class: &str) -> Markup {
    PreEscaped(format!("<svg class=\"{class}\" aria-hidden=\"true\"><use href=\"#{symbol}\"/></svg>"))
}

/// An action as a form holds it.
pub(crate) fn json(action: &impl Serialize) -> String {
    serde_json::to_string(action).expect("actions are plain data")
}

/// A button of a form that holds several actions: it carries its own.
pub(crate) fn press(action: &impl Serialize, class: &str, label: &Markup) -> Markup {
    html! { button class=[(!class.is_empty()).then_some(class)] name="action" value=(json(action)) { (label) } }
}

/// What an action will do, with the clause behind it.
pub(crate) struct Effect {
    pub(crate) text: Text,
    pub(crate) clause: Clause,
    /// Whether it is one to think about twice.
    pub(crate) warn: bool,
}

impl Effect {
    pub(crate) fn new(text: Text, clause: Clause) -> Self {
        Effect { text, clause, warn: false }
    }

    pub(crate) fn of(id: &'static str, clause: Clause) -> Self {
        Effect::new(Text::new(id), clause)
    }

    #[must_use]
    pub(crate) fn warning(mut self) -> Self {
        self.warn = true;
        self
    }
}

/// How a game works, in five sentences with a figure each, numbered from 1.
pub(crate) fn how_it_works(
    class: &str,
    figure: impl Fn(Seat) -> Markup,
    sentence: impl Fn(usize) -> String,
) -> Markup {
    html! {
        ol class=(class) {
            @for seat in Seat::all(5) { li { (figure(seat)) p { (sentence(seat.index() + 1)) } } }
        }
    }
}

/// A field for a number, which is 0 and locked if there is no choice. The two buttons change it by one for whoever has no
/// keys at hand; without the script they would do nothing, and are not shown. The field comes first, so that a label around
/// it all is its own.
pub(crate) fn number_field(name: &str, choice: RangeInclusive<u32>, value: u32) -> Markup {
    let (least, most) = choice.into_inner();
    html! {
        span .stepper {
            input type="number" inputmode="numeric" name=(name) min=(least) max=(most) value=(value) disabled[most == 0];
            @if most > 0 {
                button type="button" data-step="-1" tabindex="-1" aria-hidden="true" { "−" }
                button type="button" data-step="1" tabindex="-1" aria-hidden="true" { "+" }
            }
        }
    }
}

/// The frame that a map moves in: the picture, and the live layer over it. What moves it without a hand on it is the
/// script's, and shown by it.
pub(crate) fn map_frame(
    label: &str,
    picture: &str,
    size: (u32, u32),
    live: &Markup,
    l10n: &Localizer,
) -> Markup {
    html! {
        div .map-frame {
            div .map-port tabindex="0" role="group" aria-label=(label) {
                div .map-sheet {
                    img src=(picture) alt="" width=(size.0) height=(size.1);
                    (live)
                }
            }
            div .map-pins aria-hidden="true" {}
            div .map-tools role="group" aria-label=(l10n.say("part-camera")) hidden {
                @for (what, key, sign) in [("closer", "+", "M12 5v14M5 12h14"), ("wider", "-", "M5 12h14"), ("whole", "0", "M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5")] {
                    @let name = l10n.say(&format!("part-{what}"));
                    button type="button" data-zoom=(what) title={ (name) " (" (key) ")" } aria-label=(name) aria-keyshortcuts=(key) {
                        svg viewBox="0 0 24 24" aria-hidden="true" { path d=(sign) {} }
                    }
                }
            }
        }
    }
}

/// The switch that makes the map in the same section bigger.
pub(crate) fn map_zoom(l10n: &Localizer) -> Markup {
    html! { label .map-zoom { input type="checkbox"; (l10n.say("part-zoom")) } }
}

/// What a bot is called, with how well it plays, as far as that is known here.
pub(crate) fn bot_name(bot: &str, l10n: &Localizer) -> String {
    l10n.say_or(&format!("bot-{bot}"), &l10n.say("part-bot"))
}

/// What stands beside a player's name: whether it is the reader, a bot and how well it plays, away, in turn, or waited for.
pub(crate) fn tags(
    person: Option<&Person>,
    own: bool,
    turn: bool,
    waiting: bool,
    l10n: &Localizer,
) -> Markup {
    html! {
        @if own { " " small .tag { (l10n.say("part-you")) } }
        @match person.map(|person| &person.kind) {
            Some(PersonKind::Bot(bot)) => {
                " " small .tag { (bot_name(bot, l10n)) }
            }
            Some(PersonKind::Held(_)) => {
                " " small .tag { (l10n.say("away-tag-held")) }
            }
            Some(PersonKind::Person) if person.is_some_and(|person| !person.present) => {
                " " small .tag.away { (l10n.say("part-away")) }
            }
            _ => {}
        }
        @if turn { " " small .tag.turn { (l10n.say("part-turn")) } }
        @if waiting && !turn { " " small .tag.wait { (l10n.say("part-waiting")) } }
    }
}

/// A six-sided die, drawn in the manner of this class.
pub(crate) fn die(class: &str, face: i64) -> Markup {
    let pips: &[(u8, u8)] = match face {
        1 => &[(12, 12)],
        2 => &[(7, 7), (17, 17)],
        3 => &[(7, 7), (12, 12), (17, 17)],
        4 => &[(7, 7), (17, 7), (7, 17), (17, 17)],
        5 => &[(7, 7), (17, 7), (12, 12), (7, 17), (17, 17)],
        _ => &[(7, 6), (17, 6), (7, 12), (17, 12), (7, 18), (17, 18)],
    };
    html! {
        svg class=(class) viewBox="0 0 24 24" {
            rect x="1" y="1" width="22" height="22" rx="5" {}
            @for (x, y) in pips { circle cx=(x) cy=(y) r="2.2" {} }
        }
    }
}
