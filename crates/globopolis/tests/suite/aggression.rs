//! Aggression: GP-68 to GP-80.

use globopolis::card::CardFace;
use globopolis::event::{Conflict, Throw};
use globopolis::odds::pattern;
use globopolis::state::Party;
use globopolis::{Action, Edition, Event, FieldId, Options, Phase, RUnit};

use crate::plain::units;
use crate::support::{ROLL, Table};

/// Player 0 has landed on a Territory: an own one if `phase` says so. Their and the other's Titles, and their cards.
fn landed(phase: &str, at: &str, own: &[&str], foreign: &[&str], cards: &[&str]) -> Table {
    Table::full(
        2,
        &format!(
            r#"
            phase = "{phase}"
            at = "{at}"
            governor = [{{ at = "{at}" }}, {{ at = 0 }}]
            player = [{{ eu = 100, titles = {own:?}, cards = {cards:?} }}, {{ eu = 100, titles = {foreign:?} }}]
            "#
        ),
    )
}

#[test]
fn gp_68_the_foreign_territory_landed_on_from_an_own_one_in_the_quadrant() {
    let mut table = landed("foreign", "germany", &["england", "usa"], &["germany", "france"], &[]);
    assert_eq!(table.refused(0, table.attack("england", "france")), 68);
    assert_eq!(table.refused(0, table.attack("usa", "germany")), 68);
    assert_eq!(table.refused(0, table.attack("france", "germany")), 68);
    table.act(0, table.attack("england", "germany"));
    assert!(table.state.open.battle.is_some());
    // Nothing is paid for the conference (GP-45).
    assert_eq!((table.eu(0), table.eu(1)), (100, 100));
}

#[test]
fn gp_68_from_the_own_territory_landed_on_in_the_quadrant() {
    let mut table = landed("own", "england", &["england", "spain"], &["germany", "usa"], &[]);
    assert_eq!(table.refused(0, table.attack("spain", "germany")), 68);
    assert_eq!(table.refused(0, table.attack("england", "usa")), 68);
    assert_eq!(table.refused(0, table.attack("england", "spain")), 68);
    assert_eq!(table.refused(0, table.attack("england", "japan")), 68);
    table.act(0, table.attack("england", "germany"));
    let battle = table.state.open.battle.expect("a battle");
    assert_eq!((battle.from, battle.against), (table.title("england"), table.title("germany")));
}

