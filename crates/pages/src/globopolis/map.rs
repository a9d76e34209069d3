//! The part of the board that never changes: the ring of fields with their names, colours and signs, and the Earth in the
//! middle, as one picture that a browser keeps. It is night there by day as well: it is a window into orbit.

use std::fmt::Write as _;

use games::globopolis::edition::{Edition, FieldKind};
use games::globopolis::{FieldId, Globopolis, RUnit, TitleId, Units};
use maud::{Markup, PreEscaped, html};

use super::art;
use super::ring::{Area, HEIGHT, Spot, VIEW_BOX, WIDTH, spot, track};
use crate::Localizer;
use crate::world_map::{globe, short};

/// What the writing on the board is set in.
const SANS: &str = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Liberation Sans',sans-serif";
/// How far the writing stays away from the edges of its field.
const MARGIN: f64 = 2.5;
/// How many letters' width text may lose before a word is left out.
const SQUEEZE: f64 = 0.78;
/// The Earth: where it is, and how large.
const EARTH: (f64, f64, f64) = (WIDTH / 2.0, HEIGHT / 2.0, 268.0);

/// How small pictures are drawn: names would not be readable, so they are left out.
const STYLE: &str = "@media (max-width:700px){.w{display:none}}";

/// The board as one SVG picture.
pub(super) fn board_svg(game: &Globopolis, l10n: &Localizer) -> String {
    let edition = game.edition();
    let picture = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox=(VIEW_BOX) {
            style { (PreEscaped(STYLE)) }
            defs {
                radialGradient id="sky" { stop offset="0" stop-color="#16265c" {} stop offset=".62" stop-color="#0b1538" {} stop offset="1" stop-color="#060b1f" {} }
                radialGradient id="ball" cx=".36" cy=".32" r=".78" { stop offset="0" stop-color="#4a5674" {} stop offset=".55" stop-color="#2a3554" {} stop offset="1" stop-color="#0d1533" {} }
                radialGradient id="dusk" cx=".36" cy=".32" r=".78" { stop offset=".45" stop-color="#060b1f" stop-opacity="0" {} stop offset="1" stop-color="#060b1f" stop-opacity=".82" {} }
                linearGradient id="field" x2="0" y2="1" { stop offset="0" stop-color="#1b2b60" {} stop offset="1" stop-color="#14214c" {} }
                @for unit in RUnit::ALL {
                    @let (colour, path) = art::unit_lines(unit);
                    path id={ "u" (unit as u8) } d=(path) fill=(colour) fill-rule="evenodd" stroke="#0a1230" stroke-width="1.6" {}
                }
            }
            rect width=(WIDTH) height=(HEIGHT) rx="46" fill="#060b1f" {}
            rect x="4" y="4" width=(WIDTH - 8.0) height=(HEIGHT - 8.0) rx="42" fill="url(#sky)" {}
            path fill="#dfe8ff" d=(stars()) {}
            (orbits())
            (earth())
            (counting_ring())
            g font-family=(SANS) text-anchor="middle" fill="#eef3ff" {
                @for id in FieldId::all() { (field(edition, id, l10n)) }
            }
        }
    };
    picture.into_string()
}

/// Stars, always the same: a small generator scatters them.
fn stars() -> String {
    let mut seed = 41_u32;
    let mut next = |below: u32| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 8) % below
    };
    let mut path = String::new();
    for _ in 0..130 {
        let (x, y, size) = (150 + next(980), 150 + next(700), f64::from(8 + next(14)) / 10.0);
        // Writing to a String cannot fail.
        let _ = write!(path, "M{x} {y}h{size}v{size}h-{size}z");
    }
    path
}

/// Fine rings around the Earth, with a few things that travel on them.
fn orbits() -> Markup {
    let (x, y, radius) = EARTH;
    html! {
        g fill="none" stroke="#6f8ad8" {
            circle cx=(x) cy=(y) r=(radius + 16.0) stroke-opacity=".5" stroke-width="1" {}
            circle cx=(x) cy=(y) r=(radius + 30.0) stroke-opacity=".28" stroke-width="1" stroke-dasharray="2 9" {}
            ellipse cx=(x) cy=(y) rx="436" ry="150" stroke-opacity=".4" transform={ "rotate(-17 " (x) " " (y) ")" } {}
            ellipse cx=(x) cy=(y) rx="424" ry="120" stroke-opacity=".22" stroke-dasharray="14 7" transform={ "rotate(21 " (x) " " (y) ")" } {}
        }
    }
}

