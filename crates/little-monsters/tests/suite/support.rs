//! A table for the examples: a position from text, actions of seats, and questions about what came of them.

use std::ops::{Deref, DerefMut};
use std::sync::{Arc, LazyLock};

use little_monsters::state::Tokens;
use little_monsters::{Action, Card, Colour, Edition, Event, LittleMonsters, LocationId, Options, Phase};
use little_monsters::{Places, Tickets};
use table::dice::{DiceFault, FastDice, Scripted, ScriptedDice};
use table::{Chronicle, Clause, Dice, Game, Mistakes, Seat, Source};
use testkit::Example;
pub(crate) use testkit::line_of;

static WORLD: LazyLock<Arc<Edition>> = LazyLock::new(Edition::world);

/// Twelve locations in a ring, six on each of two continents. The paths take the colours in turn, so that the first
/// goes from Amber to Birch and is purple, the next from Birch to Cedar and yellow, and the last from Lark to Amber and
/// yellow. Small enough to run out of cards, and every second fire would cut it in two.
pub(crate) const RING: &str = r#"
continent = [
  { id = "north", name = "North", colour = "red" },
  { id = "antarctica", name = "Antarctica", colour = "blue" },
]
location = [
  { id = "amber", name = "Amber", continent = "north", lat = 60.0, lon = -150.0 },
  { id = "birch", name = "Birch", continent = "north", lat = 60.0, lon = -90.0 },
  { id = "cedar", name = "Cedar", continent = "north", lat = 60.0, lon = -30.0 },
  { id = "dune", name = "Dune", continent = "north", lat = 60.0, lon = 30.0 },
  { id = "elm", name = "Elm", continent = "north", lat = 60.0, lon = 90.0 },
  { id = "fern", name = "Fern", continent = "north", lat = 60.0, lon = 150.0 },
  { id = "gull", name = "Gull", continent = "antarctica", lat = -60.0, lon = 150.0 },
  { id = "heath", name = "Heath", continent = "antarctica", lat = -60.0, lon = 90.0 },
  { id = "isle", name = "Isle", continent = "antarctica", lat = -60.0, lon = 30.0 },
  { id = "jetty", name = "Jetty", continent = "antarctica", lat = -60.0, lon = -30.0 },
  { id = "kelp", name = "Kelp", continent = "antarctica", lat = -60.0, lon = -90.0 },
  { id = "lark", name = "Lark", continent = "antarctica", lat = -60.0, lon = -150.0 },
]

[edition]
game = "little-monsters"
id = "ring"
name = "The Ring"
version = 1

[tickets]
per_colour = 20

[events]
storm = 1

[paths]
purple = [["amber", "birch"], ["fern", "gull"], ["kelp", "lark"]]
yellow = [["birch", "cedar"], ["gull", "heath"], ["lark", "amber"]]
blue = [["cedar", "dune"], ["heath", "isle"]]
green = [["dune", "elm"], ["isle", "jetty"]]
red = [["elm", "fern"], ["jetty", "kelp"]]
"#;

/// The ring with these event cards, such as `storm = 1`.
pub(crate) fn ring_with(events: &str) -> Edition {
    load(&RING.replace("storm = 1", events)).expect("the ring is a good edition")
}

/// Reads an edition as if it stood in `board.toml`.
pub(crate) fn load(text: &str) -> Result<Edition, Mistakes> {
    Edition::load(Source { name: "board.toml", text })
}

/// So many tickets, written `2 red 1 blue`.
pub(crate) fn tickets(text: &str) -> Tickets {
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut tickets = Tickets::NONE;
    for pair in words.chunks(2) {
        let [count, colour] = pair else { panic!("“{text}” is not written in pairs") };
        let colour = Colour::ALL.into_iter().find(|known| known.id() == *colour).expect("a colour");
        tickets[colour] = count.parse().expect("a number of tickets");
    }
    tickets
}

/// The number on a die that stands for a face.
pub(crate) fn face(name: &str) -> u32 {
    ["purple", "yellow", "blue", "green", "red", "globe"]
        .into_iter()
        .zip(1..)
        .find_map(|(known, number)| (known == name).then_some(number))
        .expect("a face of the dice")
}

