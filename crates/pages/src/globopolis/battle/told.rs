//! Battles as the log tells them: what was assessed, every Battle Round, and how it ended.

use games::globopolis::event::Strength;
use games::globopolis::state::Party;
use table::{Arg, Text};

use crate::model::LogLine;

/// The last battle that the log tells of.
pub(super) struct Told<'a> {
    /// The attack; none if the game began in the midst of the battle, as a scenario can.
    pub(super) attack: Option<&'a LogLine>,
    /// The Assessment of Strength, once it has been made.
    pub(super) assessed: Option<[Strength; 2]>,
    /// The Battle Rounds, the first one first.
    pub(super) rounds: Vec<Round>,
    /// What came of it: the victory and all that it brought about. Empty while it is fought.
    pub(super) outcome: &'a [LogLine],
    /// Whether the next player has done something since.
    pub(super) past: bool,
}

/// A Battle Round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Round {
    /// Which, from 1.
    pub(super) number: i64,
    /// The Aggressor's and the Defender's dice.
    pub(super) throws: [Throw; 2],
    /// Who won it.
    pub(super) winner: Party,
}

/// One party's dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Throw {
    pub(super) polygon: u8,
    pub(super) dice: Vec<u8>,
    pub(super) times: u8,
    pub(super) value: u8,
}

impl Throw {
    /// Which of the d6 make the pattern (GP-75, GP-76): all that come more than once, but of three pairs two.
    pub(super) fn pattern(&self) -> Vec<bool> {
        pattern_of(&self.dice, self.polygon)
    }
}

/// Which of these d6 make the pattern, beside a polygon that shows this.
pub(crate) fn pattern_of(dice: &[u8], polygon: u8) -> Vec<bool> {
    let count = |face: u8| dice.iter().filter(|&&die| die == face).count();
    let pairs: Vec<u8> = (1..=6).rev().filter(|&face| count(face) > 1).take(2).collect();
    match dice {
        [only] => vec![*only == polygon],
        dice => dice.iter().map(|die| pairs.contains(die)).collect(),
    }
}

impl<'a> Told<'a> {
    /// The last battle in the log.
    pub(super) fn last(log: &'a [LogLine]) -> Option<Self> {
        let began = |line: &LogLine| matches!(line.text.id, "gp-told-attacked" | "gp-told-attacked-with");
        let at = log.iter().rposition(began);
        let since = at.map_or(log, |at| &log[at + 1..]);
        let ended =
            since.iter().position(|line| matches!(line.text.id, "gp-told-battle-won" | "gp-told-called-off"));
        let (fought, after) = since.split_at(ended.unwrap_or(since.len()));
        // All that the end brought about is told in the same breath, up to the next turn.
        let entry = after.first().map(|line| line.entry);
        let same = |line: &&LogLine| Some(line.entry) == entry && !is_turn(line) && !is_round(line);
        let outcome = &after[..after.iter().take_while(same).count()];
        let turn = after.iter().find(|line| is_turn(line)).map(|line| line.entry);
        let past = turn.is_some_and(|turn| after.iter().any(|line| line.entry > turn));
        let told = Told {
            attack: at.map(|at| &log[at]),
            assessed: fought.iter().find_map(|line| assessed(&line.text)),
            rounds: fought.iter().filter_map(|line| round(&line.text)).collect(),
            outcome,
            past,
        };
        let fought = told.assessed.is_some() || !told.rounds.is_empty();
        (at.is_some() || ended.is_some() || fought).then_some(told)
    }
}

fn is_turn(line: &LogLine) -> bool {
    line.text.id == "gp-told-turn"
}

fn is_round(line: &LogLine) -> bool {
    line.text.id == "gp-told-round"
}

fn arg<'t>(text: &'t Text, name: &str) -> Option<&'t Arg> {
    text.args.iter().find(|(arg, _)| *arg == name).map(|(_, value)| value)
}

fn part<'t>(text: &'t Text, name: &str) -> Option<&'t Text> {
    match arg(text, name)? {
        Arg::Text(text) => Some(text),
        _ => None,
    }
}

