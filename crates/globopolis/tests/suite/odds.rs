//! The exact chances of battles agree with battles that are fought by the rules themselves. `globetable odds --check` does
//! the same with any number of battles.

use crate::plain::game;
use globopolis::odds::{Arms, Odds, STRENGTHS, round_winner};
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

/// The Aggressor's chances with 0 to 6 d6 against 0 to 6, counted throw by throw from the words of the rules, by another program.
const CHANCES: [[f64; 7]; 7] = [
    [
        0.350000000000,
        0.145104166667,
        0.059250868056,
        0.019935448315,
        0.005025394263,
        0.000866357032,
        0.000096295317,
    ],
    [
        0.604583333333,
        0.310229492188,
        0.171058359292,
        0.075740731587,
        0.024772215696,
        0.005488509920,
        0.000778712805,
    ],
    [
        0.765221354167,
        0.481325390286,
        0.285577058579,
        0.155959410760,
        0.063207229559,
        0.017376944311,
        0.003049496451,
    ],
    [
        0.883425880715,
        0.672439471761,
        0.463717349186,
        0.274865347271,
        0.140525319356,
        0.050138810795,
        0.011673832310,
    ],
    [
        0.955610086522,
        0.840746820951,
        0.679723817385,
        0.474306043724,
        0.271985819157,
        0.128111691129,
        0.041146416623,
    ],
    [
        0.988077489192,
        0.945533295647,
        0.862537054909,
        0.711586516192,
        0.496764605995,
        0.275453610099,
        0.122655949109,
    ],
    [
        0.997858593786,
        0.987661014945,
        0.960610360468,
        0.890544782986,
        0.743502485564,
        0.515124857701,
        0.278844772554,
    ],
];

#[track_caller]
fn is_exact(odds: &Odds, aggressor: u8, defender: u8, chance: f64) {
    let found = odds.win(aggressor, defender);
    assert!((found - chance).abs() < 1e-11, "{aggressor} against {defender}: {found} instead of {chance}");
}

#[test]
fn gp_77_the_chances_of_all_49_strengths_are_exact() {
    for (aggressor, chances) in (0..).zip(CHANCES) {
        for (defender, chance) in (0..).zip(chances) {
            is_exact(Odds::usual(), aggressor, defender, chance);
        }
    }
    assert_eq!(Odds::usual().win(7, 9), Odds::usual().win(6, 6), "nobody has more than six");
    assert!((Odds::usual().round[1][1] - 23.0 / 64.0).abs() < 1e-11, "one Battle Round");
}

#[test]
fn gp_80_the_chances_with_other_polygons_and_ties_are_exact() {
    for (polygons, ties, [even, few, some, many]) in [
        ([12, 10], [false, false], [0.541666666667, 0.420964483204, 0.621700178731, 0.829947134614]),
        ([8, 10], [true, false], [0.45, 0.233381082342, 0.408453648231, 0.658970831643]),
        ([8, 10], [false, true], [0.35, 0.125166814394, 0.236266125537, 0.491870868958]),
        ([20, 12], [true, true], [0.675, 0.625080822930, 0.834427432617, 0.951583720890]),
    ] {
        let odds = Odds::of(Arms { polygons, ties });
        is_exact(&odds, 0, 0, even);
        is_exact(&odds, 1, 2, few);
        is_exact(&odds, 3, 3, some);
        is_exact(&odds, 6, 5, many);
    }
}

#[test]
fn gp_77_equal_values_go_to_who_has_fewer_d6_and_then_to_the_defender() {
    let winner = |values, dice| round_winner(values, dice, [false; 2]);
    assert_eq!([winner([8, 7], [6, 1]), winner([7, 8], [1, 6])], Party::BOTH, "the higher value");
    assert_eq!([winner([8, 8], [1, 2]), winner([8, 8], [2, 1])], Party::BOTH);
    assert_eq!(winner([8, 8], [2, 2]), Party::Defender);
}

#[test]
fn gp_80_who_wins_ties_by_a_card_wins_them_unless_both_do() {
    let winner = |dice, ties| round_winner([8, 8], dice, ties);
    assert_eq!([winner([2, 1], [true, false]), winner([1, 2], [false, true])], Party::BOTH);
    assert_eq!([winner([1, 2], [true, true]), winner([2, 2], [true, true])], Party::BOTH);
}

/// What an attack promises before it is declared.
#[test]
fn gp_70_an_attack_has_the_chance_of_its_strengths() {
    let table = crate::support::Table::new(
        2,
        "phase = \"foreign\"\nat = \"brazil\"\n[[player]]\ntitles = [\"usa\"]\n[[player]]\ntitles = [\"brazil\"]\n\
         [[governor]]\nat = \"brazil\"",
    );
    let strengths = table.prospect("usa", "brazil");
    let [aggressor, defender] = strengths.map(|strength| usize::from(strength.total));
    let chance = table.game.chance(&strengths, [false; 2]);
    assert!((chance - CHANCES[aggressor][defender]).abs() < 1e-11, "{strengths:?}");
    assert!(table.game.chance(&strengths, [true, false]) > chance, "by a card");
}
