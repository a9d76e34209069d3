//! Whether an action may be carried out, and if not, which clause stands in the way.

use table::{Arg, Clause, Refusal, Seat, SeatSet, Text, ToAct};

use crate::clause::{
    LM_1, LM_4, LM_5, LM_6, LM_7, LM_10, LM_12, LM_13, LM_14, LM_19, LM_20, LM_24, LM_25, LM_28, LM_34,
};
use crate::deed::Deed;
use crate::happening::event_move_clause;
use crate::market::{EXCHANGE, MAX_OFFERS, tickets_text};
use crate::routes::Step;
use crate::state::{Offer, Open, Phase};
use crate::{Action, Colour, LittleMonsters, LocationId};

pub(crate) fn refuse<T>(clause: Clause, text: Text) -> Result<T, Refusal> {
    Err(Refusal::new(clause, text))
}

impl LittleMonsters {
    /// Who is to act.
    #[inline]
    pub(crate) fn asked(&self, open: &Open) -> ToAct {
        match open.phase {
            Phase::Roll | Phase::Globe { .. } | Phase::Cure | Phase::Crowds(_) | Phase::Spread => {
                ToAct::one(open.turn)
            }
            Phase::Travel if open.offers_made == 0 => ToAct::one(open.turn),
            Phase::Travel => {
                // LM-13: those who have an offer to answer are waited for; its author may withdraw it, and the
                // player in turn may always go on.
                let offers = || open.offers.0.iter().flatten();
                let must: SeatSet = offers().map(|offer| offer.to).collect();
                if must.is_empty() {
                    return ToAct::one(open.turn);
                }
                let may = offers().fold(must.with(open.turn), |may, offer| may.with(offer.from));
                ToAct { must, may }
            }
            Phase::Discard(_) => ToAct::each(self.all_seats().filter(|&seat| open.owed[seat] > 0).collect()),
            Phase::EventMove { left, .. } => self.next_mover(open, left).map_or(ToAct::NOBODY, ToAct::one),
            Phase::Over(_) => ToAct::NOBODY,
        }
    }

    /// What the action comes to, exactly if it may be carried out.
    #[inline]
    pub(crate) fn check(&self, open: &Open, seat: Seat, action: &Action) -> Result<Deed, Refusal> {
        if *action == Action::Resign {
            return self.check_resign(open, seat).map(|()| Deed::Resign);
        }
        if !self.asked(open).may.contains(seat) {
            return self.refuse_out_of_turn(open, seat);
        }
        match (open.phase, *action) {
            (Phase::Roll, Action::Roll) => Ok(Deed::Roll),
            (Phase::Globe { tickets: globes }, Action::TakeTicket(colour)) => {
                check_left(open, colour)?;
                Ok(Deed::TakeTicket { colour, globes })
            }
            (Phase::Cure, Action::Cure(at)) => {
                let infected = self.has(at)? && open.tokens.pandemic.contains(at);
                if infected { Ok(Deed::Cure(at)) } else { refuse(LM_20, self.at_place("lm-no-cure", at)) }
            }
            (Phase::Travel, action) => self.check_travel(open, seat, action),
            (Phase::Discard(loss), Action::Discard(colour)) => {
                if open.hands[seat][colour] > 0 {
                    Ok(Deed::Discard { colour, loss })
                } else {
                    refuse(loss.clause(), Text::new("lm-no-such-ticket").with("colour", colour.text()))
                }
            }
            (Phase::Crowds(tied), Action::Crowd(continent)) => {
                if continent.0 < 16 && tied & (1 << continent.0) != 0 {
                    return Ok(Deed::Crowd(continent));
                }
                let names = Open::continents_in(tied)
                    .map(|tied| Arg::from(self.edition.continent(tied).name.as_str()))
                    .collect::<Vec<_>>();
                refuse(LM_28, Text::new("lm-no-crowd").with("continents", names))
            }
            (Phase::Spread, Action::Spread(at)) => {
                if self.has(at)? && self.spread_targets(open).contains(at) {
                    Ok(Deed::Spread(at))
                } else {
                    refuse(LM_19, self.at_place("lm-no-spread", at))
                }
            }
            (Phase::EventMove { left, wind }, Action::Stay) => Ok(Deed::Stay { left, wind }),
            (Phase::EventMove { left, wind }, Action::Fly(to)) => {
                self.has(to)?;
                if self.event_targets(open, seat, wind).contains(to) {
                    return Ok(Deed::Fly { to, left, wind });
                }
                self.check_open_to(open, seat, to)?;
                refuse(event_move_clause(wind), self.at_place("lm-no-event-move", to))
            }
            (phase, _) => {
                let (clause, asked) = asked_in_words(phase);
                refuse(clause, Text::new("lm-no-now").with("asked", Text::new(asked)))
            }
        }
    }

