//! What a browser remembers of a table, as its page “Proof” saves it: whether all of it is in a journal.

use std::collections::BTreeMap;

use anyhow::{Context, Result, ensure};
use serde::Deserialize;
use table::journal::{Journal, Origin};
use table::{Contribution, Locked};

use crate::files;

/// What a browser remembers. `docs/dice.md` says what each field means.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Remembered {
    table: String,
    seal: Option<String>,
    #[serde(default)]
    shares: BTreeMap<usize, String>,
    #[serde(default)]
    revealed: BTreeMap<usize, String>,
    #[serde(default)]
    foreign: Vec<String>,
    #[serde(default)]
    lines: BTreeMap<usize, String>,
}

impl Remembered {
    pub(crate) fn read(file: &files::Text) -> Result<Self> {
        serde_json::from_str(&file.text)
            .with_context(|| format!("{} is not what a page “Proof” saves", file.name))
    }

    /// Checks that everything is in the journal as it is remembered.
    pub(crate) fn check(&self, journal: &Journal) -> Result<()> {
        let (table, seal) = match &journal.header.dice {
            Origin::Sealed(sealing) => (sealing.table.as_str(), &sealing.seed.0),
            Origin::Proven(provenance) => (provenance.table.as_str(), &provenance.commitment.0),
            Origin::Seeded(_) | Origin::Scripted => anyhow::bail!("its dice are not those of a table"),
        };
        ensure!(self.table == table, "it is of another table than the browser remembers");
        ensure!(self.seal.as_ref().is_none_or(|seen| seen == seal), "its seal is not the one that was shown");
        for (n, hash) in &self.lines {
            ensure!(journal.hashes.get(*n) == Some(hash), "line {n} is not the one that was shown");
        }
        self.check_shares(journal)
    }

    fn check_shares(&self, journal: &Journal) -> Result<()> {
        let (locked, _) = Locked::read(journal)?;
        let found: Vec<(&str, &Contribution)> = locked.iter().flat_map(commitments).collect();
        for (seat, own) in &self.shares {
            let there = found.get(*seat).filter(|(commitment, _)| commitment == own);
            ensure!(there.is_some(), "the browser's own share is not what seat {seat} committed to");
        }
        for seat in self.revealed.keys() {
            let there = found.get(*seat).is_some_and(|(_, each)| matches!(each, Contribution::Share(_)));
            ensure!(there, "the share that the browser revealed for seat {seat} is not in it");
        }
        for foreign in &self.foreign {
            let there = found.iter().any(|(commitment, _)| commitment == foreign);
            ensure!(!there, "a share that the browser did not draw was given out as its own");
        }
        Ok(())
    }
}

/// What every seat committed to, if to anything, and what became of it.
fn commitments(locked: &Locked) -> impl Iterator<Item = (&str, &Contribution)> {
    let commitment = |seat| locked.sealing().commitment(seat).map_or("", |share| share.0.as_str());
    table::Seat::all(locked.contributions().len()).map(commitment).zip(locked.contributions())
}
