//! Accounts, where the host wants them: a name with a password or passkeys, by which somebody is the same player on all their devices.
//!
//! An account takes over the player that its browser was, so that all its tables, tokens and talk come along. That browser then gets a
//! token of its own anew, because nobody is a player by a plain token who is one by an account. Nothing at a table needs one.

use std::sync::{Arc, LazyLock};
use std::time::Duration;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use axum::http::{HeaderMap, header};
use pages::forms::{self, is_unseen};
use store::{Account, Device, Passkey, StoreError};
use table::journal::{hash_of, hex};
use tokio::sync::Semaphore;
use unicode_security::skeleton;

use crate::house::{House, random};
use crate::limits::Limit;
use crate::obstacle::Obstacle;

/// Tries for one name from one address.
const TRIES_OF_NAME: Limit =
    Limit { what: "tries of a name", at_once: 8, then_every: Duration::from_secs(60) };
/// Tries for one name from all addresses together.
const TRIES_OF_ALL: Limit =
    Limit { what: "tries of a name from anywhere", at_once: 300, then_every: Duration::from_secs(10) };
/// Tries by who is signed in.
pub(crate) const TRIES_OF_OWN: Limit =
    Limit { what: "tries by the owner", at_once: 8, then_every: Duration::from_secs(60) };
/// Tries from one address.
pub(crate) const TRIES_OF_ADDRESS: Limit =
    Limit { what: "tries of an address", at_once: 30, then_every: Duration::from_secs(20) };
/// New accounts from one address.
const NEW_ACCOUNTS: Limit = Limit { what: "new accounts", at_once: 8, then_every: Duration::from_secs(900) };
/// How many passwords are hashed at once. Each takes 19 MiB for a moment.
const HASHED_AT_ONCE: usize = 2;
/// How many devices are signed in by one account at most.
pub(crate) const MOST_DEVICES: usize = 20;
/// How long a password is at least, in characters.
pub(crate) const SHORTEST_PASSWORD: usize = 10;
/// How long a password is at most, in bytes.
const LONGEST_PASSWORD: usize = 256;

/// What a house with accounts has for them.
pub(crate) struct Accounts {
    hashing: Arc<Semaphore>,
}

impl Default for Accounts {
    fn default() -> Self {
        Accounts { hashing: Arc::new(Semaphore::new(HASHED_AT_ONCE)) }
    }
}

