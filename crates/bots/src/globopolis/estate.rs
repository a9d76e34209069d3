//! What somebody has, and what it is worth in points: those on the counter, and those that can still come of it.

use games::globopolis::{
    EU_PER_POINT, Globopolis, GroupId, GroupSet, LEVEL_POINTS, NO_PURCHASE, Open, RUnit, Team, TitleId,
    TitleSet, Units,
};

use super::taste::Taste;

/// The points of a level of development (GP-25).
pub(super) const LEVEL: f64 = LEVEL_POINTS as f64;
/// What the premium of a level still to be built takes off its points, on average.
/// How much an R-Unit that is missing takes off the worth of the set it is missing for.
/// An EU that can be turned into points at once (GP-26).
const EU: f64 = 1.0 / EU_PER_POINT as f64;

/// What somebody has.
#[derive(Clone, Copy, Debug)]
pub(super) struct Estate {
    /// Points other than those for development.
    pub(super) base: f64,
    pub(super) titles: TitleSet,
    /// All R-Units on their Territories and in their Personal Stock: they can be put wherever they are needed (GP-30).
    pub(super) pool: Units,
    /// The R-Units of their Guilds.
    pub(super) stock: f64,
    /// Levels whose premium is paid.
    pub(super) paid: u8,
    pub(super) eu: f64,
    pub(super) credited: GroupSet,
    /// Battles they win more than they have.
    pub(super) victories: u8,
}

impl Default for Estate {
    fn default() -> Self {
        Estate {
            base: 0.0,
            titles: TitleSet::NONE,
            pool: Units::NONE,
            stock: 0.0,
            paid: 0,
            eu: 0.0,
            credited: GroupSet::NONE,
            victories: 0,
        }
    }
}

fn units(count: u32) -> f64 {
    f64::from(count)
}

impl Estate {
    pub(super) fn of(open: &Open, team: Team) -> Self {
        let player = &open.players[team];
        let mut estate = Estate {
            titles: player.titles,
            pool: player.stock,
            eu: f64::from(player.eu),
            credited: player.credited,
            ..Estate::default()
        };
        let mut justified = 0;
        for title in player.titles.iter() {
            let holding = &open.titles[title];
            if title.is_guild() {
                estate.stock += units(holding.units.total());
            } else {
                estate.add(holding.units);
                estate.paid += holding.level;
                justified += holding.justified();
            }
        }
        estate.base = f64::from(player.points) - LEVEL * f64::from(justified);
        estate
    }

    /// Adds R-Units; there are never so many that a count overflows, but counts of two players may be added.
    pub(super) fn add(&mut self, units: Units) {
        for (have, more) in self.pool.0.iter_mut().zip(units.0) {
            *have = have.saturating_add(more);
        }
    }

    pub(super) fn remove(&mut self, units: Units) {
        for (have, less) in self.pool.0.iter_mut().zip(units.0) {
            *have = have.saturating_sub(less);
        }
    }

    /// With a Title more, and what stands on it.
    pub(super) fn gain(&mut self, game: &Globopolis, title: TitleId, units_there: Units, level: u8) {
        self.titles.insert(title);
        self.base += f64::from(game.edition().title(title).value);
        if title.is_guild() {
            self.stock += units(units_there.total());
        } else {
            self.add(units_there);
            self.paid += level;
        }
    }

    /// Without a Title, and what stands on it.
    pub(super) fn lose(&mut self, game: &Globopolis, open: &Open, title: TitleId) {
        let holding = &open.titles[title];
        self.titles.remove(title);
        self.base -= f64::from(game.edition().title(title).value);
        if title.is_guild() {
            self.stock -= units(holding.units.total());
        } else {
            self.remove(holding.units);
            self.paid = self.paid.saturating_sub(holding.level);
        }
    }

    /// How many sets can stand on their Territories.
    fn places(&self) -> u8 {
        u8::try_from(2 * self.titles.territories().len()).unwrap_or(u8::MAX)
    }

    /// The points they have or would have as soon as they have put their R-Units in order.
    pub(super) fn points(&self) -> f64 {
        self.base + LEVEL * f64::from(self.paid.min(self.pool.sets()).min(self.places()))
    }

    /// What the sets of R-Units they have, or nearly have, are worth: five points each, less the premium and less what is
    /// missing.
    pub(super) fn sets(&self, taste: &Taste) -> f64 {
        let places = self.places();
        let mut worth = 0.0;
        for number in 1..=places {
            let missing: u8 = self.pool.0.iter().map(|&have| number.saturating_sub(have)).sum();
            if missing >= FAR {
                break;
            }
            let points = if number <= self.paid { LEVEL } else { LEVEL - taste.premium };
            worth += points * taste.faded[usize::from(missing)];
        }
        worth + taste.guard * f64::from(self.pool[RUnit::Ns].min(places))
    }

    /// What their EU are worth.
    fn money(&self, mark: Option<f64>, taste: &Taste) -> f64 {
        let room =
            mark.map_or(f64::INFINITY, |mark| (mark - f64::from(NO_PURCHASE) - self.points()).max(0.0) / EU);
        let bought = self.eu.min(room);
        let kept = (self.eu - bought).min(taste.reserve);
        EU * bought + taste.eu_kept * kept + taste.eu_idle * (self.eu - bought - kept)
    }

    /// Bonuses of groups in sight, and what Titles are worth by themselves.
    fn holdings(&self, game: &Globopolis, taste: &Taste) -> f64 {
        let group = [taste.group_whole, taste.group_one_short, taste.group_two_short];
        let mut worth = taste.territory * units(u32::try_from(self.titles.territories().len()).unwrap_or(0))
            + taste.guild * units(u32::try_from(self.titles.guilds().len()).unwrap_or(0))
            + taste.in_stock * self.stock;
        for (index, of) in game.edition().groups().iter().enumerate() {
            let missing = of.territories.minus(self.titles).len();
            let id = GroupId::from_index(index);
            if missing < group.len() && !self.credited.contains(id) {
                worth += group[missing] * f64::from(game.group_bonus(id));
            }
        }
        worth
    }

    /// Pays EU, or gets them if they are negative: what is missing is paid with points (GP-27).
    pub(super) fn pay(&mut self, eu: f64) {
        self.eu -= eu;
        if self.eu < 0.0 {
            self.base += self.eu * EU;
            self.eu = 0.0;
        }
    }

    /// What their points and EU are worth, and the mark if they have reached it.
    pub(super) fn counter(&self, mark: Option<f64>, taste: &Taste) -> f64 {
        let reached = mark.is_some_and(|mark| self.points() >= mark);
        let victory = if reached { taste.victory } else { 0.0 };
        self.base + self.money(mark, taste) + victory
    }

    /// All of it, but for MISSIONs.
    pub(super) fn worth(&self, game: &Globopolis, mark: Option<f64>, taste: &Taste) -> f64 {
        self.counter(mark, taste) + self.sets(taste) + self.holdings(game, taste)
    }
}

/// With so many R-Units missing a set is too far away to be worth anything.
pub(super) const FAR: u8 = 9;