    #[cold]
    fn refuse_out_of_turn(&self, open: &Open, seat: Seat) -> Result<Deed, Refusal> {
        self.check_plays(open, seat)?;
        let awaited: Vec<Arg> = self.asked(open).must.iter().map(Arg::from).collect();
        refuse(LM_4, Text::new("lm-no-turn").with("awaited", awaited))
    }

    /// LM-1, LM-10, LM-34: whether the seat still plays.
    pub(crate) fn check_plays(&self, open: &Open, seat: Seat) -> Result<(), Refusal> {
        if seat.index() >= self.seats {
            return refuse(LM_1, Text::new("lm-no-seat").with("seats", self.seats));
        }
        if let Phase::Over(winner) = open.phase {
            return refuse(self.ended_by(open), Text::new("lm-no-over").with("winner", winner));
        }
        if open.plays(seat) { Ok(()) } else { refuse(LM_34, Text::new("lm-no-resigned")) }
    }

    #[inline]
    fn check_travel(&self, open: &Open, seat: Seat, action: Action) -> Result<Deed, Refusal> {
        match action {
            Action::Accept(from) => {
                let offer = self.check_trade(open, seat, from, |offer| offer.to == seat)?;
                if open.unpromised(seat).hold(offer.want) {
                    return Ok(Deed::Accept(offer));
                }
                let free = tickets_text(open.unpromised(seat));
                refuse(LM_13, Text::new("lm-no-tickets-to-give").with("free", free))
            }
            Action::Decline(from) => {
                self.check_trade(open, seat, from, |offer| offer.to == seat).map(Deed::Decline)
            }
            Action::Withdraw(to) => {
                self.check_trade(open, seat, to, |offer| offer.from == seat).map(Deed::Withdraw)
            }
            Action::Counter { to, give, want } => {
                self.check_trade(open, seat, to, |offer| offer.to == seat)?;
                self.check_terms(open, Offer { from: seat, to, give, want }).map(Deed::Counter)
            }
            // Everything else is the player in turn's.
            _ if seat != open.turn => {
                refuse(LM_4, Text::new("lm-no-turn").with("awaited", vec![Arg::from(open.turn)]))
            }
            Action::Step { to, colour } => self.check_step(open, seat, to, colour),
            Action::Stop => Ok(Deed::Stop),
            Action::Exchange { give, take } => self.check_exchange(open, seat, give, take),
            Action::Offer { to, give, want } => {
                self.check_market_open(open)?;
                if to == seat || to.index() >= self.seats {
                    return refuse(LM_13, Text::new("lm-no-partner"));
                }
                if open.offers[to].is_some() {
                    return refuse(LM_13, Text::new("lm-no-second-offer").with("to", to));
                }
                self.check_terms(open, Offer { from: seat, to, give, want }).map(Deed::Offer)
            }
            _ => {
                let (clause, asked) = asked_in_words(open.phase);
                refuse(clause, Text::new("lm-no-now").with("asked", Text::new(asked)))
            }
        }
    }

    /// LM-7, LM-14, LM-24, LM-25: one path.
    #[inline]
    pub(crate) fn check_step(
        &self,
        open: &Open,
        seat: Seat,
        to: LocationId,
        colour: Colour,
    ) -> Result<Deed, Refusal> {
        let from = open.monsters[seat];
        let mut ways = self.edition.ways_from(from).iter();
        if !ways.any(|way| way.to == to && way.colour == colour) {
            self.has(to)?;
            let text = self.at_place("lm-no-path", to).with("from", self.edition.name_of(from));
            return refuse(LM_7, text.with("colour", colour.text()));
        }
        if self.must_stop(open, seat) {
            return refuse(LM_14, self.at_place("lm-no-passing", from));
        }
        self.check_open_to(open, seat, to)?;
        let cost = self.cost_of_entering(open, to);
        if open.hands[seat][colour] < cost {
            return Err(self.too_dear(open, Step { to, colour }));
        }
        Ok(Deed::Step { to, colour, cost })
    }

    /// LM-7, LM-25: the tickets are not enough for this path.
    pub(crate) fn too_dear(&self, open: &Open, Step { to, colour }: Step) -> Refusal {
        let cost = self.cost_of_entering(open, to);
        let text = self.at_place("lm-no-ticket", to).with("cost", cost).with("colour", colour.text());
        Refusal::new(if cost > 1 { LM_25 } else { LM_7 }, text)
    }

