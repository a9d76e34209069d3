//! The guided first games, walked to their ends: by a learner who knows only what the coach says and what can be done, and by
//! one who does something else whenever there is something else to do.

#![expect(clippy::unwrap_used, reason = "in a test a panic is the report")]

use std::collections::BTreeSet;
use std::time::Duration;

use bots::Bot;
use games::{AnyAction, AnyGame};
use pages::Localizer;
use pages::lesson::{Advice, Stand, guide, reading};
use pages::stage::Stage;
use serde_json::Value;
use table::dice::FastDice;
use table::journal::Origin;
use table::{Briefing, Game, Play, Seat, Source, Viewer};

/// Longer than this no guided part takes at normal pace, whatever the dice.
const LONGEST: Duration = Duration::from_secs(600);
/// How long a learner takes to find and press what they were told to.
const PRESS: Duration = Duration::from_millis(1500);
/// More entries than any lesson has.
const MOST: usize = 4000;
/// How often somebody strays from one step.
const TRIES: usize = 3;
/// How many games are played, each with its own dice.
const GAMES: u64 = 12;

/// A guided game in progress.
struct Lesson {
    play: Play<AnyGame>,
    me: Seat,
    dice: FastDice,
    thoughts: FastDice,
    /// What the coach said last, and how long all of it took to read in each of the languages.
    said: Option<Advice>,
    read: [Duration; 2],
    deeds: u32,
}

impl Lesson {
    fn begin(name: &str, text: &str, briefing: &Briefing, seed: u64) -> Lesson {
        let game = games::open_scenario(Source { name, text }, None).unwrap();
        let names = Seat::all(game.seats()).map(|seat| format!("P{}", seat.0)).collect();
        let mut dice = FastDice::new(seed);
        let play = Play::start(game, names, Origin::Seeded(seed), Some(text.to_owned()), &mut dice).unwrap();
        let me = briefing.seat.unwrap();
        let thoughts = FastDice::new(!seed);
        Lesson { play, me, dice, thoughts, said: None, read: [Duration::ZERO; 2], deeds: 0 }
    }

    /// What the coach says now; nothing once the lesson is over.
    fn listen(&mut self) -> Option<Advice> {
        let guidance = guide(&self.play, self.me);
        let Stand::At(advice) = guidance.stand.clone() else { return None };
        let words = |advice: &Advice| (advice.text.clone(), advice.why.clone());
        if self.said.as_ref().map(words) != Some(words(&advice)) {
            for (read, l10n) in self.read.iter_mut().zip(tongues()) {
                *read += Duration::from_millis(reading(&guidance, l10n).into());
            }
        }
        self.said = Some(advice.clone());
        Some(advice)
    }

    fn act(&mut self, seat: Seat, action: &AnyAction) {
        self.deeds += u32::from(seat == self.me);
        self.play.act(seat, action, &mut self.dice).unwrap_or_else(|error| panic!("{action:?}: {error}"));
    }

    /// Whoever is asked does what the weakest bot would.
    fn go_on(&mut self) {
        let seat = self.play.game().to_act(self.play.state()).must.first().expect("somebody is asked");
        let view = self.play.game().view(self.play.state(), Viewer::Seat(seat));
        let action = Bot::Easy.choose(self.play.game(), &view, &mut self.thoughts).unwrap();
        self.act(seat, &action);
    }

    /// Something that can be done now and that is not what was advised: of the same kind with another target, or of another kind.
    fn other_than(&self, advised: &AnyAction, alike: bool) -> Option<AnyAction> {
        let mut legal = Vec::new();
        self.play.game().legal(self.play.state(), self.me, &mut legal);
        legal.into_iter().find(|action| {
            action != advised && (kind(action) == kind(advised)) == alike && kind(action) != "resign"
        })
    }

