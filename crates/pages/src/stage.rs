//! Scenes as the stage shows them: made for one viewer, from what that viewer may know, and how long each takes.
//!
//! The script takes the beats of a scene one after the other: it shows one, waits as long as its `data-ms` says, holds it
//! if it is the reader's own fortune, lets a piece walk along its `data-path`, and marks on the board where it happens (`data-at`). The beat that begins a turn clears the stage,
//! after its time.

use std::time::Duration;

use games::{AnyEvent, AnyGame, Listed};
use maud::{Markup, html};
use table::{Clause, Logged, Play, Seat, TakenBack, Text, Viewer};

use crate::frame::{clause, token};
use crate::game_page::GamePage;
use crate::model::LogLine;
use crate::scene::{Kind, Weight};
use crate::telling::{Cue, TAKEN_BACK, Teller};
use crate::world_map::{Point, short};
use crate::{Localizer, log, telling};

/// A scene, ready to be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Staged {
    /// The journal's entry.
    pub entry: u64,
    /// Its beats, as a list.
    pub html: String,
    /// How long they are told at normal pace, with the time for which they are held at most.
    pub length: Duration,
}

/// A game and one who watches it.
#[derive(Clone, Copy, Debug)]
pub struct Stage<'a> {
    /// The game.
    pub play: &'a Play<AnyGame>,
    /// Who watches. Nothing is told that they may not know.
    pub viewer: Viewer,
    /// The players' names.
    pub names: &'a [String],
    /// The viewer's language.
    pub l10n: &'a Localizer,
}

/// The way of a piece over the board.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Walk {
    /// The id of the piece's element.
    pub(crate) piece: String,
    /// Where it comes by, without where it starts.
    pub(crate) by: Vec<Point>,
}

/// A beat that is told.
struct Told {
    entry: u64,
    /// Where it stands in the log; a takeback stands nowhere.
    at: Option<usize>,
    cue: Cue,
    /// How long it takes.
    time: u32,
    owner: Option<Seat>,
    sentence: String,
    clause: Option<Clause>,
    walk: Option<Walk>,
}

impl Stage<'_> {
    /// The scenes of this entry and all after it, in their order.
    pub fn scenes(&self, since: u64) -> Vec<Staged> {
        let mut beats = self.beats(since);
        let taken_back = self.play.taken_back().iter().filter(|taken| taken.entry >= since);
        beats.extend(taken_back.map(|taken| self.takeback(taken)));
        beats.sort_by_key(|beat| beat.entry);
        let scenes = beats.chunk_by(|a, b| a.entry == b.entry);
        scenes.filter(|beats| beats.iter().any(is_shown)).map(|beats| self.staged(beats)).collect()
    }

    /// How long these scenes are told in all.
    pub fn length(&self, since: u64) -> Duration {
        let beats = self.beats(since);
        let scenes = beats.chunk_by(|a, b| a.entry == b.entry);
        Duration::from_millis(scenes.map(|beats| u64::from(length(beats))).sum())
    }

    /// The scene of one entry, if there is anything to see.
    pub fn scene(&self, entry: u64) -> Option<Staged> {
        self.scenes(entry).into_iter().find(|scene| scene.entry == entry)
    }

    fn beats(&self, since: u64) -> Vec<Told> {
        let log = self.play.log();
        let new = log.partition_point(|logged| logged.entry < since);
        // The time of a turn is counted from its beginning.
        let begin = (0..new).rfind(|&at| self.begins_turn(&log[at])).unwrap_or(0);
        let known = (begin..).zip(log.since(begin)).filter(|(_, it)| it.told.audience.includes(self.viewer));
        let mut beats: Vec<Told> = known.map(|(at, logged)| self.told(at, logged)).collect();
        shorten_duels(&mut beats);
        let mut teller = Teller::new(games::dispatch!(self.play.game(), game => budget_of(game)));
        for beat in &mut beats {
            beat.time = teller.tell(&beat.cue);
        }
        beats.retain(|beat| beat.entry >= since);
        beats
    }

    fn begins_turn(&self, logged: &Logged<AnyEvent>) -> bool {
        games::dispatch!(self.play.game(), game => game.beat(game.own_event(&logged.told.event)))
            .begins_turn()
    }

    fn told(&self, at: usize, logged: &Logged<AnyEvent>) -> Told {
        let LogLine { text, clause, actor, beat, entry } = log::line(self.play.game(), logged);
        let sentence = self.l10n.marking().text(&text, self.names);
        let walk = if beat.kind == Kind::Walk { self.walk(at) } else { None };
        let seat = self.viewer.seat();
        let cue = Cue {
            kind: beat.kind,
            weight: beat.weight_for(seat),
            own_deed: seat.is_some() && actor == seat,
            begins_turn: beat.begins_turn(),
            words: telling::words(&sentence),
            edges: walk.as_ref().map_or(0, |walk| walk.by.len()),
        };
        let owner = beat.owner.or(actor);
        Told { entry, at: Some(at), cue, time: 0, owner, sentence, clause: Some(clause), walk }
    }

    /// What the viewer knows: the event at this place of the log, and then everything before it, newest first.
    fn known(&self, at: usize) -> impl Iterator<Item = &AnyEvent> {
        let log = self.play.log().between(0, at + 1).rev();
        log.filter(|logged| logged.told.audience.includes(self.viewer)).map(|logged| &logged.told.event)
    }

    fn dice(&self, at: usize) -> Option<Markup> {
        games::dispatch!(self.play.game(), game => {
            game.thrown(&mut self.known(at).map(|event| game.own_event(event)), self.l10n.marking())
        })
    }

    fn walk(&self, at: usize) -> Option<Walk> {
        games::dispatch!(self.play.game(), game => {
            game.walk(&mut self.known(at).map(|event| game.own_event(event)))
        })
    }

    fn places(&self, at: usize) -> Vec<Point> {
        let event = &self.play.log()[at].told.event;
        games::dispatch!(self.play.game(), game => game.places(game.own_event(event)))
    }

    fn takeback(&self, taken: &TakenBack) -> Told {
        let text = Text::new("scene-taken-back").with("seat", taken.seat);
        let own_deed = self.viewer.seat() == Some(taken.seat);
        let (kind, weight) = (Kind::Answer, Weight::Plain);
        let cue = Cue { kind, weight, own_deed, begins_turn: false, words: 0, edges: 0 };
        Told {
            entry: taken.entry,
            at: None,
            cue,
            time: if own_deed { 0 } else { TAKEN_BACK },
            owner: Some(taken.seat),
            sentence: self.l10n.marking().text(&text, self.names),
            clause: None,
            walk: None,
        }
    }

    fn staged(&self, beats: &[Told]) -> Staged {
        // Several strokes of fate in one scene are held together, when the last has been told.
        let last = beats.iter().rposition(|beat| beat.cue.hold().is_some());
        let html = html! {
            ol {
                @for (at, beat) in beats.iter().enumerate().filter(|(_, beat)| is_shown(beat)) {
                    (self.beat(beat, held(beats).filter(|_| last == Some(at))))
                }
            }
        };
        Staged {
            entry: beats[0].entry,
            html: Localizer::resolved(html.0),
            length: Duration::from_millis(length(beats).into()),
        }
    }

    fn beat(&self, beat: &Told, held: Option<u32>) -> Markup {
        let piece = beat.walk.as_ref().map(|walk| &walk.piece);
        let path = beat.walk.as_ref().map(|walk| path_of(&walk.by));
        let places = beat.at.map(|at| self.places(at)).filter(|places| !places.is_empty());
        let dice = beat.at.and_then(|at| self.dice(at));
        html! {
            li class={ "beat " (beat.cue.weight.name()) " " (beat.cue.kind.name()) } data-ms=(beat.time)
                data-read=[beat.cue.reading()] data-hold=[held] data-piece=[piece] data-path=[path]
                data-at=[places.map(|places| path_of(&places))] {
                @if let Some(seat) = beat.owner { (token(self.play.game(), seat)) }
                p role=[(beat.cue.weight == Weight::Harm).then_some("alert")] {
                    @if let Some(dice) = &dice { span .thrown aria-hidden="true" { (dice) } }
                    span { (beat.sentence) }
                    @if let Some(number) = beat.clause { " " (clause(number, self.l10n.marking())) }
                }
            }
        }
    }
}

