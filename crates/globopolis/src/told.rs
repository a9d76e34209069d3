//! The sentences of events.

use table::{Arg, Text};

use crate::event::{Shown, Strength, Throw};
use crate::state::Party;
use crate::terms::{FewCards, Side};
use crate::{CardId, Event, Globopolis, GroupId, Team, TitleId};

/// The names of things, as the sentences need them.
struct Names<'a>(&'a Globopolis);

impl Names<'_> {
    fn team(&self, team: Team) -> Arg {
        self.0.team_arg(team)
    }

    fn title(&self, title: TitleId) -> &str {
        self.0.edition().title_name(title)
    }

    fn card(&self, card: CardId) -> &str {
        self.0.edition().card_name(card)
    }

    fn group(&self, group: GroupId) -> &str {
        &self.0.edition().group(group).name
    }

    fn shown(&self, shown: Shown) -> Text {
        let side = Side {
            eu: shown.eu,
            units: shown.units,
            titles: shown.titles,
            cards: FewCards::NONE,
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

    fn deal(&self, id: &'static str, from: Team, to: Team, give: Shown, want: Shown) -> Text {
        self.two(id, "from", from, "to", to).with("give", self.shown(give)).with("want", self.shown(want))
    }

    fn cards(&self, cards: FewCards) -> Text {
        Side { cards, ..Side::NOTHING }.text(self.0.edition(), true)
    }

    fn one(&self, id: &'static str, team: Team) -> Text {
        Text::new(id).with("team", self.team(team))
    }

    fn two(&self, id: &'static str, a: &'static str, one: Team, b: &'static str, other: Team) -> Text {
        Text::new(id).with(a, self.team(one)).with(b, self.team(other))
    }

    fn at(&self, id: &'static str, team: Team, title: TitleId) -> Text {
        self.one(id, team).with("title", self.title(title))
    }
}

fn strength(strength: Strength) -> Text {
    Text::new("gp-strength")
        .with("total", strength.total)
        .with("polygon", strength.polygon)
        .with("base", strength.base)
        .with("ns", strength.ns)
        .with("economy", strength.economy)
        .with("superiority", strength.superiority)
        .with("assistance", strength.assistance)
        .with("cards", i32::from(strength.cards))
}

fn throw(throw: Throw) -> Text {
    let dice: Vec<Arg> =
        throw.dice.iter().take(usize::from(throw.count)).map(|&die| Arg::from(die)).collect();
    let text =
        if dice.is_empty() { Text::new("gp-throw-alone") } else { Text::new("gp-throw").with("dice", dice) };
    text.with("polygon", throw.polygon).with("times", throw.times).with("value", throw.value)
}

fn rolls(rolls: [u8; 3]) -> Vec<Arg> {
    rolls.into_iter().filter(|&roll| roll > 0).map(Arg::from).collect()
}

impl Event {
    /// The sentence that tells it.
    pub(crate) fn text(&self, game: &Globopolis) -> Text {
        let names = Names(game);
        self.text_of_turn(&names)
            .or_else(|| self.text_of_things(&names))
            .or_else(|| self.text_of_battle(&names))
            .or_else(|| self.text_of_cards(&names))
            .unwrap_or_else(|| self.text_of_end(&names))
    }

    /// The start, turns, the ring and money.
    fn text_of_turn(&self, names: &Names<'_>) -> Option<Text> {
        let edition = names.0.edition();
        Some(match *self {
            Event::TitleDealt { team, title } => names.at("gp-told-title-dealt", team, title),
            Event::AdministratorPaid { seat, eu } => {
                Text::new("gp-told-administrator").with("seat", seat).with("eu", eu)
            }
            Event::RolledForStart { seat, face } => {
                Text::new("gp-told-rolled-for-start").with("seat", seat).with("face", face)
            }
            Event::Begins { seat } => Text::new("gp-told-begins").with("seat", seat),
            Event::RoundBegan { round } => Text::new("gp-told-round").with("round", round),
            Event::TurnBegan { seat } => Text::new("gp-told-turn").with("seat", seat),
            Event::TimeUp { seat } => Text::new("gp-told-time-up").with("seat", seat),
            Event::Rolled { seat, dice, back } => {
                let id = if back { "gp-told-rolled-back" } else { "gp-told-rolled" };
                Text::new(id).with("seat", seat).with("dice", rolls(dice))
            }
            Event::PaidForDirection { team, points } => {
                names.one("gp-told-paid-for-direction", team).with("points", points)
            }
            Event::Arrived { seat, at } => {
                Text::new("gp-told-arrived").with("seat", seat).with("field", edition.field_name(at))
            }
            Event::Teleported { seat, bases, fields } => {
                Text::new("gp-told-teleported").with("seat", seat).with("bases", bases).with("fields", fields)
            }
            Event::Flew { seat, to } => {
                Text::new("gp-told-flew").with("seat", seat).with("field", edition.field_name(to))
            }
            Event::LapPaid { team, eu } => names.one("gp-told-lap-paid", team).with("eu", eu),
            Event::LapOwed { seat } => Text::new("gp-told-lap-owed").with("seat", seat),
            Event::LapCleared { seat } => Text::new("gp-told-lap-cleared").with("seat", seat),
            Event::Paid { team, to, eu } => names.two("gp-told-paid", "team", team, "to", to).with("eu", eu),
            Event::PaidBank { team, eu } => names.one("gp-told-paid-bank", team).with("eu", eu),
            Event::Waived { team, eu } => names.one("gp-told-waived", team).with("eu", eu),
            Event::PointsSold { team, points } => {
                names.one("gp-told-points-sold", team).with("points", points)
            }
            Event::PointsBought { team, points } => {
                names.one("gp-told-points-bought", team).with("points", points)
            }
            Event::EuGained { team, eu } => names.one("gp-told-eu-gained", team).with("eu", eu),
            Event::PointsGained { team, points } => {
                names.one("gp-told-points-gained", team).with("points", points)
            }
            Event::PointsLost { team, points } => {
                names.one("gp-told-points-lost", team).with("points", points)
            }
            Event::Switzerland { team } => names.one("gp-told-switzerland", team),
            Event::Moonshot { team } => names.one("gp-told-moonshot", team),
            Event::Academy { team, face, units } => {
                names.one("gp-told-academy", team).with("face", face).with("count", units)
            }
            Event::Recruited { team, face, agents } => {
                names.one("gp-told-recruited", team).with("face", face).with("count", agents)
            }
            Event::MarketRolled { team, at, dice } => names
                .one("gp-told-market", team)
                .with("field", edition.field_name(at))
                .with("count", dice[0] + dice[1])
                // The sentence needs the sum only; the page shows the dice.
                .with("dice", rolls([dice[0], dice[1], 0])),
            Event::Bought { team, units, eu } => {
                names.one("gp-told-bought", team).with("units", units.text()).with("eu", eu)
            }
            _ => return None,
        })
    }

    /// Titles, R-Units, development and groups.
    fn text_of_things(&self, names: &Names<'_>) -> Option<Text> {
        Some(match *self {
            Event::TookTitle { team, title, value } => {
                names.at("gp-told-took-title", team, title).with("value", value)
            }
            Event::TookGuild { team, from, title, value } => names
                .two("gp-told-took-guild", "team", team, "from", from)
                .with("title", names.title(title))
                .with("value", value),
            Event::GuildHeld { team, title } => names.at("gp-told-guild-held", team, title),
            Event::OwnGuild { team, title } => names.at("gp-told-own-guild", team, title),
            Event::Stored { team, units } => names.one("gp-told-stored", team).with("units", units.text()),
            Event::Stacked { team, title, units } => {
                names.at("gp-told-stacked", team, title).with("units", units.text())
            }
            Event::Allocated { team, title, units } => {
                names.at("gp-told-allocated", team, title).with("units", units.text())
            }
            Event::Transferred { team, from, to, units } => names
                .one("gp-told-transferred", team)
                .with("from", names.title(from))
                .with("to", names.title(to))
                .with("units", units.text()),
            Event::NsOverCap { team, title, count } => {
                names.at("gp-told-ns-over-cap", team, title).with("count", count)
            }
            Event::Developed { team, title, level, eu } => {
                let id = if level > 1 { "gp-told-super-developed" } else { "gp-told-developed" };
                names.at(id, team, title).with("eu", eu)
            }
            Event::SetBack { team, title, points } => {
                names.at("gp-told-set-back", team, title).with("points", points)
            }
            Event::Restored { team, title, points } => {
                names.at("gp-told-restored", team, title).with("points", points)
            }
            Event::StockTaken { team, guild, units, to: None } => {
                names.at("gp-told-stock-taken", team, guild).with("units", units.text())
            }
            Event::StockTaken { team, guild, units, to: Some(to) } => names
                .at("gp-told-stock-taken-to", team, guild)
                .with("units", units.text())
                .with("to", names.title(to)),
            Event::StockBought { team, guild, units, eu } => {
                names.at("gp-told-stock-bought", team, guild).with("units", units.text()).with("eu", eu)
            }
            Event::GroupCredited { team, group, points } => names
                .one("gp-told-group-credited", team)
                .with("group", names.group(group))
                .with("points", points),
            Event::GroupPending { team, group } => {
                names.one("gp-told-group-pending", team).with("group", names.group(group))
            }
            Event::Offered { from, to, give, want } => names.deal("gp-told-offered", from, to, give, want),
            Event::Countered { from, to, give, want } => {
                names.deal("gp-told-countered", from, to, give, want)
            }
            Event::DealMade { from, to, give, want } => names.deal("gp-told-deal", from, to, give, want),
            Event::OfferCards { give, want } => Text::new("gp-told-offer-cards")
                .with("give", names.cards(give))
                .with("want", names.cards(want)),
            Event::Declined { from, to } => names.two("gp-told-declined", "from", from, "to", to),
            Event::Withdrawn { from, to } => names.two("gp-told-withdrawn", "from", from, "to", to),
            Event::Lapsed { from, to } => names.two("gp-told-lapsed", "from", from, "to", to),
            Event::UnitsGained { team, units } => {
                names.one("gp-told-units-gained", team).with("units", units.text())
            }
            Event::UnitsTaken { team, from, units } => {
                names.two("gp-told-units-taken", "team", team, "from", from).with("units", units.text())
            }
            Event::EuTaken { team, from, eu } => {
                names.two("gp-told-eu-taken", "team", team, "from", from).with("eu", eu)
            }
            Event::Exchanged { team, with, give, take } => names
                .two("gp-told-exchanged", "team", team, "with", with)
                .with("give", names.title(give))
                .with("take", names.title(take)),
            Event::Shielded { team, title } => names.at("gp-told-shielded", team, title),
            _ => return None,
        })
    }

    /// Agents, attacks and battles.
    fn text_of_battle(&self, names: &Names<'_>) -> Option<Text> {
        Some(match *self {
            Event::Attacked { team, on, from, against, with } => {
                let id = if with.is_some() { "gp-told-attacked-with" } else { "gp-told-attacked" };
                let text = names
                    .two(id, "team", team, "on", on)
                    .with("from", names.title(from))
                    .with("against", names.title(against));
                with.map_or(text.clone(), |card| text.with("card", names.card(card)))
            }
            Event::BribeOffered { by, to, leave, eu } => {
                let id = if leave { "gp-told-bribe-leave" } else { "gp-told-bribe-stay" };
                names.two(id, "by", by, "to", to).with("eu", eu)
            }
            Event::ThirdParty { team, home: [0, 0] } => names.one("gp-told-third-stays", team),
            Event::ThirdParty { team, home } => {
                names.one("gp-told-third-leaves", team).with("count", home[0] + home[1])
            }
            Event::Assisted { team, from } => names.at("gp-told-assisted", team, from),
            Event::HelpAsked { team, from, eu } => names.at("gp-told-help-asked", team, from).with("eu", eu),
            Event::HelpSent { from, to } => {
                Text::new("gp-told-help-sent").with("from", names.title(from)).with("to", names.title(to))
            }
            Event::HelpRefused { from } => Text::new("gp-told-help-refused").with("from", names.title(from)),
            Event::Assessed { aggressor, defender } => Text::new("gp-told-assessed")
                .with("aggressor", strength(aggressor))
                .with("defender", strength(defender)),
            Event::BattleRound { round, aggressor, defender, winner } => Text::new(match winner {
                Party::Aggressor => "gp-told-round-to-aggressor",
                Party::Defender => "gp-told-round-to-defender",
            })
            .with("round", round)
            .with("aggressor", throw(aggressor))
            .with("defender", throw(defender)),
            Event::BattleWon { winner, loser, title } => names
                .two("gp-told-battle-won", "winner", winner, "loser", loser)
                .with("title", names.title(title)),
            Event::CalledOff { team } => names.one("gp-told-called-off", team),
            Event::Destroyed { title, units, pieces } => Text::new("gp-told-destroyed")
                .with("title", names.title(title))
                .with("units", units.text())
                .with("pieces", pieces),
            Event::Captured { team, of, at, count } => names
                .two("gp-told-captured", "team", team, "of", of)
                .with("title", names.title(at))
                .with("count", count),
            Event::SentHome { team, from, count } => {
                names.at("gp-told-sent-home", team, from).with("count", count)
            }
            Event::CleanedHouse { team, at, of, owner, intruder, won } => {
                let id = if won { "gp-told-house-cleaned" } else { "gp-told-house-not-cleaned" };
                names
                    .two(id, "team", team, "of", of)
                    .with("title", names.title(at))
                    .with("owner", rolls(owner))
                    .with("intruder", rolls(intruder))
            }
            Event::AgentsPlaced { team, at, count } => {
                names.at("gp-told-agents-placed", team, at).with("count", count)
            }
            Event::AgentsRecalled { team, from, count } => {
                names.at("gp-told-agents-recalled", team, from).with("count", count)
            }
            Event::AgentsGained { team, count } => {
                names.one("gp-told-agents-gained", team).with("count", count)
            }
            Event::AgentsFreed { team, from, count } => {
                names.two("gp-told-agents-freed", "team", team, "from", from).with("count", count)
            }
            _ => return None,
        })
    }

    /// Cards.
    fn text_of_cards(&self, names: &Names<'_>) -> Option<Text> {
        Some(match *self {
            Event::Dealt { card } => Text::new("gp-told-dealt").with("card", names.card(card)),
            Event::Drew { team, stack } => names.one("gp-told-drew", team).with("stack", stack.text()),
            Event::DrewCard { card } => Text::new("gp-told-drew-card").with("card", names.card(card)),
            Event::StackEmpty { stack } => Text::new("gp-told-stack-empty").with("stack", stack.text()),
            Event::AtOnce { team, card } => names.one("gp-told-at-once", team).with("card", names.card(card)),
            Event::Discarded { team, kind } => names.one("gp-told-discarded", team).with("kind", kind.text()),
            Event::DiscardedCard { card } => {
                Text::new("gp-told-discarded-card").with("card", names.card(card))
            }
            Event::Played { team, card, choice } => {
                let list = choice.list(names.0);
                let id = if list.is_empty() { "gp-told-played" } else { "gp-told-played-on" };
                let text = names.one(id, team).with("card", names.card(card));
                if list.is_empty() { text } else { text.with("choice", list) }
            }
            Event::CardStolen { team, from, kind } => {
                names.two("gp-told-card-stolen", "team", team, "from", from).with("kind", kind.text())
            }
            Event::StolenCard { card } => Text::new("gp-told-stolen-card").with("card", names.card(card)),
            Event::CardDropped { team, kind } => {
                names.one("gp-told-card-dropped", team).with("kind", kind.text())
            }
            Event::Spied { team, on } => names.two("gp-told-spied", "team", team, "on", on),
            Event::SpiedCards { on, cards } => {
                let cards: Vec<Arg> = cards.iter().map(|card| Arg::from(names.card(card))).collect();
                Text::new("gp-told-spied-cards").with("on", names.team(on)).with("cards", cards)
            }
            Event::NoEffect { team } => names.one("gp-told-no-effect", team),
            Event::Claimed { team, card } => {
                names.one("gp-told-claimed", team).with("card", names.card(card))
            }
            Event::MissionPaid { team, card, points } => {
                names.one("gp-told-mission-paid", team).with("card", names.card(card)).with("points", points)
            }
            _ => return None,
        })
    }

    /// Claims and the end.
    fn text_of_end(&self, names: &Names<'_>) -> Text {
        match *self {
            Event::ReachedMark { team, points } => {
                names.one("gp-told-reached-mark", team).with("points", points)
            }
            Event::ReachedTerritories { team, territories } => {
                names.one("gp-told-reached-territories", team).with("count", territories)
            }
            Event::LastRound => Text::new("gp-told-last-round"),
            Event::NoClaimHolds => Text::new("gp-told-no-claim-holds"),
            Event::SuddenDeath { teams } => {
                let teams: Vec<Arg> = teams.iter().map(|team| names.team(team)).collect();
                Text::new("gp-told-sudden-death").with("teams", teams)
            }
            Event::Won { team, points } => names.one("gp-told-won", team).with("points", points),
            Event::Resigned { team } => names.one("gp-told-resigned", team),
            Event::TimeCalled { team } => names.one("gp-told-time-called", team),
            _ => unreachable!("every other event has its sentence above"),
        }
    }
}
