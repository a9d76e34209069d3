//! The language for tests: English with an accent on every letter, and longer by two fifths, as other languages are.
//!
//! Whatever is not made of such letters did not come through the localizer, and whatever it breaks out of is too narrow.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};

const PLAIN: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED: &str = "åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅɃÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ";

/// A text in the language: every word accented and stretched; ids of clauses stay what they are.
pub(super) fn text(english: &str) -> String {
    let mut said = String::with_capacity(english.len() * 2);
    let mut rest = english;
    while let Some(at) = rest.find(|c: char| c.is_ascii_alphabetic()) {
        said.push_str(&rest[..at]);
        rest = &rest[at..];
        let (word, after) = rest.split_at(clause(rest).unwrap_or_else(|| letters(rest)));
        if word.contains('-') {
            said.push_str(word);
        } else {
            stretched(word, &mut said);
        }
        rest = after;
    }
    said.push_str(rest);
    said
}

/// How long the id of a clause is that the text begins with.
fn clause(text: &str) -> Option<usize> {
    let book = letters(text);
    let digits = text[book..].strip_prefix('-')?.bytes().take_while(u8::is_ascii_digit).count();
    let is_book = book == 2 && text[..book].bytes().all(|byte| byte.is_ascii_uppercase());
    (is_book && digits > 0).then_some(book + 1 + digits)
}

fn letters(text: &str) -> usize {
    text.find(|c: char| !c.is_alphabetic()).unwrap_or(text.len())
}

fn stretched(word: &str, said: &mut String) {
    let accented: Vec<char> = word.chars().map(accented).collect();
    let more = (accented.len() * 2).div_ceil(5);
    said.extend(&accented);
    said.extend(accented.iter().rev().take(more));
}

fn accented(letter: char) -> char {
    let at = PLAIN.chars().position(|plain| plain == letter);
    at.and_then(|at| ACCENTED.chars().nth(at)).unwrap_or(letter)
}

/// Rules in the language. Code stays what it is.
pub(super) fn markdown(english: &str) -> String {
    let code_is_odd = |(index, piece)| if index % 2 == 0 { text(piece) } else { format!("`{piece}`") };
    english.split('`').enumerate().map(code_is_odd).collect()
}

/// A Fluent file in the language: its texts, but nothing that it puts in or chooses by.
pub(super) fn messages(english: &str) -> String {
    let mut file = match parser::parse(english.to_owned()) {
        Ok(file) | Err((file, _)) => file,
    };
    for entry in &mut file.body {
        match entry {
            Entry::Message(message) => message.value.iter_mut().for_each(pattern),
            Entry::Term(term) => pattern(&mut term.value),
            _ => {}
        }
    }
    serializer::serialize(&file)
}

fn pattern(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = text(value),
            PatternElement::Placeable { expression: found } => expression(found),
        }
    }
}

fn expression(found: &mut Expression<String>) {
    match found {
        Expression::Select { variants, .. } => {
            variants.iter_mut().for_each(|variant| pattern(&mut variant.value));
        }
        Expression::Inline(InlineExpression::Placeable { expression: inner }) => expression(inner),
        Expression::Inline(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_accented_and_stretched_by_two_fifths() {
        assert_eq!(text("Roll 2 dice!"), "Ŕöļļļļ 2 ðîçééç!");
        assert_eq!(text("See LM-13, a"), "Šéééé LM-13, åå");
    }

    #[test]
    fn what_a_message_puts_in_stays() {
        let file = "cards = { $count ->\n    [one] one card\n   *[other] { $count } cards\n}\n";
        let pseudo = messages(file);
        assert!(pseudo.contains("[one] öñééñ çåŕððŕ") && pseudo.contains("{ $count } çåŕðššð"), "{pseudo}");
    }

    #[test]
    fn rules_keep_their_code_and_their_clauses() {
        assert_eq!(markdown("- **LM-5** Go: `a b`."), "- **LM-5** Ĝöö: `a b`.");
    }
}
