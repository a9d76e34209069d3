//! How a language writes lists and numbers, and in which direction it runs. ICU knows that of every language.

use std::convert::Infallible;

use fluent_bundle::FluentValue;
use icu_decimal::DecimalFormatter;
use icu_decimal::input::Decimal;
use icu_list::ListFormatter;
use icu_locale::{Locale, LocaleDirectionality};
// Its feature `sync` is what lets the formatters be shared between threads.
use icu_provider as _;
use intl_memoizer::Memoizable;
use intl_memoizer::concurrent::IntlLangMemoizer;
use unic_langid::LanguageIdentifier;

/// The data of all languages are compiled in, and what has none of its own uses what all have in common.
const COMPILED_IN: &str = "the data of all languages are compiled in";

/// How a language writes what has no words.
pub(super) struct Formats {
    locale: Locale,
    lists: ListFormatter,
    numbers: Numbers,
}

impl Formats {
    /// The formats of a locale; what is no locale has those that all have in common.
    pub(super) fn of(tag: &str) -> Formats {
        let locale = tag.parse().unwrap_or(Locale::UNKNOWN);
        let lists = ListFormatter::try_new_and((&locale).into(), Default::default()).expect(COMPILED_IN);
        Formats { lists, numbers: Numbers::of(&locale), locale }
    }

    /// The locale as Fluent reads it, for its plurals.
    pub(super) fn fluent_locale(&self) -> LanguageIdentifier {
        self.locale.id.to_string().parse().unwrap_or_default()
    }

    pub(super) fn runs_right_to_left(&self) -> bool {
        LocaleDirectionality::new_common().is_right_to_left(&self.locale.id)
    }

    /// Several things in a row: “a, b and c”.
    pub(super) fn list(&self, items: &[String]) -> String {
        self.lists.format(items.iter()).to_string()
    }

    /// A number, given as digits with a point.
    pub(super) fn number(&self, digits: &str) -> String {
        self.numbers.written(digits)
    }
}

struct Numbers(DecimalFormatter);

impl Numbers {
    fn of(locale: &Locale) -> Numbers {
        Numbers(DecimalFormatter::try_new(locale.into(), Default::default()).expect(COMPILED_IN))
    }

    /// What is no number stays as it is.
    fn written(&self, digits: &str) -> String {
        Decimal::try_from_str(digits)
            .map_or_else(|_| digits.to_owned(), |number| self.0.format(&number).to_string())
    }
}

impl Memoizable for Numbers {
    type Args = ();
    type Error = Infallible;

    fn construct(locale: LanguageIdentifier, (): ()) -> Result<Self, Infallible> {
        Ok(Numbers::of(&locale.to_string().parse().unwrap_or(Locale::UNKNOWN)))
    }
}

/// Writes the numbers that a message puts in.
pub(super) fn formatted(value: &FluentValue<'_>, memoizer: &IntlLangMemoizer) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let digits = number.as_string();
    memoizer.with_try_get::<Numbers, _, _>((), |numbers| numbers.written(&digits)).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(tag: &str, items: &[&str]) -> String {
        Formats::of(tag).list(&items.iter().map(|&item| item.to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn every_language_joins_lists_in_its_own_way() {
        assert_eq!(list("en-GB", &["a", "b", "c"]), "a, b and c");
        assert_eq!(list("de", &["a", "b"]), "a und b");
        assert_eq!(list("zh", &["a", "b", "c"]), "a、b和c");
        assert_eq!(list("en-GB", &["a"]), "a");
        assert_eq!(list("en-GB", &[]), "");
        assert_eq!(list("no language at all", &["a", "b"]), "a, b");
    }

    #[test]
    fn numbers_are_written_as_the_language_does() {
        assert_eq!(Formats::of("en-GB").number("1234.50"), "1,234.50");
        assert_eq!(Formats::of("de").number("1234.50"), "1.234,50");
        assert_eq!(Formats::of("de").number("a dozen"), "a dozen");
    }

    #[test]
    fn the_direction_is_the_languages() {
        assert!(Formats::of("he").runs_right_to_left());
        assert!(!Formats::of("de").runs_right_to_left());
    }
}
