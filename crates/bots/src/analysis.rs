//! Looking back at a game that is over: everybody's chance over time, luck told from skill, and what mattered most.
//!
//! Every judgement is made by what somebody knew then. The chance of a seat in the course of the game is what the learned value
//! says from that seat's own view; those of all parties are brought to 1 together. What somebody did is judged from their view
//! before it, on positions that fit it: **skill** is what it loses against the best that a short search finds, and **luck** what
//! came of it beside what was to be expected of it (the dice that fell, the cards that were drawn, what came to light). Both
//! sides of such a difference meet the same dice wherever they fall later, and the turn is played to its end before the
//! value judges it.
//!
//! The end of a game is the chance before the deal, plus the luck of the deal, plus all luck of the game, plus the rest: that is
//! what everybody's play made of it, one's own and that of the others. The same seed gives the same analysis.

mod course;
mod luck;

use games::{AnyGame, Listed};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::dice::{FastDice, RecordedDice};
use table::journal::{Entry, Journal, What};
use table::{Chronicle, Game, Play, Seat, View, Viewer};

use crate::Depth;
use crate::search;
use crate::value::{Inputs, Net, Valued};
use course::round;

/// How many tries all decisions of a game have together, and the most for one: so that the longest game takes a minute.
const ALL_TRIES: usize = 120_000;
const MOST_TRIES: usize = 400;
/// By how many tenths of a standard error something else must be better, to be called so.
const DOUBT: u8 = 20;
/// What is not worth a word, if it is lost.
const SMALLEST: f32 = 0.0005;
/// How many decisions and how many rolls are told of.
pub const MATTERED: usize = 5;

/// What was found out about a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Analysis {
    /// The seed of the samples.
    pub seed: u64,
    /// Everybody's chance at the beginning of every turn and at the end: the entry, and each seat's.
    pub course: Vec<(u64, Vec<f64>)>,
    /// Whatever chance decided, in the order of the game.
    pub rolls: Vec<Roll>,
    /// Where something better was found, in the order of the game.
    pub decisions: Vec<Decision>,
    /// What came of it for each seat.
    pub seats: Vec<Balance>,
}

/// Something that chance decided.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Roll {
    /// The journal's entry.
    pub entry: u64,
    /// Who acted.
    pub seat: Seat,
    /// By how much each seat's chance was better after it than was to be expected, as who acted saw it.
    pub change: Vec<f64>,
    /// The standard error of each.
    pub error: Vec<f64>,
}

/// A decision that something else would have been better than.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Decision {
    /// The journal's entry with which it begins.
    pub entry: u64,
    /// Who decided.
    pub seat: Seat,
    /// Their chance after what they did, as it was to be expected.
    pub chance: f64,
    /// What it lost against the best that was found.
    pub loss: f64,
    /// The standard error of the loss.
    pub error: f64,
    /// What they did until chance or somebody else came between: the actions, as journals have them.
    pub done: Vec<Value>,
    /// The best, likewise.
    pub better: Vec<Value>,
}

/// What came of a game for a seat. All are chances to win, or differences of such.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Balance {
    /// The chance before anything was dealt.
    pub start: f64,
    /// How the game ended: 1 for who won alone, a part for who shared it.
    pub end: f64,
    /// What the deal was worth.
    pub deal: f64,
    /// What the dice and cards of the whole game were worth, whoever rolled or drew.
    pub luck: f64,
    /// The standard error of that.
    pub error: f64,
    /// The part of it from one's own actions.
    pub own_luck: f64,
    /// The rest: what everybody's play made of it.
    pub play: f64,
    /// How many decisions the seat made.
    pub decisions: usize,
    /// What they lost together against the best that was found.
    pub lost: f64,
}

impl Balance {
    /// What a decision lost on average.
    pub fn lost_each(&self) -> f64 {
        self.lost / f64::from(u32::try_from(self.decisions).unwrap_or(u32::MAX).max(1))
    }

    /// What dice and cards were worth in all.
    pub fn chance(&self) -> f64 {
        self.deal + self.luck
    }
}

impl Analysis {
    /// The decisions that lost most, the worst first.
    pub fn worst_decisions(&self) -> Vec<&Decision> {
        let mut decisions: Vec<&Decision> = self.decisions.iter().collect();
        decisions.sort_by(|one, other| other.loss.total_cmp(&one.loss));
        decisions.truncate(MATTERED);
        decisions
    }

    /// The rolls that changed most for who rolled, the greatest first.
    pub fn greatest_rolls(&self) -> Vec<&Roll> {
        let mut rolls: Vec<&Roll> = self.rolls.iter().collect();
        rolls.sort_by(|one, other| other.own().abs().total_cmp(&one.own().abs()));
        rolls.truncate(MATTERED);
        rolls
    }

