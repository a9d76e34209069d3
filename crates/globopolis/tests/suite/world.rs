//! Positions on the world's board, and words for what is done on it.

use std::sync::{Arc, LazyLock};

use globopolis::{
    Action, CardId, Edition, Globopolis, GroupId, Options, RUnit, Side, Team, TitleId, TitleSet, Units,
};
use table::Source;
use table::dice::{Scripted, ScriptedDice};
use testkit::Example;

use crate::support::Table;

static WORLD: LazyLock<Arc<Edition>> = LazyLock::new(Edition::world);

/// The world's board.
pub(crate) fn world() -> &'static Edition {
    &WORLD
}

/// Reads an edition; in words, everything that is wrong with it.
pub(crate) fn load(text: &str) -> Result<Edition, String> {
    Edition::load(Source { name: "board.toml", text }).map_err(|mistakes| mistakes.to_string())
}

/// The rules for so many people.
pub(crate) fn game(options: Options, seats: usize) -> Globopolis {
    Globopolis::new(WORLD.clone(), options, seats).expect("these options fit together")
}

/// R-Units, written `2 water 1 ns`.
pub(crate) fn units(text: &str) -> Units {
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut units = Units::NONE;
    for pair in words.chunks(2) {
        let [count, kind] = pair else { panic!("“{text}” is not written in pairs") };
        let unit = RUnit::ALL.into_iter().find(|known| known.id() == *kind).expect("a kind of R-Unit");
        units[unit] = count.parse().expect("a number of R-Units");
    }
    units
}

pub(crate) fn title(id: &str) -> TitleId {
    WORLD.title_called(id).unwrap_or_else(|| panic!("there is no Title “{id}”"))
}

pub(crate) fn card(id: &str) -> CardId {
    WORLD.card_called(id).unwrap_or_else(|| panic!("there is no card “{id}”"))
}

pub(crate) fn group(id: &str) -> GroupId {
    let found = WORLD.groups().iter().position(|group| group.id == id);
    GroupId::from_index(found.unwrap_or_else(|| panic!("there is no group “{id}”")))
}

/// A side of a deal that holds EU only.
pub(crate) fn eu(eu: u16) -> Side {
    Side { eu, ..Side::NOTHING }
}

/// A side of a deal that holds Titles only.
pub(crate) fn titles(ids: &[&str]) -> Side {
    let titles: TitleSet = ids.iter().map(|id| title(id)).collect();
    Side { titles, ..Side::NOTHING }
}

pub(crate) fn offer(to: u8, give: Side, want: Side) -> Action {
    Action::Offer { to: Team(to), give, want }
}

pub(crate) fn allocate(unit: RUnit, count: u8, to: &str) -> Action {
    Action::Allocate { unit, count, to: title(to) }
}

pub(crate) fn transfer(unit: RUnit, count: u8, from: &str, to: &str) -> Action {
    Action::Transfer { unit, count, from: title(from), to: title(to) }
}

pub(crate) fn develop(id: &str) -> Action {
    Action::Develop(title(id))
}

pub(crate) fn take_stock(guild: &str, unit: RUnit, count: u8, to: Option<&str>) -> Action {
    Action::TakeStock { guild: title(guild), unit, count, to: to.map(title) }
}

pub(crate) fn buy_stock(guild: &str, unit: RUnit, count: u8) -> Action {
    Action::BuyStock { guild: title(guild), unit, count }
}

pub(crate) fn stack(id: &str, what: &str) -> Action {
    Action::Stack { title: title(id), units: units(what) }
}

pub(crate) fn attack(from: &str, against: &str) -> Action {
    Action::Attack { from: title(from), against: title(against), with: None }
}

impl Table {
    /// A position of the full game. The text is the `[position]` of a scenario file; players who are not described have
    /// nothing but their starting EU.
    #[track_caller]
    pub(crate) fn new(seats: usize, text: &str) -> Self {
        Table::with(Options::FULL, seats, text)
    }

    /// A position of the card stage, in which no turn ends with Agents.
    #[track_caller]
    pub(crate) fn plain(seats: usize, text: &str) -> Self {
        Table::with(Options::CARDS, seats, text)
    }

    #[track_caller]
    pub(crate) fn with(options: Options, seats: usize, text: &str) -> Self {
        Table::on(&WORLD, options, seats, text)
    }

    #[track_caller]
    pub(crate) fn on(edition: &Edition, options: Options, seats: usize, text: &str) -> Self {
        let game = Globopolis::new(edition.clone(), options, seats).expect("these options fit together");
        let described = text.matches("[[player]]").count();
        let more = "[[player]]\n".repeat(seats - described);
        let text = format!("[position]\n{text}\n{more}").replace("[[", "[[position.");
        // Only the headers of tables are meant.
        let text = text.replace("= [[position.", "= [[");
        Table(Example::from_text(game, &text))
    }

    /// A new game in which each is dealt these Titles and the beginning is rolled for like this.
    #[track_caller]
    pub(crate) fn dealt(options: Options, hands: &[&[&str]], start: &[u32]) -> Self {
        let game = game(options, hands.len());
        let each = options.titles_each(hands.len());
        assert!(hands.iter().all(|hand| hand.len() == each), "{each} Titles are dealt to each");
        let order = |count: u32| Scripted::Order((0..count).collect());
        let seats = u32::try_from(hands.len()).expect("five at most");
        let mut popped: Vec<u32> =
            hands.iter().flat_map(|hand| hand.iter()).map(|id| u32::from(title(id).0)).collect();
        let mut titles: Vec<u32> = (0..36).filter(|title| !popped.contains(title)).collect();
        popped.reverse();
        titles.extend(popped);
        let shuffles = [order(12), order(32), order(21), order(33 - 4 * seats), Scripted::Order(titles)];
        let faces = start.iter().map(|&face| Scripted::Value(face));
        Table(Example::set_up(game, ScriptedDice::new(shuffles.into_iter().chain(faces))))
    }
}
