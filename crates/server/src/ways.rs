//! By which ways somebody is told that a table waits for them: choosing them and ending them, for pages and programs.

use std::time::Duration;

use lettre::Address;
use pages::date::Moment;
use pages::{Localizer, paths};
use store::{Way, WayKind, WayState};
use table::journal::{hash_of, hex};

use crate::calling::{BETWEEN_LETTERS, is_key_of_browser};
use crate::client::Client;
use crate::house::{House, random};
use crate::identity::Reader;
use crate::limits::Limit;
use crate::loaded::Table;
use crate::obstacle::Obstacle;
use crate::problem::Problem;

/// Letters that ask an address whether it wants to hear anything: those that somebody lets send, those that one address gets, and
/// all of the house's. Nobody is pestered through it.
const QUESTIONS_BY: Limit =
    Limit { what: "questions by", at_once: 3, then_every: Duration::from_secs(20 * 60) };
const QUESTIONS_TO: Limit =
    Limit { what: "questions to", at_once: 2, then_every: Duration::from_secs(12 * 3_600) };
const QUESTIONS: Limit = Limit { what: "questions", at_once: 60, then_every: Duration::from_secs(30) };
/// New ways, and new feeds.
const NEW_WAYS: Limit = Limit { what: "new ways", at_once: 10, then_every: Duration::from_secs(60) };
/// The same from one address, whoever it says that it is.
const WAYS_FROM: Limit = Limit { what: "ways from", at_once: 40, then_every: Duration::from_secs(60) };

/// The number of a way as its owner may know it. Whoever knows that of a mail address itself can confirm it, and only who reads the
/// letters there is to know it.
pub(crate) fn shown_id(way: &Way) -> String {
    match way.kind {
        WayKind::Mail => hash_of(&way.id),
        WayKind::Push | WayKind::Hook => way.id.clone(),
    }
}

/// Where a way leads to, as far as its owner knows it: the address of a browser means nothing to anybody, but whose messenger it is
/// may, and the rest of a hook's address is its secret.
pub(crate) fn shown_address(way: &Way) -> String {
    let host = || url::Url::parse(&way.address).ok().and_then(|url| url.host_str().map(str::to_owned));
    match way.kind {
        WayKind::Mail => way.address.clone(),
        WayKind::Push | WayKind::Hook => host().unwrap_or_default(),
    }
}

fn new_way(owner: &str, kind: WayKind, address: String, l10n: &Localizer) -> Way {
    Way {
        id: hex(&random::<16>()),
        owner: owner.to_owned(),
        kind,
        address,
        keys: None,
        lang: l10n.lang().to_owned(),
        state: WayState::On,
        fails: 0,
        refused: 0,
    }
}

impl House {
    /// Asks a mail address whether it wants to hear anything. Until it does, everything stays as it was.
    pub(crate) async fn ask_address(
        &self,
        reader: &Reader,
        client: &Client,
        address: &str,
    ) -> Result<(), Problem> {
        let office = self.caller.post.as_ref().ok_or_else(Problem::not_found)?;
        let to: Address = address.parse().map_err(|_| Problem::unfit("told-mail-unfit"))?;
        if address.len() > 254 || !address.is_ascii() || to.domain().starts_with('[') {
            return Err(Problem::unfit("told-mail-unfit"));
        }
        self.limits.count(WAYS_FROM, &client.address)?;
        self.limits.count(QUESTIONS_BY, &reader.player)?;
        self.limits.count(QUESTIONS, "")?;
        self.limits.count(QUESTIONS_TO, &address.to_lowercase())?;
        let way = Way {
            state: WayState::Asked,
            ..new_way(&reader.player, WayKind::Mail, address.to_owned(), reader.l10n)
        };
        let link = self.caller.link(&paths::letter(&way.id));
        let letter = pages::told::question(&link, &self.caller.link(""), reader.l10n);
        let now = Moment(self.time.both().wall);
        if let Err(error) = office.send(&to, &letter, reader.l10n.html_lang(), None, now).await {
            tracing::warn!(?error, "an address could not be asked whether it wants to hear anything");
            return Err(Obstacle::Unsent.into());
        }
        self.store.put_way(&way).await?;
        // That was a letter too: whoever reads there gets one an hour.
        Ok(self.store.rest_address(&way.address, self.time.now() + BETWEEN_LETTERS).await?)
    }

    /// Keeps the address and the keys of a browser, as it gives them.
    pub(crate) async fn keep_push(
        &self,
        reader: &Reader,
        client: &Client,
        (endpoint, p256dh, auth): (&str, &str, &str),
    ) -> Result<(), Problem> {
        self.caller.messenger.as_ref().ok_or_else(Problem::not_found)?;
        let keys = format!("{p256dh} {auth}");
        let address = self.caller.reach.read(endpoint).filter(|_| is_key_of_browser(&keys));
        let address = address.ok_or_else(|| Problem::unfit("told-push-unfit"))?.to_string();
        self.limits.count(WAYS_FROM, &client.address)?;
        self.limits.count(NEW_WAYS, &reader.player)?;
        // A browser has one address, whoever uses it.
        let id = hash_of(&address);
        let way =
            Way { id, keys: Some(keys), ..new_way(&reader.player, WayKind::Push, address, reader.l10n) };
        Ok(self.store.put_way(&way).await?)
    }

    /// Keeps the address of a channel, of a player's or a table's.
    pub(crate) async fn keep_hook(
        &self,
        reader: &Reader,
        client: &Client,
        owner: &str,
        address: &str,
    ) -> Result<(), Problem> {
        if !self.caller.tells().hook {
            return Err(Problem::not_found());
        }
        let address = self.caller.reach.read(address);
        let address = address.ok_or_else(|| Problem::unfit("told-hook-unfit"))?.to_string();
        self.limits.count(WAYS_FROM, &client.address)?;
        self.limits.count(NEW_WAYS, &reader.player)?;
        Ok(self.store.put_way(&new_way(owner, WayKind::Hook, address, reader.l10n)).await?)
    }

    /// Ends a way of the reader's, by its number as they know it; says whether there was such a one.
    pub(crate) async fn end_own_way(&self, reader: &Reader, id: &str) -> Result<bool, Problem> {
        let own = self.store.ways_of(&reader.player).await?.into_iter().find(|way| shown_id(way) == id);
        match own {
            Some(way) => Ok(self.store.forget_way(&way.id).await?),
            None => Ok(false),
        }
    }

    /// Makes the secret of somebody's feeds, which ends the one before.
    pub(crate) async fn new_feed(&self, reader: &Reader, client: &Client) -> Result<String, Problem> {
        self.limits.count(WAYS_FROM, &client.address)?;
        self.limits.count(NEW_WAYS, &reader.player)?;
        let secret = hex(&random::<16>());
        self.store.put_feed(&reader.player, &hash_of(&secret)).await?;
        Ok(secret)
    }

    /// The channel of a table, if it has one.
    pub(crate) async fn hook_of(&self, table: &Table) -> Result<Option<Way>, Problem> {
        Ok(self.store.ways_of(&table.id).await?.into_iter().next())
    }
}
