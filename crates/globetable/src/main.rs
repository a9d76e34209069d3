//! Globetable: a digital table for world-spanning board games.

fn main() {}
