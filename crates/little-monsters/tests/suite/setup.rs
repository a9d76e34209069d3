//! Equipment and setup: LM-1 to LM-4, and LM-15 for what it says of the setup.

use std::panic::catch_unwind;

use little_monsters::clause::{LM_1, LM_4};
use little_monsters::{
    Action, Card, Colour, Edition, Event, EventCard, Face, LittleMonsters, LocationId, Options, Phase,
};
use table::{Game, Seat};

use crate::support::{Table, tickets};

const EVENTS: Options = Options { special_events: true, ..Options::STANDARD };

/// Two players before the first one's roll.
const BEFORE_THE_ROLL: &str = r#"
    seats = 2
    [position]
    display = ["fiji", "guam", "perth", "tahiti"]
    player = [{ house = "rome" }, { house = "beijing" }]
"#;

#[test]
fn lm_1_two_to_six_can_play() {
    for seats in 2..=6 {
        assert_eq!(LittleMonsters::new(Edition::world(), Options::STANDARD, seats).seats(), seats);
    }
    for seats in [0, 1, 7] {
        let table = catch_unwind(|| LittleMonsters::new(Edition::world(), Options::STANDARD, seats));
        assert!(table.is_err(), "{seats} players are let in");
    }
}

#[test]
fn lm_1_a_seat_that_nobody_has_is_refused() {
    let table = Table::from(BEFORE_THE_ROLL);
    for seat in [2, 6, 16, 255] {
        assert_eq!(table.refused(seat, Action::Roll), LM_1);
    }
}

#[test]
fn lm_1_a_location_that_is_not_on_the_map_is_refused() {
    let mut table = Table::from(BEFORE_THE_ROLL);
    table.roll("red", "red");
    for number in [81, 127, 128, 255] {
        let to = LocationId(number);
        assert_eq!(table.refused(0, Action::Step { to, colour: Colour::Red }), LM_1);
    }
}

#[test]
fn lm_1_everybody_has_one_monster_and_one_house() {
    let table = Table::dealt(Options::STANDARD, 6, &["rome", "rio", "paris"], Some(0));
    let open = &table.state.open;
    for seat in Seat::all(6) {
        assert_eq!(open.monsters[seat], open.houses[seat]);
    }
    let mut houses = open.houses.0.to_vec();
    houses.sort();
    houses.dedup();
    assert_eq!(houses.len(), 6);
}

#[test]
fn lm_2_a_die_shows_five_colours_and_a_globe() {
    let faces = [
        Face::Colour(Colour::Purple),
        Face::Colour(Colour::Yellow),
        Face::Colour(Colour::Blue),
        Face::Colour(Colour::Green),
        Face::Colour(Colour::Red),
        Face::Globe,
    ];
    for (number, face) in (1..).zip(faces) {
        assert_eq!(Face::of_number(number), face);
    }
    // All six can fall, and nothing else: the die has six sides.
    for (name, face) in ["purple", "yellow", "blue", "green", "red", "globe"].into_iter().zip(faces) {
        let mut table = Table::from(BEFORE_THE_ROLL);
        table.roll(name, "red");
        assert_eq!(table.state.open.roll, Some([face, Face::Colour(Colour::Red)]));
    }
}

#[test]
fn lm_2_there_are_twenty_tickets_of_each_colour() {
    let table = Table::dealt(Options::STANDARD, 2, &[], Some(0));
    assert_eq!(table.supply(), tickets("20 purple 20 yellow 20 blue 20 green 20 red"));
    assert_eq!(table.supply().total(), 100);
    assert!(table.hand(0).is_empty() && table.hand(1).is_empty());
}

#[test]
fn lm_3_start_locations_are_drawn_in_seat_order() {
    let table = Table::dealt(Options::STANDARD, 3, &["rome", "rio", "paris"], Some(1));
    assert_eq!([0, 1, 2].map(|seat| table.monster(seat)), ["rome", "rio", "paris"]);
    let open = &table.state.open;
    assert_eq!(open.houses[Seat(1)], table.at("rio"));
    assert_eq!(table.events()[0], Event::SetOut { seat: Seat(0), at: table.at("rome") });
    assert_eq!(table.clauses()[..3], [3, 3, 3]);
}

#[test]
fn lm_3_the_start_card_stays_before_its_player() {
    let table =
        Table::dealt(Options::STANDARD, 2, &["rome", "rio", "fiji", "guam", "perth", "tahiti"], Some(0));
    for start in ["rome", "rio"] {
        assert!(!table.pile().contains(&start) && !table.display().contains(&start));
    }
    assert_eq!(table.pile().len(), 81 - 2 - 4);
}

