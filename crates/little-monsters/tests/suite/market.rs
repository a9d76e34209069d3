//! The free market, advanced rule A: LM-12 and LM-13.

use little_monsters::clause::{LM_4, LM_5, LM_6, LM_12, LM_13};
use little_monsters::state::Offer;
use little_monsters::{Action, Colour, Event, LittleMonsters, MAX_OFFERS, Tickets};
use table::dice::FastDice;
use table::journal::Origin;
use table::{ActError, Game, Play, RulesVersion, Seat, Silent};

use crate::support::{Table, tickets};

use Colour::{Blue, Green, Purple, Red, Yellow};

/// Three players after the first one's roll, the market open.
fn market(hands: [&str; 3]) -> Table {
    let [mine, first, second] = hands;
    Table::from(&format!(
        r#"
        seats = 3
        options = {{ free_market = true }}
        [position]
        phase = "travel"
        display = ["cairo", "berlin", "guam", "perth"]
        pile = ["tokyo"]
        player = [
            {{ house = "fiji", monster = "rome", tickets = {{ {mine} }} }},
            {{ house = "beijing", tickets = {{ {first} }} }},
            {{ house = "rio", tickets = {{ {second} }} }},
        ]
        "#
    ))
}

fn offer(to: u8, give: &str, want: &str) -> Action {
    Action::Offer { to: Seat(to), give: tickets(give), want: tickets(want) }
}

fn counter(to: u8, give: &str, want: &str) -> Action {
    Action::Counter { to: Seat(to), give: tickets(give), want: tickets(want) }
}

fn exchange(give: Colour, take: Colour) -> Action {
    Action::Exchange { give, take }
}

fn accept(from: u8) -> Action {
    Action::Accept(Seat(from))
}

fn decline(from: u8) -> Action {
    Action::Decline(Seat(from))
}

fn withdraw(to: u8) -> Action {
    Action::Withdraw(Seat(to))
}

#[test]
fn lm_12_three_of_a_colour_buy_one_of_another() {
    let mut table = market(["red = 4", "", ""]);
    table.act(0, exchange(Red, Blue));
    assert_eq!(table.hand(0), tickets("1 red 1 blue"));
    assert_eq!(table.supply(), tickets("20 purple 20 yellow 19 blue 20 green 19 red"));
    assert_eq!(table.events(), [Event::Exchanged { seat: Seat(0), give: Red, take: Blue }]);
    assert_eq!(table.clauses(), [12]);
}

#[test]
fn lm_12_as_often_as_one_likes() {
    let mut table = market(["red = 9", "", ""]);
    table.act(0, exchange(Red, Blue)).act(0, exchange(Red, Blue)).act(0, exchange(Red, Blue));
    table.act(0, exchange(Blue, Green));
    assert_eq!(table.hand(0), tickets("1 green"));
}

#[test]
fn lm_12_two_are_not_enough_and_the_colour_must_be_another() {
    let table = market(["red = 2, blue = 3", "red = 5", ""]);
    assert_eq!(table.refused(0, exchange(Red, Green)), LM_12);
    assert_eq!(table.refused(0, exchange(Blue, Blue)), LM_12);
}

#[test]
fn lm_12_only_the_player_in_turn_exchanges() {
    let table = market(["", "red = 3", ""]);
    assert_eq!(table.refused(1, exchange(Red, Green)), LM_4);
}

#[test]
fn lm_12_what_the_supply_lacks_cannot_be_taken() {
    let table = market(["red = 3", "blue = 20", ""]);
    assert_eq!(table.refused(0, exchange(Red, Blue)), LM_6);
    assert!(!table.legal(0).contains(&exchange(Red, Blue)));
    assert!(table.legal(0).contains(&exchange(Red, Green)));
}

#[test]
fn lm_12_the_three_go_back_first() {
    // All red tickets are in hands; after the exchange three are to be had again.
    let mut table = market(["red = 3, blue = 3", "red = 17", ""]);
    assert_eq!(table.refused(0, exchange(Blue, Red)), LM_6);
    table.act(0, exchange(Red, Green)).act(0, exchange(Blue, Red));
    assert_eq!(table.hand(0), tickets("1 red 1 green"));
    assert_eq!(table.supply()[Red], 2);
}