/// The head of a scenario file, as far as it is not the game's own.
#[derive(serde::Deserialize)]
struct Head {
    seats: usize,
    #[serde(default)]
    options: Options,
}

/// The game that a scenario is a position of.
pub(crate) fn game_of(edition: &Edition, text: &str) -> LittleMonsters {
    let head: Head = toml::from_str(text).unwrap_or_else(|error| panic!("{error}"));
    LittleMonsters::new(edition.clone(), head.options, head.seats)
}

/// Everything that is wrong with a scenario on the ring, a line for each.
pub(crate) fn mistakes_in(edition: &Edition, text: &str) -> String {
    let source = Source { name: "example.toml", text };
    match game_of(edition, text).scenario(source, &mut FastDice::new(1)) {
        Ok(_) => String::new(),
        Err(mistakes) => mistakes.to_string(),
    }
}

/// A position, with the words of this game for what is done in it.
#[derive(Clone, Debug)]
pub(crate) struct Table(Example<LittleMonsters>);

impl Deref for Table {
    type Target = Example<LittleMonsters>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Table {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl Table {
    /// A position on the world's board.
    pub(crate) fn from(text: &str) -> Self {
        Table::on(&WORLD, text)
    }

    /// A position on a board.
    pub(crate) fn on(edition: &Edition, text: &str) -> Self {
        Table(Example::from_text(game_of(edition, text), text))
    }

    /// A new game in which these cards are on top of the pile, the first of them topmost; all others lie below in the
    /// order of the edition. `first` is whom chance picks, if it is asked.
    pub(crate) fn dealt(options: Options, seats: usize, top: &[&str], first: Option<u32>) -> Self {
        let game = LittleMonsters::new(WORLD.clone(), options, seats);
        let events = if options.special_events { WORLD.events.as_slice() } else { &[] };
        let ids: Vec<&str> = WORLD
            .locations()
            .iter()
            .map(|location| location.id.as_str())
            .chain(events.iter().map(|e| e.id()))
            .collect();
        let mut order: Vec<usize> = Vec::new();
        for id in top {
            let fresh = (0..ids.len()).find(|index| ids[*index] == *id && !order.contains(index));
            order.push(fresh.unwrap_or_else(|| panic!("no card “{id}” is left")));
        }
        let below: Vec<usize> = (0..ids.len()).filter(|index| !order.contains(index)).collect();
        order.reverse();
        let order: Vec<u32> =
            below.into_iter().chain(order).map(|index| u32::try_from(index).unwrap()).collect();
        let script = [Scripted::Order(order)].into_iter().chain(first.map(Scripted::Value));
        Table(Example::set_up(game, ScriptedDice::new(script)))
    }

    /// What the dice will show during the next action, and no more.
    pub(crate) fn script(&mut self, script: impl IntoIterator<Item = Scripted>) -> &mut Self {
        self.dice = ScriptedDice::new(script);
        self
    }

    /// A seat acts, and the rules allow it. The whole script is used.
    #[track_caller]
    pub(crate) fn act(&mut self, seat: u8, action: Action) -> &mut Self {
        if matches!(action, Action::Offer { .. } | Action::Counter { .. }) {
            // Of these only a bounded family is listed.
            self.0.act(Seat(seat), &action);
        } else {
            self.act_as_listed(Seat(seat), &action);
        }
        self
    }

    /// The player in turn rolls these two faces.
    #[track_caller]
    pub(crate) fn roll(&mut self, one: &str, other: &str) -> &mut Self {
        self.script([one, other].map(|name| Scripted::Value(face(name))));
        self.act(self.turn(), Action::Roll)
    }

    /// The player in turn takes these paths.
    #[track_caller]
    pub(crate) fn walk<const N: usize>(&mut self, paths: [(&str, Colour); N]) -> &mut Self {
        for (to, colour) in paths {
            self.act(self.turn(), self.step(to, colour));
        }
        self
    }

    /// A seat tries to act, and the rules refuse it: the clause that does. Nothing has changed.
    #[track_caller]
    pub(crate) fn refused(&self, seat: u8, action: Action) -> Clause {
        self.0.refused(Seat(seat), &action)
    }

    /// A seat tries to act with other dice than the script's; whether they could answer.
    pub(crate) fn try_with(&self, dice: &mut impl Dice, seat: u8, action: Action) -> Result<(), DiceFault> {
        let mut told = Chronicle::default();
        self.game
            .apply(&mut self.state.clone(), Seat(seat), &action, dice, &mut told)
            .expect("the rules allow it");
        dice.settle()
    }

    pub(crate) fn at(&self, id: &str) -> LocationId {
        self.game.edition().location_called(id).unwrap_or_else(|| panic!("there is no “{id}”"))
    }

    pub(crate) fn step(&self, to: &str, colour: Colour) -> Action {
        Action::Step { to: self.at(to), colour }
    }

    pub(crate) fn fly(&self, to: &str) -> Action {
        Action::Fly(self.at(to))
    }

    pub(crate) fn spread(&self, to: &str) -> Action {
        Action::Spread(self.at(to))
    }

    pub(crate) fn cure(&self, at: &str) -> Action {
        Action::Cure(self.at(at))
    }

    pub(crate) fn crowd(&self, continent: &str) -> Action {
        let location = self
            .game
            .edition()
            .locations()
            .iter()
            .find(|location| self.game.edition().continent(location.continent).id == continent);
        Action::Crowd(location.expect("a continent").continent)
    }

    fn id(&self, location: LocationId) -> &str {
        &self.game.edition().location(location).id
    }

    pub(crate) fn turn(&self) -> u8 {
        self.state.open.turn.0
    }

    pub(crate) fn phase(&self) -> Phase {
        self.state.open.phase
    }

    pub(crate) fn legal(&self, seat: u8) -> Vec<Action> {
        self.0.legal(Seat(seat))
    }

    pub(crate) fn hand(&self, seat: u8) -> Tickets {
        self.state.open.hands[Seat(seat)]
    }

    pub(crate) fn supply(&self) -> Tickets {
        self.state.open.supply
    }

    /// Where a seat's monster is.
    pub(crate) fn monster(&self, seat: u8) -> &str {
        self.id(self.state.open.monsters[Seat(seat)])
    }

    /// The cards a seat has gained.
    pub(crate) fn cards(&self, seat: u8) -> Vec<&str> {
        self.ids(self.state.open.gained[Seat(seat)])
    }

    /// The locations, in the order of the edition.
    pub(crate) fn ids(&self, places: Places) -> Vec<&str> {
        places.iter().map(|location| self.id(location)).collect()
    }

    /// The display; an empty place is a dash.
    pub(crate) fn display(&self) -> Vec<&str> {
        self.state.open.display.iter().map(|place| place.map_or("-", |location| self.id(location))).collect()
    }

    fn card_id(&self, card: Card) -> &str {
        match card {
            Card::Location(location) => self.id(location),
            Card::Event(event) => event.id(),
        }
    }

    /// The discards, the oldest first.
    pub(crate) fn discards(&self) -> Vec<&str> {
        self.state.open.discards.iter().map(|&card| self.card_id(card)).collect()
    }

    /// The pile, its top card first.
    pub(crate) fn pile(&self) -> Vec<&str> {
        self.state.pile.iter().rev().map(|&card| self.card_id(card)).collect()
    }

    pub(crate) fn tokens(&self) -> Tokens {
        self.state.open.tokens
    }

    /// The clauses that the last action carried out, one for each event.
    pub(crate) fn clauses(&self) -> Vec<u16> {
        self.0.told.told.iter().map(|told| told.clause.number).collect()
    }

    /// Whether the last action brought this about.
    pub(crate) fn told(&self, event: Event) -> bool {
        self.has_told(&event)
    }

    pub(crate) fn winner(&self) -> Option<u8> {
        self.game.outcome(&self.state).and_then(|outcome| outcome.winners.first()).map(|seat| seat.0)
    }
}
