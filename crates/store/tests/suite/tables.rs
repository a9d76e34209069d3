//! Tables, editions and the secret: what goes in comes out.

use store::{NewTable, Next, SeatKind, SeatRecord, Status, StoreError, TABLES_LISTED};

use crate::engines::{Place, lines, new_table, person, started};
use crate::on_both_engines;

on_both_engines!(
    a_table_comes_back_as_it_was_made,
    an_id_is_given_once,
    the_life_of_a_table,
    a_player_sees_the_newest_tables_first,
    an_edition_is_kept_once,
    the_secret_is_the_same_ever_after,
    unfit_values_are_refused_alike,
);

async fn a_table_comes_back_as_it_was_made(place: Place) {
    let store = place.open().await;
    let odd = "Žofie 🦉 — ‘квест’ \u{202e}rtl\u{202c}\t\"'; DROP TABLE seats; --";
    let mut table = new_table(odd);
    table.setup = format!("{{\"note\":\"{odd}\"}}");
    table.seats[0] = SeatRecord {
        seat: 255,
        kind: SeatKind::Bot(odd.into()),
        name: odd.into(),
        player: Some(odd.into()),
        nonce: Some(String::new()),
    };
    table.seats.sort_by_key(|seat| seat.seat);
    store.create_table(&table).await.unwrap();

    let kept = store.table(odd).await.unwrap().unwrap();
    assert_eq!(
        (&kept.id, &kept.game, &kept.setup, &kept.seats),
        (&table.id, &table.game, &table.setup, &table.seats)
    );
    assert_eq!((kept.status, kept.entries), (Status::Open, 0));
    assert_eq!(kept.created_at, kept.changed_at);
    assert!(kept.created_at > 1_700_000_000, "{}", kept.created_at);
    assert_eq!(store.table("another").await.unwrap(), None);

    let bare = NewTable { id: "bare".into(), seats: Vec::new(), ..table };
    store.create_table(&bare).await.unwrap();
    assert_eq!(store.table("bare").await.unwrap().unwrap().seats, []);

    store.close().await;
    assert_eq!(place.open().await.table(odd).await.unwrap(), Some(kept), "after opening it again");
}

async fn an_id_is_given_once(place: Place) {
    let store = place.open().await;
    let table = new_table("owl");
    store.create_table(&table).await.unwrap();
    let other = NewTable { game: "little-monsters".into(), seats: vec![person(0, "eve")], ..table.clone() };
    let refused = store.create_table(&other).await.unwrap_err();
    assert!(matches!(&refused, StoreError::Exists { table } if table == "owl"), "{refused}");
    assert!(refused.is_refusal());
    let kept = store.table("owl").await.unwrap().unwrap();
    assert_eq!((kept.game, kept.seats), (table.game, table.seats));
    assert_eq!(store.tables_of("eve").await.unwrap(), []);
}

async fn the_life_of_a_table(place: Place) {
    let store = place.open().await;
    let table = new_table("owl");
    store.create_table(&table).await.unwrap();
    assert_eq!(store.journal("owl").await.unwrap(), lines([]), "before the start there is no header");
    let early = store.append("owl", 1, &lines(["early"]), Next::People).await.unwrap_err();
    assert!(matches!(early, StoreError::WrongStatus { status: Status::Open, .. }), "{early}");
    assert!(matches!(
        store.finish("owl").await,
        Err(StoreError::WrongStatus { status: Status::Open, needed: "playing", .. })
    ));

    store.start("owl", &table.seats, "header", &lines(["one", "two"]), Next::People).await.unwrap();
    let kept = store.table("owl").await.unwrap().unwrap();
    assert_eq!((kept.status, kept.entries), (Status::Playing, 2));
    store.append("owl", 3, &lines(["three", "four"]), Next::People).await.unwrap();
    store.append("owl", 5, &[], Next::People).await.unwrap();
    store.finish("owl").await.unwrap();

    let kept = store.table("owl").await.unwrap().unwrap();
    assert_eq!((kept.status, kept.entries), (Status::Over, 4));
    assert!(kept.changed_at >= kept.created_at);
    assert!(matches!(store.finish("owl").await, Err(StoreError::WrongStatus { status: Status::Over, .. })));
    let late = store.append("owl", 5, &lines(["late"]), Next::People).await.unwrap_err();
    assert_eq!(late.to_string(), "table owl is over; this can be done only while it is playing");
    assert!(matches!(
        store.append("owl", 4, &lines(["late"]), Next::People).await,
        Err(StoreError::Taken { number: 4, .. })
    ));
    assert_eq!(store.journal("owl").await.unwrap(), ["header", "one", "two", "three", "four"]);
    assert_eq!(store.journal_from("owl", 3).await.unwrap(), ["three", "four"]);
    assert_eq!(store.journal_from("owl", 5).await.unwrap(), lines([]));
    assert_eq!(store.journal_from("owl", u64::MAX).await.unwrap(), lines([]));

    for missing in [
        store.journal("nowhere").await.map(drop),
        store.append("nowhere", 1, &lines(["x"]), Next::People).await.map(drop),
        store.finish("nowhere").await,
        store.start("nowhere", &[], "header", &[], Next::People).await.map(drop),
        store.change_seat("nowhere", &table.seats[0], &table.seats[0]).await.map(drop),
    ] {
        assert!(
            matches!(&missing, Err(StoreError::NoSuchTable { table }) if table == "nowhere"),
            "{missing:?}"
        );
    }
}