    /// How long it took at normal pace in each of the languages: to read what the coach said, to see what happened, and to press what
    /// there was to press.
    fn lengths(&self) -> [Duration; 2] {
        let names: Vec<String> = self.play.header().names.clone();
        let viewer = Viewer::Seat(self.me);
        let told = tongues().map(|l10n| Stage { play: &self.play, viewer, names: &names, l10n }.length(0));
        [0, 1].map(|tongue| self.read[tongue] + told[tongue] + PRESS * self.deeds)
    }
}

/// The languages whose reading is timed: those with spaces between their words.
fn tongues() -> [&'static Localizer; 2] {
    [Localizer::english(), Localizer::called("de").unwrap()]
}

/// What an action is, whatever it is done with.
fn kind(action: &AnyAction) -> String {
    match serde_json::to_value(action).unwrap() {
        Value::Object(fields) => fields.keys().next().cloned().unwrap_or_default(),
        other => other.as_str().unwrap_or_default().to_owned(),
    }
}

/// Every guided game, with so many different dice.
fn every_lesson(mut walk: impl FnMut(&str, &mut Lesson)) {
    let mut lessons = 0;
    for (name, text) in games::SCENARIOS {
        let briefing = games::check_scenario(Source { name, text }, None).unwrap();
        if briefing.lesson {
            lessons += 1;
            for seed in 1..=GAMES {
                walk(&format!("{name}, dice {seed}"), &mut Lesson::begin(name, text, &briefing, seed));
            }
        }
    }
    let offered = games::GAMES.iter().filter(|info| !info.on_request).count();
    assert_eq!(lessons, offered, "every game has a guided first one");
}

/// Does what the coach says, and until it can be done whatever comes next. Says how many steps there were.
fn follow(what: &str, lesson: &mut Lesson, mut look: impl FnMut(&mut Lesson, &Advice)) -> usize {
    let mut trail = Vec::new();
    for _ in 0..MOST {
        let Some(advice) = lesson.listen() else { break };
        assert!(!lesson.play.is_over(), "{what}: over before step {}", advice.step);
        if trail.last() != Some(&(advice.step, advice.text.clone())) {
            trail.push((advice.step, advice.text.clone()));
        }
        look(lesson, &advice);
        match lesson.listen().and_then(|advice| advice.next) {
            Some(action) => lesson.act(lesson.me, &action),
            None if lesson.play.is_over() => break,
            None => lesson.go_on(),
        }
    }
    // What happened by the way is not asked for any more.
    let guidance = guide(&lesson.play, lesson.me);
    assert!(!matches!(guidance.stand, Stand::At(_)), "{what}: stopped at {trail:?}");
    guidance.steps
}

#[test]
fn a_learner_who_does_what_the_coach_says_comes_to_the_end_in_ten_minutes() {
    every_lesson(|what, lesson| {
        let steps = follow(what, lesson, |_, _| {});
        assert!((8..=12).contains(&steps), "{what}: {steps} steps");
        let lengths = lesson.lengths();
        println!("{what}: {lengths:?}, {} deeds", lesson.deeds);
        assert!(lengths.iter().all(|length| *length <= LONGEST), "{what}: {lengths:?} in English and German");
    });
}

#[test]
fn the_home_that_the_coach_advises_is_the_one_it_speaks_of() {
    every_lesson(|what, lesson| {
        let Some(Advice { next: Some(next), text, at, .. }) = lesson.listen() else { return };
        if kind(&next) == "choose_home" {
            let home = Localizer::english().text(&lesson.play.game().name_action(&next), &[]);
            assert!(
                home.contains("Munich") && Localizer::english().say(&text).contains("Choose Munich"),
                "{what}: {home}"
            );
            assert!(
                at.unwrap().starts_with("[data-key='{\"choose_home\":"),
                "{what}: it points at this Home"
            );
        }
    });
}

