//! Puzzles of Globetrotters: whoever flies, pays and places Memories needs no luck, whoever rolls or draws does.

use std::hash::{DefaultHasher, Hash};

use games::globetrotters::{Action, Globetrotters, LocationId, Phase, State, TicketId};
use table::{Aim, Game, Seat, Text};

use crate::puzzle::Posed;

/// What a ticket brings that is returned (GT-27).
const REFUND: u32 = 100;

impl Posed for Globetrotters {
    fn aims(&self, state: &State, seat: Seat) -> Vec<Aim> {
        let open = &state.open;
        if open.turn != seat || open.course.first_turn || !is_asked_for_more(open.phase) {
            return Vec::new();
        }
        let mut aims = Vec::new();
        if open.board.is_empty() {
            aims.push(Aim::WIN);
        }
        aims.push(Aim::points(self.scores(state)[seat.index()] + 1));
        // To stand before a KEY that can be won: nobody gets there from afar but by air.
        let on_ticket = |city: &LocationId| {
            state.hidden.hands[seat].iter().any(|&ticket| self.edition().ticket(ticket).contains(city))
        };
        let cities = open.board.iter().filter_map(|key| self.edition().key_city(key)).filter(on_ticket);
        aims.extend(cities.map(|city| Aim::at(self.edition().location(city).id.as_str())));
        aims
    }

    fn is_at(&self, state: &State, seat: Seat, place: &str) -> bool {
        let open = &state.open;
        open.turn == seat
            && matches!(open.phase, Phase::Offer)
            && open.at(seat).is_some_and(|at| self.edition().location(at).id == place)
    }

    fn left(&self, state: &State, seat: Seat) -> u32 {
        // A ticket is as good as what it is returned for, so that nobody has to return them (GT-27).
        let tickets = u32::try_from(state.hidden.hands[seat].len()).unwrap_or(0);
        state.open.players[seat].money + REFUND * tickets
    }

    /// The order of a hand is nothing, and that of the pack is luck.
    fn mark(&self, state: &State, hasher: &mut DefaultHasher) {
        state.open.hash(hasher);
        let mut hand: Vec<TicketId> = state.hidden.hands[state.open.turn].iter().copied().collect();
        hand.sort_unstable();
        hand.hash(hasher);
    }

    /// A Special Memory is placed in a continent: beside which city does not matter, so the first will do.
    fn ways(&self, state: &State, seat: Seat, ways: &mut Vec<Vec<Action>>) {
        let mut legal = Vec::new();
        self.legal(state, seat, &mut legal);
        let mut deeds = Vec::new();
        ways.clear();
        for action in legal {
            let deed = self.deed(&action);
            if !matches!(action, Action::PlaceMemory(_)) {
                ways.push(vec![action]);
            } else if !deeds.contains(&deed) {
                deeds.push(deed);
                ways.push(vec![action]);
            }
        }
    }

    /// Letting something pass is what one does anyhow; a Memory counts for its continent.
    fn deed(&self, action: &Action) -> Option<Action> {
        match *action {
            Action::Arrive | Action::Decline | Action::EndTurn => None,
            Action::PlaceMemory(city) => {
                let continent = self.edition().continent_of(city);
                self.edition().cities_of(continent).first().copied().map(Action::PlaceMemory)
            }
            action => Some(action),
        }
    }

    fn ask(&self, aim: &Aim) -> Vec<Text> {
        let city = aim.at.as_deref().and_then(|id| self.edition().location_called(id));
        let what = match (city, aim.points) {
            (Some(city), _) => Text::new("gt-puzzle-at").with("place", self.edition().name_of(city)),
            (None, Some(keys)) => Text::new("gt-puzzle-keys").with("count", keys),
            (None, None) => Text::new("gt-puzzle-win"),
        };
        let left = aim.left.map(|left| Text::new("gt-puzzle-left").with("money", left));
        [Some(what), left].into_iter().flatten().collect()
    }
}

/// Whether whoever is in turn has more to do than to wait for the next one.
fn is_asked_for_more(phase: Phase) -> bool {
    matches!(
        phase,
        Phase::Arrive
            | Phase::Offer
            | Phase::Travel
            | Phase::Overland(_)
            | Phase::Debt(_)
            | Phase::LoseKey
            | Phase::Switch
            | Phase::Bonus
    )
}
