//! The pandemic: LM-18 to LM-21, and LM-5 for what it decides by itself.

use little_monsters::clause::{LM_4, LM_5, LM_19, LM_20};
use little_monsters::state::{Loss, Phase};
use little_monsters::{Action, Colour, Event};
use table::Seat;

use crate::support::{RING, Table, load, tickets};

use Colour::{Blue, Green, Purple, Red};

/// The player in turn stays in Rome, which is full of tickets; the tokens lie where they are put.
fn at_the_end_of_a_move(tokens: &str, hand: &str) -> Table {
    Table::from(&format!(
        r#"
        seats = 2
        options = {{ special_events = true }}
        [position]
        phase = "travel"
        display = ["fiji", "guam", "perth", "tahiti"]
        tokens = {{ pandemic = [{tokens}] }}
        player = [
            {{ house = "rio", monster = "rome", tickets = {{ {hand} }} }},
            {{ house = "beijing", tickets = {{ red = 5 }} }},
        ]
        "#
    ))
}

/// The player in turn is about to roll.
fn before_the_roll(tokens: &str) -> Table {
    Table::from(&format!(
        r#"
        seats = 2
        options = {{ special_events = true }}
        [position]
        display = ["fiji", "guam", "perth", "tahiti"]
        tokens = {{ pandemic = [{tokens}] }}
        player = [{{ house = "rome" }}, {{ house = "beijing" }}]
        "#
    ))
}

#[test]
fn lm_18_a_pandemic_breaks_out_at_the_drawn_location() {
    let mut table = Table::from(
        r#"
        seats = 2
        options = { special_events = true }
        [position]
        phase = "travel"
        display = ["rome", "guam", "perth", "tahiti"]
        pile = ["pandemic", "lagos", "tokyo"]
        player = [{ house = "rio", monster = "rome" }, { house = "beijing" }]
        "#,
    );
    table.act(0, Action::Stop);
    assert_eq!(table.ids(table.tokens().pandemic), ["lagos"]);
    assert!(table.told(Event::Infected { at: table.at("lagos") }));
    assert_eq!((table.display()[0], table.discards()), ("tokyo", vec!["pandemic", "lagos"]));
}

#[test]
fn lm_18_a_location_never_has_two_tokens_of_a_kind() {
    let mut table = Table::from(
        r#"
        seats = 2
        options = { special_events = true }
        [position]
        phase = "travel"
        display = ["rome", "guam", "perth", "tahiti"]
        pile = ["pandemic", "lagos", "storm", "dakar", "nuclear", "dubai", "tokyo"]
        tokens = { pandemic = ["lagos"], storm = ["dakar"], nuclear = ["dubai", "mumbai"] }
        player = [{ house = "rio", monster = "rome" }, { house = "beijing" }]
        "#,
    );
    table.act(0, Action::Stop);
    assert_eq!(table.ids(table.tokens().pandemic), ["lagos"]);
    assert_eq!(table.ids(table.tokens().storm), ["dakar"]);
    // Dubai's neighbours are Addis Ababa, Isfahan, Samarkand, Delhi and Mumbai.
    assert_eq!(
        table.ids(table.tokens().nuclear),
        ["addis-ababa", "dubai", "isfahan", "samarkand", "delhi", "mumbai"]
    );
}

