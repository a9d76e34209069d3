//! Setup: GP-9 to GP-17.

use globopolis::event::Opening;
use globopolis::{
    Action, CardKind, CardSet, FieldId, Globopolis, Options, Phase, RUnit, Side, Team, TitleId, TitleSet,
    Units,
};
use table::dice::{Fall, FastDice, Recorder};
use table::{Chronicle, Game, Seat};

use crate::support::Table;
use crate::world::{
    allocate, attack, buy_stock, card, develop, eu, game, offer, stack, take_stock, title, titles, transfer,
    units, world,
};

const FEW: Options = Options { titles_dealt: Some(2), ..Options::FULL };

fn opened(seats: usize, seed: u64) -> (Globopolis, globopolis::State) {
    let game = game(Options::FULL, seats);
    let state = game.set_up(&mut FastDice::new(seed), &mut Chronicle::default());
    (game, state)
}

#[test]
fn gp_9_eu_by_the_number_of_players() {
    for (seats, eu) in [(2, 250), (3, 200), (4, 150), (5, 150)] {
        let (_, state) = opened(seats, 1);
        for index in 0..seats {
            assert_eq!(state.open.players[Team::from_index(index)].eu, eu, "{seats} players");
        }
    }
}

#[test]
fn gp_10_one_mission_three_influence_three_ops() {
    for seats in 2..=5 {
        let (_, state) = opened(seats, 2);
        let mut dealt = CardSet::NONE;
        for index in 0..seats {
            let hand = state.hands[Team::from_index(index)];
            let count = |kind| hand.and(world().cards_of_kind(kind)).len();
            assert_eq!(CardKind::ALL.map(count), [3, 1, 3], "OPs, MISSION, INFLUENCE");
            dealt = dealt.or(hand);
        }
        assert_eq!(dealt.len(), 7 * seats, "no card is dealt twice");
        let ops_mission: CardSet = state.ops_mission.cards.iter().copied().collect();
        let influence: CardSet = state.influence.cards.iter().copied().collect();
        let of_kind = |kind| world().cards_of_kind(kind);
        assert_eq!(ops_mission, of_kind(CardKind::Ops).or(of_kind(CardKind::Mission)).minus(dealt));
        assert_eq!(influence, of_kind(CardKind::Influence).minus(dealt));
    }
}

#[test]
fn gp_10_what_remains_of_missions_and_ops_is_shuffled_together() {
    let mut dice = Recorder::new(FastDice::new(3));
    game(Options::FULL, 3).set_up(&mut dice, &mut Chronicle::default());
    let shuffles: Vec<(String, usize)> = dice
        .into_falls()
        .iter()
        .filter_map(|fall| match fall {
            Fall::Shuffle(purpose, exchanges) => Some((purpose.to_string(), exchanges.len() + 1)),
            _ => None,
        })
        .collect();
    let right = [("missions", 12), ("influence", 32), ("ops", 21), ("ops-mission", 21), ("titles", 36)];
    assert_eq!(shuffles, right.map(|(purpose, count)| (purpose.to_owned(), count)));
}

#[test]
fn gp_11_titles_by_the_number_of_players() {
    for (seats, each) in [(2, 10), (3, 7), (4, 5), (5, 4)] {
        let (_, state) = opened(seats, 4);
        let mut dealt = TitleSet::NONE;
        for index in 0..seats {
            let team = Team::from_index(index);
            let held = state.open.players[team].titles;
            assert_eq!(held.len(), each, "{seats} players");
            assert!(held.iter().all(|title| state.open.owner(title) == Some(team)));
            dealt = dealt.or(held);
        }
        assert_eq!(dealt.len(), each * seats, "no Title is dealt twice");
        let unowned = TitleId::all().filter(|&title| state.open.owner(title).is_none()).count();
        assert_eq!(unowned, 36 - each * seats);
    }
}

