//! Other ways to end a game, and other lengths: GP-85.

use globopolis::event::Ending;
use globopolis::{Action, Options, RUnit, Side, Team};

use crate::plain::{refused_options, units};
use crate::support::{ROLL, Table};

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
    assert!(table.told(Ending::ReachedMark { team: Team(0), points: 30 }));
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
    table.act(1, Action::CallTime);
    assert!(table.told(Ending::LastRound) && table.state.open.last_round, "for cards too (GP-39)");
    table.act(1, Action::Pass);
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
    assert!(table.told(Ending::LastRound) && table.state.open.last_round);
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
    assert!(table.told(Ending::ReachedTerritories { team: Team(1), territories: 2 }));
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
