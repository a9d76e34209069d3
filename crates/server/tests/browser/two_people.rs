//! A whole game between two people in two browsers and a bot, with everything that happens to people at a table.

use games::AnyAction;
use little_monsters::{Action, Colour, Tickets};
use table::journal::Journal;
use table::rolls::{Proof, prove};
use table::{Game, Play, Seat};
use thirtyfour::prelude::*;

use crate::chrome::{Chrome, Screen};
use crate::player::Player;
use crate::support::TestServer;
use crate::watch::{Watch, open, own};

/// What is still to happen in the course of the game.
#[derive(Debug, Default, PartialEq, Eq)]
struct Happened {
    trade: bool,
    take_back: bool,
    dropped_line: bool,
    reload: bool,
    two_tabs: bool,
}

const ALL: Happened =
    Happened { trade: true, take_back: true, dropped_line: true, reload: true, two_tabs: true };

struct Table {
    watch: Watch,
    ada: Player,
    bo: Player,
    spectator: Player,
    path: String,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_and_a_bot_play_a_whole_game() {
    let server = TestServer::start().await;
    let chrome = Chrome::start();
    let mut table = sit_down(&server, &chrome).await;
    let mut happened = Happened::default();
    let winner = loop {
        let play = table.watch.play().await;
        let version = play.lines().len() as u64;
        if let Some(outcome) = play.game().outcome(play.state()) {
            break outcome.winners.first().unwrap();
        }
        let asked = play.game().to_act(play.state()).must;
        let Some(seat) = asked.iter().find(|seat| seat.index() < 2) else {
            table.watch.beyond(version).await;
            continue;
        };
        let player = if seat == table.ada.seat { &table.ada } else { &table.bo };
        player.sees(version).await;
        let advice = table.watch.advice(&play, seat);
        let action = &own(&advice);
        let adas_travel = open(&play).turn == table.ada.seat && *action != Action::Roll && !open(&play).moved;
        match action {
            Action::Step { .. } if seat == table.ada.seat && !happened.take_back => {
                table.take_back(&advice, version).await;
                happened.take_back = true;
            }
            Action::Step { .. } | Action::Stop
                if adas_travel && !happened.trade && table.can_trade(&play) =>
            {
                table.trade(&play).await;
                happened.trade = true;
            }
            Action::Step { to, .. } if seat == table.ada.seat && !happened.reload => {
                table.reload(to.0, version).await;
                happened.reload = true;
            }
            Action::Roll if seat == table.bo.seat && !happened.dropped_line => {
                table.drop_line(&advice, version).await;
                happened.dropped_line = true;
            }
            Action::Roll if seat == table.ada.seat && !happened.two_tabs => {
                table.two_tabs(&advice, version).await;
                happened.two_tabs = true;
            }
            // Ada uses the buttons, Bo the map.
            Action::Step { .. } if seat == table.bo.seat => player.goes_on_the_map(action, version).await,
            _ => player.does(&advice, version).await,
        }
    };
    assert_eq!(happened, ALL, "the game was too short for everything");
    table.end(winner).await;
}

/// Ada opens a table with all rules from the start page and invites Bo, who gives a name and nothing else. Somebody
/// watches.
async fn sit_down(server: &TestServer, chrome: &Chrome) -> Table {
    let ada = chrome.browser(Screen::Laptop).await;
    ada.open(&server.url("/")).await;
    ada.click("[data-game=little-monsters] .set-up > summary").await;
    ada.fill("[data-game=little-monsters] .set-up input[name=name]", "Ada").await;
    for rule in ["free_market", "traffic_jam", "special_events"] {
        if !ada
            .eval::<bool>(&format!(
                "document.querySelector('[data-game=little-monsters] .set-up [name={rule}]').checked"
            ))
            .await
        {
            ada.click(&format!("[data-game=little-monsters] .set-up [name={rule}]")).await;
        }
    }
    ada.click("[data-game=little-monsters] .set-up form button.strong").await;
    ada.until("document.querySelector('#seats')").await;
    assert!(!ada.find("#host button.strong").await.is_enabled().await.unwrap(), "a seat is still open");
    ada.click("[data-copy=invite-link]").await;
    ada.until("document.querySelector('[data-copy]').textContent === document.querySelector('[data-copy]').dataset.done").await;
    let invite: String = ada.eval("document.querySelector('#invite-link').value").await;
    assert!(ada.has("#invite svg").await, "the link is there as a picture too");

    let bo = chrome.browser(Screen::Laptop).await;
    bo.open(&invite).await;
    bo.fill("#join input[name=name]", "Bo").await;
    bo.click("#join button.strong").await;
    bo.until("document.querySelector('#seats').innerText.includes('Bo')").await;
    ada.until("document.querySelector('#seats').innerText.includes('Bo')").await;

    let spectator = chrome.browser(Screen::Laptop).await;
    spectator.open(&invite).await;
    spectator.until("document.querySelector('#seats')").await;

    ada.click("#host button.strong").await;
    // Everybody's page goes on to the game by itself.
    for tab in [&ada, &bo, &spectator] {
        tab.until("document.querySelector('#board')").await;
    }
    let path = invite[invite.rfind("/t/").unwrap()..].to_owned();
    let watch = Watch::table(server, &path[3..]).await;
    assert!(!spectator.has("form[method=post]").await, "who watches can do nothing");
    Table {
        watch,
        ada: Player { tab: ada, seat: Seat(0) },
        bo: Player { tab: bo, seat: Seat(1) },
        spectator: Player { tab: spectator, seat: Seat(9) },
        path,
    }
}

fn colours(tickets: Tickets) -> Vec<Colour> {
    tickets.colours().collect()
}

impl Table {
    /// Whether Ada and Bo have something to offer each other: a ticket each that the other would notice.
    fn can_trade(&self, play: &Play<games::AnyGame>) -> bool {
        let (ada, bo) = (open(play).hands[self.ada.seat], open(play).hands[self.bo.seat]);
        ada.total() >= 2 && !bo.is_empty() && colours(ada)[0] != colours(bo)[0]
    }

