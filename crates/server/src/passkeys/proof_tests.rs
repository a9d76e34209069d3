//! The examples of Web Authentication (Level 3, section 16) with the three kinds of keys that are taken, and keys of our own.

use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, Ed25519KeyPair, KeyPair};

use super::*;

#[derive(Clone, Debug, Deserialize)]
struct Vector {
    name: String,
    /// Whether the device made sure who was there when it made the key.
    verified: bool,
    credential: String,
    made_client: String,
    object: String,
    client: String,
    data: String,
    signature: String,
}

fn vectors() -> Vec<Vector> {
    serde_json::from_str(include_str!("vectors.json")).unwrap()
}

fn bytes(hex: &str) -> Vec<u8> {
    (0..hex.len()).step_by(2).map(|at| u8::from_str_radix(&hex[at..at + 2], 16).unwrap()).collect()
}

fn example() -> Party {
    Party { id: "example.org".to_owned(), origin: "https://example.org".to_owned() }
}

/// The key in an object, whether or not it would be taken.
fn key_in(object: &[u8]) -> Vec<u8> {
    let object = Item::whole(object).unwrap();
    let data = object.get(&Item::Text("authData")).and_then(Item::bytes).unwrap();
    Data::read(data).unwrap().made.unwrap().1.to_vec()
}

#[test]
fn the_examples_of_the_standard_hold() {
    for vector in vectors() {
        let name = &vector.name;
        let made_client = Client::read(&bytes(&vector.made_client), Ceremony::Create, &example()).unwrap();
        assert_eq!(BASE64.decode(&made_client.challenge).unwrap().len(), 32, "{name}");
        let object = bytes(&vector.object);
        let made = Made::read(&object, &example());
        if vector.verified {
            let made = made.unwrap();
            assert_eq!(BASE64.decode(&made.credential).unwrap(), bytes(&vector.credential), "{name}");
            assert_eq!((made.key, made.counter), (key_in(&object), 0), "{name}");
        } else {
            assert_eq!(made, Err(Fault::Unverified), "{name}");
        }
        let (key, data, signature) = (key_in(&object), bytes(&vector.data), bytes(&vector.signature));
        let client = Client::read(&bytes(&vector.client), Ceremony::Get, &example()).unwrap();
        let message = [&data[..], &client.hash].concat();
        assert_eq!(PublicKey::read(&key).unwrap().verify(&message, &signature), Ok(()), "{name}");
        let all = check(&key, &client, &data, &signature, &example());
        assert_eq!(all, Err(Fault::Unverified), "{name}: none of the devices made sure who was there then");
    }
}

#[test]
fn a_signature_of_another_message_or_key_is_none() {
    let vectors = vectors();
    for vector in &vectors {
        let (key, data) = (key_in(&bytes(&vector.object)), bytes(&vector.data));
        let client = Client::read(&bytes(&vector.client), Ceremony::Get, &example()).unwrap();
        let message = [&data[..], &client.hash].concat();
        let (key, signature) = (PublicKey::read(&key).unwrap(), bytes(&vector.signature));
        for at in 0..message.len() {
            let mut other = message.clone();
            other[at] ^= 1;
            assert_eq!(key.verify(&other, &signature), Err(Fault::Signature), "{} at {at}", vector.name);
        }
        for at in 0..signature.len() {
            let mut other = signature.clone();
            other[at] ^= 1;
            assert_eq!(key.verify(&message, &other), Err(Fault::Signature), "{} at {at}", vector.name);
        }
        for other in vectors.iter().filter(|other| other.name != vector.name) {
            let wrong = bytes(&other.signature);
            assert_eq!(key.verify(&message, &wrong), Err(Fault::Signature), "{}", vector.name);
        }
    }
}

/// A device with one key, for tests.
struct Own {
    pair: EcdsaKeyPair,
    party: Party,
}

fn map(entries: &[(&[u8], &[u8])]) -> Vec<u8> {
    let count = 0xa0 + u8::try_from(entries.len()).unwrap();
    std::iter::once(count).chain(entries.iter().flat_map(|(key, value)| [*key, *value].concat())).collect()
}

fn of_bytes(bytes: &[u8]) -> Vec<u8> {
    let length = u16::try_from(bytes.len()).unwrap().to_be_bytes();
    [&[0x59], &length[..], bytes].concat()
}

