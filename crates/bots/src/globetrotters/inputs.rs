//! What the value is told of Globetrotters.

use games::globetrotters::state::Player;
use games::globetrotters::{
    ContinentId, Globetrotters, KeyId, Kind, LocationId, Open, Phase, State, TicketId,
};
use table::{Game, Seat};

use crate::value::Inputs;

/// How many numbers tell of one player.
pub(super) const INPUTS: usize = 168;

/// How one player stands beside the others.
struct Stand<'a> {
    game: &'a Globetrotters,
    open: &'a Open,
    seat: Seat,
    player: &'a Player,
    /// Where the piece is, or where it sails to.
    at: Option<LocationId>,
    /// The most KEYs of any other.
    rival: usize,
}

/// What a city can bring a player.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Prize {
    /// A KEY that nobody has.
    Key,
    /// A KEY that another has.
    Held,
    /// A Memory that earns a KEY at once.
    Earns,
    /// A Memory that comes nearer to one.
    Nearer,
    /// Nothing.
    Nothing,
}

/// Tells of every player, and of the viewer's tickets.
pub(super) fn describe(game: &Globetrotters, state: &State, viewer: Seat, inputs: &mut Inputs) {
    for seat in Seat::all(game.seats()) {
        let before = inputs.len();
        let stand = Stand::of(game, &state.open, seat);
        stand.describe_turn(inputs);
        stand.describe_keys(inputs);
        stand.describe_means(state, inputs);
        stand.describe_place(inputs);
        stand.describe_ways(inputs);
        stand.describe_homeward(inputs);
        let tickets = &state.hidden.hands[seat];
        stand.describe_tickets((seat == viewer).then_some(tickets), inputs);
        debug_assert_eq!(inputs.len() - before, INPUTS, "every player is told of alike");
    }
}

impl<'a> Stand<'a> {
    fn of(game: &'a Globetrotters, open: &'a Open, seat: Seat) -> Self {
        let player = &open.players[seat];
        let others = Seat::all(game.seats()).filter(|&other| other != seat);
        let rival = others.map(|other| open.players[other].keys.len()).max().unwrap_or(0);
        let at = player.spot.map(|spot| spot.bound_for.unwrap_or(spot.at));
        Stand { game, open, seat, player, at, rival }
    }

    /// 38 numbers: whose turn it is, and what they are asked.
    fn describe_turn(&self, inputs: &mut Inputs) {
        let (open, seats) = (self.open, self.game.seats());
        let wait = (self.seat.index() + seats - open.turn.index()) % seats;
        inputs.one_of(Some(seats - 2), 5);
        inputs.one_of(Some(wait), 6);
        let options = self.game.options();
        inputs.flag(options.strict);
        inputs.flag(options.short.is_some());
        let stage = match open.phase {
            Phase::ChooseHome => 0,
            Phase::Arrive => 1,
            Phase::Offer => 2,
            Phase::Travel => 3,
            Phase::Overland(_) => 4,
            Phase::MoveOn { .. } => 5,
            Phase::Debt(_) => 6,
            Phase::Bonus => 7,
            Phase::AfterTurn => 8,
            _ => 9,
        };
        let own = wait == 0;
        inputs.one_of(own.then_some(stage), 10);
        let spaces = if let Phase::Overland(spaces) = open.phase { spaces } else { 0 };
        inputs.count(if own { spaces } else { 0 }, 10.0);
        inputs.flag(own && open.course.bought);
        inputs.flag(own && open.course.again);
        inputs.flag(own && open.course.ended);
        inputs.flag(own && open.course.adventure.is_some());
        inputs.flag(own && open.course.first_turn);
        inputs.count(if own { open.course.owed.min(1000) } else { 0 }, 300.0);
        inputs.flag(self.player.skips);
        inputs.flag(self.player.unresolved);
        inputs.flag(self.player.declined);
        inputs.flag(self.player.may_challenge);
        inputs.flag(self.player.mark.is_some());
        inputs.flag(self.player.exiled);
        inputs.flag(self.player.home.is_some());
        inputs.count(open.round.min(200), 50.0);
    }

