//! The text of the rules, clause by clause, and single clauses to open where they are named. The book that is made of it is in `book.rs`.

use games::GameInfo;
use maud::html;

use crate::Localizer;
use crate::markdown::{Block, Kind, blocks, inline};

/// A block of the rules, and its language if that is not the page's.
pub(crate) struct Passage {
    pub(crate) block: Block,
    pub(crate) lang: Option<&'static str>,
}

/// The rules of a game. Clauses that the language lacks stand there in English, where they belong.
pub(crate) fn passages(info: &GameInfo, l10n: &Localizer) -> Vec<Passage> {
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
pub(crate) fn goes_on(block: &Block) -> bool {
    block.clause.is_none() && !matches!(block.kind, Kind::Heading(_))
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
    fn one_clause_can_be_had_alone() {
        let fragment = clause(&INFO, 7, Localizer::english()).unwrap();
        assert!(fragment.contains("<p>Go.</p>"), "{fragment}");
        assert!(fragment.contains("href=\"/rules/little-monsters#LM-7\""), "{fragment}");
        assert_eq!(clause(&INFO, 99, Localizer::english()), None);
    }
}
