//! Scenario files: positions set up by hand, good ones for every phase, and impossible ones refused.

use std::panic::catch_unwind;

use little_monsters::clause::LM_12;
use little_monsters::state::{Loss, Offer, Phase};
use little_monsters::{Action, Colour, Edition, EventCard, Face, LittleMonsters, LocationId, State};
use table::dice::FastDice;
use table::{Game, RulesVersion, Seat, SeatSet, Source};

use crate::support::{Table, game_of, line_of, load, mistakes_in, tickets};

/// Two players on the world's board, with this beside what every position has.
fn scenario(options: &str, more: &str, players: &str) -> String {
    format!(
        r#"seats = 2
options = {{ {options} }}
[position]
display = ["fiji", "guam", "perth", "tahiti"]
{more}
player = [
{players}
]
"#
    )
}

const TWO: &str = "  { house = \"rome\" },\n  { house = \"beijing\" },";
const EVENTS: &str = "special_events = true";

fn good(options: &str, more: &str, players: &str) -> Table {
    Table::from(&scenario(options, more, players))
}

fn mistakes(options: &str, more: &str, players: &str) -> String {
    mistakes_in(&Edition::world(), &scenario(options, more, players))
}

#[test]
fn a_position_before_a_roll() {
    let table = good("", "turn = 1\nturns = 12", TWO);
    assert_eq!((table.phase(), table.turn(), table.awaited()), (Phase::Roll, 1, vec![1]));
    assert_eq!(table.state.open.turns, 12);
    assert_eq!((table.monster(0), table.monster(1)), ("rome", "beijing"), "monsters are at home unless said");
    assert_eq!(table.display(), ["fiji", "guam", "perth", "tahiti"]);
    assert_eq!(table.supply().total(), 100);
    assert_eq!(good("", "phase = \"roll\"", TWO).phase(), Phase::Roll);
}

#[test]
fn a_position_with_globes_to_answer() {
    let mut table = good("", "phase = \"globe\"\nglobes = 2\nroll = [\"globe\", \"globe\"]", TWO);
    assert_eq!(table.phase(), Phase::Globe { tickets: 2 });
    table.act(0, Action::TakeTicket(Colour::Red)).act(0, Action::TakeTicket(Colour::Red));
    assert_eq!(table.hand(0), tickets("2 red"));
    let table = good("", "phase = \"globe\"\nroll = [\"globe\", \"blue\"]", TWO);
    assert_eq!(table.phase(), Phase::Globe { tickets: 1 });
    assert_eq!(table.state.open.roll, Some([Face::Globe, Face::Colour(Colour::Blue)]));
}

#[test]
fn a_position_with_a_token_to_remove() {
    let more =
        "phase = \"cure\"\nroll = [\"globe\", \"blue\"]\ntokens = { pandemic = [\"paris\", \"lagos\"] }";
    let mut table = good(EVENTS, more, TWO);
    table.act(0, table.cure("paris"));
    assert_eq!((table.phase(), table.ids(table.tokens().pandemic)), (Phase::Travel, vec!["lagos"]));
}

#[test]
fn a_position_in_the_middle_of_a_move() {
    let players =
        "  { house = \"rome\", monster = \"paris\", tickets = { red = 1 } },\n  { house = \"beijing\" },";
    let more = "phase = \"travel\"\nmoved = true\nused = { green = 1 }\npolluted = true\n\
                tokens = { nuclear = [\"paris\"] }";
    let table = good("special_events = true, free_market = true", more, players);
    assert_eq!(table.state.open.used, tickets("1 green"));
    assert_eq!(table.supply(), tickets("20 purple 20 yellow 20 blue 19 green 19 red"));
    assert_eq!(table.refused(0, Action::Exchange { give: Colour::Red, take: Colour::Blue }), LM_12);
}

