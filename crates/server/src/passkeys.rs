//! Passkeys: keys that a device keeps and uses when its owner lets it, by which accounts are opened without a password.
//!
//! A browser asks for something to sign (`asked`), lets a device sign it, and comes with that. What is asked is good once, for a few
//! minutes and for the browser that asked, at every node. Only a device that makes sure who holds it is good enough, so a passkey needs
//! no password beside it. `proof` checks what devices say, `cbor` reads it.

mod cbor;
mod proof;

use std::time::Duration;

use axum::http::HeaderMap;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use store::{Account, Challenge, Passkey};
use table::journal::{hash_of, hex};
use url::{Host, Url};

use crate::accounts::{MOST_DEVICES, NoAccount, SignedIn, TRIES_OF_ADDRESS, TRIES_OF_OWN, new_device};
use crate::fields::Fields;
use crate::house::{House, random};
use crate::identity::origin;
use crate::limits::Limit;
use proof::{Ceremony, Client, Fault, KINDS, Made};

pub(crate) use proof::Party;

/// For how long what was asked may be signed, in milliseconds of the house's time.
const GOOD_FOR: i64 = 5 * 60 * 1_000;
/// How many passkeys an account has at most.
pub(crate) const MOST_PASSKEYS: usize = 10;
/// How long the name of a passkey is at most, in characters.
pub(crate) const LONGEST_LABEL: usize = 40;
/// What browsers of one address ask to have signed.
const ASKED: Limit = Limit { what: "challenges", at_once: 40, then_every: Duration::from_secs(10) };

/// What something is signed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// To sign in.
    In,
    /// To make an account.
    New,
    /// To add a passkey to one's account.
    Add,
    /// To show that one is still the owner of the account that is open here.
    Own,
}

impl Purpose {
    const WORDS: [(Purpose, &'static str); 4] =
        [(Purpose::In, "in"), (Purpose::New, "new"), (Purpose::Add, "add"), (Purpose::Own, "own")];

    pub(crate) fn read(word: &str) -> Option<Purpose> {
        Self::WORDS.into_iter().find(|(_, known)| *known == word).map(|(purpose, _)| purpose)
    }

    fn word(self) -> &'static str {
        Self::WORDS.into_iter().find(|(purpose, _)| *purpose == self).map_or("", |(_, word)| word)
    }
}

impl From<Fault> for NoAccount {
    fn from(fault: Fault) -> Self {
        tracing::debug!(%fault, "a passkey proves nothing");
        WRONG
    }
}

/// What somebody is told whose passkey proves nothing, whatever the reason.
const WRONG: NoAccount = NoAccount::Unproven("account-passkey-wrong");
/// What they are told who come too late, or twice.
const LATE: NoAccount = NoAccount::Unproven("account-passkey-late");

impl House {
    /// Where the passkeys are good that a browser makes on this page, if it makes any: it does for a name only, over TLS or on the
    /// machine itself. A house that knows its public address has them there and nowhere else.
    pub(crate) fn party(&self, headers: &HeaderMap) -> Option<Party> {
        let url = Url::parse(&origin(headers)).ok()?;
        let origin = url.origin().ascii_serialization();
        let Some(Host::Domain(name)) = url.host() else { return None };
        let here = name == "localhost" || name.ends_with(".localhost");
        let known = self.caller.origin.as_ref().is_none_or(|public| *public == origin);
        let party = Party { id: name.to_owned(), origin };
        (known && (here || url.scheme() == "https")).then_some(party)
    }

