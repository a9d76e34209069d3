//! What holds in every position: whatever a position says that no play leads to is reported, and what is just allowed is not. Most
//! of it a scenario file cannot even say, so positions are changed by hand.

mod course;

use globopolis::state::{Phase, State};
use globopolis::{CardKind, Level, Options, RUnit, Team, TeamSet, TitleSet};
use table::Game;

use crate::support::Table;
use crate::world::{card, group, title, units};

/// Three players with a little of everything, in the Option Phase of the first.
fn some_position() -> Table {
    with(Options::FULL)
}

fn with(options: Options) -> Table {
    let (agents, cards) = (options.level == Level::Full, options.level != Level::Learning);
    let on = |counts: &str| if agents { format!("agents = {counts}") } else { String::new() };
    let cards = if cards { "cards = [\"tabloid-telescope\", \"market-shuttle\"]" } else { "" };
    Table::with(
        options,
        3,
        &format!(
            "[[player]]\neu = 40\npoints = 20\ntitles = [\"usa\", \"peru\", \"fresh-water\"]\nstock = {{ water = 1, ns = 2 }}\n\
             {cards}\n\
             [[player]]\ntitles = [\"brazil\", \"canada\", \"core-energy\"]\nstock = {{ food = 2 }}\n\
             [[player]]\ntitles = [\"japan\"]\n\
             [[title]]\nid = \"usa\"\nunits = {{ water = 3, food = 1, energy = 1, ucp = 1, ns = 1 }}\n{}\n\
             [[title]]\nid = \"peru\"\nunits = {{ water = 2 }}\n[[title]]\nid = \"brazil\"\n{}",
            on("[1, 1, 0]"),
            on("[0, 1, 2]")
        ),
    )
}

/// What is wrong after a change.
fn broken(table: &Table, change: impl FnOnce(&mut State)) -> Vec<String> {
    let mut state = table.state.clone();
    change(&mut state);
    table.game.broken_invariants(&state)
}

/// Just this is wrong after a change.
#[track_caller]
fn only(table: &Table, change: impl FnOnce(&mut State), expected: &str) {
    assert_eq!(broken(table, change), [expected]);
}

/// This is wrong after a change, and perhaps something else with it.
#[track_caller]
fn also(table: &Table, change: impl FnOnce(&mut State), expected: &str) {
    let found = broken(table, change);
    assert!(found.iter().any(|wrong| wrong == expected), "{expected}\nis not in\n{found:?}");
}

/// Nothing is wrong after a change.
#[track_caller]
fn fine(table: &Table, change: impl FnOnce(&mut State)) {
    assert_eq!(broken(table, change), [""; 0]);
}

fn put(state: &mut State, id: &str, unit: RUnit, count: u8) {
    state.open.titles[title(id)].units[unit] += count;
    state.open.bank[unit] -= count;
}

#[test]
fn gp_36_every_title_has_one_owner_who_plays() {
    let table = some_position();
    fine(&table, |_| {});
    let usa = "GP-36: “USA” has not one owner";
    also(&table, |state| state.open.titles[title("usa")].owner = Some(Team(1)), usa);
    also(&table, |state| state.open.titles[title("usa")].owner = None, usa);
    also(&table, |state| state.open.players[Team(1)].titles.insert(title("usa")), usa);
    let japan = "GP-85: “Japan” belongs to nobody who plays";
    also(&table, |state| state.open.out.insert(Team(2)), japan);
}

#[test]
fn gp_31_only_an_owned_territory_is_developed_and_twice_at_most() {
    let table = some_position();
    let build = |id: &'static str, level: u8| {
        move |state: &mut State| {
            state.open.titles[title(id)].level = level;
            state.open.pieces -= level;
        }
    };
    fine(&table, build("peru", 2));
    only(&table, build("peru", 3), "GP-31: level 3 of “Peru”");
    only(&table, build("fresh-water", 1), "GP-31: level 1 of “Fresh Water Guild”");
    only(&table, build("germany", 1), "GP-31: level 1 of “Germany”");
    only(&table, |state| state.open.pieces += 1, "GP-4: development pieces were lost or made");
}

