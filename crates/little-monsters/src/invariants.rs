//! What holds in every position that the rules can reach.

use table::Seat;

use crate::market::MAX_OFFERS;
use crate::state::{Loss, Open, Phase, State};
use crate::{Card, Colour, EventCard, Face, LittleMonsters, Places};

/// More turns than anybody plays; so many can be counted on from.
const MAX_TURNS: u32 = 1_000_000_000;
/// How a question is reported that has no answer.
pub(crate) const UNANSWERABLE: &str = "nobody can answer what the phase asks";

impl LittleMonsters {
    /// The location cards that lie anywhere but in the pile.
    pub(crate) fn location_cards_outside_pile(&self, open: &Open) -> Places {
        let held = self
            .all_seats()
            .fold(open.burnt, |held, seat| held.or(open.gained[seat]).or(Places::only(open.houses[seat])));
        let shown = open.display.iter().flatten().copied();
        let discarded = open.discards.iter().filter_map(|card| match card {
            Card::Location(location) => Some(*location),
            Card::Event(_) => None,
        });
        held.or(shown.chain(discarded).collect())
    }

    /// Everything that is wrong with a position.
    pub(crate) fn broken(&self, state: &State) -> Vec<String> {
        let mut wrong = self.broken_but_for_the_question(state);
        if let Err(expected) = self.question_is_open(&state.open) {
            wrong.push(format!("{UNANSWERABLE}: {expected}"));
        }
        wrong
    }

    /// The same, but for what the phase needs, which the reader of a scenario reports in its own way.
    pub(crate) fn broken_but_for_the_question(&self, state: &State) -> Vec<String> {
        let mut wrong = Vec::new();
        self.check_places(&state.open, &mut wrong);
        if wrong.is_empty() {
            self.check_tickets(&state.open, &mut wrong);
            self.check_cards(state, &mut wrong);
            self.check_phase(state, &mut wrong);
        }
        // Games that began from a scenario under older rules go on, whatever it was.
        if wrong.is_empty() && self.rules.since(2) {
            self.check_out(&state.open, &mut wrong);
            self.check_rest(&state.open, &mut wrong);
            self.check_turn(&state.open, &mut wrong);
            self.check_event(&state.open, &mut wrong);
        }
        wrong
    }

