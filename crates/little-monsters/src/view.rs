use serde::Serialize;
use table::dice::Dice;
use table::{Game, ToAct, Viewer};

use crate::state::{Cards, Open, State};
use crate::{Action, Card, LittleMonsters};

/// What a viewer may know: all but the order of the pile (LM-11).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Everything that lies open.
    pub open: Open,
    /// How many cards the pile holds.
    pub pile: usize,
    /// The cards at the bottom of the pile that everybody saw put there, the lowest first (LM-15).
    pub pile_bottom: Vec<Card>,
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

impl LittleMonsters {
    pub(crate) fn view_for(&self, state: &State, viewer: Viewer) -> View {
        let mut legal = Vec::new();
        if let Some(seat) = viewer.seat() {
            self.legal(state, seat, &mut legal);
        }
        View {
            viewer,
            open: state.open.clone(),
            pile: state.pile.len(),
            pile_bottom: state.pile[..usize::from(state.open.known_bottom)].to_vec(),
            to_act: self.to_act(state),
            legal,
        }
    }

    /// A state that fits the view: the cards that lie nowhere else are the pile's, in some order.
    pub(crate) fn sample_from<D: Dice>(&self, view: &View, dice: &mut D) -> State {
        let open = &view.open;
        let mut unseen: Cards = self.all_cards();
        let mut take = |card: Card| {
            if let Some(at) = unseen.iter().position(|&other| other == card) {
                unseen.remove(at);
            }
        };
        let lying = self.location_cards_outside_pile(open);
        lying.iter().map(Card::Location).for_each(&mut take);
        open.discards.iter().copied().filter(|card| matches!(card, Card::Event(_))).for_each(&mut take);
        view.pile_bottom.iter().copied().for_each(&mut take);

        dice.shuffle("pile", &mut unseen);
        let mut pile: Cards = view.pile_bottom.iter().copied().collect();
        pile.extend(unseen);
        State { open: open.clone(), pile }
    }
}
