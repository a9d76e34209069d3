//! A position, and what is in it.

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{BySeat, Seat};

use crate::card::{CardKind, Deed, StackName};
use crate::edition::MAX_CARDS;
use crate::ids::{GUILDS, MAX_SEATS, MAX_TEAMS};
use crate::terms::Offer;
use crate::{
    ByTeam, ByTitle, CardId, CardSet, FieldId, Goods, GroupSet, Team, TeamSet, TitleId, TitleSet, Units,
};

/// A position: everything that lies open, and the cards, which do not.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// What everybody sees.
    pub open: Open,
    /// Each team's cards.
    pub hands: ByTeam<CardSet>,
    /// The OPs and MISSION cards to be drawn.
    pub ops_mission: Stack,
    /// The INFLUENCE cards to be drawn.
    pub influence: Stack,
    /// The open offer of each team; what cards it holds only its two parties know (GP-36).
    pub offers: ByTeam<Option<Offer>>,
}

/// A stack of cards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stack {
    /// The cards, the top one last.
    pub cards: ArrayVec<CardId, MAX_CARDS>,
    /// At which places from the bottom lie cards that everybody saw put there.
    pub seen: Places,
}

/// Places in a stack, counted from the bottom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "[u64; 2]", into = "[u64; 2]")]
pub struct Places(pub u128);

impl From<[u64; 2]> for Places {
    fn from([high, low]: [u64; 2]) -> Self {
        Places(u128::from(high) << 64 | u128::from(low))
    }
}

impl From<Places> for [u64; 2] {
    #[expect(clippy::cast_possible_truncation, reason = "the two halves of the bits are wanted")]
    fn from(places: Places) -> Self {
        [(places.0 >> 64) as u64, places.0 as u64]
    }
}

impl Stack {
    /// Takes the top card.
    pub fn draw(&mut self) -> Option<CardId> {
        let card = self.cards.pop()?;
        self.seen.0 &= (1 << self.cards.len()) - 1;
        Some(card)
    }

    /// Puts a card under the stack; `open` says whether everybody sees which it is (GP-39, GP-52).
    pub fn put_under(&mut self, card: CardId, open: bool) {
        self.cards.insert(0, card);
        self.seen.0 = self.seen.0 << 1 | u128::from(open);
    }

    /// What everybody knows of the stack: from the bottom, each card or nothing.
    pub fn known(&self) -> impl Iterator<Item = Option<CardId>> {
        self.cards.iter().enumerate().map(|(at, &card)| (self.seen.0 & 1 << at != 0).then_some(card))
    }
}

/// Everything that everybody sees.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Open {
    /// What the game waits for.
    pub phase: Phase,
    /// The player in turn.
    pub turn: Seat,
    /// Who began (GP-15).
    pub first: Seat,
    /// The running round, the first being 1.
    pub round: u16,
    /// Every Title and what stands on it.
    pub titles: ByTitle<Holding>,
    /// What each player, or team, has.
    pub players: ByTeam<Player>,
    /// Each seat's Governor.
    pub governors: BySeat<Governor, MAX_SEATS>,
    /// The bank's R-Units (GP-4).
    pub bank: Units,
    /// The bank's Economic Development pieces (GP-4).
    pub pieces: u8,
    /// Who has resigned (GP-85).
    pub out: TeamSet,
    /// How many cards of each kind each holds; the counts are no secret.
    pub hand_sizes: ByTeam<[u8; CardKind::ALL.len()]>,
    /// Who holds more cards of a kind than they may (GP-52).
    pub excess: TeamSet,
    /// What this turn has seen so far.
    pub this_turn: ThisTurn,
    /// The battle that is being fought.
    pub battle: Option<Battle>,
    /// Whether the running round is the last, since somebody claims victory (GP-19).
    pub last_round: bool,
    /// The MISSIONs that are claimed (GP-19); they are still in hand.
    pub claimed: ByTeam<CardSet>,
    /// Those tied in sudden death (GP-21).
    pub sudden: TeamSet,
    /// Those whose claim was beaten in a comparison that ended in a tie of others (GP-21).
    pub beaten: TeamSet,
    /// Who has called time (GP-85).
    pub called: TeamSet,
    /// MISSIONs that have paid and left the game (GP-22).
    pub gone: CardSet,
    /// The Titles that are not stacked as dealt any more: somebody has taken them since, or their owner has Teleported
    /// (GP-12).
    pub settled: TitleSet,
    /// The Territories got by a deal whose surplus their owner may still take (GP-78). Since version 3 of the rules.
    #[serde(default, skip_serializing_if = "is_default")]
    pub unsorted: TitleSet,
    /// Those who may hold an INFLUENCE card for at once, for all that everybody knows: they were dealt INFLUENCE cards, or have got
    /// some from others, and no Option Phase of theirs has begun since (GP-39). Since version 3 of the rules.
    #[serde(default, skip_serializing_if = "is_default")]
    pub untried: TeamSet,
}

