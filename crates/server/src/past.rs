//! Past moments of a table, as a reader may see them: while the game goes on, what their own seat saw then, or what a
//! spectator did; after it, anything. The scenes of a lesson are looked at in the same way.

use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use games::{AnyGame, AnyState};
use pages::absence::Absence;
use pages::company::Company;
use pages::model::{Ask, Eyes, MomentModel, Notice, Person, PersonKind, PlayOn, TableModel};
use pages::paths;
use pages::worked::Worked;
use serde_json::json;
use table::dice::Fall;
use table::journal::What;
use table::{Game, Moment, Play, Seat, SeatSet, Viewer, exact};

use crate::identity::Reader;
use crate::loaded::{Snapshot, Table};
use crate::problem::Problem;
use crate::sight::{by_id, json_answer};

/// How far back the nearest moment is looked for from which a game can be played on. It is over for its last entries only.
const LOOKED_BACK: u64 = 8;

/// What is looked back at.
#[derive(Clone, Copy)]
pub(crate) enum Past<'a> {
    /// The game of a table, as the table stands now.
    Table(&'a Table, &'a Snapshot),
    /// A lesson, in which nothing is hidden.
    Lesson(&'static Worked),
}

/// A reader who looks back.
pub(crate) struct LookBack<'a> {
    pub(crate) past: Past<'a>,
    pub(crate) play: &'a Play<AnyGame>,
    pub(crate) reader: &'a Reader,
    pub(crate) ask: Ask,
}

