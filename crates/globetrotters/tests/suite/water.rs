//! Water travel: GT-30 and GT-31.

use globetrotters::clause::GT_30;
use globetrotters::{Action, Phase};

use crate::support::{ELSEWHERE, place, position, sail, story};

#[test]
fn gt_30_onto_the_cruise_island_and_the_turn_is_over() {
    let player = r#"home = "seattle", at = "lima", money = 200"#;
    let mut table = position("", &[player, ELSEWHERE]);
    table.does(sail("easter-island"));
    assert_eq!((table.at(0), table.money(0), table.turn()), ("easter-island", 200, 1));
    assert_eq!(table.player(0).spot.unwrap().bound_for, Some(place("tahiti")));
}

#[test]
fn gt_30_the_next_turn_begins_at_the_other_end() {
    for (from, to) in [("lima", "tahiti"), ("tahiti", "lima")] {
        let player = format!("home = \"seattle\", at = \"{from}\", money = 200");
        let mut table = position("", &[&player, ELSEWHERE]);
        table.does(sail("easter-island")).work();
        assert_eq!((table.turn(), table.at(0), table.money(0)), (0, to, 400), "no turning back");
        assert_eq!(table.phase(), Phase::Travel);
    }
}

#[test]
fn gt_30_only_from_an_end_of_the_route() {
    let table = position("", &[r#"home = "seattle", at = "quito""#, ELSEWHERE]);
    assert_eq!(table.refused(0, sail("easter-island")), GT_30);
    let table = position("", &[r#"home = "seattle", at = "lima""#, ELSEWHERE]);
    assert_eq!(table.refused(0, sail("rarotonga")), GT_30, "another route's island");
    assert_eq!(table.refused(0, Action::Sail(place("tahiti"))), GT_30);
}

#[test]
fn gt_31_a_switch_inherits_the_destination() {
    let at_sea = r#"home = "winnipeg", at = "easter-island", bound_for = "tahiti""#;
    let player = r#"home = "seattle", at = "rome", money = 200"#;
    let mut table = story(&["switch"], "phase = \"offer\"", &[player, at_sea]);
    table.adventure();
    assert_eq!((table.at(0), table.at(1)), ("easter-island", "rome"));
    assert_eq!(table.player(0).spot.unwrap().bound_for, Some(place("tahiti")));
    assert_eq!(table.turn(), 1, "a Cruise Island ends the turn");
    assert_eq!((table.phase(), table.money(1)), (Phase::Offer, 200), "the other arrives in Rome");
    table.does(Action::Decline).work();
    assert_eq!((table.at(0), table.player(0).specials), ("tahiti", 1));
}
