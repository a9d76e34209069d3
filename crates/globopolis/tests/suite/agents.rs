//! Agents and Cleaning House: GP-59 to GP-67.

use globopolis::event::Agents;
use globopolis::state::{Asked, Party};
use globopolis::{Action, Options, Phase, Side, Team, TeamSet};

use crate::support::{ROLL, Table};

/// Player 0 places their Agents.
fn placing() -> Table {
    Table::full(
        2,
        r#"
        phase = "agents"
        player = [{ eu = 100, titles = ["usa", "core-energy"] }, { eu = 100, titles = ["germany", "fresh-water"] }]
        "#,
    )
}

#[test]
fn gp_59_three_agents_of_a_player_on_a_territory() {
    let mut table = placing();
    assert_eq!(table.refused(0, table.place("usa", 4)), 59);
    table.act(0, table.place("usa", 3));
    table.act(0, table.place("germany", 2));
    assert_eq!((table.agents("usa", 0), table.agents("germany", 0)), (3, 2));
    assert_eq!(table.player(0).agents, 10);
    assert_eq!(table.refused(0, table.place("usa", 1)), 59);
    assert_eq!(table.refused(0, table.place("germany", 2)), 59);
}

#[test]
fn gp_59_none_on_unowned_territories_and_none_on_guilds() {
    let table = placing();
    assert_eq!(table.refused(0, table.place("japan", 1)), 59);
    assert_eq!(table.refused(0, table.place("core-energy", 1)), 59);
    assert_eq!(table.refused(0, table.place("fresh-water", 1)), 59);
}

#[test]
fn gp_60_agents_return_from_a_territory_that_becomes_unowned() {
    let mut table = Table::full(
        3,
        r#"
        player = [{ titles = ["japan"] }, { titles = ["usa"] }, { titles = ["germany"] }]
        title = [{ id = "japan", agents = [1, 2, 3] }, { id = "usa", agents = [0, 1, 0] }]
        "#,
    );
    assert_eq!((table.player(1).agents, table.player(2).agents), (12, 12));
    table.act(0, Action::Resign);
    assert_eq!(table.owner("japan"), None);
    assert_eq!((table.player(1).agents, table.player(2).agents), (14, 15));
    assert_eq!(table.agents("usa", 1), 1);
    assert!(table.told(Agents::SentHome { team: Team(2), from: table.title("japan"), count: 3 }));
}

#[test]
fn gp_61_agents_are_placed_moved_and_withdrawn_at_the_end_of_the_turn() {
    let mut table = placing();
    table.act(0, table.place("usa", 3));
    table.act(0, table.recall("usa", 2));
    table.act(0, table.place("germany", 1));
    assert_eq!((table.agents("usa", 0), table.agents("germany", 0), table.player(0).agents), (1, 1, 13));
    assert_eq!(table.refused(0, table.recall("usa", 2)), 61);
    // Nobody goes on before they have done so.
    assert_eq!(table.refused(1, ROLL), 28);
    table.act(0, Action::Pass);
    assert_eq!((table.turn(), table.phase()), (1, Phase::Option));
    assert_eq!(table.refused(1, table.place("germany", 1)), 28);
}

#[test]
fn gp_61_only_agents_in_hand_are_placed() {
    let table = Table::full(
        2,
        r#"
        phase = "agents"
        player = [
          { titles = ["usa", "brazil", "japan", "china"], agents = 2, reserve = 18 },
          { titles = ["germany"] },
        ]
        "#,
    );
    assert_eq!(table.refused(0, table.place("usa", 3)), 61);
}

#[test]
fn gp_61_after_a_moonshot_and_in_the_first_round_too() {
    let mut table = Table::full(
        2,
        r#"
        phase = "teleport"
        round = 1
        player = [{ titles = ["usa"] }, { titles = ["germany"] }]
        "#,
    );
    // The second base ahead of TELEPORT! and eight fields: MOONSHOT!.
    table.dice([2, 8]).act(0, Action::Teleport);
    assert_eq!(table.phase(), Phase::Agents);
    table.act(0, table.place("germany", 3)).act(0, Action::Pass);
    assert_eq!((table.agents("germany", 0), table.turn()), (3, 1));
}

