//! `cargo xtask api`: schemathesis asks a running server whatever the API's document allows, and much that it does not.

use std::fs;
use std::net::{Ipv4Addr, TcpListener};
use std::process::{Child, Stdio};

use anyhow::{Context, Result};

use crate::programs::{cargo, output, program, root, run};

/// The release that is asked for, so that what it finds does not change by itself.
const SCHEMATHESIS: &str = "schemathesis==4.32.5";

/// Makes a token as somebody does with the page for it, once the server answers.
const TOKEN: &str = r#"
import http.cookiejar, re, sys, time, urllib.error, urllib.parse, urllib.request
browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()))
page = sys.argv[1] + "/tokens"
for attempt in range(100):
    try:
        browser.open(page).read()
        break
    except urllib.error.URLError:
        time.sleep(0.1)
form = [("label", "schemathesis"), ("scope", "read"), ("scope", "play"), ("scope", "talk")]
answer = browser.open(page, urllib.parse.urlencode(form).encode()).read().decode()
print(re.search(r'id="token"[^>]*value="([^"]+)"', answer).group(1))
"#;

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
pub(crate) fn check(examples: u32) -> Result<()> {
    let tools = root().join("target/tools/schemathesis");
    let python = tools.join("bin/python").display().to_string();
    if !tools.join("bin/st").exists() {
        run(&mut program("python3", &["-m", "venv", &tools.display().to_string()]))?;
        run(&mut program(&python, &["-m", "pip", "install", "--quiet", SCHEMATHESIS]))?;
    }
    run(&mut cargo(&["build", "--workspace", "--locked", "--bin", "globetable"]))?;
    let data = root().join(format!("target/tmp/api-{}", std::process::id()));
    // A port that was free a moment ago.
    let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port();
    let (listen, folder) = (format!("127.0.0.1:{port}"), data.display().to_string());
    let built = root().join("target/debug/globetable").display().to_string();
    let base = format!("http://{listen}");
    // A house with all that programs can ask about, but for channels: nobody else is to hear of this.
    let house = ["--club", "The Owls", "--public-url", &base];
    let mut server = program(&built, &["--listen", &listen, "--data", &folder]);
    server.args(house);
    let server =
        server.stdout(Stdio::null()).stderr(Stdio::null()).spawn().context("the server does not start")?;
    let server = Server(server);
    let token = output(&mut program(&python, &["-c", TOKEN, &base]))?;
    let (document, api) = (format!("{base}/api/v1/openapi.json"), format!("{base}/api/v1"));
    let header = format!("Authorization: Bearer {}", token.trim());
    let checked = run(&mut program(
        &tools.join("bin/st").display().to_string(),
        &[
            "run",
            &document,
            "--url",
            &api,
            "--header",
            &header,
            "--checks",
            "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance",
            // A stream does not end.
            "--exclude-path-regex",
            "/events$",
            "--max-examples",
            &examples.to_string(),
        ],
    ));
    drop(server);
    fs::remove_dir_all(&data).context("the server's folder stays behind")?;
    checked
}
