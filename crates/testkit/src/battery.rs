use table::dice::{FastDice, Recorder};
use table::journal::{Journal, Origin};
use table::{ActError, Chronicle, Dice, Game, Play, Refusal, Seat, SeatSet, Silent, ToAct, Viewer};

use crate::random::{pick, random_seat};
use crate::trials::Trials;

/// How many actions of other seats are tried by each in one position.
const OTHERS: usize = 12;
/// In every second game, in one of so many positions that are looked at closely, somebody takes a way out.
const WAYS_OUT: usize = 20;

/// How thorough the battery is.
#[derive(Clone, Copy, Debug)]
pub struct Battery {
    /// How many games are played, with the seeds from 0 on.
    pub games: u64,
    /// After how many steps a game counts as endless.
    pub limit: u64,
    /// Every how many steps the costly checks are made.
    pub every: u64,
}

/// Runs the whole battery: in random games, after every step,
/// - somebody is asked until the game is over, and it ends within the limit;
/// - an action is listed ([`Game::legal`], [`Game::standing`]) exactly if it applies. Of all that is not (actions of other
///   moments and seats, and what chance makes of them by exchanging a part) only open-ended ones apply
///   ([`Game::is_open_ended`]), and a refusal changes nothing;
/// - the order of both lists depends on the position only;
/// - pieces are conserved ([`Game::broken_invariants`] is empty);
/// - states and actions survive serialization, and a replayed journal gives the same game;
/// - the view of a state sampled from a view is that view, for every seat and the spectator;
/// - views depend on nothing that their viewer cannot know;
/// - a takeback restores the position exactly, and never crosses dice, a reveal or another seat;
/// - where a time limit runs, its time can be up: that ends its period, and is not taken back;
/// - whoever takes a way out ([`Game::standing`]) leaves a sound game behind, which is played on in every second game;
/// - nobody waits for whoever has resigned ([`Game::resigned`]), they can do nothing more, and they do not win.
///
/// # Panics
/// If any of it fails, with the seed of the game.
pub fn battery<G: Game>(game: &G, battery: Battery) {
    for seed in 0..battery.games {
        let mut run = Run::new(game, seed);
        for step in 0.. {
            if run.game.outcome(run.play.state()).is_some() {
                break;
            }
            assert!(step < battery.limit, "seed {seed}: not over after {step} steps");
            run.step(step % battery.every == seed % battery.every);
        }
        run.check_position();
        run.check_over();
        run.check_journal();
    }
}

struct Run<'a, G: Game> {
    game: &'a G,
    seed: u64,
    dice: FastDice,
    choices: FastDice,
    play: Play<G>,
    trials: Trials<G::Action>,
}

impl<'a, G: Game> Run<'a, G> {
    fn new(game: &'a G, seed: u64) -> Self {
        let mut dice = FastDice::new(seed);
        let names = (0..game.seats()).map(|seat| format!("Player {seat}")).collect();
        let play = Play::start(game.clone(), names, Origin::Seeded(seed), None, &mut dice)
            .expect("a game starts without a scenario and with dice that never fail");
        Run { game, seed, dice, choices: FastDice::new(!seed), play, trials: Trials::default() }
    }

