//! What pages load: one style sheet, one script, one icon. Their addresses carry a hash, so that browsers may
//! keep them for ever.

use std::sync::LazyLock;

use games::GAMES;

use crate::game_page::GamePage;
use crate::paths;

/// The style sheet: the frame, then each game's page.
pub fn style() -> &'static str {
    static STYLE: LazyLock<String> = LazyLock::new(|| {
        let of_games = GAMES.iter().flat_map(|info| games::dispatch_kind!(info.kind, Rules => Rules::STYLES));
        [include_str!("../assets/frame.css")].iter().chain(of_games).copied().collect()
    });
    &STYLE
}

/// The script.
pub const SCRIPT: &str = include_str!("../assets/table.js");

/// The icon, an SVG.
pub const ICON: &str = include_str!("../assets/icon.svg");

/// A short hash of all assets, for their addresses.
pub fn version() -> &'static str {
    static VERSION: LazyLock<String> = LazyLock::new(|| {
        // FNV-1a: it only has to differ when the assets do.
        let bytes = [style(), SCRIPT, ICON].into_iter().flat_map(str::bytes);
        let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        format!("{:010x}", hash >> 24)
    });
    &VERSION
}

/// The address of the style sheet.
pub fn style_path() -> String {
    paths::asset(format_args!("style-{}.css", version()))
}

/// The address of the script.
pub fn script_path() -> String {
    paths::asset(format_args!("table-{}.js", version()))
}

/// The address of the icon.
pub fn icon_path() -> String {
    paths::asset(format_args!("icon-{}.svg", version()))
}

/// The icon with a mark on it, as a `data:` address, for when it is the reader's turn.
pub(crate) fn icon_with_mark() -> String {
    let marked = ICON.replace(
        "</svg>",
        "<circle cx=\"50\" cy=\"14\" r=\"12\" fill=\"#d55e00\" stroke=\"#fff\" stroke-width=\"4\"/></svg>",
    );
    let escape = |c: char| match c {
        '#' | '<' | '>' | '"' | '%' | '\n' => format!("%{:02X}", u32::from(c)),
        other => other.to_string(),
    };
    format!("data:image/svg+xml,{}", marked.trim().chars().map(escape).collect::<String>())
}
