//! What the Adventure cards of an edition must be like.

use std::collections::BTreeMap;

use table::Spanned;

use super::Check;
use crate::edition::{Card, Entry, FileCard, FileEntry};
use crate::state::{Half, MAX_CARDS};
use crate::{Effect, Kind, LocationId};

impl Check<'_> {
    /// GT-4: two packs; every card has an entry for exactly the red-dot cities of its half.
    pub(super) fn cards(&mut self) -> Vec<Card> {
        for half in Half::ALL {
            let count = self.file.card.iter().filter(|card| card.pack.get_ref() == half.id()).count();
            if !(1..=MAX_CARDS).contains(&count) {
                let what = format!("{count} cards in the pack “{}”", half.id());
                self.reader.note(what, format!("1 to {MAX_CARDS}"));
            }
        }
        self.file.card.iter().filter_map(|card| self.card(card)).collect()
    }

    fn card(&mut self, card: &FileCard) -> Option<Card> {
        let pack = self.half(&card.pack)?;
        let cities = self.red_dots_of(pack);
        let mut entries = BTreeMap::new();
        for (id, entry) in card.cities.get_ref() {
            let Some(city) = self.find(id, id.get_ref()) else { continue };
            if !cities.contains(&city) {
                let what = format!("“{}” is no red-dot city of this half", id.get_ref());
                self.reader.at(id, what, format!("the red-dot cities of {}", pack.id()));
            }
            entries.insert(city, self.entry(entry));
        }
        for city in cities {
            if card.cities.get_ref().keys().any(|id| self.is(id, city)) {
                continue;
            }
            let name = self.file.location[city.index()].id.get_ref();
            let what = format!("this card has no Adventure for “{name}”");
            self.reader.at(&card.pack, what, "an entry for every red-dot city of its half (GT-4)");
        }
        Some(Card { pack, entries })
    }

    fn is(&self, id: &Spanned<String>, city: LocationId) -> bool {
        self.ids.get(id.get_ref().as_str()) == Some(&city)
    }

    fn red_dots_of(&self, half: Half) -> Vec<LocationId> {
        let file = self.file;
        let lies_there = |index: usize| {
            let continent = file.location[index].continent.get_ref();
            let mut continents = file.continent.iter();
            continents.any(|other| other.id.get_ref() == continent && other.half.get_ref() == half.id())
        };
        (0..file.location.len().min(crate::Places::MAX))
            .filter(|&index| lies_there(index))
            .map(LocationId::from_index)
            .filter(|&place| self.kind(place).is_some_and(Kind::is_red_dot))
            .collect()
    }

    fn entry(&mut self, entry: &FileEntry) -> Entry {
        if entry.text.get_ref().trim().is_empty() {
            self.reader.at(&entry.text, "an Adventure without a text".to_owned(), "a sentence or two");
        } else if entry.text.get_ref().chars().any(char::is_control) {
            let what = format!("“{}” cannot be printed", entry.text.get_ref().escape_debug());
            self.reader.at(&entry.text, what, "a text on one line");
        }
        let mut effects = Vec::new();
        for (index, effect) in entry.effect.iter().enumerate() {
            let parsed = Effect::parse(effect.get_ref(), |id| self.ids.get(id).copied());
            match parsed {
                Err((what, expected)) => self.reader.at(effect, what, expected),
                Ok(parsed) => {
                    let last = index + 1 == entry.effect.len();
                    self.effect(effect, parsed, last);
                    effects.push(parsed);
                }
            }
        }
        let ending = effects.iter().filter(|effect| effect.ends_turn()).count();
        let leaving = effects.iter().filter(|effect| effect.leaves()).count();
        if ending > 1 || (ending == 1 && leaving > 0) {
            let what = "an Adventure that ends the turn twice, or ends it and leads on".to_owned();
            self.reader.at(
                &entry.text,
                what,
                "`day` or `weekend` once, and then nothing that leaves the city",
            );
        }
        Entry { text: entry.text.get_ref().clone(), effects }
    }

    fn effect(&mut self, written: &Spanned<String>, effect: Effect, last: bool) {
        if effect.leaves() && !last {
            let what = format!("“{}” is not the last effect", written.get_ref());
            self.reader.at(written, what, "at most one effect that leaves the city, and that one last");
        }
        if let Effect::Go(to) = effect
            && self.kind(to) == Some(Kind::CruiseIsland)
        {
            let what = format!("“{}” leads to a Cruise Island", written.get_ref());
            self.reader.at(written, what, "a location on land");
        }
    }
}
