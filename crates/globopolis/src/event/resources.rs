use serde::Serialize;
use table::Text;

use super::names::Names;
use crate::{Team, TitleId, Units};

/// R-Units, development and Guild Stocks (GP-12, GP-29 to GP-35).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what their names say: who, what, where, how many")]
pub enum Resources {
    /// Surplus went to the Personal Stock (GP-12, GP-43).
    Stored { team: Team, units: Units },
    /// Surplus stayed on the Territory (GP-43).
    Stacked { team: Team, title: TitleId, units: Units },
    /// R-Units were put on a Territory (GP-30).
    Allocated { team: Team, title: TitleId, units: Units },
    /// R-Units were moved (GP-30).
    Transferred { team: Team, from: TitleId, to: TitleId, units: Units },
    /// NS-Units above the cap went to the Personal Stock (GP-29).
    NsOverCap { team: Team, title: TitleId, count: u8 },
    /// A Territory was developed (GP-31).
    Developed { team: Team, title: TitleId, level: u8, eu: u16 },
    /// Development is no longer justified (GP-32).
    SetBack { team: Team, title: TitleId, points: u8 },
    /// Development is justified again (GP-32).
    Restored { team: Team, title: TitleId, points: u8 },
    /// R-Units from an own Guild (GP-34).
    StockTaken { team: Team, guild: TitleId, units: Units, to: Option<TitleId> },
    /// R-Units from another's Guild (GP-35).
    StockBought { team: Team, guild: TitleId, units: Units, eu: u32 },
    /// R-Units from the bank.
    UnitsGained { team: Team, units: Units },
    /// R-Units from another.
    UnitsTaken { team: Team, from: Team, units: Units },
}

impl Resources {
    pub(super) fn text(&self, names: &Names<'_>) -> Text {
        match *self {
            Resources::Stored { team, units } => {
                names.one("gp-told-stored", team).with("units", units.text())
            }
            Resources::Stacked { team, title, units } => {
                names.at("gp-told-stacked", team, title).with("units", units.text())
            }
            Resources::Allocated { team, title, units } => {
                names.at("gp-told-allocated", team, title).with("units", units.text())
            }
            Resources::Transferred { team, from, to, units } => names
                .one("gp-told-transferred", team)
                .with("from", names.title(from))
                .with("to", names.title(to))
                .with("units", units.text()),
            Resources::NsOverCap { team, title, count } => {
                names.at("gp-told-ns-over-cap", team, title).with("count", count)
            }
            Resources::Developed { team, title, level, eu } => {
                let id = if level > 1 { "gp-told-super-developed" } else { "gp-told-developed" };
                names.at(id, team, title).with("eu", eu)
            }
            Resources::SetBack { team, title, points } => {
                names.at("gp-told-set-back", team, title).with("points", points)
            }
            Resources::Restored { team, title, points } => {
                names.at("gp-told-restored", team, title).with("points", points)
            }
            Resources::StockTaken { team, guild, units, to: None } => {
                names.at("gp-told-stock-taken", team, guild).with("units", units.text())
            }
            Resources::StockTaken { team, guild, units, to: Some(to) } => names
                .at("gp-told-stock-taken-to", team, guild)
                .with("units", units.text())
                .with("to", names.title(to)),
            Resources::StockBought { team, guild, units, eu } => {
                names.at("gp-told-stock-bought", team, guild).with("units", units.text()).with("eu", eu)
            }
            Resources::UnitsGained { team, units } => {
                names.one("gp-told-units-gained", team).with("units", units.text())
            }
            Resources::UnitsTaken { team, from, units } => {
                names.two("gp-told-units-taken", "team", team, "from", from).with("units", units.text())
            }
        }
    }
}
