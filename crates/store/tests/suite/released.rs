//! Databases of every released schema, as their programs left them. `released/README.md` says how they were made.

use std::time::Duration;

use store::{Next, SeatKind, Status, WayKind};

use crate::engines::{Place, person};
use crate::on_both_engines;

on_both_engines!(schema_1_is_brought_up_to_date, schema_12_is_brought_up_to_date);

const SCHEMA_1: [&str; 2] =
    [include_str!("../released/schema-1.sqlite.sql"), include_str!("../released/schema-1.postgres.sql")];

const SCHEMA_12: [&str; 2] =
    [include_str!("../released/schema-12.sqlite.sql"), include_str!("../released/schema-12.postgres.sql")];

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

/// The same tables, with what lies beside the journals: clocks, notes, talk, a link, channels, an account, a result and an analysis.
async fn schema_12_is_brought_up_to_date(place: Place) {
    place.run_script(SCHEMA_12[usize::from(place.is_postgres())]).await;
    let [open, waits, over, bots] = match place.is_postgres() {
        false => ["cfrxgcqfx9", "6uigfmb4rb", "3jkzrwwxrs", "gz4xvpx7th"],
        true => ["4cudti84jf", "guvxu33nyi", "xqdvzk2qvj", "3bpfhamurr"],
    };
    place.open().await.close().await;
    let store = place.open().await;
    for (id, status) in
        [(open, Status::Open), (waits, Status::Playing), (over, Status::Over), (bots, Status::Playing)]
    {
        let table = store.table(id).await.unwrap().unwrap();
        assert_eq!(table.status, status, "{id}");
        let journal = store.journal(id).await.unwrap();
        assert_eq!(journal.len() as u64, if status == Status::Open { 0 } else { table.entries + 1 }, "{id}");
    }
    let table = store.table(waits).await.unwrap().unwrap();
    let ada = table.seats[0].player.clone().unwrap();
    assert!(store.company(open).await.unwrap().public && !store.company(waits).await.unwrap().public);
    assert!(store.clocks(waits).await.unwrap().unwrap().contains("free"));
    assert!(store.notes(waits).await.unwrap()[0].note.contains("end_asked"));
    assert_eq!(store.talk_after(waits, 0, 9).await.unwrap()[0].saying.text, "Hello Bo");
    for owner in [&*ada, waits] {
        assert_eq!(store.ways_of(owner).await.unwrap()[0].kind, WayKind::Hook);
    }
    assert!(store.has_feed(&ada).await.unwrap() && store.tokens_of(&ada).await.unwrap().len() == 1);
    let account = store.account_like("dora").await.unwrap().unwrap();
    assert_eq!((&*account.name, store.devices_of(&account.id).await.unwrap().len()), ("Dora", 1));
    assert!(store.past_games_of(&ada).await.unwrap()[0].result.as_ref().unwrap().contains("won"));
    assert!(store.analysis(over).await.unwrap().is_some() && store.analysis(bots).await.unwrap().is_none());
    assert_eq!(store.claim_due("node", Duration::from_secs(9), 9).await.unwrap(), [bots]);
    let next = table.entries + 1;
    store.append(waits, next, &["an entry".into()], Next::People).await.unwrap();
}
