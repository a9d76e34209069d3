//! When bots think and act: a few at a time, those at people's tables first, and after people who ask for something.
//!
//! Hundreds of tables at which only bots play would take every core and every place in the queue of the database. So bots act in
//! turns, and of those whom nobody waits for one at a time.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::sync::{Semaphore, SemaphorePermit, watch};

/// The longest that a bot whom nobody waits for lets people go first, so that it goes on in a busy house too.
const YIELDS: Duration = Duration::from_millis(50);

/// The places for bots of a house.
pub(crate) struct BotTurns {
    /// For those that take their time: a core is left for everything else.
    pondering: Queue,
    /// For those that act.
    acting: Queue,
    /// How many requests of people are being answered.
    asking: watch::Sender<usize>,
    /// How many bots wait for a place.
    waiting: AtomicUsize,
}

/// Places that are given in the order in which they are asked for; but of those whom nobody waits for one at a time asks.
struct Queue {
    places: Semaphore,
    idle: Semaphore,
}

impl Queue {
    fn new(places: usize) -> Queue {
        Queue { places: Semaphore::new(places), idle: Semaphore::new(1) }
    }

    async fn place(&self, awaited: bool) -> Turn<'_> {
        // Neither is ever closed.
        let idle = if awaited { None } else { self.idle.acquire().await.ok() };
        Turn { _place: self.places.acquire().await.ok(), _idle: idle }
    }
}

/// A bot's turn, until it is dropped.
pub(crate) struct Turn<'a> {
    _place: Option<SemaphorePermit<'a>>,
    _idle: Option<SemaphorePermit<'a>>,
}

/// A request of somebody, until it is dropped.
pub(crate) struct Asks<'a>(&'a BotTurns);

impl Drop for Asks<'_> {
    fn drop(&mut self) {
        self.0.asking.send_modify(|asking| *asking -= 1);
    }
}

/// Somebody in the queue, until it is dropped.
struct Waits<'a>(&'a AtomicUsize);

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl BotTurns {
    /// For a machine with so many cores.
    pub(crate) fn new(cores: usize) -> BotTurns {
        BotTurns {
            pondering: Queue::new(cores.saturating_sub(1).max(1)),
            acting: Queue::new(cores.max(1)),
            asking: watch::Sender::new(0),
            waiting: AtomicUsize::new(0),
        }
    }

    /// A place to ponder, for a bot that somebody waits for or not.
    pub(crate) async fn to_ponder(&self, awaited: bool) -> Turn<'_> {
        let _waits = self.wait();
        self.pondering.place(awaited).await
    }

    /// A turn to act.
    pub(crate) async fn to_act(&self, awaited: bool) -> Turn<'_> {
        let _waits = self.wait();
        let turn = self.acting.place(awaited).await;
        if !awaited {
            let mut asking = self.asking.subscribe();
            // Whoever waits in vain has waited long enough.
            let _late = tokio::time::timeout(YIELDS, asking.wait_for(|&asking| asking == 0)).await;
        }
        turn
    }

    /// Takes down that somebody asks for something.
    pub(crate) fn somebody_asks(&self) -> Asks<'_> {
        self.asking.send_modify(|asking| *asking += 1);
        Asks(self)
    }

    /// How many bots wait for a place.
    pub(crate) fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    fn wait(&self) -> Waits<'_> {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        Waits(&self.waiting)
    }
}

#[cfg(test)]
mod tests {
    use std::future::Future;
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    use tokio::time::Instant;

    use super::*;

    fn is_there<T>(future: impl Future<Output = T>) -> bool {
        matches!(pin!(future).poll(&mut Context::from_waker(Waker::noop())), Poll::Ready(_))
    }

    #[tokio::test]
    async fn a_bot_that_somebody_waits_for_passes_all_that_nobody_does() {
        let bots = BotTurns::new(2);
        let first = bots.to_act(false).await;
        let mut others: Vec<_> = (0..300).map(|_| Box::pin(bots.to_act(false))).collect();
        assert!(others.iter_mut().all(|other| !is_there(other.as_mut())), "one at a time");
        assert_eq!(bots.waiting(), 300);
        let awaited = bots.to_act(true);
        assert!(is_there(awaited), "it has a place at once");
        drop(first);
        assert!(is_there(others[0].as_mut()), "then the next in the row");
        drop(others);
        assert_eq!(bots.waiting(), 0);
    }

    #[tokio::test(start_paused = true)]
    async fn a_bot_that_nobody_waits_for_lets_people_go_first_for_a_while() {
        let bots = BotTurns::new(2);
        let asks = bots.somebody_asks();
        let begun = Instant::now();
        drop(bots.to_act(true).await);
        assert_eq!(begun.elapsed(), Duration::ZERO, "whom somebody waits for does not");
        drop(bots.to_act(false).await);
        assert!((YIELDS..2 * YIELDS).contains(&begun.elapsed()), "{:?}", begun.elapsed());
        drop(asks);
        let begun = Instant::now();
        drop(bots.to_act(false).await);
        assert_eq!(begun.elapsed(), Duration::ZERO);
    }

    #[tokio::test]
    async fn a_core_is_left_for_people() {
        let bots = BotTurns::new(4);
        let mut thinking = Vec::new();
        for _ in 0..3 {
            thinking.push(bots.to_ponder(true).await);
        }
        assert!(!is_there(bots.to_ponder(true)));
        assert!(is_there(bots.to_act(true)), "acting is another matter");
    }
}
