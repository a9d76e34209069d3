//! Journals and games in progress, tried with a toy game.

#![expect(clippy::unwrap_used, reason = "in a test a panic is the report")]

mod past;
mod sealed;
mod toy;

use std::fmt::Debug;

use serde_json::json;
use table::dice::{
    Cast, CastKind, DiceFault, Fall, FastDice, ProvenDice, Provenance, RecordedDice, Scripted, ScriptedDice,
    SecretSeed,
};
use table::journal::{Entry, Header, Journal, JournalError, JournalFault, Origin, What, chain};
use table::rolls::{Proof, prove, rolls, tallies};
use table::{ActError, Dice, Game, Play, RulesVersion, Seat, StartError};

use toy::{Action, TOY, Toy};

fn toy() -> Toy {
    Toy { rules: RulesVersion(1), edition: "small", options: json!({ "fast": false }) }
}

fn names() -> Vec<String> {
    vec!["Ann".to_owned(), "Bo".to_owned()]
}

/// The bag is shuffled so that it is 1, 2, 3, 4 from the bottom, and the first player begins.
fn script(faces: &[u32]) -> ScriptedDice {
    let start = [Scripted::Order(vec![0, 1, 2, 3]), Scripted::Value(0)];
    ScriptedDice::new(start.into_iter().chain(faces.iter().map(|&face| Scripted::Value(face))))
}

fn start() -> Play<Toy> {
    Play::start(toy(), names(), Origin::Scripted, None, &mut script(&[])).unwrap()
}

fn no_dice() -> ScriptedDice {
    ScriptedDice::default()
}

/// Ann says 2, takes it back, says 3 and rolls 1 and 2; Bo draws the 4 and passes.
fn some_turns() -> Play<Toy> {
    let mut play = start();
    play.act(Seat(0), &Action::Say(2), &mut no_dice()).unwrap();
    play.take_back(Seat(0)).unwrap();
    play.act(Seat(0), &Action::Say(3), &mut no_dice()).unwrap();
    play.act(Seat(0), &Action::Roll, &mut ScriptedDice::faces([1, 2])).unwrap();
    play.act(Seat(1), &Action::Draw, &mut no_dice()).unwrap();
    play.act(Seat(1), &Action::Pass, &mut no_dice()).unwrap();
    play
}

fn fault<T: Debug>(result: Result<T, JournalError>) -> (u64, JournalFault) {
    let error = result.expect_err("the journal should be refused");
    (error.entry, error.fault)
}

/// What reading and replaying these lines finds wrong.
#[track_caller]
fn refused(lines: &[String]) -> (u64, JournalFault) {
    match Journal::read(&lines.join("\n")) {
        Err(error) => (error.entry, error.fault),
        Ok(journal) => fault(Play::replay(toy(), &journal)),
    }
}

/// A forger's journal: the lines are made of these values and chained as if nothing had happened.
fn forged(header: &Header, entries: &[Entry]) -> Vec<String> {
    let (line, mut hash) = chain("", header);
    let mut lines = vec![line];
    for entry in entries {
        let (line, next) = chain(&hash, entry);
        lines.push(line);
        hash = next;
    }
    lines
}

fn read(play: &Play<Toy>) -> Journal {
    Journal::read(&play.journal()).unwrap()
}

#[test]
fn a_journal_replays_to_the_same_game() {
    let play = some_turns();
    assert_eq!(play.state().points, [6, 4]);
    let again = Play::replay(toy(), &read(&play)).unwrap();
    assert_eq!(again.state(), play.state());
    assert_eq!(again.lines(), play.lines());
    assert_eq!(again.log(), play.log());
    assert_eq!(again.casts(), play.casts());
    assert_eq!(again.scores(), play.scores());
    assert_eq!(play.casts(), 3 + 1 + 2, "a shuffle of four, a pick and two dice");
    let told: Vec<(u64, i32)> = play.log().iter().map(|logged| (logged.entry, logged.told.event)).collect();
    assert_eq!(told, [(4, 3), (5, 3), (6, 4), (7, 0)], "what was taken back is not told");
}

#[test]
fn a_game_is_read_on_from_wherever_it_is_known() {
    let play = some_turns();
    let lines = play.lines().to_vec();
    for known in 2..=lines.len() {
        let journal = Journal::read(&lines[..known].join("\n")).unwrap();
        let mut again = Play::replay(toy(), &journal).unwrap();
        again.read_on(lines[known..].iter().map(String::as_str)).unwrap();
        assert_eq!((again.state(), again.lines(), again.log()), (play.state(), play.lines(), play.log()));
        assert_eq!((again.casts(), again.scores()), (play.casts(), play.scores()));
    }
}