/// A Title and what stands on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Holding {
    /// Who owns it.
    pub owner: Option<Team>,
    /// How many Economic Development pieces it has, justified or not (GP-31, GP-32).
    pub level: u8,
    /// Its R-Units; a Guild's stock (GP-12).
    pub units: Units,
    /// Each team's Agents there (GP-59).
    pub agents: ByTeam<u8>,
}

impl Holding {
    /// The level of development that its R-Units justify (GP-32).
    #[inline]
    pub fn justified(&self) -> u8 {
        self.level.min(self.units.sets())
    }
}

/// What a player, or a team, has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    /// EU.
    pub eu: u32,
    /// Points (GP-23).
    pub points: i32,
    /// The part of them that is not for Titles, development or groups that are held or credited: what was bought, won,
    /// spent and lost.
    pub extra: i32,
    /// Their Titles.
    pub titles: TitleSet,
    /// The Personal Stock.
    pub stock: Units,
    /// Agents in hand (GP-14).
    pub agents: u8,
    /// Agents in reserve (GP-14).
    pub reserve: u8,
    /// Captured Agents of each other (GP-64).
    pub captives: ByTeam<u8>,
    /// The groups whose bonus they have been given (GP-24).
    pub credited: GroupSet,
    /// The groups completed by a deal that are credited at the end of their next turn (GP-24).
    pub ripe: GroupSet,
    /// The groups completed by a deal in their own turn, which is not yet over.
    pub fresh: GroupSet,
    /// What they have done, in the order of [`Deed::ALL`].
    pub deeds: [u8; Deed::COUNT],
    /// Whom they have defeated in battle.
    pub defeated: TeamSet,
    /// The Territory that nobody can attack until their next turn.
    pub shield: Option<TitleId>,
    /// How many offers they have made this turn (GP-28).
    pub offers_made: u8,
    /// The highest score since the beginning of their last own turn (GP-26); what they bought in the running one does not count. Since
    /// version 3 of the rules.
    #[serde(default, skip_serializing_if = "is_default")]
    pub high: i32,
}

/// Whether there is nothing to write: a position of version 2 of the rules looks as it did then.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// A Governor (GP-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Governor {
    /// Where it stands.
    pub at: FieldId,
    /// How many backward crossings of TELEPORT! are still to be cleared (GP-41).
    pub debt: u8,
}

impl Default for Governor {
    fn default() -> Self {
        Governor { at: FieldId(0), debt: 0 }
    }
}

