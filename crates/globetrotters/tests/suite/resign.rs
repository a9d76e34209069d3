//! Leaving the game: GT-92.

use globetrotters::clause::{GT_1, GT_9, GT_92};
use globetrotters::state::{Course, Ending, Player};
use globetrotters::{Action, Event, Phase, State};
use table::{Game, Seat, SeatSet, Viewer};

use crate::support::{ELSEWHERE, Table, mistakes_in, position, scenario, send, story};

/// A player with something of everything, in Paris.
const RICH: &str = r#"home = "seattle", at = "paris", money = 700, specials = 2, tickets = ["lagos/moscow", "cairo/tokyo"],
    keys = ["london", "europe"], memories = ["rome", "athens", "delhi"], placed = ["europe"]"#;
const THIRD: &str = r#"home = "manila", money = 500"#;

#[test]
fn gt_92_keys_go_into_the_jackpot_and_everything_else_leaves() {
    let mut table = position("", &[RICH, ELSEWHERE, THIRD]);
    let pack = table.pack().len();
    table.act(0, Action::Resign);
    assert_eq!(table.key_ids(table.state.open.jackpot.keys), ["london", "europe"]);
    assert_eq!(
        table.ids(table.state.open.jackpot.memories),
        ["rome", "athens"],
        "of Europe and nowhere else"
    );
    assert_eq!((table.jackpot(), table.state.open.jackpot.specials), ((200, 2), 0), "nothing but KEYs");
    assert_eq!((table.hand(0).len(), table.pack().len()), (0, pack + 2));
    let tickets = table.pack().split_off(pack);
    assert_eq!(tickets, ["lagos/moscow", "cairo/tokyo"], "under the pack");
    let home = table.player(0).home;
    assert!(home.is_some());
    assert_eq!(*table.player(0), Player { home, ..Player::default() });
    assert_eq!((table.turn(), table.state.open.course, table.at(0)), (1, Course::default(), "-"));
    assert_eq!(table.game.scores(&table.state), [0, 0, 0]);
    assert_eq!(table.game.resigned(&table.state), SeatSet::only(Seat(0)));
    assert!(table.told(Event::Resigned { seat: Seat(0) }) && table.told.revealed);
    assert_eq!(table.state.open.keys_out(), 2, "they stay off the board");
}

#[test]
fn gt_92_who_leaves_tells_nobody_which_tickets_they_had() {
    let mut table = position("", &[RICH, ELSEWHERE, THIRD]);
    table.act(0, Action::Resign);
    let heard = table.heard(Viewer::Seat(Seat(1)));
    assert!(heard.iter().all(|event| !matches!(
        event,
        Event::RefundedTicket { .. } | Event::UsedTicket { .. } | Event::ReceivedTicket { .. }
    )));
    let view = table.game.view(&table.state, Viewer::Seat(Seat(1)));
    assert_eq!(view.hands[Seat(0)], 0);
    let own = table.game.view(&table.state, Viewer::Seat(Seat(0)));
    assert!(own.tickets.is_empty() && own.legal.is_empty());
}

#[test]
fn gt_92_out_of_turn_the_turn_goes_on() {
    let challenger = r#"home = "lima", at = "london", money = 300, may_challenge = true"#;
    let mut table = position("", &[challenger, RICH, THIRD]);
    assert!(table.can(Action::Challenge));
    table.act(1, Action::Resign);
    assert_eq!((table.turn(), table.phase()), (0, Phase::Travel));
    assert!(!table.can(Action::Challenge), "the KEY is in the Jackpot");
    table.work();
    assert_eq!(table.turn(), 2, "they are passed over");
    assert_eq!(table.refused(1, Action::Work), GT_92);
    assert_eq!(table.refused(1, Action::Resign), GT_92, "once is enough");
    assert_eq!((table.ways_out(Seat(1)), table.refused(0, Action::Work)), (vec![], GT_9));
    table.work();
    assert_eq!((table.turn(), table.state.open.round, table.state.open.turns), (0, 2, 3));
}

