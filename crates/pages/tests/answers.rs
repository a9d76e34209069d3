//! The answers of the worked examples of Globopolis, held against the rules: what a lesson calls right is what the rules say of its position.

#![expect(clippy::unwrap_used, reason = "in a test a panic is the report")]
#![expect(clippy::disallowed_methods, reason = "a test may read the lessons it is about")]

use std::path::Path;

use games::globopolis::event::{Conflict, Throw};
use games::globopolis::state::Party;
use games::globopolis::{Action, Event, Globopolis, Open, RUnit, Team, TitleId};
use games::{AnyAction, AnyEvent, AnyGame, AnyState};
use pages::worked::Worked;
use table::{Game, Play, Seat};

/// A lesson, and its file.
struct Lesson {
    play: &'static Play<AnyGame>,
    file: toml::Value,
}

impl Lesson {
    fn read(name: &str) -> Lesson {
        let path =
            Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../lessons/globopolis/{name}.toml"));
        let file = toml::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
        Lesson { play: &Worked::find("globopolis", name).unwrap().play, file }
    }

    /// What the lesson calls the right answer.
    fn right(&self, question: &str) -> &str {
        let scenes = self.file["scene"].as_array().unwrap().iter();
        let mut asks = scenes.filter_map(|scene| scene.get("ask")?.as_array()).flatten();
        let ask = asks.find(|ask| ask["id"].as_str() == Some(question));
        ask.unwrap_or_else(|| panic!("nobody asks {question}"))["right"].as_str().unwrap()
    }

    fn game(&self) -> &Globopolis {
        match self.play.game() {
            AnyGame::Globopolis(game) => game,
            other => panic!("another game: {other:?}"),
        }
    }

    fn title(&self, id: &str) -> TitleId {
        self.game().edition().title_called(id).unwrap()
    }

    /// What lay open after so many actions.
    fn open(&self, moment: usize) -> Open {
        let entry = self.play.moments().nth(moment).unwrap();
        match &self.play.at(entry).unwrap().state {
            AnyState::Globopolis(state) => state.open.clone(),
            other => panic!("another game: {other:?}"),
        }
    }

    /// What somebody could do after so many actions.
    fn legal(&self, moment: usize, seat: Seat) -> Vec<Action> {
        let entry = self.play.moments().nth(moment).unwrap();
        legal(self.play.game(), &self.play.at(entry).unwrap().state, seat)
    }

    fn conflicts(&self) -> impl Iterator<Item = Conflict> {
        self.play.log().iter().filter_map(|logged| match logged.told.event {
            AnyEvent::Globopolis(Event::Conflict(event)) => Some(event),
            _ => None,
        })
    }

    /// Both throws of every Battle Round, and who won it.
    fn rounds(&self) -> Vec<(Throw, Throw, Party)> {
        let round = |event| match event {
            Conflict::BattleRound { aggressor, defender, winner, .. } => Some((aggressor, defender, winner)),
            _ => None,
        };
        self.conflicts().filter_map(round).collect()
    }
}

fn legal(game: &AnyGame, state: &AnyState, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    game.legal(state, seat, &mut legal);
    let own = |action| match action {
        AnyAction::Globopolis(action) => Some(action),
        _ => None,
    };
    legal.into_iter().filter_map(own).collect()
}

/// What somebody is called in the answers.
fn name(team: Option<Team>) -> &'static str {
    team.map_or("nobody", |team| ["ines", "omar", "lena", "kofi"][team.index()])
}

#[test]
fn gp_62_the_lesson_about_superiority_says_what_the_rules_say() {
    let lesson = Lesson::read("superiority");
    // Ines and Omar fight: the opponent of whoever owns the Territory is the other of the two.
    for (moment, question, title) in [
        (0, "japan", "japan"),
        (0, "england", "england"),
        (1, "indonesia", "indonesia"),
        (2, "england-now", "england"),
        (3, "sweden", "sweden"),
        (3, "nunavut", "nunavut"),
    ] {
        let (open, title) = (lesson.open(moment), lesson.title(title));
        let opponent = Team(u8::from(open.owner(title) == Some(Team(0))));
        let found = lesson.game().agent_superiority(&open, title, opponent);
        assert_eq!(name(found), lesson.right(question), "{question}");
    }
}

