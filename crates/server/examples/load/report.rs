//! What was measured.

use std::time::Duration;

use serde_json::{Value, json};

use crate::Task;

/// One action.
pub(crate) struct Sample {
    /// Until the one who acted was answered.
    pub(crate) answer: Duration,
    /// Until the last of the three pages was told.
    pub(crate) screen: Duration,
    /// How many bytes each page was sent, on average.
    pub(crate) bytes: usize,
}

/// What one program took for all actions of a while.
pub(crate) struct Report<'a> {
    pub(crate) task: &'a Task,
    /// The actions at each table, in their order.
    pub(crate) played: Vec<Vec<Sample>>,
    pub(crate) length: Duration,
    pub(crate) cpu: Duration,
    /// In KiB.
    pub(crate) memory: u64,
}

impl Report<'_> {
    pub(crate) fn to_json(&self) -> Value {
        let Task { game, tables, bots, nodes, postgres, .. } = self.task;
        let samples: Vec<&Sample> = self.played.iter().flatten().collect();
        let actions = samples.len() as f64;
        let ms = |time: Duration| (time.as_secs_f64() * 100_000.0).round() / 100.0;
        let of = |part: fn(&Sample) -> Duration| {
            let mut times: Vec<Duration> = samples.iter().map(|sample| part(sample)).collect();
            times.sort_unstable();
            [50, 95, 99].map(|percent| times.get(times.len() * percent / 100).copied().map(ms))
        };
        // What an action takes at the beginning of a game and, as far as it came, at its end.
        let early = |played: &Vec<Sample>| {
            played[..played.len() / 10].iter().map(|sample| sample.screen).collect::<Vec<_>>()
        };
        let late = |played: &Vec<Sample>| {
            played[played.len() - played.len() / 10..].iter().map(|sample| sample.screen).collect::<Vec<_>>()
        };
        let middle = |mut times: Vec<Duration>| {
            times.sort_unstable();
            times.get(times.len() / 2).copied().map(ms)
        };
        let tenths = [
            middle(self.played.iter().flat_map(early).collect()),
            middle(self.played.iter().flat_map(late).collect()),
        ];
        let mut bytes: Vec<usize> = samples.iter().map(|sample| sample.bytes).collect();
        bytes.sort_unstable();
        json!({
            "game": game, "tables": tables, "bot_tables": bots, "nodes": nodes, "engine": if *postgres { "postgres" } else { "sqlite" },
            "actions": samples.len(), "longest_game": self.played.iter().map(Vec::len).max(),
            "screen_ms_p50_of_first_and_last_tenth": tenths,
            "actions_per_second": (actions / self.length.as_secs_f64()).round(),
            "server_cpu_ms_per_action": (self.cpu.as_secs_f64() * 1e6 / actions).round() / 1000.0,
            "answer_ms_p50_p95_p99": of(|sample| sample.answer),
            "screen_ms_p50_p95_p99": of(|sample| sample.screen),
            "median_bytes_per_action_and_page": bytes.get(bytes.len() / 2),
            "server_memory_kib": self.memory,
        })
    }
}