async fn a_player_sees_the_newest_tables_first(place: Place) {
    let store = place.open().await;
    for number in 0..TABLES_LISTED + 3 {
        let mut table = new_table(&format!("table {number}"));
        table.seats[2] = person(2, if number % 2 == 0 { "even" } else { "odd" });
        store.create_table(&table).await.unwrap();
    }
    let names =
        |tables: Vec<store::TableRecord>| tables.into_iter().map(|table| table.id).collect::<Vec<_>>();
    let all: Vec<String> = (3..TABLES_LISTED + 3).rev().map(|n| format!("table {n}")).collect();
    assert_eq!(names(store.tables_of("ada").await.unwrap()), all);
    let odd: Vec<String> =
        (0..TABLES_LISTED + 3).rev().filter(|n| n % 2 == 1).map(|n| format!("table {n}")).collect();
    let of_odd = store.tables_of("odd").await.unwrap();
    assert!(of_odd.iter().all(|table| table.seats.len() == 3), "with all its seats, not only the player's");
    assert_eq!(names(of_odd), odd);
    assert_eq!(store.tables_of("nobody").await.unwrap(), []);
}

async fn an_edition_is_kept_once(place: Place) {
    let store = place.open().await;
    assert_eq!(store.edition("h1").await.unwrap(), None);
    let text = "[board]\nname = \"Žlutý\"\r\n".repeat(10_000);
    store.put_edition("h1", &text).await.unwrap();
    store.put_edition("h1", &text).await.unwrap();
    assert_eq!(store.edition("h1").await.unwrap(), Some(text.clone()));
    let other = store.put_edition("h1", "something else").await.unwrap_err();
    assert!(matches!(other, StoreError::EditionDiffers { .. }), "{other}");
    assert_eq!(store.edition("h1").await.unwrap(), Some(text));
}

async fn the_secret_is_the_same_ever_after(place: Place) {
    // Several nodes open the same new database and ask at the same time.
    let nodes: Vec<_> = (0..6)
        .map(|_| {
            let address = place.address.parse().unwrap();
            tokio::spawn(async move {
                let store = store::open(&address).await.unwrap();
                (store.host_secret().await.unwrap(), store)
            })
        })
        .collect();
    let mut secrets = Vec::new();
    for node in nodes {
        let (secret, store) = node.await.unwrap();
        secrets.push(secret);
        store.close().await;
    }
    assert_ne!(secrets[0], [0; 32]);
    assert!(secrets.iter().all(|secret| *secret == secrets[0]), "{secrets:?}");
    assert_eq!(place.open().await.host_secret().await.unwrap(), secrets[0], "after opening it again");
}

async fn unfit_values_are_refused_alike(place: Place) {
    let store = place.open().await;
    let table = started(&*store, "owl").await;
    let with = |change: &dyn Fn(&mut NewTable)| {
        let mut table = new_table("unfit");
        change(&mut table);
        table
    };
    for unfit in [
        with(&|table| table.id.clear()),
        with(&|table| table.id = "x".repeat(501)),
        with(&|table| table.setup.push('\0')),
        with(&|table| table.seats[1].name.push('\0')),
        with(&|table| table.seats[2].player = Some(String::new())),
        with(&|table| table.seats[1].seat = 2),
    ] {
        let refused = store.create_table(&unfit).await.unwrap_err();
        assert!(matches!(refused, StoreError::Unfit { .. }), "{refused}");
    }
    assert_eq!(store.table("unfit").await.unwrap(), None);
    for line in ["two\nlines", "zero\0"] {
        let refused = store.append("owl", 1, &lines([line]), Next::People).await.unwrap_err();
        assert!(matches!(refused, StoreError::Unfit { .. }), "{refused}");
    }
    let moved = SeatRecord { seat: 1, ..table.seats[0].clone() };
    assert!(matches!(store.change_seat("owl", &table.seats[0], &moved).await, Err(StoreError::Unfit { .. })));
    assert_eq!(store.table("zero\0").await.unwrap(), None);
    assert!(matches!(store.journal("zero\0").await, Err(StoreError::NoSuchTable { .. })));
}
