//! What a Title brings beyond two of a kind: on its Territory, or in the Personal Stock (GP-12, GP-43, GP-78).

use games::globopolis::clause::{GP_12, GP_29};
use games::globopolis::{Action, RUnit, TitleId, Units, ns_cap, room_for};
use maud::{Markup, html};
use table::{Arg, Text};

use super::page::Page;
use super::{art, outlook};
use crate::parts::{Effect, number_field, press};

/// GP-12: before the first Teleport, surplus can be put back on the Territories.
pub(super) fn stacking(page: &Page<'_>) -> Markup {
    let stacks: Vec<&Action> =
        page.view.legal.iter().filter(|action| matches!(action, Action::Stack { .. })).collect();
    html! {
        @if !stacks.is_empty() {
            details .gpd-more data-key="stacking" {
                summary { (page.say("gpd-stacking")) }
                div .gpd-why { (page.say("gpd-stacking-how")) " " (page.clause(GP_12)) }
                form .gpd-stack method="post" action=(page.acting().address()) {
                    (page.acting().credentials())
                    @for action in stacks {
                        @if let Action::Stack { title, units } = action {
                            @let text = Text::new("gpd-stack").with("units", units.text()).with("title", page.edition().title_name(*title));
                            (press(action, "gpd-small", &html! { (page.text(&text)) }))
                        }
                    }
                }
            }
        }
    }
}

/// GP-43: what stays of the surplus of a Title that was just taken.
pub(super) fn surplus(page: &Page<'_>, title: TitleId, over: Units) -> Markup {
    let none = Action::Stack { title, units: Units::NONE };
    let brought = Text::new("gpd-surplus").with("units", over.text());
    let clause = page.game.surplus_clause(page.open());
    let units = page.open().titles[title].units;
    // GP-29: NS-Units stay as far as there is room for them.
    let stays =
        |unit: RUnit| if unit == RUnit::Ns { over[unit].min(room_for(units, unit)) } else { over[unit] };
    let kinds: Vec<Arg> =
        over.kinds().filter(|&unit| stays(unit) > 0).map(|unit| Arg::Text(unit.text())).collect();
    let full = Text::new("gpd-ns").with("count", units[RUnit::Ns]).with("cap", ns_cap(units));
    html! {
        p { (page.text(&brought)) " " (page.clause(clause)) }
        div .gpd-act data-key="surplus-none" {
            (page.form(&none, "strong", &html! { (page.say("gpd-surplus-none")) }))
            (outlook::list(page, &[Effect::of("gpd-does-surplus", clause)]))
        }
        @if over.kinds().any(|unit| stays(unit) > 0) {
            form .gpd-shop data-key="surplus" method="post" action=(page.acting().address()) {
                (page.acting().credentials())
                input type="hidden" name="kind" value="stack";
                input type="hidden" name="title" value=(title.0);
                p { (page.text(&Text::new("gpd-surplus-leave").with("units", kinds).with("title", page.edition().title_name(title)))) }
                @for unit in over.kinds().filter(|&unit| stays(unit) > 0) {
                    label {
                        (art::unit(unit)) span { (page.text(&unit.text())) }
                        (number_field(&format!("stack-{}", unit.id()), 0..=stays(unit).into(), stays(unit).into()))
                    }
                }
                button { (page.say("gpd-surplus-do")) }
            }
        }
        @if over[RUnit::Ns] > 0 && stays(RUnit::Ns) == 0 { p .gpd-why { (page.text(&full)) " " (page.clause(GP_29)) } }
    }
}
