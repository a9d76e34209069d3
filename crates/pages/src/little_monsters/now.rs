//! What can be done now: one sentence and a few buttons, the next likely action strongest.

use games::little_monsters::clause::{LM_7, LM_8, LM_10, LM_13, LM_19, LM_20, LM_22, LM_28};
use games::little_monsters::{Action, CARDS_TO_WIN, Colour, Destination, LocationId, Phase, Tickets};
use maud::{Markup, html};
use table::{Arg, Seat, Text};

use super::page::Page;
use super::stage::die;
use super::{art, choice, plan, trade};
use crate::parts::Effect;

/// What the reader can do now.
pub(super) fn now(page: &Page<'_>) -> Markup {
    let sentence = sentence(page);
    let help = sentence.id.strip_prefix("lm-now-").map(|asked| format!("lm-now-{asked}-help"));
    html! {
        section #now .lm.lm-now.panel.ask[page.awaited()] aria-labelledby="now-heading" {
            div .lm-say {
                @if let Some(seat) = shown_seat(page) { (art::icon(&format!("m{}", seat.0), "lm-face")) }
                h2 #now-heading { (page.text(&sentence)) }
                (dice(page))
                (page.help(help))
            }
            (page.action_bar(&take_back(page), &next(page)))
            (trade::tray(page).shown(page.l10n))
            (plan::plan(page))
            (controls(page))
        }
    }
}

/// Whose monster stands beside the sentence.
fn shown_seat(page: &Page<'_>) -> Option<Seat> {
    match page.open().phase {
        Phase::Over(winner) => Some(winner),
        _ if page.awaited() => page.seat,
        _ => page.view.to_act.must.first(),
    }
}

fn sentence(page: &Page<'_>) -> Text {
    let open = page.open();
    let travelling = page.travels();
    if let Phase::Over(winner) = open.phase {
        return Text::new("lm-now-over").with("seat", winner);
    }
    let awaited = || page.view.to_act.must.iter().map(Arg::from).collect::<Vec<_>>();
    let Some(seat) = page.seat.filter(|_| page.awaited() || travelling) else {
        return Text::new(match open.phase {
            Phase::Roll => "lm-wait-roll",
            Phase::Travel if open.offers_made > 0 && !page.view.to_act.must.contains(open.turn) => {
                "lm-wait-answer"
            }
            Phase::Travel => "lm-wait-travel",
            Phase::Discard(_) => "lm-wait-discard",
            _ => "lm-wait",
        })
        .with("seats", awaited())
        .with("count", page.view.to_act.must.len());
    };
    let place = page.place(open.monsters[seat]);
    match open.phase {
        Phase::Roll => Text::new("lm-now-roll"),
        Phase::Globe { tickets } => Text::new("lm-now-globe").with("count", tickets),
        Phase::Cure => Text::new("lm-now-cure"),
        Phase::Travel if !travelling => Text::new("lm-now-answer"),
        Phase::Travel if !page.awaited() => Text::new("lm-now-offered").with("seats", awaited()),
        Phase::Travel if open.moved => Text::new("lm-now-moved").with("place", place),
        Phase::Travel => Text::new("lm-now-travel").with("place", place),
        Phase::Discard(loss) => {
            Text::new("lm-now-discard").with("count", open.owed[seat]).with("loss", loss.text())
        }
        Phase::Crowds(_) => Text::new("lm-now-crowds"),
        Phase::EventMove { wind: Some(colour), .. } => Text::new("lm-now-wind").with("colour", colour.text()),
        Phase::EventMove { wind: None, .. } => Text::new("lm-now-polar"),
        Phase::Spread => Text::new("lm-now-spread"),
        Phase::Over(winner) => Text::new("lm-now-over").with("seat", winner),
    }
}

