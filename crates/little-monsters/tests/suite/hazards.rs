//! What events leave on the board for good: pollution, fires and storms (LM-22, LM-24, LM-25, LM-33).

use little_monsters::clause::{LM_22, LM_24, LM_25};
use little_monsters::state::{Loss, Phase};
use little_monsters::{Action, Colour, Event};
use table::Seat;
use table::dice::{RecordedDice, Scripted, ScriptedDice};

use crate::events::{APART, turning, turning_with};
use crate::support::{Table, mistakes_in, ring_with, tickets};

use Colour::{Blue, Green, Purple, Red};

#[test]
fn lm_22_the_location_and_its_neighbours_are_polluted() {
    let mut table = turning(r#""nuclear", "lisbon", "tokyo""#, APART);
    table.act(0, Action::Stop);
    assert_eq!(table.ids(table.tokens().nuclear), ["marrakesh", "london", "paris", "lisbon", "new-york"]);
    assert!(table.told(Event::Polluted { around: table.at("lisbon") }));
    assert_eq!(table.discards(), ["nuclear", "lisbon"]);
}

/// Rome, with pollution in Berlin and London.
fn polluted(monster: &str, hand: &str) -> Table {
    Table::from(&format!(
        r#"
        seats = 2
        options = {{ special_events = true }}
        [position]
        phase = "travel"
        display = ["fiji", "guam", "perth", "tahiti"]
        tokens = {{ nuclear = ["berlin", "london"] }}
        player = [{{ house = "rio", monster = "{monster}", tickets = {{ {hand} }} }}, {{ house = "beijing" }}]
        "#
    ))
}

#[test]
fn lm_22_ending_the_move_there_costs_one_more_ticket() {
    let mut table = polluted("rome", "red = 1, blue = 1, green = 1");
    table.walk([("berlin", Red)]).act(0, Action::Stop);
    assert_eq!((table.phase(), table.awaited()), (Phase::Discard(Loss::Pollution), vec![0]));
    assert_eq!(table.refused(0, Action::Discard(Red)), LM_22, "the red one is used");
    table.act(0, Action::Discard(Green));
    assert_eq!((table.hand(0), table.turn()), (tickets("1 blue"), 1));
    assert_eq!(table.supply(), tickets("20 purple 20 yellow 19 blue 20 green 20 red"));
}

#[test]
fn lm_22_passing_through_costs_one_more_ticket() {
    let mut table = polluted("rome", "red = 1, blue = 2");
    table.walk([("berlin", Red), ("paris", Blue)]).act(0, Action::Stop);
    assert_eq!(
        (table.hand(0), table.turn()),
        (tickets(""), 1),
        "one of two blue ones for the path, one lost"
    );
}

#[test]
fn lm_22_once_a_turn_however_many_places_were_touched() {
    let mut table = polluted("rome", "red = 1, purple = 5");
    table.walk([("berlin", Red), ("london", Purple), ("berlin", Purple)]).act(0, Action::Stop);
    assert_eq!(table.hand(0), tickets("2 purple"));
}

#[test]
fn lm_22_without_a_ticket_nothing_is_lost() {
    let mut table = polluted("rome", "red = 1");
    table.walk([("berlin", Red)]).act(0, Action::Stop);
    assert_eq!((table.hand(0), table.turn()), (tickets(""), 1));
    assert!(!table.clauses().contains(&22));
}

#[test]
fn lm_22_staying_counts_and_setting_off_does_not() {
    let mut table = polluted("berlin", "blue = 2");
    table.act(0, Action::Stop);
    assert_eq!(table.hand(0), tickets("1 blue"));

    let mut table = polluted("berlin", "blue = 2");
    table.walk([("paris", Blue)]).act(0, Action::Stop);
    assert_eq!((table.monster(0), table.hand(0)), ("paris", tickets("1 blue")), "only the path was paid");
}

#[test]
fn lm_22_a_move_made_by_an_event_does_not_count() {
    let mut table = turning_with(
        r#""tail-wind-red", "tokyo""#,
        r#"tokens = { nuclear = ["berlin"] }"#,
        r#"
            { house = "fiji", monster = "rome", tickets = { red = 2 } },
            { house = "beijing", monster = "stockholm", tickets = { blue = 2 } },
            { house = "rio", monster = "havana" },
        "#,
    );
    table.act(0, Action::Stop);
    table.act(0, table.fly("berlin"));
    table.act(1, table.fly("berlin"));
    table.act(2, Action::Stay);
    assert_eq!((table.hand(0), table.hand(1), table.turn()), (tickets("2 red"), tickets("2 blue"), 1));
    // On the next turn it has not moved and stays there: that counts.
    table.roll("green", "green").act(1, Action::Stop);
    assert_eq!(table.phase(), Phase::Discard(Loss::Pollution));
}

#[test]
fn lm_22_every_turn_anew() {
    let mut table = polluted("berlin", "blue = 3");
    table.act(0, Action::Stop).roll("red", "red").act(1, Action::Stop);
    assert_eq!(table.hand(0), tickets("2 blue"));
    assert_eq!(table.hand(1), tickets("2 red"), "the other player is far away");
    table.roll("blue", "blue").act(0, Action::Stop);
    assert_eq!(table.hand(0), tickets("3 blue"), "two gained, one lost");
}

#[test]
fn lm_5_a_discard_with_one_colour_in_hand_happens_by_itself() {
    let mut table = polluted("berlin", "blue = 3");
    table.act(0, Action::Stop);
    assert!(table.told(Event::Discarded { seat: Seat(0), colour: Blue, loss: Loss::Pollution }));
    assert_eq!(table.turn(), 1);
}

#[test]
fn lm_24_nobody_passes_through_a_fire_or_stops_there() {
    let mut table = turning(r#""wildfire", "berlin", "tokyo""#, APART);
    table.act(0, Action::Stop);
    assert_eq!(table.ids(table.tokens().wildfire), ["berlin"]);
    assert!(table.told(Event::Burns { at: table.at("berlin") }));
    table.roll("red", "red").act(1, Action::Stop).roll("red", "red").act(2, Action::Stop).roll("red", "red");
    assert_eq!(table.refused(0, table.step("berlin", Red)), LM_24);
    assert!(!table.legal(0).contains(&table.step("berlin", Red)));
}

#[test]
fn lm_24_the_burnt_card_leaves_the_game() {
    let mut table = turning(r#""wildfire", "berlin", "tokyo""#, APART);
    table.act(0, Action::Stop);
    assert_eq!(table.ids(table.state.open.burnt), ["berlin"]);
    assert_eq!(table.discards(), ["wildfire"]);
    assert!(!table.pile().contains(&"berlin"));
    assert_eq!(table.display()[0], "tokyo", "the display is full again");
}

#[test]
fn lm_24_events_do_not_lead_into_a_fire() {
    let table = Table::from(
        r#"
        seats = 2
        options = { special_events = true }
        [position]
        phase = "polar-flight"
        movers = [0]
        display = ["cairo", "london", "guam"]
        tokens = { wildfire = ["berlin"] }
        player = [{ house = "fiji", monster = "mawson" }, { house = "beijing" }]
        "#,
    );
    assert_eq!(table.refused(0, table.fly("berlin")), LM_24);
    assert_eq!(table.legal(0).len(), 80, "79 other locations, and staying");

    let table = Table::from(
        r#"
        seats = 2
        options = { special_events = true }
        [position]
        phase = "tail-wind"
        colour = "red"
        display = ["cairo", "london", "guam"]
        tokens = { wildfire = ["rome"] }
        player = [{ house = "fiji", monster = "berlin" }, { house = "beijing" }]
        "#,
    );
    assert_eq!(table.refused(0, table.fly("rome")), LM_24);
    assert_eq!(table.legal(0), [table.fly("stockholm"), Action::Stay]);
}

#[test]
fn lm_24_a_monster_in_the_fire_may_leave_or_stay() {
    let start = || {
        turning(
            r#""wildfire", "berlin", "tokyo""#,
            r#"
            { house = "fiji", monster = "rome" },
            { house = "beijing", monster = "berlin" },
            { house = "rio" },
            "#,
        )
    };
    let mut table = start();
    table.act(0, Action::Stop);
    assert_eq!(table.ids(table.tokens().wildfire), ["berlin"]);
    table.roll("blue", "red").act(1, Action::Stop);
    assert_eq!(table.monster(1), "berlin");

    let mut table = start();
    table.act(0, Action::Stop).roll("blue", "blue");
    table.walk([("paris", Blue)]);
    assert_eq!(table.refused(1, table.step("berlin", Blue)), LM_24, "once out, it stays out");
}

#[test]
fn lm_24_a_fire_may_not_cut_the_map_into_parts() {
    let text = r#"
        seats = 2
        options = { special_events = true }
        [position]
        phase = "travel"
        display = ["cedar", "dune", "elm", "fern"]
        pile = ["wildfire", "isle", "heath", "jetty"]
        tokens = { wildfire = ["kelp"] }
        player = [{ house = "amber", monster = "cedar" }, { house = "lark" }]
    "#;
    let mut table = Table::on(&ring_with("wildfire = 1"), text);
    table.act(0, Action::Stop);
    // With Kelp gone the ring is a line from Lark round to Jetty: only its ends may burn, and Lark is a house.
    assert!(table.told(Event::PassedOver { at: table.at("isle") }));
    assert!(table.told(Event::PassedOver { at: table.at("heath") }));
    assert_eq!(table.ids(table.tokens().wildfire), ["jetty", "kelp"]);
    assert_eq!(table.discards(), ["wildfire", "isle", "heath"]);
}

/// A monster in the fire has Isle as its last way out: Isle may not burn, though the map would hang together.
#[test]
fn lm_24_a_fire_may_not_take_a_monsters_last_way_out() {
    let text = r#"
        seats = 2
        options = { special_events = true }
        [position]
        phase = "travel"
        display = ["cedar", "dune", "elm", "fern"]
        pile = ["wildfire", "isle", "gull", "heath", "birch"]
        tokens = { wildfire = ["jetty", "kelp"] }
        player = [{ house = "amber", monster = "cedar" }, { house = "lark", monster = "jetty" }]
    "#;
    let mut table = Table::on(&ring_with("wildfire = 1"), text);
    // All others would cut the line, so all are passed over and shuffled again.
    table.script([Scripted::Order(vec![0, 1, 2, 3, 4])]).act(0, Action::Stop);
    assert!(table.told(Event::PassedOver { at: table.at("isle") }));
    assert_eq!(table.ids(table.tokens().wildfire), ["jetty", "kelp"]);
    assert_eq!(table.display()[0], "birch");

    // Without the monster there Isle burns.
    let mut table =
        Table::on(&ring_with("wildfire = 1"), &text.replace("monster = \"jetty\"", "monster = \"lark\""));
    table.act(0, Action::Stop);
    assert_eq!(table.ids(table.tokens().wildfire), ["isle", "jetty", "kelp"]);
}

/// A forged journal can leave a shuffle out. Dice that have failed must not turn up the same fire again and again, or
/// whoever reads the journal waits for ever, while the log fills their memory.
#[test]
fn lm_24_a_refill_ends_even_when_the_dice_have_failed() {
    let text = r#"
        seats = 2
        options = { special_events = true }
        [position]
        phase = "travel"
        display = ["cedar", "dune", "elm", "fern"]
        pile = ["wildfire", "isle", "gull", "heath", "birch"]
        tokens = { wildfire = ["jetty", "kelp"] }
        player = [{ house = "amber", monster = "cedar" }, { house = "lark", monster = "jetty" }]
    "#;
    let table = Table::on(&ring_with("wildfire = 1"), text);
    assert!(table.try_with(&mut ScriptedDice::default(), 0, Action::Stop).is_err());
    assert!(table.try_with(&mut RecordedDice::new(&[]), 0, Action::Stop).is_err());
}

#[test]
fn lm_24_if_no_location_will_do_nothing_burns() {
    let text = r#"
        seats = 2
        options = { special_events = true }
        [position]
        phase = "travel"
        display = ["cedar", "dune", "elm", "jetty"]
        pile = ["wildfire", "isle", "heath"]
        tokens = { wildfire = ["kelp"] }
        player = [
            { house = "amber", monster = "cedar", cards = ["gull", "fern"] },
            { house = "lark", cards = ["birch"] },
        ]
    "#;
    let mut table = Table::on(&ring_with("wildfire = 1"), text);
    table.script([Scripted::Order(vec![0, 1, 2])]).act(0, Action::Stop);
    assert_eq!(table.ids(table.tokens().wildfire), ["kelp"]);
    assert_eq!(table.ids(table.state.open.burnt), ["kelp"]);
    assert_eq!(table.display(), ["heath", "dune", "elm", "jetty"]);
    assert_eq!(table.pile(), ["isle", "wildfire"]);
}

#[test]
fn lm_24_the_card_of_a_house_is_never_in_the_pile() {
    let world = little_monsters::Edition::world();
    let text = r#"
        seats = 2
        options = { special_events = true }
        [position]
        display = ["rome", "delhi", "mumbai", "tahiti"]
        tokens = { wildfire = ["fiji"] }
        player = [{ house = "fiji" }, { house = "beijing" }]
    "#;
    assert_eq!(
        mistakes_in(&world, text),
        "example.toml: LM-1: every card is in one place; too many: Fiji, Fiji; missing: none \
         (expected: a position that the rules can reach)"
    );
}

/// A storm over Berlin.
fn stormy(monster: &str, hand: &str) -> Table {
    Table::from(&format!(
        r#"
        seats = 2
        options = {{ special_events = true }}
        [position]
        phase = "travel"
        display = ["berlin", "guam", "perth", "tahiti"]
        tokens = {{ storm = ["berlin"] }}
        player = [{{ house = "rio", monster = "{monster}", tickets = {{ {hand} }} }}, {{ house = "beijing" }}]
        "#
    ))
}

#[test]
fn lm_25_a_storm_comes_over_the_drawn_location() {
    let mut table = turning(r#""storm", "berlin", "tokyo""#, APART);
    table.act(0, Action::Stop);
    assert_eq!(table.ids(table.tokens().storm), ["berlin"]);
    assert_eq!(table.discards(), ["storm", "berlin"]);
}

#[test]
fn lm_25_entering_takes_two_tickets_of_the_paths_colour() {
    let mut table = stormy("rome", "red = 3");
    table.walk([("berlin", Red)]);
    assert_eq!((table.hand(0), table.state.open.used), (tickets("1 red"), tickets("2 red")));
    assert_eq!(table.clauses(), [25]);
    table.act(0, Action::Stop);
    assert_eq!((table.cards(0), table.supply()[Red]), (vec!["berlin"], 19));
}

#[test]
fn lm_25_one_ticket_or_two_of_other_colours_will_not_do() {
    let table = stormy("rome", "red = 1, blue = 2, green = 2");
    assert_eq!(table.refused(0, table.step("berlin", Red)), LM_25);
    assert!(!table.legal(0).contains(&table.step("berlin", Red)));
}

#[test]
fn lm_25_going_on_from_it_takes_one_ticket() {
    let mut table = stormy("rome", "red = 3");
    table.walk([("berlin", Red), ("stockholm", Red)]);
    assert_eq!((table.monster(0), table.hand(0)), ("stockholm", tickets("")));
    assert_eq!(table.clauses(), [7]);
}

#[test]
fn lm_25_staying_costs_nothing() {
    let mut table = stormy("berlin", "red = 1");
    table.act(0, Action::Stop);
    assert_eq!((table.hand(0), table.cards(0)), (tickets("1 red"), vec!["berlin"]));
}

#[test]
fn lm_25_an_event_leads_there_without_a_ticket() {
    let mut table = turning_with(r#""tail-wind-red", "tokyo""#, r#"tokens = { storm = ["berlin"] }"#, APART);
    table.act(0, Action::Stop);
    table.act(0, table.fly("berlin"));
    assert_eq!((table.monster(0), table.hand(0)), ("berlin", tickets("2 red 1 blue")));
}

#[test]
fn lm_33_tokens_stay_and_several_kinds_share_a_location() {
    let mut table = turning_with(
        r#""storm", "lagos", "nuclear", "lisbon", "tokyo""#,
        r#"tokens = { storm = ["paris"], nuclear = ["paris"], wildfire = ["berlin"], pandemic = ["paris"] }"#,
        r#"
        { house = "fiji", monster = "rome", tickets = { green = 3, yellow = 2 } },
        { house = "beijing" },
        { house = "rio" },
        "#,
    );
    // Entering Paris costs two for the storm, one more for the pollution, and half of the rest for the pandemic.
    table.walk([("paris", Green)]);
    assert_eq!(table.hand(0), tickets("1 green 2 yellow"));
    table.act(0, Action::Stop).act(0, Action::Discard(Green));
    table.act(0, table.spread("london"));
    assert_eq!(table.hand(0), tickets("1 yellow"));
    // Two globes take the pandemic away and nothing else.
    table.roll("globe", "globe").act(1, Action::TakeTicket(Red)).act(1, Action::TakeTicket(Red));
    let tokens = table.tokens();
    assert!(tokens.pandemic.is_empty());
    assert_eq!(table.ids(tokens.storm), ["paris"]);
    assert_eq!(table.ids(tokens.nuclear), ["paris"]);
    assert_eq!(table.ids(tokens.wildfire), ["berlin"]);
}
