//! The page of one's account: making one, signing in, and what belongs to it.

use std::time::Duration;

use maud::{Markup, html};
use table::Text;

use crate::frame::Page;
use crate::own_tables::since;
use crate::{Localizer, assets, paths};

/// The paces at which somebody can be told what happens.
pub const PACES: [&str; 4] = ["slow", "normal", "fast", "once"];

/// The page of one's account.
#[derive(Clone, Debug)]
pub struct AccountModel<'a> {
    /// The reader's language.
    pub l10n: &'a Localizer,
    /// The reader's account, if they are signed in.
    pub own: Option<OwnAccount<'a>>,
    /// The name that this browser used last.
    pub name: &'a str,
    /// How long a password is at least.
    pub shortest: usize,
    /// Whether browsers make passkeys for the address at which the reader is.
    pub passkeys: bool,
    /// What became of the last try, and whether that is good news.
    pub said: Option<(Text, bool)>,
}

/// The reader's account.
#[derive(Clone, Debug)]
pub struct OwnAccount<'a> {
    /// Its name.
    pub name: &'a str,
    /// Whether a password opens it.
    pub has_password: bool,
    /// The language for all devices.
    pub language: Option<&'a str>,
    /// The pace for all devices.
    pub pace: Option<&'a str>,
    /// The devices that are signed in.
    pub devices: Vec<OwnDevice>,
    /// The passkeys that open it.
    pub passkeys: Vec<OwnPasskey>,
}

/// A passkey that opens the reader's account.
#[derive(Clone, Debug)]
pub struct OwnPasskey {
    /// What it is ended by.
    pub id: String,
    /// What its owner calls it.
    pub label: String,
    /// How long ago it was made.
    pub since: Duration,
}

/// A device that is signed in.
#[derive(Clone, Debug)]
pub struct OwnDevice {
    /// What it is ended by.
    pub id: String,
    /// What kind of browser it is, if it says so.
    pub label: String,
    /// Whether it is this one.
    pub here: bool,
    /// How long ago it was signed in.
    pub since: Duration,
}

pub(crate) fn page(model: &AccountModel<'_>) -> String {
    let l10n = model.l10n.marking();
    let title = l10n.say("account-heading");
    let pace = model.own.as_ref().and_then(|own| own.pace);
    let main = html! {
        main #main .sheet.account data-own-pace=[pace] data-asks=(paths::PASSKEY_ASKED) {
            h1 { (title) }
            // What the script says about passkeys.
            p .notice role="alert" hidden data-passkey-said data-not=(l10n.say("account-passkey-not")) {}
            @if let Some((said, good)) = &model.said {
                div .notice.good[*good] role="alert" { p { (l10n.text(said, &[])) } }
            }
            @match &model.own {
                None => { (outside(model, l10n)) }
                Some(own) => { (inside(model, own, l10n)) }
            }
        }
        script type="module" src=(assets::account_path()) {}
    };
    Page { title, game: None, kind: "page-account", live: None, bar: html! {}, main }.into_html(l10n)
}

fn outside(model: &AccountModel<'_>, l10n: &Localizer) -> Markup {
    html! {
        p { (l10n.say("account-why")) }
        section .panel aria-labelledby="h-in" {
            h2 #h-in { (l10n.say("account-sign-in")) }
            form method="post" action=(paths::ACCOUNT_IN) data-plain {
                (name("username", model.name, l10n))
                (password("password", "account-password", "current-password", l10n))
                button .strong { (l10n.say("account-sign-in")) }
                (by_passkey(model, "in", "account-passkey-in"))
            }
            p .quiet { (l10n.say("account-sign-in-note")) }
        }
        section .panel aria-labelledby="h-new" {
            h2 #h-new { (l10n.say("account-new")) }
            form method="post" action=(paths::ACCOUNT_NEW) data-plain {
                (name("username", model.name, l10n))
                (password("password", "account-password", "new-password", l10n))
                button .strong { (l10n.say("account-make")) }
                (by_passkey(model, "new", "account-passkey-make"))
            }
            p .quiet { (l10n.say_with("account-new-note", &[("shortest", model.shortest.to_string())])) }
            @if model.passkeys { p .quiet { (l10n.say("account-passkey-note")) } }
        }
    }
}

/// A button that lets a device sign something first, for each of these purposes. The script shows it where the browser can do that.
fn by_passkey(model: &AccountModel<'_>, purposes: &str, label: &str) -> Markup {
    html! {
        @if model.passkeys {
            // What the device says, as the browser writes it.
            input type="hidden" name="create";
            input type="hidden" name="get";
            button type="button" hidden data-passkey=(purposes) { (model.l10n.marking().say(label)) }
        }
    }
}