#[test]
fn lm_12_the_market_opens_with_the_roll() {
    let mut table = Table::from(
        r#"
        seats = 2
        options = { free_market = true }
        [position]
        display = ["cairo", "berlin", "guam", "perth"]
        player = [{ house = "rome", tickets = { red = 2 } }, { house = "beijing", tickets = { blue = 1 } }]
        "#,
    );
    assert_eq!(table.refused(0, exchange(Red, Blue)), LM_5);
    assert_eq!(table.refused(0, offer(1, "1 red", "1 blue")), LM_5);
    table.roll("red", "red").act(0, exchange(Red, Blue));
    assert_eq!(table.hand(0), tickets("1 red 1 blue"));
}

#[test]
fn lm_12_the_market_closes_when_the_monster_sets_off() {
    let mut table = market(["red = 4, blue = 1", "green = 1", ""]);
    table.walk([("berlin", Red)]);
    assert_eq!(table.refused(0, exchange(Red, Green)), LM_12);
    assert_eq!(table.refused(0, offer(1, "1 blue", "1 green")), LM_12);
    assert!(table.legal(0).iter().all(|action| matches!(action, Action::Step { .. } | Action::Stop)));
}

#[test]
fn lm_12_only_for_tables_that_chose_it() {
    let table = Table::from(
        r#"
        seats = 2
        [position]
        phase = "travel"
        display = ["cairo", "berlin", "guam", "perth"]
        player = [{ house = "rome", tickets = { red = 3 } }, { house = "beijing", tickets = { blue = 1 } }]
        "#,
    );
    assert_eq!(table.refused(0, exchange(Red, Blue)), LM_12);
    assert_eq!(table.refused(0, offer(1, "1 red", "1 blue")), LM_12);
    assert!(table.legal(0).iter().all(|action| matches!(action, Action::Step { .. } | Action::Stop)));
}

#[test]
fn lm_13_tickets_are_traded_by_consent() {
    let mut table = market(["red = 3", "blue = 1, green = 1", ""]);
    table.act(0, offer(1, "2 red", "1 blue 1 green"));
    assert_eq!(table.hand(0), tickets("3 red"), "an offer alone moves nothing");
    assert_eq!(table.awaited(), [1]);
    table.act(1, accept(0));
    assert_eq!(table.hand(0), tickets("1 red 1 blue 1 green"));
    assert_eq!(table.hand(1), tickets("2 red"));
    let (from, to) = (Seat(0), Seat(1));
    let (give, want) = (tickets("2 red"), tickets("1 blue 1 green"));
    assert_eq!(table.events(), [Event::Traded { from, to, give, want }]);
    assert_eq!(table.supply(), tickets("20 purple 20 yellow 19 blue 19 green 17 red"));
}

#[test]
fn lm_13_gifts_are_forbidden() {
    let mut table = market(["red = 3", "blue = 1", ""]);
    assert_eq!(table.refused(0, offer(1, "1 red", "")), LM_13);
    assert_eq!(table.refused(0, offer(1, "", "1 blue")), LM_13);
    assert_eq!(table.refused(0, offer(1, "", "")), LM_13);
    table.act(0, offer(1, "1 red", "1 blue"));
    assert_eq!(table.refused(1, counter(0, "", "1 red")), LM_13);
    assert_eq!(table.refused(1, counter(0, "1 blue", "")), LM_13);
}

#[test]
fn lm_13_one_can_offer_only_what_one_has_and_ask_for_what_the_other_holds() {
    let table = market(["red = 1", "blue = 1", "green = 1"]);
    assert_eq!(table.refused(0, offer(1, "2 red", "1 blue")), LM_13);
    assert_eq!(table.refused(0, offer(1, "1 red", "2 blue")), LM_13);
    assert_eq!(table.refused(0, offer(1, "1 red", "1 green")), LM_13, "the other partner holds green");
}

#[test]
fn lm_13_every_offer_is_between_the_player_in_turn_and_one_other() {
    let table = market(["red = 1", "blue = 1", "green = 1"]);
    assert_eq!(table.refused(0, offer(0, "1 red", "1 red")), LM_13);
    assert_eq!(table.refused(0, offer(3, "1 red", "1 blue")), LM_13);
    assert_eq!(table.refused(0, offer(255, "1 red", "1 blue")), LM_13);
    assert_eq!(table.refused(1, offer(0, "1 blue", "1 red")), LM_4, "others only answer");
    assert_eq!(table.refused(1, offer(2, "1 blue", "1 green")), LM_4);
}

