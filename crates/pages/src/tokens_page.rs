//! The page of one's own tokens, by which programs play.

use maud::{Markup, html};

use crate::frame::{Page, copy_link};
use crate::{Localizer, paths};

/// How long the label of a token may be, in characters.
pub const LONGEST_LABEL: usize = 40;

/// The page of one's own tokens.
#[derive(Clone, Debug)]
pub struct TokensModel<'a> {
    /// The reader's language.
    pub l10n: &'a Localizer,
    /// The reader's tokens.
    pub tokens: Vec<OwnToken>,
    /// What a token can be good for, in the words of forms.
    pub scopes: &'a [&'a str],
    /// The secret of the token that was just made.
    pub fresh: Option<String>,
}

/// A token as its owner knows it.
#[derive(Clone, Debug)]
pub struct OwnToken {
    /// What it is ended by.
    pub id: String,
    /// What its owner calls it.
    pub label: String,
    /// What it is good for.
    pub scopes: Vec<String>,
}

pub(crate) fn page(model: &TokensModel<'_>) -> String {
    let l10n = model.l10n.marking();
    let title = l10n.say("tokens-heading");
    let main = html! {
        main #main .sheet.seat-page {
            h1 { (title) }
            p { (l10n.say("tokens-intro")) " " a href=(paths::OPENAPI) { (l10n.say("tokens-document")) } }
            @if let Some(secret) = &model.fresh {
                section .panel.ask {
                    (copy_link("token", &l10n.say("tokens-fresh"), secret, l10n))
                    p { (l10n.say("tokens-once")) }
                }
            }
            @if !model.tokens.is_empty() {
                section .panel {
                    h2 { (l10n.say("tokens-own")) }
                    ul { @for token in &model.tokens { (own(token, l10n)) } }
                }
            }
            section .panel { h2 { (l10n.say("tokens-new")) } (form(model.scopes, l10n)) }
        }
    };
    Page { title, game: None, kind: "page-tokens", live: None, bar: html! {}, main }.into_html(l10n)
}

fn own(token: &OwnToken, l10n: &Localizer) -> Markup {
    let scopes: Vec<String> = token.scopes.iter().map(|scope| scope_name(scope, l10n)).collect();
    html! {
        li {
            b { (token.label) } (l10n.say("part-colon")) (l10n.list(&scopes))
            form method="post" action=(paths::TOKENS_ENDED) data-plain {
                input type="hidden" name="id" value=(token.id);
                button .plain { (l10n.say("tokens-end")) }
            }
        }
    }
}

fn form(scopes: &[&str], l10n: &Localizer) -> Markup {
    html! {
        form method="post" action=(paths::TOKENS) data-plain {
            label { span { (l10n.say("tokens-label")) } input name="label" required maxlength=(LONGEST_LABEL); }
            fieldset {
                legend { (l10n.say("tokens-scopes")) }
                @for scope in scopes {
                    label .check { input type="checkbox" name="scope" value=(scope) checked; span { (scope_name(scope, l10n)) } }
                }
            }
            button .strong { (l10n.say("tokens-make")) }
        }
    }
}

fn scope_name(scope: &str, l10n: &Localizer) -> String {
    match scope {
        "read" => l10n.say("tokens-read"),
        "play" => l10n.say("tokens-play"),
        "talk" => l10n.say("tokens-talk"),
        other => other.to_owned(),
    }
}
