use games::{AnyEvent, AnyGame, GAMES, Setup, SetupError};
use pages::Localizer;
use serde_json::{Map, Value, json};
use table::dice::{Cast, Dice, DiceFault, FastDice, ScriptedDice};
use table::journal::{Journal, Origin};
use table::{ActError, Game, Logged, Play, Seat, Source, StartError, TakenBack, Text, Viewer};

use super::request::{DiceRequest, Request};

/// The referee's desk: at most one game at a time.
#[derive(Default)]
pub(super) struct Desk {
    table: Option<Table>,
}

struct Table {
    play: Play<AnyGame>,
    dice: DeskDice,
}

/// The dice of a game at the desk.
#[derive(Clone, Debug)]
enum DeskDice {
    Seeded(FastDice),
    Scripted(ScriptedDice),
}

impl Dice for DeskDice {
    fn cast(&mut self, cast: Cast) -> u32 {
        match self {
            DeskDice::Seeded(dice) => dice.cast(cast),
            DeskDice::Scripted(dice) => dice.cast(cast),
        }
    }

    fn settle(&self) -> Result<(), DiceFault> {
        match self {
            DeskDice::Seeded(dice) => dice.settle(),
            DeskDice::Scripted(dice) => dice.settle(),
        }
    }
}

impl DeskDice {
    fn new(request: DiceRequest) -> (Self, Origin) {
        match request {
            DiceRequest::Seed(seed) => (DeskDice::Seeded(FastDice::new(seed)), Origin::Seeded(seed)),
            DiceRequest::Script { script, shuffles } => {
                let mut dice = ScriptedDice::new(script);
                if let Some(seed) = shuffles {
                    dice = dice.with_shuffles(seed);
                }
                (DeskDice::Scripted(dice), Origin::Scripted)
            }
        }
    }
}

/// Why a request was not carried out; nothing has changed.
struct Denied {
    kind: &'static str,
    message: String,
    clause: Option<String>,
}

fn denied(kind: &'static str, message: &(impl ToString + ?Sized)) -> Denied {
    Denied { kind, message: message.to_string(), clause: None }
}

impl From<SetupError> for Denied {
    fn from(error: SetupError) -> Self {
        match error {
            SetupError::Refused(refusal) => Denied {
                kind: "setup",
                message: Localizer::english().text(&refusal.text, &[]),
                clause: Some(refusal.clause.to_string()),
            },
            error => denied("setup", &error),
        }
    }
}

impl From<StartError> for Denied {
    fn from(error: StartError) -> Self {
        let kind = if matches!(error, StartError::Dice(_)) { "dice" } else { "scenario" };
        denied(kind, &error)
    }
}

type Answer = Result<Value, Denied>;

impl Desk {
    /// The answer to one line.
    pub(super) fn answer(&mut self, line: &str) -> Value {
        // An `id` is the asking program's own, and is given back with the answer.
        let (id, request) = match serde_json::from_str::<Map<String, Value>>(line) {
            Ok(mut object) => (object.remove("id"), serde_json::from_value::<Request>(object.into())),
            Err(error) => (None, Err(error)),
        };
        let answer = match request {
            Ok(request) => self.carry_out(request),
            Err(error) => Err(denied("malformed", &error)),
        };
        let mut reply = match answer {
            Ok(value) => json!({ "ok": true, "result": value }),
            Err(Denied { kind, message, clause }) => {
                let mut error = json!({ "kind": kind, "message": message });
                if let Some(clause) = clause {
                    error["clause"] = clause.into();
                }
                json!({ "ok": false, "error": error })
            }
        };
        if let Some(id) = id {
            reply["id"] = id;
        }
        reply
    }

