//! What the value is told of Little Monsters.

use games::little_monsters::{Colour, LittleMonsters, LocationId, Open, Phase, Tickets};
use table::{Game, Seat};

use super::taste::TOLD;
use super::tour::{Judge, Prospect, Stand};
use super::wait::Waits;
use crate::value::Inputs;

/// How many numbers tell of one player.
pub(super) const INPUTS: usize = 102;
/// The most players and open cards.
const SEATS: usize = 6;
const DISPLAY: usize = 4;

/// How far a player is from a place.
#[derive(Clone, Copy)]
struct Far {
    /// About how many turns they wait for the tickets they lack, and a little for every ticket spent.
    turns: f32,
    /// How many tickets they lack.
    lacking: u32,
    /// How many the way costs.
    cost: u32,
}

/// Farther than anybody is from anything.
const NOWHERE: Far = Far { turns: 12.0, lacking: 12, cost: 20 };

/// How far it is with these tickets: two dice bring the wanted colours and globes.
fn far(game: &LittleMonsters, from: LocationId, to: LocationId, tickets: Tickets) -> Far {
    let mut best = NOWHERE;
    for &fare in game.edition().fares(from, to) {
        let (mut lacking, mut kinds, mut cost) = (0u8, 0u8, 0u8);
        for (&need, have) in fare.0.iter().zip(tickets.0) {
            let short = need.saturating_sub(have);
            lacking += short;
            kinds += u8::from(short > 0);
            cost += need;
        }
        let turns = f32::from(lacking) * 3.0 / f32::from(kinds + 1) + 0.1 * f32::from(cost);
        if turns < best.turns {
            best = Far { turns, lacking: lacking.into(), cost: cost.into() };
        }
    }
    best
}

/// The fewest tickets that lead from one place to another.
fn distance(game: &LittleMonsters, from: LocationId, to: LocationId) -> u32 {
    game.edition().fares(from, to).first().map_or(NOWHERE.cost, |fare| fare.total())
}

/// Tells of every player.
pub(super) fn describe(game: &LittleMonsters, open: &Open, inputs: &mut Inputs) {
    let seats = game.seats();
    let mut display = [[NOWHERE; DISPLAY]; SEATS];
    for seat in Seat::all(seats).filter(|&seat| open.plays(seat)) {
        for (far_off, card) in display[seat.index()].iter_mut().zip(open.display) {
            if let Some(card) = card {
                *far_off = far(game, open.monsters[seat], card, open.hands[seat]);
            }
        }
    }
    let tours = tours(game, open);
    for seat in Seat::all(seats) {
        let before = inputs.len();
        describe_turn(game, open, seat, inputs);
        describe_hand(open.hands[seat], inputs);
        describe_goals(game, open, seat, &display[..seats], inputs);
        describe_dangers(open, seat, inputs);
        describe_tour(&tours[..seats], seat, inputs);
        debug_assert_eq!(inputs.len() - before, INPUTS, "every player is told of alike");
    }
}

/// 30 numbers: who plays what, whose turn it is, and who has how many cards.
fn describe_turn(game: &LittleMonsters, open: &Open, seat: Seat, inputs: &mut Inputs) {
    let seats = game.seats();
    let options = game.options();
    inputs.one_of(Some(seats - 2), 5);
    inputs.flag(options.free_market);
    inputs.flag(options.traffic_jam);
    inputs.flag(options.special_events);
    let wait = (seat.index() + seats - open.turn.index()) % seats;
    inputs.one_of(Some(wait), 6);
    let stage = match open.phase {
        Phase::Roll => 0,
        Phase::Globe { .. } => 1,
        Phase::Travel if !open.moved => 2,
        Phase::Travel => 3,
        _ => 4,
    };
    inputs.one_of((wait == 0).then_some(stage), 5);
    let cards = open.cards_of(seat);
    inputs.steps(cards, 6);
    let rivals = Seat::all(seats).filter(|&other| other != seat && open.plays(other));
    let others = rivals.map(|other| open.cards_of(other));
    let most = others.max().unwrap_or(0);
    inputs.flag(cards > most);
    inputs.flag(cards < most);
    inputs.flag(cards > most + 1);
    inputs.flag(cards + 1 < most);
    inputs.put(1.0 / (7.0 - count(cards.min(6))));
}

/// 17 numbers: the tickets.
fn describe_hand(hand: Tickets, inputs: &mut Inputs) {
    for colour in Colour::ALL {
        inputs.count(hand[colour], 4.0);
        inputs.flag(hand[colour] > 0);
        inputs.flag(hand[colour] > 1);
    }
    inputs.count(hand.total(), 10.0);
    inputs.put(count(hand.colours().count()) / 5.0);
}

