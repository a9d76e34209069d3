//! Dice that nobody can steer: what is published before a game, and how anybody proves the rolls after it.
//!
//! `cargo run -p table --example proven_dice`

use table::Dice;
use table::dice::{ProvenDice, Provenance, SecretSeed};

fn main() {
    // Before anybody sits down, the host's seed of this table exists, and its hash is published.
    let seed = SecretSeed::of_table(&[42; 32], "quiet-fox");
    println!("commitment   {}", seed.commitment().0);

    // Every browser adds a share of its own, which the host could not know when it committed itself.
    let nonces = vec!["c0ffee".to_owned(), "5eed".to_owned()];
    let provenance = Provenance { commitment: seed.commitment(), table: "quiet-fox".to_owned(), nonces };
    let mut dice = ProvenDice::new(&seed, &provenance, 0);
    let rolled: Vec<u32> = (0..10).map(|_| dice.die("travel", 6)).collect();
    println!("rolled       {rolled:?}");

    // After the game the seed is published: it fits the commitment, and gives the same rolls to everybody.
    assert_eq!(seed.commitment(), provenance.commitment);
    let mut again = ProvenDice::new(&seed, &provenance, 0);
    assert_eq!((0..10).map(|_| again.die("travel", 6)).collect::<Vec<u32>>(), rolled);
    println!("proven       the published seed gives the same rolls");
}
