//! The Option Phase's work with R-Units: sets, development, Guilds, guards (GP-29 to GP-35).

use games::globopolis::{
    Action, EU_PER_POINT, LEVEL_POINTS, RUnit, TERRITORIES, TitleId, TitleSet, Units, room_for,
};

use super::mind::Mind;

/// After so many R-Units moved the bot leaves it at that, whatever the rules allow (GP-28).
const ENOUGH_MOVES: u8 = 45;

/// What an R-Unit at a market must bring beyond its price.
/// How many points are not turned into EU for premiums.
const KEPT_POINTS: i32 = 5;
/// A premium of so many EU that has to be paid with points is not worth it.
const DEAR: u32 = 25;
/// The order in which Territories are developed: an EU of the premium counts as many missing R-Units; and with a MISSION that
/// asks for Super Developed ones the others come after all of these.
const RANK_OF_AN_EU: u16 = 20;
const LAST_IN_RANK: u16 = 1000;

/// How many sets each Territory is to have.
type Sets = [u8; TERRITORIES];

struct Plan<'a> {
    mind: &'a Mind<'a>,
    own: TitleSet,
    sets: Sets,
}

/// How many R-Units are missing for so many sets.
fn missing(units: Units, sets: u8) -> u8 {
    units.0.iter().map(|&have| sets.saturating_sub(have)).sum()
}

impl<'a> Plan<'a> {
    /// First the levels there are keep or get back their sets (GP-32), then new ones are built as far as sets, premiums and
    /// pieces go, the cheapest first.
    fn of(mind: &'a Mind<'a>) -> Self {
        let open = mind.open;
        let player = &open.players[mind.team];
        let own = player.titles.territories();
        let mut plan = Plan { mind, own, sets: [0; TERRITORIES] };
        let mut left = mind.own().pool.sets();
        // What counts is sorted: an order that carrying the plan out only confirms, so that no plan undoes another.
        let mut order: [(u16, TitleId); TERRITORIES] = [(u16::MAX, TitleId(0)); TERRITORIES];
        let mut count = 0;
        for title in own.iter().filter(|&title| open.titles[title].level > 0) {
            let holding = &open.titles[title];
            order[count] = (u16::from(missing(holding.units, holding.level)), title);
            count += 1;
        }
        order[..count].sort_unstable();
        for &(_, title) in &order[..count] {
            let sets = open.titles[title].level.min(left);
            plan.sets[title.index()] = sets;
            left -= sets;
        }
        let penthouses = super::cards::wants_super_development(mind);
        count = 0;
        for title in own.minus(open.this_turn.developed).iter() {
            let holding = &open.titles[title];
            if holding.level < 2 && plan.sets[title.index()] == holding.level {
                let premium = u16::try_from(mind.game.premium(open, title)).unwrap_or(u16::MAX);
                let first = penthouses && holding.level == 0;
                let rank = RANK_OF_AN_EU * premium + u16::from(missing(holding.units, holding.level + 1));
                order[count] = (rank + if first { LAST_IN_RANK } else { 0 }, title);
                count += 1;
            }
        }
        order[..count].sort_unstable();
        let points = u32::try_from(player.points - KEPT_POINTS).unwrap_or(0);
        let mut means = player.eu + EU_PER_POINT * points;
        let mut pieces = open.pieces;
        for &(_, title) in &order[..count] {
            let level = open.titles[title].level;
            let premium = mind.game.premium(open, title);
            if left == 0 || pieces == 0 || premium > means {
                break;
            }
            if premium >= DEAR && player.eu < premium {
                continue;
            }
            plan.sets[title.index()] = level + 1;
            means -= premium;
            left -= 1;
            pieces -= 1;
        }
        plan
    }

