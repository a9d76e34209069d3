//! The clauses of `rules/globetrotters.md`, by which refusals, events and tests name the rules.

use table::Clause;

table::clauses!(GT:
    GT_1 GT_2 GT_3 GT_4 GT_5 GT_6 GT_7 GT_8 GT_9 GT_10
    GT_11 GT_12 GT_13 GT_14 GT_15 GT_16 GT_17 GT_18 GT_19 GT_20
    GT_21 GT_22 GT_23 GT_24 GT_25 GT_26 GT_27 GT_28 GT_29 GT_30
    GT_31 GT_32 GT_33 GT_34 GT_35 GT_36 GT_37 GT_38 GT_39 GT_40
    GT_41 GT_42 GT_43 GT_44 GT_45 GT_46 GT_47 GT_48 GT_49 GT_50
    GT_51 GT_52 GT_53 GT_54 GT_55 GT_56 GT_57 GT_58 GT_59 GT_60
    GT_61 GT_62 GT_63 GT_64 GT_65 GT_66 GT_67 GT_68 GT_69 GT_70
    GT_71 GT_72 GT_73 GT_74 GT_75 GT_76 GT_77 GT_78 GT_79 GT_80
    GT_81 GT_82 GT_83 GT_84 GT_85 GT_86 GT_87 GT_88 GT_89 GT_90
    GT_91
);

/// The clause with this number, for pages that still cite by number.
pub const fn gt(number: u16) -> Clause {
    Clause { book: "GT", number }
}
