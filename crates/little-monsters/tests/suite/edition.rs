//! Edition files: what the world's board is like (LM-1, LM-2, LM-31), and how a broken one is reported.

use little_monsters::{Colour, Edition, EventCard, LittleMonsters, Options, Places};
use table::dice::FastDice;
use table::{Chronicle, Dice, Game, Seat, Silent};

use crate::support::{RING, line_of, load, ring_with};
use crate::traveller::{self, Sees};

#[test]
fn lm_1_the_world_has_81_locations_and_18_event_cards() {
    let world = Edition::world();
    assert_eq!(world.locations().len(), 81);
    assert_eq!(world.events.len(), 18);
    assert_eq!(world.tickets_per_colour, 20);
    assert_eq!(Colour::COUNT * usize::from(world.tickets_per_colour), 100);
}

#[test]
fn lm_1_every_location_lies_on_a_continent_and_antarctica_is_one() {
    let world = Edition::world();
    let on_continents: usize =
        (0..7).map(|index| world.on_continent(little_monsters::ContinentId(index)).len()).sum();
    assert_eq!((world.continents().len(), on_continents), (7, 81));
    let antarctica = world.antarctica().expect("a continent called Antarctica");
    assert_eq!(world.on_continent(antarctica).len(), 5);
    assert!(world.on_continent(antarctica).contains(world.location_called("south-pole").unwrap()));
}

#[test]
fn lm_1_continents_may_share_a_colour() {
    let world = Edition::world();
    let colour = |id: &str| world.continents().iter().find(|continent| continent.id == id).unwrap().colour;
    assert_eq!(colour("antarctica"), colour("europe"));
    assert_eq!(colour("oceania"), colour("south-america"));
    for wanted in Colour::ALL {
        assert!(world.continents().iter().any(|continent| continent.colour == wanted), "{wanted:?}");
    }
}

#[test]
fn lm_1_the_places_that_the_rule_book_names_are_there() {
    let world = Edition::world();
    assert!(world.location_called("beijing").is_some() && world.location_called("murmansk").is_some());
}

