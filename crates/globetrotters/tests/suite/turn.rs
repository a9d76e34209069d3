//! The turn: GT-13 to GT-18.

use globetrotters::clause::{GT_14, GT_15, GT_28, GT_43, GT_81};
use globetrotters::{Action, Event, Globetrotters, Options, Phase, Short};
use table::dice::FastDice;
use table::{Chronicle, Dice, Game, Seat, Silent};

use crate::support::{
    ELSEWHERE, TICKET, TROUBLE, WORLD, fly, memory, place, position, refund, sail, send, story,
};

#[test]
fn gt_13_300_dollars_before_each_turn_but_the_first() {
    let mut table = position("", &[r#"home = "seattle", money = 100"#, "money = 500", r#"home = "lima""#]);
    table.work();
    assert_eq!(table.phase(), Phase::ChooseHome);
    assert_eq!(table.money(1), 500, "a first turn pays nothing");
    let choice = table.legal(1)[0];
    table.does(choice);
    if table.phase() == Phase::Offer {
        table.does(Action::Decline);
    }
    table.work();
    assert_eq!((table.turn(), table.money(2)), (2, 300));
    table.work();
    assert_eq!((table.turn(), table.money(0)), (0, 600));
}

#[test]
fn gt_13_a_turn_lost_to_a_weekend_pays_nothing() {
    let mut table = position("", &[r#"home = "seattle""#, r#"home = "lima", money = 100, skips = true"#]);
    table.work();
    assert_eq!((table.turn(), table.money(1), table.money(0)), (0, 100, 500));
    assert!(table.told(Event::TurnSkipped { seat: Seat(1) }));
    table.work();
    assert_eq!((table.turn(), table.money(1)), (1, 400));
}

#[test]
fn gt_14_who_was_moved_on_arrives_at_the_start_of_his_turn() {
    let moved = r#"home = "lima", at = "fiji", money = 0, unresolved = true"#;
    let mut table = position("", &[r#"home = "seattle""#, moved]);
    table.work();
    assert_eq!((table.turn(), table.money(1), table.player(1).specials), (1, 200, 1), "300 less 100");
    assert!(!table.player(1).unresolved);
    assert_eq!(table.phase(), Phase::Travel);
}

#[test]
fn gt_14_who_is_on_a_cruise_island_sails_on_first() {
    let at_sea = r#"home = "lima", at = "easter-island", bound_for = "tahiti""#;
    let mut table = position("", &[r#"home = "seattle""#, at_sea]);
    table.work();
    assert_eq!((table.at(1), table.money(1), table.player(1).specials), ("tahiti", 200, 1));
}

#[test]
fn gt_14_only_the_last_location_counts() {
    let moved = r#"home = "manila", at = "fiji", unresolved = true"#;
    let more = "pack = [\"tripoli/lima\"]";
    let mut table = position(
        more,
        &[r#"home = "seattle", at = "chicago", money = 300, tickets = ["san-francisco/fiji"]"#, moved],
    );
    table.does(fly("san-francisco/fiji", "fiji")).does(send("tripoli"));
    table.work();
    assert_eq!((table.at(1), table.money(1), table.player(1).specials), ("tripoli", 300, 0));
    assert_eq!(table.turn(), 1, "the window after a turn that Tripoli ended");
    assert_eq!(table.phase(), Phase::AfterTurn);
}

#[test]
fn gt_14_a_deportation_is_no_such_move() {
    // Deported to Amsterdam, their Home: nothing is resolved there next turn.
    let mut table =
        position("", &[r#"home = "amsterdam", at = "hamburg""#, r#"home = "seattle", skips = true"#]);
    table.roll(TROUBLE);
    assert_eq!((table.turn(), table.at(0), table.money(0)), (0, "amsterdam", 300));
    assert_eq!(table.phase(), Phase::Travel, "no Adventure is offered");
}

#[test]
fn gt_15_he_chooses_between_travel_and_work() {
    let player = r#"home = "seattle", at = "vancouver", money = 300, tickets = ["lagos/moscow"]"#;
    let table = position("", &[player, ELSEWHERE]);
    for action in [Action::Roll, Action::Work, sail("aloha-cruise"), fly("lagos/moscow", "moscow")] {
        assert!(table.can(action), "{action:?}");
    }
    assert_eq!(table.refused(0, Action::Decline), GT_15);
    assert_eq!(table.refused(0, Action::EndTurn), GT_15, "there is no pass");
}

#[test]
fn gt_15_a_trips_obligations_come_before_the_next_choice() {
    let mut table = position("", &[r#"home = "seattle", money = 900"#, ELSEWHERE]);
    table.go("san-francisco");
    assert_eq!(table.refused(0, Action::Roll), GT_43, "the Adventure is offered first");
    assert_eq!(table.refused(0, Action::Work), GT_43);
    table.does(Action::Decline).go("fresno");
    assert_eq!(table.turn(), 0);
    let debtor = r#"home = "seattle", tickets = ["lagos/moscow", "cairo/tokyo"]"#;
    let mut table = position("", &[debtor, ELSEWHERE]);
    table.go("vancouver");
    assert_eq!(table.refused(0, Action::Work), GT_81);
    assert_eq!(table.refused(0, Action::Roll), GT_81);
}

#[test]
fn gt_16_work_earns_200_and_ends_the_turn() {
    let mut table = position("", &[r#"home = "seattle", money = 0"#, ELSEWHERE]);
    table.does(Action::Work);
    assert_eq!((table.money(0), table.turn()), (200, 1));
}

#[test]
fn gt_16_no_work_after_the_turn_has_ended() {
    let mut table = position("", &[r#"home = "seattle", money = 900"#, ELSEWHERE]);
    table.go("portland");
    assert_eq!(table.phase(), Phase::AfterTurn);
    assert_eq!(table.refused(0, Action::Work), GT_28);
}

#[test]
fn gt_16_work_is_always_possible_even_where_no_way_leads_out() {
    let table = position("", &[r#"home = "seattle", at = "tobago""#, ELSEWHERE]);
    assert!(table.can(Action::Work));
}

#[test]
fn gt_17_as_many_trips_as_he_likes() {
    let mut table = position("", &[r#"home = "seattle", money = 3000"#, ELSEWHERE]);
    for trip in 0..10 {
        table.go(if trip % 2 == 0 { "calgary" } else { "seattle" });
        assert_eq!((table.turn(), table.phase()), (0, Phase::Travel));
    }
    assert_eq!(table.money(0), 2500);
    table.roll(TICKET).does(Action::Work);
}

#[test]
fn gt_18_places_that_end_the_turn() {
    for (to, money) in [("portland", 500), ("siskiyou-pass", 400), ("northwest-territories", 400)] {
        let mut table = position("", &[r#"home = "seattle", money = 500"#, ELSEWHERE]);
        table.go(to);
        assert_eq!((table.phase(), table.money(0)), (Phase::AfterTurn, money), "{to}");
        let at = place(to);
        assert!(table.told(Event::TurnEndedBy { seat: Seat(0), at }));
    }
    let mut table = position("", &[r#"home = "seattle", at = "vancouver", money = 500"#, ELSEWHERE]);
    table.does(sail("aloha-cruise"));
    assert_eq!((table.phase(), table.money(0)), (Phase::AfterTurn, 500));
}

#[test]
fn gt_18_other_things_that_end_the_turn() {
    let player = r#"home = "seattle", at = "rome", money = 200, tickets = []"#;
    for effects in ["day", "weekend", "lose 900", "lose-key", "lose-memory"] {
        let mut table = story(&[effects], "phase = \"offer\"", &[player, ELSEWHERE]);
        table.adventure();
        assert_eq!(table.turn(), 1, "{effects}");
    }
    let mut table = position("", &[player, ELSEWHERE]);
    table.roll(TROUBLE);
    assert_eq!(table.turn(), 1);
    // A lost Jackpot and a lost challenge: somebody says where they move on to, and that is all.
    let gambler = r#"home = "seattle", at = "las-vegas""#;
    let mut table = position("phase = \"offer\"\npack = [\"lagos/moscow\"]", &[gambler, ELSEWHERE]);
    table.dice(&[1, 2, 1, 2]).does(Action::TryJackpot);
    table.act(1, send("lagos"));
    assert_eq!(table.turn(), 1);
}

#[test]
fn gt_14_the_arrival_comes_before_anything_else() {
    let moved = r#"home = "manila", at = "outback", unresolved = true, tickets = ["cairo/tokyo"]"#;
    let table = position("phase = \"start\"", &[moved, ELSEWHERE]);
    assert_eq!((table.phase(), table.money(0)), (Phase::Arrive, 300));
    for action in [Action::Work, Action::Roll, Action::Buy(1), Action::Decline] {
        assert_eq!(table.refused(0, action), GT_14, "{action:?}");
    }
}

#[test]
fn the_order_of_the_listed_actions_is_the_same_every_time() {
    let player = r#"home = "seattle", at = "vancouver", money = 400, specials = 1, placed = ["africa", "asia",
        "europe", "north-america", "south-america"], tickets = ["lagos/moscow", "adelaide/vancouver"]"#;
    let table = position("", &[player, ELSEWHERE]);
    let expected = [
        Action::Roll,
        fly("lagos/moscow", "lagos"),
        fly("lagos/moscow", "moscow"),
        fly("adelaide/vancouver", "adelaide"),
        sail("aloha-cruise"),
        Action::Work,
        Action::Buy(1),
        Action::Buy(2),
        memory("manila"),
        memory("singapore"),
        memory("melbourne"),
        refund("lagos/moscow"),
        refund("adelaide/vancouver"),
    ];
    assert_eq!(table.legal(0), expected);
}

/// What an event says of a player's money: whose, and by how much it changes.
fn account(event: Event) -> Vec<(Seat, i64)> {
    match event {
        Event::SpendingMoney { seat } => vec![(seat, 300)],
        Event::Worked { seat } => vec![(seat, 200)],
        Event::Refunded { seat } => vec![(seat, 100)],
        Event::Gained { seat, dollars } | Event::WonJackpot { seat, dollars, .. } => {
            vec![(seat, i64::from(dollars))]
        }
        Event::Lost { seat, dollars }
        | Event::PaidExpenses { seat, dollars, .. }
        | Event::PaidExpensesToJackpot { seat, dollars, .. }
        | Event::PaidTrouble { seat, dollars }
        | Event::PaidPart { seat, dollars, .. }
        | Event::Bought { seat, dollars, .. } => vec![(seat, -i64::from(dollars))],
        Event::Challenged { seat, holder, .. } => vec![(seat, -100), (holder, 100)],
        _ => vec![],
    }
}

#[test]
fn gt_6_the_events_account_for_every_dollar() {
    for (seed, strict) in [(1, false), (2, true), (3, false), (4, true)] {
        let options = Options { strict, short: Some(Short::Rounds(150)), first: None };
        let game = Globetrotters::new(WORLD.clone(), options, 4);
        let (mut dice, mut choices) = (FastDice::new(seed), FastDice::new(!seed));
        let mut state = game.set_up(&mut dice, &mut Silent);
        let mut actions = Vec::new();
        while let Some(seat) = game.to_act(&state).must.first() {
            game.legal(&state, seat, &mut actions);
            let action = actions[choices.pick("test", actions.len())];
            let before = state.open;
            let mut told = Chronicle::default();
            game.apply(&mut state, seat, &action, &mut dice, &mut told).unwrap();
            let events: Vec<Event> = told.told.iter().map(|told| told.event).collect();
            let mut money = [0; 4].map(i64::from);
            for seat in Seat::all(4) {
                money[seat.index()] = i64::from(before.players[seat].money);
            }
            let mut jackpot = i64::from(before.jackpot.money);
            for &event in &events {
                for (seat, change) in account(event) {
                    money[seat.index()] += change;
                    assert!(money[seat.index()] >= 0, "{event:?} leaves less than nothing");
                }
                match event {
                    Event::NoKeyToLose { seat } | Event::NoSpecialToLose { seat } => money[seat.index()] = 0,
                    Event::Lost { dollars, .. } | Event::PaidExpensesToJackpot { dollars, .. } => {
                        jackpot += i64::from(dollars);
                    }
                    Event::WonJackpot { dollars, .. } => {
                        assert_eq!(i64::from(dollars), jackpot);
                        jackpot = 200;
                    }
                    _ => {}
                }
            }
            let now = Seat::all(4).map(|seat| i64::from(state.open.players[seat].money));
            assert_eq!(now.collect::<Vec<_>>(), money, "{action:?}: {events:?}");
            if !events.iter().any(|event| matches!(event, Event::PaidPart { .. })) {
                assert_eq!(i64::from(state.open.jackpot.money), jackpot, "{action:?}: {events:?}");
            }
        }
    }
}
