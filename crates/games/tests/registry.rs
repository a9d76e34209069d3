//! What holds for every game on the list.

#![expect(clippy::unwrap_used, reason = "a test may fail")]

use std::collections::BTreeSet;

use games::{GAMES, GameKind, SCENARIOS, Setup, check_scenario};
use serde_json::{Value, json};
use table::{Answers, Briefing, Game, Question, Seat, Source};

/// The values that a question offers, and those just within its bounds.
fn offered(question: &Question) -> Vec<String> {
    match &question.answers {
        Answers::Switch { .. } => vec!["on".to_owned(), "off".to_owned()],
        Answers::Choice { answers, .. } => answers.iter().map(|answer| answer.value.clone()).collect(),
        Answers::Number { least, most } => vec![least.to_string(), most.to_string()],
    }
}

/// The options that one answer means.
fn options(game: GameKind, seats: usize, question: &Question, answer: &str) -> Value {
    let answered = game.options_from(seats, |name| (name == question.name).then_some(answer));
    serde_json::to_value(answered.unwrap()).unwrap()
}

#[test]
fn every_game_has_names_of_its_own() {
    let ids: BTreeSet<_> = GAMES.iter().map(|game| game.id).collect();
    let books: BTreeSet<_> = GAMES.iter().map(|game| game.book).collect();
    assert_eq!((ids.len(), books.len()), (GAMES.len(), GAMES.len()));
    for info in GAMES {
        assert_eq!(GameKind::called(info.id), Some(info.kind));
        assert_eq!((info.kind.info(), info.kind.id()), (info, info.id));
        assert!(info.rules.contains(&format!("- **{}-1**", info.book)), "{}: its first clause", info.id);
    }
    assert_eq!(GameKind::called("chess"), None);
}

#[test]
fn no_answers_are_the_game_as_it_is_usually_played() {
    for info in GAMES {
        let options = info.kind.options_from(info.fewest, |_| None);
        assert_eq!(options, Ok(info.kind.usual_options()), "{}", info.id);
        let empty = info.kind.options_from(info.fewest, |_| Some(""));
        assert_eq!(empty, Ok(info.kind.usual_options()), "{}: a form that was left empty", info.id);
    }
}

#[test]
fn every_answer_offered_is_understood_and_changes_what_it_says() {
    for info in GAMES {
        let usual = serde_json::to_value(info.kind.usual_options()).unwrap();
        for question in info.kind.questions() {
            let found: BTreeSet<String> = offered(&question)
                .iter()
                .map(|answer| options(info.kind, info.fewest, &question, answer).to_string())
                .collect();
            assert!(found.len() > 1, "{}: {} leaves no choice", info.id, question.name);
            if let Answers::Choice { answers, usual: value } = &question.answers {
                assert!(answers.iter().any(|answer| answer.value == *value), "{}", question.name);
                assert_eq!(options(info.kind, info.fewest, &question, value), usual, "{}", question.name);
            }
        }
    }
}

#[test]
fn switches_that_stand_alone_can_be_on_together() {
    for info in GAMES {
        let questions = info.kind.questions();
        let on = |name: &str| {
            questions
                .iter()
                .any(|question| question.name == name && question.is_free_switch())
                .then_some("on")
        };
        let options = info.kind.options_from(info.most, on).unwrap();
        assert!(Setup { seats: info.most, options }.open(None).is_ok(), "{}", info.id);
    }
}

#[test]
fn gp_86_a_form_for_more_people_than_players_makes_teams() {
    for info in GAMES.iter().filter(|info| info.most_in_teams > info.most) {
        for seats in (info.most + 1..=info.most_in_teams).filter(|seats| seats % 2 == 0 || seats % 3 == 0) {
            let options = info.kind.options_from(seats, |_| None).unwrap();
            assert!(Setup { seats, options }.open(None).is_ok(), "{} for {seats}", info.id);
        }
    }
}

#[test]
fn a_setup_comes_back_as_it_was_written() {
    for info in GAMES {
        let setup = Setup::usual(info.kind, info.fewest);
        let text = serde_json::to_string(&setup).unwrap();
        assert!(text.starts_with(&format!("{{\"game\":\"{}\",\"seats\":{}", info.id, info.fewest)), "{text}");
        assert_eq!(serde_json::from_str::<Setup>(&text).unwrap(), setup);
        let short = json!({ "game": info.id, "seats": info.fewest });
        assert_eq!(serde_json::from_value::<Setup>(short).unwrap(), setup, "what is left out is usual");
    }
    let chess = serde_json::from_value::<Setup>(json!({ "game": "chess", "seats": 2 }));
    assert!(chess.unwrap_err().to_string().contains("there is no game “chess”"));
}

#[test]
fn every_game_opens_for_its_fewest_and_most_and_tells_its_board() {
    for info in GAMES {
        for seats in [info.fewest, info.most] {
            let game = Setup::usual(info.kind, seats).open(None).unwrap();
            assert_eq!((game.kind(), game.seats()), (info.kind, seats));
            assert!(game.board().as_object().is_some_and(|board| !board.is_empty()), "{}", info.id);
            let state = game.set_up(&mut table::dice::FastDice::new(3), &mut table::Silent);
            assert_eq!(game.rounds(&state), 1, "{} begins with its first round", info.id);
        }
        assert!(Setup::usual(info.kind, info.fewest - 1).open(None).is_err());
        assert!(Setup::usual(info.kind, info.most_in_teams + 1).open(None).is_err());
    }
}

#[test]
fn the_positions_that_come_along_are_of_games_on_the_list() {
    assert!(!SCENARIOS.is_empty());
    for (name, text) in SCENARIOS {
        let Briefing { title, text, seat, goal, .. } = check_scenario(Source { name, text }, None).unwrap();
        assert!(!title.is_empty() && text.is_some() && seat.is_some() && goal.is_some(), "{name}");
    }
}

/// A scenario of Pig with this in its head.
fn with_head(head: &str) -> String {
    format!(
        "title = \"Nearly\"\ngame = \"pig\"\nseats = 2\n{head}\n[position]\nturn = 1\nat_stake = 0\npoints = [1, 2]\n"
    )
}

#[test]
fn a_scenario_without_a_briefing_is_played_by_whoever_is_asked_first() {
    let found = check_scenario(Source { name: "x.toml", text: &with_head("") }, None).unwrap();
    let (title, seat) = ("Nearly".to_owned(), Some(Seat(1)));
    assert_eq!(
        found,
        Briefing { title, text: None, seat, goal: None, lesson: false, from: None, puzzle: None }
    );
}

#[test]
fn what_is_wrong_with_a_briefing_is_told_with_its_line() {
    let told = |head: &str| {
        let text = with_head(head);
        check_scenario(Source { name: "x.toml", text: &text }, None).unwrap_err().to_string()
    };
    assert!(told("seat = 2").starts_with("x.toml:4: seat 2 does not play"));
    assert!(told("goal = { text = \"Win.\" }").starts_with("x.toml:4: a goal for nobody"));
    assert!(told("seat = 0\ngoal = { text = \" \" }").starts_with("x.toml:5: a goal that says nothing"));
    assert!(told("briefing = \"\"").starts_with("x.toml:4: a briefing that says nothing"));
    assert!(told("seat = 0\ngoal = { points = 3 }").contains("missing field `text`"));
}
