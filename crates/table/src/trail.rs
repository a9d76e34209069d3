//! A list that grows at its end. Copies share what they have in common, so that copying one costs the same however long it is.

use std::ops::Index;
use std::sync::Arc;

/// So many items are shared together. What came after the last whole block is copied when one of two copies grows.
const BLOCK: usize = 32;

/// Items in the order in which they came.
#[derive(Clone, Debug)]
pub struct Trail<T> {
    /// Blocks of [`BLOCK`] items each.
    blocks: Arc<Vec<Arc<[T]>>>,
    /// What came after them; less than a block.
    rest: Arc<Vec<T>>,
}

impl<T> Trail<T> {
    /// How many items there are.
    pub fn len(&self) -> usize {
        self.blocks.len() * BLOCK + self.rest.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The item at this place.
    pub fn get(&self, at: usize) -> Option<&T> {
        match self.blocks.get(at / BLOCK) {
            Some(block) => Some(&block[at % BLOCK]),
            None => self.rest.get(at.checked_sub(self.blocks.len() * BLOCK)?),
        }
    }

    /// The item that came last.
    pub fn last(&self) -> Option<&T> {
        self.get(self.len().checked_sub(1)?)
    }

    /// All items.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> + ExactSizeIterator + Clone {
        self.since(0)
    }

    /// The items from this place on.
    pub fn since(&self, at: usize) -> impl DoubleEndedIterator<Item = &T> + ExactSizeIterator + Clone {
        self.between(at, self.len())
    }

    /// The items from one place on, and before another.
    pub fn between(
        &self,
        from: usize,
        to: usize,
    ) -> impl DoubleEndedIterator<Item = &T> + ExactSizeIterator + Clone {
        (from..to.min(self.len())).map(|at| &self[at])
    }

    /// Where the items begin of which this is no longer so; all that come before have to be such of which it is.
    pub fn partition_point(&self, is_so: impl Fn(&T) -> bool) -> usize {
        let block = self.blocks.partition_point(|block| is_so(&block[BLOCK - 1]));
        let found = match self.blocks.get(block) {
            Some(block) => block.partition_point(is_so),
            None => self.rest.partition_point(is_so),
        };
        block * BLOCK + found
    }
}

impl<T: Clone> Trail<T> {
    /// Adds an item.
    pub fn push(&mut self, item: T) {
        let rest = Arc::make_mut(&mut self.rest);
        rest.push(item);
        if rest.len() == BLOCK {
            Arc::make_mut(&mut self.blocks).push(rest.drain(..).collect());
        }
    }

    /// Leaves so many of the first items.
    pub fn truncate(&mut self, len: usize) {
        if len >= self.len() {
            return;
        }
        let (block, rest) = (len / BLOCK, len % BLOCK);
        match self.blocks.get(block) {
            Some(cut) => self.rest = Arc::new(cut[..rest].to_vec()),
            None => Arc::make_mut(&mut self.rest).truncate(rest),
        }
        if block < self.blocks.len() {
            Arc::make_mut(&mut self.blocks).truncate(block);
        }
    }

    /// All items, one beside the other.
    pub fn to_vec(&self) -> Vec<T> {
        self.iter().cloned().collect()
    }
}

impl<T> Default for Trail<T> {
    fn default() -> Self {
        Trail { blocks: Arc::default(), rest: Arc::default() }
    }
}

impl<T> Index<usize> for Trail<T> {
    type Output = T;

    fn index(&self, at: usize) -> &T {
        self.get(at).expect("who asks for a place knows how many there are")
    }
}

impl<T: Clone> Extend<T> for Trail<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().for_each(|item| self.push(item));
    }
}

impl<T: Clone> FromIterator<T> for Trail<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut trail = Trail::default();
        trail.extend(items);
        trail
    }
}

impl<T: PartialEq> PartialEq for Trail<T> {
    fn eq(&self, other: &Self) -> bool {
        self.blocks == other.blocks && self.rest == other.rest
    }
}

impl<T: Eq> Eq for Trail<T> {}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers below this one.
    fn numbers(below: usize) -> Trail<usize> {
        (0..below).collect()
    }

    #[test]
    fn it_is_a_list() {
        for len in [0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 5 * BLOCK, 5 * BLOCK + 7] {
            let trail = numbers(len);
            assert_eq!(
                (trail.len(), trail.is_empty(), trail.last().copied()),
                (len, len == 0, len.checked_sub(1))
            );
            assert_eq!(trail.to_vec(), (0..len).collect::<Vec<_>>());
            assert!(trail.iter().rev().copied().eq((0..len).rev()));
            assert_eq!(trail.get(len), None);
            for at in 0..=len {
                assert_eq!(trail.partition_point(|&number| number < at), at);
                assert!(trail.since(at).copied().eq(at..len));
                let mut cut = trail.clone();
                cut.truncate(at);
                assert_eq!(cut, numbers(at));
            }
        }
    }

    #[test]
    fn copies_go_their_own_ways_and_share_where_they_came_from() {
        let before = numbers(3 * BLOCK + 5);
        let (mut one, mut other) = (before.clone(), before.clone());
        one.push(7);
        other.truncate(BLOCK + 1);
        other.extend([1, 2]);
        assert_eq!(before, numbers(3 * BLOCK + 5));
        assert_eq!((one.last(), one.len()), (Some(&7), before.len() + 1));
        assert_eq!(other.since(BLOCK).copied().collect::<Vec<_>>(), [BLOCK, 1, 2]);
        assert!(one.blocks.iter().zip(&*before.blocks).all(|(one, before)| Arc::ptr_eq(one, before)));
    }
}
