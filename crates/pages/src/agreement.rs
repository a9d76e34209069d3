//! Taking back by agreement: the question, what it costs to know what was seen, and the way to ask.

use maud::{Markup, html};
use table::{Arg, Seat, SeatSet, Text};

use crate::model::TableModel;
use crate::{Localizer, paths};

/// Somebody asks all others to take something back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Takeback {
    /// Who asks.
    pub by: Seat,
    /// Whether dice fell since, or something came to light.
    pub known: bool,
    /// Whose word is missing.
    pub awaited: SeatSet,
}

/// The question, if it is asked.
pub(crate) fn question(model: &TableModel<'_>, names: &[String], l10n: &Localizer) -> Markup {
    let Some(Takeback { by, known, awaited }) = model.absence.takeback else { return html! {} };
    let text = |text: Text| l10n.text(&text, names);
    let asked = model.absence.speaks.then(|| awaited.iter().find(|&seat| model.own.contains(seat))).flatten();
    let seat = asked.or(model.seat).filter(|_| model.absence.speaks);
    let others: Vec<Arg> = awaited.iter().map(Arg::Seat).collect();
    html! {
        div data-key="takeback" {
            p { strong { (text(Text::new("takeback-asked").with("seat", by))) } }
            @if asked.is_some() { p .quiet { (l10n.say("takeback-asked-help")) } }
            @if known { p { (l10n.say("takeback-known")) } }
            @if asked.is_none() && !others.is_empty() {
                p .quiet { (text(Text::new("away-end-awaited").with("seats", others))) }
            }
            @if let Some(seat) = seat {
                form .row method="post" action=(paths::take_back_together(model.table)) {
                    input type="hidden" name="seat" value=(seat.index());
                    @if asked.is_some() { button name="word" value="agree" { (l10n.say("takeback-agree")) } }
                    button .plain name="word" value="decline" { (l10n.say("takeback-decline")) }
                }
            }
        }
    }
}

/// The way to ask, for whoever plays with people and has something to take back that cannot be taken back alone.
pub(crate) fn ask(model: &TableModel<'_>, l10n: &Localizer) -> Markup {
    let absence = &model.absence;
    let may = absence.company && absence.speaks && absence.may_ask_back && absence.takeback.is_none();
    html! {
        @if let Some(seat) = model.seat.filter(|_| may) {
            details .ask-end {
                summary { (l10n.say("takeback-ask")) }
                p .quiet { (l10n.say("takeback-ask-note")) }
                form method="post" action=(paths::take_back_together(model.table)) {
                    input type="hidden" name="seat" value=(seat.index());
                    button name="word" value="ask" { (l10n.say("away-end-ask")) }
                }
            }
        }
    }
}
