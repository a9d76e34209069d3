//! What people say at a table: who may say it, who hears it, and how it reaches their pages.
//!
//! Players talk among themselves, and spectators hear them. What spectators say reaches the players when the game is over, or
//! when the host lets it. Talk lies beside the journal; no rule and no replay knows of it. It has a channel of its own, so that
//! nobody's board is made anew for it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use pages::talk::{self, Line, Switches, TalkModel};
use serde::{Deserialize, Serialize};
use store::{Circle, Said, Saying, SeatRecord, Store};
use table::Seat;

use crate::house::House;
use crate::identity::Reader;
use crate::limits::Limit;
use crate::loaded::{Snapshot, Table};
use crate::lobby::unlike;
use crate::obstacle::Obstacle;

/// How much of the talk is kept in memory, and shown.
const LINES_KEPT: usize = 60;
/// How many people a table's manners remember as not to be heard, by all or by one.
const MOST_MUTED: usize = 200;

/// What one person says at a table.
const WORDS: Limit = Limit { what: "words", at_once: 5, then_every: Duration::from_secs(3) };
/// What all spectators of a table say together: a spectator is anybody who has the link.
const CHATTER: Limit = Limit { what: "chatter", at_once: 30, then_every: Duration::from_secs(1) };

/// How people talk at a table, as its host likes it, and whom they do not want to hear.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Manners {
    /// Whether players talk.
    pub(crate) players: bool,
    /// Whether spectators talk.
    pub(crate) spectators: bool,
    /// Whether players hear spectators while the game goes on.
    pub(crate) open: bool,
    /// The players and spectators who may say nothing.
    muted: BTreeSet<String>,
    /// Whom somebody does not want to hear.
    unheard: BTreeMap<String, BTreeSet<String>>,
}

impl Default for Manners {
    fn default() -> Self {
        Manners::switched(Switches::default())
    }
}

impl Manners {
    fn switched(Switches { players, spectators, open }: Switches) -> Self {
        Manners { players, spectators, open, muted: BTreeSet::new(), unheard: BTreeMap::new() }
    }

    /// How the talk is switched.
    pub(crate) fn switches(&self) -> Switches {
        Switches { players: self.players, spectators: self.spectators, open: self.open }
    }
}

/// A wish about a table's manners.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Wish {
    /// Players may talk, or not.
    Players(bool),
    /// Spectators may.
    Spectators(bool),
    /// Players hear spectators.
    Open(bool),
    /// Whoever said this is muted for all, or no longer.
    Mute(u64, bool),
    /// Whoever said this is not heard by the reader, or is again.
    Unhear(u64, bool),
}

impl Wish {
    /// Whether only the host may wish it.
    pub(crate) fn is_the_hosts(self) -> bool {
        !matches!(self, Wish::Unhear(..))
    }
}

/// The talk of a table as far as it is in memory.
#[derive(Clone, Debug, Default)]
pub(crate) struct Talk {
    pub(crate) manners: Manners,
    /// The same as the store has it.
    text: Option<String>,
    said: Vec<Said>,
    /// How much was said altogether.
    pub(crate) talked: u64,
}

impl Talk {
    /// The talk of a table that is opened like that.
    pub(crate) fn switched(switches: Switches) -> Self {
        Talk { manners: Manners::switched(switches), ..Talk::default() }
    }

    /// Whether a page that was made without talk shows all there is.
    pub(crate) fn is_untouched(&self) -> bool {
        self.talked == 0 && self.text.is_none()
    }

    fn author(&self, number: u64) -> Option<&str> {
        self.said.iter().find(|said| said.number == number).map(|said| said.saying.player.as_str())
    }

    fn hears(&self, reader: &str, said: &Said, circle: Circle, over: bool) -> bool {
        let unheard = self.manners.unheard.get(reader).is_some_and(|them| them.contains(&said.saying.player));
        let heard = said.saying.circle == Circle::Players || circle == Circle::Spectators;
        !unheard && (heard || over || self.manners.open)
    }
}

/// In which circle somebody talks.
pub(crate) fn circle_of(snapshot: &Snapshot, player: &str) -> Circle {
    let owns = |seat: &SeatRecord| seat.player.as_deref() == Some(player);
    if snapshot.seats.iter().any(owns) { Circle::Players } else { Circle::Spectators }
}

