//! The roll report: every roll in a list, how even the dice were, and how to check them.

use maud::{Markup, html};
use table::dice::Fall;
use table::rolls::{Proof, Roll, Tally};

use crate::frame::Page;
use crate::model::RollsModel;
use crate::{Localizer, dice, paths};

pub(crate) fn page(model: &RollsModel<'_>) -> String {
    let l10n = model.l10n.marking();
    let title = l10n.say("rolls-title");
    let main = html! {
        main #main .sheet.rolls {
            p { a href=(paths::table(model.table)) { (l10n.say("rolls-back")) } }
            h1 { (title) }
            (proof(model, l10n))
            @if !model.tallies.is_empty() {
                section aria-labelledby="h-tally" {
                    h2 #h-tally { (l10n.say("rolls-tally")) }
                    @for each in model.tallies { (tally(each, l10n)) }
                }
            }
            section {
                h2 #h-list { (l10n.say("rolls-list")) }
                @if model.rolls.is_empty() {
                    p .quiet { (l10n.say("rolls-none")) }
                } @else {
                    (list(model, l10n))
                }
            }
        }
    };
    Page { title, game: None, kind: "page-rolls", live: None, bar: html! {}, main }.into_html(l10n)
}

/// The message that says how far dice could be checked, and the class of its panel.
pub(crate) fn finding(proof: Proof) -> (&'static str, &'static str) {
    match proof {
        Proof::Shared => ("rolls-shared", "good"),
        Proof::TableAlone => ("rolls-table-alone", "open"),
        Proof::BrokenOff => ("rolls-broken-off", "open"),
        Proof::Proven => ("rolls-proven", "good"),
        Proof::Reproduced => ("rolls-reproduced", "good"),
        Proof::SeedNotPublished => ("rolls-sealed", "open"),
        Proof::Scripted => ("rolls-scripted", "open"),
    }
}

/// What the dice rest on, what that proves and what not.
fn proof(model: &RollsModel<'_>, l10n: &Localizer) -> Markup {
    let (id, class) = finding(model.proof);
    html! {
        section .panel.proof.(class) {
            p .finding { strong { (l10n.say(id)) } }
            @if model.commitment.is_some() {
                dl {
                    @if let Some(commitment) = model.commitment {
                        dt { (l10n.say("rolls-commitment")) }
                        dd { code .hash { (commitment) } }
                    }
                    @if let Some(seed) = model.seed {
                        dt { (l10n.say("rolls-seed")) }
                        dd { code .hash { (seed) } }
                    }
                }
                @match model.locked {
                    Some(locked) => {
                        (dice::contributed(locked, model.names, l10n))
                        p { (l10n.say("dice-proves-not")) }
                    }
                    None => {
                        p { (l10n.say("rolls-proves")) }
                        p { (l10n.say("rolls-proves-not")) }
                    }
                }
            }
            @if model.proof != Proof::SeedNotPublished {
                p { a href=(paths::proof(model.table)) { (l10n.say("end-proof")) } }
                p {
                    (l10n.say("rolls-verify")) " "
                    a href=(paths::journal(model.table)) download={ (model.table) ".jsonl" } { (l10n.say("links-journal")) }
                }
                p { code .command { "globetable verify " (model.table) ".jsonl" } }
            }
        }
    }
}

/// What a roll was for, in words if there are any.
pub(crate) fn purpose(purpose: &str, l10n: &Localizer) -> String {
    l10n.say_or(&format!("purpose-{purpose}"), purpose)
}

/// A face's name, where faces have names.
pub(crate) fn face(of: &str, face: u32, l10n: &Localizer) -> String {
    l10n.say_or(&format!("face-{of}-{face}"), &face.to_string())
}

/// One kind of die: how often each face fell, against how often it should have.
fn tally(tally: &Tally, l10n: &Localizer) -> Markup {
    let most = tally.observed.iter().copied().map(f64::from).fold(tally.expected, f64::max).max(1.0);
    let width = |count: f64| (count / most * 1000.0).round() / 10.0;
    let expected = width(tally.expected);
    let rolled: u32 = tally.observed.iter().sum();
    html! {
        div .tally {
            h3 { (purpose(&tally.purpose, l10n)) }
            table {
                thead { tr {
                    th scope="col" { (l10n.say("rolls-face")) }
                    th scope="col" { (l10n.say("rolls-observed")) }
                    td {}
                } }
                tbody {
                    @for (number, &count) in (1..).zip(&tally.observed) {
                        tr {
                            th scope="row" { (face(&tally.purpose, number, l10n)) }
                            td .number { (count) }
                            td .bar-cell {
                                svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" {
                                    rect .count width=(width(f64::from(count))) height="8" rx="1" {}
                                    path .expected d={ "M" (expected) " 0V8" } {}
                                }
                            }
                        }
                    }
                }
            }
            p .quiet {
                (l10n.say_with("rolls-even", &[
                    ("count", rolled.to_string()),
                    ("expected", l10n.decimal(tally.expected, 1)),
                    ("chi", l10n.decimal(tally.chi_square, 2)),
                    ("degrees", (tally.sides - 1).to_string()),
                    ("percent", percent(tally.probability, l10n)),
                ]))
                " " (l10n.say(if tally.probability < 0.01 { "rolls-uneven" } else { "rolls-usual" }))
            }
        }
    }
}

/// A probability in per cent, with a decimal where it is small.
pub(crate) fn percent(probability: f64, l10n: &Localizer) -> String {
    let percent = 100.0 * probability;
    l10n.decimal(percent, if percent < 9.95 { 1 } else { 0 })
}

fn list(model: &RollsModel<'_>, l10n: &Localizer) -> Markup {
    html! {
        div .scroll tabindex="0" role="region" aria-labelledby="h-list" {
            table .list {
                thead { tr {
                    @for id in ["rolls-number", "rolls-who", "rolls-what", "rolls-dice", "rolls-result"] {
                        th scope="col" { (l10n.say(id)) }
                    }
                } }
                tbody { @for roll in model.rolls { (row(roll, model.names, l10n)) } }
            }
        }
    }
}

fn row(roll: &Roll, names: &[String], l10n: &Localizer) -> Markup {
    let number = |id: &str, of: u32| l10n.say_with(id, &[("of", of.to_string())]);
    let (dice, result) = match &roll.fall {
        Fall::Die(purpose, sides, fell) => (number("rolls-die", *sides), face(purpose, *fell, l10n)),
        Fall::Pick(_, of, index) => (number("rolls-pick", *of), (index + 1).to_string()),
        Fall::Shuffle(_, exchanges) => (
            number("rolls-shuffle", u32::try_from(exchanges.len() + 1).unwrap_or(u32::MAX)),
            numbers(exchanges),
        ),
    };
    html! {
        tr {
            td .number { (roll.number) }
            td {
                @match roll.seat {
                    Some(seat) => { (names.get(seat.index()).map_or("", String::as_str)) }
                    None => { (l10n.say("rolls-set-up")) }
                }
            }
            td { (purpose(roll.fall.purpose(), l10n)) }
            td { (dice) }
            td { (result) }
        }
    }
}

/// The exchanges of a shuffle, as far as a line of a table can show them.
fn numbers(exchanges: &[u32]) -> String {
    const SHOWN: usize = 12;
    let mut text = exchanges.iter().take(SHOWN).map(u32::to_string).collect::<Vec<_>>().join(" ");
    if exchanges.len() > SHOWN {
        text.push_str(" …");
    }
    text
}
