//! What a house counts of itself, for Prometheus: `/metrics`, at an address of its own that is not shown to the world.
//!
//! Numbers of tables, seats, streams and connections are counted when somebody asks; what happens is counted when it does. No
//! number says who: there are no tables, names or addresses in it.

use std::fmt::{Display, Write};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::header;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use pages::paths;
use store::SeatKind;
use tokio::net::TcpListener;
use tokio::time::Instant;

use crate::error::ServerError;
use crate::house::House;
use crate::ready;

/// Where `/metrics` is.
const METRICS: &str = "/metrics";
/// Up to how many milliseconds something took, for each class of a histogram.
const CLASSES: [u64; 12] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 5_000, 20_000];

/// What has happened in a house since it was opened.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    /// Until a request was answered; of a stream, until it began.
    requests: Histogram,
    /// The answers by the hundred of their status, from 1xx to 5xx.
    answers: [AtomicU64; 5],
    /// Requests and connections that were too many.
    pub(crate) refused: AtomicU64,
    /// What people did at tables, until it was on the disk.
    pub(crate) people: Histogram,
    /// The same of bots and clocks.
    pub(crate) bots: Histogram,
    /// Bringing a table into memory by replaying its journal.
    pub(crate) replay: Histogram,
    /// Writing what was done into the store.
    pub(crate) store: Histogram,
    /// What the store failed to write.
    pub(crate) unsaved: AtomicU64,
}

/// How often something was done, and how long it took.
#[derive(Debug, Default)]
pub(crate) struct Histogram {
    classes: [AtomicU64; CLASSES.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Histogram {
    /// Takes down that something was done which began then.
    pub(crate) fn since(&self, begun: Instant) {
        self.took(begun.elapsed());
    }

    fn took(&self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        if let Some(class) = CLASSES.iter().position(|&most| micros <= most * 1_000) {
            self.classes[class].fetch_add(1, Ordering::Relaxed);
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }
}

/// Marks an answer to the script that tells it that there were too many requests: the script reads the status of what it sent in the
/// answer, and the answer itself is an ordinary one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TooMany;

/// Counts requests and how they were answered.
pub(crate) async fn count(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let response = next.run(request).await;
    let status = response.status().as_u16();
    let metrics = &house.metrics;
    metrics.requests.since(begun);
    if let Some(class) = metrics.answers.get(usize::from(status / 100).wrapping_sub(1)) {
        class.fetch_add(1, Ordering::Relaxed);
    }
    if status == 429 || response.extensions().get::<TooMany>().is_some() {
        metrics.refused.fetch_add(1, Ordering::Relaxed);
    }
    response
}

/// Takes the address at which a house tells what it counts.
pub(crate) async fn listen(address: Option<SocketAddr>) -> Result<Option<TcpListener>, ServerError> {
    let Some(address) = address else { return Ok(None) };
    let listener = TcpListener::bind(address).await;
    listener.map(Some).map_err(|source| ServerError::of_listening(address, source))
}

/// Tells it there.
pub(crate) async fn serve(listener: TcpListener, house: Arc<House>) {
    let router = Router::new()
        .route(METRICS, get(page))
        .route(paths::HEALTH, get(async || "ok"))
        .route(paths::READY, get(ready::page))
        .with_state(house);
    if let Err(error) = axum::serve(listener, router).await {
        tracing::error!(%error, "the house no longer tells what it counts");
    }
}

async fn page(State(house): State<Arc<House>>) -> Response {
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], house.told()).into_response()
}

impl House {
    /// Everything that is counted, as Prometheus reads it.
    fn told(&self) -> String {
        let mut page = Page::default();
        self.tell_tables(&mut page);
        page.gauge("streams", "Pages and programs that are told what happens.", self.lines.count());
        page.gauge("connections", "Open connections.", self.doors.count());
        page.gauge("bots_waiting", "Bots that wait for a place to think or act.", self.bots.waiting());
        let metrics = &self.metrics;
        page.head("responses_total", "counter", "Answers by the class of their status.");
        for (class, count) in (1..).zip(&metrics.answers) {
            page.value(&format!("responses_total{{class=\"{class}xx\"}}"), count.load(Ordering::Relaxed));
        }
        page.counter(
            "refused_total",
            "Requests and connections that were refused because there were too many.",
            &metrics.refused,
        );
        page.counter("unsaved_total", "Changes that the store failed to write.", &metrics.unsaved);
        page.histogram(
            "request_seconds",
            "Until a request was answered, or its stream began.",
            "",
            &metrics.requests,
        );
        page.head("action_seconds", "histogram", "Until what was done at a table was on the disk.");
        page.series("action_seconds", "by=\"people\"", &metrics.people);
        page.series("action_seconds", "by=\"house\"", &metrics.bots);
        page.histogram("replay_seconds", "Bringing a table into memory.", "", &metrics.replay);
        page.histogram("store_seconds", "Writing actions into the store.", "", &metrics.store);
        page.0
    }

