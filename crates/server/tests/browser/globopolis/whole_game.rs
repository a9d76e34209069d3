//! Two people in two browsers, and a third without script, play a game with a Cleaning House, a battle, a development, a deal
//! and a MISSION in it, to its end.

use games::globopolis::event::{Agents, Conflict, Deals, Ending, Resources, Throw};
use games::globopolis::state::Party;
use games::globopolis::{Action, Event, Phase, RUnit, Side, Team, TitleSet};
use games::{AnyAction, AnyGame};
use serde_json::json;
use table::dice::FastDice;
use table::journal::{Journal, Origin};
use table::rolls::{Proof, prove};
use table::{Game, Play, Seat, Silent, Source};
use thirtyfour::prelude::*;

use super::hands::{does, unfold};
use super::setting_up::set_up;
use super::{card, events, legal, open, peaceful, rules, state, title};
use crate::alone::tab_to;
use crate::chrome::{Chrome, Screen, Tab};
use crate::player::Player;
use crate::start_page::start;
use crate::support::{Browser, TestServer};
use crate::watch::{Watch, advice};

/// Ada has landed on England, where Bo's Agents stand, next to Norway, which is Bo's. Bo has nearly developed Brazil, and owns
/// New Zealand, the one Territory that she lacks for her MISSION, whether she loses England or not. Nobody reaches the mark.
const STORY: &str = r#"
title = "The story"
game = "globopolis"
seats = 3

[options]
mark = 500

[position]
turn = 0
first = 0
round = 3
phase = "own"
at = "england"

[[position.player]]
eu = 200
titles = [
    "england", "china", "japan", "indonesia", "australia", "alaska", "nunavut", "canada", "usa", "mexico",
    "venezuela", "peru", "south-africa", "tanzania", "ethiopia", "congo",
]
stock = { energy = 2 }
cards = ["pacific-standard-time"]

[[position.player]]
eu = 120
titles = ["norway", "new-zealand", "brazil", "argentina"]
stock = { food = 2, ucp = 1, ns = 1 }
cards = ["inflatable-statue"]

[[position.player]]
eu = 90
titles = ["egypt", "turkey"]

[[position.governor]]
at = "england"
[[position.governor]]
at = "brazil"
[[position.governor]]
at = "egypt"

[[position.title]]
id = "england"
units = { water = 1, food = 1, energy = 1, ucp = 1, ns = 3 }
level = 1
agents = [1, 2]
[[position.title]]
id = "norway"
units = { food = 1, ns = 1 }
agents = [1, 0]
[[position.title]]
id = "brazil"
units = { water = 1, food = 1, energy = 1 }
"#;

/// The card in the deal, which is no third party's business.
const SECRET: &str = "inflatable-statue";
const MISSION: &str = "pacific-standard-time";
/// What Ada and Bo agree on: the EU that Bo offers, and those that Ada asks for.
const OFFERED_EU: u16 = 5;
const AGREED_EU: u16 = 9;
/// How many rounds it may take until the claim has held: others may take a Territory in time.
const MOST_ROUNDS: u16 = 12;