/// What a turn has seen so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ThisTurn {
    /// How many throws have moved the Governor (GP-51).
    pub throws: u8,
    /// The highest score the player in turn held (GP-26).
    pub peak: i32,
    /// How many R-Units were moved (GP-28).
    pub moves: u8,
    /// The Territories that were developed (GP-31).
    pub developed: TitleSet,
    /// How many R-Units were taken from each own Guild (GP-34).
    pub taken: [u8; GUILDS],
    /// How many R-Units were bought from each Guild (GP-35).
    pub bought: [u8; GUILDS],
    /// How many points were bought (GP-26).
    pub points_bought: u8,
    /// Against whom Cleaning House was tried: each Territory of the landed one's group, a bit for each team (GP-66).
    pub cleaned: [u8; 4],
    /// How many Agents were placed or withdrawn (GP-61).
    pub agent_moves: u8,
    /// How many battles were won.
    pub wins: u8,
    /// In a game without Agents: the MISSIONs that they could have declared when the turn began, if they had them then (GP-19).
    pub fulfilled: CardSet,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The player in turn Teleports into the game (GP-16).
    Teleport,
    /// The Option Phase (GP-28).
    Option,
    /// The time for the Option Phase is over, and the first roll is due (GP-28, GP-40).
    Roll,
    /// They may roll again, or stop (GP-42).
    Again,
    /// They may fly, roll again, or stop (GP-50).
    Base,
    /// They are on their own Territory (GP-44).
    Own(TitleId),
    /// They are on another's Territory (GP-45).
    Foreign(TitleId),
    /// The new owner says what surplus stays on the Title (GP-43, GP-78).
    Surplus {
        /// The Title.
        title: TitleId,
        /// The surplus, in the Personal Stock for now.
        over: Units,
        /// From where the victor may attack on, if the Title was conquered (GP-78, GP-79).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        base: Option<TitleId>,
    },
    /// They are at a market (GP-48, GP-49).
    Market {
        /// Whether they may roll again after buying.
        shuttle: bool,
    },
    /// They buy R-Units.
    Shop {
        /// What is sold.
        goods: Goods,
        /// How many are left.
        left: u8,
        /// The price of one.
        price: u8,
        /// What comes then.
        then: Then,
    },
    /// A third party's Agents stand on a Territory of the battle (GP-63).
    Bystander {
        /// Whose Agents.
        team: Team,
        /// Who is asked.
        asked: Asked,
        /// Who comes after.
        left: TeamSet,
    },
    /// A party of the battle plays Operations cards and gathers help (GP-80, GP-83, GP-84).
    Muster(Party),
    /// The owner of a Territory is asked for an NS-Unit (GP-84).
    Help {
        /// From where.
        from: TitleId,
        /// For how many EU.
        eu: u16,
        /// By whom.
        party: Party,
    },
    /// The Battle Rounds: the Defender may play a card, the Aggressor too, and rolls for both (GP-75).
    Rounds(Party),
    /// The victorious Aggressor may go on (GP-79).
    Chain {
        /// From where.
        from: TitleId,
        /// Against which group's Territories.
        group: crate::GroupId,
    },
    /// The player in turn places their Agents (GP-61).
    Agents,
    /// In a game without Agents: the player in turn may declare a MISSION that the turn has fulfilled (GP-19).
    Declare,
    /// The game is over.
    Over {
        /// Who has won.
        winner: Team,
        /// By which clause: its number.
        clause: u16,
    },
}

/// What comes after buying.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Then {
    /// The turn is over.
    End,
    /// They may roll again.
    Again,
    /// The Option Phase goes on.
    Option,
}

/// Who is asked about a third party's Agents (GP-63).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Asked {
    /// A party of the battle: whether they pay for something.
    Party(Party),
    /// The third party themselves.
    Third,
}

/// A party of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Party {
    /// Who attacks.
    Aggressor,
    /// Who is attacked.
    Defender,
}

impl Party {
    /// Both.
    pub const BOTH: [Party; 2] = [Party::Aggressor, Party::Defender];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Party::Aggressor => Party::Defender,
            Party::Defender => Party::Aggressor,
        }
    }
}

/// A battle (GP-68 to GP-80).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Battle {
    /// Who attacks.
    pub aggressor: Team,
    /// Who is attacked.
    pub defender: Team,
    /// The Aggressor's Territory.
    pub from: TitleId,
    /// The Defender's Territory.
    pub against: TitleId,
    /// How many d6 the Aggressor and the Defender have; set when the first Battle Round begins.
    pub dice: [u8; 2],
    /// How many Battle Rounds have been fought.
    pub round: u8,
    /// What each has ordered.
    pub orders: [Orders; 2],
    /// What each offers the third party that is asked (GP-63).
    pub bribes: [Option<Bribe>; 2],
    /// The Territories that have assisted (GP-83).
    pub helped: TitleSet,
    /// Who has refused each party help (GP-84).
    pub refused: [TeamSet; 2],
}