/// The dice: as they fell, or waiting to be rolled. They tumble once, when the roll is news; a bot that goes on at
/// once does not stop them.
fn dice(page: &Page<'_>) -> Markup {
    let open = page.open();
    let latest = page.model.log.last().map_or(0, |line| line.entry);
    let rolled = page.model.log.iter().rev().take_while(|line| line.entry + 3 >= latest);
    let fresh = rolled.into_iter().any(|line| line.text.id == "lm-told-rolled");
    let Some(faces) = open.roll else { return html! {} };
    let words: Vec<String> = faces.iter().map(|face| page.text(&face.text())).collect();
    html! {
        div .lm-dice id={ "dice-" (open.turns) } .lm-roll[fresh] role="img" aria-label=(page.l10n.list(&words)) {
            @for face in faces { (die(face, page.l10n)) }
        }
    }
}

/// What leads on: the roll, the end of the move, or letting an event pass.
fn next(page: &Page<'_>) -> Markup {
    let Some(seat) = page.seat.filter(|_| !page.view.legal.is_empty()) else { return html! {} };
    match page.open().phase {
        Phase::Roll => page.form(
            &Action::Roll,
            "strong big",
            &html! {
                span .lm-dice aria-hidden="true" { span .lm-die { "?" } span .lm-die { "?" } }
                (page.say("lm-do-roll"))
            },
        ),
        Phase::Travel if page.travels() => stop(page, seat, ends_now(page, seat)),
        Phase::EventMove { .. } => choice::stay(page),
        _ => html! {},
    }
}

fn controls(page: &Page<'_>) -> Markup {
    let Some(seat) = page.seat.filter(|_| !page.view.legal.is_empty()) else { return html! {} };
    match page.open().phase {
        Phase::Globe { .. } => html! { (choice::globe(page)) },
        Phase::Cure => html! { (choice::place(page)) div { (page.clause(LM_20)) } },
        Phase::Travel if page.travels() => travel(page, seat),
        Phase::Roll | Phase::Travel | Phase::Over(_) => html! {},
        Phase::Discard(loss) => html! {
            (choice::discard(page, page.open().hands[seat]))
            div { (page.clause(loss.clause())) }
        },
        Phase::Crowds(tied) => html! { (choice::crowds(page, tied)) div { (page.clause(LM_28)) } },
        Phase::EventMove { wind, .. } => html! {
            (choice::place(page)) div { (page.clause(choice::move_clause(wind))) }
        },
        Phase::Spread => html! { (choice::place(page)) div { (page.clause(LM_19)) } },
    }
}

/// The steps that can be made one by one.
fn steps(page: &Page<'_>) -> Vec<(LocationId, Colour)> {
    let step = |action: &Action| match *action {
        Action::Step { to, colour } => Some((to, colour)),
        _ => None,
    };
    page.view.legal.iter().filter_map(step).collect()
}

/// Whether the reader looks at a place that their tickets lead to.
fn plans(page: &Page<'_>, seat: Seat) -> bool {
    page.asked_for.is_some_and(|to| to != page.open().monsters[seat] && page.cost_to(to).is_some())
}

/// Whether there is a reason to end the move. Then ending it is the strongest button.
fn ends_now(page: &Page<'_>, seat: Seat) -> bool {
    let open = page.open();
    let gains = page.card_at(open.monsters[seat]).is_some();
    wins(page, seat) || (!plans(page, seat) && (gains || open.moved || steps(page).is_empty()))
}

/// Travelling: what was used, and where one can go.
fn travel(page: &Page<'_>, seat: Seat) -> Markup {
    let open = page.open();
    let steps = steps(page);
    html! {
        @if open.moved {
            p { (page.say("lm-used")) " " (page.tickets(open.used)) }
        }
        @if plans(page, seat) {}
        @else if !steps.is_empty() {
            p { (page.say("lm-click-map")) }
            (goals(page)) (single_steps(page, &steps)) (others(page, &steps))
        } @else if !open.moved { div .lm-why { (page.say("lm-no-steps")) " " (page.clause(LM_7)) } }
    }
}

/// The places worth going to that the tickets reach: those with a card, and home.
fn goals(page: &Page<'_>) -> Markup {
    let best = page.reachable.iter().filter(|goal| is_goal(page, goal.to));
    html! {
        ul .lm-goals {
            @for goal in best {
                li { (page.place_link(goal.to)) " " (page.tickets(goal.cheapest)) " " (page.marks(goal.to)) }
            }
        }
    }
}

