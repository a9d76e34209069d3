//! A game's journal: one header, one entry for everything that was done, each chained to the one before.
//!
//! A journal is text, one JSON object a line. Every line ends with `"hash":"…"`: the SHA-256 of the hash of the
//! line before (nothing before the header) followed by the bytes of its own line up to `,"hash"`. So a changed,
//! missing or foreign line is found, and anyone can check the chain with the simplest of tools.

use std::collections::BTreeMap;
use std::fmt::{self, Write};

use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};

use crate::dice::{DiceFault, Fall, Provenance, Sealing};
use crate::{RulesVersion, Seat};

/// The format of journals whose dice are not sealed: simulations, lessons, and games from before the seal.
pub const FORMAT: u32 = 1;
/// The format of journals with sealed dice.
pub const SEALED_FORMAT: u32 = 2;

/// Which game a journal belongs to: what must be equal for the same actions to mean the same.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Identity {
    /// The game's id, such as `little-monsters`.
    pub game: String,
    /// The version of its rules.
    pub rules: RulesVersion,
    /// The board.
    pub edition: EditionRef,
    /// How many seats play.
    pub seats: usize,
    /// The options chosen; written with their keys in order, so that a journal's bytes do not depend on how a
    /// map happens to be kept.
    #[serde(serialize_with = "in_order")]
    pub options: Value,
}

fn in_order<S: Serializer>(value: &Value, serializer: S) -> Result<S::Ok, S::Error> {
    Ordered(value).serialize(serializer)
}

struct Ordered<'a>(&'a Value);

impl Serialize for Ordered<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Value::Object(map) => {
                let sorted: BTreeMap<&String, Ordered<'_>> =
                    map.iter().map(|(key, value)| (key, Ordered(value))).collect();
                sorted.serialize(serializer)
            }
            Value::Array(values) => serializer.collect_seq(values.iter().map(Ordered)),
            plain => plain.serialize(serializer),
        }
    }
}

/// An edition by its id and the hash of its text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EditionRef {
    /// The edition's id.
    pub id: String,
    /// SHA-256 of its text, in hexadecimal.
    pub hash: String,
}

/// Where a game's dice come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Origin {
    /// Sealed dice: the table and the players commit, the seats are locked, and only then the shares are revealed.
    Sealed(Sealing),
    /// Proven dice of a game from before that: committed to before the game, to be checked after it.
    Proven(Provenance),
    /// Fast dice from a seed that is no secret, as simulations use them.
    Seeded(u64),
    /// A script, as lessons and tests use it.
    Scripted,
}

/// The first line of a journal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The journal's format: [`SEALED_FORMAT`] if the dice are sealed, else [`FORMAT`].
    pub globetable: u32,
    /// Which game is played.
    pub identity: Identity,
    /// The players' names in the order of the seats.
    pub names: Vec<String>,
    /// Where the dice come from.
    pub dice: Origin,
    /// The scenario's text, if the game began from one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scenario: Option<String>,
}

impl Header {
    /// Checks what every header promises: the format of its dice, as many parts as seats, and no text that could be
    /// taken for two.
    pub(crate) fn check(&self) -> Result<(), JournalFault> {
        let sealed = matches!(self.dice, Origin::Sealed(_));
        if self.globetable != if sealed { SEALED_FORMAT } else { FORMAT } {
            return Err(JournalFault::Format { found: self.globetable });
        }
        let seats = self.identity.seats;
        let mistake = match &self.dice {
            Origin::Sealed(_) if self.names.len() != seats => Some("it has not one name for every seat"),
            Origin::Sealed(sealing) => sealing.mistake(seats),
            Origin::Proven(provenance) => provenance.mistake(seats),
            Origin::Seeded(_) | Origin::Scripted => None,
        };
        mistake.map_or(Ok(()), |mistake| Err(JournalFault::Order(mistake)))
    }
}

/// What an entry records.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum What {
    /// A seat revealed its share in the sealed dice.
    Share {
        /// Who.
        seat: Seat,
        /// The share in hexadecimal.
        share: String,
    },
    /// The game goes on without the share of a seat that committed to one.
    Without {
        /// Who.
        seat: Seat,
    },
    /// The start was broken off when the seats were locked already; the seed, of no use any more, is published.
    BrokenOff {
        /// The seed in hexadecimal.
        seed: String,
    },
    /// The game was set up. The first entry, but for what became of the shares.
    Start,
    /// A seat acted.
    Act {
        /// Who.
        seat: Seat,
        /// The action, in the game's own form.
        action: Box<RawValue>,
    },
    /// A seat took its last action back.
    TakeBack {
        /// Who.
        seat: Seat,
    },
    /// By agreement of all people, things stand again as before this action of the seat, whatever came after it.
    TakeBackTo {
        /// Who asked for it.
        seat: Seat,
        /// The entry of the action.
        entry: u64,
    },
    /// The people ended the game before its end, by agreement. Nobody has won.
    Abandon,
    /// The game is over, and the seed of its dice is published. Always the last entry.
    Reveal {
        /// The seed in hexadecimal.
        seed: String,
    },
}

