//! Playing on from a past moment: a new table that begins with its position, one person against bots.

use std::sync::Arc;

use games::{AnyGame, AnyState};
use pages::model::Eyes;
use store::SeatKind;
use table::dice::FastDice;
use table::{Game, Moment, Play, Seat, exact};

use crate::house::{House, new_table_id, random};
use crate::identity::Reader;
use crate::loaded::{Table, TableSetup};
use crate::lobby::{USUAL_BOT, bot, person};
use crate::obstacle::Obstacle;

impl House {
    /// Opens a table at which somebody plays on from a moment through whose eyes they saw it, and starts it.
    ///
    /// The position is a scenario of the table, written exactly. It holds what the bots have in their hands, so the header is
    /// not to be seen before the game is over: nobody commits to a share, and the game begins at once.
    pub(crate) async fn play_on(
        self: &Arc<Self>,
        table: &Table,
        position: &AnyState,
        (seat, name): (Seat, &str),
        reader: &Reader,
    ) -> Result<String, Obstacle> {
        let now = table.now();
        if seat.index() >= now.seats.len() {
            return Err(Obstacle::NoSuchSeat);
        }
        let scenario = exact::scenario(&table.game, &table.id, position).map_err(|_| Obstacle::NoPosition)?;
        let setup = TableSetup {
            scenario: Some(scenario),
            host: reader.player.clone(),
            broken_off: Vec::new(),
            brought: None,
            pace: None,
            ..table.setup.clone()
        };
        let mut seats = vec![person(seat.0, name.to_owned(), reader, String::new())];
        for other in Seat::all(now.seats.len()).filter(|&other| other != seat) {
            let kind = match &now.seats[other.index()].kind {
                SeatKind::Bot(name) => name.as_str(),
                _ => USUAL_BOT,
            };
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