#[test]
fn what_does_not_go_on_from_what_is_known_is_found() {
    let lines = some_turns().lines().to_vec();
    let known = || Play::replay(toy(), &Journal::read(&lines[..3].join("\n")).unwrap()).unwrap();
    assert_eq!(fault(known().read_on([lines[4].as_str()])), (3, JournalFault::Chain), "a line is missing");
    assert_eq!(fault(known().read_on([lines[2].as_str()])), (3, JournalFault::Chain), "it is known already");
    let body = lines[3].rsplit_once(",\"hash\"").unwrap().0;
    let spaced: serde_json::Value =
        serde_json::from_str(&format!("{}}}", body.replacen(':', ": ", 1))).unwrap();
    let mut numbered = spaced.clone();
    numbered["n"] = 7.into();
    let (line, _) = chain(known().last_hash(), &numbered);
    assert_eq!(fault(known().read_on([line.as_str()])), (3, JournalFault::Number { found: 7 }));
    let mut foreign = spaced;
    foreign["salt"] = "00112233445566778899aabbccddeeff".into();
    let (line, _) = chain(known().last_hash(), &foreign);
    assert!(matches!(fault(known().read_on([line.as_str()])), (3, JournalFault::Order(_))), "no such format");
}

#[test]
fn a_changed_line_is_found() {
    let lines = some_turns().lines().to_vec();
    for victim in 0..lines.len() {
        let mut changed = lines.clone();
        // A space after the first colon leaves the meaning as it is, and still is found.
        changed[victim] = changed[victim].replacen(':', ": ", 1);
        assert_eq!(refused(&changed), (victim as u64, JournalFault::Chain));
    }
    let mut changed = lines;
    changed[4] = changed[4].replace("\"say\":3", "\"say\":1");
    assert_eq!(refused(&changed), (4, JournalFault::Chain));
}

#[test]
fn a_changed_hash_is_found_even_in_the_last_line() {
    let mut lines = some_turns().lines().to_vec();
    let last = lines.len() - 1;
    let at = lines[last].rfind("\"hash\":\"").unwrap() + 8;
    let digit = if &lines[last][at..=at] == "0" { "1" } else { "0" };
    lines[last].replace_range(at..=at, digit);
    assert_eq!(refused(&lines), (last as u64, JournalFault::Chain));
}

#[test]
fn a_line_cut_off_in_the_middle_is_found() {
    let journal = some_turns().journal();
    let text = journal.trim_end();
    let cut_off = JournalFault::Malformed("it does not end with its hash".to_owned());
    for missing in [1, 2, 30, 70, 100] {
        assert_eq!(fault(Journal::read(&text[..text.len() - missing])), (7, cut_off.clone()));
    }
    let header = text.find('\n').unwrap();
    assert_eq!(fault(Journal::read(&text[..header / 2])), (0, cut_off));
}

#[test]
fn an_empty_file_is_no_journal() {
    assert_eq!(fault(Journal::read("")), (0, JournalFault::Empty));
    assert_eq!(fault(Journal::read("\n  \n")), (0, JournalFault::Empty));
    assert!(matches!(fault(Journal::read("hello")), (0, JournalFault::Malformed(_))));
}

#[test]
fn a_missing_line_is_found() {
    let lines = some_turns().lines().to_vec();
    for victim in 0..lines.len() - 1 {
        let mut missing = lines.clone();
        missing.remove(victim);
        let (entry, found) = refused(&missing);
        assert_eq!(entry, victim as u64);
        assert_eq!(found, JournalFault::Chain, "{victim}");
    }
}

#[test]
fn lines_out_of_order_are_found() {
    let mut lines = some_turns().lines().to_vec();
    lines.swap(4, 5);
    assert_eq!(refused(&lines), (4, JournalFault::Chain));
    let mut lines = some_turns().lines().to_vec();
    lines.insert(5, lines[4].clone());
    assert_eq!(refused(&lines), (5, JournalFault::Chain));
}

#[test]
fn numbers_that_do_not_count_up_are_found() {
    let Journal { header, mut entries, .. } = read(&some_turns());
    entries[3].n = 9;
    assert_eq!(refused(&forged(&header, &entries)), (4, JournalFault::Number { found: 9 }));
}

#[test]
fn another_format_is_refused() {
    let Journal { mut header, entries, .. } = read(&some_turns());
    header.globetable = 2;
    let lines = forged(&header, &entries);
    assert_eq!(refused(&lines), (0, JournalFault::Format { found: 2 }));
    let error = Journal::read(&lines.join("\n")).unwrap_err().to_string();
    assert_eq!(
        error,
        "the journal's header: it is written in format 2; this version reads formats 1 and 2, each with its own kind of dice"
    );
}

