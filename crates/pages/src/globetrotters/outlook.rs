//! What arriving somewhere costs and does, before anybody has to decide.

use games::globetrotters::{KeyId, Kind, LocationId};
use maud::{Markup, html};
use table::{Seat, Text};

use super::page::Page;

/// One consequence, and the clause behind it.
pub(super) struct Effect {
    pub(super) text: Text,
    pub(super) clause: u16,
    /// Whether it is one to think about twice.
    pub(super) warn: bool,
}

fn effect(text: Text, clause: u16) -> Effect {
    Effect { text, clause, warn: false }
}

fn warning(text: Text, clause: u16) -> Effect {
    Effect { text, clause, warn: true }
}

/// What arriving at a place means for a player, in order.
pub(super) fn arriving(page: &Page<'_>, seat: Seat, at: LocationId) -> Vec<Effect> {
    let player = page.player(seat);
    let kind = page.edition().kind_of(at);
    let home = player.home == Some(at);
    let mut effects = Vec::new();
    if home {
        effects.push(effect(Text::new("gtp-does-home"), 41));
    } else {
        let due = kind.expenses();
        let text = Text::new("gtp-does-pay").with("dollars", due);
        if due > player.money {
            effects.push(warning(text.with("short", due - player.money), 81));
        } else if due > 0 {
            effects
                .push(effect(text.with("short", 0u8).with("left", player.money - due), kind.clause().number));
        } else {
            effects.push(effect(Text::new("gtp-does-free"), kind.clause().number));
        }
    }
    for other in page.at(at).filter(|&other| other != seat) {
        effects.push(effect(Text::new("gtp-does-bump").with("seat", other), 45));
    }
    if home && player.mark.is_some() {
        effects.push(warning(Text::new("gtp-does-no-benefit"), 83));
    } else if home && wins(page, seat) {
        effects.push(effect(Text::new("gtp-does-win"), 85));
    } else {
        effects.extend(result(page, seat, at));
    }
    effects
}

/// The result of an arrival by its kind of place.
fn result(page: &Page<'_>, seat: Seat, at: LocationId) -> Vec<Effect> {
    let (player, kind) = (page.player(seat), page.edition().kind_of(at));
    let one = match kind {
        Kind::KeyCity => match page.edition().key_of(at) {
            Some(key) => effect(key_text(page, seat, key), 67),
            None => return Vec::new(),
        },
        Kind::ContinentalCity if player.memories.contains(at) => effect(Text::new("gtp-does-memory-had"), 68),
        Kind::ContinentalCity => effect(Text::new("gtp-does-memory"), 68),
        Kind::NationalCity => return Vec::new(),
        Kind::GamblingCity => {
            effect(Text::new("gtp-does-jackpot").with("dollars", page.open().jackpot.money), 78)
        }
        Kind::TropicalIsland => effect(Text::new("gtp-does-special"), 37),
        Kind::Wasteland => warning(Text::new("gtp-does-wasteland").with("count", page.view.hands[seat]), 38),
        Kind::CruiseIsland => {
            let to = bound_for(page, seat, at);
            let text = Text::new("gtp-does-cruise");
            effect(text.with("place", to.map_or("?", |to| page.place(to))), 30)
        }
        Kind::RegionalCity | Kind::TroubleSpot => {
            warning(Text::new("gtp-does-end-turn"), kind.clause().number)
        }
    };
    vec![one]
}

/// Where a voyage by this Cruise Island leads from where the player is.
fn bound_for(page: &Page<'_>, seat: Seat, island: LocationId) -> Option<LocationId> {
    let from = page.open().at(seat)?;
    page.edition().crossings(from).iter().find(|crossing| crossing.island == island).map(|found| found.to)
}

fn key_text(page: &Page<'_>, seat: Seat, key: KeyId) -> Text {
    let open = page.open();
    match open.holder(key) {
        Some(holder) if holder == seat => Text::new("gtp-does-key-own"),
        Some(holder) => Text::new("gtp-does-key-held").with("seat", holder),
        None if open.board.contains(key) => Text::new("gtp-does-key"),
        None => Text::new("gtp-does-key-jackpot"),
    }
}

/// Whether coming Home now would win (GT-85).
pub(super) fn wins(page: &Page<'_>, seat: Seat) -> bool {
    let keys = |seat| page.player(seat).keys.len();
    page.open().board.is_empty() && page.seats().all(|other| other == seat || keys(other) < keys(seat))
}

/// The consequences as a list, each with its clause.
pub(super) fn list(page: &Page<'_>, effects: &[Effect]) -> Markup {
    html! {
        ul .gt-does {
            @for effect in effects {
                li .warn[effect.warn] { (page.text(&effect.text)) " " (page.clause(effect.clause)) }
            }
        }
    }
}

/// The same in few words, for a label: the name, the kind, and what it costs and does.
pub(super) fn in_short(page: &Page<'_>, seat: Option<Seat>, at: LocationId) -> String {
    let head = Text::new("gtp-place-kind")
        .with("place", page.place(at))
        .with("kind", page.edition().kind_of(at).text());
    let Some(seat) = seat else { return page.text(&head) };
    let effects: Vec<String> =
        arriving(page, seat, at).iter().map(|effect| page.text(&effect.text)).collect();
    format!("{}. {}", page.text(&head), effects.join(" "))
}
