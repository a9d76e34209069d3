//! Cards in hand: what playing one brings, and which to put away (GP-39, GP-52).

use games::globopolis::card::{CardFace, CardKind, Deed, Effect, Goal, Order, Source};
use games::globopolis::{Action, CardId, Choice, RUnit, Team, Units};

use super::battle::is_in_reach_of;
use super::estate::LEVEL;
use super::mind::Mind;
use super::missions;
use super::ring::Ring;

/// From which part of the EU that a MISSION asks for on they are saved.
const SAVES: f64 = 0.6;
/// A card that pays for each thing waits while it pays fewer EU than this: what it must bring more meanwhile.
const PAYS_LITTLE: f64 = 20.0;

/// Whether a MISSION in hand asks for Super Developed Territories, so that they come before Developed ones.
pub(super) fn wants_super_development(mind: &Mind<'_>) -> bool {
    let asks =
        |goal: &Goal| matches!(goal, Goal::Developed { level: 2, .. } | Goal::DevelopedGroup { level: 2 });
    mind.missions.iter().any(|card| match &mind.game.edition().card(card).face {
        CardFace::Mission { goals, .. } => goals.iter().any(asks),
        _ => false,
    })
}

/// How many EU a MISSION in hand asks for, if they are in sight.
pub(super) fn saves_eu(mind: &Mind<'_>) -> bool {
    let asks =
        |goal: &Goal| matches!(*goal, Goal::Eu { amount } if mind.own().eu >= SAVES * f64::from(amount));
    mind.missions.iter().any(|card| match &mind.game.edition().card(card).face {
        CardFace::Mission { goals, points: None } => goals.iter().any(asks),
        _ => false,
    })
}

/// The best INFLUENCE card to play now, if any is worth it. Cards that move the Governor are compared with `roll`, which is
/// what rolling is worth.
pub(super) fn best(mind: &Mind<'_>, ring: Option<(&Ring<'_>, f64)>) -> Option<(Action, f64)> {
    let mut best: Option<(Action, f64)> = None;
    for &action in &mind.view.legal {
        let Action::Play { card, choice } = action else { continue };
        let CardFace::Influence { effects, .. } = &mind.game.edition().card(card).face else { continue };
        let mut worth = 0.0;
        for &effect in effects {
            worth += effect_worth(mind, effect, &choice, ring);
        }
        if worth > mind.taste.played && best.is_none_or(|(_, most)| worth > most) {
            best = Some((action, worth));
        }
    }
    best
}