/// What Operations cards have done for a party of a battle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Orders {
    /// More d6.
    pub plus: u8,
    /// Fewer d6.
    pub minus: u8,
    /// d6 for Territories that sent an NS-Unit (GP-83).
    pub assists: u8,
    /// The polygon, if it is another one.
    pub polygon: Option<u8>,
    /// Whether equal values are won.
    pub ties: bool,
    /// Whether the opponent's d6 for NS-Units, for the economy and for Agents do not count.
    pub ignores: [bool; 3],
    /// EU for the victory.
    pub eu: u16,
    /// Points for the victory.
    pub points: u8,
    /// Whether the lost Territory's NS-Units are kept.
    pub keep_ns: bool,
    /// Whether the lost Territory's R-Units are destroyed.
    pub scorch: bool,
    /// Whether the loser's Agents return.
    pub rescue: bool,
}

/// EU for a third party that stays or leaves (GP-63).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bribe {
    /// Whether they are to withdraw all their Agents; otherwise all are to stay.
    pub leave: bool,
    /// How many EU.
    pub eu: u16,
}

impl Bribe {
    /// GP-63: whether it is earned when so many Agents went home from the two Territories, and so many stay.
    pub fn is_earned(self, home: [u8; 2], stay: u8) -> bool {
        if self.leave { stay == 0 } else { home == [0, 0] }
    }
}

impl Battle {
    /// A battle that has just been declared.
    pub fn between(aggressor: Team, from: TitleId, defender: Team, against: TitleId) -> Self {
        Battle {
            aggressor,
            defender,
            from,
            against,
            dice: [0; 2],
            round: 0,
            orders: [Orders::default(); 2],
            bribes: [None; 2],
            helped: TitleSet::NONE,
            refused: [TeamSet::NONE; 2],
        }
    }

    /// The team of a party.
    pub fn team(&self, party: Party) -> Team {
        match party {
            Party::Aggressor => self.aggressor,
            Party::Defender => self.defender,
        }
    }

    /// The Territory of a party.
    pub fn territory(&self, party: Party) -> TitleId {
        match party {
            Party::Aggressor => self.from,
            Party::Defender => self.against,
        }
    }

    /// Which party a team is.
    pub fn party(&self, team: Team) -> Option<Party> {
        Party::BOTH.into_iter().find(|&party| self.team(party) == team)
    }
}

impl Open {
    /// Who owns a Title.
    #[inline]
    pub fn owner(&self, title: TitleId) -> Option<Team> {
        self.titles[title].owner
    }

    /// Whether the team still plays.
    pub fn plays(&self, team: Team, teams: usize) -> bool {
        team.index() < teams && !self.out.contains(team)
    }

    /// The teams that still play.
    pub fn playing(&self, teams: usize) -> impl Iterator<Item = Team> + Clone + use<> {
        TeamSet::first(teams).minus(self.out).iter()
    }

    /// The others that still play.
    pub fn rivals(&self, team: Team, teams: usize) -> impl Iterator<Item = Team> + Clone + use<> {
        TeamSet::first(teams).minus(self.out).minus(TeamSet::only(team)).iter()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over { .. })
    }

    /// Whether it is the first round, which has no Option Phase (GP-16).
    pub fn is_first_round(&self) -> bool {
        self.round == 1
    }
}

impl State {
    /// A stack, to be changed.
    pub fn stack_mut(&mut self, name: StackName) -> &mut Stack {
        match name {
            StackName::OpsMission => &mut self.ops_mission,
            StackName::Influence => &mut self.influence,
        }
    }
}

/// An empty place for every team.
pub const NO_OFFERS: ByTeam<Option<Offer>> = ByTeam::new([None; MAX_TEAMS]);