#[test]
fn a_position_with_open_offers() {
    let players =
        "  { house = \"rome\", tickets = { red = 1 } },\n  { house = \"beijing\", tickets = { blue = 1 } },";
    let more = "phase = \"travel\"\noffers_made = 4\n\
                offer = [{ from = 1, to = 0, give = { blue = 1 }, want = { red = 1 } }]";
    let mut table = good("free_market = true", more, players);
    let offer = Offer { from: Seat(1), to: Seat(0), give: tickets("1 blue"), want: tickets("1 red") };
    assert_eq!(table.state.open.trade_between(Seat(0), Seat(1)), Some(offer));
    assert_eq!((table.state.open.offers_made, table.awaited()), (4, vec![0]));
    table.act(0, Action::Accept(Seat(1)));
    assert_eq!(table.hand(0), tickets("1 blue"));
}

#[test]
fn a_position_with_tickets_owed_for_every_reason() {
    let players =
        "  { house = \"rome\", tickets = { red = 1, blue = 2 }, owes = 1 },\n  { house = \"beijing\" },";
    for (name, reason, loss) in [
        ("pollution", "polluted = true\ntokens = { nuclear = [\"rome\"] }", Loss::Pollution),
        ("strike", "", Loss::Strike),
        ("crowds", "", Loss::Crowds),
        ("pandemic", "tokens = { pandemic = [\"rome\"] }", Loss::Pandemic),
    ] {
        let more = format!("phase = \"discard\"\nloss = \"{name}\"\n{reason}");
        let mut table = good(EVENTS, &more, players);
        assert_eq!((table.phase(), table.awaited()), (Phase::Discard(loss), vec![0]));
        table.act(0, Action::Discard(Colour::Red));
        assert_eq!((table.hand(0), table.turn()), (tickets("2 blue"), 1));
    }
}

#[test]
fn a_position_with_a_tie_between_continents() {
    let mut table = good(EVENTS, "phase = \"crowds\"", TWO);
    assert_eq!(table.legal(0), [table.crowd("asia"), table.crowd("europe")]);
    table.act(0, table.crowd("asia"));
    assert_eq!(table.turn(), 1);
}

#[test]
fn a_position_with_a_polar_flight() {
    let players =
        "  { house = \"rome\", monster = \"mawson\" },\n  { house = \"beijing\", monster = \"mcmurdo\" },";
    let table = good(EVENTS, "phase = \"polar-flight\"\nmovers = [1]", players);
    assert_eq!(table.phase(), Phase::EventMove { left: SeatSet::only(Seat(1)), wind: None });
    assert_eq!(table.awaited(), [1]);
    let table = good(EVENTS, "phase = \"polar-flight\"", players);
    assert_eq!(table.awaited(), [0]);
}

#[test]
fn a_position_with_a_tail_wind() {
    let table = good(EVENTS, "phase = \"tail-wind\"\ncolour = \"purple\"", TWO);
    let everybody = SeatSet::full(2);
    assert_eq!(table.phase(), Phase::EventMove { left: everybody, wind: Some(Colour::Purple) });
    assert_eq!(table.legal(0), [table.fly("marrakesh"), table.fly("cairo"), Action::Stay]);
}

#[test]
fn a_position_with_a_pandemic_that_spreads() {
    let mut table = good(EVENTS, "phase = \"spread\"\ntokens = { pandemic = [\"lisbon\"] }", TWO);
    table.act(0, table.spread("paris"));
    assert_eq!(table.tokens().pandemic.len(), 2);
}

#[test]
fn the_named_cards_lie_on_top_of_the_pile_and_all_others_below() {
    let table =
        good(EVENTS, "pile = [\"lagos\", \"storm\", \"dakar\"]\ndiscards = [\"cairo\", \"storm\"]", TWO);
    assert_eq!(table.pile()[..3], ["lagos", "storm", "dakar"]);
    assert_eq!(table.discards(), ["cairo", "storm"]);
    assert_eq!(table.pile().len(), 81 + 18 - 2 - 4 - 2);
    assert!(!table.pile()[3..].contains(&"storm"), "there are two, and both are named");
}

#[test]
fn where_the_last_turns_ended_can_be_said() {
    let players = "  { house = \"rome\", rested = \"paris\" },\n  { house = \"beijing\", settled = true },";
    let table = good("traffic_jam = true", "", players);
    assert_eq!(table.state.open.rested[Seat(0)], Some(table.at("paris")));
    assert_eq!(
        table.state.open.rested[Seat(1)],
        Some(table.at("beijing")),
        "where the monster is, unless said"
    );
    assert_eq!(table.state.open.settled, SeatSet::only(Seat(1)));
}

