//! The rules page, and single clauses to open where they are named.

use games::GameInfo;
use maud::{Markup, html};

use crate::frame::{Page, game_name};
use crate::markdown::{Block, Kind, blocks, inline};
use crate::{Localizer, keys};

/// A block of the rules, and its language if that is not the page's.
struct Passage {
    block: Block,
    lang: Option<&'static str>,
}

/// The rules of a game. Clauses that the language lacks stand there in English, where they belong.
fn passages(info: &GameInfo, l10n: &Localizer) -> Vec<Passage> {
    let english = blocks(info.rules, info.book);
    let all = |blocks: Vec<Block>, lang| blocks.into_iter().map(|block| Passage { block, lang }).collect();
    let Some(own) = l10n.rules(info.id, info.rules) else {
        return all(english, (l10n.lang() != "en").then_some("en"));
    };
    let mut own: Vec<Passage> = all(blocks(&own, info.book), None);
    let mut at = 0;
    for clause in english.chunk_by(|_, next| goes_on(next)).filter(|clause| clause[0].clause.is_some()) {
        let found = own.iter().position(|passage| passage.block.clause == clause[0].clause);
        if let Some(found) = found {
            at = found + 1 + own[found + 1..].iter().take_while(|passage| goes_on(&passage.block)).count();
            continue;
        }
        let missing = clause.iter().map(|block| Passage { block: block.clone(), lang: Some("en") });
        own.splice(at..at, missing);
        at += clause.len();
    }
    own
}

/// Whether a block belongs to the clause before it.
fn goes_on(block: &Block) -> bool {
    block.clause.is_none() && !matches!(block.kind, Kind::Heading(_))
}

pub(crate) fn page(info: &GameInfo, l10n: &Localizer) -> String {
    let l10n = l10n.marking();
    let passages = passages(info, l10n);
    let name = game_name(info.id, l10n);
    let title = l10n.say_with("rules-title", &[("game", name)]);
    // The text's own first heading names the file; the page has a title of its own.
    let body: Vec<&Passage> =
        passages.iter().filter(|passage| passage.block.kind != Kind::Heading(1)).collect();
    let sections = body.iter().filter(|passage| passage.block.kind == Kind::Heading(2));
    let main = html! {
        main #main .sheet.rules {
            h1 { (title) }
            nav .contents aria-label=(l10n.say("rules-contents")) {
                @for Passage { block, lang } in sections {
                    a href={ "#" (anchor(&block.text)) } lang=[*lang] { (block.text) }
                }
                a href="#keys" { (l10n.say("keys-heading")) }
            }
            @for run in body.chunk_by(|a, b| is_listed(a) && is_listed(b)) {
                @if run.iter().all(|passage| is_listed(passage)) {
                    ul { @for passage in run { (listed(passage, info)) } }
                } @else {
                    @for passage in run { (standing(passage, info)) }
                }
            }
            (keys::section(l10n))
        }
    };
    Page { title, game: Some(info.id), kind: "page-rules", live: None, bar: html! {}, main }.into_html(l10n)
}

pub(crate) fn clause(info: &GameInfo, number: u16, l10n: &Localizer) -> Option<String> {
    let l10n = l10n.marking();
    let passages = passages(info, l10n);
    let start = passages.iter().position(|passage| passage.block.clause == Some(number))?;
    let more = passages[start + 1..].iter().take_while(|passage| goes_on(&passage.block));
    let rules = crate::paths::rules(info.id);
    let fragment = html! {
        div .clause-text {
            @for Passage { block, lang } in [&passages[start]].into_iter().chain(more) {
                p lang=[*lang] { (inline(&block.text, info.book, &rules)) }
            }
            p { a href={ (rules) "#" (info.book) "-" (number) } { (l10n.say("rules-all")) } }
        }
    };
    Some(Localizer::resolved(fragment.into_string()))
}

/// Whether a passage stands in a list.
fn is_listed(passage: &Passage) -> bool {
    passage.block.kind == Kind::Item
}

fn listed(Passage { block, lang }: &Passage, info: &GameInfo) -> Markup {
    let text = inline(&block.text, info.book, "");
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
        rules: "# Title\n\n## The turn\n- LM-5 Roll *both* dice <b>.\n  See LM-7.\n- LM-7 Go.\n",
        edition: "",
        fewest: 2,
        most: 6,
        most_in_teams: 6,
        on_request: false,
    };

    #[test]
    fn every_clause_has_its_anchor() {
        let page = page(&INFO, Localizer::english());
        assert!(page.contains("<li class=\"rule\" id=\"LM-5\">"), "{page}");
        assert!(page.contains("<h2 id=\"the-turn\">The turn</h2>"), "{page}");
        assert!(page.contains("dice &lt;b&gt;. See <a href=\"#LM-7\">LM-7</a>."), "{page}");
    }

    #[test]
    fn one_clause_can_be_had_alone() {
        let fragment = clause(&INFO, 7, Localizer::english()).unwrap();
        assert!(fragment.contains("<p>Go.</p>"), "{fragment}");
        assert!(fragment.contains("href=\"/rules/little-monsters#LM-7\""), "{fragment}");
        assert_eq!(clause(&INFO, 99, Localizer::english()), None);
    }
}
