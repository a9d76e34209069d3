//! What stands under a scene of a lesson: the coach's note, the questions, what else might have happened, and the way on.

use games::GameInfo;
use maud::{Markup, html};
use table::Seat;

use super::{Question, Worked};
use crate::frame::game_name;
use crate::glossary::explained;
use crate::model::MomentModel;
use crate::{Localizer, assets, paths};

/// The note of the moment that is shown.
pub(crate) fn note(lesson: &'static Worked, model: &MomentModel<'_>, l10n: &Localizer) -> Markup {
    let number = lesson.scene_at(model.entry);
    let scene = &lesson.scenes[number];
    let count = [("scene", (number + 1).to_string()), ("scenes", lesson.scenes.len().to_string())];
    html! {
        section #note .panel.lesson-note aria-labelledby="h-note" {
            link rel="stylesheet" href=(assets::learning_path());
            h2 #h-note { (lesson.title(l10n)) " " small { (l10n.say_with("worked-scene", &count)) } }
            div aria-live="polite" { p .note { (explained(lesson.game, &l10n.say(&lesson.message(&scene.says)), l10n)) } }
            @for ask in &scene.asks { (question(lesson, ask, l10n)) }
            (on(lesson, number, l10n))
            (what_ifs(lesson, number, model.name, l10n))
            (elsewhere(lesson, number, l10n))
        }
    }
}

/// A question. Whoever opens an answer is told how it fares, and can open another.
fn question(lesson: &Worked, ask: &Question, l10n: &Localizer) -> Markup {
    let say = |part: &str| l10n.say(&lesson.message(part));
    html! {
        div .lesson-question data-key={ "ask-" (ask.id) } {
            p { strong { (explained(lesson.game, &say(&ask.id), l10n)) } }
            div .lesson-answers {
                @for answer in &ask.answers {
                    @let right = *answer == ask.right;
                    details .lesson-answer.right[right] name=(ask.id) data-key={ (ask.id) "-" (answer) } {
                        summary { (say(&format!("is-{answer}"))) }
                        p { (explained(lesson.game, &say(&format!("{}-{}", ask.id, if right { "right" } else { "wrong" })), l10n)) }
                    }
                }
            }
        }
    }
}

/// The way to the scenes before and after this one.
fn on(lesson: &Worked, number: usize, l10n: &Localizer) -> Markup {
    let before = number.checked_sub(1).map(|before| lesson.scenes[before].entry);
    let after = lesson.scenes.get(number + 1).map(|scene| scene.entry);
    let step = |entry: Option<u64>, label, class| {
        html! {
            @if let Some(entry) = entry {
                a .button.{ (class) } data-at=(entry) data-key=(label) href=(paths::scene(lesson.address(), entry)) { (l10n.say(label)) }
            }
        }
    };
    html! { div .lesson-ways { (step(before, "worked-before", "plain")) (step(after, "worked-after", "strong")) } }
}

/// What else might have happened: to be looked at, and to be tried.
fn what_ifs(lesson: &Worked, number: usize, name: &str, l10n: &Localizer) -> Markup {
    let forks = &lesson.scenes[number].forks;
    html! {
        @if !forks.is_empty() {
            h3 { (l10n.say("worked-what-if")) }
            ul .lesson-forks {
                @for what in forks {
                    @let course = format!("{}/{}.{}", lesson.game.id, lesson.lesson, what.fork);
                    li {
                        p { (l10n.say(&lesson.message(&format!("if-{}", what.fork)))) }
                        div .lesson-ways {
                            a .button href=(paths::scene(&course, what.entry)) { (l10n.say("worked-show")) }
                            (try_it(&course, what.tries, name, l10n))
                        }
                    }
                }
            }
        }
    }
}

/// A button that opens a table from a moment, with the reader in the seat that decides.
fn try_it(course: &str, (entry, seat): (u64, Seat), name: &str, l10n: &Localizer) -> Markup {
    html! {
        form method="post" action=(paths::play_on_from_scene(course, entry)) data-plain {
            input type="hidden" name="name" value=(name);
            input type="hidden" name="seat" value=(seat.0);
            button { (l10n.say("worked-try")) }
        }
    }
}

/// Back to the lesson from another course, and from its end to the next.
fn elsewhere(lesson: &'static Worked, number: usize, l10n: &Localizer) -> Markup {
    let ends = number + 1 == lesson.scenes.len();
    let next = || Worked::of(lesson.game.id).skip_while(|other| other.lesson != lesson.lesson).nth(1);
    html! {
        @if lesson.fork.is_some() {
            p { a .button.strong[ends] href=(paths::scenes(lesson.way_back(lesson.leaves))) { (l10n.say("worked-back")) } }
        } @else if ends {
            p { (l10n.say("worked-end")) }
            @if let Some(next) = next() {
                p { a .button.strong href=(paths::scenes(next.address())) { (l10n.say_with("worked-next", &[("title", next.title(l10n))])) } }
            }
        }
    }
}

/// The lessons of a game, each with what it is about.
pub(crate) fn links(info: &GameInfo, l10n: &Localizer) -> Markup {
    let lessons: Vec<&Worked> = Worked::of(info.id).collect();
    html! {
        @if !lessons.is_empty() {
            details .lessons data-key={ "lessons-" (info.id) } {
                summary { (l10n.say_with("worked-heading", &[("game", game_name(info.id, l10n))])) }
                link rel="stylesheet" href=(assets::learning_path());
                ul {
                    @for lesson in lessons {
                        li { a href=(paths::scenes(lesson.address())) { (lesson.title(l10n)) } " " span .quiet { (l10n.say(&lesson.message("about"))) } }
                    }
                }
            }
        }
    }
}