#[test]
fn every_unknown_name_is_reported_with_its_line() {
    let players = "  { house = \"rome\", monster = \"pariss\", cards = [\"lagoss\"], rested = \"cairoo\" },\n  \
                   { house = \"beijing\", tickets = { pink = 1 } },";
    let more = "phase = \"rest\"\nroll = [\"globe\", \"cyan\"]\ndiscards = [\"strom\"]\npile = [\"tokio\"]\n\
                tokens = { storm = [\"rime\"] }\nused = { mauve = 1 }";
    let text = scenario(EVENTS, more, players).replace("\"guam\"", "\"gaum\"");
    let found = mistakes_in(&Edition::world(), &text);
    let place = "the id of a location of the edition";
    let colour = "purple, yellow, blue, green or red";
    let phases = "roll, globe, cure, travel, discard, crowds, polar-flight, tail-wind or spread";
    for (what, name, expected) in [
        ("there is no location “gaum”", "gaum", place),
        ("there is no phase “rest”", "\"rest\"", phases),
        ("“cyan” is no ticket colour", "cyan", colour),
        ("there is no location “strom”", "strom", place),
        ("there is no location “tokio”", "tokio", place),
        ("there is no location “rime”", "rime", place),
        ("“mauve” is no ticket colour", "mauve", colour),
        ("there is no location “pariss”", "pariss", place),
        ("there is no location “lagoss”", "lagoss", place),
        ("there is no location “cairoo”", "cairoo", place),
        ("“pink” is no ticket colour", "pink", colour),
    ] {
        let line = line_of(&text, name);
        let wanted = format!("example.toml:{line}: {what} (expected: {expected})");
        assert!(found.lines().any(|line| line == wanted), "{wanted}\nis not in\n{found}");
    }
}

#[test]
fn every_impossible_thing_is_reported_at_once() {
    let players = "  { house = \"rome\", tickets = { red = 15 }, cards = [\"fiji\"] },\n  \
                   { house = \"beijing\", tickets = { red = 15 }, owes = 1 },";
    let found = mistakes("", "tokens = { storm = [\"paris\"] }\npile = [\"rome\"]", players);
    let lines: Vec<&str> = found.lines().collect();
    assert_eq!(
        lines,
        [
            "example.toml: 30 red tickets are in use (expected: at most 20 (LM-2))",
            "example.toml: LM-15: tokens are on the board, but special events are not played \
             (expected: a position that the rules can reach)",
            "example.toml:6: the card “rome” is elsewhere already (expected: a card that lies nowhere else)",
        ]
    );
    // Without the tokens the rest of the position is looked at as well.
    let found = mistakes("", "pile = [\"rome\"]", players);
    for wanted in [
        "30 red tickets are in use (expected: at most 20 (LM-2))",
        "LM-1: every card is in one place; too many: Fiji, Fiji; missing: none",
        "tickets are owed exactly while they are asked for",
        "the card “rome” is elsewhere already",
    ] {
        assert!(found.contains(wanted), "{wanted}\nis not in\n{found}");
    }
}

/// A position, and the one thing that is wrong with it.
#[track_caller]
fn wrong(options: &str, more: &str, players: &str, expected: &str) {
    let found = mistakes(options, more, players);
    assert_eq!(found.strip_prefix("example.toml: ").unwrap_or(&found), expected);
}

#[test]
fn lm_2_more_tickets_than_there_are() {
    let players = "  { house = \"rome\", tickets = { red = 21 } },\n  { house = \"beijing\" },";
    let found = mistakes("", "", players);
    assert!(
        found.starts_with("example.toml: 21 red tickets are in use (expected: at most 20 (LM-2))"),
        "{found}"
    );
}

