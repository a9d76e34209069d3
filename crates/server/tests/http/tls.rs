//! A house that encrypts by itself.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use server::{Certificate, Config, ServerError};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;

use crate::support::TestServer;

/// Made for these tests, for `table.example`; nobody else trusts it.
fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/support/tls").join(name)
}

fn with_key(key: &str) -> Certificate {
    Certificate { chain: file("certificate.pem"), key: file(key) }
}

fn connector() -> TlsConnector {
    let mut trusted = RootCertStore::empty();
    trusted.add(CertificateDer::from_pem_file(file("certificate.pem")).unwrap()).unwrap();
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions().unwrap();
    TlsConnector::from(Arc::new(config.with_root_certificates(trusted).with_no_client_auth()))
}

const QUESTION: &[u8] =
    b"GET / HTTP/1.1\r\nHost: table.example\r\nX-Forwarded-Proto: http\r\nConnection: close\r\n\r\n";

#[tokio::test]
async fn browsers_are_answered_encrypted_and_told_to_come_so_again() {
    let server = TestServer::start_with(|config| config.certificate = Some(with_key("key.pem"))).await;
    let stream = TcpStream::connect(server.address).await.unwrap();
    let name = ServerName::try_from("table.example").unwrap();
    let mut stream = connector().connect(name, stream).await.unwrap();
    stream.write_all(QUESTION).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    let (head, _) = answer.split_once("\r\n\r\n").unwrap();
    assert!(head.starts_with("HTTP/1.1 200"), "{head}");
    assert!(head.contains("strict-transport-security: max-age="), "{head}");
    assert!(head.contains("; Secure"), "cookies never travel in the clear: {head}");
}

#[tokio::test]
async fn whoever_does_not_encrypt_is_not_answered() {
    let server = TestServer::start_with(|config| config.certificate = Some(with_key("key.pem"))).await;
    let mut plain = TcpStream::connect(server.address).await.unwrap();
    plain.write_all(QUESTION).await.unwrap();
    let mut answer = Vec::new();
    // The connection is closed, whichever way the system tells it.
    let _ended = plain.read_to_end(&mut answer).await;
    assert!(!answer.starts_with(b"HTTP"), "{answer:?}");
}

#[tokio::test]
async fn whoever_says_nothing_is_sent_away() {
    let server = TestServer::start_with(|config| {
        config.certificate = Some(with_key("key.pem"));
        config.bounds.patience = Duration::from_millis(50);
    })
    .await;
    let mut silent = TcpStream::connect(server.address).await.unwrap();
    let mut answer = Vec::new();
    let _ended = silent.read_to_end(&mut answer).await;
    assert!(answer.is_empty());
}

async fn refusal(certificate: Certificate) -> String {
    let folder = tempfile::tempdir().unwrap();
    let mut config = Config::new("127.0.0.1:0".parse().unwrap(), folder.path().join("tables.db").into());
    config.certificate = Some(certificate);
    match server::bind(config).await {
        Err(error @ ServerError::Certificate(_)) => error.to_string(),
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("it is of no use"),
    }
}

#[tokio::test]
async fn a_certificate_that_is_of_no_use_is_refused_at_the_start() {
    let other = refusal(with_key("another-key.pem")).await;
    assert!(other.contains("certificate.pem") && other.contains("another-key.pem"), "{other}");
    let none = refusal(with_key("no-such-key.pem")).await;
    assert!(none.contains("no-such-key.pem") && none.contains("private key"), "{none}");
    let (chain, key) = (file("key.pem"), file("key.pem"));
    let wrong = refusal(Certificate { chain, key }).await;
    assert!(wrong.contains("key.pem holds no certificate"), "{wrong}");
}
