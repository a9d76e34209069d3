//! Looking back at a game: everybody's chance over time, what dice and cards were worth and what play was, and the moments that
//! mattered most. The terminal says the same in the same words.

use bots::analysis::{Analysis, Balance, Decision, Roll};
use games::{AnyAction, AnyGame};
use maud::{Markup, html};
use serde_json::Value;
use table::{Arg, Audience, Game, Play, Seat, SeatSet, Text};

use crate::chart::Chart;
use crate::frame::{Page, game_name, seat_mark};
use crate::{Localizer, paths};

/// The analysis of a game, for one reader.
pub struct AnalysisModel<'a> {
    /// The reader's language.
    pub l10n: &'a Localizer,
    /// The table's id.
    pub table: &'a str,
    /// The game, which is over.
    pub play: &'a Play<AnyGame>,
    /// The players' names.
    pub names: &'a [String],
    /// The reader's seats.
    pub own: SeatSet,
    /// How far it is.
    pub standing: Standing<'a>,
}

/// How far an analysis is.
#[derive(Clone, Copy, Debug)]
pub enum Standing<'a> {
    /// It is there.
    There(&'a Analysis),
    /// So many of so many actions are looked at.
    Working(usize, usize),
    /// There is none of such a game.
    Never,
}

/// The page.
pub fn page(model: &AnalysisModel<'_>) -> String {
    let l10n = model.l10n.marking();
    let game = model.play.game().identity().game;
    let title = l10n.say_with("analysis-title", &[("game", game_name(&game, l10n))]);
    let main = html! {
        main #main .sheet.analysis {
            p { a href=(paths::table(model.table)) { (l10n.say("rolls-back")) } }
            h1 { (title) }
            @match model.standing {
                Standing::There(analysis) => { (found(model, analysis, l10n)) }
                Standing::Working(done, all) => { (working(done, all, l10n)) }
                Standing::Never => { p { (l10n.say("analysis-never")) } }
            }
        }
    };
    Page { title, game: Some(&game), kind: "page-analysis", live: None, bar: html! {}, main }.into_html(l10n)
}

/// The page comes again by itself until it is done.
fn working(done: usize, all: usize, l10n: &Localizer) -> Markup {
    html! {
        p { (l10n.say("analysis-working")) }
        progress max=(all.max(1)) value=(done) aria-label=(l10n.say("analysis-progress")) {}
    }
}

fn found(model: &AnalysisModel<'_>, analysis: &Analysis, l10n: &Localizer) -> Markup {
    let words = Words { play: model.play, names: model.names, l10n };
    let sums = |seat: Seat| words.balance(seat, &analysis.seats[seat.index()], model.own.contains(seat));
    html! {
        ul .analysis-sums {
            @for seat in Seat::all(analysis.seats.len()) {
                li { (seat_mark(seat)) span { @for said in sums(seat) { (said) " " } } }
            }
        }
        h2 { (l10n.say("analysis-course")) }
        @if let Some(picture) = chart(model, analysis, l10n) { (picture) }
        p .quiet { (l10n.say("analysis-course-note")) }
        h2 #h-decisions { (l10n.say("analysis-decisions")) }
        @if analysis.decisions.is_empty() { p .quiet { (l10n.say("analysis-no-decisions")) } }
        ol .analysis-moments aria-labelledby="h-decisions" {
            @for one in analysis.worst_decisions() { (moment(model, one.entry, one.seat, -one.loss, &words.decision(one))) }
        }
        h2 #h-rolls { (l10n.say("analysis-rolls")) }
        ol .analysis-moments aria-labelledby="h-rolls" {
            @for one in analysis.greatest_rolls() { (moment(model, one.entry, one.seat, one.own(), &words.roll(one))) }
        }
        p .quiet { (l10n.say("analysis-note")) }
    }
}

/// One that mattered, and the way to it.
fn moment(model: &AnalysisModel<'_>, entry: u64, seat: Seat, change: f64, said: &str) -> Markup {
    html! {
        li {
            b .coach-chance { (percent(change, model.l10n)) }
            (seat_mark(seat))
            a href=(paths::moment(model.table, entry)) { (said) }
        }
    }
}

