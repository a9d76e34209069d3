//! Thinking ahead: what is worth doing is tried on positions that fit the view, the turn is played on without thinking, and the
//! learned value judges what comes out.
//!
//! All plans meet the same positions and the same dice, so that luck is the same for all of them. After each round of tries the
//! worse half of the plans is dropped. What one would do at once stays to the end, and is replaced only by one that did
//! better beyond what chance explains: many plans are nearly equal, and the best of many noisy numbers is mostly noise.

use table::dice::FastDice;
use table::{Seat, Silent, View, Viewer};

use crate::value::{Inputs, Net, Valued, chances};

/// How long and how far a bot thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Depth {
    /// How many tries it makes in all; none is not to think at all.
    pub tries: u32,
    /// How many plans it looks at more closely.
    pub plans: u8,
    /// After how many turns the value judges.
    pub turns: u8,
    /// By how many tenths of a standard error another plan must beat what one would do at once.
    pub doubt: u8,
}

impl Depth {
    /// The doubt of one who looks at other plans, and follows none of them.
    pub(crate) const NEVER: u8 = u8::MAX;

    /// Reads `400/16/1/10`: tries, plans, turns and doubt.
    pub(crate) fn read(text: &str) -> Option<Depth> {
        let mut parts = text.split('/');
        let tries = parts.next()?.parse().ok()?;
        let mut next = || parts.next()?.parse().ok();
        let depth = Depth { tries, plans: next()?, turns: next()?, doubt: next()? };
        parts.next().is_none().then_some(depth)
    }
}

/// After how many actions a try is judged in any case.
const LONGEST: usize = 400;

/// What a seat does after thinking so deeply; `None` if it has nothing to do.
///
/// `goes_on` is asked between tries and ends the thinking early; the same answers and the same dice give the same choice.
pub(crate) fn choose<G: Valued>(
    game: &G,
    view: &G::View,
    depth: Depth,
    dice: &mut FastDice,
    goes_on: &mut dyn FnMut() -> bool,
) -> Option<G::Action> {
    let seat = view.viewer().seat()?;
    let at_once = game.at_once(view, dice)?;
    let Some(net) = G::net() else { return Some(at_once) };
    if view.legal().len() < 2 || depth.tries == 0 {
        return Some(at_once);
    }
    let mut plans = plans_of(game, view, at_once);
    let mut search = Search::new(game, net, view, seat, depth, dice);
    search.shorten(&mut plans);
    let best = search.best_of(&plans, goes_on);
    plans.swap_remove(best).into_iter().next()
}

/// A plan, and what it is worth.
pub(crate) struct Ranked<A> {
    pub(crate) plan: Vec<A>,
    /// The own chance to win after it and its standard error, where the game has learned a value.
    pub(crate) chance: Option<(f32, f32)>,
}

/// The best plans of a seat, and what it would do first of all: that, and then those with the better chances.
///
/// Half of the tries find them, and all of the others go to them alone: the numbers that chose a plan flatter it.
pub(crate) fn ranked<G: Valued>(
    game: &G,
    view: &G::View,
    depth: Depth,
    most: usize,
    dice: &mut FastDice,
    goes_on: &mut dyn FnMut() -> bool,
) -> Vec<Ranked<G::Action>> {
    let Some(seat) = view.viewer().seat() else { return Vec::new() };
    let Some(at_once) = game.at_once(view, dice) else { return Vec::new() };
    let Some(net) = G::net() else { return vec![Ranked { plan: vec![at_once], chance: None }] };
    let mut plans = plans_of(game, view, at_once);
    let halved = Depth { tries: depth.tries / 2, ..depth };
    let mut search = Search::new(game, net, view, seat, halved, dice);
    search.shorten(&mut plans);
    let mut runners = search.best_runners(&plans, most, goes_on);
    let tries = (halved.tries / u32::try_from(runners.len()).unwrap_or(u32::MAX)).max(1);
    for world in 0..u64::from(tries) {
        if world > 0 && !goes_on() {
            break;
        }
        search.try_all(&mut runners, &plans, AFRESH + world);
    }
    let chosen = search.judged(&runners);
    let order = |runner: &Runner| (runner.plan == chosen, runner.mean());
    runners.sort_by(|one, other| {
        let (one, other) = (order(one), order(other));
        other.0.cmp(&one.0).then(other.1.total_cmp(&one.1))
    });
    let ranked = |runner: Runner| Ranked {
        chance: Some((runner.mean(), standard_error(&runner.values))),
        plan: std::mem::take(&mut plans[runner.plan]),
    };
    runners.into_iter().map(ranked).collect()
}

/// What was done, held against the best that was found.
pub(crate) struct Compared<A> {
    /// The chance after what was done, as it was to be expected.
    pub(crate) chance: f32,
    /// By how much the best was better, and the standard error of that.
    pub(crate) loss: f32,
    pub(crate) error: f32,
    /// The best.
    pub(crate) better: Vec<A>,
}

