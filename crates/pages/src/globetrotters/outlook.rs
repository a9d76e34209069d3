//! What arriving somewhere costs and does, before anybody has to decide.

use games::globetrotters::clause::{
    GT_30, GT_37, GT_38, GT_41, GT_45, GT_67, GT_68, GT_69, GT_70, GT_78, GT_81, GT_83, GT_85,
};
use games::globetrotters::{Gain, KeyId, Kind, LocationId, Phase, Prospect, Reward};
use maud::Markup;
use table::{Seat, Text};

use super::page::Page;
use crate::parts::Effect;

/// What arriving at a place means for a player, in order. Of another player it is said whose money it is.
pub(super) fn arriving(page: &Page<'_>, seat: Seat, at: LocationId) -> Vec<Effect> {
    let player = page.player(seat);
    let home = player.home == Some(at);
    let mut effects = vec![expenses(page, seat, at)];
    for other in page.at(at).filter(|&other| other != seat) {
        effects.push(Effect::new(Text::new("gtp-does-bump").with("seat", other), GT_45));
    }
    if home && player.mark.is_some_and(|mark| mark.place != at) {
        effects.push(Effect::of("gtp-does-no-benefit", GT_83).warning());
    } else if home && wins(page, seat) {
        effects.push(Effect::of("gtp-does-win", GT_85));
    } else {
        effects.extend(result(page, seat, at));
    }
    effects
}

/// What arriving costs, and whom.
pub(super) fn expenses(page: &Page<'_>, seat: Seat, at: LocationId) -> Effect {
    let (player, clause) = (page.player(seat), page.edition().kind_of(at).clause());
    let due = page.game.expenses_at(page.open(), seat, at);
    let text = page.own("gtp-does-pay", seat).with("dollars", due);
    if player.home == Some(at) {
        Effect::new(page.own("gtp-does-home", seat), GT_41)
    } else if due > player.money {
        Effect::new(text.with("short", due - player.money), GT_81).warning()
    } else if due > 0 {
        Effect::new(text.with("short", 0u8).with("left", player.money - due), clause)
    } else {
        Effect::of("gtp-does-free", clause)
    }
}

/// The result of an arrival by its kind of place.
fn result(page: &Page<'_>, seat: Seat, at: LocationId) -> Option<Effect> {
    let kind = page.edition().kind_of(at);
    Some(match kind {
        Kind::KeyCity | Kind::ContinentalCity => reward(page, seat, at),
        Kind::NationalCity => return None,
        Kind::GamblingCity => {
            Effect::new(Text::new("gtp-does-jackpot").with("dollars", page.open().jackpot.money), GT_78)
        }
        Kind::TropicalIsland => Effect::of("gtp-does-special", GT_37),
        Kind::Wasteland => {
            let text = page.own("gtp-does-wasteland", seat).with("count", page.view.hands[seat]);
            Effect::new(text, GT_38).warning()
        }
        Kind::CruiseIsland => {
            let to = bound_for(page, seat, at);
            let text = Text::new("gtp-does-cruise");
            Effect::new(text.with("place", to.map_or_else(|| "?".to_owned(), |to| page.place(to))), GT_30)
        }
        Kind::RegionalCity | Kind::TroubleSpot => Effect::of("gtp-does-end-turn", kind.clause()).warning(),
    })
}

/// What the Adventure of a red-dot city can bring.
fn reward(page: &Page<'_>, seat: Seat, city: LocationId) -> Effect {
    let has_key = page.edition().key_of(city);
    let clause = if has_key.is_some() { GT_67 } else { GT_68 };
    let text = match page.game.reward(page.open(), seat, city) {
        Reward::Key(_) => Text::new("gtp-does-key"),
        Reward::Challenge(_, holder) => Text::new("gtp-does-key-held").with("seat", holder),
        Reward::Memory(None) => Text::new("gtp-does-memory"),
        Reward::Memory(Some(Gain { key, from })) => return continent_key(page, key, from),
        Reward::Nothing => match has_key.map(|key| page.open().holder(key)) {
            Some(None) => Text::new("gtp-does-key-jackpot"),
            Some(Some(_)) => page.own("gtp-does-key-own", seat),
            None => page.own("gtp-does-memory-had", seat),
        },
    };
    Effect::new(text, clause)
}

/// A Memory brings the continent's KEY with it.
fn continent_key(page: &Page<'_>, key: KeyId, from: Option<Seat>) -> Effect {
    let key = page.edition().key_text(key);
    match from {
        Some(holder) => {
            Effect::new(Text::new("gtp-does-memory-takes").with("key", key).with("seat", holder), GT_70)
        }
        None => Effect::new(Text::new("gtp-does-memory-earns").with("key", key), GT_69),
    }
}

/// Where a voyage by this Cruise Island leads from where the player is.
fn bound_for(page: &Page<'_>, seat: Seat, island: LocationId) -> Option<LocationId> {
    let from = page.open().at(seat)?;
    page.edition().crossings(from).iter().find(|crossing| crossing.island == island).map(|found| found.to)
}

/// Whether coming Home now would win (GT-85); a TRAVEL BONUS is no ordinary travel (GT-87).
pub(super) fn wins(page: &Page<'_>, seat: Seat) -> bool {
    let open = page.open();
    page.game.wins_at_home(open, seat, is_ordinary(page))
}

/// What a place has for a player who goes there now.
pub(super) fn prospect(page: &Page<'_>, seat: Seat, at: LocationId) -> Prospect {
    page.game.prospect(page.open(), seat, at, is_ordinary(page))
}

/// Whether what is asked now is ordinary travel.
fn is_ordinary(page: &Page<'_>) -> bool {
    page.open().phase != Phase::Bonus
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
