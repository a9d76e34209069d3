//! Plans: several actions behind one button. Each is tried out on the position as the reader knows it, so that whatever the page
//! proposes is legal, and what it is said to cost and bring is what the rules say.

use std::cmp::Reverse;

use games::globopolis::state::Player;
use games::globopolis::{
    Action, Globopolis, LEVEL_POINTS, MOST_AGENTS, Open, Phase, RUnit, State, Team, TitleId, Units,
};
use table::dice::FastDice;
use table::{Game, Seat, Silent};

use super::deal::as_known;
use super::page::Page;
use super::workbench::{Place, moving};

/// A position in which something is tried out, and what was done in it so far.
#[derive(Clone)]
pub(super) struct Trial<'a> {
    game: &'a Globopolis,
    seat: Seat,
    team: Team,
    state: State,
    pub(super) actions: Vec<Action>,
}

/// One level of a Territory, new or set back: what it takes, and how things stand then.
#[derive(Clone)]
pub(super) struct Development<'a> {
    pub(super) title: TitleId,
    /// Whether a level that was set back returns (GP-32).
    pub(super) returns: bool,
    /// The R-Units that are brought there, by where they come from.
    pub(super) brought: Vec<(Place, Units)>,
    /// What it costs in EU.
    pub(super) eu: u32,
    /// What it changes the points by; points that are turned into EU are off (GP-27).
    pub(super) points: i32,
    pub(super) after: Trial<'a>,
}

impl<'a> Trial<'a> {
    /// The position as the reader knows it; nothing for whoever has no seat.
    pub(super) fn of(page: &Page<'a>) -> Option<Self> {
        let (seat, team) = (page.seat?, page.team?);
        Some(Trial { game: page.game, seat, team, state: as_known(page), actions: Vec::new() })
    }

    pub(super) fn open(&self) -> &Open {
        &self.state.open
    }

    pub(super) fn player(&self) -> &Player {
        &self.state.open.players[self.team]
    }

    /// Does something, if the rules allow it.
    pub(super) fn does(&mut self, action: Action) -> bool {
        let (dice, log) = (&mut FastDice::new(0), &mut Silent);
        let done = self.game.apply(&mut self.state, self.seat, &action, dice, log).is_ok();
        if done {
            self.actions.push(action);
        }
        done
    }

