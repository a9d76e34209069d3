//! Stages and variations: GP-81 to GP-91.

use globopolis::state::Party;
use globopolis::{
    Action, Assistance, Event, FieldId, Flights, Globopolis, Level, Options, Phase, RUnit, Side, Team,
};
use table::dice::{Fall, FastDice, ProvenDice, Provenance, SecretSeed};
use table::journal::{Journal, Origin};
use table::rolls::{Proof, prove};
use table::{Game, Play, Seat};

use crate::plain;
use crate::plain::{refused_options, units};
use crate::support::{ROLL, Table};

/// Player 0 is about to roll from this field; the USA are his, Germany player 1's.
fn rolling(options: Options, field: u8) -> Table {
    Table::on_plain(
        options,
        2,
        &format!(
            r#"
            governor = [{{ at = {field} }}, {{ at = 32 }}]
            player = [{{ eu = 100, titles = ["usa"] }}, {{ eu = 100, titles = ["germany"] }}]
            "#
        ),
    )
}

#[test]
fn gp_81_learning_no_cards_are_dealt_and_card_fields_just_roll_again() {
    let table = Table::new_game(Options::LEARNING, 3);
    assert!((0..3).all(|team| table.hand(team).is_empty()));
    assert!(table.state.ops_mission.cards.is_empty() && table.state.influence.cards.is_empty());
    assert_eq!(table.player(0).agents, 0);
    let mut table = rolling(Options::LEARNING, 2);
    table.dice([1]).act(0, ROLL);
    assert_eq!(table.phase(), Phase::Again);
    // Even after many throws.
    for from in [10, 3, 10] {
        table.state.open.governors[Seat(0)].at = FieldId(from - 1);
        table.dice([1]).act(0, ROLL);
        assert_eq!(table.phase(), Phase::Again);
    }
    assert!(table.hand(0).is_empty());
}

#[test]
fn gp_81_learning_own_territory_rolls_again_and_the_nia_is_an_nsa() {
    let mut table = rolling(Options::LEARNING, 0);
    table.dice([1]).act(0, ROLL);
    assert_eq!(table.phase(), Phase::Again);
    let mut table = rolling(Options::LEARNING, 55);
    table.dice([1, 3]).act(0, ROLL);
    assert_eq!(table.stock(0), units([0, 0, 0, 0, 2]));
}

#[test]
fn gp_81_learning_foreign_territory_pays_and_nobody_attacks() {
    let mut table = Table::on_plain(
        Options::LEARNING,
        2,
        r#"
        governor = [{ at = 53 }, { at = 32 }]
        player = [{ eu = 100, titles = ["england"] }, { eu = 100, titles = ["germany"] }]
        "#,
    );
    table.dice([1]).act(0, ROLL);
    assert_eq!(table.refused(0, table.attack("england", "germany")), 81);
    table.act(0, Action::Pay);
    assert_eq!((table.eu(0), table.eu(1)), (80, 120));
    // No Agents are placed: the next player is in turn.
    assert_eq!((table.turn(), table.phase()), (1, Phase::Option));
}

#[test]
fn gp_81_learning_contradicts_variations_of_what_it_leaves_out() {
    let learning = Options::LEARNING;
    assert_eq!(refused_options(Options { assistance: Assistance::Both, ..learning }, 3), 81);
    assert_eq!(refused_options(Options { ns_for_conflicts: true, ..learning }, 3), 81);
    assert_eq!(refused_options(Options { hand_limit: 4, ..learning }, 3), 81);
    assert_eq!(refused_options(Options { ops_dealt: 1, ..learning }, 3), 81);
    assert_eq!(refused_options(Options { guild_protection: true, ..learning }, 3), 89);
}

#[test]
fn gp_81_the_default_is_the_full_game() {
    assert_eq!(Options::default().level, Level::Full);
    let table = Table::new_game(Options::default(), 3);
    assert_eq!(table.state.open.hand_sizes[Team(0)], [3, 1, 3]);
    assert_eq!((table.player(0).agents, table.player(0).reserve), (15, 5));
}

#[test]
fn gp_82_the_card_stage_has_cards_and_aggression_but_no_agents() {
    let table = Table::new_game(Options::CARDS, 3);
    for team in 0..3 {
        assert_eq!(table.state.open.hand_sizes[Team(team)], [3, 1, 3]);
        assert_eq!((table.player(team).agents, table.player(team).reserve), (0, 0));
    }
    let mut table = Table::on_plain(
        Options::CARDS,
        2,
        r#"
        governor = [{ at = 53 }, { at = 32 }]
        player = [{ eu = 100, titles = ["england"] }, { eu = 100, titles = ["germany"] }]
        "#,
    );
    table.dice([1]).act(0, ROLL);
    let mut paid = table.clone();
    paid.act(0, Action::Pay);
    assert_eq!((paid.turn(), paid.phase()), (1, Phase::Option));
    table.act(0, table.attack("england", "germany"));
    assert!(table.state.open.battle.is_some());
}

