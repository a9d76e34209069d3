use bots::Bot;

use crate::program::Program;

/// Who plays a seat in the lab: a bot of ours, or any program.
#[derive(Clone, Debug, PartialEq)]
pub enum Player {
    /// A bot, with the name by which it was asked for.
    Bot(String, Bot),
    /// A program that is asked over its standard input.
    Program(Program),
    /// The greedy bot, if things were worth this to it.
    Taste(String, Vec<f64>),
}

impl Player {
    /// The player of this name: `greedy`, `master:400/16/1/10`, `exec:python3 bot.py`.
    pub fn called(name: &str) -> Option<Player> {
        match name.strip_prefix("exec:") {
            Some(command) => Program::new(command).map(Player::Program),
            None => Bot::called(name).map(|bot| Player::Bot(name.to_owned(), bot)),
        }
    }

    /// The name by which it was asked for.
    pub fn name(&self) -> &str {
        match self {
            Player::Bot(name, _) | Player::Taste(name, _) => name,
            Player::Program(program) => program.name(),
        }
    }
}

impl From<Bot> for Player {
    fn from(bot: Bot) -> Self {
        Player::Bot(bot.name().to_owned(), bot)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_called_by_name_and_programs_by_their_command() {
        assert_eq!(Player::called("greedy"), Some(Bot::Greedy.into()));
        assert_eq!(
            Player::called("master:400/16/1/10").map(|it| it.name().to_owned()).as_deref(),
            Some("master:400/16/1/10")
        );
        assert_eq!(Player::called("exec:a b").map(|it| it.name().to_owned()).as_deref(), Some("exec:a b"));
        assert_eq!(Player::called("exec: "), None);
        assert_eq!(Player::called("clever"), None);
    }
}