/// Everybody at the table, and a look behind the scenes.
struct Story {
    ada: Player,
    bo: Player,
    /// The third one has a browser without a screen.
    cy: Browser,
    watch: Watch,
    id: String,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_with_a_deal_a_development_a_battle_a_cleaning_house_and_a_mission() {
    let server = TestServer::start_with(|config| {
        config.scenarios.push(("story".to_owned(), "The story".to_owned(), STORY.to_owned()));
    })
    .await;
    let chrome = Chrome::start();
    let ada = chrome.browser(Screen::Laptop).await;
    let bo = chrome.browser(Screen::Laptop).await;
    let mut story = sit_down(&server, ada, bo).await;
    story.ada_cleans_house().await;
    story.ada_attacks().await;
    story.ada_places_agents().await;
    story.bo_develops().await;
    story.they_deal().await;
    story.they_play_to_the_end().await;
    story.end().await;
    for player in [&story.ada, &story.bo] {
        player.tab.is_clean().await;
    }
}

/// Ada opens a table with the scenario, and the others come by the link.
async fn sit_down(server: &TestServer, ada: Tab, bo: Tab) -> Story {
    let form = set_up(server, &ada);
    form.open().await;
    form.choose("scenario", "story").await;
    form.choose("seat-2", "open").await;
    let watch = form.invite(&bo).await;
    let id = watch[watch.rfind("/t/").unwrap() + 3..].to_owned();
    let mut cy = server.browser();
    let play: String = ada.eval("document.querySelector('#invite-link').value").await;
    cy.get(&play[play.rfind("/t/").unwrap()..]).await.expect(303);
    let join = [("seat", "2"), ("name", "Cy"), ("commitment", "")];
    cy.post(&format!("/t/{id}/join"), &join).await.expect(303);
    ada.until("document.querySelector('#seats').innerText.includes('Cy')").await;
    start(&ada, &[&bo]).await;
    let watch = Watch::table(server, &id).await;
    let (ada, bo) = (Player { tab: ada, seat: Seat(0) }, Player { tab: bo, seat: Seat(1) });
    Story { ada, bo, cy, watch, id }
}

/// The points that a page shows of somebody.
async fn points(tab: &Tab, team: Team) -> i32 {
    tab.text(&format!("#players [data-key=player-{}] .gp-points b", team.0)).await.parse().unwrap()
}

/// A number in front of a percent sign.
fn percentage(text: &str) -> &str {
    let before = text.split('%').next().unwrap().trim_end();
    before.rsplit(|sign: char| !sign.is_ascii_digit() && sign != '.').next().unwrap()
}

impl Story {
    fn player(&self, seat: Seat) -> &Player {
        if seat == self.ada.seat { &self.ada } else { &self.bo }
    }

    /// The game as it stands, shown by both pages.
    async fn now(&self) -> (Play<AnyGame>, u64) {
        let play = self.watch.play().await;
        let version = play.lines().len() as u64;
        for player in [&self.ada, &self.bo] {
            player.sees(version).await;
        }
        (play, version)
    }

    /// Somebody does something, and both see it.
    async fn does(&self, seat: Seat, action: Action) {
        let (_, version) = self.now().await;
        does(self.player(seat), &action, version).await;
    }

    async fn ada_cleans_house(&self) {
        let (play, _) = self.now().await;
        let england = title(&play, "england");
        let before = open(&play).titles[england].agents[Team(1)];
        self.does(self.ada.seat, Action::Clean { at: england, of: Team(1) }).await;
        let (play, _) = self.now().await;
        let won = events(&play).find_map(|event| match event {
            Event::Agents(Agents::CleanedHouse { won, .. }) => Some(*won),
            _ => None,
        });
        let left = if won.expect("a contest was told") { 0 } else { before };
        assert_eq!(open(&play).titles[england].agents[Team(1)], left);
        let shown = self.bo.tab.text("#log").await;
        assert!(shown.contains("England"), "Bo reads of it: {shown}");
    }

