//! Who is waited for, the ways by which they are told, and that nobody is told twice.

use store::{Call, NewTable, Next, Store, Waiting, Way, WayKind, WayState};

use crate::engines::{Place, new_table, person, started};
use crate::on_both_engines;

on_both_engines!(
    a_table_is_heard_once_for_each_change_and_only_if_somebody_wants_to_be_told,
    of_two_nodes_one_takes_a_way_and_what_was_told_is_told_once,
    all_ways_to_one_address_rest_together,
    whoever_is_there_or_was_just_asked_is_left_alone,
    an_address_that_is_refused_again_and_again_is_left_alone,
    ways_are_confirmed_replaced_and_ended,
    an_address_stays_until_the_next_one_is_confirmed,
    a_forgotten_address_leaves_no_links,
    links_that_were_mailed_hold_beside_the_one_that_was_made,
    the_first_key_of_a_house_stays,
);

pub(crate) fn way(id: &str, owner: &str, kind: WayKind) -> Way {
    Way {
        id: id.into(),
        owner: owner.into(),
        kind,
        address: format!("{id}@example.org"),
        keys: None,
        lang: "en".into(),
        state: WayState::On,
        fails: 0,
        refused: 0,
    }
}

fn call(seat: u8, player: &str, turn: u64) -> Call {
    Call { seat, player: player.into(), turn }
}

/// A table that was looked at after its last change: these are waited for.
async fn heard(store: &dyn Store, calls: &[Call], at: i64) {
    let table = store.table("owl").await.unwrap().unwrap();
    store.hear("owl", table.changes, calls, at).await.unwrap();
}

async fn ids_to_tell(store: &dyn Store, at: i64, since: i64) -> Vec<String> {
    store.to_tell(at, since, 9).await.unwrap().into_iter().map(|way| way.id).collect()
}

async fn a_table_is_heard_once_for_each_change_and_only_if_somebody_wants_to_be_told(place: Place) {
    let store = place.open().await;
    started(&*store, "owl").await;
    assert_eq!(store.unheard(9).await.unwrap(), []);
    store.put_way(&Way { state: WayState::Asked, ..way("a", "ada", WayKind::Mail) }).await.unwrap();
    assert_eq!(store.unheard(9).await.unwrap(), [], "an address that was only asked is told nothing");
    assert!(store.confirm_way("a").await.unwrap());
    let changes = store.table("owl").await.unwrap().unwrap().changes;
    assert_eq!(store.unheard(9).await.unwrap(), [("owl".to_owned(), changes)]);
    store.hear("owl", changes, &[call(0, "ada", 0)], 5).await.unwrap();
    assert_eq!(store.unheard(9).await.unwrap(), []);
    store.append("owl", 1, &["entry".into()], Next::People).await.unwrap();
    assert_eq!(store.unheard(9).await.unwrap(), [("owl".to_owned(), changes + 1)]);
    heard(&*store, &[call(0, "ada", 0)], 50).await;
    store.hear("owl", changes, &[], 60).await.unwrap();
    let waiting = store.waiting(&way("a", "ada", WayKind::Mail), 5).await.unwrap();
    assert_eq!(waiting.len(), 1, "the same turn since 5, and a node that looked too early changes nothing");
    store.finish("owl").await.unwrap();
    heard(&*store, &[], 70).await;
    assert_eq!(store.waiting(&way("a", "ada", WayKind::Mail), 70).await.unwrap(), []);
    assert_eq!(store.unheard(9).await.unwrap(), []);
}

