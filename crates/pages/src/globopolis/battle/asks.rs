//! What a battle asks: bribes and their answers (GP-63), cards (GP-80), help (GP-83, GP-84), and to fight (GP-75).

use games::globopolis::clause::{GP_83, GP_84};
use games::globopolis::state::{Asked, Battle, Party, Phase};
use games::globopolis::{Action, CardFace, Team, TitleId};
use maud::{Markup, html};
use table::dice::FastDice;
use table::{Arg, Game, Silent, Text};

use super::strength::{Chance, percent};
use crate::globopolis::deal::{as_known, field, number, said};
use crate::globopolis::page::Page;
use crate::model::Notice;
use crate::parts::{json, number_field};

/// Reads the forms below: `deal` is `bribe` (`leave`, `eu`), `answer` (`home-0`, `home-1`) or `help` (`from`, `eu`).
pub(crate) fn read_form(fields: &[(String, String)]) -> Result<Action, Notice> {
    let eu = || number::<u16>(fields, "eu", || Arg::Text(Text::new("gpt-eu")));
    let home = |name: &str| number::<u8>(fields, name, || Arg::Text(Text::new("gpt-agents-home")));
    match field(fields, "deal") {
        Some("bribe") => match field(fields, "leave") {
            Some("yes") => Ok(Action::Bribe { leave: true, eu: eu()? }),
            Some("no") => Ok(Action::Bribe { leave: false, eu: eu()? }),
            _ => Err(said("gpt-form-bribe")),
        },
        Some("answer") => Ok(Action::Answer { home: [home("home-0")?, home("home-1")?] }),
        _ => {
            let from = field(fields, "from").and_then(|title| title.parse::<usize>().ok());
            let from = from
                .filter(|&title| title < games::globopolis::TERRITORIES)
                .ok_or_else(|| said("gpt-form-title"))?;
            Ok(Action::CallFor { from: TitleId::from_index(from), eu: eu()? })
        }
    }
}

/// What the reader can choose; the sentence above the battle says of whom it asks what.
pub(super) fn asks(page: &Page<'_>, battle: &Battle) -> Markup {
    if !page.awaited() || !page.open().excess.is_empty() {
        return html! {};
    }
    html! { div .gpt-asks data-key="asks" { (choices(page, battle)) } }
}

fn choices(page: &Page<'_>, battle: &Battle) -> Markup {
    match page.open().phase {
        Phase::Bystander { team, asked: Asked::Third, .. } => third(page, battle, team),
        Phase::Bystander { team, asked: Asked::Party(_), .. } => bribe(page, battle, team),
        Phase::Muster(_) => html! { (operations(page)) (help(page)) },
        Phase::Rounds(_) => operations(page),
        _ => html! {},
    }
}

/// What leads on in a battle, if the reader is asked.
pub(crate) fn next(page: &Page<'_>) -> Markup {
    let Some(battle) = page.open().battle.as_ref().filter(|_| page.awaited()) else { return html! {} };
    match page.open().phase {
        Phase::Bystander { team, asked: Asked::Third, .. } => answers(page, battle, team),
        Phase::Bystander { asked: Asked::Party(_), .. } => last(page, "gpt-no-bribe", ""),
        Phase::Muster(_) => last(page, "gpt-muster-done", "strong"),
        Phase::Help { .. } => html! {
            div .choices data-key="help" {
                (page.form(&Action::Send, "strong", &html! { (page.say("gpt-send-ns")) }))
                (then(page, &Action::Send))
                (page.form(&Action::Pass, "", &html! { (page.say("gpt-refuse-ns")) }))
            }
        },
        Phase::Rounds(Party::Defender) => rounds(page, &Action::Pass, ["gpt-no-card-on", "gpt-no-card-now"]),
        Phase::Rounds(Party::Aggressor) => rounds(page, &Action::Fight, ["gpt-fight-on", "gpt-fight"]),
        _ => html! {},
    }
}

/// All rounds or one: all are fought without a question before each, until somebody plays a card or it is decided.
fn rounds(page: &Page<'_>, action: &Action, [all, one]: [&str; 2]) -> Markup {
    html! {
        div .gpt-fight data-key=(all) {
            form method="post" action=(page.acting().address()) {
                (page.acting().credentials())
                input type="hidden" name="action" value=(json(action));
                input type="hidden" name="again" value="on";
                button .strong { (page.say(all)) }
            }
            (page.form(action, "", &html! { (page.say(one)) }))
            small { (page.say("gpt-on-until")) }
        }
    }
}