#[test]
fn lm_19_the_player_in_turn_chooses_where_the_pandemic_spreads() {
    let mut table = at_the_end_of_a_move(r#""lisbon""#, "red = 1");
    table.act(0, Action::Stop);
    assert_eq!((table.phase(), table.awaited()), (Phase::Spread, vec![0]));
    // Lisbon's neighbours, in the order of the edition.
    let next = ["marrakesh", "london", "paris", "new-york"].map(|id| table.spread(id));
    assert_eq!(table.legal(0), next);
    assert_eq!(table.refused(0, table.spread("rome")), LM_19, "it is not next to a token");
    assert_eq!(table.refused(0, table.spread("lisbon")), LM_19, "it has one already");
    assert_eq!(table.refused(1, table.spread("paris")), LM_4);
    table.act(0, table.spread("paris"));
    assert_eq!(table.ids(table.tokens().pandemic), ["paris", "lisbon"]);
    assert_eq!((table.turn(), table.hand(0)), (1, tickets("1 red")));
}

#[test]
fn lm_19_one_token_a_turn_in_every_players_turn() {
    let mut table = at_the_end_of_a_move(r#""lisbon""#, "");
    table.act(0, Action::Stop);
    table.act(0, table.spread("paris"));
    table.roll("red", "red").act(1, Action::Stop);
    table.act(1, table.spread("london"));
    assert_eq!(table.tokens().pandemic.len(), 3);
    assert_eq!(table.turn(), 0);
}

#[test]
fn lm_19_half_the_tickets_rounded_up_are_lost() {
    for (hand, lost) in [("red = 1", 1), ("red = 2", 1), ("red = 3", 2), ("red = 7", 4), ("red = 8", 4)] {
        let mut table = at_the_end_of_a_move(r#""rome""#, hand);
        let before = table.hand(0).total();
        table.act(0, Action::Stop);
        table.act(0, table.spread("paris"));
        assert_eq!(table.hand(0).total(), before - lost, "{hand}");
        assert_eq!(table.supply().total(), 100 - 5 - before + lost, "they return to the supply");
        assert_eq!(table.turn(), 1);
    }
}

#[test]
fn lm_19_the_tickets_are_chosen_one_by_one() {
    let mut table = at_the_end_of_a_move(r#""rome""#, "red = 3, blue = 1, green = 1");
    table.act(0, Action::Stop);
    table.act(0, table.spread("paris"));
    assert_eq!(table.phase(), Phase::Discard(Loss::Pandemic));
    assert_eq!(table.legal(0), [Blue, Green, Red].map(Action::Discard));
    assert_eq!(table.refused(0, Action::Discard(Purple)), LM_19);
    assert_eq!(table.refused(0, Action::Roll), LM_19);
    table.act(0, Action::Discard(Blue)).act(0, Action::Discard(Red));
    assert_eq!((table.hand(0), table.turn()), (tickets("2 red 1 green"), 0), "the third is still to come");
    table.act(0, Action::Discard(Red));
    assert_eq!((table.hand(0), table.turn()), (tickets("1 red 1 green"), 1));
}

#[test]
fn lm_19_who_is_elsewhere_loses_nothing() {
    let mut table = at_the_end_of_a_move(r#""berlin""#, "red = 3, blue = 1");
    table.act(0, Action::Stop);
    table.act(0, table.spread("paris"));
    assert_eq!((table.hand(0), table.hand(1)), (tickets("3 red 1 blue"), tickets("5 red")));
}

#[test]
fn lm_19_only_the_player_in_turn_is_looked_at() {
    let mut table = Table::from(
        r#"
        seats = 2
        options = { special_events = true }
        [position]
        phase = "travel"
        display = ["fiji", "guam", "perth", "tahiti"]
        tokens = { pandemic = ["berlin"] }
        player = [
            { house = "rio", monster = "rome", tickets = { red = 2 } },
            { house = "beijing", monster = "berlin", tickets = { red = 4 } },
        ]
        "#,
    );
    table.act(0, Action::Stop);
    table.act(0, table.spread("paris"));
    assert_eq!((table.hand(0), table.hand(1)), (tickets("2 red"), tickets("4 red")));
}

#[test]
fn lm_19_the_spreading_comes_before_the_loss() {
    let mut table = at_the_end_of_a_move(r#""berlin""#, "red = 4");
    table.act(0, Action::Stop);
    table.act(0, table.spread("rome"));
    assert_eq!(table.hand(0), tickets("2 red"), "the new token is the one that hits them");
}

#[test]
fn lm_19_a_pandemic_just_turned_up_spreads_at_once() {
    let mut table = Table::from(
        r#"
        seats = 2
        options = { special_events = true }
        [position]
        phase = "travel"
        display = ["rome", "guam", "perth", "tahiti"]
        pile = ["pandemic", "lisbon", "tokyo"]
        player = [{ house = "rio", monster = "rome" }, { house = "beijing" }]
        "#,
    );
    table.act(0, Action::Stop);
    assert_eq!(table.display()[0], "tokyo", "the refill comes first");
    assert_eq!((table.phase(), table.awaited()), (Phase::Spread, vec![0]));
}

#[test]
fn lm_19_without_tokens_nothing_spreads() {
    let mut table = at_the_end_of_a_move("", "red = 4");
    table.act(0, Action::Stop);
    assert_eq!((table.phase(), table.turn(), table.hand(0)), (Phase::Roll, 1, tickets("4 red")));
}

#[test]
fn lm_20_a_globe_removes_a_token_of_the_rollers_choice() {
    let mut table = before_the_roll(r#""paris", "lagos", "delhi""#);
    table.roll("globe", "red");
    assert_eq!(table.refused(0, table.cure("paris")), LM_5, "the ticket comes first");
    table.act(0, Action::TakeTicket(Blue));
    assert_eq!(table.phase(), Phase::Cure);
    assert_eq!(table.refused(0, table.cure("rome")), LM_20);
    assert_eq!(table.refused(0, Action::Stop), LM_20);
    table.act(0, table.cure("lagos"));
    assert_eq!(table.ids(table.tokens().pandemic), ["delhi", "paris"]);
    assert_eq!((table.phase(), table.hand(0)), (Phase::Travel, tickets("1 blue 1 red")));
}

#[test]
fn lm_20_two_globes_clear_all_tokens_away() {
    let mut table = before_the_roll(r#""paris", "lagos", "delhi""#);
    table.roll("globe", "globe").act(0, Action::TakeTicket(Blue)).act(0, Action::TakeTicket(Blue));
    assert!(table.tokens().pandemic.is_empty());
    assert!(table.told(Event::CuredAll { seat: Seat(0) }));
    assert_eq!((table.phase(), table.hand(0)), (Phase::Travel, tickets("2 blue")));
}

#[test]
fn lm_20_without_tokens_a_globe_is_just_a_ticket() {
    let mut table = before_the_roll("");
    table.roll("globe", "red").act(0, Action::TakeTicket(Blue));
    assert_eq!(table.phase(), Phase::Travel);
    assert_eq!(table.clauses(), [5]);
}

#[test]
fn lm_20_a_globe_cures_even_when_no_ticket_is_left() {
    let mut table = Table::from(
        r#"
        seats = 2
        options = { special_events = true }
        [position]
        display = ["fiji", "guam", "perth", "tahiti"]
        tokens = { pandemic = ["paris", "lagos"] }
        player = [
            { house = "rome" },
            { house = "beijing", tickets = { purple = 20, yellow = 20, blue = 20, green = 20, red = 20 } },
        ]
        "#,
    );
    table.roll("globe", "red");
    assert_eq!(table.phase(), Phase::Cure);
}

#[test]
fn lm_5_a_cure_with_one_token_on_the_board_happens_by_itself() {
    let mut table = before_the_roll(r#""paris""#);
    table.roll("red", "globe").act(0, Action::TakeTicket(Green));
    assert!(table.told(Event::Cured { seat: Seat(0), at: table.at("paris") }));
    assert!(table.tokens().pandemic.is_empty());
    assert_eq!(table.phase(), Phase::Travel);
}

/// On the ring all but Isle is infected.
fn ring_full_but(free: &[&str]) -> Table {
    let all =
        ["amber", "birch", "cedar", "dune", "elm", "fern", "gull", "heath", "isle", "jetty", "kelp", "lark"];
    let tokens: Vec<String> =
        all.iter().filter(|id| !free.contains(id)).map(|id| format!("\"{id}\"")).collect();
    let text = r#"
        seats = 2
        options = { special_events = true }
        [position]
        phase = "travel"
        display = ["cedar", "dune", "elm", "fern"]
        tokens = { pandemic = [TOKENS] }
        player = [{ house = "amber", tickets = { red = 3 } }, { house = "lark" }]
    "#;
    Table::on(&load(RING).unwrap(), &text.replace("TOKENS", &tokens.join(", ")))
}

#[test]
fn lm_5_a_pandemic_with_one_place_to_spread_to_spreads_by_itself() {
    let mut table = ring_full_but(&["isle"]);
    table.act(0, Action::Stop);
    assert!(table.told(Event::Infected { at: table.at("isle") }));
    assert_eq!((table.tokens().pandemic.len(), table.turn()), (12, 1));
    assert_eq!(table.hand(0), tickets("1 red"));
}

#[test]
fn lm_21_with_nowhere_left_to_spread_no_token_is_placed() {
    let mut table = ring_full_but(&[]);
    table.act(0, Action::Stop);
    assert_eq!(table.tokens().pandemic.len(), 12);
    assert_eq!((table.hand(0), table.turn()), (tickets("1 red"), 1), "the loss stays");
    assert!(!table.clauses().contains(&18));
}

/// The box has 24 tokens for all kinds; the pandemic does not stop there.
#[test]
fn lm_21_pandemic_tokens_never_run_out() {
    let ids: Vec<String> = little_monsters::Edition::world()
        .locations()
        .iter()
        .take(40)
        .map(|location| format!("\"{}\"", location.id))
        .collect();
    let mut table = Table::from(&format!(
        r#"
        seats = 2
        options = {{ special_events = true }}
        [position]
        phase = "travel"
        display = ["fiji", "guam", "perth", "tahiti"]
        tokens = {{ pandemic = [{}] }}
        player = [{{ house = "rio" }}, {{ house = "havana" }}]
        "#,
        ids.join(", ")
    ));
    table.act(0, Action::Stop);
    let spread = table.legal(0)[0];
    table.act(0, spread);
    assert_eq!(table.tokens().pandemic.len(), 41);
}
