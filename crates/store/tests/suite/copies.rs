//! One server for a SQLite file, and copies of it that are whole.

use std::path::{Path, PathBuf};

use store::{
    Address, Beside, CheckJournal, Circle, ClockRecord, Next, NoteRecord, Said, Saying, Status, StoreError,
    back_up, restore,
};

use crate::engines::{Place, lines, started};
use crate::on_both_engines;

on_both_engines!(a_table_is_brought_in_as_it_was, what_lies_beside_a_journal_comes_along);

const HOLDS: CheckJournal<'static> = &|_, _| Ok(());

fn beside(place: &Place, name: &str) -> PathBuf {
    Path::new(&place.address).with_file_name(name)
}

fn address(place: &Place) -> Address {
    place.address.parse().unwrap()
}

#[tokio::test]
async fn a_second_server_is_told_who_serves_the_file() {
    let place = Place::sqlite();
    let first = store::open_to_serve(&address(&place), "process 1 at http://127.0.0.1:8815").await.unwrap();
    let Err(second) = store::open_to_serve(&address(&place), "process 2").await else { panic!("both serve") };
    assert!(matches!(second, StoreError::Served { .. }), "{second:?}");
    let said = second.to_string();
    assert!(
        said.contains("is served by process 1 at http://127.0.0.1:8815") && said.contains("--data"),
        "{said}"
    );
    place.open().await.close().await;

    started(&*first, "owl").await;
    first.append("owl", 1, &lines(["one"]), Next::House).await.unwrap();
    assert!(first.claim("owl", "one", std::time::Duration::from_secs(1000)).await.unwrap());
    first.close().await;
    let next = store::open_to_serve(&address(&place), "process 3").await.unwrap();
    let due = next.claim_due("three", std::time::Duration::from_secs(1), 9).await.unwrap();
    assert_eq!(due, ["owl"], "what the one before had claimed is free");
    next.close().await;
}

#[tokio::test]
async fn a_copy_made_while_tables_change_is_whole() {
    let place = Place::sqlite();
    let store = place.open().await;
    store.host_secret().await.unwrap();
    started(&*store, "owl").await;
    let writer = {
        let store = store.clone();
        tokio::spawn(async move {
            for number in 1..=400 {
                let pair = lines(["so", "on"]);
                store.append("owl", number * 2 - 1, &pair, Next::People).await.unwrap();
            }
        })
    };
    let mut copies = Vec::new();
    while !writer.is_finished() || copies.is_empty() {
        let copy = beside(&place, &format!("copy-{}.db", copies.len()));
        let contents = back_up(&address(&place), &copy, HOLDS).await.unwrap();
        assert_eq!((contents.tables, contents.lines % 2), (1, 1), "no half of anything: {contents:?}");
        copies.push((copy, contents));
    }
    writer.await.unwrap();
    let secret = store.host_secret().await.unwrap();
    store.close().await;
    for (copy, contents) in copies {
        let copy = store::open(&copy.into()).await.unwrap();
        assert_eq!(copy.journal("owl").await.unwrap().len() as u64, contents.lines);
        assert_eq!(copy.host_secret().await.unwrap(), secret);
        copy.close().await;
    }
}

#[tokio::test]
async fn what_is_in_the_log_is_in_the_copy_but_not_in_the_file() {
    let place = Place::sqlite();
    let store = place.open().await;
    store.host_secret().await.unwrap();
    started(&*store, "owl").await;
    let (copy, file) = (beside(&place, "copy.db"), beside(&place, "cp.db"));
    back_up(&address(&place), &copy, HOLDS).await.unwrap();
    // This is why copying the file is not enough.
    std::fs::copy(&place.address, &file).unwrap();
    let copied = store::open(&file.into()).await.unwrap();
    assert!(copied.table("owl").await.unwrap().is_none());
    copied.close().await;
    assert!(store::open(&copy.into()).await.unwrap().table("owl").await.unwrap().is_some());
    store.close().await;
}

