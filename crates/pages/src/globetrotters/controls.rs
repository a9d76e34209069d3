//! The buttons: every action of the reader that is not bound to a ticket in their hand, with what it costs and does.

use games::globetrotters::clause::{
    GT_7, GT_16, GT_18, GT_19, GT_23, GT_25, GT_26, GT_29, GT_30, GT_43, GT_44, GT_45, GT_49, GT_58, GT_60,
    GT_62, GT_71, GT_72, GT_74, GT_76, GT_78, GT_79, GT_82, GT_88,
};
use games::globetrotters::{
    Action, ContinentId, DISCOUNT, FULL_FARE, Kind, LocationId, Phase, SPENDING_MONEY, WAGES,
};
use maud::{Markup, html};
use table::{Clause, Game, Seat, Text};

use super::outlook;
use super::page::Page;
use super::{art, goals};
use crate::parts::{Effect, json};

/// Up to how many numbers of tickets get a button each; of more there is a list, so that the tickets stay in sight.
const BUTTONS: usize = 1;

/// Everything that can be done, the likeliest first.
pub(super) fn controls(page: &Page<'_>) -> Markup {
    let Some(seat) = page.seat.filter(|_| !page.view.legal.is_empty()) else { return html! {} };
    let mut buttons: Vec<&Action> = page.view.legal.iter().filter(|action| rank(action) < u8::MAX).collect();
    // The sort is stable: what ranks the same keeps the order of the rules.
    buttons.sort_by_key(|action| rank(action));
    let planning = page.asked_for.is_some_and(|at| page.ways_to(at).next().is_some());
    let first = buttons.first().map(|action| rank(action)).filter(|&first| first < 60 && !planning);
    let button = |action: &Action| {
        let strong = first == Some(rank(action));
        html! {
            div .gt-act data-key=(json(action)) {
                (page.form(action, if strong { "strong" } else { "" }, &label(page, action)))
                (outlook::list(page, &consequences(page, seat, action)))
            }
        }
    };
    let alone = alone(page, &buttons);
    html! {
        (page.action_bar(&page.take_back("", "gtp-take-back"), &html! {
            (goals::pick(page))
            @match alone { Some(next) => (button(next)), None => (to_tickets(page)) }
        }))
        (homes(page))
        (goals::goals(page))
        (flights(page))
        @for action in buttons.iter().filter(|&&action| Some(action) != alone) { (button(action)) }
        (buying(page, seat))
        (memories(page))
        (not_now(page, seat))
    }
}

