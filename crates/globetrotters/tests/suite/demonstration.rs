//! The rulebook's Demonstration Game, replayed from `fixtures/globetrotters`, and every "what if" in it.

use std::collections::BTreeMap;

use globetrotters::clause::{GT_9, GT_10, GT_20, GT_24, GT_25, GT_28, GT_30, GT_55, GT_71};
use globetrotters::state::Mark;
use globetrotters::{Action, CardId, Edition, Effect, Event, Half, Options, Phase};
use table::dice::FastDice;
use table::{Game, Seat, Silent};

use crate::support::{
    TROUBLE, Table, WORLD, board_text, bonus, card_text, fly, home, key, load, lose_key, memory, move_to,
    place, refund, sail, send,
};

const OPENING: &str = include_str!("../../../../fixtures/globetrotters/demonstration-opening.toml");
const END_GAME: &str = include_str!("../../../../fixtures/globetrotters/demonstration-end-game.toml");
const END_GAME_POSITION: &str =
    include_str!("../../../../scenarios/globetrotters/demonstration-end-game.toml");

const NAMES: [&str; 3] = ["wanda", "graham", "betty"];
const WANDA: u8 = 0;
const GRAHAM: u8 = 1;
const BETTY: u8 = 2;

/// A worked game as its file has it.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Worked {
    seats: usize,
    #[serde(default)]
    tickets: Vec<String>,
    #[serde(default)]
    start: Vec<u32>,
    americas_africa: Vec<Adventure>,
    eurasia_oceania: Vec<Adventure>,
    begin: Told,
    step: Vec<Step>,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Adventure {
    city: String,
    effect: String,
}

#[derive(serde::Deserialize)]
struct Step {
    tells: String,
    does: String,
    #[serde(default)]
    dice: Vec<u32>,
    #[serde(flatten)]
    told: Told,
}

/// What a sentence tells: what it leaves out is as before.
#[derive(Clone, serde::Deserialize)]
struct Told {
    asks: String,
    #[serde(default)]
    wanda: toml::Table,
    #[serde(default)]
    graham: toml::Table,
    #[serde(default)]
    betty: toml::Table,
    #[serde(default)]
    jackpot: toml::Table,
}

/// What is known of the position: of each player, and of the Jackpot.
type Known = BTreeMap<&'static str, toml::Table>;

impl Told {
    fn add_to(&self, known: &mut Known) {
        let parts = [&self.wanda, &self.graham, &self.betty, &self.jackpot];
        for (name, news) in NAMES.into_iter().chain(["jackpot"]).zip(parts) {
            let told = known.entry(name).or_default();
            told.extend(news.iter().map(|(field, value)| (field.clone(), value.clone())));
        }
    }
}

/// The world's board with the Adventures of the worked game on top of the packs.
fn edition_of(worked: &Worked) -> Edition {
    let mut text = board_text();
    let packs = [&worked.americas_africa, &worked.eurasia_oceania];
    for (half, adventures) in Half::ALL.into_iter().zip(packs) {
        for adventure in adventures {
            text += &card_text(half, "", &[(&adventure.city, &adventure.effect)]);
        }
        text += &card_text(half, "", &[]);
    }
    load(&text).unwrap_or_else(|mistakes| panic!("{mistakes}"))
}

fn read(text: &str) -> Worked {
    toml::from_str(text).unwrap_or_else(|error| panic!("{error}"))
}

/// What the position really is, in the words of the file.
fn seen(table: &Table) -> Known {
    let strings = |mut ids: Vec<&str>| {
        ids.sort_unstable();
        toml::Value::from(ids)
    };
    let number = |number: usize| toml::Value::from(i64::try_from(number).unwrap());
    let mut known = Known::new();
    for (seat, name) in (0..).zip(NAMES) {
        let mut told = toml::Table::new();
        told.insert("at".into(), table.at(seat).into());
        told.insert("money".into(), i64::from(table.money(seat)).into());
        told.insert("tickets".into(), number(table.hand(seat).len()));
        told.insert("keys".into(), strings(table.keys(seat)));
        told.insert("memories".into(), strings(table.memories(seat)));
        told.insert("specials".into(), i64::from(table.player(seat).specials).into());
        known.insert(name, told);
    }
    let (money, tickets) = table.jackpot();
    let mut told = toml::Table::new();
    told.insert("money".into(), i64::from(money).into());
    told.insert("tickets".into(), number(tickets));
    told.insert("keys".into(), strings(table.key_ids(table.state.open.jackpot.keys)));
    known.insert("jackpot", told);
    known
}

