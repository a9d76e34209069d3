//! What the book of the rules has besides its text: an overview, and parts of the board.

use crate::book::{Book, Picture};
use crate::glossary::Glossary;

/// How large the drawing of the board is.
const SIZE: (u32, u32) = (1000, 488);

pub(super) const BOOK: Book = Book {
    lines: 8,
    pictures: &[
        Picture { clause: 1, board: SIZE, seen: (0, 0, 1000, 488) },
        Picture { clause: 7, board: SIZE, seen: (420, 60, 180, 120) },
        Picture { clause: 26, board: SIZE, seen: (380, 120, 240, 160) },
    ],
    message: |part| format!("lmk-{part}"),
};

pub(super) const GLOSSARY: Glossary = Glossary {
    terms: &[
        ("ticket", 7),
        ("path", 7),
        ("globe", 5),
        ("display", 8),
        ("card", 8),
        ("home", 10),
        ("supply", 6),
        ("token", 33),
    ],
    message: |term| format!("lmg-{term}"),
};
