//! The strip: every player at a glance, on every screen. A seat leads to what is known of that player.

use games::Listed;
use maud::{Markup, html};
use table::{Game, Seat};

use crate::frame::{figure_of, region, token};
use crate::game_page::{GamePage, Glance};
use crate::leaving::resigned;
use crate::model::{Region, TableModel};
use crate::reader::Reader;
use crate::{Localizer, pace};

/// Everybody, in the order of their seats.
fn glances(model: &TableModel<'_>, l10n: &Localizer) -> Vec<Glance> {
    games::dispatch!(model.game, game => {
        let reader = Reader::new(model, game, game.own_view(model.view), l10n);
        Seat::all(game.seats()).map(|seat| GamePage::glance(&reader, seat)).collect()
    })
}

/// Whose turn it is.
pub(crate) fn in_turn(model: &TableModel<'_>, l10n: &Localizer) -> Option<Seat> {
    glances(model, l10n).iter().position(|glance| glance.turn).map(Seat::from_index)
}

pub(crate) fn strip(model: &TableModel<'_>, names: &[String], l10n: &Localizer) -> Region {
    let glances = glances(model, l10n);
    let gone = resigned(model.game, model.view);
    let html = html! {
        nav #strip aria-label=(l10n.say("strip-label")) {
            ol {
                @for (seat, glance) in Seat::all(glances.len()).zip(&glances) {
                    @let name = names.get(seat.index()).map_or("", String::as_str);
                    (player(model, seat, glance, gone.contains(seat), name, l10n))
                }
            }
        }
    };
    region("strip", html)
}

fn player(
    model: &TableModel<'_>,
    seat: Seat,
    glance: &Glance,
    gone: bool,
    name: &str,
    l10n: &Localizer,
) -> Markup {
    let waits = model.view.to_act().must.contains(seat) && !model.is_over();
    let left = gone.then(|| l10n.say("part-resigned"));
    let words: Vec<String> = left.into_iter().chain(glance.words.iter().cloned()).collect();
    let said = l10n.say_with("strip-seat", &[("name", name.to_owned()), ("list", l10n.list(&words))]);
    html! {
        li .turn[glance.turn] .waits[waits] .own[model.own.contains(seat)] .gone[gone] {
            a href={ "#player-" (figure_of(model.game, seat).0) } title=(said) aria-current=[glance.turn.then_some("true")] {
                (token(model.game, seat))
                span .who { (name) }
                b aria-hidden="true" { (glance.score) }
                span .purse aria-hidden="true" { (glance.purse) }
                (pace::time(model, seat, l10n))
                span .sr { (l10n.list(&words)) }
            }
        }
    }
}
