//! Puts the messages of the games and pages, the names of editions and the rules into a language.
//!
//! A language is what lies under `locales/LANG/`, `rules/LANG/` and `editions/GAME/LANG.toml` ([`tongue`]). What it
//! lacks is said in English, and marked as such in HTML ([`marks`]). Tests have a language of their own ([`pseudo`]).

#[cfg(test)]
mod completeness;
mod formats;
mod marks;
mod pseudo;
mod tongue;

use std::fmt;
use std::sync::{Arc, LazyLock};

use fluent_bundle::{FluentArgs, FluentValue};
use table::{Arg, Clause, Refusal, Text};

use tongue::{ENGLISH, Tongue};

static LANGUAGES: LazyLock<Vec<Localizer>> =
    LazyLock::new(|| Tongue::all().into_iter().map(Localizer::of).collect());
static PSEUDO: LazyLock<Localizer> = LazyLock::new(|| Localizer::of(Tongue::pseudo()));

/// Speaks a language.
///
/// A message that does not exist even in English is shown by its id: a page never fails over a word. Tests see to it
/// that none is missing.
pub struct Localizer {
    tongue: Arc<Tongue>,
    /// The same language, with marks around what is not said in it. Only pages have a use for them.
    marking: Option<Box<Localizer>>,
}

impl fmt::Debug for Localizer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Localizer").field(&self.tongue.tag).finish()
    }
}

/// Which language.
impl Localizer {
    fn of(tongue: Arc<Tongue>) -> Localizer {
        let marking = Localizer { tongue: tongue.clone(), marking: None };
        Localizer { tongue, marking: Some(Box::new(marking)) }
    }

    /// The languages that are offered to people, English first.
    pub fn offered() -> &'static [Localizer] {
        &LANGUAGES
    }

    /// The English localizer.
    pub fn english() -> &'static Localizer {
        &LANGUAGES[0]
    }

    /// The language with this tag, such as `de`. The one for tests is called `qps`.
    pub fn called(tag: &str) -> Option<&'static Localizer> {
        if tag == tongue::PSEUDO {
            return Some(&PSEUDO);
        }
        LANGUAGES.iter().find(|language| language.lang().eq_ignore_ascii_case(tag))
    }

    /// The first of these languages that is offered: `de-AT` is served by `de`, if there is nothing nearer.
    pub fn of_first<'t>(tags: impl IntoIterator<Item = &'t str>) -> Option<&'static Localizer> {
        tags.into_iter().find_map(|tag| {
            let shorter = |tag: &&'t str| tag.rsplit_once('-').map(|(shorter, _)| shorter);
            std::iter::successors(Some(tag), shorter)
                .find_map(|tag| LANGUAGES.iter().find(|language| language.lang().eq_ignore_ascii_case(tag)))
        })
    }

    /// The language's tag: the name of its folder, and what cookies and addresses call it.
    pub fn lang(&self) -> &str {
        &self.tongue.tag
    }

    /// The tag as HTML's `lang` takes it, with the script where the language has several.
    pub fn html_lang(&self) -> &str {
        &self.tongue.html
    }

    /// Which way it is written, as HTML's `dir` takes it.
    pub fn dir(&self) -> &'static str {
        if self.tongue.formats.runs_right_to_left() { "rtl" } else { "ltr" }
    }

    /// What the language is called by those who speak it.
    pub fn own_name(&self) -> &str {
        &self.tongue.own_name
    }

    /// A short text that is another as soon as the language has other words.
    pub fn fingerprint(&self) -> &str {
        &self.tongue.fingerprint
    }

    /// The same language for a page, with marks around what is not said in it; [`Localizer::resolved`] takes them out.
    pub(crate) fn marking(&self) -> &Localizer {
        self.marking.as_deref().unwrap_or(self)
    }

    /// HTML in which what is not said in the page's language says so.
    pub(crate) fn resolved(html: String) -> String {
        marks::resolve(html, ENGLISH)
    }
}

