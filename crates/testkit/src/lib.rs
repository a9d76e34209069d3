//! The battery of tests that every game must pass.
