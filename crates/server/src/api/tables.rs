//! What programs do at tables.

use axum::extract::{Path, Query};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use bots::Considered;
use games::{AnyAction, AnyGame, Setup};
use pages::forms;
use pages::model::{Ask, PersonKind};
use serde_json::Value;
use table::{Game, Play, Seat, SeatSet, Viewer};

use super::answers::{
    Act, AnalysisAnswer, BoardAnswer, ClubAnswer, Door, HintAnswer, HintWay, Join, Listed, LogAnswer,
    MomentAnswer, NamedAction, NewTable, Pace, PlayOn, Reveal, SeatInfo, SeatKind, Status, TableInfo,
    TakeBack, ViewAnswer, WantsAnswer, Working,
};
use super::caller::{AtTable, Caller, Scope};
use super::dice::line;
use super::events::{Heard, told_since};
use super::{Json, answer};
use crate::act::Deed;
use crate::analysis::LookedBack;
use crate::client::Client;
use crate::club::{Club, TABLES_SHOWN};
use crate::loaded::{Snapshot, Table};
use crate::obstacle::Obstacle;
use crate::past::{LookBack, Past};
use crate::play_on::{Onwards, position};
use crate::problem::Problem;

/// The fields of an address, as they came.
pub(super) type Asked = Query<Vec<(String, String)>>;

/// `GET /tables`: those at which the caller has a seat.
pub(super) async fn list(caller: Caller) -> Result<Response, Problem> {
    caller.may(Scope::Read)?;
    let tables = caller.house.store.tables_of(&caller.reader.player).await?;
    answer(StatusCode::OK, &tables.into_iter().map(listed).collect::<Vec<_>>())
}

/// `GET /club`
pub(super) async fn club(caller: Caller) -> Result<Response, Problem> {
    caller.may(Scope::Read)?;
    let Club { name, rules } = &caller.house.club.as_ref().ok_or_else(Problem::not_found)?.club;
    let tables = caller.house.store.public_tables(TABLES_SHOWN).await?;
    let tables = tables.into_iter().map(listed).collect();
    answer(StatusCode::OK, &ClubAnswer { name: name.clone(), rules: rules.clone(), tables })
}

fn listed(record: store::TableRecord) -> Listed {
    Listed {
        status: match record.status {
            store::Status::Open => Status::Open,
            store::Status::Playing => Status::Playing,
            store::Status::Over => Status::Over,
        },
        names: record.seats.into_iter().map(|seat| seat.name).filter(|name| !name.is_empty()).collect(),
        id: record.id,
        game: record.game,
        changed_at: record.changed_at,
    }
}

/// `POST /tables`
pub(super) async fn make(
    caller: Caller,
    client: Client,
    Json(new): Json<NewTable>,
) -> Result<Response, Problem> {
    caller.may(Scope::Play)?;
    // The same fields as the form of the start page has.
    let mut fields = vec![
        ("game".to_owned(), new.game.clone()),
        ("seats".to_owned(), new.seats.len().to_string()),
        ("name".to_owned(), new.name),
        ("commitment".to_owned(), new.commitment.unwrap_or_default()),
        ("scenario".to_owned(), new.scenario.unwrap_or_default()),
        ("public".to_owned(), new.public.to_string()),
        ("door".to_owned(), new.door.word().to_owned()),
        ("several".to_owned(), new.several.to_string()),
        ("talk".to_owned(), new.talk.word().to_owned()),
    ];
    fields.extend(new.pace.map(Pace::fields).into_iter().flatten());
    fields.extend((0..).zip(new.seats).map(|(seat, who): (usize, _)| (format!("seat-{seat}"), who)));
    let mut form = forms::read_new_table(&fields, caller.reader.l10n)?;
    if let Some(options) = new.options {
        form.setup = Setup::read(&new.game, form.seats.len(), &options).map_err(Obstacle::of_choices)?;
    }
    let waits = form.seats.contains(&forms::NewSeat::Open);
    let leave = caller.house.leave_to_open(&client, &caller.reader.player, &form.seats).await?;
    let id = caller.house.open_table(form, &caller.reader).await?;
    leave.used_for(&id);
    let table = caller.house.table(&id).await?;
    if !waits {
        table.start(&caller.house).await?;
    }
    answer(StatusCode::CREATED, &info(&table, &table.now(), &caller.reader.player))
}

/// `GET /tables/{id}`
pub(super) async fn table(at: AtTable) -> Result<Response, Problem> {
    at.caller.may(Scope::Read)?;
    at.stands()
}

