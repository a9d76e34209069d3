//! Winning: GP-18 to GP-22.

use globopolis::edition::{FieldKind, WORLD};
use globopolis::event::{Ending, Visits};
use globopolis::{Action, CardSet, Event, FieldId, Options, Phase, Tally, Team, TeamSet};
use table::{Seat, Tally as _};

use crate::support::{ROLL, Table};
use crate::world::{card, eu, game, load, titles};

const CAPE: &str = "titles = [\"south-africa\", \"tanzania\", \"ethiopia\", \"congo\", \"nigeria\", \"morocco\", \"egypt\"]\n\
                    cards = [\"cape-to-congo\"]";

#[test]
fn gp_18_the_marks() {
    let marks = [2, 3, 4, 5].map(|seats| game(Options::FULL, seats).mark());
    assert_eq!(marks, [Some(150), Some(125), Some(100), Some(75)]);
}

#[test]
fn gp_18_the_mark_wins_and_one_point_less_does_not() {
    for (points, wins) in [(149, true), (148, false)] {
        // Mexico is worth a point.
        let text = format!("[[player]]\npoints = {points}\n[[governor]]\nat = \"usa\"");
        let mut table = Table::plain(2, &text);
        table.roll(&[1]);
        assert_eq!((table.points(0), table.state.open.last_round), (points + 1, wins));
        table.idle();
        assert_eq!(table.winners().map(|outcome| outcome.0), wins.then(|| vec![0]));
    }
}

#[test]
fn gp_18_a_fulfilled_mission_wins() {
    let mut table = Table::plain(2, &format!("[[player]]\n{CAPE}"));
    table.act(0, Action::Claim(card("cape-to-congo"))).idle().idle();
    assert_eq!(table.winners(), Some((vec![0], 20)));
}

#[test]
fn gp_19_reaching_the_mark_is_a_claim_on_anyones_turn() {
    let text = "[[player]]\ntitles = [\"japan\"]\n[[player]]\npoints = 98";
    let mut table = Table::plain(4, text);
    table.deal(0, 1, titles(&["japan"]), eu(10));
    assert!(table.told(Ending::ReachedMark { team: Team(1), points: 101 }));
    assert!(table.told(Ending::LastRound));
    for seat in 0..4 {
        assert_eq!((table.turn(), table.winners()), (seat, None));
        table.idle();
    }
    assert_eq!(table.winners(), Some((vec![1], 20)));
}

#[test]
fn gp_19_the_round_is_finished_and_who_has_moved_gets_no_extra_turn() {
    let text = "turn = 2\n[[player]]\n[[player]]\n[[player]]\npoints = 96\n[[player]]\n\
                [[governor]]\nat = 16\n[[governor]]\nat = 16\n[[governor]]\nat = \"egypt\"";
    let mut table = Table::plain(4, text);
    table.roll(&[1]);
    assert!(table.told(Visits::Moonshot { team: Team(2) }) && table.told(Ending::LastRound));
    assert_eq!((table.turn(), table.winners()), (3, None), "player 3 has not moved yet");
    table.idle();
    assert_eq!(table.winners(), Some((vec![2], 20)));
}

#[test]
fn gp_19_the_round_ends_before_whoever_began() {
    let text = "turn = 0\nfirst = 1\n[[player]]\npoints = 96\n[[governor]]\nat = \"egypt\"";
    let mut table = Table::plain(4, text);
    table.roll(&[1]);
    assert_eq!(table.winners(), Some((vec![0], 20)), "player 0 was the last of the round");
}

