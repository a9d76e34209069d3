//! A battle from the muster to its end (GP-75 to GP-80).

use table::dice::Dice;
use table::{Clause, Log};

use crate::card::{BattleMoment, CardFace, CardKind, Deed, Order, Sides};
use crate::clause::{GP_64, GP_70, GP_77, GP_78, GP_80};
use crate::event::{Cards, Conflict, Resources, Throw};
use crate::no::{Found, need, no};
use crate::odds::{round_winner, times};
use crate::stage::Stage;
use crate::state::{Battle, Party, Phase};
use crate::{Action, CardId, Choice, Event, Globopolis, Open, RUnit, State, Team, Units};

/// An Operation that can be played, and by which party.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Operation<'a> {
    card: CardId,
    party: Party,
    orders: &'a [Order],
}

impl Battle {
    /// What an order given before the first Battle Round does for the rest of the battle (GP-80). What it does at once is
    /// not done here.
    pub fn take_order(&mut self, party: Party, order: Order) {
        let (own, other) = (party as usize, party.other() as usize);
        match order {
            Order::Dice { own: more, other: fewer } => {
                self.orders[own].plus = self.orders[own].plus.saturating_add(more);
                self.orders[other].minus = self.orders[other].minus.saturating_add(fewer);
            }
            Order::Polygon { sides } => self.orders[own].polygon = Some(sides),
            Order::WinTies => self.orders[own].ties = true,
            Order::Ignore { what } => self.orders[own].ignores[what as usize] = true,
            Order::Spoils { eu, points } => {
                let orders = &mut self.orders[own];
                orders.eu = orders.eu.saturating_add(eu);
                orders.points = orders.points.saturating_add(points);
            }
            Order::KeepNs => self.orders[own].keep_ns = true,
            Order::Scorch => self.orders[own].scorch = true,
            Order::RescueAgents => self.orders[own].rescue = true,
            Order::DestroyNs { .. } | Order::CallOff | Order::SendHome => {}
        }
    }
}

impl Globopolis {
    /// GP-80: whether a party can play an Operation now: which party, and what it orders.
    pub(crate) fn check_operation(&self, state: &State, team: Team, card: CardId) -> Found<Operation<'_>> {
        need(state.hands[team].contains(card), GP_80, "gp-no-such-card")?;
        let CardFace::Operation { side, when, orders } = &self.edition.card(card).face else {
            return no(GP_80, "gp-no-card-now");
        };
        let (party, moment) = match state.open.phase {
            Phase::Muster(party) => (party, BattleMoment::Muster),
            Phase::Rounds(party) => (party, BattleMoment::Round),
            _ => return no(GP_80, "gp-no-card-now"),
        };
        need(*when == moment, GP_80, "gp-no-card-now")?;
        let fits = match side {
            Sides::Either => true,
            Sides::Aggressor => party == Party::Aggressor,
            Sides::Defender => party == Party::Defender,
        };
        need(fits, GP_80, "gp-no-card-for-that-side")?;
        Ok(Operation { card, party, orders })
    }

    /// GP-75: both parties of a battle can have its rounds fought on without being asked before each, until a card is played
    /// or the battle is over.
    pub(crate) fn fought_on(&self, open: &Open, action: &Action) -> Option<u64> {
        let battle = open.battle.as_ref().filter(|_| matches!(open.phase, Phase::Rounds(_)))?;
        if !matches!(action, Action::Fight | Action::Pass) {
            return None;
        }
        let [aggressor, defender] =
            Party::BOTH.map(|party| open.hand_sizes[battle.team(party)][CardKind::Ops as usize]);
        let parts = [open.turn.0, battle.from.0, battle.against.0, aggressor, defender];
        Some(parts.into_iter().fold(u64::from(open.round), |number, part| number << 8 | u64::from(part)))
    }

    /// Whether a party has something to muster, as far as everybody can see.
    fn may_muster(&self, open: &Open, party: Party) -> bool {
        let Some(battle) = &open.battle else { return false };
        open.hand_sizes[battle.team(party)][CardKind::Ops as usize] > 0
            || !self.assistants(open, party).is_empty()
            || !self.helpers(open, party).is_empty()
    }
}

