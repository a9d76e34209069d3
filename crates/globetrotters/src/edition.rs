//! The board and its cards: locations, routes, tickets and Adventures, read from an edition file.

mod check;
mod demonstration;
mod distances;

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use schemars::JsonSchema;
use serde::Deserialize;
pub use table::Label;
use table::journal::EditionRef;
use table::{EditionHead, Mistakes, Source, Spanned, Text};

use crate::state::{CardId, Half, TicketId};
use crate::{ContinentId, Effect, KeyId, Kind, LocationId, Places};

use distances::Distances;

/// The edition that comes with the program.
pub const WORLD: &str = include_str!("../../../editions/globetrotters/world.toml");

/// A board with its tickets and Adventures, checked and ready to play on.
#[derive(Clone, Debug)]
pub struct Edition {
    /// Which edition it is.
    pub reference: EditionRef,
    /// Its name for people.
    pub name: String,
    continents: Vec<Continent>,
    locations: Vec<Location>,
    kinds: Vec<Kind>,
    /// The KEY Cities in order: those of the first ten KEYs.
    key_cities: Vec<LocationId>,
    /// The Continental Cities in order of continent: the Memories Chart.
    chart: Vec<LocationId>,
    /// Each continent's Continental Cities.
    chart_of: Vec<Places>,
    /// Each continent's cities of every kind.
    cities_of: Vec<Vec<LocationId>>,
    /// Everything but the Cruise Islands.
    on_land: Vec<LocationId>,
    overland: Vec<[LocationId; 2]>,
    distances: Distances,
    water: Vec<Water>,
    crossings: Vec<Vec<Crossing>>,
    tickets: Vec<[LocationId; 2]>,
    cards: Vec<Card>,
    packs: [Vec<CardId>; 2],
}

/// A continent (GT-1).
#[derive(Clone, Debug)]
pub struct Continent {
    /// Its id in files.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The half of the world it belongs to, and so its pack of Adventures (GT-4).
    pub half: Half,
}

/// A location of the board.
#[derive(Clone, Debug)]
pub struct Location {
    /// Its id in files.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What kind of place it is (GT-2).
    pub kind: Kind,
    /// Its continent; for a Cruise Island the nearest one.
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

/// A water route (GT-30).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Water {
    /// Its Cruise Island.
    pub island: LocationId,
    /// Its two ends.
    pub between: [LocationId; 2],
}

/// A water route as seen from one of its ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crossing {
    /// The Cruise Island on the way.
    pub island: LocationId,
    /// The other end.
    pub to: LocationId,
}

/// An Adventure card (GT-4).
#[derive(Clone, Debug)]
pub struct Card {
    /// The pack it belongs to.
    pub pack: Half,
    /// Its entry for every red-dot city of its half.
    entries: BTreeMap<LocationId, Entry>,
}

impl Card {
    /// Its entries, with their cities.
    pub fn entries(&self) -> impl Iterator<Item = (LocationId, &Entry)> {
        self.entries.iter().map(|(&city, entry)| (city, entry))
    }
}

/// One city's Adventure on a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What is read aloud.
    pub text: String,
    /// What it does, in order.
    pub effects: Vec<Effect>,
}

