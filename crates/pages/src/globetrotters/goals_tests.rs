//! What a place is worth, what it costs, and whom: from positions that are set up in text.

use games::globetrotters::{Action, Edition, Globetrotters, LocationId, Options};
use table::dice::FastDice;
use table::{Game, Seat, Source, Viewer};

use crate::test_html::elements;
use crate::test_table::Drive;

const ADA: Viewer = Viewer::Seat(Seat(0));

/// A game of two as it stands in a scenario.
fn position(more: &str, ada: &str, bo: &str) -> Drive<Globetrotters> {
    let text = format!("seats = 2\n[position]\n{more}\nplayer = [\n  {{ {ada} }},\n  {{ {bo} }},\n]\n");
    let game = Globetrotters::new(Edition::world(), Options::STANDARD, 2);
    let mut drive = Drive::of(game, 1);
    let source = Source { name: "example.toml", text: &text };
    drive.state = drive.game.scenario(source, &mut FastDice::new(1)).unwrap();
    drive
}

fn place(id: &str) -> LocationId {
    Edition::world().location_called(id).unwrap()
}

/// The cards of the places, each with its text.
fn cards(drive: &Drive<Globetrotters>) -> Vec<String> {
    let now = drive.region(ADA, &[], "now");
    elements(&now, "button").into_iter().filter(|card| card.contains("gt-goal")).map(str::to_owned).collect()
}

const BO: &str = r#"home = "winnipeg", money = 200"#;

#[test]
fn gt_67_the_best_places_come_first_and_say_what_they_cost_and_bring() {
    let drive =
        position("phase = \"overland\"\nsteps = 7", r#"home = "amsterdam", at = "seattle", money = 500"#, BO);
    let cards = cards(&drive);
    assert!(cards.len() > 2, "{cards:?}");
    assert!(cards[0].contains("<b>Los Angeles</b>") && cards[0].contains("a KEY"), "{}", cards[0]);
    assert!(cards[0].contains("Costs you $200, leaves $300."), "{}", cards[0]);
    let good = cards.iter().map(|card| card.contains("gt-goal good")).collect::<Vec<_>>();
    assert!(good.is_sorted_by(|a, b| a >= b), "{good:?}");
}

#[test]
fn gt_67_a_key_that_is_gone_is_not_offered() {
    let gone = "phase = \"overland\"\nsteps = 7\njackpot = { keys = [\"los-angeles\"] }";
    let drive = position(gone, r#"home = "amsterdam", at = "seattle", money = 500"#, BO);
    assert!(!cards(&drive)[0].contains("<b>Los Angeles</b>"));
    let page = drive.html(ADA, &[]);
    let angeles =
        page.split("href=\"?at=").find(|part| part.starts_with(&format!("{}\"", place("los-angeles").0)));
    assert!(angeles.is_some_and(|part| !part.contains("the KEY is free")), "nor on the map");
    let held = position(
        "phase = \"overland\"\nsteps = 7",
        r#"home = "amsterdam", at = "seattle", money = 500"#,
        r#"home = "winnipeg", keys = ["los-angeles"]"#,
    );
    let angeles = cards(&held)
        .into_iter()
        .find(|card| card.contains("<b>Los Angeles</b>"))
        .expect("it is worth something");
    assert!(angeles.contains("a challenge") && angeles.contains("challenge to Bo"), "{angeles}");
}

#[test]
fn gt_81_what_cannot_be_paid_for_comes_after_what_can() {
    let drive =
        position("phase = \"overland\"\nsteps = 7", r#"home = "amsterdam", at = "seattle", money = 100"#, BO);
    let angeles = cards(&drive).iter().position(|card| card.contains("<b>Los Angeles</b>"));
    assert!(angeles.is_none_or(|at| at > 0), "{angeles:?}");
}

#[test]
fn gt_46_what_a_choice_costs_another_says_whose_money_it_is() {
    let more = "phase = \"move-on\"\nwho = 1\nchooser = 0\nturned = \"cairo/tokyo\"";
    let drive = position(
        more,
        r#"home = "seattle", money = 500"#,
        r#"home = "winnipeg", at = "seattle", money = 200"#,
    );
    let page = drive.html(ADA, &[]);
    assert!(page.contains("Costs Bo $200, leaves them $0."), "{page}");
    assert!(!page.contains("Costs you"), "it is not Ada who pays");
}

#[test]
fn the_dice_of_others_do_not_lie_in_ones_own_question() {
    let mut drive = position("", r#"home = "seattle", money = 500"#, BO);
    drive.act(Seat(0), &Action::Roll);
    let rolled = drive.region(ADA, &[], "now");
    assert!(rolled.contains("class=\"gt-rolls"), "{rolled}");
    let bo = Viewer::Seat(Seat(1));
    while drive.view(bo).to_act.must != table::SeatSet::only(Seat(1)) {
        let action = drive.legal(Seat(0)).last().copied().expect("Ada goes on");
        drive.act(Seat(0), &action);
    }
    assert!(!drive.region(bo, &[], "now").contains("class=\"gt-rolls"), "those were Ada's dice");
}
