//! KEYs and Memories: GT-67 to GT-73.

use globetrotters::clause::{GT_9, GT_24, GT_28, GT_55, GT_60, GT_71, GT_74, GT_81};
use globetrotters::state::Due;
use globetrotters::{Action, Event, Phase};
use table::Seat;

use crate::support::{ELSEWHERE, Table, key, lose_key, memory, move_to, place, position, send, story};

/// In a city where an Adventure is taken that does nothing.
fn adventure_in(city: &str, more: &str, others: &[&str]) -> Table {
    let player = format!("home = \"seattle\", at = \"{city}\", money = 500, {more}");
    let players: Vec<&str> = [player.as_str()].into_iter().chain(others.iter().copied()).collect();
    let mut table = story(&["gain 100"], "phase = \"offer\"", &players);
    table.adventure();
    table
}

#[test]
fn gt_67_a_key_on_the_board_is_his() {
    let table = adventure_in("paris", "", &[ELSEWHERE]);
    assert_eq!(table.keys(0), ["paris"]);
    assert!(table.told(Event::EarnedKey { seat: Seat(0), key: key("paris") }));
    assert!(!table.state.open.board.contains(key("paris")));
}

#[test]
fn gt_67_held_by_another_it_can_be_challenged_for_and_in_the_jackpot_not() {
    let table = adventure_in("paris", "", &[r#"home = "winnipeg", keys = ["paris"]"#]);
    assert!(table.can(Action::Challenge));
    let table = adventure_in("paris", "keys = [\"paris\"]", &[ELSEWHERE]);
    assert_eq!(table.refused(0, Action::Challenge), GT_74, "their own");
    let more = "phase = \"offer\"\njackpot = { keys = [\"paris\"] }";
    let player = r#"home = "seattle", at = "paris", money = 500"#;
    let mut table = story(&["gain 100"], more, &[player, ELSEWHERE]);
    table.adventure();
    assert_eq!((table.keys(0).len(), table.phase()), (0, Phase::Travel));
    assert_eq!(table.refused(0, Action::Challenge), GT_74);
}

#[test]
fn gt_68_a_memory_for_a_continental_city_one_per_player() {
    let table = adventure_in("rome", "", &[r#"home = "winnipeg", memories = ["rome"]"#]);
    assert_eq!((table.memories(0), table.memories(1)), (vec!["rome"], vec!["rome"]), "several may hold one");
    let table = adventure_in("rome", "memories = [\"rome\"]", &[ELSEWHERE]);
    assert_eq!((table.memories(0), table.phase()), (vec!["rome"], Phase::Travel), "no second one");
    assert!(!table.told(Event::EarnedMemory { seat: Seat(0), city: place("rome") }));
    assert_eq!(adventure_in("paris", "", &[ELSEWHERE]).memories(0), [""; 0], "none for a KEY City");
}

#[test]
fn gt_69_two_memories_earn_the_continents_key() {
    let table = adventure_in("rome", "memories = [\"athens\"]", &[ELSEWHERE]);
    assert_eq!(table.keys(0), ["europe"]);
    let table = adventure_in("rome", "memories = [\"chicago\"]", &[ELSEWHERE]);
    assert_eq!(table.keys(0), [""; 0], "in one continent");
}

#[test]
fn gt_69_a_continents_key_cannot_be_challenged() {
    let holder = r#"home = "winnipeg", keys = ["europe"], memories = ["athens", "madrid"]"#;
    let table = adventure_in("rome", "", &[holder]);
    assert_eq!(table.refused(0, Action::Challenge), GT_74);
}

#[test]
fn gt_70_strictly_more_memories_take_the_key_at_once() {
    let holder = r#"home = "winnipeg", keys = ["europe"], memories = ["athens", "madrid"]"#;
    let table = adventure_in("rome", "memories = [\"moscow\"]", &[holder]);
    assert_eq!((table.keys(0).len(), table.keys(1)), (0, vec!["europe"]), "equal numbers change nothing");
    let table = adventure_in("rome", "memories = [\"moscow\", \"athens\"]", &[holder]);
    assert_eq!((table.keys(0), table.keys(1).len()), (vec!["europe"], 0));
    assert!(table.told(Event::TookKey { seat: Seat(0), from: Seat(1), key: key("europe") }));
    assert_eq!(table.memories(1).len(), 2, "their Memories stay");
}

#[test]
fn gt_71_a_special_memory_is_placed_beside_a_city_without_one() {
    let player = r#"home = "seattle", specials = 2, memories = ["athens"]"#;
    let mut table = position("", &[player, ELSEWHERE]);
    assert_eq!(table.refused(0, memory("athens")), GT_71, "a Memory is there already");
    assert_eq!(table.refused(0, memory("paris")), GT_71, "a KEY City");
    assert_eq!(table.refused(0, Action::PlaceMemory(globetrotters::LocationId(250))), GT_71);
    table.does(memory("rome"));
    assert_eq!((table.memories(0), table.keys(0)), (vec!["rome", "athens"], vec!["europe"]));
    assert_eq!(table.player(0).specials, 1);
    assert_eq!(table.refused(0, memory("madrid")), GT_71, "one per continent");
    table.does(memory("chicago"));
    assert_eq!(table.refused(0, memory("lagos")), GT_71, "none is left");
}

#[test]
fn gt_71_on_his_own_turn_only() {
    let table = position("", &[r#"home = "seattle""#, r#"home = "lima", specials = 1"#]);
    assert_eq!(table.refused(1, memory("rome")), GT_9);
    let mut table = position("", &[r#"home = "seattle", money = 500, specials = 1"#, ELSEWHERE]);
    table.does(Action::Work);
    assert_eq!(table.refused(0, memory("rome")), GT_28, "the turn is over");
}

#[test]
fn gt_71_before_the_arrival_that_opens_the_turn() {
    let moved = r#"home = "lima", at = "portland", unresolved = true, specials = 1"#;
    let mut table = position("", &[r#"home = "seattle""#, moved]);
    table.work();
    assert_eq!((table.turn(), table.phase()), (1, Phase::Arrive));
    table.does(memory("rome")).does(Action::Arrive);
    assert_eq!((table.memories(1), table.phase()), (vec!["rome"], Phase::AfterTurn));
}

#[test]
fn gt_71_between_a_roll_and_its_move() {
    let table = || position("", &[r#"home = "seattle", money = 500, specials = 1"#, ELSEWHERE]);
    let mut new = table();
    new.roll(3).does(memory("rome"));
    assert_eq!((new.memories(0), new.phase()), (vec!["rome"], Phase::Overland(3)));
    new.does(move_to("vancouver"));
    let mut old = table().of_old();
    old.roll(3);
    assert_eq!(old.refused(0, memory("rome")), GT_24);
}

#[test]
fn gt_71_not_asked_for_a_move_while_a_memory_can_be_placed() {
    // From an end of the road one can only go back.
    let from = r#"home = "seattle", at = "northwest-territories", money = 500"#;
    let mut table = position("", &[&format!("{from}, specials = 1"), ELSEWHERE]);
    table.roll(1);
    assert_eq!(table.phase(), Phase::Overland(1), "there is one way only, but a Memory to place");
    let mut table = position("", &[from, ELSEWHERE]);
    table.roll(1);
    assert_ne!(table.phase(), Phase::Overland(1));
}

#[test]
fn gt_71_before_an_arrival_that_ends_the_turn() {
    let table = || position("", &[r#"home = "seattle", money = 500, specials = 1"#, ELSEWHERE]);
    let mut new = table();
    new.go("portland");
    assert_eq!((new.turn(), new.phase()), (0, Phase::Arrive));
    new.does(memory("rome")).does(Action::Arrive);
    assert_eq!((new.memories(0), new.phase()), (vec!["rome"], Phase::AfterTurn));
    let mut old = table().of_old();
    old.go("portland");
    assert_eq!(old.phase(), Phase::AfterTurn);
}

#[test]
fn gt_71_before_a_turn_ends_that_an_adventure_ended() {
    let player = r#"home = "seattle", at = "rome", money = 500, memories = ["athens"]"#;
    let table = || story(&["memory, day"], "phase = \"offer\"", &[player, ELSEWHERE]);
    let mut new = table();
    new.adventure();
    assert_eq!((new.turn(), new.phase(), new.keys(0)), (0, Phase::LastChance, vec!["europe"]));
    new.does(memory("chicago"));
    assert_eq!(new.phase(), Phase::AfterTurn, "nothing is left to do");
    let mut kept = table();
    kept.adventure().does(Action::Decline);
    assert_eq!((kept.phase(), kept.player(0).specials), (Phase::AfterTurn, 1));
    let mut old = table().of_old();
    old.adventure();
    assert_eq!(old.phase(), Phase::AfterTurn);
}

#[test]
fn gt_71_while_one_chooses_where_a_bumped_player_goes() {
    let mut table = position(
        "pack = [\"tripoli/lima\"]",
        &[r#"home = "vancouver", money = 500, specials = 1"#, r#"home = "winnipeg", at = "seattle""#],
    );
    table.go("seattle").does(memory("rome"));
    assert_eq!((table.memories(0), table.awaited()), (vec!["rome"], vec![0]));
    table.does(send("lima"));
    assert_eq!((table.at(1), table.phase()), ("lima", Phase::Travel));
}

/// A player with a Special Memory in Rome, asked something.
fn asked_in_rome(phase: &str, more: &str) -> Table {
    let player = format!("home = \"seattle\", at = \"rome\", specials = 1, {more}");
    story(&["day"], phase, &[&player, r#"home = "winnipeg", at = "portland""#, r#"home = "lima""#])
}

#[test]
fn gt_71_whatever_is_asked_the_question_stays() {
    let tickets = r#"tickets = ["lagos/moscow", "cairo/tokyo"]"#;
    let debt = |due: &str| format!("phase = \"debt\"\nowed = 100\ndue = \"{due}\"");
    let asked = [
        ("phase = \"offer\"".to_owned(), Phase::Offer),
        ("phase = \"travel\"".to_owned(), Phase::Travel),
        ("phase = \"bonus\"\nbonus = \"anywhere\"".to_owned(), Phase::Bonus),
        (debt("expenses"), Phase::Debt(Due::Expenses)),
        (debt("again"), Phase::Debt(Due::Again)),
        (debt("trouble"), Phase::Debt(Due::Trouble)),
    ];
    for (asked, phase) in asked {
        let mut table = asked_in_rome(&asked, tickets);
        table.does(memory("athens"));
        assert_eq!((table.memories(0), table.phase(), table.turn()), (vec!["athens"], phase, 0), "{asked}");
    }
}

/// GT-56: what an Adventure takes is settled before anything else.
#[test]
fn gt_71_not_while_an_adventure_asks() {
    let refused = |asked: &str, more: &str| {
        let adventure = "adventure = { card = 1, city = \"rome\", begun = 1 }";
        asked_in_rome(&format!("{asked}\n{adventure}"), more).refused(0, memory("athens"))
    };
    assert_eq!(refused("phase = \"lose-key\"", r#"keys = ["paris", "tokyo"]"#), GT_55);
    assert_eq!(refused("phase = \"switch\"", ""), GT_60);
    let two = r#"tickets = ["lagos/moscow", "cairo/tokyo"]"#;
    assert_eq!(refused("phase = \"debt\"\nowed = 100\ndue = \"loss\"", two), GT_81);
    assert_eq!(refused("phase = \"pick\"\npicks = 1", two), GT_9, "the player to the right is asked");
}

#[test]
fn gt_72_a_lost_continent_key_takes_the_memories_with_it() {
    let player = r#"home = "seattle", at = "chicago", keys = ["europe", "paris"],
        memories = ["athens", "madrid", "lagos"]"#;
    let rival = r#"home = "winnipeg", memories = ["athens", "moscow"]"#;
    let mut table = story(&["lose-key", ""], "phase = \"offer\"", &[player, rival]);
    table.adventure().does(lose_key("europe"));
    assert_eq!(table.memories(0), ["chicago", "lagos"]);
    assert_eq!(table.ids(table.state.open.jackpot.memories), ["madrid", "athens"]);
    assert_eq!(table.key_ids(table.state.open.jackpot.keys), ["europe"]);
    assert_eq!(table.memories(1), ["moscow", "athens"]);
}

#[test]
fn gt_72_while_it_lies_there_nobody_earns_it_by_memories() {
    let more = "jackpot = { keys = [\"europe\"], memories = [\"athens\", \"madrid\"] }";
    let player = r#"home = "seattle", specials = 1, memories = ["athens", "moscow"]"#;
    let mut table = position(more, &[player, ELSEWHERE]);
    table.does(memory("rome"));
    assert_eq!((table.memories(0).len(), table.keys(0).len()), (3, 0));
}

/// Wins a Jackpot with the KEY of Europe and its two Memories.
fn won_europe(own: &str, others: &[&str]) -> Table {
    let more = "phase = \"offer\"\n\
        jackpot = { keys = [\"europe\"], memories = [\"athens\", \"madrid\"], specials = 2 }";
    let player = format!("home = \"seattle\", at = \"las-vegas\", memories = {own}");
    let players: Vec<&str> = [player.as_str()].into_iter().chain(others.iter().copied()).collect();
    let mut table = position(more, &players);
    table.dice(&[2, 2]).does(Action::TryJackpot);
    table
}

#[test]
fn gt_73_the_winner_gets_key_memories_and_specials() {
    let table = won_europe(r#"["athens", "lagos"]"#, &[ELSEWHERE]);
    assert_eq!((table.keys(0), table.memories(0)), (vec!["europe"], vec!["lagos", "madrid", "athens"]));
    assert_eq!(table.player(0).specials, 2);
    let continent = key("europe").continent().unwrap();
    assert!(table.told(Event::WonMemories { seat: Seat(0), continent, count: 1 }), "none twice for a city");
    assert!(table.state.open.jackpot.memories.is_empty() && table.state.open.jackpot.keys.is_empty());
    assert_eq!(table.jackpot(), (200, 2));
}

#[test]
fn gt_73_if_another_has_more_the_key_passes_on_at_once() {
    let more = r#"home = "winnipeg", memories = ["athens", "moscow", "rome"]"#;
    let same = r#"home = "winnipeg", memories = ["athens", "moscow"]"#;
    let table = won_europe("[]", &[more]);
    assert_eq!((table.keys(0).len(), table.keys(1)), (0, vec!["europe"]));
    assert_eq!(table.memories(0), ["madrid", "athens"], "the Memories are kept");
    assert_eq!(won_europe("[]", &[same]).keys(0), ["europe"], "more, not as many");
}

#[test]
fn gt_73_to_the_one_with_most_or_the_first_to_the_left() {
    let three = r#"home = "winnipeg", memories = ["athens", "moscow", "rome"]"#;
    let three_too = r#"home = "manila", memories = ["amsterdam", "moscow", "rome"]"#;
    let four = r#"home = "manila", memories = ["athens", "moscow", "rome", "amsterdam"]"#;
    assert_eq!(won_europe("[]", &[three, four]).keys(2), ["europe"]);
    assert_eq!(won_europe("[]", &[three, three_too]).keys(1), ["europe"]);
}
