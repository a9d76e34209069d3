//! The battery finds what it is there to find: a small game passes it, and fails it with every fault built in.

mod pebbles;

use std::panic::{AssertUnwindSafe, catch_unwind};

use pebbles::{Fault, Pebbles};
use testkit::{Battery, battery};

fn run(fault: Fault) {
    battery(&Pebbles(fault), Battery { games: 30, limit: 2_000, every: 1 });
}

/// What the battery says of the game with this fault.
fn verdict(fault: Fault) -> String {
    let panic = catch_unwind(AssertUnwindSafe(|| run(fault))).expect_err("the fault goes unnoticed");
    panic.downcast_ref::<String>().cloned().expect("the battery says what is wrong")
}

#[test]
fn a_sound_game_passes() {
    run(Fault::Nothing);
}

#[test]
fn the_list_and_the_rules_must_agree() {
    assert!(verdict(Fault::ListsTooMuch).contains("is listed but refused"));
    for fault in [Fault::ListsTooLittle, Fault::RollsOutOfTurn] {
        let verdict = verdict(fault);
        assert!(verdict.contains("which is not listed"), "{fault:?}: {verdict}");
    }
}

#[test]
fn what_stands_open_must_be_so() {
    assert!(verdict(Fault::StandsTooLittle).contains("can do Resign"));
    for fault in [Fault::StandsTooMuch, Fault::StandsForEver] {
        let verdict = verdict(fault);
        assert!(verdict.contains("Resign is listed but refused"), "{fault:?}: {verdict}");
    }
    assert!(verdict(Fault::ResignsWithPebbles).contains("after Resign"));
    assert!(verdict(Fault::KeepsTheList).contains("the order of actions differs"));
}

#[test]
fn a_refusal_must_leave_no_trace() {
    assert!(verdict(Fault::ChangesOnRefusal).contains("changed the state"));
    assert!(verdict(Fault::CastsOnRefusal).contains("a refused action cast dice"));
    assert!(verdict(Fault::TellsOnRefusal).contains("a refused action made news"));
}

#[test]
fn positions_must_be_whole() {
    assert!(verdict(Fault::ListsInAnyOrder).contains("the order of actions differs"));
    assert!(verdict(Fault::Forgets).contains("does not survive serialization"));
    assert!(verdict(Fault::LosesPebbles).contains("pebbles"));
}

#[test]
fn a_game_must_go_on_and_end() {
    assert!(verdict(Fault::NeverEnds).contains("not over after"));
    assert!(verdict(Fault::AsksAtTheEnd).contains("the game is over"));
    for fault in [Fault::StopsDead, Fault::AsksInVain] {
        let verdict = verdict(fault);
        assert!(verdict.contains("exactly if something is listed"), "{fault:?}: {verdict}");
    }
}

#[test]
fn secrets_must_stay_secret() {
    assert!(verdict(Fault::ShowsTheMark).contains("views of"));
    assert!(verdict(Fault::LooksForNothing).contains("its result tells a secret"));
}

#[test]
fn time_that_is_up_must_be_over() {
    assert!(verdict(Fault::ForbidsTimeUp).contains("time is up for"));
    assert!(verdict(Fault::RunsOn).contains("does not end its period"));
}