#[test]
fn gp_19_a_mission_is_declared_with_its_condition_true() {
    let mut table = Table::plain(2, &format!("[[player]]\n{}", CAPE.replace(", \"nigeria\"", "")));
    let claim = Action::Claim(card("cape-to-congo"));
    assert_eq!(table.refused(0, claim), 19);
    assert_eq!(table.refused(0, Action::Claim(card("north-of-normal"))), 19, "it is not in hand");
    // Nigeria is at 36, Malindi at 32.
    table.state.open.governors[table::Seat(0)].at = globopolis::FieldId(32);
    table.roll(&[4]);
    assert_eq!(table.owner("nigeria"), Some(0));
    table.act(0, Action::Pass).idle().act(0, claim);
    assert!(table.told(Ending::Claimed { team: Team(0), card: card("cape-to-congo") }));
    assert!(table.told(Ending::LastRound) && table.holds(0, "cape-to-congo"));
    assert_eq!(table.refused(0, claim), 19, "once is enough");
}

#[test]
fn gp_19_a_mission_is_declared_on_ones_own_turn() {
    let text = format!("[[player]]\ntitles = [\"usa\"]\n[[player]]\n{CAPE}");
    let claim = Action::Claim(card("cape-to-congo"));
    assert_eq!(Table::plain(2, &text).refused(1, claim), 28);
    // Not even when they are asked for something in another's turn.
    let battle =
        "phase = \"muster\"\nparty = \"defender\"\nbattle = { from = \"usa\", against = \"south-africa\" }\n";
    assert_eq!(Table::plain(2, &format!("{battle}{text}")).refused(1, claim), 19);
    Table::plain(2, &format!("turn = 1\n{text}")).act(1, claim);
}

#[test]
fn gp_19_a_mission_is_offered_wherever_the_turn_has_not_ended() {
    let claim = Action::Claim(card("cape-to-congo"));
    let phases = [
        "phase = \"option\"",
        "phase = \"again\"",
        "phase = \"own\"\nat = \"congo\"",
        "phase = \"foreign\"\nat = \"japan\"",
        "phase = \"chain\"\nat = \"congo\"\ngroup = \"southeast-asia\"",
        "phase = \"surplus\"\nat = \"nigeria\"\nunits = { water = 1 }",
        "phase = \"shop\"\ngoods = [\"food\"]\nleft = 3",
        "phase = \"agents\"",
        "phase = \"muster\"\nparty = \"aggressor\"\nbattle = { from = \"congo\", against = \"japan\" }",
        "phase = \"rounds\"\nparty = \"aggressor\"\nbattle = { from = \"congo\", against = \"japan\" }",
    ];
    for phase in phases {
        let text = format!("{phase}\n[[player]]\n{CAPE}\n[[player]]\ntitles = [\"japan\"]");
        let mut table = Table::new(2, &text);
        assert!(table.legal(0).contains(&claim), "{phase}");
        table.act(0, claim);
    }
}

/// Player 0 is about to take Nigeria, four fields on, in a game without Agents; with these cards.
fn before_nigeria(cards: &str) -> Table {
    let titles = CAPE.split('\n').next().expect("the titles").replace(", \"nigeria\"", "");
    Table::plain(2, &format!("[[player]]\n{titles}\ncards = {cards}\n[[player]]\n[[governor]]\nat = 32"))
}

#[test]
fn gp_19_a_mission_that_the_last_act_of_a_turn_fulfils_can_be_declared_without_agents_too() {
    let claim = Action::Claim(card("cape-to-congo"));
    let mut table = before_nigeria("[\"cape-to-congo\"]");
    table.roll(&[4]);
    assert_eq!((table.owner("nigeria"), table.turn(), table.phase()), (Some(0), 0, Phase::Declare));
    assert_eq!(table.legal(0), [claim, Action::Pass]);
    assert_eq!(table.refused(0, ROLL), 19, "the turn is over otherwise");
    let mut silent = table.clone();
    silent.act(0, Action::Pass);
    assert_eq!((silent.turn(), silent.state.open.last_round), (1, false));
    table.act(0, claim);
    assert!(table.told(Ending::Claimed { team: Team(0), card: card("cape-to-congo") }));
    assert_eq!((table.turn(), table.phase()), (1, Phase::Option), "there is nothing more to ask");
    table.idle();
    assert_eq!(table.winners(), Some((vec![0], 20)));
}