#[test]
fn gp_68_only_after_landing() {
    let table = Table::full(2, r#"player = [{ titles = ["england"] }, { titles = ["germany"] }]"#);
    // The Option Phase is for other things.
    assert_eq!(table.refused(0, table.attack("england", "germany")), 28);
}

#[test]
fn gp_68_an_opportunity_card_reaches_across_quadrants_and_is_used_up() {
    let mut table = landed("foreign", "usa", &["england", "brazil"], &["usa", "sweden"], &["north"]);
    assert_eq!(table.refused(0, table.attack("england", "usa")), 68);
    table.act(0, table.attack_with("england", "usa", "north"));
    assert!(table.state.open.battle.is_some());
    assert!(table.hand(0).is_empty());
    assert_eq!(table.state.ops_mission.cards[0], table.card("north"));
}

#[test]
fn gp_68_an_opportunity_card_also_serves_from_an_own_territory_of_the_lower_row() {
    let mut table = landed("own", "england", &["england"], &["usa", "japan"], &["north"]);
    assert_eq!(table.refused(0, table.attack_with("england", "japan", "north")), 68);
    table.act(0, table.attack_with("england", "usa", "north"));
    assert!(table.state.open.battle.is_some());
}

#[test]
fn gp_68_the_rows_of_the_card_must_fit() {
    // The USA in the upper row are attacked from western Europe in the lower one, not the other way round.
    let table = landed("foreign", "england", &["usa", "china"], &["england"], &["north"]);
    assert_eq!(table.refused(0, table.attack_with("usa", "england", "north")), 68);
    assert_eq!(table.refused(0, table.attack_with("china", "england", "north")), 68);
    let table = landed("foreign", "usa", &["england"], &["usa"], &[]);
    assert_eq!(table.refused(0, table.attack_with("england", "usa", "north")), 68); // not in hand
}

#[test]
fn gp_68_every_opportunity_card_of_the_world_names_three_groups_in_each_row() {
    let world = Edition::world();
    let mut found = 0;
    for card in world.cards() {
        if let CardFace::Opportunity { against, from } = &card.face {
            assert_eq!((against.len(), from.len()), (3, 3), "{}", card.name);
            found += 1;
        }
    }
    assert!(found > 0);
}

#[test]
fn gp_69_usa_and_canada_attack_each_other_without_a_card() {
    let mut table = landed("foreign", "canada", &["usa", "mexico"], &["canada"], &[]);
    assert_ne!(
        table.game.edition().quadrant_of(table.title("usa")),
        table.game.edition().quadrant_of(table.title("canada"))
    );
    assert_eq!(table.refused(0, table.attack("mexico", "canada")), 68);
    table.act(0, table.attack("usa", "canada"));
    assert!(table.state.open.battle.is_some());
    let mut table = landed("own", "canada", &["canada"], &["usa", "mexico"], &[]);
    assert_eq!(table.refused(0, table.attack("canada", "mexico")), 68);
    table.act(0, table.attack("canada", "usa"));
    assert!(table.state.open.battle.is_some());
}

#[test]
fn gp_69_landing_on_one_of_them_is_still_needed() {
    let table = landed("own", "mexico", &["usa", "mexico"], &["canada"], &[]);
    assert_eq!(table.refused(0, table.attack("usa", "canada")), 68);
    let world = Edition::world();
    let id = |name| world.title_called(name).expect("it is there");
    assert!(world.are_neighbours(id("usa"), id("canada")) && world.are_neighbours(id("canada"), id("usa")));
}

/// England of player 0 and Germany of player 1 with what the lines say of them.
fn facing(options: Options, england: &str, germany: &str) -> Table {
    Table::on_plain(
        options,
        2,
        &format!(
            r#"
            player = [{{ titles = ["england"] }}, {{ titles = ["germany"] }}]
            title = [{{ id = "england", {england} }}, {{ id = "germany", {germany} }}]
            "#
        ),
    )
}

#[test]
fn gp_70_d8_and_one_d6_against_d10_and_two() {
    let table = facing(Options::FULL, "units = {}", "units = {}");
    let [aggressor, defender] = table.prospect("england", "germany");
    assert_eq!((aggressor.base, aggressor.polygon), (1, 8));
    assert_eq!((defender.base, defender.polygon), (2, 10));
    // Both have one more for the equal economy (GP-72), and nothing else.
    assert_eq!((aggressor.total, defender.total), (2, 3));
}

#[test]
fn gp_70_six_d6_at_most() {
    let rich = "units = { water = 2, food = 2, energy = 2, ucp = 2, ns = 4 }, agents = [3, 0]";
    let table = facing(Options::FULL, rich, "units = {}, agents = [1, 0]");
    let [aggressor, defender] = table.prospect("england", "germany");
    assert_eq!((aggressor.ns, aggressor.economy, aggressor.superiority), (4, 1, 2));
    assert_eq!((aggressor.total, defender.total), (6, 2));
}

#[test]
fn gp_70_the_dice_of_a_battle_are_those_of_the_assessment() {
    let mut table = landed("own", "england", &["england"], &["germany"], &[]);
    // England has one NS-Unit, Germany two, and both have six other R-Units.
    table.act(0, table.attack("england", "germany"));
    assert_eq!(table.state.open.battle.expect("a battle").dice, [1 + 1 + 1, 2 + 2 + 1]);
    table.dice([1, 1, 2, 3, 1, 1, 2, 3, 4, 5]).act(0, Action::Fight);
    let sides: Vec<u32> = table.casts.iter().map(|cast| cast.0).collect();
    assert_eq!(sides, [8, 6, 6, 6, 10, 6, 6, 6, 6, 6]);
}

#[test]
fn gp_71_one_d6_for_each_ns_unit() {
    let table = facing(Options::FULL, "units = { ns = 2 }", "units = { ns = 1 }");
    let [aggressor, defender] = table.prospect("england", "germany");
    assert_eq!((aggressor.ns, defender.ns), (2, 1));
    assert_eq!((aggressor.total, defender.total), (1 + 2 + 1, 2 + 1 + 1));
}

/// The d6 for Economic Superiority.
fn economy(england: &str, germany: &str) -> (u8, u8) {
    let [aggressor, defender] = facing(Options::FULL, england, germany).prospect("england", "germany");
    (aggressor.economy, defender.economy)
}

#[test]
fn gp_72_the_higher_level_of_development() {
    let set = "units = { water = 1, food = 1, energy = 1, ucp = 1, ns = 1 }, level = 1";
    assert_eq!(economy(set, "units = { water = 9 }"), (1, 0));
    assert_eq!(economy("units = { water = 9 }", set), (0, 1));
}

#[test]
fn gp_72_only_justified_levels_count() {
    assert_eq!(economy("units = { water = 3 }, level = 2", "units = { water = 4 }"), (0, 1));
}

#[test]
fn gp_72_equal_levels_more_units_other_than_ns() {
    assert_eq!(economy("units = { water = 2, ns = 2 }", "units = { food = 3 }"), (0, 1));
    assert_eq!(economy("units = { water = 4 }", "units = { food = 3, ns = 2 }"), (1, 0));
}

#[test]
fn gp_72_still_equal_both() {
    assert_eq!(economy("units = { water = 3, ns = 2 }", "units = { food = 1, ucp = 2 }"), (1, 1));
}

#[test]
fn gp_73_one_d6_for_superiority_on_one_and_two_on_both() {
    let of = |england: &str, germany: &str| {
        let table = facing(
            Options::FULL,
            &format!("units = {{}}, agents = {england}"),
            &format!("units = {{}}, agents = {germany}"),
        );
        let [aggressor, defender] = table.prospect("england", "germany");
        assert_eq!(aggressor.total, 2 + aggressor.superiority);
        assert_eq!(defender.total, 3 + defender.superiority);
        (aggressor.superiority, defender.superiority)
    };
    assert_eq!(of("[1, 0]", "[0, 0]"), (1, 0));
    assert_eq!(of("[1, 0]", "[2, 1]"), (2, 0));
    assert_eq!(of("[1, 0]", "[1, 2]"), (1, 1));
    assert_eq!(of("[0, 1]", "[0, 1]"), (0, 2));
    assert_eq!(of("[1, 1]", "[2, 2]"), (0, 0));
}

#[test]
fn gp_74_without_agents_the_higher_value() {
    let of = |from: &str, against: &str| {
        let table = Table::on_plain(
            Options::CARDS,
            2,
            &format!(r#"player = [{{ titles = ["{from}"] }}, {{ titles = ["{against}"] }}]"#),
        );
        let [aggressor, defender] = table.prospect(from, against);
        (aggressor.superiority, defender.superiority)
    };
    assert_eq!(of("england", "germany"), (0, 1)); // 3 against 4
    assert_eq!(of("germany", "spain"), (1, 0)); // 4 against 2
    assert_eq!(of("england", "france"), (1, 1)); // 3 against 3
}

/// A Battle Round of England (player 0) against Germany (player 1) with so many d6 each.
fn round(dice: [u8; 2]) -> Table {
    Table::full(
        2,
        &format!(
            r#"
            phase = "rounds"
            battle = {{ from = "england", against = "germany", dice = {dice:?} }}
            governor = [{{ at = "germany" }}, {{ at = 0 }}]
            player = [{{ eu = 0, titles = ["england", "usa"] }}, {{ eu = 0, titles = ["germany", "japan"] }}]
            "#
        ),
    )
}

/// What both threw in the last Battle Round, and who won it.
fn throws(table: &Table) -> (Throw, Throw, Party) {
    let found = table.events().into_iter().find_map(|event| match event {
        Event::Conflict(Conflict::BattleRound { aggressor, defender, winner, .. }) => {
            Some((aggressor, defender, winner))
        }
        _ => None,
    });
    found.expect("a Battle Round")
}

fn dice_left(table: &Table) -> [u8; 2] {
    table.state.open.battle.expect("the battle goes on").dice
}

#[test]
fn gp_75_the_rule_books_roll_values() {
    let mut table = round([3, 4]);
    // “2 × 4 = 8, by virtue of the double sixes”; “3 × 8 = 24, by virtue of the triple fives”.
    table.dice([4, 6, 2, 6, 8, 5, 5, 1, 5]).act(0, Action::Fight);
    let (aggressor, defender, winner) = throws(&table);
    assert_eq!((aggressor.polygon, aggressor.times, aggressor.value), (4, 2, 8));
    assert_eq!((defender.polygon, defender.times, defender.value), (8, 3, 24));
    assert_eq!(winner, Party::Defender);
    assert_eq!(dice_left(&table), [2, 4]);
}

#[test]
fn gp_75_every_pattern() {
    let patterns: [(&[u8], u8); 14] = [
        (&[], 1),
        (&[3], 1),
        (&[1, 2, 3, 4, 6], 1),
        (&[1, 2, 3, 4, 5, 6], 1),
        (&[2, 2], 2),
        (&[2, 5, 2, 6], 2),
        (&[4, 4, 4], 3),
        (&[4, 1, 4, 2, 4, 3], 3),
        (&[1, 1, 6, 6], 4),
        (&[1, 6, 1, 6, 3], 4),
        (&[5, 5, 5, 5], 4),
        (&[5, 5, 5, 5, 1, 2], 4),
        (&[3, 3, 2, 2, 2], 5),
        (&[6, 6, 6, 6, 6], 5),
    ];
    for (dice, times) in patterns {
        assert_eq!(pattern(dice), times, "{dice:?}");
    }
}

#[test]
fn gp_75_with_six_dice_the_best_pattern_in_any_five() {
    assert_eq!(pattern(&[1, 1, 1, 1, 2, 2]), 5); // four and two contain a full house
    assert_eq!(pattern(&[1, 1, 1, 2, 2, 2]), 5); // so do three and three
    assert_eq!(pattern(&[1, 1, 2, 2, 3, 3]), 4); // three pairs are two pair
    assert_eq!(pattern(&[1, 1, 1, 2, 2, 3]), 5);
    assert_eq!(pattern(&[1, 1, 2, 2, 3, 4]), 4);
    assert_eq!(pattern(&[6, 6, 6, 6, 6, 6]), 5);
    assert_eq!(pattern(&[6, 6, 6, 6, 6, 1]), 5);
}

#[test]
fn gp_75_a_ten_of_the_defender_can_be_quintupled() {
    let mut table = round([5, 5]);
    table.dice([8, 2, 2, 3, 3, 3, 10, 4, 4, 4, 4, 4]).act(0, Action::Fight);
    let (aggressor, defender, winner) = throws(&table);
    assert_eq!((aggressor.value, defender.value, winner), (40, 50, Party::Defender));
}

#[test]
fn gp_76_a_single_d6_doubles_by_showing_the_same_number() {
    let mut table = round([1, 2]);
    table.dice([5, 5, 9, 1, 2]).act(0, Action::Fight);
    let (aggressor, defender, winner) = throws(&table);
    assert_eq!((aggressor.value, defender.value, winner), (10, 9, Party::Aggressor));
    let mut table = round([1, 1]);
    table.dice([5, 4, 6, 6]).act(0, Action::Fight);
    let (aggressor, defender, _) = throws(&table);
    assert_eq!((aggressor.value, defender.value), (5, 12));
}

#[test]
fn gp_76_with_more_than_one_d6_there_is_no_such_doubling() {
    let mut table = round([2, 2]);
    table.dice([3, 3, 5, 4, 4, 6]).act(0, Action::Fight);
    let (aggressor, defender, _) = throws(&table);
    assert_eq!((aggressor.value, defender.value), (3, 4));
}

#[test]
fn gp_77_the_lower_value_loses_a_d6() {
    let mut table = round([2, 2]);
    table.dice([5, 1, 2, 4, 1, 2]).act(0, Action::Fight);
    assert_eq!(throws(&table).2, Party::Aggressor);
    assert_eq!(dice_left(&table), [2, 1]);
}

#[test]
fn gp_77_equal_values_fewer_dice_win() {
    let mut table = round([2, 3]);
    table.dice([4, 1, 1, 8, 1, 2, 3]).act(0, Action::Fight);
    assert_eq!((throws(&table).2, dice_left(&table)), (Party::Aggressor, [2, 2]));
    let mut table = round([3, 2]);
    table.dice([8, 1, 2, 3, 4, 1, 1]).act(0, Action::Fight);
    assert_eq!((throws(&table).2, dice_left(&table)), (Party::Defender, [2, 2]));
}

#[test]
fn gp_77_equal_values_and_dice_the_defender_wins() {
    let mut table = round([2, 2]);
    table.dice([4, 1, 2, 4, 5, 6]).act(0, Action::Fight);
    assert_eq!((throws(&table).2, dice_left(&table)), (Party::Defender, [1, 2]));
}

#[test]
fn gp_77_losing_with_the_polygon_alone_loses_the_engagement() {
    let mut table = round([1, 0]);
    // The last d6 is lost, and the polygon fights on alone.
    table.dice([2, 1, 3]).act(0, Action::Fight);
    assert_eq!(dice_left(&table), [0, 0]);
    table.dice([3, 3]).act(0, Action::Fight);
    assert_eq!(table.owner("england"), Some(1));
    assert!(table.state.open.battle.is_none());
}

#[test]
fn gp_77_there_is_no_retreat() {
    let table = round([1, 1]);
    for action in [Action::Stop, Action::Pass, Action::Pay, ROLL] {
        assert_eq!(table.refused(0, action), 75, "{action:?}");
    }
    assert_eq!(table.refused(0, Action::Resign), 85);
}

/// England (player 0) and Germany (player 1), the battle down to the polygons; what stands on both.
fn last_round(england: &str, germany: &str, others: [&str; 2]) -> Table {
    Table::full(
        2,
        &format!(
            r#"
            phase = "rounds"
            battle = {{ from = "england", against = "germany", dice = [0, 0] }}
            governor = [{{ at = "germany" }}, {{ at = 0 }}]
            player = [{{ eu = 9, titles = ["england" {}] }}, {{ eu = 9, titles = ["germany" {}] }}]
            title = [{{ id = "england", {england} }}, {{ id = "germany", {germany} }}]
            "#,
            others[0], others[1]
        ),
    )
}

#[test]
fn gp_78_the_defeated_territory_goes_to_the_victor_without_ns_and_development() {
    let developed = "units = { water = 2, food = 3, energy = 2, ucp = 2, ns = 3 }, level = 2";
    let mut table = last_round("units = {}", developed, ["", r#", "japan""#]);
    assert_eq!((table.points(0), table.points(1)), (3, 4 + 10 + 3));
    let (ns, pieces) = (table.bank(RUnit::Ns), table.state.open.pieces);
    table.dice([8, 1]).act(0, Action::Fight);
    assert_eq!(table.owner("germany"), Some(0));
    assert_eq!(
        table.holding("germany").units,
        units([2, 2, 2, 2, 0]),
        "the surplus is the victor's to place"
    );
    assert_eq!(table.stock(0), units([0, 1, 0, 0, 0]));
    assert_eq!(table.holding("germany").level, 0);
    assert_eq!((table.points(0), table.points(1)), (3 + 4, 3));
    assert_eq!((table.bank(RUnit::Ns), table.state.open.pieces), (ns + 3, pieces + 2));
    assert_eq!((table.eu(0), table.eu(1)), (9, 9));
}

#[test]
fn gp_78_an_aggressor_who_lost_loses_the_territory_he_attacked_from() {
    let mut table = last_round("units = { water = 2, ns = 2 }", "units = { ns = 1 }", [r#", "usa""#, ""]);
    let ns = table.bank(RUnit::Ns);
    table.dice([4, 4]).act(0, Action::Fight);
    assert_eq!((table.owner("england"), table.owner("germany")), (Some(1), Some(1)));
    assert_eq!(table.holding("england").units, units([2, 0, 0, 0, 0]));
    assert_eq!(table.holding("germany").units, units([0, 0, 0, 0, 1]));
    assert_eq!((table.points(0), table.points(1)), (4, 4 + 3));
    assert_eq!(table.bank(RUnit::Ns), ns + 2);
}

#[test]
fn gp_78_development_that_was_set_back_is_destroyed_too() {
    let mut table = last_round("units = {}", "units = { water = 1 }, level = 1", ["", ""]);
    assert_eq!(table.points(1), 4);
    let pieces = table.state.open.pieces;
    table.dice([8, 1]).act(0, Action::Fight);
    assert_eq!((table.points(0), table.points(1)), (7, 0));
    assert_eq!((table.holding("germany").level, table.state.open.pieces), (0, pieces + 1));
}

#[test]
fn gp_78_a_player_without_territories_plays_on() {
    let mut table = last_round("units = {}", "units = {}", ["", ""]);
    table.dice([8, 1]).act(0, Action::Fight);
    assert!(table.player(1).titles.is_empty());
    table.act(0, Action::Pass);
    assert_eq!((table.turn(), table.phase()), (1, Phase::Option));
    table.dice([5]).act(1, ROLL);
    assert_eq!(table.governor(1), FieldId(5));
}

#[test]
fn gp_79_who_lost_ends_his_turn() {
    let mut table = last_round("units = {}", "units = {}", [r#", "spain""#, r#", "france""#]);
    table.dice([1, 8]).act(0, Action::Fight);
    assert_eq!(table.phase(), Phase::Agents);
}

#[test]
fn gp_79_who_won_may_attack_further_territories_of_the_group_in_whatever_quadrant() {
    let mut table = Table::full(
        3,
        r#"
        phase = "rounds"
        battle = { from = "brazil", against = "usa", dice = [0, 0] }
        governor = [{ at = "brazil" }, { at = 0 }, { at = 0 }]
        player = [
          { eu = 0, titles = ["brazil", "chile"], cards = ["south"] }, { eu = 0, titles = ["usa", "venezuela"] },
          { eu = 0, titles = ["canada"] },
        ]
        "#,
    );
    table.dice([8, 1]).act(0, Action::Fight);
    let Phase::Chain { from, .. } = table.phase() else { panic!("no further attack") };
    assert_eq!(from, table.title("brazil"));
    assert_eq!(table.refused(0, table.attack("chile", "canada")), 79);
    assert_eq!(table.refused(0, table.attack("usa", "canada")), 79);
    assert_eq!(table.refused(0, table.attack("brazil", "venezuela")), 79);
    assert_eq!(table.refused(0, table.attack_with("brazil", "canada", "south")), 79);
    assert_eq!(table.refused(0, ROLL), 79);
    // Canada lies in another quadrant, and is another player's.
    table.act(0, table.attack("brazil", "canada"));
    let battle = table.state.open.battle.expect("a battle");
    assert_eq!((battle.from, battle.against), (table.title("brazil"), table.title("canada")));
    assert_eq!(table.governor(0), table.game.edition().field_of(table.title("brazil")));
}

#[test]
fn gp_79_otherwise_the_victors_turn_is_over() {
    let mut table = last_round("units = {}", "units = {}", ["", r#", "france""#]);
    table.dice([8, 1]).act(0, Action::Fight);
    assert!(matches!(table.phase(), Phase::Chain { .. }));
    table.act(0, Action::Pass);
    assert_eq!(table.phase(), Phase::Agents);
    // Nothing of the group is left to attack.
    let mut table = last_round("units = {}", "units = {}", ["", r#", "usa""#]);
    table.dice([8, 1]).act(0, Action::Fight);
    assert_eq!(table.phase(), Phase::Agents);
}

/// England (player 0) is about to attack Germany (player 1), with these Operations cards.
fn armed(own: &[&str], other: &[&str]) -> Table {
    Table::full(
        2,
        &format!(
            r#"
            phase = "own"
            at = "england"
            governor = [{{ at = "england" }}, {{ at = 0 }}]
            player = [
              {{ eu = 0, titles = ["england"], cards = {own:?} }}, {{ eu = 0, titles = ["germany"], cards = {other:?} }},
            ]
            title = [{{ id = "england", units = {{}} }}, {{ id = "germany", units = {{}} }}]
            "#
        ),
    )
}

#[test]
fn gp_80_operations_are_played_before_the_first_battle_round() {
    let mut table = armed(&["drill"], &[]);
    assert_eq!(table.refused(0, table.play("drill")), 80);
    table.act(0, table.attack("england", "germany"));
    assert_eq!(table.phase(), Phase::Muster(Party::Aggressor));
    table.act(0, table.play("drill"));
    // One more for themselves and one fewer for the other than 2 and 3.
    assert_eq!(dice_left(&table), [3, 2]);
    assert_eq!(table.state.ops_mission.cards[0], table.card("drill"));
}

#[test]
fn gp_80_not_later_unless_the_card_says_so() {
    let mut table = armed(&["drill", "luck"], &[]);
    table.act(0, table.attack("england", "germany"));
    assert_eq!(table.refused(0, table.play("luck")), 80);
    table.act(0, Action::Pass);
    assert_eq!(table.phase(), Phase::Rounds(Party::Aggressor));
    assert_eq!(table.refused(0, table.play("drill")), 80);
    table.act(0, table.play("luck"));
    assert_eq!(dice_left(&table), [3, 3]);
    // Equal values with equally many dice are the Aggressor's now.
    table.dice([4, 1, 2, 3, 4, 1, 2, 3]).act(0, Action::Fight);
    assert_eq!(dice_left(&table), [3, 2]);
}

#[test]
fn gp_80_only_by_the_side_the_card_is_for() {
    let mut table = armed(&[], &["guns", "truce"]);
    table.act(0, table.attack("england", "germany"));
    assert_eq!(table.phase(), Phase::Muster(Party::Defender));
    assert_eq!(table.refused(1, table.play("guns")), 80);
    table.act(1, table.play("truce"));
    assert!(table.state.open.battle.is_none());
    assert_eq!(table.owner("germany"), Some(1));
}

#[test]
fn gp_80_ns_units_that_a_card_keeps_are_not_told_destroyed() {
    let mut table = Table::full(
        2,
        r#"
        phase = "rounds"
        battle = { from = "england", against = "germany", dice = [0, 0], aggressor = ["sabotage"] }
        player = [{ titles = ["england"] }, { titles = ["germany"] }]
        title = [{ id = "germany", units = { ns = 2 } }]
        "#,
    );
    table.dice([8, 1]).act(0, Action::Fight);
    assert_eq!(table.stock(0), units([0, 0, 0, 0, 2]));
    let destroyed = |event: &Event| matches!(event, Event::Conflict(Conflict::Destroyed { units, .. }) if units[RUnit::Ns] > 0);
    assert!(!table.told.told.iter().any(|told| destroyed(&told.event)), "they are kept");
}

#[test]
fn gp_77_a_whole_engagement_to_its_end() {
    let mut table = round([1, 2]);
    // The Defender loses both d6 and then the polygon.
    table.dice([8, 1, 7, 1, 2]).act(0, Action::Fight);
    assert_eq!(dice_left(&table), [1, 1]);
    // Luck running out: 3 doubled against 5.
    table.dice([3, 3, 5, 1]).act(0, Action::Fight);
    assert_eq!(dice_left(&table), [1, 0]);
    // Equal values: the Defender has fewer d6.
    table.dice([5, 1, 5]).act(0, Action::Fight);
    assert_eq!(dice_left(&table), [0, 0]);
    table.dice([6, 5]).act(0, Action::Fight);
    assert_eq!(table.owner("germany"), Some(0));
}

#[test]
fn gp_78_completing_a_group_in_battle_brings_its_bonus() {
    let mut table = last_round("units = {}", "units = {}", [r#", "france", "spain""#, ""]);
    assert_eq!(table.points(0), 3 + 3 + 2);
    table.dice([8, 1]).act(0, Action::Fight);
    assert_eq!(table.points(0), 3 + 3 + 2 + 4 + 8);
}

#[test]
fn gp_79_a_chained_attack_can_be_lost() {
    let mut table = last_round("units = {}", "units = {}", ["", r#", "france""#]);
    table.dice([8, 1]).act(0, Action::Fight);
    table.act(0, table.attack("england", "france"));
    let dice = dice_left(&table);
    assert_eq!(dice, [1, 3]); // France has five R-Units, England none
    table.dice([1, 1, 10, 1, 2, 3]);
    table.act(0, Action::Fight);
    table.dice([1, 10, 1, 2, 3]).act(0, Action::Fight);
    assert_eq!((table.owner("england"), table.owner("germany")), (Some(1), Some(0)));
    assert_eq!(table.phase(), Phase::Agents);
}

#[test]
fn gp_73_in_the_rule_books_examples_blue_has_one_extra_die() {
    // Green 0, blue 1, red 2, yellow 3.
    let of = |green: (&str, [u8; 4]), blue: (&str, [u8; 4])| {
        let table = Table::full(
            4,
            &format!(
                r#"
                player = [{{ titles = ["{}"] }}, {{ titles = ["{}"] }}, {{}}, {{}}]
                title = [{{ id = "{0}", agents = {:?} }}, {{ id = "{1}", agents = {:?} }}]
                "#,
                green.0, blue.0, green.1, blue.1
            ),
        );
        table.prospect(blue.0, green.0).map(|strength| strength.superiority)
    };
    assert_eq!(of(("japan", [2, 3, 0, 0]), ("england", [2, 2, 0, 0])), [1, 0]);
    assert_eq!(of(("sweden", [1, 1, 1, 0]), ("nunavut", [2, 3, 0, 1])), [1, 0]);
    // With red in England as well, green has one there.
    assert_eq!(of(("japan", [2, 2, 1, 0]), ("england", [2, 2, 1, 0])), [1, 1]);
}
