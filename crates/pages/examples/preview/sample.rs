//! Games played by bots, for previews and tests of the pages.

use bots::Bot;
use games::{AnyGame, AnyView, Setup};
use pages::Localizer;
use pages::absence::Absence;
use pages::model::{Ask, Person, PersonKind, TableModel};
use table::dice::FastDice;
use table::journal::Origin;
use table::{Game, Play, Seat, SeatSet, Viewer};

/// A game that goes on by itself.
pub(crate) struct Sample {
    /// The game as far as it is played.
    pub(crate) play: Play<AnyGame>,
    /// Who sits where.
    pub(crate) people: Vec<Person>,
    dice: FastDice,
    luck: FastDice,
}

/// Who plays in samples. One name tries to break the page.
pub(crate) const NAMES: [&str; 6] =
    ["Ada", "Bo <i>", "Çelik", "Dmitri & co", "Eun-ji", "Fatoumata the Great"];

impl Sample {
    /// A new game with these options.
    pub(crate) fn new(seats: usize, options: &serde_json::Value, seed: u64) -> Self {
        let setup = Setup::read("little-monsters", seats, options).expect("the sample's options are right");
        let game = setup.open(None).expect("the sample's options go together");
        let names: Vec<String> = NAMES[..seats].iter().map(|&name| name.to_owned()).collect();
        let person = |(index, name): (usize, &String)| Person {
            name: name.clone(),
            kind: if index < 2 { PersonKind::Person } else { PersonKind::Bot("greedy".to_owned()) },
            present: index != 1,
        };
        let people = names.iter().enumerate().map(person).collect();
        let mut dice = FastDice::new(seed);
        let play = Play::start(game, names, Origin::Seeded(seed), None, &mut dice).expect("dice never fail");
        Sample { play, people, dice, luck: FastDice::new(seed + 1) }
    }

    /// A bot does the next thing; `false` once the game is over.
    pub(crate) fn step(&mut self, bot: Bot) -> bool {
        let game = self.play.game();
        let Some(seat) = game.to_act(self.play.state()).must.first() else { return false };
        let view = game.view(self.play.state(), Viewer::Seat(seat));
        let action = bot.choose(game, &view, &mut self.luck).expect("who is asked can act");
        self.play.act(seat, &action, &mut self.dice).expect("a bot's action is legal");
        true
    }

    /// The view of a seat, or of a spectator.
    pub(crate) fn view(&self, seat: Option<Seat>) -> AnyView {
        self.play.game().view(self.play.state(), viewer_of(seat))
    }

    /// Hands the model of the page of these seats over.
    pub(crate) fn show<T>(&self, own: SeatSet, ask: Ask, look: impl FnOnce(&mut TableModel<'_>) -> T) -> T {
        let game = self.play.game();
        let asked = game.to_act(self.play.state()).must;
        let seat = own.iter().find(|&seat| asked.contains(seat)).or(own.first());
        let view = self.view(seat);
        let outcome = game.outcome(self.play.state());
        look(&mut TableModel {
            l10n: Localizer::english(),
            table: "preview",
            version: self.play.lines().len() as u64,
            game,
            view: &view,
            seat,
            own,
            people: &self.people,
            log: &pages::log_for(&self.play, viewer_of(seat)),
            can_take_back: false,
            ask,
            would_take: None,
            coach: pages::coach::Coach::default(),
            notice: None,
            outcome: outcome.as_ref(),
            scores: &self.play.scores().to_vec(),
            great: &[],
            briefing: None,
            lesson: None,
            puzzle: None,
            commitment: Some(COMMITMENT),
            locked: None,
            line: Some(COMMITMENT),
            clock: None,
            absence: Absence::default(),
            times: Vec::new(),
            past: false,
            company: pages::company::Company::default(),
        })
    }
}

fn viewer_of(seat: Option<Seat>) -> Viewer {
    seat.map_or(Viewer::Spectator, Viewer::Seat)
}

/// Something that looks like a commitment.
pub(crate) const COMMITMENT: &str = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";