#[test]
fn gp_19_asking_for_a_mission_betrays_no_cards() {
    // Another MISSION, which is not fulfilled: they are asked all the same.
    let mut table = before_nigeria("[\"north-of-normal\"]");
    table.roll(&[4]);
    assert_eq!((table.phase(), table.legal(0)), (Phase::Declare, vec![Action::Pass]));
    // Everybody sees that they have no MISSION.
    let mut table = before_nigeria("[\"zero-g-drill\"]");
    table.roll(&[4]);
    assert_eq!((table.turn(), table.phase()), (1, Phase::Option));
    // Everybody knows where the MISSION is that is fulfilled.
    let mut table = before_nigeria("[\"north-of-normal\", \"cape-to-congo\"]");
    table.state.open.claimed[Team(0)].insert(card("cape-to-congo"));
    table.state.open.last_round = true;
    table.roll(&[4]);
    assert_eq!((table.turn(), table.phase()), (1, Phase::Option));
}

#[test]
fn gp_19_what_could_be_declared_before_is_not_asked_for_at_the_end() {
    let text = format!(
        "turn = 1\nops_mission = [\"penthouse-planet\"]\n[[player]]\n{}\n[[player]]",
        CAPE.replace("cape-to-congo", "north-of-normal")
    );
    let mut table = Table::plain(2, &text);
    table.idle();
    assert_eq!(
        (table.turn(), table.state.open.this_turn.fulfilled),
        (0, CardSet::only(card("cape-to-congo")))
    );
    let mut idle = table.clone();
    idle.idle();
    assert_eq!(idle.turn(), 1, "they could have declared it in their Option Phase");
    // But not one that they draw at the end: from the base to a card field with the second throw.
    let (base, fields) = (FieldId(32), game(Options::CARDS, 2).edition().fields().to_vec());
    table.state.open.governors[Seat(0)].at = base.behind(1);
    table.roll(&[1]);
    let steps = (1..=6).find(|&steps| fields[base.ahead(steps).index()].kind == FieldKind::OpsMission);
    table.roll(&[u32::try_from(steps.expect("a card field near Malindi")).unwrap()]);
    assert!(table.holds(0, "penthouse-planet"));
    assert_eq!((table.turn(), table.phase()), (0, Phase::Declare));
}

#[test]
fn gp_19_another_card_does_not_bring_the_question_back() {
    let text = format!(
        "turn = 1\ninfluence = [\"big-umbrella\"]\n[[player]]\n{}\n[[player]]",
        CAPE.replace("cape-to-congo", "north-of-normal")
    );
    let mut table = Table::plain(2, &text);
    table.idle();
    let (base, fields) = (FieldId(32), game(Options::CARDS, 2).edition().fields().to_vec());
    table.state.open.governors[Seat(0)].at = base.behind(1);
    table.roll(&[1]);
    let card_field = |&steps: &usize| fields[base.ahead(steps).index()].kind == FieldKind::Influence;
    let steps = u32::try_from((2..=12).find(card_field).expect("a card field near Malindi")).unwrap();
    table.roll(&[steps / 2, steps - steps / 2]);
    assert!(table.holds(0, "big-umbrella"));
    assert_eq!(table.turn(), 1, "what was fulfilled before could have been declared before");
}

#[test]
fn gp_18_a_tally_counts_the_missions() {
    let mut table = before_nigeria("[\"cape-to-congo\"]");
    let mut tally = Tally::default();
    tally.see(&table.game, &table.state);
    table.roll(&[4]).act(0, Action::Claim(card("cape-to-congo")));
    tally.see(&table.game, &table.state);
    table.idle();
    assert_eq!(table.winners(), Some((vec![0], 20)));
    let notes = tally.notes(&table.game, &table.state);
    for what in ["held", "in hand at the end", "declared", "won", "claimed by the winner"] {
        assert_eq!(notes[&format!("mission {what}: cape-to-congo")], 1, "{what}");
    }
    assert_eq!((notes["mission held: north-of-normal"], notes["winner by a MISSION alone"]), (0, 1));
    table.state.open.players[Team(0)].points = 150;
    let notes = tally.notes(&table.game, &table.state);
    let won = (notes["mission won: cape-to-congo"], notes["mission claimed by the winner: cape-to-congo"]);
    assert_eq!((won, notes["winner by the mark and a MISSION"]), ((0, 1), 1));
}

