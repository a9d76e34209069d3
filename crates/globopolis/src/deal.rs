//! Deals between any two players (GP-36 to GP-38).

use table::Log;
use table::dice::Dice;

use crate::clause::{GP_28, GP_36, GP_38, GP_46, GP_64};
use crate::edition::FieldKind;
use crate::event::Deals;
use crate::no::{Check, Found, No, need, no_more_than};
use crate::option_phase::in_option_phase;
use crate::score::{LEVEL_POINTS, means};
use crate::stage::Stage;
use crate::state::{Battle, Party, Phase};
use crate::terms::{NamedCards, Offer, Side};
use crate::{CardId, CardSet, Event, Globopolis, Open, State, Team, TitleId, TitleSet, Units};

/// How many cards a side of a deal could hold in version 2 of the rules (GP-36).
const OLD_CARDS: usize = 3;
/// How many offers somebody can make in one turn unless a timer keeps it short, counter-offers included (GP-28).
pub const MAX_OFFERS: u8 = 12;

impl Globopolis {
    /// GP-28: how many offers a team can still make this turn.
    pub fn offers_left(&self, open: &Open, team: Team) -> u8 {
        let most = if self.options.is_kept_short() { u8::MAX } else { MAX_OFFERS };
        most.saturating_sub(open.players[team].offers_made)
    }

    /// GP-28: whether this team can make one more offer this turn.
    pub(crate) fn may_offer(&self, state: &State, team: Team) -> bool {
        state.offers[team].is_none() && self.offers_left(&state.open, team) > 0
    }

    /// GP-38: the Titles that cannot be traded now.
    pub fn frozen(&self, open: &Open) -> TitleSet {
        let mut frozen = match open.phase {
            Phase::Own(title) | Phase::Foreign(title) | Phase::Surplus { title, .. } => TitleSet::only(title),
            // The victor who goes on has not settled their field yet.
            Phase::Help { from, .. } | Phase::Chain { from, .. } => TitleSet::only(from),
            _ => TitleSet::NONE,
        };
        if let Some(battle) = &open.battle {
            frozen.insert(battle.from);
            frozen.insert(battle.against);
            frozen = frozen.or(self.bound_by_promises(open, battle));
        }
        let fights = open.battle.is_some()
            || matches!(open.phase, Phase::Chain { .. } | Phase::Surplus { base: Some(_), .. });
        if self.rules.since(3) && fights {
            // The aggression of the turn goes on, so the field landed on is not settled yet.
            if let FieldKind::Territory(landed) = self.edition.kind(open.governors[open.turn].at) {
                frozen.insert(landed);
            }
            if let Phase::Surplus { base: Some(base), .. } = open.phase {
                frozen.insert(base);
            }
        }
        frozen
    }

    /// GP-63, GP-84: all Titles of a party that has promised EU in the battle: with them would go the points that may have to pay
    /// (GP-27).
    fn bound_by_promises(&self, open: &Open, battle: &Battle) -> TitleSet {
        let parties = Party::BOTH.map(|party| battle.team(party)).into_iter();
        let bound = parties.filter(|&team| self.rules.since(3) && self.promised_in_battle(open, team) > 0);
        bound.fold(TitleSet::NONE, |all, team| all.or(open.players[team].titles))
    }

    /// GP-36, GP-38: whether two can deal in everything: in the Option Phase of one of them.
    pub fn deals_in_all(&self, open: &Open, one: Team, other: Team) -> bool {
        let turn = self.team_of(open.turn);
        in_option_phase(open.phase) && (one == turn || other == turn)
    }

    /// GP-27: what a player can pay in a deal, to a third party or for an NS-Unit: EU, and points turned into EU.
    pub fn means_in_deals(&self, open: &Open, team: Team) -> u32 {
        if self.rules.since(3) { means(open, team) } else { open.players[team].eu }
    }

    /// What a player can pay and has not promised: in their open offer, or to a third party (GP-27, GP-63).
    pub fn free_eu(&self, state: &State, team: Team) -> u32 {
        let offered = state.offers[team].map_or(0, |offer| u32::from(offer.give.eu));
        let promised = offered + self.promised_in_battle(&state.open, team);
        self.means_in_deals(&state.open, team).saturating_sub(promised)
    }

    /// GP-46: whether somebody owes a Conference Cost to another than this one: from landing until the cost is settled, the payer
    /// gives EU to nobody but the creditor.
    pub fn owes_another(&self, open: &Open, giver: Team, taker: Team) -> bool {
        let Phase::Foreign(landed) = open.phase else { return false };
        self.rules.since(3) && giver == self.team_of(open.turn) && open.owner(landed) != Some(taker)
    }

