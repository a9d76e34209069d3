//! No word of a page is written in the code: read in the language for tests, every word of every page has its accents. In
//! Chinese, which has no letters of ours, the frame and Little Monsters say nothing in English.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::time::Duration;

use bots::Bot;
use games::{AnyGame, GAMES, Setup};
use pages::Localizer;
use pages::absence::{Absence, Absent, Held, NoteLine, bot_text};
use pages::account_page::{AccountModel, OwnAccount, OwnDevice, OwnPasskey};
use pages::agreement::Takeback;
use pages::club_page::{ClubModel, ClubTable};
use pages::company::{Company, Handed, Left};
use pages::guests::Admission;
use pages::model::{
    Around, Ask, Clock, LobbyModel, Notice, Person, PersonKind, RollsModel, Standing, StartModel, TableLink,
    TableModel,
};
use pages::own_tables::{End, OwnTablesModel, Past, Running, Sitting};
use pages::pace::SeatTime;
use pages::seat_page::{FoundModel, Link, MineModel};
use pages::talk::{Line, May, Switches, TalkModel, Watchers};
use pages::tokens_page::{OwnToken, TokensModel};
use serde_json::{Value, json};
use table::dice::FastDice;
use table::journal::{Journal, Origin};
use table::rolls::{Proof, Tally, rolls, tallies};
use table::{Game, Play, Seat, SeatSet, Text, Viewer};

/// Names without a letter of ours.
const NAMES: [&str; 6] = ["Аня", "Боян", "Вук", "Гоша", "Дуня", "Ева"];
/// Attributes that somebody reads or hears.
const READ: [&str; 8] =
    ["aria-label", "title", "alt", "placeholder", "label", "data-lost", "data-unsent", "data-done"];
/// Elements whose inside nobody reads, or is no language.
const UNREAD: [&str; 4] = ["code", "kbd", "style", "script"];
const VOID: [&str; 5] = ["br", "hr", "input", "link", "meta"];

thread_local! {
    /// The language that this test reads in.
    static LANGUAGE: Cell<&'static str> = const { Cell::new("qps") };
}

fn l10n() -> &'static Localizer {
    Localizer::called(LANGUAGE.get()).expect("there is the language")
}

/// What is written in our letters in Chinese too: names of things that have no other, keys, and the letters of examples.
const LATIN: [&str; 37] = [
    "Globetable",
    "Globetrotter",
    "Globetrotters",
    "Globopolis",
    "Pig",
    "Yaofish",
    "--lan",
    "SHA-256",
    "jsonl",
    "OpenAPI",
    "Tab",
    "Enter",
    "Shift",
    "A",
    "B",
    "C",
    "O",
    "R",
    "S",
    "CR",
    "ED",
    "EU",
    "GS",
    "NIA",
    "NS",
    "NSA",
    "PS",
    "UCP",
    "https",
    "iPhone",
    "webhook",
    "Discord",
    "Slack",
    "Mattermost",
    "Matrix",
    "Atom",
    "iCalendar",
];

/// The texts of a page that somebody reads: between tags, and in attributes.
fn texts(html: &str) -> Vec<String> {
    let mut texts = Vec::new();
    let mut open: Vec<(&str, bool)> = Vec::new();
    for piece in html.split('<').skip(1) {
        let (tag, text) = piece.split_once('>').expect("a tag ends");
        let name = tag.trim_start_matches('/').split([' ', '/']).next().unwrap_or_default();
        if tag.starts_with('/') {
            open.pop();
        } else if !tag.starts_with('!') {
            let attributes = tag.split("=\"").collect::<Vec<_>>();
            for pair in attributes.windows(2) {
                let attribute = pair[0].rsplit(['"', ' ']).next().unwrap_or_default();
                let value = pair[1].split('"').next().unwrap_or_default();
                if READ.contains(&attribute) {
                    texts.push(value.to_owned());
                }
            }
            // What says of itself that it is in another language is: the choice of languages.
            let unread = UNREAD.contains(&name) || (name != "html" && tag.contains(" lang=\""));
            if !VOID.contains(&name) && !tag.ends_with('/') {
                open.push((name, unread));
            }
        }
        if !open.iter().any(|(_, unread)| *unread) {
            texts.push(text.to_owned());
        }
    }
    texts
}

