//! What happened, as it is seen: a journal entry is a scene, and a scene is a row of beats.
//!
//! A game says of each of its events what kind of beat it is, whom it hurts or helps, and how much it weighs for the
//! others (`beats.rs` in its folder). Everything else is the same for all games, as how much it weighs
//! for one viewer. Scenes are made of the lines that their viewer may know, and of nothing else.

use table::{Seat, SeatSet};

use crate::model::LogLine;

/// What a beat looks like. There are few kinds, and all games share them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A turn or a round begins.
    Turn,
    /// Dice fall.
    Dice,
    /// A piece goes from one place to another.
    Walk,
    /// A card or a ticket is turned up, drawn or played.
    Card,
    /// Something changes hands.
    Hands,
    /// A number changes.
    Number,
    /// A question is asked or answered.
    Answer,
    /// Something that decides games is gained or lost.
    Matter,
    /// A claim, a challenge, an attack.
    Claim,
    /// The game is over.
    End,
}

impl Kind {
    /// The kind as the style sheet knows it.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Kind::Turn => "turn",
            Kind::Dice => "dice",
            Kind::Walk => "walk",
            Kind::Card => "card",
            Kind::Hands => "hands",
            Kind::Number => "number",
            Kind::Answer => "answer",
            Kind::Matter => "matter",
            Kind::Claim => "claim",
            Kind::End => "end",
        }
    }
}

/// How much time a beat deserves. The last two are a viewer's own, and are held until they have been seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// It goes by with what comes next.
    Passing,
    /// It is told.
    Plain,
    /// It is told at length.
    Great,
    /// Good fortune of the viewer's own.
    Luck,
    /// Harm of the viewer's own.
    Harm,
}

impl Weight {
    /// The weight as the style sheet and the script know it.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Weight::Passing => "passing",
            Weight::Plain => "plain",
            Weight::Great => "great",
            Weight::Luck => "luck",
            Weight::Harm => "harm",
        }
    }

    /// Whether it is the viewer's own good or bad fortune.
    pub(crate) fn is_own(self) -> bool {
        self >= Weight::Luck
    }
}

/// What an event is on the stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Beat {
    /// What it looks like.
    pub kind: Kind,
    /// How much it weighs for those whom it neither hurts nor helps.
    pub weight: Weight,
    /// Whose face stands beside it.
    pub owner: Option<Seat>,
    /// Whom it hurts.
    pub hurts: SeatSet,
    /// Whom it helps.
    pub helps: SeatSet,
}

impl Beat {
    /// A beat of this kind that is told, and hits nobody.
    pub(crate) const fn of(kind: Kind) -> Beat {
        Beat { kind, weight: Weight::Plain, owner: None, hurts: SeatSet::EMPTY, helps: SeatSet::EMPTY }
    }

    /// With this player's face.
    pub(crate) const fn by(self, seat: Seat) -> Beat {
        Beat { owner: Some(seat), ..self }
    }

    /// It goes by, except for whom it hits.
    pub(crate) const fn passing(self) -> Beat {
        Beat { weight: Weight::Passing, ..self }
    }

    /// It is told at length.
    pub(crate) const fn great(self) -> Beat {
        Beat { weight: Weight::Great, ..self }
    }

    /// It hurts them.
    pub(crate) const fn hurting(self, seats: SeatSet) -> Beat {
        Beat { hurts: seats, ..self }
    }

    /// It helps them.
    pub(crate) const fn helping(self, seats: SeatSet) -> Beat {
        Beat { helps: seats, ..self }
    }

    /// Whether somebody's turn begins with it.
    pub fn begins_turn(&self) -> bool {
        self.kind == Kind::Turn && self.weight == Weight::Passing && self.owner.is_some()
    }

    /// How much it weighs for this viewer. What hits oneself is never passed over; of both, the harm counts.
    pub fn weight_for(&self, viewer: Option<Seat>) -> Weight {
        match viewer {
            Some(seat) if self.hurts.contains(seat) => Weight::Harm,
            Some(seat) if self.helps.contains(seat) => Weight::Luck,
            _ => self.weight,
        }
    }
}

/// What one journal entry looks like to one viewer.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The entry.
    pub entry: u64,
    /// Its lines, as far as the viewer may know them.
    pub lines: &'a [LogLine],
}

/// The scenes of what a viewer was told, in their order.
pub fn scenes(log: &[LogLine]) -> impl DoubleEndedIterator<Item = Scene<'_>> {
    log.chunk_by(|a, b| a.entry == b.entry).map(|lines| Scene { entry: lines[0].entry, lines })
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: Seat = Seat(0);
    const BO: Seat = Seat(1);

    #[test]
    fn harm_and_luck_of_ones_own_are_never_passing() {
        let beat = Beat::of(Kind::Hands).passing().hurting(SeatSet::only(ADA)).helping(SeatSet::only(BO));
        assert_eq!(beat.weight_for(Some(ADA)), Weight::Harm);
        assert_eq!(beat.weight_for(Some(BO)), Weight::Luck);
        assert_eq!(beat.weight_for(Some(Seat(2))), Weight::Passing);
        assert_eq!(beat.weight_for(None), Weight::Passing);
    }

    #[test]
    fn of_harm_and_luck_in_one_the_harm_counts() {
        let both = Beat::of(Kind::Hands).hurting(SeatSet::only(ADA)).helping(SeatSet::only(ADA));
        assert_eq!(both.weight_for(Some(ADA)), Weight::Harm);
    }
}
