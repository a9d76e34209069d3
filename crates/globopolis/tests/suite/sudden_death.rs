//! Sudden death: who competes when claimants have tied (GP-21).

use globopolis::event::Ending;
use globopolis::{Action, Team, TeamSet};

use crate::support::Table;
use crate::world::{card, eu, titles};

const CAPE: &str = "titles = [\"south-africa\", \"tanzania\", \"ethiopia\", \"congo\", \"nigeria\", \"romania\", \"ukraine\"]\n\
                    cards = [\"cape-to-congo\"]";

fn teams(teams: &[u8]) -> TeamSet {
    teams.iter().map(|&team| Team(team)).collect()
}

/// Three or more players with these points at the end of the last round. All Governors are on Malindi: two fields on is
/// Congo, which nobody owns and is worth a point, and eight on MOONSHOT!.
fn after(points: &[i32]) -> Table {
    let players: String = points.iter().map(|points| format!("[[player]]\npoints = {points}\n")).collect();
    let governors = "[[governor]]\nat = \"usa\"\n".repeat(points.len());
    let mut table = Table::plain(points.len(), &format!("last_round = true\n{players}{governors}"));
    for _ in points {
        table.idle();
    }
    table
}

/// A turn that ends on MOONSHOT!, for ten points.
fn moonshot(table: &mut Table) {
    table.roll(&[4, 4]);
}

#[test]
fn gp_21_a_claimant_who_was_behind_does_not_compete() {
    let mut table = after(&[130, 130, 127]);
    assert!(table.told(Ending::SuddenDeath { teams: teams(&[0, 1]) }));
    assert_eq!(table.state.open.beaten, teams(&[2]));
    table.roll(&[2]).idle();
    moonshot(&mut table);
    assert_eq!([0, 1, 2].map(|team| table.points(team)), [131, 130, 137]);
    assert_eq!(table.winners(), Some((vec![0], 21)));
}

#[test]
fn gp_21_who_was_behind_stays_out_when_the_others_tie_again() {
    let mut table = after(&[130, 130, 127]);
    table.idle().idle();
    moonshot(&mut table);
    assert!(table.told(Ending::SuddenDeath { teams: teams(&[0, 1]) }), "137 points do not count");
    assert_eq!((table.winners(), table.state.open.beaten), (None, teams(&[2])));
}

#[test]
fn gp_21_dropping_below_the_mark_and_coming_back_is_no_new_claim() {
    let mut table = after(&[130, 130, 126]);
    // Back from Malindi to India, and on to MOONSHOT!.
    table.idle().idle().back(&[1]);
    assert_eq!(table.points(2), 123);
    table.roll(&[4, 5]);
    assert_eq!(table.points(2), 133);
    assert!(table.told(Ending::SuddenDeath { teams: teams(&[0, 1]) }));
}

#[test]
fn gp_21_who_reaches_the_mark_only_now_is_a_new_claimant() {
    let mut table = after(&[130, 130, 124, 99]);
    assert_eq!(table.state.open.beaten, teams(&[2]), "the mark of four is 100");
    table.idle().idle().idle();
    moonshot(&mut table);
    assert!(table.told(Ending::SuddenDeath { teams: teams(&[0, 1]) }), "109 points are too few");
    assert_eq!(table.state.open.beaten, teams(&[2, 3]), "they competed and were behind");

    let mut table = after(&[101, 101, 100, 99]);
    table.idle().idle();
    moonshot(&mut table);
    moonshot(&mut table);
    assert_eq!([2, 3].map(|team| table.points(team)), [110, 109]);
    assert_eq!(table.winners(), Some((vec![3], 21)), "player 2 had claimed before, player 3 had not");
}

#[test]
fn gp_21_one_of_the_tied_who_falls_behind_is_out() {
    let mut table = after(&[130, 130, 130]);
    assert!(table.told(Ending::SuddenDeath { teams: teams(&[0, 1, 2]) }));
    table.roll(&[2]).idle();
    moonshot(&mut table);
    assert_eq!(table.winners(), Some((vec![2], 21)), "140 against 131 and 130");

    let mut table = after(&[130, 130, 130]);
    table.back(&[1]).act(0, Action::Stop).idle().idle();
    assert!(table.told(Ending::SuddenDeath { teams: teams(&[1, 2]) }));
    assert_eq!(table.state.open.beaten, teams(&[0]));
}

