//! Air travel and tickets: GT-25 to GT-29.

use globetrotters::clause::{GT_7, GT_9, GT_25, GT_26, GT_27, GT_28, GT_29, GT_46};
use globetrotters::{Action, Event, Phase};
use table::Seat;

use crate::support::{ELSEWHERE, Table, fly, move_to, position, refund, sail, send, story};

fn in_vancouver(money: u32, tickets: &[&str]) -> Table {
    position(
        "",
        &[
            &format!("home = \"seattle\", at = \"vancouver\", money = {money}, tickets = {tickets:?}"),
            ELSEWHERE,
        ],
    )
}

#[test]
fn gt_25_a_ticket_flies_to_either_of_its_places() {
    for to in ["lagos", "moscow"] {
        let mut table = in_vancouver(500, &["lagos/moscow"]);
        table.does(fly("lagos/moscow", to));
        assert_eq!((table.at(0), table.hand(0).len(), table.money(0)), (to, 0, 400));
        assert_eq!(table.phase(), Phase::Offer, "no die, and the arrival as usual");
    }
    let table = in_vancouver(500, &["lagos/moscow"]);
    assert_eq!(table.refused(0, fly("lagos/moscow", "rome")), GT_25);
}

#[test]
fn gt_25_from_red_dot_cities_only() {
    for at in ["seattle", "portland", "las-vegas", "hawaii"] {
        let player = format!("home = \"lima\", at = \"{at}\", tickets = [\"lagos/moscow\"]");
        let table = position("", &[&player, ELSEWHERE]);
        assert_eq!(table.refused(0, fly("lagos/moscow", "lagos")), GT_25, "{at}");
    }
    let table =
        position("", &[r#"home = "lima", at = "los-angeles", tickets = ["lagos/moscow"]"#, ELSEWHERE]);
    assert!(table.can(fly("lagos/moscow", "lagos")));
}

#[test]
fn gt_25_with_a_ticket_of_ones_own() {
    let table = in_vancouver(500, &["lagos/moscow"]);
    assert_eq!(table.refused(0, fly("cairo/tokyo", "cairo")), GT_27);
}

#[test]
fn gt_26_one_purchase_of_any_number_at_200_each() {
    let mut table = in_vancouver(700, &[]);
    let top = table.pack()[..3].to_vec();
    assert!(table.can(Action::Buy(1)) && table.can(Action::Buy(3)));
    assert_eq!(table.refused(0, Action::Buy(4)), GT_26);
    assert_eq!(table.refused(0, Action::Buy(0)), GT_26);
    table.does(Action::Buy(3));
    assert_eq!((table.money(0), table.hand(0)), (100, top));
    let mut table = in_vancouver(700, &[]);
    table.does(Action::Buy(1));
    assert_eq!(table.refused(0, Action::Buy(1)), GT_26, "one purchase per turn");
}

#[test]
fn gt_26_two_for_300_after_the_turn() {
    let mut table = in_vancouver(500, &[]);
    let top = table.pack()[..2].to_vec();
    table.does(Action::Buy(1)).does(Action::Work);
    assert_eq!(table.phase(), Phase::AfterTurn, "a purchase in the turn does not count");
    assert_eq!(table.refused(0, Action::Buy(1)), GT_28);
    table.does(Action::BuyTwo);
    assert_eq!((table.money(0), table.hand(0).len(), table.turn()), (200, 3, 1));
    assert_eq!(table.hand(0)[..2], top);
}

#[test]
fn gt_26_a_purchase_that_a_debt_forces_does_not_count() {
    let player = r#"home = "lima", at = "rome", money = 900"#;
    let mut table = story(&["use 1"], "phase = \"offer\"", &[player, ELSEWHERE]);
    table.does(Action::Buy(1));
    table.does(refund(&table.hand(0)[0])).adventure();
    assert_eq!(
        (table.money(0), table.jackpot()),
        (600, (200, 3)),
        "bought though there was a purchase before"
    );
    let mut table = story(&["use 1"], "phase = \"offer\"", &[player, ELSEWHERE]);
    table.adventure().does(Action::Buy(1));
    assert_eq!(table.money(0), 500);
}

#[test]
fn gt_27_a_ticket_returns_for_100() {
    let mut table = in_vancouver(0, &["lagos/moscow", "cairo/tokyo"]);
    table.does(refund("cairo/tokyo"));
    assert_eq!((table.money(0), table.hand(0)), (100, vec!["lagos/moscow".to_owned()]));
    assert_eq!((table.turn(), table.phase()), (0, Phase::Travel));
    assert_eq!(table.refused(0, refund("cairo/tokyo")), GT_27, "it is gone");
}

#[test]
fn gt_27_at_any_point_of_his_turn() {
    let player = r#"home = "seattle", at = "edmonton", money = 500, tickets = ["lagos/moscow", "cairo/tokyo", "rio/paris"]"#;
    let mut table = position("", &[player, ELSEWHERE]);
    table.roll(1).does(refund("lagos/moscow"));
    table.does(move_to("northwest-territories"));
    assert_eq!(table.phase(), Phase::Arrive, "before the Wasteland takes them");
    table.does(refund("cairo/tokyo")).does(Action::Arrive);
    assert_eq!((table.money(0), table.hand(0).len()), (600, 0));
    // Between expenses and result, and in the window after the turn.
    let player = r#"home = "seattle", money = 500, tickets = ["lagos/moscow", "cairo/tokyo"]"#;
    let mut table = position("", &[player, ELSEWHERE]);
    table.go("vancouver").does(refund("lagos/moscow"));
    assert_eq!(table.phase(), Phase::Offer);
    table.does(Action::Decline).does(Action::Work).does(refund("cairo/tokyo"));
    assert_eq!((table.phase(), table.money(0)), (Phase::AfterTurn, 800));
}

#[test]
fn gt_27_while_one_chooses_where_a_bumped_player_goes() {
    let players = [
        r#"home = "vancouver", money = 500, tickets = ["lagos/moscow"]"#,
        r#"home = "winnipeg", at = "seattle", tickets = ["rio/paris"]"#,
    ];
    let table = || position("pack = [\"tripoli/lima\"]", &players);
    let mut new = table();
    new.go("seattle").does(refund("lagos/moscow"));
    assert_eq!((new.money(0), new.hand(0).len(), new.awaited()), (600, 0, vec![0]));
    new.does(send("lima"));
    assert_eq!((new.at(1), new.money(0)), ("lima", 500), "then Seattle's expenses are paid");
    let mut old = table().of_old();
    old.go("seattle");
    assert_eq!(old.refused(0, refund("lagos/moscow")), GT_46);
}

#[test]
fn gt_28_what_is_handed_back_can_be_bought_again() {
    let table = || {
        let mut table = in_vancouver(100, &["lagos/moscow"]);
        let hidden = &mut table.state.hidden;
        while hidden.pack.len() > 2 {
            hidden.hands[Seat(1)].push(hidden.pack.pop().unwrap());
        }
        table
    };
    let mut new = table();
    new.does(Action::Work);
    assert_eq!((new.turn(), new.phase()), (0, Phase::AfterTurn));
    assert_eq!(new.refused(0, Action::BuyTwo), GT_7, "one ticket must stay in the pack (GT-7)");
    new.does(refund("lagos/moscow")).does(Action::BuyTwo);
    assert_eq!((new.money(0), new.hand(0).len()), (100, 2));
    let mut old = table().of_old();
    old.does(Action::Work);
    assert_eq!(old.turn(), 1);
}

#[test]
fn gt_27_not_in_the_turn_of_another() {
    let other = r#"home = "winnipeg", tickets = ["lagos/moscow"]"#;
    let table = position("", &[r#"home = "seattle""#, other]);
    assert_eq!(table.refused(1, refund("lagos/moscow")), GT_9);
}

#[test]
fn gt_28_the_purchase_after_the_turn_is_offered_however_it_ended() {
    let mut table = in_vancouver(500, &[]);
    table.does(sail("aloha-cruise"));
    assert_eq!((table.phase(), table.awaited()), (Phase::AfterTurn, vec![0]));
    // Deported, but with enough left: they owed tickets.
    let player = r#"home = "lima", at = "rome", money = 300"#;
    let mut table = story(&["use 3"], "phase = \"offer\"", &[player, ELSEWHERE]);
    table.adventure();
    assert_eq!((table.money(0), table.turn()), (100, 1), "one ticket was bought");
    let rich = r#"home = "lima", at = "los-angeles", money = 900"#;
    let mut table = story(&["use 9"], "phase = \"offer\"", &[rich, ELSEWHERE]);
    table.adventure();
    assert_eq!((table.money(0), table.at(0)), (100, "lima"));
}

#[test]
fn gt_28_only_who_can_pay_refunds_included() {
    let mut table = in_vancouver(0, &[]);
    table.does(Action::Work);
    assert_eq!(table.turn(), 1, "200 is not enough");
    let mut table = in_vancouver(0, &["lagos/moscow"]);
    table.does(Action::Work);
    assert_eq!(table.phase(), Phase::AfterTurn);
    assert_eq!(table.refused(0, Action::BuyTwo), GT_28, "not before the ticket is returned");
    table.does(refund("lagos/moscow")).does(Action::BuyTwo);
    assert_eq!((table.money(0), table.hand(0).len()), (0, 2));
}

#[test]
fn gt_28_not_for_a_skipped_turn() {
    let mut table = position("", &[r#"home = "seattle""#, r#"home = "lima", money = 900, skips = true"#]);
    table.does(Action::Work);
    assert_eq!((table.turn(), table.phase()), (0, Phase::Travel));
    assert!(table.told(Event::TurnSkipped { seat: Seat(1) }));
}

#[test]
fn gt_29_no_flight_to_where_one_is() {
    let table = in_vancouver(500, &["adelaide/vancouver"]);
    assert_eq!(table.refused(0, fly("adelaide/vancouver", "vancouver")), GT_29);
    assert!(table.can(fly("adelaide/vancouver", "adelaide")));
}
