//! At least one test for every clause from GP-46 to GP-91, on the plain edition of the other tests.

#[path = "support/mod.rs"]
mod plain;
#[path = "clauses_46_91/support.rs"]
mod support;

#[path = "clauses_46_91/agents.rs"]
mod agents;
#[path = "clauses_46_91/aggression.rs"]
mod aggression;
#[path = "clauses_46_91/fields.rs"]
mod fields;
#[path = "clauses_46_91/variations.rs"]
mod variations;
