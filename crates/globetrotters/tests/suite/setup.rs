//! Equipment and setup: GT-1 to GT-12.

use std::panic::catch_unwind;

use globetrotters::clause::{GT_1, GT_7, GT_8, GT_9, GT_10, GT_21, GT_26, GT_28, GT_52, GT_54};
use globetrotters::{Action, Event, Globetrotters, Half, KeyId, Kind, Options, Phase};
use table::dice::FastDice;
use table::{Clause, Game, Seat, Silent, Told};

use crate::support::{
    ELSEWHERE, TICKET, Table, WORLD, fly, home, move_to, place, position, refund, story, ticket,
};

/// Three players; the tickets that come up first go into the Jackpot, then one to each player.
fn opening(rolls: &[u32]) -> Table {
    let top = ["tibet/washington", "outback/quito", "seattle/amsterdam", "manila/munich", "outback/quito"];
    Table::dealt(
        WORLD.clone(),
        Options::STANDARD,
        3,
        &[top[0], top[1], top[2], top[3], "jamaica/amsterdam"],
        rolls,
    )
}

#[test]
fn gt_1_two_to_six_players() {
    for seats in 2..=6 {
        assert_eq!(Globetrotters::new(WORLD.clone(), Options::STANDARD, seats).seats(), seats);
    }
    for seats in [0, 1, 7] {
        let refused = catch_unwind(|| Globetrotters::new(WORLD.clone(), Options::STANDARD, seats));
        assert!(refused.is_err(), "{seats} players");
    }
    let table = opening(&[6, 6, 1, 2, 1, 2]);
    assert_eq!(table.refused(3, Action::Work), GT_1, "there is no fourth seat");
}

#[test]
fn gt_1_sixteen_keys_ten_of_cities_and_six_of_continents() {
    let table = opening(&[6, 6, 1, 2, 1, 2]);
    let board = table.state.open.board;
    assert_eq!(board.len(), 16);
    let continents: Vec<&str> =
        board.iter().filter_map(KeyId::continent).map(|id| WORLD.continent(id).name.as_str()).collect();
    assert_eq!(continents, ["North America", "South America", "Africa", "Europe", "Asia", "Oceania"]);
    let cities = board.iter().filter_map(|key| WORLD.key_city(key));
    assert_eq!(cities.filter(|&city| WORLD.kind_of(city) == Kind::KeyCity).count(), 10);
    assert!((0..3).all(|seat| table.keys(seat).is_empty()));
}

#[test]
fn gt_2_nine_kinds_of_locations() {
    assert_eq!(Kind::ALL.len(), 9);
    for kind in Kind::ALL {
        assert!(WORLD.locations().iter().any(|location| location.kind == kind), "{}", kind.id());
    }
    let red_dots: Vec<Kind> = Kind::ALL.into_iter().filter(|kind| kind.is_red_dot()).collect();
    assert_eq!(red_dots, [Kind::KeyCity, Kind::ContinentalCity]);
    let cities: Vec<Kind> = Kind::ALL.into_iter().filter(|kind| kind.is_city()).collect();
    assert_eq!(cities, Kind::ALL[..5]);
}

#[test]
fn gt_3_tickets_name_two_locations_never_a_cruise_island() {
    for ticket in WORLD.ticket_ids() {
        let [one, other] = WORLD.ticket(ticket);
        assert_ne!(one, other);
        assert!([one, other].iter().all(|&end| WORLD.kind_of(end) != Kind::CruiseIsland));
    }
    let game = Globetrotters::new(WORLD.clone(), Options::STANDARD, 2);
    let packs = [1, 2].map(|seed| game.set_up(&mut FastDice::new(seed), &mut Silent).hidden.pack);
    assert_ne!(packs[0], packs[1], "the pack is shuffled");
}

#[test]
fn gt_3_used_returned_and_lost_tickets_go_under_the_pack() {
    let player = r#"home = "seattle", at = "vancouver", money = 500, 
        tickets = ["lagos/moscow", "cairo/tokyo", "rio/paris"]"#;
    let mut table = position("", &[player, ELSEWHERE]);
    table.does(refund("cairo/tokyo"));
    assert_eq!(table.pack().last().unwrap(), "cairo/tokyo");
    table.does(fly("lagos/moscow", "lagos"));
    assert_eq!(table.pack().last().unwrap(), "lagos/moscow");
    let wasteland = position("phase = \"overland\"\nsteps = 9", &[player, ELSEWHERE]);
    let mut table = wasteland;
    table.does(move_to("northwest-territories")).does(Action::Arrive);
    let pack = table.pack();
    let under: Vec<&str> = pack[pack.len() - 3..].iter().map(String::as_str).collect();
    assert_eq!(under, ["lagos/moscow", "cairo/tokyo", "rio/paris"]);
}

