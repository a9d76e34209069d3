//! Everybody against everybody: who is how strong.
//!
//! Every two play rounds of two games with the same dice, at alternate seats, which they change after the first. So luck and the
//! order of turns are the same for both.

use std::collections::BTreeSet;

use games::AnyGame;
use serde::{Deserialize, Serialize};
use table::journal::Identity;
use table::{Game, Seat};

use crate::bout::{Bout, BoutError, in_parallel};
use crate::player::Player;
use crate::program::Faults;
use crate::rating::{Crossings, Rating};
use crate::series::Share;

/// An arena.
#[derive(Clone, Debug)]
pub struct Arena {
    /// The game.
    pub game: AnyGame,
    /// Who plays: each against each other.
    pub players: Vec<Player>,
    /// How many rounds of two games every two play.
    pub rounds: u64,
    /// The seed.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
    /// After how many actions a game counts as endless.
    pub longest: u64,
}

/// What an arena was about: with the same, it can be gone on with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Terms {
    /// The game, with its seats and options.
    pub identity: Identity,
    /// The seed.
    pub seed: u64,
}

/// One game of an arena, as it is written down.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Crossing {
    /// The name of one player.
    pub one: String,
    /// The name of the other.
    pub other: String,
    /// The round.
    pub round: u64,
    /// Whether they had changed seats.
    pub changed: bool,
    /// What part of the victory was the first one's.
    pub won: f64,
    /// What programs did in it that they should not have.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<(String, Faults)>,
}

/// How an arena went. The same seed gives the same on any number of cores.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ArenaReport {
    /// What it was about.
    pub terms: Terms,
    /// How many games were played.
    pub games: u64,
    /// The player whose rating is the zero.
    pub zero: String,
    /// The players, from the strongest to the weakest.
    pub players: Vec<Standing>,
}

/// How a player fared.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// Their name.
    pub name: String,
    /// How strong they are.
    pub rating: Rating,
    /// What they won against each of the others, in the order of the standings; nothing against themselves.
    pub against: Vec<Option<Share>>,
    /// What they did that they should not have, if they are a program.
    pub faults: Faults,
}

/// A game still to be played.
struct Job {
    one: usize,
    other: usize,
    round: u64,
    changed: bool,
}

impl Arena {
    /// What it is about.
    pub fn terms(&self) -> Terms {
        Terms { identity: self.game.identity(), seed: self.seed }
    }

    /// How many games are played in all.
    pub fn games(&self) -> u64 {
        let players = self.players.len() as u64;
        self.rounds * players * players.saturating_sub(1)
    }

    /// Plays whatever was not played before, and tells how all of it went. Every game is handed to `keep` when it is over, from
    /// whichever thread played it.
    pub fn play(
        &self,
        before: &[Crossing],
        keep: impl Fn(&Crossing) + Sync,
    ) -> Result<ArenaReport, BoutError> {
        let jobs = self.jobs(before);
        let played = in_parallel(
            &jobs,
            self.threads,
            |job| {
                let crossing = self.cross(job)?;
                keep(&crossing);
                Ok(crossing)
            },
            |_| {},
        );
        let played = played.into_iter().collect::<Result<Vec<_>, _>>()?;
        Ok(self.report(before.iter().chain(&played)))
    }

    /// The games that are still to be played.
    fn jobs(&self, before: &[Crossing]) -> Vec<Job> {
        let played: BTreeSet<(&str, &str, u64, bool)> =
            before.iter().map(|it| (it.one.as_str(), it.other.as_str(), it.round, it.changed)).collect();
        let name = |player: usize| self.players[player].name();
        let mut jobs = Vec::new();
        for round in 0..self.rounds {
            for one in 0..self.players.len() {
                for other in one + 1..self.players.len() {
                    for changed in [false, true] {
                        // The same game, whoever is named first.
                        let turned = (name(other), name(one), round, !changed);
                        if !played.contains(&(name(one), name(other), round, changed))
                            && !played.contains(&turned)
                        {
                            jobs.push(Job { one, other, round, changed });
                        }
                    }
                }
            }
        }
        jobs
    }

    fn cross(&self, job: &Job) -> Result<Crossing, BoutError> {
        let (one, other) = (&self.players[job.one], &self.players[job.other]);
        let seats = || Seat::all(self.game.seats());
        let is_one = |seat: Seat| seat.index().is_multiple_of(2) != job.changed;
        let players = seats().map(|seat| if is_one(seat) { one } else { other }).collect();
        let bout =
            Bout { game: &self.game, players, seed: self.seed, number: job.round, longest: self.longest };
        let played = bout.play()?;
        let faults = seats().zip(&played.faults).filter(|(_, faults)| faults.any());
        let name = |seat| if is_one(seat) { one.name() } else { other.name() };
        Ok(Crossing {
            one: one.name().to_owned(),
            other: other.name().to_owned(),
            round: job.round,
            changed: job.changed,
            won: seats().filter(|&seat| is_one(seat)).map(|seat| played.part(seat)).sum(),
            faults: faults.map(|(seat, faults)| (name(seat).to_owned(), *faults)).collect(),
        })
    }