#[test]
fn lm_13_only_the_partner_answers() {
    let mut table = market(["red = 1", "blue = 1", "green = 1"]);
    assert_eq!(table.refused(1, accept(0)), LM_4, "there is nothing to answer yet");
    table.act(0, offer(1, "1 red", "1 blue"));
    assert_eq!(table.refused(2, accept(0)), LM_4);
    assert_eq!(table.refused(0, accept(1)), LM_13, "nobody accepts an offer of their own");
    assert_eq!(table.refused(0, decline(1)), LM_13);
    assert_eq!(table.refused(1, accept(2)), LM_13);
    assert_eq!(table.refused(1, withdraw(0)), LM_13, "it is not the partner's to withdraw");
    assert_eq!(table.refused(1, accept(9)), LM_13);
}

#[test]
fn lm_13_an_offer_can_be_declined_or_withdrawn() {
    let mut table = market(["red = 1", "blue = 1", ""]);
    table.act(0, offer(1, "1 red", "1 blue")).act(1, decline(0));
    assert_eq!(table.events(), [Event::Declined { from: Seat(0), to: Seat(1) }]);
    assert_eq!(table.awaited(), [0]);
    assert_eq!(table.refused(1, accept(0)), LM_4);
    table.act(0, offer(1, "1 red", "1 blue")).act(0, withdraw(1));
    assert_eq!(table.events(), [Event::Withdrawn { from: Seat(0), to: Seat(1) }]);
    assert_eq!((table.hand(0), table.hand(1)), (tickets("1 red"), tickets("1 blue")));
}

#[test]
fn lm_13_a_counter_offer_takes_the_place_of_the_offer() {
    let mut table = market(["red = 2", "blue = 1", ""]);
    table.act(0, offer(1, "1 red", "1 blue")).act(1, counter(0, "1 blue", "2 red"));
    let stands = Offer { from: Seat(1), to: Seat(0), give: tickets("1 blue"), want: tickets("2 red") };
    assert_eq!(table.state.open.trade_between(Seat(0), Seat(1)), Some(stands));
    assert_eq!(table.state.open.offers_made, 2);
    assert_eq!(table.awaited(), [0]);
    assert_eq!(table.refused(1, accept(0)), LM_13, "the first offer is answered");
    table.act(0, accept(1));
    assert_eq!((table.hand(0), table.hand(1)), (tickets("1 blue"), tickets("2 red")));
}

#[test]
fn lm_13_there_is_nothing_to_counter_without_an_offer() {
    let mut table = market(["red = 2", "blue = 1", "green = 1"]);
    assert_eq!(table.refused(0, counter(1, "1 red", "1 blue")), LM_13);
    table.act(0, offer(1, "1 red", "1 blue"));
    assert_eq!(table.refused(0, counter(1, "1 red", "1 blue")), LM_13, "one's own offer");
    assert_eq!(table.refused(1, counter(2, "1 blue", "1 green")), LM_13);
}

#[test]
fn lm_13_six_offers_a_turn_counters_included() {
    let mut table = market(["red = 2", "blue = 2", ""]);
    table.act(0, offer(1, "1 red", "1 blue"));
    for _ in 0..2 {
        table.act(1, counter(0, "1 blue", "2 red")).act(0, counter(1, "1 red", "2 blue"));
    }
    table.act(1, decline(0)).act(0, offer(1, "1 red", "1 blue"));
    assert_eq!(table.state.open.offers_made, MAX_OFFERS);
    assert_eq!(MAX_OFFERS, 6);
    assert_eq!(table.refused(1, counter(0, "1 blue", "2 red")), LM_13);
    assert!(!table.legal(1).iter().any(|action| matches!(action, Action::Counter { .. })));
    table.act(1, decline(0));
    assert_eq!(table.refused(0, offer(1, "1 red", "1 blue")), LM_13);
    assert!(!table.legal(0).iter().any(|action| matches!(action, Action::Offer { .. })));
}

#[test]
fn lm_13_the_offers_are_counted_anew_in_every_turn() {
    let mut table = market(["red = 1", "blue = 1", ""]);
    table.act(0, offer(1, "1 red", "1 blue")).act(1, decline(0)).act(0, Action::Stop);
    table.roll("green", "green");
    assert_eq!(table.state.open.offers_made, 0);
    table.act(1, offer(0, "1 green", "1 red")).act(0, accept(1));
    assert_eq!((table.hand(0), table.hand(1)), (tickets("1 green"), tickets("1 red 1 blue 1 green")));
}

#[test]
fn lm_13_one_open_offer_with_each_partner_but_with_several_at_once() {
    let mut table = market(["red = 2, blue = 1", "green = 1", "yellow = 1"]);
    table.act(0, offer(1, "1 red", "1 green"));
    assert_eq!(table.refused(0, offer(1, "1 blue", "1 green")), LM_13);
    table.act(0, offer(2, "1 red", "1 yellow"));
    assert_eq!(table.awaited(), [1, 2]);
    table.act(2, accept(0)).act(1, accept(0));
    assert_eq!(table.hand(0), tickets("1 blue 1 green 1 yellow"));
}

