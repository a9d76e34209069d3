//! Routes, sessions, seats and live streams; the only crate that knows HTTP.
//!
//! A [`Server`] holds nothing that another node could not rebuild: a table is loaded by replaying its journal, an
//! action is written to the store before anybody sees it, and what a browser gets is a view for its own seats.
//!
//! # Where things are
//! `loaded` is one table in memory, `registry` finds and loads them, `act` is the one road by which a game changes,
//! `lobby` the one by which seats do, `locking` leads from the one to the other; `bot_seats` walks the first for the bots, and `clock` when a time is up; `due` finds what they have to do, also after a restart. `identity` says who is asking,
//! `language` in which language they read and `colours` in which colours, `sight` what they get to see, `told` how far they are with it, `live` and `presence` keep them up to date, with what changed (`delta`). `routes` is the map of addresses, which
//! themselves are `pages::paths`. A request fails in one of two ways: `obstacle` is why nothing was done (of the
//! domain), `problem` what is answered then (of HTTP).
//! `agreement` is taking back with the leave of all; `clocks` is the time that people have at a table with a pace, `absence` is what others can do about somebody who stays away, `notes` keeps what people do beside the game, `pulse` who was there when, by the time of the house.
//! `seat_links` lets a seat be found again on another device, `talk` is what people say to each other. `calling` tells people who are not there that a table waits for them. `limits` says who asks too often, `bounds` how often that is, `client` from where somebody asks, `doors` who comes in, `opening` who may open a table. `bot_turns` keeps bots from
//! being in people's way.
//! `api` is all of it for programs.
//! `accounts` makes somebody the same player on all their devices, `passkeys` without a password, `club` is the page of a club, `results` keeps what became of games, `past` looks back at any moment, `play_on` opens a table from one, `brought` keeps games that were played elsewhere.
//!
//! # The words others search for
//! | elsewhere | here |
//! | --- | --- |
//! | app state, context, dependency injection | `house::House`, handed to every handler |
//! | route, endpoint, URL | `routes::all`; the addresses are `pages::paths` |
//! | controller, handler | the functions in `routes` |
//! | middleware | `guard`, `identity::introduce`, `problem::tell_problems`; layered in `routes::all` |
//! | extractor | `fields::Fields` (a form), `identity::Reader`, `routes::table::Asking` (a table and who asks) |
//! | CSRF, cross-site requests | `guard::turn_foreigners_away` |
//! | DNS rebinding, virtual host, HSTS, password of the house | `client`, `invitations` |
//! | CSP, security headers | `guard::instruct_browser` |
//! | session, cookie, token, user, authentication | `identity`: a random token per browser; `Reader` is who asks; `accounts`: names and passwords |
//! | WebAuthn, FIDO2, passwordless, CBOR, COSE | `passkeys` |
//! | authorization, permission | `routes::table::own_seat_in`, `Asking::is_host` |
//! | locale, i18n, Accept-Language | `language`; the words are `pages::Localizer`'s |
//! | view model, presenter, serializer | `sight::Sight`, which fills `pages::model` |
//! | SSE, EventSource, WebSocket, push, live update | `live`; the browser's end is the pages' script |
//! | diff, patch, delta | `delta` |
//! | online status, heartbeat | `presence`, `pulse`, `live::HEARTBEAT` |
//! | AFK, timeout, substitute, forfeit | `absence` |
//! | domain error, service error | `obstacle::Obstacle` |
//! | HTTP error, error page, status code | `problem::Problem` |
//! | optimistic locking, version check, conflict | `Snapshot::version`, `Obstacle::Stale` |
//! | cache | `registry` (tables in memory), `House::board` (drawings) |
//! | background job, worker, queue | `bot_seats`, `clock`, `house::follow_news`; found and claimed by `due` |
//! | retry, exponential backoff | `backoff` |
//! | rate limit, throttling, flood, quota | `limits`, `bounds`, `client`; connections: `doors`; tables: `opening` |
//! | listener, accept loop, slow loris, keep-alive, timeout | `doors`, `patient` |
//! | reverse proxy, X-Forwarded-For | `client` |
//! | thread pool, priority, fairness | `bot_turns` |
//! | magic link, device handover | `seat_links` |
//! | notification, reminder, e-mail, web push, webhook, SSRF | `calling`; what is said is `pages::told` |
//! | chat, moderation | `talk` |
//! | REST API, OpenAPI, bearer token, scope | `api` |
//! | kiosk, television, cast | `routes::screen` |
//! | lease, lock, leader election, failover | `due`, `store::Store::claim` |
//! | game room, lobby, matchmaking | `lobby` |
//! | static files, assets | `routes::shelf` |
//! | replay, history, time travel | `past`; the positions are `table::Play::at` |
//! | upload, multipart | `upload`, `brought` |
//! | metrics, monitoring, Prometheus | `metrics` |
//! | access log, request id, tracing | `log` |
//! | health check, liveness, readiness | `routes::shelf::health`, `ready` |
//! | configuration, content loading | [`Config`], `library` |

