//! Commit, lock, reveal: the road to the first roll, with browsers that contribute and a host who cheats.

use std::time::Duration;

use games::AnyGame;
use table::dice::{Share, Sitter};
use table::journal::{Journal, Origin};
use table::rolls::{Proof, prove, rolls};
use table::{Contribution, Locked, Play, Seat};

use crate::support::{Answer, Browser, TestServer};
use crate::{GO_HOME, NEARLY_HOME, server_with_scenario};

fn share(byte: u8) -> (String, String) {
    let share = Share([byte; 32]);
    (share.to_string(), share.commitment().0)
}

async fn join(browser: &mut Browser, table: &str, seat: &str, name: &str, commitment: &str) -> Answer {
    let fields = [("seat", seat), ("name", name), ("commitment", commitment)];
    browser.post(&format!("/t/{table}/join"), &fields).await
}

async fn reveal(browser: &mut Browser, table: &str, seat: &str, share: &str) -> Answer {
    browser.post_json(&format!("/t/{table}/reveal"), &[("seat", seat), ("share", share)]).await
}

/// A table of Ada, who opened it, and Bo, both with shares; not started.
async fn two(server: &TestServer) -> (Browser, Browser, String) {
    let (mut ada, mut bo) = (server.browser(), server.browser());
    let more = [("scenario", "nearly-home"), ("commitment", &share(1).1)];
    let id = ada.open_table_with("Ada", &["me", "open"], &more).await;
    join(&mut bo, &id, "1", "Bo", &share(2).1).await.expect(303);
    (ada, bo, id)
}

async fn start(host: &mut Browser, id: &str) {
    host.post(&format!("/t/{id}/start"), &[]).await.expect(303);
}

async fn journal_of(browser: &mut Browser, id: &str) -> Journal {
    let text = browser.get(&format!("/t/{id}/journal")).await.expect(200).body;
    let journal = Journal::read(&text).unwrap();
    let game = AnyGame::of_header(&journal.header, None).unwrap();
    Play::replay(game, &journal).unwrap();
    journal
}

#[tokio::test]
async fn the_seats_are_locked_before_anybody_reveals() {
    let server = server_with_scenario().await;
    let (mut ada, mut bo, id) = two(&server).await;
    reveal(&mut bo, &id, "1", &share(2).0).await.refused(409);
    start(&mut ada, &id).await;
    start(&mut ada, &id).await; // once more leads to the same page
    let page = bo.get(&format!("/t/{id}")).await.expect(200).body;
    assert!(page.contains("The seats are locked") && page.contains("data-reveal"), "{page}");
    assert!(page.contains(&share(1).1), "everybody sees what everybody committed to");

    let mut cy = server.browser();
    assert_eq!(join(&mut cy, &id, "1", "Cy", "").await.status, 409, "nobody sits down any more");
    let leave = [("seat", "1"), ("kind", "open")];
    bo.post(&format!("/t/{id}/seat"), &leave).await.expect(409);
    ada.act(&id, 0, 2, GO_HOME).await.refused(409);

    reveal(&mut cy, &id, "1", &share(2).0).await.expect(403);
    reveal(&mut bo, &id, "1", &share(3).0).await.refused(422);
    reveal(&mut bo, &id, "1", &share(2).0).await.expect(200);
    reveal(&mut bo, &id, "1", &share(2).0).await.refused(422);
    assert!(!ada.get(&format!("/t/{id}")).await.body.contains("id=\"board\""), "Ada is awaited");
    reveal(&mut ada, &id, "0", &share(1).0).await.expect(200);
    assert!(ada.get(&format!("/t/{id}")).await.body.contains("id=\"board\""));

    ada.act(&id, 0, 4, GO_HOME).await.expect(200);
    let journal = journal_of(&mut bo, &id).await;
    assert_eq!(prove(&journal), Ok(Proof::Shared));
    let page = bo.get(&format!("/t/{id}/rolls")).await.expect(200).body;
    assert!(page.contains("no single one of these players and this table could choose a roll"), "{page}");
}

#[tokio::test]
async fn a_share_cannot_be_exchanged_while_one_keeps_the_seat() {
    let server = server_with_scenario().await;
    let (mut ada, mut bo, id) = two(&server).await;
    // Joining again with another commitment changes the name, and nothing else.
    join(&mut bo, &id, "1", "Bobby", &share(7).1).await.expect(303);
    let commit = [("seat", "1"), ("commitment", &share(7).1)];
    bo.post(&format!("/t/{id}/commit"), &commit).await.expect(303);
    let page = ada.get(&format!("/t/{id}")).await.body;
    assert!(page.contains("Bobby") && page.contains(&share(2).1) && !page.contains(&share(7).1), "{page}");
    // Leaving and coming back is another matter, and seen by all.
    bo.post(&format!("/t/{id}/seat"), &[("seat", "1"), ("kind", "open")]).await.expect(303);
    join(&mut bo, &id, "1", "Bo", &share(7).1).await.expect(303);
    assert!(ada.get(&format!("/t/{id}")).await.body.contains(&share(7).1));
}