async fn of_two_nodes_one_takes_a_way_and_what_was_told_is_told_once(place: Place) {
    let (store, other) = (place.open().await, place.open().await);
    started(&*store, "owl").await;
    let mail = way("a", "ada", WayKind::Mail);
    store.put_way(&mail).await.unwrap();
    store.put_way(&way("t", "owl", WayKind::Hook)).await.unwrap();
    heard(&*store, &[call(0, "ada", 7)], 5).await;
    assert_eq!(ids_to_tell(&*other, 100, 100).await, ["a", "t"], "hers, and the table's");
    let (one, two) = tokio::join!(store.take_way("a", 100, 200), other.take_way("a", 100, 200));
    assert_eq!(i32::from(one.unwrap()) + i32::from(two.unwrap()), 1, "one of them tells");
    assert_eq!(ids_to_tell(&*other, 150, 100).await, ["t"]);
    assert_eq!(ids_to_tell(&*other, 200, 100).await, ["t", "a"], "whoever took it may have died");

    let waiting = store.waiting(&mail, 100).await.unwrap();
    assert_eq!(waiting, [Waiting { table: "owl".into(), call: call(0, "ada", 7), told: false }]);
    store.told("a", &waiting, 300).await.unwrap();
    assert!(other.waiting(&mail, 100).await.unwrap()[0].told);
    assert_eq!(ids_to_tell(&*other, 999, 100).await, ["t"]);
    heard(&*store, &[call(0, "ada", 7)], 400).await;
    assert_eq!(ids_to_tell(&*other, 999, 999).await, ["t"], "it is the same turn still");
    store.append("owl", 1, &["entry".into()], Next::People).await.unwrap();
    heard(&*store, &[call(0, "ada", 9)], 400).await;
    assert_eq!(ids_to_tell(&*other, 250, 999).await, ["t"], "the way rests");
    assert_eq!(ids_to_tell(&*other, 999, 999).await, ["t", "a"], "another turn is told again");
    store.failed("a", 2000, false, 3).await.unwrap();
    assert_eq!(ids_to_tell(&*other, 1999, 1999).await, ["t"]);
    assert_eq!(store.way("a").await.unwrap().unwrap().fails, 1);
    assert!(store.end_way("a").await.unwrap());
    store.told("a", &waiting, 300).await.unwrap();
    assert_eq!(ids_to_tell(&*other, 9999, 9999).await, ["t"]);
    other.close().await;
}

async fn all_ways_to_one_address_rest_together(place: Place) {
    let (store, other) = (place.open().await, place.open().await);
    let table = NewTable { seats: vec![person(0, "ada"), person(1, "bo")], ..new_table("owl") };
    store.create_table(&table).await.unwrap();
    store.start("owl", &table.seats, "header", &[], Next::People).await.unwrap();
    let to = |address: &str, way: Way| Way { address: address.into(), ..way };
    store.put_way(&to("both@example.org", way("a", "ada", WayKind::Mail))).await.unwrap();
    store.put_way(&to("Both@Example.org", way("b", "bo", WayKind::Mail))).await.unwrap();
    store.put_way(&to("both@example.org", way("h", "ada", WayKind::Hook))).await.unwrap();
    store.put_way(&way("c", "ada", WayKind::Push)).await.unwrap();
    heard(&*store, &[call(0, "ada", 7), call(1, "bo", 7)], 5).await;
    assert_eq!(ids_to_tell(&*store, 100, 100).await, ["a", "b", "c", "h"]);
    let (one, two) = tokio::join!(store.take_way("a", 100, 200), other.take_way("b", 100, 200));
    assert_eq!(i32::from(one.unwrap()) + i32::from(two.unwrap()), 1, "one letter at a time goes there");
    assert_eq!(ids_to_tell(&*store, 199, 100).await, ["c", "h"]);
    store.told("a", &store.waiting(&way("a", "ada", WayKind::Mail), 100).await.unwrap(), 300).await.unwrap();
    assert_eq!(ids_to_tell(&*store, 299, 100).await, ["c", "h"], "and one an hour, whoever it tells");
    assert_eq!(ids_to_tell(&*store, 300, 100).await, ["c", "h", "b"]);
    store.append("owl", 1, &["entry".into()], Next::People).await.unwrap();
    heard(&*store, &[call(0, "ada", 9), call(1, "bo", 7)], 310).await;
    assert_eq!(ids_to_tell(&*store, 400, 400).await, ["c", "h", "b", "a"], "whoever was not told is next");
    store.failed("b", 500, false, 3).await.unwrap();
    assert_eq!(ids_to_tell(&*store, 499, 499).await, ["c", "h"]);
    // A letter that was sent beside those that tell is one too, and takes nothing from a longer rest.
    store.rest_address("BOTH@example.org", 600).await.unwrap();
    store.rest_address("both@example.org", 550).await.unwrap();
    assert_eq!(ids_to_tell(&*store, 599, 499).await, ["c", "h"]);
    assert_eq!(ids_to_tell(&*store, 600, 499).await, ["c", "h", "a", "b"]);
    other.close().await;
}

