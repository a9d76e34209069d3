//! What one reader gets to see of a table. Everything that leaves the house about a game goes through here, and
//! nothing here is made from more than the view of the reader's own seat.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use bots::{Bot, Considered};
use games::{AnyAction, AnyGame};
use pages::Seen;
use pages::company::Company;
use pages::guests::Admission;
use pages::lesson::{self, Guidance};
use pages::model::{Ask, LobbyModel, Notice, Person, Region, TableModel};
use pages::stage::{Stage, Staged};
use serde::Serialize;
use serde_json::{Value, json};
use store::{SeatKind, SeatRecord};
use table::{Game, Play, Seat, SeatSet, Viewer};

use crate::identity::Reader;
use crate::loaded::{Snapshot, Table};
use crate::lobby::is_commitment;
use crate::metrics::TooMany;
use crate::nearby::Invite;

/// A table as one reader sees it.
pub(crate) struct Sight<'a> {
    pub(crate) table: &'a Table,
    pub(crate) snapshot: &'a Snapshot,
    pub(crate) reader: &'a Reader,
    /// The link to invite with.
    pub(crate) invite: &'a Invite,
    /// What they may do before the game.
    pub(crate) guests: &'a Admission,
    /// What the reader wants to look at.
    pub(crate) ask: Ask,
    /// What a bot said that they asked what it would do.
    pub(crate) hints: Option<Arc<Vec<Considered>>>,
    /// What they are to be told.
    pub(crate) notice: Option<Notice>,
    /// The version that their page has heard of.
    pub(crate) heard: Option<u64>,
    /// How long somebody must have been away before a bot may hold their seat.
    pub(crate) absence: Duration,
    /// Whether it is the screen in the room, which shows nobody's hand.
    pub(crate) screen: bool,
    /// What time it is in the house.
    pub(crate) time: i64,
}

/// So many entries are told as scenes at most. Whoever is further behind gets the present, and the recap.
const MOST_SCENES: u64 = 100;
/// The same in the time that it takes to tell them.
const LONGEST_FILM: Duration = Duration::from_secs(90);

/// The parts of a page that change.
pub(crate) struct Shown {
    pub(crate) version: u64,
    /// The page's title, where it changes.
    pub(crate) title: Option<String>,
    pub(crate) regions: Vec<Region>,
    /// What happened since the version that the page has heard of; nothing if that is too long ago.
    scenes: Option<Vec<Staged>>,
}

impl Shown {
    /// As the script reads it, with this said of its regions.
    pub(crate) fn to_json(&self, regions: &impl Serialize, notice: Option<&str>) -> Value {
        let told = |scene: &Staged| {
            // A number of milliseconds that no telling reaches would be as good as any.
            let ms = u64::try_from(scene.length.as_millis()).unwrap_or(u64::MAX);
            json!({ "entry": scene.entry, "ms": ms, "html": scene.html })
        };
        let scenes = self.scenes.as_ref().map(|scenes| scenes.iter().map(told).collect::<Vec<_>>());
        json!({ "version": self.version, "title": self.title, "scenes": scenes, "regions": regions, "notice": notice })
    }
}

/// Regions as the script reads them, each by its id.
pub(crate) fn by_id(regions: &[Region]) -> BTreeMap<&str, &str> {
    regions.iter().map(|region| (region.id, region.html.as_str())).collect()
}

