//! How a house tells people that a table waits for them, as its host gives it.

use std::time::Duration;

use server::Calling;

#[derive(Clone, Debug, clap::Args)]
#[command(next_help_heading = "Telling people that a table waits for them")]
pub(crate) struct CallingArguments {
    /// Where people find this house, for the links that are sent; without it nothing is sent
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    /// The mail server: smtps://USER:PASSWORD@HOST, or smtp://HOST with TLS (?tls=none without); better given as GLOBETABLE_SMTP or in a file, where nobody reads it
    #[arg(long, value_name = "URL")]
    smtp: Option<String>,
    /// Whom mails come from
    #[arg(long, value_name = "ADDRESS")]
    mail_from: Option<String>,
    /// Let people name webhooks to which their turns are posted
    #[arg(long)]
    webhooks: bool,
    /// A host of your own networks that webhooks and messages may reach, also without TLS; may be given several times
    #[arg(long, value_name = "HOST[:PORT]")]
    may_reach: Vec<String>,
    /// After how many minutes somebody who is waited for and not there is told
    #[arg(long, value_name = "MINUTES", default_value_t = 2, value_parser = clap::value_parser!(u16).range(1..=1440))]
    tell_after: u16,
}

impl CallingArguments {
    pub(crate) fn calling(&self) -> Calling {
        Calling {
            public_url: self.public_url.clone(),
            smtp: self.smtp.clone(),
            mail_from: self.mail_from.clone(),
            webhooks: self.webhooks,
            may_reach: self.may_reach.clone(),
            wait: Duration::from_secs(60 * u64::from(self.tell_after)),
        }
    }
}
