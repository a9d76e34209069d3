//! How often somebody is written to, and what is left of letters when they end.

use crate::support::mailbox::Mail;
use crate::support::page::forms;
use crate::told::{House, Table, player};

const FIFTY_MINUTES: u64 = 50 * 60;

/// Lets the house look around, and send whatever is due: so little time passes that no mail server is given up meanwhile.
async fn looks(house: &mut House) {
    house.time.pass(6).await;
    for _ in 0..500 {
        if !house.mailbox.is_empty() {
            return;
        }
        house.walker.get("/healthz").await.expect(200);
    }
}

/// The next letter, which is due, once it is taken down that it was sent.
async fn letter(house: &mut House, tables: &[&Table]) -> Mail {
    while house.mailbox.is_empty() {
        looks(house).await;
    }
    let mail = house.mailbox.next().await;
    let told = tables.iter().find(|table| mail.text.contains(&table.id)).expect("it tells of a table");
    while !was_written(house, told).await {
        tokio::task::yield_now().await;
    }
    mail
}

/// Fifty minutes in which no letter comes.
async fn is_left_alone(house: &mut House) {
    house.time.pass(FIFTY_MINUTES).await;
    for _ in 0..4 {
        looks(house).await;
    }
    assert!(house.mailbox.is_empty(), "fifty minutes are no hour");
    house.time.pass(10 * 60).await;
}

/// Whether all that waits for Bo was told by the way that is an address.
async fn was_written(house: &House, table: &Table) -> bool {
    let ways = house.store.ways_of(&player(&table.bo)).await.unwrap();
    let mail = ways.into_iter().find(|way| way.kind == store::WayKind::Mail).unwrap();
    house.store.waiting(&mail, i64::MAX).await.unwrap().iter().all(|waiting| waiting.told)
}

/// The first letter is the one that asks the address.
#[tokio::test(start_paused = true)]
async fn nobody_gets_a_second_letter_within_the_hour() {
    let mut house = House::open().await;
    let mut table = Table::of(&house.server, &[]).await;
    house.confirm_now(&mut table.bo, "bo@example.org").await;
    house.looks_around(&table, 1).await;
    is_left_alone(&mut house).await;
    letter(&mut house, &[&table]).await;
    // It is Bo's turn again, and nobody is there: only the hour keeps the house from writing.
    table.goes_round().await;
    house.looks_around(&table, 1).await;
    is_left_alone(&mut house).await;
    assert!(!was_written(&house, &table).await);
    letter(&mut house, &[&table]).await;
    house.stop().await;
}

#[tokio::test(start_paused = true)]
async fn an_address_given_in_two_browsers_gets_one_letter_an_hour() {
    let mut house = House::open().await;
    let mut tables = Vec::new();
    for _ in 0..2 {
        let mut table = Table::of(&house.server, &[]).await;
        house.confirm_now(&mut table.bo, "both@example.org").await;
        tables.push(table);
    }
    for table in &tables {
        house.looks_around(table, 1).await;
    }
    is_left_alone(&mut house).await;
    let tables: Vec<&Table> = tables.iter().collect();
    let first = letter(&mut house, &tables).await;
    is_left_alone(&mut house).await;
    let second = letter(&mut house, &tables).await;
    let tells = |mail: &Mail| tables.iter().position(|table| mail.text.contains(&table.id));
    assert_ne!(tells(&first), tells(&second), "each its own");
    house.stop().await;
}

/// Bo has had a letter; the table, the letter and a browser that has its link.
async fn written(house: &mut House) -> (Table, Mail) {
    let mut table = Table::of(&house.server, &[]).await;
    house.confirm_now(&mut table.bo, "bo@example.org").await;
    house.looks_around(&table, 1).await;
    is_left_alone(house).await;
    let mail = letter(house, &[&table]).await;
    house.walker.get(&mail.link("/t/")).await.expect(200);
    (table, mail)
}

#[tokio::test(start_paused = true)]
async fn an_address_that_is_forgotten_on_the_page_keeps_no_link_to_the_seat() {
    let mut house = House::open().await;
    let (mut table, mail) = written(&mut house).await;
    let page = table.bo.get("/mine/told").await.expect(200).body;
    let ends = forms(&page).into_iter().find(|form| form.action == "/mine/told/ended").unwrap();
    table.bo.post("/mine/told/ended", &[("id", ends.get("id").unwrap())]).await.expect(303);
    assert_eq!(house.store.ways_of(&player(&table.bo)).await.unwrap(), []);
    house.walker.get(&mail.link("/t/")).await.expect(410);
    table.bo.get(&mail.link("/t/")).await.expect(303);
    house.stop().await;
}

/// Whoever reads there wants to hear nothing more of it.
#[tokio::test(start_paused = true)]
async fn letters_that_are_stopped_by_their_link_open_no_seat_any_more() {
    let mut house = House::open().await;
    let (mut table, mail) = written(&mut house).await;
    let kind = [("Content-Type", "application/x-www-form-urlencoded")];
    let stop = mail.link("/told/");
    house.walker.get(&stop).await.expect(200);
    house.walker.get(&mail.link("/t/")).await.expect(200);
    house.walker.send("POST", &stop, &kind, "List-Unsubscribe=One-Click").await.expect(200);
    house.walker.get(&mail.link("/t/")).await.expect(410);
    table.bo.get(&mail.link("/t/")).await.expect(303);
    house.stop().await;
}
