//! The house as a container and as a service: what the files in `packaging/` say is what happens.

#![expect(clippy::disallowed_methods, reason = "tests read and write files")]
#![expect(clippy::unwrap_used, reason = "a test may fail")]

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Output, Stdio};
use std::time::Duration;

/// How long anything may take before a test gives up on it.
const PATIENCE: Duration = Duration::from_secs(60);
const PROGRAM: &str = env!("CARGO_BIN_EXE_globetable");

fn packaging(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packaging").join(file)
}

/// What lines that begin with this word say, in their order.
fn lines_of<'a>(text: &'a str, word: &str) -> Vec<&'a str> {
    text.lines().filter_map(|line| line.strip_prefix(word)).map(str::trim).collect()
}

/// `NAME=VALUE`, several in a line.
fn pairs(words: &str) -> impl Iterator<Item = (&str, &str)> {
    words.split_whitespace().map(|word| word.split_once('=').unwrap())
}

fn is_root() -> bool {
    let status = fs::read_to_string("/proc/self/status").unwrap();
    status.lines().any(|line| line.starts_with("Uid:") && line.split_whitespace().nth(2) == Some("0"))
}

/// A program whose root is this folder. Root becomes who the image says; others are root in there and nobody outside.
fn inside(image: &Path, user: &str) -> Command {
    let mut command = Command::new(if is_root() { "chroot" } else { "unshare" });
    match is_root() {
        true => command.arg(format!("--userspec={user}")),
        false => command.args(["--map-root-user", "chroot"]),
    };
    command.arg(image).env_clear();
    command
}

/// A house in a container.
struct Contained {
    process: Child,
    address: String,
    /// What it says, which it must be able to say.
    _said: BufReader<ChildStdout>,
}

