//! A real server on a real port, and a small browser without a screen to visit it with.
//!
//! A test file that uses it says at its root that it may unwrap: here a panic is the report.

#![allow(dead_code, reason = "every test file uses a part of it")]
#![allow(
    clippy::allow_attributes,
    reason = "what is unused differs from file to file, so it cannot be expected"
)]

pub(crate) mod authenticator;
pub(crate) mod doorbell;
pub(crate) mod mailbox;
pub(crate) mod nearly_home;
pub(crate) mod page;
pub(crate) mod patience;
pub(crate) mod qr;
pub(crate) mod schema;

use std::collections::BTreeMap;
use std::io::Write;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use flate2::write::GzDecoder;
use serde_json::Value;
use server::Config;
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// How long anything may take before a test gives up on it.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// A server that runs until it is stopped or dropped. Its bots do not pause, nor wait for anybody to be told anything.
pub(crate) struct TestServer {
    pub(crate) address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    running: JoinHandle<()>,
    folder: Arc<TempDir>,
}

impl TestServer {
    /// A server with an empty database.
    pub(crate) async fn start() -> TestServer {
        TestServer::start_with(|_| {}).await
    }

    /// A server with an empty database and another configuration.
    pub(crate) async fn start_with(change: impl FnOnce(&mut Config)) -> TestServer {
        let folder = Arc::new(tempfile::tempdir().unwrap());
        TestServer::start_in(folder, change).await
    }

    async fn start_in(folder: Arc<TempDir>, change: impl FnOnce(&mut Config)) -> TestServer {
        let listen = "127.0.0.1:0".parse().unwrap();
        let mut config = Config::new(listen, folder.path().join("tables.db").into());
        config.bot_pause = Duration::ZERO;
        config.bot_lead = Duration::MAX;
        change(&mut config);
        let server = server::bind(config).await.unwrap();
        let address = server.address();
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(server.run(async move {
            let _ = stopped.await;
        }));
        TestServer { address, stop: Some(stop), running, folder }
    }

    /// Where it keeps its database.
    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// The address of a page.
    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Stops the server and waits until it has.
    pub(crate) async fn stop(mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        tokio::time::timeout(PATIENCE, &mut self.running).await.unwrap().unwrap();
    }

    /// Stops the server, and starts another on the same database.
    pub(crate) async fn restart(self) -> TestServer {
        self.restart_with(|_| {}).await
    }

    /// The same with another configuration.
    pub(crate) async fn restart_with(self, change: impl FnOnce(&mut Config)) -> TestServer {
        let folder = self.folder.clone();
        self.stop().await;
        TestServer::start_in(folder, change).await
    }

    /// Stops the server, and starts another when something has happened meanwhile.
    pub(crate) async fn restart_after(self, meanwhile: impl Future<Output = ()>) -> TestServer {
        self.restart_after_with(meanwhile, |_| {}).await
    }

    /// The same with another configuration.
    pub(crate) async fn restart_after_with(
        self,
        meanwhile: impl Future<Output = ()>,
        change: impl FnOnce(&mut Config),
    ) -> TestServer {
        let folder = self.folder.clone();
        self.stop().await;
        meanwhile.await;
        TestServer::start_in(folder, change).await
    }

    /// A browser that was never here.
    pub(crate) fn browser(&self) -> Browser {
        Browser::new(self.address)
    }
}

/// A browser: it keeps cookies, and runs no script.
#[derive(Clone, Debug)]
pub(crate) struct Browser {
    pub(crate) address: SocketAddr,
    pub(crate) cookies: BTreeMap<String, String>,
}

/// What came back.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(found, _)| found == name).map(|(_, value)| value.as_str())
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }

    /// The answer to the script, if it says that nothing was done because of the rules or because of others.
    #[track_caller]
    pub(crate) fn refused(self, status: u16) -> Answer {
        let answer = self.expect(200);
        assert_eq!(answer.json()["status"], status, "{}", answer.body);
        answer
    }

    /// The answer, if it has this status.
    #[track_caller]
    pub(crate) fn expect(self, status: u16) -> Answer {
        assert_eq!(self.status, status, "{:?}\n{}", self.headers, self.body);
        self
    }
}

impl Browser {
    /// A browser that was never at this address.
    pub(crate) fn new(address: SocketAddr) -> Browser {
        Browser { address, cookies: BTreeMap::new() }
    }

    /// Moves over to another server, with all cookies.
    pub(crate) fn visit(&mut self, server: &TestServer) {
        self.address = server.address;
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.send("GET", path, &[], "").await
    }

