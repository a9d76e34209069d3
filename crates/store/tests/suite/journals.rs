//! Appending: one winner per number, all or nothing, and the same bytes ever after.

use std::sync::Arc;

use store::{ClockRecord, Next, Status, StoreError};
use tokio::sync::Barrier;

use crate::engines::{Place, lines, new_table, started};
use crate::on_both_engines;

on_both_engines!(
    of_many_that_append_the_same_number_one_wins,
    a_batch_is_written_entirely_or_not_at_all,
    odd_and_large_lines_come_back_byte_for_byte,
    a_table_starts_once,
    of_many_that_start_one_wins,
    a_dropped_append_happens_entirely_or_not_at_all,
    the_journals_own_key_guards_its_numbers,
    what_is_written_together_succeeds_or_fails_alone,
);

async fn of_many_that_append_the_same_number_one_wins(place: Place) {
    const RIVALS: usize = 24;
    let nodes = [place.open().await, place.open().await];
    started(&*nodes[0], "owl").await;
    for number in 1..=5 {
        let together = Arc::new(Barrier::new(RIVALS));
        let rivals: Vec<_> = (0..RIVALS)
            .map(|rival| {
                let (store, together) = (nodes[rival % 2].clone(), together.clone());
                tokio::spawn(async move {
                    together.wait().await;
                    let line = format!("entry {number} of rival {rival}");
                    store.append("owl", number, std::slice::from_ref(&line), Next::People).await.map(|_| line)
                })
            })
            .collect();
        let mut winners = Vec::new();
        for rival in rivals {
            match rival.await.unwrap() {
                Ok(line) => winners.push(line),
                Err(StoreError::Taken { table, number: taken }) => {
                    assert_eq!((table.as_str(), taken), ("owl", number));
                }
                Err(other) => panic!("{other}"),
            }
        }
        assert_eq!(winners.len(), 1, "{winners:?}");
        assert_eq!(nodes[1].journal_from("owl", number).await.unwrap(), winners);
        assert_eq!(nodes[1].table("owl").await.unwrap().unwrap().entries, number);
    }
}

async fn a_batch_is_written_entirely_or_not_at_all(place: Place) {
    let store = place.open().await;
    started(&*store, "owl").await;
    store.append("owl", 1, &lines(["a", "b"]), Next::People).await.unwrap();
    let overlapping = store.append("owl", 2, &lines(["x", "y", "z"]), Next::People).await.unwrap_err();
    assert!(matches!(overlapping, StoreError::Taken { number: 2, .. }), "{overlapping}");
    let header = store.append("owl", 0, &lines(["x"]), Next::People).await.unwrap_err();
    assert!(matches!(header, StoreError::Taken { number: 0, .. }), "{header}");
    let gap = store.append("owl", 4, &lines(["x"]), Next::People).await.unwrap_err();
    assert!(matches!(gap, StoreError::Gap { number: 4, next: 3, .. }), "{gap}");
    let far = store.append("owl", u64::MAX, &lines(["x"]), Next::People).await.unwrap_err();
    assert!(matches!(far, StoreError::Gap { next: 3, .. }), "{far}");
    let unfit = store.append("owl", 3, &lines(["fine", "zero\0"]), Next::People).await.unwrap_err();
    assert!(matches!(unfit, StoreError::Unfit { .. }), "{unfit}");
    assert_eq!(store.journal("owl").await.unwrap(), ["header", "a", "b"]);
    store.append("owl", 3, &lines(["c"]), Next::People).await.unwrap();
    assert_eq!(store.journal("owl").await.unwrap(), ["header", "a", "b", "c"]);
}

async fn odd_and_large_lines_come_back_byte_for_byte(place: Place) {
    let written = lines([
        "",
        " \t leading and trailing \r",
        "Příliš žluťoučký kůň 🐎 \u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} e\u{301} é \u{FEFF}\u{2028}",
        "{\"quote\":\"\\\"'$1 ?1 %s\"}",
        &"🦉".repeat(1_000_000),
        &"x".repeat(3_000_000),
        "\u{1}\u{7f}\u{10FFFF}",
    ]);
    let header = "hé{\"a\":1}".repeat(50_000);
    let store = place.open().await;
    let table = new_table("owl");
    store.create_table(&table).await.unwrap();
    store.start("owl", &table.seats, &header, &written, Next::People).await.unwrap();
    store.append("owl", 8, &written, Next::People).await.unwrap();
    let expected: Vec<String> = std::iter::once(&header).chain(&written).chain(&written).cloned().collect();
    assert!(store.journal("owl").await.unwrap() == expected, "before closing");
    store.close().await;
    let again = place.open().await;
    assert!(again.journal("owl").await.unwrap() == expected, "after opening it again");
    assert!(again.journal_from("owl", 8).await.unwrap() == written);
}

async fn a_table_starts_once(place: Place) {
    let store = place.open().await;
    let table = started(&*store, "owl").await;
    let again =
        store.start("owl", &table.seats, "another header", &lines(["x"]), Next::People).await.unwrap_err();
    assert!(
        matches!(again, StoreError::WrongStatus { status: Status::Playing, needed: "open", .. }),
        "{again}"
    );
    assert_eq!(store.journal("owl").await.unwrap(), ["header"]);
}

