//! Spontaneous Military Assistance (GP-83, GP-84).

use table::Log;
use table::dice::Dice;

use crate::clause::{GP_83, GP_84};
use crate::event::Conflict;
use crate::no::{Found, NOT_NOW, need, no};
use crate::stage::Stage;
use crate::state::{Party, Phase};
use crate::{Event, Globopolis, Open, RUnit, State, Team, TitleId, TitleSet};

/// A request for an NS-Unit (GP-84).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Request {
    /// From where.
    pub(crate) from: TitleId,
    /// Who owns it.
    pub(crate) owner: Team,
    /// For how many EU.
    pub(crate) eu: u16,
    /// Which party asks.
    pub(crate) party: Party,
}

impl Globopolis {
    /// GP-83: the own Territories that can still assist a party by sending an NS-Unit.
    pub(crate) fn assistants(&self, open: &Open, party: Party) -> TitleSet {
        if !self.options.assistance_sends_ns || !self.assists(party) {
            return TitleSet::NONE;
        }
        let Some(battle) = &open.battle else { return TitleSet::NONE };
        let title = battle.territory(party);
        let mut group = self.edition.group_of(title).and(open.players[battle.team(party)].titles);
        group.remove(title);
        group = group.minus(battle.helped);
        group.iter().filter(|&from| open.titles[from].units[RUnit::Ns] > 0).collect()
    }

    /// GP-84: the Territories of its group, anybody's but the opponent's, that a party can ask for an NS-Unit.
    pub(crate) fn helpers(&self, open: &Open, party: Party) -> TitleSet {
        if !self.options.ns_for_conflicts {
            return TitleSet::NONE;
        }
        let Some(battle) = &open.battle else { return TitleSet::NONE };
        let title = battle.territory(party);
        if self.check_room(open, title, RUnit::Ns, 1).is_err() {
            return TitleSet::NONE;
        }
        let opponent = battle.team(party.other());
        // Nobody is asked again who has refused; who has sent one may be asked for another.
        let refused = battle.refused[party as usize];
        let mut group = self.edition.group_of(title);
        group.remove(title);
        let helps = |from: &TitleId| {
            open.owner(*from).is_some_and(|owner| owner != opponent && !refused.contains(owner))
                && open.titles[*from].units[RUnit::Ns] > 0
        };
        group.iter().filter(helps).collect()
    }

    /// GP-83: whether a Territory can assist, and which party.
    pub(crate) fn check_assist(&self, open: &Open, from: TitleId) -> Found<Party> {
        let Phase::Muster(party) = open.phase else { return no(GP_83, NOT_NOW) };
        need(self.assistants(open, party).contains(from), GP_83, "gp-no-assistance-from-there")?;
        Ok(party)
    }

    pub(crate) fn check_call_for(&self, state: &State, team: Team, from: TitleId, eu: u16) -> Found<Request> {
        let open = &state.open;
        let Phase::Muster(party) = open.phase else { return no(GP_84, NOT_NOW) };
        need(self.helpers(open, party).contains(from), GP_84, "gp-no-help-from-there")?;
        let Some(owner) = open.owner(from) else { return no(GP_84, "gp-no-help-from-there") };
        need(eu == 0 || owner != team, GP_84, "gp-no-paying-oneself")?;
        need(u32::from(eu) <= self.free_eu(state, team), GP_84, "gp-no-eu-to-give")?;
        Ok(Request { from, owner, eu, party })
    }

    /// GP-84: the request that waits for an answer.
    pub(crate) fn check_request(&self, open: &Open) -> Found<Request> {
        let Phase::Help { from, eu, party } = open.phase else { return no(GP_84, NOT_NOW) };
        let Some(owner) = open.owner(from) else { return no(GP_84, NOT_NOW) };
        Ok(Request { from, owner, eu, party })
    }
}

impl<D: Dice, L: Log<Event>> Stage<'_, D, L> {
    /// An NS-Unit goes from one Territory to the one involved. One that cannot be placed there stays where it was (GP-29, GP-83);
    /// in version 2 of the rules it went to the Personal Stock.
    fn send_ns(&mut self, from: TitleId, to: TitleId) {
        let room = self.game.check_room(&self.state.open, to, RUnit::Ns, 1).is_ok();
        if self.game.rules.since(3) && !room {
            return;
        }
        self.log.tell_all(GP_83, Conflict::HelpSent { from, to }.into());
        self.change_units(from, |units| units[RUnit::Ns] -= 1);
        self.change_units(to, |units| units[RUnit::Ns] += 1);
    }

    /// GP-83: an own Territory of the group assists and sends its NS-Unit.
    pub(crate) fn assist(&mut self, team: Team, from: TitleId, party: Party) {
        let battle = self.battle();
        battle.helped.insert(from);
        battle.orders[party as usize].assists += 1;
        let to = battle.territory(party);
        self.log.tell_all(GP_83, Conflict::Assisted { team, from }.into());
        self.send_ns(from, to);
        self.begin_muster(party);
    }

    /// GP-84: asks for an NS-Unit; an own Territory sends it at once.
    pub(crate) fn call_for(&mut self, team: Team, request: Request) {
        let Request { from, owner, eu, party } = request;
        let to = self.battle().territory(party);
        if owner == team {
            self.send_ns(from, to);
            self.begin_muster(party);
        } else {
            self.log.tell_all(GP_84, Conflict::HelpAsked { team, from, eu }.into());
            self.state.open.phase = Phase::Help { from, eu, party };
        }
    }

    /// GP-84: the owner sends the NS-Unit, and is paid.
    pub(crate) fn send_help(&mut self, request: Request) {
        let Request { from, owner, eu, party } = request;
        let battle = *self.battle();
        if eu > 0 {
            self.pay_to(battle.team(party), owner, u32::from(eu), GP_84);
        }
        self.send_ns(from, battle.territory(party));
        self.begin_muster(party);
    }

    pub(crate) fn refuse_help(&mut self, request: Request) {
        let Request { from, owner, party, .. } = request;
        self.battle().refused[party as usize].insert(owner);
        self.log.tell_all(GP_84, Conflict::HelpRefused { from }.into());
        self.begin_muster(party);
    }
}