#[test]
fn gp_12_what_exceeds_two_of_a_kind_goes_to_the_stock_by_default() {
    let table = Table::dealt(FEW, &[&["china", "germany"], &["canada", "japan"]], &[2, 1]);
    assert_eq!(table.on_title("china"), units("2 food 2 ucp 2 ns"));
    assert_eq!(table.on_title("germany"), units("2 water 1 food 2 ucp 2 ns"));
    assert_eq!(table.stock(0), units("1 food 3 ucp 1 ns"));
    assert_eq!(table.on_title("canada"), units("2 water 2 food 1 ucp 1 ns"));
    assert_eq!(table.on_title("japan"), units("1 water 1 energy 2 ucp 2 ns"));
    assert_eq!(table.stock(1), units("1 water"));
}

#[test]
fn gp_12_the_player_may_leave_the_surplus_on_the_territory() {
    let mut table = Table::dealt(FEW, &[&["china", "germany"], &["canada", "japan"]], &[2, 1]);
    table.act(0, stack("germany", "2 ucp")).act(0, stack("china", "1 food"));
    assert_eq!(table.on_title("germany"), units("2 water 1 food 4 ucp 2 ns"));
    assert_eq!(table.on_title("china"), units("3 food 2 ucp 2 ns"));
    assert_eq!(table.stock(0), units("1 ucp 1 ns"));
    assert_eq!(table.phase(), Phase::Teleport, "the turn has not begun with it");
    assert_eq!(table.refused(0, stack("germany", "1 ucp")), 12, "Germany has all of its allocation");
}

#[test]
fn gp_12_only_what_one_was_dealt_oneself_is_stacked() {
    let mut table = Table::dealt(FEW, &[&["china", "germany"], &["poland", "japan"]], &[2, 1]);
    assert_eq!(table.stock(0), units("1 food 3 ucp 1 ns"));
    // Poland's third UCP is in the Personal Stock of player 1, and stays there.
    table.deal(1, 0, titles(&["poland"]), eu(5));
    assert_eq!(table.on_title("poland"), units("1 food 1 energy 2 ucp 2 ns"));
    assert_eq!(table.refused(0, stack("poland", "1 ucp")), 12);
    // Nor does a Territory that comes back count as dealt.
    table.deal(0, 1, titles(&["china"]), eu(5)).deal(1, 0, titles(&["china"]), eu(5));
    assert_eq!(table.refused(0, stack("china", "1 food")), 12);
    table.act(0, stack("germany", "2 ucp"));
}

#[test]
fn gp_12_a_territory_won_before_ones_first_turn_is_not_stacked() {
    let text = "round = 1\nphase = \"rounds\"\nbattle = { from = \"china\", against = \"japan\", dice = [0, 1] }\n\
                [[player]]\ntitles = [\"china\"]\n\
                [[player]]\ntitles = [\"japan\", \"poland\"]\nstock = { food = 1, ucp = 1 }";
    let mut table = Table::new(2, text);
    table.throw(0, Action::Fight, &[1, 2, 3]).act(0, Action::Pass);
    assert_eq!((table.owner("china"), table.turn(), table.phase()), (Some(1), 1, Phase::Teleport));
    assert_eq!(table.refused(1, stack("china", "1 food")), 12);
    table.act(1, stack("poland", "1 ucp"));
}

#[test]
fn gp_12_ns_above_the_cap_must_go_to_the_stock() {
    let table = Table::dealt(FEW, &[&["china", "germany"], &["canada", "japan"]], &[2, 1]);
    assert_eq!(table.refused(0, stack("china", "1 ns")), 29);
}

#[test]
fn gp_12_the_stock_of_a_guild_is_kept_apart() {
    let table = Table::dealt(FEW, &[&["core-energy", "wind-wave"], &["canada", "japan"]], &[2, 1]);
    assert_eq!(table.on_title("core-energy"), units("6 energy"));
    assert_eq!(table.on_title("wind-wave"), units("10 water 10 energy"));
    assert_eq!(table.stock(0), Units::NONE);
}

#[test]
fn gp_13_starting_points_are_the_values_of_the_titles() {
    let table = Table::dealt(FEW, &[&["china", "core-energy"], &["canada", "congo"]], &[2, 1]);
    assert_eq!([table.points(0), table.points(1)], [4 + 4, 3 + 1]);
}

#[test]
fn gp_13_a_group_that_is_complete_counts() {
    let table = Table::dealt(FEW, &[&["alaska", "nunavut"], &["canada", "usa"]], &[2, 1]);
    assert_eq!([table.points(0), table.points(1)], [1 + 2 + 4, 3 + 4]);
}

