//! Options: GT-88 and GT-89.

use std::panic::catch_unwind;

use globetrotters::clause::{GT_53, GT_81, GT_88};
use globetrotters::state::{Due, Ending};
use globetrotters::{Action, Event, Globetrotters, Options, Phase, Short};
use table::{Game, Seat};

use crate::support::{ELSEWHERE, Table, WORLD, memory, move_to, position, refund, scenario, send};

fn strict(next: &[&str], more: &str, players: &[&str]) -> Table {
    let next = if next.is_empty() { String::new() } else { format!("next = {next:?}") };
    Table::from(&scenario(&format!("{next}\noptions = {{ strict = true }}"), more, players))
}

#[test]
fn gt_88_at_a_strict_table_the_300_must_be_claimed() {
    let mut table = strict(&[], "phase = \"start\"", &[r#"home = "seattle", money = 100"#, ELSEWHERE]);
    assert_eq!((table.money(0), table.state.open.course.claimable), (100, true));
    table.does(Action::ClaimMoney);
    assert_eq!(table.money(0), 400);
    assert_eq!(table.refused(0, Action::ClaimMoney), GT_88, "once");
}

#[test]
fn gt_88_or_it_is_lost() {
    let mut table = strict(&[], "phase = \"start\"", &[r#"home = "seattle", money = 0"#, ELSEWHERE]);
    table.does(Action::Work);
    assert!(table.told(Event::SpendingMoneyLost { seat: Seat(0) }));
    assert_eq!((table.money(0), table.turn()), (200, 1));
    let mut table = position("", &[r#"home = "seattle", money = 0"#, ELSEWHERE]);
    table.does(Action::Work);
    assert_eq!(table.money(1), 500, "off by default: it is paid");
}

#[test]
fn gt_88_at_any_moment_of_the_turn() {
    let player = r#"home = "seattle", money = 500"#;
    let mut table = strict(&[], "phase = \"start\"", &[player, ELSEWHERE]);
    table.roll(5);
    assert!(table.can(Action::ClaimMoney));
    table.does(move_to("vancouver"));
    assert!(table.can(Action::ClaimMoney));
    // Before an arrival that opens the turn, even one that ends it.
    let moved = r#"home = "seattle", at = "portland", unresolved = true"#;
    let mut table = strict(&[], "phase = \"start\"", &[moved, ELSEWHERE]);
    assert_eq!(table.phase(), Phase::Arrive);
    table.does(Action::ClaimMoney).does(Action::Arrive);
    assert_eq!((table.money(0), table.phase()), (300, Phase::AfterTurn));
}

#[test]
fn gt_88_also_when_a_debt_falls_due() {
    let player = r#"home = "lima", at = "seattle", money = 0"#;
    let mut table = strict(&[], "phase = \"start\"", &[player, ELSEWHERE]);
    table.go("los-angeles");
    assert_eq!(table.phase(), Phase::Debt(Due::Expenses));
    assert_eq!(table.legal(0), [Action::GiveUp, Action::ClaimMoney]);
    let mut lost = table.clone();
    lost.does(Action::GiveUp);
    assert_eq!((lost.at(0), lost.turn(), lost.money(0)), ("lima", 1, 0), "who does not is deported");
    table.does(Action::ClaimMoney);
    assert_eq!((table.money(0), table.phase()), (100, Phase::Offer));
    // Tickets that are owed can be bought with it.
    let player = r#"home = "lima", at = "rome", money = 0"#;
    let mut table = strict(&["use 1"], "phase = \"offer\"\nclaimable = true", &[player, ELSEWHERE]);
    table.adventure();
    assert_eq!(table.phase(), Phase::Debt(Due::Tickets));
    table.does(Action::ClaimMoney);
    assert_eq!((table.money(0), table.jackpot(), table.memories(0)), (100, (200, 3), vec!["rome"]));
}

fn short(short: &str, more: &str, players: &[&str]) -> Table {
    Table::from(&scenario(&format!("next = [\"\"]\noptions = {{ short = {{ {short} }} }}"), more, players))
}

#[test]
fn gt_89_a_short_game_ends_with_a_number_of_keys_out() {
    let player = r#"home = "seattle", at = "paris", keys = ["london", "rio"]"#;
    let mut table =
        short("keys_out = 4", "phase = \"offer\"", &[player, r#"home = "winnipeg", keys = ["tokyo"]"#]);
    table.adventure();
    assert_eq!(table.winners(), Some((vec![0], 89)));
    assert!(matches!(table.phase(), Phase::Over { ending: Ending::KeysOut, .. }));
}

#[test]
fn gt_89_ties_share_the_victory() {
    let player = r#"home = "seattle", at = "paris""#;
    let mut table = short(
        "keys_out = 2",
        "phase = \"offer\"",
        &[player, r#"home = "winnipeg", keys = ["tokyo"]"#, r#"home = "lima""#],
    );
    table.adventure();
    assert_eq!(table.winners(), Some((vec![0, 1], 89)));
}

#[test]
fn gt_89_or_with_a_number_of_rounds() {
    let players = [r#"home = "seattle", keys = ["rio"]"#, r#"home = "winnipeg""#];
    let mut table = short("rounds = 7", "round = 6", &players);
    table.work().work();
    assert_eq!((table.state.open.round, table.winners()), (7, None));
    table.work().work();
    assert_eq!(table.winners(), Some((vec![0], 89)));
    assert!(matches!(table.phase(), Phase::Over { ending: Ending::Rounds, .. }));
}

#[test]
fn gt_89_the_last_key_can_come_from_a_placed_memory_or_with_a_bonus() {
    let player = r#"home = "seattle", specials = 1, memories = ["rome"]"#;
    let mut table = short("keys_out = 1", "", &[player, r#"home = "winnipeg""#]);
    table.does(memory("athens"));
    assert_eq!(table.winners(), Some((vec![0], 89)));
    let text = scenario(
        "next = [\"bonus-star\"]\noptions = { short = { keys_out = 1 } }",
        "phase = \"offer\"",
        &[r#"home = "seattle", at = "paris""#, r#"home = "winnipeg""#],
    );
    let mut table = Table::from(&text);
    table.adventure();
    assert_eq!(table.winners(), Some((vec![0], 89)), "there is nothing left to travel for");
}

#[test]
fn gt_89_a_round_ends_before_the_player_who_began() {
    let players = [r#"home = "seattle""#, r#"home = "winnipeg", keys = ["rio"]"#, r#"home = "manila""#];
    let mut table = short("rounds = 7", "round = 7\nfirst = 1\nturn = 2", &players);
    table.work();
    assert_eq!((table.turn(), table.winners()), (0, None));
    table.work();
    assert_eq!(table.winners(), Some((vec![1], 89)));
}

#[test]
fn gt_89_numbers_that_make_no_game_are_refused_and_it_is_off_by_default() {
    assert_eq!((Options::STANDARD.short, Options::STANDARD.strict), (None, false));
    for short in [Short::KeysOut(0), Short::KeysOut(17), Short::Rounds(0)] {
        let options = Options { short: Some(short), ..Options::STANDARD };
        assert!(options.check(2).unwrap_err().starts_with("GT-89"));
        assert!(catch_unwind(|| Globetrotters::new(WORLD.clone(), options, 2)).is_err());
    }
    for short in [Short::KeysOut(16), Short::Rounds(1)] {
        let options = Options { short: Some(short), ..Options::STANDARD };
        assert_eq!(Globetrotters::new(WORLD.clone(), options, 2).seats(), 2);
    }
}

#[test]
fn gt_88_before_the_arrival_of_a_ship_that_bumps() {
    let at_sea = r#"home = "seattle", at = "easter-island", bound_for = "tahiti""#;
    let other = r#"home = "winnipeg", at = "tahiti""#;
    let mut table = strict(&[], "phase = \"start\"\npack = [\"lagos/moscow\"]", &[at_sea, other]);
    table.does(send("moscow"));
    assert_eq!(table.phase(), Phase::Arrive);
    table.does(Action::ClaimMoney).does(Action::Arrive);
    assert_eq!((table.money(0), table.player(0).specials), (200, 1));
}

#[test]
fn gt_88_tickets_are_returned_before_money_is_given_up() {
    let player = r#"home = "lima", at = "seattle", money = 0, tickets = ["cairo/tokyo"]"#;
    let mut table = strict(&[], "phase = \"start\"", &[player, ELSEWHERE]);
    table.go("los-angeles");
    assert_eq!(table.refused(0, Action::GiveUp), GT_81);
    table.does(refund("cairo/tokyo")).does(Action::GiveUp);
    assert_eq!((table.at(0), table.money(0)), ("lima", 0));
}

#[test]
fn gt_88_nobody_claims_it_for_the_player_whose_ticket_they_pick() {
    let player = r#"home = "lima", at = "rome", tickets = ["cairo/tokyo", "rio/paris"]"#;
    let mut table = strict(&["use 1"], "phase = \"offer\"\nclaimable = true", &[player, ELSEWHERE]);
    table.adventure();
    assert_eq!((table.phase(), table.awaited()), (Phase::Pick(1), vec![1]));
    assert_eq!(table.refused(1, Action::ClaimMoney), GT_53);
}

#[test]
fn gt_88_who_can_pay_for_the_tickets_that_are_owed_is_not_asked() {
    let player = r#"home = "lima", at = "rome", money = 200"#;
    let mut table = strict(&["use 1"], "phase = \"offer\"\nclaimable = true", &[player, ELSEWHERE]);
    table.adventure();
    assert_eq!((table.money(0), table.jackpot(), table.phase()), (0, (200, 3), Phase::Travel));
}

#[test]
fn gt_27_tickets_that_are_owed_are_not_returned() {
    let player = r#"home = "lima", at = "rome", money = 0, tickets = ["cairo/tokyo"]"#;
    let mut table = strict(&["use 2"], "phase = \"offer\"\nclaimable = true", &[player, ELSEWHERE]);
    table.adventure();
    assert_eq!(table.phase(), Phase::Debt(Due::Tickets));
    assert_eq!(table.legal(0), [Action::GiveUp, Action::ClaimMoney]);
    assert_eq!(table.refused(0, refund("cairo/tokyo")), GT_81);
    table.does(Action::GiveUp);
    assert_eq!((table.at(0), table.hand(0).len(), table.jackpot()), ("lima", 0, (200, 3)));
}

#[test]
fn gt_88_who_is_deported_loses_what_they_did_not_claim() {
    let player = r#"home = "lima", at = "rome""#;
    let mut table = strict(&["lose-key"], "phase = \"offer\"\nclaimable = true", &[player, ELSEWHERE]);
    table.adventure();
    assert_eq!((table.at(0), table.turn(), table.money(0)), ("lima", 1, 0));
    assert!(table.told(Event::SpendingMoneyLost { seat: Seat(0) }));
}

#[test]
fn a_game_has_the_options_that_were_chosen() {
    let options = Options { strict: true, short: Some(Short::Rounds(3)), ..Options::STANDARD };
    assert_eq!(Globetrotters::new(WORLD.clone(), options, 2).options(), options);
}