/// `POST /tables/{id}/join`
pub(super) async fn join(at: AtTable, Json(join): Json<Join>) -> Result<Response, Problem> {
    at.caller.may(Scope::Play)?;
    if !at.entrance.sits {
        return Err(Problem::forbidden("srv-players-link"));
    }
    let name = forms::read_name(&join.name)?.ok_or_else(|| Problem::unfit("srv-name-missing"))?;
    let commitment = forms::read_commitment(&join.commitment.unwrap_or_default())?;
    at.table.sit_down(&at.caller.house, Seat(join.seat), &at.caller.reader, name, commitment).await?;
    at.stands()
}

/// `POST /tables/{id}/start`
pub(super) async fn start(at: AtTable) -> Result<Response, Problem> {
    at.caller.may(Scope::Play)?;
    at.must_be_host()?;
    at.table.start(&at.caller.house).await?;
    at.stands()
}

/// `POST /tables/{id}/reveal`
pub(super) async fn reveal(at: AtTable, Json(reveal): Json<Reveal>) -> Result<Response, Problem> {
    at.caller.may(Scope::Play)?;
    let seat = at.own(reveal.seat)?;
    at.table.reveal(&at.caller.house, seat, reveal.share).await?;
    at.stands()
}

/// `GET /tables/{id}/view?seat=`
pub(super) async fn view(at: AtTable, Query(asked): Asked) -> Result<Response, Problem> {
    at.caller.may(Scope::Read)?;
    let now = at.table.now();
    let play = now.play.as_ref().ok_or(Obstacle::NotStarted)?;
    // Whose seat a bot holds sees what they own, and does nothing until they take over again.
    let (own, owned) = (at.own_seats(), now.owned_by(&at.caller.reader.player));
    let seat = match field(&asked, "seat") {
        Some(seat) => Some(at.owned(seat.parse().map_err(|_| Problem::unfit("srv-no-seat"))?)?),
        None => [own, owned].into_iter().find(|seats| seats.len() == 1).and_then(SeatSet::first),
    };
    let acts = seat.is_some_and(|seat| own.contains(seat)) && !play.is_over();
    let game = play.game();
    let view = game.view(play.state(), seat.map_or(Viewer::Spectator, Viewer::Seat)).at_rest();
    let (mut actions, mut ways_out) = (Vec::new(), Vec::new());
    if let Some(seat) = seat.filter(|_| acts) {
        game.legal(play.state(), seat, &mut actions);
        game.standing(play.state(), seat, &mut ways_out);
    }
    let names = now.names();
    let named = |action: AnyAction| NamedAction {
        name: at.caller.reader.l10n.text(&game.name_action(&action), &names),
        action: serde_json::to_value(&action).unwrap_or_default(),
    };
    answer(
        StatusCode::OK,
        &ViewAnswer {
            version: now.version(),
            seat: seat.map(|seat| seat.0),
            view: serde_json::to_value(&view).map_err(|_| Problem::broken())?,
            actions: actions.into_iter().map(named).collect(),
            ways_out: ways_out.into_iter().map(named).collect(),
            can_take_back: acts && seat.is_some_and(|seat| play.can_take_back(seat)),
        },
    )
}

/// `GET /tables/{id}/board`: what is played there, and the board that the numbers in views stand for.
pub(super) async fn board(at: AtTable) -> Result<Response, Problem> {
    at.caller.may(Scope::Read)?;
    let game = &at.table.game;
    let identity = serde_json::to_value(game.identity()).map_err(|_| Problem::broken())?;
    answer(StatusCode::OK, &BoardAnswer { identity, board: game.board() })
}

/// `GET /tables/{id}/log`: what happened so far, as far as the caller was told.
pub(super) async fn log(at: AtTable) -> Result<Response, Problem> {
    at.caller.may(Scope::Read)?;
    let now = at.table.now();
    let play = now.play.as_ref().ok_or(Obstacle::NotStarted)?;
    let lines = told_since(play, &now, &at.caller.reader, Heard::default());
    let ends = play.moments();
    answer(StatusCode::OK, &LogAnswer { first: *ends.start(), last: *ends.end(), lines })
}

