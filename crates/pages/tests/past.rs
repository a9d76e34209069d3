//! The past of recorded games: every moment is what it was, and shows a viewer nothing that they could not see then.

#![expect(clippy::unwrap_used, reason = "in a test a panic is the report")]
#![expect(clippy::disallowed_methods, reason = "a test may read the recorded games")]

#[path = "recorded/games.rs"]
mod recorded;

use games::{AnyGame, AnyState};
use pages::Localizer;
use pages::absence::Absence;
use pages::model::{Ask, Eyes, MomentModel, Person, PersonKind, PlayOn, TableModel};
use table::dice::FastDice;
use table::journal::Journal;
use table::{Game, Moment, Play, Seat, SeatSet, Source, Viewer, exact};

/// Of so many moments one is looked at as a page; of all of them as data, from which the page is made.
const LOOKED_AT: u64 = 101;

fn viewers(game: &AnyGame) -> impl Iterator<Item = Viewer> + use<> {
    Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// The journal up to an entry.
fn up_to(journal: &Journal, entry: u64) -> Journal {
    let entries = usize::try_from(entry).unwrap();
    let (header, hashes) = (journal.header.clone(), journal.hashes[..=entries].to_vec());
    Journal { header, entries: journal.entries[..entries].to_vec(), hashes }
}

/// The page of a moment for a viewer, if this was its position.
fn page(play: &Play<AnyGame>, moment: &Moment<AnyGame>, state: &AnyState, viewer: Viewer) -> String {
    let game = play.game();
    let person = |name: &String| Person { name: name.clone(), kind: PersonKind::Person, present: true };
    let people: Vec<Person> = play.header().names.iter().map(person).collect();
    let (course, ends) = (pages::course_for(play, viewer), play.moments());
    let seat = viewer.seat();
    pages::moment(&MomentModel {
        table: TableModel {
            l10n: Localizer::english(),
            table: "k3x9",
            version: moment.entry + 1,
            game,
            view: &game.view(state, viewer).at_rest(),
            seat,
            own: seat.map_or(SeatSet::EMPTY, SeatSet::only),
            people: &people,
            log: &pages::lines_for(game, &moment.told, viewer),
            can_take_back: false,
            ask: Ask::default(),
            would_take: None,
            coach: pages::coach::Coach::default(),
            notice: None,
            outcome: game.outcome(state).as_ref(),
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
            past: true,
            company: pages::company::Company::default(),
        },
        moments: pages::paths::moments("k3x9"),
        lesson: None,
        entry: moment.entry,
        ends: (*ends.start(), *ends.end()),
        took_back: None,
        dice: Vec::new(),
        course: &course,
        eyes: seat.map_or(Eyes::Spectator, Eyes::Seat),
        choices: Vec::new(),
        hands: Vec::new(),
        play_on: PlayOn::NotFromHere(None),
        name: "",
        brought: None,
    })
}

#[test]
fn every_moment_of_every_recorded_game_is_what_it_was() {
    let mut moments = 0;
    for (path, journal, play) in recorded::games() {
        let first = *play.moments().start();
        let mut then = Play::replay(play.game().clone(), &up_to(&journal, first)).unwrap();
        for entry in play.moments() {
            if entry > first {
                then.follow(&journal.entries[usize::try_from(entry).unwrap() - 1]).unwrap();
            }
            let moment = play.at(entry).unwrap();
            assert_eq!(moment.state, *then.state(), "entry {entry} of {}", path.display());
            let told = |log: &[table::Logged<games::AnyEvent>]| {
                log.iter().filter(|logged| logged.entry == entry).cloned().collect::<Vec<_>>()
            };
            assert_eq!(told(&moment.told), told(&then.log().to_vec()), "entry {entry} of {}", path.display());
            moments += 1;
        }
    }
    println!("{moments} moments");
    assert!(moments > 5_000);
}

#[test]
fn a_past_moment_shows_nothing_that_its_viewer_could_not_see_and_has_nothing_to_press() {
    let mut pages = 0;
    for (path, _, play) in recorded::games() {
        for entry in play.moments() {
            let moment = play.at(entry).unwrap();
            for viewer in viewers(play.game()) {
                let view = play.game().view(&moment.state, viewer);
                let other = play.game().sample(&view, &mut FastDice::new(entry));
                let bytes = |state| serde_json::to_vec(&play.game().view(state, viewer)).unwrap();
                assert_eq!(bytes(&moment.state), bytes(&other), "entry {entry} of {}", path.display());
                if entry.is_multiple_of(LOOKED_AT) {
                    let html = page(&play, &moment, &moment.state, viewer);
                    assert_eq!(
                        html,
                        page(&play, &moment, &other, viewer),
                        "entry {entry} of {}",
                        path.display()
                    );
                    assert!(
                        !html.contains("/act\"") && !html.contains("/takeback\""),
                        "{}: {html}",
                        path.display()
                    );
                    pages += 1;
                }
            }
        }
    }
    println!("{pages} pages, twice each");
    assert!(pages > 200, "{pages}");
}

#[test]
fn every_moment_of_every_recorded_game_is_the_same_when_written_down_and_read_again() {
    let mut moments = 0;
    for (path, _, play) in recorded::games() {
        for entry in play.moments() {
            let state = play.at(entry).unwrap().state;
            if play.game().outcome(&state).is_some() {
                continue;
            }
            let text = exact::scenario(play.game(), "here", None, &state)
                .unwrap_or_else(|wrong| panic!("entry {entry} of {}: {wrong:?}", path.display()));
            let source = Source { name: "here", text: &text };
            let read = exact::position(play.game(), source, &mut FastDice::new(1)).unwrap();
            assert_eq!(read, state, "entry {entry} of {}", path.display());
            assert_eq!(
                games::scenario_setup(source).unwrap(),
                games::Setup::of_header(play.header()).unwrap()
            );
            moments += 1;
        }
    }
    assert!(moments > 5_000, "{moments}");
}