    /// Sends a form as a page without script does.
    pub(crate) async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        self.post_with(path, fields, &[]).await
    }

    /// Sends a form as the script does.
    pub(crate) async fn post_json(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        self.post_with(path, fields, &[("X-Globetable", "1")]).await
    }

    pub(crate) async fn post_with(
        &mut self,
        path: &str,
        fields: &[(&str, &str)],
        headers: &[(&str, &str)],
    ) -> Answer {
        let (headers, body) = self.form(fields, headers);
        self.send("POST", path, &borrowed(&headers), &body).await
    }

    /// The same over a connection that stays open.
    pub(crate) async fn post_kept(
        &self,
        kept: &mut Kept,
        path: &str,
        fields: &[(&str, &str)],
        headers: &[(&str, &str)],
    ) -> Answer {
        let (headers, body) = self.form(fields, headers);
        let request = self.request("POST", path, &borrowed(&headers), &body, "keep-alive");
        kept.0.write_all(request.as_bytes()).await.unwrap();
        read_answer(&mut kept.0).await
    }

    /// The headers and the body of a form.
    fn form<'a>(
        &self,
        fields: &[(&str, &str)],
        headers: &[(&'a str, &str)],
    ) -> (Vec<(&'a str, String)>, String) {
        let body: Vec<String> =
            fields.iter().map(|(name, value)| format!("{}={}", encoded(name), encoded(value))).collect();
        let mut all = vec![("Content-Type", "application/x-www-form-urlencoded".to_owned())];
        if !headers.iter().any(|(name, _)| *name == "Origin") {
            all.push(("Origin", format!("http://{}", self.address)));
        }
        all.extend(headers.iter().map(|(name, value)| (*name, (*value).to_owned())));
        (all, body.join("&"))
    }

    pub(crate) async fn send(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Answer {
        let work = async {
            let mut connection = self.open(method, path, headers, body, "close").await;
            read_answer(&mut connection).await
        };
        let answer = tokio::time::timeout(PATIENCE, work).await.expect("no answer in time");
        for (name, value) in &answer.headers {
            if name == "set-cookie" {
                let (name, value) = value.split(';').next().unwrap().split_once('=').unwrap();
                self.cookies.insert(name.to_owned(), value.to_owned());
            }
        }
        answer
    }

    /// Opens the live stream of a table.
    pub(crate) async fn live(&self, path: &str) -> Live {
        self.live_with(path, &[]).await
    }

    /// The same compressed.
    pub(crate) async fn live_compressed(&self, path: &str) -> Live {
        self.live_with(path, &[("Accept-Encoding", "gzip, br")]).await
    }

    /// The same as a browser does that has heard a message of it before.
    pub(crate) async fn live_after(&self, path: &str, heard: u64) -> Live {
        self.live_with(path, &[("Last-Event-ID", &heard.to_string())]).await
    }

    pub(crate) async fn live_with(&self, path: &str, more: &[(&str, &str)]) -> Live {
        let headers = [&[("Accept", "text/event-stream")], more].concat();
        let mut connection = self.open("GET", path, &headers, "", "keep-alive").await;
        let (status, headers) = read_head(&mut connection).await;
        assert_eq!(status, 200);
        let kind = headers.iter().find(|(name, _)| name == "content-type").unwrap();
        assert_eq!(kind.1, "text/event-stream");
        let encoding =
            headers.iter().find(|(name, _)| name == "content-encoding").map(|(_, way)| way.as_str());
        let asked = more.iter().any(|(name, _)| *name == "Accept-Encoding");
        assert_eq!(encoding, asked.then_some("gzip"), "{headers:?}");
        Live {
            connection,
            text: String::new(),
            said: BTreeMap::new(),
            decoder: asked.then(|| GzDecoder::new(Vec::new())),
            weight: 0,
        }
    }

    async fn open(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
        connection: &str,
    ) -> BufReader<TcpStream> {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let request = self.request(method, path, headers, body, connection);
        stream.write_all(request.as_bytes()).await.unwrap();
        BufReader::new(stream)
    }

    fn request(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
        connection: &str,
    ) -> String {
        let mut head = format!("{method} {path} HTTP/1.1\r\nConnection: {connection}\r\n");
        if !headers.iter().any(|(name, _)| *name == "Host") {
            head += &format!("Host: {}\r\n", self.address);
        }
        for (name, value) in headers {
            head += &format!("{name}: {value}\r\n");
        }
        if !self.cookies.is_empty() {
            let cookies: Vec<String> =
                self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
            head += &format!("Cookie: {}\r\n", cookies.join("; "));
        }
        if method == "POST" {
            head += &format!("Content-Length: {}\r\n", body.len());
        }
        format!("{head}\r\n{body}")
    }
}

fn borrowed<'a>(headers: &'a [(&'a str, String)]) -> Vec<(&'a str, &'a str)> {
    headers.iter().map(|(name, value)| (*name, value.as_str())).collect()
}

/// A connection that stays open between requests.
pub(crate) struct Kept(BufReader<TcpStream>);

impl Kept {
    pub(crate) fn new(stream: TcpStream) -> Kept {
        Kept(BufReader::new(stream))
    }
}

async fn read_answer(connection: &mut BufReader<TcpStream>) -> Answer {
    let (status, headers) = read_head(connection).await;
    let header = |wanted: &str| headers.iter().find(|(name, _)| name == wanted).map(|(_, value)| value);
    let mut bytes = Vec::new();
    if header("transfer-encoding").is_some_and(|way| way == "chunked") {
        while let Some(chunk) = read_chunk(connection).await {
            bytes.extend(chunk);
        }
    } else if let Some(length) = header("content-length") {
        bytes.resize(length.parse().unwrap(), 0);
        connection.read_exact(&mut bytes).await.unwrap();
    } else {
        connection.read_to_end(&mut bytes).await.unwrap();
    }
    Answer { status, headers, body: String::from_utf8(bytes).unwrap() }
}

async fn read_head(connection: &mut BufReader<TcpStream>) -> (u16, Vec<(String, String)>) {
    let mut line = String::new();
    connection.read_line(&mut line).await.unwrap();
    let status = line.split(' ').nth(1).unwrap_or_else(|| panic!("{line:?}")).parse().unwrap();
    let mut headers = Vec::new();
    loop {
        line.clear();
        connection.read_line(&mut line).await.unwrap();
        match line.trim_end().split_once(": ") {
            Some((name, value)) => headers.push((name.to_lowercase(), value.to_owned())),
            None => return (status, headers),
        }
    }
}

async fn read_chunk(connection: &mut BufReader<TcpStream>) -> Option<Vec<u8>> {
    let mut line = String::new();
    connection.read_line(&mut line).await.unwrap();
    let length = usize::from_str_radix(line.trim(), 16).ok().filter(|&length| length > 0)?;
    let mut chunk = vec![0; length + 2];
    connection.read_exact(&mut chunk).await.unwrap();
    chunk.truncate(length);
    Some(chunk)
}

/// An open live stream.
pub(crate) struct Live {
    connection: BufReader<TcpStream>,
    text: String,
    /// What it has said last of every region.
    said: BTreeMap<String, String>,
    decoder: Option<GzDecoder<Vec<u8>>>,
    /// How many bytes came last.
    pub(crate) weight: usize,
}

/// A message of a live stream.
#[derive(Clone, Debug)]
pub(crate) struct Message {
    pub(crate) event: String,
    pub(crate) id: String,
    pub(crate) data: String,
    /// The same with all regions whole, if it is about regions.
    news: Value,
}

impl Message {
    pub(crate) fn json(&self) -> Value {
        self.news.clone()
    }
}

impl Live {
    /// The next message; comments are passed over. Nothing if the stream has ended.
    pub(crate) async fn next(&mut self) -> Option<Message> {
        let next = async {
            loop {
                if let Some((message, rest)) = self.text.split_once("\n\n") {
                    let message = message.to_owned();
                    self.text = rest.to_owned();
                    if message.starts_with(':') {
                        continue;
                    }
                    let field = |name: &str| {
                        let prefix = format!("{name}: ");
                        let found = message.lines().find_map(|line| line.strip_prefix(&prefix));
                        found.unwrap_or_default().to_owned()
                    };
                    let (event, id, data) = (field("event"), field("id"), field("data"));
                    let news = self.unfold(&data);
                    return Some(Message { event, id, data, news });
                }
                let mut chunk = read_chunk(&mut self.connection).await?;
                self.weight = chunk.len();
                if let Some(decoder) = &mut self.decoder {
                    decoder.write_all(&chunk).unwrap();
                    decoder.flush().unwrap();
                    chunk = std::mem::take(decoder.get_mut());
                }
                self.text += std::str::from_utf8(&chunk).unwrap();
            }
        };
        tokio::time::timeout(PATIENCE, next).await.expect("no message in time")
    }

    /// News with all regions whole, of which only what has changed was said.
    fn unfold(&mut self, data: &str) -> Value {
        let mut news: Value = serde_json::from_str(data).unwrap_or_default();
        for (id, change) in news.get_mut("regions").and_then(Value::as_object_mut).into_iter().flatten() {
            if let Some(steps) = change.as_array() {
                *change = changed(&self.said[id], steps).into();
            }
            self.said.insert(id.clone(), change.as_str().unwrap().to_owned());
        }
        news
    }

    /// The first message for which this holds.
    pub(crate) async fn wait_for(&mut self, holds: impl Fn(&Message) -> bool) -> Message {
        loop {
            let message = self.next().await.expect("the stream ended");
            if holds(&message) {
                return message;
            }
        }
    }

    /// The first message with regions of this version or a later one.
    pub(crate) async fn wait_for_version(&mut self, version: u64) -> Value {
        self.wait_for(|message| {
            message.event == "regions" && message.id.parse().is_ok_and(|id: u64| id >= version)
        })
        .await
        .json()
    }
}

/// A region after a change: texts are new, pairs of numbers are pieces of what was there before.
fn changed(old: &str, steps: &[Value]) -> String {
    let pieces: Vec<&str> = old.split('<').collect();
    let number = |value: &Value| usize::try_from(value.as_u64().unwrap()).unwrap();
    let text = |step: &Value| match step.as_array() {
        Some(range) => pieces[number(&range[0])..number(&range[1])].join("<"),
        None => step.as_str().unwrap().to_owned(),
    };
    steps.iter().map(text).collect::<Vec<_>>().join("<")
}

/// A value as forms send it.
pub(crate) fn encoded(text: &str) -> String {
    text.bytes()
        .map(|byte| match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => char::from(byte).to_string(),
            other => format!("%{other:02X}"),
        })
        .collect()
}