#[test]
fn lm_9_a_short_display_while_cards_are_left() {
    let text = scenario("", "", TWO).replace(", \"tahiti\"", "");
    assert_eq!(
        mistakes_in(&Edition::world(), &text),
        "example.toml: LM-9: the display is short, though cards are left (expected: a position that the rules can reach)"
    );
    let text = scenario("", "", TWO).replace("\"tahiti\"", "\"tahiti\", \"tokyo\"");
    assert!(mistakes_in(&Edition::world(), &text).contains("5 cards lie open (expected: at most 4)"));
}

#[test]
fn lm_10_a_game_that_is_won_already() {
    let players = "  { house = \"rome\", cards = [\"lagos\", \"dakar\", \"cairo\", \"delhi\", \"lhasa\", \"tokyo\"] },\n  \
                   { house = \"beijing\" },";
    wrong("", "", players, "LM-10: seat 0 has already won (expected: a position that the rules can reach)");
}

#[test]
fn lm_24_a_fire_that_cuts_the_map() {
    // Auckland and Sydney have McMurdo's ways out between them; Mawson has the third.
    let more = "tokens = { wildfire = [\"auckland\", \"sydney\", \"mawson\"] }";
    wrong(
        EVENTS,
        more,
        TWO,
        "LM-24: the locations that do not burn no longer hang together (expected: a position that the rules can reach)",
    );
}

#[test]
fn phases_without_an_answer_are_refused() {
    let open = |expected: &str| format!("nobody can answer what the phase asks (expected: {expected})");
    for (more, expected) in [
        ("phase = \"globe\"", "a line `roll = […]` with as many globes (LM-5)"),
        (
            "phase = \"globe\"\nglobes = 3\nroll = [\"globe\", \"globe\"]",
            "one or two globes, and tickets to choose from (LM-5)",
        ),
        ("phase = \"cure\"\nroll = [\"globe\", \"red\"]", "a pandemic token to remove (LM-20)"),
        ("phase = \"travel\"\nmoved = true", "used tickets after a step (LM-7)"),
        ("phase = \"polar-flight\"\nmovers = []", "somebody who can move (LM-27, LM-29)"),
        ("phase = \"spread\"", "somewhere to spread to (LM-19)"),
        ("phase = \"tail-wind\"\ncolour = \"red\"\nmovers = [1]", "somebody who can move (LM-27, LM-29)"),
    ] {
        wrong(EVENTS, more, TWO, &open(expected));
    }
    let together = TWO.replace("\"beijing\"", "\"beijing\", monster = \"paris\"");
    wrong(EVENTS, "phase = \"crowds\"", &together, &open("a tie between continents (LM-28)"));
    let players = "  { house = \"rome\", tickets = { red = 1 }, owes = 2 },\n  { house = \"beijing\" },";
    let more = "phase = \"discard\"\nloss = \"strike\"";
    wrong(EVENTS, more, players, &open("nobody owes more tickets than they have"));
}

#[test]
fn phases_that_lack_their_line_are_refused_where_they_stand() {
    let found = mistakes(EVENTS, "phase = \"discard\"", TWO);
    assert!(
        found.contains("example.toml:5: tickets are discarded for no reason (expected: a line `loss = …`)"),
        "{found}"
    );
    let found = mistakes(EVENTS, "phase = \"tail-wind\"", TWO);
    assert!(
        found.contains("example.toml:5: a tail wind without a colour (expected: a line `colour = …`)"),
        "{found}"
    );
}

#[test]
fn lm_13_offers_that_nobody_could_have_made_are_refused() {
    let players =
        "  { house = \"rome\", tickets = { red = 1 } },\n  { house = \"beijing\", tickets = { blue = 1 } },";
    let market = "free_market = true";
    let reach = "(expected: a position that the rules can reach)";
    let of = |terms: &str| format!("phase = \"travel\"\noffer = [{{ {terms} }}]");
    let kept = format!("LM-13: an open offer cannot be kept {reach}");
    let promised = format!("LM-13: seat 0 has promised more than they have {reach}");
    wrong(market, &of("from = 0, to = 1, give = { red = 2 }, want = { blue = 1 }"), players, &promised);
    wrong(market, &of("from = 0, to = 1, give = { red = 1 }, want = { green = 1 }"), players, &kept);
    wrong(market, &of("from = 0, to = 1, give = { red = 1 }, want = {}"), players, &kept);
    wrong(
        market,
        &of("from = 0, to = 0, give = { red = 1 }, want = { red = 1 }"),
        players,
        "seat 0 makes seat 0 an offer (expected: the player in turn on one side (LM-13))",
    );
    wrong(
        market,
        &of("from = 0, to = 1, give = { red = 1 }, want = { blue = 1 }").replace("travel", "roll"),
        players,
        &format!("LM-7, LM-13: tickets are used or offered outside the move {reach}"),
    );
}