fn last(page: &Page<'_>, id: &str, class: &str) -> Markup {
    html! { div .choices data-key=(id) { (page.form(&Action::Pass, class, &html! { (page.say(id)) })) } }
}

/// How the battle would stand after an action that takes no dice, if it would go on: the Aggressor's exact chance.
pub(super) fn chance_after(page: &Page<'_>, action: &Action) -> Option<f64> {
    let mut state = as_known(page);
    page.game.apply(&mut state, page.seat?, action, &mut FastDice::new(0), &mut Silent).ok()?;
    let battle = state.open.battle.as_ref()?;
    // In the rounds a card changes the dice that are left, before them the strength.
    let strengths = page.game.strength(&state.open, battle);
    let rolling = matches!(page.open().phase, Phase::Rounds(_));
    let dice = if rolling { battle.dice } else { strengths.each_ref().map(|strength| strength.total) };
    let polygons = strengths.each_ref().map(|strength| strength.polygon);
    Some(Chance::of(polygons, dice, battle.orders.each_ref().map(|orders| orders.ties)).battle)
}

/// The same, in words.
fn then(page: &Page<'_>, action: &Action) -> Markup {
    let battle = page.open().battle.as_ref();
    html! {
        @if let (Some(battle), Some(chance)) = (battle, chance_after(page, action)) {
            (said_then(page, battle, "gpt-then", chance))
        }
    }
}

fn said_then(page: &Page<'_>, battle: &Battle, id: &'static str, chance: f64) -> Markup {
    let text = Text::new(id).with("team", page.game.team_arg(battle.aggressor));
    html! { small .gpt-then { (page.text(&text.with("chance", percent(chance)))) } }
}

/// The Aggressor's chance if a third party withdraws all Agents, or none; everything else being as it is.
pub(super) fn chance_if(page: &Page<'_>, battle: &Battle, third: Team, leaves: bool) -> f64 {
    let mut open = page.open().clone();
    if leaves {
        for title in [battle.from, battle.against] {
            open.titles[title].agents[third] = 0;
        }
    }
    let ties = battle.orders.each_ref().map(|orders| orders.ties);
    page.game.chance(&page.game.strength(&open, battle), ties)
}

/// GP-63: EU for a third party that leaves, or stays.
fn bribe(page: &Page<'_>, battle: &Battle, third: Team) -> Markup {
    let Some(team) = page.team else { return html! {} };
    let most = page.game.free_eu(&as_known(page), team).min(u32::from(u16::MAX));
    html! {
        @if most > 0 { form .gpt-ask method="post" action=(page.acting().address()) {
            (page.acting().credentials())
            input type="hidden" name="deal" value="bribe";
            label .gpt-amount {
                span { (page.text(&Text::new("gpt-bribe").with("team", page.game.team_arg(third)))) }
                (number_field("eu", 1..=most, most.min(5)))
                small { (page.text(&Text::new("gpt-most").with("most", most))) }
            }
            @let [leaves, stays] = [true, false].map(|leaves| chance_if(page, battle, third, leaves));
            // Both are computed the same way, so that equal dice are equal chances.
            @let same = leaves.to_bits() == stays.to_bits();
            div .choices {
                button name="leave" value="yes" { (page.say("gpt-bribe-leave")) }
                @if !same { (said_then(page, battle, "gpt-then", leaves)) }
                button name="leave" value="no" { (page.say("gpt-bribe-stay")) }
                (said_then(page, battle, if same { "gpt-then-either" } else { "gpt-then" }, stays))
            }
        } }
    }
}

/// How many Agents of a third party stand on each side.
fn present(page: &Page<'_>, battle: &Battle, team: Team) -> [u8; 2] {
    [battle.from, battle.against].map(|title| page.open().titles[title].agents[team])
}

/// GP-63: that all stay or all leave, with what it earns.
fn answers(page: &Page<'_>, battle: &Battle, team: Team) -> Markup {
    let there = present(page, battle, team);
    let earned = |leave: bool| -> u32 {
        let bribes = battle.bribes.iter().flatten().filter(|bribe| bribe.leave == leave);
        bribes.map(|bribe| u32::from(bribe.eu)).sum()
    };
    let label = |id: &'static str, leave: bool| {
        html! {
            (page.say(id))
            @if earned(leave) > 0 { " " small { (page.text(&Text::new("gpt-earns").with("eu", earned(leave)))) } }
        }
    };
    html! {
        div .choices data-key="answer-all" {
            (page.form(&Action::Answer { home: [0, 0] }, "", &label("gpt-all-stay", false)))
            (then(page, &Action::Answer { home: [0, 0] }))
            (page.form(&Action::Answer { home: there }, "", &label("gpt-all-leave", true)))
            (then(page, &Action::Answer { home: there }))
        }
    }
}