impl Table {
    /// The talk as it stands.
    pub(crate) fn talk(&self) -> Arc<Talk> {
        self.talk.borrow().clone()
    }

    /// Takes over what the store has of the talk and does not stand here yet.
    pub(crate) async fn hear(&self, store: &dyn Store) -> Result<(), Obstacle> {
        let company = store.company(&self.id).await?;
        let known = self.talk();
        if company.talked == known.talked && company.manners == known.text {
            return Ok(());
        }
        let news = store.talk_after(&self.id, known.talked, LINES_KEPT).await?;
        let manners = match &company.manners {
            Some(text) => serde_json::from_str(text)?,
            None => Manners::switched(self.setup.talk),
        };
        self.talk.send_modify(|talk| {
            let talk = Arc::make_mut(talk);
            (talk.manners, talk.text) = (manners, company.manners);
            // Somebody else may have taken it over meanwhile.
            let news = news.into_iter().filter(|said| said.number > talk.talked).collect::<Vec<_>>();
            talk.talked = news.last().map_or(talk.talked, |said| said.number);
            talk.said.extend(news);
            let old = talk.said.len().saturating_sub(LINES_KEPT);
            talk.said.drain(..old);
        });
        Ok(())
    }

    /// Says something in somebody's name. A spectator without a seat says what they are called.
    pub(crate) async fn say_aloud(
        &self,
        house: &House,
        reader: &Reader,
        name: Option<String>,
        text: String,
    ) -> Result<(), Obstacle> {
        let (now, manners) = (self.now(), self.talk().manners.clone());
        let circle = circle_of(&now, &reader.player);
        let on = match circle {
            Circle::Players => manners.players,
            Circle::Spectators => manners.spectators,
        };
        if !on || self.setup.brought.is_some() {
            return Err(Obstacle::TalkOff);
        }
        if manners.muted.contains(&reader.player) {
            return Err(Obstacle::Muted);
        }
        let seat = now.seats.iter().find(|seat| seat.player.as_deref() == Some(&reader.player));
        let name = match seat {
            Some(seat) => seat.name.clone(),
            None => {
                let names = now.names();
                let names: Vec<&str> = names.iter().map(String::as_str).collect();
                unlike(name.ok_or(Obstacle::Nameless)?, &names)
            }
        };
        if circle == Circle::Spectators {
            house.limits.count(CHATTER, &self.id)?;
        }
        house.limits.count(WORDS, &format!("{} {}", self.id, reader.player))?;
        let saying =
            Saying { circle, player: reader.player.clone(), name, seat: seat.map(|seat| seat.seat), text };
        house.store.say(&self.id, &saying).await?;
        self.hear(&*house.store).await
    }

    /// Changes the manners of a table as somebody wishes.
    pub(crate) async fn change_manners(
        &self,
        house: &House,
        reader: &Reader,
        wish: Wish,
    ) -> Result<(), Obstacle> {
        self.hear(&*house.store).await?;
        let talk = self.talk();
        let mut manners = talk.manners.clone();
        let author = |number| talk.author(number).map(str::to_owned).ok_or(Obstacle::NotSaid);
        match wish {
            Wish::Players(on) => manners.players = on,
            Wish::Spectators(on) => manners.spectators = on,
            Wish::Open(on) => manners.open = on,
            Wish::Mute(number, on) => set(&mut manners.muted, author(number)?, on),
            Wish::Unhear(number, on) => {
                set(manners.unheard.entry(reader.player.clone()).or_default(), author(number)?, on);
            }
        }
        let muted = manners.muted.len() + manners.unheard.values().map(BTreeSet::len).sum::<usize>();
        if muted > MOST_MUTED {
            return Err(Obstacle::TooOften(3600));
        }
        let text = serde_json::to_string(&manners)?;
        if !house.store.change_manners(&self.id, talk.text.as_deref(), &text).await? {
            return Err(Obstacle::Stale);
        }
        self.hear(&*house.store).await
    }