#[test]
fn lm_13_a_promised_ticket_is_not_to_be_promised_again_or_exchanged() {
    let mut table = market(["red = 3", "green = 1", "yellow = 1"]);
    table.act(0, offer(1, "1 red", "1 green"));
    assert_eq!(table.refused(0, exchange(Red, Blue)), LM_12, "only two are free");
    assert_eq!(table.refused(0, offer(2, "3 red", "1 yellow")), LM_13);
    table.act(0, offer(2, "2 red", "1 yellow")).act(2, decline(0)).act(1, decline(0));
    table.act(0, exchange(Red, Blue));
    assert_eq!(table.hand(0), tickets("1 blue"));
}

#[test]
fn lm_13_a_promised_ticket_is_not_given_to_another_who_asks_for_it() {
    let mut table = market(["red = 1", "green = 1", "yellow = 1"]);
    table.act(0, offer(1, "1 red", "1 green")).act(1, counter(0, "1 green", "1 red"));
    table.act(0, offer(2, "1 red", "1 yellow"));
    assert_eq!(table.refused(0, accept(1)), LM_13, "the red ticket is promised to the other partner");
    table.act(0, withdraw(2)).act(0, accept(1));
    assert_eq!((table.hand(0), table.hand(1)), (tickets("1 green"), tickets("1 red")));
}

#[test]
fn lm_13_an_offer_lapses_when_what_it_asks_for_is_gone() {
    let mut table = market(["red = 3", "green = 1", ""]);
    table.act(0, offer(1, "1 red", "1 green")).act(1, counter(0, "1 green", "2 red"));
    table.act(0, exchange(Red, Blue));
    assert!(table.told(Event::Lapsed { from: Seat(1), to: Seat(0) }));
    assert_eq!(table.state.open.trade_between(Seat(0), Seat(1)), None);
    assert_eq!(table.awaited(), [0]);
}

#[test]
fn lm_13_open_offers_lapse_when_the_move_begins() {
    let mut table = market(["red = 1", "green = 1", "yellow = 1"]);
    table.act(0, offer(1, "1 red", "1 green"));
    // The promised ticket is free again, and is used for this very step.
    table.walk([("berlin", Red)]);
    assert!(table.told(Event::Lapsed { from: Seat(0), to: Seat(1) }));
    assert_eq!((table.hand(0), table.hand(1)), (tickets(""), tickets("1 green")));
    assert_eq!(table.awaited(), [0]);
    assert_eq!(table.refused(1, accept(0)), LM_4);
}

#[test]
fn lm_13_open_offers_lapse_when_the_player_stays() {
    let mut table = market(["red = 1", "green = 1", "yellow = 1"]);
    table.act(0, offer(2, "1 red", "1 yellow")).act(0, Action::Stop);
    assert!(table.told(Event::Lapsed { from: Seat(0), to: Seat(2) }));
    assert_eq!(table.turn(), 1);
}

#[test]
fn lm_13_the_list_of_actions_holds_one_ticket_for_one() {
    let table = market(["red = 1", "green = 1", "red = 1, purple = 2"]);
    let offers: Vec<Action> =
        table.legal(0).into_iter().filter(|action| matches!(action, Action::Offer { .. })).collect();
    assert_eq!(offers, [offer(1, "1 red", "1 green"), offer(2, "1 red", "1 purple")]);
    assert_eq!(Tickets::of(Purple, 2), tickets("2 purple"));
    assert_eq!(Tickets::of(Yellow, 0), Tickets::NONE);
}

