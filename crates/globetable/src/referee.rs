//! `globetable referee`: the rules for other programs, one JSON object a line (docs/referee.md).

mod desk;
mod request;

use std::io::{self, BufRead, Read, Write};
use std::process::ExitCode;

use anyhow::Result;
use serde_json::{Value, json};

use desk::Desk;

/// The longest line that is read. A journal of a long game is far shorter.
const LONGEST: u64 = 16 * 1024 * 1024;

pub(crate) fn run() -> Result<ExitCode> {
    let mut input = io::stdin().lock();
    let mut output = io::stdout().lock();
    let mut desk = Desk::default();
    while let Some(line) = next_line(&mut input)? {
        // Every line gets an answer, whatever it is: whoever sent it may be waiting.
        let answer = match line {
            Line::Text(line) if line.trim().is_empty() => malformed("the line is empty"),
            Line::Text(line) => desk.answer(&line),
            Line::Unreadable(why) => malformed(why),
        };
        match writeln!(output, "{answer}").and_then(|()| output.flush()) {
            Ok(()) => {}
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => break,
            Err(error) => return Err(error.into()),
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn malformed(why: &str) -> Value {
    json!({ "ok": false, "error": { "kind": "malformed", "message": why } })
}

enum Line {
    Text(String),
    Unreadable(&'static str),
}

/// The next line, however bad it is; `None` at the end.
fn next_line(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut bytes = Vec::new();
    let read = input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes)?;
    if read == 0 {
        return Ok(None);
    }
    if read as u64 == LONGEST && bytes.last() != Some(&b'\n') {
        skip_line(input)?;
        return Ok(Some(Line::Unreadable("the line is longer than 16 MiB")));
    }
    Ok(Some(match String::from_utf8(bytes) {
        Ok(text) => Line::Text(text),
        Err(_) => Line::Unreadable("the line is not UTF-8"),
    }))
}

fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        let (used, found) = match buffer.iter().position(|&byte| byte == b'\n') {
            Some(at) => (at + 1, true),
            None => (buffer.len(), buffer.is_empty()),
        };
        input.consume(used);
        if found {
            return Ok(());
        }
    }
}
