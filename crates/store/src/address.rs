//! Where a database is.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use sqlx::postgres::PgConnectOptions;

/// Where a database is: a path or `sqlite://…` for SQLite, `postgres://…` for PostgreSQL.
///
/// Shown, also with `{:?}`, it never contains the password.
#[derive(Clone)]
pub struct Address(pub(crate) Place);

#[derive(Clone)]
pub(crate) enum Place {
    Sqlite(PathBuf),
    Postgres(Box<PgConnectOptions>),
}

/// A text that is no [`Address`].
///
/// The message repeats nothing of a `postgres://` address, because its password might be in it.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum AddressError {
    /// Nothing was given.
    #[error(
        "the database address is empty: give a path such as data/tables.db, or postgres://user@host/database"
    )]
    Empty,
    /// A scheme that is neither SQLite's nor PostgreSQL's.
    #[error(
        "no database of kind `{0}` is known: give a path or sqlite://path for SQLite, or postgres://user@host/database"
    )]
    Scheme(String),
    /// SQLite in memory.
    #[error(
        "tables have to outlive the process, so they cannot be kept in memory: give a path such as data/tables.db"
    )]
    Memory,
    /// Options behind a `?` in a SQLite address.
    #[error("a sqlite:// address takes no options: leave out `?` and what follows it, or give a plain path")]
    Options,
    /// A `postgres://` address that cannot be read.
    #[error(
        "the postgres:// address cannot be read ({0}): its form is postgres://user:password@host:port/database, special characters percent-encoded"
    )]
    Postgres(#[source] Box<dyn std::error::Error + Send + Sync>),
}

impl FromStr for Address {
    type Err = AddressError;

    fn from_str(text: &str) -> Result<Self, AddressError> {
        let path = match text.split_once("://") {
            Some(("postgres" | "postgresql", _)) => {
                return match PgConnectOptions::from_str(text) {
                    Ok(options) => Ok(Self(Place::Postgres(Box::new(options)))),
                    Err(sqlx::Error::Configuration(reason)) => Err(AddressError::Postgres(reason)),
                    Err(other) => Err(AddressError::Postgres(Box::new(other))),
                };
            }
            Some(("sqlite", path)) if path.contains('?') => return Err(AddressError::Options),
            Some(("sqlite", path)) => path,
            // Only what could be meant as a scheme is refused as one; a path may contain almost anything.
            Some((scheme, _)) if scheme.chars().all(|c| c.is_ascii_alphanumeric() || "+-.".contains(c)) => {
                return Err(AddressError::Scheme(scheme.to_owned()));
            }
            _ => text.strip_prefix("sqlite:").unwrap_or(text),
        };
        match path {
            "" => Err(AddressError::Empty),
            ":memory:" => Err(AddressError::Memory),
            path => Ok(Self::from(PathBuf::from(path))),
        }
    }
}

impl From<PathBuf> for Address {
    fn from(path: PathBuf) -> Self {
        Self(Place::Sqlite(path))
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Place::Sqlite(path) => write!(f, "{}", path.display()),
            // Built from the parts that may be seen instead of cutting out the one that may not: a password can
            // also stand among the parameters.
            Place::Postgres(options) => {
                write!(f, "postgres://{}@", options.get_username())?;
                match options.get_socket() {
                    Some(folder) => write!(f, "{}", folder.display())?,
                    None => write!(f, "{}:{}", options.get_host(), options.get_port())?,
                }
                write!(f, "/{}", options.get_database().unwrap_or(options.get_username()))
            }
        }
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Address({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(text: &str) -> Address {
        text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    #[test]
    fn a_path_is_sqlite_with_or_without_its_scheme() {
        for (text, path) in [
            ("data/tables.db", "data/tables.db"),
            ("/var/lib/globetable/tables.db", "/var/lib/globetable/tables.db"),
            ("sqlite://data/tables.db", "data/tables.db"),
            ("sqlite:///var/tables.db", "/var/tables.db"),
            ("sqlite:tables.db", "tables.db"),
            (r"C:\tables\what?.db", r"C:\tables\what?.db"),
            ("./odd://name", "./odd://name"),
        ] {
            let address = parsed(text);
            assert!(matches!(&address.0, Place::Sqlite(p) if p.as_os_str() == path), "{text}: {address:?}");
        }
    }

    #[test]
    fn a_password_is_never_shown() {
        for text in [
            "postgres://ada:s3cret@db.example:6543/games",
            "postgresql://ada@db.example:6543/games?password=s3cret",
        ] {
            let address = parsed(text);
            assert_eq!(address.to_string(), "postgres://ada@db.example:6543/games");
            assert!(!format!("{address:?} {address:#?}").contains("s3cret"));
        }
        let broken = "postgres://ada:s3cret@db.example:port/games".parse::<Address>().unwrap_err();
        assert!(!format!("{broken} {broken:?}").contains("s3cret"), "{broken:?}");
    }

    #[test]
    fn a_socket_is_shown_as_its_folder() {
        assert_eq!(
            parsed("postgres://ada@localhost/games?host=/run/postgresql").to_string(),
            "postgres://ada@/run/postgresql/games"
        );
    }

    #[test]
    fn what_is_no_address_is_refused_with_the_form_of_one() {
        for (text, part) in [
            ("", "is empty"),
            ("sqlite://", "is empty"),
            (":memory:", "cannot be kept in memory"),
            ("sqlite::memory:", "cannot be kept in memory"),
            ("sqlite://tables.db?mode=ro", "takes no options"),
            ("mysql://root@localhost/games", "of kind `mysql`"),
            ("postgres://ada@db.example:port/games", "its form is"),
        ] {
            let message = text.parse::<Address>().unwrap_err().to_string();
            assert!(message.contains(part), "{text}: {message}");
        }
    }
}