#[tokio::test]
async fn a_copy_is_put_back_and_nothing_is_lost_on_the_way() {
    let place = Place::sqlite();
    let store = store::open_to_serve(&address(&place), "the server").await.unwrap();
    store.host_secret().await.unwrap();
    started(&*store, "owl").await;
    let copy = beside(&place, "copy.db");
    let contents = back_up(&address(&place), &copy, HOLDS).await.unwrap();
    assert!(matches!(back_up(&address(&place), &copy, HOLDS).await, Err(StoreError::FileExists { .. })));
    started(&*store, "later").await;

    let served = restore(&copy, &address(&place), true, HOLDS).await;
    assert!(matches!(served, Err(StoreError::Served { .. })), "{served:?}");
    store.close().await;
    let in_the_way = restore(&copy, &address(&place), false, HOLDS).await;
    assert!(matches!(in_the_way, Err(StoreError::FileExists { .. })), "{in_the_way:?}");
    let (restored, aside) = restore(&copy, &address(&place), true, HOLDS).await.unwrap();
    assert_eq!(restored, contents);
    let store = place.open().await;
    assert!(store.table("owl").await.unwrap().is_some() && store.table("later").await.unwrap().is_none());
    store.close().await;
    let aside = store::open(&aside.unwrap().into()).await.unwrap();
    assert!(aside.table("later").await.unwrap().is_some(), "what was there is kept");
    aside.close().await;

    let fresh = Place::sqlite();
    assert_eq!(restore(&copy, &address(&fresh), false, HOLDS).await.unwrap(), (contents, None));
    assert!(fresh.open().await.table("owl").await.unwrap().is_some());
}

#[tokio::test]
async fn a_copy_that_is_damaged_or_none_is_refused() {
    let place = Place::sqlite();
    let store = place.open().await;
    store.host_secret().await.unwrap();
    started(&*store, "owl").await;
    store.append("owl", 1, &lines(["one", "two"]), Next::People).await.unwrap();
    let copy = beside(&place, "copy.db");
    back_up(&address(&place), &copy, HOLDS).await.unwrap();
    let target = Place::sqlite();
    let refused = async |file: &Path, check: CheckJournal<'_>| {
        let error = restore(file, &address(&target), false, check).await.unwrap_err();
        assert!(!Path::new(&target.address).exists(), "nothing was put there");
        error.to_string()
    };
    let said = refused(&copy, &|table, lines| Err(format!("{table} has {} bad lines", lines.len()))).await;
    assert!(said.contains("owl has 3 bad lines"), "{said}");
    let said = refused(Path::new(&place.address), HOLDS).await;
    assert!(said.contains("in use") && said.contains("globetable backup"), "{said}");
    assert!(refused(&beside(&place, "none.db"), HOLDS).await.contains("there is no file"));

    let short = beside(&place, "short.db");
    let bytes = std::fs::read(&copy).unwrap();
    std::fs::write(&short, &bytes[..bytes.len() - 4096]).unwrap();
    assert!(refused(&short, HOLDS).await.contains("does not pass its check"));
    let gap = beside(&place, "gap.db");
    std::fs::copy(&copy, &gap).unwrap();
    let meddled = Place::sqlite_at(&gap);
    meddled.meddle("DELETE FROM lines WHERE number = 1").await;
    let said = refused(&gap, HOLDS).await;
    assert!(said.contains("the journal of table owl has 2 lines, not 3"), "{said}");
    meddled.meddle("UPDATE _sqlx_migrations SET version = 9999 WHERE version = 2").await;
    let said = refused(&gap, HOLDS).await;
    assert!(said.contains("newer version"), "{said}");
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_is_copied_with_its_own_tools() {
    let place = Place::postgres().await;
    let said = back_up(&address(&place), Path::new("copy.db"), HOLDS).await.unwrap_err().to_string();
    assert!(said.contains("pg_dump"), "{said}");
}

