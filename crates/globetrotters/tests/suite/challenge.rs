//! Challenges: GT-74 to GT-77.

use globetrotters::clause::{GT_43, GT_74};
use globetrotters::{Action, Event, Phase};
use table::Seat;

use crate::support::{Table, key, position, refund, send, story};

const HOLDER: &str = r#"home = "winnipeg", money = 200, keys = ["cairo"]"#;

/// In Cairo after the Adventure; the other holds its KEY.
fn in_cairo(more: &str) -> Table {
    let player = format!("home = \"seattle\", at = \"cairo\", may_challenge = true, {more}");
    position("pack = [\"tripoli/lima\", \"lagos/moscow\"]", &[&player, HOLDER])
}

#[test]
fn gt_74_the_fee_goes_to_the_keyholder() {
    let mut table = in_cairo("money = 300");
    table.dice(&[5, 6, 1, 3]).does(Action::Challenge);
    assert_eq!((table.money(0), table.money(1), table.jackpot()), (200, 300, (200, 2)));
    assert!(table.told(Event::Challenged { seat: Seat(0), holder: Seat(1), key: key("cairo") }));
}

#[test]
fn gt_74_only_after_an_adventure_and_while_still_in_the_city() {
    let player = r#"home = "seattle", at = "cairo", money = 500"#;
    let table = position("", &[player, HOLDER]);
    assert_eq!(table.refused(0, Action::Challenge), GT_74, "no Adventure was taken");
    let mut table = story(&["go luxor"], "phase = \"offer\"", &[player, HOLDER]);
    assert_eq!(table.refused(0, Action::Challenge), GT_43);
    table.adventure();
    assert!(!table.player(0).may_challenge);
    let mut table = in_cairo("money = 500");
    table.go("khartoum");
    assert_eq!(table.refused(0, Action::Challenge), GT_74, "the city is left");
}

#[test]
fn gt_74_later_turns_included_against_whoever_holds_it_then() {
    let player = r#"home = "seattle", at = "cairo", money = 0, may_challenge = true"#;
    let mut table = position("", &[player, HOLDER, r#"home = "manila""#]);
    table.work().work().work();
    let open = &mut table.state.open;
    open.players[Seat(1)].keys.remove(key("cairo"));
    open.players[Seat(2)].keys.insert(key("cairo"));
    table.dice(&[5, 6, 1, 3]).does(Action::Challenge);
    assert!(table.told(Event::TookKey { seat: Seat(0), from: Seat(2), key: key("cairo") }));
}

#[test]
fn gt_74_only_who_can_pay_and_nobody_is_deported_for_it() {
    let table = in_cairo("money = 0");
    assert_eq!(table.refused(0, Action::Challenge), GT_74);
    assert_eq!(table.at(0), "cairo");
    // A refund pays for it; which one is their choice.
    let mut table = in_cairo("money = 0, tickets = [\"caracas/lagos\", \"rio/paris\"]");
    table.does(Action::Challenge);
    assert!(matches!(table.phase(), Phase::Debt(_)));
    table.dice(&[5, 6, 1, 3]).does(refund("rio/paris"));
    assert_eq!((table.keys(0), table.hand(0)), (vec!["cairo"], vec!["caracas/lagos".to_owned()]));
}

#[test]
fn gt_75_the_challenger_rolls_first_and_a_round_with_one_hit_decides() {
    let mut table = in_cairo("money = 300");
    // Both miss, both hit (7 and doubles), then 11 against a miss.
    table.dice(&[1, 2, 2, 3, 3, 4, 5, 5, 5, 6, 4, 6]).does(Action::Challenge);
    let rolls = table.events().into_iter().filter_map(|event| match event {
        Event::ChallengeRolled { seat, hit, .. } => Some((seat.0, hit)),
        _ => None,
    });
    assert_eq!(
        rolls.collect::<Vec<_>>(),
        [(0, false), (1, false), (0, true), (1, true), (0, true), (1, false)]
    );
    assert_eq!(table.keys(0), ["cairo"]);
}

#[test]
fn gt_75_seven_eleven_and_doubles_are_hits() {
    for one in 1..=6 {
        for other in 1..=6 {
            let hit = one + other == 7 || one + other == 11 || one == other;
            let mut table = in_cairo("money = 300");
            let faces = if hit { vec![one, other, 1, 2] } else { vec![one, other, 6, 6] };
            table.dice(&faces).does(Action::Challenge);
            assert_eq!(table.keys(0).len(), usize::from(hit), "{one} and {other}");
        }
    }
}

#[test]
fn gt_76_the_winner_takes_the_key_and_the_turn_goes_on() {
    let mut table = in_cairo("money = 300");
    table.dice(&[4, 4, 1, 2]).does(Action::Challenge);
    assert_eq!((table.keys(0), table.keys(1).len()), (vec!["cairo"], 0));
    assert_eq!((table.turn(), table.phase()), (0, Phase::Travel));
}

#[test]
fn gt_76_the_loser_moves_on_and_his_turn_is_over() {
    let mut table = in_cairo("money = 300");
    table.dice(&[1, 2, 4, 4]).does(Action::Challenge);
    assert!(table.told(Event::LostChallenge { seat: Seat(0), holder: Seat(1), key: key("cairo") }));
    assert_eq!((table.awaited(), table.keys(1)), (vec![1], vec!["cairo"]));
    table.act(1, send("tripoli"));
    assert_eq!((table.at(0), table.turn()), ("tripoli", 1));
}

#[test]
fn gt_77_a_new_challenge_in_the_same_city_needs_a_new_visit() {
    // Won and lost again to another: no second challenge without a new visit.
    let mut table = in_cairo("money = 900");
    table.dice(&[4, 4, 1, 2]).does(Action::Challenge);
    let open = &mut table.state.open;
    open.players[Seat(0)].keys.remove(key("cairo"));
    open.players[Seat(1)].keys.insert(key("cairo"));
    assert_eq!(table.refused(0, Action::Challenge), GT_74);
    // With a new visit there is no limit.
    let player = r#"home = "seattle", at = "cairo", money = 900, may_challenge = true"#;
    let holder = r#"home = "winnipeg", keys = ["cairo", "paris"]"#;
    let mut table = story(&["gain 100"], "pack = [\"cairo/tokyo\"]", &[player, holder]);
    table.dice(&[1, 2, 4, 4]).does(Action::Challenge).act(1, send("cairo"));
    table.close().work();
    assert_eq!((table.turn(), table.at(0), table.phase()), (0, "cairo", Phase::Offer), "a new visit");
    let mut declined = table.clone();
    declined.does(Action::Decline);
    assert_eq!(declined.refused(0, Action::Challenge), GT_74, "an Adventure is part of it");
    table.adventure().dice(&[4, 4, 1, 2]).does(Action::Challenge);
    assert_eq!(table.keys(0), ["cairo"]);
}
