//! The page of Little Monsters: a picture book with a map in it.
//!
//! [`regions`] makes the parts of the page that change; each has its file: the live layer of the board ([`board`]),
//! what can be done now ([`now`]) with the ways to a place that was asked for ([`plan`]), the hand ([`hand`]) with the
//! market ([`trade`]), and the players ([`players`]). [`map`] draws the board that never changes, [`art`] the monsters.
//! Everything that acts is a form, so the page needs no script.

mod art;
mod board;
mod choice;
mod end;
mod forms;
mod hand;
mod map;
mod now;
mod options;
mod page;
mod plan;
mod players;
#[cfg(test)]
mod tests;
mod trade;

use games::little_monsters::{LittleMonsters, View};
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

/// The monster of a seat, small, for pages that have the board and so its symbols.
pub(crate) fn token(seat: Seat) -> Markup {
    art::icon(&format!("m{}", seat.0), "mark")
}

/// The monster of a seat, for the pages around the game.
pub(crate) fn portrait(seat: Seat) -> Markup {
    art::monster(seat)
}

/// The parts of a game's page that change: `board`, `now`, `hand` and `players`.
pub(crate) fn regions(
    model: &TableModel<'_>,
    game: &LittleMonsters,
    view: &View,
    l10n: &Localizer,
) -> Vec<Region> {
    let page = Page::new(Reader::new(model, game, view, l10n));
    vec![
        region("board", &board::board(&page)),
        region("now", &now::now(&page)),
        region("hand", &hand::hand(&page)),
        region("players", &players::players(&page)),
    ]
}
