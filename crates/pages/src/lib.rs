//! The pages: a model in, HTML and SVG out. No input, no output, no clock.
//!
//! [`model`] is the contract with the server, which fills it for one viewer. The frame (this crate's root) is the
//! same for all games. What a game shows of itself is in a module of its own, found by the game's name: it implements
//! `GamePage` (`game_page.rs`) for the game, and starts from a `Reader` (`reader.rs`), who is somebody with a language, a
//! view and perhaps a seat. `parts.rs` has what several games show alike. Every sentence comes from `locales/` through the
//! [`Localizer`], or from `rules/`.

pub mod absence;
pub mod account_page;
pub mod agreement;
pub mod ahead;
pub mod analysis;
pub mod assets;
pub mod club_page;
pub mod coach;
pub mod company;
pub mod date;
pub mod forms;
pub mod guests;
pub mod lesson;
pub mod model;
pub mod own_tables;
pub mod pace;
pub mod paths;
pub mod puzzle;
pub mod scene;
pub mod seat_page;
pub mod settings;
pub mod stage;
pub mod talk;
pub mod telling;
pub mod tokens_page;
pub mod told;
pub mod told_page;
pub mod worked;

mod book;
mod briefing;
mod chart;
mod dice;
mod end;
mod error_page;
mod frame;
mod game_page;
mod glossary;
mod kept;
mod keys;
mod l10n;
mod leaving;
mod lobby;
mod log;
mod logbook;
mod markdown;
mod options;
mod parts;
mod proof_page;
mod qr;
mod reader;
mod recap;
mod replay;
mod rolls_page;
mod rules;
mod screen;
mod seen;
mod start;
mod strip;
mod table_page;
#[cfg(test)]
mod test_html;
#[cfg(test)]
mod test_table;
mod tray;
mod turns;
mod world_map;

/// Each game has its page in a module of its own.
macro_rules! declare_modules {
    ($($module:ident: $Name:ident,)+) => { $(mod $module;)+ };
}
games::every_game!(declare_modules);

use games::{AnyEvent, AnyGame, GameInfo};
use table::{Audience, Logged, Play, Text, Viewer};

use game_page::GamePage;
pub use l10n::Localizer;
pub use logbook::LogBook;
use model::{Course, LobbyModel, LogLine, MomentModel, Region, RollsModel, StartModel, TableModel};
pub use seen::Seen;

/// The start page.
pub fn start(model: &StartModel<'_>) -> String {
    start::page(model)
}

/// The page of a table that waits for its players.
pub fn lobby(model: &LobbyModel<'_>) -> String {
    lobby::page(model)
}

/// The parts of a waiting table's page that change.
pub fn lobby_regions(model: &LobbyModel<'_>) -> Vec<Region> {
    lobby::regions(model)
}

/// What happened, as far as the viewer may know it.
pub fn log_for(play: &Play<AnyGame>, viewer: Viewer) -> Vec<LogLine> {
    lines_for(play.game(), play.log().iter(), viewer)
}

/// The lines of what was told, as far as the viewer may know it.
pub fn lines_for<'a>(
    game: &AnyGame,
    told: impl IntoIterator<Item = &'a Logged<AnyEvent>>,
    viewer: Viewer,
) -> Vec<LogLine> {
    let may_know = |logged: &&Logged<AnyEvent>| logged.told.audience.includes(viewer);
    told.into_iter().filter(may_know).map(|logged| log::line(game, logged)).collect()
}

/// The lines of what was told to anybody, for a game that lies open. What one seat was told more exactly is told so.
pub fn open_lines(game: &AnyGame, told: &[Logged<AnyEvent>]) -> Vec<LogLine> {
    let exact = |logged: &&Logged<AnyEvent>| !matches!(logged.told.audience, Audience::Others(_));
    told.iter().filter(exact).map(|logged| log::line(game, logged)).collect()
}

/// The page of a game that is played or over.
pub fn table(model: &TableModel<'_>) -> String {
    table_page::page(model)
}

/// The parts of a game's page that change.
pub fn table_regions(model: &TableModel<'_>) -> Vec<Region> {
    table_page::regions(model, &mut Seen::default())
}

/// The same without those of which it is known beforehand that the page shows them already.
pub fn new_regions(model: &TableModel<'_>, seen: &mut Seen) -> Vec<Region> {
    table_page::regions(model, seen)
}

