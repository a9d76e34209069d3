//! The end of a game: who won and why, everybody's place, what the scores are made of, how they ran, and the ways on.

use games::{AnyGame, Listed};
use maud::{Markup, html};
use table::{Game, Outcome, Seat, SeatSet};

use crate::chart::Chart;
use crate::frame::{clause, figure_of, portrait, region, token};
use crate::game_page::{GamePage, ScorePart};
use crate::leaving::resigned;
use crate::model::{PersonKind, Region, TableModel};
use crate::{Localizer, paths};

/// How the game ended; an empty element until it has.
pub(crate) fn end(model: &TableModel<'_>, names: &[String], l10n: &Localizer) -> Region {
    let html = match model.outcome {
        None if model.absence.abandoned => html! {
            section #end .panel.end aria-labelledby="h-end" {
                div .verdict {
                    h2 #h-end tabindex="-1" { (l10n.say("away-ended")) }
                    p .why { (l10n.say("away-ended-why")) }
                    (ways_on(model, l10n))
                    p .quiet { (l10n.say("end-verify")) }
                }
            }
        },
        None => html! { section #end hidden {} },
        Some(outcome) => {
            let ending = Ending { model, outcome, names, l10n };
            html! { section #end .panel.end aria-labelledby="h-end" { (ending.show()) } }
        }
    };
    region("end", html)
}

/// Somebody at the end: a player, or a team that shares its score.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Placed {
    /// The seat whose figure stands for them.
    seat: Seat,
    /// Their place, from 1; whoever is equal shares one.
    place: usize,
    score: i32,
}

struct Ending<'a> {
    model: &'a TableModel<'a>,
    outcome: &'a Outcome,
    names: &'a [String],
    l10n: &'a Localizer,
}

