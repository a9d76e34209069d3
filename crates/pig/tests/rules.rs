//! The rules, clause by clause, as examples.

use pig::clause::{PG_2, PG_5, PG_6, PG_7};
use pig::{Action, Edition, Event, Options, Pig};
use table::dice::{Scripted, ScriptedDice};
use table::{Game, Offered, OpenError, Seat, Source};
use testkit::{Example, line_of};

const ANN: Seat = Seat(0);
const BO: Seat = Seat(1);
const TWO_DICE: Options = Options { target: None, two_dice: true };

fn game(options: Options) -> Pig {
    Pig::new(Edition::world(), options, 2)
}

/// Ann is to play, with so much at stake; both have these points.
fn example(options: Options, at_stake: u16, points: [u16; 2]) -> Example<Pig> {
    let text = format!("[position]\nturn = 0\nat_stake = {at_stake}\npoints = {points:?}\n");
    Example::from_text(game(options), &text)
}

fn rolls(example: &mut Example<Pig>, faces: &[u32]) {
    example.dice = ScriptedDice::new(faces.iter().map(|&face| Scripted::Value(face)));
    example.act_as_listed(ANN, &Action::Roll);
}

#[test]
fn pg_1_two_to_six_play_with_the_die_of_the_edition() {
    let game = game(Options::default());
    assert_eq!((game.edition().sides, game.target(), game.dice()), (6, 100, 1));
    for seats in 2..=6 {
        assert_eq!(Pig::new(Edition::world(), Options::default(), seats).seats(), seats);
    }
    let mut example = example(Options::default(), 0, [0, 0]);
    rolls(&mut example, &[6]);
    assert_eq!(example.casts, [(6, 5)], "one die with six sides");
}

#[test]
fn pg_2_chance_picks_who_begins_and_turns_pass_clockwise() {
    let dice = ScriptedDice::new(vec![Scripted::Value(1)]);
    let mut example = Example::set_up(game(Options::default()), dice);
    assert_eq!(example.events(), [Event::Begins { seat: BO }]);
    assert_eq!(example.awaited(), [1]);
    assert_eq!(example.refused(ANN, &Action::Roll), PG_2);
    example.dice = ScriptedDice::new(vec![Scripted::Value(1)]);
    example.act(BO, &Action::Roll);
    assert_eq!(example.awaited(), [0]);
}

#[test]
fn pg_3_every_roll_without_a_1_adds_to_what_is_at_stake() {
    let mut example = example(Options::default(), 0, [0, 0]);
    rolls(&mut example, &[4]);
    rolls(&mut example, &[2]);
    assert!(example.has_told(&Event::Rolled { seat: ANN, faces: [2, 0], at_stake: 6 }));
    assert_eq!((example.state.at_stake, example.state.points[ANN]), (6, 0));
    assert_eq!(example.awaited(), [0]);
}

#[test]
fn pg_4_a_1_loses_what_is_at_stake_and_the_turn() {
    let mut example = example(Options::default(), 17, [30, 0]);
    rolls(&mut example, &[1]);
    assert_eq!(example.events(), [Event::LostStake { seat: ANN, faces: [1, 0], lost: 17 }]);
    assert_eq!((example.state.at_stake, example.state.points[ANN]), (0, 30));
    assert_eq!(example.awaited(), [1]);
}

#[test]
fn pg_5_whoever_holds_keeps_what_was_at_stake_and_nobody_holds_before_a_roll() {
    let mut example = example(Options::default(), 17, [30, 0]);
    example.act_as_listed(ANN, &Action::Hold);
    assert_eq!(example.events(), [Event::Held { seat: ANN, won: 17, points: 47 }]);
    assert_eq!(example.awaited(), [1]);
    assert_eq!(example.legal(BO), [Action::Roll]);
    assert_eq!(example.refused(BO, &Action::Hold), PG_5);
}

#[test]
fn pg_6_enough_points_win_at_once() {
    let mut example = example(Options::default(), 10, [90, 99]);
    example.act_as_listed(ANN, &Action::Hold);
    assert_eq!(example.winners(), Some((vec![0], 6)));
    assert!(example.has_told(&Event::Won { seat: ANN, points: 100 }));
    assert!(example.awaited().is_empty() && example.legal(BO).is_empty());
    assert_eq!(example.refused(BO, &Action::Roll), PG_6);
}

#[test]
fn pg_6_points_at_stake_do_not_win() {
    let mut example = example(Options::default(), 95, [90, 0]);
    rolls(&mut example, &[6]);
    assert_eq!(example.winners(), None);
}

#[test]
fn pg_7_the_table_agrees_on_another_number() {
    let short = Options { target: Some(20), two_dice: false };
    let mut example = example(short, 20, [0, 0]);
    example.act_as_listed(ANN, &Action::Hold);
    assert_eq!(example.winners(), Some((vec![0], 6)));
    for target in [19, 501] {
        let refused = Pig::open(None, Options { target: Some(target), two_dice: false }, 2);
        assert!(matches!(refused, Err(OpenError::Refused(refusal)) if refusal.clause == PG_7), "{target}");
    }
}

#[test]
fn pg_8_two_dice_count_together_and_two_1s_lose_everything() {
    let mut example = example(TWO_DICE, 0, [30, 0]);
    rolls(&mut example, &[3, 5]);
    assert_eq!(example.state.at_stake, 8);
    let mut unlucky = example.clone();
    rolls(&mut unlucky, &[1, 5]);
    assert_eq!((unlucky.state.points[ANN], unlucky.awaited()), (30, vec![1]));
    rolls(&mut example, &[1, 1]);
    assert_eq!(example.events(), [Event::LostAll { seat: ANN, lost: 38 }]);
    assert_eq!((example.state.points[ANN], example.awaited()), (0, vec![1]));
}

#[test]
fn mistakes_in_an_edition_are_reported_at_once_with_their_lines() {
    let text = include_str!("../../../editions/pig/world.toml")
        .replace("game = \"pig\"", "game = \"chess\"")
        .replace("sides = 6", "sides = 3")
        .replace("points = 100", "points = 501");
    let mistakes = Edition::load(Source { name: "mine", text: &text }).unwrap_err();
    let lines: Vec<_> = mistakes.found.iter().map(|mistake| mistake.line).collect();
    let expected = ["game = ", "sides = ", "points = "].map(|what| Some(line_of(&text, what)));
    assert_eq!(lines, expected, "{mistakes}");
}

#[test]
fn mistakes_in_a_position_are_reported_at_once_with_their_lines() {
    let text = "[position]\nturn = 2\nat_stake = 501\npoints = [100, 0]\n";
    let game = game(Options::default());
    let source = Source { name: "mine", text };
    let mistakes = game.scenario(source, &mut ScriptedDice::default()).unwrap_err();
    let lines: Vec<_> = mistakes.found.iter().map(|mistake| mistake.line).collect();
    assert_eq!(lines, [None, Some(3), Some(4)], "{mistakes}");
}
