//! How often something may be done. Each node counts for itself, in memory: whoever comes too often is told when to try again.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use crate::obstacle::Obstacle;

/// So many keys are counted before those that have rested are forgotten.
const KEYS_KEPT: usize = 10_000;

/// How often something may be done: some times at once, and then once in a while.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limit {
    /// What is limited; each thing is counted by itself.
    pub(crate) what: &'static str,
    pub(crate) at_once: u32,
    pub(crate) then_every: Duration,
}

impl Limit {
    /// When all would have rested that was to rest until `rests`, if it is done once more now.
    fn after(self, rests: Instant, now: Instant) -> Result<Instant, Obstacle> {
        let next = rests.max(now) + self.then_every;
        let wait = next.duration_since(now).saturating_sub(self.then_every * self.at_once);
        if wait.is_zero() {
            Ok(next)
        } else {
            Err(Obstacle::TooOften(wait.as_secs() + u64::from(wait.subsec_nanos() > 0)))
        }
    }
}

/// What was done lately, by whom or where.
#[derive(Debug, Default)]
pub(crate) struct Limits(Mutex<Lately>);

#[derive(Debug, Default)]
struct Lately {
    /// When all that was done would be as if it had not been.
    rested: BTreeMap<(&'static str, String), Instant>,
    /// How many keys were left when those that have rested were last forgotten.
    kept: usize,
}

impl Lately {
    /// Forgets those that have rested, when there are many more than before: so that many strangers cost little each.
    fn tidy(&mut self, now: Instant) {
        if self.rested.len() >= KEYS_KEPT.max(2 * self.kept) {
            self.rested.retain(|_, rested| *rested > now);
            self.kept = self.rested.len();
        }
    }
}

impl Limits {
    /// Whether something may be done once more, without doing it.
    pub(crate) fn allows(&self, limit: Limit, by: &str) -> Result<(), Obstacle> {
        let now = Instant::now();
        let lately = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let rests = lately.rested.get(&(limit.what, by.to_owned())).copied().unwrap_or(now);
        limit.after(rests, now).map(|_| ())
    }

    /// Counts that something is done. Refuses if it was done too often.
    pub(crate) fn count(&self, limit: Limit, by: &str) -> Result<(), Obstacle> {
        let now = Instant::now();
        let mut lately = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        lately.tidy(now);
        let rests = lately.rested.entry((limit.what, by.to_owned())).or_insert(now);
        *rests = limit.after(*rests, now)?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMIT: Limit = Limit { what: "knocks", at_once: 3, then_every: Duration::from_secs(10) };

    #[tokio::test(start_paused = true)]
    async fn some_at_once_and_then_one_in_a_while() {
        let limits = Limits::default();
        for _ in 0..3 {
            limits.count(LIMIT, "ada").unwrap();
        }
        assert!(matches!(limits.count(LIMIT, "ada"), Err(Obstacle::TooOften(10))));
        limits.count(LIMIT, "bo").unwrap();
        tokio::time::advance(Duration::from_secs(4)).await;
        assert!(matches!(limits.count(LIMIT, "ada"), Err(Obstacle::TooOften(6))), "asking costs nothing");
        tokio::time::advance(Duration::from_secs(6)).await;
        limits.count(LIMIT, "ada").unwrap();
        assert!(limits.count(LIMIT, "ada").is_err());
        tokio::time::advance(Duration::from_secs(3600)).await;
        for _ in 0..3 {
            limits.count(LIMIT, "ada").unwrap();
        }
        assert!(limits.count(LIMIT, "ada").is_err(), "an hour of rest is worth no more than a short one");
    }

    #[tokio::test(start_paused = true)]
    async fn those_who_have_rested_are_forgotten() {
        let limits = Limits::default();
        let come = |from: usize, to: usize| {
            (from..to).for_each(|stranger| limits.count(LIMIT, &stranger.to_string()).unwrap());
        };
        come(0, KEYS_KEPT);
        tokio::time::advance(Duration::from_secs(11)).await;
        come(KEYS_KEPT, KEYS_KEPT + 1);
        assert_eq!(limits.0.lock().unwrap_or_else(PoisonError::into_inner).rested.len(), 1);
    }
}