async fn of_many_that_start_one_wins(place: Place) {
    const RIVALS: usize = 12;
    let nodes = [place.open().await, place.open().await];
    // Several rounds: in the first one the rivals still wait for their connections.
    for round in 0..10 {
        let table = new_table(&format!("table {round}"));
        nodes[0].create_table(&table).await.unwrap();
        let together = Arc::new(Barrier::new(RIVALS));
        let rivals: Vec<_> = (0..RIVALS)
            .map(|rival| {
                let (store, together, table) = (nodes[rival % 2].clone(), together.clone(), table.clone());
                tokio::spawn(async move {
                    together.wait().await;
                    let journal = vec![format!("header {rival}"), format!("entry {rival}")];
                    store
                        .start(&table.id, &table.seats, &journal[0], &journal[1..], Next::People)
                        .await
                        .map(|_| journal)
                })
            })
            .collect();
        let mut winners = Vec::new();
        for rival in rivals {
            match rival.await.unwrap() {
                Ok(journal) => winners.push(journal),
                Err(StoreError::WrongStatus { status: Status::Playing, .. }) => {}
                Err(other) => panic!("{other}"),
            }
        }
        assert_eq!(winners, [nodes[1].journal(&table.id).await.unwrap()]);
    }
}

/// A web request is dropped when its browser goes away, at whatever point it has got to.
async fn a_dropped_append_happens_entirely_or_not_at_all(place: Place) {
    let store = place.open().await;
    started(&*store, "owl").await;
    let batch = lines(["a", "b", "c"]);
    let mut news = store.news();
    let mut complete = 0;
    // Each attempt is polled a little further than the one before, until one gets to its end.
    for polls in 1.. {
        let next = store.table("owl").await.unwrap().unwrap().entries + 1;
        let mut append = store.append("owl", next, &batch, Next::People);
        let mut polled = 0;
        let finished = std::future::poll_fn(|context| {
            polled += 1;
            match append.as_mut().poll(context) {
                std::task::Poll::Ready(done) => std::task::Poll::Ready(Some(done)),
                std::task::Poll::Pending if polled == polls => std::task::Poll::Ready(None),
                std::task::Poll::Pending => std::task::Poll::Pending,
            }
        })
        .await;
        drop(append);
        // This one queues up behind whatever the dropped one left.
        let after = store.table("owl").await.unwrap().unwrap().entries;
        let probe = store.append("owl", after + 1000, &batch, Next::People).await.unwrap_err();
        let StoreError::Gap { next: free, .. } = probe else { panic!("{probe}") };
        let journal = store.journal("owl").await.unwrap();
        assert_eq!(journal.len() as u64, free, "the journal and its count agree");
        assert_eq!((journal.len() - 1) % 3, 0, "no batch is torn: {journal:?}");
        if free > next {
            // Written, so told; also when nobody waited for the answer.
            assert_eq!(crate::news::next(&mut news).await, "owl");
        }
        if let Some(done) = finished {
            done.unwrap();
            complete += 1;
        }
        if complete == 3 {
            break;
        }
    }
}

async fn the_journals_own_key_guards_its_numbers(place: Place) {
    let store = place.open().await;
    started(&*store, "owl").await;
    // Something else wrote a line without counting it. The key still gives the number away only once.
    place.meddle("INSERT INTO lines (table_id, number, line) VALUES ('owl', 2, 'uncounted')").await;
    let taken = store.append("owl", 1, &lines(["one", "two"]), Next::People).await.unwrap_err();
    assert!(matches!(taken, StoreError::Taken { .. }), "{taken}");
    assert_eq!(store.journal("owl").await.unwrap(), ["header", "uncounted"], "and nothing else was written");
}

/// Appends that come at once may share a transaction; nobody notices.
async fn what_is_written_together_succeeds_or_fails_alone(place: Place) {
    const TABLES: usize = 40;
    let store = place.open().await;
    let names: Vec<String> = (0..TABLES).map(|table| format!("table {table}")).collect();
    for name in &names {
        started(&*store, name).await;
    }
    // A line that nobody counted makes every append to this table fail in the database itself.
    place.meddle("INSERT INTO lines (table_id, number, line) VALUES ('table 7', 1, 'uncounted')").await;
    for round in 0..5 {
        let together = Arc::new(Barrier::new(2 * TABLES));
        let appends: Vec<_> = names
            .iter()
            .flat_map(|name| [(name.clone(), 2 * round + 1, "right"), (name.clone(), 2 * round + 4, "gap")])
            .map(|(name, first, line)| {
                let (store, together) = (store.clone(), together.clone());
                tokio::spawn(async move {
                    together.wait().await;
                    let clocks = ClockRecord { clocks: format!("clocks of {name}"), deadline: Some(5) };
                    let written = lines([line, &name]);
                    store.append_with(&name, first, &written, Next::House, Some(&clocks)).await
                })
            })
            .collect();
        let mut done = Vec::new();
        for append in appends {
            done.push(append.await.unwrap());
        }
        for (table, both) in done.chunks(2).enumerate() {
            match both {
                [Err(StoreError::Taken { .. }), Err(StoreError::Gap { .. })] if table == 7 && round == 0 => {}
                [Err(StoreError::Gap { .. }), Err(StoreError::Gap { .. })] if table == 7 && round > 0 => {}
                [Ok(_), Err(StoreError::Gap { .. })] if table != 7 => {}
                other => panic!("table {table} in round {round}: {other:?}"),
            }
        }
    }
    for (table, name) in names.iter().enumerate() {
        let journal = store.journal(name).await.unwrap();
        let written = if table == 7 { vec!["uncounted"] } else { ["right", name].repeat(5) };
        assert_eq!(journal[1..], written, "{name}");
        let clocks = (table != 7).then(|| format!("clocks of {name}"));
        assert_eq!(store.clocks(name).await.unwrap(), clocks);
    }
}
