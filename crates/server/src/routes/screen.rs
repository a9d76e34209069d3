//! The screen in the room: the board for all, nobody's hand. Whoever's browser it is, it sees what a spectator does.

use axum::response::Response;

use super::table::{self, Asked, Asking};

/// `GET /t/{id}/screen`
pub(super) async fn page(asking: Asking, asked: Asked) -> Response {
    table::page(asking.on_screen(), asked).await
}

/// `GET /t/{id}/screen/live`
pub(super) async fn live(asking: Asking, asked: Asked) -> Response {
    table::live(asking.on_screen(), asked).await
}

/// `GET /t/{id}/screen/regions`
pub(super) async fn regions(asking: Asking, asked: Asked) -> Response {
    table::regions(asking.on_screen(), asked).await
}
