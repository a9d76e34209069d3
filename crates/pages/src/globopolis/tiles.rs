//! The Territories of the player in turn as tiles: a socket for each R-Unit of a set, and one click to develop (GP-31, GP-32).

use games::globopolis::clause::{GP_31, GP_32, GP_78};
use games::globopolis::state::Holding;
use games::globopolis::{Action, RUnit, TitleId, Units};
use maud::{Markup, html};
use table::{Arg, Game, Text};

use super::art;
use super::deal::signed;
use super::page::Page;
use super::trial::{Development, Trial};
use super::workbench::Place;
use crate::parts::{json, press};

/// All Territories: what can be developed first, the cheapest before the dearer.
pub(super) fn tiles(page: &Page<'_>) -> Markup {
    let Some(trial) = Trial::of(page) else { return html! {} };
    let order = |title: &TitleId| (page.edition().title(*title).group, *title);
    let territories = trial.player().titles.territories();
    let mut tiles: Vec<(TitleId, Option<Development<'_>>)> =
        territories.iter().map(|title| (title, trial.develop(title))).collect();
    tiles.sort_by_key(|(title, level)| (level.as_ref().map_or(u32::MAX, |level| level.eu), order(title)));
    html! {
        @if !tiles.is_empty() {
            form .gpd-estate data-key="estate" method="post" action=(page.acting().address()) {
                (page.acting().credentials())
                (all(page, &trial))
                div .gpd-why { (page.say("gpd-tiles")) " " (page.clause(GP_31)) " " (page.clause(GP_32)) }
                div .gpd-tiles { @for (title, level) in &tiles { (tile(page, *title, level.as_ref())) } }
            }
        }
    }
}

/// A button that does several things, one after the other.
pub(super) fn press_all(actions: &[Action], class: &str, label: &Markup) -> Markup {
    match actions {
        [only] => press(only, class, label),
        several => html! { button class=(class) name="action" value=(json(&several)) { (label) } },
    }
}

/// Everything that can be developed, behind one button; with less than two there is nothing to sum up.
fn all(page: &Page<'_>, trial: &Trial<'_>) -> Markup {
    let all = trial.develop_all();
    let Some(last) = all.last().filter(|_| all.len() > 1) else { return html! {} };
    let eu: u32 = all.iter().map(|level| level.eu).sum();
    let counts = Text::new("gpd-all").with("count", all.len());
    let sums = Text::new("gpd-all-sums")
        .with("eu", eu)
        .with("left", last.after.player().eu)
        .with("before", trial.player().points)
        .with("after", last.after.player().points);
    let label = html! { b { (page.text(&counts)) } small { (page.text(&sums)) } };
    html! {
        (press_all(&last.after.actions, "gpd-all", &label))
        details .gpd-steps data-key="all-steps" {
            summary { small { (page.say("gpd-all-how")) } }
            ol { @for level in &all { li { b { (page.title(level.title)) } " " (takes(page, level)) } } }
        }
    }
}

/// One Territory.
fn tile(page: &Page<'_>, title: TitleId, level: Option<&Development<'_>>) -> Markup {
    let holding = &page.open().titles[title];
    let justified = holding.justified();
    let said = ["gpd-level-0", "gpd-level-1", "gpd-level-2"][usize::from(justified.min(2))];
    html! {
        div .gpd-tile.ready[level.is_some()] data-key={ "tile-" (title.0) } {
            div .gpd-tile-head {
                (page.swatch(page.edition().title(title).group))
                a href={ "?title=" (title.0) } data-plan { (page.title(title)) }
                @for step in 0..holding.level { span .gpd-ed.off[step >= justified] aria-hidden="true" {} }
                @if holding.level > 0 { span .sr { (page.say(said)) } }
            }
            (sockets(page, holding))
            @for store in page.view.legal.iter().filter(|action| matches!(action, Action::Store { title: at, .. } if *at == title)) {
                (press(store, "gpd-small", &html! { (page.text(&page.game.name_action(store))) })) " " (page.clause(GP_78))
            }
            @match level {
                Some(level) => (press_all(&level.after.actions, "gpd-develop", &offer(page, level))),
                None => (why_not(page, title)),
            }
        }
    }
}

/// The five R-Units of a set: full, or missing for the next level.
fn sockets(page: &Page<'_>, holding: &Holding) -> Markup {
    let sets = next_sets(holding);
    let words = page.text(&holding.units.text());
    html! {
        div .gpd-sockets role="img" aria-label=(words) title=(words) {
            @for unit in RUnit::ALL {
                @let count = holding.units[unit];
                span .gpd-socket.missing[count < sets] { (art::unit(unit)) @if count != 1 || sets > 1 { b { (count) } } }
            }
        }
    }
}

/// How many sets the next level needs, or the one that was set back.
fn next_sets(holding: &Holding) -> u8 {
    let returns = holding.justified() < holding.level;
    (holding.level + u8::from(!returns)).min(2)
}

/// What stands on the button: the level, what it brings, and what it takes.
fn offer(page: &Page<'_>, level: &Development<'_>) -> Markup {
    let sets = next_sets(&page.open().titles[level.title]);
    let name = if level.returns {
        Text::new("gpd-plan-restore")
    } else {
        Text::new("gpd-plan-develop").with("level", sets)
    };
    html! {
        b { (page.text(&name)) " " (signed(level.points.into())) }
        small { (takes(page, level)) }
    }
}

/// Where the R-Units come from, and the EU.
fn takes(page: &Page<'_>, level: &Development<'_>) -> Markup {
    let sold = level.points < games::globopolis::LEVEL_POINTS;
    html! {
        @for (from, units) in &level.brought { (page.text(&brought(page, *from, *units, level.after.price(*from, *units)))) " · " }
        (page.eu(level.eu))
        @if sold { " · " span .warn { (page.say("gpd-plan-sells")) } }
    }
}

fn brought(page: &Page<'_>, from: Place, units: Units, price: u32) -> Text {
    let of = |id, title: TitleId| {
        Text::new(id).with("title", page.edition().title_name(title)).with("units", units.text())
    };
    match from {
        Place::Stock => Text::new("gpd-plan-stock").with("units", units.text()),
        Place::Territory(title) | Place::Guild(title) => of("gpd-plan-from", title),
        Place::Seller(guild) => of("gpd-plan-bought", guild).with("eu", price),
    }
}

/// Why a Territory cannot be developed now.
fn why_not(page: &Page<'_>, title: TitleId) -> Markup {
    let open = page.open();
    let holding = &open.titles[title];
    let sets = next_sets(holding);
    let mut missing = Units::NONE;
    for unit in RUnit::ALL {
        missing[unit] = sets.saturating_sub(holding.units[unit]);
    }
    let kinds: Vec<Arg> = missing.kinds().map(|unit| Arg::Text(unit.text())).collect();
    let back = holding.justified() < holding.level;
    let text = match () {
        () if back => Text::new("gpd-set-back").with("units", missing.text()),
        () if holding.level > 1 => Text::new("gpd-level-2"),
        () if open.this_turn.developed.contains(title) => Text::new("gpd-next-turn"),
        () if open.pieces == 0 => Text::new("gpd-no-pieces"),
        () if kinds.is_empty() => Text::new("gpd-premium-short").with("eu", page.game.premium(open, title)),
        () => Text::new("gpd-lacks").with("units", kinds),
    };
    html! { p .gpd-lacks.warn[back] { (page.text(&text)) } }
}
