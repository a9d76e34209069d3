//! What can go wrong, and what to do about it.

use std::io::ErrorKind;
use std::path::PathBuf;

use sqlx::migrate::MigrateError;

use crate::address::{Address, Place};
use crate::record::Status;

type Cause = Box<dyn std::error::Error + Send + Sync>;

/// Why the store refused or failed.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// A table with this id exists already.
    #[error("table {table} exists already: choose another id")]
    Exists {
        /// The id.
        table: String,
    },
    /// There is no table with this id.
    #[error("there is no table {table}")]
    NoSuchTable {
        /// The id.
        table: String,
    },
    /// The table has no seat with this number.
    #[error("table {table} has no seat {seat}")]
    NoSuchSeat {
        /// The table's id.
        table: String,
        /// The number asked for.
        seat: u8,
    },
    /// A seat is no longer as the caller saw it.
    #[error("seat {seat} of table {table} was changed in the meantime: read the table again")]
    Conflict {
        /// The table's id.
        table: String,
        /// The seat's number.
        seat: u8,
    },
    /// A nonce was to change after the start.
    #[error(
        "table {table} has started, and its dice depend on the nonce of seat {seat}: it can no longer change"
    )]
    NonceFixed {
        /// The table's id.
        table: String,
        /// The seat's number.
        seat: u8,
    },
    /// The table is at another point of its life than the change needs.
    #[error("table {table} is {status}; this can be done only while it is {needed}")]
    WrongStatus {
        /// The table's id.
        table: String,
        /// Where it is.
        status: Status,
        /// Where it would have to be.
        needed: &'static str,
    },
    /// The number of an entry is taken: somebody else acted first.
    #[error("entry {number} of table {table} is written already: read the journal again")]
    Taken {
        /// The table's id.
        table: String,
        /// The number that was asked for.
        number: u64,
    },
    /// An entry would leave a gap behind the last one.
    #[error("entry {number} of table {table} would leave a gap: the next is {next}")]
    Gap {
        /// The table's id.
        table: String,
        /// The number that was asked for.
        number: u64,
        /// The number that is free.
        next: u64,
    },
    /// Another text is kept under the same hash.
    #[error("another text is kept as edition {hash}: a hash must be made of the text it stands for")]
    EditionDiffers {
        /// The hash.
        hash: String,
    },
    /// A value that cannot be kept, in either engine.
    #[error("{what} cannot be kept: {why}")]
    Unfit {
        /// Which value.
        what: &'static str,
        /// What is wrong with it.
        why: &'static str,
    },

    /// The folder for the database cannot be made.
    #[error("cannot make the folder {} for the database: {source}. Make the place writable for this user, or choose another path", folder.display())]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// The system's reason.
        source: std::io::Error,
    },
    /// The database file cannot be opened or written.
    #[error(
        "cannot write the database {address}: {source}. Make the file and its folder writable for this user, or choose another path"
    )]
    Unwritable {
        /// Where the database is.
        address: Address,
        /// The engine's reason.
        source: Cause,
    },
    /// The file is something else than a database.
    #[error(
        "{address} is not a SQLite database, or a damaged one ({source}). Choose another path, or restore a copy"
    )]
    NotADatabase {
        /// Where the file is.
        address: Address,
        /// The engine's reason.
        source: Cause,
    },
    /// The disk is full.
    #[error("the disk that holds {address} is full: make room on it. Nothing was written")]
    Full {
        /// Where the database is.
        address: Address,
    },
    /// Another process holds the database for too long.
    #[error("another process keeps {address} locked: stop it, and try again. Nothing was written")]
    Busy {
        /// Where the database is.
        address: Address,
    },
    /// Another process serves the SQLite file.
    #[error("{address} is served by {by}: stop it first, or choose another place with --data")]
    Served {
        /// Where the database is.
        address: Address,
        /// Who serves it, in their own words.
        by: String,
    },
    /// A copy was asked of PostgreSQL.
    #[error("{address} is no file: copy it with pg_dump, and put it back with pg_restore")]
    NotAFile {
        /// Where the database is.
        address: Address,
    },
    /// There is no such file.
    #[error("there is no file {}", file.display())]
    NoSuchFile {
        /// The file.
        file: PathBuf,
    },
    /// A file is in the way.
    #[error("{} is there already, and is not overwritten", file.display())]
    FileExists {
        /// The file.
        file: PathBuf,
    },
    /// A database in use was given for a copy of one.
    #[error(
        "{} is a database in use, not a copy of one: what was written last lies beside it, in its write-ahead log. Make a copy with `globetable backup`",
        file.display()
    )]
    NoCopy {
        /// The file.
        file: PathBuf,
    },
    /// A copy could not be written or read.
    #[error("cannot copy {}: {source}", file.display())]
    Copy {
        /// The file.
        file: PathBuf,
        /// The system's reason.
        source: std::io::Error,
    },
    /// A copy is damaged.
    #[error("the copy {} does not pass its check: {why}", file.display())]
    BadCopy {
        /// The file.
        file: PathBuf,
        /// What is wrong with it.
        why: String,
    },
    /// PostgreSQL cannot be reached.
    #[error(
        "cannot reach {address}: {source}. Check that PostgreSQL runs there and that the host and port are right"
    )]
    Unreachable {
        /// Where the database should be.
        address: Address,
        /// The engine's reason.
        source: Cause,
    },
    /// PostgreSQL cannot be spoken to as securely as was asked.
    #[error(
        "cannot speak to {address} as its `sslmode` asks: {source}. Check that PostgreSQL has a certificate for this host, and that `sslrootcert` names the file of whoever vouches for it"
    )]
    Insecure {
        /// Where the database is.
        address: Address,
        /// The engine's reason.
        source: Cause,
    },
    /// PostgreSQL refused the login.
    #[error("{address} refused the login: {source}. Check the user and the password")]
    Login {
        /// Where the database is.
        address: Address,
        /// The server's reason.
        source: Cause,
    },
    /// PostgreSQL has no such database.
    #[error("{address} does not exist ({source}). Make it, for instance with createdb, and try again")]
    NoSuchDatabase {
        /// Where the database should be.
        address: Address,
        /// The server's reason.
        source: Cause,
    },
    /// A newer version has written the database.
    #[error(
        "{address} was written by a newer version (its schema is {found}, this version knows {known}). Update this program, or choose another database"
    )]
    Newer {
        /// Where the database is.
        address: Address,
        /// The newest change of the schema that the database has and this version does not know.
        found: i64,
        /// The newest change of the schema that this version knows.
        known: i64,
    },
    /// The schema could not be brought up to date.
    #[error(
        "cannot bring the schema of {address} up to date: {source}. Use an empty database, or one that this program made"
    )]
    Schema {
        /// Where the database is.
        address: Address,
        /// The engine's reason.
        source: Cause,
    },
    /// A stored value makes no sense.
    #[error(
        "{what} in the database cannot be understood: {source}. It was changed by something else; restore a copy"
    )]
    Damaged {
        /// Which value.
        what: &'static str,
        /// What is wrong with it.
        source: Cause,
    },
    /// The system gave no random bytes for the secret.
    #[error("the operating system gave no random bytes for the secret of this house: {source}")]
    Randomness {
        /// The system's reason.
        source: Cause,
    },
    /// Anything else the engine reports.
    #[error("the database {address} failed: {source}")]
    Database {
        /// Where the database is.
        address: Address,
        /// The engine's reason.
        source: Cause,
    },
}