/// The words with a plain letter in them, ids of clauses left out.
fn plain_words(text: &str) -> Vec<String> {
    let text = ["&amp;", "&lt;", "&gt;", "&quot;", "&#39;"]
        .iter()
        .fold(text.to_owned(), |text, sign| text.replace(sign, " "));
    let is_han = |c: char| ('\u{3400}'..='\u{9fff}').contains(&c);
    let words = text.split(|c: char| (!c.is_alphanumeric() && c != '-') || is_han(c));
    let is_clause = |word: &str| {
        word.split_once('-').is_some_and(|(book, number)| {
            GAMES.iter().any(|game| game.book == book) && number.bytes().all(|byte| byte.is_ascii_digit())
        })
    };
    words
        .filter(|word| word.contains(|c: char| c.is_ascii_alphabetic()) && !is_clause(word))
        .filter(|word| LANGUAGE.get() == "qps" || !LATIN.contains(&word.trim_start_matches(char::is_numeric)))
        .map(str::to_owned)
        .collect()
}

/// Everything that pages said that is not in their language.
#[derive(Default)]
struct Found(BTreeMap<String, String>);

impl Found {
    /// Reads a page.
    fn read(&mut self, what: &str, html: &str) {
        for text in texts(html) {
            for word in plain_words(&text) {
                self.0.entry(word).or_insert_with(|| format!("{what}: “{text}”"));
            }
        }
    }

    /// Fails if there was any.
    fn is_nothing(&self) {
        let found: Vec<String> = self.0.iter().map(|(word, place)| format!("{word} in {place}")).collect();
        assert!(found.is_empty(), "said by no localizer:\n{}", found.join("\n"));
    }
}

fn people(seats: usize) -> Vec<Person> {
    let kind = |seat| if seat == 1 { PersonKind::Bot("greedy".to_owned()) } else { PersonKind::Person };
    let person = |seat: usize| Person { name: NAMES[seat].to_owned(), kind: kind(seat), present: seat == 0 };
    (0..seats).map(person).collect()
}

/// Times of every size.
fn times(step: usize) -> Vec<SeatTime> {
    let left = [9, 60 * 60, 3 * 24 * 60 * 60][step % 3];
    vec![SeatTime {
        seat: Seat(0),
        grace: std::time::Duration::ZERO,
        left: std::time::Duration::from_secs(left),
        running: true,
        up: step.is_multiple_of(2),
        days_off: 2,
    }]
}

/// All that can be said of somebody who stays away, now of others and now of oneself.
fn absence(step: usize) -> Absence {
    let [first, second] = [Seat(0), Seat(1)];
    let note = |id| NoteLine {
        entry: 1,
        text: Text::new(id).with("seat", first).with("by", second).with("bot", bot_text("value")),
    };
    let held = |own| Held { seat: first, bot: "greedy".to_owned(), own, since: 1 };
    let ids = [
        "away-told-held",
        "away-told-back",
        "away-told-end-asked",
        "away-told-end-agreed",
        "away-told-end-declined",
        "away-told-ended",
        "pace-told-up",
        "pace-told-up-bot",
        "pace-told-given",
        "pace-told-day-off",
        "takeback-told-asked",
        "takeback-told-agreed",
        "takeback-told-declined",
    ];
    Absence {
        notes: ids.map(note).to_vec(),
        abandoned: step % 5 == 4,
        company: true,
        speaks: true,
        absent: [false, true]
            .map(|may_be_held| Absent {
                seat: second,
                minutes: step,
                up: may_be_held && step.is_multiple_of(3),
                may_be_held,
            })
            .to_vec(),
        held: [false, true].map(held).to_vec(),
        patience: 5,
        for_an_end: if step.is_multiple_of(2) { SeatSet::only(first) } else { SeatSet::EMPTY },
        takeback: step.is_multiple_of(3).then_some(Takeback {
            by: first,
            known: true,
            awaited: SeatSet::only(second),
        }),
        may_ask_back: true,
        awaited: SeatSet::only(second),
    }
}

