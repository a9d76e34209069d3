//! What is said at a table, by programs.

use axum::http::StatusCode;
use axum::response::Response;
use pages::{forms, talk};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::caller::{AtTable, Scope};
use super::{Json, answer};
use crate::problem::Problem;
use crate::talk::Wish;

/// What was said at a table, as far as the caller hears it.
#[derive(Debug, Default, Serialize, JsonSchema)]
pub(super) struct TalkAnswer {
    lines: Vec<TalkLine>,
    /// Whether the caller may say something that somebody would hear.
    may_talk: bool,
    /// Whether the host has muted the caller.
    muted: bool,
    /// Whom the caller does not want to hear.
    silenced: Vec<SilencedInfo>,
    /// How the talk is switched, for the host.
    switches: Option<SwitchesInfo>,
    /// The spectators who gave a name.
    watching: Vec<String>,
    /// How many spectators gave none.
    nameless: usize,
}

/// Something that was said.
#[derive(Debug, Serialize, JsonSchema)]
struct TalkLine {
    number: u64,
    /// Whether a spectator said it.
    spectator: bool,
    name: String,
    seat: Option<u8>,
    text: String,
    /// Whether the caller said it.
    own: bool,
    /// Whether whoever said it may say nothing any more.
    muted: bool,
}

/// Somebody whom the caller does not want to hear.
#[derive(Debug, Serialize, JsonSchema)]
struct SilencedInfo {
    /// The number of something that they said, by which they are heard again.
    number: u64,
    name: String,
}

/// How the talk of a table is switched.
#[derive(Debug, Serialize, JsonSchema)]
struct SwitchesInfo {
    /// Whether players talk.
    players: bool,
    /// Whether spectators talk.
    spectators: bool,
    /// Whether players hear spectators while the game goes on.
    open: bool,
}

/// Somebody says something.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Say {
    /// The words, at most 300 characters; left out for a reaction.
    #[serde(default)]
    text: Option<String>,
    /// One of the reactions of the page, instead of words.
    #[serde(default)]
    reaction: Option<String>,
    /// What a spectator is called.
    #[serde(default)]
    name: Option<String>,
}

/// How the talk of a table is changed.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Manner {
    what: Subject,
    on: bool,
    /// The number of something that they said, to mute somebody or not to hear them.
    #[serde(default)]
    number: Option<u64>,
}

/// What of the talk is changed. All but the last are the host's to change.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Subject {
    /// Players may talk.
    Players,
    /// Spectators may talk.
    Spectators,
    /// Players hear spectators.
    Open,
    /// Somebody is muted for all.
    Mute,
    /// Somebody is not heard by the caller.
    Unhear,
}

/// `GET /tables/{id}/talk`
pub(super) async fn heard(at: AtTable) -> Result<Response, Problem> {
    at.caller.may(Scope::Read)?;
    at.heard()
}

/// `POST /tables/{id}/talk`
pub(super) async fn say(at: AtTable, Json(say): Json<Say>) -> Result<Response, Problem> {
    at.caller.may(Scope::Talk)?;
    let text = match &say.reaction {
        Some(reaction) => talk::read_reaction(reaction)?,
        None => talk::read_words(say.text.as_deref().unwrap_or_default())?,
    };
    let name = forms::read_name(&say.name.unwrap_or_default())?;
    at.table.say_aloud(&at.caller.house, &at.caller.reader, name, text).await?;
    at.heard()
}

/// `POST /tables/{id}/manners`
pub(super) async fn manners(at: AtTable, Json(manner): Json<Manner>) -> Result<Response, Problem> {
    at.caller.may(Scope::Talk)?;
    let number = || manner.number.ok_or_else(|| Problem::unfit("talk-unclear"));
    let wish = match manner.what {
        Subject::Players => Wish::Players(manner.on),
        Subject::Spectators => Wish::Spectators(manner.on),
        Subject::Open => Wish::Open(manner.on),
        Subject::Mute => Wish::Mute(number()?, manner.on),
        Subject::Unhear => Wish::Unhear(number()?, manner.on),
    };
    if wish.is_the_hosts() {
        at.must_be_host()?;
    }
    at.table.change_manners(&at.caller.house, &at.caller.reader, wish).await?;
    at.heard()
}

impl AtTable {
    /// What the caller hears.
    fn heard(&self) -> Result<Response, Problem> {
        let now = self.table.now();
        let watchers = self.table.talk().watchers(&now);
        let (watching, nameless) = (watchers.names, watchers.nameless);
        let heard = match self.table.talk_for(&now, &self.caller.reader) {
            None => TalkAnswer { watching, nameless, ..TalkAnswer::default() },
            Some(talk) => TalkAnswer {
                may_talk: talk.may == talk::May::Talk,
                muted: talk.may == talk::May::Muted,
                lines: talk.lines.into_iter().map(TalkLine::from).collect(),
                silenced: talk
                    .silenced
                    .into_iter()
                    .map(|(number, name)| SilencedInfo { number, name })
                    .collect(),
                switches: talk.switches.map(SwitchesInfo::from),
                watching,
                nameless,
            },
        };
        answer(StatusCode::OK, &heard)
    }
}

impl From<talk::Line> for TalkLine {
    fn from(line: talk::Line) -> Self {
        let talk::Line { number, spectator, name, seat, text, own, muted } = line;
        TalkLine { number, spectator, name, seat: seat.map(|seat| seat.0), text, own, muted }
    }
}

impl From<talk::Switches> for SwitchesInfo {
    fn from(talk::Switches { players, spectators, open }: talk::Switches) -> Self {
        SwitchesInfo { players, spectators, open }
    }
}
