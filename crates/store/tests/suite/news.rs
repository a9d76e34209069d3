//! News of every change, by whichever node.

use std::time::Duration;

use sqlx::Connection;
use store::{News, Next, SeatRecord};
use tokio::sync::broadcast::Receiver;

use crate::engines::{Place, bot, lines, new_table, started};
use crate::on_both_engines;

on_both_engines!(
    every_change_is_told_after_it_is_committed,
    a_refused_change_is_no_news,
    news_of_an_append_says_which_change_it_was,
);

/// The next news. The time limit only turns a hang into a failure.
pub(crate) async fn next(news: &mut Receiver<News>) -> String {
    let news = tokio::time::timeout(Duration::from_secs(30), news.recv());
    news.await.expect("news arrives").expect("no news is missed").table
}

async fn wait_for(news: &mut Receiver<News>, table: &str) {
    while next(news).await != table {}
}

async fn every_change_is_told_after_it_is_committed(place: Place) {
    let store = place.open().await;
    let mut news = store.news();
    let table = new_table("owl");
    let entries = async || store.table("owl").await.unwrap().unwrap().entries;

    store.create_table(&table).await.unwrap();
    assert_eq!(next(&mut news).await, "owl");
    store.change_seat("owl", &SeatRecord::open(2), &bot(2)).await.unwrap();
    assert_eq!(next(&mut news).await, "owl");
    let seats = store.table("owl").await.unwrap().unwrap().seats;
    store.start("owl", &seats, "header", &lines(["one"]), Next::People).await.unwrap();
    assert_eq!(next(&mut news).await, "owl");
    assert_eq!(entries().await, 1);
    store.append("owl", 2, &lines(["two", "three"]), Next::People).await.unwrap();
    assert_eq!(next(&mut news).await, "owl");
    assert_eq!(entries().await, 3, "whoever reads after the news sees the change");
    store.finish("owl").await.unwrap();
    assert_eq!(next(&mut news).await, "owl");
}

/// Whoever did it need not read it again. What is read beside the journal is always read.
async fn news_of_an_append_says_which_change_it_was(place: Place) {
    let store = place.open().await;
    started(&*store, "owl").await;
    let mut news = store.news();
    let changes = store.append("owl", 1, &lines(["one", "two"]), Next::People).await.unwrap();
    store.note("owl", 1, "a note", None, None).await.unwrap();
    let after = store.append("owl", 3, &lines(["three"]), Next::People).await.unwrap();
    assert_eq!(after, changes + 2);
    let mut said = Vec::new();
    while said.last() != Some(&Some(after)) {
        said.push(news.recv().await.unwrap().changes);
    }
    // The news of what was done above may still have been on its way.
    assert_eq!(said[said.len() - 3..], [Some(changes), None, Some(after)]);
}

async fn a_refused_change_is_no_news(place: Place) {
    let store = place.open().await;
    started(&*store, "owl").await;
    let mut news = store.news();
    if place.is_postgres() {
        // The news of what was done above may still be on its way.
        store.create_table(&new_table("first mark")).await.unwrap();
        wait_for(&mut news, "first mark").await;
    }
    store.create_table(&new_table("owl")).await.unwrap_err();
    store.append("owl", 7, &lines(["gap"]), Next::People).await.unwrap_err();
    store.append("owl", 1, &[], Next::People).await.unwrap();
    store.change_seat("owl", &bot(2), &bot(2)).await.unwrap_err();
    store.put_edition("hash", "text").await.unwrap();
    store.create_table(&new_table("last mark")).await.unwrap();
    assert_eq!(next(&mut news).await, "last mark");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_carries_news_from_node_to_node() {
    let place = Place::postgres().await;
    let (here, there) = (place.open().await, place.open().await);
    let mut news = there.news();
    started(&*here, "owl").await;
    assert_eq!([next(&mut news).await, next(&mut news).await], ["owl", "owl"]);
    for number in 1..=20 {
        here.append("owl", number, &lines(["entry"]), Next::People).await.unwrap();
        assert_eq!(next(&mut news).await, "owl");
        assert!(there.table("owl").await.unwrap().unwrap().entries >= number);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_listens_again_after_its_connection_was_terminated() {
    let place = Place::postgres().await;
    let (here, there) = (place.open().await, place.open().await);
    let mut news = [here.news(), there.news()];
    for round in 0..3 {
        assert_eq!(terminate(&place, "globetable news").await, 2, "one listening connection for each node");
        // It may be told while nobody listens, or at any moment of connecting again.
        for table in [format!("perhaps missed {round}"), format!("heard {round}")] {
            here.create_table(&new_table(&table)).await.unwrap();
            for news in &mut news {
                wait_for(news, &table).await;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_tells_afterwards_what_happened_while_nobody_could_listen() {
    let place = Place::postgres().await;
    let (here, there) = (place.open().await, place.open().await);
    let mut news = there.news();
    started(&*here, "owl").await;
    wait_for(&mut news, "owl").await;

    // No new connection is let in, so `there` cannot listen again; `here` works on with the one it has.
    place.allow_connections(false).await;
    assert_eq!(terminate(&place, "globetable news").await, 2);
    here.create_table(&new_table("fox")).await.unwrap();
    place.allow_connections(true).await;
    wait_for(&mut news, "fox").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_works_again_after_all_connections_were_terminated() {
    let place = Place::postgres().await;
    let store = place.open().await;
    started(&*store, "owl").await;
    assert!(terminate(&place, "globetable").await >= 1);
    store.append("owl", 1, &lines(["entry"]), Next::People).await.unwrap();
    assert_eq!(store.journal("owl").await.unwrap(), ["header", "entry"]);
}

/// Ends the connections with this name, as an administrator would; how many there were.
async fn terminate(place: &Place, application: &str) -> usize {
    let mut admin = place.admin().await;
    // The time limit makes the server wait until each of them has really gone.
    let ended: Vec<bool> = sqlx::query_scalar(
        "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
         WHERE application_name = $1 AND datname = $2",
    )
    .bind(application)
    .bind(&place.database)
    .fetch_all(&mut admin)
    .await
    .unwrap();
    admin.close().await.unwrap();
    assert!(ended.iter().all(|ended| *ended));
    ended.len()
}
