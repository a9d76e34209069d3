//! The turn: LM-5 to LM-9.

use little_monsters::clause::{LM_5, LM_6, LM_7};
use little_monsters::state::{Loss, Phase};
use little_monsters::{Action, Colour, Event};
use table::dice::{FastDice, Scripted, ScriptedDice};
use table::journal::Origin;
use table::{ActError, Play, Seat};

use crate::support::{RING, Table, game_of, load, ring_with, tickets};

use Colour::{Blue, Green, Purple, Red, Yellow};

/// Rome: paths to Paris (green), Berlin (red), Istanbul (blue), Cairo and Marrakesh (both purple).
fn in_rome(hand: &str) -> Table {
    Table::from(&format!(
        r#"
        seats = 2
        [position]
        phase = "travel"
        display = ["cairo", "berlin", "guam", "perth"]
        pile = ["tokyo", "delhi"]
        player = [{{ house = "fiji", monster = "rome", tickets = {{ {hand} }} }}, {{ house = "beijing" }}]
        "#
    ))
}

/// Before a roll, with all but these tickets in the other player's hand.
fn with_supply(left: &str) -> Table {
    let left = tickets(left);
    let held: Vec<String> =
        Colour::ALL.iter().map(|&colour| format!("{} = {}", colour.id(), 20 - left[colour])).collect();
    let table = Table::from(&format!(
        r#"
        seats = 2
        [position]
        display = ["cairo", "berlin", "guam", "perth"]
        player = [{{ house = "rome" }}, {{ house = "beijing", tickets = {{ {} }} }}]
        "#,
        held.join(", ")
    ));
    assert_eq!(table.supply(), left);
    table
}

const PLENTY: &str = "20 purple 20 yellow 20 blue 20 green 20 red";

#[test]
fn lm_5_each_die_brings_a_ticket_of_its_colour() {
    let mut table = with_supply(PLENTY);
    table.roll("purple", "yellow");
    assert_eq!(table.hand(0), tickets("1 purple 1 yellow"));
    assert_eq!(table.supply(), tickets("19 purple 19 yellow 20 blue 20 green 20 red"));
    assert_eq!(table.phase(), Phase::Travel);
    assert_eq!(table.clauses(), [5, 5, 5]);
}

#[test]
fn lm_5_two_of_a_colour_bring_two_tickets() {
    let mut table = with_supply(PLENTY);
    table.roll("green", "green");
    assert_eq!(table.hand(0), tickets("2 green"));
}

#[test]
fn lm_5_a_globe_brings_a_ticket_of_any_colour() {
    for colour in Colour::ALL {
        let mut table = with_supply(PLENTY);
        table.roll("globe", "red");
        assert_eq!(table.hand(0), tickets("1 red"), "the colour is paid out at once");
        assert_eq!(table.legal(0), Colour::ALL.map(Action::TakeTicket));
        table.act(0, Action::TakeTicket(colour));
        let mut hand = tickets("1 red");
        hand[colour] += 1;
        assert_eq!(table.hand(0), hand);
        assert_eq!(table.phase(), Phase::Travel);
    }
}

#[test]
fn lm_5_two_globes_bring_two_tickets_chosen_one_by_one() {
    let mut table = with_supply(PLENTY);
    table.roll("globe", "globe");
    assert_eq!(table.phase(), Phase::Globe { tickets: 2 });
    table.act(0, Action::TakeTicket(Blue));
    assert_eq!(table.phase(), Phase::Globe { tickets: 1 });
    table.act(0, Action::TakeTicket(Green));
    assert_eq!(table.hand(0), tickets("1 blue 1 green"));
    assert_eq!(table.phase(), Phase::Travel);
}

#[test]
fn lm_5_a_turn_begins_with_the_roll_and_has_only_one() {
    let mut table = with_supply(PLENTY);
    assert_eq!(table.refused(0, table.step("paris", Green)), LM_5);
    assert_eq!(table.refused(0, Action::Stop), LM_5);
    table.roll("red", "red");
    assert_eq!(table.refused(0, Action::Roll), LM_7);
}

