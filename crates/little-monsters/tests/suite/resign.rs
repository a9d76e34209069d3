//! Leaving the game: LM-34.

use little_monsters::clause::{LM_1, LM_4, LM_13, LM_34};
use little_monsters::state::{Loss, Phase};
use little_monsters::{Action, Colour, Event, LittleMonsters, Tickets};
use table::dice::Scripted;
use table::{Game, Offered, RulesVersion, Seat, SeatSet};

use crate::events::{APART, turning, turning_with};
use crate::support::{RING, Table, load, mistakes_in, tickets};

use Colour::{Green, Red, Yellow};

/// Three players in the middle of the first one's move, with all advanced rules.
fn on_the_way(more: &str) -> Table {
    Table::from(&format!(
        r#"
        seats = 3
        options = {{ free_market = true, traffic_jam = true, special_events = true }}
        [position]
        phase = "travel"
        display = ["cairo", "delhi", "mumbai", "tahiti"]
        {more}
        player = [
            {{ house = "fiji", monster = "rome", cards = ["perth", "guam"], tickets = {{ red = 2, blue = 1 }} }},
            {{ house = "beijing", tickets = {{ red = 1, green = 1 }} }},
            {{ house = "rio", tickets = {{ yellow = 2 }} }},
        ]
        "#
    ))
}

#[test]
fn lm_34_tickets_return_and_cards_leave_with_their_owner() {
    let mut table = on_the_way("moved = true\nused = { purple = 1 }\nroll = [\"red\", \"blue\"]");
    let display = table.display().join(" ");
    table.act(0, Action::Resign);
    assert_eq!(table.supply(), tickets("20 purple 18 yellow 20 blue 19 green 19 red"));
    assert_eq!((table.hand(0), table.state.open.used), (Tickets::NONE, Tickets::NONE));
    assert_eq!(
        (table.cards(0), table.display().join(" ")),
        (vec!["guam", "perth"], display),
        "no card moves"
    );
    assert_eq!((table.turn(), table.phase(), table.state.open.turns), (1, Phase::Roll, 1));
    assert_eq!((table.state.open.roll, table.state.open.moved), (None, false));
    assert_eq!(table.events(), [Event::Resigned { seat: Seat(0) }, Event::TurnBegan { seat: Seat(1) }]);
    assert_eq!(table.clauses(), [34, 4]);
    assert!(table.told.revealed, "it is not taken back");
    assert_eq!(table.game.resigned(&table.state), SeatSet::only(Seat(0)));
    assert_eq!(table.game.scores(&table.state), [2, 0, 0], "what was gathered stays the score");
}

#[test]
fn lm_34_out_of_turn_the_turn_goes_on_and_only_the_own_offer_lapses() {
    let mut table = on_the_way("");
    let offer = |to, want| Action::Offer { to: Seat(to), give: Tickets::one(Red), want: Tickets::one(want) };
    table.act(0, offer(1, Green)).act(0, offer(2, Yellow));
    table.act(2, Action::Resign);
    assert_eq!(
        table.events(),
        [Event::Resigned { seat: Seat(2) }, Event::Lapsed { from: Seat(0), to: Seat(2) }]
    );
    assert_eq!(table.clauses(), [34, 13]);
    assert_eq!((table.phase(), table.turn(), table.awaited()), (Phase::Travel, 0, vec![1]));
    assert_eq!(table.refused(0, offer(2, Yellow)), LM_13, "they have nothing to trade with");
    table.act(1, Action::Accept(Seat(0)));
    assert_eq!(table.hand(0), tickets("1 red 1 blue 1 green"));
}

#[test]
fn lm_34_the_offers_of_the_player_in_turn_lapse_with_them() {
    let mut table = on_the_way("");
    let offer = Action::Offer { to: Seat(1), give: Tickets::one(Red), want: Tickets::one(Green) };
    table.act(0, offer).act(0, Action::Resign);
    assert!(table.told(Event::Lapsed { from: Seat(0), to: Seat(1) }));
    assert_eq!((table.turn(), table.awaited(), table.state.open.offers_made), (1, vec![1], 0));
}

