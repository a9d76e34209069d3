//! Somebody stays away: what the others can do about it, and what the absent find when they come back.

use maud::{Markup, html};
use table::{Arg, Seat, SeatSet, Text};

use crate::agreement::{self, Takeback};
use crate::forms::LEVELS;
use crate::frame::{region, token};
use crate::model::{Region, TableModel};
use crate::{Localizer, paths};

/// The region that shows it. It changes with time and with who is there, while the table's version stays.
pub(crate) const AWAY: &str = "away";

/// The bot that is called in unless another is asked for.
const USUAL: &str = "greedy";

/// How many lines of what a bot did are shown to the owner of its seat.
const DONE: usize = 8;

/// Who stays away from a table, and what is done about it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Absence {
    /// What people did beside the game, for its log.
    pub notes: Vec<NoteLine>,
    /// Whether those who played ended the game by agreement.
    pub abandoned: bool,
    /// Whether people play with each other.
    pub company: bool,
    /// Whether the reader plays, and so has a say.
    pub speaks: bool,
    /// The others who are away.
    pub absent: Vec<Absent>,
    /// The seats that bots hold for their owners.
    pub held: Vec<Held>,
    /// How many minutes somebody must have been away before a bot may hold their seat.
    pub patience: usize,
    /// Who wants to end the game without a winner.
    pub for_an_end: SeatSet,
    /// What somebody asks to take back.
    pub takeback: Option<Takeback>,
    /// Whether the reader has something to take back that they cannot take back alone.
    pub may_ask_back: bool,
    /// Whose word is missing for an end.
    pub awaited: SeatSet,
}

/// Something that people did beside the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoteLine {
    /// The journal's last entry then.
    pub entry: u64,
    /// The sentence.
    pub text: Text,
}

/// Somebody who is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Absent {
    /// Whose seat it is.
    pub seat: Seat,
    /// For how many minutes.
    pub minutes: usize,
    /// Whether their time is up.
    pub up: bool,
    /// Whether that is reason enough for a bot to hold the seat.
    pub may_be_held: bool,
}

/// A seat that a bot holds for its owner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// The seat.
    pub seat: Seat,
    /// The bot, by its name.
    pub bot: String,
    /// Whether it is the reader's.
    pub own: bool,
    /// The journal's last entry when the bot came.
    pub since: u64,
}

/// What a bot is called in a sentence.
pub fn bot_text(bot: &str) -> Arg {
    Arg::Text(Text::new(match bot {
        "easy" => "away-bot-easy",
        "greedy" => "away-bot-greedy",
        "value" => "away-bot-value",
        "master" => "away-bot-master",
        "random" => "away-bot-random",
        _ => "away-bot-any",
    }))
}

/// What there is to say and to do about those who are away; an empty element while all are there.
pub(crate) fn away(model: &TableModel<'_>, names: &[String], l10n: &Localizer) -> Region {
    let absence = &model.absence;
    let quiet = absence.absent.is_empty() && absence.held.is_empty();
    let quiet = quiet && absence.for_an_end.is_empty() && absence.takeback.is_none();
    if quiet || model.is_over() {
        return region(AWAY, html! { section #away hidden {} });
    }
    let page = Away { model, names, l10n };
    let html = html! {
        section #away .panel aria-label=(l10n.say("away-label")) {
            @for held in &absence.held { (page.held(held)) }
            @for absent in &absence.absent { (page.absent(*absent)) }
            (page.ending())
            (agreement::question(model, names, l10n))
        }
    };
    region(AWAY, html)
}

/// The way to ask all others to end the game, for whoever plays with people.
pub(crate) fn ask_for_the_end(model: &TableModel<'_>, l10n: &Localizer) -> Markup {
    let Absence { company, speaks, for_an_end, .. } = &model.absence;
    html! {
        @if *company && *speaks && for_an_end.is_empty() {
            details .ask-end {
                summary { (l10n.say("away-end")) }
                p .quiet { (l10n.say("away-end-note")) }
                form method="post" action=(paths::end(model.table)) {
                    button name="word" value="ask" { (l10n.say("away-end-ask")) }
                }
            }
        }
    }
}

struct Away<'a> {
    model: &'a TableModel<'a>,
    names: &'a [String],
    l10n: &'a Localizer,
}

