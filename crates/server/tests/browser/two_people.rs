//! A whole game between two people in two browsers and a bot, with everything that happens to people at a table.

use std::collections::BTreeSet;

use games::little_monsters::{Action, Colour, Tickets};
use games::{AnyAction, AnyGame};
use table::dice::FastDice;
use table::journal::{Journal, Origin};
use table::rolls::{Proof, prove};
use table::{Game, Play, Seat, Source};
use thirtyfour::prelude::*;

use crate::chrome::{Chrome, Screen};
use crate::player::Player;
use crate::start_page::{SetUp, start};
use crate::support::TestServer;
use crate::watch::{Watch, advice_but_no_offer, open, own};

/// Everybody has four of the six cards, and Ada and Bo have tickets of different colours: there is time for everything, and
/// no need for more.
const HALFWAY: &str = r#"
title = "Halfway home"
game = "little-monsters"
seats = 3

[options]
free_market = true
traffic_jam = true
special_events = true

[position]
display = ["rome", "dakar", "beijing", "chicago"]

[[position.player]]
house = "reykjavik"
monster = "lisbon"
cards = ["moscow", "istanbul", "cairo", "delhi"]
tickets = { purple = 1, green = 1, blue = 1, red = 1 }

[[position.player]]
house = "sydney"
monster = "singapore"
cards = ["fiji", "auckland", "perth", "bali"]
tickets = { yellow = 1, red = 1, blue = 1 }

[[position.player]]
house = "rio"
monster = "new-york"
cards = ["havana", "panama", "recife", "manaus"]
tickets = { purple = 1, yellow = 1, green = 1 }
"#;
const ADA: Seat = Seat(0);
const BO: Seat = Seat(1);

/// What happens to people at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Incident {
    TakeBack,
    Trade,
    Reload,
    DroppedLine,
    TwoTabs,
}

impl Incident {
    const ALL: [Incident; 5] =
        [Incident::TakeBack, Incident::Trade, Incident::Reload, Incident::DroppedLine, Incident::TwoTabs];

    /// The first one that has not happened yet and can, now that this is what a seat is about to do.
    fn next(
        happened: &BTreeSet<Incident>,
        play: &Play<AnyGame>,
        seat: Seat,
        action: &Action,
    ) -> Option<Incident> {
        let fits = |incident: &Incident| match (incident, action) {
            (Incident::TakeBack | Incident::Reload, Action::Step { .. }) => seat == ADA,
            (Incident::Trade, Action::Step { .. } | Action::Stop) => {
                seat == ADA && open(play).turn == ADA && !open(play).moved && Swap::of(play).is_some()
            }
            (Incident::DroppedLine, Action::Roll) => seat == BO,
            (Incident::TwoTabs, Action::Roll) => seat == ADA,
            _ => false,
        };
        Incident::ALL.into_iter().filter(|incident| !happened.contains(incident)).find(fits)
    }
}

/// What Ada and Bo trade: Ada offers one ticket for another; Bo wants two for it; Ada accepts.
struct Swap {
    one: Tickets,
    two: Tickets,
    want: Tickets,
}

impl Swap {
    /// Tickets of different colours, so that both would notice.
    fn of(play: &Play<AnyGame>) -> Option<Swap> {
        let (ada, bo) = (open(play).hands[ADA], open(play).hands[BO]);
        let (give, want) = ada
            .colours()
            .flat_map(|give| bo.colours().map(move |want| (give, want)))
            .find(|(give, want)| give != want)?;
        let mut left = ada;
        left[give] -= 1;
        let mut two = Tickets::of(give, 1);
        two[left.colours().next()?] += 1;
        Some(Swap { one: Tickets::of(give, 1), two, want: Tickets::of(want, 1) })
    }
}

