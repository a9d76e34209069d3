//! axe-core, by which the browser tests find what keeps people out of a page. It is a tool of these tests alone: it comes
//! from the npm registry into `target/`, is held against its hash, and goes nowhere else.

use std::fs;
use std::path::Path;

use anyhow::{Result, bail};
use sha2::{Digest, Sha256};

use crate::programs::{self, program};

const VERSION: &str = "4.14.0";
/// The SHA-256 of the file that is used of it.
const HASH: &str = "20c09fe157a8a34a30e241aaa1fcdade657734f08ab379ecfbeb7d45cc46e878";
/// Where the tests find that file (`crates/server/tests/browser/axe.rs`), in the folder of the workspace.
const FOLDER: &str = "target/tools";
const FILE: &str = "axe.min.js";

/// Gets the file unless it is there.
pub(crate) fn install() -> Result<()> {
    let folder = programs::root().join(FOLDER);
    let file = folder.join(FILE);
    if !is_genuine(&file, HASH) {
        fs::create_dir_all(&folder)?;
        let (package, archive) = (format!("axe-core@{VERSION}"), format!("{FOLDER}/axe-core-{VERSION}.tgz"));
        programs::run(&mut program("npm", &["pack", "--silent", "--pack-destination", FOLDER, &package]))?;
        let inside = format!("package/{FILE}");
        let unpack = ["-xzf", &archive, "-C", FOLDER, "--strip-components=1", &inside];
        programs::run(&mut program("tar", &unpack))?;
    }
    if !is_genuine(&file, HASH) {
        bail!("{FOLDER}/{FILE} is not that of axe-core {VERSION}: its SHA-256 should be {HASH}");
    }
    println!("axe-core: {VERSION}");
    Ok(())
}

/// Whether a file is there and has this hash.
fn is_genuine(file: &Path, hash: &str) -> bool {
    let Ok(bytes) = fs::read(file) else { return false };
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect::<String>() == hash
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_was_changed_is_not_used() {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../LICENSE-MIT");
        let right: String =
            Sha256::digest(fs::read(&file).unwrap()).iter().map(|byte| format!("{byte:02x}")).collect();
        assert!(is_genuine(&file, &right));
        assert!(!is_genuine(&file, HASH));
        assert!(!is_genuine(Path::new("nowhere/at-all.js"), HASH));
    }
}
