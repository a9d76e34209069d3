//! Claims, the last round, sudden death, calling time and resigning (GP-19 to GP-22, GP-85).

use table::dice::Dice;
use table::{Clause, Log, Seat};

use crate::clause::{GP_19, GP_20, GP_21, GP_22, GP_60, GP_85};
use crate::event::Ending;
use crate::no::{Check, need};
use crate::stage::Stage;
use crate::state::{Phase, Player};
use crate::{Action, CardId, CardSet, Event, Globopolis, Open, State, Team, TeamSet, TitleId};

impl Globopolis {
    pub(crate) fn check_call_time(&self, open: &Open, team: Team) -> Check {
        need(self.options.timed, GP_85, "gp-no-time-limit")?;
        need(!open.called.contains(team) && !open.last_round, GP_85, "gp-no-second-call")
    }

    pub(crate) fn check_resign(&self, open: &Open, seat: Seat) -> Check {
        let at_rest = matches!(
            open.phase,
            Phase::Teleport
                | Phase::Option
                | Phase::Roll
                | Phase::Again
                | Phase::Base
                | Phase::Market { .. }
                | Phase::Agents
                | Phase::Declare
        );
        need(seat == open.turn && at_rest, GP_85, "gp-no-resigning-now")
    }

    /// GP-85: the ways out that stand open to a seat. Calling time is one at all times, resigning in one's own turn.
    pub fn ways_out(&self, open: &Open, seat: Seat) -> impl Iterator<Item = Action> + use<> {
        let team = self.team_of(seat);
        let plays = open.plays(team, self.teams) && !open.is_over() && open.excess.is_empty();
        let time = plays && self.check_call_time(open, team).is_ok();
        let resign = plays && self.check_resign(open, seat).is_ok();
        [time.then_some(Action::CallTime), resign.then_some(Action::Resign)].into_iter().flatten()
    }

    /// GP-85: whether the limit of rounds ends the game with the running one.
    pub(crate) fn is_at_limit(&self, open: &Open) -> bool {
        self.options.rounds.is_some_and(|rounds| open.round >= rounds)
    }

    /// GP-20: whether a team's claim holds at the end of the round.
    fn has_claim(&self, state: &State, team: Team) -> bool {
        let open = &state.open;
        let player = &open.players[team];
        let by_points = self.mark().is_some_and(|mark| player.points >= mark);
        let needed = self.options.territories_to_win;
        let by_territories =
            needed.is_some_and(|count| player.titles.territories().len() >= usize::from(count));
        let by_mission = open.claimed[team].iter().any(|card| self.is_fulfilled(open, team, card));
        by_points || by_territories || by_mission
    }
}

