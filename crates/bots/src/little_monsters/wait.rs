//! How many rolls it takes until the tickets are there that are missing.

use std::sync::OnceLock;

use games::little_monsters::Tickets;

/// The most tickets of a colour that are told apart from more.
const MOST: usize = 5;
/// How many numbers of missing tickets there are for each colour.
const SIZE: usize = MOST + 1;
const COLOURS: usize = 5;
const ALL: usize = SIZE.pow(5);

/// What is missing, as a place in the tables.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Missing(u16);

impl Missing {
    /// What a hand lacks for a fare.
    #[inline]
    pub(super) fn of(fare: Tickets, hand: Tickets) -> Missing {
        let mut place = 0;
        for colour in (0..COLOURS).rev() {
            let short = fare.0[colour].saturating_sub(hand.0[colour]).min(5);
            place = place * 6 + u16::from(short);
        }
        Missing(place)
    }

    pub(super) fn nothing(self) -> bool {
        self.0 == 0
    }
}

/// For everything that can be missing the expected number of rolls, and how easy that is.
pub(super) struct Waits {
    rolls: Box<[f32; ALL]>,
    ease: Box<[f32; ALL]>,
}

impl Waits {
    /// The tables, which are made once.
    pub(super) fn get() -> &'static Waits {
        static WAITS: OnceLock<Waits> = OnceLock::new();
        WAITS.get_or_init(Waits::new)
    }

    /// How many rolls it takes on average; each brings two tickets, and of a globe the best.
    #[inline]
    pub(super) fn rolls(&self, missing: Missing) -> f32 {
        self.rolls[usize::from(missing.0)]
    }

    /// The eighth power of the rolls, upside down. Of several ways the eases are added: each further one shortens the wait a little.
    #[inline]
    pub(super) fn ease(&self, missing: Missing) -> f32 {
        self.ease[usize::from(missing.0)]
    }

    fn new() -> Waits {
        let mut rolls = Box::new([0.0; ALL]);
        let mut sorted: Vec<usize> = (0..ALL).filter(|&place| is_sorted(parts(place))).collect();
        sorted.sort_by_key(|&place| parts(place).iter().sum::<usize>());
        for place in sorted.into_iter().skip(1) {
            rolls[place] = expected(parts(place), &rolls);
        }
        for place in 0..ALL {
            rolls[place] = rolls[place_of(parts(place))];
        }
        let mut ease = Box::new([0.0; ALL]);
        for (ease, &rolls) in ease.iter_mut().zip(rolls.iter()).skip(1) {
            let fourth = rolls * rolls * rolls * rolls;
            *ease = 1.0 / (fourth * fourth);
        }
        Waits { rolls, ease }
    }
}

/// The wait of several ways, from the sum of their eases.
pub(super) fn eased(ease: f32) -> f32 {
    1.0 / ease.sqrt().sqrt().sqrt()
}

/// How many of each colour are missing at a place in the tables.
fn parts(mut place: usize) -> [usize; COLOURS] {
    std::array::from_fn(|_| {
        let part = place % SIZE;
        place /= SIZE;
        part
    })
}

fn is_sorted(parts: [usize; COLOURS]) -> bool {
    parts.windows(2).all(|pair| pair[0] >= pair[1])
}

/// The place where it stands how long so many tickets take; all colours are alike.
fn place_of(mut parts: [usize; COLOURS]) -> usize {
    parts.sort_unstable_by(|one, other| other.cmp(one));
    parts.iter().rev().fold(0, |place, part| place * SIZE + part)
}

/// One roll, and what is expected after it. A roll that brings nothing of use is made again.
fn expected(missing: [usize; COLOURS], rolls: &[f32; ALL]) -> f32 {
    let (mut after, mut useful) = (0.0, 0.0f32);
    for one in 0..=COLOURS {
        for other in 0..=COLOURS {
            let mut left = missing;
            let mut globes = 0;
            for face in [one, other] {
                match left.get_mut(face) {
                    Some(part) => *part = part.saturating_sub(1),
                    None => globes += 1,
                }
            }
            let best = with_globes(left, globes, rolls);
            if left != missing || globes > 0 {
                useful += 1.0;
                after += best;
            }
        }
    }
    // Of 36 throws the useful ones lead on, and the others cost a turn.
    (36.0 + after) / useful
}

/// The rolls that are left if each globe is taken for the colour of which that leaves the fewest.
fn with_globes(missing: [usize; COLOURS], globes: usize, rolls: &[f32; ALL]) -> f32 {
    if globes == 0 || missing == [0; COLOURS] {
        return rolls[place_of(missing)];
    }
    let choices = (0..COLOURS).filter(|&colour| missing[colour] > 0).map(|colour| {
        let mut left = missing;
        left[colour] -= 1;
        with_globes(left, globes - 1, rolls)
    });
    choices.fold(f32::INFINITY, f32::min)
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::little_monsters::Colour;

    fn rolls(missing: Tickets) -> f32 {
        Waits::get().rolls(Missing::of(missing, Tickets::NONE))
    }

    #[test]
    fn one_ticket_is_there_after_nine_rolls_of_five() {
        // A die shows the colour or a globe in a third of throws, so two miss in four ninths: 9 / 5.
        assert!((rolls(Tickets::of(Colour::Blue, 1)) - 1.8).abs() < 1e-5);
        assert!(Missing::of(Tickets::of(Colour::Red, 2), Tickets::of(Colour::Red, 2)).nothing());
    }

    #[test]
    fn what_is_missing_of_several_colours_comes_sooner_than_as_much_of_one() {
        let of = |purple, yellow, blue| Tickets([purple, yellow, blue, 0, 0]);
        assert!(rolls(of(1, 1, 1)) < rolls(of(2, 1, 0)));
        assert!(rolls(of(2, 1, 0)) < rolls(of(3, 0, 0)));
        assert_eq!(rolls(of(0, 1, 2)).to_bits(), rolls(of(2, 0, 1)).to_bits(), "all colours are alike");
    }
}
