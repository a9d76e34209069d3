//! Where tables are kept, as several commands ask for it.

use std::path::PathBuf;

use anyhow::{Context, Result};
use store::Address;

#[derive(Clone, Debug, clap::Args)]
pub(crate) struct PlaceArguments {
    /// The folder in which tables are kept
    #[arg(long, value_name = "FOLDER", default_value = "data")]
    data: PathBuf,
    /// Another database than the file in the data folder, such as postgres://user@host/name
    #[arg(long, value_name = "ADDRESS")]
    database: Option<Address>,
    /// A file with flags, such as lan = true; those on the command line and in the environment (GLOBETABLE_LAN) come before it
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
}

impl PlaceArguments {
    pub(crate) fn address(&self) -> Address {
        self.database.clone().unwrap_or_else(|| Address::from(self.data.join("globetable.sqlite")))
    }
}

/// Does something with a database, and waits for it.
pub(crate) fn wait_for<T>(work: impl Future<Output = Result<T>>) -> Result<T> {
    tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .context("the system gives no thread to work with")?
        .block_on(work)
}
