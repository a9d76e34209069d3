//! Databases of every released schema, as their programs left them. `released/README.md` says how they were made.

use std::time::Duration;

use store::{SeatKind, Status};

use crate::engines::{Place, person};
use crate::on_both_engines;

on_both_engines!(schema_1_is_brought_up_to_date);

const SCHEMA_1: [&str; 2] =
    [include_str!("../released/schema-1.sqlite.sql"), include_str!("../released/schema-1.postgres.sql")];

/// An open table, one that waits for a person, a finished one, and one whose bots were playing when it was killed.
async fn schema_1_is_brought_up_to_date(place: Place) {
    place.run_script(SCHEMA_1[usize::from(place.is_postgres())]).await;
    let ids = match place.is_postgres() {
        false => ["g96id9ey7c", "vsvtfmvwaq", "h4kvg4dw75", "cb3aphf2a9"],
        true => ["nye6q36krn", "9pakugtbsr", "jynzbq8d6s", "h7zbfxf8zh"],
    };
    // Twice: what is up to date is left as it is.
    place.open().await.close().await;
    let store = place.open().await;
    assert_ne!(store.host_secret().await.unwrap(), [0; 32]);
    let mut statuses = Vec::new();
    for id in ids {
        let table = store.table(id).await.unwrap().unwrap();
        let journal = store.journal(id).await.unwrap();
        assert_eq!(journal.len() as u64, if table.status == Status::Open { 0 } else { table.entries + 1 });
        assert!(table.setup.contains("little-monsters") && table.seed.is_none());
        statuses.push(table.status);
    }
    assert_eq!(statuses, [Status::Open, Status::Playing, Status::Over, Status::Playing]);
    let waiting = store.table(ids[0]).await.unwrap().unwrap();
    assert!(waiting.changes > 1_700_000_000_000, "pages that are open have counted in milliseconds");
    let SeatKind::Open = waiting.seats[1].kind else { panic!("{:?}", waiting.seats) };
    store.change_seat(ids[0], &waiting.seats[1], &person(1, "bo")).await.unwrap();
    let due = store.claim_due("node", Duration::from_secs(9), 9).await.unwrap();
    assert_eq!(due, [ids[1], ids[3]], "both are looked at, because nobody knows");
    let edition = store.table(ids[0]).await.unwrap().unwrap().setup;
    let hash = edition.split("\"hash\":\"").nth(1).unwrap().split('"').next().unwrap();
    assert!(store.edition(hash).await.unwrap().unwrap().contains("Lagos"));
}