/// One line of a journal after the header.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The entry's number; the first is 1.
    pub n: u64,
    /// What was done.
    pub what: What,
    /// The dice that fell.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<Fall>,
    /// In a sealed game, what keeps the line's hash from giving its secrets away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub salt: Option<String>,
}

impl Entry {
    /// An entry in which no dice fell.
    pub fn without_dice(n: u64, what: What) -> Self {
        Entry { n, what, dice: Vec::new(), salt: None }
    }

    /// The entry of a line that was written here and so needs no check.
    pub(crate) fn of_line(line: &str) -> Option<Self> {
        let (body, _) = line.rsplit_once(HASH_FIELD)?;
        serde_json::from_str(&format!("{body}}}")).ok()
    }

    /// Whether it may hold a secret of the running game.
    pub fn is_secret(&self) -> bool {
        matches!(self.what, What::Start | What::Act { .. })
    }

    /// Checks that it has what entries of this format have, and nothing else.
    fn check(&self, format: u32) -> Result<(), JournalFault> {
        let sealed = format == SEALED_FORMAT;
        let salt = self.salt.as_deref();
        let is_salt = |salt: &str| {
            salt.len() == 32 && salt.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
        };
        if salt.is_some_and(|salt| !is_salt(salt)) || salt.is_some() != (sealed && self.is_secret()) {
            return Err(JournalFault::Order("its salt is missing, or none that it should have"));
        }
        let of_shares =
            matches!(self.what, What::Share { .. } | What::Without { .. } | What::BrokenOff { .. });
        if of_shares && !sealed {
            return Err(JournalFault::Order("only sealed dice are mixed from shares"));
        }
        if !self.is_secret() && !self.dice.is_empty() {
            return Err(JournalFault::Order("dice fall only at the start and when somebody acts"));
        }
        Ok(())
    }
}

/// A journal as it was read: the chain holds, the rest is for [`crate::Play::replay`] to judge.
#[derive(Clone, Debug)]
pub struct Journal {
    /// The header.
    pub header: Header,
    /// The entries, numbered from 1 without a gap.
    pub entries: Vec<Entry>,
    /// The hash of every line, the header's first.
    pub hashes: Vec<String>,
}

/// Why a journal was refused, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}: {fault}", Place(*entry))]
pub struct JournalError {
    /// The first wrong entry; 0 is the header.
    pub entry: u64,
    /// What is wrong there.
    pub fault: JournalFault,
}

struct Place(u64);

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            0 => f.write_str("the journal's header"),
            n => write!(f, "entry {n} of the journal"),
        }
    }
}