#[test]
fn a_journal_of_another_game_is_refused() {
    let journal = read(&some_turns());
    let foreign = |what: &str| (0, JournalFault::Foreign(what.to_owned()));
    let with = |toy| fault(Play::replay(toy, &journal));
    assert_eq!(with(Toy { edition: "large", ..toy() }), foreign("edition small (00) instead of large (00)"));
    assert_eq!(with(Toy { options: json!({ "fast": true }), ..toy() }), foreign("other options"));

    let mut other = journal.clone();
    other.header.identity.game = "chess".to_owned();
    assert_eq!(fault(Play::replay(toy(), &other)), foreign("chess instead of toy"));
    let mut other = journal.clone();
    other.header.identity.edition.hash = "11".to_owned();
    assert_eq!(fault(Play::replay(toy(), &other)), foreign("edition small (11) instead of small (00)"));
    let mut other = journal.clone();
    other.header.identity.seats = 3;
    other.header.names.push("Cleo".to_owned());
    assert_eq!(fault(Play::replay(toy(), &other)), foreign("3 names for 2 seats"));
    let mut other = journal;
    other.header.names.pop();
    assert_eq!(fault(Play::replay(toy(), &other)), foreign("1 names for 2 seats"));
}

/// The toy's newest rules.
fn new_toy() -> Toy {
    Toy { rules: RulesVersion(2), ..toy() }
}

#[test]
fn a_game_is_played_on_under_the_rules_of_its_header() {
    let mut play = Play::replay(new_toy(), &read(&some_turns())).unwrap();
    assert_eq!(play.game().rules, RulesVersion(1));
    assert_eq!(play.act(Seat(0), &Action::Say(4), &mut no_dice()), Err(ActError::Refused(toy::no())));
    play.act(Seat(0), &Action::Say(3), &mut no_dice()).unwrap();
    let again = Play::replay(new_toy(), &read(&play)).unwrap();
    assert_eq!(again.lines(), play.lines());

    let mut fresh = Play::start(new_toy(), names(), Origin::Scripted, None, &mut script(&[])).unwrap();
    fresh.act(Seat(0), &Action::Say(4), &mut no_dice()).unwrap();
    assert_eq!(fresh.header().identity.rules, RulesVersion(2));
    let replayed = Play::replay(toy(), &read(&fresh)).unwrap();
    assert_eq!(replayed.lines(), fresh.lines(), "whatever version the game at hand has");
}

#[test]
fn rules_that_nobody_knows_are_refused() {
    let mut journal = read(&some_turns());
    journal.header.identity.rules = RulesVersion(3);
    let error = Play::replay(new_toy(), &journal).unwrap_err();
    assert_eq!(
        error.to_string(),
        "the journal's header: it is played under version 3 of the rules, which this program does not know"
    );
}

#[test]
fn a_journal_begins_with_its_start_and_starts_once() {
    let journal = read(&some_turns());
    let order = |entry, what| (entry, JournalFault::Order(what));
    let mut headless = journal.clone();
    headless.entries.clear();
    assert_eq!(fault(Play::replay(toy(), &headless)), order(1, "the journal ends before the game is set up"));
    let mut late = journal.clone();
    late.entries.remove(0);
    assert_eq!(fault(Play::replay(toy(), &late)), order(1, "a journal begins with the start of the game"));
    let mut twice = journal;
    twice.entries.insert(3, Entry::without_dice(4, What::Start));
    assert_eq!(fault(Play::replay(toy(), &twice)), order(4, "a game starts only once"));
}

#[test]
fn an_action_that_the_rules_refuse_is_found() {
    let mut journal = read(&some_turns());
    let What::Act { seat, .. } = &mut journal.entries[3].what else {
        panic!("the fourth entry is an action")
    };
    *seat = Seat(1);
    let found = fault(Play::replay(toy(), &journal));
    assert_eq!(found, (4, JournalFault::Refused("TY-1 (ty-no)".to_owned())));
}

#[test]
fn an_action_that_nobody_can_read_is_found() {
    let mut journal = read(&some_turns());
    let What::Act { action, .. } = &mut journal.entries[3].what else {
        panic!("the fourth entry is an action")
    };
    *action = serde_json::value::RawValue::from_string("{\"shout\":3}".to_owned()).unwrap();
    assert!(matches!(fault(Play::replay(toy(), &journal)), (4, JournalFault::Action(_))));
}

