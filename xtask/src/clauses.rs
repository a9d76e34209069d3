//! `cargo xtask clauses`: clauses and tests belong together.
//!
//! A clause is a list item or a heading in `rules/<game>.md` that begins with its id, such as `- **LM-14** A player …`.
//! Its tests have names that begin with that id, such as `lm_14_a_player_moves_first`. The code cites a clause as
//! `LM_14` (or `lm(14)`) or, in a comment, as `LM-14`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use anyhow::{Context, Result, bail};

use crate::programs;
use crate::rust_text::{self, Function};

/// A rule book: the letters of its clauses, and the game, which names the crate and the file under `rules/`.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Book {
    letters: String,
    game: String,
}

/// The books that there are: the files under `rules/`, each with the letters of its first clause.
static BOOKS: LazyLock<Vec<Book>> = LazyLock::new(|| {
    let book = |file: &File| {
        let (letters, ..) = file.text.lines().find_map(clause_line)?;
        let game = Path::new(&file.path).file_stem()?.to_string_lossy().into_owned();
        Some(Book { letters: letters.to_owned(), game })
    };
    rule_books(&programs::root()).expect("the rules can be read").iter().filter_map(book).collect()
});

/// The files of the rules. What lies in a folder of its own is a translation: the clauses are counted once.
fn rule_books(root: &Path) -> Result<Vec<File>> {
    let mut rules = files(root, "rules", "md")?;
    rules.retain(|file| Path::new(&file.path).parent() == Some(Path::new("rules")));
    Ok(rules)
}

/// The id of a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Id {
    book: &'static Book,
    number: u32,
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.book.letters, self.number)
    }
}

/// A file by its path in the project, and what is in it.
struct File {
    path: String,
    text: String,
}

/// Fails if a clause has no test, a test or a citation no clause, or a rule book is not in order.
pub(crate) fn run() -> Result<()> {
    let root = programs::root();
    let games: Vec<&Book> =
        BOOKS.iter().filter(|book| root.join("crates").join(&book.game).exists()).collect();
    let rules = rule_books(&root)?;
    let sources = files(&root, "crates", "rs")?;
    let findings = check(&games, &rules, &sources);
    for problem in &findings.problems {
        println!("{problem}");
    }
    if !findings.problems.is_empty() {
        bail!("problems with the clauses: {}", findings.problems.len());
    }
    println!("{} clauses, each with a test; {} tests in all.", findings.clauses, findings.tests);
    Ok(())
}

/// All files with the given ending in a folder and below, in order. A folder that is not there has none.
fn files(root: &Path, folder: &str, ending: &str) -> Result<Vec<File>> {
    let mut found = Vec::new();
    let mut folders = vec![root.join(folder)];
    while let Some(folder) = folders.pop() {
        if !folder.exists() {
            continue;
        }
        for entry in fs::read_dir(&folder).with_context(|| format!("{} cannot be read", folder.display()))? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|found| found == ending) {
                let text = fs::read_to_string(&path)
                    .with_context(|| format!("{} cannot be read", path.display()))?;
                let path = path.strip_prefix(root).unwrap_or(&path).display().to_string();
                found.push(File { path, text });
            }
        }
    }
    found.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(found)
}

/// What was found out about rules, tests and citations.
#[derive(Default)]
struct Findings {
    /// Sentences, each beginning with the place it speaks of.
    problems: Vec<String>,
    clauses: usize,
    tests: usize,
}

