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

/// The lasting streams of every browser, the newest last, and how many there are of each address.
#[derive(Clone, Default)]
pub(crate) struct Lines(Arc<Mutex<Open>>);

#[derive(Default)]
struct Open {
    by_player: BTreeMap<String, VecDeque<Arc<Notify>>>,
    by_address: BTreeMap<String, usize>,
}

/// A lasting stream; it is free again when this is dropped.
pub(crate) struct Line {
    lines: Lines,
    player: String,
    hangs_up: Arc<Notify>,
    _place: Place,
}

/// A place for a lasting stream among those of one address, until it is dropped.
pub(crate) struct Place {
    lines: Lines,
    address: String,
}

impl Lines {
    /// A place among the streams of an address, if it has not so many already.
    pub(crate) fn place(&self, address: &str, most: usize) -> Option<Place> {
        let mut open = self.lock();
        let count = open.by_address.entry(address.to_owned()).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Place { lines: self.clone(), address: address.to_owned() })
    }

    /// A lasting stream for a page that was just opened: the oldest makes room for it. A page that calls `again` gets one
    /// only if there is room.
    pub(crate) fn take(&self, player: &str, again: bool, place: Place) -> Option<Line> {
        let mut open = self.lock();
        let lines = open.by_player.entry(player.to_owned()).or_default();
        if lines.len() >= LASTING {
            if again {
                return None;
            }
            if let Some(oldest) = lines.pop_front() {
                oldest.notify_one();
            }
        }
        let hangs_up = Arc::new(Notify::new());
        lines.push_back(hangs_up.clone());
        Some(Line { lines: self.clone(), player: player.to_owned(), hangs_up, _place: place })
    }

    /// How many streams last just now.
    pub(crate) fn count(&self) -> usize {
        self.lock().by_address.values().sum()
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
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
        let mut open = self.lines.lock();
        let Some(lines) = open.by_player.get_mut(&self.player) else { return };
        lines.retain(|line| !Arc::ptr_eq(line, &self.hangs_up));
        if lines.is_empty() {
            open.by_player.remove(&self.player);
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.lines.lock();
        let Some(count) = open.by_address.get_mut(&self.address) else { return };
        *count -= 1;
        if *count == 0 {
            open.by_address.remove(&self.address);
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

    fn take(lines: &Lines, player: &str, again: bool) -> Option<Line> {
        lines.take(player, again, lines.place("home", 99).expect("there is a place"))
    }

    fn all_of(lines: &Lines, player: &str) -> Vec<Line> {
        (0..LASTING).map(|_| take(lines, player, true).expect("there is room")).collect()
    }

    #[tokio::test]
    async fn the_oldest_page_makes_room_for_a_new_one() {
        let lines = Lines::default();
        let open = all_of(&lines, "ada");
        assert!(!is_taken(&open[0]).await);
        let newest = take(&lines, "ada", false).unwrap();
        assert!(is_taken(&open[0]).await);
        for line in open[1..].iter().chain([&newest]) {
            assert!(!is_taken(line).await);
        }
    }

    #[test]
    fn a_page_that_calls_again_takes_nobodys_line() {
        let lines = Lines::default();
        let mut open = all_of(&lines, "ada");
        assert!(take(&lines, "ada", true).is_none());
        assert!(take(&lines, "bo", true).is_some(), "each browser has its own");
        open.pop();
        assert!(take(&lines, "ada", true).is_some(), "there is room again");
    }

    #[test]
    fn nothing_is_kept_of_those_who_are_gone() {
        let lines = Lines::default();
        let mut open = all_of(&lines, "ada");
        open.extend((0..LASTING).filter_map(|_| take(&lines, "ada", false)));
        drop(open);
        let open = lines.lock();
        assert!(open.by_player.is_empty() && open.by_address.is_empty());
    }

    #[test]
    fn an_address_has_so_many_places() {
        let lines = Lines::default();
        let mut taken: Vec<Place> = (0..3).filter_map(|_| lines.place("home", 3)).collect();
        assert_eq!(taken.len(), 3);
        assert!(lines.place("home", 3).is_none());
        assert!(lines.place("elsewhere", 3).is_some());
        taken.pop();
        assert!(lines.place("home", 3).is_some());
    }
}
