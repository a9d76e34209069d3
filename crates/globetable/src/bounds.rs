//! How much one address, one person and all together may have, as it is asked for on the command line.

use std::time::Duration;

use server::Bounds;

#[derive(Clone, Debug, clap::Args)]
#[command(next_help_heading = "Limits")]
pub(crate) struct BoundsArguments {
    /// How many requests in a second one address may make for long; ten times as many at once, and a person half as many
    #[arg(long, value_name = "COUNT", default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..100_000))]
    requests: u32,
    /// How many tables one person may open in an hour; an address four times as many
    #[arg(long, value_name = "COUNT", default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..100_000))]
    tables: u32,
    /// How many running tables one person may leave to bots alone; an address four times as many
    #[arg(long, value_name = "COUNT", default_value_t = 3)]
    bot_tables: u16,
    /// How many pages of one address are told at once what happens; the others ask every two seconds
    #[arg(long, value_name = "COUNT", default_value_t = 200)]
    streams: u16,
    /// How many connections there are; one address has a quarter of them. The system may allow fewer
    #[arg(long, value_name = "COUNT", default_value_t = 2000, value_parser = clap::value_parser!(u16).range(4..))]
    connections: u16,
    /// How many seconds a connection may say nothing, or leave unread what it is sent
    #[arg(long, value_name = "SECONDS", default_value_t = 20, value_parser = clap::value_parser!(u16).range(1..))]
    patience: u16,
    /// How many times as much this computer itself may ask for, if no proxy speaks for others
    #[arg(long, value_name = "TIMES", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    own: u32,
}

impl BoundsArguments {
    pub(crate) fn bounds(&self) -> Bounds {
        let BoundsArguments { requests, tables, bot_tables, streams, connections, patience, own } = *self;
        Bounds {
            patience: Duration::from_secs(patience.into()),
            own,
            ..Bounds::of(requests, tables, bot_tables.into(), streams.into(), connections.into())
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        bounds: BoundsArguments,
    }

    #[test]
    fn without_flags_they_are_as_usual() {
        assert_eq!(Line::parse_from(["globetable"]).bounds.bounds(), Bounds::default());
    }
}
