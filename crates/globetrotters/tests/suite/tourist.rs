//! A lively player, for games that are to be like those at a real table: goes where a KEY or a Memory is to be had, tries
//! everything on the way, and goes Home when that wins. Now and then they follow a whim instead.

use globetrotters::{Action, Globetrotters, KeyId, Kind, LocationId, Phase, State};
use table::dice::FastDice;
use table::{Dice, Game, Seat};

/// What a place is worth to somebody, beside how far it is.
fn worth(game: &Globetrotters, state: &State, seat: Seat, to: LocationId) -> i32 {
    let (edition, open) = (game.edition(), &state.open);
    let player = &open.players[seat];
    let keys = |seat: Seat| open.players[seat].keys.len();
    let leads =
        (0..game.seats()).map(Seat::from_index).all(|other| other == seat || keys(other) < keys(seat));
    if open.board.is_empty() && leads && player.mark.is_none() && player.home == Some(to) {
        return 1000;
    }
    if player.mark.is_some_and(|mark| mark.place == to) {
        return 90;
    }
    let key = edition.key_of(to).unwrap_or(KeyId::of_continent(edition.continent_of(to)));
    let wanted = open.board.contains(key) && !player.memories.contains(to);
    match edition.kind_of(to) {
        Kind::KeyCity | Kind::ContinentalCity if wanted => 80,
        Kind::KeyCity if open.board.is_empty() && !leads && !player.keys.contains(key) => 60,
        Kind::TropicalIsland => 30,
        Kind::GamblingCity | Kind::KeyCity | Kind::ContinentalCity => 20,
        Kind::NationalCity => 10,
        _ => 0,
    }
}

/// What going somewhere is worth: the best place within reach of it, the nearer the better.
fn going(game: &Globetrotters, state: &State, seat: Seat, to: LocationId) -> i32 {
    let edition = game.edition();
    let there = worth(game, state, seat, to);
    let beyond = edition.within(to, u8::MAX).iter().map(|&next| {
        let far = edition.distance(to, next).map_or(99, i32::from);
        worth(game, state, seat, next) - 4 * far
    });
    beyond.chain([there]).max().unwrap_or(there) + there / 4
}

fn score(game: &Globetrotters, state: &State, seat: Seat, action: Action) -> i32 {
    let money = state.open.players[seat].money;
    match action {
        Action::TakeAdventure | Action::TryJackpot => 500,
        Action::Challenge => 510,
        Action::PlaceMemory(_) => 600,
        Action::ClaimMoney => 550,
        Action::MoveTo(to) | Action::UseBonus(to) | Action::ChooseHome(to) => going(game, state, seat, to),
        Action::Fly { to, .. } => going(game, state, seat, to) + if money >= 300 { 20 } else { -200 },
        Action::SendTo(to) => -going(game, state, seat, to),
        Action::Roll => {
            if money >= 300 {
                75
            } else {
                10
            }
        }
        Action::Work => {
            if money >= 500 {
                0
            } else {
                60
            }
        }
        Action::Sail(_) => 15,
        Action::BuyTwo => {
            if money >= 600 {
                50
            } else {
                -50
            }
        }
        Action::Buy(_) => -60,
        Action::Refund(_) => {
            if matches!(state.open.phase, Phase::Debt(_)) {
                40
            } else {
                -100
            }
        }
        Action::Arrive | Action::EndTurn => 0,
        Action::Decline => -10,
        Action::GiveUp | Action::Resign => -20,
        Action::PickBlind(_) | Action::LoseKey(_) | Action::SwitchWith(_) => 5,
    }
}

/// What the player does.
pub(crate) fn choose(game: &Globetrotters, state: &State, seat: Seat, whims: &mut FastDice) -> Action {
    let mut listed = Vec::new();
    game.legal(state, seat, &mut listed);
    if whims.pick("whim", 12) == 0 {
        return listed[whims.pick("whim", listed.len())];
    }
    *listed
        .iter()
        .max_by_key(|action| score(game, state, seat, **action))
        .expect("whoever is asked can answer")
}
