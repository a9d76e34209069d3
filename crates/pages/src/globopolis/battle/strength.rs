//! The Assessment of Strength as a table, the exact chance that follows from it, and what is at stake (GP-70 to GP-78).

use games::globopolis::clause::{GP_24, GP_64, GP_70, GP_71, GP_72, GP_73, GP_74, GP_78, GP_80, GP_83};
use games::globopolis::event::Strength;
use games::globopolis::odds::{Arms, Odds};
use games::globopolis::state::{Battle, Orders, Party};
use games::globopolis::{Assistance, RUnit, Team, TitleId};
use maud::{Markup, html};
use table::{Clause, Text};

use super::dice;
use crate::globopolis::deal::signed;
use crate::globopolis::page::Page;

/// Both strengths, one row for each criterion with its clause.
pub(super) fn table(page: &Page<'_>, strengths: &[Strength; 2]) -> Markup {
    let agents = page.game.options().has_agents();
    let superiority = if agents { ("gpt-by-agents", GP_73) } else { ("gpt-by-value", GP_74) };
    let row = |(label, clause): (&str, Clause), of: fn(&Strength) -> i32| {
        html! {
            tr {
                th scope="row" { (page.say(label)) " " (page.clause(clause)) }
                @for strength in strengths { @let count = of(strength); td { @if count == 0 { "–" } @else { (count) } } }
            }
        }
    };
    let sum = |strength: &Strength| {
        [strength.base, strength.ns, strength.economy, strength.superiority, strength.assistance]
            .into_iter()
            .map(i32::from)
            .sum::<i32>()
    };
    let capped = strengths.iter().any(|strength| sum(strength) > 6);
    html! {
        table .gpt-strength {
            caption .sr { (page.say("gpt-strength")) }
            thead { tr {
                td {}
                th scope="col" { (page.say("gpt-aggressor")) }
                th scope="col" { (page.say("gpt-defender")) }
            } }
            tbody {
                (row(("gpt-by-base", GP_70), |strength| strength.base.into()))
                (row(("gpt-by-ns", GP_71), |strength| strength.ns.into()))
                (row(("gpt-by-economy", GP_72), |strength| strength.economy.into()))
                (row(superiority, |strength| strength.superiority.into()))
                @if page.game.options().assistance != Assistance::None {
                    (row(("gpt-by-assistance", GP_83), |strength| strength.assistance.into()))
                }
                @if strengths.iter().any(|strength| strength.cards != 0) {
                    tr {
                        th scope="row" { (page.say("gpt-by-cards")) " " (page.clause(GP_80)) }
                        @for strength in strengths {
                            td { @if strength.cards == 0 { "–" } @else { (signed(strength.cards.into())) } }
                        }
                    }
                }
            }
            tfoot {
                tr {
                    th scope="row" {
                        (page.say("gpt-total"))
                        @if capped { " " small { (page.say("gpt-six-at-most")) " " (page.clause(GP_70)) } }
                    }
                    @for strength in strengths { td { b { (strength.total) } } }
                }
                tr {
                    th scope="row" { (page.say("gpt-polygon")) }
                    @for strength in strengths { td { (dice::polygon(page, strength.polygon, None)) span .sr { (dice::name(page, strength.polygon)) } } }
                }
            }
        }
    }
}

/// The exact chances of a battle from here: the Aggressor's of winning it, and of winning the next Battle Round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Chance {
    pub(super) battle: f64,
    pub(super) round: f64,
}

impl Chance {
    pub(super) fn of(polygons: [u8; 2], dice: [u8; 2], ties: [bool; 2]) -> Self {
        let odds = Odds::of(Arms { polygons, ties });
        let [aggressor, defender] = dice.map(usize::from);
        Chance { battle: odds.win(dice[0], dice[1]), round: odds.round[aggressor][defender] }
    }
}

/// A chance in percent. What is not certain is not called so.
pub(super) fn percent(chance: f64) -> String {
    let shown = format!("{:.1}", 100.0 * chance);
    match shown.as_str() {
        "100.0" if chance < 1.0 => ">\u{a0}99.9\u{a0}%".to_owned(),
        "0.0" if chance > 0.0 => "<\u{a0}0.1\u{a0}%".to_owned(),
        _ => format!("{shown}\u{a0}%"),
    }
}