/// The Earth, ash-grey (the game plays after the Great Dimming).
fn earth() -> Markup {
    let (x, y, radius) = EARTH;
    html! {
        circle cx=(x) cy=(y) r=(radius) fill="url(#ball)" {}
        path fill="#8d94a3" fill-opacity=".8" stroke="#b3bac8" stroke-width=".8" d=(globe((x, y), radius, (22.0, 16.0), 0.9)) {}
        circle cx=(x) cy=(y) r=(radius) fill="url(#dusk)" stroke="#8fa6ea" stroke-opacity=".55" stroke-width="1.5" {}
    }
}

/// The bed of the Point Counting Ring.
fn counting_ring() -> Markup {
    html! {
        rect x=(track::INSET) y=(track::INSET) width=(WIDTH - 2.0 * track::INSET) height=(HEIGHT - 2.0 * track::INSET) rx=(track::ROUND)
            fill="none" stroke="#1b2a5e" stroke-width="22" {}
        rect x=(track::INSET) y=(track::INSET) width=(WIDTH - 2.0 * track::INSET) height=(HEIGHT - 2.0 * track::INSET) rx=(track::ROUND)
            fill="none" stroke="#7f97e0" stroke-opacity=".55" stroke-width="1" {}
    }
}

fn field(edition: &Edition, id: FieldId, l10n: &Localizer) -> Markup {
    let spot = spot(edition, id);
    let kind = edition.kind(id);
    let lit = match kind {
        FieldKind::Territory(_) | FieldKind::Guild(_) => "url(#field)",
        FieldKind::Base => "#24366f",
        _ => "#0d183d",
    };
    html! {
        (rect(inset(spot.area, 1.0), 6.0, &format!("fill=\"{lit}\" stroke=\"#4560b4\"")))
        @match kind {
            FieldKind::Territory(title) | FieldKind::Guild(title) => (titled(edition, &spot, title, l10n)),
            FieldKind::Base => (base(edition, &spot, id, l10n)),
            _ => (other(edition, &spot, id, l10n)),
        }
    }
}

fn inset(area: Area, by: f64) -> Area {
    Area::new(area.x + by, area.y + by, area.w - 2.0 * by, area.h - 2.0 * by)
}

fn rect(Area { x, y, w, h }: Area, round: f64, attributes: &str) -> Markup {
    let [x, y, w, h] = [x, y, w, h].map(short);
    PreEscaped(format!(
        "<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" rx=\"{}\" {attributes}/>",
        short(round)
    ))
}

/// A Territory or Guild: its name, and the band of its group with its value.
fn titled(edition: &Edition, spot: &Spot, id: TitleId, l10n: &Localizer) -> Markup {
    let title = edition.title(id);
    let colour = &edition.group(title.group).colour;
    let band = inset(spot.band(), 2.0);
    let (x, y) = if spot.side.is_level() {
        (band.x + 10.0, band.y + band.h / 2.0)
    } else {
        (band.x + band.w / 2.0, band.y + 9.0)
    };
    let dashed =
        if id.is_guild() { " stroke=\"#fff\" stroke-width=\"1.5\" stroke-dasharray=\"4 3\"" } else { "" };
    html! {
        (rect(band, 4.0, &format!("fill=\"{colour}\"{dashed}")))
        g class="w" {
            circle cx=(short(x)) cy=(short(y)) r="7.5" fill="#060b1f" {}
            text x=(short(x)) y=(short(y + 4.3)) font-size="12" font-weight="700" { (title.value) }
            (words(&name_lines(edition, spot, id, l10n), 15.0, ""))
        }
    }
}

/// What stands on a Title's field as its name, and where.
pub(super) fn name_lines(edition: &Edition, spot: &Spot, id: TitleId, l10n: &Localizer) -> Vec<Line> {
    let name = l10n.name(edition.title_name(id));
    // On the board a Guild is known by its band; the word is left out where it stands apart.
    let name = if id.is_guild() { name.strip_suffix(" Guild").unwrap_or(&name) } else { &name };
    let row = spot.rows()[0];
    if spot.side.is_level() { fit(name, row, 14.5, 2) } else { fit(name, row, 14.5, 1) }
}

fn base(edition: &Edition, spot: &Spot, id: FieldId, l10n: &Localizer) -> Markup {
    let Area { x, y, w, .. } = spot.area;
    let name = edition.fields()[id.index()].name.as_deref().map_or_else(String::new, |name| l10n.name(name));
    let (first, last) = name.rsplit_once(' ').unwrap_or(("", &name));
    let label = if first.is_empty() { l10n.say("gpb-map-base") } else { first.to_owned() };
    html! {
        g transform={ "translate(" (short(x + w / 2.0 - 36.0)) " " (short(y + 26.0)) ")scale(3)" } color="#9db4f5" opacity=".4" { (art::drawn_sign("base")) }
        g class="w" {
            (words(&fit(&label, Area::new(x, y + 4.0, w, 18.0), 13.0, 1), 13.0, "fill=\"#b9c8f7\""))
            (words(&fit(last, Area::new(x, y + 22.0, w, 20.0), 17.0, 1), 17.0, ""))
        }
    }
}

