//! Positions set up by hand, and editions with mistakes in them.

use globetrotters::state::{Bonus, Spot};
use globetrotters::{Action, Edition, Event, Globetrotters, Options, Phase, State, TicketId};
use table::dice::{FastDice, ScriptedDice};
use table::{Chronicle, Game, Mistakes, Seat, Source, Viewer};

/// The Demonstration Game's end-game position.
const END_GAME: &str = r#"
[position]
turn = 2
first = 0
round = 20

[[position.player]]
home = "seattle"
home_ticket = "seattle/amsterdam"
at = "nairobi"
money = 300
tickets = ["any", "any"]
keys = ["los-angeles", "rio", "south-america"]
memories = ["caracas", "buenos-aires", "vancouver", "peking", "johannesburg"]
specials = 1

[[position.player]]
home = "manila"
home_ticket = "manila/munich"
at = "london"
money = 200
tickets = ["any"]
keys = ["london", "paris", "new-york", "cairo", "oceania", "europe", "asia"]
memories = ["manila", "singapore", "amsterdam", "madrid", "bombay", "bangkok"]

[[position.player]]
home = "winnipeg"
home_ticket = "winnipeg/khartoum"
at = "sydney"
money = 600
tickets = ["singapore/florence", "any", "any", "any"]
keys = ["hong-kong", "sydney", "tokyo", "north-america"]
memories = ["vancouver", "san-francisco", "moscow", "melbourne"]
specials = 1
"#;

fn game(seats: usize) -> Globetrotters {
    Globetrotters::new(Edition::world(), Options::STANDARD, seats)
}

fn position(game: &Globetrotters, text: &str) -> Result<State, Mistakes> {
    game.scenario(Source { name: "position", text }, &mut FastDice::new(1))
}

fn ticket(game: &Globetrotters, one: &str, other: &str) -> TicketId {
    let ends = [one, other].map(|id| game.edition().location_called(id).expect("a place"));
    game.edition().ticket_ids().find(|&ticket| game.edition().ticket(ticket) == ends).expect("a ticket")
}

#[test]
fn the_end_game_position_can_be_played_on() {
    let game = game(3);
    let mut state = position(&game, END_GAME).unwrap();
    assert_eq!(game.scores(&state), [3, 7, 4]);
    assert_eq!(state.open.board.len(), 2, "Africa's and one more city's KEY are left");
    assert_eq!(state.hidden.jackpot.len(), 2);
    assert_eq!(state.open.jackpot.money, 200);
    let singapore = game.edition().location_called("singapore").unwrap();
    let fly = Action::Fly { ticket: ticket(&game, "singapore", "florence"), to: singapore };
    let mut log = Chronicle::default();
    game.apply(&mut state, Seat(2), &fly, &mut ScriptedDice::default(), &mut log).unwrap();
    assert_eq!(state.open.players[Seat(2)].money, 500);
    assert_eq!(state.open.phase, Phase::Offer);
}

#[test]
fn every_reason_against_a_position_is_given() {
    let game = game(3);
    let text = END_GAME
        .replace("\"caracas\", ", "\"atlantis\", ")
        .replace("\"hong-kong\", ", "\"cairo\", ")
        .replace("money = 600", "money = 650")
        .replace("tickets = [\"any\"]", "tickets = [\"singapore/florence\"]")
        .replace("turn = 2", "turn = 7");
    let mistakes = position(&game, &text).unwrap_err().to_string();
    for reason in [
        "position:14: there is no location “atlantis”",
        "the KEY “cairo” is elsewhere already",
        "the ticket “singapore/florence” is elsewhere already",
        "the player in turn 7 does not play",
        "GT-6",
        "GT-69",
    ] {
        assert!(mistakes.contains(reason), "{reason} is missing in:\n{mistakes}");
    }
}

#[test]
fn an_unanswerable_question_is_refused() {
    let game = game(3);
    let phases = [
        ("phase = \"overland\"", "nobody can answer"),
        ("phase = \"debt\"\nowed = 100", "nobody can answer"),
        ("phase = \"pick\"\npicks = 9", "nobody can answer"),
        ("phase = \"switch\"", "GT-49"),
        ("phase = \"bonus\"", "nobody can answer"),
        ("phase = \"home\"", "GT-10"),
        ("phase = \"move-on\"\nwho = 0\nchooser = 2", "GT-46"),
        ("phase = \"nap\"", "there is no phase “nap”"),
    ];
    for (phase, reason) in phases {
        let text = END_GAME.replace("round = 20", phase);
        let mistakes = position(&game, &text).unwrap_err().to_string();
        assert!(mistakes.contains(reason), "{phase}: {mistakes}");
    }
}

