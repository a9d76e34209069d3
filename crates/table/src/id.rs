/// Makes an id of the numbered things that a game has, one `u8` each: `id!(/** A location. */ LocationId)`.
///
/// Ids are what [`bit_set!`](crate::bit_set!) makes sets of and [`By`](crate::By) is indexed by.
#[macro_export]
macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, ::serde::Serialize, ::serde::Deserialize,
        )]
        #[serde(transparent)]
        pub struct $name(pub u8);

        impl $name {
            /// The one with this index.
            #[expect(clippy::cast_possible_truncation, reason = "nothing in the box is counted beyond 255")]
            pub const fn from_index(index: usize) -> Self {
                $name(index as u8)
            }

            /// Its index.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl $crate::Key for $name {
            #[inline]
            fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}
