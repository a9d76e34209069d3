//! The contract of the table: what every game offers, and what everything around the games relies on.
//!
//! A [`Game`] is a set of rules together with its board and options. It owns no state: a position is a plain
//! value, [`Game::State`], that [`Game::apply`] changes by one action of one seat. Chance comes in through
//! [`Dice`] only, what happened goes out through a [`Log`] only, and a [`Refusal`] names the [`Clause`] that
//! stands in the way and leaves the position as it was. What a game knows of itself beside its rules (how many play, what
//! can be chosen, what is counted) is [`Offered`].
//!
//! [`Play`] keeps one game going: position, journal, log and takebacks. A game *is* its journal
//! ([`journal`]): replaying one gives the same position, always.
//!
//! Nothing in this crate does input or output, reads a clock or starts a thread.

pub mod dice;
pub mod exact;
pub mod journal;
pub mod rolls;

mod bit_set;
mod briefing;
mod by;
mod clause;
mod edition_head;
mod event;
mod form;
mod game;
mod id;
mod label;
mod locked;
mod mistakes;
mod offered;
mod orders;
mod past;
mod play;
mod puzzle;
mod question;
mod refusal;
mod rules_version;
mod seat;
mod spanned;
mod tally;
mod text;
mod trail;
mod view;

pub use briefing::{Briefing, Goal};
pub use by::{By, Key};
pub use clause::Clause;
pub use dice::Dice;
pub use edition_head::EditionHead;
pub use event::{Audience, Chronicle, Log, Silent, Told};
pub use form::Forms;
pub use game::{Game, Outcome, TimeLimit, ToAct};
pub use label::Label;
pub use locked::{Contribution, Locked};
pub use mistakes::{Mistake, Mistakes, Reader, Source};
pub use offered::{Offered, OpenError, Players};
pub use orders::Orders;
pub use past::Moment;
pub use play::{ActError, Logged, Play, StartError, TakenBack};
pub use puzzle::{Aim, Puzzle};
pub use question::{Answer, Answers, Question, options_from};
pub use refusal::Refusal;
pub use rules_version::RulesVersion;
pub use seat::{BySeat, Seat, SeatSet, Viewer};
pub use spanned::Spanned;
pub use tally::{Notes, Tally};
pub use text::{Arg, Text};
pub use trail::Trail;
pub use view::View;
