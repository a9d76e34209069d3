//! A rough reading of Rust source: enough to tell code, comments and strings apart and to find test functions.
//!
//! The test of the pages' messages reads sources too, and takes this file in by its path.

/// A source file taken apart. Each part has the lines and columns of the original, blanks standing for what is not its own.
pub(crate) struct Parts {
    pub(crate) code: String,
    pub(crate) comments: String,
    /// Strings and characters, with their quotation marks.
    pub(crate) texts: String,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Code,
    Comment,
    Text,
}

/// Takes a source file apart.
pub(crate) fn parts(source: &str) -> Parts {
    let chars: Vec<char> = source.chars().collect();
    let mut parts = Parts { code: String::new(), comments: String::new(), texts: String::new() };
    let mut at = 0;
    while at < chars.len() {
        let (kind, length) = piece(&chars, at);
        for &c in &chars[at..at + length] {
            let blank = if c == '\n' { '\n' } else { ' ' };
            parts.code.push(if kind == Kind::Code { c } else { blank });
            parts.comments.push(if kind == Kind::Comment { c } else { blank });
            parts.texts.push(if kind == Kind::Text { c } else { blank });
        }
        at += length;
    }
    parts
}

/// The kind and the length of the piece that begins at `at`.
fn piece(chars: &[char], at: usize) -> (Kind, usize) {
    let rest = &chars[at..];
    let bounded = |length: usize| length.min(rest.len());
    match rest {
        ['/', '/', ..] => (Kind::Comment, rest.iter().position(|&c| c == '\n').unwrap_or(rest.len())),
        ['/', '*', ..] => (Kind::Comment, block_comment(rest)),
        ['"', ..] => (Kind::Text, string(rest)),
        ['\'', '\\', ..] => {
            // The escaped character may itself be a quotation mark, so the search starts behind it.
            let end = rest.iter().skip(3).position(|&c| c == '\'').map_or(rest.len(), |end| end + 4);
            (Kind::Text, bounded(end))
        }
        ['\'', _, '\'', ..] => (Kind::Text, 3),
        ['r', ..] if begins_literal(&chars[..at]) => match raw_string(rest) {
            Some(length) => (Kind::Text, length),
            None => (Kind::Code, 1),
        },
        _ => (Kind::Code, 1),
    }
}

/// Whether an `r` behind these characters can begin a raw string: it is no letter of a name, except behind `b` or `c`.
fn begins_literal(before: &[char]) -> bool {
    let before = match before {
        [rest @ .., 'b' | 'c'] => rest,
        all => all,
    };
    !before.last().is_some_and(|&c| is_name(c))
}

fn raw_string(rest: &[char]) -> Option<usize> {
    let hashes = rest[1..].iter().take_while(|&&c| c == '#').count();
    if rest.get(1 + hashes) != Some(&'"') {
        return None;
    }
    let mut end = vec!['"'];
    end.resize(1 + hashes, '#');
    let body = 2 + hashes;
    let found = rest[body..].windows(end.len()).position(|window| window == end);
    Some(found.map_or(rest.len(), |found| body + found + end.len()))
}

fn string(rest: &[char]) -> usize {
    let mut at = 1;
    while at < rest.len() {
        match rest[at] {
            '\\' => at += 2,
            '"' => return at + 1,
            _ => at += 1,
        }
    }
    rest.len()
}

fn block_comment(rest: &[char]) -> usize {
    let (mut at, mut depth) = (0, 0);
    while at < rest.len() {
        match rest[at..] {
            ['/', '*', ..] => (depth, at) = (depth + 1, at + 2),
            ['*', '/', ..] => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
        if depth == 0 {
            return at;
        }
    }
    rest.len()
}

/// A function, and what its attributes say about it.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Function {
    /// The line it is in, from 1.
    pub(crate) line: usize,
    pub(crate) name: String,
    /// It stands under `#[test]`, `#[tokio::test]` or the like.
    pub(crate) is_test: bool,
    /// It stands under `#[ignore]`.
    pub(crate) is_ignored: bool,
}

