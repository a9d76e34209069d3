//! Running tests on a mutant, within bounds: a mutant may run for ever, or fill the memory.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result};

/// So many times longer than with nothing changed a test may take, and so much longer besides; then it hangs. What counts is the time that the
/// processor works for it, so that a busy machine catches nothing.
const PATIENCE: u32 = 8;
const BESIDES: Duration = Duration::from_secs(2);
/// How much memory a test may use, in kibibytes.
const MEMORY: &str = "4194304";
/// The parts of a second in which Linux counts the work of processes.
const TICKS: u64 = 100;

/// How it ended.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    Passed,
    /// A test failed, or the whole program.
    Failed(String),
    /// A test took far too long.
    Hung(String),
}

/// A test program that is to be run.
pub(crate) struct Trial {
    command: Command,
}

impl Trial {
    pub(crate) fn new(test: &Path, folder: &Path) -> Self {
        let mut command = Command::new("sh");
        command.args(["-c", &format!("ulimit -v {MEMORY}; exec \"$@\""), "sh"]).arg(test);
        command.current_dir(folder).env("INSTA_UPDATE", "no").env("RUST_BACKTRACE", "0");
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        Trial { command }
    }

    /// With one mutant alive.
    pub(crate) fn with_mutant(mut self, number: usize) -> Self {
        self.command.env("MUTANT", number.to_string());
        self
    }

    /// With none, and a file for the numbers of those that it gets to.
    pub(crate) fn with_notes(mut self, notes: &Path) -> Self {
        self.command.env("REACHED", notes);
        self
    }

    /// Runs these tests one after the other, until one fails. The slowest of them takes so long when nothing is changed.
    pub(crate) fn run(self, tests: &[&str], slowest: Duration) -> Result<Ending> {
        self.measure(tests, slowest).map(|(ending, _)| ending)
    }

    /// The same, and how long the processor has worked for it.
    pub(crate) fn measure(mut self, tests: &[&str], slowest: Duration) -> Result<(Ending, Duration)> {
        self.command.args(["--test-threads", "1", "--exact"]).args(tests);
        let mut child = self.command.spawn().context("a test program could not be started")?;
        let ending = watch(&mut child, slowest * PATIENCE + BESIDES);
        // It may have ended by itself, and then cannot be killed.
        child.kill().ok();
        let status = child.wait()?;
        Ok(match ending? {
            (Ending::Passed, worked) if !status.success() => (Ending::Failed(status.to_string()), worked),
            ending => ending,
        })
    }
}

/// Reads what a test program says until it ends, a test fails, or one takes longer than patience lasts. How long it worked until
/// it last said something comes with it.
fn watch(child: &mut Child, patience: Duration) -> Result<(Ending, Duration)> {
    let lines = lines_of(child)?;
    let (mut last, mut worked) = ("the first test".to_owned(), Duration::ZERO);
    loop {
        match lines.recv_timeout(Duration::from_millis(200)) {
            Ok(line) => {
                if let Some(test) = failed(&line) {
                    return Ok((Ending::Failed(test.to_owned()), worked));
                }
                worked = worked.max(work_of(child));
                last = line;
            }
            Err(RecvTimeoutError::Timeout) if work_of(child) > worked + patience => {
                return Ok((Ending::Hung(format!("after {last}")), worked));
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => {
                // It has closed its output, so it is about to end.
                child.wait()?;
                return Ok((Ending::Passed, worked));
            }
        }
    }
}

fn lines_of(child: &mut Child) -> Result<Receiver<String>> {
    let output = child.stdout.take().context("a test program without output")?;
    let (sender, lines) = mpsc::channel();
    thread::spawn(move || {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            if sender.send(line).is_err() {
                break;
            }
        }
    });
    Ok(lines)
}

/// The test that a line says has failed.
fn failed(line: &str) -> Option<&str> {
    line.strip_prefix("test ")?.strip_suffix(" ... FAILED")
}

/// How long the processor has worked for a process.
fn work_of(child: &Child) -> Duration {
    let stat = fs::read_to_string(format!("/proc/{}/stat", child.id())).unwrap_or_default();
    work_in(&stat).unwrap_or_default()
}

/// The same, from what Linux says of the process: of the fields behind the name, the 12th and 13th.
fn work_in(stat: &str) -> Option<Duration> {
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?;
    Some(Duration::from_millis(ticks * 1_000 / TICKS))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_says_which_test_failed() {
        assert_eq!(
            failed("test rules::pg_1_a_one_ends_the_turn ... FAILED"),
            Some("rules::pg_1_a_one_ends_the_turn")
        );
        assert_eq!(failed("test rules::pg_1_a_one_ends_the_turn ... ok"), None);
    }

    #[test]
    fn the_work_of_a_process_is_read() {
        let stat = "7 (a (b) c) R 1 2 3 4 5 6 7 8 9 10 250 50 0 0 20 0";
        assert_eq!(work_in(stat), Some(Duration::from_secs(3)));
        assert_eq!(work_in(""), None);
    }

    fn ending(script: &str) -> Ending {
        let mut command = Command::new("sh");
        command.args(["-c", script]).stdout(Stdio::piped());
        Trial { command }.run(&[], Duration::ZERO).expect("sh is there")
    }

    #[test]
    fn a_program_passes_fails_or_hangs() {
        assert_eq!(ending("echo 'test a ... ok'"), Ending::Passed);
        assert_eq!(ending("echo 'test a ... FAILED'; exec sleep 600"), Ending::Failed("a".to_owned()));
        assert!(matches!(ending("exit 101"), Ending::Failed(_)));
        assert_eq!(
            ending("echo 'test a ... ok'; while :; do :; done"),
            Ending::Hung("after test a ... ok".to_owned())
        );
    }
}
