//! A table for the tests of pages: a game of any kind goes on at random, and anybody looks at it.

use games::AnyGame;
use table::dice::FastDice;
use table::{Chronicle, Offered, Seat, SeatSet, Viewer};

use crate::absence::Absence;
use crate::forms::field;
use crate::game_page::GamePage;
use crate::model::{Ask, LogLine, Person, PersonKind, Region, TableModel};
use crate::{Localizer, table_page};

/// A game whose pages are looked at.
pub(crate) trait Shown: GamePage<Action: Copy> + Into<AnyGame> {
    /// Whether the page is told that the last action can be taken back.
    fn can_take_back(drive: &Drive<Self>) -> bool;

    /// Somebody who can act, and what they can do.
    fn choose(drive: &mut Drive<Self>) -> Option<(Seat, Vec<Self::Action>)> {
        let may = drive.game.to_act(&drive.state).may;
        drive.one_of(may)
    }

    /// One of the actions.
    fn pick(drive: &mut Drive<Self>, actions: &[Self::Action]) -> Self::Action {
        actions[drive.below(actions.len())]
    }
}

/// A game that is driven at random.
pub(crate) struct Drive<G: Shown> {
    pub(crate) game: G,
    any: AnyGame,
    pub(crate) state: G::State,
    pub(crate) dice: FastDice,
    pub(crate) events: Vec<G::Event>,
    /// Everything that was told, whoever may know it.
    pub(crate) log: Vec<LogLine>,
    /// What each seat may know of it, and after them what a spectator may.
    logs: Vec<Vec<LogLine>>,
    pub(crate) version: u64,
    /// Whether all players share one device.
    pub(crate) together: bool,
    people: Vec<Person>,
}

const NAMES: [&str; 10] = ["Ada", "Bo", "Chidi", "Dana", "Emil", "Fay", "Gus", "Hana", "Ivo", "Jun"];

impl<G: Shown> Drive<G> {
    /// A new game.
    pub(crate) fn of(game: G, seed: u64) -> Self {
        let mut dice = FastDice::new(seed);
        let mut log = Chronicle::default();
        let state = game.set_up(&mut dice, &mut log);
        let person = |index: usize| Person {
            name: NAMES[index].to_owned(),
            kind: if index == 1 { PersonKind::Bot("greedy".into()) } else { PersonKind::Person },
            present: index != 2,
        };
        let mut drive = Drive {
            any: game.clone().into(),
            state,
            dice,
            events: Vec::new(),
            log: Vec::new(),
            logs: vec![Vec::new(); game.seats() + 1],
            version: 1,
            together: false,
            people: (0..game.seats()).map(person).collect(),
            game,
        };
        drive.keep(log, None);
        drive
    }

    fn keep(&mut self, log: Chronicle<G::Event>, actor: Option<Seat>) {
        let viewers: Vec<Viewer> = self.viewers().collect();
        for told in log.told {
            let text = self.game.tell_event(&told.event);
            let beat = self.game.beat(&told.event);
            let line = LogLine { entry: self.version, text: text.into(), clause: told.clause, actor, beat };
            for (log, viewer) in self.logs.iter_mut().zip(&viewers) {
                if told.audience.includes(*viewer) {
                    log.push(line.clone());
                }
            }
            self.log.push(line);
            self.events.push(told.event);
        }
    }

    pub(crate) fn act(&mut self, seat: Seat, action: &G::Action) {
        let mut log = Chronicle::default();
        self.version += 1;
        self.game
            .apply(&mut self.state, seat, action, &mut self.dice, &mut log)
            .unwrap_or_else(|refusal| panic!("{action:?} of {seat}: {refusal:?}"));
        self.keep(log, Some(seat));
    }

    /// Whether the rules would allow it; nothing is done.
    pub(crate) fn allows(&self, seat: Seat, action: &G::Action) -> Result<G::State, table::Refusal> {
        self.allows_all(seat, std::slice::from_ref(action))
    }

    /// The same for several actions, one after the other.
    pub(crate) fn allows_all(&self, seat: Seat, actions: &[G::Action]) -> Result<G::State, table::Refusal> {
        let mut state = self.state.clone();
        let (dice, log) = (&mut FastDice::new(self.version), &mut table::Silent);
        for action in actions {
            self.game.apply(&mut state, seat, action, dice, log)?;
        }
        Ok(state)
    }

    /// A number below this one.
    pub(crate) fn below(&mut self, of: usize) -> usize {
        self.dice.below(u32::try_from(of.max(1)).unwrap()) as usize
    }

