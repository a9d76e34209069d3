//! How many clicks it takes. Folds that have to be opened count too.

use games::globopolis::event::Conflict;
use games::globopolis::{Action, Event, Phase};
use games::{AnyEvent, AnyGame};
use table::{Game, Play};

use crate::person::{Person, Press};

/// How many clicks the same took when every action had a button of its own: what was moved was chosen first and put then, and
/// Agents went one by one.
fn one_by_one(actions: &[Action]) -> usize {
    let clicks = |action: &Action| match *action {
        Action::Allocate { .. } | Action::Transfer { .. } | Action::TakeStock { to: Some(_), .. } => 2,
        Action::Buy { .. } => 2,
        Action::Place { count, .. } => usize::from(count),
        _ => 1,
    };
    actions.iter().map(clicks).sum()
}

fn is_one(press: &Press, wanted: impl Fn(&Action) -> bool) -> bool {
    matches!(press.actions.as_slice(), [only] if wanted(only))
}

/// What somebody presses who plays sensibly and quietly: develops what can be developed, rolls two dice, pays and buys, guards what
/// they have.
pub(crate) fn plays_on(person: &mut Person) {
    let mut presses = person.presses();
    let phase = person.open().phase;
    let first = |wanted: &dyn Fn(&Press) -> bool| {
        let fitting = presses.iter().enumerate().filter(|(_, press)| wanted(press));
        fitting.min_by_key(|(_, press)| press.folds).map(|(index, _)| index)
    };
    let one = |wanted: fn(&Action) -> bool| first(&|press| is_one(press, wanted));
    let pass = || one(|action| *action == Action::Pass);
    let roll = || one(|action| *action == Action::Roll { dice: 2, back: false });
    let chosen = match phase {
        _ if !person.open().excess.is_empty() => one(|action| matches!(action, Action::Discard(_))),
        _ if presses.iter().any(|press| matches!(press.actions[0], Action::Decline(_))) => {
            one(|action| matches!(action, Action::Decline(_)))
        }
        Phase::Teleport => one(|action| *action == Action::Teleport),
        Phase::Option => greatest_plan(&presses).or_else(roll),
        Phase::Roll | Phase::Again | Phase::Base => roll(),
        Phase::Own(_) => first(&|press| matches!(press.actions[0], Action::Clean { .. }))
            .or_else(|| one(|action| *action == Action::Stop)),
        Phase::Foreign(_) => one(|action| *action == Action::Pay),
        Phase::Surplus { .. } => one(|action| matches!(action, Action::Stack { .. })),
        Phase::Market { .. } => one(|action| matches!(action, Action::RollMarket(_))),
        Phase::Shop { .. } => {
            first(&|press| matches!(press.actions[0], Action::Buy { .. }) && press.folds == 0).or_else(pass)
        }
        Phase::Agents => {
            first(&|press| press.actions.len() > 1 && press.actions.ends_with(&[Action::Pass])).or_else(pass)
        }
        Phase::Bystander { .. } => {
            one(|action| matches!(action, Action::Pass | Action::Answer { home: [0, 0] }))
        }
        Phase::Rounds(_) => first(&|press| press.again),
        _ => pass(),
    };
    let chosen = chosen.unwrap_or_else(|| panic!("nothing to press in {phase:?}"));
    person.does(&presses.swap_remove(chosen));
}

/// The plan that develops most; none that takes points.
fn greatest_plan(presses: &[Press]) -> Option<usize> {
    let levels = |press: &Press| {
        let is_level = matches!(press.actions.last(), Some(Action::Develop(_)));
        if is_level && !press.label.contains("takes points") { press.actions.len() } else { 0 }
    };
    let plans = presses.iter().enumerate().filter(|(_, press)| levels(press) > 0);
    plans.max_by_key(|(_, press)| levels(press)).map(|(index, _)| index)
}

fn battles(play: &Play<AnyGame>) -> usize {
    let attack = |event: &AnyEvent| {
        matches!(event, AnyEvent::Globopolis(Event::Conflict(Conflict::BattleRound { .. })))
    };
    play.log().iter().filter(|logged| attack(&logged.told.event)).count()
}

