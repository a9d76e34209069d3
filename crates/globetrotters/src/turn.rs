//! The turn: how it begins, what it pays, how it ends (GT-10, GT-13 to GT-18, GT-28, GT-58, GT-88, GT-89).

use table::dice::Dice;
use table::{Log, Seat, SeatSet};

use crate::clause::{GT_9, GT_10, GT_13, GT_16, GT_30, GT_58, GT_85, GT_88, GT_89};
use crate::options::Short;
use crate::stage::Stage;
use crate::state::{Course, Due, Ending, Open, Phase, Spot, State};
use crate::tickets::DISCOUNT;
use crate::{Event, Globetrotters, LocationId};

/// What is received before a turn (GT-13).
pub const SPENDING_MONEY: u32 = 300;
/// What work earns (GT-16).
pub const WAGES: u32 = 200;

impl Globetrotters {
    /// GT-85 to GT-87: whether coming Home would win. After a deportation only ordinary travel counts, since version 2.
    pub fn wins_at_home(&self, open: &Open, seat: Seat, travelled: bool) -> bool {
        let player = &open.players[seat];
        let most = |other: Seat| other == seat || open.players[other].keys.len() < player.keys.len();
        let welcome = player.mark.is_none() && (travelled || !player.exiled || !self.rules.since(2));
        open.board.is_empty() && welcome && self.all_seats().all(most)
    }

    /// GT-28: whether $300 can be reached and the pack can supply both tickets, refunds included (those into the pack
    /// since version 2).
    pub(crate) fn may_buy_two_after(&self, state: &State) -> bool {
        let returned = if self.rules.since(2) { state.hidden.hands[state.open.turn].len() } else { 0 };
        state.means() >= DISCOUNT && state.supply_with(returned) >= 2
    }

    /// Whether something can be done before the turn ends that an Adventure has ended: a challenge (GT-58) or, since
    /// version 2, placing a Special Memory (GT-71).
    pub(crate) fn has_last_chance(&self, state: &State) -> bool {
        self.could_challenge(state) || (self.rules.since(2) && self.can_place(&state.open))
    }
}