    /// Ada attacks Norway, and sees the exact chance before, and every Battle Round.
    async fn ada_attacks(&self) {
        let (play, version) = self.now().await;
        let (from, against) = (title(&play, "england"), title(&play, "norway"));
        let strengths = rules(&play).prospect(open(&play), from, against).unwrap();
        let chance = rules(&play).chance(&strengths, [false; 2]);
        let prospect = format!("#now [data-key=prospect-{}-{}]", from.0, against.0);
        let said = self.ada.tab.text(&format!("{prospect} > summary")).await;
        assert_eq!(percentage(&said), format!("{:.1}", 100.0 * chance), "{said}");
        assert!((0.05..0.95).contains(&chance), "a chance that can be told from others: {chance}");
        does(&self.ada, &Action::Attack { from, against, with: None }, version).await;
        // The chance is the same now that the battle is declared, on both pages.
        for player in [&self.ada, &self.bo] {
            let (_, version) = self.now().await;
            player.sees(version).await;
            let said = player.tab.text(".gpt-battle .gpt-chances p").await;
            assert_eq!(percentage(&said), format!("{:.1}", 100.0 * chance), "{said}");
        }
        loop {
            let (play, _) = self.now().await;
            let Some(action) = in_battle(&play) else { break };
            self.does(asked(&play), action).await;
            if action == Action::Fight {
                self.rounds_are_shown().await;
            }
        }
        let (play, _) = self.now().await;
        let won = events(&play).find_map(|event| match *event {
            Event::Conflict(Conflict::BattleWon { winner, title, .. }) => Some((winner, title)),
            _ => None,
        });
        let (winner, taken) = won.expect("the battle is won by somebody");
        assert_eq!(open(&play).owner(taken), Some(winner));
        assert!(self.bo.tab.has(".gpt-battle.over").await, "Bo sees how it ended");
    }

    /// Both pages show every Battle Round so far: dice, pattern and value.
    async fn rounds_are_shown(&self) {
        let (play, _) = self.now().await;
        let fought: Vec<[Throw; 2]> = events(&play)
            .filter_map(|event| match *event {
                Event::Conflict(Conflict::BattleRound { aggressor, defender, .. }) => {
                    Some([aggressor, defender])
                }
                _ => None,
            })
            .collect();
        for player in [&self.ada, &self.bo] {
            // The last round stands first. Of each party: the d6, the value, and the words for the pattern.
            let shown: Vec<Vec<[String; 3]>> = player
                .tab
                .eval(
                    "[...document.querySelectorAll('.gpt-battle .gpt-rounds > li')].reverse().map((round) =>
                        [...round.querySelectorAll('.gpt-throw')].map((side) => [
                            side.querySelector('.sr').textContent.replace(/.*:/, '').trim(),
                            side.querySelector('b').textContent.replace(/[^0-9×=]/g, ''),
                            side.querySelector('span:last-child').lastChild.textContent.trim(),
                        ]))",
                )
                .await;
            assert_eq!(shown.len(), fought.len(), "{shown:?}");
            for (shown, fought) in shown.iter().zip(&fought) {
                for (shown, throw) in shown.iter().zip(fought) {
                    let dice: Vec<String> =
                        throw.dice[..usize::from(throw.count)].iter().map(u8::to_string).collect();
                    assert_eq!(shown[0], dice.join(" "));
                    assert_eq!(shown[1], format!("{}×{}={}", throw.polygon, throw.times, throw.value));
                    assert!(!shown[2].is_empty(), "the pattern has a name");
                }
            }
        }
    }

    /// Ada places Agents at home and abroad with plus, and takes one back with minus.
    async fn ada_places_agents(&self) {
        let (play, _) = self.now().await;
        let (china, brazil) = (title(&play, "china"), title(&play, "brazil"));
        let hand = open(&play).players[Team(0)].agents;
        let ada = self.ada.seat;
        for at in [china, china, brazil] {
            self.does(ada, Action::Place { at, count: 1 }).await;
        }
        self.does(ada, Action::Recall { from: china, count: 1 }).await;
        let (play, _) = self.now().await;
        for at in [china, brazil] {
            assert_eq!(open(&play).titles[at].agents[Team(0)], 1);
            let shown = self.ada.tab.text(&format!("#now [data-key=at-{}] .gpd-count", at.0)).await;
            assert_eq!(shown, "1");
        }
        assert_eq!(open(&play).players[Team(0)].agents, hand - 2);
        self.does(ada, Action::Pass).await;
        let (play, _) = self.now().await;
        assert_eq!((open(&play).turn, open(&play).phase), (self.bo.seat, Phase::Option));
    }

