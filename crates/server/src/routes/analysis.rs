//! `GET /t/{id}/analysis`: luck and skill in a game that is over. While it is found out, the page comes again by itself.

use axum::http::{HeaderValue, header};
use axum::response::{Html, IntoResponse, Response};
use pages::analysis::{AnalysisModel, Standing};

use super::table::Asking;
use crate::analysis::LookedBack;
use crate::problem::Problem;

/// After how many seconds the page comes again.
const AGAIN: HeaderValue = HeaderValue::from_static("2");

pub(super) async fn page(asking: Asking) -> Result<Response, Problem> {
    let now = asking.table.now();
    let play = now.play.as_ref().ok_or_else(Problem::no_moment_yet)?;
    let found = asking.table.looked_back(&asking.house).await?;
    let html = pages::analysis::page(&AnalysisModel {
        l10n: asking.reader.l10n,
        table: &asking.table.id,
        play,
        names: &now.names(),
        own: now.owned_by(&asking.reader.player),
        standing: match &found {
            LookedBack::There(analysis) => Standing::There(analysis),
            LookedBack::Working(done, all) => Standing::Working(*done, *all),
            LookedBack::Never => Standing::Never,
        },
    });
    let mut response = Html(html).into_response();
    if matches!(found, LookedBack::Working(..)) {
        response.headers_mut().insert(header::REFRESH, AGAIN);
    }
    Ok(response)
}
