use serde::Serialize;
use table::{Seat, Text};

use super::names::Names;
use crate::{CardId, Team, TitleId};

/// Setting up (GP-10 to GP-17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what their names say: who, what, where, how many")]
pub enum Opening {
    /// A Title was dealt (GP-11).
    TitleDealt { team: Team, title: TitleId },
    /// The Administrator was paid (GP-17).
    AdministratorPaid { seat: Seat, eu: u32 },
    /// A die for the beginning (GP-15).
    RolledForStart { seat: Seat, face: u8 },
    /// This player begins (GP-15).
    Begins { seat: Seat },
    /// A card is in hand from the start; only its owner is told (GP-10).
    Dealt { card: CardId },
}

impl Opening {
    pub(super) fn text(&self, names: &Names<'_>) -> Text {
        match *self {
            Opening::TitleDealt { team, title } => names.at("gp-told-title-dealt", team, title),
            Opening::AdministratorPaid { seat, eu } => {
                Text::new("gp-told-administrator").with("seat", seat).with("eu", eu)
            }
            Opening::RolledForStart { seat, face } => {
                Text::new("gp-told-rolled-for-start").with("seat", seat).with("face", face)
            }
            Opening::Begins { seat } => Text::new("gp-told-begins").with("seat", seat),
            Opening::Dealt { card } => Text::new("gp-told-dealt").with("card", names.card(card)),
        }
    }
}
