//! Somebody who is not there is told that a table waits for them: by mail, by messages, in channels and feeds. Time stands still
//! here unless a test moves it on; the mail server and the doorbell are real.

use std::sync::Arc;

use serde_json::{Value, json};
use server::Config;
use store::{Store, WayState};
use table::journal::hash_of;

use crate::clock::Standstill;
use crate::postgres_server;
use crate::support::doorbell::{Doorbell, Keys, Ring};
use crate::support::mailbox::{HOUSE, Mail, Mailbox, Mood};
use crate::support::page::some_act;
use crate::support::{Browser, TestServer};

const TURNS: [(&str, &str); 4] =
    [("clock", "turns"), ("clock_hours", "48"), ("clock_vacation", "1"), ("clock_ahead", "0")];

/// A house that tells by everything, with its clock and its books.
pub(crate) struct House {
    pub(crate) server: TestServer,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) time: Standstill,
    pub(crate) mailbox: Mailbox,
    pub(crate) doorbell: Doorbell,
    /// Somebody who comes by now and then.
    pub(crate) walker: Browser,
}

fn tells(config: &mut Config, smtp: String, doorbell: &Doorbell) {
    config.calling.public_url = Some(HOUSE.to_owned());
    config.calling.smtp = Some(smtp);
    config.calling.mail_from = Some("table@example.org".to_owned());
    config.calling.webhooks = true;
    config.calling.may_reach = vec![doorbell.address.to_string()];
}

impl House {
    pub(crate) async fn open() -> House {
        let time = Standstill::new();
        let (mailbox, doorbell) = (Mailbox::open().await, Doorbell::hang_up().await);
        let server = TestServer::start_with(|config| tells(config, mailbox.url(), &doorbell)).await;
        let store = store::open(&server.folder().join("tables.db").into()).await.unwrap();
        let walker = server.browser();
        House { server, store, time, mailbox, doorbell, walker }
    }

    /// Gives an address, confirms it by the link in the letter, and waits until another can come.
    async fn confirm(&mut self, browser: &mut Browser, address: &str) {
        self.confirm_now(browser, address).await;
        self.time.pass(3_600).await;
        // Whatever the house does every few seconds has had its turn before anybody comes by.
        for _ in 0..50 {
            self.walker.get("/healthz").await.expect(200);
        }
    }

    /// Gives an address, and confirms it by the link in the letter. That is the one letter of this hour.
    pub(crate) async fn confirm_now(&mut self, browser: &mut Browser, address: &str) {
        let page = browser.post("/mine/told/mail", &[("address", address)]).await.expect(200).body;
        assert!(page.contains("told-way") && page.contains(address), "{page}");
        let mail = self.mailbox.next().await;
        assert_eq!(mail.to, address);
        let link = mail.link("/told/");
        let secret = link.rsplit('/').next().unwrap();
        assert!(!page.contains(secret), "only who reads the letters can confirm the address: {page}");
        let mut reader = self.server.browser();
        reader.get(&link).await.expect(200);
        reader.get(&link).await.expect(200);
        reader.post(&link, &[("word", "yes")]).await.expect(200);
    }

    /// Lets so much time pass that whoever was there is known to be gone, and whom the table waits for is known.
    pub(crate) async fn looks_around(&self, table: &Table, seat: usize) {
        let before = self.store.seen(&table.id).await.unwrap()[seat];
        let mut visitor = if seat == 0 { table.ada.clone() } else { table.bo.clone() };
        // One visit, which is taken down at once: a second would be taken down later, when nobody is there any more.
        visitor.regions(&table.id).await;
        self.time.pass(11).await;
        let mut looks = 0;
        while self.store.seen(&table.id).await.unwrap()[seat] == before {
            looks += 1;
            // The house may have been about to go to sleep when the time passed, or have taken the visit down before it did.
            if looks % 500 == 0 {
                visitor.regions(&table.id).await;
                self.time.pass(11).await;
            }
        }
        self.has_heard().await;
    }

    async fn has_heard(&self) {
        let mut looks = 0;
        while !self.store.unheard(9).await.unwrap().is_empty() {
            looks += 1;
            if looks % 500 == 0 {
                self.time.pass(6).await;
            }
        }
    }

