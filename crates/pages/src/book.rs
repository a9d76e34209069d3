//! The rules as a book: an overview on one page, the topics in reading order with pictures of the real board, our rulings apart
//! from what is printed, and a search. It prints as a booklet. The overview alone also opens beside a table.

use games::{GameInfo, Setup};
use maud::{Markup, html};
use table::Game;

use crate::frame::{Page, game_name};
use crate::game_page::GamePage;
use crate::markdown::{Kind, inline};
use crate::rules::{Passage, goes_on, passages};
use crate::{Localizer, glossary, keys, paths, worked};

/// What a game adds to its book.
pub(crate) struct Book {
    /// How many lines the overview has.
    pub(crate) lines: usize,
    /// The pictures, each before its clause.
    pub(crate) pictures: &'static [Picture],
    /// The message of a line of the overview (`line-1`) or of a picture's caption (`picture-7`).
    pub(crate) message: fn(&str) -> String,
}

impl Book {
    /// A book that is only its text.
    pub(crate) const PLAIN: Book = Book { lines: 0, pictures: &[], message: |_| String::new() };
}

/// A part of the board, cut out of the drawing that tables show.
pub(crate) struct Picture {
    /// The clause that it stands before.
    pub(crate) clause: u16,
    /// How large the whole drawing is.
    pub(crate) board: (u32, u32),
    /// What is seen of it: left, top, width and height.
    pub(crate) seen: (u32, u32, u32, u32),
}

/// The book, or what it says of some words.
pub(crate) fn page(info: &GameInfo, wanted: Option<&str>, l10n: &Localizer) -> String {
    let l10n = l10n.marking();
    let name = game_name(info.id, l10n);
    let title = l10n.say_with("rules-title", &[("game", name)]);
    let passages = passages(info, l10n);
    // The text's own first heading names the file; the page has a title of its own.
    let body: Vec<&Passage> =
        passages.iter().filter(|passage| passage.block.kind != Kind::Heading(1)).collect();
    let wanted = wanted.map(str::trim).filter(|words| !words.is_empty());
    let main = html! {
        main #main .sheet.rules {
            h1 { (title) }
            (search(info, wanted, l10n))
            @match wanted {
                Some(words) => (found(info, &body, words, l10n)),
                None => (whole(info, &body, l10n)),
            }
        }
    };
    Page { title, game: Some(info.id), kind: "page-rules", live: None, bar: html! {}, main }.into_html(l10n)
}

/// The overview alone, as it opens beside a table.
pub(crate) fn overview(info: &GameInfo, l10n: &Localizer) -> String {
    let l10n = l10n.marking();
    let fragment = html! {
        div .clause-text {
            (lines(info, l10n))
            p { a href=(paths::rules(info.id)) { (l10n.say("rules-all")) } }
        }
    };
    Localizer::resolved(fragment.into_string())
}

/// The way to the overview: it opens where it stands; without the script it leads to the book.
pub(crate) fn overview_link(info: &GameInfo, l10n: &Localizer) -> Markup {
    html! {
        span .clause data-clause=(paths::overview(info.id)) {
            a href={ (paths::rules(info.id)) "#overview" } { (l10n.say("book-overview")) }
        }
    }
}

/// The field for words to look for. The browser's own search finds them too, but not by clause.
fn search(info: &GameInfo, wanted: Option<&str>, l10n: &Localizer) -> Markup {
    html! {
        form .book-search role="search" method="get" action=(paths::rules(info.id)) {
            label { span .sr { (l10n.say("book-search")) } input type="search" name="q" value=[wanted] placeholder=(l10n.say("book-search")); }
            button { (l10n.say("book-find")) }
        }
    }
}

fn whole(info: &GameInfo, body: &[&Passage], l10n: &Localizer) -> Markup {
    let sections = body.iter().filter(|passage| passage.block.kind == Kind::Heading(2));
    html! {
        nav .contents aria-label=(l10n.say("rules-contents")) {
            @if book_of(info).lines > 0 { a href="#overview" { (l10n.say("book-overview")) } }
            @for Passage { block, lang } in sections {
                a href={ "#" (anchor(&block.text)) } lang=[*lang] { (block.text) }
            }
            @if has_glossary(info) { a href="#glossary" { (l10n.say("glossary-heading")) } }
            a href="#keys" { (l10n.say("keys-heading")) }
        }
        (worked::links(info, l10n))
        @if book_of(info).lines > 0 {
            section .book-overview aria-labelledby="overview" {
                h2 #overview { (l10n.say("book-overview")) }
                (games::dispatch_kind!(info.kind, Rules => Rules::how_it_works(l10n)))
                (lines(info, l10n))
            }
        }
        @for run in body.chunk_by(|one, next| is_listed(one) && is_listed(next) && !is_pictured(info, next)) {
            @if let Some(number) = run[0].block.clause { (picture(info, number, l10n)) }
            @if run.iter().all(|passage| is_listed(passage)) {
                ul { @for passage in run { (listed(passage, info)) } }
            } @else {
                @for passage in run { (standing(passage, info)) }
            }
        }
        (glossary::section(info, l10n))
        (keys::section(l10n))
    }
}

