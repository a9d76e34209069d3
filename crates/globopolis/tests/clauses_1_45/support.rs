//! A table for the examples: a position from text, actions of seats, and questions about what came of them.

use std::sync::LazyLock;

use globopolis::{
    Action, CardId, Edition, Event, FieldId, Globopolis, GroupId, Options, Phase, RUnit, Side, State, Team,
    TitleId, TitleSet, Units,
};
use table::dice::{FastDice, Scripted, ScriptedDice};
use table::{Chronicle, Game, Refusal, Seat, Source};

static WORLD: LazyLock<Edition> = LazyLock::new(Edition::world);

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

pub(crate) struct Table {
    pub(crate) game: Globopolis,
    pub(crate) state: State,
    told: Chronicle<Event>,
}

impl Table {
    /// A position of the full game. The text is the `[position]` of a scenario file; players who are not described have
    /// nothing but their starting EU.
    pub(crate) fn new(seats: usize, text: &str) -> Self {
        Table::with(Options::FULL, seats, text)
    }

    /// A position of the card stage, in which no turn ends with Agents.
    pub(crate) fn plain(seats: usize, text: &str) -> Self {
        Table::with(Options::CARDS, seats, text)
    }

    pub(crate) fn with(options: Options, seats: usize, text: &str) -> Self {
        Table::on(&WORLD, options, seats, text)
    }

    pub(crate) fn on(edition: &Edition, options: Options, seats: usize, text: &str) -> Self {
        let game = Globopolis::new(edition.clone(), options, seats).expect("these options fit together");
        let described = text.matches("[[player]]").count();
        let more = "[[player]]\n".repeat(seats - described);
        let text = format!("[position]\n{text}\n{more}").replace("[[", "[[position.");
        // Only the headers of tables are meant.
        let text = text.replace("= [[position.", "= [[");
        let source = Source { name: "example", text: &text };
        let state = game
            .scenario(source, &mut FastDice::new(1))
            .unwrap_or_else(|mistakes| panic!("{mistakes}\n{text}"));
        Table { game, state, told: Chronicle::default() }
    }

