//! Whole games rendered and looked at: whatever can be done has its place on the page, and no secret has.

use std::collections::BTreeSet;

use games::globetrotters::{Action, Edition, Globetrotters, Options, Phase};
use table::{Game, Seat, Viewer};

use crate::Localizer;
use crate::game_page::GamePage;
use crate::options::OptionsForm;
use crate::test_html::{Values, check_region, escaped, kind_of};
use crate::test_table::{Drive, Shown};

impl Shown for Globetrotters {
    fn can_take_back(drive: &Drive<Self>) -> bool {
        drive.state.open.course.bought
    }

    /// Adventurous actions more often, so that a short game sees everything.
    fn pick(drive: &mut Drive<Self>, actions: &[Action]) -> Action {
        drive.lively(actions, 4, |action| {
            matches!(
                action,
                Action::Work | Action::Refund(_) | Action::Decline | Action::Buy(_) | Action::EndTurn
            )
        })
    }
}

fn drive(options: Options, seats: usize, seed: u64) -> Drive<Globetrotters> {
    Drive::of(Globetrotters::new(Edition::world(), options, seats), seed)
}

#[test]
fn whatever_can_be_done_is_on_the_page() {
    let mut kinds = BTreeSet::new();
    let strict = Options { strict: true, ..Options::STANDARD };
    for (seed, seats, options) in
        [(1, 2, Options::STANDARD), (2, 3, strict), (3, 4, Options::STANDARD), (4, 6, strict)]
    {
        let mut drive = drive(options, seats, seed);
        drive.together = seed == 3;
        drive.walk(500, |drive, _, seat, actions| {
            let regions = drive.regions(Viewer::Seat(seat), &[]);
            let html: String = regions.iter().map(|region| region.html.as_str()).collect();
            let values = Values::on(&html);
            for action in actions {
                kinds.insert(kind_of(action));
                assert!(values.carry(action), "{action:?} of {seat} is nowhere");
            }
            for mut region in regions {
                region.html = region.html.replace("aria-hidden=\"true\">?<", "");
                check_region(&region, &[">gtp-", ">gt-", "\"gtp-"]);
            }
        });
    }
    for kind in [
        "choose_home",
        "roll",
        "move_to",
        "fly",
        "sail",
        "take_adventure",
        "send_to",
        "claim_money",
        "buy_two",
    ] {
        assert!(kinds.contains(kind), "{kind} among {kinds:?}");
    }
}

#[test]
fn every_sentence_of_the_game_can_be_said() {
    for seed in 10..14 {
        drive(Options { strict: seed == 12, ..Options::STANDARD }, 4, seed).check_words(1500);
    }
}

#[test]
fn spectators_and_waiting_players_get_no_forms() {
    drive(Options::STANDARD, 3, 9).walk(60, |drive, _, seat, _| {
        for viewer in [Viewer::Spectator, Viewer::Seat(seat.next(3))] {
            let html = drive.html(viewer, &[("at", "5"), ("list", "1")]);
            assert!(!html.contains("<form"), "{viewer:?}");
            assert!(html.contains("class=\"gt-plan\"") && html.contains("class=\"gt-list panel\""));
        }
    });
}

#[test]
fn nobody_elses_ticket_is_on_a_page() {
    let mut compared = 0;
    drive(Options::STANDARD, 4, 17).walk(400, |drive, step, _, _| {
        for viewer in drive.viewers().filter(|_| step % 5 == 0) {
            let html = drive.html(viewer, &[("ticket", "3")]);
            assert_eq!(html, drive.html_with_other_secrets(viewer, &[("ticket", "3")]));
            compared += 1;
            for owner in Seat::all(4).filter(|&owner| viewer != Viewer::Seat(owner)) {
                for ticket in drive.state.hidden.hands[owner].iter() {
                    for secret in [format!("ticket-{}\"", ticket.0), format!("?ticket={}\"", ticket.0)] {
                        assert!(!html.contains(&secret), "{viewer:?} sees {secret} of {owner}");
                    }
                }
            }
        }
    });
    assert!(compared > 200);
}

#[test]
fn a_shared_device_has_a_curtain_that_closes_with_every_turn() {
    let mut drive = drive(Options::STANDARD, 2, 6);
    drive.together = true;
    let mut keys = BTreeSet::new();
    drive.walk(80, |drive, _, seat, _| {
        let html = drive.html(Viewer::Seat(seat), &[]);
        assert!(
            html.contains("class=\"gt-curtain\"") && !html.contains("<details class=\"gt-curtain\" open")
        );
        let key = html.split("data-key=\"curtain-").nth(1).unwrap().split('"').next().unwrap().to_owned();
        assert!(key.starts_with(&seat.0.to_string()));
        keys.insert(key);
        // Outside the curtain no ticket is named by its number.
        let hand = html.find("class=\"gt-curtain\"").unwrap();
        assert!(!html[..hand].contains("{&quot;fly&quot;") && !html[..hand].contains("?ticket="));
    });
    assert!(keys.len() > 5, "{keys:?}");
}

