//! The page of a table that waits for its players.

use maud::{Markup, html};
use table::{Game, Seat};

use crate::company::Company;
use crate::frame::{Page, copy_link, figure_of, game_name, names, notice, place, portrait, region};
use crate::model::{LobbyModel, PersonKind, Region};
use crate::parts::bot_name;
use crate::{Localizer, dice, paths, qr, screen, talk};

pub(crate) fn page(model: &LobbyModel<'_>) -> String {
    if model.company.screen {
        return screen::of_lobby(model);
    }
    let l10n = model.l10n.marking();
    let regions = regions(model);
    let game = model.game.identity().game;
    let name = game_name(&game, l10n);
    // Whoever may invite to sit down opens the screen so that it shows how.
    let key = model.invite.find('?').map_or("", |at| &model.invite[at..]);
    let main = html! {
        main #main .lobby {
            header .welcome {
                h1 { (l10n.say_with("lobby-heading", &[("game", name.clone())])) }
            }
            (place(&regions, "notice"))
            div .columns {
                div {
                    (place(&regions, "seats"))
                    (place(&regions, "host"))
                    (place(&regions, "dice"))
                }
                div {
                    (place(&regions, "join"))
                    (place(&regions, "invite"))
                    (place(&regions, "talk"))
                    (place(&regions, "watchers"))
                }
            }
            footer .foot {
                p { a href=(paths::rules(&game)) { (l10n.say("links-rules")) } " " a href={ (paths::screen(model.table)) (key) } { (l10n.say("links-screen")) } " " a href=(paths::table_told(model.table)) { (l10n.say("links-told")) } }
            }
        }
    };
    let bar = html! { span .where { (name) } (place(&regions, "status")) (talk::mark(model.company.talk.is_some(), l10n)) };
    let title = l10n.say_with("lobby-title", &[("game", name)]);
    let live = Some((model.table, model.version));
    Page { title, game: Some(&game), kind: "page-lobby", live, bar, main }.into_html(l10n)
}

pub(crate) fn regions(model: &LobbyModel<'_>) -> Vec<Region> {
    let l10n = model.l10n.marking();
    let open = open_seats(model);
    let mut regions = vec![
        notice(model.notice.as_ref(), &names(model.people), l10n),
        status(open.len(), l10n),
        seats(model, l10n),
        host(model, open.len(), l10n),
        join(model, open.first().copied(), l10n),
        invite(model, open.len(), l10n),
        dice::waiting(model, l10n),
    ];
    let Company { talk, watchers, .. } = &model.company;
    regions.extend(talk::regions(model.table, talk.as_ref(), watchers, l10n));
    regions
}

fn open_seats(model: &LobbyModel<'_>) -> Vec<Seat> {
    Seat::all(model.people.len()).filter(|seat| model.people[seat.index()].kind == PersonKind::Open).collect()
}

