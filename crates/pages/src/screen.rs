//! The table on the screen in the room: the board, everybody at a glance and what happens, in large type; before the game the
//! code by which phones join as hands.

use maud::html;
use table::Game;

use crate::frame::{Page, game_name, place};
use crate::model::{LobbyModel, TableModel};
use crate::seen::Seen;
use crate::table_page::CLOCK;
use crate::{lobby, paths, stage, table_page};

/// The screen of a game.
pub(crate) fn of_table(model: &TableModel<'_>) -> String {
    let l10n = model.l10n.marking();
    let regions = table_page::regions(model, &mut Seen::default());
    let game = model.game.identity().game;
    let bar = html! { @for id in ["strip", "status", CLOCK] { (place(&regions, id)) } };
    let main = html! {
        main #main .table {
            h1 .sr { (game_name(&game, l10n)) }
            (place(&regions, "notice"))
            (place(&regions, "end"))
            div .stage { h2 .sr { (l10n.say("table-board")) } (place(&regions, "board")) (stage::frame(l10n)) }
            div .side {}
        }
    };
    let at = paths::on_screen(model.table);
    let (title, live) = (table_page::title(model), Some((at.as_str(), model.version)));
    Page { title, game: Some(&game), kind: "page-table page-screen", live, bar, main }.into_html(l10n)
}

/// The screen of a table that waits for its players.
pub(crate) fn of_lobby(model: &LobbyModel<'_>) -> String {
    let l10n = model.l10n.marking();
    let regions = lobby::regions(model);
    let game = model.game.identity().game;
    let name = game_name(&game, l10n);
    let main = html! {
        main #main .lobby {
            header .welcome { h1 { (l10n.say_with("lobby-heading", &[("game", name.clone())])) } }
            (place(&regions, "notice"))
            div .columns { (place(&regions, "seats")) (place(&regions, "invite")) }
        }
    };
    let bar = html! { span .where { (name) } (place(&regions, "status")) };
    let at = paths::on_screen(model.table);
    let title = l10n.say_with("lobby-title", &[("game", name)]);
    let live = Some((at.as_str(), model.version));
    Page { title, game: Some(&game), kind: "page-lobby page-screen", live, bar, main }.into_html(l10n)
}
