//! The Option Phase: moving R-Units, developing, taking and buying from Guilds (GP-28 to GP-35).

use table::dice::Dice;
use table::{Log, Seat, TimeLimit};

use crate::card::Deed;
use crate::clause::{GP_2, GP_4, GP_28, GP_29, GP_30, GP_31, GP_34, GP_35};
use crate::event::{Resources, Turns};
use crate::no::{Check, Found, need, no, no_more_than};
use crate::stage::Stage;
use crate::state::{Phase, Then};
use crate::titles::room_for;
use crate::{Action, Event, Globopolis, Open, RUnit, State, Team, TitleId, Units};

/// How many R-Units can be moved in an Option Phase without a timer (GP-28).
pub const MAX_MOVES: u8 = 60;
/// How many R-Units a Guild gives its owner, and sells each player, in a turn (GP-34, GP-35).
pub const PER_GUILD: u8 = 3;

/// Whether the Option Phase goes on; buying with a card (GP-39) is a part of it.
pub(crate) fn in_option_phase(phase: Phase) -> bool {
    matches!(phase, Phase::Option | Phase::Shop { then: Then::Option, .. })
}

/// R-Units that another's Guild sells (GP-35).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sale {
    pub(crate) guild: TitleId,
    pub(crate) owner: Team,
    pub(crate) unit: RUnit,
    pub(crate) count: u8,
    pub(crate) eu: u32,
}

impl Globopolis {
    /// GP-28: the time for the Option Phase, if the timer is used. It stands still while the player in turn has a deal
    /// open, if the table wants it so, and while others must put cards away, for whom they cannot act (GP-52).
    pub(crate) fn time_for_options(&self, state: &State) -> Option<TimeLimit<Action>> {
        let seconds = self.options.timer?;
        let open = &state.open;
        if !in_option_phase(open.phase) {
            return None;
        }
        let turn = self.team_of(open.turn);
        let deals = || state.offers.0.iter().flatten().any(|offer| offer.from == turn || offer.to == turn);
        let held_up = !open.excess.is_empty() && !open.excess.contains(turn);
        Some(TimeLimit {
            seat: open.turn,
            seconds,
            stopped: held_up || self.options.timer_stops_for_deals && deals(),
            period: u64::from(open.round) << 8 | u64::from(open.turn.0),
            action: Action::TimeUp,
        })
    }

    /// GP-28: how many R-Units can still be moved.
    pub fn moves_left(&self, open: &Open) -> u8 {
        if self.options.is_kept_short() { u8::MAX } else { MAX_MOVES - open.this_turn.moves }
    }

    fn check_own_territory(&self, open: &Open, team: Team, title: TitleId) -> Check {
        need(self.edition.has_territory(title), GP_2, "gp-no-territory")?;
        need(open.owner(title) == Some(team), GP_30, "gp-no-own-territory")
    }

    /// GP-29: whether so many more of a kind can stand there.
    pub(crate) fn check_room(&self, open: &Open, title: TitleId, unit: RUnit, count: u8) -> Check {
        need(count <= room_for(open.titles[title].units, unit), GP_29, "gp-no-ns-cap")
    }

    fn check_moves(&self, open: &Open, count: u8) -> Check {
        need(count > 0, GP_30, "gp-no-nothing")?;
        let left = self.moves_left(open);
        if count > left { no_more_than(GP_28, "gp-no-more-moves", left) } else { Ok(()) }
    }

    pub(crate) fn check_allocate(
        &self,
        open: &Open,
        team: Team,
        unit: RUnit,
        count: u8,
        to: TitleId,
    ) -> Check {
        self.check_own_territory(open, team, to)?;
        self.check_moves(open, count)?;
        need(open.players[team].stock[unit] >= count, GP_30, "gp-no-units-in-stock")?;
        self.check_room(open, to, unit, count)
    }

