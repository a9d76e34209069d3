//! The live layer of the board: pieces, Homes, KEYs, and what can be clicked, laid over the static map.

use games::globetrotters::edition::Label;
use games::globetrotters::{KeyId, LocationId, Places};
use maud::{Markup, PreEscaped, html};
use table::Seat;

use super::map::{SIZE, VIEW_BOX, continent_spot, flight, in_inset, on_world, spot_of};
use super::page::Page;
use super::{art, list, outlook, plan};
use crate::kept::kept;
use crate::parts::{map_frame, map_zoom};
use crate::paths;
use crate::world_map::{Point, short};

/// How far from a place a click still means it, in map units, as long as nothing else is near: on a phone a finger's breadth.
const HIT: f64 = 22.0;
/// How much of that the places beside it keep, which can only be looked at.
const LOOK: f64 = 6.0;
/// How wide a piece is drawn.
const PIECE: f64 = 25.0;
/// Up to how many targets carry their consequences with them; more would make the page heavy.
const TOLD: usize = 30;
/// Up to how many have their names, and room for a finger.
const NAMED: usize = 70;

/// What is kept of a board is kept under the game's name.
const GAME: &str = games::globetrotters::ID;

/// The board with its legend below.
pub(super) fn board(page: &Page<'_>) -> Markup {
    html! {
        section #board .gt.gt-board aria-label=(page.say("gtp-board")) {
            @let seats = page.seats().count();
            (kept(&(GAME, ("symbols", seats)), || art::symbols(seats)))
            (map_frame(&page.say("gtp-map"), &image(page), SIZE, &live(page), page.l10n))
            div .map-below {
                (map_zoom(page.l10n))
                (page.list_switch("gt-switch", "gtp-list", "gtp-list-close"))
            }
            (list::list(page))
        }
    }
}

/// The address of the static board.
fn image(page: &Page<'_>) -> String {
    paths::board(games::globetrotters::ID, paths::board_file(&page.edition().reference.hash, page.l10n))
}

/// The places that can be gone to now.
fn targets(page: &Page<'_>) -> Places {
    page.view.legal.iter().filter_map(|action| page.leads_to(action)).collect()
}

fn live(page: &Page<'_>) -> Markup {
    let lit = targets(page);
    html! {
        svg .map-live.gt-live viewBox=(VIEW_BOX) role="group" aria-label=(page.say("gtp-pieces")) {
            // The layers are always there and have keys, so that the script keeps the pieces' elements.
            g data-key="ways" {
                @if let Some(way) = plan::drawn(page) { path .gt-way d=(way) {} }
                @if let Some(way) = ticket_line(page) { path .gt-flight d=(way) {} }
            }
            // Whoever cannot choose anything sees the same as all others.
            @if lit.is_empty() { (kept(&(GAME, ("looks", image(page))), || looks(page, lit))) } @else { (looks(page, lit)) }
            @if let Some(at) = page.asked_for { (asked(page, at)) }
            g .gt-goes data-key="goes" data-target { @for at in lit.iter() { (go(page, lit, at)) } }
            g .gt-things data-key="things" {
                (shown_by_ticket(page))
                @for key in page.open().board.iter() { (key_on_board(page, key)) }
                @for seat in page.playing() { @if let Some(home) = page.player(seat).home { (flag(page, seat, home)) } }
            }
            g .gt-things data-key="pieces" {
                // Always in the order of their seats: an element that is moved in the page cannot glide.
                @for (seat, (x, y)) in pieces(page, lit) {
                    g id={ "piece-" (seat.0) } .piece.turn[page.open().turn == seat] data-focus[page.seat == Some(seat)]
                        transform={ "translate(" (short(x)) "," (short(y)) ")" } {
                        title { (page.name(seat)) }
                        ellipse cx="0" cy="0" rx="8" ry="2.6" {}
                        use href={ "#gt-p" (seat.0) } x=(short(-PIECE / 2.0)) y=(short(1.0 - PIECE)) width=(PIECE) height=(PIECE) {}
                    }
                }
            }
        }
    }
}

