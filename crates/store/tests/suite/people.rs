//! What is kept of people over their tables: how their games went.

use store::{NewTable, Next, Status, StoreError};

use crate::engines::{Place, bot, new_table, person, started};
use crate::on_both_engines;

on_both_engines!(
    results_are_kept_once_and_found_by_whoever_played,
    only_tables_that_were_made_public_are_listed_as_such,
);

async fn results_are_kept_once_and_found_by_whoever_played(place: Place) {
    let store = place.open().await;
    for id in ["owl", "crow", "jay"] {
        started(&*store, id).await;
    }
    let other = NewTable { id: "kite".into(), seats: vec![person(0, "bo"), bot(1)], ..new_table("kite") };
    store.create_table(&other).await.unwrap();
    store.start("kite", &other.seats, "header", &[], Next::People).await.unwrap();
    let early = store.put_result("owl", "it is not over").await.unwrap_err();
    assert!(matches!(early, StoreError::WrongStatus { status: Status::Playing, .. }), "{early}");
    for id in ["owl", "crow", "kite"] {
        store.finish(id).await.unwrap();
    }
    store.put_result("owl", "ada won").await.unwrap();
    store.put_result("owl", "nobody won").await.unwrap();
    let unknown = store.put_result("heron", "x").await.unwrap_err();
    assert!(matches!(unknown, StoreError::NoSuchTable { .. }), "{unknown}");

    let mut past = store.past_games_of("ada").await.unwrap();
    past.sort_by(|one, other| one.id.cmp(&other.id));
    let found: Vec<_> = past.iter().map(|game| (&*game.id, game.result.as_deref())).collect();
    assert_eq!(found, [("crow", None), ("owl", Some("ada won"))], "the first word stays");
    assert_eq!((&*past[0].game, &past[0].seats), ("globetrotters", &new_table("crow").seats));
    assert!(past[0].ended_at > 1_700_000_000);
    let running = store.running_tables_of("ada").await.unwrap();
    assert_eq!(running.iter().map(|table| &*table.id).collect::<Vec<_>>(), ["jay"]);
    assert_eq!(store.past_games_of("bo").await.unwrap()[0].id, "kite");
    assert_eq!(store.past_games_of("nobody").await.unwrap(), []);
    assert_eq!(store.past_games_of("").await.unwrap(), []);
    assert_eq!(store.running_tables_of("").await.unwrap(), []);
}

async fn only_tables_that_were_made_public_are_listed_as_such(place: Place) {
    let store = place.open().await;
    for id in ["owl", "crow", "jay", "kite"] {
        store.create_table(&new_table(id)).await.unwrap();
    }
    for id in ["owl", "jay", "kite"] {
        store.make_public(id).await.unwrap();
    }
    // What else is kept of a table's company makes it no more public.
    store.change_manners("crow", None, "polite").await.unwrap();
    store.start("jay", &new_table("jay").seats, "header", &[], Next::People).await.unwrap();
    store.start("kite", &new_table("kite").seats, "header", &[], Next::People).await.unwrap();
    store.finish("kite").await.unwrap();
    let public = store.public_tables(9).await.unwrap();
    let found: Vec<_> = public.iter().map(|table| (&*table.id, table.status)).collect();
    assert_eq!(
        found,
        [("jay", Status::Playing), ("owl", Status::Open)],
        "the newest first, none that is over"
    );
    assert_eq!(public[1].seats, new_table("owl").seats);
    assert_eq!(store.public_tables(1).await.unwrap().len(), 1);
    assert!(store.company("owl").await.unwrap().public && !store.company("crow").await.unwrap().public);
    assert!(matches!(store.make_public("heron").await, Err(StoreError::NoSuchTable { .. })));
}
