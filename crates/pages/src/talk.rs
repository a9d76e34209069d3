//! Talk: what people say at a table, and who watches it.

use maud::{Markup, html};
use serde::{Deserialize, Serialize};
use table::{Seat, Text};

use crate::forms::{Given, field, said};
use crate::frame::{region, seat_mark};
use crate::model::{Notice, Region};
use crate::{Localizer, paths};

/// How long something said may be, in characters.
pub const LONGEST: usize = 300;

/// What can be said with one touch, and the message that reads it out.
const REACTIONS: [(&str, &str); 6] = [
    ("👍", "talk-react-good"),
    ("👏", "talk-react-bravo"),
    ("😄", "talk-react-laugh"),
    ("😮", "talk-react-wow"),
    ("😢", "talk-react-sad"),
    ("🎲", "talk-react-dice"),
];

/// The talk of a table, for one reader.
#[derive(Clone, Debug)]
pub struct TalkModel {
    /// What was said last, as far as the reader hears it.
    pub lines: Vec<Line>,
    /// Whether the reader plays; otherwise they watch.
    pub plays: bool,
    /// Whether they may say something.
    pub may: May,
    /// Whom they do not want to hear: the number of something said, and the name.
    pub silenced: Vec<(u64, String)>,
    /// How the talk is switched, for the host.
    pub switches: Option<Switches>,
    /// The name that this browser used last.
    pub name: String,
}

/// Something that was said.
#[derive(Clone, Debug)]
pub struct Line {
    /// Its number at the table.
    pub number: u64,
    /// Whether it was said by a spectator.
    pub spectator: bool,
    /// Who said it.
    pub name: String,
    /// Their seat.
    pub seat: Option<Seat>,
    /// What.
    pub text: String,
    /// Whether it was the reader.
    pub own: bool,
    /// Whether whoever said it may say nothing any more.
    pub muted: bool,
}

/// Whether somebody may say something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum May {
    /// They may.
    Talk,
    /// The host has switched the talk off.
    Off,
    /// The host has muted them.
    Muted,
}

/// How a table's talk is switched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Switches {
    /// Whether players talk.
    pub players: bool,
    /// Whether spectators talk.
    pub spectators: bool,
    /// Whether players hear spectators while the game goes on.
    pub open: bool,
}

impl Default for Switches {
    fn default() -> Self {
        Switches { players: true, spectators: true, open: false }
    }
}

impl Switches {
    /// Whether they are as they are where nobody has said anything.
    pub fn are_usual(&self) -> bool {
        *self == Switches::default()
    }
}

/// Who talks at a new table, the usual choice first.
const CHOICES: [(&str, &str); 3] =
    [("all", "start-talk-all"), ("players", "start-talk-players"), ("none", "start-talk-none")];

/// Reads who is to talk at a new table.
pub(crate) fn read(fields: &[(String, String)]) -> Result<Switches, Notice> {
    let usual = Switches::default();
    match field(fields, "talk").unwrap_or("all") {
        "all" => Ok(usual),
        "players" => Ok(Switches { spectators: false, ..usual }),
        "none" => Ok(Switches { players: false, spectators: false, ..usual }),
        _ => Err(said("form-talk")),
    }
}

/// The choice of a new table.
pub(crate) fn choices(given: Given<'_>, l10n: &Localizer) -> Markup {
    html! {
        label .who-talks {
            span { (l10n.say("start-talk")) }
            select name="talk" {
                @for (value, id) in CHOICES { option value=(value) selected[given.is("talk", value, "all")] { (l10n.say(id)) } }
            }
        }
    }
}

/// Who watches.
#[derive(Clone, Debug, Default)]
pub struct Watchers {
    /// Those who gave a name.
    pub names: Vec<String>,
    /// How many did not.
    pub nameless: usize,
}

/// Words as they will be shown: without control characters and double blanks, not nothing and not too long.
pub fn read_words(text: &str) -> Result<String, Notice> {
    let words = text.split(|c: char| c.is_whitespace() || c.is_control()).filter(|word| !word.is_empty());
    let text = words.collect::<Vec<_>>().join(" ");
    match text.chars().count() {
        0 => Err(said("talk-empty")),
        1..=LONGEST => Ok(text),
        _ => Err(Notice::Said(Text::new("talk-long").with("most", LONGEST))),
    }
}

