//! Editions: the world that comes with the program, GT-91, and mistakes reported with their lines.

use globetrotters::edition::WORLD as WORLD_TEXT;
use globetrotters::state::MAX_TICKETS;
use globetrotters::{ContinentId, Edition, Half, Kind, LocationId, Places};
use table::Source;

use crate::support::{WORLD, board_text, card_text, line_of, load};

#[test]
fn the_world_agrees_with_the_demonstration_game() {
    assert_eq!(WORLD.missing_facts(), [""; 0]);
    assert_eq!(WORLD.reference.id, "world");
}

#[test]
fn the_world_is_as_large_as_it_should_be() {
    assert!((180..=220).contains(&WORLD.locations().len()));
    assert!((60..=80).contains(&WORLD.ticket_ids().count()));
    assert!(WORLD.water().len() >= 14);
    for continent in ContinentId::all() {
        let chart = WORLD.chart_of(continent).len();
        let oceania = WORLD.continent(continent).id == "oceania";
        assert!(if oceania { chart == 3 } else { (4..=5).contains(&chart) }, "{chart}");
    }
    let count = |kind| WORLD.locations().iter().filter(|location| location.kind == kind).count();
    assert_eq!(count(Kind::KeyCity), 10);
    assert_eq!(count(Kind::CruiseIsland), WORLD.water().len());
}

/// What can be reached from a place by overland and water routes, and from red-dot cities by any ticket.
#[test]
fn gt_91_every_location_of_the_world_can_be_reached_from_every_other() {
    for from in WORLD.location_ids() {
        let mut reached = vec![from];
        let mut next = 0;
        while let Some(&here) = reached.get(next) {
            next += 1;
            let mut ways = WORLD.within(here, 1).to_vec();
            ways.extend(WORLD.crossings(here).iter().flat_map(|crossing| [crossing.island, crossing.to]));
            ways.extend(
                WORLD.water().iter().filter(|route| route.island == here).flat_map(|route| route.between),
            );
            if WORLD.kind_of(here).is_red_dot() {
                ways.extend(WORLD.ticket_ids().flat_map(|ticket| WORLD.ticket(ticket)));
            }
            for way in ways {
                if !reached.contains(&way) {
                    reached.push(way);
                }
            }
        }
        assert_eq!(reached.len(), WORLD.locations().len(), "from {}", WORLD.name_of(from));
    }
}

