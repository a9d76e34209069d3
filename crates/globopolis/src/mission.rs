//! MISSIONs: what they ask for (GP-19, GP-20, GP-22).

use crate::card::{CardFace, CardKind, Deed, Goal, TitleSort};
use crate::clause::{GP_19, GP_21, GP_85};
use crate::ids::{GROUPS, QUADRANTS};
use crate::no::{Check, Found, need, no};
use crate::{CardId, CardSet, Globopolis, GroupId, GroupSet, Open, RUnit, State, Team, TitleSet};

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

    /// How far a goal has been reached: so much of so much. It holds exactly if both are equal.
    pub fn progress(&self, open: &Open, team: Team, goal: Goal) -> (usize, usize) {
        let player = &open.players[team];
        let own = player.titles;
        let territories = own.territories();
        let of = |found: usize, needed: usize| (found.min(needed), needed);
        let among = |titles: TitleSet, fits: &dyn Fn(crate::TitleId) -> bool| {
            titles.iter().filter(|&title| fits(title)).count()
        };
        let worth = |least: u8| move |title| self.edition.title(title).value >= least;
        let built = |least: u8| move |title| open.titles[title].justified() >= least;
        let quadrants = || (0..QUADRANTS).map(|quadrant| territories.and(self.edition.quadrant(quadrant)));
        match goal {
            Goal::Territories { count, value } => of(among(territories, &worth(value)), count.into()),
            Goal::Spread { count, value } => {
                let needed = usize::from(count);
                let found = quadrants().map(|inside| among(inside, &worth(value)).min(needed)).sum();
                of(found, QUADRANTS * needed)
            }
            Goal::Quadrant { count } => of(quadrants().map(TitleSet::len).max().unwrap_or(0), count.into()),
            Goal::Groups { count } => of(self.whole_groups(open, team).len(), count.into()),
            Goal::Group(group) => {
                let needed = self.edition.group(group).territories;
                of(own.and(needed).len(), needed.len())
            }
            Goal::OneOfEach { groups } => {
                let held: GroupSet =
                    territories.iter().map(|title| self.edition.title(title).group).collect();
                of(held.len(), groups.into())
            }
            Goal::Titles(titles) => of(own.and(titles).len(), titles.len()),
            Goal::Guilds { count } => of(own.guilds().len(), count.into()),
            Goal::GuildWithTerritories { count } => {
                let whole = |guild| own.holds(self.edition.title(guild).associated);
                of(among(own.guilds(), &whole), count.into())
            }
            Goal::Developed { count, level } => of(among(territories, &built(level)), count.into()),
            Goal::DevelopedGroup { level } => {
                // The group that is nearest: the fewest Territories are missing or not developed enough.
                let groups = self.edition.groups().iter().map(|group| {
                    let done = among(own.and(group.territories), &built(level));
                    (done, group.territories.len())
                });
                groups.min_by_key(|(done, needed)| needed - done).unwrap_or((0, 1))
            }
            Goal::Eu { amount } => of(usize::try_from(player.eu).unwrap_or(usize::MAX), amount.into()),
            Goal::Units { unit, count } => {
                let needed = usize::from(count);
                let has = |unit: RUnit| {
                    let there = territories.iter().map(|title| usize::from(open.titles[title].units[unit]));
                    there.sum::<usize>() + usize::from(player.stock[unit])
                };
                match unit {
                    Some(unit) => of(has(unit), needed),
                    None => {
                        let found = RUnit::ALL.into_iter().map(|unit| has(unit).min(needed)).sum();
                        of(found, RUnit::COUNT * needed)
                    }
                }
            }
            Goal::AgentsAbroad { territories, agents } => {
                let foreign = self.titles_of_sort(open, team, TitleSort::Foreign);
                of(among(foreign, &|title| open.titles[title].agents[team] >= agents), territories.into())
            }
            Goal::Captives { count, players } => {
                let held = player.captives.0.iter().map(|&captives| usize::from(captives)).sum::<usize>();
                let whose = player.captives.0.iter().filter(|&&captives| captives > 0).count();
                let (count, players) = (usize::from(count), usize::from(players));
                of(held.min(count) + whose.min(players), count + players)
            }
            Goal::Deed { deed, count } => of(player.deed(deed).into(), count.into()),
        }
    }

    /// GP-19, GP-22: whether a MISSION can be declared, and the points that it pays, unless it wins the game.
    pub(crate) fn check_claim(&self, state: &State, team: Team, card: CardId) -> Found<Option<i16>> {
        need(self.edition.has_card(card) && state.hands[team].contains(card), GP_19, "gp-no-such-card")?;
        let CardFace::Mission { points, .. } = &self.edition.card(card).face else {
            return no(GP_19, "gp-no-mission");
        };
        need(!state.open.claimed[team].contains(card), GP_19, "gp-no-second-claim")?;
        self.check_mission(&state.open, team, card, points.is_some())?;
        Ok(*points)
    }

    /// Whether a team could declare a MISSION if it had it; `pays` says whether it pays points.
    fn check_mission(&self, open: &Open, team: Team, card: CardId, pays: bool) -> Check {
        need(pays || !self.options.bitter_end, GP_85, "gp-no-mission-wins")?;
        // GP-21: who was beaten has no new claim while one of the tied still plays.
        let competes = !open.beaten.contains(team) || open.sudden.is_empty();
        need(pays || competes, GP_21, "gp-no-claim-once-beaten")?;
        need(self.is_fulfilled(open, team, card), GP_19, "gp-no-fulfilled-mission")
    }

    /// GP-19: the MISSIONs that the player in turn could declare now if they had them, as they may for all that everybody knows.
    /// Nothing of it depends on their cards.
    pub(crate) fn declarable(&self, open: &Open) -> CardSet {
        let team = self.team_of(open.turn);
        let held = usize::from(open.hand_sizes[team][CardKind::Mission as usize]);
        if held == open.claimed[team].len() {
            return CardSet::NONE;
        }
        let missions = self.cards_to_want(open, []).and(self.edition.cards_of_kind(CardKind::Mission));
        let could = |card: &CardId| {
            let pays = matches!(self.edition.card(*card).face, CardFace::Mission { points: Some(_), .. });
            self.check_mission(open, team, *card, pays).is_ok()
        };
        missions.iter().filter(could).collect()
    }
}

impl crate::state::Player {
    /// How often they have done this.
    pub fn deed(&self, deed: Deed) -> u8 {
        self.deeds[deed as usize]
    }
}
