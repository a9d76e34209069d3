//! The guided first game: a coach beside the real board, who says one thing at a time and points at it.
//!
//! A lesson is a scenario that says it is one, and the steps of its game (`lesson.rs` in the game's folder). How far somebody
//! has come follows from what happened and from nothing else, so that leaving, coming back, taking back and another device need
//! no care. The coach forbids nothing: whoever does something else is told why it was suggested, and the step waits.

use games::{AnyAction, AnyEvent, AnyGame, AnyView, GameInfo};
use maud::{Markup, html};
use table::journal::What;
use table::{Game, Logged, Play, Seat, Viewer};

use crate::briefing;
use crate::frame::region;
use crate::game_page::GamePage;
use crate::glossary;
use crate::model::{Region, Standing, StartModel, TableModel};
use crate::parts::json;
use crate::telling::WORD;
use crate::{Localizer, assets, paths, replay};

/// In so many turns after the last step the coach has something of the game to say, and in one more a last word.
const REMINDERS: usize = 2;

/// The guided first game of a game.
pub(crate) struct Lesson<G: Game> {
    /// What is learnt, in its order.
    pub(crate) steps: &'static [Step<G>],
    /// The message of a step: what to do (`do`), what to do until that is possible (`until`), and why it is worth it (`why`).
    pub(crate) message: fn(&str, &str) -> String,
    /// Whether what was done has another target than what was advised: another place, another Title. Both are of one kind.
    pub(crate) elsewhere: fn(&G::Action, &G::Action) -> bool,
    /// The steps whose words name the target: whoever chooses another has done them, and hears why this one was named.
    pub(crate) named: &'static [&'static str],
}

impl<G: Game> Lesson<G> {
    /// A game without one.
    pub(crate) const NONE: Lesson<G> =
        Lesson { steps: &[], message: |_, _| String::new(), elsewhere: |_, _| false, named: &[] };

    /// The first step that is still to be done.
    fn open(&self, told: &Told<'_, G>) -> Option<usize> {
        self.steps.iter().position(|step| !(step.done)(told))
    }
}

/// What a learner was told, up to some moment.
pub(crate) struct Told<'a, G: Game> {
    /// The game.
    pub(crate) game: &'a G,
    /// What the learner sees now. Of an earlier moment only what never changes may be taken from it.
    pub(crate) view: &'a G::View,
    /// Their seat.
    pub(crate) me: Seat,
    /// What happened, as far as they know it.
    pub(crate) events: &'a [&'a G::Event],
    /// What of it their own actions led to.
    pub(crate) own: &'a [bool],
}

impl<G: Game> Told<'_, G> {
    /// Whether such a thing happened.
    pub(crate) fn any(&self, is: impl Fn(&G::Event) -> bool) -> bool {
        self.events.iter().any(|event| is(event))
    }

    /// Whether it came of something that they did.
    pub(crate) fn any_own(&self, is: impl Fn(&G::Event) -> bool) -> bool {
        self.events.iter().zip(self.own).any(|(event, own)| *own && is(event))
    }

    /// How often it did.
    pub(crate) fn count(&self, is: impl Fn(&G::Event) -> bool) -> usize {
        self.events.iter().filter(|event| is(event)).count()
    }
}

