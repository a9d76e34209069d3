//! `globetable play`: a game in the terminal.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use bots::Bot;
use games::{AnyAction, AnyEvent, AnyGame};
use pages::Localizer;
use table::dice::FastDice;
use table::journal::{Journal, Origin};
use table::{ActError, Game, Logged, Play, Seat, Viewer};

use crate::files::{GameArguments, Text, edition};
use crate::language::LanguageArguments;

#[derive(Clone, Debug, clap::Args)]
pub(crate) struct PlayArguments {
    #[command(flatten)]
    game: GameArguments,
    /// Begin from a position set up by hand
    #[arg(long, value_name = "FILE", conflicts_with = "journal")]
    scenario: Option<PathBuf>,
    /// Go on with the game in this journal, and write it there; a new one is begun if there is none
    #[arg(long, value_name = "FILE")]
    journal: Option<PathBuf>,
    /// The bot of the other seats: random, greedy, value, master; “none” to play all seats yourself
    #[arg(long, default_value = "greedy")]
    bot: String,
    /// Which seat you play
    #[arg(long, default_value_t = 0)]
    seat: u8,
    /// The seed of the dice; a fresh one unless given
    #[arg(long)]
    seed: Option<u64>,
    #[command(flatten)]
    language: LanguageArguments,
}

struct Session {
    l10n: &'static Localizer,
    play: Play<AnyGame>,
    dice: FastDice,
    thoughts: FastDice,
    bot: Option<Bot>,
    own: Seat,
    journal: Option<PathBuf>,
    told: u64,
}

pub(crate) fn run(arguments: &PlayArguments) -> Result<ExitCode> {
    let bot = match arguments.bot.as_str() {
        "none" => None,
        name => match Bot::called(name) {
            Some(bot) => Some(bot),
            None => bail!("there is no bot “{name}”; there are {} and none", bots::NAMES.join(", ")),
        },
    };
    let seed = match arguments.seed {
        Some(seed) => seed,
        None => fresh_seed(),
    };
    let mut dice = FastDice::new(seed);
    let l10n = arguments.language.localizer();
    let play = begin(arguments, seed, &mut dice, l10n)?;
    let own = Seat(arguments.seat);
    if own.index() >= play.game().seats() {
        bail!("there is no seat {}; the seats are 0 to {}", own.0, play.game().seats() - 1);
    }
    let journal = arguments.journal.clone();
    let mut session =
        Session { l10n, play, dice, thoughts: FastDice::new(!seed), bot, own, journal, told: 0 };
    session.run()
}

fn fresh_seed() -> u64 {
    // A clock is chance enough for a game against oneself; tables use proven dice.
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(1, |time| u64::from(time.subsec_nanos()) ^ time.as_secs())
}

fn begin(
    arguments: &PlayArguments,
    seed: u64,
    dice: &mut FastDice,
    l10n: &Localizer,
) -> Result<Play<AnyGame>> {
    let board = Text::read_if(arguments.game.edition.as_ref())?;
    if let Some(path) = arguments.journal.as_ref().filter(|path| path.exists()) {
        let file = Text::read(path)?;
        let journal = Journal::read(&file.text).with_context(|| file.name.clone())?;
        let Origin::Seeded(seed) = journal.header.dice else {
            bail!("{}: only games begun by this command can be gone on with here", file.name);
        };
        let game = AnyGame::of_header(&journal.header, edition(board.as_ref()))?;
        let play = Play::replay(game, &journal).with_context(|| file.name.clone())?;
        *dice = FastDice::going_on(seed, &journal);
        return Ok(play);
    }
    let scenario = Text::read_if(arguments.scenario.as_ref())?;
    let game = match &scenario {
        Some(file) => games::open_scenario(file.source(), edition(board.as_ref()))?,
        None => arguments.game.open()?,
    };
    let name = |number: usize| l10n.say_with("player-number", &[("number", number.to_string())]);
    let names = (1..=game.seats()).map(name).collect();
    Ok(Play::start(game, names, Origin::Seeded(seed), scenario.map(|file| file.text), dice)?)
}