/// England, with France, of player 0 against Sweden, with Norway and Finland, of player 1.
fn assisted(options: Options, england: &str, france: &str, sweden: &str) -> Table {
    Table::on_plain(
        options,
        2,
        &format!(
            r#"
            phase = "own"
            at = "england"
            player = [
              {{ eu = 9, titles = ["england", "france", "usa"] }},
              {{ eu = 9, titles = ["sweden", "norway", "finland"] }},
            ]
            title = [
              {{ id = "england", units = {england} }}, {{ id = "france", units = {france} }},
              {{ id = "sweden", units = {sweden} }}, {{ id = "norway", units = {{}} }}, {{ id = "finland", units = {{}} }},
            ]
            "#
        ),
    )
}

#[test]
fn gp_83_one_d6_for_each_own_territory_of_the_group() {
    use Assistance::{Aggression, Both, Defence, None};
    for (assistance, expected) in [(None, (0, 0)), (Defence, (0, 2)), (Aggression, (1, 0)), (Both, (1, 2))] {
        let table = assisted(Options { assistance, ..Options::FULL }, "{}", "{}", "{}");
        let [aggressor, defender] = table.prospect("england", "sweden");
        assert_eq!((aggressor.assistance, defender.assistance), expected, "{assistance:?}");
        assert_eq!((aggressor.total, defender.total), (2 + expected.0, 3 + expected.1));
    }
}

#[test]
fn gp_83_the_cap_of_six_stays() {
    let options = Options { assistance: Assistance::Defence, ..Options::FULL };
    let [_, defender] = assisted(options, "{}", "{}", "{ ns = 2 }").prospect("england", "sweden");
    assert_eq!((defender.base, defender.ns, defender.economy, defender.assistance), (2, 2, 1, 2));
    assert_eq!(defender.total, 6);
}

#[test]
fn gp_83_optionally_each_sends_an_ns_unit() {
    let options = Options { assistance: Assistance::Both, assistance_sends_ns: true, ..Options::FULL };
    let mut table = assisted(options, "{}", "{ ns = 1 }", "{}");
    // Who sends nothing does not assist.
    assert_eq!(table.prospect("england", "sweden").map(|strength| strength.assistance), [0, 0]);
    table.act(0, table.attack("england", "sweden"));
    assert_eq!(table.refused(0, Action::Assist(table.title("usa"))), 83);
    table.act(0, Action::Assist(table.title("france")));
    assert_eq!(table.holding("france").units, units([0; 5]));
    assert_eq!(table.holding("england").units, units([0, 0, 0, 0, 1]));
    // The base, the NS-Unit, the equal economy, the assistance; the Defender's others have no NS-Units to send.
    assert_eq!(table.state.open.battle.expect("a battle").dice, [1 + 1 + 1 + 1, 2 + 1]);
    // Now it is time to fight.
    assert_eq!(table.refused(0, Action::Assist(table.title("france"))), 75);
}

#[test]
fn gp_83_sending_without_assistance_is_refused() {
    assert_eq!(refused_options(Options { assistance_sends_ns: true, ..Options::FULL }, 2), 83);
}

/// England of player 0 is about to attack Sweden of player 1; France is player 2's.
fn asking(options: Options, cards: &[&str]) -> Table {
    Table::on_plain(
        options,
        3,
        &format!(
            r#"
            phase = "own"
            at = "england"
            player = [
              {{ eu = 20, titles = ["england"], cards = {cards:?} }}, {{ eu = 20, titles = ["sweden"] }},
              {{ eu = 20, titles = ["france", "usa"] }},
            ]
            title = [
              {{ id = "england", units = {{}} }}, {{ id = "sweden", units = {{}} }},
              {{ id = "france", units = {{ ns = 2 }} }},
            ]
            "#
        ),
    )
}

const EXTENDED: Options = Options { ns_for_conflicts: true, ..Options::FULL };

#[test]
fn gp_84_an_ns_unit_is_sold_from_another_players_territory_of_the_group() {
    let mut table = asking(EXTENDED, &[]);
    table.act(0, table.attack("england", "sweden"));
    let call = |from: &str, eu| Action::CallFor { from: table.title(from), eu };
    assert_eq!(table.refused(0, call("usa", 0)), 84);
    assert_eq!(table.refused(0, call("france", 21)), 84);
    let call = call("france", 12);
    table.act(0, call);
    assert_eq!(table.awaited(), [2]);
    table.act(2, Action::Send);
    assert_eq!((table.eu(0), table.eu(2)), (8, 32));
    assert_eq!(table.holding("france").units[RUnit::Ns], 1);
    assert_eq!(table.holding("england").units[RUnit::Ns], 1);
    table.act(0, Action::Pass);
    assert_eq!(table.state.open.battle.expect("a battle").dice, [1 + 1 + 1, 2 + 1]);
}