    /// LM-14, LM-24: whether the monster may go there at all.
    #[inline]
    pub(crate) fn check_open_to(&self, open: &Open, seat: Seat, to: LocationId) -> Result<(), Refusal> {
        if !self.closed_to(open, seat).contains(to) {
            return Ok(());
        }
        if open.tokens.wildfire.contains(to) {
            return refuse(LM_24, self.at_place("lm-no-fire", to));
        }
        refuse(LM_14, self.at_place("lm-no-jam", to))
    }

    /// LM-12: whether exchanging and trading are possible now.
    pub(crate) fn check_market_open(&self, open: &Open) -> Result<(), Refusal> {
        if !self.options.free_market {
            return refuse(LM_12, Text::new("lm-no-market"));
        }
        if open.moved {
            return refuse(LM_12, Text::new("lm-no-market-after-moving"));
        }
        Ok(())
    }

    fn check_exchange(&self, open: &Open, seat: Seat, give: Colour, take: Colour) -> Result<Deed, Refusal> {
        self.check_market_open(open)?;
        if give == take {
            return refuse(LM_12, Text::new("lm-no-same-colour"));
        }
        if open.unpromised(seat)[give] < EXCHANGE {
            return refuse(LM_12, Text::new("lm-no-three").with("colour", give.text()));
        }
        check_left(open, take)?;
        Ok(Deed::Exchange { give, take })
    }

    fn check_trade(
        &self,
        open: &Open,
        seat: Seat,
        other: Seat,
        fits: impl Fn(&Offer) -> bool,
    ) -> Result<Offer, Refusal> {
        match open.trade_between(seat, other).filter(fits) {
            Some(offer) => Ok(offer),
            None if other.index() < self.seats => {
                refuse(LM_13, Text::new("lm-no-such-offer").with("other", other))
            }
            None => refuse(LM_13, Text::new("lm-no-partner")),
        }
    }

    /// LM-13: both sides give something, and both have it to give.
    fn check_terms(&self, open: &Open, offer: Offer) -> Result<Offer, Refusal> {
        let Offer { from, to, give, want } = offer;
        if open.offers_made >= MAX_OFFERS {
            return refuse(LM_13, Text::new("lm-no-more-offers").with("most", MAX_OFFERS));
        }
        if give.is_empty() || want.is_empty() {
            return refuse(LM_13, Text::new("lm-no-gift"));
        }
        if !open.unpromised(from).hold(give) {
            let free = tickets_text(open.unpromised(from));
            return refuse(LM_13, Text::new("lm-no-tickets-to-give").with("free", free));
        }
        if !open.hands[to].hold(want) {
            let text = Text::new("lm-no-tickets-to-want").with("to", to);
            return refuse(LM_13, text.with("has", tickets_text(open.hands[to])));
        }
        Ok(offer)
    }

    fn has(&self, location: LocationId) -> Result<bool, Refusal> {
        if self.edition.has(location) {
            return Ok(true);
        }
        let text = Text::new("lm-no-location").with("locations", self.edition.locations().len());
        refuse(LM_1, text)
    }

    fn at_place(&self, id: &'static str, location: LocationId) -> Text {
        Text::new(id).with("place", self.edition.name_of(location))
    }
}

/// LM-6: a colour that is used up gives nothing.
fn check_left(open: &Open, colour: Colour) -> Result<(), Refusal> {
    if open.supply[colour] > 0 {
        return Ok(());
    }
    let left: Vec<Arg> = open.supply.colours().map(|colour| Arg::Text(colour.text())).collect();
    refuse(LM_6, Text::new("lm-no-colour-left").with("colour", colour.text()).with("left", left))
}

/// What a phase asks for, and the clause behind it.
fn asked_in_words(phase: Phase) -> (Clause, &'static str) {
    match phase {
        Phase::Roll => (LM_5, "lm-asked-roll"),
        Phase::Globe { .. } => (LM_5, "lm-asked-globe"),
        Phase::Cure => (LM_20, "lm-asked-cure"),
        Phase::Travel => (LM_7, "lm-asked-travel"),
        Phase::Discard(loss) => (loss.clause(), "lm-asked-discard"),
        Phase::Crowds(_) => (LM_28, "lm-asked-crowds"),
        Phase::EventMove { wind, .. } => (event_move_clause(wind), "lm-asked-event-move"),
        Phase::Spread => (LM_19, "lm-asked-spread"),
        Phase::Over(_) => (LM_10, "lm-asked-nothing"),
    }
}
