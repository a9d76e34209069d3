//! Who may come to a table: the link for those who play, the link for those who watch, closed tables, and one seat for each.

use serde_json::json;

use crate::api::{Program, document};
use crate::support::{Answer, Browser, TestServer};
use crate::{GO_HOME, server_with_scenario};

const SCENARIO: (&str, &str) = ("scenario", "nearly-home");

async fn join(browser: &mut Browser, table: &str, seat: &str, name: &str) -> Answer {
    let fields = [("seat", seat), ("name", name), ("commitment", "")];
    browser.post(&format!("/t/{table}/join"), &fields).await
}

/// The link that a lobby shows in this field, without the house.
fn link(server: &TestServer, page: &Answer, field: &str) -> Option<String> {
    let tag = page.body.split('<').find(|tag| tag.contains(&format!("id=\"{field}\"")))?;
    crate::support::page::attribute(tag, "value").unwrap().strip_prefix(&server.url("")).map(str::to_owned)
}

#[tokio::test]
async fn the_link_to_watch_gives_no_seat() {
    let server = server_with_scenario().await;
    let (mut ada, mut bo, mut cy) = (server.browser(), server.browser(), server.browser());
    let id = ada.open_table_with("Ada", &["me", "open"], &[("door", "apart"), SCENARIO]).await;
    let lobby = ada.get(&format!("/t/{id}")).await.expect(200);
    let play = link(&server, &lobby, "invite-link").unwrap();
    assert_eq!(link(&server, &lobby, "watch-link").unwrap(), format!("/t/{id}"));
    assert!(play.starts_with(&format!("/t/{id}?key=")) && play.len() == format!("/t/{id}?key=").len() + 32);
    assert!(lobby.body.contains(&format!("/t/{id}/screen?key=")), "the screen shows how to sit down");

    let watched = cy.get(&format!("/t/{id}")).await.expect(200);
    assert!(
        !watched.body.contains("/join\"") && watched.body.contains("is for watching"),
        "{}",
        watched.body
    );
    assert_eq!(link(&server, &watched, "invite-link").unwrap(), format!("/t/{id}"), "more they cannot give");
    assert!(!watched.body.contains("?key=") && link(&server, &watched, "watch-link").is_none());
    assert!(join(&mut cy, &id, "1", "Cy").await.expect(403).body.contains("the link for those who play"));
    let key = play.split("key=").nth(1).unwrap();
    for forged in ["", "0", &"0".repeat(32), &key.to_uppercase(), &key[1..]] {
        cy.get(&format!("/t/{id}?key={forged}")).await.expect(200);
        cy.cookies.insert("key".to_owned(), forged.to_owned());
        join(&mut cy, &id, "1", "Cy").await.expect(403);
    }

    // The key goes from the address into a cookie of the table's: what is copied from there is for watching.
    let came = bo.get(&play).await.expect(303);
    assert_eq!(came.header("location"), Some(&*format!("/t/{id}")));
    let cookies: Vec<_> = came.headers.iter().filter(|(name, _)| name == "set-cookie").collect();
    assert!(
        cookies
            .iter()
            .any(|(_, cookie)| cookie.starts_with("key=") && cookie.contains(&format!("Path=/t/{id};")))
    );
    let lobby = bo.get(&format!("/t/{id}")).await.expect(200);
    assert!(lobby.body.contains("/join\"") && link(&server, &lobby, "invite-link").unwrap() == play);
    join(&mut bo, &id, "1", "Bo").await.expect(303);
    ada.post(&format!("/t/{id}/start"), &[]).await.expect(303);
    assert!(
        cy.get(&format!("/t/{id}")).await.expect(200).body.contains("id=\"board\""),
        "and may be watched"
    );

    // The key of one table is none at another.
    let other = ada.open_table_with("Ada", &["me", "open"], &[("door", "apart")]).await;
    bo.get(&format!("/t/{other}?key={key}")).await.expect(200);
    join(&mut bo, &other, "1", "Bo").await.expect(403);
    server.stop().await;
}

#[tokio::test]
async fn a_closed_table_is_seen_by_those_who_have_its_link() {
    let server = server_with_scenario().await;
    let (mut ada, mut bo, mut cy) = (server.browser(), server.browser(), server.browser());
    let id = ada.open_table_with("Ada", &["me", "open"], &[("door", "closed"), SCENARIO]).await;
    let lobby = ada.get(&format!("/t/{id}")).await.expect(200);
    let play = link(&server, &lobby, "invite-link").unwrap();
    assert!(link(&server, &lobby, "watch-link").is_none());
    cy.get("/").await.expect(200);
    let paths = [
        "",
        "/live",
        "/regions",
        "/screen",
        "/screen/regions",
        "/mine",
        "/told",
        "/at",
        "/at/1",
        "/rolls",
        "/proof",
        "/journal",
        "/analysis",
    ];
    for path in paths {
        let refused = cy.get(&format!("/t/{id}{path}")).await;
        assert_eq!(refused.status, 403, "{path}: {}", refused.body);
        assert!(refused.body.contains("This table is closed"), "{path}: {}", refused.body);
    }
    join(&mut cy, &id, "1", "Cy").await.expect(403);
    cy.post(&format!("/t/{id}/talk"), &[("text", "Hm"), ("name", "Cy")]).await.expect(403);

    bo.get(&play).await.expect(303);
    join(&mut bo, &id, "1", "Bo").await.expect(303);
    ada.post(&format!("/t/{id}/start"), &[]).await.expect(303);
    // Whoever sits there needs no key any more; and the link of a seat lets in whoever has it.
    bo.cookies.remove("key");
    bo.get(&format!("/t/{id}")).await.expect(200);
    let made = bo.post(&format!("/t/{id}/mine"), &[("seat", "1")]).await.expect(200);
    let found = link(&server, &made, "seat-link").unwrap();
    let mut phone = server.browser();
    assert!(phone.get(&found).await.expect(200).body.contains("Bo"));
    let secret = found.rsplit('/').next().unwrap();
    phone.post(&format!("/t/{id}/found"), &[("secret", secret)]).await.expect(303);
    phone.get(&format!("/t/{id}")).await.expect(200);
    assert!(
        bo.get(&format!("/t/{id}")).await.expect(200).body.contains("fetch-back"),
        "and tells who had it"
    );
    ada.act(&id, 0, 2, GO_HOME).await.expect(200);
    cy.get(&format!("/t/{id}/journal")).await.expect(403);
    ada.get(&format!("/t/{id}/journal")).await.expect(200);
    server.stop().await;
}