/// One thing that is learnt by doing it.
pub(crate) struct Step<G: Game> {
    /// What its messages are called.
    pub(crate) id: &'static str,
    /// Where on the page it is, unless what is advised has a place of its own: selectors divided by `|`, of which the first that
    /// finds something that is shown counts. If none does it is wherever the question is.
    pub(crate) at: &'static str,
    /// Whether it is done, by what the learner was told. Once it is, it stays so.
    pub(crate) done: fn(&Told<'_, G>) -> bool,
    /// What the learner can do now that leads there; nothing if it has to wait.
    pub(crate) next: fn(&G, &G::View, Seat) -> Option<G::Action>,
}

/// What the coach has for one learner now.
#[derive(Clone, Debug, PartialEq)]
pub struct Guidance {
    /// Where the lesson stands.
    pub stand: Stand,
    /// How many steps it has.
    pub steps: usize,
    /// Whether the learner has sent the coach away at this table.
    pub left: bool,
}

/// Where a lesson stands.
#[derive(Clone, Debug, PartialEq)]
pub enum Stand {
    /// A step is to be done.
    At(Advice),
    /// The last step was just done.
    Closing,
    /// The learner plays on, and in some turns more the coach has one thing to say: the message.
    Later(String),
    /// It is over, and the learner plays on.
    Over,
}

/// What the coach says at a step.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The step, from 0.
    pub step: usize,
    /// What can be done now that leads there.
    pub next: Option<AnyAction>,
    /// The message why it was suggested, if they did something else when they last acted.
    pub why: Option<String>,
    /// The message what is to be done, or what to do until then.
    pub text: String,
    /// Where on the page it is, if it is anywhere now: selectors divided by `|`, of which the first that finds something counts.
    pub at: Option<String>,
}

/// What the coach has for a learner at this seat.
pub fn guide(play: &Play<AnyGame>, seat: Seat) -> Guidance {
    games::dispatch!(play.game(), game => Learner::new(game, play, seat).guide())
}

/// How many milliseconds it takes to read what the coach says at normal pace.
pub fn reading(guidance: &Guidance, l10n: &Localizer) -> u32 {
    let words = |id: &String| l10n.say(id).split_whitespace().count();
    let said = match &guidance.stand {
        Stand::At(advice) => words(&advice.text) + advice.why.as_ref().map_or(0, words),
        Stand::Closing => words(&"lesson-closing".to_owned()),
        Stand::Later(message) => words(message),
        Stand::Over => 0,
    };
    WORD * u32::try_from(said).unwrap_or(u32::MAX)
}

/// Somebody who learns a game.
struct Learner<'a, G: GamePage> {
    game: &'a G,
    play: &'a Play<AnyGame>,
    seat: Seat,
    view: AnyView,
    /// What they know of what happened.
    known: Vec<&'a Logged<AnyEvent>>,
    events: Vec<&'a G::Event>,
    own: Vec<bool>,
}

impl<'a, G: GamePage> Learner<'a, G> {
    fn new(game: &'a G, play: &'a Play<AnyGame>, seat: Seat) -> Self {
        let viewer = Viewer::Seat(seat);
        let known: Vec<_> =
            play.log().iter().filter(|logged| logged.told.audience.includes(viewer)).collect();
        let events = known.iter().map(|logged| game.own_event(&logged.told.event)).collect();
        let own = known.iter().map(|logged| logged.actor == Some(seat)).collect();
        Learner { game, play, seat, view: play.game().view(play.state(), viewer), known, events, own }
    }

    /// The first step that was still to be done when so much had happened.
    fn open(&self, length: usize) -> Option<usize> {
        let (game, me, events) = (self.game, self.seat, &self.events[..length]);
        G::LESSON.open(&Told { game, view: game.own_view(&self.view), me, events, own: &self.own[..length] })
    }

    fn guide(&self) -> Guidance {
        let stand = match self.open(self.events.len()) {
            _ if self.play.is_over() => Stand::Over,
            Some(step) => Stand::At(self.advice(step)),
            None => self.fading(),
        };
        Guidance { stand, steps: G::LESSON.steps.len(), left: false }
    }

    /// What the coach still says after the last step: less with every turn of the learner's.
    fn fading(&self) -> Stand {
        let lengths: Vec<usize> = (0..=self.events.len()).collect();
        let took = lengths.partition_point(|&length| self.open(length).is_some());
        let then = self.known[..took].last().map_or(0, |logged| logged.entry);
        let turns = replay::course(self.play.game(), self.play.log(), Viewer::Seat(self.seat)).turns;
        let turns = turns.iter().filter(|&&(entry, seat)| seat == self.seat && entry > then).count();
        match turns {
            0 => Stand::Closing,
            1..=REMINDERS => Stand::Later((G::LESSON.message)("later", &turns.to_string())),
            _ if turns == REMINDERS + 1 => Stand::Later("lesson-later".to_owned()),
            _ => Stand::Over,
        }
    }

