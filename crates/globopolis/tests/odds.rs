//! The exact chances of battles agree with battles that are fought.

mod support;

use globopolis::odds::{Arms, Odds, round_winner, times};
use globopolis::state::{Battle, Party};
use globopolis::{Action, Options, Phase, Team};
use support::game;
use table::dice::FastDice;
use table::{Dice, Game, Seat, Silent};

/// One Battle Round after another until somebody has lost with the polygon alone.
fn fight(arms: Arms, mut dice: [u8; 2], source: &mut FastDice) -> Party {
    loop {
        let throw = |number: u8, sides: u8, source: &mut FastDice| {
            let mut die = |sides: u8| u8::try_from(source.die("die", u32::from(sides))).expect("a face");
            let polygon = die(sides);
            let faces: Vec<u8> = (0..number).map(|_| die(6)).collect();
            polygon * times(polygon, &faces)
        };
        let values = [throw(dice[0], arms.polygons[0], source), throw(dice[1], arms.polygons[1], source)];
        let winner = round_winner(values, dice, arms.ties);
        let loser = &mut dice[winner.other() as usize];
        if *loser == 0 {
            return winner;
        }
        *loser -= 1;
    }
}

fn agrees(arms: Arms, dice: [u8; 2], battles: u32, source: &mut FastDice) {
    let exact = Odds::of(arms).win(dice[0], dice[1]);
    let won: u32 = (0..battles).map(|_| u32::from(fight(arms, dice, source) == Party::Aggressor)).sum();
    let found = f64::from(won) / f64::from(battles);
    let error = (exact * (1.0 - exact) / f64::from(battles)).sqrt();
    assert!((found - exact).abs() <= 3.0 * error + 1e-12, "{arms:?} {dice:?}: {found} instead of {exact}");
}

#[test]
fn two_million_battles_of_twenty_strengths_agree() {
    let strengths = [
        [1, 2],
        [2, 2],
        [3, 2],
        [4, 2],
        [6, 2],
        [1, 3],
        [2, 3],
        [3, 3],
        [5, 3],
        [6, 3],
        [2, 4],
        [4, 4],
        [6, 4],
        [3, 5],
        [5, 5],
        [6, 5],
        [4, 6],
        [6, 6],
        [0, 1],
        [1, 0],
    ];
    let mut source = FastDice::new(2002);
    for dice in strengths {
        agrees(Arms::USUAL, dice, 100_000, &mut source);
    }
}

#[test]
fn other_polygons_and_ties_agree() {
    let mut source = FastDice::new(2003);
    for (polygons, ties) in [
        ([12, 10], [false, false]),
        ([8, 10], [true, false]),
        ([20, 12], [true, true]),
        ([8, 12], [false, true]),
    ] {
        agrees(Arms { polygons, ties }, [3, 3], 50_000, &mut source);
    }
}

/// The same, fought by the rules themselves.
#[test]
fn battles_by_the_rules_agree() {
    let game = game(Options::CARDS, 2);
    let mut dice = FastDice::new(7);
    let mut start = game.set_up(&mut dice, &mut Silent);
    let turn = game.team_of(start.open.turn);
    let other = Team(1 - turn.0);
    let own = start.open.players[turn].titles.territories().iter().next().unwrap();
    let foreign = start.open.players[other].titles.territories().iter().next().unwrap();
    let mut battle = Battle::between(turn, own, other, foreign);
    battle.dice = [3, 4];
    start.open.battle = Some(battle);
    start.open.phase = Phase::Rounds(Party::Aggressor);
    start.hands = globopolis::ByTeam::default();
    start.open.hand_sizes = globopolis::ByTeam::default();
    let battles = 20_000;
    let mut won = 0;
    for _ in 0..battles {
        let mut state = start.clone();
        let seat: Seat = state.open.turn;
        while state.open.battle.is_some() {
            game.apply(&mut state, seat, &Action::Fight, &mut dice, &mut Silent).unwrap();
        }
        won += u32::from(state.open.owner(foreign) == Some(turn));
    }
    let exact = Odds::usual().win(3, 4);
    let found = f64::from(won) / f64::from(battles);
    let error = (exact * (1.0 - exact) / f64::from(battles)).sqrt();
    assert!((found - exact).abs() <= 3.0 * error, "{found} instead of {exact}");
}