    pub(crate) fn check_transfer(
        &self,
        open: &Open,
        team: Team,
        unit: RUnit,
        count: u8,
        from: TitleId,
        to: TitleId,
    ) -> Check {
        self.check_own_territory(open, team, from)?;
        self.check_own_territory(open, team, to)?;
        need(from != to, GP_30, "gp-no-two-territories")?;
        self.check_moves(open, count)?;
        need(open.titles[from].units[unit] >= count, GP_30, "gp-no-units-there")?;
        self.check_room(open, to, unit, count)
    }

    /// GP-31: whether a Territory can be developed one level, the premium set apart.
    pub(crate) fn check_developable(&self, open: &Open, team: Team, title: TitleId) -> Check {
        self.check_own_territory(open, team, title)?;
        let holding = &open.titles[title];
        need(holding.level < 2, GP_31, "gp-no-higher-level")?;
        need(!open.this_turn.developed.contains(title), GP_31, "gp-no-second-level-this-turn")?;
        need(holding.units.sets() > holding.level, GP_31, "gp-no-complete-set")?;
        need(open.pieces > 0, GP_4, "gp-no-pieces-left")
    }

    pub(crate) fn check_develop(&self, open: &Open, team: Team, title: TitleId) -> Check {
        self.check_developable(open, team, title)?;
        self.check_means(open, team, self.premium(open, title))
    }

    /// GP-31: the premium of the next level.
    pub fn premium(&self, open: &Open, title: TitleId) -> u32 {
        u32::from(self.edition.title(title).premiums[usize::from(open.titles[title].level.min(1))])
    }

    fn check_guild(&self, open: &Open, guild: TitleId, unit: RUnit, count: u8) -> Check {
        need(self.edition.has_title(guild) && guild.is_guild(), GP_34, "gp-no-guild")?;
        need(count > 0, GP_34, "gp-no-nothing")?;
        need(open.titles[guild].units[unit] >= count, GP_34, "gp-no-guild-stock")
    }

    pub(crate) fn check_take_stock(
        &self,
        open: &Open,
        team: Team,
        guild: TitleId,
        unit: RUnit,
        count: u8,
        to: Option<TitleId>,
    ) -> Check {
        self.check_guild(open, guild, unit, count)?;
        need(open.owner(guild) == Some(team), GP_34, "gp-no-own-guild")?;
        let left = self.left_to_take(open, guild);
        if count > left {
            return no_more_than(GP_34, "gp-no-more-from-guild", left);
        }
        match to {
            None => Ok(()),
            Some(to) => {
                self.check_own_territory(open, team, to)?;
                self.check_room(open, to, unit, count)
            }
        }
    }

    pub(crate) fn check_buy_stock(
        &self,
        open: &Open,
        team: Team,
        guild: TitleId,
        unit: RUnit,
        count: u8,
    ) -> Found<Sale> {
        self.check_guild(open, guild, unit, count)?;
        let Some(owner) = open.owner(guild) else { return no(GP_35, "gp-no-owner-to-sell") };
        need(owner != team, GP_35, "gp-no-buying-from-oneself")?;
        let left = self.left_to_buy(open, guild);
        if count > left {
            return no_more_than(GP_35, "gp-no-more-from-guild", left);
        }
        let eu = u32::from(count) * self.guild_rate(open, guild, unit);
        self.check_means(open, team, eu)?;
        Ok(Sale { guild, owner, unit, count, eu })
    }

    /// GP-34: how many R-Units the owner of a Guild can still take from it this turn.
    pub fn left_to_take(&self, open: &Open, guild: TitleId) -> u8 {
        PER_GUILD - open.this_turn.taken[guild.guild()]
    }

    /// GP-35: how many R-Units the player in turn can still buy from a Guild.
    pub fn left_to_buy(&self, open: &Open, guild: TitleId) -> u8 {
        PER_GUILD - open.this_turn.bought[guild.guild()]
    }