#[test]
fn lm_13_an_offer_is_withdrawn_and_not_taken_back() {
    let text = r#"
        seats = 2
        options = { free_market = true }
        [position]
        phase = "travel"
        display = ["berlin", "cairo", "guam", "perth"]
        player = [{ house = "fiji", tickets = { red = 4 } }, { house = "beijing", tickets = { blue = 1 } }]
    "#;
    let table = Table::from(text);
    let offer = Action::Offer { to: Seat(1), give: tickets("1 red"), want: tickets("1 blue") };
    let start = |game: LittleMonsters| {
        let names = vec!["Ann".to_owned(), "Bo".to_owned()];
        let dice = &mut FastDice::new(1);
        let mut play = Play::start(game, names, Origin::Seeded(1), Some(text.to_owned()), dice).unwrap();
        play.act(Seat(0), &offer, dice).unwrap();
        play
    };
    let mut play = start(table.game.clone());
    assert_eq!(play.take_back(Seat(0)), Err(ActError::NothingToTakeBack));
    play.act(Seat(0), &Action::Withdraw(Seat(1)), &mut FastDice::new(1)).unwrap();
    assert_eq!(play.state().open.offers_made, 1, "it goes on counting");
    play.take_back(Seat(0)).unwrap();
    assert_eq!(play.state().open.offers_made, 1, "and so it does when the withdrawal is taken back");
    let mut old = start(table.game.clone().under(RulesVersion(1)).unwrap());
    old.take_back(Seat(0)).unwrap();
    assert_eq!(old.state().open.offers_made, 0, "as games that had begun are played on");
}

/// Why a seat cannot act, by the id of the message.
fn reason(table: &Table, seat: u8, action: Action) -> &'static str {
    let mut state = table.state.clone();
    let refused = table.game.apply(&mut state, Seat(seat), &action, &mut FastDice::new(1), &mut Silent);
    refused.expect_err("it is refused").text.id
}

#[test]
fn lm_13_who_is_asked_for_tickets_answers_and_does_nothing_else() {
    let mut table = market(["red = 1", "blue = 3", ""]);
    table.act(0, offer(1, "1 red", "1 blue"));
    assert_eq!(table.refused(1, Action::Stop), LM_4);
    assert_eq!(table.refused(1, exchange(Blue, Green)), LM_4);
    assert!(
        table
            .legal(1)
            .iter()
            .all(|action| matches!(action, Action::Accept(_) | Action::Decline(_) | Action::Counter { .. }))
    );
}

#[test]
fn lm_13_a_partner_who_has_offered_nothing_is_told_from_one_who_does_not_play() {
    let mut table = market(["red = 1", "blue = 1", "green = 1"]);
    table.act(0, offer(1, "1 red", "1 blue"));
    assert_eq!(reason(&table, 1, accept(2)), "lm-no-such-offer");
    assert_eq!(reason(&table, 1, accept(3)), "lm-no-partner");
    assert_eq!(reason(&table, 1, accept(9)), "lm-no-partner");
}

#[test]
fn lm_13_a_counter_offer_is_withdrawn_from_whom_it_was_made_to() {
    let mut table = market(["red = 1", "blue = 1", "green = 1"]);
    table.act(0, offer(1, "1 red", "1 blue")).act(1, counter(0, "1 blue", "1 red"));
    assert_eq!(table.state.open.trade_between(Seat(1), Seat(2)), None);
    assert_eq!(table.refused(1, withdraw(2)), LM_13);
    table.act(1, withdraw(0));
}

#[test]
fn lm_13_no_counter_offer_is_listed_beyond_the_sixth_or_of_tickets_that_are_promised() {
    let counters = |table: &Table, seat: u8| {
        table.legal(seat).iter().filter(|action| matches!(action, Action::Counter { .. })).count()
    };
    let mut table = market(["red = 2, green = 1", "blue = 2", ""]);
    table.act(0, offer(1, "1 red", "1 blue"));
    assert_eq!(counters(&table, 1), 1, "the green one for the blue one");
    for _ in 0..2 {
        table.act(1, counter(0, "1 blue", "2 red")).act(0, counter(1, "1 red", "2 blue"));
    }
    table.act(1, decline(0)).act(0, offer(1, "1 red", "1 blue"));
    assert_eq!((table.state.open.offers_made, counters(&table, 1)), (MAX_OFFERS, 0));
    let mut table = market(["red = 1", "green = 1, blue = 1", "yellow = 1"]);
    table.act(0, offer(1, "1 red", "1 green")).act(1, counter(0, "1 green", "1 red"));
    assert_eq!(counters(&table, 0), 1);
    table.act(0, offer(2, "1 red", "1 yellow"));
    assert_eq!(counters(&table, 0), 0, "the red ticket is promised to the other partner");
}

#[test]
fn lm_13_offers_are_open_ended_and_nothing_else() {
    let table = market(["red = 1", "blue = 1", ""]);
    for action in [offer(1, "1 red", "1 blue"), counter(1, "1 red", "1 blue")] {
        assert!(table.game.is_open_ended(&action));
    }
    for action in [Action::Stop, Action::Roll, exchange(Red, Blue), accept(1), withdraw(1)] {
        assert!(!table.game.is_open_ended(&action));
    }
}
