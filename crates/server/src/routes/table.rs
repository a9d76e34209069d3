//! A table's own pages: looking at it, acting at it, and what it leaves behind.

use std::sync::Arc;

use axum::extract::{FromRequestParts, Path, Query};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use bots::Considered;
use games::AnyGame;
use pages::guests::Admission;
use pages::model::{Ask, Notice, RollsModel};
use pages::{forms, paths};
use serde_json::json;
use table::dice::Fall;
use table::journal::{Journal, Origin, What};
use table::rolls::{self, Proof, Roll};
use table::{Play, Seat, SeatSet};

use crate::act::Deed;
use crate::client::Client;
use crate::fields::Fields;
use crate::guests::{self, Entrance};
use crate::house::House;
use crate::identity::Reader;
use crate::live::{self, Listener};
use crate::loaded::{Snapshot, Table};
use crate::nearby::Invite;
use crate::obstacle::Obstacle;
use crate::problem::{Problem, follows, heard, wants_json};
use crate::sight::{Sight, json_answer, seat_to_show};
use crate::standing::By;

/// The fields of an address, as they came.
pub(super) type Asked = Query<Vec<(String, String)>>;

/// Somebody asks something of a table.
pub(super) struct Asking {
    pub(super) house: Arc<House>,
    pub(super) table: Arc<Table>,
    pub(super) reader: Reader,
    pub(super) headers: HeaderMap,
    pub(super) client: Client,
    /// How whoever asks comes to the table.
    pub(super) entrance: Entrance,
    /// The key in the address, if it is the table's.
    key: Option<String>,
    invite: Invite,
    guests: Admission,
    /// The browser of the screen in the room, if that is what asks.
    screen: Option<String>,
}

impl FromRequestParts<Arc<House>> for Asking {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Problem> {
        let Knocking(asking) = Knocking::from_request_parts(parts, house).await?;
        if !asking.entrance.looks {
            return Err(Problem::forbidden("srv-closed"));
        }
        asking.table.note_visit(&asking.reader.player);
        Ok(asking)
    }
}

/// Somebody who perhaps has the link of a seat: that lets them in at any table.
pub(super) struct Knocking(pub(super) Asking);

impl FromRequestParts<Arc<House>> for Knocking {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Problem> {
        // Some addresses have more parts than the table's id; it is the first of them.
        let Path(found) = Path::<Vec<(String, String)>>::from_request_parts(parts, house)
            .await
            .map_err(|_| Problem::no_table())?;
        let (_, id) = found.into_iter().next().ok_or_else(Problem::no_table)?;
        let reader = Reader::from_request_parts(parts, house).await?;
        let client = Client::from_request_parts(parts, house).await?;
        let table = house.table(&id).await?;
        let key = guests::key_in(parts.uri.query());
        let entrance = table.entrance(&table.now(), &reader.player, &guests::said(key, &parts.headers));
        let origin = house.origin(&parts.headers);
        let invite = house.nearby.invite(&origin, &entrance.path);
        let guests = entrance.admission(&id, |path| house.nearby.invite(&origin, path).link);
        Ok(Knocking(Asking {
            house: Arc::clone(house),
            key: key.filter(|key| table.is_key(key)).map(str::to_owned),
            table,
            reader,
            headers: parts.headers.clone(),
            client,
            entrance,
            invite,
            guests,
            screen: None,
        }))
    }
}

impl Asking {
    /// The same for the screen in the room: whoever it belongs to, it sees what a spectator does.
    pub(super) fn on_screen(mut self) -> Asking {
        let browser = std::mem::take(&mut self.reader.player);
        Asking { screen: Some(browser), ..self }
    }

    /// Where the table's page is.
    pub(super) fn address(&self) -> String {
        paths::table(&self.table.id)
    }

    pub(super) fn own_seats(&self) -> SeatSet {
        self.table.now().seats_of(&self.reader.player)
    }

    pub(super) fn is_host(&self) -> bool {
        self.table.now().host == self.reader.player
    }

