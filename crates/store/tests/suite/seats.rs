//! Sitting down, getting up, and a bot that takes over.

use std::sync::Arc;

use store::{Next, SeatKind, SeatRecord, Status, StoreError};
use tokio::sync::Barrier;

use crate::engines::{Place, bot, new_table, person, started};
use crate::on_both_engines;

on_both_engines!(
    a_seat_changes_only_from_what_the_caller_saw,
    of_many_that_sit_down_one_gets_the_seat,
    a_bot_takes_over_and_the_owner_returns,
    a_nonce_is_fixed_by_the_start,
    a_start_from_stale_seats_is_refused,
);

async fn a_seat_changes_only_from_what_the_caller_saw(place: Place) {
    let store = place.open().await;
    let table = new_table("owl");
    store.create_table(&table).await.unwrap();
    let (empty, eve) = (SeatRecord::open(2), person(2, "eve"));
    store.change_seat("owl", &empty, &eve).await.unwrap();
    assert_eq!(store.table("owl").await.unwrap().unwrap().seats[2], eve);
    assert_eq!(store.tables_of("eve").await.unwrap().len(), 1);

    // Every field counts.
    for stale in [
        empty.clone(),
        SeatRecord { kind: SeatKind::Bot("careful".into()), ..eve.clone() },
        SeatRecord { name: "eve".into(), ..eve.clone() },
        SeatRecord { player: None, ..eve.clone() },
        SeatRecord { nonce: None, ..eve.clone() },
    ] {
        let conflict = store.change_seat("owl", &stale, &person(2, "mallory")).await.unwrap_err();
        assert!(
            matches!(&conflict, StoreError::Conflict { table, seat: 2 } if table == "owl"),
            "{stale:?}: {conflict}"
        );
    }
    let missing = store.change_seat("owl", &SeatRecord::open(7), &person(7, "eve")).await.unwrap_err();
    assert!(matches!(missing, StoreError::NoSuchSeat { seat: 7, .. }), "{missing}");

    store.change_seat("owl", &eve, &empty).await.unwrap();
    assert_eq!(store.table("owl").await.unwrap().unwrap().seats, table.seats);
    assert_eq!(store.tables_of("eve").await.unwrap(), []);
}

async fn of_many_that_sit_down_one_gets_the_seat(place: Place) {
    const RIVALS: usize = 16;
    let nodes = [place.open().await, place.open().await];
    nodes[0].create_table(&new_table("owl")).await.unwrap();
    // Several rounds: in the first one the rivals still wait for their connections.
    for _ in 0..10 {
        let together = Arc::new(Barrier::new(RIVALS));
        let rivals: Vec<_> = (0..RIVALS)
            .map(|rival| {
                let (store, together) = (nodes[rival % 2].clone(), together.clone());
                tokio::spawn(async move {
                    together.wait().await;
                    let seated = person(2, &format!("rival {rival}"));
                    store.change_seat("owl", &SeatRecord::open(2), &seated).await.map(|_| seated)
                })
            })
            .collect();
        let mut winners = Vec::new();
        for rival in rivals {
            match rival.await.unwrap() {
                Ok(seated) => winners.push(seated),
                Err(StoreError::Conflict { seat: 2, .. }) => {}
                Err(other) => panic!("{other}"),
            }
        }
        assert_eq!(winners, [nodes[1].table("owl").await.unwrap().unwrap().seats[2].clone()]);
        nodes[0].change_seat("owl", &winners[0], &SeatRecord::open(2)).await.unwrap();
    }
}

async fn a_bot_takes_over_and_the_owner_returns(place: Place) {
    let store = place.open().await;
    let table = started(&*store, "owl").await;
    let ada = &table.seats[0];
    let stand_in = SeatRecord { kind: SeatKind::Bot("careful".into()), ..ada.clone() };
    store.change_seat("owl", ada, &stand_in).await.unwrap();
    assert_eq!(store.table("owl").await.unwrap().unwrap().seats[0], stand_in);
    assert_eq!(store.tables_of("ada").await.unwrap().len(), 1, "the seat is still hers");
    store.change_seat("owl", &stand_in, ada).await.unwrap();
    assert_eq!(store.table("owl").await.unwrap().unwrap().seats[0], *ada);

    store.finish("owl").await.unwrap();
    let late = store.change_seat("owl", ada, &stand_in).await.unwrap_err();
    assert!(matches!(late, StoreError::WrongStatus { status: Status::Over, .. }), "{late}");
}

async fn a_nonce_is_fixed_by_the_start(place: Place) {
    let store = place.open().await;
    let mut table = new_table("owl");
    store.create_table(&table).await.unwrap();
    let ada = SeatRecord { nonce: Some("changed before the start".into()), ..table.seats[0].clone() };
    store.change_seat("owl", &table.seats[0], &ada).await.unwrap();
    table.seats[0] = ada.clone();
    store.start("owl", &table.seats, "header", &[], Next::People).await.unwrap();
    for nonce in [None, Some("changed afterwards".to_owned())] {
        let fixed = store.change_seat("owl", &ada, &SeatRecord { nonce, ..ada.clone() }).await.unwrap_err();
        assert!(matches!(&fixed, StoreError::NonceFixed { table, seat: 0 } if table == "owl"), "{fixed}");
    }
    assert_eq!(store.table("owl").await.unwrap().unwrap().seats, table.seats);
}

async fn a_start_from_stale_seats_is_refused(place: Place) {
    let store = place.open().await;
    let table = new_table("owl");
    store.create_table(&table).await.unwrap();
    store.change_seat("owl", &SeatRecord::open(2), &bot(2)).await.unwrap();
    let fewer = &table.seats[..2];
    for stale in [&table.seats[..], fewer] {
        let conflict = store.start("owl", stale, "header", &[], Next::People).await.unwrap_err();
        assert!(matches!(conflict, StoreError::Conflict { seat: 2, .. }), "{conflict}");
    }
    let kept = store.table("owl").await.unwrap().unwrap();
    assert_eq!(kept.status, Status::Open);
    store.start("owl", &kept.seats, "header", &[], Next::People).await.unwrap();
}
