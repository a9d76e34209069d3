//! What one click does beyond one action: a plan is taken back as a whole, an order is followed until its question is over, and
//! what was looked at stays in sight.

use games::globopolis::{Action, Phase, TitleId};
use serde_json::{Value, json};

use crate::api::{Program, document};
use crate::globopolis::{open_of, sit_down};
use crate::secrets::known_to_the_house;
use crate::support::{Browser, TestServer};

/// Ada is in turn, and can develop the USA with what is in her Stock.
const ESTATE: &str = r#"
title = "An estate"
game = "globopolis"
seats = 2

[position]
turn = 0
round = 3

[[position.player]]
eu = 90
titles = ["usa", "canada"]
stock = { water = 2, food = 1 }

[[position.player]]
titles = ["japan"]

[[position.title]]
id = "usa"
units = { energy = 1, ucp = 1, ns = 1 }
"#;

/// Ada attacks Norway from England. Bo holds an Operation, and so may be asked before a Battle Round.
const BATTLE: &str = r#"
title = "A battle"
game = "globopolis"
seats = 2

[position]
turn = 0
round = 5
phase = "own"
at = "england"

[[position.player]]
titles = ["england"]

[[position.player]]
titles = ["norway"]
cards = ["zero-g-drill"]

[[position.governor]]
at = "england"

[[position.title]]
id = "england"
units = { water = 1, food = 1, ns = 2 }
[[position.title]]
id = "norway"
units = { food = 1, ns = 2 }
"#;

async fn table(scenario: &str) -> (TestServer, [Browser; 2], String) {
    let text = scenario.to_owned();
    let server = TestServer::start_with(|config| {
        config.scenarios.push(("here".to_owned(), "Here".to_owned(), text));
    })
    .await;
    let mut people = [server.browser(), server.browser()];
    let id = sit_down(&mut people, &[("scenario", "here")]).await;
    (server, people, id)
}

/// Sends a form of a seat at the table as it stands.
async fn send(server: &TestServer, people: &mut [Browser; 2], id: &str, seat: u8, more: &[(&str, &str)]) {
    let version = known_to_the_house(server, id).await.lines().len().to_string();
    let seat_field = seat.to_string();
    let mut fields = vec![("seat", seat_field.as_str()), ("version", version.as_str())];
    fields.extend_from_slice(more);
    let answer =
        people[usize::from(seat)].post_json(&format!("/t/{id}/act"), &fields).await.expect(200).json();
    assert_eq!(answer["status"], 200, "{more:?}: {answer}");
}

