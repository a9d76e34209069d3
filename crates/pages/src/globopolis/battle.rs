//! Battles: the chance before an attack, the battle while it is fought, and how it ended (GP-68 to GP-80).
//!
//! [`strength`] is the Assessment of Strength with the exact chances, [`told`] reads the Battle Rounds from the log, [`dice`]
//! draws them, [`asks`] is what a battle asks of its parties and of third parties.

mod asks;
mod dice;
mod strength;
#[cfg(test)]
mod tests;
mod told;

use games::globopolis::clause::{GP_63, GP_77, GP_80};
use games::globopolis::event::Strength;
use games::globopolis::odds::pattern;
use games::globopolis::state::{Battle, Party, Phase};
use games::globopolis::{Action, Team};
use maud::{Markup, html};
use table::Text;

use super::deal::signed;
use super::page::Page;
use strength::{Chance, percent, stake, stakes};
use told::{Round, Throw, Told};

pub(super) use asks::{next, read_form};
pub(super) use dice::lit as lit_die;
pub(super) use told::pattern_of;

/// The exact chance of an attack, before anybody plays a card or changes sides.
pub(super) fn chance_of(page: &Page<'_>, attack: &Action) -> Option<f64> {
    let Action::Attack { from, against, .. } = *attack else { return None };
    let strengths = page.game.prospect(page.open(), from, against)?;
    Some(page.game.chance(&strengths, [false; 2]))
}

/// What an attack would be like before it is declared: both strengths, and the exact chance.
pub(super) fn prospect(page: &Page<'_>, attack: &Action) -> Markup {
    let Action::Attack { from, against, with } = *attack else { return html! {} };
    let (Some(aggressor), Some(defender)) = (page.open().owner(from), page.open().owner(against)) else {
        return html! {};
    };
    let Some(strengths) = page.game.prospect(page.open(), from, against) else { return html! {} };
    let battle = Battle::between(aggressor, from, defender, against);
    let chance = page.game.chance(&strengths, [false; 2]);
    let (won, lost) = (stake(page, &battle, Party::Aggressor), stake(page, &battle, Party::Defender));
    let summary = Text::new("gpt-prospect")
        .with("chance", percent(chance))
        .with("gain", signed(won.gain.into()))
        .with("loss", signed(lost.loss.into()));
    let third = third_parties(page, &battle);
    html! {
        details .gpt-prospect data-key={ "prospect-" (from.0) "-" (against.0) @if let Some(card) = with { "-" (card.0) } } {
            summary { (meter(chance, "", "")) span { (page.text(&summary)) } }
            (strength::table(page, &strengths))
            (stakes(page, &battle))
            p .quiet {
                (page.say("gpt-prospect-may-change")) " " (page.clause(GP_80))
                @if third { " " (page.say("gpt-prospect-third")) " " (page.clause(GP_63)) }
            }
        }
    }
}

/// Whether Agents of others stand on one of the two Territories.
fn third_parties(page: &Page<'_>, battle: &Battle) -> bool {
    page.open().playing(page.game.teams()).any(|team| {
        battle.party(team).is_none()
            && [battle.from, battle.against].iter().any(|&title| page.open().titles[title].agents[team] > 0)
    })
}

/// A chance as a bar, the Aggressor's part in front of the Defender's.
fn meter(chance: f64, aggressor: &str, defender: &str) -> Markup {
    html! {
        svg .gpt-meter viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" {
            rect class=(defender) width="100" height="10" {}
            rect class={ "ours " (aggressor) } width=(format!("{:.1}", 100.0 * chance)) height="10" {}
        }
    }
}

/// The battle that is being fought, or was fought last; nothing if there is none.
pub(super) fn battle(page: &Page<'_>) -> Markup {
    let told = Told::last(page.model.log);
    match (&page.open().battle, told) {
        (Some(battle), told) => fought(page, battle, told.as_ref()),
        (None, Some(told)) if !told.past && !told.outcome.is_empty() && !page.open().is_over() => {
            over(page, &told)
        }
        _ => html! {},
    }
}

