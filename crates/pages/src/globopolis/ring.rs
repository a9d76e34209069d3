//! Where the fields are.
