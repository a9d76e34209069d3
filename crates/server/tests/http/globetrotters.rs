//! Nobody learns of the tickets of others, nor of the order of a pack.

use std::collections::BTreeSet;

use ::games::{AnyAction, AnyEvent, AnyGame, AnyState};
use ::table::dice::FastDice;
use ::table::{Game, Play, Seat, Viewer};
use bots::Bot;
use games::globetrotters::state::Tickets;
use games::globetrotters::{Action, Event, Globetrotters, State, TicketId};
use pages::Localizer;

use crate::api::{Program, document};
use crate::leaks::{agree_on_hints, hint, sent_to, told_to};
use crate::secrets::{self, known_to_the_house, stays};
use crate::support::{Browser, TestServer};

/// Ada holds the tickets that are named. Bo's, the pack's, the Jackpot's and all Adventures are chance's.
const SECRETIVE: &str = r#"
title = "Secretive"
game = "globetrotters"
seats = 2

[position]
phase = "travel"

[[position.player]]
home = "seattle"
home_ticket = "seattle/amsterdam"
at = "london"
money = 600
tickets = ["singapore/florence"]

[[position.player]]
home = "manila"
home_ticket = "manila/munich"
at = "sydney"
money = 600
tickets = ["any", "any", "any", "any"]
"#;

async fn server() -> TestServer {
    TestServer::start_with(|config| {
        config.scenarios.push(("secretive".into(), "Secretive".into(), SECRETIVE.into()));
    })
    .await
}

/// Ada opens a table, Bo sits down at it with a browser of their own, and it begins.
async fn sit_down(ada: &mut Browser, bo: &mut Browser, more: &[(&str, &str)]) -> String {
    let mut fields = vec![("game", "globetrotters")];
    fields.extend_from_slice(more);
    let id = ada.open_table_with("Ada", &["me", "open"], &fields).await;
    let join = [("seat", "1"), ("name", "Bo"), ("commitment", "")];
    bo.post(&format!("/t/{id}/join"), &join).await.expect(303);
    ada.post(&format!("/t/{id}/start"), &[]).await.expect(303);
    id
}

fn state(play: &Play<AnyGame>) -> &State {
    match play.state() {
        AnyState::Globetrotters(state) => state,
        other => panic!("another game: {other:?}"),
    }
}

fn rules(play: &Play<AnyGame>) -> &Globetrotters {
    match play.game() {
        AnyGame::Globetrotters(game) => game,
        other => panic!("another game: {other:?}"),
    }
}

/// Everything that a browser is sent about a table.
async fn sent(browser: &mut Browser, id: &str) -> Vec<String> {
    secrets::sent(browser, id, &["/regions?at=3", "/regions?list=1", "/regions?ticket=7"]).await
}