    /// What a browser hands to its device: something to sign, and with which keys. For a new account its name is checked first, so that
    /// no device keeps a passkey for one that cannot be.
    pub(crate) async fn asked(
        &self,
        purpose: Purpose,
        party: &Party,
        (player, address): (&str, &str),
        account: Option<&Account>,
        name: &str,
    ) -> Result<Value, NoAccount> {
        self.limits.count(ASKED, address)?;
        let (id, name) = match (purpose, account) {
            (Purpose::In, _) => (String::new(), String::new()),
            (Purpose::New, _) => (hex(&random::<8>()), self.free_name(name).await?.0),
            (Purpose::Add | Purpose::Own, Some(account)) => (account.id.clone(), account.name.clone()),
            (Purpose::Add | Purpose::Own, None) => return Err(NoAccount::Unproven("account-signed-out")),
        };
        let challenge = BASE64.encode(random::<32>());
        let now = self.time.now();
        let kept = Challenge {
            player: player.to_owned(),
            purpose: purpose.word().to_owned(),
            account: id.clone(),
            until: now + GOOD_FOR,
        };
        self.store.put_challenge(&hash_of(&challenge), &kept, now).await?;
        let own = self.store.passkeys_of(&id).await?;
        let own: Vec<Value> =
            own.iter().map(|key| json!({ "type": "public-key", "id": key.credential })).collect();
        let makes = matches!(purpose, Purpose::New | Purpose::Add);
        let (kind, how) = if makes { ("Creation", MADE) } else { ("Request", SIGNED) };
        // The kind, and how it is done, are for the script.
        let mut asked = json!({ "challenge": challenge, "timeout": GOOD_FOR, "kind": kind, "how": how });
        match purpose {
            // Which passkeys there are for a name, nobody is told: the device knows.
            Purpose::In => asked["rpId"] = json!(party.id),
            Purpose::Own => {
                asked["rpId"] = json!(party.id);
                asked["allowCredentials"] = Value::Array(own);
            }
            Purpose::New | Purpose::Add => {
                asked["rp"] = json!({ "id": party.id, "name": "Globetable" });
                asked["user"] = json!({ "id": BASE64.encode(&id), "name": name, "displayName": name });
                asked["pubKeyCredParams"] =
                    KINDS.iter().map(|kind| json!({ "type": "public-key", "alg": kind })).collect();
                asked["excludeCredentials"] = Value::Array(own);
                asked["attestation"] = json!("none");
                asked["authenticatorSelection"] = json!({
                    "residentKey": "required", "requireResidentKey": true, "userVerification": "required",
                });
            }
        }
        if !makes {
            asked["userVerification"] = json!("required");
        }
        Ok(asked)
    }

    /// Makes an account for a player that a passkey opens.
    pub(crate) async fn sign_up_by_passkey(
        &self,
        player: &str,
        party: &Party,
        fields: &Fields,
        (address, label): (&str, String),
    ) -> Result<SignedIn, NoAccount> {
        let (asked, made) = self.made(Purpose::New, player, party, fields).await?;
        let (name, likeness) = self.free_name(fields.get("name").unwrap_or_default()).await?;
        let passkey = passkey(&asked.account, made, fields, &label);
        let account = Account {
            id: asked.account,
            name,
            likeness,
            player: player.to_owned(),
            password: String::new(),
            language: None,
            pace: None,
        };
        self.make_account(account, &passkey, address, label).await
    }

    /// Adds a passkey to an account whose owner has shown that they are.
    pub(crate) async fn add_passkey(
        &self,
        account: &Account,
        player: &str,
        party: &Party,
        fields: &Fields,
        label: &str,
    ) -> Result<(), NoAccount> {
        let (asked, made) = self.made(Purpose::Add, player, party, fields).await?;
        if asked.account != account.id {
            return Err(LATE);
        }
        let passkey = passkey(&account.id, made, fields, label);
        let kept = self.store.put_passkey(&passkey, MOST_PASSKEYS).await?;
        if kept { Ok(()) } else { Err(NoAccount::NotKept("account-passkeys-full")) }
    }

    /// Signs a device in by a passkey, which knows whose it is.
    pub(crate) async fn sign_in_by_passkey(
        &self,
        player: &str,
        party: &Party,
        fields: &Fields,
        (address, label): (&str, String),
    ) -> Result<SignedIn, NoAccount> {
        self.limits.count(TRIES_OF_ADDRESS, address)?;
        let (_, passkey) = self.signed(Purpose::In, player, party, fields).await?;
        let account = self.store.account(&passkey.account).await?.ok_or(WRONG)?;
        let (secret, device) = new_device(&account, label);
        self.store.put_device(&hash_of(&secret), &device, MOST_DEVICES).await?;
        // Perhaps the oldest of too many was signed out.
        self.look_again(&device.player);
        Ok(SignedIn { secret, account })
    }

    /// Makes sure by a passkey that it is still the owner of an account who asks.
    pub(crate) async fn try_passkey(
        &self,
        account: &Account,
        player: &str,
        party: &Party,
        fields: &Fields,
    ) -> Result<(), NoAccount> {
        self.limits.count(TRIES_OF_OWN, &account.id)?;
        let (asked, passkey) = self.signed(Purpose::Own, player, party, fields).await?;
        let own = asked.account == account.id && passkey.account == account.id;
        if own { Ok(()) } else { Err(WRONG) }
    }

