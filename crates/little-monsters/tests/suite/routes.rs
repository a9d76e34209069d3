//! The ways that tickets open, as the page shows them and bots plan with them: LM-7, LM-14, LM-22, LM-24, LM-25.

use little_monsters::clause::{LM_1, LM_7, LM_14, LM_24, LM_25};
use little_monsters::{Action, Colour, Route, Step};
use table::{Game, Seat, Silent};

use crate::support::{Table, tickets};

use Colour::{Blue, Green, Red};

const ME: Seat = Seat(0);

fn in_rome(hand: &str, tokens: &str, other: &str) -> Table {
    Table::from(&format!(
        r#"
        seats = 2
        options = {{ traffic_jam = true, special_events = true }}
        [position]
        phase = "travel"
        display = ["cairo", "guam", "perth", "tahiti"]
        tokens = {{ {tokens} }}
        player = [
            {{ house = "fiji", monster = "rome", tickets = {{ {hand} }} }},
            {{ house = "beijing", monster = "{other}" }},
        ]
        "#
    ))
}

fn routes(table: &Table, to: &str) -> Vec<Route> {
    table.game.routes_to(&table.state.open, ME, table.at(to), 10)
}

fn reachable(table: &Table) -> Vec<(String, u32)> {
    let found = table.game.reachable(&table.state.open, ME);
    let name = |to| table.game.edition().location(to).id.clone();
    found.into_iter().map(|destination| (name(destination.to), destination.cheapest.total())).collect()
}

#[test]
fn lm_7_the_reachable_locations_are_those_the_tickets_open() {
    let table = in_rome("green = 1, red = 1", "", "beijing");
    let expected = [("london", 2), ("paris", 1), ("berlin", 1), ("moscow", 2)];
    // Red to Berlin and green to Moscow; green to Paris and red to London. Stockholm would need two red ones.
    let expected: Vec<(String, u32)> = expected.iter().map(|&(id, cost)| (id.to_owned(), cost)).collect();
    assert_eq!(reachable(&table), expected);
}

#[test]
fn lm_7_routes_are_listed_cheapest_first_and_none_that_another_beats() {
    // To Berlin: red, or green and blue by Paris. To go red, red, purple … is beaten by red alone.
    let table = in_rome("green = 1, blue = 1, red = 1, purple = 3", "", "beijing");
    let found = routes(&table, "berlin");
    let berlin = table.at("berlin");
    assert_eq!(
        found[0],
        Route { steps: vec![Step { to: berlin, colour: Red }], cost: tickets("1 red"), polluted: false }
    );
    assert_eq!(
        found[1].steps,
        [Step { to: table.at("paris"), colour: Green }, Step { to: berlin, colour: Blue }]
    );
    assert!(found.windows(2).all(|pair| pair[0].cost.total() <= pair[1].cost.total()));
    for one in &found {
        for other in found.iter().filter(|&other| other != one) {
            assert!(!(other.cost.hold(one.cost)), "{other:?} is beaten by {one:?}");
        }
    }
    assert_eq!(table.game.routes_to(&table.state.open, ME, berlin, 1).len(), 1);
}

#[test]
fn lm_7_with_other_tickets_other_routes() {
    let table = in_rome("", "", "beijing");
    let to = table.at("london");
    assert_eq!(routes(&table, "london"), []);
    let with = |hand: &str| table.game.routes_with(&table.state.open, ME, tickets(hand), to, 9).len();
    assert_eq!(with("1 green 1 red"), 1);
    assert_eq!(with("1 red 1 purple"), 1);
    assert_eq!(with("1 green 1 red 1 purple"), 2);
    assert_eq!(with("2 green"), 0);
}

