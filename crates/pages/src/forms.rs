//! Reading what the forms of the pages send.

use games::{AnyAction, AnyGame, Listed, Setup, info};
use icu_properties::CodePointSetData;
use icu_properties::props::DefaultIgnorableCodePoint;
use serde_json::Value;
use table::journal::unhex;
use table::{Game, SeatSet, Text};
use unicode_security::{MixedScript, RestrictionLevel, RestrictionLevelDetection};

use crate::Localizer;
use crate::game_page::GamePage;
use crate::guests::{self, Guests};
use crate::model::{Ask, Notice};
use crate::pace::{self, Pace};
use crate::talk::{self, Switches};

/// The longest name a player can go by, in characters.
pub const LONGEST_NAME: usize = 24;
/// The longest id of a scenario.
const LONGEST_ID: usize = 64;
/// The most actions that one form may carry out. A move is one action a step, and no move is longer than this.
const MOST_ACTIONS: usize = 200;

/// A table that is to be opened.
#[derive(Clone, Debug, PartialEq)]
pub struct NewTable {
    /// What is played.
    pub setup: Setup,
    /// Who sits where.
    pub seats: Vec<NewSeat>,
    /// The name of whoever opens it.
    pub name: String,
    /// What each seat commits to; empty for seats of others, and where the page had no script.
    pub commitments: Vec<String>,
    /// The scenario to play on from.
    pub scenario: Option<String>,
    /// How much time people have, if it is limited.
    pub pace: Option<Pace>,
    /// Whether it is to stand on the page of the club.
    pub public: bool,
    /// Who may come to it.
    pub guests: Guests,
    /// Who talks at it.
    pub talk: Switches,
}

/// Who is to sit on a seat of a new table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NewSeat {
    /// Whoever opens the table.
    Me,
    /// Another person at the same device, by name.
    Device(String),
    /// Whoever comes by the invite link.
    Open,
    /// A bot, by its name.
    Bot(String),
}

/// The field with this name, without the white space around it.
pub(crate) fn field<'a>(fields: &'a [(String, String)], name: &str) -> Option<&'a str> {
    fields.iter().find(|(field, _)| field == name).map(|(_, value)| value.trim())
}

/// Whether a box is ticked.
pub(crate) fn is_on(fields: &[(String, String)], name: &str) -> bool {
    matches!(field(fields, name), Some("on" | "true" | "yes" | "1"))
}

/// What a form held when it was sent and refused, so that it comes back as it was filled in; a fresh form holds what it
/// usually does.
#[derive(Clone, Copy, Default)]
pub(crate) struct Given<'a>(Option<&'a [(String, String)]>);

impl<'a> Given<'a> {
    /// What was sent, if it was sent for this game.
    pub(crate) fn to(game: &str, fields: &'a [(String, String)]) -> Self {
        Given(Some(fields).filter(|fields| field(fields, "game") == Some(game)))
    }

    /// Whether the form comes back.
    pub(crate) fn is_back(&self) -> bool {
        self.0.is_some()
    }

