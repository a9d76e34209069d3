//! The little of Markdown that the rules are written in: headings, list items, paragraphs, **bold**, *emphasis*
//! and `code`. Everything else is text, and all text is escaped.

use maud::{Escaper, Markup, PreEscaped, html};
use std::fmt::Write;

/// A block of a rules text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Block {
    /// What it is.
    pub(crate) kind: Kind,
    /// The number of the clause that begins here.
    pub(crate) clause: Option<u16>,
    /// The text in one line, without the clause's id.
    pub(crate) text: String,
}

/// What a block is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A heading of this level.
    Heading(usize),
    /// An item of a list.
    Item,
    /// A paragraph.
    Paragraph,
}

/// The blocks of a text whose clauses have ids beginning with `book`.
pub(crate) fn blocks(source: &str, book: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut open = false; // whether the next line may continue the last block
    for line in source.lines().map(str::trim) {
        let heading = line.bytes().take_while(|&byte| byte == b'#').count();
        let (kind, text) = if line.is_empty() {
            open = false;
            continue;
        } else if (1..=6).contains(&heading) && line[heading..].starts_with(' ') {
            (Kind::Heading(heading), line[heading..].trim_start())
        } else if let Some(item) = line.strip_prefix("- ").or_else(|| line.strip_prefix("* ")) {
            (Kind::Item, item)
        } else if open && let Some(last) = blocks.last_mut() {
            last.text.push(' ');
            last.text.push_str(line);
            continue;
        } else {
            (Kind::Paragraph, line)
        };
        let (clause, text) = split_clause(text, book);
        blocks.push(Block { kind, clause, text: text.to_owned() });
        open = !matches!(kind, Kind::Heading(_));
    }
    blocks
}

/// No text has it, so that none names a clause of this book.
const NO_BOOK: &str = "\u{1}";

/// A text that belongs to no rules. Headings begin at the third level, below those of the page.
pub(crate) fn prose(source: &str) -> Markup {
    let blocks = blocks(source, NO_BOOK);
    let is_item = |block: &Block| block.kind == Kind::Item;
    html! {
        @for run in blocks.chunk_by(|one, next| is_item(one) && is_item(next)) {
            @if is_item(&run[0]) {
                ul { @for block in run { li { (inline(&block.text, NO_BOOK, "")) } } }
            } @else {
                @for block in run {
                    @match block.kind {
                        Kind::Heading(1 | 2) => { h3 { (inline(&block.text, NO_BOOK, "")) } }
                        Kind::Heading(_) => { h4 { (inline(&block.text, NO_BOOK, "")) } }
                        Kind::Item | Kind::Paragraph => { p { (inline(&block.text, NO_BOOK, "")) } }
                    }
                }
            }
        }
    }
}

/// The clause that a text begins with, perhaps in bold, and what follows it.
fn split_clause<'a>(text: &'a str, book: &str) -> (Option<u16>, &'a str) {
    let after_id = |text: &'a str| {
        let rest = text.strip_prefix(book)?.strip_prefix('-')?;
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        Some((rest[..digits].parse::<u16>().ok()?, &rest[digits..]))
    };
    let plain = text.trim_start_matches('*');
    match after_id(plain) {
        Some((number, rest)) if rest.is_empty() || !rest.starts_with(|c: char| c.is_alphanumeric()) => {
            let rest = rest.strip_prefix("**").unwrap_or(rest);
            (Some(number), rest.trim_start_matches([':', '.', ' ', '\u{a0}']))
        }
        _ => (None, text),
    }
}

/// A text as HTML. Clauses that it names become links, with `rules` before the `#`.
pub(crate) fn inline(text: &str, book: &str, rules: &str) -> Markup {
    let mut html = String::new();
    spans(text, book, rules, &mut html);
    PreEscaped(html)
}

fn spans(text: &str, book: &str, rules: &str, html: &mut String) {
    let mut rest = text;
    while let Some((mark, tag, at)) = next_mark(rest) {
        let Some(length) = rest[at + mark.len()..].find(mark).filter(|&length| length > 0) else {
            let end = at + mark.len();
            plain(&rest[..end], book, rules, html);
            rest = &rest[end..];
            continue;
        };
        let inside = &rest[at + mark.len()..at + mark.len() + length];
        plain(&rest[..at], book, rules, html);
        let _ = write!(html, "<{tag}>"); // writing to a String cannot fail
        if tag == "code" {
            escape(inside, html);
        } else {
            spans(inside, book, rules, html);
        }
        let _ = write!(html, "</{tag}>");
        rest = &rest[at + 2 * mark.len() + length..];
    }
    plain(rest, book, rules, html);
}

/// The first mark in a text: the mark, its element and where it is.
fn next_mark(text: &str) -> Option<(&'static str, &'static str, usize)> {
    let at = text.find(['*', '`'])?;
    let after = &text[at..];
    Some(if after.starts_with("**") {
        ("**", "strong", at)
    } else if after.starts_with('*') {
        ("*", "em", at)
    } else {
        ("`", "code", at)
    })
}

/// Text without marks: escaped, with links to the clauses that it names.
fn plain(text: &str, book: &str, rules: &str, html: &mut String) {
    let id = format!("{book}-");
    let mut rest = text;
    while let Some(at) = rest.find(&id) {
        let digits = rest[at + id.len()..].bytes().take_while(u8::is_ascii_digit).count();
        let end = at + id.len() + digits;
        escape(&rest[..at], html);
        let name = &rest[at..end];
        if digits > 0 {
            let _ = write!(html, "<a href=\"{rules}#{name}\">{name}</a>");
        } else {
            escape(name, html);
        }
        rest = &rest[end..];
    }
    escape(rest, html);
}

fn escape(text: &str, html: &mut String) {
    let _ = Escaper::new(html).write_str(text); // writing to a String cannot fail
}

#[cfg(test)]
mod tests {
    use super::*;

    fn html(text: &str) -> String {
        inline(text, "LM", "").into_string()
    }

    #[test]
    fn everything_is_escaped() {
        let evil = "<script>alert(1)</script> & \"x\" **<b>** *<i>* `<u>`";
        let safe = html(evil);
        assert!(
            !safe.contains("<script")
                && !safe.contains("<b>")
                && !safe.contains("<i>")
                && !safe.contains("<u>")
        );
        assert_eq!(html("a & b"), "a &amp; b");
    }

    #[test]
    fn marks_become_elements() {
        assert_eq!(html("**[R]** a *b* `c*d`"), "<strong>[R]</strong> a <em>b</em> <code>c*d</code>");
    }

    #[test]
    fn a_mark_without_its_partner_is_text() {
        assert_eq!(html("2 * 3 and `x"), "2 * 3 and `x");
        assert_eq!(html("** and ****"), "<strong> and </strong>**");
    }

    #[test]
    fn clauses_become_links() {
        assert_eq!(html("see LM-7, LM-x"), "see <a href=\"#LM-7\">LM-7</a>, LM-x");
    }

    #[test]
    fn blocks_are_told_apart_and_lines_joined() {
        let found = blocks("# Rules\n\nOne\ntwo\n\n- LM-1 Some\n  more\n- **LM-2** Other\n- none\n", "LM");
        let texts: Vec<_> =
            found.iter().map(|block| (block.kind, block.clause, block.text.as_str())).collect();
        assert_eq!(
            texts,
            [
                (Kind::Heading(1), None, "Rules"),
                (Kind::Paragraph, None, "One two"),
                (Kind::Item, Some(1), "Some more"),
                (Kind::Item, Some(2), "Other"),
                (Kind::Item, None, "none"),
            ]
        );
    }
}
