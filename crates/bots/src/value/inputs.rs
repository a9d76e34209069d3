/// What a network is told: numbers for each party, all parties in a row.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Inputs(Vec<f32>);

impl Inputs {
    /// The numbers.
    pub fn numbers(&self) -> &[f32] {
        &self.0
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// How many numbers were told.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether nothing was told yet.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// A number, best between -1 and 3 or so.
    #[inline]
    pub fn put(&mut self, number: f32) {
        self.0.push(number);
    }

    /// A count, divided by what is much.
    #[inline]
    pub fn count(&mut self, count: impl Into<f64>, much: f32) {
        #[expect(clippy::cast_possible_truncation, reason = "counts are small")]
        self.put(count.into() as f32 / much);
    }

    /// Yes or no.
    #[inline]
    pub fn flag(&mut self, holds: bool) {
        self.put(if holds { 1.0 } else { 0.0 });
    }

    /// Which of `of` things it is; the last stands for all beyond it, and nothing for none.
    #[inline]
    pub fn one_of(&mut self, which: Option<usize>, of: usize) {
        for index in 0..of {
            self.flag(which.is_some_and(|which| which.min(of - 1) == index));
        }
    }

    /// A small count as steps: is it at least 1, at least 2, and so on.
    #[inline]
    pub fn steps(&mut self, count: usize, of: usize) {
        for step in 1..=of {
            self.flag(count >= step);
        }
    }

    /// Which of these thresholds a number has reached.
    #[inline]
    pub fn reached(&mut self, number: f32, thresholds: &[f32]) {
        for &threshold in thresholds {
            self.flag(number >= threshold);
        }
    }
}
