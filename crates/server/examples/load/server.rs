//! A server as a program of its own, with a folder of its own.

use std::fs;
use std::net::SocketAddr;
use std::process::Stdio;
use std::time::Duration;

use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::process::{Child, Command};

pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    child: Child,
    _folder: TempDir,
}

impl Server {
    /// Starts the program, and waits until it listens.
    pub(crate) async fn start(program: &str) -> Server {
        let folder = tempfile::tempdir().unwrap();
        // Another one may take the port meanwhile; then the program says so, and the measurement ends.
        let address = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let child = Command::new(program)
            .args(["--listen", &address.to_string(), "--data"])
            .arg(folder.path())
            .stdout(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .unwrap_or_else(|error| panic!("{program}: {error}"));
        while TcpStream::connect(address).await.is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Server { address, child, _folder: folder }
    }

    /// The processor time that it has taken so far, in the system's ticks of a hundredth of a second.
    pub(crate) fn cpu(&self) -> Duration {
        let stat = self.process("stat");
        let (_, fields) = stat.rsplit_once(") ").unwrap();
        let ticks = fields.split(' ').skip(11).take(2).map(|ticks| ticks.parse::<u64>().unwrap());
        Duration::from_millis(10 * ticks.sum::<u64>())
    }

    /// The memory that it holds, in KiB.
    pub(crate) fn memory(&self) -> u64 {
        let status = self.process("status");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
        line.trim().trim_end_matches(" kB").parse().unwrap()
    }

    fn process(&self, what: &str) -> String {
        fs::read_to_string(format!("/proc/{}/{what}", self.child.id().unwrap())).unwrap()
    }
}
