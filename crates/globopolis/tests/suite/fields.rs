//! The Event Phase from payments on: GP-46 to GP-58.

use globopolis::card::StackName;
use globopolis::edition::FieldKind;
use globopolis::event::{Cards, Money};
use globopolis::state::{Stack, Then};
use globopolis::{Action, Edition, FieldId, Options, Phase, RUnit, Side, Team};

use crate::plain::units;
use crate::support::{ROLL, Table};

/// Player 0 stands on Germany, Conference Cost 20, with so many EU and points.
fn on_germany(eu: u32, points: i32) -> Table {
    Table::full(
        2,
        &format!(
            r#"
            phase = "foreign"
            at = "germany"
            governor = [{{ at = "germany" }}, {{ at = 0 }}]
            player = [{{ eu = {eu}, points = {points}, titles = ["usa"] }}, {{ eu = 100, titles = ["germany"] }}]
            "#
        ),
    )
}

/// Player 0 is about to roll from this field in the Option Phase; player 1 waits on a base.
fn rolling_from(field: u8) -> Table {
    rolling(Options::FULL, field, "")
}

/// The same with options, and with more in the lines of player 0.
fn rolling(options: Options, field: u8, more: &str) -> Table {
    Table::on_plain(
        options,
        2,
        &format!(
            r#"
            governor = [{{ at = {field} }}, {{ at = 32 }}]
            player = [{{ eu = 100, titles = ["usa"] {more} }}, {{ eu = 100, titles = ["germany"] }}]
            "#
        ),
    )
}

#[test]
fn gp_46_who_is_short_turns_points_into_eu_as_far_as_needed() {
    let mut table = on_germany(7, 10);
    table.act(0, Action::Pay);
    // 13 EU are missing: three points are 15 EU, and 2 EU are left.
    assert_eq!((table.eu(0), table.points(0), table.eu(1)), (2, 7, 120));
    assert!(table.told(Money::PointsSold { team: Team(0), points: 3 }));
    assert_eq!(table.phase(), Phase::Agents);
}

#[test]
fn gp_46_what_is_still_missing_is_waived() {
    let mut table = on_germany(7, 2);
    table.act(0, Action::Pay);
    assert_eq!((table.eu(0), table.points(0), table.eu(1)), (0, 0, 117));
    assert!(table.told(Money::Waived { team: Team(0), eu: 3 }));
}

#[test]
fn gp_46_a_negative_score_turns_into_nothing() {
    let mut table = on_germany(5, -2);
    table.act(0, Action::Pay);
    assert_eq!((table.eu(0), table.points(0), table.eu(1)), (0, -2, 105));
    assert!(table.told(Money::Waived { team: Team(0), eu: 15 }));
}

#[test]
fn gp_47_an_unowned_guild_is_taken_with_its_stock() {
    let mut table = rolling_from(5);
    table.dice([2]).act(0, ROLL);
    assert_eq!(table.owner("core-energy"), Some(0));
    assert_eq!(table.holding("core-energy").units, units([0, 0, 15, 0, 0]));
    assert_eq!(table.points(0), 4 + 4);
    assert_eq!(table.phase(), Phase::Agents);
}

#[test]
fn gp_47_anothers_guild_changes_hands_with_what_is_left() {
    let mut table = Table::full(
        2,
        r#"
        governor = [{ at = 5 }, { at = 32 }]
        player = [{ eu = 100, titles = ["usa"] }, { eu = 100, titles = ["germany", "core-energy"] }]
        title = [{ id = "core-energy", units = { energy = 9 } }]
        "#,
    );
    table.dice([2]).act(0, ROLL);
    assert_eq!(table.owner("core-energy"), Some(0));
    assert_eq!(table.holding("core-energy").units, units([0, 0, 9, 0, 0]));
    assert_eq!((table.points(0), table.points(1)), (4 + 4, 4));
    assert_eq!((table.eu(0), table.eu(1)), (100, 100));
    assert_eq!(table.phase(), Phase::Agents);
}

