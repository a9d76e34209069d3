//! Bumping and moving on: GT-45 to GT-48.

use globetrotters::clause::{GT_9, GT_46};
use globetrotters::{Action, Event, Phase};
use table::Seat;

use crate::support::{
    ELSEWHERE, TROUBLE, Table, bonus, home, memory, move_to, place, position, refund, sail, send, story,
    ticket,
};

const BETTY: &str = r#"home = "winnipeg", money = 500"#;

#[test]
fn gt_45_ending_a_move_on_an_occupied_location_bumps() {
    let mut table = position("pack = [\"tripoli/lima\"]", &[BETTY, r#"home = "seattle""#]);
    table.go("seattle");
    assert!(table.told(Event::Bumped { seat: Seat(1), by: Seat(0), at: place("seattle") }));
    assert_eq!(table.phase(), Phase::MoveOn { who: Seat(1), chooser: Seat(0) });
    table.does(send("lima"));
    assert_eq!((table.at(0), table.at(1), table.money(0)), ("seattle", "lima", 400));
}

#[test]
fn gt_45_passing_through_does_not() {
    let mut table = position("", &[BETTY, r#"home = "seattle", at = "calgary""#]);
    table.go("seattle");
    assert_eq!((table.at(1), table.phase()), ("calgary", Phase::Travel));
}

#[test]
fn gt_46_moving_on_is_chosen_by_the_bumper() {
    let mut table = position(
        "pack = [\"tripoli/lima\"]",
        &[BETTY, r#"home = "seattle", money = 100"#, r#"home = "manila""#],
    );
    table.go("seattle");
    assert!(table.told(Event::TurnedUp { seat: Seat(1), ticket: ticket("tripoli/lima") }));
    assert_eq!(table.awaited(), [0]);
    assert_eq!(table.legal(0), [send("tripoli"), send("lima")]);
    assert_eq!(table.refused(0, send("rome")), GT_46);
    assert_eq!(table.refused(0, Action::Work), GT_46);
    assert_eq!(table.refused(1, send("lima")), GT_9);
    table.does(send("tripoli"));
    assert_eq!(table.pack().last().unwrap(), "tripoli/lima");
    assert_eq!((table.money(1), table.player(1).unresolved), (100, true), "the arrival waits");
    table.work();
    assert_eq!(table.phase(), Phase::AfterTurn, "a Regional City ended the turn as it began");
}

#[test]
fn gt_46_the_keyholder_chooses_after_a_lost_challenge() {
    let challenger = r#"home = "seattle", at = "london", money = 500, may_challenge = true"#;
    let mut table = position(
        "pack = [\"tripoli/lima\"]",
        &[challenger, ELSEWHERE, r#"home = "manila", keys = ["london"]"#],
    );
    table.dice(&[1, 2, 3, 4]).does(Action::Challenge);
    assert_eq!((table.phase(), table.awaited()), (Phase::MoveOn { who: Seat(0), chooser: Seat(2) }, vec![2]));
    table.act(2, send("lima"));
    assert_eq!((table.at(0), table.player(0).unresolved, table.phase()), ("lima", true, Phase::AfterTurn));
}

#[test]
fn gt_46_the_player_to_the_right_chooses_after_a_missed_jackpot() {
    let gambler = r#"home = "seattle", at = "las-vegas""#;
    let more = "phase = \"offer\"\npack = [\"tripoli/lima\"]";
    let mut table = position(more, &[gambler, ELSEWHERE, r#"home = "manila""#]);
    table.dice(&[1, 2, 1, 2]).does(Action::TryJackpot);
    assert_eq!((table.phase(), table.awaited()), (Phase::MoveOn { who: Seat(0), chooser: Seat(2) }, vec![2]));
    table.act(2, send("tripoli"));
    assert_eq!((table.at(0), table.turn()), ("tripoli", 1));
}

#[test]
fn gt_47_a_chain_of_bumps_the_arriving_player_choosing() {
    let more = "pack = [\"tripoli/lima\", \"lagos/moscow\"]";
    let mut table = position(more, &[BETTY, r#"home = "seattle""#, r#"home = "manila", at = "lima""#]);
    table.go("seattle").does(send("lima"));
    assert_eq!(table.phase(), Phase::MoveOn { who: Seat(2), chooser: Seat(1) });
    table.act(1, send("moscow"));
    assert_eq!(["seattle", "lima", "moscow"], [0, 1, 2].map(|seat| table.at(seat)));
    assert!(table.player(1).unresolved && table.player(2).unresolved);
    assert_eq!((table.turn(), table.money(0)), (0, 400), "the turn goes on with the arrival");
}

#[test]
fn gt_47_not_where_he_was_bumped_from() {
    // Bumped from Amsterdam: the ticket's other place is the only choice, so nothing is asked.
    let traveller = r#"home = "winnipeg", at = "hamburg", money = 500"#;
    let mut table =
        position("pack = [\"nairobi/amsterdam\"]", &[traveller, r#"home = "seattle", at = "amsterdam""#]);
    table.go("amsterdam");
    assert_eq!((table.at(1), table.phase()), ("nairobi", Phase::Offer));
}

#[test]
fn gt_47_not_where_a_piece_that_moved_in_the_chain_stands() {
    // Seattle and Lima are held by pieces of the chain: both tickets leave one place only.
    let more = "pack = [\"tripoli/lima\", \"seattle/amsterdam\"]";
    let mut table =
        position(more, &[BETTY, r#"home = "denver", at = "seattle""#, r#"home = "manila", at = "lima""#]);
    table.go("seattle").does(send("lima"));
    assert_eq!((table.at(2), table.turn()), ("amsterdam", 0));
}

#[test]
fn gt_47_if_both_places_are_barred_the_next_ticket_is_turned() {
    // The third of the chain: Amsterdam is held by the player in turn, Nairobi by the one they bumped.
    let more = "pack = [\"santiago/nairobi\", \"nairobi/amsterdam\", \"tripoli/lima\"]";
    let players = [
        r#"home = "winnipeg", at = "hamburg", money = 500"#,
        r#"home = "seattle", at = "amsterdam""#,
        r#"home = "manila", at = "nairobi""#,
    ];
    let mut table = position(more, &players);
    table.go("amsterdam").does(send("nairobi"));
    assert!(table.told(Event::TurnedInVain { ticket: ticket("nairobi/amsterdam") }));
    assert_eq!(table.pack().last().unwrap(), "nairobi/amsterdam", "under the pack");
    assert_eq!(table.phase(), Phase::MoveOn { who: Seat(2), chooser: Seat(1) });
    table.act(1, send("lima"));
    assert_eq!(["amsterdam", "nairobi", "lima"], [0, 1, 2].map(|seat| table.at(seat)));
}

#[test]
fn gt_47_if_no_ticket_serves_the_space_is_shared() {
    let players = [
        r#"home = "winnipeg", at = "hamburg", money = 500"#,
        r#"home = "seattle", at = "amsterdam""#,
        r#"home = "manila", at = "nairobi""#,
    ];
    let mut table = position("pack = [\"nairobi/amsterdam\"]", &players);
    let hidden = &mut table.state.hidden;
    let top = hidden.pack.pop().unwrap();
    while let Some(ticket) = hidden.pack.pop() {
        hidden.hands[Seat(0)].push(ticket);
    }
    hidden.pack.push(top);
    table.go("amsterdam");
    assert_eq!((table.at(1), table.at(2)), ("nairobi", "nairobi"));
    assert!(table.told(Event::TurnedInVain { ticket: ticket("nairobi/amsterdam") }));
    assert!(table.told(Event::Shares { seat: Seat(2), at: place("nairobi") }));
    assert_eq!((table.player(1).unresolved, table.player(2).unresolved), (true, false));
    assert_eq!(table.turn(), 0);
}

#[test]
fn gt_47_after_a_lost_jackpot_he_may_be_left_where_he_is_and_arrives_anew() {
    let gambler = r#"home = "seattle", at = "las-vegas", money = 0"#;
    let more = "phase = \"offer\"\npack = [\"las-vegas/macao\"]";
    let mut table = position(more, &[gambler, ELSEWHERE]);
    table.dice(&[1, 2, 1, 2]).does(Action::TryJackpot);
    assert_eq!(table.legal(1), [send("las-vegas"), send("macao")]);
    table.act(1, send("las-vegas"));
    assert_eq!((table.at(0), table.player(0).unresolved), ("las-vegas", true));
    table.work();
    assert_eq!(
        (table.turn(), table.money(0), table.phase()),
        (0, 200, Phase::Offer),
        "a new arrival, a new try"
    );
}

fn bumped_by(table: &mut Table, place: &str) {
    assert!(matches!(table.phase(), Phase::MoveOn { who: Seat(1), chooser: Seat(0) }), "{:?}", table.phase());
    table.act(0, send("tripoli"));
    assert_eq!((table.at(0), table.at(1)), (place, "tripoli"));
}

#[test]
fn gt_48_any_arrival_bumps() {
    let more = "pack = [\"tripoli/lima\"]";
    // The first arrival at Home.
    let newcomer = r#"money = 500, tickets = ["seattle/amsterdam"]"#;
    let mut table = position(more, &[newcomer, r#"home = "denver", at = "seattle""#]);
    table.does(home("seattle"));
    bumped_by(&mut table, "seattle");
    assert_eq!(table.phase(), Phase::Travel);
    // A deportation.
    let debtor = r#"home = "seattle", at = "denver", money = 0"#;
    let mut table = position(more, &[debtor, r#"home = "winnipeg", at = "seattle", skips = true"#]);
    table.roll(TROUBLE);
    bumped_by(&mut table, "seattle");
    // Adventures and bonuses.
    let offer = "phase = \"offer\"\npack = [\"tripoli/lima\"]";
    let player = r#"home = "seattle", at = "rome", money = 500, before = "denver""#;
    for effects in ["go denver", "back"] {
        let mut table = story(&[effects], offer, &[player, r#"home = "winnipeg", at = "denver""#]);
        table.adventure();
        bumped_by(&mut table, "denver");
        assert_eq!(table.jackpot().0, 300, "the arrival comes after");
    }
    let mut table = story(&["bonus-star"], offer, &[player, r#"home = "winnipeg", at = "denver""#]);
    table.adventure().does(bonus("denver"));
    bumped_by(&mut table, "denver");
}

#[test]
fn gt_48_a_switch_bumps_who_shares_the_space() {
    // Two share Denver, as GT-47 can leave them; who switches with one of them bumps the other.
    let player = r#"home = "seattle", at = "rome", money = 500"#;
    let more = "phase = \"offer\"\npack = [\"tripoli/lima\"]";
    let others = [r#"home = "winnipeg", at = "denver""#, r#"home = "manila", at = "denver""#];
    let mut table = story(&["switch"], more, &[player, others[0], others[1]]);
    table.adventure().does(Action::SwitchWith(Seat(1)));
    assert_eq!(table.phase(), Phase::MoveOn { who: Seat(2), chooser: Seat(0) });
    table.does(send("lima"));
    assert_eq!(["denver", "rome", "lima"], [0, 1, 2].map(|seat| table.at(seat)));
}

#[test]
fn gt_45_who_waits_on_a_cruise_island_can_be_bumped_and_loses_his_passage() {
    let at_sea = r#"home = "seattle", at = "easter-island", bound_for = "tahiti""#;
    let player = r#"home = "winnipeg", at = "lima", money = 500"#;
    let mut table = position("pack = [\"lagos/moscow\"]", &[player, at_sea]);
    table.does(sail("easter-island")).does(send("lagos")).close();
    assert_eq!((table.at(0), table.at(1), table.turn()), ("easter-island", "lagos", 1));
    assert_eq!((table.phase(), table.money(1)), (Phase::Offer, 200), "they arrive in Lagos");
}

#[test]
fn gt_45_the_piece_that_sails_on_bumps_as_any_other() {
    let at_sea = r#"home = "seattle", at = "easter-island", bound_for = "tahiti""#;
    let other = r#"home = "winnipeg", at = "tahiti""#;
    let mut table = position("phase = \"start\"\npack = [\"lagos/moscow\"]", &[at_sea, other]);
    assert_eq!(table.phase(), Phase::MoveOn { who: Seat(1), chooser: Seat(0) });
    table.does(send("moscow"));
    assert_eq!((table.at(0), table.money(0), table.player(0).specials), ("tahiti", 200, 1));
}

#[test]
fn gt_47_who_moves_on_after_a_lost_jackpot_bumps_too() {
    let gambler = r#"home = "seattle", at = "las-vegas", money = 0"#;
    let more = "phase = \"offer\"\npack = [\"tripoli/lima\", \"lagos/moscow\"]";
    let mut table = position(more, &[gambler, r#"home = "winnipeg", at = "lima""#, r#"home = "manila""#]);
    table.dice(&[1, 2, 1, 2]).does(Action::TryJackpot).act(2, send("lima"));
    assert_eq!(
        table.phase(),
        Phase::MoveOn { who: Seat(1), chooser: Seat(0) },
        "the arriving player chooses"
    );
    table.act(0, send("moscow"));
    assert_eq!((table.at(0), table.at(1), table.turn()), ("lima", "moscow", 1));
    assert_eq!(table.money(1), 200, "Moscow's expenses, at the start of their turn");
}

#[test]
fn gt_47_a_chain_goes_on_until_everybody_has_a_place_of_his_own() {
    let players = [
        r#"home = "winnipeg", money = 500"#,
        r#"home = "seattle""#,
        r#"home = "manila", at = "lima""#,
        r#"home = "denver", at = "moscow""#,
        r#"home = "boston", at = "cairo""#,
    ];
    let more = "pack = [\"tripoli/lima\", \"lagos/moscow\", \"cairo/bombay\", \"rio/paris\"]";
    let mut table = position(more, &players);
    table.go("seattle").act(0, send("lima")).act(1, send("moscow")).act(2, send("cairo")).act(3, send("rio"));
    let places = [0, 1, 2, 3, 4].map(|seat| table.at(seat).to_owned());
    assert_eq!(places, ["seattle", "lima", "moscow", "cairo", "rio"]);
    assert_eq!((table.turn(), table.phase(), table.money(0)), (0, Phase::Travel, 400));
}

#[test]
fn gt_47_while_another_chooses_in_a_chain_the_player_in_turn_waits() {
    let more = "pack = [\"tripoli/lima\", \"lagos/moscow\"]";
    let players = [
        r#"home = "vancouver", money = 500, specials = 1, tickets = ["cairo/tokyo"]"#,
        r#"home = "winnipeg", at = "seattle""#,
        r#"home = "manila", at = "lima""#,
    ];
    let mut table = position(more, &players);
    table.go("seattle");
    assert!(table.can(refund("cairo/tokyo")) && table.can(memory("rome")), "before");
    table.does(send("lima"));
    assert_eq!((table.awaited(), table.legal(0)), (vec![1], vec![]));
    for action in [refund("cairo/tokyo"), memory("rome")] {
        assert_eq!(table.refused(0, action), GT_9);
        assert_eq!(table.refused(1, action), GT_46, "and it is not the chooser's turn");
    }
    table.act(1, send("moscow"));
    assert!(table.can(refund("cairo/tokyo")) && table.can(memory("rome")), "after");
}

#[test]
fn gt_47_after_the_chain_an_arrival_that_takes_tickets_or_ends_the_turn_asks_first() {
    let more = "pack = [\"tripoli/lima\", \"lagos/moscow\"]";
    let waste = r#"home = "winnipeg", at = "northwest-territories""#;
    let third = r#"home = "manila", at = "lima""#;
    for own in [r#"tickets = ["cairo/tokyo"]"#, "specials = 1"] {
        let player = format!("home = \"seattle\", at = \"edmonton\", money = 500, {own}");
        let mut table = position(more, &[&player, waste, third]);
        table.roll(1).does(move_to("northwest-territories")).does(send("lima")).act(1, send("moscow"));
        assert_eq!((table.phase(), table.awaited()), (Phase::Arrive, vec![0]), "{own}");
    }
}
