//! The special events, advanced rule C: LM-15 to LM-17, LM-23, LM-26 to LM-30, and LM-6 where an event gains tickets.
//! What stays on the board is in `hazards.rs`, the pandemic in `pandemic.rs`.

use little_monsters::clause::{LM_4, LM_24, LM_26, LM_27, LM_28, LM_29};
use little_monsters::state::{Loss, Phase};
use little_monsters::{Action, Colour, Event, EventCard};
use table::Seat;
use table::dice::Scripted;

use crate::support::{Table, mistakes_in, ring_with, tickets};

use Colour::{Blue, Green, Purple, Red, Yellow};

/// The first player stands in Rome, whose card lies open: as soon as they stop, a card is turned from the pile.
pub(crate) fn turning(pile: &str, players: &str) -> Table {
    turning_with(pile, "", players)
}

pub(crate) fn turning_with(pile: &str, more: &str, players: &str) -> Table {
    Table::from(&format!(
        r#"
        seats = 3
        options = {{ special_events = true }}
        [position]
        phase = "travel"
        display = ["rome", "delhi", "mumbai", "tahiti"]
        pile = [{pile}]
        {more}
        player = [{players}]
        "#
    ))
}

/// In Europe, Asia and South America.
pub(crate) const APART: &str = r#"
    { house = "fiji", monster = "rome", tickets = { red = 2, blue = 1 } },
    { house = "beijing", tickets = { red = 1, green = 1 } },
    { house = "rio", tickets = { yellow = 2 } },
"#;

#[test]
fn lm_15_without_the_rule_no_event_is_in_the_pile() {
    let world = little_monsters::Edition::world();
    let text = r#"
        seats = 2
        [position]
        display = ["rome", "delhi", "mumbai", "tahiti"]
        pile = ["storm"]
        player = [{ house = "fiji" }, { house = "beijing" }]
    "#;
    assert_eq!(
        mistakes_in(&world, text),
        "example.toml:5: the card “storm” is elsewhere already (expected: a card that lies nowhere else)"
    );
}

