//! Starting a server that cannot be started: one sentence says what to do.

use server::{Config, ServerError};

use crate::NEARLY_HOME;
use crate::support::TestServer;

async fn refusal(config: Config) -> ServerError {
    match server::bind(config).await {
        Ok(_) => panic!("it started"),
        Err(error) => error,
    }
}

#[tokio::test]
async fn the_port_is_taken() {
    let running = TestServer::start().await;
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("tables.db");
    let error = refusal(Config::new(running.address, database.clone().into())).await;
    let port = running.address.port();
    assert_eq!(
        error.to_string(),
        format!(
            "port {port} on 127.0.0.1 is in use by another program: stop it, or choose another with --listen 127.0.0.1:PORT"
        )
    );
    assert!(!database.exists(), "nothing was touched");
}

#[tokio::test]
async fn the_data_folder_cannot_be_written() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a-file");
    std::fs::write(&file, "no folder").unwrap();
    let listen = "127.0.0.1:0".parse().unwrap();
    let error = refusal(Config::new(listen, file.join("tables.db").into())).await;
    assert!(matches!(error, ServerError::Store(_)), "{error:?}");
    assert!(error.to_string().contains("a-file"), "{error}");
}

#[tokio::test]
async fn a_broken_edition_or_scenario_is_named_with_its_mistakes() {
    let folder = tempfile::tempdir().unwrap();
    let listen = "127.0.0.1:0".parse().unwrap();
    let config = Config::new(listen, folder.path().join("tables.db").into());

    for (text, part) in [
        ("= nonsense", "mine.toml"),
        ("[edition]\ngame = \"checkers\"", "checkers"),
        ("[edition]\ngame = \"little-monsters\"", "mine.toml"),
    ] {
        let editions = vec![("mine.toml".to_owned(), text.to_owned())];
        let error = refusal(Config { editions, ..config.clone() }).await.to_string();
        assert!(error.contains(part) && error.starts_with("the edition mine.toml"), "{error}");
    }
    let broken = NEARLY_HOME.replace("berlin", "atlantis");
    let scenarios = vec![("broken".to_owned(), "Broken".to_owned(), broken)];
    let error = refusal(Config { scenarios, ..config }).await.to_string();
    assert!(error.contains("atlantis") && error.starts_with("the scenario broken"), "{error}");
}