#[test]
fn a_place_says_what_it_costs_and_why_it_is_out_of_reach() {
    let mut drive = drive(Options::STANDARD, 2, 3);
    loop {
        let (seat, actions) = Globetrotters::choose(&mut drive).expect("the game goes on");
        if let Phase::Overland(steps) = drive.state.open.phase {
            let here = drive.state.open.at(seat).unwrap();
            let edition = drive.game.edition();
            let reach = edition.within(here, steps)[0];
            let html = drive.html(Viewer::Seat(seat), &[("at", &reach.0.to_string())]);
            assert!(html.contains("class=\"gt-does\"") && html.contains(&escaped(&Action::MoveTo(reach))));
            let far =
                edition.location_ids().find(|&at| edition.distance(here, at).is_some_and(|d| d > steps));
            if let Some(far) = far {
                let html = drive.html(Viewer::Seat(seat), &[("at", &far.0.to_string())]);
                assert!(html.contains("spaces away, and you rolled"), "{html}");
                assert!(html.contains("data-clause=\"/rules/globetrotters/20\"") || html.contains(">GT-20<"));
                return;
            }
        }
        let action = Globetrotters::pick(&mut drive, &actions);
        drive.act(seat, &action);
    }
}

#[test]
fn a_page_is_small() {
    let mut largest = (0, String::new());
    for seed in 20..24 {
        drive(Options::STANDARD, 6, seed).walk(700, |drive, step, seat, _| {
            if step % 3 == 0 || drive.state.open.phase == Phase::Bonus {
                let html = drive.with_model(Viewer::Seat(seat), &[("at", "20")], crate::table);
                let held = drive.state.hidden.hands[seat].len();
                // Nobody sensible holds more: a ticket returned pays, one that is kept does not.
                if html.len() > largest.0 && held <= 10 {
                    largest = (html.len(), format!("{:?} with {held} tickets", drive.state.open.phase));
                }
            }
        });
    }
    // Since version 2 more can be done in a turn: a refund while a bump is chosen, a Special Memory at any point (GT-27, GT-71).
    // Six players' last turns are told besides, and there is a way out that says what becomes of one's things (GT-92).
    // Every question has two lines in everyday words, in which the words of the rules open.
    assert!(largest.0 < 97_000, "{largest:?} bytes");
}

#[test]
fn the_pages_around_a_game_have_its_pieces_and_words() {
    let l10n = Localizer::english();
    let start = Globetrotters::options_form(OptionsForm::new(Default::default(), l10n)).into_string()
        + &Globetrotters::how_it_works(l10n).into_string();
    assert!(!start.contains("gtp-") && start.contains("name=\"short\""), "{start}");
    assert!(Globetrotters::portrait(Seat(2)).into_string().contains("<svg"));
    let drive = drive(Options::STANDARD, 2, 1);
    assert!(drive.game.token(Seat(2)).into_string().contains("#gt-p2"));
    assert!(drive.game.read_form(&[]).is_err());
}

#[test]
fn the_end_says_why() {
    let short = Options { short: Some(games::globetrotters::Short::Rounds(2)), ..Options::STANDARD };
    let mut drive = drive(short, 2, 5);
    drive.go_on(usize::MAX);
    let outcome = drive.game.outcome(&drive.state).expect("two rounds are over");
    let view = drive.game.view(&drive.state, Viewer::Spectator);
    let names = ["Wanda".to_owned(), "Graham".to_owned()];
    let said = drive.game.end_headline(&view, &outcome, &names, Localizer::english()).into_string();
    assert!(said.contains("2 rounds"), "{said}");
    assert!(!drive.html(Viewer::Seat(Seat(0)), &[]).contains("<form"));
}

/// Writes pages into the folder `GT_PICTURES`, to be looked at with a browser.
#[test]
#[ignore = "writes files; run it by hand to look at pages"]
fn pictures() {
    let folder = std::env::var("GT_PICTURES").expect("GT_PICTURES names a folder");
    let mut drive = drive(Options::STANDARD, 4, 5);
    let mut seen = BTreeSet::new();
    drive.walk(4000, |drive, step, seat, actions| {
        let mut kind = format!("{:?}", drive.state.open.phase).to_lowercase();
        kind.retain(|c| c.is_ascii_alphabetic());
        kind.truncate(8);
        if (step > 160 || kind.starts_with("choose")) && seen.insert(kind.clone()) {
            let viewer = Viewer::Seat(seat);
            drive.write(&folder, &kind, viewer, &[]);
            let goal = actions.iter().find_map(|action| match action {
                Action::MoveTo(to) | Action::UseBonus(to) | Action::SendTo(to) => Some(*to),
                _ => None,
            });
            if let Some(goal) = goal {
                drive.write(&folder, &format!("{kind}-plan"), viewer, &[("at", &goal.0.to_string())]);
            }
            if let Some(ticket) = drive.state.hidden.hands[seat].first() {
                drive.write(&folder, &format!("{kind}-ticket"), viewer, &[("ticket", &ticket.0.to_string())]);
            }
            drive.together = true;
            drive.write(&folder, &format!("{kind}-curtain"), viewer, &[]);
            drive.together = false;
            drive.write(&folder, &format!("{kind}-wait"), Viewer::Seat(seat.next(4)), &[("at", "40")]);
        }
    });
    drive.write(&folder, "end", Viewer::Seat(Seat(0)), &[]);
    drive.write(&folder, "list", Viewer::Spectator, &[("list", "1")]);
}