fn whole<T: TryFrom<i64>>(text: &Text, name: &str) -> Option<T> {
    match arg(text, name)? {
        Arg::Number(number) => T::try_from(*number).ok(),
        _ => None,
    }
}

fn assessed(text: &Text) -> Option<[Strength; 2]> {
    if text.id != "gp-told-assessed" {
        return None;
    }
    let strength = |party: &str| {
        let text = part(text, party)?;
        Some(Strength {
            base: whole(text, "base")?,
            ns: whole(text, "ns")?,
            economy: whole(text, "economy")?,
            superiority: whole(text, "superiority")?,
            assistance: whole(text, "assistance")?,
            cards: whole(text, "cards")?,
            total: whole(text, "total")?,
            polygon: whole(text, "polygon")?,
        })
    };
    Some([strength("aggressor")?, strength("defender")?])
}

fn round(text: &Text) -> Option<Round> {
    let winner = match text.id {
        "gp-told-round-to-aggressor" => Party::Aggressor,
        "gp-told-round-to-defender" => Party::Defender,
        _ => return None,
    };
    let throws = [throw(part(text, "aggressor")?)?, throw(part(text, "defender")?)?];
    Some(Round { number: whole(text, "round")?, throws, winner })
}

fn throw(text: &Text) -> Option<Throw> {
    let dice = match arg(text, "dice") {
        Some(Arg::List(dice)) => dice
            .iter()
            .map(|die| match die {
                Arg::Number(face) => u8::try_from(*face).ok(),
                _ => None,
            })
            .collect::<Option<Vec<u8>>>()?,
        _ => Vec::new(),
    };
    Some(Throw {
        polygon: whole(text, "polygon")?,
        dice,
        times: whole(text, "times")?,
        value: whole(text, "value")?,
    })
}

#[cfg(test)]
mod tests {
    use table::Clause;

    use super::*;
    use crate::scene::{Beat, Kind};

    #[test]
    fn gp_75_the_dice_of_the_pattern_are_lit() {
        let lit = |polygon, dice: &[u8]| {
            let throw = Throw { polygon, dice: dice.to_vec(), times: 1, value: 1 };
            throw.pattern().into_iter().map(u8::from).collect::<Vec<u8>>()
        };
        assert_eq!(lit(8, &[1, 2, 3]), [0, 0, 0]);
        assert_eq!(lit(8, &[4, 2, 4, 6]), [1, 0, 1, 0]);
        assert_eq!(lit(8, &[4, 2, 4, 2, 4]), [1, 1, 1, 1, 1]);
        assert_eq!(lit(8, &[1, 1, 5, 5, 3, 3]), [0, 0, 1, 1, 1, 1], "of three pairs the higher two");
        assert_eq!(
            (lit(5, &[5]), lit(6, &[5])),
            (vec![1], vec![0]),
            "a single d6 doubles by the same number"
        );
        assert_eq!(lit(5, &[]), [0; 0]);
    }

    #[test]
    fn a_battle_is_told_although_its_attack_was_before_the_game_began() {
        let clause = Clause { book: "GP", number: 75 };
        let line = |entry, text: Text| LogLine {
            entry,
            text: text.into(),
            clause,
            actor: None,
            beat: Beat::of(Kind::Dice),
        };
        let throw = |value: u8| {
            let dice = vec![Arg::from(value)];
            Text::new("gp-throw")
                .with("polygon", value)
                .with("dice", dice)
                .with("times", 1u8)
                .with("value", value)
        };
        let round = Text::new("gp-told-round-to-defender")
            .with("round", 1u8)
            .with("aggressor", throw(2))
            .with("defender", throw(5));
        let log =
            [line(1, Text::new("gp-told-begins")), line(2, round), line(2, Text::new("gp-told-battle-won"))];
        assert!(Told::last(&log[..1]).is_none(), "there is no battle yet");
        let told = Told::last(&log).expect("a battle is told");
        assert!(told.attack.is_none());
        assert_eq!((told.rounds.len(), told.outcome.len()), (1, 1));
    }
}
