//! What every page has: the head, the bar, the foot, and the small parts that appear everywhere.

use games::{AnyGame, GAMES, GameInfo, GameKind};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use table::{Clause, Seat};

use crate::game_page::GamePage;
use crate::model::{Notice, Person, Region};
use crate::{Localizer, assets, keys, paths, settings};

/// A page before it is a document.
pub(crate) struct Page<'a> {
    /// The title of the tab.
    pub(crate) title: String,
    /// The game that lends the page its character.
    pub(crate) game: Option<&'a str>,
    /// What kind of page it is, for the style sheet.
    pub(crate) kind: &'static str,
    /// The table whose news the page follows, and the version that it shows.
    pub(crate) live: Option<(&'a str, u64)>,
    /// What stands in the bar beside the name of the house.
    pub(crate) bar: Markup,
    /// The page itself, a `main` element.
    pub(crate) main: Markup,
}

impl Page<'_> {
    /// The document.
    pub(crate) fn into_html(self, l10n: &Localizer) -> String {
        let base = self.live.map(|(table, _)| paths::table(table));
        let document = html! {
            (DOCTYPE)
            html lang=(l10n.html_lang()) dir=(l10n.dir()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    title { (self.title) }
                    (settings::sheets())
                    @if matches!(self.kind, "page-rules" | "page-puzzles") { link rel="stylesheet" href=(assets::learning_path()); }
                    link #icon rel="icon" type="image/svg+xml" href=(assets::icon_path())
                        data-turn=[self.live.map(|_| assets::icon_with_mark())];
                    script type="module" src=(assets::script_path()) {}
                }
                body class=(self.kind) data-game=[self.game] data-base=[base]
                    data-version=[self.live.map(|(_, version)| version)] {
                    @if self.kind == "page-table" { a .skip href="#now" { (l10n.say("frame-skip-now")) } }
                    @else { a .skip href="#main" { (l10n.say("frame-skip")) } }
                    header .bar {
                        a .brand href=(paths::START) {
                            (globe())
                            span { (l10n.say("frame-name")) }
                        }
                        (self.bar)
                        (settings::settings(self.kind.starts_with("page-table"), self.address().as_deref(), l10n))
                    }
                    @if self.live.is_some() {
                        p #link role="status" hidden data-lost=(l10n.say("frame-lost")) data-unsent=(l10n.say("frame-unsent")) {}
                    }
                    (self.main)
                    @if matches!(self.kind, "page-table" | "page-replay") { (keys::panel(l10n)) }
                }
            }
        };
        Localizer::resolved(document.into_string())
    }

    /// Where the page is, if its address may be that of a form, which cannot be gone to.
    fn address(&self) -> Option<String> {
        match self.live {
            Some((table, _)) => Some(paths::table(table)),
            None => (self.kind == "page-start").then(|| paths::START.to_owned()),
        }
    }
}

/// The mark of the house: a globe with a dotted way across it.
pub(crate) fn globe() -> Markup {
    html! {
        svg .globe viewBox="0 0 64 64" aria-hidden="true" {
            circle .sea cx="32" cy="32" r="27" {}
            path .land d="M14 22c6-8 14-3 16 2s-5 8-9 8-13-4-7-10zm24-8c7-1 13 5 15 11s-6 7-11 5-11-15-4-16zm-9 24c6-2 12 0 13 5s-3 12-8 13-12-15-5-18z" {}
            circle .rim cx="32" cy="32" r="27" {}
            path .way d="M9 44C20 34 44 30 56 22" {}
        }
    }
}

