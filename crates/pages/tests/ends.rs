//! Where games begin and end: the cards of scenarios, their briefing beside the board, and the end of every recorded game.

#![expect(clippy::unwrap_used, reason = "in a test a panic is the report")]
#![expect(clippy::disallowed_methods, reason = "a test may read the recorded games")]

#[path = "recorded/games.rs"]
mod recorded;

use games::AnyGame;
use pages::Localizer;
use pages::absence::Absence;
use pages::model::{Around, Ask, Person, PersonKind, ScenarioLink, StartModel, TableModel};
use table::dice::FastDice;
use table::journal::Origin;
use table::{Briefing, Game, Goal, Play, Seat, SeatSet, Source, Viewer};

/// Hands over the model of the page that a seat, or somebody who watches, sees.
fn shown<T>(
    play: &Play<AnyGame>,
    seat: Option<Seat>,
    briefing: Option<&Briefing>,
    look: impl FnOnce(&TableModel<'_>) -> T,
) -> T {
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    let kind = |index| if index == 0 { PersonKind::Person } else { PersonKind::Bot("greedy".to_owned()) };
    let names = play.header().names.iter().enumerate();
    let people: Vec<Person> =
        names.map(|(index, name)| Person { name: name.clone(), kind: kind(index), present: true }).collect();
    look(&TableModel {
        l10n: Localizer::english(),
        table: "k3x9",
        version: play.lines().len() as u64,
        game: play.game(),
        view: &play.game().view(play.state(), viewer),
        seat,
        own: seat.map_or(SeatSet::EMPTY, SeatSet::only),
        people: &people,
        log: &pages::log_for(play, viewer),
        can_take_back: false,
        ask: Ask::default(),
        would_take: None,
        coach: pages::coach::Coach::default(),
        notice: None,
        outcome: play.game().outcome(play.state()).as_ref(),
        scores: &play.scores().to_vec(),
        great: &pages::great_moments(play, viewer),
        briefing,
        lesson: None,
        puzzle: None,
        commitment: None,
        locked: None,
        line: None,
        clock: None,
        absence: Absence::default(),
        times: Vec::new(),
        past: false,
        company: pages::company::Company::default(),
    })
}

fn end_of(play: &Play<AnyGame>, seat: Option<Seat>) -> String {
    let regions = shown(play, seat, None, pages::table_regions);
    regions.into_iter().find(|region| region.id == "end").unwrap().html
}

/// What stands between two texts, each time.
fn between<'a>(html: &'a str, begin: &str, end: &str) -> Vec<&'a str> {
    html.split(begin).skip(1).map(|rest| rest.split(end).next().unwrap_or_default()).collect()
}

/// The totals of the players, and what each is made of.
fn taken_apart(end: &str) -> Vec<(i32, Vec<i32>)> {
    let apart = between(end, "class=\"apart\"", "</section>");
    let players = apart.first().map_or_else(Vec::new, |apart| between(apart, "<li><p>", "</ul>"));
    let one = |html: &&str| {
        let (head, parts) = html.split_once("</p>").unwrap();
        let total = head.rsplit("</b> ").next().unwrap().parse().unwrap();
        (total, between(parts, "<b>", "</b>").into_iter().map(|points| points.parse().unwrap()).collect())
    };
    players.iter().map(one).collect()
}

#[test]
fn the_end_of_every_recorded_game_gives_everybody_a_place_and_adds_up() {
    let mut ended = 0;
    for (path, _, play) in recorded::games() {
        let Some(outcome) = play.game().outcome(play.state()) else { continue };
        let end = end_of(&play, None);
        let places = between(&end, "class=\"place-", " ");
        assert_eq!(places.first(), Some(&"1"), "{}: {end}", path.display());
        assert!(end.contains(&outcome.clause.to_string()), "{}: the clause", path.display());
        let players = taken_apart(&end);
        assert!(players.is_empty() || players.len() == places.len(), "{}: {end}", path.display());
        for (total, parts) in players {
            assert_eq!(parts.iter().sum::<i32>(), total, "{}: {end}", path.display());
        }
        let moments = between(&end, "class=\"moments\"", "</section>");
        for link in moments.iter().flat_map(|list| between(list, "/at/", "\"")) {
            assert!(play.at(link.parse().unwrap()).is_some(), "{}: moment {link}", path.display());
        }
        ended += 1;
    }
    assert!(ended > 30, "{ended} games ended");
}