async fn whoever_is_there_or_was_just_asked_is_left_alone(place: Place) {
    let store = place.open().await;
    started(&*store, "owl").await;
    store.put_way(&way("a", "ada", WayKind::Push)).await.unwrap();
    heard(&*store, &[call(0, "ada", 7)], 50).await;
    assert_eq!(ids_to_tell(&*store, 100, 49).await, [""; 0]);
    store.see(&[("owl".into(), "ada".into())], 90).await.unwrap();
    assert_eq!(ids_to_tell(&*store, 100, 80).await, [""; 0], "a page of hers was open a moment ago");
    assert_eq!(ids_to_tell(&*store, 190, 90).await, ["a"]);
    store.append("owl", 1, &["entry".into()], Next::People).await.unwrap();
    heard(&*store, &[], 200).await;
    assert_eq!(ids_to_tell(&*store, 300, 300).await, [""; 0], "nobody waits for her any more");
}

async fn an_address_that_is_refused_again_and_again_is_left_alone(place: Place) {
    let store = place.open().await;
    store.put_way(&way("a", "ada", WayKind::Mail)).await.unwrap();
    for refused in [true, true, false, true, true] {
        store.failed("a", 1, refused, 3).await.unwrap();
        assert_eq!(store.way("a").await.unwrap().unwrap().state, WayState::On);
    }
    store.failed("a", 1, true, 3).await.unwrap();
    let left_alone = store.way("a").await.unwrap().unwrap();
    assert_eq!((left_alone.state, left_alone.refused, left_alone.fails), (WayState::Refused, 3, 6));
    assert!(!store.take_way("a", 9, 10).await.unwrap());
}

async fn ways_are_confirmed_replaced_and_ended(place: Place) {
    let store = place.open().await;
    let asked = Way { state: WayState::Asked, ..way("first", "ada", WayKind::Mail) };
    store.put_way(&asked).await.unwrap();
    assert_eq!(store.way("first").await.unwrap(), Some(asked));
    assert_eq!(store.way("unknown").await.unwrap(), None);
    assert!(store.confirm_way("first").await.unwrap());
    assert!(!store.confirm_way("first").await.unwrap());
    assert!(!store.confirm_way("").await.unwrap());
    store.put_way(&way("second", "ada", WayKind::Mail)).await.unwrap();
    for number in 0..12 {
        store.put_way(&way(&format!("push {number}"), "ada", WayKind::Push)).await.unwrap();
    }
    store.put_way(&way("b", "bo", WayKind::Mail)).await.unwrap();
    let ways = store.ways_of("ada").await.unwrap();
    assert_eq!(ways.iter().filter(|way| way.kind == WayKind::Mail).count(), 1, "{ways:?}");
    assert_eq!(ways.len(), 11, "ten browsers and one address");
    assert!(ways.iter().any(|way| way.id == "push 11"));
    store.speak("ada", "de").await.unwrap();
    assert!(store.ways_of("ada").await.unwrap().iter().all(|way| way.lang == "de"));
    assert_eq!(store.ways_of("bo").await.unwrap()[0].lang, "en");
    assert!(store.end_way("second").await.unwrap() && !store.end_way("second").await.unwrap());

    store.put_feed("ada", "one").await.unwrap();
    store.put_feed("ada", "two").await.unwrap();
    assert_eq!(store.feed("one").await.unwrap(), None, "the new one ends the one before");
    assert_eq!(store.feed("two").await.unwrap().as_deref(), Some("ada"));
    assert!(store.has_feed("ada").await.unwrap() && !store.has_feed("bo").await.unwrap());
}

