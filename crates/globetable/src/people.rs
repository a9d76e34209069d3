//! What a house has besides its tables, as it is asked for on the command line.

use std::path::PathBuf;

use anyhow::Result;
use server::{Club, Config};

use crate::files::Text;

#[derive(Clone, Debug, Default, clap::Args)]
#[command(next_help_heading = "People")]
pub(crate) struct PeopleArguments {
    /// Have a page for a club of this name, on which public tables are found
    #[arg(long, value_name = "NAME", value_parser = club_name)]
    club: Option<String>,
    /// The house rules that stand there, as a Markdown file
    #[arg(long, value_name = "FILE", requires = "club")]
    house_rules: Option<PathBuf>,
    /// Let people make accounts, by which they are the same on all their devices; nobody needs one to play
    #[arg(long)]
    accounts: bool,
}

/// A name that a heading can have.
fn club_name(name: &str) -> Result<String, String> {
    let name = name.trim();
    match name.chars().count() {
        1..=60 if !name.contains(char::is_control) => Ok(name.to_owned()),
        _ => Err("a club has a name of at most 60 characters".to_owned()),
    }
}

impl PeopleArguments {
    pub(crate) fn apply(&self, config: &mut Config) -> Result<()> {
        let rules = self.house_rules.as_deref().map(Text::read).transpose()?.map(|file| file.text);
        config.accounts = self.accounts;
        config.club = self.club.clone().map(|name| Club { name, rules });
        Ok(())
    }
}
