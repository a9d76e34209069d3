//! What people are told when a table waits for them: in letters, on their phones, in their channels and feeds. It says where they are
//! waited for, with whom and for how long still, and nothing of the game.

use std::time::Duration;

use crate::Localizer;
use crate::date::Moment;
use crate::frame::game_name;

/// A table that waits for somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waits {
    /// What tells this turn from every other.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// What whoever is waited for is called there.
    pub name: String,
    /// The others at the table.
    pub others: Vec<String>,
    /// How much time is left.
    pub left: Left,
    /// Where the table is, absolute.
    pub link: String,
}

/// How much time somebody has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    /// The table has no clock.
    Unlimited,
    /// So much.
    Time(Duration),
    /// None.
    Up,
}

/// A letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letter {
    /// What it is about.
    pub subject: String,
    /// What it says.
    pub text: String,
}

/// A letter about all tables that wait for somebody. At `stop` no more are asked for.
pub fn digest(tables: &[Waits], stop: &str, settings: &str, l10n: &Localizer) -> Letter {
    let subject = match tables {
        [table] => l10n.say_with("told-mail-one", &[("game", game_name(&table.game, l10n))]),
        several => l10n.say_count("told-mail-several", several.len()),
    };
    let mut text = l10n.say_count("told-mail-intro", tables.len());
    text.push_str("\n\n");
    for table in tables {
        text += &format!("{}\n{}\n{}\n\n", where_and_with(table, l10n), left(table.left, l10n), table.link);
    }
    let end = [("stop", stop.to_owned()), ("settings", settings.to_owned())];
    text += &format!("-- \n{}\n\n{}\n", l10n.say("told-mail-private"), l10n.say_with("told-mail-end", &end));
    Letter { subject, text }
}

/// The letter that asks an address whether it wants to hear anything.
pub fn question(link: &str, house: &str, l10n: &Localizer) -> Letter {
    let with = [("link", link.to_owned()), ("house", house.to_owned())];
    Letter {
        subject: l10n.say("told-confirm-subject"),
        text: l10n.say_with("told-confirm-text", &with) + "\n",
    }
}

/// So many tables are named in a message, which has to be short.
const NAMED: usize = 5;

/// The heading of what pops up on a phone, and the lines below.
pub fn notification(tables: &[Waits], l10n: &Localizer) -> (String, String) {
    let heading = l10n.say_count("told-push-heading", tables.len());
    let line = |table: &Waits| format!("{} – {}", where_and_with(table, l10n), left(table.left, l10n));
    (heading, tables.iter().take(NAMED).map(line).collect::<Vec<_>>().join("\n"))
}

/// A line for a channel in which others read too.
pub fn announcement(table: &Waits, l10n: &Localizer) -> String {
    let turn = [("name", table.name.clone()), ("table", where_and_with(table, l10n))];
    format!("{} – {}", l10n.say_with("told-hook-turn", &turn), left(table.left, l10n))
}

/// The game, and with whom.
fn where_and_with(table: &Waits, l10n: &Localizer) -> String {
    let game = game_name(&table.game, l10n);
    if table.others.is_empty() {
        return game;
    }
    l10n.say_with("told-table", &[("game", game), ("names", l10n.list(&table.others))])
}

/// How much time is left, in the largest unit of which there is one.
pub(crate) fn left(left: Left, l10n: &Localizer) -> String {
    let Left::Time(left) = left else {
        return l10n.say(if left == Left::Up { "told-left-up" } else { "told-left-unlimited" });
    };
    let minutes = usize::try_from(left.as_secs() / 60).unwrap_or(usize::MAX);
    match minutes {
        0..120 => l10n.say_count("told-left-minutes", minutes),
        120..2880 => l10n.say_count("told-left-hours", minutes / 60),
        _ => l10n.say_count("told-left-days", minutes / 1440),
    }
}

/// A feed of one's turns, as Atom. `at` says for each table when it last changed.
pub fn atom(tables: &[(Waits, Moment)], address: &str, now: Moment, l10n: &Localizer) -> String {
    let updated = tables.iter().map(|(_, at)| at.0).max().map_or(now, Moment);
    let mut feed = format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"{}\">\n\
         <id>urn:globetable:turns</id>\n<title>{}</title>\n<author><name>Globetable</name></author>\n\
         <link rel=\"self\" href=\"{}\"/>\n<updated>{}</updated>\n",
        l10n.html_lang(),
        xml(&l10n.say("told-feed-title")),
        xml(address),
        updated.in_feeds()
    );
    for (table, at) in tables {
        feed += &format!(
            "<entry>\n<id>urn:globetable:{}</id>\n<title>{}</title>\n<link href=\"{}\"/>\n<updated>{}</updated>\n<summary>{}</summary>\n</entry>\n",
            xml(&table.id),
            xml(&where_and_with(table, l10n)),
            xml(&table.link),
            at.in_feeds(),
            xml(&left(table.left, l10n))
        );
    }
    feed + "</feed>\n"
}