impl<D: Dice, L: Log<Event>> Stage<'_, D, L> {
    /// GP-19: the running round is the last.
    pub(crate) fn make_last_round(&mut self, clause: Clause) {
        if !self.state.open.last_round {
            self.state.open.last_round = true;
            self.log.tell_all(clause, Ending::LastRound.into());
        }
    }

    /// GP-19, GP-22: declares a MISSION: it claims victory, or pays at once and leaves the game.
    pub(crate) fn claim(&mut self, team: Team, card: CardId, points: Option<i16>) {
        self.log.reveal();
        match points {
            Some(points) => {
                self.take_from_hand(team, card);
                self.state.open.gone.insert(card);
                let points = i32::from(points);
                self.log.tell_all(GP_22, Ending::MissionPaid { team, card, points }.into());
                self.score(team, points);
            }
            None => {
                self.state.open.claimed[team].insert(card);
                self.log.tell_all(GP_19, Ending::Claimed { team, card }.into());
                self.make_last_round(GP_19);
            }
        }
        if self.state.open.phase == Phase::Declare {
            self.end_turn();
        }
    }

    /// GP-20, GP-21, GP-85: judges the claims at the end of a round. True if the game is over.
    pub(crate) fn judge(&mut self) -> bool {
        let open = &self.state.open;
        let playing: TeamSet = open.playing(self.game.teams).collect();
        let limit = self.game.is_at_limit(open);
        let time = self.game.options.timed && open.called == playing;
        if !open.last_round && !limit && !time {
            return false;
        }
        // GP-21: only the tied and new claimants compete; who claimed already and was behind does not, as long as one of
        // the tied still plays. At a limit without claimants, everybody competes.
        let sudden = open.sudden.and(playing);
        let beaten = if sudden.is_empty() { TeamSet::NONE } else { open.beaten };
        let claims = playing.minus(beaten).iter().filter(|&team| self.game.has_claim(self.state, team));
        let claims: TeamSet = claims.collect();
        let claimants = claims.or(sudden);
        let contenders = if claimants.is_empty() && (limit || time) { playing } else { claimants };
        if contenders.is_empty() {
            self.log.tell_all(GP_20, Ending::NoClaimHolds.into());
            self.state.open.last_round = false;
            self.state.open.beaten = TeamSet::NONE;
            self.state.open.claimed = crate::ByTeam::new([CardSet::NONE; crate::MAX_TEAMS]);
            return false;
        }
        let points = |team: Team| self.state.open.players[team].points;
        let best = contenders.iter().map(points).max().expect("somebody contends");
        let leaders: TeamSet = contenders.iter().filter(|&team| points(team) == best).collect();
        if leaders.len() > 1 {
            self.begin_sudden_death(leaders, claimants.or(beaten).minus(leaders));
            return false;
        }
        let winner = leaders.iter().next().expect("there is one");
        let clause = match () {
            () if !sudden.is_empty() => GP_21,
            () if claims.is_empty() => GP_85,
            () => GP_20,
        };
        self.win(winner, clause);
        true
    }

    /// GP-21: the tied play on. What a MISSION asks for and is not there now has to be claimed anew.
    fn begin_sudden_death(&mut self, tied: TeamSet, beaten: TeamSet) {
        self.log.tell_all(GP_21, Ending::SuddenDeath { teams: tied }.into());
        let game = self.game;
        let open = &mut self.state.open;
        open.sudden = tied;
        open.beaten = beaten;
        open.last_round = true;
        for team in open.playing(game.teams) {
            let holds = open.claimed[team].iter().filter(|&card| game.is_fulfilled(open, team, card));
            open.claimed[team] = holds.collect();
        }
    }

    fn win(&mut self, winner: Team, clause: Clause) {
        let points = self.state.open.players[winner].points;
        self.state.open.phase = Phase::Over { winner, clause: clause.number };
        self.log.tell_all(clause, Ending::Won { team: winner, points }.into());
    }

    /// GP-85: once everybody has called time, the running round is the last.
    pub(crate) fn call_time(&mut self, team: Team) {
        self.state.open.called.insert(team);
        self.log.tell_all(GP_85, Ending::TimeCalled { team }.into());
        self.check_time();
    }

    fn check_time(&mut self) {
        let everybody: TeamSet = self.state.open.playing(self.game.teams).collect();
        if self.game.options.timed && self.state.open.called.holds(everybody) {
            self.make_last_round(if self.game.rules.since(3) { GP_85 } else { GP_19 });
        }
    }

    /// GP-85: Titles become unowned with their allocation as far as the bank has it, cards go under their stacks, Agents
    /// are removed.
    pub(crate) fn resign(&mut self, team: Team) {
        self.log.reveal();
        self.log.tell_all(GP_85, Ending::Resigned { team }.into());
        let titles = self.state.open.players[team].titles;
        for title in titles.iter() {
            self.lose_title(title);
            self.abandon(title);
        }
        for card in self.state.hands[team].iter() {
            self.put_under(team, card, false);
        }
        self.remove_agents(team);
        let open = &mut self.state.open;
        let stock = open.players[team].stock;
        open.bank += stock;
        let points = open.players[team].points;
        open.players[team] = Player { points, ..Player::default() };
        open.players[team].extra = points;
        open.out.insert(team);
        open.sudden.remove(team);
        open.beaten.remove(team);
        open.called.remove(team);
        // The Titles are stacked anew only now that the bank has everything back.
        for title in titles.iter() {
            self.refill_title(title);
        }
        let left: TeamSet = self.state.open.playing(self.game.teams).collect();
        if left.len() == 1 {
            let winner = left.iter().next().expect("there is one");
            self.lapse_all_offers();
            self.win(winner, GP_85);
        } else {
            self.check_time();
            self.next_turn();
        }
    }

    /// What stands on a Title that nobody owns any more goes to the bank; Agents return to their owners (GP-60).
    fn abandon(&mut self, title: TitleId) {
        for team in self.state.open.playing(self.game.teams) {
            self.send_home(title, team, GP_60);
        }
        let open = &mut self.state.open;
        let holding = &mut open.titles[title];
        open.pieces += std::mem::take(&mut holding.level);
        open.bank += std::mem::take(&mut holding.units);
    }

    fn refill_title(&mut self, title: TitleId) {
        let open = &mut self.state.open;
        let units = self.game.edition.title(title).units.min(open.bank);
        open.bank -= units;
        open.titles[title].units = units;
    }

    /// Their Agents leave the game wherever they are; those they held return to their owners.
    fn remove_agents(&mut self, team: Team) {
        let open = &mut self.state.open;
        for holding in &mut open.titles.0 {
            holding.agents[team] = 0;
        }
        for other in open.playing(self.game.teams) {
            open.players[other].captives[team] = 0;
            let held = std::mem::take(&mut open.players[team].captives[other]);
            open.players[other].agents += held;
        }
    }
}