    /// 43 numbers: KEYs and Memories.
    fn describe_keys(&self, inputs: &mut Inputs) {
        let keys = self.player.keys.len();
        inputs.put(count(keys) / 8.0);
        inputs.steps(keys, 10);
        inputs.one_of(Some((keys + 4).saturating_sub(self.rival)), 9);
        let left = self.open.board.len();
        inputs.put(count(left) / 16.0);
        inputs.flag(left == 0);
        inputs.flag(left <= 1);
        inputs.flag(left <= 3);
        inputs.flag(left <= 6);
        let mut tally = [0usize; 8];
        for continent in ContinentId::all() {
            tally[self.race_for(continent)] += 1;
        }
        for count_of in tally {
            inputs.put(count(count_of) / 3.0);
        }
        inputs.flag(tally[2] > 0);
        inputs.flag(tally[4] > 0);
        inputs.steps(usize::from(self.player.specials), 3);
        inputs.put(count(self.player.placed.iter().count()) / 6.0);
        let pot = &self.open.jackpot;
        inputs.put(count(pot.keys.len()) / 2.0);
        inputs.flag(!pot.keys.is_empty());
        inputs.count(pot.money.min(5000), 1000.0);
        inputs.count(pot.specials.min(4), 2.0);
    }

    /// How the race for a continent's KEY stands, from a KEY held safely to one that is out of reach.
    fn race_for(&self, continent: ContinentId) -> usize {
        let key = KeyId::of_continent(continent);
        let chart = self.game.edition().chart_of(continent);
        let memories = |seat: Seat| self.open.players[seat].memories.and(chart).len();
        let own = memories(self.seat);
        if self.player.keys.contains(key) {
            let others = Seat::all(self.game.seats()).filter(|&other| other != self.seat).map(memories);
            return usize::from(others.max().unwrap_or(0) >= own);
        }
        if self.open.board.contains(key) {
            return if own > 0 { 2 } else { 3 };
        }
        match self.open.holder(key).map(memories) {
            Some(theirs) if own >= theirs => 4,
            Some(theirs) if own + 1 >= theirs => 5,
            Some(_) => 6,
            None => 7,
        }
    }

    /// 18 numbers: money and tickets, as everybody sees them.
    fn describe_means(&self, state: &State, inputs: &mut Inputs) {
        let money = self.player.money.min(5000);
        inputs.count(money, 1000.0);
        for step in [100, 200, 300, 400, 500, 600, 800, 1000, 1500] {
            inputs.flag(money >= step);
        }
        let tickets = state.hidden.hands[self.seat].len();
        inputs.put(count(tickets) / 4.0);
        inputs.steps(tickets, 5);
        inputs.count(tickets_worth(tickets, money), 1000.0);
        inputs.flag(self.open.course.claimable && self.open.turn == self.seat);
    }

    /// 16 numbers: the place they are in, or sail to.
    fn describe_place(&self, inputs: &mut Inputs) {
        let edition = self.game.edition();
        let kind = self.at.map(|at| edition.kind_of(at));
        inputs.one_of(kind.and_then(|kind| Kind::ALL.iter().position(|&other| other == kind)), 9);
        inputs.flag(self.player.spot.is_some_and(|spot| spot.bound_for.is_some()));
        inputs.flag(self.at.is_some() && self.at == self.player.home);
        let prize = self.at.map_or(Prize::Nothing, |at| self.prize(at));
        inputs.flag(prize == Prize::Key);
        inputs.flag(prize == Prize::Held);
        inputs.flag(prize == Prize::Earns);
        inputs.flag(prize == Prize::Nearer);
        inputs.put(self.at.map_or(0.0, |at| count(edition.within(at, 10).len()) / 30.0));
    }

    /// What a city can bring them.
    fn prize(&self, city: LocationId) -> Prize {
        let edition = self.game.edition();
        if let Some(key) = edition.key_of(city) {
            return if self.open.board.contains(key) {
                Prize::Key
            } else if self.open.holder(key).is_some_and(|holder| holder != self.seat) {
                Prize::Held
            } else {
                Prize::Nothing
            };
        }
        if edition.kind_of(city) != Kind::ContinentalCity || self.player.memories.contains(city) {
            return Prize::Nothing;
        }
        match self.race_for(edition.continent_of(city)) {
            2 | 4 => Prize::Earns,
            3 | 5 | 1 => Prize::Nearer,
            _ => Prize::Nothing,
        }
    }

