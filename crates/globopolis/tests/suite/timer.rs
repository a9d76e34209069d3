//! The timer of the Option Phase (GP-28): when it runs, when it stands, and what is left when time is up.

use globopolis::event::{Deals, Turns};
use globopolis::{Action, Choice, Globopolis, NamedCards, Options, Phase, RUnit, Side, Team, Units};
use table::dice::FastDice;
use table::journal::{Journal, Origin};
use table::{Dice, Game, Play, Seat, TimeLimit, Viewer};

use crate::support::Table;
use crate::world::{allocate, card, develop, eu, game, offer, titles};

const TIMER: Options = Options { timer: Some(90), ..Options::FULL };
const STOPPING: Options = Options { timer_stops_for_deals: true, ..TIMER };
const JAPAN: &str =
    "[[player]]\ntitles = [\"japan\"]\nstock = { water = 2 }\n[[player]]\ntitles = [\"china\"]";

fn units(unit: RUnit, count: u8) -> Side {
    Side { units: Units::of(unit, count), ..Side::NOTHING }
}

fn limit(table: &Table) -> Option<TimeLimit<Action>> {
    table.game.time_limit(&table.state)
}

fn stands(table: &Table) -> bool {
    limit(table).expect("the timer is used").stopped
}

#[test]
fn gp_28_the_timer_runs_in_the_option_phase_of_the_player_in_turn() {
    assert_eq!(limit(&Table::new(2, JAPAN)), None, "without the timer nobody is hurried");
    let mut table = Table::with(TIMER, 2, JAPAN);
    let first = limit(&table).expect("the timer is used");
    assert_eq!((first.seat, first.seconds, first.stopped), (Seat(0), 90, false));
    assert_eq!(first.action, Action::TimeUp);
    table.act(0, allocate(RUnit::Water, 1, "japan"));
    assert_eq!(limit(&table), Some(first), "what is done meanwhile changes nothing");
    table.roll(&[3]); // to Alaska, which nobody owns
    assert_eq!(limit(&table), None, "the Event Phase takes the time it takes");
    table.act(0, Action::Pass);
    let second = limit(&table).expect("the next one's Option Phase");
    assert_eq!(second.seat, Seat(1));
    table.idle();
    let third = limit(&table).expect("the next round's Option Phase");
    assert_eq!(third.seat, Seat(0));
    assert!(first.period != second.period && first.period != third.period, "each has a time of its own");
    assert_eq!(limit(&Table::with(TIMER, 2, "round = 1\nphase = \"teleport\"")), None);
}

#[test]
fn gp_28_when_time_is_up_only_the_roll_is_left() {
    let mut table = Table::with(TIMER, 2, JAPAN);
    assert!(!table.legal(0).contains(&Action::TimeUp), "nobody wishes for it");
    table.act(0, allocate(RUnit::Water, 1, "japan")).act(0, Action::TimeUp);
    assert!(table.told(Turns::TimeUp { seat: Seat(0) }));
    assert_eq!((table.turn(), table.phase()), (0, Phase::Roll));
    assert_eq!(limit(&table), None);
    for action in [allocate(RUnit::Water, 1, "japan"), develop("japan"), Action::BuyPoints(1), Action::TimeUp]
    {
        assert_eq!(table.refused(0, action), 28, "{action:?}");
    }
    assert_eq!(table.refused(0, Action::Stop), 40, "the first roll is a duty");
    assert!(table.legal(0).iter().all(|action| matches!(action, Action::Roll { .. })));
    assert_eq!(table.game.to_act(&table.state).must.first(), Some(Seat(0)));
    table.roll(&[3]).act(0, Action::Pass);
    assert_eq!((table.turn(), table.phase()), (1, Phase::Option), "the next one has all their time");
}

#[test]
fn gp_28_only_the_option_phase_of_the_player_in_turn_runs_out() {
    assert_eq!(Table::new(2, JAPAN).refused(0, Action::TimeUp), 28, "without a timer");
    let mut table = Table::with(TIMER, 2, JAPAN);
    assert_eq!(table.refused(1, Action::TimeUp), 28, "not their turn");
    table.roll(&[3]);
    assert_eq!(table.refused(0, Action::TimeUp), 28, "no Option Phase");
}

#[test]
fn gp_28_a_mission_can_be_declared_when_time_is_up() {
    let text = "[[player]]\ntitles = [\"south-africa\", \"tanzania\", \"ethiopia\", \"congo\", \"nigeria\", \"romania\", \"ukraine\"]\n\
                cards = [\"cape-to-congo\"]\n[[player]]";
    let mut table = Table::with(TIMER, 2, text);
    table.act(0, Action::TimeUp);
    let claim = Action::Claim(card("cape-to-congo"));
    assert!(table.legal(0).contains(&claim));
    table.act(0, claim);
    assert_eq!(table.phase(), Phase::Roll);
}

#[test]
fn gp_28_offers_that_need_an_option_phase_lapse_with_it() {
    let mut table = Table::with(TIMER, 2, JAPAN);
    table.act(0, offer(1, units(RUnit::Water, 1), eu(5))).act(1, offer(0, titles(&["china"]), eu(20)));
    table.act(0, Action::TimeUp);
    assert!(table.told(Deals::Lapsed { from: Team(0), to: Team(1) }), "loose R-Units (GP-38)");
    assert_eq!(table.refused(1, Action::Accept(Team(0))), 36);
    assert_eq!(table.refused(0, offer(1, units(RUnit::Water, 1), eu(5))), 38);
    // Titles are traded at any time (GP-38).
    table.act(0, Action::Accept(Team(1)));
    assert_eq!(table.owner("china"), Some(0));
}