/// The clauses that say these words, each whole, and the way back to the book.
fn found(info: &GameInfo, body: &[&Passage], words: &str, l10n: &Localizer) -> Markup {
    let small = words.to_lowercase();
    let says =
        |clause: &[&Passage]| clause.iter().any(|passage| passage.block.text.to_lowercase().contains(&small));
    let clauses =
        body.chunk_by(|_, next| goes_on(&next.block)).filter(|clause| clause[0].block.clause.is_some());
    let clauses: Vec<&[&Passage]> = clauses.filter(|clause| says(clause)).collect();
    html! {
        p role="status" { (l10n.say_count("book-found", clauses.len())) }
        ul { @for clause in &clauses { @for passage in *clause { (listed(passage, info)) } } }
        p { a href=(paths::rules(info.id)) { (l10n.say("rules-all")) } }
    }
}

fn has_glossary(info: &GameInfo) -> bool {
    games::dispatch_kind!(info.kind, Rules => !Rules::GLOSSARY.terms.is_empty())
}

fn book_of(info: &GameInfo) -> Book {
    games::dispatch_kind!(info.kind, Rules => Rules::BOOK)
}

/// The overview, line by line.
fn lines(info: &GameInfo, l10n: &Localizer) -> Markup {
    let book = book_of(info);
    html! {
        ol .book-lines { @for line in 1..=book.lines { li { (l10n.say(&(book.message)(&format!("line-{line}")))) } } }
    }
}

fn is_pictured(info: &GameInfo, passage: &Passage) -> bool {
    book_of(info).pictures.iter().any(|picture| passage.block.clause == Some(picture.clause))
}

/// The picture before a clause, if there is one.
fn picture(info: &GameInfo, clause: u16, l10n: &Localizer) -> Markup {
    let book = book_of(info);
    let Some(Picture { board: (width, height), seen: (x, y, w, h), .. }) =
        book.pictures.iter().find(|picture| picture.clause == clause)
    else {
        return html! {};
    };
    let words = l10n.say(&(book.message)(&format!("picture-{clause}")));
    html! {
        figure .book-picture {
            svg viewBox={ (x) " " (y) " " (w) " " (h) } role="img" aria-label=(words) {
                image href=(board(info, l10n)) width=(width) height=(height) {}
            }
            figcaption { (words) }
        }
    }
}

/// Where the drawing of the board that comes with the program is.
fn board(info: &GameInfo, l10n: &Localizer) -> String {
    let game = Setup::usual(info.kind, info.fewest).open(None).expect("the board that comes along is sound");
    paths::board(info.id, paths::board_file(&game.identity().edition.hash, l10n))
}

/// A text without our rulings, each of which leaves its number, and the rulings.
fn apart(text: &str) -> (String, Vec<String>) {
    let (mut rule, mut rulings, mut rest) = (String::new(), Vec::new(), text);
    while let Some(at) = rest.find('*') {
        let inside = rest[at + 1..].split('*').next().unwrap_or_default();
        // A colon of Chinese has no blank after it.
        let word = inside.split([':', '：']).next().unwrap_or_default();
        let is_ruling =
            word.len() < inside.len() && !word.is_empty() && word.chars().all(char::is_alphabetic);
        if is_ruling {
            rulings.push(inside.to_owned());
            rule.push_str(&rest[..at]);
            rule.truncate(rule.trim_end().len());
            rule.push_str(&format!("[{}]", rulings.len()));
            rest = &rest[(at + inside.len() + 2).min(rest.len())..];
        } else {
            rule.push_str(&rest[..=at]);
            rest = &rest[at + 1..];
        }
    }
    rule.push_str(rest);
    (rule, rulings)
}

/// A rule with its rulings below it.
fn parted(text: &str, info: &GameInfo) -> Markup {
    let (rule, rulings) = apart(text);
    html! {
        (inline(&rule, info.book, ""))
        @if !rulings.is_empty() {
            span .rulings { @for (index, ruling) in rulings.iter().enumerate() { small { "[" (index + 1) "] " (inline(ruling, info.book, "")) } } }
        }
    }
}

