//! The live layer of the board, laid over the picture: owners, R-Units, development, Agents, Governors and scores, and
//! every field as something to look at.

use std::hash::{DefaultHasher, Hash, Hasher};

use games::globopolis::{Action, FieldId, RUnit, Team, TitleId};
use maud::{Markup, PreEscaped, html};
use table::{Seat, Text};

use super::map::kinds_on;
use super::page::Page;
use super::ring::{self, Area, SIZE, Side, Spot, VIEW_BOX, track};
use super::{art, battle, list, middle};
use crate::kept::kept;
use crate::parts::{map_frame, map_zoom};
use crate::paths;
use crate::world_map::{Point, short};

/// How large a Governor is drawn.
const SHIP: f64 = 34.0;
/// Every so many points the counting ring has a line, and every so many a number.
const TICK: usize = 5;
const NUMBERED: i32 = 25;

/// What is kept of a board is kept under the game's name.
const GAME: &str = games::globopolis::ID;

/// The board with what is in its middle, and the same in words below.
pub(super) fn board(page: &Page<'_>) -> Markup {
    let picture =
        paths::board(games::globopolis::ID, paths::board_file(&page.edition().reference.hash, page.l10n));
    html! {
        section #board .gp.gp-board aria-label=(page.say("gpb-board")) {
            @let teams = page.game.teams();
            (kept(&(GAME, ("symbols", teams)), || art::symbols(teams)))
            (map_frame(&page.say("gpb-map"), &picture, SIZE, &live(page), page.l10n))
            div .map-below {
                (map_zoom(page.l10n))
                (page.list_switch("gp-switch", "gpb-list", "gpb-list-close"))
            }
            (middle::middle(page))
            (list::list(page))
        }
    }
}

fn live(page: &Page<'_>) -> Markup {
    html! {
        svg .map-live.gp-live viewBox=(VIEW_BOX) role="group" aria-label=(page.say("gpb-pieces")) {
            // The layers are always there and have keys, so that the script keeps the pieces' elements.
            (kept(&(GAME, ("scale", (page.scale(), page.game.mark()))), || scale(page)))
            @let everywhere = everywhere(page);
            g .gp-fields data-key="fields" {
                @for field in FieldId::all() { (kept(&(GAME, ("field", (everywhere, shown_on(page, field)))), || field_link(page, field))) }
            }
            g .gp-scores data-key="scores" { (scores(page)) }
            g .gp-pieces data-key="pieces" {
                // Always in the order of their seats: an element that is moved in the page cannot glide.
                @for seat in page.seats().filter(|&seat| !page.is_out(seat)) { (governor(page, seat)) }
            }
        }
    }
}

/// Where flights lead now (GP-50).
pub(super) fn flights<'a>(page: &Page<'a>) -> impl Iterator<Item = FieldId> + use<'a> {
    let view = page.view;
    view.legal.iter().filter_map(|action| match action {
        Action::Fly(to) => Some(*to),
        _ => None,
    })
}

/// The best chance against a Title that can be attacked now without a card (GP-68).
pub(super) fn attack_on(page: &Page<'_>, title: TitleId) -> Option<f64> {
    let is_on_it =
        |action: &&Action| matches!(action, Action::Attack { against, with: None, .. } if *against == title);
    let attacks = page.view.legal.iter().filter(is_on_it);
    attacks.filter_map(|attack| battle::chance_of(page, attack)).max_by(f64::total_cmp)
}

/// A number for what is the same for all fields of a board: its words, and who plays.
fn everywhere(page: &Page<'_>) -> u64 {
    let mut hasher = DefaultHasher::new();
    let names = page.model.people.iter().map(|person| person.name.as_str());
    (page.l10n.lang(), page.l10n.fingerprint(), &page.edition().reference.hash).hash(&mut hasher);
    (page.game.teams(), page.in_teams(), names.collect::<Vec<_>>()).hash(&mut hasher);
    hasher.finish()
}

