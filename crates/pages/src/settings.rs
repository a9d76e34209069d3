//! What readers choose for all pages: how fast they are told what happens, sound, motion, colours and language.
//!
//! Colours and language are forms that set a cookie, and need no script. The page is made without knowing the colours: whoever
//! sends it puts them in ([`in_colours`]).

use maud::{Markup, html};

use crate::{Localizer, assets, paths, stage};

/// The colours that a reader chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colours {
    /// Those of their system.
    System,
    /// Of the day.
    Light,
    /// Of the night.
    Dark,
}

impl Colours {
    /// All of them, in the order in which they are offered.
    const ALL: [Colours; 3] = [Colours::System, Colours::Light, Colours::Dark];

    /// As forms, cookies and the page write them.
    pub fn name(self) -> &'static str {
        match self {
            Colours::System => "system",
            Colours::Light => "light",
            Colours::Dark => "dark",
        }
    }

    /// Those of this name.
    pub fn called(name: &str) -> Option<Colours> {
        Colours::ALL.into_iter().find(|colours| colours.name() == name)
    }
}

/// For whom the sheet of the night is meant, unless they say otherwise.
const BY_NIGHT: &str = "(prefers-color-scheme: dark)";

/// The style sheets of a page.
pub(crate) fn sheets() -> Markup {
    html! {
        link rel="stylesheet" href=(assets::style_path());
        link rel="stylesheet" href=(assets::night_path()) media=(BY_NIGHT);
    }
}

/// A page in the colours that its reader chose.
pub fn in_colours(page: &str, colours: Colours) -> String {
    let name = colours.name();
    let sheet = match colours {
        Colours::System => return page.to_owned(),
        Colours::Light => "not all",
        Colours::Dark => "all",
    };
    page.replacen("<html ", &format!("<html data-scheme=\"{name}\" "), 1)
        .replacen(&format!("media=\"{BY_NIGHT}\""), &format!("media=\"{sheet}\""), 1)
        .replacen(&choice(Colours::System, true), &choice(Colours::System, false), 1)
        .replacen(&choice(colours, false), &choice(colours, true), 1)
}

/// How the page writes whether colours are chosen.
fn choice(colours: Colours, chosen: bool) -> String {
    format!("value=\"{}\" aria-pressed=\"{chosen}\"", colours.name())
}

/// The settings, folded away in the bar. `at` is where the page is, if its address may be that of a form.
pub(crate) fn settings(on_table: bool, at: Option<&str>, l10n: &Localizer) -> Markup {
    html! {
        details .settings {
            summary title=(l10n.say("settings-heading")) {
                svg viewBox="0 0 24 24" aria-hidden="true" { path d="M4 7h8m6 0h2M4 17h2m6 0h8M15 4v6M9 14v6" {} }
                span .sr { (l10n.say("settings-heading")) }
            }
            div .panel {
                @if on_table { (stage::pace(l10n)) }
                div .switches {
                    @if on_table { (switch("sound", l10n)) }
                    (switch("motion", l10n))
                    @if on_table {
                        button .plain type="button" data-keys hidden aria-keyshortcuts="?" { (l10n.say("settings-keys")) }
                    }
                }
                (colours(at, l10n))
                (languages(at, l10n))
            }
        }
    }
}

/// Something that is on or off, by the script.
fn switch(what: &str, l10n: &Localizer) -> Markup {
    let label = l10n.say(&format!("settings-{what}"));
    html! {
        @if what == "sound" { button .plain.motion type="button" data-sound-switch hidden aria-pressed="false" { (label) } }
        @else { button .plain.motion type="button" data-motion-switch hidden aria-pressed="false" { (label) } }
    }
}

fn colours(at: Option<&str>, l10n: &Localizer) -> Markup {
    html! {
        form .choose method="post" action=(paths::COLOURS) data-plain {
            fieldset {
                legend { (l10n.say("settings-colours")) }
                @if let Some(at) = at { input type="hidden" name="at" value=(at); }
                @for colours in Colours::ALL {
                    button .plain name="colours" value=(colours.name()) aria-pressed=(colours == Colours::System) {
                        (l10n.say(&format!("settings-colours-{}", colours.name())))
                    }
                }
            }
        }
    }
}

/// The choice of languages, each in its own words.
fn languages(at: Option<&str>, l10n: &Localizer) -> Markup {
    let offered = Localizer::offered();
    html! {
        @if offered.len() > 1 {
            form .choose.languages method="post" action=(paths::LANGUAGE) data-plain {
                fieldset {
                    legend { (l10n.say("settings-language")) }
                    @if let Some(at) = at { input type="hidden" name="at" value=(at); }
                    @for language in offered {
                        button .plain name="lang" value=(language.lang()) lang=(language.html_lang()) aria-pressed=(language.lang() == l10n.lang()) {
                            (language.own_name())
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_put_into_the_colours_that_were_chosen() {
        let head =
            html! { html lang="en" { (sheets()) (colours(None, Localizer::english())) } }.into_string();
        assert_eq!(in_colours(&head, Colours::System), head);
        let dark = in_colours(&head, Colours::Dark);
        assert!(dark.starts_with("<html data-scheme=\"dark\" lang=\"en\">"), "{dark}");
        assert!(dark.contains("media=\"all\"") && !dark.contains(BY_NIGHT), "{dark}");
        assert!(
            dark.contains(&choice(Colours::Dark, true)) && dark.contains(&choice(Colours::System, false)),
            "{dark}"
        );
        let light = in_colours(&head, Colours::Light);
        assert!(
            light.contains("media=\"not all\"") && light.contains(&choice(Colours::Light, true)),
            "{light}"
        );
    }
}