struct Table {
    watch: Watch,
    ada: Player,
    bo: Player,
    spectator: Player,
    path: String,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_and_a_bot_play_a_whole_game() {
    let server = TestServer::start_with(|config| {
        config.scenarios.push(("halfway".to_owned(), "Halfway home".to_owned(), HALFWAY.to_owned()));
    })
    .await;
    let chrome = Chrome::start();
    let mut table = sit_down(&server, &chrome).await;
    let mut happened = BTreeSet::new();
    let winner = loop {
        let (play, version, seat) = table.watch.asks(&[ADA, BO]).await;
        let Some(seat) = seat else {
            break play.game().outcome(play.state()).unwrap().winners.first().unwrap();
        };
        let player = if seat == ADA { &table.ada } else { &table.bo };
        player.sees(version).await;
        let advice = table.watch.advice_but_no_offer(&play, seat);
        let action = own(&advice);
        let incident = Incident::next(&happened, &play, seat, &action);
        happened.extend(incident);
        if incident.is_none() {
            table.ada.tab.changes_screen(version).await;
        }
        match (incident, action) {
            (Some(Incident::TakeBack), _) => table.take_back(&advice, version).await,
            (Some(Incident::Trade), _) => table.trade(&play).await,
            (Some(Incident::Reload), Action::Step { to, .. }) => table.reload(to.0, version).await,
            (Some(Incident::DroppedLine), _) => table.drop_line(&advice, version).await,
            (Some(Incident::TwoTabs), _) => table.two_tabs(&advice, version).await,
            // Ada uses the buttons, on all screens, Bo the map.
            (_, Action::Step { .. }) if seat == BO => player.goes_on_the_map(&action, version).await,
            _ => player.does(&advice, version).await,
        }
    };
    assert_eq!(happened, BTreeSet::from(Incident::ALL), "the game was too short for everything");
    table.end(winner).await;
}

/// In the browsers nobody can choose the dice, so everything has to happen with any.
#[test]
fn everything_happens_with_any_dice() {
    for seed in 0..500 {
        let (mut dice, mut thoughts) = (FastDice::new(seed), FastDice::new(!seed));
        let game = games::open_scenario(Source { name: "halfway.toml", text: HALFWAY }, None).unwrap();
        let names = ["Ada", "Bo", "Pixel"].map(str::to_owned).to_vec();
        let mut play =
            Play::start(game, names, Origin::Seeded(seed), Some(HALFWAY.to_owned()), &mut dice).unwrap();
        let mut happened = BTreeSet::new();
        while let Some(seat) = play.game().to_act(play.state()).must.first() {
            let advice = advice_but_no_offer(&play, seat, &mut thoughts);
            let incident = Incident::next(&happened, &play, seat, &own(&advice));
            happened.extend(incident);
            let mut act = |seat, action| play.act(seat, &action, &mut dice).unwrap();
            match incident {
                Some(Incident::Reload) => {}
                Some(Incident::Trade) => {
                    let Swap { one, two, want } = Swap::of(&play).unwrap();
                    for (seat, action) in [
                        (ADA, Action::Offer { to: BO, give: one, want }),
                        (BO, Action::Counter { to: ADA, give: want, want: two }),
                        (ADA, Action::Accept(BO)),
                    ] {
                        play.act(seat, &AnyAction::LittleMonsters(action), &mut dice).unwrap();
                    }
                }
                Some(Incident::TakeBack) => {
                    act(seat, advice);
                    play.take_back(seat).unwrap();
                }
                _ => {
                    act(seat, advice);
                }
            }
        }
        assert_eq!(happened, BTreeSet::from(Incident::ALL), "with seed {seed}");
    }
}

/// Ada opens a table from the start page and invites Bo. Somebody watches.
async fn sit_down(server: &TestServer, chrome: &Chrome) -> Table {
    let ada = chrome.browser(Screen::Laptop).await;
    let bo = chrome.browser(Screen::Laptop).await;
    let form = SetUp { server, tab: &ada, game: "little-monsters" };
    form.open().await;
    form.choose("scenario", "halfway").await;
    let watch = form.invite(&bo).await;
    ada.click("[data-copy=invite-link]").await;
    ada.until("document.querySelector('[data-copy]').textContent === document.querySelector('[data-copy]').dataset.done").await;
    assert!(
        ada.text("#invite").await.contains("Only this computer"),
        "no phone could open it, so there is no picture of it"
    );

    let spectator = chrome.browser(Screen::Laptop).await;
    spectator.open(&watch).await;
    spectator.until("document.querySelector('#seats')").await;
    start(&ada, &[&bo, &spectator]).await;
    let path = watch[watch.rfind("/t/").unwrap()..].to_owned();
    let watch = Watch::table(server, &path[3..]).await;
    let acting = "form[method=post]:not(.choose, [action$='/talk'])";
    assert!(!spectator.has(acting).await, "who watches can only talk");
    Table {
        watch,
        ada: Player { tab: ada, seat: ADA },
        bo: Player { tab: bo, seat: BO },
        spectator: Player { tab: spectator, seat: Seat(9) },
        path,
    }
}

impl Table {
    /// Ada offers one ticket for one; Bo wants two for it; Ada accepts.
    async fn trade(&self, play: &Play<AnyGame>) {
        let version = play.lines().len() as u64;
        let Swap { one, two, want } = Swap::of(play).unwrap();
        self.ada.offers("#hand [data-key=offer]", Some(BO), one, want).await;
        self.bo.sees(version + 1).await;
        self.spectator.sees(version + 1).await;
        assert!(
            self.spectator.tab.text("#log").await.contains("Ada offers Bo"),
            "{}",
            self.spectator.tab.text("#log").await
        );
        assert!(
            self.bo.tab.text("#status").await.contains("Ada asks you"),
            "{}",
            self.bo.tab.text("#status").await
        );
        assert!(self.bo.tab.has("#now .lm-offer button.strong").await, "Bo can accept");

        self.bo.offers("#now [data-key=counter-0]", None, want, two).await;
        self.ada.sees(version + 2).await;
        self.ada.tab.click("#now .lm-offer button.strong").await;
        self.ada.sees(version + 3).await;
        self.bo.sees(version + 3).await;

        let (mut ada, mut bo) = (open(play).hands[ADA], open(play).hands[BO]);
        ada -= two;
        bo += two;
        bo -= want;
        ada += want;
        let after = self.watch.play().await;
        assert_eq!((open(&after).hands[ADA], open(&after).hands[BO]), (ada, bo));
        let shown = |tickets: Tickets| Colour::ALL.map(|colour| tickets[colour]).to_vec();
        assert_eq!(self.ada.wallet().await, shown(ada));
        assert_eq!(self.bo.wallet().await, shown(bo));
    }