/// All functions in `code`, which has no comments and strings any more.
pub(crate) fn functions(code: &str) -> Vec<Function> {
    let mut functions = Vec::new();
    let mut attributes: Vec<String> = Vec::new();
    let mut open = 0;
    for (index, line) in code.lines().enumerate() {
        let mut rest = line.trim();
        while open > 0 || rest.starts_with("#[") {
            if open == 0 {
                attributes.push(rest[2..].chars().take_while(|&c| is_name(c) || c == ':').collect());
            }
            let end = closing_bracket(rest, &mut open);
            rest = rest[end..].trim_start();
            if rest.is_empty() {
                break;
            }
        }
        if rest.is_empty() {
            continue;
        }
        if let Some(name) = function_name(rest) {
            let is_test = attributes.iter().any(|path| path == "test" || path.ends_with("::test"));
            let is_ignored = attributes.iter().any(|path| path == "ignore");
            functions.push(Function { line: index + 1, name: name.to_owned(), is_test, is_ignored });
        }
        attributes.clear();
    }
    functions
}

/// Where the attribute that began here, or in an earlier line, is over. `open` counts the open brackets.
fn closing_bracket(text: &str, open: &mut usize) -> usize {
    for (at, c) in text.char_indices() {
        match c {
            '[' => *open += 1,
            ']' => *open -= 1,
            _ => {}
        }
        if *open == 0 && c == ']' {
            return at + 1;
        }
    }
    text.len()
}

fn function_name(line: &str) -> Option<&str> {
    let (before, after) = line.split_once("fn ")?;
    let is_qualifier =
        |word: &str| ["async", "const", "unsafe", "extern"].contains(&word) || word.starts_with("pub");
    if !(before.is_empty() || before.ends_with(' ')) || !before.split_whitespace().all(is_qualifier) {
        return None;
    }
    let after = after.trim_start();
    let end = after.find(|c: char| !is_name(c)).unwrap_or(after.len());
    (end > 0).then(|| &after[..end])
}

/// Whether a character can be part of a name.
pub(crate) fn is_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_strings_are_told_from_code() {
        let parts = parts("let a = \"// \\\" no\"; // LM-1\n/* LM-2 /* deep */ */ b('\"', '\\'') // LM-3");
        assert!(parts.code.starts_with("let a ="));
        assert!(parts.code.contains("b("));
        assert!(!parts.code.contains("no"));
        assert_eq!(parts.comments.split_whitespace().filter(|word| word.starts_with("LM")).count(), 3);
        assert_eq!(parts.comments.lines().count(), 2);
        assert_eq!(
            parts.texts.split_whitespace().collect::<Vec<_>>(),
            ["\"//", "\\\"", "no\"", "'\"'", "'\\''"]
        );
    }

    #[test]
    fn raw_strings_lifetimes_and_names_with_r_are_no_trouble() {
        let parts =
            parts("fn far<'a>(r: &'a str) { br#\"fn \"x\" // in\"#; r#try(); for_r\"s\"; 'r' } // out");
        assert!(parts.code.contains("fn far<'a>(r: &'a str) {"));
        assert!(parts.code.contains("r#try();"));
        assert!(!parts.code.contains("fn \""));
        assert_eq!(parts.comments.trim(), "// out");
    }

    #[test]
    fn an_unfinished_text_ends_with_the_file() {
        for source in ["\"abc", "r#\"abc\"", "/* /* */", "'\\", "'\\n", "\"\\"] {
            assert_eq!(parts(source).code.trim(), "", "{source}");
        }
    }

    fn names(source: &str) -> Vec<(String, bool, bool)> {
        functions(&parts(source).code).into_iter().map(|f| (f.name, f.is_test, f.is_ignored)).collect()
    }

    #[test]
    fn tests_are_known_by_their_attributes() {
        let source = "
            #[test]
            fn plain() {}
            /// Words between.
            #[tokio::test(
                flavor = \"multi_thread\",
            )]
            // More words.
            async fn with_tokio() {}
            fn helper() {}
            proptest! {
                #[test]
                fn property(x in 0..9) {}
            }
            #[test] #[ignore = \"slow\"] fn not_run() {}
            #[cfg(test)]
            pub(crate) fn also_no_test() {}
            // #[test] fn gone() {}
        ";
        let expected = [
            ("plain", true, false),
            ("with_tokio", true, false),
            ("helper", false, false),
            ("property", true, false),
            ("not_run", true, true),
            ("also_no_test", false, false),
        ];
        assert_eq!(names(source), expected.map(|(name, test, ignored)| (name.to_owned(), test, ignored)));
    }

    #[test]
    fn an_attribute_counts_for_the_next_item_only() {
        assert_eq!(names("#[test]\nstruct X;\nfn after() {}"), [("after".to_owned(), false, false)]);
    }

    #[test]
    fn the_line_of_a_function_is_known() {
        assert_eq!(functions("\n#[test]\nfn third() {}")[0].line, 3);
    }
}
