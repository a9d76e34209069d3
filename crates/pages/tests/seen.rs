//! A part of a page that is not made, because the page is known to show it, is one that would be the same.

#![expect(clippy::disallowed_methods, reason = "a test may read the recorded games")]

#[path = "recorded/games.rs"]
mod recorded;

use std::collections::BTreeMap;

use games::AnyGame;
use pages::absence::Absence;
use pages::model::{Ask, Person, PersonKind, Region, TableModel};
use pages::{Localizer, LogBook, Seen};
use table::{Game, Play, Seat, SeatSet, Viewer};

/// So many entries of each game are followed by pages, from its beginning.
const FOLLOWED: usize = 40;

/// What a page is made from, for the viewer's seat.
fn regions(
    play: &Play<AnyGame>,
    book: &LogBook,
    viewer: Viewer,
    make: impl FnOnce(&TableModel<'_>) -> Vec<Region>,
) -> Vec<Region> {
    let game = play.game();
    let person = |name: &String| Person { name: name.clone(), kind: PersonKind::Person, present: true };
    let people: Vec<Person> = play.header().names.iter().map(person).collect();
    let seat = viewer.seat();
    let outcome = game.outcome(play.state());
    make(&TableModel {
        l10n: Localizer::english(),
        table: "k3x9",
        version: play.lines().len() as u64,
        game,
        view: &game.view(play.state(), viewer),
        seat,
        own: seat.map_or(SeatSet::EMPTY, SeatSet::only),
        people: &people,
        log: &book.recent_for(viewer, &Ask::default()),
        can_take_back: seat.is_some_and(|seat| play.can_take_back(seat)),
        ask: Ask::default(),
        would_take: None,
        coach: pages::coach::Coach::default(),
        notice: None,
        outcome: outcome.as_ref(),
        scores: &play.scores().to_vec(),
        great: &[],
        briefing: None,
        lesson: None,
        puzzle: None,
        commitment: None,
        locked: None,
        line: None,
        clock: None,
        absence: Absence::default(),
        times: Vec::new(),
        past: false,
        company: pages::company::Company::default(),
    })
}

#[test]
fn what_is_not_made_again_would_be_the_same_again() {
    let (mut made, mut spared) = (0, 0);
    for (path, journal, play) in recorded::games() {
        let first = usize::try_from(*play.moments().start()).unwrap();
        let mut beginning = journal.clone();
        beginning.entries.truncate(first);
        beginning.hashes.truncate(first + 1);
        let mut play = Play::replay(play.game().clone(), &beginning).unwrap();
        let mut book = LogBook::default();
        let viewers = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator];
        let mut pages = viewers.map(|viewer| (viewer, Seen::default(), BTreeMap::new()));
        for entry in journal.entries.iter().skip(first).take(FOLLOWED) {
            book.follow(&play);
            for (viewer, seen, shown) in &mut pages {
                let new = regions(&play, &book, *viewer, |model| pages::new_regions(model, seen));
                made += new.len();
                shown.extend(new.into_iter().map(|region| (region.id, region.html)));
                let all = regions(&play, &book, *viewer, pages::table_regions);
                spared += all.len();
                for region in all {
                    assert_eq!(
                        shown[region.id],
                        region.html,
                        "{} before {} of {}",
                        region.id,
                        entry.n,
                        path.display()
                    );
                }
            }
            play.follow(entry).unwrap();
        }
    }
    spared -= made;
    println!("{made} parts made, {spared} spared");
    assert!(spared > 1_000, "{spared}");
}

#[test]
fn the_log_book_follows_whatever_is_played_and_taken_back() {
    let mut taken_back = 0;
    for (path, journal, whole) in recorded::games() {
        let first = usize::try_from(*whole.moments().start()).unwrap();
        let mut beginning = journal.clone();
        beginning.entries.truncate(first);
        beginning.hashes.truncate(first + 1);
        let mut play = Play::replay(whole.game().clone(), &beginning).unwrap();
        let mut book = LogBook::default();
        for (number, entry) in journal.entries.iter().enumerate().skip(first) {
            play.follow(entry).unwrap();
            // Now and then several entries come at once.
            if number % 3 == 0 {
                book.follow(&play);
            }
        }
        book.follow(&play);
        taken_back += play.taken_back().len();
        let all = Ask { fields: vec![("log".to_owned(), "all".to_owned())] };
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
            assert_eq!(book.recent_for(viewer, &all), pages::log_for(&play, viewer), "{}", path.display());
        }
    }
    assert!(taken_back > 0);
}
