//! The people around a game: whose seat went where, who talks, and who watches.

use maud::html;
use table::{Seat, SeatSet};

use crate::frame::region;
use crate::guests::Admission;
use crate::model::Region;
use crate::talk::{TalkModel, Watchers};
use crate::{Localizer, paths};

/// What belongs to the people at a table and not to their game, as one reader may know it.
#[derive(Clone, Debug, Default)]
pub struct Company {
    /// The seats that somebody else plays on.
    pub handed: Vec<Handed>,
    /// The seats that the reader had until another browser took them.
    pub left: Vec<Left>,
    /// The reader's seats whose share in the dice another browser drew.
    pub shared_elsewhere: SeatSet,
    /// What is said at the table; nothing where nobody could hear it.
    pub talk: Option<TalkModel>,
    /// Who watches.
    pub watchers: Watchers,
    /// Whether the page is for the screen in the room.
    pub screen: bool,
    /// Whether the table stands on the page of the club.
    pub public: bool,
    /// What the reader may do before the game.
    pub guests: Admission,
}

/// A seat that somebody else plays on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Handed {
    /// The name of whoever had it.
    pub before: String,
    /// The name of whoever has it.
    pub after: String,
}

/// A seat that the reader had until another browser took it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Left {
    /// The seat.
    pub seat: Seat,
    /// What it was called.
    pub name: String,
    /// Who plays on there, if it is somebody else.
    pub to: Option<String>,
}

/// What became of seats, told to those whom it concerns and, if somebody else plays on, to all.
pub(crate) fn moved(company: &Company, table: &str, l10n: &Localizer) -> Region {
    let Company { handed, left, .. } = company;
    let html = html! {
        section #moved aria-live="polite" aria-label=(l10n.say("moved-label")) hidden[handed.is_empty() && left.is_empty()] {
            @for left in left {
                div .notice data-key={ "left-" (left.seat.index()) } {
                    @if let Some(to) = &left.to {
                        p { (l10n.say_with("moved-handed-by-you", &[("name", left.name.clone()), ("to", to.clone())])) }
                    } @else {
                        p { (l10n.say_with("moved-elsewhere", &[("name", left.name.clone())])) }
                        form method="post" action=(paths::fetch_back(table)) {
                            input type="hidden" name="seat" value=(left.seat.index());
                            button { (l10n.say("moved-back")) }
                        }
                    }
                }
            }
            @for Handed { before, after } in handed {
                p .quiet { (l10n.say_with("moved-handed", &[("before", before.clone()), ("after", after.clone())])) }
            }
        }
    };
    region("moved", html)
}