/// A field without a Title: its sign and its name; a market's goods.
fn other(edition: &Edition, spot: &Spot, id: FieldId, l10n: &Localizer) -> Markup {
    let kind = edition.kind(id);
    let (area, sign) = (spot.area, art::field_sign(kind).unwrap_or("base"));
    let colour = match kind {
        FieldKind::OpsMission => "#ffb877",
        FieldKind::Influence => "#8fe0ff",
        FieldKind::Market(_) | FieldKind::Bank => "#a9efc0",
        FieldKind::Moonshot => "#fff2b8",
        _ => "#d9c2ff",
    };
    let goods = match kind {
        FieldKind::Market(goods) => goods.iter().collect(),
        _ => Vec::new(),
    };
    let label = other_name(edition, id, l10n);
    let size = if spot.side.is_level() { 34.0 } else { 26.0 };
    let (sx, sy) = if spot.side.is_level() {
        (area.x + (area.w - size) / 2.0, area.y + 62.0)
    } else {
        (area.x + 6.0, area.y + (area.h - size) / 2.0)
    };
    html! {
        g transform={ "translate(" (short(sx)) " " (short(sy)) ")scale(" (short(size / 24.0)) ")" } color=(colour) { (art::drawn_sign(sign)) }
        g class="w" fill=(colour) { (words(&other_lines(spot, &label, !goods.is_empty()), 13.0, "")) }
        @for (nth, unit) in (0u8..).zip(&goods) {
            @let (x, y) = goods_spot(spot, nth, goods.len());
            g transform={ "translate(" (short(x)) " " (short(y)) ")scale(.7)" } { use href={ "#u" (*unit as u8) } {} }
        }
    }
}

fn goods_spot(spot: &Spot, nth: u8, of: usize) -> (f64, f64) {
    let area = spot.area;
    if spot.side.is_level() {
        let first = area.x + area.w / 2.0 - if of > 1 { 9.0 } else { 0.0 };
        (first + 18.0 * f64::from(nth), area.y + 47.0)
    } else {
        (area.x + 48.0 + 18.0 * f64::from(nth), area.y + 34.0)
    }
}

/// What stands on a field without a Title.
pub(super) fn other_name(edition: &Edition, id: FieldId, l10n: &Localizer) -> String {
    if let Some(name) = &edition.fields()[id.index()].name {
        return l10n.name(name);
    }
    let sign = art::field_sign(edition.kind(id)).unwrap_or("base");
    l10n.say(&format!("gpb-map-{sign}"))
}

/// The writing of such a field, and where it is.
pub(super) fn other_lines(spot: &Spot, label: &str, goods: bool) -> Vec<Line> {
    let Area { x, y, w, h } = spot.area;
    if spot.side.is_level() {
        fit(label, Area::new(x, y + 4.0, w, if goods { 32.0 } else { 44.0 }), 13.0, 2)
    } else {
        let (top, high) = if goods { (y + 4.0, 20.0) } else { (y, h) };
        fit(label, Area::new(x + 34.0, top, w - 36.0, high), 13.0, 2)
    }
}

/// One line of writing: its words, where its middle is, how wide it is, and whether it is squeezed to that.
#[derive(Debug)]
pub(super) struct Line {
    pub(super) words: String,
    x: f64,
    base: f64,
    width: f64,
    size: f64,
    squeezed: bool,
}

impl Line {
    /// The part of the board that it takes up.
    #[cfg(test)]
    pub(super) fn area(&self) -> Area {
        Area::new(self.x - self.width / 2.0, self.base - self.size * 0.76, self.width, self.size * 0.98)
    }
}

/// How wide a word is likely to be. Where it comes close to the room there is, its width is fixed instead.
fn wide(words: &str, size: f64) -> f64 {
    let letter = |c: char| match c {
        'i' | 'l' | 'j' | 'I' | '!' | '.' | '\'' | ' ' => 0.3,
        'f' | 'r' | 't' => 0.4,
        'm' | 'w' | 'M' | 'W' => 0.88,
        // Chinese characters and their punctuation are as wide as they are high.
        '\u{3000}'..='\u{9fff}' | '\u{ff00}'..='\u{ffef}' => 1.0,
        c if c.is_uppercase() || c == '&' => 0.69,
        _ => 0.57,
    };
    words.chars().map(letter).sum::<f64>() * size
}

