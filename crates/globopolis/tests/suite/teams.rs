//! Teams: GP-86.

use globopolis::{Action, FieldId, Options, Phase, RUnit};
use table::Game;

use crate::plain;
use crate::plain::{refused_options, units};
use crate::support::{ROLL, Table};

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
    // Who is not in turn does not roll, though their team mate could.
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
    assert!(table.legal(0).contains(&germany), "they may stack what their team was dealt");
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
