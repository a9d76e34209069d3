//! `globetable odds`: the exact chances of Globopolis's battles (GP-70 to GP-77), and whether battles agree with them.

use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use games::globopolis::odds::{Arms, MOST, Odds, STRENGTHS};
use games::globopolis::state::Party;
use games::globopolis::{Action, Edition, Globopolis, Options, State};
use serde_json::{Value, json};
use table::dice::FastDice;
use table::{Game, Silent, Source};

/// So many standard errors are accepted.
const ACCEPTED: f64 = 3.0;

#[derive(Clone, Debug, clap::Args)]
pub(crate) struct OddsArguments {
    /// How many d6 the Aggressor has; without numbers, all chances are listed
    #[arg(value_parser = d6, requires = "defender")]
    aggressor: Option<u8>,
    /// How many d6 the Defender has
    #[arg(value_parser = d6)]
    defender: Option<u8>,
    /// The sides of the Aggressor's and of the Defender's polygon, if a card has changed them
    #[arg(long, value_name = "SIDES,SIDES", value_parser = polygons, default_value = "8,10")]
    polygons: [u8; 2],
    /// Who wins equal values by a card
    #[arg(long, value_name = "PARTY")]
    ties: Option<Ties>,
    /// Fight so many battles for each of twenty strengths by the rules themselves, and compare
    #[arg(long, value_name = "BATTLES", conflicts_with = "aggressor", value_parser = clap::value_parser!(u32).range(1..))]
    check: Option<u32>,
    /// The seed of the battles that `--check` fights
    #[arg(long, default_value_t = 2002)]
    seed: u64,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum Ties {
    Aggressor,
    Defender,
}

fn d6(text: &str) -> Result<u8, String> {
    let number = text.parse().ok().filter(|&number: &u8| usize::from(number) <= MOST);
    number.ok_or_else(|| format!("a party has 0 to {MOST} d6 (GP-70)"))
}

fn polygons(text: &str) -> Result<[u8; 2], String> {
    let die = |side: &str| side.trim().parse().ok().filter(|sides| [8, 10, 12, 20].contains(sides));
    let sides = text.split_once(',').and_then(|(one, other)| Some([die(one)?, die(other)?]));
    sides.ok_or_else(|| "two polygons, each with 8, 10, 12 or 20 sides (GP-8), such as 12,10".to_owned())
}

impl OddsArguments {
    fn arms(&self) -> Arms {
        let ties = match self.ties {
            None => [false, false],
            Some(Ties::Aggressor) => [true, false],
            Some(Ties::Defender) => [false, true],
        };
        Arms { polygons: self.polygons, ties }
    }
}

pub(crate) fn run(arguments: &OddsArguments) -> Result<ExitCode> {
    let arms = arguments.arms();
    let odds = Odds::exactly(arms);
    if let Some(battles) = arguments.check {
        return check(arms, &odds, battles, arguments.seed, arguments.json);
    }
    match (arguments.aggressor, arguments.defender) {
        (Some(aggressor), Some(defender)) => {
            let (a, b) = (usize::from(aggressor), usize::from(defender));
            if arguments.json {
                let strength = json!({ "aggressor": a, "defender": b });
                println!(
                    "{}",
                    with_arms(arms, strength, &json!(odds.round[a][b]), &json!(odds.battle[a][b]))
                );
            } else {
                print!("{}", one_in_words(arms, &odds, [a, b]));
            }
        }
        _ if arguments.json => {
            println!("{}", with_arms(arms, json!({}), &json!(odds.round), &json!(odds.battle)));
        }
        _ => print!("{}", all_in_words(arms, &odds)),
    }
    Ok(ExitCode::SUCCESS)
}

fn with_arms(arms: Arms, mut head: Value, round: &Value, battle: &Value) -> Value {
    head["polygons"] = json!(arms.polygons);
    head["ties"] = json!({ "aggressor": arms.ties[0], "defender": arms.ties[1] });
    head["round"] = round.clone();
    head["battle"] = battle.clone();
    head
}

/// Who wins equal values, in words.
fn ties_in_words(arms: Arms) -> &'static str {
    match arms.ties {
        [true, false] => "The Aggressor wins equal values, by a card.",
        [false, true] => "The Defender wins equal values, by a card.",
        _ => "Equal values are won by who has fewer d6, or by the Defender (GP-77).",
    }
}

fn one_in_words(arms: Arms, odds: &Odds, [a, b]: [usize; 2]) -> String {
    let [ours, theirs] = arms.polygons;
    format!(
        "Aggressor: d{ours} and {a} d6. Defender: d{theirs} and {b} d6. {}\n\n\
         The Aggressor wins the first Battle Round with {:6.2} %,\n\
         and the whole battle with                      {:6.2} %.\n",
        ties_in_words(arms),
        100.0 * odds.round[a][b],
        100.0 * odds.battle[a][b]
    )
}

fn all_in_words(arms: Arms, odds: &Odds) -> String {
    let [ours, theirs] = arms.polygons;
    let mut text = format!(
        "The Aggressor's chances in percent, with a d{ours} against a d{theirs}. {}\n\
         Down: d6 of the Aggressor. Across: d6 of the Defender.\n",
        ties_in_words(arms)
    );
    for (what, chances) in [("One Battle Round", &odds.round), ("The whole battle", &odds.battle)] {
        text += &format!("\n{what}\n   ");
        for defender in 0..=MOST {
            text += &format!("{defender:>7}");
        }
        text.push('\n');
        for (aggressor, row) in chances.iter().enumerate() {
            text += &format!("{aggressor:>3}");
            for chance in row {
                text += &format!("{:>7.2}", 100.0 * chance);
            }
            text.push('\n');
        }
    }
    text
}

