//! What tables and pages cost that nothing happens at.

use std::time::Duration;

use serde_json::{Value, json};

use crate::Task;
use crate::server::House;
use crate::table::Seated;

/// Opens the tables, then looks on at all of them, then leaves them.
pub(crate) async fn measure(program: &str, task: &Task) -> Value {
    let house = House::start(program, task).await;
    let addresses = house.addresses();
    // What is made for the first table is made for all.
    let _first = Seated::open(&addresses, &task.game).await;
    let before = house.memory();
    let mut people = Vec::new();
    for _ in 0..task.tables {
        people.push(Seated::begin(&addresses, &task.game).await);
    }
    let tables = house.memory();
    let mut seated = Vec::new();
    for people in people {
        seated.push(Seated::follow(people).await);
    }
    let (followed, cpu) = (house.memory(), house.cpu());
    tokio::time::sleep(task.length).await;
    let idle = house.cpu() - cpu;
    drop(seated);
    tokio::time::sleep(Duration::from_secs(2)).await;
    let per = |after: u64, before: u64, count: usize| {
        (after.saturating_sub(before) as f64 / count as f64 * 10.0).round() / 10.0
    };
    json!({
        "game": task.game, "tables": task.tables, "streams": 3 * task.tables,
        "kib_per_table": per(tables, before, task.tables),
        "kib_per_stream": per(followed, tables, 3 * task.tables),
        "percent_of_a_core_at_rest": (idle.as_secs_f64() / task.length.as_secs_f64() * 1000.0).round() / 10.0,
        "kib_when_all_have_left": house.memory(), "kib_before": before,
    })
}
