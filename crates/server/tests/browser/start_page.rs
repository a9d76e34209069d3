//! The start page: setting up a table, and sitting down at it.

use table::Seat;

use crate::chrome::Tab;
use crate::player::Player;
use crate::support::TestServer;
use crate::watch::Watch;

/// What a form of the start page is for: the name of its game.
pub(crate) struct SetUp<'a> {
    pub(crate) server: &'a TestServer,
    pub(crate) tab: &'a Tab,
    pub(crate) game: &'a str,
}

impl SetUp<'_> {
    /// Something in the form.
    pub(crate) fn part(&self, selector: &str) -> String {
        format!("[data-game={}] .set-up {selector}", self.game)
    }

    /// Opens the form of a new table with Ada's name in it.
    pub(crate) async fn open(&self) {
        self.tab.open(&self.server.url("/")).await;
        self.tab.click(&self.part("> summary")).await;
        self.tab.fill(&self.part("input[name=name]"), "Ada").await;
    }

    /// Chooses something in a list.
    pub(crate) async fn choose(&self, list: &str, value: &str) {
        self.tab.click(&self.part(&format!("select[name={list}] option[value='{value}']"))).await;
    }

    /// Chooses who sits where; whoever shares the device is called Bo.
    pub(crate) async fn seat(&self, chairs: &[&str]) {
        for (seat, who) in chairs.iter().enumerate() {
            self.choose(&format!("seat-{seat}"), who).await;
            if *who == "device" {
                self.tab.fill(&self.part(&format!("input[name=name-{seat}]")), "Bo").await;
            }
        }
    }

    /// Opens a table at which everybody sits already, so that the game begins.
    pub(crate) async fn begin(&self) -> Watch {
        self.tab.click(&self.part("form button.strong")).await;
        at_the_board(self.server, self.tab).await
    }

    /// Plays on with a scenario.
    pub(crate) async fn play_on(&self, scenario: &str, chairs: &[&str]) -> Watch {
        self.open().await;
        self.choose("scenario", scenario).await;
        self.seat(chairs).await;
        self.begin().await
    }

    /// Opens a table to which Bo comes by the link, giving a name and nothing else. Returns the link by which others
    /// watch, which is the table's own address.
    pub(crate) async fn invite(&self, bo: &Tab) -> String {
        let ada = self.tab;
        ada.click(&self.part("form button.strong")).await;
        ada.until("document.querySelector('#invite-link')").await;
        assert!(!ada.find("#host button.strong").await.is_enabled().await.unwrap(), "a seat is still open");
        let invite: String = ada.eval("document.querySelector('#invite-link').value").await;
        let watch: String = ada.eval("document.querySelector('#watch-link').value").await;
        bo.open(&invite).await;
        // Beside a screen that is too narrow for its page a finger misses what it is put on.
        let fits: bool = bo.eval("document.documentElement.scrollWidth <= visualViewport.width").await;
        assert!(fits, "the page is wider than the screen");
        bo.fill("#join input[name=name]", "Bo").await;
        bo.click("#join button.strong").await;
        for tab in [bo, ada] {
            tab.until("document.querySelector('#seats').innerText.includes('Bo')").await;
        }
        assert!(
            bo.url().await.ends_with(&watch[watch.rfind("/t/").unwrap()..]),
            "the key is kept out of sight"
        );
        watch
    }
}

/// Waits until a page shows the board, and watches its table.
pub(crate) async fn at_the_board(server: &TestServer, tab: &Tab) -> Watch {
    tab.until("document.querySelector('#board')").await;
    let id = tab.url().await.rsplit_once("/t/").unwrap().1.to_owned();
    Watch::table(server, &id).await
}

/// The host begins the game, and the pages of all go on to it by themselves.
pub(crate) async fn start(host: &Tab, others: &[&Tab]) {
    host.click("#host button.strong").await;
    for tab in others.iter().chain([&host]) {
        tab.until("document.querySelector('#board')").await;
    }
}

/// Plays a game alone against bots, by one click.
pub(crate) async fn quick_game(server: &TestServer, tab: Tab, game: &str) -> (Player, Watch) {
    tab.open(&server.url("/")).await;
    tab.click(&format!("[data-game={game}] .quick button.strong")).await;
    let watch = at_the_board(server, &tab).await;
    (Player { tab, seat: Seat(0) }, watch)
}
