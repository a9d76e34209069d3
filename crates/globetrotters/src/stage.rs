use table::dice::Dice;
use table::{Audience, Clause, Log, Seat, Told};

use crate::challenge::FEE;
use crate::deed::Deed;
use crate::state::{Due, Phase, Player, Spot, State};
use crate::{Event, Globetrotters, LocationId};

/// Where an action is carried out: the rules, the position, the dice, and who listens. The topics of the rules
/// add their own methods, each in its file.
pub(crate) struct Stage<'a, D, L> {
    pub(crate) game: &'a Globetrotters,
    pub(crate) state: &'a mut State,
    pub(crate) dice: &'a mut D,
    pub(crate) log: &'a mut L,
}

impl<D: Dice, L: Log<Event>> Stage<'_, D, L> {
    /// Carries out what an action comes to.
    #[inline]
    pub(crate) fn carry_out(&mut self, seat: Seat, deed: Deed) {
        match deed {
            Deed::ChooseHome(home) => self.choose_home(home),
            Deed::Arrive => self.resolve_arrival(),
            Deed::TakeAdventure | Deed::TakeAdventureAgain(0) => self.draw_adventure(),
            Deed::TakeAdventureAgain(dollars) => self.owe(dollars, Due::Again),
            Deed::TryJackpot => self.try_jackpot(),
            Deed::DeclineOffer => self.decline_offer(),
            Deed::DeclineBonus => self.decline_bonus(),
            Deed::DeclineLastChance => self.end_turn(),
            Deed::Roll => self.roll(),
            Deed::MoveTo(to) => self.go_overland(to),
            Deed::Fly { index, to } => self.fly(index, to),
            Deed::Sail { island, to } => self.sail(island, to),
            Deed::Work => self.work(),
            Deed::Buy(count) => self.buy(count),
            Deed::BuyTwo => self.buy_two(),
            Deed::Refund { index, owing } => self.return_ticket(index, owing),
            Deed::PlaceMemory(city) => self.place_memory(city),
            Deed::Challenge => self.owe(FEE, Due::Fee),
            Deed::SendTo { who, to, chooser, turned } => self.send_to(who, to, chooser, turned),
            Deed::PickBlind { index, of } => self.pick_blind(index, of),
            Deed::LoseKey(key) => self.choose_key_to_lose(key),
            Deed::SwitchWith(with, there) => self.choose_partner(with, there),
            Deed::UseBonus(to) => self.use_bonus(to),
            Deed::ClaimMoney { owing } => self.claim_money(owing),
            Deed::GiveUp(due) => self.give_up(due),
            Deed::EndTurn => self.next_turn(),
            Deed::Resign => self.resign(seat),
        }
    }

    /// The player in turn.
    #[inline]
    pub(crate) fn turn(&self) -> Seat {
        self.state.open.turn
    }

    /// What the player in turn has before them.
    #[inline]
    pub(crate) fn mover(&mut self) -> &mut Player {
        let turn = self.state.open.turn;
        &mut self.state.open.players[turn]
    }

    /// Where the player in turn is.
    #[inline]
    pub(crate) fn here(&self) -> LocationId {
        self.state
            .open
            .at(self.state.open.turn)
            .expect("the player in turn is on the map once they have a Home")
    }

    /// Whether the game is over.
    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        matches!(self.state.open.phase, Phase::Over { .. })
    }

    /// Puts a piece somewhere else; what it had begun where it was is lost (GT-44, GT-74).
    #[inline]
    pub(crate) fn place(&mut self, seat: Seat, spot: Spot) {
        let player = &mut self.state.open.players[seat];
        player.before = player.spot;
        player.spot = Some(spot);
        player.declined = false;
        player.may_challenge = false;
        player.unresolved = false;
    }

    pub(crate) fn two_dice(&mut self, purpose: &'static str) -> [u8; 2] {
        [0; 2].map(|_| u8::try_from(self.dice.die(purpose, 6)).expect("a die has six faces"))
    }

    /// Tells one seat more than the others.
    #[inline]
    pub(crate) fn tell_apart(&mut self, seat: Seat, clause: Clause, own: Event, others: Event) {
        self.log.tell_only(seat, clause, own);
        self.log.tell(Told { audience: Audience::Others(seat), clause, event: others });
    }
}

/// GT-75, GT-78: 7, 11 or doubles.
pub(crate) fn is_hit(dice: [u8; 2]) -> bool {
    let total = dice[0] + dice[1];
    total == 7 || total == 11 || dice[0] == dice[1]
}