/// Who has Agent Superiority on a Territory of `owner` in a conflict with `opponent`, with so many Agents of green, blue, red
/// and yellow on it and none on the other Territory: both when it is attacked and when the attack comes from it.
fn superior(at: &str, owner: u8, opponent: u8, agents: [u8; 4]) -> Option<u8> {
    let mut titles = [const { Vec::new() }; 4];
    titles[usize::from(owner)].push(at);
    titles[usize::from(opponent)].push("brazil");
    let players: Vec<String> = titles.iter().map(|titles| format!("{{ titles = {titles:?} }}")).collect();
    let table = Table::full(
        4,
        &format!(
            "player = [{}]\ntitle = [{{ id = \"{at}\", agents = {agents:?} }}, {{ id = \"brazil\", agents = [0, 0, 0, 0] }}]",
            players.join(", ")
        ),
    );
    let [aggressor, defender] = table.prospect("brazil", at).map(|strength| strength.superiority);
    let [attacking, attacked] = table.prospect(at, "brazil").map(|strength| strength.superiority);
    assert_eq!((attacking, attacked), (defender, aggressor), "it is the same in both directions");
    match (aggressor, defender) {
        (1, 0) => Some(opponent),
        (0, 1) => Some(owner),
        (0, 0) => None,
        other => panic!("{other:?}"),
    }
}

const GREEN: u8 = 0;
const BLUE: u8 = 1;

#[test]
fn gp_62_more_infiltration_gives_the_opponent_superiority() {
    assert_eq!(superior("japan", GREEN, BLUE, [2, 3, 0, 0]), Some(BLUE));
}

#[test]
fn gp_62_third_party_agents_count_as_infiltration() {
    assert_eq!(superior("japan", GREEN, BLUE, [2, 2, 1, 0]), Some(BLUE));
    assert_eq!(superior("england", BLUE, GREEN, [2, 2, 1, 0]), Some(GREEN));
    assert_eq!(superior("sweden", GREEN, BLUE, [1, 1, 1, 0]), Some(BLUE));
}

#[test]
fn gp_62_equal_numbers_give_nobody_superiority() {
    assert_eq!(superior("nunavut", BLUE, GREEN, [2, 3, 0, 1]), None);
    assert_eq!(superior("england", BLUE, GREEN, [2, 2, 0, 0]), None);
    assert_eq!(superior("england", BLUE, GREEN, [0, 0, 0, 0]), None);
}

#[test]
fn gp_62_the_opponent_needs_no_agent_of_his_own() {
    assert_eq!(superior("japan", GREEN, BLUE, [0, 0, 1, 0]), Some(BLUE));
}

#[test]
fn gp_62_more_defence_gives_the_owner_superiority() {
    assert_eq!(superior("japan", GREEN, BLUE, [3, 1, 1, 0]), Some(GREEN));
    assert_eq!(superior("japan", GREEN, BLUE, [1, 0, 0, 0]), Some(GREEN));
}

/// Player 2 stands on Germany of player 0 with England of their own. Player 1 has Agents on Germany, player 3 on both.
fn watched(eu: u32) -> Table {
    Table::full(
        4,
        &format!(
            r#"
            turn = 2
            phase = "foreign"
            at = "germany"
            governor = [{{ at = 0 }}, {{ at = 0 }}, {{ at = "germany" }}, {{ at = 0 }}]
            player = [
              {{ eu = {eu}, points = 0, titles = ["germany", "france"] }}, {{ eu = 100, titles = ["usa"] }},
              {{ eu = {eu}, points = 0, titles = ["england"] }}, {{ eu = 100, titles = ["japan"] }},
            ]
            title = [{{ id = "germany", agents = [1, 2, 0, 1] }}, {{ id = "england", agents = [0, 0, 0, 2] }}]
            "#
        ),
    )
}

