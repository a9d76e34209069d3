//! The documents tell of everything that there is: one that is added and not described fails here.

use globetrotters::{Action, Edition, Globetrotters, Options, Phase};
use table::dice::FastDice;
use table::{Game, Seat, Silent, Viewer};
use testkit::documents::{fields, row, section, table, unnamed, variants};

const REFEREE: &str = include_str!("../../../../docs/referee.md");
const SCENARIOS: &str = include_str!("../../../../docs/scenarios.md");

fn nothing() -> [&'static str; 0] {
    []
}

#[test]
fn every_phase_is_described_to_programs() {
    let phases = row(section(REFEREE, "Globetrotters"), "`phase`");
    assert_eq!(unnamed(phases, &variants::<Phase>(), '"'), nothing());
}

#[test]
fn every_action_is_described_to_programs() {
    let actions = table(section(REFEREE, "Globetrotters"), "action");
    assert_eq!(unnamed(actions, &variants::<Action>(), '"'), nothing());
}

#[test]
fn every_option_is_described_to_programs() {
    let options = table(section(REFEREE, "Globetrotters"), "option");
    assert_eq!(unnamed(options, &fields(&Options::STANDARD), '`'), nothing());
}

#[test]
fn everything_in_a_view_is_described_to_programs() {
    let game = Globetrotters::new(Edition::world(), Options::STANDARD, 3);
    let view = game.view(&game.set_up(&mut FastDice::new(1), &mut Silent), Viewer::Seat(Seat(0)));
    let all = [section(REFEREE, "Requests"), section(REFEREE, "Globetrotters")].concat();
    assert_eq!(unnamed(&all, &fields(&view), '`'), nothing());
    let open = table(section(REFEREE, "Globetrotters"), "in `open`");
    assert_eq!(unnamed(open, &fields(&view.open), '`'), nothing());
}

/// What a phase is called in a scenario file; a game that is over cannot be set up.
fn word(phase: &str) -> Option<String> {
    match phase {
        "over" => None,
        "choose_home" => Some("home".to_owned()),
        other => Some(other.replace('_', "-")),
    }
}

#[test]
fn every_phase_of_a_scenario_is_described() {
    let phases: Vec<String> = variants::<Phase>().iter().filter_map(|phase| word(phase)).collect();
    let described = table(section(SCENARIOS, "Globetrotters"), "`phase`");
    assert_eq!(unnamed(described, &phases, '`'), nothing());
}

#[test]
fn the_worlds_file_counts_what_is_in_it() {
    let world = Edition::world();
    let told = format!(
        "# {} locations, {} overland links, {} water routes, {} tickets.",
        world.locations().len(),
        world.overland().len(),
        world.water().len(),
        world.ticket_ids().count()
    );
    assert!(globetrotters::edition::WORLD.contains(&told), "{told}");
}