fn effect_worth(mind: &Mind<'_>, effect: Effect, choice: &Choice, ring: Option<(&Ring<'_>, f64)>) -> f64 {
    let open = mind.open;
    let of_unit = |fixed: Option<RUnit>, count: u8| fixed.or(choice.unit).map(|unit| (unit, count));
    match effect {
        Effect::Eu { amount, from } => {
            let amount = f64::from(amount);
            let taken = |team: Team| {
                let eu = amount.min(f64::from(open.players[team].eu));
                mind.eu(eu) - mind.hurts(team) * mind.gain_of(team, |estate| estate.eu -= eu)
            };
            match from {
                Source::Bank => mind.gain(|estate| estate.eu += amount),
                Source::All => mind.rivals().map(taken).sum(),
                Source::Target => choice.team.map_or(0.0, taken),
            }
        }
        Effect::EuForEach { amount, of } => {
            let eu = f64::from(amount) * f64::from(mind.game.count_for(open, mind.team, of));
            // It pays to wait until there is more to be paid for.
            mind.gain(|estate| estate.eu += eu) - if eu < PAYS_LITTLE { mind.taste.waiting } else { 0.0 }
        }
        Effect::Pay { amount } => mind.eu(-f64::from(amount)),
        Effect::Points { from: Source::Target, .. } | Effect::LosePoints { .. }
            if choice.team.is_some_and(|team| waits_for(mind, team)) =>
        {
            0.0
        }
        Effect::Points { amount, from: Source::Bank } if is_kept_for_the_mark(mind, amount) => 0.0,
        Effect::Points { amount, from: Source::Target } => choice.team.map_or(0.0, |team| {
            let points = f64::from(open.players[team].points.clamp(0, i32::from(amount)));
            mind.gain(|estate| estate.base += points)
                - mind.hurts(team) * mind.gain_of(team, |estate| estate.base -= points)
        }),
        Effect::Points { amount, .. } => mind.gain(|estate| estate.base += f64::from(amount)),
        Effect::LosePoints { amount } => choice.team.map_or(0.0, |team| {
            let points = f64::from(open.players[team].points.clamp(0, i32::from(amount)));
            -mind.hurts(team) * mind.gain_of(team, |estate| estate.base -= points)
        }),
        Effect::Units { unit, count } => of_unit(unit.fixed(), count)
            .map_or(0.0, |(unit, count)| mind.units(Units::of(unit, count.min(open.bank[unit])))),
        Effect::TakeUnits { unit, count, from } => {
            let taken = |team: Team| {
                of_unit(unit.fixed(), count).map_or(0.0, |(unit, count)| {
                    let units = Units::of(unit, count.min(open.players[team].stock[unit]));
                    mind.units(units) - mind.hurts(team) * mind.gain_of(team, |estate| estate.remove(units))
                })
            };
            match from {
                Source::All => mind.rivals().map(taken).sum(),
                _ => choice.team.map_or(0.0, taken),
            }
        }
        Effect::GuildUnits { count } => match (choice.title, choice.unit) {
            (Some(guild), Some(unit)) => {
                mind.units(Units::of(unit, count.min(open.titles[guild].units[unit])))
            }
            _ => 0.0,
        },
        Effect::DestroyUnits { unit, count } => match (choice.title, of_unit(unit.fixed(), count)) {
            (Some(title), Some((unit, count))) => {
                let Some(owner) = open.owner(title) else { return 0.0 };
                let lost = Units::of(unit, count.min(open.titles[title].units[unit]));
                -mind.hurts(owner) * mind.gain_of(owner, |estate| estate.remove(lost))
            }
            _ => 0.0,
        },
        Effect::BuyUnits { count, price } => buying(mind, count, price),
        Effect::Develop => choice.title.map_or(0.0, |title| {
            // The premium is saved, so the dearest is best.
            mind.taste.premium_eu * f64::from(mind.game.premium(open, title))
        }),
        Effect::Settle { .. } => choice.title.map_or(0.0, |title| mind.taking(title)),
        Effect::Exchange => exchange(mind, choice),
        Effect::Shield => choice.title.map_or(0.0, |title| {
            let worth = f64::from(mind.game.edition().title(title).value)
                + LEVEL * f64::from(open.titles[title].justified());
            let near = mind.rivals().filter(|&rival| is_in_reach_of(mind, title, rival)).count();
            if near > 0 { mind.taste.shielded * worth } else { 0.0 }
        }),
        Effect::Conference { percent, .. } => match open.phase {
            games::globopolis::Phase::Foreign(title) => {
                let cost = f64::from(mind.game.conference_cost(open, title));
                let owner = open.owner(title);
                let pay = |cost: f64| owner.map_or(0.0, |owner| mind.paying(cost, owner));
                pay(cost * f64::from(percent) / 100.0) - pay(cost)
            }
            _ => 0.0,
        },
        Effect::MarketShuttle => {
            let here = open.governors[mind.seat].at;
            ring.map_or(0.0, |(ring, _)| ring.market(here))
        }
        Effect::Fly { .. } => match (choice.field, ring) {
            (Some(to), Some((ring, roll))) => ring.going_to(to) - roll - mind.taste.influence_card,
            _ => 0.0,
        },
        Effect::Advance { .. } => match (choice.steps, ring) {
            (Some(steps), Some((ring, roll))) => {
                let to = open.governors[mind.seat].at.ahead(usize::from(steps));
                ring.going_to(to) - roll - mind.taste.influence_card
            }
            _ => 0.0,
        },
        Effect::Draw { count, .. } => mind.taste.ops_card * f64::from(count),
        Effect::StealCard { kind } | Effect::DropCard { kind } => choice.team.map_or(0.0, |team| {
            let held = open.hand_sizes[team][kind as usize] > 0;
            if held { mind.taste.stolen + mind.hurts(team) } else { 0.0 }
        }),
        Effect::Spy => mind.taste.seen,
        Effect::Recruit { count } => mind.taste.agent * f64::from(count.min(open.players[mind.team].reserve)),
        Effect::FreeAgents { count } => choice.team.map_or(0.0, |team| {
            mind.taste.agent * f64::from(count.min(open.players[team].captives[mind.team]))
        }),
        Effect::Expel => choice.title.map_or(0.0, |title| {
            let foreign: u8 = mind.rivals().map(|rival| open.titles[title].agents[rival]).sum();
            mind.taste.sent_home * mind.taste.agent * f64::from(foreign)
        }),
        Effect::Capture { count } => match (choice.title, choice.team) {
            (Some(title), Some(team)) => {
                mind.taste.captured * mind.taste.agent * f64::from(count.min(open.titles[title].agents[team]))
            }
            _ => 0.0,
        },
    }
}

/// Whether a card against somebody's points is kept until they are nearer to the mark: then everybody will be glad of it.
/// Between two there is nobody else to play it on.
fn waits_for(mind: &Mind<'_>, team: Team) -> bool {
    let held = mind.open.hand_sizes[mind.team][CardKind::Influence as usize];
    let leads = if held >= mind.game.options().hand_limit { mind.taste.leads_full } else { mind.taste.leads };
    let near = mind.mark.is_some_and(|mark| f64::from(mind.open.players[team].points) > leads * mark);
    !near && mind.rivals().count() > 1
}

/// Whether a card that brings points is kept until they lead to the mark or beyond: in hand nobody can take them, and they make
/// nobody a leader.
fn is_kept_for_the_mark(mind: &Mind<'_>, amount: u8) -> bool {
    let held = mind.open.hand_sizes[mind.team][CardKind::Influence as usize];
    let with_it = f64::from(mind.open.players[mind.team].points) + f64::from(amount);
    mind.mark.is_some_and(|mark| with_it < mark) && held < mind.game.options().hand_limit
}