/// Holds the rules against the sources. `games` are the books whose game has a crate.
fn check(games: &[&Book], rules: &[File], sources: &[File]) -> Findings {
    let mut findings = Findings::default();
    let mut clauses: BTreeMap<Id, String> = BTreeMap::new();
    for file in rules {
        read_rules(file, &mut clauses, &mut findings.problems);
    }
    if clauses.is_empty() {
        findings.problems.push(
            "rules: there is no clause at all. A clause is a list item or heading in rules/<game>.md that begins with \
             its id, such as `- **LM-1** …`."
                .to_owned(),
        );
    }
    for book in games {
        if !clauses.keys().any(|id| id.book == *book) {
            findings
                .problems
                .push(format!("rules/{0}.md: crates/{0} exists, but no clause of it is here.", book.game));
        }
    }
    gaps(&clauses, &mut findings.problems);
    let mut tested: BTreeSet<Id> = BTreeSet::new();
    for file in sources {
        let parts = rust_text::parts(&file.text);
        for function in rust_text::functions(&parts.code) {
            let Some(id) = id_in_name(&function.name) else { continue };
            match judge(id, &function, &clauses) {
                Ok(()) => {
                    findings.tests += 1;
                    tested.insert(id);
                }
                Err(problem) => {
                    findings.problems.push(format!("{}:{}: {problem}", file.path, function.line));
                }
            }
        }
        for (line, id) in citations(&parts) {
            if !clauses.contains_key(&id) {
                let problem = format!("cites {id}, which is not in rules/{}.md.", id.book.game);
                findings.problems.push(format!("{}:{line}: {problem}", file.path));
            }
        }
    }
    for (id, place) in &clauses {
        if !tested.contains(id) {
            let prefix = id.book.letters.to_lowercase();
            findings
                .problems
                .push(format!("{place}: {id} has no test; one would be named `{prefix}_{}_…`.", id.number));
        }
    }
    findings.clauses = clauses.len();
    findings
}

/// Whether a function that is named like the test of a clause is one.
fn judge(id: Id, function: &Function, clauses: &BTreeMap<Id, String>) -> Result<(), String> {
    let name = &function.name;
    if !clauses.contains_key(&id) {
        return Err(format!("`{name}` is named after {id}, which is not in rules/{}.md.", id.book.game));
    }
    if !function.is_test {
        return Err(format!("`{name}` is named like the test of {id}, but there is no `#[test]` above it."));
    }
    if function.is_ignored {
        return Err(format!("`{name}` is ignored, so it tests nothing."));
    }
    Ok(())
}

/// Adds the clauses of one file to `clauses`, each with its place.
fn read_rules(file: &File, clauses: &mut BTreeMap<Id, String>, problems: &mut Vec<String>) {
    for (index, line) in file.text.lines().enumerate() {
        let place = format!("{}:{}", file.path, index + 1);
        let Some((letters, number, rest)) = clause_line(line) else { continue };
        if rest.starts_with(rust_text::is_name) {
            problems
                .push(format!("{place}: {letters}-{number} goes on with a letter; ids are numbers only."));
            continue;
        }
        let Some(book) = BOOKS.iter().find(|book| book.letters == letters) else {
            problems.push(format!(
                "{place}: the book {letters} is unknown: no file under rules/ begins with it."
            ));
            continue;
        };
        if file.path != format!("rules/{}.md", book.game) {
            problems.push(format!("{place}: {letters}-{number} belongs into rules/{}.md.", book.game));
        }
        let id = Id { book, number };
        if let Some(first) = clauses.get(&id) {
            problems.push(format!(
                "{place}: {id} is already at {first}. (A line that only cites must not begin so.)"
            ));
        } else {
            clauses.insert(id, place);
        }
    }
}

/// The id at the beginning of a list item or heading, and what follows it.
fn clause_line(line: &str) -> Option<(&str, u32, &str)> {
    let item = line.trim_start();
    let text = item.trim_start_matches(['-', '*', '#']);
    if text.len() == item.len() {
        return None;
    }
    let text = text.trim_start().trim_start_matches('*');
    let (letters, rest) = text.split_once('-')?;
    let is_book = letters.len() == 2 && letters.chars().all(|c| c.is_ascii_uppercase());
    let (number, rest) = leading_number(rest)?;
    is_book.then_some((letters, number, rest))
}

/// Says which numbers are left out. A book begins with 1.
fn gaps(clauses: &BTreeMap<Id, String>, problems: &mut Vec<String>) {
    for book in BOOKS.iter() {
        let mut next = 1;
        for number in clauses.keys().filter(|id| id.book == book).map(|id| id.number) {
            let letters = &book.letters;
            match number.saturating_sub(next) {
                0 => {}
                1 => problems.push(format!("rules/{}.md: {letters}-{next} is missing.", book.game)),
                _ => {
                    let last = number - 1;
                    problems.push(format!(
                        "rules/{}.md: {letters}-{next} to {letters}-{last} are missing.",
                        book.game
                    ));
                }
            }
            next = number.saturating_add(1);
        }
    }
}