/// The dice of the roll, which is entry 5.
fn with_dice(dice: Vec<Fall>) -> (u64, JournalFault) {
    let mut journal = read(&some_turns());
    journal.entries[4].dice = dice;
    fault(Play::replay(toy(), &journal))
}

fn die(face: u32) -> Fall {
    Fall::Die("toy".into(), 6, face)
}

#[test]
fn wrong_dice_are_found() {
    let asked = || "a d6 for “toy”".to_owned();
    let mismatch = |held: &str| {
        let fault = DiceFault::RecordMismatch { asked: asked(), held: held.to_owned() };
        (5, JournalFault::Dice(fault))
    };
    assert_eq!(with_dice(vec![die(1)]), mismatch("nothing more"));
    assert_eq!(with_dice(vec![]), mismatch("nothing more"));
    assert_eq!(with_dice(vec![die(1), die(7)]), mismatch("a d6 for “toy” showing 7"));
    assert_eq!(with_dice(vec![die(0), die(1)]), mismatch("a d6 for “toy” showing 0"));
    let other = Fall::Die("travel".into(), 6, 1);
    assert_eq!(with_dice(vec![die(1), other]), mismatch("a d6 for “travel” showing 1"));
    let larger = Fall::Die("toy".into(), 8, 1);
    assert_eq!(with_dice(vec![die(1), larger]), mismatch("a d8 for “toy” showing 1"));
    let pick = Fall::Pick("toy".into(), 6, 1);
    assert_eq!(with_dice(vec![die(1), pick]), mismatch("a pick among 6 for “toy” giving 1"));
}

#[test]
fn extra_dice_are_found() {
    let left =
        |entry, left: &str| (entry, JournalFault::Dice(DiceFault::RecordLeftOver { left: left.to_owned() }));
    assert_eq!(with_dice(vec![die(1), die(2), die(3)]), left(5, "a d6 for “toy” showing 3"));
    let mut journal = read(&some_turns());
    journal.entries[5].dice = vec![die(6)]; // the drawing asks for none
    assert_eq!(fault(Play::replay(toy(), &journal)), left(6, "a d6 for “toy” showing 6"));
    let mut journal = read(&some_turns());
    journal.entries[0].dice.push(die(4));
    assert_eq!(fault(Play::replay(toy(), &journal)), left(1, "a d6 for “toy” showing 4"));
}

/// A takeback asks for no dice either. What stands there unread would still be counted among the rolls.
#[test]
fn extra_dice_of_a_takeback_are_found() {
    let mut journal = read(&some_turns());
    assert!(matches!(journal.entries[2].what, What::TakeBack { .. }));
    journal.entries[2].dice = vec![die(6)];
    assert!(matches!(fault(Play::replay(toy(), &journal)), (3, JournalFault::Dice(_))));
}

#[test]
fn extra_dice_of_a_reveal_are_found() {
    let (play, _) = proven();
    let mut journal = read(&play);
    let last = journal.entries.len();
    journal.entries[last - 1].dice = vec![die(6)];
    let (entry, found) = fault(Play::replay(toy(), &journal));
    assert_eq!((entry, matches!(found, JournalFault::Dice(_))), (last as u64, true));
}

/// Whoever follows a forged journal asks on and on, if the rules wait for something better than the answer. So dice that
/// have failed must not give the same answer for ever.
#[test]
fn dice_that_have_failed_do_not_repeat_one_answer_for_ever() {
    fn answers(dice: &mut impl Dice) -> Vec<u32> {
        (0..1000).map(|_| dice.cast(Cast { purpose: "toy", kind: CastKind::Die, of: 6 })).collect()
    }
    for found in [answers(&mut ScriptedDice::default()), answers(&mut RecordedDice::new(&[]))] {
        assert!(found.iter().all(|&face| face < 6));
        assert!((0..6).all(|face| found.contains(&face)), "only {:?}", found.first());
    }
}

#[test]
fn a_takeback_restores_position_and_log() {
    let mut play = start();
    let before = play.clone();
    play.act(Seat(0), &Action::Say(2), &mut no_dice()).unwrap();
    assert_eq!((play.state().points, play.log().len()), ([2, 0], 1));
    play.take_back(Seat(0)).unwrap();
    assert_eq!((play.state(), play.log()), (before.state(), before.log()));
    assert_eq!(play.lines().len(), 4, "but the journal keeps both");
    assert_eq!(play.scores().last(), Some(&(3, vec![0, 0])));
}

