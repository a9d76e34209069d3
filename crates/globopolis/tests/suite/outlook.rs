//! What players are told before they act: how far a MISSION is, and the chances of Cleaning House.

use globopolis::card::{CardFace, Deed, Goal};
use globopolis::{
    Edition, Globopolis, GroupId, Options, RUnit, Team, TitleId, cleaning_chance, cleaning_dice,
};
use table::dice::{Dice, FastDice};
use table::{Game, Silent};

#[test]
fn gp_19_a_goal_holds_exactly_if_its_progress_is_full() {
    let game = Globopolis::new(Edition::world(), Options::FULL, 3).unwrap();
    let mut goals: Vec<Goal> = game
        .edition()
        .cards()
        .iter()
        .flat_map(|card| match &card.face {
            CardFace::Mission { goals, .. } => goals.clone(),
            _ => Vec::new(),
        })
        .collect();
    goals.extend([
        Goal::Territories { count: 4, value: 2 },
        Goal::Quadrant { count: 3 },
        Goal::Groups { count: 1 },
        Goal::Group(GroupId(11)),
        Goal::Titles([TitleId(3), TitleId(4)].into_iter().collect()),
        Goal::Developed { count: 1, level: 1 },
        Goal::DevelopedGroup { level: 0 },
        Goal::DevelopedGroup { level: 1 },
        Goal::Eu { amount: 120 },
        Goal::Units { unit: Some(RUnit::Ns), count: 8 },
        Goal::Units { unit: None, count: 4 },
        Goal::AgentsAbroad { territories: 2, agents: 1 },
        Goal::Captives { count: 1, players: 1 },
        Goal::Deed { deed: Deed::Developments, count: 1 },
    ]);
    let (mut held, mut open) = (0, 0);
    for seed in 0..6 {
        let mut dice = FastDice::new(seed);
        let mut state = game.set_up(&mut dice, &mut Silent);
        let mut actions = Vec::new();
        for _ in 0..600 {
            let Some(seat) = game.to_act(&state).must.first() else { break };
            game.legal(&state, seat, &mut actions);
            let action = actions[dice.pick("action", actions.len())];
            game.apply(&mut state, seat, &action, &mut dice, &mut Silent).unwrap();
            for &goal in &goals {
                for team in [0, 1, 2].map(Team) {
                    let (have, need) = game.progress(&state.open, team, goal);
                    let holds = game.holds(&state.open, team, goal);
                    assert!(have <= need && (have == need) == holds, "{goal:?}: {have} of {need}, {holds}");
                    *(if holds { &mut held } else { &mut open }) += 1;
                }
            }
        }
    }
    assert!(held > 1000 && open > 1000, "{held} {open}");
}

#[test]
fn gp_66_the_chance_of_cleaning_house_is_exact() {
    assert_eq!(cleaning_dice(0, 1), [8, 8]);
    assert_eq!(cleaning_dice(1, 2), [10, 10]);
    assert_eq!(cleaning_dice(3, 1), [12, 8]);
    assert!((cleaning_chance([10, 10]) - 0.5).abs() < 1e-12);
    // A d8 beats a d10 in 28 of the 72 throws that are no ties.
    let once: f64 = 28.0 / 72.0;
    let two_of_three = once.powi(2) * (3.0 - 2.0 * once);
    assert!((cleaning_chance([8, 10]) - two_of_three).abs() < 1e-12);
    assert!((cleaning_chance([8, 10]) + cleaning_chance([10, 8]) - 1.0).abs() < 1e-12);
}