    pub(super) fn must_be_host(&self) -> Result<(), Problem> {
        if self.is_host() { Ok(()) } else { Err(Problem::forbidden("srv-not-host")) }
    }

    fn sight<'a>(&'a self, snapshot: &'a Snapshot, ask: Ask, notice: Option<Notice>) -> Sight<'a> {
        let heard = heard(&self.headers);
        let (table, reader, invite, guests) = (&*self.table, &self.reader, &self.invite, &self.guests);
        let (time, absence) = (self.house.time.now(), self.table.absence(&self.house));
        let screen = self.screen.is_some();
        Sight {
            table,
            snapshot,
            reader,
            invite,
            guests,
            ask,
            hints: None,
            notice,
            heard,
            absence,
            screen,
            time,
        }
    }

    /// What a bot would do in the reader's place, if they ask it at this version and may.
    async fn hints(&self, now: &Arc<Snapshot>, fields: &[(String, String)]) -> Option<Arc<Vec<Considered>>> {
        let asked = fields.iter().find(|(name, _)| name == "hint")?.1.parse() == Ok(now.version());
        let play = now.play.as_ref().filter(|_| asked && self.screen.is_none())?;
        let seat = seat_to_show(play, self.own_seats())?;
        now.may_ask_a_bot(&self.reader.player, seat).ok()?;
        let said = self.table.ask_a_bot(&self.house, now.clone(), seat).await;
        // Whoever gets no answer has the button still.
        said.inspect_err(|obstacle| tracing::warn!(table = self.table.id, %obstacle, "no hint")).ok()
    }

    /// The table after what was asked for; without the script, the way to it.
    pub(super) fn answered(&self, done: Result<Arc<Snapshot>, Problem>) -> Response {
        self.answered_with(done, Ask::default())
    }

    /// The same, still looking at something.
    fn answered_with(&self, done: Result<Arc<Snapshot>, Problem>, ask: Ask) -> Response {
        match done {
            Ok(snapshot) if follows(&self.headers) && snapshot.play.is_some() && ask.fields.is_empty() => {
                json_answer(StatusCode::OK, json!({ "version": snapshot.version(), "follows": true }))
            }
            Ok(snapshot) if wants_json(&self.headers) => {
                self.sight(&snapshot, ask, None).answer(StatusCode::OK)
            }
            Ok(snapshot) => {
                // Without script the page is loaded anew: at what is asked next, which on a phone lies below the board.
                let asks = snapshot.play.as_ref().is_some_and(|play| !play.is_over());
                let look = forms::address_of(&ask).unwrap_or_default();
                let at = if asks { "#now" } else { "" };
                Redirect::to(&format!("{}{look}{at}", self.address())).into_response()
            }
            Err(problem) => self.refused(problem),
        }
    }

    /// The page as it stands, with the reason why nothing was done.
    pub(super) fn refused(&self, problem: Problem) -> Response {
        self.refused_with(problem, Ask::default())
    }

    /// The same, looking at something.
    fn refused_with(&self, problem: Problem, ask: Ask) -> Response {
        let now = self.table.now();
        let Problem { status, notice, retry_after, .. } = problem;
        let sight = self.sight(&now, ask, Some(notice));
        let mut response = if wants_json(&self.headers) { sight.answer(status) } else { sight.page(status) };
        Problem::say_when(retry_after, response.headers_mut());
        response
    }
}