/// Whatever is listed can be walked, to the very end.
#[test]
fn lm_7_every_route_can_be_walked() {
    let tokens = r#"storm = ["paris"], nuclear = ["london"], wildfire = ["moscow"]"#;
    let table = in_rome("purple = 2, yellow = 1, blue = 2, green = 2, red = 2", tokens, "berlin");
    let mut walked = 0;
    for destination in table.game.reachable(&table.state.open, ME) {
        for route in table.game.routes_to(&table.state.open, ME, destination.to, 99) {
            let mut state = table.state.clone();
            for step in &route.steps {
                let action = Action::Step { to: step.to, colour: step.colour };
                table
                    .game
                    .apply(&mut state, ME, &action, &mut table::dice::FastDice::new(1), &mut Silent)
                    .unwrap();
            }
            assert_eq!((state.open.monsters[ME], state.open.used), (destination.to, route.cost));
            assert_eq!(state.open.polluted, route.polluted);
            walked += 1;
        }
    }
    assert!(walked > 40, "only {walked} routes");
}

#[test]
fn lm_14_no_route_leads_through_a_jam() {
    let table = in_rome("red = 1, purple = 1", "", "berlin");
    assert_eq!(routes(&table, "berlin"), []);
    assert_eq!(routes(&table, "london"), [], "the only way is by Berlin");
    let why = |to| table.game.why_not(&table.state.open, ME, table.at(to)).map(|refusal| refusal.clause);
    assert_eq!(why("berlin"), Some(LM_14));
    assert_eq!(why("london"), Some(LM_14), "it is the monster in Berlin, not the tickets");
    assert_eq!(why("moscow"), Some(LM_7));
    assert_eq!(why("cairo"), None);
}

#[test]
fn lm_14_a_route_ends_on_the_own_start_if_it_is_occupied() {
    let table = Table::from(
        r#"
        seats = 2
        options = { traffic_jam = true }
        [position]
        phase = "travel"
        display = ["cairo", "guam", "perth", "tahiti"]
        player = [
            { house = "berlin", monster = "rome", tickets = { red = 1, purple = 1 },
              cards = ["delhi", "lagos", "dakar", "recife", "manaus", "moscow"] },
            { house = "beijing", monster = "berlin" },
        ]
        "#,
    );
    assert_eq!(routes(&table, "berlin").len(), 1);
    assert_eq!(routes(&table, "london"), []);
}