#[test]
fn gp_84_it_may_be_given_and_it_may_be_refused() {
    let mut table = asking(EXTENDED, &[]);
    table.act(0, table.attack("england", "sweden"));
    table.act(0, Action::CallFor { from: table.title("france"), eu: 0 });
    let mut refused = table.clone();
    table.act(2, Action::Send);
    assert_eq!((table.eu(0), table.eu(2), table.holding("england").units[RUnit::Ns]), (20, 20, 1));
    refused.act(2, Action::Pass);
    assert!(refused.told(Event::HelpRefused { from: refused.title("france") }));
    assert_eq!(refused.holding("england").units[RUnit::Ns], 0);
    assert_eq!(refused.holding("france").units[RUnit::Ns], 2);
}

#[test]
fn gp_84_more_than_one_is_sent_up_to_the_cap_but_nobody_is_asked_again_who_refused() {
    let mut table = asking(EXTENDED, &[]);
    table.act(0, table.attack("england", "sweden"));
    let call = Action::CallFor { from: table.title("france"), eu: 0 };
    table.act(0, call).act(2, Action::Send);
    let mut refused = table.clone();
    table.act(0, call).act(2, Action::Send);
    assert_eq!((table.holding("england").units[RUnit::Ns], table.holding("france").units[RUnit::Ns]), (2, 0));
    assert_eq!(table.phase(), Phase::Rounds(Party::Aggressor), "there is nobody left to ask");
    refused.act(0, call).act(2, Action::Pass);
    assert_eq!(refused.phase(), Phase::Rounds(Party::Aggressor));
    assert_eq!(refused.holding("england").units[RUnit::Ns], 1);
}

#[test]
fn gp_84_an_owner_who_has_refused_is_not_asked_for_another_territory_either() {
    let mut table = Table::on_plain(
        EXTENDED,
        3,
        r#"
        phase = "own"
        at = "england"
        player = [{ titles = ["england"] }, { titles = ["sweden", "finland"] }, { titles = ["france", "spain"] }]
        title = [
          { id = "england", units = {} }, { id = "sweden", units = {} }, { id = "finland", units = { ns = 1 } },
          { id = "france", units = { ns = 2 } }, { id = "spain", units = { ns = 1 } },
        ]
        "#,
    );
    let call = |from: &str| Action::CallFor { from: table.title(from), eu: 0 };
    let (france, spain, finland) = (call("france"), call("spain"), call("finland"));
    table.act(0, table.attack("england", "sweden")).act(0, france);
    let mut sent = table.clone();
    sent.act(2, Action::Send).act(0, spain);
    table.act(2, Action::Pass);
    assert_eq!(table.phase(), Phase::Muster(Party::Defender), "the Aggressor has nobody left to ask");
    // What he refused the one he may still send the other; here he has nothing in Scandinavia.
    table.act(1, finland);
    assert_eq!(table.holding("sweden").units[RUnit::Ns], 1);
}

#[test]
fn gp_84_only_if_the_table_chose_it() {
    let mut table = asking(Options::FULL, &["drill"]);
    table.act(0, table.attack("england", "sweden"));
    assert!(matches!(table.phase(), Phase::Muster(_)));
    assert_eq!(table.refused(0, Action::CallFor { from: table.title("france"), eu: 0 }), 84);
}

/// Two players with so many points, the second about to end the round.
fn ending(options: Options, points: [i32; 2]) -> Table {
    Table::on_plain(
        options,
        2,
        &format!(
            r#"
            turn = 1
            phase = "agents"
            player = [
              {{ points = {}, titles = ["usa"] }},
              {{ points = {}, titles = ["germany"] }},
            ]
            "#,
            points[0], points[1]
        ),
    )
}

#[test]
fn gp_85_another_mark() {
    let options = Options { mark: Some(30), ..Options::FULL };
    let mut table = Table::on_plain(
        options,
        2,
        r#"
        governor = [{ at = 39 }, { at = 39 }]
        player = [{ points = 20, titles = ["usa"] }, { points = 5, titles = ["germany"] }]
        "#,
    );
    table.dice([1]).act(0, ROLL);
    assert!(table.told(Event::ReachedMark { team: Team(0), points: 30 }));
    table.act(0, Action::Pass);
    table.dice([1]).act(1, ROLL).act(1, Action::Pass);
    assert_eq!(table.winners(), Some((vec![0], 20)));
}

#[test]
fn gp_85_a_round_limit_with_the_leader_winning() {
    let mut table = ending(Options { rounds: Some(2), ..Options::FULL }, [9, 12]);
    table.act(1, Action::Pass);
    assert_eq!(table.winners(), Some((vec![1], 85)));
    let mut table = ending(Options { rounds: Some(3), ..Options::FULL }, [9, 12]);
    table.act(1, Action::Pass);
    assert_eq!((table.winners(), table.state.open.round), (None, 3));
}

#[test]
fn gp_85_a_time_limit_with_the_leader_winning() {
    let mut table = ending(Options { timed: true, ..Options::FULL }, [9, 7]);
    table.act(0, Action::CallTime);
    assert_eq!(table.refused(0, Action::CallTime), 85);
    let mut alone = table.clone();
    alone.act(1, Action::Pass);
    assert_eq!(alone.winners(), None);
    table.act(1, Action::CallTime).act(1, Action::Pass);
    assert_eq!(table.winners(), Some((vec![0], 85)));
    assert_eq!(ending(Options::FULL, [9, 7]).refused(0, Action::CallTime), 85);
}