#![expect(
    clippy::disallowed_methods,
    reason = "a server reads the clock and takes randomness from the system; the rules below it do neither"
)]

mod absence;
mod accounts;
mod act;
mod agreement;
mod analysis;
mod api;
mod backoff;
mod bot_seats;
mod bot_turns;
mod bounds;
mod brought;
mod calling;
mod client;
mod clock;
mod clocks;
mod club;
mod coach;
mod colours;
mod delta;
mod doors;
mod due;
mod error;
mod fields;
mod guard;
mod guests;
mod house;
mod identity;
mod invitations;
mod language;
mod library;
mod limits;
mod lines;
mod live;
mod loaded;
mod lobby;
mod locking;
mod log;
mod metrics;
pub mod moving;
mod nearby;
mod notes;
mod obstacle;
mod opening;
#[cfg(test)]
mod outage_tests;
mod packed;
mod passkeys;
mod past;
mod patient;
mod play_on;
mod presence;
mod problem;
mod pulse;
mod puzzles;
mod ready;
mod registry;
mod results;
mod routes;
mod seat_links;
mod sight;
mod standing;
mod talk;
mod tls;
mod told;
mod upload;
mod ways;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use games::GameKind;
use tokio::net::TcpListener;

pub use bounds::{Bounds, Rate};
pub use calling::Calling;
pub use club::Club;
use club::ClubRoom;
use doors::Doors;
pub use error::ServerError;
use house::House;
pub use invitations::invitation;
pub use nearby::lan_address;
pub use tls::{Certificate, CertificateError};

/// How long open requests may take to end when the server is told to stop.
const LONGEST_GOODBYE: Duration = Duration::from_secs(5);

/// What a server is started with.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// Where tables are kept.
    pub database: store::Address,
    /// Edition files by name and text. Each is offered for its game instead of the one that comes with the program.
    pub editions: Vec<(String, String)>,
    /// Positions to play on from: id, title and the text of a scenario file.
    pub scenarios: Vec<(String, String, String)>,
    /// Games to offer of those that are offered on request only.
    pub with: Vec<GameKind>,
    /// Whether people can have accounts.
    pub accounts: bool,
    /// The club whose page there is, if its host wants one.
    pub club: Option<Club>,
    /// How long a bot waits before it acts, so that every action is news of its own.
    pub bot_pause: Duration,
    /// How far bots may run ahead of what can be told at normal pace to those who play or watch.
    pub bot_lead: Duration,
    /// How long somebody's share in the dice is waited for before the host may go on without it.
    pub patience: Duration,
    /// How long somebody must have been away before others may let a bot hold their seat.
    pub absence: Duration,
    /// How often to look for work that is due and that nobody does.
    pub look: Duration,
    /// For how long a node has such work to itself when it takes it on; in whole seconds. When a node dies, the others
    /// wait as long.
    pub lease: Duration,
    /// Whether a proxy stands before the house, which says who asks.
    pub behind_proxy: bool,
    /// How much one address, one person and all together may have.
    pub bounds: Bounds,
    /// The names under which the house is reached; any, if there are none.
    pub hosts: Vec<String>,
    /// What has to be known to open tables.
    pub password: Option<String>,
    /// Whether only those open tables whom the host has invited (`invitation`), or who know the password.
    pub invite_only: bool,
    /// The names of invitations that hold no more.
    pub withdrawn: Vec<String>,
    /// By what the house encrypts connections by itself, if it does.
    pub certificate: Option<Certificate>,
    /// Where to tell what is counted, for Prometheus; not where the world can ask.
    pub metrics: Option<SocketAddr>,
    /// How people are told that a table waits for them.
    pub calling: Calling,
}

impl Config {
    /// The pause of bots.
    pub const BOT_PAUSE: Duration = Duration::from_millis(150);

    /// How far bots run ahead: a round of them at normal pace, so that nobody who reads faster waits for bots.
    pub const BOT_LEAD: Duration = Duration::from_secs(40);

    /// How long somebody's share in the dice is waited for, as `docs/dice.md` and the pages state it.
    pub const PATIENCE: Duration = Duration::from_secs(60);

    /// How long somebody must have been away before others may let a bot hold their seat.
    pub const ABSENCE: Duration = Duration::from_secs(5 * 60);

    /// How often work that is due is looked for.
    pub const LOOK: Duration = Duration::from_secs(2);

    /// For how long work that is due is taken on.
    pub const LEASE: Duration = Duration::from_secs(10);

