//! Reading forms that do not carry their action ready made.

use globopolis::Globopolis;
use table::Text;

use super::deal;
use crate::model::Notice;

/// The actions that a form asks for, as JSON.
pub(crate) fn read_form(game: &Globopolis, fields: &[(String, String)]) -> Result<Vec<String>, Notice> {
    if fields.iter().any(|(name, _)| name == "deal") {
        return deal::read_form(game, fields);
    }
    Err(Notice::Said(Text::new("form-action")))
}