#[tokio::test]
async fn a_plan_is_taken_back_as_a_whole() {
    let (server, mut people, id) = table(ESTATE).await;
    let before = open_of(&known_to_the_house(&server, &id).await);
    let usa = before.players[games::globopolis::Team(0)]
        .titles
        .iter()
        .find(|&title| before.titles[title].units.0.iter().filter(|&&count| count > 0).count() == 3);
    let TitleId(usa) = usa.expect("the USA are hers");
    let bring = |unit: &str| format!(r#"{{"allocate":{{"unit":"{unit}","count":1,"to":{usa}}}}}"#);
    let plan = format!(r#"[{},{},{{"develop":{usa}}}]"#, bring("water"), bring("food"));
    let one = bring("water");
    send(&server, &mut people, &id, 0, &[("action", &one), ("look-move", "water-s")]).await;
    let single = open_of(&known_to_the_house(&server, &id).await);
    let plan = plan.replacen(&format!("{one},"), "", 1);
    send(&server, &mut people, &id, 0, &[("action", &plan)]).await;
    let play = known_to_the_house(&server, &id).await;
    assert_eq!(open_of(&play).titles[TitleId(usa)].level, 1);
    for expected in [single, before] {
        let version = known_to_the_house(&server, &id).await.lines().len().to_string();
        let fields = [("seat", "0"), ("version", version.as_str())];
        people[0].post(&format!("/t/{id}/takeback"), &fields).await.expect(303);
        assert_eq!(open_of(&known_to_the_house(&server, &id).await), expected);
    }
}

#[tokio::test]
async fn what_was_chosen_stays_chosen_with_and_without_script() {
    let (server, mut people, id) = table(ESTATE).await;
    let open = open_of(&known_to_the_house(&server, &id).await);
    let canada = open.players[games::globopolis::Team(0)].titles.iter().next().expect("two Titles").0;
    let action = format!(r#"{{"allocate":{{"unit":"water","count":1,"to":{canada}}}}}"#);
    for (script, look) in [(true, "water-s"), (false, "water-s")] {
        let version = known_to_the_house(&server, &id).await.lines().len().to_string();
        let fields =
            [("seat", "0"), ("version", version.as_str()), ("action", action.as_str()), ("look-move", look)];
        let path = format!("/t/{id}/act");
        if script {
            let answer = people[0].post_json(&path, &fields).await.expect(200).json();
            assert_eq!(answer["look"], "?move=water-s");
        } else {
            let answer = people[0].post(&path, &fields).await.expect(303);
            assert_eq!(answer.header("location"), Some(format!("/t/{id}?move=water-s#now").as_str()));
        }
    }
}

#[tokio::test]
async fn gp_75_a_battle_is_fought_on_by_order_until_it_is_decided() {
    let (server, mut people, id) = table(BATTLE).await;
    let play = known_to_the_house(&server, &id).await;
    let Phase::Own(england) = open_of(&play).phase else { panic!("Ada is at home") };
    let norway = open_of(&play).players[games::globopolis::Team(1)].titles.iter().next().expect("Norway");
    let attack =
        serde_json::to_string(&Action::Attack { from: england, against: norway, with: None }).unwrap();
    send(&server, &mut people, &id, 0, &[("action", &attack)]).await;
    // Bo prepares nothing. Ada fights on, and Bo wants to hear nothing more of it.
    send(&server, &mut people, &id, 1, &[("action", "\"pass\"")]).await;
    let asked = known_to_the_house(&server, &id).await;
    send(&server, &mut people, &id, 0, &[("action", "\"fight\""), ("again", "on")]).await;
    let mut play = known_to_the_house(&server, &id).await;
    if open_of(&play).battle.is_some() {
        send(&server, &mut people, &id, 1, &[("action", "\"pass\""), ("again", "on")]).await;
        play = known_to_the_house(&server, &id).await;
    }
    assert!(open_of(&play).battle.is_none(), "it is decided");
    // How many rounds it takes is for the dice to say.
    assert!(play.lines().len() > asked.lines().len(), "entry by entry");
}

/// GP-75
#[tokio::test]
async fn a_program_orders_a_battle_to_be_fought_on() {
    let (server, mut people, id) = table(BATTLE).await;
    let document = document(&server).await;
    let play = known_to_the_house(&server, &id).await;
    let Phase::Own(england) = open_of(&play).phase else { panic!("Ada is at home") };
    let norway = open_of(&play).players[games::globopolis::Team(1)].titles.iter().next().expect("Norway");
    let attack = json!(Action::Attack { from: england, against: norway, with: None });
    let [ada, bo] = &mut people;
    let (mut ada, mut bo) = (Program::of(ada, &document).await, Program::of(bo, &document).await);
    let act = async |program: &mut Program<'_>, seat: u8, action: Value, again: bool| {
        let version = known_to_the_house(&server, &id).await.lines().len();
        let act = json!({"seat": seat, "version": version, "actions": [action], "again": again});
        program.post("/tables/{id}/act", &id, act).await.expect(200);
    };
    act(&mut ada, 0, attack, false).await;
    act(&mut bo, 1, json!("pass"), false).await;
    let asked = known_to_the_house(&server, &id).await.lines().len();
    act(&mut ada, 0, json!("fight"), true).await;
    if open_of(&known_to_the_house(&server, &id).await).battle.is_some() {
        act(&mut bo, 1, json!("pass"), true).await;
    }
    let play = known_to_the_house(&server, &id).await;
    assert!(open_of(&play).battle.is_none(), "it is decided");
    assert!(play.lines().len() > asked, "entry by entry");
    server.stop().await;
}
