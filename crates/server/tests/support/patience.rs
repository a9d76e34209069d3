//! Waiting for what says nothing of itself: another process, a file, a page in a browser. It is looked at again and again, and this is
//! the one place in which a test sleeps meanwhile; whatever can be awaited is.

use std::time::Duration;

/// How often it is looked at.
const GLANCE: Duration = Duration::from_millis(15);

/// A moment until the next look.
#[allow(dead_code, reason = "not every test file waits so")]
#[allow(
    clippy::allow_attributes,
    reason = "what is unused differs from file to file, so it cannot be expected"
)]
pub(crate) async fn glance() {
    tokio::time::sleep(GLANCE).await;
}

/// The same for a test in which nothing else goes on.
#[allow(dead_code, reason = "not every test file waits so")]
#[allow(
    clippy::allow_attributes,
    reason = "what is unused differs from file to file, so it cannot be expected"
)]
pub(crate) fn glance_alone() {
    std::thread::sleep(GLANCE);
}
