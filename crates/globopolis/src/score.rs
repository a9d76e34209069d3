//! Points and EU: gaining, losing, buying and turning one into the other (GP-23 to GP-27, GP-46).

use table::dice::Dice;
use table::{Clause, Log};

use crate::clause::{GP_19, GP_23, GP_26, GP_27, GP_46};
use crate::event::{Ending, Money};
use crate::no::{Check, need, no, no_more_than};
use crate::stage::Stage;
use crate::{Event, Globopolis, GroupId, Open, State, Team};

/// What a point costs, and pays (GP-26, GP-27).
pub const EU_PER_POINT: u32 = 5;
/// How many points can be bought in a turn (GP-26).
pub const POINTS_PER_TURN: u8 = 5;
/// How far below the mark points can still be bought (GP-26).
pub const NO_PURCHASE: i32 = 25;
/// The points of a level of Economic Development (GP-25).
pub const LEVEL_POINTS: i32 = 5;

/// GP-27: what a player can pay, their points included.
pub(crate) fn means(open: &Open, team: Team) -> u32 {
    let player = &open.players[team];
    player.eu + EU_PER_POINT * u32::try_from(player.points).unwrap_or(0)
}

impl Globopolis {
    /// The points that win, unless nothing but resignation does (GP-18, GP-85).
    pub fn mark(&self) -> Option<i32> {
        (!self.options.bitter_end).then(|| i32::from(self.options.mark_of(self.teams)))
    }

    /// GP-26: how many points the player in turn can still buy, before the price is looked at.
    pub fn points_for_sale(&self, open: &Open) -> u8 {
        let above = self.mark().is_some_and(|mark| open.this_turn.peak > mark - NO_PURCHASE);
        if above { 0 } else { POINTS_PER_TURN - open.this_turn.points_bought }
    }

    pub(crate) fn check_buy_points(&self, open: &Open, team: Team, points: u8) -> Check {
        need(points > 0, GP_26, "gp-no-nothing")?;
        let left = self.points_for_sale(open);
        if left == 0 && open.this_turn.points_bought < POINTS_PER_TURN {
            return no_more_than(GP_26, "gp-no-points-so-near", self.mark().unwrap_or(0) - NO_PURCHASE);
        }
        if points > left {
            return no_more_than(GP_26, "gp-no-more-points", left);
        }
        need(open.players[team].eu >= u32::from(points) * EU_PER_POINT, GP_26, "gp-no-eu-for-points")
    }

    /// A purchase that can be paid with EU and points (GP-27).
    pub(crate) fn check_means(&self, open: &Open, team: Team, price: u32) -> Check {
        if means(open, team) >= price { Ok(()) } else { no(GP_27, "gp-no-means") }
    }

    /// GP-24: whether a team owns a whole group.
    pub fn has_group(&self, open: &Open, team: Team, group: GroupId) -> bool {
        open.players[team].titles.holds(self.edition.group(group).territories)
    }

    /// The points that follow from what a team owns and was credited (GP-23 to GP-25).
    pub(crate) fn derived_points(&self, state: &State, team: Team) -> i32 {
        let open = &state.open;
        let player = &open.players[team];
        let titles: i32 = player
            .titles
            .iter()
            .map(|title| {
                let level = if title.is_guild() { 0 } else { open.titles[title].justified() };
                i32::from(self.edition.title(title).value) + LEVEL_POINTS * i32::from(level)
            })
            .sum();
        let groups: i32 = player.credited.iter().map(|group| self.group_bonus(group)).sum();
        titles + groups
    }

    /// GP-24: twice the number of Territories.
    pub fn group_bonus(&self, group: GroupId) -> i32 {
        2 * i32::try_from(self.edition.group(group).territories.len()).unwrap_or(0)
    }
}