    /// Ada steps, and takes the step back.
    async fn take_back(&self, step: &AnyAction, version: u64) {
        let before = (self.ada.wallet().await, self.ada.spot_of(ADA).await);
        self.ada.does(step, version).await;
        let stepped = (self.ada.wallet().await, self.ada.spot_of(ADA).await);
        assert_ne!(stepped.0, before.0, "a step costs a ticket");
        assert_ne!(stepped.1, before.1, "the monster moves");
        self.ada.tab.click("#now .lm-back button").await;
        self.ada.sees(version + 2).await;
        assert_eq!((self.ada.wallet().await, self.ada.spot_of(ADA).await), before);
        self.bo.sees(version + 2).await;
        assert_eq!(self.bo.spot_of(ADA).await, before.1);
    }

    /// Ada looks at the ways to a place and loads the page anew: it shows the same.
    async fn reload(&self, place: u8, version: u64) {
        let tab = &self.ada.tab;
        tab.click(&format!("#board .lm-go[href='?to={place}']")).await;
        let plan = tab.text("#now .lm-plan").await;
        tab.until("location.search").await;
        tab.driver.refresh().await.unwrap();
        assert_eq!(tab.text("#now .lm-plan").await, plan);
        self.ada.sees(version).await;
        tab.press(Key::Escape).await;
        tab.until("!document.querySelector('#now .lm-plan') && !location.search").await;
    }

