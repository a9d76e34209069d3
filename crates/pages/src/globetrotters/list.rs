//! The board as a list, for those who do not see the map. It is long, so it comes when it is asked for.

use games::globetrotters::clause::{GT_20, GT_30, GT_67};
use games::globetrotters::{ContinentId, Kind, LocationId};
use maud::{Markup, html};

use super::art;
use super::page::Page;

/// All places by continent: kind, who is there, and where the routes lead.
pub(super) fn list(page: &Page<'_>) -> Markup {
    if !page.lists() {
        return html! {};
    }
    html! {
        div .gt-list.panel tabindex="0" role="group" aria-label=(page.say("gtp-list")) {
            (legend(page))
            @for continent in ContinentId::all() {
                h3 { (page.continent(continent)) }
                ul {
                    @for at in page.edition().location_ids().filter(|&at| page.edition().continent_of(at) == continent) {
                        li { (entry(page, at)) }
                    }
                }
            }
        }
    }
}

fn entry(page: &Page<'_>, at: LocationId) -> Markup {
    let kind = page.edition().kind_of(at);
    let ways: Vec<String> = neighbours(page, at).map(|to| page.place(to)).collect();
    html! {
        (art::kind(kind)) " " (page.place_link(at)) ", " (page.kind(kind)) " " (page.marks(at))
        @if !ways.is_empty() { small { (ways.join(", ")) } }
    }
}

/// The places next to a place, overland and by water.
pub(super) fn neighbours<'a>(page: &Page<'a>, at: LocationId) -> impl Iterator<Item = LocationId> + use<'a> {
    let edition = page.edition();
    edition.within(at, 1).iter().copied().chain(edition.crossings(at).iter().map(|crossing| crossing.island))
}

/// What the shapes and lines mean.
fn legend(page: &Page<'_>) -> Markup {
    html! {
        div .gt-legend {
            h3 { (page.say("gtp-legend")) }
            ul {
                @for kind in Kind::ALL {
                    li {
                        (art::kind(kind)) b { (page.kind(kind)) } " "
                        span { (page.say(&format!("gtp-key-{}", kind.id()))) } " " (page.clause(kind.clause()))
                    }
                }
                li { (art::sign("key")) b { (page.say("gtp-legend-key")) } " " (page.clause(GT_67)) }
                li { svg .gt-line viewBox="0 0 40 6" aria-hidden="true" { path d="M1 3H39" {} } b { (page.say("gtp-legend-overland")) } " " (page.clause(GT_20)) }
                li { svg .gt-line.water viewBox="0 0 40 6" aria-hidden="true" { path d="M1 3H39" {} } b { (page.say("gtp-legend-water")) } " " (page.clause(GT_30)) }
            }
        }
    }
}
