//! What is kept beside the journals: notes, who was seen when, and the time of the house.

use store::{ClockRecord, Next, NoteRecord, SeatKind, SeatRecord, StoreError};

use crate::engines::{Place, new_table, person, started};
use crate::on_both_engines;

on_both_engines!(
    notes_are_numbered_and_say_after_which_entry,
    a_note_and_its_seat_come_together_or_not_at_all,
    the_time_of_the_house_only_goes_on,
    who_was_seen_when,
    clocks_come_with_what_sets_them_and_are_found_when_they_are_up,
);

async fn notes_are_numbered_and_say_after_which_entry(place: Place) {
    let store = place.open().await;
    started(&*store, "owl").await;
    assert_eq!(store.notes("owl").await.unwrap(), []);
    let first = store.note("owl", 1, "asked", None, None).await.unwrap();
    store.append("owl", 1, &["entry".to_owned()], Next::People).await.unwrap();
    let late = store.note("owl", 1, "asked too", None, None).await.unwrap_err();
    assert!(matches!(late, StoreError::Taken { number: 1, .. }), "{late}");
    let early = store.note("owl", 3, "a gap", None, None).await.unwrap_err();
    assert!(matches!(early, StoreError::Taken { number: 3, .. }), "{early}");
    let second = store.note("owl", 2, "agreed", None, None).await.unwrap();
    assert_eq!(second, first + 2, "every change counts");
    let noted = |entry, note: &str| NoteRecord { entry, note: note.to_owned() };
    assert_eq!(store.notes("owl").await.unwrap(), [noted(0, "asked"), noted(1, "agreed")]);
    store.finish("owl").await.unwrap();
    assert!(matches!(store.note("owl", 3, "late", None, None).await, Err(StoreError::WrongStatus { .. })));
}

async fn a_note_and_its_seat_come_together_or_not_at_all(place: Place) {
    let store = place.open().await;
    let table = started(&*store, "owl").await;
    let (ada, held) =
        (&table.seats[0], SeatRecord { kind: SeatKind::Bot("careful".into()), ..person(0, "ada") });
    store.note("owl", 1, "held", Some((ada, &held)), None).await.unwrap();
    let conflict = store.note("owl", 2, "held again", Some((ada, &held)), None).await.unwrap_err();
    assert!(matches!(conflict, StoreError::Conflict { seat: 0, .. }), "{conflict}");
    let taken = store.note("owl", 1, "back", Some((&held, ada)), None).await.unwrap_err();
    assert!(matches!(taken, StoreError::Taken { .. }), "{taken}");
    assert_eq!(store.notes("owl").await.unwrap().len(), 1, "neither half of what was refused is there");
    let found = store.table("owl").await.unwrap().unwrap();
    assert_eq!(found.seats[0], held);
    assert_eq!(store.tables_of("ada").await.unwrap().len(), 1, "it stays hers");
    let due = store.claim_due("node", std::time::Duration::from_secs(9), 9).await.unwrap();
    assert_eq!(due, ["owl"], "a node looks whether the bot is asked");
}

async fn the_time_of_the_house_only_goes_on(place: Place) {
    let (one, other) = (place.open().await, place.open().await);
    one.host_secret().await.unwrap();
    assert_eq!(one.beat(0).await.unwrap().0, 0);
    assert_eq!(one.beat(5_000).await.unwrap().0, 5_000);
    assert_eq!(other.beat(3_000).await.unwrap().0, 5_000, "a node that came later goes on from there");
    assert_eq!(other.beat(7_000).await.unwrap().0, 7_000);
    assert_eq!(one.beat(6_000).await.unwrap().0, 7_000);
}

async fn who_was_seen_when(place: Place) {
    let store = place.open().await;
    store.host_secret().await.unwrap();
    store.beat(60_000).await.unwrap();
    let table = new_table("owl");
    store.create_table(&table).await.unwrap();
    store.change_seat("owl", &SeatRecord::open(2), &person(2, "bo")).await.unwrap();
    let seats = store.table("owl").await.unwrap().unwrap().seats;
    store.start("owl", &seats, "header", &[], Next::People).await.unwrap();
    assert_eq!(store.seen("owl").await.unwrap(), [60_000; 3], "all are there when the game begins");
    let bo = [("owl".to_owned(), "bo".to_owned())];
    store.see(&bo, 90_000).await.unwrap();
    store.see(&bo, 80_000).await.unwrap();
    assert_eq!(store.seen("owl").await.unwrap(), [60_000, 60_000, 90_000]);
}

async fn clocks_come_with_what_sets_them_and_are_found_when_they_are_up(place: Place) {
    let store = place.open().await;
    store.host_secret().await.unwrap();
    started(&*store, "owl").await;
    assert_eq!(store.clocks("owl").await.unwrap(), None);
    let clocks = |text: &str, deadline| ClockRecord { clocks: text.to_owned(), deadline };
    let first = clocks("Ada's runs", Some(60_000));
    let entry = ["entry".to_owned()];
    store.append_with("owl", 1, &entry, Next::People, Some(&first)).await.unwrap();
    let late = clocks("late", Some(1));
    assert!(store.append_with("owl", 1, &entry, Next::People, Some(&late)).await.is_err());
    assert_eq!(store.clocks("owl").await.unwrap().unwrap(), "Ada's runs");

    let due = async || store.claim_due("node", std::time::Duration::from_secs(9), 9).await.unwrap();
    store.beat(59_999).await.unwrap();
    assert!(due().await.is_empty());
    store.beat(60_000).await.unwrap();
    assert_eq!(due().await, ["owl"], "without anybody who asks");
    store.note("owl", 1, "time is up", None, Some(&clocks("all stand", None))).await.unwrap();
    store.settle("owl", 1).await.unwrap();
    assert!(due().await.is_empty());
    assert_eq!(store.clocks("owl").await.unwrap().unwrap(), "all stand");

    let changes = store.table("owl").await.unwrap().unwrap().changes;
    let again = clocks("Ada's again", Some(70_000));
    assert_eq!(store.set_clocks("owl", changes, &again).await.unwrap(), Some(changes + 1));
    assert_eq!(store.set_clocks("owl", changes, &late).await.unwrap(), None, "somebody was faster");
    store.finish("owl").await.unwrap();
    store.beat(90_000).await.unwrap();
    assert!(due().await.is_empty(), "what is over has no time");
}