fn is_goal(page: &Page<'_>, to: LocationId) -> bool {
    page.card_at(to).is_some() || page.seat.is_some_and(|seat| page.open().houses[seat] == to)
}

/// All the others, which stand neither among the goals nor among the single steps, in few bytes: there can be sixty of them.
fn others(page: &Page<'_>, steps: &[(LocationId, Colour)]) -> Markup {
    let is_told = |at: LocationId| is_goal(page, at) || steps.iter().any(|&(to, _)| to == at);
    let rest: Vec<Destination> = page.reachable.iter().copied().filter(|goal| !is_told(goal.to)).collect();
    html! {
        @if !rest.is_empty() {
            details .lm-more data-key="more" {
                summary { (page.text(&Text::new("lm-reach").with("count", rest.len()))) }
                ul {
                    @for goal in &rest { li { (page.place_link(goal.to)) " " small { (letters(page, goal.cheapest)) } } }
                }
            }
        }
    }
}

/// Tickets as letters, such as “2P Y”.
fn letters(page: &Page<'_>, tickets: Tickets) -> String {
    let of_colour = |colour| match tickets[colour] {
        1 => page.letter(colour),
        count => format!("{count}{}", page.letter(colour)),
    };
    tickets.colours().map(of_colour).collect::<Vec<_>>().join(" ")
}

fn single_steps(page: &Page<'_>, steps: &[(LocationId, Colour)]) -> Markup {
    html! {
        p .quiet { (page.say("lm-one-step")) }
        div .choices {
            @for &(to, colour) in steps {
                (page.form(&Action::Step { to, colour }, "", &html! {
                    (page.tickets(Tickets::of(colour, page.game.cost_of_entering(page.open(), to)))) " " (page.place(to)) " " (page.marks(to))
                }))
            }
        }
    }
}

/// Whether ending the move here wins.
fn wins(page: &Page<'_>, seat: Seat) -> bool {
    let open = page.open();
    let at = open.monsters[seat];
    open.houses[seat] == at && open.cards_of(seat) + usize::from(page.card_at(at).is_some()) >= CARDS_TO_WIN
}

/// The button that ends the move, and everything that it will do.
fn stop(page: &Page<'_>, seat: Seat, strong: bool) -> Markup {
    let open = page.open();
    let at = open.monsters[seat];
    let place = page.place(at);
    let mut effects: Vec<Effect> = Vec::new();
    if page.card_at(at).is_some() {
        let text = Text::new("lm-stop-card").with("place", place.clone());
        let text = text.with("cards", open.cards_of(seat) + 1).with("most", CARDS_TO_WIN);
        effects.push(Effect::new(text, LM_8));
    }
    if wins(page, seat) {
        effects.push(Effect::of("lm-stop-win", LM_10));
    } else {
        let stays_polluted = !open.moved && open.tokens.nuclear.contains(at);
        if (open.polluted || stays_polluted) && !open.hands[seat].is_empty() {
            effects.push(Effect::of("lm-stop-polluted", LM_22));
        }
        if !open.tokens.pandemic.is_empty() {
            let here = open.tokens.pandemic.contains(at) && !open.hands[seat].is_empty();
            effects.push(Effect::of(if here { "lm-stop-sick" } else { "lm-stop-spreads" }, LM_19));
        }
        if page.view.to_act.must != table::SeatSet::only(seat) {
            effects.push(Effect::of("lm-stop-lapse", LM_13));
        }
    }
    let label = if open.moved { "lm-stop" } else { "lm-stop-unmoved" };
    html! {
        div .lm-stop data-key="stop" {
            (page.form(&Action::Stop, if strong { "strong big" } else { "" }, &html! {
                (page.text(&Text::new(label).with("place", place)))
            }))
            @if !effects.is_empty() {
                ul { @for effect in &effects { li { (page.text(&effect.text)) " " (page.clause(effect.clause)) } } }
            }
        }
    }
}

fn take_back(page: &Page<'_>) -> Markup {
    page.take_back("lm-back", if page.open().moved { "lm-take-back-step" } else { "lm-take-back" })
}
