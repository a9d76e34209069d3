//! The page of Little Monsters: a picture book with a map in it.
//!
//! [`GamePage::regions`] makes the parts of the page that change; each has its file: the live layer of the board ([`board`])
//! with the row of cards ([`cards`]), what can be done now ([`now`]) with the ways to a place that was asked for ([`plan`]), the hand ([`hand`]) with the
//! market ([`trade`]), and the players ([`players`]). [`map`] draws the board that never changes, [`art`] the monsters.
//! Everything that acts is a form, so the page needs no script.

mod art;
mod beats;
mod board;
mod book;
mod cards;
mod choice;
mod end;
mod forms;
mod hand;
mod lesson;
mod map;
mod now;
mod options;
mod page;
mod plan;
mod players;
#[cfg(test)]
mod reach_tests;
mod stage;
#[cfg(test)]
mod tests;
mod trade;

use games::little_monsters::clause::LM_34;
use games::little_monsters::{Action, Event, LittleMonsters, View};
use maud::Markup;
use table::{Outcome, Seat};

use crate::book::Book;
use crate::frame::region;
use crate::game_page::{GamePage, Glance, ScorePart};
use crate::glossary::Glossary;
use crate::lesson::Lesson;
use crate::model::{Notice, Region};
use crate::options::OptionsForm;
use crate::parts::Effect;
use crate::reader::Reader;
use crate::scene::Beat;
use crate::stage::Walk;
use crate::world_map::Point;
use crate::{Localizer, parts};
use page::Page;

impl GamePage for LittleMonsters {
    const STYLES: &[&str] = &[include_str!("little_monsters/style.css")];
    const LESSON: Lesson<Self> = lesson::LESSON;
    const BOOK: Book = book::BOOK;
    const GLOSSARY: Glossary = book::GLOSSARY;
    const TURN: u32 = 3200;

    fn regions(reader: Reader<'_, Self>) -> Vec<Region> {
        let page = Page::new(reader);
        vec![
            region("board", board::board(&page)),
            region("now", now::now(&page)),
            region("hand", hand::hand(&page)),
            region("players", players::players(&page)),
        ]
    }

    fn glance(reader: &Reader<'_, Self>, seat: Seat) -> Glance {
        players::glance(reader, seat)
    }

    fn has_resigned(&self, view: &View, seat: Seat) -> bool {
        !view.open.plays(seat)
    }

    fn ways_out(reader: &Reader<'_, Self>, seat: Seat) -> Vec<(Action, Effect)> {
        let resigns = reader.game.may_resign(&reader.view.open, seat);
        let resign = || (Action::Resign, Effect::of("lm-does-resign", LM_34).warning());
        resigns.then(resign).into_iter().collect()
    }

    fn beat(&self, event: &Event) -> Beat {
        beats::beat(event)
    }

    fn thrown(&self, told: &mut dyn Iterator<Item = &Event>, l10n: &Localizer) -> Option<Markup> {
        stage::seen(told.next()?, l10n)
    }

    fn walk(&self, told: &mut dyn Iterator<Item = &Event>) -> Option<Walk> {
        stage::walk(self, told.next()?)
    }

    fn places(&self, event: &Event) -> Vec<Point> {
        stage::places(self, event)
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
        art::monster(seat)
    }

    fn token(&self, seat: Seat) -> Markup {
        art::icon(&format!("m{}", seat.0), "mark")
    }

    fn how_it_works(l10n: &Localizer) -> Markup {
        parts::how_it_works("lm lm-how", art::monster, |step| l10n.say(&format!("lm-how-{step}")))
    }

    fn options_form(form: OptionsForm<'_>) -> Markup {
        options::options_form(form)
    }

    fn read_form(&self, fields: &[(String, String)]) -> Result<Vec<Action>, Notice> {
        forms::read_form(self, fields)
    }
}
