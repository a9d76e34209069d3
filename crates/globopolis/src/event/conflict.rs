use serde::Serialize;
use table::{Arg, Text};

use super::names::Names;
use crate::state::Party;
use crate::{CardId, Team, TitleId, Units};

/// Attacks and battles (GP-63, GP-68 to GP-84).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what their names say: who, what, where, how many")]
pub enum Conflict {
    /// An attack was declared (GP-68).
    Attacked { team: Team, on: Team, from: TitleId, against: TitleId, with: Option<CardId> },
    /// EU were offered to a third party (GP-63).
    BribeOffered { by: Team, to: Team, leave: bool, eu: u16 },
    /// A third party decided (GP-63).
    ThirdParty { team: Team, home: [u8; 2] },
    /// A Territory assists (GP-83).
    Assisted { team: Team, from: TitleId },
    /// Help was asked for (GP-84).
    HelpAsked { team: Team, from: TitleId, eu: u16 },
    /// Help was sent (GP-83, GP-84).
    HelpSent { from: TitleId, to: TitleId },
    /// Help was refused (GP-84).
    HelpRefused { from: TitleId },
    /// The Assessment of Strength (GP-70 to GP-74).
    Assessed { aggressor: Strength, defender: Strength },
    /// A Battle Round (GP-75).
    BattleRound { round: u8, aggressor: Throw, defender: Throw, winner: Party },
    /// A battle was won (GP-78).
    BattleWon { winner: Team, loser: Team, title: TitleId },
    /// There was no battle.
    CalledOff { team: Team },
    /// NS-Units and development were destroyed (GP-78).
    Destroyed { title: TitleId, units: Units, pieces: u8 },
}

impl Conflict {
    pub(super) fn text(&self, names: &Names<'_>) -> Text {
        match *self {
            Conflict::Attacked { team, on, from, against, with } => {
                let id = if with.is_some() { "gp-told-attacked-with" } else { "gp-told-attacked" };
                let text = names
                    .two(id, "team", team, "on", on)
                    .with("from", names.title(from))
                    .with("against", names.title(against));
                with.map_or(text.clone(), |card| text.with("card", names.card(card)))
            }
            Conflict::BribeOffered { by, to, leave, eu } => {
                let id = if leave { "gp-told-bribe-leave" } else { "gp-told-bribe-stay" };
                names.two(id, "by", by, "to", to).with("eu", eu)
            }
            Conflict::ThirdParty { team, home: [0, 0] } => names.one("gp-told-third-stays", team),
            Conflict::ThirdParty { team, home } => {
                names.one("gp-told-third-leaves", team).with("count", home[0] + home[1])
            }
            Conflict::Assisted { team, from } => names.at("gp-told-assisted", team, from),
            Conflict::HelpAsked { team, from, eu } => {
                names.at("gp-told-help-asked", team, from).with("eu", eu)
            }
            Conflict::HelpSent { from, to } => {
                Text::new("gp-told-help-sent").with("from", names.title(from)).with("to", names.title(to))
            }
            Conflict::HelpRefused { from } => {
                Text::new("gp-told-help-refused").with("from", names.title(from))
            }
            Conflict::Assessed { aggressor, defender } => Text::new("gp-told-assessed")
                .with("aggressor", strength(aggressor))
                .with("defender", strength(defender)),
            Conflict::BattleRound { round, aggressor, defender, winner } => Text::new(match winner {
                Party::Aggressor => "gp-told-round-to-aggressor",
                Party::Defender => "gp-told-round-to-defender",
            })
            .with("round", round)
            .with("aggressor", throw(aggressor))
            .with("defender", throw(defender)),
            Conflict::BattleWon { winner, loser, title } => names
                .two("gp-told-battle-won", "winner", winner, "loser", loser)
                .with("title", names.title(title)),
            Conflict::CalledOff { team } => names.one("gp-told-called-off", team),
            Conflict::Destroyed { title, units, pieces } => Text::new("gp-told-destroyed")
                .with("title", names.title(title))
                .with("units", units.text())
                .with("pieces", pieces),
        }
    }
}

fn strength(strength: Strength) -> Text {
    Text::new("gp-strength")
        .with("total", strength.total)
        .with("polygon", strength.polygon)
        .with("base", strength.base)
        .with("ns", strength.ns)
        .with("economy", strength.economy)
        .with("superiority", strength.superiority)
        .with("assistance", strength.assistance)
        .with("cards", i32::from(strength.cards))
}

fn throw(throw: Throw) -> Text {
    let dice: Vec<Arg> =
        throw.dice.iter().take(usize::from(throw.count)).map(|&die| Arg::from(die)).collect();
    let text =
        if dice.is_empty() { Text::new("gp-throw-alone") } else { Text::new("gp-throw").with("dice", dice) };
    text.with("polygon", throw.polygon).with("times", throw.times).with("value", throw.value)
}

/// How many d6 a party has, and for what (GP-70 to GP-74).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Strength {
    /// What each party has to begin with (GP-70).
    pub base: u8,
    /// For NS-Units (GP-71).
    pub ns: u8,
    /// For Economic Superiority (GP-72).
    pub economy: u8,
    /// For Agent Superiority (GP-73), or, without Agents, for the point value (GP-74).
    pub superiority: u8,
    /// For Spontaneous Military Assistance (GP-83).
    pub assistance: u8,
    /// For Operations cards (GP-80).
    pub cards: i8,
    /// All together, at most six.
    pub total: u8,
    /// The sides of the polygon.
    pub polygon: u8,
}

/// One party's dice in a Battle Round (GP-75).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Throw {
    /// The polygon's face.
    pub polygon: u8,
    /// The d6, as many as `count`.
    pub dice: [u8; 6],
    /// How many d6.
    pub count: u8,
    /// By what the polygon is multiplied.
    pub times: u8,
    /// The roll value.
    pub value: u8,
}