#[test]
fn gp_29_ns_units_stay_within_the_cap_where_somebody_owns_the_territory() {
    let table = some_position();
    fine(&table, |state| put(state, "peru", RUnit::Ns, 2));
    only(&table, |state| put(state, "peru", RUnit::Ns, 3), "GP-29: too many NS-Units on “Peru”");
    fine(&table, |state| put(state, "germany", RUnit::Ns, 3));
    fine(&table, |state| put(state, "fresh-water", RUnit::Ns, 3));
}

#[test]
fn gp_4_nothing_is_lost_or_made() {
    let table = some_position();
    only(&table, |state| state.open.bank[RUnit::Food] += 1, "GP-4: 59 food units instead of 58");
    only(
        &table,
        |state| state.open.players[Team(1)].stock[RUnit::Food] -= 1,
        "GP-4: 57 food units instead of 58",
    );
    only(
        &table,
        |state| state.open.titles[title("peru")].units[RUnit::Water] -= 1,
        "GP-4: 55 water units instead of 56",
    );
}

#[test]
fn gp_39_a_shield_is_held_over_an_own_territory() {
    let table = some_position();
    fine(&table, |state| state.open.players[Team(0)].shield = Some(title("usa")));
    only(
        &table,
        |state| state.open.players[Team(0)].shield = Some(title("japan")),
        "a Territory is protected for somebody who does not own it",
    );
}

#[test]
fn gp_14_every_agent_is_in_one_place() {
    let table = some_position();
    only(
        &table,
        |state| state.open.players[Team(1)].agents += 1,
        "GP-14: 21 Agents of player 1 instead of 20",
    );
    let resigned = |state: &mut State| {
        state.open.titles[title("japan")].owner = None;
        let player = &mut state.open.players[Team(2)];
        (player.titles, player.points, player.extra) = (TitleSet::NONE, 0, 0);
        state.open.out.insert(Team(2));
    };
    also(&table, resigned, "GP-14: 20 Agents of player 2 instead of 0");
    also(
        &with(Options::CARDS),
        |state| state.open.players[Team(1)].agents = 1,
        "GP-14: 1 Agents of player 1 instead of 0",
    );
    let own = |state: &mut State| {
        let player = &mut state.open.players[Team(1)];
        player.agents -= 1;
        player.captives[Team(1)] += 1;
    };
    only(&table, own, "GP-64: player 1 holds their own Agents captive");
}

#[test]
fn gp_59_three_agents_on_an_owned_territory_and_none_elsewhere() {
    let send = |id: &'static str, count: u8| {
        move |state: &mut State| {
            state.open.titles[title(id)].agents[Team(0)] += count;
            state.open.players[Team(0)].agents -= count;
        }
    };
    let table = some_position();
    fine(&table, send("japan", 3));
    only(&table, send("japan", 4), "GP-59: too many Agents on “Japan”");
    only(&table, send("germany", 1), "GP-59: too many Agents on “Germany”");
    only(&table, send("core-energy", 1), "GP-59: too many Agents on “Core Energy Guild”");
    fine(&with(Options { guild_protection: true, ..Options::FULL }), send("core-energy", 3));
}

#[test]
fn gp_7_every_card_is_in_one_place() {
    let table = some_position();
    let state = &table.state;
    let hands: usize = state.hands.0.iter().map(|hand| hand.len()).sum();
    let all = hands + state.influence.cards.len() + state.ops_mission.cards.len();
    let lost = |state: &mut State| {
        state.influence.cards.pop();
    };
    only(&table, lost, &format!("GP-7: {0} cards in all places, {0} different ones", all - 1));
    let doubled = |state: &mut State| {
        let card = *state.influence.cards.last().expect("a card");
        state.open.gone.insert(card);
    };
    only(&table, doubled, &format!("GP-7: {} cards in all places, {all} different ones", all + 1));
    let twice = |state: &mut State| {
        let card = *state.influence.cards.last().expect("a card");
        state.influence.cards[0] = card;
    };
    also(&table, twice, "GP-10: a card is in a stack twice");
}

#[test]
fn gp_10_every_card_lies_in_its_own_stack() {
    let table = some_position();
    let misplaced = "GP-10: a card lies in the wrong stack";
    for into_influence in [true, false] {
        let swapped = |state: &mut State| {
            let (from, to) = if into_influence {
                (&mut state.ops_mission, &mut state.influence)
            } else {
                (&mut state.influence, &mut state.ops_mission)
            };
            let card = from.cards.pop().expect("a card");
            to.cards.push(card);
        };
        only(&table, swapped, misplaced);
    }
}

