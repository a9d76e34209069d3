//! The battery of every game, and many random games.

use little_monsters::{Edition, LittleMonsters, Options};
use testkit::{Battery, battery, marathon};

/// Random games of the worst kind take some ten thousand steps; this is endless.
const ENDLESS: u64 = 1_000_000;

fn games(options: Options) -> impl Iterator<Item = LittleMonsters> {
    (2..=6).map(move |seats| LittleMonsters::new(Edition::world(), options, seats))
}

#[test]
fn the_standard_game_passes_the_battery() {
    for game in games(Options::STANDARD) {
        battery(&game, Battery { games: 4, limit: ENDLESS, every: 13 });
    }
}

#[test]
fn every_advanced_rule_alone_passes_the_battery() {
    let market = Options { free_market: true, ..Options::STANDARD };
    let jam = Options { traffic_jam: true, ..Options::STANDARD };
    let events = Options { special_events: true, ..Options::STANDARD };
    for options in [market, jam, events] {
        for game in games(options) {
            battery(&game, Battery { games: 2, limit: ENDLESS, every: 17 });
        }
    }
}

#[test]
fn all_advanced_rules_together_pass_the_battery() {
    for game in games(Options::ADVANCED) {
        battery(&game, Battery { games: 6, limit: ENDLESS, every: 11 });
    }
}

/// The command line's `bench` plays a hundred thousand; this keeps watch in every test run.
#[test]
fn random_games_with_all_advanced_rules_end() {
    for game in games(Options::ADVANCED) {
        let decisions = marathon(&game, 0..400, ENDLESS);
        assert_eq!(decisions.len(), 400);
    }
}
