//! The cards of an edition file, checked.

use table::Spanned;

use super::MAX_CARDS;
use super::check::Check;
use super::file::{File, FileGoal, FileInfluence, FileMission, FileOperation, FileOpportunity};
use crate::card::{
    BattleMoment, Card, CardFace, CardKind, Effect, Goal, Moment, Moments, Needs, Order, Sides,
};
use crate::ids::{GROUPS, GUILDS, TERRITORIES};
use crate::{GroupSet, TitleSet};

/// How many groups a row of an Opportunity card names (GP-68).
const ROW: usize = 3;
/// So many of each kind (GP-7).
const NUMBERS: [(CardKind, usize, &str); 3] =
    [(CardKind::Ops, 21, "OPs"), (CardKind::Mission, 12, "MISSION"), (CardKind::Influence, 32, "INFLUENCE")];

/// Every card with its copies; the kinds in order.
pub(super) fn cards(check: &mut Check<'_>, file: &File) -> Vec<Card> {
    let mut cards = Vec::new();
    let mut push =
        |check: &mut Check<'_>, card: Option<Card>, id: &Spanned<String>, count: Option<&Spanned<u8>>| {
            let copies = count.map_or(1, |count| *count.get_ref());
            if !(1..=12).contains(&copies) {
                check.at(id, format!("{copies} copies of the card “{}”", id.get_ref()), "1 to 12");
            }
            cards.extend(std::iter::repeat_n(card, usize::from(copies)).flatten());
        };
    for card in &file.opportunity {
        let face = opportunity(check, card);
        let made = named(check, &card.id, &card.name, &card.text, face);
        push(check, made, &card.id, card.count.as_ref());
    }
    for card in &file.operation {
        let face = operation(check, card);
        let made = named(check, &card.id, &card.name, &card.text, face);
        push(check, made, &card.id, card.count.as_ref());
    }
    for card in &file.mission {
        let face = mission(check, card);
        let made = named(check, &card.id, &card.name, &card.text, face);
        push(check, made, &card.id, card.count.as_ref());
    }
    for card in &file.influence {
        let face = influence(check, card);
        let made = named(check, &card.id, &card.name, &card.text, face);
        push(check, made, &card.id, card.count.as_ref());
    }
    let ids = file.opportunity.iter().map(|card| &card.id).chain(file.operation.iter().map(|card| &card.id));
    let ids = ids.chain(file.mission.iter().map(|card| &card.id));
    check.unique(ids.chain(file.influence.iter().map(|card| &card.id)), "card");
    count(check, &cards);
    cards
}

fn count(check: &mut Check<'_>, cards: &[Card]) {
    if cards.len() > MAX_CARDS {
        check.whole(format!("{} cards", cards.len()), format!("at most {MAX_CARDS}"));
    }
    for (kind, number, name) in NUMBERS {
        let found = cards.iter().filter(|card| card.face.kind() == kind).count();
        if found != number {
            check.whole(format!("{found} {name} cards"), format!("{number} (GP-7)"));
        }
    }
}

fn named(
    check: &mut Check<'_>,
    id: &Spanned<String>,
    name: &Spanned<String>,
    text: &Spanned<String>,
    face: Option<CardFace>,
) -> Option<Card> {
    check.id(id);
    let (name, text) = (check.name(name), check.name(text));
    Some(Card { id: id.get_ref().clone(), name, text, face: face? })
}

fn row(check: &mut Check<'_>, names: &Spanned<Vec<Spanned<String>>>) -> GroupSet {
    let row: GroupSet = names.get_ref().iter().filter_map(|name| check.group(name)).collect();
    if row.len() != ROW {
        check.at(names, format!("a row of {} groups", row.len()), format!("{ROW} different groups (GP-68)"));
    }
    row
}

fn opportunity(check: &mut Check<'_>, card: &FileOpportunity) -> Option<CardFace> {
    let (against, from) = (row(check, &card.against), row(check, &card.from));
    Some(CardFace::Opportunity { against, from })
}