    fn report<'a>(&self, played: impl Iterator<Item = &'a Crossing>) -> ArenaReport {
        let players = self.players.len();
        let place = |name: &str| self.players.iter().position(|player| player.name() == name);
        let mut crossings = Crossings::new(players);
        let mut faults = vec![Faults::default(); players];
        let mut games = 0;
        for crossing in played {
            // What others played before is theirs.
            let (Some(one), Some(other)) = (place(&crossing.one), place(&crossing.other)) else { continue };
            games += 1;
            crossings.add(one, other, crossing.won);
            crossings.add(other, one, 1.0 - crossing.won);
            for (name, more) in &crossing.faults {
                if let Some(player) = place(name) {
                    faults[player].add(*more);
                }
            }
        }
        let zero = place("greedy").unwrap_or(0);
        let ratings = crossings.ratings(zero);
        let mut order: Vec<usize> = (0..players).collect();
        order.sort_by(|&one, &other| ratings[other].elo.total_cmp(&ratings[one].elo));
        let standing = |&one: &usize| Standing {
            name: self.players[one].name().to_owned(),
            rating: ratings[one],
            against: order.iter().map(|&other| share(&crossings, one, other)).collect(),
            faults: faults[one],
        };
        ArenaReport {
            terms: self.terms(),
            games,
            zero: self.players[zero].name().to_owned(),
            players: order.iter().map(standing).collect(),
        }
    }
}

/// What one player won against another.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a count of games")]
fn share(crossings: &Crossings, one: usize, other: usize) -> Option<Share> {
    let (won, lost) = (crossings.won(one, other), crossings.won(other, one));
    (one != other).then(|| Share::of(won, (won + lost).round() as u64))
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use games::{GameKind, Setup};

    use super::*;

    fn arena(players: &[&str], threads: usize) -> Arena {
        let game = Setup::usual(GameKind::called("little-monsters").unwrap(), 3).open(None).unwrap();
        let players = players.iter().map(|name| Player::called(name).unwrap()).collect();
        Arena { game, players, rounds: 6, seed: 4, threads, longest: crate::ENDLESS }
    }

    fn played(arena: &Arena, before: &[Crossing]) -> (ArenaReport, Vec<Crossing>) {
        let kept = Mutex::new(Vec::new());
        let report = arena.play(before, |crossing| kept.lock().unwrap().push(crossing.clone())).unwrap();
        (report, kept.into_inner().unwrap())
    }

    #[test]
    fn the_stronger_stands_above_and_threads_change_nothing() {
        let names = ["random", "greedy", "exec:/bin/false"];
        let (alone, games) = played(&arena(&names, 1), &[]);
        let (together, _) = played(&arena(&names, 3), &[]);
        assert_eq!(alone, together);
        assert_eq!((alone.games, games.len() as u64), (36, arena(&names, 1).games()));
        assert_eq!(alone.players[0].name, "greedy");
        assert_eq!((alone.zero.as_str(), alone.players[0].rating.elo), ("greedy", 0.0));
        assert!(alone.players[1].rating.elo < -100.0, "{alone:?}");
        // A program that ends at once plays at random, and it is told.
        let gone = alone.players.iter().find(|player| player.name == names[2]).unwrap();
        assert!(gone.faults.gone > 100 && gone.faults.refused == 0, "{gone:?}");
    }

    #[test]
    fn every_game_is_played_again_at_changed_seats_with_the_same_dice() {
        // A player against themselves wins as often as they lose, if only the seats differ.
        let (report, games) = played(&arena(&["greedy", "random"], 2), &[]);
        assert_eq!(report.games, 12);
        for round in 0..6 {
            let of_round: Vec<bool> =
                games.iter().filter(|game| game.round == round).map(|game| game.changed).collect();
            assert!(of_round.contains(&true) && of_round.contains(&false) && of_round.len() == 2);
        }
    }

    #[test]
    fn what_was_played_is_not_played_again() {
        let names = ["random", "greedy"];
        let (whole, games) = played(&arena(&names, 2), &[]);
        let (before, rest) = games.split_at(5);
        let (gone_on, played) = played(&arena(&names, 2), before);
        assert_eq!(gone_on, whole);
        assert_eq!(played.len(), rest.len());
        let of =
            |games: &[Crossing]| games.iter().map(|game| (game.round, game.changed)).collect::<BTreeSet<_>>();
        assert_eq!(of(&played), of(rest));
        // Nor when they are named in another order.
        let turned = super::tests::played(&arena(&["greedy", "random"], 2), &games);
        assert_eq!((turned.0.games, turned.1.len()), (12, 0));
    }
}
