//! How the program tells what it does: for people, or a JSON object a line for programs.

use std::io::IsTerminal;

use tracing_subscriber::EnvFilter;

/// How the log is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum LogForm {
    /// For people
    Text,
    /// A JSON object a line, with every request
    Json,
}

/// Begins the log, on the error output. `RUST_LOG` says what is told, if it is set.
pub(crate) fn begin(form: LogForm) {
    let usual = match form {
        LogForm::Text => "warn,server=info",
        LogForm::Json => "warn,server=info,access=info",
    };
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(usual));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    match form {
        LogForm::Text => log.with_ansi(has_colours()).init(),
        LogForm::Json => log.json().flatten_event(true).with_span_list(false).init(),
    }
}

/// Colours are for a terminal, and for who has not asked for none (<https://no-color.org>).
fn has_colours() -> bool {
    std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}