#[test]
fn gp_47_an_own_guild_brings_nothing_and_ends_the_turn() {
    let mut table = Table::full(
        2,
        r#"
        governor = [{ at = 5 }, { at = 32 }]
        player = [{ eu = 100, titles = ["usa", "core-energy"] }, { eu = 100, titles = ["germany"] }]
        "#,
    );
    let before = table.player(0);
    table.dice([2]).act(0, ROLL);
    assert_eq!(table.player(0), before);
    assert_eq!(table.governor(0), FieldId(7));
    assert_eq!(table.phase(), Phase::Agents);
}

#[test]
fn gp_48_two_dice_say_how_much_israel_sells_at_5_eu() {
    let mut table = rolling_from(11);
    table.dice([1]).act(0, ROLL);
    assert_eq!(table.phase(), Phase::Market { shuttle: false });
    let bank = table.bank(RUnit::Food);
    table.dice([3, 4]).act(0, Action::RollMarket(FieldId(12)));
    let Phase::Shop { left: 7, price: 5, goods, then: Then::End } = table.phase() else { panic!("no shop") };
    assert_eq!(goods.iter().collect::<Vec<_>>(), [RUnit::Food]);
    assert_eq!(table.refused(0, Action::Buy { unit: RUnit::Ucp, count: 1 }), 48);
    assert_eq!(table.refused(0, Action::Buy { unit: RUnit::Food, count: 8 }), 48);
    table.act(0, Action::Buy { unit: RUnit::Food, count: 3 });
    assert_eq!(table.eu(0), 85);
    assert_eq!(table.stock(0), units([0, 3, 0, 0, 0]));
    assert_eq!(table.bank(RUnit::Food), bank - 3);
    assert_eq!(table.refused(0, Action::Buy { unit: RUnit::Food, count: 5 }), 48);
    table.act(0, Action::Pass);
    assert_eq!(table.phase(), Phase::Agents);
}

#[test]
fn gp_48_russia_sells_ns_and_ucp_mixed_as_wanted() {
    let mut table = rolling_from(43);
    table.dice([1]).act(0, ROLL);
    table.dice([1, 2]).act(0, Action::RollMarket(FieldId(44)));
    assert_eq!(table.refused(0, Action::Buy { unit: RUnit::Food, count: 1 }), 48);
    table.act(0, Action::Buy { unit: RUnit::Ns, count: 1 });
    table.act(0, Action::Buy { unit: RUnit::Ucp, count: 2 });
    assert_eq!(table.stock(0), units([0, 0, 0, 2, 1]));
    assert_eq!(table.eu(0), 85);
    // Everything on offer is bought.
    assert_eq!(table.phase(), Phase::Agents);
}

#[test]
fn gp_48_the_market_dice_end_the_turn_whatever_is_bought() {
    let mut table = rolling_from(27);
    table.dice([1]).act(0, ROLL);
    table.dice([1, 1]).act(0, Action::RollMarket(FieldId(28)));
    assert_eq!(table.refused(0, ROLL), 48);
    table.act(0, Action::Pass);
    assert_eq!(table.phase(), Phase::Agents);
    assert_eq!(table.eu(0), 100);
}

#[test]
fn gp_48_or_one_rolls_again_instead() {
    let mut table = rolling_from(27);
    table.dice([1]).act(0, ROLL);
    table.dice([3]).act(0, ROLL);
    assert_eq!(table.governor(0), FieldId(31));
    assert_eq!(table.owner("congo"), Some(0));
}

