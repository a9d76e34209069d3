//! The page of Globopolis: orbit at night.
//!
//! [`regions`] makes the parts of the page that change. The board: the ring of fields ([`board`], with [`map`] for what
//! never changes, [`ring`] for where things are and [`list`] for the same in words), its [`middle`] with the Title that was asked for
//! ([`title_card`]), the players ([`players`]). The desk: what can be done now ([`now`]), the Option Phase
//! ([`workbench`]), [`rolling`], buying ([`market`]), deals ([`deal`]), battles ([`battle`]), Agents ([`agents`]) and the cards
//! in hand ([`hand`], [`play`], [`missions`]); [`outlook`] says what something will cost, [`news`] which dice fell. Everything that
//! acts is a form, so the page needs no script.

mod agents;
mod art;
mod battle;
mod board;
mod chips;
mod cover;
mod deal;
#[cfg(test)]
mod desk_tests;
mod end;
mod forms;
mod hand;
mod list;
mod map;
mod market;
mod middle;
mod missions;
mod news;
mod now;
mod options;
mod outlook;
mod page;
mod play;
mod players;
mod ring;
mod rolling;
#[cfg(test)]
mod test_drive;
#[cfg(test)]
mod tests;
mod title_card;
mod workbench;

use games::globopolis::{Globopolis, View};
use maud::Markup;
use table::Seat;

use crate::Localizer;
use crate::frame::region;
use crate::model::{Region, TableModel};
use crate::reader::Reader;
use page::Page;

pub(crate) use deal::is_composed;
pub(crate) use end::end_headline;
pub(crate) use forms::read_form;
pub(crate) use map::board_svg;
pub(crate) use options::{how_it_works, options_form, read_options};

/// The Governor of a seat, small, for pages that have the board and so its symbols.
pub(crate) fn token(game: &Globopolis, seat: Seat) -> Markup {
    // The Governors of a team look alike (GP-86).
    art::small_governor(Seat::from_index(game.team_of(seat).index()))
}

/// The picture of the game on the start page.
pub(crate) fn cover() -> Markup {
    cover::cover()
}

/// The Governor of a seat, for the pages around the game.
pub(crate) fn portrait(seat: Seat) -> Markup {
    art::governor(seat)
}

/// The parts of a game's page that change: `board`, `now`, `hand` and `players`.
pub(crate) fn regions(
    model: &TableModel<'_>,
    game: &Globopolis,
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