    /// Bo moves one R-Unit with the mouse and one with the keyboard, and develops Brazil.
    async fn bo_develops(&self) {
        let (play, version) = self.now().await;
        let (brazil, tab) = (title(&play, "brazil"), &self.bo.tab);
        let row = format!("#now [data-drop=t{}]", brazil.0);
        unfold(tab, "#now [data-key=bench]").await;
        tab.click("#now [data-key=bench] a[href^='?move=all']").await;
        let chip = tab.find("#now [data-drag=ucp-s]").await;
        tab.scroll_to(&chip).await;
        let place = tab.find(&format!("{row} th")).await;
        let drag = tab.driver.action_chain().click_and_hold_element(&chip);
        let drag = drag.move_to_element_center(&place).move_by_offset(3, 1).release();
        drag.perform().await.unwrap();
        self.bo.sees(version + 1).await;
        let (play, version) = self.now().await;
        assert_eq!(open(&play).titles[brazil].units[RUnit::Ucp], 1);

        tab.ask::<()>("document.querySelector('.skip').focus();", vec![]).await;
        tab.press(Key::Enter).await;
        tab_to(&self.bo, &tab.find("#now [data-drag=ns-s]").await).await;
        tab.press(Key::Enter).await;
        let button = tab.find(&format!("{row} .gpd-put button")).await;
        tab_to(&self.bo, &button).await;
        tab.press(Key::Enter).await;
        self.bo.sees(version + 1).await;
        let (play, version) = self.now().await;
        assert_eq!(open(&play).titles[brazil].units[RUnit::Ns], 1);
        assert_eq!(open(&play).players[Team(1)].stock[RUnit::Ns], 0);

        let before = points(tab, Team(1)).await;
        tab.press(Key::Escape).await;
        tab.click(&format!("#now [data-key=tile-{}] .gpd-develop", brazil.0)).await;
        self.bo.sees(version + 1).await;
        let (play, _) = self.now().await;
        assert_eq!(open(&play).titles[brazil].justified(), 1);
        for player in [&self.ada, &self.bo] {
            assert_eq!(points(&player.tab, Team(1)).await, before + 5);
        }
    }

