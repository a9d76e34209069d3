//! Where to go: what every field is worth to land on, and which throw leads to the best (GP-40).

use std::cell::Cell;

use games::globopolis::edition::FieldKind;
use games::globopolis::{
    Action, BACK_POINTS, FIELDS, FieldId, LAP_EU, MOONSHOT_POINTS, PRICE, RUnit, SWISS_EU, SWISS_POINTS,
    THROWS, TitleId, Units,
};

use super::battle;
use super::mind::Mind;

/// A card of the OPs-MISSION stack, and an INFLUENCE card.
/// What another roll may bring, where it is not looked at more closely.
/// What an Agent is worth.
/// The chance that a Guild that Agents protect is taken (GP-89), roughly.
/// What a flight from a base may bring.
/// How many NS-Units, or Agents, the academies give on average (GP-53, GP-54), and how many R-Units are on offer at a market
/// (GP-48).
const ACADEMY: u8 = 2;
const ON_OFFER: u8 = 7;
/// The most dice, and the farthest they lead.
const DICE: usize = 3;
const FARTHEST: usize = 6 * DICE;

/// The chance of each sum of one, two and three d6.
const CHANCES: [[f64; FARTHEST + 1]; DICE] = {
    let mut chances = [[0.0; FARTHEST + 1]; DICE];
    let mut dice = 0;
    while dice < DICE {
        let mut sum = 1;
        while sum <= FARTHEST {
            let mut face = 1;
            while face <= 6 && face <= sum {
                let before = sum - face;
                chances[dice][sum] += if dice == 0 {
                    if before == 0 { 1.0 / 6.0 } else { 0.0 }
                } else {
                    chances[dice - 1][before] / 6.0
                };
                face += 1;
            }
            sum += 1;
        }
        dice += 1;
    }
    chances
};

fn fields(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(0))
}

/// The ring as a player sees it, looked at field by field as needed.
pub(super) struct Ring<'a> {
    mind: &'a Mind<'a>,
    landings: [Cell<f64>; FIELDS],
    /// What a field clockwise is worth on the way round: its part of what TELEPORT! pays (GP-41). Counted field by field, it
    /// makes going forward worth something everywhere, and going back cost something.
    progress: f64,
    /// What going counterclockwise costs (GP-40): its points, and perhaps the mark.
    back: f64,
}

impl<'a> Ring<'a> {
    pub(super) fn new(mind: &'a Mind<'a>) -> Self {
        let lap = mind.gain(|estate| estate.eu += f64::from(LAP_EU));
        let progress = mind.taste.progress * lap / fields(FIELDS);
        let price = f64::from(BACK_POINTS);
        let lost = -mind.gain(|estate| estate.base -= price);
        let back = if mind.game.options().free_direction { 0.0 } else { price.max(lost) };
        Ring { mind, landings: [const { Cell::new(f64::NAN) }; FIELDS], progress, back }
    }

    /// What landing on a field is worth, another roll left aside.
    fn landing(&self, at: FieldId) -> f64 {
        let known = self.landings[at.index()].get();
        if !known.is_nan() {
            return known;
        }
        let worth = self.look_at(at);
        self.landings[at.index()].set(worth);
        worth
    }

    fn look_at(&self, at: FieldId) -> f64 {
        let mind = self.mind;
        match mind.game.edition().kind(at) {
            FieldKind::Territory(title) => self.territory(title),
            FieldKind::Guild(guild) => match mind.open.owner(guild) {
                None => mind.taking(guild),
                Some(owner) if owner == mind.team => 0.0,
                Some(owner) if mind.game.options().guild_protection => {
                    let agents = mind.open.titles[guild].agents;
                    let held = agents[owner] > 0 && agents[mind.team] == 0;
                    if held { 0.0 } else { mind.taste.contest * mind.taking_over(guild, owner) }
                }
                Some(owner) => mind.taking_over(guild, owner),
            },
            FieldKind::OpsMission if mind.game.options().has_cards() => mind.taste.ops_card,
            FieldKind::Influence if mind.game.options().has_cards() => mind.taste.influence_card,
            FieldKind::OpsMission | FieldKind::Influence => 0.0,
            FieldKind::Market(_) => 0.0,
            FieldKind::Bank => f64::from(SWISS_POINTS) + mind.eu(f64::from(SWISS_EU)),
            FieldKind::Base => mind.taste.flight,
            FieldKind::Teleport => mind.taste.another_roll,
            FieldKind::Moonshot => mind.gain(|estate| estate.base += f64::from(MOONSHOT_POINTS)),
            FieldKind::Nsa => mind.units(Units::of(RUnit::Ns, ACADEMY)),
            FieldKind::Nia if mind.game.options().has_agents() => {
                mind.taste.agent * f64::from(mind.open.players[mind.team].reserve.min(ACADEMY))
            }
            FieldKind::Nia => mind.units(Units::of(RUnit::Ns, ACADEMY)),
        }
    }

