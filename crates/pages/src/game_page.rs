//! What a game's page does for the pages around it.

use games::Listed;
use maud::Markup;
use table::{Outcome, Seat, SeatSet};

use crate::book::Book;
use crate::forms::said;
use crate::glossary::Glossary;
use crate::lesson::Lesson;
use crate::model::{Notice, Region};
use crate::options::OptionsForm;
use crate::parts::Effect;
use crate::reader::Reader;
use crate::scene::Beat;
use crate::stage::Walk;
use crate::world_map::Point;
use crate::{Localizer, frame, start};

/// A part of somebody's score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ScorePart {
    /// What it is for.
    pub(crate) name: String,
    /// How much of the score it is.
    pub(crate) points: i32,
    /// What is counted in it, by name.
    pub(crate) of: Vec<String>,
}

/// A player at a glance, as the strip shows them on every screen.
pub(crate) struct Glance {
    /// Whether it is their turn.
    pub(crate) turn: bool,
    /// How far they are, in very few letters.
    pub(crate) score: Markup,
    /// What they have to spend, if the game has such a thing.
    pub(crate) purse: Markup,
    /// The same in words.
    pub(crate) words: Vec<String>,
}

/// The page of a game. Each game has one in the module of its name, and that is all there is to its pages: what is the same
/// for all games asks here, through `games::dispatch!`.
pub(crate) trait GamePage: Listed {
    /// The style sheets of the page, in the order in which they apply.
    const STYLES: &[&str];
    /// What the buttons that open a table at once choose, as fields of the form: simple rules for newcomers.
    const QUICK: &[(&str, &str)] = &[];

    /// The guided first game.
    const LESSON: Lesson<Self> = Lesson::NONE;

    /// What its rules have as a book.
    const BOOK: Book = Book::PLAIN;

    /// The words that its rules use in a sense of their own.
    const GLOSSARY: Glossary = Glossary::NONE;

    /// How many milliseconds the stage has for a turn, at normal pace; only what must be seen may take longer.
    const TURN: u32;

    /// The parts of the page that change: `board`, `now`, `hand`, `players`, and whatever else the game shows.
    fn regions(reader: Reader<'_, Self>) -> Vec<Region>;

    /// The message of a part of a lesson from its rulebook.
    fn lesson_message(_lesson: &str, _part: &str) -> String {
        String::new()
    }

    /// What everybody sees of a player at a glance.
    fn glance(reader: &Reader<'_, Self>, seat: Seat) -> Glance;

    /// Whether a player has left the game for good.
    fn has_resigned(&self, _view: &Self::View, _seat: Seat) -> bool {
        false
    }

    /// The ways out of the game that stand open to a seat now, each with what becomes of its things: as a warning, if the
    /// seat plays no more after it.
    fn ways_out(_reader: &Reader<'_, Self>, _seat: Seat) -> Vec<(Self::Action, Effect)> {
        Vec::new()
    }

    /// What an event is on the stage.
    fn beat(&self, event: &Self::Event) -> Beat;

    /// The dice that fell in an event, or what else is seen of it on the stage beside its sentence. The event comes first, and
    /// then everything before it, newest first.
    fn thrown(&self, _told: &mut dyn Iterator<Item = &Self::Event>, _l10n: &Localizer) -> Option<Markup> {
        None
    }

    /// The way that an event leads a piece over the board; the event and everything before it, as for the dice.
    fn walk(&self, _told: &mut dyn Iterator<Item = &Self::Event>) -> Option<Walk> {
        None
    }

    /// Where on the board an event takes effect, to be seen there while it is told.
    fn places(&self, _event: &Self::Event) -> Vec<Point> {
        Vec::new()
    }

    /// Why the winner has won, in a sentence.
    fn end_headline(
        &self,
        view: &Self::View,
        outcome: &Outcome,
        names: &[String],
        l10n: &Localizer,
    ) -> Markup;

    /// What a player's score is made of at the end, in the order in which it is read. The parts add up to the score; a score
    /// of one piece has none.
    fn score_parts(&self, _view: &Self::View, _seat: Seat, _l10n: &Localizer) -> Vec<ScorePart> {
        Vec::new()
    }

    /// The part of the board that never changes, as an SVG file.
    fn board_svg(&self, l10n: &Localizer) -> String;

    /// Who a seat is, for the pages around the game: its figure where the game has one, else its mark.
    fn portrait(seat: Seat) -> Markup {
        frame::seat_mark(seat)
    }

    /// The same, small, for pages that have the board and so its symbols.
    fn token(&self, seat: Seat) -> Markup {
        Self::portrait(seat)
    }

    /// The seat whose figure stands for this one: in a team all look like the first of them.
    fn figure_of(&self, seat: Seat) -> Seat {
        seat
    }

    /// The picture of the game on the start page.
    fn cover() -> Markup {
        start::top_of_the_world(Self::portrait)
    }

    /// How the game works, in a few sentences, for whoever has never played it.
    fn how_it_works(l10n: &Localizer) -> Markup;

    /// The fields for the options, to be put into the form of a new table. The game itself says what is asked.
    fn options_form(form: OptionsForm<'_>) -> Markup;

    /// Reads a form that does not carry its actions ready made. Whether the rules allow them is for the rules to say.
    fn read_form(&self, _fields: &[(String, String)]) -> Result<Vec<Self::Action>, Notice> {
        Err(said("form-action"))
    }

    /// Whom an address asks what they would want for something, and the offer as it stands.
    fn question(&self, _fields: &[(String, String)]) -> Option<(SeatSet, Self::Action)> {
        None
    }

    /// Whether such a form holds something composed, which the page shows again if it was not carried out.
    fn is_composed(_fields: &[(String, String)]) -> bool {
        false
    }
}