    /// The same with only what is told of.
    #[must_use]
    pub fn shortened(self) -> Analysis {
        let rolls = self.greatest_rolls().into_iter().cloned().collect();
        let decisions = self.worst_decisions().into_iter().cloned().collect();
        Analysis { rolls, decisions, ..self }
    }
}

impl Roll {
    /// The change for who acted.
    pub fn own(&self) -> f64 {
        self.change[self.seat.index()]
    }
}

/// Why there is no analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoAnalysis {
    /// The game has learned no value.
    #[error("nothing was learned about this game, so nothing can be said about its chances")]
    Unlearned,
    /// It is not over, and looking at it would show what is hidden.
    #[error("the game is not over")]
    NotOver,
    /// Whoever asked does not want it any more.
    #[error("it was broken off")]
    BrokenOff,
}

/// Whether anything can be said about the chances of a game.
pub fn is_learned(game: &AnyGame) -> bool {
    games::dispatch!(game, game => net_of(game).is_some())
}

/// Looks back at a game. Whoever asked hears how many of how many actions are looked at, and says whether to go on.
pub fn analyse(
    play: &Play<AnyGame>,
    seed: u64,
    goes_on: &mut dyn FnMut(usize, usize) -> bool,
) -> Result<Analysis, NoAnalysis> {
    if !play.is_over() {
        return Err(NoAnalysis::NotOver);
    }
    games::dispatch!(play.game(), game => look_back(game, play, seed, goes_on))
}

fn look_back<G: Valued + Listed>(
    game: &G,
    play: &Play<AnyGame>,
    seed: u64,
    goes_on: &mut dyn FnMut(usize, usize) -> bool,
) -> Result<Analysis, NoAnalysis> {
    let net = G::net().ok_or(NoAnalysis::Unlearned)?;
    let ends = play.moments();
    let moment = play.at(*ends.start()).expect("the start of the game is a moment of it");
    let begun = (moment.entry, game.own_state(&moment.state).clone());
    let scenario = play.header().scenario.is_some();
    LookBack::new(game, net, seed, acts(game, play)).all(begun, scenario, *ends.end(), goes_on)
}

fn net_of<G: Valued>(_: &G) -> Option<&'static Net> {
    G::net()
}

/// An action that stands.
struct Act<A> {
    entry: Entry,
    seat: Seat,
    action: A,
}

/// All actions of a game, without what was taken back.
fn acts<G: Game>(game: &G, play: &Play<AnyGame>) -> Vec<Act<G::Action>> {
    let journal = Journal::read_lines(play.lines().iter().map(String::as_str));
    let entries = journal.expect("the play has written its lines itself").entries;
    let mut acts: Vec<Act<G::Action>> = Vec::new();
    for entry in entries {
        match &entry.what {
            What::Act { seat, action } => {
                let action = game.read_action(action.get()).expect("it was read before it was written");
                acts.push(Act { seat: *seat, action, entry });
            }
            What::TakeBack { .. } => drop(acts.pop()),
            What::TakeBackTo { entry, .. } => acts.retain(|act| act.entry.n < *entry),
            _ => {}
        }
    }
    acts
}

/// Somebody who looks back at a game.
struct LookBack<'a, G: Valued> {
    game: &'a G,
    net: &'static Net,
    seed: u64,
    acts: Vec<Act<G::Action>>,
    inputs: Inputs,
}

/// An action as it was carried out.
struct Done<S> {
    before: S,
    after: S,
    /// Whether chance had a part in it.
    chance: bool,
}

impl<'a, G: Valued + Listed> LookBack<'a, G> {
    fn new(game: &'a G, net: &'static Net, seed: u64, acts: Vec<Act<G::Action>>) -> Self {
        LookBack { game, net, seed, acts, inputs: Inputs::default() }
    }

    fn all(
        mut self,
        begun: (u64, G::State),
        scenario: bool,
        last: u64,
        goes_on: &mut dyn FnMut(usize, usize) -> bool,
    ) -> Result<Analysis, NoAnalysis> {
        let (first, mut state) = begun;
        let all = self.acts.len();
        let (depth, worlds) = (self.depth(), self.worlds());
        let mut course = vec![(first, self.known(&state))];
        let (mut rolls, mut decisions) = (Vec::new(), Vec::new());
        let mut seats = vec![Balance::default(); self.game.seats()];
        // The decision that is judged already, since it began before.
        let mut judged = 0;
        for index in 0..all {
            if !goes_on(index, all) {
                return Err(NoAnalysis::BrokenOff);
            }
            let done = self.carry_out(index, &state);
            if index >= judged && self.is_decision(index, &state) {
                judged = self.end_of_decision(index, &done);
                seats[self.acts[index].seat.index()].decisions += 1;
                decisions.extend(self.judge(index..judged, &state, depth));
            }
            if done.chance {
                rolls.push(self.luck(index, &done, worlds));
            }
            if self.game.turn_of(&done.after) != self.game.turn_of(&done.before) && index + 1 < all {
                course.push((self.acts[index].entry.n, self.known(&done.after)));
            }
            state = done.after;
        }
        course.push((self.acts.last().map_or(last, |act| act.entry.n), self.known(&state)));
        let start = if scenario { course[0].1.clone() } else { self.before_the_deal() };
        let mut analysis = Analysis { seed: self.seed, course, rolls, decisions, seats };
        self.add_up(&start, &mut analysis);
        goes_on(all, all);
        Ok(analysis)
    }