impl StoreError {
    /// Whether the store itself said no: then nothing has changed, and asking again gives the same answer.
    #[must_use]
    pub fn is_refusal(&self) -> bool {
        matches!(
            self,
            Self::Exists { .. }
                | Self::NoSuchTable { .. }
                | Self::NoSuchSeat { .. }
                | Self::Conflict { .. }
                | Self::NonceFixed { .. }
                | Self::WrongStatus { .. }
                | Self::Taken { .. }
                | Self::Gap { .. }
                | Self::EditionDiffers { .. }
                | Self::Unfit { .. }
        )
    }

    /// Sorts an error of the engine by what the reader of the message can do about it.
    pub(crate) fn from_engine(address: &Address, error: sqlx::Error) -> Self {
        let sqlite = matches!(address.0, Place::Sqlite(_));
        let code = error.as_database_error().and_then(|error| error.code()).map(|code| code.into_owned());
        let address = address.clone();
        match (&error, code) {
            // SQLite's result codes; the lowest byte is the primary one. https://www.sqlite.org/rescode.html
            (_, Some(code)) if sqlite => match code.parse::<u32>().map(|code| code & 0xff) {
                Ok(5 | 6) => Self::Busy { address },
                Ok(8 | 14) => Self::Unwritable { address, source: error.into() },
                Ok(11 | 26) => Self::NotADatabase { address, source: error.into() },
                Ok(13) => Self::Full { address },
                _ => Self::Database { address, source: error.into() },
            },
            // PostgreSQL's, by class. https://www.postgresql.org/docs/current/errcodes-appendix.html
            (_, Some(code)) if code.starts_with("28") => Self::Login { address, source: error.into() },
            (_, Some(code)) if code == "3D000" => Self::NoSuchDatabase { address, source: error.into() },
            (_, Some(code)) if code.starts_with("57P") => Self::Unreachable { address, source: error.into() },
            (sqlx::Error::Tls(_), _) if !sqlite => Self::Insecure { address, source: error.into() },
            // What came over the line is not what an encrypted one says; a certificate that does not hold is found out so.
            (sqlx::Error::Io(cause), _) if !sqlite && cause.kind() == ErrorKind::InvalidData => {
                Self::Insecure { address, source: error.into() }
            }
            (sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut, _) if !sqlite => {
                Self::Unreachable { address, source: error.into() }
            }
            _ => Self::Database { address, source: error.into() },
        }
    }

    pub(crate) fn from_migration(address: &Address, known: i64, error: MigrateError) -> Self {
        match error {
            MigrateError::VersionMissing(found) => Self::Newer { address: address.clone(), found, known },
            MigrateError::Execute(error) => Self::from_engine(address, error),
            other => Self::Schema { address: address.clone(), source: other.into() },
        }
    }
}