/// Whether a passage stands in a list.
fn is_listed(passage: &Passage) -> bool {
    passage.block.kind == Kind::Item
}

fn listed(Passage { block, lang }: &Passage, info: &GameInfo) -> Markup {
    let text = parted(&block.text, info);
    html! {
        @if let Some(number) = block.clause {
            li #{ (info.book) "-" (number) } .rule lang=[*lang] { (number_link(info, number)) span { (text) } }
        } @else {
            li lang=[*lang] { (text) }
        }
    }
}

fn standing(Passage { block, lang }: &Passage, info: &GameInfo) -> Markup {
    let text = inline(&block.text, info.book, "");
    let id = match (block.clause, block.kind) {
        (Some(number), _) => Some(format!("{}-{number}", info.book)),
        (None, Kind::Heading(_)) => Some(anchor(&block.text)),
        (None, _) => None,
    };
    let number = html! { @if let Some(number) = block.clause { (number_link(info, number)) " " } };
    html! {
        @match block.kind {
            Kind::Heading(1 | 2) => { h2 id=[id] lang=[*lang] { (number) (text) } }
            Kind::Heading(_) => { h3 id=[id] lang=[*lang] { (number) (text) } }
            Kind::Item | Kind::Paragraph => { p id=[id] lang=[*lang] { (number) (text) } }
        }
    }
}

fn number_link(info: &GameInfo, number: u16) -> Markup {
    html! { a .id href={ "#" (info.book) "-" (number) } { (info.book) "-" (number) } }
}

/// A heading's anchor: its letters and digits, joined by hyphens.
fn anchor(heading: &str) -> String {
    let words: Vec<String> = heading
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    words.join("-")
}

#[cfg(test)]
mod tests {
    use super::*;

    const INFO: GameInfo = GameInfo {
        kind: games::GameKind::LittleMonsters,
        id: "little-monsters",
        book: "LM",
        rules: "# Title\n\n## The turn\n- LM-5 Roll *both* dice <b>.\n  See LM-7. *Ruling: so be it.* Go on.\n- LM-7 Go.\n",
        edition: "",
        fewest: 2,
        most: 6,
        most_in_teams: 6,
        on_request: false,
    };

    #[test]
    fn every_clause_has_its_anchor() {
        let page = page(&INFO, None, Localizer::english());
        assert!(page.contains("<li class=\"rule\" id=\"LM-5\">"), "{page}");
        assert!(page.contains("<h2 id=\"the-turn\">The turn</h2>"), "{page}");
        assert!(page.contains("dice &lt;b&gt;. See <a href=\"#LM-7\">LM-7</a>."), "{page}");
    }

    #[test]
    fn rulings_stand_apart() {
        let (rule, rulings) =
            apart("Do *this*. And that. *Ruling: nobody says.* Then go. *Ruling: so be it.*");
        assert_eq!(rule, "Do *this*. And that.[1] Then go.[2]");
        assert_eq!(rulings, ["Ruling: nobody says.", "Ruling: so be it."]);
        let page = page(&INFO, None, Localizer::english());
        assert!(page.contains("<small>[1] Ruling: so be it.</small>"), "{page}");
    }

    #[test]
    fn words_are_found_without_a_script() {
        let found = page(&INFO, Some("GO"), Localizer::english());
        assert!(found.contains("id=\"LM-5\"") && found.contains("id=\"LM-7\""), "{found}");
        let found = page(&INFO, Some(" both "), Localizer::english());
        assert!(found.contains("id=\"LM-5\"") && !found.contains("id=\"LM-7\""), "{found}");
        assert!(page(&INFO, Some("<x>"), Localizer::english()).contains("&lt;x&gt;"));
    }

    #[test]
    fn every_game_has_an_overview_with_words_for_it_and_for_its_pictures() {
        let german = Localizer::called("de").expect("there is German");
        for info in games::GAMES.iter().filter(|info| !info.on_request) {
            let book = book_of(info);
            assert!((5..=12).contains(&book.lines) && !book.pictures.is_empty(), "{}", info.id);
            let lines = (1..=book.lines).map(|line| format!("line-{line}"));
            let pictures = book.pictures.iter().map(|picture| format!("picture-{}", picture.clause));
            for id in lines.chain(pictures).map(|part| (book.message)(&part)) {
                let (own, other) = (Localizer::english().say_or(&id, ""), german.say_or(&id, ""));
                assert!(!own.is_empty() && !other.is_empty() && own != other, "{id}: {own} | {other}");
            }
            for Picture { board, seen, clause } in book.pictures {
                assert!(seen.0 + seen.2 <= board.0 && seen.1 + seen.3 <= board.1, "{} {clause}", info.id);
            }
        }
    }
}