/// What it says.
impl Localizer {
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
        if self.has(id) { self.say(id) } else { otherwise.to_owned() }
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
        self.tongue.formats.list(items)
    }

    /// A number with this many decimals, as the language writes it.
    pub fn decimal(&self, number: f64, decimals: usize) -> String {
        self.tongue.formats.number(&format!("{number:.decimals$}"))
    }

    /// A name or a text of an edition, which is English in the edition itself.
    pub fn name(&self, english: &str) -> String {
        match self.tongue.name(english) {
            Some(name) => name,
            // “?” is the same in every language.
            None if self.tongue.fallback.is_none() || !english.contains(char::is_alphabetic) => {
                english.to_owned()
            }
            None => self.foreign(english.to_owned()),
        }
    }

    /// The rules of a game, if the language has them; the English ones are the game's own.
    pub(crate) fn rules(&self, game: &str, english: &str) -> Option<String> {
        self.tongue.rules(game, english)
    }

    /// Whether there is such a message, if only in English.
    fn has(&self, id: &str) -> bool {
        let fallback = self.tongue.fallback.as_ref();
        self.tongue.bundle.has_message(id) || fallback.is_some_and(|english| english.bundle.has_message(id))
    }

    /// English among words of this language.
    fn foreign(&self, english: String) -> String {
        if self.marking.is_none() { marks::foreign(&english) } else { english }
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
            Arg::Number(number) => self.tongue.formats.number(&number.to_string()),
            Arg::Name(name) => self.name(name),
            Arg::Said(said) => said.clone(),
            Arg::Key(key) => (*key).to_owned(),
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
        if let Some(said) = formatted(&self.tongue, id, args, missing) {
            return said;
        }
        let english = self.tongue.fallback.as_ref();
        match english.and_then(|english| formatted(english, id, args, missing)) {
            Some(english) => self.foreign(english),
            None => {
                missing.push(format!("no message “{id}”"));
                id.to_owned()
            }
        }
    }
}

/// A message in a language, if it has it.
fn formatted(
    tongue: &Tongue,
    id: &str,
    args: Option<&FluentArgs<'_>>,
    missing: &mut Vec<String>,
) -> Option<String> {
    let pattern = tongue.bundle.get_message(id)?.value()?;
    let mut errors = Vec::new();
    let said = tongue.bundle.format_pattern(pattern, args, &mut errors).into_owned();
    missing.extend(errors.into_iter().map(|error| format!("“{id}”: {error}")));
    Some(said)
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::*;

    fn localizer() -> Localizer {
        Localizer::of(Arc::new(Tongue::new("en", "en-GB", SOURCES)))
    }

    const SOURCES: &[&str] = &[
        "player-number = Player { $number }\n",
        "gains = { $seat } gains { $what }.\ncards = { $count ->\n    [one] one card\n   *[other] { $count } cards\n}\n",
    ];

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

    #[test]
    fn a_language_is_found_by_its_tag_and_by_those_of_its_kin() {
        assert_eq!(Localizer::called("EN").map(Localizer::lang), Some("en"));
        assert!(Localizer::called("tlh").is_none());
        assert_eq!(Localizer::of_first(["tlh", "en-NZ", "qps"]).map(Localizer::lang), Some("en"));
        assert!(Localizer::of_first(["qps"]).is_none(), "nobody is offered the language for tests");
        for chinese in ["zh", "zh-CN", "zh-Hans", "zh-Hans-CN", "zh-SG", "ZH-cn"] {
            let found = Localizer::of_first([chinese, "en"]).map(|found| (found.lang(), found.html_lang()));
            assert_eq!(found, Some(("zh", "zh-Hans")), "{chinese}");
        }
    }

    /// A language that has one message, and one name.
    fn partial() -> Localizer {
        let english = Arc::new(Tongue::new("en", "en-GB", SOURCES));
        let sources = ["gains = { $seat } bekommt { $what }."];
        Localizer::of(Arc::new(Tongue { fallback: Some(english), ..Tongue::new("de", "de", &sources) }))
    }

    #[test]
    fn what_a_language_lacks_is_english_and_marked_on_pages() {
        let what: Vec<Arg> = vec!["a map".into(), Text::new("cards").with("count", 1234u32).into()];
        let text = Text::new("gains").with("seat", Seat(0)).with("what", what);
        let l10n = partial();
        assert_eq!(l10n.text(&text, &names()), "Ada bekommt a map und 1,234 cards.");
        let html = Localizer::resolved(format!("<p>{}</p>", l10n.marking().text(&text, &names())));
        assert_eq!(
            html,
            "<p>Ada bekommt <span lang=\"en\">a map</span> und <span lang=\"en\">1,234 cards</span>.</p>"
        );
    }

    #[test]
    fn what_is_said_already_and_what_is_chosen_by_stay_as_they_are() {
        let l10n = partial();
        assert_eq!(l10n.marking().word(&"Rom".to_owned().into(), &[], &mut Vec::new()), "Rom");
        assert_eq!(l10n.marking().word(&true.into(), &[], &mut Vec::new()), "yes");
    }

    #[test]
    fn the_language_for_tests_has_every_message() {
        let l10n = Localizer::called("qps").unwrap();
        assert_eq!(l10n.say("frame-copy"), "Çöþýýþ");
        assert_eq!((l10n.name("Rome").as_str(), l10n.lang(), l10n.dir()), ("Ŕöɱééɱ", "qps", "ltr"));
    }
}