#[test]
fn gp_14_fifteen_agents_in_hand_and_five_in_reserve() {
    let (_, state) = opened(5, 5);
    for player in &state.open.players.0 {
        assert_eq!((player.agents, player.reserve), (15, 5));
    }
    assert!(state.open.titles.0.iter().all(|holding| holding.agents.0 == [0; 5]));
}

/// Agents are counted: one, two or three can be placed at once, whatever the pieces.
#[test]
fn gp_14_agents_are_counted_one_by_one() {
    let mut table =
        Table::new(2, "phase = \"agents\"\n[[player]]\ntitles = [\"japan\", \"china\"]\n[[player]]");
    for (id, count) in [("japan", 3), ("china", 1), ("china", 1)] {
        table.act(0, Action::Place { at: title(id), count });
    }
    assert_eq!(table.state.open.players[Team(0)].agents, 10);
    assert_eq!(table.state.open.titles[title("china")].agents.0, [2, 0, 0, 0, 0]);
}

#[test]
fn gp_15_the_highest_d6_starts_and_turns_go_clockwise() {
    let hands: [&[&str]; 3] = [&["usa", "japan"], &["china", "poland"], &["egypt", "sweden"]];
    let mut table = Table::dealt(FEW, &hands, &[3, 4, 6]);
    assert!(table.told(Opening::Begins { seat: Seat(2) }));
    assert_eq!((table.turn(), table.state.open.first), (2, Seat(2)));
    // To Venezuela, Peru and Mexico, which nobody owns.
    for (seat, fields) in [(2, 4), (0, 5), (1, 2)] {
        assert_eq!(table.turn(), seat);
        table.throw(seat, Action::Teleport, &[1, fields]).end();
    }
    assert_eq!((table.turn(), table.state.open.round), (2, 2));
}

#[test]
fn gp_15_who_ties_rolls_again() {
    let hands: [&[&str]; 3] = [&["usa", "japan"], &["china", "poland"], &["egypt", "sweden"]];
    let table = Table::dealt(FEW, &hands, &[5, 2, 5, 4, 4, 1, 3]);
    assert!(table.told(Opening::Begins { seat: Seat(2) }));
    assert!(!table.told(Opening::RolledForStart { seat: Seat(1), face: 4 }), "only those who tie roll again");
    assert_eq!(table.turn(), 2);
}

#[test]
fn gp_15_all_governors_stand_on_teleport() {
    let (_, state) = opened(5, 6);
    assert!(Seat::all(5).all(|seat| state.open.governors[seat].at == world().teleport()));
    assert_eq!(world().teleport(), FieldId(8));
}

const FIRST_ROUND: &str = "round = 1\nphase = \"teleport\"\n";

#[test]
fn gp_16_in_the_first_round_each_teleports() {
    let mut table = Table::new(2, FIRST_ROUND);
    assert_eq!(table.refused(0, Action::Roll { dice: 1, back: false }), 16);
    assert_eq!(table.refused(1, Action::Teleport), 28);
    // One base on is Niagara at 16; four fields further is Venezuela.
    table.throw(0, Action::Teleport, &[1, 4]);
    assert_eq!(table.owner("venezuela"), Some(0));
    assert_eq!(table.points(0), 1);
    table.end();
    assert_eq!((table.turn(), table.phase()), (1, Phase::Teleport));
    table.throw(1, Action::Teleport, &[1, 5]).end();
    assert_eq!((table.turn(), table.phase()), (0, Phase::Option), "the second turn has an Option Phase");
    assert_eq!(table.refused(0, Action::Teleport), 28);
}

#[test]
fn gp_16_rolling_again_is_included() {
    let mut table = Table::new(2, FIRST_ROUND);
    table.throw(0, Action::Teleport, &[1, 16]);
    assert_eq!((table.governor(0), table.phase()), (FieldId(32), Phase::Base));
    table.roll(&[2]);
    assert_eq!(table.owner("congo"), Some(0));
}