    /// Bo offers New Zealand and more for Mexico and some Energy; Ada wants a little more, and Bo accepts.
    async fn they_deal(&mut self) {
        let (play, version) = self.now().await;
        let (new_zealand, mexico) = (title(&play, "new-zealand"), title(&play, "mexico"));
        let secret = card(&play, SECRET);
        let (ada, bo) = (Team(0), Team(1));
        let tab = &self.bo.tab;
        tab.click("#now a.gpt-partner[href^='?deal=0']").await;
        for fold in ["give-titles-1", "give-units-1", "want-titles-0", "want-units-0"] {
            unfold(tab, &format!("#deal-form [data-key={fold}]")).await;
        }
        unfold(tab, "#deal-form [data-key^=own-cards]").await;
        tab.click(&format!("#deal-form input[name=give-title][value='{}']", new_zealand.0)).await;
        tab.fill("#deal-form input[name=give-eu]", &OFFERED_EU.to_string()).await;
        tab.fill("#deal-form input[name=give-food]", "1").await;
        tab.click(&format!("#deal-form input[name=give-card][value='{}']", secret.0)).await;
        tab.click(&format!("#deal-form input[name=want-title][value='{}']", mexico.0)).await;
        tab.fill("#deal-form input[name=want-energy]", "2").await;
        // What was chosen last has come into the summary, which follows the form by itself.
        tab.until("document.querySelector('#deal-form .gpt-sum').innerText.includes('2 energy')").await;
        let foreseen = foreseen(tab, "#deal-form .gpt-preview").await;
        tab.click("#deal-form .choices button.strong").await;
        self.bo.sees(version + 1).await;
        self.cy_does_not_learn(&play, secret).await;

        // The rules say the same of both scores as the preview said.
        let (play, version) = self.now().await;
        assert_eq!(foreseen, after(&play, self.ada.seat, Action::Accept(bo)), "as the preview says");
        let tab = &self.ada.tab;
        assert_eq!(self::foreseen(tab, "#now .gpt-offer.asks").await, foreseen, "Ada sees the same");
        assert!(
            tab.text("#now .gpt-offer.asks").await.contains(name(&play, SECRET)),
            "she may know the card"
        );
        tab.click("#now .gpt-offer.asks a[href^='?deal=1&counter=offer']").await;
        let form = "#deal-form form[data-key=deal-1-counter]";
        tab.find(form).await;
        // Everything is there already, the other way round.
        let value = async |field: &str| -> String {
            tab.eval(&format!("document.querySelector({}).value", json!(format!("{form} {field}")))).await
        };
        for (field, expected) in [
            ("input[name=want-title]:checked", new_zealand.0.to_string()),
            ("input[name=give-title]:checked", mexico.0.to_string()),
            ("select[name=want-card]", secret.0.to_string()),
            ("input[name=want-eu]", OFFERED_EU.to_string()),
            ("input[name=want-food]", "1".to_owned()),
            ("input[name=give-energy]", "2".to_owned()),
        ] {
            assert_eq!(value(field).await, expected, "{field}");
        }
        tab.fill(&format!("{form} input[name=want-eu]"), &AGREED_EU.to_string()).await;
        tab.click(&format!("{form} .choices button.strong")).await;
        self.ada.sees(version + 1).await;
        self.cy_does_not_learn(&play, secret).await;

        let (before, _) = self.now().await;
        let expected = after(&before, self.bo.seat, Action::Accept(ada));
        assert_eq!(self::foreseen(&self.bo.tab, "#now .gpt-offer.asks").await, expected);
        self.does(self.bo.seat, Action::Accept(ada)).await;
        let (play, _) = self.now().await;
        let (was, is) = (open(&before), open(&play));
        assert_eq!((is.owner(new_zealand), is.owner(mexico)), (Some(ada), Some(bo)));
        assert_eq!(is.players[ada].eu, was.players[ada].eu + u32::from(AGREED_EU));
        assert_eq!(is.players[bo].eu, was.players[bo].eu - u32::from(AGREED_EU));
        assert_eq!(is.players[ada].stock[RUnit::Food], was.players[ada].stock[RUnit::Food] + 1);
        assert_eq!(is.players[bo].stock[RUnit::Energy], was.players[bo].stock[RUnit::Energy] + 2);
        assert!(state(&play).hands[ada].contains(secret) && !state(&play).hands[bo].contains(secret));
        for player in [&self.ada, &self.bo] {
            for team in [ada, bo] {
                assert_eq!(points(&player.tab, team).await, is.players[team].points);
                let money = format!("#players [data-key=player-{}] .gp-eu", team.0);
                let money = player.tab.text(&money).await;
                assert!(money.contains(&is.players[team].eu.to_string()), "{money}");
            }
        }
        assert!(self.ada.tab.text("#hand").await.contains(name(&play, SECRET)));
        assert!(!self.bo.tab.text("#hand").await.contains(name(&play, SECRET)));
        self.cy_does_not_learn(&play, secret).await;
    }

    /// Nothing that the third one is sent names the card.
    async fn cy_does_not_learn(&mut self, play: &Play<AnyGame>, secret: games::globopolis::CardId) {
        let name = rules(play).edition().card_name(secret);
        for path in ["", "/regions", "/regions?title=4"] {
            let sent = self.cy.get(&format!("/t/{}{path}", self.id)).await.expect(200).body;
            assert!(sent.contains("New Zealand"), "it is the table");
            assert!(!sent.contains(name), "{path} names {name}");
        }
    }

