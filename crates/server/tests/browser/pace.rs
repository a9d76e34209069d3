//! Time on the stage passes at the reader's pace, and not while they read.

use crate::chrome::Screen;
use crate::stage::{Table, WATCHING};

/// Time passes only when the test says so, and it has passed when the page has looked at it some times since: what tells looks again
/// and again, and so does what counts clocks down.
const CLOCK: &str = "
    let now = 0, looks = 0, wanted = 0, noticed;
    performance.now = () => {
        looks += 1;
        if (looks === wanted) noticed();
        return now;
    };
    window.pass = (ms) => new Promise((done) => {
        now += ms;
        [wanted, noticed] = [looks + 4, done];
    });
";

impl Table {
    /// Lets so many milliseconds pass for the page, and waits until it has noticed.
    async fn passes(&self, ms: u64) {
        self.tab.ask::<()>(&format!("return window.pass({ms});"), vec![]).await;
    }

    async fn is_still_telling(&self) -> bool {
        self.tab.eval::<u64>("Number(document.body.dataset.version)").await == 2
    }
}

/// A table at which Bo's dice lie on Ada's stage, at a pace, and how long they do at normal pace.
async fn dice_at(pace: &str) -> (Table, u64) {
    let mut table = Table::of("little-monsters", WATCHING, Screen::Laptop).await;
    table.tab.click(".settings > summary").await;
    table.tab.click(&format!(".pace option[value={pace}]")).await;
    table.tab.ask::<()>(CLOCK, vec![]).await;
    table.bo_does("\"roll\"").await;
    table.tab.until("document.querySelector('#stage .beat.dice')").await;
    let ms = table.tab.eval("Number(document.querySelector('#stage .beat.dice').dataset.ms)").await;
    (table, ms)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn slow_takes_longer_than_normal_and_nothing_goes_on_while_one_reads() {
    let (table, ms) = dice_at("slow").await;
    table.passes(ms * 3 / 2).await;
    assert!(table.is_still_telling().await, "slow takes more than half as long again");
    let rest = "document.querySelector('#stage').dispatchEvent(new PointerEvent('pointermove', \
                {pointerType: 'mouse', movementX: 1, bubbles: true}));";
    table.tab.ask::<()>(rest, vec![]).await;
    table.passes(0).await;
    table.passes(60_000).await;
    assert!(table.is_still_telling().await, "it waits for whoever points at what they read");
    let leave = "document.querySelector('#stage').dispatchEvent(new PointerEvent('pointerleave'));";
    table.tab.ask::<()>(leave, vec![]).await;
    table.passes(0).await;
    table.passes(ms / 5).await;
    table.shows(3).await;
    table.tab.is_clean().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn fast_takes_half_the_time() {
    let (table, ms) = dice_at("fast").await;
    table.passes(ms * 2 / 5).await;
    assert!(table.is_still_telling().await, "dice rest at every pace");
    table.passes(ms / 5).await;
    table.shows(3).await;
    table.tab.is_clean().await;
}
