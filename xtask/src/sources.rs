//! The files of the project, as git knows them.

use std::fs;

use anyhow::{Context, Result};

use crate::programs;

/// A file by its path in the project, and what is in it.
pub(crate) struct File {
    pub(crate) path: String,
    pub(crate) text: String,
}

/// The paths of all files that are in git, or about to be, and fit one of the patterns (`*.rs`, `rules/*.md`), in order.
pub(crate) fn paths(patterns: &[&str]) -> Result<Vec<String>> {
    let mut list =
        programs::program("git", &["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
    let found = programs::output(list.arg("--").args(patterns))?;
    let mut paths: Vec<String> = found.split_terminator('\0').map(str::to_owned).collect();
    // What is deleted and not yet committed is still listed.
    paths.retain(|path| programs::root().join(path).exists());
    paths.sort();
    paths.dedup();
    Ok(paths)
}

/// The same, with what is in them.
pub(crate) fn files(patterns: &[&str]) -> Result<Vec<File>> {
    let read = |path: String| {
        let text = fs::read_to_string(programs::root().join(&path));
        Ok(File { text: text.with_context(|| format!("{path} cannot be read"))?, path })
    };
    paths(patterns)?.into_iter().map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_found_by_patterns_in_every_folder() {
        let found = paths(&["*.rs", "deny.toml"]).expect("git knows its files");
        assert!(found.contains(&"xtask/src/sources.rs".to_owned()), "{found:?}");
        assert!(found.contains(&"deny.toml".to_owned()), "{found:?}");
        assert!(!found.iter().any(|path| path.ends_with(".md")), "{found:?}");
    }
}