#[tokio::test]
async fn who_is_away_is_waited_for_and_then_gone_on_without() {
    let server = server_with_scenario().await;
    let (mut ada, mut bo, id) = two(&server).await;
    start(&mut ada, &id).await;
    reveal(&mut ada, &id, "0", &share(1).0).await.expect(200);
    let early = ada.post(&format!("/t/{id}/go-on"), &[]).await.expect(409);
    assert!(early.body.contains("still expected"), "{}", early.body);
    bo.post(&format!("/t/{id}/go-on"), &[]).await.expect(403);

    // The lock outlives the program, and so does what was revealed.
    let server = server.restart_with(|config| config.patience = Duration::ZERO).await;
    ada.visit(&server);
    bo.visit(&server);
    ada.post(&format!("/t/{id}/go-on"), &[]).await.expect(303);
    let page = ada.get(&format!("/t/{id}")).await.body;
    assert!(page.contains("did not reveal it, so the game went on without it: Bo"), "{page}");
    reveal(&mut bo, &id, "1", &share(2).0).await.refused(409);
    ada.act(&id, 0, 4, GO_HOME).await.expect(200);
    let journal = journal_of(&mut ada, &id).await;
    let (locked, _) = Locked::read(&journal).unwrap();
    assert_eq!(locked.unwrap().contributions()[1], Contribution::Withheld);
    assert_eq!(prove(&journal), Ok(Proof::Shared));
}

#[tokio::test]
async fn a_start_that_is_broken_off_stays_on_record() {
    let server = server_with_scenario().await;
    let (mut ada, mut bo, id) = two(&server).await;
    start(&mut ada, &id).await;
    reveal(&mut bo, &id, "1", &share(2).0).await.expect(200);
    bo.post(&format!("/t/{id}/break-off"), &[]).await.expect(403);
    let off = ada.post(&format!("/t/{id}/break-off"), &[]).await.expect(303);
    let next = off.header("location").unwrap().to_owned();
    let led = bo.get(&format!("/t/{id}")).await.expect(303);
    assert_eq!(led.header("location"), Some(next.as_str()), "links to the table still lead to its people");
    let text = bo.get(&format!("/t/{id}/journal")).await.expect(200).body;
    assert!(text.contains(&share(2).0) && text.contains("broken_off"), "{text}");

    let page = bo.get(&next).await.expect(200).body;
    assert!(page.contains("broken off after one share had been revealed"), "{page}");
    let id = next.strip_prefix("/t/").unwrap();
    // The share that was revealed is burnt; both commit to new ones.
    for (browser, seat, byte) in [(&mut ada, "0", 3), (&mut bo, "1", 4)] {
        let fields = [("seat", seat), ("commitment", &share(byte).1)];
        browser.post(&format!("{next}/commit"), &fields).await.expect(303);
    }
    start(&mut ada, id).await;
    reveal(&mut ada, id, "0", &share(3).0).await.expect(200);
    reveal(&mut bo, id, "1", &share(4).0).await.expect(200);
    ada.act(id, 0, 4, GO_HOME).await.expect(200);
    let journal = journal_of(&mut bo, id).await;
    let Origin::Sealed(sealing) = &journal.header.dice else { panic!("{:?}", journal.header.dice) };
    assert_eq!((sealing.broken_off.len(), sealing.broken_off[0].shares), (1, 1));
    let last = Journal::read(&text).unwrap().hashes.pop().unwrap();
    assert_eq!(sealing.broken_off[0].hash, last);
}

#[tokio::test]
async fn who_comes_before_the_next_table_is_there_finds_it_and_the_host_stays_the_host() {
    let server = server_with_scenario().await;
    let (mut ada, mut bo, id) = two(&server).await;
    start(&mut ada, &id).await;
    reveal(&mut bo, &id, "1", &share(2).0).await.expect(200);
    // The start is broken off, and the house goes dark before the next table is there.
    let store = store::open(&server.folder().join("tables.db").into()).await.unwrap();
    let lines = store.journal(&id).await.unwrap();
    let seed = table::dice::SecretSeed::of_table(&store.host_secret().await.unwrap(), &id);
    let journal = Journal::read_lines(lines.iter().map(String::as_str)).unwrap();
    let mut locked = Locked::read(&journal).unwrap().0.unwrap();
    locked.break_off(&seed).unwrap();
    store.append(&id, lines.len() as u64, &locked.lines()[lines.len()..], store::Next::People).await.unwrap();
    store.close().await;

    let server = server.restart().await;
    ada.visit(&server);
    bo.visit(&server);
    let led = bo.get(&format!("/t/{id}")).await.expect(303);
    let next = led.header("location").unwrap().to_owned();
    let page = bo.get(&next).await.expect(200).body;
    assert!(page.contains("broken off after one share had been revealed"), "{page}");
    assert_eq!(ada.get(&format!("/t/{id}")).await.expect(303).header("location"), Some(next.as_str()));
    bo.post(&format!("{next}/start"), &[]).await.expect(403);
    ada.post(&format!("{next}/start"), &[]).await.expect(409);
}