/// The clause after which a function such as `lm_14_the_dice_fall` is named.
fn id_in_name(name: &str) -> Option<Id> {
    let (letters, rest) = name.split_once('_')?;
    let book = BOOKS.iter().find(|book| book.letters.to_lowercase() == letters)?;
    let (number, rest) = leading_number(rest)?;
    (rest.is_empty() || rest.starts_with('_')).then_some(Id { book, number })
}

/// All citations in a source file: `LM_14` and `lm(14)` in the code, `LM-14` in the comments; each with its line.
fn citations(parts: &rust_text::Parts) -> Vec<(usize, Id)> {
    let mut found = Vec::new();
    for book in BOOKS.iter() {
        let call = format!("{}(", book.letters.to_lowercase());
        for (line, after) in words(&parts.code, &call) {
            let number = leading_number(after.trim_start());
            if let Some((number, rest)) = number
                && rest.trim_start().starts_with(')')
            {
                found.push((line, Id { book, number }));
            }
        }
        for (line, after) in words(&parts.code, &format!("{}_", book.letters)) {
            if let Some((number, rest)) = leading_number(after)
                && !rest.starts_with(rust_text::is_name)
            {
                found.push((line, Id { book, number }));
            }
        }
        for (line, after) in words(&parts.comments, &format!("{}-", book.letters)) {
            if let Some((number, _)) = leading_number(after) {
                found.push((line, Id { book, number }));
            }
        }
    }
    found.sort();
    found
}

/// Where `word` begins a word: the line, from 1, and what follows it there.
fn words<'a>(text: &'a str, word: &str) -> Vec<(usize, &'a str)> {
    let mut found = Vec::new();
    for (index, line) in text.lines().enumerate() {
        for (at, _) in line.match_indices(word) {
            if !line[..at].ends_with(rust_text::is_name) {
                found.push((index + 1, &line[at + word.len()..]));
            }
        }
    }
    found
}

