//! Flags from elsewhere: what is not on the command line is taken from the environment, else from a file, else it is as built in.
//!
//! All of it follows from the definition of the command line. A flag `--bot-tables` is `GLOBETABLE_BOT_TABLES` in the environment
//! and `bot-tables` in the file, whoever added it.

use std::any::TypeId;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command};
use toml::{Table, Value};

use crate::files::Text;

/// How the names of the environment begin.
const PREFIX: &str = "GLOBETABLE_";
/// The flag that names the file.
const FILE: &str = "config";
/// What no file can say.
const NEVER: [&str; 3] = [FILE, "help", "version"];

/// Where a flag comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Origin {
    CommandLine,
    Environment(String),
    File(String),
    BuiltIn,
}

/// A command line, with what was added to it from elsewhere.
pub(crate) struct Configured {
    pub(crate) matches: ArgMatches,
    origins: BTreeMap<String, Origin>,
}

/// Reads the command line, the environment and the file. `command` is the program's; `serving` are the flags of its server, which
/// are those that can be given elsewhere.
pub(crate) fn read(
    command: &Command,
    serving: &Command,
    arguments: Vec<OsString>,
    environment: impl Fn(&str) -> Option<OsString>,
) -> Result<Configured> {
    let given = command.clone().get_matches_from(&arguments);
    let (flags, chosen) = match given.subcommand() {
        Some((name, chosen)) => (command.find_subcommand(name), chosen),
        None => (Some(command), &given),
    };
    let flags: Vec<&Arg> = flags.into_iter().flat_map(|flags| of_serving(flags, serving)).collect();
    // What keeps no tables, such as a game in the terminal, has flags of its own.
    let places = flags.iter().any(|arg| arg.get_long() == Some(FILE));
    if !places {
        return Ok(Configured { matches: given, origins: BTreeMap::new() });
    }
    let file = chosen.get_one::<PathBuf>(FILE).cloned();
    let file = file.or_else(|| environment(&variable(FILE)).map(PathBuf::from));
    let file = file.map(|path| SettingsFile::read(&path, serving)).transpose()?;
    let (mut all, mut origins) = (arguments, BTreeMap::new());
    for arg in flags.iter().filter(|arg| arg.get_long().is_some_and(|long| !NEVER.contains(&long))) {
        let long = arg.get_long().unwrap_or_default();
        let (origin, more) = if chosen.value_source(arg.get_id().as_str()) == Some(ValueSource::CommandLine) {
            (Origin::CommandLine, Vec::new())
        } else if let Some(value) = environment(&variable(long)) {
            (Origin::Environment(variable(long)), from_environment(arg, &value)?)
        } else if let Some((name, value)) = file.as_ref().and_then(|file| file.of(long)) {
            (Origin::File(name.to_owned()), from_file(arg, name, value)?)
        } else {
            (Origin::BuiltIn, Vec::new())
        };
        origins.insert(long.to_owned(), origin);
        all.extend(more);
    }
    Ok(Configured { matches: command.clone().get_matches_from(all), origins })
}

/// The flags of a command that the server has too.
fn of_serving<'a>(command: &'a Command, serving: &Command) -> Vec<&'a Arg> {
    let known = |long| serving.get_arguments().any(|arg| arg.get_long() == Some(long));
    command.get_arguments().filter(|arg| arg.get_long().is_some_and(known)).collect()
}

/// What a flag is called in the environment.
fn variable(long: &str) -> String {
    format!("{PREFIX}{}", long.to_uppercase().replace('-', "_"))
}

fn is_switch(arg: &Arg) -> bool {
    matches!(arg.get_action(), ArgAction::SetTrue)
}

fn is_list(arg: &Arg) -> bool {
    matches!(arg.get_action(), ArgAction::Append)
}

/// A flag as it stands on a command line.
fn flag(arg: &Arg, value: &str) -> OsString {
    format!("--{}={value}", arg.get_long().unwrap_or_default()).into()
}

fn from_environment(arg: &Arg, value: &OsString) -> Result<Vec<OsString>> {
    let name = variable(arg.get_long().unwrap_or_default());
    let value = value.to_str().with_context(|| format!("{name} is no text"))?;
    if is_switch(arg) {
        return switched(arg, &name, value);
    }
    let values: Vec<&str> = if is_list(arg) { value.split(',').collect() } else { vec![value] };
    Ok(values.into_iter().filter(|value| !value.is_empty()).map(|value| flag(arg, value)).collect())
}

fn switched(arg: &Arg, name: &str, value: &str) -> Result<Vec<OsString>> {
    match value.to_ascii_lowercase().as_str() {
        "1" | "true" | "yes" | "on" => Ok(vec![format!("--{}", arg.get_long().unwrap_or_default()).into()]),
        "" | "0" | "false" | "no" | "off" => Ok(Vec::new()),
        _ => bail!("{name} is a switch: true or false"),
    }
}

