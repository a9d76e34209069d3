//! boardgame.io's server, measured in the same shape: so many matches with three clients each, one move after the other.

use serde_json::Value;
use tokio::process::Command;

use crate::Task;

/// What it is called among the programs, before the folder with its packages: `boardgame.io=FOLDER`.
pub(crate) const NAME: &str = "boardgame.io";
/// How large its state is made, in bytes: some kilobytes, as games have them.
const STATE: usize = 3_000;

pub(crate) async fn measure(folder: &str, task: &Task) -> Value {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/load/boardgame/drive.cjs");
    let numbers = [STATE, task.tables, usize::try_from(task.length.as_secs()).unwrap()];
    let output = Command::new("node")
        .arg(script)
        .args(numbers.map(|number| number.to_string()))
        .env("NODE_PATH", format!("{folder}/node_modules"))
        .output()
        .await
        .expect("node is there");
    let said = String::from_utf8_lossy(&output.stdout);
    serde_json::from_str(said.trim())
        .unwrap_or_else(|_| panic!("{}", String::from_utf8_lossy(&output.stderr)))
}
