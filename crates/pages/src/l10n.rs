use std::fmt;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use table::{Arg, Clause, Refusal, Text};
use unic_langid::LanguageIdentifier;

/// The English messages. A test reads the folder and finds out when a file is missing here.
const ENGLISH: &[&str] = &[
    include_str!("../../../locales/en/frame.ftl"),
    include_str!("../../../locales/en/globetrotters-page.ftl"),
    include_str!("../../../locales/en/globetrotters.ftl"),
    include_str!("../../../locales/en/globopolis-board.ftl"),
    include_str!("../../../locales/en/globopolis-desk.ftl"),
    include_str!("../../../locales/en/globopolis-talk.ftl"),
    include_str!("../../../locales/en/globopolis.ftl"),
    include_str!("../../../locales/en/little-monsters.ftl"),
    include_str!("../../../locales/en/server.ftl"),
];

/// Puts the messages of the games and pages into a language.
///
/// A message that does not exist is shown by its id: a page never fails over a word. Tests see to it that
/// none is missing.
pub struct Localizer {
    bundle: FluentBundle<FluentResource>,
}

impl fmt::Debug for Localizer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Localizer").field(&self.bundle.locales).finish()
    }
}

impl Localizer {
    /// The English localizer.
    pub fn english() -> &'static Localizer {
        static LOCALIZER: LazyLock<Localizer> = LazyLock::new(|| Localizer::of_sources(ENGLISH));
        &LOCALIZER
    }

    /// What is wrong with a Fluent file is left out of it, like a message that is missing.
    fn of_sources(sources: &[&str]) -> Localizer {
        let mut bundle =
            FluentBundle::new_concurrent(vec![LanguageIdentifier::from_bytes(b"en").unwrap_or_default()]);
        // The marks that isolate directions would show up in titles, and every language so far runs one way.
        bundle.set_use_isolating(false);
        for source in sources {
            let resource = match FluentResource::try_new((*source).to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Localizer { bundle }
    }

    /// The sentence of a text, with the players called by these names.
    pub fn text(&self, text: &Text, names: &[String]) -> String {
        self.put(text, names, &mut Vec::new())
    }

    /// Like [`Localizer::text`], but says what was missing, for tests.
    pub fn check(&self, text: &Text, names: &[String]) -> Result<String, Vec<String>> {
        let mut missing = Vec::new();
        let said = self.put(text, names, &mut missing);
        if missing.is_empty() { Ok(said) } else { Err(missing) }
    }

    /// A message without arguments.
    pub fn say(&self, id: &str) -> String {
        self.format(id, None, &mut Vec::new())
    }

    /// A message without arguments that need not exist, and what to say without it.
    pub fn say_or(&self, id: &str, otherwise: &str) -> String {
        if self.bundle.has_message(id) { self.say(id) } else { otherwise.to_owned() }
    }

    /// A message with arguments that are text already.
    pub fn say_with(&self, id: &str, args: &[(&str, String)]) -> String {
        let args: FluentArgs<'_> =
            args.iter().map(|(name, value)| (*name, FluentValue::from(value.as_str()))).collect();
        self.format(id, Some(&args), &mut Vec::new())
    }

    /// A message about a number, which decides between singular and plural: `{ $count }` in the message.
    pub fn say_count(&self, id: &str, count: usize) -> String {
        let args = FluentArgs::from_iter([("count", FluentValue::from(count))]);
        self.format(id, Some(&args), &mut Vec::new())
    }

    /// A refusal's sentence, followed by its clause.
    pub fn refusal(&self, refusal: &Refusal, names: &[String]) -> String {
        format!("{} ({})", self.text(&refusal.text, names), refusal.clause)
    }

    /// Several things in a row, as the language joins them: “a, b and c”.
    pub fn list(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [first, middle @ .., last] => {
                let row = middle.iter().fold(first.clone(), |row, next| {
                    self.say_with("list-more", &[("row", row), ("next", next.clone())])
                });
                self.say_with("list-last", &[("row", row), ("last", last.clone())])
            }
        }
    }

    fn put(&self, text: &Text, names: &[String], missing: &mut Vec<String>) -> String {
        let mut args = FluentArgs::with_capacity(text.args.len());
        for (name, arg) in &text.args {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                other => FluentValue::from(self.word(other, names, missing)),
            };
            args.set(*name, value);
        }
        self.format(text.id, Some(&args), missing)
    }

    fn word(&self, arg: &Arg, names: &[String], missing: &mut Vec<String>) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Name(name) => name.clone(),
            Arg::Seat(seat) => names.get(seat.index()).filter(|name| !name.is_empty()).map_or_else(
                || self.say_with("player-number", &[("number", (seat.index() + 1).to_string())]),
                Clone::clone,
            ),
            Arg::Clause(clause) => Clause::to_string(clause),
            Arg::Text(text) => self.put(text, names, missing),
            Arg::List(args) => {
                let words: Vec<String> = args.iter().map(|arg| self.word(arg, names, missing)).collect();
                self.list(&words)
            }
        }
    }

    fn format(&self, id: &str, args: Option<&FluentArgs<'_>>, missing: &mut Vec<String>) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            missing.push(format!("no message “{id}”"));
            return id.to_owned();
        };
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, args, &mut errors).into_owned();
        missing.extend(errors.into_iter().map(|error| format!("“{id}”: {error}")));
        said
    }
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::*;

    fn localizer() -> Localizer {
        Localizer::of_sources(&[
            "list-more = { $row }, { $next }\nlist-last = { $row } and { $last }\nplayer-number = Player { $number }\n",
            "gains = { $seat } gains { $what }.\ncards = { $count ->\n    [one] one card\n   *[other] { $count } cards\n}\n",
        ])
    }

    const BOOK: Clause = Clause { book: "LM", number: 7 };

    fn names() -> Vec<String> {
        vec!["Ada".to_owned(), "Bo <b>".to_owned()]
    }

    #[test]
    fn seats_texts_numbers_and_lists_are_put_in() {
        let cards = Text::new("cards").with("count", 2u8);
        let what: Vec<Arg> = vec!["a map".into(), cards.into(), BOOK.into()];
        let text = Text::new("gains").with("seat", Seat(1)).with("what", what);
        assert_eq!(localizer().text(&text, &names()), "Bo <b> gains a map, 2 cards and LM-7.");
    }

    #[test]
    fn a_number_chooses_the_plural() {
        let one = Text::new("cards").with("count", 1u8);
        assert_eq!(localizer().text(&one, &[]), "one card");
        assert_eq!(localizer().say_count("cards", 3), "3 cards");
    }

    #[test]
    fn a_seat_without_a_name_is_called_by_its_number() {
        let text = Text::new("gains").with("seat", Seat(4)).with("what", "it");
        assert_eq!(localizer().text(&text, &names()), "Player 5 gains it.");
    }

    #[test]
    fn what_is_missing_is_shown_by_its_id_and_can_be_asked_for() {
        let l10n = localizer();
        assert_eq!(l10n.say("no-such-message"), "no-such-message");
        assert_eq!(
            l10n.check(&Text::new("no-such-message"), &[]),
            Err(vec!["no message “no-such-message”".into()])
        );
        assert!(
            l10n.check(&Text::new("gains").with("seat", Seat(0)), &names()).is_err(),
            "an argument is missing"
        );
    }

    #[test]
    fn a_refusal_names_its_clause() {
        let refusal = Refusal::new(BOOK, Text::new("cards").with("count", 1u8));
        assert_eq!(localizer().refusal(&refusal, &[]), "one card (LM-7)");
    }
}