/// A battle while it is fought.
fn fought(page: &Page<'_>, battle: &Battle, told: Option<&Told<'_>>) -> Markup {
    let rolling = matches!(page.open().phase, Phase::Rounds(_));
    // Once it has been assessed, the strength stays what it was then.
    let assessed = told.and_then(|told| told.assessed).filter(|_| rolling);
    let strengths = assessed.unwrap_or_else(|| page.game.strength(page.open(), battle));
    let dice = if rolling { battle.dice } else { strengths.each_ref().map(|strength| strength.total) };
    let polygons = strengths.each_ref().map(|strength| strength.polygon);
    let ties = battle.orders.each_ref().map(|orders| orders.ties);
    let chance = Chance::of(polygons, dice, ties);
    html! {
        section .gpt-battle data-key="battle" aria-labelledby="battle-heading" {
            h3 #battle-heading { (page.say("gpt-battle")) }
            div .gpt-versus {
                @for party in Party::BOTH { (fighter(page, battle, party, polygons, dice, &ties)) }
            }
            @if let Some(round) = told.and_then(|told| told.rounds.last()) { (latest(page, round, polygons)) }
            (chances(page, battle, &chance, rolling))
            (asks::asks(page, battle))
            @if let Some(told) = told.filter(|told| !told.rounds.is_empty()) {
                details data-key="rounds" {
                    summary { (page.text(&Text::new("gpt-rounds-fought").with("count", told.rounds.len()))) }
                    (rounds(page, told, polygons))
                }
            }
            details .gpt-assessment data-key={ "assessment-" @if rolling { "rolling" } } open[!rolling] {
                summary { (page.say("gpt-strength")) }
                (strength::table(page, &strengths))
            }
            details data-key="stakes" { summary { (page.say("gpt-stakes")) } (stakes(page, battle)) }
        }
    }
}

/// The Battle Round that was rolled last, large.
fn latest(page: &Page<'_>, round: &Round, polygons: [u8; 2]) -> Markup {
    html! {
        div .gpt-latest data-key={ "latest-" (round.number) } {
            @for party in Party::BOTH {
                (throw(page, &round.throws[party as usize], polygons[party as usize], party, party == round.winner))
            }
            p { (outcome(page, round)) }
        }
    }
}

/// Who lost what in a Battle Round.
fn outcome(page: &Page<'_>, round: &Round) -> Markup {
    let loser = round.winner.other();
    // GP-77: with nothing but the polygon, the battle is lost with the round.
    let lost = if round.throws[loser as usize].dice.is_empty() { "gpt-lost-battle" } else { "gpt-lost-die" };
    let tie = round.throws[0].value == round.throws[1].value;
    html! {
        (page.text(&Text::new(lost).with("party", Text::new(role(loser)))))
        @if tie { " " (page.say("gpt-tie")) }
        " " (page.clause(GP_77))
    }
}

/// One party: who, from where, and with which dice now.
fn fighter(
    page: &Page<'_>,
    battle: &Battle,
    party: Party,
    polygons: [u8; 2],
    dice: [u8; 2],
    ties: &[bool; 2],
) -> Markup {
    let title = battle.territory(party);
    let (polygon, count) = (polygons[party as usize], dice[party as usize]);
    let label = Text::new("gpt-dice").with("polygon", polygon).with("count", count);
    html! {
        div .gpt-fighter.{ (seat_class(page, battle.team(party))) } {
            small { (page.say(role(party))) }
            (page.team_tag(battle.team(party)))
            b { (page.title_link(title)) }
            span .gpt-dice role="img" aria-label=(page.text(&label)) {
                (dice::polygon(page, polygon, None))
                @for _ in 0..count { (dice::idle()) }
            }
            @if ties[party as usize] && !ties[party.other() as usize] {
                small { (page.say("gpt-wins-ties")) " " (page.clause(GP_80)) }
            }
        }
    }
}

fn role(party: Party) -> &'static str {
    match party {
        Party::Aggressor => "gpt-aggressor",
        Party::Defender => "gpt-defender",
    }
}

fn seat_class(page: &Page<'_>, team: Team) -> String {
    format!("seat-{}", page.game.seats_of(team).first().map_or(0, |seat| seat.index() % 6))
}