/// What leads on by itself: the likeliest action, unless there are several of its kind or the choice is in the hand.
fn alone<'a>(page: &Page<'_>, buttons: &[&'a Action]) -> Option<&'a Action> {
    let first = *buttons.first()?;
    let several = buttons.get(1).is_some_and(|second| rank(second) == rank(first));
    Some(first).filter(|_| !several && !asks_for_tickets(page))
}

/// Whether what is asked for is in the hand.
fn asks_for_tickets(page: &Page<'_>) -> bool {
    matches!(page.open().phase, Phase::Debt(_))
}

/// The way to the tickets that are asked for.
fn to_tickets(page: &Page<'_>) -> Markup {
    html! {
        @if asks_for_tickets(page) && !page.view.tickets.is_empty() {
            a .button.strong href="#hand" { (art::sign("ticket")) (page.say("gtp-tickets-below")) }
        }
    }
}

/// The sides of the first ticket, one of which becomes Home, each with what is there.
fn homes(page: &Page<'_>) -> Markup {
    html! {
        @for action in &page.view.legal {
            @if let Action::ChooseHome(end) = *action {
                @let kind = page.edition().kind_of(end);
                @let name = page.text(&Text::new("gtp-make-home").with("place", page.place(end)));
                div .gt-act data-key=(json(action)) {
                    (page.form(action, "strong", &html! { (art::kind(kind)) (name) }))
                    p .quiet { (page.kind(kind)) ". " (page.say(&format!("gtp-home-{}", kind.id()))) }
                }
            }
        }
    }
}

/// The order of the buttons; what has a place of its own has none.
fn rank(action: &Action) -> u8 {
    match action {
        Action::ClaimMoney => 5,
        Action::Arrive | Action::SendTo(_) | Action::PickBlind(_) | Action::LoseKey(_) => 10,
        Action::SwitchWith(_) => 10,
        Action::TakeAdventure | Action::TryJackpot => 15,
        Action::Challenge => 20,
        Action::Roll => 25,
        Action::Sail(_) => 60,
        Action::Work => 65,
        Action::EndTurn => 30,
        Action::BuyTwo => 70,
        Action::Decline => 75,
        Action::GiveUp => 80,
        Action::ChooseHome(_)
        | Action::MoveTo(_)
        | Action::Fly { .. }
        | Action::Buy(_)
        | Action::Refund(_)
        | Action::PlaceMemory(_)
        | Action::UseBonus(_)
        | Action::Resign => u8::MAX,
    }
}

fn label(page: &Page<'_>, action: &Action) -> Markup {
    let name = page.text(&page.game.name_action(action));
    html! {
        @match *action {
            Action::Roll => { span .gt-d12 aria-hidden="true" { "?" } (name) }
            Action::SendTo(to) => { (art::kind(page.edition().kind_of(to))) (name) }
            Action::SwitchWith(seat) => { (art::small_piece(seat)) (name) }
            Action::LoseKey(_) => { (art::sign("key")) (name) }
            Action::PickBlind(_) => { (art::sign("ticket")) (name) }
            Action::Sail(_) => { (art::kind(Kind::CruiseIsland)) (name) }
            Action::TryJackpot => { (art::sign("jackpot")) (name) }
            _ => { (name) }
        }
    }
}

/// What an action will cost and do.
fn consequences(page: &Page<'_>, seat: Seat, action: &Action) -> Vec<Effect> {
    let open = page.open();
    let money = page.player(seat).money;
    let pays = |dollars: u32, clause| {
        let text = page.own("gtp-does-pay", seat).with("dollars", dollars);
        let short = dollars.saturating_sub(money);
        let text = text.with("short", short).with("left", money.saturating_sub(dollars));
        Effect { text, clause, warn: short > 0 }
    };
    let earns = |dollars: u32, clause| {
        let text = Text::new("gtp-does-earn").with("dollars", dollars);
        Effect::new(text.with("sum", money + dollars), clause)
    };
    match *action {
        Action::Arrive => page.here().map_or_else(Vec::new, |here| arrival(page, seat, here)),
        Action::TakeAdventure if open.phase == Phase::Travel => {
            vec![pays(page.game.expenses_again(open), GT_44), Effect::of("gtp-does-adventure", GT_49)]
        }
        Action::TakeAdventure => vec![Effect::of("gtp-does-adventure", GT_49)],
        Action::TryJackpot => {
            let text = Text::new("gtp-does-try")
                .with("dollars", open.jackpot.money)
                .with("tickets", page.view.jackpot_tickets)
                .with("keys", open.jackpot.keys.len());
            let missed = Text::new("gtp-does-miss").with("seat", page.game.right_of(open, seat));
            vec![Effect::new(text, GT_78), Effect::new(missed, GT_79).warning()]
        }
        Action::Challenge => {
            let key = page.here().and_then(|here| page.edition().key_of(here));
            let Some(holder) = key.and_then(|key| open.holder(key)) else { return Vec::new() };
            let of = |id| Text::new(id).with("seat", holder);
            vec![
                Effect::new(of("gtp-does-challenge"), GT_74),
                Effect::new(of("gtp-does-challenge-lost"), GT_76).warning(),
            ]
        }
        Action::Roll => vec![Effect::of("gtp-does-roll", GT_19)],
        Action::Sail(island) => outlook::arriving(page, seat, island).into_iter().skip(1).collect(),
        Action::Work => vec![earns(WAGES, GT_16), Effect::of("gtp-does-end-turn", GT_18)],
        Action::ClaimMoney => vec![earns(SPENDING_MONEY, GT_88)],
        Action::BuyTwo => vec![pays(DISCOUNT, GT_26)],
        Action::SendTo(to) => match open.phase {
            Phase::MoveOn { who, .. } => arrival(page, who, to),
            _ => Vec::new(),
        },
        Action::SwitchWith(other) => open.at(other).map_or_else(Vec::new, |there| {
            let text = Text::new("gtp-does-switch").with("place", page.place(there));
            let mut effects = vec![Effect::new(text, GT_60)];
            effects.push(outlook::expenses(page, seat, there));
            effects.extend(page.here().map(|here| outlook::expenses(page, other, here)));
            effects
        }),
        Action::LoseKey(key) => match key.continent() {
            Some(continent) => {
                let lost = page.edition().chart_of(continent).and(page.player(seat).memories);
                let text = Text::new("gtp-does-lose-memories").with("count", lost.len());
                vec![Effect::new(text, GT_72).warning()]
            }
            None => Vec::new(),
        },
        Action::Decline => vec![match open.phase {
            Phase::Bonus => Effect::of("gtp-does-stay", GT_62),
            Phase::LastChance => Effect::of("gtp-does-end-turn", GT_58),
            _ => Effect::of("gtp-does-decline", GT_43),
        }],
        Action::GiveUp => {
            vec![Effect::of("gtp-does-give-up", GT_82).warning()]
        }
        _ => Vec::new(),
    }
}

/// What arriving means, without the bump of those who are there already: that has happened.
fn arrival(page: &Page<'_>, seat: Seat, at: LocationId) -> Vec<Effect> {
    let effects = outlook::arriving(page, seat, at);
    effects.into_iter().filter(|effect| effect.clause != GT_45 || page.open().at(seat) != Some(at)).collect()
}

/// The way to the tickets, where flights are chosen.
fn flights(page: &Page<'_>) -> Markup {
    let flies = page.view.legal.iter().any(|action| matches!(action, Action::Fly { .. }));
    html! { @if flies { p { a .gt-to-hand href="#hand" { (art::sign("plane")) (page.say("gtp-fly-below")) } } } }
}

/// GT-26: tickets at the full fare.
fn buying(page: &Page<'_>, seat: Seat) -> Markup {
    let counts: Vec<u8> = page
        .view
        .legal
        .iter()
        .filter_map(|action| match *action {
            Action::Buy(count) => Some(count),
            _ => None,
        })
        .collect();
    let price = |id: &'static str, count: u8| {
        let dollars = u32::from(count) * FULL_FARE;
        let left = page.player(seat).money.saturating_sub(dollars);
        page.text(&Text::new(id).with("count", count).with("dollars", dollars).with("left", left))
    };
    html! {
        @if counts.is_empty() {}
        @else if counts.len() <= BUTTONS {
            div .choices {
                @for &count in &counts { (page.form(&Action::Buy(count), "", &html! { (art::sign("ticket")) (price("gtp-buy", count)) })) }
                (page.clause(GT_26))
            }
        } @else {
            form .gt-pick method="post" action=(page.acting().address()) {
                (page.acting().credentials())
                label {
                    span .sr { (page.say("gtp-buy-count")) }
                    select name="action" { @for &count in &counts { option value=(json(&Action::Buy(count))) { (price("gtp-buy-option", count)) } } }
                }
                button { (page.say("gtp-buy-do")) }
                (page.clause(GT_26))
            }
        }
    }
}

