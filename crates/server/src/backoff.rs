//! Trying again: at first soon, then less and less often, until it succeeds or nobody needs it any more.

use std::time::Duration;

use tokio::sync::watch;

use crate::loaded::Table;

const FIRST: Duration = Duration::from_millis(500);
const LONGEST: Duration = Duration::from_secs(15);

/// How long whoever plays for a seat waits after a failure.
pub(crate) struct Backoff(Duration);

impl Default for Backoff {
    fn default() -> Self {
        Backoff(FIRST)
    }
}

impl Backoff {
    /// Waits until the next attempt. A change of the table ends the wait, because somebody got through; so does the
    /// closing of the house.
    pub(crate) async fn wait(&mut self, table: &Table, stopping: &mut watch::Receiver<bool>) {
        let mut changes = table.watch();
        tokio::select! {
            () = tokio::time::sleep(self.next()) => {}
            // An error of either means that whatever was waited for is gone.
            _ = changes.changed() => {}
            _ = stopping.wait_for(|&stopping| stopping) => {}
        }
    }

    fn next(&mut self) -> Duration {
        let wait = self.0;
        self.0 = (wait * 2).min(LONGEST);
        wait
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_asks_less_and_less_often_but_never_gives_up() {
        let mut backoff = Backoff::default();
        let waits: Vec<u128> = (0..7).map(|_| backoff.next().as_millis()).collect();
        assert_eq!(waits, [500, 1000, 2000, 4000, 8000, 15000, 15000]);
    }
}