#[test]
fn gt_92_at_any_time_but_while_something_is_settled() {
    let open = |table: &Table| {
        for seat in 0..3 {
            assert_eq!(table.ways_out(Seat(seat)), [Action::Resign], "{:?}", table.phase());
            assert!(!table.legal(seat).contains(&Action::Resign), "nobody stumbles out");
            table.clone().act(seat, Action::Resign);
        }
    };
    let closed = |table: &Table| {
        for seat in 0..3 {
            assert_eq!(table.refused(seat, Action::Resign), GT_92, "{:?}", table.phase());
        }
    };
    let rome = r#"home = "seattle", at = "rome", money = 500, tickets = ["lagos/moscow", "cairo/tokyo"]"#;
    for quiet in ["", "phase = \"offer\"", "phase = \"overland\"\nsteps = 4", "phase = \"after-turn\""] {
        open(&position(quiet, &[rome, ELSEWHERE, THIRD]));
    }
    open(&position("phase = \"bonus\"\nbonus = \"continent\"", &[rome, ELSEWHERE, THIRD]));
    open(&position("phase = \"home\"", &["money = 500", ELSEWHERE, THIRD]));
    open(&position("phase = \"arrive\"", &[&rome.replace("rome", "outback"), ELSEWHERE, THIRD]));
    closed(&position(
        "phase = \"debt\"\ndue = \"expenses\"\nowed = 100",
        &[&rome.replace("500", "0"), ELSEWHERE, THIRD],
    ));
    for story_told in ["use 1", "lose-key", "switch"] {
        let keys = rome.to_owned() + r#", keys = ["tokyo", "paris"]"#;
        let mut table = story(&[story_told], "phase = \"offer\"", &[&keys, ELSEWHERE, THIRD]);
        table.adventure();
        closed(&table);
    }
    let mut table = position(
        "pack = [\"tripoli/lima\"]",
        &[r#"home = "vancouver", money = 500"#, r#"home = "winnipeg", at = "seattle""#, THIRD],
    );
    table.go("seattle");
    assert!(matches!(table.phase(), Phase::MoveOn { .. }));
    closed(&table);
    let chance = r#"home = "seattle", at = "rome", money = 500, specials = 1"#;
    closed(&position("phase = \"last-chance\"\nended = true", &[chance, ELSEWHERE, THIRD]));
    assert_eq!(table.refused(7, Action::Resign), GT_1, "who does not play cannot leave");
}

#[test]
fn gt_92_the_player_on_the_right_is_one_who_plays() {
    let gambler =
        r#"home = "seattle", at = "las-vegas", money = 500, tickets = ["cairo/tokyo", "rio/paris"]"#;
    let mut table = position("phase = \"offer\"\npack = [\"tripoli/lima\"]", &[gambler, ELSEWHERE, THIRD]);
    table.act(2, Action::Resign);
    assert_eq!(table.game.right_of(&table.state.open, Seat(0)), Seat(1));
    table.dice(&[4, 5, 1, 2]).does(Action::TryJackpot);
    assert_eq!(table.awaited(), [1]);
    table.act(1, send("lima"));
    assert_eq!(table.at(0), "lima");
    let rome = r#"home = "seattle", at = "rome", tickets = ["cairo/tokyo", "rio/paris"]"#;
    let mut table =
        story(&["use 1"], "phase = \"offer\"\nout = [2]", &[rome, ELSEWHERE, r#"home = "manila""#]);
    table.adventure();
    assert_eq!((table.phase(), table.awaited()), (Phase::Pick(1), vec![1]));
}

#[test]
fn gt_92_nobody_switches_places_with_who_is_gone() {
    let rome = r#"home = "seattle", at = "rome", money = 500"#;
    let more = "phase = \"offer\"\nout = [2]";
    let mut table = story(&["switch"], more, &[rome, ELSEWHERE, r#"home = "manila""#]);
    table.adventure();
    assert!(table.told(Event::Switched { seat: Seat(0), with: Seat(1) }), "there is nobody else");
}

#[test]
fn gt_92_the_last_one_left_wins_wherever_they_are() {
    let mut table = position("", &[RICH, ELSEWHERE]);
    table.act(0, Action::Resign);
    assert_eq!(table.winners(), Some((vec![1], 92)));
    assert!(matches!(table.phase(), Phase::Over { ending: Ending::Resignation, .. }));
    assert_eq!((table.turn(), table.awaited()), (1, vec![]));
    assert_eq!(table.events().last(), Some(&Event::LeftAlone { seat: Seat(1) }));
    assert_eq!((table.refused(1, Action::Work), table.refused(1, Action::Resign)), (GT_92, GT_92));
    // Also who has not even begun, and whose own turn was going on.
    let mut table = position("", &[RICH, "money = 500"]);
    table.act(0, Action::Resign);
    assert_eq!((table.winners(), table.at(1)), (Some((vec![1], 92)), "-"));
    let mut table = position("phase = \"overland\"\nsteps = 4\nbought = true", &[RICH, ELSEWHERE]);
    table.act(1, Action::Resign);
    assert_eq!((table.winners(), table.state.open.course), (Some((vec![0], 92)), Course::default()));
}

#[test]
fn gt_92_who_is_gone_wins_no_short_game() {
    let players = [r#"home = "seattle""#, r#"home = "winnipeg""#, r#"home = "manila""#];
    let text = scenario(
        "options = { short = { rounds = 7 } }",
        "round = 7\nturn = 2\nfirst = 0\nout = [1]",
        &players,
    );
    let mut table = Table::from(&text);
    table.work();
    assert_eq!(table.winners(), Some((vec![0, 2], 89)), "those who stayed share it");
    // The round ends where it began, though who began it is gone.
    let text = text.replace("turn = 2\nfirst = 0", "turn = 0\nfirst = 1");
    let mut table = Table::from(&text);
    table.work();
    assert_eq!(table.winners(), Some((vec![0, 2], 89)));
    // Who resigns in the last turn of the last round ends it.
    let text = scenario("options = { short = { rounds = 7 } }", "round = 7\nturn = 2\nfirst = 0", &players);
    let mut table = Table::from(&text);
    table.act(2, Action::Resign);
    assert_eq!(table.winners(), Some((vec![0, 1], 89)));
}

#[test]
fn gt_92_games_that_began_before_know_no_resigning() {
    let table = position("", &[RICH, ELSEWHERE]).of_old();
    let refusal = table.refusal(Seat(0), &Action::Resign);
    assert_eq!((refusal.clause, refusal.text.id), (GT_92, "gt-no-resigning-before"));
    assert_eq!(table.ways_out(Seat(0)), []);
}

#[test]
fn gt_92_positions_in_which_somebody_has_resigned() {
    let told = |more: &str, second: &str| {
        mistakes_in(&scenario("", more, &[r#"home = "seattle""#, second, r#"home = "manila""#]))
    };
    assert_eq!(told("out = [1]", r#"home = "winnipeg""#), "");
    assert_eq!(told("out = [1]", ""), "", "before their first turn");
    let part = "GT-92: seat 1 has resigned, and still has a part in the game";
    for second in [
        r#"home = "winnipeg", money = 100"#,
        r#"home = "winnipeg", tickets = ["any"]"#,
        r#"home = "winnipeg", keys = ["tokyo"]"#,
    ] {
        assert!(told("out = [1]", second).contains(part), "{second}: {}", told("out = [1]", second));
    }
    assert!(told("out = [1]\nturn = 1", r#"home = "winnipeg""#).contains(part));
    assert!(told("out = [1, 2]", r#"home = "winnipeg""#).contains("GT-92: the last one"));
    assert!(told("out = [7]", r#"home = "winnipeg""#).contains("the player who resigned"));
    assert!(told("", "tickets = []").contains("GT-10"), "who plays has a first ticket");
}

/// What no scenario file can say is found too: positions are also read as JSON.
#[test]
fn gt_92_impossible_positions_are_found() {
    let mut table = position("", &[RICH, ELSEWHERE, THIRD]);
    table.act(0, Action::Resign);
    let wrong = |change: &dyn Fn(&mut State)| {
        let mut state = table.state;
        change(&mut state);
        table.game.broken_invariants(&state)
    };
    assert!(wrong(&|_| {}).is_empty());
    let by_nobody = wrong(&|state| state.open.out = SeatSet::only(Seat(9)).with(Seat(0)));
    assert_eq!(by_nobody, ["GT-92: seat 9 has resigned, who does not play"]);
    let last = ["GT-92: the last one who has not resigned wins, and nobody else does".to_owned()];
    let over = |winners: SeatSet, ending: Ending| {
        wrong(&move |state| state.open.phase = Phase::Over { winners, ending })
    };
    let [gone, stayed] = [Seat(0), Seat(1)].map(SeatSet::only);
    assert_eq!(over(gone, Ending::Home), last);
    assert_eq!(over(stayed, Ending::Resignation), last, "two are left");
    assert!(over(stayed, Ending::Home).is_empty());
    let everybody = wrong(&|state| {
        state.open.out = SeatSet::full(3);
        for seat in [Seat(1), Seat(2)] {
            state.open.players[seat] = Player { home: state.open.players[seat].home, ..Player::default() };
        }
        state.open.phase = Phase::Over { winners: SeatSet::EMPTY, ending: Ending::Home };
    });
    assert!(everybody.contains(&last[0]), "{everybody:?}");
}

#[test]
fn gt_92_positions_that_nobody_has_left_are_written_as_before() {
    let table = position("", &[RICH, ELSEWHERE, THIRD]);
    assert!(!serde_json::to_string(&table.state).unwrap().contains("\"out\""));
    let mut gone = table;
    gone.act(1, Action::Resign);
    let json = serde_json::to_string(&gone.state).unwrap();
    assert!(json.contains("\"out\":[1]"));
    let read: State = serde_json::from_str(&json).unwrap();
    assert_eq!(read, gone.state);
    let words: Vec<&str> = [Event::Resigned { seat: Seat(1) }, Event::LeftAlone { seat: Seat(1) }]
        .iter()
        .map(|event| gone.game.tell_event(event).id)
        .collect();
    assert_eq!(words, ["gt-told-resigned", "gt-told-left-alone"]);
    assert_eq!(gone.game.name_action(&Action::Resign).id, "gt-do-resign");
}