/// One red ticket, promised to two partners. The rules never let this happen, and it cannot be counted.
#[test]
fn lm_13_a_ticket_promised_twice_is_refused() {
    let text = r#"
        seats = 3
        options = { free_market = true }
        [position]
        phase = "travel"
        display = ["fiji", "guam", "perth", "tahiti"]
        offer = [
            { from = 0, to = 1, give = { red = 1 }, want = { blue = 1 } },
            { from = 0, to = 2, give = { red = 1 }, want = { green = 1 } },
        ]
        player = [
            { house = "rome", tickets = { red = 1 } },
            { house = "beijing", tickets = { blue = 1 } },
            { house = "rio", tickets = { green = 1 } },
        ]
    "#;
    assert!(mistakes_in(&Edition::world(), text).contains("LM-13"));
}

#[test]
fn lm_12_an_offer_at_a_table_without_the_market_is_refused() {
    let players =
        "  { house = \"rome\", tickets = { red = 1 } },\n  { house = \"beijing\", tickets = { blue = 1 } },";
    let more = "phase = \"travel\"\noffer = [{ from = 0, to = 1, give = { red = 1 }, want = { blue = 1 } }]";
    assert_ne!(mistakes("", more, players), "");
}

#[test]
fn lm_5_a_globe_that_was_not_rolled_is_refused() {
    assert_ne!(mistakes("", "phase = \"globe\"\nglobes = 2\nroll = [\"red\", \"blue\"]", TWO), "");
}

#[test]
fn lm_15_an_event_that_is_not_played_is_refused() {
    assert_ne!(mistakes("", "phase = \"tail-wind\"\ncolour = \"purple\"", TWO), "");
}

#[test]
fn lm_1_a_card_listed_twice_by_one_player_is_refused() {
    let players = "  { house = \"rome\", cards = [\"lagos\", \"lagos\"] },\n  { house = \"beijing\" },";
    assert_ne!(mistakes("", "", players), "");
}

#[test]
fn more_discards_than_there_are_cards_are_refused() {
    let discards = vec!["\"lagos\""; 200].join(", ");
    let found = catch_unwind(|| mistakes("", &format!("discards = [{discards}]"), TWO));
    assert!(found.expect("a file is refused, and nothing breaks").contains("Lagos"));
}

/// Slips in the names of houses are reported, and nothing that is not wrong.
#[test]
fn unknown_houses_are_reported_alone() {
    let expected = "the id of a location of the edition";
    assert_eq!(
        mistakes("", "", &TWO.replace("rome", "rom").replace("beijing", "peking")),
        format!(
            "example.toml:7: there is no location “rom” (expected: {expected})\n\
             example.toml:8: there is no location “peking” (expected: {expected})"
        )
    );
}

#[test]
fn an_unknown_house_does_not_hide_other_mistakes() {
    let players = "  { house = \"rom\", tickets = { pink = 1 } },\n  { house = \"beijing\" },";
    let found = mistakes("", "", players);
    assert!(found.contains("“pink” is no ticket colour"), "{found}");
}

#[test]
fn a_missing_player_is_reported() {
    let found = mistakes("", "", "  { house = \"rome\" },");
    assert!(found.contains("1 players are described (expected: one for each of the 2 seats)"), "{found}");
}

#[test]
fn lm_1_seats_that_nobody_has_are_refused() {
    wrong("", "turn = 2", TWO, "the player in turn 2 does not play (expected: a seat from 0 to 1)");
    let found = mistakes(EVENTS, "phase = \"tail-wind\"\ncolour = \"purple\"\nmovers = [0, 7]", TWO);
    assert!(found.contains("mover 7 does not play (expected: a seat from 0 to 1)"), "{found}");
}

