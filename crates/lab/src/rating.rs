//! How strong players are, from who beat whom: the model of Bradley and Terry.
//!
//! In it every player has a strength, and one beats another as often as their strength is of both together. Strengths are told as
//! Elo numbers: 400 more means ten times as strong. Every two who met are given one more game, which both half won: so
//! whoever won all their games has a number too.

use serde::Serialize;

/// How strong a player is, beside the one that all are compared with.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// The Elo number.
    pub elo: f64,
    /// The true one lies as far below or above with 95 % confidence.
    pub give_or_take: f64,
}

/// What each player won against each other, in games.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Crossings {
    won: Vec<Vec<f64>>,
}

/// What one Elo point is on the scale of the model.
const POINT: f64 = 400.0 / std::f64::consts::LN_10;
/// How often strengths are made better by each other: far more than what is ever needed.
const STEPS: usize = 10_000;
const Z: f64 = 1.959_963_985;

impl Crossings {
    pub(crate) fn new(players: usize) -> Self {
        Crossings { won: vec![vec![0.0; players]; players] }
    }

    /// One won so much against another.
    pub(crate) fn add(&mut self, one: usize, other: usize, won: f64) {
        self.won[one][other] += won;
    }

    pub(crate) fn won(&self, one: usize, other: usize) -> f64 {
        self.won[one][other]
    }

    /// How many games two played against each other, the one that is given to them included.
    fn games(&self, one: usize, other: usize) -> f64 {
        let played = self.won[one][other] + self.won[other][one];
        if one == other || played == 0.0 { 0.0 } else { played + 1.0 }
    }

    /// The ratings, with that of one player as the zero.
    pub(crate) fn ratings(&self, zero: usize) -> Vec<Rating> {
        let strengths = self.strengths();
        let players = strengths.len();
        let others: Vec<usize> = (0..players).filter(|&player| player != zero).collect();
        let mut knowledge = vec![vec![0.0; others.len()]; others.len()];
        for (row, &one) in others.iter().enumerate() {
            for other in 0..players {
                let beats = strengths[one] / (strengths[one] + strengths[other]);
                let known = self.games(one, other) * beats * (1.0 - beats);
                knowledge[row][row] += known;
                if let Some(column) = others.iter().position(|&player| player == other) {
                    knowledge[row][column] -= known;
                }
            }
        }
        let spread = inverse(knowledge);
        let rating = |player: usize| {
            let place = others.iter().position(|&other| other == player);
            let variance =
                place.map_or(0.0, |place| spread.as_ref().map_or(f64::INFINITY, |it| it[place][place]));
            Rating {
                elo: POINT * (strengths[player] / strengths[zero]).ln(),
                give_or_take: POINT * Z * variance.sqrt(),
            }
        };
        (0..players).map(rating).collect()
    }

    /// The strengths under which what happened is likeliest, by Zermelo's steps.
    fn strengths(&self) -> Vec<f64> {
        let players = self.won.len();
        let mut strengths = vec![1.0f64; players];
        for _ in 0..STEPS {
            let before = strengths.clone();
            for one in 0..players {
                let met = |other: &usize| self.games(one, *other) > 0.0;
                let won: f64 = (0..players).filter(met).map(|other| self.won[one][other] + 0.5).sum();
                let weight: f64 = (0..players)
                    .filter(met)
                    .map(|other| self.games(one, other) / (strengths[one] + strengths[other]))
                    .sum();
                if weight > 0.0 {
                    strengths[one] = won / weight;
                }
            }
            let moved = before
                .iter()
                .zip(&strengths)
                .map(|(before, now)| (now / before).ln().abs())
                .fold(0.0, f64::max);
            if moved < 1e-10 {
                break;
            }
        }
        strengths
    }
}

/// The inverse of a matrix, if it has one.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Option<Vec<Vec<f64>>> {
    let size = matrix.len();
    for (number, row) in matrix.iter_mut().enumerate() {
        row.extend((0..size).map(|column| if column == number { 1.0 } else { 0.0 }));
    }
    for column in 0..size {
        let largest =
            |one: &usize, other: &usize| matrix[*one][column].abs().total_cmp(&matrix[*other][column].abs());
        let pivot = (column..size).max_by(largest)?;
        if matrix[pivot][column].abs() < 1e-12 {
            return None;
        }
        matrix.swap(column, pivot);
        let by = matrix[column][column];
        matrix[column].iter_mut().for_each(|value| *value /= by);
        let pivot = matrix[column].clone();
        for row in matrix.iter_mut().enumerate().filter(|(row, _)| *row != column).map(|(_, row)| row) {
            let times = row[column];
            row.iter_mut().zip(&pivot).for_each(|(value, pivot)| *value -= times * pivot);
        }
    }
    Some(matrix.into_iter().map(|mut row| row.split_off(size)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn crossings(won: &[(usize, usize, f64)], players: usize) -> Crossings {
        let mut all = Crossings::new(players);
        won.iter().for_each(|&(one, other, won)| all.add(one, other, won));
        all
    }

    /// Of two, the strength is the ratio of what they won, and the interval that of a logit.
    #[test]
    fn of_two_the_numbers_are_those_of_the_book() {
        let ratings = crossings(&[(0, 1, 749.5), (1, 0, 249.5)], 2).ratings(1);
        assert!((ratings[0].elo - 400.0 * 3.0f64.log10()).abs() < 1e-6, "{ratings:?}");
        let error = POINT * Z / (1000.0f64 * 0.75 * 0.25).sqrt();
        assert!((ratings[0].give_or_take - error).abs() < 1e-6, "{ratings:?}");
        assert_eq!(ratings[1], Rating { elo: 0.0, give_or_take: 0.0 });
    }

    /// Whoever beats the middle one as it beats the last is as far above it, though the two never met.
    #[test]
    fn who_never_met_is_compared_by_others() {
        let ratings = crossings(&[(0, 1, 80.0), (1, 0, 20.0), (1, 2, 80.0), (2, 1, 20.0)], 3).ratings(2);
        assert!((ratings[0].elo - 2.0 * ratings[1].elo).abs() < 1e-3, "{ratings:?}");
        assert!(ratings[0].give_or_take > ratings[1].give_or_take, "{ratings:?}");
    }

    #[test]
    fn who_won_everything_has_a_number_and_who_met_nobody_knows_nothing() {
        let ratings = crossings(&[(0, 1, 100.0)], 3).ratings(1);
        assert!(ratings[0].elo > 400.0 && ratings[0].elo < 2000.0, "{ratings:?}");
        assert!(ratings[2].give_or_take.is_infinite(), "{ratings:?}");
    }
}