/// Where scenes are shown: over the board, and not a region, since the script fills it. Whoever has no script has the recap.
pub(crate) fn frame(l10n: &Localizer) -> Markup {
    html! {
        section #stage aria-label=(l10n.say("stage-label")) {
            ol aria-live="polite" {}
            div .cues {
                button .strong type="button" data-go-on hidden { (l10n.say("stage-go-on")) }
                button type="button" data-skip hidden title=(l10n.say("stage-skip-title")) aria-keyshortcuts="s" {
                    (l10n.say("stage-skip"))
                }
            }
        }
    }
}

/// How fast scenes are shown, in the bar.
pub(crate) fn pace(l10n: &Localizer) -> Markup {
    html! {
        label .pace hidden title=(l10n.say("stage-pace")) {
            span .sr { (l10n.say("stage-pace")) }
            select data-pace autocomplete="off" {
                @for pace in ["slow", "normal", "fast", "once"] {
                    option value=(pace) { (l10n.say(&format!("stage-pace-{pace}"))) }
                }
            }
        }
    }
}

/// For how long a scene is held at most.
fn held(beats: &[Told]) -> Option<u32> {
    beats.iter().filter_map(|beat| beat.cue.hold()).max()
}

fn length(beats: &[Told]) -> u32 {
    beats.iter().map(|beat| beat.time).sum::<u32>() + held(beats).unwrap_or(0)
}

/// What only passes by is not shown; the beginning of a turn is, since it clears the stage.
fn is_shown(beat: &Told) -> bool {
    beat.cue.weight != Weight::Passing || beat.cue.begins_turn
}

/// So many rolls in a row are shown of one scene: of a long duel the first one, and how it ended.
const ROLLS: usize = 6;

fn shorten_duels(beats: &mut [Told]) {
    let is_roll = |beat: &Told| beat.cue.kind == Kind::Dice && beat.cue.weight == Weight::Plain;
    for rolls in beats.chunk_by_mut(|a, b| a.entry == b.entry && is_roll(a) && is_roll(b)) {
        let count = rolls.len();
        for roll in rolls.iter_mut().take(count.saturating_sub(ROLLS - 1)).skip(1) {
            roll.cue.weight = Weight::Passing;
        }
    }
}

fn budget_of<G: GamePage>(_game: &G) -> u32 {
    G::TURN
}

fn path_of(points: &[Point]) -> String {
    let points: Vec<String> = points.iter().map(|&(x, y)| format!("{},{}", short(x), short(y))).collect();
    points.join(" ")
}