fn operation(check: &mut Check<'_>, card: &FileOperation) -> Option<CardFace> {
    let mut wrong = |what: String, expected: &str| check.at(&card.id, what, expected);
    if card.orders.is_empty() {
        wrong(format!("the operation “{}” does nothing", card.id.get_ref()), "at least one order");
    }
    for &order in &card.orders {
        match order {
            Order::Polygon { sides } if ![10, 12, 20].contains(&sides) => {
                wrong(format!("a polygon with {sides} sides"), "10, 12 or 20 (GP-8)");
            }
            Order::Dice { own: 0, other: 0 } => wrong("no dice at all".to_owned(), "`own` or `other`"),
            Order::DestroyNs { count: 0 } => wrong("no NS-Units at all".to_owned(), "at least one"),
            Order::Spoils { eu: 0, points: 0 } => wrong("spoils of nothing".to_owned(), "`eu` or `points`"),
            Order::CallOff if card.side != Sides::Defender => {
                wrong("an Aggressor who calls off".to_owned(), "`side = \"defender\"` for `call-off`");
            }
            _ => {}
        }
        let in_rounds = matches!(order, Order::Dice { .. } | Order::WinTies | Order::Polygon { .. });
        if card.when == BattleMoment::Round && !in_rounds {
            wrong(
                format!("“{}” comes too late for its order", card.id.get_ref()),
                "dice, win-ties or polygon with `when = \"round\"`",
            );
        }
    }
    Some(CardFace::Operation { side: card.side, when: card.when, orders: card.orders.clone() })
}

fn mission(check: &mut Check<'_>, card: &FileMission) -> Option<CardFace> {
    if card.goals.is_empty() {
        check.at(&card.id, format!("the mission “{}” asks for nothing", card.id.get_ref()), "goals");
    }
    let goals = card.goals.iter().filter_map(|found| goal(check, &card.id, found)).collect();
    let points = card.points.as_ref().map(|points| {
        if *points.get_ref() == 0 {
            check.at(points, "a mission that pays nothing".to_owned(), "at least one point");
        }
        i16::from(*points.get_ref())
    });
    Some(CardFace::Mission { goals, points })
}

fn goal(check: &mut Check<'_>, id: &Spanned<String>, goal: &FileGoal) -> Option<Goal> {
    let most = |check: &mut Check<'_>, found: u8, most: usize, of: &str| {
        if found == 0 || usize::from(found) > most {
            check.at(id, format!("{found} {of}"), format!("1 to {most}"));
        }
        found
    };
    Some(match *goal {
        FileGoal::Territories { count, value } => Goal::Territories {
            count: most(check, count, TERRITORIES, "Territories"),
            value: most(check, value, 4, "points"),
        },
        FileGoal::Spread { count, value } => Goal::Spread {
            count: most(check, count, 8, "Territories in every quadrant"),
            value: most(check, value, 4, "points"),
        },
        FileGoal::Quadrant { count } => {
            Goal::Quadrant { count: most(check, count, 8, "Territories of a quadrant") }
        }
        FileGoal::Groups { count } => Goal::Groups { count: most(check, count, GROUPS, "groups") },
        FileGoal::Group { ref group } => Goal::Group(check.group_named(id, group)?),
        FileGoal::OneOfEach { groups } => Goal::OneOfEach { groups: most(check, groups, GROUPS, "groups") },
        FileGoal::Titles { ref titles } => {
            let set: TitleSet = titles.iter().filter_map(|title| check.title_named(id, title)).collect();
            if titles.is_empty() {
                check.at(id, "no Titles at all".to_owned(), "at least one");
            }
            Goal::Titles(set)
        }
        FileGoal::Guilds { count } => Goal::Guilds { count: most(check, count, GUILDS, "Guilds") },
        FileGoal::GuildWithTerritories { count } => {
            Goal::GuildWithTerritories { count: most(check, count, GUILDS, "Guilds") }
        }
        FileGoal::Developed { count, level } => Goal::Developed {
            count: most(check, count, TERRITORIES, "Territories"),
            level: most(check, level, 2, "levels"),
        },
        FileGoal::DevelopedGroup { level } => Goal::DevelopedGroup { level: most(check, level, 2, "levels") },
        FileGoal::Eu { amount } => {
            if amount == 0 {
                check.at(id, "0 EU".to_owned(), "at least one");
            }
            Goal::Eu { amount }
        }
        FileGoal::Units { ref unit, count } => {
            let unit = if unit == "each" { None } else { Some(check.unit_named(id, unit)?) };
            Goal::Units { unit, count: most(check, count, 255, "R-Units") }
        }
        FileGoal::AgentsAbroad { territories, agents } => Goal::AgentsAbroad {
            territories: most(check, territories, 20, "Territories"),
            agents: most(check, agents, 3, "Agents"),
        },
        FileGoal::Captives { count, players } => {
            let count = most(check, count, 80, "captured Agents");
            Goal::Captives { count, players: most(check, players, 4, "players") }
        }
        FileGoal::Deed { deed, count } => Goal::Deed { deed, count: most(check, count, 255, "deeds") },
    })
}