impl Own {
    fn new() -> Own {
        let random = SystemRandom::new();
        let key = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &random).unwrap();
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, key.as_ref(), &random).unwrap();
        Own { pair, party: example() }
    }

    fn key(&self) -> Vec<u8> {
        let point = self.pair.public_key().as_ref();
        let (x, y) = (of_bytes(&point[1..33]), of_bytes(&point[33..]));
        map(&[(&[1], &[2]), (&[3], &[0x26]), (&[0x20], &[1]), (&[0x21], &x), (&[0x22], &y)])
    }

    fn data(&self, flags: u8, more: &[u8]) -> Vec<u8> {
        let party = digest(&SHA256, self.party.id.as_bytes());
        [party.as_ref(), &[flags], &7_u32.to_be_bytes(), more].concat()
    }

    fn made(&self, flags: u8) -> Vec<u8> {
        let more = [&[0; 16][..], &[0, 4], b"name", &self.key()].concat();
        let data = of_bytes(&self.data(flags, &more));
        map(&[(b"\x63fmt", b"\x64none"), (b"\x67attStmt", &[0xa0]), (b"\x68authData", &data)])
    }

    fn client(&self, kind: &str) -> Vec<u8> {
        let text = format!(r#"{{"type":"{kind}","challenge":"abc","origin":"{}"}}"#, self.party.origin);
        text.into_bytes()
    }

    fn sign(&self, data: &[u8], client: &[u8]) -> Vec<u8> {
        let message = [data, digest(&SHA256, client).as_ref()].concat();
        self.pair.sign(&SystemRandom::new(), &message).unwrap().as_ref().to_vec()
    }
}

#[test]
fn a_key_is_made_and_signs() {
    let own = Own::new();
    let made = Made::read(&own.made(PRESENT | VERIFIED | HAS_KEY), &own.party).unwrap();
    let expected = Made { credential: BASE64.encode("name"), key: own.key(), counter: 7 };
    assert_eq!(made, expected);
    let (client, data) = (own.client("webauthn.get"), own.data(PRESENT | VERIFIED, &[]));
    let signature = own.sign(&data, &client);
    let client = Client::read(&client, Ceremony::Get, &own.party).unwrap();
    assert_eq!(client.challenge, "abc");
    assert_eq!(check(&made.key, &client, &data, &signature, &own.party), Ok(7));
    let other = Own::new();
    assert_eq!(check(&other.key(), &client, &data, &signature, &own.party), Err(Fault::Signature));
}

#[test]
fn what_browser_and_device_say_has_to_fit() {
    let own = Own::new();
    let elsewhere = Party { id: "example.com".to_owned(), ..example() };
    for (flags, party, fault) in [
        (VERIFIED | HAS_KEY, &own.party, Fault::Absent),
        (PRESENT | HAS_KEY, &own.party, Fault::Unverified),
        (PRESENT | VERIFIED | HAS_KEY, &elsewhere, Fault::Party),
        (PRESENT | VERIFIED | HAS_KEY | IS_COPIED, &own.party, Fault::Unreadable),
        (PRESENT | VERIFIED, &own.party, Fault::Unreadable),
        (PRESENT | VERIFIED | HAS_KEY | HAS_MORE, &own.party, Fault::Unreadable),
    ] {
        assert_eq!(Made::read(&own.made(flags), party), Err(fault), "{flags:x}");
    }
    let copied = own.made(PRESENT | VERIFIED | HAS_KEY | MAY_BE_COPIED | IS_COPIED);
    assert!(Made::read(&copied, &own.party).is_ok());
    let more = own.data(PRESENT | VERIFIED | HAS_MORE, &[0xa1, 0x01, 0x02]);
    assert!(Data::read(&more).is_ok(), "what was not asked for is read over");

    let read =
        |bytes: &[u8], ceremony| Client::read(bytes, ceremony, &own.party).map(|client| client.challenge);
    assert_eq!(read(&own.client("webauthn.get"), Ceremony::Create), Err(Fault::Purpose));
    assert_eq!(read(&own.client("webauthn.create"), Ceremony::Get), Err(Fault::Purpose));
    assert_eq!(read(b"{", Ceremony::Get), Err(Fault::Unreadable));
    for origin in ["https://example.com", "http://example.org", "https://example.org:8443", "null", ""] {
        let foreign = Own { party: Party { origin: origin.to_owned(), ..example() }, ..Own::new() };
        assert_eq!(read(&foreign.client("webauthn.get"), Ceremony::Get), Err(Fault::Origin), "{origin}");
    }
    let framed =
        br#"{"type":"webauthn.get","challenge":"a","origin":"https://example.org","crossOrigin":true}"#;
    assert_eq!(read(framed, Ceremony::Get), Err(Fault::Origin));
}

