//! Style sheets, read as far as laying them out needs: comments, blocks, declarations.

use crate::layout::WIDTH;

/// A style sheet or a block of one, in order.
enum Item {
    Comment(String),
    /// `colour: red`, or `@import …`.
    Declaration(String),
    Block {
        head: String,
        inside: Vec<Item>,
    },
    /// An empty line between two items.
    Gap,
}

/// The sheet as it should be.
pub(crate) fn laid_out(text: &str) -> String {
    let mut reader = Reader { rest: text };
    let mut items = reader.items();
    // A bracket too many ends the sheet for a browser's eyes; here nothing may get lost.
    while !reader.rest.is_empty() {
        items.extend(reader.items());
    }
    let mut sheet = String::new();
    write(&items, 0, &mut sheet);
    sheet
}

struct Reader<'a> {
    rest: &'a str,
}

impl Reader<'_> {
    /// The items up to the end of the block or of the sheet.
    fn items(&mut self) -> Vec<Item> {
        let mut items = Vec::new();
        loop {
            let blank = self.rest.len() - self.rest.trim_start().len();
            let gap = self.rest[..blank].matches('\n').count() > 1;
            self.rest = &self.rest[blank..];
            let Some(first) = self.rest.chars().next() else { return items };
            if first == '}' {
                self.rest = &self.rest[1..];
                return items;
            }
            if gap && !items.is_empty() {
                items.push(Item::Gap);
            }
            if first == ';' {
                self.rest = &self.rest[1..];
            } else {
                items.push(self.item());
            }
        }
    }

    fn item(&mut self) -> Item {
        if self.rest.starts_with("/*") {
            return Item::Comment(self.comment());
        }
        let text = self.text();
        match self.rest.chars().next() {
            Some('{') => {
                self.rest = &self.rest[1..];
                Item::Block { head: text, inside: self.items() }
            }
            Some(';') => {
                self.rest = &self.rest[1..];
                Item::Declaration(text)
            }
            _ => Item::Declaration(text),
        }
    }

    fn comment(&mut self) -> String {
        let end = self.rest.find("*/").map_or(self.rest.len(), |end| end + 2);
        let (comment, rest) = self.rest.split_at(end);
        self.rest = rest;
        comment.lines().map(str::trim_end).collect::<Vec<_>>().join("\n")
    }

    /// What stands before the next `{`, `;` or `}` that is in no string, comment or bracket; blanks in a row become one.
    fn text(&mut self) -> String {
        let mut text = String::new();
        let mut depth = 0_usize;
        while let Some(c) = self.rest.chars().next() {
            if depth == 0 && matches!(c, '{' | ';' | '}') {
                break;
            }
            if c == '"' || c == '\'' {
                text.push_str(self.string(c));
                continue;
            }
            if self.rest.starts_with("/*") {
                text.push_str(&self.comment());
                continue;
            }
            match c {
                '(' | '[' => depth += 1,
                ')' | ']' => depth = depth.saturating_sub(1),
                _ => {}
            }
            if !c.is_whitespace() {
                text.push(c);
            } else if !text.ends_with([' ', '(']) {
                text.push(' ');
            }
            self.rest = &self.rest[c.len_utf8()..];
        }
        text.trim().replace(" ,", ",").replace(" )", ")")
    }

    fn string(&mut self, quote: char) -> &str {
        let mut escaped = false;
        let end = self.rest.char_indices().skip(1).find(|&(_, c)| {
            let ends = c == quote && !escaped;
            escaped = c == '\\' && !escaped;
            ends
        });
        let (string, rest) = self.rest.split_at(end.map_or(self.rest.len(), |(at, _)| at + 1));
        self.rest = rest;
        string
    }
}

fn write(items: &[Item], depth: usize, sheet: &mut String) {
    let indent = "  ".repeat(depth);
    for item in items {
        match item {
            Item::Gap => {}
            Item::Comment(text) => sheet.push_str(&format!("{indent}{text}")),
            Item::Declaration(text) => sheet.push_str(&format!("{indent}{text};")),
            Item::Block { head, inside } => {
                let line = one_line(head, inside).filter(|line| indent.len() + line.chars().count() <= WIDTH);
                if let Some(line) = line {
                    sheet.push_str(&format!("{indent}{line}"));
                } else {
                    sheet.push_str(&format!(
                        "{indent}{}{{\n",
                        if head.is_empty() { String::new() } else { format!("{head} ") }
                    ));
                    write(inside, depth + 1, sheet);
                    sheet.push_str(&format!("{indent}}}"));
                }
            }
        }
        sheet.push('\n');
    }
}

/// A rule with nothing but declarations, as one line.
fn one_line(head: &str, inside: &[Item]) -> Option<String> {
    let declaration = |item: &Item| match item {
        Item::Declaration(text) => Some(format!("{text}; ")),
        _ => None,
    };
    let inside: Option<String> = inside.iter().map(declaration).collect();
    let inside = inside?;
    Some(if inside.is_empty() { format!("{head} {{}}") } else { format!("{head} {{ {inside}}}") })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_rules_take_one_line_each() {
        let sheet = "/* Seats */\n.a{color:red}  .b {\n  color : blue ;\n margin: 0\n}\n\n\n\n.c { }\n";
        assert_eq!(
            laid_out(sheet),
            "/* Seats */\n.a { color:red; }\n.b { color : blue; margin: 0; }\n\n.c {}\n"
        );
    }

    #[test]
    fn long_rules_and_blocks_take_a_line_for_each_part() {
        let long = "x".repeat(60);
        let sheet =
            format!("@media (width < 9rem) {{ .a {{ grid: {long}; font: {long} }} .b {{ top: 0 }} }}");
        assert_eq!(
            laid_out(&sheet),
            format!(
                "@media (width < 9rem) {{\n  .a {{\n    grid: {long};\n    font: {long};\n  }}\n  .b {{ top: 0; }}\n}}\n"
            )
        );
    }

    #[test]
    fn strings_brackets_and_comments_stay_as_they_are() {
        let sheet =
            ".a::before { content: \"{ ; \\\" }\"; background: url(data:x;y{z}); /* why; */ color: red; }\n";
        assert_eq!(
            laid_out(sheet),
            ".a::before {\n  content: \"{ ; \\\" }\";\n  background: url(data:x;y{z});\n  /* why; */\n  color: red;\n}\n"
        );
    }

    #[test]
    fn what_is_laid_out_stays_so_and_nothing_gets_lost() {
        for sheet in [
            include_str!("../../crates/pages/assets/frame.css"),
            ".a { b: c } } .d { e: f",
            "a { b { c",
            ";;",
        ] {
            let once = laid_out(sheet);
            assert_eq!(laid_out(&once), once);
            let bare = |text: &str| text.replace([' ', '\n', ';', '{', '}'], "");
            assert_eq!(bare(&once), bare(sheet));
        }
    }
}