#[test]
fn gp_85_who_has_not_called_time_can_resign_and_make_the_round_the_last() {
    let text = r#"turn = 1
        player = [{ titles = ["usa"] }, { titles = ["japan"] }, { titles = ["chile"] }]"#;
    let mut table = Table::on_plain(Options { timed: true, ..Options::FULL }, 3, text);
    table.act(0, Action::CallTime).act(2, Action::CallTime);
    assert!(!table.state.open.last_round);
    table.act(1, Action::Resign);
    assert!(table.told(Event::LastRound) && table.state.open.last_round);
    table.idle();
    assert_eq!(table.winners(), Some((vec![0], 85)));
}

#[test]
fn gp_85_more_fewer_or_no_titles_dealt() {
    for dealt in [0, 3, 12] {
        let table = Table::new_game(Options { titles_dealt: Some(dealt), ..Options::FULL }, 3);
        assert!((0..3).all(|team| table.player(team).titles.len() == usize::from(dealt)));
    }
    assert_eq!(refused_options(Options { titles_dealt: Some(13), ..Options::FULL }, 3), 85);
}

#[test]
fn gp_85_a_number_of_territories_that_wins() {
    let options = Options { territories_to_win: Some(2), ..Options::FULL };
    let mut table = Table::on_plain(
        options,
        2,
        r#"
        turn = 1
        governor = [{ at = 0 }, { at = 16 }]
        player = [{ points = 80, titles = ["usa"] }, { titles = ["germany", "core-energy"] }]
        "#,
    );
    assert!(!table.state.open.last_round);
    // Canada is the second; the Guild does not count.
    table.dice([1]).act(1, ROLL);
    assert!(table.told(Event::ReachedTerritories { team: Team(1), territories: 2 }));
    table.act(1, Action::Stack { title: table.title("canada"), units: units([0; 5]) });
    table.act(1, Action::Pass);
    assert_eq!(table.winners(), Some((vec![1], 20)));
}

#[test]
fn gp_85_to_the_bitter_end() {
    let options = Options { bitter_end: true, ..Options::FULL };
    let mut table = ending(options, [400, 12]);
    assert_eq!(table.game.mark(), None);
    table.act(1, Action::Pass);
    assert_eq!((table.winners(), table.state.open.last_round), (None, false));
    table.act(0, Action::Resign);
    assert_eq!(table.winners(), Some((vec![1], 85)));
}

#[test]
fn gp_85_contradictions_are_refused() {
    let bitter = Options { bitter_end: true, ..Options::FULL };
    for options in [
        Options { mark: Some(100), ..bitter },
        Options { rounds: Some(9), ..bitter },
        Options { territories_to_win: Some(9), ..bitter },
        Options { timed: true, ..bitter },
        Options { rounds: Some(0), ..Options::FULL },
        Options { territories_to_win: Some(33), ..Options::FULL },
    ] {
        assert_eq!(refused_options(options, 2), 85, "{options:?}");
    }
}

#[test]
fn gp_85_who_resigns_leaves_titles_cards_and_agents_behind() {
    let mut table = Table::full(
        3,
        r#"
        player = [
          { titles = ["japan", "core-energy"], cards = ["drill", "rent", "many"], captives = [0, 2, 0], stock = { food = 3 } },
          { titles = ["usa"], captives = [4, 0, 0] },
          { titles = ["germany"] },
        ]
        title = [
          { id = "japan", units = { water = 4 } }, { id = "core-energy", units = { energy = 1 } },
          { id = "usa", agents = [3, 0, 0] },
        ]
        "#,
    );
    table.act(0, Action::Resign);
    assert_eq!((table.owner("japan"), table.owner("core-energy")), (None, None));
    assert_eq!(table.holding("japan").units, units([1, 0, 1, 2, 2]));
    assert_eq!(table.holding("core-energy").units, units([0, 0, 15, 0, 0]));
    assert!(table.hand(0).is_empty());
    let under = &table.state.ops_mission.cards[..2];
    assert!(under.contains(&table.card("drill")) && under.contains(&table.card("many")));
    assert_eq!(table.state.influence.cards[0], table.card("rent"));
    assert_eq!((table.agents("usa", 0), table.captives(1, 0), table.player(0).agents), (0, 0, 0));
    assert_eq!(table.stock(0), units([0; 5]));
    assert_eq!(table.turn(), 1);
    assert_eq!(table.refused(0, Action::Offer { to: Team(1), give: Side::NOTHING, want: Side::NOTHING }), 85);
}

