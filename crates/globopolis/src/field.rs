//! Landing on a field (GP-42 to GP-58).

use table::dice::Dice;
use table::{Clause, Log, Seat};

use crate::card::{Deed, StackName};
use crate::clause::{
    GP_2, GP_12, GP_29, GP_43, GP_44, GP_45, GP_47, GP_49, GP_51, GP_53, GP_54, GP_55, GP_78, GP_89,
};
use crate::edition::FieldKind;
use crate::event::{Resources, Titles, Visits};
use crate::no::{Check, Found, NOT_NOW, No, need};
use crate::stage::Stage;
use crate::state::Phase;
use crate::titles::{ns_cap, surplus};
use crate::{Event, Globopolis, Level, Open, RUnit, Team, TitleId, Units};

/// What Switzerland pays (GP-49).
pub const SWISS_EU: u32 = 10;
/// The points of Switzerland (GP-49).
pub const SWISS_POINTS: i32 = 5;
/// The points of MOONSHOT! (GP-55).
pub const MOONSHOT_POINTS: i32 = 10;
/// After so many throws a card field gives no further roll (GP-51).
pub const THROWS: u8 = 2;

/// A foreign Territory on which the Governor has landed (GP-45).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Visit {
    pub(crate) title: TitleId,
    pub(crate) owner: Team,
}

impl Globopolis {
    /// GP-12, GP-43: the surplus that the player may leave on a Title, at the moment.
    pub fn stackable(&self, open: &Open, team: Team, title: TitleId) -> Units {
        let stock = open.players[team].stock;
        match open.phase {
            Phase::Surplus { title: taken, over, .. } if taken == title => over.min(stock),
            // Before their first Teleport, a player may take the surplus of Titles that they were dealt out of their stock again
            // (GP-12).
            Phase::Teleport
                if self.edition.has_territory(title)
                    && open.owner(title) == Some(team)
                    && !open.settled.contains(title) =>
            {
                let mut missing = surplus(self.edition.title(title).units);
                for unit in RUnit::ALL {
                    let allocated = self.edition.title(title).units[unit];
                    missing[unit] =
                        missing[unit].min(allocated.saturating_sub(open.titles[title].units[unit]));
                }
                missing.min(stock)
            }
            _ => Units::NONE,
        }
    }

    pub(crate) fn check_stack(&self, open: &Open, team: Team, title: TitleId, units: Units) -> Check {
        need(self.edition.has_territory(title), GP_2, "gp-no-territory")?;
        let clause = self.surplus_clause(open);
        if units.is_empty() {
            let asked = matches!(open.phase, Phase::Surplus { title: taken, .. } if taken == title);
            return need(asked, clause, "gp-no-surplus");
        }
        need(self.stackable(open, team, title).hold(units), clause, "gp-no-surplus")?;
        let mut stacked = open.titles[title].units;
        stacked += units;
        need(units[RUnit::Ns] == 0 || stacked[RUnit::Ns] <= ns_cap(stacked), GP_29, "gp-no-ns-cap")
    }

    /// The clause behind what is left on a Title: before the game, after taking it, or after a battle.
    pub fn surplus_clause(&self, open: &Open) -> Clause {
        match open.phase {
            Phase::Teleport => GP_12,
            Phase::Surplus { base: Some(_), .. } => GP_78,
            // The Defender has won a Territory.
            Phase::Surplus { title, .. } if open.owner(title) != Some(self.team_of(open.turn)) => GP_78,
            _ => GP_43,
        }
    }

    /// GP-78: the surplus of a Territory got by a deal that its owner may take in this Option Phase.
    pub fn storable(&self, open: &Open, team: Team, title: TitleId) -> Units {
        let may = open.unsorted.contains(title) && open.owner(title) == Some(team);
        if may { surplus(open.titles[title].units) } else { Units::NONE }
    }

    pub(crate) fn check_store(&self, open: &Open, team: Team, title: TitleId, units: Units) -> Check {
        need(self.edition.has_territory(title), GP_2, "gp-no-territory")?;
        need(!units.is_empty(), GP_78, "gp-no-nothing")?;
        need(self.storable(open, team, title).hold(units), GP_78, "gp-no-surplus")
    }

    /// GP-45: the Conference Cost of a Territory as it stands.
    pub fn conference_cost(&self, open: &Open, title: TitleId) -> u32 {
        let level = usize::from(open.titles[title].justified());
        u32::from(self.edition.title(title).conference[level])
    }

    /// GP-45: the foreign Territory whose Conference Cost is due.
    pub(crate) fn check_pay(&self, open: &Open) -> Found<Visit> {
        let landed = match open.phase {
            Phase::Foreign(title) => open.owner(title).map(|owner| Visit { title, owner }),
            _ => None,
        };
        landed.ok_or(No::new(GP_45, NOT_NOW))
    }
}

