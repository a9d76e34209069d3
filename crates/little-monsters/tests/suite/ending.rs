//! The end of the game: LM-10 and LM-32.

use little_monsters::clause::LM_10;
use little_monsters::{Action, Colour, Event};
use table::{Game, Outcome, Seat, SeatSet};

use crate::support::{Table, tickets};

use Colour::{Purple, Red};

const FIVE: &str = r#""delhi", "lagos", "dakar", "recife", "manaus""#;
const SIX: &str = r#""delhi", "lagos", "dakar", "recife", "manaus", "moscow""#;
const SEVEN: &str = r#""delhi", "lagos", "dakar", "recife", "manaus", "moscow", "lhasa""#;

/// The first player's house is in Berlin, one red path from Rome, where their monster is.
fn before_home(cards: &str, more: &str) -> Table {
    Table::from(&format!(
        r#"
        seats = 2
        options = {{ special_events = true }}
        [position]
        phase = "travel"
        display = ["rome", "guam", "perth", "tahiti"]
        pile = ["tokyo"]
        {more}
        player = [
            {{ house = "berlin", monster = "rome", tickets = {{ red = 2, purple = 2 }}, cards = [{cards}] }},
            {{ house = "beijing" }},
        ]
        "#
    ))
}

#[test]
fn lm_10_who_is_home_with_six_cards_wins_at_once() {
    let mut table = before_home(SIX, "");
    table.walk([("berlin", Red)]);
    assert_eq!(table.winner(), None, "the move has not ended yet");
    table.act(0, Action::Stop);
    let outcome = Outcome { winners: SeatSet::only(Seat(0)), clause: LM_10 };
    assert_eq!(table.game.outcome(&table.state), Some(outcome));
    assert!(table.told(Event::Won { seat: Seat(0), cards: 6 }));
}

#[test]
fn lm_10_more_than_six_are_as_good() {
    let mut table = before_home(SEVEN, "");
    table.walk([("berlin", Red)]).act(0, Action::Stop);
    assert!(table.told(Event::Won { seat: Seat(0), cards: 7 }));
}

#[test]
fn lm_10_five_are_not_enough() {
    let mut table = before_home(FIVE, "");
    table.walk([("berlin", Red)]).act(0, Action::Stop);
    assert_eq!((table.winner(), table.turn()), (None, 1));
}

#[test]
fn lm_10_the_sixth_card_alone_does_not_win() {
    let mut table = before_home(FIVE, "");
    table.act(0, Action::Stop);
    assert_eq!(table.cards(0).len(), 6, "the card of Rome is gained");
    assert_eq!(table.winner(), None);
}

#[test]
fn lm_10_passing_through_does_not_win() {
    let mut table = before_home(SIX, "");
    table.walk([("berlin", Red), ("london", Purple)]).act(0, Action::Stop);
    assert_eq!((table.winner(), table.monster(0)), (None, "london"));
}

#[test]
fn lm_10_the_start_of_another_does_not_win() {
    let mut table = Table::from(&format!(
        r#"
        seats = 2
        [position]
        phase = "travel"
        display = ["rome", "guam", "perth", "tahiti"]
        player = [
            {{ house = "beijing", monster = "rome", tickets = {{ red = 1 }}, cards = [{SIX}] }},
            {{ house = "berlin", monster = "paris" }},
        ]
        "#
    ));
    table.walk([("berlin", Red)]).act(0, Action::Stop);
    assert_eq!(table.winner(), None);
}

