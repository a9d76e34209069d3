//! What the book of the rules has besides its text: an overview, and parts of the board.

use crate::book::{Book, Picture};
use crate::glossary::Glossary;

/// How large the drawing of the board is.
const SIZE: (u32, u32) = (1000, 590);

pub(super) const BOOK: Book = Book {
    lines: 9,
    pictures: &[
        Picture { clause: 2, board: SIZE, seen: (0, 0, 1000, 488) },
        Picture { clause: 20, board: SIZE, seen: (90, 90, 240, 160) },
    ],
    message: |part| format!("gtk-{part}"),
};

pub(super) const GLOSSARY: Glossary = Glossary {
    terms: &[
        ("home", 10),
        ("red-dot", 4),
        ("expenses", 41),
        ("adventure", 49),
        ("key", 67),
        ("memory", 68),
        ("special-memory", 71),
        ("bump", 45),
        ("challenge", 74),
        ("jackpot", 78),
        ("bonus", 62),
        ("deported", 82),
    ],
    message: |term| format!("gtg-{term}"),
};
