//! What is under way in a position: a battle and the Operations played in it, claimed MISSIONs, open offers.

use table::Spanned;

use super::Reader;
use super::file::{Ids, Position, SideLines};
use crate::card::{BattleMoment, CardFace};
use crate::state::{Battle, Open, Party, Phase, State};
use crate::terms::{NamedCards, Offer, Side};
use crate::{CardId, CardSet, Team};

impl Reader<'_> {
    /// The battle; the Operations played in it are taken from `rest` and added to `played`.
    pub(super) fn battle(
        &mut self,
        position: &Position,
        open: &Open,
        rest: &mut CardSet,
        played: &mut Vec<CardId>,
    ) -> Option<Battle> {
        let described = position.battle.as_ref()?;
        let (from, against) = (self.title(&described.from)?, self.title(&described.against)?);
        let (Some(aggressor), Some(defender)) = (open.owner(from), open.owner(against)) else {
            self.file.at(&described.from, "a battle without two parties".to_owned(), "two owned Territories");
            return None;
        };
        let mut battle = Battle::between(aggressor, from, defender, against);
        battle.round = described.round;
        for (party, ids) in Party::BOTH.into_iter().zip([&described.aggressor, &described.defender]) {
            for id in ids {
                if let Some(card) = self.card(id, rest) {
                    self.operation(id, card, party, &mut battle);
                    played.push(card);
                }
            }
        }
        battle.dice = match described.dice {
            Some(dice) => dice,
            None if matches!(open.phase, Phase::Rounds(_)) => {
                self.game.strength(open, &battle).map(|strength| strength.total)
            }
            None => [0; 2],
        };
        Some(battle)
    }

    /// What an Operation that was played still does. What it did at once, or to the dice that are left, is in the position
    /// already.
    fn operation(&mut self, id: &Spanned<String>, card: CardId, party: Party, battle: &mut Battle) {
        let game = self.game;
        let CardFace::Operation { when, orders, .. } = &game.edition().card(card).face else {
            let what = format!("“{}” was played in a battle", id.get_ref());
            return self.file.at(id, what, "the id of an Operations card (GP-80)");
        };
        for &order in orders {
            if *when == BattleMoment::Muster || !matches!(order, crate::card::Order::Dice { .. }) {
                battle.take_order(party, order);
            }
        }
    }

    /// GP-19: the MISSIONs that are claimed. A claim makes the running round the last.
    pub(super) fn claims(&mut self, position: &Position, state: &mut State) {
        for (described, index) in position.player.iter().zip(0..self.game.teams) {
            let team = Team::from_index(index);
            for id in &described.claimed {
                let in_hand = self.card_in(state.hands[team], id);
                let wins = |card: &CardId| {
                    let face = &self.game.edition().card(*card).face;
                    matches!(face, CardFace::Mission { points: None, .. })
                };
                match in_hand.filter(wins) {
                    Some(card) => {
                        state.open.claimed[team].insert(card);
                        state.open.last_round = true;
                    }
                    None => {
                        let what = format!("“{}” is claimed", id.get_ref());
                        self.file.at(
                            id,
                            what,
                            "a MISSION that wins, among the `cards` of the player (GP-19)",
                        );
                    }
                }
            }
        }
    }

    /// GP-36: the open offers, one for each player at most.
    pub(super) fn offers(&mut self, position: &Position, state: &mut State) {
        for offer in &position.offer {
            let lines = offer.get_ref();
            let from = self.team(lines.from, "the player who offers");
            let to = self.team(lines.to, "the player who is to answer");
            let in_play = self.game.cards_in_play();
            let give = self.side(&lines.give, &[state.hands[from]]);
            let hand = state.hands[to];
            // What the other holds first: a card may have copies elsewhere.
            let elsewhere = in_play.minus(state.hands[from]).minus(hand);
            let want = self.side(&lines.want, &[hand, elsewhere]);
            if state.offers[from].is_some() {
                let what = format!("a second open offer of player {}", lines.from);
                self.file.at(offer, what, "one for each player at most (GP-28)");
            } else if let Err(no) = self.game.check_terms(state, from, to, &give, &want) {
                let what = format!("player {} cannot have made this offer", lines.from);
                self.file.at(offer, what, format!("terms that {} allows", no.clause));
            } else {
                let made = &mut state.open.players[from].offers_made;
                *made = (*made).max(1);
                state.offers[from] = Some(Offer { from, to, give, want });
            }
        }
    }

    /// A side of a deal, its cards from the first of these places that has them.
    fn side(&mut self, lines: &SideLines, places: &[CardSet]) -> Side {
        Side {
            eu: lines.eu,
            units: self.units(&lines.units),
            titles: self.titles(&lines.titles),
            cards: self.named_cards(&lines.cards, places),
            agents: lines.agents,
        }
    }

    fn named_cards(&mut self, ids: &Ids, places: &[CardSet]) -> NamedCards {
        let mut left = places.to_vec();
        let mut cards = Vec::new();
        for id in ids {
            let found = left.iter().find_map(|&place| self.card_in(place, id));
            match found {
                Some(card) => {
                    left.iter_mut().for_each(|place| place.remove(card));
                    cards.push(card);
                }
                None => {
                    let what = format!("the card “{}” cannot be dealt in here", id.get_ref());
                    self.file.at(id, what, "a card in the hand of who gives it");
                }
            }
        }
        NamedCards::from_cards(cards).unwrap_or_default()
    }

    /// A card with this id in a place.
    fn card_in(&self, place: CardSet, id: &Spanned<String>) -> Option<CardId> {
        let edition = self.game.edition();
        place.iter().find(|&card| edition.card(card).id == *id.get_ref())
    }
}