/// All that a field shows. Whatever [`field_link`] looks at is in here, or it would be drawn as it was.
fn shown_on(page: &Page<'_>, field: FieldId) -> impl Hash {
    let open = page.open();
    let title = page.edition().title_at(field).map(|title| {
        let holding = &open.titles[title];
        let battle = open.battle.as_ref().map(|battle| (battle.from == title, battle.against == title));
        (
            (holding.owner.map(Team::index), holding.level, RUnit::ALL.map(|unit| holding.units[unit])),
            page.teams()
                .map(|team| (holding.agents[team], page.player(team).shield == Some(title)))
                .collect::<Vec<_>>(),
            (battle, page.game.frozen(open).contains(title)),
            (page.game.conference_cost(open, title), attack_on(page, title).map(f64::to_bits)),
        )
    });
    (
        (field.0, title, list::does(page, field)),
        page.governors_at(field).map(|seat| seat.0).collect::<Vec<_>>(),
        open.governors[open.turn].at == field && !open.is_over(),
        (flights(page).any(|to| to == field), page.looked_at() == Some(field)),
    )
}

/// A field as something to look at, with what stands on it.
fn field_link(page: &Page<'_>, field: FieldId) -> Markup {
    let spot = ring::spot(page.edition(), field);
    let title = page.edition().title_at(field);
    let owner = title.and_then(|title| page.open().owner(title));
    let battle = page.open().battle.as_ref();
    let fought = battle.is_some_and(|battle| title == Some(battle.from) || title == Some(battle.against));
    let frozen = title.is_some_and(|title| page.game.frozen(page.open()).contains(title));
    let here = page.open().governors[page.open().turn].at == field && !page.open().is_over();
    let go =
        flights(page).any(|to| to == field) || title.is_some_and(|title| attack_on(page, title).is_some());
    let asked = page.looked_at() == Some(field);
    let Area { x, y, w, h } = spot.area;
    html! {
        a.{ @if let Some(team) = owner { "seat-" (team.0) } }
            .lit[owner.is_some()] .here[here] .asked[asked] .go[go] .fought[fought] .frozen[frozen && !fought]
            transform={ "translate(" (short(x)) " " (short(y)) ")" } href={ "?field=" (field.0) } data-plan data-target[go] data-key={ "field-" (field.0) } {
            title { (list::in_words(page, field)) }
            rect .gp-hit x="1" y="1" width=(short(w - 2.0)) height=(short(h - 2.0)) rx="6" {}
            @if let Some(title) = title { (holding(page, &spot, title, fought)) }
        }
    }
}

/// An area of a field, seen from the field's own corner.
fn within(spot: &Spot, area: Area) -> Area {
    Area::new(area.x - spot.area.x, area.y - spot.area.y, area.w, area.h)
}

/// What stands on a Title: its owner, its R-Units, its development, its Agents.
fn holding(page: &Page<'_>, spot: &Spot, title: TitleId, fought: bool) -> Markup {
    let holding = &page.open().titles[title];
    let [_, units, agents] = spot.rows().map(|row| within(spot, row));
    html! {
        @if let Some(owner) = holding.owner { (owned(page, spot, title, owner, fought)) }
        (unit_row(page, spot, title, units))
        @if holding.level > 0 { (levels(spot, holding.level, holding.justified())) }
        (agent_row(page, title, agents))
    }
}

/// The strip of the owner: their colour and shape, and what a visitor pays.
fn owned(page: &Page<'_>, spot: &Spot, title: TitleId, owner: Team, fought: bool) -> Markup {
    let strip = within(spot, spot.strip());
    let level = spot.side.is_level();
    // Along the strip: the shape at its beginning, a state in the middle, the price at its end.
    let at = |along: f64| {
        if level {
            (strip.x + strip.w * along, strip.y + strip.h / 2.0)
        } else {
            (strip.x + strip.w / 2.0, strip.y + strip.h * along)
        }
    };
    let shielded = page.player(owner).shield == Some(title);
    let price = if title.is_guild() { None } else { Some(page.game.conference_cost(page.open(), title)) };
    let (px, py) = at(if level { 0.78 } else { 0.8 });
    html! {
        rect .gp-strip x=(short(strip.x + 1.5)) y=(short(strip.y + 1.5)) width=(short(strip.w - 3.0)) height=(short(strip.h - 3.0)) rx="4.5" {}
        // Around its own origin, so that the style can enlarge it.
        @let (sx, sy) = at(if level { 0.17 } else { 0.2 });
        g transform=(format!("translate({} {})", short(sx), short(sy))) { (symbol(&format!("t{}", owner.0), "gp-shape", (0.0, 0.0), 13.0)) }
        @if fought { (symbol("s-battle", "gp-state", at(0.48), 15.0)) }
        @else if shielded { (symbol("s-shield", "gp-state", at(0.48), 14.0)) }
        @if let Some(price) = price { text .gp-price.long[price > 99 && !level] x=(short(px)) y=(short(py + 4.2)) { (price) } }
    }
}

