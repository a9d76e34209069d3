//! Points: GP-23 to GP-27.

use globopolis::event::{Money, Titles};
use globopolis::{Action, Event, RUnit, Team};

use crate::support::Table;
use crate::world::{buy_stock, card, develop, eu, group, offer, stack, titles, transfer, units};

const SET: &str = "{ water = 1, food = 1, energy = 1, ucp = 1, ns = 1 }";
const TWO_SETS: &str = "{ water = 2, food = 2, energy = 2, ucp = 2, ns = 2 }";

#[test]
fn gp_23_acquiring_a_title_gives_its_value() {
    // From TELEPORT! to Alaska, and to the Core Energy Guild.
    let mut table = Table::new(2, "");
    table.roll(&[3]);
    assert_eq!((table.owner("alaska"), table.points(0)), (Some(0), 1));
    let mut table = Table::new(2, "");
    table.roll(&[4]);
    assert_eq!((table.owner("core-energy"), table.points(0)), (Some(0), 4));
}

#[test]
fn gp_23_losing_a_title_takes_its_value_away() {
    let mut table = Table::new(2, "[[player]]\n[[player]]\ntitles = [\"core-energy\", \"japan\"]");
    assert_eq!(table.points(1), 7);
    table.roll(&[4]);
    assert_eq!([table.points(0), table.points(1)], [4, 3]);
}

#[test]
fn gp_23_losses_are_booked_in_full() {
    let mut table = Table::new(2, "[[player]]\ntitles = [\"japan\"]\npoints = 1\n[[player]]");
    table.deal(0, 1, titles(&["japan"]), eu(1));
    assert_eq!([table.points(0), table.points(1)], [-2, 3]);
}

#[test]
fn gp_23_selling_and_spending_points_stop_at_zero() {
    // Conference on Japan costs 15; two points are worth 10.
    let text = "phase = \"foreign\"\nat = \"japan\"\n[[player]]\neu = 0\npoints = 2\n[[player]]\ntitles = [\"japan\"]";
    let mut table = Table::new(2, text);
    table.act(0, Action::Pay);
    assert_eq!((table.points(0), table.eu(0), table.eu(1)), (0, 0, 260));
    // A negative score pays nothing, and stays what it is.
    let mut table = Table::new(2, &text.replace("points = 2", "points = -4"));
    table.act(0, Action::Pay);
    assert_eq!((table.points(0), table.eu(0), table.eu(1)), (-4, 0, 250));
    let table = Table::new(2, "[[player]]\npoints = 2\n[[player]]");
    assert_eq!(table.refused(0, Action::Roll { dice: 1, back: true }), 40);
}

#[test]
fn gp_24_a_whole_group_gives_twice_its_number_of_territories() {
    // From TELEPORT! to Nunavut: value 2, and 4 for the group of two. No Guild is needed.
    let mut table = Table::new(2, "[[player]]\ntitles = [\"alaska\"]\n[[player]]");
    table.roll(&[6]);
    let credited =
        Event::from(Titles::GroupCredited { team: Team(0), group: group("alaska-nunavut"), points: 4 });
    assert!(table.told(credited));
    assert_eq!(table.points(0), 1 + 2 + 4);
    // South America has four Territories.
    let text =
        "[[player]]\ntitles = [\"venezuela\", \"peru\", \"brazil\"]\n[[player]]\n[[governor]]\nat = \"nsa\"";
    let mut table = Table::new(2, text);
    table.roll(&[1]).act(0, stack("argentina", ""));
    assert_eq!(table.points(0), 1 + 1 + 3 + 2 + 8);
}

#[test]
fn gp_24_once_per_player_and_group() {
    let text = "[[player]]\ntitles = [\"alaska\"]\ncredited = [\"alaska-nunavut\"]\n[[player]]";
    let mut table = Table::new(2, text);
    assert_eq!(table.points(0), 1 + 4);
    table.roll(&[6]);
    assert_eq!(table.points(0), 1 + 4 + 2);
}

