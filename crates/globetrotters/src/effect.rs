use crate::LocationId;

/// One thing that an Adventure does. The effects of an Adventure are carried out in order (GT-49).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Gain so many dollars (GT-51).
    Gain(u16),
    /// Lose so many dollars (GT-51).
    Lose(u16),
    /// Gain tickets (GT-52).
    Tickets(u8),
    /// Use tickets, blindly picked (GT-53).
    Use(u8),
    /// Exchange all tickets (GT-54).
    Exchange,
    /// Lose a KEY (GT-55).
    LoseKey,
    /// Gain a Special Memory (GT-56).
    Memory,
    /// Lose a Special Memory (GT-56).
    LoseMemory,
    /// "For the day" (GT-58).
    Day,
    /// "For the weekend" (GT-58).
    Weekend,
    /// Go to this location (GT-59).
    Go(LocationId),
    /// Switch places with another player (GT-60).
    Switch,
    /// Go back (GT-61).
    Back,
    /// Go Home (GT-61).
    Home,
    /// TRAVEL BONUS: any city of the continent (GT-62).
    Bonus,
    /// Starred TRAVEL BONUS: any location (GT-63).
    BonusStar,
}

impl Effect {
    /// What can be written in an edition file.
    pub const GRAMMAR: &'static str = "gain N, lose N, tickets N, use N, exchange, lose-key, memory, \
         lose-memory, day, weekend, go LOCATION, switch, back, home, bonus or bonus-star";

    /// Reads an effect; `find` looks a location up by its id. On failure it says what is wrong and what was
    /// expected.
    pub fn parse(
        text: &str,
        find: impl Fn(&str) -> Option<LocationId>,
    ) -> Result<Self, (String, &'static str)> {
        let mut words = text.split_whitespace();
        let (verb, object) = (words.next().unwrap_or(""), words.next());
        if words.next().is_some() {
            return Err((format!("“{text}” is no effect"), Effect::GRAMMAR));
        }
        let dollars = |object: &str| match object.parse::<u16>() {
            Ok(dollars) if dollars > 0 && dollars % 100 == 0 && dollars <= 10_000 => Ok(dollars),
            _ => Err((format!("“{object}” is no amount of cheques"), "a multiple of 100, up to 10000")),
        };
        let tickets = |object: &str| match object.parse::<u8>() {
            Ok(tickets) if (1..=9).contains(&tickets) => Ok(tickets),
            _ => Err((format!("“{object}” is no number of tickets"), "1 to 9")),
        };
        match (verb, object) {
            ("gain", Some(object)) => dollars(object).map(Effect::Gain),
            ("lose", Some(object)) => dollars(object).map(Effect::Lose),
            ("tickets", Some(object)) => tickets(object).map(Effect::Tickets),
            ("use", Some(object)) => tickets(object).map(Effect::Use),
            ("go", Some(object)) => match find(object) {
                Some(to) => Ok(Effect::Go(to)),
                None => Err((format!("there is no location “{object}”"), "the id of a location")),
            },
            ("exchange", None) => Ok(Effect::Exchange),
            ("lose-key", None) => Ok(Effect::LoseKey),
            ("memory", None) => Ok(Effect::Memory),
            ("lose-memory", None) => Ok(Effect::LoseMemory),
            ("day", None) => Ok(Effect::Day),
            ("weekend", None) => Ok(Effect::Weekend),
            ("switch", None) => Ok(Effect::Switch),
            ("back", None) => Ok(Effect::Back),
            ("home", None) => Ok(Effect::Home),
            ("bonus", None) => Ok(Effect::Bonus),
            ("bonus-star", None) => Ok(Effect::BonusStar),
            _ => Err((format!("“{text}” is no effect"), Effect::GRAMMAR)),
        }
    }

    /// The effect as edition files write it; `id_of` gives the id of a location.
    pub fn written<'a>(self, id_of: impl Fn(LocationId) -> &'a str) -> String {
        let word = match self {
            Effect::Gain(dollars) => return format!("gain {dollars}"),
            Effect::Lose(dollars) => return format!("lose {dollars}"),
            Effect::Tickets(count) => return format!("tickets {count}"),
            Effect::Use(count) => return format!("use {count}"),
            Effect::Go(to) => return format!("go {}", id_of(to)),
            Effect::Exchange => "exchange",
            Effect::LoseKey => "lose-key",
            Effect::Memory => "memory",
            Effect::LoseMemory => "lose-memory",
            Effect::Day => "day",
            Effect::Weekend => "weekend",
            Effect::Switch => "switch",
            Effect::Back => "back",
            Effect::Home => "home",
            Effect::Bonus => "bonus",
            Effect::BonusStar => "bonus-star",
        };
        word.to_owned()
    }

    /// Whether it takes the player somewhere else, or may (GT-59 to GT-63); such an effect stands last.
    pub const fn leaves(self) -> bool {
        matches!(
            self,
            Effect::Go(_) | Effect::Switch | Effect::Back | Effect::Home | Effect::Bonus | Effect::BonusStar
        )
    }

    /// Whether it ends the turn (GT-58).
    pub const fn ends_turn(self) -> bool {
        matches!(self, Effect::Day | Effect::Weekend)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_effect_is_written_as_it_is_read() {
        let find = |id: &str| (id == "rome").then_some(LocationId(3));
        let all = [
            "gain 100",
            "lose 200",
            "tickets 2",
            "use 1",
            "exchange",
            "lose-key",
            "memory",
            "lose-memory",
            "day",
            "weekend",
            "go rome",
            "switch",
            "back",
            "home",
            "bonus",
            "bonus-star",
        ];
        for text in all {
            assert_eq!(Effect::parse(text, find).expect("an effect").written(|_| "rome"), text);
        }
    }
}