#[test]
fn gt_4_two_packs_with_an_adventure_for_every_red_dot_city_of_the_half() {
    for half in Half::ALL {
        let cities = WORLD.location_ids().filter(|&place| WORLD.half_of(place) == half);
        let red_dots: Vec<_> = cities.filter(|&place| WORLD.kind_of(place).is_red_dot()).collect();
        assert!(WORLD.pack(half).len() >= 16);
        for &card in WORLD.pack(half) {
            assert!(red_dots.iter().all(|&city| !WORLD.entry(card, city).text.is_empty()));
        }
    }
    let halves = ["rio", "cairo", "los-angeles", "london", "tokyo", "sydney"]
        .map(|id| WORLD.half_of(WORLD.location_called(id).unwrap()));
    assert_eq!(halves[..3], [Half::AmericasAfrica; 3]);
    assert_eq!(halves[3..], [Half::EurasiaOceania; 3]);
}

#[test]
fn gt_4_a_played_card_goes_under_its_own_pack() {
    let player = r#"home = "seattle", at = "rome", money = 500"#;
    let mut table = story(&["gain 100", "gain 200"], "phase = \"offer\"", &[player, ELSEWHERE]);
    let before = table.state.hidden.adventures;
    table.adventure();
    let after = table.state.hidden.adventures;
    let [own, other] = [Half::EurasiaOceania, Half::AmericasAfrica].map(Half::index);
    assert_eq!(after[own][0], before[own][2], "the top card is now the lowest");
    assert_eq!(after[own][1..], before[own][..2]);
    assert_eq!(after[other], before[other]);
}

#[test]
fn gt_5_the_jackpot_starts_with_200_dollars_and_two_tickets() {
    let table = opening(&[6, 6, 1, 2, 1, 2]);
    assert_eq!(table.jackpot(), (200, 2));
}

#[test]
fn gt_5_a_won_jackpot_starts_anew() {
    let player = r#"home = "seattle", at = "las-vegas", money = 500"#;
    let more = "phase = \"offer\"\njackpot = { money = 900, tickets = [\"lagos/moscow\"], specials = 1 }";
    let mut table = position(more, &[player, ELSEWHERE]);
    table.dice(&[4, 4]).does(Action::TryJackpot);
    assert_eq!(
        (table.money(0), table.hand(0), table.player(0).specials),
        (1400, vec!["lagos/moscow".into()], 1)
    );
    assert_eq!(table.jackpot(), (200, 2));
    assert_eq!(table.state.open.jackpot.specials, 0);
}

#[test]
fn gt_6_every_amount_is_a_multiple_of_100_and_the_bank_never_runs_out() {
    let player = r#"home = "seattle", money = 900000000"#;
    let mut table = position("", &[player, ELSEWHERE]);
    table.does(Action::Work);
    assert_eq!(table.money(0), 900_000_200);
    let game = Globetrotters::new(WORLD.clone(), Options::STANDARD, 3);
    for seed in 0..3 {
        let end = testkit::play_out(&game, seed, 1_000_000).state.open;
        assert!(Seat::all(3).all(|seat| end.players[seat].money % 100 == 0));
        assert_eq!(end.jackpot.money % 100, 0);
    }
}

/// All tickets but the lowest of the pack are in the first player's hand.
fn nearly_empty_pack(left: usize, player: &str) -> Table {
    let mut table = position("", &[player, ELSEWHERE]);
    let hidden = &mut table.state.hidden;
    while hidden.pack.len() > left {
        let ticket = hidden.pack.pop().unwrap();
        hidden.hands[Seat(0)].push(ticket);
    }
    table
}

#[test]
fn gt_7_the_last_ticket_is_never_bought_or_dealt() {
    let player = r#"home = "seattle", money = 900"#;
    let mut table = nearly_empty_pack(2, player);
    assert_eq!(table.refused(0, Action::Buy(2)), GT_7);
    let held = table.hand(0).len();
    table.does(Action::Buy(1));
    assert_eq!((table.hand(0).len(), table.pack().len()), (held + 1, 1));
    table.roll(TICKET);
    assert_eq!(table.hand(0).len(), held + 1, "a free ticket that the pack cannot supply is not owed");
    assert!(table.told(Event::PackIsShort { seat: Seat(0), missing: 1 }));
    table.does(Action::Work);
    assert_eq!(
        table.refused(0, Action::BuyTwo),
        GT_7,
        "no two tickets are left, unless some are handed back"
    );
}

