//! What arriving somewhere costs and does, before anybody has to decide.

use games::globetrotters::clause::{
    GT_30, GT_37, GT_38, GT_41, GT_45, GT_67, GT_68, GT_78, GT_81, GT_83, GT_85,
};
use games::globetrotters::{KeyId, Kind, LocationId, Phase};
use maud::Markup;
use table::{Seat, Text};

use super::page::Page;
use crate::parts::Effect;

/// What arriving at a place means for a player, in order.
pub(super) fn arriving(page: &Page<'_>, seat: Seat, at: LocationId) -> Vec<Effect> {
    let player = page.player(seat);
    let kind = page.edition().kind_of(at);
    let home = player.home == Some(at);
    let mut effects = Vec::new();
    if home {
        effects.push(Effect::of("gtp-does-home", GT_41));
    } else {
        let due = kind.expenses();
        let text = Text::new("gtp-does-pay").with("dollars", due);
        if due > player.money {
            effects.push(Effect::new(text.with("short", due - player.money), GT_81).warning());
        } else if due > 0 {
            effects
                .push(Effect::new(text.with("short", 0u8).with("left", player.money - due), kind.clause()));
        } else {
            effects.push(Effect::of("gtp-does-free", kind.clause()));
        }
    }
    for other in page.at(at).filter(|&other| other != seat) {
        effects.push(Effect::new(Text::new("gtp-does-bump").with("seat", other), GT_45));
    }
    if home && player.mark.is_some() {
        effects.push(Effect::of("gtp-does-no-benefit", GT_83).warning());
    } else if home && wins(page, seat) {
        effects.push(Effect::of("gtp-does-win", GT_85));
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
            Some(key) => Effect::new(key_text(page, seat, key), GT_67),
            None => return Vec::new(),
        },
        Kind::ContinentalCity if player.memories.contains(at) => Effect::of("gtp-does-memory-had", GT_68),
        Kind::ContinentalCity => Effect::of("gtp-does-memory", GT_68),
        Kind::NationalCity => return Vec::new(),
        Kind::GamblingCity => {
            Effect::new(Text::new("gtp-does-jackpot").with("dollars", page.open().jackpot.money), GT_78)
        }
        Kind::TropicalIsland => Effect::of("gtp-does-special", GT_37),
        Kind::Wasteland => {
            Effect::new(Text::new("gtp-does-wasteland").with("count", page.view.hands[seat]), GT_38).warning()
        }
        Kind::CruiseIsland => {
            let to = bound_for(page, seat, at);
            let text = Text::new("gtp-does-cruise");
            Effect::new(text.with("place", to.map_or_else(|| "?".to_owned(), |to| page.place(to))), GT_30)
        }
        Kind::RegionalCity | Kind::TroubleSpot => Effect::of("gtp-does-end-turn", kind.clause()).warning(),
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

/// Whether coming Home now would win (GT-85); a TRAVEL BONUS is no ordinary travel (GT-87).
pub(super) fn wins(page: &Page<'_>, seat: Seat) -> bool {
    let open = page.open();
    page.game.wins_at_home(open, seat, open.phase != Phase::Bonus)
}

/// The consequences as a list, each with its clause.
pub(super) fn list(page: &Page<'_>, effects: &[Effect]) -> Markup {
    page.effects("gt-does", effects)
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