#[test]
fn lm_5_a_globe_wants_its_ticket_before_anything_else() {
    let mut table = with_supply(PLENTY);
    table.roll("red", "globe");
    assert_eq!(table.refused(0, Action::Stop), LM_5);
    assert_eq!(table.refused(0, table.step("berlin", Red)), LM_5);
}

#[test]
fn lm_5_the_first_die_gets_the_last_ticket_of_a_colour() {
    let mut table = with_supply("1 red 5 blue");
    table.roll("red", "red");
    assert_eq!(table.hand(0), tickets("1 red"));
    let seat = Seat(0);
    assert_eq!(
        table.events()[1..],
        [Event::TicketGained { seat, colour: Red }, Event::NoTicketLeft { seat, colour: Red }]
    );
    assert_eq!(table.clauses(), [5, 5, 6]);
}

#[test]
fn lm_5_a_globe_takes_the_only_colour_that_is_left_by_itself() {
    let mut table = with_supply("3 blue");
    table.roll("globe", "red");
    assert_eq!((table.phase(), table.hand(0)), (Phase::Travel, tickets("1 blue")));

    // The first of two globes has a choice; it leaves none to the second.
    let mut table = with_supply("1 blue 1 red");
    table.roll("globe", "globe").act(0, Action::TakeTicket(Blue));
    assert_eq!((table.phase(), table.hand(0)), (Phase::Travel, tickets("1 blue 1 red")));
}

#[test]
fn lm_6_a_colour_that_is_used_up_brings_nothing() {
    let mut table = with_supply("20 purple 20 yellow 20 blue 20 green");
    table.roll("red", "blue");
    assert_eq!(table.hand(0), tickets("1 blue"));
    assert!(table.told(Event::NoTicketLeft { seat: Seat(0), colour: Red }));
}

#[test]
fn lm_6_a_globe_must_name_a_colour_that_is_left() {
    let mut table = with_supply("2 purple 1 yellow");
    table.roll("globe", "red");
    assert_eq!(table.legal(0), [Action::TakeTicket(Purple), Action::TakeTicket(Yellow)]);
    assert_eq!(table.refused(0, Action::TakeTicket(Red)), LM_6);
}

#[test]
fn lm_6_when_all_tickets_are_gone_a_globe_brings_nothing() {
    let mut table = with_supply("");
    table.roll("globe", "globe");
    assert_eq!((table.phase(), table.hand(0)), (Phase::Travel, tickets("")));
    assert!(table.told(Event::NoTicketsLeft { seat: Seat(0) }));
    assert!(table.clauses().contains(&6));
}

#[test]
fn lm_7_a_monster_may_stay_where_it_is() {
    let mut table = in_rome("red = 1");
    table.act(0, Action::Stop);
    assert_eq!((table.monster(0), table.hand(0), table.turn()), ("rome", tickets("1 red"), 1));
}

#[test]
fn lm_7_a_ticket_takes_the_monster_along_a_path_of_its_colour() {
    let mut table = in_rome("green = 1, red = 1");
    table.walk([("paris", Green)]);
    assert_eq!((table.monster(0), table.hand(0)), ("paris", tickets("1 red")));
    table.walk([("london", Red)]);
    assert_eq!((table.monster(0), table.hand(0)), ("london", tickets("")));
    assert_eq!(table.legal(0), [Action::Stop]);
}

#[test]
fn lm_7_a_path_wants_its_own_colour() {
    let table = in_rome("green = 1, blue = 1");
    assert_eq!(table.refused(0, table.step("paris", Blue)), LM_7, "the path is green");
    assert_eq!(table.refused(0, table.step("berlin", Red)), LM_7, "no red ticket");
    assert_eq!(table.refused(0, table.step("london", Green)), LM_7, "no path at all");
    assert_eq!(table.refused(0, table.step("rome", Green)), LM_7, "not even to where it stands");
    assert_eq!(table.legal(0), [table.step("paris", Green), table.step("istanbul", Blue), Action::Stop]);
}

