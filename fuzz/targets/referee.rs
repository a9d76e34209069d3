//! The referee: every line gets an answer that is JSON, and no line stops it.

#[path = "../../crates/globetable/src/referee/desk.rs"]
mod desk;
#[path = "../../crates/globetable/src/referee/request.rs"]
mod request;

/// Feeds one text.
pub(crate) fn feed(text: &str) {
    let mut desk = desk::Desk::default();
    for line in text.lines() {
        let answer = desk.answer(line);
        assert!(answer.get("ok").is_some_and(serde_json::Value::is_boolean), "{line}: {answer}");
    }
}