#[test]
fn gp_16_markets_are_included() {
    let mut table = Table::new(2, FIRST_ROUND);
    table.throw(0, Action::Teleport, &[1, 15]).throw(0, Action::RollMarket(FieldId(31)), &[1, 2]);
    table.act(0, Action::Buy { unit: RUnit::Ucp, count: 3 });
    assert_eq!((table.stock(0), table.eu(0)), (units("3 ucp"), 250 - 15));
}

#[test]
fn gp_16_attacks_are_included() {
    let text = format!("{FIRST_ROUND}[[player]]\ntitles = [\"usa\"]\n[[player]]\ntitles = [\"brazil\"]");
    let mut table = Table::new(2, &text);
    table.throw(0, Action::Teleport, &[1, 7]);
    assert_eq!(table.phase(), Phase::Foreign(title("brazil")));
    table.act(0, attack("usa", "brazil"));
    assert!(table.state.open.battle.is_some());
}

#[test]
fn gp_16_claims_are_included() {
    let cards = "[[player]]\ncards = [\"host-with-the-most\"]\ndeeds = { conference-guests = 6 }";
    let mut table = Table::new(2, &format!("{FIRST_ROUND}{cards}"));
    table.act(0, Action::Claim(card("host-with-the-most")));
    assert_eq!(table.points(0), 10);
}

#[test]
fn gp_16_nothing_of_the_option_phase() {
    let text = "titles = [\"brazil\", \"peru\", \"core-energy\"]\nstock = { energy = 2 }\n\
                [[player]]\ntitles = [\"fresh-water\"]\n\
                [[title]]\nid = \"brazil\"\nunits = { water = 1, food = 1, energy = 1, ucp = 1, ns = 1 }";
    let mut table = Table::new(2, &format!("{FIRST_ROUND}[[player]]\n{text}"));
    let actions = [
        allocate(RUnit::Energy, 1, "peru"),
        transfer(RUnit::Water, 1, "brazil", "peru"),
        develop("brazil"),
        take_stock("core-energy", RUnit::Energy, 1, None),
        buy_stock("fresh-water", RUnit::Water, 1),
        Action::BuyPoints(1),
    ];
    for action in actions {
        assert_eq!(table.refused(0, action), 28, "before Teleporting: {action:?}");
    }
    table.throw(0, Action::Teleport, &[1, 16]);
    for action in actions {
        assert_eq!(table.refused(0, action), 28, "after landing: {action:?}");
    }
    // All of it is possible in an Option Phase.
    for action in actions {
        Table::new(2, &format!("[[player]]\n{text}")).act(0, action);
    }
}

#[test]
fn gp_16_titles_are_dealt_in_but_no_loose_r_units() {
    let text = "[[player]]\nstock = { water = 1 }\n[[player]]\ntitles = [\"usa\"]";
    let mut table = Table::new(2, &format!("{FIRST_ROUND}{text}"));
    let water = Side { units: units("1 water"), ..Side::NOTHING };
    assert_eq!(table.refused(0, offer(1, water, eu(5))), 38);
    table.deal(0, 1, eu(50), titles(&["usa"]));
    assert_eq!((table.owner("usa"), table.points(0), table.eu(1)), (Some(0), 4, 300));
}

#[test]
fn gp_17_nobody_pays_an_administrator_by_default() {
    assert_eq!(Options::default().administrator, None);
    let (_, state) = opened(4, 7);
    assert!(state.open.players.0.iter().take(4).all(|player| player.eu == 150));
}

#[test]
fn gp_17_a_named_seat_collects_ten_eu_from_each() {
    let options = Options { administrator: Some(Seat(1)), ..FEW };
    let hands: [&[&str]; 4] =
        [&["usa", "japan"], &["china", "poland"], &["egypt", "sweden"], &["peru", "mexico"]];
    let table = Table::dealt(options, &hands, &[6, 1, 1, 1]);
    assert!(table.told(Opening::AdministratorPaid { seat: Seat(1), eu: 30 }));
    assert_eq!([0, 1, 2, 3].map(|team| table.eu(team)), [140, 180, 140, 140]);
}

#[test]
fn gp_17_the_administrator_is_one_of_the_players() {
    let options = Options { administrator: Some(Seat(3)), ..Options::FULL };
    assert_eq!(Globopolis::new(world().clone(), options, 3).unwrap_err().clause.number, 17);
}
