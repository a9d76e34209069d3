use table::{Arg, Text};

use super::Shown;
use crate::terms::{NamedCards, Side};
use crate::{CardId, FieldId, Globopolis, GroupId, Team, TitleId};

/// The names of things, as the sentences need them.
pub(super) struct Names<'a>(pub(super) &'a Globopolis);

impl Names<'_> {
    pub(super) fn team(&self, team: Team) -> Arg {
        self.0.team_arg(team)
    }

    pub(super) fn title(&self, title: TitleId) -> &str {
        self.0.edition().title_name(title)
    }

    pub(super) fn card(&self, card: CardId) -> &str {
        self.0.edition().card_name(card)
    }

    pub(super) fn field(&self, field: FieldId) -> Arg {
        self.0.edition().field_name(field)
    }

    pub(super) fn group(&self, group: GroupId) -> &str {
        &self.0.edition().group(group).name
    }

    pub(super) fn shown(&self, shown: Shown) -> Text {
        let side = Side {
            eu: shown.eu,
            units: shown.units,
            titles: shown.titles,
            cards: NamedCards::NONE,
            agents: shown.agents,
        };
        if shown.cards == 0 {
            return side.text(self.0.edition(), false);
        }
        let cards = Arg::Text(Text::new("gp-cards").with("count", shown.cards));
        if side.is_nothing() {
            return Text::new("gp-list").with("list", vec![cards]);
        }
        let list = vec![Arg::Text(side.text(self.0.edition(), false)), cards];
        Text::new("gp-list").with("list", list)
    }

    pub(super) fn deal(&self, id: &'static str, from: Team, to: Team, give: Shown, want: Shown) -> Text {
        self.two(id, "from", from, "to", to).with("give", self.shown(give)).with("want", self.shown(want))
    }

    pub(super) fn cards(&self, cards: NamedCards) -> Text {
        Side { cards, ..Side::NOTHING }.text(self.0.edition(), true)
    }

    pub(super) fn one(&self, id: &'static str, team: Team) -> Text {
        Text::new(id).with("team", self.team(team))
    }

    pub(super) fn two(
        &self,
        id: &'static str,
        a: &'static str,
        one: Team,
        b: &'static str,
        other: Team,
    ) -> Text {
        Text::new(id).with(a, self.team(one)).with(b, self.team(other))
    }

    pub(super) fn at(&self, id: &'static str, team: Team, title: TitleId) -> Text {
        self.one(id, team).with("title", self.title(title))
    }
}

/// The dice that were rolled; those of three that were not are 0.
pub(super) fn rolls(rolls: [u8; 3]) -> Vec<Arg> {
    rolls.into_iter().filter(|&roll| roll > 0).map(Arg::from).collect()
}