impl Sight<'_> {
    /// The whole page.
    pub(crate) fn page(&self, status: StatusCode) -> Response {
        let people = self.snapshot.people_for(&self.reader.player);
        let html = match &self.snapshot.play {
            None => pages::lobby(&self.lobby(&people)),
            Some(play) => self.with_table(play, &people, pages::table),
        };
        (status, Html(html)).into_response()
    }

    /// The parts of the page that change.
    pub(crate) fn shown(&self) -> Shown {
        self.shown_beyond(&mut Seen::default())
    }

    /// The same without what the page is known to show already.
    pub(crate) fn shown_beyond(&self, seen: &mut Seen) -> Shown {
        let people = self.snapshot.people_for(&self.reader.player);
        let version = self.snapshot.version();
        match &self.snapshot.play {
            None => {
                let regions = pages::lobby_regions(&self.lobby(&people));
                Shown { version, title: None, regions, scenes: None }
            }
            Some(play) => self.with_table(play, &people, |model| Shown {
                version,
                title: Some(pages::title(model)),
                regions: pages::new_regions(model, seen),
                scenes: self.scenes(play),
            }),
        }
    }

    /// What happened since the page heard of anything, unless that is too long ago.
    fn scenes(&self, play: &Play<AnyGame>) -> Option<Vec<Staged>> {
        let heard = self.heard.filter(|&heard| heard + MOST_SCENES >= self.snapshot.version())?;
        let own = self.snapshot.owned_by(&self.reader.player);
        let names = self.snapshot.names();
        let stage = Stage { play, viewer: audience(play, own), names: &names, l10n: self.reader.l10n };
        let scenes = stage.scenes(heard);
        let length: Duration = scenes.iter().map(|scene| scene.length).sum();
        (length <= LONGEST_FILM).then_some(scenes)
    }

    /// The parts of the page that change, for the script.
    pub(crate) fn json(&self, status: StatusCode) -> Response {
        json_answer(status, self.body())
    }

    /// The same as an answer to something that was done: where the script goes on looking is said with it.
    pub(crate) fn answer(&self, status: StatusCode) -> Response {
        let mut body = self.body();
        body["look"] = pages::forms::address_of(&self.ask).into();
        json_answer(status, body)
    }

    fn body(&self) -> Value {
        let shown = self.shown();
        let notice = self.notice.as_ref().map(|notice| {
            let (l10n, names) = (self.reader.l10n, self.snapshot.names());
            match notice {
                Notice::Refused(refusal) => l10n.refusal(refusal, &names),
                Notice::Said(text) => l10n.text(text, &names),
            }
        });
        let mut body = shown.to_json(&by_id(&shown.regions), notice.as_deref());
        // The script then asks for the same again when news come.
        body["kept"] = (!self.ask.fields.is_empty()).into();
        body
    }

    fn lobby<'b>(&'b self, people: &'b [Person]) -> LobbyModel<'b> {
        LobbyModel {
            l10n: self.reader.l10n,
            table: &self.table.id,
            version: self.snapshot.version(),
            game: &self.table.game,
            people,
            own: self.snapshot.seats_of(&self.reader.player),
            host: self.snapshot.host == self.reader.player,
            invite: &self.invite.link,
            only_here: self.invite.only_here.clone(),
            commitment: &self.table.commitment,
            shares: self.snapshot.seats.iter().map(share_of).collect(),
            locked: self.snapshot.locked.as_deref(),
            broken_off: &self.table.setup.broken_off,
            name: &self.reader.name,
            notice: self.notice.clone(),
            company: self.company(),
        }
    }

    /// The people around the game.
    fn company(&self) -> Company {
        let player = &self.reader.player;
        Company {
            handed: self.snapshot.handed(),
            left: self.snapshot.left_by(player),
            shared_elsewhere: self.snapshot.sat_down_elsewhere(player),
            talk: self.table.talk_for(self.snapshot, self.reader).filter(|_| !self.screen),
            watchers: self.table.talk().watchers(self.snapshot),
            screen: self.screen,
            public: self.snapshot.public,
            guests: self.guests.clone(),
        }
    }

    /// The parts of the page that change when somebody talks.
    pub(crate) fn talk(&self) -> Vec<Region> {
        let Company { talk, watchers, .. } = self.company();
        pages::talk::regions(&self.table.id, talk.as_ref(), &watchers, self.reader.l10n)
    }

    fn with_table<T>(
        &self,
        play: &Play<AnyGame>,
        people: &[Person],
        render: impl FnOnce(&TableModel<'_>) -> T,
    ) -> T {
        let own = self.snapshot.seats_of(&self.reader.player);
        let owned = self.snapshot.owned_by(&self.reader.player);
        // Whose seat a bot holds sees what they own, and does nothing until they take over again.
        let seat = seat_to_show(play, own).or_else(|| owned.first().filter(|_| owned.len() == 1));
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let view = play.game().view(play.state(), viewer);
        let acts = seat.is_some_and(|seat| own.contains(seat)) && !play.is_abandoned();
        let view = if acts || seat.is_none() { view } else { view.at_rest() };
        let outcome = play.game().outcome(play.state());
        let told = audience(play, owned);
        let log = self.snapshot.book.recent_for(told, &self.ask);
        let great = outcome.as_ref().map_or_else(Vec::new, |_| pages::great_moments(play, told));
        let scores = if play.is_over() { play.scores().to_vec() } else { Vec::new() };
        render(&TableModel {
            l10n: self.reader.l10n,
            table: &self.table.id,
            version: self.snapshot.version(),
            game: play.game(),
            view: &view,
            seat,
            own,
            people,
            log: &log,
            can_take_back: acts && seat.is_some_and(|seat| play.can_take_back(seat)),
            ask: self.ask.clone(),
            would_take: seat
                .filter(|_| acts)
                .and_then(|seat| self.snapshot.would_take(play, seat, &self.ask.fields)),
            coach: self.snapshot.coach_for(
                &self.reader.player,
                seat.filter(|_| acts),
                self.hints.as_deref().map(Vec::as_slice),
            ),
            notice: self.notice.clone(),
            outcome: outcome.as_ref(),
            scores: &scores,
            great: &great,
            briefing: self.table.briefing.as_ref(),
            lesson: self.guidance(play, owned),
            puzzle: self
                .table
                .puzzle
                .as_ref()
                .and_then(|puzzle| puzzle.shown(play, owned, &self.reader.name)),
            commitment: Some(&self.table.commitment),
            locked: play.locked(),
            // Without the salts of sealed games, a hash would tell whoever tries what is in the line.
            line: play.locked().map(|_| play.last_hash()),
            clock: self.snapshot.clock.and_then(|clock| clock.shown()),
            absence: self.snapshot.absence_for(&self.reader.player, self.absence),
            times: self
                .snapshot
                .clocks
                .as_ref()
                .filter(|_| !play.is_over())
                .map_or_else(Vec::new, |clocks| clocks.shown(self.time, &self.snapshot.seats)),
            past: false,
            company: self.company(),
        })
    }
}