fn sorted(known: &Known) -> Known {
    let mut known = known.clone();
    for list in
        known.values_mut().flat_map(toml::Table::iter_mut).filter_map(|(_, value)| value.as_array_mut())
    {
        list.sort_by_key(|value| value.as_str().map(str::to_owned));
    }
    known.entry("jackpot").or_default().entry("keys").or_insert(toml::Value::Array(vec![]));
    known
}

fn asked(table: &Table) -> String {
    let phase = match table.phase() {
        Phase::ChooseHome => "home",
        Phase::Arrive => "arrive",
        Phase::Offer => "offer",
        Phase::Travel => "travel",
        Phase::Overland(_) => "overland",
        Phase::MoveOn { .. } => "move-on",
        Phase::LoseKey => "lose-key",
        Phase::Bonus => "bonus",
        Phase::AfterTurn => "after-turn",
        other => panic!("{other:?} does not occur in the worked game"),
    };
    let awaited = table.awaited();
    assert_eq!(awaited.len(), 1);
    format!("{phase} of {}", NAMES[usize::from(awaited[0])])
}

fn action(words: &str) -> Action {
    match words.split(' ').collect::<Vec<_>>()[..] {
        ["home", to] => home(to),
        ["roll"] => Action::Roll,
        ["move", to] => move_to(to),
        ["adventure"] => Action::TakeAdventure,
        ["jackpot"] => Action::TryJackpot,
        ["arrive"] => Action::Arrive,
        ["fly", with, to] => fly(with, to),
        ["sail", island] => sail(island),
        ["work"] => Action::Work,
        ["buy-two"] => Action::BuyTwo,
        ["end-turn"] => Action::EndTurn,
        ["send", to] => send(to),
        ["memory", city] => memory(city),
        ["bonus", to] => bonus(to),
        ["lose-key", id] => lose_key(id),
        ["challenge"] => Action::Challenge,
        _ => panic!("what is “{words}”?"),
    }
}

fn opening() -> Table {
    let worked = read(OPENING);
    let top: Vec<&str> = worked.tickets.iter().map(String::as_str).collect();
    Table::dealt(edition_of(&worked), Options::STANDARD, worked.seats, &top, &worked.start)
}

fn end_game() -> Table {
    let mut table = Table::on(edition_of(&read(END_GAME)), END_GAME_POSITION);
    for half in Half::ALL {
        let cards = table.game.edition().pack(half);
        table.state.hidden.adventures[half.index()] = cards.iter().rev().copied().collect();
    }
    table
}

/// The shipped board, its packs so that the Adventures of the worked game come up one after the other.
fn stacked(worked: &Worked, table: &mut Table) {
    let game = table.game.clone();
    let edition = game.edition();
    for (half, adventures) in Half::ALL.into_iter().zip([&worked.americas_africa, &worked.eurasia_oceania]) {
        let mut left = edition.pack(half).to_vec();
        let mut order = Vec::new();
        for Adventure { city, effect } in adventures {
            let wanted = Effect::parse(effect, |id| edition.location_called(id)).unwrap();
            let fits = |card: &CardId| edition.entry(*card, place(city)).effects == [wanted];
            let at = left
                .iter()
                .position(fits)
                .unwrap_or_else(|| panic!("no Adventure in {city} does “{effect}”"));
            order.push(left.remove(at));
        }
        table.state.hidden.adventures[half.index()] =
            left.into_iter().chain(order.into_iter().rev()).collect();
    }
}

#[test]
fn the_demonstration_game_replays_on_the_shipped_board() {
    let worked = read(OPENING);
    let top: Vec<&str> = worked.tickets.iter().map(String::as_str).collect();
    let mut table = Table::dealt(WORLD.clone(), Options::STANDARD, worked.seats, &top, &worked.start);
    stacked(&worked, &mut table);
    replay(table, OPENING, None);
    let mut table = Table::on(WORLD.clone(), END_GAME_POSITION);
    stacked(&read(END_GAME), &mut table);
    replay(table, END_GAME, None);
}