impl<D: Dice, L: Log<Event>> Stage<'_, D, L> {
    /// Changes points that follow from what is owned: Titles, levels, groups.
    pub(crate) fn rate(&mut self, team: Team, points: i32) {
        let open = &mut self.state.open;
        open.players[team].points += points;
        self.note_peak(team);
        self.check_mark(team);
    }

    /// Changes points for any other reason.
    pub(crate) fn score(&mut self, team: Team, points: i32) {
        self.state.open.players[team].extra += points;
        self.rate(team, points);
    }

    /// GP-26: remembers the highest score of the turn; what was bought in it does not count.
    fn note_peak(&mut self, team: Team) {
        let in_turn = team == self.turn_team();
        let open = &mut self.state.open;
        let bought = if in_turn { i32::from(open.this_turn.points_bought) } else { 0 };
        let player = &mut open.players[team];
        let held = player.points - bought;
        if self.game.rules.since(3) {
            player.high = player.high.max(held);
        }
        if in_turn {
            open.this_turn.peak = open.this_turn.peak.max(held);
        }
    }

    /// GP-19: reaching the mark is a claim by itself.
    fn check_mark(&mut self, team: Team) {
        let points = self.state.open.players[team].points;
        if self.state.open.last_round || self.game.mark().is_none_or(|mark| points < mark) {
            return;
        }
        self.log.tell_all(GP_19, Ending::ReachedMark { team, points }.into());
        self.make_last_round(GP_19);
    }

    /// Points that somebody can lose, down to 0 (GP-23).
    pub(crate) fn lose_points(&mut self, team: Team, points: i32) -> i32 {
        let lost = self.state.open.players[team].points.clamp(0, points);
        if lost > 0 {
            self.score(team, -lost);
            self.log.tell_all(GP_23, Money::PointsLost { team, points: lost }.into());
        }
        lost
    }

    pub(crate) fn gain_points(&mut self, team: Team, points: i32, clause: Clause) {
        self.score(team, points);
        self.log.tell_all(clause, Money::PointsGained { team, points }.into());
    }

    pub(crate) fn gain_eu(&mut self, team: Team, eu: u32, clause: Clause) {
        self.state.open.players[team].eu += eu;
        self.log.tell_all(clause, Money::EuGained { team, eu }.into());
    }

    /// GP-27, GP-46: takes EU from a player, points turned into EU as far as needed, down to 0. Returns what they paid.
    pub(crate) fn collect(&mut self, team: Team, eu: u32) -> u32 {
        let player = &mut self.state.open.players[team];
        if player.eu < eu {
            let missing = (eu - player.eu).div_ceil(EU_PER_POINT);
            let points = missing.min(u32::try_from(player.points).unwrap_or(0));
            if points > 0 {
                player.eu += points * EU_PER_POINT;
                self.score(team, -i32::try_from(points).expect("points are few"));
                self.log.tell_all(GP_27, Money::PointsSold { team, points }.into());
            }
        }
        let player = &mut self.state.open.players[team];
        let paid = eu.min(player.eu);
        player.eu -= paid;
        paid
    }

    /// A payment to the bank; what is missing is waived (GP-46).
    pub(crate) fn pay_bank(&mut self, team: Team, eu: u32, clause: Clause) {
        let paid = self.collect(team, eu);
        self.log.tell_all(clause, Money::PaidBank { team, eu: paid }.into());
        if paid < eu {
            self.log.tell_all(GP_46, Money::Waived { team, eu: eu - paid }.into());
        }
    }

    /// A payment to another; what is missing is waived (GP-46).
    pub(crate) fn pay_to(&mut self, team: Team, to: Team, eu: u32, clause: Clause) {
        let paid = self.collect(team, eu);
        self.state.open.players[to].eu += paid;
        self.log.tell_all(clause, Money::Paid { team, to, eu: paid }.into());
        if paid < eu {
            self.log.tell_all(GP_46, Money::Waived { team, eu: eu - paid }.into());
        }
    }

    /// GP-26: EU buy points.
    pub(crate) fn buy_points(&mut self, team: Team, points: u8) {
        let open = &mut self.state.open;
        open.players[team].eu -= u32::from(points) * EU_PER_POINT;
        open.this_turn.points_bought += points;
        self.log.tell_all(GP_26, Money::PointsBought { team, points }.into());
        self.score(team, i32::from(points));
    }
}