/// Talk with all that can be in it.
fn talk() -> TalkModel {
    let line = |number: usize, spectator, text: &str| Line {
        number: number as u64,
        spectator,
        name: NAMES[number].to_owned(),
        seat: (!spectator).then_some(Seat(1)),
        text: text.to_owned(),
        own: false,
        muted: spectator,
    };
    TalkModel {
        lines: vec![line(1, false, "👍"), line(2, true, "…")],
        plays: false,
        may: May::Talk,
        silenced: vec![(3, NAMES[3].to_owned())],
        switches: Some(Switches { players: true, spectators: false, open: true }),
        name: NAMES[0].to_owned(),
    }
}

/// Seats that went to other devices.
fn company() -> Company {
    let [before, after, name] = [0, 1, 2].map(|index| NAMES[index].to_owned());
    let left = |to| Left { seat: Seat(0), name: name.clone(), to };
    Company {
        handed: vec![Handed { before, after }],
        left: vec![left(None), left(Some(NAMES[3].to_owned()))],
        shared_elsewhere: SeatSet::only(Seat(0)),
        talk: Some(talk()),
        watchers: Watchers { names: vec![NAMES[4].to_owned()], nameless: 2 },
        screen: false,
        public: true,
        guests: Admission { watch: Some("http://2345/".to_owned()), ..Admission::default() },
    }
}

/// Every page of a position: of whoever acts, of the others and of a spectator, looking at one thing after another.
fn check_position(found: &mut Found, what: &str, play: &Play<AnyGame>, step: usize) {
    let (game, seats) = (play.game(), play.game().seats());
    let outcome = game.outcome(play.state());
    let asks = [vec![], vec![("log", "all".to_owned())]].into_iter();
    let looked_at = ["to", "at", "title", "field", "ticket", "deal"];
    let asks = asks.chain(looked_at.map(|name| vec![(name, (step % 30).to_string())]));
    let viewers = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]);
    for (viewer, ask) in viewers.zip(asks.cycle().skip(step % 8)) {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let fields = ask.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
        let html = pages::table(&TableModel {
            l10n: l10n(),
            table: "2345",
            version: play.lines().len() as u64,
            game,
            view: &game.view(play.state(), viewer),
            seat,
            own: seat.map_or(SeatSet::EMPTY, SeatSet::only),
            people: &people(seats),
            log: &pages::log_for(play, viewer),
            can_take_back: seat.is_some_and(|seat| play.can_take_back(seat)),
            ask: Ask { fields },
            would_take: None,
            coach: pages::coach::Coach::default(),
            notice: step.is_multiple_of(2).then_some(Notice::Said(Text::new("form-action"))),
            outcome: outcome.as_ref(),
            scores: &play.scores().to_vec(),
            great: &[],
            briefing: None,
            lesson: None,
            puzzle: None,
            commitment: Some("0123"),
            locked: None,
            line: Some("4567"),
            clock: Some(Clock {
                grace: std::time::Duration::ZERO,
                seat: Seat(0),
                left: std::time::Duration::from_secs(9),
                running: step.is_multiple_of(2),
            }),
            absence: absence(step),
            times: times(step),
            past: false,
            company: company(),
        });
        let what = format!("{what}, step {step}, {viewer:?}");
        found.read(&what, &html);
        assert!(LANGUAGE.get() == "qps" || !falls_back(&html), "something is English: {what}");
    }
}

