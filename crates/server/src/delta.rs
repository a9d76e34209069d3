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
pub(crate) struct Pieces(Box<[u64]>);

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
        Pieces(pieces(html).map(|piece| fingerprint(piece.as_bytes())).collect())
    }

    /// How one gets from here to there.
    pub(crate) fn change_to(&self, now: &Pieces, html: &str) -> Vec<Step> {
        let same = |(old, new): &(&u64, &u64)| old == new;
        let begin = self.0.iter().zip(&now.0).take_while(same).count();
        let (old, new) = (&self.0[begin..], &now.0[begin..]);
        let end = old.iter().rev().zip(new.iter().rev()).take_while(same).count();
        let (old, new) = (&old[..old.len() - end], &new[..new.len() - end]);
        let mut steps = Vec::new();
        take(&mut steps, 0, begin);
        between(old, new, pieces(html).skip(begin), begin, &mut steps);
        take(&mut steps, begin + old.len(), self.0.len());
        steps
    }
}

/// The pieces of a text: what stands before every `<`, and after the last.
fn pieces(html: &str) -> impl Iterator<Item = &str> {
    let ends = memchr::memchr_iter(b'<', html.as_bytes()).chain([html.len()]);
    ends.scan(0, |begin, end| Some(&html[std::mem::replace(begin, end + 1)..end]))
}

/// How one gets from some pieces to others, where the old ones begin at `first` and the new ones are these texts.
fn between<'a>(
    old: &[u64],
    new: &[u64],
    texts: impl Iterator<Item = &'a str>,
    first: usize,
    steps: &mut Vec<Step>,
) {
    let texts: Vec<&str> = texts.take(new.len()).collect();
    let runs: LazyCell<BTreeMap<&[u64], usize>, _> =
        LazyCell::new(|| old.windows(RUN).enumerate().map(|(index, run)| (run, index)).collect());
    let (mut at, mut next) = (0, 0);
    while at < texts.len() {
        let rest = &new[at..];
        // Most often something small is other than it was, and goes on as before.
        let near = (0..rest.len().min(NEAR)).find_map(|new| Some((new, stands(old, &rest[new..], next)?)));
        let found = near.or_else(|| Some((0, *runs.get(rest.get(..RUN)?)?)));
        let (other, from) = found.unwrap_or((1, next));
        for text in &texts[at..at + other] {
            add(steps, text);
        }
        at += other;
        if found.is_some() {
            let same = new[at..].iter().zip(&old[from..]).take_while(|(new, old)| new == old).count();
            take(steps, first + from, first + from + same);
            (at, next) = (at + same, from + same);
        }
    }
}

/// Where the next pieces stand in what follows.
fn stands(old: &[u64], wanted: &[u64], next: usize) -> Option<usize> {
    let run = wanted.len().min(RUN);
    (next..next + NEAR).find(|&from| old.get(from..from + run) == Some(&wanted[..run]))
}

/// Takes pieces that were there before.
fn take(steps: &mut Vec<Step>, from: usize, to: usize) {
    if from == to {
        return;
    }
    match steps.last_mut() {
        Some(Step::Old(_, end)) if *end == from => *end = to,
        _ => steps.push(Step::Old(from, to)),
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

const ODD: u64 = 0x9E37_79B9_7F4A_7C15;

fn mix(hash: u64, word: u64) -> u64 {
    (hash.rotate_left(23) ^ word).wrapping_mul(ODD)
}

/// A number that stands for a piece. Whole words at a time: all pages together are hashed at every action. Pieces that differ in one word
/// never have the same.
fn fingerprint(piece: &[u8]) -> u64 {
    let (words, rest) = piece.as_chunks();
    let hash = words.iter().fold(piece.len() as u64, |hash, &word| mix(hash, u64::from_le_bytes(word)));
    let rest = rest.iter().fold(0, |word, &byte| word << 8 | u64::from(byte));
    mix(hash, rest)
}

/// A number that stands for a whole part of a page, which most often is as it was. Four words at a time, none of which waits for another.
pub(crate) fn fingerprint_of_all(html: &str) -> u64 {
    let (blocks, rest) = html.as_bytes().as_chunks::<32>();
    let lanes = blocks.iter().fold([ODD; 4], |lanes, block| {
        let (words, _) = block.as_chunks();
        std::array::from_fn(|lane| mix(lanes[lane], u64::from_le_bytes(words[lane])))
    });
    lanes.into_iter().fold(fingerprint(rest) ^ html.len() as u64, mix)
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
    fn a_part_is_another_if_any_of_its_bytes_is() {
        let html = "<li>of the board</li>".repeat(7);
        let whole = fingerprint_of_all(&html);
        for at in 0..html.len() {
            let mut other = html.clone().into_bytes();
            other[at] ^= 1;
            assert_ne!(fingerprint_of_all(std::str::from_utf8(&other).unwrap()), whole, "{at}");
            assert_ne!(fingerprint_of_all(&html[..at]), whole, "{at}");
        }
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
