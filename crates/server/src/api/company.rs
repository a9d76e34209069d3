//! What people do around a game, by programs: the seats of those who stay away, time, agreements, and seats that go elsewhere.

use std::time::Duration;

use axum::http::StatusCode;
use axum::response::Response;
use pages::absence::{Absent, Held};
use pages::company::{Handed, Left};
use pages::pace::{self, PaceTime, Rest, WhenUp};
use pages::{forms, model, paths};
use store::SeatKind;
use table::{Seat, SeatSet};

use super::answers::{
    AbsentInfo, Clock, CompanyAnswer, EndInfo, Found, HandedInfo, HeldInfo, HintsInfo, Hold, LeftInfo,
    LinkAnswer, OfSeat, Pace, SaidWord, Seated, Spoken, TakeBackInfo, TimeInfo, TimerInfo,
};
use super::caller::{AtDoor, AtTable, Scope};
use super::tables::info;
use super::{Json, answer};
use crate::absence::Word;
use crate::client::Client;
use crate::obstacle::Obstacle;
use crate::problem::Problem;

/// `GET /tables/{id}/company`
pub(super) async fn company(at: AtTable) -> Result<Response, Problem> {
    at.caller.may(Scope::Read)?;
    // A program that asks now and then has no page open by which the house would know that somebody wants to know.
    at.table.look_who_is_there(&at.caller.house).await?;
    at.company()
}

/// `POST /tables/{id}/hold`, by anybody else who plays.
pub(super) async fn hold(at: AtTable, Json(hold): Json<Hold>) -> Result<Response, Problem> {
    at.caller.may(Scope::Play)?;
    let bot = bot_called(&hold.bot)?;
    at.table.hold(&at.caller.house, at.voice()?, Seat(hold.seat), bot).await?;
    at.company()
}

/// `POST /tables/{id}/back`, by whoever owns the seat.
pub(super) async fn back(at: AtTable, Json(of): Json<OfSeat>) -> Result<Response, Problem> {
    at.caller.may(Scope::Play)?;
    if !at.table.now().owned_by(&at.caller.reader.player).contains(Seat(of.seat)) {
        return Err(Problem::forbidden("srv-not-your-seat"));
    }
    at.table.come_back(&at.caller.house, Seat(of.seat)).await?;
    at.company()
}

/// `POST /tables/{id}/end`, by anybody who plays.
pub(super) async fn end(at: AtTable, Json(spoken): Json<Spoken>) -> Result<Response, Problem> {
    at.caller.may(Scope::Play)?;
    at.table.speak_of_the_end(&at.caller.house, at.speaker(&spoken)?, spoken.word.into()).await?;
    at.company()
}

/// `POST /tables/{id}/takeback/together`, by anybody who plays.
pub(super) async fn take_back_together(at: AtTable, Json(spoken): Json<Spoken>) -> Result<Response, Problem> {
    at.caller.may(Scope::Play)?;
    let by = at.speaker(&spoken)?;
    if at.table.now().players() < 2 {
        return Err(Problem::forbidden("srv-nobody-to-ask"));
    }
    at.table.speak_of_taking_back(&at.caller.house, by, spoken.word.into()).await?;
    at.company()
}

/// `POST /tables/{id}/hints`, by anybody who plays.
pub(super) async fn hints(at: AtTable, Json(spoken): Json<Spoken>) -> Result<Response, Problem> {
    at.caller.may(Scope::Play)?;
    at.table.speak_of_hints(&at.caller.house, at.speaker(&spoken)?, spoken.word.into()).await?;
    at.company()
}

/// `POST /tables/{id}/time`, by anybody else who plays.
pub(super) async fn give_time(at: AtTable, Json(of): Json<OfSeat>) -> Result<Response, Problem> {
    at.caller.may(Scope::Play)?;
    let by = at.voice()?;
    if at.table.now().seats_of(&at.caller.reader.player).contains(Seat(of.seat)) {
        return Err(Problem::forbidden("srv-own-time"));
    }
    at.table.give_time(&at.caller.house, by, Seat(of.seat)).await?;
    at.company()
}

/// `POST /tables/{id}/day-off`, by whoever sits there.
pub(super) async fn day_off(at: AtTable, Json(of): Json<OfSeat>) -> Result<Response, Problem> {
    at.caller.may(Scope::Play)?;
    let seat = at.own(of.seat)?;
    at.table.take_day_off(&at.caller.house, seat).await?;
    at.company()
}

/// `POST /tables/{id}/seat`: before the game, by the host, and by whoever leaves their seat.
pub(super) async fn seat(at: AtTable, Json(seated): Json<Seated>) -> Result<Response, Problem> {
    at.caller.may(Scope::Play)?;
    let kind = match seated.kind.strip_prefix("bot-") {
        None if seated.kind == "open" => SeatKind::Open,
        bot => SeatKind::Bot(bot_called(bot.unwrap_or_default())?),
    };
    let seat = Seat(seated.seat);
    let leaves = kind == SeatKind::Open && at.table.now().seats_of(&at.caller.reader.player).contains(seat);
    if !leaves {
        at.must_be_host()?;
    }
    at.table.seat_as(&at.caller.house, seat, kind, at.caller.reader.l10n).await?;
    at.stands()
}

