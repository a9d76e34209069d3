//! The pages on which people say how they want to be told that a table waits for them.

use maud::{Markup, html};

use crate::frame::{Page, copy_link, game_name};
use crate::{Localizer, assets, paths};

/// By what a house tells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tells {
    /// Letters.
    pub mail: bool,
    /// What pops up on phones and desktops.
    pub push: bool,
    /// Lines in people's channels.
    pub hook: bool,
}

impl Tells {
    /// In words, the feeds among them, which every house has.
    fn said(self, l10n: &Localizer) -> String {
        let ways = [(self.mail, "told-by-mail"), (self.push, "told-by-push"), (self.hook, "told-by-hook")];
        let ways = ways.into_iter().filter(|(on, _)| *on).map(|(_, id)| l10n.say(id));
        l10n.list(&ways.chain([l10n.say("told-by-feed")]).collect::<Vec<_>>())
    }
}

/// The page “How you are told”.
#[derive(Clone, Debug)]
pub struct ToldModel<'a> {
    /// The reader's language.
    pub l10n: &'a Localizer,
    /// By what the house tells.
    pub tells: Tells,
    /// The reader's mail address, and another that is still to be confirmed.
    pub mails: Vec<OwnWay>,
    /// The browsers in which something pops up.
    pub pushes: Vec<OwnWay>,
    /// The reader's channel.
    pub hook: Option<OwnWay>,
    /// Whether there are feeds.
    pub has_feed: bool,
    /// The addresses of the feeds, if they were just made: of the feed and of the calendar.
    pub fresh: Option<(String, String)>,
    /// The key by which messengers know this house, if it tells by them.
    pub push_key: Option<String>,
    /// What was just done.
    pub done: Option<&'static str>,
}

/// A way by which somebody is told, as they know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnWay {
    /// What it is ended by.
    pub id: String,
    /// Where it leads to.
    pub address: String,
    /// How it is with it.
    pub standing: Standing,
}

/// How it is with a way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It waits for a word from its address.
    Asked,
    /// It is on.
    On,
    /// It is on, but failed when it was last tried.
    Failing,
    /// The address refuses whatever comes.
    Refused,
}

pub(crate) fn page(model: &ToldModel<'_>) -> String {
    let l10n = model.l10n.marking();
    let title = l10n.say("told-heading");
    let main = html! {
        main #main .sheet.seat-page {
            h1 { (title) }
            p { (l10n.say("told-intro")) }
            @if let Some(done) = model.done { div .notice role="status" { p { (l10n.say(done)) } } }
            @if model.tells.mail { (mail(model, l10n)) }
            @if let Some(key) = &model.push_key { (push(model, key, l10n)) }
            @if model.tells.hook { (hook(model.hook.as_ref(), paths::TOLD_HOOK, "told-hook-note", l10n)) }
            (feeds(model, l10n))
            p .quiet { (l10n.say_with("told-house", &[("ways", model.tells.said(l10n))])) }
            p { a .button href=(paths::MINE) { (l10n.say("told-back")) } }
        }
        @if model.push_key.is_some() { script type="module" src=(assets::told_path()) {} }
    };
    Page { title, game: None, kind: "page-told", live: None, bar: html! {}, main }.into_html(l10n)
}

fn mail(model: &ToldModel<'_>, l10n: &Localizer) -> Markup {
    html! {
        section .panel {
            h2 { (l10n.say("told-mail-heading")) }
            @for way in &model.mails { (own(way, l10n)) }
            form method="post" action=(paths::TOLD_MAIL) data-plain {
                label { span { (l10n.say(if !model.mails.is_empty() { "told-mail-other" } else { "told-mail-address" })) }
                    input name="address" type="email" autocomplete="email" maxlength="254" required; }
                button .strong[model.mails.is_empty()] { (l10n.say("told-mail-switch-on")) }
            }
            p .quiet { (l10n.say("told-mail-note")) }
        }
    }
}

/// A way with how it is with it, and the button that ends it.
fn own(way: &OwnWay, l10n: &Localizer) -> Markup {
    let said = match way.standing {
        Standing::Asked => "told-standing-asked",
        Standing::On => "told-standing-on",
        Standing::Failing => "told-standing-failing",
        Standing::Refused => "told-standing-refused",
    };
    html! {
        form .told-way method="post" action=(paths::TOLD_ENDED) data-plain {
            span { b { (way.address) } " " span .quiet { (l10n.say(said)) } }
            button .plain name="id" value=(way.id) { (l10n.say("told-switch-off")) }
        }
    }
}

/// The switch asks for leave only when somebody presses it, and shows up when there is a script to do so.
fn push(model: &ToldModel<'_>, key: &str, l10n: &Localizer) -> Markup {
    html! {
        section .panel data-push=(paths::TOLD_PUSH) data-house-key=(key) data-worker=(paths::WORKER) {
            h2 { (l10n.say("told-push-panel")) }
            p data-push-not { (l10n.say("told-push-cannot")) }
            p hidden data-push-denied { (l10n.say("told-push-denied")) }
            p hidden role="alert" data-push-failed { (l10n.say("told-push-failed")) }
            p { button .strong type="button" hidden data-push-on { (l10n.say("told-push-switch-on")) } }
            @for way in &model.pushes { (own(way, l10n)) }
            p .quiet { (l10n.say("told-push-note")) }
        }
    }
}

