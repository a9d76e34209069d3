//! Positions that files set up: what is under way in them, and what is wrong with them.

use globopolis::edition::FieldKind;
use globopolis::state::Party;
use globopolis::terms::NamedCards;
use globopolis::{Action, Edition, Globopolis, Options, Phase, Side, State, Team, TitleSet};
use table::dice::FastDice;
use table::{Game, Mistakes, Seat, Silent, Source};

fn read(game: &Globopolis, position: &str) -> Result<State, Mistakes> {
    let text = format!("[position]\n{position}");
    game.scenario(Source { name: "position.toml", text: &text }, &mut FastDice::new(1))
}

fn reads(game: &Globopolis, position: &str) -> State {
    let state = read(game, position).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    assert_eq!(game.broken_invariants(&state), [""; 0]);
    state
}

#[track_caller]
fn refused(game: &Globopolis, position: &str, what: &str) {
    let Err(mistakes) = read(game, position) else { panic!("{position} should be refused") };
    let told = mistakes.to_string();
    assert!(told.contains(what), "“{told}” does not say “{what}”");
}

fn game() -> Globopolis {
    Globopolis::new(Edition::world(), Options::FULL, 3).expect("the options fit together")
}

#[test]
fn every_phase_is_described() {
    let told =
        read(&game(), "phase = 'siesta'\nplayer = [{}, {}, {}]").expect_err("no such phase").to_string();
    let start = told.find("teleport").expect("the phases are named");
    let words = told[start..].split(|letter: char| !letter.is_alphabetic()).filter(|word| !word.is_empty());
    let phases: Vec<&str> = words.take_while(|&word| word != "or").chain(["declare"]).collect();
    assert!(told.contains("or declare)") && phases.len() == 17, "{told}");
    let description = include_str!("../../../../docs/globopolis/scenarios.md");
    for phase in phases {
        assert!(description.contains(&format!("`{phase}`")), "{phase} is not described");
    }
}

const DEALERS: &str = r#"
    player = [
      { eu = 50, titles = ["canada"], stock = { water = 2 }, cards = ["cape-to-congo"], captives = [0, 2] },
      { eu = 40, titles = ["japan", "fresh-water"], cards = ["hostile-hobby"] },
      { eu = 30 },
    ]
"#;

#[test]
fn an_open_offer_is_answered() {
    let game = game();
    let state = reads(
        &game,
        &format!(
            r#"
            offer = [
              {{ from = 0, to = 1, give = {{ eu = 7, units = {{ water = 1 }}, agents = 2 }},
                 want = {{ titles = ["fresh-water"], cards = ["hostile-hobby"] }} }},
              {{ from = 1, to = 2, give = {{ titles = ["japan"] }}, want = {{ eu = 30 }} }},
            ]
            {DEALERS}"#
        ),
    );
    let first = state.offers[Team(0)].unwrap();
    let edition = game.edition();
    let wanted = Side {
        titles: TitleSet::only(edition.title_called("fresh-water").unwrap()),
        cards: NamedCards::one(edition.card_called("hostile-hobby").unwrap()),
        ..Side::NOTHING
    };
    assert_eq!((first.give.eu, first.give.agents, first.want), (7, 2, wanted));
    assert_eq!(state.open.players[Team(0)].offers_made, 1, "it counts");
    let mut after = state;
    let mut dice = FastDice::new(1);
    game.apply(&mut after, Seat(1), &Action::Accept(Team(0)), &mut dice, &mut Silent).unwrap();
    assert_eq!(after.open.owner(edition.title_called("fresh-water").unwrap()), Some(Team(0)));
    assert_eq!((after.open.players[Team(0)].eu, after.open.players[Team(1)].eu), (43, 47));
    game.apply(&mut after, Seat(2), &Action::Accept(Team(1)), &mut dice, &mut Silent).unwrap();
    assert_eq!(after.open.owner(edition.title_called("japan").unwrap()), Some(Team(2)));
}

