//! PostgreSQL over the network: who listens on the way reads nothing, and who stands there instead of it is found out.

use std::net::TcpListener;

use sqlx::{Connection, PgConnection};
use store::StoreError;

use crate::engines::new_table;
use crate::postgres_server::{Server, USER, start};

/// Made for tests, for `localhost` and 127.0.0.1; nobody vouches for it but itself.
const CERTIFICATE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../server/tests/support/tls/certificate.pem");
const KEY: &str = include_str!("../../../server/tests/support/tls/key.pem");
/// Of somebody else, for the same names.
const ANOTHER: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../server/tests/support/tls/another-certificate.pem");

/// A server that encrypts, with this certificate and key, on a port of 127.0.0.1 and 127.0.0.2.
struct Encrypting(Server);

impl Encrypting {
    fn start() -> Encrypting {
        // Ports that were free a moment ago: of several one still is.
        let free: Vec<TcpListener> = (0..8).map(|_| TcpListener::bind("127.0.0.1:0").unwrap()).collect();
        let ports: Vec<String> =
            free.iter().map(|port| port.local_addr().unwrap().port().to_string()).collect();
        drop(free);
        let certificate = std::fs::read_to_string(CERTIFICATE).unwrap();
        Encrypting(start(&[("CERTIFICATE", &certificate), ("KEY", KEY), ("PORTS", &ports.join(" "))]))
    }

    /// The address of its database by this name of the machine.
    fn address(&self, host: &str, query: &str) -> String {
        format!("postgres://{USER}@{host}:{}/postgres?{query}", self.0.said)
    }
}

async fn refusal(address: &str) -> StoreError {
    match store::open(&address.parse().unwrap()).await {
        Ok(_) => panic!("{address} was opened"),
        Err(error) => error,
    }
}

#[tokio::test]
async fn postgres_is_spoken_to_encrypted_and_has_to_show_who_it_is() {
    let server = Encrypting::start();
    let full = format!("sslmode=verify-full&sslrootcert={CERTIFICATE}");
    for host in ["localhost", "127.0.0.1"] {
        let store = store::open(&server.address(host, &full).parse().unwrap()).await.unwrap();
        store.create_table(&new_table(host)).await.unwrap();
        let mut asker = PgConnection::connect(&server.address("localhost", &full)).await.unwrap();
        // Those that write and the one that listens for news.
        let [encrypted, open] = sqlx::query_scalar::<_, Vec<i64>>(
            "SELECT ARRAY[count(*) FILTER (WHERE ssl), count(*) FILTER (WHERE NOT ssl)]
             FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE application_name LIKE 'globetable%'",
        )
        .fetch_one(&mut asker)
        .await
        .unwrap()
        .try_into()
        .unwrap();
        assert!(encrypted >= 2 && open == 0, "{encrypted} encrypted, {open} open");
        store.close().await;
    }

    for (host, query, why) in [
        ("localhost", format!("sslmode=verify-full&sslrootcert={ANOTHER}"), "certificate"),
        // The system vouches for none of ours.
        ("localhost", "sslmode=verify-full".to_owned(), "certificate"),
        ("127.0.0.2", full.clone(), "certificate not valid for name \"127.0.0.2\""),
    ] {
        let error = refusal(&server.address(host, &query)).await;
        assert!(matches!(error, StoreError::Insecure { .. }), "{host} {query}: {error:?}");
        let said = error.to_string();
        assert!(
            said.contains(why) && said.contains("`sslrootcert` names the file"),
            "{host} {query}: {said}"
        );
    }
    let by_authority = format!("sslmode=verify-ca&sslrootcert={CERTIFICATE}");
    let store = store::open(&server.address("127.0.0.2", &by_authority).parse().unwrap()).await.unwrap();
    store.create_table(&new_table("owl")).await.unwrap();
    store.close().await;
}

/// Where nothing is asked, an encrypted connection is taken if there is one; where it is asked, no other is.
#[tokio::test]
async fn postgres_without_a_certificate_serves_those_who_ask_for_none() {
    let plain = crate::postgres_server::address_of("postgres");
    store::open(&plain.parse().unwrap()).await.unwrap().close().await;
    let server = Encrypting::start();
    let mut asker = PgConnection::connect(&server.address("127.0.0.1", "")).await.unwrap();
    let encrypted = "SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()";
    assert!(sqlx::query_scalar::<_, bool>(encrypted).fetch_one(&mut asker).await.unwrap());
    sqlx::query("ALTER SYSTEM SET ssl = off").execute(&mut asker).await.unwrap();
    sqlx::query("SELECT pg_reload_conf()").execute(&mut asker).await.unwrap();
    loop {
        // A connection of each time is as the settings are then.
        let mut asker = PgConnection::connect(&server.address("127.0.0.1", "")).await.unwrap();
        if !sqlx::query_scalar::<_, bool>(encrypted).fetch_one(&mut asker).await.unwrap() {
            break;
        }
    }
    store::open(&server.address("127.0.0.1", "").parse().unwrap()).await.unwrap().close().await;
    let error = refusal(&server.address("127.0.0.1", "sslmode=require")).await;
    assert!(matches!(error, StoreError::Insecure { .. }), "{error:?}");
}