impl<D: Dice, L: Log<Event>> Stage<'_, D, L> {
    /// Follows the rules of the field on which the Governor has landed.
    pub(crate) fn land(&mut self, seat: Seat) {
        let team = self.game.team_of(seat);
        loop {
            let at = self.state.open.governors[seat].at;
            match self.game.edition.kind(at) {
                FieldKind::Teleport => {
                    // GP-58: the same when landing there during the game, until another field is reached.
                    self.teleport(seat);
                    continue;
                }
                FieldKind::Territory(title) => self.land_on_territory(team, title),
                FieldKind::Guild(title) => self.land_on_guild(team, title),
                FieldKind::OpsMission => self.land_on_cards(team, StackName::OpsMission),
                FieldKind::Influence => self.land_on_cards(team, StackName::Influence),
                FieldKind::Market(_) => self.state.open.phase = Phase::Market { shuttle: false },
                FieldKind::Bank => {
                    self.log.tell_all(GP_49, Visits::Switzerland { team }.into());
                    self.state.open.players[team].eu += SWISS_EU;
                    self.score(team, SWISS_POINTS);
                    self.state.open.phase = Phase::Market { shuttle: false };
                }
                FieldKind::Base => self.state.open.phase = Phase::Base,
                FieldKind::Moonshot => {
                    self.log.tell_all(GP_55, Visits::Moonshot { team }.into());
                    self.did(team, Deed::Moonshots, 1);
                    self.score(team, MOONSHOT_POINTS);
                    self.end_turn();
                }
                FieldKind::Nsa => self.visit_nsa(team, GP_53),
                FieldKind::Nia => self.visit_nia(team),
            }
            return;
        }
    }

    fn land_on_territory(&mut self, team: Team, title: TitleId) {
        let learning = self.game.options.level == Level::Learning;
        match self.state.open.owner(title) {
            None => {
                let over = self.take_unowned(title, team, GP_43);
                if over.is_empty() {
                    self.end_turn();
                } else {
                    self.state.open.phase = Phase::Surplus { title, over, base: None };
                }
            }
            // GP-81: in the learning stage one may roll again, and that is all.
            Some(owner) if owner == team && learning => self.state.open.phase = Phase::Again,
            Some(owner) if owner == team => {
                self.state.open.phase = Phase::Own(title);
                self.state.open.this_turn.cleaned = [0; 4];
                self.draw(team, StackName::OpsMission, GP_44);
            }
            Some(_) => self.state.open.phase = Phase::Foreign(title),
        }
    }

    /// GP-12, GP-43: surplus that stays on the Territory after all.
    pub(crate) fn stack(&mut self, team: Team, title: TitleId, units: Units) {
        if !units.is_empty() {
            self.state.open.players[team].stock -= units;
            self.change_units(title, |stacked| *stacked += units);
            let clause = self.game.surplus_clause(&self.state.open);
            self.log.tell_all(clause, Resources::Stacked { team, title, units }.into());
        }
        if let Phase::Surplus { title, base, .. } = self.state.open.phase {
            self.after_conquest(title, base);
        }
    }

    /// GP-78: surplus of a Territory that was got by a deal goes to the Personal Stock.
    pub(crate) fn store(&mut self, team: Team, title: TitleId, units: Units) {
        self.move_to_stock(title, team, units);
    }

    /// GP-45, GP-46: pays so many percent of the Conference Cost to the owner.
    pub(crate) fn pay_conference(&mut self, team: Team, visit: Visit, percent: u32, roll: bool) {
        let Visit { title, owner } = visit;
        let cost = (self.game.conference_cost(&self.state.open, title) * percent).div_ceil(100);
        self.pay_to(team, owner, cost, GP_45);
        self.did(owner, Deed::ConferenceGuests, 1);
        if roll {
            self.state.open.phase = Phase::Again;
        } else {
            self.end_turn();
        }
    }

    /// GP-47, GP-89.
    fn land_on_guild(&mut self, team: Team, title: TitleId) {
        match self.state.open.owner(title) {
            None => {
                self.take_unowned(title, team, GP_47);
            }
            Some(owner) if owner == team => self.log.tell_all(GP_47, Titles::OwnGuild { team, title }.into()),
            Some(owner) => {
                if self.game.options.guild_protection && !self.win_guild(team, owner, title) {
                    self.log.tell_all(GP_89, Titles::GuildHeld { team: owner, title }.into());
                } else {
                    let value = self.game.edition.title(title).value;
                    self.log.tell_all(GP_47, Titles::TookGuild { team, from: owner, title, value }.into());
                    self.did(team, Deed::GuildTakeovers, 1);
                    self.pass_title(title, team, false);
                }
            }
        }
        self.end_turn();
    }

    /// GP-51: a card, and perhaps another roll.
    fn land_on_cards(&mut self, team: Team, stack: StackName) {
        if !self.game.options.has_cards() {
            self.state.open.phase = Phase::Again; // GP-81
            return;
        }
        let over = self.state.open.this_turn.throws >= THROWS;
        self.state.open.phase = Phase::Again;
        self.draw(team, stack, GP_51);
        if over {
            self.end_turn();
        }
    }

    /// GP-53: a d6 for one to three NS-Units.
    fn visit_nsa(&mut self, team: Team, clause: Clause) {
        let face = self.d6("academy");
        let got = self.take_from_bank(team, Units::of(RUnit::Ns, face.div_ceil(2)));
        self.log.tell_all(clause, Visits::Academy { team, face, units: got[RUnit::Ns] }.into());
        self.state.open.phase = Phase::Again;
    }

    /// GP-54: likewise Agents, from the reserve.
    fn visit_nia(&mut self, team: Team) {
        if !self.game.options.has_agents() {
            return self.visit_nsa(team, GP_54);
        }
        let face = self.d6("academy");
        let agents = self.recruit(team, face.div_ceil(2));
        self.log.tell_all(GP_54, Visits::Recruited { team, face, agents }.into());
        self.state.open.phase = Phase::Again;
    }

    /// Agents from the reserve to the hand, as far as there are.
    pub(crate) fn recruit(&mut self, team: Team, count: u8) -> u8 {
        let player = &mut self.state.open.players[team];
        let count = count.min(player.reserve);
        player.reserve -= count;
        player.agents += count;
        count
    }

    /// Notes that somebody has done something (GP-20).
    pub(crate) fn did(&mut self, team: Team, deed: Deed, count: u8) {
        let done = &mut self.state.open.players[team].deeds[deed as usize];
        *done = done.saturating_add(count);
    }
}
