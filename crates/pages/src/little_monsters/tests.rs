//! Whole games rendered and looked at: whatever can be done has its place on the page.

use std::collections::BTreeSet;

use games::little_monsters::{Action, Edition, LittleMonsters, Options, Phase};
use table::{Seat, Viewer};

use crate::test_html::{Values, check_region, escaped, kind_of};
use crate::test_table::{Drive, Shown};

impl Shown for LittleMonsters {
    fn can_take_back(drive: &Drive<Self>) -> bool {
        drive.state.open.moved
    }
}

fn drive(options: Options, seats: usize, seed: u64) -> Drive<LittleMonsters> {
    Drive::of(LittleMonsters::new(Edition::world(), options, seats), seed)
}

#[test]
fn whatever_can_be_done_is_on_the_page() {
    let mut kinds = BTreeSet::new();
    for (seed, seats) in [(1, 2), (2, 3), (3, 4), (4, 6), (5, 6), (6, 5)] {
        drive(Options::ADVANCED, seats, seed).walk(1500, |drive, step, seat, actions| {
            if step % 3 > 0 && matches!(drive.state.open.phase, Phase::Roll | Phase::Travel) {
                return;
            }
            let html = drive.html(Viewer::Seat(seat), &[]);
            let values = Values::on(&html);
            for action in actions {
                kinds.insert(kind_of(action));
                let shown = match action {
                    Action::Offer { to, .. } => values.has("offer") && values.has(&to.0.to_string()),
                    Action::Counter { .. } => values.has("counter"),
                    other => values.carry(other),
                };
                assert!(shown, "{action:?} of {seat} is nowhere on the page");
            }
        });
    }
    assert_eq!(kinds.len(), 16, "every kind of action was seen: {kinds:?}");
}

#[test]
fn no_page_has_inline_style_or_script_or_an_unsaid_message() {
    for seed in 0..4 {
        drive(Options::ADVANCED, 4, seed).walk(700, |drive, step, seat, _| {
            if step % 7 > 0 {
                return;
            }
            let to = (step % 81).to_string();
            for viewer in [Viewer::Seat(seat), Viewer::Seat(Seat(0)), Viewer::Spectator] {
                for mut region in drive.regions(viewer, &[("to", &to)]) {
                    let html = &region.html;
                    assert!(html.starts_with("<section") && html.ends_with("</section>"), "{}", region.id);
                    region.html = html.replace("<span class=\"lm-die\">?<", "");
                    check_region(&region, &[">lm-", "\"lm-no-"]);
                }
            }
        });
    }
}

#[test]
fn every_sentence_of_the_game_can_be_said() {
    for seed in 10..14 {
        drive(Options::ADVANCED, 4, seed).check_words(1500);
    }
}

#[test]
fn spectators_and_waiting_players_get_no_forms() {
    let drive = drive(Options::ADVANCED, 3, 9);
    let waiting = drive.state.open.turn.next(3);
    for viewer in [Viewer::Spectator, Viewer::Seat(waiting)] {
        let html = drive.html(viewer, &[("to", "5")]);
        assert!(!html.contains("<form"));
        assert!(html.contains("Waiting for"));
        assert!(html.contains("class=\"lm-plan\""));
    }
}

#[test]
fn a_way_is_one_form_with_all_its_steps() {
    let mut drive = drive(Options::STANDARD, 2, 3);
    loop {
        let turn = drive.state.open.turn;
        if drive.state.open.phase == Phase::Travel {
            let far =
                drive.game.reachable(&drive.state.open, turn).into_iter().find(|to| to.cheapest.total() == 3);
            if let Some(far) = far {
                let html = drive.html(Viewer::Seat(turn), &[("to", &far.to.0.to_string())]);
                let route = &drive.game.routes_to(&drive.state.open, turn, far.to, 4)[0];
                let inputs: String = route
                    .steps
                    .iter()
                    .map(|step| {
                        let action = Action::Step { to: step.to, colour: step.colour };
                        format!("<input type=\"hidden\" name=\"action\" value=\"{}\">", escaped(&action))
                    })
                    .collect();
                assert!(html.contains(&inputs), "{inputs}");
                return;
            }
        }
        let (seat, actions) = LittleMonsters::choose(&mut drive).expect("the game goes on");
        let stop = actions.iter().find(|action| matches!(action, Action::Stop | Action::Roll)).copied();
        drive.act(seat, &stop.unwrap_or(actions[0]));
    }
}

#[test]
fn a_place_out_of_reach_says_why_with_its_clause() {
    let drive = drive(Options::STANDARD, 2, 3);
    let turn = drive.state.open.turn;
    let far = drive.state.open.houses[turn.next(2)];
    let html = drive.html(Viewer::Seat(turn), &[("to", &far.0.to_string())]);
    assert!(html.contains("data-clause=\"/rules/little-monsters/7\""));
    assert!(html.contains("Your tickets do not lead to"));
}

#[test]
fn a_page_is_small() {
    let mut largest = Vec::new();
    drive(Options::ADVANCED, 6, 21).walk(2000, |drive, step, seat, _| {
        if step % 11 == 0 {
            let to = drive.state.open.houses[seat].0.to_string();
            let regions = drive.regions(Viewer::Seat(seat), &[("to", &to)]);
            let sizes: Vec<usize> = regions.iter().map(|region| region.html.len()).collect();
            if sizes.iter().sum::<usize>() > largest.iter().sum() {
                largest = sizes;
            }
        }
    });
    assert!(largest.iter().sum::<usize>() < 60_000, "{largest:?} bytes");
}

/// Writes pages into the folder `LM_PICTURES`, to be looked at with a browser.
#[test]
#[ignore = "writes files; run it by hand to look at pages"]
fn pictures() {
    let folder = std::env::var("LM_PICTURES").expect("LM_PICTURES names a folder");
    let mut drive = drive(Options::ADVANCED, 4, 5);
    let mut seen = BTreeSet::new();
    drive.walk(4000, |drive, step, seat, _| {
        let mut kind = format!("{:?}", drive.state.open.phase).to_lowercase();
        kind.retain(|c| c.is_ascii_alphabetic());
        kind.truncate(9);
        if drive.state.open.moved {
            kind.push_str("-moved");
        }
        let asked = drive.state.open.offers.0.iter().flatten().any(|offer| offer.to == seat);
        if asked && !seen.contains("offer") {
            kind = "offer".into();
        }
        if step > 60 && seen.insert(kind.clone()) {
            drive.write(&folder, &kind, Viewer::Seat(seat), &[]);
            let reach = drive.game.reachable(&drive.state.open, seat);
            if let Some(far) = reach.iter().max_by_key(|to| to.cheapest.total()) {
                let to = far.to.0.to_string();
                drive.write(&folder, &format!("{kind}-plan"), Viewer::Seat(seat), &[("to", &to)]);
            }
            drive.write(&folder, &format!("{kind}-wait"), Viewer::Seat(seat.next(4)), &[("to", "40")]);
        }
    });
    drive.write(&folder, "end", Viewer::Seat(Seat(0)), &[]);
}