#[test]
fn gp_63_third_parties_withdraw_clockwise_from_the_aggressor() {
    let mut table = watched(0);
    table.act(2, table.attack("england", "germany"));
    let left = TeamSet::only(Team(1));
    assert_eq!(table.phase(), Phase::Bystander { team: Team(3), asked: Asked::Third, left });
    assert_eq!(table.refused(1, Action::Answer { home: [0, 2] }), 28);
    assert_eq!(table.refused(3, Action::Answer { home: [3, 0] }), 63);
    table.act(3, Action::Answer { home: [1, 1] });
    assert_eq!((table.agents("england", 3), table.agents("germany", 3)), (1, 0));
    assert_eq!(table.player(3).agents, 14);
    assert_eq!(table.awaited(), [1]);
    table.act(1, Action::Answer { home: [0, 0] });
    assert_eq!(table.agents("germany", 1), 2);
    assert_eq!(table.phase(), Phase::Rounds(Party::Aggressor));
}

#[test]
fn gp_63_eu_are_paid_for_leaving() {
    let mut table = watched(50);
    table.act(2, table.attack("england", "germany"));
    assert_eq!(table.awaited(), [2]);
    assert_eq!(table.refused(2, Action::Bribe { leave: true, eu: 51 }), 63);
    table.act(2, Action::Pass).act(0, Action::Bribe { leave: true, eu: 20 });
    table.act(3, Action::Answer { home: [2, 1] });
    assert_eq!((table.eu(0), table.eu(2), table.eu(3)), (30, 50, 120));
    // The next third party is asked anew; who does not do what is paid for gets nothing.
    table.act(2, Action::Bribe { leave: true, eu: 10 }).act(0, Action::Pass);
    table.act(1, Action::Answer { home: [0, 1] });
    assert_eq!((table.eu(2), table.eu(1)), (50, 100));
}

#[test]
fn gp_63_eu_are_paid_for_staying() {
    let mut table = watched(50);
    table.act(2, table.attack("england", "germany"));
    table.act(2, Action::Bribe { leave: false, eu: 15 }).act(0, Action::Bribe { leave: true, eu: 40 });
    table.act(3, Action::Answer { home: [0, 0] });
    assert_eq!((table.eu(0), table.eu(2), table.eu(3)), (50, 35, 115));
}

#[test]
fn gp_63_before_a_chained_battle_too() {
    let mut table = Table::full(
        3,
        r#"
        phase = "chain"
        at = "england"
        group = "western-europe"
        player = [
          { eu = 0, points = 0, titles = ["england", "germany"] }, { eu = 0, points = 0, titles = ["france"] },
          { titles = ["usa"] },
        ]
        title = [{ id = "france", agents = [0, 0, 2] }]
        "#,
    );
    table.act(0, table.attack("england", "france"));
    assert_eq!(table.awaited(), [2]);
    table.act(2, Action::Answer { home: [0, 2] });
    assert_eq!(table.agents("france", 2), 0);
}

#[test]
fn gp_64_the_victor_captures_all_agents_that_are_not_his() {
    let mut table = Table::full(
        3,
        r#"
        phase = "rounds"
        battle = { from = "england", against = "germany", dice = [0, 0] }
        player = [{ titles = ["england"] }, { titles = ["germany", "usa"] }, { titles = ["japan"] }]
        title = [{ id = "germany", agents = [1, 2, 3] }, { id = "england", agents = [0, 1, 1] }]
        "#,
    );
    table.dice([8, 1]).act(0, Action::Fight);
    assert_eq!((table.captives(0, 1), table.captives(0, 2)), (2, 3));
    assert_eq!([0, 1, 2].map(|team| table.agents("germany", team)), [1, 0, 0]);
    // The winner's Territory keeps its spies, and captured Agents are in nobody's hand.
    assert_eq!([0, 1, 2].map(|team| table.agents("england", team)), [0, 1, 1]);
    assert_eq!((table.player(1).agents, table.player(2).agents), (12, 11));
}

#[test]
fn gp_64_captured_agents_return_in_a_deal() {
    let mut table = Table::full(
        2,
        r#"
        player = [{ eu = 10, titles = ["england"], captives = [0, 3] }, { eu = 100, titles = ["germany"] }]
        "#,
    );
    let give = |agents| Side { agents, ..Side::NOTHING };
    let want = Side { eu: 25, ..Side::NOTHING };
    assert_eq!(table.refused(0, Action::Offer { to: Team(1), give: give(4), want }), 64);
    assert_eq!(table.player(1).agents, 12);
    table.act(0, Action::Offer { to: Team(1), give: give(2), want }).act(1, Action::Accept(Team(0)));
    assert_eq!((table.captives(0, 1), table.player(1).agents), (1, 14));
    assert_eq!((table.eu(0), table.eu(1)), (35, 75));
}

