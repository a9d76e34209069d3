//! The page “Proof”: what the browser finds out about a game with its own means.

use std::path::{Path, PathBuf};

use table::journal::Journal;
use table::rolls::{Proof, prove};
use testkit::forgeries;

use crate::chrome::{Chrome, Screen, Tab};
use crate::player::Player;
use crate::support::TestServer;

pub(crate) const RESULT: &str = "document.querySelector('#main').dataset.result";

/// Drops a file with the text of the first argument onto the page.
const DROP: &str = r#"
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([arguments[0]], "game.jsonl"));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    return null;
"#;

fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures").join(name).canonicalize().unwrap()
}

/// Every recorded game, in the folders of the games and of their versions.
fn games() -> Vec<PathBuf> {
    let inside = |folder: PathBuf| std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let (mut folders, mut games) = (vec![fixture("")], Vec::new());
    while let Some(folder) = folders.pop() {
        for path in inside(folder) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "jsonl") {
                games.push(path);
            }
        }
    }
    games
}

/// What the page says about a file.
async fn verdict(server: &TestServer, tab: &Tab, file: &Path) -> String {
    tab.open(&server.url("/proof")).await;
    tab.find("#journal").await.send_keys(file.to_str().unwrap()).await.unwrap();
    tab.until(RESULT).await;
    tab.eval(RESULT).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_page_agrees_with_the_other_verifiers_about_every_journal_and_every_forgery() {
    let (server, chrome) = (TestServer::start().await, Chrome::start());
    let tab = chrome.browser(Screen::Laptop).await;
    for (name, proof) in [
        ("dice/shared.jsonl", "shared"),
        ("dice/withheld.jsonl", "shared"),
        ("dice/nothing.jsonl", "shared"),
        ("dice/agreed.jsonl", "shared"),
        ("dice/table-alone.jsonl", "table_alone"),
        ("dice/broken-off.jsonl", "broken_off"),
    ] {
        assert_eq!(verdict(&server, &tab, &fixture(name)).await, proof, "{name}");
    }
    // A file can be dropped too.
    let text = std::fs::read_to_string(fixture("dice/nothing.jsonl")).unwrap();
    tab.open(&server.url("/proof")).await;
    tab.ask::<()>(DROP, vec![text.into()]).await;
    tab.until(RESULT).await;
    assert_eq!(tab.eval::<String>(RESULT).await, "shared");
    assert!(tab.text("[data-say=nothing]").await.ends_with("Bo"), "who contributed nothing is named");
    for game in games() {
        let text = std::fs::read_to_string(&game).unwrap();
        let proof = prove(&Journal::read(&text).unwrap()).unwrap();
        let proof = match proof {
            Proof::Reproduced => "seeded".to_owned(),
            other => serde_json::to_value(other).unwrap().as_str().unwrap().to_owned(),
        };
        assert_eq!(verdict(&server, &tab, &game).await, proof, "{}", game.display());
    }
    for name in ["dice/shared.jsonl", "dice/withheld.jsonl", "dice/agreed.jsonl"] {
        let text = std::fs::read_to_string(fixture(name)).unwrap();
        for (what, forged) in forgeries(&text) {
            let file = server.folder().join("forged.jsonl");
            std::fs::write(&file, forged).unwrap();
            assert_eq!(verdict(&server, &tab, &file).await, "wrong", "{name}, {what}");
        }
    }
    tab.is_clean().await;
}

impl Player {
    /// Goes from the end of a game to its proof, which finds the own share and every line that was shown, and comes back.
    pub(crate) async fn proves_with_the_own_share(&self) {
        self.tab.click("#end a[href$='/proof']").await;
        self.tab.until(RESULT).await;
        let said = self.tab.text("#main").await;
        assert_eq!(self.tab.eval::<String>(RESULT).await, "shared", "{said}");
        for well in ["own", "lines", "seal"] {
            assert!(self.tab.has(&format!("[data-say={well}]:not([hidden])")).await, "{well}: {said}");
        }
        self.tab.driver.back().await.unwrap();
        self.tab.until("document.querySelector('#end')").await;
    }
}
