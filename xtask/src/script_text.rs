//! Scripts, read as far as indenting them needs: brackets, and what is no code.

use crate::layout::WIDTH;

/// An open bracket, by the indentation of the line that it is in.
type Open = usize;

/// The script as it should be.
pub(crate) fn laid_out(text: &str) -> String {
    let mut script = String::new();
    let mut open: Vec<Open> = Vec::new();
    let mut inside = Inside::Code;
    let mut before = Before { indent: 0, goes_on: false, empty: true };
    for line in text.lines() {
        if inside == Inside::Template {
            // The lines of a text belong to the text.
            script.push_str(line);
            script.push('\n');
            read(line, &mut inside, &mut open, before.indent);
            continue;
        }
        let line = line.trim();
        if line.is_empty() {
            if !before.empty {
                script.push('\n');
            }
            before.empty = true;
            continue;
        }
        let indent = indent(line, &open, &before, inside);
        script.push_str(&"\t".repeat(indent));
        script.push_str(line);
        script.push('\n');
        let code = read(line, &mut inside, &mut open, indent);
        before.empty = false;
        if !code.is_empty() {
            before = Before { indent, goes_on: goes_on(&code), empty: false };
        }
    }
    let end = script.trim_end().len();
    script.truncate(end);
    script.push('\n');
    script
}

/// The last line with code in it.
struct Before {
    indent: usize,
    goes_on: bool,
    /// Whether an empty line follows it.
    empty: bool,
}

/// What a line begins inside of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Inside {
    Code,
    Comment,
    Template,
}

fn indent(line: &str, open: &[Open], before: &Before, inside: Inside) -> usize {
    let closes = line.chars().take_while(|c| matches!(c, ')' | ']' | '}')).count();
    if closes > 0 {
        // The bracket that the line closes last of those it begins with.
        return open.len().checked_sub(closes).and_then(|at| open.get(at)).copied().unwrap_or_default();
    }
    let inner = open.last().map_or(0, |&opened| opened + 1);
    let is_continued =
        before.goes_on || line.starts_with(['.', '?', ':', '&', '|', '+']) && !line.starts_with("...");
    match inside {
        Inside::Comment => inner,
        _ if is_continued => inner + 1,
        _ => inner,
    }
}

/// Whether the next line goes on with this one.
fn goes_on(code: &str) -> bool {
    ["=>", "=", "?", "&&", "||", "+", " else"].iter().any(|end| code.ends_with(end))
}

/// Notes the brackets of a line, and returns its code: comments are left out, and of texts the quotes stay.
fn read(line: &str, inside: &mut Inside, open: &mut Vec<Open>, indent: usize) -> String {
    let mut code = String::new();
    let mut rest = line;
    while let Some(c) = rest.chars().next() {
        let length = match (*inside, c) {
            (Inside::Comment, _) => ends(rest, "*/", inside),
            (Inside::Template, _) => {
                quoted(rest, '`').inspect(|_| *inside = Inside::Code).unwrap_or(rest.len())
            }
            (Inside::Code, _) if rest.starts_with("//") => break,
            (Inside::Code, _) if rest.starts_with("/*") => {
                *inside = Inside::Comment;
                2
            }
            (Inside::Code, '"' | '\'') => {
                code.push_str("\"\"");
                1 + quoted(&rest[1..], c).unwrap_or(rest.len() - 1)
            }
            (Inside::Code, '`') => {
                code.push_str("``");
                *inside = Inside::Template;
                1
            }
            (Inside::Code, '/') if begins_pattern(&code) => {
                code.push_str("//");
                1 + quoted(&rest[1..], '/').unwrap_or(rest.len() - 1)
            }
            (Inside::Code, _) => {
                match c {
                    '(' | '[' | '{' => open.push(indent),
                    ')' | ']' | '}' => drop(open.pop()),
                    _ => {}
                }
                code.push(c);
                c.len_utf8()
            }
        };
        rest = &rest[length..];
    }
    code.trim().to_owned()
}

