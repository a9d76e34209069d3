//! `globetable verify`: whether a journal is what it says.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use games::AnyGame;
use pages::Localizer;
use serde_json::json;
use table::dice::{BrokenOff, Fall};
use table::journal::{Journal, Origin};
use table::rolls::{Proof, Roll, Tally, prove, rolls, tallies};
use table::{Arg, Contribution, Game, Locked, Play, Seat, Text};

use crate::files::{self, edition};
use crate::language::LanguageArguments;
use crate::remembered::Remembered;

#[derive(Clone, Debug, clap::Args)]
pub(crate) struct VerifyArguments {
    /// The journal, as the table hands it out when a game is over
    file: PathBuf,
    /// The board it was played on, if it is not the one that comes with the program
    #[arg(long, value_name = "FILE")]
    edition: Option<PathBuf>,
    /// What a player's browser remembers of the table, as its page “Proof” saves it: all of it must be in the journal
    #[arg(long, value_name = "FILE")]
    remembered: Option<PathBuf>,
    /// Accept a journal that ends before the game does
    #[arg(long)]
    unfinished: bool,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    language: LanguageArguments,
}

/// What was found out about a journal that holds.
enum Found {
    Game(Box<Verified>),
    /// A start that came to nothing.
    BrokenOff(Box<Locked>),
}

/// What was found out about a game.
struct Verified {
    play: Play<AnyGame>,
    proof: Proof,
    rolls: Vec<Roll>,
    tallies: Vec<Tally>,
}

pub(crate) fn run(arguments: &VerifyArguments) -> Result<ExitCode> {
    let l10n = arguments.language.localizer();
    let file = files::Text::read(&arguments.file)?;
    let board = files::Text::read_if(arguments.edition.as_ref())?;
    let remembered = files::Text::read_if(arguments.remembered.as_ref())?;
    let remembered = remembered.as_ref().map(Remembered::read).transpose()?;
    match verify(&file, board.as_ref(), remembered.as_ref(), arguments.unfinished) {
        Ok(found) if arguments.json => println!("{}", found.as_json()),
        Ok(found) => print!("{}", found.in_words(&file.name, l10n)),
        Err(error) if arguments.json => {
            println!("{}", json!({ "ok": false, "error": format!("{error:#}") }));
            return Ok(ExitCode::FAILURE);
        }
        Err(error) => {
            let args = [("file", file.name.clone()), ("why", format!("{error:#}"))];
            eprintln!("{}", l10n.say_with("cli-holds-not", &args));
            return Ok(ExitCode::FAILURE);
        }
    }
    Ok(ExitCode::SUCCESS)
}

impl Found {
    fn as_json(&self) -> serde_json::Value {
        match self {
            Found::Game(verified) => as_json(verified),
            Found::BrokenOff(locked) => json!({
                "ok": true,
                "game": locked.header().identity,
                "names": locked.header().names,
                "entries": locked.lines().len() - 1,
                "proof": Proof::BrokenOff,
                "contributions": contributions(locked),
                "broken_off": locked.sealing().broken_off,
            }),
        }
    }

    fn in_words(&self, name: &str, l10n: &Localizer) -> String {
        match self {
            Found::Game(verified) => in_words(name, verified, l10n),
            Found::BrokenOff(locked) => {
                let names = &locked.header().names;
                let holds = Text::new("cli-holds").with("count", locked.lines().len() - 1);
                let said = l10n.say("rolls-broken-off");
                let before = starts_in_words(locked, l10n);
                format!("{name}\n\n{said}\n{before}{}\n", l10n.text(&holds, names))
            }
        }
    }
}