#[test]
fn lm_7_a_monster_may_go_back_and_forth() {
    let mut table = in_rome("green = 2");
    table.walk([("paris", Green), ("rome", Green)]).act(0, Action::Stop);
    assert_eq!((table.monster(0), table.hand(0)), ("rome", tickets("")));
}

#[test]
fn lm_7_used_tickets_return_to_the_supply_when_the_move_ends() {
    let mut table = in_rome("green = 1, red = 2");
    let before = table.supply();
    table.walk([("paris", Green), ("london", Red)]);
    assert_eq!((table.supply(), table.state.open.used), (before, tickets("1 green 1 red")));
    table.act(0, Action::Stop);
    assert_eq!(table.supply(), tickets("20 purple 20 yellow 20 blue 20 green 19 red"));
    assert_eq!(table.state.open.used, tickets(""));
}

#[test]
fn lm_7_steps_can_be_taken_back_until_the_move_ends() {
    let text = r#"
        seats = 2
        [position]
        phase = "travel"
        display = ["berlin", "cairo", "guam", "perth"]
        player = [{ house = "fiji", monster = "rome", tickets = { red = 1, purple = 1 } }, { house = "beijing" }]
    "#;
    let table = Table::from(text);
    let names = vec!["Ann".to_owned(), "Bo".to_owned()];
    let mut play = Play::start(
        table.game.clone(),
        names,
        Origin::Seeded(1),
        Some(text.to_owned()),
        &mut FastDice::new(1),
    )
    .unwrap();
    let (opening, none) = (play.state().clone(), &mut ScriptedDice::default());
    play.act(Seat(0), &table.step("berlin", Red), none).unwrap();
    play.act(Seat(0), &table.step("london", Purple), none).unwrap();
    play.take_back(Seat(0)).unwrap();
    assert_eq!(play.state().open.monsters[Seat(0)], table.at("berlin"));
    play.take_back(Seat(0)).unwrap();
    assert_eq!(*play.state(), opening);
    assert_eq!(play.take_back(Seat(0)), Err(ActError::NothingToTakeBack));

    // In Berlin a card is gained and another turned up; that is not to be taken back.
    play.act(Seat(0), &table.step("berlin", Red), none).unwrap();
    play.act(Seat(0), &Action::Stop, none).unwrap();
    assert_eq!(play.take_back(Seat(0)), Err(ActError::NothingToTakeBack));
}

#[test]
fn lm_8_the_card_of_the_location_where_the_move_ends_is_gained() {
    let mut table = in_rome("purple = 1");
    table.walk([("cairo", Purple)]).act(0, Action::Stop);
    assert_eq!(table.cards(0), ["cairo"]);
    assert!(table.told(Event::CardGained { seat: Seat(0), location: table.at("cairo"), cards: 1 }));
}

#[test]
fn lm_8_passing_through_brings_nothing() {
    let mut table = in_rome("purple = 1, blue = 1");
    table.walk([("cairo", Purple), ("istanbul", Blue)]).act(0, Action::Stop);
    assert_eq!(table.cards(0), [""; 0]);
    assert_eq!(table.display(), ["cairo", "berlin", "guam", "perth"]);
}

#[test]
fn lm_8_a_monster_that_did_not_move_gains_as_well() {
    let mut table = Table::from(
        r#"
        seats = 2
        [position]
        phase = "travel"
        display = ["rome", "berlin", "guam", "perth"]
        player = [{ house = "fiji", monster = "rome" }, { house = "beijing", monster = "berlin" }]
        "#,
    );
    table.act(0, Action::Stop);
    assert_eq!(table.cards(0), ["rome"]);
    assert_eq!(table.cards(1), [""; 0], "only the player in turn gains");
}

#[test]
fn lm_8_no_card_lies_open_for_other_locations() {
    let mut table = in_rome("green = 1");
    table.walk([("paris", Green)]).act(0, Action::Stop);
    assert_eq!(table.cards(0), [""; 0]);
}

