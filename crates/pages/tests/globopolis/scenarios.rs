//! The positions that come with the program are worth sitting down at.

use games::AnyGame;
use games::globopolis::state::Asked;
use games::globopolis::{Action, Phase};

use crate::clicks::plays_on;
use crate::person::{Person, Press};

fn shipped(name: &str) -> &'static str {
    let found = games::SCENARIOS.iter().find(|(id, _)| id.contains(name));
    found.unwrap_or_else(|| panic!("no scenario is called {name}")).1
}

#[test]
fn gp_19_in_the_last_round_the_first_seat_has_its_turn_before_it() {
    let mut person = Person::at(shipped("last-round"), 0, 1);
    let open = person.open();
    assert!(open.last_round && open.turn == person.seat && open.phase == Phase::Option);
    let points = open.players[games::globopolis::Team(0)].points;
    // The turn is played with what the page proposes, and the game comes to its end.
    while person.waits() {
        plays_on(&mut person);
        assert!(person.open().round <= 40, "it has no end");
    }
    assert!(person.open().is_over() && person.clicks > 1);
    assert_ne!(
        person.open().players[games::globopolis::Team(0)].points,
        points,
        "there was something to be done"
    );
}

#[test]
fn gp_63_the_bribe_of_the_coup_decides_who_is_stronger() {
    let chance = |leave: bool| {
        let mut person = Person::at(shipped("coup-in-scandinavia"), 0, 1);
        let third = |press: &Press| matches!(press.actions[..], [Action::Bribe { leave: wanted, .. }] if wanted == leave);
        assert!(person.presses_one(third), "the Aggressor is asked first");
        // The Defender offers nothing, and the third party does what it is paid for.
        while !matches!(person.open().phase, Phase::Bystander { asked: Asked::Third, .. }) {
            person.seat = table::Seat(1);
            assert!(person.presses_one(|press| press.actions == [Action::Pass]));
        }
        person.seat = table::Seat(2);
        let answer = if leave { [1, 2] } else { [0, 0] };
        assert!(person.presses_one(|press| press.actions == [Action::Answer { home: answer }]));
        let AnyGame::Globopolis(game) = person.play.game() else { panic!("another game") };
        let battle = person.open().battle.expect("the battle goes on");
        let strengths = game.strength(person.open(), &battle);
        (game.chance(&strengths, [false; 2]), strengths.each_ref().map(|strength| strength.total))
    };
    let ((stays, with), (leaves, without)) = (chance(false), chance(true));
    assert_eq!((with, without), ([6, 5], [5, 6]));
    assert!(stays > leaves + 0.2, "{stays} if they stay, {leaves} if they leave");
}