    fn advice(&self, step: usize) -> Advice {
        let Step { id, at, next, .. } = &G::LESSON.steps[step];
        let asked = self.view.to_act().may.contains(self.seat);
        let next = if asked { next(self.game, self.game.own_view(&self.view), self.seat) } else { None };
        let said = |part| (G::LESSON.message)(id, part);
        let text = match (&next, asked) {
            (Some(_), _) => said("do"),
            (None, true) => said("until"),
            (None, false) => "lesson-wait".to_owned(),
        };
        Advice {
            step,
            at: next.as_ref().map(|action| aims(&json(action), at)),
            next: next.map(|action| self.game.any_action(action)),
            why: self.strayed(step).map(|from| (G::LESSON.message)(G::LESSON.steps[from].id, "why")),
            text,
        }
    }

    /// The step that the learner strayed from when they last acted: they did something of another kind than it asked for, or with
    /// another target. A step that is done all the same counts if its words named the target.
    fn strayed(&self, now: usize) -> Option<usize> {
        let own = self.known.iter().rev().find(|logged| logged.actor == Some(self.seat))?;
        let entry = own.entry;
        let from = self.open(self.known.partition_point(|logged| logged.entry < entry))?;
        let (then, done) = self.play.at(entry - 1).zip(self.play.at(entry))?;
        let What::Act { action, .. } = done.what else { return None };
        let view = self.play.game().view(&then.state, Viewer::Seat(self.seat));
        let step = &G::LESSON.steps[from];
        let advised = (step.next)(self.game, self.game.own_view(&view), self.seat)?;
        let did = self.game.read_action(action.get()).ok()?;
        let kind = |action: &G::Action| std::mem::discriminant(action);
        let alike = kind(&advised) == kind(&did);
        let elsewhere = alike && (G::LESSON.elsewhere)(&advised, &did);
        let counts = match from == now {
            true => !alike || elsewhere,
            false => elsewhere && G::LESSON.named.contains(&step.id),
        };
        counts.then_some(from)
    }
}

/// Where an action is done on the page, the likeliest first: by a button of its own or in a form, in a list; else where this step is,
/// and where the question is.
fn aims(action: &str, at: &str) -> String {
    let own = [
        format!("[data-key='{action}'] button"),
        format!("button[name=action][value='{action}']"),
        format!("form:has(input[name=action][value='{action}']) button:not([type=button])"),
        format!("select[name=action]:has(option[value='{action}'])"),
    ];
    format!("{}|{at}|#now", own.join("|"))
}

/// The coach beside the board: always there in a guided game, so that a screen reader notices what comes into it.
pub(crate) fn panel(model: &TableModel<'_>, l10n: &Localizer) -> Option<Region> {
    let guidance = model.lesson.as_ref()?;
    let at = match &guidance.stand {
        Stand::At(advice) if !guidance.left => advice.at.as_ref(),
        _ => None,
    };
    let html = html! {
        section #lesson .panel.lesson hidden[guidance.stand == Stand::Over] aria-labelledby="h-lesson" data-aims=[at] {
            link rel="stylesheet" href=(assets::learning_path());
            h2 #h-lesson { (l10n.say("lesson-heading")) (count(guidance, l10n)) }
            div aria-live="polite" { (said(guidance, model.game, l10n)) }
            div .lesson-ways {
                @if at.is_some() { a .button href="#now" data-aim { (l10n.say("lesson-again")) } }
                (leaving(model.table, guidance, l10n))
            }
        }
    };
    Some(region("lesson", html))
}

