//! Overland travel: GT-19 to GT-24.

use globetrotters::clause::{GT_20, GT_23, GT_24};
use globetrotters::{Action, Event, Kind, LocationId, Phase};
use table::dice::{Cast, Dice};
use table::{Game, Seat, Silent};

use crate::support::{ELSEWHERE, TICKET, TROUBLE, WORLD, fly, move_to, place, position, sail};

const WANDA: &str = r#"home = "seattle", money = 500"#;

/// Notes what is asked for; every die shows a 1.
#[derive(Default)]
struct Asked(Vec<(&'static str, u32)>);

impl Dice for Asked {
    fn cast(&mut self, cast: Cast) -> u32 {
        self.0.push((cast.purpose, cast.of));
        0
    }
}

#[test]
fn gt_19_the_12_sided_die_is_for_overland_travel_only() {
    let table = position("", &[WANDA, ELSEWHERE]);
    let mut asked = Asked::default();
    table.game.apply(&mut table.state.clone(), Seat(0), &Action::Roll, &mut asked, &mut Silent).unwrap();
    assert_eq!(asked.0, [("overland", 12)]);
    let gambler = position("phase = \"offer\"", &[r#"home = "seattle", at = "las-vegas""#, ELSEWHERE]);
    let mut asked = Asked::default();
    gambler
        .game
        .apply(&mut gambler.state.clone(), Seat(0), &Action::TryJackpot, &mut asked, &mut Silent)
        .unwrap();
    assert_eq!(asked.0, [("jackpot", 6), ("jackpot", 6)]);
}

#[test]
fn gt_19_ten_numbers_a_ticket_and_trouble() {
    for face in 1..=10 {
        let mut table = position("", &[WANDA, ELSEWHERE]);
        table.roll(face);
        assert_eq!(table.phase(), Phase::Overland(u8::try_from(face).unwrap()));
    }
    let mut table = position("", &[WANDA, ELSEWHERE]);
    assert!(table.roll(TICKET).told(Event::RolledTicket { seat: Seat(0) }));
    assert!(table.roll(TROUBLE).told(Event::RolledTrouble { seat: Seat(0) }));
}

#[test]
fn gt_20_at_most_so_many_spaces_in_any_direction() {
    let mut table = position("", &[WANDA, ELSEWHERE]);
    table.roll(7);
    for to in ["vancouver", "portland", "los-angeles", "san-diego", "las-vegas", "winnipeg"] {
        assert!(table.can(move_to(to)), "{to}");
    }
    assert_eq!(table.refused(0, move_to("phoenix")), GT_20, "eight spaces");
    assert_eq!(table.refused(0, move_to("tokyo")), GT_20);
    assert_eq!(table.refused(0, Action::MoveTo(LocationId(250))), GT_20, "no such place");
}

#[test]
fn gt_20_he_must_leave_but_may_stop_short() {
    let mut table = position("", &[WANDA, ELSEWHERE]);
    table.roll(7);
    assert_eq!(table.refused(0, move_to("seattle")), GT_20);
    table.does(move_to("vancouver"));
    assert_eq!(table.at(0), "vancouver");
}

#[test]
fn gt_20_never_onto_a_water_route() {
    let mut table = position("", &[r#"home = "seattle", at = "vancouver", money = 500"#, ELSEWHERE]);
    table.roll(10);
    assert_eq!(table.refused(0, move_to("aloha-cruise")), GT_20);
    assert_eq!(table.refused(0, move_to("hawaii")), GT_20);
    for place in WORLD.location_ids() {
        assert!(WORLD.within(place, 10).iter().all(|&to| WORLD.kind_of(to) != Kind::CruiseIsland));
    }
}

#[test]
fn gt_21_the_ticket_symbol_gives_a_ticket_and_the_turn_goes_on() {
    let mut table = position("pack = [\"adelaide/vancouver\"]", &[WANDA, ELSEWHERE]);
    table.roll(TICKET);
    assert_eq!((table.hand(0), table.at(0)), (vec!["adelaide/vancouver".to_owned()], "seattle"));
    assert_eq!((table.turn(), table.phase(), table.money(0)), (0, Phase::Travel, 500));
}

#[test]
fn gt_22_the_trouble_symbol_costs_100_and_ends_the_turn() {
    let mut table = position("", &[r#"home = "seattle", at = "portland", money = 500"#, ELSEWHERE]);
    table.roll(TROUBLE);
    assert_eq!((table.money(0), table.at(0), table.phase()), (400, "portland", Phase::AfterTurn));
    assert_eq!(table.jackpot(), (200, 2), "to the bank");
}

#[test]
fn gt_22_trouble_is_due_at_home_too() {
    let mut table = position("", &[WANDA, ELSEWHERE]);
    table.roll(TROUBLE);
    assert_eq!((table.money(0), table.at(0)), (400, "seattle"));
}

#[test]
fn gt_23_where_no_route_leaves_the_die_is_not_rolled() {
    let player = r#"home = "seattle", at = "dublin", money = 500"#;
    let table = position("", &[player, ELSEWHERE]);
    assert_eq!(table.refused(0, Action::Roll), GT_23);
    assert!(table.can(sail("isle-of-man")) && table.can(Action::Work));
}

#[test]
fn gt_24_a_roll_is_completed_before_anything_else() {
    let player =
        r#"home = "seattle", at = "vancouver", money = 500, specials = 1, tickets = ["lagos/moscow"]"#;
    let mut table = position("", &[player, ELSEWHERE]);
    table.roll(3);
    for action in [
        Action::Work,
        Action::Roll,
        Action::Buy(1),
        Action::EndTurn,
        sail("aloha-cruise"),
        fly("lagos/moscow", "lagos"),
    ] {
        assert_eq!(table.refused(0, action), GT_24, "{action:?}");
    }
}

#[test]
fn gt_24_every_location_counts_as_one_space() {
    for (to, spaces) in
        [("portland", 1), ("siskiyou-pass", 2), ("san-andreas-fault", 3), ("san-francisco", 4)]
    {
        assert_eq!(WORLD.distance(place("seattle"), place(to)), Some(spaces), "{to}");
    }
}

#[test]
fn gt_20_where_there_is_one_place_to_go_nothing_is_asked() {
    // From Manila the only route leads to Mount Mayon. Who holds a ticket may still return it first (GT-27).
    let mut table = position("", &[r#"home = "seattle", at = "manila", money = 500"#, ELSEWHERE]);
    table.roll(6);
    assert_eq!((table.at(0), table.phase()), ("mount-mayon", Phase::AfterTurn));
    let player = r#"home = "seattle", at = "manila", money = 500, tickets = ["any"]"#;
    let mut table = position("", &[player, ELSEWHERE]);
    table.roll(6);
    assert_eq!(table.phase(), Phase::Overland(6));
    table.does(move_to("mount-mayon"));
    assert_eq!(table.money(0), 400);
}
