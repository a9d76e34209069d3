//! What happened, as it is told: a file for each topic, with its events and their sentences.

mod agents;
mod cards;
mod conflict;
mod deals;
mod ending;
mod money;
mod names;
mod opening;
mod resources;
mod titles;
mod turns;
mod visits;

use serde::Serialize;
use table::Text;

use self::names::Names;
use crate::Globopolis;

pub use agents::Agents;
pub use cards::Cards;
pub use conflict::{Conflict, Strength, Throw};
pub use deals::{Deals, Shown};
pub use ending::Ending;
pub use money::Money;
pub use opening::Opening;
pub use resources::Resources;
pub use titles::Titles;
pub use turns::Turns;
pub use visits::Visits;

/// Lists the topics: an event is one of a topic, and each topic tells its own.
macro_rules! topics {
    ($($(#[$doc:meta])* $topic:ident)*) => {
        /// What happened. Secrets (which card it was) are told in events of their own, to those who may know.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
        #[serde(untagged)]
        pub enum Event {
            $($(#[$doc])* $topic($topic),)*
        }

        $(impl From<$topic> for Event {
            #[inline]
            fn from(event: $topic) -> Self {
                Event::$topic(event)
            }
        })*

        impl Event {
            /// The sentence that tells it.
            pub(crate) fn text(&self, game: &Globopolis) -> Text {
                match self {
                    $(Event::$topic(event) => event.text(&Names(game)),)*
                }
            }
        }
    };
}

topics! {
    /// Setting up.
    Opening
    /// Turns, and the way round the Field Ring.
    Turns
    /// EU and points.
    Money
    /// What a field does.
    Visits
    /// Titles and groups.
    Titles
    /// R-Units and development.
    Resources
    /// Deals.
    Deals
    /// Attacks and battles.
    Conflict
    /// Agents.
    Agents
    /// Cards.
    Cards
    /// MISSIONs, claims and the end.
    Ending
}
