//! What an edition must be like; every mistake is noted with its line.

mod cards;

use std::collections::{BTreeMap, BTreeSet};

use table::{Mistakes, Reader, Source, Spanned};

use super::{Continent, Edition, File, FileLocation, Location, Parts, Water};
use crate::state::{Half, MAX_TICKETS};
use crate::{ContinentId, KeyId, Kind, LocationId, Places};

/// The six continents and their halves of the world (GT-1, GT-4).
const CONTINENTS: [(&str, Half); ContinentId::COUNT] = [
    ("north-america", Half::AmericasAfrica),
    ("south-america", Half::AmericasAfrica),
    ("europe", Half::EurasiaOceania),
    ("africa", Half::AmericasAfrica),
    ("asia", Half::EurasiaOceania),
    ("oceania", Half::EurasiaOceania),
];
/// Two Memories earn a continent's KEY (GT-69), and a third must be able to take it (GT-70).
const FEWEST_ON_CHART: usize = 3;

struct Check<'a> {
    reader: Reader<'a>,
    file: &'a File,
    /// The locations by their ids in the file.
    ids: BTreeMap<&'a str, LocationId>,
}

/// The edition in the file, if nothing is wrong with it.
pub(super) fn checked(source: Source<'_>, file: &File) -> Result<Edition, Mistakes> {
    let mut check = Check { reader: Reader::new(source), file, ids: BTreeMap::new() };
    file.edition.check(crate::ID, &mut check.reader);
    let continents = check.continents();
    let locations = check.locations();
    let overland = check.overland();
    let water = check.water();
    let tickets = check.tickets();
    let cards = check.cards();
    let check = check.reachable(&overland, &water, &tickets);
    check.reader.mistakes.into_result()?;
    let parts = Parts { continents, locations, overland, water, tickets, cards };
    let edition = Edition::build(source, file, parts);
    if edition.reference.id == "world" {
        let mut mistakes = Mistakes::new(source);
        for missing in edition.missing_facts() {
            mistakes.note(None, missing, "what the Demonstration Game says of the board");
        }
        mistakes.into_result()?;
    }
    Ok(edition)
}

impl<'a> Check<'a> {
    fn half(&mut self, id: &Spanned<String>) -> Option<Half> {
        let half = Half::ALL.into_iter().find(|half| half.id() == id.get_ref());
        if half.is_none() {
            let what = format!("“{}” is no half of the world", id.get_ref());
            self.reader.at(id, what, "americas-africa or eurasia-oceania");
        }
        half
    }

    /// GT-1: exactly the six.
    fn continents(&mut self) -> Vec<Continent> {
        let mut seen = BTreeSet::new();
        let mut continents = Vec::new();
        for continent in &self.file.continent {
            let id = continent.id.get_ref();
            self.reader.check_name(&continent.name, "a continent");
            let half = self.half(&continent.half);
            match CONTINENTS.iter().find(|(known, _)| known == id) {
                None => {
                    let known = CONTINENTS.map(|(known, _)| known).join(", ");
                    self.reader.at(
                        &continent.id,
                        format!("“{id}” is no continent"),
                        format!("one of {known}"),
                    );
                }
                Some((_, right)) if half.is_some_and(|half| half != *right) => {
                    self.reader.at(&continent.half, format!("“{id}” lies in the other half"), right.id());
                }
                Some(_) => {}
            }
            if !seen.insert(id) {
                self.reader.at(
                    &continent.id,
                    format!("the continent “{id}” is listed twice"),
                    "every id once",
                );
            }
            if let Some(half) = half {
                continents.push(Continent { id: id.clone(), name: continent.name.get_ref().clone(), half });
            }
        }
        for (id, _) in CONTINENTS.iter().filter(|(id, _)| !seen.iter().any(|seen| seen == id)) {
            self.reader.note(format!("the continent “{id}” is missing"), "all six continents (GT-1)");
        }
        continents
    }

    fn locations(&mut self) -> Vec<Location> {
        let file = self.file;
        if file.location.len() > Places::MAX {
            let what = format!("{} locations", file.location.len());
            self.reader.note(what, format!("at most {}", Places::MAX));
        }
        let mut names = BTreeSet::new();
        let mut locations = Vec::new();
        for (index, location) in file.location.iter().take(Places::MAX).enumerate() {
            let id = location.id.get_ref();
            if self.ids.insert(id, LocationId::from_index(index)).is_some() {
                self.reader.at(&location.id, format!("the location “{id}” is listed twice"), "every id once");
            }
            self.reader.check_id(&location.id);
            self.reader.check_name(&location.name, "a location");
            if !names.insert(location.name.get_ref()) {
                let what = format!("two locations are called “{}”", location.name.get_ref());
                self.reader.at(&location.name, what, "a name of its own");
            }
            locations.extend(self.location(location));
        }
        self.counts(&locations);
        locations
    }

