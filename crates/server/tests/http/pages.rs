//! What is at each address, and how it is sent.

use crate::support::TestServer;
use crate::support::page::{attribute, forms};

const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; \
                      connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

#[tokio::test]
async fn every_page_tells_the_browser_what_it_may_do() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    let id = ada.open_table("Ada", &["me", "open"]).await;
    let (own, common) = ("no-store", "private, no-cache");
    for (path, kept) in [
        ("/", own),
        (&format!("/t/{id}"), own),
        ("/t/abcdefghij", own),
        ("/rules/little-monsters", common),
        ("/nowhere", common),
        ("/healthz", common),
    ] {
        let answer = ada.get(path).await;
        assert_eq!(answer.header("content-security-policy"), Some(POLICY), "{path}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("referrer-policy"), Some("same-origin"), "{path}");
        assert_eq!(answer.header("cache-control"), Some(kept), "{path}");
    }
}

#[tokio::test]
async fn no_page_needs_what_the_policy_forbids() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    let open = ada.open_table("Ada", &["me", "open"]).await;
    let game = ada.open_table("Ada", &["me", "bot-random"]).await;
    let (open, game, rolls) = (format!("/t/{open}"), format!("/t/{game}"), format!("/t/{game}/rolls"));
    for path in ["/", &open, &game, &rolls, "/rules/little-monsters", "/nowhere"] {
        let html = ada.get(path).await.body;
        assert!(!html.contains(" style=\"") && !html.contains("<style"), "{path} has inline styles");
        assert!(!html.contains(" onclick") && !html.contains("javascript:"), "{path} has inline scripts");
        for script in html.split("<script").skip(1) {
            assert!(attribute(script, "src").is_some(), "{path} has an inline script");
        }
    }
}

#[tokio::test]
async fn assets_and_boards_are_kept_for_ever() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    let id = ada.open_table("Ada", &["me", "bot-random"]).await;
    let html = ada.get(&format!("/t/{id}")).await.body;
    let mut paths: Vec<String> = Vec::new();
    for tag in html.split('<') {
        paths.extend(["href", "src"].into_iter().filter_map(|name| attribute(tag, name)));
    }
    paths.retain(|path| path.starts_with("/assets/") || path.starts_with("/board/"));
    assert!(
        paths.iter().any(|path| path.ends_with(".js")) && paths.iter().any(|path| path.ends_with(".css"))
    );
    assert!(paths.iter().any(|path| path.starts_with("/board/little-monsters/")), "{paths:?}");
    for path in paths {
        let answer = ada.get(&path).await.expect(200);
        assert_eq!(answer.header("cache-control"), Some("public, max-age=31536000, immutable"), "{path}");
        let tag = answer.header("etag").unwrap();
        ada.send("GET", &path, &[("If-None-Match", tag)], "").await.expect(304);
        assert!(answer.header("set-cookie").is_none(), "{path}");
    }
    ada.get("/assets/0000000000/style.css").await.expect(404);
    ada.get(&format!("/assets/{}/stile.css", pages::assets::version())).await.expect(404);
    ada.get("/board/little-monsters/0000.svg").await.expect(404);
    ada.get("/board/checkers/0000.svg").await.expect(404);
}

#[tokio::test]
async fn text_is_compressed_for_who_can_read_it() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    let plain = ada.get("/rules/little-monsters").await.expect(200);
    assert_eq!(plain.header("content-encoding"), None);
    let head =
        ada.send("HEAD", "/rules/little-monsters", &[("Accept-Encoding", "gzip")], "").await.expect(200);
    assert_eq!(head.header("content-encoding"), Some("gzip"));
}

#[tokio::test]
async fn the_rules_can_be_read_whole_and_by_the_clause() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    let whole = ada.get("/rules/little-monsters").await.expect(200);
    assert!(whole.body.contains("LM-10"));
    let clause = ada.get("/rules/little-monsters/10").await.expect(200);
    assert!(!clause.body.contains("<html"), "a clause is a fragment");
    for path in
        ["/rules/checkers", "/rules/little-monsters/999", "/rules/little-monsters/ten", "/rules/checkers/1"]
    {
        ada.get(path).await.expect(404);
    }
}

#[tokio::test]
async fn a_browser_is_remembered_by_a_cookie_that_scripts_cannot_read() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    let answer = ada.get("/").await.expect(200);
    let cookie = answer.header("set-cookie").unwrap();
    let (token, attributes) = cookie.strip_prefix("globetable=").unwrap().split_once("; ").unwrap();
    assert_eq!(token.len(), 32);
    assert_eq!(attributes, "Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax");
    let again = ada.get("/").await;
    assert!(again.header("set-cookie").unwrap().contains(token), "the start page renews the token");
}

#[tokio::test]
async fn a_name_is_remembered() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    ada.open_table("Ada <i>", &["me", "open"]).await;
    let start = ada.get("/").await.expect(200);
    assert!(start.body.contains("value=\"Ada &lt;i&gt;\""), "{}", start.body);
}

#[tokio::test]
async fn the_start_page_lists_the_tables_of_this_browser() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    let open = ada.open_table("Ada", &["me", "open"]).await;
    // Nobody else sits here, so it is always this browser's turn.
    let playing = ada.open_table("Ada", &["me", "device"]).await;
    let start = ada.get("/").await.expect(200).body;
    assert!(start.contains(&format!("/t/{open}")), "{start}");
    assert!(start.contains(&format!("class=\"yours\" href=\"/t/{playing}\"")), "{start}");
    let stranger = server.browser().get("/").await.expect(200).body;
    assert!(!stranger.contains(&open) && !stranger.contains(&playing));
}

#[tokio::test]
async fn what_is_not_there_is_said_so() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    for path in ["/nowhere", "/t/abcdefghij", "/t/abcdefghij/regions", "/t/abcdefghij/live", "/t/x", "/t/%00"]
    {
        let answer = ada.get(path).await.expect(404);
        assert!(answer.body.contains("<h1>"), "{path}: {}", answer.body);
    }
    let answer = ada.post_json("/t/abcdefghij/act", &[("seat", "0")]).await.expect(404);
    assert!(answer.json()["notice"].as_str().unwrap().contains("no table"));
    ada.get("/tables").await.expect(405);
}

#[tokio::test]
async fn a_spectator_gets_no_forms() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    let id = ada.open_table("Ada", &["me", "bot-random"]).await;
    let page = server.browser().get(&format!("/t/{id}")).await.expect(200).body;
    let mut acting = forms(&page);
    // Everybody chooses the language and the colours to read in, and spectators talk among themselves.
    let talk = format!("/t/{id}/talk");
    acting.retain(|form| !["/language", "/colours", &talk].contains(&form.action.as_str()));
    assert_eq!(acting, []);
    assert!(page.contains("Ada"));
}

#[tokio::test]
async fn every_message_exists() {
    let l10n = ::pages::Localizer::english();
    let mut found = 0;
    for folder in ["src", "src/routes"] {
        for file in std::fs::read_dir(format!("{}/{folder}", env!("CARGO_MANIFEST_DIR"))).unwrap() {
            let path = file.unwrap().path();
            if path.extension().is_none_or(|extension| extension != "rs") {
                continue;
            }
            let source = std::fs::read_to_string(&path).unwrap();
            for id in source.split("\"srv-").skip(1).map(|rest| rest.split('"').next().unwrap()) {
                let id = format!("srv-{}", id.replace("{number}", "1"));
                assert_ne!(l10n.say(&id), id, "{} names a message that does not exist", path.display());
                found += 1;
            }
        }
    }
    assert!(found > 40, "only {found} messages were found: has the pattern changed?");
}
