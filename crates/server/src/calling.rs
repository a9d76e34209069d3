//! Telling people that a table waits for them, when they are not there.
//!
//! What is to be told is found in the database, by any node and whatever happened to another (`look`); it is told by the ways that
//! people chose (`mail`, `push`, `hook`), again and again until it is done, their way is gone or nobody waits any more. All of it
//! runs beside the games, which wait for nothing here.

mod crier;
mod letter;
pub(crate) mod look;
mod post;
mod push;
mod reach;
mod turn;

use std::time::Duration;

use lettre::Address;
use pages::told_page::Tells;
use store::{Store, WayKind};
use tokio::sync::Semaphore;
use url::Url;

use crate::ServerError;
pub(crate) use letter::Post;
pub(crate) use look::BETWEEN_LETTERS;
pub(crate) use push::{Messenger, is_key_of_browser};
pub(crate) use reach::Reach;
pub(crate) use turn::{calls_of, waits};

/// So many letters are sent at once, and so many messages. Nobody who hangs holds up more than that.
const LETTERS_AT_ONCE: usize = 4;
const MESSAGES_AT_ONCE: usize = 16;

/// How a house tells people that a table waits for them.
#[derive(Clone, Debug)]
pub struct Calling {
    /// Where people find the house, for the links that are sent. Without it nothing is sent.
    pub public_url: Option<String>,
    /// The server that takes letters: `smtps://user:password@host`, or `smtp://host`, which is encrypted too unless it says
    /// `?tls=none` or is this machine.
    pub smtp: Option<String>,
    /// Whom letters come from.
    pub mail_from: Option<String>,
    /// Whether people may name addresses to which their turns are posted.
    pub webhooks: bool,
    /// Hosts that may be reached although they lie in this machine's own networks, or are not encrypted: `host` or `host:port`.
    pub may_reach: Vec<String>,
    /// How long somebody has been waited for, and away, before they are told.
    pub wait: Duration,
}

impl Calling {
    /// How long somebody has been waited for, and away, before they are told.
    pub const WAIT: Duration = Duration::from_secs(2 * 60);
}

impl Default for Calling {
    fn default() -> Self {
        Calling {
            public_url: None,
            smtp: None,
            mail_from: None,
            webhooks: false,
            may_reach: Vec::new(),
            wait: Self::WAIT,
        }
    }
}

/// Whoever tells people in a house's name.
pub(crate) struct Caller {
    /// Where people find the house.
    pub(crate) origin: Option<String>,
    pub(crate) post: Option<Post>,
    pub(crate) messenger: Option<Messenger>,
    hooks: bool,
    pub(crate) reach: Reach,
    /// How long somebody has been waited for, in milliseconds, before they are told.
    wait: i64,
    letters: std::sync::Arc<Semaphore>,
    messages: std::sync::Arc<Semaphore>,
}

impl Default for Caller {
    /// Somebody who tells nothing.
    fn default() -> Self {
        Caller {
            origin: None,
            post: None,
            messenger: None,
            hooks: false,
            reach: Reach::default(),
            wait: 0,
            letters: std::sync::Arc::new(Semaphore::new(LETTERS_AT_ONCE)),
            messages: std::sync::Arc::new(Semaphore::new(MESSAGES_AT_ONCE)),
        }
    }
}

impl Caller {
    /// Somebody who tells what the host lets them tell.
    pub(crate) async fn hired(calling: &Calling, store: &dyn Store) -> Result<Caller, ServerError> {
        let wrong = |what: &'static str, why: String| ServerError::Calling { what, why };
        let Some(url) = &calling.public_url else {
            return match (&calling.smtp, calling.webhooks) {
                (None, false) => Ok(Caller::default()),
                _ => Err(wrong("--smtp and --webhooks", "they need --public-url, for the links".to_owned())),
            };
        };
        let origin = origin_of(url).map_err(|why| wrong("--public-url", why))?;
        let post = match (&calling.smtp, &calling.mail_from) {
            (None, _) => None,
            (Some(_), None) => {
                return Err(wrong("--smtp", "it needs --mail-from: whom letters come from".to_owned()));
            }
            (Some(smtp), Some(from)) => {
                let from: Address =
                    from.parse().map_err(|why| wrong("--mail-from", format!("it is no address: {why}")))?;
                Some(Post::open(smtp, from).map_err(|why| wrong("--smtp", why))?)
            }
        };
        let contact =
            calling.mail_from.as_ref().map_or_else(|| origin.clone(), |from| format!("mailto:{from}"));
        let key = store.push_key(&Messenger::new_key()).await?;
        Ok(Caller {
            origin: Some(origin),
            post,
            messenger: Messenger::with(&key, contact),
            hooks: calling.webhooks,
            reach: Reach::new(&calling.may_reach),
            wait: i64::try_from(calling.wait.as_millis()).unwrap_or(i64::MAX),
            ..Caller::default()
        })
    }

    /// By what the house tells.
    pub(crate) fn tells(&self) -> Tells {
        Tells { mail: self.post.is_some(), push: self.messenger.is_some(), hook: self.hooks }
    }

    fn has(&self, kind: WayKind) -> bool {
        let Tells { mail, push, hook } = self.tells();
        match kind {
            WayKind::Mail => mail,
            WayKind::Push => push,
            WayKind::Hook => hook,
        }
    }

    /// The address of a path of the house, for whoever is elsewhere.
    pub(crate) fn link(&self, path: &str) -> String {
        format!("{}{path}", self.origin.as_deref().unwrap_or_default())
    }
}

/// Where the house is, if it lies at the root of its host.
fn origin_of(url: &str) -> Result<String, String> {
    let url = Url::parse(url).map_err(|why| why.to_string())?;
    let plain = matches!(url.scheme(), "http" | "https") && url.host().is_some();
    let bare =
        url.path() == "/" && url.query().is_none() && url.fragment().is_none() && url.username().is_empty();
    if plain && bare {
        Ok(url.origin().ascii_serialization())
    } else {
        Err("it has to look like https://table.example".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_house_lies_at_the_root_of_its_host() {
        assert_eq!(origin_of("https://Table.example/").unwrap(), "https://table.example");
        assert_eq!(origin_of("http://10.0.0.7:8815").unwrap(), "http://10.0.0.7:8815");
        for wrong in
            ["table.example", "https://a.example/games", "ftp://a.example", "https://a.example/?x", ""]
        {
            assert!(origin_of(wrong).is_err(), "{wrong}");
        }
    }
}
