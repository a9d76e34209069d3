//! What a device proves with a passkey, checked as Web Authentication (Level 3, sections 7.1 and 7.2) has it.
//!
//! Who made the device is not asked (attestation “none”), so a statement about that is read over. Keys are ES256, EdDSA or RS256; the
//! signatures are checked by `ring`.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use ring::digest::{SHA256, digest};
use ring::signature::{
    ECDSA_P256_SHA256_ASN1, ED25519, RSA_PKCS1_2048_8192_SHA256, RsaPublicKeyComponents, UnparsedPublicKey,
};
use serde::Deserialize;

use super::cbor::Item;

/// The kinds of keys that are taken, the best first, by their numbers in COSE.
pub(super) const KINDS: [i64; 3] = [ES256, EDDSA, RS256];
const ES256: i64 = -7;
const EDDSA: i64 = -8;
const RS256: i64 = -257;

/// How long the name of a passkey is at most, in bytes.
const LONGEST_NAME: usize = 1023;

// What the flags of a device say.
const PRESENT: u8 = 0x01;
const VERIFIED: u8 = 0x04;
const MAY_BE_COPIED: u8 = 0x08;
const IS_COPIED: u8 = 0x10;
const HAS_KEY: u8 = 0x40;
const HAS_MORE: u8 = 0x80;

/// Where passkeys are good: the name of the house, and its origin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Party {
    pub(crate) id: String,
    pub(crate) origin: String,
}

/// Why nothing is proven. Whoever asks is not told which of these it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Fault {
    #[error("it cannot be read")]
    Unreadable,
    #[error("it was signed for something else")]
    Purpose,
    #[error("it was signed on another site's page")]
    Origin,
    #[error("it is a key of another house")]
    Party,
    #[error("nobody was there")]
    Absent,
    #[error("the device did not make sure who was there")]
    Unverified,
    #[error("it is a kind of key that is not taken")]
    Key,
    #[error("the signature is wrong")]
    Signature,
}

/// What a browser says of what it let a device sign.
#[derive(Clone, Debug)]
pub(super) struct Client {
    /// What was asked, as it was asked.
    pub(super) challenge: String,
    hash: Vec<u8>,
}

#[derive(Deserialize)]
struct ClientData {
    r#type: String,
    challenge: String,
    origin: String,
    #[serde(rename = "crossOrigin", default)]
    cross_origin: bool,
}

/// What a browser let a device do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ceremony {
    Create,
    Get,
}

impl Client {
    /// Reads it, if it is about this ceremony on a page of ours.
    pub(super) fn read(bytes: &[u8], ceremony: Ceremony, party: &Party) -> Result<Client, Fault> {
        let data: ClientData = serde_json::from_slice(bytes).map_err(|_| Fault::Unreadable)?;
        let kind = if ceremony == Ceremony::Create { "webauthn.create" } else { "webauthn.get" };
        if data.r#type != kind {
            return Err(Fault::Purpose);
        }
        if data.origin != party.origin || data.cross_origin {
            return Err(Fault::Origin);
        }
        Ok(Client { challenge: data.challenge, hash: digest(&SHA256, bytes).as_ref().to_vec() })
    }
}

/// A passkey that a device has made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Made {
    /// What the device calls it, in base64 for addresses.
    pub(super) credential: String,
    /// The public key as the device writes it (COSE).
    pub(super) key: Vec<u8>,
    pub(super) counter: u32,
}

impl Made {
    /// Reads what a device says that it made, if the key is of a kind that is taken.
    pub(super) fn read(object: &[u8], party: &Party) -> Result<Made, Fault> {
        let object = Item::whole(object).ok_or(Fault::Unreadable)?;
        let data = object.get(&Item::Text("authData")).and_then(Item::bytes).ok_or(Fault::Unreadable)?;
        let data = Data::read(data)?;
        data.check(party)?;
        let (credential, key) = data.made.ok_or(Fault::Unreadable)?;
        PublicKey::read(key)?;
        Ok(Made { credential: BASE64.encode(credential), key: key.to_vec(), counter: data.counter })
    }
}

/// Checks that a device signed what it says, and what its browser says, with this key. Comes back with how often it has signed.
pub(super) fn check(
    key: &[u8],
    client: &Client,
    data: &[u8],
    signature: &[u8],
    party: &Party,
) -> Result<u32, Fault> {
    let read = Data::read(data)?;
    read.check(party)?;
    PublicKey::read(key)?.verify(&[data, &client.hash].concat(), signature)?;
    Ok(read.counter)
}