/// Both chances, as a bar and in numbers.
fn chances(page: &Page<'_>, battle: &Battle, chance: &Chance, rolling: bool) -> Markup {
    let shown = Text::new("gpt-chances")
        .with("aggressor", page.game.team_arg(battle.aggressor))
        .with("defender", page.game.team_arg(battle.defender))
        .with("ours", percent(chance.battle))
        .with("theirs", percent(1.0 - chance.battle));
    let round = Text::new("gpt-chances-round")
        .with("aggressor", page.game.team_arg(battle.aggressor))
        .with("ours", percent(chance.round));
    html! {
        div .gpt-chances {
            (meter(chance.battle, &seat_class(page, battle.aggressor), &seat_class(page, battle.defender)))
            p { (page.text(&shown)) " " (page.clause(GP_77)) }
            @if rolling { p .quiet { (page.text(&round)) } }
        }
    }
}

/// Every Battle Round so far, the last one first, so that the button above stays in its place.
fn rounds(page: &Page<'_>, told: &Told<'_>, polygons: [u8; 2]) -> Markup {
    html! {
        @if !told.rounds.is_empty() {
            ol .gpt-rounds reversed aria-label=(page.say("gpt-rounds")) {
                @for round in told.rounds.iter().rev() { (round_row(page, round, polygons)) }
            }
        }
    }
}

fn round_row(page: &Page<'_>, round: &Round, polygons: [u8; 2]) -> Markup {
    html! {
        li data-key={ "round-" (round.number) } {
            span .gpt-round { (round.number) }
            @for party in Party::BOTH {
                (throw(page, &round.throws[party as usize], polygons[party as usize], party, party == round.winner))
            }
            small { (outcome(page, round)) }
        }
    }
}

/// One party's dice in a round, the pattern, and what they are worth.
fn throw(page: &Page<'_>, throw: &Throw, sides: u8, party: Party, won: bool) -> Markup {
    let value = Text::new("gpt-throw")
        .with("polygon", throw.polygon)
        .with("times", throw.times)
        .with("value", throw.value);
    html! {
        div .gpt-throw.won[won] {
            span .sr { (page.say(role(party))) ": " @for die in &throw.dice { (die) " " } }
            span .gpt-dice aria-hidden="true" {
                (dice::polygon(page, sides, Some(throw.polygon)))
                @for (&die, lit) in throw.dice.iter().zip(throw.pattern()) { (dice::lit(die, lit)) }
            }
            span { b { (page.text(&value)) } " " (page.say(pattern_name(throw))) }
        }
    }
}

/// GP-75, GP-76: what the d6 make.
fn pattern_name(throw: &Throw) -> &'static str {
    match throw.dice.as_slice() {
        [] => "gpt-pattern-alone",
        [die] if *die == throw.polygon => "gpt-pattern-doubled",
        dice => {
            let most = (1..=6).map(|face| dice.iter().filter(|&&die| die == face).count()).max();
            match (pattern(dice), most) {
                (5, Some(5..)) => "gpt-pattern-five",
                (5, _) => "gpt-pattern-full-house",
                (4, Some(4..)) => "gpt-pattern-four",
                (4, _) => "gpt-pattern-two-pair",
                (3, _) => "gpt-pattern-three",
                (2, _) => "gpt-pattern-pair",
                _ => "gpt-pattern-none",
            }
        }
    }
}

/// A battle that is over, until the next player acts.
fn over(page: &Page<'_>, told: &Told<'_>) -> Markup {
    let polygons = told
        .assessed
        .map_or([8, 10], |strengths: [Strength; 2]| strengths.each_ref().map(|strength| strength.polygon));
    html! {
        section .gpt-battle.over data-key={ "battle-" (told.attack.map_or(0, |line| line.entry)) } aria-labelledby="battle-heading" {
            h3 #battle-heading { (page.say("gpt-battle-over")) }
            @if let Some(attack) = told.attack { p { (page.text(&attack.text)) } }
            ul .gpt-outcome {
                @for (index, line) in told.outcome.iter().enumerate() {
                    li .first[index == 0] { (page.text(&line.text)) " " (page.clause(line.clause)) }
                }
            }
            @if let Some(round) = told.rounds.last() { (latest(page, round, polygons)) }
            details data-key="battle-rounds" {
                summary { (page.text(&Text::new("gpt-rounds-fought").with("count", told.rounds.len()))) }
                (rounds(page, told, polygons))
            }
        }
    }
}