#[test]
fn offers_that_nobody_could_have_made_are_refused() {
    let game = game();
    let no = |offer: &str, what: &str| refused(&game, &format!("offer = [{offer}]\n{DEALERS}"), what);
    no("{ from = 0, to = 1, give = { eu = 66 } }", "GP-36");
    no("{ from = 0, to = 0, give = { eu = 1 } }", "GP-36");
    no("{ from = 0, to = 1 }", "GP-36");
    no("{ from = 0, to = 7, give = { eu = 1 } }", "player who is to answer 7 does not play");
    no("{ from = 0, to = 1, give = { titles = [\"japan\"] } }", "GP-36");
    no("{ from = 0, to = 1, give = { cards = [\"hostile-hobby\"] } }", "“hostile-hobby” cannot be dealt in");
    no("{ from = 1, to = 2, give = { eu = 1 }, want = { units = { water = 1 } } }", "GP-38");
    no(
        "{ from = 0, to = 1, give = { eu = 1 } }, { from = 0, to = 2, give = { eu = 1 } }",
        "second open offer",
    );
    no("{ from = 0, to = 1, give = { gold = 1 } }", "gold");
    refused(
        &game,
        &format!(
            "phase = \"again\"\noffer = [{{ from = 0, to = 1, give = {{ units = {{ water = 1 }} }} }}]\n{DEALERS}"
        ),
        "GP-38",
    );
}

