//! The Event Phase: GP-40 to GP-45.

use globopolis::event::{Conflict, Money, Titles, Turns};
use globopolis::{Action, CardKind, FieldId, Options, Phase, Team, Units};
use table::Seat;

use crate::support::Table;
use crate::world::{attack, stack, title, units};

fn debt(table: &Table) -> u8 {
    table.state.open.governors[Seat(0)].debt
}

#[test]
fn gp_40_one_two_or_three_dice_clockwise() {
    for (faces, to) in [(&[5][..], 21), (&[5, 4], 25), (&[5, 4, 1], 26)] {
        let mut table = Table::new(2, "[[governor]]\nat = 16");
        table.roll(faces);
        assert_eq!(table.governor(0), FieldId(to));
        assert_eq!(table.governor(1), FieldId(8), "nobody else moves");
    }
    let table = Table::new(2, "");
    for dice in [0, 4, 255] {
        assert_eq!(table.refused(0, Action::Roll { dice, back: false }), 40);
    }
}

#[test]
fn gp_40_counterclockwise_costs_three_points_per_roll() {
    let mut table = Table::new(2, "[[player]]\npoints = 7\n[[player]]\n[[governor]]\nat = \"ethiopia\"");
    table.back(&[1]);
    assert!(table.told(Turns::PaidForDirection { team: Team(0), points: 3 }));
    assert_eq!((table.governor(0), table.points(0)), (FieldId(32), 4));
    table.back(&[6, 6, 4]);
    assert_eq!((table.governor(0), table.points(0)), (FieldId(16), 1));
    assert_eq!(table.refused(0, Action::Roll { dice: 1, back: true }), 40, "one must have them");
    // The choices are made anew for every roll.
    table.roll(&[2]);
    assert_eq!((table.governor(0), table.owner("mexico")), (FieldId(18), Some(0)));
}

#[test]
fn gp_40_three_points_are_enough_and_two_are_not() {
    let at = |points: i32| {
        Table::new(2, &format!("[[player]]\npoints = {points}\n[[player]]\n[[governor]]\nat = \"usa\""))
    };
    at(3).back(&[1]);
    // 250 EU do not help.
    for points in [2, 0, -5] {
        assert_eq!(at(points).refused(0, Action::Roll { dice: 1, back: true }), 40);
    }
}

#[test]
fn gp_40_the_first_roll_is_obligatory() {
    let table = Table::new(2, "");
    assert_eq!(table.refused(0, Action::Stop), 28);
    assert_eq!(table.refused(0, Action::Pass), 28);
}

#[test]
fn gp_41_crossing_teleport_clockwise_pays_forty() {
    // From Indonesia's field 6 to Alaska at 11.
    let mut table = Table::new(2, "[[governor]]\nat = 6");
    table.roll(&[5]);
    assert!(table.told(Turns::LapPaid { team: Team(0), eu: 40 }));
    assert_eq!(table.eu(0), 290);
    // One field short of it: nothing.
    let mut table = Table::new(2, "[[governor]]\nat = 6");
    table.roll(&[1]);
    assert_eq!((table.governor(0), table.eu(0)), (FieldId(7), 250));
    // Leaving it is no crossing.
    let mut table = Table::new(2, "");
    table.roll(&[3]);
    assert_eq!(table.eu(0), 250);
}

#[test]
fn gp_41_landing_on_it_pays_and_teleporting_does_not() {
    // Five bases on is Niagara after a whole round; two fields further is Mexico.
    let mut table = Table::new(2, "[[governor]]\nat = 6");
    table.throw(0, Action::Roll { dice: 1, back: false }, &[2, 5, 2]);
    assert_eq!((table.governor(0), table.owner("mexico"), table.eu(0)), (FieldId(18), Some(0), 290));
    // In the first round nobody is paid, though four bases on and twenty fields further TELEPORT! is passed.
    let mut table = Table::new(2, "round = 1\nphase = \"teleport\"");
    table.throw(0, Action::Teleport, &[4, 18]);
    assert_eq!((table.governor(0), table.eu(0)), (FieldId(18), 250));
}