#[test]
fn gp_20_the_claimant_with_most_points_wins() {
    let text =
        "last_round = true\n[[player]]\npoints = 101\n[[player]]\npoints = 104\n[[player]]\npoints = 100";
    let mut table = Table::plain(4, text);
    table.idle().idle().idle().idle();
    assert!(table.told(Ending::Won { team: Team(1), points: 104 }));
    assert_eq!(table.winners(), Some((vec![1], 20)));
}

#[test]
fn gp_20_a_mission_competes_with_points() {
    let text = format!("last_round = true\n[[player]]\npoints = 30\n{CAPE}\n[[player]]\npoints = 150");
    let mut table = Table::plain(2, &text);
    table.act(0, Action::Claim(card("cape-to-congo"))).idle().idle();
    assert_eq!(table.winners(), Some((vec![1], 20)));
}

#[test]
fn gp_20_who_claims_nothing_does_not_compete() {
    let text = format!("[[player]]\npoints = 30\n{CAPE}\n[[player]]\npoints = 149");
    let mut table = Table::plain(2, &text);
    table.act(0, Action::Claim(card("cape-to-congo"))).idle().idle();
    assert_eq!(table.winners(), Some((vec![0], 20)));
}

#[test]
fn gp_20_points_must_hold_at_the_end_of_the_round() {
    let text = "last_round = true\n[[player]]\npoints = 151\n[[player]]\n[[governor]]\nat = \"usa\"";
    let mut table = Table::plain(2, text);
    // Back to Niagara for three points.
    table.back(&[1]).act(0, Action::Stop).idle();
    assert!(table.told(Ending::NoClaimHolds));
    assert_eq!((table.points(0), table.winners(), table.turn()), (148, None, 0));
    assert!(!table.state.open.last_round, "play goes on");
}

#[test]
fn gp_20_a_state_of_affairs_must_hold_and_the_mission_stays_in_hand() {
    let mut table = Table::plain(2, &format!("[[player]]\n{CAPE}"));
    let claim = Action::Claim(card("cape-to-congo"));
    table.act(0, claim).deal(0, 1, titles(&["congo"]), eu(10)).idle().idle();
    assert!(table.told(Ending::NoClaimHolds));
    assert_eq!((table.winners(), table.turn(), table.state.open.round), (None, 0, 3));
    assert!(table.holds(0, "cape-to-congo"));
    assert_eq!(table.refused(0, claim), 19);
    table.deal(0, 1, eu(10), titles(&["congo"])).act(0, claim).idle().idle();
    assert_eq!(table.winners(), Some((vec![0], 20)), "it can be claimed anew");
}

#[test]
fn gp_20_a_deed_stays_fulfilled() {
    let both = "count = 9 }, { is = \"territories\", count = 10 }]";
    assert_eq!(WORLD.matches(both).count(), 1);
    let edition = load(&WORLD.replace(both, "count = 9 }]")).unwrap();
    let text = "[[player]]\ntitles = [\"japan\"]\ncards = [\"hostile-hobby\"]\ndeeds = { attacks-won = 9 }";
    let mut table = Table::on(&edition, Options::CARDS, 2, text);
    table.act(0, Action::Claim(card("hostile-hobby"))).deal(0, 1, titles(&["japan"]), eu(10)).idle().idle();
    assert_eq!(table.winners(), Some((vec![0], 20)));
}

