//! Posting something to an address of somebody's: no redirect is followed, nothing of the answer is read but how it begins, and
//! all of it has to be over soon.

use std::sync::{Arc, LazyLock};
use std::time::Duration;

use axum::body::Bytes;
use axum::http::{HeaderName, Request, header};
use http_body_util::Full;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use url::Url;

use super::Reach;

/// How long all of it may take.
const LONGEST: Duration = Duration::from_secs(10);
/// How much is read of how an answer begins.
const LARGEST_HEAD: usize = 16 * 1024;

/// What was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Answer {
    pub(super) status: u16,
    /// When to come again, if it said so.
    pub(super) again: Option<Duration>,
}

/// Posts something to an address, if it may be reached.
pub(super) async fn post(
    reach: &Reach,
    url: &Url,
    headers: &[(HeaderName, String)],
    body: Vec<u8>,
) -> Result<Answer, String> {
    let posted = tokio::time::timeout(LONGEST, try_to_post(reach, url, headers, body));
    posted.await.unwrap_or_else(|_| Err("it takes too long to answer".to_owned()))
}

async fn try_to_post(
    reach: &Reach,
    url: &Url,
    headers: &[(HeaderName, String)],
    body: Vec<u8>,
) -> Result<Answer, String> {
    let said = |error: &dyn std::fmt::Display| error.to_string();
    let found = reach.find(url).await.ok_or("it is nowhere, or may not be reached")?;
    let stream = TcpStream::connect(found).await.map_err(|error| said(&error))?;
    let request = request(url, headers, body).map_err(|error| said(&error))?;
    if url.scheme() == "http" {
        return exchange(TokioIo::new(stream), request).await;
    }
    let host = url.host_str().unwrap_or_default().trim_start_matches('[').trim_end_matches(']').to_owned();
    let name = ServerName::try_from(host).map_err(|error| said(&error))?;
    let stream = TlsConnector::from(TLS.clone()).connect(name, stream).await.map_err(|error| said(&error))?;
    exchange(TokioIo::new(stream), request).await
}

fn request(
    url: &Url,
    headers: &[(HeaderName, String)],
    body: Vec<u8>,
) -> Result<Request<Full<Bytes>>, axum::http::Error> {
    let path = &url[url::Position::BeforePath..url::Position::AfterQuery];
    let host = &url[url::Position::BeforeHost..url::Position::AfterPort];
    let begun = Request::post(path).header(header::HOST, host).header(header::CONNECTION, "close");
    headers.iter().fold(begun, |request, (name, value)| request.header(name, value)).body(Full::from(body))
}

async fn exchange<S>(stream: S, request: Request<Full<Bytes>>) -> Result<Answer, String>
where
    S: hyper::rt::Read + hyper::rt::Write + Unpin + Send + 'static,
{
    let opened = http1::Builder::new().max_buf_size(LARGEST_HEAD).handshake(stream).await;
    let (mut sender, connection) = opened.map_err(|error| error.to_string())?;
    let carried = tokio::spawn(connection);
    let answered = sender.send_request(request).await;
    carried.abort();
    let answered = answered.map_err(|error| error.to_string())?;
    let again =
        answered.headers().get(header::RETRY_AFTER).and_then(|value| value.to_str().ok()?.parse().ok());
    Ok(Answer { status: answered.status().as_u16(), again: again.map(Duration::from_secs) })
}

/// Whom to trust: whomever this system does.
static TLS: LazyLock<Arc<ClientConfig>> = LazyLock::new(|| {
    let mut roots = RootCertStore::empty();
    let found = rustls_native_certs::load_native_certs();
    for error in &found.errors {
        tracing::warn!(%error, "a certificate of this system cannot be read");
    }
    roots.add_parsable_certificates(found.certs);
    let config = ClientConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("the provider knows the usual versions")
        .with_root_certificates(roots)
        .with_no_client_auth();
    Arc::new(config)
});