    /// How deeply each decision is judged: the fewer there are, the better.
    fn depth(&self) -> Depth {
        let tries = (ALL_TRIES / self.acts.len().max(1)).clamp(16, MOST_TRIES);
        Depth { tries: u32::try_from(tries).unwrap_or(16), doubt: DOUBT, ..G::LOOK_BACK }
    }

    fn carry_out(&self, index: usize, before: &G::State) -> Done<G::State> {
        let Act { entry, seat, action } = &self.acts[index];
        let (mut after, mut log) = (before.clone(), Chronicle::default());
        self.game
            .apply(&mut after, *seat, action, &mut RecordedDice::of(entry), &mut log)
            .expect("what was accepted once is accepted again");
        let chance = !entry.dice.is_empty() || log.revealed;
        Done { before: before.clone(), after, chance }
    }

    /// Whether there was anything to decide.
    fn is_decision(&self, index: usize, state: &G::State) -> bool {
        let view = self.game.view(state, Viewer::Seat(self.acts[index].seat));
        view.legal().len() > 1
    }

    /// A decision goes on as long as the same seat acts in the same turn and chance has no part in it.
    fn end_of_decision(&self, index: usize, first: &Done<G::State>) -> usize {
        let turn = self.game.turn_of(&first.before);
        let (mut end, mut done) = (index + 1, first.chance);
        let mut state = first.after.clone();
        while !done && self.acts.get(end).is_some_and(|act| act.seat == self.acts[index].seat) {
            if self.game.turn_of(&state) != turn {
                break;
            }
            let next = self.carry_out(end, &state);
            (state, done, end) = (next.after, next.chance, end + 1);
        }
        end
    }

    /// What a decision lost, if it did beyond doubt.
    fn judge(&self, of: std::ops::Range<usize>, state: &G::State, depth: Depth) -> Option<Decision> {
        let Act { entry, seat, .. } = &self.acts[of.start];
        let view = self.game.view(state, Viewer::Seat(*seat));
        let done: Vec<G::Action> = self.acts[of].iter().map(|act| act.action.clone()).collect();
        let json = |action: &G::Action| serde_json::to_value(action).expect("actions are plain data");
        let did = done.iter().map(json).collect();
        let mut dice = FastDice::of_series(self.seed, entry.n);
        let compared = search::compared(self.game, self.net, &view, done, depth, &mut dice)?;
        if compared.loss < SMALLEST {
            return None;
        }
        Some(Decision {
            entry: entry.n,
            seat: *seat,
            chance: round(compared.chance),
            loss: round(compared.loss),
            error: round(compared.error),
            done: did,
            better: compared.better.iter().map(json).collect(),
        })
    }

    /// What came of everything for each seat.
    fn add_up(&self, start: &[f64], analysis: &mut Analysis) {
        let (first, end) = (&analysis.course[0].1, &analysis.course[analysis.course.len() - 1].1);
        for (seat, balance) in Seat::all(self.game.seats()).zip(&mut analysis.seats) {
            let at = seat.index();
            let party = self.game.party_of(seat);
            let own = |roll: &&Roll| self.game.party_of(roll.seat) == party;
            let luck: f64 = analysis.rolls.iter().map(|roll| roll.change[at]).sum();
            let lost: f64 =
                analysis.decisions.iter().filter(|one| one.seat == seat).map(|one| one.loss).sum();
            *balance = Balance {
                start: start[at],
                end: end[at],
                deal: round(first[at] - start[at]),
                luck: round(luck),
                error: round(analysis.rolls.iter().map(|roll| roll.error[at].powi(2)).sum::<f64>().sqrt()),
                own_luck: round(analysis.rolls.iter().filter(own).map(|roll| roll.change[at]).sum::<f64>()),
                play: round(end[at] - first[at] - luck),
                decisions: balance.decisions,
                lost: round(lost),
            };
        }
    }
}