/// What a victory does to the points of victor and loser (GP-23 to GP-25, GP-78).
pub(super) struct Stake {
    pub(super) winner: Team,
    pub(super) loser: Team,
    /// The Territory that is lost.
    pub(super) title: TitleId,
    pub(super) gain: i32,
    pub(super) loss: i32,
    /// The points for a group in the gain (GP-24).
    pub(super) bonus: i32,
}

/// What is at stake if this party wins.
pub(super) fn stake(page: &Page<'_>, battle: &Battle, victor: Party) -> Stake {
    let open = page.open();
    let (winner, loser) = (battle.team(victor), battle.team(victor.other()));
    let title = battle.territory(victor.other());
    let value = i32::from(page.edition().title(title).value);
    let player = page.player(winner);
    let group = page.edition().title(title).group;
    let mut titles = player.titles;
    titles.insert(title);
    // GP-24: a group completed in battle is credited at once, and only once.
    let completes = titles.holds(page.edition().group(group).territories) && !player.credited.contains(group);
    let bonus = if completes { page.game.group_bonus(group) } else { 0 };
    let extra = i32::from(battle.orders[victor as usize].points);
    Stake {
        winner,
        loser,
        title,
        gain: value + bonus + extra,
        // The loser's points are those that the Title would take along in a deal.
        loss: page.game.points_of_deal(
            open,
            games::globopolis::TitleSet::only(title),
            games::globopolis::TitleSet::NONE,
        ),
        bonus,
    }
}

/// What is at stake, in words: points, R-Units, what is destroyed, who is captured.
pub(super) fn stakes(page: &Page<'_>, battle: &Battle) -> Markup {
    html! {
        ul .gpt-stakes {
            @for victor in Party::BOTH { li { (stake_text(page, battle, victor)) } }
        }
    }
}

fn stake_text(page: &Page<'_>, battle: &Battle, victor: Party) -> Markup {
    let stake = stake(page, battle, victor);
    let holding = &page.open().titles[stake.title];
    let mut goods = holding.units;
    goods[RUnit::Ns] = 0;
    let (spoils, losses): (Orders, Orders) =
        (battle.orders[victor as usize], battle.orders[victor.other() as usize]);
    let captured: u8 = (holding.agents.0.iter().enumerate())
        .filter(|(team, _)| *team != stake.winner.index())
        .filter(|(team, _)| !(losses.rescue && *team == stake.loser.index()))
        .map(|(_, count)| count)
        .sum();
    let points = Text::new("gpt-stake")
        .with("winner", page.game.team_arg(stake.winner))
        .with("loser", page.game.team_arg(stake.loser))
        .with("gain", signed(stake.gain.into()))
        .with("loss", signed(stake.loss.into()));
    let ns = holding.units[RUnit::Ns];
    let lost = Text::new("gpt-stake-lost").with("ns", ns).with("pieces", holding.level);
    html! {
        (page.text(&points)) " " (page.title_link(stake.title)) " "
        @if losses.scorch { (page.say("gpt-stake-scorched")) }
        @else { (page.text(&Text::new("gpt-stake-units").with("units", goods.text()))) }
        @if ns > 0 && spoils.keep_ns { " " (page.say("gpt-stake-keeps-ns")) }
        @else if ns > 0 || holding.level > 0 { " " (page.text(&lost)) }
        @if captured > 0 { " " (page.text(&Text::new("gpt-stake-captured").with("count", captured))) " " (page.clause(GP_64)) }
        @if stake.bonus > 0 { " " (page.text(&Text::new("gpt-stake-group").with("points", stake.bonus))) " " (page.clause(GP_24)) }
        @if spoils.eu > 0 { " " (page.text(&Text::new("gpt-stake-spoils").with("eu", spoils.eu))) " " (page.clause(GP_80)) }
        " " (page.clause(GP_78))
    }
}