/// What buying from the bank at this price brings.
fn buying(mind: &Mind<'_>, count: u8, price: u8) -> f64 {
    let price = -mind.eu(-f64::from(price));
    let mut estate = mind.own();
    let mut worth = 0.0;
    for _ in 0..count {
        let before = estate.sets(mind.taste);
        let with = |unit: RUnit| {
            let mut more = estate;
            more.add(Units::of(unit, 1));
            more
        };
        let best = RUnit::ALL.into_iter().filter(|&unit| mind.open.bank[unit] > 0).map(with);
        let Some(best) = best.max_by(|one, other| one.sets(mind.taste).total_cmp(&other.sets(mind.taste)))
        else {
            break;
        };
        if best.sets(mind.taste) - before < price {
            break;
        }
        worth += best.sets(mind.taste) - before - price;
        estate = best;
    }
    worth - mind.taste.buying
}

fn exchange(mind: &Mind<'_>, choice: &Choice) -> f64 {
    let (Some(own), Some(other)) = (choice.title, choice.other) else { return 0.0 };
    let Some(owner) = mind.open.owner(other) else { return 0.0 };
    let (game, open) = (mind.game, mind.open);
    let swap = |estate: &mut super::estate::Estate, gives, gets| {
        estate.lose(game, open, gives);
        estate.gain(game, gets, open.titles[gets].units, 0);
    };
    let gained = mind.gain(|estate| swap(estate, own, other));
    let lost = mind.gain_of(owner, |estate| swap(estate, other, own));
    gained - mind.hurts(owner) * lost - mind.taste.exchanging
}

/// What it is worth to keep a card.
fn keeping(mind: &Mind<'_>, card: CardId) -> f64 {
    match &mind.game.edition().card(card).face {
        CardFace::Mission { .. } => missions::promise_of(mind, &mind.own(), card).0,
        CardFace::Operation { orders, .. } => {
            let calls_off = orders.iter().any(|order| matches!(order, Order::CallOff));
            if calls_off { mind.taste.calling_off } else { mind.taste.operation }
        }
        CardFace::Opportunity { against, from } => {
            // It is of use where they own something to attack from, and others something to attack.
            let groups = mind.game.edition().groups();
            let own = mind.open.players[mind.team].titles;
            let rows = |row: games::globopolis::GroupSet, own_only: bool| {
                row.iter().any(|group| {
                    let territories = groups[group.index()].territories;
                    if own_only {
                        !territories.and(own).is_empty()
                    } else {
                        !territories.minus(own).is_empty()
                    }
                })
            };
            if rows(*from, true) && rows(*against, false) {
                mind.taste.opportunity
            } else {
                mind.taste.no_opportunity
            }
        }
        CardFace::Influence { effects, .. } => effects.iter().map(|&effect| use_of(effect)).sum(),
    }
}

/// About what an effect may bring one day, whatever the position: what EU, points and R-Units come to, and rough numbers for the
/// rest, greater for what changes the turn or the board than for what finds a use now and then.
fn use_of(effect: Effect) -> f64 {
    match effect {
        Effect::Eu { amount, .. } => 0.15 * f64::from(amount),
        Effect::Points { amount, .. } => f64::from(amount),
        Effect::LosePoints { amount } => 0.5 * f64::from(amount),
        Effect::Units { count, .. } | Effect::GuildUnits { count } => 0.8 * f64::from(count),
        Effect::EuForEach { .. } | Effect::Develop | Effect::Conference { .. } => 3.0,
        Effect::Settle { .. } | Effect::Fly { .. } | Effect::Advance { .. } => 3.5,
        Effect::BuyUnits { .. } | Effect::Draw { .. } | Effect::StealCard { .. } => 1.5,
        Effect::Exchange | Effect::TakeUnits { .. } => 1.0,
        _ => 0.6,
    }
}

/// The card that is missed least of those that can be put away (GP-52).
pub(super) fn discard(mind: &Mind<'_>) -> Option<Action> {
    let mut least: Option<(Action, f64)> = None;
    for &action in &mind.view.legal {
        let Action::Discard(card) = action else { continue };
        let worth = keeping(mind, card);
        if least.is_none_or(|(_, missed)| worth < missed) {
            least = Some((action, worth));
        }
    }
    least.map(|(action, _)| action)
}

/// MISSIONs that are fulfilled are declared at once (GP-19, GP-22).
pub(super) fn claim(mind: &Mind<'_>) -> Option<Action> {
    mind.view.legal.iter().copied().find(|action| matches!(action, Action::Claim(_)))
}

/// Whether a MISSION in hand counts flights, and wants more of them.
pub(super) fn counts_flights(mind: &Mind<'_>) -> bool {
    let done = mind.open.players[mind.team].deed(Deed::Flights);
    let asks = |goal: &Goal| matches!(*goal, Goal::Deed { deed: Deed::Flights, count } if done < count);
    mind.missions.iter().any(|card| match &mind.game.edition().card(card).face {
        CardFace::Mission { goals, .. } => goals.iter().any(asks),
        _ => false,
    })
}