/// A symbol around a point.
fn symbol(name: &str, class: &str, (x, y): Point, size: f64) -> Markup {
    let half = size / 2.0;
    PreEscaped(format!(
        "<use class=\"{class}\" href=\"#gp-{name}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>",
        short(x - half),
        short(y - half),
        short(size),
        short(size)
    ))
}

/// The R-Units. On a Territory each of the five kinds has its place: its sign if it is there, with the number if there are more, or
/// an empty socket. In Guilds sign and number stand side by side.
fn unit_row(page: &Page<'_>, spot: &Spot, title: TitleId, row: Area) -> Markup {
    let units = page.open().titles[title].units;
    let large = title.is_guild();
    let kinds = if large { kinds_on(page.edition(), title, units) } else { RUnit::ALL.to_vec() };
    let row = Area::new(row.x + 2.0, row.y, row.w - 4.0, row.h);
    let stacked = spot.side.is_level() && !large;
    #[expect(clippy::cast_precision_loss, reason = "there are five kinds")]
    let place = |nth: usize| {
        let pitch = (row.w / kinds.len() as f64).min(if large { 34.0 } else { 27.0 });
        row.middle().0 + pitch * (nth as f64 + 0.5 - kinds.len() as f64 / 2.0)
    };
    let there = |unit: RUnit| large || units[unit] > 0;
    let y = if stacked { row.y + 6.5 } else { row.middle().1 };
    // All that lacks is one path: there are many fields.
    let lacking = kinds.iter().enumerate().filter(|&(_, &unit)| !there(unit));
    let lacking: String = lacking.map(|(nth, _)| socket(place(nth), y)).collect();
    html! {
        g .gp-stock {
            @if !lacking.is_empty() { path .gp-lacks d=(lacking) {} }
            @for (nth, &unit) in kinds.iter().enumerate().filter(|&(_, &unit)| there(unit)) {
                @let (x, sign, several) = (place(nth), format!("u{}", unit as u8), units[unit] > 1);
                @if stacked {
                    (symbol(&sign, "u", (x, y), 13.0))
                    @if several { text x=(short(x)) y=(short(row.y + 25.5)) { (units[unit]) } }
                } @else if large {
                    (symbol(&sign, "u", (x - 9.0, y), 14.0))
                    text x=(short(x + 7.0)) y=(short(y + 4.8)) { (units[unit]) }
                } @else {
                    (symbol(&sign, "u", (if several { x - 5.0 } else { x }, y), if several { 11.5 } else { 14.0 }))
                    @if several { text x=(short(x + 5.6)) y=(short(y + 5.0)) { (units[unit]) } }
                }
            }
        }
    }
}

/// An empty socket: a small circle, as a part of a path.
fn socket(x: f64, y: f64) -> String {
    format!("M{} {}a4 4 0 108 0a4 4 0 10-8 0", short(x - 4.0), short(y))
}

/// The Economic Development pieces in the group's band: those that the R-Units justify are whole, the others hollow.
fn levels(spot: &Spot, level: u8, justified: u8) -> Markup {
    let band = within(spot, spot.band());
    html! {
        @for nth in 0..level {
            @let along = f64::from(nth);
            @let at = if spot.side.is_level() { (band.x + 32.0 + 17.0 * along, band.y + band.h / 2.0) } else { (band.x + band.w / 2.0, band.y + 24.5 + 14.5 * along) };
            (symbol(if nth < justified { "s-ed" } else { "s-ed-back" }, "gp-ed", at, 15.0))
        }
    }
}

/// Everybody's Agents there: shape and number.
fn agent_row(page: &Page<'_>, title: TitleId, row: Area) -> Markup {
    let agents = &page.open().titles[title].agents;
    let present: Vec<Team> = page.teams().filter(|&team| agents[team] > 0).collect();
    #[expect(clippy::cast_precision_loss, reason = "there are five teams at most")]
    let pitch = ((row.w - 3.0) / present.len().max(1) as f64).min(23.0);
    let crowded = present.len() > 3;
    let mut x = row.x + 1.5;
    html! {
        @for team in present {
            g .gp-agents.crowded[crowded].{ "seat-" (team.0) } {
                (symbol(&format!("t{}", team.0), "gp-agent", (x + pitch * 0.32, row.y + row.h / 2.0 - 0.5), (pitch * 0.55).min(11.5)))
                text x=(short(x + pitch * 0.78)) y=(short(row.y + row.h / 2.0 + 4.0)) { (agents[team]) }
            }
            ({ x += pitch; "" })
        }
    }
}

