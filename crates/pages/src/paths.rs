//! Every address of the house, once. The pages' links and the server's routes are made by the same functions (a route
//! with a placeholder such as `{table}` for a part), so that they cannot disagree.

use std::fmt::Display;

use crate::Localizer;

/// The start page.
pub const START: &str = "/";
/// Where a new table is opened.
pub const TABLES: &str = "/tables";
/// One's own tables.
pub const MINE: &str = "/mine";
/// One's account.
pub const ACCOUNT: &str = "/account";
/// Where an account is made.
pub const ACCOUNT_NEW: &str = "/account/new";
/// Where somebody signs in.
pub const ACCOUNT_IN: &str = "/account/in";
/// Where somebody signs out.
pub const ACCOUNT_OUT: &str = "/account/out";
/// Where a password is changed.
pub const ACCOUNT_PASSWORD: &str = "/account/password";
/// Where language and pace are chosen for all devices.
pub const ACCOUNT_TASTE: &str = "/account/taste";
/// Where a device is signed out.
pub const ACCOUNT_ENDED: &str = "/account/ended";
/// Where a browser asks what a passkey is to sign.
pub const PASSKEY_ASKED: &str = "/account/passkey/asked";
/// Where a passkey is added to an account.
pub const PASSKEY_ADDED: &str = "/account/passkey/added";
/// Where one is ended.
pub const PASSKEY_ENDED: &str = "/account/passkey/ended";
/// Where an account is removed.
pub const ACCOUNT_REMOVED: &str = "/account/removed";
/// The page of the club.
pub const CLUB: &str = "/club";
/// The tables on it, for its script.
pub const CLUB_TABLES: &str = "/club/tables";
/// How one is told that a table waits.
pub const TOLD: &str = "/mine/told";
/// Where a mail address is given for it.
pub const TOLD_MAIL: &str = "/mine/told/mail";
/// Where a browser says how it is reached.
pub const TOLD_PUSH: &str = "/mine/told/push";
/// Where a channel is given.
pub const TOLD_HOOK: &str = "/mine/told/hook";
/// Where feeds are made.
pub const TOLD_FEED: &str = "/mine/told/feed";
/// Where one of the ways is ended.
pub const TOLD_ENDED: &str = "/mine/told/ended";
/// What shows messages of the house while none of its pages is open.
pub const WORKER: &str = "/worker.js";
/// One's own tokens, and where one is made.
pub const TOKENS: &str = "/tokens";
/// Where a token is ended.
pub const TOKENS_ENDED: &str = "/tokens/ended";
/// Where programs ask.
pub const API: &str = "/api/v1";
/// How programs ask, described for them.
pub const OPENAPI: &str = "/api/v1/openapi.json";
/// Where colours are chosen.
pub const COLOURS: &str = "/colours";
/// Where a language is chosen.
pub const LANGUAGE: &str = "/language";
/// The icon, where some browsers look for it whatever the page says.
pub const FAVICON: &str = "/favicon.ico";
/// Whether the program runs.
pub const HEALTH: &str = "/healthz";
/// Whether the house can serve.
pub const READY: &str = "/readyz";

/// An invitation to open tables.
pub fn invitation(text: impl Display) -> String {
    format!("/invitation/{text}")
}

/// A table's page.
pub fn table(table: impl Display) -> String {
    format!("/t/{table}")
}

/// Where the coach of a guided game is sent away, and called back.
pub fn lesson(table: impl Display) -> String {
    format!("/t/{table}/lesson")
}

/// The puzzles of a game.
pub fn puzzles(game: impl Display) -> String {
    format!("/puzzles/{game}")
}

/// Where somebody sits down at a table.
pub fn join(table: impl Display) -> String {
    format!("/t/{table}/join")
}

/// Where a seat is freed or given to a bot.
pub fn seat(table: impl Display) -> String {
    format!("/t/{table}/seat")
}

/// Where the host starts the game.
pub fn start(table: impl Display) -> String {
    format!("/t/{table}/start")
}

/// Where the browser of a seat commits to its share in the dice.
pub fn commit(table: impl Display) -> String {
    format!("/t/{table}/commit")
}

/// Where the browser of a seat reveals its share.
pub fn reveal(table: impl Display) -> String {
    format!("/t/{table}/reveal")
}

/// Where the host goes on without the shares of those who stay away.
pub fn go_on(table: impl Display) -> String {
    format!("/t/{table}/go-on")
}

/// Where the host breaks a start off.
pub fn break_off(table: impl Display) -> String {
    format!("/t/{table}/break-off")
}

/// Where everything about a table's dice is computed again, by the browser.
pub fn proof(table: impl Display) -> String {
    format!("/t/{table}/proof")
}

/// The same for a file.
pub const PROOF: &str = "/proof";

/// Where the same people meet for another game.
pub fn again(table: impl Display) -> String {
    format!("/t/{table}/again")
}

/// Where a seat acts.
pub fn act(table: impl Display) -> String {
    format!("/t/{table}/act")
}

/// Where a seat takes its last action back.
pub fn take_back(table: impl Display) -> String {
    format!("/t/{table}/takeback")
}

/// Where a bot is called in to hold the seat of somebody who is away.
pub fn hold(table: impl Display) -> String {
    format!("/t/{table}/hold")
}

/// Where the owner of a seat takes it over again.
pub fn back(table: impl Display) -> String {
    format!("/t/{table}/back")
}

/// Where people agree to end a game.
pub fn end(table: impl Display) -> String {
    format!("/t/{table}/end")
}

