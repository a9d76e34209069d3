//! Routes, sessions, seats, live streams.