#[test]
fn gp_65_without_agents_their_cards_are_removed_before_dealing() {
    let table = Table::new_game(Options::CARDS, 5);
    let removed: Vec<&str> =
        table.game.edition().cards_about_agents().iter().map(|card| table.card_id(card)).collect();
    assert_eq!(removed, ["scorched", "exposed", "spies", "academy", "ransom", "purge", "trap"]);
    let stacks = table.state.ops_mission.cards.iter().chain(&table.state.influence.cards).copied();
    let dealt: usize = (0..5).map(|team| table.hand(team).len()).sum();
    let everywhere = stacks.clone().chain(table.state.hands.0.iter().flat_map(|hand| hand.iter()));
    assert!(!everywhere.map(|card| table.card_id(card)).any(|id| removed.contains(&id)));
    assert_eq!(stacks.count() + dealt, table.game.edition().cards().len() - removed.len());
}

#[test]
fn gp_65_without_agents_nobody_has_places_or_clears_any() {
    let mut table = Table::on_plain(
        Options::CARDS,
        2,
        r#"
        phase = "own"
        at = "usa"
        player = [{ titles = ["usa"] }, { titles = ["germany"] }]
        "#,
    );
    assert_eq!((table.player(0).agents, table.player(0).reserve), (0, 0));
    assert_eq!(table.refused(0, table.clean("usa", 1)), 65);
    table.act(0, Action::Stop);
    assert_eq!((table.turn(), table.phase()), (1, Phase::Option));
}

/// Player 0 has landed on the USA, with so many Agents of their own and of player 1 there; Mexico is theirs too, Canada is not.
fn landed(own: u8, foreign: u8) -> Table {
    Table::full(
        3,
        &format!(
            r#"
            phase = "own"
            at = "usa"
            governor = [{{ at = "usa" }}, {{ at = 0 }}, {{ at = 0 }}]
            player = [{{ titles = ["usa", "mexico", "brazil"] }}, {{ titles = ["canada"] }}, {{ titles = ["japan"] }}]
            title = [
              {{ id = "usa", agents = [{own}, {foreign}, 1] }}, {{ id = "mexico", agents = [0, 1, 0] }},
              {{ id = "brazil", agents = [0, 1, 0] }}, {{ id = "canada", agents = [0, 0, 1] }},
            ]
            "#
        ),
    )
}

#[test]
fn gp_66_the_dice_go_by_the_number_of_agents() {
    let owner = [8, 10, 12, 12];
    let intruder = [8, 10, 12];
    for own in 0..=3u8 {
        for foreign in 1..=3u8 {
            let mut table = landed(own, foreign);
            table.dice([8, 1, 8, 1]);
            table.act(0, table.clean("usa", 1));
            let sides: Vec<u32> = table.casts.iter().map(|cast| cast.0).collect();
            let (ours, theirs) = (owner[usize::from(own)], intruder[usize::from(foreign) - 1]);
            assert_eq!(sides, [ours, theirs, ours, theirs], "{own} against {foreign}");
        }
    }
}

#[test]
fn gp_66_best_two_of_three_and_equal_rolls_are_repeated() {
    let mut table = landed(1, 1);
    table.dice([5, 5, 6, 2, 3, 4, 7, 7, 1, 1, 8, 7]);
    table.act(0, table.clean("usa", 1));
    assert_eq!((table.agents("usa", 1), table.captives(0, 1)), (0, 1));
    let mut table = landed(1, 1);
    table.dice([6, 2, 3, 4, 5, 6]);
    table.act(0, table.clean("usa", 1));
    assert_eq!((table.agents("usa", 1), table.captives(0, 1)), (1, 0));
}