    fn location(&mut self, location: &FileLocation) -> Option<Location> {
        self.reader.check_place(&location.lat, &location.lon, &location.nudge);
        let kind = Kind::ALL.into_iter().find(|kind| kind.id() == location.kind.get_ref());
        if kind.is_none() {
            let what = format!("“{}” is no kind of location", location.kind.get_ref());
            self.reader.at(&location.kind, what, format!("one of {}", Kind::ALL.map(Kind::id).join(", ")));
        }
        let mut continents = self.file.continent.iter();
        let continent = continents.position(|other| other.id.get_ref() == location.continent.get_ref());
        if continent.is_none() {
            let what = format!("there is no continent “{}”", location.continent.get_ref());
            self.reader.at(&location.continent, what, "the id of a continent");
        }
        Some(Location {
            id: location.id.get_ref().clone(),
            name: location.name.get_ref().clone(),
            kind: kind?,
            continent: ContinentId(u8::try_from(continent?).ok()?),
            lat: *location.lat.get_ref(),
            lon: *location.lon.get_ref(),
            nudge: *location.nudge.get_ref(),
            label: location.label,
        })
    }

    fn counts(&mut self, locations: &[Location]) {
        let keys = locations.iter().filter(|location| location.kind == Kind::KeyCity).count();
        if keys != KeyId::CITIES {
            self.reader.note(format!("{keys} KEY Cities"), "exactly 10 (GT-1)");
        }
        for (index, continent) in self.file.continent.iter().enumerate() {
            let on_chart = |location: &&Location| {
                location.kind == Kind::ContinentalCity && location.continent.index() == index
            };
            let count = locations.iter().filter(on_chart).count();
            if count < FEWEST_ON_CHART {
                let what = format!("{count} Continental Cities in “{}”", continent.id.get_ref());
                self.reader.at(&continent.id, what, format!("at least {FEWEST_ON_CHART}"));
            }
        }
    }

    fn find<T>(&mut self, spanned: &Spanned<T>, id: &str) -> Option<LocationId> {
        let found = self.ids.get(id).copied();
        if found.is_none() {
            self.reader.at(spanned, format!("there is no location “{id}”"), "the id of a location");
        }
        found
    }

    fn kind(&self, location: LocationId) -> Option<Kind> {
        let id = self.file.location[location.index()].kind.get_ref();
        Kind::ALL.into_iter().find(|kind| kind.id() == id)
    }

    /// Two different locations that exist, and were not paired before.
    fn pair(
        &mut self,
        pair: &Spanned<[String; 2]>,
        seen: &mut BTreeSet<[LocationId; 2]>,
        what: &str,
    ) -> Option<[LocationId; 2]> {
        let [one, other] = pair.get_ref();
        let (first, second) = (self.find(pair, one), self.find(pair, other));
        let (first, second) = (first?, second?);
        if first == second {
            self.reader.at(pair, format!("a {what} from “{one}” to itself"), "two locations");
            return None;
        }
        if !seen.insert([first.min(second), first.max(second)]) {
            self.reader.at(pair, format!("a second {what} between “{one}” and “{other}”"), "every pair once");
            return None;
        }
        Some([first, second])
    }

    fn overland(&mut self) -> Vec<[LocationId; 2]> {
        let mut seen = BTreeSet::new();
        let mut routes = Vec::new();
        for pair in &self.file.routes.overland {
            let Some(ends) = self.pair(pair, &mut seen, "route") else { continue };
            for end in ends {
                if self.kind(end) == Some(Kind::CruiseIsland) {
                    let id = self.file.location[end.index()].id.get_ref();
                    let what = format!("an overland route to the Cruise Island “{id}”");
                    self.reader.at(pair, what, "locations on land (GT-20)");
                }
            }
            routes.push(ends);
        }
        routes
    }

    /// GT-30: every Cruise Island lies on one water route, between two locations on land.
    fn water(&mut self) -> Vec<Water> {
        let mut seen = BTreeSet::new();
        let mut islands = BTreeSet::new();
        let mut routes = Vec::new();
        for route in &self.file.water {
            let island = self.find(&route.island, route.island.get_ref());
            let between = self.pair(&route.between, &mut seen, "water route");
            let (Some(island), Some(between)) = (island, between) else { continue };
            let id = route.island.get_ref();
            if self.kind(island) != Some(Kind::CruiseIsland) {
                self.reader.at(&route.island, format!("“{id}” is no Cruise Island"), "a Cruise Island");
            }
            if !islands.insert(island) {
                self.reader.at(&route.island, format!("“{id}” lies on two water routes"), "one water route");
            }
            if between.iter().any(|&end| self.kind(end) == Some(Kind::CruiseIsland)) {
                let what = "a water route that ends on a Cruise Island".to_owned();
                self.reader.at(&route.between, what, "two locations on land");
            }
            routes.push(Water { island, between });
        }
        for location in &self.file.location {
            let id = location.id.get_ref();
            let is_island = location.kind.get_ref() == Kind::CruiseIsland.id();
            if is_island && !self.ids.get(id.as_str()).is_some_and(|island| islands.contains(island)) {
                let what = format!("the Cruise Island “{id}” lies on no water route");
                self.reader.at(&location.id, what, "a [[water]] route of its own");
            }
        }
        routes
    }

