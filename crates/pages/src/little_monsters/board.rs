//! The live layer of the board: cards, houses, tokens, monsters, and what can be clicked, laid over the static map.

use games::little_monsters::edition::Label;
use games::little_monsters::{Action, Colour, ContinentId, LocationId, Places};
use maud::{Markup, PreEscaped, html};
use table::{Seat, Text};

use super::map::{VIEW_BOX, spot_of};
use super::page::Page;
use super::{art, cards, plan};
use crate::kept::kept;
use crate::parts::{map_frame, map_zoom};
use crate::paths;
use crate::world_map::{Point, short};

/// How far from a place a click still means it, in map units, as long as nothing else is near: on a phone a finger's breadth.
const HIT: f64 = 22.0;
/// How much of that the places beside it keep, which can only be looked at.
const LOOK: f64 = 8.0;
/// How wide a monster is drawn.
const MONSTER: f64 = 28.0;

/// What is kept of a board is kept under the game's name.
const GAME: &str = games::little_monsters::ID;

/// The board with its cards above and its legend below.
pub(super) fn board(page: &Page<'_>) -> Markup {
    html! {
        section #board .lm.lm-board aria-label=(page.say("lm-board")) {
            @let seats = page.seats().count();
            (kept(&(GAME, ("symbols", seats)), || art::symbols(seats)))
            (cards::cards(page))
            (map_frame(&page.say("lm-map"), &image(page), (1000, 488), &live(page), page.l10n))
            div .map-below {
                (map_zoom(page.l10n))
                @let events = page.game.options().special_events;
                (kept(&(GAME, ("legend", (image(page), events))), || legend(page)))
                (page.list_switch("lm-switch", "lm-list", "lm-list-close"))
            }
            @if page.lists() { (list(page)) }
        }
    }
}

/// The address of the static board.
fn image(page: &Page<'_>) -> String {
    let hash = &page.game.edition().reference.hash;
    paths::board(games::little_monsters::ID, paths::board_file(hash, page.l10n))
}

/// What can be clicked on the board for more than a look.
struct Targets {
    /// Places that can be gone to, cured, flown to and so on, with the best reason first.
    open: Places,
    /// Those that are one step or one action away.
    near: Places,
}

fn targets(page: &Page<'_>) -> Targets {
    let chosen = |action: &Action| match *action {
        Action::Step { to, .. } | Action::Fly(to) | Action::Cure(to) | Action::Spread(to) => Some(to),
        _ => None,
    };
    let near: Places = page.view.legal.iter().filter_map(chosen).collect();
    let open = if page.travels() {
        near.or(page.reachable.iter().map(|destination| destination.to).collect())
    } else {
        near
    };
    Targets { open, near }
}

fn live(page: &Page<'_>) -> Markup {
    let targets = targets(page);
    html! {
        svg .map-live viewBox=(VIEW_BOX) role="group" aria-label=(page.say("lm-pieces")) {
            // The layers are always there and have keys, so that the script keeps the monsters' elements.
            g data-key="way" { @if let Some((way, opens)) = plan::drawn(page) { path .lm-way.lacking[!opens] d=(way) {} } }
            // Whoever cannot choose anything sees the same as all others.
            @let open = targets.open;
            @if open.is_empty() { (kept(&(GAME, ("looks", image(page))), || looks(page, open))) } @else { (looks(page, open)) }
            @if let Some(at) = page.asked_for { (asked(page, at)) }
            (goes(page, &targets))
            g .lm-things data-key="things" {
                @for (index, shown) in page.open().display.iter().enumerate() {
                    @if let Some(at) = *shown { (pin(page, at, index + 1)) }
                }
                @for seat in page.playing() { (house(page, seat)) }
                (tokens(page))
            }
            g .lm-things data-key="monsters" {
                // Always in the order of their seats: an element that is moved in the page cannot glide.
                @for (seat, x, y) in monsters(page, targets.open) {
                    g id={ "monster-" (seat.0) } .piece.turn[page.open().turn == seat] data-focus[page.seat == Some(seat)]
                        transform={ "translate(" (short(x)) "," (short(y)) ")" } {
                        title { (page.name(seat)) }
                        ellipse cx="0" cy="0" rx="9" ry="3" {}
                        use href={ "#lm-m" (seat.0) } x=(short(-MONSTER / 2.0)) y=(short(1.5 - MONSTER)) width=(MONSTER) height=(MONSTER) {}
                    }
                }
            }
        }
    }
}

/// Every place can be asked about.
fn looks(page: &Page<'_>, targets: Places) -> Markup {
    let edition = page.game.edition();
    html! {
        g .lm-looks data-key="looks" aria-hidden="true" {
            @for at in edition.everywhere().minus(targets).iter() {
                @let (x, y) = spot_of(edition, at);
                a href={ "?to=" (at.0) } data-plan tabindex="-1" { (circle("", x, y, LOOK)) }
            }
        }
    }
}