    /// Ada's line goes dead while Bo acts, and comes back by itself.
    async fn drop_line(&self, advice: &AnyAction, version: u64) {
        let tab = &self.ada.tab;
        self.ada.sees(version).await;
        tab.is_clean().await;
        tab.set_offline(true).await;
        tab.until("!document.querySelector('#link').hidden").await;
        self.bo.does(advice, version).await;
        self.spectator.sees(version + 1).await;
        assert_eq!(self.ada.version().await, version, "Ada cannot know");
        tab.set_offline(false).await;
        self.ada.sees(version + 1).await;
        tab.until("document.querySelector('#link').hidden").await;
        let same = "document.querySelector('#log').innerText";
        assert_eq!(tab.eval::<String>(same).await, self.bo.tab.eval::<String>(same).await);
        // That a request fails without a network is for the browser to say, and no error of the page.
        for error in tab.errors().await {
            assert!(error.contains("ERR_INTERNET_DISCONNECTED"), "{error}");
        }
    }

    /// Ada has the table open twice: both pages show what she does in either.
    async fn two_tabs(&mut self, advice: &AnyAction, version: u64) {
        let driver = self.ada.tab.driver.clone();
        let first = driver.window().await.unwrap();
        let url = self.ada.tab.url().await;
        let second = driver.new_tab().await.unwrap();
        driver.switch_to_window(second.clone()).await.unwrap();
        driver.goto(&url).await.unwrap();
        self.ada.sees(version).await;
        driver.switch_to_window(first.clone()).await.unwrap();
        self.ada.does(advice, version).await;
        let texts = "['now', 'hand', 'players'].map((id) => document.getElementById(id).innerText).join()";
        let shown: String = self.ada.tab.eval(texts).await;
        driver.switch_to_window(second).await.unwrap();
        self.ada.sees(version + 1).await;
        assert_eq!(self.ada.tab.eval::<String>(texts).await, shown);

        // And the other way round, as long as it is her turn.
        let play = self.watch.play().await;
        let version = play.lines().len() as u64;
        if play.game().to_act(play.state()).must.contains(ADA) {
            let advice = self.watch.advice_but_no_offer(&play, ADA);
            self.ada.sees(version).await;
            self.ada.does(&advice, version).await;
        }
        let version = self.ada.version().await;
        driver.close_window().await.unwrap();
        driver.switch_to_window(first).await.unwrap();
        self.ada.sees(version).await;
    }

    /// Everybody sees who has won; the journal proves it; and they play again.
    async fn end(self, winner: Seat) {
        let names = ["Ada", "Bo"];
        for player in [&self.ada, &self.bo, &self.spectator] {
            player.tab.until("!document.querySelector('#end').hidden").await;
            let said = player.tab.text("#h-end").await;
            let expected = match names.get(winner.index()) {
                _ if player.seat == winner => "You won",
                Some(name) => name,
                None => "wins",
            };
            assert!(said.contains(expected), "{said}");
            assert!(player.tab.has("#end .chart svg").await, "how the scores ran");
        }
        self.bo.tab.click("#end a[download]").await;
        let file = format!("{}.jsonl", &self.path[3..]);
        let journal = Journal::read(&self.bo.tab.downloaded(&file).await).unwrap();
        let game = AnyGame::of_header(&journal.header, None).unwrap();
        let play = Play::replay(game, &journal).unwrap();
        assert!(play.is_revealed() && play.game().outcome(play.state()).unwrap().winners.contains(winner));
        assert_eq!(prove(&journal), Ok(Proof::Shared));

        self.ada.tab.click("#end a[href$='/rolls']").await;
        self.ada.tab.until("document.body.innerText.includes('Proven')").await;
        self.ada.tab.driver.back().await.unwrap();
        for player in [&self.ada, &self.bo] {
            player.proves_with_the_own_share().await;
        }
        self.ada.tab.click("#end form button.strong").await;
        self.ada.tab.until("document.querySelector('#seats')").await;
        self.bo.tab.click("#end form button.strong").await;
        self.bo.tab.until("document.querySelector('#seats')").await;
        assert_eq!(self.ada.tab.url().await, self.bo.tab.url().await, "they meet at the next table");
        println!("{} entries", journal.entries.len());
        for player in [self.ada, self.bo, self.spectator] {
            player.tab.is_clean().await;
        }
    }
}
