//! The opening position (GT-3 to GT-9).

use arrayvec::ArrayVec;
use table::dice::Dice;
use table::{BySeat, Log, Seat, SeatSet};

use crate::clause::{GT_8, GT_9};
use crate::stage::Stage;
use crate::state::{Course, Half, Hidden, Jackpot, MAX_SEATS, Open, Phase, Player, State};
use crate::{Event, Globetrotters, Keys};

/// What each player starts with, in dollars (GT-8).
const START_MONEY: u32 = 500;

/// What the shuffle of a pack of Adventures is called.
pub(crate) const fn adventures_purpose(half: Half) -> &'static str {
    match half {
        Half::AmericasAfrica => "adventures-americas-africa",
        Half::EurasiaOceania => "adventures-eurasia-oceania",
    }
}

impl Globetrotters {
    /// A table on which nobody has anything yet, and all KEYs are on the board.
    pub(crate) fn empty_table(&self, first: Seat) -> State {
        let open = Open {
            phase: Phase::ChooseHome,
            turn: first,
            first,
            round: 1,
            turns: 0,
            players: BySeat::new([Player::default(); MAX_SEATS]),
            board: Keys::ALL,
            jackpot: Jackpot::default(),
            course: Course::default(),
            out: SeatSet::EMPTY,
        };
        State { open, hidden: Hidden::default() }
    }

    pub(crate) fn opening<D: Dice, L: Log<Event>>(&self, dice: &mut D, log: &mut L) -> State {
        let mut state = self.empty_table(Seat(0));
        let hidden = &mut state.hidden;
        hidden.pack = self.edition.ticket_ids().collect();
        dice.shuffle("tickets", hidden.pack.as_mut_slice());
        for half in Half::ALL {
            let cards = &mut hidden.adventures[half.index()];
            *cards = self.edition.pack(half).iter().copied().collect();
            dice.shuffle(adventures_purpose(half), cards.as_mut_slice());
        }
        let mut stage = Stage { game: self, state: &mut state, dice, log };
        stage.fill_jackpot();
        for seat in self.all_seats() {
            stage.state.open.players[seat].money = START_MONEY; // GT-8
            stage.draw(seat, 1, GT_8);
        }
        let first = self.options.first.unwrap_or_else(|| stage.roll_for_start());
        stage.log.tell_all(GT_9, Event::Begins { seat: first });
        stage.state.open.first = first;
        stage.state.open.turn = first;
        stage.begin_turn();
        state
    }
}

impl<D: Dice, L: Log<Event>> Stage<'_, D, L> {
    /// GT-9: the highest total of two dice begins; ties roll again among the tied.
    fn roll_for_start(&mut self) -> Seat {
        let mut rolling: ArrayVec<Seat, MAX_SEATS> = self.game.all_seats().collect();
        loop {
            let mut best = 0;
            let mut leading = ArrayVec::new();
            for seat in rolling {
                let dice = self.two_dice("start");
                self.log.tell_all(GT_9, Event::StartRolled { seat, dice });
                let total = dice[0] + dice[1];
                if total > best {
                    best = total;
                    leading = ArrayVec::new();
                }
                if total == best {
                    leading.push(seat);
                }
            }
            if let [first] = leading[..] {
                return first;
            }
            rolling = leading;
        }
    }
}
