//! Looking back at games that are over, in the background: when somebody first asks, once, and kept with the table.
//!
//! It takes a core for seconds, up to a minute, so it thinks in the places of the bots, among those that nobody waits for, and gives its
//! place up every moment: no bot at a table waits for it longer. A node claims the table for it, so that of several nodes one
//! does it; should that one die, its claim ends, and whoever asks next begins anew. The same game has the same analysis at every node.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use bots::analysis::{Analysis, NoAnalysis, analyse, is_learned};
use games::AnyGame;
use table::Play;
use tokio::runtime::Handle;

use crate::house::House;
use crate::loaded::Table;
use crate::obstacle::Obstacle;

/// The seed of the samples.
const SEED: u64 = 2002;
/// For how long it thinks before others may.
const SLICE: Duration = Duration::from_millis(100);

/// Who looks back at a table's game at this node, and how far they are.
#[derive(Debug, Default)]
pub(crate) struct LooksBack {
    at_work: AtomicBool,
    done: AtomicUsize,
    all: AtomicUsize,
}

/// What is known of a game.
pub(crate) enum LookedBack {
    /// The whole.
    There(Box<Analysis>),
    /// So many of so many actions are looked at.
    Working(usize, usize),
    /// There will be nothing.
    Never,
}

/// The mark that somebody is at it; it goes away with its holder, whatever ends them.
struct AtWork(Arc<Table>);

impl Drop for AtWork {
    fn drop(&mut self) {
        self.0.looks_back.at_work.store(false, Ordering::SeqCst);
    }
}

impl Table {
    /// The analysis of the game; if there is none yet, somebody begins with it.
    pub(crate) async fn looked_back(self: &Arc<Self>, house: &Arc<House>) -> Result<LookedBack, Obstacle> {
        let now = self.now();
        let play = now.play.as_ref().ok_or(Obstacle::NotStarted)?;
        if !play.is_over() {
            return Err(Obstacle::NotOver);
        }
        if !is_learned(play.game()) {
            return Ok(LookedBack::Never);
        }
        // What an older program has written may be unreadable. Then it is found out anew.
        let kept = house.store.analysis(&self.id).await?;
        if let Some(analysis) = kept.and_then(|kept| serde_json::from_str(&kept).ok()) {
            return Ok(LookedBack::There(Box::new(analysis)));
        }
        if !self.looks_back.at_work.swap(true, Ordering::SeqCst) {
            tokio::spawn(look_back(AtWork(self.clone()), house.clone(), play.clone()));
        }
        let far = |count: &AtomicUsize| count.load(Ordering::Relaxed);
        Ok(LookedBack::Working(far(&self.looks_back.done), far(&self.looks_back.all)))
    }
}

async fn look_back(at_work: AtWork, house: Arc<House>, play: Arc<Play<AnyGame>>) {
    let table = &at_work.0;
    match table.claim(&house).await {
        Ok(true) => {}
        // Another node is at it.
        Ok(false) => return,
        Err(obstacle) => return tracing::warn!(table = table.id, %obstacle, "a table cannot be claimed"),
    }
    let (here, runtime, its_house) = (table.clone(), Handle::current(), house.clone());
    let mut thinking =
        tokio::task::spawn_blocking(move || think(&play, &its_house, &runtime, &here.looks_back));
    let found = loop {
        tokio::select! {
            found = &mut thinking => break found,
            // The claim is kept up meanwhile. If it is lost, two do the same, and come to the same.
            () = tokio::time::sleep(house.lease / 4) => drop(table.claim(&house).await),
        }
    };
    let Ok(Ok(analysis)) = found else { return };
    let kept = match serde_json::to_string(&analysis.shortened()) {
        Ok(text) => house.store.put_analysis(&table.id, &text).await.map_err(Obstacle::from),
        Err(error) => Err(error.into()),
    };
    if let Err(obstacle) = kept {
        tracing::error!(table = table.id, %obstacle, "an analysis cannot be kept; it is made again when somebody asks");
    }
}

/// Thinks a moment at a time, in a place for bots that nobody waits for.
fn think(
    play: &Play<AnyGame>,
    house: &House,
    runtime: &Handle,
    far: &LooksBack,
) -> Result<Analysis, NoAnalysis> {
    let stopping = house.stopping();
    let place = || runtime.block_on(house.bots.to_ponder(false));
    let (mut held, mut since) = (Some(place()), Instant::now());
    analyse(play, SEED, &mut |done, all| {
        far.done.store(done, Ordering::Relaxed);
        far.all.store(all, Ordering::Relaxed);
        if since.elapsed() >= SLICE {
            drop(held.take());
            (held, since) = (Some(place()), Instant::now());
        }
        !*stopping.borrow()
    })
}
