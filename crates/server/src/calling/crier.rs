//! Telling somebody by one of their ways.

use std::time::Duration;

use axum::http::header;
use pages::date::Moment;
use pages::told::{self, Waits};
use pages::{Localizer, paths};
use serde_json::json;
use store::{Waiting, Way, WayKind};
use table::journal::hash_of;

use super::letter::Unsent;
use super::post::{Answer, post};
use crate::house::House;
use crate::obstacle::Obstacle;

/// What came of it.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    Told,
    /// There is nobody at its end any more.
    Gone,
    /// The address itself was refused.
    Refused(String),
    /// It may be otherwise later, perhaps not before this time has passed.
    Later(String, Option<Duration>),
}

/// Tells somebody of the tables that wait for them.
pub(super) async fn tell(
    house: &House,
    way: &Way,
    waiting: &[(Waiting, Waits)],
) -> Result<Outcome, Obstacle> {
    let l10n = Localizer::called(&way.lang).unwrap_or_else(Localizer::english);
    let tables: Vec<Waits> = waiting.iter().map(|(_, waits)| waits.clone()).collect();
    match way.kind {
        WayKind::Mail => by_mail(house, way, waiting, l10n).await,
        WayKind::Push => Ok(by_push(house, way, &tables, l10n).await),
        WayKind::Hook => Ok(by_hook(house, way, &tables, l10n).await),
    }
}

async fn by_mail(
    house: &House,
    way: &Way,
    waiting: &[(Waiting, Waits)],
    l10n: &Localizer,
) -> Result<Outcome, Obstacle> {
    let (Some(office), Ok(to)) = (&house.caller.post, way.address.parse()) else {
        return Ok(Outcome::Later("no letters are sent".to_owned(), None));
    };
    let mut tables = Vec::new();
    for (Waiting { table, call, .. }, waits) in waiting {
        // The same for every letter about this turn, so that trying again makes no more links.
        let secret = house.secret_for(&format!("letter {} {}", way.id, waits.id));
        house.store.put_mailed_link(table, call.seat, &hash_of(&secret)).await?;
        tables.push(Waits { link: house.caller.link(&paths::found(table, secret)), ..waits.clone() });
    }
    let stop = house.caller.link(&paths::letter(&way.id));
    let letter = told::digest(&tables, &stop, &house.caller.link(paths::TOLD), l10n);
    let now = Moment(house.time.both().wall);
    Ok(match office.send(&to, &letter, l10n.html_lang(), Some(&stop), now).await {
        Ok(()) => Outcome::Told,
        Err(Unsent::Refused(why)) => Outcome::Refused(why),
        Err(Unsent::Failed(why)) => Outcome::Later(why, None),
    })
}

async fn by_push(house: &House, way: &Way, tables: &[Waits], l10n: &Localizer) -> Outcome {
    let (title, body) = told::notification(tables, l10n);
    // Several tables are looked up in the list of one's own.
    let url = match tables {
        [table] => table.link.strip_prefix(house.caller.origin.as_deref().unwrap_or_default()),
        _ => None,
    };
    let url = url.unwrap_or(paths::MINE);
    let message = json!({ "title": title, "body": body, "url": url, "tag": "globetable" }).to_string();
    let sealed = house.caller.reach.read(&way.address).and_then(|url| {
        let keys = way.keys.as_deref().unwrap_or_default();
        let sealed = house.caller.messenger.as_ref()?.seal(&url, keys, &message, house.time.both().wall)?;
        Some((url, sealed))
    });
    // An address that may not be reached, or keys that lock nothing, are mended by nobody.
    let Some((url, sealed)) = sealed else { return Outcome::Gone };
    outcome(post(&house.caller.reach, &url, &sealed.headers, sealed.body).await)
}

async fn by_hook(house: &House, way: &Way, tables: &[Waits], l10n: &Localizer) -> Outcome {
    let Some(url) = house.caller.reach.read(&way.address) else {
        return Outcome::Later("its address may not be reached".to_owned(), None);
    };
    let lines: Vec<(String, &str)> =
        tables.iter().map(|table| (told::announcement(table, l10n), &*table.link)).collect();
    let text = |plain: fn(&str) -> String| {
        lines.iter().map(|(line, link)| format!("{}\n{link}", plain(line))).collect::<Vec<_>>().join("\n")
    };
    // Discord reads `content`, Slack, Mattermost and bridges to Matrix `text`. Nobody is called by what a player is called.
    let message =
        json!({ "content": text(for_discord), "text": text(for_slack), "allowed_mentions": { "parse": [] } });
    let headers = [(header::CONTENT_TYPE, "application/json".to_owned())];
    outcome(post(&house.caller.reach, &url, &headers, message.to_string().into_bytes()).await)
}

fn for_discord(line: &str) -> String {
    let marks = |letter: char| "\\*_~`|>#[]()<@-".contains(letter);
    line.chars().flat_map(|letter| marks(letter).then_some('\\').into_iter().chain([letter])).collect()
}

fn for_slack(line: &str) -> String {
    line.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// What an answer means (RFC 8030; others mean the same).
fn outcome(answer: Result<Answer, String>) -> Outcome {
    match answer {
        Ok(Answer { status: 200..=299, .. }) => Outcome::Told,
        Ok(Answer { status: 404 | 410, .. }) => Outcome::Gone,
        Ok(Answer { status, again }) => Outcome::Later(format!("it answers {status}"), again),
        Err(why) => Outcome::Later(why, None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_means_what_the_standard_says() {
        let of = |status| outcome(Ok(Answer { status, again: Some(Duration::from_secs(9)) }));
        assert_eq!((of(201), of(410), of(404)), (Outcome::Told, Outcome::Gone, Outcome::Gone));
        for status in [301, 400, 429, 500, 503] {
            assert!(matches!(of(status), Outcome::Later(_, Some(_))), "{status}");
        }
        assert!(matches!(outcome(Err("nobody there".into())), Outcome::Later(_, None)));
    }

    #[test]
    fn nobody_is_called_by_what_a_player_is_called() {
        assert_eq!(for_discord("@everyone **Ada**"), "\\@everyone \\*\\*Ada\\*\\*");
        assert_eq!(for_slack("<!channel> & Ada"), "&lt;!channel&gt; &amp; Ada");
    }
}
