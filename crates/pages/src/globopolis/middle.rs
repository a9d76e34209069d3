//! The middle of the board: what was asked for, or how the game stands.

use games::globopolis::RUnit;
use games::globopolis::clause::{GP_4, GP_19, GP_21};
use maud::{Markup, html};
use table::{Arg, Text};

use super::page::Page;
use super::{art, title_card};

/// On wide screens it lies in the middle of the ring, on others below it.
pub(super) fn middle(page: &Page<'_>) -> Markup {
    match page.looked_at() {
        Some(field) => title_card::card(page, field),
        None => standing(page),
    }
}

/// Over the globe: the round, the bank and the stacks.
fn standing(page: &Page<'_>) -> Markup {
    let open = page.open();
    let count = |id, count: usize| page.text(&Text::new(id).with("count", count));
    html! {
        div .gp-middle.gp-night.gp-standing data-key="standing" {
            p .gp-round {
                (page.text(&Text::new("gpb-round").with("round", open.round)))
                @if let Some(rounds) = page.game.options().rounds { small { (page.text(&Text::new("gpb-round-of").with("rounds", rounds))) } }
            }
            @if open.last_round && !open.is_over() { p .gp-alarm { (page.say("gpb-last-round")) " " (page.clause(GP_19)) } }
            @if !open.sudden.is_empty() && !open.is_over() {
                @let tied: Vec<Arg> = open.sudden.iter().map(|team| page.team_arg(team)).collect();
                p .gp-alarm { (page.text(&Text::new("gpb-sudden").with("names", tied))) " " (page.clause(GP_21)) }
            }
            dl .gp-bank {
                dt { (page.say("gpb-bank")) " " (page.clause(GP_4)) }
                dd {
                    @for unit in RUnit::ALL {
                        @let words = page.text(&Text::new("gp-units-of").with("count", open.bank[unit]).with("unit", unit.text()));
                        span .gp-amount role="img" aria-label=(words) title=(words) { (art::unit(unit)) (open.bank[unit]) }
                    }
                    @let words = count("gpb-pieces-left", usize::from(open.pieces));
                    span .gp-amount role="img" aria-label=(words) title=(words) { (art::sign("ed")) (open.pieces) }
                }
                @if page.game.options().has_cards() {
                    dt { (page.say("gpb-stacks")) }
                    dd {
                        span .gp-amount.ops { (art::sign("ops")) (count("gpb-stack-ops", page.view.ops_mission.len())) }
                        span .gp-amount.influence { (art::sign("influence")) (count("gpb-stack-influence", page.view.influence.len())) }
                    }
                }
            }
        }
    }
}