/// Why there is no account, or it does not open.
#[derive(Debug)]
pub(crate) enum NoAccount {
    /// The name cannot be one.
    Name(&'static str),
    /// The password cannot be one.
    Password(&'static str),
    /// Somebody has this name, or one that looks like it.
    Taken,
    /// The name or the password is wrong; which of them, nobody is told.
    Wrong,
    /// What a passkey says proves nothing.
    Unproven(&'static str),
    /// A passkey cannot be kept, or has to be.
    NotKept(&'static str),
    /// Something else.
    Obstacle(Obstacle),
}

impl From<Obstacle> for NoAccount {
    fn from(obstacle: Obstacle) -> Self {
        NoAccount::Obstacle(obstacle)
    }
}

impl From<StoreError> for NoAccount {
    fn from(error: StoreError) -> Self {
        NoAccount::Obstacle(error.into())
    }
}

/// A device that has just been signed in: the secret that its cookie holds.
pub(crate) struct SignedIn {
    pub(crate) secret: String,
    pub(crate) account: Account,
}

impl House {
    /// Makes an account for a player, on the device with this label.
    pub(crate) async fn sign_up(
        &self,
        player: &str,
        (name, password): (&str, &str),
        address: &str,
        label: String,
    ) -> Result<SignedIn, NoAccount> {
        check_password(password, &read_name(name)?)?;
        self.limits.count(NEW_ACCOUNTS, address)?;
        let (name, likeness) = self.free_name(name).await?;
        let account = Account {
            id: hex(&random::<8>()),
            name,
            likeness,
            player: player.to_owned(),
            password: self.hashed(password).await?,
            language: None,
            pace: None,
        };
        self.keep_account(account, None, label).await
    }

    /// Makes an account that a passkey opens.
    pub(crate) async fn make_account(
        &self,
        account: Account,
        passkey: &Passkey,
        address: &str,
        label: String,
    ) -> Result<SignedIn, NoAccount> {
        self.limits.count(NEW_ACCOUNTS, address)?;
        self.keep_account(account, Some(passkey), label).await
    }

    async fn keep_account(
        &self,
        account: Account,
        passkey: Option<&Passkey>,
        label: String,
    ) -> Result<SignedIn, NoAccount> {
        let (secret, device) = new_device(&account, label);
        if !self.store.put_account(&account, passkey, &hash_of(&secret), &device).await? {
            return Err(NoAccount::Taken);
        }
        // By the token that the browser had before, nobody is this player any more.
        self.look_again(&account.player);
        Ok(SignedIn { secret, account })
    }

    /// A name that an account can have and none has, and what it looks like.
    pub(crate) async fn free_name(&self, name: &str) -> Result<(String, String), NoAccount> {
        let name = read_name(name)?;
        let likeness = likeness(&name);
        match self.store.account_like(&likeness).await? {
            Some(_) => Err(NoAccount::Taken),
            None => Ok((name, likeness)),
        }
    }

    /// Signs a device in.
    pub(crate) async fn sign_in(
        &self,
        (name, password): (&str, &str),
        address: &str,
        label: String,
    ) -> Result<SignedIn, NoAccount> {
        let likeness = read_known_name(name).map(|name| likeness(&name)).unwrap_or_default();
        self.limits.count(TRIES_OF_ADDRESS, address)?;
        // By name and address: nobody is kept out by what others guess.
        self.limits.count(TRIES_OF_NAME, &format!("{likeness} {address}"))?;
        self.limits.count(TRIES_OF_ALL, &likeness)?;
        let account = self.store.account_like(&likeness).await?;
        // Whether there is such an account, and whether it has a password, shall not be seen by how long it takes.
        let kept = account.as_ref().map(|account| account.password.as_str()).filter(|kept| !kept.is_empty());
        let kept = kept.unwrap_or(NOBODYS.as_str());
        let fits = self.fits(password, kept.to_owned()).await?;
        let account = account.filter(|_| fits).ok_or(NoAccount::Wrong)?;
        let (secret, device) = new_device(&account, label);
        self.store.put_device(&hash_of(&secret), &device, MOST_DEVICES).await?;
        // Perhaps the oldest of too many was signed out.
        self.look_again(&device.player);
        Ok(SignedIn { secret, account })
    }

    /// Changes a password, or gives an account its first, for its owner. All other devices are signed out, and whatever else was given out ends.
    pub(crate) async fn change_password(
        &self,
        account: &Account,
        new: &str,
        secret: &str,
    ) -> Result<(), NoAccount> {
        check_password(new, &account.name)?;
        let hashed = self.hashed(new).await?;
        self.store.set_password(&account.id, &hashed, &hash_of(secret)).await?;
        self.look_again(&account.player);
        Ok(())
    }

    /// Removes an account. All devices are signed out but this one, which stays the player that it is.
    pub(crate) async fn remove_account(&self, account: &Account, secret: &str) -> Result<(), StoreError> {
        self.store.remove_account(&account.id, &hash_of(secret)).await?;
        self.look_again(&account.player);
        Ok(())
    }

    /// Makes sure by the password that it is still the owner of an account who asks.
    pub(crate) async fn try_password(&self, account: &Account, password: &str) -> Result<(), NoAccount> {
        self.limits.count(TRIES_OF_OWN, &account.id)?;
        let fits = self.fits(password, account.password.clone()).await?;
        if fits { Ok(()) } else { Err(NoAccount::Wrong) }
    }

    async fn hashed(&self, password: &str) -> Result<String, Obstacle> {
        let password = password.to_owned();
        let hashed = self.hashing(move || {
            Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string())
        });
        hashed.await?.map_err(|error| Obstacle::Failed(error.to_string()))
    }

    /// Whether a password is the one that was hashed. It is compared in a time that does not depend on where it differs.
    async fn fits(&self, password: &str, kept: String) -> Result<bool, Obstacle> {
        if password.len() > LONGEST_PASSWORD {
            return Ok(false);
        }
        let password = password.to_owned();
        self.hashing(move || {
            let kept = PasswordHash::new(&kept);
            kept.is_ok_and(|kept| Argon2::default().verify_password(password.as_bytes(), &kept).is_ok())
        })
        .await
    }

    /// Hashes where it keeps nobody waiting who asks for something else, and few at once.
    async fn hashing<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Obstacle> {
        let failed = |error: String| Obstacle::Failed(error);
        let accounts =
            self.accounts.as_ref().ok_or_else(|| failed("there are no accounts here".to_owned()))?;
        let _turn = accounts.hashing.acquire().await.map_err(|error| failed(error.to_string()))?;
        tokio::task::spawn_blocking(work).await.map_err(|error| failed(error.to_string()))
    }
}

/// The hash of a password that nobody has.
static NOBODYS: LazyLock<String> = LazyLock::new(|| {
    let hashed = Argon2::default().hash_password(&random::<16>()).map(|hash| hash.to_string());
    hashed.unwrap_or_default()
});

pub(crate) fn new_device(account: &Account, label: String) -> (String, Device) {
    let (id, account_id) = (hex(&random::<6>()), Some(account.id.clone()));
    let device = Device { id, player: account.player.clone(), account: account_id, label, made_at: 0 };
    (hex(&random::<16>()), device)
}

/// A name for an account: one that a seat can have, of characters that can be seen.
fn read_name(name: &str) -> Result<String, NoAccount> {
    let known = read_known_name(name)?;
    forms::read_name(&known).map_err(|_| NoAccount::Name("form-name-mixed"))?;
    Ok(known)
}

/// The name of an account that may be there already: what is asked of new names is not asked of it.
fn read_known_name(name: &str) -> Result<String, NoAccount> {
    let name = name.trim();
    // What joins letters is seen by what it does, and makes no name another.
    if name.chars().any(|c| c.is_control() || (c.is_whitespace() && c != ' ') || is_unseen(c)) {
        return Err(NoAccount::Name("account-name-invisible"));
    }
    let read = forms::tidy_name(name).map_err(|_| NoAccount::Name("account-name-long"))?;
    let read = read.filter(|name| name.chars().any(char::is_alphanumeric));
    read.ok_or(NoAccount::Name("account-name-missing"))
}

/// What a name looks like: letters of all scripts that are taken for one another are one, great and small ones too, and blanks and
/// accents are none.
fn likeness(name: &str) -> String {
    let small: String = name.to_lowercase().chars().filter(|letter| !letter.is_whitespace()).collect();
    let looks: String = skeleton(&small).collect();
    // A great I looks like a small l, and has become a small i.
    looks.to_lowercase().chars().map(|letter| if letter == 'i' { 'l' } else { letter }).collect()
}

/// Length is what makes a password hard to guess; what is one character or the name again and again is not long.
fn check_password(password: &str, name: &str) -> Result<(), NoAccount> {
    let mut letters: Vec<char> = password.chars().collect();
    if letters.len() < SHORTEST_PASSWORD {
        return Err(NoAccount::Password("account-password-short"));
    }
    if password.len() > LONGEST_PASSWORD {
        return Err(NoAccount::Password("account-password-long"));
    }
    letters.sort_unstable();
    letters.dedup();
    let without_name = password.to_lowercase().replace(&name.to_lowercase(), "");
    if letters.len() < 5 || without_name.chars().count() < SHORTEST_PASSWORD / 2 {
        return Err(NoAccount::Password("account-password-simple"));
    }
    Ok(())
}

/// What kind of browser asks, in the names of programs that it mentions.
pub(crate) fn browser_of(headers: &HeaderMap) -> String {
    let agent = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
    let first = |known: &[(&str, &'static str)]| {
        known.iter().find(|(sign, _)| agent.contains(sign)).map(|(_, name)| *name)
    };
    // Most browsers say that they are others too, so that the order matters.
    let browser = first(&[
        ("Edg", "Edge"),
        ("OPR", "Opera"),
        ("Firefox", "Firefox"),
        ("FxiOS", "Firefox"),
        ("Chrom", "Chrome"),
        ("CriOS", "Chrome"),
        ("Safari", "Safari"),
    ]);
    let system = first(&[
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS X", "macOS"),
        ("Linux", "Linux"),
    ]);
    [browser, system].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_are_one() {
        for (one, other) in [
            ("Ada", "ada"),
            ("Ada Lovelace", "AdaLovelace"),
            ("Ada", "Аdа"),
            ("Paul", "Pau1"),
            ("Kai", "KaI"),
            ("Kai", "Kal"),
            ("Ångström", "A\u{30a}ngstro\u{308}m"),
        ] {
            assert_eq!(likeness(one), likeness(other), "{one} and {other}");
        }
        for (one, other) in [("Ada", "Ida"), ("Bo", "Bob"), ("Zoë", "Zola")] {
            assert_ne!(likeness(one), likeness(other), "{one} and {other}");
        }
    }

    #[test]
    fn names_can_be_seen() {
        assert_eq!(read_name("  Žofie   Nováková ").unwrap(), "Žofie Nováková");
        for name in
            ["A\u{200b}da", "\u{202e}adA", "Ada\u{ad}", "\u{3164}", "A\tda", "Ada\u{e0041}", "A\u{2800}"]
        {
            assert!(matches!(read_name(name), Err(NoAccount::Name("account-name-invisible"))), "{name:?}");
        }
        for name in ["", "  ", "--", "..."] {
            assert!(matches!(read_name(name), Err(NoAccount::Name("account-name-missing"))), "{name:?}");
        }
        assert!(matches!(read_name(&"x".repeat(25)), Err(NoAccount::Name("account-name-long"))));
        let mixed = "\u{410}d\u{430}";
        assert!(matches!(read_name(mixed), Err(NoAccount::Name("form-name-mixed"))));
        assert_eq!(read_known_name(mixed).unwrap(), mixed, "whoever had it before gets in");
    }

    #[test]
    fn passwords_are_long_and_not_the_same_over_and_over() {
        assert!(check_password("correct horse battery", "Ada").is_ok());
        for password in ["short", "123456789"] {
            assert!(matches!(
                check_password(password, "Ada"),
                Err(NoAccount::Password("account-password-short"))
            ));
        }
        for password in ["aaaaaaaaaaaaaaa", "1212121212121212", "adalovelaceadalovelace"] {
            let refused = check_password(password, "AdaLovelace");
            assert!(matches!(refused, Err(NoAccount::Password("account-password-simple"))), "{password}");
        }
        let endless = check_password(&"long enough ".repeat(50), "Ada");
        assert!(matches!(endless, Err(NoAccount::Password("account-password-long"))));
    }

    #[test]
    fn browsers_are_told_apart() {
        let of = |agent: &'static str| {
            browser_of(&[(header::USER_AGENT, agent.parse().unwrap())].into_iter().collect())
        };
        assert_eq!(
            of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"),
            "Firefox, Linux"
        );
        let edge = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140 Safari/537.36 Edg/140";
        assert_eq!(of(edge), "Edge, Windows");
        assert_eq!(of("<script>"), "");
    }
}