/// Words set into an area: in as many lines as there may be, squeezed a little if need be. What does not fit even so is
/// left out, from the last word on.
pub(super) fn fit(words: &str, area: Area, size: f64, lines: usize) -> Vec<Line> {
    let room = area.w - 2.0 * MARGIN;
    // A word that is too long even so is set smaller.
    let longest = words.split_whitespace().map(|word| wide(word, 1.0)).fold(0.0, f64::max);
    let size = size.min(room / SQUEEZE / longest.max(0.1));
    let mut set: Vec<String> = Vec::new();
    for word in words.split_whitespace() {
        let longer = set.last().map(|line| format!("{line} {word}"));
        match longer.filter(|longer| {
            let limit = if set.len() == lines { room / SQUEEZE } else { room };
            wide(longer, size) <= limit
        }) {
            Some(longer) => *set.last_mut().expect("it was made longer") = longer,
            None if set.len() < lines => set.push(word.to_owned()),
            None => break,
        }
    }
    let pitch = size * 1.02;
    #[expect(clippy::cast_precision_loss, reason = "a field has a few lines")]
    let count = set.len() as f64;
    let first = area.y + (area.h - count * pitch) / 2.0 + size * 0.8;
    let mut base = first;
    let mut fitted = Vec::new();
    for words in set {
        let words = words.trim_end_matches([' ', '&']).to_owned();
        let natural = wide(&words, size);
        // Fonts differ: what nearly fills the room is given its width.
        let squeezed = natural > room * 0.8;
        fitted.push(Line { x: area.x + area.w / 2.0, base, width: natural.min(room), size, squeezed, words });
        base += pitch;
    }
    fitted
}

fn words(lines: &[Line], weight: f64, attributes: &str) -> Markup {
    let strong = if weight > 14.0 { " font-weight=\"600\"" } else { "" };
    let line = |line: &Line| {
        let length = if line.squeezed {
            format!(" textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\"", short(line.width))
        } else {
            String::new()
        };
        html! {
            (PreEscaped(format!("<text x=\"{}\" y=\"{}\" font-size=\"{}\"{length}{strong} {attributes}>", short(line.x), short(line.base), short(line.size))))
            (line.words)
            (PreEscaped("</text>"))
        }
    };
    html! { @for one in lines { (line(one)) } }
}

/// What a Title's R-Units were at the start, in the order in which they are shown.
pub(super) fn kinds_on(edition: &Edition, title: TitleId, units: Units) -> Vec<RUnit> {
    if title.is_guild() {
        return edition.title(title).units.kinds().collect();
    }
    RUnit::ALL.into_iter().filter(|&unit| units[unit] > 0).collect()
}

#[cfg(test)]
mod tests {
    use games::globopolis::Options;

    use super::*;

    /// The writing of every field.
    fn lines(edition: &Edition) -> Vec<(FieldId, Line)> {
        let of = |id: FieldId| {
            let spot = spot(edition, id);
            match edition.kind(id) {
                FieldKind::Territory(title) | FieldKind::Guild(title) => {
                    name_lines(edition, &spot, title, Localizer::english())
                }
                FieldKind::Base => Vec::new(),
                kind => {
                    let label = other_name(edition, id, Localizer::english());
                    other_lines(&spot, &label, matches!(kind, FieldKind::Market(_)))
                }
            }
        };
        FieldId::all().flat_map(|id| of(id).into_iter().map(move |line| (id, line))).collect()
    }

    #[test]
    fn no_name_leaves_its_field_or_covers_another() {
        let edition = Edition::world();
        let lines = lines(&edition);
        for (at, (id, line)) in lines.iter().enumerate() {
            let area = line.area();
            assert!(spot(&edition, *id).area.holds(area), "{} leaves its field: {area:?}", line.words);
            for (_, other) in &lines[..at] {
                assert!(!area.overlaps(other.area()), "{} covers {}", line.words, other.words);
            }
            assert!(
                line.width >= SQUEEZE * wide(&line.words, line.size) - 0.01,
                "{} is squeezed",
                line.words
            );
        }
    }

    #[test]
    fn the_board_is_one_picture_with_every_name() {
        let game = Globopolis::new(Edition::world(), Options::FULL, 4).unwrap();
        let svg = board_svg(&game, Localizer::english());
        assert!(svg.len() <= 75_000, "{} bytes", svg.len());
        assert!(!svg.contains(" style=") && !svg.contains(">gpb-") && !svg.contains("NaN"));
        for title in TitleId::territories() {
            let name = game.edition().title_name(title);
            assert!(name.split(' ').all(|word| svg.contains(word)), "{name}");
        }
        // A browser shows nothing of a picture in which an attribute stands twice.
        for tag in svg.split('<').filter_map(|rest| rest.split('>').next()) {
            let pieces: Vec<&str> = tag.split('"').collect();
            let mut names: Vec<&str> =
                pieces.iter().step_by(2).filter_map(|piece| piece.split(' ').next_back()).collect();
            names.retain(|name| name.ends_with('='));
            let before = names.len();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), before, "{tag}");
        }
        for group in game.edition().groups() {
            assert!(svg.contains(&group.colour), "{}", group.name);
        }
    }
}
