use table::{Clause, Refusal, Text};

/// Why something is refused, before it is put into words: small enough to be made and dropped while actions are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct No {
    pub(crate) clause: Clause,
    pub(crate) text: &'static str,
    number: Option<i32>,
}

/// The message of what is not asked now; the phase adds what is.
pub(crate) const NOT_NOW: &str = "gp-no-now";

/// The message for who is not asked now; the phase adds who is.
pub(crate) const NO_TURN: &str = "gp-no-turn";

/// The message for who must wait until others have put cards away (GP-52); the phase adds who they are.
pub(crate) const BEFORE_DISCARDS: &str = "gp-no-before-discards";

/// What was found where something may be done.
pub(crate) type Found<T> = Result<T, No>;
/// `Ok` exactly if something may be done.
pub(crate) type Check = Result<(), No>;

impl No {
    pub(crate) const fn new(clause: Clause, text: &'static str) -> Self {
        No { clause, text, number: None }
    }
}

/// A refusal by this clause with this message.
pub(crate) const fn no<T>(clause: Clause, text: &'static str) -> Found<T> {
    Err(No::new(clause, text))
}

/// A refusal whose message names a number.
pub(crate) fn no_more_than<T>(clause: Clause, text: &'static str, number: impl Into<i32>) -> Found<T> {
    Err(No { clause, text, number: Some(number.into()) })
}

/// Refuses unless the condition holds.
pub(crate) const fn need(condition: bool, clause: Clause, text: &'static str) -> Check {
    if condition { Ok(()) } else { no(clause, text) }
}

impl From<No> for Refusal {
    fn from(no: No) -> Self {
        let text = Text::new(no.text);
        Refusal::new(no.clause, no.number.map_or(text.clone(), |number| text.with("number", number)))
    }
}
