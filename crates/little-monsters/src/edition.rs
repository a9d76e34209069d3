//! The board: locations, coloured paths, continents, tickets and event cards, read from an edition file.

mod check;
mod fares;

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use schemars::JsonSchema;
use serde::Deserialize;
pub use table::Label;
use table::journal::EditionRef;
use table::{EditionHead, Mistakes, Source, Spanned};

use crate::{Colour, ContinentId, EventCard, LocationId, Places};

/// The text of the edition that comes with the program.
pub const WORLD: &str = include_str!("../../../editions/little-monsters/world.toml");

/// The id of the continent from which polar flights go (LM-27).
const ANTARCTICA: &str = "antarctica";

/// A board with its cards, checked and ready to play on.
#[derive(Clone, Debug)]
pub struct Edition {
    /// Which edition it is.
    pub reference: EditionRef,
    /// Its name for people.
    pub name: String,
    /// How many tickets of each colour there are (LM-2).
    pub tickets_per_colour: u8,
    /// The event cards, the kinds in order (LM-31).
    pub events: Vec<EventCard>,
    continents: Vec<Continent>,
    locations: Vec<Location>,
    /// All ways, those from one location together.
    ways: Vec<Way>,
    /// Where each location's ways begin in `ways`, and where the last one's end.
    first_way: Vec<u16>,
    /// Each location's neighbours.
    neighbours: Vec<Places>,
    /// Each continent's locations.
    on_continent: Vec<Places>,
    fares: fares::Fares,
}

/// A continent and the colour of its tickets (LM-1).
#[derive(Clone, Debug)]
pub struct Continent {
    /// Its id in files.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its ticket colour.
    pub colour: Colour,
}

/// A location of the board.
#[derive(Clone, Debug)]
pub struct Location {
    /// Its id in files.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its continent.
    pub continent: ContinentId,
    /// Degrees north.
    pub lat: f64,
    /// Degrees east.
    pub lon: f64,
    /// How far it is drawn from its true position, in thousandths of the map's width.
    pub nudge: [f64; 2],
    /// Where its name stands.
    pub label: Label,
}

/// A path as seen from one of its ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// The location at the other end.
    pub to: LocationId,
    /// The path's colour.
    pub colour: Colour,
}

