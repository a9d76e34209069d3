//! Help in battles: GP-83 and GP-84.

use globopolis::event::Conflict;
use globopolis::state::Party;
use globopolis::{Action, Assistance, Options, Phase, RUnit};

use crate::plain::{refused_options, units};
use crate::support::Table;

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
              {{ eu = 20, points = 0, titles = ["england"], cards = {cards:?} }}, {{ eu = 20, titles = ["sweden"] }},
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
    assert!(refused.told(Conflict::HelpRefused { from: refused.title("france") }));
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
    // What they refused the one they may still send the other; here they have nothing in Scandinavia.
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