fn verify(
    file: &files::Text,
    board: Option<&files::Text>,
    remembered: Option<&Remembered>,
    unfinished: bool,
) -> Result<Found> {
    let journal = Journal::read(&file.text)?;
    let proof = prove(&journal)?;
    remembered.map_or(Ok(()), |remembered| remembered.check(&journal))?;
    if let (Proof::BrokenOff, (Some(locked), _)) = (proof, Locked::read(&journal)?) {
        return Ok(Found::BrokenOff(Box::new(locked)));
    }
    let game = AnyGame::of_header(&journal.header, edition(board))?;
    let play = Play::replay(game, &journal)?;
    let complete = play.is_over() && proof != Proof::SeedNotPublished;
    if !complete && !unfinished {
        let last = journal.entries.len();
        let what = if play.is_over() { "the seed of its dice is published" } else { "the game is over" };
        return Err(anyhow::anyhow!("it ends with entry {last}, before {what}"))
            .context("cut off or still being played (--unfinished checks what is there)");
    }
    let rolls = rolls(&journal.entries);
    let tallies = tallies(&rolls);
    Ok(Found::Game(Box::new(Verified { play, proof, rolls, tallies })))
}

fn as_json(verified: &Verified) -> serde_json::Value {
    let play = &verified.play;
    json!({
        "ok": true,
        "game": play.header().identity,
        "names": play.header().names,
        "entries": play.lines().len() - 1,
        "proof": verified.proof,
        "contributions": play.locked().map(contributions),
        "broken_off": play.locked().map(|locked| &locked.sealing().broken_off),
        "outcome": play.game().outcome(play.state()),
        "abandoned": play.is_abandoned(),
        "rolls": verified.rolls,
        "tallies": verified.tallies,
    })
}

/// What every seat has to do with the dice, in a word each.
fn contributions(locked: &Locked) -> Vec<&'static str> {
    let word = |contribution: &Contribution| match contribution {
        Contribution::Bot => "bot",
        Contribution::Nothing => "nothing",
        Contribution::Awaited => "awaited",
        Contribution::Withheld => "withheld",
        Contribution::Share(_) => "share",
    };
    locked.contributions().iter().map(word).collect()
}

fn in_words(name: &str, verified: &Verified, l10n: &Localizer) -> String {
    let play = &verified.play;
    let (header, names) = (play.header(), &play.header().names);
    let game = Text::new("cli-game")
        .with("game", header.identity.game.clone())
        .with("board", header.identity.edition.id.clone())
        .with("names", Seat::all(names.len()).map(Arg::Seat).collect::<Vec<_>>());
    let mut text = format!("{name}\n{}\n\n", l10n.text(&game, names));
    text += &rolls_in_words(&verified.rolls, names, l10n);
    for tally in &verified.tallies {
        text += &tally_in_words(tally, l10n);
    }
    text.push('\n');
    text += &proof_in_words(verified.proof, &header.dice, l10n);
    text += &play.locked().map_or_else(String::new, |locked| contributions_in_words(locked, names, l10n));
    let over = match play.game().outcome(play.state()) {
        Some(outcome) => Text::new("cli-over")
            .with("clause", outcome.clause)
            .with("winners", outcome.winners.iter().map(Arg::Seat).collect::<Vec<_>>()),
        None if play.is_abandoned() => Text::new("cli-abandoned"),
        None => Text::new("cli-not-over"),
    };
    let holds = Text::new("cli-holds").with("count", play.lines().len() - 1);
    text + &format!("{}\n{}\n", l10n.text(&over, names), l10n.text(&holds, names))
}

/// Every roll, in the words of the roll report.
fn rolls_in_words(rolls: &[Roll], names: &[String], l10n: &Localizer) -> String {
    let [number, who, what, dice, result] =
        ["rolls-number", "rolls-who", "rolls-what", "rolls-dice", "rolls-result"].map(|id| l10n.say(id));
    let mut text = format!("{number:>5}  {who:<16} {what:<24} {dice:<18} {result}\n");
    for roll in rolls {
        let of = |id: &str, of: u32| l10n.say_with(id, &[("of", of.to_string())]);
        let (dice, result) = match &roll.fall {
            Fall::Die(_, sides, face) => (of("rolls-die", *sides), face.to_string()),
            Fall::Pick(_, number, index) => (of("rolls-pick", *number), (index + 1).to_string()),
            Fall::Shuffle(_, exchanges) => {
                let number = u32::try_from(exchanges.len() + 1).unwrap_or(u32::MAX);
                (of("rolls-shuffle", number), l10n.say("cli-order"))
            }
        };
        let who = roll.seat.and_then(|seat| names.get(seat.index()));
        let who = who.map_or_else(|| l10n.say("rolls-set-up"), Clone::clone);
        let what = purpose(roll.fall.purpose(), l10n);
        text += &format!("{:>5}  {who:<16} {what:<24} {dice:<18} {result}\n", roll.number);
    }
    text
}