/// The shape of a seat, which tells it apart where colours cannot. In a box from -10 to 10.
pub(crate) const SHAPES: [&str; 6] = [
    "M0-8A8 8 0 1 1 0 8 8 8 0 1 1 0-8z",
    "M-7-7H7V7H-7z",
    "M0-8.5 8.8 7H-8.8z",
    "M0-9.5 9.5 0 0 9.5-9.5 0z",
    "M0-9.5 2.6-3 9.2-2.9 4-1.3 5.8 7.7 0 3.9-5.8 7.7-4-1.3-9.2-2.9-2.6-3z",
    "M-3-9H3V-3H9V3H3V9H-3V3H-9V-3H-3z",
];

/// The mark of a seat: its shape in its colour.
pub(crate) fn seat_mark(seat: Seat) -> Markup {
    let index = seat.index() % SHAPES.len();
    html! {
        svg .mark.{ "seat-" (index) } viewBox="-11 -11 22 22" aria-hidden="true" { path d=(SHAPES[index]) {} }
    }
}

/// Who a seat is in this game.
pub(crate) fn portrait(game: GameKind, seat: Seat) -> Markup {
    html! { span .portrait { (games::dispatch_kind!(game, Rules => Rules::portrait(seat))) } }
}

/// The seat whose figure stands for this one.
pub(crate) fn figure_of(game: &AnyGame, seat: Seat) -> Seat {
    games::dispatch!(game, game => game.figure_of(seat))
}

/// Who a seat is, small, on a page that shows the game's board.
pub(crate) fn token(game: &AnyGame, seat: Seat) -> Markup {
    games::dispatch!(game, game => game.token(seat))
}

/// The game that a clause belongs to.
fn game_of(clause: Clause) -> Option<&'static GameInfo> {
    GAMES.iter().find(|game| game.book == clause.book)
}

/// A clause that opens where it stands; without the script it leads to the rules. Text content only, so that it
/// may stand in a paragraph.
pub(crate) fn clause(clause: Clause, l10n: &Localizer) -> Markup {
    let Some(info) = game_of(clause) else { return html! { span .clause { (clause) } } };
    html! {
        span .clause data-clause=(paths::clause(info.id, clause.number)) {
            a href={ (paths::rules(info.id)) "#" (clause) }
                aria-label=(l10n.say_with("frame-clause", &[("clause", clause.to_string())])) { (clause) }
        }
    }
}

/// The element for short messages. It is always there, so that screen readers notice what comes into it.
pub(crate) fn notice(notice: Option<&Notice>, names: &[String], l10n: &Localizer) -> Region {
    let inside = match notice {
        None => html! {},
        Some(Notice::Refused(refusal)) => html! {
            div .notice.refused { p { (l10n.text(&refusal.text, names)) } (clause(refusal.clause, l10n)) }
        },
        Some(Notice::Said(text)) => html! { div .notice { p { (l10n.text(text, names)) } } },
    };
    region("notice", html! { div #notice aria-live="assertive" { (inside) } })
}

/// A region of a page.
pub(crate) fn region(id: &'static str, html: Markup) -> Region {
    Region { id, html: Localizer::resolved(html.0) }
}

/// The HTML of a region that is there, or nothing.
pub(crate) fn place(regions: &[Region], id: &str) -> Markup {
    PreEscaped(regions.iter().filter(|region| region.id == id).map(|region| region.html.as_str()).collect())
}

/// A game's name.
pub(crate) fn game_name(id: &str, l10n: &Localizer) -> String {
    l10n.say(&format!("game-{id}"))
}

/// The names at a table; an open seat has none.
pub(crate) fn names(people: &[Person]) -> Vec<String> {
    people.iter().map(|person| person.name.clone()).collect()
}

/// An address with a button that copies it. The button shows up when there is a script to do so.
pub(crate) fn copy_link(id: &'static str, label: &str, address: &str, l10n: &Localizer) -> Markup {
    html! {
        div .copy {
            label for=(id) { (label) }
            div .row {
                input id=(id) type="text" readonly value=(address);
                button type="button" data-copy=(id) data-done=(l10n.say("frame-copied")) hidden {
                    (l10n.say("frame-copy"))
                }
            }
        }
    }
}
