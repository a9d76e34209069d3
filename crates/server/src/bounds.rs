//! How much one address, one person and all together may have of a house.

use std::time::Duration;

use crate::limits::Limit;

/// How often something may be done: some times at once, and then once in a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// How often at once.
    pub at_once: u32,
    /// How long it takes until it may be done once more.
    pub then_every: Duration,
}

/// What there is for one address, for one person, and for all.
///
/// A person is a browser, and anybody can make up another; an address is harder to come by, and several people may share
/// one. So each person has less than their address has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// Requests of one address.
    pub requests_of_address: Rate,
    /// Requests of one person.
    pub requests_of_person: Rate,
    /// Tables that one address opens.
    pub tables_of_address: Rate,
    /// Tables that one person opens.
    pub tables_of_person: Rate,
    /// Running tables of one address at which only bots play.
    pub bot_tables_of_address: usize,
    /// The same of one person.
    pub bot_tables_of_person: usize,
    /// Streams of one address that last; whoever has no place among them calls again and again.
    pub streams_of_address: usize,
    /// Connections of all addresses. What the system allows may be less.
    pub connections: usize,
    /// Connections of one address.
    pub connections_of_address: usize,
    /// How long a connection may say nothing, take for the head of a request, or leave unread what it is sent.
    pub patience: Duration,
    /// How much may be taken back among three times as many entries of a journal, so that it does not grow without the game.
    pub take_backs: usize,
    /// How many times as much this computer itself has, if no proxy speaks for others.
    pub own: u32,
}

impl Default for Bounds {
    fn default() -> Self {
        Bounds::of(50, 60, 3, 200, 2_000)
    }
}

impl Bounds {
    /// Bounds by what one address may ask in a second, how many tables one person may open in an hour and leave to bots, and
    /// how many streams and connections there are. The rest follows.
    #[must_use]
    pub fn of(requests: u32, tables: u32, bot_tables: usize, streams: usize, connections: usize) -> Self {
        let every =
            |length: Duration, times: u32| Rate { at_once: times.max(1), then_every: length / times.max(1) };
        let (second, hour) = (Duration::from_secs(1), Duration::from_secs(3600));
        let burst = |rate: Rate, at_once: u32| Rate { at_once: at_once.max(1), ..rate };
        Bounds {
            requests_of_address: burst(every(second, requests), requests * 10),
            requests_of_person: burst(every(second, requests.div_ceil(2)), requests * 5),
            tables_of_address: burst(every(hour, tables * 4), tables),
            tables_of_person: burst(every(hour, tables), tables.div_ceil(4)),
            bot_tables_of_address: bot_tables * 4,
            bot_tables_of_person: bot_tables,
            streams_of_address: streams,
            connections,
            connections_of_address: connections.div_ceil(4),
            patience: Duration::from_secs(20),
            take_backs: 400,
            own: 100,
        }
    }
}

impl Rate {
    /// The limit of something, for somebody who may do it so many times as often.
    pub(crate) fn of(self, what: &'static str, times: u32) -> Limit {
        let times = times.max(1);
        Limit { what, at_once: self.at_once.saturating_mul(times), then_every: self.then_every / times }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_has_less_than_their_address() {
        let bounds = Bounds::default();
        assert!(bounds.requests_of_person.at_once < bounds.requests_of_address.at_once);
        assert!(bounds.requests_of_person.then_every > bounds.requests_of_address.then_every);
        assert!(bounds.tables_of_person.at_once < bounds.tables_of_address.at_once);
        assert!(bounds.bot_tables_of_person < bounds.bot_tables_of_address);
        assert!(bounds.connections_of_address < bounds.connections);
    }

    #[test]
    fn whoever_is_at_home_has_a_hundred_times_as_much() {
        let limit = Bounds::default().requests_of_address.of("requests", 100);
        assert_eq!((limit.at_once, limit.then_every), (50_000, Duration::from_micros(200)));
    }
}