fn hook(way: Option<&OwnWay>, action: &str, note: &str, l10n: &Localizer) -> Markup {
    html! {
        section .panel {
            h2 { (l10n.say("told-hook-heading")) }
            @if let Some(way) = way { (own(way, l10n)) }
            form method="post" action=(action) data-plain {
                label { span { (l10n.say("told-hook-address")) } input name="address" type="url" maxlength="500" required; }
                button { (l10n.say("told-hook-switch-on")) }
            }
            p .quiet { (l10n.say(note)) }
        }
    }
}

fn feeds(model: &ToldModel<'_>, l10n: &Localizer) -> Markup {
    html! {
        section .panel {
            h2 { (l10n.say("told-feed-heading")) }
            p { (l10n.say("told-feed-intro")) }
            @if let Some((feed, calendar)) = &model.fresh {
                (copy_link("feed", &l10n.say("told-feed-atom"), feed, l10n))
                (copy_link("calendar", &l10n.say("told-feed-calendar"), calendar, l10n))
                p { (l10n.say("told-feed-once")) }
            }
            form method="post" action=(paths::TOLD_FEED) data-plain {
                button { (l10n.say(if model.has_feed { "told-feed-renew" } else { "told-feed-make" })) }
            }
        }
    }
}

/// The page on which a table says how it tells.
#[derive(Clone, Debug)]
pub struct TableToldModel<'a> {
    /// The reader's language.
    pub l10n: &'a Localizer,
    /// The table's id.
    pub table: &'a str,
    /// The game's id.
    pub game: &'a str,
    /// By what the house tells.
    pub tells: Tells,
    /// What is on for the reader.
    pub own: Tells,
    /// Whether the reader has a seat here.
    pub sits: bool,
    /// The table's channel; only its host sees where it is.
    pub hook: Option<OwnWay>,
    /// Whether the reader hosts the table.
    pub host: bool,
}

pub(crate) fn table_page(model: &TableToldModel<'_>) -> String {
    let l10n = model.l10n.marking();
    let title = l10n.say("told-table-heading");
    let ways = [
        (model.own.mail, "told-by-mail"),
        (model.own.push, "told-by-push"),
        (model.own.hook, "told-by-hook"),
    ];
    let own: Vec<String> = ways.into_iter().filter(|(on, _)| *on).map(|(_, id)| l10n.say(id)).collect();
    let action = paths::table_told(model.table);
    let main = html! {
        main #main .sheet.seat-page {
            h1 { (title) }
            p { (l10n.say_with("told-house", &[("ways", model.tells.said(l10n))])) }
            @if model.sits {
                p { b {
                    @if own.is_empty() { (l10n.say("told-none-on")) }
                    @else { (l10n.say_with("told-some-on", &[("ways", l10n.list(&own))])) }
                } }
                p { a .button.strong href=(paths::TOLD) { (l10n.say("told-choose")) } }
            }
            @if model.hook.is_some() { p { (l10n.say("told-table-has-hook")) } }
            @if model.host && model.tells.hook { (hook(model.hook.as_ref(), &action, "told-table-hook-note", l10n)) }
            p { a href=(paths::table(model.table)) { (l10n.say_with("told-to-table", &[("game", game_name(model.game, l10n))])) } }
        }
    };
    Page { title, game: Some(model.game), kind: "page-told", live: None, bar: html! {}, main }.into_html(l10n)
}

/// What the link in a letter leads to.
#[derive(Clone, Debug)]
pub struct LetterModel<'a> {
    /// The reader's language.
    pub l10n: &'a Localizer,
    /// The way's id.
    pub way: &'a str,
    /// The address.
    pub address: &'a str,
    /// Whether it is still to be confirmed.
    pub asked: bool,
}

pub(crate) fn letter_page(model: &LetterModel<'_>) -> String {
    let l10n = model.l10n.marking();
    let title = l10n.say(if model.asked { "told-letter-asked" } else { "told-letter-on" });
    let with = [("address", model.address.to_owned())];
    let main = html! {
        main #main .sheet.seat-page {
            h1 { (title) }
            p { (l10n.say_with(if model.asked { "told-letter-asked-what" } else { "told-letter-on-what" }, &with)) }
            form method="post" action=(paths::letter(model.way)) data-plain {
                @if model.asked { button .strong name="word" value="yes" { (l10n.say("told-letter-yes")) } }
                button .strong[!model.asked] name="word" value="stop" { (l10n.say("told-letter-stop")) }
            }
        }
    };
    Page { title, game: None, kind: "page-told", live: None, bar: html! {}, main }.into_html(l10n)
}

/// What came of it.
pub(crate) fn letter_done(on: bool, l10n: &Localizer) -> String {
    let l10n = l10n.marking();
    let title = l10n.say(if on { "told-letter-confirmed" } else { "told-letter-stopped" });
    let main = html! {
        main #main .sheet.seat-page {
            h1 { (title) }
            p { (l10n.say(if on { "told-letter-confirmed-what" } else { "told-letter-stopped-what" })) }
            p { a .button href=(paths::START) { (l10n.say("error-home")) } }
        }
    };
    Page { title, game: None, kind: "page-told", live: None, bar: html! {}, main }.into_html(l10n)
}