#[test]
fn gp_41_flying_counts_as_clockwise() {
    let base = "phase = \"base\"\n[[governor]]\nat = ";
    let mut table = Table::new(2, &format!("{base}48"));
    table.act(0, Action::Fly(FieldId(0)));
    assert_eq!(table.eu(0), 250, "from 48 to 0 nothing is crossed");
    let mut table = Table::new(2, &format!("{base}48"));
    table.act(0, Action::Fly(FieldId(16)));
    assert_eq!(table.eu(0), 290);
    let mut table = Table::new(2, &format!("{base}32"));
    table.act(0, Action::Fly(FieldId(16)));
    assert_eq!(table.eu(0), 290, "the other way round");
    let mut table = Table::new(2, &format!("{base}0\ndebt = 1"));
    table.act(0, Action::Fly(FieldId(48)));
    assert_eq!((table.eu(0), debt(&table)), (250, 0), "a flight clears a debt");
}

#[test]
fn gp_41_a_backward_crossing_is_a_debt_that_a_forward_one_clears() {
    let mut table = Table::plain(2, "[[player]]\npoints = 20\n[[player]]\n[[governor]]\nat = \"usa\"");
    table.back(&[1]).back(&[6, 6, 4]);
    assert!(table.told(Turns::LapOwed { seat: Seat(0) }));
    assert_eq!((table.governor(0), debt(&table), table.eu(0)), (FieldId(0), 1, 250));
    table.roll(&[6, 6, 4]);
    assert!(table.told(Turns::LapCleared { seat: Seat(0) }));
    assert_eq!((table.governor(0), debt(&table), table.eu(0)), (FieldId(16), 0, 250));
    // Two of them need two.
    let mut table = Table::plain(2, "[[governor]]\nat = 0\ndebt = 2");
    table.roll(&[6, 6, 4]);
    assert_eq!((debt(&table), table.eu(0)), (1, 250));
    // The one after that pays again.
    let mut table = Table::plain(2, "[[governor]]\nat = 0\ndebt = 0");
    table.roll(&[6, 6, 4]);
    assert_eq!(table.eu(0), 290);
}

#[test]
fn gp_41_landing_on_it_backwards_is_no_crossing() {
    // From New Zealand back to TELEPORT!, and from there two fields behind Niagara.
    let mut table = Table::new(2, "[[player]]\npoints = 3\n[[player]]\n[[governor]]\nat = \"new-zealand\"");
    table.throw(0, Action::Roll { dice: 1, back: true }, &[1, 1, 2]);
    assert_eq!((table.governor(0), debt(&table), table.eu(0)), (FieldId(18), 0, 250));
}

#[test]
fn gp_41_a_debt_stays_when_one_teleports() {
    let mut table =
        Table::new(2, "[[player]]\npoints = 3\n[[player]]\n[[governor]]\nat = \"new-zealand\"\ndebt = 1");
    table.throw(0, Action::Roll { dice: 1, back: true }, &[1, 5, 2]);
    assert_eq!((debt(&table), table.eu(0)), (1, 250));
}

#[test]
fn gp_42_rolling_again_is_always_a_choice() {
    // Niagara; the NSA, whose die shows 1; an OPs-MISSION field; India.
    for (at, faces) in [(15, &[1][..]), (23, &[1, 1]), (18, &[1]), (30, &[1])] {
        let mut table = Table::new(2, &format!("[[governor]]\nat = {at}"));
        table.throw(0, Action::Roll { dice: 1, back: false }, faces);
        let legal = table.legal(0);
        assert!(legal.contains(&Action::Roll { dice: 2, back: false }), "from {at}: {legal:?}");
        assert!(legal.contains(&Action::Stop), "from {at}: {legal:?}");
        table.act(0, Action::Stop);
        assert_eq!(table.phase(), Phase::Agents);
        assert_eq!(table.refused(0, Action::Roll { dice: 1, back: false }), 61);
    }
}