    /// Ada offers one ticket for one; Bo wants two for it; Ada accepts.
    async fn trade(&self, play: &Play<games::AnyGame>) {
        let version = play.lines().len() as u64;
        let hands = &open(play).hands;
        let (mut ada, mut bo) = (hands[self.ada.seat], hands[self.bo.seat]);
        let (give, want) = (colours(ada)[0], colours(bo)[0]);
        let more = if ada[give] > 1 { give } else { colours(ada)[1] };
        let one = |colour| Tickets::of(colour, 1);
        let mut two = one(give);
        two[more] += 1;

        self.ada.offers("#hand [data-key=offer]", Some(self.bo.seat), one(give), one(want)).await;
        self.bo.sees(version + 1).await;
        self.spectator.sees(version + 1).await;
        assert!(
            self.spectator.tab.text("#log").await.contains("Ada offers Bo"),
            "{}",
            self.spectator.tab.text("#log").await
        );
        assert!(
            self.bo.tab.text("#status").await.contains("Your turn"),
            "{}",
            self.bo.tab.text("#status").await
        );
        assert!(self.bo.tab.has("#now .lm-offer button.strong").await, "Bo can accept");

        self.bo.offers("#now [data-key=counter-0]", None, one(want), two).await;
        self.ada.sees(version + 2).await;
        self.ada.tab.click("#now .lm-offer button.strong").await;
        self.ada.sees(version + 3).await;
        self.bo.sees(version + 3).await;

        ada -= two;
        bo += two;
        bo -= one(want);
        ada += one(want);
        let after = self.watch.play().await;
        assert_eq!((open(&after).hands[self.ada.seat], open(&after).hands[self.bo.seat]), (ada, bo));
        let shown = |tickets: Tickets| Colour::ALL.map(|colour| tickets[colour]).to_vec();
        assert_eq!(self.ada.wallet().await, shown(ada));
        assert_eq!(self.bo.wallet().await, shown(bo));
    }

    /// Ada steps, and takes the step back.
    async fn take_back(&self, step: &AnyAction, version: u64) {
        let before = (self.ada.wallet().await, self.ada.spot_of(self.ada.seat).await);
        self.ada.does(step, version).await;
        let stepped = (self.ada.wallet().await, self.ada.spot_of(self.ada.seat).await);
        assert_ne!(stepped.0, before.0, "a step costs a ticket");
        assert_ne!(stepped.1, before.1, "the monster moves");
        self.ada.tab.click("#now .lm-back button").await;
        self.ada.sees(version + 2).await;
        assert_eq!((self.ada.wallet().await, self.ada.spot_of(self.ada.seat).await), before);
        self.bo.sees(version + 2).await;
        assert_eq!(self.bo.spot_of(self.ada.seat).await, before.1);
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
        if play.game().to_act(play.state()).must.contains(self.ada.seat) {
            let advice = self.watch.advice(&play, self.ada.seat);
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
        let game = games::AnyGame::of_header(&journal.header, None).unwrap();
        let play = Play::replay(game, &journal).unwrap();
        assert!(play.is_revealed() && play.game().outcome(play.state()).unwrap().winners.contains(winner));
        assert_eq!(prove(&journal), Ok(Proof::Proven));

        self.ada.tab.click("#end a[href$='/rolls']").await;
        self.ada.tab.until("document.body.innerText.includes('Proven')").await;
        self.ada.tab.driver.back().await.unwrap();
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
