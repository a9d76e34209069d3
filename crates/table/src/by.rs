use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// What an array can be indexed by.
pub trait Key: Copy {
    /// Its place in the array.
    fn index(self) -> usize;
}

/// One `T` for each of `N` keys, indexed by the key so that no other number can be used by mistake.
pub struct By<K, T, const N: usize>(pub [T; N], PhantomData<K>);

impl<K, T, const N: usize> By<K, T, N> {
    /// The array, to be indexed by the key.
    pub const fn new(values: [T; N]) -> Self {
        By(values, PhantomData)
    }
}

impl<K, T: Clone, const N: usize> Clone for By<K, T, N> {
    fn clone(&self) -> Self {
        By(self.0.clone(), PhantomData)
    }
}

impl<K: Copy, T: Copy, const N: usize> Copy for By<K, T, N> {}

impl<K, T: fmt::Debug, const N: usize> fmt::Debug for By<K, T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<K, T: PartialEq, const N: usize> PartialEq for By<K, T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<K, T: Eq, const N: usize> Eq for By<K, T, N> {}

impl<K, T: Hash, const N: usize> Hash for By<K, T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<K, T: Default + Copy, const N: usize> Default for By<K, T, N> {
    fn default() -> Self {
        By::new([T::default(); N])
    }
}

impl<K: Key, T, const N: usize> Index<K> for By<K, T, N> {
    type Output = T;

    #[inline]
    fn index(&self, key: K) -> &T {
        &self.0[key.index()]
    }
}

impl<K: Key, T, const N: usize> IndexMut<K> for By<K, T, N> {
    #[inline]
    fn index_mut(&mut self, key: K) -> &mut T {
        &mut self.0[key.index()]
    }
}

impl<K, T: Serialize, const N: usize> Serialize for By<K, T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.0)
    }
}

impl<'de, K, T: Deserialize<'de>, const N: usize> Deserialize<'de> for By<K, T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        let found = values.len();
        values
            .try_into()
            .map(By::new)
            .map_err(|_| D::Error::custom(format_args!("{found} values where {N} were expected")))
    }
}