fn from_file(arg: &Arg, file: &str, value: &Value) -> Result<Vec<OsString>> {
    let long = arg.get_long().unwrap_or_default();
    let text = |value: &Value| match value {
        Value::String(text) => Ok(text.clone()),
        Value::Integer(number) => Ok(number.to_string()),
        Value::Float(number) => Ok(number.to_string()),
        Value::Boolean(switch) => Ok(switch.to_string()),
        _ => bail!("{file}: {long} is neither a text, a number, true or false, nor a list of them"),
    };
    match value {
        Value::Array(values) if is_list(arg) => {
            values.iter().map(|value| text(value).map(|value| flag(arg, &value))).collect()
        }
        value if is_switch(arg) => switched(arg, &format!("{file}: {long}"), &text(value)?),
        value => Ok(vec![flag(arg, &text(value)?)]),
    }
}

/// A file with flags.
struct SettingsFile {
    name: String,
    settings: Table,
}

impl SettingsFile {
    fn read(path: &std::path::Path, serving: &Command) -> Result<SettingsFile> {
        let Text { name, text } = Text::read(path)?;
        let settings: Table = text.parse().map_err(|error: toml::de::Error| {
            let line = error.span().map_or(1, |span| text[..span.start].lines().count().max(1));
            anyhow::anyhow!("{name}:{line}: {}", error.message())
        })?;
        let known = |key: &String| {
            !NEVER.contains(&key.as_str()) && serving.get_arguments().any(|arg| arg.get_long() == Some(key))
        };
        let unknown: Vec<&str> = settings.keys().filter(|key| !known(key)).map(String::as_str).collect();
        if !unknown.is_empty() {
            bail!("{name}: there is no such flag: {}. `globetable --help` lists them", unknown.join(", "));
        }
        Ok(SettingsFile { name, settings })
    }

    fn of(&self, long: &str) -> Option<(&str, &Value)> {
        self.settings.get(long).map(|value| (self.name.as_str(), value))
    }
}

impl Configured {
    /// Everything as it holds, in the form of a file, each with where it comes from.
    pub(crate) fn told(&self, serving: &Command) -> String {
        let chosen = self.matches.subcommand().map_or(&self.matches, |(_, chosen)| chosen);
        let mut lines = vec![
            "# A flag on the command line comes before one in the environment, that before one in the file (--config), and that".to_owned(),
            "# before what is built in.".to_owned(),
        ];
        for arg in serving.get_arguments() {
            let Some(long) = arg.get_long().filter(|long| !NEVER.contains(long)) else { continue };
            let from = match self.origins.get(long) {
                Some(Origin::CommandLine) => "from the command line".to_owned(),
                Some(Origin::Environment(name)) => format!("from {name}"),
                Some(Origin::File(name)) => format!("from {name}"),
                Some(Origin::BuiltIn) | None => "built in".to_owned(),
            };
            lines.push(match shown(arg, chosen) {
                Some(Shown::Whole(value)) => format!("{long} = {value}  # {from}"),
                // Read again as a setting, what hides a secret would be one itself.
                Some(Shown::InPart(value)) => {
                    format!("# {long} = {value}  # {from}; not shown here, and to be set again")
                }
                None => format!("# {long} is not set"),
            });
        }
        lines.join("\n") + "\n"
    }
}

/// A flag's value as a file would have it.
#[derive(Debug, PartialEq, Eq)]
enum Shown {
    Whole(String),
    /// A secret is left out of it.
    InPart(String),
}

fn shown(arg: &Arg, matches: &ArgMatches) -> Option<Shown> {
    let id = arg.get_id().as_str();
    if is_switch(arg) {
        return Some(Shown::Whole(matches.get_flag(id).to_string()));
    }
    let raw: Vec<String> = matches.get_raw(id)?.map(|value| value.to_string_lossy().into_owned()).collect();
    let values: Vec<String> = raw.iter().map(|value| without_secrets(arg, value)).collect();
    let texts: Vec<String> = values.iter().map(|value| quoted(value)).collect();
    let text = if is_list(arg) { format!("[{}]", texts.join(", ")) } else { texts.concat() };
    Some(if values == raw { Shown::Whole(text) } else { Shown::InPart(text) })
}

fn quoted(value: &str) -> String {
    if value.parse::<i64>().is_ok() { value.to_owned() } else { Value::String(value.to_owned()).to_string() }
}

