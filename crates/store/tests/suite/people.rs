//! What is kept of people over their tables: how their games went.

use store::{Account, Challenge, Device, NewTable, Next, Passkey, Status, StoreError};

use crate::engines::{Place, bot, new_table, person, started};
use crate::on_both_engines;

on_both_engines!(
    results_are_kept_once_and_found_by_whoever_played,
    only_tables_that_were_made_public_are_listed_as_such,
    accounts_are_unlike_and_their_devices_can_be_ended,
    passkeys_open_accounts_and_the_last_way_in_stays,
    what_is_asked_is_good_once_and_for_a_while,
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

    let early = store.put_analysis("jay", "x").await.unwrap_err();
    assert!(matches!(early, StoreError::WrongStatus { status: Status::Playing, .. }), "{early}");
    assert_eq!(store.analysis("owl").await.unwrap(), None);
    for found in ["luck", "skill"] {
        store.put_analysis("owl", found).await.unwrap();
        assert_eq!(store.analysis("owl").await.unwrap().as_deref(), Some(found), "the last word stays");
    }
    assert_eq!(store.analysis("").await.unwrap(), None);

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

fn account(id: &str, likeness: &str, player: &str) -> Account {
    Account {
        id: id.into(),
        name: id.to_uppercase(),
        likeness: likeness.into(),
        player: player.into(),
        password: "hash".into(),
        language: None,
        pace: None,
    }
}

fn device(id: &str, account: &str, player: &str) -> Device {
    let (account, label) = (Some(account.into()), "a browser".into());
    Device { id: id.into(), player: player.into(), account, label, made_at: 0 }
}

fn passkey(id: &str, account: &str) -> Passkey {
    Passkey {
        id: id.into(),
        account: account.into(),
        hash: format!("hash of {id}"),
        credential: format!("credential {id}"),
        label: "a phone".into(),
        public_key: vec![1, 2, 3],
        counter: 0,
        made_at: 0,
    }
}

async fn passkeys_open_accounts_and_the_last_way_in_stays(place: Place) {
    let store = place.open().await;
    let ada = Account { password: String::new(), ..account("1", "ada", "p1") };
    let first = passkey("k1", "1");
    assert!(store.put_account(&ada, Some(&first), "h1", &device("d1", "1", "p1")).await.unwrap());
    let found = store.passkey("hash of k1").await.unwrap().unwrap();
    assert!(found.made_at > 1_700_000_000);
    assert_eq!(found, Passkey { made_at: found.made_at, ..first.clone() });
    let bo = Account { password: String::new(), ..account("2", "bo", "p2") };
    let known = Passkey { account: "2".into(), ..first };
    let made = store.put_account(&bo, Some(&known), "h2", &device("d2", "2", "p2")).await.unwrap();
    assert!(!made, "it opens another account");
    assert_eq!((store.account("2").await.unwrap(), store.device("h2").await.unwrap()), (None, None));

    assert!(!store.end_passkey("1", "k1").await.unwrap(), "nothing else opens the account");
    assert!(store.put_passkey(&passkey("k2", "1"), 2).await.unwrap());
    assert!(!store.put_passkey(&passkey("k2", "1"), 9).await.unwrap(), "it is known");
    assert!(!store.put_passkey(&passkey("k3", "1"), 2).await.unwrap(), "there are two already");
    let both = store.passkeys_of("1").await.unwrap();
    assert_eq!(both.iter().map(|key| &*key.id).collect::<Vec<_>>(), ["k1", "k2"]);
    assert!(!store.end_passkey("2", "k1").await.unwrap(), "only one's own can be ended");
    let (one, other) = tokio::join!(store.end_passkey("1", "k1"), store.end_passkey("1", "k2"));
    assert!(one.unwrap() != other.unwrap(), "of two who end one each at once, one does");
    let left = store.passkeys_of("1").await.unwrap().remove(0);
    assert!(!store.end_passkey("1", &left.id).await.unwrap());
    store.set_password("1", "hash", "h1").await.unwrap();

    for (counter, goes_on) in [(0, true), (0, true), (5, true), (5, false), (4, false), (0, false), (6, true)]
    {
        assert_eq!(store.count_passkey(&left.hash, counter).await.unwrap(), goes_on, "{counter}");
    }
    assert!(!store.count_passkey("none", 1).await.unwrap());
    assert!(store.end_passkey("1", &left.id).await.unwrap(), "the password opens it");
    assert!(store.put_passkey(&passkey("k4", "1"), 2).await.unwrap());
    store.remove_account("1", "h1").await.unwrap();
    assert_eq!(store.passkey("hash of k4").await.unwrap(), None, "it opens nothing any more");
    assert_eq!(store.passkey("").await.unwrap(), None);
}

async fn what_is_asked_is_good_once_and_for_a_while(place: Place) {
    let store = place.open().await;
    let asked = Challenge { player: "ada".into(), purpose: "in".into(), account: String::new(), until: 100 };
    for hash in ["one", "two", "three"] {
        store.put_challenge(hash, &asked, 10).await.unwrap();
    }
    let (first, second) = tokio::join!(store.take_challenge("one", 100), store.take_challenge("one", 100));
    let mut both = [first.unwrap(), second.unwrap()];
    both.sort_by_key(Option::is_some);
    assert_eq!(both, [None, Some(asked.clone())], "of two who come with it at once, one does");
    assert_eq!(store.take_challenge("two", 101).await.unwrap(), None, "too late");
    store.put_challenge("four", &asked, 101).await.unwrap();
    assert_eq!(store.take_challenge("three", 50).await.unwrap(), None, "it was forgotten");
    assert_eq!(store.take_challenge("", 50).await.unwrap(), None);
}

async fn accounts_are_unlike_and_their_devices_can_be_ended(place: Place) {
    let store = place.open().await;
    assert!(
        store.put_account(&account("1", "ada", "p1"), None, "h1", &device("d1", "1", "p1")).await.unwrap()
    );
    for (likeness, player) in [("ada", "p2"), ("bo", "p1")] {
        let alike = account("2", likeness, player);
        assert!(
            !store.put_account(&alike, None, "h2", &device("d2", "2", player)).await.unwrap(),
            "{likeness}"
        );
    }
    assert_eq!(store.device("h2").await.unwrap(), None, "nothing of it was kept");
    assert_eq!(store.account_like("ada").await.unwrap(), Some(account("1", "ada", "p1")));
    assert_eq!(store.account_like("bo").await.unwrap(), None);
    store.set_taste("1", Some("de"), Some("fast")).await.unwrap();
    let tasteful = store.account("1").await.unwrap().unwrap();
    assert_eq!((tasteful.language.as_deref(), tasteful.pace.as_deref()), (Some("de"), Some("fast")));

    for (hash, id) in [("h3", "d3"), ("h4", "d4")] {
        store.put_device(hash, &device(id, "1", "p1"), 9).await.unwrap();
    }
    assert_eq!(store.devices_of("1").await.unwrap().len(), 3);
    let found = store.device("h3").await.unwrap().unwrap();
    assert_eq!((&*found.player, found.account.as_deref()), ("p1", Some("1")));
    assert!(found.made_at > 1_700_000_000);
    assert!(!store.end_device("somebody else", "d3").await.unwrap());
    assert!(store.end_device("p1", "d3").await.unwrap());
    assert_eq!(store.device("h3").await.unwrap(), None);
    store.set_password("1", "another", "h4").await.unwrap();
    assert_eq!(store.account("1").await.unwrap().unwrap().password, "another");
    assert_eq!(store.device("h1").await.unwrap(), None, "a new password ends the other devices");
    store.put_device("h5", &device("d5", "1", "p1"), 1).await.unwrap();
    let left = store.devices_of("1").await.unwrap();
    assert_eq!(
        left.iter().map(|device| &*device.id).collect::<Vec<_>>(),
        ["d5"],
        "of too many the new one stays"
    );

    store.remove_account("1", "h5").await.unwrap();
    assert_eq!(store.account("1").await.unwrap(), None);
    let kept = store.device("h5").await.unwrap().unwrap();
    assert_eq!((&*kept.player, kept.account), ("p1", None), "the tables stay with this browser");
    assert!(store.is_by_account("p1").await.unwrap() && !store.is_by_account("p2").await.unwrap());
    assert!(
        store.put_account(&account("3", "ada", "p1"), None, "h6", &device("d6", "3", "p1")).await.unwrap()
    );
    assert_eq!(store.device("h5").await.unwrap(), None, "by the new account there is another");
    let unfit = store.put_account(&account("4", "zero \0", "p4"), None, "h7", &device("d7", "4", "p4")).await;
    assert!(matches!(unfit, Err(StoreError::Unfit { .. })));
}