async fn an_address_stays_until_the_next_one_is_confirmed(place: Place) {
    let store = place.open().await;
    let asked = |id: &str| Way { state: WayState::Asked, ..way(id, "ada", WayKind::Mail) };
    let ids = async || {
        let ways = store.ways_of("ada").await.unwrap();
        let mut ids: Vec<String> = ways.into_iter().map(|way| way.id).collect();
        ids.sort();
        ids
    };
    store.put_way(&asked("a")).await.unwrap();
    assert!(store.confirm_way("a").await.unwrap());
    store.put_way(&asked("b")).await.unwrap();
    store.put_way(&asked("c")).await.unwrap();
    assert_eq!(ids().await, ["a", "c"], "of those that are asked the last one counts");
    assert_eq!(store.way("a").await.unwrap().unwrap().state, WayState::On);
    assert!(store.confirm_way("c").await.unwrap());
    assert_eq!(ids().await, ["c"]);
}

async fn a_forgotten_address_leaves_no_links(place: Place) {
    let store = place.open().await;
    let table = NewTable { seats: vec![person(0, "ada"), person(1, "bo")], ..new_table("owl") };
    store.create_table(&table).await.unwrap();
    store.start("owl", &table.seats, "header", &[], Next::People).await.unwrap();
    let player = |seat: usize| table.seats[seat].player.clone().unwrap();
    let holds = async |hash: &str| store.link(hash).await.unwrap().map(|link| link.holds);
    store.put_way(&way("mail", &player(0), WayKind::Mail)).await.unwrap();
    store.put_link("owl", 0, "made").await.unwrap();
    store.put_mailed_link("owl", 0, "mailed").await.unwrap();
    store.put_mailed_link("owl", 1, "others").await.unwrap();
    assert!(store.forget_way("mail").await.unwrap() && !store.forget_way("mail").await.unwrap());
    assert_eq!(store.way("mail").await.unwrap(), None);
    assert_eq!((holds("made").await, holds("mailed").await), (Some(true), Some(false)));
    assert_eq!(holds("others").await, Some(true), "those of another seat are another's");

    // Nor does one in whose place another was confirmed.
    store.put_way(&way("first", &player(1), WayKind::Mail)).await.unwrap();
    let next = Way { state: WayState::Asked, ..way("next", &player(1), WayKind::Mail) };
    store.put_way(&next).await.unwrap();
    assert_eq!(holds("others").await, Some(true));
    assert!(store.confirm_way("next").await.unwrap());
    assert_eq!(holds("others").await, Some(false));
}

async fn links_that_were_mailed_hold_beside_the_one_that_was_made(place: Place) {
    let store = place.open().await;
    started(&*store, "owl").await;
    let holds = async |hash: &str| store.link(hash).await.unwrap().map(|link| link.holds);
    store.put_link("owl", 0, "made").await.unwrap();
    for number in 0..12 {
        store.put_mailed_link("owl", 0, &format!("mailed {number}")).await.unwrap();
    }
    assert_eq!((holds("made").await, holds("mailed 11").await), (Some(true), Some(true)));
    let mut kept = 0;
    for number in 0..12 {
        kept += usize::from(holds(&format!("mailed {number}")).await.is_some());
    }
    assert_eq!(kept, 10);
    store.put_mailed_link("owl", 0, "mailed 11").await.unwrap();
    store.put_link("owl", 0, "new").await.unwrap();
    store.put_mailed_link("owl", 0, "mailed 11").await.unwrap();
    assert_eq!((holds("mailed 11").await, holds("new").await), (Some(false), Some(true)));
}

async fn the_first_key_of_a_house_stays(place: Place) {
    let store = place.open().await;
    store.host_secret().await.unwrap();
    assert_eq!(store.push_key(b"first").await.unwrap(), b"first");
    assert_eq!(store.push_key(b"second").await.unwrap(), b"first");
}
