//! The lessons from the rulebooks: what they say exists in every language, what they tell is what the rulebook tells, and at every
//! moment something else can be done instead.

#![expect(clippy::unwrap_used, reason = "in a test a panic is the report")]

use bots::Bot;
use games::{AnyAction, AnyGame};
use pages::Localizer;
use pages::worked::Worked;
use serde_json::Value;
use table::dice::FastDice;
use table::journal::{Origin, What};
use table::{Game, Play, Viewer, exact};

/// More words no scene has: they are read while looking at a board.
const WORDS: usize = 110;
/// So many actions a game goes on after something else was done.
const ON: usize = 12;

#[test]
fn every_lesson_has_its_words_in_every_language() {
    let [english, german, chinese] = ["en", "de", "zh"].map(|tag| Localizer::called(tag).unwrap());
    let mut lessons = 0;
    for lesson in Worked::all() {
        lessons += 1;
        for id in lesson.messages() {
            let said = [english, german, chinese].map(|l10n| l10n.say_or(&id, ""));
            assert!(said.iter().all(|said| !said.is_empty()), "{id}: {said:?}");
            // Numbers and the names of people are the same everywhere.
            let is_answer = id.contains("-is-");
            assert!(is_answer || (said[0] != said[1] && said[0] != said[2]), "{id}: {said:?}");
            assert!(said[0].split_whitespace().count() <= WORDS, "{id}");
        }
    }
    assert!(lessons >= 7, "{lessons} courses");
}

/// What somebody can do at a moment, other than this if there is anything else.
fn other_than(play: &Play<AnyGame>, told: Option<&AnyAction>) -> AnyAction {
    let seat = play.game().to_act(play.state()).must.first().unwrap();
    let mut legal = Vec::new();
    play.game().legal(play.state(), seat, &mut legal);
    let resigns = |action: &AnyAction| serde_json::to_value(action).unwrap() == "resign";
    let other = legal.iter().find(|action| Some(*action) != told && !resigns(action));
    other.unwrap_or(&legal[0]).clone()
}

#[test]
fn at_every_moment_of_every_course_something_else_can_be_done_and_the_game_goes_on() {
    let mut tried = 0;
    for lesson in Worked::all() {
        let play = &lesson.play;
        for entry in play.moments() {
            let moment = play.at(entry).unwrap();
            let next = play.at(entry + 1).and_then(|next| match next.what {
                What::Act { action, .. } => Some(play.game().read_action(action.get()).unwrap()),
                _ => None,
            });
            let from = format!("{}/{entry}", lesson.address());
            let text = exact::scenario(play.game(), &lesson.lesson, Some(&from), &moment.state)
                .unwrap_or_else(|wrong| panic!("{from}: {wrong:?}"));
            let mut dice = FastDice::new(entry);
            let names = play.header().names.clone();
            let mut on =
                Play::start(play.game().clone(), names, Origin::Seeded(entry), Some(text), &mut dice)
                    .unwrap();
            assert_eq!(*on.state(), moment.state, "{from}");
            let seat = on.game().to_act(on.state()).must.first().unwrap();
            let other = other_than(&on, next.as_ref());
            on.act(seat, &other, &mut dice).unwrap_or_else(|error| panic!("{from}: {other:?}: {error}"));
            for _ in 0..ON {
                let Some(seat) = on.game().to_act(on.state()).must.first() else { break };
                let view = on.game().view(on.state(), Viewer::Seat(seat));
                let action = Bot::Easy.choose(on.game(), &view, &mut dice).unwrap();
                on.act(seat, &action, &mut dice).unwrap();
            }
            tried += 1;
        }
    }
    assert!(tried > 100, "{tried}");
}

#[test]
fn every_what_if_is_another_course_of_its_lesson() {
    let mut forks = 0;
    for lesson in Worked::all().filter(|lesson| lesson.fork.is_none()) {
        for (course, entry, seat) in lesson.forks() {
            forks += 1;
            assert_eq!((&course.lesson, course.game.id), (&lesson.lesson, lesson.game.id));
            let then = course.play.at(entry).unwrap().state;
            assert!(course.play.game().to_act(&then).must.contains(seat), "{}", course.address());
            assert_ne!(course.play.state(), lesson.play.state(), "{}", course.address());
        }
    }
    assert_eq!(forks, Worked::all().filter(|lesson| lesson.fork.is_some()).count());
    assert!(forks >= 16, "{forks}");
}

/// How much somebody has of something, as the fixture or a position says it: a number, or a list of things.
fn how_much(told: &Value) -> Option<u64> {
    told.as_array().map(|list| list.len() as u64).or_else(|| told.as_u64())
}

/// Holds the lesson against what the rulebook's game, written down with every number, tells of everybody's things.
fn tells_the_same(course: &str, text: &str) {
    let told: Value = toml::from_str(text).unwrap();
    let play = &Worked::find("globetrotters", course).unwrap().play;
    let steps = told["step"].as_array().unwrap();
    assert_eq!(play.moments().count(), steps.len() + 1, "{course}");
    for (entry, step) in play.moments().skip(1).zip(steps) {
        let state = serde_json::to_value(&play.at(entry).unwrap().state).unwrap();
        let open = &state.as_object().unwrap().values().next().unwrap()["open"];
        let people = ["wanda", "graham", "betty"].into_iter().enumerate();
        let people = people.map(|(seat, name)| (name, &open["players"][seat]));
        for (name, found) in people.chain([("jackpot", &open["jackpot"])]) {
            for what in ["money", "keys", "memories", "specials"] {
                if let Some(wanted) = how_much(&step[name][what]) {
                    assert_eq!(how_much(&found[what]), Some(wanted), "{what} of {name}: {}", step["tells"]);
                }
            }
        }
    }
}

#[test]
fn the_demonstration_game_is_told_as_the_rulebook_has_it() {
    tells_the_same("opening", include_str!("../../../fixtures/globetrotters/demonstration-opening.toml"));
    tells_the_same("race", include_str!("../../../fixtures/globetrotters/demonstration-end-game.toml"));
}

#[test]
fn the_worked_examples_ask_before_they_show() {
    let examples: Vec<&Worked> = Worked::of("globopolis").collect();
    let names: Vec<&str> = examples.iter().map(|lesson| lesson.lesson.as_str()).collect();
    assert_eq!(names, ["superiority", "roll-values", "battle", "points", "surplus"]);
    for lesson in examples {
        assert!(lesson.questions() >= 2, "{}", lesson.lesson);
    }
}
