//! Houses that programs of the past left behind: whoever sat there plays on, and so do their bots, with nobody watching.

use std::time::Instant;

use sqlx::{AssertSqlSafe, ConnectOptions, Connection, PgConnection};
use store::{Address, Status};
use table::journal::hash_of;

use crate::postgres_server;
use crate::support::page::some_act;
use crate::support::patience::glance;
use crate::support::{PATIENCE, TestServer};

/// A database as a program of the past left it, with the ids of its tables: open, waiting for a person, over, and left to bots.
struct Released {
    script: &'static str,
    tables: [&'static str; 4],
}

const OF_SQLITE: [Released; 2] = [
    Released {
        script: include_str!("../../../store/tests/released/schema-1.sqlite.sql"),
        tables: ["g96id9ey7c", "vsvtfmvwaq", "h4kvg4dw75", "cb3aphf2a9"],
    },
    Released {
        script: include_str!("../../../store/tests/released/schema-12.sqlite.sql"),
        tables: ["cfrxgcqfx9", "6uigfmb4rb", "3jkzrwwxrs", "gz4xvpx7th"],
    },
];
const OF_POSTGRES: [Released; 2] = [
    Released {
        script: include_str!("../../../store/tests/released/schema-1.postgres.sql"),
        tables: ["nye6q36krn", "9pakugtbsr", "jynzbq8d6s", "h7zbfxf8zh"],
    },
    Released {
        script: include_str!("../../../store/tests/released/schema-12.postgres.sql"),
        tables: ["4cudti84jf", "guvxu33nyi", "xqdvzk2qvj", "3bpfhamurr"],
    },
];

/// Gives the seats of whoever sat there to somebody whose browser is at hand.
fn to_ada(ada: &str, tables: &[&str]) -> AssertSqlSafe<String> {
    let tables: Vec<String> = tables.iter().map(|id| format!("'{id}'")).collect();
    AssertSqlSafe(format!(
        "UPDATE seats SET player = '{}' WHERE kind = 'person' AND table_id IN ({})",
        hash_of(ada),
        tables.join(", ")
    ))
}

const ADA: &str = "0123456789abcdef0123456789abcdef";

async fn house_is_played_on_in(database: Address, tables: [&str; 4]) {
    let [open, waits, over, bots] = tables;
    let store = store::open(&database).await.unwrap();
    let entries = async |id: &str| store.table(id).await.unwrap().unwrap().entries;
    let before = entries(bots).await;
    let server = TestServer::start_with(|config| config.database = database).await;
    // Nobody has asked for anything yet.
    let start = Instant::now();
    while entries(bots).await <= before && store.table(bots).await.unwrap().unwrap().status == Status::Playing
    {
        assert!(start.elapsed() < PATIENCE, "its bots do not play on");
        glance().await;
    }
    let mut ada = server.browser();
    ada.cookies.insert("globetable".to_owned(), ADA.to_owned());
    for id in [open, waits, over, bots] {
        let page = ada.get(&format!("/t/{id}")).await.expect(200).body;
        assert_eq!(page.contains("id=\"board\""), id != open, "{id}: {page}");
    }
    let journal = ada.get(&format!("/t/{over}/journal")).await.expect(200).body;
    assert_eq!(journal.lines().count() as u64, entries(over).await + 1);
    // Any moment of it is played again for whoever looks.
    for moment in [1, entries(over).await] {
        ada.get(&format!("/t/{over}/at/{moment}")).await.expect(200);
    }
    let (start, mut done) = (Instant::now(), 0);
    while done < 3 {
        assert!(start.elapsed() < PATIENCE, "nothing that Ada does is taken");
        match some_act(&ada.regions(waits).await, done) {
            Some(act) => done += usize::from(ada.submit(&act).await.expect(200).json()["status"] == 200),
            None => glance().await,
        }
    }
    store.close().await;
    server.stop().await;
}

async fn on_sqlite(released: &'static Released) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&path).create_if_missing(true);
    let mut connection = options.connect().await.unwrap();
    sqlx::raw_sql(released.script).execute(&mut connection).await.unwrap();
    sqlx::raw_sql(to_ada(ADA, &released.tables)).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    house_is_played_on_in(path.into(), released.tables).await;
}

async fn on_postgres(released: &'static Released) {
    let address = postgres_server::address_of("postgres");
    let mut connection = PgConnection::connect(&address).await.unwrap();
    sqlx::raw_sql(released.script).execute(&mut connection).await.unwrap();
    // The script leaves its connection looking for tables nowhere.
    connection.close().await.unwrap();
    let mut connection = PgConnection::connect(&address).await.unwrap();
    sqlx::raw_sql(to_ada(ADA, &released.tables)).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    house_is_played_on_in(address.parse().unwrap(), released.tables).await;
}

#[tokio::test]
async fn a_house_of_the_first_schema_is_played_on_in_on_sqlite() {
    on_sqlite(&OF_SQLITE[0]).await;
}

#[tokio::test]
async fn a_house_of_the_first_schema_is_played_on_in_on_postgres() {
    on_postgres(&OF_POSTGRES[0]).await;
}

#[tokio::test]
async fn a_house_of_the_twelfth_schema_is_played_on_in_on_sqlite() {
    on_sqlite(&OF_SQLITE[1]).await;
}

#[tokio::test]
async fn a_house_of_the_twelfth_schema_is_played_on_in_on_postgres() {
    on_postgres(&OF_POSTGRES[1]).await;
}