#[tokio::test]
async fn tables_that_differ_in_what_others_hold_look_alike() {
    let server = server().await;
    let (mut ada, mut bo, mut stranger) = (server.browser(), server.browser(), server.browser());
    let scenario = [("scenario", "secretive")];
    let one = sit_down(&mut ada, &mut bo, &scenario).await;
    let other = sit_down(&mut ada, &mut bo, &scenario).await;
    let _here = [
        stays(&ada, [&one, &other]).await,
        stays(&bo, [&one, &other]).await,
        stays(&stranger, [&one, &other]).await,
    ];
    let document = document(&server).await;
    let mut programs = Vec::new();
    for browser in [&mut ada, &mut bo, &mut stranger] {
        programs.push(Program::of(browser, &document).await);
    }
    // What both do alike, though with other tickets: `None` is Bo's return of the first one.
    let course = [
        (0, Some(Action::Work)),
        (0, Some(Action::EndTurn)),
        (1, None),
        (1, Some(Action::Buy(2))),
        (1, Some(Action::Work)),
        (1, Some(Action::EndTurn)),
    ];
    let mut looked = 0;
    for step in std::iter::once(None).chain(course.into_iter().map(Some)) {
        if let Some((seat, action)) = step {
            for id in [&one, &other] {
                let play = known_to_the_house(&server, id).await;
                let mut legal = Vec::new();
                play.game().legal(play.state(), Seat(seat), &mut legal);
                let action =
                    action.unwrap_or_else(|| Action::Refund(state(&play).hidden.hands[Seat(seat)][0]));
                // A turn can be over without a question.
                if !legal.contains(&AnyAction::Globetrotters(action)) {
                    assert_eq!(action, Action::EndTurn, "{legal:?}");
                    continue;
                }
                let (who, version) = (if seat == 0 { &mut ada } else { &mut bo }, play.lines().len() as u64);
                let json = serde_json::to_string(&action).unwrap();
                let answer = who.act(id, seat, version, &json).await.expect(200).json();
                assert_eq!(answer["status"], 200, "{answer}");
            }
        }
        let here = known_to_the_house(&server, &one).await;
        let there = known_to_the_house(&server, &other).await;
        assert_eq!(state(&here).open, state(&there).open, "after {step:?}");
        let (here, there) = (state(&here).hidden, state(&there).hidden);
        assert_eq!(here.hands[Seat(0)], there.hands[Seat(0)], "Ada holds the same");
        assert_ne!(here.hands[Seat(1)], there.hands[Seat(1)], "Bo does not");
        assert!(
            here.pack != there.pack && here.adventures != there.adventures && here.jackpot != there.jackpot
        );
        assert_eq!(sent(&mut ada, &one).await, sent(&mut ada, &other).await, "Ada, after {step:?}");
        assert_eq!(sent(&mut stranger, &one).await, sent(&mut stranger, &other).await, "after {step:?}");
        assert_ne!(sent(&mut bo, &one).await, sent(&mut bo, &other).await, "Bo does see the tickets");
        for (who, program) in ["Ada", "Bo", "nobody"].into_iter().zip(&mut programs) {
            let alike = sent_to(program, &one, &[]).await == sent_to(program, &other, &[]).await;
            assert_eq!(alike, who != "Bo", "a program of {who}, after {step:?}");
        }
        looked += 1;
    }
    assert_eq!(looked, course.len() + 1);
    for id in [one, other] {
        ada.get(&format!("/t/{id}/journal")).await.expect(403);
    }
}

/// The tickets that a viewer was told of by name, their own among them.
fn told(play: &Play<AnyGame>, viewer: Viewer) -> BTreeSet<TicketId> {
    let log = play.log().iter().filter(|logged| logged.told.audience.includes(viewer));
    log.filter_map(|logged| match logged.told.event {
        AnyEvent::Globetrotters(
            Event::Flew { ticket, .. }
            | Event::TurnedUp { ticket, .. }
            | Event::TurnedInVain { ticket }
            | Event::ReceivedTicket { ticket, .. }
            | Event::RefundedTicket { ticket, .. }
            | Event::UsedTicket { ticket, .. },
        ) => Some(ticket),
        _ => None,
    })
    .collect()
}

/// How a page names a ticket.
fn name_of(game: &Globetrotters, ticket: TicketId) -> String {
    Localizer::english().text(&game.edition().ticket_text(ticket), &[])
}

/// The tickets that a text tells of by their numbers, in links, keys and forms.
fn numbered(text: &str) -> BTreeSet<TicketId> {
    // In a script's JSON the quotes have backslashes; without them the text is that of a page.
    let text = text.replace('\\', "").replace("&quot;", "\"");
    let marks = ["\"ticket-", "?ticket=", "\"ticket\":", "\"refund\":"];
    let found = marks.iter().flat_map(|mark| text.split(mark).skip(1));
    found
        .filter_map(|rest| rest.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok().map(TicketId))
        .collect()
}

fn numbers(tickets: &Tickets) -> String {
    serde_json::to_string(tickets).unwrap()
}

/// Looks through everything that is sent to a viewer and their program for what they must not know.
async fn search(
    browser: &mut Browser,
    program: &mut Program<'_>,
    id: &str,
    play: &Play<AnyGame>,
    viewer: Viewer,
) -> usize {
    let (hidden, game) = (&state(play).hidden, rules(play));
    let mut texts = sent(browser, id).await;
    texts.extend(told_to(program, id, &[]).await);
    texts.extend(hint(program, id).await);
    let told = told(play, viewer);
    let own: BTreeSet<TicketId> = viewer.seat().map_or_else(BTreeSet::new, |seat| {
        hidden.hands[seat].iter().copied().chain(hidden.home_tickets[seat]).collect()
    });
    let mut searched = 0;
    for text in &texts {
        let strange: Vec<TicketId> = numbered(text).difference(&own).copied().collect();
        assert_eq!(strange, [], "{viewer:?} is sent tickets of others: {text}");
        for ticket in
            game.edition().ticket_ids().filter(|ticket| !own.contains(ticket) && !told.contains(ticket))
        {
            let name = name_of(game, ticket);
            assert!(!text.contains(&name), "{viewer:?} is sent {name}: {text}");
            searched += 1;
        }
    }
    let others = (0..2).map(Seat).filter(|&seat| viewer.seat() != Some(seat));
    let mut rows: Vec<String> = others.map(|seat| numbers(&hidden.hands[seat])).collect();
    rows.extend([numbers(&hidden.pack), numbers(&hidden.jackpot)]);
    rows.extend(hidden.adventures.iter().map(|cards| serde_json::to_string(cards).unwrap()));
    for row in rows.iter().filter(|row| row.len() > 6) {
        assert!(texts.iter().all(|text| !text.contains(row)), "{viewer:?} is sent {row}");
    }
    searched
}

