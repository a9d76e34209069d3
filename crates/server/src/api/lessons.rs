//! The lessons from the rulebooks and the puzzles, by programs.

use std::sync::Arc;

use axum::extract::{FromRequestParts, Path, Query};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::Response;
use bots::puzzle::{Missed, Stand};
use games::{GameInfo, Setup};
use pages::model::Ask;
use pages::puzzle::{PuzzleLink, PuzzleTry};
use pages::worked::{QuestionOutline, SceneOutline, WhatIfOutline, Worked};
use pages::{Localizer, forms};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Game, Seat};

use super::answers::BoardAnswer;
use super::caller::{AtTable, Caller, Scope};
use super::tables::{Asked, info, moment_of};
use super::{Json, answer};
use crate::client::Client;
use crate::house::House;
use crate::obstacle::Obstacle;
use crate::past::{LookBack, Past};
use crate::problem::Problem;

/// A lesson: scenes from a rulebook, played out.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct LessonInfo {
    /// The game's id.
    game: &'static str,
    /// The course, as its address has it.
    course: String,
    title: String,
    /// What it is about.
    about: String,
}

/// A course of a lesson: the lesson itself, or what else might have happened.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct CourseAnswer {
    title: String,
    /// The first moment.
    first: u64,
    /// The last.
    last: u64,
    /// The lesson that it is left for another course, if it is one.
    from: Option<CourseFrom>,
    /// The names of those who play.
    names: Vec<String>,
    /// What is played.
    board: BoardAnswer,
    scenes: Vec<SceneInfo>,
}

/// Where a lesson was left for another course.
#[derive(Debug, Serialize, JsonSchema)]
struct CourseFrom {
    course: String,
    /// The moment of it.
    entry: u64,
}

/// A scene of a lesson.
#[derive(Debug, Serialize, JsonSchema)]
struct SceneInfo {
    /// The moment that it stands under, and those after it up to the next scene.
    entry: u64,
    /// What the coach says, in the caller's language.
    note: String,
    questions: Vec<QuestionInfo>,
    /// What else might have happened.
    what_ifs: Vec<WhatIfInfo>,
}

/// Something to ask oneself.
#[derive(Debug, Serialize, JsonSchema)]
struct QuestionInfo {
    text: String,
    answers: Vec<AnswerTo>,
}

/// An answer to a question.
#[derive(Debug, Serialize, JsonSchema)]
struct AnswerTo {
    text: String,
    right: bool,
    /// What is said to it.
    says: String,
}

/// Another course that begins at a scene.
#[derive(Debug, Serialize, JsonSchema)]
struct WhatIfInfo {
    title: String,
    course: String,
    /// The moment of it with which it is another.
    entry: u64,
    /// The moment of it from which it is best played on.
    from: u64,
    /// The seat that then decides.
    seat: u8,
}

/// Somebody plays on from a scene, against bots.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PlayOnFromScene {
    /// The seat that the caller takes.
    seat: u8,
    #[serde(default)]
    name: String,
}

/// A puzzle. It is begun by opening a table with its position: the caller on its seat, bots on all others.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct PuzzleInfo {
    /// The game's id.
    game: &'static str,
    /// The position, as a new table asks for it.
    scenario: String,
    title: String,
    seats: usize,
    /// Where whoever solves it sits.
    seat: u8,
    /// What is asked for.
    asked: String,
    /// How often the bot `greedy` misses it, in a hundred tries.
    missed: u8,
}

/// The try at a puzzle.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct TryAnswer {
    /// The puzzle's position.
    scenario: String,
    /// What is asked for.
    asked: String,
    stand: StandInfo,
    /// What turned it, if it was missed by something that the caller did.
    turned: Option<String>,
    /// The plan that reaches it.
    plan: Vec<String>,
    /// The position of the puzzle after it.
    next: Option<String>,
}

/// How a try stands.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum StandInfo {
    Open,
    Reached,
    /// The turn is over without it.
    TurnOver,
    /// Only luck could reach it now.
    Luck,
}