/// Replays as far as the sentence that begins like this, without that one; everything is checked on the way.
fn replay(mut table: Table, text: &str, until: Option<&str>) -> Table {
    let worked = read(text);
    let mut known = Known::new();
    worked.begin.add_to(&mut known);
    assert_eq!(seen(&table), sorted(&known));
    assert_eq!(asked(&table), worked.begin.asks);
    for step in &worked.step {
        if until.is_some_and(|until| step.tells.starts_with(until)) {
            return table;
        }
        let seat = table.awaited()[0];
        table.dice(&step.dice).act(seat, action(&step.does));
        step.told.add_to(&mut known);
        assert_eq!(seen(&table), sorted(&known), "{}", step.tells);
        assert_eq!(asked(&table), step.told.asks, "{}", step.tells);
    }
    assert_eq!(until, None, "no sentence begins like this");
    table
}

/// The opening as far as this sentence.
fn before(until: &str) -> Table {
    replay(opening(), OPENING, Some(until))
}

#[test]
fn the_opening_replays_sentence_by_sentence() {
    let table = replay(opening(), OPENING, None);
    assert!(table.key_ids(table.state.open.board).len() == 15);
    assert_eq!(table.player(WANDA).mark, Some(Mark { place: place("san-francisco"), adventure: true }));
}

#[test]
fn the_end_game_turn_replays_sentence_by_sentence() {
    let table = replay(end_game(), END_GAME, None);
    assert_eq!((table.keys(WANDA).len(), table.keys(GRAHAM).len(), table.keys(BETTY).len()), (3, 5, 5));
}

#[test]
fn wandas_ledger() {
    let mut table = opening();
    let mut ledger = vec![table.money(WANDA)];
    for step in &read(OPENING).step[..12] {
        let seat = table.awaited()[0];
        table.dice(&step.dice).act(seat, action(&step.does));
        if *ledger.last().unwrap() != table.money(WANDA) {
            ledger.push(table.money(WANDA));
        }
    }
    // −200 Los Angeles, +100 refund, −100 Vancouver, −100 museum, −0 Seattle, −100 San Francisco, the last 100.
    assert_eq!(ledger, [500, 300, 400, 300, 200, 100, 0]);
}

#[test]
fn where_wanda_can_go_with_a_7() {
    let table = before("She goes to Los Angeles");
    for to in ["winnipeg", "san-diego", "las-vegas", "portland"] {
        assert!(table.can(move_to(to)), "{to}");
    }
    assert_eq!(table.refused(WANDA, move_to("seattle")), GT_20, "she may not stay");
    assert_eq!(table.refused(WANDA, move_to("aloha-cruise")), GT_20, "nor take the outer route of Vancouver");
    assert_eq!(table.refused(WANDA, Action::Work), GT_24);
}

#[test]
fn wanda_cannot_fly_or_sail_from_seattle() {
    let table = before("She rolls a 7");
    assert_eq!(table.refused(WANDA, fly("adelaide/vancouver", "vancouver")), GT_25, "no red dot");
    assert_eq!(table.refused(WANDA, sail("aloha-cruise")), GT_30, "no water route");
}

#[test]
fn seattle_can_be_no_home_of_grahams_ticket() {
    let table = before("Graham makes Manila");
    assert_eq!(table.refused(GRAHAM, home("seattle")), GT_10);
    assert!(table.can(home("munich")));
}

/// Wanda in Los Angeles, but the next Adventure there is another.
fn other_adventure(city: &str, effect: &str, until: &str) -> Table {
    let mut worked = read(OPENING);
    let adventures = worked.americas_africa.iter_mut().chain(&mut worked.eurasia_oceania);
    for adventure in adventures.filter(|adventure| adventure.city == city) {
        adventure.effect = effect.to_owned();
    }
    let top: Vec<&str> = worked.tickets.iter().map(String::as_str).collect();
    let table = Table::dealt(edition_of(&worked), Options::STANDARD, worked.seats, &top, &worked.start);
    replay(table, OPENING, Some(until))
}