    fn territory(&self, title: TitleId) -> f64 {
        let mind = self.mind;
        match mind.open.owner(title) {
            None => mind.taking(title),
            Some(owner) if owner == mind.team => {
                if mind.game.options().has_cards() {
                    mind.taste.ops_card
                } else {
                    0.0
                }
            }
            Some(owner) => {
                let cost = f64::from(mind.game.conference_cost(mind.open, title));
                let pay = mind.paying(cost, owner);
                battle::best_attack_on(mind, title).map_or(pay, |attack| attack.max(pay))
            }
        }
    }

    /// Whether the turn can go on there, after so many throws, and what there is to do instead.
    fn goes_on(&self, at: FieldId, throws: u8) -> bool {
        let mind = self.mind;
        match mind.game.edition().kind(at) {
            FieldKind::Territory(title) => mind.open.owner(title) == Some(mind.team),
            FieldKind::OpsMission | FieldKind::Influence => {
                throws < THROWS || !mind.game.options().has_cards() // GP-51, GP-81
            }
            FieldKind::Market(_) | FieldKind::Bank | FieldKind::Base | FieldKind::Nsa | FieldKind::Nia => {
                true
            }
            FieldKind::Guild(_) | FieldKind::Teleport | FieldKind::Moonshot => false,
        }
    }

    /// What the market of a field is worth (GP-48, GP-49).
    pub(super) fn market(&self, at: FieldId) -> f64 {
        let edition = self.mind.game.edition();
        match edition.kind(at) {
            FieldKind::Market(goods) => {
                let mut estate = self.mind.own();
                let mut bank = self.mind.open.bank;
                let mut worth = 0.0;
                let price = -self.mind.eu(-f64::from(PRICE));
                let mut sets = estate.sets(self.mind.taste);
                for _ in 0..ON_OFFER {
                    let mut best: Option<(f64, RUnit)> = None;
                    for unit in goods.iter().filter(|&unit| bank[unit] > 0) {
                        let mut more = estate;
                        more.add(Units::of(unit, 1));
                        let gain = more.sets(self.mind.taste) - sets;
                        if best.is_none_or(|(most, _)| gain > most) {
                            best = Some((gain, unit));
                        }
                    }
                    let Some((gain, unit)) = best.filter(|(gain, _)| *gain > price) else { break };
                    estate.add(Units::of(unit, 1));
                    sets += gain;
                    bank[unit] -= 1;
                    worth += gain - price;
                }
                worth
            }
            FieldKind::Bank => {
                let markets = edition.independents().iter().filter(|&market| market != at);
                markets.map(|market| self.market(market)).fold(0.0, f64::max)
            }
            _ => 0.0,
        }
    }

    /// What arriving at a field is worth after so many throws, another roll included; `depth` rolls are looked ahead.
    pub(super) fn arrival(&self, at: FieldId, throws: u8, depth: u8) -> f64 {
        let landing = self.landing(at);
        if !self.goes_on(at, throws) {
            return landing;
        }
        let on = match depth {
            0 => self.mind.taste.another_roll,
            _ => self.best_roll_from(at, throws, depth - 1, false).1.max(0.0),
        };
        let market = if self.mind.game.edition().independents().contains(at) { self.market(at) } else { 0.0 };
        landing + on.max(market)
    }

    /// The best throw from a field: how many dice, backwards or not, and what it is worth.
    fn best_roll_from(&self, from: FieldId, throws: u8, depth: u8, back_too: bool) -> ((u8, bool), f64) {
        let mut best = ((1, false), f64::NEG_INFINITY);
        for back in [false, true] {
            if back && !back_too {
                continue;
            }
            let mut worth = [0.0; DICE];
            for steps in 1..=FARTHEST {
                let to = if back { from.behind(steps) } else { from.ahead(steps) };
                let progress = self.progress * fields(steps) * if back { -1.0 } else { 1.0 };
                let there = self.arrival(to, throws + 1, depth) + progress;
                for (worth, chances) in worth.iter_mut().zip(&CHANCES) {
                    *worth += chances[steps] * there;
                }
            }
            let price = if back { self.back } else { 0.0 };
            for (dice, worth) in (1..).zip(worth) {
                if worth - price > best.1 {
                    best = ((dice, back), worth - price);
                }
            }
        }
        best
    }

    /// The best throw from where the Governor stands, and what it is worth.
    pub(super) fn best_roll(&self) -> (Action, f64) {
        let here = self.mind.open.governors[self.mind.seat].at;
        let throws = self.mind.open.this_turn.throws;
        let back =
            self.mind.view.legal.iter().any(|action| matches!(action, Action::Roll { back: true, .. }));
        let ((dice, back), worth) = self.best_roll_from(here, throws, 1, back);
        (Action::Roll { dice, back }, worth)
    }

    /// What it is worth to roll from another field, as after a flight.
    pub(super) fn rolling_from(&self, from: FieldId) -> f64 {
        self.best_roll_from(from, self.mind.open.this_turn.throws, 0, false).1
    }

    /// What the way clockwise to a field is worth.
    pub(super) fn way_to(&self, to: FieldId) -> f64 {
        let here = self.mind.open.governors[self.mind.seat].at;
        self.progress * fields(here.distance_to(to))
    }

    /// What going clockwise to a field by a card or a flight is worth.
    pub(super) fn going_to(&self, to: FieldId) -> f64 {
        self.arrival(to, self.mind.open.this_turn.throws + 1, 1) + self.way_to(to)
    }
}