#[test]
fn gp_39_only_cards_of_a_stack_are_known_to_lie_in_it() {
    let table = some_position();
    let known = |at: usize| move |state: &mut State| state.influence.seen.0 = 1 << at;
    let count = table.state.influence.cards.len();
    fine(&table, known(0));
    fine(&table, known(count - 1));
    only(&table, known(count), "GP-39: cards are known to lie above the top of a stack");
}

#[test]
fn gp_52_hands_are_counted_and_claims_are_in_hand() {
    let table = some_position();
    only(
        &table,
        |state| state.open.hand_sizes[Team(1)][CardKind::Ops as usize] = 1,
        "the cards of player 1 are counted wrong",
    );
    only(&table, |state| state.open.excess.insert(Team(1)), "GP-52: the excess of player 1 is noted wrong");
    let claimed = |state: &mut State| {
        state.open.last_round = true;
        state.open.claimed[Team(1)].insert(card("cape-to-congo"));
    };
    only(&table, claimed, "GP-20: a claimed MISSION of player 1 is not in hand");
}

#[test]
fn gp_23_points_are_what_the_rules_credit() {
    let table = some_position();
    let more = |state: &mut State| {
        state.open.this_turn.peak += 1;
        state.open.players[Team(0)].points += 1;
    };
    only(&table, more, "GP-23: player 0 has 21 points instead of 20");
    let bonus = table.game.group_bonus(group("scandinavia"));
    let waiting = |state: &mut State| {
        let player = &mut state.open.players[Team(2)];
        player.credited.insert(group("scandinavia"));
        player.fresh.insert(group("scandinavia"));
        player.extra -= bonus;
    };
    only(&table, waiting, "GP-24: a group of player 2 is credited and waits for it");
}

/// The first player has so many points.
fn points(points: i32) -> impl Fn(&mut State) {
    move |state: &mut State| {
        let player = &mut state.open.players[Team(0)];
        player.extra += points - player.points;
        player.points = points;
        state.open.this_turn.peak = points.max(state.open.this_turn.peak);
    }
}

#[test]
fn gp_19_whoever_reaches_the_mark_makes_the_round_the_last() {
    let table = some_position();
    let mark = table.game.mark().expect("the full game has one");
    let unnoticed = "GP-19: the mark is reached, but the round is not the last";
    fine(&table, points(mark - 1));
    only(&table, points(mark), unnoticed);
    fine(&table, |state| {
        points(mark)(state);
        state.open.last_round = true;
    });
    fine(&table, |state| {
        points(mark)(state);
        state.open.phase = Phase::Over { winner: Team(0), clause: 18 };
    });
    fine(&with(Options { bitter_end: true, ..Options::FULL }), points(mark));
}

#[test]
fn gp_19_a_claim_makes_the_round_the_last() {
    let mut table = some_position();
    let mission = card("cape-to-congo");
    table.state.hands[Team(1)].insert(mission);
    let cards = table.state.ops_mission.cards.iter().copied().filter(|&card| card != mission).collect();
    table.state.ops_mission.cards = cards;
    table.state.open.hand_sizes[Team(1)][CardKind::Mission as usize] += 1;
    fine(&table, |_| {});
    let claim = |state: &mut State| state.open.claimed[Team(1)].insert(mission);
    only(&table, claim, "GP-19: a MISSION is claimed, but the round is not the last");
    fine(&table, |state| {
        claim(state);
        state.open.last_round = true;
    });
}

#[test]
fn gp_21_who_is_tied_in_sudden_death_is_not_beaten_and_the_round_is_the_last() {
    let table = some_position();
    let sudden = |beaten: u8, last: bool| {
        move |state: &mut State| {
            state.open.last_round = last;
            state.open.sudden = [Team(0), Team(1)].into_iter().collect();
            state.open.beaten.insert(Team(beaten));
        }
    };
    fine(&table, sudden(2, true));
    only(&table, sudden(1, true), "GP-21: somebody is tied in sudden death, and beaten");
    only(&table, sudden(2, false), "GP-21: sudden death, but the round is not the last");
}
