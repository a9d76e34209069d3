//! Compressed streams. Each message is compressed by itself and can be read as soon as it is there; nothing is kept between them,
//! since thousands of streams may be open and a compressor takes hundreds of kilobytes.

use std::cell::RefCell;
use std::io;

use axum::body::Body;
use axum::http::{HeaderValue, header};
use axum::response::Response;
use flate2::{Compress, Compression, FlushCompress};
use tokio_stream::StreamExt;

/// How a gzip file begins: compressed in the one way there is, without a name or a date, by nobody in particular.
const HEAD: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];

thread_local! {
    /// A compressor for each thread. What it compresses ends at a whole byte, so that pieces by different ones can be joined.
    static COMPRESSOR: RefCell<Compress> = RefCell::new(Compress::new(Compression::fast(), false));
}

/// Compresses the messages of a stream.
pub(crate) fn packed(response: Response) -> Response {
    let (mut head, body) = response.into_parts();
    head.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    head.headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    let mut begins = Some(HEAD);
    let messages = body.into_data_stream().map(move |message| {
        let mut packed: Vec<u8> = begins.take().into_iter().flatten().collect();
        pack(&message.map_err(io::Error::other)?, &mut packed)?;
        Ok::<_, io::Error>(packed)
    });
    Response::from_parts(head, Body::from_stream(messages))
}

/// Adds a message, compressed.
fn pack(message: &[u8], packed: &mut Vec<u8>) -> io::Result<()> {
    COMPRESSOR.with_borrow_mut(|compressor| {
        compressor.reset();
        let mut rest = message;
        // It may hold back something as long as it fills all the room it is given.
        while !rest.is_empty() || packed.len() == packed.capacity() {
            packed.reserve(rest.len() / 2 + 64);
            let before = compressor.total_in();
            compressor.compress_vec(rest, packed, FlushCompress::Sync)?;
            let taken = usize::try_from(compressor.total_in() - before).map_err(io::Error::other)?;
            rest = &rest[taken..];
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use flate2::write::GzDecoder;

    use super::*;

    /// Messages that hardly shrink, and such that shrink much.
    fn messages() -> Vec<Vec<u8>> {
        let noise =
            |length: u32| (0..length).map(|at| at.wrapping_mul(2_654_435_761).to_le_bytes()[2]).collect();
        vec![b": still here".to_vec(), noise(100_000), vec![b'a'; 50_000], noise(63), noise(1)]
    }

    #[test]
    fn every_message_can_be_read_when_it_is_there() {
        let mut decoder = GzDecoder::new(Vec::new());
        decoder.write_all(&HEAD).unwrap();
        for message in messages() {
            let mut packed = Vec::new();
            pack(&message, &mut packed).unwrap();
            decoder.write_all(&packed).unwrap();
            decoder.flush().unwrap();
            assert_eq!(std::mem::take(decoder.get_mut()), message);
        }
    }

    #[test]
    fn what_repeats_becomes_short() {
        let mut packed = Vec::new();
        pack("<li>one</li>".repeat(500).as_bytes(), &mut packed).unwrap();
        assert!(packed.len() < 200, "{}", packed.len());
    }
}
