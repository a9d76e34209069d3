//! Lessons from the rulebooks: recorded scenes with a coach's notes between them.
//!
//! A lesson is a file of `lessons/GAME/` (docs/scenarios.md): a position, and what is done from there with dice that fall as
//! written. It is played once, and looked at like the past of any game (`replay.rs`): under every moment stands what it shows, what
//! the reader may ask themselves, and what else might have happened. Such a “what if” is another course of the same lesson, with an
//! address of its own; from every moment of either one can play on.

mod file;
mod note;
mod outline;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use games::{AnyAction, AnyGame, GameInfo};
use table::dice::{FastDice, Scripted, ScriptedDice};
use table::journal::Origin;
use table::{Game, Play, Seat, Source};

use crate::Localizer;
use crate::game_page::GamePage;

use file::{File, Step};
pub(crate) use note::{links, note};
pub use outline::{QuestionOutline, SceneOutline, WhatIfOutline};

/// A course of a lesson, played to its end.
#[derive(Debug)]
pub struct Worked {
    /// Its game.
    pub game: &'static GameInfo,
    /// The lesson, as its file is called.
    pub lesson: String,
    /// Which “what if” of the lesson it is, if it is not the lesson itself.
    pub fork: Option<String>,
    /// Where it stands among the lessons of its game.
    number: u8,
    /// What happens.
    pub play: Play<AnyGame>,
    /// What is said, in its order.
    scenes: Vec<Scene>,
    /// Where the lesson itself is left for this course.
    leaves: u64,
}

/// What a moment shows, and whatever belongs to it.
#[derive(Debug)]
struct Scene {
    /// The part of its message.
    says: String,
    /// The entry that it stands under, and those after it up to the next scene.
    entry: u64,
    /// What the reader may ask themselves.
    asks: Vec<Question>,
    /// What else might have happened.
    forks: Vec<WhatIf>,
}

/// A question with answers, of which one is right.
#[derive(Debug)]
struct Question {
    id: String,
    answers: Vec<String>,
    right: String,
}

/// The way to another course, and to trying it.
#[derive(Debug)]
struct WhatIf {
    fork: String,
    /// The moment of that course with which it is another.
    entry: u64,
    /// The moment of it from which the reader can try it, and the seat that then decides.
    tries: (u64, Seat),
}

/// Every course of every lesson, by its address.
static ALL: LazyLock<BTreeMap<String, Worked>> = LazyLock::new(|| {
    let all = games::LESSONS.iter().flat_map(|(name, text)| {
        let courses = courses(name, text).unwrap_or_else(|error| panic!("lessons/…/{name}.toml: {error}"));
        courses.into_iter().map(|worked| (worked.address(), worked))
    });
    all.collect()
});

impl Worked {
    /// The course with this address, such as `globetrotters/opening` or `globetrotters/opening.trouble`.
    pub fn find(game: &str, course: &str) -> Option<&'static Worked> {
        ALL.get(&format!("{game}/{course}"))
    }

    /// Every course of every lesson.
    pub fn all() -> impl Iterator<Item = &'static Worked> {
        ALL.values()
    }

    /// The lessons of a game, in the order in which they are best learnt.
    pub fn of(game: &str) -> impl Iterator<Item = &'static Worked> + use<> {
        let is_lesson = |worked: &&Worked| worked.game.id == game && worked.fork.is_none();
        let mut lessons: Vec<&Worked> = ALL.values().filter(is_lesson).collect();
        lessons.sort_by_key(|lesson| lesson.number);
        lessons.into_iter()
    }

    /// What its address says of it.
    pub fn address(&self) -> String {
        format!("{}/{}", self.game.id, self.course())
    }

    /// The message of a part of it.
    fn message(&self, part: &str) -> String {
        games::dispatch_kind!(self.game.kind, Rules => Rules::lesson_message(&self.lesson, part))
    }

    /// Where whoever tried something from a moment comes back to: that moment, or where the lesson was left for another course.
    pub fn way_back(&self, entry: u64) -> String {
        let entry = if self.fork.is_some() { self.leaves } else { entry };
        format!("{}/{}/{entry}", self.game.id, self.lesson)
    }

    /// What it is called.
    pub fn title(&self, l10n: &Localizer) -> String {
        match &self.fork {
            Some(fork) => l10n.say(&self.message(&format!("if-{fork}"))),
            None => l10n.say(&self.message("title")),
        }
    }

    /// The number of the scene that a moment belongs to, from 0.
    fn scene_at(&self, entry: u64) -> usize {
        self.scenes.partition_point(|scene| scene.entry <= entry).saturating_sub(1)
    }

    /// The other courses that are offered, each with the moment and the seat from which it can be tried.
    pub fn forks(&self) -> impl Iterator<Item = (&'static Worked, u64, Seat)> {
        let forks = self.scenes.iter().flat_map(|scene| &scene.forks);
        forks.filter_map(|what| {
            let course = Worked::find(self.game.id, &format!("{}.{}", self.lesson, what.fork))?;
            Some((course, what.tries.0, what.tries.1))
        })
    }

    /// Every message that it needs.
    pub fn messages(&self) -> Vec<String> {
        let mut parts: Vec<String> = vec!["title".to_owned(), "about".to_owned()];
        parts.extend(self.fork.iter().map(|fork| format!("if-{fork}")));
        for Scene { says, asks, forks, .. } in &self.scenes {
            parts.push(says.clone());
            parts.extend(forks.iter().map(|what| format!("if-{}", what.fork)));
            for Question { id, answers, .. } in asks {
                parts.extend(["", "-right", "-wrong"].map(|part| format!("{id}{part}")));
                parts.extend(answers.iter().map(|answer| format!("is-{answer}")));
            }
        }
        parts.iter().map(|part| self.message(part)).collect()
    }

    /// How many questions it asks.
    pub fn questions(&self) -> usize {
        self.scenes.iter().map(|scene| scene.asks.len()).sum()
    }
}

