//! The documents tell of everything that there is: one that is added and not described fails here.

use globopolis::card::{CardFace, CardKind};
use globopolis::{Action, Edition, Globopolis, Options, Phase};
use table::dice::FastDice;
use table::{Game, Seat, Silent, Viewer};
use testkit::documents::{fields, row, section, table, unnamed, variants};

const REFEREE: &str = include_str!("../../../../docs/referee.md");
const SCENARIOS: &str = include_str!("../../../../docs/globopolis/scenarios.md");
const EDITION: &str = include_str!("../../../../docs/globopolis/edition.md");

fn nothing() -> [&'static str; 0] {
    []
}

#[test]
fn every_phase_is_described_to_programs() {
    let phases = row(section(REFEREE, "Globopolis"), "`phase`");
    assert_eq!(unnamed(phases, &variants::<Phase>(), '"'), nothing());
}

#[test]
fn every_action_is_described_to_programs() {
    let actions = table(section(REFEREE, "Globopolis"), "action");
    assert_eq!(unnamed(actions, &variants::<Action>(), '"'), nothing());
}

#[test]
fn every_option_is_described_to_programs() {
    let options = table(section(REFEREE, "Globopolis"), "option");
    assert_eq!(unnamed(options, &fields(&Options::FULL), '`'), nothing());
}

#[test]
fn everything_in_a_view_is_described_to_programs() {
    let game = Globopolis::new(Edition::world(), Options::FULL, 3).expect("the options fit together");
    let view = game.view(&game.set_up(&mut FastDice::new(1), &mut Silent), Viewer::Seat(Seat(0)));
    let all = [section(REFEREE, "Requests"), section(REFEREE, "Globopolis")].concat();
    assert_eq!(unnamed(&all, &fields(&view), '`'), nothing());
    let open = table(section(REFEREE, "Globopolis"), "in `open`");
    assert_eq!(unnamed(open, &fields(&view.open), '`'), nothing());
}

/// Each state of the game can be set up, but for one that is over.
#[test]
fn every_phase_of_a_scenario_is_described() {
    let phases: Vec<String> = variants::<Phase>().into_iter().filter(|phase| phase != "over").collect();
    let start = SCENARIOS.find("Phases, with what they need beside them").expect("the phases");
    assert_eq!(unnamed(&SCENARIOS[start..], &phases, '`'), nothing());
}

#[test]
fn gp_4_the_box_that_is_described_is_the_worlds() {
    for part in ["[units]", "[development]"] {
        let of = |text: &'static str| {
            let start = text.find(part).unwrap_or_else(|| panic!("there is no {part}"));
            text[start..].split("\n\n").next().expect("a part")
        };
        assert_eq!(of(EDITION), of(globopolis::edition::WORLD));
    }
}

#[test]
fn gp_7_the_deck_that_is_described_is_the_worlds() {
    let world = Edition::world();
    let [ops, missions, influence] = CardKind::ALL.map(|kind| world.cards_of_kind(kind).len());
    let faces = || world.cards().iter().map(|card| &card.face);
    let opportunities = faces().filter(|face| matches!(face, CardFace::Opportunity { .. })).count();
    let operations = faces().filter(|face| matches!(face, CardFace::Operation { .. })).count();
    let told = format!(
        "GP-7: {ops} OPs (`opportunity` and `operation` together; the world has {opportunities} and {operations}), \
         {missions} `mission`, {influence} `influence`"
    );
    assert!(EDITION.contains(&told), "{told}");
    let of = [
        format!("# {ops} OPs cards: {opportunities} Opportunity, {operations} Operations."),
        format!("# {missions} MISSION cards"),
        format!("# {influence} INFLUENCE cards"),
    ];
    for told in of {
        assert!(globopolis::edition::WORLD.contains(&told), "{told}");
    }
}
