//! Copies of a SQLite file: made while it is served, checked, and put back.
//!
//! The file alone is not the database: what was written last lies in the write-ahead log beside it. So a copy is made by
//! SQLite itself, which sees one moment of both.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Row};

use crate::address::{Address, Place};
use crate::alone::{Alone, beside};
use crate::error::StoreError;
use crate::sqlite::{PATIENCE, keep_private, make_folder, newest_migration};

/// What a copy holds, as counted in the copy itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Contents {
    /// The schema that it was written with.
    pub schema: i64,
    /// How many tables it has.
    pub tables: u64,
    /// How many journal lines they have together.
    pub lines: u64,
}

/// Says what is wrong with the journal of a table, if anything is.
pub type CheckJournal<'a> = &'a (dyn Fn(&str, &[String]) -> Result<(), String> + Sync);

/// Copies the SQLite database at `address` into a new file, also while it is served, and checks the copy.
///
/// The file appears under its name when it is whole and on the disk, and not before. It holds the house's secret: only
/// this user may read it.
///
/// # Errors
/// When the file exists, the copy fails or does not pass its check, or the database is PostgreSQL's, which has tools for it.
pub async fn back_up(
    address: &Address,
    file: &Path,
    check: CheckJournal<'_>,
) -> Result<Contents, StoreError> {
    let database = sqlite_path(address)?;
    if !database.exists() {
        return Err(StoreError::NoSuchFile { file: database.to_owned() });
    }
    copy_into(address, database, file, check).await
}

/// Puts a copy back as the database at `address`, which must not be served.
///
/// With `replace`, tables that are there already are put aside first, as a copy of their own: its path comes back too.
///
/// # Errors
/// When somebody serves the database, tables are there already, or the copy does not pass its check; then nothing has
/// changed.
pub async fn restore(
    file: &Path,
    address: &Address,
    replace: bool,
    check: CheckJournal<'_>,
) -> Result<(Contents, Option<PathBuf>), StoreError> {
    let database = sqlite_path(address)?;
    if !file.exists() {
        return Err(StoreError::NoSuchFile { file: file.to_owned() });
    }
    if beside(file, "-wal").exists() {
        return Err(StoreError::NoCopy { file: file.to_owned() });
    }
    make_folder(database)?;
    let _alone = Alone::take(address, database, &format!("a restore in process {}", std::process::id()))?;
    let part = Part::beside(database)?;
    fs::copy(file, &part.0).map_err(|source| StoreError::Copy { file: file.to_owned(), source })?;
    let contents = inspect(address, &part.0, check).await?;
    let aside = match fs::metadata(database) {
        Ok(found) if found.len() > 0 && !replace => {
            return Err(StoreError::FileExists { file: database.to_owned() });
        }
        Ok(found) if found.len() > 0 => Some(put_aside(address, database).await?),
        _ => None,
    };
    // A log left behind would be taken for that of the restored file.
    for ending in ["-wal", "-shm"] {
        match fs::remove_file(beside(database, ending)) {
            Err(source) if source.kind() != std::io::ErrorKind::NotFound => {
                return Err(StoreError::Copy { file: database.to_owned(), source });
            }
            _ => {}
        }
    }
    part.becomes(database)?;
    Ok((contents, aside))
}

fn sqlite_path(address: &Address) -> Result<&Path, StoreError> {
    match &address.0 {
        Place::Sqlite(path) => Ok(path),
        Place::Postgres(_) => Err(StoreError::NotAFile { address: address.clone() }),
    }
}

/// Keeps what the restored file takes the place of. Its journals are not checked: however they are, they are kept.
async fn put_aside(address: &Address, database: &Path) -> Result<PathBuf, StoreError> {
    let free = (1..).map(|number| beside(database, &format!(".before-{number}"))).find(|path| !path.exists());
    let aside = free.expect("among endless numbers one is free");
    let part = Part::beside(&aside)?;
    vacuum_into(address, database, &part.0).await?;
    part.becomes(&aside)?;
    Ok(aside)
}

async fn copy_into(
    address: &Address,
    database: &Path,
    file: &Path,
    check: CheckJournal<'_>,
) -> Result<Contents, StoreError> {
    if file.exists() {
        return Err(StoreError::FileExists { file: file.to_owned() });
    }
    let part = Part::beside(file)?;
    vacuum_into(address, database, &part.0).await?;
    let contents = inspect(address, &part.0, check).await?;
    part.becomes(file)?;
    Ok(contents)
}

/// A copy that is not whole yet. It goes away if it never becomes whole.
struct Part(PathBuf);