impl Away<'_> {
    fn text(&self, text: &Text) -> String {
        self.l10n.text(text, self.names)
    }

    /// A seat that a bot holds: for its owner what was done, and the way back.
    fn held(&self, held: &Held) -> Markup {
        let said = |id| self.text(&Text::new(id).with("seat", held.seat).with("bot", bot_text(&held.bot)));
        html! {
            @if held.own {
                div .back data-key={ "back-" (held.seat.index()) } {
                    p { strong { (said("away-own")) } }
                    (self.done_since(held))
                    form method="post" action=(paths::back(self.model.table)) {
                        input type="hidden" name="seat" value=(held.seat.index());
                        button .strong.big { (self.l10n.say("away-back")) }
                    }
                }
            } @else {
                p data-key={ "held-" (held.seat.index()) } { (token(self.model.game, held.seat)) " " (said("away-held")) }
            }
        }
    }

    /// What the bot has done for its owner.
    fn done_since(&self, held: &Held) -> Markup {
        let by_it = |line: &&crate::model::LogLine| line.entry > held.since && line.actor == Some(held.seat);
        let done: Vec<_> = self.model.log.iter().filter(by_it).collect();
        let left_out = done.len().saturating_sub(DONE);
        html! {
            @if done.is_empty() { p .quiet { (self.l10n.say("away-nothing-done")) } }
            @else {
                @if left_out > 0 { p .quiet { (self.l10n.say_count("log-before", left_out)) } }
                ul { @for line in &done[left_out..] { li { (self.text(&line.text)) } } }
            }
        }
    }

    fn absent(&self, absent: Absent) -> Markup {
        let Absent { seat, minutes, up, may_be_held } = absent;
        let said =
            if up { Text::new("pace-up-now") } else { Text::new("away-absent").with("minutes", minutes) };
        let said = said.with("seat", seat);
        html! {
            div data-key={ "absent-" (seat.index()) } {
                p { (token(self.model.game, seat)) " " (self.text(&said)) }
                @if self.model.absence.speaks {
                    @if may_be_held || up { p .quiet { (self.l10n.say(if up { "pace-up-now-help" } else { "away-absent-help" })) } }
                    @if may_be_held { (self.call_in(seat)) }
                    @if up {
                        form method="post" action=(paths::give_time(self.model.table)) {
                            input type="hidden" name="seat" value=(seat.index());
                            button .plain { (self.l10n.say("pace-give")) }
                        }
                    }
                    @if !may_be_held { p .quiet { (self.l10n.say_count("away-patience", self.model.absence.patience)) } }
                }
            }
        }
    }

    fn call_in(&self, seat: Seat) -> Markup {
        html! {
            form .row method="post" action=(paths::hold(self.model.table)) {
                input type="hidden" name="seat" value=(seat.index());
                select name="bot" aria-label=(self.l10n.say("away-which-bot")) {
                    @for bot in LEVELS {
                        option value=(bot) selected[bot == USUAL] { (self.l10n.say(&format!("bot-{bot}"))) }
                    }
                }
                button { (self.l10n.say("away-hold")) }
            }
        }
    }

    /// Whether to end the game, if somebody asks.
    fn ending(&self) -> Markup {
        let Absence { for_an_end, awaited, speaks, .. } = &self.model.absence;
        let Some(first) = for_an_end.first() else { return html! {} };
        let asked = *speaks && awaited.iter().any(|seat| self.model.own.contains(seat));
        let who = |seats: SeatSet| seats.iter().map(Arg::Seat).collect::<Vec<_>>();
        html! {
            div data-key="end" {
                p { strong { (self.text(&Text::new("away-end-asked").with("seat", first))) } }
                @if !asked && !awaited.is_empty() {
                    p .quiet { (self.text(&Text::new("away-end-awaited").with("seats", who(*awaited)))) }
                }
                @if asked { p .quiet { (self.l10n.say("away-end-asked-help")) } }
                @if *speaks {
                    form .row method="post" action=(paths::end(self.model.table)) {
                        @if asked { button name="word" value="agree" { (self.l10n.say("away-end-agree")) } }
                        button .plain name="word" value="decline" { (self.l10n.say("away-end-decline")) }
                    }
                }
            }
        }
    }
}