impl Session {
    fn run(&mut self) -> Result<ExitCode> {
        loop {
            self.tell()?;
            if self.play.is_over() {
                self.save()?;
                return Ok(ExitCode::SUCCESS);
            }
            let must = self.play.game().to_act(self.play.state()).must;
            let Some(seat) = must.iter().next() else { bail!("nobody is to act") };
            match self.bot.filter(|_| seat != self.own) {
                Some(bot) => self.let_bot_act(bot, seat)?,
                None => {
                    if !self.ask(seat)? {
                        self.save()?;
                        return Ok(ExitCode::SUCCESS);
                    }
                }
            }
        }
    }

    fn text(&self, text: &table::Text) -> String {
        self.l10n.text(text, &self.play.header().names)
    }

    /// Prints what happened since the last time.
    fn tell(&mut self) -> Result<()> {
        let game = self.play.game();
        let heard = |logged: &&Logged<AnyEvent>| {
            logged.entry >= self.told && logged.told.audience.includes(Viewer::Seat(self.own))
        };
        for logged in self.play.log().iter().filter(heard) {
            let text = self.text(&game.tell_event(&logged.told.event));
            writeln!(io::stdout(), "{text} ({})", logged.told.clause)?;
        }
        self.told = self.play.lines().len() as u64;
        self.save()
    }

    fn save(&self) -> Result<()> {
        let Some(path) = &self.journal else { return Ok(()) };
        let text = self.play.journal();
        std::fs::write(path, text).with_context(|| format!("{} cannot be written", path.display()))
    }

    fn let_bot_act(&mut self, bot: Bot, seat: Seat) -> Result<()> {
        let view = self.play.game().view(self.play.state(), Viewer::Seat(seat));
        let action =
            bot.choose(self.play.game(), &view, &mut self.thoughts).context("the bot has no action")?;
        Ok(self.play.act(seat, &action, &mut self.dice)?)
    }

    /// Asks the person; false if they want to stop.
    fn ask(&mut self, seat: Seat) -> Result<bool> {
        let mut actions: Vec<AnyAction> = Vec::new();
        self.play.game().legal(self.play.state(), seat, &mut actions);
        let mut out = io::stdout();
        writeln!(out, "\n{}", self.text(&table::Text::new("cli-ask").with("seat", seat)))?;
        for (number, action) in (1..).zip(&actions) {
            let name = self.text(&self.play.game().name_action(action));
            writeln!(out, "  {number:>2}  {name}")?;
        }
        let undo = self.play.can_take_back(seat);
        write!(out, "{} ", self.text(&table::Text::new("cli-how").with("undo", undo)))?;
        out.flush()?;
        let mut line = String::new();
        if io::stdin().read_line(&mut line)? == 0 {
            return Ok(false);
        }
        match line.trim() {
            "q" => return Ok(false),
            "t" => match self.play.take_back(seat) {
                Ok(()) => writeln!(out, "{}", self.l10n.say("cli-taken-back"))?,
                Err(_) => writeln!(out, "{}", self.l10n.say("srv-nothing-to-take-back"))?,
            },
            text => match text.parse::<usize>().ok().and_then(|number| actions.get(number.wrapping_sub(1))) {
                Some(action) => match self.play.act(seat, action, &mut self.dice) {
                    Ok(()) => {}
                    Err(ActError::Refused(refusal)) => {
                        writeln!(out, "{}", self.l10n.refusal(&refusal, &self.play.header().names))?;
                    }
                    Err(error) => return Err(error.into()),
                },
                None => writeln!(
                    out,
                    "{}",
                    self.text(&table::Text::new("cli-range").with("most", actions.len()))
                )?,
            },
        }
        Ok(true)
    }
}