async fn a_table_is_brought_in_as_it_was(place: Place) {
    let (from, to) = (Place::sqlite(), place.open().await);
    let store = from.open().await;
    started(&*store, "owl").await;
    store.append("owl", 1, &lines(["one"]), Next::People).await.unwrap();
    let (mut table, journal) =
        (store.table("owl").await.unwrap().unwrap(), store.journal("owl").await.unwrap());
    store.close().await;
    table.seed = Some([9; 32]);
    to.bring_in(&table, &journal).await.unwrap();
    let brought = to.table("owl").await.unwrap().unwrap();
    assert_eq!(
        (brought.seats, brought.seed, brought.status),
        (table.seats.clone(), table.seed, Status::Playing)
    );
    assert_eq!((brought.entries, brought.changes), (table.entries, table.changes));
    assert_eq!(to.journal("owl").await.unwrap(), journal);
    to.append("owl", 2, &lines(["two"]), Next::People).await.unwrap();
    assert!(matches!(to.bring_in(&table, &journal).await, Err(StoreError::Exists { .. })));
    table.id = "short".into();
    assert!(matches!(to.bring_in(&table, &journal[..1]).await, Err(StoreError::Unfit { .. })));
    assert!(to.table("short").await.unwrap().is_none());
}

async fn what_lies_beside_a_journal_comes_along(place: Place) {
    let (from, to) = (Place::sqlite(), place.open().await);
    let store = from.open().await;
    started(&*store, "owl").await;
    store.append("owl", 1, &lines(["one", "two"]), Next::People).await.unwrap();
    let (table, journal) = (store.table("owl").await.unwrap().unwrap(), store.journal("owl").await.unwrap());
    store.close().await;
    let note = |entry| NoteRecord { entry, note: format!("after {entry}") };
    let said = |number, seat| Said {
        number,
        saying: Saying {
            circle: Circle::Players,
            player: "ada".into(),
            name: "Ada".into(),
            seat,
            text: format!("Hello {number}"),
        },
        at: 1_700_000_000,
    };
    let whole = Beside {
        notes: vec![note(1), note(1), note(2)],
        clocks: Some(ClockRecord { clocks: "ticking".into(), deadline: Some(7) }),
        host: Some("bo".into()),
        manners: Some("polite".into()),
        talk: vec![said(1, Some(0)), said(2, None)],
    };
    for wrong in [
        Beside { notes: vec![note(3)], ..whole.clone() },
        Beside { notes: vec![note(2), note(1)], ..whole.clone() },
        Beside { talk: vec![said(2, None)], ..whole.clone() },
        Beside { manners: Some("zero \0".into()), ..whole.clone() },
    ] {
        let unfit = to.bring_in_with(&table, &journal, &wrong).await.unwrap_err();
        assert!(matches!(unfit, StoreError::Unfit { .. }), "{unfit}");
        assert!(to.table("owl").await.unwrap().is_none(), "all of it or nothing");
    }
    to.bring_in_with(&table, &journal, &whole).await.unwrap();
    assert_eq!(to.notes("owl").await.unwrap(), whole.notes);
    assert_eq!(to.clocks("owl").await.unwrap().as_deref(), Some("ticking"));
    let company = to.company("owl").await.unwrap();
    assert_eq!((company.host.as_deref(), company.manners.as_deref()), (Some("bo"), Some("polite")));
    assert_eq!((company.talked, company.public), (2, false), "elsewhere it is found by its link alone");
    assert_eq!(to.talk_after("owl", 0, 9).await.unwrap(), whole.talk);
    let next = to.say("owl", &said(1, None).saying).await.unwrap();
    assert_eq!(next.number, 3, "the talk goes on");
    assert!(to.note("owl", 3, "again", None, None).await.is_err(), "that number is taken");
    to.note("owl", 4, "the next", None, None).await.unwrap();
}
