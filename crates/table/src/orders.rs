use crate::{Game, Seat};

/// Standing orders: what seats want done again whenever they are asked the same ([`Game::repeats`]). They live beside a game,
/// like its clock: whoever loses them is asked again, and nothing else is lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Orders<A>(Vec<Order<A>>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Order<A> {
    seat: Seat,
    action: A,
    /// As long as [`Game::repeats`] says this number it stands.
    period: u64,
}

impl<A> Default for Orders<A> {
    fn default() -> Self {
        Orders(Vec::new())
    }
}

impl<A: Clone + PartialEq> Orders<A> {
    /// Orders what a seat is about to do in this position. What the game does not let be repeated is not ordered.
    pub fn give<G: Game<Action = A>>(&mut self, game: &G, state: &G::State, seat: Seat, action: &A) {
        self.forget(seat);
        if let Some(period) = game.repeats(state, action) {
            self.0.push(Order { seat, action: action.clone(), period });
        }
    }

    /// Forgets what a seat ordered: it acts itself.
    pub fn forget(&mut self, seat: Seat) {
        self.0.retain(|order| order.seat != seat);
    }

    /// What is to be done now by order, if anything is. Orders whose time is over are forgotten.
    pub fn due<G: Game<Action = A>>(&mut self, game: &G, state: &G::State) -> Option<(Seat, A)> {
        self.0.retain(|order| game.repeats(state, &order.action) == Some(order.period));
        let must = game.to_act(state).must;
        let mut legal = Vec::new();
        let mut is_asked = |order: &&Order<A>| {
            must.contains(order.seat) && {
                game.legal(state, order.seat, &mut legal);
                legal.contains(&order.action)
            }
        };
        self.0.iter().find(&mut is_asked).map(|order| (order.seat, order.action.clone()))
    }
}