/// GT-71: a Special Memory can be placed beside a Continental City.
fn memories(page: &Page<'_>) -> Markup {
    let cities: Vec<LocationId> = page
        .view
        .legal
        .iter()
        .filter_map(|action| match *action {
            Action::PlaceMemory(city) => Some(city),
            _ => None,
        })
        .collect();
    html! {
        @if !cities.is_empty() {
            details .gt-more data-key="special" {
                summary { (art::sign("memory")) (page.say("gtp-place-memory")) }
                form .gt-pick method="post" action=(page.acting().address()) {
                    (page.acting().credentials())
                    label {
                        span .sr { (page.say("gtp-pick")) }
                        select name="action" {
                            @for continent in ContinentId::all() {
                                @let there: Vec<LocationId> = cities.iter().copied().filter(|&city| page.edition().continent_of(city) == continent).collect();
                                @if !there.is_empty() {
                                    optgroup label=(page.continent(continent)) {
                                        @for city in there { option value=(json(&Action::PlaceMemory(city))) { (page.place(city)) } }
                                    }
                                }
                            }
                        }
                    }
                    button { (page.say("gtp-place-do")) }
                }
                div .gt-why { (page.say("gtp-place-once")) " " (page.clause(GT_71)) }
            }
        }
    }
}

/// Ways to travel that are not open now, and why.
fn not_now(page: &Page<'_>, seat: Seat) -> Markup {
    if page.open().phase != Phase::Travel || !page.awaited() {
        return html! {};
    }
    let any = |is: fn(&Action) -> bool| page.view.legal.iter().any(is);
    let Some(here) = page.here() else { return html! {} };
    let red = page.edition().kind_of(here).is_red_dot();
    let mut reasons: Vec<(&str, Clause)> = Vec::new();
    if !any(|action| matches!(action, Action::Roll)) {
        reasons.push(("gtp-not-roll", GT_23));
    }
    if !any(|action| matches!(action, Action::Fly { .. })) {
        reasons.push(match () {
            () if !red => ("gtp-not-fly-here", GT_25),
            () if page.view.hands[seat] == 0 => ("gtp-not-fly-tickets", GT_25),
            () => ("gtp-not-fly", GT_29),
        });
    }
    if page.edition().crossings(here).is_empty() {
        reasons.push(("gtp-not-sail", GT_30));
    }
    if !any(|action| matches!(action, Action::Buy(_))) {
        reasons.push(match () {
            () if page.open().course.bought => ("gtp-not-buy-twice", GT_26),
            () if page.player(seat).money < FULL_FARE => ("gtp-not-buy-money", GT_26),
            () => ("gtp-not-buy-pack", GT_7),
        });
    }
    let held = page.edition().key_of(here).and_then(|key| page.open().holder(key));
    if held.is_some_and(|holder| holder != seat) && !any(|action| matches!(action, Action::Challenge)) {
        reasons.push(("gtp-not-challenge", GT_74));
    }
    html! {
        @if !reasons.is_empty() {
            ul .gt-not { @for (reason, clause) in reasons { li { (page.say(reason)) " " (page.clause(clause)) } } }
        }
    }
}