/// Everything that the end of a move can bring, in one turn.
#[test]
fn lm_8_the_end_of_a_move_runs_in_order() {
    let mut table = Table::from(
        r#"
        seats = 2
        options = { special_events = true }
        [position]
        phase = "travel"
        display = ["cairo", "berlin", "guam", "perth"]
        pile = ["tokyo"]
        tokens = { nuclear = ["cairo"], pandemic = ["cairo"] }
        player = [
            { house = "fiji", monster = "rome", tickets = { purple = 1, red = 4 } },
            { house = "beijing" },
        ]
        "#,
    );
    table.walk([("cairo", Purple)]).act(0, Action::Stop);
    let (seat, cairo) = (Seat(0), table.at("cairo"));
    assert_eq!(
        table.events(),
        [
            Event::Stopped { seat, at: cairo },
            Event::CardGained { seat, location: cairo, cards: 1 },
            Event::Discarded { seat, colour: Red, loss: Loss::Pollution },
            Event::Shown { location: table.at("tokyo") },
        ]
    );
    assert_eq!(table.clauses(), [7, 8, 22, 9]);
    assert_eq!(table.phase(), Phase::Spread);
    table.act(0, table.spread("rome"));
    let lost = Event::Discarded { seat, colour: Red, loss: Loss::Pandemic };
    assert_eq!(
        table.events(),
        [Event::Infected { at: table.at("rome") }, lost, lost, Event::TurnBegan { seat: Seat(1) }]
    );
    assert_eq!(table.clauses(), [19, 19, 19, 4]);
    assert_eq!(
        table.hand(0),
        tickets("1 red"),
        "of four, one to the pollution and half of three, rounded up"
    );
}

#[test]
fn lm_9_the_display_is_filled_up_again() {
    let mut table = in_rome("purple = 1");
    table.walk([("cairo", Purple)]).act(0, Action::Stop);
    assert_eq!(table.display(), ["tokyo", "berlin", "guam", "perth"]);
    assert_eq!(table.pile()[0], "delhi");
}

#[test]
fn lm_9_a_full_display_stays_as_it_is() {
    let mut table = in_rome("green = 1");
    table.act(0, Action::Stop);
    assert_eq!(table.display(), ["cairo", "berlin", "guam", "perth"]);
    assert_eq!(table.pile()[0], "tokyo");
}

/// A turn without a gain fills the display up too: here it was short already, since tickets are still being lost.
#[test]
fn lm_9_every_turn_ends_with_the_filling_up() {
    let mut table = Table::from(
        r#"
        seats = 2
        options = { special_events = true }
        [position]
        phase = "discard"
        loss = "pollution"
        polluted = true
        tokens = { nuclear = ["fiji"] }
        display = ["cairo", "berlin"]
        pile = ["tokyo", "delhi", "lagos"]
        player = [{ house = "fiji", tickets = { red = 1, blue = 1 }, owes = 1 }, { house = "beijing" }]
        "#,
    );
    table.act(0, Action::Discard(Red));
    assert_eq!(table.display(), ["cairo", "berlin", "tokyo", "delhi"]);
    assert_eq!((table.pile()[0], table.turn()), ("lagos", 1));
}

/// On the ring, with Cedar gained: houses 2, gained and display 5, so five cards are elsewhere.
const SHORT_PILE: &str = r#"
    seats = 2
    options = { special_events = true }
    [position]
    phase = "travel"
    display = ["cedar", "dune", "elm", "fern"]
    pile = [PILE]
    discards = [DISCARDS]
    player = [
        { house = "amber", monster = "birch", tickets = { yellow = 1 }, cards = [MINE] },
        { house = "lark", cards = ["birch"] },
    ]
"#;

fn short_pile(events: &str, pile: &str, discards: &str, mine: &str) -> Table {
    let text = SHORT_PILE.replace("PILE", pile).replace("DISCARDS", discards).replace("MINE", mine);
    let mut table = Table::on(&ring_with(events), &text);
    table.walk([("cedar", Yellow)]);
    table
}

