use table::dice::Dice;
use table::{Log, Seat};

use crate::clauses::gp;
use crate::state::{Phase, State, ThisTurn};
use crate::{Action, Event, Globopolis, Team};

/// Where an action is carried out: the rules, the position, the dice, and who listens. The topics of the rules add
/// their own methods, each in its file.
pub(crate) struct Stage<'a, D, L> {
    pub(crate) game: &'a Globopolis,
    pub(crate) state: &'a mut State,
    pub(crate) dice: &'a mut D,
    pub(crate) log: &'a mut L,
}

impl<D: Dice, L: Log<Event>> Stage<'_, D, L> {
    /// Carries out an action that was checked.
    pub(crate) fn carry_out(&mut self, seat: Seat, action: &Action) {
        let team = self.game.team_of(seat);
        match *action {
            Action::Teleport => self.teleport_in(seat),
            Action::Roll { dice, back } => self.roll(seat, dice, back),
            Action::Stop => self.end_turn(),
            Action::Fly(to) => self.fly(seat, to),
            Action::Stack { title, units } => self.stack(team, title, units),
            Action::Allocate { unit, count, to } => self.allocate(team, unit, count, to),
            Action::Transfer { unit, count, from, to } => self.transfer(team, unit, count, from, to),
            Action::Develop(title) => self.develop(team, title, false),
            Action::TakeStock { guild, unit, count, to } => self.take_stock(team, guild, unit, count, to),
            Action::BuyStock { guild, unit, count } => self.buy_stock(team, guild, unit, count),
            Action::BuyPoints(points) => self.buy_points(team, points),
            Action::RollMarket(field) => self.roll_market(team, field),
            Action::Buy { unit, count } => self.buy(team, unit, count),
            Action::Pay => self.pay_conference(team, 100, false),
            Action::Attack { from, against, with } => self.attack(team, from, against, with),
            Action::Clean { at, of } => self.clean(team, at, of),
            Action::Bribe { leave, eu } => self.bribe(leave, eu),
            Action::Answer { home } => self.answer(team, home),
            Action::Assist(from) => self.assist(team, from),
            Action::CallFor { from, eu } => self.call_for(team, from, eu),
            Action::Send => self.send_help(),
            Action::Pass => self.pass(),
            Action::Fight => self.fight(),
            Action::Place { at, count } => self.place_agents(team, at, count),
            Action::Recall { from, count } => self.recall_agents(team, from, count),
            Action::Play { card, choice } => self.play(seat, card, choice),
            Action::Discard(card) => self.discard(team, card),
            Action::Claim(card) => self.claim(team, card),
            Action::Offer { to, give, want } => self.offer(team, to, give, want),
            Action::Counter { to, give, want } => self.counter(team, to, give, want),
            Action::Accept(from) => self.accept(from, team),
            Action::Decline(from) => self.decline(from, team),
            Action::Withdraw => self.withdraw(team),
            Action::CallTime => self.call_time(team),
            Action::TimeUp => self.time_up(seat),
            Action::Resign => self.resign(team),
        }
        self.drop_impossible_offers();
    }

    /// Says nothing more in a phase that goes on by itself.
    fn pass(&mut self) {
        match self.state.open.phase {
            Phase::Shop { then, .. } => self.leave_shop(then),
            Phase::Bystander { team, asked, left } => self.next_about_bystander(team, asked, left),
            Phase::Muster(party) => self.end_muster(party),
            Phase::Help { from, party, .. } => self.refuse_help(from, party),
            Phase::Rounds(_) => self.defender_is_ready(),
            Phase::Chain { .. } => self.end_turn(),
            Phase::Agents | Phase::Declare => self.next_turn(),
            _ => unreachable!("checked before"),
        }
    }

    /// The team of the player in turn.
    #[inline]
    pub(crate) fn turn_team(&self) -> Team {
        self.game.team_of(self.state.open.turn)
    }

    /// GP-28, GP-61: the Event Phase is over; the player places his Agents. Without them he is asked only if there may be a
    /// MISSION to declare that he could not declare before (GP-19).
    pub(crate) fn end_turn(&mut self) {
        let open = &mut self.state.open;
        if self.game.options.has_agents() {
            open.phase = Phase::Agents;
        } else if !self.game.declarable(open).minus(open.this_turn.fulfilled).is_empty() {
            open.phase = Phase::Declare;
        } else {
            self.next_turn();
        }
    }

    /// Ends the turn, and the round with its last turn, and begins the next player's.
    pub(crate) fn next_turn(&mut self) {
        let team = self.turn_team();
        self.credit_ripe_groups(team);
        self.lapse_all_offers();
        let open = &self.state.open;
        let (first, turn, seats) = (open.first.index(), open.turn.index(), self.game.seats);
        let place = (turn + seats - first) % seats;
        let next = (place + 1..seats).map(|place| Seat::from_index((first + place) % seats));
        let next = next.into_iter().find(|&seat| !open.out.contains(self.game.team_of(seat)));
        let seat = match next {
            Some(seat) => seat,
            None => match self.end_round() {
                Some(seat) => seat,
                None => return, // the game is over
            },
        };
        self.begin_turn(seat);
    }

    /// GP-19 to GP-21: ends a round, and with it perhaps the game. Who begins the next, unless the game is over.
    fn end_round(&mut self) -> Option<Seat> {
        if self.judge() {
            return None;
        }
        let open = &mut self.state.open;
        open.round = open.round.saturating_add(1);
        self.log.tell_all(gp(19), Event::RoundBegan { round: open.round });
        let mut seats = open.first.round(self.game.seats);
        seats.find(|&seat| !open.out.contains(self.game.team_of(seat)))
    }

    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        let team = self.game.team_of(seat);
        let open = &mut self.state.open;
        open.turn = seat;
        open.this_turn = ThisTurn { peak: open.players[team].points, ..ThisTurn::default() };
        // What protected a Territory of his until now is over.
        open.players[team].shield = None;
        for player in &mut open.players.0 {
            player.offers_made = 0;
        }
        if !self.game.options.has_agents() {
            open.this_turn.fulfilled = self.game.declarable(open);
        }
        open.phase = if open.is_first_round() { Phase::Teleport } else { Phase::Option };
        self.log.tell_all(gp(28), Event::TurnBegan { seat });
    }
}