    fn check_debt(&self, open: &Open, giver: Team, taker: Team, side: &Side) -> Check {
        need(side.eu == 0 || !self.owes_another(open, giver, taker), GP_46, "gp-no-eu-while-owing")
    }

    /// EU promised to a third party, or for an NS-Unit (GP-63, GP-84).
    fn promised_in_battle(&self, open: &Open, team: Team) -> u32 {
        let Some(battle) = &open.battle else { return 0 };
        let Some(party) = battle.party(team) else { return 0 };
        let bribe = battle.bribes[party as usize].map_or(0, |bribe| u32::from(bribe.eu));
        match open.phase {
            Phase::Help { eu, party: asking, .. } if asking == party => bribe + u32::from(eu),
            _ => bribe,
        }
    }

    /// What a side can give, seen from the side that would give it. `free` leaves out what they have promised already.
    fn check_side(&self, state: &State, giver: Team, taker: Team, side: &Side, free: bool) -> Check {
        let open = &state.open;
        let player = &open.players[giver];
        let promised = if free { state.offers[giver] } else { None };
        let promised = promised.map_or(Side::NOTHING, |offer| offer.give);
        let eu = if free { self.free_eu(state, giver) } else { self.means_in_deals(open, giver) };
        self.check_debt(open, giver, taker, side)?;
        need(u32::from(side.eu) <= eu, GP_36, "gp-no-eu-to-give")?;
        let mut units = promised.units;
        for (have, more) in units.0.iter_mut().zip(side.units.0) {
            *have = have.saturating_add(more);
        }
        need(player.stock.hold(units), GP_36, "gp-no-units-to-give")?;
        need(player.titles.minus(promised.titles).holds(side.titles), GP_36, "gp-no-title-to-give")?;
        need(side.titles.and(self.frozen(open)).is_empty(), GP_38, "gp-no-frozen-title")?;
        let agents =
            u16::from(side.agents) + u16::from(promised_agents(promised, state.offers[giver], taker));
        need(agents <= u16::from(player.captives[taker]), GP_64, "gp-no-captives-to-give")
    }

    /// The cards that somebody can give: in hand, not promised, and not declared.
    fn free_cards(&self, state: &State, giver: Team) -> CardSet {
        let promised = state.offers[giver].map_or(CardSet::NONE, |offer| offer.give.cards.set());
        state.hands[giver].minus(promised).minus(state.open.claimed[giver])
    }

    fn check_cards(&self, state: &State, giver: Team, side: &Side) -> Check {
        let there = side.cards.are_in(&self.edition, self.free_cards(state, giver));
        need(there, GP_36, "gp-no-card-to-give")
    }

    /// The cards that may be in anybody's hand and be dealt in, for all that everybody knows.
    pub fn cards_to_want(&self, open: &Open, known: impl IntoIterator<Item = CardId>) -> CardSet {
        let elsewhere: CardSet = known.into_iter().collect();
        let claimed = open.claimed.0.iter().fold(CardSet::NONE, |all, &claimed| all.or(claimed));
        self.cards_in_play().minus(open.gone).minus(claimed).minus(elsewhere)
    }

    /// Whether these cards can be wanted from somebody, as far as everybody can see, by who has `own` themselves.
    fn may_want(&self, state: &State, cards: NamedCards, own: CardSet) -> bool {
        let known = || state.ops_mission.known().chain(state.influence.known()).flatten();
        cards.is_empty() || cards.are_in(&self.edition, self.cards_to_want(&state.open, known()).minus(own))
    }

    /// Whether these terms can be proposed. Nothing of it depends on the other's cards, which the proposer cannot know.
    pub(crate) fn check_terms(&self, state: &State, from: Team, to: Team, give: &Side, want: &Side) -> Check {
        let open = &state.open;
        need(!(give.is_nothing() && want.is_nothing()), GP_36, "gp-no-empty-deal")?;
        need(to.index() < self.teams && to != from && !open.out.contains(to), GP_36, "gp-no-partner")?;
        let few = give.cards.len() <= OLD_CARDS && want.cards.len() <= OLD_CARDS;
        need(self.rules.since(3) || few, GP_36, "gp-no-so-many-cards-in-a-deal")?;
        let all = |set: TitleSet| TitleSet::first(crate::TITLES).holds(set);
        need(all(give.titles) && all(want.titles), GP_36, "gp-no-title-to-give")?;
        let loose = !give.units.is_empty() || !want.units.is_empty() || give.agents > 0 || want.agents > 0;
        need(!loose || self.deals_in_all(open, from, to), GP_38, "gp-no-loose-units-now")?;
        self.check_side(state, from, to, give, true)?;
        self.check_side(state, to, from, want, false)?;
        self.check_cards(state, from, give)?;
        need(self.may_want(state, want.cards, state.hands[from]), GP_36, "gp-no-card-to-want")
    }

