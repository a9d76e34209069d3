//! Challenges for a city's KEY (GT-74 to GT-77).

use table::dice::Dice;
use table::{Log, Seat};

use crate::clause::{GT_74, GT_75, GT_76};
use crate::stage::{Stage, is_hit};
use crate::state::{Open, State};
use crate::{Event, Globetrotters, KeyId};

/// What a challenge costs (GT-74).
pub(crate) const FEE: u32 = 100;

impl Globetrotters {
    /// The KEY that the player in turn may challenge for, and who holds it (GT-74).
    #[inline]
    pub(crate) fn challenged(&self, open: &Open) -> Option<(KeyId, Seat)> {
        if !open.mover().may_challenge {
            return None;
        }
        let key = self.edition.key_of(open.at(open.turn)?)?;
        let holder = open.holder(key).filter(|&holder| holder != open.turn)?;
        Some((key, holder))
    }

    /// Whether they can challenge, if need be after claiming their money (GT-88).
    pub(crate) fn could_challenge(&self, state: &State) -> bool {
        let can_pay = state.means() >= FEE || state.open.course.claimable;
        can_pay && self.challenged(&state.open).is_some()
    }
}

impl<D: Dice, L: Log<Event>> Stage<'_, D, L> {
    /// GT-75: rounds until exactly one of them hits, the challenger rolling first.
    pub(crate) fn roll_challenge(&mut self, fee: u32) {
        let seat = self.turn();
        let (key, holder) = self.game.challenged(&self.state.open).expect("who pays the fee may challenge");
        self.state.open.players[holder].money += fee;
        self.mover().may_challenge = false; // GT-77
        self.log.tell_all(GT_74, Event::Challenged { seat, holder, key });
        let won = loop {
            let [challenger, defender] = [seat, holder].map(|roller| {
                let dice = self.two_dice("challenge");
                let hit = is_hit(dice);
                self.log.tell_all(GT_75, Event::ChallengeRolled { seat: roller, dice, hit });
                hit
            });
            if challenger != defender {
                break challenger;
            }
        };
        if won {
            self.take_key(seat, holder, key, GT_76);
            self.go_on();
        } else {
            self.log.tell_all(GT_76, Event::LostChallenge { seat, holder, key });
            self.must_move_on(holder);
        }
    }
}
