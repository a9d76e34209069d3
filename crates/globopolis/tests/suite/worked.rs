//! The rule book's own examples, with its own numbers.

use globopolis::edition::FieldKind;
use globopolis::odds::{pattern, times};
use globopolis::{Action, Edition, Globopolis, Options, Phase, RUnit, State, Team, TitleId, Units};
use table::dice::{FastDice, ScriptedDice};
use table::{Chronicle, Game, Seat, Source};

const GREEN: Team = Team(0);
const BLUE: Team = Team(1);

fn world(seats: usize) -> Globopolis {
    Globopolis::new(Edition::world(), Options::FULL, seats).expect("the usual options")
}

fn position(game: &Globopolis, text: &str) -> State {
    let source = Source { name: "position.toml", text };
    game.scenario(source, &mut FastDice::new(1)).unwrap_or_else(|mistakes| panic!("{mistakes}"))
}

fn title(game: &Globopolis, id: &str) -> TitleId {
    game.edition().title_called(id).unwrap_or_else(|| panic!("no {id}"))
}

/// Green owns Japan and Sweden, blue England and Nunavut; red and yellow look on.
fn superiority(on: &str, agents: [u8; 4]) -> Option<Team> {
    let game = world(4);
    let text = format!(
        "[position]\n[[position.player]]\ntitles = [\"japan\", \"sweden\"]\n[[position.player]]\n\
         titles = [\"england\", \"nunavut\"]\n[[position.player]]\n[[position.player]]\n\
         [[position.title]]\nid = \"{on}\"\nagents = {agents:?}\n"
    );
    let state = position(&game, &text);
    let here = title(&game, on);
    let owner = state.open.owner(here).expect("it was given an owner");
    game.agent_superiority(&state.open, here, if owner == GREEN { BLUE } else { GREEN })
}

#[test]
fn gp_62_agent_superiority_as_in_the_pictures() {
    assert_eq!(superiority("japan", [2, 3, 0, 0]), Some(BLUE));
    assert_eq!(superiority("japan", [2, 2, 1, 0]), Some(BLUE), "one of green's is busy with red's");
    assert_eq!(superiority("england", [2, 2, 1, 0]), Some(GREEN), "and one of blue's");
    assert_eq!(superiority("england", [0, 0, 0, 0]), None);
    assert_eq!(superiority("sweden", [1, 1, 1, 0]), Some(BLUE));
    assert_eq!(superiority("nunavut", [2, 3, 0, 1]), None);
    assert_eq!(superiority("japan", [0, 0, 1, 0]), Some(BLUE), "even with no Agent of their own");
}

#[test]
fn gp_73_superiority_on_one_territory_is_one_die_and_on_both_is_two() {
    let game = world(4);
    let strength = |japan: [u8; 4], england: [u8; 4]| {
        let text = format!(
            "[position]\n[[position.player]]\ntitles = [\"japan\"]\n[[position.player]]\ntitles = [\"england\"]\n\
             [[position.player]]\n[[position.player]]\n[[position.title]]\nid = \"japan\"\nagents = {japan:?}\n\
             [[position.title]]\nid = \"england\"\nagents = {england:?}\n"
        );
        let state = position(&game, &text);
        let [blue, green] =
            game.prospect(&state.open, title(&game, "england"), title(&game, "japan")).unwrap();
        [blue.superiority, green.superiority]
    };
    assert_eq!(strength([2, 3, 0, 0], [0; 4]), [1, 0], "blue would receive one extra die");
    assert_eq!(strength([2, 2, 1, 0], [2, 2, 1, 0]), [1, 1], "each would receive an extra die");
    assert_eq!(strength([0, 1, 0, 0], [0, 1, 0, 0]), [2, 0]);
}

