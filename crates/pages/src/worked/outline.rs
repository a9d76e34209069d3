//! A course in words alone, for programs: what is said under every scene, what it asks, and what else might have happened.

use table::Seat;

use super::{Question, Scene, WhatIf, Worked};
use crate::Localizer;

/// A scene of a course.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SceneOutline {
    /// The entry that it stands under, and those after it up to the next scene.
    pub entry: u64,
    /// What the coach says.
    pub note: String,
    /// What the reader may ask themselves.
    pub questions: Vec<QuestionOutline>,
    /// What else might have happened.
    pub what_ifs: Vec<WhatIfOutline>,
}

/// A question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuestionOutline {
    /// What is asked.
    pub text: String,
    /// The answers, each with what is said to it and whether it is right.
    pub answers: Vec<(String, String, bool)>,
}

/// Another course that begins at a scene.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhatIfOutline {
    /// What it is called.
    pub title: String,
    /// The course, as its address has it after the game.
    pub course: String,
    /// The moment of it with which it is another.
    pub entry: u64,
    /// The moment of it from which it can be tried, and the seat that then decides.
    pub tries: (u64, Seat),
}

impl Worked {
    /// The course, as its address has it after the game.
    pub fn course(&self) -> String {
        let fork = self.fork.as_ref().map(|fork| format!(".{fork}")).unwrap_or_default();
        format!("{}{fork}", self.lesson)
    }

    /// What its lesson is about.
    pub fn about(&self, l10n: &Localizer) -> String {
        self.said("about", l10n)
    }

    /// Where the lesson was left for this course, if it is another.
    pub fn left_at(&self) -> Option<u64> {
        self.fork.is_some().then_some(self.leaves)
    }

    /// Its scenes, in their order.
    pub fn outline(&self, l10n: &Localizer) -> Vec<SceneOutline> {
        let scene = |Scene { says, entry, asks, forks }: &Scene| SceneOutline {
            entry: *entry,
            note: self.said(says, l10n),
            questions: asks.iter().map(|ask| self.question(ask, l10n)).collect(),
            what_ifs: forks.iter().map(|what| self.what_if(what, l10n)).collect(),
        };
        self.scenes.iter().map(scene).collect()
    }

    fn said(&self, part: &str, l10n: &Localizer) -> String {
        l10n.say(&self.message(part))
    }

    fn question(&self, ask: &Question, l10n: &Localizer) -> QuestionOutline {
        let answer = |answer: &String| {
            let right = *answer == ask.right;
            let says = format!("{}-{}", ask.id, if right { "right" } else { "wrong" });
            (self.said(&format!("is-{answer}"), l10n), self.said(&says, l10n), right)
        };
        QuestionOutline { text: self.said(&ask.id, l10n), answers: ask.answers.iter().map(answer).collect() }
    }

    fn what_if(&self, what: &WhatIf, l10n: &Localizer) -> WhatIfOutline {
        WhatIfOutline {
            title: self.said(&format!("if-{}", what.fork), l10n),
            course: format!("{}.{}", self.lesson, what.fork),
            entry: what.entry,
            tries: what.tries,
        }
    }
}
