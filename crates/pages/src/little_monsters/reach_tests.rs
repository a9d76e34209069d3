//! What leads to a place and what is missing for it, tickets to tap, and events in the row of cards: from positions set up in text.

use games::little_monsters::{Action, Colour, Edition, LittleMonsters, Options, Phase, Tickets};
use table::dice::FastDice;
use table::{Game, Seat, Source, Viewer};

use crate::test_html::{attribute, carries, elements, tags};
use crate::test_table::Drive;

const ADA: Viewer = Viewer::Seat(Seat(0));

/// A game of two as it stands in a scenario; Ada is in Rome.
fn position(turn: u8, more: &str, tickets: &str) -> Drive<LittleMonsters> {
    let text = format!(
        "seats = 2\n[position]\nturn = {turn}\nphase = \"travel\"\n{more}\nplayer = [\n  \
         {{ house = \"fiji\", monster = \"rome\", tickets = {{ {tickets} }} }},\n  \
         {{ house = \"beijing\", monster = \"paris\", tickets = {{ blue = 2 }} }},\n]\n"
    );
    let mut drive = Drive::of(LittleMonsters::new(Edition::world(), Options::ADVANCED, 2), 1);
    let source = Source { name: "example.toml", text: &text };
    drive.state = drive.game.scenario(source, &mut FastDice::new(1)).unwrap();
    drive
}

const DISPLAY: &str = "display = [\"london\", \"guam\", \"perth\", \"tahiti\"]";

/// The card of London, and what stands about London when it is asked for.
fn london(tokens: &str, tickets: &str) -> (String, String) {
    let drive = position(0, &format!("{DISPLAY}\ntokens = {{ {tokens} }}"), tickets);
    let at = drive.game.edition().location_called("london").unwrap().0.to_string();
    let board = drive.region(ADA, &[], "board");
    let card = board.split("class=\"lm-card ").nth(1).expect("the first card").to_owned();
    let plan = drive.region(ADA, &[("to", &at)], "now");
    (card.split("</li>").next().unwrap().to_owned(), plan)
}

#[test]
fn lm_7_a_card_out_of_reach_shows_the_cheapest_way_and_what_is_missing() {
    let (card, plan) = london("", "purple = 1");
    assert!(card.contains("lacking") && card.contains("aria-label=\"1 red\""), "{card}");
    let lacking =
        plan.split("class=\"lm-lacking\"").nth(1).expect("the cheapest way").split("</div>").next().unwrap();
    for told in
        ["Berlin", "London", "You have", "aria-label=\"1 purple\"", "You lack", "aria-label=\"1 red\""]
    {
        assert!(lacking.contains(told), "{told}: {lacking}");
    }
}

#[test]
fn lm_25_a_storm_that_blocks_is_named() {
    let (card, plan) = london("storm = [\"berlin\"]", "purple = 1, red = 1");
    assert!(card.contains("title=\"storm\""), "{card}");
    assert!(
        plan.contains("There is a storm over Berlin") && !plan.contains("Your tickets do not lead"),
        "{plan}"
    );
    let (card, plan) = london("", "purple = 1, red = 1");
    assert!(!card.contains("lacking") && !plan.contains("class=\"lm-lacking"), "it is within reach: {card}");
}

#[test]
fn lm_13_tickets_of_an_offer_are_tapped() {
    let drive = position(0, DISPLAY, "red = 3, green = 1");
    let hand = drive.region(ADA, &[], "hand");
    let boxes: Vec<&str> =
        tags(&hand, "input").into_iter().filter(|tag| attribute(tag, "type") == Some("checkbox")).collect();
    let count = |name: &str| boxes.iter().filter(|tag| attribute(tag, "name") == Some(name)).count();
    assert_eq!((count("give-red"), count("give-green"), count("want-blue")), (3, 1, 2));
    assert!(!hand.contains("type=\"number\""), "nobody types how many");
}

#[test]
fn lm_13_a_counter_offer_starts_from_the_offer() {
    let mut drive = position(0, DISPLAY, "red = 3, green = 1");
    let [give, want] = [Tickets::of(Colour::Red, 2), Tickets::of(Colour::Blue, 1)];
    drive.act(Seat(0), &Action::Offer { to: Seat(1), give, want });
    let now = drive.region(Viewer::Seat(Seat(1)), &[], "now");
    let chosen: Vec<&str> = tags(&now, "input")
        .into_iter()
        .filter(|tag| tag.contains(" checked"))
        .filter_map(|tag| attribute(tag, "name"))
        .collect();
    assert_eq!(chosen, ["give-blue", "want-red", "want-red"]);
    let own = drive.region(ADA, &[], "now");
    assert!(own.contains("One offer waits for an answer"), "one's own lies folded in the tray");
}

#[test]
fn lm_7_no_place_within_reach_is_told_twice() {
    let drive = position(0, DISPLAY, "red = 2, green = 2, blue = 1");
    let now = drive.region(ADA, &[], "now");
    let (before, more) = now.split_once("data-key=\"more\"").expect("there is more within reach");
    let listed: Vec<&str> = tags(more, "a").into_iter().filter_map(|tag| attribute(tag, "href")).collect();
    assert!(!listed.is_empty());
    for action in drive.legal(Seat(0)) {
        if let Action::Step { to, .. } = action {
            assert!(carries(before, &action));
            assert!(!listed.contains(&format!("?to={}", to.0).as_str()), "{to:?} is a step and in the list");
        }
    }
}

#[test]
fn lm_26_an_event_lies_in_the_row_while_it_asks() {
    let more =
        "display = [\"paris\", \"guam\", \"perth\", \"tahiti\"]\npile = [\"strike\", \"lisbon\", \"tokyo\"]";
    let mut drive = position(1, more, "red = 1, green = 1");
    drive.act(Seat(1), &Action::Stop);
    assert!(matches!(drive.state.open.phase, Phase::Discard(_)), "{:?}", drive.state.open.phase);
    let board = drive.region(ADA, &[], "board");
    let event =
        board.split("lm-event\"").nth(1).expect("the event was turned over").split("</li>").next().unwrap();
    assert!(
        event.contains("Strike") && event.contains("loses a ticket") && event.contains("LM-26"),
        "{event}"
    );
    assert!(!board.contains("no card left"), "there are cards left");
    // The ticket is given up where it lies.
    let hand = drive.region(ADA, &[], "hand");
    assert!(elements(&hand, "form").iter().any(|form| form.contains("lm-tap") && form.contains("discard")));
    let red = drive.legal(Seat(0))[0];
    drive.act(Seat(0), &red);
    let after = drive.region(ADA, &[], "board");
    assert!(
        after.contains("lm-event\"") && !after.contains("no card left"),
        "it stays beside the pile for a while"
    );
}