    /// A passkey that a device made, and what it was asked.
    async fn made(
        &self,
        purpose: Purpose,
        player: &str,
        party: &Party,
        fields: &Fields,
    ) -> Result<(Challenge, Made), NoAccount> {
        let said: Said<Creation> = said(fields, MADE)?;
        let client = Client::read(&bytes(&said.response.client)?, Ceremony::Create, party)?;
        let asked = self.take(&client, purpose, player).await?;
        Ok((asked, Made::read(&bytes(&said.response.object)?, party)?))
    }

    /// The passkey that signed, and what it was asked.
    async fn signed(
        &self,
        purpose: Purpose,
        player: &str,
        party: &Party,
        fields: &Fields,
    ) -> Result<(Challenge, Passkey), NoAccount> {
        let said: Said<Assertion> = said(fields, SIGNED)?;
        let client = Client::read(&bytes(&said.response.client)?, Ceremony::Get, party)?;
        let asked = self.take(&client, purpose, player).await?;
        let passkey = self.store.passkey(&hash_of(&said.id)).await?.ok_or(WRONG)?;
        let (data, signature) = (bytes(&said.response.data)?, bytes(&said.response.signature)?);
        let counter = proof::check(&passkey.public_key, &client, &data, &signature, party)?;
        // The device says whose passkey it is, if it was not told; and that is what the house knows too.
        let whose = said.response.user.as_deref();
        if whose.map_or(purpose == Purpose::In, |whose| whose != BASE64.encode(&passkey.account)) {
            return Err(WRONG);
        }
        // A device that counts has counted on since; otherwise somebody has a copy of what it keeps.
        if !self.store.count_passkey(&passkey.hash, counter.into()).await? {
            tracing::warn!(
                account = passkey.account,
                "a passkey has counted backwards: there may be two of it"
            );
            return Err(WRONG);
        }
        Ok((asked, passkey))
    }

    /// What was asked of the browser that comes with an answer. It cannot come again, whatever becomes of it now.
    async fn take(&self, client: &Client, purpose: Purpose, player: &str) -> Result<Challenge, NoAccount> {
        let taken = self.store.take_challenge(&hash_of(&client.challenge), self.time.now()).await?;
        taken.filter(|asked| asked.purpose == purpose.word() && asked.player == player).ok_or(LATE)
    }
}

fn passkey(account: &str, made: Made, fields: &Fields, browser: &str) -> Passkey {
    let given = fields.get("label").unwrap_or_default();
    let given: String = given.chars().filter(|letter| !letter.is_control()).take(LONGEST_LABEL).collect();
    let label = if given.trim().is_empty() { browser } else { given.trim() };
    Passkey {
        id: hex(&random::<6>()),
        account: account.to_owned(),
        hash: hash_of(&made.credential),
        credential: made.credential,
        label: label.to_owned(),
        public_key: made.key,
        counter: made.counter.into(),
        made_at: 0,
    }
}

/// What a browser says that a device did, in the JSON of Web Authentication (Level 3, section 5.1).
#[derive(Deserialize)]
struct Said<T> {
    id: String,
    response: T,
}

/// That it made a passkey.
#[derive(Deserialize)]
struct Creation {
    #[serde(rename = "clientDataJSON")]
    client: String,
    #[serde(rename = "attestationObject")]
    object: String,
}

/// That it signed.
#[derive(Deserialize)]
struct Assertion {
    #[serde(rename = "clientDataJSON")]
    client: String,
    #[serde(rename = "authenticatorData")]
    data: String,
    signature: String,
    #[serde(rename = "userHandle", default)]
    user: Option<String>,
}

// The fields of a form in which it stands.
const MADE: &str = "create";
const SIGNED: &str = "get";

/// Whether a form comes with a passkey that was made.
pub(crate) fn has_made(fields: &Fields) -> bool {
    fields.get(MADE).is_some_and(|made| !made.is_empty())
}

/// Whether a form comes with what a passkey signed.
pub(crate) fn has_signed(fields: &Fields) -> bool {
    fields.get(SIGNED).is_some_and(|signed| !signed.is_empty())
}

fn said<T: DeserializeOwned>(fields: &Fields, field: &str) -> Result<T, NoAccount> {
    serde_json::from_str(fields.get(field).unwrap_or_default()).map_err(|_| WRONG)
}

/// Bytes, which are written in base64 for addresses.
fn bytes(text: &str) -> Result<Vec<u8>, NoAccount> {
    BASE64.decode(text).map_err(|_| WRONG)
}
