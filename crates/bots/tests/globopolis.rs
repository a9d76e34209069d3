//! The bots of Globopolis: strong, always legal whatever the table has chosen, sparing with offers, and never endless.

#![expect(clippy::unwrap_used, reason = "a test may fail")]

use bots::Bot;
use games::globopolis::Action;
use games::{AnyAction, AnyGame, AnyState, Setup};
use serde_json::{Value, json};
use table::dice::FastDice;
use table::{Game, Seat, Silent, Source, Viewer};

/// Far more actions than any game between bots has taken.
const ENDLESS: usize = 100_000;
/// The most offers the greedy bot makes in a turn.
const OFFERS: u8 = 3;

fn game(seats: usize, options: &Value) -> AnyGame {
    Setup::read("globopolis", seats, options).unwrap().open(None).unwrap()
}

struct Played {
    winner: Seat,
    rounds: u64,
}

/// Plays a game to its end; every action of a bot must be legal, and no turn may take forever.
fn play(game: &AnyGame, bots: &[Bot], seed: u64) -> Played {
    let (mut dice, mut thoughts) = (FastDice::new(seed), FastDice::new(!seed));
    let mut state = game.set_up(&mut dice, &mut Silent);
    for _ in 0..ENDLESS {
        if let Some(outcome) = game.outcome(&state) {
            return Played { winner: outcome.winners.first().unwrap(), rounds: game.rounds(&state) };
        }
        let seat = game.to_act(&state).must.first().unwrap();
        let view = game.view(&state, Viewer::Seat(seat));
        let bot = bots[seat.index()];
        let action = bot.choose(game, &view, &mut thoughts).unwrap_or_else(|| panic!("{seat} has no action"));
        check_manners(bot, &state, &action);
        game.apply(&mut state, seat, &action, &mut dice, &mut Silent)
            .unwrap_or_else(|refusal| panic!("seed {seed}, {seat}: {action:?} was refused: {refusal}"));
    }
    panic!("seed {seed}: the game does not end");
}

/// Random bots make no offers, greedy ones few; neither counters, and a random bot never ends a game by itself.
fn check_manners(bot: Bot, state: &AnyState, action: &AnyAction) {
    let (AnyState::Globopolis(state), AnyAction::Globopolis(action)) = (state, action) else {
        panic!("another game")
    };
    match action {
        Action::Offer { .. } => {
            assert_eq!(bot, Bot::Greedy, "a random bot offers");
            let most = state.open.players.0.iter().map(|player| player.offers_made).max();
            assert!(most.unwrap() < OFFERS, "more than {OFFERS} offers in a turn");
        }
        Action::Counter { .. } => panic!("a bot counters"),
        Action::CallTime | Action::Resign => assert_eq!(bot, Bot::Greedy, "a random bot ends the game"),
        _ => {}
    }
}

#[test]
fn greedy_wins_nine_of_ten_games_against_random() {
    let game = game(2, &Value::Null);
    let wins = (0..60).filter(|&seed| {
        // The bots change seats from game to game.
        let bots = if seed % 2 == 0 { [Bot::Greedy, Bot::Random] } else { [Bot::Random, Bot::Greedy] };
        bots[play(&game, &bots, seed).winner.index()] == Bot::Greedy
    });
    assert!(wins.count() >= 54);
}

#[test]
fn greedy_holds_its_own_among_random_bots_at_a_full_table() {
    let game = game(5, &Value::Null);
    let wins = (0..20).filter(|&seed| {
        let mut bots = [Bot::Random; 5];
        bots[usize::try_from(seed).unwrap() % 5] = Bot::Greedy;
        bots[play(&game, &bots, seed).winner.index()] == Bot::Greedy
    });
    assert!(wins.count() >= 16);
}

#[test]
fn games_of_every_size_and_level_end() {
    for level in ["learning", "cards", "full"] {
        for seats in 2..=5 {
            let game = game(seats, &json!({ "level": level }));
            for seed in 0..12 {
                let played = play(&game, &vec![Bot::Greedy; seats], seed);
                assert!(
                    played.rounds <= 200,
                    "{level}, {seats} seats, seed {seed}: {} rounds",
                    played.rounds
                );
            }
        }
    }
}

