//! How well the learned value knows what will become of a position.

use serde::Serialize;

use crate::{Positions, PositionsError, Taken};

/// How predicted chances and outcomes agree.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Calibration {
    /// How many positions were judged.
    pub positions: u64,
    /// How many chances: one for each party of each position.
    pub chances: u64,
    /// By the predicted chance: from 0 to 10 %, from 10 to 20 %, and so on.
    pub tenths: [Tenth; 10],
    /// The mean square of what the predictions were off by (Brier's score).
    pub brier: f64,
    /// The same of chances by the score alone, in the slope that fits best.
    pub brier_by_score: f64,
    /// The same if nothing is known: every party's chance is the same.
    pub brier_of_nothing: f64,
}

/// The predictions within a tenth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Tenth {
    /// How many.
    pub chances: u64,
    /// Their mean.
    pub predicted: f64,
    /// How many of them came true, as a share.
    pub came_true: f64,
}

/// How much a point of the score counts, in the exponent.
const SLOPES: [f64; 12] = [0.01, 0.02, 0.03, 0.05, 0.08, 0.12, 0.2, 0.3, 0.5, 0.8, 1.2, 2.0];

impl Calibration {
    /// Plays the games and judges every position that was taken.
    pub fn of(positions: &Positions, progress: impl Fn(u64) + Sync) -> Result<Self, PositionsError> {
        let mut all = Calibration::default();
        let mut by_score = [0.0; SLOPES.len()];
        positions.each(progress, |taken| {
            all.judge(taken);
            for (sum, slope) in by_score.iter_mut().zip(SLOPES) {
                *sum += brier_by_score(taken, slope);
            }
            Ok(())
        })?;
        #[expect(clippy::cast_precision_loss, reason = "nobody plays 2^53 games")]
        let part = |sum: f64, of: u64| sum / of.max(1) as f64;
        for tenth in &mut all.tenths {
            tenth.predicted = part(tenth.predicted, tenth.chances);
            tenth.came_true = part(tenth.came_true, tenth.chances);
        }
        all.brier = part(all.brier, all.chances);
        all.brier_of_nothing = part(all.brier_of_nothing, all.chances);
        all.brier_by_score = part(by_score.into_iter().fold(f64::INFINITY, f64::min), all.chances);
        Ok(all)
    }

    fn judge(&mut self, taken: &Taken) {
        let Some(chances) = taken.chances else { return };
        self.positions += 1;
        let parties = taken.scores.len();
        #[expect(clippy::cast_precision_loss, reason = "at most six parties")]
        let even = 1.0 / parties as f64;
        for (&chance, &won) in chances.0.iter().zip(&taken.won.0).take(parties) {
            let (chance, won) = (f64::from(chance), f64::from(won));
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a tenth of 1")]
            let tenth = &mut self.tenths[((chance * 10.0) as usize).min(9)];
            tenth.chances += 1;
            tenth.predicted += chance;
            tenth.came_true += won;
            self.chances += 1;
            self.brier += (chance - won) * (chance - won);
            self.brier_of_nothing += (even - won) * (even - won);
        }
    }
}

fn brier_by_score(taken: &Taken, slope: f64) -> f64 {
    let most = taken.scores.iter().copied().max().unwrap_or(0);
    let powers: Vec<f64> =
        taken.scores.iter().map(|&score| (slope * f64::from(score - most)).exp()).collect();
    let all: f64 = powers.iter().sum();
    let off = |(power, &won): (&f64, &f32)| (power / all - f64::from(won)).powi(2);
    powers.iter().zip(&taken.won.0).map(off).sum()
}
