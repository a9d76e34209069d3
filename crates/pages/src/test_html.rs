//! What tests look for in a page.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::model::Region;

/// An action as it stands in the page, as the value of a field.
pub(crate) fn escaped(action: &impl serde::Serialize) -> String {
    serde_json::to_string(action).expect("actions are plain data").replace('"', "&quot;")
}

/// Whether a button or field carries the action.
pub(crate) fn carries(html: &str, action: &impl serde::Serialize) -> bool {
    html.contains(&format!("value=\"{}\"", escaped(action)))
}

/// The values of all buttons and fields of a page, for whoever looks for many: one search through a page costs more
/// than making it.
pub(crate) struct Values<'h>(BTreeSet<&'h str>);

impl<'h> Values<'h> {
    pub(crate) fn on(html: &'h str) -> Self {
        let values = html.split("value=\"").skip(1);
        Values(values.filter_map(|value| value.split('"').next()).collect())
    }

    pub(crate) fn has(&self, value: &str) -> bool {
        self.0.contains(value)
    }

    /// Whether one of them is the action.
    pub(crate) fn carry(&self, action: &impl serde::Serialize) -> bool {
        self.has(&escaped(action))
    }
}

/// The name of an action, without what it is about.
pub(crate) fn kind_of(action: &impl serde::Serialize) -> String {
    match serde_json::to_value(action).expect("actions are plain data") {
        Value::String(name) => name,
        Value::Object(map) => map.keys().next().expect("a variant").clone(),
        other => panic!("{other} is no action"),
    }
}

/// The value of a tag's attribute.
pub(crate) fn attribute<'h>(tag: &'h str, name: &str) -> Option<&'h str> {
    let (_, value) = tag.split_once(&format!(" {name}=\""))?;
    value.split('"').next()
}

/// The elements of this name, each from behind its name to its end.
pub(crate) fn elements<'h>(html: &'h str, name: &str) -> Vec<&'h str> {
    cut(html, name, &format!("</{name}>"))
}

/// The tags of this name, each from behind it, without what they enclose.
pub(crate) fn tags<'h>(html: &'h str, name: &str) -> Vec<&'h str> {
    cut(html, name, ">")
}

fn cut<'h>(html: &'h str, name: &str, end: &str) -> Vec<&'h str> {
    // The blank before the first attribute stays, for `attribute`.
    let tag = format!("<{name}");
    let starts = html.match_indices(&tag).map(|(at, tag)| &html[at + tag.len()..]);
    let own = starts.filter(|rest| rest.starts_with([' ', '>']));
    own.map(|rest| rest.split(end).next().expect("a text has a beginning")).collect()
}

/// A page without its classes, which begin like messages (CONTRIBUTING.md).
fn without_classes(html: &str) -> String {
    let mut parts = html.split(" class=\"");
    let first = parts.next().unwrap_or_default();
    parts.fold(first.to_owned(), |page, part| page + part.split_once('"').map_or("", |(_, after)| after))
}

/// Fails if there is anything in it that a page must not hold, or one of these, which are parts of messages' names.
#[track_caller]
pub(crate) fn check_sound(html: &str, unsaid: &[&str]) {
    let html = &without_classes(html);
    for bad in [" style=", "<script", " onclick", "{ $", ">?<", "NaN"].iter().chain(unsaid) {
        let around =
            html.find(bad).map(|at| &html[html.floor_char_boundary(at.saturating_sub(80))..at + bad.len()]);
        assert!(around.is_none(), "{bad} in {around:?}");
    }
}

/// Fails unless a region is sound and begins with its id.
#[track_caller]
pub(crate) fn check_region(region: &Region, unsaid: &[&str]) {
    let start: String = region.html.chars().take(100).collect();
    assert!(start.contains(&format!(" id=\"{}\"", region.id)), "{}", region.id);
    check_sound(&region.html, unsaid);
}
