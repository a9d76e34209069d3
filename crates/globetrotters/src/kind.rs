use crate::clause::{GT_32, GT_33, GT_34, GT_35, GT_36, GT_37, GT_38, GT_39, GT_40};
use serde::{Deserialize, Serialize};
use table::{Clause, Text};

/// What kind of place a location is (GT-2): what arriving there costs and does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// $200, an Adventure, and the city's KEY (GT-32).
    KeyCity,
    /// $100, an Adventure, and a Memory (GT-33).
    ContinentalCity,
    /// $100 (GT-34).
    NationalCity,
    /// Free, and the turn is over (GT-35).
    RegionalCity,
    /// $100, and a try for the Jackpot (GT-36).
    GamblingCity,
    /// $100, and a Special Memory (GT-37).
    TropicalIsland,
    /// $100, all tickets are lost, and the turn is over (GT-38).
    Wasteland,
    /// $100, and the turn is over (GT-39).
    TroubleSpot,
    /// Free, and the turn is over (GT-40).
    CruiseIsland,
}

impl Kind {
    /// All nine, in the order of the rules.
    pub const ALL: [Kind; 9] = [
        Kind::KeyCity,
        Kind::ContinentalCity,
        Kind::NationalCity,
        Kind::RegionalCity,
        Kind::GamblingCity,
        Kind::TropicalIsland,
        Kind::Wasteland,
        Kind::TroubleSpot,
        Kind::CruiseIsland,
    ];

    /// Its id in edition files.
    pub const fn id(self) -> &'static str {
        match self {
            Kind::KeyCity => "key-city",
            Kind::ContinentalCity => "continental-city",
            Kind::NationalCity => "national-city",
            Kind::RegionalCity => "regional-city",
            Kind::GamblingCity => "gambling-city",
            Kind::TropicalIsland => "tropical-island",
            Kind::Wasteland => "wasteland",
            Kind::TroubleSpot => "trouble-spot",
            Kind::CruiseIsland => "cruise-island",
        }
    }

    /// Its name.
    pub fn text(self) -> Text {
        Text::new(match self {
            Kind::KeyCity => "gt-kind-key-city",
            Kind::ContinentalCity => "gt-kind-continental-city",
            Kind::NationalCity => "gt-kind-national-city",
            Kind::RegionalCity => "gt-kind-regional-city",
            Kind::GamblingCity => "gt-kind-gambling-city",
            Kind::TropicalIsland => "gt-kind-tropical-island",
            Kind::Wasteland => "gt-kind-wasteland",
            Kind::TroubleSpot => "gt-kind-trouble-spot",
            Kind::CruiseIsland => "gt-kind-cruise-island",
        })
    }

    /// The expenses of arriving there, in dollars (GT-32 to GT-40).
    #[inline]
    pub const fn expenses(self) -> u32 {
        match self {
            Kind::KeyCity => 200,
            Kind::RegionalCity | Kind::CruiseIsland => 0,
            _ => 100,
        }
    }

    /// The clause that says what it costs and does.
    pub const fn clause(self) -> Clause {
        match self {
            Kind::KeyCity => GT_32,
            Kind::ContinentalCity => GT_33,
            Kind::NationalCity => GT_34,
            Kind::RegionalCity => GT_35,
            Kind::GamblingCity => GT_36,
            Kind::TropicalIsland => GT_37,
            Kind::Wasteland => GT_38,
            Kind::TroubleSpot => GT_39,
            Kind::CruiseIsland => GT_40,
        }
    }

    /// Whether it is a red-dot city: one with Adventures, and the only kind one can fly from (GT-2, GT-25).
    #[inline]
    pub const fn is_red_dot(self) -> bool {
        matches!(self, Kind::KeyCity | Kind::ContinentalCity)
    }

    /// Whether it is a city at all (GT-2).
    #[inline]
    pub const fn is_city(self) -> bool {
        matches!(
            self,
            Kind::KeyCity
                | Kind::ContinentalCity
                | Kind::NationalCity
                | Kind::RegionalCity
                | Kind::GamblingCity
        )
    }

    /// Whether arriving there ends the turn (GT-18).
    #[inline]
    pub const fn ends_turn(self) -> bool {
        matches!(self, Kind::RegionalCity | Kind::Wasteland | Kind::TroubleSpot | Kind::CruiseIsland)
    }
}
