//! What a place has for a player, before they go there.

use globetrotters::{Gain, Prospect, Reward};
use table::Seat;

use crate::support::{ELSEWHERE, Table, key, place, position};

const WANDA: &str = r#"home = "seattle", money = 500"#;

fn prospect(table: &Table, at: &str) -> Prospect {
    table.game.prospect(&table.state.open, Seat(0), place(at), true)
}

fn reward(table: &Table, at: &str) -> Reward {
    table.game.reward(&table.state.open, Seat(0), place(at))
}

#[test]
fn gt_67_a_key_counts_only_while_it_can_be_had() {
    let free = position("", &[WANDA, ELSEWHERE]);
    assert_eq!(prospect(&free, "paris"), Prospect::Key);
    assert_eq!(reward(&free, "paris"), Reward::Key(key("paris")));
    let held = position("", &[WANDA, r#"home = "winnipeg", keys = ["paris"]"#]);
    assert_eq!(prospect(&held, "paris"), Prospect::Challenge);
    assert_eq!(reward(&held, "paris"), Reward::Challenge(key("paris"), Seat(1)));
    let own = position("", &[r#"home = "seattle", keys = ["paris"]"#, ELSEWHERE]);
    assert_eq!(prospect(&own, "paris"), Prospect::Nothing);
    let gone = position("jackpot = { keys = [\"paris\"] }", &[WANDA, ELSEWHERE]);
    assert_eq!(prospect(&gone, "paris"), Prospect::Nothing, "nobody can have it there");
}

#[test]
fn gt_69_a_second_memory_is_worth_the_continents_key() {
    let with =
        |memories: &str| position("", &[&format!("home = \"seattle\", memories = [{memories}]"), ELSEWHERE]);
    assert_eq!(prospect(&with(""), "rome"), Prospect::Memory);
    assert_eq!(prospect(&with("\"rome\""), "rome"), Prospect::Nothing, "there is one for each city");
    let second = with("\"athens\"");
    assert_eq!(prospect(&second, "rome"), Prospect::Key);
    assert_eq!(reward(&second, "rome"), Reward::Memory(Some(Gain { key: key("europe"), from: None })));
}

#[test]
fn gt_70_so_is_one_more_than_its_holder_has() {
    let holder = r#"home = "winnipeg", keys = ["europe"], memories = ["athens", "madrid"]"#;
    let equal = position("", &[r#"home = "seattle", memories = ["moscow"]"#, holder]);
    assert_eq!(reward(&equal, "rome"), Reward::Memory(None));
    let more = position("", &[r#"home = "seattle", memories = ["moscow", "athens"]"#, holder]);
    let gain = Gain { key: key("europe"), from: Some(Seat(1)) };
    assert_eq!(reward(&more, "rome"), Reward::Memory(Some(gain)));
}

#[test]
fn gt_41_nobody_pays_at_home() {
    let table = position("", &[r#"home = "paris", at = "seattle""#, ELSEWHERE]);
    let expenses = |seat, at| table.game.expenses_at(&table.state.open, Seat(seat), place(at));
    assert_eq!((expenses(0, "paris"), expenses(1, "paris"), expenses(0, "rome")), (0, 200, 100));
}

#[test]
fn gt_83_a_home_that_gives_nothing_has_nothing() {
    let marked = |place: &str| {
        let player = format!("home = \"paris\", at = \"seattle\", mark = {{ place = \"{place}\" }}");
        position("", &[&player, ELSEWHERE])
    };
    assert_eq!(prospect(&marked("rome"), "paris"), Prospect::Nothing);
    assert_eq!(prospect(&marked("paris"), "paris"), Prospect::Key, "coming there puts it right (GT-84)");
}

#[test]
fn gt_38_places_that_take_something_come_last() {
    let table = position("", &[WANDA, ELSEWHERE]);
    let places = ["paris", "rome", "fiji", "las-vegas", "winnipeg", "portland", "sahara"];
    let ranked = places.map(|at| prospect(&table, at));
    assert!(ranked.is_sorted(), "{ranked:?}");
    assert_eq!(
        ranked[4..],
        [Prospect::Nothing, Prospect::End, Prospect::Loss],
        "the turn ends there (GT-18)"
    );
    assert_eq!(ranked.map(Prospect::gains), [true, true, true, true, false, false, false]);
}