#[tokio::test]
async fn several_seats_at_one_device_have_a_share_each() {
    let server = server_with_scenario().await;
    let mut ada = server.browser();
    let more = [
        ("scenario", "nearly-home"),
        ("commitment", &share(1).1[..]),
        ("commitment-1", &share(2).1),
        ("name-1", "Bo"),
    ];
    let id = ada.open_table_with("Ada", &["me", "device"], &more).await;
    let page = ada.get(&format!("/t/{id}")).await.body;
    assert_eq!(page.matches("data-reveal").count(), 2, "it was full, so it is locked already: {page}");
    reveal(&mut ada, &id, "1", &share(2).0).await.expect(200);
    reveal(&mut ada, &id, "0", &share(1).0).await.expect(200);
    ada.act(&id, 0, 4, GO_HOME).await.expect(200);
    assert_eq!(prove(&journal_of(&mut ada, &id).await), Ok(Proof::Shared));
}

#[tokio::test]
async fn the_program_chooses_the_id_of_a_table_and_with_it_the_seed() {
    let server = server_with_scenario().await;
    let mut ada = server.browser();
    let wanted = "abcdefghij";
    let id = ada.open_table_with("Ada", &["me", "open"], &[("table", wanted), ("id", wanted)]).await;
    assert_ne!(id, wanted);
    ada.get(&format!("/t/{wanted}")).await.expect(404);
    assert_ne!(ada.open_table("Ada", &["me", "open"]).await, id, "nor is it foreseen");
    // Where nobody else has a share, the page and the verdict say that the table alone made the rolls.
    let id = ada.open_table_with("Ada", &["me", "bot-greedy"], &[("scenario", "nearly-home")]).await;
    let page = ada.get(&format!("/t/{id}")).await.expect(200).body;
    assert!(page.contains("The table alone makes these rolls"), "{page}");
    ada.act(&id, 0, 2, GO_HOME).await.expect(200);
    assert_eq!(prove(&journal_of(&mut ada, &id).await), Ok(Proof::TableAlone));
    let page = ada.get(&format!("/t/{id}/rolls")).await.expect(200).body;
    assert!(page.contains("The table alone made these rolls"), "{page}");
    assert!(!page.contains("could choose a roll"), "{page}");
}

#[tokio::test]
async fn the_header_holds_everything_that_is_fixed_at_the_start() {
    let server = server_with_scenario().await;
    let mut ada = server.browser();
    let more = [("scenario", "nearly-home"), ("commitment", &share(1).1[..])];
    let id = ada.open_table_with("Ada", &["me", "bot-greedy"], &more).await;
    reveal(&mut ada, &id, "0", &share(1).0).await.expect(200);
    ada.act(&id, 0, 3, GO_HOME).await.expect(200);
    let text = ada.get(&format!("/t/{id}/journal")).await.expect(200).body;
    let header: serde_json::Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    let identity = &header["identity"];
    assert_eq!((&identity["game"], &identity["seats"]), (&"little-monsters".into(), &2.into()));
    assert!(identity["rules"].is_number() && identity["options"].is_object(), "{identity}");
    assert_eq!(identity["edition"]["hash"].as_str().map(str::len), Some(64));
    assert_eq!(header["names"][0], "Ada");
    assert_eq!(header["scenario"], NEARLY_HOME);
    let sealed = &header["dice"]["sealed"];
    assert_eq!(sealed["table"], id);
    assert_eq!(sealed["seats"][0]["person"]["share"], share(1).1);
    assert_eq!(sealed["seats"][1]["bot"], "greedy");
    assert!(ada.get(&format!("/t/{id}")).await.body.contains(sealed["seed"].as_str().unwrap()), "the seal");
}

