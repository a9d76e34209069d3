//! Reading the forms that do not carry their action ready made: offers and counter-offers.

use games::little_monsters::{Action, Colour, LittleMonsters, Tickets};
use table::{Game, Seat, Text};

use crate::forms::field;
use crate::model::Notice;

/// Reads a trade: `kind` is `offer` or `counter`, `to` a seat, `give-purple` to `want-red` numbers, which come once for every ticket
/// that was tapped and are summed up. Whether the rules allow it is for the rules to say.
pub(super) fn read_form(game: &LittleMonsters, fields: &[(String, String)]) -> Result<Vec<Action>, Notice> {
    let field = |name: &str| field(fields, name);
    let to = field("to")
        .and_then(|to| to.parse().ok())
        .map(Seat)
        .filter(|to| to.index() < game.seats())
        .ok_or_else(|| Notice::Said(Text::new("lm-form-partner")));
    let tickets = |side: &str| {
        let mut tickets = Tickets::NONE;
        for colour in Colour::ALL {
            tickets[colour] = count(game, fields, &format!("{side}-{}", colour.id()))
                .ok_or_else(|| Notice::Said(Text::new("lm-form-number").with("colour", colour.text())))?;
        }
        Ok::<Tickets, Notice>(tickets)
    };
    let action = match field("kind") {
        Some("offer") => Action::Offer { to: to?, give: tickets("give")?, want: tickets("want")? },
        Some("counter") => Action::Counter { to: to?, give: tickets("give")?, want: tickets("want")? },
        _ => return Err(Notice::Said(Text::new("lm-form-unknown"))),
    };
    Ok(vec![action])
}

/// The sum of all fields of this name, which is at most what there is of a colour.
fn count(game: &LittleMonsters, fields: &[(String, String)], name: &str) -> Option<u8> {
    let values = fields.iter().filter(|(field, _)| field == name).map(|(_, value)| value.trim());
    let mut given = values.filter(|value| !value.is_empty());
    let sum = given.try_fold(0u8, |sum, value| sum.checked_add(value.parse().ok()?));
    sum.filter(|&sum| sum <= game.edition().tickets_per_colour)
}

#[cfg(test)]
mod tests {
    use games::little_monsters::{Edition, Options};

    use super::*;

    fn read(fields: &[(&str, &str)]) -> Result<Vec<Action>, Notice> {
        let game = LittleMonsters::new(Edition::world(), Options::ADVANCED, 3);
        let fields: Vec<_> =
            fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        read_form(&game, &fields)
    }

    #[test]
    fn an_offer_is_read() {
        let fields =
            [("kind", "offer"), ("to", "2"), ("give-red", "2"), ("want-blue", "1"), ("want-green", "")];
        let expected = Action::Offer {
            to: Seat(2),
            give: Tickets::of(Colour::Red, 2),
            want: Tickets::of(Colour::Blue, 1),
        };
        assert_eq!(read(&fields), Ok(vec![expected]));
    }

    #[test]
    fn every_ticket_that_was_tapped_counts() {
        let tapped = [("give-red", "1"), ("give-red", "1"), ("want-blue", "1"), ("give-red", "1")];
        let fields: Vec<_> = [("kind", "offer"), ("to", "2")].into_iter().chain(tapped).collect();
        let give = Tickets::of(Colour::Red, 3);
        let expected = Action::Offer { to: Seat(2), give, want: Tickets::of(Colour::Blue, 1) };
        assert_eq!(read(&fields), Ok(vec![expected]));
    }

    #[test]
    fn a_counter_offer_is_read() {
        let read =
            read(&[("kind", "counter"), ("to", "0"), ("give-purple", " 1 "), ("want-red", "3")]).unwrap();
        assert!(matches!(read[0], Action::Counter { .. }), "{read:?}");
    }

    #[test]
    fn nonsense_is_said_to_be_nonsense() {
        let said = |fields: &[(&str, &str)]| match read(fields) {
            Err(Notice::Said(text)) => text.id,
            other => panic!("{other:?}"),
        };
        assert_eq!(said(&[]), "lm-form-unknown");
        assert_eq!(said(&[("kind", "gift"), ("to", "1")]), "lm-form-unknown");
        assert_eq!(said(&[("kind", "offer")]), "lm-form-partner");
        assert_eq!(said(&[("kind", "offer"), ("to", "3")]), "lm-form-partner");
        assert_eq!(said(&[("kind", "offer"), ("to", "-1")]), "lm-form-partner");
        assert_eq!(said(&[("kind", "offer"), ("to", "1"), ("give-red", "many")]), "lm-form-number");
        assert_eq!(said(&[("kind", "offer"), ("to", "1"), ("want-red", "999")]), "lm-form-number");
    }
}