/// The place that was asked for.
fn asked(page: &Page<'_>, at: LocationId) -> Markup {
    let (x, y) = spot_of(page.game.edition(), at);
    circle("lm-asked", x, y, 11.0)
}

/// The places that can be gone to now are marked, and can be reached by keyboard.
fn goes(page: &Page<'_>, targets: &Targets) -> Markup {
    let spots = if targets.open.is_empty() { Vec::new() } else { spots(page) };
    html! {
        g data-key="goes" data-target { @for at in targets.open.iter() {
            @let (x, y) = spot_of(page.game.edition(), at);
            @let near = targets.near.contains(at);
            a .lm-go.near[near].on[page.asked_for == Some(at)] href={ "?to=" (at.0) } data-plan aria-label=(target_name(page, at)) {
                @let ring = if near { 10.0 } else { 8.0 };
                @let hit = hit(&spots, targets.open, at);
                @if hit > ring + 1.0 { (circle("hit", x, y, hit)) }
                (circle("", x, y, ring))
            }
        } }
    }
}

/// A circle, written shortly and to the nearest unit: there are two hundred of them.
fn circle(class: &str, x: f64, y: f64, radius: f64) -> Markup {
    let class = if class.is_empty() { String::new() } else { format!(" class=\"{class}\"") };
    let [x, y] = [x, y].map(|at| short(at.round()));
    PreEscaped(format!("<circle{class} cx=\"{x}\" cy=\"{y}\" r=\"{}\"/>", short(radius)))
}

/// How large a target is: as large as fingers need it, as long as it does not cover another.
fn hit(spots: &[Point], targets: Places, at: LocationId) -> f64 {
    let (x, y) = spots[at.index()];
    let others = spots.iter().enumerate().map(|(index, spot)| (LocationId::from_index(index), spot));
    others.filter(|(other, _)| *other != at).fold(HIT, |hit, (other, (ox, oy))| {
        let far = (ox - x).hypot(oy - y);
        hit.min(if targets.contains(other) { far / 2.0 } else { far - LOOK })
    })
}

/// Where all places are drawn.
fn spots(page: &Page<'_>) -> Vec<Point> {
    let edition = page.game.edition();
    edition.everywhere().iter().map(|at| spot_of(edition, at)).collect()
}

/// What a target is called: its place, and what it costs.
fn target_name(page: &Page<'_>, at: LocationId) -> String {
    match page.cost_to(at).filter(|_| page.travels()) {
        Some(cost) => page.text(
            &Text::new("lm-target")
                .with("place", page.place(at))
                .with("cost", games::little_monsters::tickets_text(cost)),
        ),
        None => page.place(at),
    }
}

/// To which side of a place its things are put, away from its name.
fn side(page: &Page<'_>, at: LocationId) -> f64 {
    if page.game.edition().location(at).label == Label::Right { -1.0 } else { 1.0 }
}

/// The pin of an open card: a medallion with its number, whose tip is the place.
fn pin(page: &Page<'_>, at: LocationId, number: usize) -> Markup {
    let edition = page.game.edition();
    let (x, y) = spot_of(edition, at);
    let crowded = page.playing().any(|seat| page.open().monsters[seat] == at);
    let side = side(page, at);
    // The pin leans away from the place's name, or from a monster that stands there.
    let lean: f64 = match edition.location(at).label {
        // Near the top there is no room above.
        Label::Left | Label::Right if y < 28.0 => 100.0 * side,
        Label::Above if crowded => 84.0,
        Label::Above => 112.0,
        Label::Below if crowded => 68.0,
        Label::Below => 0.0,
        Label::Left | Label::Right if crowded => -38.0 * side,
        Label::Left | Label::Right => 18.0 * side,
    };
    let (sin, cos) = lean.to_radians().sin_cos();
    let (hx, hy) = (x + 20.0 * sin, y - 20.0 * cos);
    let colour = edition.continent(edition.continent_of(at)).colour;
    html! {
        g .lm-pin.{ "lm-" (colour.id()) } {
            path transform={ "translate(" (short(x)) "," (short(y)) ")rotate(" (short(lean)) ")" }
                d="M0-2C-3-9-9.5-13-9.5-20a9.5 9.5 0 0119 0C9.5-13 3-9 0-2z" {}
            text x=(short(hx)) y=(short(hy + 4.0)) { (number) }
        }
    }
}

fn house(page: &Page<'_>, seat: Seat) -> Markup {
    let at = page.open().houses[seat];
    let (x, y) = spot_of(page.game.edition(), at);
    let x = x + 16.0 * side(page, at) - 9.5;
    html! { use href={ "#lm-h" (seat.0) } x=(short(x)) y=(short(y - 10.0)) width="19" height="19" {} }
}

