//! The documents tell of everything that there is: one that is added and not described fails here.

use little_monsters::{Action, Edition, LittleMonsters, Options, Phase};
use table::dice::FastDice;
use table::{Game, Seat, Silent, Viewer};
use testkit::documents::{fields, row, section, table, unnamed, variants};

const REFEREE: &str = include_str!("../../../../docs/referee.md");
const SCENARIOS: &str = include_str!("../../../../docs/scenarios.md");
const EDITION: &str = include_str!("../../../../docs/little-monsters/edition.md");

fn nothing() -> [&'static str; 0] {
    []
}

#[test]
fn every_phase_is_described_to_programs() {
    let phases = row(section(REFEREE, "Little Monsters"), "`phase`");
    assert_eq!(unnamed(phases, &variants::<Phase>(), '"'), nothing());
}

#[test]
fn every_action_is_described_to_programs() {
    let actions = table(section(REFEREE, "Little Monsters"), "action");
    assert_eq!(unnamed(actions, &variants::<Action>(), '"'), nothing());
}

#[test]
fn every_option_is_described_to_programs() {
    let options = table(section(REFEREE, "Little Monsters"), "option");
    assert_eq!(unnamed(options, &fields(&Options::STANDARD), '`'), nothing());
}

#[test]
fn everything_in_a_view_is_described_to_programs() {
    let game = LittleMonsters::new(Edition::world(), Options::STANDARD, 3);
    let view = game.view(&game.set_up(&mut FastDice::new(1), &mut Silent), Viewer::Seat(Seat(0)));
    let all = [section(REFEREE, "Requests"), section(REFEREE, "Little Monsters")].concat();
    assert_eq!(unnamed(&all, &fields(&view), '`'), nothing());
    let open = table(section(REFEREE, "Little Monsters"), "in `open`");
    assert_eq!(unnamed(open, &fields(&view.open), '`'), nothing());
}

/// What a phase is called in a scenario file; a game that is over cannot be set up.
fn words(phase: &str) -> Vec<String> {
    match phase {
        "over" => Vec::new(),
        "event_move" => vec!["polar-flight".to_owned(), "tail-wind".to_owned()],
        other => vec![other.to_owned()],
    }
}

#[test]
fn every_phase_of_a_scenario_is_described() {
    let phases: Vec<String> = variants::<Phase>().iter().flat_map(|phase| words(phase)).collect();
    let described = table(section(SCENARIOS, "Little Monsters"), "`phase`");
    assert_eq!(unnamed(described, &phases, '`'), nothing());
}

/// The lines `key = number` of a part of an edition file.
fn counts<'a>(text: &'a str, part: &str) -> Vec<(&'a str, &'a str)> {
    let start = text.find(part).unwrap_or_else(|| panic!("there is no {part}"));
    let lines = text[start..].lines().skip(1).map_while(|line| line.split_once(" = "));
    lines.map(|(key, count)| (key, count.split('#').next().unwrap_or_default().trim())).collect()
}

/// The tail winds stand in one line.
#[test]
fn lm_31_the_cards_that_are_described_are_the_worlds() {
    for part in ["[tickets]", "[events]"] {
        let wind = |(key, _): &(&str, &str)| key.starts_with("tail-wind-") && *key != "tail-wind-purple";
        let mut world = counts(little_monsters::edition::WORLD, part);
        world.retain(|line| !wind(line));
        assert_eq!(counts(EDITION, part), world, "{part}");
    }
}
