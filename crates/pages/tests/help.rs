//! Every question of a page is explained in everyday words.

#![expect(clippy::unwrap_used, reason = "in a test a panic is the report")]
#![expect(clippy::disallowed_methods, reason = "a test may read the messages that it is about")]

use std::fs;
use std::path::Path;

use pages::Localizer;

/// What people at a table ask each other beside the game.
const OF_THE_TABLE: [&str; 4] = ["takeback-asked", "away-absent", "away-end-asked", "pace-up-now"];

/// The questions of the table, and of the games that are always offered: their messages, as the English files have them.
fn questions() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en");
    let mut questions = Vec::new();
    for file in fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()) {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        if games::GAMES.iter().any(|game| !game.on_request && name.starts_with(game.id)) {
            let text = fs::read_to_string(&file).unwrap();
            let ids = text.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id.to_owned());
            // What a game says when it is over asks nothing.
            let asks = |id: &String| id.split_once('-').is_some_and(|(_, rest)| rest.starts_with("now-"));
            questions.extend(ids.filter(|id| asks(id) && !id.ends_with("-over")));
        }
    }
    let is_help =
        |id: &String| id.strip_suffix("-help").is_some_and(|of| questions.iter().any(|one| one == of));
    let of_games = questions.iter().filter(|id| !is_help(id)).cloned();
    of_games.chain(OF_THE_TABLE.map(str::to_owned)).collect()
}

fn sentences(text: &str) -> usize {
    let ends = |part: &&str| part.trim().len() > 1;
    text.split_inclusive(['.', '!', '?', '。', '！', '？']).filter(ends).count()
}

#[test]
fn every_question_has_two_lines_in_everyday_words_in_every_language() {
    let questions = questions();
    assert!(questions.len() > 50, "{}", questions.len());
    let clauses: Vec<String> = games::GAMES.iter().map(|game| format!("{}-", game.book)).collect();
    for question in questions {
        let mut told = Vec::new();
        for tag in ["en", "de", "zh"] {
            let help = Localizer::called(tag).unwrap().say_or(&format!("{question}-help"), "");
            assert!((1..=2).contains(&sentences(&help)), "{question} in {tag}: {help}");
            assert!(help.split_whitespace().count() <= 45, "{question} in {tag}: {help}");
            assert!(!clauses.iter().any(|clause| help.contains(clause)), "no clause: {help}");
            assert!(!told.contains(&help), "{question} in {tag}: {help}");
            told.push(help);
        }
    }
}