/// The tokens lie in a row beside their place, after the house if there is one.
fn tokens(page: &Page<'_>) -> Markup {
    let edition = page.game.edition();
    html! {
        @for at in edition.everywhere().iter() {
            @let home = page.playing().any(|seat| page.open().houses[seat] == at);
            @for (index, (kind, _, _)) in page.tokens().into_iter().filter(|(_, places, _)| places.contains(at)).enumerate() {
                @let (x, y) = spot_of(edition, at);
                @let out = if home { 27.0 } else { 12.0 };
                @let x = x + side(page, at) * (out + 13.0 * f64::from(u8::try_from(index).unwrap_or(0)));
                use href={ "#lm-" (kind) } x=(short(x - 7.0)) y=(short(y - 5.0)) width="14" height="14" {}
            }
        }
    }
}

/// Where each monster stands: several on one place fan out. Where there is something to click they stand beside it.
fn monsters(page: &Page<'_>, targets: Places) -> Vec<(Seat, f64, f64)> {
    let at = |seat| page.open().monsters[seat];
    page.playing()
        .map(|seat| {
            let company = page.playing().filter(|&other| at(other) == at(seat)).count();
            let before = page.playing().filter(|&other| other < seat && at(other) == at(seat)).count();
            let count = |number: usize| f64::from(u8::try_from(number).unwrap_or(0));
            let (x, y) = spot_of(page.game.edition(), at(seat));
            // They stand so that the place's name can still be read.
            let (dx, dy) = match page.game.edition().location(at(seat)).label {
                _ if targets.contains(at(seat)) => (24.0 * side(page, at(seat)), 8.0),
                Label::Right => (-6.0, 4.0),
                Label::Left => (6.0, 4.0),
                Label::Above => (0.0, 18.0),
                Label::Below => (0.0, 1.0),
            };
            (
                seat,
                x + dx + 17.0 * (count(before) - (count(company) - 1.0) / 2.0),
                (y + dy).max(MONSTER - 1.0),
            )
        })
        .collect()
}

/// What the lines and signs mean.
fn legend(page: &Page<'_>) -> Markup {
    let continents_of = |colour: Colour| {
        let of = page.game.edition().continents().iter().filter(|continent| continent.colour == colour);
        of.map(|continent| page.continent(continent)).collect::<Vec<_>>()
    };
    html! {
        details .lm-legend {
            summary { (page.say("lm-legend")) }
            ul .lm-lines {
                @for colour in Colour::ALL {
                    li {
                        (page.ticket(colour))
                        svg .lm-line.{ "lm-" (colour.id()) } viewBox="0 0 60 10" aria-hidden="true" {
                            @if colour == Colour::Yellow { path .thin d="M4 5H56" {} }
                            path d="M4 5H56" {}
                            @if colour == Colour::Red { path .rail d="M4 5H56" {} }
                        }
                        span { (page.text(&colour.text())) }
                        @let continents = continents_of(colour);
                        @if !continents.is_empty() { small { (page.l10n.list(&continents)) } }
                    }
                }
            }
            @if page.game.options().special_events { ul .lm-signs {
                @for (kind, _, clause) in page.tokens() {
                    li { (art::icon(kind, "lm-sign")) span { (page.say(&format!("lm-legend-{kind}"))) } (page.clause(clause)) }
                }
            } }
            p { (page.say("lm-legend-dot")) }
        }
    }
}

/// The same information as a list, for those who do not see the map.
fn list(page: &Page<'_>) -> Markup {
    let edition = page.game.edition();
    let ways = |at: LocationId| {
        let mut ways: Vec<String> = Vec::new();
        for colour in Colour::ALL {
            let ends: Vec<String> = edition
                .ways_from(at)
                .iter()
                .filter(|way| way.colour == colour)
                .map(|way| page.place(way.to))
                .collect();
            if !ends.is_empty() {
                let text = Text::new("lm-list-way").with("colour", colour.text());
                ways.push(page.text(&text.with("places", page.l10n.list(&ends))));
            }
        }
        ways.join(&page.say("part-semicolon"))
    };
    html! {
        div .lm-list {
            @for (index, continent) in (0u8..).zip(edition.continents()) {
                h3 { (page.continent(continent)) " " (page.ticket(continent.colour)) }
                ul {
                    @for at in edition.on_continent(ContinentId(index)).iter() {
                        li { (page.place_link(at)) (in_words(page, at)) (page.say("part-colon")) (ways(at)) }
                    }
                }
            }
        }
    }
}

/// What is at a place, as words.
fn in_words(page: &Page<'_>, at: LocationId) -> String {
    let mut words: Vec<String> = Vec::new();
    words.extend(page.card_at(at).map(|_| page.say("lm-mark-card")));
    for seat in page.playing() {
        if page.open().houses[seat] == at {
            words.push(page.whose("lm-mark-home", seat));
        }
        if page.open().monsters[seat] == at {
            words.push(page.name(seat));
        }
    }
    words.extend(
        page.tokens()
            .into_iter()
            .filter(|(_, places, _)| places.contains(at))
            .map(|(kind, _, _)| page.say(&format!("lm-token-{kind}"))),
    );
    if words.is_empty() { String::new() } else { format!(" ({})", words.join(", ")) }
}