impl Contained {
    fn ask(&self, method: &str, path: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {0}\r\nOrigin: http://{0}\r\nConnection: close\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {1}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }
}

impl Drop for Contained {
    fn drop(&mut self) {
        // It may have ended.
        let _ended = self.process.kill();
        let _ended = self.process.wait();
    }
}

/// `image.sh` makes the root of the image, as the Containerfile lets it; nothing of this machine is in sight from there.
#[test]
fn the_image_serves_a_game() {
    let folder = tempfile::tempdir().unwrap();
    let image = folder.path().join("image");
    let made = Command::new("sh").arg(packaging("image.sh")).arg(PROGRAM).arg(&image).output().unwrap();
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let described = fs::read_to_string(packaging("Containerfile")).unwrap();
    let user = lines_of(&described, "USER ")[0];
    // Where it was there already, `COPY --chown` would leave it to root.
    assert!(!image.join("data").exists());
    assert!(
        lines_of(&described, "COPY ").contains(&format!("--from=build --chown={user} /owned /").as_str())
    );
    fs::create_dir(image.join("data")).unwrap();
    if is_root() {
        let owned = Command::new("chown").arg(user).arg(image.join("data")).status().unwrap();
        assert!(owned.success());
    }
    let entry: Vec<String> = serde_json::from_str(lines_of(&described, "ENTRYPOINT ")[0]).unwrap();
    let mut command = inside(&image, user);
    command.args(entry).envs(lines_of(&described, "ENV ").into_iter().flat_map(pairs));
    // The port of the image may be in use here, and is not to be open to others.
    command.env("GLOBETABLE_LISTEN", "127.0.0.1:0").env("PATH", "/usr/sbin:/usr/bin:/sbin:/bin");
    let mut process = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let (mut output, mut said) = (BufReader::new(process.stdout.take().unwrap()), String::new());
    output.read_line(&mut said).unwrap();
    if !said.contains("http://") {
        let mut why = String::new();
        process.stderr.take().unwrap().read_to_string(&mut why).unwrap();
        panic!("{said}{why}");
    }
    let address = said.trim().rsplit("http://").next().unwrap().split('/').next().unwrap().to_owned();
    let house = Contained { process, address, _said: output };

    let bots = "game=little-monsters&seats=2&name=Ada&seat-0=bot-random&seat-1=bot-greedy";
    let opened = house.ask("POST", "/tables", bots);
    let table = opened.lines().find_map(|line| line.strip_prefix("location: ")).expect(&opened).trim();
    let page = house.ask("GET", table, "");
    assert!(page.starts_with("HTTP/1.1 200") && page.contains("id=\"board\""), "{page}");
    let ready = house.ask("GET", "/readyz", "");
    assert!(ready.starts_with("HTTP/1.1 200"), "it can write: {ready}");
    assert!(image.join("data/globetable.sqlite").exists(), "where the volume is");
}

fn said_by(output: &Output) -> String {
    [&output.stdout[..], &output.stderr].map(String::from_utf8_lossy).concat()
}

/// What the unit sets are flags of the program, and what it starts is a command of it.
#[test]
fn the_unit_starts_the_program_with_flags_that_it_has() {
    let unit = fs::read_to_string(packaging("globetable.service")).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("globetable.toml");
    fs::write(&file, "log = \"json\"\n").unwrap();
    let [started] = lines_of(&unit, "ExecStart=")[..] else { panic!("{unit}") };
    assert_eq!(started, "/usr/local/bin/globetable serve");
    let mut command = Command::new(PROGRAM);
    command.arg("config").env_clear().envs(lines_of(&unit, "Environment=").into_iter().flat_map(pairs));
    let output = command.env("GLOBETABLE_CONFIG", &file).output().unwrap();
    let said = said_by(&output);
    assert!(output.status.success(), "{said}");
    assert!(said.contains("data = \"/var/lib/globetable\""), "{said}");
    let [folder] = lines_of(&unit, "StateDirectory=")[..] else { panic!("{unit}") };
    assert_eq!(format!("/var/lib/{folder}"), "/var/lib/globetable", "it owns what it writes");
}

fn analyze(arguments: &[&str], unit: &Path) -> std::io::Result<Output> {
    Command::new("systemd-analyze").args(arguments).arg(unit).output()
}

/// A unit of ours in a folder; the program is not installed where it has it.
fn installed(unit: &str, folder: &Path) -> PathBuf {
    let file = folder.join(unit);
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    let text = fs::read_to_string(packaging(Path::new(unit).file_name().unwrap().to_str().unwrap())).unwrap();
    fs::write(&file, text.replace("/usr/local/bin/globetable", PROGRAM)).unwrap();
    file
}

/// The same for the copies of every night, and for the house that takes the port of HTTPS itself.
#[test]
fn systemd_finds_nothing_wrong_with_what_goes_beside_the_unit() {
    let folder = tempfile::tempdir().unwrap();
    let unit = installed("globetable.service", folder.path());
    let https = folder.path().join("globetable.service.d/https.conf");
    fs::create_dir(https.parent().unwrap()).unwrap();
    fs::copy(packaging("globetable-https.conf"), &https).unwrap();
    let units =
        ["globetable-backup.service", "globetable-backup.timer"].map(|unit| installed(unit, folder.path()));
    for unit in [&unit, &units[0], &units[1]] {
        let Ok(verified) = analyze(&["verify"], unit) else {
            println!("systemd is not here");
            return;
        };
        assert!(verified.status.success(), "{}", said_by(&verified));
        assert_eq!(said_by(&verified), "", "{}: not even a warning", unit.display());
    }
    let security = analyze(&["security", "--offline=true", "--threshold=20"], &units[0]).unwrap();
    assert!(security.status.success(), "{}", said_by(&security));
    fs::write(&https, "[Service]\nLoadCredentail=key.pem:/key.pem\n").unwrap();
    assert_ne!(said_by(&analyze(&["verify"], &unit).unwrap()), "", "what is wrong beside the unit is found");
}

/// What the copies of every night are made by is a command that works, and so does the shell around it.
#[test]
fn the_unit_of_every_night_makes_a_copy() {
    let text = fs::read_to_string(packaging("globetable-backup.service")).unwrap();
    let [started] = lines_of(&text, "ExecStart=")[..] else { panic!("{text}") };
    let folder = tempfile::tempdir().unwrap();
    let (data, copies) = (folder.path().join("data"), folder.path().join("copies"));
    fs::create_dir(&copies).unwrap();
    // A command that needs the secret of the house makes it.
    let invite = ["invite", "club", "--public-url", "https://table.example", "--data"];
    let invited = Command::new(PROGRAM).args(invite).arg(&data).output().unwrap();
    assert!(invited.status.success() && data.join("globetable.sqlite").exists(), "{}", said_by(&invited));
    // As systemd reads it: single quotes, and signs written twice.
    let script = started.split_once('\'').unwrap().1.strip_suffix('\'').unwrap();
    let script = script.replace("$$", "$").replace("%%", "%").replace("/usr/local/bin/globetable", PROGRAM);
    for _ in 0..2 {
        let mut command = Command::new("/bin/sh");
        command.args(["-euc", &script]).env("GLOBETABLE_DATA", &data).env("STATE", &copies);
        let output = command.output().unwrap();
        assert!(output.status.success(), "{script}: {}", said_by(&output));
        let names: Vec<_> = fs::read_dir(&copies).unwrap().map(|file| file.unwrap().file_name()).collect();
        assert_eq!(names.len(), 1, "{names:?}");
        assert_eq!(names[0].to_str().unwrap().len(), "2026-01-01.sqlite".len(), "{names:?}");
    }
}

/// Where systemd is, it finds nothing wrong with the unit, and little that it could do to others.
#[test]
fn systemd_finds_nothing_wrong_with_the_unit() {
    let folder = tempfile::tempdir().unwrap();
    let unit = folder.path().join("globetable.service");
    let text = fs::read_to_string(packaging("globetable.service")).unwrap();
    // The program is not installed where the unit has it.
    fs::write(&unit, text.replace("/usr/local/bin/globetable", PROGRAM)).unwrap();
    let Ok(verified) = analyze(&["verify"], &unit) else {
        println!("systemd is not here");
        return;
    };
    assert!(verified.status.success(), "{}", said_by(&verified));
    assert_eq!(said_by(&verified), "", "not even a warning");
    // In tenths: 0 can do nothing to others, 100 everything.
    let security = analyze(&["security", "--offline=true", "--threshold=15"], &unit).unwrap();
    assert!(security.status.success(), "{}", said_by(&security));
    fs::write(&unit, text.replace("ProtectSystem=strict", "ProtectSistem=strict")).unwrap();
    assert_ne!(said_by(&analyze(&["verify"], &unit).unwrap()), "", "what is wrong is found");
}