/// `GET /tables/{id}/wants`: what a bot would want for an offer, which is written as the fields of the page's form.
pub(super) async fn wants(at: AtTable, Query(fields): Asked) -> Result<Response, Problem> {
    at.caller.may(Scope::Read)?;
    let now = at.table.now();
    let play = now.play.as_ref().ok_or(Obstacle::NotStarted)?;
    let seat = match field(&fields, "seat") {
        Some(seat) => at.own(seat.parse().map_err(|_| Problem::unfit("srv-no-seat"))?)?,
        None => at.voice()?,
    };
    let asks = fields.into_iter().filter(|(name, _)| name != "seat" && name != "asks");
    let asks: Vec<_> = asks.chain([("asks".to_owned(), "partner".to_owned())]).collect();
    let wanted = now.would_take(play, seat, &asks);
    let action = wanted.map(|action| NamedAction {
        name: at.caller.reader.l10n.text(&play.game().name_action(&action), &now.names()),
        action: serde_json::to_value(&action).unwrap_or_default(),
    });
    answer(StatusCode::OK, &WantsAnswer { action })
}

/// `GET /tables/{id}/hint?seat=`
pub(super) async fn hint(at: AtTable, Query(asked): Asked) -> Result<Response, Problem> {
    at.caller.may(Scope::Play)?;
    let now = at.table.now();
    let player = &at.caller.reader.player;
    let seat = match field(&asked, "seat") {
        Some(seat) => at.own(seat.parse().map_err(|_| Problem::unfit("srv-no-seat"))?)?,
        None => at.voice()?,
    };
    now.may_ask_a_bot(player, seat)?;
    let ways = at.table.ask_a_bot(&at.caller.house, now.clone(), seat).await?;
    let (l10n, names) = (at.caller.reader.l10n, now.names());
    let way = |way: &Considered| HintWay {
        actions: way.actions.iter().map(|action| serde_json::to_value(action).unwrap_or_default()).collect(),
        name: l10n.text(&way.name, &names),
        aim: way.aim.as_ref().map(|aim| l10n.text(aim, &names)),
        chance: way.chance.map(|chance| chance.mean),
        error: way.chance.map(|chance| chance.error),
    };
    let ways = ways.iter().map(way).collect();
    answer(StatusCode::OK, &HintAnswer { version: now.version(), seat: seat.0, ways })
}

/// `POST /tables/{id}/act`
pub(super) async fn act(at: AtTable, Json(act): Json<Act>) -> Result<Response, Problem> {
    at.caller.may(Scope::Play)?;
    let seat = at.own(act.seat)?;
    let json = Value::Array(act.actions).to_string();
    let actions = forms::read_actions(&at.table.game, &[("action".to_owned(), json)])?;
    let deed = if act.again { Deed::Order(actions) } else { Deed::Act(actions) };
    at.table.carry_out(&at.caller.house, seat, act.version, deed).await?;
    at.stands()
}

/// `POST /tables/{id}/takeback`
pub(super) async fn take_back(at: AtTable, Json(take): Json<TakeBack>) -> Result<Response, Problem> {
    at.caller.may(Scope::Play)?;
    let seat = at.own(take.seat)?;
    at.table.carry_out(&at.caller.house, seat, take.version, Deed::TakeBack).await?;
    at.stands()
}

/// `GET /tables/{id}/moments/{entry}?as=`
pub(super) async fn moment(
    at: AtTable,
    Path((_, entry)): Path<(String, String)>,
    Query(fields): Asked,
) -> Result<Response, Problem> {
    at.caller.may(Scope::Read)?;
    let now = at.table.now();
    let play = now.play.as_ref().ok_or_else(Problem::no_moment_yet)?;
    let (reader, ask) = (&at.caller.reader, Ask { fields });
    let back = LookBack { past: Past::Table(&at.table, &now), play, reader, ask };
    moment_of(&back, &entry)
}

/// A moment as whoever looks back may see it.
pub(super) fn moment_of(back: &LookBack<'_>, entry: &str) -> Result<Response, Problem> {
    let moment = back.moment(entry.parse().ok())?;
    let viewer = back.eyes()?.viewer();
    let view = back.play.game().view(&moment.state, viewer).at_rest();
    let ends = back.play.moments();
    answer(
        StatusCode::OK,
        &MomentAnswer {
            entry: moment.entry,
            first: *ends.start(),
            last: *ends.end(),
            seat: viewer.seat().map(|seat| seat.0),
            view: serde_json::to_value(&view).map_err(|_| Problem::broken())?,
        },
    )
}

