//! What the value is told of Globopolis.

use games::globopolis::card::{CardFace, CardKind};
use games::globopolis::edition::FieldKind;
use games::globopolis::state::Player;
use games::globopolis::{
    CardSet, GROUPS, Globopolis, GroupId, Level, Open, Phase, RUnit, State, Team, TitleId, Units,
};
use table::{Game, Seat};

use crate::value::Inputs;

/// How many numbers tell of one team.
pub(super) const INPUTS: usize = 164;
/// What counts as the mark where there is none (GP-85).
const NO_MARK: i32 = 150;
/// How many fields ahead of a Governor are looked at: what two or three dice reach.
const AHEAD: usize = 14;

/// How one team stands.
struct Stand<'a> {
    game: &'a Globopolis,
    open: &'a Open,
    team: Team,
    player: &'a Player,
    /// All their R-Units, on Territories and in stock.
    pool: Units,
    /// The mark, or what stands for it.
    mark: f32,
}

/// Tells of every team, and of the viewer's cards.
pub(super) fn describe(game: &Globopolis, state: &State, viewer: Seat, inputs: &mut Inputs) {
    let own = game.team_of(viewer);
    for index in 0..game.teams() {
        let before = inputs.len();
        let team = Team::from_index(index);
        let stand = Stand::of(game, &state.open, team);
        stand.describe_turn(inputs);
        stand.describe_points(inputs);
        stand.describe_titles(inputs);
        stand.describe_units(inputs);
        stand.describe_agents(inputs);
        stand.describe_ring(inputs);
        stand.describe_cards((team == own).then_some(state.hands[team]), inputs);
        debug_assert_eq!(inputs.len() - before, INPUTS, "every team is told of alike");
    }
}

impl<'a> Stand<'a> {
    fn of(game: &'a Globopolis, open: &'a Open, team: Team) -> Self {
        let player = &open.players[team];
        let mut pool = player.stock;
        for title in player.titles.territories().iter() {
            for (all, here) in pool.0.iter_mut().zip(open.titles[title].units.0) {
                *all = all.saturating_add(here);
            }
        }
        #[expect(clippy::cast_precision_loss, reason = "a mark is at most 500")]
        let mark = game.mark().unwrap_or(NO_MARK) as f32;
        Stand { game, open, team, player, pool, mark }
    }

    /// 34 numbers: what is played, and whose turn it is.
    fn describe_turn(&self, inputs: &mut Inputs) {
        let (game, open) = (self.game, self.open);
        let (seats, teams) = (game.seats(), game.teams());
        inputs.one_of(Some(teams - 2), 4);
        let level = match game.options().level {
            Level::Learning => 0,
            Level::Cards => 1,
            Level::Full => 2,
        };
        inputs.one_of(Some(level), 3);
        let waits = Seat::all(seats).filter(|&seat| game.team_of(seat) == self.team);
        let wait = waits.map(|seat| (seat.index() + seats - open.turn.index()) % seats).min().unwrap_or(0);
        inputs.one_of(Some(wait), 5);
        let stage = match open.phase {
            Phase::Teleport => 0,
            Phase::Option => 1,
            Phase::Roll | Phase::Again | Phase::Base => 2,
            Phase::Own(_) => 3,
            Phase::Foreign(_) => 4,
            Phase::Market { .. } | Phase::Shop { .. } | Phase::Surplus { .. } => 5,
            Phase::Agents | Phase::Declare => 6,
            _ => 7,
        };
        let own = wait == 0;
        inputs.one_of(own.then_some(stage), 8);
        inputs.put(if own { small(open.this_turn.throws.into()) / 2.0 } else { 0.0 });
        inputs.put(if own { small(open.this_turn.points_bought.into()) / 5.0 } else { 0.0 });
        let cost = match open.phase {
            Phase::Foreign(title) if own => game.conference_cost(open, title),
            _ => 0,
        };
        inputs.count(cost, 50.0);
        inputs.flag(open.round <= 1);
        inputs.count(open.round.min(100), 20.0);
        inputs.flag(open.last_round);
        inputs.flag(!open.claimed[self.team].is_empty());
        inputs.flag(open.sudden.contains(self.team));
        inputs.flag(!open.sudden.is_empty());
        inputs.flag(open.beaten.contains(self.team));
        let first = (seats + open.turn.index() - open.first.index()) % seats;
        // How many turns are left in the round, which matters in the last one.
        inputs.put(small(seats - 1 - first) / 4.0);
        inputs.flag(open.last_round && wait != 0 && wait < seats - first);
        inputs.flag(open.out.contains(self.team));
        inputs.flag(game.mark().is_none());
    }