fn scenario(name: &str) -> (Play<AnyGame>, Briefing) {
    let (_, text) = games::SCENARIOS.iter().find(|(id, _)| *id == name).unwrap();
    let source = Source { name, text };
    let game = games::open_scenario(source, None).unwrap();
    let names = Seat::all(game.seats()).map(|seat| format!("P{}", seat.0)).collect();
    let play =
        Play::start(game, names, Origin::Seeded(1), Some((*text).to_owned()), &mut FastDice::new(1)).unwrap();
    (play, games::check_scenario(source, None).unwrap())
}

#[test]
fn a_briefing_is_open_until_one_has_acted() {
    let (mut play, briefing) = scenario("nearly-there");
    let panel = |play: &Play<AnyGame>, seat| {
        let page = shown(play, Some(seat), Some(&briefing), pages::table);
        between(&page, "id=\"briefing\"", "</details>")[0].to_owned()
    };
    let before = panel(&play, Seat(0));
    let (text, goal) = (briefing.text.as_ref().unwrap(), briefing.goal.as_ref().unwrap());
    assert!(before.contains(" open") && before.contains(text) && before.contains(&goal.text), "{before}");
    let roll = play.game().read_action("\"roll\"").unwrap();
    play.act(Seat(0), &roll, &mut FastDice::new(3)).unwrap();
    assert!(!panel(&play, Seat(0)).contains(" open"), "it was looked at");
    assert!(panel(&play, Seat(1)).contains(" open"), "the other has not acted yet");
}

#[test]
fn the_end_says_whether_the_goal_was_reached() {
    let (mut play, briefing) = scenario("nearly-there");
    let hold = play.game().read_action("\"hold\"").unwrap();
    let roll = play.game().read_action("\"roll\"").unwrap();
    let mut dice = FastDice::new(5);
    while !play.is_over() {
        let seat = play.game().to_act(play.state()).must.first().unwrap();
        let action = if seat == Seat(0) { &roll } else { &hold };
        if play.act(seat, action, &mut dice).is_err() {
            play.act(seat, if seat == Seat(0) { &hold } else { &roll }, &mut dice).unwrap();
        }
    }
    let won = play.game().outcome(play.state()).unwrap().winners;
    let end = |seat: Option<Seat>, goal: Goal| {
        let briefing = Briefing { goal: Some(goal), ..briefing.clone() };
        let regions = shown(&play, seat, Some(&briefing), pages::table_regions);
        regions.into_iter().find(|region| region.id == "end").unwrap().html
    };
    let goal = |points| Goal { text: "Do well.".to_owned(), win: None, points };
    let said = end(Some(Seat(0)), goal(None));
    let wanted = if won.contains(Seat(0)) { "Goal reached:" } else { "Goal not reached:" };
    assert!(said.contains(wanted) && said.contains("Do well."), "{said}");
    assert!(end(None, goal(Some(0))).contains("Goal reached:"), "who watches is told too");
    assert!(end(None, goal(Some(1000))).contains("Goal not reached:"));
    assert!(!end(Some(Seat(1)), goal(None)).contains("Do well."), "it was not theirs");
    assert!(said.contains(">Play again<"), "nobody else has to be asked: {said}");
}

#[test]
fn a_scenario_has_a_card_that_seats_one_where_it_matters() {
    let scenario = ScenarioLink {
        id: "race".into(),
        title: "The race".into(),
        game: "globetrotters".into(),
        seats: 3,
        seat: Seat(2),
        briefing: Some("Far from <home>.".into()),
        goal: Some("Win.".into()),
        lesson: false,
    };
    let html = pages::start(&StartModel {
        l10n: Localizer::english(),
        games: games::GAMES,
        name: "Ada",
        tables: Vec::new(),
        scenarios: vec![scenario],
        notice: None,
        journal: None,
        given: &[],
        around: Around::default(),
    });
    let card = between(&html, "<article class=\"scenario-card\"", "</article>")[0];
    assert!(card.contains("Far from &lt;home&gt;.") && card.contains("Goal: Win."), "{card}");
    for (name, value) in [("scenario", "race"), ("seats", "3"), ("seat-2", "me"), ("others", "bot-greedy")] {
        let field = format!("name=\"{name}\" value=\"{value}\"");
        assert!(card.contains(&field), "{field} in {card}");
    }
}