    fn tell_tables(&self, page: &mut Page) {
        let (mut tables, mut seats) = ([0; 3], [0; 3]);
        for table in self.loaded() {
            let now = table.now();
            let over = now.play.as_ref().map(|play| play.is_over());
            tables[match over {
                None => 0,
                Some(false) => 1,
                Some(true) => 2,
            }] += 1;
            for seat in &now.seats {
                seats[match seat.kind {
                    SeatKind::Open => 0,
                    SeatKind::Person => 1,
                    SeatKind::Bot(_) => 2,
                }] += 1;
            }
        }
        page.head("tables", "gauge", "Tables in memory.");
        for (is, count) in ["open", "playing", "over"].iter().zip(tables) {
            page.value(&format!("tables{{status=\"{is}\"}}"), count);
        }
        page.head("seats", "gauge", "Seats at tables in memory.");
        for (is, count) in ["open", "person", "bot"].iter().zip(seats) {
            page.value(&format!("seats{{kind=\"{is}\"}}"), count);
        }
    }
}

/// The text, line by line.
#[derive(Default)]
struct Page(String);

impl Page {
    fn head(&mut self, name: &str, kind: &str, help: &str) {
        self.line(format_args!("# HELP globetable_{name} {help}"));
        self.line(format_args!("# TYPE globetable_{name} {kind}"));
    }

    fn value(&mut self, name: &str, value: impl Display) {
        self.line(format_args!("globetable_{name} {value}"));
    }

    fn line(&mut self, line: impl Display) {
        // A text takes whatever is written to it.
        let _written = writeln!(self.0, "{line}");
    }

    fn gauge(&mut self, name: &str, help: &str, value: impl Display) {
        self.head(name, "gauge", help);
        self.value(name, value);
    }

    fn counter(&mut self, name: &str, help: &str, value: &AtomicU64) {
        self.head(name, "counter", help);
        self.value(name, value.load(Ordering::Relaxed));
    }

    fn histogram(&mut self, name: &str, help: &str, label: &str, histogram: &Histogram) {
        self.head(name, "histogram", help);
        self.series(name, label, histogram);
    }

    /// The lines of one histogram. Each class counts those before it too.
    fn series(&mut self, name: &str, label: &str, histogram: &Histogram) {
        let comma = if label.is_empty() { "" } else { "," };
        let mut count = 0;
        for (most, class) in CLASSES.iter().zip(&histogram.classes) {
            count += class.load(Ordering::Relaxed);
            let seconds = Duration::from_millis(*most).as_secs_f64();
            self.value(&format!("{name}_bucket{{{label}{comma}le=\"{seconds}\"}}"), count);
        }
        let all = histogram.count.load(Ordering::Relaxed);
        self.value(&format!("{name}_bucket{{{label}{comma}le=\"+Inf\"}}"), all);
        let label = if label.is_empty() { String::new() } else { format!("{{{label}}}") };
        let seconds = Duration::from_micros(histogram.micros.load(Ordering::Relaxed)).as_secs_f64();
        self.value(&format!("{name}_sum{label}"), seconds);
        self.value(&format!("{name}_count{label}"), all);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_class_counts_those_before_it_too() {
        let histogram = Histogram::default();
        for millis in [1, 3, 4, 60_000] {
            histogram.took(Duration::from_millis(millis));
        }
        let mut page = Page::default();
        page.histogram("replay_seconds", "Replaying.", "", &histogram);
        let lines: Vec<&str> = page.0.lines().collect();
        assert_eq!(
            lines[..2],
            ["# HELP globetable_replay_seconds Replaying.", "# TYPE globetable_replay_seconds histogram"]
        );
        assert_eq!(lines[2], "globetable_replay_seconds_bucket{le=\"0.001\"} 1");
        assert_eq!(lines[3], "globetable_replay_seconds_bucket{le=\"0.002\"} 1");
        assert_eq!(lines[4], "globetable_replay_seconds_bucket{le=\"0.005\"} 3");
        assert_eq!(lines[13], "globetable_replay_seconds_bucket{le=\"20\"} 3");
        assert_eq!(
            lines[14..],
            [
                "globetable_replay_seconds_bucket{le=\"+Inf\"} 4",
                "globetable_replay_seconds_sum 60.008",
                "globetable_replay_seconds_count 4",
            ]
        );
    }
}
