//! The end of the game: GT-85 to GT-87.

use globetrotters::clause::GT_85;
use globetrotters::{Action, Event, Phase, Prospect};
use table::{Game, Seat};

use crate::support::{TROUBLE, Table, bonus, place, position, send, story};

const CITIES: &str =
    r#""los-angeles", "new-york", "mexico-city", "rio", "london", "paris", "cairo", "hong-kong", "tokyo""#;
/// The continents' KEYs and what earns them.
const CONTINENTS: &str = r#""north-america", "south-america", "africa", "europe", "asia", "oceania""#;
const MEMORIES: &str = r#""chicago", "miami", "bogota", "caracas", "lagos", "nairobi",
    "rome", "athens", "delhi", "seoul", "manila", "singapore""#;

/// All KEYs are out: nine against six and Sydney, which stands where it is said.
fn last_leg(first: &str, more: &str, second: &str) -> Table {
    let first = format!("home = \"seattle\", money = 500, keys = [{CITIES}], {first}");
    let second =
        format!("home = \"winnipeg\", money = 500, keys = [{CONTINENTS}{second}], memories = [{MEMORIES}]");
    position(more, &[&first, &second])
}

#[test]
fn gt_85_once_all_keys_are_out_who_comes_home_with_most_wins() {
    let mut table = last_leg(r#"at = "vancouver""#, "", r#", "sydney""#);
    let prospect = |at| table.game.prospect(&table.state.open, Seat(0), place(at), true);
    assert_eq!((prospect("seattle"), prospect("winnipeg")), (Prospect::Victory, Prospect::Nothing));
    table.go("seattle");
    assert_eq!(table.winners(), Some((vec![0], 85)));
    assert!(table.told(Event::Won { seat: Seat(0), keys: 9 }));
    assert_eq!(table.awaited(), [0; 0]);
    assert_eq!(table.refused(0, Action::Work), GT_85);
    assert_eq!(table.game.scores(&table.state), [9, 7]);
}

#[test]
fn gt_85_not_while_a_key_is_on_the_board() {
    let mut table = last_leg(r#"at = "vancouver""#, "", "");
    assert_eq!(table.state.open.board.len(), 1);
    table.go("seattle");
    assert_eq!((table.winners(), table.phase()), (None, Phase::Travel));
}

#[test]
fn gt_85_a_key_in_the_jackpot_is_out() {
    let mut table = last_leg(r#"at = "vancouver""#, "jackpot = { keys = [\"sydney\"] }", "");
    table.go("seattle");
    assert_eq!(table.winners(), Some((vec![0], 85)));
}

#[test]
fn gt_85_with_strictly_the_most() {
    let even = r#", "sydney", "tokyo""#;
    let first = format!(
        "home = \"seattle\", at = \"vancouver\", money = 500, keys = [{}]",
        CITIES.replace(r#", "tokyo""#, "")
    );
    let second = format!("home = \"winnipeg\", keys = [{CONTINENTS}{even}], memories = [{MEMORIES}]");
    let mut table = position("", &[&first, &second]);
    assert_eq!((table.keys(0).len(), table.keys(1).len()), (8, 8));
    table.go("seattle");
    assert_eq!(table.winners(), None, "a tie must be broken first");
    // Who has fewer does not win at Home.
    let mut table = last_leg("", "turn = 1", r#", "sydney""#);
    table.go("calgary").go("winnipeg");
    assert_eq!(table.winners(), None);
}

#[test]
fn gt_86_checked_at_every_arrival_at_home_on_his_own_turn() {
    // Moved on to Seattle before: it counts as their turn begins.
    let mut table = last_leg(r#"unresolved = true"#, "turn = 1", r#", "sydney""#);
    table.work();
    assert_eq!(table.winners(), Some((vec![0], 85)));
    // By sea, by air, and sent by an Adventure.
    let first = format!("home = \"seattle\", at = \"rome\", money = 500, keys = [{CITIES}]");
    let second = format!("home = \"winnipeg\", keys = [{CONTINENTS}, \"sydney\"], memories = [{MEMORIES}]");
    let mut table = story(&["home"], "phase = \"offer\"", &[&first, &second]);
    table.adventure();
    assert_eq!(table.winners(), Some((vec![0], 85)));
}

#[test]
fn gt_86_who_is_home_already_must_leave_and_come_back() {
    let mut table = last_leg("", "", r#", "sydney""#);
    table.work().work();
    assert_eq!((table.turn(), table.at(0), table.winners()), (0, "seattle", None));
    table.go("vancouver").does(Action::Decline).go("seattle");
    assert_eq!(table.winners(), Some((vec![0], 85)));
}

#[test]
fn gt_86_a_move_on_during_anothers_turn_does_not_win_yet() {
    let first = format!("home = \"amsterdam\", at = \"calgary\", money = 500, keys = [{CITIES}]");
    let second = format!(
        "home = \"winnipeg\", money = 500, keys = [{CONTINENTS}, \"sydney\"], memories = [{MEMORIES}]"
    );
    let mut table = position("turn = 1\npack = [\"nairobi/amsterdam\"]", &[&first, &second]);
    table.go("calgary").does(send("amsterdam"));
    assert_eq!((table.at(0), table.winners()), ("amsterdam", None));
    assert!(table.player(0).unresolved);
    table.work();
    assert_eq!(table.winners(), Some((vec![0], 85)), "it is their turn now");
}

#[test]
fn gt_87_a_deportation_never_wins() {
    let mut table = last_leg(r#"at = "vancouver", mark = { place = "los-angeles" }"#, "", r#", "sydney""#);
    table.go("seattle");
    assert_eq!(table.winners(), None, "the mark bars it");
    let mut table = last_leg(r#"at = "calgary""#, "", r#", "sydney""#);
    table.state.open.players[Seat(0)].money = 0;
    table.roll(TROUBLE);
    assert_eq!((table.at(0), table.winners(), table.turn()), ("seattle", None, 1), "deported Home");
}

#[test]
fn gt_87_first_the_mark_is_cleared_then_he_comes_home_again() {
    let mut table = last_leg(r#"at = "seattle", mark = { place = "los-angeles" }"#, "", r#", "sydney""#);
    table.go("los-angeles").does(Action::Decline);
    assert_eq!(table.player(0).mark, None);
    table.go("seattle");
    assert_eq!(table.winners(), Some((vec![0], 85)));
}

/// All KEYs are out, and the leader is back in Rome, where an Adventure had deported them.
fn made_good_by(effect: &str) -> Table {
    let first = format!(
        "home = \"seattle\", at = \"rome\", money = 900, keys = [{CITIES}], \
         mark = {{ place = \"rome\", adventure = true }}"
    );
    let second = format!("home = \"winnipeg\", keys = [{CONTINENTS}, \"sydney\"], memories = [{MEMORIES}]");
    story(&[effect], "phase = \"offer\"", &[&first, &second])
}

#[test]
fn gt_87_an_adventure_that_leads_home_clears_the_mark_but_wins_nothing() {
    let mut table = made_good_by("home");
    table.adventure();
    assert_eq!((table.at(0), table.player(0).mark, table.winners()), ("seattle", None, None));
    table.go("vancouver").does(Action::Decline).go("seattle");
    assert_eq!(table.winners(), Some((vec![0], 85)), "by ordinary travel");
    let mut old = made_good_by("home").of_old();
    old.adventure();
    assert_eq!(old.winners(), Some((vec![0], 85)), "as games that had begun are played on");
}

#[test]
fn gt_87_nor_does_a_travel_bonus_or_somebody_who_sends_you_home() {
    let mut table = made_good_by("bonus-star");
    table.adventure().does(bonus("seattle"));
    assert_eq!((table.at(0), table.player(0).mark, table.winners()), ("seattle", None, None));
    let exiled = r#"exiled = true, unresolved = true"#;
    let mut table = last_leg(exiled, "turn = 1", r#", "sydney""#);
    table.work();
    assert_eq!((table.turn(), table.winners()), (0, None));
    table.go("vancouver").does(Action::Decline).go("seattle");
    assert_eq!(table.winners(), Some((vec![0], 85)));
}

#[test]
fn gt_87_one_ordinary_way_home_is_enough() {
    // Home by ordinary travel, though without the lead; then with it, sent by an Adventure.
    let mut table = last_leg(r#"exiled = true, at = "vancouver""#, "", "");
    table.go("seattle");
    assert!(!table.player(0).exiled);
    let first = format!("home = \"seattle\", at = \"rome\", money = 900, keys = [{CITIES}]");
    let second = format!("home = \"winnipeg\", keys = [{CONTINENTS}, \"sydney\"], memories = [{MEMORIES}]");
    let mut table = story(&["home"], "phase = \"offer\"", &[&first, &second]);
    table.adventure();
    assert_eq!(table.winners(), Some((vec![0], 85)), "no deportation stands in the way");
}
