//! The board as data, for programs.

use serde_json::{Value, json};
use table::{Game, Seat};

use crate::card::{Deed, Moment};
use crate::edition::FieldKind;
use crate::{CardFace, CardId, Edition, FieldId, Globopolis, RUnit, TitleId};

impl Globopolis {
    /// What the numbers in views and actions stand for.
    pub(crate) fn board_as_data(&self) -> Value {
        let edition = self.edition();
        let fields = FieldId::all().map(|at| field_as_data(edition, at));
        let titles = TitleId::all().map(|title| title_as_data(edition, title));
        let groups = edition.groups().iter().enumerate().map(|(index, group)| {
            json!({
                "number": index,
                "id": group.id,
                "name": group.name,
                "colour": group.colour,
                "territories": group.territories.iter().collect::<Vec<_>>(),
                "bonus": 2 * group.territories.len(),
            })
        });
        let in_play = self.cards_in_play();
        let cards = in_play.iter().map(|card| card_as_data(edition, card));
        let pairs = TitleId::territories().flat_map(|one| {
            let others = TitleId::territories().filter(move |&other| one < other);
            others.filter(move |&other| edition.are_neighbours(one, other)).map(move |other| [one, other])
        });
        json!({
            "units": RUnit::ALL.map(RUnit::id),
            "box": { "units": edition.units, "pieces": edition.pieces },
            "mark": self.mark(),
            "teams": self.teams(),
            "team_of_seat": Seat::all(self.seats()).map(|seat| self.team_of(seat)).collect::<Vec<_>>(),
            "fields": fields.collect::<Vec<_>>(),
            "titles": titles.collect::<Vec<_>>(),
            "groups": groups.collect::<Vec<_>>(),
            "neighbours": pairs.collect::<Vec<_>>(),
            "cards": cards.collect::<Vec<_>>(),
            "deeds": Deed::ALL,
        })
    }
}

fn field_as_data(edition: &Edition, at: FieldId) -> Value {
    let kind = match edition.kind(at) {
        FieldKind::Territory(_) => "territory",
        FieldKind::Guild(_) => "guild",
        FieldKind::OpsMission => "ops-mission",
        FieldKind::Influence => "influence",
        FieldKind::Market(_) => "market",
        FieldKind::Bank => "bank",
        FieldKind::Base => "base",
        FieldKind::Teleport => "teleport",
        FieldKind::Moonshot => "moonshot",
        FieldKind::Nsa => "nsa",
        FieldKind::Nia => "nia",
    };
    let title = edition.title_at(at);
    let bases = edition.bases();
    let quadrant = (0..bases.len()).min_by_key(|&base| bases[base].distance_to(at));
    let own_name = edition.fields()[at.index()].name.clone();
    let mut field = json!({ "number": at, "kind": kind, "quadrant": quadrant });
    if let Some(name) = title.map(|title| edition.title_name(title).to_owned()).or(own_name) {
        field["name"] = json!(name);
    }
    if let Some(title) = title {
        field["title"] = json!(title);
    }
    if let FieldKind::Market(goods) = edition.kind(at) {
        field["sells"] = goods.iter().map(RUnit::id).collect();
    }
    field
}

fn title_as_data(edition: &Edition, number: TitleId) -> Value {
    let title = edition.title(number);
    let mut all = json!({
        "number": number,
        "id": title.id,
        "name": title.name,
        "group": title.group,
        "value": title.value,
        "field": edition.field_of(number),
        "quadrant": edition.quadrant_of(number),
    });
    if number.is_guild() {
        all["stock"] = json!(title.units);
        all["rates"] = json!(title.rates);
        all["associated"] = title.associated.iter().map(|title| json!(title)).collect();
    } else {
        all["allocation"] = json!(title.units);
        all["premiums"] = json!(title.premiums);
        all["conference"] = json!(title.conference);
    }
    all
}

fn card_as_data(edition: &Edition, number: CardId) -> Value {
    let card = edition.card(number);
    let mut all = json!({
        "number": number,
        "id": card.id,
        "name": card.name,
        "kind": edition.kind_of(number),
        "text": card.text,
    });
    match &card.face {
        CardFace::Opportunity { against, from } => {
            all["against"] = against.iter().map(|group| json!(group)).collect();
            all["from"] = from.iter().map(|group| json!(group)).collect();
        }
        CardFace::Operation { side, when, .. } => {
            all["side"] = json!(side);
            all["when"] = json!([when]);
        }
        CardFace::Mission { points, .. } => all["points"] = json!(points),
        CardFace::Influence { when, .. } => {
            let moments = Moment::ALL.into_iter().filter(|&moment| when.has(moment));
            all["when"] = moments.map(|moment| json!(moment)).collect();
        }
    }
    all
}
