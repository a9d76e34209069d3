//! What everybody may know: GT-8, GT-10, and what a view does not hold.

use globetrotters::state::{Cards, Continents};
use globetrotters::{Action, ContinentId, Event, State, View};
use serde_json::Value;
use table::dice::FastDice;
use table::{Dice, Game, Seat, Viewer};

use crate::support::{TICKET, Table, place, position, refund, story, ticket};

fn viewers() -> [Viewer; 4] {
    [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), Viewer::Spectator]
}

fn some_way_into_a_game() -> Table {
    position(
        "pack = [\"new-york/london\", \"denver/shanghai\"]\n\
         jackpot = { tickets = [\"istanbul/kampala\", \"luanda/brasilia\"] }",
        &[
            r#"home = "seattle", at = "rome", money = 500, tickets = ["cairo/tokyo", "rio/paris"]"#,
            r#"home = "manila", tickets = ["lagos/moscow"]"#,
            r#"home = "winnipeg", tickets = ["las-vegas/macao", "tibet/washington", "outback/quito"]"#,
        ],
    )
}

#[test]
fn gt_8_everybody_sees_how_many_tickets_and_only_the_owner_which() {
    let table = some_way_into_a_game();
    for viewer in viewers() {
        let view = table.game.view(&table.state, viewer);
        assert_eq!(view.hands.0[..3], [2, 1, 3]);
        let own = viewer.seat().map_or(0, |seat| table.hand(seat.0).len());
        assert_eq!(view.tickets.len(), own);
        assert_eq!((view.jackpot_tickets, usize::from(view.pack)), (2, table.pack().len()));
    }
    let view = table.game.view(&table.state, Viewer::Seat(Seat(0)));
    assert_eq!(view.tickets, ["cairo/tokyo", "rio/paris"].map(ticket));
}

/// Exchanges the secrets that a viewer must not see, all of them.
fn disguised(table: &Table, viewer: Viewer) -> State {
    let mut state = table.state;
    let hidden = &mut state.hidden;
    let mut loose: Vec<_> = hidden.pack.iter().chain(hidden.jackpot.iter()).copied().collect();
    for seat in Seat::all(3).filter(|&seat| viewer != Viewer::Seat(seat)) {
        loose.extend(hidden.hands[seat].iter());
    }
    FastDice::new(99).shuffle("test", &mut loose);
    let mut deal = |count: usize| (0..count).map(|_| loose.pop().unwrap()).collect();
    hidden.jackpot = deal(hidden.jackpot.len());
    for seat in Seat::all(3).filter(|&seat| viewer != Viewer::Seat(seat)) {
        hidden.hands[seat] = deal(hidden.hands[seat].len());
    }
    hidden.pack = loose.into_iter().collect();
    for pack in &mut hidden.adventures {
        FastDice::new(7).shuffle("test", pack.as_mut_slice());
    }
    state
}

#[test]
fn gt_8_no_view_changes_with_what_it_must_not_show() {
    let table = some_way_into_a_game();
    for viewer in viewers() {
        let other = disguised(&table, viewer);
        assert_ne!(other.hidden, table.state.hidden);
        let texts = [table.state, other]
            .map(|state| serde_json::to_string(&table.game.view(&state, viewer)).unwrap());
        assert_eq!(texts[0], texts[1], "{viewer:?}");
    }
}

/// All numbers under a key of that name, wherever it stands.
fn numbers_under(value: &Value, name: &str, found: &mut Vec<u64>) {
    match value {
        Value::Object(fields) => {
            for (field, value) in fields {
                if field == name {
                    collect(value, found);
                } else {
                    numbers_under(value, name, found);
                }
            }
        }
        Value::Array(values) => values.iter().for_each(|value| numbers_under(value, name, found)),
        _ => {}
    }
}

fn collect(value: &Value, found: &mut Vec<u64>) {
    match value {
        Value::Number(number) => found.extend(number.as_u64()),
        Value::Array(values) => values.iter().for_each(|value| collect(value, found)),
        Value::Object(fields) => fields.values().for_each(|value| collect(value, found)),
        _ => {}
    }
}

fn tickets_in(view: &View) -> Vec<u64> {
    let json = serde_json::to_value(view).unwrap();
    let mut found = Vec::new();
    for name in ["tickets", "ticket", "home_ticket", "turned", "refund"] {
        numbers_under(&json, name, &mut found);
    }
    found
}

#[test]
fn gt_8_a_serialized_view_names_no_ticket_of_another() {
    let table = some_way_into_a_game();
    for viewer in viewers() {
        let view = table.game.view(&table.state, viewer);
        let own = viewer.seat().map(|seat| {
            let hidden = &table.state.hidden;
            hidden.hands[seat].iter().copied().chain(hidden.home_tickets[seat]).collect::<Vec<_>>()
        });
        let own = own.unwrap_or_default();
        let named = tickets_in(&view);
        assert!(
            named.iter().all(|&named| own.iter().any(|ticket| u64::from(ticket.0) == named)),
            "{viewer:?}"
        );
        let json = serde_json::to_value(&view).unwrap();
        assert!(json["adventures"].as_array().unwrap().iter().all(Value::is_u64), "how many, not which");
        assert!(json["pack"].is_u64() && json["jackpot_tickets"].is_u64());
    }
}

