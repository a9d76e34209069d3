//! Who comes in: the connections that a house keeps, and no more than it can.
//!
//! One address keeps so many and no more. When the house is full, whoever has most gives up their oldest for a newcomer who has
//! fewer; so somebody who takes all there is keeps nobody out.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use std::{fs, io};

use axum::Router;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, watch};
use tokio::task::JoinSet;
use tokio_rustls::TlsAcceptor;

use crate::bounds::Bounds;
use crate::client::{Peer, address_of, times};
use crate::house::House;
use crate::patient::Patient;

/// How many files and sockets the house needs for other things than visitors.
const OTHER_FILES: usize = 64;
/// Of how many the system allows if it does not say.
const FILES: usize = 256;
/// The most memory that the head of a request takes.
const LARGEST_HEAD: usize = 64 * 1024;
/// When somebody who found the house full is to try again, in seconds.
const TRY_AGAIN: u32 = 10;
/// How long to wait when the system gives no connection.
const REST: Duration = Duration::from_secs(1);

/// The connections of a house.
pub(crate) struct Doors {
    most: usize,
    of_address: usize,
    own: u32,
    /// All connections are the proxy's then, so they are not told apart here.
    behind_proxy: bool,
    inside: Mutex<Inside>,
}

#[derive(Default)]
struct Inside {
    /// Counts visitors, so that the oldest has the smallest number.
    came: u64,
    by_address: BTreeMap<String, BTreeMap<u64, Arc<Notify>>>,
}

/// Somebody's connection; there is room for another when it is dropped.
pub(crate) struct Visitor {
    doors: Arc<Doors>,
    address: String,
    number: u64,
    leaves: Arc<Notify>,
}

impl Doors {
    pub(crate) fn new(bounds: &Bounds, behind_proxy: bool) -> Arc<Doors> {
        let most = bounds.connections.min(files().saturating_sub(OTHER_FILES)).max(1);
        let of_address = bounds.connections_of_address;
        let (own, inside) = (bounds.own, Mutex::default());
        Arc::new(Doors { most, of_address, own, behind_proxy, inside })
    }

    /// How many are inside.
    pub(crate) fn count(&self) -> usize {
        self.lock().count()
    }

    /// Lets somebody in, if there is room for them, or somebody who has more makes some.
    pub(crate) fn come_in(self: &Arc<Self>, ip: IpAddr) -> Option<Visitor> {
        let address = address_of(ip);
        let share = self.of_address.saturating_mul(times(ip, self.behind_proxy, self.own) as usize);
        let mut inside = self.lock();
        let has = inside.by_address.get(&address).map_or(0, BTreeMap::len);
        if !self.behind_proxy && has >= share {
            return None;
        }
        if inside.count() >= self.most && (self.behind_proxy || !inside.make_room(has + 1)) {
            return None;
        }
        inside.came += 1;
        let (number, leaves) = (inside.came, Arc::new(Notify::new()));
        inside.by_address.entry(address.clone()).or_default().insert(number, leaves.clone());
        drop(inside);
        Some(Visitor { doors: self.clone(), address, number, leaves })
    }