#[test]
fn lm_22_a_route_says_whether_it_is_polluted_and_clean_ones_come_first() {
    let table = in_rome("red = 1, purple = 1, green = 1, blue = 1", r#"nuclear = ["paris"]"#, "beijing");
    let found = routes(&table, "london");
    // Two ways of two tickets: by Berlin, clean; by Paris, which costs one more in the end.
    assert_eq!((found[0].cost, found[0].polluted), (tickets("1 red 1 purple"), false));
    assert_eq!((found[1].cost, found[1].polluted), (tickets("1 green 1 red"), true));
}

/// The player in turn has come through pollution; that is nothing to the plans of the others.
#[test]
fn lm_22_the_pollution_of_the_player_in_turn_is_his_own() {
    let table = Table::from(
        r#"
        seats = 2
        options = { special_events = true }
        [position]
        turn = 1
        phase = "travel"
        moved = true
        polluted = true
        used = { green = 1 }
        display = ["cairo", "guam", "perth", "tahiti"]
        tokens = { nuclear = ["paris"] }
        player = [
            { house = "fiji", monster = "rome", tickets = { red = 1 } },
            { house = "beijing", monster = "paris" },
        ]
        "#,
    );
    assert_eq!(routes(&table, "berlin").iter().map(|route| route.polluted).collect::<Vec<_>>(), [false]);
}

#[test]
fn lm_24_no_route_leads_through_a_fire() {
    let table = in_rome("red = 1, purple = 1", r#"wildfire = ["berlin"]"#, "beijing");
    assert_eq!((routes(&table, "berlin"), routes(&table, "london")), (vec![], vec![]));
    let why = table.game.why_not(&table.state.open, ME, table.at("berlin")).unwrap();
    assert_eq!(why.clause, LM_24);
}

/// What one would be told to go around: a fire, a monster or a storm on a way that the tickets would open.
#[test]
fn lm_25_a_storm_is_named_where_it_is_what_blocks_the_way() {
    let why = |hand, tokens, to| {
        let table = in_rome(hand, tokens, "beijing");
        table.game.why_not(&table.state.open, ME, table.at(to)).unwrap()
    };
    for to in ["berlin", "london"] {
        let why = why("red = 1, purple = 1", r#"storm = ["berlin"]"#, to);
        assert_eq!((why.clause, why.text.id), (LM_25, "lm-no-ticket"), "{to}");
    }
    assert_eq!(why("red = 1, purple = 1", r#"wildfire = ["berlin"]"#, "london").clause, LM_24);
    assert_eq!(
        why("red = 1", r#"storm = ["paris"]"#, "london").text.id,
        "lm-no-route",
        "no storm on the way"
    );
}

#[test]
fn lm_7_what_is_missing_for_a_place_is_the_fewest_tickets() {
    let lacks = |hand, tokens, other, to| {
        let table = in_rome(hand, tokens, other);
        let wanted = [table.at(to), table.at("tokyo")].into_iter().collect();
        let found = table.game.shortfalls(&table.state.open, ME, wanted);
        let found = found.into_iter().find(|(at, _)| *at == table.at(to));
        found.map(|(_, found)| (found.has, found.lacks, found.route.steps.len()))
    };
    let none = tickets("");
    // By Berlin it takes red and purple, by Paris green and red.
    assert_eq!(
        lacks("purple = 1", "", "beijing", "london"),
        Some((tickets("1 purple"), tickets("1 red"), 2))
    );
    assert_eq!(lacks("red = 1, purple = 1", "", "beijing", "london").unwrap().1, none, "nothing is missing");
    let storm = lacks("red = 1, purple = 1", r#"storm = ["berlin"]"#, "beijing", "berlin").unwrap();
    assert_eq!((storm.0, storm.1), (tickets("1 red"), tickets("1 red")));
    let jam = lacks("red = 1, purple = 1", "", "berlin", "london").unwrap();
    assert_eq!((jam.0, jam.1), (tickets("1 red"), tickets("1 green")), "not through Berlin");
    assert_eq!(lacks("red = 9", "", "berlin", "berlin"), None, "nobody can go there");
    assert_eq!(lacks("red = 9", "", "beijing", "rome"), None, "the monster is there");
}

#[test]
fn lm_25_a_route_pays_for_the_storm() {
    let table = in_rome("red = 2, purple = 1", r#"storm = ["berlin"]"#, "beijing");
    assert_eq!(routes(&table, "berlin")[0].cost, tickets("2 red"));
    assert_eq!(routes(&table, "london")[0].cost, tickets("2 red 1 purple"));
    let table = in_rome("red = 1, purple = 1", r#"storm = ["berlin"]"#, "beijing");
    assert_eq!(routes(&table, "berlin"), []);
}

#[test]
fn lm_7_there_is_no_way_to_where_the_monster_stands() {
    let table = in_rome("red = 2", "", "beijing");
    assert_eq!(routes(&table, "rome"), []);
    let why = table.game.why_not(&table.state.open, ME, table.at("rome")).unwrap();
    assert_eq!((why.clause, why.text.id), (LM_7, "lm-no-route-here"));
    let nowhere = table.game.why_not(&table.state.open, ME, little_monsters::LocationId(99)).unwrap();
    assert_eq!(nowhere.clause, LM_1);
}

/// With many tickets, storms and pollution about: the cheapest first, what pollution costs included; none that another beats; and what
/// is said to be the cheapest way is.
#[test]
fn lm_7_all_routes_are_in_order_and_none_is_beaten() {
    let tokens = r#"storm = ["paris", "moscow"], nuclear = ["berlin", "cairo"]"#;
    let table = in_rome("purple = 2, yellow = 2, blue = 2, green = 2, red = 2", tokens, "beijing");
    let open = &table.state.open;
    let destinations = table.game.reachable(open, ME);
    assert!(destinations.len() > 30, "only {} places", destinations.len());
    let all = table.game.routes(open, ME);
    let ends = |route: &Route| route.steps.last().expect("a step").to;
    assert!(destinations.iter().all(|destination| all.iter().any(|route| ends(route) == destination.to)));
    let mut longer_but_clean = 0;
    for destination in destinations {
        let found = table.game.routes_to(open, ME, destination.to, 999);
        let price = |route: &Route| route.cost.total() + u32::from(route.polluted);
        assert!(found.windows(2).all(|pair| price(&pair[0]) <= price(&pair[1])), "{found:?}");
        let cheapest = found.iter().map(|route| route.cost.total()).min();
        assert_eq!(cheapest, Some(destination.cheapest.total()));
        for (index, one) in found.iter().enumerate() {
            let cheaper = |other: &Route| one.cost != other.cost && one.cost.hold(other.cost);
            let beats = |other: &Route| cheaper(other) && other.polluted <= one.polluted;
            assert!(
                !found.iter().enumerate().any(|(other, route)| other != index && beats(route)),
                "{one:?}"
            );
            let before = found[..index].iter().any(|other| other.polluted && price(other) < price(one));
            longer_but_clean += u32::from(!one.polluted && before);
        }
    }
    assert!(
        longer_but_clean > 0,
        "a clean way is not the first where a polluted one is cheaper all the same"
    );
}

/// Berlin is the house of the first and the second stands there too.
fn in_berlin(more: &str, first: &str) -> Table {
    Table::from(&format!(
        r#"
        seats = 2
        options = {{ traffic_jam = true }}
        [position]
        phase = "travel"
        {more}
        display = ["cairo", "guam", "perth", "tahiti"]
        player = [
            {{ house = "berlin", tickets = {{ red = 1, purple = 1 }}, {first} }},
            {{ house = "beijing", monster = "berlin" }},
        ]
        "#
    ))
}

#[test]
fn lm_14_who_begins_where_another_stands_may_leave_and_who_comes_there_may_not() {
    let begins = in_berlin("", "settled = true");
    assert_eq!(routes(&begins, "london").len(), 1);
    let comes = "cards = [\"delhi\", \"lagos\", \"dakar\", \"recife\", \"manaus\", \"moscow\"]";
    let comes = in_berlin("moved = true\nused = { red = 1 }", comes);
    assert_eq!(routes(&comes, "london"), []);
}

/// What London lacks of tickets for a seat.
fn lacks_for_london(table: &Table, seat: u8) -> Option<little_monsters::Tickets> {
    let wanted = [table.at("london")].into_iter().collect();
    let found = table.game.shortfalls(&table.state.open, Seat(seat), wanted);
    found.into_iter().next().map(|(_, found)| found.lacks)
}

#[test]
fn lm_14_what_is_missing_is_missing_for_a_way_that_a_jam_leaves_open() {
    let six = "cards = [\"delhi\", \"lagos\", \"dakar\", \"recife\", \"manaus\", \"moscow\"]";
    let begins = in_berlin("", "settled = true");
    assert_eq!(lacks_for_london(&begins, 0), Some(tickets("")), "who begins there may leave");
    let comes = in_berlin("moved = true\nused = { red = 1 }", six);
    assert_eq!(lacks_for_london(&comes, 0), None, "who comes there may not");
    assert_eq!(lacks_for_london(&comes, 1), Some(tickets("1 purple")), "but whoever was there");
    let passes = in_berlin("", &format!("monster = \"rome\", {six}"));
    assert_eq!(lacks_for_london(&passes, 0), Some(tickets("1 green")), "the own start is no way through");
}

#[test]
fn lm_22_a_way_that_lacks_tickets_says_whether_it_is_polluted() {
    let polluted = |tokens: &str, to: &str| {
        let table = in_rome("red = 1, purple = 1", tokens, "beijing");
        let found = table.game.shortfalls(&table.state.open, ME, [table.at(to)].into_iter().collect());
        found.into_iter().next().expect("a way").1.route.polluted
    };
    let berlin = r#"nuclear = ["berlin"]"#;
    assert!(polluted(berlin, "berlin") && polluted(berlin, "london"), "there, and on the way");
    assert!(!polluted("", "berlin"));
}
