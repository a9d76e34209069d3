//! The dice of a table, by programs: what is committed to and revealed, and every roll.

use axum::http::StatusCode;
use axum::response::Response;
use schemars::JsonSchema;
use serde::Serialize;
use table::dice::{BrokenOff, Fall};
use table::rolls::{Proof, Roll, Tally, tallies};
use table::{Contribution, Seat};

use super::answer;
use super::caller::{AtTable, Scope};
use crate::loaded::Snapshot;
use crate::obstacle::Obstacle;
use crate::problem::Problem;
use crate::routes::{Rolled, rolled};
use crate::sight::share_of;

/// A line of the journal, by its hash.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct LineInfo {
    /// Its number; the header is 0.
    number: u64,
    /// The SHA-256 that it ends with.
    hash: String,
}

/// The dice of a table: commit, lock, reveal (`docs/dice.md`).
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct DiceAnswer {
    /// The commitment to the table's seed.
    seal: String,
    /// What each seat has to do with them.
    seats: Vec<ShareInfo>,
    /// The seats whose shares are awaited, once all are locked.
    awaited: Vec<u8>,
    /// The first line of the journal as it is in the file, while the seats are locked, for whoever has committed to a share: look
    /// whether the own commitment and the seal are in it before you reveal it.
    header: Option<String>,
    /// The last line of the journal, once the game has begun.
    line: Option<LineInfo>,
    /// The starts of the same people that were broken off before.
    broken_off: Vec<BrokenOffInfo>,
}

/// What a seat has to do with the dice.
#[derive(Debug, Serialize, JsonSchema)]
struct ShareInfo {
    seat: u8,
    contribution: ContributionInfo,
    /// What it committed to.
    commitment: Option<String>,
}

/// How it is with the share of a seat.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum ContributionInfo {
    /// Its commitment has not come yet.
    NotCome,
    /// It is committed to.
    Committed,
    /// It is committed to, the seats are locked, and it is awaited.
    Awaited,
    Revealed,
    /// It was committed to and never revealed. The game went on without it.
    Withheld,
    /// There is none: a bot sits there, nobody does, or somebody who committed to nothing.
    Nothing,
}

/// A start that was broken off.
#[derive(Debug, Serialize, JsonSchema)]
struct BrokenOffInfo {
    /// Its table.
    table: String,
    /// The hash of its journal's last line.
    hash: String,
    /// How many shares had been revealed.
    shares: usize,
}

/// Every roll of a game. While it is played these are dice only, which everybody saw fall.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct RollsAnswer {
    proof: ProofInfo,
    /// The table's seed, once it is published.
    seed: Option<String>,
    rolls: Vec<RollInfo>,
    /// How often each face of each kind of dice fell.
    tallies: Vec<TallyInfo>,
}

/// How far the house could check the dice. A program checks them itself from the journal, as `examples/verify.py` does.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum ProofInfo {
    /// They follow from the seed and the shares of players.
    Shared,
    /// They follow from the seed; nobody else had a share in them.
    TableAlone,
    /// In a game from before shares were committed to: they follow from the seed.
    Proven,
    /// They follow from a seed that was never a secret.
    Reproduced,
    /// The seed is not published yet.
    SeedNotPublished,
    /// Somebody chose them.
    Scripted,
    /// There are none: the start was broken off.
    BrokenOff,
}

/// A roll.
#[derive(Debug, Serialize, JsonSchema)]
struct RollInfo {
    /// Counted from 1.
    number: usize,
    /// The entry of the journal.
    entry: u64,
    /// Whose action asked for it.
    seat: Option<u8>,
    kind: FallKind,
    /// What it was for.
    purpose: String,
    /// How many sides the die has, or among how many was picked.
    of: Option<u32>,
    /// The face, counted from 1, or what was picked, counted from 0.
    fell: Option<u32>,
    /// The exchanges of a shuffle, from the last place down.
    exchanges: Option<Vec<u32>>,
}

/// What fell.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum FallKind {
    Die,
    Pick,
    Shuffle,
}

/// How often each face of a kind of dice fell.
#[derive(Debug, Serialize, JsonSchema)]
struct TallyInfo {
    /// What they were for.
    purpose: String,
    sides: u32,
    /// The lowest face first.
    observed: Vec<u32>,
    /// How often each should have fallen.
    expected: f64,
    /// The chi-square value of the difference.
    chi_square: f64,
    /// How often even dice would be at least that uneven.
    probability: f64,
}