#[test]
fn gp_75_roll_values_as_printed() {
    assert_eq!(4 * times(4, &[6, 6, 1]), 8, "double sixes");
    assert_eq!(8 * times(8, &[5, 5, 5, 2]), 24, "triple fives");
    assert_eq!(pattern(&[1, 2, 3, 4, 5, 6]), 1);
    assert_eq!(pattern(&[2, 2, 3, 3]), 4, "two pair");
    assert_eq!(pattern(&[2, 2, 2, 2, 5]), 4, "four of a kind");
    assert_eq!(pattern(&[2, 2, 2, 5, 5]), 5, "full house");
    assert_eq!(pattern(&[2, 2, 2, 2, 2]), 5, "five of a kind");
    // With six dice, the best that is found in any five of them.
    assert_eq!(pattern(&[2, 2, 2, 2, 5, 5]), 5);
    assert_eq!(pattern(&[2, 2, 2, 5, 5, 5]), 5);
    assert_eq!(pattern(&[1, 1, 2, 2, 3, 3]), 4);
    assert_eq!(pattern(&[4, 4, 4, 4, 4, 4]), 5);
}

#[test]
fn gp_76_a_single_die_doubles_by_showing_the_same_number() {
    assert_eq!(times(4, &[4]), 2);
    assert_eq!(times(4, &[5]), 1);
    assert_eq!(times(10, &[6]), 1, "the 0 counts ten, which no d6 shows");
    assert_eq!(times(7, &[]), 1);
}

/// A player in their Option Phase of a four-player game to 100.
fn at_points(game: &Globopolis, points: i32) -> State {
    let player = "[[position.player]]\n";
    position(
        game,
        &format!("[position]\n[[position.player]]\npoints = {points}\neu = 100\n{}", player.repeat(3)),
    )
}

fn act(game: &Globopolis, state: &mut State, action: Action, faces: &[u32]) -> Result<(), table::Refusal> {
    let mut dice = ScriptedDice::faces(faces.iter().copied());
    let mut log = Chronicle::default();
    let done = game.apply(state, Seat(0), &action, &mut dice, &mut log);
    table::Dice::settle(&dice).expect("the script fits");
    assert!(game.broken_invariants(state).is_empty(), "{:?}", game.broken_invariants(state));
    done
}

#[test]
fn gp_26_a_player_at_74_of_100_may_buy_five_points() {
    let game = world(4);
    let mut state = at_points(&game, 74);
    act(&game, &mut state, Action::BuyPoints(5), &[]).unwrap();
    assert_eq!((state.open.players[GREEN].points, state.open.players[GREEN].eu), (79, 75));
    // One by one as well.
    let mut state = at_points(&game, 74);
    for _ in 0..5 {
        act(&game, &mut state, Action::BuyPoints(1), &[]).unwrap();
    }
    assert_eq!(act(&game, &mut state, Action::BuyPoints(1), &[]).unwrap_err().clause.number, 26);
    assert_eq!(state.open.players[GREEN].points, 79);
    // Only above 75 are they barred.
    act(&game, &mut at_points(&game, 75), Action::BuyPoints(5), &[]).unwrap();
    assert_eq!(
        act(&game, &mut at_points(&game, 76), Action::BuyPoints(1), &[]).unwrap_err().clause.number,
        26
    );
}

#[test]
fn gp_13_the_titles_of_the_picture_are_eleven_points() {
    let game = world(2);
    let text = "[position]\n[[position.player]]\ntitles = [\"wind-wave\", \"canada\", \"congo\", \"japan\"]\n[[position.player]]\n";
    assert_eq!(position(&game, text).open.players[GREEN].points, 4 + 3 + 1 + 3);
}

#[test]
fn gp_43_the_third_water_of_canada_may_go_to_the_personal_stock() {
    let game = world(2);
    let canada = title(&game, "canada");
    let field = game.edition().field_of(canada);
    assert_eq!(game.edition().kind(field), FieldKind::Territory(canada));
    let before = field.behind(2).0;
    let text = format!(
        "[position]\n[[position.player]]\n[[position.player]]\n[[position.governor]]\nat = {before}\n"
    );
    let landed = |units: Units| {
        let mut state = position(&game, &text);
        act(&game, &mut state, Action::Roll { dice: 1, back: false }, &[2]).unwrap();
        assert!(matches!(state.open.phase, Phase::Surplus { .. }));
        act(&game, &mut state, Action::Stack { title: canada, units }, &[]).unwrap();
        assert_eq!(state.open.phase, Phase::Agents, "the turn is over");
        (state.open.titles[canada].units[RUnit::Water], state.open.players[GREEN].stock[RUnit::Water])
    };
    assert_eq!(landed(Units::NONE), (2, 1));
    assert_eq!(landed(Units::of(RUnit::Water, 1)), (3, 0));
}