fn governor(page: &Page<'_>, seat: Seat) -> Markup {
    let at = page.open().governors[seat].at;
    let here: Vec<Seat> = page.governors_at(at).collect();
    let nth = here.iter().position(|&other| other == seat).unwrap_or(0);
    let (x, y) = ring::stand(page.edition(), at, nth, here.len());
    let team = page.game.team_of(seat);
    let turn = page.open().turn == seat && !page.open().is_over();
    html! {
        g id={ "piece-" (seat.0) } .piece.turn[turn] data-focus[page.seat == Some(seat)]
            transform={ "translate(" (short(x)) "," (short(y)) ")" } {
            title { (page.text(&Text::new("gpb-governor").with("name", seat))) }
            g {
                circle r="16.5" {}
                use href={ "#gp-g" (team.0) } x=(short(-SHIP / 2.0)) y=(short(-SHIP / 2.0)) width=(SHIP) height=(SHIP) {}
                @if page.in_teams() { text y="4.5" { (page.number_in_team(seat)) } }
            }
        }
    }
}

/// The lines and numbers of the counting ring, and where the mark is.
fn scale(page: &Page<'_>) -> Markup {
    let top = page.scale();
    let line = |points: i32, from: f64, to: f64| {
        let ((x, y), side) = track::point(track::along(points, top));
        let (dx, dy) = side.inwards();
        let [a, b, c, d] = [x + dx * from, y + dy * from, x + dx * to, y + dy * to].map(short);
        format!("M{a} {b}L{c} {d}")
    };
    let ticks = (0..top).step_by(TICK).filter(|points| points % NUMBERED != 0);
    let ticks: String = ticks.map(|points| line(points, 3.0, 11.0)).collect();
    let numbers = (0..top).filter(|points| points % NUMBERED == 0 && top - points > 8);
    html! {
        g .gp-scale data-key="scale" aria-hidden="true" {
            path d=(ticks) {}
            @for points in numbers { (number(points, track::along(points, top), "")) }
            @if page.game.mark().is_some() {
                path .gp-goal d=(line(top, -11.0, 11.0)) {}
                (number(top, track::MARK_NUMBER, "gp-goal"))
            }
        }
    }
}

fn number(points: i32, along: f64, class: &str) -> Markup {
    let ((x, y), _) = track::point(along);
    html! { text class=[(!class.is_empty()).then_some(class)] x=(short(x)) y=(short(y + 4.2)) { (points) } }
}

/// Everybody's marker on the counting ring: the shape, and the points in figures.
fn scores(page: &Page<'_>) -> Markup {
    let mut places: Vec<(usize, f64)> = page
        .teams()
        .filter(|&team| !page.open().out.contains(team))
        .map(|team| (team.index(), track::marker(page.player(team).points, page.scale())))
        .map(|(team, along)| (team, track::beside_corner(along)))
        .collect();
    track::apart(&mut places);
    // Always in the order of the teams, so that they glide.
    places.sort_unstable_by_key(|place| place.0);
    html! {
        @for (team, along) in places {
            @let team = Team::from_index(team);
            @let ((x, y), side) = track::point(track::beside_corner(along));
            @let points = page.player(team).points;
            g .gp-score.piece.{ "seat-" (team.0) } data-key={ "score-" (team.0) } transform={ "translate(" (short(x)) "," (short(y)) ")" } {
                title { (page.text(&Text::new("gpb-score").with("name", page.team_arg(team)).with("points", points))) }
                @if matches!(side, Side::Top | Side::Bottom) {
                    rect x="-22" y="-11" width="44" height="22" rx="11" {}
                    (symbol(&format!("t{}", team.0), "gp-shape", (-11.5, 0.0), 14.0))
                    text x="8" y="5" { (points) }
                } @else {
                    rect x="-14" y="-20" width="28" height="40" rx="12" {}
                    (symbol(&format!("t{}", team.0), "gp-shape", (0.0, -9.0), 14.0))
                    text x="0" y="14.5" { (points) }
                }
            }
        }
    }
}
