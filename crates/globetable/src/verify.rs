//! `globetable verify`: whether a journal is what it says.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use games::AnyGame;
use pages::Localizer;
use serde_json::json;
use table::dice::Fall;
use table::journal::{Journal, Origin};
use table::rolls::{Proof, Roll, Tally, prove, rolls, tallies};
use table::{Game, Play};

use crate::files::{Text, edition};

#[derive(Clone, Debug, clap::Args)]
pub(crate) struct VerifyArguments {
    /// The journal, as the table hands it out when a game is over
    file: PathBuf,
    /// The board it was played on, if it is not the one that comes with the program
    #[arg(long, value_name = "FILE")]
    edition: Option<PathBuf>,
    /// Accept a journal that ends before the game does
    #[arg(long)]
    unfinished: bool,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

/// What was found out about a journal that holds.
struct Verified {
    play: Play<AnyGame>,
    proof: Proof,
    rolls: Vec<Roll>,
    tallies: Vec<Tally>,
}

pub(crate) fn run(arguments: &VerifyArguments) -> Result<ExitCode> {
    let file = Text::read(&arguments.file)?;
    let board = Text::read_if(arguments.edition.as_ref())?;
    match verify(&file, board.as_ref(), arguments.unfinished) {
        Ok(verified) if arguments.json => println!("{}", as_json(&verified)),
        Ok(verified) => print!("{}", in_words(&file.name, &verified)),
        Err(error) if arguments.json => {
            println!("{}", json!({ "ok": false, "error": format!("{error:#}") }));
            return Ok(ExitCode::FAILURE);
        }
        Err(error) => {
            eprintln!("{}: does not hold: {error:#}", file.name);
            return Ok(ExitCode::FAILURE);
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn verify(file: &Text, board: Option<&Text>, unfinished: bool) -> Result<Verified> {
    let journal = Journal::read(&file.text)?;
    let game = AnyGame::of_header(&journal.header, edition(board))?;
    let play = Play::replay(game, &journal)?;
    let proof = prove(&journal)?;
    let complete = play.is_over() && proof != Proof::SeedNotPublished;
    if !complete && !unfinished {
        let last = journal.entries.len();
        let what = if play.is_over() { "the seed of its dice is published" } else { "the game is over" };
        return Err(anyhow::anyhow!("it ends with entry {last}, before {what}"))
            .context("cut off or still being played (--unfinished checks what is there)");
    }
    let rolls = rolls(&journal.entries);
    let tallies = tallies(&rolls);
    Ok(Verified { play, proof, rolls, tallies })
}

fn as_json(verified: &Verified) -> serde_json::Value {
    let play = &verified.play;
    json!({
        "ok": true,
        "game": play.header().identity,
        "names": play.header().names,
        "entries": play.lines().len() - 1,
        "proof": verified.proof,
        "outcome": play.game().outcome(play.state()),
        "rolls": verified.rolls,
        "tallies": verified.tallies,
    })
}

fn in_words(name: &str, verified: &Verified) -> String {
    let play = &verified.play;
    let header = play.header();
    let names = &header.names;
    let l10n = Localizer::english();
    let mut text = format!(
        "{name}\n{} on “{}”, {}\n\n",
        header.identity.game,
        header.identity.edition.id,
        names.join(", ")
    );
    text += &format!("{:>5}  {:<16} {:<12} {:<18} result\n", "roll", "who", "what for", "dice");
    for roll in &verified.rolls {
        let who = roll.seat.and_then(|seat| names.get(seat.index())).map_or("the table", String::as_str);
        let (dice, result) = match &roll.fall {
            Fall::Die(_, sides, face) => (format!("d{sides}"), face.to_string()),
            Fall::Pick(_, of, index) => (format!("one of {of}"), format!("number {}", index + 1)),
            Fall::Shuffle(_, exchanges) => {
                (format!("shuffle of {}", exchanges.len() + 1), "(order)".to_owned())
            }
        };
        text += &format!("{:>5}  {who:<16} {:<12} {dice:<18} {result}\n", roll.number, roll.fall.purpose());
    }
    for tally in &verified.tallies {
        text += &format!(
            "\nd{} for “{}”: each face is expected {:.1} times\n",
            tally.sides, tally.purpose, tally.expected
        );
        for (face, count) in (1..).zip(&tally.observed) {
            text += &format!("  {face:>3}: {count:>5}  {}\n", "#".repeat((*count as usize).min(60)));
        }
        text += &format!(
            "  chi-square {:.2} with {} degrees of freedom; even dice are at least that uneven in {:.1} % of games\n",
            tally.chi_square,
            tally.sides - 1,
            100.0 * tally.probability
        );
    }
    text.push('\n');
    text += &proof_in_words(verified.proof, &header.dice);
    match play.game().outcome(play.state()) {
        Some(outcome) => {
            let winners: Vec<String> =
                outcome.winners.iter().filter_map(|seat| names.get(seat.index()).cloned()).collect();
            text += &format!("The game is over by {}: won by {}.\n", outcome.clause, l10n.list(&winners));
        }
        None => text += "The game is not over.\n",
    }
    text += &format!("Everything holds: {} entries, chain, rules and replay.\n", play.lines().len() - 1);
    text
}

fn proof_in_words(proof: Proof, origin: &Origin) -> String {
    match (proof, origin) {
        (Proof::Proven, Origin::Proven(provenance)) => format!(
            "The dice are proven: the seed published after the game is the one committed to before it\n  {}\nand every draw follows from it and from what the players contributed. Nobody chose the rolls.\n(It does not prove that the host did not look ahead in the memory of their own machine.)\n",
            provenance.commitment.0
        ),
        (Proof::Reproduced, Origin::Seeded(seed)) => {
            format!("Every draw follows from the seed {seed}, which was no secret.\n")
        }
        (Proof::SeedNotPublished, _) => {
            "The seed of the dice is not published yet, so the draws cannot be checked against it.\n"
                .to_owned()
        }
        _ => "The dice were scripted: somebody chose them.\n".to_owned(),
    }
}