/// What can be wrong with a line of a journal.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum JournalFault {
    /// There is no line at all.
    #[error("the file is empty")]
    Empty,
    /// The line is cut off or no journal line.
    #[error("the line is cut off or is no line of a journal: {0}")]
    Malformed(String),
    /// The chain is broken.
    #[error(
        "its hash does not follow from the line before: this line was changed, or lines before it are missing"
    )]
    Chain,
    /// The numbers do not count up.
    #[error("it is numbered {found}")]
    Number {
        /// The number found.
        found: u64,
    },
    /// It says the right thing in other bytes, so that what is added would not follow from it.
    #[error("it is not written as this version writes it, so nothing could be chained to it")]
    Wording,
    /// The format is unknown.
    #[error(
        "it is written in format {found}; this version reads formats {FORMAT} and {SEALED_FORMAT}, each with its own kind of dice"
    )]
    Format {
        /// The format found.
        found: u32,
    },
    /// It belongs to another game, edition or options.
    #[error("it belongs to another game: {0}")]
    Foreign(String),
    /// It was played under rules that this program does not know.
    #[error("it is played under version {0} of the rules, which this program does not know")]
    Rules(RulesVersion),
    /// Something follows the end, or the start is missing.
    #[error("{0}")]
    Order(&'static str),
    /// The action does not read.
    #[error("the action cannot be read: {0}")]
    Action(String),
    /// The rules refuse the action.
    #[error("the rules refuse it by {0}")]
    Refused(String),
    /// The dice do not fit.
    #[error(transparent)]
    Dice(#[from] DiceFault),
    /// The seed does not belong to the commitment, or the draws do not follow from it.
    #[error("{0}")]
    Proof(String),
}

impl JournalFault {
    /// The fault at this entry.
    pub fn at(self, entry: u64) -> JournalError {
        JournalError { entry, fault: self }
    }
}

const HASH_FIELD: &str = ",\"hash\":\"";

/// Writes a line: the value, chained to the hash of the line before. Returns the line and its hash.
pub fn chain<T: Serialize>(previous: &str, value: &T) -> (String, String) {
    let json = serde_json::to_string(value).expect("journal values are plain data, which always serializes");
    let body = json.strip_suffix('}').expect("journal values are objects");
    let hash = link(previous, body);
    (format!("{body}{HASH_FIELD}{hash}\"}}"), hash)
}

fn link(previous: &str, body: &str) -> String {
    hex(&Sha256::new().chain_update(previous).chain_update(body).finalize())
}

/// Bytes in lower-case hexadecimal.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        let _ = write!(text, "{byte:02x}"); // writing to a String cannot fail
        text
    })
}

/// The 32 bytes that 64 lower-case hexadecimal digits stand for.
pub fn unhex(text: &str) -> Option<[u8; 32]> {
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        _ => None,
    };
    let mut bytes = [0; 32];
    if text.len() != 2 * bytes.len() {
        return None;
    }
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
        *byte = 16 * digit(pair[0])? + digit(pair[1])?;
    }
    Some(bytes)
}

/// The SHA-256 of a text in hexadecimal, as editions are known by.
pub fn hash_of(text: &str) -> String {
    hex(&Sha256::digest(text))
}

fn unchain<'a, T: Deserialize<'a>>(
    line: &'a str,
    previous: &str,
    buffer: &'a mut String,
) -> Result<(T, String), JournalFault> {
    let (body, tail) = line
        .rsplit_once(HASH_FIELD)
        .ok_or_else(|| JournalFault::Malformed("it does not end with its hash".to_owned()))?;
    let hash = tail
        .strip_suffix("\"}")
        .filter(|hash| hash.len() == 64 && hash.bytes().all(|byte| byte.is_ascii_hexdigit()))
        .ok_or_else(|| JournalFault::Malformed("it does not end with its hash".to_owned()))?;
    if link(previous, body) != hash {
        return Err(JournalFault::Chain);
    }
    buffer.clear();
    buffer.push_str(body);
    buffer.push('}');
    let value = serde_json::from_str(buffer).map_err(|error| JournalFault::Malformed(error.to_string()))?;
    Ok((value, hash.to_owned()))
}

/// Reads the entry with this number in a journal of this format, which follows the line with this hash. Returns its own hash, too.
pub(crate) fn next_entry(
    line: &str,
    previous: &str,
    format: u32,
    n: u64,
) -> Result<(Entry, String), JournalError> {
    let (entry, hash) = unchain::<Entry>(line, previous, &mut String::new()).map_err(|fault| fault.at(n))?;
    entry.check(format).map_err(|fault| fault.at(n))?;
    if entry.n != n {
        return Err(JournalFault::Number { found: entry.n }.at(n));
    }
    Ok((entry, hash))
}

impl Journal {
    /// Reads a journal and checks its form, its numbers and its chain.
    pub fn read(text: &str) -> Result<Journal, JournalError> {
        Journal::read_lines(text.lines().filter(|line| !line.trim().is_empty()))
    }

    /// Reads a journal from its lines.
    pub fn read_lines<'a>(lines: impl IntoIterator<Item = &'a str>) -> Result<Journal, JournalError> {
        let mut lines = lines.into_iter();
        let first = lines.next().ok_or_else(|| JournalFault::Empty.at(0))?;
        let (header, hash) = unchain::<Header>(first, "", &mut String::new()).map_err(|f| f.at(0))?;
        let mut hashes = vec![hash];
        header.check().map_err(|fault| fault.at(0))?;
        let mut entries = Vec::new();
        for (line, expected) in lines.zip(1..) {
            let (entry, hash) = next_entry(line, &hashes[hashes.len() - 1], header.globetable, expected)?;
            hashes.push(hash);
            entries.push(entry);
        }
        Ok(Journal { header, entries, hashes })
    }
}
