//! The Option Phase.
