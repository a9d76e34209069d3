//! Puzzles, looked for in games between bots.

use bots::Bot;
use bots::puzzle::{Limits, Posed, Posing, Search, TooLarge, Verdict, missed};
use games::{AnyAction, AnyGame, Listed};
use serde::Serialize;
use table::dice::FastDice;
use table::{Briefing, Game, Puzzle, Seat, Silent, Source, Text, Viewer, exact};

use crate::bout::{BoutError, ENDLESS, in_parallel};
use crate::reservoir::Reservoir;

/// How many positions of a game are looked into in which victory could be asked for, and how many others.
const LOOKED_INTO: usize = 6;

/// Games in which puzzles are looked for.
#[derive(Clone, Debug)]
pub struct Puzzles {
    /// The game.
    pub game: AnyGame,
    /// Who plays; seat by seat, and from game to game they change seats.
    pub bots: Vec<Bot>,
    /// How many games.
    pub games: u64,
    /// The seed: the same one finds the same puzzles.
    pub seed: u64,
    /// How many threads look.
    pub threads: usize,
    /// What a puzzle must be like.
    pub limits: Limits,
}

/// A puzzle that was found.
#[derive(Clone, Debug, Serialize)]
pub struct FoundPuzzle {
    /// In which game of the series.
    pub number: u64,
    /// Whoever solves it sits here.
    pub seat: Seat,
    /// What it asks for, how often `club` misses that, and the plan.
    #[serde(flatten)]
    pub puzzle: Puzzle,
    /// How many deeds count in its plan.
    pub deeds: usize,
    /// How many positions were looked at for the proof.
    pub positions: usize,
    /// What it asks for, to be said in a language.
    #[serde(skip)]
    pub asked: Vec<Text>,
    /// The plan, to be said in a language.
    #[serde(skip)]
    pub told: Vec<Text>,
    /// The scenario file.
    #[serde(skip)]
    pub file: String,
}

impl Puzzles {
    /// Plays the games, and keeps the best puzzle of each in which there is one. `progress` is told how many games are done.
    ///
    /// # Errors
    /// If a game goes wrong.
    pub fn find(&self, progress: impl Fn(u64) + Sync) -> Result<Vec<FoundPuzzle>, BoutError> {
        let numbers: Vec<u64> = (0..self.games).collect();
        let look = |&number: &u64| games::dispatch!(&self.game, game => self.look_into(game, number));
        let found = in_parallel(&numbers, self.threads, look, progress);
        found.into_iter().filter_map(Result::transpose).collect()
    }

    fn look_into<G: Posed + Listed>(&self, game: &G, number: u64) -> Result<Option<FoundPuzzle>, BoutError> {
        let positions = self.positions(game, number)?;
        let posings = positions
            .into_iter()
            .filter_map(|(state, seat)| Some((Posing::of(game, &state, seat, self.limits)?, seat)));
        let best = posings.max_by_key(|(posing, _)| {
            (posing.puzzle.aim.win, posing.puzzle.missed, posing.proof.kinds_of_deeds())
        });
        Ok(best.and_then(|(posing, seat)| self.described(game, &posing, seat, number)))
    }

    /// Positions of a game in which something could be asked for.
    fn positions<G: Posed>(&self, game: &G, number: u64) -> Result<Vec<(G::State, Seat)>, BoutError> {
        let broken = |what: String| BoutError::Broken { game: number, seed: self.seed, what };
        let mut dice = FastDice::of_series(self.seed, number);
        let mut thoughts = FastDice::of_series(!self.seed, number);
        let mut state = game.set_up(&mut dice, &mut Silent);
        let (mut near, mut others) = (Reservoir::new(LOOKED_INTO), Reservoir::new(LOOKED_INTO));
        let turned = usize::try_from(number).unwrap_or(0);
        for _ in 0..ENDLESS {
            if game.outcome(&state).is_some() {
                return Ok(near.kept.into_iter().chain(others.kept).collect());
            }
            let seat = game.to_act(&state).must.first();
            let seat = seat.ok_or_else(|| broken("nobody is to act".to_owned()))?;
            let aims = game.aims(&state, seat);
            if aims.iter().any(|aim| aim.win) {
                near.offer(&state, seat, &mut thoughts);
            } else if !aims.is_empty() {
                others.offer(&state, seat, &mut thoughts);
            }
            let bot = self.bots[(seat.index() + turned) % self.bots.len()];
            let view = game.view(&state, Viewer::Seat(seat));
            let action = game.choose(bot, &view, &mut thoughts);
            let action = action.ok_or_else(|| broken(format!("{seat} has no action")))?;
            game.apply(&mut state, seat, &action, &mut dice, &mut Silent)
                .map_err(|refusal| broken(format!("{action:?} of {seat} was refused: {refusal}")))?;
        }
        Err(BoutError::Endless { game: number, seed: self.seed, limit: ENDLESS })
    }

    /// The puzzle as it is handed out; nothing if the position cannot be played on.
    fn described<G: Posed + Listed>(
        &self,
        game: &G,
        posing: &Posing<G>,
        seat: Seat,
        number: u64,
    ) -> Option<FoundPuzzle> {
        let Posing { state, puzzle, proof } = posing;
        let title = format!("Game {number} of {}", self.seed);
        Some(FoundPuzzle {
            number,
            seat,
            asked: game.ask(&puzzle.aim),
            told: proof.plan.iter().map(|action| game.name_action(action)).collect(),
            deeds: proof.kinds_of_deeds(),
            positions: proof.positions,
            file: exact::puzzle(&self.game, &title, &G::any_state(state.clone()), seat, puzzle).ok()?,
            puzzle: puzzle.clone(),
        })
    }
}

