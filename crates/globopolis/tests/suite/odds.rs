//! The exact chances of battles agree with battles that are fought by the rules themselves. `globetable odds --check` does
//! the same with any number of battles.

use crate::plain::game;
use globopolis::odds::{Arms, Odds, STRENGTHS};
use globopolis::state::Party;
use globopolis::{Action, Globopolis, Options, State};
use table::dice::FastDice;
use table::{Game, Silent, Source};

/// The Battle Rounds of England against Sweden, with these arms.
fn battlefield(game: &Globopolis, arms: Arms) -> State {
    let text = "[position]\nphase = \"rounds\"\nbattle = { from = \"england\", against = \"sweden\" }\n\
                player = [{ titles = [\"england\"] }, { titles = [\"sweden\"] }]";
    let source = Source { name: "battlefield", text };
    let mut state = game.scenario(source, &mut FastDice::new(1)).expect("a position that can be reached");
    let battle = state.open.battle.as_mut().expect("a battle");
    for party in Party::BOTH {
        battle.orders[party as usize].polygon = Some(arms.polygons[party as usize]);
        battle.orders[party as usize].ties = arms.ties[party as usize];
    }
    state
}

/// Fights so many battles of this strength, Battle Round by Battle Round, and compares.
#[track_caller]
fn agrees(arms: Arms, strength: [u8; 2], battles: u32, dice: &mut FastDice) {
    let game = game(Options::CARDS, 2);
    let mut start = battlefield(&game, arms);
    start.open.battle.as_mut().expect("a battle").dice = strength;
    let (seat, target) = (start.open.turn, game.edition().title_called("sweden").expect("a Territory"));
    let mut won = 0;
    for _ in 0..battles {
        let mut state = start.clone();
        while state.open.battle.is_some() {
            game.apply(&mut state, seat, &Action::Fight, dice, &mut Silent).expect("a Battle Round");
        }
        won += u32::from(state.open.owner(target) == Some(game.team_of(seat)));
    }
    let exact = Odds::of(arms).win(strength[0], strength[1]);
    let found = f64::from(won) / f64::from(battles);
    let error = (exact * (1.0 - exact) / f64::from(battles)).sqrt();
    assert!((found - exact).abs() <= 3.0 * error, "{arms:?} {strength:?}: {found} instead of {exact}");
}

#[test]
fn two_million_battles_of_twenty_strengths_agree() {
    let mut dice = FastDice::new(2002);
    for strength in STRENGTHS {
        agrees(Arms::USUAL, strength, 100_000, &mut dice);
    }
}

#[test]
fn other_polygons_and_ties_agree() {
    let mut dice = FastDice::new(2003);
    for (polygons, ties) in [
        ([12, 10], [false, false]),
        ([8, 10], [true, false]),
        ([20, 12], [true, true]),
        ([8, 12], [false, true]),
    ] {
        agrees(Arms { polygons, ties }, [3, 3], 50_000, &mut dice);
    }
}
