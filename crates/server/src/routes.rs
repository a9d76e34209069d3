//! The map of addresses: which handler answers where. The addresses themselves are in [`pages::paths`], where the links
//! come from too.

mod absence;
mod account;
mod analysis;
mod club;
mod lesson;
mod lessons;
mod own_tables;
mod puzzles;
mod replay;
mod screen;
mod seat_link;
mod shelf;
mod start;
mod table;
mod talk;
mod tokens;
mod told;
mod waiting;

use std::sync::Arc;

use axum::Router;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use pages::paths;
use tower_http::compression::CompressionLayer;

use crate::house::House;
use crate::problem::{Problem, tell_problems};
use crate::{api, client, colours, guard, identity, invitations, language, log, metrics, ready};

// What stands for a part of an address in a route.
const ID: &str = "{id}";
const GAME: &str = "{game}";
const FILE: &str = "{file}";
const ENTRY: &str = "{entry}";
const COURSE: &str = "{game}/{course}";

pub(crate) use own_tables::{past_of, running_of};
pub(crate) use table::{Rolled, journal_of, rolled};

/// All routes.
pub(crate) fn all(house: Arc<House>) -> Router {
    // Who is asking matters here.
    let personal = Router::new()
        .route(paths::START, get(start::page))
        .route(paths::TABLES, post(start::open))
        .route(&paths::table(ID), get(table::page))
        .route(&paths::lesson(ID), post(lesson::leave))
        .route(&paths::join(ID), post(waiting::join))
        .route(&paths::seat(ID), post(waiting::seat))
        .route(&paths::start(ID), post(waiting::start))
        .route(&paths::commit(ID), post(waiting::commit))
        .route(&paths::reveal(ID), post(waiting::reveal))
        .route(&paths::go_on(ID), post(waiting::go_on))
        .route(&paths::break_off(ID), post(waiting::break_off))
        .route(&paths::again(ID), post(waiting::again))
        .route(&paths::act(ID), post(table::act))
        .route(&paths::take_back(ID), post(table::take_back))
        .route(&paths::hold(ID), post(absence::hold))
        .route(&paths::back(ID), post(absence::back))
        .route(&paths::end(ID), post(absence::end))
        .route(&paths::mine(ID), get(seat_link::mine).post(seat_link::renew))
        .route(&paths::found(ID, "{secret}"), get(seat_link::found))
        .route(&paths::found_here(ID), post(seat_link::take))
        .route(&paths::fetch_back(ID), post(seat_link::back))
        .route(&paths::talk(ID), post(talk::say))
        .route(&paths::manners(ID), post(talk::manners))
        .route(&paths::take_back_together(ID), post(absence::take_back_together))
        .route(&paths::hints(ID), post(absence::hints))
        .route(&paths::give_time(ID), post(absence::give_time))
        .route(&paths::day_off(ID), post(absence::day_off))
        .route(&paths::live(ID), get(table::live))
        .route(&paths::regions(ID), get(table::regions))
        .route(&paths::screen(ID), get(screen::page))
        .route(&paths::live(paths::on_screen(ID)), get(screen::live))
        .route(&paths::regions(paths::on_screen(ID)), get(screen::regions))
        .route(&paths::moments(ID), get(replay::moments))
        .route(&paths::moment(ID, ENTRY), get(replay::moment))
        .route(&paths::play_on(ID, ENTRY), post(replay::play_on))
        .route(&paths::analysis(ID), get(analysis::page))
        .route(&paths::journal(ID), get(table::journal))
        .route(&paths::rolls(ID), get(table::rolls))
        .route(&paths::proof(ID), get(table::proof))
        .route(&paths::scenes(COURSE), get(lessons::scenes))
        .route(&paths::scene(COURSE, ENTRY), get(lessons::scene))
        .route(&paths::play_on_from_scene(COURSE, ENTRY), post(lessons::play_on))
        .route(&paths::puzzles(GAME), get(puzzles::page))
        .route(paths::MINE, get(own_tables::page))
        .route(paths::TOLD, get(told::page))
        .route(paths::TOLD_MAIL, post(told::mail))
        .route(paths::TOLD_PUSH, post(told::push))
        .route(paths::TOLD_HOOK, post(told::hook))
        .route(paths::TOLD_FEED, post(told::make_feed))
        .route(paths::TOLD_ENDED, post(told::end))
        .route(&paths::table_told(ID), get(told::table).post(told::table_hook))
        .route(paths::ACCOUNT, get(account::page))
        .route(paths::ACCOUNT_NEW, post(account::new))
        .route(paths::ACCOUNT_IN, post(account::sign_in))
        .route(paths::PASSKEY_ASKED, post(account::asked))
        .route(paths::PASSKEY_ADDED, post(account::add_passkey))
        .route(paths::PASSKEY_ENDED, post(account::end_passkey))
        .route(paths::ACCOUNT_OUT, post(account::sign_out))
        .route(paths::ACCOUNT_PASSWORD, post(account::password))
        .route(paths::ACCOUNT_TASTE, post(account::taste))
        .route(paths::ACCOUNT_ENDED, post(account::end))
        .route(paths::ACCOUNT_REMOVED, post(account::remove))
        .route(paths::LANGUAGE, post(language::choose))
        .route(paths::TOKENS, get(tokens::page).post(tokens::make))
        .route(paths::TOKENS_ENDED, post(tokens::end))
        .route(paths::JOURNALS, post(start::journal))
        .route_layer(from_fn_with_state(house.clone(), identity::introduce));
    // Here everybody gets the same.
    let common = Router::new()
        .route(paths::COLOURS, post(colours::choose))
        .route(paths::PROOF, get(shelf::proof))
        .route(paths::CLUB, get(club::page))
        .route(paths::CLUB_TABLES, get(club::tables))
        .route(&paths::rules(GAME), get(shelf::rules))
        .route(&paths::overview(GAME), get(shelf::overview))
        .route(&paths::clause(GAME, "{number}"), get(shelf::clause))
        .route(&paths::board(GAME, FILE), get(shelf::board))
        .route(&paths::asset("{version}", FILE), get(shelf::asset))
        .route(&paths::letter("{way}"), get(told::letter).post(told::answer_letter))
        .route(&paths::feed(FILE), get(told::feed))
        .route(paths::WORKER, get(told::worker))
        .route(paths::FAVICON, get(shelf::icon))
        .route(paths::HEALTH, get(shelf::health))
        .route(&paths::invitation("{text}"), get(invitations::accept))
        .route(paths::READY, get(ready::page));
    personal
        .merge(common)
        .merge(api::routes())
        .fallback(async || Problem::not_found())
        .method_not_allowed_fallback(async || Problem::wrong_method())
        .with_state(house.clone())
        .layer(from_fn(guard::turn_foreigners_away))
        .layer(from_fn_with_state(house.clone(), client::admit))
        .layer(from_fn(tell_problems))
        .layer(from_fn(colours::dress))
        .layer(from_fn(guard::instruct_browser))
        // Live streams are left as they are, compressed message by message already.
        .layer(CompressionLayer::new().gzip(true))
        .layer(from_fn_with_state(house, metrics::count))
        .layer(from_fn(log::number))
}