/// The title of a game's page, which says when it is the reader's turn.
pub fn title(model: &TableModel<'_>) -> String {
    table_page::title(model)
}

/// The page “How you are told”.
pub fn told(model: &told_page::ToldModel<'_>) -> String {
    told_page::page(model)
}

/// The page on which a table says how it tells.
pub fn table_told(model: &told_page::TableToldModel<'_>) -> String {
    told_page::table_page(model)
}

/// The page that the link in a letter leads to.
pub fn letter(model: &told_page::LetterModel<'_>) -> String {
    told_page::letter_page(model)
}

/// The page that says that letters will come now, or come no more.
pub fn letter_done(on: bool, l10n: &Localizer) -> String {
    told_page::letter_done(on, l10n)
}

/// The page of a past moment of a game.
pub fn moment(model: &MomentModel<'_>) -> String {
    replay::page(model)
}

/// The parts of that page that another moment changes.
pub fn moment_regions(model: &MomentModel<'_>) -> Vec<Region> {
    replay::regions(model)
}

/// The title of that page.
pub fn moment_title(model: &MomentModel<'_>) -> String {
    replay::title(model)
}

/// Where the turns and the great moments of a game are, as this viewer was told of it.
pub fn course_for(play: &Play<AnyGame>, viewer: Viewer) -> Course {
    replay::course(play.game(), play.log(), viewer)
}

/// The great moments of a game, as this viewer was told of them.
pub fn great_moments(play: &Play<AnyGame>, viewer: Viewer) -> Vec<LogLine> {
    let is_great = |line: &LogLine| line.beat.weight_for(viewer.seat()) >= scene::Weight::Great;
    log_for(play, viewer).into_iter().filter(is_great).collect()
}

/// The page of one's own seats, and of their links.
pub fn mine(model: &seat_page::MineModel<'_>) -> String {
    seat_page::mine(model)
}

/// The page that the private link of a seat opens.
pub fn found(model: &seat_page::FoundModel<'_>) -> String {
    seat_page::found(model)
}

/// The list of a game's puzzles.
pub fn puzzles(model: &puzzle::PuzzlesModel<'_>) -> String {
    puzzle::page(model)
}

/// The page of one's own tables.
pub fn own_tables(model: &own_tables::OwnTablesModel<'_>) -> String {
    own_tables::page(model)
}

/// The page of one's account.
pub fn account(model: &account_page::AccountModel<'_>) -> String {
    account_page::page(model)
}

/// The page of the club.
pub fn club(model: &club_page::ClubModel<'_>) -> String {
    club_page::page(model)
}

/// The part of it that changes.
pub fn club_tables(model: &club_page::ClubModel<'_>) -> String {
    club_page::tables(model)
}

/// The page of one's own tokens.
pub fn tokens(model: &tokens_page::TokensModel<'_>) -> String {
    tokens_page::page(model)
}

/// The rules of a game, every clause with its id as an anchor.
pub fn rules(info: &GameInfo, l10n: &Localizer) -> String {
    book::page(info, None, l10n)
}

/// What the rules of a game say of some words.
pub fn rules_about(info: &GameInfo, words: &str, l10n: &Localizer) -> String {
    book::page(info, Some(words), l10n)
}

/// The overview of a game, to open beside a table.
pub fn overview(info: &GameInfo, l10n: &Localizer) -> String {
    book::overview(info, l10n)
}

/// One clause of a game's rules, to open where it is named.
pub fn clause(info: &GameInfo, number: u16, l10n: &Localizer) -> Option<String> {
    rules::clause(info, number, l10n)
}

/// What a word means that a game's rules use in a sense of their own, to open where it stands.
pub fn meaning(info: &GameInfo, term: &str, l10n: &Localizer) -> Option<String> {
    glossary::meaning(info, term, l10n)
}

/// The roll report.
pub fn rolls(model: &RollsModel<'_>) -> String {
    rolls_page::page(model)
}

/// The page on which the browser itself proves the dice of a table, or of a file.
pub fn proof(table: Option<&str>, l10n: &Localizer) -> String {
    proof_page::page(table, l10n)
}

/// A page that says what went wrong.
pub fn error(status: u16, heading: &Text, detail: &Text, l10n: &Localizer) -> String {
    error_page::page(status, heading, detail, l10n)
}

/// The part of a game's board that never changes, as an SVG file.
pub fn board_svg(game: &AnyGame, l10n: &Localizer) -> String {
    games::dispatch!(game, game => game.board_svg(l10n))
}