/// An edition file as it is written.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    edition: EditionHead,
    tickets: FileTickets,
    events: BTreeMap<Spanned<String>, Spanned<u8>>,
    continent: Vec<FileContinent>,
    location: Vec<FileLocation>,
    paths: BTreeMap<Spanned<String>, Vec<Spanned<[String; 2]>>>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct FileTickets {
    per_colour: Spanned<u8>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct FileContinent {
    id: Spanned<String>,
    name: Spanned<String>,
    colour: Spanned<String>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct FileLocation {
    id: Spanned<String>,
    name: Spanned<String>,
    continent: Spanned<String>,
    lat: Spanned<f64>,
    lon: Spanned<f64>,
    #[serde(default = "unmoved")]
    nudge: Spanned<[f64; 2]>,
    #[serde(default)]
    label: Label,
}

/// A place that is drawn where it is.
fn unmoved() -> Spanned<[f64; 2]> {
    Spanned::new(0..0, [0.0; 2])
}

impl Edition {
    /// The edition that comes with the program. It is read once, and shared by all who play on it.
    pub fn world() -> Arc<Self> {
        static WORLD_READ: LazyLock<Arc<Edition>> = LazyLock::new(|| {
            let read = Edition::load(Source { name: "editions/little-monsters/world.toml", text: WORLD });
            Arc::new(read.expect("the edition that comes with the program is checked by its tests"))
        });
        WORLD_READ.clone()
    }

    /// Reads an edition, and reports everything that is wrong with it at once.
    pub fn load(source: Source<'_>) -> Result<Self, Mistakes> {
        let file: File = source.parse()?;
        check::checked(source, &file)
    }

    fn build(
        source: Source<'_>,
        file: &File,
        continents: Vec<Continent>,
        paths: &[(usize, usize, Colour)],
    ) -> Self {
        let continent_of = |id: &str| {
            let index = continents.iter().position(|continent| continent.id == id);
            ContinentId(u8::try_from(index.expect("continents were checked")).expect("at most 16 continents"))
        };
        let locations: Vec<Location> = file
            .location
            .iter()
            .map(|location| Location {
                id: location.id.get_ref().clone(),
                name: location.name.get_ref().clone(),
                continent: continent_of(location.continent.get_ref()),
                lat: *location.lat.get_ref(),
                lon: *location.lon.get_ref(),
                nudge: *location.nudge.get_ref(),
                label: location.label,
            })
            .collect();
        let mut ways_of: Vec<Vec<Way>> = vec![Vec::new(); locations.len()];
        for &(one, other, colour) in paths {
            ways_of[one].push(Way { to: LocationId::from_index(other), colour });
            ways_of[other].push(Way { to: LocationId::from_index(one), colour });
        }
        let mut first_way = vec![0u16];
        for ways in &mut ways_of {
            ways.sort_by_key(|way| (way.to, way.colour));
            let last = first_way.last().copied().unwrap_or(0);
            first_way.push(last + u16::try_from(ways.len()).expect("paths were counted"));
        }
        let mut on_continent = vec![Places::NONE; continents.len()];
        for (index, location) in locations.iter().enumerate() {
            on_continent[usize::from(location.continent.0)].insert(LocationId::from_index(index));
        }
        let count_of = |card: EventCard| {
            let count = file.events.iter().find(|(id, _)| id.get_ref() == card.id());
            count.map_or(0, |(_, count)| usize::from(*count.get_ref()))
        };
        Edition {
            reference: file.edition.reference(source.text),
            name: file.edition.name().to_owned(),
            tickets_per_colour: *file.tickets.per_colour.get_ref(),
            events: EventCard::ALL
                .iter()
                .flat_map(|&card| std::iter::repeat_n(card, count_of(card)))
                .collect(),
            continents,
            locations,
            neighbours: ways_of.iter().map(|ways| ways.iter().map(|way| way.to).collect()).collect(),
            ways: ways_of.into_iter().flatten().collect(),
            first_way,
            on_continent,
            fares: fares::Fares::default(),
        }
    }

    /// The locations, in the order of the file, which is that of their [`LocationId`]s.
    pub fn locations(&self) -> &[Location] {
        &self.locations
    }

    /// All locations as a set.
    pub fn everywhere(&self) -> Places {
        Places::first(self.locations.len())
    }

    /// A location. Its id must be one of this edition.
    pub fn location(&self, location: LocationId) -> &Location {
        &self.locations[location.index()]
    }

    /// The location's name, or its number if this edition has no such location.
    pub fn name_of(&self, location: LocationId) -> &str {
        self.locations.get(location.index()).map_or("?", |location| &location.name)
    }

    /// Whether this edition has the location.
    pub fn has(&self, location: LocationId) -> bool {
        location.index() < self.locations.len()
    }

    /// The location with this id in files.
    pub fn location_called(&self, id: &str) -> Option<LocationId> {
        self.locations.iter().position(|location| location.id == id).map(LocationId::from_index)
    }

    /// The continents.
    pub fn continents(&self) -> &[Continent] {
        &self.continents
    }

    /// A continent. Its id must be one of this edition.
    pub fn continent(&self, continent: ContinentId) -> &Continent {
        &self.continents[usize::from(continent.0)]
    }

    /// The continent of a location.
    pub fn continent_of(&self, location: LocationId) -> ContinentId {
        self.locations[location.index()].continent
    }

    /// The continent called Antarctica (LM-27).
    pub fn antarctica(&self) -> Option<ContinentId> {
        let index = self.continents.iter().position(|continent| continent.id == ANTARCTICA)?;
        u8::try_from(index).ok().map(ContinentId)
    }

    /// The locations of a continent.
    pub fn on_continent(&self, continent: ContinentId) -> Places {
        self.on_continent[usize::from(continent.0)]
    }

    /// The paths that leave a location.
    #[inline]
    pub fn ways_from(&self, location: LocationId) -> &[Way] {
        let index = location.index();
        &self.ways[usize::from(self.first_way[index])..usize::from(self.first_way[index + 1])]
    }

    /// The locations next to a location.
    #[inline]
    pub fn neighbours(&self, location: LocationId) -> Places {
        self.neighbours[location.index()]
    }

    /// Whether these locations hang together by paths among themselves.
    pub fn hangs_together(&self, places: Places) -> bool {
        let Some(first) = places.iter().next() else { return true };
        let mut reached = Places::only(first);
        let mut fresh = reached;
        while !fresh.is_empty() {
            let next = fresh.iter().fold(Places::NONE, |next, place| next.or(self.neighbours(place)));
            fresh = next.and(places).minus(reached);
            reached = reached.or(fresh);
        }
        reached == places
    }
}