    /// What stands in a field.
    pub(crate) fn text(&self, name: &str, usual: &'a str) -> &'a str {
        self.0.map_or(usual, |fields| field(fields, name).unwrap_or_default())
    }

    /// Whether this value of a list is chosen.
    pub(crate) fn is(&self, name: &str, value: &str, usual: &str) -> bool {
        value == self.0.and_then(|fields| field(fields, name)).unwrap_or(usual)
    }

    /// Whether a box is ticked; none is in a fresh form.
    pub(crate) fn is_on(&self, name: &str) -> bool {
        self.0.is_some_and(|fields| is_on(fields, name))
    }
}

pub(crate) fn said(id: &'static str) -> Notice {
    Notice::Said(Text::new(id))
}

/// Whether an id is one that the pages could have given out.
fn is_id(id: &str) -> bool {
    (1..=LONGEST_ID).contains(&id.len())
        && id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
}

/// Whether nobody sees a character, or it only turns the others around: names that differ in such would look the same. Those
/// that join letters, and the pictures made of several, are seen by what they do.
pub fn is_unseen(c: char) -> bool {
    let joins = matches!(c, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}');
    // Unicode takes a pattern without dots for a picture, and marks around glosses for seen.
    let blank = matches!(c, '\u{2800}' | '\u{fff9}'..='\u{fffb}');
    blank || (CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(c) && !joins)
}

/// Whether a word has letters of several scripts that no language writes together (UTS 39): they look like a word of one script, and
/// are another.
fn is_mixed(word: &str) -> bool {
    let letters: String = word.chars().filter(|c| c.is_alphabetic()).collect();
    !letters.is_single_script() && !letters.check_restriction_level(RestrictionLevel::ModeratelyRestrictive)
}

/// A player's name as it will be shown, in words each of one script.
///
/// # Errors
/// As [`tidy_name`], and if a word mixes scripts.
pub fn read_name(name: &str) -> Result<Option<String>, Notice> {
    let name = tidy_name(name)?;
    match name.as_deref().is_some_and(|name| name.split(' ').any(is_mixed)) {
        true => Err(said("form-name-mixed")),
        false => Ok(name),
    }
}

/// A name without what nobody sees and double blanks, and not too long. Nothing is left of a name that was only such.
///
/// # Errors
/// If it is too long.
pub fn tidy_name(name: &str) -> Result<Option<String>, Notice> {
    let seen: String = name.chars().filter(|&c| !is_unseen(c)).collect();
    let words: Vec<&str> = seen.split(|c: char| c.is_whitespace() || c.is_control()).collect();
    let name = words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    match name.chars().count() {
        0 => Ok(None),
        1..=LONGEST_NAME => Ok(Some(name)),
        _ => Err(Notice::Said(Text::new("form-name-long").with("most", LONGEST_NAME))),
    }
}

/// A commitment to a share: 64 hexadecimal digits, or nothing.
pub fn read_commitment(commitment: &str) -> Result<String, Notice> {
    let fits = commitment.is_empty() || unhex(commitment).is_some();
    if fits { Ok(commitment.to_owned()) } else { Err(said("form-commitment")) }
}

/// Reads the form of the start page. People who give no name get one in this language.
pub fn read_new_table(fields: &[(String, String)], l10n: &Localizer) -> Result<NewTable, Notice> {
    let game = field(fields, "game").and_then(info).ok_or_else(|| said("form-game"))?;
    let count = field(fields, "seats")
        .and_then(|count| count.parse().ok())
        .filter(|count| (game.fewest..=game.most_in_teams).contains(count))
        .ok_or_else(|| {
            Notice::Said(Text::new("form-seats").with("fewest", game.fewest).with("most", game.most_in_teams))
        })?;
    let name =
        read_name(field(fields, "name").unwrap_or_default())?.unwrap_or_else(|| l10n.say("form-somebody"));
    let scenario = field(fields, "scenario").filter(|id| !id.is_empty());
    if scenario.is_some_and(|id| !is_id(id)) {
        return Err(said("form-scenario"));
    }
    let options =
        game.kind.options_from(count, |name| field(fields, name)).map_err(|_| said("srv-options"))?;
    let seats = read_seats(fields, count, &name, l10n)?;
    let (guests, public) = guests::read(fields)?;
    Ok(NewTable {
        setup: Setup { seats: count, options },
        name,
        commitments: read_commitments(fields, &seats)?,
        seats,
        scenario: scenario.map(str::to_owned),
        pace: pace::read(fields)?,
        public,
        guests,
        talk: talk::read(fields)?,
    })
}

/// What the seats of this browser commit to.
fn read_commitments(fields: &[(String, String)], seats: &[NewSeat]) -> Result<Vec<String>, Notice> {
    let read = |(index, seat): (usize, &NewSeat)| match seat {
        NewSeat::Me => read_commitment(field(fields, "commitment").unwrap_or_default()),
        NewSeat::Device(_) => {
            read_commitment(field(fields, &format!("commitment-{index}")).unwrap_or_default())
        }
        NewSeat::Open | NewSeat::Bot(_) => Ok(String::new()),
    };
    seats.iter().enumerate().map(read).collect()
}

/// The bots that people are asked to play against: four levels, from the weakest to the strongest.
pub const LEVELS: [&str; 4] = ["easy", "greedy", "value", "master"];
/// What is not asked for but can be had.
const RANDOM: &str = "random";

/// The bot that `bot-` and its name ask for.
fn bot_of(said: &str) -> Option<&str> {
    said.strip_prefix("bot-").filter(|bot| LEVELS.contains(bot) || *bot == RANDOM)
}

fn read_seats(
    fields: &[(String, String)],
    count: usize,
    me: &str,
    l10n: &Localizer,
) -> Result<Vec<NewSeat>, Notice> {
    let mut seats = Vec::with_capacity(count);
    let mut names = Vec::new();
    for index in 0..count {
        // Whoever is in a hurry says once what all the others are.
        let said_of = match field(fields, &format!("seat-{index}")).or_else(|| field(fields, "others")) {
            Some("bots") => field(fields, "bots"),
            said => said,
        };
        let seat = match said_of {
            Some("me") => NewSeat::Me,
            Some("open") => NewSeat::Open,
            Some("device") => {
                let name = read_name(field(fields, &format!("name-{index}")).unwrap_or_default())?;
                let number = (index + 1).to_string();
                NewSeat::Device(name.unwrap_or_else(|| l10n.say_with("player-number", &[("number", number)])))
            }
            said => match said.and_then(bot_of) {
                Some(bot) => NewSeat::Bot(bot.to_owned()),
                None => return Err(Notice::Said(Text::new("form-seat").with("number", index + 1))),
            },
        };
        match &seat {
            NewSeat::Me if seats.contains(&NewSeat::Me) => return Err(said("form-me-twice")),
            NewSeat::Me => names.push(me.to_owned()),
            NewSeat::Device(name) => names.push(name.clone()),
            NewSeat::Open | NewSeat::Bot(_) => {}
        }
        seats.push(seat);
    }
    for (index, name) in names.iter().enumerate() {
        if names[..index].contains(name) {
            return Err(Notice::Said(Text::new("form-name-twice").with("name", name.clone())));
        }
    }
    Ok(seats)
}

/// What the page is asked for when it shows a form again that was not carried out, so that what was composed in it is
/// still there. A form of ready actions holds nothing of its own.
pub fn as_question(game: &AnyGame, fields: &[(String, String)]) -> Ask {
    let composed = games::dispatch_kind!(game.kind(), Rules => Rules::is_composed(fields));
    let credentials = |name: &str| matches!(name, "seat" | "version");
    let fields = fields.iter().filter(|(name, _)| composed && !credentials(name)).cloned().collect();
    Ask { fields }
}

/// What somebody would want for something, asked before an offer is made.
#[derive(Clone, Debug)]
pub struct Question {
    /// Who is asked.
    pub of: SeatSet,
    /// The offer as it stands.
    pub about: AnyAction,
}

/// The question that an address asks somebody before an offer is made, if it asks one.
pub fn question(game: &AnyGame, fields: &[(String, String)]) -> Option<Question> {
    games::dispatch!(game, game => {
        let (of, about) = game.question(fields)?;
        Some(Question { of, about: game.any_action(about) })
    })
}

/// Whether the last action of a form is to be done again whenever the seat is asked the same.
pub fn is_order(fields: &[(String, String)]) -> bool {
    is_on(fields, "again")
}

/// What the page still looks at after a form was carried out: its fields `look-…`.
pub fn looked_at(fields: &[(String, String)]) -> Ask {
    let look = |(name, value): &(String, String)| {
        Some((name.strip_prefix("look-")?.to_owned(), value.clone())).filter(is_plain)
    };
    Ask { fields: fields.iter().filter_map(look).collect() }
}

/// The part of the page's address that looks at this, if it can be written as it is.
pub fn address_of(ask: &Ask) -> Option<String> {
    let plain = !ask.fields.is_empty() && ask.fields.iter().all(is_plain);
    let pairs = || ask.fields.iter().map(|(name, value)| format!("{name}={value}"));
    plain.then(|| format!("?{}", pairs().collect::<Vec<_>>().join("&")))
}

fn is_plain((name, value): &(String, String)) -> bool {
    is_id(name) && is_id(value)
}

/// Reads the actions that a form asks for. Every field `action` holds an action or a list of them, as JSON; a form without such
/// a field is the game's own to read.
pub fn read_actions(game: &AnyGame, fields: &[(String, String)]) -> Result<Vec<AnyAction>, Notice> {
    let mut given =
        fields.iter().filter(|(name, _)| name == "action").map(|(_, json)| json.as_str()).peekable();
    if given.peek().is_none() {
        return games::dispatch!(game, game => {
            Ok(game.read_form(fields)?.into_iter().map(|action| game.any_action(action)).collect())
        });
    }
    let mut actions = Vec::new();
    for json in given {
        match serde_json::from_str(json).map_err(|_| said("form-action"))? {
            Value::Array(several) => actions.extend(several),
            one => actions.push(one),
        }
    }
    if actions.is_empty() || actions.len() > MOST_ACTIONS {
        return Err(said("form-action"));
    }
    let read = |action: &Value| game.read_action(&action.to_string()).map_err(|_| said("form-action"));
    actions.iter().map(read).collect()
}