#[test]
fn gp_21_a_beaten_mission_cannot_be_helped_by_another() {
    let claimed = CAPE.replace("[\"cape-to-congo\"]", "[\"cape-to-congo\", \"hostile-hobby\"]");
    let text = format!(
        "turn = 2\n[[player]]\npoints = 130\n[[player]]\npoints = 130\n[[player]]\npoints = 40\n{claimed}\n\
         claimed = [\"cape-to-congo\"]\ndeeds = {{ attacks-won = 6 }}"
    );
    let mut table = Table::plain(3, &text);
    assert!(table.state.open.last_round, "a claim makes the round the last");
    table.idle();
    assert!(table.told(Ending::SuddenDeath { teams: teams(&[0, 1]) }));
    assert_eq!(table.state.open.beaten, teams(&[2]), "their claim holds, with fewer points");
    table.idle().idle();
    assert_eq!(table.refused(2, Action::Claim(card("hostile-hobby"))), 21);
    assert!(!table.legal(2).contains(&Action::Claim(card("hostile-hobby"))));
}

#[test]
fn gp_21_a_state_of_affairs_that_comes_back_has_to_be_claimed_anew() {
    let text = format!(
        "turn = 2\nlast_round = true\n[[player]]\npoints = 129\n[[player]]\npoints = 130\n[[player]]\npoints = 124\n{CAPE}"
    );
    let claim = Action::Claim(card("cape-to-congo"));
    let mut table = Table::plain(3, &text);
    table.act(2, claim).deal(2, 0, titles(&["congo"]), eu(0)).idle();
    assert!(table.told(Ending::SuddenDeath { teams: teams(&[0, 1]) }));
    assert_eq!(table.state.open.beaten, TeamSet::NONE, "their claim did not hold");
    assert!(table.state.open.claimed[Team(2)].is_empty());
    table.idle().idle().deal(0, 2, titles(&["congo"]), eu(0));
    let mut silent = Table::plain(3, &text);
    silent.act(2, claim).deal(2, 0, titles(&["congo"]), eu(0)).idle();
    silent.idle().idle().deal(0, 2, titles(&["congo"]), eu(0)).idle();
    assert_eq!(silent.winners(), Some((vec![1], 21)), "130 against 129: player 2 has claimed nothing anew");
    // Claimed anew, it competes, and a Governor on MOONSHOT! makes the difference.
    table.act(2, claim);
    table.state.open.governors[table::Seat(2)].at = globopolis::FieldId(32);
    moonshot(&mut table);
    assert_eq!((table.points(2), table.winners()), (134, Some((vec![2], 21))));
}

#[test]
fn gp_21_deeds_tie_like_states_and_need_no_new_claim() {
    let cape = format!("[[player]]\npoints = 40\n{CAPE}\nclaimed = [\"cape-to-congo\"]\n");
    let hobby = "[[player]]\npoints = 40\ntitles = [\"japan\", \"usa\", \"canada\", \"mexico\", \"brazil\", \"peru\", \
                 \"turkey\", \"egypt\", \"poland\", \"england\"]\ncards = [\"hostile-hobby\"]\n\
                 claimed = [\"hostile-hobby\"]\ndeeds = { attacks-won = 9 }\n";
    let governors = "[[governor]]\nat = \"usa\"\n".repeat(2);
    let mut table = Table::plain(2, &format!("{cape}{hobby}{governors}"));
    table.idle().idle();
    assert!(table.told(Ending::SuddenDeath { teams: teams(&[0, 1]) }));
    // Player 1 loses a Territory that their MISSION asks for, and its points; they still compete, and come back.
    table.deal(0, 1, eu(1), titles(&["japan"])).idle();
    moonshot(&mut table);
    assert_eq!([0, 1].map(|team| table.points(team)), [43, 47]);
    assert_eq!(table.winners(), Some((vec![1], 21)));
}

#[test]
fn gp_21_once_the_tied_have_resigned_everybody_can_claim_again() {
    let text = "sudden = [0]\nbeaten = [1]\nlast_round = true\n[[player]]\npoints = 126\n[[player]]\npoints = 125\n\
                [[player]]";
    let mut table = Table::plain(3, text);
    table.act(0, Action::Resign).idle().idle();
    assert_eq!(table.winners(), Some((vec![1], 20)));
}
