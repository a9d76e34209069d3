//! What is known of one language, read from the files that the build found.

use std::collections::BTreeMap;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentResource, FluentValue};
use schemars::JsonSchema;
use serde::Deserialize;
use table::Source;
use table::journal::hash_of;

use super::formats::{Formats, formatted};
use super::pseudo;

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// The files of a language, each with the name of what it is about.
pub(super) struct Files {
    pub(super) tag: &'static str,
    pub(super) about: &'static str,
    pub(super) messages: &'static [(&'static str, &'static str)],
    pub(super) rules: &'static [(&'static str, &'static str)],
    pub(super) names: &'static [(&'static str, &'static str)],
}

/// What a language says of itself: `locales/LANG/about.toml`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct About {
    /// What it is called by those who speak it.
    pub(super) name: String,
    /// What HTML's `lang` takes, if that says more than the folder's name: which script a language is written in.
    #[serde(default)]
    html: Option<String>,
    /// The locale whose lists and numbers it uses, if that is not the language itself.
    #[serde(default)]
    formats: Option<String>,
    /// How what is put into a sentence is inflected: a form's name, and what becomes of each word.
    #[serde(default)]
    forms: Forms,
    /// Where its words and style are written down.
    #[serde(default)]
    #[cfg_attr(not(test), expect(dead_code, reason = "only a test asks"))]
    pub(super) glossary: Option<String>,
    /// The parts that it claims to have whole: `frame`, `server`, and games by their ids. A test holds it to that.
    #[serde(default)]
    #[cfg_attr(not(test), expect(dead_code, reason = "only a test asks"))]
    pub(super) complete: Vec<String>,
}

/// Forms of words by the form's name. `*` in an entry stands for the word; the entry `*` is for words without their own.
type Forms = BTreeMap<String, BTreeMap<String, String>>;

/// What a language has for an edition: `editions/GAME/LANG.toml`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct EditionWords {
    /// The edition's names and texts, and what they are in the language.
    pub(super) names: BTreeMap<String, String>,
    /// Forms of those that are not inflected like others.
    #[serde(default)]
    forms: Forms,
}

/// The language that everything exists in.
pub(super) const ENGLISH: &str = "en";
/// The language that tests are read in. It is nobody's, and is offered to nobody.
pub(super) const PSEUDO: &str = "qps";

/// One language.
pub(super) struct Tongue {
    pub(super) tag: String,
    /// What HTML's `lang` takes.
    pub(super) html: String,
    pub(super) own_name: String,
    /// A hash of its messages and names.
    pub(super) fingerprint: String,
    pub(super) bundle: FluentBundle<FluentResource>,
    pub(super) formats: Formats,
    /// The English names and texts of editions, and what they are here.
    pub(super) names: BTreeMap<String, String>,
    /// The rules of the games that have been translated, by the games' ids.
    pub(super) rules: BTreeMap<&'static str, &'static str>,
    /// What is missing is said in this language.
    pub(super) fallback: Option<Arc<Tongue>>,
}

impl Tongue {
    /// Every language that has a folder, English first.
    pub(super) fn all() -> Vec<Arc<Tongue>> {
        let english = Arc::new(Tongue::of_files(files(ENGLISH), None));
        let others = EMBEDDED.iter().filter(|files| files.tag != ENGLISH);
        let others = others.map(|files| Arc::new(Tongue::of_files(files, Some(english.clone()))));
        [english.clone()].into_iter().chain(others).collect()
    }

    /// The language for tests, made from the English.
    pub(super) fn pseudo() -> Arc<Tongue> {
        let sources: Vec<String> =
            files(ENGLISH).messages.iter().map(|(_, text)| pseudo::messages(text)).collect();
        Arc::new(Tongue::new(PSEUDO, "und", &sources))
    }

