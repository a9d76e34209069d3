use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Refusal, Seat, Text};

use crate::clause::{GP_1, GP_17, GP_28, GP_81, GP_83, GP_85, GP_86, GP_87, GP_89};
use crate::edition::Edition;
use crate::ids::{MAX_SEATS, MAX_TEAMS, TERRITORIES, TITLES};

/// How much of the game is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// The learning stage: no cards, no aggression, no Agents (GP-81).
    Learning,
    /// Everything but Agents (GP-82).
    Cards,
    /// The full game, with cards and Agents.
    #[default]
    Full,
}

/// Where the O.R.S.S. flies to (GP-50, GP-88).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Flights {
    /// To the other bases.
    #[default]
    Bases,
    /// Also to the nearest Independent Territory.
    NearestMarket,
    /// Also to any Independent Territory.
    AnyMarket,
    /// Also to any Territory, Independent ones included.
    AnyTerritory,
}

/// Which battles Spontaneous Military Assistance helps in (GP-83).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Assistance {
    /// None.
    #[default]
    None,
    /// The Defender's.
    Defence,
    /// The Aggressor's.
    Aggression,
    /// Both.
    Both,
}

/// What a table chooses before the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// How much of the game is played (GP-81, GP-82).
    pub level: Level,
    /// Spontaneous Military Assistance (GP-83).
    pub assistance: Assistance,
    /// Whether each assisting Territory must send an NS-Unit (GP-83).
    pub assistance_sends_ns: bool,
    /// Whether NS-Units may be given or sold to a Territory in a conflict (GP-84).
    pub ns_for_conflicts: bool,
    /// Another mark (GP-85).
    pub mark: Option<u16>,
    /// After so many rounds the leader wins (GP-85).
    pub rounds: Option<u16>,
    /// The table may call time: once every team has, the running round is the last and the leader wins (GP-85).
    pub timed: bool,
    /// How many Titles each is dealt (GP-85).
    pub titles_dealt: Option<u8>,
    /// So many Territories win like the mark (GP-85).
    pub territories_to_win: Option<u8>,
    /// Nothing ends the game but that all others resign (GP-85).
    pub bitter_end: bool,
    /// How many teams play; the seats belong to them in turn (GP-86). Everybody for themselves if none.
    pub teams: Option<u8>,
    /// How many OPs cards each is dealt (GP-87).
    pub ops_dealt: u8,
    /// How many MISSION cards each is dealt (GP-87).
    pub missions_dealt: u8,
    /// How many INFLUENCE cards each is dealt (GP-87).
    pub influence_dealt: u8,
    /// The hand limit of each kind (GP-87).
    pub hand_limit: u8,
    /// Where the O.R.S.S. flies to (GP-88).
    pub flights: Flights,
    /// Whether Agents guard Guilds (GP-89).
    pub guild_protection: bool,
    /// Whether counterclockwise costs nothing (GP-90).
    pub free_direction: bool,
    /// Who collects the Administrator's bribe of 10 EU from each (GP-17).
    pub administrator: Option<Seat>,
    /// The length of the Option Phase in seconds, if the timer is used (GP-28). The server keeps the time.
    pub timer: Option<u16>,
    /// Whether the timer stops while a deal is open (GP-28).
    pub timer_stops_for_deals: bool,
}

impl Options {
    /// The full game as the rule book has it.
    pub const FULL: Options = Options {
        level: Level::Full,
        assistance: Assistance::None,
        assistance_sends_ns: false,
        ns_for_conflicts: false,
        mark: None,
        rounds: None,
        timed: false,
        titles_dealt: None,
        territories_to_win: None,
        bitter_end: false,
        teams: None,
        ops_dealt: 3,
        missions_dealt: 1,
        influence_dealt: 3,
        hand_limit: 3,
        flights: Flights::Bases,
        guild_protection: false,
        free_direction: false,
        administrator: None,
        timer: None,
        timer_stops_for_deals: false,
    };
    /// The card stage: everything but Agents (GP-82).
    pub const CARDS: Options = Options { level: Level::Cards, ..Options::FULL };
    /// The learning stage (GP-81).
    pub const LEARNING: Options = Options { level: Level::Learning, ..Options::FULL };

    /// Whether cards are played.
    pub fn has_cards(&self) -> bool {
        self.level != Level::Learning
    }

    /// Whether Agents are played.
    pub fn has_agents(&self) -> bool {
        self.level == Level::Full
    }

    /// GP-28: whether a timer alone keeps the Option Phase short. One that an open offer stops does not.
    pub fn is_kept_short(&self) -> bool {
        self.timer.is_some() && !self.timer_stops_for_deals
    }

