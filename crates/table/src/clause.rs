use std::fmt;

use serde::{Serialize, Serializer};

/// A numbered clause of a game's rules, such as `LM-14`.
///
/// Clauses are the addresses of the rules: refusals, events, tests and the texts under `rules/` all name them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Clause {
    /// The letters of the rule book, `LM` for Little Monsters.
    pub book: &'static str,
    /// The number within the book.
    pub number: u16,
}

impl Clause {
    /// The clause that code cites by this name: the letters of its book, `_`, its number. Made by [`clauses!`](crate::clauses!).
    ///
    /// # Panics
    /// If the name is not made so, which the compiler reports, for it is done in constants.
    pub const fn cited_as(book: &'static str, name: &str) -> Self {
        let (book_bytes, name) = (book.as_bytes(), name.as_bytes());
        let mut at = 0;
        while at < book_bytes.len() {
            assert!(name[at] == book_bytes[at], "a clause is named after its book");
            at += 1;
        }
        assert!(name[at] == b'_' && at + 1 < name.len(), "the number follows the book: LM_14");
        let mut number = 0;
        while at + 1 < name.len() {
            at += 1;
            assert!(name[at].is_ascii_digit(), "a clause is named by its number: LM_14");
            number = number * 10 + (name[at] - b'0') as u16;
        }
        Clause { book, number }
    }
}

/// Makes the clauses of a book citable, each as a constant: `clauses!(LM: LM_1 LM_2 LM_3)`.
///
/// Code cites a clause by its constant and by nothing else, so the compiler knows no clause that is not listed, and
/// `cargo xtask clauses` none that is not in `rules/`.
#[macro_export]
macro_rules! clauses {
    ($book:ident: $($name:ident)+) => {$(
        #[doc = concat!("The clause that is cited as `", stringify!($name), "`.")]
        pub const $name: $crate::Clause = $crate::Clause::cited_as(stringify!($book), stringify!($name));
    )+};
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.book, self.number)
    }
}

impl Serialize for Clause {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[expect(unreachable_pub, reason = "a game cites its clauses in a public module")]
    mod cited {
        crate::clauses!(TY: TY_1 TY_14 TY_133);
    }
    use cited::{TY_1, TY_14, TY_133};

    #[test]
    fn a_constant_is_the_clause_of_its_name() {
        assert_eq!(TY_14, Clause { book: "TY", number: 14 });
        assert_eq!([TY_1, TY_14, TY_133].map(|clause| clause.to_string()), ["TY-1", "TY-14", "TY-133"]);
    }

    #[test]
    #[should_panic(expected = "named after its book")]
    fn a_clause_of_another_book_is_refused() {
        let _ = Clause::cited_as("TY", "XY_14");
    }

    #[test]
    #[should_panic(expected = "named by its number")]
    fn a_name_without_a_number_is_refused() {
        let _ = Clause::cited_as("TY", "TY_1b");
    }
}