/// Something better than what a seat did, if there is anything beyond doubt.
///
/// As for a hint, half of the tries find it, and the others hold it against what was done.
pub(crate) fn compared<G: Valued>(
    game: &G,
    net: &Net,
    view: &G::View,
    done: Vec<G::Action>,
    depth: Depth,
    dice: &mut FastDice,
) -> Option<Compared<G::Action>> {
    let seat = view.viewer().seat()?;
    let others = plans_of(game, view, game.at_once(view, dice)?);
    let mut plans = vec![done];
    plans.extend(others.into_iter().filter(|plan| *plan != plans[0]).collect::<Vec<_>>());
    let halved = Depth { tries: depth.tries / 2, ..depth };
    let mut search = Search::new(game, net, view, seat, halved, dice);
    search.as_far_as_it_goes = true;
    search.shorten(&mut plans);
    let mut runners = search.best_runners(&plans, 2, &mut || true);
    if runners.len() < 2 {
        return None;
    }
    for world in 0..u64::from(halved.tries / 2) {
        search.try_all(&mut runners, &plans, AFRESH + world);
    }
    let best = search.judged(&runners);
    if best == runners[0].plan {
        return None;
    }
    let gains = gains(&runners[1], &runners[0]);
    let better = std::mem::take(&mut plans[best]);
    Some(Compared { chance: runners[0].mean(), loss: mean(&gains), error: standard_error(&gains), better })
}

/// From which number on worlds are those that judge what was found in others.
const AFRESH: u64 = 1 << 32;

/// What is worth thinking about: first what one would do at once.
fn plans_of<G: Valued>(game: &G, view: &G::View, at_once: G::Action) -> Vec<Vec<G::Action>> {
    let mut plans = vec![vec![at_once]];
    let others = game.plans(view, &plans[0][0]);
    plans.extend(others.into_iter().filter(|plan| plan.len() > 1 || *plan != plans[0]).collect::<Vec<_>>());
    plans
}

struct Search<'a, G: Valued> {
    game: &'a G,
    net: &'a Net,
    view: &'a G::View,
    seat: Seat,
    depth: Depth,
    seed: u64,
    inputs: Inputs,
    /// Whether the first plan was done already: what is hidden may be in its way elsewhere, and then it goes as far as it can.
    as_far_as_it_goes: bool,
}

/// A plan that is still in the running, with what its tries came to.
struct Runner {
    plan: usize,
    values: Vec<f32>,
}

impl Runner {
    fn mean(&self) -> f32 {
        mean(&self.values)
    }
}

impl<'a, G: Valued> Search<'a, G> {
    fn new(
        game: &'a G,
        net: &'a Net,
        view: &'a G::View,
        seat: Seat,
        depth: Depth,
        dice: &mut FastDice,
    ) -> Self {
        let seed = u64::from(dice.below(u32::MAX)) << 32 | u64::from(dice.below(u32::MAX));
        Search { game, net, view, seat, depth, seed, inputs: Inputs::default(), as_far_as_it_goes: false }
    }

    /// Leaves the first choice and the plans that promise most at first sight.
    fn shorten(&mut self, plans: &mut Vec<Vec<G::Action>>) {
        let most = usize::from(self.depth.plans).max(1);
        if plans.len() <= most {
            return;
        }
        let mut promise: Vec<(usize, f32)> = (1..plans.len()).map(|plan| (plan, 0.0)).collect();
        for sight in 0..SIGHTS {
            let (state, dice) = self.world(u64::MAX - sight);
            for (plan, promise) in &mut promise {
                let (mut state, mut dice) = (state.clone(), dice.clone());
                *promise += match self.carry_out(&mut state, &plans[*plan], &mut dice) {
                    true => self.value(&state),
                    false => f32::NEG_INFINITY,
                };
            }
        }
        // The sort keeps the order of equals, which depends on the position only.
        promise.sort_by(|one, other| other.1.total_cmp(&one.1));
        promise.truncate(most - 1);
        let kept = promise.into_iter().map(|(plan, _)| std::mem::take(&mut plans[plan])).collect::<Vec<_>>();
        plans.truncate(1);
        plans.extend(kept);
    }

    /// The best of the plans, by rounds of tries after each of which the worse half is dropped.
    fn best_of(&mut self, plans: &[Vec<G::Action>], goes_on: &mut dyn FnMut() -> bool) -> usize {
        if plans.len() < 2 {
            return 0;
        }
        let runners = self.run(plans, 2, goes_on);
        self.judged(&runners)
    }

    /// The first choice and so many in all of those that lasted longest, without what their tries came to.
    fn best_runners(
        &mut self,
        plans: &[Vec<G::Action>],
        most: usize,
        goes_on: &mut dyn FnMut() -> bool,
    ) -> Vec<Runner> {
        let mut runners = if plans.len() > most { self.run(plans, most, goes_on) } else { runners(plans) };
        runners[1..].sort_by(|one, other| other.mean().total_cmp(&one.mean()));
        runners.truncate(most);
        runners.iter_mut().for_each(|runner| runner.values.clear());
        runners
    }

