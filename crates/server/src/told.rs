//! Until when the pages of a table tell what has happened. The pages are not asked: it follows from what there is to tell
//! at normal pace, and from who acts, since acting leads a page to the present.
//!
//! Bots do not run further ahead than a page can tell, and nobody's clock runs while their page still tells.

use std::time::Duration;

use games::AnyGame;
use pages::Localizer;
use pages::stage::Stage;
use store::{SeatKind, SeatRecord};
use table::{Play, Seat, Viewer};
use tokio::time::Instant;

/// For how long at most a clock waits for a page that still tells (stated in ARCHITECTURE.md and in the page's help).
pub(crate) const LONGEST_GRACE: Duration = Duration::from_secs(20);

/// Until when everybody is told what has happened so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct Told {
    /// People by their seats; a bot needs no telling.
    people: Vec<Option<Instant>>,
    /// Whoever only watches.
    watchers: Option<Instant>,
}

impl Told {
    /// The same after the game went on.
    pub(crate) fn after(&self, from: u64, play: &Play<AnyGame>, seats: &[SeatRecord], now: Instant) -> Told {
        let tell = |until: Option<Instant>, viewer| {
            let stage = Stage { play, viewer, names: &play.header().names, l10n: Localizer::english() };
            Some(until.unwrap_or(now).max(now) + stage.length(from))
        };
        let actors: Vec<&SeatRecord> =
            actors(play, from).filter_map(|seat| seats.get(seat.index())).collect();
        let person = |record: &SeatRecord| {
            let acts = actors.iter().any(|actor| is_same_person(actor, record));
            let before = self.people.get(usize::from(record.seat)).copied().flatten().filter(|_| !acts);
            let alone = seats.iter().filter(|other| is_same_person(other, record)).count() == 1;
            let viewer = if alone { Viewer::Seat(Seat(record.seat)) } else { Viewer::Spectator };
            (record.kind == SeatKind::Person).then(|| tell(before, viewer)).flatten()
        };
        Told { people: seats.iter().map(person).collect(), watchers: tell(self.watchers, Viewer::Spectator) }
    }

    /// How long the page of this seat still tells.
    pub(crate) fn left(&self, seat: Seat, now: Instant) -> Duration {
        let until = self.people.get(seat.index()).copied().flatten();
        until.map_or(Duration::ZERO, |until| until.saturating_duration_since(now))
    }

    /// How far the table is ahead of the slowest: of the people who play, else of those who watch.
    pub(crate) fn lead(&self, now: Instant) -> Duration {
        let slowest = self.people.iter().flatten().max().copied().or(self.watchers);
        slowest.map_or(Duration::ZERO, |until| until.saturating_duration_since(now))
    }
}

/// Who did something since this entry, also if they took something back.
fn actors(play: &Play<AnyGame>, from: u64) -> impl Iterator<Item = Seat> {
    let new = play.log().iter().rev().take_while(move |logged| logged.entry >= from);
    let taken = play.taken_back().iter().rev().take_while(move |taken| taken.entry >= from);
    new.filter_map(|logged| logged.actor).chain(taken.map(|taken| taken.seat))
}

/// Whether two seats are played by one person, or by people who share a device.
fn is_same_person(one: &SeatRecord, other: &SeatRecord) -> bool {
    one.kind == SeatKind::Person && other.kind == SeatKind::Person && one.player == other.player
}

#[cfg(test)]
mod tests {
    use games::Setup;
    use table::Game;
    use table::dice::FastDice;
    use table::journal::Origin;

    use super::*;

    fn person(seat: u8, player: &str) -> SeatRecord {
        let kind = SeatKind::Person;
        SeatRecord {
            name: player.to_owned(),
            player: Some(player.to_owned()),
            kind,
            ..SeatRecord::open(seat)
        }
    }

    /// A game of two in which somebody has just rolled: the game, who rolled, and the version before.
    fn rolled() -> (Play<AnyGame>, Seat, u64) {
        let game = Setup::read("little-monsters", 2, &serde_json::Value::Null).unwrap().open(None).unwrap();
        let mut dice = FastDice::new(1);
        let names = vec!["Ada".to_owned(), "Bo".to_owned()];
        let mut play = Play::start(game, names, Origin::Scripted, None, &mut dice).unwrap();
        let (seat, from) =
            (play.game().to_act(play.state()).must.first().unwrap(), play.lines().len() as u64);
        let mut legal = Vec::new();
        play.game().legal(play.state(), seat, &mut legal);
        play.act(seat, &legal[0], &mut dice).unwrap();
        (play, seat, from)
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_acts_has_been_told_everything_before() {
        let (play, seat, from) = rolled();
        let (now, seats) = (Instant::now(), [person(0, "ada"), person(1, "bo")]);
        let other = Seat(1 - seat.0);
        let once = Told::default().after(from, &play, &seats, now);
        let dice = once.left(seat, now);
        assert!(dice >= Duration::from_millis(600), "{dice:?}");
        let twice = once.after(from, &play, &seats, now);
        assert_eq!((twice.left(seat, now), twice.left(other, now)), (dice, once.left(other, now) * 2));
        assert_eq!(twice.lead(now), once.left(other, now) * 2, "the slowest counts");
        assert_eq!(twice.left(other, now + Duration::from_secs(60)), Duration::ZERO);
    }

    #[tokio::test(start_paused = true)]
    async fn bots_need_no_telling_and_those_who_watch_count_where_nobody_plays() {
        let (play, seat, from) = rolled();
        let bot = |seat| SeatRecord { kind: SeatKind::Bot("greedy".to_owned()), ..SeatRecord::open(seat) };
        let now = Instant::now();
        let told = Told::default().after(from, &play, &[bot(0), bot(1)], now);
        assert_eq!(told.left(seat, now), Duration::ZERO);
        assert!(told.lead(now) >= Duration::from_millis(600));
    }
}
