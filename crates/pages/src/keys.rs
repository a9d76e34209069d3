//! The keys by which a game can be played: a panel on the table's page, and a part of the rules.

use maud::{Markup, html};

use crate::Localizer;

/// What each key does, as its message says. `assets/script/keys.js` and `replay.js` carry it out.
const KEYS: [(&[&str], &str); 7] = [
    (&["A"], "keys-main"),
    (&["U"], "keys-undo"),
    (&["N"], "keys-next"),
    (&["S"], "keys-skip"),
    (&["+", "-", "0"], "keys-zoom"),
    (&["←", "→"], "keys-replay"),
    (&["?"], "keys-help"),
];

/// The keys and what they do.
pub(crate) fn list(l10n: &Localizer) -> Markup {
    html! {
        dl .keys {
            @for (keys, what) in KEYS {
                div {
                    dt { @for key in keys { kbd { (key) } " " } }
                    dd { (l10n.say(what)) }
                }
            }
        }
    }
}

/// The panel that the script shows.
pub(crate) fn panel(l10n: &Localizer) -> Markup {
    html! {
        dialog #keys aria-labelledby="h-keys" {
            h2 #h-keys { (l10n.say("keys-heading")) }
            p { (l10n.say("keys-note")) }
            (list(l10n))
            p { label .check { input type="checkbox" data-keys-switch checked; " " (l10n.say("keys-switch")) } }
            form method="dialog" data-plain { button .strong { (l10n.say("keys-close")) } }
        }
    }
}

/// A part of the rules.
pub(crate) fn section(l10n: &Localizer) -> Markup {
    html! {
        section aria-labelledby="keys" {
            h2 #keys { (l10n.say("keys-heading")) }
            p { (l10n.say("keys-note")) }
            (list(l10n))
        }
    }
}
