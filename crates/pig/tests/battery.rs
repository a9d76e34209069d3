//! The battery of every game, and many random games.

use pig::{Edition, Options, Pig};
use testkit::{Battery, battery, marathon};

/// Random games take some hundred steps; this is endless.
const ENDLESS: u64 = 100_000;

fn games() -> impl Iterator<Item = Pig> {
    let options = [None, Some(Options::LEAST), Some(Options::MOST)]
        .into_iter()
        .flat_map(|target| [false, true].map(|two_dice| Options { target, two_dice }));
    options.flat_map(|options| (2..=6).map(move |seats| Pig::new(Edition::world(), options, seats)))
}

#[test]
fn every_set_of_options_passes_the_battery() {
    for game in games() {
        battery(&game, Battery { games: 3, limit: ENDLESS, every: 7 });
    }
}

#[test]
fn random_games_end() {
    for game in games() {
        assert_eq!(marathon(&game, 0..50, ENDLESS).len(), 50);
    }
}
