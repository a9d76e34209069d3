//! What changed in a part of a page, for whoever has it as it was.
//!
//! HTML is cut into pieces before every `<`. A change is a list in which a text stands for itself, and a pair of numbers
//! for pieces of what was there before: from the first up to, and without, the second. Of what a page shows, only a hash
//! of each piece is kept: thousands of pages may be open, and boards are long.

use std::cell::LazyCell;
use std::collections::BTreeMap;

use serde::Serialize;

/// So many pieces have to be the same before they are taken from elsewhere. Many are only the end of an element.
const RUN: usize = 3;
/// How far one looks ahead for what goes on after something has been put in or left out.
const NEAR: usize = 8;

/// A part of a page by its pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pieces(Vec<u64>);

/// A step on the way from the old to the new.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub(crate) enum Step {
    /// These pieces of the old.
    Old(usize, usize),
    /// Pieces that are new.
    New(String),
}

impl Pieces {
    pub(crate) fn of(html: &str) -> Pieces {
        Pieces(html.split('<').map(fingerprint).collect())
    }

    /// How one gets from here to there.
    pub(crate) fn change_to(&self, now: &Pieces, html: &str) -> Vec<Step> {
        let texts: Vec<&str> = html.split('<').collect();
        let runs: LazyCell<BTreeMap<&[u64], usize>, _> =
            LazyCell::new(|| self.0.windows(RUN).enumerate().map(|(index, run)| (run, index)).collect());
        let mut steps = Vec::new();
        let (mut at, mut next) = (0, 0);
        while at < texts.len() {
            let rest = &now.0[at..];
            // Most often something small is other than it was, and goes on as before.
            let near = (0..rest.len().min(NEAR)).find_map(|new| Some((new, self.near(&rest[new..], next)?)));
            let found = near.or_else(|| Some((0, *runs.get(rest.get(..RUN)?)?)));
            let (new, from) = found.unwrap_or((1, next));
            for text in &texts[at..at + new] {
                add(&mut steps, text);
            }
            at += new;
            if found.is_some() {
                let same =
                    now.0[at..].iter().zip(&self.0[from..]).take_while(|(new, old)| new == old).count();
                steps.push(Step::Old(from, from + same));
                (at, next) = (at + same, from + same);
            }
        }
        steps
    }

    /// Where the next pieces stand in what follows.
    fn near(&self, wanted: &[u64], next: usize) -> Option<usize> {
        let run = wanted.len().min(RUN);
        (next..next + NEAR).find(|&from| self.0.get(from..from + run) == Some(&wanted[..run]))
    }
}

/// Adds a piece that is new. Pieces beside each other are one text.
fn add(steps: &mut Vec<Step>, piece: &str) {
    if let Some(Step::New(text)) = steps.last_mut() {
        text.push('<');
        text.push_str(piece);
    } else {
        steps.push(Step::New(piece.to_owned()));
    }
}

/// A number that stands for a piece. Whole words at a time: all pages together are hashed at every action. Pieces that differ in one word
/// never have the same.
fn fingerprint(piece: &str) -> u64 {
    const ODD: u64 = 0x9E37_79B9_7F4A_7C15;
    let mix = |hash: u64, word: u64| (hash.rotate_left(23) ^ word).wrapping_mul(ODD);
    let (words, rest) = piece.as_bytes().as_chunks();
    let hash = words.iter().fold(piece.len() as u64, |hash, &word| mix(hash, u64::from_le_bytes(word)));
    let rest = rest.iter().fold(0, |word, &byte| word << 8 | u64::from(byte));
    mix(hash, rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a page makes of a change.
    fn changed(old: &str, steps: &[Step]) -> String {
        let pieces: Vec<&str> = old.split('<').collect();
        let taken = |step: &Step| match step {
            Step::Old(from, to) => pieces[*from..*to].join("<"),
            Step::New(text) => text.clone(),
        };
        steps.iter().map(taken).collect::<Vec<_>>().join("<")
    }

    /// The change from one to the other, after it has been seen to lead there.
    fn change(old: &str, new: &str) -> Vec<Step> {
        let steps = Pieces::of(old).change_to(&Pieces::of(new), new);
        assert_eq!(changed(old, &steps), new);
        steps
    }

    #[test]
    fn what_stays_is_named_and_what_is_new_is_said() {
        let old = "<ul><li>one</li><li>two</li><li>three</li></ul>";
        assert_eq!(change(old, old), [Step::Old(0, 9)]);
        assert_eq!(
            change(old, &old.replace("two", "2")),
            [Step::Old(0, 4), Step::New("li>2".to_owned()), Step::Old(5, 9)]
        );
        assert_eq!(
            change(old, &old.replace("<li>two</li>", "")),
            [Step::Old(0, 4), Step::Old(6, 9)],
            "what is left out is not said"
        );
    }

    #[test]
    fn what_has_moved_is_found() {
        let old = "<p><i>1</i><i>2</i><i>3</i></p><hr><hr><hr><hr><hr><hr><hr><hr><b>4</b><b>5</b></div>";
        let new = "<b>4</b><b>5</b></div><p><i>1</i><i>2</i><i>3</i></p>";
        let steps = change(old, new);
        assert!(steps.iter().filter(|step| matches!(step, Step::New(_))).count() <= 1, "{steps:?}");
    }

    #[test]
    fn all_texts_come_through() {
        let texts =
            ["", "<", "<<", "a", "a<b", "<a>&lt;\"\u{e9}\u{1f600}</a>", "<a></a><a></a><a></a><a></a>"];
        for old in texts {
            for new in texts {
                change(old, new);
            }
        }
    }

    #[test]
    fn as_the_script_reads_it() {
        let steps = [Step::Old(0, 4), Step::New("li>\"2\"".to_owned())];
        assert_eq!(serde_json::to_string(&steps).unwrap(), r#"[[0,4],"li>\"2\""]"#);
    }
}
