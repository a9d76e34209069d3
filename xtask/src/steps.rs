//! A row of steps: each has a headline and is timed, all are run even if one fails, and a table closes the row.

use std::env;
use std::fmt::Write as _;
use std::io::{IsTerminal, stdout};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::Result;

/// The steps done so far.
pub(crate) struct Steps {
    done: Vec<Step>,
    colours: bool,
}

struct Step {
    name: &'static str,
    /// What went wrong, in a failed step.
    failure: Option<String>,
    time: Duration,
}

impl Steps {
    pub(crate) fn new() -> Self {
        Self { done: Vec::new(), colours: stdout().is_terminal() && env::var_os("NO_COLOR").is_none() }
    }

    /// Runs one step. A failure is noted, and the next step may follow: one run shall show all that is wrong.
    pub(crate) fn run(&mut self, name: &'static str, work: impl FnOnce() -> Result<()>) {
        println!("\n{}", self.painted(BOLD, &format!("== {name}")));
        let start = Instant::now();
        let failure = work().err().map(|error| format!("{error:#}"));
        if let Some(failure) = &failure {
            println!("{} {failure}", self.painted(RED, &format!("{name} failed:")));
        }
        self.done.push(Step { name, failure, time: start.elapsed() });
    }

    /// Prints the table of the steps. The exit code tells whether all went well.
    pub(crate) fn finish(&self) -> ExitCode {
        print!("\n{}", self.table());
        if self.done.iter().all(|step| step.failure.is_none()) {
            ExitCode::SUCCESS
        } else {
            ExitCode::FAILURE
        }
    }

    fn table(&self) -> String {
        let width = self.done.iter().map(|step| step.name.len()).max().unwrap_or_default();
        let mut table = format!("{:width$}  result  seconds\n", "step");
        for Step { name, failure, time } in &self.done {
            let (colour, result) = if failure.is_none() { (GREEN, "ok    ") } else { (RED, "failed") };
            let result = self.painted(colour, result);
            writeln!(table, "{name:width$}  {result}  {:7.1}", time.as_secs_f64())
                .expect("writing to a String cannot fail");
        }
        let failed: Vec<&str> =
            self.done.iter().filter(|step| step.failure.is_some()).map(|step| step.name).collect();
        let seconds = self.done.iter().map(|step| step.time).sum::<Duration>().as_secs();
        let all = self.done.len();
        let verdict = match failed.len() {
            0 => self.painted(GREEN, &format!("All {all} steps went well, in {seconds} seconds.")),
            n => self.painted(RED, &format!("{n} of {all} steps failed: {}.", failed.join(", "))),
        };
        writeln!(table, "{verdict}").expect("writing to a String cannot fail");
        table
    }

    fn painted(&self, colour: &str, text: &str) -> String {
        if self.colours { format!("\x1b[{colour}m{text}\x1b[0m") } else { text.to_owned() }
    }
}

const BOLD: &str = "1";
const RED: &str = "31";
const GREEN: &str = "32";

#[cfg(test)]
mod tests {
    use anyhow::bail;

    use super::*;

    #[test]
    fn a_failed_step_does_not_stop_the_next_and_is_told_at_the_end() {
        let mut steps = Steps { done: Vec::new(), colours: false };
        let mut ran = false;
        steps.run("first", || bail!("it broke"));
        steps.run("second", || {
            ran = true;
            Ok(())
        });
        assert!(ran);
        assert_eq!(steps.finish(), ExitCode::FAILURE);
        let table = steps.table();
        assert!(table.contains("first   failed "), "{table}");
        assert!(table.contains("second  ok "), "{table}");
        assert!(table.ends_with("1 of 2 steps failed: first.\n"), "{table}");
    }

    #[test]
    fn when_all_goes_well_it_is_a_success() {
        let mut steps = Steps { done: Vec::new(), colours: false };
        steps.run("only", || Ok(()));
        assert_eq!(steps.finish(), ExitCode::SUCCESS);
        assert!(steps.table().ends_with("All 1 steps went well, in 0 seconds.\n"));
    }
}