impl Ending<'_> {
    fn show(&self) -> Markup {
        let placed = places(self.model.game, self.outcome, self.scores(), self.gone());
        html! {
            div .verdict {
                h2 #h-end tabindex="-1" { (self.headline()) }
                p .why { (self.why()) " " (clause(self.outcome.clause, self.l10n)) }
                (self.goal())
                (ways_on(self.model, self.l10n))
                p .quiet { (self.l10n.say("end-verify")) }
            }
            (self.podium(&placed))
            (self.taken_apart(&placed))
            (self.course())
        }
    }

    /// Who has left before the end.
    fn gone(&self) -> SeatSet {
        resigned(self.model.game, self.model.view)
    }

    fn scores(&self) -> &[i32] {
        self.model.scores.last().map_or(&[], |(_, each)| each)
    }

    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    fn headline(&self) -> String {
        let winners: Vec<String> =
            self.outcome.winners.iter().map(|seat| self.name(seat).to_owned()).collect();
        let won = self.outcome.winners.iter().any(|seat| self.model.own.contains(seat));
        let id = match (won && self.model.own.len() == 1, winners.len()) {
            (true, 1) => "end-you-won",
            (_, 0) => "end-nobody-won",
            (_, 1) => "end-won",
            _ => "end-shared",
        };
        self.l10n.say_with(id, &[("names", self.l10n.list(&winners))])
    }

    fn why(&self) -> Markup {
        games::dispatch!(self.model.game, game => {
            game.end_headline(game.own_view(self.model.view), self.outcome, self.names, self.l10n)
        })
    }

    /// Whether the goal of a scenario was reached, for whoever was to reach it and those who watched.
    fn goal(&self) -> Markup {
        let own = self.model.own;
        let goal = self.model.briefing.and_then(|briefing| Some((briefing.goal.as_ref()?, briefing.seat?)));
        let Some((goal, seat)) = goal.filter(|(_, seat)| own.is_empty() || own.contains(*seat)) else {
            return html! {};
        };
        let reached = goal.is_reached(seat, self.outcome, self.scores());
        let id = if reached { "end-goal-reached" } else { "end-goal-missed" };
        html! { p .goal.reached[reached] { strong { (self.l10n.say(id)) } " " (self.l10n.name(&goal.text)) } }
    }

    /// Everybody on their step, the first in the middle.
    fn podium(&self, placed: &[Placed]) -> Markup {
        html! {
            ol .podium aria-label=(self.l10n.say("end-podium")) {
                @for Placed { seat, place, score } in placed {
                    li .{ "place-" (place) }.{ "seat-" (seat.index() % 6) } {
                        (portrait(self.model.game.kind(), *seat))
                        span .who {
                            (self.l10n.list(&self.people_of(*seat)))
                            @if self.gone().contains(*seat) { " " small { (self.l10n.say("part-resigned")) } }
                        }
                        span .step {
                            b { (self.l10n.say_with("end-place", &[("place", place.to_string())])) }
                            span { (score) }
                        }
                    }
                }
            }
        }
    }

    /// Who plays with the figure of this seat.
    fn people_of(&self, figure: Seat) -> Vec<String> {
        let game = self.model.game;
        let team = Seat::all(game.seats()).filter(|&seat| figure_of(game, seat) == figure);
        team.map(|seat| self.name(seat).to_owned()).collect()
    }

    /// What everybody's score is made of, if it is made of anything.
    fn taken_apart(&self, placed: &[Placed]) -> Markup {
        let view = self.model.view;
        let parts = |seat| games::dispatch!(self.model.game, game => game.score_parts(game.own_view(view), seat, self.l10n));
        let all: Vec<(&Placed, Vec<ScorePart>)> = placed.iter().map(|one| (one, parts(one.seat))).collect();
        html! {
            @if all.iter().any(|(_, parts)| !parts.is_empty()) {
                section .apart aria-labelledby="h-apart" {
                    h3 #h-apart { (self.l10n.say("end-apart")) }
                    ol { @for (one, parts) in &all { li { (self.apart(one, parts)) } } }
                }
            }
        }
    }

    fn apart(&self, one: &Placed, parts: &[ScorePart]) -> Markup {
        html! {
            p { (token(self.model.game, one.seat)) " " b { (self.l10n.list(&self.people_of(one.seat))) } " " (one.score) }
            ul {
                @for ScorePart { name, points, of } in parts {
                    li { (name) " " b { (points) } @if !of.is_empty() { " " small { (self.l10n.list(of)) } } }
                }
            }
        }
    }

    /// How the scores ran, and the moments that made them run so.
    fn course(&self) -> Markup {
        let TableModel { table, game, scores, great, .. } = *self.model;
        let chart = Chart {
            table,
            game,
            scores,
            names: self.names,
            l10n: self.l10n,
            label: "chart-label",
            face: token,
        };
        let marked = chart.marked(great);
        html! {
            @if let Some(picture) = chart.draw(&marked) { (picture) }
            @if !marked.is_empty() {
                section .moments aria-labelledby="h-moments" {
                    h3 #h-moments { (self.l10n.say("end-moments")) }
                    ol {
                        @for line in marked {
                            li {
                                @if let Some(seat) = line.beat.owner.or(line.actor) { (token(game, seat)) }
                                a href=(paths::moment(table, line.entry)) { (self.l10n.text(&line.text, self.names)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What can be done now. Against bots nobody has to be waited for.
fn ways_on(model: &TableModel<'_>, l10n: &Localizer) -> Markup {
    let table = model.table;
    let is_person = |kind: &PersonKind| matches!(kind, PersonKind::Person | PersonKind::Held(_));
    let people = model.people.iter().filter(|person| is_person(&person.kind)).count();
    let again = if people > 1 { "end-again" } else { "end-again-bots" };
    html! {
        div .row {
            @if !model.own.is_empty() || model.seat.is_some() {
                form method="post" action=(paths::again(table)) data-plain {
                    input type="hidden" name="commitment" value="";
                    button .strong.big { (l10n.say(again)) }
                }
            }
            a .button href=(paths::moments(table)) { (l10n.say("end-replay")) }
            @if bots::analysis::is_learned(model.game) { a .button href=(paths::analysis(table)) { (l10n.say("end-analysis")) } }
            a .button href=(paths::proof(table)) { (l10n.say("end-proof")) }
            a .button href=(paths::rolls(table)) { (l10n.say("end-rolls")) }
            a .button href=(paths::journal(table)) download={ (table) ".jsonl" } { (l10n.say("end-journal")) }
        }
    }
}

/// Everybody in the order of their places: the winners, then the others by their scores, and last who has left before. A
/// team is one.
fn places(game: &AnyGame, outcome: &Outcome, scores: &[i32], gone: SeatSet) -> Vec<Placed> {
    let score = |seat: Seat| scores.get(seat.index()).copied().unwrap_or(0);
    let rank = |seat: Seat| (outcome.winners.contains(seat), !gone.contains(seat), score(seat));
    let figures: Vec<Seat> = Seat::all(game.seats()).filter(|&seat| figure_of(game, seat) == seat).collect();
    // Those who share a victory share the first place, whatever they scored.
    let is_before = |one: Seat, other: Seat| rank(one) > rank(other) && !outcome.winners.contains(other);
    let place = |seat: Seat| 1 + figures.iter().filter(|&&other| is_before(other, seat)).count();
    let mut placed: Vec<Placed> =
        figures.iter().map(|&seat| Placed { seat, place: place(seat), score: score(seat) }).collect();
    placed.sort_by_key(|one| (one.place, std::cmp::Reverse(one.score)));
    placed
}

#[cfg(test)]
mod tests {
    use table::Clause;

    use super::*;

    fn placed(winners: &[u8], scores: &[i32]) -> Vec<(u8, usize)> {
        placed_without(winners, scores, SeatSet::EMPTY)
    }

    fn placed_without(winners: &[u8], scores: &[i32], gone: SeatSet) -> Vec<(u8, usize)> {
        let setup = games::Setup::read("little-monsters", scores.len(), &serde_json::Value::Null).unwrap();
        let winners = winners.iter().map(|&seat| Seat(seat)).collect::<SeatSet>();
        let outcome = Outcome { winners, clause: Clause { book: "LM", number: 10 } };
        let placed = places(&setup.open(None).unwrap(), &outcome, scores, gone);
        placed.into_iter().map(|one| (one.seat.0, one.place)).collect()
    }

    #[test]
    fn the_winner_is_first_whatever_the_others_have() {
        assert_eq!(placed(&[2], &[7, 3, 6, 7]), [(2, 1), (0, 2), (3, 2), (1, 4)]);
    }

    #[test]
    fn whoever_resigned_comes_last_whatever_they_have() {
        assert_eq!(placed_without(&[2], &[7, 3, 6], SeatSet::only(Seat(0))), [(2, 1), (1, 2), (0, 3)]);
    }

    #[test]
    fn those_who_win_together_share_the_first_place() {
        assert_eq!(placed(&[0, 1], &[4, 5, 5]), [(1, 1), (0, 1), (2, 3)]);
    }
}
