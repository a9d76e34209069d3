//! MISSIONs: what they ask for (GP-19, GP-20, GP-22).

use crate::card::{CardFace, Deed, Goal, TitleSort};
use crate::ids::{GROUPS, QUADRANTS};
use crate::no::{Check, need, no};
use crate::{CardId, Globopolis, GroupId, GroupSet, Open, RUnit, State, Team, TitleSet};

impl Globopolis {
    /// The groups of which a team owns every Territory (GP-24).
    pub fn whole_groups(&self, open: &Open, team: Team) -> GroupSet {
        (0..GROUPS).map(GroupId::from_index).filter(|&group| self.has_group(open, team, group)).collect()
    }

    /// Whether all a MISSION asks for holds.
    pub fn is_fulfilled(&self, open: &Open, team: Team, card: CardId) -> bool {
        match &self.edition.card(card).face {
            CardFace::Mission { goals, .. } => goals.iter().all(|&goal| self.holds(open, team, goal)),
            _ => false,
        }
    }

    /// Whether a goal holds right now.
    pub fn holds(&self, open: &Open, team: Team, goal: Goal) -> bool {
        let player = &open.players[team];
        let territories = player.titles.territories();
        let valued = |least: u8| -> TitleSet {
            territories.iter().filter(|&title| self.edition.title(title).value >= least).collect()
        };
        let at_least = |found: usize, count: u8| found >= usize::from(count);
        let level = |least: u8| territories.iter().filter(|&t| open.titles[t].justified() >= least).count();
        match goal {
            Goal::Territories { count, value } => at_least(valued(value).len(), count),
            Goal::Spread { count, value } => {
                let valued = valued(value);
                (0..QUADRANTS)
                    .all(|quadrant| at_least(valued.and(self.edition.quadrant(quadrant)).len(), count))
            }
            Goal::Quadrant { count } => {
                let inside = |quadrant| territories.and(self.edition.quadrant(quadrant)).len();
                (0..QUADRANTS).any(|quadrant| at_least(inside(quadrant), count))
            }
            Goal::Groups { count } => at_least(self.whole_groups(open, team).len(), count),
            Goal::Group(group) => self.has_group(open, team, group),
            Goal::OneOfEach { groups } => {
                let held: GroupSet =
                    territories.iter().map(|title| self.edition.title(title).group).collect();
                at_least(held.len(), groups)
            }
            Goal::Titles(titles) => player.titles.holds(titles),
            Goal::Guilds { count } => at_least(player.titles.guilds().len(), count),
            Goal::GuildWithTerritories { count } => {
                let whole = |guild| player.titles.holds(self.edition.title(guild).associated);
                at_least(player.titles.guilds().iter().filter(|&guild| whole(guild)).count(), count)
            }
            Goal::Developed { count, level: least } => at_least(level(least), count),
            Goal::DevelopedGroup { level: least } => self.whole_groups(open, team).iter().any(|group| {
                let inside = self.edition.group(group).territories;
                inside.iter().all(|title| open.titles[title].justified() >= least)
            }),
            Goal::Eu { amount } => player.eu >= u32::from(amount),
            Goal::Units { unit, count } => {
                let has = |unit: RUnit| {
                    let there: usize =
                        territories.iter().map(|t| usize::from(open.titles[t].units[unit])).sum();
                    at_least(there + usize::from(player.stock[unit]), count)
                };
                unit.map_or_else(|| RUnit::ALL.into_iter().all(has), has)
            }
            Goal::AgentsAbroad { territories, agents } => {
                let foreign = self.titles_of_sort(open, team, TitleSort::Foreign);
                let there = foreign.iter().filter(|&title| open.titles[title].agents[team] >= agents);
                at_least(there.count(), territories)
            }
            Goal::Captives { count, players } => {
                let held: usize = player.captives.0.iter().map(|&captives| usize::from(captives)).sum();
                let whose = player.captives.0.iter().filter(|&&captives| captives > 0).count();
                at_least(held, count) && at_least(whose, players)
            }
            Goal::Deed { deed, count } => player.deed(deed) >= count,
        }
    }

    /// GP-19, GP-22: whether a MISSION can be declared.
    pub(crate) fn check_claim(&self, state: &State, team: Team, card: CardId) -> Check {
        need(self.edition.has_card(card) && state.hands[team].contains(card), 19, "gp-no-such-card")?;
        let CardFace::Mission { points, .. } = &self.edition.card(card).face else {
            return no(19, "gp-no-mission");
        };
        need(!state.open.claimed[team].contains(card), 19, "gp-no-second-claim")?;
        need(points.is_some() || !self.options.bitter_end, 85, "gp-no-mission-wins")?;
        // GP-21: who was beaten has no new claim while one of the tied still plays.
        let open = &state.open;
        let competes = !open.beaten.contains(team) || open.sudden.is_empty();
        need(points.is_some() || competes, 21, "gp-no-claim-once-beaten")?;
        need(self.is_fulfilled(&state.open, team, card), 19, "gp-no-fulfilled-mission")
    }
}

impl crate::state::Player {
    /// How often he has done this.
    pub fn deed(&self, deed: Deed) -> u8 {
        self.deeds[deed as usize]
    }
}
