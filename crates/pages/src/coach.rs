//! “What would you do?”: what a bot would do in the reader's place, at tables at which nobody minds.

use games::{AnyAction, Listed};
use maud::{Markup, html};
use table::{Arg, Seat, SeatSet, Text};

use crate::frame::region;
use crate::model::{Region, TableModel};
use crate::reader::Reader;
use crate::{Localizer, paths};

/// The region that shows it, below the question.
pub(crate) const COACH: &str = "coach";

/// The coach, as one reader meets it.
#[derive(Clone, Debug, Default)]
pub struct Coach {
    /// Whether it can be asked now.
    pub offered: bool,
    /// What it said, if it was asked.
    pub hints: Option<Vec<Hint>>,
    /// Who agreed to be coached, at a table of several people.
    pub agreed: SeatSet,
    /// Whose word is missing there.
    pub awaited: SeatSet,
}

/// Something that could be done, the best first.
#[derive(Clone, Debug)]
pub struct Hint {
    /// What is done by one click.
    pub actions: Vec<AnyAction>,
    /// What that is called.
    pub name: Text,
    /// What it aims at, where the coach knows it.
    pub aim: Option<Text>,
    /// The chance to win after it and how far it may be off, both in hundredths, if the coach knows it.
    pub chance: Option<(f64, f64)>,
}

/// The button to ask, or what was said; an empty element where nobody can ask.
pub(crate) fn coach(model: &TableModel<'_>, names: &[String], l10n: &Localizer) -> Region {
    let offered = model.coach.offered && !model.past;
    let html = html! {
        section #coach hidden[!offered] aria-live="polite" aria-label=(l10n.say("coach-label")) {
            @if offered {
                @match &model.coach.hints {
                    Some(hints) => { (said(model, hints, names, l10n)) }
                    // Asked at another version, it says nothing: what was best then need not be now.
                    None => { a .button.plain data-plan href={ "?hint=" (model.version) } rel="nofollow" { (l10n.say("coach-ask")) } }
                }
            }
        }
    };
    region(COACH, html)
}

fn said(model: &TableModel<'_>, hints: &[Hint], names: &[String], l10n: &Localizer) -> Markup {
    html! {
        div .panel data-key="plan" {
            h2 { (l10n.say("coach-heading")) }
            ol .coach-ways {
                @for (place, hint) in hints.iter().enumerate() { li { (way(model, hint, place == 0, names, l10n)) } }
            }
            p .quiet { (l10n.say("coach-note")) }
        }
    }
}

/// One way, done by one click.
fn way(model: &TableModel<'_>, hint: &Hint, first: bool, names: &[String], l10n: &Localizer) -> Markup {
    let text = |text: &Text| l10n.text(text, names);
    let label = html! {
        @if let Some((percent, _)) = hint.chance {
            b .coach-chance { (l10n.say_with("coach-chance", &[("percent", l10n.decimal(percent, 0))])) }
        }
        span {
            (text(&hint.name))
            @if let Some(aim) = &hint.aim { " " small { (text(aim)) } }
            @if let Some((_, error)) = hint.chance {
                " " small { (l10n.say_with("coach-error", &[("points", l10n.decimal(error.max(0.1), 1))])) }
            }
        }
    };
    games::dispatch!(model.game, game => {
        let reader = Reader::new(model, game, game.own_view(model.view), l10n);
        reader.acting().form(&hint.actions, if first { "strong" } else { "" }, &label)
    })
}

/// At a table of several people: who agreed to be coached, and the way to say so.
pub(crate) fn agreement(model: &TableModel<'_>, names: &[String], l10n: &Localizer) -> Markup {
    let Coach { agreed, awaited, .. } = model.coach;
    if !(model.absence.company && model.absence.speaks) {
        return html! {};
    }
    let own = |seats: SeatSet| seats.iter().find(|&seat| model.own.contains(seat));
    let list = |id, seats: SeatSet| {
        let seats: Vec<Arg> = seats.iter().map(Arg::Seat).collect();
        html! { @if !seats.is_empty() { p .quiet { (l10n.text(&Text::new(id).with("seats", seats), names)) } } }
    };
    let say = |seat: Seat, word, label| {
        html! {
            form method="post" action=(paths::hints(model.table)) {
                input type="hidden" name="seat" value=(seat.index());
                button name="word" value=(word) { (l10n.say(label)) }
            }
        }
    };
    html! {
        details .ask-end {
            summary { (l10n.say("coach-agree-heading")) }
            p .quiet { (l10n.say(if awaited.is_empty() { "coach-agreed-all" } else { "coach-agree-note" })) }
            (list("coach-agreed", agreed))
            @if let Some(seat) = own(awaited) { (say(seat, "agree", "coach-agree")) }
            @else if let Some(seat) = own(agreed) { (say(seat, "decline", "coach-withdraw")) }
        }
    }
}
