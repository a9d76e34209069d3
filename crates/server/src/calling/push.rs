//! Messages to browsers (RFC 8030), locked so that only the browser opens them (RFC 8291), and signed with the key by which
//! messengers know this house (RFC 8292).

use axum::http::{HeaderName, header};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use ring::{aead, agreement, hmac};
use serde_json::json;
use url::Url;

use crate::house::random;

/// For how long a messenger keeps a message for a browser that is off: a day.
const KEPT: u32 = 24 * 60 * 60;
/// For how long a signature holds: twelve hours.
const SIGNED: i64 = 12 * 60 * 60;
/// The length of a public key.
const PUBLIC: usize = 65;

/// What a browser locks its messages with.
struct Keys {
    public: [u8; PUBLIC],
    auth: [u8; 16],
}

impl Keys {
    /// From the text that is kept: the two keys with a blank between them.
    fn read(text: &str) -> Option<Keys> {
        let (public, auth) = text.split_once(' ')?;
        let bytes = |text: &str| BASE64.decode(text.trim_end_matches('=')).ok();
        let keys = Keys { public: bytes(public)?.try_into().ok()?, auth: bytes(auth)?.try_into().ok()? };
        (keys.public[0] == 4).then_some(keys)
    }
}

/// Whether a text holds the keys of a browser.
pub(crate) fn is_key_of_browser(keys: &str) -> bool {
    Keys::read(keys).is_some()
}

/// Signs and locks messages.
pub(crate) struct Messenger {
    pair: EcdsaKeyPair,
    /// How messengers reach whoever runs the house.
    contact: String,
}

/// What is posted.
pub(super) struct Sealed {
    pub(super) headers: Vec<(HeaderName, String)>,
    pub(super) body: Vec<u8>,
}

impl Messenger {
    /// A new key, as it is kept.
    pub(super) fn new_key() -> Vec<u8> {
        EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new())
            .map(|key| key.as_ref().to_vec())
            .unwrap_or_default()
    }

    /// With a key that was kept; nobody, if it is none.
    pub(super) fn with(key: &[u8], contact: String) -> Option<Messenger> {
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, key, &SystemRandom::new());
        if pair.is_err() {
            tracing::error!(
                "the key by which messengers know this house cannot be read: no messages are sent"
            );
        }
        Some(Messenger { pair: pair.ok()?, contact })
    }

    /// The key that browsers are told.
    pub(crate) fn public_key(&self) -> String {
        BASE64.encode(self.pair.public_key())
    }

    /// A message as it is posted at this time, in seconds since 1970.
    pub(super) fn seal(&self, url: &Url, keys: &str, message: &str, now: i64) -> Option<Sealed> {
        let body = lock(&Keys::read(keys)?, message.as_bytes())?;
        let signed = format!("vapid t={}, k={}", self.token(url, now)?, self.public_key());
        let headers = vec![
            (header::AUTHORIZATION, signed),
            (header::CONTENT_ENCODING, "aes128gcm".to_owned()),
            (header::CONTENT_TYPE, "application/octet-stream".to_owned()),
            (HeaderName::from_static("ttl"), KEPT.to_string()),
            (HeaderName::from_static("urgency"), "normal".to_owned()),
        ];
        Some(Sealed { headers, body })
    }

    fn token(&self, url: &Url, now: i64) -> Option<String> {
        let claims =
            json!({ "aud": url.origin().ascii_serialization(), "exp": now + SIGNED, "sub": self.contact });
        let head = BASE64.encode(r#"{"typ":"JWT","alg":"ES256"}"#);
        let signed = format!("{head}.{}", BASE64.encode(claims.to_string()));
        let signature = self.pair.sign(&SystemRandom::new(), signed.as_bytes()).ok()?;
        Some(format!("{signed}.{}", BASE64.encode(signature)))
    }
}

/// Locks a message for a browser, with a key that is used this once.
fn lock(keys: &Keys, message: &[u8]) -> Option<Vec<u8>> {
    let own = agreement::EphemeralPrivateKey::generate(&agreement::ECDH_P256, &SystemRandom::new()).ok()?;
    let public: [u8; PUBLIC] = own.compute_public_key().ok()?.as_ref().try_into().ok()?;
    let theirs = agreement::UnparsedPublicKey::new(&agreement::ECDH_P256, keys.public);
    agreement::agree_ephemeral(own, &theirs, |shared| lock_with(keys, shared, &public, random(), message))
        .ok()?
}

