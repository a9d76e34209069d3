//! Cards in hand: drawing, the hand limit, putting under the stack (GP-39, GP-52, GP-57).

use table::dice::Dice;
use table::{Clause, Log};

use crate::card::{CardFace, CardKind, Moment, StackName};
use crate::clause::{GP_39, GP_52, GP_57};
use crate::event::Cards;
use crate::no::{Check, need};
use crate::stage::Stage;
use crate::{CardId, CardSet, Choice, Event, Globopolis, Open, State, Team};

impl Globopolis {
    /// GP-52: whether this card can be put away for the hand limit.
    pub(crate) fn check_discard(&self, state: &State, team: Team, card: CardId) -> Check {
        need(state.hands[team].contains(card), GP_52, "gp-no-such-card")?;
        let kind = self.edition.kind_of(card);
        let over = state.open.hand_sizes[team][kind as usize] > self.options.hand_limit;
        need(over, GP_52, "gp-no-excess-of-that-kind")?;
        need(self.can_be_put_away(&state.open, team).contains(card), GP_52, "gp-no-putting-a-claim-away")
    }

    /// GP-52: the cards that a team could put away: not a MISSION that it has declared.
    pub(crate) fn can_be_put_away(&self, open: &Open, team: Team) -> CardSet {
        let all = CardSet::first(self.edition.cards().len());
        if self.rules.since(3) { all.minus(open.claimed[team]) } else { all }
    }

    /// Whether a team holds too many cards of some kind.
    pub(crate) fn has_excess(&self, sizes: [u8; CardKind::ALL.len()]) -> bool {
        sizes.iter().any(|&size| size > self.options.hand_limit)
    }
}

impl<D: Dice, L: Log<Event>> Stage<'_, D, L> {
    /// Tells every seat of a team something that only they may know.
    pub(crate) fn tell_team(&mut self, team: Team, clause: Clause, event: impl Into<Event>) {
        let event = event.into();
        for seat in self.game.seats_of(team).iter() {
            self.log.tell_only(seat, clause, event);
        }
    }

    pub(crate) fn take_in_hand(&mut self, team: Team, card: CardId) {
        self.state.hands[team].insert(card);
        self.count_hand(team, card, 1);
        if self.game.edition.kind_of(card) == CardKind::Mission && team == self.turn_team() {
            // GP-19: it may be one that was fulfilled before they had it.
            self.state.open.this_turn.fulfilled = CardSet::NONE;
        }
    }

    /// Takes a card in hand that was dealt or came from another: unlike one that is drawn, it can be one for at once (GP-39).
    pub(crate) fn get_card(&mut self, team: Team, card: CardId) {
        self.take_in_hand(team, card);
        if self.game.rules.since(3) && self.game.edition.kind_of(card) == CardKind::Influence {
            self.state.open.untried.insert(team);
        }
    }

    pub(crate) fn take_from_hand(&mut self, team: Team, card: CardId) {
        self.state.hands[team].remove(card);
        self.state.open.claimed[team].remove(card);
        self.count_hand(team, card, -1);
    }

    fn count_hand(&mut self, team: Team, card: CardId, change: i8) {
        let kind = self.game.edition.kind_of(card);
        let open = &mut self.state.open;
        let size = &mut open.hand_sizes[team][kind as usize];
        *size = size.checked_add_signed(change).expect("hands are counted card by card");
        if self.game.has_excess(open.hand_sizes[team]) {
            open.excess.insert(team);
        } else {
            open.excess.remove(team);
        }
    }

    /// Draws a card; one that is played at once takes effect and goes under the stack (GP-39).
    pub(crate) fn draw(&mut self, team: Team, name: StackName, clause: Clause) {
        let Some(card) = self.state.stack_mut(name).draw() else {
            self.log.tell_all(GP_57, Cards::StackEmpty { stack: name }.into());
            return;
        };
        self.log.reveal();
        let game = self.game;
        if let CardFace::Influence { when, effects, .. } = &game.edition.card(card).face
            && when.has(Moment::AtOnce)
        {
            self.log.tell_all(GP_39, Cards::AtOnce { team, card }.into());
            self.state.stack_mut(name).put_under(card, true);
            self.carry_out_effects(self.state.open.turn, Choice::NOTHING, effects);
            return;
        }
        self.take_in_hand(team, card);
        self.log.tell_all(clause, Cards::Drew { team, stack: name }.into());
        self.tell_team(team, clause, Cards::DrewCard { card });
    }

    /// Puts a card from a hand under its stack.
    pub(crate) fn put_under(&mut self, team: Team, card: CardId, open: bool) {
        self.take_from_hand(team, card);
        let name = self.game.edition.kind_of(card).stack();
        self.state.stack_mut(name).put_under(card, open);
    }

    /// GP-39: a card that is played comes to light and goes to the bottom of its stack.
    pub(crate) fn use_up(&mut self, team: Team, card: CardId) {
        self.log.reveal();
        self.put_under(team, card, true);
    }

    /// GP-52: one card too many.
    pub(crate) fn discard(&mut self, team: Team, card: CardId) {
        let kind = self.game.edition.kind_of(card);
        self.put_under(team, card, false);
        self.log.tell_all(GP_52, Cards::Discarded { team, kind }.into());
        self.tell_team(team, GP_52, Cards::DiscardedCard { card });
    }
}
