//! Debts and deportation: GT-81 to GT-84.

use globetrotters::clause::{GT_27, GT_44, GT_81};
use globetrotters::state::{Due, Mark};
use globetrotters::{Action, Event, Phase};
use table::Seat;

use crate::support::{ELSEWHERE, TROUBLE, place, position, refund, send, story};

#[test]
fn gt_81_which_tickets_are_returned_is_his_choice() {
    let player =
        r#"home = "lima", at = "seattle", money = 0, tickets = ["lagos/moscow", "cairo/tokyo", "rio/paris"]"#;
    let mut table = position("", &[player, ELSEWHERE]);
    table.go("los-angeles");
    assert_eq!(table.phase(), Phase::Debt(Due::Expenses));
    let choices = ["lagos/moscow", "cairo/tokyo", "rio/paris"].map(refund);
    assert_eq!(table.legal(0), choices);
    assert_eq!(table.refused(0, Action::GiveUp), GT_81);
    assert_eq!(table.refused(0, refund("new-york/london")), GT_27);
    table.does(refund("cairo/tokyo")).does(refund("lagos/moscow"));
    assert_eq!(
        (table.money(0), table.hand(0), table.phase()),
        (0, vec!["rio/paris".to_owned()], Phase::Offer)
    );
}

#[test]
fn gt_81_if_there_is_nothing_to_choose_nothing_is_asked() {
    let player = r#"home = "lima", at = "seattle", money = 100, tickets = ["lagos/moscow"]"#;
    let mut table = position("", &[player, ELSEWHERE]);
    table.go("los-angeles");
    assert_eq!((table.money(0), table.hand(0).len(), table.phase()), (0, 0, Phase::Offer));
    assert!(table.told(Event::Refunded { seat: Seat(0) }));
}

#[test]
fn gt_81_the_rulebooks_example_of_tickets_owed() {
    // $200 and one ticket, and two are lost: one is bought, and the turn continues.
    let player = r#"home = "lima", at = "rome", money = 200, tickets = ["lagos/moscow"]"#;
    let mut table = story(&["use 2"], "phase = \"offer\"", &[player, ELSEWHERE]);
    table.adventure();
    assert_eq!((table.money(0), table.jackpot(), table.phase()), (0, (200, 4), Phase::Travel));
    assert_eq!(table.memories(0), ["rome"]);
}

#[test]
fn gt_82_the_rulebooks_example_of_a_debt() {
    // $100 and one ticket, and $300 are lost: $200 are paid, and they are deported.
    let player = r#"home = "lima", at = "rome", money = 100, tickets = ["lagos/moscow"]"#;
    let mut table = story(&["lose 300"], "phase = \"offer\"", &[player, ELSEWHERE]);
    table.adventure();
    assert_eq!((table.money(0), table.hand(0).len(), table.jackpot()), (0, 0, (400, 2)));
    assert_eq!((table.at(0), table.turn(), table.memories(0).len()), ("lima", 1, 0));
    assert!(table.told(Event::PaidPart { seat: Seat(0), dollars: 200, owed: 300 }));
    assert!(table.told(Event::Deported { seat: Seat(0), from: place("rome") }));
}