#[test]
fn gp_48_off_to_the_market_shuttle_buys_and_then_rolls() {
    let mut table = rolling(Options::FULL, 27, r#", cards = ["shuttle"]"#);
    table.dice([1]).act(0, ROLL);
    table.act(0, table.play("shuttle"));
    table.dice([1, 1]).act(0, Action::RollMarket(FieldId(28)));
    table.act(0, Action::Buy { unit: RUnit::Ucp, count: 2 });
    assert_eq!(table.phase(), Phase::Again);
    assert_eq!(table.eu(0), 90);
    table.dice([3]).act(0, ROLL);
    assert_eq!(table.owner("congo"), Some(0));
}

#[test]
fn gp_48_the_world_has_the_goods_of_the_rule_book() {
    let world = Edition::world();
    let goods = |name: &str| -> Vec<RUnit> {
        let named = world.fields().iter().find(|field| field.name.as_deref() == Some(name));
        match named.expect("the market is there").kind {
            FieldKind::Market(goods) => goods.iter().collect(),
            other => panic!("{name} is {other:?}"),
        }
    };
    assert_eq!(goods("Israel"), [RUnit::Food]);
    assert_eq!(goods("India"), [RUnit::Food, RUnit::Ucp]);
    assert_eq!(goods("Russia"), [RUnit::Ucp, RUnit::Ns]);
}

#[test]
fn gp_49_switzerland_pays_and_opens_any_market() {
    let mut table = rolling_from(59);
    table.dice([1]).act(0, ROLL);
    assert_eq!((table.eu(0), table.points(0)), (110, 4 + 5));
    assert_eq!(table.refused(0, Action::RollMarket(FieldId(60))), 48);
    table.dice([2, 2]).act(0, Action::RollMarket(FieldId(44)));
    table.act(0, Action::Buy { unit: RUnit::Ns, count: 2 });
    assert_eq!((table.eu(0), table.stock(0)), (100, units([0, 0, 0, 0, 2])));
    assert_eq!(table.governor(0), FieldId(60));
    table.act(0, Action::Pass);
    assert_eq!(table.phase(), Phase::Agents);
}

#[test]
fn gp_49_or_one_rolls_again_from_switzerland() {
    let mut table = rolling_from(59);
    table.dice([1]).act(0, ROLL);
    table.dice([2]).act(0, ROLL);
    assert_eq!(table.owner("norway"), Some(0));
}

#[test]
fn gp_49_other_markets_are_open_from_switzerland_only() {
    let mut table = rolling_from(11);
    table.dice([1]).act(0, ROLL);
    assert_eq!(table.refused(0, Action::RollMarket(FieldId(44))), 48);
}

#[test]
fn gp_50_from_a_base_one_flies_once_and_may_roll_again() {
    let mut table = rolling_from(15);
    table.dice([1]).act(0, ROLL);
    assert_eq!(table.phase(), Phase::Base);
    assert_eq!(table.refused(0, Action::Fly(FieldId(17))), 50);
    assert_eq!(table.refused(0, Action::Fly(FieldId(16))), 50);
    table.act(0, Action::Fly(FieldId(48)));
    assert_eq!(table.governor(0), FieldId(48));
    // The base reached by flight is no new landing.
    assert_eq!(table.phase(), Phase::Again);
    assert_eq!(table.refused(0, Action::Fly(FieldId(0))), 42);
    table.dice([1]).act(0, ROLL);
    assert_eq!(table.owner("romania"), Some(0));
}

#[test]
fn gp_50_one_may_roll_from_a_base_without_flying() {
    let mut table = rolling_from(15);
    table.dice([1]).act(0, ROLL);
    table.dice([1]).act(0, ROLL);
    assert_eq!(table.owner("canada"), Some(0));
}

#[test]
fn gp_50_a_base_reached_by_teleport_flies_too() {
    let mut table = rolling_from(6);
    // From TELEPORT! one base ahead to field 16, and sixteen fields to the next base.
    table.dice([2, 1, 16]).act(0, ROLL);
    assert_eq!((table.governor(0), table.phase()), (FieldId(32), Phase::Base));
    table.act(0, Action::Fly(FieldId(0)));
    assert_eq!(table.governor(0), FieldId(0));
}

/// Player 0 is to roll, with `drill` on top of the OPs-MISSION stack and `birthday` on top of the other.
fn by_the_stacks(field: u8, throws: u8) -> Table {
    let phase = if throws > 0 { "again" } else { "option" };
    Table::full(
        2,
        &format!(
            r#"
            phase = "{phase}"
            ops_mission = ["drill", "truce"]
            influence = ["birthday"]
            this_turn = {{ throws = {throws} }}
            governor = [{{ at = {field} }}, {{ at = 32 }}]
            player = [{{ eu = 100, titles = ["usa"] }}, {{ eu = 100, titles = ["germany"] }}]
            "#
        ),
    )
}

#[test]
fn gp_51_a_card_field_gives_the_top_card_of_its_stack_and_another_roll() {
    let mut table = by_the_stacks(2, 0);
    table.dice([1]).act(0, ROLL);
    assert_eq!((table.hand(0), table.phase()), (vec!["drill"], Phase::Again));
    let mut table = by_the_stacks(2, 0);
    table.dice([3]).act(0, ROLL);
    assert_eq!((table.hand(0), table.phase()), (vec!["birthday"], Phase::Again));
}

#[test]
fn gp_51_the_second_throw_draws_but_rolls_no_more() {
    let mut table = by_the_stacks(2, 1);
    table.dice([1]).act(0, ROLL);
    assert_eq!((table.hand(0), table.phase()), (vec!["drill"], Phase::Agents));
}

#[test]
fn gp_51_a_teleport_counts_as_a_throw() {
    let mut table = by_the_stacks(6, 0);
    // The roll reaches TELEPORT!, and the Teleport the OPs-MISSION field behind the next base.
    table.dice([2, 1, 3]).act(0, ROLL);
    assert_eq!((table.governor(0), table.hand(0)), (FieldId(19), vec!["drill"]));
    assert_eq!(table.phase(), Phase::Agents);
}

#[test]
fn gp_51_academy_dice_do_not_count() {
    let mut table = by_the_stacks(23, 0);
    table.dice([1, 6]).act(0, ROLL);
    assert_eq!(table.state.open.this_turn.throws, 1);
    // This roll is the second throw.
    table.dice([2]).act(0, ROLL);
    assert_eq!(table.state.open.this_turn.throws, 2);
    assert_eq!((table.hand(0), table.phase()), (vec!["drill"], Phase::Agents));
}

#[test]
fn gp_52_whoever_draws_a_fourth_of_a_kind_puts_one_away() {
    let mut table = Table::full(
        2,
        r#"
        ops_mission = ["drill"]
        governor = [{ at = 2 }, { at = 32 }]
        player = [
          { eu = 100, titles = ["usa"], cards = ["truce", "guns", "luck", "birthday"] },
          { eu = 100, titles = ["germany"] },
        ]
        "#,
    );
    table.dice([1]).act(0, ROLL);
    assert_eq!(table.refused(0, ROLL), 52);
    assert_eq!(table.refused(0, Action::Discard(table.card("birthday"))), 52);
    table.act(0, Action::Discard(table.card("guns")));
    assert_eq!(table.hand(0), ["drill", "luck", "truce", "birthday"]);
    assert_eq!(table.state.ops_mission.cards[0], table.card("guns"));
    assert_eq!(table.phase(), Phase::Again);
    assert_eq!(table.refused(0, Action::Discard(table.card("luck"))), 52);
}

#[test]
fn gp_52_the_limit_holds_after_a_deal_too() {
    let mut table = Table::full(
        2,
        r#"
        player = [
          { eu = 100, titles = ["usa"], cards = ["rent"] },
          { eu = 100, titles = ["germany"], cards = ["birthday", "aid", "fair"] },
        ]
        "#,
    );
    let rent = globopolis::NamedCards::one(table.card("rent"));
    let give = Side { cards: rent, ..Side::NOTHING };
    table.act(0, Action::Offer { to: Team(1), give, want: Side { eu: 5, ..Side::NOTHING } });
    table.act(1, Action::Accept(Team(0)));
    assert_eq!(table.awaited(), [1]);
    assert_eq!(table.refused(0, ROLL), 52);
    table.act(1, Action::Discard(table.card("rent")));
    assert_eq!(table.hand(1).len(), 3);
    assert_eq!(table.awaited(), [0]);
}

#[test]
fn gp_53_the_nsa_gives_one_to_three_ns_units() {
    for (face, count) in [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)] {
        let mut table = rolling_from(23);
        let bank = table.bank(RUnit::Ns);
        table.dice([1, face]).act(0, ROLL);
        assert_eq!(table.stock(0), units([0, 0, 0, 0, count]), "face {face}");
        assert_eq!(table.bank(RUnit::Ns), bank - count);
        assert_eq!(table.phase(), Phase::Again);
    }
}