#[test]
fn gp_85_the_allocation_returns_as_far_as_the_bank_has_it() {
    let mut table = Table::full(
        3,
        r#"
        player = [{ titles = ["japan"] }, { titles = ["usa"] }, { titles = ["germany"] }]
        title = [{ id = "japan", units = { ns = 1 } }]
        "#,
    );
    let open = &mut table.state.open;
    open.players[Team(1)].stock[RUnit::Ns] += std::mem::take(&mut open.bank[RUnit::Ns]);
    table.act(0, Action::Resign);
    assert_eq!(table.holding("japan").units, units([1, 0, 1, 2, 1]));
    assert_eq!(table.bank(RUnit::Ns), 0);
}

const THREE_TEAMS: Options = Options { teams: Some(3), ..Options::FULL };

/// Seats 0 and 3, 1 and 4, 2 and 5 are teams.
fn teams(turn: u8) -> Table {
    Table::on_plain(
        THREE_TEAMS,
        6,
        &format!(
            r#"
            turn = {turn}
            ops_mission = ["luck"]
            governor = [{{ at = 32 }}, {{ at = 32 }}, {{ at = 32 }}, {{ at = 0 }}, {{ at = 32 }}, {{ at = 32 }}]
            player = [
              {{ eu = 50, titles = ["usa"], cards = ["drill", "guns", "truce"] }},
              {{ titles = ["brazil"] }}, {{ titles = ["germany"] }},
            ]
            "#
        ),
    )
}

#[test]
fn gp_86_a_team_shares_everything_but_governors_and_turns() {
    let mut table = teams(0);
    assert_eq!(table.game.mark(), Some(125));
    // Who is not in turn does not roll, though his team mate could.
    assert_eq!(table.refused(3, ROLL), 28);
    table.act(0, Action::BuyPoints(2));
    assert_eq!((table.eu(0), table.points(0)), (40, 6));
    assert_eq!(table.game.scores(&table.state), [6, 3, 4, 6, 3, 4]);
    table.dice([6]).act(0, ROLL);
    assert_eq!((table.governor(0), table.governor(3)), (FieldId(38), FieldId(0)));
}

#[test]
fn gp_86_a_team_mates_territory_is_ones_own_and_the_hand_limit_is_the_teams() {
    let mut table = teams(3);
    table.dice([1]).act(3, ROLL);
    assert_eq!(table.phase(), Phase::Own(table.title("usa")));
    // The fourth OPs card of the team.
    assert_eq!(table.hand(0).len(), 4);
    assert_eq!(table.refused(3, Action::Stop), 52);
    table.act(0, Action::Discard(table.card("guns")));
    table.act(3, Action::Stop).act(3, Action::Pass);
    assert_eq!(table.turn(), 4);
}

#[test]
fn gp_86_a_team_has_stacked_its_titles_when_the_first_of_it_teleports() {
    // The second quadrant's base is the first ahead; six fields on is China with three Food. MOONSHOT! is at 40.
    let text = r#"
        round = 1
        phase = "teleport"
        player = [{ titles = ["germany"], stock = { ucp = 1 } }, { titles = ["brazil"] }, { titles = ["chile"] }]
        "#;
    let mut table = Table::on_plain(THREE_TEAMS, 6, text);
    let [china, germany] = [("china", [0, 1, 0, 0, 0]), ("germany", [0, 0, 0, 1, 0])]
        .map(|(id, surplus)| Action::Stack { title: table.title(id), units: units(surplus) });
    assert!(table.legal(0).contains(&germany), "he may stack what his team was dealt");
    table.throw(0, Action::Teleport, &[1, 6]);
    table.act(0, Action::Stack { title: table.title("china"), units: units([0; 5]) }).act(0, Action::Pass);
    for seat in [1, 2] {
        table.throw(seat, Action::Teleport, &[2, 8]).act(seat, Action::Pass);
    }
    assert_eq!((table.turn(), table.phase()), (3, Phase::Teleport));
    assert_eq!(table.refused(3, china), 12, "China was taken, not dealt");
    assert_eq!(table.refused(3, germany), 12, "the set-up is over for this team");
}

#[test]
fn gp_86_a_team_wins_together() {
    let mut table = Table::on_plain(
        Options { rounds: Some(2), ..THREE_TEAMS },
        6,
        r#"
        turn = 5
        phase = "agents"
        player = [{ titles = ["usa"] }, { titles = ["brazil"] }, { titles = ["chile"] }]
        "#,
    );
    table.act(5, Action::Pass);
    assert_eq!(table.winners(), Some((vec![0, 3], 85)));
}

#[test]
fn gp_86_more_than_five_people_only_in_teams() {
    assert_eq!(refused_options(Options::FULL, 6), 1);
    assert_eq!(refused_options(Options { teams: Some(4), ..Options::FULL }, 6), 86);
    assert_eq!(refused_options(Options { teams: Some(1), ..Options::FULL }, 4), 86);
    assert_eq!(refused_options(Options { teams: Some(6), ..Options::FULL }, 12), 86);
    assert_eq!(plain::game(Options { teams: Some(5), ..Options::FULL }, 10).mark(), Some(75));
    assert_eq!(plain::game(Options { teams: Some(2), ..Options::FULL }, 8).mark(), Some(150));
}

