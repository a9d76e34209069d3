use arrayvec::ArrayVec;
use serde::Serialize;
use table::dice::Dice;
use table::{Game, ToAct, Viewer};

use crate::card::CardKind;
use crate::edition::MAX_CARDS;
use crate::event::Shown;
use crate::state::{NO_OFFERS, Stack};
use crate::terms::{NamedCards, Offer, Side};
use crate::{Action, CardId, CardSet, Globopolis, Open, State, Team};

/// What a viewer may know: everything on the table, their own cards, and of the stacks what everybody saw put under them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Everything that lies open.
    pub open: Open,
    /// The viewer's team's cards; none for a spectator.
    pub hand: CardSet,
    /// The OPs-MISSION stack from the bottom: each card that everybody saw put there, or nothing.
    pub ops_mission: Vec<Option<CardId>>,
    /// The INFLUENCE stack from the bottom, likewise.
    pub influence: Vec<Option<CardId>>,
    /// The open offers.
    pub offers: Vec<OfferView>,
    /// Who is to act.
    pub to_act: ToAct,
    /// What the viewer's own seat can do.
    pub legal: Vec<Action>,
}

impl table::View for View {
    type Action = Action;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn to_act(&self) -> ToAct {
        self.to_act
    }

    fn legal(&self) -> &[Action] {
        &self.legal
    }

    fn at_rest(mut self) -> Self {
        self.legal.clear();
        self
    }
}

/// An open offer as a viewer may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct OfferView {
    /// Who proposed it.
    pub from: Team,
    /// Who is to answer.
    pub to: Team,
    /// What the proposer would give.
    pub give: Shown,
    /// What they would get.
    pub want: Shown,
    /// The cards on both sides; only its parties see them.
    pub cards: Option<[NamedCards; 2]>,
}

impl OfferView {
    fn side(shown: Shown, cards: NamedCards) -> Side {
        Side { eu: shown.eu, units: shown.units, titles: shown.titles, cards, agents: shown.agents }
    }

    /// The offer, with these cards.
    pub fn with_cards(&self, [give, want]: [NamedCards; 2]) -> Offer {
        Offer {
            from: self.from,
            to: self.to,
            give: OfferView::side(self.give, give),
            want: OfferView::side(self.want, want),
        }
    }
}

type Pile = ArrayVec<CardId, MAX_CARDS>;

impl Globopolis {
    pub(crate) fn view_for(&self, state: &State, viewer: Viewer) -> View {
        let mut legal = Vec::new();
        let team = viewer.seat().map(|seat| self.team_of(seat));
        if let Some(seat) = viewer.seat() {
            self.legal(state, seat, &mut legal);
        }
        let shown = |offer: &Offer| OfferView {
            from: offer.from,
            to: offer.to,
            give: offer.give.into(),
            want: offer.want.into(),
            cards: team
                .filter(|&team| team == offer.from || team == offer.to)
                .map(|_| [offer.give.cards, offer.want.cards]),
        };
        View {
            viewer,
            open: state.open.clone(),
            hand: team.map_or(CardSet::NONE, |team| state.hands[team]),
            ops_mission: state.ops_mission.known().collect(),
            influence: state.influence.known().collect(),
            offers: state.offers.0.iter().flatten().map(shown).collect(),
            to_act: self.asked(state),
            legal,
        }
    }

    /// A state that fits the view: the cards that the viewer knows nothing of are dealt to hands and stacks by chance.
    pub(crate) fn sample_from<D: Dice>(&self, view: &View, dice: &mut D) -> State {
        let own = view.viewer.seat().map(|seat| self.team_of(seat));
        let mut hands = view.open.claimed;
        if let Some(team) = own {
            hands[team] = view.hand;
        }
        for offer in &view.offers {
            // Cards that are offered to the viewer are in the proposer's hand.
            if let Some([give, _]) = offer.cards {
                hands[offer.from] = hands[offer.from].or(give.set());
            }
        }
        let mut unseen = self.cards_in_play().minus(view.open.gone);
        hands.0.iter().for_each(|&hand| unseen = unseen.minus(hand));
        let known = view.ops_mission.iter().chain(&view.influence).flatten();
        known.for_each(|&card| unseen.remove(card));

        let mut piles = CardKind::ALL.map(|kind| -> Pile {
            let mut pile: Pile = unseen.and(self.edition.cards_of_kind(kind)).iter().collect();
            dice.shuffle("hands", &mut pile);
            pile
        });
        for index in 0..self.teams {
            let team = Team::from_index(index);
            if own == Some(team) {
                continue;
            }
            for kind in CardKind::ALL {
                let has = hands[team].and(self.edition.cards_of_kind(kind)).len();
                let holds = usize::from(view.open.hand_sizes[team][kind as usize]);
                for _ in has..holds {
                    let card = piles[kind as usize].pop().expect("the cards were counted");
                    hands[team].insert(card);
                }
            }
        }
        let [mut ops, missions, influence] = piles;
        ops.extend(missions);
        dice.shuffle("ops-mission", &mut ops);
        let mut state = State {
            open: view.open.clone(),
            hands,
            ops_mission: filled(&view.ops_mission, ops),
            influence: filled(&view.influence, influence),
            offers: NO_OFFERS,
        };
        for offer in &view.offers {
            let cards = offer.cards.unwrap_or_else(|| self.sample_cards(&state, offer, dice));
            state.offers[offer.from] = Some(offer.with_cards(cards));
        }
        state
    }

    /// Cards for an offer between two others: some that the proposer has, and some that they have not.
    fn sample_cards<D: Dice>(&self, state: &State, offer: &OfferView, dice: &mut D) -> [NamedCards; 2] {
        let hand = state.hands[offer.from];
        let known = state.ops_mission.known().chain(state.influence.known()).flatten();
        let mut some = |from: CardSet, count: u8| {
            let mut cards: Pile = from.iter().collect();
            dice.shuffle("offer", &mut cards);
            cards.truncate(usize::from(count));
            NamedCards::from_cards(cards).expect("a hand holds no card twice")
        };
        [
            some(hand.minus(state.open.claimed[offer.from]), offer.give.cards),
            some(self.cards_to_want(&state.open, known).minus(hand), offer.want.cards),
        ]
    }
}

/// A stack with its known cards in their places and the others in the rest.
fn filled(known: &[Option<CardId>], mut others: Pile) -> Stack {
    let mut stack = Stack::default();
    for (at, card) in known.iter().enumerate() {
        if card.is_some() {
            stack.seen.0 |= 1 << at;
        }
        stack.cards.push(card.unwrap_or_else(|| others.pop().expect("the cards were counted")));
    }
    stack
}
