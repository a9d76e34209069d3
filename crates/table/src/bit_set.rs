//! Sets of the few numbered things that a game has: the bits of one number.

/// Makes a set of ids, which are one `u8` each and have `from_index`: `bit_set!(Places of LocationId in u128)`.
#[macro_export]
macro_rules! bit_set {
    ($(#[$doc:meta])* $set:ident of $id:ident in $bits:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $set(pub $bits);

        impl $set {
            /// Nothing.
            pub const NONE: $set = $set(0);

            /// Just this one.
            pub const fn only(id: $id) -> Self {
                $set(1 << id.0)
            }

            /// The first so many.
            pub const fn first(count: usize) -> Self {
                if count >= <$bits>::BITS as usize { $set(<$bits>::MAX) } else { $set((1 << count) - 1) }
            }

            /// Whether it is in the set.
            #[inline]
            pub const fn contains(self, id: $id) -> bool {
                (id.0 as u32) < <$bits>::BITS && self.0 & (1 << id.0) != 0
            }

            /// Puts it in.
            #[inline]
            pub const fn insert(&mut self, id: $id) {
                self.0 |= 1 << id.0;
            }

            /// Takes it out.
            #[inline]
            pub const fn remove(&mut self, id: $id) {
                self.0 &= !(1 << id.0);
            }

            /// What is in both.
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                $set(self.0 & other.0)
            }

            /// What is in either.
            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                $set(self.0 | other.0)
            }

            /// What is in this one and not in the other.
            #[must_use]
            pub const fn minus(self, other: Self) -> Self {
                $set(self.0 & !other.0)
            }

            /// Whether all of the other is in this one.
            pub const fn holds(self, other: Self) -> bool {
                other.0 & !self.0 == 0
            }

            /// Whether nothing is in it.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many are in it.
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Those in it, the lowest first.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $id> + Clone + use<> {
                let mut left = self.0;
                std::iter::from_fn(move || {
                    if left == 0 {
                        return None;
                    }
                    let id = $id::from_index(left.trailing_zeros() as usize);
                    left &= left - 1;
                    Some(id)
                })
            }
        }

        impl FromIterator<$id> for $set {
            fn from_iter<I: IntoIterator<Item = $id>>(ids: I) -> Self {
                let mut set = $set::NONE;
                ids.into_iter().for_each(|id| set.insert(id));
                set
            }
        }

        // As a list of numbers, which reads well in a view and fits into every JSON reader's numbers.
        impl ::serde::Serialize for $set {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $set {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let ids = <Vec<$id> as ::serde::Deserialize>::deserialize(deserializer)?;
                match ids.iter().find(|id| u32::from(id.0) >= <$bits>::BITS) {
                    Some(id) => Err(::serde::de::Error::custom(format_args!("there is no number {}", id.0))),
                    None => Ok(ids.into_iter().collect()),
                }
            }
        }
    };
}
