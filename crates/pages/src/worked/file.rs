//! The file of a lesson: a position as a scenario has it, and from `[lesson]` on what happens and what is asked.

use serde::Deserialize;
use toml::{Table, Value};

/// Where the position ends.
const BEGIN: &str = "\n[lesson]\n";

/// A lesson's file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    #[serde(skip)]
    pub(super) position: String,
    pub(super) lesson: Head,
    pub(super) scene: Vec<Step>,
    #[serde(default)]
    pub(super) fork: Vec<Fork>,
}

/// What holds for the whole lesson.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Head {
    /// Who plays, in the order of the seats.
    pub(super) names: Vec<String>,
    /// Where it stands among the lessons of its game.
    #[serde(default)]
    pub(super) number: u8,
}

/// A scene as it is written down.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Step {
    /// The part of its message.
    pub(super) says: String,
    /// What is done before it is said, as the buttons for it are called in English.
    #[serde(default)]
    pub(super) does: Vec<String>,
    /// The faces that the dice show meanwhile.
    #[serde(default)]
    pub(super) dice: Vec<u32>,
    #[serde(default)]
    pub(super) ask: Vec<Ask>,
}

/// A question as it is written down.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Ask {
    pub(super) id: String,
    pub(super) answers: Vec<String>,
    pub(super) right: String,
}

/// A “what if”: other scenes instead of one and those after it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Fork {
    pub(super) id: String,
    pub(super) instead_of: String,
    pub(super) scene: Vec<Step>,
    /// Whether it is tried after its first scene, because dice make it another course, and not before.
    #[serde(default)]
    pub(super) tried_after: bool,
    /// What is different from the beginning, if something has to be.
    #[serde(default)]
    differs: Table,
}

impl File {
    pub(super) fn read(text: &str) -> Result<File, String> {
        let at = text.find(BEGIN).ok_or("it has no [lesson]")?;
        let (position, rest) = text.split_at(at + 1);
        let file: File = toml::from_str(rest).map_err(|error| error.to_string())?;
        let steps = file.scene.iter().chain(file.fork.iter().flat_map(|fork| &fork.scene));
        let mut asks = steps.flat_map(|step| &step.ask);
        if let Some(ask) = asks.find(|ask| !ask.answers.contains(&ask.right)) {
            return Err(format!("none of the answers to “{}” is “{}”", ask.id, ask.right));
        }
        if let Some(fork) = file.fork.iter().find(|fork| fork.scene.is_empty()) {
            return Err(format!("nothing happens in “{}”", fork.id));
        }
        Ok(File { position: position.to_owned(), ..file })
    }
}

impl Fork {
    /// The position that this course begins with.
    pub(super) fn position_for(&self, usual: &str) -> Result<String, String> {
        if self.differs.is_empty() {
            return Ok(usual.to_owned());
        }
        let mut position: Table = usual.parse().map_err(|error: toml::de::Error| error.to_string())?;
        lay_over(&mut position, &self.differs);
        Ok(position.to_string())
    }
}

/// Puts what differs in its place: tables field by field, lists of tables one by one.
fn lay_over(under: &mut Table, over: &Table) {
    for (name, value) in over {
        match (under.get_mut(name), value) {
            (Some(Value::Table(under)), Value::Table(over)) => lay_over(under, over),
            (Some(Value::Array(under)), Value::Array(over)) if over.first().is_some_and(Value::is_table) => {
                for (under, over) in under.iter_mut().zip(over) {
                    if let (Value::Table(under), Value::Table(over)) = (under, over) {
                        lay_over(under, over);
                    }
                }
            }
            _ => {
                under.insert(name.clone(), value.clone());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_differs_is_laid_over_field_by_field() {
        let fork = |differs: &str| Fork {
            id: "x".to_owned(),
            instead_of: "y".to_owned(),
            scene: Vec::new(),
            tried_after: false,
            differs: differs.parse().unwrap(),
        };
        let usual = "a = 1\n[position]\nround = 2\n[[position.player]]\nmoney = 3\nkeys = [\"a\"]\n[[position.player]]\n";
        assert_eq!(fork("").position_for(usual).unwrap(), usual);
        let other = fork("[position]\nplayer = [{ keys = [] }, { money = 7 }]").position_for(usual).unwrap();
        let other: Table = other.parse().unwrap();
        let players = other["position"]["player"].as_array().unwrap();
        assert_eq!((players[0]["money"].as_integer(), players[1]["money"].as_integer()), (Some(3), Some(7)));
        assert_eq!(
            (other["a"].as_integer(), players[0]["keys"].as_array().map(Vec::len)),
            (Some(1), Some(0))
        );
    }

    #[test]
    fn what_is_wrong_is_said() {
        let file = |scenes: &str| File::read(&format!("title = \"x\"\n[lesson]\nnames = []\n{scenes}")).err();
        assert_eq!(File::read("title = \"x\"\n").err().as_deref(), Some("it has no [lesson]"));
        let ask = "[[scene]]\nsays = \"a\"\nask = [{ id = \"q\", answers = [\"1\"], right = \"2\" }]\n";
        assert_eq!(file(ask).as_deref(), Some("none of the answers to “q” is “2”"));
        assert!(file("[[scene]]\nsay = \"a\"\n").is_some_and(|error| error.contains("say")));
        let empty = "[[scene]]\nsays = \"a\"\n[[fork]]\nid = \"f\"\ninstead_of = \"a\"\nscene = []\n";
        assert_eq!(file(empty).as_deref(), Some("nothing happens in “f”"));
    }
}
