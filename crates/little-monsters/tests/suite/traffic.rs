//! The traffic jam, advanced rule B: LM-14.

use little_monsters::clause::LM_14;
use little_monsters::{Action, Colour, Options};
use table::Seat;

use crate::support::{Table, tickets};

use Colour::{Blue, Green, Purple, Red};

/// The first player in Rome, the second in Berlin on the red path out of it.
fn jam(more: &str, mine: &str, theirs: &str) -> Table {
    Table::from(&format!(
        r#"
        seats = 2
        options = {{ traffic_jam = true, special_events = true }}
        [position]
        phase = "travel"
        display = ["cairo", "london", "guam", "perth"]
        {more}
        player = [
            {{ monster = "rome", tickets = {{ red = 2, purple = 2, blue = 2, green = 2 }}, {mine} }},
            {{ monster = "berlin", {theirs} }},
        ]
        "#
    ))
}

const SIX: &str = r#"cards = ["delhi", "lagos", "dakar", "tokyo", "recife", "manaus"]"#;

#[test]
fn lm_14_a_monster_blocks_its_location() {
    let mut table = jam("", r#"house = "fiji""#, r#"house = "beijing""#);
    assert_eq!(table.refused(0, table.step("berlin", Red)), LM_14);
    assert!(!table.legal(0).contains(&table.step("berlin", Red)));
    // Round it to London, which was to be had through Berlin.
    table.walk([("paris", Green), ("london", Red)]);
    assert_eq!(table.refused(0, table.step("berlin", Purple)), LM_14, "nor from the other side");
}

#[test]
fn lm_14_only_for_tables_that_chose_it() {
    let mut table = Table::from(
        r#"
        seats = 2
        [position]
        phase = "travel"
        display = ["cairo", "london", "guam", "perth"]
        player = [
            { house = "fiji", monster = "rome", tickets = { red = 1, purple = 1 } },
            { house = "beijing", monster = "berlin" },
        ]
        "#,
    );
    table.walk([("berlin", Red), ("london", Purple)]).act(0, Action::Stop);
    assert_eq!(table.cards(0), ["london"]);
}

#[test]
fn lm_14_a_tail_wind_does_not_lead_into_a_jam() {
    let table = Table::from(
        r#"
        seats = 3
        options = { traffic_jam = true, special_events = true }
        [position]
        phase = "tail-wind"
        colour = "red"
        display = ["cairo", "london", "guam"]
        player = [
            { house = "fiji", monster = "murmansk" },
            { house = "beijing", monster = "berlin" },
            { house = "rio", monster = "stockholm" },
        ]
        "#,
    );
    let mut table = table;
    table.act(0, Action::Stay);
    // From Berlin two red paths lead on, to Stockholm and Rome; in Stockholm is another monster.
    assert_eq!(table.legal(1), [table.fly("rome"), Action::Stay]);
    assert_eq!(table.refused(1, table.fly("stockholm")), LM_14);
    table.act(1, table.fly("rome"));
    assert_eq!(table.legal(2), [table.fly("berlin"), Action::Stay], "Berlin is free now");
}

#[test]
fn lm_14_a_polar_flight_does_not_lead_into_a_jam() {
    let table = Table::from(
        r#"
        seats = 2
        options = { traffic_jam = true, special_events = true }
        [position]
        phase = "polar-flight"
        movers = [0]
        display = ["cairo", "london", "guam"]
        player = [{ house = "fiji", monster = "mawson" }, { house = "beijing", monster = "berlin" }]
        "#,
    );
    assert_eq!(table.refused(0, table.fly("berlin")), LM_14);
    assert_eq!(table.legal(0).len(), 80, "79 other locations, and staying");
}

#[test]
fn lm_14_with_six_cards_the_own_start_is_always_open() {
    let home = r#"house = "berlin", "#;
    let mut table = jam("", &format!("{home}{SIX}"), r#"house = "beijing""#);
    table.walk([("berlin", Red)]).act(0, Action::Stop);
    assert_eq!(table.winner(), Some(0));

    let five = SIX.replace(", \"manaus\"", "");
    let table = jam("", &format!("{home}{five}"), r#"house = "beijing""#);
    assert_eq!(table.refused(0, table.step("berlin", Red)), LM_14, "five are not enough");
}

#[test]
fn lm_14_an_occupied_start_is_not_to_be_passed_through() {
    let mut table = jam("", &format!(r#"house = "berlin", {SIX}"#), r#"house = "beijing""#);
    table.walk([("berlin", Red)]);
    assert_eq!(table.refused(0, table.step("london", Purple)), LM_14);
    assert_eq!(table.legal(0), [Action::Stop]);
}

#[test]
fn lm_14_a_free_start_can_be_passed_through() {
    let text = r#"
        seats = 2
        options = { traffic_jam = true }
        [position]
        phase = "travel"
        display = ["cairo", "london", "guam", "perth"]
        player = [
            { house = "berlin", monster = "rome", tickets = { red = 1, purple = 1 }, CARDS },
            { house = "beijing" },
        ]
    "#;
    let mut table = Table::from(&text.replace("CARDS", SIX));
    table.walk([("berlin", Red), ("london", Purple)]).act(0, Action::Stop);
    assert_eq!((table.winner(), table.monster(0)), (None, "london"));
}

#[test]
fn lm_14_an_event_brings_one_home_through_a_jam() {
    let text = r#"
        seats = 2
        options = { traffic_jam = true, special_events = true }
        [position]
        phase = "tail-wind"
        colour = "red"
        display = ["cairo", "london", "guam"]
        player = [
            { house = "berlin", monster = "rome", CARDS },
            { house = "beijing", monster = "berlin" },
        ]
    "#;
    let mut table = Table::from(&text.replace("CARDS", SIX));
    table.act(0, table.fly("berlin"));
    assert_eq!(table.winner(), Some(0));
}

#[test]
fn lm_14_a_monster_that_ended_two_turns_in_one_place_does_not_block() {
    let mut table = jam("", r#"house = "fiji""#, r#"house = "beijing", settled = true"#);
    table.walk([("berlin", Red), ("london", Purple)]).act(0, Action::Stop);
    assert_eq!(table.monster(0), "london");
}

/// From the first turn of a game: one turn on the start blocks, two do not, and leaving blocks again.
#[test]
fn lm_14_only_the_ends_of_ones_own_turns_are_counted() {
    let options = Options { traffic_jam: true, first: Some(Seat(0)), ..Options::STANDARD };
    let mut table = Table::dealt(options, 2, &["rome", "berlin", "fiji", "guam", "perth", "tahiti"], None);
    let open = |table: &Table| !table.state.open.settled.contains(Seat(1));
    assert!(open(&table));
    table.roll("red", "red");
    assert_eq!(table.refused(0, table.step("berlin", Red)), LM_14, "no turn of theirs has ended yet");
    table.act(0, Action::Stop).roll("blue", "purple").act(1, Action::Stop);
    table.roll("green", "green");
    assert_eq!(table.refused(0, table.step("berlin", Red)), LM_14, "one has");
    table.act(0, Action::Stop).roll("blue", "purple").act(1, Action::Stop);
    table.roll("green", "green");
    table.walk([("berlin", Red)]);
    assert_eq!(table.monster(0), "berlin");
    table.walk([("rome", Red)]).act(0, Action::Stop);

    // It moves, and blocks where it arrives.
    table.roll("blue", "purple").walk([("paris", Blue)]).act(1, Action::Stop);
    table.roll("yellow", "yellow");
    assert_eq!(table.refused(0, table.step("paris", Green)), LM_14);
}

/// In the third player's turn a wind moves the second one's monster, which had settled; then it is the first one's turn.
#[test]
fn lm_14_a_monster_moved_by_an_event_blocks_again() {
    let mut table = Table::from(
        r#"
        seats = 3
        options = { traffic_jam = true, special_events = true }
        [position]
        turn = 2
        phase = "tail-wind"
        colour = "red"
        movers = [1]
        display = ["cairo", "london", "guam"]
        pile = ["perth"]
        player = [
            { house = "fiji", monster = "rome", tickets = { red = 1 } },
            { house = "beijing", monster = "stockholm", settled = true },
            { house = "rio" },
        ]
        "#,
    );
    table.act(1, table.fly("berlin"));
    assert_eq!(table.turn(), 0);
    table.roll("blue", "blue");
    assert_eq!(table.refused(0, table.step("berlin", Red)), LM_14);
}

/// The turn is not over while its events happen, but a monster that has set off has left the place where it had settled.
#[test]
fn lm_14_a_monster_that_has_just_moved_blocks_during_the_events_of_its_turn() {
    let mut table = Table::from(
        r#"
        seats = 2
        options = { traffic_jam = true, special_events = true }
        [position]
        phase = "travel"
        display = ["berlin", "london", "guam", "perth"]
        pile = ["tail-wind-red", "tokyo"]
        player = [
            { house = "fiji", monster = "rome", settled = true, tickets = { red = 1 } },
            { house = "beijing", monster = "stockholm" },
        ]
        "#,
    );
    table.walk([("berlin", Red)]).act(0, Action::Stop);
    assert_eq!(table.cards(0), ["berlin"]);
    table.act(0, Action::Stay);
    // Stockholm's only red path leads to Berlin, where the first monster has just arrived.
    assert_eq!(table.monster(1), "stockholm");
    assert_eq!((table.turn(), table.awaited()), (1, vec![1]), "nobody is asked for a move that is not there");
    assert_eq!(table.hand(0), tickets(""));
}

#[test]
fn lm_14_who_leaves_a_monster_that_has_settled_may_come_back() {
    // Both are in Berlin: the second had settled there before the first came, and blocks nobody.
    let mut table = Table::from(
        r#"
        seats = 2
        options = { traffic_jam = true }
        [position]
        phase = "travel"
        display = ["cairo", "london", "guam", "perth"]
        player = [
            { house = "fiji", monster = "berlin", tickets = { blue = 2 } },
            { house = "beijing", monster = "berlin", settled = true },
        ]
        "#,
    );
    table.walk([("paris", Blue), ("berlin", Blue)]);
}