#[test]
fn what_if_the_adventure_had_left_the_city() {
    let mut table = other_adventure("los-angeles", "go san-diego", "Her Adventure is a refund");
    table.adventure();
    assert_eq!((table.at(WANDA), table.keys(WANDA).len()), ("san-diego", 0), "no KEY");
    assert_eq!((table.money(WANDA), table.jackpot().0), (200, 300), "the expenses go to the Jackpot");
    assert_eq!(table.turn(), WANDA);
    let mut table = other_adventure("vancouver", "go seattle", "Her Adventure costs $100");
    table.adventure();
    assert_eq!((table.at(WANDA), table.memories(WANDA).len()), ("seattle", 0), "no Memory");
}

#[test]
fn what_if_the_adventure_had_been_for_the_day() {
    let mut table = other_adventure("los-angeles", "day", "Her Adventure is a refund");
    table.adventure();
    assert_eq!((table.keys(WANDA), table.phase()), (vec!["los-angeles"], Phase::AfterTurn));
    assert_eq!(table.refused(WANDA, Action::Work), GT_28);
}

#[test]
fn what_if_wanda_had_bought_tickets() {
    // During the turn at the full fare, or after it at the discount.
    let table = before("She rolls the ticket symbol");
    let mut during = table.clone();
    during.does(Action::Buy(2));
    assert_eq!((during.money(WANDA), during.hand(WANDA).len()), (0, 2));
    let mut after = table;
    after.does(Action::Work).does(Action::BuyTwo);
    assert_eq!((after.money(WANDA), after.hand(WANDA).len()), (300, 2));
}

#[test]
fn what_if_wanda_had_rolled_the_trouble_symbol() {
    let mut table = before("She rolls the ticket symbol");
    table.roll(TROUBLE);
    assert_eq!((table.money(WANDA), table.at(WANDA), table.phase()), (300, "los-angeles", Phase::AfterTurn));
    table.close();
    assert_eq!(table.turn(), GRAHAM);
}

#[test]
fn what_if_wanda_had_stopped_on_a_trouble_spot_or_the_regional_city() {
    // Seattle is one space away, the Regional City two, the Trouble Spots three and four.
    for (to, money) in [("portland", 200), ("siskiyou-pass", 100), ("san-andreas-fault", 100)] {
        let mut table = before("She moves one space only");
        table.does(move_to(to)).close();
        assert_eq!((table.at(WANDA), table.money(WANDA), table.turn()), (to, money, GRAHAM), "{to}");
        assert_eq!(table.jackpot().0, 300, "to the bank");
    }
    let table = before("She moves one space only");
    assert_eq!(table.refused(WANDA, move_to("san-francisco")), GT_20, "five spaces");
}

#[test]
fn what_if_wanda_had_had_a_ticket_to_return() {
    // She works her way to San Francisco with a ticket in hand: it is returned for $100, and the debt is paid.
    let mut table = before("Her Adventure costs $200");
    let ticket = table.state.hidden.pack.pop().unwrap();
    table.state.hidden.hands[Seat(WANDA)].push(ticket);
    table.adventure();
    assert_eq!((table.money(WANDA), table.hand(WANDA).len(), table.at(WANDA)), (0, 0, "san-francisco"));
    assert_eq!((table.memories(WANDA), table.jackpot().0), (vec!["vancouver", "san-francisco"], 500));
    assert_eq!(table.keys(WANDA), ["los-angeles", "north-america"], "two Memories in North America");
}

#[test]
fn deported_wanda_cannot_work_and_carries_a_mark() {
    let table = before("Graham makes Manila");
    assert_eq!(table.refused(WANDA, Action::Work), GT_9);
    assert_eq!(table.player(WANDA).mark, Some(Mark { place: place("san-francisco"), adventure: true }));
    assert_eq!(table.memories(WANDA), ["vancouver"]);
}

