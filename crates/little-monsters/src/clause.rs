//! The clauses of `rules/little-monsters.md`, by which refusals, events and tests name the rules.

table::clauses!(LM:
    LM_1 LM_2 LM_3 LM_4 LM_5 LM_6 LM_7 LM_8 LM_9 LM_10
    LM_11 LM_12 LM_13 LM_14 LM_15 LM_16 LM_17 LM_18 LM_19 LM_20
    LM_21 LM_22 LM_23 LM_24 LM_25 LM_26 LM_27 LM_28 LM_29 LM_30
    LM_31 LM_32 LM_33 LM_34
);