#[test]
fn several_actions_are_taken_back_one_by_one() {
    let mut play = start();
    play.act(Seat(0), &Action::Say(2), &mut no_dice()).unwrap();
    play.act(Seat(0), &Action::Say(3), &mut no_dice()).unwrap();
    play.take_back(Seat(0)).unwrap();
    assert_eq!(play.state().points, [2, 0]);
    play.take_back(Seat(0)).unwrap();
    assert_eq!(play.state().points, [0, 0]);
    assert_eq!(play.take_back(Seat(0)), Err(ActError::NothingToTakeBack));
}

#[test]
fn a_takeback_crosses_no_dice() {
    let mut play = start();
    play.act(Seat(0), &Action::Say(2), &mut no_dice()).unwrap();
    play.act(Seat(0), &Action::Roll, &mut ScriptedDice::faces([1, 2])).unwrap();
    assert!(!play.can_take_back(Seat(0)));
    assert_eq!(play.take_back(Seat(0)), Err(ActError::NothingToTakeBack));
}

#[test]
fn a_takeback_crosses_nothing_that_came_to_light() {
    let mut play = start();
    play.act(Seat(0), &Action::Draw, &mut no_dice()).unwrap();
    assert_eq!(play.take_back(Seat(0)), Err(ActError::NothingToTakeBack));
    // What was done after it can be taken back, and no more.
    play.act(Seat(0), &Action::Say(1), &mut no_dice()).unwrap();
    play.take_back(Seat(0)).unwrap();
    assert_eq!(play.take_back(Seat(0)), Err(ActError::NothingToTakeBack));
    assert_eq!(play.state().points, [4, 0]);
}

#[test]
fn a_takeback_crosses_nobody_elses_action() {
    let mut play = start();
    play.act(Seat(0), &Action::Pass, &mut no_dice()).unwrap();
    assert!(play.can_take_back(Seat(0)) && !play.can_take_back(Seat(1)));
    assert_eq!(play.take_back(Seat(1)), Err(ActError::NothingToTakeBack));
    play.act(Seat(1), &Action::Say(1), &mut no_dice()).unwrap();
    assert_eq!(play.take_back(Seat(0)), Err(ActError::NothingToTakeBack));
    play.take_back(Seat(1)).unwrap();
    assert_eq!(play.take_back(Seat(0)), Err(ActError::NothingToTakeBack), "nor once that is taken back");
}

#[test]
fn a_takeback_that_was_not_possible_is_found_in_a_journal() {
    let mut journal = read(&some_turns());
    journal.entries[2].what = What::TakeBack { seat: Seat(1) };
    let nothing = JournalFault::Order("there is nothing to take back");
    assert_eq!(fault(Play::replay(toy(), &journal)), (3, nothing));
}

#[test]
fn nothing_is_done_or_taken_back_once_the_game_is_over() {
    let mut play =
        Play::start(toy(), names(), Origin::Scripted, Some("8".to_owned()), &mut no_dice()).unwrap();
    play.act(Seat(0), &Action::Say(2), &mut no_dice()).unwrap();
    assert!(play.is_over());
    assert_eq!(play.act(Seat(0), &Action::Say(2), &mut no_dice()), Err(ActError::Over));
    assert_eq!(play.take_back(Seat(0)), Err(ActError::NothingToTakeBack));
    assert_eq!(Play::replay(toy(), &read(&play)).unwrap().state(), play.state());
}

#[test]
fn a_scenario_is_part_of_the_journal() {
    let play = Play::start(toy(), names(), Origin::Scripted, Some("8".to_owned()), &mut no_dice()).unwrap();
    assert_eq!(play.header().scenario.as_deref(), Some("8"));
    let Err(StartError::Scenario(mistakes)) =
        Play::start(toy(), names(), Origin::Scripted, Some("x".to_owned()), &mut no_dice())
    else {
        panic!("this is no scenario")
    };
    assert_eq!(mistakes.to_string(), "scenario:1: no number (expected: the first player's points)");
    let mut journal = read(&play);
    journal.header.scenario = Some("x".to_owned());
    assert!(matches!(fault(Play::replay(toy(), &journal)), (1, JournalFault::Refused(_))));
}

#[track_caller]
fn unchanged(play: &Play<Toy>, before: &Play<Toy>) {
    assert_eq!(play.state(), before.state());
    assert_eq!(play.lines(), before.lines());
    assert_eq!(play.log(), before.log());
    assert_eq!(play.scores(), before.scores());
    assert_eq!(play.casts(), before.casts());
    assert_eq!(play.can_take_back(Seat(0)), before.can_take_back(Seat(0)));
}