#[test]
fn gp_42_otherwise_the_turn_is_over() {
    // An unowned Territory, an unowned Guild, another's Guild, MOONSHOT!; then an own Guild.
    for (at, titles) in
        [("venezuela", ""), ("south-africa", ""), ("alaska", "\"core-energy\""), ("egypt", "")]
    {
        let text = format!("[[player]]\n[[player]]\ntitles = [{titles}]\n[[governor]]\nat = \"{at}\"");
        let mut table = Table::new(2, &text);
        table.roll(&[1]);
        assert_eq!(table.phase(), Phase::Agents, "from {at}");
    }
    let mut table =
        Table::new(2, "[[player]]\ntitles = [\"core-energy\"]\n[[player]]\n[[governor]]\nat = \"alaska\"");
    table.roll(&[1]);
    assert_eq!((table.phase(), table.points(0)), (Phase::Agents, 4));
}

#[test]
fn gp_43_an_unowned_territory_is_taken_with_its_r_units() {
    // From the INFLUENCE field at 6 to Australia.
    let mut table = Table::new(2, "[[governor]]\nat = 6");
    table.roll(&[1]);
    assert!(table.told(Titles::TookTitle { team: Team(0), title: title("australia"), value: 2 }));
    assert_eq!((table.owner("australia"), table.points(0), table.eu(0)), (Some(0), 2, 250));
    assert_eq!(table.on_title("australia"), units("2 food 1 energy 1 ucp 1 ns"));
    assert_eq!((table.stock(0), table.phase()), (Units::NONE, Phase::Agents), "nothing to choose, turn over");
}

/// Player 0 takes China: three Food, three UCP and three NS.
fn china() -> Table {
    let mut table = Table::new(2, "[[governor]]\nat = \"Russia\"");
    table.roll(&[1]);
    table
}

#[test]
fn gp_43_surplus_goes_to_the_stock() {
    let mut table = china();
    assert!(matches!(table.phase(), Phase::Surplus { .. }));
    assert_eq!(table.points(0), 4);
    table.act(0, stack("china", ""));
    assert_eq!(table.on_title("china"), units("2 food 2 ucp 2 ns"));
    assert_eq!((table.stock(0), table.phase()), (units("1 food 1 ucp 1 ns"), Phase::Agents));
}

#[test]
fn gp_43_surplus_may_stay_there() {
    let mut table = china();
    table.act(0, stack("china", "1 food 1 ucp"));
    assert_eq!(table.on_title("china"), units("3 food 3 ucp 2 ns"));
    assert_eq!((table.stock(0), table.phase()), (units("1 ns"), Phase::Agents));
    let mut table = china();
    table.act(0, stack("china", "1 ucp"));
    assert_eq!((table.on_title("china"), table.stock(0)), (units("2 food 3 ucp 2 ns"), units("1 food 1 ns")));
}

#[test]
fn gp_43_ns_above_the_cap_go_to_the_stock() {
    let table = china();
    assert_eq!(table.refused(0, stack("china", "1 ns")), 29);
    assert_eq!(table.refused(0, stack("china", "2 food")), 43, "there is only one too many");
    assert_eq!(table.refused(0, stack("china", "1 water")), 43);
}

const OWN: &str = "ops_mission = [\"zero-g-drill\"]\n[[player]]\ntitles = [\"usa\", \"peru\"]\n\
                   [[player]]\ntitles = [\"mexico\"]\n[[governor]]\nat = 16";

#[test]
fn gp_44_on_an_own_territory_a_card_is_drawn_and_one_may_roll_again_or_stop() {
    let mut table = Table::new(2, OWN);
    table.roll(&[1]);
    assert!(table.holds(0, "zero-g-drill"));
    assert_eq!(table.state.open.hand_sizes[Team(0)][CardKind::Ops as usize], 1);
    assert_eq!((table.phase(), table.points(0)), (Phase::Own(title("usa")), 5));
    let legal = table.legal(0);
    for action in [Action::Stop, Action::Roll { dice: 3, back: true }, attack("usa", "mexico")] {
        assert!(legal.contains(&action), "{action:?}");
    }
    // To Peru, also their own: another card.
    table.roll(&[4]);
    assert_eq!(table.phase(), Phase::Own(title("peru")));
    let hand = table.state.hands[Team(0)].len();
    assert_eq!(hand, 2);
    table.act(0, Action::Stop);
    assert_eq!(table.phase(), Phase::Agents);
}