    fn of_files(files: &Files, fallback: Option<Arc<Tongue>>) -> Tongue {
        let about = about(files);
        let sources: Vec<&str> = files.messages.iter().map(|(_, text)| *text).collect();
        let mut tongue = Tongue::new(files.tag, about.formats.as_deref().unwrap_or(files.tag), &sources);
        tongue.own_name = about.name;
        tongue.html = about.html.unwrap_or(tongue.html);
        let words = files.messages.iter().chain(files.names).map(|(_, text)| *text);
        tongue.fingerprint = fingerprint(&words.collect::<Vec<_>>());
        let mut forms = about.forms;
        for &(_, text) in files.names {
            let words = edition_words(files.tag, text);
            tongue.names.extend(words.names);
            for (form, words) in words.forms {
                forms.entry(form).or_default().extend(words);
            }
        }
        tongue.inflect(forms);
        tongue.rules = files.rules.iter().copied().collect();
        tongue.fallback = fallback;
        tongue
    }

    /// A language with these messages. What is wrong with a Fluent file is left out of it, like a message that is
    /// missing.
    pub(super) fn new<S: AsRef<str>>(tag: &str, formats: &str, sources: &[S]) -> Tongue {
        let formats = Formats::of(formats);
        let mut bundle = FluentBundle::new_concurrent(vec![formats.fluent_locale()]);
        // The marks that isolate directions would show up in titles; only a language that runs the other way needs them.
        bundle.set_use_isolating(formats.runs_right_to_left());
        bundle.set_formatter(Some(formatted));
        for source in sources {
            let resource = match FluentResource::try_new(source.as_ref().to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Tongue {
            tag: tag.to_owned(),
            html: tag.to_owned(),
            own_name: tag.to_owned(),
            fingerprint: fingerprint(sources),
            bundle,
            formats,
            names: BTreeMap::new(),
            rules: BTreeMap::new(),
            fallback: None,
        }
    }

    /// Lets messages inflect what is put in: `FORM($place, "nach")`.
    fn inflect(&mut self, forms: Forms) {
        let added = self.bundle.add_function("FORM", move |args, _| match args {
            [FluentValue::String(word), FluentValue::String(form)] => inflected(&forms, word, form).into(),
            _ => FluentValue::Error,
        });
        added.expect("no other function has this name");
    }

    /// A name or text of an edition, if this language has another for it than the edition itself.
    pub(super) fn name(&self, english: &str) -> Option<String> {
        if self.is_pseudo() { Some(pseudo::text(english)) } else { self.names.get(english).cloned() }
    }

    /// The rules of a game, if this language has them.
    pub(super) fn rules(&self, game: &str, english: &str) -> Option<String> {
        if self.is_pseudo() {
            Some(pseudo::markdown(english))
        } else {
            self.rules.get(game).map(|&text| text.to_owned())
        }
    }

    fn is_pseudo(&self) -> bool {
        self.tag == PSEUDO
    }
}

fn fingerprint<S: AsRef<str>>(words: &[S]) -> String {
    let all: String = words.iter().map(AsRef::as_ref).collect();
    let mut hash = hash_of(&all);
    hash.truncate(8);
    hash
}

fn inflected(forms: &Forms, word: &str, form: &str) -> String {
    let forms = forms.get(form);
    let found = forms.and_then(|forms| forms.get(word).or_else(|| forms.get("*")));
    found.map_or_else(|| word.to_owned(), |form| form.replace('*', word))
}

/// The files of a language that is there.
pub(super) fn files(tag: &str) -> &'static Files {
    EMBEDDED.iter().find(|files| files.tag == tag).expect("the build found the language's folder")
}

/// What a language says of itself.
pub(super) fn about(files: &Files) -> About {
    let source = Source { name: files.tag, text: files.about };
    source.parse().expect("a test reads what every language says of itself")
}

/// What a language has for an edition.
pub(super) fn edition_words(tag: &str, text: &str) -> EditionWords {
    let source = Source { name: tag, text };
    source.parse().expect("a test reads the names of every language")
}
