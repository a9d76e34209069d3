use std::ops::Deref;

use serde::{Deserialize, Serialize};

/// Cards in a row, the top one last: a pack, a hand or the tickets of the Jackpot.
///
/// It holds up to `N` cards in place, and copies as plain bytes, which search and simulation do millions of times.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pile<T, const N: usize> {
    len: u8,
    /// Beyond `len` everything is the default, so that equal piles are equal bytes.
    cards: [T; N],
}

impl<T: Copy + Default, const N: usize> Pile<T, N> {
    /// Puts a card on top. The pile must have room: every card exists once, and `N` is at least their number.
    #[inline]
    pub fn push(&mut self, card: T) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    /// Takes the top card.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        if self.len == 0 {
            return None;
        }
        self.len -= 1;
        Some(std::mem::take(&mut self.cards[usize::from(self.len)]))
    }

    /// Puts a card under all others.
    #[inline]
    pub fn put_under(&mut self, card: T) {
        let len = usize::from(self.len);
        self.cards.copy_within(..len, 1);
        self.cards[0] = card;
        self.len += 1;
    }

    /// Takes the card at this index, counted from the bottom; the others keep their order.
    #[inline]
    pub fn remove(&mut self, index: usize) -> T {
        let card = self[index];
        let len = usize::from(self.len);
        self.cards.copy_within(index + 1..len, index);
        self.pop();
        card
    }

    /// The cards, to be put into another order.
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.cards[..usize::from(self.len)]
    }
}

impl<T: Copy + Default, const N: usize> Default for Pile<T, N> {
    #[inline]
    fn default() -> Self {
        Pile { len: 0, cards: [T::default(); N] }
    }
}

impl<T, const N: usize> Deref for Pile<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.cards[..usize::from(self.len)]
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Pile<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(cards: I) -> Self {
        cards.into_iter().fold(Pile::default(), |mut pile, card| {
            pile.push(card);
            pile
        })
    }
}

impl<T: Serialize, const N: usize> Serialize for Pile<T, N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Pile<T, N> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<T>::deserialize(deserializer)?;
        if cards.len() > N {
            let found = cards.len();
            return Err(serde::de::Error::custom(format_args!("{found} cards in a pile of at most {N}")));
        }
        Ok(cards.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pile_has_a_top_and_a_bottom() {
        let mut pile: Pile<u8, 8> = [1, 2, 3].into_iter().collect();
        pile.put_under(9);
        assert_eq!(*pile, [9, 1, 2, 3]);
        assert_eq!(pile.remove(1), 1);
        assert_eq!(pile.pop(), Some(3));
        assert_eq!(*pile, [9, 2]);
        assert_eq!(pile, [9, 2].into_iter().collect(), "what was taken leaves no trace");
        assert_eq!((pile.pop(), pile.pop(), pile.pop()), (Some(2), Some(9), None));
    }
}