/// `GET /tables/{id}/dice`
pub(super) async fn dice(at: AtTable) -> Result<Response, Problem> {
    at.caller.may(Scope::Read)?;
    let now = at.table.now();
    let locked = now.locked.as_deref().filter(|locked| !locked.is_broken_off());
    let seats: Vec<ShareInfo> = Seat::all(now.seats.len()).map(|seat| share(&now, seat)).collect();
    let has_share = |seat: Seat| seats[seat.index()].commitment.is_some();
    let reveals = at.own_seats().iter().any(has_share);
    answer(
        StatusCode::OK,
        &DiceAnswer {
            seal: at.table.commitment.clone(),
            awaited: locked
                .map(|locked| locked.awaited().iter().map(|seat| seat.0).collect())
                .unwrap_or_default(),
            header: locked.filter(|_| reveals).map(|locked| locked.lines()[0].clone()),
            seats,
            line: line(&now),
            broken_off: at.table.setup.broken_off.iter().map(BrokenOffInfo::from).collect(),
        },
    )
}

/// `GET /tables/{id}/rolls`
pub(super) async fn rolls(at: AtTable) -> Result<Response, Problem> {
    at.caller.may(Scope::Read)?;
    let now = at.table.now();
    let play = now.play.as_ref().ok_or(Obstacle::NotStarted)?;
    let Rolled { rolls, proof, seed } = rolled(play)?;
    let tallies = tallies(&rolls).into_iter().map(TallyInfo::from).collect();
    let rolls = rolls.into_iter().map(RollInfo::from).collect();
    answer(StatusCode::OK, &RollsAnswer { proof: proof.into(), seed, rolls, tallies })
}

/// The last line of a table's journal. Without the salts of sealed games, a hash would tell whoever tries what is in the line.
pub(super) fn line(now: &Snapshot) -> Option<LineInfo> {
    let play = now.play.as_ref().filter(|play| play.locked().is_some())?;
    Some(LineInfo { number: now.entries(), hash: play.last_hash().to_owned() })
}

fn share(now: &Snapshot, seat: Seat) -> ShareInfo {
    let record = &now.seats[seat.index()];
    let locked = now.play.as_ref().map_or(now.locked.as_deref(), |play| play.locked());
    let (contribution, commitment) = match locked {
        Some(locked) => (
            ContributionInfo::from(&locked.contributions()[seat.index()]),
            locked.sealing().commitment(seat).map(|share| share.0.clone()),
        ),
        // A game from before shares were committed to.
        None if now.play.is_some() => (ContributionInfo::Nothing, None),
        None => match share_of(record) {
            _ if record.player.is_none() => (ContributionInfo::Nothing, None),
            None => (ContributionInfo::NotCome, None),
            Some("") => (ContributionInfo::Nothing, None),
            Some(share) => (ContributionInfo::Committed, Some(share.to_owned())),
        },
    };
    ShareInfo { seat: seat.0, contribution, commitment }
}

impl From<&Contribution> for ContributionInfo {
    fn from(contribution: &Contribution) -> Self {
        match contribution {
            Contribution::Bot | Contribution::Nothing => ContributionInfo::Nothing,
            Contribution::Awaited => ContributionInfo::Awaited,
            Contribution::Withheld => ContributionInfo::Withheld,
            Contribution::Share(_) => ContributionInfo::Revealed,
        }
    }
}

impl From<&BrokenOff> for BrokenOffInfo {
    fn from(BrokenOff { table, hash, shares }: &BrokenOff) -> Self {
        BrokenOffInfo { table: table.clone(), hash: hash.clone(), shares: *shares }
    }
}

impl From<Proof> for ProofInfo {
    fn from(proof: Proof) -> Self {
        match proof {
            Proof::Shared => ProofInfo::Shared,
            Proof::TableAlone => ProofInfo::TableAlone,
            Proof::Proven => ProofInfo::Proven,
            Proof::Reproduced => ProofInfo::Reproduced,
            Proof::SeedNotPublished => ProofInfo::SeedNotPublished,
            Proof::Scripted => ProofInfo::Scripted,
            Proof::BrokenOff => ProofInfo::BrokenOff,
        }
    }
}

impl From<Roll> for RollInfo {
    fn from(Roll { number, entry, seat, fall }: Roll) -> Self {
        let (kind, purpose, of, fell, exchanges) = match fall {
            Fall::Die(purpose, sides, face) => (FallKind::Die, purpose, Some(sides), Some(face), None),
            Fall::Pick(purpose, of, index) => (FallKind::Pick, purpose, Some(of), Some(index), None),
            Fall::Shuffle(purpose, exchanges) => (FallKind::Shuffle, purpose, None, None, Some(exchanges)),
        };
        let (seat, purpose) = (seat.map(|seat| seat.0), purpose.into_owned());
        RollInfo { number, entry, seat, kind, purpose, of, fell, exchanges }
    }
}

impl From<Tally> for TallyInfo {
    fn from(tally: Tally) -> Self {
        let Tally { purpose, sides, observed, expected, chi_square, probability } = tally;
        TallyInfo { purpose, sides, observed, expected, chi_square, probability }
    }
}