#[test]
fn every_phase_can_be_set_up() {
    let game = game(3);
    for phase in [
        "phase = \"start\"",
        "phase = \"arrive\"",
        "phase = \"offer\"",
        "phase = \"overland\"\nsteps = 4",
        "phase = \"move-on\"\nwho = 0\nchooser = 2\nchain = [2]\nturned = \"tripoli/lima\"",
        "phase = \"pick\"\npicks = 2\nadventure = { card = 1, city = \"sydney\", begun = 1 }",
        "phase = \"lose-key\"\nadventure = { card = 1, city = \"sydney\", begun = 1 }",
        "phase = \"switch\"\nadventure = { card = 1, city = \"sydney\", begun = 1 }",
        "phase = \"bonus\"\nbonus = \"anywhere\"",
        "phase = \"debt\"\ndue = \"expenses\"\nowed = 800",
        "phase = \"after-turn\"",
    ] {
        let text = END_GAME.replace("round = 20", phase);
        let state = position(&game, &text).unwrap_or_else(|mistakes| panic!("{phase}: {mistakes}"));
        let asked = game.to_act(&state).must.first().unwrap();
        let mut actions = Vec::new();
        game.legal(&state, asked, &mut actions);
        assert!(!actions.is_empty(), "{phase}");
        let view = game.view(&state, Viewer::Seat(asked));
        let sampled = game.sample(&view, &mut FastDice::new(5));
        assert_eq!(game.view(&sampled, Viewer::Seat(asked)), view);
    }
    let text = END_GAME.replace("round = 20", "phase = \"bonus\"\nbonus = \"continent\"");
    let state = position(&game, &text).unwrap();
    assert_eq!(state.open.course.bonus, Some(Bonus::Continent));
}

/// With one ticket left in the pack, whose two places are held by pieces of the chain, the space is shared.
#[test]
fn gt_47_a_space_is_shared_if_no_ticket_serves() {
    let game = game(3);
    let everything = game.edition().ticket_ids().count();
    // Three Homes, two tickets in the Jackpot, and one left in the pack.
    let held = vec!["\"any\""; everything - 6].join(", ");
    let text = format!(
        "[position]\nturn = 0\nphase = \"overland\"\nsteps = 1\npack = [\"adelaide/vancouver\"]\n\
         [[position.player]]\nhome = \"seattle\"\nmoney = 1000\ntickets = [{held}]\n\
         [[position.player]]\nhome = \"manila\"\nat = \"vancouver\"\n\
         [[position.player]]\nhome = \"winnipeg\"\nat = \"adelaide\"\n"
    );
    let mut state = position(&game, &text).unwrap();
    let [vancouver, adelaide] =
        ["vancouver", "adelaide"].map(|id| game.edition().location_called(id).unwrap());
    let mut log = Chronicle::default();
    let go = Action::MoveTo(vancouver);
    game.apply(&mut state, Seat(0), &go, &mut ScriptedDice::default(), &mut log).unwrap();
    assert_eq!(state.open.players[Seat(1)].spot, Some(Spot::on(adelaide)));
    assert_eq!(state.open.players[Seat(2)].spot, Some(Spot::on(adelaide)), "they stay");
    assert!(state.open.players[Seat(1)].unresolved && !state.open.players[Seat(2)].unresolved);
    assert!(log.told.iter().any(|told| matches!(told.event, Event::Shares { seat: Seat(2), .. })));
    assert!(game.broken_invariants(&state).is_empty());
    assert_eq!(state.supply(), 0, "the last ticket is for moving on only (GT-7)");
    let refusal =
        game.apply(&mut state, Seat(0), &Action::Buy(1), &mut ScriptedDice::default(), &mut log).unwrap_err();
    assert_eq!(refusal.clause, globetrotters::clause::GT_7);
}

#[test]
fn every_mistake_of_an_edition_is_reported_with_its_line() {
    let world = include_str!("../../../editions/globetrotters/world.toml");
    assert!(Edition::load(Source { name: "world", text: world }).is_ok());
    let broken = world
        .replacen("id = \"world\"", "id = \"broken\"", 1)
        .replacen("[\"seattle\", \"amsterdam\"]", "[\"seattle\", \"winnipeg\"]", 1)
        .replacen("[\"adelaide\", \"vancouver\"]", "[\"adelaide\", \"atlantis\"]", 1)
        .replacen("kind = \"key-city\"", "kind = \"key-town\"", 1)
        .replacen("effect = [\"lose 200\"]", "effect = [\"lose 250\"]", 1)
        .replacen("effect = [\"back\"]", "effect = [\"back\", \"gain 100\"]", 1)
        .replacen("effect = [\"lose-key\"]", "effect = [\"loose-key\"]", 1)
        .replacen("half = \"americas-africa\"", "half = \"eurasia-oceania\"", 1);
    let mistakes = Edition::load(Source { name: "broken", text: &broken }).unwrap_err();
    let text = mistakes.to_string();
    for what in [
        "both ends of a ticket lie in “north-america”",
        "there is no location “atlantis”",
        "“key-town” is no kind of location",
        "9 KEY Cities",
        "“250” is no amount of cheques",
        "“back” is not the last effect",
        "“loose-key” is no effect",
        "“north-america” lies in the other half",
    ] {
        assert!(text.contains(what), "{what} is missing in:\n{text}");
    }
    let line = 1 + broken.lines().position(|line| line.contains("atlantis")).unwrap();
    assert!(text.contains(&format!("broken:{line}: there is no location “atlantis”")));
}

#[test]
fn gt_91_a_place_that_cannot_be_left_is_a_mistake() {
    let world = include_str!("../../../editions/globetrotters/world.toml");
    let at = world.find("overland = [").unwrap();
    let end = at + world[at..].find("\n]").unwrap();
    let text = format!("{}overland = [\n]{}", &world[..at], &world[end + 2..]);
    let text = text.replacen("id = \"world\"", "id = \"islands\"", 1);
    let mistakes = Edition::load(Source { name: "islands", text: &text }).unwrap_err().to_string();
    assert!(mistakes.contains("no way leads out of “seattle”"), "{mistakes}");
}

#[test]
fn the_world_agrees_with_the_demonstration_game() {
    assert_eq!(Edition::world().missing_facts(), Vec::<String>::new());
}