/// What a device says.
struct Data<'a> {
    party: &'a [u8],
    flags: u8,
    counter: u32,
    /// The name of the passkey that it made, and the key.
    made: Option<(&'a [u8], &'a [u8])>,
}

impl<'a> Data<'a> {
    fn read(bytes: &'a [u8]) -> Result<Data<'a>, Fault> {
        Data::try_read(bytes).ok_or(Fault::Unreadable)
    }

    fn try_read(bytes: &'a [u8]) -> Option<Data<'a>> {
        let (party, rest) = bytes.split_at_checked(32)?;
        let (&flags, rest) = rest.split_first()?;
        let (counter, mut rest) = rest.split_first_chunk::<4>()?;
        let mut made = None;
        if flags & HAS_KEY != 0 {
            // Sixteen bytes say who made the device.
            let (length, after) = rest.split_at_checked(16)?.1.split_first_chunk::<2>()?;
            let length = usize::from(u16::from_be_bytes(*length));
            let (credential, key) = after.split_at_checked(length)?;
            let (_, after) = Item::first(key)?;
            made = Some((credential, &key[..key.len() - after.len()]))
                .filter(|_| (1..=LONGEST_NAME).contains(&length));
            made?;
            rest = after;
        }
        if flags & HAS_MORE != 0 {
            let (more, after) = Item::first(rest)?;
            matches!(more, Item::Map(_)).then_some(())?;
            rest = after;
        }
        let counter = u32::from_be_bytes(*counter);
        rest.is_empty().then_some(Data { party, flags, counter, made })
    }

    fn check(&self, party: &Party) -> Result<(), Fault> {
        let has = |flag| self.flags & flag != 0;
        if self.party != digest(&SHA256, party.id.as_bytes()).as_ref() {
            return Err(Fault::Party);
        }
        if !has(PRESENT) {
            return Err(Fault::Absent);
        }
        if !has(VERIFIED) {
            return Err(Fault::Unverified);
        }
        // What is copied may be copied.
        if has(IS_COPIED) && !has(MAY_BE_COPIED) { Err(Fault::Unreadable) } else { Ok(()) }
    }
}

/// A public key of a kind that is taken.
#[derive(Clone, Debug)]
enum PublicKey<'a> {
    Es256(Vec<u8>),
    EdDsa(&'a [u8]),
    Rs256 { n: &'a [u8], e: &'a [u8] },
}

impl<'a> PublicKey<'a> {
    fn read(cose: &'a [u8]) -> Result<PublicKey<'a>, Fault> {
        let key = Item::whole(cose).ok_or(Fault::Unreadable)?;
        let number = |label| key.get(&Item::Number(label)).and_then(Item::number);
        let bytes = |label| key.get(&Item::Number(label)).and_then(Item::bytes);
        let coordinate = |label| bytes(label).filter(|bytes| bytes.len() == 32).ok_or(Fault::Key);
        match (number(1), number(3), number(-1)) {
            (Some(2), Some(ES256), Some(1)) => {
                Ok(PublicKey::Es256([&[4], coordinate(-2)?, coordinate(-3)?].concat()))
            }
            (Some(1), Some(EDDSA), Some(6)) => Ok(PublicKey::EdDsa(coordinate(-2)?)),
            (Some(3), Some(RS256), None) => {
                let (n, e) = (bytes(-1).ok_or(Fault::Key)?, bytes(-2).ok_or(Fault::Key)?);
                Ok(PublicKey::Rs256 { n, e })
            }
            _ => Err(Fault::Key),
        }
    }

    fn verify(&self, message: &[u8], signature: &[u8]) -> Result<(), Fault> {
        let verified = match self {
            PublicKey::Es256(point) => {
                UnparsedPublicKey::new(&ECDSA_P256_SHA256_ASN1, point).verify(message, signature)
            }
            PublicKey::EdDsa(point) => UnparsedPublicKey::new(&ED25519, point).verify(message, signature),
            PublicKey::Rs256 { n, e } => {
                RsaPublicKeyComponents { n, e }.verify(&RSA_PKCS1_2048_8192_SHA256, message, signature)
            }
        };
        verified.map_err(|_| Fault::Signature)
    }
}

#[cfg(test)]
#[path = "proof_tests.rs"]
mod tests;
