//! `globetable invite`: a link for whoever may open tables in a house that is `--invite-only`.

use std::process::ExitCode;

use anyhow::{Context, Result};

use crate::place::{PlaceArguments, wait_for};

#[derive(Clone, Debug, clap::Args)]
pub(crate) struct InviteArguments {
    /// Whom it is for, in small letters, digits and hyphens; the same name gives the same link, and by it the link is withdrawn
    name: String,
    /// Where the house is reached, such as `https://table.example`
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:8815")]
    public_url: String,
    #[command(flatten)]
    place: PlaceArguments,
}

pub(crate) fn run(arguments: &InviteArguments) -> Result<ExitCode> {
    let InviteArguments { name, public_url, place } = arguments;
    let secret = wait_for(async {
        let store = store::open(&place.address()).await?;
        let secret = store.host_secret().await;
        store.close().await;
        Ok(secret?)
    })?;
    let path = server::invitation(&secret, name).with_context(|| {
        format!("“{name}” is no name for an invitation: take up to 32 small letters, digits and hyphens")
    })?;
    println!("{}{path}", public_url.trim_end_matches('/'));
    Ok(ExitCode::SUCCESS)
}
