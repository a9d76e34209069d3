use std::collections::VecDeque;

use serde::{Deserialize, Serialize};

use super::{Cast, CastKind, Dice, DiceFault, FastDice};

/// One thing a script says about the next chance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", untagged)]
pub enum Scripted {
    /// The face of a die, counted from 1, or the index of a pick, counted from 0.
    Value(u32),
    /// The order after a shuffle: at each place, the index that its item had before.
    Order(Vec<u32>),
}

/// Dice that fall as written. Running out is a fault that says which roll was asked for.
#[derive(Clone, Debug)]
pub struct ScriptedDice {
    script: VecDeque<Scripted>,
    /// The exchanges still to come of the shuffle in progress, last first.
    exchanges: Vec<u32>,
    /// Where shuffles come from for which the script has no order.
    shuffles: Option<FastDice>,
    fault: Option<DiceFault>,
    /// Answers after a fault: they mean nothing, but they vary, so that no rule waits for ever for another one.
    fallback: FastDice,
}

impl Default for ScriptedDice {
    fn default() -> Self {
        ScriptedDice::new([])
    }
}

impl ScriptedDice {
    /// Dice that follow this script.
    pub fn new(script: impl IntoIterator<Item = Scripted>) -> Self {
        ScriptedDice {
            script: script.into_iter().collect(),
            exchanges: Vec::new(),
            shuffles: None,
            fault: None,
            fallback: FastDice::new(0),
        }
    }

    /// The same dice, with shuffles from a seed wherever the script does not have an order next.
    pub fn with_shuffles(self, seed: u64) -> Self {
        ScriptedDice { shuffles: Some(FastDice::new(seed)), ..self }
    }

    /// Dice that show these faces.
    pub fn faces(faces: impl IntoIterator<Item = u32>) -> Self {
        ScriptedDice::new(faces.into_iter().map(Scripted::Value))
    }

    /// Adds to the end of the script.
    pub fn extend(&mut self, script: impl IntoIterator<Item = Scripted>) {
        self.script.extend(script);
    }

    /// Forgets what of the script has not been used.
    pub fn clear(&mut self) {
        self.script.clear();
    }

    /// What of the script has not been used.
    pub fn left(&self) -> impl Iterator<Item = &Scripted> {
        self.script.iter()
    }

    fn scripted(&mut self, cast: Cast) -> Result<u32, DiceFault> {
        if cast.kind == CastKind::Shuffle
            && let Some(exchange) = self.exchanges.pop()
        {
            return Ok(exchange);
        }
        if cast.kind == CastKind::Shuffle
            && !matches!(self.script.front(), Some(Scripted::Order(_)))
            && let Some(shuffles) = &mut self.shuffles
        {
            return Ok(shuffles.cast(cast));
        }
        let asked = cast.in_words();
        let next = self.script.pop_front().ok_or(DiceFault::ScriptEnded { asked: asked.clone() })?;
        let fits = match (cast.kind, &next) {
            (CastKind::Die, &Scripted::Value(face)) if (1..=cast.of).contains(&face) => return Ok(face - 1),
            (CastKind::Pick, &Scripted::Value(index)) if index < cast.of => return Ok(index),
            (CastKind::Shuffle, Scripted::Order(order)) => exchanges_for(order, cast.of),
            _ => None,
        };
        self.exchanges = fits.ok_or_else(|| DiceFault::ScriptMismatch {
            asked,
            held: match next {
                Scripted::Value(value) => value.to_string(),
                Scripted::Order(order) => format!("an order of {} items", order.len()),
            },
        })?;
        Ok(self.exchanges.pop().expect("a shuffle of two or more has exchanges"))
    }
}

/// The exchanges by which [`Dice::shuffle`] reaches this order, last first; `None` if it is no order of `of`
/// items.
fn exchanges_for(order: &[u32], of: u32) -> Option<Vec<u32>> {
    let mut items: Vec<u32> = (0..of).collect();
    if order.len() != items.len() {
        return None;
    }
    let mut exchanges = Vec::with_capacity(items.len());
    for last in (1..items.len()).rev() {
        let from = items[..=last].iter().position(|item| *item == order[last])?;
        items.swap(last, from);
        exchanges.push(u32::try_from(from).ok()?);
    }
    if items[0] != order[0] {
        return None;
    }
    exchanges.reverse();
    Some(exchanges)
}

impl Dice for ScriptedDice {
    fn cast(&mut self, cast: Cast) -> u32 {
        if self.fault.is_none() {
            match self.scripted(cast) {
                Ok(answer) => return answer,
                Err(fault) => self.fault = Some(fault),
            }
        }
        self.fallback.below(cast.of)
    }

    fn settle(&self) -> Result<(), DiceFault> {
        self.fault.clone().map_or(Ok(()), Err)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_is_reached_exactly() {
        let order = vec![3, 0, 4, 1, 2];
        let mut dice = ScriptedDice::new([Scripted::Order(order), Scripted::Value(5)]);
        let mut cards = ["a", "b", "c", "d", "e"];
        dice.shuffle("cards", &mut cards);
        assert_eq!(cards, ["d", "a", "e", "b", "c"]);
        assert_eq!(dice.die("die", 6), 5);
        assert_eq!(dice.settle(), Ok(()));
    }

    #[test]
    fn shuffles_can_come_from_a_seed_between_scripted_dice() {
        let shuffled = |script: Vec<Scripted>| {
            let mut dice = ScriptedDice::new(script).with_shuffles(7);
            let mut cards = [0, 1, 2, 3, 4, 5, 6, 7];
            dice.shuffle("cards", &mut cards);
            assert_eq!((dice.die("die", 6), dice.settle()), (5, Ok(())));
            cards
        };
        let mut alone = [0, 1, 2, 3, 4, 5, 6, 7];
        FastDice::new(7).shuffle("cards", &mut alone);
        assert_eq!(shuffled(vec![Scripted::Value(5)]), alone);
        let order = Scripted::Order(vec![7, 6, 5, 4, 3, 2, 1, 0]);
        assert_eq!(
            shuffled(vec![order, Scripted::Value(5)]),
            [7, 6, 5, 4, 3, 2, 1, 0],
            "an order comes first"
        );
    }

    #[test]
    fn running_out_says_which_roll_was_asked_for() {
        let mut dice = ScriptedDice::faces([2]);
        assert_eq!(dice.die("travel", 6), 2);
        dice.die("travel", 6);
        assert_eq!(
            dice.settle().unwrap_err().to_string(),
            "the dice script is used up: a d6 for “travel” was asked for"
        );
    }

    #[test]
    fn what_does_not_fit_is_a_fault() {
        for script in [Scripted::Value(7), Scripted::Value(0), Scripted::Order(vec![1, 0])] {
            let mut dice = ScriptedDice::new([script]);
            dice.die("travel", 6);
            assert!(matches!(dice.settle(), Err(DiceFault::ScriptMismatch { .. })));
        }
        for order in [vec![0, 0, 1], vec![0, 1], vec![0, 1, 7]] {
            let mut dice = ScriptedDice::new([Scripted::Order(order)]);
            dice.shuffle("cards", &mut [1, 2, 3]);
            assert!(dice.settle().is_err());
        }
    }
}