#[test]
fn gp_44_or_attack_from_it() {
    let mut table = Table::new(2, OWN);
    table.roll(&[1]);
    assert_eq!(table.refused(0, attack("peru", "mexico")), 68, "from the Territory landed on");
    table.act(0, attack("usa", "mexico"));
    let battle = table.state.open.battle.expect("a battle");
    assert_eq!((battle.aggressor, battle.defender), (Team(0), Team(1)));
    assert_eq!(table.refused(0, Action::Roll { dice: 1, back: false }), 80, "either of the two");
}

#[test]
fn gp_44_and_clean_house_first() {
    let text = format!("{OWN}\n[[title]]\nid = \"usa\"\nagents = [0, 1]");
    let mut table = Table::new(2, &text);
    table.roll(&[1]);
    // The owner's d8 against the intruder's d8, best two of three.
    table.throw(0, Action::Clean { at: title("usa"), of: Team(1) }, &[5, 1, 6, 2]);
    assert_eq!(table.state.open.players[Team(0)].captives[Team(1)], 1);
    assert_eq!(table.phase(), Phase::Own(title("usa")), "then roll again, attack or stop");
    table.roll(&[4]);
}

#[test]
fn gp_44_only_one_card_and_nothing_to_pay() {
    let mut table = Table::with(Options::CARDS, 2, OWN);
    table.roll(&[1]);
    assert_eq!((table.eu(0), table.eu(1)), (250, 250));
    assert_eq!(table.refused(0, Action::Pay), 44);
    table.act(0, Action::Stop);
    assert_eq!((table.turn(), table.state.hands[Team(0)].len()), (1, 1));
}

/// Player 0 lands on Brazil, which player 1 owns with this development.
fn at_brazil(level: u8) -> Table {
    let text = format!(
        "[[player]]\ntitles = [\"usa\"]\n[[player]]\ntitles = [\"brazil\"]\n[[governor]]\nat = 22\n\
         [[title]]\nid = \"brazil\"\nlevel = {level}\nunits = {{ water = 2, food = 2, energy = 2, ucp = 2, ns = 2 }}"
    );
    let mut table = Table::new(2, &text);
    table.roll(&[1]);
    assert_eq!(table.phase(), Phase::Foreign(title("brazil")));
    table
}

#[test]
fn gp_45_on_anothers_territory_the_conference_cost_goes_to_its_owner() {
    for (level, cost) in [(0, 25), (1, 50), (2, 90)] {
        let mut table = at_brazil(level);
        table.act(0, Action::Pay);
        assert!(table.told(Money::Paid { team: Team(0), to: Team(1), eu: cost }));
        assert_eq!((table.eu(0), table.eu(1)), (250 - cost, 250 + cost));
        assert_eq!(table.phase(), Phase::Agents, "turn over");
    }
}

#[test]
fn gp_45_one_has_to_pay_or_attack() {
    let table = at_brazil(0);
    for action in [Action::Stop, Action::Pass, Action::Roll { dice: 1, back: false }] {
        assert_eq!(table.refused(0, action), 45, "{action:?}");
    }
    assert_eq!(table.refused(1, Action::Pay), 28);
    let legal = table.legal(0);
    assert!(legal.contains(&Action::Pay) && legal.contains(&attack("usa", "brazil")), "{legal:?}");
}

#[test]
fn gp_45_who_attacks_pays_nothing_even_if_the_attack_fails() {
    let mut table = at_brazil(2);
    table.act(0, attack("usa", "brazil"));
    table.state.open.battle.as_mut().unwrap().dice = [0, 1];
    table.throw(0, Action::Fight, &[1, 2, 3]);
    assert!(table.told(Conflict::BattleWon { winner: Team(1), loser: Team(0), title: title("usa") }));
    assert_eq!((table.eu(0), table.eu(1)), (250, 250));
    assert_eq!((table.owner("usa"), table.phase()), (Some(1), Phase::Agents));
}