    fn carry_out(&mut self, request: Request) -> Answer {
        match request {
            Request::Games {} => Ok(games()),
            Request::New { game, seats, options, edition, names, dice } => {
                let game = Setup::read(&game, seats, &options)?.open(edition_source(edition.as_ref()))?;
                self.start(game, names, None, dice)
            }
            Request::Scenario { scenario, edition, names, dice } => {
                let source = Source { name: "scenario", text: &scenario };
                let game = games::open_scenario(source, edition_source(edition.as_ref()))?;
                self.start(game, names, Some(scenario), dice)
            }
            Request::Load { journal, edition, dice } => self.load(&journal, edition.as_ref(), dice),
            Request::Board {} => Ok(self.table()?.play.game().board()),
            Request::View { seat } => {
                let table = self.table()?;
                let viewer = table.viewer(seat)?;
                Ok(json!(table.play.game().view(table.play.state(), viewer)))
            }
            Request::Legal { seat } => self.table()?.legal(seat),
            Request::Act { seat, action } => self.table_mut()?.act(seat, &action),
            Request::Takeback { seat } => self.table_mut()?.take_back(seat),
            Request::Events { seat, since } => {
                let table = self.table()?;
                let viewer = table.viewer(seat)?;
                Ok(table.events(viewer, since))
            }
            Request::Journal {} => Ok(json!(self.table()?.play.journal().trim_end())),
            Request::Script { script, clear } => self.table_mut()?.write_script(script, clear),
        }
    }

    fn table(&self) -> Result<&Table, Denied> {
        self.table.as_ref().ok_or_else(no_game)
    }

    fn table_mut(&mut self) -> Result<&mut Table, Denied> {
        self.table.as_mut().ok_or_else(no_game)
    }

    fn start(
        &mut self,
        game: AnyGame,
        names: Option<Vec<String>>,
        scenario: Option<String>,
        dice: DiceRequest,
    ) -> Answer {
        let seats = game.seats();
        let names = names.unwrap_or_else(|| (1..=seats).map(|number| format!("Player {number}")).collect());
        if names.len() != seats {
            return Err(denied("setup", &format!("{} names for {seats} seats", names.len())));
        }
        let (mut dice, origin) = DeskDice::new(dice);
        let play = Play::start(game, names, origin, scenario, &mut dice)?;
        Ok(self.table.insert(Table { play, dice }).opened())
    }

    fn load(&mut self, journal: &str, edition: Option<&String>, dice: Option<DiceRequest>) -> Answer {
        let journal = Journal::read(journal).map_err(|error| denied("journal", &error))?;
        let game = AnyGame::of_header(&journal.header, edition_source(edition))?;
        let play = Play::replay(game, &journal).map_err(|error| denied("journal", &error))?;
        let dice = match (dice, &journal.header.dice) {
            (Some(request), _) => DeskDice::new(request).0,
            (None, Origin::Seeded(seed)) => DeskDice::Seeded(FastDice::going_on(*seed, &journal)),
            (None, _) => DeskDice::Scripted(ScriptedDice::default()),
        };
        Ok(self.table.insert(Table { play, dice }).opened())
    }
}

fn no_game() -> Denied {
    denied("no_game", "no game is on the desk: ask for “new”, “scenario” or “load” first")
}

fn edition_source(text: Option<&String>) -> Option<Source<'_>> {
    text.map(|text| Source { name: "edition", text })
}

fn games() -> Value {
    let game = |info: &games::GameInfo| json!({ "game": info.id, "fewest": info.fewest, "most": info.most });
    json!(GAMES.iter().filter(|info| !info.on_request).map(game).collect::<Vec<_>>())
}

impl Table {
    /// What everybody is told when a game comes on the desk.
    fn opened(&self) -> Value {
        let mut standing = self.standing();
        standing["identity"] = json!(self.play.header().identity);
        standing["names"] = json!(self.play.header().names);
        standing
    }

    /// Who is to act, and whether it is over.
    fn standing(&self) -> Value {
        let (game, state) = (self.play.game(), self.play.state());
        let to_act = game.to_act(state);
        json!({
            "entries": self.play.lines().len() - 1,
            "must": to_act.must,
            "may": to_act.may,
            "scores": game.scores(state),
            "outcome": game.outcome(state),
        })
    }

    fn viewer(&self, seat: Option<Seat>) -> Result<Viewer, Denied> {
        match seat {
            None => Ok(Viewer::Spectator),
            Some(seat) => self.check_seat(seat).map(|()| Viewer::Seat(seat)),
        }
    }

