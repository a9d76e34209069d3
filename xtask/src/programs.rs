//! Running other programs, and saying which.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// The folder of the workspace.
pub(crate) fn root() -> PathBuf {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().expect("xtask lies inside the workspace").to_owned()
}

/// A program to be run in the folder of the workspace.
pub(crate) fn program(name: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(name);
    command.args(arguments).current_dir(root());
    command
}

/// The cargo that runs this program.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let mut command = program("cargo", arguments);
    if let Some(path) = env::var_os("CARGO") {
        command = Command::new(path);
        command.args(arguments).current_dir(root());
    }
    command
}

/// Runs a program before everyone's eyes; it fails if the program does.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let line = line(command);
    println!("$ {line}");
    let status = command.status().with_context(|| format!("`{line}` could not be started"))?;
    if !status.success() {
        bail!("`{line}` failed ({status})");
    }
    Ok(())
}

/// What a program prints; what it prints on standard error is shown only if it fails.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let line = line(command);
    let output = command.output().with_context(|| format!("`{line}` could not be started"))?;
    if !output.status.success() {
        let complaint = String::from_utf8_lossy(&output.stderr);
        bail!("`{line}` failed ({}): {}", output.status, complaint.trim());
    }
    String::from_utf8(output.stdout).with_context(|| format!("`{line}` did not print UTF-8"))
}

/// The first line a program prints, if it can be run and succeeds.
pub(crate) fn first_line(command: &mut Command) -> Option<String> {
    let printed = output(command.stdin(Stdio::null())).ok()?;
    Some(printed.lines().next().unwrap_or_default().trim().to_owned())
}

/// Whether a program can be run and succeeds.
pub(crate) fn works(command: &mut Command) -> bool {
    first_line(command).is_some()
}

/// The command as one would type it.
fn line(command: &Command) -> String {
    let mut words = Vec::new();
    for (name, value) in command.get_envs() {
        if let Some(value) = value {
            words.push(format!("{}={}", name.display(), quoted(&value.to_string_lossy())));
        }
    }
    let program = Path::new(command.get_program());
    // Cargo names itself by its whole path, which helps nobody.
    let shown = if program.ends_with("cargo") { Path::new("cargo") } else { program };
    words.push(shown.display().to_string());
    words.extend(command.get_args().map(|argument| quoted(&argument.to_string_lossy())));
    words.join(" ")
}

fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_=./:,+@".contains(c);
    if !word.is_empty() && word.chars().all(plain) { word.to_owned() } else { format!("'{word}'") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_shown_as_one_would_type_it() {
        let mut command = Command::new("/somewhere/bin/cargo");
        command.args(["doc", "--no-deps", "not binary(/^browser/)"]).env("RUSTDOCFLAGS", "-D warnings");
        assert_eq!(line(&command), "RUSTDOCFLAGS='-D warnings' cargo doc --no-deps 'not binary(/^browser/)'");
    }

    #[test]
    fn a_program_that_is_missing_or_fails_does_not_work() {
        assert!(works(&mut program("true", &[])));
        assert!(!works(&mut program("false", &[])));
        assert!(!works(&mut program("no-such-program-anywhere", &["--version"])));
    }

    #[test]
    fn a_failure_says_what_failed() {
        let error = output(&mut program("sh", &["-c", "echo broken >&2; exit 3"])).unwrap_err().to_string();
        assert!(error.contains("exit 3"), "{error}");
        assert!(error.ends_with("broken"), "{error}");
    }
}
