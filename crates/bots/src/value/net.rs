use super::{Chances, Inputs};

/// What a file of weights begins with.
const MAGIC: &[u8; 8] = b"GTvalue1";
/// How many numbers stand for a party after the first layer.
const PARTY: usize = 64;
/// How many after the second, which sees the party beside the others.
const AMONG: usize = 32;

/// Why a file of weights is of no use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NetError {
    /// It is no file of weights, or not a whole one.
    Broken,
    /// It belongs to another game, or to other inputs.
    Other,
    /// A network is in use already.
    Late,
}

impl std::fmt::Display for NetError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            NetError::Broken => "this is no whole file of weights",
            NetError::Other => "these weights belong to another game or to other inputs",
            NetError::Late => "a network is in use already",
        })
    }
}

impl std::error::Error for NetError {}

/// A small network: each party by itself, then each beside the mean and the maximum of the others, then a number for each,
/// of which a softmax makes chances.
///
/// All sums are of `f32`, from the first weight to the last in the order of the file, without fused steps; so the result is
/// the same on every machine.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// For each input, its part in each number of the first layer.
    party: Vec<[f32; PARTY]>,
    party_bias: [f32; PARTY],
    /// For the party, the mean and the maximum of the others: the part of each number in those of the second layer.
    among: Vec<[f32; AMONG]>,
    among_bias: [f32; AMONG],
    last: [f32; AMONG],
    last_bias: f32,
}

impl Net {
    /// Reads the bytes of a file of weights (`train/README.md` says what is in it).
    pub fn read(bytes: &[u8], game: &str, inputs: usize) -> Result<Net, NetError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(NetError::Broken)?;
        let (name, rest) = rest.split_at_checked(32).ok_or(NetError::Broken)?;
        let (sizes, rest) = rest.split_at_checked(16).ok_or(NetError::Broken)?;
        let name = name.split(|&byte| byte == 0).next().unwrap_or_default();
        let sizes: Vec<u32> = sizes.chunks_exact(4).map(|four| u32::from_le_bytes(array(four))).collect();
        let fits = |size: u32, number: usize| usize::try_from(size) == Ok(number);
        let known = fits(sizes[0], inputs) && fits(sizes[1], PARTY) && fits(sizes[2], AMONG);
        if name != game.as_bytes() || !known {
            return Err(NetError::Other);
        }
        let mut weights = rest.chunks_exact(4).map(|four| f32::from_le_bytes(array(four)));
        let wanted = inputs * PARTY + PARTY + 3 * PARTY * AMONG + 2 * AMONG + 1;
        if weights.len() != wanted || rest.len() != 4 * wanted {
            return Err(NetError::Broken);
        }
        let mut next = || weights.next().expect("the weights were counted");
        Ok(Net {
            party: (0..inputs).map(|_| std::array::from_fn(|_| next())).collect(),
            party_bias: std::array::from_fn(|_| next()),
            among: (0..3 * PARTY).map(|_| std::array::from_fn(|_| next())).collect(),
            among_bias: std::array::from_fn(|_| next()),
            last: std::array::from_fn(|_| next()),
            last_bias: next(),
        })
    }

    /// Every party's chance, from what was told of all of them.
    pub fn chances(&self, inputs: &Inputs, parties: usize) -> Chances {
        debug_assert_eq!(inputs.len(), parties * self.party.len(), "each party is told of in full");
        let mut seen = [[0.0; PARTY]; Chances::MOST];
        for (seen, told) in seen.iter_mut().zip(inputs.numbers().chunks_exact(self.party.len())) {
            *seen = layer(&self.party_bias, &self.party, told);
        }
        let mut numbers = [0.0; Chances::MOST];
        for (party, number) in numbers.iter_mut().enumerate().take(parties) {
            *number = self.beside(&seen[..parties], party);
        }
        softmax(&numbers[..parties])
    }

    /// The number of one party beside the others.
    fn beside(&self, seen: &[[f32; PARTY]], party: usize) -> f32 {
        let mut joint = [0.0; 3 * PARTY];
        joint[..PARTY].copy_from_slice(&seen[party]);
        let (mean, most) = joint[PARTY..].split_at_mut(PARTY);
        for (_, other) in seen.iter().enumerate().filter(|&(other, _)| other != party) {
            for ((mean, most), &number) in mean.iter_mut().zip(most.iter_mut()).zip(other) {
                *mean += number;
                *most = if number > *most { number } else { *most };
            }
        }
        let others = u8::try_from(seen.len() - 1).unwrap_or(1).max(1);
        mean.iter_mut().for_each(|mean| *mean /= f32::from(others));
        let among = layer(&self.among_bias, &self.among, &joint);
        among.iter().zip(&self.last).fold(self.last_bias, |sum, (&number, &weight)| sum + number * weight)
    }
}

fn array(four: &[u8]) -> [u8; 4] {
    four.try_into().expect("chunks of four have four bytes")
}

/// A layer: the weighted sum of the inputs in order, and nothing below 0. Inputs of 0 are passed over.
#[inline]
fn layer<const N: usize>(bias: &[f32; N], weights: &[[f32; N]], inputs: &[f32]) -> [f32; N] {
    let mut sums = *bias;
    for (&input, weights) in inputs.iter().zip(weights) {
        if input != 0.0 {
            for (sum, &weight) in sums.iter_mut().zip(weights) {
                *sum += input * weight;
            }
        }
    }
    sums.map(|sum| if sum > 0.0 { sum } else { 0.0 })
}

fn softmax(numbers: &[f32]) -> Chances {
    let most = numbers.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut powers = [0.0f64; Chances::MOST];
    for (power, &number) in powers.iter_mut().zip(numbers) {
        *power = exp(f64::from(number - most));
    }
    let all: f64 = powers.iter().sum();
    #[expect(clippy::cast_possible_truncation, reason = "chances need no more digits")]
    Chances(powers.map(|power| (power / all) as f32))
}

/// The exponential of a number that is not above 0, by additions and multiplications alone: the standard library's differs from
/// machine to machine in the last digit.
fn exp(number: f64) -> f64 {
    if number < -60.0 {
        return 0.0;
    }
    // Halved until it is small enough for nine terms of the series, then squared as often.
    let small = number / 1024.0;
    let mut sum = 1.0;
    for term in (1..=9u8).rev() {
        sum = 1.0 + small * sum / f64::from(term);
    }
    for _ in 0..10 {
        sum *= sum;
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_exponential_is_right_to_nine_digits() {
        for tenth in 0..300u16 {
            let number = -f64::from(tenth) / 10.0;
            let (own, usual) = (exp(number), number.exp());
            assert!((own - usual).abs() <= 1e-9 * usual, "exp({number}) is {own}, not {usual}");
        }
    }

    #[test]
    fn chances_together_are_1() {
        let chances = softmax(&[0.3, -2.0, 0.3]);
        assert!((chances.0.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert_eq!(chances.0[0].to_bits(), chances.0[2].to_bits());
        assert!(chances.0[1] < 0.1);
    }

    #[test]
    fn what_is_no_file_of_weights_is_refused() {
        assert_eq!(Net::read(b"nothing", "pig", 3), Err(NetError::Broken));
        let mut bytes = MAGIC.to_vec();
        bytes.extend([0; 48]);
        assert_eq!(Net::read(&bytes, "pig", 3), Err(NetError::Other));
    }
}