/// How far a comment goes in this line; it is over where its end stands.
fn ends(rest: &str, end: &str, inside: &mut Inside) -> usize {
    let Some(at) = rest.find(end) else { return rest.len() };
    *inside = Inside::Code;
    at + end.len()
}

/// How long a text is with the quotation mark at its end, if that is in this line.
fn quoted(rest: &str, quote: char) -> Option<usize> {
    let mut escaped = false;
    let end = rest.char_indices().find(|&(_, c)| {
        let ends = c == quote && !escaped;
        escaped = c == '\\' && !escaped;
        ends
    });
    end.map(|(at, c)| at + c.len_utf8())
}

/// Whether a slash behind this code begins a pattern; otherwise it divides.
fn begins_pattern(code: &str) -> bool {
    code.trim_end().is_empty()
        || code.trim_end().ends_with(['(', ',', '=', ':', '[', '!', '&', '|', '?', '{', ';'])
}

/// What cannot be mended by laying out: `LINE: complaint`.
pub(crate) fn complaints(text: &str) -> impl Iterator<Item = String> {
    text.lines().enumerate().filter_map(|(index, line)| {
        let number = index + 1;
        // A tab is as wide as four blanks.
        let width = line.chars().count() + 3 * line.chars().take_while(|&c| c == '\t').count();
        let code = read(line, &mut Inside::Code, &mut Vec::new(), 0);
        if width > WIDTH {
            Some(format!("{number}: is {width} wide; {WIDTH} are enough"))
        } else if statements(&code) > 1 {
            Some(format!("{number}: one statement to a line, please"))
        } else if code.replace("===", "").replace("!==", "").contains("==") {
            Some(format!("{number}: `==` changes types; `===` does not"))
        } else {
            None
        }
    })
}

/// How many statements end in this code; the three parts of a loop's head do not count.
fn statements(code: &str) -> usize {
    let mut depth = 0_i32;
    let mut count = 0;
    for c in code.chars() {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            ';' if depth <= 0 => count += 1,
            _ => {}
        }
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_indented_as_their_brackets_say() {
        let script = "on(\"x\", () => {\nif (a) b(\"{\"); // {\n  else {\n\t\t\t\tc({\nd,\n});\n}   \n\n\n\n}, /[{(]/);\nlast\n\n";
        let wanted = "on(\"x\", () => {\n\tif (a) b(\"{\"); // {\n\telse {\n\t\tc({\n\t\t\td,\n\t\t});\n\t}\n\n}, /[{(]/);\nlast\n";
        assert_eq!(laid_out(script), wanted);
        assert_eq!(laid_out(wanted), wanted);
    }

    #[test]
    fn what_goes_on_is_one_deeper() {
        let script =
            "const f = (x) =>\non(x, () => {\ny();\n});\nconst g =\n1;\nh\n.map()\n.filter();\ni();\n";
        let wanted = "const f = (x) =>\n\ton(x, () => {\n\t\ty();\n\t});\nconst g =\n\t1;\nh\n\t.map()\n\t.filter();\ni();\n";
        assert_eq!(laid_out(script), wanted);
    }

    #[test]
    fn comments_and_texts_of_several_lines_are_kept() {
        let script = "f(`a {\n   b ( `, c);\n/* {\n one */\ng();\n";
        assert_eq!(laid_out(script), script.replace("\n one", "\none"));
    }

    #[test]
    fn what_is_too_wide_or_crowded_is_named() {
        let script = format!("a();\nb(); c();\nfor (;;) {{\n\t{}\nd == e\n", "x".repeat(117));
        let found: Vec<String> = complaints(&script).collect();
        assert_eq!(
            found,
            [
                "2: one statement to a line, please",
                "4: is 121 wide; 120 are enough",
                "5: `==` changes types; `===` does not"
            ]
        );
    }
}
