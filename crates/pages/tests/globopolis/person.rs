//! Somebody at a table of bots who plays through the page: every button is pressed as it stands on it, and counted.

use bots::Bot;
use games::globopolis::{Action, Open, State};
use games::{AnyAction, AnyGame, AnyState, Setup};
use pages::Localizer;
use pages::absence::Absence;
use pages::forms::{is_order, read_actions};
use pages::model::{Ask, Person as Sitting, PersonKind, TableModel};
use table::dice::FastDice;
use table::journal::Origin;
use table::{Game, Orders, Play, Seat, SeatSet, Source, Viewer};

use crate::form::{Form, forms};

/// A button of the page, and what pressing it would do.
pub(crate) struct Press {
    pub(crate) actions: Vec<Action>,
    /// Whether the last of them is an order.
    pub(crate) again: bool,
    pub(crate) label: String,
    pub(crate) folds: usize,
}

/// Somebody who plays through the page.
pub(crate) struct Person {
    pub(crate) play: Play<AnyGame>,
    pub(crate) seat: Seat,
    /// How often they have clicked so far: folds that they opened, and buttons.
    pub(crate) clicks: usize,
    /// Everything they have done with these clicks.
    pub(crate) done: Vec<Action>,
    orders: Orders<AnyAction>,
    dice: FastDice,
    thoughts: FastDice,
}

fn own(action: &AnyAction) -> Action {
    match action {
        AnyAction::Globopolis(action) => *action,
        other => panic!("another game: {other:?}"),
    }
}

impl Person {
    /// Sits down at a scenario.
    pub(crate) fn at(scenario: &str, seat: u8, seed: u64) -> Self {
        let game = games::open_scenario(Source { name: "scenario.toml", text: scenario }, None);
        Person::playing(game.expect("the scenario is sound"), Some(scenario), seat, seed)
    }

    /// Sits down at a new game.
    pub(crate) fn at_a_new_game(seats: usize, seat: u8, seed: u64) -> Self {
        let setup = Setup::read("globopolis", seats, &serde_json::Value::Null).expect("the usual options");
        Person::playing(setup.open(None).expect("the usual options go together"), None, seat, seed)
    }

    fn playing(game: AnyGame, scenario: Option<&str>, seat: u8, seed: u64) -> Self {
        let mut dice = FastDice::new(seed);
        let names = (0..game.seats()).map(|index| format!("Player {index}")).collect();
        let scenario = scenario.map(str::to_owned);
        let play = Play::start(game, names, Origin::Seeded(seed), scenario, &mut dice);
        Person {
            play: play.expect("the position is sound"),
            seat: Seat(seat),
            clicks: 0,
            done: Vec::new(),
            orders: Orders::default(),
            dice,
            thoughts: FastDice::new(seed + 1),
        }
    }

    pub(crate) fn state(&self) -> &State {
        state_of(&self.play)
    }

    pub(crate) fn open(&self) -> &Open {
        &self.state().open
    }

    pub(crate) fn is_asked(&self) -> bool {
        self.play.game().to_act(self.play.state()).must.contains(self.seat)
    }

    /// Everything that can be pressed, in the order of the page.
    pub(crate) fn presses(&self) -> Vec<Press> {
        presses(&self.play, self.seat)
    }

    /// Presses the first button that is wanted, one without folds before it rather than others. Says whether there is one.
    pub(crate) fn presses_one(&mut self, wanted: impl Fn(&Press) -> bool) -> bool {
        let fitting = self.presses().into_iter().filter(wanted);
        let Some(press) = fitting.min_by_key(|press| press.folds) else { return false };
        self.does(&press);
        true
    }

    /// Presses this button, and opens the folds before it.
    pub(crate) fn does(&mut self, press: &Press) {
        self.clicks += 1 + press.folds;
        self.send(press);
    }

    /// What a table does with the form.
    fn send(&mut self, press: &Press) {
        self.orders.forget(self.seat);
        let last = press.actions.len() - 1;
        for (index, action) in press.actions.iter().enumerate() {
            let action_of_any = AnyAction::Globopolis(*action);
            if press.again && index == last {
                self.orders.give(self.play.game(), self.play.state(), self.seat, &action_of_any);
            }
            self.act(self.seat, &action_of_any);
            self.done.push(*action);
        }
        self.follow();
    }

    fn act(&mut self, seat: Seat, action: &AnyAction) {
        let acted = self.play.act(seat, action, &mut self.dice);
        acted.unwrap_or_else(|refusal| panic!("{action:?} of {seat}: {refusal}"));
    }

    /// Does what was ordered.
    fn follow(&mut self) {
        while let Some((seat, action)) = self.orders.due(self.play.game(), self.play.state()) {
            self.act(seat, &action);
        }
    }

    /// Lets the others go on until this one is asked; says whether they ever are again.
    pub(crate) fn waits(&mut self) -> bool {
        while !self.is_asked() {
            let game = self.play.game();
            let Some(seat) = game.to_act(self.play.state()).must.first() else { return false };
            let view = game.view(self.play.state(), Viewer::Seat(seat));
            let action = Bot::Greedy.choose(game, &view, &mut self.thoughts).expect("who is asked can act");
            self.act(seat, &action);
            self.follow();
        }
        true
    }
}

pub(crate) fn state_of(play: &Play<AnyGame>) -> &State {
    match play.state() {
        AnyState::Globopolis(state) => state,
        other => panic!("another game: {other:?}"),
    }
}

/// Everything that somebody can press, in the order of their page. What has to be filled in first is not listed.
pub(crate) fn presses(play: &Play<AnyGame>, seat: Seat) -> Vec<Press> {
    let mut presses = Vec::new();
    let acts = |form: &Form| form.to.ends_with("/act") && !form.is_guarded;
    for form in forms(&page(play, seat)).into_iter().filter(acts) {
        for button in form.buttons {
            let fields: Vec<(String, String)> = form.fields.iter().cloned().chain(button.field).collect();
            let actions = read_actions(play.game(), &fields);
            let actions = actions.unwrap_or_else(|notice| panic!("{fields:?}: {notice:?}"));
            presses.push(Press {
                actions: actions.iter().map(own).collect(),
                again: is_order(&fields),
                label: button.label,
                folds: button.folds,
            });
        }
    }
    presses
}

/// The parts of somebody's page that are the game's own.
fn page(play: &Play<AnyGame>, seat: Seat) -> String {
    let view = play.game().view(play.state(), Viewer::Seat(seat));
    let sitting = |name: &String| Sitting { name: name.clone(), kind: PersonKind::Person, present: true };
    let people: Vec<Sitting> = play.header().names.iter().map(sitting).collect();
    let regions = pages::table_regions(&TableModel {
        l10n: Localizer::english(),
        table: "clicks",
        version: play.lines().len() as u64,
        game: play.game(),
        view: &view,
        seat: Some(seat),
        own: SeatSet::only(seat),
        people: &people,
        log: &pages::log_for(play, Viewer::Seat(seat)),
        can_take_back: play.can_take_back(seat),
        ask: Ask::default(),
        would_take: None,
        coach: pages::coach::Coach::default(),
        notice: None,
        outcome: play.game().outcome(play.state()).as_ref(),
        scores: &play.scores().to_vec(),
        great: &[],
        briefing: None,
        lesson: None,
        puzzle: None,
        commitment: None,
        locked: None,
        line: None,
        clock: None,
        absence: Absence::default(),
        times: Vec::new(),
        past: false,
        company: pages::company::Company::default(),
    });
    regions.into_iter().map(|region| region.html).collect()
}
