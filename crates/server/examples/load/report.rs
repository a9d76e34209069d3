//! What was measured.

use std::time::Duration;

use serde_json::{Value, json};

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
pub(crate) struct Report {
    pub(crate) samples: Vec<Sample>,
    pub(crate) length: Duration,
    pub(crate) cpu: Duration,
    /// In KiB.
    pub(crate) memory: u64,
}

impl Report {
    pub(crate) fn to_json(
        &self,
        program: &str,
        game: &str,
        (tables, bots): (usize, usize),
        round: usize,
    ) -> Value {
        let actions = self.samples.len() as f64;
        let ms = |time: Duration| (time.as_secs_f64() * 100_000.0).round() / 100.0;
        let of = |part: fn(&Sample) -> Duration| {
            let mut times: Vec<Duration> = self.samples.iter().map(part).collect();
            times.sort_unstable();
            [50, 95, 99].map(|percent| times.get(times.len() * percent / 100).copied().map(ms))
        };
        let mut bytes: Vec<usize> = self.samples.iter().map(|sample| sample.bytes).collect();
        bytes.sort_unstable();
        json!({
            "program": program, "game": game, "tables": tables, "bot_tables": bots, "round": round, "actions": self.samples.len(),
            "actions_per_second": (actions / self.length.as_secs_f64()).round(),
            "server_cpu_ms_per_action": (self.cpu.as_secs_f64() * 1e6 / actions).round() / 1000.0,
            "answer_ms_p50_p95_p99": of(|sample| sample.answer),
            "screen_ms_p50_p95_p99": of(|sample| sample.screen),
            "median_bytes_per_action_and_page": bytes.get(bytes.len() / 2),
            "server_memory_kib": self.memory,
        })
    }
}
