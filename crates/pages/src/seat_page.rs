//! The pages of a seat that goes on on another device: the link to it, and what whoever opens the link is asked.

use games::GameKind;
use maud::{Markup, html};
use table::Seat;

use crate::frame::{Page, copy_link, game_name, portrait};
use crate::{Localizer, paths, qr};

/// The page of one's own seats.
#[derive(Clone, Debug)]
pub struct MineModel<'a> {
    /// The reader's language.
    pub l10n: &'a Localizer,
    /// The table's id.
    pub table: &'a str,
    /// The game's id.
    pub game: &'a str,
    /// The reader's seats, with their names.
    pub seats: Vec<(Seat, &'a str)>,
    /// Whether the game has begun.
    pub begun: bool,
    /// The link that was just made.
    pub link: Option<Link>,
}

/// The private link of a seat.
#[derive(Clone, Debug)]
pub struct Link {
    /// The seat.
    pub seat: Seat,
    /// Its address, absolute.
    pub address: String,
    /// Whether nobody but this computer can open it.
    pub only_here: bool,
}

/// The page that a link opens.
#[derive(Clone, Debug)]
pub struct FoundModel<'a> {
    /// The reader's language.
    pub l10n: &'a Localizer,
    /// The table's id.
    pub table: &'a str,
    /// The game's id.
    pub game: &'a str,
    /// The game.
    pub kind: GameKind,
    /// The seat that the link leads to.
    pub seat: Seat,
    /// Its name.
    pub name: &'a str,
    /// The link's secret.
    pub secret: &'a str,
}

pub(crate) fn mine(model: &MineModel<'_>) -> String {
    let l10n = model.l10n.marking();
    let title = l10n.say("mine-heading");
    let main = html! {
        main #main .sheet.seat-page {
            h1 { (title) }
            p { (l10n.say("mine-intro")) }
            @if !model.begun { p .notice { (l10n.say("mine-not-yet")) } }
            @for &(seat, name) in &model.seats {
                section .panel {
                    h2 { (name) }
                    @if let Some(link) = model.link.as_ref().filter(|link| link.seat == seat) { (link_of(link, l10n)) }
                    form method="post" action=(paths::mine(model.table)) data-plain {
                        input type="hidden" name="seat" value=(seat.index());
                        button disabled[!model.begun] { (l10n.say("mine-make")) }
                    }
                    p .quiet { (l10n.say("mine-renew-note")) }
                }
            }
            p { a .button href=(paths::table(model.table)) { (l10n.say("mine-back")) } }
        }
    };
    page(title, model.game, main, l10n)
}

fn link_of(link: &Link, l10n: &Localizer) -> Markup {
    html! {
        (copy_link("seat-link", &l10n.say("mine-link"), &link.address, l10n))
        @if link.only_here {
            p { (l10n.say("lobby-only-here")) }
        } @else if let Some(code) = qr::code(&link.address, &l10n.say("mine-qr")) {
            (code)
        }
        p { (l10n.say("mine-once")) }
    }
}

pub(crate) fn found(model: &FoundModel<'_>) -> String {
    let l10n = model.l10n.marking();
    let name = || vec![("name", model.name.to_owned())];
    let title = l10n.say_with("found-heading", &name());
    let secret = || html! { input type="hidden" name="secret" value=(model.secret); };
    let action = paths::found_here(model.table);
    let main = html! {
        main #main .sheet.seat-page {
            (portrait(model.kind, model.seat))
            h1 { (title) }
            p { (l10n.say_with("found-what", &[("game", game_name(model.game, l10n)), ("name", model.name.to_owned())])) }
            form method="post" action=(action) data-plain {
                (secret())
                button .strong.big { (l10n.say_with("found-continue", &name())) }
            }
            details .panel {
                summary { (l10n.say("found-other")) }
                p { (l10n.say_with("found-other-note", &name())) }
                form method="post" action=(action) data-plain {
                    (secret())
                    label {
                        span { (l10n.say("lobby-name")) }
                        input name="name" required maxlength="24" autocomplete="nickname";
                    }
                    button { (l10n.say("found-take-over")) }
                }
            }
            p { a href=(paths::table(model.table)) { (l10n.say("found-watch")) } }
        }
    };
    page(title, model.game, main, l10n)
}

fn page(title: String, game: &str, main: Markup, l10n: &Localizer) -> String {
    Page { title, game: Some(game), kind: "page-seat", live: None, bar: html! {}, main }.into_html(l10n)
}
