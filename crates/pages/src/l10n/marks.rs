//! What is said in another language than its page is marked, so that a screen reader pronounces it as what it is.
//!
//! A text cannot know where it will stand in the HTML, so it carries two characters that stand for nothing (Unicode
//! keeps some for such uses) around what is foreign in it. They are resolved when the HTML is whole: an element whose
//! whole text is foreign gets a `lang`, a part of a text a `span` of its own. In an attribute, and in a part of a title
//! or of an option, HTML has no place for a language: there the marks just go.

const OPEN: char = '\u{fdd0}';
const CLOSE: char = '\u{fdd1}';
/// The byte with which both begin.
const FIRST: u8 = 0xef;

/// A text that is foreign where it will stand.
pub(super) fn foreign(text: &str) -> String {
    format!("{OPEN}{text}{CLOSE}")
}

/// HTML with its marks resolved; `lang` is the language of what is marked.
pub(crate) fn resolve(html: String, lang: &str) -> String {
    // Both are written with the same first byte, which few languages need for anything else.
    if !html.as_bytes().contains(&FIRST) || !html.contains([OPEN, CLOSE]) {
        return html;
    }
    let mut resolved = Resolved { html: String::with_capacity(html.len() + 256), open: Vec::new(), lang };
    let mut rest = html.as_str();
    while let Some(at) = rest.find(['<', OPEN, CLOSE]) {
        resolved.html.push_str(&rest[..at]);
        let fresh = at == 0;
        rest = &rest[at..];
        if rest.starts_with('<') {
            let (tag, after) = rest.split_at(rest.find('>').map_or(rest.len(), |end| end + 1));
            resolved.tag(tag);
            rest = after;
        } else if let Some(inside) = rest.strip_prefix(OPEN) {
            let (text, after) = split_at_close(inside);
            resolved.text(&text, fresh, after.starts_with("</"));
            rest = after;
        } else {
            rest = &rest[CLOSE.len_utf8()..];
        }
    }
    resolved.html.push_str(rest);
    resolved.html
}

/// What stands before the mark that closes, without the marks inside, and what comes after it. Foreign text holds no
/// elements, so that a mark that nothing closes goes no further than to the next.
fn split_at_close(text: &str) -> (String, &str) {
    let mut depth = 1;
    let mut end = text.len();
    for (at, c) in text.char_indices() {
        match c {
            OPEN => depth += 1,
            CLOSE => depth -= 1,
            '<' => depth = 0,
            _ => continue,
        }
        if depth == 0 {
            end = at;
            break;
        }
    }
    let after = &text[end..];
    (unmarked(&text[..end]), after.strip_prefix(CLOSE).unwrap_or(after))
}

fn unmarked(text: &str) -> String {
    text.replace([OPEN, CLOSE], "")
}

struct Resolved<'a> {
    html: String,
    /// The elements that are open here.
    open: Vec<&'a str>,
    lang: &'a str,
}

impl<'a> Resolved<'a> {
    fn tag(&mut self, tag: &'a str) {
        let name = tag.trim_start_matches(['<', '/']).split([' ', '>', '/']).next().unwrap_or_default();
        if tag.starts_with("</") {
            self.open.pop();
        } else if !tag.ends_with("/>") && !tag.starts_with("<!") && !VOID.contains(&name) {
            self.open.push(name);
        }
        self.html.push_str(&unmarked(tag));
    }

    /// A foreign text. `first` and `last` say whether a tag stands right before and right after it.
    fn text(&mut self, text: &str, first: bool, last: bool) {
        let begun = first && self.html.ends_with('>') && self.is_inside_the_last_tag();
        let lang = self.lang;
        if begun && last {
            self.html.truncate(self.html.len() - 1);
            self.html.push_str(&format!(" lang=\"{lang}\">{text}"));
        } else if let Some(element) = self.element_for_a_part() {
            self.html.push_str(&format!("<{element} lang=\"{lang}\">{text}</{element}>"));
        } else {
            self.html.push_str(text);
        }
    }

    /// Whether the tag that was written last opened the innermost element.
    fn is_inside_the_last_tag(&self) -> bool {
        let tag = self.html.rfind('<').map_or("", |at| &self.html[at..]);
        self.open.last().is_some_and(|name| tag[1..].starts_with(name)) && !tag.contains(" lang=")
    }

    /// The element that can hold a part of the text here.
    fn element_for_a_part(&self) -> Option<&'static str> {
        let innermost = self.open.last().copied().unwrap_or_default();
        match innermost {
            "title" | "option" | "textarea" | "script" | "style" => None,
            "text" | "tspan" => Some("tspan"),
            _ if self.open.contains(&"svg") => None,
            _ => Some("span"),
        }
    }
}

/// Elements that have no inside.
const VOID: [&str; 7] = ["br", "hr", "img", "input", "link", "meta", "wbr"];

#[cfg(test)]
mod tests {
    use super::*;

    fn resolved(html: &str) -> String {
        resolve(html.replace('[', "\u{fdd0}").replace(']', "\u{fdd1}"), "en")
    }

    #[test]
    fn an_element_whose_whole_text_is_foreign_says_so() {
        assert_eq!(resolved("<p class=\"a\">[Hello]</p>"), "<p class=\"a\" lang=\"en\">Hello</p>");
        assert_eq!(
            resolved("<option value=\"1\">[One]</option>"),
            "<option value=\"1\" lang=\"en\">One</option>"
        );
        assert_eq!(resolved("<p>[Go to [Rome] now]</p>"), "<p lang=\"en\">Go to Rome now</p>");
    }

    #[test]
    fn a_part_of_a_text_gets_an_element_of_its_own() {
        assert_eq!(resolved("<p>Nach [Rome]!</p>"), "<p>Nach <span lang=\"en\">Rome</span>!</p>");
        assert_eq!(resolved("<p><b>1</b>[Rome]</p>"), "<p><b>1</b><span lang=\"en\">Rome</span></p>");
        assert_eq!(
            resolved("<svg><text>Nach [Rome]</text><circle/></svg>"),
            "<svg><text>Nach <tspan lang=\"en\">Rome</tspan></text><circle/></svg>"
        );
    }

    #[test]
    fn where_no_language_can_be_said_the_marks_go() {
        assert_eq!(resolved("<a title=\"[Rome]\">Rom</a>"), "<a title=\"Rome\">Rom</a>");
        assert_eq!(resolved("<title>Nach [Rome]</title>"), "<title>Nach Rome</title>");
        assert_eq!(resolved("<p>a]b</p>"), "<p>ab</p>");
        assert_eq!(resolved("<p>[a<b>c</b>]</p>"), "<p><span lang=\"en\">a</span><b>c</b></p>");
    }
}