    /// They play on, peacefully, until the claim of Ada's MISSION has won.
    async fn they_play_to_the_end(&mut self) {
        let mut peace = Peace::default();
        loop {
            let play = self.watch.play().await;
            let version = play.lines().len() as u64;
            if play.game().outcome(play.state()).is_some() {
                return;
            }
            let seat = asked(&play);
            let action = peace.next(&self.watch.advice(&play, seat), &play);
            if seat == Seat(2) {
                let sent = serde_json::to_string(&AnyAction::Globopolis(action)).unwrap();
                let answer = self.cy.act(&self.id, seat.0, version, &sent).await.expect(200).json();
                assert_eq!(answer["status"], 200, "{sent}: {answer}");
                continue;
            }
            let player = self.player(seat);
            player.sees(version).await;
            self.ada.tab.changes_screen(version).await;
            does(player, &action, version).await;
            if let Action::Claim(_) = action {
                let (_, version) = self.now().await;
                self.bo.sees(version).await;
                assert!(self.bo.tab.text("#log").await.contains(name(&play, MISSION)), "Bo learns of it");
            }
        }
    }

    /// Everybody sees who has won and why, and the journal that anybody can take home proves it.
    async fn end(&self) {
        self.ada.tab.resize(1280, 800).await;
        for player in [&self.ada, &self.bo] {
            player.tab.until("!document.querySelector('#end').hidden").await;
            let said = player.tab.text("#h-end").await;
            assert_eq!(said.contains("You won"), player.seat == self.ada.seat, "{said}");
            let said = player.tab.text("#end").await;
            assert!(said.contains("Ada") && said.contains("Pacific Standard Time"), "{said}");
            let forms = "document.querySelectorAll('form[action$=\"/act\"]').length";
            assert_eq!(player.tab.eval::<u32>(forms).await, 0);
        }
        self.bo.tab.click("#end a[download]").await;
        let journal = Journal::read(&self.bo.tab.downloaded(&format!("{}.jsonl", self.id)).await).unwrap();
        let play = Play::replay(AnyGame::of_header(&journal.header, None).unwrap(), &journal).unwrap();
        assert!(play.is_revealed());
        let outcome = play.game().outcome(play.state()).unwrap();
        assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [self.ada.seat]);
        assert_eq!(prove(&journal), Ok(Proof::Shared));
        let mission = card(&play, MISSION);
        let happened = |what: fn(&Event) -> bool| events(&play).any(what);
        assert!(
            happened(|event| matches!(event, Event::Agents(Agents::CleanedHouse { .. }))),
            "a Cleaning House"
        );
        assert!(happened(|event| matches!(event, Event::Conflict(Conflict::BattleWon { .. }))), "a battle");
        assert!(
            happened(|event| matches!(event, Event::Resources(Resources::Developed { team: Team(1), .. }))),
            "a development"
        );
        assert!(happened(|event| matches!(event, Event::Deals(Deals::DealMade { .. }))), "a deal");
        let claimed = |event: &Event| matches!(event, Event::Ending(Ending::Claimed { team: Team(0), card }) if *card == mission);
        assert!(events(&play).any(claimed), "a MISSION");
        self.ada.tab.click("#end a[href$='/rolls']").await;
        self.ada.tab.until("document.body.innerText.includes('Proven')").await;
        println!("{} entries, {} rounds", journal.entries.len(), open(&play).round);
    }
}

/// Who is asked to do something.
fn asked(play: &Play<AnyGame>) -> Seat {
    play.game().to_act(play.state()).must.first().unwrap()
}

/// What whoever is asked does in Ada's battle, until it is over: her turn ends with it.
fn in_battle(play: &Play<AnyGame>) -> Option<Action> {
    match open(play).phase {
        Phase::Rounds(Party::Aggressor) => Some(Action::Fight),
        Phase::Muster(_) | Phase::Rounds(Party::Defender) | Phase::Chain { .. } => Some(Action::Pass),
        ref other => {
            assert_eq!(*other, Phase::Agents, "her turn ends with the battle");
            None
        }
    }
}

/// What is done after the deal: the MISSION is claimed as soon as it is fulfilled, and nobody fights.
#[derive(Default)]
struct Peace {
    /// Whose turn it was last, and how many steps it has taken so far.
    turn: Option<(Seat, u16)>,
    steps: usize,
}

