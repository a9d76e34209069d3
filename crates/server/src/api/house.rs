//! What a house offers to play, what the caller has played there, and games that they bring along.

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use games::GameInfo;
use pages::model::{ScenarioLink, Standing};
use pages::own_tables::{End, Past, Running, Sitting};
use pages::{Localizer, forms};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::sync::Arc;
use table::{Answers, Question};

use super::answers::TimeInfo;
use super::caller::{AtTable, Caller, Scope};
use super::{Json, answer};
use crate::brought::{LARGEST_JOURNAL, Unkept};
use crate::client::Client;
use crate::fields::read_up_to;
use crate::house::House;
use crate::problem::Problem;
use crate::routes::{past_of, running_of};
use crate::upload::LONGEST_WAIT;

/// A game that tables can be opened for.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Offered {
    /// The game's id.
    id: &'static str,
    /// What it is called, in the caller's language.
    name: String,
    /// How many play at least.
    fewest: usize,
    /// How many play at most.
    most: usize,
    /// How many play at most in teams.
    most_in_teams: usize,
    /// How its options are asked for.
    options: Vec<OptionInfo>,
    /// The options as the game is usually played.
    usual: Value,
    scenarios: Vec<ScenarioInfo>,
    /// The bots that can be seated, from the weakest to the strongest.
    bots: Vec<&'static str>,
}

/// A question about a game's options.
#[derive(Debug, Serialize, JsonSchema)]
struct OptionInfo {
    /// The name of the option, where an answer sets one.
    name: &'static str,
    /// What is asked, in the caller's language.
    text: String,
    /// The clause that it comes from.
    clause: Option<String>,
    /// The answers: what each sets, by the names of options. None, if it is a number.
    answers: Vec<AnswerInfo>,
    /// The least that a number may be.
    least: Option<u16>,
    /// The most.
    most: Option<u16>,
}

/// An answer to a question about options.
#[derive(Debug, Serialize, JsonSchema)]
struct AnswerInfo {
    /// The answer in words; none for a switch.
    text: Option<String>,
    sets: Map<String, Value>,
}

/// A position that can be played on from.
#[derive(Debug, Serialize, JsonSchema)]
struct ScenarioInfo {
    /// What it is asked for by.
    id: String,
    title: String,
    seats: usize,
    /// Where whoever plays it against bots sits.
    seat: u8,
    /// How things stand.
    briefing: Option<String>,
    /// What is to be reached.
    goal: Option<String>,
    /// Whether it is the guided first game.
    lesson: bool,
}

/// The caller's tables: those at which is played, or will be, and those that are over.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct MineAnswer {
    running: Vec<RunningInfo>,
    /// The last to end first.
    past: Vec<PastInfo>,
}

/// A table at which is played, or will be.
#[derive(Debug, Serialize, JsonSchema)]
struct RunningInfo {
    id: String,
    game: String,
    standing: StandingInfo,
    /// For how many seconds it has stood so.
    since: u64,
    /// Who sits there; marked is whoever is waited for.
    people: Vec<SittingInfo>,
    /// The clock that matters now, at a table that has a pace.
    time: Option<TimeInfo>,
}

/// How a table stands.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum StandingInfo {
    /// It waits for players.
    Open,
    /// It waits for the caller.
    YourTurn,
    /// It waits for others, or nobody has looked for whom.
    Playing,
    Over,
}

/// Somebody at a table in a list.
#[derive(Debug, Serialize, JsonSchema)]
struct SittingInfo {
    seat: u8,
    /// What they are called; nothing, if the seat is free.
    name: String,
    own: bool,
    /// Whether they are waited for, or have won.
    marked: bool,
}

/// A game that is over.
#[derive(Debug, Serialize, JsonSchema)]
struct PastInfo {
    id: String,
    game: String,
    /// How many seconds ago it ended.
    ended: u64,
    /// How it ended, if that has been found out.
    end: Option<EndedInfo>,
    /// Who sat there in the end; marked is who has won.
    people: Vec<SittingInfo>,
    /// The bots at the table, by their names.
    bots: Vec<String>,
    /// The caller's dice, kind by kind.
    dice: Vec<DiceInfo>,
}

/// How a game ended.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum EndedInfo {
    Won,
    /// All agreed to end it.
    Agreed,
    /// Its start was broken off.
    BrokenOff,
}

/// Dice of one kind.
#[derive(Debug, Serialize, JsonSchema)]
struct DiceInfo {
    /// What they were for.
    purpose: String,
    /// How often each face fell, the lowest first.
    observed: Vec<u32>,
    /// How often each should have fallen.
    expected: f64,
}

/// A game that was brought along.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Brought {
    /// The table that keeps it.
    id: String,
}

/// A seat commits to a share in the dice.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Commit {
    pub(super) seat: u8,
    /// SHA-256 of 32 bytes, in hexadecimal digits.
    pub(super) commitment: String,
}

/// `GET /games`
pub(super) async fn games(caller: Caller) -> Result<Response, Problem> {
    caller.may(Scope::Read)?;
    let (library, l10n) = (&caller.house.library, caller.reader.l10n);
    let scenarios = library.scenario_links();
    let offered = |info: &GameInfo| Offered::of(info, &scenarios, l10n);
    answer(StatusCode::OK, &library.games().iter().map(offered).collect::<Result<Vec<_>, _>>()?)
}