#[test]
fn gp_54_the_nia_gives_agents_from_the_reserve() {
    for (face, count) in [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)] {
        let mut table = rolling_from(55);
        table.dice([1, face]).act(0, ROLL);
        assert_eq!((table.player(0).agents, table.player(0).reserve), (15 + count, 5 - count), "face {face}");
        assert_eq!(table.stock(0), units([0; 5]));
        assert_eq!(table.phase(), Phase::Again);
    }
}

#[test]
fn gp_54_an_empty_reserve_gives_nothing() {
    let mut table = rolling(Options::FULL, 55, ", reserve = 0, captives = [0, 4]");
    table.dice([1, 6]).act(0, ROLL);
    assert_eq!((table.player(0).agents, table.player(0).reserve), (20, 0));
    assert_eq!(table.captives(0, 1), 4);
    let mut table = rolling(Options::FULL, 55, ", reserve = 2");
    table.dice([1, 6]).act(0, ROLL);
    assert_eq!((table.player(0).agents, table.player(0).reserve), (20, 0));
}

#[test]
fn gp_54_without_agents_it_is_a_second_nsa() {
    let mut table = rolling(Options::CARDS, 55, "");
    table.dice([1, 5]).act(0, ROLL);
    assert_eq!(table.stock(0), units([0, 0, 0, 0, 3]));
    assert_eq!(table.player(0).agents, 0);
    assert_eq!(table.phase(), Phase::Again);
}

