use serde::Serialize;

use crate::{Clause, Seat};

/// A sentence that has not been put into a language yet: the id of a message under `locales/` and its arguments.
///
/// The games speak in these, so that every word a person reads comes from one place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Text {
    /// The message's id.
    pub id: &'static str,
    /// The arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a [`Text`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number.
    Number(i64),
    /// A name or text of the edition, such as a place, as the edition has it: in English. A language may have another.
    Name(String),
    /// Words that are in the reader's language already, or that somebody typed.
    Said(String),
    /// A word that nobody reads: the message chooses by it what to say.
    Key(&'static str),
    /// A player, shown by the name they go by at this table.
    Seat(Seat),
    /// A clause, shown so that it can be opened.
    Clause(Clause),
    /// Another message put in.
    Text(Text),
    /// Several arguments in a row, joined as the language joins lists.
    List(Vec<Arg>),
}

impl Text {
    /// A message without arguments.
    pub fn new(id: &'static str) -> Self {
        Text { id, args: Vec::new() }
    }

    /// The message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
}

macro_rules! arg_from_number {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Arg::Number(i64::from(number))
            }
        }
    )*};
}
arg_from_number!(u8, u16, u32, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<&str> for Arg {
    fn from(name: &str) -> Self {
        Arg::Name(name.to_owned())
    }
}

impl From<String> for Arg {
    fn from(said: String) -> Self {
        Arg::Said(said)
    }
}

impl From<bool> for Arg {
    fn from(yes: bool) -> Self {
        Arg::Key(if yes { "yes" } else { "no" })
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Arg::Seat(seat)
    }
}

impl From<Text> for Arg {
    fn from(text: Text) -> Self {
        Arg::Text(text)
    }
}

impl From<Clause> for Arg {
    fn from(clause: Clause) -> Self {
        Arg::Clause(clause)
    }
}

impl From<Vec<Arg>> for Arg {
    fn from(args: Vec<Arg>) -> Self {
        Arg::List(args)
    }
}