impl Peace {
    fn next(&mut self, advice: &AnyAction, play: &Play<AnyGame>) -> Action {
        let open = open(play);
        assert!(open.round <= MOST_ROUNDS, "the MISSION is never fulfilled");
        let turn = Some((open.turn, open.round));
        self.steps = if turn == self.turn { self.steps + 1 } else { 0 };
        self.turn = turn;
        let (seat, claim) = (asked(play), Action::Claim(card(play, MISSION)));
        if legal(play, seat).contains(&claim) { claim } else { peaceful(advice, play, seat, self.steps) }
    }
}

/// In the browsers nobody can choose the dice, so the story has to come to its end with any: of 30 000 seeds one failed.
#[test]
fn the_story_ends_with_any_dice() {
    for seed in 0..500 {
        let mut dice = FastDice::new(seed);
        let game = games::open_scenario(Source { name: "story.toml", text: STORY }, None).unwrap();
        let names = ["Ada", "Bo", "Cy"].map(str::to_owned).to_vec();
        let mut play =
            Play::start(game, names, Origin::Seeded(seed), Some(STORY.to_owned()), &mut dice).unwrap();
        let mut act = |play: &mut Play<AnyGame>, who: fn(&Play<AnyGame>) -> Seat, action: Action| {
            let acted = play.act(who(play), &AnyAction::Globopolis(action), &mut dice);
            acted.unwrap_or_else(|refusal| panic!("{action:?} with seed {seed}: {refusal}"));
        };
        let (england, norway) = (title(&play, "england"), title(&play, "norway"));
        act(&mut play, asked, Action::Clean { at: england, of: Team(1) });
        act(&mut play, asked, Action::Attack { from: england, against: norway, with: None });
        while let Some(action) = in_battle(&play) {
            act(&mut play, asked, action);
        }
        act(&mut play, asked, Action::Pass);
        let only = |id| Side { titles: TitleSet::only(title(&play, id)), ..Side::NOTHING };
        let (give, want) = (only("new-zealand"), only("mexico"));
        act(&mut play, asked, Action::Offer { to: Team(0), give, want });
        act(&mut play, |_| Seat(0), Action::Accept(Team(1)));
        let (mut peace, mut thoughts) = (Peace::default(), FastDice::new(seed));
        while play.game().outcome(play.state()).is_none() {
            let action = peace.next(&advice(&play, asked(&play), &mut thoughts), &play);
            act(&mut play, asked, action);
        }
        let outcome = play.game().outcome(play.state()).unwrap();
        assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [Seat(0)], "with seed {seed}");
    }
}

/// What a deal on a page would do to the points and EU of both: `0:41`.
async fn foreseen(tab: &Tab, within: &str) -> Vec<(String, String)> {
    let mut rows: Vec<(String, String)> = tab
        .eval(&format!(
            "[...document.querySelector({}).querySelectorAll('.gpt-effects tbody tr')].map((row) =>
                [row.querySelector('[data-points]').dataset.points, row.querySelector('[data-eu]').dataset.eu])",
            json!(within)
        ))
        .await;
    rows.sort();
    rows
}

/// The same by the rules: what points and EU both have after this.
fn after(play: &Play<AnyGame>, seat: Seat, action: Action) -> Vec<(String, String)> {
    let mut then = state(play).clone();
    let game = rules(play);
    game.apply(&mut then, seat, &action, &mut FastDice::new(0), &mut Silent).unwrap();
    let of = |team: Team| {
        let player = &then.open.players[team];
        (format!("{}:{}", team.0, player.points), format!("{}:{}", team.0, player.eu))
    };
    vec![of(Team(0)), of(Team(1))]
}

/// What a card is called.
fn name<'a>(play: &'a Play<AnyGame>, id: &str) -> &'a str {
    rules(play).edition().card_name(card(play, id))
}
