//! The Jackpot: GT-78 to GT-80.

use globetrotters::clause::{GT_9, GT_15};
use globetrotters::{Action, Event, Phase};
use table::Seat;

use crate::support::{ELSEWHERE, Table, position, send};

fn in_las_vegas() -> Table {
    let more = "pack = [\"tripoli/lima\"]\njackpot = { money = 400, tickets = [\"any\", \"any\", \"any\"] }";
    let player = r#"home = "seattle", at = "los-angeles", money = 300"#;
    let mut table = position(more, &[player, ELSEWHERE, r#"home = "manila""#]);
    table.go("las-vegas");
    assert_eq!(table.money(0), 200, "expenses first");
    table
}

#[test]
fn gt_78_a_hit_on_the_first_roll_wins_everything() {
    for faces in [[3, 4], [5, 6], [1, 1]] {
        let mut table = in_las_vegas();
        table.dice(&faces).does(Action::TryJackpot);
        assert_eq!(
            (table.money(0), table.hand(0).len(), table.phase()),
            (600, 3, Phase::Travel),
            "{faces:?}"
        );
        assert!(table.told(Event::WonJackpot { seat: Seat(0), dollars: 400, tickets: 3 }));
        assert_eq!((table.turn(), table.jackpot()), (0, (200, 2)));
    }
}

#[test]
fn gt_78_there_is_a_second_roll() {
    let mut table = in_las_vegas();
    table.dice(&[4, 5, 3, 4]).does(Action::TryJackpot);
    assert_eq!((table.money(0), table.turn()), (600, 0));
}

#[test]
fn gt_78_one_try_per_arrival() {
    let mut table = in_las_vegas();
    table.dice(&[3, 4]).does(Action::TryJackpot);
    assert_eq!(table.refused(0, Action::TryJackpot), GT_15);
}

#[test]
fn gt_79_missed_the_turn_is_over_and_the_player_to_the_right_chooses() {
    let mut table = in_las_vegas();
    table.dice(&[4, 5, 1, 2]).does(Action::TryJackpot);
    assert!(table.told(Event::MissedJackpot { seat: Seat(0) }));
    assert_eq!((table.awaited(), table.jackpot()), (vec![2], (400, 3)));
    assert_eq!(table.refused(0, Action::Work), GT_9);
    table.act(2, send("lima"));
    assert_eq!((table.at(0), table.turn(), table.player(0).unresolved), ("lima", 1, true));
}

#[test]
fn gt_80_not_trying_lets_the_turn_go_on() {
    let mut table = in_las_vegas();
    table.does(Action::Decline);
    assert_eq!((table.turn(), table.phase(), table.jackpot()), (0, Phase::Travel, (400, 3)));
}
