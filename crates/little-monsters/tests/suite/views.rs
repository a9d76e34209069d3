//! What everybody may know: LM-11.

use little_monsters::{Card, Edition, LittleMonsters, Options, State};
use table::dice::FastDice;
use table::{Dice, Game, Seat, Silent, View, Viewer};

use crate::support::{Table, tickets};

fn some_way_into_a_game() -> Table {
    Table::from(
        r#"
        seats = 3
        options = { special_events = true, free_market = true }
        [position]
        phase = "travel"
        display = ["fiji", "guam", "perth", "tahiti"]
        pile = ["lagos", "storm", "dakar"]
        discards = ["cairo", "festival"]
        tokens = { storm = ["paris"], pandemic = ["manaus"] }
        player = [
            { house = "rome", tickets = { red = 2 }, cards = ["delhi"] },
            { house = "beijing", tickets = { blue = 3 }, cards = ["tokyo", "lhasa"] },
            { house = "rio" },
        ]
        "#,
    )
}

fn viewers() -> [Viewer; 4] {
    [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), Viewer::Spectator]
}

#[test]
fn lm_11_everybody_sees_tickets_cards_and_tokens() {
    let table = some_way_into_a_game();
    for viewer in viewers() {
        let view = table.game.view(&table.state, viewer);
        assert_eq!(view.open.hands[Seat(0)], tickets("2 red"));
        assert_eq!(view.open.hands[Seat(1)], tickets("3 blue"));
        assert_eq!(table.ids(view.open.gained[Seat(1)]), ["tokyo", "lhasa"]);
        assert_eq!(table.ids(view.open.tokens.storm), ["paris"]);
        assert_eq!(table.ids(view.open.tokens.pandemic), ["manaus"]);
        assert_eq!(view.open.discards.len(), 2);
        assert_eq!(view.pile, table.pile().len());
    }
}

#[test]
fn lm_11_the_order_of_the_pile_stays_secret() {
    let table = some_way_into_a_game();
    let mut other = table.state.clone();
    FastDice::new(5).shuffle("test", &mut other.pile);
    assert_ne!(other.pile, table.state.pile);
    for viewer in viewers() {
        let (one, two) = (table.game.view(&table.state, viewer), table.game.view(&other, viewer));
        assert_eq!(one, two);
        assert_eq!(serde_json::to_string(&one).unwrap(), serde_json::to_string(&two).unwrap());
    }
}

#[test]
fn lm_11_what_everybody_saw_put_under_the_pile_is_known() {
    let options = Options { special_events: true, ..Options::STANDARD };
    let top = ["rome", "rio", "fiji", "storm", "guam", "pandemic", "perth", "tahiti"];
    let table = Table::dealt(options, 2, &top, Some(0));
    let view = table.game.view(&table.state, Viewer::Spectator);
    use little_monsters::EventCard::{Pandemic, Storm};
    assert_eq!(view.pile_bottom, [Card::Event(Pandemic), Card::Event(Storm)], "the lowest first");
    for seed in 0..20 {
        let guess = table.game.sample(&view, &mut FastDice::new(seed));
        assert_eq!(guess.pile[..2], table.state.pile[..2]);
        assert_eq!(table.game.broken_invariants(&guess), [""; 0]);
    }
}

#[test]
fn a_view_carries_its_seats_actions_and_nobody_elses() {
    let table = some_way_into_a_game();
    for viewer in viewers() {
        let view = table.game.view(&table.state, viewer);
        let legal = viewer.seat().map_or(vec![], |seat| table.legal(seat.0));
        assert_eq!(view.legal, legal);
        assert_eq!(view.legal.is_empty(), viewer != Viewer::Seat(Seat(0)));
    }
}

#[test]
fn a_sampled_position_has_the_unseen_cards_in_another_order() {
    let table = some_way_into_a_game();
    let view = table.game.view(&table.state, Viewer::Seat(Seat(1)));
    let one = table.game.sample(&view, &mut FastDice::new(1));
    let two = table.game.sample(&view, &mut FastDice::new(2));
    assert_eq!(one.open, table.state.open);
    assert_ne!(one.pile, two.pile);
    let sorted = |state: &State| {
        let mut cards = state.pile.to_vec();
        cards.sort();
        cards
    };
    assert_eq!(sorted(&one), sorted(&table.state));
}

#[test]
fn a_position_is_small() {
    let size = std::mem::size_of::<State>();
    println!("a position takes {size} bytes");
    assert!(size < 4096);
    let game = LittleMonsters::new(Edition::world(), Options::ADVANCED, 6);
    let state = game.set_up(&mut FastDice::new(1), &mut Silent);
    assert!(serde_json::to_string(&state).unwrap().len() < 16_384);
}

#[test]
fn a_view_says_who_is_to_act_and_what_its_seat_can_do() {
    let table = some_way_into_a_game();
    let view = table.game.view(&table.state, Viewer::Seat(Seat(0)));
    assert_eq!(View::to_act(&view), table.game.to_act(&table.state));
    assert_eq!(View::legal(&view), table.legal(0));
    assert!(!view.legal.is_empty() && !view.to_act.must.is_empty());
}