#[test]
fn gp_24_the_bonus_is_not_lost_again() {
    let mut table = Table::new(2, "[[player]]\ntitles = [\"alaska\", \"nunavut\"]\n[[player]]");
    assert_eq!(table.points(0), 7);
    table.deal(0, 1, titles(&["nunavut"]), eu(1));
    assert_eq!(table.points(0), 7 - 2);
}

#[test]
fn gp_24_the_guild_of_a_group_does_not_count() {
    let mut table = Table::new(2, "[[player]]\ntitles = [\"alaska\"]\n[[player]]");
    table.roll(&[4]);
    assert_eq!((table.owner("core-energy"), table.points(0)), (Some(0), 1 + 4));
}

#[test]
fn gp_24_a_deal_in_ones_own_turn_is_credited_at_the_end_of_the_next() {
    let mut table = Table::plain(2, "[[player]]\ntitles = [\"alaska\"]\n[[player]]\ntitles = [\"nunavut\"]");
    table.deal(0, 1, eu(20), titles(&["nunavut"]));
    assert!(table.told(Titles::GroupPending { team: Team(0), group: group("alaska-nunavut") }));
    assert_eq!(table.points(0), 3);
    table.idle();
    assert_eq!(table.points(0), 3, "at the end of the same turn: nothing");
    table.idle();
    assert_eq!((table.turn(), table.points(0)), (0, 3));
    table.idle();
    assert_eq!(table.points(0), 7);
    table.idle().idle();
    assert_eq!(table.points(0), 7, "once");
}

#[test]
fn gp_24_a_deal_in_anothers_turn_is_credited_at_the_end_of_ones_own() {
    let mut table = Table::plain(2, "[[player]]\ntitles = [\"nunavut\"]\n[[player]]\ntitles = [\"alaska\"]");
    table.deal(0, 1, titles(&["nunavut"]), eu(20)).idle();
    assert_eq!((table.turn(), table.points(1)), (1, 3));
    table.idle();
    assert_eq!(table.points(1), 7);
}

#[test]
fn gp_24_a_group_lent_for_a_moment_is_not_credited() {
    let mut table = Table::plain(2, "[[player]]\ntitles = [\"nunavut\"]\n[[player]]\ntitles = [\"alaska\"]");
    table.deal(0, 1, titles(&["nunavut"]), eu(20)).idle();
    table.deal(0, 1, eu(20), titles(&["nunavut"])).idle();
    assert_eq!([table.points(0), table.points(1)], [2, 1]);
    // Lent again in the next turn, it has to stay for a whole one again.
    table.deal(0, 1, titles(&["nunavut"]), eu(20)).idle();
    assert_eq!(table.points(1), 3);
    table.idle();
    assert_eq!(table.points(1), 7);
}

#[test]
fn gp_24_selling_the_guild_does_not_stop_the_bonus() {
    let text = "[[player]]\ntitles = [\"nunavut\"]\n[[player]]\ntitles = [\"alaska\", \"core-energy\"]";
    let mut table = Table::plain(2, text);
    table.deal(0, 1, titles(&["nunavut"]), eu(20)).idle();
    table.deal(1, 0, titles(&["core-energy"]), eu(20)).idle();
    assert_eq!(table.points(1), 1 + 2 + 4);
}

#[test]
fn gp_25_each_level_gives_five() {
    let text = format!(
        "[[player]]\ntitles = [\"brazil\", \"peru\"]\n[[player]]\n\
         [[title]]\nid = \"brazil\"\nunits = {TWO_SETS}\nlevel = 1\n[[title]]\nid = \"peru\"\nunits = {SET}"
    );
    let mut table = Table::new(2, &text);
    assert_eq!(table.points(0), 3 + 1 + 5);
    table.act(0, develop("brazil"));
    assert_eq!(table.points(0), 3 + 1 + 10);
    table.act(0, develop("peru"));
    assert_eq!(table.points(0), 3 + 1 + 15);
}