    /// A new game in which each is dealt these Titles and the beginning is rolled for like this.
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
        let mut dice = ScriptedDice::new(shuffles.into_iter().chain(faces));
        let mut told = Chronicle::default();
        let state = game.set_up(&mut dice, &mut told);
        let table = Table { game, state, told };
        table.check(&dice);
        table
    }

    #[track_caller]
    fn check(&self, dice: &ScriptedDice) {
        use table::Dice;
        dice.settle().unwrap_or_else(|fault| panic!("{fault}"));
        assert_eq!(dice.left().count(), 0, "the script holds more than was asked for");
        assert_eq!(self.game.broken_invariants(&self.state), [""; 0]);
    }

    /// A seat acts, and the rules allow it.
    #[track_caller]
    pub(crate) fn act(&mut self, seat: u8, action: Action) -> &mut Self {
        self.throw(seat, action, &[])
    }

    /// A seat acts, and the dice show exactly these faces.
    #[track_caller]
    pub(crate) fn throw(&mut self, seat: u8, action: Action, faces: &[u32]) -> &mut Self {
        let mut dice = ScriptedDice::faces(faces.iter().copied());
        self.told = Chronicle::default();
        self.game
            .apply(&mut self.state, Seat(seat), &action, &mut dice, &mut self.told)
            .unwrap_or_else(|refusal| panic!("{action:?} is refused by {refusal}: {:?}", refusal.text));
        self.check(&dice);
        self
    }

    /// The player in turn advances with these dice.
    #[track_caller]
    pub(crate) fn roll(&mut self, faces: &[u32]) -> &mut Self {
        let dice = u8::try_from(faces.len()).expect("three at most");
        self.throw(self.turn(), Action::Roll { dice, back: false }, faces)
    }

    /// The player in turn goes back with these dice.
    #[track_caller]
    pub(crate) fn back(&mut self, faces: &[u32]) -> &mut Self {
        let dice = u8::try_from(faces.len()).expect("three at most");
        self.throw(self.turn(), Action::Roll { dice, back: true }, faces)
    }

    /// A turn in which nothing happens: the player in turn advances to the next base and stops.
    #[track_caller]
    pub(crate) fn idle(&mut self) -> &mut Self {
        let seat = self.turn();
        let at = self.state.open.governors[Seat(seat)].at;
        let steps = (1..=16).find(|&steps| world().bases().contains(&at.ahead(steps))).expect("a base");
        let mut left = u32::try_from(steps).expect("sixteen at most");
        let mut faces = Vec::new();
        while left > 0 {
            faces.push(left.min(6));
            left -= left.min(6);
        }
        self.roll(&faces).act(seat, Action::Stop).end()
    }

    /// Places no Agents, if that is asked.
    #[track_caller]
    pub(crate) fn end(&mut self) -> &mut Self {
        if self.phase() == Phase::Agents {
            self.act(self.turn(), Action::Pass);
        }
        self
    }

    /// Two agree on a deal.
    #[track_caller]
    pub(crate) fn deal(&mut self, from: u8, to: u8, give: Side, want: Side) -> &mut Self {
        self.act(from, offer(to, give, want)).act(to, Action::Accept(Team(from)))
    }

    /// A seat tries to act, and the rules refuse it: the number of the clause that does. Nothing has changed.
    #[track_caller]
    pub(crate) fn refused(&self, seat: u8, action: Action) -> u16 {
        let mut copy = self.state.clone();
        let mut told = Chronicle::default();
        let result = self.game.apply(&mut copy, Seat(seat), &action, &mut ScriptedDice::default(), &mut told);
        let Err(Refusal { clause, .. }) = result else { panic!("{action:?} should be refused") };
        assert_eq!(copy, self.state, "a refused action changed the position");
        assert!(told.told.is_empty(), "a refused action made news");
        assert_eq!(clause.book, "GP");
        clause.number
    }

    pub(crate) fn turn(&self) -> u8 {
        self.state.open.turn.0
    }

    pub(crate) fn phase(&self) -> Phase {
        self.state.open.phase
    }

    pub(crate) fn eu(&self, team: u8) -> u32 {
        self.state.open.players[Team(team)].eu
    }

    pub(crate) fn points(&self, team: u8) -> i32 {
        self.state.open.players[Team(team)].points
    }

    /// A player's Personal Stock.
    pub(crate) fn stock(&self, team: u8) -> Units {
        self.state.open.players[Team(team)].stock
    }

    /// The R-Units on a Title.
    pub(crate) fn on_title(&self, id: &str) -> Units {
        self.state.open.titles[title(id)].units
    }

    pub(crate) fn level(&self, id: &str) -> u8 {
        self.state.open.titles[title(id)].level
    }

    pub(crate) fn owner(&self, id: &str) -> Option<u8> {
        self.state.open.owner(title(id)).map(|team| team.0)
    }

    /// Where a Governor stands.
    pub(crate) fn at(&self, seat: u8) -> FieldId {
        self.state.open.governors[Seat(seat)].at
    }

    pub(crate) fn holds(&self, team: u8, id: &str) -> bool {
        self.state.hands[Team(team)].contains(card(id))
    }

    /// Whether the last action brought this about.
    pub(crate) fn told(&self, event: Event) -> bool {
        self.told.told.iter().any(|told| told.event == event)
    }

    /// Who has won, and by which clause.
    pub(crate) fn outcome(&self) -> Option<(Vec<u8>, u16)> {
        let outcome = self.game.outcome(&self.state)?;
        Some((outcome.winners.iter().map(|seat| seat.0).collect(), outcome.clause.number))
    }

    /// What a seat is offered to do.
    pub(crate) fn legal(&self, seat: u8) -> Vec<Action> {
        let mut actions = Vec::new();
        self.game.legal(&self.state, Seat(seat), &mut actions);
        actions
    }
}
