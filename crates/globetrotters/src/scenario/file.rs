//! A scenario file as it is written. What it leaves out is as at the beginning of a quiet turn.

use schemars::JsonSchema;
use serde::Deserialize;
use table::Spanned;

use crate::state::{Bonus, Due, Half, Then};

pub(super) type Ids = Vec<Spanned<String>>;

/// The part of a scenario file that is this game's; the head was read before.
#[derive(Deserialize, JsonSchema)]
pub(super) struct File {
    pub(super) position: Position,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Position {
    /// Whose turn it is, as a seat counted from 0.
    #[serde(default)]
    pub(super) turn: u8,
    /// Who began; the player in turn, unless said.
    pub(super) first: Option<u8>,
    pub(super) round: Option<u16>,
    #[serde(default)]
    pub(super) turns: u32,
    /// What is asked; `travel`, unless said, or `home` for who has none. `start` begins the turn.
    pub(super) phase: Option<Spanned<String>>,
    /// For `overland`: the number rolled.
    pub(super) steps: Option<u8>,
    /// For `move-on`: who moves on, who chooses, the ticket turned up, whose pieces came to rest before, and
    /// what follows.
    pub(super) who: Option<u8>,
    pub(super) chooser: Option<u8>,
    pub(super) turned: Option<Spanned<String>>,
    #[serde(default)]
    pub(super) chain: Vec<u8>,
    pub(super) then: Option<Then>,
    /// For `debt`: what it is for, and how much.
    pub(super) due: Option<Due>,
    #[serde(default)]
    pub(super) owed: u32,
    /// For `pick`: how many tickets are still to be picked.
    pub(super) picks: Option<u8>,
    /// For `bonus`.
    pub(super) bonus: Option<Bonus>,
    /// For questions that an Adventure asks.
    pub(super) adventure: Option<FileAdventure>,
    #[serde(default)]
    pub(super) first_turn: bool,
    #[serde(default)]
    pub(super) bought: bool,
    #[serde(default)]
    pub(super) claimable: bool,
    #[serde(default)]
    pub(super) again: bool,
    #[serde(default)]
    pub(super) opening: bool,
    #[serde(default)]
    pub(super) settling: bool,
    #[serde(default)]
    pub(super) sent: bool,
    #[serde(default)]
    pub(super) travelled: bool,
    #[serde(default)]
    pub(super) ended: bool,
    #[serde(default)]
    pub(super) jackpot: FileJackpot,
    /// The top of the pack, the top ticket first; what is named nowhere lies below in random order.
    #[serde(default)]
    pub(super) pack: Ids,
    /// The tops of the packs of Adventures, the top card first, by numbers in the edition's order.
    #[serde(default)]
    pub(super) adventures: FilePacks,
    /// Those who have resigned (GT-92): of them only a Home is known.
    #[serde(default)]
    pub(super) out: Vec<u8>,
    pub(super) player: Vec<FilePlayer>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct FileAdventure {
    pub(super) card: Spanned<usize>,
    pub(super) city: Spanned<String>,
    #[serde(default)]
    pub(super) begun: u8,
}

/// A fresh Jackpot, unless said (GT-5).
#[derive(Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub(super) struct FileJackpot {
    pub(super) money: Option<u32>,
    pub(super) tickets: Option<Ids>,
    pub(super) keys: Ids,
    pub(super) specials: u16,
    pub(super) memories: Ids,
}

#[derive(Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub(super) struct FilePacks {
    americas_africa: Vec<Spanned<usize>>,
    eurasia_oceania: Vec<Spanned<usize>>,
}

impl FilePacks {
    pub(super) fn of(&self, half: Half) -> &[Spanned<usize>] {
        match half {
            Half::AmericasAfrica => &self.americas_africa,
            Half::EurasiaOceania => &self.eurasia_oceania,
        }
    }
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct FilePlayer {
    /// Their Home; none before their first turn.
    pub(super) home: Option<Spanned<String>>,
    /// The ticket their Home came from; any that fits, unless said.
    pub(super) home_ticket: Option<Spanned<String>>,
    /// Where their piece is; at Home, unless said.
    pub(super) at: Option<Spanned<String>>,
    pub(super) bound_for: Option<Spanned<String>>,
    pub(super) before: Option<Spanned<String>>,
    pub(super) before_bound_for: Option<Spanned<String>>,
    #[serde(default)]
    pub(super) money: u32,
    /// Tickets as "one/other", or "any".
    pub(super) tickets: Option<Ids>,
    #[serde(default)]
    pub(super) keys: Ids,
    #[serde(default)]
    pub(super) memories: Ids,
    #[serde(default)]
    pub(super) specials: u16,
    /// The continents where a Special Memory was placed.
    #[serde(default)]
    pub(super) placed: Ids,
    pub(super) mark: Option<FileMark>,
    /// Whether the way Home after a deportation is still to be travelled (GT-87); so it is with a mark.
    #[serde(default)]
    pub(super) exiled: bool,
    #[serde(default)]
    pub(super) skips: bool,
    #[serde(default)]
    pub(super) unresolved: bool,
    #[serde(default)]
    pub(super) declined: bool,
    #[serde(default)]
    pub(super) may_challenge: bool,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct FileMark {
    pub(super) place: Spanned<String>,
    #[serde(default)]
    pub(super) adventure: bool,
}