    /// Lets the time pass after which somebody is told.
    async fn waits(&self) {
        self.time.pass(125).await;
    }

    /// Waits until something has come. Time passes only when nothing has for long, and so nothing is under way.
    async fn awaits(&mut self, has_come: impl Fn(&House) -> bool) {
        loop {
            for _ in 0..300 {
                if has_come(self) {
                    return;
                }
                self.walker.get("/healthz").await.expect(200);
            }
            self.waits().await;
        }
    }

    async fn letter(&mut self) -> Mail {
        self.awaits(|house| !house.mailbox.is_empty()).await;
        self.mailbox.next().await
    }

    async fn ring(&mut self) -> Ring {
        self.awaits(|house| !house.doorbell.is_quiet()).await;
        self.doorbell.next().await
    }

    async fn turned_away(&mut self) -> Mood {
        self.awaits(|house| house.mailbox.has_turned_away()).await;
        self.mailbox.next_turned_away().await
    }

    pub(crate) async fn stop(self) {
        self.store.close().await;
        self.server.stop().await;
    }
}

/// Ada and Bo at a table; it is Bo's turn, and nobody has a page open.
pub(crate) struct Table {
    pub(crate) id: String,
    pub(crate) ada: Browser,
    pub(crate) bo: Browser,
}

impl Table {
    pub(crate) async fn of(server: &TestServer, pace: &[(&str, &str)]) -> Table {
        Table::with(pace, server.browser(), server.browser()).await
    }

    async fn with(pace: &[(&str, &str)], mut ada: Browser, mut bo: Browser) -> Table {
        let id = ada.open_table_with("Ada", &["me", "open"], pace).await;
        let fields = [("seat", "1"), ("name", "Bo"), ("commitment", "")];
        bo.get(&format!("/t/{id}")).await.expect(200);
        bo.post(&format!("/t/{id}/join"), &fields).await.expect(303);
        ada.post(&format!("/t/{id}/start"), &[]).await.expect(303);
        let mut table = Table { id, ada, bo };
        plays(&mut table.ada, &table.id).await;
        table
    }

    fn path(&self, what: &str) -> String {
        format!("/t/{}{what}", self.id)
    }

    /// Both play, until it is Bo's turn again.
    pub(crate) async fn goes_round(&mut self) {
        plays(&mut self.bo, &self.id).await;
        plays(&mut self.ada, &self.id).await;
    }
}

/// Plays until somebody else is waited for.
async fn plays(browser: &mut Browser, id: &str) {
    while let Some(act) = some_act(&browser.regions(id).await, 1) {
        browser.submit(&act).await.expect(200);
    }
}

/// The text of a letter without its secrets.
fn bare(mail: &Mail) -> String {
    let secret = |word: &str| word.rsplit('/').next().is_some_and(|end| end.len() == 32);
    let bare = |line: &str| {
        let words = line.split(' ').map(|word| match secret(word) {
            true => word[..word.len() - 32].to_owned() + "SECRET",
            false => word.to_owned(),
        });
        words.collect::<Vec<_>>().join(" ")
    };
    mail.text.split('\n').map(bare).collect::<Vec<_>>().join("\n")
}

