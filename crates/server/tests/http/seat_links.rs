//! A seat that goes on on another device.

use crate::support::page::{acts_in, attribute, forms};
use crate::support::{Answer, Browser, TestServer, qr};
use crate::{GO_HOME, NEARLY_HOME, server_with_scenario};

/// A game of two people in which the first is asked.
async fn two_people(server: &TestServer) -> (String, Browser, Browser) {
    let (mut ada, mut bo) = (server.browser(), server.browser());
    let id = ada.open_table_with("Ada", &["me", "open"], &[("scenario", "nearly-home")]).await;
    let fields = [("seat", "1"), ("name", "Bo"), ("commitment", "")];
    bo.post(&format!("/t/{id}/join"), &fields).await.expect(303);
    ada.post(&format!("/t/{id}/start"), &[]).await.expect(303);
    (id, ada, bo)
}

async fn make(browser: &mut Browser, id: &str, seat: &str) -> Answer {
    browser.post(&format!("/t/{id}/mine"), &[("seat", seat)]).await
}

/// The path of a seat's new link.
pub(crate) async fn link(browser: &mut Browser, id: &str, seat: &str) -> String {
    let page = make(browser, id, seat).await.expect(200);
    assert_eq!(page.header("cache-control"), Some("no-store"));
    let field = page.body.split('<').find(|tag| tag.contains("id=\"seat-link\"")).unwrap();
    let address = attribute(field, "value").unwrap();
    address.split_once(&format!("http://{}", browser.address)).unwrap().1.to_owned()
}

async fn take(browser: &mut Browser, path: &str, name: Option<&str>) -> Answer {
    let (page, secret) = path.rsplit_once('/').unwrap();
    let name = name.map(|name| ("name", name));
    browser.post(page, &[Some(("secret", secret)), name].into_iter().flatten().collect::<Vec<_>>()).await
}