impl<D: Dice, L: Log<Event>> Stage<'_, D, L> {
    /// GP-80, GP-83, GP-84: a party plays cards and gathers help, the Aggressor first.
    pub(crate) fn begin_muster(&mut self, party: Party) {
        self.state.open.phase = Phase::Muster(party);
        if !self.game.may_muster(&self.state.open, party) {
            self.end_muster(party);
        }
    }

    pub(crate) fn end_muster(&mut self, party: Party) {
        match party {
            Party::Aggressor => self.begin_muster(Party::Defender),
            Party::Defender => self.begin_rounds(),
        }
    }

    fn begin_rounds(&mut self) {
        let battle = *self.battle();
        let [aggressor, defender] = self.game.strength(&self.state.open, &battle);
        self.log.tell_all(GP_70, Conflict::Assessed { aggressor, defender }.into());
        self.battle().dice = [aggressor.total, defender.total];
        self.ask_for_round();
    }

    /// Before a Battle Round the Defender may play a card, if there are any for that moment.
    fn ask_for_round(&mut self) {
        let defender = self.battle().defender;
        let asks = self.game.round_cards && self.state.open.hand_sizes[defender][CardKind::Ops as usize] > 0;
        self.state.open.phase = Phase::Rounds(if asks { Party::Defender } else { Party::Aggressor });
    }

    pub(crate) fn defender_is_ready(&mut self) {
        self.state.open.phase = Phase::Rounds(Party::Aggressor);
    }

    /// GP-80: an Operation's orders.
    pub(crate) fn play_operation(&mut self, team: Team, operation: Operation<'_>) {
        let Operation { card, party, orders } = operation;
        self.log.tell_all(GP_80, Cards::Played { team, card, choice: Choice::NOTHING }.into());
        self.use_up(team, card);
        for &order in orders {
            self.carry_out_order(party, order);
        }
        // A hand without cards has nothing more to muster.
        if let Phase::Muster(mustering) = self.state.open.phase
            && !self.game.may_muster(&self.state.open, mustering)
        {
            self.end_muster(mustering);
        } else if self.state.open.phase == Phase::Rounds(Party::Defender)
            && self.state.open.hand_sizes[team][CardKind::Ops as usize] == 0
        {
            self.defender_is_ready();
        }
    }

    fn carry_out_order(&mut self, party: Party, order: Order) {
        let Some(battle) = &mut self.state.open.battle else { return };
        let fighting = matches!(self.state.open.phase, Phase::Rounds(_));
        let (own, other) = (party as usize, party.other() as usize);
        match order {
            Order::Dice { own: more, other: fewer } if fighting => {
                battle.dice[own] = (battle.dice[own] + more).min(6);
                battle.dice[other] = battle.dice[other].saturating_sub(fewer);
            }
            Order::DestroyNs { count } => {
                let title = battle.territory(party.other());
                self.destroy_units(title, RUnit::Ns, count, GP_80);
            }
            Order::CallOff => {
                let team = battle.team(party);
                self.log.tell_all(GP_80, Conflict::CalledOff { team }.into());
                self.state.open.battle = None;
                self.end_turn();
            }
            Order::SendHome => {
                let (from, against) = (battle.from, battle.against);
                let (aggressor, defender) = (battle.aggressor, battle.defender);
                for team in
                    self.state.open.rivals(aggressor, self.game.teams).filter(|&team| team != defender)
                {
                    self.send_home(from, team, GP_80);
                    self.send_home(against, team, GP_80);
                }
            }
            lasting => battle.take_order(party, lasting),
        }
    }

    fn throw(&mut self, party: Party) -> Throw {
        let battle = self.battle();
        let count = battle.dice[party as usize];
        let sides = battle.orders[party as usize].polygon.unwrap_or([8, 10][party as usize]);
        let (polygon_for, dice_for) = match party {
            Party::Aggressor => ("aggressor-polygon", "aggressor-d6"),
            Party::Defender => ("defender-polygon", "defender-d6"),
        };
        let polygon = self.polygon(polygon_for, sides);
        let mut dice = [0; 6];
        for die in dice.iter_mut().take(usize::from(count)) {
            *die = self.d6(dice_for);
        }
        let times = times(polygon, &dice[..usize::from(count)]);
        Throw { polygon, dice, count, times, value: polygon * times }
    }

    /// GP-75 to GP-77: one Battle Round.
    pub(crate) fn fight(&mut self) {
        let aggressor = self.throw(Party::Aggressor);
        let defender = self.throw(Party::Defender);
        let battle = self.battle();
        battle.round = battle.round.saturating_add(1);
        let ties = [battle.orders[0].ties, battle.orders[1].ties];
        let winner = round_winner([aggressor.value, defender.value], battle.dice, ties);
        let round = battle.round;
        let loser = winner.other();
        let left = &mut battle.dice[loser as usize];
        let lost = *left == 0;
        *left = left.saturating_sub(1);
        self.log.tell_all(GP_77, Conflict::BattleRound { round, aggressor, defender, winner }.into());
        if lost {
            self.end_battle(winner);
        } else {
            self.ask_for_round();
        }
    }

    /// GP-64, GP-78, GP-79: the loser's Territory goes to the victor.
    fn end_battle(&mut self, victor: Party) {
        let battle = *self.battle();
        self.state.open.battle = None;
        let (winner, loser) = (battle.team(victor), battle.team(victor.other()));
        let title = battle.territory(victor.other());
        let (spoils, losses) = (battle.orders[victor as usize], battle.orders[victor.other() as usize]);
        self.log.tell_all(GP_78, Conflict::BattleWon { winner, loser, title }.into());
        self.note_victory(victor, winner, loser);
        self.settle_agents(winner, loser, title, losses.rescue);
        self.lose_title(title);
        if spoils.keep_ns {
            let open = &mut self.state.open;
            let ns = std::mem::take(&mut open.titles[title].units[RUnit::Ns]);
            open.players[winner].stock[RUnit::Ns] += ns;
            self.log
                .tell_all(GP_80, Resources::Stored { team: winner, units: Units::of(RUnit::Ns, ns) }.into());
        }
        self.destroy_ns_and_development(title);
        let open = &mut self.state.open;
        if losses.scorch {
            let rest = std::mem::take(&mut open.titles[title].units);
            open.bank += rest;
            self.log.tell_all(GP_80, Conflict::Destroyed { title, units: rest, pieces: 0 }.into());
        }
        self.give_title(title, winner, false);
        if spoils.eu > 0 {
            self.gain_eu(winner, u32::from(spoils.eu), GP_80);
        }
        if spoils.points > 0 {
            self.gain_points(winner, i32::from(spoils.points), GP_80);
        }
        let base = (victor == Party::Aggressor).then_some(battle.from);
        let over = if self.game.rules.since(3) { self.take_surplus(title, winner) } else { Units::NONE };
        if over.is_empty() {
            self.after_conquest(title, base);
        } else {
            self.state.open.phase = Phase::Surplus { title, over, base };
        }
    }

    /// GP-79: the victorious Aggressor may go on, if there is anything to attack; otherwise the turn is over.
    pub(crate) fn after_conquest(&mut self, title: crate::TitleId, base: Option<crate::TitleId>) {
        let group = self.game.edition.title(title).group;
        match base.filter(|&from| !self.game.chain_targets(&self.state.open, from, group).is_empty()) {
            Some(from) => self.state.open.phase = Phase::Chain { from, group },
            None => self.end_turn(),
        }
    }

    fn note_victory(&mut self, victor: Party, winner: Team, loser: Team) {
        self.did(winner, Deed::BattlesWon, 1);
        let deed = match victor {
            Party::Aggressor => Deed::AttacksWon,
            Party::Defender => Deed::DefencesWon,
        };
        self.did(winner, deed, 1);
        let open = &mut self.state.open;
        let player = &mut open.players[winner];
        if !player.defeated.contains(loser) {
            player.defeated.insert(loser);
            player.deeds[Deed::Victims as usize] += 1;
        }
        if victor == Party::Aggressor {
            open.this_turn.wins = open.this_turn.wins.saturating_add(1);
            let best = &mut player.deeds[Deed::BestTurn as usize];
            *best = (*best).max(open.this_turn.wins);
        }
    }

    /// GP-64: all Agents on the lost Territory that are not the victor's are captured.
    fn settle_agents(&mut self, winner: Team, loser: Team, title: crate::TitleId, rescue: bool) {
        if rescue {
            self.send_home(title, loser, GP_80);
        }
        for team in self.state.open.rivals(winner, self.game.teams) {
            self.capture(winner, title, team, crate::agents::MOST_AGENTS, GP_64);
        }
    }

    /// GP-78: all NS-Units and development pieces there return to the bank, set-back ones too. The Title has no owner at the
    /// moment.
    fn destroy_ns_and_development(&mut self, title: crate::TitleId) {
        let open = &mut self.state.open;
        let pieces = std::mem::take(&mut open.titles[title].level);
        open.pieces += pieces;
        let ns = std::mem::take(&mut open.titles[title].units[RUnit::Ns]);
        open.bank[RUnit::Ns] += ns;
        self.log
            .tell_all(GP_78, Conflict::Destroyed { title, units: Units::of(RUnit::Ns, ns), pieces }.into());
    }

    /// R-Units of a kind on a Territory go to the bank, up to so many.
    pub(crate) fn destroy_units(&mut self, title: crate::TitleId, unit: RUnit, most: u8, clause: Clause) {
        let count = self.state.open.titles[title].units[unit].min(most);
        if count == 0 {
            return;
        }
        let units = Units::of(unit, count);
        self.state.open.bank += units;
        self.log.tell_all(clause, Conflict::Destroyed { title, units, pieces: 0 }.into());
        self.change_units(title, |there| *there -= units);
    }
}
