//! Writes every page into a folder, to look at without a server behind it:
//!
//! ```sh
//! cargo run -p pages --example preview -- /tmp/preview && python3 -m http.server -d /tmp/preview 8816
//! ```

#![expect(clippy::disallowed_methods, reason = "an example that writes files has to")]

mod sample;

use std::fs;
use std::path::Path;

use bots::Bot;
use pages::Localizer;
use pages::model::{
    Around, Ask, LobbyModel, Notice, Person, PersonKind, RollsModel, ScenarioLink, Standing, StartModel,
    TableLink, TableModel,
};
use sample::{COMMITMENT, Sample};
use serde_json::json;
use table::rolls::{Proof, rolls, tallies};
use table::{Clause, Game, Refusal, Seat, SeatSet, Text};

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "/tmp/preview".to_owned());
    let folder = Path::new(&folder);
    let write = |name: &str, text: &str| {
        let path = folder.join(name.trim_start_matches('/'));
        path.parent().map_or(Ok(()), fs::create_dir_all)?;
        fs::write(path, text)
    };
    write(&pages::assets::style_path(), pages::assets::style())?;
    let scripts = pages::assets::script_path().replace("table.js", "");
    for (name, text) in pages::assets::SCRIPT {
        write(&format!("{scripts}{name}"), text)?;
    }
    write(&pages::assets::icon_path(), pages::assets::ICON)?;

    let mut sample = Sample::new(4, &json!({"free_market": true, "special_events": true}), 7);
    let hash = sample.play.game().identity().edition.hash;
    write(
        &pages::paths::board("little-monsters", pages::paths::board_file(&hash, Localizer::english())),
        &pages::board_svg(sample.play.game(), Localizer::english()),
    )?;
    write("index.html", &start(None))?;
    write("start-refused.html", &start(Some(Notice::Said(Text::new("form-me-twice")))))?;
    write("rules.html", &pages::rules(&games::GAMES[0], Localizer::english()))?;
    write(
        "rules/little-monsters/7",
        &pages::clause(&games::GAMES[0], 7, Localizer::english()).unwrap_or_default(),
    )?;
    write(
        "error.html",
        &pages::error(404, &Text::new("frame-name"), &Text::new("form-game"), Localizer::english()),
    )?;
    lobbies(&sample, &write)?;

    let me = SeatSet::only(Seat(0));
    let page = |model: &mut TableModel<'_>| pages::table(model);
    write("table-first.html", &sample.show(me, Ask::default(), page))?;
    while sample.play.scores().last().is_some_and(|(_, scores)| scores.iter().sum::<i32>() < 9) {
        sample.step(Bot::Greedy);
    }
    while sample.play.game().to_act(sample.play.state()).must != me {
        sample.step(Bot::Greedy);
    }
    write("table-roll.html", &sample.show(me, Ask::default(), page))?;
    sample.step(Bot::Greedy);
    write("table-travel.html", &sample.show(me, Ask::default(), page))?;
    let refused = |model: &mut TableModel<'_>| {
        let clause = Clause { book: "LM", number: 7 };
        model.notice = Some(Notice::Refused(Refusal::new(clause, Text::new("form-action"))));
        pages::table(model)
    };
    write("table-refused.html", &sample.show(me, Ask::default(), refused))?;
    write("table-watch.html", &sample.show(SeatSet::EMPTY, Ask::default(), page))?;
    while sample.step(Bot::Greedy) {}
    write("table-over.html", &sample.show(me, Ask::default(), page))?;
    write("rolls.html", &roll_report(&sample))?;
    println!("the pages are in {}", folder.display());
    Ok(())
}

fn start(notice: Option<Notice>) -> String {
    let table = |id: &str, standing| TableLink {
        id: id.to_owned(),
        game: "little-monsters".to_owned(),
        names: ["Ada", "Bo", "Grumble"].map(str::to_owned).to_vec(),
        standing,
        whole: true,
    };
    let tables = if notice.is_some() {
        Vec::new()
    } else {
        vec![table("a", Standing::Playing), table("b", Standing::YourTurn), table("c", Standing::Over)]
    };
    let scenario = ScenarioLink {
        id: "race".to_owned(),
        title: "The race home".to_owned(),
        game: "little-monsters".to_owned(),
        seats: 2,
        seat: table::Seat(0),
        briefing: Some("Two places away from home, and somebody is faster.".to_owned()),
        goal: Some("Be home first.".to_owned()),
        lesson: false,
    };
    let scenarios = vec![scenario];
    let model = StartModel {
        l10n: Localizer::english(),
        games: games::GAMES,
        name: "",
        tables,
        scenarios,
        notice,
        journal: None,
        given: &[],
        around: Around::default(),
    };
    pages::start(&model)
}

fn lobbies(sample: &Sample, write: &impl Fn(&str, &str) -> std::io::Result<()>) -> std::io::Result<()> {
    let person = |name: &str, kind| Person { name: name.to_owned(), kind, present: true };
    let mut people = vec![
        person("Ada", PersonKind::Person),
        person("Bo", PersonKind::Person),
        person("Grumble", PersonKind::Bot("greedy".to_owned())),
        person("", PersonKind::Open),
    ];
    let page = |people: &[Person], own, host| {
        pages::lobby(&LobbyModel {
            l10n: Localizer::english(),
            table: "preview",
            version: 1,
            game: sample.play.game(),
            people,
            own,
            host,
            invite: "http://192.168.178.21:8815/t/k3xq9-preview",
            only_here: None,
            commitment: COMMITMENT,
            shares: vec![None; people.len()],
            locked: None,
            broken_off: &[],
            name: "",
            notice: None,
            company: pages::company::Company::default(),
        })
    };
    let me = SeatSet::only(Seat(0));
    write("lobby-host.html", &page(&people, me, true))?;
    write("lobby-guest.html", &page(&people, SeatSet::EMPTY, false))?;
    people[3] = person("Çelik", PersonKind::Person);
    write("lobby-full.html", &page(&people, me, true))?;
    write("lobby-wait.html", &page(&people, SeatSet::only(Seat(3)), false))
}

fn roll_report(sample: &Sample) -> String {
    let text = sample.play.journal();
    let journal = table::journal::Journal::read(&text).expect("a journal that was just written reads");
    let rolls = rolls(&journal.entries);
    let names: Vec<String> = sample.people.iter().map(|person| person.name.clone()).collect();
    pages::rolls(&RollsModel {
        l10n: Localizer::english(),
        table: "preview",
        names: &names,
        rolls: &rolls,
        tallies: &tallies(&rolls),
        proof: Proof::Proven,
        locked: None,
        commitment: Some(COMMITMENT),
        seed: Some(COMMITMENT),
    })
}