/// How far the learner has come.
fn count(guidance: &Guidance, l10n: &Localizer) -> Markup {
    html! {
        @if let Stand::At(Advice { step, .. }) = guidance.stand {
            " " small { (l10n.say_with("lesson-step", &[("step", (step + 1).to_string()), ("steps", guidance.steps.to_string())])) }
        }
    }
}

fn said(guidance: &Guidance, game: &AnyGame, l10n: &Localizer) -> Markup {
    let info = games::info(&game.identity().game).expect("a table plays a game of the list");
    let words = |id: &String| glossary::explained(info, &l10n.say(id), l10n);
    html! {
        @match &guidance.stand {
            _ if guidance.left => p { (l10n.say("lesson-left")) },
            Stand::At(advice) => {
                @if let Some(why) = &advice.why { p .quiet { (l10n.say("lesson-strayed")) " " (words(why)) } }
                p { (words(&advice.text)) }
            },
            Stand::Closing => p { (l10n.say("lesson-closing")) },
                Stand::Later(message) => p { (words(message)) },
            Stand::Over => {},
        }
    }
}

/// The way out of the lesson, and back into it.
fn leaving(table: &str, guidance: &Guidance, l10n: &Localizer) -> Markup {
    let (value, label) = if guidance.left { ("no", "lesson-back") } else { ("yes", "lesson-leave") };
    html! {
        form method="post" action=(paths::lesson(table)) data-plain {
            button name="leave" value=(value) { (l10n.say(label)) }
        }
    }
}

/// The offer of a guided first game, to whoever has not finished a game of this kind here.
pub(crate) fn offer(model: &StartModel<'_>, info: &GameInfo, l10n: &Localizer) -> Markup {
    let lesson = model.scenarios.iter().find(|scenario| scenario.lesson && scenario.game == info.id);
    html! {
        @if let Some(lesson) = lesson.filter(|lesson| is_new(model, &lesson.game)) {
            div .lesson-offer {
                link rel="stylesheet" href=(assets::learning_path());
                p id={ "scenario-" (lesson.id) } { strong { (l10n.say("lesson-offer")) } " " (l10n.say("lesson-offer-note")) }
                (briefing::play(lesson, model.name, &l10n.say("lesson-begin")))
            }
        }
    }
}

/// Whether this browser has not finished a whole game of this kind.
pub(crate) fn is_new(model: &StartModel<'_>, game: &str) -> bool {
    !model.tables.iter().any(|table| table.game == game && table.whole && table.standing == Standing::Over)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The sentences of a text.
    fn sentences(text: &str) -> usize {
        text.split_inclusive(['.', '!', '?']).filter(|part| part.trim().len() > 1).count()
    }

    #[test]
    fn the_coach_has_words_for_every_step_and_not_many() {
        let (english, german) = (Localizer::english(), Localizer::called("de").expect("there is German"));
        for info in games::GAMES {
            let steps: Vec<(&str, &str, String)> = games::dispatch_kind!(info.kind, Rules => {
                let lesson = Rules::LESSON;
                let parts = ["do", "until", "why"];
                let of = |step: &Step<Rules>| parts.map(|part| (step.id, part, (lesson.message)(step.id, part)));
                let later = (1..=REMINDERS).filter(|_| !lesson.steps.is_empty());
                let later = later.map(|turn| ("later", "why", (lesson.message)("later", &turn.to_string())));
                lesson.steps.iter().flat_map(of).chain(later).collect()
            });
            for (_, part, id) in steps {
                let (own, other) = (english.say_or(&id, ""), german.say_or(&id, ""));
                assert!(!own.is_empty() && !other.is_empty() && own != other, "{id}: {own} | {other}");
                for said in [&own, &other] {
                    assert!(sentences(said) <= if part == "why" { 1 } else { 2 }, "{id}: {said}");
                    assert!(said.split_whitespace().count() <= 40, "{id}: {said}");
                }
            }
        }
    }
}
