//! What pages tell about the dice: the seal, what everybody commits to and reveals, and the own share, which the script puts
//! in from what the browser keeps. The server never tells a browser its own share.

use maud::{Markup, html};
use table::dice::BrokenOff;
use table::{Contribution, Locked, Seat};

use crate::frame::region;
use crate::model::{LobbyModel, PersonKind, Region, TableModel};
use crate::{Localizer, paths};

/// The dice of a table that waits for its players or their shares.
pub(crate) fn waiting(model: &LobbyModel<'_>, l10n: &Localizer) -> Region {
    let html = html! {
        section #dice .panel aria-labelledby="h-dice" data-unlocked[model.locked.is_none()] {
            h2 #h-dice { (l10n.say("dice-heading")) }
            p { (l10n.say("lobby-commitment")) " " code .hash data-seal { (model.commitment) } }
            ul .quiet { @for seat in Seat::all(model.people.len()) { (told(model, seat, l10n)) } }
            (broken_off(model.broken_off, l10n))
            @for seat in model.own.iter() { (own(model, seat, l10n)) }
            (distrust(l10n))
        }
    };
    region("dice", html)
}

/// What the script says when the table is not what it was.
fn distrust(l10n: &Localizer) -> Markup {
    html! { p .notice data-distrust hidden { (l10n.say("dice-distrust")) } }
}

/// What a seat commits to, or revealed.
fn told(model: &LobbyModel<'_>, seat: Seat, l10n: &Localizer) -> Markup {
    let person = &model.people[seat.index()];
    let share = model.shares.get(seat.index()).copied().flatten();
    let id = match (model.locked.map(|locked| &locked.contributions()[seat.index()]), share) {
        _ if person.kind == PersonKind::Open => return html! {},
        _ if matches!(person.kind, PersonKind::Bot(_)) => "dice-bot",
        (Some(Contribution::Awaited), _) => "dice-awaited",
        (Some(Contribution::Share(_)), _) => "dice-revealed",
        (Some(_), _) | (None, Some("")) => "dice-nothing",
        (None, None) => "dice-not-come",
        (None, Some(_)) => "dice-committed",
    };
    html! {
        li {
            (person.name) (l10n.say("part-colon")) (l10n.say(id))
            @if let Some(share) = share.filter(|share| !share.is_empty()) { " " code .hash { (share) } }
        }
    }
}

/// The own share, and the forms that the script sends by itself.
fn own(model: &LobbyModel<'_>, seat: Seat, l10n: &Localizer) -> Markup {
    let share = model.shares.get(seat.index()).copied().flatten().filter(|share| !share.is_empty());
    let awaited = model.locked.filter(|locked| locked.awaited().contains(seat));
    html! {
        @match (share, model.locked) {
            (Some(share), _) => { (own_share(seat, share, l10n)) }
            (None, None) => {
                form method="post" action=(paths::commit(model.table)) data-commit hidden {
                    input type="hidden" name="seat" value=(seat.index());
                    input type="hidden" name="commitment" value="";
                }
            }
            (None, Some(_)) => {}
        }
        @if let (Some(share), Some(locked)) = (share, awaited) {
            form method="post" action=(paths::reveal(model.table)) data-reveal data-header=(locked.lines()[0]) hidden {
                input type="hidden" name="seat" value=(seat.index());
                input type="hidden" name="commitment" value=(share);
                input type="hidden" name="share" value="";
            }
        }
    }
}

fn own_share(seat: Seat, commitment: &str, l10n: &Localizer) -> Markup {
    html! {
        p .quiet {
            (l10n.say("dice-own")) " " code .hash data-share=(commitment) data-seat=(seat.index()) {}
            " " (l10n.say("dice-own-commitment")) " " code .hash { (commitment) }
        }
    }
}

fn broken_off(starts: &[BrokenOff], l10n: &Localizer) -> Markup {
    html! {
        @for start in starts {
            p {
                (l10n.say_count("dice-broken-off", start.shares)) " "
                a href=(paths::journal(&start.table)) { (start.table) }
            }
        }
    }
}

/// The dice of a game: the seal, who contributed and the own share.
pub(crate) fn in_play(model: &TableModel<'_>, l10n: &Localizer) -> Markup {
    html! {
        @if let Some(commitment) = model.commitment {
            p .quiet { (l10n.say("links-commitment")) " " code .hash data-seal { (commitment) } }
        }
        @if let Some(locked) = model.locked {
            @let names: Vec<String> = model.people.iter().map(|person| person.name.clone()).collect();
            (contributed(locked, &names, l10n))
            @for seat in model.own.iter() {
                @if let Some(share) = locked.sealing().commitment(seat) {
                    @if model.company.shared_elsewhere.contains(seat) { p .quiet { (l10n.say("dice-elsewhere")) } }
                    @else { (own_share(seat, &share.0, l10n)) }
                }
            }
            @if !model.own.is_empty() { (distrust(l10n)) }
        }
    }
}

/// The last line of the journal: a region of its own, since it changes with everything that is done.
pub(crate) fn last_line(model: &TableModel<'_>, l10n: &Localizer) -> Region {
    let html = html! {
        p #last-line .quiet hidden[model.line.is_none()] {
            @if let Some(line) = model.line {
                (l10n.say("links-line")) " " code .hash data-line=(model.version - 1) { (line) }
            }
        }
    };
    region("last-line", html)
}

/// Who contributed to the dice of a game, and who did not.
pub(crate) fn contributed(locked: &Locked, names: &[String], l10n: &Localizer) -> Markup {
    let named = |is: fn(&Contribution) -> bool| -> Vec<String> {
        let those = names.iter().zip(locked.contributions()).filter(|(_, each)| is(each));
        those.map(|(name, _)| name.clone()).collect()
    };
    let sentence = |id: &str, names: Vec<String>| {
        let said = (!names.is_empty()).then(|| l10n.say_with(id, &[("names", l10n.list(&names))]));
        html! { @if let Some(said) = said { p .quiet { (said) } } }
    };
    let shares = named(|each| matches!(each, Contribution::Share(_)));
    html! {
        @if shares.is_empty() { p .quiet { (l10n.say("dice-table-alone")) } }
        (sentence("dice-shares-of", shares))
        (sentence("dice-withheld-by", named(|each| *each == Contribution::Withheld)))
        (sentence("dice-nothing-from", named(|each| *each == Contribution::Nothing)))
        (broken_off(&locked.sealing().broken_off, l10n))
    }
}