impl LookBack<'_> {
    /// The moment after this entry, if there is one.
    pub(crate) fn moment(&self, entry: Option<u64>) -> Result<Moment<AnyGame>, Problem> {
        let ends = self.play.moments();
        let moment = entry.and_then(|entry| self.play.at(entry));
        moment.ok_or_else(|| Problem::no_moment(*ends.start(), *ends.end()))
    }

    fn own(&self) -> SeatSet {
        match self.past {
            Past::Table(_, snapshot) => snapshot.owned_by(&self.reader.player),
            Past::Lesson(_) => SeatSet::EMPTY,
        }
    }

    /// Whether nothing is hidden any more.
    fn lies_open(&self) -> bool {
        self.play.is_over() || matches!(self.past, Past::Lesson(_))
    }

    /// Through whose eyes the reader may look.
    fn choices(&self) -> Vec<Eyes> {
        let over = self.lies_open();
        let seats = Seat::all(self.play.game().seats()).filter(|&seat| over || self.own().contains(seat));
        let open = over.then_some(Eyes::Open);
        seats.map(Eyes::Seat).chain([Eyes::Spectator]).chain(open).collect()
    }

    /// Through whose eyes they want to look, if they may. Unless they say so: their own; where several share a device, those of
    /// a spectator, who sees what all of them may.
    pub(crate) fn eyes(&self) -> Result<Eyes, Problem> {
        let usual = match (self.own().first(), self.own().len()) {
            (Some(seat), 1) => Eyes::Seat(seat),
            (None, _) if self.lies_open() => Eyes::Open,
            _ => Eyes::Spectator,
        };
        let Some(asked) = self.ask.get("as") else { return Ok(usual) };
        let asked = Eyes::called(asked).filter(|eyes| self.choices().contains(eyes));
        asked.ok_or_else(|| Problem::forbidden("srv-not-your-eyes"))
    }

    /// The whole page.
    pub(crate) fn page(&self, moment: &Moment<AnyGame>, notice: Option<Notice>) -> Result<Response, Problem> {
        let status = if notice.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
        let html = self.with_model(moment, notice, pages::moment)?;
        Ok((status, Html(html)).into_response())
    }

    /// The parts of it that another moment changes, for the script.
    pub(crate) fn json(&self, moment: &Moment<AnyGame>) -> Result<Response, Problem> {
        let body = self.with_model(moment, None, |model| {
            let regions = pages::moment_regions(model);
            json!({ "entry": model.entry, "title": pages::moment_title(model), "regions": by_id(&regions) })
        })?;
        Ok(json_answer(StatusCode::OK, body))
    }

    fn with_model<T>(
        &self,
        moment: &Moment<AnyGame>,
        notice: Option<Notice>,
        render: impl FnOnce(&MomentModel<'_>) -> T,
    ) -> Result<T, Problem> {
        let (play, eyes) = (self.play, self.eyes()?);
        let (game, seat) = (play.game(), eyes.viewer().seat());
        let view_of = |viewer| game.view(&moment.state, viewer).at_rest();
        let view = view_of(eyes.viewer());
        // Where several people share a device, what is told is what all of them may know.
        let shared = self.own().len() > 1 && !play.is_over();
        let told = if shared { Viewer::Spectator } else { eyes.viewer() };
        let log = match eyes {
            Eyes::Open => pages::open_lines(game, &moment.told),
            _ => pages::lines_for(game, &moment.told, told),
        };
        let course = pages::course_for(play, told);
        let open = if eyes == Eyes::Open { game.seats() } else { 0 };
        let outcome = game.outcome(&moment.state);
        let scored = play.scores().partition_point(|(entry, _)| *entry <= moment.entry);
        let scores: Vec<_> = play.scores().between(0, scored).cloned().collect();
        let ends = play.moments();
        Ok(render(&MomentModel {
            table: TableModel {
                l10n: self.reader.l10n,
                table: self.table_id(),
                version: moment.entry + 1,
                game,
                view: &view,
                seat,
                own: if shared { self.own() } else { seat.map_or(SeatSet::EMPTY, SeatSet::only) },
                people: &self.people(),
                log: &log,
                can_take_back: false,
                ask: self.ask.clone(),
                would_take: None,
                coach: pages::coach::Coach::default(),
                notice,
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
                past: true,
                company: Company::default(),
            },
            moments: self.address(),
            lesson: match self.past {
                Past::Table(..) => None,
                Past::Lesson(lesson) => Some(lesson),
            },
            entry: moment.entry,
            ends: (*ends.start(), *ends.end()),
            took_back: match moment.what {
                What::TakeBack { seat } | What::TakeBackTo { seat, .. } => Some(seat),
                _ => None,
            },
            dice: dice_of(moment),
            course: &course,
            eyes,
            choices: self.choices(),
            hands: Seat::all(open).map(|seat| (seat, view_of(Viewer::Seat(seat)))).collect(),
            play_on: self.play_on(moment),
            name: &self.reader.name,
            brought: match self.past {
                Past::Table(table, _) => table.setup.brought.map(Into::into),
                Past::Lesson(_) => None,
            },
        }))
    }

    /// The table, if it is one.
    fn table_id(&self) -> &str {
        match self.past {
            Past::Table(table, _) => &table.id,
            Past::Lesson(_) => "",
        }
    }

    /// Where the moments are.
    fn address(&self) -> String {
        match self.past {
            Past::Table(table, _) => paths::moments(&table.id),
            Past::Lesson(lesson) => paths::scenes(lesson.address()),
        }
    }

    /// Who played. Whether they are there now is no part of the past.
    fn people(&self) -> Vec<Person> {
        let people = match self.past {
            Past::Table(_, snapshot) => snapshot.people_for(&self.reader.player),
            Past::Lesson(lesson) => {
                let person =
                    |name: &String| Person { name: name.clone(), kind: PersonKind::Person, present: true };
                lesson.play.header().names.iter().map(person).collect()
            }
        };
        people.into_iter().map(|person| Person { present: true, ..person }).collect()
    }

    /// Whether the game can be played on from here, or from where before.
    fn play_on(&self, moment: &Moment<AnyGame>) -> PlayOn {
        let works = |state: &AnyState| exact::wrong_with(self.play.game(), state).is_empty();
        if works(&moment.state) {
            return if self.lies_open() { PlayOn::Exactly } else { PlayOn::Sampled };
        }
        let before = (moment.entry.saturating_sub(LOOKED_BACK)..moment.entry).rev();
        let mut moments = before.filter_map(|entry| self.play.at(entry));
        PlayOn::NotFromHere(moments.find(|moment| works(&moment.state)).map(|moment| moment.entry))
    }
}

/// The dice that fell, which everybody saw. A shuffle or a pick may hide what nobody knows yet.
fn dice_of(moment: &Moment<AnyGame>) -> Vec<(String, u32, u32)> {
    let seen = |fall: &Fall| match fall {
        Fall::Die(purpose, sides, face) => Some((purpose.to_string(), *sides, *face)),
        _ => None,
    };
    moment.dice.iter().filter_map(seen).collect()
}
