use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::proven::keyed;
use super::{Commitment, SecretSeed};
use crate::Seat;
use crate::journal::{hex, unhex};

/// What begins the text from which a key is made, so that it can be mistaken for no other.
const DOMAIN: &[u8] = b"globetable dice 2";

/// What one seat adds to the dice: 32 bytes that a browser drew and committed to before it knew any other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Share(pub [u8; 32]);

impl Share {
    /// What is sent before the share itself: its SHA-256.
    pub fn commitment(&self) -> Commitment {
        Commitment(hex(&Sha256::digest(self.0)))
    }

    /// Reads 64 lower-case hexadecimal digits.
    pub fn parse(text: &str) -> Option<Self> {
        unhex(text).map(Share)
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// What is fixed about a game's dice when its seats are locked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sealing {
    /// The table's id.
    pub table: String,
    /// The commitment to the seed.
    pub seed: Commitment,
    /// Who sits at each seat, with the commitments to the shares.
    pub seats: Vec<Sitter>,
    /// The starts of the same people that were broken off before, the oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub broken_off: Vec<BrokenOff>,
}

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Sitter {
    /// A person.
    Person {
        /// The commitment to their share; nothing if their browser runs no script.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        share: Option<Commitment>,
    },
    /// The bot with this name. It contributes nothing.
    Bot(String),
}

/// A start that was broken off when its seats were locked already.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BrokenOff {
    /// The table.
    pub table: String,
    /// The hash of its journal's last line.
    pub hash: String,
    /// How many shares had been revealed.
    pub shares: usize,
}

impl Sealing {
    /// The commitment of a seat.
    pub fn commitment(&self, seat: Seat) -> Option<&Commitment> {
        match self.seats.get(seat.index())? {
            Sitter::Person { share } => share.as_ref(),
            Sitter::Bot(_) => None,
        }
    }

    /// What is wrong with it, for so many seats.
    pub(crate) fn mistake(&self, seats: usize) -> Option<&'static str> {
        let texts = self.broken_off.iter().map(|start| &start.table).chain([&self.table]);
        let hashes = self.broken_off.iter().map(|start| &start.hash).chain([&self.seed.0]);
        let shares =
            Seat::all(self.seats.len()).filter_map(|seat| self.commitment(seat)).map(|share| &share.0);
        if self.seats.len() != seats {
            Some("its dice are sealed for another number of seats")
        } else if texts.into_iter().any(|text| text.is_empty() || text.chars().any(char::is_control)) {
            Some("a table's id in it is none")
        } else if hashes.chain(shares).any(|hash| unhex(hash).is_none()) {
            Some("a commitment or hash in it is not 64 hexadecimal digits")
        } else {
            None
        }
    }
}

/// The key from which every cast of a sealed game follows.
#[derive(Clone, PartialEq, Eq)]
pub struct DiceKey(pub(super) [u8; 32]);

impl DiceKey {
    /// The key of this seed, the header with this hash, and the shares in the order of the seats: HMAC-SHA-256(seed,
    /// …) over these parts, each with its length as 8 bytes, big-endian, before it. A seat without a share has an empty
    /// part.
    pub fn new(seed: &SecretSeed, header: &[u8; 32], shares: &[Option<Share>]) -> Self {
        let mut parts: Vec<&[u8]> = vec![DOMAIN, header];
        parts.extend(shares.iter().map(|share| share.as_ref().map_or(&[][..], |share| &share.0)));
        let mut text = Vec::new();
        for part in parts {
            text.extend_from_slice(&(part.len() as u64).to_be_bytes());
            text.extend_from_slice(part);
        }
        DiceKey(keyed(&seed.0, &[&text]))
    }

    /// What is written into a line that may hold a secret, so that its hash gives nothing away.
    pub fn salt(&self, line: u64) -> String {
        hex(&keyed(&self.0, &[b"salt", &line.to_be_bytes()])[..16])
    }
}

impl fmt::Debug for DiceKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DiceKey(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::{Dice, ProvenDice};

    #[test]
    fn the_test_vectors_of_docs_dice_md() {
        // The same values stand in docs/dice.md; examples/verify.py computes them by itself.
        let share = |byte| Share([byte; 32]);
        assert_eq!(
            share(1).commitment().0,
            "72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793"
        );
        let key = DiceKey::new(&SecretSeed([7; 32]), &[9; 32], &[Some(share(1)), None, Some(share(2))]);
        assert_eq!(hex(&key.0), KEY);
        assert_eq!(key.salt(3), SALT);
        let mut dice = ProvenDice::sealed(key, 0);
        let faces: Vec<u32> = (0..8).map(|_| dice.die("test", 6)).collect();
        assert_eq!(faces, FACES);
        let mut items = [0, 1, 2, 3, 4];
        dice.shuffle("test", &mut items);
        assert_eq!(items, SHUFFLED);
    }

    const KEY: &str = "c8ffc571d7920d84ca35c1f92bc61d8398c4740e319185cf753d43082ca9a446";
    const SALT: &str = "4102e46dead2ba999cad8efcb6484d17";
    const FACES: [u32; 8] = [3, 1, 5, 3, 4, 3, 4, 2];
    const SHUFFLED: [u32; 5] = [0, 1, 3, 4, 2];

    #[test]
    fn every_part_of_the_key_matters_and_its_place_too() {
        let of =
            |header: u8, shares: &[Option<Share>]| DiceKey::new(&SecretSeed([7; 32]), &[header; 32], shares);
        let (one, two) = (Some(Share([1; 32])), Some(Share([2; 32])));
        let all = [
            of(9, &[one.clone(), two.clone()]),
            of(9, &[two.clone(), one.clone()]),
            of(9, &[one.clone(), None, two.clone()]),
            of(9, &[None, one.clone(), two.clone()]),
            of(9, &[one.clone(), None]),
            of(9, std::slice::from_ref(&one)),
            of(8, &[one, two]),
        ];
        for (index, key) in all.iter().enumerate() {
            assert!(!all[..index].contains(key), "{index}");
        }
    }

    #[test]
    fn only_lower_case_digits_are_a_share() {
        let good = "0a".repeat(32);
        assert_eq!(Share::parse(&good).unwrap().to_string(), good);
        for bad in ["0A".repeat(32), "0a".repeat(31), "0a".repeat(33), format!("+a{}", "0a".repeat(31))] {
            assert_eq!(Share::parse(&bad), None, "{bad}");
        }
    }
}
