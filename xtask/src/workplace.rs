//! Whether something of the place where a file was written has slipped into it.

use anyhow::{Result, bail};

use crate::programs;

/// Folders at the root of somebody's machine. They are named without slashes, so that this file passes its own check.
const FOLDERS: &str = "work|root";

/// Fails if a text file that is in git, or about to be, holds an absolute path into such a folder.
pub(crate) fn run() -> Result<()> {
    // What stands before the slash tells an absolute path from a part of a longer one or of an address.
    let pattern = format!("(^|[^[:alnum:]_.~}}$-])/({FOLDERS})/");
    let mut grep = programs::program("git", &["grep", "--untracked", "-nIE", &pattern]);
    let found = grep.output()?;
    match found.status.code() {
        Some(0) => {
            print!("{}", String::from_utf8_lossy(&found.stdout));
            bail!(
                "the lines above name a folder that only their writer's machine has; say it relative to the project"
            )
        }
        // This is how grep says that it found nothing.
        Some(1) => Ok(()),
        _ => bail!("git grep failed: {}", String::from_utf8_lossy(&found.stderr).trim()),
    }
}
