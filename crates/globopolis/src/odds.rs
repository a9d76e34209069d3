//! Battle Rounds: what the dice are worth, and the exact chances of winning (GP-75 to GP-77).

use std::cmp::Ordering;
use std::sync::OnceLock;

use crate::state::Party;

/// The most d6 a party can have (GP-70).
pub const MOST: usize = 6;
/// Strengths at which simulated battles are compared with the exact chances: weak and strong, even and uneven, and battles
/// that are almost over.
pub const STRENGTHS: [[u8; 2]; 20] = [
    [1, 2],
    [2, 2],
    [3, 2],
    [4, 2],
    [6, 2],
    [1, 3],
    [2, 3],
    [3, 3],
    [5, 3],
    [6, 3],
    [2, 4],
    [4, 4],
    [6, 4],
    [3, 5],
    [5, 5],
    [6, 5],
    [4, 6],
    [6, 6],
    [0, 1],
    [1, 0],
];
/// The highest multiple of the polygon (GP-75).
const TIMES: usize = 5;

/// GP-75: the best pattern among the d6, in any five of them: nothing 1, pair 2, three of a kind 3, two pair or four of a
/// kind 4, full house or five of a kind 5.
pub fn pattern(dice: &[u8]) -> u8 {
    let mut counts = [0u8; 7];
    for &die in dice {
        counts[usize::from(die)] += 1;
    }
    let most = counts.iter().copied().max().unwrap_or(0);
    let pairs = counts.iter().filter(|&&count| count >= 2).count();
    match (most, pairs) {
        (5.., _) => 5,
        (3.., 2..) => 5,
        (4, _) | (2, 2..) => 4,
        (3, _) => 3,
        (2, _) => 2,
        _ => 1,
    }
}

/// GP-75, GP-76: by what the polygon is multiplied. A single d6 doubles it by showing the same number.
pub fn times(polygon: u8, dice: &[u8]) -> u8 {
    match dice {
        [one] => 1 + u8::from(*one == polygon),
        _ => pattern(dice),
    }
}

/// GP-77: who wins a Battle Round: the higher value; if equal, who has fewer d6; if equally many, the Defender. Who wins
/// ties by a card wins them, unless both do.
pub fn round_winner(values: [u8; 2], dice: [u8; 2], ties: [bool; 2]) -> Party {
    match (values[0].cmp(&values[1]), ties) {
        (Ordering::Greater, _) | (Ordering::Equal, [true, false]) => Party::Aggressor,
        (Ordering::Less, _) | (Ordering::Equal, [false, true]) => Party::Defender,
        (Ordering::Equal, _) if dice[0] < dice[1] => Party::Aggressor,
        (Ordering::Equal, _) => Party::Defender,
    }
}

/// What a battle is fought with, beside the numbers of d6.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arms {
    /// The polygons of Aggressor and Defender.
    pub polygons: [u8; 2],
    /// Who wins ties by a card.
    pub ties: [bool; 2],
}

impl Arms {
    /// d8 against d10 (GP-70).
    pub const USUAL: Arms = Arms { polygons: [8, 10], ties: [false; 2] };
}

/// The chances of a battle: for every number of d6 of the Aggressor and of the Defender, that of winning one Battle Round
/// and that of winning the engagement, both the Aggressor's.
#[derive(Clone, Debug, PartialEq)]
pub struct Odds {
    /// One Battle Round.
    pub round: [[f64; MOST + 1]; MOST + 1],
    /// The whole engagement.
    pub battle: [[f64; MOST + 1]; MOST + 1],
}

/// How many of the throws of so many d6 have each pattern.
fn pattern_counts() -> &'static [[u32; TIMES + 1]; MOST + 1] {
    static COUNTS: OnceLock<[[u32; TIMES + 1]; MOST + 1]> = OnceLock::new();
    COUNTS.get_or_init(|| {
        let mut counts = [[0; TIMES + 1]; MOST + 1];
        for (number, count) in counts.iter_mut().enumerate() {
            for throw in 0..6u32.pow(u32::try_from(number).expect("six at most")) {
                let mut rest = throw;
                let mut dice = [0; MOST];
                for die in dice.iter_mut().take(number) {
                    *die = u8::try_from(rest % 6).expect("a face, counted from 0");
                    rest /= 6;
                }
                count[usize::from(pattern(&dice[..number]))] += 1;
            }
        }
        counts
    })
}

/// How often each roll value comes, of so many throws, with a polygon and a number of d6.
fn values(polygon: u8, number: usize) -> (Vec<u64>, u64) {
    let mut counts = vec![0; usize::from(polygon) * TIMES + 1];
    let faces = 6u64.pow(u32::try_from(number).expect("six at most"));
    for face in 1..=polygon {
        let value = usize::from(face);
        if number == 1 {
            // One of the six faces doubles, if the die has that face (GP-76).
            let doubles = u64::from(face <= 6);
            counts[value] += faces - doubles;
            counts[2 * value] += doubles;
        } else {
            for (times, &count) in pattern_counts()[number].iter().enumerate() {
                counts[value * times] += u64::from(count);
            }
        }
    }
    (counts, faces * u64::from(polygon))
}

impl Odds {
    /// The chances with these arms, by counting every throw.
    pub fn exactly(arms: Arms) -> Odds {
        let mut odds = Odds { round: [[0.0; MOST + 1]; MOST + 1], battle: [[0.0; MOST + 1]; MOST + 1] };
        for a in 0..=MOST {
            for b in 0..=MOST {
                odds.round[a][b] = round_chance(arms, a, b);
                // GP-77: the loser of a round loses a d6; with the polygon alone, the engagement.
                let win = odds.round[a][b];
                let after_win = if b == 0 { 1.0 } else { odds.battle[a][b - 1] };
                let after_loss = if a == 0 { 0.0 } else { odds.battle[a - 1][b] };
                odds.battle[a][b] = win * after_win + (1.0 - win) * after_loss;
            }
        }
        odds
    }

    /// The chances with these arms; the usual ones are counted only once.
    pub fn of(arms: Arms) -> Odds {
        if arms == Arms::USUAL { Odds::usual().clone() } else { Odds::exactly(arms) }
    }

    /// The chances of d8 against d10.
    pub fn usual() -> &'static Odds {
        static USUAL: OnceLock<Odds> = OnceLock::new();
        USUAL.get_or_init(|| Odds::exactly(Arms::USUAL))
    }

    /// The Aggressor's chance of winning with so many d6 against so many.
    pub fn win(&self, aggressor: u8, defender: u8) -> f64 {
        self.battle[usize::from(aggressor).min(MOST)][usize::from(defender).min(MOST)]
    }
}

#[expect(clippy::cast_precision_loss, reason = "the counts are below 2^53")]
fn round_chance(arms: Arms, a: usize, b: usize) -> f64 {
    let (ours, our_throws) = values(arms.polygons[0], a);
    let (theirs, their_throws) = values(arms.polygons[1], b);
    let numbers = [a, b].map(|number| u8::try_from(number).expect("six at most"));
    let mut won = 0u64;
    for (value, &count) in ours.iter().enumerate() {
        for (other, &their_count) in theirs.iter().enumerate() {
            let values = [value, other].map(|value| u8::try_from(value).expect("a hundred at most"));
            if round_winner(values, numbers, arms.ties) == Party::Aggressor {
                won += count * their_count;
            }
        }
    }
    won as f64 / (our_throws as f64 * their_throws as f64)
}