fn status(open: usize, l10n: &Localizer) -> Region {
    let said = if open == 0 { l10n.say("lobby-full") } else { l10n.say_count("lobby-open", open) };
    region("status", html! { p #status aria-live="polite" { span { (said) } } })
}

fn seats(model: &LobbyModel<'_>, l10n: &Localizer) -> Region {
    let html = html! {
        section #seats .panel aria-labelledby="h-seats" {
            h2 #h-seats { (l10n.say("lobby-seats")) }
            ol .chairs {
                @for seat in Seat::all(model.people.len()) {
                    li data-key={ "seat-" (seat.index()) } class=[(model.people[seat.index()].kind == PersonKind::Open).then_some("open")] {
                        (portrait(model.game.kind(), figure_of(model.game, seat)))
                        (sitter(model, seat, l10n))
                    }
                }
            }
        }
    };
    region("seats", html)
}

/// Who sits on a chair, and what the host can do about it.
fn sitter(model: &LobbyModel<'_>, seat: Seat, l10n: &Localizer) -> Markup {
    let person = &model.people[seat.index()];
    let own = model.own.contains(seat);
    let (name, note) = match &person.kind {
        PersonKind::Open => (l10n.say("lobby-seat-open"), l10n.say("lobby-seat-open-note")),
        PersonKind::Person if own => (person.name.clone(), l10n.say("lobby-seat-own")),
        PersonKind::Person if person.present => (person.name.clone(), l10n.say("lobby-seat-here")),
        PersonKind::Person => (person.name.clone(), l10n.say("lobby-seat-away")),
        PersonKind::Bot(kind) | PersonKind::Held(kind) => (person.name.clone(), bot_name(kind, l10n)),
    };
    html! {
        div .sitter { strong { (name) } span .quiet { (note) } }
        @if model.host && !own && model.locked.is_none() {
            form method="post" action=(paths::seat(model.table)) {
                input type="hidden" name="seat" value=(seat.index());
                @match person.kind {
                    PersonKind::Open => {
                        button name="kind" value="bot:greedy" { (l10n.say("lobby-fill")) }
                    }
                    PersonKind::Bot(_) | PersonKind::Held(_) | PersonKind::Person => {
                        button .plain name="kind" value="open" { (l10n.say("lobby-free")) }
                    }
                }
            }
        }
    }
}

/// The host's button, or what the others wait for.
fn host(model: &LobbyModel<'_>, open: usize, l10n: &Localizer) -> Region {
    if model.locked.is_some() {
        return region("host", locked(model, l10n));
    }
    if !model.host && model.own.is_empty() && open > 0 {
        return region("host", html! { section #host hidden {} }); // the form to take a seat says it all
    }
    let html = html! {
        section #host .panel.ask {
            @if model.host {
                @if open == 0 {
                    h2 { (l10n.say("lobby-ready")) }
                    p { (l10n.say("lobby-ready-note")) }
                } @else {
                    h2 { (l10n.say_count("lobby-open", open)) }
                    p { (l10n.say("lobby-open-note")) }
                }
                form method="post" action=(paths::start(model.table)) data-plain {
                    button .strong.big disabled[open > 0] { (l10n.say("lobby-start")) }
                }
            } @else if model.own.is_empty() {
                h2 { (l10n.say("lobby-guest")) }
                p { (l10n.say("lobby-guest-full")) }
            } @else {
                h2 { (l10n.say("lobby-wait")) }
                p { (l10n.say("lobby-wait-note")) }
            }
        }
    };
    region("host", html)
}

/// What everybody waits for when the seats are locked, and what the host can do about it.
fn locked(model: &LobbyModel<'_>, l10n: &Localizer) -> Markup {
    html! {
        section #host .panel.ask {
            h2 { (l10n.say("lobby-locked")) }
            p { (l10n.say("lobby-locked-note")) }
            @if model.host {
                div .row {
                    form method="post" action=(paths::go_on(model.table)) data-plain {
                        button { (l10n.say("lobby-go-on")) }
                    }
                    form method="post" action=(paths::break_off(model.table)) data-plain {
                        button .plain { (l10n.say("lobby-break-off")) }
                    }
                }
                p .quiet { (l10n.say("lobby-go-on-note")) }
            }
        }
    }
}

/// The form to take a seat: it asks for a name and nothing else.
fn join(model: &LobbyModel<'_>, seat: Option<Seat>, l10n: &Localizer) -> Region {
    let form = |button: &'static str, name: &str| {
        html! {
            form .join method="post" action=(paths::join(model.table)) data-plain {
                input type="hidden" name="seat" value=[seat.map(Seat::index)];
                input type="hidden" name="commitment" value="";
                label {
                    span { (l10n.say("lobby-name")) }
                    input name="name" value=(name) required maxlength="24" autocomplete="nickname";
                }
                button .strong { (l10n.say(button)) }
            }
        }
    };
    let guests = &model.company.guests;
    let inside = match seat {
        None => html! { section #join hidden {} },
        Some(_) if model.own.is_empty() && guests.only_watches => html! {
            section #join .panel {
                h2 { (l10n.say("lobby-guest")) }
                p { (l10n.say("lobby-only-watch")) }
            }
        },
        Some(_) if !model.own.is_empty() && guests.one_seat => html! { section #join hidden {} },
        Some(_) if model.own.is_empty() => html! {
            section #join .panel.ask {
                h2 { (l10n.say("lobby-join-heading")) }
                (form("lobby-join", model.name))
                p .quiet { (l10n.say("lobby-join-note")) }
            }
        },
        Some(_) => html! {
            section #join .panel {
                details { summary { (l10n.say("lobby-device")) } (form("lobby-device-join", "")) }
            }
        },
    };
    region("join", inside)
}

/// The link to give away, also as a picture for phones.
fn invite(model: &LobbyModel<'_>, open: usize, l10n: &Localizer) -> Region {
    let to_watch = open == 0 || model.company.guests.only_watches;
    let heading = if to_watch { "lobby-watch" } else { "lobby-invite" };
    let html = html! {
        section #invite .panel aria-labelledby="h-invite" {
            h2 #h-invite { (l10n.say(heading)) }
            @if model.company.public { p { (l10n.say("club-lobby")) " " a href=(paths::CLUB) { (l10n.say("club-lobby-link")) } } }
            (copy_link("invite-link", &l10n.say("lobby-invite-link"), model.invite, l10n))
            @if let Some(then) = &model.only_here {
                p { (l10n.say("lobby-only-here")) @if !then.is_empty() { " " (l10n.say_with("lobby-then-at", &[("link", then.clone())])) } }
            } @else if let Some(code) = qr::code(model.invite, &l10n.say("lobby-qr")) {
                (code)
                p .quiet { (l10n.say("lobby-qr-note")) }
            }
            @if let Some(watch) = &model.company.guests.watch {
                (copy_link("watch-link", &l10n.say("lobby-watch-link"), watch, l10n))
            }
        }
    };
    region("invite", html)
}