/// GP-63: what a third party was offered, and an answer of some of each.
fn third(page: &Page<'_>, battle: &Battle, team: Team) -> Markup {
    let titles = [battle.from, battle.against];
    let there = present(page, battle, team);
    html! {
        @for party in Party::BOTH {
            @if let Some(bribe) = battle.bribes[party as usize] {
                @let id = if bribe.leave { "gpt-bribed-leave" } else { "gpt-bribed-stay" };
                p { (page.team_tag(battle.team(party))) " " (page.text(&Text::new(id).with("eu", bribe.eu))) }
            }
        }
        @if there[0] + there[1] > 1 {
            details data-key="answer" {
                summary { (page.say("gpt-some-leave")) }
                form .gpt-ask method="post" action=(page.acting().address()) {
                    (page.acting().credentials())
                    input type="hidden" name="deal" value="answer";
                    @for (index, (title, count)) in titles.into_iter().zip(there).enumerate() {
                        @if count > 0 {
                            label .gpt-amount {
                                span { (page.title(title)) }
                                (number_field(&format!("home-{index}"), 0..=count.into(), 0))
                                small { (page.text(&Text::new("gpt-most").with("most", count))) }
                            }
                        }
                    }
                    button { (page.say("gpt-withdraw-agents")) }
                }
            }
        }
    }
}

/// GP-80: the Operations that can be played now, with what they do. On a shared device they are shown on request.
fn operations(page: &Page<'_>) -> Markup {
    let plays = page.view.legal.iter().filter_map(|action| match action {
        Action::Play { card, .. }
            if matches!(page.edition().card(*card).face, CardFace::Operation { .. }) =>
        {
            Some((action, *card))
        }
        _ => None,
    });
    let plays: Vec<_> = plays.collect();
    let list = html! {
        @for (action, card) in &plays {
            div .gpt-operation data-key={ "operation-" (card.0) } {
                (page.form(action, "", &html! { (page.text(&page.game.name_action(action))) }))
                small { (page.l10n.name(&page.edition().card(*card).text)) }
                (then(page, action))
            }
        }
    };
    html! {
        @if plays.is_empty() {}
        @else if page.curtain {
            details .gpd-curtain data-key={ "operations-" (page.seat.map_or(0, |seat| seat.0)) } {
                summary { (page.say("gpt-operations")) } (list)
            }
        } @else { (list) }
    }
}

/// GP-83, GP-84: help from Territories of the group, one's own and others'.
fn help(page: &Page<'_>) -> Markup {
    let most = |team: Team| page.game.free_eu(&as_known(page), team).min(u32::from(u16::MAX));
    html! {
        @for action in &page.view.legal {
            @match *action {
                Action::Assist(from) => {
                    div .gpt-operation data-key={ "assist-" (from.0) } {
                        (page.form(action, "", &html! { (page.text(&page.game.name_action(action))) })) " " (page.clause(GP_83))
                        (then(page, action))
                    }
                }
                Action::CallFor { from, .. } if page.open().owner(from) == page.team => {
                    div .gpt-operation data-key={ "call-" (from.0) } {
                        (page.form(action, "", &html! { (page.text(&Text::new("gpt-own-ns").with("title", page.title(from)))) }))
                        " " (page.clause(GP_84))
                        (then(page, action))
                    }
                }
                Action::CallFor { from, eu } => {
                    form .gpt-ask method="post" action=(page.acting().address()) data-key={ "call-" (from.0) } {
                        (page.acting().credentials())
                        input type="hidden" name="deal" value="help";
                        input type="hidden" name="from" value=(from.index());
                        p {
                            (page.title_link(from))
                            @if let Some(owner) = page.open().owner(from) { " " (page.team_tag(owner)) }
                            " " (page.clause(GP_84))
                        }
                        label .gpt-amount {
                            span { (page.say("gpt-ns-for")) }
                            @let most = page.team.map_or(0, most);
                            (number_field("eu", 0..=most, eu.into()))
                            small { (page.text(&Text::new("gpt-most").with("most", most))) }
                        }
                        button { (page.say("gpt-ask-ns")) }
                    }
                }
                _ => {}
            }
        }
    }
}