#[test]
fn a_claimed_mission_makes_the_round_the_last() {
    let game = game();
    let state =
        reads(&game, r#"player = [{ cards = ["cape-to-congo"], claimed = ["cape-to-congo"] }, {}, {}]"#);
    let card = game.edition().card_called("cape-to-congo").unwrap();
    assert!(state.open.claimed[Team(0)].contains(card) && state.open.last_round);
    let no = |player: &str, what: &str| refused(&game, &format!("player = [{player}, {{}}, {{}}]"), what);
    no(r#"{ claimed = ["cape-to-congo"] }"#, "“cape-to-congo” is claimed");
    no(r#"{ cards = ["four-corners"], claimed = ["four-corners"] }"#, "a MISSION that wins");
    no(r#"{ cards = ["picnic-kit"], claimed = ["picnic-kit"] }"#, "a MISSION that wins");
}

#[test]
fn who_is_tied_cannot_be_beaten() {
    let game = game();
    let state = reads(&game, "sudden = [0, 1]\nbeaten = [2]\nlast_round = true\nplayer = [{}, {}, {}]");
    assert!(state.open.beaten.contains(Team(2)));
    refused(&game, "sudden = [0, 1]\nbeaten = [1]\nplayer = [{}, {}, {}]", "GP-21");
}

/// A battle on the plain board, whose cards use every order.
const BATTLE: &str = r#"
    party = "aggressor"
    player = [{ titles = ["england"] }, { titles = ["sweden"] }]
    title = [{ id = "england", units = {} }, { id = "sweden", units = {} }]
"#;

#[test]
fn operations_that_were_played_still_count() {
    let game = crate::plain::game(Options::CARDS, 2);
    let edition = game.edition();
    let bare = reads(
        &game,
        &format!("phase = \"rounds\"\n{BATTLE}\nbattle = {{ from = \"england\", against = \"sweden\" }}"),
    );
    // One d6 and two, one each for equal economies and equal values.
    assert_eq!(bare.open.battle.unwrap().dice, [3, 4], "the Assessment of Strength");
    let operations: Vec<&str> = edition
        .cards()
        .iter()
        .filter(|card| matches!(card.face, globopolis::CardFace::Operation { .. }))
        .map(|card| card.id.as_str())
        .collect();
    let mut lasting = Vec::new();
    for id in operations {
        let state = read(
            &game,
            &format!(
                "phase = \"rounds\"\n{BATTLE}\n\
                 battle = {{ from = \"england\", against = \"sweden\", aggressor = [\"{id}\"] }}"
            ),
        );
        let Ok(state) = state else {
            assert!(game.cards_in_play().iter().all(|card| edition.card(card).id != *id), "{id}");
            continue;
        };
        let battle = state.open.battle.unwrap();
        let card = edition.card_called(id).unwrap();
        assert_eq!(state.ops_mission.cards[0], card, "it lies under the stack");
        assert!(state.ops_mission.known().next().unwrap().is_some(), "and everybody saw it");
        if battle.orders != bare.open.battle.unwrap().orders {
            lasting.push(id);
        }
        assert_eq!(state.open.phase, Phase::Rounds(Party::Aggressor));
    }
    assert_eq!(lasting, ["drill", "guns", "luck", "sabotage"], "and not the truce, which is over at once");
}

#[test]
fn dice_of_an_operation_are_in_the_assessment() {
    let game = Globopolis::new(Edition::world(), Options::CARDS, 2).unwrap();
    let edition = game.edition();
    let more = edition.cards().iter().find_map(|card| match &card.face {
        globopolis::CardFace::Operation { orders, when: globopolis::card::BattleMoment::Muster, .. } => {
            orders.iter().find_map(|order| match *order {
                globopolis::card::Order::Dice { own, other: 0 } if own > 0 => Some((card.id.clone(), own)),
                _ => None,
            })
        }
        _ => None,
    });
    let (id, own) = more.expect("the world has an Operation that adds dice");
    let position = |played: &str| {
        format!(
            r#"
            phase = "rounds"
            party = "aggressor"
            player = [{{ titles = ["england"] }}, {{ titles = ["sweden"] }}]
            title = [{{ id = "england", units = {{}} }}, {{ id = "sweden", units = {{}} }}]
            battle = {{ from = "england", against = "sweden"{played} }}
            "#
        )
    };
    let plain = reads(&game, &position("")).open.battle.unwrap().dice;
    let played = format!(", aggressor = [\"{id}\"]");
    let dice = reads(&game, &position(&played)).open.battle.unwrap().dice;
    assert_eq!(dice, [plain[0] + own, plain[1]]);
    refused(&game, &position(", defender = [\"cape-to-congo\"]"), "the id of an Operations card");
    refused(&game, &position(&format!(", aggressor = [\"{id}\", \"{id}\"]")), "elsewhere already");
}

fn with(options: Options) -> Globopolis {
    Globopolis::new(Edition::world(), options, 3).expect("the options fit together")
}

#[test]
fn positions_that_no_play_leads_to_are_refused() {
    let game = game();
    let players = "player = [{ titles = [\"usa\"] }, { titles = [\"brazil\"] }, {}]";
    let says = |position: &str, what: &str| refused(&game, &format!("{position}\n{players}"), what);
    says("phase = \"roll\"", "GP-28: time is up without a timer");
    says("phase = \"teleport\"", "GP-16");
    says("round = 1", "GP-16");
    says("called = [1]", "GP-85: time is called in a game without a limit");
    says("out = [1, 2]", "GP-85");
    says("sudden = [0, 1]", "GP-21");
    says("this_turn = { moves = 61 }", "GP-28: more R-Units moved");
    says("this_turn = { agent_moves = 41 }", "GP-61");
    says("this_turn = { points_bought = 6 }", "GP-26: more points bought");
    says("this_turn = { taken = [0, 0, 4, 0] }", "GP-34");
    says("this_turn = { peak = -3 }", "GP-26: the highest score");
    says("phase = \"chain\"\nat = \"brazil\"\ngroup = \"south-america\"", "GP-79");
    says(
        "phase = \"bystander\"\nthird = 1\nbattle = { from = \"usa\", against = \"brazil\" }",
        "GP-63: a party of the battle is asked",
    );
    refused(&game, "player = [{ offers_made = 200 }, {}, {}]", "GP-28: more offers");
    refused(&game, "player = [{ eu = 4294967295 }, {}, {}]", "more EU or points");
    refused(&game, "player = [{ points = 2147483647 }, {}, {}]", "more EU or points");
    refused(&game, "player = [{ ripe = [\"scandinavia\"] }, {}, {}]", "GP-24: a group waits");
    // As many Agents as numbers hold, which cannot be added up.
    let crowded = "player = [{ captives = [0, 255, 255] }, { captives = [255] }, { captives = [255, 255] }]";
    refused(&game, crowded, "GP-14");
    says("title = [{ id = \"usa\", agents = [255, 255] }, { id = \"brazil\", agents = [255] }]", "GP-14");
    says("governor = [{ at = 1 }, { at = 1 }, { at = 1 }, { at = 1 }]", "4 Governors");
    says("round = 0", "GP-16: rounds count from 1");
    says("this_turn = { peak = 2147483647 }", "GP-26: a highest score that no game has seen");
    for empty in ["goods = []\nleft = 2", "goods = [\"water\"]", "goods = [\"water\"]\nleft = 1\nprice = 0"] {
        says(&format!("phase = \"shop\"\n{empty}"), "GP-48: nothing is on offer");
    }
    says(
        "phase = \"muster\"\nbattle = { from = \"usa\", against = \"brazil\", round = 3 }",
        "GP-75: Battle Rounds are counted before the first",
    );
    for elsewhere in ["phase = \"own\"\nat = \"usa\"", "phase = \"foreign\"\nat = \"brazil\""] {
        says(&format!("{elsewhere}\ngovernor = [{{ at = \"japan\" }}]"), "GP-42: the Governor is elsewhere");
    }
    says("phase = \"base\"\ngovernor = [{ at = \"india\" }]", "GP-42: the Governor is elsewhere");
    says("phase = \"market\"\ngovernor = [{ at = \"base\" }]", "GP-42: the Governor is elsewhere");
    let surplus = "phase = \"surplus\"\nat = \"usa\"\nunits = { water = 1 }\ngovernor = [{ at = \"japan\" }]";
    says(surplus, "GP-42: the Governor is elsewhere");
    says("phase = \"surplus\"\nat = \"usa\"", "GP-43, GP-78: nobody is asked about surplus");
    says("phase = \"again\"\nthis_turn = { throws = 0 }", "GP-42: again, but nothing was rolled");
    let learning = with(Options::LEARNING);
    refused(&learning, "phase = \"agents\"\nplayer = [{}, {}, {}]", "GP-82: Agents are asked for");
    let fight = "phase = \"rounds\"\nbattle = { from = \"usa\", against = \"brazil\" }";
    refused(&learning, &format!("{fight}\n{players}"), "GP-81: a battle in the learning stage");
    refused(
        &with(Options { timed: true, ..Options::FULL }),
        "called = [0, 1, 2]\nplayer = [{}, {}, {}]",
        "GP-85: everybody has called time",
    );
    refused(
        &with(Options { rounds: Some(4), ..Options::FULL }),
        "round = 5\nplayer = [{}, {}, {}]",
        "GP-85: the game is past",
    );
}

#[test]
fn the_last_round_of_a_limit_is_one_by_itself() {
    let limited = with(Options { rounds: Some(4), ..Options::FULL });
    assert!(reads(&limited, "round = 4\nplayer = [{}, {}, {}]").open.last_round);
    assert!(!reads(&limited, "round = 3\nplayer = [{}, {}, {}]").open.last_round);
}

#[test]
fn who_is_asked_about_a_territory_stands_there_unless_the_file_says_where() {
    let game = game();
    let players = "player = [{ titles = [\"usa\"] }, { titles = [\"brazil\"] }, {}]";
    let field = |id: &str| game.edition().field_of(game.edition().title_called(id).expect("a Title"));
    for (phase, id) in [("own", "usa"), ("foreign", "brazil")] {
        let state = reads(&game, &format!("phase = \"{phase}\"\nat = \"{id}\"\n{players}"));
        assert_eq!(state.open.governors[Seat(0)].at, field(id));
    }
    let again = reads(&game, &format!("phase = \"again\"\n{players}"));
    assert_eq!(
        (again.open.this_turn.throws, again.open.governors[Seat(0)].at),
        (1, game.edition().teleport())
    );
    let option = reads(&game, players);
    assert_eq!(option.open.this_turn.throws, 0);
}

#[test]
fn fields_go_by_their_kinds() {
    let game = game();
    for (name, kind) in [
        ("teleport", FieldKind::Teleport),
        ("moonshot", FieldKind::Moonshot),
        ("nsa", FieldKind::Nsa),
        ("nia", FieldKind::Nia),
        ("ops-mission", FieldKind::OpsMission),
        ("influence", FieldKind::Influence),
        ("base", FieldKind::Base),
    ] {
        let state = reads(&game, &format!("player = [{{}}, {{}}, {{}}]\ngovernor = [{{ at = {name:?} }}]"));
        assert_eq!(game.edition().kind(state.open.governors[Seat(0)].at), kind, "{name}");
    }
    let state = reads(&game, "phase = \"market\"\nplayer = [{}, {}, {}]");
    let at = game.edition().kind(state.open.governors[Seat(0)].at);
    assert!(matches!(at, FieldKind::Market(_) | FieldKind::Bank), "{at:?}");
}

#[test]
fn who_does_not_play_is_named_and_what_was_bought_is_no_peak() {
    let game = game();
    refused(&game, "called = [7]\nplayer = [{}, {}, {}]", "7 does not play (expected: 0 to 2)");
    let state = reads(&game, "this_turn = { points_bought = 3 }\nplayer = [{ points = 40 }, {}, {}]");
    assert_eq!(state.open.this_turn.peak, 37, "GP-26");
}

#[test]
fn gp_80_before_the_rounds_nobody_has_dice_and_a_card_of_a_round_keeps_what_lasts() {
    let game = crate::plain::game(Options::FULL, 2);
    let battle = |phase: &str, played: &str| {
        let text = format!(
            "phase = \"{phase}\"\nparty = \"aggressor\"\n\
             battle = {{ from = \"england\", against = \"germany\"{played} }}\n\
             player = [{{ titles = [\"england\"], cards = [\"drill\"] }}, {{ titles = [\"germany\"] }}]"
        );
        reads(&game, &text).open.battle.expect("a battle")
    };
    assert_eq!(battle("muster", "").dice, [0; 2]);
    let orders = battle("rounds", ", dice = [2, 2], aggressor = [\"luck\"]").orders[0];
    assert_eq!((orders.ties, orders.plus), (true, 0), "its die is among those that are left");
}