fn influence(check: &mut Check<'_>, card: &FileInfluence) -> Option<CardFace> {
    let when: Moments = card.when.iter().copied().collect();
    let id = card.id.get_ref();
    let mut wrong = |what: String, expected: &str| check.at(&card.id, what, expected);
    if card.when.is_empty() || card.effects.is_empty() {
        wrong(format!("“{id}” can never do anything"), "at least one moment and one effect");
    }
    if when.has(Moment::AtOnce) && card.when.len() > 1 {
        wrong(format!("“{id}” is played at once and at another moment"), "`at-once` alone");
    }
    if when.has(Moment::Option) && when.has(Moment::EarlyOption) {
        wrong(format!("“{id}” is played in any Option Phase and not in the last round"), "one of the two");
    }
    let mut needs = Needs::default();
    for &effect in &card.effects {
        match needs.with(effect.needs()) {
            Some(both) => needs = both,
            None => wrong(
                format!("the effects of “{id}” need different sorts of Titles"),
                "the same sort for all of them",
            ),
        }
        let only = |moments: &[Moment]| card.when.iter().all(|moment| moments.contains(moment));
        let fits = match effect {
            Effect::BuyUnits { .. } => only(&[Moment::Option, Moment::EarlyOption]),
            Effect::Conference { .. } => only(&[Moment::Foreign]),
            Effect::MarketShuttle => only(&[Moment::Market]),
            Effect::Fly { .. } | Effect::Advance { .. } => {
                only(&[Moment::Option, Moment::EarlyOption, Moment::Landed])
            }
            Effect::Develop | Effect::Settle { .. } | Effect::Exchange => {
                only(&[Moment::Option, Moment::EarlyOption])
            }
            _ => true,
        };
        if !fits {
            wrong(
                format!("“{id}” is played at a moment that does not fit what it does"),
                "`option` for buy-units, develop, settle and exchange; `option` or `landed` for movement; \
                 `foreign` for conference; `market` for market-shuttle",
            );
        }
        let too_much = effect.ends_the_card() || matches!(effect, Effect::Draw { .. } | Effect::Spy);
        if when.has(Moment::AtOnce) && (too_much || !effect.needs().is_nothing()) {
            wrong(
                format!("“{id}” is played at once, but somebody must choose something"),
                "effects without a choice, a draw or movement",
            );
        }
        if comes_to_nothing(effect) {
            wrong(format!("an effect of “{id}” comes to nothing"), "an amount or a count of at least one");
        }
        match effect {
            Effect::Conference { percent, .. } if percent > 100 => {
                wrong(format!("{percent} percent of a Conference Cost"), "0 to 100");
            }
            Effect::Advance { most } if !(1..=18).contains(&most) => {
                wrong(format!("an advance of up to {most}"), "1 to 18");
            }
            Effect::Points { from: crate::card::Source::All, .. } => {
                wrong("points from all others".to_owned(), "`bank` or `target`");
            }
            Effect::TakeUnits { from: crate::card::Source::Bank, .. } => {
                wrong("units taken from the bank".to_owned(), "`target` or `all`; or the effect `units`");
            }
            _ => {}
        }
    }
    let last = card.effects.len().saturating_sub(1);
    if card.effects.iter().take(last).any(|effect| effect.ends_the_card()) {
        wrong(
            format!("something follows the movement, market or payment of “{id}”"),
            "it as the last effect",
        );
    }
    Some(CardFace::Influence { when, effects: card.effects.clone(), needs })
}

/// Whether an effect could never change anything: an amount or a count of 0, or a price that is not reduced.
fn comes_to_nothing(effect: Effect) -> bool {
    match effect {
        Effect::Eu { amount, .. } | Effect::EuForEach { amount, .. } | Effect::Pay { amount } => amount == 0,
        Effect::Points { amount, .. } | Effect::LosePoints { amount } => amount == 0,
        Effect::Units { count, .. }
        | Effect::TakeUnits { count, .. }
        | Effect::GuildUnits { count }
        | Effect::DestroyUnits { count, .. }
        | Effect::BuyUnits { count, .. }
        | Effect::Draw { count, .. }
        | Effect::Recruit { count }
        | Effect::FreeAgents { count }
        | Effect::Capture { count } => count == 0,
        Effect::Settle { value } => value == 0,
        Effect::Conference { percent, roll } => percent == 100 && !roll,
        Effect::Develop
        | Effect::Exchange
        | Effect::Shield
        | Effect::MarketShuttle
        | Effect::Fly { .. }
        | Effect::Advance { .. }
        | Effect::StealCard { .. }
        | Effect::DropCard { .. }
        | Effect::Spy
        | Effect::Expel => false,
    }
}