impl Sight<'_> {
    /// What the coach says at a guided first game, to whoever learns there.
    fn guidance(&self, play: &Play<AnyGame>, owned: SeatSet) -> Option<Guidance> {
        let briefing = self.table.briefing.as_ref().filter(|briefing| briefing.lesson)?;
        let seat = briefing.seat.filter(|&seat| owned.contains(seat) && owned.len() == 1)?;
        Some(Guidance { left: self.reader.has_left_lesson(&self.table.id), ..lesson::guide(play, seat) })
    }
}

impl Snapshot {
    /// What the bot would accept that somebody asks in these fields what it wants for something. What is wanted for a person's things,
    /// only they know.
    pub(crate) fn would_take(
        &self,
        play: &Play<AnyGame>,
        from: Seat,
        fields: &[(String, String)],
    ) -> Option<AnyAction> {
        let question = pages::forms::question(play.game(), fields)?;
        let answers = |seat: Seat| match self.seats.get(seat.index())? {
            SeatRecord { kind: SeatKind::Bot(bot), player: None, .. } => {
                Bot::called(bot).filter(|bot| bot.bargains())
            }
            // A bot may hold the seat, but the things are a person's.
            _ => None,
        };
        let bot = question.of.iter().map(answers).reduce(|one, other| one.and(other))??;
        bot.wants(play.game(), play.state(), from, &question.about)
    }
}

/// What a seat commits to. A number from before shares were committed to counts for nothing: its page commits anew.
pub(crate) fn share_of(seat: &SeatRecord) -> Option<&str> {
    seat.nonce.as_deref().filter(|share| share.is_empty() || is_commitment(share))
}

/// An answer to the script. Its `status` says how the request fared.
///
/// What the rules refuse, what came too late and what came too often is ordinary at a table, and answered as such: a browser writes every
/// other answer into its console as an error.
pub(crate) fn json_answer(status: StatusCode, mut body: Value) -> Response {
    body["status"] = status.as_u16().into();
    let sent = match status {
        StatusCode::CONFLICT | StatusCode::UNPROCESSABLE_ENTITY | StatusCode::TOO_MANY_REQUESTS => {
            StatusCode::OK
        }
        other => other,
    };
    let kind = [(header::CONTENT_TYPE, HeaderValue::from_static("application/json"))];
    let mut response = (sent, kind, body.to_string()).into_response();
    if status == StatusCode::TOO_MANY_REQUESTS {
        response.extensions_mut().insert(TooMany);
    }
    response
}

/// To whom a page tells what happened. Where several people share a device, it tells only what all of them may know.
pub(crate) fn audience(play: &Play<AnyGame>, own: SeatSet) -> Viewer {
    match own.len() {
        1 => seat_to_show(play, own).map_or(Viewer::Spectator, Viewer::Seat),
        _ => Viewer::Spectator,
    }
}

/// The seat that a page acts for, of all seats of one device: the one that is waited for, from whoever acted last on
/// around the table; else one that may act; else the one that acted last.
pub(crate) fn seat_to_show(play: &Play<AnyGame>, own: SeatSet) -> Option<Seat> {
    if own.len() <= 1 {
        return own.first();
    }
    let to_act = play.game().to_act(play.state());
    let mut actors = play.log().iter().rev().filter_map(|logged| logged.actor);
    let last = actors.next();
    let around = |asked: SeatSet| {
        let from = last.unwrap_or(Seat(0));
        from.round(play.game().seats()).find(|&seat| own.contains(seat) && asked.contains(seat))
    };
    around(to_act.must)
        .or_else(|| around(to_act.may))
        .or_else(|| last.into_iter().chain(actors).find(|&seat| own.contains(seat)))
        .or_else(|| own.first())
}