    /// GP-35: what a Guild's owner charges for an R-Unit: one step more for each Associated Territory of theirs, and one if
    /// another Guild of theirs deals in the same.
    pub fn guild_rate(&self, open: &Open, guild: TitleId, unit: RUnit) -> u32 {
        let title = self.edition.title(guild);
        let Some(owner) = open.owner(guild) else { return u32::from(title.rates[0]) };
        let owned = open.players[owner].titles;
        let deals_in = |other: TitleId| self.edition.title(other).units[unit] > 0;
        let another = owned.guilds().iter().any(|other| other != guild && deals_in(other));
        let step = owned.and(title.associated).len() + usize::from(another);
        u32::from(title.rates[step.min(3)])
    }
}

impl<D: Dice, L: Log<Event>> Stage<'_, D, L> {
    /// GP-28: the Option Phase has run out of time, and the first roll is due. What only an Option Phase allows is over;
    /// offers that need one lapse (GP-38).
    pub(crate) fn time_up(&mut self, seat: Seat) {
        // Time does not run backwards: neither this nor what was done before is taken back.
        self.log.reveal();
        self.log.tell_all(GP_28, Turns::TimeUp { seat }.into());
        self.state.open.phase = Phase::Roll;
    }

    fn moved(&mut self, count: u8) {
        let moves = &mut self.state.open.this_turn.moves;
        *moves = moves.saturating_add(count);
    }

    /// GP-30: from the Personal Stock to a Territory.
    pub(crate) fn allocate(&mut self, team: Team, unit: RUnit, count: u8, to: TitleId) {
        self.moved(count);
        self.state.open.players[team].stock[unit] -= count;
        self.log
            .tell_all(GP_30, Resources::Allocated { team, title: to, units: Units::of(unit, count) }.into());
        self.change_units(to, |units| units[unit] += count);
    }

    /// GP-30: from one own Territory to another.
    pub(crate) fn transfer(&mut self, team: Team, unit: RUnit, count: u8, from: TitleId, to: TitleId) {
        self.moved(count);
        self.log
            .tell_all(GP_30, Resources::Transferred { team, from, to, units: Units::of(unit, count) }.into());
        self.change_units(from, |units| units[unit] -= count);
        self.change_units(to, |units| units[unit] += count);
    }

    /// GP-31: one level more, for the premium unless a card says it is free.
    pub(crate) fn develop(&mut self, team: Team, title: TitleId, free: bool) {
        let premium = if free { 0 } else { self.game.premium(&self.state.open, title) };
        self.collect(team, premium);
        let open = &mut self.state.open;
        open.pieces -= 1;
        open.this_turn.developed.insert(title);
        let holding = &mut open.titles[title];
        holding.level += 1;
        let level = holding.level;
        let eu = u16::try_from(premium).unwrap_or(u16::MAX);
        self.log.tell_all(GP_31, Resources::Developed { team, title, level, eu }.into());
        self.did(team, Deed::Developments, 1);
        self.rate(team, crate::score::LEVEL_POINTS); // Its R-Units justify the level (GP-31).
    }

    /// GP-34: from an own Guild's stock.
    pub(crate) fn take_stock(
        &mut self,
        team: Team,
        guild: TitleId,
        unit: RUnit,
        count: u8,
        to: Option<TitleId>,
    ) {
        let units = Units::of(unit, count);
        let open = &mut self.state.open;
        open.this_turn.taken[guild.guild()] += count;
        open.titles[guild].units -= units;
        self.log.tell_all(GP_34, Resources::StockTaken { team, guild, units, to }.into());
        match to {
            None => self.state.open.players[team].stock += units,
            Some(to) => self.change_units(to, |there| *there += units),
        }
    }

    /// GP-35: from another's Guild, whose owner must sell.
    pub(crate) fn buy_stock(&mut self, team: Team, sale: Sale) {
        let Sale { guild, owner, unit, count, eu } = sale;
        let units = Units::of(unit, count);
        let paid = self.collect(team, eu);
        let open = &mut self.state.open;
        open.players[owner].eu += paid;
        open.this_turn.bought[guild.guild()] += count;
        open.titles[guild].units -= units;
        open.players[team].stock += units;
        self.log.tell_all(GP_35, Resources::StockBought { team, guild, units, eu }.into());
    }
}