/// `GET /mine`
pub(super) async fn mine(caller: Caller) -> Result<Response, Problem> {
    caller.may(Scope::Read)?;
    let (house, reader) = (&caller.house, &caller.reader);
    let running = running_of(house, reader).await?.into_iter().map(RunningInfo::from).collect();
    let past = past_of(house, reader).await?.into_iter().map(PastInfo::from).collect();
    answer(StatusCode::OK, &MineAnswer { running, past })
}

/// `POST /journals`: the journal of a finished game, as it is.
pub(super) async fn bring(
    caller: Caller,
    client: Client,
    State(house): State<Arc<House>>,
    request: Request,
) -> Result<Response, Problem> {
    caller.may(Scope::Play)?;
    client.opens(&house, &caller.reader.player)?;
    let bytes = read_up_to(request.into_body(), LARGEST_JOURNAL, LONGEST_WAIT).await?;
    let text = String::from_utf8(bytes.into()).map_err(|_| Problem::unfit("srv-no-journal"))?;
    match house.bring(text).await {
        Ok(id) => answer(StatusCode::CREATED, &Brought { id }),
        Err(Unkept::House(obstacle)) => Err(obstacle.into()),
        Err(Unkept::Wrong(why)) => Err(Problem::wrong_journal(why)),
    }
}

/// `POST /tables/{id}/commit`, by whoever sits there.
pub(super) async fn commit(at: AtTable, Json(commit): Json<Commit>) -> Result<Response, Problem> {
    at.caller.may(Scope::Play)?;
    let seat = at.own(commit.seat)?;
    let commitment = forms::read_commitment(&commit.commitment)?;
    at.table.commit(&at.caller.house, seat, commitment).await?;
    at.stands()
}

impl Offered {
    fn of(info: &GameInfo, scenarios: &[ScenarioLink], l10n: &Localizer) -> Result<Offered, Problem> {
        let own = scenarios.iter().filter(|scenario| scenario.game == info.id);
        Ok(Offered {
            id: info.id,
            name: l10n.say(&format!("game-{}", info.id)),
            fewest: info.fewest,
            most: info.most,
            most_in_teams: info.most_in_teams,
            options: info
                .kind
                .questions()
                .into_iter()
                .map(|question| OptionInfo::of(question, l10n))
                .collect(),
            usual: serde_json::to_value(info.kind.usual_options()).map_err(|_| Problem::broken())?,
            scenarios: own.map(|scenario| ScenarioInfo::of(scenario, l10n)).collect(),
            bots: forms::LEVELS.to_vec(),
        })
    }
}

impl OptionInfo {
    fn of(question: Question, l10n: &Localizer) -> OptionInfo {
        let say = |text: &table::Text| l10n.text(text, &[]);
        let (answers, least, most) = match question.answers {
            Answers::Switch { .. } => {
                let on = [(question.name.to_owned(), Value::Bool(true))].into_iter().collect();
                (vec![AnswerInfo { text: None, sets: on }], None, None)
            }
            Answers::Choice { answers, .. } => {
                let sets = |sets: Vec<(&str, Value)>| {
                    sets.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
                };
                let info = |it: table::Answer| AnswerInfo { text: Some(say(&it.text)), sets: sets(it.sets) };
                (answers.into_iter().map(info).collect(), None, None)
            }
            Answers::Number { least, most } => (Vec::new(), Some(least), Some(most)),
        };
        OptionInfo {
            name: question.name,
            text: say(&question.text),
            clause: question.clause.map(|clause| clause.to_string()),
            answers,
            least,
            most,
        }
    }
}

impl ScenarioInfo {
    fn of(scenario: &ScenarioLink, l10n: &Localizer) -> ScenarioInfo {
        ScenarioInfo {
            id: scenario.id.clone(),
            title: l10n.name(&scenario.title),
            seats: scenario.seats,
            seat: scenario.seat.0,
            briefing: scenario.briefing.as_deref().map(|text| l10n.name(text)),
            goal: scenario.goal.as_deref().map(|text| l10n.name(text)),
            lesson: scenario.lesson,
        }
    }
}

impl From<Running> for RunningInfo {
    fn from(running: Running) -> Self {
        RunningInfo {
            id: running.id,
            game: running.game,
            standing: match running.standing {
                Standing::Open => StandingInfo::Open,
                Standing::YourTurn => StandingInfo::YourTurn,
                Standing::WaitsFor(_) | Standing::Playing => StandingInfo::Playing,
                Standing::Over => StandingInfo::Over,
            },
            since: running.since.as_secs(),
            people: running.people.into_iter().map(SittingInfo::from).collect(),
            time: running.time.map(TimeInfo::from),
        }
    }
}

impl From<Past> for PastInfo {
    fn from(past: Past) -> Self {
        PastInfo {
            id: past.id,
            game: past.game,
            ended: past.ended.as_secs(),
            end: past.end.map(|end| match end {
                End::Won => EndedInfo::Won,
                End::Agreed => EndedInfo::Agreed,
                End::BrokenOff => EndedInfo::BrokenOff,
            }),
            people: past.people.into_iter().map(SittingInfo::from).collect(),
            bots: past.bots,
            dice: past
                .dice
                .into_iter()
                .map(|tally| DiceInfo {
                    purpose: tally.purpose,
                    observed: tally.observed,
                    expected: tally.expected,
                })
                .collect(),
        }
    }
}

impl From<Sitting> for SittingInfo {
    fn from(sitting: Sitting) -> Self {
        let Sitting { seat, name, own, marked } = sitting;
        SittingInfo { seat: seat.0, name, own, marked }
    }
}
