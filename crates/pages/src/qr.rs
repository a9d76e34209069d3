//! QR codes as one SVG path.

use std::fmt::Write;

use fast_qr::{ECL, QRBuilder};
use maud::{Markup, html};

/// The free margin around a code, in modules, that readers ask for.
const MARGIN: usize = 4;

/// The code of an address; none if it is too long for one.
pub(crate) fn code(address: &str, label: &str) -> Option<Markup> {
    let code = QRBuilder::new(address).ecl(ECL::M).build().ok()?;
    let size = code.size;
    let mut path = String::new();
    for y in 0..size {
        let dark = |x: &usize| code[y][*x].value();
        let mut x = 0;
        while let Some(start) = (x..size).find(dark) {
            let end = (start..size).find(|x| !dark(x)).unwrap_or(size);
            let run = end - start;
            // Writing to a String cannot fail.
            let _ = write!(path, "M{} {}h{run}v1h-{run}z", start + MARGIN, y + MARGIN);
            x = end;
        }
    }
    let side = size + 2 * MARGIN;
    Some(html! {
        svg .qr viewBox={ "0 0 " (side) " " (side) } role="img" aria-label=(label) shape-rendering="crispEdges" {
            rect width=(side) height=(side) fill="#fff" {}
            path d=(path) fill="#1b1720" {}
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_begins_with_the_finder_pattern() {
        let svg = code("http://192.168.1.20:8815/t/abc", "code").unwrap().into_string();
        assert!(svg.contains("<path d=\"M4 4h7v1h-7z"), "the upper edge of the finder: {svg}");
    }

    #[test]
    fn what_does_not_fit_gives_no_code() {
        assert!(code(&"x".repeat(5000), "code").is_none());
    }
}
