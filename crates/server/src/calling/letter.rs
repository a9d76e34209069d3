//! Letters: plain text, put together here and handed to the host's mail server.

use std::time::Duration;

use base64::Engine;
use base64::engine::general_purpose::STANDARD as BASE64;
use lettre::address::Envelope;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use pages::date::Moment;
use pages::told::Letter;
use table::journal::hex;
use url::Url;

use crate::house::random;

/// How long the mail server may take for a step, and for a whole letter.
const LONGEST_STEP: Duration = Duration::from_secs(15);
const LONGEST: Duration = Duration::from_secs(40);

/// Sends letters.
pub(crate) struct Post {
    server: AsyncSmtpTransport<Tokio1Executor>,
    from: Address,
}

/// Why a letter was not sent.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Unsent {
    /// The address is refused.
    Refused(String),
    /// It may be otherwise another time.
    Failed(String),
}

impl Post {
    /// With the server at this address.
    pub(super) fn open(smtp: &str, from: Address) -> Result<Post, String> {
        let url = encrypted(smtp)?;
        let opened = AsyncSmtpTransport::<Tokio1Executor>::from_url(url.as_str());
        // What is wrong is said without the address, which may hold a password.
        let builder = opened.map_err(|error| format!("it is no address of a mail server: {error}"))?;
        Ok(Post { server: builder.timeout(Some(LONGEST_STEP)).build(), from })
    }

    /// Sends a letter at this moment. With `stop`, its reader can end the letters there with one click (RFC 8058).
    pub(crate) async fn send(
        &self,
        to: &Address,
        letter: &Letter,
        lang: &str,
        stop: Option<&str>,
        now: Moment,
    ) -> Result<(), Unsent> {
        let failed = |why: &dyn std::fmt::Display| Unsent::Failed(why.to_string());
        let envelope =
            Envelope::new(Some(self.from.clone()), vec![to.clone()]).map_err(|error| failed(&error))?;
        let text = written(letter, &self.from, to, lang, stop, now);
        let sent = tokio::time::timeout(LONGEST, self.server.send_raw(&envelope, text.as_bytes()));
        match sent.await {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) => Err(Unsent::of(&error, to)),
            Err(_) => Err(failed(&"the mail server takes too long")),
        }
    }
}

impl Unsent {
    /// Servers like to repeat whom they refuse, which is for no log.
    fn of(error: &lettre::transport::smtp::Error, to: &Address) -> Unsent {
        let code = error.status().map(|code| code.to_string()).unwrap_or_default();
        // There is no such mailbox, or it takes nothing. What else is refused for good may be mended by the host.
        let address = ["550", "551", "553", "556"].contains(&code.as_str());
        let why = error.to_string().replace(&to.to_string(), "them");
        if address { Unsent::Refused(why) } else { Unsent::Failed(why) }
    }
}

/// The address of a mail server, encrypted unless it says otherwise or is this machine.
fn encrypted(smtp: &str) -> Result<Url, String> {
    let mut url = Url::parse(smtp).map_err(|error| format!("it is no address of a mail server: {error}"))?;
    let host = url.host_str().unwrap_or_default();
    let here = host == "localhost"
        || host.trim_matches(['[', ']']).parse().is_ok_and(|ip: std::net::IpAddr| ip.is_loopback());
    match url.query_pairs().find(|(name, _)| name == "tls").map(|(_, value)| value.into_owned()).as_deref() {
        Some("none") => url.set_query(None),
        None if url.scheme() == "smtp" && !here => url.set_query(Some("tls=required")),
        _ => {}
    }
    Ok(url)
}

/// A letter as it travels: its text in base64, so that nothing on the way depends on its letters.
fn written(
    letter: &Letter,
    from: &Address,
    to: &Address,
    lang: &str,
    stop: Option<&str>,
    now: Moment,
) -> String {
    let id = hex(&random::<16>());
    let mut head = format!(
        "From: Globetable <{from}>\r\nTo: <{to}>\r\nSubject: {}\r\nDate: {}\r\nMessage-ID: <{id}@{}>\r\n\
         MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\
         Content-Language: {lang}\r\nAuto-Submitted: auto-generated\r\n",
        word_for_head(&letter.subject),
        now.in_letters(),
        from.domain()
    );
    if let Some(stop) = stop {
        head +=
            &format!("List-Unsubscribe: <{stop}>\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
    }
    format!("{head}\r\n{}", in_lines(&BASE64.encode(letter.text.replace('\n', "\r\n"))))
}

/// A text for the head of a letter, in words of at most 75 characters (RFC 2047).
fn word_for_head(text: &str) -> String {
    let mut words = vec![String::new()];
    for letter in text.chars().filter(|letter| !letter.is_control()) {
        if words.last().is_some_and(|word| word.len() + letter.len_utf8() > 42) {
            words.push(String::new());
        }
        words.last_mut().expect("there is a word").push(letter);
    }
    let encoded: Vec<String> =
        words.iter().map(|word| format!("=?utf-8?B?{}?=", BASE64.encode(word))).collect();
    encoded.join("\r\n ")
}

/// Base64 in lines of 76 characters.
fn in_lines(text: &str) -> String {
    let lines = text.as_bytes().chunks(76).map(|line| String::from_utf8_lossy(line).into_owned() + "\r\n");
    lines.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_keeps_its_form_whatever_it_says() {
        let subject = "Größe\r\nBcc: victim@example.org".repeat(3);
        let letter = Letter { subject: subject.clone(), text: "Zeile 1\nZeile 2 ".repeat(20) };
        let (from, to) = ("table@example.org".parse().unwrap(), "ada@example.org".parse().unwrap());
        let text = written(&letter, &from, &to, "de", Some("https://t.example/told/x"), Moment(0));
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        assert!(
            text.split("\r\n").all(|line| line.len() <= 78 && line.is_ascii() && !line.contains('\n')),
            "{text}"
        );
        assert!(!head.contains("Bcc"), "{head}");
        let words = head.split("Subject: ").nth(1).unwrap().split("\r\nDate").next().unwrap();
        let plain = |word: &str| {
            let inside = word.trim().strip_prefix("=?utf-8?B?").unwrap().strip_suffix("?=").unwrap();
            String::from_utf8(BASE64.decode(inside).unwrap()).unwrap()
        };
        assert_eq!(words.split("\r\n").map(plain).collect::<String>(), subject.replace("\r\n", ""));
        assert!(head.contains("List-Unsubscribe: <https://t.example/told/x>\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click"));
        let said = BASE64.decode(body.replace("\r\n", "")).unwrap();
        assert_eq!(String::from_utf8(said).unwrap(), letter.text.replace('\n', "\r\n"));
    }

    #[test]
    fn a_mail_server_is_spoken_to_behind_a_curtain_unless_it_is_here() {
        let query = |smtp: &str| encrypted(smtp).unwrap().query().map(str::to_owned);
        assert_eq!(query("smtp://mail.example").as_deref(), Some("tls=required"));
        assert_eq!(query("smtp://mail.example?tls=opportunistic").as_deref(), Some("tls=opportunistic"));
        for plain in [
            "smtp://mail.example?tls=none",
            "smtp://localhost:25",
            "smtp://127.0.0.1:2525",
            "smtps://a.example",
        ] {
            assert_eq!(query(plain), None, "{plain}");
        }
        assert!(encrypted("mail.example").is_err());
    }
}
