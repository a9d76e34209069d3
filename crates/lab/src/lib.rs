//! Many games between bots: statistics and reports.
