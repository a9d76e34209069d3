//! Plays the seats of the bots, without being asked.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use bots::Bot;
use games::{AnyAction, AnyGame};
use store::{SeatKind, SeatRecord};
use table::dice::{Dice, FastDice};
use table::{Game, Play, Seat, Viewer};
use tokio::time::Instant;

use crate::act::Deed;
use crate::backoff::Backoff;
use crate::due;
use crate::house::{House, random};
use crate::loaded::{Snapshot, Table};
use crate::obstacle::Obstacle;

/// How long a bot may think about one action.
const THINKING: Duration = Duration::from_millis(800);

/// Sees to it that somebody plays the bots of a table, if it is their turn. Called after every change.
pub(crate) fn wake(table: &Arc<Table>, house: &Arc<House>) {
    if asked_at(&table.now()).is_none() || table.bots_at_work.swap(true, Ordering::SeqCst) {
        return;
    }
    let at_work = AtWork(table.clone());
    tokio::spawn(play_bots(at_work, house.clone()));
}

/// The mark that somebody plays a table's bots; it goes away with its holder, whatever ends them.
struct AtWork(Arc<Table>);

impl Drop for AtWork {
    fn drop(&mut self) {
        self.0.bots_at_work.store(false, Ordering::SeqCst);
    }
}

/// The bot that the game waits for, with its seat. Bots act only when they are waited for: never into a move that a
/// person might still take back.
pub(crate) fn asked_bot(play: &Play<AnyGame>, seats: &[SeatRecord]) -> Option<(Seat, String)> {
    if play.is_over() {
        return None;
    }
    let must = play.game().to_act(play.state()).must;
    must.iter().find_map(|seat| match &seats.get(seat.index())?.kind {
        SeatKind::Bot(bot) => Some((seat, bot.clone())),
        SeatKind::Open | SeatKind::Person => None,
    })
}

/// The same at a table, with the game.
fn asked_at(snapshot: &Snapshot) -> Option<(Arc<Play<AnyGame>>, Seat, String)> {
    let play = snapshot.play.as_ref()?;
    asked_bot(play, &snapshot.seats).map(|(seat, bot)| (play.clone(), seat, bot))
}

async fn play_bots(at_work: AtWork, house: Arc<House>) {
    let table = at_work.0.clone();
    let mut stopping = house.stopping();
    let mut changes = table.watch();
    let mut dice = FastDice::new(u64::from_le_bytes(random()));
    let mut backoff = Backoff::default();
    loop {
        let pause = pause(&changes.borrow_and_update(), &house);
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            // Whoever acts is told everything, and need not be waited for any more.
            Ok(()) = changes.changed(), if pause > house.bot_pause => continue,
            _ = stopping.wait_for(|&stopping| stopping) => return,
        }
        let now = table.now();
        let Some((play, seat, bot)) = asked_at(&now) else {
            // Changes are published under this lock: whoever publishes one after it wakes the bots anew.
            let _acting = table.acting.lock().await;
            if asked_at(&table.now()).is_some() {
                continue;
            }
            drop(at_work);
            return;
        };
        if !due::may_act(&table, &house, &mut stopping, &mut backoff).await {
            continue;
        }
        let version = play.lines().len() as u64;
        let awaited = is_company(&now);
        let chosen = match Bot::called(&bot).filter(|bot| bot.ponders()) {
            Some(bot) => {
                let _place = house.bots.to_ponder(awaited).await;
                think(bot, &play, seat, &mut dice).await
            }
            None => None,
        };
        let turn = house.bots.to_act(awaited).await;
        let chosen = match (chosen, Bot::called(&bot).filter(|bot| !bot.ponders())) {
            (None, Some(bot)) => think(bot, &play, seat, &mut dice).await,
            (chosen, _) => chosen,
        };
        let mut done = Err(Obstacle::Failed("the bot chose nothing".to_owned()));
        // A bot that is not known here, chooses nothing or chooses wrongly must not hold up a game.
        for action in [chosen, any_legal(&play, seat, &mut dice)].into_iter().flatten() {
            let deed = Deed::Act(vec![action.clone()]);
            done = table.carry_out(&house, seat, version, deed).await;
            match &done {
                Err(Obstacle::Refused(refusal)) => {
                    tracing::warn!(table = table.id, %seat, bot, ?action, %refusal, "a bot chose an illegal action");
                }
                _ => break,
            }
        }
        drop(turn);
        match done {
            // Somebody else acted, at this node or another: look again.
            Ok(_) | Err(Obstacle::Stale) => backoff = Backoff::default(),
            Err(_) if *stopping.borrow() => return,
            Err(obstacle) => {
                // The game waits for this bot and for nobody else, so it does not give up while it is waited for.
                tracing::error!(table = table.id, %seat, bot, %obstacle, "a bot cannot act; it will try again");
                backoff.wait(&table, &mut stopping).await;
            }
        }
    }
}

/// Whether anybody waits for what happens at a table: plays there, or looks on.
fn is_company(now: &Snapshot) -> bool {
    !now.present.is_empty() || now.seats.iter().any(|seat| seat.kind == SeatKind::Person)
}

/// What a bot does. It thinks beside the requests, on a thread of its own.
async fn think(bot: Bot, play: &Arc<Play<AnyGame>>, seat: Seat, dice: &mut FastDice) -> Option<AnyAction> {
    let view = play.game().view(play.state(), Viewer::Seat(seat));
    let (play, mut thoughts) = (play.clone(), dice.clone());
    let thinking = tokio::task::spawn_blocking(move || {
        let begin = std::time::Instant::now();
        let mut goes_on = || begin.elapsed() < THINKING;
        let chosen = if bot.ponders() {
            bot.choose_while(play.game(), &view, &mut thoughts, &mut goes_on)
        } else {
            bot.choose(play.game(), &view, &mut thoughts)
        };
        (chosen, thoughts)
    });
    let (chosen, thoughts) = thinking.await.ok()?;
    *dice = thoughts;
    chosen
}

/// How long a bot waits before it acts. People are told what happens at their own pace, so a breath is enough, unless the
/// table would run too far ahead of what can be told.
fn pause(now: &Snapshot, house: &House) -> Duration {
    now.told.lead(Instant::now()).saturating_sub(house.bot_lead).max(house.bot_pause)
}

fn any_legal(play: &Play<AnyGame>, seat: Seat, dice: &mut FastDice) -> Option<AnyAction> {
    let mut legal = Vec::new();
    play.game().legal(play.state(), seat, &mut legal);
    if legal.is_empty() {
        return None;
    }
    let chosen = dice.pick("fallback", legal.len());
    Some(legal.swap_remove(chosen))
}