#[test]
fn a_learner_plays_on_to_the_end_and_hears_less_with_every_turn() {
    every_lesson(|what, lesson| {
        // Whole games are long: those of one dice tell enough.
        if !what.ends_with("dice 1") {
            return;
        }
        follow(what, lesson, |_, _| {});
        let mut heard = Vec::new();
        for _ in 0..MOST {
            let stand = guide(&lesson.play, lesson.me).stand;
            let said = match stand {
                Stand::At(advice) => panic!("{what}: back at step {}", advice.step),
                Stand::Closing => "closing".to_owned(),
                Stand::Later(message) => message,
                Stand::Over => break,
            };
            if heard.last() != Some(&said) {
                heard.push(said);
            }
            lesson.go_on();
        }
        // A short game may end before the last word.
        let told = ["closing", "-later-1", "-later-2", "lesson-later"];
        assert!(heard.len() == told.len() || lesson.play.is_over(), "{what}: {heard:?}");
        assert!(heard.iter().zip(told).all(|(said, told)| said.ends_with(told)), "{what}: {heard:?}");
        while !lesson.play.is_over() {
            lesson.go_on();
        }
        assert_eq!(guide(&lesson.play, lesson.me).stand, Stand::Over);
    });
}

/// Does something else at every step, until the coach says why it had advised otherwise, but not too often: returns the games and steps at
/// which it did.
fn stray(alike: bool) -> BTreeSet<(String, usize)> {
    let mut told_why = BTreeSet::new();
    every_lesson(|what, lesson| {
        let game = lesson.play.header().identity.game.clone();
        let (mut answered, mut tries) = (BTreeSet::new(), [0; 12]);
        follow(what, lesson, |lesson, advice| {
            let step = advice.step;
            let more = !answered.contains(&step) && tries[step] < TRIES;
            let Some(advised) = advice.next.as_ref().filter(|_| more) else { return };
            let Some(other) = lesson.other_than(advised, alike) else { return };
            tries[step] += 1;
            lesson.act(lesson.me, &other);
            let Stand::At(after) = guide(&lesson.play, lesson.me).stand else { return };
            let said = after.why.is_some();
            assert!(
                alike || said || after.step != step,
                "{what}: nobody says why, after {other:?} for {advised:?}"
            );
            if said {
                answered.insert(step);
            }
        });
        told_why.extend(answered.into_iter().map(|step| (game.clone(), step)));
    });
    told_why
}

/// Fails unless the coach said why at these steps of each game.
fn says_why(told_why: &BTreeSet<(String, usize)>, steps: &[(&str, &[usize])]) {
    for (game, steps) in steps {
        let silent: Vec<usize> =
            steps.iter().copied().filter(|&step| !told_why.contains(&((*game).to_owned(), step))).collect();
        assert!(silent.is_empty(), "{game}: nothing is said at the steps {silent:?} of {told_why:?}");
    }
}

#[test]
fn a_learner_who_does_something_else_at_every_step_comes_to_the_end_too() {
    let told_why = stray(false);
    // At the others nothing else can be done, or it is done before it was asked for.
    says_why(
        &told_why,
        &[
            ("little-monsters", &[1, 2, 3, 4, 5, 7, 8]),
            ("globetrotters", &[1, 2, 3, 4, 5, 8, 9]),
            ("globopolis", &[0, 1, 2, 5, 7]),
        ],
    );
}

#[test]
fn whoever_does_the_same_with_another_target_is_told_why_this_one_was_named() {
    let told_why = stray(true);
    // Another way, Home or city, set or Territory to attack.
    says_why(&told_why, &[("little-monsters", &[3]), ("globetrotters", &[0, 4, 5]), ("globopolis", &[0, 7])]);
}

#[test]
fn a_learner_who_does_not_listen_plays_a_whole_game() {
    every_lesson(|what, lesson| {
        for _ in 0..20_000 {
            if lesson.play.is_over() {
                break;
            }
            guide(&lesson.play, lesson.me);
            lesson.go_on();
        }
        assert!(lesson.play.is_over(), "{what}: it does not end");
        assert_eq!(guide(&lesson.play, lesson.me).stand, Stand::Over);
    });
}