#[test]
fn gp_75_the_lesson_about_roll_values_says_what_the_rules_say() {
    let lesson = Lesson::read("roll-values");
    let rounds = lesson.rounds();
    let values = [
        ("eight", rounds[0].0),
        ("sixes", rounds[0].1),
        ("fives", rounds[1].0),
        ("house", rounds[1].1),
        ("pairs", rounds[2].0),
    ];
    for (question, throw) in values {
        assert_eq!(throw.value.to_string(), lesson.right(question), "{question}: {throw:?}");
    }
    // GP-77: equal values go to whoever has fewer dice, and with as many to the Defender.
    assert_eq!(rounds[0].2, Party::Defender, "8 against 8 with as many dice");
    assert_eq!(rounds[2].2, Party::Defender, "20 against 20 with as many dice");
    let (ines, omar, winner) = rounds[3];
    assert!(ines.value == omar.value && ines.count < omar.count, "{ines:?} {omar:?}");
    assert_eq!(if winner == Party::Aggressor { "ines" } else { "omar" }, lesson.right("fewer"));
}

#[test]
fn gp_70_the_lesson_about_a_battle_says_what_the_rules_say() {
    let lesson = Lesson::read("battle");
    let assessed = lesson.conflicts().find_map(|event| match event {
        Conflict::Assessed { aggressor, defender } => Some((aggressor.total, defender.total)),
        _ => None,
    });
    let (aggressor, defender) = assessed.unwrap();
    assert_eq!(aggressor.to_string(), lesson.right("attacker"));
    assert_eq!(defender.to_string(), lesson.right("defender"));

    // GP-77: with the polygon alone one fights on.
    let alone = lesson.rounds().iter().filter(|(_, defender, _)| defender.count == 0).count();
    assert!(alone > 0 && lesson.right("last-die") == "no");

    let sweden = lesson.title("sweden");
    let (before, after) =
        (&lesson.open(0).titles[sweden], &lesson.open(lesson.play.moments().count() - 1).titles[sweden]);
    assert_eq!((before.owner, after.owner), (Some(Team(1)), Some(Team(0))));
    assert_eq!((after.units[RUnit::Ns], after.level), (0, 0), "what fights and what was built is destroyed");
    let mut kept = RUnit::ALL.into_iter().filter(|&unit| unit != RUnit::Ns);
    assert!(kept.all(|unit| before.units[unit] == after.units[unit]), "{before:?} {after:?}");
    assert!(before.units[RUnit::Ns] > 0 && lesson.right("spoils") == "no-ns");
}

/// How many points can be bought, as the answers call it.
fn points(legal: &[Action]) -> &'static str {
    let most = legal.iter().filter_map(|action| match action {
        Action::BuyPoints(points) => Some(*points),
        _ => None,
    });
    match most.max() {
        None => "none",
        Some(1) => "one",
        Some(5) => "five",
        Some(_) => "another number",
    }
}

#[test]
fn gp_26_the_lesson_about_points_says_what_the_rules_say() {
    let lesson = Lesson::read("points");
    assert_eq!(points(&lesson.legal(0, Seat(0))), lesson.right("how-many"));
    // The same position with other points, as far as the lesson begins with one.
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons/globopolis/points.toml");
    let text = std::fs::read_to_string(path).unwrap();
    let position = text.split("[lesson]").next().unwrap();
    for (own, question) in [(79, "next-turn"), (75, "at-75")] {
        let text = position.replacen("points = 74", &format!("points = {own}"), 1);
        let source = table::Source { name: "points", text: &text };
        let game = games::open_scenario(source, None).unwrap();
        let mut dice = table::dice::FastDice::new(1);
        let names = Seat::all(game.seats()).map(|seat| format!("P{}", seat.0)).collect();
        let origin = table::journal::Origin::Seeded(1);
        let play = Play::start(game, names, origin, Some(text.clone()), &mut dice).unwrap();
        assert_eq!(points(&legal(play.game(), play.state(), Seat(0))), lesson.right(question), "with {own}");
    }
}

#[test]
fn gp_43_the_lesson_about_surplus_says_what_the_rules_say() {
    let lesson = Lesson::read("surplus");
    let most = lesson.legal(1, Seat(0)).into_iter().filter_map(|action| match action {
        Action::Stack { units, .. } => Some(RUnit::ALL.into_iter().map(|unit| units[unit]).sum::<u8>()),
        _ => None,
    });
    assert_eq!(["none", "one", "two", "three"][usize::from(most.max().unwrap())], lesson.right("stay"));
    // What went to the Personal Stock is not laid out before the next Option Phase.
    let moves = |legal: &[Action]| legal.iter().any(|action| matches!(action, Action::Allocate { .. }));
    let last = lesson.play.moments().count();
    assert!((1..last).all(|moment| !moves(&lesson.legal(moment, Seat(0)))));
    assert_eq!(lesson.right("when"), "option");
}