#[tokio::test]
async fn no_byte_tells_of_the_tickets_of_others() {
    let server = server().await;
    let (mut ada, mut bo, mut stranger) = (server.browser(), server.browser(), server.browser());
    let id = sit_down(&mut ada, &mut bo, &[]).await;
    let document = document(&server).await;
    let [mut of_ada, mut of_bo, mut of_nobody] = [
        Program::of(&mut ada, &document).await,
        Program::of(&mut bo, &document).await,
        Program::of(&mut stranger, &document).await,
    ];
    agree_on_hints(&mut [&mut of_ada, &mut of_bo], &id).await;
    let mut dice = FastDice::new(7);
    let mut searched = 0;
    for step in 0..120 {
        let play = known_to_the_house(&server, &id).await;
        if play.is_over() {
            break;
        }
        if step % 6 == 0 {
            searched += search(&mut ada, &mut of_ada, &id, &play, Viewer::Seat(Seat(0))).await;
            searched += search(&mut bo, &mut of_bo, &id, &play, Viewer::Seat(Seat(1))).await;
            searched += search(&mut stranger, &mut of_nobody, &id, &play, Viewer::Spectator).await;
        }
        let seat = play.game().to_act(play.state()).must.first().unwrap();
        let view = play.game().view(play.state(), Viewer::Seat(seat));
        let bot = if step % 3 == 0 { Bot::Random } else { Bot::Greedy };
        let action = bot.choose(play.game(), &view, &mut dice).unwrap();
        let json = serde_json::to_string(&action).unwrap();
        let who = if seat == Seat(0) { &mut ada } else { &mut bo };
        let answer = who.act(&id, seat.0, play.lines().len() as u64, &json).await.expect(200).json();
        assert_eq!(answer["status"], 200, "{answer}");
    }
    assert!(searched > 1_000, "{searched}");
}

#[tokio::test]
async fn the_search_finds_what_is_there() {
    let server = server().await;
    let (mut ada, mut bo) = (server.browser(), server.browser());
    let id = sit_down(&mut ada, &mut bo, &[("scenario", "secretive")]).await;
    ada.act(&id, 0, 2, "{\"buy\":2}").await.expect(200);
    let play = known_to_the_house(&server, &id).await;
    let held: BTreeSet<TicketId> = state(&play).hidden.hands[Seat(0)].iter().copied().collect();
    assert_eq!(held.len(), 3);
    let texts = sent(&mut ada, &id).await;
    for text in &texts[..2] {
        assert_eq!(numbered(text), held, "Ada sees her own tickets, and no others: {text}");
        let named = held.iter().filter(|&&ticket| text.contains(&name_of(rules(&play), ticket))).count();
        assert_eq!(named, 2, "and which two she has bought: {text}");
    }
}

/// Several people at one device: what is not behind the curtain is what everybody may see.
#[tokio::test]
async fn the_log_of_a_shared_device_names_no_ticket() {
    let server = server().await;
    let mut ada = server.browser();
    let fields = [("game", "globetrotters"), ("scenario", "secretive"), ("name-1", "Bo")];
    let id = ada.open_table_with("Ada", &["me", "device"], &fields).await;
    ada.act(&id, 0, 2, "{\"buy\":2}").await.expect(200);
    let regions = ada.regions(&id).await;
    assert_eq!(regions["version"], 3, "{regions}");
    let play = known_to_the_house(&server, &id).await;
    let log = regions["regions"]["log"].as_str().unwrap();
    assert!(log.contains("Ada"), "{log}");
    assert_eq!(numbered(log), BTreeSet::new());
    for &ticket in state(&play).hidden.hands[Seat(0)].iter() {
        let name = name_of(rules(&play), ticket);
        assert!(!log.contains(&name), "{name}: {log}");
    }
}
