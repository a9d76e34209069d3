//! The battery of every game, and many random games.

use globetrotters::{Action, Edition, Globetrotters, KeyId, LocationId, Options, Short, TicketId};
use table::dice::FastDice;
use table::{Game, Seat, Silent};
use testkit::{Battery, battery, marathon};

/// After so many steps a random game counts as endless.
const ENDLESS: u64 = 1_000_000;

fn games(options: Options) -> impl Iterator<Item = Globetrotters> {
    (2..=6).map(move |seats| Globetrotters::new(Edition::world(), options, seats))
}

#[test]
fn the_game_passes_the_battery() {
    for game in games(Options::STANDARD) {
        battery(&game, Battery { games: 2, limit: ENDLESS, every: 97 });
    }
}

#[test]
fn the_strict_table_passes_the_battery() {
    let strict = Options { strict: true, short: Some(Short::Rounds(60)), ..Options::STANDARD };
    for game in games(strict) {
        battery(&game, Battery { games: 8, limit: ENDLESS, every: 7 });
    }
}

#[test]
fn short_games_pass_the_battery() {
    for short in [Short::KeysOut(6), Short::Rounds(40)] {
        for game in games(Options { short: Some(short), ..Options::STANDARD }) {
            battery(&game, Battery { games: 8, limit: ENDLESS, every: 7 });
        }
    }
}

/// The command line's `bench` plays a hundred thousand; this keeps watch in every test run.
#[test]
fn random_games_end() {
    for game in games(Options::STANDARD) {
        let decisions = marathon(&game, 0..40, ENDLESS);
        assert_eq!(decisions.len(), 40);
    }
}

/// Every action there is, and some that there are not.
fn everything(edition: &Edition) -> Vec<Action> {
    let mut all = vec![
        Action::Arrive,
        Action::TakeAdventure,
        Action::TryJackpot,
        Action::Decline,
        Action::Roll,
        Action::Work,
        Action::BuyTwo,
        Action::Challenge,
        Action::ClaimMoney,
        Action::GiveUp,
        Action::EndTurn,
    ];
    let places: Vec<LocationId> = edition.location_ids().chain([LocationId(255)]).collect();
    for &place in &places {
        all.extend([Action::ChooseHome(place), Action::MoveTo(place), Action::Sail(place)]);
        all.extend([Action::PlaceMemory(place), Action::SendTo(place), Action::UseBonus(place)]);
    }
    for ticket in (0..=u8::MAX).map(TicketId) {
        all.push(Action::Refund(ticket));
        let known = edition.ticket_ids().any(|other| other == ticket);
        let ends = if known { edition.ticket(ticket) } else { [LocationId(0), LocationId(255)] };
        all.extend(ends.map(|to| Action::Fly { ticket, to }));
        all.push(Action::Fly { ticket, to: LocationId(7) });
    }
    for number in 0..=u8::MAX {
        all.extend([Action::Buy(number), Action::PickBlind(number), Action::LoseKey(KeyId(number))]);
        all.push(Action::SwitchWith(Seat(number)));
    }
    all.sort_by_key(|action| format!("{action:?}"));
    all.dedup();
    all
}

/// The list is complete: whatever is not on it is refused, and says what could be done instead.
#[test]
fn exactly_the_listed_actions_are_legal() {
    for strict in [false, true] {
        let options = Options { strict, short: Some(Short::Rounds(80)), ..Options::STANDARD };
        let game = Globetrotters::new(Edition::world(), options, 4);
        let all = everything(game.edition());
        let mut dice = FastDice::new(11);
        let mut state = game.set_up(&mut dice, &mut Silent);
        let (mut listed, mut step) = (Vec::new(), 0u32);
        while game.outcome(&state).is_none() {
            let asked = game.to_act(&state).must.first().expect("somebody is asked");
            game.legal(&state, asked, &mut listed);
            step += 1;
            if step.is_multiple_of(5) {
                for action in &all {
                    let legal = game.apply(&mut { state }, asked, action, &mut dice, &mut Silent).is_ok();
                    assert_eq!(legal, listed.contains(action), "{action:?} in {state:?}");
                }
            }
            let chosen = listed[dice.below(u32::try_from(listed.len()).expect("a short list")) as usize];
            game.apply(&mut state, asked, &chosen, &mut dice, &mut Silent).expect("listed actions are legal");
        }
    }
}