    fn lock(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inside {
    fn count(&self) -> usize {
        self.by_address.values().map(BTreeMap::len).sum()
    }

    /// Sends the oldest connection away of whoever has most, if that is more than this.
    fn make_room(&mut self, more_than: usize) -> bool {
        let most = self.by_address.values_mut().max_by_key(|connections| connections.len());
        let Some(connections) = most.filter(|connections| connections.len() > more_than) else {
            return false;
        };
        let oldest = connections.pop_first();
        if let Some((_, leaves)) = &oldest {
            leaves.notify_one();
        }
        oldest.is_some()
    }
}

impl Visitor {
    /// Comes when the connection has to make room for another.
    async fn is_sent_away(&self) {
        self.leaves.notified().await;
    }
}

impl Drop for Visitor {
    fn drop(&mut self) {
        let mut inside = self.doors.lock();
        let Some(connections) = inside.by_address.get_mut(&self.address) else { return };
        connections.remove(&self.number);
        if connections.is_empty() {
            inside.by_address.remove(&self.address);
        }
    }
}

/// How many files and sockets the system lets this process have.
fn files() -> usize {
    let limits = fs::read_to_string("/proc/self/limits").unwrap_or_default();
    files_in(&limits).unwrap_or(FILES)
}

fn files_in(limits: &str) -> Option<usize> {
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// Serves everybody who comes, until the house closes; then waits until everybody has left.
pub(crate) async fn serve(listener: TcpListener, router: Router, house: Arc<House>) {
    let (mut stopping, mut visits) = (house.stopping(), JoinSet::new());
    let service = TowerToHyperService::new(router);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            Some(_) = visits.join_next() => continue,
            _ = stopping.wait_for(|&stopping| stopping) => break,
        };
        match accepted {
            Ok((stream, from)) => match house.doors.come_in(from.ip()) {
                Some(visitor) => {
                    let (service, patience) = (service.clone(), house.bounds.patience);
                    let visit = Visit { service, from: from.ip(), patience, tls: house.tls.clone() };
                    visits.spawn(visit.attend(stream, visitor, house.stopping()));
                }
                None => {
                    house.metrics.refused.fetch_add(1, Ordering::Relaxed);
                    // In plain words nobody would understand it who expects them encrypted.
                    if house.tls.is_none() {
                        turn_away(&stream);
                    }
                }
            },
            Err(error) => rest_after(&error).await,
        }
    }
    drop(listener);
    while visits.join_next().await.is_some() {}
}

/// Says that there is no room. Nobody waits for this to be read: that would take room.
fn turn_away(stream: &TcpStream) {
    let words = format!("Too many connections. Please try again in {TRY_AGAIN} seconds.\n");
    let answer = format!(
        "HTTP/1.1 429 Too Many Requests\r\nRetry-After: {TRY_AGAIN}\r\nContent-Type: text/plain; charset=utf-8\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n{words}",
        words.len()
    );
    // What has come already is read, because the system drops an answer when something is left unread.
    let _read = stream.try_read(&mut [0; 8192]);
    let _written = stream.try_write(answer.as_bytes());
}

async fn rest_after(error: &io::Error) {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    // Those are the other end's.
    if !matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset) {
        tracing::error!(%error, "the system gives no connection");
        tokio::time::sleep(REST).await;
    }
}

/// One connection.
struct Visit {
    service: TowerToHyperService<Router>,
    from: IpAddr,
    patience: Duration,
    tls: Option<TlsAcceptor>,
}