fn inside(model: &AccountModel<'_>, own: &OwnAccount<'_>, l10n: &Localizer) -> Markup {
    html! {
        p { (l10n.say_with("account-is", &[("name", own.name.to_owned())])) " " a href=(paths::MINE) { (l10n.say("start-all-tables")) } }
        form method="post" action=(paths::ACCOUNT_OUT) data-plain { button { (l10n.say("account-sign-out")) } }
        section .panel aria-labelledby="h-taste" { h2 #h-taste { (l10n.say("account-taste")) } (taste(own, l10n)) }
        section .panel aria-labelledby="h-devices" {
            h2 #h-devices { (l10n.say("account-devices")) }
            ul .account-devices { @for device in &own.devices { li { (self::device(device, l10n)) } } }
            p .quiet { (l10n.say("account-devices-note")) }
        }
        (passkeys(model, own, l10n))
        section .panel aria-labelledby="h-password" {
            @let heading = if own.has_password { "account-password-change" } else { "account-password-set" };
            h2 #h-password { (l10n.say(heading)) }
            form method="post" action=(paths::ACCOUNT_PASSWORD) data-plain {
                @if own.has_password { (password("old", "account-password-old", "current-password", l10n)) }
                (password("new", "account-password-new", "new-password", l10n))
                (confirmed(model, own, heading))
            }
            p .quiet { (l10n.say_with("account-password-note", &[("shortest", model.shortest.to_string())])) }
        }
        details .panel {
            summary { (l10n.say("account-remove")) }
            p { (l10n.say("account-remove-note")) }
            form method="post" action=(paths::ACCOUNT_REMOVED) data-plain {
                @if own.has_password { (password("password", "account-password", "current-password", l10n)) }
                (confirmed(model, own, "account-remove"))
            }
        }
    }
}

/// The button of a form that its owner has to confirm: by the password in it, or by a passkey.
fn confirmed(model: &AccountModel<'_>, own: &OwnAccount<'_>, label: &str) -> Markup {
    html! {
        @if own.has_password { button .plain { (model.l10n.marking().say(label)) } }
        @else { (by_passkey(model, "own", label)) }
    }
}

fn passkeys(model: &AccountModel<'_>, own: &OwnAccount<'_>, l10n: &Localizer) -> Markup {
    let purposes = if own.has_password { "add" } else { "own add" };
    html! {
        section .panel aria-labelledby="h-passkeys" {
            h2 #h-passkeys { (l10n.say("account-passkeys")) }
            @if !own.passkeys.is_empty() {
                ul .account-devices { @for passkey in &own.passkeys { li { (self::passkey(passkey, l10n)) } } }
            }
            @if model.passkeys {
                form method="post" action=(paths::PASSKEY_ADDED) data-plain {
                    label { span { (l10n.say("account-passkey-name")) } input name="label" maxlength="40" autocomplete="off"; }
                    @if own.has_password { (password("password", "account-password", "current-password", l10n)) }
                    (by_passkey(model, purposes, "account-passkey-add"))
                }
                p .quiet { (l10n.say("account-passkey-note")) }
            } @else { p .quiet { (l10n.say("account-passkeys-not-here")) } }
        }
    }
}

fn passkey(passkey: &OwnPasskey, l10n: &Localizer) -> Markup {
    html! {
        span {
            b { @if passkey.label.is_empty() { (l10n.say("account-passkey-nameless")) } @else { (passkey.label) } }
            " " small { (since("ago", passkey.since, l10n)) }
        }
        form method="post" action=(paths::PASSKEY_ENDED) data-plain {
            input type="hidden" name="id" value=(passkey.id);
            button .plain { (l10n.say("account-passkey-end")) }
        }
    }
}

fn name(kind: &str, given: &str, l10n: &Localizer) -> Markup {
    html! {
        label { span { (l10n.say("account-name")) } input name="name" value=(given) maxlength="24" required autocomplete=(kind); }
    }
}

fn password(field: &str, label: &str, kind: &str, l10n: &Localizer) -> Markup {
    html! {
        label { span { (l10n.say(label)) } input type="password" name=(field) maxlength="256" required autocomplete=(kind); }
    }
}

fn taste(own: &OwnAccount<'_>, l10n: &Localizer) -> Markup {
    let language = own.language.unwrap_or(l10n.lang());
    let pace = own.pace.unwrap_or("normal");
    html! {
        form method="post" action=(paths::ACCOUNT_TASTE) data-plain {
            label {
                span { (l10n.say("settings-language")) }
                select name="language" {
                    @for offered in Localizer::offered() {
                        option value=(offered.lang()) lang=(offered.html_lang()) selected[offered.lang() == language] { (offered.own_name()) }
                    }
                }
            }
            label {
                span { (l10n.say("stage-pace")) }
                select name="pace" {
                    @for offered in PACES { option value=(offered) selected[offered == pace] { (l10n.say(&format!("stage-pace-{offered}"))) } }
                }
            }
            button { (l10n.say("account-taste-keep")) }
        }
    }
}

fn device(device: &OwnDevice, l10n: &Localizer) -> Markup {
    html! {
        span {
            b { @if device.label.is_empty() { (l10n.say("account-device-unknown")) } @else { span lang="en" { (device.label) } } }
            " " @if device.here { small .tag { (l10n.say("account-device-here")) } } " "
            small { (since("ago", device.since, l10n)) }
        }
        @if !device.here {
            form method="post" action=(paths::ACCOUNT_ENDED) data-plain {
                input type="hidden" name="id" value=(device.id);
                button .plain { (l10n.say("account-device-end")) }
            }
        }
    }
}
