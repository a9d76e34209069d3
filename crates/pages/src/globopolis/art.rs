//! The pieces and signs.

use maud::Markup;
use table::Seat;

use crate::frame::seat_mark;

/// The Governor of a seat.
pub(super) fn governor(seat: Seat) -> Markup {
    seat_mark(seat)
}

/// The same, small.
pub(super) fn small_governor(seat: Seat) -> Markup {
    seat_mark(seat)
}
