//! The pages hold together: well-formed, without anything that the content security policy forbids, and small.

#[path = "../examples/preview/sample.rs"]
mod sample;

use std::collections::BTreeSet;
use std::time::Duration;

use bots::Bot;
use pages::model::{
    Around, Ask, Clock, LobbyModel, Notice, Person, PersonKind, RollsModel, ScenarioLink, Standing,
    StartModel, TableLink,
};
use pages::{Localizer, assets};
use sample::{COMMITMENT, NAMES, Sample};
use serde_json::json;
use table::journal::Journal;
use table::rolls::{Proof, rolls, tallies};
use table::{Clause, Game, Refusal, Seat, SeatSet, Text, Viewer};

const VOID: [&str; 7] = ["area", "br", "hr", "img", "input", "link", "meta"];
/// Elements that end an open paragraph, so that a browser would see another tree than the one written.
const BLOCKS: [&str; 16] = [
    "address", "article", "details", "div", "dl", "fieldset", "figure", "footer", "form", "h1", "h2", "h3",
    "ol", "p", "section", "ul",
];

/// Fails unless every element is closed in order, no id stands twice, and nothing is inline that may not be.
fn check(html: &str) {
    let mut open: Vec<&str> = Vec::new();
    let mut ids = BTreeSet::new();
    for tag in html.split('<').skip(1) {
        let (tag, _) = tag.split_once('>').expect("a tag ends");
        if tag.starts_with('!') {
            continue;
        }
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "</{name}> closes another element in {open:?}");
            continue;
        }
        let name = tag.split([' ', '/']).next().unwrap_or_default();
        for forbidden in [" style=", " onclick=", " onload=", "javascript:"] {
            assert!(!tag.contains(forbidden), "inline: <{tag}>");
        }
        assert!(!BLOCKS.contains(&name) || !open.contains(&"p"), "<{name}> inside a paragraph: {open:?}");
        assert!(!open.contains(&"form") || name != "form", "a form inside a form");
        assert!(
            !(open.contains(&"a") || open.contains(&"button")) || !["a", "button"].contains(&name),
            "<{tag}> in {open:?}"
        );
        assert!(name != "script" || tag.contains(" src="), "an inline script");
        assert_ne!(name, "style");
        if let Some((_, rest)) = tag.split_once(" id=\"") {
            let id = rest.split('"').next().unwrap_or_default();
            assert!(ids.insert(id), "two elements are called “{id}”");
        }
        if !VOID.contains(&name) && !tag.ends_with('/') {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "left open: {open:?}");
    assert!(!html.contains("Bo <i>"), "a name was not escaped");
}

fn me() -> SeatSet {
    SeatSet::only(Seat(0))
}

#[test]
fn the_start_page_is_sound() {
    let link = |standing| TableLink {
        id: "t1".into(),
        game: "little-monsters".into(),
        names: NAMES[..3].iter().map(|&name| name.into()).collect(),
        standing,
        whole: true,
    };
    let scenario = ScenarioLink {
        id: "s".into(),
        title: "<u>".into(),
        game: "little-monsters".into(),
        seats: 2,
        seat: Seat(1),
        briefing: Some("<u>".into()),
        goal: Some("<u>".into()),
        lesson: false,
    };
    let html = pages::start(&StartModel {
        l10n: Localizer::english(),
        games: games::GAMES,
        name: "Bo <i>",
        tables: vec![
            link(Standing::Playing),
            link(Standing::WaitsFor(vec!["Bo <i>".into()])),
            link(Standing::YourTurn),
            link(Standing::Open),
            link(Standing::Over),
        ],
        scenarios: vec![scenario],
        notice: Some(Notice::Said(Text::new("form-game"))),
        journal: None,
        given: &[],
        around: Around::default(),
    });
    check(&html);
    assert!(
        html.find("Your turn") < html.find("Others are playing"),
        "what waits for the reader comes first"
    );
    assert!(html.contains("Waiting for Bo &lt;i&gt;"), "whose turn it is elsewhere");
    assert!(!html.contains("<u>"), "a scenario's title was not escaped");
}

#[test]
fn the_lobby_is_sound_for_everybody() {
    let sample = Sample::new(3, &json!({}), 1);
    let person = |name: &str, kind| Person { name: name.into(), kind, present: false };
    let open = [
        person("Bo <i>", PersonKind::Person),
        person("", PersonKind::Open),
        person("Grumble", PersonKind::Bot("random".into())),
    ];
    let full = [open[0].clone(), person("Ada", PersonKind::Person), open[2].clone()];
    for people in [&open, &full] {
        for (own, host) in [(me(), true), (SeatSet::only(Seat(1)), false), (SeatSet::EMPTY, false)] {
            let html = pages::lobby(&LobbyModel {
                l10n: Localizer::english(),
                table: "abc",
                version: 3,
                game: sample.play.game(),
                people,
                own,
                host,
                invite: "http://127.0.0.1:8815/t/abc",
                only_here: None,
                commitment: COMMITMENT,
                shares: vec![None; people.len()],
                locked: None,
                broken_off: &[],
                name: "",
                notice: None,
                company: pages::company::Company::default(),
            });
            check(&html);
            assert_eq!(html.contains("/t/abc/start"), host);
            assert_eq!(html.contains("/t/abc/join"), people == &open);
        }
    }
}

