//! What pages load: a style sheet, a script of several modules, an icon. They lie in a folder named by a hash, so that
//! browsers may keep them for ever, and the modules find one another by their names alone.

use std::sync::LazyLock;

use games::GAMES;

use crate::game_page::GamePage;
use crate::paths;

/// The style sheets of the frame: the table and the pages around it, a game's beginning and end, and the people.
const FRAME: [&str; 3] = [
    include_str!("../assets/frame.css"),
    include_str!("../assets/ends.css"),
    include_str!("../assets/company.css"),
];

/// What only who learns a game needs: the style of the coach, and of the rules, which are printed too.
pub fn learning() -> &'static str {
    static LEARNING: LazyLock<String> = LazyLock::new(|| compact(include_str!("../assets/learning.css")));
    &LEARNING
}

/// The style sheet: the frame, then each game's page.
pub fn style() -> &'static str {
    &STYLES.0
}

/// What is different in the dark, in a sheet of its own, so that readers can choose it whatever their system says.
pub fn night() -> &'static str {
    &STYLES.1
}

/// By day, and in the dark.
static STYLES: LazyLock<(String, String)> = LazyLock::new(|| {
    let of_games = GAMES.iter().flat_map(|info| games::dispatch_kind!(info.kind, Rules => Rules::STYLES));
    day_and_night(&FRAME.iter().chain(of_games).map(|sheet| compact(sheet)).collect::<String>())
});

/// How a compact sheet begins what is for the dark.
const DARK: &str = "@media (prefers-color-scheme:dark){";

/// Takes what is for the dark out of a compact sheet.
fn day_and_night(sheet: &str) -> (String, String) {
    let mut parts = sheet.split(DARK);
    let mut day = parts.next().unwrap_or_default().to_owned();
    let mut night = String::new();
    for part in parts {
        let mut depth = 1;
        let end = part.find(|letter: char| {
            depth += i32::from(letter == '{') - i32::from(letter == '}');
            depth == 0
        });
        let end = end.expect("a block ends");
        night.push_str(&part[..end]);
        day.push_str(&part[end + 1..]);
    }
    (day, night)
}

/// A style sheet without what only its authors read: comments, and blanks that mean nothing. Strings stay as they are.
fn compact(sheet: &str) -> String {
    let mut compact = String::with_capacity(sheet.len());
    let mut rest = sheet;
    while let Some(letter) = rest.chars().next() {
        let part = match letter {
            '"' => &rest[..rest[1..].find('"').map_or(rest.len(), |end| end + 2)],
            '/' if rest.starts_with("/*") => &rest[..rest.find("*/").map_or(rest.len(), |end| end + 2)],
            _ if letter.is_whitespace() => {
                &rest[..rest.find(|c: char| !c.is_whitespace()).unwrap_or(rest.len())]
            }
            _ => &rest[..letter.len_utf8()],
        };
        rest = &rest[part.len()..];
        match letter {
            '/' if part.len() > 1 => {}
            _ if letter.is_whitespace() => {
                // A blank before a colon leads to a descendant; one after it leads to nothing.
                let is_idle = compact.is_empty()
                    || compact.ends_with(['{', '}', ';', ',', ':', ' '])
                    || rest.starts_with(['{', '}', ';', ',']);
                if !is_idle {
                    compact.push(' ');
                }
            }
            '}' => {
                compact.truncate(compact.trim_end_matches([';', ' ']).len());
                compact.push('}');
            }
            _ => compact.push_str(part),
        }
    }
    compact
}

macro_rules! modules {
    ($($name:literal)*) => {
        &[$(($name, include_str!(concat!("../assets/script/", $name)))),*]
    };
}

/// The modules of the script, each with its name. `table.js` is the one that a page asks for.
pub const SCRIPT: &[(&str, &str)] = modules!(
    "account.js" "ask.js" "camera.js" "clauses.js" "clock.js" "club.js" "drag.js" "dress.js" "fields.js" "keys.js" "lesson.js" "live.js" "look.js"
    "morph.js" "motion.js" "news.js" "pace.js" "page.js" "proof.js" "queue.js" "replay.js" "send.js"
    "sha256.js" "shares.js" "sound.js" "table.js" "talk.js" "told.js" "verify.js"
);

/// The modules as they are sent.
static SENT: LazyLock<Vec<(&str, String)>> =
    LazyLock::new(|| SCRIPT.iter().map(|(name, text)| (*name, bare(text))).collect());

/// A module without what only its authors read: lines that are comments, and tabs that indent. No text of it goes on in another
/// line, which a test sees to.
fn bare(module: &str) -> String {
    let lines = module.lines().map(|line| line.trim_start_matches('\t'));
    lines.filter(|line| !line.is_empty() && !line.starts_with("//")).flat_map(|line| [line, "\n"]).collect()
}

