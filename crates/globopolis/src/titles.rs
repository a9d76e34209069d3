//! Titles and what stands on them: taking, losing and passing them on, R-Units and development (GP-23, GP-24, GP-29,
//! GP-32, GP-37).

use table::dice::Dice;
use table::{Clause, Log};

use crate::clause::{GP_19, GP_24, GP_29, GP_32, GP_78, GP_85};
use crate::event::{Ending, Resources, Titles};
use crate::score::LEVEL_POINTS;
use crate::stage::Stage;
use crate::{Event, RUnit, Team, TitleId, Units};

/// NS-Units on a Territory without a complete set (GP-29).
const NS_CAP: u8 = 2;
/// NS-Units on a Territory at most (GP-29).
const NS_MOST: u8 = 4;
/// How many of a kind stay on a Territory when its Title is taken (GP-12, GP-43).
const STACKED: u8 = 2;

/// GP-29: two, and one for each complete set, at most four.
#[inline]
pub fn ns_cap(units: Units) -> u8 {
    (NS_CAP + units.sets()).min(NS_MOST)
}

/// GP-29: how many more of a kind a Territory with these R-Units takes.
pub fn room_for(units: Units, unit: RUnit) -> u8 {
    if unit != RUnit::Ns {
        return u8::MAX - units[unit];
    }
    // With more NS-Units there may be more complete sets.
    let fits = |more: &u8| {
        let mut with = units;
        with[RUnit::Ns] += more;
        with[RUnit::Ns] <= ns_cap(with)
    };
    (0..=NS_MOST).rev().find(fits).unwrap_or(0)
}

/// GP-12, GP-43: what exceeds two of a kind, NS above the cap excepted, which has no choice.
pub(crate) fn surplus(units: Units) -> Units {
    let mut over = Units::NONE;
    for unit in RUnit::ALL {
        over[unit] = units[unit].saturating_sub(STACKED);
    }
    over
}