#[test]
fn what_is_no_scenario_is_reported_with_its_line() {
    let text = scenario("", "turns = \"many\"", TWO);
    let found = mistakes_in(&Edition::world(), &text);
    assert!(found.starts_with("example.toml:5: invalid type: string \"many\""), "{found}");
    let text = scenario("", "turnz = 3", TWO);
    let found = mistakes_in(&Edition::world(), &text);
    assert!(found.starts_with("example.toml:5: unknown field `turnz`"), "{found}");
    let text = scenario("", "phase = \"discard\"\nloss = \"theft\"", TWO);
    let found = mistakes_in(&Edition::world(), &text);
    assert!(found.starts_with("example.toml:6: unknown variant `theft`"), "{found}");
}

#[test]
fn other_editions_have_their_own_scenarios() {
    let ring = load(crate::support::RING).unwrap();
    let text = "seats = 2\n[position]\ndisplay = [\"cedar\", \"dune\", \"elm\", \"rome\"]\n\
                player = [{ house = \"amber\" }, { house = \"lark\" }]\n";
    let found = mistakes_in(&ring, text);
    assert!(found.contains("example.toml:3: there is no location “rome”"), "{found}");
}

/// Whatever the file says, no game comes to this.
#[test]
fn positions_that_no_play_leads_to_are_refused() {
    let reach = "(expected: a position that the rules can reach)";
    let unreachable = |options: &str, more: &str, players: &str, what: &str| {
        wrong(options, more, players, &format!("{what} {reach}"));
    };
    let jam = "traffic_jam = true";
    let together =
        "  { house = \"rome\", monster = \"paris\" },\n  { house = \"beijing\", monster = \"paris\" },";
    unreachable(jam, "", together, "LM-14: seat 0 and seat 1 block each other on one location");
    let settled = "  { house = \"rome\", settled = true, rested = \"paris\" },\n  { house = \"beijing\" },";
    unreachable(jam, "", settled, "LM-14: seat 0 has settled where their last turn did not end");
    unreachable(
        "",
        "roll = [\"red\", \"blue\"]",
        TWO,
        "LM-5: the dice show something before they were rolled",
    );
    unreachable("", "turns = 4294967295", TWO, "LM-4: nobody has played 4294967295 turns");
    unreachable(
        "free_market = true",
        "phase = \"travel\"\noffers_made = 200",
        TWO,
        "LM-13: 200 offers in a turn, of which there are 6",
    );
    unreachable(
        "",
        "phase = \"travel\"\nused = { red = 1 }",
        TWO,
        "LM-7: tickets are used before the first step",
    );
    let pollution = "LM-22: the move has touched pollution that is not there, or is yet to begin";
    unreachable(EVENTS, "polluted = true", TWO, pollution);
    unreachable("", "phase = \"travel\"\npolluted = true", TWO, pollution);
    let six = "  { house = \"rome\", cards = [\"lagos\", \"dakar\", \"cairo\", \"delhi\", \"lhasa\", \"tokyo\"] },\n  \
               { house = \"beijing\" },";
    unreachable("", "phase = \"travel\"", six, "LM-10: seat 0 has already won");
}

