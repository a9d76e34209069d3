//! A device that keeps one passkey, without a hand that has to touch it.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use ring::digest::{SHA256, digest};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::{Value, json};

/// Fields of a form.
pub(crate) type Fields = Vec<(&'static str, String)>;

/// A device, and the page on which it is used.
pub(crate) struct Authenticator {
    pair: EcdsaKeyPair,
    name: [u8; 16],
    /// Whose passkey it keeps.
    pub(crate) user: String,
    /// How often it has signed.
    pub(crate) counter: u32,
    /// Whether it makes sure who holds it.
    pub(crate) verifies: bool,
    pub(crate) origin: String,
}

fn bytes(bytes: &[u8]) -> Vec<u8> {
    let length = u16::try_from(bytes.len()).unwrap().to_be_bytes();
    [&[0x59], &length[..], bytes].concat()
}

impl Authenticator {
    pub(crate) fn new(number: u8, origin: &str) -> Authenticator {
        let random = SystemRandom::new();
        let key = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &random).unwrap();
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, key.as_ref(), &random).unwrap();
        let origin = origin.to_owned();
        Authenticator { pair, name: [number; 16], user: String::new(), counter: 0, verifies: true, origin }
    }

    fn data(&self, party: &Value, made: &[u8]) -> Vec<u8> {
        let party = digest(&SHA256, party.as_str().unwrap().as_bytes());
        let flags = 1 | if self.verifies { 4 } else { 0 } | if made.is_empty() { 0 } else { 0x40 };
        [party.as_ref(), &[flags], &self.counter.to_be_bytes(), made].concat()
    }

    fn client(&self, kind: &str, asked: &Value) -> Vec<u8> {
        let client = json!({ "type": kind, "challenge": asked["challenge"], "origin": self.origin });
        client.to_string().into_bytes()
    }

    /// Makes its passkey.
    pub(crate) fn make(&mut self, asked: &Value) -> Fields {
        assert_eq!(asked["attestation"], "none");
        assert_eq!(asked["authenticatorSelection"]["userVerification"], "required");
        assert_eq!(asked["authenticatorSelection"]["residentKey"], "required");
        let kinds: Vec<i64> = asked["pubKeyCredParams"]
            .as_array()
            .unwrap()
            .iter()
            .map(|kind| kind["alg"].as_i64().unwrap())
            .collect();
        assert_eq!(kinds, [-7, -8, -257]);
        self.user = asked["user"]["id"].as_str().unwrap().to_owned();
        let point = self.pair.public_key().as_ref();
        let head = [0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21];
        let key = [&head[..], &bytes(&point[1..33]), &[0x22], &bytes(&point[33..])].concat();
        let made = [&[0; 16][..], &[0, 16], &self.name, &key].concat();
        let data = bytes(&self.data(&asked["rp"]["id"], &made));
        let object = [&b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData"[..], &data].concat();
        let client = self.client("webauthn.create", asked);
        assert_eq!((&asked["kind"], &asked["how"]), (&json!("Creation"), &json!("create")));
        let response =
            json!({ "clientDataJSON": BASE64.encode(client), "attestationObject": BASE64.encode(object) });
        self.says("create", &response)
    }

    /// Signs with it.
    pub(crate) fn sign(&mut self, asked: &Value) -> Fields {
        assert_eq!(asked["userVerification"], "required");
        let (data, client) = (self.data(&asked["rpId"], &[]), self.client("webauthn.get", asked));
        let message = [&data[..], digest(&SHA256, &client).as_ref()].concat();
        let signature = self.pair.sign(&SystemRandom::new(), &message).unwrap();
        assert_eq!((&asked["kind"], &asked["how"]), (&json!("Request"), &json!("get")));
        let response = json!({
            "clientDataJSON": BASE64.encode(client),
            "authenticatorData": BASE64.encode(data),
            "signature": BASE64.encode(signature),
            "userHandle": self.user,
        });
        self.says("get", &response)
    }

    fn says(&self, field: &'static str, response: &Value) -> Fields {
        vec![(
            field,
            json!({ "id": BASE64.encode(self.name), "type": "public-key", "response": response }).to_string(),
        )]
    }
}