#[test]
fn gp_21_a_tie_goes_into_sudden_death_until_a_round_ends_with_a_leader() {
    let text = "last_round = true\n[[player]]\npoints = 150\n[[player]]\npoints = 150";
    let mut table = Table::plain(2, text);
    let tied = Event::from(Ending::SuddenDeath { teams: TeamSet::first(2) });
    table.idle().idle();
    assert!(table.told(tied));
    assert_eq!((table.winners(), table.state.open.round), (None, 3));
    table.idle().idle();
    assert!(table.told(tied), "still a tie");
    // Malindi is at 32; Congo is two fields on and worth a point.
    table.roll(&[2]);
    assert_eq!((table.points(0), table.winners()), (151, None), "the round is finished first");
    table.idle();
    assert_eq!(table.winners(), Some((vec![0], 21)));
}

#[test]
fn gp_21_the_tied_need_claim_nothing_anew_and_others_do_not_compete() {
    let text = "last_round = true\n[[player]]\npoints = 125\n[[player]]\npoints = 125\n[[player]]\npoints = 121\n\
                [[governor]]\nat = \"usa\"\n[[governor]]\nat = \"usa\"";
    let mut table = Table::plain(3, text);
    table.idle().idle().idle();
    assert!(table.told(Ending::SuddenDeath { teams: TeamSet::first(2) }));
    // Back from Malindi to India, Niagara and Baikonur.
    table.back(&[1]).back(&[6, 6, 3]).act(0, Action::Stop);
    table.back(&[1]).back(&[6, 6, 3]).back(&[6, 6, 4]).act(1, Action::Stop);
    table.idle();
    assert_eq!([0, 1, 2].map(|team| table.points(team)), [119, 116, 121]);
    assert_eq!(table.winners(), Some((vec![0], 21)));
}

#[test]
fn gp_21_new_claimants_compete() {
    let text = "last_round = true\n[[player]]\npoints = 125\n[[player]]\npoints = 125\n[[player]]\npoints = 120\n\
                [[governor]]\nat = \"usa\"\n[[governor]]\nat = \"usa\"\n[[governor]]\nat = \"usa\"";
    let mut table = Table::plain(3, text);
    table.idle().idle().idle().idle().idle();
    // From Malindi to MOONSHOT!.
    table.roll(&[4, 4]);
    assert_eq!(table.points(2), 130);
    assert_eq!(table.winners(), Some((vec![2], 21)));
}

#[test]
fn gp_22_some_missions_pay_points_at_once_and_leave_the_game() {
    let host = card("host-with-the-most");
    let mut table =
        Table::plain(2, "[[player]]\ncards = [\"host-with-the-most\"]\ndeeds = { conference-guests = 6 }");
    table.act(0, Action::Claim(host));
    assert!(table.told(Ending::MissionPaid { team: Team(0), card: host, points: 10 }));
    assert_eq!(table.points(0), 10);
    assert!(!table.state.open.last_round, "it does not claim victory");
    assert!(!table.holds(0, "host-with-the-most") && table.state.open.gone.contains(host));
    assert!(!table.state.ops_mission.cards.contains(&host));
    assert_eq!(table.refused(0, Action::Claim(host)), 19);
}

#[test]
fn gp_22_they_are_declared_the_same_way() {
    let text = "[[player]]\n[[player]]\ncards = [\"host-with-the-most\", \"four-corners\"]\n\
                deeds = { conference-guests = 6 }";
    let claim = Action::Claim(card("host-with-the-most"));
    assert_eq!(Table::plain(2, text).refused(1, claim), 28, "on one's own turn");
    let mut table = Table::plain(2, &format!("turn = 1\n{text}"));
    assert_eq!(table.refused(1, Action::Claim(card("four-corners"))), 19, "with the condition true");
    table.act(1, claim);
}

#[test]
fn gp_22_their_points_can_reach_the_mark() {
    let text =
        "[[player]]\npoints = 140\ncards = [\"host-with-the-most\"]\ndeeds = { conference-guests = 6 }";
    let mut table = Table::plain(2, text);
    table.act(0, Action::Claim(card("host-with-the-most")));
    assert!(table.told(Ending::ReachedMark { team: Team(0), points: 150 }));
}