#[test]
fn events_that_have_no_reason_are_refused() {
    let reach = "(expected: a position that the rules can reach)";
    let both = |one: &str, other: &str| {
        format!(
            "  {{ house = \"rome\", tickets = {{ red = 1, blue = 2 }}, {one} }},\n  \
             {{ house = \"beijing\", tickets = {{ red = 1, blue = 2 }}, {other} }},"
        )
    };
    let losing = |loss: &str, more: &str| format!("phase = \"discard\"\nloss = \"{loss}\"\n{more}");
    let polluted = losing("pollution", "polluted = true\ntokens = { nuclear = [\"rome\"] }");
    wrong(
        EVENTS,
        &polluted,
        &both("owes = 0", "owes = 1"),
        &format!("LM-22: only the player in turn owes tickets for it {reach}"),
    );
    for (loss, clause) in [("pollution", 22), ("pandemic", 19)] {
        let what = format!("LM-{clause}: nothing makes the player in turn lose tickets {reach}");
        wrong(EVENTS, &losing(loss, ""), &both("owes = 1", "owes = 0"), &what);
    }
    let what = format!("LM-26, LM-28: tickets are lost on one continent at a time {reach}");
    wrong(EVENTS, &losing("strike", ""), &both("owes = 1", "owes = 1"), &what);
    let flying = "phase = \"polar-flight\"\nmovers = [0]";
    wrong(EVENTS, flying, TWO, &format!("LM-27: a polar flight begins in Antarctica {reach}"));
    // The edition has one strike, and here it is about to come.
    let found = mistakes(EVENTS, &losing("strike", "pile = [\"strike\"]"), &both("owes = 1", "owes = 0"));
    assert!(found.contains("the card “strike” is elsewhere already"), "{found}");
}

#[test]
fn lm_24_a_monster_that_fires_shut_in_is_refused() {
    // McMurdo and all its ways out.
    let more = "tokens = { wildfire = [\"mcmurdo\", \"auckland\", \"sydney\", \"mawson\"] }";
    let players = "  { house = \"rome\", monster = \"mcmurdo\" },\n  { house = \"beijing\" },";
    wrong(
        EVENTS,
        more,
        players,
        "LM-24: fires shut in the monster or the house of seat 0 (expected: a position that the rules can reach)",
    );
}

/// Two monsters on one location, at a table with the traffic jam.
fn jam(more: &str, first: &str) -> String {
    let players =
        format!("  {{ house = \"rome\", {first} }},\n  {{ house = \"beijing\", monster = \"rome\" }},");
    mistakes("traffic_jam = true", more, &players)
}

const SIX: &str = "cards = [\"lagos\", \"dakar\", \"cairo\", \"delhi\", \"lhasa\", \"tokyo\"]";
const MOVED: &str = "phase = \"travel\"\nmoved = true\nused = { red = 1 }";

#[test]
fn lm_14_only_who_comes_home_to_win_may_stand_where_another_blocks() {
    let blocked = "LM-14: seat 0 and seat 1 block each other on one location";
    assert_eq!(jam(MOVED, SIX), "", "they are about to win");
    assert!(jam(MOVED, "monster = \"rome\"").contains(blocked), "at home, but without six cards");
    let elsewhere = format!("monster = \"paris\", {SIX}");
    let players =
        format!("  {{ house = \"rome\", {elsewhere} }},\n  {{ house = \"beijing\", monster = \"paris\" }},");
    assert!(
        mistakes("traffic_jam = true", MOVED, &players).contains(blocked),
        "with six cards, but not at home"
    );
    let unmoved = jam("phase = \"travel\"", SIX);
    assert!(unmoved.contains(blocked) && unmoved.contains("LM-10: seat 0 has already won"), "{unmoved}");
}

#[test]
fn lm_4_a_billion_turns_can_be_counted_on_from() {
    assert_eq!(mistakes("", "turns = 1000000000", TWO), "");
    assert!(mistakes("", "turns = 1000000001", TWO).contains("LM-4"));
}

#[test]
fn lm_22_a_move_touches_pollution_that_is_there_and_after_it_has_begun() {
    let token = "polluted = true\ntokens = { nuclear = [\"paris\"] }";
    let touched = "LM-22: the move has touched pollution";
    assert!(mistakes(EVENTS, token, TWO).contains(touched), "before the roll");
    assert!(
        mistakes(EVENTS, &format!("phase = \"travel\"\n{token}"), TWO).contains(touched),
        "before the move"
    );
    assert!(mistakes(EVENTS, &format!("{MOVED}\npolluted = true"), TWO).contains(touched), "without a token");
    assert_eq!(mistakes(EVENTS, &format!("{MOVED}\n{token}"), TWO), "");
}

