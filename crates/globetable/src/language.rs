//! In which language the terminal speaks.

use pages::Localizer;

/// The language of what people read.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct LanguageArguments {
    /// The language, such as “de”; that of the system unless given (LC_ALL, LC_MESSAGES, LANG)
    #[arg(long = "lang", value_name = "LANG", value_parser = called)]
    language: Option<&'static Localizer>,
}

impl LanguageArguments {
    /// The language that was given; else the system's, if it is spoken here; else English.
    pub(crate) fn localizer(&self) -> &'static Localizer {
        self.language
            .or_else(|| of_system(|name| std::env::var(name).ok()))
            .unwrap_or_else(Localizer::english)
    }
}

/// A language by its tag.
pub(crate) fn called(tag: &str) -> Result<&'static Localizer, String> {
    Localizer::called(tag).ok_or_else(|| {
        let offered: Vec<&str> = Localizer::offered().iter().map(Localizer::lang).collect();
        format!("there is no such language; there are {}", offered.join(", "))
    })
}

/// The language that the system's variables name. The first that is set decides: `de_AT.UTF-8`.
fn of_system(variable: impl Fn(&str) -> Option<String>) -> Option<&'static Localizer> {
    let set = |name| variable(name).filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set)?;
    let tag = locale.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
    Localizer::of_first([tag.as_str()])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn system(variables: &[(&str, &str)]) -> Option<&'static str> {
        let get = |name: &str| {
            variables.iter().find(|(found, _)| *found == name).map(|(_, value)| (*value).to_owned())
        };
        of_system(get).map(Localizer::lang)
    }

    #[test]
    fn the_systems_language_is_taken_if_it_is_spoken() {
        assert_eq!(system(&[("LANG", "de_AT.UTF-8")]), Some("de"));
        assert_eq!(system(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", ""), ("LC_MESSAGES", "en_GB")]), Some("en"));
        assert_eq!(system(&[("LC_ALL", "C.UTF-8"), ("LANG", "de_DE")]), None);
        assert_eq!(system(&[]), None);
    }
}
