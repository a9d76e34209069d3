//! The words that a game's rules use in a sense of their own: each opens where it stands in the texts that explain something, and
//! all of them stand in the book.

use games::GameInfo;
use maud::{Markup, html};

use crate::game_page::GamePage;
use crate::{Localizer, paths};

/// The words of a game.
pub(crate) struct Glossary {
    /// Each with the clause that says it exactly, in the order of the book.
    pub(crate) terms: &'static [(&'static str, u16)],
    /// The message of a word: what it is called (`r-unit`: its forms divided by `|`, the first of them its name), and what it means
    /// (`r-unit-means`).
    pub(crate) message: fn(&str) -> String,
}

impl Glossary {
    /// A game without such words.
    pub(crate) const NONE: Glossary = Glossary { terms: &[], message: |_| String::new() };
}

fn glossary_of(info: &GameInfo) -> Glossary {
    games::dispatch_kind!(info.kind, Rules => Rules::GLOSSARY)
}

/// The forms of a word in a language, the first of which is its name.
fn forms(glossary: &Glossary, term: &str, l10n: &Localizer) -> Vec<String> {
    l10n.say(&(glossary.message)(term)).split('|').map(|form| form.trim().to_owned()).collect()
}

/// A text in which the words of the game open where they stand first.
pub(crate) fn explained(info: &GameInfo, text: &str, l10n: &Localizer) -> Markup {
    let glossary = glossary_of(info);
    let mut found: Vec<(usize, usize, &str)> = Vec::new();
    for (term, _) in glossary.terms {
        let forms = forms(&glossary, term, l10n);
        if let Some((at, length)) = forms
            .iter()
            .filter_map(|form| word_in(text, form))
            .min_by_key(|&(at, length)| (at, usize::MAX - length))
        {
            found.push((at, length, term));
        }
    }
    // Of two words at the same place the longer one is meant.
    found.sort_by_key(|&(at, length, _)| (at, usize::MAX - length));
    let mut rest = 0;
    let mut pieces: Vec<(&str, Option<(&str, &str)>)> = Vec::new();
    for (at, length, term) in found {
        if at >= rest {
            pieces.push((&text[rest..at], Some((term, &text[at..at + length]))));
            rest = at + length;
        }
    }
    html! {
        @for (before, word) in pieces { (before) @if let Some((term, word)) = word { (link(info, term, word)) } }
        (&text[rest..])
    }
}

/// Where a form stands as a word of its own; with its ending, where words have such.
fn word_in(text: &str, form: &str) -> Option<(usize, usize)> {
    let latin = |letter: char| letter.is_alphanumeric() && !('\u{3400}'..'\u{a000}').contains(&letter);
    let is_word = |&(at, _): &(usize, &str)| {
        let before = text[..at].chars().next_back();
        let after = text[at + form.len()..].chars().next();
        let whole = |beside: Option<char>| !beside.is_some_and(|beside| latin(beside) || beside == '-');
        form.chars().any(|letter| !latin(letter) && letter > '\u{3000}') || (whole(before) && whole(after))
    };
    text.match_indices(form).find(is_word).map(|(at, _)| (at, form.len()))
}

/// A word that opens where it stands; without the script it leads to the book.
fn link(info: &GameInfo, term: &str, word: &str) -> Markup {
    html! {
        span .clause.term data-clause=(paths::term(info.id, term)) {
            a href={ (paths::rules(info.id)) "#term-" (term) } { (word) }
        }
    }
}

/// What a word means, to open where it stands.
pub(crate) fn meaning(info: &GameInfo, term: &str, l10n: &Localizer) -> Option<String> {
    let glossary = glossary_of(info);
    let (term, clause) = glossary.terms.iter().find(|(known, _)| *known == term)?;
    let l10n = l10n.marking();
    let means = l10n.say(&(glossary.message)(&format!("{term}-means")));
    let fragment = html! {
        div .clause-text {
            p { strong { (forms(&glossary, term, l10n)[0]) } ": " (means) }
            p { a href={ (paths::rules(info.id)) "#" (info.book) "-" (clause) } { (info.book) "-" (clause) } }
        }
    };
    Some(Localizer::resolved(fragment.into_string()))
}

/// All words of a game, for its book.
pub(crate) fn section(info: &GameInfo, l10n: &Localizer) -> Markup {
    let glossary = glossary_of(info);
    html! {
        @if !glossary.terms.is_empty() {
            section .glossary aria-labelledby="glossary" {
                h2 #glossary { (l10n.say("glossary-heading")) }
                dl {
                    @for (term, clause) in glossary.terms {
                        dt #{ "term-" (term) } { (forms(&glossary, term, l10n)[0]) }
                        dd {
                            (l10n.say(&(glossary.message)(&format!("{term}-means"))))
                            " " a .id href={ "#" (info.book) "-" (clause) } { (info.book) "-" (clause) }
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
    fn a_word_is_found_whole() {
        assert_eq!(word_in("Two KEYs, no KEY", "KEY"), Some((13, 3)));
        assert_eq!(word_in("KEY City", "KEY"), Some((0, 3)));
        assert_eq!(word_in("a monKEY", "KEY"), None);
        assert_eq!(word_in("SCHLÜSSEL-Stadt", "SCHLÜSSEL"), None);
        assert_eq!(word_in("两把钥匙城", "钥匙"), Some(("两把".len(), "钥匙".len())));
    }

    #[test]
    fn every_game_explains_its_words_in_every_language() {
        let languages = ["en", "de", "zh"].map(|tag| Localizer::called(tag).expect("the language is there"));
        for info in games::GAMES.iter().filter(|info| !info.on_request) {
            let glossary = glossary_of(info);
            assert!(glossary.terms.len() >= 5, "{}", info.id);
            for (term, clause) in glossary.terms {
                let mut told = Vec::new();
                for l10n in languages {
                    let means = l10n.say_or(&(glossary.message)(&format!("{term}-means")), "");
                    let name = forms(&glossary, term, l10n)[0].clone();
                    let text = explained(info, &format!("– {name} –"), l10n).into_string();
                    assert!(text.contains(&format!("#term-{term}")), "{name} in {}: {text}", l10n.lang());
                    assert!(!means.is_empty() && !told.contains(&means), "{term} in {}", l10n.lang());
                    told.push(means);
                    let opened = meaning(info, term, l10n).expect("it is explained");
                    assert!(opened.contains(&format!("#{}-{clause}", info.book)), "{opened}");
                }
                assert!(
                    crate::rules::clause(info, *clause, languages[0]).is_some(),
                    "{}-{clause}",
                    info.book
                );
            }
        }
        assert_eq!(meaning(&games::GAMES[0], "no-such-word", languages[0]), None);
    }
}