#[test]
fn gt_8_who_draws_is_told_which_and_the_others_how_many() {
    let mut table = some_way_into_a_game();
    table.roll(TICKET);
    let which = Event::ReceivedTicket { seat: Seat(0), ticket: ticket("new-york/london") };
    let many = Event::Received { seat: Seat(0), count: 1 };
    for viewer in viewers() {
        let heard = table.heard(viewer);
        assert!(heard.contains(&many));
        assert_eq!(heard.contains(&which), viewer == Viewer::Seat(Seat(0)), "{viewer:?}");
    }
    table.does(refund("rio/paris"));
    let which = Event::RefundedTicket { seat: Seat(0), ticket: ticket("rio/paris") };
    for viewer in viewers() {
        assert_eq!(table.heard(viewer).contains(&which), viewer == Viewer::Seat(Seat(0)), "{viewer:?}");
    }
}

#[test]
fn gt_53_only_the_owner_hears_which_ticket_was_picked() {
    let players = [
        r#"home = "seattle", at = "rome", tickets = ["cairo/tokyo", "rio/paris"]"#,
        r#"home = "manila""#,
        r#"home = "winnipeg""#,
    ];
    let mut table = story(&["use 1"], "phase = \"offer\"", &players);
    table.adventure();
    let text = serde_json::to_string(&table.game.view(&table.state, Viewer::Seat(Seat(2)))).unwrap();
    assert!(text.contains(r#""legal":[{"pick_blind":0},{"pick_blind":1}]"#), "{text}");
    assert_eq!(
        tickets_in(&table.game.view(&table.state, Viewer::Seat(Seat(2)))).len(),
        1,
        "their own Home's"
    );
    table.dice(&[1]).act(2, Action::PickBlind(1));
    let which = Event::UsedTicket { seat: Seat(0), ticket: ticket("rio/paris") };
    for viewer in viewers() {
        assert_eq!(table.heard(viewer).contains(&which), viewer == Viewer::Seat(Seat(0)), "{viewer:?}");
    }
}

#[test]
fn gt_10_only_the_home_side_of_the_ticket_is_public() {
    let table = some_way_into_a_game();
    for viewer in viewers() {
        let view = table.game.view(&table.state, viewer);
        let own = viewer.seat().and_then(|seat| table.state.hidden.home_tickets[seat]);
        assert_eq!(view.home_ticket, own);
        assert_eq!(view.open.players[Seat(1)].home, Some(place("manila")));
    }
}

#[test]
fn a_view_carries_its_seats_actions_and_nobody_elses() {
    let table = some_way_into_a_game();
    for viewer in viewers() {
        let view = table.game.view(&table.state, viewer);
        assert_eq!(view.legal, viewer.seat().map_or(vec![], |seat| table.legal(seat.0)));
        assert_eq!(view.legal.is_empty(), viewer != Viewer::Seat(Seat(0)));
    }
}

#[test]
fn a_sampled_position_fits_the_view() {
    let table = some_way_into_a_game();
    for viewer in viewers() {
        let view = table.game.view(&table.state, viewer);
        for seed in 0..20 {
            let guess = table.game.sample(&view, &mut FastDice::new(seed));
            assert_eq!(table.game.broken_invariants(&guess), [""; 0]);
            assert_eq!(table.game.view(&guess, viewer), view);
        }
    }
}

#[test]
fn a_position_is_small() {
    let size = std::mem::size_of::<State>();
    println!("a position takes {size} bytes");
    assert!(size < 4096);
}

#[test]
fn gt_7_a_view_says_how_many_tickets_the_pack_can_supply() {
    let table = some_way_into_a_game();
    let view = table.game.view(&table.state, Viewer::Spectator);
    assert_eq!(usize::from(view.supply()), table.pack().len() - 1);
}

#[test]
fn a_view_says_who_is_to_act_and_what_its_seat_can_do() {
    let table = some_way_into_a_game();
    let view = table.game.view(&table.state, Viewer::Seat(Seat(0)));
    assert_eq!(table::View::to_act(&view), table.game.to_act(&table.state));
    assert!(!view.legal.is_empty() && table::View::legal(&view) == view.legal);
}

#[test]
fn positions_are_read_as_they_were_written() {
    let mut table = some_way_into_a_game();
    table.state.open.players[Seat(0)].placed.insert(ContinentId(5));
    let text = serde_json::to_string(&table.state).unwrap();
    assert_eq!(serde_json::from_str::<State>(&text).unwrap(), table.state);
}

#[test]
fn more_cards_or_continents_than_there_can_be_are_refused() {
    let cards = |count: u8| serde_json::from_value::<Cards>((0..count).collect());
    assert_eq!(cards(48).unwrap().len(), 48);
    assert!(cards(49).unwrap_err().to_string().contains("49 cards in a pile of at most 48"));
    let continents = serde_json::from_str::<Continents>;
    assert_eq!(continents("[5,0]").unwrap().iter().collect::<Vec<_>>(), [ContinentId(0), ContinentId(5)]);
    assert!(continents("[6]").unwrap_err().to_string().contains("there is no continent 6"));
}
