//! The page of a club. Everybody who reads one language gets the same page: it is made anew only when the list of its tables has
//! changed, and that list is asked for only when there was news of any table.

use std::collections::BTreeMap;
use std::sync::Arc;

use pages::Localizer;
use pages::club_page::{ClubModel, ClubTable};
use pages::own_tables::Sitting;
use store::{News, Status, Store, TableRecord};
use table::Seat;
use table::journal::hash_of;
use tokio::sync::broadcast::error::TryRecvError;
use tokio::sync::{Mutex, broadcast};

use crate::obstacle::Obstacle;

/// How many tables the page shows at most.
pub(crate) const TABLES_SHOWN: usize = 60;

/// A club, as its host describes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Club {
    /// What it is called.
    pub name: String,
    /// The rules of the house, as Markdown.
    pub rules: Option<String>,
}

/// The page of a club, as it was last made.
pub(crate) struct ClubRoom {
    pub(crate) club: Club,
    seen: Mutex<Seen>,
}

/// What was last seen of the tables.
struct Seen {
    news: broadcast::Receiver<News>,
    tables: Option<Vec<ClubTable>>,
    version: String,
    /// The pages made of them, by language.
    pages: BTreeMap<&'static str, Made>,
}

/// The page in one language.
#[derive(Clone)]
pub(crate) struct Made {
    pub(crate) version: String,
    pub(crate) page: Arc<str>,
    /// The part of it that changes.
    pub(crate) tables: Arc<str>,
}

impl ClubRoom {
    pub(crate) fn new(club: Club, news: broadcast::Receiver<News>) -> Self {
        let seen = Seen { news, tables: None, version: String::new(), pages: BTreeMap::new() };
        ClubRoom { club, seen: Mutex::new(seen) }
    }

    /// The page in a language, as it is now.
    pub(crate) async fn page(&self, store: &dyn Store, l10n: &'static Localizer) -> Result<Made, Obstacle> {
        let mut seen = self.seen.lock().await;
        seen.look(store).await?;
        if let Some(made) = seen.pages.get(l10n.lang()) {
            return Ok(made.clone());
        }
        let made = self.made(&seen, l10n);
        seen.pages.insert(l10n.lang(), made.clone());
        Ok(made)
    }

    fn made(&self, seen: &Seen, l10n: &Localizer) -> Made {
        let Club { name, rules } = &self.club;
        let model = ClubModel {
            l10n,
            name,
            rules: rules.as_deref(),
            tables: seen.tables.as_deref().unwrap_or_default(),
            version: &seen.version,
        };
        let (page, tables) = (pages::club(&model).into(), pages::club_tables(&model).into());
        Made { version: seen.version.clone(), page, tables }
    }
}

impl Seen {
    /// Asks for the tables again if anything happened anywhere, and forgets the pages if they are others now.
    async fn look(&mut self, store: &dyn Store) -> Result<(), Obstacle> {
        if !self.has_news() && self.tables.is_some() {
            return Ok(());
        }
        // Until it is known how they are, they have to be asked for.
        self.tables = None;
        let tables: Vec<ClubTable> = store.public_tables(TABLES_SHOWN).await?.iter().map(shown).collect();
        let version = hash_of(&format!("{tables:?}"))[..16].to_owned();
        if version != self.version {
            self.pages.clear();
        }
        (self.tables, self.version) = (Some(tables), version);
        Ok(())
    }

    /// Whether any table has changed since this was last asked.
    fn has_news(&mut self) -> bool {
        let mut any = false;
        loop {
            match self.news.try_recv() {
                Ok(_) | Err(TryRecvError::Lagged(_)) => any = true,
                Err(TryRecvError::Empty | TryRecvError::Closed) => return any,
            }
        }
    }
}

fn shown(record: &TableRecord) -> ClubTable {
    let sits = |seat: &store::SeatRecord| Sitting {
        seat: Seat(seat.seat),
        name: seat.name.clone(),
        own: false,
        marked: false,
    };
    ClubTable {
        id: record.id.clone(),
        game: record.game.clone(),
        people: record.seats.iter().map(sits).collect(),
        playing: record.status == Status::Playing,
    }
}

#[cfg(test)]
mod tests {
    use store::{NewTable, SeatRecord};

    use super::*;

    fn table(id: &str) -> NewTable {
        let (game, setup) = ("little-monsters".to_owned(), "{}".to_owned());
        NewTable { id: id.to_owned(), game, setup, seats: vec![SeatRecord::open(0)] }
    }

    #[tokio::test]
    async fn the_page_is_made_when_something_changed_and_not_for_each_visitor() {
        let folder = tempfile::tempdir().unwrap();
        let store = store::open(&folder.path().join("tables.db").into()).await.unwrap();
        let room = ClubRoom::new(Club { name: "Owls".to_owned(), rules: None }, store.news());
        let l10n = Localizer::english();
        let first = room.page(&*store, l10n).await.unwrap();
        let again = room.page(&*store, l10n).await.unwrap();
        assert!(Arc::ptr_eq(&first.page, &again.page));
        store.create_table(&table("bylink")).await.unwrap();
        let after_private = room.page(&*store, l10n).await.unwrap();
        assert!(Arc::ptr_eq(&first.page, &after_private.page), "what is not public makes no page anew");
        store.create_table(&table("public")).await.unwrap();
        store.make_public("public").await.unwrap();
        let after = room.page(&*store, l10n).await.unwrap();
        assert!(after.page.contains("/t/public\"") && !after.page.contains("bylink"), "{}", after.page);
        assert_ne!(first.version, after.version);
        store.close().await;
    }
}