    /// What a phase needs so that somebody can answer it.
    pub(crate) fn question_is_open(&self, open: &Open) -> Result<(), &'static str> {
        match open.phase {
            Phase::Globe { tickets } if !(1..=2).contains(&tickets) || open.supply.is_empty() => {
                Err("one or two globes, and tickets to choose from (LM-5)")
            }
            Phase::Globe { tickets } if globes_of(open) < usize::from(tickets) => {
                Err("a line `roll = […]` with as many globes (LM-5)")
            }
            Phase::Cure if globes_of(open) != 1 => Err("a line `roll = […]` with one globe (LM-20)"),
            Phase::Cure if open.tokens.pandemic.is_empty() => Err("a pandemic token to remove (LM-20)"),
            Phase::Travel if open.moved && open.used.is_empty() => Err("used tickets after a step (LM-7)"),
            Phase::Discard(_)
                if self.all_seats().any(|seat| u32::from(open.owed[seat]) > open.hands[seat].total()) =>
            {
                Err("nobody owes more tickets than they have")
            }
            Phase::Crowds(tied) if tied.count_ones() < 2 => Err("a tie between continents (LM-28)"),
            Phase::EventMove { left, wind } => match self.next_mover(open, left) {
                Some(seat) if !self.event_targets(open, seat, wind).is_empty() => Ok(()),
                _ => Err("somebody who can move (LM-27, LM-29)"),
            },
            Phase::Spread if self.spread_targets(open).is_empty() => Err("somewhere to spread to (LM-19)"),
            _ => Ok(()),
        }
    }

    /// LM-34: who has resigned has nothing to do with the game any more, and somebody is left.
    fn check_out(&self, open: &Open, wrong: &mut Vec<String>) {
        let moves = |seat| matches!(open.phase, Phase::EventMove { left, .. } if left.contains(seat));
        if let Some(seat) = open.out.iter().find(|seat| seat.index() >= self.seats) {
            wrong.push(format!("LM-34: {seat} has resigned, who does not play"));
            return;
        }
        for seat in open.out.iter() {
            let holds = !open.hands[seat].is_empty() || open.settled.contains(seat);
            if holds || open.turn == seat || moves(seat) {
                wrong.push(format!("LM-34: {seat} has resigned, and still has a part in the game"));
            }
        }
        match (self.playing(open).count(), open.phase) {
            (2.., Phase::Over(winner)) | (1, Phase::Over(winner)) if open.plays(winner) => {}
            (2.., phase) if !matches!(phase, Phase::Over(_)) => {}
            _ => wrong.push("LM-34: the last one who has not resigned wins, and nobody else does".to_owned()),
        }
    }

    /// LM-14, LM-24: how the monsters stand.
    fn check_rest(&self, open: &Open, wrong: &mut Vec<String>) {
        for seat in self.playing(open) {
            let at = open.monsters[seat];
            if open.settled.contains(seat) && open.rested[seat] != Some(at) {
                wrong.push(format!("LM-14: {seat} has settled where their last turn did not end"));
            }
            for from in [at, open.houses[seat]] {
                if self.edition.neighbours(from).minus(open.tokens.wildfire).is_empty() {
                    wrong.push(format!("LM-24: fires shut in the monster or the house of {seat}"));
                }
            }
            let others = self.playing(open).filter(|&other| other > seat && open.monsters[other] == at);
            for other in others.filter(|_| self.options.traffic_jam) {
                let blocks = |seat: Seat| !open.settled.contains(seat);
                if blocks(seat)
                    && blocks(other)
                    && !self.is_coming_home(open, seat)
                    && !self.is_coming_home(open, other)
                {
                    wrong.push(format!("LM-14: {seat} and {other} block each other on one location"));
                }
            }
        }
    }

    /// LM-14: whoever may go home may do so whoever is there; they win there, or have.
    fn is_coming_home(&self, open: &Open, seat: Seat) -> bool {
        let on_the_way = open.phase == Phase::Travel && open.turn == seat && open.moved;
        let there = self.may_go_home(open, seat) && open.monsters[seat] == open.houses[seat];
        there && (on_the_way || open.phase == Phase::Over(seat))
    }

    /// The turn in progress holds what has happened in it, and no more.
    fn check_turn(&self, open: &Open, wrong: &mut Vec<String>) {
        if open.turns > MAX_TURNS {
            wrong.push(format!("LM-4: nobody has played {} turns", open.turns));
        }
        if open.phase == Phase::Roll && open.roll.is_some() {
            wrong.push("LM-5: the dice show something before they were rolled".to_owned());
        }
        if open.offers_made > MAX_OFFERS {
            wrong.push(format!(
                "LM-13: {} offers in a turn, of which there are {MAX_OFFERS}",
                open.offers_made
            ));
        }
        if !open.moved && !open.used.is_empty() {
            wrong.push("LM-7: tickets are used before the first step".to_owned());
        }
        let before = matches!(open.phase, Phase::Roll | Phase::Globe { .. } | Phase::Cure);
        let unmoved = open.phase == Phase::Travel && !open.moved;
        if open.polluted && (before || unmoved || open.tokens.nuclear.is_empty()) {
            wrong.push(
                "LM-22: the move has touched pollution that is not there, or is yet to begin".to_owned(),
            );
        }
        let turn = open.turn;
        if unmoved && open.monsters[turn] == open.houses[turn] && self.may_go_home(open, turn) {
            wrong.push(format!("LM-10: {turn} has already won"));
        }
    }

    /// What an event asks has its reason: the card that was turned up, and those whom it concerns.
    fn check_event(&self, open: &Open, wrong: &mut Vec<String>) {
        if let Some(card) =
            event_behind(open.phase).filter(|&card| !open.discards.contains(&Card::Event(card)))
        {
            wrong.push(format!("LM-16: “{}” goes on, but its card is not among the discards", card.id()));
        }
        if let Phase::EventMove { left, wind: None } = open.phase
            && left.iter().any(|seat| !self.in_antarctica(open).contains(seat))
        {
            wrong.push("LM-27: a polar flight begins in Antarctica".to_owned());
        }
        let owing = self.all_seats().filter(|&seat| open.owed[seat] > 0);
        let mut continents = owing.map(|seat| self.edition.continent_of(open.monsters[seat]));
        if let Some(first) = continents.next()
            && continents.any(|other| other != first)
        {
            wrong.push("LM-26, LM-28: tickets are lost on one continent at a time".to_owned());
        }
        let Phase::Discard(loss @ (Loss::Pollution | Loss::Pandemic)) = open.phase else { return };
        if self.all_seats().any(|seat| seat != open.turn && open.owed[seat] > 0) {
            wrong.push(format!("{}: only the player in turn owes tickets for it", loss.clause()));
        }
        let reason = match loss {
            Loss::Pandemic => open.tokens.pandemic.contains(open.monsters[open.turn]),
            _ => open.polluted,
        };
        if !reason {
            wrong.push(format!("{}: nothing makes the player in turn lose tickets", loss.clause()));
        }
    }

    fn check_places(&self, open: &Open, wrong: &mut Vec<String>) {
        for seat in self.all_seats() {
            if !self.edition.has(open.monsters[seat]) || !self.edition.has(open.houses[seat]) {
                wrong.push(format!("LM-3: the monster or house of {seat} is on no location"));
            }
        }
        let tokens = open.tokens;
        let marked = tokens.pandemic.or(tokens.nuclear).or(tokens.wildfire).or(tokens.storm);
        if !marked.minus(self.edition.everywhere()).is_empty() {
            wrong.push("LM-18: a token lies on no location".to_owned());
        }
        if open.turn.index() >= self.seats {
            wrong.push(format!("LM-4: {} is in turn, who does not play", open.turn));
        }
        if !self.options.special_events && !marked.is_empty() {
            wrong.push("LM-15: tokens are on the board, but special events are not played".to_owned());
        }
    }

    fn check_tickets(&self, open: &Open, wrong: &mut Vec<String>) {
        for colour in Colour::ALL {
            let held: u32 = self.all_seats().map(|seat| u32::from(open.hands[seat][colour])).sum();
            let all = held + u32::from(open.supply[colour]) + u32::from(open.used[colour]);
            let right = u32::from(self.edition.tickets_per_colour);
            if all != right {
                wrong.push(format!("LM-2: there are {all} {} tickets instead of {right}", colour.id()));
            }
        }
    }

    fn check_cards(&self, state: &State, wrong: &mut Vec<String>) {
        let open = &state.open;
        let mut cards: Vec<Card> = state.pile.iter().chain(&open.discards).copied().collect();
        cards.extend(open.display.iter().flatten().map(|&location| Card::Location(location)));
        cards.extend(open.burnt.iter().map(Card::Location));
        for seat in self.all_seats() {
            cards.extend(open.gained[seat].iter().map(Card::Location));
            cards.push(Card::Location(open.houses[seat]));
        }
        cards.sort_unstable();
        let mut right: Vec<Card> = self.all_cards().into_iter().collect();
        right.sort_unstable();
        if cards != right {
            let name = |card: &Card| match *card {
                Card::Location(location) => self.edition.name_of(location).to_owned(),
                Card::Event(card) => card.id().to_owned(),
            };
            let extra = cards.iter().filter(|card| count(&cards, card) > count(&right, card)).map(name);
            let lost = right.iter().filter(|card| count(&cards, card) < count(&right, card)).map(name);
            let list =
                |cards: Vec<String>| if cards.is_empty() { "none".to_owned() } else { cards.join(", ") };
            wrong.push(format!(
                "LM-1: every card is in one place; too many: {}; missing: {}",
                list(extra.collect()),
                list(lost.collect())
            ));
        }
        if usize::from(open.known_bottom) > state.pile.len() {
            wrong.push("LM-15: more cards are known at the bottom of the pile than it holds".to_owned());
        }
        if open.burnt != open.tokens.wildfire {
            wrong.push("LM-24: exactly the cards of burning locations have left the game".to_owned());
        }
        if !self.edition.hangs_together(self.edition.everywhere().minus(open.tokens.wildfire)) {
            wrong.push("LM-24: the locations that do not burn no longer hang together".to_owned());
        }
    }

    fn check_phase(&self, state: &State, wrong: &mut Vec<String>) {
        let open = &state.open;
        let travelling = open.phase == Phase::Travel;
        if !travelling && (!open.used.is_empty() || open.offers_made > 0) {
            wrong.push("LM-7, LM-13: tickets are used or offered outside the move".to_owned());
        }
        if open.moved && open.offers.0.iter().any(Option::is_some) {
            wrong.push("LM-13: an offer outlived the beginning of the move".to_owned());
        }
        if !self.options.free_market && open.offers_made > 0 {
            wrong.push("LM-12: there are offers, but the free market is not played".to_owned());
        }
        for offer in open.offers.0.iter().flatten() {
            if !open.hands[offer.to].hold(offer.want) || offer.give.is_empty() || offer.want.is_empty() {
                wrong.push("LM-13: an open offer cannot be kept".to_owned());
            }
        }
        for seat in self.all_seats() {
            let own = open.offers.0.iter().flatten().filter(|offer| offer.from == seat);
            let promised =
                |colour: Colour| own.clone().map(|offer| u32::from(offer.give[colour])).sum::<u32>();
            if Colour::ALL.into_iter().any(|colour| promised(colour) > u32::from(open.hands[seat][colour])) {
                wrong.push(format!("LM-13: {seat} has promised more than they have"));
            }
        }
        if open.moved && matches!(open.phase, Phase::Roll | Phase::Globe { .. } | Phase::Cure) {
            wrong.push("LM-7: the monster moved before the tickets were gained".to_owned());
        }
        let eventful = match open.phase {
            Phase::Cure | Phase::Crowds(_) | Phase::EventMove { .. } | Phase::Spread | Phase::Discard(_) => {
                true
            }
            Phase::Roll | Phase::Globe { .. } | Phase::Travel | Phase::Over(_) => false,
        };
        if eventful && !self.options.special_events {
            wrong.push("LM-15: an event goes on, but special events are not played".to_owned());
        }
        let owing = self.all_seats().any(|seat| open.owed[seat] > 0);
        if owing != matches!(open.phase, Phase::Discard(_)) {
            wrong.push("tickets are owed exactly while they are asked for".to_owned());
        }
        for seat in self.playing(open) {
            let home = open.monsters[seat] == open.houses[seat] && self.may_go_home(open, seat);
            let passing = travelling && seat == open.turn;
            if home && !passing && !matches!(open.phase, Phase::Over(_)) {
                wrong.push(format!("LM-10: {seat} has already won"));
            }
        }
        let short = open.display.iter().any(Option::is_none);
        let at_rest = matches!(open.phase, Phase::Roll | Phase::Travel | Phase::Spread);
        let left = state.pile.iter().chain(&open.discards).any(|card| matches!(card, Card::Location(_)));
        if short && at_rest && left {
            wrong.push("LM-9: the display is short, though cards are left".to_owned());
        }
    }
}

/// The event that asks, whose card lies among the discards meanwhile (LM-16).
pub(crate) fn event_behind(phase: Phase) -> Option<EventCard> {
    match phase {
        Phase::Discard(Loss::Strike) => Some(EventCard::Strike),
        Phase::Discard(Loss::Crowds) | Phase::Crowds(_) => Some(EventCard::Crowds),
        Phase::EventMove { wind: None, .. } => Some(EventCard::PolarFlight),
        Phase::EventMove { wind: Some(colour), .. } => Some(EventCard::TailWind(colour)),
        _ => None,
    }
}

fn globes_of(open: &Open) -> usize {
    open.roll.iter().flatten().filter(|&&face| face == Face::Globe).count()
}

fn count(cards: &[Card], card: &Card) -> usize {
    cards.iter().filter(|other| *other == card).count()
}
