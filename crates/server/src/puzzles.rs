//! Puzzles at their tables: which one is tried, how the try stands, and which ones a browser has solved.

use std::sync::Mutex;

use axum::http::HeaderMap;
use axum::response::Response;
use bots::puzzle::{self, Judged, Stand};
use games::AnyGame;
use pages::model::ScenarioLink;
use pages::puzzle::{PuzzleLink, PuzzleTry};
use serde_json::value::RawValue;
use table::{Aim, Game, Play, Seat, SeatSet, Text};

use crate::identity::{PUZZLES_SOLVED, Reader, remember};
use crate::library::Library;

/// How many solved puzzles a browser remembers: more than come along, and no more than fit into a cookie.
const REMEMBERED: usize = 150;

/// The puzzle of a table.
pub(crate) struct OwnPuzzle {
    link: PuzzleLink,
    next: Option<ScenarioLink>,
    seat: Seat,
    aim: Aim,
    plan: Vec<Text>,
    /// How the try stood when it was looked at last.
    judged: Mutex<Option<Judged>>,
}

impl OwnPuzzle {
    /// The puzzle of a table that begins with this scenario, if it is one of the house.
    pub(crate) fn of(library: &Library, game: &AnyGame, scenario: Option<&str>) -> Option<OwnPuzzle> {
        let text = scenario.filter(|text| text.contains("\npuzzle = "))?;
        let all = library.puzzles_of(game.kind());
        let at = all.iter().position(|scenario| scenario.text == text)?;
        let (link, written) = (all[at].puzzle_link(game)?, all[at].puzzle()?);
        let actions: Vec<Box<RawValue>> = serde_json::from_str(&written.plan).ok()?;
        let actions = actions.iter().map(|action| game.read_action(action.get()));
        let plan = actions.map(|action| Some(game.name_action(&action.ok()?))).collect::<Option<_>>()?;
        let next = (all.len() > 1).then(|| all[(at + 1) % all.len()].link());
        let seat = link.scenario.seat;
        Some(OwnPuzzle { link, next, seat, aim: written.aim.clone(), plan, judged: Mutex::default() })
    }

    /// How the try stands.
    fn stand(&self, play: &Play<AnyGame>) -> Stand {
        let mut judged = self.judged.lock().expect("nobody panics while they judge");
        let now = puzzle::judge(play, self.seat, &self.aim, judged.take());
        judged.insert(now).stand.clone()
    }

    /// The try, for whoever makes it.
    pub(crate) fn shown<'a>(
        &'a self,
        play: &Play<AnyGame>,
        owned: SeatSet,
        name: &'a str,
    ) -> Option<PuzzleTry<'a>> {
        let OwnPuzzle { link, next, plan, .. } = self;
        (owned == SeatSet::only(self.seat)).then(|| PuzzleTry {
            link,
            next: next.as_ref(),
            plan,
            stand: self.stand(play),
            name,
        })
    }

    /// Remembers in the browser of whoever has solved it that they have.
    pub(crate) fn remember(
        &self,
        play: &Play<AnyGame>,
        reader: &Reader,
        request: &HeaderMap,
        response: &mut Response,
    ) {
        let id = self.link.scenario.id.as_str();
        if reader.has_solved(id) || self.stand(play) != Stand::Reached {
            return;
        }
        let others = reader.puzzles_solved.split('.').filter(|solved| !solved.is_empty());
        let solved: Vec<&str> = [id].into_iter().chain(others).take(REMEMBERED).collect();
        remember(response, request, PUZZLES_SOLVED, &solved.join("."));
    }
}