    /// The talk as a reader's page shows it; none where nobody could hear it.
    pub(crate) fn talk_for(&self, now: &Snapshot, reader: &Reader) -> Option<TalkModel> {
        let talk = self.talk();
        let circle = circle_of(now, &reader.player);
        let people =
            now.seats.iter().filter_map(|seat| seat.player.as_deref()).collect::<BTreeSet<_>>().len();
        let alone = people < 2 && circle == Circle::Players && now.watching().next().is_none();
        if self.setup.brought.is_some() || (alone && talk.talked == 0) {
            return None;
        }
        let over = now.play.as_ref().is_some_and(|play| play.is_over());
        let unheard = talk.manners.unheard.get(&reader.player);
        let line = |said: &Said| Line {
            number: said.number,
            spectator: said.saying.circle == Circle::Spectators,
            name: said.saying.name.clone(),
            seat: said.saying.seat.map(Seat),
            text: said.saying.text.clone(),
            own: said.saying.player == reader.player,
            muted: talk.manners.muted.contains(&said.saying.player),
        };
        // One line of each person who is not heard stands for them, to hear them again.
        let mut silenced: Vec<(u64, String)> = Vec::new();
        for said in
            talk.said.iter().filter(|said| unheard.is_some_and(|them| them.contains(&said.saying.player)))
        {
            if !silenced.iter().any(|(_, name)| *name == said.saying.name) {
                silenced.push((said.number, said.saying.name.clone()));
            }
        }
        let Manners { players, spectators, ref muted, .. } = talk.manners;
        Some(TalkModel {
            lines: talk
                .said
                .iter()
                .filter(|said| talk.hears(&reader.player, said, circle, over))
                .map(line)
                .collect(),
            plays: circle == Circle::Players,
            may: match circle {
                _ if muted.contains(&reader.player) => talk::May::Muted,
                Circle::Players if !players => talk::May::Off,
                Circle::Spectators if !spectators => talk::May::Off,
                _ => talk::May::Talk,
            },
            silenced,
            switches: (now.host == reader.player).then(|| talk.manners.switches()),
            name: reader.name.clone(),
        })
    }
}

fn set(them: &mut BTreeSet<String>, player: String, on: bool) {
    if on {
        them.insert(player);
    } else {
        them.remove(&player);
    }
}

impl Snapshot {
    /// Those who have a page of the table open and no seat.
    pub(crate) fn watching(&self) -> impl Iterator<Item = &str> {
        let sits = |player: &str| self.seats.iter().any(|seat| seat.player.as_deref() == Some(player));
        self.present.iter().map(String::as_str).filter(move |player| !sits(player))
    }
}

impl Talk {
    /// How many watch, and what those are called who have said something.
    pub(crate) fn watchers(&self, now: &Snapshot) -> talk::Watchers {
        let name = |player: &str| {
            let mut said = self.said.iter().rev();
            said.find(|said| said.saying.player == player).map(|said| said.saying.name.clone())
        };
        let names: Vec<String> = now.watching().filter_map(name).collect();
        talk::Watchers { nameless: now.watching().count() - names.len(), names }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(number: u64, player: &str, circle: Circle) -> Said {
        let saying =
            Saying { circle, player: player.into(), name: player.into(), seat: None, text: "x".into() };
        Said { number, saying, at: 0 }
    }

    #[test]
    fn who_hears_whom() {
        let mut talk = Talk::default();
        let [player, spectator] = [said(1, "ada", Circle::Players), said(2, "cleo", Circle::Spectators)];
        for circle in [Circle::Players, Circle::Spectators] {
            assert!(talk.hears("bo", &player, circle, false), "players are heard by all");
        }
        assert!(talk.hears("eve", &spectator, Circle::Spectators, false));
        assert!(!talk.hears("bo", &spectator, Circle::Players, false));
        assert!(talk.hears("bo", &spectator, Circle::Players, true), "after the end");
        talk.manners.open = true;
        assert!(talk.hears("bo", &spectator, Circle::Players, false), "if the table lets them");
        talk.manners.unheard.insert("bo".into(), BTreeSet::from(["cleo".to_owned()]));
        assert!(!talk.hears("bo", &spectator, Circle::Players, true));
        assert!(talk.hears("eve", &spectator, Circle::Spectators, true), "others still hear them");
    }

    #[test]
    fn manners_of_an_older_program_are_read() {
        let manners: Manners = serde_json::from_str("{\"players\":false}").unwrap();
        assert_eq!(manners, Manners { players: false, ..Manners::default() });
    }
}
