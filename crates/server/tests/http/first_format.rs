//! Tables from before shares were committed to: their games go on as they began, and are verified in the words of their time.

use games::AnyGame;
use store::{Next, SeatRecord, Store};
use table::dice::{ProvenDice, Provenance, SecretSeed};
use table::journal::{FORMAT, Journal, Origin};
use table::rolls::{Proof, prove};
use table::{Play, Source};

use crate::support::{Browser, TestServer};
use crate::{GO_HOME, NEARLY_HOME, server_with_scenario};

/// The number that a page of that time sent with a join.
const NUMBER: &str = "0123456789abcdef0123456789abcdef";

/// A table of Ada and Bo that the program of that time left behind; not started.
async fn left_behind(server: &TestServer) -> (Browser, Browser, String) {
    let (mut ada, mut bo) = (server.browser(), server.browser());
    let id = ada.open_table_with("Ada", &["me", "open"], &[("scenario", "nearly-home")]).await;
    let join = [("seat", "1"), ("name", "Bo"), ("commitment", "")];
    bo.post(&format!("/t/{id}/join"), &join).await.expect(303);
    (ada, bo, id)
}

async fn database(server: &TestServer) -> std::sync::Arc<dyn Store> {
    store::open(&server.folder().join("tables.db").into()).await.unwrap()
}

/// Writes the start of a game as the program of that time did.
async fn start_as_then(store: &dyn Store, id: &str) {
    let game = games::open_scenario(Source { name: "nearly-home.toml", text: NEARLY_HOME }, None).unwrap();
    let seed = SecretSeed::of_table(&store.host_secret().await.unwrap(), id);
    let seats = store.table(id).await.unwrap().unwrap().seats;
    let nonces = seats.iter().map(|seat| seat.nonce.clone().unwrap_or_default()).collect();
    let provenance = Provenance { commitment: seed.commitment(), table: id.to_owned(), nonces };
    let mut dice = ProvenDice::new(&seed, &provenance, 0);
    let names = seats.iter().map(|seat| seat.name.clone()).collect();
    let origin = Origin::Proven(provenance);
    let play = Play::start(game, names, origin, Some(NEARLY_HOME.to_owned()), &mut dice).unwrap();
    let lines = play.lines().to_vec();
    let (header, lines) = lines.split_first().unwrap();
    store.start(id, &seats, header, lines, Next::People).await.unwrap();
}

#[tokio::test]
async fn a_game_of_the_first_format_plays_on_and_is_verified_in_the_words_of_its_time() {
    let server = server_with_scenario().await;
    let (mut ada, mut bo, id) = left_behind(&server).await;
    let store = database(&server).await;
    start_as_then(&*store, &id).await;
    store.close().await;

    let server = server.restart().await;
    ada.visit(&server);
    bo.visit(&server);
    let page = bo.get(&format!("/t/{id}")).await.expect(200).body;
    assert!(page.contains("id=\"board\""), "{page}");
    assert!(!page.contains("data-line"), "a hash without a salt would tell what is in the line");
    ada.act(&id, 0, 2, GO_HOME).await.expect(200);

    let text = bo.get(&format!("/t/{id}/journal")).await.expect(200).body;
    let journal = Journal::read(&text).unwrap();
    assert_eq!(journal.header.globetable, FORMAT);
    Play::replay(AnyGame::of_header(&journal.header, None).unwrap(), &journal).unwrap();
    assert_eq!(prove(&journal), Ok(Proof::Proven));
    let page = bo.get(&format!("/t/{id}/rolls")).await.expect(200).body;
    assert!(page.contains("every roll follows from the seed that was sealed before the game."), "{page}");
    assert!(!page.contains("no single one of these players"), "{page}");
}

#[tokio::test]
async fn a_table_that_waited_when_the_program_changed_commits_to_shares() {
    let server = server_with_scenario().await;
    let (mut ada, mut bo, id) = left_behind(&server).await;
    let store = database(&server).await;
    for before in store.table(&id).await.unwrap().unwrap().seats {
        let after = SeatRecord { nonce: Some(NUMBER.to_owned()), ..before.clone() };
        store.change_seat(&id, &before, &after).await.unwrap();
    }
    store.close().await;

    let server = server.restart().await;
    ada.visit(&server);
    bo.visit(&server);
    let page = bo.get(&format!("/t/{id}")).await.expect(200).body;
    assert!(page.contains("data-commit") && !page.contains(NUMBER), "{page}");
    let share = table::dice::Share([2; 32]);
    let commit = [("seat", "1"), ("commitment", &share.commitment().0)];
    bo.post(&format!("/t/{id}/commit"), &commit).await.expect(303);
    ada.post(&format!("/t/{id}/start"), &[]).await.expect(303);
    let reveal = [("seat", "1"), ("share", &share.to_string())];
    bo.post_json(&format!("/t/{id}/reveal"), &reveal).await.expect(200);
    ada.act(&id, 0, 3, GO_HOME).await.expect(200);
    let text = bo.get(&format!("/t/{id}/journal")).await.expect(200).body;
    assert_eq!(prove(&Journal::read(&text).unwrap()), Ok(Proof::Shared));
    let page = bo.get(&format!("/t/{id}/rolls")).await.expect(200).body;
    assert!(page.contains("was not there: Ada"), "what Ada sent then counts for nothing: {page}");
}
