//! Programs that play: what they are asked, what they answer, and what becomes of those that do not (docs/programs.md).

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::time::{Duration, Instant};

use games::{AnyAction, AnyGame};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::{Game, Seat};

/// How long a program may take to begin, and for an answer unless it is told otherwise.
const BEGIN: Duration = Duration::from_secs(10);
const ANSWER: Duration = Duration::from_secs(2);
/// After so many answers in a row that did not come in time it is not asked again in this game.
const PATIENCE: u32 = 3;
/// The longest answer that is read.
const LONGEST: u64 = 1024 * 1024;
/// How many lines are kept that nobody asked for.
const WAITING: usize = 16;

/// A program that plays a seat, by its command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    name: String,
    /// How long it may take for an answer.
    pub answer: Duration,
}

/// What a program did that it should not have. Each cost it an action, which was done at random.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Faults {
    /// It did not answer in time.
    pub late: u64,
    /// Its answer could not be read.
    pub unreadable: u64,
    /// The rules refused what it wanted.
    pub refused: u64,
    /// It had ended, or could not be started.
    pub gone: u64,
}

impl Faults {
    /// Both together.
    pub(crate) fn add(&mut self, more: Faults) {
        self.late += more.late;
        self.unreadable += more.unreadable;
        self.refused += more.refused;
        self.gone += more.gone;
    }

    /// Whether there are any.
    pub fn any(self) -> bool {
        self != Faults::default()
    }
}

impl Program {
    /// The program of a command line: words with spaces between them, the first of which is what is started.
    pub fn new(command: &str) -> Option<Program> {
        let named = command.split_whitespace().next().is_some();
        named.then(|| Program { name: format!("exec:{}", command.trim()), answer: ANSWER })
    }

    /// How it is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Starts it for one seat in one game.
    pub(crate) fn start(&self, game: &AnyGame, seat: Seat) -> Running {
        let mut running = Running {
            process: self.spawn(),
            answer: self.answer,
            asked: 0,
            late: 0,
            faults: Faults::default(),
        };
        let hello = json!({
            "do": "new", "seat": seat, "seats": game.seats(),
            "identity": game.identity(), "board": game.board(),
        });
        if running.ask(hello, BEGIN).is_err() {
            running.process = None;
        }
        running
    }

    fn spawn(&self) -> Option<Process> {
        let mut words = self.name.strip_prefix("exec:")?.split_whitespace();
        let mut command = Command::new(words.next()?);
        command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().ok()?;
        let (input, output) = (child.stdin.take()?, child.stdout.take()?);
        let (lines, answers) = sync_channel(WAITING);
        std::thread::spawn(move || read_lines(output, &lines));
        // Who does not read must not hold up who asks.
        let (questions, to_ask) = channel();
        std::thread::spawn(move || write_lines(input, &to_ask));
        Some(Process { child, questions, answers })
    }
}

/// Writes questions until there are none, or nobody reads them any more.
fn write_lines(mut input: impl Write, questions: &Receiver<Value>) {
    for question in questions {
        if writeln!(input, "{question}").and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

/// Reads lines until there are none, or nobody listens any more.
fn read_lines(output: impl Read, lines: &SyncSender<String>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let read = output.by_ref().take(LONGEST).read_until(b'\n', &mut line);
        if !matches!(read, Ok(1..)) || lines.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
            return;
        }
    }
}

struct Process {
    child: Child,
    questions: Sender<Value>,
    answers: Receiver<String>,
}

impl Drop for Process {
    fn drop(&mut self) {
        // It is asked no more, and need not end by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A program at work for one seat in one game.
pub(crate) struct Running {
    process: Option<Process>,
    answer: Duration,
    asked: u64,
    late: u32,
    pub(crate) faults: Faults,
}

/// Why there is no answer.
enum Silence {
    Late,
    Gone,
    Unreadable,
}

impl Running {
    /// What the program wants to do. Nothing if it says nothing that can be understood; that is counted.
    pub(crate) fn choose(&mut self, game: &AnyGame, seat: Seat, view: &impl Serialize) -> Option<AnyAction> {
        let question = json!({ "do": "choose", "seat": seat, "view": view });
        let answer = self.ask(question, self.answer);
        self.late = if matches!(answer, Err(Silence::Late)) { self.late + 1 } else { 0 };
        let understood =
            answer.and_then(|action| game.read_action(&action.to_string()).map_err(|_| Silence::Unreadable));
        match understood {
            Ok(action) => return Some(action),
            Err(Silence::Late) => self.faults.late += 1,
            Err(Silence::Unreadable) => self.faults.unreadable += 1,
            Err(Silence::Gone) => self.faults.gone += 1,
        }
        if self.late >= PATIENCE {
            self.process = None;
        }
        None
    }

    /// Asks something and waits for the answer with the same number; others came too late and are passed over.
    fn ask(&mut self, mut question: Value, limit: Duration) -> Result<Value, Silence> {
        let Some(process) = &mut self.process else { return Err(Silence::Gone) };
        self.asked += 1;
        question["id"] = self.asked.into();
        let end = Instant::now() + limit;
        if process.questions.send(question).is_err() {
            self.process = None;
            return Err(Silence::Gone);
        }
        loop {
            let left = end.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Err(Silence::Late); // however much else it has to say
            }
            let line = match process.answers.recv_timeout(left) {
                Ok(line) => line,
                Err(RecvTimeoutError::Timeout) => return Err(Silence::Late),
                Err(RecvTimeoutError::Disconnected) => {
                    self.process = None;
                    return Err(Silence::Gone);
                }
            };
            let Ok(mut answer) = serde_json::from_str::<Value>(&line) else {
                return Err(Silence::Unreadable);
            };
            match answer["id"].as_u64() {
                Some(id) if id < self.asked => {}
                Some(id) if id == self.asked && answer["ok"] == true => return Ok(answer["result"].take()),
                _ => return Err(Silence::Unreadable),
            }
        }
    }
}