#[test]
fn lm_20_a_cure_comes_from_one_globe() {
    let more = "phase = \"cure\"\nroll = [\"globe\", \"globe\"]\ntokens = { pandemic = [\"paris\"] }";
    assert!(mistakes(EVENTS, more, TWO).contains("a line `roll = […]` with one globe (LM-20)"));
}

#[test]
fn lm_16_the_card_of_an_event_that_goes_on_lies_among_the_discards() {
    let discards = |more: &str, players: &str| {
        good(EVENTS, more, players).discards().iter().map(|id| (*id).to_owned()).collect::<Vec<_>>()
    };
    let owing = TWO.replace("\"rome\"", "\"rome\", tickets = { red = 1, blue = 1 }, owes = 1");
    assert_eq!(discards("phase = \"crowds\"", TWO), ["crowds"]);
    assert_eq!(discards("phase = \"discard\"\nloss = \"crowds\"", &owing), ["crowds"]);
    assert_eq!(discards("phase = \"discard\"\nloss = \"strike\"", &owing), ["strike"]);
    let polar = TWO.replace("\"rome\"", "\"rome\", monster = \"mawson\"");
    assert_eq!(discards("phase = \"polar-flight\"", &polar), ["polar-flight"]);
    assert_eq!(discards("phase = \"tail-wind\"\ncolour = \"purple\"", TWO), ["tail-wind-purple"]);
}

#[test]
fn lm_16_the_event_that_somebody_is_asked_about_is_known() {
    let happening = |more: &str, players: &str| {
        let table = good(EVENTS, more, players);
        table.game.happening(&table.state.open)
    };
    let owing = TWO.replace("\"rome\"", "\"rome\", tickets = { red = 1, blue = 1 }, owes = 1");
    assert_eq!(happening("phase = \"crowds\"", TWO), Some(EventCard::Crowds));
    assert_eq!(happening("phase = \"discard\"\nloss = \"crowds\"", &owing), Some(EventCard::Crowds));
    assert_eq!(happening("phase = \"discard\"\nloss = \"strike\"", &owing), Some(EventCard::Strike));
    let polar = TWO.replace("\"rome\"", "\"rome\", monster = \"mawson\"");
    assert_eq!(happening("phase = \"polar-flight\"", &polar), Some(EventCard::PolarFlight));
    let wind = "phase = \"tail-wind\"\ncolour = \"purple\"";
    assert_eq!(happening(wind, TWO), Some(EventCard::TailWind(Colour::Purple)));
    assert_eq!(happening("", TWO), None);
}

/// What a file cannot even say is found in a position all the same.
#[test]
fn pieces_that_are_lost_or_nowhere_are_reported() {
    let table = good("", "", TWO);
    let nowhere = LocationId(200);
    let broken = |change: &dyn Fn(&mut State)| {
        let mut state = table.state.clone();
        change(&mut state);
        table.game.broken_invariants(&state)
    };
    assert_eq!(broken(&|_| {}), [""; 0]);
    let lost = "LM-3: the monster or house of seat 1 is on no location";
    assert_eq!(broken(&|state| state.open.monsters[Seat(1)] = nowhere), [lost]);
    assert_eq!(broken(&|state| state.open.houses[Seat(1)] = nowhere), [lost]);
    let tickets = "LM-2: there are 21 red tickets instead of 20";
    assert_eq!(broken(&|state| state.open.supply[Colour::Red] += 1), [tickets]);
}

/// What version 2 of the rules asks of a position besides is asked where nothing else is wrong, and not of older games.
#[test]
fn what_is_asked_besides_is_asked_last_and_not_of_older_games() {
    let text = scenario("", "turns = 4294967295", TWO);
    let game = game_of(&Edition::world(), &text);
    let read = |game: &LittleMonsters| {
        game.scenario(Source { name: "example.toml", text: &text }, &mut FastDice::new(1)).is_ok()
    };
    assert!(!read(&game));
    assert!(read(&game.under(RulesVersion(1)).expect("a version that is known")));
    let owing = TWO.replace("\"rome\"", "\"rome\", owes = 1");
    let found = mistakes("", "turns = 4294967295", &owing);
    assert!(found.contains("tickets are owed") && !found.contains("LM-4"), "{found}");
}