    fn viewers(&self) -> impl Iterator<Item = Viewer> + use<G> {
        Seat::all(self.game.seats()).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    fn step(&mut self, thorough: bool) {
        let state = self.play.state().clone();
        let to_act = self.game.to_act(&state);
        for seat in to_act.must.iter() {
            assert!(to_act.may.contains(seat), "seed {}: {seat} must act but may not", self.seed);
        }
        self.check_position();
        if thorough {
            self.check_legal(&state);
            self.check_views(&state);
            self.check_time_limit(&state);
        }
        if self.seed % 2 == 1 && thorough && pick(&mut self.choices, WAYS_OUT) == 0 && self.leave(&state) {
            return;
        }
        // Mostly somebody who is waited for acts; sometimes somebody who merely may.
        let mut seat = random_seat(self.game, &state, &mut self.choices, self.seed);
        if to_act.may.len() > to_act.must.len() && pick(&mut self.choices, 8) == 0 {
            seat = to_act.may.iter().nth(pick(&mut self.choices, to_act.may.len())).expect("an index within");
        }
        let mut actions = Vec::new();
        self.game.legal(&state, seat, &mut actions);
        assert!(!actions.is_empty(), "seed {}: a dead end for {seat}: {state:?}", self.seed);
        self.trials.remember(&actions, &mut self.choices);
        let action = actions.swap_remove(pick(&mut self.choices, actions.len()));
        self.act(seat, &action, thorough);
    }

    /// Somebody takes one of the ways out that stand open to them, if there is one, and the game goes on without them.
    fn leave(&mut self, state: &G::State) -> bool {
        let seat = Seat::from_index(pick(&mut self.choices, self.game.seats()));
        let mut ways = Vec::new();
        self.game.standing(state, seat, &mut ways);
        if ways.is_empty() {
            return false;
        }
        let way = ways.swap_remove(pick(&mut self.choices, ways.len()));
        self.act(seat, &way, true);
        true
    }

    /// Acts through [`Play`]; tries a takeback where one is possible, and sees it refused where not.
    fn act(&mut self, seat: Seat, action: &G::Action, thorough: bool) {
        let seed = self.seed;
        let before = self.play.state().clone();
        let (casts, undoable_before) = (self.play.casts(), self.play.can_take_back(seat));
        if let Err(error) = self.play.act(seat, action, &mut self.dice) {
            panic!("seed {seed}: {action:?} of {seat} is listed but refused: {error}");
        }
        let fell = self.play.casts() > casts;
        for other in Seat::all(self.game.seats()).filter(|&other| other != seat) {
            assert!(!self.play.can_take_back(other), "seed {seed}: {other} can take back what {seat} did");
        }
        let undoable = self.play.can_take_back(seat);
        assert!(!(fell && undoable), "seed {seed}: dice fell for {action:?}, and yet it can be taken back");
        if !thorough {
            return; // a copy of a long game is costly
        }
        let mut other = self.play.clone();
        if !undoable {
            assert_eq!(other.take_back(seat), Err(ActError::NothingToTakeBack));
            return;
        }
        other.take_back(seat).expect("it can be taken back");
        assert_eq!(
            *other.state(),
            before,
            "seed {seed}: taking {action:?} back does not restore the position"
        );
        if !undoable_before {
            assert!(!other.can_take_back(seat), "seed {seed}: a takeback goes further back than it may");
        }
        self.check_nothing_revealed(&before, seat, action);
        // Now and then the takeback stays, so that journals with takebacks are replayed too.
        if pick(&mut self.choices, 4) == 0 {
            self.play = other;
        }
    }

    /// An action that can be taken back must have told its author nothing: in every position that they could not
    /// tell apart from this one it leads to the same view.
    fn check_nothing_revealed(&mut self, before: &G::State, seat: Seat, action: &G::Action) {
        let viewer = Viewer::Seat(seat);
        let mut twin = self.game.sample(&self.game.view(before, viewer), &mut self.choices);
        self.game
            .apply(&mut twin, seat, action, &mut NoDice, &mut Silent)
            .expect("what is legal for a view is legal in every state that fits it");
        assert_eq!(
            self.game.view(&twin, viewer),
            self.game.view(self.play.state(), viewer),
            "seed {}: {action:?} can be taken back, but its result tells a secret",
            self.seed
        );
    }

    fn check_position(&self) {
        let state = self.play.state();
        let broken = self.game.broken_invariants(state);
        assert!(broken.is_empty(), "seed {}: {broken:?} in {state:?}", self.seed);
        let winners = self.game.outcome(state).map_or(SeatSet::EMPTY, |outcome| outcome.winners);
        for seat in self.game.resigned(state).iter() {
            let asked = self.game.to_act(state).may.contains(seat);
            assert!(!asked && !winners.contains(seat), "seed {}: {seat} has resigned: {state:?}", self.seed);
        }
    }

    /// Listed exactly if it applies; refusals change nothing; the order is stable; JSON round trips.
    fn check_legal(&mut self, state: &G::State) {
        let seed = self.seed;
        let json = serde_json::to_string(state).expect("states serialize");
        let copy: G::State = serde_json::from_str(&json).expect("and read back");
        assert_eq!(copy, *state, "seed {seed}: a state does not survive serialization");
        let may = self.game.to_act(state).may;
        let theirs = self.others_actions(state);
        for seat in Seat::all(self.game.seats()) {
            let mut listed = self.listed(state, &copy, seat, G::legal);
            assert_eq!(
                !listed.is_empty(),
                may.contains(seat),
                "seed {seed}: {seat} must be able to act exactly if something is listed: {state:?}"
            );
            let standing = self.listed(state, &copy, seat, G::standing);
            self.check_standing(state, seat, &standing);
            listed.extend(standing);
            for action in &listed {
                assert!(
                    self.tries(state, seat, action).is_ok(),
                    "seed {seed}: {action:?} is listed but refused"
                );
                let json = serde_json::to_string(action).expect("actions serialize");
                let read = self.game.read_action(&json).expect("and read back");
                assert_eq!(read, *action, "seed {seed}: {json} reads back differently");
            }
            let made = self.trials.of(self.game, &listed, &mut self.choices);
            for action in made.iter().chain(&theirs).filter(|action| !listed.contains(action)) {
                self.check_unlisted(state, seat, action);
            }
        }
    }

    /// Some of what anybody can do now, to be tried by all.
    fn others_actions(&mut self, state: &G::State) -> Vec<G::Action> {
        let (mut all, mut listed) = (Vec::new(), Vec::new());
        for seat in Seat::all(self.game.seats()) {
            for list in [G::legal, G::standing] {
                list(self.game, state, seat, &mut listed);
                all.append(&mut listed);
            }
        }
        let some = all.len().min(OTHERS);
        (0..some).map(|_| all[pick(&mut self.choices, all.len())].clone()).collect()
    }

    /// One of the two lists of a seat. It depends on the position alone: not on what was in it before, nor on how the
    /// position came to be.
    fn listed(
        &self,
        state: &G::State,
        copy: &G::State,
        seat: Seat,
        list: impl Fn(&G, &G::State, Seat, &mut Vec<G::Action>),
    ) -> Vec<G::Action> {
        let mut listed = Vec::new();
        list(self.game, state, seat, &mut listed);
        let mut again = listed.clone();
        list(self.game, copy, seat, &mut again);
        assert_eq!(listed, again, "seed {}: the order of actions differs for equal states", self.seed);
        listed
    }

    /// What always stands open is tried at other moments too, and leads to a sound position.
    fn check_standing(&mut self, state: &G::State, seat: Seat, standing: &[G::Action]) {
        if !standing.is_empty() {
            self.trials.remember(standing, &mut self.choices);
        }
        for action in standing {
            let mut after = state.clone();
            let done = self.game.apply(&mut after, seat, action, &mut FastDice::new(self.seed), &mut Silent);
            let broken = if done.is_ok() { self.game.broken_invariants(&after) } else { Vec::new() };
            assert!(broken.is_empty(), "seed {}: {broken:?} after {action:?} of {seat}", self.seed);
        }
    }

    /// When the game is over, nothing can be done any more.
    fn check_over(&mut self) {
        let state = self.play.state().clone();
        assert_eq!(self.game.to_act(&state), ToAct::NOBODY, "seed {}: the game is over", self.seed);
        self.check_legal(&state);
    }

    /// What is not listed does not apply, unless the list cannot hold all of its kind, or nobody wishes for it.
    fn check_unlisted(&self, state: &G::State, seat: Seat, action: &G::Action) {
        let limit = self.game.time_limit(state);
        let is_time_up = limit.is_some_and(|limit| limit.seat == seat && limit.action == *action);
        let applies = self.tries(state, seat, action).is_ok();
        assert!(
            !applies || is_time_up || self.game.is_open_ended(action),
            "seed {}: {seat} can do {action:?} ({}), which is not listed, in {state:?}",
            self.seed,
            serde_json::to_string(action).expect("actions serialize")
        );
    }

    /// Tries an action on a copy. A refusal must leave the copy as it was, and cast no dice.
    fn tries(&self, state: &G::State, seat: Seat, action: &G::Action) -> Result<(), Refusal> {
        let mut copy = state.clone();
        let mut recorder = Recorder::new(FastDice::new(self.seed));
        let mut log = Chronicle::default();
        let result = self.game.apply(&mut copy, seat, action, &mut recorder, &mut log);
        if result.is_err() {
            assert_eq!(copy, *state, "seed {}: a refused {action:?} changed the state", self.seed);
            assert!(recorder.into_falls().is_empty(), "seed {}: a refused action cast dice", self.seed);
            assert!(log.told.is_empty() && !log.revealed, "seed {}: a refused action made news", self.seed);
        }
        result
    }

    /// Time can be up whenever it runs. What is done then ends the period, and nothing is taken back over it.
    fn check_time_limit(&self, state: &G::State) {
        let Some(limit) = self.game.time_limit(state) else { return };
        let seed = self.seed;
        let mut other = self.play.clone();
        if let Err(error) = other.act(limit.seat, &limit.action, &mut FastDice::new(seed)) {
            panic!("seed {seed}: time is up for {}, but {:?} is refused: {error}", limit.seat, limit.action);
        }
        let next = self.game.time_limit(other.state());
        assert!(
            next.is_none_or(|next| next.period != limit.period),
            "seed {seed}: {:?} does not end its period",
            limit.action
        );
        assert!(!other.can_take_back(limit.seat), "seed {seed}: {:?} can be taken back", limit.action);
        let broken = self.game.broken_invariants(other.state());
        assert!(broken.is_empty(), "seed {seed}: {broken:?} after {:?}", limit.action);
    }

    /// A view sampled and viewed again is the same, for everybody.
    fn check_views(&mut self, state: &G::State) {
        for viewer in self.viewers() {
            let view = self.game.view(state, viewer);
            // The sampled state differs in what the viewer cannot know, and only in that.
            let sampled = self.game.sample(&view, &mut self.choices);
            let broken = self.game.broken_invariants(&sampled);
            assert!(broken.is_empty(), "seed {}: a sampled state is broken: {broken:?}", self.seed);
            assert_eq!(self.game.view(&sampled, viewer), view, "seed {}: views of {viewer:?}", self.seed);
            let (sent, resent) =
                (serde_json::to_string(&view), serde_json::to_string(&self.game.view(&sampled, viewer)));
            assert_eq!(sent.expect("views serialize"), resent.expect("views serialize"));
        }
    }

    /// The journal replays to the same game, and every kind of tampering is found.
    fn check_journal(&mut self) {
        let seed = self.seed;
        let text = self.play.journal();
        let journal = Journal::read(&text).expect("a journal that was just written reads");
        let again = Play::replay(self.game.clone(), &journal).expect("and replays");
        assert_eq!(again.state(), self.play.state(), "seed {seed}: a replayed journal gives another state");
        assert_eq!(again.log(), self.play.log(), "seed {seed}: a replayed journal gives another log");
        assert_eq!(
            again.lines(),
            self.play.lines(),
            "seed {seed}: a replayed journal is written differently"
        );
        assert_eq!(again.casts(), self.play.casts());
        table::rolls::prove(&journal).unwrap_or_else(|error| panic!("seed {seed}: {error}"));

        let lines: Vec<&str> = text.lines().collect();
        let victim = 1 + pick(&mut self.choices, lines.len() - 1);
        let mut missing = lines.clone();
        missing.remove(victim);
        if victim + 1 < lines.len() {
            let error = Journal::read(&missing.join("\n")).expect_err("a missing line is found");
            assert_eq!(error.entry, victim as u64);
        }
        let changed = lines[victim].replacen(':', ": ", 1);
        let mut tampered = lines.clone();
        tampered[victim] = &changed;
        let error = Journal::read(&tampered.join("\n")).expect_err("a changed line is found");
        assert_eq!(error.entry, victim as u64);
    }
}

/// Dice that nobody may touch.
struct NoDice;

impl Dice for NoDice {
    fn cast(&mut self, cast: table::dice::Cast) -> u32 {
        panic!("dice were cast by an action that could be taken back: {cast:?}");
    }
}