/// Why a file is no puzzle.
#[derive(Debug, thiserror::Error)]
pub enum PuzzleError {
    /// It cannot be read.
    #[error(transparent)]
    Setup(#[from] games::SetupError),
    /// It asks for nothing.
    #[error("it is no puzzle: it has no [puzzle], or no seat")]
    NoPuzzle,
    /// Its plan cannot be read.
    #[error("its plan cannot be read: {0}")]
    Plan(#[from] serde_json::Error),
    /// Its plan does not lead to the aim.
    #[error("its plan does not reach the aim")]
    Misses,
    /// Its rating is another.
    #[error("its rating is wrong: the bot club misses it {counted} times in 100, and the file says {said}")]
    Rated {
        /// What the file says.
        said: u8,
        /// What was counted.
        counted: u8,
    },
    /// Something is wrong with what it asks for.
    #[error("{0}")]
    Unproven(String),
    /// There is too much to look at.
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
}

/// A puzzle that was read from its file.
#[derive(Clone, Debug)]
pub struct ReadPuzzle {
    /// The game.
    pub game: AnyGame,
    /// The position.
    pub state: games::AnyState,
    /// Whoever solves it sits here.
    pub seat: Seat,
    /// What is asked for.
    pub puzzle: Puzzle,
    /// The plan.
    pub plan: Vec<AnyAction>,
}

impl ReadPuzzle {
    /// Reads a puzzle, and does what its plan says.
    ///
    /// # Errors
    /// If it is none, or the plan does not reach what it asks for.
    pub fn read(source: Source<'_>) -> Result<Self, PuzzleError> {
        let Briefing { seat, puzzle, .. } = games::check_scenario(source, None)?;
        let (Some(seat), Some(puzzle)) = (seat, puzzle) else { return Err(PuzzleError::NoPuzzle) };
        let game = games::open_scenario(source, None)?;
        let state = exact::position(&game, source, &mut FastDice::new(0)).map_err(games::SetupError::from)?;
        let written: Vec<serde_json::Value> = serde_json::from_str(&puzzle.plan)?;
        let plan: Result<Vec<AnyAction>, _> =
            written.iter().map(|action| game.read_action(&action.to_string())).collect();
        let read = ReadPuzzle { game, state, seat, puzzle, plan: plan? };
        if read.follows() { Ok(read) } else { Err(PuzzleError::Misses) }
    }

    /// Whether the plan reaches the aim.
    fn follows(&self) -> bool {
        games::dispatch!(&self.game, game => {
            let search = Search::new(game, self.seat, &self.puzzle.aim, 0);
            search.is_reached_by(game.own_state(&self.state), &own_actions(game, &self.plan))
        })
    }

    /// What counts of the plan.
    pub fn deeds(&self) -> Vec<AnyAction> {
        self.plan.iter().filter_map(|action| self.deed(action)).collect()
    }

    /// Whether an action is this deed.
    pub fn counts_as(&self, action: &AnyAction, deed: &AnyAction) -> bool {
        self.deed(action).as_ref() == Some(deed)
    }

    fn deed(&self, action: &AnyAction) -> Option<AnyAction> {
        games::dispatch!(&self.game, game => {
            game.deed(game.own_action(action)).map(|deed| game.any_action(deed))
        })
    }

    /// How often `club` misses the aim in a hundred turns, counted anew: the same bot, position and dice give the same number.
    pub fn missed(&self) -> u8 {
        games::dispatch!(&self.game, game => {
            missed(game, game.own_state(&self.state), self.seat, &self.puzzle.aim)
        })
    }

    /// Fails unless `club` misses it as often as its file says.
    ///
    /// # Errors
    /// If it does not, which is what comes of another bot, or of a number that was changed by hand.
    pub fn rated(&self) -> Result<(), PuzzleError> {
        let (said, counted) = (self.puzzle.missed, self.missed());
        if said == counted { Ok(()) } else { Err(PuzzleError::Rated { said, counted }) }
    }

    /// Proves that the plan is the only one; says how many positions that took.
    ///
    /// # Errors
    /// If it is not, or there are more than `most` positions to look at.
    pub fn prove(&self, most: usize) -> Result<usize, PuzzleError> {
        games::dispatch!(&self.game, game => {
            let search = Search::new(game, self.seat, &self.puzzle.aim, most);
            match search.prove(game.own_state(&self.state))? {
                Verdict::One(proof) => {
                    let own = self.plan.iter().filter_map(|action| game.deed(game.own_action(action)));
                    let own: Vec<_> = own.collect();
                    let same = own.len() == proof.deeds.len() && proof.deeds.iter().all(|deed| own.contains(deed));
                    if same {
                        Ok(proof.positions)
                    } else {
                        Err(PuzzleError::Unproven(format!("the plan is another: {:?}", proof.deeds)))
                    }
                }
                Verdict::None => Err(PuzzleError::Unproven("nothing reaches the aim without luck".to_owned())),
                Verdict::Several(proof, deed) => {
                    let why = format!("{:?} reaches the aim, and so does something without {deed:?}", proof.deeds);
                    Err(PuzzleError::Unproven(why))
                }
            }
        })
    }
}

fn own_actions<G: Listed>(game: &G, actions: &[AnyAction]) -> Vec<G::Action> {
    actions.iter().map(|action| game.own_action(action).clone()).collect()
}
