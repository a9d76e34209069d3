//! What the rulebook's Demonstration Game says of the board: the `world` edition must agree with all of it.

use super::Edition;
use crate::{Kind, LocationId};

/// The kinds that the Demonstration Game gives to places, or that its rules text settles for them.
const KINDS: [(Kind, &[&str]); 6] = [
    (
        Kind::KeyCity,
        &[
            "Los Angeles",
            "New York",
            "Rio de Janeiro",
            "London",
            "Paris",
            "Cairo",
            "Hong Kong",
            "Tokyo",
            "Sydney",
        ],
    ),
    (
        Kind::ContinentalCity,
        &[
            "Vancouver",
            "San Francisco",
            "Miami",
            "Caracas",
            "Buenos Aires",
            "Amsterdam",
            "Madrid",
            "Moscow",
            "Johannesburg",
            "Peking",
            "Bombay",
            "Bangkok",
            "Manila",
            "Singapore",
            "Melbourne",
        ],
    ),
    (Kind::NationalCity, &["Seattle", "Winnipeg", "Lima"]),
    (Kind::GamblingCity, &["Las Vegas", "Macao"]),
    (Kind::TropicalIsland, &["Tahiti", "Hawaii", "Fiji", "Seychelles"]),
    (Kind::Wasteland, &["Northwest Territories"]),
];
/// Places that are on the map, whatever their kind.
const ALSO: [&str; 8] =
    ["Nairobi", "Adelaide", "Munich", "Khartoum", "Tripoli", "Florence", "Dublin", "San Diego"];
/// Tickets that occur in it.
const TICKETS: [[&str; 2]; 6] = [
    ["Seattle", "Amsterdam"],
    ["Adelaide", "Vancouver"],
    ["Manila", "Munich"],
    ["Winnipeg", "Khartoum"],
    ["Tripoli", "Lima"],
    ["Singapore", "Florence"],
];
/// Places, and how far apart they are at least and at most.
const DISTANCES: [(&str, &str, u8, u8); 7] = [
    ("Vancouver", "Seattle", 1, 1),
    ("Seattle", "San Francisco", 4, 5),
    ("Seattle", "Los Angeles", 1, 6),
    ("Seattle", "San Diego", 7, 7),
    ("Seattle", "Las Vegas", 7, 7),
    ("Seattle", "Winnipeg", 7, 7),
    ("Las Vegas", "Miami", 1, 10),
];

impl Edition {
    /// Whatever the Demonstration Game says of the board and is not so in this edition, in sentences.
    pub fn missing_facts(&self) -> Vec<String> {
        let mut missing = Vec::new();
        for name in KINDS.iter().flat_map(|(_, names)| *names).chain(&ALSO) {
            if self.location_named(name).is_none() {
                missing.push(format!("{name} is not on the map"));
            }
        }
        if missing.is_empty() {
            self.check_kinds(&mut missing);
            self.check_overland(&mut missing);
            self.check_water(&mut missing);
            self.check_tickets(&mut missing);
        }
        missing
    }

    fn location_named(&self, name: &str) -> Option<LocationId> {
        self.locations.iter().position(|location| location.name == name).map(LocationId::from_index)
    }

    fn named(&self, name: &str) -> LocationId {
        self.location_named(name).expect("all names were looked for first")
    }

    fn check_kinds(&self, missing: &mut Vec<String>) {
        for (kind, names) in KINDS {
            for name in names.iter().filter(|name| self.kind_of(self.named(name)) != kind) {
                missing.push(format!("{name} is no {}", kind.id()));
            }
        }
        let continent = |name: &str| self.continent(self.continent_of(self.named(name))).id.as_str();
        if continent("Moscow") != "europe" {
            missing.push("Moscow does not lie in Europe".to_owned());
        }
        let oceania = self.chart.iter().map(|&city| self.name_of(city));
        let mut oceania: Vec<&str> = oceania.filter(|name| continent(name) == "oceania").collect();
        oceania.sort_unstable();
        if oceania != ["Manila", "Melbourne", "Singapore"] {
            missing.push(format!("Oceania's Continental Cities are {}", oceania.join(", ")));
        }
    }

    fn check_overland(&self, missing: &mut Vec<String>) {
        for (from, to, least, most) in DISTANCES {
            match self.distance(self.named(from), self.named(to)) {
                Some(distance) if (least..=most).contains(&distance) => {}
                found => missing.push(format!(
                    "{from} and {to} are {} spaces apart, not {least} to {most}",
                    found.map_or("no number of".to_owned(), |distance| distance.to_string())
                )),
            }
        }
        if !self.goes_south_from_seattle() {
            missing.push(
                "southward from Seattle there are not a Regional City and two Trouble Spots before San Francisco"
                    .to_owned(),
            );
        }
        if !self.within(self.named("Dublin"), 1).is_empty() {
            missing.push("an overland route leaves Dublin".to_owned());
        }
    }

    /// A Regional City, a Trouble Spot and a Trouble Spot, one space after the other, on the shortest way.
    fn goes_south_from_seattle(&self) -> bool {
        let goal = self.named("San Francisco");
        let onward = |from: LocationId, kind: Kind| {
            let nearer = move |place: &LocationId| {
                self.kind_of(*place) == kind && self.distance(*place, goal) < self.distance(from, goal)
            };
            self.within(from, 1).iter().copied().filter(nearer)
        };
        onward(self.named("Seattle"), Kind::RegionalCity)
            .flat_map(|place| onward(place, Kind::TroubleSpot))
            .any(|place| onward(place, Kind::TroubleSpot).next().is_some())
    }

    fn check_water(&self, missing: &mut Vec<String>) {
        let (lima, tahiti) = (self.named("Lima"), self.named("Tahiti"));
        if !self.crossings(lima).iter().any(|crossing| crossing.to == tahiti) {
            missing.push("no water route joins Lima and Tahiti".to_owned());
        }
        // "Towards Hawaii": by ships alone, whatever the ports on the way.
        let mut ports = vec![self.named("Vancouver")];
        let mut next = 0;
        while let Some(&port) = ports.get(next) {
            next += 1;
            for crossing in self.crossings(port) {
                if !ports.contains(&crossing.to) {
                    ports.push(crossing.to);
                }
            }
        }
        if !ports.contains(&self.named("Hawaii")) {
            missing.push("no water route leads from Vancouver towards Hawaii".to_owned());
        }
        for name in ["Seattle", "Los Angeles"] {
            if !self.crossings(self.named(name)).is_empty() {
                missing.push(format!("a water route leaves {name}"));
            }
        }
    }

    fn check_tickets(&self, missing: &mut Vec<String>) {
        for [one, other] in TICKETS {
            let ends = [self.named(one), self.named(other)];
            if !self.tickets.iter().any(|ticket| ends.iter().all(|end| ticket.contains(end))) {
                missing.push(format!("there is no ticket {one}/{other}"));
            }
        }
        for kind in [Kind::TropicalIsland, Kind::GamblingCity] {
            if !self.tickets.iter().flatten().any(|&end| self.kind_of(end) == kind) {
                missing.push(format!("no ticket goes to a {}", kind.id()));
            }
        }
    }
}