/// What came of the battles of one strength.
struct Found {
    strength: [u8; 2],
    exact: f64,
    found: f64,
    /// In standard errors.
    deviation: f64,
}

/// A table at which a battle is about to be fought, everything else set apart.
fn battlefield(game: &Globopolis, arms: Arms) -> Result<State> {
    let [own, foreign] = [0, 1].map(|index| game.edition().titles()[index].id.as_str());
    let text = format!(
        "[position]\nphase = \"rounds\"\nbattle = {{ from = \"{own}\", against = \"{foreign}\" }}\n\
         player = [{{ titles = [\"{own}\"] }}, {{ titles = [\"{foreign}\"] }}]\n"
    );
    let source = Source { name: "the battlefield", text: &text };
    let mut state = game.scenario(source, &mut FastDice::new(0))?;
    let battle = state.open.battle.as_mut().context("the position holds a battle")?;
    for party in Party::BOTH {
        let orders = &mut battle.orders[party as usize];
        orders.polygon = Some(arms.polygons[party as usize]);
        orders.ties = arms.ties[party as usize];
    }
    Ok(state)
}

/// Fights battles by the rules themselves, one Battle Round after another.
fn fight(game: &Globopolis, start: &State, battles: u32, dice: &mut FastDice) -> Result<u32> {
    let target = start.open.battle.context("the position holds a battle")?.against;
    let seat = start.open.turn;
    let aggressor = game.team_of(seat);
    let mut won = 0;
    for _ in 0..battles {
        let mut state = start.clone();
        while state.open.battle.is_some() {
            game.apply(&mut state, seat, &Action::Fight, dice, &mut Silent)
                .map_err(|refusal| anyhow::anyhow!("the rules refuse a Battle Round: {refusal}"))?;
        }
        won += u32::from(state.open.owner(target) == Some(aggressor));
    }
    Ok(won)
}

fn compare(arms: Arms, odds: &Odds, battles: u32, seed: u64) -> Result<Vec<Found>> {
    let game = Globopolis::new(Edition::world(), Options::CARDS, 2)
        .map_err(|refusal| anyhow::anyhow!("the card stage cannot be played: {refusal}"))?;
    let start = battlefield(&game, arms)?;
    let one = |index: usize| -> Result<Found> {
        let strength = STRENGTHS[index];
        let mut start = start.clone();
        start.open.battle.as_mut().context("the position holds a battle")?.dice = strength;
        // A seed of its own for each strength, so that the result is the same on any number of threads.
        let mut dice = FastDice::new(seed.wrapping_mul(31).wrapping_add(index as u64));
        let won = fight(&game, &start, battles, &mut dice)?;
        let exact = odds.win(strength[0], strength[1]);
        let found = f64::from(won) / f64::from(battles);
        let error = (exact * (1.0 - exact) / f64::from(battles)).sqrt();
        Ok(Found { strength, exact, found, deviation: (found - exact) / error })
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from).min(STRENGTHS.len());
    let parts: Vec<Result<Vec<(usize, Found)>>> = std::thread::scope(|scope| {
        let one = &one;
        let work = |first: usize| {
            move || (first..STRENGTHS.len()).step_by(threads).map(|index| Ok((index, one(index)?))).collect()
        };
        let running: Vec<_> = (0..threads).map(|first| scope.spawn(work(first))).collect();
        running.into_iter().map(|thread| thread.join().expect("a battle does not panic")).collect()
    });
    let mut all: Vec<(usize, Found)> =
        parts.into_iter().collect::<Result<Vec<_>>>()?.into_iter().flatten().collect();
    all.sort_by_key(|(index, _)| *index);
    Ok(all.into_iter().map(|(_, found)| found).collect())
}

fn check(arms: Arms, odds: &Odds, battles: u32, seed: u64, as_json: bool) -> Result<ExitCode> {
    let all = compare(arms, odds, battles, seed)?;
    let most = all.iter().map(|found| found.deviation.abs()).fold(0.0, f64::max);
    if as_json {
        let strengths: Vec<Value> = all
            .iter()
            .map(|found| {
                let [aggressor, defender] = found.strength;
                json!({ "aggressor": aggressor, "defender": defender, "exact": found.exact, "found": found.found,
                        "deviation": found.deviation })
            })
            .collect();
        println!("{}", json!({ "battles": battles, "seed": seed, "strengths": strengths, "most": most }));
    } else {
        println!(
            "{battles} battles for each strength, fought by the rules; seed {seed}. {}\n",
            ties_in_words(arms)
        );
        println!(
            "{:>9} {:>8} {:>10} {:>10} {:>16}",
            "Aggressor", "Defender", "exact", "found", "standard errors"
        );
        for Found { strength: [aggressor, defender], exact, found, deviation } in &all {
            let (exact, found) = (100.0 * exact, 100.0 * found);
            println!("{aggressor:>6} d6 {defender:>5} d6 {exact:>8.3} % {found:>8.3} % {deviation:>+16.2}");
        }
        println!("\nThe greatest deviation is {most:.2} standard errors.");
    }
    if most > ACCEPTED {
        bail!(
            "more than {ACCEPTED} standard errors: by chance that happens with one seed in twenty; another --seed \
             tells whether it is chance"
        );
    }
    Ok(ExitCode::SUCCESS)
}
