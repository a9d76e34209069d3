//! The tables that are in memory, and how they get there.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::OnceCell;
use tokio::time::Instant;

use crate::house::House;
use crate::loaded::Table;
use crate::obstacle::Obstacle;

/// How many tables stay in memory when nobody looks at them. A table that is looked at stays in any case.
const TABLES_KEPT: usize = 200;

/// A table that is there or on its way; several who ask at once wait for the same one.
type Place = Arc<OnceCell<Arc<Table>>>;

/// The tables in memory.
#[derive(Default)]
pub(crate) struct Registry {
    places: Mutex<BTreeMap<String, Place>>,
    /// Counts every use, to know which was the longest ago.
    uses: AtomicU64,
}

impl Registry {
    /// The table with this id. When it comes into memory, its bots take up their work and its clock runs.
    pub(crate) async fn get(&self, house: &Arc<House>, id: &str) -> Result<Arc<Table>, Obstacle> {
        let place = self.lock().entry(id.to_owned()).or_default().clone();
        let loading = async {
            let record = house.store.table(id).await?.ok_or(Obstacle::NoSuchTable)?;
            let begun = Instant::now();
            let table = Arc::new(Table::load(house, record).await?);
            house.metrics.replay.since(begun);
            tracing::info!(table = id, "loaded");
            table.tend_clocks(house).await?;
            table.wake(house);
            Ok(table)
        };
        let found = place.get_or_try_init(|| loading).await.cloned();
        drop(place);
        match found {
            Ok(table) => {
                table.used.store(self.uses.fetch_add(1, Ordering::Relaxed), Ordering::Relaxed);
                self.make_room();
                Ok(table)
            }
            Err(obstacle) => {
                // Nothing came of it: the place is given up, unless somebody else has just succeeded.
                let mut places = self.lock();
                if places.get(id).is_some_and(|place| !place.initialized()) {
                    places.remove(id);
                }
                Err(obstacle)
            }
        }
    }

    /// The table with this id, if it is in memory.
    pub(crate) fn loaded(&self, id: &str) -> Option<Arc<Table>> {
        self.lock().get(id).and_then(|place| place.get().cloned())
    }

    /// All tables in memory.
    pub(crate) fn all_loaded(&self) -> Vec<Arc<Table>> {
        self.lock().values().filter_map(|place| place.get().cloned()).collect()
    }

    /// Drops the tables that were not used for the longest time, as far as nobody holds them: no stream, no request
    /// and no bot. Nothing is lost with them, because the store has it all.
    fn make_room(&self) {
        let mut places = self.lock();
        let Some(too_many) = places.len().checked_sub(TABLES_KEPT).filter(|&count| count > 0) else { return };
        let mut idle: Vec<(u64, String)> = places
            .iter()
            .filter(|(_, place)| Arc::strong_count(place) == 1)
            .filter_map(|(id, place)| place.get().map(|table| (id, table)))
            .filter(|(_, table)| Arc::strong_count(table) == 1)
            .map(|(id, table)| (table.used.load(Ordering::Relaxed), id.clone()))
            .collect();
        idle.sort_unstable();
        for (_, id) in idle.into_iter().take(too_many) {
            places.remove(&id);
        }
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<String, Place>> {
        // Nothing in here can be left half done, so a panic elsewhere does not spoil it.
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use games::Setup;
    use pages::guests::Guests;
    use pages::talk::Switches;
    use store::{NewTable, SeatRecord};

    use super::*;
    use crate::house::new_table_id;
    use crate::library::Library;
    use crate::loaded::TableSetup;

    #[tokio::test]
    async fn the_longest_unused_tables_make_room_but_never_one_that_is_held() {
        let folder = tempfile::tempdir().unwrap();
        let store = store::open(&folder.path().join("tables.db").into()).await.unwrap();
        let play = Setup::read("little-monsters", 2, &serde_json::Value::Null).unwrap();
        let setup = TableSetup {
            play,
            edition: None,
            scenario: None,
            host: "somebody".to_owned(),
            broken_off: Vec::new(),
            brought: None,
            pace: None,
            guests: Guests::default(),
            talk: Switches::default(),
        };
        let mut ids = Vec::new();
        for _ in 0..TABLES_KEPT + 10 {
            ids.push(new_table_id());
            let table = NewTable {
                id: ids.last().unwrap().clone(),
                game: setup.play.game().id().to_owned(),
                setup: serde_json::to_string(&setup).unwrap(),
                seats: vec![SeatRecord::open(0), SeatRecord::open(1)],
            };
            store.create_table(&table).await.unwrap();
        }
        let house = Arc::new(House::new(store, [7; 32], Library::default(), Duration::ZERO));
        let registry = Registry::default();
        let held = registry.get(&house, &ids[0]).await.unwrap();
        for id in &ids {
            registry.get(&house, id).await.unwrap();
        }
        assert_eq!(registry.all_loaded().len(), TABLES_KEPT);
        assert!(Arc::ptr_eq(&registry.loaded(&ids[0]).unwrap(), &held));
        assert!(registry.loaded(&ids[1]).is_none(), "the one unused for the longest time is gone");
        assert!(registry.loaded(ids.last().unwrap()).is_some());
        assert!(matches!(registry.get(&house, "abcdefghij").await, Err(Obstacle::NoSuchTable)));
        assert!(registry.loaded("abcdefghij").is_none(), "what does not exist takes no room");
        house.store.close().await;
    }
}