/// Everybody's chance, drawn like scores.
fn chart(model: &AnalysisModel<'_>, analysis: &Analysis, l10n: &Localizer) -> Option<Markup> {
    #[expect(clippy::cast_possible_truncation, reason = "hundredths of a chance")]
    let hundredths = |chance: &f64| (chance * 100.0).round() as i32;
    let course: Vec<(u64, Vec<i32>)> =
        analysis.course.iter().map(|(entry, each)| (*entry, each.iter().map(hundredths).collect())).collect();
    let (table, game, names) = (model.table, model.play.game(), model.names);
    Chart {
        table,
        game,
        scores: &course,
        names,
        l10n,
        label: "analysis-chart",
        face: |_, seat| seat_mark(seat),
    }
    .draw(&[])
}

/// A change of a chance, with its sign.
fn percent(change: f64, l10n: &Localizer) -> String {
    let sign = if change < -0.0005 { "−" } else { "+" };
    l10n.say_with(
        "analysis-percent",
        &[("change", format!("{sign}{}", l10n.decimal(100.0 * change.abs(), 1)))],
    )
}

/// What is said of a game.
struct Words<'a> {
    play: &'a Play<AnyGame>,
    names: &'a [String],
    l10n: &'a Localizer,
}

impl Words<'_> {
    fn text(&self, text: &Text) -> String {
        self.l10n.text(text, self.names)
    }

    /// What came of the game for a seat.
    fn balance(&self, seat: Seat, balance: &Balance, own: bool) -> [String; 2] {
        let said = |change: f64| Arg::Said(percent(change, self.l10n));
        let worth = Text::new("analysis-balance")
            .with("seat", seat)
            .with("own", own)
            .with("luck", said(balance.chance()))
            .with("error", Arg::Said(self.l10n.decimal(100.0 * balance.error, 1)))
            .with("play", said(balance.play));
        let lost = Text::new("analysis-lost")
            .with("count", balance.decisions)
            .with("lost", Arg::Said(self.l10n.decimal(100.0 * balance.lost_each(), 1)));
        [self.text(&worth), self.text(&lost)]
    }

    /// What somebody did, and what would have been better.
    fn decision(&self, decision: &Decision) -> String {
        let said = |actions: &[Value]| Arg::Said(self.actions(actions));
        let text = Text::new("analysis-decision")
            .with("seat", decision.seat)
            .with("done", said(&decision.done))
            .with("better", said(&decision.better));
        self.text(&text)
    }

    /// What some actions are called together.
    fn actions(&self, actions: &[Value]) -> String {
        let game = self.play.game();
        let read = |action: &Value| game.read_action(&action.to_string()).ok();
        let actions: Vec<AnyAction> = actions.iter().filter_map(read).collect();
        bots::name_plan(game, &actions).map(|name| self.text(&name)).unwrap_or_default()
    }

    /// What chance decided, as the log tells it.
    fn roll(&self, roll: &Roll) -> String {
        let log = self.play.log();
        let from = log.partition_point(|logged| logged.entry < roll.entry);
        let told = log.since(from).take_while(|logged| logged.entry == roll.entry);
        // What one seat was told more exactly is told so.
        let exact = told.filter(|logged| !matches!(logged.told.audience, Audience::Others(_)));
        let lines: Vec<String> =
            exact.take(2).map(|logged| self.text(&self.play.game().tell_event(&logged.told.event))).collect();
        lines.join(" ")
    }
}

/// The whole of it as lines of text.
pub fn in_words(analysis: &Analysis, play: &Play<AnyGame>, l10n: &Localizer) -> String {
    let words = Words { play, names: &play.header().names, l10n };
    let mut text = String::new();
    for seat in Seat::all(analysis.seats.len()) {
        let [worth, lost] = words.balance(seat, &analysis.seats[seat.index()], false);
        text += &format!("{worth} {lost}\n");
    }
    let row =
        |entry: u64, change: f64, said: String| format!("{entry:>6}  {:>9}  {said}\n", percent(change, l10n));
    text += &format!("\n{}\n", l10n.say("analysis-decisions"));
    for one in analysis.worst_decisions() {
        text += &row(one.entry, -one.loss, words.decision(one));
    }
    text += &format!("\n{}\n", l10n.say("analysis-rolls"));
    for one in analysis.greatest_rolls() {
        text += &row(one.entry, one.own(), words.roll(one));
    }
    text
}
