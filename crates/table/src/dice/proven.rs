use std::fmt;

use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::{Cast, Dice, DiceKey};
use crate::journal::{hex, unhex};

type HmacSha256 = Hmac<Sha256>;

/// The 32 bytes from which every roll of a game follows. Published when the game is over, and not before.
#[derive(Clone, PartialEq, Eq)]
pub struct SecretSeed(pub [u8; 32]);

impl SecretSeed {
    /// What is published before anybody joins: the SHA-256 of the seed.
    pub fn commitment(&self) -> Commitment {
        Commitment(hex(&Sha256::digest(self.0)))
    }

    /// The seed of one table of a host, so that a host keeps one secret and not one for every table.
    pub fn of_table(host_secret: &[u8; 32], table: &str) -> Self {
        SecretSeed(keyed(host_secret, &[b"globetable seed", table.as_bytes()]))
    }

    /// The seed as it is published after the game.
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }

    /// Reads a published seed.
    pub fn parse(text: &str) -> Option<Self> {
        unhex(text).map(SecretSeed)
    }
}

impl fmt::Debug for SecretSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretSeed(…)")
    }
}

/// The SHA-256 of a seed, in hexadecimal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Commitment(pub String);

/// What everybody knows of a game's dice before the first roll.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Provenance {
    /// The commitment to the seed.
    pub commitment: Commitment,
    /// The table's id.
    pub table: String,
    /// What each seat contributed, in the order of the seats. A bot contributes nothing.
    pub nonces: Vec<String>,
}

impl Provenance {
    /// What is wrong with it, for so many seats. A zero byte in a text could move the border between two.
    pub(crate) fn mistake(&self, seats: usize) -> Option<&'static str> {
        if self.nonces.len() != seats {
            Some("its dice are mixed from another number of contributions than seats")
        } else if self.nonces.iter().chain([&self.table]).any(|text| text.contains('\0')) {
            Some("a text that its dice are mixed from holds a zero byte")
        } else {
            None
        }
    }
}

/// Dice whose every roll follows from a seed that was committed to before the players added their share.
///
/// The key of a sealed game is a [`DiceKey`]; of a game from before that, HMAC-SHA-256(seed, table id and nonces, each
/// followed by a zero byte). `docs/dice.md` says all of it exactly enough to be written again. Cast number *i*, counted
/// from 0 over the whole game, reads the eight big-endian 32-bit words of HMAC-SHA-256(key, *i* as 8 bytes and
/// the block number as 4 bytes, both big-endian), block 0 first. The first word below the largest multiple of
/// the number of outcomes decides, by its remainder; so every outcome is exactly as likely as the others.
#[derive(Clone, Debug)]
pub struct ProvenDice {
    key: DiceKey,
    next: u64,
    salted: bool,
}

impl ProvenDice {
    /// The dice of this seed and these contributions, of which `cast` casts have fallen already.
    pub fn new(seed: &SecretSeed, provenance: &Provenance, cast: u64) -> Self {
        let mut parts: Vec<&[u8]> = vec![provenance.table.as_bytes(), &[0]];
        for nonce in &provenance.nonces {
            parts.push(nonce.as_bytes());
            parts.push(&[0]);
        }
        ProvenDice { key: DiceKey(keyed(&seed.0, &parts)), next: cast, salted: false }
    }

    /// The dice of a sealed game, of which `cast` casts have fallen already.
    pub fn sealed(key: DiceKey, cast: u64) -> Self {
        ProvenDice { key, next: cast, salted: true }
    }
}

impl Dice for ProvenDice {
    fn cast(&mut self, cast: Cast) -> u32 {
        let number = self.next.to_be_bytes();
        self.next += 1;
        let fair = (1u64 << 32) / u64::from(cast.of) * u64::from(cast.of);
        for block in 0u32.. {
            let bytes = keyed(&self.key.0, &[&number, &block.to_be_bytes()]);
            for word in bytes.chunks_exact(4) {
                let word = u32::from_be_bytes(word.try_into().expect("chunks of four bytes"));
                if u64::from(word) < fair {
                    return word % cast.of;
                }
            }
        }
        unreachable!("more than half of all words decide, so a block of eight nearly always does")
    }

    fn salt(&self, line: u64) -> Option<String> {
        self.salted.then(|| self.key.salt(line))
    }
}

pub(super) fn keyed(key: &[u8; 32], parts: &[&[u8]]) -> [u8; 32] {
    let mut mac = HmacSha256::new_from_slice(key).expect("HMAC takes a key of any length");
    for part in parts {
        mac.update(part);
    }
    mac.finalize().into_bytes().into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::CastKind;

    fn provenance(seed: &SecretSeed, nonces: &[&str]) -> Provenance {
        Provenance {
            commitment: seed.commitment(),
            table: "t1".to_owned(),
            nonces: nonces.iter().map(|&nonce| nonce.to_owned()).collect(),
        }
    }

    fn faces(dice: &mut ProvenDice, count: usize) -> Vec<u32> {
        (0..count).map(|_| dice.die("test", 6)).collect()
    }

    #[test]
    fn the_commitment_is_plain_sha_256() {
        // SHA-256 of 32 zero bytes, a published test value.
        assert_eq!(
            SecretSeed([0; 32]).commitment().0,
            "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
        );
    }

    #[test]
    fn the_first_draw_can_be_computed_by_hand() {
        // python3: k = hmac(b'\7'*32, b't1\0a\0b\0'); w = hmac(k, b'\0'*12)[:4]; 1 + int.from_bytes(w) % 6
        let seed = SecretSeed([7; 32]);
        let mut dice = ProvenDice::new(&seed, &provenance(&seed, &["a", "b"]), 0);
        assert_eq!(faces(&mut dice, 8), [5, 2, 2, 5, 3, 6, 6, 4]);
    }

    #[test]
    fn every_nonce_matters_and_their_borders_too() {
        let seed = SecretSeed([7; 32]);
        let of = |nonces: &[&str]| faces(&mut ProvenDice::new(&seed, &provenance(&seed, nonces), 0), 30);
        assert_ne!(of(&["a", "b"]), of(&["a", "c"]));
        assert_ne!(of(&["ab", ""]), of(&["a", "b"]));
        assert_eq!(of(&["a", "b"]), of(&["a", "b"]));
    }

    #[test]
    fn the_dice_go_on_where_they_stopped() {
        let seed = SecretSeed([9; 32]);
        let whole = faces(&mut ProvenDice::new(&seed, &provenance(&seed, &[]), 0), 20);
        let later = faces(&mut ProvenDice::new(&seed, &provenance(&seed, &[]), 12), 8);
        assert_eq!(whole[12..], later);
    }

    #[test]
    fn an_uneven_rest_is_rejected() {
        // With 3 · 2^30 outcomes a quarter of all words must be rejected; every answer stays below the bound.
        let seed = SecretSeed([1; 32]);
        let mut dice = ProvenDice::new(&seed, &provenance(&seed, &[]), 0);
        let of = 3 << 30;
        assert!((0..1000).all(|_| dice.cast(Cast { purpose: "test", kind: CastKind::Pick, of }) < of));
    }

    #[test]
    fn a_revealed_seed_reads_back() {
        let seed = SecretSeed::of_table(&[3; 32], "quiet-fox");
        assert_eq!(SecretSeed::parse(&seed.reveal()), Some(seed));
        assert_eq!(SecretSeed::parse("zz"), None);
    }
}
