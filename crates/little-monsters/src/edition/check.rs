//! What an edition must be like; every mistake is noted with its line.

use std::collections::{BTreeMap, BTreeSet};

use table::{Mistakes, Reader, Source, Spanned};

use super::{ANTARCTICA, Continent, Edition, File};
use crate::state::{DISPLAY, MAX_SEATS};
use crate::{CARDS_TO_WIN, Colour, EventCard, LocationId, Places};

/// How many event cards an edition can have, beside its locations.
const MAX_EVENTS: usize = crate::state::MAX_CARDS - Places::MAX;
/// How many cards may have to be turned up, on average, until a display is full, when four locations are all that is left of
/// one continent: each earthquake sweeps away what was just turned up (LM-23), so all four must come before the first.
const MAX_TURNED: usize = 400;
/// The bits of a tie between continents.
const MAX_CONTINENTS: usize = 16;

/// How many paths an edition can have, which is far more than a map can show.
const MAX_PATHS: usize = 2000;

struct Check<'a> {
    reader: Reader<'a>,
}

impl Check<'_> {
    fn colour(&mut self, name: &Spanned<String>) -> Option<Colour> {
        let colour = Colour::ALL.into_iter().find(|colour| colour.id() == name.get_ref());
        if colour.is_none() {
            self.reader.at(
                name,
                format!("“{}” is no ticket colour", name.get_ref()),
                "purple, yellow, blue, green or red",
            );
        }
        colour
    }

    fn unique<'b>(&mut self, ids: impl Iterator<Item = &'b Spanned<String>>, kind: &str) -> Vec<String> {
        let mut seen = BTreeSet::new();
        ids.map(|id| {
            self.reader.check_id(id);
            if !seen.insert(id.get_ref().clone()) {
                self.reader.at(id, format!("the {kind} “{}” is listed twice", id.get_ref()), "every id once");
            }
            id.get_ref().clone()
        })
        .collect()
    }

    fn head(&mut self, file: &File) {
        file.edition.check(crate::ID, &mut self.reader);
        let per_colour = &file.tickets.per_colour;
        // Six players' rolls of a round, two tickets each, should not empty a colour (LM-2 has 20).
        if !(2..=40).contains(per_colour.get_ref()) {
            self.reader.at(per_colour, format!("{} tickets of each colour", per_colour.get_ref()), "2 to 40");
        }
    }

    fn events(&mut self, file: &File) {
        let mut total = 0;
        for (id, count) in &file.events {
            total += usize::from(*count.get_ref());
            if !EventCard::ALL.iter().any(|card| card.id() == id.get_ref()) {
                let known: Vec<&str> = EventCard::ALL.iter().map(|card| card.id()).collect();
                self.reader.at(
                    id,
                    format!("there is no event “{}”", id.get_ref()),
                    format!("one of {}", known.join(", ")),
                );
            }
        }
        let count_of = |card: EventCard| {
            file.events
                .iter()
                .find(|(id, _)| id.get_ref() == card.id())
                .filter(|(_, count)| *count.get_ref() > 0)
        };
        if let Some((id, count)) = count_of(EventCard::Earthquake)
            && turned_to_fill(usize::from(*count.get_ref()), total) > MAX_TURNED
        {
            let what = format!(
                "{} earthquakes among {total} event cards, which could sweep the display again and again",
                count.get_ref()
            );
            self.reader.at(id, what, "fewer of them, such as 2 among 22");
        }
        if let Some((id, _)) = count_of(EventCard::PolarFlight)
            && !file.continent.iter().any(|continent| continent.id.get_ref() == ANTARCTICA)
        {
            let what = "polar flights, but no Antarctica to fly from".to_owned();
            self.reader.at(id, what, format!("a continent “{ANTARCTICA}”, or none of them (LM-27)"));
        }
        if total > MAX_EVENTS {
            let what = format!("{total} event cards");
            self.reader.note(what, format!("at most {MAX_EVENTS}"));
        }
    }

    fn continents(&mut self, file: &File) -> Vec<Continent> {
        self.unique(file.continent.iter().map(|continent| &continent.id), "continent");
        if file.continent.is_empty() || file.continent.len() > MAX_CONTINENTS {
            let what = format!("{} continents", file.continent.len());
            self.reader.note(what, format!("1 to {MAX_CONTINENTS}"));
        }
        for continent in &file.continent {
            self.reader.check_name(&continent.name, "a continent");
            if !file.location.iter().any(|location| location.continent.get_ref() == continent.id.get_ref()) {
                self.reader.at(
                    &continent.id,
                    format!("no location lies on “{}”", continent.id.get_ref()),
                    "at least one location on every continent",
                );
            }
        }
        file.continent
            .iter()
            .filter_map(|continent| {
                let colour = self.colour(&continent.colour)?;
                Some(Continent {
                    id: continent.id.get_ref().clone(),
                    name: continent.name.get_ref().clone(),
                    colour,
                })
            })
            .collect()
    }

    fn locations(&mut self, file: &File) -> Vec<String> {
        let ids = self.unique(file.location.iter().map(|location| &location.id), "location");
        for location in &file.location {
            if EventCard::ALL.iter().any(|card| card.id() == location.id.get_ref()) {
                let what = format!("“{}” is the id of an event", location.id.get_ref());
                self.reader.at(&location.id, what, "an id that means one card in scenario files");
            }
        }
        // Beside the houses there must be as many cards as win, or nobody could (LM-10).
        let fewest = MAX_SEATS + CARDS_TO_WIN;
        if !(fewest..=Places::MAX).contains(&ids.len()) {
            let what = format!("{} locations", ids.len());
            self.reader.note(what, format!("{fewest} to {}", Places::MAX));
        }
        for location in &file.location {
            self.reader.check_name(&location.name, "a location");
            if !file.continent.iter().any(|continent| continent.id.get_ref() == location.continent.get_ref())
            {
                let known: Vec<&str> = file.continent.iter().map(|c| c.id.get_ref().as_str()).collect();
                self.reader.at(
                    &location.continent,
                    format!("there is no continent “{}”", location.continent.get_ref()),
                    format!("one of {}", known.join(", ")),
                );
            }
            self.reader.check_place(&location.lat, &location.lon, &location.nudge);
        }
        ids
    }

    fn paths(&mut self, file: &File, ids: &[String]) -> Vec<(usize, usize, Colour)> {
        let index_of: BTreeMap<&str, usize> =
            ids.iter().enumerate().map(|(i, id)| (id.as_str(), i)).collect();
        let mut seen = BTreeSet::new();
        let mut paths = Vec::new();
        let count: usize = file.paths.values().map(Vec::len).sum();
        if count > MAX_PATHS {
            self.reader.note(format!("{count} paths"), format!("at most {MAX_PATHS}"));
        }
        for (name, pairs) in &file.paths {
            let Some(colour) = self.colour(name) else { continue };
            for pair in pairs {
                let [one, other] = pair.get_ref();
                for end in [one, other] {
                    if !index_of.contains_key(end.as_str()) {
                        self.reader.at(pair, format!("there is no location “{end}”"), "the id of a location");
                    }
                }
                let (Some(&one), Some(&other)) = (index_of.get(one.as_str()), index_of.get(other.as_str()))
                else {
                    continue;
                };
                if one == other {
                    self.reader.at(pair, format!("a path from “{}” to itself", ids[one]), "two locations");
                } else if !seen.insert((one.min(other), one.max(other), colour)) {
                    self.reader.at(
                        pair,
                        format!("a second {} path between “{}” and “{}”", colour.id(), ids[one], ids[other]),
                        "one path of a colour between two locations",
                    );
                } else {
                    paths.push((one, other, colour));
                }
            }
        }
        paths
    }

    /// Everything that needs the whole board: that nobody is shut in, and every colour is of use everywhere.
    fn board(&mut self, file: &File, ids: &[String], paths: &[(usize, usize, Colour)]) {
        if ids.is_empty() || ids.len() > Places::MAX {
            return;
        }
        let mut neighbours = vec![Places::NONE; ids.len()];
        for &(one, other, _) in paths {
            neighbours[one].insert(LocationId::from_index(other));
            neighbours[other].insert(LocationId::from_index(one));
        }
        for (location, next) in file.location.iter().zip(&neighbours) {
            if next.len() < 2 {
                let what = format!("“{}” has {} neighbours", location.id.get_ref(), next.len());
                self.reader.at(&location.id, what, "at least two, so that nobody is shut in");
            }
        }
        let cut_off = Places::first(ids.len()).minus(reached(&neighbours));
        if let Some(lost) = cut_off.iter().next() {
            let location = &file.location[lost.index()];
            let what = format!("“{}” cannot be reached from “{}”", ids[lost.index()], ids[0]);
            self.reader.at(&location.id, what, "paths that join all locations");
        }
        for continent in &file.continent {
            let on_it = |index: usize| file.location[index].continent.get_ref() == continent.id.get_ref();
            for colour in Colour::ALL {
                let touches =
                    |&(one, other, of): &(usize, usize, Colour)| of == colour && (on_it(one) || on_it(other));
                if !paths.iter().any(touches) {
                    let what = format!("no {} path touches “{}”", colour.id(), continent.id.get_ref());
                    self.reader.at(&continent.id, what, "every colour on every continent");
                }
            }
        }
    }
}

/// In one order out of so many do four locations come before all earthquakes; as often the whole pile is turned over.
fn turned_to_fill(earthquakes: usize, events: usize) -> usize {
    let orders = (1..=DISPLAY).fold(1, |orders, nth| orders * (earthquakes + nth) / nth);
    orders * (DISPLAY + events)
}

/// Everything that can be reached from the first location.
fn reached(neighbours: &[Places]) -> Places {
    let mut reached = Places::only(LocationId(0));
    let mut fresh = reached;
    while !fresh.is_empty() {
        let next = fresh.iter().fold(Places::NONE, |next, place| next.or(neighbours[place.index()]));
        fresh = next.minus(reached);
        reached = reached.or(fresh);
    }
    reached
}

/// The edition in the file, if nothing is wrong with it.
pub(super) fn checked(source: Source<'_>, file: &File) -> Result<Edition, Mistakes> {
    let mut check = Check { reader: Reader::new(source) };
    check.head(file);
    check.events(file);
    let continents = check.continents(file);
    let ids = check.locations(file);
    let paths = check.paths(file, &ids);
    check.board(file, &ids, &paths);
    check.reader.mistakes.into_result()?;
    Ok(Edition::build(source, file, continents, &paths))
}
