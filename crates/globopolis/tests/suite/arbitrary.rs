//! Actions that no list would hold: made up of any numbers, they are carried out or refused, but never do harm.

use crate::plain::game;
use globopolis::{
    Action, Assistance, CardId, Choice, FieldId, Globopolis, NamedCards, Options, RUnit, Side, Team, TitleId,
    TitleSet, Units,
};
use table::dice::FastDice;
use table::{Dice, Game, Seat, Silent};

/// Mostly numbers that mean something, now and then any.
fn number(dice: &mut FastDice, usual: usize) -> u8 {
    let most = if dice.pick("wild", 12) == 0 { 256 } else { usual };
    u8::try_from(dice.pick("number", most)).expect("below 256")
}

fn title(dice: &mut FastDice) -> TitleId {
    TitleId(number(dice, 36))
}

fn unit(dice: &mut FastDice) -> RUnit {
    RUnit::ALL[dice.pick("unit", 5)]
}

fn some<T>(dice: &mut FastDice, make: impl FnOnce(&mut FastDice) -> T) -> Option<T> {
    (dice.pick("some", 2) == 0).then(|| make(dice))
}

fn side(dice: &mut FastDice) -> Side {
    let mut side = Side::NOTHING;
    if dice.pick("eu", 2) == 0 {
        side.eu = u16::from(number(dice, 60));
    }
    if dice.pick("units", 3) == 0 {
        side.units = Units::of(unit(dice), number(dice, 3));
    }
    if dice.pick("titles", 2) == 0 {
        let titles = [title(dice), title(dice)];
        side.titles = titles.into_iter().filter(|title| title.0 < 64).collect::<TitleSet>();
    }
    if dice.pick("cards", 3) == 0 {
        side.cards = NamedCards::from_cards([CardId(number(dice, 65))]).unwrap_or_default();
    }
    if dice.pick("agents", 4) == 0 {
        side.agents = number(dice, 3);
    }
    side
}

fn choice(dice: &mut FastDice) -> Choice {
    Choice {
        team: some(dice, |dice| Team(number(dice, 5))),
        unit: some(dice, unit),
        title: some(dice, title),
        other: some(dice, title),
        field: some(dice, |dice| FieldId(number(dice, 64))),
        steps: some(dice, |dice| number(dice, 7)),
    }
}

fn action(dice: &mut FastDice) -> Action {
    match dice.pick("action", 35) {
        0 => Action::Roll { dice: number(dice, 4), back: dice.pick("back", 2) == 0 },
        1 => Action::Fly(FieldId(number(dice, 64))),
        2 => Action::Stack { title: title(dice), units: Units::of(unit(dice), number(dice, 3)) },
        3 | 4 => Action::Allocate { unit: unit(dice), count: number(dice, 4), to: title(dice) },
        5 | 6 => {
            Action::Transfer { unit: unit(dice), count: number(dice, 4), from: title(dice), to: title(dice) }
        }
        7 => Action::Develop(title(dice)),
        8 => {
            let (guild, unit, count) = (title(dice), unit(dice), number(dice, 4));
            Action::TakeStock { guild, unit, count, to: some(dice, title) }
        }
        9 => Action::BuyStock { guild: title(dice), unit: unit(dice), count: number(dice, 4) },
        10 => Action::BuyPoints(number(dice, 7)),
        11 => Action::RollMarket(FieldId(number(dice, 64))),
        12 => Action::Buy { unit: unit(dice), count: number(dice, 12) },
        13 => Action::Pay,
        14 | 15 => {
            let (from, against) = (title(dice), title(dice));
            Action::Attack { from, against, with: some(dice, |dice| CardId(number(dice, 65))) }
        }
        16 => Action::Clean { at: title(dice), of: Team(number(dice, 5)) },
        17 => Action::Bribe { leave: dice.pick("leave", 2) == 0, eu: u16::from(number(dice, 50)) },
        18 => Action::Answer { home: [number(dice, 4), number(dice, 4)] },
        19 => Action::Assist(title(dice)),
        20 => Action::CallFor { from: title(dice), eu: u16::from(number(dice, 20)) },
        21 => Action::Send,
        22 => Action::Pass,
        23 => Action::Place { at: title(dice), count: number(dice, 4) },
        24 => Action::Recall { from: title(dice), count: number(dice, 4) },
        25 | 26 => Action::Play { card: CardId(number(dice, 65)), choice: choice(dice) },
        27 => Action::Discard(CardId(number(dice, 65))),
        28 => Action::Claim(CardId(number(dice, 65))),
        29 | 30 => Action::Offer { to: Team(number(dice, 5)), give: side(dice), want: side(dice) },
        31 => Action::Counter { to: Team(number(dice, 5)), give: side(dice), want: side(dice) },
        32 => Action::Accept(Team(number(dice, 5))),
        33 => Action::TimeUp,
        _ => Action::Decline(Team(number(dice, 5))),
    }
}

fn play(game: &Globopolis, seed: u64) -> u32 {
    let (mut dice, mut choices) = (FastDice::new(seed), FastDice::new(!seed));
    let mut state = game.set_up(&mut dice, &mut Silent);
    let mut actions = Vec::new();
    let mut carried_out = 0;
    for _ in 0..4_000 {
        if game.outcome(&state).is_some() {
            break;
        }
        for _ in 0..8 {
            let (seat, wild) = (Seat(number(&mut choices, game.seats())), action(&mut choices));
            game.name_action(&wild);
            let before = state.clone();
            match game.apply(&mut state, seat, &wild, &mut dice, &mut Silent) {
                Ok(()) => carried_out += 1,
                Err(refusal) => assert_eq!(state, before, "seed {seed}: {wild:?} was refused by {refusal}"),
            }
            let broken = game.broken_invariants(&state);
            assert!(
                broken.is_empty(),
                "seed {seed}: {wild:?} of {seat} in {:?}: {broken:?}",
                before.open.phase
            );
            if game.outcome(&state).is_some() {
                return carried_out;
            }
        }
        let must = game.to_act(&state).must;
        let seat = must.iter().nth(choices.pick("seat", must.len())).expect("somebody is waited for");
        game.legal(&state, seat, &mut actions);
        let next = actions[choices.pick("next", actions.len())];
        game.apply(&mut state, seat, &next, &mut dice, &mut Silent).expect("it was listed");
    }
    carried_out
}

#[test]
fn made_up_actions_do_no_harm() {
    let helping = Options {
        assistance: Assistance::Both,
        assistance_sends_ns: true,
        ns_for_conflicts: true,
        guild_protection: true,
        ..Options::FULL
    };
    let mut carried_out = 0;
    for seed in 0..20 {
        carried_out += play(&game(Options::FULL, 4), seed);
        carried_out += play(&game(helping, 3), seed);
        carried_out += play(&game(Options { teams: Some(2), ..Options::FULL }, 4), seed);
        carried_out += play(&game(Options::CARDS, 5), seed);
        carried_out += play(&game(Options { timer: Some(90), ..Options::FULL }, 3), seed);
    }
    assert!(carried_out > 2_000, "only {carried_out} of them could be carried out");
}