    /// The next R-Units to move, if any.
    fn next_move(&self) -> Option<Action> {
        let open = self.mind.open;
        let stock = open.players[self.mind.team].stock;
        for to in self.own.iter() {
            let wanted = self.sets[to.index()];
            for unit in RUnit::ALL {
                let there = open.titles[to].units[unit];
                if there >= wanted {
                    continue;
                }
                let lacks = wanted - there;
                if stock[unit] > 0 {
                    return Some(Action::Allocate { unit, count: lacks.min(stock[unit]), to });
                }
                let spare =
                    |from: TitleId| open.titles[from].units[unit].saturating_sub(self.sets[from.index()]);
                let donor = self.own.iter().filter(|&from| from != to).max_by_key(|&from| spare(from));
                if let Some(from) = donor.filter(|&from| spare(from) > 0) {
                    return Some(Action::Transfer { unit, count: lacks.min(spare(from)), from, to });
                }
            }
        }
        None
    }

    fn next_level(&self) -> Option<Action> {
        self.own.iter().map(Action::Develop).find(|action| {
            matches!(*action, Action::Develop(title) if self.sets[title.index()] > self.mind.open.titles[title].level)
                && self.mind.view.legal.contains(action)
        })
    }
}

/// The next step of developing, if there is any.
pub(super) fn develop(mind: &Mind<'_>) -> Option<Action> {
    let plan = Plan::of(mind);
    let moving = mind.open.this_turn.moves < ENOUGH_MOVES;
    plan.next_move().filter(|_| moving).or_else(|| plan.next_level())
}

/// R-Units from the own Guilds cost nothing: the most useful ones, as many as can be had (GP-34).
pub(super) fn take_stock(mind: &Mind<'_>) -> Option<Action> {
    for guild in mind.open.players[mind.team].titles.guilds().iter() {
        let left = mind.game.left_to_take(mind.open, guild);
        let stock = mind.open.titles[guild].units;
        if left == 0 || stock.is_empty() {
            continue;
        }
        let worth = |unit: &RUnit| mind.unit(*unit);
        let unit = stock.kinds().max_by(|one, other| worth(one).total_cmp(&worth(other)))?;
        let only = stock.kinds().count() == 1;
        let count = if only { left.min(stock[unit]) } else { 1 };
        return Some(Action::TakeStock { guild, unit, count, to: None });
    }
    None
}

/// An R-Unit from another's Guild, if it is worth its price (GP-35).
pub(super) fn buy_stock(mind: &Mind<'_>) -> Option<Action> {
    let mut best: Option<(Action, f64)> = None;
    for &action in &mind.view.legal {
        let Action::BuyStock { guild, unit, count } = action else { continue };
        let owner = mind.open.owner(guild)?;
        let price = f64::from(mind.game.guild_rate(mind.open, guild, unit)) * f64::from(count);
        let worth = mind.units(Units::of(unit, count)) + mind.paying(price, owner);
        if worth > mind.taste.from_guild && best.is_none_or(|(_, most)| worth > most) {
            best = Some((action, worth));
        }
    }
    best.map(|(action, _)| action)
}

/// An R-Unit on offer that is worth its price, or nothing more (GP-48).
pub(super) fn shop(mind: &Mind<'_>, price: u8) -> Option<Action> {
    let price = -mind.eu(-f64::from(price));
    let mut best = (Action::Pass, mind.taste.from_market);
    for &action in &mind.view.legal {
        let Action::Buy { unit, count: 1 } = action else { continue };
        let worth = mind.unit(unit) - price;
        if worth > best.1 {
            best = (action, worth);
        }
    }
    Some(best.0)
}

/// NS-Units in the Personal Stock guard nothing: they go where there is most to lose (GP-71).
pub(super) fn guard(mind: &Mind<'_>) -> Option<Action> {
    let open = mind.open;
    let player = &open.players[mind.team];
    if player.stock[RUnit::Ns] == 0 || open.this_turn.moves >= ENOUGH_MOVES {
        return None;
    }
    let room = |title: TitleId| room_for(open.titles[title].units, RUnit::Ns) > 0;
    let worth = |title: TitleId| {
        let holding = &open.titles[title];
        i32::from(mind.game.edition().title(title).value) + LEVEL_POINTS * i32::from(holding.justified())
    };
    let to =
        player.titles.territories().iter().filter(|&title| room(title)).max_by_key(|&title| worth(title))?;
    Some(Action::Allocate { unit: RUnit::Ns, count: 1, to })
}
