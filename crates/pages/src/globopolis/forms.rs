//! Reading forms that do not carry their action ready made.

use globopolis::Globopolis;
use table::Text;

use crate::model::Notice;

/// The actions that a form asks for, as JSON.
pub(crate) fn read_form(_game: &Globopolis, _fields: &[(String, String)]) -> Result<Vec<String>, Notice> {
    Err(Notice::Said(Text::new("form-action")))
}
