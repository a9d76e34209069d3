//! The clauses of `rules/pig.md`, by which refusals, events and tests name the rules.

table::clauses!(PG: PG_1 PG_2 PG_3 PG_4 PG_5 PG_6 PG_7 PG_8);