    pub(crate) fn check_offer(&self, state: &State, from: Team, to: Team, give: &Side, want: &Side) -> Check {
        need(state.offers[from].is_none(), GP_36, "gp-no-second-offer")?;
        if !self.may_offer(state, from) {
            return no_more_than(GP_28, "gp-no-more-offers", MAX_OFFERS);
        }
        self.check_terms(state, from, to, give, want)
    }

    pub(crate) fn check_counter(
        &self,
        state: &State,
        from: Team,
        to: Team,
        give: &Side,
        want: &Side,
    ) -> Check {
        self.check_answerable(state, to, from)?;
        self.check_offer(state, from, to, give, want)
    }

    /// The offer of `from` that waits for an answer of `to`.
    pub(crate) fn check_answerable(&self, state: &State, from: Team, to: Team) -> Found<Offer> {
        let offer = state.offers.0.get(from.index()).copied().flatten();
        offer.filter(|offer| offer.to == to).ok_or(No::new(GP_36, "gp-no-such-offer"))
    }

    pub(crate) fn check_accept(&self, state: &State, from: Team, to: Team) -> Found<Offer> {
        let offer = self.check_answerable(state, from, to)?;
        self.check_side(state, to, from, &offer.want, true)?;
        self.check_cards(state, to, &offer.want)?;
        self.check_debt(&state.open, from, to, &offer.give)?;
        need(offer.give.titles.and(self.frozen(&state.open)).is_empty(), GP_38, "gp-no-frozen-title")?;
        Ok(offer)
    }

    /// The open offer of `from`.
    pub(crate) fn check_withdraw(&self, state: &State, from: Team) -> Found<Offer> {
        state.offers[from].ok_or(No::new(GP_36, "gp-no-such-offer"))
    }

    /// What giving these Titles and getting those would do to somebody's score (GP-37); a group bonus comes later, if at all
    /// (GP-24).
    pub fn points_of_deal(&self, open: &Open, gives: TitleSet, gets: TitleSet) -> i32 {
        let worth = |titles: TitleSet| -> i32 {
            let of = |title: TitleId| {
                let level = if title.is_guild() { 0 } else { open.titles[title].justified() };
                i32::from(self.edition.title(title).value) + LEVEL_POINTS * i32::from(level)
            };
            titles.iter().map(of).sum()
        };
        worth(gets) - worth(gives)
    }

    /// Whether an open offer can still be kept, as far as everybody can see.
    pub(crate) fn offer_stands(&self, state: &State, offer: &Offer) -> bool {
        let Offer { from, to, give, want } = offer;
        let open = &state.open;
        let loose = !give.units.is_empty() || !want.units.is_empty() || give.agents > 0 || want.agents > 0;
        let holds = |team: Team, other: Team, side: &Side| {
            let player = &open.players[team];
            self.means_in_deals(open, team) >= u32::from(side.eu)
                && player.stock.hold(side.units)
                && player.titles.holds(side.titles)
                && player.captives[other] >= side.agents
        };
        !open.out.contains(*from)
            && !open.out.contains(*to)
            && (!loose || self.deals_in_all(open, *from, *to))
            && holds(*from, *to, give)
            && holds(*to, *from, want)
            && state.hands[*from].holds(give.cards.set())
            && open.claimed[*from].and(give.cards.set()).is_empty()
            && self.may_want(state, want.cards, CardSet::NONE)
            && self.means_in_deals(open, *from) >= u32::from(give.eu) + self.promised_in_battle(open, *from)
    }
}

/// The captured Agents of `taker` that an open offer to them has promised already.
fn promised_agents(promised: Side, offer: Option<Offer>, taker: Team) -> u8 {
    offer.filter(|offer| offer.to == taker).map_or(0, |_| promised.agents)
}