#[test]
fn gp_87_other_numbers_of_cards_and_another_hand_limit() {
    let options =
        Options { ops_dealt: 5, missions_dealt: 2, influence_dealt: 0, hand_limit: 5, ..Options::FULL };
    let table = Table::new_game(options, 3);
    assert!((0..3).all(|team| table.state.open.hand_sizes[Team(team)] == [5, 2, 0]));
    let mut table = Table::on_plain(
        Options { hand_limit: 4, ..Options::FULL },
        2,
        r#"
        ops_mission = ["drill", "truce"]
        governor = [{ at = 2 }, { at = 32 }]
        player = [{ titles = ["usa"], cards = ["guns", "luck", "sabotage"] }, { titles = ["germany"] }]
        "#,
    );
    table.dice([1]).act(0, ROLL);
    assert_eq!((table.hand(0).len(), table.phase()), (4, Phase::Again));
    table.dice([1]);
    table.state.open.governors[Seat(0)].at = FieldId(9);
    table.act(0, ROLL);
    assert_eq!(table.hand(0).len(), 5);
    assert_eq!(table.refused(0, Action::Pass), 52);
}

#[test]
fn gp_87_contradictions_are_refused() {
    assert_eq!(refused_options(Options { ops_dealt: 4, ..Options::FULL }, 2), 87);
    assert_eq!(refused_options(Options { hand_limit: 2, ..Options::FULL }, 2), 87);
    assert_eq!(refused_options(Options { hand_limit: 0, ..Options::FULL }, 2), 87);
    // Five times three MISSIONs are more than the twelve there are.
    assert_eq!(refused_options(Options { missions_dealt: 3, ..Options::FULL }, 5), 87);
}

/// Player 0 has rolled to the base of field 16.
fn at_the_base(flights: Flights) -> Table {
    let mut table = rolling(Options { flights, ..Options::FULL }, 15);
    table.dice([1]).act(0, ROLL);
    table
}

#[test]
fn gp_88_flights_to_the_nearest_independent_territory() {
    let mut table = at_the_base(Flights::NearestMarket);
    // Israel on field 12 is nearer than India on field 28.
    assert_eq!(table.refused(0, Action::Fly(FieldId(28))), 50);
    table.clone().act(0, Action::Fly(FieldId(48)));
    table.act(0, Action::Fly(FieldId(12)));
    assert_eq!(table.phase(), Phase::Market { shuttle: false });
    table.dice([1, 1]).act(0, Action::RollMarket(FieldId(12)));
    table.act(0, Action::Buy { unit: RUnit::Food, count: 1 });
    assert_eq!(table.stock(0), units([0, 1, 0, 0, 0]));
}

#[test]
fn gp_88_flights_to_any_independent_territory() {
    let mut table = at_the_base(Flights::AnyMarket);
    assert_eq!(table.refused(0, Action::Fly(FieldId(17))), 50);
    table.clone().act(0, Action::Fly(FieldId(0)));
    table.act(0, Action::Fly(FieldId(60)));
    assert_eq!((table.governor(0), table.points(0)), (FieldId(60), 4 + 5));
}

#[test]
fn gp_88_flights_to_any_territory() {
    let mut table = at_the_base(Flights::AnyTerritory);
    assert_eq!(table.refused(0, Action::Fly(FieldId(23))), 50); // a Guild
    assert_eq!(table.refused(0, Action::Fly(FieldId(24))), 50); // the NSA
    table.clone().act(0, Action::Fly(FieldId(28)));
    table.act(0, Action::Fly(FieldId(54)));
    assert_eq!(table.phase(), Phase::Foreign(table.title("germany")));
}

#[test]
fn gp_88_otherwise_to_bases_only() {
    let table = at_the_base(Flights::Bases);
    for field in [12, 28, 54] {
        assert_eq!(table.refused(0, Action::Fly(FieldId(field))), 50);
    }
}

/// Player 0 rolls to Core Energy of player 1, with so many Agents of both there.
fn raiding(agents: [u8; 2]) -> Table {
    Table::on_plain(
        Options { guild_protection: true, ..Options::FULL },
        2,
        &format!(
            r#"
            governor = [{{ at = 5 }}, {{ at = 32 }}]
            player = [{{ titles = ["usa"] }}, {{ titles = ["germany", "core-energy"] }}]
            title = [{{ id = "core-energy", units = {{ energy = 9 }}, agents = {agents:?} }}]
            "#
        ),
    )
}

#[test]
fn gp_89_agents_guard_and_infiltrate_guilds() {
    let mut table = Table::on_plain(
        Options { guild_protection: true, ..Options::FULL },
        2,
        r#"
        phase = "agents"
        player = [{ titles = ["usa", "fresh-water"] }, { titles = ["germany", "core-energy"] }]
        "#,
    );
    table.act(0, table.place("fresh-water", 3));
    table.act(0, table.place("core-energy", 1));
    assert_eq!((table.agents("fresh-water", 0), table.agents("core-energy", 0)), (3, 1));
    assert_eq!(table.refused(0, table.place("wind-wave", 1)), 59); // nobody's
    assert_eq!(table.refused(0, table.place("fresh-water", 1)), 59);
}

