//! The registry: one enum over all games, so that everything above speaks to one type.