#[test]
fn a_refused_action_leaves_everything_as_it_was() {
    let mut play = start();
    play.act(Seat(0), &Action::Say(2), &mut no_dice()).unwrap();
    let before = play.clone();
    for (seat, action) in [(1, Action::Pass), (0, Action::Say(9)), (7, Action::Roll)] {
        let Err(ActError::Refused(refusal)) = play.act(Seat(seat), &action, &mut no_dice()) else {
            panic!("{action:?} should be refused")
        };
        assert_eq!(refusal.clause, TOY);
        unchanged(&play, &before);
    }
}

#[test]
fn a_script_that_runs_out_leaves_everything_as_it_was_and_names_the_roll() {
    let mut play = start();
    play.act(Seat(0), &Action::Say(2), &mut no_dice()).unwrap();
    let before = play.clone();
    let error = play.act(Seat(0), &Action::Roll, &mut ScriptedDice::faces([3])).unwrap_err();
    assert_eq!(error.to_string(), "the dice script is used up: a d6 for “toy” was asked for");
    unchanged(&play, &before);
    let error = play.act(Seat(0), &Action::Roll, &mut ScriptedDice::faces([3, 7])).unwrap_err();
    assert_eq!(error.to_string(), "the dice script holds 7, but a d6 for “toy” was asked for");
    unchanged(&play, &before);
    play.act(Seat(0), &Action::Roll, &mut ScriptedDice::faces([3, 6])).unwrap();
    assert_eq!(play.state().points, [11, 0]);
}

#[test]
fn a_script_that_runs_out_at_the_start_starts_no_game() {
    let error = Play::start(toy(), names(), Origin::Scripted, None, &mut no_dice()).unwrap_err();
    let asked = "a shuffle of 4 for “bag”".to_owned();
    assert_eq!(error, StartError::Dice(DiceFault::ScriptEnded { asked }));
}

fn seed() -> SecretSeed {
    SecretSeed([42; 32])
}

fn provenance() -> Provenance {
    let nonces = vec!["tea".to_owned(), "ink".to_owned()];
    Provenance { commitment: seed().commitment(), table: "quiet-fox".to_owned(), nonces }
}

/// A game with proven dice, rolled to its end; its seed is published.
fn proven() -> (Play<Toy>, usize) {
    let (mut play, entries) = proven_until_the_end();
    play.reveal(&seed()).unwrap();
    (play, entries + 1)
}

fn proven_until_the_end() -> (Play<Toy>, usize) {
    let origin = Origin::Proven(provenance());
    let mut dice = ProvenDice::new(&seed(), &provenance(), 0);
    let mut play = Play::start(toy(), names(), origin, None, &mut dice).unwrap();
    while let Some(seat) = play.game().to_act(play.state()).must.first() {
        // After a restart the dice go on where they were.
        let mut dice = play.proven_dice(&seed()).unwrap();
        play.act(seat, &Action::Roll, &mut dice).unwrap();
    }
    let entries = play.lines().len() - 1;
    (play, entries)
}

#[test]
fn proven_dice_are_proven_by_the_published_seed() {
    let (play, entries) = proven();
    assert!(play.is_revealed());
    let journal = read(&play);
    assert_eq!(journal.entries.len(), entries);
    assert_eq!(prove(&journal), Ok(Proof::Proven));
    let again = Play::replay(toy(), &journal).unwrap();
    assert!(again.is_revealed());
    assert_eq!(again.lines(), play.lines());
}

#[test]
fn a_game_that_is_ended_by_agreement_has_no_winner_and_its_dice_are_proven() {
    let origin = Origin::Proven(provenance());
    let mut dice = ProvenDice::new(&seed(), &provenance(), 0);
    let mut play = Play::start(toy(), names(), origin, None, &mut dice).unwrap();
    let seat = play.game().to_act(play.state()).must.first().unwrap();
    play.act(seat, &Action::Say(2), &mut no_dice()).unwrap();
    play.abandon().unwrap();
    assert!(play.is_over() && play.is_abandoned() && !play.can_take_back(seat));
    assert_eq!(play.game().outcome(play.state()), None);
    assert_eq!(play.act(seat, &Action::Say(2), &mut no_dice()), Err(ActError::Over));
    assert_eq!(
        (play.take_back(seat), play.abandon()),
        (Err(ActError::NothingToTakeBack), Err(ActError::Over))
    );
    play.reveal(&seed()).unwrap();

    let journal = read(&play);
    assert_eq!(prove(&journal), Ok(Proof::Proven));
    let again = Play::replay(toy(), &journal).unwrap();
    assert!(again.is_abandoned() && again.is_revealed());
    let last = journal.entries.len() as u64;
    assert_eq!(again.at(last - 1).unwrap().state, *play.state(), "the position stays as it was");

    // Nothing but the seed comes after it, and no dice fall with it.
    let mut entries = journal.entries.clone();
    entries.insert(3, Entry::without_dice(4, entries[1].what.clone()));
    entries[4].n = 5;
    let over = JournalFault::Order("the game is over");
    assert_eq!(refused(&forged(&journal.header, &entries)), (4, over));
    let mut entries = journal.entries.clone();
    entries[2].dice = vec![die(6)];
    assert_eq!(refused(&forged(&journal.header, &entries)).0, 3);
}