/// 40 numbers: the open cards, nearest first, and the way home.
fn describe_goals(
    game: &LittleMonsters,
    open: &Open,
    seat: Seat,
    display: &[[Far; DISPLAY]],
    inputs: &mut Inputs,
) {
    let own = &display[seat.index()];
    let (here, home, hand) = (open.monsters[seat], open.houses[seat], open.hands[seat]);
    let mut order: [usize; DISPLAY] = std::array::from_fn(|slot| slot);
    order.sort_by(|&one, &other| own[one].turns.total_cmp(&own[other].turns));
    for slot in order {
        let goal = own[slot];
        let others = display.iter().enumerate().filter(|&(other, _)| other != seat.index());
        let rival = others
            .map(|(_, far)| far[slot])
            .fold(NOWHERE, |best, far| if far.turns < best.turns { far } else { best });
        inputs.put(goal.turns / 6.0);
        inputs.flag(goal.lacking == 0);
        inputs.flag(goal.lacking <= 1);
        inputs.flag(goal.lacking <= 2);
        inputs.count(goal.cost, 8.0);
        inputs.put(rival.turns / 6.0);
        inputs.flag(rival.lacking == 0);
    }
    let homeward = far(game, here, home, hand);
    let cards = open.cards_of(seat);
    inputs.put(homeward.turns / 6.0);
    // The way home counts once there are cards enough, and a little before.
    let ready = cards >= 6;
    inputs.flag(ready && homeward.lacking == 0);
    inputs.flag(ready && homeward.lacking <= 1);
    inputs.flag(ready && homeward.lacking <= 2);
    inputs.flag(ready && homeward.lacking <= 3);
    inputs.put(if ready { homeward.turns / 6.0 } else { 0.0 });
    let last = open.display.iter().zip(own).filter_map(|(card, goal)| {
        let card = (*card)?;
        Some(goal.turns + 0.5 * count(distance(game, card, home) as usize))
    });
    let last = last.fold(NOWHERE.turns, f32::min);
    inputs.put(if cards == 5 { last / 6.0 } else { 0.0 });
    let nearest = open.display[order[0]];
    inputs.put(nearest.map_or(2.0, |card| count(distance(game, card, home) as usize) / 10.0));
    let apart = |card: LocationId| nearest.map_or(20, |nearest| distance(game, nearest, card));
    let rest = order[1..].iter().filter_map(|&slot| open.display[slot]).map(apart).min();
    inputs.count(rest.unwrap_or(20), 10.0);
    inputs.put(count(game.edition().neighbours(here).len()) / 6.0);
    inputs.put(central(game, here) / 10.0);
    inputs.put(central(game, home) / 10.0);
}

/// How far a place is from the others on average; every fifth stands for all.
fn central(game: &LittleMonsters, from: LocationId) -> f32 {
    let some = game.edition().everywhere().iter().step_by(5);
    let (sum, all) = some.fold((0, 0), |(sum, all), to| (sum + distance(game, from, to), all + 1));
    count(sum as usize) / count(all)
}

/// How long a player's tour is still, and how near the nearest two cards are.
#[derive(Clone, Copy)]
struct Tour {
    turns: f32,
    nearest: [f32; 2],
}

/// The tours of all who play; nobody else's ends.
fn tours(game: &LittleMonsters, open: &Open) -> [Tour; SEATS] {
    let mut tours = [Tour { turns: 30.0, nearest: [10.0; 2] }; SEATS];
    let judge = Judge { game, taste: &TOLD, waits: Waits::get() };
    let there = open.display.map(|card| card.is_some());
    for seat in Seat::all(game.seats()).filter(|&seat| open.plays(seat)) {
        // Who is in the middle of a move may get there at once, who is to roll needs no turn before that either.
        let prospect = judge.prospect(Stand::of(open, seat), &open.display, 0.0);
        let turns = judge.turns(&prospect, there, &[0.0; DISPLAY]);
        tours[seat.index()] = Tour { turns: number(turns.min(30.0)), nearest: nearest(&prospect) };
    }
    tours
}

fn nearest(prospect: &Prospect) -> [f32; 2] {
    let mut first = prospect.first;
    first.sort_by(f64::total_cmp);
    [number(first[0].min(10.0)), number(first[1].min(10.0))]
}

#[expect(clippy::cast_possible_truncation, reason = "the network knows no more digits")]
fn number(turns: f64) -> f32 {
    turns as f32
}

/// 10 numbers: how long the tour is, and by how much shorter than those of the others.
fn describe_tour(tours: &[Tour], seat: Seat, inputs: &mut Inputs) {
    let own = tours[seat.index()];
    let others = tours.iter().enumerate().filter(|&(other, _)| other != seat.index());
    let rival = others.map(|(_, tour)| tour.turns).fold(30.0, f32::min);
    let lead = rival - own.turns;
    inputs.put(own.turns / 10.0);
    inputs.put(1.0 / (1.0 + own.turns.max(0.0)));
    inputs.put(lead.clamp(-8.0, 8.0) / 4.0);
    inputs.put(lead / (1.0 + own.turns.max(0.0) + rival.max(0.0)));
    inputs.flag(lead > 0.0);
    inputs.flag(lead > 1.0);
    inputs.flag(lead < -1.0);
    inputs.put(own.nearest[0] / 4.0);
    inputs.put(own.nearest[1] / 4.0);
    inputs.flag(own.nearest[0] < 0.5);
}

/// 5 numbers: what lies in the way.
fn describe_dangers(open: &Open, seat: Seat, inputs: &mut Inputs) {
    let here = open.monsters[seat];
    inputs.flag(open.tokens.pandemic.contains(here));
    inputs.put(count(open.tokens.pandemic.len()) / 10.0);
    inputs.flag(open.tokens.nuclear.contains(here));
    inputs.flag(open.polluted && seat == open.turn);
    inputs.count(open.owed[seat], 2.0);
}

fn count(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}