async fn moved(browser: &mut Browser, id: &str) -> String {
    browser.regions(id).await["regions"]["moved"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_seat_is_found_again_on_another_device_and_the_first_one_is_told() {
    let server = server_with_scenario().await;
    let (id, mut ada, mut bo) = two_people(&server).await;
    assert!(ada.get(&format!("/t/{id}")).await.body.contains(&format!("/t/{id}/mine")));
    let path = link(&mut ada, &id, "0").await;
    let mut laptop = ada.live(&format!("/t/{id}/live?v=2")).await;

    // Whoever only looks at the link takes nothing.
    let mut phone = server.browser();
    let page = phone.get(&path).await.expect(200).body;
    assert!(page.contains("Play on as Ada?") && page.contains("The other device is told"), "{page}");
    assert_eq!(forms(&page).iter().filter(|form| form.action == format!("/t/{id}/found")).count(), 2);
    assert!(!acts_in(&ada.regions(&id).await).is_empty(), "it is Ada's seat");

    assert_eq!(
        take(&mut phone, &path, None).await.expect(303).header("location"),
        Some(&*format!("/t/{id}"))
    );
    let told = laptop
        .wait_for(|message| {
            message.json()["regions"]["moved"].as_str().is_some_and(|html| html.contains("/fetch-back"))
        })
        .await
        .json();
    assert!(told["regions"]["moved"].as_str().unwrap().contains("Ada is now played on another device"));
    assert!(told["regions"]["hand"].as_str().is_some(), "the hand is not shown there any more");
    assert!(acts_in(&ada.regions(&id).await).is_empty());
    ada.act(&id, 0, 2, GO_HOME).await.expect(403);
    make(&mut ada, &id, "0").await.expect(403);
    assert!(!moved(&mut bo, &id).await.contains("Ada"), "to others it is the same person");
    assert!(moved(&mut bo, &id).await.contains("hidden"));

    // The link holds, and leads to the table from where the seat is.
    phone.get(&path).await.expect(303);

    // The laptop goes on after all, and the phone is told.
    ada.post_json(&format!("/t/{id}/fetch-back"), &[("seat", "0")]).await.expect(200);
    assert!(moved(&mut phone, &id).await.contains("Ada is now played on another device"));
    assert!(moved(&mut ada, &id).await.contains("hidden"));
    bo.post_json(&format!("/t/{id}/fetch-back"), &[("seat", "0")]).await.expect(403);
    take(&mut phone, &path, None).await.expect(303);
    let end = phone.act(&id, 0, 2, GO_HOME).await.expect(200).json();
    assert!(end["regions"]["end"].as_str().unwrap().contains("/again"), "{end}");
    for (browser, status) in [(&mut ada, 409), (&mut server.browser(), 409)] {
        let over = browser.get(&path).await.expect(status);
        assert!(over.body.contains("The game is over"), "{}", over.body);
    }
}

#[tokio::test]
async fn forged_and_renewed_links_are_refused_with_the_reason() {
    let server = server_with_scenario().await;
    let (id, mut ada, mut bo) = two_people(&server).await;
    let (other, mut eve, _) = two_people(&server).await;
    let (first, foreign) = (link(&mut ada, &id, "0").await, link(&mut eve, &other, "0").await);
    let second = link(&mut ada, &id, "0").await;
    assert_ne!(first, second);
    let mut thief = server.browser();
    let renewed = thief.get(&first).await.expect(410).body;
    assert!(renewed.contains("This link has ended") && renewed.contains("newest link"), "{renewed}");
    take(&mut thief, &first, None).await.expect(410);
    let secret = foreign.rsplit_once('/').unwrap().1;
    let forged = [secret, "", "0", &"f".repeat(32), "%00", "..", &"x".repeat(3000)];
    for secret in forged.into_iter().filter(|secret| !secret.is_empty()) {
        let status = thief.get(&format!("/t/{id}/found/{secret}")).await.status;
        assert_eq!(status, 404, "{secret}");
    }
    for secret in forged {
        let refused = thief.post(&format!("/t/{id}/found"), &[("secret", secret)]).await.expect(404);
        assert!(refused.body.contains("leads to no seat"), "{}", refused.body);
    }
    make(&mut bo, &id, "0").await.expect(403);
    make(&mut thief, &id, "1").await.expect(403);
    make(&mut ada, &id, "x").await.expect(422);
    thief.get(&format!("/t/{id}/mine")).await.expect(403);
    assert!(!acts_in(&ada.regions(&id).await).is_empty(), "it is still Ada's seat");
    take(&mut thief, &second, None).await.expect(303);
}

#[tokio::test]
async fn whoever_takes_a_seat_over_is_named_at_the_table_and_the_link_ends() {
    let server = server_with_scenario().await;
    let (id, mut ada, mut bo) = two_people(&server).await;
    let path = link(&mut ada, &id, "0").await;
    let mut cleo = server.browser();
    take(&mut cleo, &path, Some("   ")).await.expect(422);
    take(&mut cleo, &path, Some("Bo")).await.expect(303);
    assert!(moved(&mut bo, &id).await.contains("Bo 2 plays on for Ada."), "names are told apart");
    assert!(moved(&mut ada, &id).await.contains("Bo 2 has taken over your seat"));
    ada.post_json(&format!("/t/{id}/fetch-back"), &[("seat", "0")]).await.expect(403);
    ada.get(&path).await.expect(410);
    // All of it is there after a restart.
    let server = server.restart().await;
    for browser in [&mut ada, &mut bo, &mut cleo] {
        browser.visit(&server);
    }
    assert!(moved(&mut bo, &id).await.contains("Bo 2 plays on for Ada."));
    assert!(moved(&mut ada, &id).await.contains("Bo 2 has taken over your seat"));
    cleo.act(&id, 0, 2, GO_HOME).await.expect(200);
}

#[tokio::test]
async fn there_is_no_link_before_the_game_and_not_too_many_in_it() {
    let server = server_with_scenario().await;
    let mut ada = server.browser();
    let id = ada.open_table_with("Ada", &["me", "open"], &[("scenario", "nearly-home")]).await;
    let page = ada.get(&format!("/t/{id}/mine")).await.expect(200).body;
    assert!(page.contains("as soon as the game has begun") && page.contains("<button disabled"), "{page}");
    make(&mut ada, &id, "0").await.expect(409);
    let (id, mut ada, _) = two_people(&server).await;
    for _ in 0..6 {
        make(&mut ada, &id, "0").await.expect(200);
    }
    let refused = make(&mut ada, &id, "0").await.expect(429);
    let (_, wait) = refused.body.split_once("Please try again in ").expect("it says when");
    let seconds: u64 = wait.split(' ').next().unwrap().parse().unwrap();
    assert!((1..=60).contains(&seconds), "{}", refused.body);
}

#[tokio::test]
async fn whoever_tries_links_is_slowed_down() {
    let server = server_with_scenario().await;
    let (id, ..) = two_people(&server).await;
    for _ in 0..20 {
        server.browser().get(&format!("/t/{id}/found/{}", "0".repeat(32))).await.expect(404);
    }
    let refused = server.browser().get(&format!("/t/{id}/found/{}", "0".repeat(32))).await.expect(429);
    assert!(refused.body.contains("That was too often"), "{}", refused.body);
}

#[tokio::test]
async fn the_database_holds_no_secret_of_a_link() {
    let server = server_with_scenario().await;
    let (id, mut ada, _) = two_people(&server).await;
    let path = link(&mut ada, &id, "0").await;
    let secret = path.rsplit_once('/').unwrap().1;
    assert_eq!(secret.len(), 32);
    for file in std::fs::read_dir(server.folder()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        assert!(!bytes.windows(secret.len()).any(|window| window == secret.as_bytes()));
    }
}

#[tokio::test]
async fn the_code_of_a_seat_leads_to_it_where_others_can_reach_the_house() {
    let server = TestServer::start_with(|config| {
        config.behind_proxy = true;
        config.scenarios.push(("nearly-home".into(), "Nearly home".into(), NEARLY_HOME.into()));
    })
    .await;
    let mut ada = server.browser();
    let id = ada.open_table_with("Ada", &["me", "device"], &[("scenario", "nearly-home")]).await;
    let mine = format!("/t/{id}/mine");
    let elsewhere = [("X-Forwarded-Host", "table.example"), ("Origin", "http://table.example")];
    let page = ada.post_with(&mine, &[("seat", "0")], &elsewhere).await.expect(200).body;
    let field = page.split('<').find(|tag| tag.contains("id=\"seat-link\"")).unwrap();
    let said = qr::read(&page);
    assert_eq!(attribute(field, "value").unwrap(), said, "the code and the text beside it say the same");
    let path = said.strip_prefix("http://table.example").unwrap();
    let mut phone = server.browser();
    take(&mut phone, path, None).await.expect(303);
    assert!(!acts_in(&phone.regions(&id).await).is_empty(), "the phone has the seat");
    // Where only this computer reaches the house, a code would lead nowhere.
    let here = ada.post(&mine, &[("seat", "1")]).await.expect(200).body;
    assert!(!here.contains("class=\"qr\""), "{here}");
}