#[test]
fn every_position_of_a_game_has_a_sound_page() {
    let options = json!({"free_market": true, "traffic_jam": true, "special_events": true});
    for (seats, seed) in [(2, 1), (4, 2), (6, 3)] {
        let mut sample = Sample::new(seats, &options, seed);
        for step in 0.. {
            let bot = if step % 7 == 0 { Bot::Random } else { Bot::Greedy };
            if step % 5 == 0 || sample.play.is_over() {
                for own in [me(), SeatSet::full(seats), SeatSet::EMPTY] {
                    let to = Ask {
                        fields: vec![("to".into(), (step % 81).to_string()), ("log".into(), "x".into())],
                    };
                    for ask in [Ask::default(), to] {
                        let html = sample.show(own, ask, |model| pages::table(model));
                        check(&html);
                        assert!(html.len() < 120_000, "{} bytes at step {step}", html.len());
                    }
                }
            }
            if !sample.step(bot) || step > 3000 {
                break;
            }
        }
    }
}

#[test]
fn regions_are_the_page_piece_by_piece() {
    let mut sample = Sample::new(3, &json!({}), 5);
    for _ in 0..40 {
        sample.step(Bot::Greedy);
    }
    sample.show(me(), Ask::default(), |model| {
        let refusal = Refusal::new(Clause { book: "LM", number: 14 }, Text::new("form-action"));
        model.notice = Some(Notice::Refused(refusal));
        let page = pages::table(model);
        let regions = pages::table_regions(model);
        for id in ["board", "now", "hand", "players", "log", "links", "last-line", "notice", "status", "end"]
        {
            let region =
                regions.iter().find(|region| region.id == id).unwrap_or_else(|| panic!("no region {id}"));
            check(&region.html);
            assert!(page.contains(&region.html), "{id} is not on the page");
        }
        assert!(page.contains("/rules/little-monsters/14"), "the refusal names its clause");
    });
}

#[test]
fn the_title_says_when_it_is_the_readers_turn() {
    let mut sample = Sample::new(2, &json!({"first": 0}), 9);
    let title = |sample: &Sample, seat| {
        sample.show(SeatSet::only(Seat(seat)), Ask::default(), |model| pages::title(model))
    };
    assert_eq!(title(&sample, 0), "● Your turn – Little Monsters");
    assert_eq!(title(&sample, 1), "Little Monsters");
    while sample.step(Bot::Greedy) {}
    assert_eq!(title(&sample, 0), "Finished – Little Monsters");
}

#[test]
fn the_end_names_the_winner_and_offers_to_play_again() {
    let mut sample = Sample::new(2, &json!({}), 11);
    while sample.step(Bot::Greedy) {}
    let html = sample.show(me(), Ask::default(), |model| pages::table(model));
    assert!(
        html.contains("/t/preview/again")
            && html.contains("/t/preview/journal")
            && html.contains("class=\"chart\"")
    );
    let watched = sample.show(SeatSet::EMPTY, Ask::default(), |model| pages::table(model));
    assert!(!watched.contains("/t/preview/again"), "only who played can play again");
}

#[test]
fn rules_rolls_and_errors_are_sound() {
    let info = &games::GAMES[0];
    let rules_page = pages::rules(info, Localizer::english());
    check(&rules_page);
    for number in 1..=33 {
        assert!(rules_page.contains(&format!("id=\"LM-{number}\"")), "LM-{number} has no anchor");
        check(&pages::clause(info, number, Localizer::english()).unwrap_or_else(|| panic!("no LM-{number}")));
    }
    check(&pages::error(404, &Text::new("frame-name"), &Text::new("form-game"), Localizer::english()));

    check(&pages::proof(Some("abc"), Localizer::english()));
    check(&pages::proof(None, Localizer::english()));

    let mut sample = Sample::new(3, &json!({}), 5);
    while sample.step(Bot::Greedy) {}
    let journal = Journal::read(&sample.play.journal()).unwrap();
    let rolls = rolls(&journal.entries);
    let names: Vec<String> = NAMES[..3].iter().map(|&name| name.into()).collect();
    let proofs = [Proof::Proven, Proof::Reproduced, Proof::SeedNotPublished, Proof::Scripted];
    for (proof, rolls) in proofs.into_iter().flat_map(|proof| [(proof, &rolls[..]), (proof, &[])]) {
        check(&pages::rolls(&RollsModel {
            l10n: Localizer::english(),
            table: "abc",
            names: &names,
            rolls,
            tallies: &tallies(rolls),
            proof,
            locked: None,
            commitment: Some(COMMITMENT),
            seed: None,
        }));
    }
}