    /// A server at this address with its tables in this database, and everything else as usual.
    pub fn new(listen: SocketAddr, database: store::Address) -> Self {
        Config {
            listen,
            database,
            editions: Vec::new(),
            scenarios: Vec::new(),
            with: Vec::new(),
            accounts: false,
            club: None,
            bot_pause: Self::BOT_PAUSE,
            bot_lead: Self::BOT_LEAD,
            patience: Self::PATIENCE,
            absence: Self::ABSENCE,
            look: Self::LOOK,
            lease: Self::LEASE,
            behind_proxy: false,
            bounds: Bounds::default(),
            hosts: Vec::new(),
            password: None,
            invite_only: false,
            withdrawn: Vec::new(),
            certificate: None,
            metrics: None,
            calling: Calling::default(),
        }
    }
}

/// A server that has its port and its database, and waits to be run.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    metrics: Option<TcpListener>,
    house: Arc<House>,
}

/// Takes the port, opens the database and reads editions and scenarios.
///
/// # Errors
/// In one sentence each, for the person who started it: the port is taken, the database cannot be used, an edition
/// or a scenario is wrong.
pub async fn bind(config: Config) -> Result<Server, ServerError> {
    let library = library::Library::read(&config.editions, &config.scenarios, &config.with)?;
    let tls = config.certificate.as_ref().map(Certificate::acceptor).transpose()?;
    // The port comes before the database: a second server started by mistake touches nothing.
    let listener = TcpListener::bind(config.listen)
        .await
        .map_err(|source| ServerError::of_listening(config.listen, source))?;
    let address = listener.local_addr().map_err(|source| ServerError::of_listening(config.listen, source))?;
    let metrics = metrics::listen(config.metrics).await?;
    let scheme = if tls.is_some() { "https" } else { "http" };
    let who = format!("process {} at {scheme}://{address}", std::process::id());
    let store = store::open_to_serve(&config.database, &who).await?;
    let secret = store.host_secret().await?;
    let mut house = House::new(store, secret, library, config.bot_pause);
    (house.bot_lead, house.patience) = (config.bot_lead, config.patience);
    (house.absence, house.look, house.lease) = (config.absence, config.look, config.lease);
    (house.behind_proxy, house.bounds) = (config.behind_proxy, config.bounds);
    (house.hosts, house.password) = (config.hosts, config.password);
    (house.invite_only, house.withdrawn) = (config.invite_only, config.withdrawn);
    house.tls = tls;
    house.doors = Doors::new(&house.bounds, house.behind_proxy);
    house.nearby = nearby::Nearby::of(scheme, address);
    house.accounts = config.accounts.then(accounts::Accounts::default);
    house.club = config.club.map(|club| ClubRoom::new(club, house.store.news()));
    house.time.beat(&house).await?;
    house.caller = calling::Caller::hired(&config.calling, &*house.store).await?;
    let house = Arc::new(house);
    Ok(Server { listener, address, metrics, house })
}

impl Server {
    /// Where it listens: the port that was given, or the one that the system chose.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// How a browser is to call it at an address.
    pub fn origin(&self, address: impl std::fmt::Display) -> String {
        let scheme = if self.house.tls.is_some() { "https" } else { "http" };
        format!("{scheme}://{address}")
    }

    /// Where it tells what it counts, if it does.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref().and_then(|listener| listener.local_addr().ok())
    }

    /// Serves until `stop` is there; then ends the live streams, lets open requests finish and closes the database.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) {
        let Server { listener, address, metrics, house } = self;
        tracing::info!(%address, "the table is open");
        let follower = tokio::spawn(house::follow_news(house.clone()));
        let worker = tokio::spawn(due::look_for_work(house.clone()));
        let pulse = tokio::spawn(pulse::keep(house.clone()));
        let caller = tokio::spawn(calling::look::keep(house.clone()));

        let mut stopping = house.stopping();
        let stopped = {
            let house = house.clone();
            async move {
                stop.await;
                house.stop();
            }
        };
        let telling = metrics.map(|listener| tokio::spawn(metrics::serve(listener, house.clone())));
        let closing = tokio::spawn(stopped);
        tokio::select! {
            () = doors::serve(listener, routes::all(house.clone()), house.clone()) => {}
            () = async {
                // An error means that the house is gone, which it cannot be while it is borrowed here.
                let _ = stopping.wait_for(|&stopping| stopping).await;
                tokio::time::sleep(LONGEST_GOODBYE).await;
            } => {}
        }
        closing.abort();
        house.stop();
        follower.abort();
        worker.abort();
        pulse.abort();
        telling.inspect(tokio::task::JoinHandle::abort);
        caller.abort();
        if let Err(error) = house.time.beat(&house).await {
            tracing::warn!(%error, "the last seconds of this house are not counted");
        }
        if let Err(error) = house.store.release(&house.node).await {
            tracing::warn!(%error, "what this node has claimed is given back when its time is over");
        }
        house.store.close().await;
        tracing::info!("the table is closed");
    }
}