/// `GET /t/{id}`: the lobby, the game or its end; without a seat, as a spectator.
pub(super) async fn page(asking: Asking, Query(fields): Asked) -> Response {
    let now = asking.table.now();
    if let Some(key) = &asking.key {
        let id = &asking.table.id;
        let to = if asking.screen.is_some() { paths::screen(id) } else { paths::table(id) };
        return guests::kept(&asking.headers, id, key, &to);
    }
    if now.locked.as_ref().is_some_and(|locked| locked.is_broken_off()) {
        // The same people go on elsewhere; links to here still lead to them.
        return match asking.house.after_broken_off(&asking.table, &asking.reader).await {
            Ok(next) if asking.screen.is_some() => Redirect::to(&paths::screen(next)).into_response(),
            Ok(next) => Redirect::to(&paths::table(next)).into_response(),
            Err(obstacle) => asking.refused(obstacle.into()),
        };
    }
    if asking.table.setup.brought.is_some() {
        // Nobody sits there. It was brought to be watched.
        return Redirect::to(&paths::moments(&asking.table.id)).into_response();
    }
    let hints = asking.hints(&now, &fields).await;
    Sight { hints, ..asking.sight(&now, Ask { fields }, None) }.page(StatusCode::OK)
}

/// `GET /t/{id}/regions`: the parts of the page that change, for the script.
pub(super) async fn regions(asking: Asking, Query(fields): Asked) -> Response {
    let now = asking.table.now();
    let hints = asking.hints(&now, &fields).await;
    Sight { hints, ..asking.sight(&now, Ask { fields }, None) }.json(StatusCode::OK)
}

/// `GET /t/{id}/live`: the news of the table, as they come.
pub(super) async fn live(asking: Asking, Query(mut fields): Asked) -> Response {
    // A stream that comes back by itself still has the address it was opened with, and says what it heard last.
    let heard = asking.headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    let shown = fields.iter().find(|(name, _)| name == "v").and_then(|(_, version)| version.parse().ok());
    let lobby = fields.iter().any(|(name, _)| name == "lobby");
    fields.retain(|(name, _)| name != "v" && name != "lobby");
    let Asking { house, table, reader, invite, guests, headers, screen, client, .. } = asking;
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    let gzip = accepted.is_some_and(|accepted| accepted.split([',', ';', ' ']).any(|way| way == "gzip"));
    let (ask, shown, again) = (Ask { fields }, heard.or(shown), heard.is_some());
    // Whoever has no place to stay hears what is new, and calls again.
    let place = house.lines.place(&client.address, client.share(house.bounds.streams_of_address));
    // The screen in the room shows nobody's hands.
    let by = if screen.is_some() { By::Nothing } else { By::Cookies(headers) };
    let listener = Listener { house, table, reader, invite, guests, ask, shown, lobby, again, screen, by };
    live::stream(listener, place, gzip)
}

/// `POST /t/{id}/act`: seat, version, and actions.
pub(super) async fn act(asking: Asking, fields: Fields) -> Response {
    let done = async {
        let (seat, version) = own_seat_in(&asking, &fields)?;
        let actions = forms::read_actions(&asking.table.game, &fields.0)?;
        let deed = if forms::is_order(&fields.0) { Deed::Order(actions) } else { Deed::Act(actions) };
        Ok(asking.table.carry_out(&asking.house, seat, version, deed).await?)
    };
    match done.await {
        Err(problem) => asking.refused_with(problem, forms::as_question(&asking.table.game, &fields.0)),
        Ok(now) => {
            let mut response = asking.answered_with(Ok(now.clone()), forms::looked_at(&fields.0));
            if let (Some(puzzle), Some(play)) = (&asking.table.puzzle, &now.play) {
                puzzle.remember(play, &asking.reader, &asking.headers, &mut response);
            }
            response
        }
    }
}

/// `POST /t/{id}/takeback`: seat, version.
pub(super) async fn take_back(asking: Asking, fields: Fields) -> Response {
    let done = async {
        let (seat, version) = own_seat_in(&asking, &fields)?;
        Ok(asking.table.carry_out(&asking.house, seat, version, Deed::TakeBack).await?)
    };
    asking.answered(done.await)
}

