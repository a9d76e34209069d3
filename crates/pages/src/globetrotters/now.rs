//! What can be done now: one sentence and a few buttons, the next likely action strongest.

use games::globetrotters::state::{Bonus, Due};
use games::globetrotters::{Kind, Phase};
use maud::{Markup, html};
use table::{Arg, Seat, Text};

use super::page::Page;
use super::{art, controls, news, plan};

/// What the reader can do now.
pub(super) fn now(page: &Page<'_>) -> Markup {
    let sentence = sentence(page);
    let help = sentence.id.strip_prefix("gtp-now-").map(|asked| format!("gtp-now-{asked}-help"));
    html! {
        section #now .gt.gt-now.panel.ask[page.awaited()] aria-labelledby="now-heading" {
            div .gt-say {
                @if let Some(seat) = shown_seat(page) { (art::icon(&format!("p{}", seat.0), "gt-face")) }
                h2 #now-heading { (page.text(&sentence)) }
                (page.help(help))
            }
            (news::dice(page))
            (news::adventure(page))
            (plan::plan(page))
            (controls::controls(page))
        }
    }
}

/// Whose piece stands beside the sentence.
fn shown_seat(page: &Page<'_>) -> Option<Seat> {
    match page.open().phase {
        Phase::Over { winners, .. } => winners.first(),
        _ if page.awaited() => page.seat,
        _ => page.view.to_act.must.first(),
    }
}

fn sentence(page: &Page<'_>) -> Text {
    let open = page.open();
    match open.phase {
        Phase::Over { winners, .. } => Text::new("gtp-now-over")
            .with("seats", winners.iter().map(Arg::from).collect::<Vec<_>>())
            .with("count", winners.len()),
        _ if page.awaited() => asked(page),
        _ => waiting(page),
    }
}

/// What the reader is asked.
fn asked(page: &Page<'_>) -> Text {
    let open = page.open();
    let here = page.here().map_or_else(|| "?".to_owned(), |here| page.place(here));
    let at = |id| Text::new(id).with("place", here.clone());
    match open.phase {
        Phase::ChooseHome => Text::new("gtp-now-home"),
        Phase::Arrive => at("gtp-now-arrive"),
        Phase::Offer => {
            let kind = page.here().map(|here| page.edition().kind_of(here));
            at(if kind == Some(Kind::GamblingCity) { "gtp-now-jackpot" } else { "gtp-now-adventure" })
        }
        Phase::Travel => at("gtp-now-travel"),
        Phase::Overland(steps) => Text::new("gtp-now-overland").with("steps", steps),
        Phase::MoveOn { who, .. } if Some(who) == page.seat => Text::new("gtp-now-move-on-self"),
        Phase::MoveOn { who, .. } => Text::new("gtp-now-move-on").with("seat", who),
        Phase::Debt(Due::Tickets) => Text::new("gtp-now-debt-tickets").with("count", open.course.owed),
        Phase::Debt(_) => Text::new("gtp-now-debt")
            .with("owed", open.course.owed)
            .with("money", page.seat.map_or(0, |seat| page.player(seat).money)),
        Phase::Pick(count) => Text::new("gtp-now-pick").with("seat", open.turn).with("count", count),
        Phase::LoseKey => Text::new("gtp-now-lose-key"),
        Phase::Switch => Text::new("gtp-now-switch"),
        Phase::Bonus if open.course.bonus == Some(Bonus::Anywhere) => Text::new("gtp-now-bonus-star"),
        Phase::Bonus => {
            let continent = page.here().map(|here| page.continent(page.edition().continent_of(here)));
            Text::new("gtp-now-bonus").with("continent", continent.unwrap_or_else(|| "?".to_owned()))
        }
        Phase::LastChance => at("gtp-now-last-chance"),
        Phase::AfterTurn => Text::new("gtp-now-after-turn"),
        Phase::Over { .. } => Text::new("gtp-now-after-turn"),
    }
}

/// What the others do while the reader waits.
fn waiting(page: &Page<'_>) -> Text {
    let open = page.open();
    let seats: Vec<Arg> = page.view.to_act.must.iter().map(Arg::from).collect();
    let text = Text::new(match open.phase {
        Phase::ChooseHome => "gtp-wait-home",
        Phase::Travel | Phase::Overland(_) => "gtp-wait-travel",
        Phase::MoveOn { .. } => "gtp-wait-move-on",
        Phase::Pick(_) => "gtp-wait-pick",
        Phase::Debt(_) => "gtp-wait-debt",
        Phase::AfterTurn => "gtp-wait-after-turn",
        _ => "gtp-wait",
    });
    let moved = match open.phase {
        Phase::MoveOn { who, .. } => who,
        _ => open.turn,
    };
    text.with("seats", seats).with("who", moved)
}
