//! The log of a game as lines. Each is made once, when it happens, for all who may ever read it.

use games::{AnyEvent, AnyGame};
use table::{Audience, Logged, Play, Trail, Viewer};

use crate::log;
use crate::model::{Ask, LogLine};

/// What happened at a table, as lines, with who may read them.
#[derive(Clone, Debug, Default)]
pub struct LogBook(Trail<(Audience, LogLine)>);

impl LogBook {
    /// Follows the game: writes what is new, and strikes out what was taken back.
    pub fn follow(&mut self, play: &Play<AnyGame>) {
        let log = play.log();
        // An entry's number is given away once, so lines of the same entry are the same.
        let is_there = |at: &usize| log.get(*at).is_some_and(|logged| logged.entry == self.0[*at].1.entry);
        let known = (0..self.0.len()).rfind(is_there).map_or(0, |at| at + 1);
        self.0.truncate(known);
        self.0.extend(log.since(known).map(|logged| Self::written(play.game(), logged)));
    }

    fn written(game: &AnyGame, logged: &Logged<AnyEvent>) -> (Audience, LogLine) {
        (logged.told.audience, log::line(game, logged))
    }

    /// The log as far as a page shows it: what happened last, or everything if the whole log is asked for. A long game has tens of
    /// thousands of lines.
    pub fn recent_for(&self, viewer: Viewer, ask: &Ask) -> Vec<LogLine> {
        let left_out = if ask.get("log").is_some() { 0 } else { self.0.len().saturating_sub(log::RECENT) };
        let told = self.0.since(left_out).filter(|(audience, _)| audience.includes(viewer));
        told.map(|(_, line)| line.clone()).collect()
    }
}
