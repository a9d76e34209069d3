use serde::Serialize;

use crate::{Clause, Seat, Viewer};

/// Who may learn of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// Everybody, spectators included.
    All,
    /// One seat only.
    Only(Seat),
    /// Everybody but one seat, which is told more by an event of its own.
    Others(Seat),
}

impl Audience {
    /// Whether this viewer may learn of it.
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Audience::All => true,
            Audience::Only(seat) => viewer == Viewer::Seat(seat),
            Audience::Others(seat) => viewer != Viewer::Seat(seat),
        }
    }
}

/// An event as it is told: to whom, and by which clause it happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Told<E> {
    /// Who learns of it.
    pub audience: Audience,
    /// The clause that was carried out.
    pub clause: Clause,
    /// What happened.
    pub event: E,
}

/// Where a game reports what happens while an action is applied.
pub trait Log<E> {
    /// Reports an event.
    fn tell(&mut self, told: Told<E>);

    /// Marks that something hidden came to light (a card was turned up or seen), which no takeback may cross.
    /// Dice need no mark: whoever keeps the journal sees them fall.
    fn reveal(&mut self);

    /// Reports an event that everybody may know.
    #[inline]
    fn tell_all(&mut self, clause: Clause, event: E) {
        self.tell(Told { audience: Audience::All, clause, event });
    }

    /// Reports an event to one seat only.
    #[inline]
    fn tell_only(&mut self, seat: Seat, clause: Clause, event: E) {
        self.tell(Told { audience: Audience::Only(seat), clause, event });
    }
}

/// A log that nobody reads, for simulations: the compiler removes it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Log<E> for Silent {
    #[inline(always)]
    fn tell(&mut self, _: Told<E>) {}

    #[inline(always)]
    fn reveal(&mut self) {}
}

/// A log that keeps everything.
#[derive(Clone, Debug)]
pub struct Chronicle<E> {
    /// What was told, in order.
    pub told: Vec<Told<E>>,
    /// Whether something hidden came to light.
    pub revealed: bool,
}

impl<E> Default for Chronicle<E> {
    fn default() -> Self {
        Chronicle { told: Vec::new(), revealed: false }
    }
}

impl<E> Log<E> for Chronicle<E> {
    fn tell(&mut self, told: Told<E>) {
        self.told.push(told);
    }

    fn reveal(&mut self) {
        self.revealed = true;
    }
}
