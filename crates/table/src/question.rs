use std::ops::RangeInclusive;

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::{Clause, Seat, Text};

/// One question about a game's options, as data: forms and the command line are made from it.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// What the answer is called in forms: the option's own name, except where an answer sets several options.
    pub name: &'static str,
    /// What is asked.
    pub text: Text,
    /// More about it.
    pub hint: Option<Text>,
    /// The clause that the option comes from.
    pub clause: Option<Clause>,
    /// Whether it is only asked of those who want to know everything.
    pub is_detail: bool,
    /// How it is answered.
    pub answers: Answers,
}

/// How a question is answered. Whoever gives no answer gets what is usual.
#[derive(Clone, Debug, PartialEq)]
pub enum Answers {
    /// Yes or no; no is usual.
    Switch {
        /// Whether it makes sense whatever else is chosen, so that it can be switched on with all others.
        stands_alone: bool,
    },
    /// One of several.
    Choice {
        /// The answers.
        answers: Vec<Answer>,
        /// The value of the usual one.
        usual: &'static str,
    },
    /// A number.
    Number {
        /// The least that the rules allow.
        least: u16,
        /// The most.
        most: u16,
    },
}

/// One of several answers.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// What it is called in forms.
    pub value: String,
    /// The answer in words.
    pub text: Text,
    /// The options that it sets.
    pub sets: Vec<(&'static str, Value)>,
}

impl Answer {
    /// The answer that changes nothing, under an empty value.
    pub fn usual(message: &'static str) -> Self {
        Answer { value: String::new(), text: Text::new(message), sets: Vec::new() }
    }

    /// An answer that sets one option.
    pub fn setting(value: impl Into<String>, text: Text, option: &'static str, to: impl Into<Value>) -> Self {
        Answer { value: value.into(), text, sets: vec![(option, to.into())] }
    }
}

impl Question {
    fn new(name: &'static str, message: &'static str, answers: Answers) -> Self {
        Question { name, text: Text::new(message), hint: None, clause: None, is_detail: false, answers }
    }

    /// A question to be answered with yes or no.
    pub fn switch(name: &'static str, message: &'static str) -> Self {
        Question::new(name, message, Answers::Switch { stands_alone: true })
    }

    /// A question with several answers, after the usual one.
    pub fn choice(
        name: &'static str,
        message: &'static str,
        usual: &'static str,
        others: impl IntoIterator<Item = Answer>,
    ) -> Self {
        let answers = [Answer::usual(usual)].into_iter().chain(others).collect();
        Question::new(name, message, Answers::Choice { answers, usual: "" })
    }

    /// A question whose answers are an option's values, as files have them, with a message each.
    pub fn values(
        name: &'static str,
        message: &'static str,
        usual: &'static str,
        values: &[(&'static str, &'static str)],
    ) -> Self {
        let answer = |&(value, message): &(&'static str, &'static str)| {
            Answer::setting(value, Text::new(message), name, value)
        };
        Question::new(name, message, Answers::Choice { answers: values.iter().map(answer).collect(), usual })
    }

    /// A question for a number.
    pub fn number(name: &'static str, message: &'static str, range: RangeInclusive<u16>) -> Self {
        Question::new(name, message, Answers::Number { least: *range.start(), most: *range.end() })
    }

    /// A question for one of so many seats, or for none; the seats' message takes a `number`.
    pub fn seat(
        name: &'static str,
        message: &'static str,
        [none, seat]: [&'static str; 2],
        seats: usize,
    ) -> Self {
        let answer = |at: Seat| {
            Answer::setting(at.0.to_string(), Text::new(seat).with("number", at.index() + 1), name, at.0)
        };
        Question::choice(name, message, none, Seat::all(seats).map(answer))
    }

    /// The same, with more about it.
    #[must_use]
    pub fn with_hint(self, message: &'static str) -> Self {
        Question { hint: Some(Text::new(message)), ..self }
    }

    /// The same, with the clause it comes from.
    #[must_use]
    pub fn with_clause(self, clause: Clause) -> Self {
        Question { clause: Some(clause), ..self }
    }

    /// The same, for those who want to know everything.
    #[must_use]
    pub fn as_detail(self) -> Self {
        Question { is_detail: true, ..self }
    }

    /// The same switch, which makes sense only with others.
    #[must_use]
    pub fn with_others_only(self) -> Self {
        Question { answers: Answers::Switch { stands_alone: false }, ..self }
    }

    /// Whether it can be switched on whatever else is chosen.
    pub fn is_free_switch(&self) -> bool {
        self.answers == Answers::Switch { stands_alone: true }
    }

    /// Writes what an answer means. One that is none of those offered means nothing; a number beyond its bounds is
    /// kept, so that the rules can refuse it with their reason.
    fn note(&self, answer: &str, options: &mut Map<String, Value>) {
        match &self.answers {
            Answers::Switch { .. } => {
                options.insert(self.name.to_owned(), matches!(answer, "on" | "true" | "yes" | "1").into());
            }
            Answers::Choice { answers, .. } => {
                let chosen = answers.iter().find(|one| one.value == answer);
                for (option, value) in chosen.iter().flat_map(|one| &one.sets) {
                    options.insert((*option).to_owned(), value.clone());
                }
            }
            Answers::Number { most, .. } => {
                // Small numbers are bytes: one beyond every bound would not even be read by the game.
                let largest = if *most < 256 { 255 } else { u16::MAX };
                if let Ok(number) = answer.parse::<u16>() {
                    options.insert(self.name.to_owned(), number.min(largest).into());
                }
            }
        }
    }
}

/// The options that answers mean. `answer` gives what was answered to the question of a name, if anything.
///
/// ```
/// use table::{Question, options_from};
///
/// #[derive(Debug, Default, PartialEq, serde::Deserialize)]
/// #[serde(default)]
/// struct Options { night: bool, rounds: Option<u16> }
///
/// let questions = [Question::switch("night", "ask-night"), Question::number("rounds", "ask-rounds", 1..=9)];
/// let answer = |name: &str| (name == "rounds").then_some("5");
/// assert_eq!(options_from(&questions, answer).ok(), Some(Options { night: false, rounds: Some(5) }));
/// ```
pub fn options_from<'a, O: DeserializeOwned>(
    questions: &[Question],
    answer: impl Fn(&str) -> Option<&'a str>,
) -> Result<O, serde_json::Error> {
    let mut options = Map::new();
    for question in questions {
        if let Some(answer) = answer(question.name) {
            question.note(answer, &mut options);
        }
    }
    serde_json::from_value(options.into())
}
