//! The free market (advanced rule A): exchanging with the supply, trading with others (LM-12, LM-13).

use table::dice::Dice;
use table::{Arg, Log, Seat, Text};

use crate::clause::{LM_12, LM_13};
use crate::stage::Stage;
use crate::state::Offer;
use crate::{Colour, Event, Tickets};

/// How many offers can be made in one turn, counter-offers included (LM-13).
pub const MAX_OFFERS: u8 = 6;
/// How many tickets of one colour buy one of another (LM-12).
pub(crate) const EXCHANGE: u8 = 3;

/// Tickets in words, such as “2 red and 1 blue”.
pub fn tickets_text(tickets: Tickets) -> Text {
    if tickets.is_empty() {
        return Text::new("lm-tickets-none");
    }
    let of_colour = |colour: Colour| {
        Arg::Text(Text::new("lm-tickets-of").with("count", tickets[colour]).with("colour", colour.text()))
    };
    Text::new("lm-tickets").with("list", tickets.colours().map(of_colour).collect::<Vec<_>>())
}

impl<D: Dice, L: Log<Event>> Stage<'_, D, L> {
    /// LM-12: three tickets of one colour for one of another; the three return first.
    pub(crate) fn exchange(&mut self, give: Colour, take: Colour) {
        let open = &mut self.state.open;
        let seat = open.turn;
        open.hands[seat][give] -= EXCHANGE;
        open.supply[give] += EXCHANGE;
        open.supply[take] -= 1;
        open.hands[seat][take] += 1;
        self.log.tell_all(LM_12, Event::Exchanged { seat, give, take });
        self.drop_impossible();
    }

    /// LM-13: proposes a trade.
    pub(crate) fn offer(&mut self, offer: Offer) {
        let Offer { from, to, give, want } = offer;
        self.propose(offer);
        self.log.tell_all(LM_13, Event::Offered { from, to, give, want });
    }

    /// LM-13: answers an offer with another.
    pub(crate) fn counter(&mut self, offer: Offer) {
        let Offer { from, to, give, want } = offer;
        self.propose(offer);
        self.log.tell_all(LM_13, Event::Countered { from, to, give, want });
    }

    fn propose(&mut self, offer: Offer) {
        let open = &mut self.state.open;
        open.offers[offer.partner_of(open.turn)] = Some(offer);
        open.offers_made += 1;
        if self.game.rules.since(2) {
            self.log.reveal(); // what was offered is known, and counts: it is withdrawn, not taken back
        }
    }

    /// LM-13: both sides give what was agreed on.
    pub(crate) fn accept(&mut self, offer: Offer) {
        let Offer { from, to, give, want } = offer;
        self.close(offer);
        let hands = &mut self.state.open.hands;
        hands[from] -= give;
        hands[to] += give;
        hands[to] -= want;
        hands[from] += want;
        self.log.tell_all(LM_13, Event::Traded { from, to, give, want });
        self.drop_impossible();
    }

    pub(crate) fn decline(&mut self, offer: Offer) {
        let Offer { from, to, .. } = offer;
        self.close(offer);
        self.log.tell_all(LM_13, Event::Declined { from, to });
    }

    pub(crate) fn withdraw(&mut self, offer: Offer) {
        let Offer { from, to, .. } = offer;
        self.close(offer);
        self.log.tell_all(LM_13, Event::Withdrawn { from, to });
    }

    fn close(&mut self, offer: Offer) {
        let open = &mut self.state.open;
        open.offers[offer.partner_of(open.turn)] = None;
    }

    /// LM-13: an offer lapses when what it asks for is no longer there.
    fn drop_impossible(&mut self) {
        let open = &mut self.state.open;
        for offer in &mut open.offers.0 {
            if let Some(Offer { from, to, want, .. }) = *offer
                && !open.hands[to].hold(want)
            {
                *offer = None;
                self.log.tell_all(LM_13, Event::Lapsed { from, to });
            }
        }
    }

    /// LM-34: the open offer between the player in turn and one who leaves lapses.
    pub(crate) fn lapse_offer_with(&mut self, partner: Seat) {
        if let Some(Offer { from, to, .. }) = self.state.open.offers[partner].take() {
            self.log.tell_all(LM_13, Event::Lapsed { from, to });
        }
    }

    /// The market closes when the move begins (LM-12): what is still on offer lapses.
    pub(crate) fn close_market(&mut self) {
        let open = &mut self.state.open;
        if open.offers_made == 0 {
            return;
        }
        open.offers_made = 0;
        for offer in &mut open.offers.0 {
            if let Some(Offer { from, to, .. }) = offer.take() {
                self.log.tell_all(LM_13, Event::Lapsed { from, to });
            }
        }
    }
}