#[test]
fn gp_55_moonshot_gives_ten_points_and_ends_the_turn() {
    let mut table = rolling_from(39);
    table.dice([1]).act(0, ROLL);
    assert_eq!(table.points(0), 14);
    assert_eq!(table.phase(), Phase::Agents);
    assert_eq!(table.refused(0, ROLL), 61);
}

#[test]
fn gp_56_units_gained_in_the_event_phase_wait_for_the_next_option_phase() {
    let mut table = Table::full(
        2,
        r#"
        governor = [{ at = 23 }, { at = 39 }]
        player = [{ eu = 100, titles = ["brazil"] }, { eu = 100, titles = ["germany"] }]
        "#,
    );
    table.dice([1, 1]).act(0, ROLL);
    let allocate = Action::Allocate { unit: RUnit::Ns, count: 1, to: table.title("brazil") };
    assert_eq!(table.refused(0, allocate), 28);
    table.act(0, Action::Stop);
    assert_eq!(table.refused(0, allocate), 28);
    table.act(0, Action::Pass);
    table.dice([1]).act(1, ROLL).act(1, Action::Pass);
    table.act(0, allocate);
    assert_eq!(table.holding("brazil").units[RUnit::Ns], 2);
    assert_eq!(table.stock(0), units([0; 5]));
}

#[test]
fn gp_57_an_empty_stack_gives_no_card() {
    let mut table = by_the_stacks(2, 0);
    let state = &mut table.state;
    let open = &mut state.open;
    std::mem::take(&mut state.ops_mission).cards.iter().for_each(|&card| open.gone.insert(card));
    assert_eq!(table.state.ops_mission, Stack::default());
    table.dice([1]).act(0, ROLL);
    assert!(table.told(Cards::StackEmpty { stack: StackName::OpsMission }));
    assert!(table.hand(0).is_empty());
    assert_eq!(table.phase(), Phase::Again);
}

#[test]
fn gp_58_landing_on_teleport_casts_the_governor_about() {
    let mut table = rolling_from(6);
    // Three bases ahead is the one of field 48; five fields on there is an INFLUENCE field.
    table.dice([2, 3, 5]).act(0, ROLL);
    assert_eq!(table.governor(0), FieldId(53));
    assert_eq!(table.casts.iter().map(|cast| cast.0).collect::<Vec<_>>(), [6, 8, 20]);
}