impl Part {
    fn beside(file: &Path) -> Result<Self, StoreError> {
        let path = beside(file, ".part");
        match fs::remove_file(&path) {
            Err(source) if source.kind() != std::io::ErrorKind::NotFound => {
                return Err(StoreError::Copy { file: path, source });
            }
            _ => {}
        }
        keep_private(&path);
        Ok(Self(path))
    }

    /// Gives it its name, once all of it is on the disk.
    fn becomes(self, file: &Path) -> Result<(), StoreError> {
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        File::open(&self.0)
            .and_then(|part| part.sync_all())
            .and_then(|()| fs::rename(&self.0, file))
            .and_then(|()| File::open(folder)?.sync_all())
            .map_err(|source| StoreError::Copy { file: file.to_owned(), source })
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        for ending in ["", "-wal", "-shm", "-journal"] {
            // Most of them are not there, and one that stays harms nobody.
            let _ = fs::remove_file(beside(&self.0, ending));
        }
    }
}

async fn vacuum_into(address: &Address, database: &Path, part: &Path) -> Result<(), StoreError> {
    let mut connection = open(address, database).await?;
    let copied =
        sqlx::query("VACUUM INTO $1").bind(part.to_string_lossy().into_owned()).execute(&mut connection);
    let copied = copied.await.map(drop).map_err(|error| StoreError::from_engine(address, error));
    let _ = connection.close().await;
    copied
}

async fn open(address: &Address, path: &Path) -> Result<SqliteConnection, StoreError> {
    let options = SqliteConnectOptions::new().filename(path).busy_timeout(PATIENCE);
    options.connect().await.map_err(|error| StoreError::from_engine(address, error))
}

/// Checks a copy from the pages of the file to the journals of its tables.
async fn inspect(address: &Address, copy: &Path, check: CheckJournal<'_>) -> Result<Contents, StoreError> {
    let mut connection = open(address, copy).await?;
    let inspected = inspect_with(&mut connection, copy, check).await;
    let _ = connection.close().await;
    inspected.map_err(|fault| match fault {
        Fault::Engine(error) => StoreError::BadCopy { file: copy.to_owned(), why: error.to_string() },
        Fault::Said(why) => StoreError::BadCopy { file: copy.to_owned(), why },
        Fault::Newer(found) => {
            StoreError::Newer { address: copy.to_owned().into(), found, known: newest_migration() }
        }
    })
}

enum Fault {
    Engine(sqlx::Error),
    Said(String),
    Newer(i64),
}

impl From<sqlx::Error> for Fault {
    fn from(error: sqlx::Error) -> Self {
        Self::Engine(error)
    }
}

async fn inspect_with(
    connection: &mut SqliteConnection,
    copy: &Path,
    check: CheckJournal<'_>,
) -> Result<Contents, Fault> {
    let whole: String = sqlx::query_scalar("PRAGMA integrity_check(1)").fetch_one(&mut *connection).await?;
    if whole != "ok" {
        return Err(Fault::Said(whole));
    }
    if sqlx::query("PRAGMA foreign_key_check").fetch_optional(&mut *connection).await?.is_some() {
        return Err(Fault::Said("a seat or a line belongs to no table".to_owned()));
    }
    let schema: i64 =
        sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations").fetch_one(&mut *connection).await?;
    if schema > newest_migration() {
        return Err(Fault::Newer(schema));
    }
    let secrets: i64 = sqlx::query_scalar("SELECT count(*) FROM host").fetch_one(&mut *connection).await?;
    if secrets != 1 {
        return Err(Fault::Said("the secret that its dice depend on is missing".to_owned()));
    }
    let rows =
        sqlx::query("SELECT id, status, entries FROM tables ORDER BY made").fetch_all(&mut *connection);
    let rows = rows.await?;
    let mut contents = Contents { schema, tables: rows.len() as u64, lines: 0 };
    for row in rows {
        let (id, status, entries): (String, String, i64) =
            (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
        let numbered: Vec<(i64, String)> =
            sqlx::query_as("SELECT number, line FROM lines WHERE table_id = $1 ORDER BY number")
                .bind(&id)
                .fetch_all(&mut *connection)
                .await?;
        let in_order = (0..).zip(&numbered).all(|(expected, (number, _))| *number == expected);
        let expected = if status == "open" { 0 } else { entries + 1 };
        if !in_order || numbered.len() as i64 != expected {
            let why = format!("the journal of table {id} has {} lines, not {expected}", numbered.len());
            return Err(Fault::Said(why));
        }
        let lines: Vec<String> = numbered.into_iter().map(|(_, line)| line).collect();
        contents.lines += lines.len() as u64;
        if !lines.is_empty() {
            check(&id, &lines).map_err(|why| Fault::Said(format!("the journal of table {id}: {why}")))?;
        }
    }
    tracing::debug!(copy = %copy.display(), ?contents, "a copy was checked");
    Ok(contents)
}