#[test]
fn gp_26_points_are_bought_at_five_eu_each() {
    let mut table = Table::new(4, "");
    table.act(0, Action::BuyPoints(3));
    assert!(table.told(Money::PointsBought { team: Team(0), points: 3 }));
    assert_eq!((table.points(0), table.eu(0)), (3, 150 - 15));
    assert_eq!(table.refused(0, Action::BuyPoints(0)), 26);
}

#[test]
fn gp_26_at_most_five_per_turn() {
    let mut table = Table::plain(4, "");
    assert_eq!(table.refused(0, Action::BuyPoints(6)), 26);
    table.act(0, Action::BuyPoints(2)).act(0, Action::BuyPoints(3));
    assert_eq!((table.points(0), table.eu(0)), (5, 125));
    assert_eq!(table.refused(0, Action::BuyPoints(1)), 26);
    table.idle().idle().idle().idle();
    table.act(0, Action::BuyPoints(5));
    assert_eq!(table.points(0), 10, "another turn, another five");
}

#[test]
fn gp_26_a_player_at_74_of_100_may_buy_five() {
    for (points, may) in [(74, true), (75, true), (76, false), (80, false)] {
        let mut table = Table::new(4, &format!("[[player]]\npoints = {points}"));
        if may {
            table.act(0, Action::BuyPoints(5));
            assert_eq!((table.points(0), table.eu(0)), (points + 5, 125));
        } else {
            assert_eq!(table.refused(0, Action::BuyPoints(1)), 26, "at {points}");
            assert!(!table.legal(0).iter().any(|action| matches!(action, Action::BuyPoints(_))));
        }
    }
}

#[test]
fn gp_26_the_limit_goes_with_the_mark() {
    for (seats, limit) in [(2, 125), (3, 100), (4, 75), (5, 50)] {
        Table::new(seats, &format!("[[player]]\npoints = {limit}")).act(0, Action::BuyPoints(5));
        let table = Table::new(seats, &format!("[[player]]\npoints = {}", limit + 1));
        assert_eq!(table.refused(0, Action::BuyPoints(1)), 26, "{seats} players");
    }
}

#[test]
fn gp_26_only_eu_buy_points_and_only_in_the_option_phase() {
    let mut table = Table::new(4, "[[player]]\neu = 24\npoints = 20");
    assert_eq!(table.refused(0, Action::BuyPoints(5)), 26);
    assert_eq!(table.refused(1, Action::BuyPoints(1)), 28);
    table.act(0, Action::BuyPoints(4));
    assert_eq!((table.points(0), table.eu(0)), (24, 4));
    let table = Table::new(4, "phase = \"again\"");
    assert_eq!(table.refused(0, Action::BuyPoints(1)), 28);
}

#[test]
fn gp_26_lending_a_title_does_not_get_round_the_limit() {
    let mut table = Table::new(4, "[[player]]\ntitles = [\"japan\"]\npoints = 78\n[[player]]");
    table.deal(0, 1, titles(&["japan"]), eu(1));
    assert_eq!(table.points(0), 75);
    assert_eq!(table.refused(0, Action::BuyPoints(1)), 26);
}

#[test]
fn gp_26_unstacking_does_not_get_round_the_limit() {
    let text = format!(
        "[[player]]\ntitles = [\"brazil\", \"peru\"]\npoints = 79\n[[player]]\n\
         [[title]]\nid = \"brazil\"\nunits = {SET}\nlevel = 1"
    );
    let mut table = Table::new(4, &text);
    table.act(0, transfer(RUnit::Ucp, 1, "brazil", "peru"));
    assert_eq!(table.points(0), 74);
    assert_eq!(table.refused(0, Action::BuyPoints(1)), 26);
}

