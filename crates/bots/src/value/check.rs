//! Positions that the trainer left beside the weights, with what the network made of them there.

use super::{Inputs, Valued};

/// Takes four bytes off the front.
fn four(bytes: &mut &[u8]) -> [u8; 4] {
    let (first, rest) = bytes.split_at(4);
    *bytes = rest;
    first.try_into().unwrap()
}

/// Each position is told as the number of its parties, their inputs, and the chances of each.
pub(crate) fn agrees_with_the_trainer<G: Valued>(mut left: &[u8]) {
    let net = G::net().expect("the game has learned a value");
    let mut positions = 0;
    while !left.is_empty() {
        let parties = u32::from_le_bytes(four(&mut left)) as usize;
        let mut inputs = Inputs::default();
        (0..parties * G::INPUTS).for_each(|_| inputs.put(f32::from_le_bytes(four(&mut left))));
        let chances = net.chances(&inputs, parties);
        for &chance in &chances.0[..parties] {
            let trainers = f32::from_le_bytes(four(&mut left));
            assert!((chance - trainers).abs() < 1e-4, "{chance}, but the trainer had {trainers}");
        }
        positions += 1;
    }
    assert!(positions >= 8, "the trainer left {positions} positions only");
}