    fn check_seat(&self, seat: Seat) -> Result<(), Denied> {
        let seats = self.play.game().seats();
        if seat.index() < seats {
            return Ok(());
        }
        Err(denied("seat", &format!("there is no seat {}; the seats are 0 to {}", seat.0, seats - 1)))
    }

    fn legal(&self, seat: Seat) -> Answer {
        self.check_seat(seat)?;
        let mut actions = Vec::new();
        self.play.game().legal(self.play.state(), seat, &mut actions);
        let l10n = Localizer::english();
        let named = |action| {
            let name = l10n.text(&self.play.game().name_action(action), &self.play.header().names);
            json!({ "action": action, "name": name })
        };
        Ok(json!(actions.iter().map(named).collect::<Vec<_>>()))
    }

    fn act(&mut self, seat: Seat, action: &Value) -> Answer {
        self.check_seat(seat)?;
        let action = self
            .play
            .game()
            .read_action(&action.to_string())
            .map_err(|error| denied("malformed", &format!("the action cannot be read: {error}")))?;
        let first = self.play.lines().len() as u64;
        // The dice are put back if nothing happens, so that a refusal leaves no trace.
        let dice = self.dice.clone();
        if let Err(error) = self.play.act(seat, &action, &mut self.dice) {
            self.dice = dice;
            return Err(self.in_words(error));
        }
        Ok(self.changed(seat, first))
    }

    fn take_back(&mut self, seat: Seat) -> Answer {
        self.check_seat(seat)?;
        let first = self.play.lines().len() as u64;
        self.play.take_back(seat).map_err(|error| self.in_words(error))?;
        Ok(self.changed(seat, first))
    }

    fn changed(&self, seat: Seat, first: u64) -> Value {
        let mut standing = self.standing();
        standing["events"] = self.events(Viewer::Seat(seat), first);
        standing["can_take_back"] = self.play.can_take_back(seat).into();
        standing
    }

    fn in_words(&self, error: ActError) -> Denied {
        match error {
            ActError::Refused(refusal) => Denied {
                kind: "refused",
                message: Localizer::english().text(&refusal.text, &self.play.header().names),
                clause: Some(refusal.clause.to_string()),
            },
            ActError::Dice(fault) => denied("dice", &fault),
            ActError::NothingToTakeBack => denied("takeback", &error),
            ActError::Over => denied("over", &error),
        }
    }

    /// What this viewer may know of what happened from an entry on, in the order in which it did. What was taken back is
    /// gone, and that it was is told.
    fn events(&self, viewer: Viewer, since: u64) -> Value {
        let heard =
            |logged: &&Logged<AnyEvent>| logged.entry >= since && logged.told.audience.includes(viewer);
        let events = self.play.log().iter().filter(heard).map(|logged| (logged.entry, self.told(logged)));
        let taken_back = self.play.taken_back().iter().filter(|back| back.entry >= since);
        let mut all: Vec<(u64, Value)> =
            events.chain(taken_back.map(|back| (back.entry, self.told_back(back)))).collect();
        all.sort_by_key(|(entry, _)| *entry);
        all.into_iter().map(|(_, told)| told).collect()
    }

    fn told(&self, logged: &Logged<AnyEvent>) -> Value {
        let text = self.play.game().tell_event(&logged.told.event);
        json!({
            "entry": logged.entry,
            "clause": logged.told.clause,
            "event": logged.told.event,
            "text": Localizer::english().text(&text, &self.play.header().names),
        })
    }

    fn told_back(&self, back: &TakenBack) -> Value {
        let text = Text::new("cli-takes-back").with("seat", back.seat);
        json!({
            "entry": back.entry,
            "seat": back.seat,
            "taken_back": back.taken,
            "text": Localizer::english().text(&text, &self.play.header().names),
        })
    }

    fn write_script(&mut self, script: Vec<table::dice::Scripted>, clear: bool) -> Answer {
        match &mut self.dice {
            DeskDice::Scripted(dice) => {
                if clear {
                    dice.clear();
                }
                dice.extend(script);
                Ok(json!({ "left": dice.left().count() }))
            }
            DeskDice::Seeded(_) => {
                Err(denied("dice", "the dice of this game come from a seed, not from a script"))
            }
        }
    }
}
