//! `globetable export` and `globetable import`: one table as a file, to be played on elsewhere.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, anyhow, bail, ensure};
use games::{AnyGame, Setup};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use server::moving;
use store::{Beside, Circle, NoteRecord, Said, Saying, SeatKind, SeatRecord, Status, Store, TableRecord};
use table::dice::SecretSeed;
use table::journal::{Journal, Origin};
use table::{Game, Locked, Play, Source};

use crate::files::Text;
use crate::place::{PlaceArguments, wait_for};

/// What the first field of such a file says.
const FORMAT: &str = "globetable table 2";
/// What it said when files held nothing that lies beside the journal.
const FORMAT_BEFORE: &str = "globetable table 1";

#[derive(Clone, Debug, clap::Args)]
pub(crate) struct ExportArguments {
    /// The table: the last part of its address
    table: String,
    /// The file to make; it must not exist
    file: PathBuf,
    /// Take along what people said at the table
    #[arg(long)]
    talk: bool,
    #[command(flatten)]
    place: PlaceArguments,
}

#[derive(Clone, Debug, clap::Args)]
pub(crate) struct ImportArguments {
    /// The file that `globetable export` has made
    file: PathBuf,
    #[command(flatten)]
    place: PlaceArguments,
}

/// A table with everything that it needs to be played on.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TableFile {
    format: String,
    id: String,
    game: String,
    setup: String,
    status: String,
    changes: u64,
    created_at: i64,
    seats: Vec<SeatLine>,
    seed: String,
    edition: Option<EditionText>,
    journal: Vec<String>,
    #[serde(default)]
    notes: Vec<NoteLine>,
    /// The clocks, whose moments are counted from when the table left.
    #[serde(default)]
    clocks: Option<String>,
    /// Who hosts the table, if it is not whoever opened it.
    #[serde(default)]
    host: Option<String>,
    #[serde(default)]
    manners: Option<String>,
    #[serde(default)]
    talk: Vec<TalkLine>,
}