#[test]
fn gp_28_influence_cards_for_the_option_phase_are_over_with_it() {
    let text = "[[player]]\ncards = [\"warehouse-sale\"]\n[[player]]";
    let sale = Action::Play { card: card("warehouse-sale"), choice: Choice::NOTHING };
    let mut table = Table::with(TIMER, 2, text);
    table.act(0, Action::TimeUp);
    assert_eq!(table.refused(0, sale), 39);
    // Buying with a card is a part of the Option Phase: its time runs on, and may end there.
    let mut table = Table::with(TIMER, 2, text);
    let before = limit(&table);
    table.act(0, sale);
    assert!(matches!(table.phase(), Phase::Shop { .. }));
    assert_eq!(limit(&table), before);
    table.act(0, Action::TimeUp);
    assert_eq!(table.phase(), Phase::Roll);
}

#[test]
fn gp_28_the_timer_stops_for_deals_if_the_table_says_so() {
    let three = format!("{JAPAN}\n[[player]]\ntitles = [\"brazil\"]");
    let mut table = Table::with(STOPPING, 3, &three);
    assert!(!stands(&table));
    table.act(0, offer(1, titles(&["japan"]), eu(5)));
    assert!(stands(&table), "their own offer");
    table.act(1, Action::Counter { to: Team(0), give: eu(4), want: titles(&["japan"]) });
    assert!(stands(&table), "an offer to them");
    table.act(0, Action::Decline(Team(1)));
    assert!(!stands(&table));
    table.act(1, offer(2, titles(&["china"]), eu(5)));
    assert!(!stands(&table), "a deal of two others");
    let mut table = Table::with(TIMER, 3, &three);
    table.act(0, offer(1, titles(&["japan"]), eu(5)));
    assert!(!stands(&table), "the table did not say so");
}

#[test]
fn gp_28_the_timer_stops_while_others_put_cards_away() {
    let text = "[[player]]\ncards = [\"warehouse-sale\"]\n[[player]]\n\
                cards = [\"sponsored-skyline\", \"first-footprint\", \"house-swap\"]";
    let sale = Side { cards: NamedCards::one(card("warehouse-sale")), ..Side::NOTHING };
    let mut table = Table::with(TIMER, 2, text);
    table.deal(0, 1, sale, eu(5));
    assert!(stands(&table), "nobody can do anything before the other has put a card away (GP-52)");
    table.act(1, Action::Discard(card("warehouse-sale")));
    assert!(!stands(&table));
    // Their own surplus is their own affair: the time runs on, and may end before they have chosen.
    let mut table = Table::with(TIMER, 2, &format!("turn = 1\n{text}"));
    table.deal(0, 1, sale, eu(5));
    assert!(!stands(&table));
    table.act(1, Action::TimeUp);
    assert_eq!(table.refused(1, Action::Roll { dice: 1, back: false }), 52);
    table.act(1, Action::Discard(card("warehouse-sale"))).roll(&[3]);
}

/// Random games in which time runs out now and then: the position stays sound, the list of actions honest, views hold
/// no more than they may, nothing is taken back over it, and the journal replays without a clock.
#[test]
fn gp_28_random_games_go_on_when_time_is_up() {
    let options = Options { rounds: Some(12), ..STOPPING };
    for seed in 0..3 {
        let game = game(options, 3);
        let (mut dice, mut choices) = (FastDice::new(seed), FastDice::new(!seed));
        let names = ["Ada", "Bo", "Cy"].map(str::to_owned).to_vec();
        let mut play = Play::start(game, names, Origin::Seeded(seed), None, &mut dice).expect("it starts");
        let mut times_up = 0;
        while !play.is_over() {
            let limit = play.game().time_limit(play.state());
            if let Some(limit) = limit.filter(|limit| !limit.stopped && choices.pick("time", 12) == 0) {
                play.act(limit.seat, &limit.action, &mut dice).expect("time can always be up");
                assert!(!play.can_take_back(limit.seat));
                times_up += 1;
                check_position(play.game(), &play, &mut choices);
                continue;
            }
            let must = play.game().to_act(play.state()).must;
            let seat = must.iter().nth(choices.pick("seat", must.len())).expect("somebody is waited for");
            let mut actions = Vec::new();
            play.game().legal(play.state(), seat, &mut actions);
            let action = actions[choices.pick("next", actions.len())];
            play.act(seat, &action, &mut dice).expect("it was listed");
        }
        assert!(times_up > 5, "time was up {times_up} times");
        let journal = Journal::read(&play.journal()).expect("it reads");
        let again = Play::replay(play.game().clone(), &journal).expect("it replays");
        assert_eq!((again.state(), again.log()), (play.state(), play.log()));
    }
}

fn check_position(game: &Globopolis, play: &Play<Globopolis>, dice: &mut FastDice) {
    let state = play.state();
    assert_eq!(game.broken_invariants(state), [""; 0]);
    let may = game.to_act(state).may;
    let mut actions = Vec::new();
    for seat in Seat::all(game.seats()) {
        game.legal(state, seat, &mut actions);
        assert_eq!(!actions.is_empty(), may.contains(seat), "{seat}");
        for action in &actions {
            let mut copy = play.clone();
            copy.act(seat, action, &mut FastDice::new(1)).expect("what is listed is allowed");
        }
    }
    for viewer in Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]) {
        let view = game.view(state, viewer);
        assert_eq!(game.view(&game.sample(&view, dice), viewer), view);
    }
}