/// A course of a lesson in an address, and the entry in it as it came.
pub(super) struct Place {
    lesson: &'static Worked,
    entry: String,
}

impl FromRequestParts<Arc<House>> for Place {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Problem> {
        let found = Path::<Vec<(String, String)>>::from_request_parts(parts, house).await;
        let Path(found) = found.map_err(|_| Problem::not_found())?;
        let mut found = found.into_iter().map(|(_, part)| part);
        let mut next = || found.next().unwrap_or_default();
        let lesson = Worked::find(&next(), &next()).ok_or_else(Problem::not_found)?;
        Ok(Place { lesson, entry: next() })
    }
}

/// `GET /lessons`
pub(super) async fn lessons(caller: Caller) -> Result<Response, Problem> {
    caller.may(Scope::Read)?;
    let l10n = caller.reader.l10n;
    let listed = |lesson: &'static Worked| LessonInfo {
        game: lesson.game.id,
        course: lesson.course(),
        title: lesson.title(l10n),
        about: lesson.about(l10n),
    };
    let games = caller.house.library.games().iter();
    let lessons: Vec<LessonInfo> = games.flat_map(|info| Worked::of(info.id)).map(listed).collect();
    answer(StatusCode::OK, &lessons)
}

/// `GET /lessons/{game}/{course}`
pub(super) async fn course(caller: Caller, place: Place) -> Result<Response, Problem> {
    caller.may(Scope::Read)?;
    let (lesson, l10n) = (place.lesson, caller.reader.l10n);
    let (game, ends) = (lesson.play.game(), lesson.play.moments());
    let identity = serde_json::to_value(game.identity()).map_err(|_| Problem::broken())?;
    answer(
        StatusCode::OK,
        &CourseAnswer {
            title: lesson.title(l10n),
            first: *ends.start(),
            last: *ends.end(),
            from: lesson.left_at().map(|entry| CourseFrom { course: lesson.lesson.clone(), entry }),
            names: lesson.play.header().names.clone(),
            board: BoardAnswer { identity, board: game.board() },
            scenes: lesson.outline(l10n).into_iter().map(SceneInfo::from).collect(),
        },
    )
}

/// `GET /lessons/{game}/{course}/moments/{entry}?as=`
pub(super) async fn moment(caller: Caller, place: Place, Query(fields): Asked) -> Result<Response, Problem> {
    caller.may(Scope::Read)?;
    moment_of(&look_back(place.lesson, &caller, Ask { fields }), &place.entry)
}

/// `POST /lessons/{game}/{course}/moments/{entry}/play-on`
pub(super) async fn play_on(
    caller: Caller,
    client: Client,
    Place { lesson, entry }: Place,
    Json(wish): Json<PlayOnFromScene>,
) -> Result<Response, Problem> {
    caller.may(Scope::Play)?;
    let reader = &caller.reader;
    let moment = look_back(lesson, &caller, Ask::default()).moment(entry.parse().ok())?;
    let name = forms::read_name(&wish.name)?.unwrap_or_else(|| reader.l10n.say("form-somebody"));
    client.opens(&caller.house, &reader.player)?;
    let onwards = caller.house.onwards_from_lesson(lesson, moment.entry).await?;
    let seat = (Seat(wish.seat), &*name);
    let id = caller.house.play_on(lesson.play.game(), onwards, &moment.state, seat, reader).await?;
    let table = caller.house.table(&id).await?;
    answer(StatusCode::CREATED, &info(&table, &table.now(), &reader.player))
}

/// `GET /puzzles`: the easiest of each game first.
pub(super) async fn puzzles(caller: Caller) -> Result<Response, Problem> {
    caller.may(Scope::Read)?;
    let (house, l10n) = (&caller.house, caller.reader.l10n);
    let mut puzzles = Vec::new();
    for game in house.library.games() {
        puzzles.extend(puzzles_of(house, game, l10n)?);
    }
    answer(StatusCode::OK, &puzzles)
}