#[test]
fn what_if_graham_had_not_been_able_to_buy_the_tickets() {
    let mut table = before("His Adventure uses 2 tickets");
    table.state.open.players[Seat(GRAHAM)].money = 300;
    table.adventure();
    assert_eq!((table.money(GRAHAM), table.jackpot(), table.memories(GRAHAM).len()), (100, (400, 3), 0));
    assert_eq!((table.at(GRAHAM), table.turn()), ("manila", BETTY), "deported from Home to Home");
}

#[test]
fn what_graham_bought_is_secret_and_what_betty_turned_up_is_not() {
    let table = before("She sends Wanda to Lima");
    assert_eq!(table.hand(GRAHAM), ["denver/shanghai", "istanbul/kampala"]);
    assert_eq!(table.legal(BETTY), [send("tripoli"), send("lima")]);
    assert_eq!(table.money(BETTY), 500, "she pays for Seattle afterwards");
}

#[test]
fn what_if_betty_had_missed_the_jackpot() {
    let mut table = before("She tries for the Jackpot");
    table.dice(&[4, 5, 4, 6]).does(Action::TryJackpot);
    assert_eq!(table.awaited(), [GRAHAM], "the player to her right chooses");
    assert_eq!(table.legal(GRAHAM), [send("luanda"), send("brasilia")]);
    table.act(GRAHAM, send("luanda"));
    assert_eq!((table.at(BETTY), table.jackpot()), ("luanda", (400, 4)));
    table.close();
    assert_eq!(table.turn(), WANDA, "her turn is over");
}

#[test]
fn what_if_betty_had_not_tried() {
    let mut table = before("She tries for the Jackpot");
    table.does(Action::Decline);
    assert_eq!((table.turn(), table.phase()), (BETTY, Phase::Travel));
}

#[test]
fn in_the_wasteland_betty_could_have_returned_her_tickets_first() {
    let mut table = before("The $100 of the Wasteland");
    for held in table.hand(BETTY) {
        table.does(refund(&held));
    }
    table.does(Action::Arrive);
    assert_eq!((table.money(BETTY), table.hand(BETTY).len()), (900, 0));
}

#[test]
fn what_if_wanda_had_forgotten_her_300() {
    let worked = read(OPENING);
    let top: Vec<&str> = worked.tickets.iter().map(String::as_str).collect();
    let strict = Options { strict: true, ..Options::STANDARD };
    let mut table = Table::dealt(edition_of(&worked), strict, worked.seats, &top, &worked.start);
    for step in worked.step.iter().take_while(|step| !step.tells.starts_with("She takes a ship")) {
        let seat = table.awaited()[0];
        table.dice(&step.dice).act(seat, action(&step.does));
    }
    // Before Lima's expenses she is asked; she forgets, and they cannot be paid.
    assert_eq!((table.turn(), table.money(WANDA), table.phase()), (WANDA, 0, Phase::Arrive));
    table.does(Action::Arrive).does(Action::GiveUp);
    assert!(table.told(Event::SpendingMoneyLost { seat: Seat(WANDA) }));
    assert_eq!((table.at(WANDA), table.money(WANDA), table.turn()), ("seattle", 0, GRAHAM));
}

#[test]
fn gt_90_the_end_game_ships_as_a_scenario() {
    let table = Table::on(WORLD.clone(), END_GAME_POSITION);
    let head: toml::Table = toml::from_str(END_GAME_POSITION).unwrap();
    assert_eq!(head["title"].as_str(), Some("The race for KEYs and home"));
    assert_eq!(
        table.key_ids(table.state.open.board),
        ["mexico-city", "africa"],
        "the 2 KEYs left on the board"
    );
    assert_eq!((table.awaited(), table.phase(), table.jackpot()), (vec![BETTY], Phase::Travel, (200, 2)));
    assert!((0..3).all(|seat| table.player(seat).mark.is_none()));
    assert_eq!(
        ["seattle", "manila", "winnipeg"].map(place).map(Some),
        [0, 1, 2].map(|seat| table.player(seat).home)
    );
    assert!(table.can(fly("singapore/florence", "singapore")));
}

fn end_game_before(until: &str) -> Table {
    replay(end_game(), END_GAME, Some(until))
}

