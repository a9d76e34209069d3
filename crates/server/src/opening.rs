//! Who may open a table: not too many of them, and few at which only bots play, for those run by themselves.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use pages::forms::NewSeat;
use tokio::sync::{Mutex, OwnedMutexGuard};
use tokio::time::Instant;

use crate::client::Client;
use crate::house::House;
use crate::obstacle::Obstacle;

/// A table of bots that is not in memory so long after it was opened is over, or rests.
const GONE_AFTER: Duration = Duration::from_secs(60);

/// The running tables of bots that were opened here, by their ids.
pub(crate) type BotTables = Arc<Mutex<BTreeMap<String, BotTable>>>;

/// Who opened a table of bots, from where and when.
#[derive(Clone, Debug)]
pub(crate) struct BotTable {
    player: String,
    address: String,
    opened: Instant,
}

/// The leave to open a table.
pub(crate) struct Leave {
    /// Nobody else opens a table of bots meanwhile, so that they are counted rightly.
    bots: Option<(OwnedMutexGuard<BTreeMap<String, BotTable>>, BotTable)>,
}

impl Leave {
    /// Takes down which table it was good for.
    pub(crate) fn used_for(self, id: &str) {
        if let Some((mut running, table)) = self.bots {
            running.insert(id.to_owned(), table);
        }
    }
}

impl House {
    /// Whether somebody may open a table with these seats.
    pub(crate) async fn leave_to_open(
        &self,
        client: &Client,
        player: &str,
        seats: &[NewSeat],
    ) -> Result<Leave, Obstacle> {
        client.opens(self, player)?;
        let only_bots = seats.iter().all(|seat| matches!(seat, NewSeat::Bot(_)));
        let bots = if only_bots { Some(self.room_for_bots(client, player).await?) } else { None };
        Ok(Leave { bots })
    }

    async fn room_for_bots(
        &self,
        client: &Client,
        player: &str,
    ) -> Result<(OwnedMutexGuard<BTreeMap<String, BotTable>>, BotTable), Obstacle> {
        let mut running = self.bot_tables.clone().lock_owned().await;
        running.retain(|id, table| self.is_running(id, table));
        let (mut own, mut from_there) = (0, 0);
        for table in running.values() {
            own += usize::from(table.player == player);
            from_there += usize::from(table.address == client.address);
        }
        let bounds = &self.bounds;
        if own >= client.share(bounds.bot_tables_of_person)
            || from_there >= client.share(bounds.bot_tables_of_address)
        {
            return Err(Obstacle::TooManyBotTables);
        }
        let (player, address) = (player.to_owned(), client.address.clone());
        Ok((running, BotTable { player, address, opened: Instant::now() }))
    }

    fn is_running(&self, id: &str, table: &BotTable) -> bool {
        match self.in_memory(id) {
            Some(loaded) => loaded.now().play.as_ref().is_none_or(|play| !play.is_over()),
            None => table.opened.elapsed() < GONE_AFTER,
        }
    }
}