impl<D: Dice, L: Log<Event>> Stage<'_, D, L> {
    pub(crate) fn begin_turn(&mut self) {
        let seat = self.turn();
        let open = &mut self.state.open;
        open.course = Course::default();
        self.log.tell_all(GT_9, Event::TurnBegan { seat });
        let player = &mut open.players[seat];
        let Some(spot) = player.spot else {
            // GT-10, GT-13: first turns begin with a Home, and pay nothing.
            open.course.first_turn = true;
            open.phase = Phase::ChooseHome;
            return;
        };
        if self.game.options.strict {
            open.course.claimable = true;
            self.log.tell_all(GT_88, Event::SpendingMoneyDue { seat });
        } else {
            player.money += SPENDING_MONEY;
            self.log.tell_all(GT_13, Event::SpendingMoney { seat });
        }
        // GT-14: an arrival that waits is resolved now; only the last location counts.
        if let Some(to) = spot.bound_for {
            open.course.opening = true;
            self.log.tell_all(GT_30, Event::SailedOn { seat, to });
            self.travel_to(Spot::on(to));
        } else if player.unresolved {
            player.unresolved = false;
            open.course.opening = true;
            self.arrive();
        } else {
            open.course.again = player.declined; // GT-44
            open.phase = Phase::Travel;
        }
    }

    /// GT-10: one side of the first ticket becomes Home, and the ticket leaves the game.
    pub(crate) fn choose_home(&mut self, home: LocationId) {
        let seat = self.turn();
        let hidden = &mut self.state.hidden;
        hidden.home_tickets[seat] = hidden.hands[seat].pop();
        self.mover().home = Some(home);
        self.state.open.course.settling = true;
        self.log.tell_all(GT_10, Event::HomeChosen { seat, at: home });
        self.come_to(Spot::on(home));
    }

    /// GT-16: work ends the turn.
    pub(crate) fn work(&mut self) {
        let seat = self.turn();
        self.mover().money += WAGES;
        self.log.tell_all(GT_16, Event::Worked { seat });
        self.end_turn();
    }

    /// GT-88: the spending money is claimed; whoever waited for it to pay a debt pays it now.
    pub(crate) fn claim_money(&mut self, owing: Option<Due>) {
        let seat = self.turn();
        self.state.open.course.claimable = false;
        self.mover().money += SPENDING_MONEY;
        self.log.tell_all(GT_88, Event::SpendingMoney { seat });
        if let Some(due) = owing {
            self.settle(due);
        }
    }

    /// What follows when nothing more is owed: a bonus, the end of the day, or another choice (GT-15, GT-62).
    pub(crate) fn go_on(&mut self) {
        let course = &self.state.open.course;
        if course.bonus.is_some() {
            self.state.open.phase = Phase::Bonus;
        } else if !course.ended {
            self.state.open.phase = Phase::Travel;
        } else if self.game.has_last_chance(self.state) {
            self.state.open.phase = Phase::LastChance;
        } else {
            self.end_turn();
        }
    }

    /// Ends the turn; then tickets can be bought at the discount, if they can be paid for (GT-28).
    pub(crate) fn end_turn(&mut self) {
        let seat = self.turn();
        let open = &mut self.state.open;
        if open.course.claimable {
            self.log.tell_all(GT_88, Event::SpendingMoneyLost { seat });
        }
        open.course = Course::default();
        if self.game.may_buy_two_after(self.state) {
            self.state.open.phase = Phase::AfterTurn;
        } else {
            self.next_turn();
        }
    }

    /// Begins the next player's turn; who lost theirs to a weekend (GT-58) or has resigned (GT-92) is passed over.
    pub(crate) fn next_turn(&mut self) {
        loop {
            let open = &mut self.state.open;
            open.turns += 1;
            open.turn = open.turn.next(self.game.seats);
            if open.turn == open.first {
                if let Some(Short::Rounds(rounds)) = self.game.options.short
                    && open.round >= rounds
                {
                    return self.end_short_game(Ending::Rounds);
                }
                open.round = open.round.saturating_add(1);
            }
            let seat = open.turn;
            if !open.plays(seat) {
                continue; // GT-92
            }
            if !std::mem::take(&mut open.players[seat].skips) {
                return self.begin_turn();
            }
            self.log.tell_all(GT_58, Event::TurnSkipped { seat });
        }
    }

    /// GT-85 to GT-87: whether the player who has just come Home has won.
    pub(crate) fn check_win(&mut self) -> bool {
        let seat = self.turn();
        let open = &mut self.state.open;
        let wins = self.game.wins_at_home(open, seat, open.course.travelled);
        let keys = open.players[seat].keys.len();
        if wins {
            open.course = Course::default();
            open.phase = Phase::Over { winners: SeatSet::only(seat), ending: Ending::Home };
            let keys = u8::try_from(keys).expect("there are 16 KEYs");
            self.log.tell_all(GT_85, Event::Won { seat, keys });
        }
        wins
    }

    /// GT-89: as many KEYs are out as the short game needs.
    pub(crate) fn check_keys_out(&mut self) {
        if let Some(Short::KeysOut(keys)) = self.game.options.short
            && self.state.open.keys_out() >= usize::from(keys)
        {
            self.end_short_game(Ending::KeysOut);
        }
    }

    fn end_short_game(&mut self, ending: Ending) {
        let open = &mut self.state.open;
        let keys = |seat| open.players[seat].keys.len();
        let most = self.game.playing(open).map(keys).max().unwrap_or(0);
        let winners: SeatSet = self.game.playing(open).filter(|&seat| keys(seat) == most).collect();
        if let Some(turned) = open.course.turned {
            self.state.hidden.pack.put_under(turned); // nobody moves on any more
        }
        open.course = Course::default();
        open.phase = Phase::Over { winners, ending };
        let keys = u8::try_from(most).expect("there are 16 KEYs");
        self.log.tell_all(GT_89, Event::ShortGameEnded { winners, keys });
    }
}