#[test]
fn lm_10_nothing_follows_the_win() {
    // Pollution, pandemic and refill would follow; the game is over before.
    let mut table = before_home(SIX, r#"tokens = { nuclear = ["berlin"], pandemic = ["berlin"] }"#);
    table.walk([("berlin", Red)]).act(0, Action::Stop);
    assert_eq!(table.winner(), Some(0));
    assert_eq!(table.hand(0), tickets("1 red 2 purple"));
    assert_eq!(table.clauses(), [7, 10]);
    assert_eq!(table.awaited(), [0u8; 0]);
    assert_eq!((table.legal(0), table.legal(1)), (vec![], vec![]));
    assert_eq!(table.refused(0, Action::Stop), LM_10);
    assert_eq!(table.refused(1, Action::Roll), LM_10);
}

/// The second player stands in Rome, and a red wind comes up in the first one's turn.
fn wind_home(display: &str) -> Table {
    Table::from(&format!(
        r#"
        seats = 2
        options = {{ special_events = true }}
        [position]
        phase = "travel"
        display = ["cairo", {display}, "perth", "tahiti"]
        pile = ["tail-wind-red", "tokyo"]
        player = [
            {{ house = "beijing", monster = "cairo" }},
            {{ house = "berlin", monster = "rome", cards = [{SIX}] }},
        ]
        "#
    ))
}

#[test]
fn lm_10_an_event_brings_one_home_on_anothers_turn() {
    let mut table = wind_home(r#""guam""#);
    table.act(0, Action::Stop).act(0, Action::Stay);
    assert_eq!(table.awaited(), [1]);
    table.act(1, table.fly("berlin"));
    assert_eq!(table.winner(), Some(1));
    assert_eq!(table.clauses(), [29, 10]);
    assert_eq!(table.display()[0], "-", "the refilling does not go on");
}

#[test]
fn lm_10_an_event_brings_one_home_on_ones_own_turn() {
    let mut table = Table::from(&format!(
        r#"
        seats = 2
        options = {{ special_events = true }}
        [position]
        phase = "travel"
        display = ["rome", "guam", "perth", "tahiti"]
        pile = ["tail-wind-red", "tokyo"]
        player = [{{ house = "berlin", monster = "rome", cards = [{FIVE}] }}, {{ house = "beijing" }}]
        "#
    ));
    table.act(0, Action::Stop);
    assert_eq!(table.cards(0).len(), 6);
    table.act(0, table.fly("berlin"));
    assert_eq!(table.winner(), Some(0));
}

#[test]
fn lm_32_an_events_move_gains_no_card() {
    let mut table = Table::from(
        r#"
        seats = 2
        options = { special_events = true }
        [position]
        phase = "travel"
        display = ["rome", "berlin", "london", "tahiti"]
        pile = ["tail-wind-red", "tokyo"]
        player = [{ house = "beijing", monster = "rome" }, { house = "rio", monster = "paris" }]
        "#,
    );
    table.act(0, Action::Stop);
    table.act(0, table.fly("berlin"));
    table.act(1, table.fly("london"));
    assert_eq!((table.cards(0), table.cards(1)), (vec!["rome"], vec![]));
    assert_eq!(table.display(), ["tokyo", "berlin", "london", "tahiti"]);
    // On their own turn the second player stays there, and now they gain it.
    table.roll("blue", "blue").act(1, Action::Stop);
    assert_eq!(table.cards(1), ["london"]);
}

#[test]
fn lm_32_a_win_by_an_events_move_still_counts() {
    let mut table = wind_home(r#""guam""#);
    table.act(0, Action::Stop).act(0, Action::Stay);
    table.act(1, table.fly("berlin"));
    assert_eq!((table.winner(), table.cards(1).len()), (Some(1), 6));
}

#[test]
fn lm_32_with_five_cards_an_events_move_home_is_just_a_move() {
    let mut table = Table::from(&format!(
        r#"
        seats = 2
        options = {{ special_events = true }}
        [position]
        phase = "travel"
        display = ["cairo", "guam", "perth", "tahiti"]
        pile = ["tail-wind-red", "tokyo"]
        player = [
            {{ house = "beijing", monster = "cairo" }},
            {{ house = "berlin", monster = "rome", cards = [{FIVE}] }},
        ]
        "#
    ));
    table.act(0, Action::Stop).act(0, Action::Stay);
    table.act(1, table.fly("berlin"));
    assert_eq!((table.winner(), table.monster(1), table.turn()), (None, "berlin", 1));
}