/// One's own seats at a table, and where their links are made.
pub fn mine(table: impl Display) -> String {
    format!("/t/{table}/mine")
}

/// The private link of a seat, by its secret.
pub fn found(table: impl Display, secret: impl Display) -> String {
    format!("/t/{table}/found/{secret}")
}

/// Where whoever opened such a link takes the seat.
pub fn found_here(table: impl Display) -> String {
    format!("/t/{table}/found")
}

/// Where the browser that had a seat before takes it back.
pub fn fetch_back(table: impl Display) -> String {
    format!("/t/{table}/fetch-back")
}

/// How a table tells that it waits for somebody.
pub fn table_told(table: impl Display) -> String {
    format!("/t/{table}/told")
}

/// Where a letter's reader confirms their address, or stops the letters.
pub fn letter(way: impl Display) -> String {
    format!("/told/{way}")
}

/// A feed of somebody's turns, by its secret and its ending, `.atom` or `.ics`.
pub fn feed(file: impl Display) -> String {
    format!("/feed/{file}")
}

/// Where something is said at a table.
pub fn talk(table: impl Display) -> String {
    format!("/t/{table}/talk")
}

/// Where is chosen how people talk at a table, and who is not to be heard.
pub fn manners(table: impl Display) -> String {
    format!("/t/{table}/manners")
}

/// The table on the screen in the room.
pub fn screen(table: impl Display) -> String {
    self::table(on_screen(table))
}

/// What stands for the table in the addresses of that screen: its news and regions are its own.
pub fn on_screen(table: impl Display) -> String {
    format!("{table}/screen")
}

/// Where somebody whose time is up gets more of it.
pub fn give_time(table: impl Display) -> String {
    format!("/t/{table}/time")
}

/// Where somebody takes a day off.
pub fn day_off(table: impl Display) -> String {
    format!("/t/{table}/day-off")
}

/// Where people agree to take something back.
pub fn take_back_together(table: impl Display) -> String {
    format!("/t/{table}/takeback/together")
}

/// Luck and skill in a game that is over.
pub fn analysis(table: impl Display) -> String {
    format!("/t/{table}/analysis")
}

/// Where people say whether a bot may tell them what it would do.
pub fn hints(table: impl Display) -> String {
    format!("/t/{table}/hints")
}

/// A table's news, as they come.
pub fn live(table: impl Display) -> String {
    format!("/t/{table}/live")
}

/// The parts of a table's page that change.
pub fn regions(table: impl Display) -> String {
    format!("/t/{table}/regions")
}

/// The whole game as a file, once it is over.
pub fn journal(table: impl Display) -> String {
    format!("/t/{table}/journal")
}

/// The roll report.
pub fn rolls(table: impl Display) -> String {
    format!("/t/{table}/rolls")
}

/// The past of a table, from its beginning.
pub fn moments(table: impl Display) -> String {
    format!("/t/{table}/at")
}

/// A moment of a table's past: how it stood after an entry of its journal.
pub fn moment(table: impl Display, entry: impl Display) -> String {
    format!("/t/{table}/at/{entry}")
}

/// Where a table is opened at which the game is played on from a moment.
pub fn play_on(table: impl Display, entry: impl Display) -> String {
    format!("/t/{table}/at/{entry}/play-on")
}

/// The scenes of a lesson, from the first, by its address: its game and its course.
pub fn scenes(lesson: impl Display) -> String {
    format!("/lessons/{lesson}")
}

/// A scene of a lesson, by the entry that it stands under.
pub fn scene(lesson: impl Display, entry: impl Display) -> String {
    format!("/lessons/{lesson}/{entry}")
}

/// Where a table is opened at which one plays on from a scene.
pub fn play_on_from_scene(lesson: impl Display, entry: impl Display) -> String {
    format!("/lessons/{lesson}/{entry}/play-on")
}

/// Where the journal of a finished game is brought from outside.
pub const JOURNALS: &str = "/journals";

/// A game's rules.
pub fn rules(game: impl Display) -> String {
    format!("/rules/{game}")
}

/// The overview of a game, as a fragment.
pub fn overview(game: impl Display) -> String {
    format!("/rules/{game}/overview")
}

/// One clause of a game's rules, as a fragment.
pub fn clause(game: impl Display, number: impl Display) -> String {
    format!("/rules/{game}/{number}")
}

/// What a word of a game's rules means, as a fragment. No word is a number.
pub fn term(game: impl Display, term: impl Display) -> String {
    clause(game, term)
}

/// A drawing of a game's board, by its file's name.
pub fn board(game: impl Display, file: impl Display) -> String {
    format!("/board/{game}/{file}")
}

/// The file with the drawing of a board, by the hash of its edition and the language of what is written on it. It is kept
/// for good, so that it has another name as soon as the language has other words.
pub fn board_file(hash: &str, l10n: &Localizer) -> String {
    format!("{hash}.{}.{}.svg", l10n.lang(), l10n.fingerprint())
}

/// The edition's hash and the language's tag in such a file's name.
pub fn read_board_file(file: &str) -> Option<(&str, &str)> {
    let (hash, rest) = file.split_once('.')?;
    let (lang, rest) = rest.split_once('.')?;
    rest.ends_with(".svg").then_some((hash, lang))
}

/// Something that pages load, by the version of all of it and its file's name.
pub fn asset(version: impl Display, file: impl Display) -> String {
    format!("/assets/{version}/{file}")
}
