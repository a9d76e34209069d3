//! How scripts and style sheets are laid out. There is no formatter for them on a machine that has nothing but Rust, and one from
//! a registry would take longer to build than all else here; so these few rules are ours:
//!
//! - A style sheet is written anew from its rules and declarations: a rule in one line where it fits, otherwise every
//!   declaration in a line of its own, two blanks deeper per block.
//! - A script keeps its lines. Each is indented by tabs as its brackets say, one deeper where it goes on with the line before.
//! - No blanks at the end of lines, no two empty lines in a row, one end of line at the end.

use std::fs;

use anyhow::{Result, bail};

use crate::sources::{self, File};
use crate::{programs, script_text, style_text};

/// A line of a script is no longer than this; a rule of a style sheet that would be longer takes several lines.
pub(crate) const WIDTH: usize = 120;

/// Fails if a script or a style sheet is not laid out by the rules.
pub(crate) fn check() -> Result<()> {
    let mut problems = Vec::new();
    for file in files()? {
        let wanted = laid_out(&file);
        let lines = file.text.lines().zip(wanted.lines()).position(|(is, wanted)| is != wanted);
        let line = lines.unwrap_or_else(|| file.text.lines().count().min(wanted.lines().count())) + 1;
        if file.text != wanted {
            problems.push(format!("{}:{line}: is not laid out as `cargo xtask format` would", file.path));
        }
        if file.path.ends_with(".js") {
            problems.extend(
                script_text::complaints(&file.text).map(|complaint| format!("{}:{complaint}", file.path)),
            );
        }
    }
    if problems.is_empty() {
        return Ok(());
    }
    bail!("{}", problems.join("\n"))
}

/// Lays them all out.
pub(crate) fn write() -> Result<()> {
    for file in files()? {
        let wanted = laid_out(&file);
        if file.text != wanted {
            println!("{}", file.path);
            fs::write(programs::root().join(&file.path), wanted)?;
        }
    }
    Ok(())
}

fn files() -> Result<Vec<File>> {
    sources::files(&["*.css", "*.js"])
}

fn laid_out(file: &File) -> String {
    if file.path.ends_with(".css") {
        style_text::laid_out(&file.text)
    } else {
        script_text::laid_out(&file.text)
    }
}