impl<D: Dice, L: Log<Event>> Stage<'_, D, L> {
    /// Changes the R-Units on a Territory; keeps the cap of NS-Units (GP-29) and sets development back or returns it
    /// (GP-32).
    pub(crate) fn change_units(&mut self, title: TitleId, change: impl FnOnce(&mut Units)) {
        let holding = &mut self.state.open.titles[title];
        let before = holding.justified();
        change(&mut holding.units);
        if title.is_guild() {
            return;
        }
        let Some(owner) = holding.owner else { return };
        let over = holding.units[RUnit::Ns].saturating_sub(ns_cap(holding.units));
        if over > 0 {
            holding.units[RUnit::Ns] -= over;
            self.state.open.players[owner].stock[RUnit::Ns] += over;
            self.log.tell_all(GP_29, Resources::NsOverCap { team: owner, title, count: over }.into());
        }
        let after = self.state.open.titles[title].justified();
        if before != after {
            let points = LEVEL_POINTS * (i32::from(after) - i32::from(before));
            self.rate(owner, points);
            let shown = u8::try_from(points.unsigned_abs()).expect("two levels at most");
            self.log.tell_all(
                GP_32,
                if points < 0 {
                    Resources::SetBack { team: owner, title, points: shown }.into()
                } else {
                    Resources::Restored { team: owner, title, points: shown }.into()
                },
            );
        }
    }

    /// Gives a Title that nobody owns to a team, with its points (GP-23, GP-25, GP-37). `deal` says whether a group
    /// completed by it has to wait for its bonus (GP-24).
    pub(crate) fn give_title(&mut self, title: TitleId, team: Team, deal: bool) {
        let value = i32::from(self.game.edition.title(title).value);
        let holding = &mut self.state.open.titles[title];
        holding.owner = Some(team);
        let level = if title.is_guild() { 0 } else { i32::from(holding.justified()) };
        self.state.open.players[team].titles.insert(title);
        self.rate(team, value + LEVEL_POINTS * level);
        self.check_group(title, team, deal);
        self.check_territories(team);
    }

    /// Takes a Title from its owner, with its points (GP-23).
    pub(crate) fn lose_title(&mut self, title: TitleId) {
        let Some(team) = self.state.open.titles[title].owner.take() else { return };
        let value = i32::from(self.game.edition.title(title).value);
        let level = if title.is_guild() { 0 } else { i32::from(self.state.open.titles[title].justified()) };
        self.state.open.settled.insert(title);
        self.state.open.unsorted.remove(title);
        let player = &mut self.state.open.players[team];
        player.titles.remove(title);
        if player.shield == Some(title) {
            player.shield = None;
        }
        // GP-24: what was lent for a moment is not credited later. A Guild does not count towards its group.
        if !title.is_guild() {
            let group = self.game.edition.title(title).group;
            player.ripe.remove(group);
            player.fresh.remove(group);
        }
        self.rate(team, -value - LEVEL_POINTS * level);
    }

    /// GP-24: the bonus of a group that was just completed.
    fn check_group(&mut self, title: TitleId, team: Team, deal: bool) {
        let group = self.game.edition.title(title).group;
        if title.is_guild() || !self.game.has_group(&self.state.open, team, group) {
            return;
        }
        let in_turn = team == self.turn_team();
        let player = &mut self.state.open.players[team];
        if player.credited.contains(group) {
            return;
        }
        if !deal {
            return self.credit_group(team, group);
        }
        if in_turn {
            player.fresh.insert(group);
        } else {
            player.ripe.insert(group);
        }
        self.log.tell_all(GP_24, Titles::GroupPending { team, group }.into());
    }

    pub(crate) fn credit_group(&mut self, team: Team, group: crate::GroupId) {
        let points = self.game.group_bonus(group);
        let player = &mut self.state.open.players[team];
        player.credited.insert(group);
        player.ripe.remove(group);
        player.fresh.remove(group);
        let shown = u8::try_from(points).expect("a group has four Territories at most");
        self.log.tell_all(GP_24, Titles::GroupCredited { team, group, points: shown }.into());
        self.rate(team, points);
    }

    /// GP-24: at the end of a turn, the groups that a deal had completed before it began.
    pub(crate) fn credit_ripe_groups(&mut self, team: Team) {
        let player = &mut self.state.open.players[team];
        if player.ripe.is_empty() && player.fresh.is_empty() {
            return;
        }
        let ripe = player.ripe;
        player.ripe = player.fresh;
        player.fresh = crate::GroupSet::NONE;
        for group in ripe.iter() {
            if self.game.has_group(&self.state.open, team, group) {
                self.credit_group(team, group);
            }
        }
    }

    /// GP-85: a number of Territories that wins.
    fn check_territories(&mut self, team: Team) {
        let Some(needed) = self.game.options.territories_to_win else { return };
        let owned = self.state.open.players[team].titles.territories().len();
        if owned < usize::from(needed) || self.state.open.last_round {
            return;
        }
        let territories = u8::try_from(owned).expect("there are 32 Territories");
        self.log.tell_all(GP_85, Ending::ReachedTerritories { team, territories }.into());
        self.make_last_round(if self.game.rules.since(3) { GP_85 } else { GP_19 });
    }

    /// GP-43: takes the Title of a Territory or Guild that nobody owned. What exceeds two of a kind goes to the Personal
    /// Stock; the player may put it back.
    pub(crate) fn take_unowned(&mut self, title: TitleId, team: Team, clause: Clause) -> Units {
        let value = self.game.edition.title(title).value;
        self.log.tell_all(clause, Titles::TookTitle { team, title, value }.into());
        self.state.open.settled.insert(title);
        let over = if title.is_guild() { Units::NONE } else { surplus(self.state.open.titles[title].units) };
        self.state.open.titles[title].units -= over;
        self.state.open.players[team].stock += over;
        if !over.is_empty() {
            self.log.tell_all(clause, Resources::Stored { team, units: over }.into());
        }
        self.give_title(title, team, false);
        over
    }

    /// GP-78: what exceeds two of a kind on a Title that was conquered goes to the Personal Stock; the player may put it back.
    pub(crate) fn take_surplus(&mut self, title: TitleId, team: Team) -> Units {
        let over = surplus(self.state.open.titles[title].units);
        self.move_to_stock(title, team, over);
        over
    }

    /// R-Units from a Territory to the Personal Stock of its owner.
    pub(crate) fn move_to_stock(&mut self, title: TitleId, team: Team, units: Units) {
        if !units.is_empty() {
            self.change_units(title, |there| *there -= units);
            self.state.open.players[team].stock += units;
            self.log.tell_all(GP_78, Resources::Stored { team, units }.into());
        }
    }

    /// GP-37: takes a Title from its owner to be passed on with its R-Units and justified development; unjustified pieces
    /// return to the bank. Agents stay.
    pub(crate) fn release_title(&mut self, title: TitleId) {
        self.lose_title(title);
        let open = &mut self.state.open;
        let holding = &mut open.titles[title];
        if !title.is_guild() {
            let unjustified = holding.level - holding.justified();
            holding.level -= unjustified;
            open.pieces += unjustified;
        }
    }

    /// Passes a Title on at once.
    pub(crate) fn pass_title(&mut self, title: TitleId, to: Team, deal: bool) {
        self.release_title(title);
        self.give_title(title, to, deal);
    }

    /// R-Units from the bank, as far as it has them (GP-4).
    pub(crate) fn take_from_bank(&mut self, team: Team, units: Units) -> Units {
        let open = &mut self.state.open;
        let got = units.min(open.bank);
        open.bank -= got;
        open.players[team].stock += got;
        got
    }
}
