//! The page of Globetrotters: an airline's route map of the 1980s.
//!
//! [`regions`] makes the parts of the page that change; each has its file: the live layer of the board ([`board`])
//! and its list ([`list`]), what can be done now ([`now`], [`controls`]) with the place that was asked for ([`plan`]) and
//! what arriving means ([`outlook`]), the dice and Adventures that just fell ([`news`]), the hand ([`hand`]), the players
//! ([`players`]), the Jackpot and the Memories Chart ([`standing`]). [`map`] draws the board that never changes, with
//! its [`labels`], [`art`] the pieces. Everything that acts is a form, so the page needs no script.

mod art;
mod board;
mod controls;
mod end;
mod forms;
mod hand;
mod labels;
mod list;
mod map;
mod news;
mod now;
mod options;
mod outlook;
mod page;
mod plan;
mod players;
mod standing;
#[cfg(test)]
mod tests;

use games::globetrotters::{Globetrotters, View};
use maud::Markup;
use table::Seat;

use crate::Localizer;
use crate::frame::region;
use crate::model::{Region, TableModel};
use crate::reader::Reader;
use page::Page;

pub(crate) use end::end_headline;
pub(crate) use forms::read_form;
pub(crate) use map::board_svg;
pub(crate) use options::{how_it_works, options_form, read_options};

/// The piece of a seat, small, for pages that have the board and so its symbols.
pub(crate) fn token(seat: Seat) -> Markup {
    art::icon(&format!("p{}", seat.0), "mark")
}

/// The piece of a seat, for the pages around the game.
pub(crate) fn portrait(seat: Seat) -> Markup {
    art::piece(seat)
}

/// The parts of a game's page that change: `board`, `now`, `hand`, `players` and `chart`.
pub(crate) fn regions(
    model: &TableModel<'_>,
    game: &Globetrotters,
    view: &View,
    l10n: &Localizer,
) -> Vec<Region> {
    let page = Page::new(Reader::new(model, game, view, l10n));
    vec![
        region("board", &board::board(&page)),
        region("now", &now::now(&page)),
        region("hand", &hand::hand(&page)),
        region("players", &players::players(&page)),
        region("chart", &standing::standing(&page)),
    ]
}
