//! Looking back at games: luck and play add up to what came of them, bad play is found, and the same seed finds the same.

#![expect(clippy::unwrap_used, reason = "in a test a panic is the report")]

use bots::Bot;
use bots::analysis::{Analysis, NoAnalysis, analyse};
use games::{AnyGame, GAMES, Setup};
use table::dice::FastDice;
use table::journal::Origin;
use table::{Game, Play, Seat, Viewer};

/// A game between these bots, as far as they come in so many actions.
fn played(game: &AnyGame, bots: &[Bot], seed: u64, actions: usize) -> Play<AnyGame> {
    let (mut dice, mut thoughts) = (FastDice::new(seed), FastDice::new(seed));
    let names = Seat::all(game.seats()).map(|seat| seat.to_string()).collect();
    let mut play = Play::start(game.clone(), names, Origin::Seeded(seed), None, &mut dice).unwrap();
    for _ in 0..actions {
        let Some(seat) = game.to_act(play.state()).must.first() else { break };
        let view = game.view(play.state(), Viewer::Seat(seat));
        let action = bots[seat.index() % bots.len()].choose(game, &view, &mut thoughts).unwrap();
        play.act(seat, &action, &mut dice).unwrap();
    }
    play
}

fn game(id: &str, seats: usize) -> AnyGame {
    Setup::usual(games::info(id).unwrap().kind, seats).open(None).unwrap()
}

fn analysis_of(play: &Play<AnyGame>) -> Analysis {
    analyse(play, 7, &mut |_, _| true).unwrap()
}

/// What holds for every analysis.
fn is_sound(analysis: &Analysis, play: &Play<AnyGame>) {
    let winners = play.game().outcome(play.state()).unwrap().winners;
    for (seat, balance) in Seat::all(play.game().seats()).zip(&analysis.seats) {
        let sum = balance.start + balance.deal + balance.luck + balance.play;
        assert!((sum - balance.end).abs() < 0.001, "{balance:?}");
        assert_eq!(balance.end > 0.0, winners.contains(seat), "{seat}: {balance:?}");
    }
    for (entry, each) in &analysis.course {
        let sum: f64 = each.iter().sum();
        assert!((sum - 1.0).abs() < 0.001, "after {entry} all chances are {sum}");
    }
    let all = *play.moments().end();
    assert!(analysis.course.windows(2).all(|pair| pair[0].0 < pair[1].0));
    assert!(analysis.rolls.iter().all(|roll| roll.entry <= all && roll.change.len() == analysis.seats.len()));
    let found =
        |one: &bots::analysis::Decision| one.loss > 0.0 && !one.better.is_empty() && one.better != one.done;
    assert!(analysis.decisions.iter().all(found), "{:?}", analysis.decisions);
}

#[test]
fn luck_and_play_add_up_to_what_came_of_the_game_and_the_same_seed_finds_the_same() {
    let game = game("little-monsters", 2);
    let play = played(&game, &[Bot::Greedy], 3, 5000);
    let (mut heard, mut last) = (0, (0, 0));
    let analysis = analyse(&play, 7, &mut |done, all| {
        heard += 1;
        last = (done, all);
        true
    })
    .unwrap();
    assert!(heard > 10 && last.0 == last.1, "whoever waits hears how far it is: {last:?}");
    is_sound(&analysis, &play);
    assert_eq!(analysis_of(&play), analysis);
    assert!(
        analysis.rolls.len() > 10 && analysis.seats.iter().all(|seat| seat.decisions > 5),
        "{analysis:?}"
    );
    let short = analysis.clone().shortened();
    assert!(short.rolls.len() == 5 && short.decisions.len() <= 5);
    assert_eq!(short.greatest_rolls(), analysis.greatest_rolls());
    let text = serde_json::to_string(&short).unwrap();
    assert_eq!(serde_json::from_str::<Analysis>(&text).unwrap(), short);
}

#[test]
fn whoever_plays_at_random_loses_more_by_it_than_whoever_does_not() {
    let game = game("little-monsters", 2);
    let play = played(&game, &[Bot::Random, Bot::Greedy], 5, 20_000);
    let analysis = analysis_of(&play);
    is_sound(&analysis, &play);
    let [random, greedy] = &analysis.seats[..] else { panic!("two seats") };
    assert!(random.lost > 2.0 * greedy.lost, "{random:?} {greedy:?}");
}

#[test]
fn what_was_taken_back_is_not_judged() {
    let game = game("little-monsters", 2);
    let whole = played(&game, &[Bot::Greedy], 11, 20_000);
    let mut dice = FastDice::new(11);
    let names = whole.header().names.clone();
    let mut play = Play::start(game.clone(), names, Origin::Seeded(11), None, &mut dice).unwrap();
    let mut thoughts = FastDice::new(11);
    let mut taken_back = 0;
    while let Some(seat) = game.to_act(play.state()).must.first() {
        let view = game.view(play.state(), Viewer::Seat(seat));
        let action = Bot::Greedy.choose(&game, &view, &mut thoughts).unwrap();
        play.act(seat, &action, &mut dice).unwrap();
        if taken_back < 4 && play.can_take_back(seat) {
            taken_back += 1;
            play.take_back(seat).unwrap();
            play.act(seat, &action, &mut dice).unwrap();
        }
    }
    assert!(taken_back == 4 && play.lines().len() == whole.lines().len() + 8);
    let (one, other) = (analysis_of(&play), analysis_of(&whole));
    is_sound(&one, &play);
    let decisions =
        |analysis: &Analysis| analysis.seats.iter().map(|seat| seat.decisions).collect::<Vec<_>>();
    assert_eq!((decisions(&one), one.rolls.len()), (decisions(&other), other.rolls.len()));
}

#[test]
fn there_is_no_analysis_of_a_game_that_goes_on_or_was_never_learned() {
    let begun = played(&game("globopolis", 3), &[Bot::Greedy], 1, 5);
    assert_eq!(analyse(&begun, 7, &mut |_, _| true), Err(NoAnalysis::NotOver));
    let pig = GAMES.iter().find(|info| info.id == "pig").unwrap();
    let over = played(&game(pig.id, 2), &[Bot::Greedy], 1, 5000);
    assert_eq!(analyse(&over, 7, &mut |_, _| true), Err(NoAnalysis::Unlearned));
    let over = played(&game("little-monsters", 2), &[Bot::Greedy], 3, 5000);
    assert_eq!(analyse(&over, 7, &mut |done, _| done < 3), Err(NoAnalysis::BrokenOff));
}