fn xml(text: &str) -> String {
    let text: String = text.chars().filter(|letter| !letter.is_control()).collect();
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The same as a calendar: what has a deadline is an event at its end, what has none a thing to do.
pub fn calendar(tables: &[(Waits, Moment)], now: Moment, l10n: &Localizer) -> String {
    let mut lines = vec![
        "BEGIN:VCALENDAR".to_owned(),
        "VERSION:2.0".to_owned(),
        "PRODID:-//Globetable//Turns//EN".to_owned(),
        format!("X-WR-CALNAME:{}", ical(&l10n.say("told-feed-title"))),
        "REFRESH-INTERVAL;VALUE=DURATION:PT1H".to_owned(),
    ];
    for (table, _) in tables {
        lines.extend(component(table, now, l10n));
    }
    lines.push("END:VCALENDAR".to_owned());
    lines.iter().map(|line| folded(line) + "\r\n").collect()
}

fn component(table: &Waits, now: Moment, l10n: &Localizer) -> Vec<String> {
    let due = match table.left {
        Left::Unlimited => None,
        Left::Up => Some(now),
        Left::Time(left) => Some(Moment(now.0 + i64::try_from(left.as_secs()).unwrap_or(0))),
    };
    let kind = if due.is_some() { "VEVENT" } else { "VTODO" };
    let mut lines = vec![
        format!("BEGIN:{kind}"),
        format!("UID:{}@globetable", ical(&table.id)),
        format!("DTSTAMP:{}", now.in_calendars()),
        format!("SUMMARY:{}", ical(&where_and_with(table, l10n))),
        format!("DESCRIPTION:{}", ical(&left(table.left, l10n))),
        format!("URL:{}", table.link),
    ];
    if let Some(due) = due {
        lines.extend([format!("DTSTART:{0}", due.in_calendars()), format!("DTEND:{0}", due.in_calendars())]);
    }
    lines.push(format!("END:{kind}"));
    lines
}

fn ical(text: &str) -> String {
    let text: String = text.chars().filter(|letter| !letter.is_control()).collect();
    text.replace('\\', "\\\\").replace(';', "\\;").replace(',', "\\,")
}

/// A line of a calendar, in pieces of at most 75 bytes.
fn folded(line: &str) -> String {
    let (mut folded, mut length) = (String::new(), 0);
    for letter in line.chars() {
        if length + letter.len_utf8() > 74 {
            folded.push_str("\r\n ");
            length = 1;
        }
        folded.push(letter);
        length += letter.len_utf8();
    }
    folded
}

#[cfg(test)]
mod tests {
    use super::*;

    fn waits(left: Left) -> Waits {
        Waits {
            id: "abc-1-7".into(),
            game: "little-monsters".into(),
            name: "Bo".into(),
            others: vec!["Ada <&> \"Lovelace\"".into(), "Cy, the; \\".into()],
            left,
            link: "https://table.example/t/abc?a=1&b".into(),
        }
    }

    const TWO_DAYS: Left = Left::Time(Duration::from_secs(48 * 3_600 + 59));

    #[test]
    fn a_letter_lists_all_tables_with_the_time_that_is_left() {
        let english = Localizer::english();
        let one = digest(&[waits(TWO_DAYS)], "https://s.example", "https://t.example", english);
        assert_eq!(one.subject, "Your turn: Little Monsters");
        for part in ["2 days left", "/t/abc?a=1&b", "https://s.example", "Ada <&> \"Lovelace\""] {
            assert!(one.text.contains(part), "{part}: {}", one.text);
        }
        let german = Localizer::called("de").unwrap();
        let tables = [waits(TWO_DAYS), waits(Left::Unlimited), waits(Left::Up)];
        let three = digest(&tables, "https://s.example", "https://t.example", german);
        assert_eq!(three.subject, "Drei Tische warten auf dich".replace("Drei", "3"));
        assert_eq!(three.text.matches("/t/abc").count(), 3);
        assert!(three.text.contains("noch 2 Tage"), "{}", three.text);
    }

    #[test]
    fn time_is_told_in_the_largest_unit_of_which_there_is_one() {
        let said = |minutes: u64| left(Left::Time(Duration::from_secs(60 * minutes)), Localizer::english());
        assert_eq!([1, 119, 120].map(said), ["one minute left", "119 minutes left", "2 hours left"]);
        assert_eq!([2879, 2880, 5000].map(said), ["47 hours left", "2 days left", "3 days left"]);
    }

    #[test]
    fn feeds_are_well_formed_whatever_people_are_called() {
        let tables = [(waits(TWO_DAYS), Moment(1_794_842_405)), (waits(Left::Unlimited), Moment(1))];
        let english = Localizer::english();
        let feed = atom(&tables, "https://table.example/feed/x.atom", Moment(1_794_842_405), english);
        assert!(feed.contains("Ada &lt;&amp;&gt; &quot;Lovelace&quot;"), "{feed}");
        assert!(feed.contains("<updated>2026-11-16T15:20:05Z</updated>"), "{feed}");
        assert_eq!(feed.matches("<entry>").count(), feed.matches("</entry>").count());
        let calendar = calendar(&tables, Moment(1_794_842_405), english);
        assert!(calendar.lines().all(|line| line.len() <= 75), "{calendar}");
        let whole = calendar.replace("\r\n ", "");
        assert!(whole.contains("DTSTART:20261118T152104Z\r\n"), "{whole}");
        assert!(whole.contains("Cy\\, the\\; \\\\"), "{whole}");
        assert_eq!((whole.matches("BEGIN:VEVENT").count(), whole.matches("BEGIN:VTODO").count()), (1, 1));
    }
}
