//! Scenario files (GT-90): positions set up by hand for every question the game asks, and impossible ones refused.

use globetrotters::clause::GT_81;
use globetrotters::state::{Bonus, Cards, Due};
use globetrotters::{Action, Keys, Phase, State, TicketId};
use table::{Game, Offered, Seat};

use crate::support::{ELSEWHERE, Table, WORLD, line_of, mistakes_in, position, refund, scenario};

const FIRST: &str = r#"home = "seattle", at = "rome", money = 500"#;

#[test]
fn gt_90_a_quiet_turn() {
    let table = position("turn = 1\nfirst = 0\nround = 9\nturns = 17", &[FIRST, r#"home = "lima""#]);
    assert_eq!((table.phase(), table.awaited()), (Phase::Travel, vec![1]));
    assert_eq!((table.state.open.round, table.state.open.turns, table.state.open.first), (9, 17, Seat(0)));
    assert_eq!(
        (table.at(1), table.jackpot()),
        ("lima", (200, 2)),
        "at Home, with a fresh Jackpot, unless said"
    );
    assert_eq!(table.state.open.board.len(), 16);
}

#[test]
fn gt_90_a_turn_that_begins() {
    let at_sea = r#"home = "seattle", at = "easter-island", bound_for = "tahiti""#;
    let table = position("phase = \"start\"", &[at_sea, ELSEWHERE]);
    assert_eq!((table.at(0), table.money(0), table.player(0).specials), ("tahiti", 200, 1));
    let table = position("phase = \"start\"", &["money = 500", ELSEWHERE]);
    assert_eq!((table.phase(), table.hand(0).len()), (Phase::ChooseHome, 1));
}

#[test]
fn gt_90_every_question_can_be_set_up() {
    for (more, player, expected) in [
        ("phase = \"home\"", "money = 500", Phase::ChooseHome),
        ("phase = \"offer\"", FIRST, Phase::Offer),
        ("phase = \"travel\"", FIRST, Phase::Travel),
        ("phase = \"overland\"\nsteps = 4", FIRST, Phase::Overland(4)),
        (
            "phase = \"lose-key\"\nadventure = { card = 1, city = \"rome\", begun = 1 }",
            r#"home = "seattle", at = "rome", keys = ["rio", "paris"]"#,
            Phase::LoseKey,
        ),
        (
            "phase = \"pick\"\npicks = 1\nadventure = { card = 1, city = \"rome\", begun = 1 }",
            r#"home = "seattle", at = "rome", tickets = ["any", "any"]"#,
            Phase::Pick(1),
        ),
        ("phase = \"bonus\"\nbonus = \"anywhere\"", FIRST, Phase::Bonus),
        ("phase = \"after-turn\"", FIRST, Phase::AfterTurn),
        (
            "phase = \"debt\"\ndue = \"expenses\"\nowed = 100",
            r#"home = "seattle", at = "rome", tickets = ["any", "any"]"#,
            Phase::Debt(Due::Expenses),
        ),
        ("phase = \"arrive\"", r#"home = "seattle", at = "outback", tickets = ["any"]"#, Phase::Arrive),
        (
            "phase = \"move-on\"\nwho = 0\nchooser = 1\nturned = \"cairo/tokyo\"\nthen = \"end_turn\"",
            FIRST,
            Phase::MoveOn { who: Seat(0), chooser: Seat(1) },
        ),
    ] {
        let table = position(more, &[player, ELSEWHERE]);
        assert_eq!(table.phase(), expected);
        let asked = table.awaited();
        assert!(!table.legal(asked[0]).is_empty(), "{expected:?}");
    }
    let holder = r#"home = "winnipeg", keys = ["paris"]"#;
    let player = r#"home = "seattle", at = "paris", money = 100, may_challenge = true"#;
    let table = position("phase = \"last-chance\"\nended = true", &[player, holder]);
    assert_eq!(table.phase(), Phase::LastChance);
    let more = "phase = \"switch\"\nadventure = { card = 1, city = \"rome\", begun = 1 }";
    let table = position(more, &[FIRST, ELSEWHERE, r#"home = "lima""#]);
    assert!(table.can(Action::SwitchWith(Seat(2))));
    let table = position("phase = \"bonus\"\nbonus = \"continent\"", &[FIRST, ELSEWHERE]);
    assert_eq!(table.state.open.course.bonus, Some(Bonus::Continent));
}

#[test]
fn gt_90_named_tickets_and_cards_lie_where_it_is_said() {
    let text = scenario(
        "",
        "pack = [\"cairo/tokyo\", \"rio/paris\"]\njackpot = { money = 700, tickets = [\"lagos/moscow\"] }\n\
         adventures = { americas-africa = [3, 1], eurasia-oceania = [2] }",
        &[r#"home = "seattle", tickets = ["las-vegas/macao", "any"]"#, ELSEWHERE],
    );
    let table = Table::on(WORLD.clone(), &text);
    assert_eq!(table.pack()[..2], ["cairo/tokyo", "rio/paris"]);
    assert_eq!(
        (table.hand(0)[0].as_str(), table.hand(0).len(), table.jackpot()),
        ("las-vegas/macao", 2, (700, 1))
    );
    use globetrotters::Half::{AmericasAfrica, EurasiaOceania};
    let top = |half: globetrotters::Half| table.state.hidden.adventures[half.index()].to_vec();
    let [first, second] = [AmericasAfrica, EurasiaOceania].map(|half| WORLD.pack(half));
    let ours = top(AmericasAfrica);
    assert_eq!(ours[ours.len() - 2..], [first[0], first[2]], "the top one last");
    assert_eq!(top(EurasiaOceania).last(), Some(&second[1]));
}

#[test]
fn gt_90_every_unknown_name_is_reported_with_its_line() {
    let text = scenario(
        "",
        "phase = \"dance\"\npack = [\"cairo/tokio\"]\nadventures = { americas-africa = [99] }\n\
         jackpot = { keys = [\"lodnon\"] }",
        &[
            r#"home = "seatle", tickets = ["rome/rome"]"#,
            r#"home = "winnipeg", memories = ["romme"], placed = ["atlantis"], keys = ["berlin"]"#,
        ],
    );
    let found = mistakes_in(&text);
    let place = "the id of a location of the edition";
    for (what, name, expected) in [
        ("there is no location “seatle”", "seatle", place),
        ("there is no location “romme”", "romme", place),
        ("there is no continent “atlantis”", "atlantis", "the id of a continent"),
        ("there is no KEY “berlin”", "\"berlin\"", "the id of a KEY City or a continent"),
        ("there is no KEY “lodnon”", "lodnon", "the id of a KEY City or a continent"),
        (
            "there is no ticket “rome/rome”",
            "rome/rome",
            "the ids of a ticket's two locations with a slash between, or “any”",
        ),
        (
            "there is no ticket “cairo/tokio”",
            "tokio",
            "the ids of a ticket's two locations with a slash between, or “any”",
        ),
        ("the pack americas-africa has no card 99", "[99]", "a number from 1, in the edition's order"),
        (
            "there is no phase “dance”",
            "dance",
            "start, home, arrive, offer, travel, overland, move-on, debt, pick, lose-key, switch, \
             bonus, last-chance or after-turn",
        ),
    ] {
        let wanted = format!("example.toml:{}: {what} (expected: {expected})", line_of(&text, name));
        assert!(found.lines().any(|line| line == wanted), "{wanted}\nis not in\n{found}");
    }
}

/// A position, and something that is wrong with it.
#[track_caller]
fn wrong(more: &str, players: &[&str], expected: &str) {
    let found = mistakes_in(&scenario("", more, players));
    assert!(found.contains(expected), "{expected}\nis not in\n{found}");
}

#[test]
fn gt_90_impossible_positions_are_refused() {
    wrong(
        "",
        &[FIRST, r#"home = "winnipeg", keys = ["paris", "paris"]"#],
        "the KEY “paris” is elsewhere already",
    );
    wrong(
        "",
        &[FIRST, r#"home = "winnipeg", tickets = ["cairo/tokyo", "cairo/tokyo"]"#],
        "the ticket “cairo/tokyo” is elsewhere already",
    );
    wrong("", &[r#"home = "seattle", money = 150"#, ELSEWHERE], "GT-6: every amount is a multiple of $100");
    wrong(
        "",
        &[r#"home = "seattle", memories = ["paris"]"#, ELSEWHERE],
        "GT-68: seat 0 has a Memory that is not on the Chart",
    );
    wrong(
        "",
        &[r#"home = "seattle", memories = ["rome", "athens"]"#, ELSEWHERE],
        "GT-69: the KEY of Europe is earned, but still on the board",
    );
    wrong(
        "",
        &[r#"home = "seattle", keys = ["europe"]"#, ELSEWHERE],
        "GT-69: seat 0 holds the KEY of Europe without two Memories",
    );
    wrong(
        "",
        &[
            r#"home = "seattle", keys = ["europe"], memories = ["rome", "athens"]"#,
            r#"home = "winnipeg", memories = ["rome", "athens", "moscow"]"#,
        ],
        "GT-70: the KEY of Europe belongs to who has more Memories there",
    );
    wrong(
        "jackpot = { keys = [\"europe\"] }",
        &[FIRST, ELSEWHERE],
        "GT-72: the KEY of Europe lies in the Jackpot exactly with its Memories",
    );
    wrong(
        "",
        &[r#"home = "seattle", at = "azores""#, ELSEWHERE],
        "GT-30: seat 0 is bound for the other end exactly on a Cruise Island",
    );
    wrong(
        "",
        &[r#"home = "seattle", declined = true"#, ELSEWHERE],
        "GT-44: seat 0 declined an Adventure where there is none",
    );
    wrong(
        "",
        &[r#"home = "seattle", may_challenge = true"#, ELSEWHERE],
        "GT-74: seat 0 may challenge, but is in no KEY City",
    );
    wrong("", &[r#"home = "portland""#, ELSEWHERE], "no tickets are left from which the players' Homes came");
    wrong(
        "turn = 5",
        &[FIRST, ELSEWHERE],
        "the player in turn 5 does not play (expected: a seat from 0 to 1)",
    );
    wrong("phase = \"offer\"", &[r#"home = "seattle""#, ELSEWHERE], "nobody can answer what the phase asks");
    wrong("phase = \"overland\"", &[FIRST, ELSEWHERE], "nobody can answer what the phase asks");
    wrong("owed = 100", &[FIRST, ELSEWHERE], "GT-81: something is owed exactly while it is asked for");
}

/// Whatever the file says, no game comes to this.
#[test]
fn gt_90_positions_that_no_play_leads_to_are_refused() {
    let rich = r#"home = "seattle", money = 4294967200"#;
    wrong("", &[rich, ELSEWHERE], "GT-6: nobody has more than $1000000000");
    wrong("turns = 4294967295", &[FIRST, ELSEWHERE], "GT-9: nobody has played 4294967295 turns");
    wrong(
        "jackpot = { money = 0 }",
        &[FIRST, ELSEWHERE],
        "GT-5: a Jackpot of $0, though it begins with $200",
    );
    wrong(
        "pack = [\"any\", \"cairo/tokyo\"]",
        &[FIRST, ELSEWHERE],
        "“any” ticket on top of the pack (expected: the tickets that lie there; those below are any)",
    );
    for mark in [r#"{ place = "lima", adventure = true }"#, r#"{ place = "aloha-cruise" }"#] {
        let player = format!("home = \"seattle\", mark = {mark}");
        wrong("", &[&player, ELSEWHERE], "GT-84: nothing clears the mark of seat 0");
    }
    let own = r#"home = "seattle", at = "paris", keys = ["paris"], may_challenge = true"#;
    wrong("", &[own, ELSEWHERE], "GT-74: seat 0 may challenge for a KEY that no other player has had");
    let free = r#"home = "seattle", at = "paris", may_challenge = true"#;
    wrong("", &[free, ELSEWHERE], "GT-74: seat 0 may challenge for a KEY that no other player has had");
    wrong("claimable = true", &[FIRST, ELSEWHERE], "GT-88: spending money is claimed at strict tables only");
    let deported = r#"home = "rome", mark = { place = "paris" }"#;
    wrong("phase = \"offer\"", &[deported, ELSEWHERE], "GT-83: after a deportation Home offers nothing");
}

/// Numbers that could not be counted on from, and an Adventure that is not where the player is.
#[test]
fn gt_90_relatives_of_what_no_play_leads_to_are_refused() {
    wrong("round = 65535", &[FIRST, ELSEWHERE], "GT-9: nobody has played 65535 rounds");
    let specials = r#"home = "seattle", specials = 65535"#;
    wrong("", &[specials, ELSEWHERE], "GT-71: nobody has more than 10000 Special Memories");
    wrong("jackpot = { specials = 65535 }", &[FIRST, ELSEWHERE], "GT-71: nobody has more than 10000");
    let in_debt = r#"home = "seattle", tickets = ["any", "any", "any"]"#;
    wrong(
        "phase = \"debt\"\ndue = \"expenses\"\nowed = 150",
        &[in_debt, ELSEWHERE],
        "GT-6: nobody owes $150",
    );
    let asked = |city: &str, begun: u8| {
        format!("phase = \"lose-key\"\nadventure = {{ card = 1, city = \"{city}\", begun = {begun} }}")
    };
    let player = r#"home = "seattle", at = "rome", keys = ["rio", "paris"]"#;
    for begun in [0, 200] {
        let what = format!("GT-49: {begun} of ");
        wrong(&asked("rome", begun), &[player, ELSEWHERE], &what);
    }
    wrong(
        &asked("moscow", 1),
        &[player, ELSEWHERE],
        "GT-49: an Adventure goes on in a city where the player is not",
    );
}

/// What is remembered of a turn fits its phase.
#[test]
fn gt_90_a_turn_remembers_only_what_can_still_matter() {
    let debt = "phase = \"debt\"\ndue = \"trouble\"\nowed = 100";
    let poor = r#"home = "seattle", at = "rome", tickets = ["any", "any"]"#;
    let wasteland = r#"home = "seattle", at = "outback", tickets = ["any"]"#;
    for ended in ["ended = true", "ended = true\nphase = \"overland\"\nsteps = 4"] {
        wrong(ended, &[FIRST, ELSEWHERE], "GT-58: an Adventure has ended the turn, which goes on");
    }
    wrong(&format!("ended = true\n{debt}"), &[poor, ELSEWHERE], "GT-58: an Adventure has ended the turn");
    for settling in ["settling = true", "settling = true\nfirst_turn = true"] {
        wrong(settling, &[FIRST, ELSEWHERE], "GT-11: a Home that was just chosen");
        let elsewhere = format!("{settling}\nphase = \"arrive\"");
        wrong(&elsewhere, &[wasteland, ELSEWHERE], "GT-11: a Home that was just chosen");
    }
    wrong("opening = true", &[FIRST, ELSEWHERE], "GT-14: an arrival opens the turn, but nobody arrives");
    wrong("sent = true", &[FIRST, ELSEWHERE], "GT-42: an Adventure sent the player, but nobody arrives");
    let first = "first_turn = true\nopening = true\nphase = \"arrive\"";
    wrong(first, &[wasteland, ELSEWHERE], "GT-13: a first turn begins with nothing");
    for left in ["first_turn", "ended", "again", "travelled"] {
        let more = format!("phase = \"after-turn\"\n{left} = true");
        wrong(&more, &[FIRST, ELSEWHERE], "GT-28: something of a turn is left that is over");
    }
}

#[test]
fn gt_89_a_short_game_past_its_end_is_no_position() {
    for (short, more) in [("{ rounds = 3 }", "round = 4"), ("{ keys_out = 1 }", "")] {
        let head = format!("options = {{ short = {short} }}");
        let players = [r#"home = "seattle", keys = ["paris"]"#, ELSEWHERE];
        let found = mistakes_in(&scenario(&head, more, &players));
        assert!(found.contains("GT-89: the short game has already ended"), "{found}");
    }
}

#[test]
fn gt_90_all_reasons_are_given_at_once() {
    let players = [
        r#"home = "seattle", money = 150, memories = ["paris"], keys = ["europe"]"#,
        r#"home = "winnipeg", keys = ["europe"]"#,
    ];
    let found = mistakes_in(&scenario("", "", &players));
    assert!(found.lines().count() >= 4, "{found}");
    assert!(
        mistakes_in("seats = 3\n[position]\nplayer = [{ home = \"seattle\" }]\n")
            .contains("1 players are described")
    );
    assert!(mistakes_in("seats = 2\n[position]\nplayers = []\n").contains("unknown field `players`"));
}

#[test]
fn gt_90_a_position_can_be_played_on() {
    let mut table = position(
        "phase = \"debt\"\ndue = \"trouble\"\nowed = 200",
        &[r#"home = "lima", at = "rome", money = 100, tickets = ["cairo/tokyo", "rio/paris"]"#, ELSEWHERE],
    );
    assert_eq!(table.refused(0, Action::Work), GT_81);
    table.does(refund("rio/paris"));
    assert_eq!((table.money(0), table.turn()), (0, 1));
}

/// As much as can be counted on from is still a position.
#[test]
fn gt_90_the_largest_numbers_that_can_be_are_accepted() {
    let rich = r#"home = "seattle", money = 1000000000, specials = 10000"#;
    let jackpot = "jackpot = { money = 1000000000, specials = 10000 }";
    position(&format!("turns = 1000000000\nround = 60000\n{jackpot}"), &[rich, ELSEWHERE]);
    wrong("turns = 1000000001", &[rich, ELSEWHERE], "GT-9: nobody has played 1000000001 turns");
    wrong("round = 60001", &[rich, ELSEWHERE], "GT-9: nobody has played 60001 rounds");
    let owing = |dollars: u32| {
        let debt = format!("phase = \"debt\"\ndue = \"trouble\"\nclaimable = true\nowed = {dollars}");
        mistakes_in(&scenario("options = { strict = true }", &debt, &[FIRST, ELSEWHERE]))
    };
    assert_eq!(owing(1_000_000_000), "");
    assert!(owing(1_000_000_100).contains("GT-6: nobody owes $1000000100"));
}

/// A question with nothing to choose is none.
#[test]
fn gt_90_questions_with_one_answer_or_none_are_refused() {
    let unanswerable = "nobody can answer what the phase asks";
    let rome = "adventure = { card = 1, city = \"rome\", begun = 1 }";
    let one_key = r#"home = "seattle", at = "rome", keys = ["rio"]"#;
    wrong(&format!("phase = \"lose-key\"\n{rome}"), &[one_key, ELSEWHERE], unanswerable);
    wrong(&format!("phase = \"switch\"\n{rome}"), &[FIRST, ELSEWHERE], unanswerable);
    let two = r#"home = "seattle", at = "rome", tickets = ["any", "any"]"#;
    for picks in [0, 2] {
        let more = format!("phase = \"pick\"\npicks = {picks}\n{rome}");
        wrong(&more, &[two, ELSEWHERE], unanswerable);
    }
    wrong("phase = \"debt\"\ndue = \"trouble\"\nowed = 200", &[two, ELSEWHERE], unanswerable);
    let tickets = format!("phase = \"debt\"\ndue = \"tickets\"\nowed = 3\n{rome}");
    wrong(&tickets, &[two, ELSEWHERE], unanswerable);
    wrong("phase = \"last-chance\"\nended = true", &[FIRST, ELSEWHERE], unanswerable);
    let at_sea = r#"home = "seattle", at = "easter-island", bound_for = "tahiti""#;
    wrong("phase = \"travel\"", &[at_sea, ELSEWHERE], unanswerable);
    wrong("phase = \"after-turn\"", &[r#"home = "seattle", money = 0"#, ELSEWHERE], unanswerable);
    let in_dublin = r#"home = "seattle", at = "dublin""#;
    wrong("phase = \"overland\"\nsteps = 4", &[in_dublin, ELSEWHERE], unanswerable);
    wrong("phase = \"overland\"\nsteps = 11", &[FIRST, ELSEWHERE], unanswerable);
}

/// GT-47: who is bumped has two places to choose from, and both they and who chooses play.
#[test]
fn gt_90_who_moves_on_has_a_choice() {
    let unanswerable = "nobody can answer what the phase asks";
    let more = "phase = \"move-on\"\nturned = \"cairo/tokyo\"\nthen = \"end_turn\"\nwho = 1\nchooser = 0";
    let bumped = r#"home = "winnipeg", at = "rome""#;
    position(&format!("chain = [0]\n{more}"), &[FIRST, bumped]);
    let in_cairo = r#"home = "seattle", at = "cairo""#;
    wrong(&format!("chain = [0]\n{more}"), &[in_cairo, r#"home = "winnipeg", at = "cairo""#], unanswerable);
    let others = ["lima", "manila", "santiago", "tibet"].map(|home| format!("home = \"{home}\""));
    let players: Vec<&str> = [FIRST, bumped].into_iter().chain(others.iter().map(String::as_str)).collect();
    for (seats, who, chooser) in [(2, 0, 2), (6, 6, 0)] {
        let mut table = position(more, &players[..seats]);
        table.state.open.phase = Phase::MoveOn { who: Seat(who), chooser: Seat(chooser) };
        let found = table.game.broken_invariants(&table.state);
        assert!(found.iter().any(|wrong| wrong.starts_with(unanswerable)), "{found:?}");
    }
}

#[test]
fn gt_90_pieces_are_where_pieces_can_be() {
    let to_rome = r#"home = "seattle", at = "easter-island", bound_for = "rome""#;
    let bound = "GT-30: seat 1 is bound for the other end exactly on a Cruise Island";
    wrong("", &[FIRST, to_rome], bound);
    let at_sea = r#"home = "lima", at = "easter-island", bound_for = "tahiti", unresolved = true"#;
    wrong("", &[FIRST, at_sea], "GT-14: seat 1 is to arrive where nobody arrives");
    let at_home = [r#"home = "outback""#, ELSEWHERE];
    for settled in ["first_turn = true", "phase = \"arrive\""] {
        wrong(&format!("settling = true\n{settled}"), &at_home, "GT-11: a Home that was just chosen");
    }
}

#[test]
fn gt_90_nothing_lies_in_two_places() {
    let many = r#"home = "seattle", tickets = ["#.to_owned() + &"\"any\", ".repeat(90) + "]";
    let left = WORLD.ticket_ids().count() - 2; // two Homes came from the others
    let what = format!("{} tickets too many are held (expected: as many as there are)", 90 + 2 - left);
    wrong("", &[&many, ELSEWHERE], &what);
    wrong(
        "adventures = { americas-africa = [3, 1, 3] }",
        &[FIRST, ELSEWHERE],
        "card 3 is named twice (expected: every card once)",
    );
}

/// What a file cannot even say is found in a position all the same.
#[test]
fn gt_90_pieces_that_are_lost_or_doubled_are_reported() {
    let table = position("", &[r#"home = "seattle", at = "rome", keys = ["rio"]"#, ELSEWHERE]);
    let broken = |change: &dyn Fn(&mut State)| {
        let mut state = table.state;
        change(&mut state);
        table.game.broken_invariants(&state).join("; ")
    };
    assert_eq!(broken(&|_| {}), "");
    let keys = "GT-1: each of the 16 KEYs is in one place";
    assert!(broken(&|state| state.open.board = Keys::NONE).contains(keys));
    assert!(broken(&|state| state.open.board = Keys::ALL).contains(keys));
    let lost =
        |state: &mut State| state.hidden.jackpot = state.hidden.jackpot.iter().skip(1).copied().collect();
    assert!(broken(&lost).contains("GT-3: every ticket is in one place"));
    let lost = |state: &mut State| state.hidden.adventures[0] = Cards::default();
    assert!(broken(&lost).contains("GT-4: the pack americas-africa is not complete"));
    let none = |state: &mut State| state.hidden.home_tickets[Seat(0)] = Some(TicketId(95));
    assert!(broken(&none).contains("GT-10: the Home of seat 0 comes from their first ticket"));
}

/// Games that began from a scenario under older rules go on, whatever it was.
#[test]
fn gt_90_what_was_a_position_under_older_rules_stays_one() {
    let mut table = position("", &[FIRST, ELSEWHERE]);
    table.state.open.jackpot.money = 0;
    assert_eq!(table.game.broken_invariants(&table.state).len(), 1);
    let old = table.of_old();
    assert_eq!(old.game.broken_invariants(&old.state), [""; 0]);
}

#[test]
fn a_game_says_which_round_it_is() {
    let table = position("round = 9", &[FIRST, ELSEWHERE]);
    assert_eq!(table.game.rounds(&table.state), 9);
}