#[test]
fn gt_82_expenses_that_cannot_be_paid() {
    let mut table = position("", &[r#"home = "lima", at = "seattle", money = 100"#, ELSEWHERE]);
    table.go("los-angeles");
    assert_eq!((table.money(0), table.at(0), table.turn(), table.jackpot()), (0, "lima", 1, (200, 2)));
    assert_eq!(table.player(0).mark, Some(Mark { place: place("los-angeles"), adventure: false }));
    // Where an Adventure sent them, what they have goes to the Jackpot.
    let player = r#"home = "lima", at = "rome", money = 100"#;
    let mut table = story(&["go paris"], "phase = \"offer\"", &[player, ELSEWHERE]);
    table.adventure();
    assert_eq!((table.money(0), table.jackpot(), table.at(0)), (0, (300, 2), "lima"));
    assert_eq!(table.player(0).mark, Some(Mark { place: place("paris"), adventure: false }));
}

#[test]
fn gt_82_who_owes_tickets_gives_those_he_has_and_keeps_cash_that_buys_none() {
    let player = r#"home = "lima", at = "rome", money = 300, tickets = ["lagos/moscow"]"#;
    let mut table = story(&["use 4"], "phase = \"offer\"", &[player, ELSEWHERE]);
    table.adventure();
    assert_eq!((table.money(0), table.jackpot(), table.at(0)), (100, (200, 4), "lima"));
    assert_eq!(table.player(0).mark, Some(Mark { place: place("rome"), adventure: true }));
}

#[test]
fn gt_83_no_benefit_of_home_after_a_deportation() {
    // Amsterdam offers no Adventure, Jamaica no Special Memory, Las Vegas no Jackpot.
    let mark = r#"money = 500, mark = { place = "rome" }"#;
    for (home, from) in [("amsterdam", "hamburg"), ("las-vegas", "los-angeles")] {
        let mut table = position("", &[&format!("home = \"{home}\", at = \"{from}\", {mark}"), ELSEWHERE]);
        table.go(home);
        assert_eq!((table.phase(), table.money(0)), (Phase::Travel, 500), "{home}");
        assert!(table.told(Event::NoBenefit { seat: Seat(0), place: place("rome") }));
    }
    let player = format!("home = \"jamaica\", at = \"great-inagua\", bound_for = \"jamaica\", {mark}");
    let table = position("phase = \"start\"", &[&player, ELSEWHERE]);
    assert_eq!((table.at(0), table.player(0).specials), ("jamaica", 0));
}

#[test]
fn gt_83_what_ends_turns_there_still_applies() {
    let player =
        r#"home = "outback", at = "adelaide", money = 500, mark = { place = "rome" }, tickets = ["any"]"#;
    let mut table = position("", &[player, ELSEWHERE]);
    table.go("outback").does(Action::Arrive);
    assert_eq!((table.hand(0).len(), table.phase(), table.money(0)), (0, Phase::AfterTurn, 500));
}

#[test]
fn gt_83_elsewhere_nothing_is_withheld() {
    let player = r#"home = "lima", at = "seattle", money = 500, mark = { place = "rome" }"#;
    let mut table = position("", &[player, ELSEWHERE]);
    table.go("vancouver");
    assert_eq!(table.phase(), Phase::Offer);
    assert!(table.player(0).mark.is_some());
}

#[test]
fn gt_84_one_mark_naming_the_latest_place() {
    let player = r#"home = "lima", at = "seattle", money = 100, mark = { place = "rome", adventure = true }"#;
    let mut table = position("", &[player, ELSEWHERE]);
    table.go("los-angeles");
    assert_eq!(table.player(0).mark, Some(Mark { place: place("los-angeles"), adventure: false }));
}

#[test]
fn gt_84_it_clears_on_arrival_with_the_expenses_paid_in_full() {
    let player = r#"home = "lima", at = "seattle", money = 100, mark = { place = "vancouver" }"#;
    let mut table = position("", &[player, ELSEWHERE]);
    table.go("vancouver");
    assert_eq!((table.player(0).mark, table.phase()), (None, Phase::Offer));
    assert!(table.told(Event::MarkCleared { seat: Seat(0), place: place("vancouver") }));
    let player = r#"home = "lima", at = "seattle", money = 100, mark = { place = "los-angeles" }"#;
    let mut table = position("", &[player, ELSEWHERE]);
    table.go("los-angeles");
    assert!(table.player(0).mark.is_some(), "in part is not enough");
}

#[test]
fn gt_84_by_any_means() {
    let moved = r#"home = "lima", at = "rome", unresolved = true, mark = { place = "rome" }"#;
    let table = position("phase = \"start\"", &[moved, ELSEWHERE]);
    assert_eq!(table.player(0).mark, None, "moved on");
    let player = r#"home = "seattle", at = "athens", money = 500, mark = { place = "rome" }"#;
    let mut table = story(&["go rome"], "phase = \"offer\"", &[player, ELSEWHERE]);
    table.adventure();
    assert_eq!(table.player(0).mark, None, "sent");
}

#[test]
fn gt_84_who_was_deported_by_an_adventure_must_complete_one_there() {
    let player =
        r#"home = "lima", at = "seattle", money = 900, mark = { place = "vancouver", adventure = true }"#;
    let mut table = story(&["gain 100"], "", &[player, ELSEWHERE]);
    table.go("vancouver");
    assert!(table.player(0).mark.is_some(), "the arrival alone is not enough");
    let mut declined = table.clone();
    declined.does(Action::Decline);
    assert!(declined.player(0).mark.is_some());
    table.adventure();
    assert_eq!(table.player(0).mark, None);
    // One that leaves the city is completed too; one that deports is not.
    let player = r#"home = "lima", at = "rome", money = 500, mark = { place = "rome", adventure = true }"#;
    let mut table = story(&["go athens"], "phase = \"offer\"", &[player, ELSEWHERE]);
    table.adventure();
    assert_eq!((table.at(0), table.player(0).mark), ("athens", None));
    let mut table = story(&["lose-key"], "phase = \"offer\"", &[player, ELSEWHERE]);
    table.adventure();
    assert_eq!(table.player(0).mark, Some(Mark { place: place("rome"), adventure: true }));
}

#[test]
fn gt_84_if_the_place_is_home_leaving_and_arriving_again_clears_it() {
    let player = r#"home = "amsterdam", money = 500"#;
    let mut table =
        story(&["lose-key"], "phase = \"offer\"", &[player, r#"home = "winnipeg", skips = true"#]);
    table.adventure();
    assert_eq!(table.player(0).mark, Some(Mark { place: place("amsterdam"), adventure: true }));
    assert_eq!(
        (table.turn(), table.phase(), table.money(0)),
        (0, Phase::Travel, 300),
        "no Adventure is offered"
    );
    table.state.open.players[Seat(1)].skips = true;
    table.go("copenhagen").go("amsterdam");
    assert_eq!((table.player(0).mark, table.phase()), (None, Phase::Offer));
}

#[test]
fn gt_84_the_adventure_of_a_later_turn_clears_the_mark_too() {
    let player = r#"home = "lima", at = "rome", money = 0, mark = { place = "rome", adventure = true }"#;
    let mut table = story(&["gain 100"], "phase = \"offer\"", &[player, ELSEWHERE]);
    table.does(Action::Decline).work().work();
    assert!(table.player(0).mark.is_some());
    table.adventure();
    assert_eq!((table.player(0).mark, table.memories(0)), (None, vec!["rome"]));
}

#[test]
fn gt_83_a_deported_player_gets_no_second_chance_at_home_either() {
    // They had declined at Home before; deported there, they may not take it on the next turn (GT-44).
    let player = r#"home = "amsterdam", money = 0"#;
    let mut table = position("phase = \"offer\"", &[player, r#"home = "winnipeg", skips = true"#]);
    table.does(Action::Decline).roll(TROUBLE);
    assert_eq!((table.turn(), table.at(0)), (0, "amsterdam"));
    assert_eq!(table.player(0).mark, Some(Mark { place: place("amsterdam"), adventure: false }));
    assert_eq!(table.refused(0, Action::TakeAdventure), GT_44);
}

#[test]
fn gt_82_a_deported_player_bumps_and_then_his_turn_is_over() {
    let debtor = r#"home = "seattle", at = "denver", money = 0"#;
    let others = [r#"home = "winnipeg", at = "seattle""#, r#"home = "manila""#];
    let mut table = position("pack = [\"tripoli/lima\"]", &[debtor, others[0], others[1]]);
    table.roll(TROUBLE).act(0, send("lima"));
    assert_eq!((table.at(0), table.at(1), table.turn(), table.money(1)), ("seattle", "lima", 1, 200));
}