/// One of the reactions.
pub fn read_reaction(reaction: &str) -> Result<String, Notice> {
    let known = REACTIONS.iter().find(|(sign, _)| *sign == reaction);
    known.map(|(sign, _)| (*sign).to_owned()).ok_or_else(|| said("talk-unclear"))
}

/// The parts of the page that change when somebody talks: an empty element where nobody could hear it.
pub fn regions(table: &str, talk: Option<&TalkModel>, watchers: &Watchers, l10n: &Localizer) -> Vec<Region> {
    let l10n = l10n.marking();
    vec![talk_region(table, talk, l10n), watchers_region(watchers, l10n)]
}

/// The way to the talk, in the bar, with the mark of what was not read yet.
pub(crate) fn mark(shown: bool, l10n: &Localizer) -> Markup {
    html! {
        a #talk-mark href="#talk" hidden[!shown] title=(l10n.say("talk-heading")) {
            svg viewBox="0 0 24 24" aria-hidden="true" { path d="M4 5h16v11H10l-5 4v-4H4z" {} }
            span .sr { (l10n.say("talk-heading")) }
            b data-unread hidden {}
        }
    }
}

fn talk_region(table: &str, talk: Option<&TalkModel>, l10n: &Localizer) -> Region {
    let Some(talk) = talk else { return region("talk", html! { section #talk hidden {} }) };
    let html = html! {
        section #talk .panel aria-labelledby="h-talk" data-last=(talk.lines.last().map_or(0, |line| line.number)) {
            h2 #h-talk { (l10n.say("talk-heading")) }
            @if talk.plays { p .quiet { (l10n.say("talk-players-note")) } }
            @else { p .quiet { (l10n.say("talk-spectators-note")) } }
            div .scroll-back tabindex="0" role="log" aria-live="polite" aria-labelledby="h-talk" {
                ol { @for line in &talk.lines { (line_of(line, l10n)) } }
            }
            @match talk.may {
                May::Talk => { (say(table, talk, l10n)) }
                May::Off => { p { (l10n.say("talk-off")) } }
                May::Muted => { p { (l10n.say("talk-muted")) } }
            }
            (manners(table, talk, l10n))
        }
    };
    region("talk", html)
}

fn line_of(line: &Line, l10n: &Localizer) -> Markup {
    let reaction = REACTIONS.iter().find(|(sign, _)| *sign == line.text);
    html! {
        li data-key={ "said-" (line.number) } .own[line.own] .watches[line.spectator] {
            @if let Some(seat) = line.seat { (seat_mark(seat)) }
            b { bdi { (line.name) } @if line.spectator { " " small { (l10n.say("talk-watches")) } } } " "
            @if let Some((sign, id)) = reaction { span .reaction role="img" aria-label=(l10n.say(id)) { (sign) } }
            @else { bdi { (line.text) } }
        }
    }
}

fn say(table: &str, talk: &TalkModel, l10n: &Localizer) -> Markup {
    let name = |id: &'static str| {
        html! {
            @if !talk.plays {
                label for=(id) { (l10n.say("talk-name")) }
                input id=(id) name="name" value=(talk.name) required maxlength="24" autocomplete="nickname";
            }
        }
    };
    html! {
        form .say method="post" action=(paths::talk(table)) data-plain data-talk {
            (name("talk-name"))
            label .sr for="words" { (l10n.say("talk-words")) }
            div .row {
                input #words name="text" required maxlength=(LONGEST) autocomplete="off" placeholder=(l10n.say("talk-words"));
                button { (l10n.say("talk-say")) }
            }
            div .reactions role="group" aria-label=(l10n.say("talk-reactions")) {
                @for (sign, id) in REACTIONS {
                    button .plain name="reaction" value=(sign) formnovalidate aria-label=(l10n.say(id)) { (sign) }
                }
            }
            p .refusal role="status" data-refusal {}
        }
    }
}

/// Who is not to be heard, and for the host how the talk is switched.
fn manners(table: &str, talk: &TalkModel, l10n: &Localizer) -> Markup {
    let mut people: Vec<&Line> = Vec::new();
    for line in talk.lines.iter().rev().filter(|line| !line.own) {
        if !people.iter().any(|other| other.name == line.name) {
            people.push(line);
        }
    }
    let wish = |what: &str, on: bool, label: String| {
        let value = format!("{what}-{}", if on { "on" } else { "off" });
        html! { button .plain name="wish" value=(value) { (label) } }
    };
    let about = |number: u64, buttons: Markup| {
        html! {
            form method="post" action=(paths::manners(table)) data-plain data-talk {
                input type="hidden" name="number" value=(number);
                (buttons)
            }
        }
    };
    html! {
        @if talk.switches.is_some() || !people.is_empty() || !talk.silenced.is_empty() {
            details {
                summary { (l10n.say("talk-manners")) }
                @if let Some(Switches { players, spectators, open }) = talk.switches {
                    (about(0, html! {
                        (wish("players", !players, l10n.say(if players { "talk-players-off" } else { "talk-players-on" })))
                        (wish("spectators", !spectators, l10n.say(if spectators { "talk-spectators-off" } else { "talk-spectators-on" })))
                        (wish("open", !open, l10n.say(if open { "talk-open-off" } else { "talk-open-on" })))
                    }))
                }
                @for line in people {
                    @let name = vec![("name", line.name.clone())];
                    (about(line.number, html! {
                        (wish("unhear", true, l10n.say_with("talk-unhear", &name)))
                        @if talk.switches.is_some() {
                            (wish("mute", !line.muted, l10n.say_with(if line.muted { "talk-unmute" } else { "talk-mute" }, &name)))
                        }
                    }))
                }
                @for (number, name) in &talk.silenced {
                    (about(*number, wish("unhear", false, l10n.say_with("talk-hear", &[("name", name.clone())]))))
                }
            }
        }
    }
}

fn watchers_region(watchers: &Watchers, l10n: &Localizer) -> Region {
    let Watchers { names, nameless } = watchers;
    let mut who = names.clone();
    if *nameless > 0 {
        who.push(
            l10n.say_count(if names.is_empty() { "watchers-some" } else { "watchers-others" }, *nameless),
        );
    }
    let count = names.len() + nameless;
    let html = html! {
        p #watchers .quiet hidden[count == 0] {
            @if count > 0 {
                (l10n.text(&Text::new("watchers-who").with("count", count).with("names", l10n.list(&who)), &[]))
            }
        }
    };
    region("watchers", html)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn html_of(lines: Vec<Line>) -> String {
        let talk = TalkModel {
            lines,
            plays: false,
            may: May::Talk,
            silenced: Vec::new(),
            switches: None,
            name: "\"><script>".to_owned(),
        };
        regions("abc", Some(&talk), &Watchers::default(), Localizer::english()).remove(0).html
    }

    #[test]
    fn what_is_said_is_escaped() {
        let line = Line {
            number: 7,
            spectator: true,
            name: "<b>Eve</b>".to_owned(),
            seat: None,
            text: "<script>alert(1)</script> & \"more\"".to_owned(),
            own: false,
            muted: false,
        };
        let html = html_of(vec![line]);
        assert!(!html.contains("<script") && !html.contains("<b>Eve"), "{html}");
        assert!(
            html.contains("&lt;script&gt;alert(1)&lt;/script&gt; &amp; ") && html.contains("data-last=\"7\""),
            "{html}"
        );
    }

    #[test]
    fn words_are_cleaned_and_limited() {
        assert_eq!(read_words("  Hello\n\tthere \u{7} ").unwrap(), "Hello there");
        assert_eq!(read_words(" \n").unwrap_err(), said("talk-empty"));
        assert_eq!(read_words(&"ä".repeat(LONGEST)).unwrap().chars().count(), LONGEST);
        assert!(read_words(&"ä".repeat(LONGEST + 1)).is_err());
        assert_eq!(read_reaction("👍").unwrap(), "👍");
        assert!(read_reaction("💩").is_err() && read_reaction("").is_err());
    }

    #[test]
    fn watchers_are_counted_and_those_with_names_are_named() {
        let said = |names: &[&str], nameless| {
            let names = names.iter().map(|name| (*name).to_owned()).collect();
            watchers_region(&Watchers { names, nameless }, Localizer::english()).html
        };
        assert!(said(&[], 0).contains("hidden"));
        assert!(said(&[], 1).contains("Watching: one person."), "{}", said(&[], 1));
        assert!(said(&["Cleo"], 2).contains("Watching (3): Cleo and 2 others."), "{}", said(&["Cleo"], 2));
    }
}