/// The mistakes in the world after some text of it was replaced; it goes by another name, so that the facts of the
/// Demonstration Game are not asked of it.
#[track_caller]
fn broken(what: &str, by: &str) -> (String, String) {
    let text = WORLD_TEXT.replacen(r#"id = "world""#, r#"id = "test""#, 1);
    assert!(text.contains(what), "“{what}” is not in the world");
    let text = text.replacen(what, by, 1);
    let mistakes = load(&text).expect_err("this edition is broken").to_string();
    (mistakes, text)
}

/// The one mistake, and the line on which a text stands that marks it.
#[track_caller]
fn reported(what: &str, by: &str, at: &str, expected: &str) {
    let (mistakes, text) = broken(what, by);
    let wanted = format!("board.toml:{}: {expected}", line_of(&text, at));
    assert!(mistakes.lines().any(|line| line == wanted), "{wanted}\nis not in\n{mistakes}");
}

#[test]
fn gt_91_a_place_that_cannot_be_left_or_reached_is_reported() {
    // Tokyo and Kyoto are joined to the rest by tickets and a ship; Panmunjom hangs on one route.
    let (mistakes, text) = broken("  [\"panmunjom\", \"seoul\"],\n", "");
    let line = line_of(&text, "id = \"panmunjom\"");
    assert_eq!(
        mistakes,
        format!(
            "board.toml:{line}: no way leads out of “panmunjom” \
             (expected: routes and tickets that join all locations (GT-91))"
        )
    );
}

#[test]
fn gt_1_a_board_has_ten_key_cities_and_six_continents() {
    let (mistakes, _) = broken(
        "id = \"mexico-city\"\nname = \"Mexico City\"\nkind = \"key-city\"",
        "id = \"mexico-city\"\nname = \"Mexico City\"\nkind = \"continental-city\"",
    );
    assert_eq!(mistakes, "board.toml: 9 KEY Cities (expected: exactly 10 (GT-1))");
    reported(
        "id = \"oceania\"\nname",
        "id = \"atlantis\"\nname",
        "id = \"atlantis\"",
        "“atlantis” is no continent \
         (expected: one of north-america, south-america, europe, africa, asia, oceania)",
    );
    let (mistakes, _) = broken("id = \"oceania\"\nname", "id = \"atlantis\"\nname");
    assert!(mistakes.contains("the continent “oceania” is missing (expected: all six continents (GT-1))"));
}

#[test]
fn gt_3_a_ticket_to_a_cruise_island_is_reported() {
    reported(
        r#"["outback", "quito"]"#,
        r#"["azores", "quito"]"#,
        r#"["azores", "quito"]"#,
        "a ticket to a Cruise Island (expected: locations on land (GT-3))",
    );
}

#[test]
fn gt_4_a_card_without_an_entry_for_a_city_is_reported() {
    let start = WORLD_TEXT.find("\nlos-angeles = {").unwrap();
    let end = start + 1 + WORLD_TEXT[start + 1..].find('\n').unwrap();
    reported(
        &WORLD_TEXT[start..end],
        "",
        "pack = ",
        "this card has no Adventure for “los-angeles” \
         (expected: an entry for every red-dot city of its half (GT-4))",
    );
}

#[test]
fn mistakes_in_locations_are_reported() {
    reported(
        "kind = \"wasteland\"",
        "kind = \"desert\"",
        "\"desert\"",
        "“desert” is no kind of location (expected: one of key-city, continental-city, national-city, \
         regional-city, gambling-city, tropical-island, wasteland, trouble-spot, cruise-island)",
    );
    reported("lat = 62.5", "lat = 92.5", "lat = 92.5", "latitude 92.5 (expected: -90 to 90)");
    reported("lon = -114.4", "lon = -214.4", "lon = -214.4", "longitude -214.4 (expected: -180 to 180)");
}

#[test]
fn a_doubled_location_is_reported() {
    let (mistakes, text) = broken("id = \"boston\"", "id = \"toronto\"");
    let line = line_of(&text, "name = \"Boston\"") - 1;
    assert!(
        mistakes.contains(&format!(
            "board.toml:{line}: the location “toronto” is listed twice (expected: every id once)"
        )),
        "{mistakes}"
    );
    let (mistakes, text) = broken("name = \"Boston\"", "name = \"Toronto\"");
    let line = line_of(&text, "id = \"boston\"") + 1;
    assert_eq!(
        mistakes,
        format!("board.toml:{line}: two locations are called “Toronto” (expected: a name of its own)")
    );
}

#[test]
fn mistakes_in_routes_are_reported() {
    let overland = r#"["vancouver", "seattle"]"#;
    let pairs = [
        (r#"["vancouver", "seattel"]"#, "there is no location “seattel” (expected: the id of a location)"),
        (r#"["seattle", "seattle"]"#, "a route from “seattle” to itself (expected: two locations)"),
        (
            r#"["seattle", "portland"],"#,
            "a second route between “seattle” and “portland” (expected: every pair once)",
        ),
        (
            r#"["vancouver", "aloha-cruise"]"#,
            "an overland route to the Cruise Island “aloha-cruise” (expected: locations on land (GT-20))",
        ),
    ];
    for (by, expected) in pairs {
        let twin = format!("{overland},\n  {}", by.trim_end_matches(','));
        let (mistakes, text) = broken(overland, &twin);
        let line = line_of(&text, overland) + 1;
        // A doubled pair is noted where it stands for the second time.
        let line = if by.ends_with(',') { line + 1 } else { line };
        let wanted = format!("board.toml:{line}: {expected}");
        assert!(mistakes.lines().any(|line| line == wanted), "{wanted}\nis not in\n{mistakes}");
    }
    reported(
        r#"island = "azores""#,
        r#"island = "lisbon""#,
        r#"island = "lisbon""#,
        "“lisbon” is no Cruise Island (expected: a Cruise Island)",
    );
    reported(
        r#"island = "azores""#,
        r#"island = "bermuda""#,
        "id = \"azores\"",
        "the Cruise Island “azores” lies on no water route (expected: a [[water]] route of its own)",
    );
    reported(
        r#"between = ["new-york", "lisbon"]"#,
        r#"between = ["new-york", "ushant"]"#,
        r#"["new-york", "ushant"]"#,
        "a water route that ends on a Cruise Island (expected: two locations on land)",
    );
}

#[test]
fn mistakes_in_tickets_are_reported() {
    reported(
        r#"["outback", "quito"]"#,
        r#"["outback", "sydney"]"#,
        r#"["outback", "sydney"]"#,
        "both ends of a ticket lie in “oceania” (expected: locations of two continents)",
    );
}

#[test]
fn a_red_dot_city_without_a_ticket_is_reported() {
    let text = WORLD_TEXT
        .replace("  [\"melbourne\", \"kathmandu\"],\n", "")
        .replace("  [\"athens\", \"melbourne\"],\n", "");
    let text = text.replacen(r#"id = "world""#, r#"id = "test""#, 1);
    let line = line_of(&text, "id = \"melbourne\"");
    let mistakes = load(&text).unwrap_err().to_string();
    assert_eq!(
        mistakes,
        format!(
            "board.toml:{line}: no ticket goes to “melbourne” (expected: a ticket for every red-dot city)"
        )
    );
}

#[test]
fn mistakes_in_adventures_are_reported() {
    let effect = r#"effect = ["go winnipeg"]"#;
    for (by, expected) in [
        ("go winipeg", "there is no location “winipeg” (expected: the id of a location)"),
        ("gain 0", "“0” is no amount of cheques (expected: a multiple of 100, up to 10000)"),
        ("gain 150", "“150” is no amount of cheques (expected: a multiple of 100, up to 10000)"),
        ("use 12", "“12” is no number of tickets (expected: 1 to 9)"),
        ("go azores", "“go azores” leads to a Cruise Island (expected: a location on land)"),
        (
            "dance",
            "“dance” is no effect (expected: gain N, lose N, tickets N, use N, exchange, lose-key, memory, \
             lose-memory, day, weekend, go LOCATION, switch, back, home, bonus or bonus-star)",
        ),
    ] {
        let by = format!("effect = [{by:?}]");
        reported(effect, &by, &by, expected);
    }
    let two = r#"effect = ["home", "gain 100"]"#;
    reported(
        effect,
        two,
        two,
        "“home” is not the last effect \
         (expected: at most one effect that leaves the city, and that one last)",
    );
    let both = r#"effect = ["day", "home"]"#;
    reported(
        effect,
        both,
        both,
        "an Adventure that ends the turn twice, or ends it and leads on \
         (expected: `day` or `weekend` once, and then nothing that leaves the city)",
    );
}

#[test]
fn an_edition_of_another_game_or_without_sense_is_reported() {
    reported(
        "game = \"globetrotters\"",
        "game = \"globopolis\"",
        "\"globopolis\"",
        "this edition is for the game “globopolis” (expected: globetrotters)",
    );
    let (mistakes, text) = broken("version = 2", "version = 2\ncolor = 3");
    assert!(
        mistakes.starts_with(&format!("board.toml:{}: unknown field `color`", line_of(&text, "color = 3"))),
        "{mistakes}"
    );
    let (mistakes, text) = broken("version = 2", "version = = 2");
    assert!(mistakes.starts_with(&format!("board.toml:{}: ", line_of(&text, "version = ="))), "{mistakes}");
}

#[test]
fn names_that_cannot_be_read_and_numbers_that_are_none_are_reported() {
    reported(
        "name = \"Vancouver\"",
        "name = \"Van\\u0007couver\"",
        "Van\\u0007couver",
        "“Van\\u{7}couver” cannot be printed (expected: a name on one line)",
    );
    reported(
        "name = \"Europe\"",
        "name = \"\"",
        "name = \"\"",
        "a continent without a name (expected: a name)",
    );
    reported("lat = 62.5", "lat = nan", "lat = nan", "latitude NaN (expected: -90 to 90)");
    reported(
        "lat = 62.5",
        "nudge = [nan, 0.0]\nlat = 62.5",
        "nudge = [nan",
        "a nudge of NaN and 0 (expected: -1000 to 1000, for the map is 1000 wide)",
    );
    let (mistakes, _) = broken("id = \"portland\"", "id = \"port land\"");
    assert!(
        mistakes.contains("“port land” cannot be an id (expected: letters, digits and hyphens)"),
        "{mistakes}"
    );
}

#[test]
fn mistakes_of_form_are_reported_all_at_once() {
    let text = WORLD_TEXT
        .replacen("lat = 62.5", "lat = \"north\"", 1)
        .replacen("version = 2", "version = 2\ncolor = 3", 1)
        .replacen("half = \"eurasia-oceania\"\n", "", 1);
    let mistakes = load(&text).unwrap_err().to_string();
    assert_eq!(mistakes.lines().count(), 3, "{mistakes}");
    for what in ["invalid type: string \"north\"", "unknown field `color`", "missing field `half`"] {
        assert!(mistakes.contains(what), "{what}: {mistakes}");
    }
}

#[test]
fn all_mistakes_are_reported_at_once() {
    let text = WORLD_TEXT
        .replacen("lat = 62.5", "lat = 92.5", 1)
        .replacen("kind = \"wasteland\"", "kind = \"desert\"", 1)
        .replacen(r#"["outback", "quito"]"#, r#"["outback", "qito"]"#, 1);
    let mistakes = load(&text).unwrap_err().to_string();
    assert_eq!(mistakes.lines().count(), 3, "{mistakes}");
}

#[test]
fn a_world_that_forgot_the_demonstration_game_is_reported() {
    let text = WORLD_TEXT.replacen("  [\"seattle\", \"portland\"],\n", "  [\"seattle\", \"fresno\"],\n", 1);
    let mistakes = Edition::load(Source { name: "world.toml", text: &text }).unwrap_err().to_string();
    assert!(mistakes.contains("(expected: what the Demonstration Game says of the board)"), "{mistakes}");
}

/// The world under another name, with some texts of it replaced, and what it then lacks of the Demonstration Game.
#[track_caller]
fn forgotten(changes: &[(&str, &str)]) -> Vec<String> {
    let mut text = WORLD_TEXT.replacen(r#"id = "world""#, r#"id = "test""#, 1);
    for (what, by) in changes {
        assert!(text.contains(what), "“{what}” is not in the world");
        text = text.replacen(what, by, 1);
    }
    load(&text).unwrap_or_else(|mistakes| panic!("{mistakes}")).missing_facts()
}

#[test]
fn every_fact_of_the_demonstration_game_is_asked_for() {
    let lima = "id = \"lima\"\nname = \"Lima\"\nkind = \"";
    for (what, by, expected) in [
        (&*format!("{lima}national-city"), &*format!("{lima}gambling-city"), "Lima is no national-city"),
        ("  [\"vancouver\", \"seattle\"],\n", "", "Vancouver and Seattle are 17 spaces apart, not 1 to 1"),
        (
            r#"between = ["lima", "tahiti"]"#,
            r#"between = ["quito", "tahiti"]"#,
            "no water route joins Lima and Tahiti",
        ),
        (r#"["seattle", "amsterdam"]"#, r#"["seattle", "rome"]"#, "there is no ticket Seattle/Amsterdam"),
    ] {
        let missing = forgotten(&[(what, by)]);
        assert!(missing.iter().any(|fact| fact == expected), "{expected}\nis not in\n{missing:?}");
    }
}

#[test]
fn the_way_south_from_seattle_is_asked_for_space_by_space() {
    let expected =
        "southward from Seattle there are not a Regional City and two Trouble Spots before San Francisco";
    let lacks = |changes: &[(&str, &str)]| forgotten(changes).iter().any(|fact| fact == expected);
    assert!(!lacks(&[]));
    assert!(lacks(&[("  [\"seattle\", \"portland\"],\n", "  [\"seattle\", \"fresno\"],\n")]));
    let portland = "name = \"Portland\"\nkind = \"";
    assert!(lacks(&[(&format!("{portland}regional-city"), &format!("{portland}national-city"))]));
    // A second Trouble Spot beside the first, and as far from San Francisco, is not on the way.
    let fault = "name = \"San Andreas Fault\"\nkind = \"";
    let aside = "  [\"siskiyou-pass\", \"rogers-pass\"],\n  [\"rogers-pass\", \"san-andreas-fault\"],\n";
    let seattle = "  [\"seattle\", \"portland\"],\n";
    assert!(lacks(&[
        (&format!("{fault}trouble-spot"), &format!("{fault}regional-city")),
        (seattle, &format!("{seattle}{aside}")),
    ]));
}

#[test]
fn tickets_to_the_kinds_that_the_demonstration_game_flies_to_are_asked_for() {
    for kind in [Kind::TropicalIsland, Kind::GamblingCity] {
        let there = WORLD.locations().iter().filter(|location| location.kind == kind);
        let ids: Vec<String> = there.map(|location| format!("\"{}\"", location.id)).collect();
        let tickets = WORLD_TEXT.find("[tickets]").unwrap();
        let flies = |line: &str| line.starts_with("  [") && ids.iter().any(|id| line.contains(id.as_str()));
        let kept: String = WORLD_TEXT[tickets..].split_inclusive('\n').filter(|line| !flies(line)).collect();
        let missing = forgotten(&[(&WORLD_TEXT[tickets..], &kept)]);
        assert_eq!(missing, [format!("no ticket goes to a {}", kind.id())]);
    }
}

#[test]
fn gt_68_every_continent_has_three_cities_on_the_chart() {
    reported(
        "name = \"Melbourne\"\nkind = \"continental-city\"",
        "name = \"Melbourne\"\nkind = \"national-city\"",
        "id = \"oceania\"",
        "2 Continental Cities in “oceania” (expected: at least 3)",
    );
}

#[test]
fn gt_4_a_pack_without_cards_is_reported() {
    let text = board_text() + &card_text(Half::AmericasAfrica, "gain 100", &[]);
    let mistakes = load(&text).unwrap_err().to_string();
    assert_eq!(mistakes, "board.toml: 0 cards in the pack “eurasia-oceania” (expected: 1 to 48)");
}

/// The world with so many more Regional Cities, one behind the other.
fn with_more_places(more: usize) -> String {
    let (mut places, mut routes) = (String::new(), String::new());
    for place in 0..more {
        let before = place.checked_sub(1).map_or("seattle".to_owned(), |before| format!("suburb-{before}"));
        routes += &format!("  [\"{before}\", \"suburb-{place}\"],\n");
        places += &format!(
            "[[location]]\nid = \"suburb-{place}\"\nname = \"Suburb {place}\"\nkind = \"regional-city\"\n\
             continent = \"north-america\"\nlat = 47.0\nlon = -120.0\n\n"
        );
    }
    let text = WORLD_TEXT.replacen(r#"id = "world""#, r#"id = "test""#, 1);
    let text = text.replacen("[[location]]\n", &format!("{places}[[location]]\n"), 1);
    text.replacen("overland = [\n", &format!("overland = [\n{routes}"), 1)
}

#[test]
fn a_board_has_at_most_256_locations() {
    let more = Places::MAX - WORLD.locations().len();
    let largest = load(&with_more_places(more)).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    assert_eq!(largest.locations().len(), 256);
    let mistakes = load(&with_more_places(more + 1)).unwrap_err().to_string();
    assert!(mistakes.lines().any(|line| line == "board.toml: 257 locations (expected: at most 256)"));
}

/// The world with so many more tickets.
fn with_more_tickets(more: usize) -> String {
    let sold = |one, other| {
        WORLD.ticket_ids().any(|ticket| {
            let ends = WORLD.ticket(ticket);
            ends == [one, other] || ends == [other, one]
        })
    };
    let seattle = WORLD.location_called("seattle").unwrap();
    let abroad = WORLD
        .on_land()
        .iter()
        .copied()
        .filter(|&to| WORLD.continent_of(to) != WORLD.continent_of(seattle) && !sold(seattle, to));
    let pairs = abroad.take(more).map(|to| format!("  [\"seattle\", \"{}\"],\n", WORLD.location(to).id));
    let text = WORLD_TEXT.replacen(r#"id = "world""#, r#"id = "test""#, 1);
    text.replacen("pairs = [\n", &format!("pairs = [\n{}", pairs.collect::<String>()), 1)
}

#[test]
fn gt_3_a_pack_has_at_most_96_tickets() {
    let more = MAX_TICKETS - WORLD.ticket_ids().count();
    let largest = load(&with_more_tickets(more)).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    assert_eq!(largest.ticket_ids().count(), 96);
    let mistakes = load(&with_more_tickets(more + 1)).unwrap_err().to_string();
    assert_eq!(mistakes, "board.toml: 97 tickets (expected: at most 96)");
}

#[test]
fn a_place_beyond_the_board_is_none() {
    let beyond = LocationId::from_index(WORLD.locations().len());
    assert!(!WORLD.has(beyond) && WORLD.name_of(beyond) == "?");
    let last = LocationId::from_index(WORLD.locations().len() - 1);
    assert!(WORLD.has(last));
}