#[test]
fn all_together_take_back_more_than_one_alone_may() {
    let mut play = some_turns();
    let before = play.at(4).unwrap().state;
    assert_eq!((play.last_act_of(Seat(0)), play.last_act_of(Seat(1))), (Some(5), Some(7)));
    assert!(
        play.is_known_since(5) && play.is_known_since(4),
        "dice fell in entry 5, and in 6 a number came to light"
    );
    assert!(!play.is_known_since(7), "a pass tells nobody anything");
    assert_eq!(play.take_back_to(Seat(1), 5), Err(ActError::NothingToTakeBack), "it was Ann's");
    assert_eq!(play.take_back_to(Seat(0), 2), Err(ActError::NothingToTakeBack), "that was taken back before");
    play.take_back_to(Seat(0), 5).unwrap();
    assert_eq!(*play.state(), before);
    assert!(play.log().iter().all(|logged| logged.entry < 5) && !play.can_take_back(Seat(0)));
    assert_eq!(play.casts(), 3 + 1 + 2, "the dice go on from where they are");
    play.act(Seat(0), &Action::Roll, &mut ScriptedDice::faces([2, 2])).unwrap();
    play.take_back_to(Seat(0), 9).unwrap();
    assert_eq!((play.last_act_of(Seat(0)), play.last_act_of(Seat(1))), (Some(4), None));
    assert_eq!(play.at(9).unwrap().state.points, [7, 0]);
    assert_eq!(*play.state(), before);

    let again = Play::replay(toy(), &read(&play)).unwrap();
    assert_eq!((again.state(), again.lines(), again.log()), (play.state(), play.lines(), play.log()));
    let mut journal = read(&play);
    journal.entries[7].what = What::TakeBackTo { seat: Seat(1), entry: 5 };
    let (entry, found) = refused(&forged(&journal.header, &journal.entries));
    assert_eq!((entry, found), (8, JournalFault::Order("there is nothing to take back")));
}

#[test]
fn before_the_seed_is_published_nothing_is_proven() {
    let (play, _) = proven_until_the_end();
    assert_eq!(prove(&read(&play)), Ok(Proof::SeedNotPublished));
    assert_eq!(prove(&read(&some_turns())), Ok(Proof::Scripted));
}

#[test]
fn a_changed_die_is_found_by_the_proof() {
    let (play, entries) = proven();
    let journal = read(&play);
    for victim in 0..entries - 1 {
        let mut changed = journal.clone();
        let fall = changed.entries[victim].dice.last_mut().unwrap();
        let purpose = fall.purpose().to_owned();
        match fall {
            Fall::Die(_, sides, face) => *face = 1 + *face % *sides,
            Fall::Pick(_, of, index) => *index = (*index + 1) % *of,
            Fall::Shuffle(_, exchanges) => exchanges[0] ^= 1,
        }
        let what = format!("a roll for “{purpose}” does not follow from the seed");
        assert_eq!(fault(prove(&changed)), (victim as u64 + 1, JournalFault::Proof(what)));
    }
    // A changed order of the bag, too.
    let mut changed = journal;
    let Fall::Shuffle(_, exchanges) = &mut changed.entries[0].dice[0] else { panic!("the bag is shuffled") };
    exchanges[0] = (exchanges[0] + 1) % 4;
    assert_eq!(fault(prove(&changed)).0, 1);
}

#[test]
fn changed_shares_and_tables_are_found_by_the_proof() {
    let (play, _) = proven();
    let forge = |change: fn(&mut Provenance)| {
        let mut journal = read(&play);
        let Origin::Proven(provenance) = &mut journal.header.dice else { panic!("the dice are proven ones") };
        change(provenance);
        fault(prove(&journal))
    };
    assert_eq!(forge(|provenance| provenance.nonces[0] = "coffee".to_owned()).0, 1);
    assert_eq!(forge(|provenance| provenance.nonces.swap(0, 1)).0, 1);
    assert_eq!(forge(|provenance| provenance.table = "loud-fox".to_owned()).0, 1);
}