/// `POST /tables/{id}/moments/{entry}/play-on`
pub(super) async fn play_on(
    at: AtTable,
    client: Client,
    Path((_, entry)): Path<(String, String)>,
    Json(wish): Json<PlayOn>,
) -> Result<Response, Problem> {
    at.caller.may(Scope::Play)?;
    let now = at.table.now();
    let play = now.play.as_ref().ok_or_else(Problem::no_moment_yet)?;
    let (house, reader) = (&at.caller.house, &at.caller.reader);
    let ask = Ask { fields: wish.eyes.map(|eyes| ("as".to_owned(), eyes)).into_iter().collect() };
    let back = LookBack { past: Past::Table(&at.table, &now), play, reader, ask };
    let (moment, eyes) = (back.moment(entry.parse().ok())?, back.eyes()?);
    let name = forms::read_name(&wish.name)?.unwrap_or_else(|| reader.l10n.say("form-somebody"));
    client.opens(house, &reader.player)?;
    let position = position(play, &moment, eyes);
    let onwards = Onwards::of_table(&at.table, &now);
    let id = house.play_on(play.game(), onwards, &position, (Seat(wish.seat), &name), reader).await?;
    let table = house.table(&id).await?;
    answer(StatusCode::CREATED, &info(&table, &table.now(), &reader.player))
}

/// `GET /tables/{id}/analysis`: once it is over. Whoever asks first lets it be found out.
pub(super) async fn analysis(at: AtTable) -> Result<Response, Problem> {
    at.caller.may(Scope::Read)?;
    let found = match at.table.looked_back(&at.caller.house).await? {
        LookedBack::There(analysis) => {
            let analysis = serde_json::to_value(analysis).map_err(|_| Problem::broken())?;
            AnalysisAnswer { analysis: Some(analysis), working: None }
        }
        LookedBack::Working(done, all) => {
            AnalysisAnswer { analysis: None, working: Some(Working { done, all }) }
        }
        LookedBack::Never => AnalysisAnswer { analysis: None, working: None },
    };
    answer(StatusCode::OK, &found)
}

/// `GET /tables/{id}/journal`: once it is over. Before, it would show the order of the pile.
pub(super) async fn journal(at: AtTable) -> Result<Response, Problem> {
    at.caller.may(Scope::Read)?;
    let text = crate::routes::journal_of(&at.table.now()).ok_or_else(Problem::journal_sealed)?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}

impl AtTable {
    /// The table as it stands.
    pub(super) fn stands(&self) -> Result<Response, Problem> {
        answer(StatusCode::OK, &info(&self.table, &self.table.now(), &self.caller.reader.player))
    }
}

/// A table as somebody may know it.
pub(super) fn info(table: &Table, now: &Snapshot, player: &str) -> TableInfo {
    let (own, resigned) = (now.seats_of(player), now.resigned());
    let play = now.play.as_deref();
    let to_act = play.filter(|play| !play.is_over()).map(|play| play.game().to_act(play.state()));
    let numbers = |seats: SeatSet| seats.iter().map(|seat| seat.0).collect::<Vec<u8>>();
    let seat = |(seat, person): (Seat, pages::model::Person)| SeatInfo {
        seat: seat.0,
        kind: match person.kind {
            PersonKind::Open => SeatKind::Open,
            PersonKind::Person => SeatKind::Person,
            PersonKind::Held(_) => SeatKind::Held,
            PersonKind::Bot(_) => SeatKind::Bot,
        },
        name: person.name,
        own: own.contains(seat),
        present: person.present,
        resigned: resigned.contains(seat),
    };
    let people = now.people_for(player);
    TableInfo {
        id: table.id.clone(),
        game: table.setup.play.game().id().to_owned(),
        status: status(now),
        version: now.version(),
        host: now.host == player,
        public: now.public,
        door: Door::of(table.setup.guests.door),
        several: table.setup.guests.several,
        path: table.entrance(now, player, &[]).path,
        seats: Seat::all(people.len()).zip(people).map(seat).collect(),
        must: to_act.map(|to_act| numbers(to_act.must)).unwrap_or_default(),
        may: to_act.map(|to_act| numbers(to_act.may)).unwrap_or_default(),
        winners: play
            .and_then(|play| play.game().outcome(play.state()))
            .map(|outcome| numbers(outcome.winners)),
        scores: play.map(|play: &Play<AnyGame>| play.game().scores(play.state())),
        seal: table.commitment.clone(),
        line: line(now),
    }
}

fn status(now: &Snapshot) -> Status {
    match (&now.play, &now.locked) {
        (Some(play), _) if play.is_over() => Status::Over,
        (Some(_), _) => Status::Playing,
        (None, Some(locked)) if locked.is_broken_off() => Status::Over,
        (None, Some(_)) => Status::Locked,
        (None, None) => Status::Open,
    }
}

fn field<'a>(fields: &'a [(String, String)], name: &str) -> Option<&'a str> {
    fields.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str())
}
