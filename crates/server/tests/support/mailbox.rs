//! A mail server on a real port that keeps what it is sent, and is in whatever mood a test wants.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use base64::Engine;
use base64::engine::general_purpose::STANDARD as BASE64;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

/// How it treats whoever brings a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mood {
    /// It takes what comes.
    Takes,
    /// It says nothing at all.
    Hangs,
    /// It wants to be asked again later.
    Greylists,
    /// It knows no such mailbox.
    Bounces,
}

/// A letter that came.
#[derive(Clone, Debug)]
pub(crate) struct Mail {
    pub(crate) to: String,
    pub(crate) head: String,
    pub(crate) text: String,
}

impl Mail {
    /// The path of the first link in it to this house.
    pub(crate) fn link(&self, below: &str) -> String {
        let begin = format!("{HOUSE}{below}");
        let at = self.text.find(&begin).unwrap_or_else(|| panic!("no {begin} in {}", self.text));
        self.text[at + HOUSE.len()..].split_whitespace().next().unwrap().to_owned()
    }

    pub(crate) fn subject(&self) -> String {
        let words = self.head.split("Subject: ").nth(1).unwrap().split("\r\nDate").next().unwrap();
        words
            .split("\r\n ")
            .map(|word| decoded(word.strip_prefix("=?utf-8?B?").unwrap().strip_suffix("?=").unwrap()))
            .collect()
    }
}

/// Where houses that send letters say that they are. Nothing is looked up there.
pub(crate) const HOUSE: &str = "https://table.example";

pub(crate) struct Mailbox {
    pub(crate) address: SocketAddr,
    mood: Arc<Mutex<Mood>>,
    mails: mpsc::UnboundedReceiver<Mail>,
    /// Who came without leaving a letter.
    turned_away: mpsc::UnboundedReceiver<Mood>,
    serving: JoinHandle<()>,
}

impl Mailbox {
    pub(crate) async fn open() -> Mailbox {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (address, mood) = (listener.local_addr().unwrap(), Arc::new(Mutex::new(Mood::Takes)));
        let ((keep, mails), (count, turned_away)) = (mpsc::unbounded_channel(), mpsc::unbounded_channel());
        let seen = mood.clone();
        let serving = tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let mood = *seen.lock().unwrap();
                tokio::spawn(receive(stream, mood, keep.clone(), count.clone()));
            }
        });
        Mailbox { address, mood, mails, turned_away, serving }
    }

    pub(crate) fn url(&self) -> String {
        format!("smtp://{}", self.address)
    }

    pub(crate) fn is_in(&self, mood: Mood) {
        *self.mood.lock().unwrap() = mood;
    }

    /// The next letter, when it comes.
    pub(crate) async fn next(&mut self) -> Mail {
        self.mails.recv().await.unwrap()
    }

    /// Waits until somebody came in vain.
    pub(crate) async fn next_turned_away(&mut self) -> Mood {
        self.turned_away.recv().await.unwrap()
    }

    pub(crate) fn has_turned_away(&self) -> bool {
        !self.turned_away.is_empty()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.mails.is_empty()
    }

    /// Nobody listens there any more.
    pub(crate) async fn close(&mut self) {
        self.serving.abort();
        let _ = (&mut self.serving).await;
    }
}

fn decoded(text: &str) -> String {
    String::from_utf8(BASE64.decode(text.replace("\r\n", "")).unwrap()).unwrap()
}

async fn receive(
    stream: TcpStream,
    mood: Mood,
    keep: mpsc::UnboundedSender<Mail>,
    turned_away: mpsc::UnboundedSender<Mood>,
) {
    let mut stream = BufReader::new(stream);
    if mood == Mood::Hangs {
        turned_away.send(mood).unwrap();
        // Until whoever called gives up.
        let _ = stream.read_until(b'\0', &mut Vec::new()).await;
        return;
    }
    let mut say = "220 here";
    let mut to = String::new();
    loop {
        stream.get_mut().write_all(format!("{say}\r\n").as_bytes()).await.unwrap();
        let mut line = String::new();
        if stream.read_line(&mut line).await.unwrap_or(0) == 0 {
            return;
        }
        say = match line.split([' ', '\r']).next().unwrap() {
            "RCPT" if mood == Mood::Takes => {
                to = line.split(['<', '>']).nth(1).unwrap().to_owned();
                "250 fine"
            }
            "RCPT" => {
                turned_away.send(mood).unwrap();
                if mood == Mood::Bounces { "550 no such mailbox" } else { "451 come again later" }
            }
            "DATA" => {
                stream.get_mut().write_all(b"354 go on\r\n").await.unwrap();
                let mut mail = String::new();
                while !mail.ends_with("\r\n.\r\n") {
                    assert_ne!(stream.read_line(&mut mail).await.unwrap(), 0);
                }
                let (head, body) = mail.strip_suffix("\r\n.\r\n").unwrap().split_once("\r\n\r\n").unwrap();
                let text = decoded(body).replace("\r\n", "\n");
                keep.send(Mail { to: to.clone(), head: head.to_owned(), text }).unwrap();
                "250 kept"
            }
            "QUIT" => "221 bye",
            _ => "250 fine",
        };
    }
}