/// What a roll was for, in words if there are any.
fn purpose(purpose: &str, l10n: &Localizer) -> String {
    l10n.say_or(&format!("purpose-{purpose}"), purpose)
}

fn tally_in_words(tally: &Tally, l10n: &Localizer) -> String {
    let expected = l10n.decimal(tally.expected, 1);
    let args = [("purpose", purpose(&tally.purpose, l10n)), ("expected", expected)];
    let mut text = format!("\n{}\n", l10n.say_with("cli-tally", &args));
    for (face, count) in (1..).zip(&tally.observed) {
        text += &format!("  {face:>3}: {count:>5}  {}\n", "#".repeat((*count as usize).min(60)));
    }
    let args = [
        ("chi", l10n.decimal(tally.chi_square, 2)),
        ("degrees", (tally.sides - 1).to_string()),
        ("percent", l10n.decimal(100.0 * tally.probability, 1)),
    ];
    text + &format!("  {}\n", l10n.say_with("cli-even", &args))
}

fn proof_in_words(proof: Proof, origin: &Origin, l10n: &Localizer) -> String {
    match (proof, origin) {
        (Proof::Shared, Origin::Sealed(sealing)) => {
            let [shared, not] = ["rolls-shared", "dice-proves-not"].map(|id| l10n.say(id));
            format!("{shared}\n  {}\n{not}\n", sealing.seed.0)
        }
        (Proof::TableAlone, Origin::Sealed(sealing)) => {
            format!("{}\n  {}\n", l10n.say("rolls-table-alone"), sealing.seed.0)
        }
        (Proof::Proven, Origin::Proven(provenance)) => {
            let [proven, how, not] =
                ["cli-proven", "cli-proven-how", "cli-proven-not"].map(|id| l10n.say(id));
            format!("{proven}\n  {}\n{how}\n{not}\n", provenance.commitment.0)
        }
        (Proof::Reproduced, Origin::Seeded(seed)) => {
            l10n.say_with("cli-reproduced", &[("seed", seed.to_string())]) + "\n"
        }
        (Proof::SeedNotPublished, _) => l10n.say("cli-sealed") + "\n",
        _ => l10n.say("cli-scripted") + "\n",
    }
}

/// Who contributed to the dice and who did not, and the starts before this one, in the words of the pages.
fn contributions_in_words(locked: &Locked, names: &[String], l10n: &Localizer) -> String {
    let sentence = |id: &str, is: fn(&Contribution) -> bool| {
        let those = names.iter().zip(locked.contributions()).filter(|(_, each)| is(each));
        let those: Vec<String> = those.map(|(name, _)| name.clone()).collect();
        let said = || l10n.say_with(id, &[("names", l10n.list(&those))]) + "\n";
        if those.is_empty() { String::new() } else { said() }
    };
    let mut text = sentence("dice-shares-of", |each| matches!(each, Contribution::Share(_)));
    text += &sentence("dice-withheld-by", |each| *each == Contribution::Withheld);
    text += &sentence("dice-nothing-from", |each| *each == Contribution::Nothing);
    text + &starts_in_words(locked, l10n)
}

/// The starts before this one that were broken off.
fn starts_in_words(locked: &Locked, l10n: &Localizer) -> String {
    let said =
        |start: &BrokenOff| l10n.say_count("dice-broken-off", start.shares) + " " + &start.table + "\n";
    locked.sealing().broken_off.iter().map(said).collect()
}
