//! What the book of the rules has besides its text: an overview, and parts of the board.

use crate::book::{Book, Picture};
use crate::glossary::Glossary;

/// How large the drawing of the board is.
const SIZE: (u32, u32) = (1280, 1000);

pub(super) const BOOK: Book = Book {
    lines: 10,
    pictures: &[
        Picture { clause: 2, board: SIZE, seen: (0, 0, 1280, 1000) },
        Picture { clause: 3, board: SIZE, seen: (0, 0, 640, 420) },
    ],
    message: |part| format!("gpk-{part}"),
};

pub(super) const GLOSSARY: Glossary = Glossary {
    terms: &[
        ("governor", 1),
        ("territory", 3),
        ("title", 5),
        ("r-unit", 4),
        ("ns", 29),
        ("set", 31),
        ("ed", 31),
        ("stock", 30),
        ("guild", 35),
        ("eu", 9),
        ("option-phase", 28),
        ("conference", 45),
        ("agent", 61),
        ("superiority", 62),
        ("operation", 80),
        ("mission", 19),
    ],
    message: |term| format!("gpg-{term}"),
};