#[tokio::test(start_paused = true)]
async fn a_letter_says_where_with_whom_and_how_long_and_opens_the_seat() {
    let mut house = House::open().await;
    let mut table = Table::of(&house.server, &TURNS).await;
    house.confirm(&mut table.bo, "bo@example.org").await;
    house.looks_around(&table, 1).await;
    house.waits().await;
    let mail = house.letter().await;
    assert_eq!((mail.to.as_str(), mail.subject().as_str()), ("bo@example.org", "Your turn: Little Monsters"));
    let id = &table.id;
    assert_eq!(
        bare(&mail),
        format!(
            "This table waits for you:\n\nLittle Monsters with Ada\n46 hours left\n{HOUSE}/t/{id}/found/SECRET\n\n-- \n\
             Each link opens your own seat, so show it to nobody.\n\nNo more mails: {HOUSE}/told/SECRET\n\
             How you are told: {HOUSE}/mine/told\n"
        ),
        "and nothing else"
    );
    let stop = mail.link("/told/");
    assert!(mail.head.contains(&format!("List-Unsubscribe: <{HOUSE}{stop}>")), "{}", mail.head);
    assert!(mail.head.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{}", mail.head);

    // In the browser that has the seat the link opens the table; in another it asks first.
    let link = mail.link("/t/");
    assert_eq!(table.bo.get(&link).await.expect(303).header("location"), Some(table.path("").as_str()));
    let mut phone = house.server.browser();
    assert!(phone.get(&link).await.expect(200).body.contains("Play on as Bo?"));
    phone.get(&format!("{link}0")).await.expect(404);
    let secret = link.rsplit('/').next().unwrap();
    phone.post(&table.path("/found"), &[("secret", secret)]).await.expect(303);
    assert!(some_act(&phone.regions(id).await, 1).is_some(), "Bo plays on there");
    table.bo.post_json(&table.path("/fetch-back"), &[("seat", "1")]).await.expect(200);
    // A link of one's own ends those in letters; whoever has the seat still gets to the table.
    table.bo.post(&table.path("/mine"), &[("seat", "1")]).await.expect(200);
    phone.get(&link).await.expect(410);
    table.bo.get(&link).await.expect(303);

    // One click of a mail program, which is no browser, ends the letters.
    let mut program = house.server.browser();
    let kind = [("Content-Type", "application/x-www-form-urlencoded")];
    program.send("POST", &stop, &kind, "List-Unsubscribe=One-Click").await.expect(200);
    assert_eq!(house.store.ways_of(&player(&table.bo)).await.unwrap(), []);
    assert!(program.get(&stop).await.expect(200).body.contains("No more mails"), "twice does no harm");
    house.stop().await;
}

#[tokio::test(start_paused = true)]
async fn another_address_takes_over_when_it_is_confirmed_and_a_forgotten_one_has_nothing_left() {
    let mut house = House::open().await;
    let mut table = Table::of(&house.server, &TURNS).await;
    house.confirm(&mut table.bo, "bo@example.org").await;
    let page = table.bo.post("/mine/told/mail", &[("address", "bo@example.net")]).await.expect(200).body;
    assert!(page.contains("bo@example.org") && page.contains("bo@example.net"), "{page}");
    let question = house.mailbox.next().await;
    house.looks_around(&table, 1).await;
    house.waits().await;
    let letter = house.letter().await;
    assert_eq!(letter.to, "bo@example.org", "until the other says yes");
    let link = letter.link("/t/");
    let mut phone = house.server.browser();
    phone.get(&link).await.expect(200);
    phone.post(&question.link("/told/"), &[("word", "yes")]).await.expect(200);
    let page = table.bo.get("/mine/told").await.expect(200).body;
    assert!(!page.contains("bo@example.org") && page.contains("bo@example.net"), "{page}");
    phone.get(&link).await.expect(410);
    house.stop().await;
}

/// The key by which the store knows a browser.
pub(crate) fn player(browser: &Browser) -> String {
    hash_of(&browser.cookies["globetable"])
}

#[tokio::test(start_paused = true)]
async fn one_letter_for_all_tables_at_most_one_an_hour_and_in_the_readers_language() {
    let mut house = House::open().await;
    let mut first = Table::of(&house.server, &[]).await;
    first.bo.cookies.insert("globetable-language".to_owned(), "de".to_owned());
    house.confirm(&mut first.bo, "bo@example.org").await;
    house.looks_around(&first, 1).await;
    house.waits().await;
    let mail = house.letter().await;
    assert_eq!(mail.subject(), "Du bist am Zug: Kleine Monster");
    assert!(mail.text.contains("Kleine Monster mit Ada\nohne Uhr\n"), "{}", mail.text);

    // Another table, and another turn at the first: both wait until an hour has passed.
    let second = Table::with(&TURNS, first.ada.clone(), first.bo.clone()).await;
    first.goes_round().await;
    house.looks_around(&first, 1).await;
    house.has_heard().await;
    house.waits().await;
    house.time.pass(3_600).await;
    let mail = house.letter().await;
    assert_eq!(mail.subject(), "2 Tische warten auf dich");
    assert!(house.mailbox.is_empty(), "not one before");
    let at = |id: &str| mail.text.find(&format!("/t/{id}/found/")).unwrap();
    at(&first.id);
    at(&second.id);
    house.stop().await;
}

#[tokio::test(start_paused = true)]
async fn nobody_is_told_who_is_there() {
    let mut house = House::open().await;
    let mut table = Table::of(&house.server, &[]).await;
    // A mail address would be left alone now in any case: it was asked a moment ago.
    subscribe(&mut table.bo, &house.doorbell.url("/bo")).await;
    let page = table.bo.live(&table.path("/live")).await;
    house.looks_around(&table, 1).await;
    for _ in 0..30 {
        house.looks_around(&table, 1).await;
    }
    assert!(house.doorbell.is_quiet(), "a page of Bo's was open for five minutes");
    drop(page);
    house.time.pass(4).await;
    house.ring().await;
    house.stop().await;
}

#[tokio::test(start_paused = true)]
async fn a_mail_server_that_fails_holds_up_no_game_and_is_tried_again() {
    let mut house = House::open().await;
    let mut table = Table::of(&house.server, &[]).await;
    house.confirm(&mut table.bo, "bo@example.org").await;
    house.looks_around(&table, 1).await;
    house.mailbox.is_in(Mood::Hangs);
    house.waits().await;
    assert_eq!(house.turned_away().await, Mood::Hangs);
    // While it hangs, everything else goes on.
    table.ada.get(&table.path("")).await.expect(200);
    house.time.pass(60).await;
    house.fails_for(&table.bo, 1).await;
    assert!(table.ada.get("/mine/told").await.expect(200).body.contains("How you are told"));

    house.mailbox.is_in(Mood::Greylists);
    house.time.pass(120).await;
    assert_eq!(house.turned_away().await, Mood::Greylists);
    house.fails_for(&table.bo, 2).await;
    let page = table.bo.get("/mine/told").await.expect(200).body;
    assert!(page.contains("could not be reached when it was last tried"), "{page}");
    house.mailbox.is_in(Mood::Takes);
    house.time.pass(600).await;
    assert!(house.letter().await.text.contains(&table.id), "it comes in the end");
    house.fails_for(&table.bo, 0).await;

    // A letter that is refused again and again is not sent for ever, and its owner reads why.
    table.goes_round().await;
    house.looks_around(&table, 1).await;
    house.mailbox.is_in(Mood::Bounces);
    for refusal in 1..=3 {
        house.time.pass(7 * 3_600).await;
        assert_eq!(house.turned_away().await, Mood::Bounces);
        house.fails_for(&table.bo, refusal).await;
    }
    let way = house.store.ways_of(&player(&table.bo)).await.unwrap().remove(0);
    assert_eq!(way.state, WayState::Refused);
    assert!(table.bo.get("/mine/told").await.expect(200).body.contains("refuses our mails"));

    // Where nobody listens, the question itself is answered at once, and nothing is kept.
    house.mailbox.close().await;
    let unsent = table.ada.post("/mine/told/mail", &[("address", "ada@example.org")]).await.expect(503);
    assert!(unsent.body.contains("could not be sent just now"), "{}", unsent.body);
    assert_eq!(house.store.ways_of(&player(&table.ada)).await.unwrap(), []);
    table.goes_round().await;
    house.stop().await;
}

impl House {
    /// Waits until the one way of somebody has failed so often in a row.
    async fn fails_for(&self, browser: &Browser, fails: u64) {
        while self.store.ways_of(&player(browser)).await.unwrap()[0].fails != fails {
            tokio::task::yield_now().await;
        }
    }
}

/// A browser's address and keys, as a program sends them.
pub(crate) fn subscribed(endpoint: &str) -> Value {
    let (p256dh, auth) = Keys::new().told();
    json!({ "endpoint": endpoint, "p256dh": p256dh, "auth": auth })
}

async fn subscribe(browser: &mut Browser, endpoint: &str) -> Keys {
    let keys = Keys::new();
    let (p256dh, auth) = keys.told();
    let fields = [("endpoint", endpoint), ("p256dh", &p256dh), ("auth", &auth)];
    browser.post("/mine/told/push", &fields).await.expect(303);
    keys
}

#[tokio::test(start_paused = true)]
async fn a_message_is_locked_and_signed_and_an_address_that_is_gone_is_forgotten() {
    let mut house = House::open().await;
    let mut table = Table::of(&house.server, &TURNS).await;
    let page = table.bo.get("/mine/told").await.expect(200).body;
    let key = page.split("data-house-key=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let keys = subscribe(&mut table.bo, &house.doorbell.url("/send/bo")).await;
    house.doorbell.will_answer(&["429 Too Many Requests\r\nRetry-After: 300", "503 Service Unavailable"]);
    house.looks_around(&table, 1).await;
    house.waits().await;
    house.ring().await;
    house.fails_for(&table.bo, 1).await;
    house.time.pass(290).await;
    table.ada.get("/healthz").await.expect(200);
    assert!(house.doorbell.is_quiet(), "it is asked when it wanted to be, and not before");
    house.time.pass(20).await;
    house.ring().await;
    house.fails_for(&table.bo, 2).await;
    house.time.pass(600).await;
    let ring = house.ring().await;
    assert_eq!((ring.path.as_str(), ring.header("content-encoding")), ("/send/bo", "aes128gcm"));
    assert!(ring.header("authorization").contains(&format!("k={key}")), "{:?}", ring.headers);
    assert!(!ring.body.windows(3).any(|part| part == b"Ada"), "whoever carries it reads nothing");
    let message = keys.open(&ring.body);
    assert_eq!(message["title"], "Your turn");
    assert_eq!(message["body"], "Little Monsters with Ada – 47 hours left");
    assert_eq!(message["url"], table.path(""));
    assert_eq!(message.as_object().unwrap().len(), 4, "and nothing else: {message}");

    house.fails_for(&table.bo, 0).await;
    table.goes_round().await;
    house.doorbell.will_answer(&["410 Gone"]);
    house.looks_around(&table, 1).await;
    house.waits().await;
    house.ring().await;
    while !house.store.ways_of(&player(&table.bo)).await.unwrap().is_empty() {
        tokio::task::yield_now().await;
    }
    let worker = table.bo.get("/worker.js").await.expect(200);
    assert!(worker.header("content-type").unwrap().starts_with("text/javascript"));
    house.stop().await;
}

#[tokio::test(start_paused = true)]
async fn channels_of_people_and_tables_read_whose_turn_it_is_and_nothing_private() {
    let mut house = House::open().await;
    let mut table = Table::of(&house.server, &[]).await;
    let hooks = [("address", house.doorbell.url("/bo")), ("address", house.doorbell.url("/table"))];
    let field = |at: usize| [("address", hooks[at].1.as_str())];
    table.bo.post("/mine/told/hook", &field(0)).await.expect(303);
    table.bo.post(&table.path("/told"), &field(1)).await.expect(403);
    table.ada.post(&table.path("/told"), &field(1)).await.expect(303);
    let page = table.bo.get(&table.path("/told")).await.expect(200).body;
    assert!(page.contains("This house tells by mail, messages on your screen, lines in a channel"), "{page}");
    assert!(page.contains("You are told by lines in a channel"), "{page}");
    assert!(
        page.contains("also tells it in a channel") && !page.contains(&house.doorbell.address.to_string())
    );
    house.doorbell.will_answer(&[
        "302 Found\r\nLocation: http://127.0.0.1:1/",
        "302 Found\r\nLocation: http://127.0.0.1:1/",
    ]);
    house.looks_around(&table, 1).await;
    house.waits().await;
    for _ in 0..2 {
        house.ring().await;
    }
    house.fails_for(&table.bo, 1).await;
    while house.store.ways_of(&table.id).await.unwrap()[0].fails != 1 {
        tokio::task::yield_now().await;
    }
    house.time.pass(120).await;
    let mut paths = Vec::new();
    for _ in 0..2 {
        let ring = house.ring().await;
        let line = format!("Bo: your turn at Little Monsters with Ada – no clock\n{HOUSE}/t/{}", table.id);
        assert_eq!(ring.json()["text"], line, "and nothing else; the link is the spectators'");
        assert_eq!(ring.json()["content"], line);
        assert_eq!(ring.json()["allowed_mentions"]["parse"].as_array().unwrap().len(), 0);
        paths.push(ring.path);
    }
    paths.sort();
    assert_eq!(paths, ["/bo", "/table"]);
    let way = house.store.ways_of(&table.id).await.unwrap().remove(0).id;
    table.bo.post("/mine/told/ended", &[("id", &way)]).await.expect(403);
    table.ada.post("/mine/told/ended", &[("id", &way)]).await.expect(303);
    assert_eq!(house.store.ways_of(&table.id).await.unwrap(), []);
    house.stop().await;
}

#[tokio::test(start_paused = true)]
async fn feeds_list_ones_turns_for_whoever_has_their_secret() {
    let house = House::open().await;
    let mut table = Table::of(&house.server, &TURNS).await;
    let page = table.bo.post("/mine/told/feed", &[]).await.expect(200).body;
    let address = |page: &str, ending: &str| {
        let end = page.find(&format!(".{ending}\"")).unwrap();
        let begin = page[..end].rfind("/feed/").unwrap();
        page[begin..end].to_owned() + "." + ending
    };
    let (atom, calendar) = (address(&page, "atom"), address(&page, "ics"));
    assert!(!table.bo.get("/mine/told").await.expect(200).body.contains("/feed/"), "it is shown once");
    let mut reader = house.server.browser();
    let feed = reader.get(&atom).await.expect(200);
    assert!(feed.header("content-type").unwrap().starts_with("application/atom+xml"));
    assert!(feed.body.contains("<title>Little Monsters with Ada</title>"), "{}", feed.body);
    assert!(feed.body.contains(&format!("<link href=\"{HOUSE}/t/{}\"/>", table.id)), "{}", feed.body);
    let events = reader.get(&calendar).await.expect(200);
    assert!(events.header("content-type").unwrap().starts_with("text/calendar"));
    let events = events.body.replace("\r\n ", "");
    assert!(
        events.contains("BEGIN:VEVENT") && events.contains("SUMMARY:Little Monsters with Ada"),
        "{events}"
    );
    assert!(events.contains("DTSTART:20") && !events.contains("/found/"), "{events}");
    plays(&mut table.bo, &table.id).await;
    assert!(!reader.get(&atom).await.expect(200).body.contains("<entry>"), "it is Ada's turn");

    table.bo.post("/mine/told/feed", &[]).await.expect(200);
    reader.get(&atom).await.expect(404);
    for forged in ["/feed/0123456789abcdef0123456789abcdef.atom", "/feed/x", "/feed/.ics"] {
        reader.get(forged).await.expect(404);
    }
    house.stop().await;
}

#[tokio::test(start_paused = true)]
async fn what_is_forged_absurd_or_too_much_is_refused() {
    let mut house = House::open().await;
    let mut ada = house.server.browser();
    ada.get("/").await.expect(200);
    for wrong in
        ["", "ada", "ada@", "ada@example.org\r\nBcc: bo@example.org", "ada@[127.0.0.1]", "a b@example.org"]
    {
        ada.post("/mine/told/mail", &[("address", wrong)]).await.expect(422);
    }
    let inside = format!("http://127.0.0.1:{}/", house.server.address.port());
    for wrong in [
        "",
        "no address",
        "https://127.0.0.1/",
        "https://10.0.0.1/x",
        "https://[::1]/",
        &inside,
        "http://example.org/",
    ] {
        ada.post("/mine/told/hook", &[("address", wrong)]).await.expect(422);
        let keys = Keys::new().told();
        let fields = [("endpoint", wrong), ("p256dh", &keys.0), ("auth", &keys.1)];
        ada.post("/mine/told/push", &fields).await.expect(422);
    }
    let bell = house.doorbell.url("/x");
    ada.post("/mine/told/push", &[("endpoint", &bell), ("p256dh", "AAAA"), ("auth", "BBBB")])
        .await
        .expect(422);

    // A stranger is written to twice at most, whoever asks for it, and nothing follows without their word.
    for _ in 0..2 {
        let mut browser = house.server.browser();
        browser.get("/").await.expect(200);
        browser.post("/mine/told/mail", &[("address", "stranger@example.org")]).await.expect(200);
        house.letter().await;
    }
    let often = ada.post("/mine/told/mail", &[("address", "Stranger@example.org")]).await.expect(429);
    assert!(often.header("retry-after").is_some());
    for forged in ["/told/x", "/told/0123456789abcdef0123456789abcdef"] {
        ada.get(forged).await.expect(200);
        let answer = ada.post(forged, &[("word", "yes")]).await.expect(200).body;
        assert!(!answer.contains("You are told by mail"), "{answer}");
    }
    ada.post("/mine/told/ended", &[("id", "x")]).await.expect(303);
    assert_eq!(house.store.ways_of(&player(&ada)).await.unwrap(), []);
    let _time = Standstill::new();
    house.stop().await;

    // A house whose host has said nothing of it sends nothing, and says what it does.
    let quiet = TestServer::start().await;
    ada.visit(&quiet);
    let page = ada.get("/mine/told").await.expect(200).body;
    assert!(
        page.contains("This house tells by feed and calendar") && !page.contains("type=\"email\""),
        "{page}"
    );
    for path in ["/mine/told/mail", "/mine/told/push", "/mine/told/hook"] {
        ada.post(path, &[("address", "ada@example.org")]).await.expect(404);
    }
    quiet.stop().await;
}

#[tokio::test(start_paused = true)]
async fn of_two_nodes_one_tells_each_turn_once_and_the_other_if_that_one_is_gone() {
    let time = Standstill::new();
    let database: store::Address = postgres_server::address_of("postgres").parse().unwrap();
    let (mailbox, doorbell) = (Mailbox::open().await, Doorbell::hang_up().await);
    let node = async || {
        TestServer::start_with(|config| {
            tells(config, mailbox.url(), &doorbell);
            config.database = database.clone();
        })
        .await
    };
    let (server, other) = (node().await, node().await);
    let store = store::open(&database).await.unwrap();
    let walker = server.browser();
    let mut house = House { server, store, time, mailbox, doorbell, walker };
    let mut table = Table::of(&house.server, &[]).await;
    house.confirm(&mut table.bo, "bo@example.org").await;
    subscribe(&mut table.bo, &house.doorbell.url("/bo")).await;
    for _ in 0..2 {
        house.looks_around(&table, 1).await;
        house.time.pass(3_600).await;
        let mail = house.letter().await;
        assert!(mail.text.contains(&table.id), "{}", mail.text);
        house.ring().await;
        house.is_told(&table).await;
        table.goes_round().await;
    }
    assert!(house.mailbox.is_empty() && house.doorbell.is_quiet(), "each turn was told once");
    // One of them goes; the other tells on.
    let House { server, store, time, mailbox, doorbell, mut walker } = house;
    server.stop().await;
    for browser in [&mut table.ada, &mut table.bo, &mut walker] {
        browser.visit(&other);
    }
    let mut house = House { server: other, store, time, mailbox, doorbell, walker };
    table.goes_round().await;
    house.looks_around(&table, 1).await;
    house.time.pass(3_600).await;
    house.letter().await;
    house.ring().await;
    house.is_told(&table).await;
    assert!(house.mailbox.is_empty() && house.doorbell.is_quiet());
    house.stop().await;
}

impl House {
    /// Waits until it is taken down that nothing is to be told any more.
    async fn is_told(&self, table: &Table) {
        for way in self.store.ways_of(&player(&table.bo)).await.unwrap() {
            while !self.store.waiting(&way, i64::MAX).await.unwrap().iter().all(|waiting| waiting.told) {
                tokio::task::yield_now().await;
            }
        }
    }
}
