//! Deals: which to propose, and which to accept (GP-36 to GP-38).

use games::globopolis::card::CardKind;
use games::globopolis::{
    Action, ByTeam, NamedCards, OfferView, Phase, RUnit, Side, Team, TitleId, TitleSet, Units,
};

use super::estate::Estate;
use super::mind::Mind;
use super::missions;

/// How many offers the bot makes in a turn: enough to be of use, too few to be a nuisance.
pub(super) const OFFERS: u8 = 3;
/// What an offer must bring to be made, and to be accepted.
const MAKES: f64 = 0.2;
const ACCEPTS: f64 = 0.1;
/// What an offer must bring the other beyond what they would accept, so that they do.
const SURELY: f64 = 0.05;
/// What is put on the table for a single R-Unit, in EU.
const PRICES: [u16; 4] = [4, 6, 8, 11];
/// What is added to an exchange of Titles, in EU.
const EXTRAS: [u16; 5] = [0, 10, 20, 30, 45];

/// What a card is worth that is named in a deal.
fn card_worth(mind: &Mind<'_>, cards: NamedCards) -> f64 {
    let of = |card| match mind.game.edition().kind_of(card) {
        CardKind::Ops => mind.taste.ops_card,
        CardKind::Influence => mind.taste.influence_card,
        CardKind::Mission => mind.taste.ops_card.max(missions::promise_of(mind, &mind.own(), card).0),
    };
    cards.iter().filter(|&card| mind.game.edition().has_card(card)).map(of).sum()
}

/// An estate after giving one side and getting the other.
fn after(mind: &Mind<'_>, mut estate: Estate, gives: &Side, gets: &Side) -> Estate {
    let open = mind.open;
    for title in gives.titles.iter() {
        estate.lose(mind.game, open, title);
    }
    for title in gets.titles.iter() {
        let holding = &open.titles[title];
        estate.gain(mind.game, title, holding.units, holding.justified());
    }
    estate.remove(gives.units);
    estate.add(gets.units);
    estate.eu += f64::from(gets.eu) - f64::from(gives.eu);
    estate
}

/// What a deal brings the player and the other, each on their own.
fn gains(mind: &Mind<'_>, with: Team, gives: &Side, gets: &Side) -> (f64, f64) {
    let own = mind.worth(&after(mind, mind.own(), gives, gets)) - mind.now;
    let other = mind.estates[with];
    let other = mind.worth_to(&after(mind, other, gets, gives)) - mind.worth_to(&other);
    (own, other)
}

/// Answers the offers that wait for this player: those that bring them more than they help the other.
pub(super) fn answer(mind: &Mind<'_>) -> Option<Action> {
    let offer = mind.view.offers.iter().find(|offer| offer.to == mind.team)?;
    let decline = Action::Decline(offer.from);
    if !mind.view.legal.contains(&decline) {
        return None;
    }
    Some(if accepts(mind, offer) { Action::Accept(offer.from) } else { decline })
}

/// Whether an offer to this player is good enough, and can be accepted.
pub(super) fn accepts(mind: &Mind<'_>, offer: &OfferView) -> bool {
    let can_be = mind.view.legal.contains(&Action::Accept(offer.from));
    let Some(cards) = offer.cards.filter(|_| can_be) else { return false };
    let offer = offer.with_cards(cards);
    let (own, other) = gains(mind, offer.from, &offer.want, &offer.give);
    let cards = card_worth(mind, offer.give.cards) - card_worth(mind, offer.want.cards);
    let agents = mind.taste.agent * (f64::from(offer.give.agents) - f64::from(offer.want.agents));
    own - mind.hurts(offer.from) * other + cards + agents > ACCEPTS
}

/// Two sides of an offer and what it brings.
type Idea = (Team, Side, Side, f64);

/// The next offer of the turn, if there is a good one left. The offers made so far count the ideas that were tried.
pub(super) fn propose(mind: &Mind<'_>) -> Option<Action> {
    let made = mind.open.players[mind.team].offers_made;
    let rivals = mind.rivals().count();
    // Between two, whatever is good for one is bad for the other.
    if made >= OFFERS || rivals < 2 || mind.open.phase != Phase::Option || mind.open.last_round {
        return None;
    }
    let mut ideas: [Option<Idea>; OFFERS as usize] = [None; OFFERS as usize];
    let mut keep = |idea: Idea| {
        let mut idea = Some(idea);
        for place in &mut ideas {
            if place.is_none_or(|kept| idea.is_some_and(|idea| idea.3 > kept.3)) {
                std::mem::swap(place, &mut idea);
            }
            if idea.is_none() {
                break;
            }
        }
    };
    unit_ideas(mind, &mut keep);
    title_ideas(mind, &mut keep);
    let (to, give, want, _) = ideas[usize::from(made)]?;
    Some(Action::Offer { to, give, want })
}