#[test]
fn gp_26_what_was_gained_and_lost_this_turn_counts() {
    // A Statue is good for five points: from 74 to 79, and back by unstacking.
    let text = format!(
        "[[player]]\ntitles = [\"brazil\", \"peru\"]\npoints = 74\ncards = [\"inflatable-statue\"]\n[[player]]\n\
         [[title]]\nid = \"brazil\"\nunits = {SET}\nlevel = 1"
    );
    let mut table = Table::new(4, &text);
    let statue = Action::Play { card: card("inflatable-statue"), choice: globopolis::Choice::NOTHING };
    table.act(0, statue).act(0, transfer(RUnit::Ucp, 1, "brazil", "peru"));
    assert_eq!(table.points(0), 74);
    assert_eq!(table.refused(0, Action::BuyPoints(1)), 26);
}

#[test]
fn gp_27_points_turn_into_eu_for_a_payment_as_far_as_needed() {
    // Conference on Japan costs 25: three EU are there, five points make the missing 22.
    let text = "phase = \"foreign\"\nat = \"japan\"\n[[player]]\neu = 3\npoints = 9\n[[player]]\ntitles = [\"japan\"]";
    let mut table = Table::new(2, text);
    table.act(0, Action::Pay);
    assert!(table.told(Money::PointsSold { team: Team(0), points: 5 }));
    assert_eq!((table.points(0), table.eu(0), table.eu(1)), (4, 3, 275));
}

#[test]
fn gp_27_who_has_enough_eu_sells_no_points() {
    let text = "phase = \"foreign\"\nat = \"japan\"\n[[player]]\neu = 25\npoints = 9\n[[player]]\ntitles = [\"japan\"]";
    let mut table = Table::new(2, text);
    table.act(0, Action::Pay);
    assert_eq!((table.points(0), table.eu(0)), (9, 0));
}

#[test]
fn gp_27_points_turn_into_eu_for_a_purchase_down_to_zero() {
    // Core Energy sells at 5.
    let text = "[[player]]\neu = 1\npoints = 2\n[[player]]\ntitles = [\"core-energy\"]";
    let mut table = Table::new(2, text);
    assert_eq!(table.refused(0, buy_stock("core-energy", RUnit::Energy, 3)), 27);
    table.act(0, buy_stock("core-energy", RUnit::Energy, 2));
    assert_eq!((table.points(0), table.eu(0), table.eu(1)), (0, 1, 260));
    assert_eq!(table.refused(0, buy_stock("core-energy", RUnit::Energy, 1)), 27);
    assert_eq!(table.stock(0), units("2 energy"));
}

#[test]
fn gp_27_points_pay_a_premium_and_a_market() {
    let text = format!(
        "[[player]]\neu = 10\ntitles = [\"brazil\"]\n[[player]]\n[[title]]\nid = \"brazil\"\nunits = {SET}"
    );
    let mut table = Table::new(2, &text);
    table.act(0, develop("brazil"));
    assert_eq!((table.points(0), table.eu(0)), (3 - 1 + 5, 0));
    let shop = "phase = \"shop\"\ngoods = [\"food\"]\nleft = 9\n[[player]]\neu = 12\npoints = 3";
    let mut table = Table::new(2, shop);
    table.act(0, Action::Buy { unit: RUnit::Food, count: 3 });
    assert_eq!((table.points(0), table.eu(0)), (2, 2));
    assert_eq!(table.refused(0, Action::Buy { unit: RUnit::Food, count: 3 }), 27);
}

#[test]
fn gp_27_only_when_a_payment_is_being_made() {
    // There is no way to just turn points into EU, nor to give away what one has not got.
    let table = Table::new(
        2,
        "[[player]]\neu = 0\npoints = 50\ntitles = [\"japan\"]\n[[player]]\ntitles = [\"usa\"]",
    );
    assert_eq!(table.refused(0, offer(1, eu(251), titles(&["usa"]))), 36, "50 points are 250 EU");
    assert!(table.legal(0).iter().all(|action| !matches!(action, Action::BuyPoints(_))));
}