#[test]
fn gp_89_taking_a_guild_over_needs_a_won_contest() {
    let mut table = raiding([1, 2]);
    table.dice([2, 1, 8, 12, 2, 3, 8]).act(0, ROLL);
    // The owner with two Agents rolls a d12, the lander with one a d8.
    let sides: Vec<u32> = table.casts.iter().map(|cast| cast.0).collect();
    assert_eq!(sides, [6, 12, 8, 12, 8, 12, 8]);
    assert_eq!(table.owner("core-energy"), Some(0));
    assert_eq!((table.points(0), table.points(1)), (4 + 4, 4));
    let mut table = raiding([3, 1]);
    table.dice([2, 10, 9, 7, 6]).act(0, ROLL);
    let sides: Vec<u32> = table.casts.iter().map(|cast| cast.0).collect();
    assert_eq!(sides, [6, 10, 12, 10, 12]);
    assert_eq!(table.owner("core-energy"), Some(1));
    assert_eq!((table.points(0), table.points(1)), (4, 4 + 4));
    assert_eq!(table.phase(), Phase::Agents);
}

#[test]
fn gp_89_without_agents_only_if_the_owner_has_none_either() {
    let mut table = raiding([0, 1]);
    table.dice([2]).act(0, ROLL);
    assert_eq!(table.owner("core-energy"), Some(1));
    let mut table = raiding([0, 0]);
    table.dice([2]).act(0, ROLL);
    assert_eq!(table.owner("core-energy"), Some(0));
}

#[test]
fn gp_89_protection_without_agents_is_refused() {
    assert_eq!(refused_options(Options { guild_protection: true, ..Options::CARDS }, 2), 89);
}

#[test]
fn gp_90_counterclockwise_costs_nothing() {
    let position = r#"
        governor = [{ at = 44 }, { at = 32 }]
        player = [{ points = 2, titles = ["usa"] }, { titles = ["germany"] }]
    "#;
    let back = Action::Roll { dice: 1, back: true };
    let mut free = Table::on_plain(Options { free_direction: true, ..Options::FULL }, 2, position);
    free.dice([2]).act(0, back);
    assert_eq!((free.governor(0), free.points(0)), (FieldId(42), 2));
    // Otherwise it takes three points, which he has not got.
    assert_eq!(Table::full(2, position).refused(0, back), 40);
    let mut paid = Table::full(2, &position.replace("points = 2", "points = 5"));
    paid.dice([2]).act(0, back);
    assert_eq!((paid.governor(0), paid.points(0)), (FieldId(42), 2));
}

/// A game of so many random actions, with its journal.
fn recorded(steps: usize) -> (Play<Globopolis>, Journal) {
    let game = plain::game(Options::FULL, 3);
    let (mut dice, mut choices) = (FastDice::new(91), FastDice::new(19));
    let names = ["A", "B", "C"].map(str::to_owned).to_vec();
    let mut play =
        Play::start(game.clone(), names, Origin::Seeded(91), None, &mut dice).expect("the game starts");
    for _ in 0..steps {
        if play.is_over() {
            break;
        }
        let seat = game.to_act(play.state()).must.first().expect("somebody is waited for");
        let mut actions = Vec::new();
        game.legal(play.state(), seat, &mut actions);
        actions.retain(|action| *action != Action::Resign);
        let count = u32::try_from(actions.len()).expect("a list");
        let action = actions[usize::try_from(choices.below(count)).expect("an index")];
        play.act(seat, &action, &mut dice).expect("it is listed");
    }
    let journal = Journal::read(&play.lines().join("\n")).expect("the journal reads");
    (play, journal)
}

#[test]
fn gp_91_a_journal_with_its_dice_replays_to_the_same_game() {
    let (play, journal) = recorded(1500);
    let again = Play::replay(play.game().clone(), &journal).expect("the journal replays");
    assert_eq!(again.state(), play.state());
    assert_eq!(again.log(), play.log());
    let falls: u64 =
        journal.entries.iter().flat_map(|entry| &entry.dice).map(|fall| fall.casts().len() as u64).sum();
    assert_eq!(falls, play.casts(), "every roll is recorded");
    let rolls = journal.entries.iter().filter(|entry| !entry.dice.is_empty()).count();
    assert!(rolls > 50, "{rolls} rolls are few");
    assert_eq!(prove(&journal), Ok(Proof::Reproduced));
}

#[test]
fn gp_91_forged_dice_are_found_out() {
    let (play, mut journal) = recorded(60);
    let text = play.lines().join("\n");
    let roll = r#"{"die":["first",6,"#;
    let at = text.find(roll).expect("somebody rolled") + roll.len();
    let face = &text[at..=at];
    let other = if face == "6" { "1" } else { "6" };
    let forged = format!("{}{other}{}", &text[..at], &text[at + 1..]);
    assert!(Journal::read(&forged).is_err(), "the chain of hashes is broken");
    // Even with the chain mended, the dice are not those of the seed.
    let falls = journal.entries.iter_mut().flat_map(|entry| &mut entry.dice);
    let die = falls.into_iter().find_map(|fall| match fall {
        Fall::Die(purpose, 6, face) if purpose == "first" => Some(face),
        _ => None,
    });
    let face = die.expect("somebody rolled");
    *face = *face % 6 + 1;
    assert!(prove(&journal).is_err());
}

