//! Work that is due, who has it, and the order of changes.

use std::time::Duration;

use store::{Next, SeatKind, SeatRecord};

use crate::engines::{Place, bot, lines, new_table, person};
use crate::on_both_engines;

on_both_engines!(
    what_is_due_is_found_by_whoever_looks,
    a_claim_keeps_others_away_until_it_ends,
    of_many_nodes_one_gets_each_table,
    a_table_is_settled_only_as_it_was_seen,
    changes_are_counted_by_the_database,
);

const LEASE: Duration = Duration::from_secs(1000);

async fn what_is_due_is_found_by_whoever_looks(place: Place) {
    let (one, other) = (place.open().await, place.open().await);
    for id in ["bots", "clocks", "people"] {
        one.create_table(&new_table(id)).await.unwrap();
    }
    assert!(one.claim_due("one", LEASE, 9).await.unwrap().is_empty(), "nothing has started");
    let seats = new_table("").seats;
    one.start("people", &seats, "header", &[], Next::People).await.unwrap();
    one.start("bots", &seats, "header", &[], Next::House).await.unwrap();
    one.start("clocks", &seats, "header", &[], Next::People).await.unwrap();
    one.append("clocks", 1, &lines(["one"]), Next::House).await.unwrap();
    assert_eq!(
        other.claim_due("other", LEASE, 1).await.unwrap(),
        ["bots"],
        "the oldest first, and no more than asked"
    );
    assert_eq!(
        other.claim_due("other", LEASE, 1).await.unwrap(),
        ["bots", "clocks"],
        "and what it has already"
    );
    assert!(one.claim_due("one", LEASE, 9).await.unwrap().is_empty());

    one.append("clocks", 2, &lines(["two"]), Next::People).await.unwrap();
    one.finish("bots").await.unwrap();
    assert!(other.claim_due("other", LEASE, 9).await.unwrap().is_empty(), "it is done");

    // A bot takes over for somebody who is away.
    let before = seats[0].clone();
    let after = SeatRecord { kind: SeatKind::Bot("careful".into()), ..before.clone() };
    one.change_seat("people", &before, &after).await.unwrap();
    assert_eq!(one.claim_due("one", LEASE, 9).await.unwrap(), ["people"]);
}

async fn a_claim_keeps_others_away_until_it_ends(place: Place) {
    let (one, other) = (place.open().await, place.open().await);
    one.create_table(&new_table("owl")).await.unwrap();
    one.start("owl", &new_table("owl").seats, "header", &[], Next::House).await.unwrap();
    let before = one.table("owl").await.unwrap();
    assert!(one.claim("owl", "one", LEASE).await.unwrap());
    assert!(one.claim("owl", "one", LEASE).await.unwrap(), "who has it keeps it");
    assert!(!other.claim("owl", "other", LEASE).await.unwrap());
    assert!(other.claim_due("other", LEASE, 9).await.unwrap().is_empty());
    assert_eq!(one.table("owl").await.unwrap(), before, "for everybody else nothing has changed");

    // The node dies, and time goes by.
    place.meddle("UPDATE tables SET held_until = unixepoch() - 1").await;
    assert!(other.claim("owl", "other", LEASE).await.unwrap());
    assert!(!one.claim("owl", "one", LEASE).await.unwrap());
    place.meddle("UPDATE tables SET held_until = unixepoch() - 1").await;
    assert_eq!(one.claim_due("one", LEASE, 9).await.unwrap(), ["owl"]);
    one.release("one").await.unwrap();
    assert!(other.claim("owl", "other", LEASE).await.unwrap(), "what is given back is free at once");
    assert!(!one.claim("nowhere", "one", LEASE).await.unwrap());
}

async fn of_many_nodes_one_gets_each_table(place: Place) {
    let store = place.open().await;
    let seats = vec![bot(0), bot(1)];
    for number in 0..40 {
        let id = format!("table-{number:02}");
        store.create_table(&store::NewTable { seats: seats.clone(), ..new_table(&id) }).await.unwrap();
        store.start(&id, &seats, "header", &[], Next::House).await.unwrap();
    }
    let mut nodes = Vec::new();
    for node in ["a", "b", "c", "d"] {
        let store = place.open().await;
        nodes.push(tokio::spawn(async move {
            let mut got = Vec::new();
            for _ in 0..5 {
                // PostgreSQL may break off one of two that wait for each other; it then asks again.
                got = store.claim_due(node, LEASE, 3).await.unwrap_or(got);
            }
            got
        }));
    }
    let mut all = Vec::new();
    for node in nodes {
        all.extend(node.await.unwrap());
    }
    let count = all.len();
    all.sort();
    all.dedup();
    assert_eq!(all.len(), count, "no table is claimed by two");
    assert!(count >= 15, "there is enough for all: {count}");
}

async fn a_table_is_settled_only_as_it_was_seen(place: Place) {
    let store = place.open().await;
    store.create_table(&new_table("owl")).await.unwrap();
    store.start("owl", &new_table("owl").seats, "header", &lines(["one"]), Next::House).await.unwrap();
    store.settle("owl", 0).await.unwrap();
    assert_eq!(store.claim_due("one", LEASE, 9).await.unwrap(), ["owl"], "it has moved on since");
    store.settle("owl", 1).await.unwrap();
    assert!(store.claim_due("one", LEASE, 9).await.unwrap().is_empty());
}

async fn changes_are_counted_by_the_database(place: Place) {
    let (one, other) = (place.open().await, place.open().await);
    one.create_table(&new_table("owl")).await.unwrap();
    let read = one.table("owl").await.unwrap().unwrap().changes;
    assert_eq!(read, 1);
    let first = one.change_seat("owl", &SeatRecord::open(2), &person(2, "bo")).await.unwrap();
    let second = other.change_seat("owl", &person(2, "bo"), &SeatRecord::open(2)).await.unwrap();
    assert_eq!((first, second), (2, 3), "whichever node asks");
    let seats = one.table("owl").await.unwrap().unwrap().seats;
    assert_eq!(other.start("owl", &seats, "header", &[], Next::People).await.unwrap(), 4);
    assert_eq!(one.append("owl", 1, &lines(["one"]), Next::People).await.unwrap(), 5);
    assert_eq!(one.append("owl", 2, &[], Next::People).await.unwrap(), 5, "nothing was changed");
    other.finish("owl").await.unwrap();
    assert_eq!(one.table("owl").await.unwrap().unwrap().changes, 6);
}