#[test]
fn what_if_betty_had_had_no_key_to_lose() {
    let mut table = end_game_before("Her Adventure costs a KEY");
    let open = &mut table.state.open;
    for id in ["hong-kong", "sydney", "tokyo"] {
        open.players[Seat(BETTY)].keys.remove(key(id));
        open.players[Seat(WANDA)].keys.insert(key(id));
    }
    for id in ["north-america", "oceania"] {
        open.players[Seat(BETTY)].keys.remove(key(id));
        open.board.insert(key(id));
    }
    // Without the KEYs the Memories that earned them cannot be there either.
    for seat in 0..3 {
        open.players[Seat(seat)].memories = Default::default();
        for id in ["south-america", "europe", "asia"] {
            if open.players[Seat(seat)].keys.contains(key(id)) {
                open.players[Seat(seat)].keys.remove(key(id));
                open.board.insert(key(id));
            }
        }
    }
    table.adventure();
    assert_eq!((table.money(BETTY), table.hand(BETTY).len(), table.at(BETTY)), (0, 0, "winnipeg"));
    assert_eq!((table.jackpot(), table.turn()), ((200, 2), WANDA), "to the Travel Agent, not the Jackpot");
    assert!(table.told(Event::NoKeyToLose { seat: Seat(BETTY) }));
}

#[test]
fn what_if_it_had_been_a_special_memory_that_is_not_there() {
    let mut worked = read(END_GAME);
    worked.americas_africa[0].effect = "lose-memory".to_owned();
    let mut table = Table::on(edition_of(&worked), END_GAME_POSITION);
    for half in Half::ALL {
        let cards = table.game.edition().pack(half);
        table.state.hidden.adventures[half.index()] = cards.iter().rev().copied().collect();
    }
    let mut table = replay(table, END_GAME, Some("Her Adventure costs a KEY"));
    table.adventure();
    assert_eq!((table.money(BETTY), table.hand(BETTY).len(), table.at(BETTY)), (0, 0, "winnipeg"));
    assert_eq!((table.keys(BETTY).len(), table.jackpot()), (5, (200, 2)));
}

#[test]
fn what_if_betty_had_lost_the_challenge() {
    let mut table = end_game_before("She pays Graham");
    table.dice(&[1, 2, 2, 3, 1, 3, 5, 6]).does(Action::Challenge);
    assert_eq!((table.awaited(), table.keys(GRAHAM).contains(&"cairo")), (vec![GRAHAM], true));
    let there = table.legal(GRAHAM)[0];
    table.act(GRAHAM, there).close();
    assert_eq!((table.turn(), table.money(GRAHAM)), (WANDA, 300));
    assert_ne!(table.at(BETTY), "cairo");
}

#[test]
fn what_if_betty_had_not_placed_her_special_memory() {
    let table = end_game_before("She places her Special Memory");
    assert!(table.keys(GRAHAM).contains(&"oceania"), "two Memories each: Graham keeps it");
    assert_eq!(table.refused(BETTY, memory("singapore")), GT_71);
}

#[test]
fn betty_can_put_only_keys_of_her_own_into_the_jackpot() {
    let table = end_game_before("She puts Tokyo's");
    assert_eq!(table.refused(BETTY, lose_key("cairo")), GT_55);
    assert_eq!(table.refused(BETTY, Action::Challenge), GT_55, "the Adventure first");
}

/// Random play from the end-game always finds somebody's way home.
#[test]
fn the_end_game_can_be_played_to_its_end() {
    let table = Table::on(WORLD.clone(), END_GAME_POSITION);
    for seed in 0..20 {
        let (mut state, mut dice, mut choices) = (table.state, FastDice::new(seed), FastDice::new(!seed));
        let mut actions = Vec::new();
        let mut steps = 0;
        while table.game.outcome(&state).is_none() {
            steps += 1;
            assert!(steps < 1_000_000, "seed {seed} has no end");
            let seat = table.game.to_act(&state).must.first().expect("somebody is asked");
            table.game.legal(&state, seat, &mut actions);
            let choice = table::Dice::pick(&mut choices, "test", actions.len());
            table.game.apply(&mut state, seat, &actions[choice], &mut dice, &mut Silent).unwrap();
        }
        assert_eq!(table.game.broken_invariants(&state), [""; 0]);
    }
}
