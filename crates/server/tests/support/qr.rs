//! Reads the codes on pages as a phone's camera does: with a decoder that has nothing to do with what draws them.

/// How many pixels a module gets.
const ZOOM: usize = 4;

/// What the code in a piece of a page says.
pub(crate) fn read(html: &str) -> String {
    let (_, svg) = html.split_once("class=\"qr\"").unwrap_or_else(|| panic!("no code in {html}"));
    let (svg, _) = svg.split_once("</svg>").unwrap();
    let side: usize = after(svg, "viewBox=\"0 0 ").split([' ', '"']).next().unwrap().parse().unwrap();
    let path = after(svg, " d=\"").split('"').next().unwrap();
    let mut modules = vec![false; side * side];
    // M4 4h7v1h-7z: a row of dark modules, where it begins and how long it is.
    for run in path.split('M').skip(1) {
        let (at, rest) = run.split_once('h').unwrap();
        let (x, y) = at.split_once(' ').unwrap();
        let [x, y, length] =
            [x, y, rest.split('v').next().unwrap()].map(|number| number.parse::<usize>().unwrap());
        modules[y * side + x..][..length].fill(true);
    }
    let dark = |x: usize, y: usize| modules[y / ZOOM * side + x / ZOOM];
    let mut image = rqrr::PreparedImage::prepare_from_greyscale(ZOOM * side, ZOOM * side, |x, y| {
        if dark(x, y) { 0 } else { 255 }
    });
    let codes = image.detect_grids();
    assert_eq!(codes.len(), 1, "one code: {svg}");
    codes[0].decode().unwrap().1
}

fn after<'a>(text: &'a str, sign: &str) -> &'a str {
    text.split_once(sign).unwrap_or_else(|| panic!("no {sign} in {text}")).1
}