#[tokio::test]
async fn one_person_takes_one_seat_unless_the_host_lets_them_take_more() {
    let server = TestServer::start().await;
    let (mut ada, mut bo) = (server.browser(), server.browser());
    for (fields, status) in [(&[][..], 409), (&[("several", "on")], 303)] {
        let id = ada.open_table_with("Ada", &["me", "open", "open", "open"], fields).await;
        bo.get(&format!("/t/{id}")).await.expect(200);
        join(&mut bo, &id, "1", "Bo").await.expect(303);
        let offered = bo.get(&format!("/t/{id}")).await.body.contains("/join\"");
        assert_eq!(offered, status == 303);
        let second = join(&mut bo, &id, "2", "Cy").await.expect(status);
        assert_eq!(second.body.contains("You have a seat at this table"), status == 409);
        // A name can be changed all the same, and the host fills seats for those who sit beside them.
        join(&mut bo, &id, "1", "Bob").await.expect(303);
        assert!(ada.get(&format!("/t/{id}")).await.body.contains("/join\""));
        join(&mut ada, &id, "3", "Dora").await.expect(303);
    }
    server.stop().await;
}

#[tokio::test]
async fn programs_come_by_the_same_links() {
    let server = server_with_scenario().await;
    let document = document(&server).await;
    let mut ada = Program::of(&mut server.browser(), &document).await;
    let mut bo = Program::of(&mut server.browser(), &document).await;
    let new =
        |door: &str| json!({"game": "little-monsters", "name": "Ada", "seats": ["me", "open"], "door": door});
    let table = ada.post("/tables", "", new("closed")).await.expect(201).json();
    assert_eq!((&table["door"], &table["several"]), (&json!("closed"), &json!(false)));
    let (id, path) = (table["id"].as_str().unwrap(), table["path"].as_str().unwrap());
    let query = path.split('?').nth(1).unwrap();
    let seat = json!({"seat": 1, "name": "Bo"});
    for at in ["/tables/{id}", "/tables/{id}/company", "/tables/{id}/talk", "/tables/{id}/told"] {
        bo.get(at, id).await.expect(403);
    }
    bo.post("/tables/{id}/join", id, seat.clone()).await.expect(403);
    let lobby = bo.send("get", "/tables/{id}", &format!("/tables/{id}?{query}"), None).await.expect(200);
    assert_eq!(lobby.json()["status"], "open");
    let join = format!("/tables/{id}/join?{query}");
    bo.send("post", "/tables/{id}/join", &join, Some(seat.clone())).await.expect(200);
    assert_eq!(bo.get("/tables/{id}", id).await.expect(200).json()["path"], path, "whoever sits may invite");

    let table = ada.post("/tables", "", new("apart")).await.expect(201).json();
    let id = table["id"].as_str().unwrap();
    let seen = bo.get("/tables/{id}", id).await.expect(200).json();
    assert_eq!(seen["path"], format!("/t/{id}"));
    bo.post("/tables/{id}/join", id, seat).await.expect(403);
    server.stop().await;
}

/// Whoever is invited may be anywhere: links name the address that the host has named, not the one that somebody happened to use.
#[tokio::test]
async fn links_and_codes_name_the_public_address_of_the_house() {
    let server = TestServer::start_with(|config| {
        config.calling.public_url = Some("https://table.example".to_owned());
    })
    .await;
    let mut ada = server.browser();
    let id = ada.open_table("Ada", &["me", "open"]).await;
    let lobby = ada.get(&format!("/t/{id}")).await.expect(200);
    let field = |page: &Answer, field: &str| {
        let tag =
            page.body.split('<').find(|tag| tag.contains(&format!("id=\"{field}\""))).unwrap().to_owned();
        crate::support::page::attribute(&tag, "value").unwrap()
    };
    let invited = field(&lobby, "invite-link");
    assert!(invited.starts_with(&format!("https://table.example/t/{id}")), "{invited}");
    assert!(!lobby.body.contains(&format!("//{}", server.address)), "{}", lobby.body);
    // The code on the screen in the room is of the same link.
    let screen = ada.get(&format!("/t/{id}/screen")).await.expect(200);
    assert!(
        screen.body.contains("https://table.example/") || !screen.body.contains("http://"),
        "{}",
        screen.body
    );
    let id = ada.open_table("Ada", &["me", "device"]).await;
    let renewed = ada.post(&format!("/t/{id}/mine"), &[("seat", "0")]).await.expect(200);
    let link = field(&renewed, "seat-link");
    assert!(link.starts_with(&format!("https://table.example/t/{id}/found/")), "{link}");
    server.stop().await;
}
