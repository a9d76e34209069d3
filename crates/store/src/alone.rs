//! Who serves a SQLite file: one process at a time.

use std::ffi::OsString;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use crate::address::Address;
use crate::error::StoreError;

/// A locked file beside the database, in which its holder says who it is. The system gives the lock back when the
/// holder ends, however it ends; the file stays, and means nothing without the lock.
pub(crate) struct Alone(#[expect(dead_code, reason = "it is held, not used")] File);

impl Alone {
    /// Takes the database for this process, or says who has it.
    pub(crate) fn take(address: &Address, database: &Path, who: &str) -> Result<Self, StoreError> {
        let unwritable = |source: std::io::Error| StoreError::Unwritable {
            address: address.clone(),
            source: source.into(),
        };
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        let mut file = options.open(beside(database, ".lock")).map_err(unwritable)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut by = String::new();
                // Where a lock keeps others from reading too, nothing more is known.
                let read = file.read_to_string(&mut by);
                let by = if read.is_err() || by.is_empty() { "another process".to_owned() } else { by };
                return Err(StoreError::Served { address: address.clone(), by });
            }
            Err(TryLockError::Error(source)) => return Err(unwritable(source)),
        }
        file.set_len(0).and_then(|()| file.write_all(who.as_bytes())).map_err(unwritable)?;
        Ok(Self(file))
    }
}

/// A file whose name is that of another and this ending.
pub(crate) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    PathBuf::from(name)
}