#[test]
fn keys_of_other_kinds_are_not_taken() {
    let point = [5; 32];
    let (x, y) = (of_bytes(&point), of_bytes(&point));
    let short = of_bytes(&point[1..]);
    // The kind, the algorithm, the curve and the coordinates.
    type Parts<'a> = [&'a [u8]; 5];
    let es256: Parts<'_> = [&[2], &[0x26], &[1], &x, &y];
    let key = |[kind, way, curve, x, y]: Parts<'_>| {
        map(&[(&[1], kind), (&[3], way), (&[0x20], curve), (&[0x21], x), (&[0x22], y)])
    };
    assert!(PublicKey::read(&key(es256)).is_ok());
    let others: [Parts<'_>; 6] = [
        [&[1], &[0x26], &[1], &x, &y],
        [&[2], &[0x27], &[1], &x, &y],
        [&[2], &[0x38, 0x22], &[2], &x, &y],
        [&[2], &[0x26], &[2], &x, &y],
        [&[2], &[0x26], &[1], &short, &y],
        [&[2], &[0x26], &[1], &x, &[0xf5]],
    ];
    for parts in others {
        assert_eq!(PublicKey::read(&key(parts)).map(|_| ()), Err(Fault::Key), "{parts:x?}");
    }
    let rsa = map(&[(&[1], &[3]), (&[3], &[0x39, 1, 0]), (&[0x20], &x)]);
    assert_eq!(PublicKey::read(&rsa).map(|_| ()), Err(Fault::Key), "half a key");
    assert_eq!(PublicKey::read(&[0xa0, 0]).map(|_| ()), Err(Fault::Unreadable));
    let small = map(&[(&[1], &[3]), (&[3], &[0x39, 1, 0]), (&[0x20], &x), (&[0x21], &[0x43, 1, 0, 1])]);
    let small = PublicKey::read(&small).unwrap().verify(b"message", &point);
    assert_eq!(small, Err(Fault::Signature), "a key that anybody can break opens nothing");
}

/// Whatever byte of what a device says is another one, nothing is proven, and nothing breaks.
#[test]
fn no_byte_can_be_changed() {
    let own = Own::new();
    let (flags, pair) = (PRESENT | VERIFIED, Ed25519KeyPair::from_seed_unchecked(&[3; 32]).unwrap());
    let x = of_bytes(pair.public_key().as_ref());
    let key = map(&[(&[1], &[1]), (&[3], &[0x27]), (&[0x20], &[6]), (&[0x21], &x)]);
    let (client, data) = (own.client("webauthn.get"), own.data(flags, &[]));
    let message = [&data[..], digest(&SHA256, &client).as_ref()].concat();
    let signature = pair.sign(&message);
    let read = Client::read(&client, Ceremony::Get, &own.party).unwrap();
    assert_eq!(check(&key, &read, &data, signature.as_ref(), &own.party), Ok(7));
    for (at, bit) in (0..data.len()).flat_map(|at| (0..8).map(move |bit| (at, bit))) {
        let mut other = data.clone();
        other[at] ^= 1 << bit;
        assert!(check(&key, &read, &other, signature.as_ref(), &own.party).is_err(), "{at}.{bit}");
    }
    for at in 0..client.len() {
        let mut other = client.clone();
        other[at] ^= 1;
        let Ok(read) = Client::read(&other, Ceremony::Get, &own.party) else { continue };
        let checked = check(&key, &read, &data, signature.as_ref(), &own.party);
        assert_eq!(checked, Err(Fault::Signature), "{at}");
    }
    let object = own.made(flags | HAS_KEY);
    let whole = Made::read(&object, &own.party).unwrap();
    for length in 0..object.len() {
        assert!(Made::read(&object[..length], &own.party).is_err(), "{length}");
    }
    for (at, bit) in (0..object.len()).flat_map(|at| (0..8).map(move |bit| (at, bit))) {
        let mut other = object.clone();
        other[at] ^= 1 << bit;
        // Who made the device, in which way, and whether the key may be copied is not asked for; everything else makes another
        // passkey or none.
        if let Ok(made) = Made::read(&other, &own.party) {
            let unasked = at < 28 || at == 63 || (68..84).contains(&at);
            assert!(made != whole || unasked, "{at}.{bit}");
        }
    }
}