/// The icon, an SVG.
pub const ICON: &str = include_str!("../assets/icon.svg");

/// Something that pages load.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asset {
    /// Its media type.
    pub kind: &'static str,
    /// What is in it.
    pub text: &'static str,
}

/// The asset of this name, if it is of this version.
pub fn find(version: &str, name: &str) -> Option<Asset> {
    if version != self::version() {
        return None;
    }
    match name {
        STYLE_NAME => Some(Asset { kind: "text/css; charset=utf-8", text: style() }),
        LEARNING_NAME => Some(Asset { kind: "text/css; charset=utf-8", text: learning() }),
        NIGHT_NAME => Some(Asset { kind: "text/css; charset=utf-8", text: night() }),
        ICON_NAME => Some(Asset { kind: "image/svg+xml", text: ICON }),
        _ => {
            let (_, text) = SENT.iter().find(|(module, _)| *module == name)?;
            Some(Asset { kind: "text/javascript; charset=utf-8", text })
        }
    }
}

const STYLE_NAME: &str = "style.css";
const NIGHT_NAME: &str = "night.css";
const LEARNING_NAME: &str = "learning.css";
const SCRIPT_NAME: &str = "table.js";
const ICON_NAME: &str = "icon.svg";

/// A short hash of all assets, for their addresses.
pub fn version() -> &'static str {
    static VERSION: LazyLock<String> = LazyLock::new(|| {
        // FNV-1a: it only has to differ when the assets do.
        let texts = SCRIPT.iter().map(|(_, text)| *text).chain([style(), night(), learning(), ICON]);
        let bytes = texts.flat_map(str::bytes);
        let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        format!("{:010x}", hash >> 24)
    });
    &VERSION
}

/// The address of the style sheet.
pub fn style_path() -> String {
    path(STYLE_NAME)
}

/// The address of the sheet for the dark.
pub fn night_path() -> String {
    path(NIGHT_NAME)
}

/// The address of the sheet for who learns.
pub fn learning_path() -> String {
    path(LEARNING_NAME)
}

/// The address of the script.
pub fn script_path() -> String {
    path(SCRIPT_NAME)
}

/// The address of the script of the page “Proof”.
pub fn proof_path() -> String {
    path("proof.js")
}

/// The address of the script of the page of one's account.
pub fn account_path() -> String {
    path("account.js")
}

/// The address of the script of the club's page.
pub fn club_path() -> String {
    path("club.js")
}

/// The address of the script of past moments.
pub fn replay_path() -> String {
    path("replay.js")
}

/// The address of the script of the page “How you are told”.
pub fn told_path() -> String {
    path("told.js")
}

/// What shows messages of the house while none of its pages is open. It lies under an address of its own that stays the same.
pub const WORKER: &str = include_str!("../assets/worker.js");

/// The address of the icon.
pub fn icon_path() -> String {
    path(ICON_NAME)
}

fn path(name: &str) -> String {
    paths::asset(version(), name)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_compact_sheet_means_the_same() {
        let sheet = "/* One. */\n.a, .b :is(p, q) {\n  color: red;\n  content: \" ; { x: y } \";\n}\n\n@media (min-width: 48rem) {\n  .c > .d { margin: 0 auto; }\n}\n";
        let meant = ".a,.b :is(p,q){color:red;content:\" ; { x: y } \"}@media (min-width:48rem){.c > .d{margin:0 auto}}";
        assert_eq!(compact(sheet), meant);
    }

    #[test]
    fn a_module_can_be_sent_line_by_line() {
        assert_eq!(bare("// One.\nif (a)\n\tb(); // two\n\n"), "if (a)\nb(); // two\n");
        for (name, text) in SCRIPT {
            for line in text.lines() {
                assert!(line.matches('`').count() % 2 == 0 && !line.ends_with('\\'), "{name}: {line}");
                assert!(!line.contains("/*"), "{name}: {line}");
            }
        }
    }

    #[test]
    fn what_is_for_the_dark_is_a_sheet_of_its_own() {
        let sheet =
            ".a{color:red}@media (prefers-color-scheme:dark){.a{color:pink}.b{&:hover{top:0}}}.c{left:0}";
        let (day, night) = day_and_night(sheet);
        assert_eq!(
            (day.as_str(), night.as_str()),
            (".a{color:red}.c{left:0}", ".a{color:pink}.b{&:hover{top:0}}")
        );
        assert!(!style().contains("prefers-color-scheme") && super::night().contains("--paper:"));
    }
}
