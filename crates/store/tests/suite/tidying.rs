//! Tables that are taken out.

use store::{Circle, Next, Saying, StoreError, WayKind};

use crate::calls::way;
use crate::engines::{Place, started};
use crate::on_both_engines;

on_both_engines!(
    a_table_is_taken_out_with_all_that_is_kept_of_it,
    what_has_changed_meanwhile_stays,
    tables_are_found_by_how_long_nothing_has_changed
);

async fn a_table_is_taken_out_with_all_that_is_kept_of_it(place: Place) {
    let store = place.open().await;
    for id in ["owl", "cat"] {
        started(&*store, id).await;
        store.append(id, 1, &["an entry".into()], Next::People).await.unwrap();
        store.note(id, 1, "a note", None, None).await.unwrap();
        store.change_manners(id, None, "{}").await.unwrap();
        store.put_way(&way(&format!("channel of {id}"), id, WayKind::Hook)).await.unwrap();
        store.put_link(id, 0, &format!("the hash of {id}")).await.unwrap();
        let (player, name, text) = ("ada".into(), "Ada".into(), "Hello".into());
        let saying = Saying { circle: Circle::Players, player, name, seat: Some(0), text };
        store.say(id, &saying).await.unwrap();
    }
    let changes = store.table("owl").await.unwrap().unwrap().changes;
    assert!(store.remove("owl", changes).await.unwrap());
    assert!(store.table("owl").await.unwrap().is_none());
    assert!(matches!(store.journal("owl").await, Err(StoreError::NoSuchTable { .. })));
    assert!(store.link("the hash of owl").await.unwrap().is_none());
    assert!(store.talk_after("owl", 0, 9).await.unwrap().is_empty());
    assert!(store.ways_of("owl").await.unwrap().is_empty(), "the secret of its channel is not kept");
    assert!(!store.remove("owl", changes).await.unwrap(), "it is not there any more");
    // The id is free again, as if nothing had been.
    started(&*store, "owl").await;

    assert_eq!(store.journal("cat").await.unwrap().len(), 2, "others are left alone");
    assert!(store.link("the hash of cat").await.unwrap().is_some());
    assert_eq!(store.talk_after("cat", 0, 9).await.unwrap().len(), 1);
    assert_eq!(store.ways_of("cat").await.unwrap().len(), 1);
    store.close().await;
}

async fn what_has_changed_meanwhile_stays(place: Place) {
    let store = place.open().await;
    started(&*store, "owl").await;
    let changes = store.table("owl").await.unwrap().unwrap().changes;
    store.append("owl", 1, &["an entry".into()], Next::People).await.unwrap();
    assert!(!store.remove("owl", changes).await.unwrap());
    assert_eq!(store.journal("owl").await.unwrap().len(), 2);
    store.close().await;
}

async fn tables_are_found_by_how_long_nothing_has_changed(place: Place) {
    let store = place.open().await;
    for id in ["owl", "cat"] {
        started(&*store, id).await;
    }
    store.finish("owl").await.unwrap();
    assert_eq!(store.unchanged_for(true, 0).await.unwrap(), ["owl"]);
    assert_eq!(store.unchanged_for(false, 0).await.unwrap(), ["cat"]);
    assert!(store.unchanged_for(true, 3600).await.unwrap().is_empty());
    assert!(store.unchanged_for(false, 3600).await.unwrap().is_empty());
    store.close().await;
}
