//! The clauses of `rules/globopolis.md`, by which refusals, events and tests name the rules.

use table::Clause;

table::clauses!(GP:
    GP_1 GP_2 GP_3 GP_4 GP_5 GP_6 GP_7 GP_8 GP_9 GP_10
    GP_11 GP_12 GP_13 GP_14 GP_15 GP_16 GP_17 GP_18 GP_19 GP_20
    GP_21 GP_22 GP_23 GP_24 GP_25 GP_26 GP_27 GP_28 GP_29 GP_30
    GP_31 GP_32 GP_33 GP_34 GP_35 GP_36 GP_37 GP_38 GP_39 GP_40
    GP_41 GP_42 GP_43 GP_44 GP_45 GP_46 GP_47 GP_48 GP_49 GP_50
    GP_51 GP_52 GP_53 GP_54 GP_55 GP_56 GP_57 GP_58 GP_59 GP_60
    GP_61 GP_62 GP_63 GP_64 GP_65 GP_66 GP_67 GP_68 GP_69 GP_70
    GP_71 GP_72 GP_73 GP_74 GP_75 GP_76 GP_77 GP_78 GP_79 GP_80
    GP_81 GP_82 GP_83 GP_84 GP_85 GP_86 GP_87 GP_88 GP_89 GP_90
    GP_91
);

/// The clause with this number, for positions, which keep the number of the clause by which a game ended.
pub const fn gp(number: u16) -> Clause {
    Clause { book: "GP", number }
}
