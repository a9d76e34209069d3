//! What things are worth to a player, told in numbers that can be searched for better ones (`train/README.md`).

/// A game's tastes: a type `Taste` with these numbers, their `NAMES`, those of the greedy bot (`USUAL`), and perhaps something that is
/// made of them once.
macro_rules! tastes {
    (
        $($(#[$doc:meta])* $name:ident: $usual:expr,)+
        $(; $(#[$also:meta])* $made:ident: $Made:ty = $how:expr)?
    ) => {
        /// What things are worth to a player.
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub(super) struct Taste {
            $($(#[$doc])* pub(super) $name: f64,)+
            $($(#[$also])* pub(super) $made: $Made,)?
        }

        /// The names of all numbers, in order.
        pub(super) const NAMES: &[&str] = &[$(stringify!($name)),+];

        /// The numbers of the greedy bot, in the same order.
        pub(super) const USUAL: [f64; NAMES.len()] = [$($usual),+];

        impl Taste {
            /// The taste of so many numbers.
            pub(super) const fn of(numbers: &[f64; NAMES.len()]) -> Taste {
                let [$($name),+] = *numbers;
                Taste { $($made: $how,)? $($name,)+ }
            }
        }

        /// What the greedy bot likes.
        pub(super) static GREEDY: Taste = Taste::of(&USUAL);
    };
}
pub(crate) use tastes;
