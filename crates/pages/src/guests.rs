//! Who may come to a table that waits for players, and who may watch it.

use maud::{Markup, html};
use serde::{Deserialize, Serialize};

use crate::Localizer;
use crate::forms::{Given, field, is_on, said};
use crate::model::Notice;

/// Who may come to a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Guests {
    /// What its link is good for.
    pub door: Door,
    /// Whether whoever comes may take several seats; its host always may.
    pub several: bool,
}

impl Guests {
    /// Whether it is as it is where nobody has said anything.
    pub fn are_usual(&self) -> bool {
        *self == Guests::default()
    }
}

/// What the link of a table is good for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Door {
    /// For sitting down and for watching.
    #[default]
    Open,
    /// For watching. Whoever is to sit down gets another.
    Apart,
    /// For nothing. Whoever is to see the table gets another, by which they may sit down too.
    Closed,
}

/// What a reader may do at a table that waits for players, and the links that they may give away.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Admission {
    /// Whether they came by a link that is for watching.
    pub only_watches: bool,
    /// Whether they may not take a second seat.
    pub one_seat: bool,
    /// The link for those who are to watch and nothing else, absolute, where it is another than the one to invite with.
    pub watch: Option<String>,
}

/// The choices of the start page, the usual one first where the house has no club: what is public, anybody may come to.
const CHOICES: [(&str, &str); 3] =
    [("apart", "start-door-apart"), ("open", "start-door-open"), ("closed", "start-door-closed")];

/// Reads who may come, and whether the table is to stand on the page of the club.
pub(crate) fn read(fields: &[(String, String)]) -> Result<(Guests, bool), Notice> {
    let door = match field(fields, "door").unwrap_or_default() {
        "" | "open" | "public" => Door::Open,
        "apart" => Door::Apart,
        "closed" => Door::Closed,
        _ => return Err(said("form-door")),
    };
    let public = is_on(fields, "public") || field(fields, "door") == Some("public");
    Ok((Guests { door, several: is_on(fields, "several") }, public))
}

/// The choices of a new table, in a house with this club.
pub(crate) fn choices(given: Given<'_>, club: Option<&str>, l10n: &Localizer) -> Markup {
    html! {
        fieldset .found-by {
            legend { (l10n.say("start-door")) }
            @for (value, id) in CHOICES {
                label { input type="radio" name="door" value=(value) checked[given.is("door", value, "apart")]; " " (l10n.say(id)) }
            }
            @if let Some(club) = club {
                label { input type="radio" name="door" value="public" checked[given.is("door", "public", "apart")]; " " (l10n.say_with("club-public", &[("club", club.to_owned())])) }
            }
            label { input type="checkbox" name="several" checked[given.is_on("several")]; " " (l10n.say("start-several")) }
        }
    }
}
