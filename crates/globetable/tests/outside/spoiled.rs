//! Texts that chance makes of real ones: by what people and broken files do to them, rather than bit by bit.

use table::dice::FastDice;

/// What tends to be at the edge of what a program expects.
const ODD: [&str; 24] = [
    "0",
    "-1",
    "1",
    "2",
    "255",
    "256",
    "65535",
    "65536",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "18446744073709551616",
    "1e400",
    "nan",
    "inf",
    "\"\"",
    "[]",
    "{}",
    "null",
    "true",
    "\u{0}",
    "\u{202e}",
    "\"",
    "\n",
];

/// Spoils texts, each by a seed of its own.
pub(crate) struct Spoiler {
    texts: Vec<String>,
}

impl Spoiler {
    pub(crate) fn new(texts: Vec<String>) -> Self {
        assert!(!texts.is_empty(), "there is nothing to spoil");
        Spoiler { texts }
    }

    /// One of the texts with a few things wrong, the same for the same seed.
    pub(crate) fn spoil(&self, seed: u64) -> String {
        let mut chance = FastDice::new(seed);
        let mut text = self.any(&mut chance).to_owned();
        for _ in 0..=below(&mut chance, 3) {
            text = self.spoil_once(&text, &mut chance);
        }
        text
    }

    fn any(&self, chance: &mut FastDice) -> &str {
        &self.texts[below(chance, self.texts.len())]
    }

    fn spoil_once(&self, text: &str, chance: &mut FastDice) -> String {
        match below(chance, 6) {
            0 => with_lines(text, chance, |lines, at, _| {
                lines.remove(at);
            }),
            1 => with_lines(text, chance, |lines, at, _| lines.insert(at, lines[at])),
            2 => with_lines(text, chance, |lines, at, chance| {
                let other = below(chance, lines.len());
                lines.swap(at, other);
            }),
            3 => {
                let other: Vec<&str> = self.any(chance).lines().collect();
                let line = if other.is_empty() { "" } else { other[below(chance, other.len())] };
                with_lines(text, chance, |lines, at, _| lines.insert(at, line))
            }
            4 => with_word(text, chance, |chance| ODD[below(chance, ODD.len())].to_owned()),
            _ => {
                let words: Vec<(usize, usize)> = words(text);
                let from = words.get(below(chance, words.len().max(1))).copied().unwrap_or((0, 0));
                with_word(text, chance, |_| text[from.0..from.1].to_owned())
            }
        }
    }
}

/// The text with something done to one of its lines.
fn with_lines<'a>(
    text: &'a str,
    chance: &mut FastDice,
    change: impl Fn(&mut Vec<&'a str>, usize, &mut FastDice),
) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    if !lines.is_empty() {
        let at = below(chance, lines.len());
        change(&mut lines, at, chance);
    }
    lines.join("\n")
}

/// The text with one of its words exchanged.
fn with_word(text: &str, chance: &mut FastDice, by: impl Fn(&mut FastDice) -> String) -> String {
    let words = words(text);
    if words.is_empty() {
        return by(chance);
    }
    let (from, to) = words[below(chance, words.len())];
    format!("{}{}{}", &text[..from], by(chance), &text[to..])
}

/// Where the words and numbers of a text begin and end.
fn words(text: &str) -> Vec<(usize, usize)> {
    let part = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '.');
    let mut words = Vec::new();
    let mut begun = None;
    for (at, c) in text.char_indices() {
        match (begun, part(c)) {
            (None, true) => begun = Some(at),
            (Some(from), false) => {
                words.push((from, at));
                begun = None;
            }
            _ => {}
        }
    }
    words.extend(begun.map(|from| (from, text.len())));
    words
}

fn below(chance: &mut FastDice, count: usize) -> usize {
    chance.below(u32::try_from(count).expect("a small number")) as usize
}