#[test]
fn gp_66_on_any_own_territory_of_the_group_once_per_landing_against_each_player() {
    let mut table = landed(0, 2);
    table.dice([1, 8, 1, 8]);
    table.act(0, table.clean("usa", 1));
    assert_eq!(table.refused(0, table.clean("usa", 1)), 66);
    table.dice([8, 1, 8, 1]);
    table.act(0, table.clean("usa", 2));
    table.dice([8, 1, 8, 1]);
    table.act(0, table.clean("mexico", 1));
    assert_eq!((table.captives(0, 1), table.captives(0, 2)), (1, 1));
    assert_eq!(table.refused(0, table.clean("mexico", 2)), 66); // nobody is there
    assert_eq!(table.refused(0, table.clean("canada", 2)), 66); // not their own
    assert_eq!(table.refused(0, table.clean("brazil", 1)), 66); // another group
}

#[test]
fn gp_66_only_after_landing_on_an_own_territory() {
    let table = Table::full(
        2,
        r#"
        player = [{ titles = ["usa"] }, { titles = ["germany"] }]
        title = [{ id = "usa", agents = [0, 1] }]
        "#,
    );
    // The Option Phase is for other things.
    assert_eq!(table.refused(0, table.clean("usa", 1)), 28);
}

#[test]
fn gp_67_the_owner_captures_if_he_wins() {
    let mut table = landed(2, 3);
    table.dice([12, 3, 9, 8]);
    table.act(0, table.clean("usa", 1));
    assert_eq!((table.agents("usa", 1), table.captives(0, 1)), (0, 3));
    assert_eq!((table.agents("usa", 0), table.agents("usa", 2)), (2, 1));
    assert!(matches!(table.phase(), Phase::Own(_)));
}

#[test]
fn gp_67_otherwise_they_stay() {
    let mut table = landed(2, 3);
    table.dice([2, 3, 8, 9]);
    table.act(0, table.clean("usa", 1));
    assert_eq!((table.agents("usa", 1), table.captives(0, 1)), (3, 0));
    // Nor does the owner lose theirs.
    assert_eq!((table.agents("usa", 0), table.captives(1, 0)), (2, 0));
}

#[test]
fn gp_59_every_player_has_room_for_three() {
    let mut table = Table::full(
        3,
        r#"
        phase = "agents"
        player = [{ titles = ["usa"] }, { titles = ["germany"] }, { titles = ["japan"] }]
        title = [{ id = "germany", agents = [0, 3, 3] }]
        "#,
    );
    table.act(0, table.place("germany", 3));
    assert_eq!([0, 1, 2].map(|team| table.agents("germany", team)), [3, 3, 3]);
}

#[test]
fn gp_64_a_victorious_defender_captures_on_the_aggressors_territory() {
    let mut table = Table::full(
        3,
        r#"
        phase = "rounds"
        battle = { from = "england", against = "germany", dice = [0, 0] }
        player = [{ titles = ["england"] }, { titles = ["germany"] }, { titles = ["japan"] }]
        title = [{ id = "germany", agents = [2, 1, 1] }, { id = "england", agents = [3, 1, 2] }]
        "#,
    );
    table.dice([1, 10]).act(0, Action::Fight);
    assert_eq!((table.captives(1, 0), table.captives(1, 2)), (3, 2));
    assert_eq!([0, 1, 2].map(|team| table.agents("england", team)), [0, 1, 0]);
    assert_eq!([0, 1, 2].map(|team| table.agents("germany", team)), [2, 1, 1]);
    // The Aggressor's turn is over, and their captured Agents cannot be withdrawn.
    assert_eq!(table.phase(), Phase::Agents);
    assert_eq!(table.refused(0, table.recall("england", 1)), 61);
}

#[test]
fn gp_65_in_the_world_every_card_that_speaks_of_agents_is_about_them() {
    let world = globopolis::Edition::world();
    let about = world.cards_about_agents();
    assert!(!about.is_empty());
    for (index, card) in world.cards().iter().enumerate() {
        let speaks = card.text.contains("Agent");
        assert_eq!(
            about.contains(globopolis::CardId::from_index(index)),
            speaks,
            "{}: {}",
            card.name,
            card.text
        );
    }
}