    /// 28 numbers: how near the prizes are overland.
    fn describe_ways(&self, inputs: &mut Inputs) {
        let edition = self.game.edition();
        let prizes = [Prize::Key, Prize::Held, Prize::Earns, Prize::Nearer];
        let mut near = [[11u8; 2]; 4];
        let mut many = [0usize; 4];
        let mut kinds = [11u8; 2];
        for (at, to) in self.at.iter().flat_map(|&at| edition.within(at, 10).iter().map(move |&to| (at, to)))
        {
            let spaces = edition.distance(at, to).unwrap_or(11).min(11);
            match edition.kind_of(to) {
                Kind::TropicalIsland => kinds[0] = kinds[0].min(spaces),
                Kind::GamblingCity => kinds[1] = kinds[1].min(spaces),
                Kind::KeyCity | Kind::ContinentalCity if to != at => {
                    let prize = self.prize(to);
                    let Some(which) = prizes.iter().position(|&other| other == prize) else { continue };
                    many[which] += 1;
                    let [first, second] = &mut near[which];
                    if spaces < *first {
                        *second = *first;
                        *first = spaces;
                    } else {
                        *second = spaces.min(*second);
                    }
                }
                _ => {}
            }
        }
        for (near, many) in near.iter().zip(many) {
            inputs.put(nearness(near[0]));
            inputs.put(nearness(near[1]));
            inputs.flag(near[0] <= 3);
            inputs.flag(near[0] <= 7);
            inputs.put(count(many) / 4.0);
        }
        inputs.put(nearness(kinds[0]));
        inputs.put(nearness(kinds[1]));
        let crossings = self.at.map_or(0, |at| edition.crossings(at).len());
        inputs.steps(crossings, 2);
        let key_over = self.at.is_some_and(|at| {
            edition.crossings(at).iter().any(|crossing| self.prize(crossing.to) == Prize::Key)
        });
        inputs.flag(key_over);
        inputs.flag(self.at.is_some_and(|at| edition.kind_of(at).is_red_dot()));
        inputs.flag(self.at.is_some_and(|at| edition.kind_of(at).ends_turn()));
        inputs.flag(self.at.is_some_and(|at| edition.within(at, 10).len() < 2));
    }

    /// 14 numbers: the way home, which counts once no KEY is on the board (GT-85).
    fn describe_homeward(&self, inputs: &mut Inputs) {
        let edition = self.game.edition();
        let goal = self.player.mark.map(|mark| mark.place).or(self.player.home);
        let spaces = self.at.zip(goal).and_then(|(at, goal)| edition.distance(at, goal));
        let wins = self.open.board.is_empty() && self.player.keys.len() > self.rival;
        inputs.put(nearness(spaces.unwrap_or(20)));
        inputs.flag(wins);
        let within = |most: u8| wins && spaces.is_some_and(|spaces| spaces <= most);
        for most in [0, 1, 3, 5, 7, 10, 15] {
            inputs.flag(within(most));
        }
        inputs.flag(wins && spaces.is_some());
        inputs.flag(wins && self.at.is_some_and(|at| edition.kind_of(at).is_red_dot()));
        inputs.flag(wins && self.player.mark.is_some());
        inputs.flag(wins && self.player.skips);
        let rival_wins = Seat::all(self.game.seats()).any(|other| {
            other != self.seat
                && self.open.board.is_empty()
                && self.open.players[other].keys.len() == self.rival
        });
        inputs.flag(rival_wins && self.rival > self.player.keys.len());
    }

    /// 11 numbers: where their tickets lead, if the viewer may see them.
    fn describe_tickets(&self, tickets: Option<&games::globetrotters::state::Tickets>, inputs: &mut Inputs) {
        let edition = self.game.edition();
        let mut found = [0usize; 7];
        for &ticket in tickets.map_or(&[] as &[TicketId], |tickets| &tickets[..]) {
            let sides = edition.ticket(ticket);
            let prizes = sides.map(|side| self.prize(side));
            let has = |prize: Prize| usize::from(prizes.contains(&prize));
            found[0] += has(Prize::Key);
            found[1] += has(Prize::Held);
            found[2] += has(Prize::Earns);
            found[3] += has(Prize::Nearer);
            found[4] += usize::from(self.player.home.is_some_and(|home| sides.contains(&home)));
            found[5] += usize::from(sides.iter().any(|&side| edition.kind_of(side) == Kind::TropicalIsland));
            found[6] += usize::from(sides.iter().any(|&side| edition.kind_of(side) == Kind::GamblingCity));
        }
        inputs.flag(tickets.is_some());
        for many in found {
            inputs.put(count(many) / 2.0);
        }
        inputs.flag(found[0] > 0);
        inputs.flag(found[2] > 0);
        inputs.flag(found[4] > 0 && self.open.board.is_empty());
    }
}

/// What is to be had for the money, with the tickets returned (GT-27).
fn tickets_worth(tickets: usize, money: u32) -> u32 {
    money + 100 * u32::try_from(tickets).unwrap_or(0)
}

/// 1 for here, less the farther it is.
fn nearness(spaces: u8) -> f32 {
    if spaces > 10 { 0.0 } else { 1.0 / (1.0 + 0.3 * f32::from(spaces)) }
}

fn count(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}
