//! Reads a file that a form sends (`multipart/form-data`), up to a size.

use std::time::Duration;

use axum::extract::{FromRequest, Request};
use axum::http::header;

use crate::brought::LARGEST_JOURNAL;
use crate::fields::read_up_to;
use crate::problem::Problem;

/// How long a file may take to arrive.
pub(crate) const LONGEST_WAIT: Duration = Duration::from_secs(120);
/// What a form around a file needs for itself, generously.
const AROUND: usize = 16 * 1024;

/// The text of the file in the first field that has one.
#[derive(Debug)]
pub(crate) struct Upload(pub(crate) String);

impl<S: Send + Sync> FromRequest<S> for Upload {
    type Rejection = Problem;

    async fn from_request(request: Request, _: &S) -> Result<Self, Problem> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
        let boundary = kind.and_then(boundary).map(str::to_owned).ok_or_else(Problem::no_form)?;
        let bytes = read_up_to(request.into_body(), LARGEST_JOURNAL + AROUND, LONGEST_WAIT).await?;
        let file = file_in(&bytes, &boundary).ok_or_else(Problem::unreadable_form)?;
        let text = std::str::from_utf8(file).map_err(|_| Problem::unfit("srv-no-journal"))?;
        Ok(Upload(text.to_owned()))
    }
}

/// What stands between the parts of such a form.
fn boundary(kind: &str) -> Option<&str> {
    let rest = kind.strip_prefix("multipart/form-data")?;
    let (_, boundary) = rest.split_once("boundary=")?;
    let boundary = boundary.split(';').next()?.trim().trim_matches('"');
    (1..=70).contains(&boundary.len()).then_some(boundary)
}

/// The content of the first part with a file name.
fn file_in<'a>(body: &'a [u8], boundary: &str) -> Option<&'a [u8]> {
    let (opening, closing) = (format!("--{boundary}\r\n"), format!("\r\n--{boundary}"));
    let mut rest = body;
    loop {
        rest = &rest[find(rest, opening.as_bytes())? + opening.len()..];
        let head = find(rest, b"\r\n\r\n")?;
        let content = &rest[head + 4..];
        let content = &content[..find(content, closing.as_bytes())?];
        if find(&rest[..head], b"filename=").is_some() {
            return Some(content);
        }
    }
}

fn find(text: &[u8], part: &[u8]) -> Option<usize> {
    text.windows(part.len()).position(|window| window == part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_boundary_is_what_the_header_says() {
        assert_eq!(boundary("multipart/form-data; boundary=----x"), Some("----x"));
        assert_eq!(boundary("multipart/form-data; boundary=\"a b\"; charset=utf-8"), Some("a b"));
        assert_eq!(boundary("multipart/form-data"), None);
        assert_eq!(boundary("text/plain; boundary=x"), None);
        assert_eq!(boundary("multipart/form-data; boundary="), None);
    }

    #[test]
    fn a_file_is_found_among_other_fields() {
        let body = b"--x\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n--x\r\nContent-Disposition: \
            form-data; name=\"journal\"; filename=\"g.jsonl\"\r\nContent-Type: text/plain\r\n\r\nline\nline\r\n--x--\r\n";
        assert_eq!(file_in(body, "x"), Some(b"line\nline".as_slice()));
        assert_eq!(file_in(b"--x\r\nname=\"a\"\r\n\r\n1\r\n--x--\r\n", "x"), None, "no field has a file");
        assert_eq!(file_in(&body[..60], "x"), None, "cut off");
        assert_eq!(file_in(b"", "x"), None);
    }
}