/// The line of the ticket asked for, if its flight can start from where the piece is, else between its two places.
fn ticket_line(page: &Page<'_>) -> Option<String> {
    let [one, other] = page.edition().ticket(page.ticket?);
    let edition = page.edition();
    match page.here().filter(|&here| here != one && here != other) {
        Some(here) => Some(flight(edition, here, one) + &flight(edition, here, other)),
        None => Some(flight(edition, one, other)),
    }
}

/// The two places of the ticket asked for.
fn shown_by_ticket(page: &Page<'_>) -> Markup {
    let Some(ticket) = page.ticket else { return html! {} };
    html! {
        @for at in page.edition().ticket(ticket) {
            @for (x, y) in both_spots(page, at) { (circle("gt-ringed", x, y, 10.0)) }
        }
    }
}

/// Every place can be asked about.
fn looks(page: &Page<'_>, lit: Places) -> Markup {
    let rest = page.edition().location_ids().filter(|&at| !lit.contains(at));
    html! {
        g .gt-looks data-key="looks" aria-hidden="true" {
            @for at in rest {
                @let location = page.edition().location(at);
                @let (x, y) = spot_of(page.edition(), at);
                // Written around the place, not around the map: that saves a third of the bytes.
                a transform=(shift(x, y)) href={ "?at=" (at.0) } data-plan tabindex="-1" {
                    (circle("", 0.0, 0.0, 6.0))
                    @if in_inset(location) { @let (wx, wy) = on_world(location); (circle("", wx - x, wy - y, 2.5)) }
                    @if !location.kind.is_red_dot() { (name(y, &page.place(at))) }
                }
            }
        }
    }
}

/// The place that was asked for.
fn asked(page: &Page<'_>, at: LocationId) -> Markup {
    let (x, y) = spot_of(page.edition(), at);
    circle("gt-asked", x, y, 9.0)
}

fn shift(x: f64, y: f64) -> String {
    format!("translate({} {})", short(x), short(y))
}

/// The name above a place at this height, or below one at the upper edge, for when it is pointed at.
fn name(y: f64, name: &str) -> Markup {
    html! { text y=[(y < 16.0).then_some("24")] { (name) } }
}

/// A place that can be gone to now. Of few there is more to draw, so they are written around the place.
fn go(page: &Page<'_>, lit: Places, at: LocationId) -> Markup {
    let location = page.edition().location(at);
    let (x, y) = spot_of(page.edition(), at);
    let few = lit.len() <= NAMED;
    let title = if lit.len() <= TOLD { outlook::in_short(page, traveller(page), at) } else { page.place(at) };
    let hit = if few { hit(page, lit, at) } else { 0.0 };
    let is = [
        ("ends", few && location.kind.ends_turn()),
        ("good", is_good(page, at)),
        ("on", page.asked_for == Some(at)),
    ];
    let class = is.iter().filter(|(_, is)| *is).map(|&(class, _)| class).collect::<Vec<_>>().join(" ");
    html! {
        a class=[Some(class).filter(|class| !class.is_empty())] transform=[few.then(|| shift(x, y))] href={ "?at=" (at.0) } data-plan {
            title { (title) }
            @if few {
                @if hit > 8.5 { (circle("hit", 0.0, 0.0, hit)) }
                (circle("", 0.0, 0.0, 7.5))
                @if in_inset(location) { @let (wx, wy) = on_world(location); (circle("", wx - x, wy - y, 3.0)) }
                @if !location.kind.is_red_dot() { (name(y, &page.place(at))) }
            } @else { (circle("", x, y, 7.5)) }
        }
    }
}

/// Who would arrive at a lit place: whoever moves on, or the reader.
fn traveller(page: &Page<'_>) -> Option<Seat> {
    match page.open().phase {
        games::globetrotters::Phase::MoveOn { who, .. } => Some(who),
        _ => page.seat,
    }
}

/// Whether there is something to gain at a place.
fn is_good(page: &Page<'_>, at: LocationId) -> bool {
    page.seat.is_some_and(|seat| outlook::prospect(page, seat, at).gains())
}

