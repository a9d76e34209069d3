//! `cargo xtask api`: schemathesis asks a running server whatever the API's document allows, and much that it does not.
//!
//! It asks twice: once going on from what it has made itself, by the links of the document, and once about tables that were prepared
//! for it (`api/house.py`): of two people, in every state that a table has. Letters come into a box that throws them away.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Stdio};
use std::thread;

use anyhow::{Context, Result};

use crate::programs::{cargo, output, program, root, run};

/// The release that is asked for, so that what it finds does not change by itself.
const SCHEMATHESIS: &str = "schemathesis==4.32.5";

/// What is asked of every answer.
const CHECKS: &str = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance,unsupported_method";

/// Not more often than a token may ask, else it would be told nothing but that.
const PACE: &str = "40/s";

/// Prepares the house, and prints a token.
const HOUSE: &str = include_str!("api/house.py");

/// A server that is ended with the chore.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself; then there is nothing to do.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Asks each operation at most so often.
pub(crate) fn check(examples: u32, seed: u32) -> Result<()> {
    let tools = root().join("target/tools/schemathesis");
    let python = tools.join("bin/python").display().to_string();
    if !tools.join("bin/st").exists() {
        run(&mut program("python3", &["-m", "venv", &tools.display().to_string()]))?;
        run(&mut program(&python, &["-m", "pip", "install", "--quiet", SCHEMATHESIS]))?;
    }
    run(&mut cargo(&["build", "--workspace", "--locked", "--bin", "globetable"]))?;
    let data = root().join(format!("target/tmp/api-{}", std::process::id()));
    let checked = ask(&tools, &python, &data, (examples, seed));
    let removed = fs::remove_dir_all(&data).context("the server's folder stays behind");
    checked.and(removed)
}

fn ask(tools: &Path, python: &str, data: &Path, (examples, seed): (u32, u32)) -> Result<()> {
    // A port that was free a moment ago.
    let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port();
    let base = format!("http://127.0.0.1:{port}");
    let server = open_house(port, &base, data)?;
    let prepared = data.join("prepared.json").display().to_string();
    let token = output(&mut program(python, &["-c", HOUSE, &base, &prepared]))?;
    let header = format!("Authorization: Bearer {}", token.trim());
    let (st, api) = (tools.join("bin/st").display().to_string(), format!("{base}/api/v1"));
    let (examples, seed) = (examples.to_string(), seed.to_string());
    let mut checked = Ok(());
    for document in [&format!("{api}/openapi.json"), &prepared] {
        let asked = run(&mut program(
            &st,
            &[
                "run",
                document,
                "--url",
                &api,
                "--header",
                &header,
                "--checks",
                CHECKS,
                // A stream does not end; the tests of the server read it.
                "--exclude-path-regex",
                "/events$",
                "--max-examples",
                &examples,
                "--seed",
                &seed,
                "--rate-limit",
                PACE,
                "--continue-on-failure",
            ],
        ));
        // What one finds keeps nobody from what the other finds.
        checked = checked.and(asked);
    }
    drop(server);
    checked
}

/// A house with all that programs can ask about. It tells nobody anything: whom it would tell has to be away for a day.
fn open_house(port: u16, base: &str, data: &Path) -> Result<Server> {
    let built = root().join("target/debug/globetable").display().to_string();
    let (listen, folder) = (format!("127.0.0.1:{port}"), data.display().to_string());
    let smtp = format!("smtp://{}", letter_box()?);
    let mut server = program(&built, &["--listen", &listen, "--data", &folder]);
    server.args(["--club", "The Owls", "--public-url", base, "--webhooks", "--tell-after", "1440"]);
    server.args(["--smtp", &smtp, "--mail-from", "table@example.org"]);
    let server = server.stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    Ok(Server(server.context("the server does not start")?))
}

/// A mail server that takes every letter and keeps none.
fn letter_box() -> Result<SocketAddr> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
    let address = listener.local_addr()?;
    thread::spawn(move || {
        for connection in listener.incoming().flatten() {
            // Whoever hangs up in the middle has nothing to hear.
            thread::spawn(move || take_letters(connection));
        }
    });
    Ok(address)
}

fn take_letters(mut connection: TcpStream) -> std::io::Result<()> {
    let lines = BufReader::new(connection.try_clone()?).lines();
    let mut in_letter = false;
    connection.write_all(b"220 here\r\n")?;
    for line in lines {
        let line = line?;
        let answer: &[u8] = match (in_letter, line.get(..4).unwrap_or(&line)) {
            (true, _) if line == "." => b"250 taken\r\n",
            (true, _) => continue,
            (false, "DATA") => b"354 go on\r\n",
            (false, "QUIT") => b"221 good-bye\r\n",
            (false, _) => b"250 yes\r\n",
        };
        in_letter = !in_letter && line == "DATA";
        connection.write_all(answer)?;
    }
    Ok(())
}