#[test]
fn everything_a_game_says_has_words() {
    let l10n = Localizer::english();
    let names: Vec<String> = NAMES.iter().map(|&name| name.into()).collect();
    let options = json!({"free_market": true, "traffic_jam": true, "special_events": true});
    for seed in 0..12 {
        let mut sample = Sample::new(2 + usize::try_from(seed % 5).unwrap(), &options, seed);
        let mut steps = 0;
        loop {
            let game = sample.play.game();
            let mut legal = Vec::new();
            for seat in game.to_act(sample.play.state()).may.iter() {
                game.legal(sample.play.state(), seat, &mut legal);
                for action in &legal {
                    let said = l10n.check(&game.name_action(action), &names);
                    assert!(said.is_ok(), "{action:?}: {said:?}");
                }
                assert!(sample.view(Some(seat)) == game.view(sample.play.state(), Viewer::Seat(seat)));
            }
            steps += 1;
            if steps > 2500 || !sample.step(if steps % 3 == 0 { Bot::Random } else { Bot::Greedy }) {
                break;
            }
        }
        for line in sample.play.log().iter() {
            let said = l10n.check(&sample.play.game().tell_event(&line.told.event), &names);
            assert!(said.is_ok(), "{:?}: {said:?}", line.told.event);
        }
    }
}

/// The part of a page with the clock.
fn clock_of(clock: Option<Clock>) -> String {
    let sample = Sample::new(2, &json!({}), 1);
    sample.show(me(), Ask::default(), |model| {
        model.clock = clock;
        check(&pages::table(model));
        let regions = pages::table_regions(model);
        let region = regions.into_iter().find(|region| region.id == "clock");
        let region = region.expect("there is always a place for it");
        assert!(region.shows_time());
        region.html
    })
}

#[test]
fn a_clock_stands_in_the_bar() {
    assert_eq!(clock_of(None), "<p id=\"clock\" hidden></p>");
    let at = |millis, running| {
        clock_of(Some(Clock {
            seat: Seat(1),
            grace: Duration::ZERO,
            left: Duration::from_millis(millis),
            running,
        }))
    };
    let running = at(89_400, true);
    assert!(running.contains("role=\"timer\"") && running.contains("data-left=\"89400\""), "{running}");
    assert!(running.contains(">1:30<") && running.contains("data-running"), "{running}");
    assert!(
        running.contains(&format!("Time left for {}", NAMES[1].replace('<', "&lt;").replace('>', "&gt;")))
    );
    assert!(!running.contains("data-urgent") && !running.contains("aria-live"), "{running}");
    let stopped = at(61_000, false);
    assert!(stopped.contains(">1:01<") && stopped.contains("paused"), "{stopped}");
    assert!(!stopped.contains("data-running"), "{stopped}");
    assert!(at(15_000, true).contains("data-urgent"));
    assert!(at(0, true).contains(">0:00<"));
}

#[test]
fn what_a_page_loads_is_small() {
    // What only the pages “Proof” and “How you are told” or that of past moments load is their own, and bounded too.
    let others = ["account.js", "club.js", "proof.js", "replay.js", "told.js", "verify.js"];
    let (elsewhere, usual): (Vec<_>, Vec<_>) =
        assets::SCRIPT.iter().partition(|(name, _)| others.contains(name));
    let sent = |(name, _): &(&str, &str)| assets::find(assets::version(), name).unwrap().text.len();
    let elsewhere: usize = elsewhere.into_iter().map(sent).sum();
    // A past moment that is the scene of a lesson waits for an answer, and a browser may have no messenger.
    assert!(elsewhere <= 20 * 1024 + 256, "script of other pages: {elsewhere} bytes");
    let script: usize = usual.into_iter().map(sent).sum();
    // A good part of it is the camera, and the share in the dice with SHA-256 by hand, which browsers withhold over plain HTTP.
    assert!(script <= 45 * 1024, "script: {script} bytes");
    // One sheet holds the styles of all games: browsers load it once and keep it.
    let loaded = assets::style().len() + assets::night().len() + script;
    // A guided game points at what is folded up where it unfolds.
    assert!(loaded <= 150 * 1024 + 128, "style and script: {loaded} bytes");
    assert!(assets::style_path().contains(assets::version()));
}