    /// The next level of a Territory, or the one that was set back, with what is missing brought there; nothing if that cannot
    /// be had.
    pub(super) fn develop(&self, title: TitleId) -> Option<Development<'a>> {
        let holding = &self.open().titles[title];
        let returns = holding.justified() < holding.level;
        let sets = holding.level + u8::from(!returns);
        if !returns && (sets > 2 || self.open().this_turn.developed.contains(title)) {
            return None;
        }
        let mut after = self.clone();
        let mut brought = Vec::new();
        for unit in RUnit::ALL {
            while after.open().titles[title].units[unit] < sets {
                let from = after.fetch(unit, sets - after.open().titles[title].units[unit], title)?;
                note(&mut brought, from);
            }
        }
        let premium = if returns { 0 } else { self.game.premium(self.open(), title) };
        if !returns && !after.does(Action::Develop(title)) {
            return None;
        }
        let eu = premium + brought.iter().map(|&(from, units)| self.price(from, units)).sum::<u32>();
        let points = after.player().points - self.player().points;
        Some(Development { title, returns, brought, eu, points, after })
    }

    /// All levels that can be had without turning points into EU, the cheapest first.
    pub(super) fn develop_all(&self) -> Vec<Development<'a>> {
        let mut all: Vec<Development<'a>> = Vec::new();
        loop {
            let now = all.last().map_or(self, |last| &last.after);
            let levels = now.player().titles.territories().iter().filter_map(|title| now.develop(title));
            let paid = levels.filter(|level| level.points >= LEVEL_POINTS);
            let cheapest = paid.min_by_key(|level| (level.eu, level.after.actions.len(), level.title));
            let Some(cheapest) = cheapest else { return all };
            all.push(cheapest);
        }
    }

    /// Brings up to so many of a kind to a Territory, from the best place that has any.
    fn fetch(&mut self, unit: RUnit, wanted: u8, to: TitleId) -> Option<(Place, Units)> {
        let (from, most) = self.sources(unit, to).into_iter().find(|&(_, most)| most > 0)?;
        let count = wanted.min(most);
        let at = Place::Territory(to);
        let done = match from {
            Place::Seller(_) => {
                moving(unit, count, from, Place::Stock).is_some_and(|action| self.does(action))
                    && moving(unit, count, Place::Stock, at).is_some_and(|action| self.does(action))
            }
            _ => moving(unit, count, from, at).is_some_and(|action| self.does(action)),
        };
        done.then(|| (from, Units::of(unit, count)))
    }

    /// GP-35: what another's Guild charges for R-Units; everything else is free.
    pub(super) fn price(&self, from: Place, units: Units) -> u32 {
        let Place::Seller(guild) = from else { return 0 };
        let rate = |unit| self.game.guild_rate(self.open(), guild, unit);
        units.kinds().map(|unit| rate(unit) * u32::from(units[unit])).sum()
    }

    /// Where R-Units of a kind may come from, and how many: what costs nothing and is missed nowhere first, what has to be
    /// bought last.
    fn sources(&self, unit: RUnit, to: TitleId) -> Vec<(Place, u8)> {
        let (open, player) = (self.open(), self.player());
        let stock = |guild: TitleId| open.titles[guild].units[unit];
        let own = player.titles.guilds().iter();
        let own =
            own.map(|guild| (Place::Guild(guild), stock(guild).min(self.game.left_to_take(open, guild))));
        let donors = player.titles.territories().iter().filter(|&from| from != to);
        let mut donors: Vec<(Place, u8)> =
            donors.map(|from| (Place::Territory(from), self.spare(unit, from))).collect();
        donors.sort_by_key(|&(_, spare)| Reverse(spare));
        let sells = |guild: &TitleId| {
            open.owner(*guild).is_some_and(|owner| owner != self.team)
                && stock(*guild) > 0
                && self.game.left_to_buy(open, *guild) > 0
        };
        let mut sellers: Vec<TitleId> = TitleId::guilds().filter(sells).collect();
        sellers.sort_by_key(|&guild| self.game.guild_rate(open, guild, unit));
        let sellers = sellers.into_iter().map(|guild| (Place::Seller(guild), 1));
        [(Place::Stock, player.stock[unit])].into_iter().chain(own).chain(donors).chain(sellers).collect()
    }

    /// How many of a kind a Territory does not need for the level it has, or could have now with what stands there.
    fn spare(&self, unit: RUnit, from: TitleId) -> u8 {
        let holding = &self.open().titles[from];
        let next = holding.level < 2
            && holding.units.sets() > holding.level
            && !self.open().this_turn.developed.contains(from);
        holding.units[unit].saturating_sub(holding.level + u8::from(next))
    }

    /// GP-62: Agents from the hand guard the own Territories, those with most to lose first: where others' Agents are as many as
    /// the own ones, one more than theirs; then one where there is none.
    pub(super) fn guard(&self) -> Trial<'a> {
        let mut after = self.clone();
        let mut places: Vec<TitleId> = self.player().titles.iter().collect();
        places.sort_by_key(|&title| Reverse(self.stake(title)));
        for watched in [true, false] {
            for &at in &places {
                let agents = &after.open().titles[at].agents;
                let own = agents[self.team];
                let others: u8 = agents.0.iter().sum::<u8>() - own;
                let wanted = if (others > 0) == watched { (others + 1).min(MOST_AGENTS) } else { own };
                let count = wanted.saturating_sub(own).min(after.player().agents);
                if count > 0 {
                    after.does(Action::Place { at, count });
                }
            }
        }
        after
    }

    /// GP-59, GP-61: so many Agents more on each of these Titles, as far as there are any and there is room.
    pub(super) fn place(&self, agents: &[(TitleId, u8)]) -> Trial<'a> {
        let mut after = self.clone();
        for &(at, count) in agents {
            let most = count.min(after.player().agents);
            (1..=most).rev().any(|count| after.does(Action::Place { at, count }));
        }
        after
    }

    /// What there is to lose on a Territory.
    fn stake(&self, title: TitleId) -> i32 {
        let level = if title.is_guild() { 0 } else { self.open().titles[title].justified() };
        i32::from(self.game.edition().title(title).value) + LEVEL_POINTS * i32::from(level)
    }

    /// GP-48: what a market sells of what is missing for a set on every Territory, as far as the EU last, and nothing more after
    /// that.
    pub(super) fn shop(&self) -> Trial<'a> {
        let mut after = self.clone();
        let wanted = self.wanted();
        for unit in wanted.kinds() {
            after.does(Action::Buy { unit, count: wanted[unit] });
        }
        if matches!(after.open().phase, Phase::Shop { .. }) {
            after.does(Action::Pass);
        }
        after
    }

    /// The R-Units on sale that are missing most, one after the other.
    pub(super) fn wanted(&self) -> Units {
        let Phase::Shop { goods, left, price, .. } = self.open().phase else { return Units::NONE };
        let player = self.player();
        let mut have = player.stock;
        let own = player.titles.territories();
        own.iter().for_each(|title| have += self.open().titles[title].units);
        let affordable = player.eu / u32::from(price.max(1));
        let mut wanted = Units::NONE;
        for _ in 0..affordable.min(u32::from(left)) {
            let more = |unit: &RUnit| wanted[*unit] < self.game.most_to_buy(self.open(), self.team, *unit);
            let scarce = goods.iter().filter(more).min_by_key(|&unit| have[unit] + wanted[unit]);
            match scarce.filter(|&unit| usize::from(have[unit] + wanted[unit]) < own.len()) {
                Some(unit) => wanted[unit] += 1,
                None => break,
            }
        }
        wanted
    }
}

/// Adds what was brought to what came from the same place before.
fn note(brought: &mut Vec<(Place, Units)>, (from, units): (Place, Units)) {
    match brought.iter_mut().find(|(place, _)| *place == from) {
        Some((_, before)) => *before += units,
        None => brought.push((from, units)),
    }
}