#[test]
fn an_ordinary_turn_takes_five_clicks_at_most() {
    let mut turns: Vec<(usize, usize)> = Vec::new();
    for seed in 1..=5 {
        let mut person = Person::at_a_new_game(3, 0, seed);
        while person.open().round <= 11 && person.waits() {
            let (turn, round, fought) = (person.open().turn, person.open().round, battles(&person.play));
            (person.clicks, person.done) = (0, Vec::new());
            while person.is_asked() && (person.open().turn, person.open().round) == (turn, round) {
                plays_on(&mut person);
            }
            let rare = |action: &Action| {
                matches!(action, Action::Clean { .. } | Action::Discard(_) | Action::Decline(_))
            };
            // Whoever comes to base after base goes on rolling, and a market after a second throw is one more question.
            let count = |kind: fn(&Action) -> bool| person.done.iter().filter(|action| kind(action)).count();
            let throws = count(|action| matches!(action, Action::Roll { .. }));
            let markets = count(|action| matches!(action, Action::RollMarket(_)));
            let is_ordinary =
                turn == person.seat && round > 1 && throws + markets <= 2 && battles(&person.play) == fought;
            if is_ordinary && !person.done.iter().any(rare) {
                turns.push((person.clicks, one_by_one(&person.done)));
            }
        }
    }
    turns.sort_unstable();
    let (clicks, before): (Vec<usize>, Vec<usize>) = turns.iter().copied().unzip();
    let mut before = before;
    before.sort_unstable();
    let middle = turns.len() / 2;
    println!(
        "{} ordinary turns: {} clicks in the middle, {} at most (one by one {} and {})",
        turns.len(),
        clicks[middle],
        clicks[turns.len() - 1],
        before[middle],
        before[turns.len() - 1]
    );
    assert!(turns.len() > 20, "{} turns were played", turns.len());
    assert!(clicks[turns.len() - 1] <= 5, "{clicks:?}");
}

/// Ada has six Territories that each lack something: her Stock, another Territory or a Guild has it.
const ESTATE: &str = r#"
title = "The estate"
game = "globopolis"
seats = 3

[position]
turn = 0
first = 0
round = 2

[[position.player]]
eu = 250
titles = ["usa", "canada", "mexico", "brazil", "england", "france", "china"]
stock = { food = 2, energy = 2, ucp = 1, ns = 2 }

[[position.player]]
titles = ["sweden", "fresh-water", "core-energy"]

[[position.player]]
titles = ["egypt"]

[[position.title]]
id = "usa"
units = { water = 1, food = 1, energy = 1, ucp = 2 }
[[position.title]]
id = "canada"
units = { water = 1, food = 1, ucp = 1, ns = 2 }
[[position.title]]
id = "mexico"
units = { water = 1, energy = 1, ucp = 1, ns = 1 }
[[position.title]]
id = "brazil"
units = { food = 1, energy = 1, ucp = 1, ns = 1 }
[[position.title]]
id = "england"
units = { water = 1, food = 1, energy = 1, ns = 2 }
[[position.title]]
id = "france"
units = { food = 2, energy = 1, ucp = 1, ns = 1 }
[[position.title]]
id = "china"
units = { water = 1, food = 1, energy = 1, ucp = 2 }
"#;

fn levels(person: &Person) -> usize {
    person.done.iter().filter(|action| matches!(action, Action::Develop(_))).count()
}

#[test]
fn gp_31_six_developments_take_fifteen_clicks_at_most_and_all_of_them_one() {
    let mut person = Person::at(ESTATE, 0, 1);
    while levels(&person) < 6 {
        let next = |press: &Press| {
            press.actions.iter().filter(|action| matches!(action, Action::Develop(_))).count() == 1
        };
        assert!(person.presses_one(next), "{} developments", levels(&person));
    }
    let (single, before) = (person.clicks, one_by_one(&person.done));
    let mut person = Person::at(ESTATE, 0, 1);
    plays_on(&mut person);
    assert!(levels(&person) >= 6, "{:?}", person.done);
    println!("six developments: {single} clicks, or {} for all of them (one by one {before})", person.clicks);
    assert!(single <= 15 && person.clicks == 1);
    // What was not meant can be taken back, step by step.
    assert!(person.play.can_take_back(person.seat));
}