/// What was done beside the game.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct NoteLine {
    entry: u64,
    note: String,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TalkLine {
    circle: String,
    player: String,
    name: String,
    seat: Option<u8>,
    text: String,
    at: i64,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatLine {
    seat: u8,
    kind: String,
    bot: Option<String>,
    name: String,
    player: Option<String>,
    nonce: Option<String>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EditionText {
    hash: String,
    text: String,
}

/// The part of a table's setup that is read here.
#[derive(Deserialize)]
struct SetupHead {
    play: Setup,
    edition: Option<EditionHead>,
    pace: Option<IgnoredAny>,
}

#[derive(Deserialize)]
struct EditionHead {
    hash: String,
}

pub(crate) fn export(arguments: &ExportArguments) -> Result<ExitCode> {
    let ExportArguments { table, file, talk, place } = arguments;
    let said = wait_for(async {
        let store = store::open(&place.address()).await?;
        let written = export_to(&*store, table, file, *talk).await;
        store.close().await;
        written
    })?;
    println!("{}: table {table}, {said}, checked.", file.display());
    println!("It holds the seed of its dice and all that is hidden: nobody who plays should read it.");
    Ok(ExitCode::SUCCESS)
}

/// Writes a table into a new file when it has passed its check, with what was said at it or without; says what it holds.
pub(crate) async fn export_to(store: &dyn Store, table: &str, file: &Path, talk: bool) -> Result<String> {
    let exported = read(store, table, talk).await?;
    // What does not hold here would be refused where it is brought in.
    check(&exported).with_context(|| format!("table {table} does not pass its check"))?;
    write_private(file, &serde_json::to_string_pretty(&exported)?)?;
    Ok(format!("{}, {}", exported.status, exported.beside()))
}

pub(crate) fn import(arguments: &ImportArguments) -> Result<ExitCode> {
    let ImportArguments { file, place } = arguments;
    let text = Text::read(file)?;
    let table: TableFile = serde_json::from_str(&text.text)
        .with_context(|| format!("{} is no table that `globetable export` has made", text.name))?;
    let record = check(&table).with_context(|| format!("{} does not pass its check", text.name))?;
    wait_for(async {
        let store = store::open(&place.address()).await?;
        let brought = bring_in(&*store, &table, record).await;
        store.close().await;
        brought
    })?;
    println!("Table {} is here: {} lines, {}, checked.", table.id, table.journal.len(), table.beside());
    Ok(ExitCode::SUCCESS)
}

async fn read(store: &dyn Store, id: &str, talk: bool) -> Result<TableFile> {
    let record = store.table(id).await?.ok_or_else(|| anyhow!("there is no table {id}"))?;
    let secret = store.host_secret().await?;
    let seed = record.seed.map_or_else(|| SecretSeed::of_table(&secret, id), SecretSeed);
    let head: SetupHead = serde_json::from_str(&record.setup).context("its setup cannot be read")?;
    let edition = match head.edition {
        Some(EditionHead { hash }) => {
            let text = store.edition(&hash).await?.context("its edition is not kept here")?;
            Some(EditionText { hash, text })
        }
        None => None,
    };
    // Asking for the time of the house moves it no further than it is.
    let (lived, _) = store.beat(0).await?;
    let clocks = store.clocks(id).await?.map(|clocks| moving::clocks_leaving(&clocks, lived));
    let company = store.company(id).await?;
    let said = if talk { store.talk_after(id, 0, usize::MAX).await? } else { Vec::new() };
    Ok(TableFile {
        format: FORMAT.to_owned(),
        notes: store
            .notes(id)
            .await?
            .into_iter()
            .map(|NoteRecord { entry, note }| NoteLine { entry, note })
            .collect(),
        clocks: clocks.transpose().map_err(|why| anyhow!(why))?,
        host: company.host,
        manners: company.manners,
        talk: said.into_iter().map(TalkLine::of).collect(),
        journal: store.journal(id).await?,
        id: record.id,
        game: record.game,
        setup: record.setup,
        status: record.status.to_string(),
        changes: record.changes,
        created_at: record.created_at,
        seats: record.seats.iter().map(SeatLine::of).collect(),
        seed: seed.reveal(),
        edition,
    })
}

async fn bring_in(store: &dyn Store, table: &TableFile, mut record: TableRecord) -> Result<()> {
    if let Some(EditionText { hash, text }) = &table.edition {
        store.put_edition(hash, text).await?;
    }
    let own = SecretSeed::of_table(&store.host_secret().await?, &record.id);
    record.seed = record.seed.filter(|seed| *seed != own.0);
    let (lived, _) = store.beat(0).await?;
    store.bring_in_with(&record, &table.journal, &beside(table, lived)?).await?;
    Ok(())
}

/// What lies beside the journal, for a house whose time is this.
fn beside(table: &TableFile, lived: i64) -> Result<Beside> {
    let seats = table.seats.len();
    let notes: Vec<NoteRecord> = table
        .notes
        .iter()
        .map(|NoteLine { entry, note }| NoteRecord { entry: *entry, note: note.clone() })
        .collect();
    moving::check_notes(&notes, seats).map_err(|why| anyhow!(why))?;
    if let Some(manners) = &table.manners {
        moving::check_manners(manners).map_err(|why| anyhow!(why))?;
    }
    let clocks = table.clocks.as_ref().map(|clocks| moving::clocks_coming(clocks, seats, lived));
    Ok(Beside {
        notes,
        clocks: clocks.transpose().map_err(|why| anyhow!(why))?,
        host: table.host.clone(),
        manners: table.manners.clone(),
        talk: (1..).zip(&table.talk).map(|(number, line)| line.said(number, seats)).collect::<Result<_>>()?,
    })
}

/// Whether a table is what it says: its board, its seats, its journal with every rule and die, and the seed of its dice.
fn check(table: &TableFile) -> Result<TableRecord> {
    ensure!(
        [FORMAT, FORMAT_BEFORE].contains(&table.format.as_str()),
        "its format is “{}”, not “{FORMAT}”",
        table.format
    );
    let id = &table.id;
    ensure!(
        id.len() == 10 && id.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'2'..=b'9')),
        "“{id}” is no table's id"
    );
    let seed = SecretSeed::parse(&table.seed).context("its seed cannot be read")?;
    let seats = table.seats.iter().map(SeatLine::record).collect::<Result<Vec<_>>>()?;
    let head: SetupHead = serde_json::from_str(&table.setup).context("its setup cannot be read")?;
    ensure!(head.play.game().id() == table.game, "its setup is of another game");
    let text = table.edition.as_ref();
    ensure!(
        head.edition.as_ref().map(|edition| &edition.hash) == text.map(|edition| &edition.hash),
        "its edition is not the one of its setup"
    );
    let source = text.map(|edition| Source { name: &edition.hash, text: &edition.text });
    let game = head.play.open(source).context("its game cannot be opened")?;
    if let Some(edition) = text {
        ensure!(game.identity().edition.hash == edition.hash, "its edition is another than it says");
    }
    let board = text.map(|edition| edition.text.as_str());
    let status = match moving::check_brought(&table.setup, &table.journal, &seats, board) {
        // It was another house's, with another id and other dice, and is over.
        Some(checked) => checked.map(|()| Status::Over).map_err(|why| anyhow!(why))?,
        None => check_journal(table, &seats, game, &seed)?,
    };
    ensure!(table.clocks.is_none() || head.pace.is_some(), "it has clocks and no pace");
    beside(table, 0)?;
    ensure!(status.to_string() == table.status, "it says that it is {}, and is {status}", table.status);
    Ok(TableRecord {
        id: id.clone(),
        game: table.game.clone(),
        setup: table.setup.clone(),
        status,
        entries: (table.journal.len() as u64).saturating_sub(1),
        changes: table.changes.max(1),
        seed: Some(seed.0),
        created_at: table.created_at,
        changed_at: table.created_at,
        seats,
    })
}