/// The same with what both sides share.
fn lock_with(
    keys: &Keys,
    shared: &[u8],
    public: &[u8; PUBLIC],
    salt: [u8; 16],
    message: &[u8],
) -> Option<Vec<u8>> {
    let info = [b"WebPush: info\0", &keys.public[..], public].concat();
    let secret = derived(&keys.auth, shared, &info);
    let key = derived(&salt, &secret, b"Content-Encoding: aes128gcm\0");
    let nonce = derived(&salt, &secret, b"Content-Encoding: nonce\0");
    let key = aead::LessSafeKey::new(aead::UnboundKey::new(&aead::AES_128_GCM, &key[..16]).ok()?);
    let nonce = aead::Nonce::try_assume_unique_for_key(&nonce[..12]).ok()?;
    // One record, which is the last.
    let mut record = [message, &[2]].concat();
    key.seal_in_place_append_tag(nonce, aead::Aad::empty(), &mut record).ok()?;
    let head = [&salt[..], &4096_u32.to_be_bytes(), &[65], public].concat();
    Some([head, record].concat())
}

/// The first block of HKDF with SHA-256.
fn derived(salt: &[u8], from: &[u8], info: &[u8]) -> [u8; 32] {
    let drawn = hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, salt), from);
    let key = hmac::Key::new(hmac::HMAC_SHA256, drawn.as_ref());
    let block = hmac::sign(&key, &[info, &[1]].concat());
    block.as_ref().try_into().expect("SHA-256 has 32 bytes")
}

#[cfg(test)]
mod tests {
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};

    use super::*;

    fn bytes<const N: usize>(text: &str) -> [u8; N] {
        BASE64.decode(text).unwrap().try_into().unwrap()
    }

    /// The example of RFC 8291, appendix A.
    #[test]
    fn a_message_is_locked_as_the_standard_says() {
        let keys = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4 \
                    BTBZMqHH6r4Tts7J_aSIgg";
        let shared: [u8; 32] = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let public =
            bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw");
        let message = b"When I grow up, I want to be a watermelon";
        let locked = lock_with(&Keys::read(keys).unwrap(), &shared, &public, salt, message).unwrap();
        assert_eq!(
            BASE64.encode(locked),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn a_message_is_signed_for_its_messenger() {
        let messenger = Messenger::with(&Messenger::new_key(), "mailto:host@example.org".into()).unwrap();
        let url = Url::parse("https://push.example:8443/send/abc").unwrap();
        let keys = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4= \
                    BTBZMqHH6r4Tts7J_aSIgg==";
        let sealed = messenger.seal(&url, keys, "hello", 1_000).unwrap();
        let (_, signed) = &sealed.headers[0];
        let token = signed.strip_prefix("vapid t=").unwrap().split(',').next().unwrap();
        let (said, signature) = token.rsplit_once('.').unwrap();
        let key = BASE64.decode(messenger.public_key()).unwrap();
        let signature = BASE64.decode(signature).unwrap();
        UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, key).verify(said.as_bytes(), &signature).unwrap();
        let claims = BASE64.decode(said.split_once('.').unwrap().1).unwrap();
        let claims: serde_json::Value = serde_json::from_slice(&claims).unwrap();
        assert_eq!(claims["aud"], "https://push.example:8443");
        assert_eq!(
            (claims["exp"].as_i64(), claims["sub"].as_str()),
            (Some(44_200), Some("mailto:host@example.org"))
        );
        assert!(sealed.body.len() > 86 + 5 && messenger.seal(&url, "none", "hello", 0).is_none());
    }

    #[test]
    fn what_is_no_key_is_none() {
        let public =
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        assert!(is_key_of_browser(&format!("{public} BTBZMqHH6r4Tts7J_aSIgg")));
        for wrong in
            ["", " ", public, &format!("{public} AAAA"), &format!("A{public} BTBZMqHH6r4Tts7J_aSIgg")]
        {
            assert!(!is_key_of_browser(wrong), "{wrong}");
        }
    }
}
