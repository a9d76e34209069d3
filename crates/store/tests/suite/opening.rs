//! Opening a database that is not as it should be: the message says what to do.

use std::process::Command;

use store::{Address, StoreError};

use crate::engines::{Place, new_table};
use crate::{on_both_engines, postgres_server};

on_both_engines!(a_database_from_a_newer_version_is_left_alone, a_foreign_schema_is_left_alone);

async fn refusal(address: &str) -> StoreError {
    match store::open(&address.parse().unwrap()).await {
        Ok(_) => panic!("{address} was opened"),
        Err(error) => error,
    }
}

async fn a_database_from_a_newer_version_is_left_alone(place: Place) {
    let store = place.open().await;
    store.create_table(&new_table("owl")).await.unwrap();
    store.close().await;
    place
        .meddle(
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
             VALUES (9999, 'from the future', TRUE, '', 0)",
        )
        .await;
    let error = refusal(&place.address).await;
    assert!(matches!(error, StoreError::Newer { found: 9999, known: 12, .. }), "{error:?}");
    assert!(error.to_string().contains("Update this program"), "{error}");

    place.meddle("DELETE FROM _sqlx_migrations WHERE version = 9999").await;
    assert!(place.open().await.table("owl").await.unwrap().is_some());
}

async fn a_foreign_schema_is_left_alone(place: Place) {
    if !place.is_postgres() {
        std::fs::create_dir_all(std::path::Path::new(&place.address).parent().unwrap()).unwrap();
        std::fs::write(&place.address, "").unwrap();
    }
    place.meddle("CREATE TABLE seats (something TEXT)").await;
    let error = refusal(&place.address).await;
    assert!(matches!(error, StoreError::Schema { .. }), "{error:?}");
    assert!(error.to_string().contains("Use an empty database"), "{error}");
    place.meddle("INSERT INTO seats (something) VALUES ('still there')").await;
}

#[tokio::test]
async fn sqlite_in_a_folder_that_cannot_be_made() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("file"), "").unwrap();
    let path = folder.path().join("file/inside/tables.db").display().to_string();
    let error = refusal(&path).await;
    assert!(matches!(error, StoreError::Folder { .. }), "{error:?}");
    let message = error.to_string();
    assert!(message.contains("file/inside") && message.contains("Make the place writable"), "{message}");
}

/// Set for the child process only: the path it shall fail to open.
const CHILD: &str = "STORE_TEST_OPENS_UNWRITABLE";

/// The other half of the test below, run as a user whom permissions stop.
#[tokio::test]
async fn child_that_opens_an_unwritable_folder() {
    let Ok(path) = std::env::var(CHILD) else {
        return;
    };
    for path in
        [format!("{path}/tables.db"), format!("{path}/new folder/tables.db"), format!("{path}/old.db")]
    {
        println!("{}", refusal(&path).await);
    }
}

#[tokio::test]
async fn sqlite_in_a_folder_that_cannot_be_written() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let locked = folder.path().join("locked");
    // A database that was made when the folder could still be written.
    let old: Address = locked.join("old.db").into();
    store::open(&old).await.unwrap().close().await;
    let allow = |path: &std::path::Path, mode| {
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).unwrap();
    };
    allow(folder.path(), 0o755);
    allow(&locked, 0o555);
    allow(&locked.join("old.db"), 0o444);
    // Permissions do not stop root, so root runs it as nobody, who in turn may not reach the target folder.
    let program = folder.path().join("copy-of-this-test");
    std::fs::copy(std::env::current_exe().unwrap(), &program).unwrap();
    allow(&program, 0o755);
    let mut command = if postgres_server::is_root() {
        let mut command = Command::new("setpriv");
        command.args(["--reuid=nobody", "--regid=65534", "--clear-groups"]).arg(program);
        command
    } else {
        Command::new(program)
    };
    let ran = command
        .args(["--exact", "opening::child_that_opens_an_unwritable_folder", "--nocapture"])
        .env(CHILD, &locked)
        .current_dir("/")
        .output()
        .unwrap();
    allow(&locked, 0o755);
    let said = String::from_utf8_lossy(&ran.stdout);
    assert!(ran.status.success(), "{said}{}", String::from_utf8_lossy(&ran.stderr));
    let locked = locked.display();
    for part in [
        format!("cannot write the database {locked}/tables.db"),
        format!("cannot make the folder {locked}/new folder for the database"),
        format!("cannot write the database {locked}/old.db"),
        "writable for this user, or choose another path".into(),
    ] {
        assert!(said.contains(&part), "{part}: {said}");
    }
}

#[tokio::test]
async fn sqlite_keeps_its_secrets_from_other_users() {
    use std::os::unix::fs::PermissionsExt;
    let place = Place::sqlite();
    let store = place.open().await;
    store.host_secret().await.unwrap();
    for file in ["", "-wal", "-shm"].map(|end| format!("{}{end}", place.address)) {
        let mode = std::fs::metadata(&file).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{file}: {mode:o}");
    }
}

#[tokio::test]
async fn sqlite_on_a_file_that_is_something_else() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("letter.txt");
    let letter = "Dear Ada, this is not a database. ".repeat(100);
    std::fs::write(&path, &letter).unwrap();
    let error = refusal(&path.display().to_string()).await;
    assert!(matches!(error, StoreError::NotADatabase { .. }), "{error:?}");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), letter);
    let error = refusal(&folder.path().display().to_string()).await;
    assert!(matches!(error, StoreError::Unwritable { .. }), "a folder is no file either: {error:?}");
}

#[tokio::test]
async fn postgres_that_does_not_answer() {
    // A port that was free a moment ago: nobody listens there.
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let error = refusal(&format!("postgres://ada:s3cret@127.0.0.1:{port}/games")).await;
    assert!(matches!(error, StoreError::Unreachable { .. }), "{error:?}");
    let message = error.to_string();
    assert!(message.contains(&format!("postgres://ada@127.0.0.1:{port}/games")), "{message}");
    assert!(message.contains("Check that PostgreSQL runs there"), "{message}");
    assert!(!format!("{message}{error:?}").contains("s3cret"));
}

#[tokio::test]
async fn postgres_without_the_database_or_the_user() {
    let error = refusal(&postgres_server::address_of("missing")).await;
    assert!(matches!(error, StoreError::NoSuchDatabase { .. }), "{error:?}");
    assert!(error.to_string().contains("createdb"), "{error}");
    let stranger = postgres_server::address_of("postgres").replacen(postgres_server::USER, "stranger", 1);
    let error = refusal(&stranger).await;
    assert!(matches!(error, StoreError::Login { .. }), "{error:?}");
}