#[test]
fn gp_58_the_d8_goes_round_the_ring_twice() {
    let mut table = rolling_from(6);
    // The fourth and the eighth base is that of field 0.
    table.dice([2, 8, 20]).act(0, ROLL);
    assert_eq!(table.governor(0), FieldId(20));
    assert_eq!(table.owner("japan"), Some(0));
    let mut table = rolling_from(6);
    table.dice([2, 5, 1]).act(0, ROLL);
    assert_eq!(table.owner("canada"), Some(0));
}

#[test]
fn gp_58_a_teleport_to_teleport_is_repeated() {
    let mut table = rolling_from(6);
    table.dice([2, 4, 8, 1, 1]).act(0, ROLL);
    assert_eq!(table.owner("canada"), Some(0));
}

#[test]
fn gp_58_the_first_round_begins_so_and_crossing_pays_nothing() {
    let mut table = Table::full(
        2,
        r#"
        phase = "teleport"
        round = 1
        player = [{ eu = 100, titles = ["usa"] }, { eu = 100, titles = ["germany"] }]
        "#,
    );
    assert_eq!(table.refused(0, ROLL), 16);
    table.dice([4, 1]).act(0, Action::Teleport);
    assert_eq!(table.governor(0), FieldId(1));
    assert!(matches!(table.phase(), Phase::Own(_)));
    assert_eq!(table.eu(0), 100);
}

#[test]
fn gp_48_points_are_turned_into_eu_for_a_purchase() {
    let mut table = Table::full(
        2,
        r#"
        phase = "shop"
        goods = ["food"]
        left = 9
        governor = [{ at = 12 }, { at = 32 }]
        player = [{ eu = 3, points = 4, titles = ["usa"] }, { titles = ["germany"] }]
        "#,
    );
    // 3 EU and 4 points are 23 EU: enough for four.
    assert_eq!(table.refused(0, Action::Buy { unit: RUnit::Food, count: 5 }), 27);
    table.act(0, Action::Buy { unit: RUnit::Food, count: 3 });
    assert_eq!((table.eu(0), table.points(0)), (3, 1));
}

#[test]
fn gp_50_a_flight_goes_clockwise_and_crosses_teleport() {
    let mut table = rolling_from(31);
    table.dice([1]).act(0, ROLL);
    // From field 32 to field 16, past TELEPORT! on field 8.
    table.act(0, Action::Fly(FieldId(16)));
    assert_eq!((table.governor(0), table.eu(0)), (FieldId(16), 140));
}

#[test]
fn gp_51_in_the_first_round_the_teleport_is_the_first_throw() {
    let mut table = Table::full(
        2,
        r#"
        phase = "teleport"
        round = 1
        ops_mission = ["drill", "truce"]
        player = [{ titles = ["usa"] }, { titles = ["germany"] }]
        "#,
    );
    table.dice([1, 3]).act(0, Action::Teleport);
    assert_eq!((table.hand(0), table.phase()), (vec!["drill"], Phase::Again));
    let mut far = table.clone();
    far.dice([6, 1]).act(0, Action::Roll { dice: 2, back: false });
    assert_eq!((far.hand(0).len(), far.phase()), (2, Phase::Agents));
    table.act(0, Action::Stop);
    assert_eq!(table.phase(), Phase::Agents);
}

#[test]
fn gp_53_the_bank_gives_what_it_has() {
    let mut table = rolling_from(23);
    let open = &mut table.state.open;
    let rest = open.bank[RUnit::Ns] - 1;
    open.bank[RUnit::Ns] = 1;
    open.players[Team(1)].stock[RUnit::Ns] += rest;
    table.dice([1, 6]).act(0, ROLL);
    assert_eq!((table.stock(0), table.bank(RUnit::Ns)), (units([0, 0, 0, 0, 1]), 0));
}