/// An edition file as it is written.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    edition: EditionHead,
    continent: Vec<FileContinent>,
    location: Vec<FileLocation>,
    routes: FileRoutes,
    #[serde(default)]
    water: Vec<FileWater>,
    tickets: FileTickets,
    card: Vec<FileCard>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct FileContinent {
    id: Spanned<String>,
    name: Spanned<String>,
    half: Spanned<String>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct FileLocation {
    id: Spanned<String>,
    name: Spanned<String>,
    kind: Spanned<String>,
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

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct FileRoutes {
    overland: Vec<Spanned<[String; 2]>>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct FileWater {
    island: Spanned<String>,
    between: Spanned<[String; 2]>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct FileTickets {
    pairs: Vec<Spanned<[String; 2]>>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct FileCard {
    pack: Spanned<String>,
    cities: Spanned<BTreeMap<Spanned<String>, FileEntry>>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct FileEntry {
    text: Spanned<String>,
    effect: Vec<Spanned<String>>,
}

/// The parts of an edition that were read without a mistake.
struct Parts {
    continents: Vec<Continent>,
    locations: Vec<Location>,
    overland: Vec<[LocationId; 2]>,
    water: Vec<Water>,
    tickets: Vec<[LocationId; 2]>,
    cards: Vec<Card>,
}

impl Edition {
    /// The edition that comes with the program. It is read once, and shared by all who play on it.
    pub fn world() -> Arc<Self> {
        static WORLD_READ: LazyLock<Arc<Edition>> = LazyLock::new(|| {
            let read = Edition::load(Source { name: "editions/globetrotters/world.toml", text: WORLD });
            Arc::new(read.expect("the edition that comes with the program is checked by its tests"))
        });
        WORLD_READ.clone()
    }

    /// Reads an edition, and reports everything that is wrong with it at once.
    pub fn load(source: Source<'_>) -> Result<Self, Mistakes> {
        let file: File = source.parse()?;
        check::checked(source, &file)
    }

    fn build(source: Source<'_>, file: &File, parts: Parts) -> Self {
        let Parts { continents, locations, overland, water, tickets, cards } = parts;
        let find = |is: &dyn Fn(&Location) -> bool| -> Vec<LocationId> {
            let indexed = locations.iter().enumerate().filter(|(_, location)| is(location));
            indexed.map(|(index, _)| LocationId::from_index(index)).collect()
        };
        let continental = |continent: ContinentId| {
            find(&|place| place.continent == continent && place.kind == Kind::ContinentalCity)
        };
        let mut crossings = vec![Vec::new(); locations.len()];
        for route in &water {
            let [one, other] = route.between;
            crossings[one.index()].push(Crossing { island: route.island, to: other });
            crossings[other.index()].push(Crossing { island: route.island, to: one });
        }
        let pack = |half: Half| {
            let ids = (0..).map(CardId).zip(&cards);
            ids.filter(|(_, card)| card.pack == half).map(|(id, _)| id).collect()
        };
        Edition {
            reference: file.edition.reference(source.text),
            name: file.edition.name().to_owned(),
            key_cities: find(&|place| place.kind == Kind::KeyCity),
            chart: ContinentId::all().flat_map(continental).collect(),
            chart_of: ContinentId::all()
                .map(|continent| continental(continent).into_iter().collect())
                .collect(),
            cities_of: ContinentId::all()
                .map(|continent| find(&|place| place.continent == continent && place.kind.is_city()))
                .collect(),
            on_land: find(&|place| place.kind != Kind::CruiseIsland),
            kinds: locations.iter().map(|location| location.kind).collect(),
            distances: Distances::along(&overland, locations.len()),
            packs: Half::ALL.map(pack),
            continents,
            locations,
            overland,
            water,
            crossings,
            tickets,
            cards,
        }
    }

    /// The locations, in the order of their ids.
    pub fn locations(&self) -> &[Location] {
        &self.locations
    }

    /// All locations.
    pub fn location_ids(&self) -> impl Iterator<Item = LocationId> + use<> {
        (0..self.locations.len()).map(LocationId::from_index)
    }

    /// A location. Its id must be one of this edition.
    pub fn location(&self, location: LocationId) -> &Location {
        &self.locations[location.index()]
    }

    /// The location's name, or a question mark if this edition has no such location.
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

    /// What kind of place a location is.
    #[inline]
    pub fn kind_of(&self, location: LocationId) -> Kind {
        self.kinds[location.index()]
    }

    /// The continent of a location.
    #[inline]
    pub fn continent_of(&self, location: LocationId) -> ContinentId {
        self.locations[location.index()].continent
    }

    /// The continents, in the order of their ids.
    pub fn continents(&self) -> &[Continent] {
        &self.continents
    }

    /// A continent.
    pub fn continent(&self, continent: ContinentId) -> &Continent {
        &self.continents[continent.index()]
    }

    /// The half of the world in which a location lies.
    pub fn half_of(&self, location: LocationId) -> Half {
        self.continent(self.continent_of(location)).half
    }

    /// The KEY of a KEY City.
    #[inline]
    pub fn key_of(&self, city: LocationId) -> Option<KeyId> {
        let index = self.key_cities.iter().position(|&other| other == city)?;
        u8::try_from(index).ok().map(KeyId)
    }

    /// The city whose KEY it is; none for a continent's.
    pub fn key_city(&self, key: KeyId) -> Option<LocationId> {
        self.key_cities.get(usize::from(key.0)).copied()
    }

    /// The name of the city or continent whose KEY it is, or a question mark if there is no such KEY.
    pub fn key_name(&self, key: KeyId) -> &str {
        match (self.key_city(key), key.continent()) {
            (Some(city), _) => self.name_of(city),
            (_, Some(continent)) => self.continents.get(continent.index()).map_or("?", |one| &one.name),
            _ => "?",
        }
    }

    /// The KEY's name in a sentence.
    pub fn key_text(&self, key: KeyId) -> Text {
        let id = if key.continent().is_none() { "gt-key-city" } else { "gt-key-continent" };
        Text::new(id).with("name", self.key_name(key))
    }

    /// The KEY with this id in files: that of its city or continent.
    pub fn key_called(&self, id: &str) -> Option<KeyId> {
        let continent = self.continents.iter().position(|continent| continent.id == id);
        let continent = continent.and_then(|index| u8::try_from(index).ok()).map(ContinentId);
        continent
            .map(KeyId::of_continent)
            .or_else(|| self.location_called(id).and_then(|city| self.key_of(city)))
    }

    /// The Memories Chart: all Continental Cities, continent by continent (GT-68).
    #[inline]
    pub fn chart(&self) -> &[LocationId] {
        &self.chart
    }

    /// The Continental Cities of a continent.
    #[inline]
    pub fn chart_of(&self, continent: ContinentId) -> Places {
        self.chart_of[continent.index()]
    }

    /// The cities of a continent, of all kinds (GT-62).
    #[inline]
    pub fn cities_of(&self, continent: ContinentId) -> &[LocationId] {
        &self.cities_of[continent.index()]
    }

    /// All locations but the Cruise Islands (GT-63).
    #[inline]
    pub fn on_land(&self) -> &[LocationId] {
        &self.on_land
    }

    /// The overland routes, each as its two ends.
    pub fn overland(&self) -> &[[LocationId; 2]] {
        &self.overland
    }

    /// How many spaces apart two locations are overland; `None` where no route joins them.
    #[inline]
    pub fn distance(&self, from: LocationId, to: LocationId) -> Option<u8> {
        self.distances.between(from, to)
    }

    /// The locations at least one and at most `steps` spaces away overland, the nearest first (GT-20).
    #[inline]
    pub fn within(&self, from: LocationId, steps: u8) -> &[LocationId] {
        self.distances.within(from, steps)
    }

    /// The water routes.
    pub fn water(&self) -> &[Water] {
        &self.water
    }

    /// The water routes that leave a location (GT-30).
    #[inline]
    pub fn crossings(&self, from: LocationId) -> &[Crossing] {
        &self.crossings[from.index()]
    }

    /// All tickets.
    pub fn ticket_ids(&self) -> impl Iterator<Item = TicketId> + use<> {
        (0..u8::try_from(self.tickets.len()).expect("an edition has at most 96 tickets")).map(TicketId)
    }

    /// The two locations of a ticket. Its id must be one of this edition.
    #[inline]
    pub fn ticket(&self, ticket: TicketId) -> [LocationId; 2] {
        self.tickets[usize::from(ticket.0)]
    }

    /// A ticket's name.
    pub fn ticket_text(&self, ticket: TicketId) -> Text {
        let ends = self.tickets.get(usize::from(ticket.0));
        let [one, other] = ends.map_or(["?", "?"], |ends| ends.map(|end| self.name_of(end)));
        Text::new("gt-ticket").with("one", one).with("other", other)
    }

    /// All Adventure cards.
    pub fn card_ids(&self) -> impl Iterator<Item = CardId> + use<> {
        (0..u8::try_from(self.cards.len()).expect("two packs have at most 96 cards")).map(CardId)
    }

    /// A card. Its id must be one of this edition.
    pub fn card(&self, card: CardId) -> &Card {
        &self.cards[usize::from(card.0)]
    }

    /// The cards of a pack of Adventures (GT-4).
    pub fn pack(&self, half: Half) -> &[CardId] {
        &self.packs[half.index()]
    }

    /// What a card says for a city. The card must be of the pack of the city's half, and the city a red-dot one.
    #[inline]
    pub fn entry(&self, card: CardId, city: LocationId) -> &Entry {
        &self.card(card).entries[&city]
    }
}