/// The seat to act for and the version it was seen at. Only one's own seats can be acted for, and only at the table
/// as it stands.
fn own_seat_in(asking: &Asking, fields: &Fields) -> Result<(Seat, u64), Problem> {
    let now = asking.table.now();
    let seat = fields.number("seat").map(Seat).ok_or_else(|| Problem::unfit("srv-no-seat"))?;
    if seat.index() >= now.seats.len() {
        return Err(Problem::unfit("srv-no-seat"));
    }
    if !now.seats_of(&asking.reader.player).contains(seat) {
        tracing::warn!(table = asking.table.id, %seat, "somebody tried to act for a seat that is not theirs");
        return Err(Problem::forbidden("srv-not-your-seat"));
    }
    if now.play.is_none() {
        return Err(Obstacle::NotStarted.into());
    }
    let version = fields.number("version").ok_or_else(|| Problem::unfit("srv-no-version"))?;
    // It is checked again when the action is carried out; asked here, a page that is behind hears of that first.
    if version != now.version() {
        return Err(Obstacle::Stale.into());
    }
    Ok((seat, version))
}

/// `GET /t/{id}/journal`: the whole game as a file, once it is over. Before, it would show the order of the pile.
pub(super) async fn journal(asking: Asking) -> Result<Response, Problem> {
    let id = &asking.table.id;
    let text = journal_of(&asking.table.now()).ok_or_else(Problem::journal_sealed)?;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{id}.jsonl\"")),
    ];
    Ok((headers, text).into_response())
}

/// The whole journal of a game that is over, or of a start that was broken off, as a file has it.
pub(crate) fn journal_of(now: &Snapshot) -> Option<String> {
    let game = now.play.as_ref().filter(|play| play.is_revealed()).map(|play| play.journal());
    let start = || now.locked.as_ref().filter(|locked| locked.is_broken_off()).map(|locked| locked.journal());
    game.or_else(start)
}

/// `GET /t/{id}/rolls`: the roll report.
pub(super) async fn rolls(asking: Asking) -> Result<Html<String>, Problem> {
    let (table, l10n) = (&asking.table, asking.reader.l10n);
    let now = table.now();
    let play = now.play.as_ref().ok_or_else(Problem::not_started)?;
    let Rolled { rolls: found, proof, seed } = rolled(play)?;
    Ok(Html(pages::rolls(&RollsModel {
        l10n,
        table: &table.id,
        names: &now.names(),
        rolls: &found,
        tallies: &rolls::tallies(&found),
        proof,
        locked: play.locked(),
        // Dice that nobody committed to have none; such games are brought along.
        commitment: is_committed(play).then_some(table.commitment.as_str()),
        seed: seed.as_deref(),
    })))
}

/// The rolls of a game as far as they may be told, how far they could be checked, and the seed if it is published.
pub(crate) struct Rolled {
    pub(crate) rolls: Vec<Roll>,
    pub(crate) proof: Proof,
    pub(crate) seed: Option<String>,
}

/// The rolls of a game. While it runs these are dice only, which everybody saw fall: a shuffle or a pick may hide what nobody knows yet.
pub(crate) fn rolled(play: &Play<AnyGame>) -> Result<Rolled, Problem> {
    let journal = Journal::read_lines(play.lines().iter().map(String::as_str)).map_err(Obstacle::from)?;
    let seed = journal.entries.iter().rev().find_map(|entry| match &entry.what {
        What::Reveal { seed } => Some(seed.clone()),
        _ => None,
    });
    let mut rolls = rolls::rolls(&journal.entries);
    if seed.is_none() {
        rolls.retain(|Roll { fall, .. }| matches!(fall, Fall::Die(..)));
    }
    let proof = match seed {
        Some(_) => rolls::prove(&journal).map_err(Obstacle::from)?,
        None => Proof::SeedNotPublished,
    };
    Ok(Rolled { rolls, proof, seed })
}

fn is_committed(play: &Play<AnyGame>) -> bool {
    matches!(play.header().dice, Origin::Sealed(_) | Origin::Proven(_))
}

/// `GET /t/{id}/proof`: the page on which the browser computes everything again.
pub(super) async fn proof(asking: Asking) -> Html<String> {
    Html(pages::proof(Some(&asking.table.id), asking.reader.l10n))
}