    /// 39 numbers: points and EU.
    fn describe_points(&self, inputs: &mut Inputs) {
        let points = signed(self.player.points);
        let share = points / self.mark;
        inputs.put(share);
        inputs
            .reached(share, &[0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 1.0, 1.1, 1.2]);
        let others =
            self.open.rivals(self.team, self.game.teams()).map(|rival| self.open.players[rival].points);
        let lead = (points - signed(others.max().unwrap_or(0))) / self.mark;
        inputs.put(lead);
        inputs.reached(lead, &[-0.3, -0.15, -0.05, 0.0, 0.05, 0.15, 0.3]);
        inputs.put(if self.open.last_round { 2.0 * lead } else { 0.0 });
        inputs.flag(self.open.last_round && lead > 0.0);
        let eu = self.player.eu.min(2000);
        inputs.count(eu, 200.0);
        for step in [5, 15, 25, 40, 60, 90, 130, 200] {
            inputs.flag(eu >= step);
        }
        // EU that cannot become points any more are worth little (GP-26).
        let sold = points > self.mark - 25.0;
        inputs.flag(sold);
        inputs.put(if sold { 0.0 } else { small(eu as usize) / 200.0 });
        inputs.put(signed(self.player.extra) / 50.0);
        inputs.flag(points < 0.0);
    }

    /// 30 numbers: Titles, groups and development.
    fn describe_titles(&self, inputs: &mut Inputs) {
        let (game, edition) = (self.game, self.game.edition());
        let titles = self.player.titles;
        let territories = titles.territories();
        inputs.put(small(territories.len()) / 12.0);
        inputs.steps(titles.guilds().len(), 3);
        let value: usize = titles.iter().map(|title| usize::from(edition.title(title).value)).sum();
        inputs.put(small(value) / 30.0);
        let (mut whole, mut near, mut uncredited) = (0, 0, 0);
        for group in (0..GROUPS).map(GroupId::from_index) {
            let missing = edition.group(group).territories.minus(titles).len();
            whole += usize::from(missing == 0);
            if !self.player.credited.contains(group) && missing == 1 {
                near += 1;
                let last = edition.group(group).territories.minus(titles);
                uncredited += usize::from(last.iter().all(|title| self.open.owner(title).is_none()));
            }
        }
        inputs.steps(whole, 3);
        inputs.put(small(near) / 3.0);
        inputs.put(small(uncredited) / 2.0);
        inputs.put(small(self.player.credited.len()) / 4.0);
        inputs.put(small(self.player.ripe.len() + self.player.fresh.len()));
        let levels: [usize; 3] = std::array::from_fn(|level| {
            territories
                .iter()
                .filter(|&title| usize::from(self.open.titles[title].justified()) == level)
                .count()
        });
        inputs.steps(levels[1], 5);
        inputs.steps(levels[2], 5);
        inputs.put(small(levels[0]) / 10.0);
        let room = territories.iter().filter(|&title| self.open.titles[title].justified() < 2);
        let premium = room.map(|title| {
            edition.title(title).premiums[usize::from(self.open.titles[title].justified().min(1))]
        });
        inputs.count(premium.min().unwrap_or(60), 20.0);
        let income: u32 = territories.iter().map(|title| game.conference_cost(self.open, title)).sum();
        inputs.count(income, 100.0);
        let unowned = TitleId::all().filter(|&title| self.open.owner(title).is_none()).count();
        inputs.put(small(unowned) / 16.0);
        let biggest =
            edition.titles().iter().zip(TitleId::all()).filter(|&(_, title)| titles.contains(title));
        inputs.put(small(biggest.filter(|(title, _)| title.value >= 3).count()) / 6.0);
        inputs.flag(self.player.shield.is_some());
        inputs.put(small(self.open.pieces.into()) / 44.0);
        let broken = territories.iter().filter(|&title| {
            let holding = &self.open.titles[title];
            holding.level > holding.justified()
        });
        inputs.put(small(broken.count()) / 3.0);
    }

    /// 27 numbers: R-Units and sets.
    fn describe_units(&self, inputs: &mut Inputs) {
        for unit in RUnit::ALL {
            inputs.count(self.pool[unit], 10.0);
            inputs.count(self.player.stock[unit], 5.0);
        }
        let sets = usize::from(self.pool.sets());
        inputs.steps(sets, 7);
        let territories = self.player.titles.territories();
        let built: usize =
            territories.iter().map(|title| usize::from(self.open.titles[title].justified())).sum();
        inputs.steps(sets.saturating_sub(built), 3);
        let missing: u8 = self.pool.0.iter().map(|&units| (self.pool.sets() + 1).saturating_sub(units)).sum();
        inputs.one_of(Some(usize::from(missing).saturating_sub(1)), 4);
        let ns = territories.iter().map(|title| usize::from(self.open.titles[title].units[RUnit::Ns]));
        inputs.put(small(ns.clone().sum()) / 12.0);
        inputs.put(small(ns.filter(|&ns| ns == 0).count()) / 8.0);
        inputs.put(small(self.pool.total() as usize) / 50.0);
    }