/// What both would think of a deal, if it is good for both.
fn agreed(mind: &Mind<'_>, with: Team, own: f64, other: f64) -> Option<f64> {
    let ours = own - mind.hurts(with) * other;
    let theirs = other - mind.weight(mind.team, with) * own;
    (ours > MAKES && theirs > ACCEPTS + SURELY).then_some(ours)
}

/// One R-Unit more and one less of each kind, for somebody's sets.
fn margins(mind: &Mind<'_>, estate: &Estate) -> [[f64; RUnit::COUNT]; 2] {
    let now = estate.sets(mind.taste);
    let change = |unit: RUnit, more: bool| {
        let mut changed = *estate;
        if more {
            changed.add(Units::of(unit, 1));
        } else {
            changed.remove(Units::of(unit, 1));
        }
        changed.sets(mind.taste) - now
    };
    [RUnit::ALL.map(|unit| change(unit, true)), RUnit::ALL.map(|unit| change(unit, false))]
}

/// An R-Unit for another, or for EU.
fn unit_ideas(mind: &Mind<'_>, keep: &mut impl FnMut(Idea)) {
    let open = mind.open;
    let player = &open.players[mind.team];
    let [own_more, own_less] = margins(mind, &mind.own());
    let one = |unit: RUnit| Side { units: Units::of(unit, 1), ..Side::NOTHING };
    let eu = |eu: u16| Side { eu, ..Side::NOTHING };
    for rival in mind.rivals() {
        let theirs = &open.players[rival];
        let [their_more, their_less] = margins(mind, &mind.estates[rival]);
        let rival_eu = |eu: f64| mind.gain_of(rival, |estate| estate.eu += eu);
        for wanted in theirs.stock.kinds() {
            let (gain, loss) = (own_more[wanted as usize], their_less[wanted as usize]);
            if gain < MAKES {
                continue;
            }
            for given in player.stock.kinds().filter(|&given| given != wanted) {
                let own = gain + own_less[given as usize];
                let other = loss + their_more[given as usize];
                if let Some(worth) = agreed(mind, rival, own, other) {
                    keep((rival, one(given), one(wanted), worth));
                }
            }
            for price in PRICES.into_iter().filter(|&price| u32::from(price) <= player.eu) {
                let own = gain + mind.eu(-f64::from(price));
                if let Some(worth) = agreed(mind, rival, own, loss + rival_eu(f64::from(price))) {
                    keep((rival, eu(price), one(wanted), worth));
                    break;
                }
            }
        }
        for given in player.stock.kinds() {
            let (loss, gain) = (own_less[given as usize], their_more[given as usize]);
            for price in PRICES.into_iter().rev().filter(|&price| u32::from(price) <= theirs.eu) {
                let own = loss + mind.eu(f64::from(price));
                if let Some(worth) = agreed(mind, rival, own, gain + rival_eu(-f64::from(price))) {
                    keep((rival, one(given), eu(price), worth));
                    break;
                }
            }
        }
    }
}

/// Titles that would complete a group, or nearly; the others are left alone.
fn wanted_titles(mind: &Mind<'_>, who: Team, from: TitleSet) -> TitleSet {
    let has = mind.open.players[who].titles;
    let near = |title: &TitleId| {
        !title.is_guild()
            && mind.game.edition().group_of(*title).minus(has).len() == 1
            && !mind.open.players[who].credited.contains(mind.game.edition().title(*title).group)
    };
    from.iter().filter(near).collect()
}

/// A Title that completes a group, for a Title that the other would like, or for EU.
fn title_ideas(mind: &Mind<'_>, keep: &mut impl FnMut(Idea)) {
    let open = mind.open;
    let own = open.players[mind.team].titles;
    let mut wants: ByTeam<TitleSet> = ByTeam::default();
    for rival in mind.rivals() {
        wants[rival] =
            wanted_titles(mind, mind.team, open.players[rival].titles.minus(mind.game.frozen(open)));
    }
    for rival in mind.rivals() {
        let theirs = wants[rival];
        let ours = wanted_titles(mind, rival, own.minus(mind.game.frozen(open)));
        for wanted in theirs.iter().map(Some).chain([None]) {
            for given in ours.iter().map(Some).chain([None]) {
                if wanted.is_none() && given.is_none() {
                    continue;
                }
                let side = |title: Option<TitleId>| Side {
                    titles: title.map_or(TitleSet::NONE, TitleSet::only),
                    ..Side::NOTHING
                };
                let (give, want) = (side(given), side(wanted));
                for extra in EXTRAS {
                    for pays in [true, false] {
                        let payer = if pays { mind.team } else { rival };
                        if u32::from(extra) > open.players[payer].eu || extra == 0 && !pays {
                            continue;
                        }
                        let give = Side { eu: if pays { extra } else { 0 }, ..give };
                        let want = Side { eu: if pays { 0 } else { extra }, ..want };
                        if give.is_nothing() || want.is_nothing() {
                            continue;
                        }
                        let (own, other) = gains(mind, rival, &give, &want);
                        if let Some(worth) = agreed(mind, rival, own, other) {
                            keep((rival, give, want, worth));
                        }
                    }
                }
            }
        }
    }
}