/// `GET /tables/{id}/puzzle`: for whoever tries it.
pub(super) async fn tried(at: AtTable) -> Result<Response, Problem> {
    at.caller.may(Scope::Read)?;
    let now = at.table.now();
    let play = now.play.as_ref().ok_or(Obstacle::NotStarted)?;
    let owned = now.owned_by(&at.caller.reader.player);
    let puzzle = at.table.puzzle.as_ref().and_then(|puzzle| puzzle.shown(play, owned, ""));
    let PuzzleTry { link, next, plan, stand, .. } = puzzle.ok_or_else(Problem::not_found)?;
    let (l10n, names) = (at.caller.reader.l10n, now.names());
    let (stand, turned) = match stand {
        Stand::Open => (StandInfo::Open, None),
        Stand::Reached => (StandInfo::Reached, None),
        Stand::Missed { why: Missed::TurnOver, turned } => (StandInfo::TurnOver, turned),
        Stand::Missed { why: Missed::Luck, turned } => (StandInfo::Luck, turned),
    };
    answer(
        StatusCode::OK,
        &TryAnswer {
            scenario: link.scenario.id.clone(),
            asked: asked(link, l10n),
            stand,
            turned: turned.map(|action| l10n.text(&play.game().name_action(&action), &names)),
            plan: plan.iter().map(|step| l10n.text(step, &names)).collect(),
            next: next.map(|next| next.id.clone()),
        },
    )
}

fn look_back<'a>(lesson: &'static Worked, caller: &'a Caller, ask: Ask) -> LookBack<'a> {
    LookBack { past: Past::Lesson(lesson), play: &lesson.play, reader: &caller.reader, ask }
}

fn puzzles_of(house: &Arc<House>, info: &GameInfo, l10n: &Localizer) -> Result<Vec<PuzzleInfo>, Problem> {
    // What is asked for is said by the game on its board; how many play it makes no difference.
    let game = Setup::usual(info.kind, info.fewest).open(None).map_err(Obstacle::of_choices)?;
    let puzzles = house.library.puzzles_of(info.kind);
    let links = puzzles.iter().filter_map(|scenario| scenario.puzzle_link(&game));
    Ok(links.map(|link| PuzzleInfo::of(info.id, &link, l10n)).collect())
}

fn asked(link: &PuzzleLink, l10n: &Localizer) -> String {
    link.asked.iter().map(|text| l10n.text(text, &[])).collect::<Vec<_>>().join(" ")
}

impl PuzzleInfo {
    fn of(game: &'static str, link: &PuzzleLink, l10n: &Localizer) -> PuzzleInfo {
        PuzzleInfo {
            game,
            scenario: link.scenario.id.clone(),
            title: l10n.name(&link.scenario.title),
            seats: link.scenario.seats,
            seat: link.scenario.seat.0,
            asked: asked(link, l10n),
            missed: link.missed,
        }
    }
}

impl From<SceneOutline> for SceneInfo {
    fn from(SceneOutline { entry, note, questions, what_ifs }: SceneOutline) -> Self {
        SceneInfo {
            entry,
            note,
            questions: questions.into_iter().map(QuestionInfo::from).collect(),
            what_ifs: what_ifs.into_iter().map(WhatIfInfo::from).collect(),
        }
    }
}

impl From<QuestionOutline> for QuestionInfo {
    fn from(QuestionOutline { text, answers }: QuestionOutline) -> Self {
        let answer = |(text, says, right)| AnswerTo { text, right, says };
        QuestionInfo { text, answers: answers.into_iter().map(answer).collect() }
    }
}

impl From<WhatIfOutline> for WhatIfInfo {
    fn from(WhatIfOutline { title, course, entry, tries: (from, seat) }: WhatIfOutline) -> Self {
        WhatIfInfo { title, course, entry, from, seat: seat.0 }
    }
}
