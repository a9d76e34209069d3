//! The greedy bot: weighs everything in points, and does what brings most.
//!
//! It gathers sets of R-Units and develops, trades what it does not need, attacks where the exact odds and the stakes say so,
//! goes where the fields are worth most, and follows its MISSIONs as far as they are near. Nothing it does goes round in
//! circles: every step uses up something, or brings a plan nearer that the step does not change.

use games::globopolis::{Action, FieldId, Globopolis, Phase, Units, View};
use table::dice::FastDice;

use super::mind::Mind;
use super::ring::Ring;
use super::taste::Taste;
use super::{agents, battle, cards, deals, development};
use crate::any_of;

/// EU that are not turned into points, for deals and markets.
const POCKET: u32 = 20;
/// What a card must save on another's Territory to be played there.
/// What a flight is worth by itself while a MISSION counts them.
/// A game is lost against somebody with so many times one's own points, or so many points.
const LOST_BY: i32 = 2;
const FEW_POINTS: i32 = 10;
/// From when on it gives up a lost game that nothing else can end (GP-85), and when at the latest.
const RESIGNS: [u16; 2] = [25, 60];

pub(super) fn choose(game: &Globopolis, view: &View, taste: &Taste, dice: &mut FastDice) -> Option<Action> {
    let seat = view.viewer.seat()?;
    if view.legal.len() < 2 {
        return view.legal.first().copied();
    }
    let mind = Mind::new(game, view, seat, taste);
    let choice = act(&mind);
    // Whatever the bot overlooks must not hold up the game; offers at random would pester people.
    choice.or_else(|| {
        let sensible = |action: &&Action| {
            !matches!(
                action,
                Action::Offer { .. }
                    | Action::Counter { .. }
                    | Action::Withdraw
                    | Action::CallTime
                    | Action::Resign
            )
        };
        let sensible: Vec<Action> = view.legal.iter().filter(sensible).copied().collect();
        any_of(&sensible, dice)
    })
}

fn act(mind: &Mind<'_>) -> Option<Action> {
    let open = mind.open;
    if !open.excess.is_empty() {
        return cards::discard(mind);
    }
    if let Some(answer) = deals::answer(mind) {
        return Some(answer);
    }
    if let Some(claim) = cards::claim(mind) {
        return Some(claim);
    }
    match open.phase {
        Phase::Teleport => Some(Action::Teleport),
        Phase::Option => Some(option(mind)),
        Phase::Roll => Some(Ring::new(mind).best_roll().0),
        Phase::Again => Some(again(mind, Action::Stop, 0.0)),
        Phase::Base => Some(base(mind)),
        Phase::Own(_) => Some(own(mind)),
        Phase::Foreign(title) => {
            let owner = open.owner(title)?;
            let pay = mind.paying(f64::from(mind.game.conference_cost(open, title)), owner);
            // A card that spares the cost leaves the other ways open, so it has to beat them by what it saves.
            let mut best = (Action::Pay, pay);
            if let Some((action, saved)) = cards::best(mind, None)
                && saved > mind.taste.saved
            {
                best = (action, pay + saved);
            }
            if let Some((action, worth)) = battle::best_attack(mind)
                && worth > best.1
            {
                best = (action, worth);
            }
            Some(best.0)
        }
        // In the Personal Stock R-Units are safe from attack, and can go everywhere.
        Phase::Surplus { title, .. } => Some(Action::Stack { title, units: Units::NONE }),
        Phase::Market { shuttle } => Some(market(mind, shuttle)),
        Phase::Shop { price, .. } => development::shop(mind, price),
        Phase::Agents => {
            let card = cards::best(mind, None).map(|(action, _)| action);
            Some(card.unwrap_or_else(|| agents::place(mind)))
        }
        Phase::Declare => Some(Action::Pass),
        Phase::Bystander { .. }
        | Phase::Muster(_)
        | Phase::Help { .. }
        | Phase::Rounds(_)
        | Phase::Chain { .. } => battle::choose(mind),
        Phase::Over { .. } => None,
    }
}

/// The Option Phase (GP-28).
fn option(mind: &Mind<'_>) -> Action {
    if let Some(ending) = ending(mind) {
        return ending;
    }
    let card = || cards::best(mind, None).map(|(action, _)| action);
    let step = development::take_stock(mind)
        .or_else(card)
        .or_else(|| development::develop(mind))
        .or_else(|| deals::propose(mind))
        .or_else(|| development::buy_stock(mind))
        .or_else(|| development::guard(mind))
        .or_else(|| buy_points(mind));
    if let Some(step) = step {
        return step;
    }
    let ring = Ring::new(mind);
    let (roll, worth) = ring.best_roll();
    cards::best(mind, Some((&ring, worth))).map_or(roll, |(action, _)| action)
}

