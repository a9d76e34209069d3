//! Reading forms that do not carry their action ready made. This game has none: every form names its action.

use games::globetrotters::Globetrotters;
use table::Text;

use crate::model::Notice;

/// Says that a form without an action is none of this page.
pub(crate) fn read_form(_game: &Globetrotters, _fields: &[(String, String)]) -> Result<Vec<String>, Notice> {
    Err(Notice::Said(Text::new("gtp-form-unknown")))
}
