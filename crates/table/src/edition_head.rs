use schemars::JsonSchema;
use serde::Deserialize;

use crate::journal::{EditionRef, hash_of};
use crate::{Reader, Spanned};

/// The `[edition]` part with which every edition file begins.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EditionHead {
    /// The id of the game it is for.
    game: Spanned<String>,
    /// Its own id, which journals name: letters, digits and hyphens.
    id: Spanned<String>,
    /// Its name for people.
    name: Spanned<String>,
    /// 1 or more; count it up when the board changes.
    version: Spanned<u32>,
}

impl EditionHead {
    /// Notes what is wrong with it, for an edition of this game.
    pub fn check(&self, game: &str, reader: &mut Reader<'_>) {
        if self.game.get_ref() != game {
            reader.at(&self.game, format!("this edition is for the game “{}”", self.game.get_ref()), game);
        }
        reader.check_id(&self.id);
        reader.check_name(&self.name, "an edition");
        if *self.version.get_ref() == 0 {
            reader.at(&self.version, "the edition's version is 0", "1 or more");
        }
    }

    /// Its name for people.
    pub fn name(&self) -> &str {
        self.name.get_ref()
    }

    /// By which journals know an edition with this text.
    pub fn reference(&self, text: &str) -> EditionRef {
        EditionRef { id: self.id.get_ref().clone(), hash: hash_of(text) }
    }
}
