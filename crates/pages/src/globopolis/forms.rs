//! Reading forms that do not carry their action ready made: moving R-Units, buying a mixture, stacking surplus and playing a
//! card. Whether the rules allow it is for the rules to say.

use games::globopolis::{Action, CardId, Choice, FieldId, Globopolis, RUnit, Team, TitleId, Units};

use super::workbench::{self, Place};
use crate::forms::{field, said};
use crate::model::Notice;

/// The fields of a form.
struct Fields<'a>(&'a [(String, String)]);

impl<'a> Fields<'a> {
    fn get(&self, name: &str) -> Option<&'a str> {
        field(self.0, name)
    }

    /// A number that may be left out.
    fn number(&self, name: &str) -> Result<Option<u8>, Notice> {
        match self.get(name) {
            None | Some("") => Ok(None),
            Some(number) => number.parse().map(Some).map_err(|_| said("gpd-form-number")),
        }
    }

    /// How many of each kind: `buy-water` to `buy-ns`.
    fn units(&self, prefix: &str) -> Result<Units, Notice> {
        let mut units = Units::NONE;
        for unit in RUnit::ALL {
            units[unit] = self.number(&format!("{prefix}-{}", unit.id()))?.unwrap_or(0);
        }
        Ok(units)
    }

    fn unit(&self) -> Option<RUnit> {
        let id = self.get("unit")?;
        RUnit::ALL.into_iter().find(|unit| unit.id() == id)
    }

    fn place(&self, name: &str) -> Result<Place, Notice> {
        self.get(name).and_then(Place::read).ok_or_else(|| said("gpd-form-place"))
    }
}

/// The actions that a form asks for.
pub(super) fn read_form(game: &Globopolis, fields: &[(String, String)]) -> Result<Vec<Action>, Notice> {
    if fields.iter().any(|(name, _)| name == "deal") {
        return super::deal::read_form(game, fields);
    }
    let form = Fields(fields);
    let actions = match form.get("kind") {
        Some("move") => {
            let unit = form.unit().ok_or_else(|| said("gpd-form-unit"))?;
            vec![moved(&form, unit, form.place("from")?, form.place("to")?)?]
        }
        Some("buy") => {
            let units = form.units("buy")?;
            units.kinds().map(|unit| Action::Buy { unit, count: units[unit] }).collect()
        }
        Some("stack") => {
            let title = form.number("title")?.map(TitleId).ok_or_else(|| said("gpd-form-place"))?;
            vec![Action::Stack { title, units: form.units("stack")? }]
        }
        Some("play") => vec![play(&form)?],
        Some(_) => return Err(said("gpd-form-unknown")),
        // A chip that was dragged to a row.
        None => {
            let dragged = form.get("drag").and_then(workbench::read_source);
            let (unit, from) = dragged.ok_or_else(|| said("gpd-form-unknown"))?;
            vec![moved(&form, unit, from, form.place("drop")?)?]
        }
    };
    if actions.is_empty() {
        return Err(said("gpd-form-nothing"));
    }
    Ok(actions)
}

fn moved(form: &Fields<'_>, unit: RUnit, from: Place, to: Place) -> Result<Action, Notice> {
    let count = form.number("count")?.unwrap_or(1);
    if from == to {
        return Err(said("gpd-form-same"));
    }
    // GP-30: the only way into the Personal Stock is from a Guild.
    workbench::moving(unit, count, from, to).ok_or_else(|| said("gpd-form-way"))
}

/// A card with what was chosen for it; what is left empty is not chosen.
fn play(form: &Fields<'_>) -> Result<Action, Notice> {
    let card = form.number("card")?.map(CardId).ok_or_else(|| said("gpd-form-unknown"))?;
    let choice = Choice {
        team: form.number("team")?.map(Team),
        unit: form.unit(),
        title: form.number("title")?.map(TitleId),
        other: form.number("other")?.map(TitleId),
        field: form.number("field")?.map(FieldId),
        steps: form.number("steps")?,
    };
    Ok(Action::Play { card, choice })
}

#[cfg(test)]
mod tests {
    use games::globopolis::{Edition, Options};

    use super::*;

    fn read(fields: &[(&str, &str)]) -> Result<Vec<Action>, &'static str> {
        let game = Globopolis::new(Edition::world(), Options::FULL, 3).unwrap();
        read_form(&game, &crate::test_table::owned(fields)).map_err(|notice| match notice {
            Notice::Said(text) => text.id,
            Notice::Refused(refusal) => refusal.text.id,
        })
    }

    #[test]
    fn r_units_are_moved_by_list_and_by_dragging() {
        let expected = Action::Transfer { unit: RUnit::Ns, count: 2, from: TitleId(3), to: TitleId(9) };
        let list = [("kind", "move"), ("unit", "ns"), ("count", "2"), ("from", "t3"), ("to", "t9")];
        assert_eq!(read(&list), Ok(vec![expected]));
        assert_eq!(read(&[("drag", "ns-t3"), ("drop", "t9"), ("count", " 2 ")]), Ok(vec![expected]));
        let bought = Action::BuyStock { guild: TitleId(33), unit: RUnit::Water, count: 1 };
        assert_eq!(read(&[("drag", "water-b33"), ("drop", "s"), ("count", "")]), Ok(vec![bought]));
    }

    #[test]
    fn a_mixture_is_bought_at_once() {
        let form = [("kind", "buy"), ("buy-food", "2"), ("buy-ns", "1"), ("buy-ucp", "0"), ("buy-water", "")];
        let expected =
            [Action::Buy { unit: RUnit::Food, count: 2 }, Action::Buy { unit: RUnit::Ns, count: 1 }];
        assert_eq!(read(&form), Ok(expected.to_vec()));
    }

    #[test]
    fn nonsense_is_said_to_be_nonsense() {
        assert_eq!(read(&[]), Err("gpd-form-unknown"));
        assert_eq!(read(&[("kind", "steal")]), Err("gpd-form-unknown"));
        assert_eq!(read(&[("drag", "water-s"), ("drop", "s")]), Err("gpd-form-same"));
        assert_eq!(read(&[("drag", "water-t3"), ("drop", "s")]), Err("gpd-form-way"));
        assert_eq!(read(&[("drag", "water-s"), ("drop", "t99")]), Err("gpd-form-place"));
        assert_eq!(read(&[("kind", "move"), ("unit", "gold")]), Err("gpd-form-unit"));
        assert_eq!(read(&[("kind", "buy"), ("buy-food", "many")]), Err("gpd-form-number"));
        assert_eq!(read(&[("kind", "buy"), ("buy-food", "0")]), Err("gpd-form-nothing"));
        assert_eq!(read(&[("kind", "play")]), Err("gpd-form-unknown"));
    }
}