/// The courses of a lesson's file: the lesson itself and every “what if”.
fn courses(name: &str, text: &str) -> Result<Vec<Worked>, String> {
    let file = File::read(text)?;
    let steps: Vec<&Step> = file.scene.iter().collect();
    let mut main = play(name, None, &file, &file.position, &steps)?;
    let mut all = Vec::new();
    for fork in &file.fork {
        let at = file.scene.iter().position(|step| step.says == fork.instead_of);
        let at = at
            .filter(|&at| at > 0)
            .ok_or_else(|| format!("no scene after the first is “{}”", fork.instead_of))?;
        let steps: Vec<&Step> = file.scene[..at].iter().chain(&fork.scene).collect();
        let position = fork.position_for(&file.position)?;
        let mut course = play(name, Some(&fork.id), &file, &position, &steps)?;
        let first = course.scenes[at].entry;
        course.leaves = main.scenes[at].entry;
        let tries = if fork.tried_after { first } else { course.scenes[at - 1].entry };
        let then = course.play.at(tries).ok_or("the course has no such moment")?;
        let seat = course.play.game().to_act(&then.state).must.first().ok_or("nobody is asked")?;
        main.scenes[at].forks.push(WhatIf { fork: fork.id.clone(), entry: first, tries: (tries, seat) });
        all.push(course);
    }
    all.insert(0, main);
    Ok(all)
}

/// Plays a course.
fn play(
    name: &str,
    fork: Option<&str>,
    file: &File,
    position: &str,
    steps: &[&Step],
) -> Result<Worked, String> {
    let source = Source { name, text: position };
    let game = games::open_scenario(source, None).map_err(|error| error.to_string())?;
    let info = games::info(&game.identity().game).ok_or("no such game")?;
    let names = file.lesson.names.clone();
    // Whatever the file leaves open comes from any dice, always the same.
    let mut any = FastDice::new(1);
    let begun = Play::start(game, names, Origin::Scripted, Some(position.to_owned()), &mut any);
    let mut play = begun.map_err(|error| error.to_string())?;
    let mut scenes = Vec::new();
    let mut dice = ScriptedDice::default().with_shuffles(1);
    for step in steps {
        dice.extend(step.dice.iter().copied().map(Scripted::Value));
        for does in &step.does {
            let (seat, action) = called(&play, does)?;
            play.act(seat, &action, &mut dice).map_err(|error| format!("“{does}”: {error}"))?;
        }
        if step.does.is_empty() && !scenes.is_empty() {
            return Err(format!("nothing is done in “{}”", step.says));
        }
        if dice.left().next().is_some() {
            return Err(format!("not all dice of “{}” fell", step.says));
        }
        let asks = step.ask.iter().map(|ask| Question {
            id: ask.id.clone(),
            answers: ask.answers.clone(),
            right: ask.right.clone(),
        });
        let entry = *play.moments().end();
        scenes.push(Scene { says: step.says.clone(), entry, asks: asks.collect(), forks: Vec::new() });
    }
    let (lesson, fork) = (name.to_owned(), fork.map(str::to_owned));
    Ok(Worked { game: info, lesson, fork, number: file.lesson.number, play, scenes, leaves: 0 })
}

/// What whoever is asked can do that is called so in English, as its button says.
fn called(play: &Play<AnyGame>, name: &str) -> Result<(Seat, AnyAction), String> {
    let (game, state) = (play.game(), play.state());
    let seat = game.to_act(state).must.first().ok_or_else(|| format!("nobody is asked to do “{name}”"))?;
    let mut legal = Vec::new();
    game.legal(state, seat, &mut legal);
    let is_called =
        |action: &AnyAction| Localizer::english().text(&game.name_action(action), &play.header().names);
    match legal.iter().find(|action| is_called(action) == name) {
        Some(action) => Ok((seat, action.clone())),
        None => {
            let can: Vec<String> = legal.iter().map(is_called).collect();
            Err(format!(
                "{} cannot do “{name}” there, only: {}",
                play.header().names[seat.index()],
                can.join("; ")
            ))
        }
    }
}
