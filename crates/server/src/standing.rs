//! Whether whoever opened a stream is still who they were. A device, an account or a token can be ended meanwhile, and what was open
//! by it ends with it: at once at the node that ends it, and at every other when it looks next.

use std::sync::Arc;
use std::time::Duration;

use axum::http::HeaderMap;
use store::StoreError;
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Instant, Interval, MissedTickBehavior, interval_at};

use crate::house::House;
use crate::identity;

/// How often a stream looks whether it may go on. Another node may have ended that, of which nothing is said here.
const LOOK: Duration = Duration::from_secs(15);
/// How many players can be told of at once. Whoever missed one looks for themselves.
const WAITING: usize = 64;

/// The players of whom something was ended here.
pub(crate) struct Ended(broadcast::Sender<String>);

impl Default for Ended {
    fn default() -> Self {
        Ended(broadcast::Sender::new(WAITING))
    }
}

impl House {
    /// Lets all streams of a player look whether they may go on, because something of theirs was ended.
    pub(crate) fn look_again(&self, player: &str) {
        // An error only means that nobody has a stream open.
        let _nobody = self.ended.0.send(player.to_owned());
    }

    /// Ends a device of a player, and what is open on it.
    pub(crate) async fn end_device(&self, player: &str, id: &str) -> Result<(), StoreError> {
        self.store.end_device(player, id).await?;
        self.look_again(player);
        Ok(())
    }

    /// Ends a token of a player, and what is open by it.
    pub(crate) async fn end_token(&self, player: &str, id: &str) -> Result<(), StoreError> {
        self.store.end_token(player, id).await?;
        self.look_again(player);
        Ok(())
    }
}

/// By what somebody is who they are.
#[derive(Debug)]
pub(crate) enum By {
    /// By the cookies of their browser.
    Cookies(HeaderMap),
    /// By the token with this hash.
    Token(String),
    /// They are nobody in particular, which nothing ends.
    Nothing,
}

/// Who has a stream open, and by what.
pub(crate) struct Standing {
    house: Arc<House>,
    player: String,
    by: By,
    ended: broadcast::Receiver<String>,
    look: Interval,
    /// Whether something was ended since it was last looked at.
    unsure: bool,
}

impl Standing {
    pub(crate) fn of(house: &Arc<House>, player: &str, by: By) -> Standing {
        let mut look = interval_at(Instant::now() + LOOK, LOOK);
        look.set_missed_tick_behavior(MissedTickBehavior::Delay);
        // What was ended while the stream was opened is seen by the first look.
        let (ended, unsure) = (house.ended.0.subscribe(), true);
        Standing { house: house.clone(), player: player.to_owned(), by, ended, look, unsure }
    }

    /// Comes back when this is over. It can be left and waited for again.
    pub(crate) async fn ends(&mut self) {
        loop {
            if self.unsure && !self.holds().await {
                return;
            }
            self.unsure = false;
            tokio::select! {
                player = self.ended.recv() => match player {
                    Ok(player) => self.unsure = player == self.player,
                    Err(RecvError::Lagged(_)) => self.unsure = true,
                    Err(RecvError::Closed) => return,
                },
                _ = self.look.tick() => self.unsure = true,
            }
        }
    }

    /// Whether they are still who they were. A store that does not answer ends nothing: whoever plays is not thrown out by that.
    async fn holds(&self) -> bool {
        let house = &self.house;
        let holds = match &self.by {
            By::Cookies(headers) => identity::is_still(house, headers, &self.player).await,
            By::Token(hash) => house.store.token(hash).await.map(|token| token.is_some()),
            By::Nothing => Ok(true),
        };
        holds.unwrap_or_else(|error| {
            tracing::warn!(%error, "it could not be looked up whether a stream may go on");
            true
        })
    }
}