/// Points for EU (GP-26): they can be turned back when EU are needed (GP-27), so nothing is lost by buying early.
fn buy_points(mind: &Mind<'_>) -> Option<Action> {
    if cards::saves_eu(mind) {
        return None;
    }
    let most = mind.view.legal.iter().find_map(|action| match action {
        Action::BuyPoints(points) => Some(*points),
        _ => None,
    })?;
    let eu = mind.open.players[mind.team].eu.saturating_sub(POCKET);
    let points = u8::try_from(eu / games::globopolis::EU_PER_POINT).unwrap_or(most).min(most);
    (points > 0).then_some(Action::BuyPoints(points))
}

/// Calling time when others have, and giving up what is lost, where the table plays so (GP-85).
fn ending(mind: &Mind<'_>) -> Option<Action> {
    let open = mind.open;
    if !open.called.is_empty() && mind.view.legal.contains(&Action::CallTime) {
        return Some(Action::CallTime);
    }
    if !mind.game.options().bitter_end {
        return None;
    }
    let points = |team| open.players[team].points;
    let own = points(mind.team);
    let best = mind.rivals().map(|rival| (points(rival), std::cmp::Reverse(rival))).max()?;
    let behind = best > (own, std::cmp::Reverse(mind.team));
    let lost = open.round >= RESIGNS[0] && best.0 > LOST_BY * own.max(FEW_POINTS);
    (lost || behind && open.round >= RESIGNS[1]).then_some(Action::Resign)
}

/// Rolling again, a card, or what else there is, whichever is worth most.
fn again(mind: &Mind<'_>, instead: Action, worth: f64) -> Action {
    let ring = Ring::new(mind);
    let (roll, rolling) = ring.best_roll();
    let on = rolling.max(worth);
    if let Some((card, _)) = cards::best(mind, Some((&ring, on))) {
        return card;
    }
    if rolling > worth { roll } else { instead }
}

/// A base: from which of them is rolling on best (GP-50, GP-88)?
fn base(mind: &Mind<'_>) -> Action {
    let ring = Ring::new(mind);
    let here = mind.open.governors[mind.seat].at;
    let from = |base: FieldId| ring.rolling_from(base);
    let mut best = (None, from(here));
    let edition = mind.game.edition();
    let way = |to: FieldId| ring.way_to(to);
    for &action in &mind.view.legal {
        let Action::Fly(to) = action else { continue };
        let bases = edition.bases().contains(&to);
        let worth = if bases { from(to) + way(to) + flying(mind) } else { ring.going_to(to) + flying(mind) };
        if worth > best.1 {
            best = (Some(action), worth);
        }
    }
    best.0.unwrap_or_else(|| again(mind, Action::Stop, 0.0))
}

/// What a flight is worth by itself: a MISSION may count them.
fn flying(mind: &Mind<'_>) -> f64 {
    if cards::counts_flights(mind) { mind.taste.counted_flight } else { 0.0 }
}

/// The own Territory: Cleaning House costs nothing; then an attack or another roll (GP-44).
fn own(mind: &Mind<'_>) -> Action {
    let clean = mind.view.legal.iter().copied().find(|action| matches!(action, Action::Clean { .. }));
    if let Some(clean) = clean {
        return clean;
    }
    let attack = battle::best_attack(mind).filter(|(_, worth)| *worth > 0.0);
    let (instead, worth) = attack.unwrap_or((Action::Stop, 0.0));
    again(mind, instead, worth)
}

/// A market: buying, or rolling on (GP-48, GP-49).
fn market(mind: &Mind<'_>, shuttle: bool) -> Action {
    let ring = Ring::new(mind);
    let mut best = (Action::Stop, 0.0);
    for &action in &mind.view.legal {
        let Action::RollMarket(field) = action else { continue };
        let worth = ring.market(field);
        if worth > best.1 || shuttle && best.0 == Action::Stop {
            best = (action, worth);
        }
    }
    if shuttle && best.1 > 0.0 {
        return best.0; // and then they may roll again
    }
    again(mind, best.0, best.1)
}