#[test]
fn gp_84_an_own_territory_of_the_group_sends_at_once_and_the_defender_may_ask_too() {
    let mut table = Table::on_plain(
        EXTENDED,
        2,
        r#"
        phase = "own"
        at = "england"
        player = [{ eu = 20, titles = ["england"] }, { eu = 20, titles = ["sweden", "norway"] }]
        title = [
          { id = "england", units = {} }, { id = "sweden", units = {} }, { id = "norway", units = { ns = 2 } },
        ]
        "#,
    );
    table.act(0, table.attack("england", "sweden"));
    assert_eq!(table.awaited(), [1]);
    assert_eq!(table.refused(1, Action::CallFor { from: table.title("norway"), eu: 1 }), 84);
    table.act(1, Action::CallFor { from: table.title("norway"), eu: 0 });
    assert_eq!((table.holding("sweden").units[RUnit::Ns], table.holding("norway").units[RUnit::Ns]), (1, 1));
    table.act(1, Action::Pass);
    assert_eq!(table.state.open.battle.expect("a battle").dice, [1 + 1, 2 + 1 + 1]);
}

#[test]
fn gp_89_a_guard_less_guild_is_defended_with_a_d8() {
    let mut table = raiding([2, 0]);
    table.dice([2, 8, 7, 8, 7]).act(0, ROLL);
    let sides: Vec<u32> = table.casts.iter().map(|cast| cast.0).collect();
    assert_eq!(sides, [6, 8, 10, 8, 10]);
    assert_eq!(table.owner("core-energy"), Some(1));
}

#[test]
fn gp_91_committed_dice_are_verified_when_the_seed_is_published() {
    let seed = SecretSeed([7; 32]);
    let nonces = vec!["one".to_owned(), "two".to_owned()];
    let provenance = Provenance { commitment: seed.commitment(), table: "t".to_owned(), nonces };
    let mut dice = ProvenDice::new(&seed, &provenance, 0);
    let names = ["A", "B"].map(str::to_owned).to_vec();
    let game = plain::game(Options::FULL, 2);
    let mut play =
        Play::start(game.clone(), names, Origin::Proven(provenance), None, &mut dice).expect("it starts");
    let seat = play.state().open.turn;
    play.act(seat, &Action::Teleport, &mut dice).expect("he Teleports");
    // He leaves the game as soon as he may.
    loop {
        let seat = game.to_act(play.state()).must.first().expect("somebody is waited for");
        if play.act(seat, &Action::Resign, &mut dice).is_ok() {
            break;
        }
        let mut actions = Vec::new();
        game.legal(play.state(), seat, &mut actions);
        play.act(seat, &actions[0], &mut dice).expect("it is listed");
    }
    assert!(play.is_over());
    assert!(play.reveal(&SecretSeed([8; 32])).is_err(), "another seed was committed to");
    play.reveal(&seed).expect("the seed that was committed to");
    let journal = Journal::read(&play.lines().join("\n")).expect("the journal reads");
    assert_eq!(prove(&journal), Ok(Proof::Proven));
    let again = Play::replay(game, &journal).expect("the journal replays");
    assert_eq!(again.state(), play.state());
}

#[test]
fn gp_85_at_the_bitter_end_no_mission_wins() {
    let position = r#"
        player = [
          { titles = ["usa", "canada", "mexico", "brazil", "core-energy"], cards = ["america"] },
          { titles = ["germany"] },
        ]
    "#;
    let table = Table::on_plain(Options { bitter_end: true, ..Options::FULL }, 2, position);
    let claim = Action::Claim(table.card("america"));
    assert_eq!(table.refused(0, claim), 85);
    let mut usual = Table::full(2, position);
    usual.act(0, claim);
    assert!(usual.state.open.last_round);
}

#[test]
fn gp_86_people_of_a_team_share_cards_and_stock() {
    let mut table = Table::on_plain(
        THREE_TEAMS,
        6,
        r#"
        turn = 3
        player = [{ titles = ["usa"], cards = ["birthday"], stock = { food = 2 } }, { eu = 40 }, { eu = 5 }]
        title = [{ id = "usa", units = {} }]
        "#,
    );
    let before = table.eu(0);
    table.act(3, table.play("birthday"));
    // Ten EU from each other team, not from each person.
    assert_eq!((table.eu(0), table.eu(1), table.eu(2)), (before + 15, 30, 0));
    table.act(3, Action::Allocate { unit: RUnit::Food, count: 2, to: table.title("usa") });
    assert_eq!(table.holding("usa").units, units([0, 2, 0, 0, 0]));
}
