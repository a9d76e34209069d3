//! Reads forms, up to a size that no form of ours reaches.

use std::time::Duration;

use axum::Form;
use axum::body::{Body, Bytes};
use axum::extract::{FromRequest, Request};
use axum::http::header;
use tokio_stream::StreamExt;

use crate::problem::Problem;

/// The largest body that is read.
pub(crate) const LARGEST_BODY: usize = 64 * 1024;
/// How much of a larger body is let pass unread, so that the sender comes to hear the answer. Browsers only listen
/// once they have sent everything.
const LARGEST_DISCARDED: usize = 4 * 1024 * 1024;
/// How long a form may take to arrive.
pub(crate) const LONGEST_WAIT: Duration = Duration::from_secs(20);

/// The fields of a form, in order.
#[derive(Clone, Debug)]
pub(crate) struct Fields(pub(crate) Vec<(String, String)>);

impl Fields {
    /// The first field with this name.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str())
    }

    /// The number in the field with this name.
    pub(crate) fn number<T: std::str::FromStr>(&self, name: &str) -> Option<T> {
        self.get(name)?.trim().parse().ok()
    }
}

impl<S: Send + Sync> FromRequest<S> for Fields {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        let form = request
            .headers()
            .get(header::CONTENT_TYPE)
            .and_then(|value| value.to_str().ok())
            .is_some_and(|value| value.starts_with("application/x-www-form-urlencoded"));
        let (parts, body) = request.into_parts();
        let bytes = read_in_time(body, LARGEST_BODY, LONGEST_WAIT).await?;
        // A form without fields is sent without a type.
        if !form && !bytes.is_empty() {
            return Err(Problem::no_form());
        }
        if bytes.is_empty() {
            return Ok(Fields(Vec::new()));
        }
        let request = Request::from_parts(parts, Body::from(bytes));
        let Form(fields) = Form::<Vec<(String, String)>>::from_request(request, state)
            .await
            .map_err(|_| Problem::unreadable_form())?;
        Ok(Fields(fields))
    }
}

/// A whole body, if it is not larger than this and arrives in time.
pub(crate) async fn read_in_time(body: Body, most: usize, wait: Duration) -> Result<Bytes, Problem> {
    tokio::time::timeout(wait, read_up_to(body, most)).await.map_err(|_| Problem::too_slow())?
}

/// A whole body, if it is not larger than this.
async fn read_up_to(body: Body, most: usize) -> Result<Bytes, Problem> {
    let mut stream = body.into_data_stream();
    let (mut kept, mut length) = (Vec::new(), 0);
    while let Some(chunk) = stream.next().await {
        let chunk = chunk.map_err(|_| Problem::unreadable_form())?;
        length += chunk.len();
        if length <= most {
            kept.extend_from_slice(&chunk);
        } else if length > most + LARGEST_DISCARDED {
            break;
        }
    }
    if length > most { Err(Problem::too_large(most)) } else { Ok(kept.into()) }
}
