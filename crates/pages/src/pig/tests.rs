//! Whole games rendered and looked at: whatever can be done has its place on the page.

use std::collections::BTreeSet;

use games::pig::{Action, Edition, Options, Pig};
use table::{Game, Seat, Viewer};

use crate::test_html::{Values, check_region, kind_of};
use crate::test_table::{Drive, Shown};

impl Shown for Pig {
    fn can_take_back(drive: &Drive<Self>) -> bool {
        drive.state.at_stake == 0
    }
}

fn drive(options: Options, seats: usize, seed: u64) -> Drive<Pig> {
    Drive::of(Pig::new(Edition::world(), options, seats), seed)
}

const TWO_DICE: Options = Options { target: Some(40), two_dice: true };

#[test]
fn whatever_can_be_done_is_on_the_page() {
    let mut kinds = BTreeSet::new();
    for (seed, options) in [(1, Options::default()), (2, TWO_DICE)] {
        drive(options, 3, seed).walk(300, |drive, _, seat, actions| {
            let regions = drive.regions(Viewer::Seat(seat), &[]);
            let html: String = regions.iter().map(|region| region.html.as_str()).collect();
            let values = Values::on(&html);
            for action in actions {
                kinds.insert(kind_of(action));
                assert!(values.carry(action), "{action:?} of {seat} is nowhere");
            }
            for region in regions {
                check_region(&region, &[">pg-", "\"pg-no-"]);
            }
        });
    }
    assert_eq!(kinds.len(), Action::ALL.len());
}

#[test]
fn every_sentence_of_the_game_can_be_said() {
    for seed in 0..4 {
        drive(Options::default(), 2, seed).check_words(400);
        drive(TWO_DICE, 6, seed).check_words(400);
    }
}

#[test]
fn whoever_waits_gets_no_forms() {
    let drive = drive(Options::default(), 2, 5);
    let waiting = drive.state.turn.next(2);
    for viewer in [Viewer::Spectator, Viewer::Seat(waiting)] {
        assert!(!drive.html(viewer, &[]).contains("name=\"action\""));
    }
}

#[test]
fn pg_6_a_page_says_that_holding_wins() {
    let mut drive = drive(Options { target: Some(20), two_dice: false }, 2, 3);
    let mut wins = 0;
    while drive.game.outcome(&drive.state).is_none() {
        let (seat, open) = (drive.state.turn, drive.state);
        let enough = open.points[seat] + open.at_stake >= 20;
        let said = drive.html(Viewer::Seat(seat), &[]).contains("You win at once");
        assert_eq!(said, enough && open.at_stake > 0, "{open:?}");
        wins += usize::from(said);
        let action = if open.at_stake >= 10 { Action::Hold } else { Action::Roll };
        drive.act(seat, &action);
    }
    assert!(wins > 0);
    assert!(drive.html(Viewer::Seat(Seat(0)), &[]).contains("has won"));
}

#[test]
fn a_die_of_many_sides_shows_its_number() {
    assert!(super::die(17).into_string().contains(">17<"));
    assert_eq!(super::die(5).into_string().matches("<circle").count(), 5);
}