#[test]
fn seeded_dice_are_reproduced_and_a_changed_one_found() {
    let mut dice = FastDice::new(7);
    let mut play = Play::start(toy(), names(), Origin::Seeded(7), None, &mut dice).unwrap();
    let first = play.state().turn;
    play.act(first, &Action::Roll, &mut dice).unwrap();
    let mut journal = read(&play);
    assert_eq!(prove(&journal), Ok(Proof::Reproduced));
    let Fall::Die(_, _, face) = &mut journal.entries[1].dice[0] else { panic!("a die is rolled") };
    *face = 1 + *face % 6;
    assert_eq!(fault(prove(&journal)).0, 2);
}

#[test]
fn a_seed_is_published_only_when_the_game_is_over() {
    let mut dice = ProvenDice::new(&seed(), &provenance(), 0);
    let mut play = Play::start(toy(), names(), Origin::Proven(provenance()), None, &mut dice).unwrap();
    let early = JournalFault::Order("the seed is published once, when the game is over");
    let before = play.clone();
    assert_eq!(play.reveal(&seed()), Err(early.clone()));
    unchanged(&play, &before);

    let mut journal = read(&play);
    journal.entries.push(Entry::without_dice(2, What::Reveal { seed: seed().reveal() }));
    assert_eq!(fault(Play::replay(toy(), &journal)), (2, early));
}

#[test]
fn only_the_seed_committed_to_is_published() {
    let (mut play, entries) = proven_until_the_end();
    let wrong = SecretSeed([43; 32]);
    let not_it = JournalFault::Proof("the published seed is not the one committed to".to_owned());
    assert_eq!(play.reveal(&wrong), Err(not_it.clone()));
    assert!(!play.is_revealed());

    let mut journal = read(&play);
    let n = entries as u64 + 1;
    journal.entries.push(Entry::without_dice(n, What::Reveal { seed: wrong.reveal() }));
    assert_eq!(fault(Play::replay(toy(), &journal)), (n, not_it.clone()));
    assert_eq!(fault(prove(&journal)), (n, not_it));

    let no_seed = JournalFault::Proof("the published seed is not 64 hexadecimal digits".to_owned());
    journal.entries[entries].what = What::Reveal { seed: "secret".to_owned() };
    assert_eq!(fault(Play::replay(toy(), &journal)), (n, no_seed.clone()));
    assert_eq!(fault(prove(&journal)), (n, no_seed));
}

#[test]
fn a_seed_is_published_once_and_nothing_follows_it() {
    let (mut play, entries) = proven();
    let once = JournalFault::Order("the seed is published once, when the game is over");
    assert_eq!(play.reveal(&seed()), Err(once));
    assert_eq!(play.act(Seat(0), &Action::Pass, &mut no_dice()), Err(ActError::Over));

    let after = JournalFault::Order("nothing can follow the published seed");
    let n = entries as u64 + 1;
    let mut journal = read(&play);
    journal.entries.push(Entry::without_dice(n, What::Reveal { seed: seed().reveal() }));
    assert_eq!(fault(Play::replay(toy(), &journal)), (n, after.clone()));
    journal.entries[entries].what = What::TakeBack { seat: Seat(0) };
    assert_eq!(fault(Play::replay(toy(), &journal)), (n, after));
}

#[test]
fn scripted_and_seeded_dice_have_no_seed_to_publish() {
    let mut play =
        Play::start(toy(), names(), Origin::Scripted, Some("12".to_owned()), &mut no_dice()).unwrap();
    assert!(play.is_over());
    let none = JournalFault::Order("only proven dice have a seed to publish");
    assert_eq!(play.reveal(&seed()), Err(none));
    assert!(play.proven_dice(&seed()).is_none());
}

#[test]
fn the_rolls_are_listed_with_their_entries_and_seats() {
    let journal = read(&some_turns());
    let all = rolls(&journal.entries);
    let listed: Vec<(usize, u64, Option<u8>)> =
        all.iter().map(|roll| (roll.number, roll.entry, roll.seat.map(|seat| seat.0))).collect();
    assert_eq!(listed, [(1, 1, None), (2, 1, None), (3, 5, Some(0)), (4, 5, Some(0))]);
    let counted = tallies(&all);
    assert_eq!(counted.len(), 1, "dice only");
    assert_eq!((counted[0].purpose.as_str(), counted[0].sides), ("toy", 6));
    assert_eq!(counted[0].observed, [1, 1, 0, 0, 0, 0]);
}

/// Every journal that a game writes can be read again, however many names were given for its seats.
#[test]
fn a_game_starts_only_with_a_name_for_every_seat() {
    let one = vec!["Ann".to_owned()];
    if let Ok(play) = Play::start(toy(), one, Origin::Scripted, None, &mut script(&[])) {
        Play::replay(toy(), &read(&play)).expect("what was started can be replayed");
    }
}