#[test]
fn lm_3_the_start_card_does_not_count_towards_the_six() {
    let mut table = Table::from(
        r#"
        seats = 2
        [position]
        phase = "travel"
        display = ["fiji", "guam", "perth", "tahiti"]
        player = [
            { house = "rome", cards = ["berlin", "cairo", "delhi", "lagos", "dakar"] },
            { house = "beijing" },
        ]
        "#,
    );
    assert_eq!(table.game.scores(&table.state), [5, 0]);
    table.act(0, Action::Stop);
    assert_eq!(table.winner(), None);
}

#[test]
fn lm_4_four_location_cards_are_turned_up() {
    let table =
        Table::dealt(Options::STANDARD, 2, &["rome", "rio", "fiji", "guam", "perth", "tahiti"], Some(1));
    assert_eq!(table.display(), ["fiji", "guam", "perth", "tahiti"]);
    assert_eq!(table.clauses(), [3, 3, 4, 4, 4, 4, 4]);
}

#[test]
fn lm_4_chance_picks_the_first_player() {
    for first in 0..3 {
        let table = Table::dealt(Options::STANDARD, 3, &[], Some(first));
        assert_eq!(u32::from(table.turn()), first);
        assert_eq!(table.events().last(), Some(&Event::Begins { seat: Seat(table.turn()) }));
        assert_eq!(table.phase(), Phase::Roll);
    }
}

#[test]
fn lm_4_the_youngest_goes_first_if_the_table_says_who_it_is() {
    let youngest = Options { first: Some(Seat(2)), ..Options::STANDARD };
    let table = Table::dealt(youngest, 4, &[], None);
    assert_eq!(table.turn(), 2);
}

#[test]
fn lm_4_turns_pass_clockwise() {
    let youngest = Options { first: Some(Seat(1)), ..Options::STANDARD };
    // The starts are far from the display, so nobody gains anything.
    let mut table =
        Table::dealt(youngest, 3, &["rome", "rio", "paris", "fiji", "guam", "perth", "tahiti"], None);
    for seat in [1, 2, 0, 1] {
        assert_eq!((table.turn(), table.awaited()), (seat, vec![seat]));
        table.roll("red", "blue").act(seat, Action::Stop);
    }
    assert_eq!(table.turn(), 2);
    assert!(table.told(Event::TurnBegan { seat: Seat(2) }));
}

#[test]
fn lm_4_nobody_acts_out_of_turn() {
    let table = Table::from(BEFORE_THE_ROLL);
    assert_eq!(table.refused(1, Action::Roll), LM_4);
    assert_eq!(table.legal(1), []);
}

#[test]
fn lm_15_the_event_cards_are_shuffled_in() {
    let with = Table::dealt(EVENTS, 2, &[], Some(0));
    let without = Table::dealt(Options::STANDARD, 2, &[], Some(0));
    assert_eq!(with.pile().len(), 81 + 18 - 6);
    assert_eq!(without.pile().len(), 81 - 6);
    assert!(!without.state.pile.iter().any(|card| matches!(card, Card::Event(_))));
}

#[test]
fn lm_15_an_event_in_the_opening_display_goes_to_the_bottom() {
    let table = Table::dealt(
        EVENTS,
        2,
        &["rome", "rio", "fiji", "storm", "guam", "pandemic", "perth", "tahiti"],
        Some(0),
    );
    assert_eq!(table.display(), ["fiji", "guam", "perth", "tahiti"]);
    let pile = table.pile();
    assert_eq!(pile[pile.len() - 2..], ["storm", "pandemic"], "the later one lies lowest");
    assert!(table.told(Event::PutUnder { card: EventCard::Storm }));
    assert!(table.tokens().storm.is_empty() && table.tokens().pandemic.is_empty());
    assert_eq!(table.state.open.known_bottom, 2);
}

#[test]
fn lm_15_an_event_among_the_starts_goes_to_the_bottom() {
    let top = ["nuclear", "rome", "festival", "crowds", "rio", "fiji", "guam", "perth", "tahiti"];
    let table = Table::dealt(EVENTS, 2, &top, Some(0));
    assert_eq!([table.monster(0), table.monster(1)], ["rome", "rio"]);
    let pile = table.pile();
    assert_eq!(pile[pile.len() - 3..], ["nuclear", "festival", "crowds"]);
}