    /// GT-3: pairs across continents, never a Cruise Island; every red-dot city can be flown to.
    fn tickets(&mut self) -> Vec<[LocationId; 2]> {
        let mut seen = BTreeSet::new();
        let mut tickets = Vec::new();
        let pairs = &self.file.tickets.pairs;
        if pairs.len() > MAX_TICKETS {
            let what = format!("{} tickets", pairs.len());
            self.reader.note(what, format!("at most {MAX_TICKETS}"));
        }
        for pair in pairs {
            let Some(ends) = self.pair(pair, &mut seen, "ticket") else { continue };
            let [one, other] = ends.map(|end| &self.file.location[end.index()]);
            if one.continent.get_ref() == other.continent.get_ref() {
                let what = format!("both ends of a ticket lie in “{}”", one.continent.get_ref());
                self.reader.at(pair, what, "locations of two continents");
            }
            if ends.iter().any(|&end| self.kind(end) == Some(Kind::CruiseIsland)) {
                self.reader.at(pair, "a ticket to a Cruise Island".to_owned(), "locations on land (GT-3)");
            }
            tickets.push(ends);
        }
        let named: Places = tickets.iter().flatten().copied().collect();
        for (index, location) in self.file.location.iter().enumerate().take(Places::MAX) {
            let place = LocationId::from_index(index);
            if self.kind(place).is_some_and(Kind::is_red_dot) && !named.contains(place) {
                let what = format!("no ticket goes to “{}”", location.id.get_ref());
                self.reader.at(&location.id, what, "a ticket for every red-dot city");
            }
        }
        tickets
    }

    /// GT-91: every location can be left, and reached from every other, by routes and tickets.
    fn reachable(
        mut self,
        overland: &[[LocationId; 2]],
        water: &[Water],
        tickets: &[[LocationId; 2]],
    ) -> Self {
        let file = self.file;
        let count = file.location.len().min(Places::MAX);
        let mut out = vec![Places::NONE; count];
        let mut link = |from: LocationId, to: LocationId| out[from.index()].insert(to);
        for &[one, other] in overland {
            link(one, other);
            link(other, one);
        }
        for route in water {
            for end in route.between {
                link(end, route.island);
                link(route.island, end);
            }
        }
        // From a red-dot city one can fly to wherever a ticket goes that one may hold (GT-25).
        let red_dots: Places = (0..count)
            .map(LocationId::from_index)
            .filter(|&place| self.kind(place).is_some_and(Kind::is_red_dot))
            .collect();
        let flights: Places = tickets.iter().flatten().copied().collect();
        for city in red_dots.iter() {
            out[city.index()] = out[city.index()].or(flights);
        }
        let mut into = vec![Places::NONE; count];
        for (from, ways) in out.iter().enumerate() {
            ways.iter().for_each(|to| {
                into[to.index()].insert(LocationId::from_index(from));
            });
        }
        let Some(base) = red_dots.iter().next() else { return self };
        let (there, back) = (reached(base, &out), reached(base, &into));
        let base = file.location[base.index()].id.get_ref();
        for (index, location) in file.location.iter().take(count).enumerate() {
            let (id, place) = (location.id.get_ref(), LocationId::from_index(index));
            let wrong = if out[index].is_empty() {
                format!("no way leads out of “{id}”")
            } else if !back.contains(place) {
                format!("no way leads from “{id}” to “{base}”")
            } else if !there.contains(place) {
                format!("no way leads from “{base}” to “{id}”")
            } else {
                continue;
            };
            self.reader.at(&location.id, wrong, "routes and tickets that join all locations (GT-91)");
        }
        self
    }
}

/// Everything that can be reached from a location.
fn reached(from: LocationId, ways: &[Places]) -> Places {
    let mut reached: Places = [from].into_iter().collect();
    let mut fresh = reached;
    while !fresh.is_empty() {
        let next = fresh.iter().fold(Places::NONE, |next, place| next.or(ways[place.index()]));
        fresh = next.minus(reached);
        reached = reached.or(fresh);
    }
    reached
}
