//! An address on a real port that messages and hooks are posted to, and a browser's keys to open messages with.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use ring::rand::SystemRandom;
use ring::{aead, agreement, hmac};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

/// What was posted.
#[derive(Clone, Debug)]
pub(crate) struct Ring {
    pub(crate) path: String,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Ring {
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.iter().find(|(found, _)| found == name).map_or("", |(_, value)| value)
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }
}

pub(crate) struct Doorbell {
    pub(crate) address: SocketAddr,
    answers: Arc<Mutex<VecDeque<&'static str>>>,
    rings: mpsc::UnboundedReceiver<Ring>,
}

impl Doorbell {
    pub(crate) async fn hang_up() -> Doorbell {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (address, answers) = (listener.local_addr().unwrap(), Arc::new(Mutex::new(VecDeque::new())));
        let (keep, rings) = mpsc::unbounded_channel();
        let seen = answers.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let answer = seen.lock().unwrap().pop_front().unwrap_or("201 Created");
                tokio::spawn(answered(stream, answer, keep.clone()));
            }
        });
        Doorbell { address, answers, rings }
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// How it answers next, before it says yes again.
    pub(crate) fn will_answer(&self, answers: &[&'static str]) {
        self.answers.lock().unwrap().extend(answers);
    }

    pub(crate) async fn next(&mut self) -> Ring {
        self.rings.recv().await.unwrap()
    }

    pub(crate) fn is_quiet(&self) -> bool {
        self.rings.is_empty()
    }
}

async fn answered(stream: TcpStream, answer: &'static str, keep: mpsc::UnboundedSender<Ring>) {
    let mut stream = BufReader::new(stream);
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(stream.read_u8().await.unwrap());
    }
    let head = String::from_utf8(head).unwrap();
    let mut lines = head.trim_end().split("\r\n");
    let path = lines.next().unwrap().split(' ').nth(1).unwrap().to_owned();
    let header =
        |line: &str| line.split_once(": ").map(|(name, value)| (name.to_lowercase(), value.to_owned()));
    let headers: Vec<(String, String)> = lines.filter_map(header).collect();
    let length = headers.iter().find(|(name, _)| name == "content-length").unwrap().1.parse().unwrap();
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await.unwrap();
    let said = format!("HTTP/1.1 {answer}\r\nContent-Length: 0\r\n\r\n");
    stream.get_mut().write_all(said.as_bytes()).await.unwrap();
    keep.send(Ring { path, headers, body }).unwrap();
}

/// What a browser opens its messages with. It opens one, since its key is used up by that.
pub(crate) struct Keys {
    private: agreement::EphemeralPrivateKey,
    public: Vec<u8>,
    auth: [u8; 16],
}

impl Keys {
    pub(crate) fn new() -> Keys {
        let private =
            agreement::EphemeralPrivateKey::generate(&agreement::ECDH_P256, &SystemRandom::new()).unwrap();
        let public = private.compute_public_key().unwrap().as_ref().to_vec();
        Keys { private, public, auth: [7; 16] }
    }

    /// What the browser tells the house.
    pub(crate) fn told(&self) -> (String, String) {
        (BASE64.encode(&self.public), BASE64.encode(self.auth))
    }

    /// Opens a message (RFC 8291).
    pub(crate) fn open(self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        assert_eq!((&rest[..4], rest[4]), (&4096_u32.to_be_bytes()[..], 65));
        let (theirs, locked) = rest[5..].split_at(65);
        let theirs_key = agreement::UnparsedPublicKey::new(&agreement::ECDH_P256, theirs);
        let info = [b"WebPush: info\0", &self.public[..], theirs].concat();
        let auth = self.auth;
        let secret =
            agreement::agree_ephemeral(self.private, &theirs_key, |shared| derived(&auth, shared, &info))
                .unwrap();
        let key = derived(salt, &secret, b"Content-Encoding: aes128gcm\0");
        let nonce = derived(salt, &secret, b"Content-Encoding: nonce\0");
        let key = aead::LessSafeKey::new(aead::UnboundKey::new(&aead::AES_128_GCM, &key[..16]).unwrap());
        let nonce = aead::Nonce::try_assume_unique_for_key(&nonce[..12]).unwrap();
        let mut locked = locked.to_vec();
        let open = key.open_in_place(nonce, aead::Aad::empty(), &mut locked).unwrap();
        assert_eq!(open.last(), Some(&2), "it is the last record");
        serde_json::from_slice(&open[..open.len() - 1]).unwrap()
    }
}

fn derived(salt: &[u8], from: &[u8], info: &[u8]) -> Vec<u8> {
    let drawn = hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, salt), from);
    hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, drawn.as_ref()), &[info, &[1]].concat()).as_ref().to_vec()
}