#[test]
fn lm_9_the_discards_are_shuffled_when_the_pile_is_used_up() {
    let mut table = short_pile("storm = 1", "", r#""gull", "heath", "isle", "storm""#, r#""jetty", "kelp""#);
    assert_eq!(table.pile(), [""; 0]);
    // The new pile from the bottom: storm, gull, isle, heath.
    table.script([Scripted::Order(vec![3, 0, 2, 1])]).act(0, Action::Stop);
    assert!(table.told(Event::Reshuffled { cards: 4 }));
    assert_eq!(table.display(), ["heath", "dune", "elm", "fern"]);
    assert_eq!((table.pile(), table.discards()), (vec!["isle", "gull", "storm"], vec![]));
}

#[test]
fn lm_9_the_last_card_of_the_pile_is_turned_before_any_shuffle() {
    let mut table = short_pile("storm = 1", r#""gull""#, r#""heath", "isle", "storm""#, r#""jetty", "kelp""#);
    table.act(0, Action::Stop);
    assert_eq!(table.display(), ["gull", "dune", "elm", "fern"]);
    assert_eq!((table.pile(), table.discards()), (vec![], vec!["heath", "isle", "storm"]));
}

#[test]
fn lm_9_cards_of_an_event_in_progress_are_not_shuffled_in() {
    let mut table = short_pile("storm = 1", r#""storm""#, r#""gull", "heath", "isle""#, r#""jetty", "kelp""#);
    // The storm is turned up and needs a location; three cards are shuffled, the storm is not among them.
    table.script([Scripted::Order(vec![0, 1, 2])]).act(0, Action::Stop);
    assert!(table.told(Event::Reshuffled { cards: 3 }));
    assert_eq!(table.ids(table.tokens().storm), ["isle"]);
    assert_eq!(table.display(), ["heath", "dune", "elm", "fern"]);
    assert_eq!((table.pile(), table.discards()), (vec!["gull"], vec!["storm", "isle"]));
}

#[test]
fn lm_9_without_a_location_card_nothing_is_turned() {
    let all = r#""gull", "heath", "isle", "jetty", "kelp""#;
    let mut table = short_pile("storm = 1", r#""storm""#, "", all);
    table.act(0, Action::Stop);
    assert_eq!(table.display(), ["-", "dune", "elm", "fern"]);
    assert_eq!(table.pile(), ["storm"], "an event is not turned up in vain");
    assert!(table.tokens().storm.is_empty());
    assert_eq!((table.turn(), table.phase()), (1, Phase::Roll), "the game goes on");
}

/// The fire passes over everything that is left, and then nothing is left to draw.
#[test]
fn lm_9_an_event_that_finds_no_location_does_nothing() {
    let text = r#"
        seats = 2
        options = { special_events = true }
        [position]
        phase = "travel"
        display = ["cedar", "dune", "elm", "fern"]
        pile = ["wildfire", "heath"]
        tokens = { wildfire = ["kelp"] }
        player = [
            { house = "amber", monster = "birch", tickets = { yellow = 1 }, cards = ["gull", "isle", "jetty"] },
            { house = "lark", cards = ["birch"] },
        ]
    "#;
    let mut table = Table::on(&ring_with("wildfire = 1"), text);
    table.walk([("cedar", Yellow)]);
    table.script([Scripted::Order(vec![0, 1])]).act(0, Action::Stop);
    assert!(table.told(Event::PassedOver { at: table.at("heath") }));
    assert!(table.told(Event::NoEffect { card: little_monsters::EventCard::Wildfire }));
    assert_eq!(table.ids(table.tokens().wildfire), ["kelp"]);
    assert_eq!(table.display(), ["heath", "dune", "elm", "fern"]);
}

#[test]
fn the_ring_is_what_its_examples_say() {
    let ring = load(RING).unwrap();
    assert_eq!(ring.locations().len(), 12);
    let game = game_of(&ring, "seats = 2");
    assert_eq!(table::Game::seats(&game), 2);
    let [amber, lark] = ["amber", "lark"].map(|id| ring.location_called(id).unwrap());
    let ways: Vec<_> = ring.ways_from(amber).iter().map(|way| (way.to.0, way.colour)).collect();
    assert_eq!(ways, [(1, Purple), (11, Yellow)]);
    assert_eq!(ring.neighbours(lark).len(), 2);
    assert_eq!(Green.id(), "green");
}
