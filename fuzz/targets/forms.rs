//! Forms: whatever fields come in, a new table or an action is read or refused with a notice.

use std::sync::LazyLock;

use games::{AnyGame, GAMES, Setup};
use pages::Localizer;
use pages::forms;

/// Every game, set up once.
static OPENED: LazyLock<Vec<AnyGame>> = LazyLock::new(|| {
    let open = |info: &games::GameInfo| Setup::usual(info.kind, info.fewest).open(None);
    GAMES.iter().filter_map(|info| open(info).ok()).collect()
});

/// A field a line: its name, an equals sign, its value.
fn fields(text: &str) -> Vec<(String, String)> {
    let split = |line: &str| line.split_once('=').map(|(name, value)| (name.to_owned(), value.to_owned()));
    text.lines().filter_map(split).collect()
}

/// Feeds one text.
pub(crate) fn feed(text: &str) {
    let fields = fields(text);
    let _ = forms::read_new_table(&fields, Localizer::english());
    for game in OPENED.iter() {
        let _ = forms::read_actions(game, &fields);
        let _ = forms::as_question(game, &fields);
    }
    for (_, value) in &fields {
        let _ = forms::read_name(value);
        let _ = forms::read_commitment(value);
    }
}