#[test]
fn gt_7_the_last_ticket_serves_moving_on() {
    let mut table =
        position("", &[r#"home = "seattle", money = 900"#, r#"home = "winnipeg", at = "vancouver""#]);
    let hidden = &mut table.state.hidden;
    while hidden.pack.len() > 1 {
        let ticket = hidden.pack.pop().unwrap();
        hidden.hands[Seat(0)].push(ticket);
    }
    table.go("vancouver");
    assert!(matches!(table.phase(), Phase::MoveOn { .. }));
    assert_eq!(table.pack().len(), 0);
    let choice = table.legal(0)[0];
    table.does(choice);
    assert_eq!(table.pack().len(), 1);
}

#[test]
fn gt_7_tickets_that_the_pack_cannot_supply_are_not_owed() {
    let players = [r#"home = "seattle", at = "rome", money = 1000"#, ELSEWHERE];
    let mut table = story(&["use 3"], "phase = \"offer\"", &players);
    let hidden = &mut table.state.hidden;
    while hidden.pack.len() > 2 {
        let ticket = hidden.pack.pop().unwrap();
        hidden.hands[Seat(1)].push(ticket);
    }
    table.adventure();
    assert_eq!((table.money(0), table.jackpot()), (800, (200, 3)), "one could be bought, and that is all");
    assert_eq!(table.memories(0), ["rome"]);
}

#[test]
fn gt_8_five_hundred_dollars_and_one_ticket() {
    let table = opening(&[6, 6, 1, 2, 1, 2]);
    for seat in 0..3 {
        assert_eq!((table.money(seat), table.hand(seat).len(), table.at(seat)), (500, 1, "-"));
    }
    assert_eq!(table.hand(0), ["seattle/amsterdam"]);
}

#[test]
fn gt_9_the_highest_total_begins_and_play_passes_to_the_left() {
    let mut table = opening(&[1, 2, 5, 6, 4, 4]);
    assert_eq!(table.awaited(), [1]);
    table.does(home("manila")).does(Action::Decline).work();
    assert_eq!(table.awaited(), [2]);
    table.does(home("jamaica")).work();
    assert_eq!((table.awaited(), table.state.open.round), (vec![0], 1));
    table.does(home("seattle")).work();
    assert_eq!((table.awaited(), table.state.open.round), (vec![1], 2));
    assert_eq!(table.refused(0, Action::Work), GT_9);
}

#[test]
fn gt_9_who_ties_rolls_again() {
    let table = opening(&[5, 5, 1, 1, 4, 6, 2, 2, 3, 4]);
    assert_eq!(table.awaited(), [2]);
    let rolled = table.events().into_iter().filter_map(|event| match event {
        Event::StartRolled { seat, .. } => Some(seat.0),
        _ => None,
    });
    assert_eq!(rolled.collect::<Vec<_>>(), [0, 1, 2, 0, 2], "only the tied ones");
}

#[test]
fn gt_10_home_is_one_side_of_the_starting_ticket() {
    let mut table = opening(&[6, 6, 1, 2, 1, 2]);
    assert_eq!(table.legal(0), [home("seattle"), home("amsterdam")]);
    assert_eq!(table.refused(0, home("rome")), GT_10);
    assert_eq!(table.refused(0, Action::Work), GT_10, "Home comes first");
    assert_eq!(table.refused(1, home("manila")), GT_9, "not before their own first turn");
    table.does(home("seattle"));
    assert_eq!((table.at(0), table.player(0).home), ("seattle", Some(place("seattle"))));
    assert_eq!((table.at(1), table.player(1).home), ("-", None));
}

#[test]
fn gt_10_the_ticket_is_out_of_the_game() {
    let mut table = opening(&[6, 6, 1, 2, 1, 2]);
    table.does(home("amsterdam"));
    assert_eq!(table.hand(0), [""; 0]);
    assert!(!table.pack().contains(&"seattle/amsterdam".to_owned()));
    assert_eq!(table.state.hidden.home_tickets[Seat(0)], Some(ticket("seattle/amsterdam")));
    assert!(table.told(Event::HomeChosen { seat: Seat(0), at: place("amsterdam") }));
}

#[test]
fn gt_11_the_first_arrival_at_home_is_free_and_has_its_result() {
    let mut table = opening(&[6, 6, 1, 2, 1, 2]);
    table.does(home("amsterdam"));
    assert_eq!((table.money(0), table.phase()), (500, Phase::Offer), "an Adventure at once");
    let mut island = opening(&[1, 2, 1, 2, 6, 6]);
    island.does(home("jamaica"));
    assert_eq!((island.money(2), island.player(2).specials, island.phase()), (500, 1, Phase::Travel));
}

#[test]
fn gt_11_a_home_that_ends_turns_does_not_end_the_first() {
    for (ticket, chosen) in [
        ("outback/quito", "outback"),
        ("tripoli/lima", "tripoli"),
        ("berlin-wall/addis-ababa", "berlin-wall"),
    ] {
        let top = ["lagos/moscow", "cairo/tokyo", ticket, "manila/munich"];
        let mut table = Table::dealt(WORLD.clone(), Options::STANDARD, 2, &top, &[6, 6, 1, 1]);
        table.does(home(chosen));
        assert_eq!((table.turn(), table.phase(), table.money(0)), (0, Phase::Travel, 500), "{chosen}");
        table.does(Action::Work);
        assert_eq!(table.money(0), 700);
    }
}

#[test]
fn gt_12_no_deals_between_players() {
    // Whatever is done, the others' money changes by the fee of a challenge only, and their tickets not at all.
    let game = Globetrotters::new(WORLD.clone(), Options::STANDARD, 3);
    let mut dice = FastDice::new(5);
    let mut state = game.set_up(&mut dice, &mut Silent);
    let mut actions = Vec::new();
    for step in 0..4000_usize {
        let Some(seat) = game.to_act(&state).must.first() else { break };
        game.legal(&state, seat, &mut actions);
        let action = actions[step.wrapping_mul(7919) % actions.len()];
        let before = state;
        game.apply(&mut state, seat, &action, &mut dice, &mut Silent).unwrap();
        for other in Seat::all(3).filter(|&other| other != before.open.turn) {
            let fee = state.open.players[other].money != before.open.players[other].money;
            let paid = matches!(action, Action::Challenge | Action::Refund(_) | Action::ClaimMoney);
            let began = state.open.turn == other && state.open.turns != before.open.turns;
            assert!(!fee || paid || began, "{action:?}");
            assert!(began || state.hidden.hands[other] == before.hidden.hands[other], "{action:?}");
        }
    }
    for deal in [r#"{"give":{"to":1,"dollars":100}}"#, r#"{"offer":{"to":1}}"#, r#""trade""#] {
        assert!(game.read_action(deal).is_err(), "there is no such action");
    }
}

/// Who draws tickets is told so under the clause that gives them.
#[test]
fn gt_52_draws_are_told_under_the_clause_that_gives_them() {
    let drawn = |table: &Table| -> Vec<Clause> {
        let received = |told: &&Told<Event>| matches!(told.event, Event::Received { .. });
        table.told.told.iter().filter(received).map(|told| told.clause).collect()
    };
    assert_eq!(drawn(&opening(&[6, 5, 1, 1, 2, 2])), [GT_8; 3], "dealt");
    let player = r#"home = "seattle", at = "rome", money = 900, tickets = ["cairo/tokyo"]"#;
    let travelling = || position("", &[player, ELSEWHERE]);
    assert_eq!(drawn(travelling().roll(TICKET)), [GT_21], "by the die");
    assert_eq!(drawn(travelling().does(Action::Buy(1))), [GT_26], "bought");
    assert_eq!(drawn(travelling().does(Action::Work).does(Action::BuyTwo)), [GT_28], "bought after the turn");
    let taken = |effect| drawn(story(&[effect], "phase = \"offer\"", &[player, ELSEWHERE]).adventure());
    assert_eq!(taken("tickets 2"), [GT_52], "by an Adventure");
    assert_eq!(taken("exchange"), [GT_54], "for others");
}

#[test]
fn gt_7_what_the_pack_cannot_supply_is_said_and_nothing_else_is_received() {
    let received = |table: &Table, count| table.told(Event::Received { seat: Seat(0), count });
    let mut none = nearly_empty_pack(1, r#"home = "seattle", at = "rome""#);
    none.roll(TICKET);
    assert!(!received(&none, 0) && none.told(Event::PackIsShort { seat: Seat(0), missing: 1 }));
    let mut table =
        story(&["tickets 3"], "phase = \"offer\"", &[r#"home = "seattle", at = "rome""#, ELSEWHERE]);
    let hidden = &mut table.state.hidden;
    while hidden.pack.len() > 2 {
        hidden.hands[Seat(1)].push(hidden.pack.pop().unwrap());
    }
    table.adventure();
    assert!(received(&table, 1) && table.told(Event::PackIsShort { seat: Seat(0), missing: 2 }));
}
