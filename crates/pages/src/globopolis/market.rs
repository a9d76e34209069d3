//! Buying.