    /// How many teams play at a table of so many seats.
    pub fn teams_of(&self, seats: usize) -> usize {
        self.teams.map_or(seats, usize::from)
    }

    /// How many Titles each is dealt (GP-11, GP-85).
    pub fn titles_each(&self, teams: usize) -> usize {
        let usual = match teams {
            2 => 10,
            3 => 7,
            4 => 5,
            _ => 4,
        };
        self.titles_dealt.map_or(usual, usize::from)
    }

    /// The mark of so many teams (GP-18, GP-85).
    pub fn mark_of(&self, teams: usize) -> u16 {
        self.mark.unwrap_or(match teams {
            2 => 150,
            3 => 125,
            4 => 100,
            _ => 75,
        })
    }

    /// `Ok` if these options can be played together by so many people on this board; otherwise the reason.
    pub fn check(&self, edition: &Edition, seats: usize) -> Result<(), Refusal> {
        let refuse = |clause, text| Err(Refusal::new(clause, Text::new(text)));
        let teams = self.teams_of(seats);
        if let Some(teams) = self.teams {
            let teams = usize::from(teams);
            if !(2..=MAX_TEAMS).contains(&teams)
                || seats > MAX_SEATS
                || !seats.is_multiple_of(teams)
                || seats == teams
            {
                return refuse(GP_86, "gp-no-such-teams");
            }
        } else if !(2..=MAX_TEAMS).contains(&seats) {
            return refuse(GP_1, "gp-no-such-number");
        }
        if self.titles_each(teams) * teams > TITLES {
            return refuse(GP_85, "gp-no-so-many-titles");
        }
        if self.mark.is_some_and(|mark| !(30..=500).contains(&mark)) {
            return refuse(GP_85, "gp-no-such-mark");
        }
        if self.rounds == Some(0) {
            return refuse(GP_85, "gp-no-rounds-at-all");
        }
        if self.territories_to_win.is_some_and(|count| !(2..=TERRITORIES).contains(&usize::from(count))) {
            return refuse(GP_85, "gp-no-such-number-of-territories");
        }
        let ends = self.mark.is_some() || self.rounds.is_some() || self.territories_to_win.is_some();
        if self.bitter_end && (ends || self.timed) {
            return refuse(GP_85, "gp-no-bitter-end-with-others");
        }
        if self.administrator.is_some_and(|seat| seat.index() >= seats) {
            return refuse(GP_17, "gp-no-such-administrator");
        }
        if self.timer_stops_for_deals && self.timer.is_none() {
            return refuse(GP_28, "gp-no-timer-to-stop");
        }
        if self.timer.is_some_and(|seconds| !(15..=3600).contains(&seconds)) {
            return refuse(GP_28, "gp-no-such-timer");
        }
        self.check_level(edition, teams)
    }

    /// What the level of the game leaves out cannot be varied.
    fn check_level(&self, edition: &Edition, teams: usize) -> Result<(), Refusal> {
        let refuse = |clause, text| Err(Refusal::new(clause, Text::new(text)));
        let assists = self.assistance != Assistance::None;
        if self.level == Level::Learning && (assists || self.ns_for_conflicts) {
            return refuse(GP_81, "gp-no-assistance-without-aggression");
        }
        if self.assistance_sends_ns && !assists {
            return refuse(GP_83, "gp-no-ns-without-assistance");
        }
        if self.guild_protection && !self.has_agents() {
            return refuse(GP_89, "gp-no-protection-without-agents");
        }
        let dealt = [self.ops_dealt, self.missions_dealt, self.influence_dealt];
        let usual =
            dealt == [Options::FULL.ops_dealt, Options::FULL.missions_dealt, Options::FULL.influence_dealt];
        if !self.has_cards() && (!usual || self.hand_limit != Options::FULL.hand_limit) {
            return refuse(GP_81, "gp-no-cards-to-vary");
        }
        if !(1..=8).contains(&self.hand_limit) || dealt.iter().any(|&count| count > self.hand_limit) {
            return refuse(GP_87, "gp-no-more-than-the-hand-limit");
        }
        if self.has_cards() {
            let kinds = crate::card::CardKind::ALL;
            let out = if self.has_agents() { crate::CardSet::NONE } else { edition.cards_about_agents() };
            let enough = kinds.iter().zip(dealt).all(|(&kind, each)| {
                edition.cards_of_kind(kind).minus(out).len() >= usize::from(each) * teams
            });
            if !enough {
                return refuse(GP_87, "gp-no-so-many-cards");
            }
        }
        Ok(())
    }
}

impl Default for Options {
    fn default() -> Self {
        Options::FULL
    }
}
