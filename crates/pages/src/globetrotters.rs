//! The page of Globetrotters: an airline's route map of the 1980s.
//!
//! [`GamePage::regions`] makes the parts of the page that change; each has its file: the live layer of the board ([`board`])
//! and its list ([`list`]), what can be done now ([`now`], [`controls`]) with where a roll leads ([`goals`]), the place that was asked for
//! ([`plan`]) and what arriving means ([`outlook`]), the dice and Adventures that just fell ([`news`]), the hand ([`hand`]), the players
//! ([`players`]), the Jackpot and the Memories Chart ([`standing`]). [`map`] draws the board that never changes, with
//! its [`labels`], [`art`] the pieces. Everything that acts is a form, so the page needs no script.

mod art;
mod beats;
mod board;
mod book;
mod controls;
mod duel;
mod end;
mod goals;
#[cfg(test)]
mod goals_tests;
mod hand;
mod labels;
mod lesson;
mod list;
mod map;
mod news;
mod now;
mod options;
mod outlook;
mod page;
mod plan;
mod players;
mod stage;
mod standing;
#[cfg(test)]
mod tests;

use games::globetrotters::clause::GT_92;
use games::globetrotters::{Action, Event, Globetrotters, View};
use maud::Markup;
use table::{Outcome, Seat};

use crate::book::Book;
use crate::frame::region;
use crate::game_page::{GamePage, Glance, ScorePart};
use crate::glossary::Glossary;
use crate::lesson::Lesson;
use crate::model::Region;
use crate::options::OptionsForm;
use crate::parts::Effect;
use crate::reader::Reader;
use crate::scene::Beat;
use crate::stage::Walk;
use crate::{Localizer, parts};
use page::Page;

impl GamePage for Globetrotters {
    const STYLES: &[&str] = &[include_str!("globetrotters/style.css")];
    const LESSON: Lesson<Self> = lesson::LESSON;
    const BOOK: Book = book::BOOK;
    const GLOSSARY: Glossary = book::GLOSSARY;
    const TURN: u32 = 6500;

    fn regions(reader: Reader<'_, Self>) -> Vec<Region> {
        let page = Page::new(reader);
        vec![
            region("board", board::board(&page)),
            region("now", now::now(&page)),
            region("hand", hand::hand(&page)),
            region("players", players::players(&page)),
            region("chart", standing::standing(&page)),
        ]
    }

    fn lesson_message(lesson: &str, part: &str) -> String {
        format!("gtw-{lesson}-{part}")
    }

    fn glance(reader: &Reader<'_, Self>, seat: Seat) -> Glance {
        players::glance(reader, seat)
    }

    fn has_resigned(&self, view: &View, seat: Seat) -> bool {
        !view.open.plays(seat)
    }

    fn ways_out(reader: &Reader<'_, Self>, seat: Seat) -> Vec<(Action, Effect)> {
        let resigns = reader.game.may_resign(&reader.view.open, seat);
        let resign = || (Action::Resign, Effect::of("gtp-does-resign", GT_92).warning());
        resigns.then(resign).into_iter().collect()
    }

    fn beat(&self, event: &Event) -> Beat {
        beats::beat(event)
    }

    fn thrown(&self, told: &mut dyn Iterator<Item = &Event>, _l10n: &Localizer) -> Option<Markup> {
        stage::dice(told)
    }

    fn walk(&self, told: &mut dyn Iterator<Item = &Event>) -> Option<Walk> {
        stage::walk(self, told)
    }

    fn end_headline(&self, view: &View, outcome: &Outcome, names: &[String], l10n: &Localizer) -> Markup {
        end::end_headline(self, view, outcome, names, l10n)
    }

    fn score_parts(&self, view: &View, seat: Seat, l10n: &Localizer) -> Vec<ScorePart> {
        end::score_parts(self, view, seat, l10n)
    }

    fn board_svg(&self, l10n: &Localizer) -> String {
        map::board_svg(self, l10n)
    }

    fn portrait(seat: Seat) -> Markup {
        art::piece(seat)
    }

    fn token(&self, seat: Seat) -> Markup {
        art::icon(&format!("p{}", seat.0), "mark")
    }

    fn how_it_works(l10n: &Localizer) -> Markup {
        parts::how_it_works("gt gt-how", art::piece, |step| l10n.say(&format!("gtp-how-{step}")))
    }

    fn options_form(form: OptionsForm<'_>) -> Markup {
        options::options_form(form)
    }
}
