use std::ops::{AddAssign, Index, IndexMut, SubAssign};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Arg, Text};

/// A kind of Resource Unit (GP-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RUnit {
    /// Water.
    Water,
    /// Food.
    Food,
    /// Energy.
    Energy,
    /// Ultra-light Component Production.
    Ucp,
    /// Network Security.
    Ns,
}

impl RUnit {
    /// How many kinds there are.
    pub const COUNT: usize = 5;
    /// Every kind.
    pub const ALL: [RUnit; RUnit::COUNT] = [RUnit::Water, RUnit::Food, RUnit::Energy, RUnit::Ucp, RUnit::Ns];

    /// The kind's name in files.
    pub const fn id(self) -> &'static str {
        match self {
            RUnit::Water => "water",
            RUnit::Food => "food",
            RUnit::Energy => "energy",
            RUnit::Ucp => "ucp",
            RUnit::Ns => "ns",
        }
    }

    /// The kind's name.
    pub fn text(self) -> Text {
        Text::new(match self {
            RUnit::Water => "gp-unit-water",
            RUnit::Food => "gp-unit-food",
            RUnit::Energy => "gp-unit-energy",
            RUnit::Ucp => "gp-unit-ucp",
            RUnit::Ns => "gp-unit-ns",
        })
    }
}

/// So many of each kind of R-Unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Units(pub [u8; RUnit::COUNT]);

impl Units {
    /// None.
    pub const NONE: Units = Units([0; RUnit::COUNT]);

    /// So many of one kind.
    pub fn of(unit: RUnit, count: u8) -> Self {
        let mut units = Units::NONE;
        units[unit] = count;
        units
    }

    /// How many there are.
    pub fn total(self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// How many there are other than NS-Units (GP-72).
    pub fn infrastructure(self) -> u32 {
        self.total() - u32::from(self[RUnit::Ns])
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self == Units::NONE
    }

    /// How many complete sets of the five there are (GP-29, GP-31).
    #[inline]
    pub fn sets(self) -> u8 {
        let [a, b, c, d, e] = self.0;
        a.min(b).min(c).min(d).min(e)
    }

    /// Whether these hold at least those.
    pub fn hold(self, those: Units) -> bool {
        self.0.iter().zip(those.0).all(|(&have, need)| have >= need)
    }

    /// The lower count of each kind.
    #[must_use]
    pub fn min(self, those: Units) -> Self {
        let mut units = self;
        units.0.iter_mut().zip(those.0).for_each(|(have, most)| *have = (*have).min(most));
        units
    }

    /// The kinds of which there is at least one.
    pub fn kinds(self) -> impl Iterator<Item = RUnit> {
        RUnit::ALL.into_iter().filter(move |&unit| self[unit] > 0)
    }

    /// The units in words, such as “2 water and 1 food”.
    pub fn text(self) -> Text {
        if self.is_empty() {
            return Text::new("gp-units-none");
        }
        let of_kind = |unit: RUnit| {
            Arg::Text(Text::new("gp-units-of").with("count", self[unit]).with("unit", unit.text()))
        };
        Text::new("gp-units").with("list", self.kinds().map(of_kind).collect::<Vec<_>>())
    }
}

impl Index<RUnit> for Units {
    type Output = u8;

    #[inline]
    fn index(&self, unit: RUnit) -> &u8 {
        &self.0[unit as usize]
    }
}

impl IndexMut<RUnit> for Units {
    #[inline]
    fn index_mut(&mut self, unit: RUnit) -> &mut u8 {
        &mut self.0[unit as usize]
    }
}

impl AddAssign for Units {
    #[inline]
    fn add_assign(&mut self, those: Units) {
        self.0.iter_mut().zip(those.0).for_each(|(have, more)| *have += more);
    }
}

impl SubAssign for Units {
    #[inline]
    fn sub_assign(&mut self, those: Units) {
        self.0.iter_mut().zip(those.0).for_each(|(have, less)| *have -= less);
    }
}

/// A set of kinds of R-Units: what a market sells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Goods(u8);

impl Goods {
    /// All five.
    pub const ALL: Goods = Goods(0b1_1111);

    /// Whether this kind is sold.
    pub const fn has(self, unit: RUnit) -> bool {
        self.0 & (1 << unit as u8) != 0
    }

    /// The kinds sold.
    pub fn iter(self) -> impl Iterator<Item = RUnit> {
        RUnit::ALL.into_iter().filter(move |&unit| self.has(unit))
    }
}

impl FromIterator<RUnit> for Goods {
    fn from_iter<I: IntoIterator<Item = RUnit>>(units: I) -> Self {
        Goods(units.into_iter().fold(0, |bits, unit| bits | 1 << unit as u8))
    }
}
