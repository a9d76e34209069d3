//! What holds in every position that the rules can reach.

use crate::state::{Open, Phase, State};
use crate::{Card, Colour, LittleMonsters, Places};

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
        let mut wrong = Vec::new();
        self.check_places(&state.open, &mut wrong);
        if wrong.is_empty() {
            self.check_tickets(&state.open, &mut wrong);
            self.check_cards(state, &mut wrong);
            self.check_phase(state, &mut wrong);
        }
        wrong
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
                wrong.push(format!("LM-13: {seat} has promised more than he has"));
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
        for seat in self.all_seats() {
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

fn count(cards: &[Card], card: &Card) -> usize {
    cards.iter().filter(|other| *other == card).count()
}