#[test]
fn lm_16_an_event_is_carried_out_at_once_and_the_refilling_goes_on() {
    let mut table = turning(r#""storm", "lagos", "festival", "cairo", "tokyo", "dakar""#, APART);
    table.act(0, Action::Stop);
    assert_eq!(table.display(), ["tokyo", "delhi", "mumbai", "tahiti"]);
    assert_eq!(table.discards(), ["storm", "lagos", "festival", "cairo"]);
    assert_eq!((table.pile()[0], table.turn()), ("dakar", 1));
    assert_eq!(
        table.events()[2..],
        [
            Event::Happened { card: EventCard::Storm },
            Event::Drawn { location: table.at("lagos") },
            Event::Storm { at: table.at("lagos") },
            Event::Happened { card: EventCard::Festival },
            Event::Drawn { location: table.at("cairo") },
            Event::Hits { continent: table.game.edition().continent_of(table.at("cairo")) },
            Event::Shown { location: table.at("tokyo") },
            Event::TurnBegan { seat: Seat(1) },
        ]
    );
    assert_eq!(table.clauses(), [7, 8, 16, 17, 25, 16, 17, 30, 9, 4]);
}

#[test]
fn lm_16_the_cards_can_come_back_when_the_discards_are_shuffled() {
    let text = r#"
        seats = 2
        options = { special_events = true }
        [position]
        phase = "travel"
        display = ["cedar", "dune", "elm", "fern"]
        discards = ["storm", "gull"]
        player = [
            { house = "amber", monster = "cedar", cards = ["birch", "heath"] },
            { house = "lark", cards = ["isle", "jetty", "kelp"] },
        ]
    "#;
    let mut table = Table::on(&ring_with("storm = 1"), text);
    // The storm comes back on top; the only other card is drawn for it and lies in the discards when a card is needed.
    table.script([Scripted::Order(vec![1, 0]), Scripted::Order(vec![0, 1])]).act(0, Action::Stop);
    assert_eq!(table.ids(table.tokens().storm), ["gull"]);
    assert_eq!((table.display(), table.pile()), (vec!["gull", "dune", "elm", "fern"], vec!["storm"]));
}

#[test]
fn lm_17_events_turned_up_for_a_location_do_nothing() {
    let mut table = turning(r#""storm", "nuclear", "strike", "lagos", "tokyo""#, APART);
    table.act(0, Action::Stop);
    assert_eq!(table.ids(table.tokens().storm), ["lagos"]);
    assert!(table.tokens().nuclear.is_empty());
    assert_eq!(table.hand(0), tickets("2 red 1 blue"));
    assert_eq!(table.discards(), ["storm", "nuclear", "strike", "lagos"]);
    assert_eq!(table.display()[0], "tokyo");
}

/// Fire passes over Heath; the pile is empty, and Heath, set aside, is not shuffled back in.
#[test]
fn lm_17_cards_turned_up_for_an_event_are_set_aside_until_it_is_done() {
    let text = r#"
        seats = 2
        options = { special_events = true }
        [position]
        phase = "travel"
        display = ["cedar", "dune", "elm", "fern"]
        pile = ["wildfire", "heath"]
        discards = ["jetty", "gull"]
        tokens = { wildfire = ["kelp"] }
        player = [
            { house = "amber", monster = "cedar", cards = ["birch"] },
            { house = "lark", cards = ["isle"] },
        ]
    "#;
    let mut table = Table::on(&ring_with("wildfire = 1"), text);
    // Gull on top is passed over as well, Jetty burns next to Kelp. Then Wildfire, Heath and Gull are shuffled.
    table.script([Scripted::Order(vec![0, 1]), Scripted::Order(vec![0, 1, 2])]).act(0, Action::Stop);
    assert_eq!(table.ids(table.tokens().wildfire), ["jetty", "kelp"]);
    assert!(table.told(Event::PassedOver { at: table.at("heath") }));
    assert!(table.told(Event::PassedOver { at: table.at("gull") }));
    assert!(table.told(Event::Reshuffled { cards: 2 }) && table.told(Event::Reshuffled { cards: 3 }));
    assert_eq!((table.display()[0], table.pile()), ("gull", vec!["heath", "wildfire"]));
}

#[test]
fn lm_23_an_earthquake_sweeps_its_continents_cards_away() {
    // Delhi and Mumbai lie open and are in Asia, like Beijing's neighbour Tokyo.
    let mut table = turning(r#""earthquake", "tokyo", "lagos", "dakar", "cairo""#, APART);
    table.act(0, Action::Stop);
    assert_eq!(table.display(), ["lagos", "dakar", "cairo", "tahiti"]);
    assert_eq!(table.discards(), ["delhi", "mumbai", "earthquake", "tokyo"]);
    assert!(table.told(Event::Swept { location: table.at("delhi") }));
    assert!(table.told(Event::Swept { location: table.at("mumbai") }));
    assert!(!table.told(Event::Swept { location: table.at("tahiti") }));
}

#[test]
fn lm_26_a_strike_costs_everybody_on_the_continent_a_ticket() {
    // Two in Europe, one in Asia; the drawn location is in Europe.
    let mut table = turning(
        r#""strike", "lisbon", "tokyo""#,
        r#"
        { house = "fiji", monster = "rome", tickets = { red = 1, blue = 1 } },
        { house = "beijing", tickets = { red = 1, green = 1 } },
        { house = "rio", monster = "paris", tickets = { yellow = 1, green = 1 } },
        "#,
    );
    table.act(0, Action::Stop);
    assert_eq!((table.phase(), table.awaited()), (Phase::Discard(Loss::Strike), vec![0, 2]));
    assert_eq!(table.refused(1, Action::Discard(Red)), LM_4);
    assert_eq!(table.refused(2, Action::Discard(Blue)), LM_26);
    // In any order.
    table.act(2, Action::Discard(Yellow));
    assert_eq!(table.refused(2, Action::Discard(Green)), LM_4, "one each");
    assert_eq!(table.display()[0], "-", "the refilling waits");
    table.act(0, Action::Discard(Red));
    assert_eq!(table.hand(0), tickets("1 blue"));
    assert_eq!(table.hand(1), tickets("1 red 1 green"));
    assert_eq!(table.hand(2), tickets("1 green"));
    assert_eq!((table.display()[0], table.turn()), ("tokyo", 1));
}

#[test]
fn lm_26_whoever_has_none_discards_nothing() {
    let mut table = turning(
        r#""strike", "lisbon", "tokyo""#,
        r#"
        { house = "fiji", monster = "rome" },
        { house = "beijing" },
        { house = "rio", monster = "paris", tickets = { green = 2 } },
        "#,
    );
    table.act(0, Action::Stop);
    assert_eq!((table.hand(2), table.turn()), (tickets("1 green"), 1), "and one colour leaves no choice");
}

/// The first and third are in Antarctica.
fn polar(more: &str) -> Table {
    Table::from(&format!(
        r#"
        seats = 3
        options = {{ special_events = true }}
        [position]
        turn = 2
        phase = "travel"
        display = ["mawson", "delhi", "mumbai", "tahiti"]
        pile = ["polar-flight", "tokyo"]
        {more}
        player = [
            {{ house = "fiji", monster = "mcmurdo" }},
            {{ house = "beijing" }},
            {{ house = "rio", monster = "mawson" }},
        ]
        "#
    ))
}

#[test]
fn lm_27_everybody_in_antarctica_may_move_to_any_location() {
    let mut table = polar("");
    table.act(2, Action::Stop);
    assert_eq!(table.awaited(), [2], "the player in turn begins");
    assert_eq!(table.legal(2).len(), 81, "80 other locations, and staying");
    assert_eq!(table.refused(0, table.fly("paris")), LM_4);
    table.act(2, table.fly("paris"));
    assert_eq!(table.awaited(), [0], "then round the table; the second player is in Asia");
    table.act(0, table.fly("paris"));
    assert_eq!([0, 1, 2].map(|seat| table.monster(seat)), ["paris", "beijing", "paris"]);
    assert_eq!((table.display()[0], table.turn()), ("tokyo", 0));
    assert_eq!(table.discards(), ["polar-flight"]);
}

#[test]
fn lm_27_the_flight_can_be_declined() {
    let mut table = polar("");
    table.act(2, Action::Stop).act(2, Action::Stay);
    assert_eq!(table.events(), [Event::Stayed { seat: Seat(2) }]);
    table.act(0, Action::Stay);
    assert_eq!((table.monster(0), table.monster(2), table.turn()), ("mcmurdo", "mawson", 0));
}

#[test]
fn lm_27_only_to_where_the_monster_may_stop() {
    let mut table = polar(r#"tokens = { wildfire = ["paris"] }"#);
    table.act(2, Action::Stop);
    assert_eq!(table.refused(2, table.fly("paris")), LM_24);
    assert_eq!(table.refused(2, table.fly("mawson")), LM_27, "it is there already");
    assert_eq!(table.refused(2, Action::Stop), LM_27);
}

#[test]
fn lm_27_with_nobody_there_nothing_happens() {
    let mut table = turning(r#""polar-flight", "tokyo""#, APART);
    table.act(0, Action::Stop);
    assert_eq!((table.turn(), table.display()[0], table.discards()), (1, "tokyo", vec!["polar-flight"]));
}

/// A scenario that does not say who moves means those whom the flight concerns.
#[test]
fn lm_27_a_scenario_asks_only_those_in_antarctica() {
    let table = Table::from(
        r#"
        seats = 2
        options = { special_events = true }
        [position]
        phase = "polar-flight"
        display = ["cairo", "london", "guam"]
        player = [{ house = "fiji", monster = "rome" }, { house = "beijing", monster = "mawson" }]
        "#,
    );
    assert_eq!(table.awaited(), [1]);
}

#[test]
fn lm_28_the_continent_with_the_most_monsters_pays() {
    let mut table = turning(
        r#""crowds", "tokyo""#,
        r#"
        { house = "fiji", monster = "rome", tickets = { red = 1, blue = 1 } },
        { house = "beijing", tickets = { red = 1, green = 1 } },
        { house = "rio", monster = "paris", tickets = { yellow = 1, green = 1 } },
        "#,
    );
    table.act(0, Action::Stop);
    assert_eq!((table.phase(), table.awaited()), (Phase::Discard(Loss::Crowds), vec![0, 2]));
    assert_eq!(table.refused(0, Action::Discard(Green)), LM_28);
    table.act(2, Action::Discard(Green)).act(0, Action::Discard(Blue));
    assert_eq!(table.hand(0), tickets("1 red"));
    assert_eq!(table.hand(1), tickets("1 red 1 green"));
    assert_eq!(table.hand(2), tickets("1 yellow"));
    assert_eq!((table.display()[0], table.turn(), table.discards()), ("tokyo", 1, vec!["crowds"]));
}

#[test]
fn lm_28_on_a_tie_the_player_in_turn_picks() {
    let mut table = turning(r#""crowds", "tokyo""#, APART);
    table.act(0, Action::Stop);
    assert_eq!(table.awaited(), [0]);
    let tied = ["asia", "europe", "south-america"].map(|continent| table.crowd(continent));
    assert_eq!(table.legal(0), tied, "continents without a monster do not count");
    assert_eq!(table.refused(0, table.crowd("africa")), LM_28);
    for nowhere in [16, 200] {
        assert_eq!(table.refused(0, Action::Crowd(little_monsters::ContinentId(nowhere))), LM_28);
    }
    assert_eq!(table.refused(1, table.crowd("asia")), LM_4);
    table.act(0, table.crowd("south-america"));
    assert_eq!((table.hand(2), table.turn()), (tickets("1 yellow"), 1));
}

#[test]
fn lm_28_the_picked_players_choose_their_ticket() {
    let mut table = turning(r#""crowds", "tokyo""#, APART);
    table.act(0, Action::Stop);
    table.act(0, table.crowd("asia"));
    assert_eq!((table.phase(), table.awaited()), (Phase::Discard(Loss::Crowds), vec![1]));
    table.act(1, Action::Discard(Green));
    assert_eq!((table.hand(1), table.turn()), (tickets("1 red"), 1));
}

#[test]
fn lm_28_whoever_has_none_discards_nothing() {
    let mut table = turning(
        r#""crowds", "tokyo""#,
        r#"{ house = "fiji", monster = "rome" }, { house = "beijing" }, { house = "rio", monster = "paris" }"#,
    );
    table.act(0, Action::Stop);
    assert_eq!((table.turn(), table.display()[0]), (1, "tokyo"));
}

#[test]
fn lm_29_everybody_may_take_one_path_of_the_colour() {
    // Rome has two purple paths, Beijing two; Rio has none.
    let mut table = turning(r#""tail-wind-purple", "tokyo""#, APART);
    table.act(0, Action::Stop);
    assert_eq!(table.awaited(), [0]);
    assert_eq!(table.legal(0), [table.fly("marrakesh"), table.fly("cairo"), Action::Stay]);
    assert_eq!(table.refused(0, table.fly("paris")), LM_29, "that path is green");
    assert_eq!(table.refused(0, table.fly("addis-ababa")), LM_29, "that is two paths away");
    table.act(0, table.fly("cairo"));
    assert_eq!(table.hand(0), tickets("2 red 1 blue"), "no ticket is used");
    assert_eq!(table.awaited(), [1]);
    assert_eq!(table.legal(1), [table.fly("ulaanbaatar"), table.fly("hong-kong"), Action::Stay]);
    table.act(1, table.fly("hong-kong"));
    assert!(table.told(Event::Stayed { seat: Seat(2) }), "no purple path leads from Rio");
    assert_eq!([0, 1, 2].map(|seat| table.monster(seat)), ["cairo", "hong-kong", "rio"]);
    assert_eq!((table.display()[0], table.turn()), ("tokyo", 1));
}

#[test]
fn lm_29_one_may_decline() {
    let mut table = turning(r#""tail-wind-purple", "tokyo""#, APART);
    table.act(0, Action::Stop).act(0, Action::Stay).act(1, Action::Stay);
    assert_eq!([0, 1, 2].map(|seat| table.monster(seat)), ["rome", "beijing", "rio"]);
}

#[test]
fn lm_29_in_turn_order_from_the_player_in_turn() {
    let mut table = Table::from(
        r#"
        seats = 3
        options = { special_events = true }
        [position]
        turn = 1
        phase = "travel"
        display = ["berlin", "delhi", "mumbai", "tahiti"]
        pile = ["tail-wind-red", "tokyo"]
        player = [
            { house = "fiji", monster = "rome" },
            { house = "beijing", monster = "berlin" },
            { house = "rio", monster = "moscow" },
        ]
        "#,
    );
    table.act(1, Action::Stop);
    for seat in [1, 2, 0] {
        assert_eq!(table.awaited(), [seat]);
        table.act(seat, Action::Stay);
    }
    assert_eq!(table.turn(), 2);
}

#[test]
fn lm_29_each_colour_has_its_own() {
    for (card, colour, to) in [
        ("tail-wind-purple", Purple, "cairo"),
        ("tail-wind-blue", Blue, "istanbul"),
        ("tail-wind-green", Green, "paris"),
        ("tail-wind-red", Red, "berlin"),
    ] {
        let mut table = turning(&format!(r#""{card}", "tokyo""#), APART);
        table.act(0, Action::Stop);
        assert!(matches!(table.phase(), Phase::EventMove { wind: Some(wind), .. } if wind == colour));
        table.act(0, table.fly(to));
        assert_eq!(table.monster(0), to);
    }
    // Rome has no yellow path, Beijing has one to Tokyo, Rio one to Recife.
    let mut table = turning(r#""tail-wind-yellow", "lagos""#, APART);
    table.act(0, Action::Stop);
    assert_eq!(table.legal(1), [table.fly("tokyo"), Action::Stay]);
    assert!(matches!(table.phase(), Phase::EventMove { wind: Some(Yellow), .. }));
}

#[test]
fn lm_30_everybody_on_the_continent_gains_its_colour() {
    let mut table = turning(
        r#""festival", "lisbon", "tokyo""#,
        r#"
        { house = "fiji", monster = "rome", tickets = { red = 1 } },
        { house = "beijing" },
        { house = "rio", monster = "paris" },
        "#,
    );
    table.act(0, Action::Stop);
    assert_eq!(table.hand(0), tickets("1 red 1 blue"), "Europe's tickets are blue");
    assert_eq!((table.hand(1), table.hand(2)), (tickets(""), tickets("1 blue")));
    assert_eq!(table.supply()[Blue], 18);
    assert_eq!(table.discards(), ["festival", "lisbon"]);
}

#[test]
fn lm_30_the_tickets_are_told_by_its_own_clause() {
    let mut table = turning(r#""festival", "lisbon", "tokyo""#, APART);
    table.act(0, Action::Stop);
    let gained = table.events().iter().position(|event| matches!(event, Event::TicketGained { .. }));
    assert_eq!(table.clauses()[gained.expect("a ticket is gained")], 30);
}

#[test]
fn lm_6_a_festival_gives_only_what_is_left() {
    let mut table = turning(
        r#""festival", "lisbon", "tokyo""#,
        r#"
        { house = "fiji", monster = "rome" },
        { house = "beijing", tickets = { blue = 19 } },
        { house = "rio", monster = "paris" },
        "#,
    );
    table.act(0, Action::Stop);
    assert_eq!(
        (table.hand(0), table.hand(2)),
        (tickets("1 blue"), tickets("")),
        "the player in turn is first"
    );
    assert!(table.told(Event::NoTicketLeft { seat: Seat(2), colour: Blue }));
}

#[test]
fn lm_26_lm_28_a_strike_and_crowds_are_told_under_their_own_clauses() {
    let told = |card: &str| {
        let mut table = turning(&format!("\"{card}\", \"lisbon\", \"tokyo\""), APART);
        table.act(0, Action::Stop);
        if matches!(table.phase(), Phase::Crowds(_)) {
            table.act(0, table.crowd("europe"));
        }
        let hits = table.told.told.iter().filter(|told| matches!(told.event, Event::Hits { .. }));
        hits.map(|told| told.clause.number).collect::<Vec<_>>()
    };
    assert_eq!((told("strike"), told("crowds")), (vec![26], vec![28]));
}
