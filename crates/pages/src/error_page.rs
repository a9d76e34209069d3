//! The page that says what went wrong.

use maud::html;
use table::Text;

use crate::Localizer;
use crate::frame::Page;

pub(crate) fn page(status: u16, heading: &Text, detail: &Text, l10n: &Localizer) -> String {
    let l10n = l10n.marking();
    let title = l10n.text(heading, &[]);
    let main = html! {
        main #main .sheet.lost {
            // A monster that has walked off the map.
            svg .astray viewBox="0 0 240 150" aria-hidden="true" {
                path .paper d="M18 120 34 34l62 16 58-20 68 18-14 84-66-16-60 18z" {}
                path .fold d="M96 50 82 134M154 30l-12 86" {}
                path .way d="M40 100c22-26 40 6 60-14s34-8 46-22 26-26 44-38" {}
                path .body d="M176 60c-4-26 6-42 22-42s28 14 24 42c-4 8-10 2-14 6s-8 2-12-2-16 6-20-4z" {}
                circle .eye cx="192" cy="38" r="6" {}
                circle .eye cx="207" cy="38" r="6" {}
                circle .pupil cx="193" cy="40" r="2.5" {}
                circle .pupil cx="206" cy="40" r="2.5" {}
                path .mouth d="M193 52c4-4 10-4 14 0" {}
            }
            p .status { (status) }
            h1 { (title) }
            p { (l10n.text(detail, &[])) }
            p { a .button href=(crate::paths::START) { (l10n.say("error-home")) } }
        }
    };
    Page { title, game: None, kind: "page-error", live: None, bar: html! {}, main }.into_html(l10n)
}