#[test]
fn lm_34_at_any_time_but_while_something_is_settled() {
    let globe = "phase = \"globe\"\nroll = [\"globe\", \"red\"]";
    let cure =
        "phase = \"cure\"\nroll = [\"globe\", \"red\"]\ntokens = { pandemic = [\"lagos\", \"dakar\"] }";
    for quiet in ["phase = \"roll\"", globe, cure, "phase = \"travel\""] {
        let text = on_the_way_in(quiet);
        let table = Table::from(&text);
        for seat in 0..3 {
            assert_eq!(table.ways_out(Seat(seat)), [Action::Resign], "{quiet}");
            assert!(!table.legal(seat).contains(&Action::Resign), "nobody stumbles out");
            table.clone().act(seat, Action::Resign);
        }
    }
    let spread = "phase = \"spread\"\ntokens = { pandemic = [\"lagos\"] }";
    let wind = "phase = \"tail-wind\"\ncolour = \"purple\"";
    let crowds = "phase = \"crowds\"";
    for busy in [spread, wind, crowds] {
        let table = Table::from(&on_the_way_in(busy));
        for seat in 0..3 {
            assert_eq!(table.refused(seat, Action::Resign), LM_34, "{busy}");
        }
    }
    let mut table = turning(r#""strike", "tokyo", "dakar""#, APART);
    table.act(0, Action::Stop);
    assert_eq!(table.phase(), Phase::Discard(Loss::Strike));
    assert_eq!(table.refused(1, Action::Resign), LM_34);
    assert_eq!(table.refused(7, Action::Resign), LM_1, "who does not play cannot leave");
}

/// The same players in another phase.
fn on_the_way_in(phase: &str) -> String {
    format!(
        r#"
        seats = 3
        options = {{ special_events = true }}
        [position]
        {phase}
        display = ["cairo", "delhi", "mumbai", "tahiti"]
        player = [{APART}]
        "#
    )
}

#[test]
fn lm_34_who_has_resigned_is_passed_over() {
    let mut table = Table::from(&on_the_way_in("out = [1]").replace("{ red = 1, green = 1 }", "{}"));
    assert_eq!(table.refused(1, Action::Roll), LM_34);
    assert_eq!(table.refused(1, Action::Resign), LM_34, "once is enough");
    assert_eq!(table.ways_out(Seat(1)), []);
    assert_eq!(table.refused(2, Action::Roll), LM_4);
    table.roll("red", "red").act(0, Action::Stop);
    assert_eq!((table.turn(), table.state.open.turns), (2, 2), "the turn passed over counts for the round");
    table.roll("red", "red").act(2, Action::Stop);
    assert_eq!((table.turn(), table.game.rounds(&table.state)), (0, 2));
}

#[test]
fn lm_34_blocks_nobody() {
    let text = |out: &str| {
        format!(
            r#"
            seats = 3
            options = {{ traffic_jam = true }}
            [position]
            phase = "travel"
            {out}
            display = ["fiji", "delhi", "mumbai", "tahiti"]
            player = [
                {{ house = "perth", monster = "rome", tickets = {{ red = 1 }} }},
                {{ house = "beijing", monster = "berlin" }},
                {{ house = "rio" }},
            ]
            "#
        )
    };
    let stands = Table::from(&text(""));
    assert!(!stands.legal(0).contains(&stands.step("berlin", Red)));
    let mut gone = Table::from(&text("out = [1]"));
    gone.walk([("berlin", Red)]);
    assert_eq!(gone.monster(0), "berlin");
}

/// Seat 2 has left, with a monster that would be where the events strike.
const GONE: &str = r#"
    { house = "fiji", monster = "rome", tickets = { red = 2, blue = 1 } },
    { house = "beijing", tickets = { red = 1, green = 1 } },
    { house = "rio", monster = "tokyo" },
"#;

#[test]
fn lm_34_is_hit_by_no_event() {
    // Without the third player Europe and Asia tie.
    let mut table = turning_with(r#""crowds", "manaus""#, "out = [2]", GONE);
    table.act(0, Action::Stop);
    assert_eq!(table.legal(0), [table.crowd("asia"), table.crowd("europe")]);
    // A festival pays those who are there.
    let mut table = turning_with(r#""festival", "lhasa", "manaus""#, "out = [2]", GONE);
    table.act(0, Action::Stop);
    assert_eq!((table.hand(1).total(), table.hand(2).total()), (3, 0));
    // The wind carries the others.
    let mut table = turning_with(r#""tail-wind-purple", "manaus""#, "out = [1]", APART_BUT_ONE);
    table.act(0, Action::Stop);
    assert_eq!(table.awaited(), [0]);
    table.act(0, Action::Stay);
    assert_eq!(table.turn(), 2, "nobody else had to stay or to go");
    assert!(!table.told(Event::Stayed { seat: Seat(1) }));
}

/// Seat 1 has left Beijing, which has purple paths.
const APART_BUT_ONE: &str = r#"
    { house = "fiji", monster = "rome", tickets = { red = 2, blue = 1 } },
    { house = "beijing" },
    { house = "rio", tickets = { yellow = 2 } },
"#;

#[test]
fn lm_34_a_fire_need_not_leave_them_a_way_out() {
    let text = |out: &str| {
        format!(
            r#"
            seats = 3
            options = {{ special_events = true }}
            [position]
            phase = "travel"
            {out}
            display = ["fern", "gull", "heath", "isle"]
            pile = ["wildfire", "cedar", "dune", "lark"]
            tokens = {{ wildfire = ["amber", "birch"] }}
            player = [
                {{ house = "elm", monster = "fern" }},
                {{ house = "jetty", monster = "birch" }},
                {{ house = "kelp" }},
            ]
            "#
        )
    };
    let edition = load(&RING.replace("storm = 1", "wildfire = 1")).unwrap();
    // Cedar would shut Birch in and Dune would cut Cedar off, so Lark burns; the discards are shuffled for the display.
    let mut stands = Table::on(&edition, &text(""));
    stands.script([Scripted::Order(vec![0, 1, 2])]).act(0, Action::Stop);
    assert!(stands.told(Event::PassedOver { at: stands.at("cedar") }));
    assert!(stands.told(Event::Burns { at: stands.at("lark") }));
    let mut gone = Table::on(&edition, &text("out = [1]"));
    gone.act(0, Action::Stop);
    assert!(gone.told(Event::Burns { at: gone.at("cedar") }));
}

#[test]
fn lm_34_the_last_one_left_wins() {
    let duel = |more: &str| {
        Table::from(&format!(
            r#"
            seats = 2
            options = {{ free_market = true }}
            [position]
            phase = "travel"
            display = ["cairo", "delhi", "mumbai", "tahiti"]
            {more}
            player = [
                {{ house = "fiji", monster = "rome", cards = ["perth"], tickets = {{ red = 2 }} }},
                {{ house = "beijing", cards = ["guam", "manaus"], tickets = {{ red = 1, green = 1 }} }},
            ]
            "#
        ))
    };
    let mut table = duel("roll = [\"red\", \"red\"]");
    table.act(0, Action::Resign);
    assert_eq!(table.winners(), Some((vec![1], 34)));
    assert_eq!((table.phase(), table.turn(), table.awaited()), (Phase::Over(Seat(1)), 1, vec![]));
    assert_eq!(table.state.open.roll, None);
    assert_eq!(table.events(), [Event::Resigned { seat: Seat(0) }, Event::LeftAlone { seat: Seat(1) }]);
    assert_eq!(table.clauses(), [34, 34]);
    assert_eq!(table.game.scores(&table.state), [1, 2]);
    assert_eq!((table.refused(1, Action::Roll), table.refused(1, Action::Resign)), (LM_34, LM_34));
    assert_eq!(table.ways_out(Seat(1)), []);
    // Whoever is on the way wins where they are, and the move is broken off.
    let mut table = duel("moved = true\nused = { blue = 1 }\nroll = [\"red\", \"red\"]");
    table.act(1, Action::Resign);
    assert_eq!(table.winners(), Some((vec![0], 34)));
    assert_eq!((table.state.open.used, table.state.open.moved), (Tickets::NONE, false));
    // An open offer lapses with it.
    let mut table = duel("");
    let offer = Action::Offer { to: Seat(1), give: Tickets::one(Red), want: Tickets::one(Green) };
    table.act(0, offer).act(1, Action::Resign);
    assert_eq!((table.winners(), table.state.open.offers_made), (Some((vec![0], 34)), 0));
}

#[test]
fn lm_34_with_two_left_who_comes_home_still_wins_by_coming_home() {
    let mut table = Table::from(
        r#"
        seats = 3
        [position]
        phase = "travel"
        out = [2]
        display = ["cairo", "delhi", "mumbai", "tahiti"]
        player = [
            { house = "berlin", monster = "rome", tickets = { red = 1 },
              cards = ["perth", "guam", "manaus", "lagos", "dakar", "lhasa"] },
            { house = "beijing" },
            { house = "rio", cards = ["paris"] },
        ]
        "#,
    );
    table.walk([("berlin", Red)]).act(0, Action::Stop);
    assert_eq!(table.winners(), Some((vec![0], 10)));
}

#[test]
fn lm_34_whoever_leaves_with_six_cards_at_home_has_not_won() {
    let mut table = Table::from(
        r#"
        seats = 3
        [position]
        phase = "travel"
        moved = true
        used = { red = 1 }
        display = ["cairo", "delhi", "mumbai", "tahiti"]
        player = [
            { house = "berlin", cards = ["perth", "guam", "manaus", "lagos", "dakar", "lhasa"] },
            { house = "beijing" },
            { house = "rio" },
        ]
        "#,
    );
    table.act(0, Action::Resign);
    assert_eq!((table.winners(), table.turn()), (None, 1));
}

#[test]
fn lm_34_games_that_began_before_know_no_resigning() {
    let mut table = on_the_way("");
    table.game = table.game.clone().under(RulesVersion(1)).unwrap();
    let refusal = table.refusal(Seat(0), &Action::Resign);
    assert_eq!((refusal.clause, refusal.text.id), (LM_34, "lm-no-resigning-before"));
    assert_eq!(table.ways_out(Seat(0)), []);
}

#[test]
fn lm_34_positions_in_which_somebody_has_resigned() {
    let world = little_monsters::Edition::world();
    let told = |more: &str, players: &str| {
        let text = format!(
            "seats = 3\noptions = {{ special_events = true, traffic_jam = true }}\n[position]\ndisplay = [\"cairo\", \"delhi\", \"mumbai\", \"tahiti\"]\n{more}\nplayer = [{players}]\n"
        );
        mistakes_in(&world, &text)
    };
    let three = r#"{ house = "fiji" }, { house = "beijing" }, { house = "rio" }"#;
    assert_eq!(told("out = [1]", three), "");
    let part = "LM-34: seat 1 has resigned, and still has a part in the game";
    for (more, players) in [
        (
            "out = [1]",
            r#"{ house = "fiji" }, { house = "beijing", tickets = { red = 1 } }, { house = "rio" }"#,
        ),
        ("out = [1]", r#"{ house = "fiji" }, { house = "beijing", settled = true }, { house = "rio" }"#),
        ("out = [1]\nturn = 1", three),
        (
            "out = [1]\nphase = \"tail-wind\"\ncolour = \"purple\"\nmovers = [0, 1]",
            r#"{ house = "fiji", monster = "rome" }, { house = "beijing" }, { house = "rio" }"#,
        ),
    ] {
        assert!(told(more, players).contains(part), "{more}: {}", told(more, players));
    }
    let alone = "LM-34: the last one who has not resigned wins, and nobody else does";
    assert!(told("out = [1, 2]", three).contains(alone));
    assert!(told("out = [0, 1, 2]", three).contains(alone));
    assert!(told("out = [5]", three).contains("the player who resigned"));
    // Two monsters may share a place, and one be shut in by fires, if one of them is gone.
    let shared =
        r#"{ house = "fiji", monster = "rome" }, { house = "beijing", monster = "rome" }, { house = "rio" }"#;
    assert!(told("", shared).contains("LM-14"));
    assert_eq!(told("out = [1]", shared), "");
}

/// What no scenario file can say is found too: positions are also read as JSON.
#[test]
fn lm_34_impossible_positions_are_found() {
    let table = on_the_way("");
    let wrong = |change: &dyn Fn(&mut little_monsters::State)| {
        let mut state = table.state.clone();
        change(&mut state);
        table.game.broken_invariants(&state)
    };
    assert!(wrong(&|_| {}).is_empty());
    let gone = |state: &mut little_monsters::State| {
        state.open.supply += std::mem::replace(&mut state.open.hands[Seat(2)], Tickets::NONE);
        state.open.out = SeatSet::only(Seat(2));
    };
    assert!(wrong(&gone).is_empty());
    let by_nobody = wrong(&|state| state.open.out = SeatSet::only(Seat(9)));
    assert_eq!(by_nobody, ["LM-34: seat 9 has resigned, who does not play"]);
    let won = wrong(&|state| {
        gone(state);
        state.open.phase = Phase::Over(Seat(2));
    });
    assert!(won.iter().any(|wrong| wrong.starts_with("LM-34: the last")), "{won:?}");
    let fine = wrong(&|state| {
        gone(state);
        state.open.phase = Phase::Over(Seat(1));
    });
    assert!(fine.iter().all(|wrong| !wrong.starts_with("LM-34")), "{fine:?}");
}

#[test]
fn lm_34_positions_that_nobody_has_left_are_written_as_before() {
    let table = on_the_way("");
    assert!(!serde_json::to_string(&table.state).unwrap().contains("\"out\""));
    let mut gone = table;
    gone.act(1, Action::Resign);
    let json = serde_json::to_string(&gone.state).unwrap();
    assert!(json.contains("\"out\":[1]"));
    let read: little_monsters::State = serde_json::from_str(&json).unwrap();
    assert_eq!(read, gone.state);
    let words: Vec<&str> = [Event::Resigned { seat: Seat(1) }, Event::LeftAlone { seat: Seat(1) }]
        .iter()
        .map(|event| LittleMonsters::tell_event(&gone.game, event).id)
        .collect();
    assert_eq!(words, ["lm-told-resigned", "lm-told-left-alone"]);
    assert_eq!(gone.game.name_action(&Action::Resign).id, "lm-do-resign");
}