/// Plays a game with bots, and reads its pages now and then.
fn check_game(game: &str, seats: usize, options: &Value, seed: u64) {
    let what = format!("{game} with {options}");
    let game =
        Setup::read(game, seats, options).expect("the options read").open(None).expect("the options fit");
    let mut found = Found::default();
    found.read(&format!("the board of {what}"), &pages::board_svg(&game, l10n()));
    let (mut dice, mut thoughts) = (FastDice::new(seed), FastDice::new(!seed));
    let names = NAMES[..seats].iter().map(|&name| name.to_owned()).collect();
    let mut play = Play::start(game, names, Origin::Seeded(seed), None, &mut dice).expect("it starts");
    for step in 0_usize.. {
        if step.is_multiple_of(17) {
            check_position(&mut found, &what, &play, step);
        }
        if play.is_over() || step > 1_500 {
            break;
        }
        let must = play.game().to_act(play.state()).must;
        let seat = must.first().expect("somebody is to act");
        let view = play.game().view(play.state(), Viewer::Seat(seat));
        let bot = if step.is_multiple_of(5) { Bot::Random } else { Bot::Greedy };
        let action = bot.choose(play.game(), &view, &mut thoughts).expect("there is something to do");
        play.act(seat, &action, &mut dice).expect("the bot plays by the rules");
    }
    check_position(&mut found, &what, &play, 1);
    check_rolls(&mut found, &play);
    found.is_nothing();
}

fn check_rolls(found: &mut Found, play: &Play<AnyGame>) {
    let journal = Journal::read(&play.journal()).expect("a journal reads");
    let rolls = rolls(&journal.entries);
    for proof in [Proof::Proven, Proof::Reproduced, Proof::SeedNotPublished, Proof::Scripted] {
        let html = pages::rolls(&RollsModel {
            l10n: l10n(),
            table: "2345",
            names: &journal.header.names,
            rolls: &rolls,
            tallies: &tallies(&rolls),
            proof,
            locked: None,
            commitment: Some("0123"),
            seed: Some("4567"),
        });
        found.read("the roll report", &html);
    }
}

#[test]
fn every_game_is_read_in_any_language() {
    for (seed, info) in (1..).zip(GAMES) {
        check_game(info.id, 3.clamp(info.fewest, info.most), &Value::Null, seed);
    }
}

#[test]
fn the_advanced_rules_of_little_monsters_are_read_in_any_language() {
    let advanced = json!({"free_market": true, "traffic_jam": true, "special_events": true});
    check_game("little-monsters", 4, &advanced, 2);
}

/// Whether the body of a page has something that says of itself that it is English. It is not read as a part of the page.
fn falls_back(html: &str) -> bool {
    html.split_once("<main").is_some_and(|(_, main)| main.contains("lang=\"en\""))
}

#[test]
fn little_monsters_has_nothing_english_in_chinese() {
    LANGUAGE.set("zh");
    let advanced = json!({"free_market": true, "traffic_jam": true, "special_events": true});
    check_game("little-monsters", 4, &advanced, 2);
    check_game("little-monsters", 3, &Value::Null, 1);
    assert!(!falls_back(&pages::rules(games::info("little-monsters").expect("there is the game"), l10n())));
}

#[test]
fn the_pages_around_the_games_have_nothing_english_in_chinese() {
    LANGUAGE.set("zh");
    the_pages_around_the_games_are_read_in_any_language();
}