/// Replays a table's journal, and tells how far the table has got.
fn check_journal(
    table: &TableFile,
    seats: &[SeatRecord],
    game: AnyGame,
    seed: &SecretSeed,
) -> Result<Status> {
    if table.journal.is_empty() {
        return Ok(Status::Open);
    }
    let journal = Journal::read_lines(table.journal.iter().map(String::as_str))?;
    ensure!(
        journal.header.names.iter().eq(seats.iter().map(|seat| &seat.name)),
        "its seats are not those of its journal"
    );
    let (of_table, commitment) = match &journal.header.dice {
        Origin::Proven(provenance) => (&provenance.table, &provenance.commitment),
        Origin::Sealed(sealing) => (&sealing.table, &sealing.seed),
        _ => bail!("its dice are not those of a table"),
    };
    ensure!(*of_table == table.id, "its journal is of table {of_table}");
    ensure!(*commitment == seed.commitment(), "its seed is not the one that its journal commits to");
    let (locked, after) = Locked::read(&journal)?;
    let over = match locked.filter(|_| after.is_empty()) {
        Some(before_the_game) => before_the_game.is_broken_off(),
        None => Play::replay(game, &journal)?.is_revealed(),
    };
    Ok(if over { Status::Over } else { Status::Playing })
}

impl TableFile {
    /// What lies beside its journal, in words.
    fn beside(&self) -> String {
        let clocks = if self.clocks.is_some() { "clocks" } else { "no clocks" };
        format!("{} notes, {clocks}, {} lines of talk", self.notes.len(), self.talk.len())
    }
}

impl TalkLine {
    fn of(Said { saying, at, .. }: Said) -> Self {
        let Saying { circle, player, name, seat, text } = saying;
        TalkLine { circle: circle.word().to_owned(), player, name, seat, text, at }
    }

    fn said(&self, number: u64, seats: usize) -> Result<Said> {
        let circle = Circle::from_word(&self.circle);
        let circle = circle.with_context(|| format!("nobody talks among “{}”", self.circle))?;
        ensure!(
            self.seat.is_none_or(|seat| usize::from(seat) < seats),
            "line {number} of its talk is of no seat"
        );
        let (player, name, text) = (self.player.clone(), self.name.clone(), self.text.clone());
        let saying = Saying { circle, player, name, seat: self.seat, text };
        Ok(Said { number, saying, at: self.at })
    }
}

impl SeatLine {
    fn of(seat: &SeatRecord) -> Self {
        let (kind, bot) = match &seat.kind {
            SeatKind::Open => ("open", None),
            SeatKind::Person => ("person", None),
            SeatKind::Bot(bot) => ("bot", Some(bot.clone())),
        };
        SeatLine {
            seat: seat.seat,
            kind: kind.to_owned(),
            bot,
            name: seat.name.clone(),
            player: seat.player.clone(),
            nonce: seat.nonce.clone(),
        }
    }

    fn record(&self) -> Result<SeatRecord> {
        let kind = match (self.kind.as_str(), &self.bot) {
            ("open", None) => SeatKind::Open,
            ("person", None) => SeatKind::Person,
            ("bot", Some(bot)) => SeatKind::Bot(bot.clone()),
            _ => bail!("who sits on seat {} cannot be read", self.seat),
        };
        let (name, player, nonce) = (self.name.clone(), self.player.clone(), self.nonce.clone());
        Ok(SeatRecord { seat: self.seat, kind, name, player, nonce })
    }
}

/// Writes a new file that only this user may read.
fn write_private(path: &Path, text: &str) -> Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let written = options.open(path).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.write_all(b"\n")?;
        file.sync_all()
    });
    written.with_context(|| format!("{} cannot be written", path.display()))
}
