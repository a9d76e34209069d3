//! A house of one or more programs, which share a database of their own.

use std::fs;
use std::net::SocketAddr;
use std::process::Stdio;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::process::{Child, Command};

use crate::{Task, postgres_server};

pub(crate) struct House {
    nodes: Vec<Node>,
    _folder: TempDir,
}

struct Node {
    address: SocketAddr,
    child: Child,
}

/// How many databases were made so far.
static DATABASES: AtomicUsize = AtomicUsize::new(0);

impl House {
    /// Starts the programs, and waits until they listen.
    pub(crate) async fn start(program: &str, task: &Task) -> House {
        let folder = tempfile::tempdir().unwrap();
        let database = if task.postgres { Some(new_database().await) } else { None };
        let mut nodes = Vec::new();
        for _ in 0..task.nodes {
            nodes.push(Node::start(program, &folder, database.as_deref()).await);
        }
        House { nodes, _folder: folder }
    }

    /// Where its programs listen.
    pub(crate) fn addresses(&self) -> Vec<SocketAddr> {
        self.nodes.iter().map(|node| node.address).collect()
    }

    /// The processor time that all of them have taken so far.
    pub(crate) fn cpu(&self) -> Duration {
        self.nodes.iter().map(|node| cpu_of(node.child.id().unwrap())).sum()
    }

    /// The memory that they hold, in KiB.
    pub(crate) fn memory(&self) -> u64 {
        self.nodes.iter().map(|node| memory_of(node.child.id().unwrap())).sum()
    }
}

impl Node {
    async fn start(program: &str, folder: &TempDir, database: Option<&str>) -> Node {
        // Another one may take the port meanwhile; then the program says so, and the measurement ends.
        let address = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let mut command = Command::new(program);
        command.args(["--listen", &address.to_string(), "--data"]).arg(folder.path());
        command.args(database.map(|database| format!("--database={database}")));
        let mut child = command
            .env("RUST_LOG", "warn")
            .stdout(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .unwrap_or_else(|error| panic!("{program}: {error}"));
        while TcpStream::connect(address).await.is_err() {
            assert!(child.try_wait().unwrap().is_none(), "{program} has ended");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Node { address, child }
    }
}

/// The address of a database that nobody has used yet, on a PostgreSQL of our own.
async fn new_database() -> String {
    let name = format!("load{}", DATABASES.fetch_add(1, Ordering::Relaxed));
    let server = postgres_server::address_of("postgres");
    let status =
        Command::new("psql").args([&server, "-q", "-c", &format!("CREATE DATABASE {name}")]).status().await;
    assert!(status.expect("psql comes with PostgreSQL").success(), "the database cannot be made");
    postgres_server::address_of(&name)
}

/// The processor time that a process has taken so far, in the system's ticks of a hundredth of a second.
pub(crate) fn cpu_of(process: u32) -> Duration {
    let stat = about(process, "stat");
    let (_, fields) = stat.rsplit_once(") ").unwrap();
    let ticks = fields.split(' ').skip(11).take(2).map(|ticks| ticks.parse::<u64>().unwrap());
    Duration::from_millis(10 * ticks.sum::<u64>())
}

/// The memory that a process holds, in KiB.
fn memory_of(process: u32) -> u64 {
    let status = about(process, "status");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.trim().trim_end_matches(" kB").parse().unwrap()
}

fn about(process: u32, what: &str) -> String {
    fs::read_to_string(format!("/proc/{process}/{what}")).unwrap()
}
