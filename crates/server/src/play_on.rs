//! Playing on from a past moment, or from a scene of a lesson: a new table that begins with its position, one person against bots.

use std::sync::Arc;

use games::{AnyGame, AnyState, Setup};
use pages::guests::Guests;
use pages::model::Eyes;
use pages::talk::Switches;
use pages::worked::Worked;
use store::{SeatKind, SeatRecord};
use table::dice::FastDice;
use table::{Game, Moment, Play, Seat, exact};

use crate::house::{House, new_table_id, random};
use crate::identity::Reader;
use crate::loaded::{EditionUse, Snapshot, Table, TableSetup};
use crate::lobby::{USUAL_BOT, bot, person};
use crate::obstacle::Obstacle;

/// Who plays on with whoever tries something in a lesson.
const SPARRING: &str = "easy";

/// Where somebody plays on from.
pub(crate) struct Onwards<'a> {
    /// How the game was set up.
    pub(crate) setup: TableSetup,
    /// What the new game's scenario is called.
    pub(crate) title: &'a str,
    /// The scene of a lesson that it is taken from, if it is one.
    pub(crate) from: Option<String>,
    /// The bots that play on, each in the place of its seat; in the place of a person the usual one.
    pub(crate) bots: Vec<&'a str>,
}

impl<'a> Onwards<'a> {
    /// From a table's past, against the bots that played there.
    pub(crate) fn of_table(table: &'a Table, now: &'a Snapshot) -> Onwards<'a> {
        let bot = |seat: &'a SeatRecord| match &seat.kind {
            SeatKind::Bot(name) => name.as_str(),
            _ => USUAL_BOT,
        };
        Onwards {
            setup: table.setup.clone(),
            title: &table.id,
            from: None,
            bots: now.seats.iter().map(bot).collect(),
        }
    }
}

impl House {
    /// What a table is set up with at which somebody plays on from a scene of a lesson, against easy bots.
    pub(crate) async fn onwards_from_lesson(
        &self,
        lesson: &'static Worked,
        entry: u64,
    ) -> Result<Onwards<'static>, Obstacle> {
        let play = Setup::of_header(lesson.play.header())?;
        let used = lesson.play.game().identity().edition;
        self.store.put_edition(&used.hash, lesson.game.edition).await?;
        let setup = TableSetup {
            play,
            edition: Some(EditionUse { name: used.id, hash: used.hash }),
            scenario: None,
            host: String::new(),
            broken_off: Vec::new(),
            brought: None,
            pace: None,
            guests: Guests::default(),
            talk: Switches::default(),
        };
        let from = Some(lesson.way_back(entry));
        Ok(Onwards { setup, title: &lesson.lesson, from, bots: vec![SPARRING; lesson.play.game().seats()] })
    }

    /// Opens a table at which somebody plays on from a moment through whose eyes they saw it, and starts it.
    ///
    /// The position is a scenario of the table, written exactly. It holds what the bots have in their hands, so the header is
    /// not to be seen before the game is over: nobody commits to a share, and the game begins at once.
    pub(crate) async fn play_on(
        self: &Arc<Self>,
        game: &AnyGame,
        onwards: Onwards<'_>,
        position: &AnyState,
        (seat, name): (Seat, &str),
        reader: &Reader,
    ) -> Result<String, Obstacle> {
        let Onwards { setup, title, from, bots } = onwards;
        if seat.index() >= bots.len() {
            return Err(Obstacle::NoSuchSeat);
        }
        let scenario =
            exact::scenario(game, title, from.as_deref(), position).map_err(|_| Obstacle::NoPosition)?;
        let setup = TableSetup {
            scenario: Some(scenario),
            host: reader.player.clone(),
            broken_off: Vec::new(),
            brought: None,
            pace: None,
            ..setup
        };
        let mut seats = vec![person(seat.0, name.to_owned(), reader, String::new())];
        for (other, kind) in Seat::all(bots.len()).zip(bots).filter(|&(other, _)| other != seat) {
            seats.push(bot(other.0, kind, &seats, reader.l10n));
        }
        seats.sort_by_key(|seat| seat.seat);
        let id = new_table_id();
        self.create(&id, setup, seats).await?;
        self.table(&id).await?.start(self).await?;
        Ok(id)
    }
}

/// The position to play on from. While the game goes on it is one that fits what was seen, with all else drawn anew, so that
/// nobody learns from it what is hidden still.
pub(crate) fn position(play: &Play<AnyGame>, moment: &Moment<AnyGame>, eyes: Eyes) -> AnyState {
    if play.is_over() {
        return moment.state.clone();
    }
    let view = play.game().view(&moment.state, eyes.viewer());
    play.game().sample(&view, &mut FastDice::new(u64::from_le_bytes(random())))
}