/// The host of the table reads the database and knows the seed. Everything that worked before shares were committed to is
/// tried; none of it changes a roll, and what is changed is found.
#[tokio::test]
async fn a_cheating_host_cannot_choose_a_roll_against_one_honest_browser() {
    let server = server_with_scenario().await;
    let (mut host, mut honest, id) = two(&server).await;
    let folder = server.folder().join("tables.db");
    let store = store::open(&folder.into()).await.unwrap();
    let seats = store.table(&id).await.unwrap().unwrap().seats;
    assert_eq!(seats[1].nonce, Some(share(2).1), "before the lock the database has the commitment");
    let secret = store.host_secret().await.unwrap();
    let seed = table::dice::SecretSeed::of_table(&secret, &id);
    // To know the dice of a try, one needs every share: whichever the honest one has, the commitment does not tell.
    for byte in 10..60 {
        join(&mut host, &id, "0", "Ada", &share(byte).1).await.expect(303);
    }
    let kept = store.table(&id).await.unwrap().unwrap().seats[0].nonce.clone();
    assert_eq!(kept, Some(share(1).1), "trying is of no use: the first commitment stays");

    start(&mut host, &id).await;
    let header = store.journal(&id).await.unwrap().remove(0);
    reveal(&mut honest, &id, "1", &share(2).0).await.expect(200);
    // Now the host knows everything, and nothing can be changed any more.
    reveal(&mut host, &id, "0", &share(33).0).await.refused(422);
    assert_eq!(store.journal(&id).await.unwrap()[0], header);
    reveal(&mut host, &id, "0", &share(1).0).await.expect(200);
    host.act(&id, 0, 4, GO_HOME).await.expect(200);
    let journal = journal_of(&mut honest, &id).await;
    assert_eq!(prove(&journal), Ok(Proof::Shared));

    // A whole game forged with another share of the host's has another header than the honest browser saw when it revealed.
    let Origin::Sealed(mut sealing) = journal.header.dice.clone() else { panic!("it is sealed") };
    sealing.seats[0] = Sitter::Person { share: Some(Share([33; 32]).commitment()) };
    let game = AnyGame::of_header(&journal.header, None).unwrap();
    let names = journal.header.names.clone();
    let mut forged =
        Locked::new(journal.header.identity.clone(), names, sealing, Some(NEARLY_HOME.to_owned())).unwrap();
    forged.reveal(table::Seat(1), &share(2).0).unwrap();
    forged.reveal(table::Seat(0), &share(33).0).unwrap();
    let forged = Play::open(game, forged, &seed).unwrap();
    let forged = Journal::read_lines(forged.lines().iter().map(String::as_str)).unwrap();
    assert_ne!(forged.hashes[0], journal.hashes[0], "the header that was remembered is not in it");
    store.close().await;
}

#[tokio::test]
async fn a_bot_that_held_a_seat_changes_nothing_of_what_is_proven() {
    let server = TestServer::start_with(|config| {
        config.scenarios.push(("nearly-home".into(), "Nearly home".into(), NEARLY_HOME.into()));
        // Whoever has no page open can be represented at once.
        config.absence = Duration::ZERO;
    })
    .await;
    let (mut ada, mut bo, id) = two(&server).await;
    start(&mut ada, &id).await;
    reveal(&mut bo, &id, "1", &share(2).0).await.expect(200);
    reveal(&mut ada, &id, "0", &share(1).0).await.expect(200);
    let mut live = ada.live(&format!("/t/{id}/live")).await;
    ada.act(&id, 0, 4, "\"stop\"").await.expect(200);
    let hold = [("seat", "1"), ("bot", "random")];
    assert_eq!(ada.post_json(&format!("/t/{id}/hold"), &hold).await.expect(200).json()["status"], 200);
    // Bo's bot rolls and moves, until Ada is asked.
    live.wait_for(|message| {
        let json = message.json();
        let asked = json["regions"]["status"].as_str().is_some_and(|status| status.contains("Your turn"));
        asked && json["version"].as_u64().is_some_and(|version| version > 6)
    })
    .await;
    bo.post_json(&format!("/t/{id}/back"), &[("seat", "1")]).await.expect(200);
    for (browser, word) in [(&mut ada, "ask"), (&mut bo, "agree")] {
        browser.post_json(&format!("/t/{id}/end"), &[("word", word)]).await.expect(200);
    }
    let journal = journal_of(&mut bo, &id).await;
    assert_eq!(prove(&journal), Ok(Proof::Shared), "as if Bo had rolled");
    let rolls = rolls(&journal.entries);
    assert!(rolls.iter().any(|roll| roll.seat == Some(Seat(1))), "the bot has rolled for Bo: {rolls:?}");
    let page = ada.get(&format!("/t/{id}/rolls")).await.expect(200).body;
    assert!(page.contains("no single one of these players and this table could choose a roll"), "{page}");
}