/// `POST /tables/{id}/go-on`: without the shares that were not revealed, by the host.
pub(super) async fn go_on(at: AtTable) -> Result<Response, Problem> {
    at.caller.may(Scope::Play)?;
    at.must_be_host()?;
    at.table.go_on_without(&at.caller.house).await?;
    at.stands()
}

/// `POST /tables/{id}/break-off`: the start, by the host. Everybody goes on at the table that is answered.
pub(super) async fn break_off(at: AtTable, client: Client) -> Result<Response, Problem> {
    at.caller.may(Scope::Play)?;
    at.must_be_host()?;
    at.caller.house.leave_to_play_again(&client, &at.caller.reader.player, &at.table).await?;
    at.table.break_off(&at.caller.house).await?;
    let next = at.caller.house.open_again(&at.table, &at.caller.reader, "").await?;
    let table = at.caller.house.table(&next).await?;
    answer(StatusCode::CREATED, &info(&table, &table.now(), &at.caller.reader.player))
}

/// `POST /tables/{id}/link`, by whoever sits there.
pub(super) async fn link(at: AtTable, Json(of): Json<OfSeat>) -> Result<Response, Problem> {
    at.caller.may(Scope::Play)?;
    let seat = at.own(of.seat)?;
    let secret = at.table.make_link(&at.caller.house, seat).await?;
    let path = paths::found(&at.table.id, &secret);
    answer(StatusCode::CREATED, &LinkAnswer { seat: seat.0, secret, path })
}

/// `POST /tables/{id}/found`, by anybody who has the link.
pub(super) async fn found(AtDoor(at): AtDoor, Json(found): Json<Found>) -> Result<Response, Problem> {
    at.caller.may(Scope::Play)?;
    let seat = at.table.seat_by_link(&at.caller.house, &found.secret).await?;
    let name = match found.name {
        Some(name) => Some(forms::read_name(&name)?.ok_or_else(|| Problem::unfit("srv-name-missing"))?),
        None => None,
    };
    at.table.take_seat(&at.caller.house, seat, &at.caller.reader, name).await?;
    at.stands()
}

/// `POST /tables/{id}/fetch-back`: the seat that another took by its link comes back.
pub(super) async fn fetch_back(at: AtTable, Json(of): Json<OfSeat>) -> Result<Response, Problem> {
    at.caller.may(Scope::Play)?;
    if !at.table.now().may_return(&at.caller.reader.player, Seat(of.seat)) {
        return Err(Problem::forbidden("srv-not-your-seat"));
    }
    at.table.take_seat(&at.caller.house, Seat(of.seat), &at.caller.reader, None).await?;
    at.stands()
}

/// `POST /tables/{id}/again`: a new table for the same people, once the game is over.
pub(super) async fn again(at: AtTable, client: Client) -> Result<Response, Problem> {
    at.caller.may(Scope::Play)?;
    let now = at.table.now();
    let over = now.play.as_ref().is_some_and(|play| play.is_over());
    if !over || now.owned_by(&at.caller.reader.player).is_empty() {
        return Err(Problem::not_again());
    }
    at.caller.house.leave_to_play_again(&client, &at.caller.reader.player, &at.table).await?;
    let next = at.caller.house.open_again(&at.table, &at.caller.reader, "").await?;
    let table = at.caller.house.table(&next).await?;
    if now.is_alone() {
        match table.start(&at.caller.house).await {
            Ok(_) | Err(Obstacle::Started | Obstacle::SeatsLocked) => {}
            Err(obstacle) => return Err(obstacle.into()),
        }
    }
    answer(StatusCode::CREATED, &info(&table, &table.now(), &at.caller.reader.player))
}

fn bot_called(name: &str) -> Result<String, Problem> {
    let known = bots::NAMES.contains(&name);
    known.then(|| name.to_owned()).ok_or_else(|| Problem::unfit("srv-seat-kind"))
}

impl From<SaidWord> for Word {
    fn from(word: SaidWord) -> Self {
        match word {
            SaidWord::Ask => Word::Ask,
            SaidWord::Agree => Word::Agree,
            SaidWord::Decline => Word::Decline,
        }
    }
}

impl AtTable {
    /// The seat that says a word.
    fn speaker(&self, spoken: &Spoken) -> Result<Seat, Problem> {
        let voices = self.table.now().voices_of(&self.caller.reader.player);
        match spoken.seat.map(Seat) {
            Some(seat) if voices.contains(seat) => Ok(seat),
            Some(_) => Err(Problem::forbidden("srv-not-your-seat")),
            None => self.voice(),
        }
    }

