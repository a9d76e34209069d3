//! The battery of every game, and many random games.

use crate::plain::game;
use globopolis::{Assistance, Edition, Flights, Globopolis, Options};
use table::Seat;
use testkit::{Battery, battery, marathon};

/// Random games take some thousand steps, the longest of thousands some ten thousand; this is endless.
const ENDLESS: u64 = 300_000;

fn world(options: Options, seats: usize) -> Globopolis {
    Globopolis::new(Edition::world(), options, seats).unwrap_or_else(|refusal| panic!("{refusal}"))
}

#[test]
fn the_full_game_passes_the_battery() {
    for seats in 2..=5 {
        battery(&world(Options::FULL, seats), Battery { games: 2, limit: ENDLESS, every: 37 });
    }
}

/// The plain edition's cards use every effect that there is.
#[test]
fn every_effect_passes_the_battery() {
    for seats in 2..=5 {
        battery(&game(Options::FULL, seats), Battery { games: 3, limit: ENDLESS, every: 29 });
    }
}

#[test]
fn the_card_stage_passes_the_battery() {
    for seats in 2..=5 {
        battery(&world(Options::CARDS, seats), Battery { games: 3, limit: ENDLESS, every: 23 });
    }
}

/// Players who choose at random turn every point into EU sooner or later, and without MISSIONs and battles nobody reaches the
/// mark; so these games have a round limit.
#[test]
fn the_learning_stage_passes_the_battery() {
    let options = Options { rounds: Some(40), ..Options::LEARNING };
    for seats in 2..=5 {
        battery(&world(options, seats), Battery { games: 3, limit: ENDLESS, every: 23 });
    }
}

/// Every variation, alone.
fn variations() -> Vec<(Options, usize)> {
    let full = Options::FULL;
    vec![
        (Options { assistance: Assistance::Both, ..full }, 3),
        (Options { assistance: Assistance::Defence, assistance_sends_ns: true, ..full }, 4),
        (Options { assistance: Assistance::Aggression, assistance_sends_ns: true, ..Options::CARDS }, 3),
        (Options { ns_for_conflicts: true, ..full }, 4),
        (Options { mark: Some(60), ..full }, 3),
        (Options { rounds: Some(8), ..full }, 4),
        (Options { timed: true, ..full }, 3),
        (Options { titles_dealt: Some(0), ..full }, 4),
        (Options { titles_dealt: Some(12), ..full }, 3),
        (Options { territories_to_win: Some(12), ..full }, 3),
        (Options { bitter_end: true, ..full }, 4),
        (Options { teams: Some(2), ..full }, 4),
        (Options { teams: Some(5), ..full }, 10),
        (Options { teams: Some(3), ..full }, 9),
        (Options { ops_dealt: 4, missions_dealt: 2, influence_dealt: 0, hand_limit: 5, ..full }, 4),
        (Options { hand_limit: 1, ops_dealt: 1, influence_dealt: 1, ..full }, 3),
        (Options { flights: Flights::NearestMarket, ..full }, 3),
        (Options { flights: Flights::AnyMarket, ..full }, 3),
        (Options { flights: Flights::AnyTerritory, ..full }, 4),
        (Options { guild_protection: true, ..full }, 4),
        (Options { free_direction: true, ..full }, 3),
        (Options { administrator: Some(Seat(1)), ..full }, 3),
        (Options { timer: Some(90), timer_stops_for_deals: true, ..full }, 3),
    ]
}

#[test]
fn every_variation_passes_the_battery() {
    for (options, seats) in variations() {
        battery(&world(options, seats), Battery { games: 1, limit: ENDLESS, every: 53 });
    }
}

#[test]
fn all_variations_together_pass_the_battery() {
    let options = Options {
        assistance: Assistance::Both,
        assistance_sends_ns: true,
        ns_for_conflicts: true,
        mark: Some(90),
        rounds: Some(60),
        timed: true,
        titles_dealt: Some(6),
        territories_to_win: Some(14),
        teams: Some(3),
        ops_dealt: 4,
        missions_dealt: 2,
        influence_dealt: 4,
        hand_limit: 5,
        flights: Flights::AnyTerritory,
        guild_protection: true,
        free_direction: true,
        administrator: Some(Seat(0)),
        ..Options::FULL
    };
    battery(&game(options, 6), Battery { games: 4, limit: ENDLESS, every: 31 });
}

/// The command line's `bench` plays more; this keeps watch in every test run.
#[test]
fn random_games_end() {
    for seats in 2..=5 {
        for options in [Options::FULL, Options::CARDS] {
            assert_eq!(marathon(&world(options, seats), 0..150, ENDLESS).len(), 150);
        }
    }
    for (options, seats) in variations() {
        marathon(&world(options, seats), 0..20, ENDLESS);
    }
}