    /// Rounds of tries after each of which the worse half is dropped, as long as more than so many are left. The first choice
    /// stays the first.
    fn run(
        &mut self,
        plans: &[Vec<G::Action>],
        least: usize,
        goes_on: &mut dyn FnMut() -> bool,
    ) -> Vec<Runner> {
        let mut runners = runners(plans);
        let rounds = plans.len().next_power_of_two().trailing_zeros();
        let mut world = 0;
        for round in 0..rounds {
            let alive = u32::try_from(runners.len()).unwrap_or(u32::MAX);
            let tries = (self.depth.tries / rounds / alive).max(1);
            for _ in 0..tries {
                if !goes_on() && world > 0 {
                    return runners;
                }
                self.try_all(&mut runners, plans, world);
                world += 1;
            }
            if round + 1 < rounds {
                runners[1..].sort_by(|one, other| other.mean().total_cmp(&one.mean()));
                runners.truncate(runners.len().div_ceil(2).max(least));
            }
        }
        runners
    }

    /// Tries all that are in the running in the same world.
    fn try_all(&mut self, runners: &mut [Runner], plans: &[Vec<G::Action>], world: u64) {
        let (state, dice) = self.world(world);
        for runner in runners {
            let lenient = self.as_far_as_it_goes && runner.plan == 0;
            runner.values.push(self.play(state.clone(), &plans[runner.plan], lenient, dice.clone()));
        }
    }

    /// The best runner if it beat the first choice beyond doubt; otherwise that.
    fn judged(&self, runners: &[Runner]) -> usize {
        let (first, others) = runners.split_first().expect("the first choice is always among them");
        let best = others.iter().max_by(|one, other| one.mean().total_cmp(&other.mean()));
        let Some(best) = best.filter(|_| self.depth.doubt < Depth::NEVER) else { return first.plan };
        let gains = gains(best, first);
        let doubt = f32::from(self.depth.doubt) / 10.0;
        if mean(&gains) > doubt * standard_error(&gains) { best.plan } else { first.plan }
    }

    /// A position that fits the view, with the dice that fall from there.
    fn world(&self, number: u64) -> (G::State, FastDice) {
        let mut dice = FastDice::of_series(self.seed, number);
        (self.game.sample(self.view, &mut dice), dice)
    }

    /// Carries out a plan; false if the rules refuse it, which they do when something hidden is in its way.
    fn carry_out(&self, state: &mut G::State, plan: &[G::Action], dice: &mut FastDice) -> bool {
        plan.iter().all(|action| self.game.apply(state, self.seat, action, dice, &mut Silent).is_ok())
    }

    /// The own chance after a plan, the rest of the turn and perhaps some more turns.
    fn play(&mut self, mut state: G::State, plan: &[G::Action], lenient: bool, mut dice: FastDice) -> f32 {
        let end = self.game.turn_of(&state) + u64::from(self.depth.turns);
        if !self.carry_out(&mut state, plan, &mut dice) && !lenient {
            return 0.0;
        }
        for _ in 0..LONGEST {
            if self.game.turn_of(&state) >= end || !play_on(self.game, &mut state, &mut dice) {
                break;
            }
        }
        self.value(&state)
    }

    fn value(&mut self, state: &G::State) -> f32 {
        let chances = chances(self.game, self.net, state, self.seat, &mut self.inputs);
        chances.0[self.game.party_of(self.seat)]
    }
}

/// How often a plan is looked at before it is dropped unplayed.
const SIGHTS: u64 = 2;

/// Acts at once for whoever the game waits for; false if it waits for nobody any more.
pub(crate) fn play_on<G: Valued>(game: &G, state: &mut G::State, dice: &mut FastDice) -> bool {
    let Some(seat) = game.to_act(state).must.first() else { return false };
    let view = game.view(state, Viewer::Seat(seat));
    let Some(action) = game.at_once(&view, dice) else { return false };
    game.apply(state, seat, &action, dice, &mut Silent).is_ok()
}

/// By how much one did better than another in each world.
fn gains(one: &Runner, other: &Runner) -> Vec<f32> {
    one.values.iter().zip(&other.values).map(|(one, other)| one - other).collect()
}

/// All plans, none of them tried yet.
fn runners<A>(plans: &[Vec<A>]) -> Vec<Runner> {
    (0..plans.len()).map(|plan| Runner { plan, values: Vec::new() }).collect()
}

#[expect(clippy::cast_precision_loss, reason = "a count of tries")]
fn mean(values: &[f32]) -> f32 {
    values.iter().sum::<f32>() / values.len().max(1) as f32
}

/// How far the mean of some values is from the truth, about.
#[expect(clippy::cast_precision_loss, reason = "a count of tries")]
fn standard_error(values: &[f32]) -> f32 {
    let mean = mean(values);
    let squares: f32 = values.iter().map(|value| (value - mean) * (value - mean)).sum();
    (squares / (values.len() * values.len().saturating_sub(1)).max(1) as f32).sqrt()
}