impl<D: Dice, L: Log<Event>> Stage<'_, D, L> {
    pub(crate) fn offer(&mut self, from: Team, to: Team, give: Side, want: Side) {
        let give = self.propose(from, to, give, want);
        self.log.tell_all(GP_36, Deals::Offered { from, to, give: give.into(), want: want.into() }.into());
        self.tell_cards(from, to, &give, &want);
    }

    pub(crate) fn counter(&mut self, from: Team, to: Team, give: Side, want: Side) {
        self.state.offers[to] = None;
        let give = self.propose(from, to, give, want);
        self.log.tell_all(GP_36, Deals::Countered { from, to, give: give.into(), want: want.into() }.into());
        self.tell_cards(from, to, &give, &want);
    }

    /// What is given is settled now: these copies of the cards.
    fn propose(&mut self, from: Team, to: Team, mut give: Side, want: Side) -> Side {
        let made = &mut self.state.open.players[from].offers_made;
        *made = made.saturating_add(1);
        give.cards = give.cards.from_hand(&self.game.edition, self.game.free_cards(self.state, from));
        self.state.offers[from] = Some(Offer { from, to, give, want });
        give
    }

    /// Names the cards of an offer to its two parties. The other's look at them is a reveal.
    fn tell_cards(&mut self, from: Team, to: Team, give: &Side, want: &Side) {
        if give.cards.is_empty() && want.cards.is_empty() {
            return;
        }
        self.log.reveal();
        let event = Deals::OfferCards { give: give.cards, want: want.cards };
        self.tell_team(from, GP_36, event);
        self.tell_team(to, GP_36, event);
    }

    /// GP-36, GP-37: both sides give what was agreed on.
    pub(crate) fn accept(&mut self, offer: Offer) {
        let Offer { from, to, give, mut want } = offer;
        self.state.offers[from] = None;
        want.cards = want.cards.from_hand(&self.game.edition, self.game.free_cards(self.state, to));
        self.log.tell_all(GP_36, Deals::DealMade { from, to, give: give.into(), want: want.into() }.into());
        if !give.cards.is_empty() || !want.cards.is_empty() {
            self.log.reveal();
        }
        self.settle_eu(from, to, give.eu, want.eu);
        // All Titles leave their owners before any arrives, so that nobody's score peaks in between.
        for title in give.titles.or(want.titles).iter() {
            self.release_title(title);
        }
        self.hand_over(from, to, &give);
        self.hand_over(to, from, &want);
    }

    /// GP-27: the EU of a deal. Points are turned into EU as far as needed, before any Title moves.
    fn settle_eu(&mut self, from: Team, to: Team, gives: u16, gets: u16) {
        let (payer, payee) = if gives >= gets { (from, to) } else { (to, from) };
        let paid = self.collect(payer, u32::from(gives.abs_diff(gets)));
        self.state.open.players[payee].eu += paid;
    }

    fn hand_over(&mut self, from: Team, to: Team, side: &Side) {
        let players = &mut self.state.open.players;
        if side.units != Units::NONE {
            players[from].stock -= side.units;
            players[to].stock += side.units;
        }
        // GP-64: captured Agents return to their owner's hand.
        players[from].captives[to] -= side.agents;
        players[to].agents += side.agents;
        for title in side.titles.iter() {
            self.give_title(title, to, true);
            if self.game.rules.since(3) && !title.is_guild() {
                self.state.open.unsorted.insert(title); // GP-78
            }
        }
        for card in side.cards.iter() {
            self.take_from_hand(from, card);
            self.get_card(to, card);
        }
    }

    pub(crate) fn decline(&mut self, offer: Offer) {
        let Offer { from, to, .. } = offer;
        self.state.offers[from] = None;
        self.log.tell_all(GP_36, Deals::Declined { from, to }.into());
    }

    pub(crate) fn withdraw(&mut self, offer: Offer) {
        let Offer { from, to, .. } = offer;
        self.state.offers[from] = None;
        self.log.tell_all(GP_36, Deals::Withdrawn { from, to }.into());
    }

    fn lapse(&mut self, offer: Offer) {
        self.state.offers[offer.from] = None;
        self.log.tell_all(GP_36, Deals::Lapsed { from: offer.from, to: offer.to }.into());
    }

    /// GP-36: an offer lapses when everybody can see that something in it is no longer there.
    pub(crate) fn drop_impossible_offers(&mut self) {
        for index in 0..self.game.teams {
            if let Some(offer) = self.state.offers.0[index]
                && !self.game.offer_stands(self.state, &offer)
            {
                self.lapse(offer);
            }
        }
    }

    /// Offers do not outlive the turn.
    pub(crate) fn lapse_all_offers(&mut self) {
        for index in 0..self.game.teams {
            if let Some(offer) = self.state.offers.0[index] {
                self.lapse(offer);
            }
        }
    }
}