/// A value without what nobody should read over somebody's shoulder: passwords, and those in addresses.
fn without_secrets(arg: &Arg, value: &str) -> String {
    const HIDDEN: &str = "(hidden)";
    let long = arg.get_long().unwrap_or_default();
    // Where a secret lies is none.
    let is_path = arg.get_value_parser().type_id() == TypeId::of::<PathBuf>();
    let is_secret =
        ["password", "secret", "token", "key"].iter().any(|word| long.split('-').any(|part| part == *word));
    if is_secret && !is_path {
        return HIDDEN.to_owned();
    }
    let Some((scheme, rest)) = value.split_once("://") else { return value.to_owned() };
    let Some((login, host)) = rest.rsplit_once('@') else { return value.to_owned() };
    match login.split_once(':') {
        Some((user, _)) => format!("{scheme}://{user}:{HIDDEN}@{host}"),
        None => value.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn serving() -> Command {
        Command::new("globetable")
            .arg(Arg::new("config").long("config").value_parser(clap::value_parser!(PathBuf)))
            .arg(Arg::new("away").long("away").default_value("5"))
            .arg(Arg::new("lan").long("lan").action(ArgAction::SetTrue))
            .arg(Arg::new("editions").long("edition").action(ArgAction::Append))
            .arg(Arg::new("database").long("database"))
            .arg(Arg::new("host_key").long("host-key"))
            .arg(Arg::new("tls_key").long("tls-key").value_parser(clap::value_parser!(PathBuf)))
    }

    fn told(arguments: &[&str], environment: &[(&str, &str)], file: Option<&str>) -> Result<String> {
        let folder = tempfile::tempdir()?;
        let path = folder.path().join("table.toml");
        let mut arguments: Vec<OsString> =
            std::iter::once("globetable").chain(arguments.iter().copied()).map(OsString::from).collect();
        if let Some(file) = file {
            std::fs::write(&path, file)?;
            arguments.extend(["--config".into(), path.clone().into_os_string()]);
        }
        let found =
            |name: &str| environment.iter().find(|(known, _)| *known == name).map(|(_, value)| value.into());
        let configured = read(&serving(), &serving(), arguments, found)?;
        Ok(configured.told(&serving()).replace(path.to_str().unwrap_or_default(), "FILE"))
    }

    fn line(text: &str, name: &str) -> String {
        text.lines().find(|line| line.contains(name)).unwrap_or_else(|| panic!("{text}")).to_owned()
    }

    #[test]
    fn the_command_line_comes_first_then_the_environment_then_the_file() {
        let (file, environment) = (Some("away = 7"), [("GLOBETABLE_AWAY", "8")]);
        let away = |told: Result<String>| line(&told.unwrap(), "away");
        assert_eq!(away(told(&[], &[], None)), "away = 5  # built in");
        assert_eq!(away(told(&[], &[], file)), "away = 7  # from FILE");
        assert_eq!(away(told(&[], &environment, file)), "away = 8  # from GLOBETABLE_AWAY");
        assert_eq!(away(told(&["--away", "9"], &environment, file)), "away = 9  # from the command line");
    }

    #[test]
    fn switches_and_lists_are_given_as_such() {
        let file = Some("lan = true\nedition = [\"a.toml\", \"b.toml\"]");
        let text = told(&[], &[], file).unwrap();
        assert_eq!(line(&text, "lan"), "lan = true  # from FILE");
        assert_eq!(line(&text, "edition"), "edition = [\"a.toml\", \"b.toml\"]  # from FILE");
        let text =
            told(&[], &[("GLOBETABLE_LAN", "no"), ("GLOBETABLE_EDITION", "c.toml,d.toml")], file).unwrap();
        assert_eq!(line(&text, "lan"), "lan = false  # from GLOBETABLE_LAN");
        assert_eq!(line(&text, "edition"), "edition = [\"c.toml\", \"d.toml\"]  # from GLOBETABLE_EDITION");
        assert_eq!(line(&told(&[], &[], None).unwrap(), "edition"), "# edition is not set");
    }

    #[test]
    fn what_is_wrong_is_said_with_its_place() {
        let error = |told: Result<String>| told.unwrap_err().to_string();
        assert!(error(told(&[], &[], Some("away = 5\nawya = 7"))).contains("no such flag: awya"));
        assert!(error(told(&[], &[], Some("away = 5\naway ="))).contains(":2:"));
        assert!(error(told(&[], &[], Some("lan = 7"))).contains("a switch"));
        assert!(
            error(told(&[], &[("GLOBETABLE_LAN", "perhaps")], None)).contains("GLOBETABLE_LAN is a switch")
        );
        assert!(error(told(&[], &[], Some("away = { in = 5 }"))).contains("neither a text"));
    }

    #[test]
    fn no_secret_is_shown() {
        let file = Some("database = \"postgres://ada:lovelace@host/name\"\nhost-key = \"hush\"");
        let text = told(&[], &[], file).unwrap();
        assert!(!text.contains("lovelace") && !text.contains("hush"), "{text}");
        assert!(text.contains("postgres://ada:(hidden)@host/name"), "{text}");
    }

    #[test]
    fn what_is_hidden_is_no_setting_when_it_is_read_again() {
        let file = Some(
            "database = \"postgres://ada:lovelace@host/name\"\nhost-key = \"hush\"\ntls-key = \"key.pem\"\naway = 7",
        );
        let once = told(&[], &[], file).unwrap();
        let again = told(&[], &[], Some(&once)).unwrap();
        for unset in ["# database is not set", "# host-key is not set"] {
            assert_eq!(line(&again, unset), unset, "{once}");
        }
        assert_eq!(
            line(&again, "tls-key"),
            "tls-key = \"key.pem\"  # from FILE",
            "where a secret lies is none"
        );
        assert_eq!(line(&again, "away"), "away = 7  # from FILE");
    }
}
