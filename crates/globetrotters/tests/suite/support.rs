//! A table for the examples: a position from text, actions of seats, and questions about what came of them.

use std::fmt::Write as _;
use std::ops::{Deref, DerefMut};
use std::sync::{Arc, LazyLock};

use globetrotters::edition::WORLD as WORLD_TEXT;
use globetrotters::state::Player;
use globetrotters::{Action, Edition, Event, Globetrotters, Half, KeyId, Keys, LocationId, Options, Phase};
use globetrotters::{Places, TicketId};
use table::dice::{FastDice, Scripted, ScriptedDice};
use table::{Clause, Game, Mistakes, RulesVersion, Seat, Source};
use testkit::Example;
pub(crate) use testkit::line_of;

pub(crate) static WORLD: LazyLock<Arc<Edition>> = LazyLock::new(Edition::world);

/// The faces of the 12-sided die that are no numbers (GT-19).
pub(crate) const TICKET: u32 = 11;
pub(crate) const TROUBLE: u32 = 12;

/// The world's board as text, without its Adventures and under another name.
pub(crate) fn board_text() -> String {
    let end = WORLD_TEXT.find("[[card]]").expect("the world has Adventures");
    WORLD_TEXT[..end].replace(r#"id = "world""#, r#"id = "test""#)
}

/// An Adventure card as text: the same Adventure in every red-dot city of the half, but for those named apart.
pub(crate) fn card_text(half: Half, effects: &str, apart: &[(&str, &str)]) -> String {
    let mut text = format!("\n[[card]]\npack = \"{}\"\n[card.cities]\n", half.id());
    for (location, id) in WORLD.locations().iter().zip(WORLD.location_ids()) {
        if !location.kind.is_red_dot() || WORLD.half_of(id) != half {
            continue;
        }
        let own = apart.iter().find(|(city, _)| *city == location.id);
        let effects = list(own.map_or(effects, |(_, effects)| effects));
        writeln!(text, "{} = {{ text = \"An example.\", effect = [{effects}] }}", location.id).unwrap();
    }
    text
}

/// Effects separated by commas, as a TOML list.
fn list(effects: &str) -> String {
    let effects = effects.split(',').map(str::trim).filter(|effect| !effect.is_empty());
    effects.map(|effect| format!("{effect:?}")).collect::<Vec<_>>().join(", ")
}

/// The world's board with these Adventures, in both packs: the first is card 1, and so on. A last card does nothing.
fn board_with(adventures: &[String]) -> Edition {
    let mut text = board_text();
    for half in Half::ALL {
        for effects in adventures.iter().map(String::as_str).chain([""]) {
            text += &card_text(half, effects, &[]);
        }
    }
    load(&text).unwrap_or_else(|mistakes| panic!("{mistakes}"))
}

/// Reads an edition as if it stood in `board.toml`.
pub(crate) fn load(text: &str) -> Result<Edition, Mistakes> {
    Edition::load(Source { name: "board.toml", text })
}

/// The head of a scenario file, as far as it is not the game's own.
#[derive(serde::Deserialize)]
struct Head {
    seats: usize,
    #[serde(default)]
    options: Options,
    /// The Adventures that come up next, in both packs; the edition is made to hold them.
    #[serde(default)]
    next: Vec<String>,
}

fn head(text: &str) -> Head {
    toml::from_str(text).unwrap_or_else(|error| panic!("{error}"))
}

/// Everything that is wrong with a scenario, a line for each.
pub(crate) fn mistakes_in(text: &str) -> String {
    let head = head(text);
    let game = Globetrotters::new(WORLD.clone(), head.options, head.seats);
    match game.scenario(Source { name: "example.toml", text }, &mut FastDice::new(1)) {
        Ok(_) => String::new(),
        Err(mistakes) => mistakes.to_string(),
    }
}

/// A scenario: what stands before the position, what stands in it, and a line for each player.
pub(crate) fn scenario(head: &str, more: &str, players: &[&str]) -> String {
    let lines: Vec<String> = players.iter().map(|player| format!("  {{ {player} }},\n")).collect();
    let seats = players.len();
    format!("seats = {seats}\n{head}\n[position]\n{more}\nplayer = [\n{}]\n", lines.concat())
}

/// A position in which the first player is in turn, unless said.
pub(crate) fn position(more: &str, players: &[&str]) -> Table {
    Table::from(&scenario("", more, players))
}

/// A position in which these Adventures come up next.
pub(crate) fn story(next: &[&str], more: &str, players: &[&str]) -> Table {
    Table::from(&scenario(&format!("next = {next:?}"), more, players))
}

/// A player far away, who is not part of the example.
pub(crate) const ELSEWHERE: &str = r#"home = "winnipeg", money = 200"#;

/// A position, with the words of this game for what is done in it.
#[derive(Clone, Debug)]
pub(crate) struct Table(Example<Globetrotters>);

impl Deref for Table {
    type Target = Example<Globetrotters>;

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
        let head = head(text);
        let edition = if head.next.is_empty() { WORLD.clone() } else { board_with(&head.next).into() };
        let mut table = Table::on(edition, text);
        for half in Half::ALL {
            // The last card is the one that does nothing.
            let cards = table.game.edition().pack(half);
            table.state.hidden.adventures[half.index()] = cards.iter().rev().copied().collect();
        }
        table
    }

    /// A position on a board.
    pub(crate) fn on(edition: impl Into<Arc<Edition>>, text: &str) -> Self {
        let head = head(text);
        let game = Globetrotters::new(edition, head.options, head.seats);
        Table(Example::from_text(game, text))
    }

    /// A new game with these tickets on top of the pack, the top one first; `rolls` are the two dice of each who
    /// rolls for the start.
    pub(crate) fn dealt(
        edition: impl Into<Arc<Edition>>,
        options: Options,
        seats: usize,
        top: &[&str],
        rolls: &[u32],
    ) -> Self {
        let game = Globetrotters::new(edition, options, seats);
        let name = |ticket: TicketId| ticket_name(game.edition(), ticket);
        let mut order: Vec<u32> = Vec::new();
        for id in top {
            let found = game.edition().ticket_ids().find(|&ticket| name(ticket) == *id);
            order.push(u32::from(found.unwrap_or_else(|| panic!("there is no ticket “{id}”")).0));
        }
        order.reverse();
        let all = game.edition().ticket_ids().map(|ticket| u32::from(ticket.0));
        let below = all.filter(|ticket| !order.contains(ticket)).collect::<Vec<_>>();
        let mut script = vec![Scripted::Order(below.into_iter().chain(order.iter().copied()).collect())];
        for half in Half::ALL {
            // Card 1 is on top, and so on.
            let cards = u32::try_from(game.edition().pack(half).len()).unwrap();
            script.push(Scripted::Order((0..cards).rev().collect()));
        }
        script.extend(rolls.iter().map(|&face| Scripted::Value(face)));
        Table(Example::set_up(game, ScriptedDice::new(script)))
    }

    /// The same under the first version of the rules.
    pub(crate) fn of_old(mut self) -> Self {
        self.game = self.game.clone().under(RulesVersion(1)).expect("old games are played on");
        self
    }

    /// What the dice will show during the next action, and no more.
    pub(crate) fn dice(&mut self, faces: &[u32]) -> &mut Self {
        self.dice = ScriptedDice::faces(faces.iter().copied());
        self
    }

    /// A seat acts, and the rules allow it. The whole script is used.
    #[track_caller]
    pub(crate) fn act(&mut self, seat: u8, action: Action) -> &mut Self {
        self.act_as_listed(Seat(seat), &action);
        self
    }

    /// The player in turn acts.
    #[track_caller]
    pub(crate) fn does(&mut self, action: Action) -> &mut Self {
        self.act(self.turn(), action)
    }

    /// The player in turn rolls the 12-sided die.
    #[track_caller]
    pub(crate) fn roll(&mut self, face: u32) -> &mut Self {
        self.dice(&[face]).does(Action::Roll)
    }

    /// The player in turn travels overland with a good roll.
    #[track_caller]
    pub(crate) fn go(&mut self, to: &str) -> &mut Self {
        self.roll(10).does(move_to(to))
    }

    /// The player in turn takes the Adventure that is offered.
    #[track_caller]
    pub(crate) fn adventure(&mut self) -> &mut Self {
        self.does(Action::TakeAdventure)
    }

    /// The player in turn works, and nobody buys tickets after it.
    #[track_caller]
    pub(crate) fn work(&mut self) -> &mut Self {
        self.does(Action::Work).close()
    }

    /// Leaves the window after a turn, if it is open.
    #[track_caller]
    pub(crate) fn close(&mut self) -> &mut Self {
        if self.phase() == Phase::AfterTurn { self.does(Action::EndTurn) } else { self }
    }

    /// A seat tries to act, and the rules refuse it: the clause that does. Nothing has changed.
    #[track_caller]
    pub(crate) fn refused(&self, seat: u8, action: Action) -> Clause {
        self.0.refused(Seat(seat), &action)
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

    /// Whether the player in turn could do this.
    pub(crate) fn can(&self, action: Action) -> bool {
        self.legal(self.turn()).contains(&action)
    }

    pub(crate) fn player(&self, seat: u8) -> &Player {
        &self.state.open.players[Seat(seat)]
    }

    pub(crate) fn money(&self, seat: u8) -> u32 {
        self.player(seat).money
    }

    fn id(&self, location: LocationId) -> &str {
        &self.game.edition().location(location).id
    }

    /// Where a seat's piece is.
    pub(crate) fn at(&self, seat: u8) -> &str {
        self.state.open.at(Seat(seat)).map_or("-", |location| self.id(location))
    }

    /// A seat's tickets, in the order in which they came.
    pub(crate) fn hand(&self, seat: u8) -> Vec<String> {
        self.names(&self.state.hidden.hands[Seat(seat)])
    }

    /// The pack, its top ticket first.
    pub(crate) fn pack(&self) -> Vec<String> {
        let mut names = self.names(&self.state.hidden.pack);
        names.reverse();
        names
    }

    fn names(&self, tickets: &[TicketId]) -> Vec<String> {
        tickets.iter().map(|&ticket| ticket_name(self.game.edition(), ticket)).collect()
    }

    /// How much lies in the Jackpot, and how many tickets.
    pub(crate) fn jackpot(&self) -> (u32, usize) {
        (self.state.open.jackpot.money, self.state.hidden.jackpot.len())
    }

    pub(crate) fn key_ids(&self, keys: Keys) -> Vec<&str> {
        let edition = self.game.edition();
        keys.iter()
            .map(|key| match (edition.key_city(key), key.continent()) {
                (Some(city), _) => self.id(city),
                (_, Some(continent)) => edition.continent(continent).id.as_str(),
                _ => "?",
            })
            .collect()
    }

    pub(crate) fn keys(&self, seat: u8) -> Vec<&str> {
        self.key_ids(self.player(seat).keys)
    }

    pub(crate) fn ids(&self, places: Places) -> Vec<&str> {
        places.iter().map(|location| self.id(location)).collect()
    }

    pub(crate) fn memories(&self, seat: u8) -> Vec<&str> {
        self.ids(self.player(seat).memories)
    }

    /// What a viewer hears of what the last action brought about.
    pub(crate) fn heard(&self, viewer: table::Viewer) -> Vec<Event> {
        let heard = self.0.told.told.iter().filter(|told| told.audience.includes(viewer));
        heard.map(|told| told.event).collect()
    }

    /// Whether the last action brought this about.
    pub(crate) fn told(&self, event: Event) -> bool {
        self.has_told(&event)
    }
}

/// A ticket's two places, in the edition's order.
pub(crate) fn ticket_name(edition: &Edition, ticket: TicketId) -> String {
    edition.ticket(ticket).map(|end| edition.location(end).id.as_str()).join("/")
}

/// A location by its id; the boards of all examples have the world's locations.
pub(crate) fn place(id: &str) -> LocationId {
    WORLD.location_called(id).unwrap_or_else(|| panic!("there is no “{id}”"))
}

pub(crate) fn key(id: &str) -> KeyId {
    WORLD.key_called(id).unwrap_or_else(|| panic!("there is no KEY “{id}”"))
}

pub(crate) fn ticket(name: &str) -> TicketId {
    let found = WORLD.ticket_ids().find(|&ticket| ticket_name(&WORLD, ticket) == name);
    found.unwrap_or_else(|| panic!("there is no ticket “{name}”"))
}

pub(crate) fn home(id: &str) -> Action {
    Action::ChooseHome(place(id))
}

pub(crate) fn move_to(id: &str) -> Action {
    Action::MoveTo(place(id))
}

pub(crate) fn fly(name: &str, to: &str) -> Action {
    Action::Fly { ticket: ticket(name), to: place(to) }
}

pub(crate) fn sail(island: &str) -> Action {
    Action::Sail(place(island))
}

pub(crate) fn refund(name: &str) -> Action {
    Action::Refund(ticket(name))
}

pub(crate) fn memory(city: &str) -> Action {
    Action::PlaceMemory(place(city))
}

pub(crate) fn send(to: &str) -> Action {
    Action::SendTo(place(to))
}

pub(crate) fn lose_key(id: &str) -> Action {
    Action::LoseKey(key(id))
}

pub(crate) fn bonus(to: &str) -> Action {
    Action::UseBonus(place(to))
}
