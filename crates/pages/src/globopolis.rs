//! The page of Globopolis: orbit at night.
//!
//! [`GamePage::regions`] makes the parts of the page that change. The board: the ring of fields ([`board`], with [`map`] for what
//! never changes, [`ring`] for where things are and [`list`] for the same in words), its [`middle`] with the Title that was asked for
//! ([`title_card`]), the players ([`players`]). The desk: what can be done now ([`now`]), the Option Phase
//! ([`tiles`], [`guilds`], [`workbench`], [`points`], with [`trial`] for plans of several actions), [`rolling`], buying ([`market`]), deals ([`deal`]), battles ([`battle`]), Agents ([`agents`]) and the cards
//! in hand ([`hand`], [`play`], [`missions`]); [`outlook`] says what something will cost, [`news`] which dice fell. Everything that
//! acts is a form, so the page needs no script.

mod agents;
mod art;
mod battle;
mod beats;
mod board;
mod book;
mod chips;
mod cover;
mod deal;
#[cfg(test)]
mod desk_tests;
mod end;
mod forms;
mod guilds;
mod hand;
mod lesson;
mod list;
mod map;
mod market;
mod middle;
mod missions;
mod news;
mod now;
mod options;
mod outlook;
mod page;
mod play;
mod players;
mod points;
mod ring;
#[cfg(test)]
mod ring_tests;
mod rolling;
mod stacking;
mod stage;
#[cfg(test)]
mod test_drive;
#[cfg(test)]
mod tests;
mod tiles;
mod title_card;
mod trial;
mod workbench;

use games::globopolis::clause::GP_85;
use games::globopolis::{Action, Event, Globopolis, View};
use maud::{Markup, html};
use table::{Outcome, Seat, SeatSet};

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
use crate::{Localizer, parts};
use page::Page;

impl GamePage for Globopolis {
    const STYLES: &[&str] = &[
        include_str!("globopolis/board.css"),
        include_str!("globopolis/desk.css"),
        include_str!("globopolis/talk.css"),
    ];
    const LESSON: Lesson<Self> = lesson::LESSON;
    const BOOK: Book = book::BOOK;
    const GLOSSARY: Glossary = book::GLOSSARY;
    const TURN: u32 = 8000;
    // The simple rules are the learning stage (GP-81).
    const QUICK: &[(&str, &str)] = &[("level", "learning")];

    fn regions(reader: Reader<'_, Self>) -> Vec<Region> {
        let page = Page::new(reader);
        vec![
            region("board", board::board(&page)),
            region("now", now::now(&page)),
            region("hand", hand::hand(&page)),
            region("players", players::players(&page)),
        ]
    }

    fn lesson_message(lesson: &str, part: &str) -> String {
        format!("gpw-{lesson}-{part}")
    }

    fn glance(reader: &Reader<'_, Self>, seat: Seat) -> Glance {
        players::glance(reader, seat)
    }

    fn has_resigned(&self, view: &View, seat: Seat) -> bool {
        view.open.out.contains(self.team_of(seat))
    }

    fn ways_out(reader: &Reader<'_, Self>, seat: Seat) -> Vec<(Action, Effect)> {
        let effect = |action: &Action| match action {
            Action::CallTime => Effect::of("gpd-does-call-time", GP_85),
            _ => Effect::of("gpd-does-resign", GP_85).warning(),
        };
        let ways = reader.game.ways_out(&reader.view.open, seat);
        ways.map(|action| (action, effect(&action))).collect()
    }

    fn beat(&self, event: &Event) -> Beat {
        beats::Beats(self).of(event)
    }

    fn thrown(&self, told: &mut dyn Iterator<Item = &Event>, l10n: &Localizer) -> Option<Markup> {
        stage::dice(self, told, l10n)
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
        art::governor(seat)
    }

    fn token(&self, seat: Seat) -> Markup {
        art::small_governor(self.figure_of(seat))
    }

    /// The Governors of a team look alike (GP-86).
    fn figure_of(&self, seat: Seat) -> Seat {
        Seat::from_index(self.team_of(seat).index())
    }

    fn cover() -> Markup {
        cover::cover()
    }

    fn how_it_works(l10n: &Localizer) -> Markup {
        let figure = |seat| html! { span .portrait { (art::governor(seat)) } };
        parts::how_it_works("gpd-how", figure, |step| l10n.say(&format!("gpd-how-{step}")))
    }

    fn options_form(form: OptionsForm<'_>) -> Markup {
        options::options_form(form)
    }

    fn read_form(&self, fields: &[(String, String)]) -> Result<Vec<Action>, Notice> {
        forms::read_form(self, fields)
    }

    fn question(&self, fields: &[(String, String)]) -> Option<(SeatSet, Action)> {
        deal::question(self, fields)
    }

    fn is_composed(fields: &[(String, String)]) -> bool {
        deal::is_composed(fields)
    }
}
