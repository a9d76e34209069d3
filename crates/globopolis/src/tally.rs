//! What is counted of a game beside who won: the MISSIONs (GP-18, GP-19).

use table::{Game, Notes};

use crate::card::{CardFace, CardKind};
use crate::{CardId, CardSet, Globopolis, MAX_TEAMS, State};

/// Follows the MISSIONs of a game from step to step.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    /// MISSIONs that each has held, and declared to win (GP-19).
    held: [CardSet; MAX_TEAMS],
    declared: [CardSet; MAX_TEAMS],
}

impl table::Tally<Globopolis> for Tally {
    fn see(&mut self, _game: &Globopolis, state: &State) {
        for team in 0..MAX_TEAMS {
            self.held[team] = self.held[team].or(state.hands.0[team]);
            self.declared[team] = self.declared[team].or(state.open.claimed.0[team]);
        }
    }

    fn notes(&self, game: &Globopolis, state: &State) -> Notes {
        let mut notes = Notes::new();
        self.note_missions(game, state, &mut notes);
        notes
    }
}

impl Tally {
    fn note_missions(&self, game: &Globopolis, state: &State, notes: &mut Notes) {
        let edition = game.edition();
        let missions = edition.cards_of_kind(CardKind::Mission);
        let mut note = |what: &str, card: Option<CardId>, count: usize| {
            let name = card.map_or(String::new(), |card| format!(": {}", edition.card(card).id));
            *notes.entry(format!("{what}{name}")).or_default() += count as u64;
        };
        for card in missions.and(game.cards_in_play()).iter() {
            let by = |sets: &[CardSet]| sets.iter().filter(|set| set.contains(card)).count();
            note("mission held", Some(card), by(&self.held));
            note("mission in hand at the end", Some(card), by(&state.hands.0));
            let wins = matches!(edition.card(card).face, CardFace::Mission { points: None, .. });
            if wins {
                note("mission declared", Some(card), by(&self.declared));
                note("mission won", Some(card), 0);
            } else {
                note("mission paid", Some(card), usize::from(state.open.gone.contains(card)));
            }
        }
        let winner = game.outcome(state).and_then(|outcome| outcome.winners.first());
        let Some(winner) = winner.map(|seat| game.team_of(seat)) else { return };
        let open = &state.open;
        let mark = game.mark().is_some_and(|mark| open.players[winner].points >= mark);
        let claims = open.claimed[winner].iter().filter(|&card| game.is_fulfilled(open, winner, card));
        let claims: CardSet = claims.collect();
        // The winner had reached the mark, or had fulfilled a MISSION, or both (GP-18).
        note(
            match (mark, claims.is_empty()) {
                (true, true) => "winner by the mark alone",
                (true, false) => "winner by the mark and a MISSION",
                (false, false) => "winner by a MISSION alone",
                (false, true) => "winner by neither",
            },
            None,
            1,
        );
        if !mark {
            claims.iter().for_each(|card| note("mission won", Some(card), 1));
        }
        for card in claims.iter() {
            note("mission claimed by the winner", Some(card), 1);
        }
    }
}
