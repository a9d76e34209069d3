//! Arrivals, their expenses and results: GT-32 to GT-44.

use globetrotters::clause::{GT_15, GT_40, GT_44, GT_78};
use globetrotters::{Action, Event, Kind, Phase};
use table::Seat;

use crate::support::{ELSEWHERE, TICKET, TROUBLE, Table, bonus, fly, position, sail, story};

/// Arrives there overland with $500.
fn arrived(from: &str, to: &str) -> Table {
    let player = format!("home = \"lima\", at = \"{from}\", money = 500");
    let mut table = position("", &[&player, ELSEWHERE]);
    table.go(to);
    table
}

#[test]
fn gt_32_a_key_city_costs_200_and_offers_an_adventure() {
    let table = arrived("seattle", "los-angeles");
    assert_eq!((table.money(0), table.phase()), (300, Phase::Offer));
    assert!(table.can(Action::TakeAdventure) && table.can(Action::Decline));
}

#[test]
fn gt_33_a_continental_city_costs_100_and_offers_an_adventure() {
    let table = arrived("seattle", "vancouver");
    assert_eq!((table.money(0), table.phase()), (400, Phase::Offer));
    assert!(table.can(Action::TakeAdventure));
}

#[test]
fn gt_34_a_national_city_costs_100() {
    let table = arrived("vancouver", "seattle");
    assert_eq!((table.money(0), table.phase(), table.turn()), (400, Phase::Travel, 0));
}

#[test]
fn gt_35_a_regional_city_is_free_and_ends_the_turn() {
    let table = arrived("seattle", "portland");
    assert_eq!((table.money(0), table.phase()), (500, Phase::AfterTurn));
}

#[test]
fn gt_36_a_gambling_city_costs_100_and_offers_the_jackpot() {
    let table = arrived("los-angeles", "las-vegas");
    assert_eq!((table.money(0), table.phase()), (400, Phase::Offer));
    assert!(table.can(Action::TryJackpot) && table.can(Action::Decline));
    assert_eq!(table.refused(0, Action::TakeAdventure), GT_78);
}

#[test]
fn gt_37_a_tropical_island_costs_100_and_gives_a_special_memory() {
    let player = r#"home = "seattle", at = "vancouver", money = 500, tickets = ["san-francisco/fiji"]"#;
    let mut table = position("", &[player, ELSEWHERE]);
    table.does(fly("san-francisco/fiji", "fiji"));
    assert_eq!((table.money(0), table.player(0).specials, table.phase()), (400, 1, Phase::Travel));
    assert!(table.told(Event::GainedSpecial { seat: Seat(0) }));
}

#[test]
fn gt_38_a_wasteland_costs_100_and_all_tickets_and_the_turn() {
    let player = r#"home = "seattle", at = "edmonton", money = 500, tickets = ["lagos/moscow", "rio/paris"]"#;
    let mut table = position("", &[player, ELSEWHERE]);
    let pack = table.pack().len();
    table.go("northwest-territories").does(Action::Arrive);
    assert_eq!((table.money(0), table.hand(0).len(), table.phase()), (400, 0, Phase::AfterTurn));
    assert_eq!((table.pack().len(), table.jackpot()), (pack + 2, (200, 2)));
}

#[test]
fn gt_39_a_trouble_spot_costs_100_and_the_turn() {
    let table = arrived("seattle", "siskiyou-pass");
    assert_eq!((table.money(0), table.phase()), (400, Phase::AfterTurn));
}

