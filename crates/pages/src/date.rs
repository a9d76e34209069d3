//! Moments as letters, feeds and calendars write them. All of them are in UTC.

const DAY: i64 = 24 * 60 * 60;
const WEEKDAYS: [&str; 7] = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"];
const MONTHS: [&str; 12] =
    ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/// A moment, in seconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment(pub i64);

impl Moment {
    /// Year, month and day.
    fn date(self) -> (i64, i64, i64) {
        // Years begin in March here, so that a leap day is the last of its year; 400 of them are 146,097 days.
        let days = self.0.div_euclid(DAY) + 719_468;
        let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
        let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
        let day = day - (365 * year + year / 4 - year / 100);
        let month = (5 * day + 2) / 153;
        let (day, month) = (day - (153 * month + 2) / 5 + 1, if month < 10 { month + 3 } else { month - 9 });
        (400 * era + year + i64::from(month <= 2), month, day)
    }

    fn time(self) -> (i64, i64, i64) {
        let second = self.0.rem_euclid(DAY);
        (second / 3_600, second / 60 % 60, second % 60)
    }

    /// As Atom writes it: `2026-11-16T15:20:05Z`.
    pub fn in_feeds(self) -> String {
        let ((year, month, day), (hour, minute, second)) = (self.date(), self.time());
        format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
    }

    /// As calendars write it: `20261116T152005Z`.
    pub fn in_calendars(self) -> String {
        self.in_feeds().replace(['-', ':'], "")
    }

    /// As letters write it: `Mon, 16 Nov 2026 15:20:05 +0000`.
    pub fn in_letters(self) -> String {
        let ((year, month, day), (hour, minute, second)) = (self.date(), self.time());
        let weekday = WEEKDAYS[usize::try_from(self.0.div_euclid(DAY).rem_euclid(7)).unwrap_or(0)];
        let month = MONTHS[usize::try_from(month - 1).unwrap_or(0)];
        format!("{weekday}, {day:02} {month} {year:04} {hour:02}:{minute:02}:{second:02} +0000")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_written_as_everybody_expects() {
        let moment = Moment(1_794_842_405);
        assert_eq!(moment.in_feeds(), "2026-11-16T15:20:05Z");
        assert_eq!(moment.in_calendars(), "20261116T152005Z");
        assert_eq!(moment.in_letters(), "Mon, 16 Nov 2026 15:20:05 +0000");
        let days = [0, 951_782_400, 1_709_164_800, 1_735_689_599, 4_107_542_400];
        let dates = days.map(|second| Moment(second).in_feeds()[..10].to_owned());
        assert_eq!(dates, ["1970-01-01", "2000-02-29", "2024-02-29", "2024-12-31", "2100-03-01"]);
    }
}
