//! The screen in the room: it shows what a spectator sees, whoever's browser it is.

use crate::support::page::acts_in;
use crate::support::{TestServer, qr};

#[tokio::test]
async fn the_screen_shows_no_hand_not_even_that_of_its_owner() {
    let server = TestServer::start().await;
    for game in ["little-monsters", "globetrotters", "globopolis"] {
        let (mut ada, mut stranger) = (server.browser(), server.browser());
        let id = ada.open_table_with("Ada", &["me", "device", "device"], &[("game", game)]).await;
        let screen = format!("/t/{id}/screen");
        let page = ada.get(&screen).await.expect(200).body;
        assert!(
            page.contains("page-screen") && page.contains("id=\"board\"") && page.contains("id=\"strip\""),
            "{page}"
        );
        assert!(page.contains("id=\"stage\"") && page.contains(&format!("data-base=\"{screen}\"")), "{page}");
        assert!(
            !page.contains("id=\"hand\"") && !page.contains("id=\"now\"") && !page.contains("/act\""),
            "{page}"
        );
        let own = ada.get(&format!("{screen}/regions")).await.expect(200).json();
        let watched = stranger.get(&format!("{screen}/regions")).await.expect(200).json();
        assert_eq!(own, watched, "{game}: byte for byte what anybody sees");
        assert_eq!(acts_in(&own), []);
        let mut streams = [
            ada.live(&format!("{screen}/live?v=0")).await,
            stranger.live(&format!("{screen}/live?v=0")).await,
        ];
        let [own, watched] = &mut streams;
        assert_eq!(own.next().await.unwrap().json(), watched.next().await.unwrap().json(), "{game}");
        // Whoever looks at the screen alone is nobody at the table.
        assert!(!own_name_is_present(&mut stranger, &id).await);
    }
}

/// Whether anybody counts as watching.
async fn own_name_is_present(browser: &mut crate::support::Browser, id: &str) -> bool {
    !browser.regions(id).await["regions"]["watchers"].as_str().unwrap().contains("hidden")
}

#[tokio::test]
async fn before_the_game_the_screen_has_the_code_to_join_by() {
    let server = TestServer::start_with(|config| config.behind_proxy = true).await;
    let mut ada = server.browser();
    let id = ada.open_table("Ada", &["me", "open"]).await;
    let elsewhere = [("x-forwarded-host", "table.example")];
    let page = ada.send("GET", &format!("/t/{id}/screen"), &elsewhere, "").await.expect(200).body;
    assert!(
        page.contains("class=\"qr\"") && page.contains(&format!("http://table.example/t/{id}\"")),
        "{page}"
    );
    assert_eq!(qr::read(&page), format!("http://table.example/t/{id}"), "what a phone reads");
    assert!(!page.contains("/start\"") && !page.contains("/join\""), "it is nobody's: {page}");
    let mut screen = server.browser().live(&format!("/t/{id}/screen/live")).await;
    let mut bo = server.browser();
    let fields = [("seat", "1"), ("name", "Bo"), ("commitment", "")];
    bo.post(&format!("/t/{id}/join"), &fields).await.expect(303);
    screen
        .wait_for(|message| {
            message.json()["regions"]["seats"].as_str().is_some_and(|seats| seats.contains("Bo"))
        })
        .await;
    ada.post(&format!("/t/{id}/start"), &[]).await.expect(303);
    screen.wait_for(|message| message.event == "reload").await;
    assert!(server.browser().get(&format!("/t/{id}/screen")).await.expect(200).body.contains("id=\"board\""));
    server.browser().get("/t/zzzzzzzzzz/screen").await.expect(404);
}