#[test]
fn lm_31_the_event_cards_of_the_world() {
    let world = Edition::world();
    let count = |card| world.events.iter().filter(|&&other| other == card).count();
    let counts = EventCard::ALL.map(count);
    // Pandemic, nuclear, earthquake, wildfire, storm, strike, polar flight, crowds, five winds, festival.
    assert_eq!(counts, [1, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
}

#[test]
fn lm_31_an_edition_may_divide_them_differently() {
    let ring = ring_with("crowds = 3\nfestival = 0\ntail-wind-red = 1");
    use EventCard::{Crowds, TailWind};
    assert_eq!(ring.events, [Crowds, Crowds, Crowds, TailWind(Colour::Red)]);
}

#[test]
fn the_world_hangs_together_without_any_one_location() {
    let world = Edition::world();
    assert!(world.hangs_together(world.everywhere()));
    for index in 0..81 {
        let burning = little_monsters::LocationId(index);
        let rest = world.everywhere().minus(Places::only(burning));
        assert!(world.hangs_together(rest), "{} alone cuts the map", world.name_of(burning));
    }
}

#[test]
fn the_worlds_paths_are_as_its_file_promises() {
    let world = Edition::world();
    let mut of_colour = [0; Colour::COUNT];
    for location in world.everywhere().iter() {
        let ways = world.ways_from(location);
        assert!((2..=6).contains(&ways.len()), "{} has {} paths", world.name_of(location), ways.len());
        for colour in Colour::ALL {
            let same = ways.iter().filter(|way| way.colour == colour).count();
            assert!(same <= 2, "{} has {same} {} paths", world.name_of(location), colour.id());
            of_colour[colour as usize] += same;
        }
        assert_eq!(world.neighbours(location).len(), ways.len(), "no two paths join the same locations");
    }
    assert_eq!(of_colour, [60; Colour::COUNT], "30 paths of each colour, each seen from both ends");
}

/// The rule book gives a game ten to fifteen minutes, so the cards must not be far apart; nor must they fall into one's
/// lap. Every turn counts, those of the way home too.
#[test]
fn a_card_takes_two_to_four_turns() {
    for seats in 2..=6 {
        let game = LittleMonsters::new(Edition::world(), Options::STANDARD, seats);
        let (mut turns, mut cards) = (0, 0);
        for seed in 0..60 {
            let end = traveller::play_out(&game, seed, Sees::DirectWays).open;
            turns += end.turns + 1;
            cards += Seat::all(seats).map(|seat| end.gained[seat].len()).sum::<usize>();
        }
        let per_card = f64::from(turns) / f64::from(u32::try_from(cards).unwrap());
        println!("{seats} players: {per_card:.2} turns a card, {:.1} turns a game", f64::from(turns) / 60.0);
        assert!((2.0..=4.0).contains(&per_card), "{seats} players: {per_card} turns a card");
    }
}

/// The mistakes in the ring after some text of it was replaced.
#[track_caller]
fn broken(what: &str, by: &str) -> (String, String) {
    assert!(RING.contains(what), "“{what}” is not in the ring");
    let text = RING.replacen(what, by, 1);
    let mistakes = load(&text).expect_err("this edition is broken").to_string();
    (mistakes, text)
}

#[test]
fn an_unknown_continent_is_reported() {
    let (mistakes, text) = broken(r#""Cedar", continent = "north""#, r#""Cedar", continent = "nort""#);
    let line = line_of(&text, "nort\"");
    assert_eq!(
        mistakes,
        format!("board.toml:{line}: there is no continent “nort” (expected: one of north, antarctica)")
    );
    assert_eq!(line, 9);
}

#[test]
fn a_doubled_location_is_reported() {
    let (mistakes, text) = broken(r#"{ id = "birch""#, r#"{ id = "amber""#);
    let line = line_of(&text, r#""Birch""#);
    assert!(
        mistakes.contains(&format!(
            "board.toml:{line}: the location “amber” is listed twice (expected: every id once)"
        )),
        "{mistakes}"
    );
    assert!(mistakes.contains("there is no location “birch” (expected: the id of a location)"), "{mistakes}");
}

#[test]
fn a_doubled_continent_is_reported() {
    let (mistakes, text) = broken(r#"id = "antarctica""#, r#"id = "north""#);
    let line = line_of(&text, r#"name = "Antarctica""#);
    assert!(
        mistakes.contains(&format!(
            "board.toml:{line}: the continent “north” is listed twice (expected: every id once)"
        )),
        "{mistakes}"
    );
}

#[test]
fn a_path_to_nowhere_is_reported() {
    let (mistakes, text) = broken(r#"["dune", "elm"]"#, r#"["dune", "elm"], ["dune", "oak"]"#);
    let line = line_of(&text, "oak");
    assert_eq!(
        mistakes,
        format!("board.toml:{line}: there is no location “oak” (expected: the id of a location)")
    );
}

#[test]
fn a_path_to_itself_is_reported() {
    let (mistakes, text) = broken(r#"["dune", "elm"]"#, r#"["dune", "elm"], ["elm", "elm"]"#);
    let line = line_of(&text, r#"["elm", "elm"]"#);
    assert_eq!(mistakes, format!("board.toml:{line}: a path from “elm” to itself (expected: two locations)"));
}

#[test]
fn a_doubled_path_is_reported_in_either_direction() {
    for twin in [r#"["dune", "elm"]"#, r#"["elm", "dune"]"#] {
        let (mistakes, text) = broken(r#"["dune", "elm"]"#, &format!("[\"dune\", \"elm\"],\n  {twin}"));
        let line = line_of(&text, "green = ") + 1;
        let [one, other] = if twin.starts_with("[\"d") { ["dune", "elm"] } else { ["elm", "dune"] };
        assert_eq!(
            mistakes,
            format!(
                "board.toml:{line}: a second green path between “{one}” and “{other}” \
                 (expected: one path of a colour between two locations)"
            )
        );
    }
    // Two paths of different colours are two paths.
    load(&RING.replace(r#"["elm", "fern"]"#, r#"["elm", "fern"], ["elm", "dune"]"#)).unwrap();
}

#[test]
fn a_location_with_one_neighbour_is_reported() {
    // Without the path from Lark to Amber both are ends; a path from Birch to Lark leaves only Amber.
    let (mistakes, text) = broken(r#"["lark", "amber"]"#, r#"["lark", "birch"]"#);
    let line = line_of(&text, "\"Amber\"");
    assert_eq!(
        mistakes,
        format!(
            "board.toml:{line}: “amber” has 1 neighbours (expected: at least two, so that nobody is shut in)"
        )
    );
}

#[test]
fn a_board_in_two_parts_is_reported() {
    // Amber, Birch and Lark by themselves; Cedar and Kelp are joined to each other instead.
    let text = RING
        .replace(r#"["birch", "cedar"]"#, r#"["birch", "lark"]"#)
        .replace(r#"["kelp", "lark"]"#, r#"["kelp", "cedar"]"#);
    let mistakes = load(&text).unwrap_err().to_string();
    let line = line_of(&text, "\"Cedar\"");
    assert_eq!(
        mistakes,
        format!(
            "board.toml:{line}: “cedar” cannot be reached from “amber” (expected: paths that join all locations)"
        )
    );
}

#[test]
fn a_colour_that_a_continent_lacks_is_reported() {
    // North's only green path becomes red.
    let text = RING
        .replace(r#"green = [["dune", "elm"], "#, "green = [")
        .replace(r#"red = ["#, r#"red = [["dune", "elm"], "#);
    let mistakes = load(&text).unwrap_err().to_string();
    let line = line_of(&text, r#"id = "north""#);
    assert_eq!(
        mistakes,
        format!(
            "board.toml:{line}: no green path touches “north” (expected: every colour on every continent)"
        )
    );
}

#[test]
fn unknown_colours_are_reported() {
    let (mistakes, text) = broken("blue = [[", "cyan = [[");
    let line = line_of(&text, "cyan");
    assert!(
        mistakes.contains(&format!(
            "board.toml:{line}: “cyan” is no ticket colour (expected: purple, yellow, blue, green or red)"
        )),
        "{mistakes}"
    );
    let (mistakes, _) = broken(r#"colour = "red""#, r#"colour = "pink""#);
    assert_eq!(
        mistakes,
        "board.toml:3: “pink” is no ticket colour (expected: purple, yellow, blue, green or red)"
    );
}

#[test]
fn an_unknown_event_is_reported() {
    let (mistakes, text) = broken("storm = 1", "strom = 1");
    let line = line_of(&text, "strom");
    assert_eq!(
        mistakes,
        format!(
            "board.toml:{line}: there is no event “strom” (expected: one of pandemic, nuclear, earthquake, \
             wildfire, storm, strike, polar-flight, crowds, tail-wind-purple, tail-wind-yellow, tail-wind-blue, \
             tail-wind-green, tail-wind-red, festival)"
        )
    );
}

#[test]
fn too_many_events_are_reported() {
    let (mistakes, _) = broken("storm = 1", "storm = 33");
    assert_eq!(mistakes, "board.toml: 33 event cards (expected: at most 32)");
    load(&RING.replace("storm = 1", "storm = 32")).unwrap();
}

#[test]
fn an_edition_of_another_game_is_reported() {
    let (mistakes, text) = broken(r#"game = "little-monsters""#, r#"game = "globopolis""#);
    let line = line_of(&text, "globopolis");
    assert_eq!(
        mistakes,
        format!("board.toml:{line}: this edition is for the game “globopolis” (expected: little-monsters)")
    );
}

#[test]
fn what_is_no_toml_is_reported_with_its_line() {
    let (mistakes, text) = broken("per_colour = 20", "per_colour = = 20");
    let line = line_of(&text, "per_colour");
    assert!(mistakes.starts_with(&format!("board.toml:{line}: ")), "{mistakes}");
}

#[test]
fn a_missing_field_is_reported_with_its_line() {
    let (mistakes, text) = broken(r#", lat = 60.0, lon = -30.0 }"#, ", lon = -30.0 }");
    let line = line_of(&text, "\"Cedar\"");
    assert_eq!(mistakes, format!("board.toml:{line}: missing field `lat`"));
    let (mistakes, _) = broken("[tickets]\nper_colour = 20", "");
    assert!(mistakes.contains("missing field `tickets`"), "{mistakes}");
}

#[test]
fn a_field_that_nobody_knows_is_reported() {
    let (mistakes, text) = broken("version = 1", "version = 1\ncolor = 3");
    let line = line_of(&text, "color = 3");
    assert!(mistakes.starts_with(&format!("board.toml:{line}: unknown field `color`")), "{mistakes}");
}

#[test]
fn numbers_out_of_range_are_reported() {
    for (what, by, wrong, expected) in [
        ("per_colour = 20", "per_colour = 1", "1 tickets of each colour", "2 to 40"),
        ("per_colour = 20", "per_colour = 41", "41 tickets of each colour", "2 to 40"),
        ("lon = 30.0", "lon = 180.5", "longitude 180.5", "-180 to 180"),
        ("lat = -60.0", "lat = -91.0", "latitude -91", "-90 to 90"),
        (r#"id = "ring""#, r#"id = "the ring""#, "“the ring” cannot be an id", "letters, digits and hyphens"),
    ] {
        let (mistakes, text) = broken(what, by);
        let line = line_of(&text, by);
        assert_eq!(mistakes, format!("board.toml:{line}: {wrong} (expected: {expected})"));
    }
}

/// A ring of so many locations, in one continent.
fn large(locations: usize) -> String {
    let mut text =
        "continent = [{ id = \"all\", name = \"All\", colour = \"red\" }]\nlocation = [\n".to_owned();
    for index in 0..locations {
        text += &format!(
            "  {{ id = \"l{index}\", name = \"L{index}\", continent = \"all\", lat = 0.0, lon = 0.0 }},\n"
        );
    }
    text += "]\n[edition]\ngame = \"little-monsters\"\nid = \"large\"\nname = \"Large\"\nversion = 1\n";
    text += "[tickets]\nper_colour = 20\n[events]\n[paths]\n";
    for (nth, colour) in Colour::ALL.iter().enumerate() {
        let pairs: Vec<String> = (0..locations)
            .filter(|index| index % Colour::COUNT == nth)
            .map(|index| format!("[\"l{index}\", \"l{}\"]", (index + 1) % locations))
            .collect();
        text += &format!("{} = [{}]\n", colour.id(), pairs.join(", "));
    }
    text
}

#[test]
fn too_many_or_too_few_locations_are_reported() {
    assert_eq!(load(&large(128)).unwrap().locations().len(), 128);
    assert_eq!(load(&large(12)).unwrap().locations().len(), 12);
    let mistakes = |count| load(&large(count)).unwrap_err().to_string();
    assert_eq!(mistakes(129), "board.toml: 129 locations (expected: 12 to 128)");
    assert_eq!(mistakes(300), "board.toml: 300 locations (expected: 12 to 128)");
    // Six houses and five cards: nobody could gather six.
    assert_eq!(mistakes(11), "board.toml: 11 locations (expected: 12 to 128)");
}

#[test]
fn names_that_cannot_be_read_and_numbers_that_are_none_are_reported() {
    for (what, by, wrong, expected) in [
        ("\"Cedar\"", "\" \"", "a location without a name", "a name"),
        ("\"Cedar\"", "\"Ce\\u0007dar\"", "“Ce\\u{7}dar” cannot be printed", "a name on one line"),
        ("id = \"cedar\"", "id = \"ce\\ndar\"", "“ce\\ndar” cannot be an id", "letters, digits and hyphens"),
        ("lat = 60.0, lon = -30.0", "lat = nan, lon = -30.0", "latitude NaN", "-90 to 90"),
        (
            "lat = 60.0, lon = -30.0",
            "lat = 60.0, lon = -30.0, nudge = [0.0, inf]",
            "a nudge of 0 and inf",
            "-1000 to 1000, for the map is 1000 wide",
        ),
    ] {
        let (mistakes, text) = broken(what, by);
        let line = line_of(&text, by);
        assert!(
            mistakes.contains(&format!("board.toml:{line}: {wrong} (expected: {expected})")),
            "{by}: {mistakes}"
        );
    }
}

#[test]
fn lm_27_polar_flights_need_an_antarctica() {
    let text = RING.replace("antarctica", "south").replace("storm = 1", "polar-flight = 1");
    let mistakes = load(&text).unwrap_err().to_string();
    let line = line_of(&text, "polar-flight");
    assert_eq!(
        mistakes,
        format!(
            "board.toml:{line}: polar flights, but no Antarctica to fly from \
             (expected: a continent “antarctica”, or none of them (LM-27))"
        )
    );
}

#[test]
fn lm_23_a_display_that_earthquakes_would_never_let_be_full_is_refused() {
    let (mistakes, text) = broken("storm = 1", "storm = 21\nearthquake = 2");
    assert_eq!(
        mistakes,
        format!(
            "board.toml:{}: 2 earthquakes among 23 event cards, which could sweep the display again and again \
             (expected: fewer of them, such as 2 among 22)",
            line_of(&text, "earthquake = 2")
        )
    );
    // With as many as can be, and few cards, a refill still comes to its end.
    let text = large(12).replace("[events]\n", "[events]\nearthquake = 2\nfestival = 20\n");
    let game =
        LittleMonsters::new(load(&text).unwrap(), Options { special_events: true, ..Options::STANDARD }, 6);
    let mut longest = 0;
    for seed in 0..40 {
        let mut dice = FastDice::new(seed);
        let mut state = game.set_up(&mut dice, &mut Silent);
        for _ in 0..400 {
            let Some(seat) = game.to_act(&state).must.first() else { break };
            let mut actions = Vec::new();
            game.legal(&state, seat, &mut actions);
            let action = actions[dice.pick("any", actions.len())];
            let mut log = Chronicle::default();
            game.apply(&mut state, seat, &action, &mut dice, &mut log).unwrap();
            longest = longest.max(log.told.len());
        }
    }
    assert!(longest < 100_000, "{longest} events in one action");
}

#[test]
fn mistakes_of_form_are_reported_all_at_once() {
    let text = RING
        .replace("version = 1", "version = \"one\"\ncolor = 3")
        .replace(r#", lat = 60.0, lon = -30.0 }"#, ", lon = -30.0 }");
    let mistakes = load(&text).unwrap_err().to_string();
    assert_eq!(mistakes.lines().count(), 3, "{mistakes}");
    for what in ["invalid type", "unknown field `color`", "missing field `lat`"] {
        assert!(mistakes.contains(what), "{what}: {mistakes}");
    }
}

/// Every location joined to every other in every colour: more paths than any board has, but a file can say so.
#[test]
fn a_board_with_every_path_there_can_be_is_reported() {
    let mut text = large(128);
    text.truncate(text.find("[paths]").unwrap());
    text += "[paths]\n";
    for colour in Colour::ALL {
        let pairs: Vec<String> = (0..128)
            .flat_map(|one| (one + 1..128).map(move |other| format!("[\"l{one}\", \"l{other}\"]")))
            .collect();
        text += &format!("{} = [{}]\n", colour.id(), pairs.join(", "));
    }
    let mistakes = load(&text).unwrap_err().to_string();
    assert_eq!(mistakes, "board.toml: 40640 paths (expected: at most 2000)");
}

#[test]
fn all_mistakes_are_reported_at_once_in_the_order_of_the_file() {
    let text = RING
        .replace(r#""Cedar", continent = "north""#, r#""Cedar", continent = "west""#)
        .replace("lon = 90.0", "lon = 900.0")
        .replace(r#"game = "little-monsters""#, r#"game = "chess""#)
        .replace("storm = 1", "strom = 1")
        .replace(r#"["dune", "elm"]"#, r#"["dune", "elm"], ["elm", "elm"], ["dune", "oak"]"#);
    let mistakes = load(&text).unwrap_err();
    assert_eq!(mistakes.file, "board.toml");
    let lines: Vec<usize> = mistakes.found.iter().map(|mistake| mistake.line.unwrap()).collect();
    let at = |what| line_of(&text, what);
    let elm = at("\"Elm\"");
    assert_eq!(lines, [at("west"), elm, at("\"Heath\""), at("chess"), at("strom"), at("oak"), at("oak")]);
    assert!(mistakes.found.iter().all(|mistake| mistake.expected.is_some()));
    assert_eq!(mistakes.to_string().lines().count(), 7);
}

#[test]
fn too_many_or_too_few_continents_are_reported() {
    let wrong = "continents (expected: 1 to 16)";
    let with = |count: usize| {
        let more: Vec<String> = (2..count)
            .map(|nth| format!("{{ id = \"c{nth}\", name = \"C{nth}\", colour = \"red\" }}"))
            .collect();
        let text = RING.replacen("continent = [\n", &format!("continent = [\n  {},\n", more.join(", ")), 1);
        load(&text).map_or_else(|mistakes| mistakes.to_string(), |_| String::new())
    };
    assert!(!with(16).contains(wrong) && with(17).contains(&format!("17 {wrong}")));
    assert!(with(18).contains(&format!("18 {wrong}")));
    let start = RING.find("location = [").expect("the ring has locations");
    let none = load(&format!("continent = []\n{}", &RING[start..])).expect_err("no continents");
    assert!(none.to_string().contains(&format!("0 {wrong}")));
}

#[test]
fn too_many_paths_are_reported() {
    let with = |count: usize| {
        let pairs = vec![r#"["l0", "l1"]"#; count - 12].join(", ");
        let text = large(12).replacen("[paths]\n", &format!("[paths]\npink = [{pairs}]\n"), 1);
        load(&text).expect_err("there is no pink").to_string()
    };
    assert!(!with(2000).contains("at most 2000"));
    assert!(with(2001).contains("2001 paths (expected: at most 2000)"));
}

/// The largest board there can be is looked at as a whole too.
#[test]
fn a_location_of_the_largest_board_that_nobody_reaches_is_reported() {
    let text = large(128)
        .replace(r#"["l126", "l127"]"#, r#"["l126", "l0"]"#)
        .replace(r#"["l127", "l0"]"#, r#"["l125", "l0"]"#);
    let mistakes = load(&text).expect_err("l127 is cut off").to_string();
    assert!(mistakes.contains("L127") || mistakes.contains("l127"), "{mistakes}");
}

#[test]
fn lm_27_no_polar_flights_need_no_antarctica() {
    let ring = RING.replace("antarctica", "south").replace("storm = 1", "storm = 1\npolar-flight = 0");
    assert!(load(&ring).is_ok());
    assert!(load(&ring.replace("polar-flight = 0", "polar-flight = 1")).is_err());
}

#[test]
fn lm_23_one_earthquake_among_too_many_cards_is_one_mistake() {
    let (mistakes, _) = broken("storm = 1", "storm = 75\nearthquake = 1");
    assert_eq!(mistakes, "board.toml: 76 event cards (expected: at most 32)");
}
