//! `globetable serve`: the table in the browser.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, Result};
use games::{GAMES, GameKind};
use server::{Certificate, Config};

use crate::bounds::BoundsArguments;
use crate::calling::CallingArguments;
use crate::files::Text;
use crate::logging::{self, LogForm};
use crate::people::PeopleArguments;
use crate::place::PlaceArguments;

#[derive(Clone, Debug, clap::Args)]
pub(crate) struct ServeArguments {
    /// Where to listen
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8815")]
    listen: SocketAddr,
    /// Listen on all addresses of this machine, so that others in the house can join
    #[arg(long)]
    lan: bool,
    #[command(flatten)]
    place: PlaceArguments,
    /// A board to play on instead of the one that comes with the program; may be given several times
    #[arg(long = "edition", value_name = "FILE")]
    editions: Vec<PathBuf>,
    /// A position to play on from, offered on the start page; may be given several times
    #[arg(long = "scenario", value_name = "FILE")]
    scenarios: Vec<PathBuf>,
    /// A game to offer of those that are offered only when asked for; may be given several times
    #[arg(long, value_name = "GAME", value_parser = on_request)]
    with: Vec<GameKind>,
    /// After how many minutes of absence others at a table may let a bot hold somebody's seat
    #[arg(long, value_name = "MINUTES", default_value_t = 5, value_parser = clap::value_parser!(u16).range(1..))]
    away: u16,
    /// Believe what a proxy before this program says of who asks (X-Forwarded-For, -Host and -Proto); only if there is one
    #[arg(long)]
    behind_proxy: bool,
    /// A name under which this house is reached, such as table.example; others are refused. May be given several times
    #[arg(long = "host", value_name = "NAME")]
    hosts: Vec<String>,
    /// What one has to know to open tables; better given as GLOBETABLE_PASSWORD or in a file, where nobody reads it
    #[arg(long, value_name = "WORD")]
    password: Option<String>,
    /// Let only those open tables who have an invitation (globetable invite NAME), or know the password if there is one
    #[arg(long)]
    invite_only: bool,
    /// The name of an invitation that holds no more; may be given several times
    #[arg(long, value_name = "NAME")]
    withdrawn: Vec<String>,
    /// The certificate by which this program encrypts connections itself, with those that vouch for it behind it (PEM)
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    tls_certificate: Option<PathBuf>,
    /// The private key of that certificate (PEM)
    #[arg(long, value_name = "FILE", requires = "tls_certificate")]
    tls_key: Option<PathBuf>,
    /// Where to tell Prometheus what is counted (/metrics): an address that the world does not reach
    #[arg(long, value_name = "ADDRESS:PORT")]
    metrics: Option<SocketAddr>,
    /// How the log is written, to the error output
    #[arg(long, value_name = "FORM", value_enum, default_value_t = LogForm::Text)]
    log: LogForm,
    #[command(flatten)]
    calling: CallingArguments,
    #[command(flatten)]
    bounds: BoundsArguments,
    #[command(flatten)]
    people: PeopleArguments,
}

/// A game that is offered on request, by its id.
fn on_request(id: &str) -> Result<GameKind, String> {
    let there_are = GAMES.iter().filter(|info| info.on_request);
    let names: Vec<&str> = there_are.clone().map(|info| info.id).collect();
    let found = there_are.map(|info| info.kind).find(|kind| kind.id() == id);
    found.ok_or_else(|| match names.as_slice() {
        [] => "every game is offered anyhow".to_owned(),
        names => format!("offered on request: {}", names.join(", ")),
    })
}

pub(crate) fn run(arguments: &ServeArguments) -> Result<ExitCode> {
    logging::begin(arguments.log);
    let mut listen = arguments.listen;
    if arguments.lan {
        listen.set_ip(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
    }
    let mut config = Config::new(listen, arguments.place.address());
    for path in &arguments.editions {
        let file = Text::read(path)?;
        config.editions.push((file.name, file.text));
    }
    config.scenarios = scenarios(&arguments.scenarios)?;
    config.with.clone_from(&arguments.with);
    config.absence = Duration::from_secs(60 * u64::from(arguments.away));
    (config.behind_proxy, config.bounds) = (arguments.behind_proxy, arguments.bounds.bounds());
    (config.hosts, config.password) = (arguments.hosts.clone(), arguments.password.clone());
    (config.invite_only, config.withdrawn) = (arguments.invite_only, arguments.withdrawn.clone());
    config.certificate = certificate(arguments);
    config.metrics = arguments.metrics;
    arguments.people.apply(&mut config)?;
    config.calling = arguments.calling.calling();

    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context("the system gives no threads to serve with")?
        .block_on(serve(config))?;
    Ok(ExitCode::SUCCESS)
}

fn certificate(arguments: &ServeArguments) -> Option<Certificate> {
    let (chain, key) = (arguments.tls_certificate.clone()?, arguments.tls_key.clone()?);
    Some(Certificate { chain, key })
}

async fn serve(config: Config) -> Result<()> {
    let server = server::bind(config).await?;
    let address = server.address();
    if address.ip().is_unspecified() {
        println!("Globetable is open at {}", server.origin(format_args!("127.0.0.1:{}", address.port())));
        match server::lan_address() {
            Some(ip) => {
                println!(
                    "Others in the house reach it at {}",
                    server.origin(format_args!("{ip}:{}", address.port()))
                );
            }
            None => println!("No network was found by which others could reach it."),
        }
    } else {
        println!("Globetable is open at {}", server.origin(address));
    }
    if let Some(metrics) = server.metrics_address() {
        println!("What it counts is at http://{metrics}/metrics");
    }
    println!("Ctrl-C closes it; every game goes on where it was when it opens again.");
    server.run(stopped()).await;
    println!("Closed.");
    Ok(())
}

/// Waits until the program is asked to end.
async fn stopped() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = interrupt.await; // without a signal handler the program ends by itself
}

/// The positions that come with the program, and those in these files. A file that describes no position is
/// refused here, not when somebody wants to play it.
fn scenarios(paths: &[PathBuf]) -> Result<Vec<(String, String, String)>> {
    let own = games::SCENARIOS
        .iter()
        .map(|&(id, text)| (id.to_owned(), Text { name: id.to_owned(), text: text.to_owned() }));
    let given = paths.iter().map(|path| Ok((file_id(path), Text::read(path)?)));
    own.map(Ok)
        .chain(given)
        .map(|read: Result<_>| {
            let (id, file) = read?;
            let briefing = games::check_scenario(file.source(), None)?;
            Ok((id, briefing.title, file.text))
        })
        .collect()
}

fn file_id(path: &Path) -> String {
    let stem = path.file_stem().map_or_else(|| "scenario".into(), |stem| stem.to_string_lossy());
    stem.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' }).collect()
}

#[cfg(test)]
mod tests {
    /// Every position that comes with the program can be played on, and somebody is asked for something in it.
    #[test]
    fn the_scenarios_of_the_program_load() {
        use table::Game;
        let all = super::scenarios(&[]).unwrap();
        assert_eq!(all.len(), games::SCENARIOS.len());
        for (id, title, text) in &all {
            assert!(!title.is_empty(), "{id}");
            let source = table::Source { name: id, text };
            let game = games::open_scenario(source, None).unwrap();
            let state = game.scenario(source, &mut table::dice::FastDice::new(1)).unwrap();
            let asked = game.to_act(&state).must.first().unwrap();
            let mut actions = Vec::new();
            game.legal(&state, asked, &mut actions);
            assert!(!actions.is_empty(), "{id}: there is something to do");
        }
    }
}