/// A circle, written shortly: there are hundreds of them. What is 0 goes without saying.
fn circle(class: &str, x: f64, y: f64, radius: f64) -> Markup {
    let class = if class.is_empty() { String::new() } else { format!(" class=\"{class}\"") };
    let at = |name, value| match short(value).as_str() {
        "0" => String::new(),
        value => format!(" {name}=\"{value}\""),
    };
    let (cx, cy) = (at("cx", x), at("cy", y));
    PreEscaped(format!("<circle{class}{cx}{cy} r=\"{}\"/>", short(radius)))
}

/// How large a target is: as large as fingers need it, as long as it does not cover another.
fn hit(page: &Page<'_>, lit: Places, at: LocationId) -> f64 {
    let (x, y) = spot_of(page.edition(), at);
    page.edition().location_ids().filter(|&other| other != at).fold(HIT, |hit, other| {
        let (ox, oy) = spot_of(page.edition(), other);
        let far = (ox - x).hypot(oy - y);
        hit.min(if lit.contains(other) { far / 2.0 } else { far - LOOK })
    })
}

/// Where a place is seen: on the map, and if the inset has it there too.
fn both_spots(page: &Page<'_>, at: LocationId) -> Vec<Point> {
    let location = page.edition().location(at);
    let mut spots = vec![spot_of(page.edition(), at)];
    if in_inset(location) {
        spots.push(on_world(location));
    }
    spots
}

/// To which side of a place its things are put, away from its name.
fn side(page: &Page<'_>, at: LocationId) -> f64 {
    if page.edition().location(at).label == Label::Right { -1.0 } else { 1.0 }
}

/// A KEY that nobody has yet, beside its city or under the name of its continent.
fn key_on_board(page: &Page<'_>, key: KeyId) -> Markup {
    let (x, y) = match (page.edition().key_city(key), key.continent()) {
        (Some(city), _) => {
            let (x, y) = spot_of(page.edition(), city);
            let above = page.edition().location(city).label == Label::Above;
            (x + 11.0 * side(page, city), if above { y + 9.0 } else { y - 9.0 })
        }
        (None, Some(continent)) => {
            let (x, y) = continent_spot(continent.index());
            (x, y + 11.0)
        }
        (None, None) => return html! {},
    };
    html! { use href="#gt-s-key" x=(short(x - 8.0)) y=(short(y - 8.0)) width="16" height="16" {} }
}

/// A player's Home: a flag whose pole stands at the place.
fn flag(page: &Page<'_>, seat: Seat, home: LocationId) -> Markup {
    let (mut x, mut y) = spot_of(page.edition(), home);
    if page.edition().location(home).label == Label::Above {
        (x, y) = (x + 6.0, y + 8.0);
    }
    html! { use href={ "#gt-f" (seat.0) } x=(short(x - 2.5)) y=(short(y - 17.0)) width="18" height="18" {} }
}

/// Where each piece stands: several on one place fan out, and beside it where there is something to click. Before their first
/// turn a player has none on the board.
fn pieces(page: &Page<'_>, lit: Places) -> Vec<(Seat, Point)> {
    let at = |seat| page.open().at(seat);
    let on_board = page.seats().filter_map(|seat| at(seat).map(|place| (seat, place)));
    on_board
        .map(|(seat, place)| {
            let company = page.at(place).count();
            let before = page.at(place).filter(|&other| other < seat).count();
            let count = |number: usize| f64::from(u8::try_from(number).unwrap_or(0));
            let (x, y) = spot_of(page.edition(), place);
            // They stand so that the place's name can still be read.
            let dx = match page.edition().location(place).label {
                _ if lit.contains(place) => 19.0 * side(page, place),
                Label::Right => -5.0,
                Label::Left => 5.0,
                Label::Above | Label::Below => 0.0,
            };
            let dy = if page.edition().location(place).label == Label::Above { 15.0 } else { 3.0 };
            (seat, (x + dx + 13.0 * (count(before) - (count(company) - 1.0) / 2.0), (y + dy).max(PIECE)))
        })
        .collect()
}
