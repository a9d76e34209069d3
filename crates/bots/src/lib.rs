//! Players: a view in, an action out.