    /// 9 numbers: Agents.
    fn describe_agents(&self, inputs: &mut Inputs) {
        inputs.count(self.player.agents, 15.0);
        inputs.count(self.player.reserve, 5.0);
        let captives: usize = self.player.captives.0.iter().map(|&count| usize::from(count)).sum();
        inputs.put(small(captives) / 5.0);
        let (mut home, mut abroad, mut foreign, mut worse) = (0usize, 0usize, 0usize, 0usize);
        for title in TitleId::territories() {
            let holding = &self.open.titles[title];
            let own = usize::from(holding.agents[self.team]);
            if holding.owner == Some(self.team) {
                let others = holding.agents.0.iter().map(|&count| usize::from(count)).sum::<usize>() - own;
                home += own;
                foreign += others;
                worse += usize::from(others > own);
            } else {
                abroad += own;
            }
        }
        inputs.put(small(home) / 15.0);
        inputs.put(small(abroad) / 15.0);
        inputs.put(small(foreign) / 15.0);
        inputs.put(small(worse) / 5.0);
        let deeds: usize = self.player.deeds.iter().map(|&count| usize::from(count)).sum();
        inputs.put(small(deeds) / 20.0);
        inputs.put(small(self.player.defeated.len()) / 2.0);
    }

    /// 10 numbers: what lies ahead of the Governor.
    fn describe_ring(&self, inputs: &mut Inputs) {
        let (game, edition) = (self.game, self.game.edition());
        let seat = Seat::all(game.seats()).find(|&seat| game.team_of(seat) == self.team);
        let governor = self.open.governors[seat.unwrap_or(Seat(0))];
        inputs.put(small(governor.at.distance_to(edition.teleport())) / 64.0);
        inputs.flag(governor.debt > 0);
        let (mut cost, mut own, mut free, mut cards, mut guilds) = (0, 0usize, 0usize, 0usize, 0usize);
        let (mut points, mut markets, mut value) = (0usize, 0usize, 0usize);
        for field in (1..=AHEAD).map(|steps| governor.at.ahead(steps)) {
            match edition.kind(field) {
                FieldKind::Territory(title) => match self.open.owner(title) {
                    Some(owner) if owner == self.team => own += 1,
                    Some(_) => cost += game.conference_cost(self.open, title),
                    None => {
                        free += 1;
                        value += usize::from(edition.title(title).value);
                    }
                },
                FieldKind::Guild(title) => guilds += usize::from(self.open.owner(title) != Some(self.team)),
                FieldKind::OpsMission | FieldKind::Influence => cards += 1,
                FieldKind::Moonshot | FieldKind::Bank => points += 1,
                FieldKind::Market(_) => markets += 1,
                _ => {}
            }
        }
        inputs.count(cost.min(1000), 100.0);
        for count in [own, free, cards, guilds, points, markets, value] {
            inputs.put(small(count) / 5.0);
        }
    }

    /// 15 numbers: cards, and how near the viewer's MISSIONs are.
    fn describe_cards(&self, hand: Option<CardSet>, inputs: &mut Inputs) {
        let sizes = self.open.hand_sizes[self.team];
        for kind in CardKind::ALL {
            inputs.count(sizes[kind as usize], 3.0);
        }
        inputs.flag(hand.is_some());
        let missions =
            hand.unwrap_or(CardSet::NONE).and(self.game.edition().cards_of_kind(CardKind::Mission));
        let (mut nearest, mut best, mut paying) = (usize::MAX, 0.0f32, 0.0f32);
        for card in missions.iter() {
            let CardFace::Mission { goals, points } = &self.game.edition().card(card).face else { continue };
            let progress = goals.iter().map(|&goal| self.game.progress(self.open, self.team, goal));
            let (have, need) = progress.fold((0, 0), |(have, need), (h, n)| (have + h, need + n));
            let share = small(have) / small(need.max(1));
            if points.is_some() {
                paying = paying.max(share);
            } else {
                best = best.max(share);
                nearest = nearest.min(need - have);
            }
        }
        inputs.put(best);
        inputs.put(paying);
        inputs.put(best * best * best);
        inputs.one_of((nearest != usize::MAX).then_some(nearest), 6);
        inputs.put(small(missions.len()) / 3.0);
        inputs.flag(nearest == 0 && wins_by_mission(self.game));
    }
}

/// GP-85: to the bitter end no MISSION wins.
fn wins_by_mission(game: &Globopolis) -> bool {
    !game.options().bitter_end
}

fn small(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}

fn signed(points: i32) -> f32 {
    f32::from(i16::try_from(points).unwrap_or(i16::MAX))
}
