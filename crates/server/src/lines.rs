//! How many streams a browser holds at once.
//!
//! Without HTTP/2 a browser has six connections to a host, for all its tabs together. With six tables open it could send
//! nothing any more, not even what somebody does. So a browser gets a few lasting streams, and the pages that were opened
//! longest ago only visit: they hear what is new, hang up and call again a little later.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;

/// How many lasting streams a browser gets. Two connections are left for what it asks and for visits.
const LASTING: usize = 4;
/// How soon a page that only visits calls again. It is sooner than the page would count as gone.
pub(crate) const CALLS_AGAIN: Duration = Duration::from_secs(2);

/// The lasting streams of every browser, the newest last.
#[derive(Clone, Default)]
pub(crate) struct Lines(Arc<Mutex<BTreeMap<String, VecDeque<Arc<Notify>>>>>);

/// A lasting stream; it is free again when this is dropped.
pub(crate) struct Line {
    lines: Lines,
    player: String,
    hangs_up: Arc<Notify>,
}

impl Lines {
    /// A lasting stream for a page that was just opened: the oldest makes room for it. A page that calls `again` gets one
    /// only if there is room.
    pub(crate) fn take(&self, player: &str, again: bool) -> Option<Line> {
        let mut lines = self.lock();
        let open = lines.entry(player.to_owned()).or_default();
        if open.len() >= LASTING {
            if again {
                return None;
            }
            if let Some(oldest) = open.pop_front() {
                oldest.notify_one();
            }
        }
        let hangs_up = Arc::new(Notify::new());
        open.push_back(hangs_up.clone());
        Some(Line { lines: self.clone(), player: player.to_owned(), hangs_up })
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<String, VecDeque<Arc<Notify>>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Line {
    /// Comes when the stream has to make room for another.
    pub(crate) async fn is_taken(&self) {
        self.hangs_up.notified().await;
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        let mut lines = self.lines.lock();
        let Some(open) = lines.get_mut(&self.player) else { return };
        open.retain(|line| !Arc::ptr_eq(line, &self.hangs_up));
        if open.is_empty() {
            lines.remove(&self.player);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::future;

    use super::*;

    async fn is_taken(line: &Line) -> bool {
        tokio::select! {
            biased;
            () = line.is_taken() => true,
            () = future::ready(()) => false,
        }
    }

    fn all_of(lines: &Lines, player: &str) -> Vec<Line> {
        (0..LASTING).map(|_| lines.take(player, true).expect("there is room")).collect()
    }

    #[tokio::test]
    async fn the_oldest_page_makes_room_for_a_new_one() {
        let lines = Lines::default();
        let open = all_of(&lines, "ada");
        assert!(!is_taken(&open[0]).await);
        let newest = lines.take("ada", false).unwrap();
        assert!(is_taken(&open[0]).await);
        for line in open[1..].iter().chain([&newest]) {
            assert!(!is_taken(line).await);
        }
    }

    #[test]
    fn a_page_that_calls_again_takes_nobodys_line() {
        let lines = Lines::default();
        let mut open = all_of(&lines, "ada");
        assert!(lines.take("ada", true).is_none());
        assert!(lines.take("bo", true).is_some(), "each browser has its own");
        open.pop();
        assert!(lines.take("ada", true).is_some(), "there is room again");
    }

    #[test]
    fn nothing_is_kept_of_those_who_are_gone() {
        let lines = Lines::default();
        let mut open = all_of(&lines, "ada");
        open.extend((0..LASTING).filter_map(|_| lines.take("ada", false)));
        drop(open);
        assert!(lines.lock().is_empty());
    }
}
