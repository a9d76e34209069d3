//! The ways out of a game: quiet, at the foot of the page, each behind a confirmation that says what becomes of one's things.

use games::{AnyGame, AnyView, Listed};
use maud::{Markup, html};
use table::{Game, Seat, SeatSet, Text};

use crate::Localizer;
use crate::frame::{figure_of, region};
use crate::game_page::GamePage;
use crate::model::{Region, TableModel};
use crate::parts::{Effect, json, press};
use crate::reader::Reader;

/// Who has left the game for good.
pub(crate) fn resigned(game: &AnyGame, view: &AnyView) -> SeatSet {
    games::dispatch!(game, game => {
        Seat::all(game.seats()).filter(|&seat| game.has_resigned(game.own_view(view), seat)).collect()
    })
}

/// Where they stand. Their forms carry the version of the table, so they change with every action, as nothing around them does.
pub(crate) const LEAVE: &str = "leave";

/// The ways that stand open to the reader's seat now.
pub(crate) fn ways_out(model: &TableModel<'_>, l10n: &Localizer) -> Region {
    // Whose seat a bot holds does nothing until they are back.
    let acts = model.seat.filter(|&seat| model.own.contains(seat) && !model.past && !model.is_over());
    let ways = acts.map_or_else(|| html! {}, |seat| open_to(seat, model, l10n));
    region(LEAVE, html! { div #leave { (ways) } })
}

fn open_to(seat: Seat, model: &TableModel<'_>, l10n: &Localizer) -> Markup {
    games::dispatch!(model.game, game => {
        let reader = Reader::new(model, game, game.own_view(model.view), l10n);
        let ways = GamePage::ways_out(&reader, seat);
        html! { @for (action, effect) in ways { (way_out(&reader, &action, effect)) } }
    })
}

fn way_out<G: GamePage>(reader: &Reader<'_, G>, action: &G::Action, effect: Effect) -> Markup {
    let name = reader.text(&reader.game.name_action(action));
    let mut effects = vec![effect];
    if let Some(winner) = left_alone(reader).filter(|_| effects[0].warn) {
        effects.push(Effect::new(Text::new("leave-wins").with("seat", winner), effects[0].clause));
    }
    html! {
        details .leave data-key={ "leave-" (json(action)) } {
            summary { (name) }
            form method="post" action=(reader.acting().address()) {
                (reader.acting().credentials())
                (reader.effects("effects", &effects))
                label { input type="checkbox" required; span { (reader.say("leave-sure")) } }
                (press(action, "", &html! { (name) }))
            }
        }
    }
}

/// Who wins if the reader resigns: the only other who still plays. A team is one.
fn left_alone<G: GamePage>(reader: &Reader<'_, G>) -> Option<Seat> {
    let game = reader.model.game;
    let own = figure_of(game, reader.seat?);
    let gone = resigned(game, reader.model.view);
    let mut others =
        reader.seats().filter(|&seat| figure_of(game, seat) == seat && seat != own && !gone.contains(seat));
    others.next().filter(|_| others.next().is_none())
}
