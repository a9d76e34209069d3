//! How far the clocks of a place are ahead of universal time: whole hours mostly, halves and quarters here and there.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The least step between two places, in minutes.
const STEP: i16 = 15;
/// How far clocks are behind and ahead of universal time at most, in hours.
const MOST: std::ops::RangeInclusive<f64> = -12.0..=14.0;

/// How far clocks are ahead of universal time. It is written as a number of hours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ahead {
    minutes: i16,
}

impl Ahead {
    /// So many hours, if clocks can be ahead by that.
    pub fn of_hours(hours: f64) -> Option<Ahead> {
        let steps = hours * 60.0 / f64::from(STEP);
        if !MOST.contains(&hours) || steps.fract() != 0.0 {
            return None;
        }
        let at = |step: &i16| f64::from(*step) == steps;
        (-12 * 4..=14 * 4).find(at).map(|step| Ahead { minutes: step * STEP })
    }

    /// The same in hours.
    pub fn hours(self) -> f64 {
        f64::from(self.minutes) / 60.0
    }

    /// The same in seconds.
    pub fn seconds(self) -> i64 {
        60 * i64::from(self.minutes)
    }
}

impl fmt::Display for Ahead {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.hours())
    }
}

impl Serialize for Ahead {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Whole hours as they were always written, so that a node of before reads them too.
        if self.minutes % 60 == 0 {
            serializer.serialize_i16(self.minutes / 60)
        } else {
            serializer.serialize_f64(self.hours())
        }
    }
}

impl<'de> Deserialize<'de> for Ahead {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let hours = f64::deserialize(deserializer)?;
        Ahead::of_hours(hours).ok_or_else(|| de::Error::custom(format!("no clock is {hours} hours ahead")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_ahead_by_quarters_of_hours_within_bounds() {
        for hours in [-12.0, -9.5, -3.5, 0.0, 1.0, 5.5, 5.75, 12.75, 14.0] {
            assert_eq!(Ahead::of_hours(hours).map(Ahead::hours), Some(hours));
        }
        for hours in [-12.25, 14.25, 5.3, 90.0, f64::NAN, f64::INFINITY] {
            assert_eq!(Ahead::of_hours(hours), None, "{hours}");
        }
    }

    #[test]
    fn whole_hours_are_written_as_they_always_were() {
        for (written, hours) in [("-5", -5.0), ("0", 0.0), ("5.5", 5.5), ("5.75", 5.75)] {
            let ahead: Ahead = serde_json::from_str(written).unwrap();
            assert_eq!((ahead.hours(), ahead.to_string()), (hours, written.to_owned()));
            assert_eq!(serde_json::to_string(&ahead).unwrap(), written);
        }
        assert!(serde_json::from_str::<Ahead>("15").is_err());
    }
}
