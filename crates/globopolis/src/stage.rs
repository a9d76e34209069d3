use table::dice::Dice;
use table::{Log, Seat};

use crate::aggression::Bystander;
use crate::allowed::{Allowed, Passing};
use crate::card::{CardFace, CardKind};
use crate::clause::{GP_19, GP_28, GP_39, GP_85};
use crate::event::{Cards, Turns};
use crate::option_phase::in_option_phase;
use crate::state::{Asked, Phase, State, ThisTurn};
use crate::{Choice, Event, Globopolis, Team};

/// Where an action is carried out: the rules, the position, the dice, and who listens. The topics of the rules add
/// their own methods, each in its file.
pub(crate) struct Stage<'a, D, L> {
    pub(crate) game: &'a Globopolis,
    pub(crate) state: &'a mut State,
    pub(crate) dice: &'a mut D,
    pub(crate) log: &'a mut L,
}

impl<D: Dice, L: Log<Event>> Stage<'_, D, L> {
    /// Carries out what is allowed.
    pub(crate) fn carry_out(&mut self, seat: Seat, allowed: Allowed<'_>) {
        let team = self.game.team_of(seat);
        let (before, turn) = (self.state.open.phase, self.turn_team());
        match allowed {
            Allowed::Teleport => self.teleport_in(seat),
            Allowed::Roll { dice, back } => self.roll(seat, dice, back),
            Allowed::Stop => self.end_turn(),
            Allowed::Fly(to) => self.fly(seat, to),
            Allowed::Stack { title, units } => self.stack(team, title, units),
            Allowed::Store { title, units } => self.store(team, title, units),
            Allowed::Allocate { unit, count, to } => self.allocate(team, unit, count, to),
            Allowed::Transfer { unit, count, from, to } => self.transfer(team, unit, count, from, to),
            Allowed::Develop(title) => self.develop(team, title, false),
            Allowed::TakeStock { guild, unit, count, to } => self.take_stock(team, guild, unit, count, to),
            Allowed::BuyStock(sale) => self.buy_stock(team, sale),
            Allowed::BuyPoints(points) => self.buy_points(team, points),
            Allowed::RollMarket { at, goods, then } => self.roll_market(team, at, goods, then),
            Allowed::Buy { unit, count, shop } => self.buy(team, unit, count, shop),
            Allowed::Pay(visit) => self.pay_conference(team, visit, 100, false),
            Allowed::Attack(attack) => self.attack(team, attack),
            Allowed::Clean { at, of } => self.clean(team, at, of),
            Allowed::Bribe(bystander, offered) => self.bribe(team, bystander, offered),
            Allowed::Answer { home, left } => self.answer(team, home, left),
            Allowed::Assist { from, party } => self.assist(team, from, party),
            Allowed::CallFor(request) => self.call_for(team, request),
            Allowed::Send(request) => self.send_help(request),
            Allowed::Pass(passing) => self.pass(passing),
            Allowed::Fight => self.fight(),
            Allowed::Place { at, count } => self.place_agents(team, at, count),
            Allowed::Recall { from, count } => self.recall_agents(team, from, count),
            Allowed::Operation(operation) => self.play_operation(team, operation),
            Allowed::Influence { card, choice, effects } => self.play_influence(seat, card, choice, effects),
            Allowed::Discard(card) => self.discard(team, card),
            Allowed::Claim { card, points } => self.claim(team, card, points),
            Allowed::Offer { to, give, want } => self.offer(team, to, give, want),
            Allowed::Counter { to, give, want } => self.counter(team, to, give, want),
            Allowed::Accept(offer) => self.accept(offer),
            Allowed::Decline(offer) => self.decline(offer),
            Allowed::Withdraw(offer) => self.withdraw(offer),
            Allowed::CallTime => self.call_time(team),
            Allowed::TimeUp => self.time_up(seat),
            Allowed::Resign => self.resign(team),
        }
        if in_option_phase(before) && !in_option_phase(self.state.open.phase) {
            // GP-78: the Option Phase is over in which surplus could be taken.
            let open = &mut self.state.open;
            open.unsorted = open.unsorted.minus(open.players[turn].titles);
        }
        self.drop_impossible_offers();
    }

    /// Says nothing more in a phase that goes on by itself.
    fn pass(&mut self, passing: Passing) {
        match passing {
            Passing::Shop(then) => self.leave_shop(then),
            Passing::Bribe(Bystander { team, party, left }) => {
                self.next_about_bystander(team, Asked::Party(party), left);
            }
            Passing::Muster(party) => self.end_muster(party),
            Passing::Help(request) => self.refuse_help(request),
            Passing::Round => self.defender_is_ready(),
            Passing::Chain => self.end_turn(),
            Passing::Turn => self.next_turn(),
        }
    }

    /// The team of the player in turn.
    #[inline]
    pub(crate) fn turn_team(&self) -> Team {
        self.game.team_of(self.state.open.turn)
    }

    /// GP-28, GP-61: the Event Phase is over; the player places their Agents. Without them they are asked only if there may be a
    /// MISSION to declare that they could not declare before (GP-19).
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
        if self.game.rules.since(3) {
            // GP-26: from now on what was bought in the turn counts.
            let player = &mut self.state.open.players[team];
            player.high = player.high.max(player.points);
        }
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
        self.log.tell_all(GP_19, Turns::RoundBegan { round: open.round }.into());
        self.begin_round();
        let open = &self.state.open;
        let mut seats = open.first.round(self.game.seats);
        seats.find(|&seat| !open.out.contains(self.game.team_of(seat)))
    }

    /// GP-85: the last round of a game with a limit is a last round for every card and rule.
    pub(crate) fn begin_round(&mut self) {
        if self.game.rules.since(3) && self.game.is_at_limit(&self.state.open) {
            self.make_last_round(GP_85);
        }
    }

    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        let team = self.game.team_of(seat);
        let open = &mut self.state.open;
        open.turn = seat;
        let player = &mut open.players[team];
        let mut peak = player.points;
        if self.game.rules.since(3) {
            // GP-26: what was held since the beginning of the previous own turn counts too.
            peak = peak.max(player.high);
            player.high = player.points;
        }
        open.this_turn = ThisTurn { peak, ..ThisTurn::default() };
        // What protected a Territory of theirs until now is over.
        open.players[team].shield = None;
        for player in &mut open.players.0 {
            player.offers_made = 0;
        }
        if !self.game.options.has_agents() {
            open.this_turn.fulfilled = self.game.declarable(open);
        }
        open.phase = if open.is_first_round() { Phase::Teleport } else { Phase::Option };
        self.log.tell_all(GP_28, Turns::TurnBegan { seat }.into());
        self.play_dealt_cards(seat);
    }

    /// GP-39: cards for at once that are in hand when an Option Phase begins, dealt at the start as a rule, take effect now. (In version
    /// 2 of the rules nobody is noted as untried.)
    fn play_dealt_cards(&mut self, seat: Seat) {
        let game = self.game;
        let team = game.team_of(seat);
        let open = &mut self.state.open;
        if open.phase != Phase::Option || !open.untried.contains(team) {
            return;
        }
        open.untried.remove(team);
        if open.hand_sizes[team][CardKind::Influence as usize] > 0 && !game.at_once.is_empty() {
            // That no card takes effect tells something too, so what led here is not taken back.
            self.log.reveal();
        }
        for card in self.state.hands[team].and(game.at_once).iter() {
            if let CardFace::Influence { effects, .. } = &game.edition.card(card).face {
                self.log.tell_all(GP_39, Cards::AtOnce { team, card }.into());
                self.use_up(team, card);
                self.carry_out_effects(seat, Choice::NOTHING, effects);
            }
        }
    }
}