#[test]
fn the_pages_around_the_games_are_read_in_any_language() {
    let link = |standing| TableLink {
        id: "2345".to_owned(),
        game: "little-monsters".to_owned(),
        names: vec![NAMES[0].to_owned(), NAMES[1].to_owned()],
        standing,
        whole: true,
    };
    let standings = [Standing::Open, Standing::YourTurn, Standing::Playing, Standing::Over];
    let start = StartModel {
        l10n: l10n(),
        games: GAMES,
        name: NAMES[0],
        tables: standings.map(link).to_vec(),
        scenarios: Vec::new(),
        notice: Some(Notice::Said(Text::new("form-game"))),
        journal: None,
        given: &[],
        around: Around { club: Some(NAMES[2]), accounts: true },
    };
    let mut found = Found::default();
    found.read("the start page", &pages::start(&start));
    found.read("the proof", &pages::proof(Some("2345"), l10n()));
    for info in GAMES {
        found.read("the rules", &pages::rules(info, l10n()));
        found.read("a clause", &pages::clause(info, 5, l10n()).expect("every game has a fifth clause"));
        let setup = Setup::read(info.id, info.fewest, &Value::Null).expect("there are usual options");
        let game = setup.open(None).expect("the usual options fit");
        for (host, own) in [(true, SeatSet::only(Seat(0))), (false, SeatSet::EMPTY)] {
            let mut people = people(info.fewest);
            people[1] = Person { name: String::new(), kind: PersonKind::Open, present: false };
            let lobby = LobbyModel {
                l10n: l10n(),
                table: "2345",
                version: 1,
                game: &game,
                people: &people,
                own,
                host,
                invite: "",
                only_here: Some(String::new()),
                commitment: "0123",
                shares: vec![None; people.len()],
                locked: None,
                broken_off: &[],
                name: NAMES[0],
                notice: None,
                company: company(),
            };
            found.read("the lobby", &pages::lobby(&lobby));
            let guests = Admission { only_watches: true, ..Admission::default() };
            let watched = LobbyModel { company: Company { guests, ..company() }, ..lobby.clone() };
            found.read("the lobby of who watches", &pages::lobby(&watched));
            let screen = LobbyModel { company: Company { screen: true, ..company() }, ..lobby };
            found.read("the lobby on the screen", &pages::lobby(&screen));
        }
    }
    for link in [None, Some("http://2345/")] {
        let link = link.map(|address| Link { seat: Seat(0), address: address.to_owned(), only_here: false });
        let seats = vec![(Seat(0), NAMES[0])];
        let mine =
            MineModel { l10n: l10n(), table: "2345", game: GAMES[0].id, seats, begun: link.is_some(), link };
        found.read("the own seat", &pages::mine(&mine));
    }
    let opened = FoundModel {
        l10n: l10n(),
        table: "2345",
        game: GAMES[0].id,
        kind: GAMES[0].kind,
        seat: Seat(0),
        name: NAMES[0],
        secret: "",
    };
    found.read("the link of a seat", &pages::found(&opened));
    let token = OwnToken {
        id: "1".to_owned(),
        label: "1".to_owned(),
        scopes: vec!["read".to_owned(), "talk".to_owned()],
    };
    let (tokens, fresh) = (vec![token], Some("2345".to_owned()));
    let tokens = TokensModel { l10n: l10n(), tokens, scopes: &["read", "play", "talk"], fresh };
    found.read("the tokens", &pages::tokens(&tokens));
    being_told(&mut found);
    let names = || vec![NAMES[0].to_owned(), NAMES[1].to_owned()];
    let sits = |seat: u8, own| Sitting {
        seat: Seat(seat),
        name: NAMES[usize::from(seat)].to_owned(),
        own,
        marked: true,
    };
    let past = |end, minutes: u64| Past {
        id: "1".to_owned(),
        game: GAMES[0].id.to_owned(),
        people: vec![sits(0, minutes == 0), sits(1, false)],
        end,
        ended: Duration::from_secs(60 * minutes),
        bots: vec!["greedy".to_owned()],
        dice: ["advance", "challenge", "travel"].map(|of| Tally::of(of.to_owned(), vec![1; 6])).to_vec(),
    };
    let time = SeatTime {
        seat: Seat(0),
        grace: Duration::ZERO,
        left: Duration::from_secs(99),
        running: true,
        up: false,
        days_off: 0,
    };
    let running = |minutes: u64| Running {
        id: "1".to_owned(),
        game: GAMES[0].id.to_owned(),
        people: vec![sits(0, true), Sitting { name: String::new(), ..sits(1, false) }],
        standing: Standing::WaitsFor(names()),
        since: Duration::from_secs(60 * minutes),
        time: Some(SeatTime { up: minutes == 0, ..time }),
    };
    let ends = [Some(End::Won), Some(End::Agreed), Some(End::BrokenOff), None];
    let own = OwnTablesModel {
        l10n: l10n(),
        running: [0, 5, 500, 5000].map(running).to_vec(),
        past: ends.iter().cycle().take(14).zip(0..).map(|(end, n)| past(*end, 400 * n)).collect(),
        most: 9,
    };
    found.read("the own tables", &pages::own_tables(&own));
    let none = OwnTablesModel { l10n: l10n(), running: Vec::new(), past: Vec::new(), most: 9 };
    found.read("no tables", &pages::own_tables(&none));
    let shown = |names: [&str; 2], playing| ClubTable {
        id: "1".to_owned(),
        game: GAMES[0].id.to_owned(),
        people: (0..)
            .zip(names)
            .map(|(seat, name)| Sitting { name: name.to_owned(), ..sits(seat, false) })
            .collect(),
        playing,
    };
    let both = [shown([NAMES[0], ""], false), shown([NAMES[1], NAMES[2]], true)];
    for tables in [&both[..], &[]] {
        let club = ClubModel { l10n: l10n(), name: NAMES[3], rules: Some(NAMES[4]), tables, version: "1" };
        found.read("the club", &pages::club(&club));
    }
    let device = |label: &str, here| OwnDevice {
        id: "1".to_owned(),
        label: label.to_owned(),
        here,
        since: Duration::ZERO,
    };
    let devices = vec![device("", true), device("Firefox, Linux", false)];
    let passkey =
        |label: &str| OwnPasskey { id: "1".to_owned(), label: label.to_owned(), since: Duration::ZERO };
    let own = OwnAccount {
        name: NAMES[0],
        has_password: true,
        language: Some("qps"),
        pace: Some("fast"),
        devices,
        passkeys: vec![passkey(""), passkey(NAMES[1])],
    };
    let without = OwnAccount { has_password: false, ..own.clone() };
    let said = Some((Text::new("account-wrong"), false));
    for (own, passkeys) in
        [(Some(own), true), (Some(without.clone()), true), (Some(without), false), (None, true)]
    {
        let (name, said) = (NAMES[0], said.clone());
        let account = AccountModel { l10n: l10n(), own, name, shortest: 9, passkeys, said };
        found.read("the account", &pages::account(&account));
    }
    let error = pages::error(404, &Text::new("srv-not-found"), &Text::new("srv-not-found-detail"), l10n());
    found.read("an error", &error);
    found.is_nothing();
}

