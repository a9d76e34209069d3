use serde::Serialize;
use table::Text;

use super::names::Names;
use crate::{GroupId, Team, TitleId};

/// Titles, groups, and what cards do with them (GP-24, GP-39, GP-43, GP-47, GP-89).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what their names say: who, what, where, how many")]
pub enum Titles {
    /// A Title was taken (GP-43, GP-47).
    TookTitle { team: Team, title: TitleId, value: u8 },
    /// A Guild changed hands (GP-47).
    TookGuild { team: Team, from: Team, title: TitleId, value: u8 },
    /// A Guild was defended (GP-89).
    GuildHeld { team: Team, title: TitleId },
    /// An own Guild (GP-47).
    OwnGuild { team: Team, title: TitleId },
    /// A group's bonus (GP-24).
    GroupCredited { team: Team, group: GroupId, points: u8 },
    /// A group was completed by a deal (GP-24).
    GroupPending { team: Team, group: GroupId },
    /// Two Territories were exchanged.
    Exchanged { team: Team, with: Team, give: TitleId, take: TitleId },
    /// A Territory cannot be attacked for a while.
    Shielded { team: Team, title: TitleId },
}

impl Titles {
    pub(super) fn text(&self, names: &Names<'_>) -> Text {
        match *self {
            Titles::TookTitle { team, title, value } => {
                names.at("gp-told-took-title", team, title).with("value", value)
            }
            Titles::TookGuild { team, from, title, value } => names
                .two("gp-told-took-guild", "team", team, "from", from)
                .with("title", names.title(title))
                .with("value", value),
            Titles::GuildHeld { team, title } => names.at("gp-told-guild-held", team, title),
            Titles::OwnGuild { team, title } => names.at("gp-told-own-guild", team, title),
            Titles::GroupCredited { team, group, points } => names
                .one("gp-told-group-credited", team)
                .with("group", names.group(group))
                .with("points", points),
            Titles::GroupPending { team, group } => {
                names.one("gp-told-group-pending", team).with("group", names.group(group))
            }
            Titles::Exchanged { team, with, give, take } => names
                .two("gp-told-exchanged", "team", team, "with", with)
                .with("give", names.title(give))
                .with("take", names.title(take)),
            Titles::Shielded { team, title } => names.at("gp-told-shielded", team, title),
        }
    }
}