/// Every variation alone (GP-83 to GP-90), and as many as go together at once.
fn variations() -> Vec<(usize, Value)> {
    vec![
        (3, json!({ "assistance": "both" })),
        (4, json!({ "assistance": "defence", "assistance_sends_ns": true })),
        (3, json!({ "level": "cards", "assistance": "aggression", "assistance_sends_ns": true })),
        (4, json!({ "ns_for_conflicts": true })),
        (3, json!({ "mark": 60 })),
        (4, json!({ "rounds": 8 })),
        (3, json!({ "timed": true })),
        (4, json!({ "titles_dealt": 0 })),
        (3, json!({ "titles_dealt": 12 })),
        (3, json!({ "territories_to_win": 12 })),
        (4, json!({ "bitter_end": true })),
        (4, json!({ "teams": 2 })),
        (10, json!({ "teams": 5 })),
        (9, json!({ "teams": 3, "level": "cards" })),
        (6, json!({ "teams": 3, "level": "learning" })),
        (4, json!({ "ops_dealt": 4, "missions_dealt": 2, "influence_dealt": 0, "hand_limit": 5 })),
        (3, json!({ "hand_limit": 1, "ops_dealt": 1, "influence_dealt": 1 })),
        (3, json!({ "flights": "nearest_market" })),
        (3, json!({ "flights": "any_market" })),
        (4, json!({ "flights": "any_territory" })),
        (4, json!({ "guild_protection": true })),
        (3, json!({ "free_direction": true })),
        (3, json!({ "administrator": 1 })),
        (3, json!({ "timer": 90, "timer_stops_for_deals": true })),
        (
            6,
            json!({
                "assistance": "both", "assistance_sends_ns": true, "ns_for_conflicts": true, "mark": 90,
                "rounds": 60, "timed": true, "titles_dealt": 6, "territories_to_win": 14, "teams": 3,
                "ops_dealt": 4, "missions_dealt": 2, "influence_dealt": 4, "hand_limit": 5,
                "flights": "any_territory", "guild_protection": true, "free_direction": true, "administrator": 0,
            }),
        ),
    ]
}

#[test]
fn every_variation_is_played_legally_to_its_end() {
    for (seats, options) in variations() {
        let bitter = options.get("bitter_end").is_some();
        let game = game(seats, &options);
        for seed in 0..4 {
            play(&game, &vec![Bot::Greedy; seats], seed);
            // Random bots never resign, so among them nothing ends a game to the bitter end.
            if !bitter {
                let mixed: Vec<Bot> =
                    (0..seats).map(|seat| if seat % 2 == 0 { Bot::Greedy } else { Bot::Random }).collect();
                play(&game, &mixed, seed);
            }
        }
    }
}

#[test]
fn the_same_view_gives_the_same_action() {
    let game = game(4, &Value::Null);
    let mut dice = FastDice::new(5);
    let mut state = game.set_up(&mut dice, &mut Silent);
    for step in 0..400 {
        if game.outcome(&state).is_some() {
            break;
        }
        let seat = game.to_act(&state).must.first().unwrap();
        let view = game.view(&state, Viewer::Seat(seat));
        let choose = |seed| Bot::Greedy.choose(&game, &view, &mut FastDice::new(seed)).unwrap();
        let action = choose(step);
        assert_eq!(action, choose(!step), "step {step}: the greedy bot throws no dice");
        game.apply(&mut state, seat, &action, &mut dice, &mut Silent).unwrap();
    }
}

/// Which INFLUENCE cards the first of four plays in this Option Phase, by their ids; they have so many points and these cards, and
/// the others have the points of `others`.
fn played_cards(points: i32, cards: &str, others: [i32; 3]) -> Vec<String> {
    let players: String =
        others.iter().map(|points| format!("[[position.player]]\npoints = {points}\n")).collect();
    let text = format!(
        "title = \"Cards\"\ngame = \"globopolis\"\nseats = 4\n[position]\nround = 5\n\
         [[position.player]]\npoints = {points}\ncards = [{cards}]\n{players}"
    );
    let source = Source { name: "cards.toml", text: &text };
    let game = games::open_scenario(source, None).unwrap();
    let mut dice = FastDice::new(1);
    let mut state = game.scenario(source, &mut dice).unwrap();
    let mut played = Vec::new();
    loop {
        let view = game.view(&state, Viewer::Seat(Seat(0)));
        let action = Bot::Greedy.choose(&game, &view, &mut dice).unwrap();
        let (AnyGame::Globopolis(rules), AnyAction::Globopolis(choice)) = (&game, &action) else {
            panic!("another game")
        };
        match choice {
            Action::Play { card, .. } => played.push(rules.edition().card(*card).id.clone()),
            Action::Roll { .. } => return played,
            _ => {}
        }
        game.apply(&mut state, Seat(0), &action, &mut dice, &mut Silent).unwrap();
    }
}

#[test]
fn a_card_against_points_is_kept_for_whoever_is_near_the_mark() {
    let full = r#""open-microphone", "false-moustache", "market-shuttle""#;
    assert_eq!(played_cards(30, full, [40, 35, 30]), Vec::<String>::new(), "even with a full hand");
    assert_eq!(played_cards(30, full, [40, 85, 30]), ["open-microphone"]);
}

#[test]
fn a_card_that_brings_points_is_kept_until_they_lead_to_the_mark() {
    let statue = r#""inflatable-statue""#;
    assert_eq!(played_cards(70, statue, [60, 60, 60]), Vec::<String>::new());
    assert_eq!(played_cards(96, statue, [60, 60, 60]), ["inflatable-statue"]);
}
