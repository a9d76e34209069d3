//! Who has a page of a table open.
//!
//! Each node counts its own streams: with several nodes a page shows as present whom its own node knows.

use std::collections::BTreeMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, MutexGuard, PoisonError};
use std::time::Duration;

use crate::loaded::{Snapshot, Table};

/// How long a player counts as present after their last page closed, so that a reload does not flicker.
const LINGER: Duration = Duration::from_secs(3);

/// For how long those who come to watch, or go, are gathered before it is shown.
const GATHERED: Duration = Duration::from_millis(500);

/// How many streams each player has open.
pub(crate) type Streams = BTreeMap<String, usize>;

/// A player's open page; they are gone a little while after the last one is dropped.
pub(crate) struct Presence {
    table: Arc<Table>,
    player: String,
}

impl Presence {
    /// Notes that a player has opened a page of the table.
    pub(crate) fn of(table: &Arc<Table>, player: &str) -> Presence {
        let mut streams = lock(table);
        *streams.entry(player.to_owned()).or_default() += 1;
        note(table, &streams, player);
        drop(streams);
        Presence { table: table.clone(), player: player.to_owned() }
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        let (table, player) = (self.table.clone(), std::mem::take(&mut self.player));
        let leave = async move {
            tokio::time::sleep(LINGER).await;
            let mut streams = lock(&table);
            if let Some(count) = streams.get_mut(&player) {
                *count -= 1;
                if *count == 0 {
                    streams.remove(&player);
                }
            }
            note(&table, &streams, &player);
        };
        // Without a runtime the house is closing, and nobody is left to be told.
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(leave);
        }
    }
}

fn lock(table: &Table) -> MutexGuard<'_, Streams> {
    table.streams.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Tells those at the table whether a player is there. The count stays locked meanwhile, so that coming and going
/// are told in the order in which they happen.
fn note(table: &Arc<Table>, streams: &Streams, player: &str) {
    let (here, now) = (streams.contains_key(player), table.now());
    if now.present.contains(player) == here {
        return;
    }
    let change = |snapshot: &mut Snapshot| {
        if here {
            snapshot.present.insert(player.to_owned());
        } else {
            snapshot.present.remove(player);
        }
    };
    if now.seats.iter().any(|seat| seat.player.as_deref() == Some(player)) {
        table.publish(change);
    } else {
        // Who only watches is seen where people talk. Of hundreds of them each would have all pages made anew for all others.
        table.keep_in_mind(change);
        recount(table);
    }
}

/// Shows who watches, a moment later: when many come and go at once, they are shown together.
fn recount(table: &Arc<Table>) {
    if table.recounted.swap(true, Ordering::AcqRel) {
        return;
    }
    let table = table.clone();
    tokio::spawn(async move {
        tokio::time::sleep(GATHERED).await;
        table.recounted.store(false, Ordering::Release);
        table.talk.send_modify(|_| {});
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::House;
    use crate::library::Library;
    use crate::loaded::tests::playing;

    #[tokio::test]
    async fn hundreds_who_come_to_watch_are_shown_together() {
        let folder = tempfile::tempdir().unwrap();
        let store = store::open(&folder.path().join("tables.db").into()).await.unwrap();
        let house = Arc::new(House::new(store, [7; 32], Library::default(), Duration::ZERO));
        let table = playing(&house).await;
        tokio::time::pause();
        let mut told = table.talk.subscribe();
        let crowd: Vec<Presence> =
            (0..300).map(|number| Presence::of(&table, &format!("onlooker {number}"))).collect();
        told.changed().await.unwrap();
        assert_eq!(table.now().present.len(), crowd.len());
        assert!(!told.has_changed().unwrap(), "all of them are one piece of news");
        drop(crowd);
        told.changed().await.unwrap();
        assert!(table.now().present.is_empty() && !told.has_changed().unwrap(), "so are all who go");
        tokio::time::resume();
        house.store.close().await;
    }
}
