//! `globetable tidy`: takes old tables out of the database. Nobody's table is taken away unless this is asked for.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use store::Store;

use crate::place::{PlaceArguments, wait_for};
use crate::transfer::export_to;

/// The seconds of a day.
const DAY: i64 = 24 * 60 * 60;

#[derive(Clone, Debug, clap::Args)]
pub(crate) struct TidyArguments {
    /// Take tables out whose game was over so many days ago
    #[arg(long, value_name = "DAYS")]
    finished: Option<u16>,
    /// Take tables out at which nothing has happened for so many days, whether the game has begun or not
    #[arg(long, value_name = "DAYS")]
    abandoned: Option<u16>,
    /// The folder that each of them is written into first, as `globetable export` does
    #[arg(long, value_name = "FOLDER", required_unless_present = "without_copies")]
    to: Option<PathBuf>,
    /// Keep no copy: these games are gone for good
    #[arg(long, conflicts_with = "to")]
    without_copies: bool,
    #[command(flatten)]
    place: PlaceArguments,
}

pub(crate) fn run(arguments: &TidyArguments) -> Result<ExitCode> {
    let TidyArguments { finished, abandoned, to, place, .. } = arguments;
    if finished.is_none() && abandoned.is_none() {
        bail!("say which tables: --finished DAYS, --abandoned DAYS or both");
    }
    if let Some(folder) = to {
        std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    }
    let (count, stayed) = wait_for(async {
        let store = store::open(&place.address()).await?;
        let (mut count, mut stayed) = (0, 0);
        for (over, days) in [(true, finished), (false, abandoned)] {
            let Some(days) = days else { continue };
            for id in store.unchanged_for(over, i64::from(*days) * DAY).await? {
                match take_out(&*store, &id, to.as_deref()).await {
                    Ok(taken) => count += usize::from(taken),
                    // One that cannot be read or copied keeps no other from being tidied away.
                    Err(why) => {
                        eprintln!("{id} stays: {why:#}");
                        stayed += 1;
                    }
                }
            }
        }
        store.close().await;
        Ok((count, stayed))
    })?;
    println!("{count} tables were taken out.");
    Ok(if stayed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Takes a table out, when its copy has passed its check and is on the disk. Says whether it did: somebody may have come back to it.
async fn take_out(store: &dyn Store, id: &str, to: Option<&Path>) -> Result<bool> {
    let Some(record) = store.table(id).await? else { return Ok(false) };
    let copy = to.map(|folder| folder.join(format!("{id}.json")));
    if let Some(file) = &copy {
        export_to(store, id, file, true).await?;
    }
    let removed = store.remove(id, record.changes).await?;
    match copy {
        Some(file) if removed => println!("{id}: {}", file.display()),
        Some(file) => {
            std::fs::remove_file(&file).with_context(|| format!("{} is of no use", file.display()))?;
        }
        None if removed => println!("{id}"),
        None => {}
    }
    Ok(removed)
}
