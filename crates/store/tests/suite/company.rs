//! What is kept of people beside their game: links of seats, seats that moved, talk and manners.

use store::{Circle, Company, Saying, SeatLink, SeatRecord, StoreError, Token};

use crate::engines::{Place, new_table, started};
use crate::on_both_engines;

on_both_engines!(
    of_the_links_of_a_seat_the_newest_holds,
    a_seat_moves_with_all_that_belongs_to_it,
    talk_is_numbered_and_the_last_of_it_comes_back,
    manners_change_only_from_what_the_caller_saw,
    tokens_are_found_by_their_hash_and_ended_by_their_owner,
);

async fn of_the_links_of_a_seat_the_newest_holds(place: Place) {
    let store = place.open().await;
    started(&*store, "owl").await;
    let link = |holds| Some(SeatLink { table: "owl".into(), seat: 0, holds });
    store.put_link("owl", 0, "first").await.unwrap();
    store.put_link("owl", 1, "another seat's").await.unwrap();
    assert_eq!(store.link("first").await.unwrap(), link(true));
    store.put_link("owl", 0, "second").await.unwrap();
    assert_eq!(store.link("first").await.unwrap(), link(false));
    assert_eq!(store.link("second").await.unwrap(), link(true));
    assert!(store.link("another seat's").await.unwrap().unwrap().holds);
    assert_eq!(store.link("unknown").await.unwrap(), None);
    assert_eq!(store.link("").await.unwrap(), None);
    let missing = store.put_link("crow", 0, "x").await.unwrap_err();
    assert!(matches!(missing, StoreError::NoSuchTable { .. }), "{missing}");
    for number in 0..30 {
        store.put_link("owl", 0, &format!("link {number}")).await.unwrap();
    }
    assert!(store.link("link 29").await.unwrap().unwrap().holds);
    let mut kept = 0;
    for number in 0..30 {
        kept += usize::from(store.link(&format!("link {number}")).await.unwrap().is_some());
    }
    assert!((1..=20).contains(&kept), "{kept} are kept: not all of them for ever");
}

async fn a_seat_moves_with_all_that_belongs_to_it(place: Place) {
    let store = place.open().await;
    let table = started(&*store, "owl").await;
    store.put_link("owl", 0, "link").await.unwrap();
    let ada = &table.seats[0];
    let phone = SeatRecord { player: Some("phone".into()), ..ada.clone() };
    let before = store.table("owl").await.unwrap().unwrap();
    let changes = store.move_seat("owl", ada, &phone, true).await.unwrap();
    let after = store.table("owl").await.unwrap().unwrap();
    assert_eq!((after.changes, after.entries), (changes, before.entries));
    assert!(changes > before.changes);
    assert_eq!(after.seats[0], phone);
    assert_eq!(store.company("owl").await.unwrap().host.as_deref(), Some("phone"));
    assert!(store.link("link").await.unwrap().unwrap().holds, "the same person plays on");

    let cleo = SeatRecord { player: Some("cleo".into()), name: "Cleo".into(), ..phone.clone() };
    let stale = store.move_seat("owl", ada, &cleo, false).await.unwrap_err();
    assert!(matches!(stale, StoreError::Conflict { seat: 0, .. }), "{stale}");
    store.move_seat("owl", &phone, &cleo, false).await.unwrap();
    assert_eq!(store.company("owl").await.unwrap().host.as_deref(), Some("phone"));
    assert!(!store.link("link").await.unwrap().unwrap().holds, "somebody else plays on");
    let moves = store.seat_moves("owl").await.unwrap();
    let told: Vec<_> = moves.iter().map(|moved| (&*moved.giver, &*moved.taker, moved.is_handed())).collect();
    assert_eq!(told, [("ada", "phone", false), ("phone", "cleo", true)]);
    let nobody = store.move_seat("owl", &table.seats[2], &cleo, false).await.unwrap_err();
    assert!(matches!(nobody, StoreError::Unfit { .. }), "{nobody}");
    assert_eq!(store.seat_moves("crow").await.unwrap(), []);
}

async fn talk_is_numbered_and_the_last_of_it_comes_back(place: Place) {
    let store = place.open().await;
    started(&*store, "owl").await;
    let mut news = store.news();
    let saying = |seat, text: &str| Saying {
        circle: if seat == Some(0) { Circle::Players } else { Circle::Spectators },
        player: "ada".into(),
        name: "Ada".into(),
        seat,
        text: text.into(),
    };
    let mut said = Vec::new();
    for (seat, text) in [(Some(0), "Hello"), (None, "'; DROP TABLE talk; --"), (Some(0), "🎲")] {
        said.push(store.say("owl", &saying(seat, text)).await.unwrap());
    }
    assert_eq!(said.iter().map(|said| said.number).collect::<Vec<_>>(), [1, 2, 3]);
    assert!(said[0].at > 1_700_000_000);
    assert_eq!(news.recv().await.unwrap().table, "owl");
    assert_eq!(store.talk_after("owl", 0, 9).await.unwrap(), said);
    assert_eq!(store.talk_after("owl", 0, 2).await.unwrap(), said[1..]);
    assert_eq!(store.talk_after("owl", 2, 9).await.unwrap(), said[2..]);
    assert_eq!(store.company("owl").await.unwrap().talked, 3);
    let unfit = store.say("owl", &saying(None, "zero \0 character")).await.unwrap_err();
    assert!(matches!(unfit, StoreError::Unfit { .. }), "{unfit}");
    assert!(matches!(store.say("crow", &saying(None, "x")).await, Err(StoreError::NoSuchTable { .. })));
}

async fn manners_change_only_from_what_the_caller_saw(place: Place) {
    let store = place.open().await;
    store.create_table(&new_table("owl")).await.unwrap();
    assert_eq!(store.company("owl").await.unwrap(), Company::default());
    assert!(store.change_manners("owl", None, "polite").await.unwrap());
    assert!(!store.change_manners("owl", None, "rude").await.unwrap());
    assert!(store.change_manners("owl", Some("polite"), "quiet").await.unwrap());
    assert_eq!(store.company("owl").await.unwrap().manners.as_deref(), Some("quiet"));
}

async fn tokens_are_found_by_their_hash_and_ended_by_their_owner(place: Place) {
    let store = place.open().await;
    let token = |id: &str, player: &str| Token {
        id: id.into(),
        player: player.into(),
        label: "a program".into(),
        scopes: "read play".into(),
    };
    store.put_token("hash 1", &token("1", "ada")).await.unwrap();
    store.put_token("hash 2", &token("2", "bo")).await.unwrap();
    assert_eq!(store.token("hash 1").await.unwrap(), Some(token("1", "ada")));
    assert_eq!(store.token("hash 3").await.unwrap(), None);
    assert_eq!(store.token("").await.unwrap(), None);
    assert_eq!(store.tokens_of("bo").await.unwrap(), [token("2", "bo")]);
    assert!(!store.end_token("bo", "1").await.unwrap(), "it is somebody else's");
    assert!(store.end_token("ada", "1").await.unwrap());
    assert_eq!(store.token("hash 1").await.unwrap(), None);
    assert!(!store.end_token("ada", "1").await.unwrap());
}