#[test]
fn gt_40_a_cruise_island_is_free_and_ends_the_turn() {
    let mut table = position("", &[r#"home = "seattle", at = "lima", money = 500"#, ELSEWHERE]);
    table.does(sail("easter-island"));
    assert_eq!((table.money(0), table.phase()), (500, Phase::AfterTurn));
    assert_eq!((Kind::CruiseIsland.expenses(), Kind::CruiseIsland.clause()), (0, GT_40));
}

#[test]
fn gt_41_expenses_are_paid_however_one_arrived() {
    let vancouver = r#"home = "seattle", at = "vancouver", money = 500, tickets = ["tripoli/lima"]"#;
    let mut flown = position("", &[vancouver, ELSEWHERE]);
    flown.does(fly("tripoli/lima", "lima"));
    assert_eq!(flown.money(0), 400);
    let player = r#"home = "seattle", at = "rome", money = 500"#;
    let mut sent = story(&["go lima"], "phase = \"offer\"", &[player, ELSEWHERE]);
    sent.adventure();
    assert_eq!((sent.at(0), sent.money(0)), ("lima", 400));
}

#[test]
fn gt_41_at_home_there_are_no_expenses_but_the_usual_result() {
    let mut table = position("", &[r#"home = "vancouver", at = "seattle", money = 500"#, ELSEWHERE]);
    table.go("vancouver");
    assert_eq!((table.money(0), table.phase()), (500, Phase::Offer));
    assert!(table.told(Event::CameHome { seat: Seat(0) }));
    let mut table = position("", &[r#"home = "denver", at = "las-vegas", money = 500"#, ELSEWHERE]);
    table.go("denver");
    assert_eq!((table.money(0), table.phase()), (500, Phase::Travel));
    // A Home that ends turns ends them: all but the first.
    let mut table = position("", &[r#"home = "berlin-wall", at = "munich", money = 500"#, ELSEWHERE]);
    table.go("berlin-wall");
    assert_eq!((table.money(0), table.phase()), (500, Phase::AfterTurn));
}

#[test]
fn gt_42_expenses_go_to_the_bank_but_to_the_jackpot_where_an_adventure_sent_him() {
    assert_eq!(arrived("seattle", "vancouver").jackpot(), (200, 2));
    let player = r#"home = "seattle", at = "rome", money = 500, before = "lima""#;
    for effects in ["go lima", "back"] {
        let mut table = story(&[effects], "phase = \"offer\"", &[player, ELSEWHERE]);
        table.adventure();
        assert_eq!((table.at(0), table.money(0), table.jackpot()), ("lima", 400, (300, 2)), "{effects}");
        // Only that arrival's.
        table.go("quito");
        assert_eq!((table.money(0), table.jackpot()), (300, (300, 2)));
    }
}

#[test]
fn gt_42_the_switching_players_expenses_too_but_not_the_others() {
    let other = r#"home = "winnipeg", at = "lima", money = 0"#;
    let mut table =
        story(&["switch"], "phase = \"offer\"", &[r#"home = "seattle", at = "rome", money = 500"#, other]);
    table.adventure();
    assert_eq!((table.at(0), table.money(0), table.jackpot()), ("lima", 400, (300, 2)));
    table.work();
    assert_eq!(
        (table.at(1), table.money(1), table.jackpot()),
        ("rome", 200, (300, 2)),
        "300 less 100, to the bank"
    );
}

#[test]
fn gt_42_a_travel_bonus_is_elective_and_what_a_wasteland_takes_goes_to_the_pack() {
    let player = r#"home = "seattle", at = "rome", money = 500, tickets = ["lagos/moscow"]"#;
    let mut table = story(&["bonus-star"], "phase = \"offer\"", &[player, ELSEWHERE]);
    table.adventure();
    table.does(bonus("lima"));
    assert_eq!((table.money(0), table.jackpot()), (400, (200, 2)));
    let mut table = story(&["go lapland"], "phase = \"offer\"", &[player, ELSEWHERE]);
    table.adventure().does(Action::Arrive);
    assert_eq!((table.money(0), table.jackpot()), (400, (300, 2)));
    assert_eq!(table.pack().last().unwrap(), "lagos/moscow");
}

#[test]
fn gt_43_declining_lets_the_turn_go_on_and_gives_the_chance_up() {
    let mut table = arrived("seattle", "vancouver");
    table.does(Action::Decline);
    assert_eq!(table.phase(), Phase::Travel);
    assert_eq!(table.refused(0, Action::TakeAdventure), GT_44);
    let mut table = arrived("los-angeles", "las-vegas");
    table.does(Action::Decline);
    assert_eq!(table.phase(), Phase::Travel);
    assert_eq!(table.refused(0, Action::TryJackpot), GT_15);
}

/// In Rome, where the Adventure was declined on the turn before.
fn declined(money: u32) -> Table {
    let player = format!("home = \"seattle\", at = \"rome\", money = {money}");
    let mut table = story(&["gain 100"], "phase = \"offer\"", &[&player, ELSEWHERE]);
    table.does(Action::Decline).work().work();
    assert_eq!(table.turn(), 0);
    table
}

#[test]
fn gt_44_a_declined_adventure_can_be_taken_at_the_start_of_the_next_turn() {
    let mut table = declined(0);
    assert_eq!(table.money(0), 500, "200 and 300");
    table.adventure();
    assert_eq!((table.money(0), table.memories(0)), (500, vec!["rome"]), "100 paid again, 100 gained");
    assert_eq!(table.jackpot(), (200, 2));
    assert_eq!(table.phase(), Phase::Travel);
}

#[test]
fn gt_44_after_the_trouble_symbol_as_well() {
    let player = r#"home = "seattle", at = "rome", money = 100"#;
    let mut table = story(&["gain 100"], "phase = \"offer\"", &[player, ELSEWHERE]);
    table.does(Action::Decline).roll(TROUBLE).work().adventure();
    assert_eq!((table.money(0), table.memories(0)), (300, vec!["rome"]));
}

#[test]
fn gt_44_at_home_without_expenses_and_never_without_the_money() {
    let player = r#"home = "amsterdam", money = 0"#;
    let mut table = story(&["gain 100"], "phase = \"offer\"", &[player, ELSEWHERE]);
    table.does(Action::Decline).work().work().adventure();
    assert_eq!(table.money(0), 600);
    let poor = r#"home = "seattle", at = "rome", money = 0, declined = true"#;
    let table = position("again = true", &[poor, ELSEWHERE]);
    assert_eq!(table.refused(0, Action::TakeAdventure), GT_44);
}

#[test]
fn gt_44_only_at_the_start_of_that_turn() {
    let mut table = declined(0);
    table.roll(TICKET);
    assert_eq!(table.refused(0, Action::TakeAdventure), GT_44);
}

#[test]
fn gt_44_not_after_taking_one_on_this_visit_nor_after_a_deportation() {
    let player = r#"home = "seattle", at = "rome", money = 0"#;
    let mut table = story(&["gain 100"], "phase = \"offer\"", &[player, ELSEWHERE]);
    table.adventure().work().work();
    assert_eq!(table.refused(0, Action::TakeAdventure), GT_44);
    let player = r#"home = "amsterdam", at = "rome", money = 0"#;
    let mut table = story(&["lose 100"], "phase = \"offer\"", &[player, ELSEWHERE]);
    table.adventure().work();
    assert_eq!((table.turn(), table.at(0)), (0, "amsterdam"));
    assert_eq!(table.refused(0, Action::TakeAdventure), GT_44);
}

#[test]
fn gt_44_never_for_the_jackpot() {
    let mut table = arrived("los-angeles", "las-vegas");
    table.does(Action::Decline).work().work();
    assert_eq!((table.turn(), table.at(0)), (0, "las-vegas"));
    assert_eq!(table.refused(0, Action::TryJackpot), GT_15);
}