/// Ada lacks one water for the USA, and another's Guild has some.
const MISSING: &str = r#"
title = "One missing"
game = "globopolis"
seats = 2

[position]
turn = 0
first = 0
round = 2

[[position.player]]
eu = 60
titles = ["usa"]

[[position.player]]
titles = ["sweden", "fresh-water"]

[[position.title]]
id = "usa"
units = { food = 1, energy = 1, ucp = 1, ns = 1 }
"#;

#[test]
fn gp_35_a_missing_r_unit_from_a_guild_takes_two_clicks_at_most() {
    let mut person = Person::at(MISSING, 0, 1);
    assert!(person.presses_one(|press| matches!(press.actions.last(), Some(Action::Develop(_)))));
    assert!(matches!(
        person.done[..],
        [Action::BuyStock { .. }, Action::Allocate { .. }, Action::Develop(_)]
    ));
    println!("a missing R-Unit: {} clicks (one by one {})", person.clicks, one_by_one(&person.done));
    assert!(person.clicks <= 2);
}

/// Ada has landed on England, next to Sweden, and both have cards for a battle.
const BATTLE: &str = r#"
title = "The battle"
game = "globopolis"
seats = 3

[position]
turn = 0
first = 0
round = 5
phase = "own"
at = "england"

[[position.player]]
titles = ["england"]
cards = ["bigger-slingshot"]

[[position.player]]
titles = ["sweden"]
cards = ["zero-g-drill"]

[[position.player]]
titles = ["egypt"]

[[position.governor]]
at = "england"

[[position.title]]
id = "england"
units = { water = 1, food = 1, energy = 1, ucp = 1, ns = 3 }
level = 1
[[position.title]]
id = "sweden"
units = { food = 1, ns = 2 }
"#;

/// Fights the battle of a seed: how many rounds it had, and the clicks of Aggressor and Defender.
fn battle(seed: u64) -> (usize, usize, usize) {
    let mut person = Person::at(BATTLE, 0, seed);
    assert!(person.presses_one(|press| matches!(press.actions[..], [Action::Attack { .. }])));
    let mut clicks = [person.clicks, 0];
    while person.open().battle.is_some() {
        let seat = person.play.game().to_act(person.play.state()).must.first().expect("somebody is asked");
        (person.seat, person.clicks) = (seat, 0);
        plays_on(&mut person);
        clicks[seat.index()] += person.clicks;
    }
    (battles(&person.play), clicks[0], clicks[1])
}

#[test]
fn gp_75_a_battle_of_seven_rounds_takes_three_clicks_at_most() {
    let mut long = 0;
    for seed in 0..60 {
        let (rounds, aggressor, defender) = battle(seed);
        assert!(aggressor <= 3 && defender <= 3, "{rounds} rounds took {aggressor} and {defender} clicks");
        if rounds >= 7 && long == 0 {
            println!(
                "{rounds} rounds: {aggressor} clicks, the Defender {defender} (one by one {})",
                rounds + 2
            );
        }
        long += usize::from(rounds >= 7);
    }
    assert!(long > 5, "{long} battles had seven rounds or more");
}

/// Ada has landed on England; Agents of both others stand on all her Territories of the group.
const HOUSES: &str = r#"
title = "Six houses"
game = "globopolis"
seats = 3

[position]
turn = 0
first = 0
round = 5
phase = "own"
at = "england"

[[position.player]]
titles = ["england", "france", "germany"]

[[position.player]]
titles = ["sweden"]

[[position.player]]
titles = ["egypt"]

[[position.governor]]
at = "england"

[[position.title]]
id = "england"
agents = [1, 1, 2]
[[position.title]]
id = "france"
agents = [0, 2, 1]
[[position.title]]
id = "germany"
agents = [2, 3, 3]
"#;

#[test]
fn gp_66_cleaning_six_houses_takes_one_click() {
    let mut person = Person::at(HOUSES, 0, 1);
    assert!(person.presses_one(|press| matches!(press.actions[0], Action::Clean { .. }) && press.folds == 0));
    println!("Cleaning House: {} click (one by one {})", person.clicks, one_by_one(&person.done));
    assert_eq!((person.clicks, person.done.len()), (1, 6));
}