/// The pages on which people choose how they are told, with every way in every standing.
fn being_told(found: &mut Found) {
    use pages::told_page::{LetterModel, OwnWay, Standing, TableToldModel, Tells, ToldModel};
    let way = |standing| OwnWay { id: "1".to_owned(), address: "1@2345".to_owned(), standing };
    let all = Tells { mail: true, push: true, hook: true };
    for standing in [Standing::Asked, Standing::On, Standing::Failing, Standing::Refused] {
        let told = ToldModel {
            l10n: l10n(),
            tells: all,
            mails: vec![way(standing)],
            pushes: vec![way(standing)],
            hook: Some(way(standing)),
            has_feed: standing == Standing::On,
            fresh: Some(("2345".to_owned(), "2345".to_owned())),
            push_key: Some("2345".to_owned()),
            done: Some("told-mail-sent"),
        };
        found.read("how you are told", &pages::told(&told));
    }
    for (own, host) in [(all, true), (Tells::default(), false)] {
        let table = TableToldModel {
            l10n: l10n(),
            table: "2345",
            game: GAMES[0].id,
            tells: all,
            own,
            sits: true,
            hook: Some(way(Standing::On)),
            host,
        };
        found.read("how a table tells", &pages::table_told(&table));
    }
    for asked in [true, false] {
        let letter = LetterModel { l10n: l10n(), way: "2345", address: "1@2345", asked };
        found.read("behind a letter", &pages::letter(&letter));
        found.read("what came of it", &pages::letter_done(asked, l10n()));
    }
}