impl Visit {
    /// Answers what comes over it, if the other end can agree on how to encrypt it where that is asked for.
    async fn attend(self, stream: TcpStream, visitor: Visitor, mut stopping: watch::Receiver<bool>) {
        // Small answers follow small questions here: waiting to fill packets would only make them late.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "the connection keeps its delay");
        }
        let Some(tls) = &self.tls else { return self.answer(stream, visitor, stopping).await };
        let agreed = tokio::select! {
            agreed = tokio::time::timeout(self.patience, tls.accept(stream)) => agreed,
            () = visitor.is_sent_away() => return,
            _ = stopping.wait_for(|&stopping| stopping) => return,
        };
        match agreed {
            Ok(Ok(stream)) => self.answer(stream, visitor, stopping).await,
            Ok(Err(error)) => tracing::debug!(%error, "a connection could not be encrypted"),
            Err(_) => tracing::debug!("a connection was silent when it should have been encrypted"),
        }
    }

    async fn answer<S: AsyncRead + AsyncWrite + Unpin>(
        self,
        stream: S,
        visitor: Visitor,
        mut stopping: watch::Receiver<bool>,
    ) {
        let Visit { service, from, patience, .. } = self;
        let answers = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(Peer(from));
            service.call(request)
        });
        // The time for a head begins when the one before it is answered, so it is that of a silent connection too.
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(patience)
            .max_buf_size(LARGEST_HEAD)
            .serve_connection(TokioIo::new(Patient::new(stream, patience)), answers);
        let mut connection = pin!(connection);
        let mut leaving = false;
        loop {
            tokio::select! {
                ended = connection.as_mut() => {
                    if let Err(error) = ended {
                        tracing::debug!(%error, "a connection ended");
                    }
                    return;
                }
                () = visitor.is_sent_away() => return,
                _ = stopping.wait_for(|&stopping| stopping), if !leaving => {
                    leaving = true;
                    connection.as_mut().graceful_shutdown();
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn doors(connections: usize, of_address: usize) -> Arc<Doors> {
        let bounds = Bounds { connections, connections_of_address: of_address, own: 1, ..Bounds::default() };
        Doors::new(&bounds, false)
    }

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    async fn is_sent_away(visitor: &Visitor) -> bool {
        tokio::select! {
            biased;
            () = visitor.is_sent_away() => true,
            () = std::future::ready(()) => false,
        }
    }

    #[test]
    fn an_address_keeps_so_many_and_no_more() {
        let doors = doors(100, 3);
        let mut of_one: Vec<Visitor> = (0..3).filter_map(|_| doors.come_in(ip("192.0.2.1"))).collect();
        assert_eq!(of_one.len(), 3);
        assert!(doors.come_in(ip("192.0.2.1")).is_none());
        assert!(doors.come_in(ip("192.0.2.2")).is_some(), "others have their own");
        of_one.pop();
        assert!(doors.come_in(ip("192.0.2.1")).is_some(), "there is room again");
        drop(of_one);
        assert_eq!(doors.count(), 0);
        assert!(doors.lock().by_address.is_empty(), "nothing is kept of those who are gone");
    }

    #[tokio::test]
    async fn in_a_full_house_whoever_has_most_makes_room_for_a_newcomer() {
        let doors = doors(10, 10);
        let greedy: Vec<Visitor> = (0..9).filter_map(|_| doors.come_in(ip("192.0.2.1"))).collect();
        let first = doors.come_in(ip("192.0.2.2")).unwrap();
        let newcomer = doors.come_in(ip("192.0.2.3")).expect("there is room for a newcomer");
        assert!(is_sent_away(&greedy[0]).await, "the oldest of the greedy one");
        for kept in greedy[1..].iter().chain([&first, &newcomer]) {
            assert!(!is_sent_away(kept).await);
        }
        assert_eq!(doors.count(), 10);
        assert!(doors.come_in(ip("192.0.2.1")).is_none(), "the greedy one gets nothing for it");
        drop(greedy);
        assert_eq!(doors.count(), 2, "who was sent away is counted once");
    }

    #[test]
    fn where_all_have_as_much_a_full_house_is_full() {
        let doors = doors(3, 3);
        let all: Vec<Visitor> = ["192.0.2.1", "192.0.2.2", "192.0.2.3"]
            .iter()
            .filter_map(|from| doors.come_in(ip(from)))
            .collect();
        assert_eq!(all.len(), 3);
        assert!(doors.come_in(ip("192.0.2.4")).is_none());
    }

    #[test]
    fn a_proxy_is_nobodys_address() {
        let bounds = Bounds { connections: 5, connections_of_address: 1, ..Bounds::default() };
        let doors = Doors::new(&bounds, true);
        let all: Vec<Visitor> = (0..9).filter_map(|_| doors.come_in(ip("127.0.0.1"))).collect();
        assert_eq!(all.len(), 5, "as many as there is room for, and nobody is sent away");
    }

    #[test]
    fn what_the_system_allows_is_read() {
        let limits = "Limit                     Soft Limit           Hard Limit           Units\n\
                      Max open files            1024                 524288               files\n";
        assert_eq!(files_in(limits), Some(1024));
        assert_eq!(files_in("Max open files            unlimited  unlimited  files"), None);
        assert_eq!(files_in(""), None);
    }
}