/// The number at the beginning of a text, and the rest.
fn leading_number(text: &str) -> Option<(u32, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    Some((text[..end].parse().ok()?, &text[end..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str =
        "# Little Monsters\n\n## LM-1 Players\nSee also\nLM-2 below.\n- **LM-2** Two.\n  * LM-3: three\n";
    const TESTS: &str = "#[test]\nfn lm_1_a() {}\n#[tokio::test]\nasync fn lm_2_b() {}\n\
                         proptest! {\n    #[test]\n    fn lm_3_c(x in 0..2u8) {}\n}\n";

    fn little_monsters() -> &'static Book {
        BOOKS.iter().find(|book| book.letters == "LM").unwrap()
    }

    fn problems_with(rules: &str, source: &str) -> Vec<String> {
        let rules = [File { path: "rules/little-monsters.md".to_owned(), text: rules.to_owned() }];
        let sources = [File { path: "crates/x.rs".to_owned(), text: source.to_owned() }];
        check(&[little_monsters()], &rules, &sources).problems
    }

    #[test]
    fn all_is_well_when_every_clause_has_its_test() {
        assert_eq!(problems_with(RULES, TESTS), [""; 0]);
    }

    #[test]
    fn clauses_are_list_items_and_headings_that_begin_with_an_id() {
        for line in
            ["- LM-14 x", "  * **LM-14** x", "### LM-14", "**LM-14** x", "- **LM-14.** x", "#LM-14: x"]
        {
            let (letters, number, _) = clause_line(line).unwrap_or_else(|| panic!("{line}"));
            assert_eq!((letters, number), ("LM", 14), "{line}");
        }
        for line in ["LM-14 in a paragraph", "- see LM-14", "- LM-", "- A-14", "- lm-14", "| LM-14 |", ""] {
            assert_eq!(clause_line(line), None, "{line}");
        }
    }

    #[test]
    fn a_clause_without_a_test_is_named() {
        let source = TESTS.replace("lm_2_b", "other");
        assert_eq!(
            problems_with(RULES, &source),
            ["rules/little-monsters.md:6: LM-2 has no test; one would be named `lm_2_…`."]
        );
    }

    #[test]
    fn a_test_without_a_clause_is_named() {
        let source = format!("{TESTS}#[test]\nfn lm_44_x() {{}}\n#[test]\nfn gt_1_y() {{}}\n");
        assert_eq!(
            problems_with(RULES, &source),
            [
                "crates/x.rs:10: `lm_44_x` is named after LM-44, which is not in rules/little-monsters.md.",
                "crates/x.rs:12: `gt_1_y` is named after GT-1, which is not in rules/globetrotters.md.",
            ]
        );
    }

    #[test]
    fn a_function_that_is_not_run_is_no_test() {
        let source =
            TESTS.replacen("#[test]\n", "", 1).replace("#[tokio::test]", "#[tokio::test]\n#[ignore]");
        let problems = problems_with(RULES, &source);
        assert_eq!(problems.len(), 4, "{problems:?}");
        assert!(
            problems[0]
                .contains("`lm_1_a` is named like the test of LM-1, but there is no `#[test]` above it")
        );
        assert!(problems[1].contains("`lm_2_b` is ignored"));
        assert!(problems[2].contains("LM-1 has no test") && problems[3].contains("LM-2 has no test"));
    }

    #[test]
    fn tests_in_comments_and_strings_do_not_count() {
        let source = format!("/*\n{TESTS}*/\nconst X: &str = r\"{TESTS}\";");
        assert_eq!(problems_with(RULES, &source).len(), 3);
    }

    #[test]
    fn ids_are_unique_and_without_gaps() {
        let problems = problems_with("- LM-2 a\n- LM-2 b\n- LM-6 c\n- LM-7a d\n", "");
        assert_eq!(
            problems[..4],
            [
                "rules/little-monsters.md:2: LM-2 is already at rules/little-monsters.md:1. (A line that only cites \
                 must not begin so.)",
                "rules/little-monsters.md:4: LM-7 goes on with a letter; ids are numbers only.",
                "rules/little-monsters.md: LM-1 is missing.",
                "rules/little-monsters.md: LM-3 to LM-5 are missing.",
            ]
        );
    }

    #[test]
    fn clauses_of_another_or_an_unknown_book_are_refused() {
        let problems = problems_with(&format!("{RULES}- GT-1 x\n- XY-1 y\n"), TESTS);
        assert_eq!(problems.len(), 3, "{problems:?}");
        assert!(problems[0].ends_with("GT-1 belongs into rules/globetrotters.md."));
        assert!(problems[1].contains("the book XY is unknown"));
    }

    #[test]
    fn citations_must_exist() {
        let source = format!(
            "{TESTS}// LM-1, LM-9 and FILM-8\nlm(2); lm( 7 ); lm(number); film(6); \"LM-5\";\nLM_3; LM_8; LM_9x; FILM_7; x::LM_10\n"
        );
        assert_eq!(
            problems_with(RULES, &source),
            [
                "crates/x.rs:9: cites LM-9, which is not in rules/little-monsters.md.",
                "crates/x.rs:10: cites LM-7, which is not in rules/little-monsters.md.",
                "crates/x.rs:11: cites LM-8, which is not in rules/little-monsters.md.",
                "crates/x.rs:11: cites LM-10, which is not in rules/little-monsters.md.",
            ]
        );
    }

    #[test]
    fn no_rules_are_a_problem() {
        let problems = check(&[little_monsters()], &[], &[]).problems;
        assert_eq!(problems.len(), 2, "{problems:?}");
        assert!(problems[0].starts_with("rules: there is no clause at all."));
        assert!(problems[1].starts_with("rules/little-monsters.md: crates/little-monsters exists"));
        assert_eq!(check(&[], &[], &[]).problems.len(), 1);
    }
}