    /// What people do around the game.
    fn company(&self) -> Result<Response, Problem> {
        let (now, house, player) = (self.table.now(), &self.caller.house, &self.caller.reader.player);
        let absence = now.absence_for(player, self.table.absence(house));
        let clocks = now.clocks.as_ref();
        let times = clocks.map_or_else(Vec::new, |clocks| clocks.shown(house.time.now(), &now.seats));
        let has_a_say = absence.company && absence.speaks;
        let coach = now.coach_for(player, None, None);
        let hints = HintsInfo { agreed: numbers(coach.agreed), awaited: numbers(coach.awaited) };
        let around = CompanyAnswer {
            version: now.version(),
            pace: self.table.setup.pace.map(Pace::from),
            times: times.into_iter().map(TimeInfo::from).collect(),
            timer: now.clock.and_then(|clock| clock.shown()).map(TimerInfo::from),
            may_ask_back: has_a_say && absence.may_ask_back && absence.takeback.is_none(),
            absent: absence.absent.iter().map(AbsentInfo::from).collect(),
            held: absence.held.into_iter().map(HeldInfo::from).collect(),
            end: Some(absence.for_an_end)
                .filter(|agreed| !agreed.is_empty())
                .map(|agreed| EndInfo { agreed: numbers(agreed), awaited: numbers(absence.awaited) }),
            takeback: absence.takeback.map(|asked| TakeBackInfo {
                by: asked.by.0,
                known: asked.known,
                awaited: numbers(asked.awaited),
            }),
            hints: absence.company.then_some(hints),
            patience: Some(absence.patience).filter(|_| self.table.absence(house) != Duration::MAX),
            handed: now.handed().into_iter().map(HandedInfo::from).collect(),
            left: now.left_by(player).into_iter().map(LeftInfo::from).collect(),
        };
        answer(StatusCode::OK, &around)
    }
}

impl From<&Absent> for AbsentInfo {
    fn from(away: &Absent) -> Self {
        let Absent { seat, minutes, up, may_be_held } = *away;
        AbsentInfo { seat: seat.0, minutes, up, may_be_held }
    }
}

impl From<Held> for HeldInfo {
    fn from(held: Held) -> Self {
        HeldInfo { seat: held.seat.0, bot: held.bot, own: held.own }
    }
}

impl From<Handed> for HandedInfo {
    fn from(Handed { before, after }: Handed) -> Self {
        HandedInfo { before, after }
    }
}

impl From<Left> for LeftInfo {
    fn from(Left { seat, name, to }: Left) -> Self {
        // Another browser of the same person took it; what was given to somebody else stays theirs.
        LeftInfo { seat: seat.0, name, may_return: to.is_none(), to }
    }
}

fn numbers(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}

fn milliseconds(span: Duration) -> u64 {
    u64::try_from(span.as_millis()).unwrap_or(u64::MAX)
}

impl From<model::Clock> for TimerInfo {
    fn from(model::Clock { seat, grace, left, running }: model::Clock) -> Self {
        TimerInfo { seat: seat.0, left: milliseconds(left), grace: milliseconds(grace), running }
    }
}

impl From<pace::SeatTime> for TimeInfo {
    fn from(time: pace::SeatTime) -> Self {
        TimeInfo {
            seat: time.seat.0,
            left: milliseconds(time.left),
            grace: milliseconds(time.grace),
            running: time.running,
            up: time.up,
            days_off: time.days_off,
        }
    }
}

impl From<pace::Pace> for Pace {
    fn from(pace: pace::Pace) -> Self {
        let none = Pace {
            clock: Clock::Live,
            decision: 0,
            bank: 0,
            increment: 0,
            hours: 0,
            nights: false,
            weekends: false,
            ahead: 0.0,
            vacation: 0,
            bot: pace.up == WhenUp::Bot,
        };
        match pace.time {
            PaceTime::Live { decision, bank, increment } => {
                Pace { decision, bank: bank / 60, increment, ..none }
            }
            PaceTime::Turns { hours, rest: Rest { nights, weekends, ahead }, vacation } => {
                let ahead = ahead.hours();
                Pace { clock: Clock::Turns, hours, nights, weekends, ahead, vacation, ..none }
            }
        }
    }
}

impl Pace {
    /// The same as the form of a new table has it, which also says what is too much or too little.
    pub(super) fn fields(self) -> Vec<(String, String)> {
        let clock = if self.clock == Clock::Live { "live" } else { "turns" };
        let up = if self.bot { "bot" } else { "others" };
        let mut fields = vec![
            ("clock", clock.to_owned()),
            ("clock_up", up.to_owned()),
            ("clock_decision", self.decision.to_string()),
            ("clock_bank", self.bank.to_string()),
            ("clock_increment", self.increment.to_string()),
            ("clock_hours", self.hours.to_string()),
            ("clock_ahead", self.ahead.to_string()),
            ("clock_vacation", self.vacation.to_string()),
        ];
        fields.extend(self.nights.then(|| ("clock_nights", "on".to_owned())));
        fields.extend(self.weekends.then(|| ("clock_weekends", "on".to_owned())));
        fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
    }
}