    pub(crate) fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.game.legal(&self.state, seat, &mut actions);
        actions
    }

    /// One of these seats, and what they can do.
    pub(crate) fn one_of(&mut self, seats: SeatSet) -> Option<(Seat, Vec<G::Action>)> {
        let seat = seats.iter().nth(self.below(seats.len()))?;
        Some((seat, self.legal(seat)))
    }

    /// One of the actions that are not dull, if there is one; now and then, once in so many times, any.
    pub(crate) fn lively(
        &mut self,
        actions: &[G::Action],
        any: usize,
        is_dull: impl Fn(&G::Action) -> bool,
    ) -> G::Action {
        let lively: Vec<G::Action> = actions.iter().copied().filter(|action| !is_dull(action)).collect();
        let from = if lively.is_empty() || self.below(any) == 0 { actions } else { &lively };
        from[self.below(from.len())]
    }

    /// Goes on for so many actions, unless the game is over before. Each position is looked at first: how many were
    /// before it, who is to act, and what they can do.
    pub(crate) fn walk(&mut self, steps: usize, mut look: impl FnMut(&mut Self, usize, Seat, &[G::Action])) {
        for step in 0..steps {
            let Some((seat, actions)) = G::choose(self) else { break };
            look(self, step, seat, &actions);
            let action = G::pick(self, &actions);
            self.act(seat, &action);
        }
    }

    /// The same without looking.
    pub(crate) fn go_on(&mut self, steps: usize) {
        self.walk(steps, |_, _, _, _| {});
    }

    /// The viewers of the game: its seats, and a spectator.
    pub(crate) fn viewers(&self) -> impl Iterator<Item = Viewer> + use<G> {
        Seat::all(self.game.seats()).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    pub(crate) fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(&self.state, viewer)
    }

    /// The model of this viewer's page.
    pub(crate) fn with_model<T>(
        &self,
        viewer: Viewer,
        ask: &[(&str, &str)],
        show: impl FnOnce(&TableModel<'_>) -> T,
    ) -> T {
        self.with_view(self.view(viewer), viewer, ask, show)
    }

    /// The same, if this is what they may know of the position.
    pub(crate) fn with_view<T>(
        &self,
        view: G::View,
        viewer: Viewer,
        ask: &[(&str, &str)],
        show: impl FnOnce(&TableModel<'_>) -> T,
    ) -> T {
        let seats = self.game.seats();
        let outcome = self.game.outcome(&self.state);
        let scores = [(1, vec![0; seats]), (self.version, self.game.scores(&self.state))];
        let own = viewer.seat().map_or(SeatSet::EMPTY, SeatSet::only);
        show(&TableModel {
            l10n: Localizer::english(),
            table: "k3x9",
            version: self.version,
            game: &self.any,
            view: &G::any_view(view),
            seat: viewer.seat(),
            own: if self.together { SeatSet::full(seats) } else { own },
            people: &self.people,
            log: &self.logs[viewer.seat().map_or(seats, Seat::index)],
            can_take_back: G::can_take_back(self),
            ask: Ask { fields: owned(ask) },
            would_take: None,
            coach: crate::coach::Coach::default(),
            notice: None,
            outcome: outcome.as_ref(),
            scores: &scores,
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
            company: crate::company::Company::default(),
        })
    }

    /// The game's own regions of the page.
    pub(crate) fn regions(&self, viewer: Viewer, ask: &[(&str, &str)]) -> Vec<Region> {
        self.with_model(viewer, ask, |model| table_page::game_regions(model, Localizer::english()))
    }

    /// All of them as one text.
    pub(crate) fn html(&self, viewer: Viewer, ask: &[(&str, &str)]) -> String {
        self.regions(viewer, ask).into_iter().map(|region| region.html).collect()
    }

    /// One of them.
    pub(crate) fn region(&self, viewer: Viewer, ask: &[(&str, &str)], id: &str) -> String {
        let regions = self.regions(viewer, ask);
        regions.into_iter().find(|region| region.id == id).expect("the region is there").html
    }

    /// The page if everything that the viewer cannot know were different. It must be the same.
    pub(crate) fn html_with_other_secrets(&self, viewer: Viewer, ask: &[(&str, &str)]) -> String {
        let other = self.game.sample(&self.view(viewer), &mut FastDice::new(self.version));
        let view = self.game.view(&other, viewer);
        let regions =
            self.with_view(view, viewer, ask, |model| table_page::game_regions(model, Localizer::english()));
        regions.into_iter().map(|region| region.html).collect()
    }

    /// Fails if the words of an action that can be done, or of anything that happens, are missing.
    pub(crate) fn check_words(mut self, steps: usize) {
        let names = NAMES.map(str::to_owned);
        self.walk(steps, |drive, _, _, actions| {
            for action in actions {
                Localizer::english().check(&drive.game.name_action(action), &names).unwrap();
            }
        });
        for line in &self.log {
            Localizer::english().check(&line.text, &names).unwrap();
        }
    }

    /// Writes the whole page into a folder that has the board's picture, to be looked at with a browser.
    #[expect(clippy::disallowed_methods, reason = "a tool for the eye, not part of the pages")]
    pub(crate) fn write(&self, folder: &str, name: &str, viewer: Viewer, ask: &[(&str, &str)]) {
        let identity = self.game.identity();
        let board = crate::paths::board_file(&identity.edition.hash, Localizer::english());
        let style = format!("<style>{}</style></head>", crate::assets::style());
        let html = self
            .with_model(viewer, ask, crate::table)
            .replace("</head>", &style)
            .replace(&crate::paths::board(&identity.game, board), "board.svg")
            .replace(&format!("<link rel=\"stylesheet\" href=\"{}\">", crate::assets::style_path()), "");
        std::fs::write(format!("{folder}/board.svg"), crate::board_svg(&self.any, Localizer::english()))
            .unwrap();
        std::fs::write(format!("{folder}/{name}.html"), html).unwrap();
    }
}

/// The options that a form with these fields asks for.
pub(crate) fn options_of<G: Offered>(fields: &[(&str, &str)]) -> G::Options {
    let fields = owned(fields);
    let options = table::options_from(&G::questions(), |name| field(&fields, name));
    let seats = field(&fields, "seats").and_then(|seats| seats.parse().ok());
    G::suit(options.expect("the options are the game's"), seats.unwrap_or(G::PLAYERS.fewest))
}

/// Fields as a form sends them.
pub(crate) fn owned<V: AsRef<str>>(fields: &[(&str, V)]) -> Vec<(String, String)> {
    fields.iter().map(|(name, value)| ((*name).to_owned(), value.as_ref().to_owned())).collect()
}
