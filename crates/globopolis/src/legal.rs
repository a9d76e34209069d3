//! The list of legal actions. Of open-ended ones (deals, bribes, R-Units moved by the handful) it holds a bounded family.

use table::Seat;

use crate::card::{CardFace, CardKind, Needs, TitleSort};
use crate::score::EU_PER_POINT;
use crate::state::{Asked, Party, Phase};
use crate::terms::{NamedCards, Side};
use crate::titles::room_for;
use crate::{
    Action, CardId, CardSet, Choice, Globopolis, Open, RUnit, State, Team, TitleId, TitleSet, Units,
};

/// What an R-Unit, a card or a captured Agent goes for in listed offers.
const USUAL_EU: u16 = 5;
const CARD_EU: u16 = 10;
/// How many of somebody's Titles listed offers are about.
const TITLES_LISTED: usize = 2;

impl Globopolis {
    pub(crate) fn list_legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        let open = &state.open;
        if seat.index() >= self.seats || open.is_over() {
            return;
        }
        let team = self.team_of(seat);
        let acts = self.actors(open).contains(seat);
        if !open.excess.is_empty() {
            if acts {
                self.list_discards(state, team, actions);
            }
            return;
        }
        if acts {
            self.list_asked(state, seat, team, actions);
        }
        if open.out.contains(team) {
            return;
        }
        self.list_answers(state, team, actions);
        if !acts && self.may_propose(state, team) {
            self.list_title_offers(state, team, actions);
        }
    }

    fn list_discards(&self, state: &State, team: Team, actions: &mut Vec<Action>) {
        for kind in CardKind::ALL {
            if state.open.hand_sizes[team][kind as usize] > self.options.hand_limit {
                let cards = state.hands[team].and(self.can_be_put_away(&state.open, team));
                actions.extend(cards.and(self.edition.cards_of_kind(kind)).iter().map(Action::Discard));
            }
        }
    }

    fn list_asked(&self, state: &State, seat: Seat, team: Team, actions: &mut Vec<Action>) {
        let open = &state.open;
        match open.phase {
            Phase::Teleport => {
                actions.push(Action::Teleport);
                self.list_stacking(open, team, actions);
                self.list_claims(state, team, actions);
            }
            Phase::Option => {
                self.list_rolls(open, team, actions);
                self.list_option(state, seat, team, actions);
            }
            Phase::Roll => {
                self.list_rolls(open, team, actions);
                self.list_claims(state, team, actions);
            }
            Phase::Again => self.list_again(state, seat, team, actions),
            Phase::Base => {
                let flights = self.flights_from(open.governors[seat].at);
                actions.extend(flights.iter().map(Action::Fly));
                self.list_again(state, seat, team, actions);
            }
            Phase::Own(landed) => {
                self.list_attacks_from(state, team, landed, actions);
                self.list_cleaning(open, team, landed, actions);
                self.list_again(state, seat, team, actions);
            }
            Phase::Foreign(landed) => {
                actions.push(Action::Pay);
                self.list_attacks_on(state, team, landed, actions);
                self.list_cards(state, seat, team, actions);
                self.list_claims(state, team, actions);
            }
            Phase::Surplus { title, over, .. } => {
                actions.push(Action::Stack { title, units: Units::NONE });
                for unit in over.kinds() {
                    let units = Units::of(unit, over[unit]);
                    if self.check_stack(open, team, title, units).is_ok() {
                        actions.push(Action::Stack { title, units });
                    }
                }
                if seat == open.turn {
                    self.list_claims(state, team, actions);
                }
            }
            Phase::Market { .. } => {
                let markets = self.markets_at(open.governors[seat].at);
                actions.extend(markets.iter().map(Action::RollMarket));
                self.list_again(state, seat, team, actions);
            }
            Phase::Shop { goods, .. } => {
                for unit in goods.iter() {
                    let most = self.most_to_buy(open, team, unit);
                    if most > 0 {
                        actions.push(Action::Buy { unit, count: 1 });
                    }
                    if most > 1 {
                        actions.push(Action::Buy { unit, count: most });
                    }
                }
                actions.push(Action::Pass);
                self.list_claims(state, team, actions);
            }
            Phase::Chain { from, group } => {
                let targets = self.chain_targets(open, from, group);
                actions.extend(targets.iter().map(|against| Action::Attack { from, against, with: None }));
                actions.push(Action::Pass);
                self.list_claims(state, team, actions);
            }
            Phase::Agents => {
                self.list_agents(open, team, actions);
                self.list_cards(state, seat, team, actions);
                self.list_claims(state, team, actions);
                actions.push(Action::Pass);
            }
            Phase::Declare => {
                self.list_claims(state, team, actions);
                actions.push(Action::Pass);
            }
            Phase::Bystander { .. } | Phase::Muster(_) | Phase::Help { .. } | Phase::Rounds(_) => {
                self.list_battle(state, team, actions);
                if seat == open.turn {
                    self.list_claims(state, team, actions);
                }
            }
            Phase::Over { .. } => {}
        }
    }

    fn list_battle(&self, state: &State, team: Team, actions: &mut Vec<Action>) {
        let open = &state.open;
        let Some(battle) = &open.battle else { return };
        match open.phase {
            Phase::Bystander { asked: Asked::Third, .. } => {
                let there = [battle.from, battle.against].map(|title| open.titles[title].agents[team]);
                actions.push(Action::Answer { home: [0, 0] });
                actions.push(Action::Answer { home: there });
                if there[0] > 0 && there[1] > 0 {
                    actions.push(Action::Answer { home: [there[0], 0] });
                    actions.push(Action::Answer { home: [0, there[1]] });
                }
            }
            Phase::Bystander { asked: Asked::Party(_), .. } => {
                let eu = self.free_eu(state, team).min(20);
                let eu = u16::try_from(eu).expect("twenty at most");
                actions.push(Action::Pass);
                if eu > 0 {
                    actions.push(Action::Bribe { leave: true, eu });
                    actions.push(Action::Bribe { leave: false, eu });
                }
            }
            Phase::Muster(party) => {
                self.list_operations(state, team, actions);
                actions.extend(self.assistants(open, party).iter().map(Action::Assist));
                let eu = u16::try_from(self.free_eu(state, team).min(10)).expect("ten at most");
                for from in self.helpers(open, party).iter() {
                    let own = open.owner(from) == Some(team);
                    actions.push(Action::CallFor { from, eu: if own { 0 } else { eu } });
                }
                actions.push(Action::Pass);
            }
            Phase::Help { .. } => actions.extend([Action::Send, Action::Pass]),
            Phase::Rounds(party) => {
                self.list_operations(state, team, actions);
                actions.push(match party {
                    Party::Aggressor => Action::Fight,
                    Party::Defender => Action::Pass,
                });
            }
            _ => {}
        }
    }

    fn list_operations(&self, state: &State, team: Team, actions: &mut Vec<Action>) {
        let cards = state.hands[team].and(self.edition.cards_of_kind(CardKind::Ops));
        for card in cards.iter() {
            if self.check_operation(state, team, card).is_ok() {
                actions.push(Action::Play { card, choice: Choice::NOTHING });
            }
        }
    }

    fn list_rolls(&self, open: &Open, team: Team, actions: &mut Vec<Action>) {
        for dice in 1..=crate::ring::MOST_DICE {
            actions.push(Action::Roll { dice, back: false });
        }
        if self.may_go_back(open, team) {
            for dice in 1..=crate::ring::MOST_DICE {
                actions.push(Action::Roll { dice, back: true });
            }
        }
    }

    /// Rolling again, stopping, cards and claims.
    fn list_again(&self, state: &State, seat: Seat, team: Team, actions: &mut Vec<Action>) {
        self.list_rolls(&state.open, team, actions);
        actions.push(Action::Stop);
        self.list_cards(state, seat, team, actions);
        self.list_claims(state, team, actions);
    }

    fn list_claims(&self, state: &State, team: Team, actions: &mut Vec<Action>) {
        let missions = state.hands[team].and(self.edition.cards_of_kind(CardKind::Mission));
        for card in missions.minus(state.open.claimed[team]).iter() {
            if self.check_claim(state, team, card).is_ok() {
                actions.push(Action::Claim(card));
            }
        }
    }

    fn list_stacking(&self, open: &Open, team: Team, actions: &mut Vec<Action>) {
        if open.players[team].stock.is_empty() {
            return;
        }
        for title in open.players[team].titles.territories().iter() {
            let units = self.stackable(open, team, title);
            for unit in units.kinds() {
                let units = Units::of(unit, units[unit]);
                if self.check_stack(open, team, title, units).is_ok() {
                    actions.push(Action::Stack { title, units });
                }
            }
        }
    }

    /// GP-78: the surplus of Territories that were got by deals, kind by kind.
    fn list_storing(&self, open: &Open, team: Team, actions: &mut Vec<Action>) {
        for title in open.unsorted.and(open.players[team].titles).iter() {
            let over = self.storable(open, team, title);
            let of_kind = |unit: RUnit| Action::Store { title, units: Units::of(unit, over[unit]) };
            actions.extend(over.kinds().map(of_kind));
        }
    }

    fn list_option(&self, state: &State, seat: Seat, team: Team, actions: &mut Vec<Action>) {
        let open = &state.open;
        self.list_moves(open, team, actions);
        self.list_storing(open, team, actions);
        for title in open.players[team].titles.territories().iter() {
            if self.check_develop(open, team, title).is_ok() {
                actions.push(Action::Develop(title));
            }
        }
        self.list_guilds(open, team, actions);
        let affordable = u8::try_from(open.players[team].eu / EU_PER_POINT).unwrap_or(u8::MAX);
        let points = self.points_for_sale(open).min(affordable);
        if points > 0 {
            actions.push(Action::BuyPoints(points));
        }
        self.list_cards(state, seat, team, actions);
        self.list_claims(state, team, actions);
        if self.may_offer(state, team) {
            self.list_offers(state, team, actions);
        }
        if self.options.timed && self.check_call_time(open, team).is_ok() {
            actions.push(Action::CallTime);
        }
        if self.options.bitter_end {
            actions.push(Action::Resign);
        }
    }

    /// R-Units from the stock to where they are useful, and from where there are most to where there are none.
    fn list_moves(&self, open: &Open, team: Team, actions: &mut Vec<Action>) {
        if self.moves_left(open) == 0 {
            return;
        }
        let player = &open.players[team];
        let own = player.titles.territories();
        for unit in RUnit::ALL {
            let in_stock = player.stock[unit] > 0;
            // The Territory that can spare one most easily.
            let mut donor: Option<(u8, TitleId)> = None;
            for title in own.iter() {
                let there = open.titles[title].units[unit];
                if there > 1 && donor.is_none_or(|(most, _)| there > most) {
                    donor = Some((there, title));
                }
            }
            for title in own.iter() {
                let units = open.titles[title].units;
                let room = room_for(units, unit) > 0;
                if in_stock && room && (units[unit] < 2 || unit == RUnit::Ns) {
                    actions.push(Action::Allocate { unit, count: 1, to: title });
                }
                if let Some((_, from)) = donor
                    && units[unit] == 0
                {
                    actions.push(Action::Transfer { unit, count: 1, from, to: title });
                }
            }
        }
    }

    fn list_guilds(&self, open: &Open, team: Team, actions: &mut Vec<Action>) {
        for guild in TitleId::guilds() {
            let Some(owner) = open.owner(guild) else { continue };
            let stock = open.titles[guild].units;
            for unit in stock.kinds() {
                if owner == team {
                    if self.left_to_take(open, guild) > 0 {
                        actions.push(Action::TakeStock { guild, unit, count: 1, to: None });
                    }
                } else if self.check_buy_stock(open, team, guild, unit, 1).is_ok() {
                    actions.push(Action::BuyStock { guild, unit, count: 1 });
                }
            }
        }
    }

    fn list_agents(&self, open: &Open, team: Team, actions: &mut Vec<Action>) {
        let left = self.agent_moves_left(open);
        if left == 0 {
            return;
        }
        let in_hand = open.players[team].agents > 0;
        let most = if self.options.guild_protection { crate::TITLES } else { crate::TERRITORIES };
        for (title, holding) in TitleId::all().take(most).zip(&open.titles.0) {
            if holding.owner.is_none() {
                continue;
            }
            let there = holding.agents[team];
            if in_hand && there < crate::agents::MOST_AGENTS {
                actions.push(Action::Place { at: title, count: 1 });
            }
            if there > 0 {
                actions.push(Action::Recall { from: title, count: there.min(left) });
            }
        }
    }

    fn list_cleaning(&self, open: &Open, team: Team, landed: TitleId, actions: &mut Vec<Action>) {
        if !self.options.has_agents() {
            return;
        }
        for at in self.edition.group_of(landed).and(open.players[team].titles).iter() {
            for of in open.rivals(team, self.teams) {
                if open.titles[at].agents[of] > 0 && self.check_clean(open, team, at, of).is_ok() {
                    actions.push(Action::Clean { at, of });
                }
            }
        }
    }

    fn opportunities(&self, state: &State, team: Team) -> CardSet {
        state.hands[team].and(self.opportunities)
    }

    fn list_attacks_from(&self, state: &State, team: Team, from: TitleId, actions: &mut Vec<Action>) {
        let cards = self.opportunities(state, team);
        let targets = self.targets(&state.open, team);
        for against in targets.iter() {
            self.list_attack(cards, from, against, actions);
        }
    }

    fn list_attacks_on(&self, state: &State, team: Team, against: TitleId, actions: &mut Vec<Action>) {
        if self.options.level == crate::Level::Learning || self.is_shielded(&state.open, against) {
            return;
        }
        let cards = self.opportunities(state, team);
        for from in state.open.players[team].titles.territories().iter() {
            self.list_attack(cards, from, against, actions);
        }
    }

    #[inline]
    fn list_attack(&self, cards: CardSet, from: TitleId, against: TitleId, actions: &mut Vec<Action>) {
        if self.within_reach(from, against) {
            actions.push(Action::Attack { from, against, with: None });
            return;
        }
        for card in cards.iter().filter(|&card| self.card_allows(card, from, against)) {
            actions.push(Action::Attack { from, against, with: Some(card) });
        }
    }

    /// INFLUENCE cards that can be played now, with every choice.
    fn list_cards(&self, state: &State, seat: Seat, team: Team, actions: &mut Vec<Action>) {
        let cards = state.hands[team].and(self.edition.cards_of_kind(CardKind::Influence));
        for card in cards.iter() {
            if let CardFace::Influence { when, needs, .. } = &self.edition.card(card).face
                && Globopolis::moment_fits(&state.open, *when)
            {
                self.list_choices(state, seat, card, *needs, actions);
            }
        }
    }

    fn list_choices(&self, state: &State, seat: Seat, card: CardId, needs: Needs, actions: &mut Vec<Action>) {
        let open = &state.open;
        let team = self.team_of(seat);
        let teams = options(needs.team, open.rivals(team, self.teams));
        let units = options(needs.unit, RUnit::ALL);
        let titles = options(
            needs.title.is_some(),
            needs.title.map_or(TitleSet::NONE, |sort| self.titles_of_sort(open, team, sort)).iter(),
        );
        let other =
            if needs.other { self.titles_of_sort(open, team, TitleSort::Foreign) } else { TitleSet::NONE };
        let fields = needs.field.map(|sort| self.fields_of_sort(open, seat, sort));
        let CardFace::Influence { effects, .. } = &self.edition.card(card).face else { return };
        let mut push = |choice: Choice| {
            if effects.iter().all(|&effect| self.check_effect(open, team, effect, &choice).is_ok()) {
                actions.push(Action::Play { card, choice });
            }
        };
        for title in titles {
            for chosen in teams.clone() {
                for unit in units.clone() {
                    let choice = Choice { team: chosen, unit, title, ..Choice::NOTHING };
                    if let Some(fields) = fields {
                        fields.iter().for_each(|field| push(Choice { field: Some(field), ..choice }));
                    } else if needs.other {
                        other.iter().for_each(|other| push(Choice { other: Some(other), ..choice }));
                    } else if needs.steps > 0 {
                        (1..=needs.steps).for_each(|steps| push(Choice { steps: Some(steps), ..choice }));
                    } else {
                        push(choice);
                    }
                }
            }
        }
    }

    /// Accepting, declining, asking a little more; withdrawing.
    fn list_answers(&self, state: &State, team: Team, actions: &mut Vec<Action>) {
        for offer in state.offers.0.iter().flatten() {
            if offer.from == team {
                actions.push(Action::Withdraw);
            } else if offer.to == team {
                let to = offer.from;
                if self.check_accept(state, to, team).is_ok() {
                    actions.push(Action::Accept(to));
                }
                actions.push(Action::Decline(to));
                let give = offer.want;
                let want = Side { eu: offer.give.eu.saturating_add(USUAL_EU), ..offer.give };
                if self.check_counter(state, team, to, &give, &want).is_ok() {
                    actions.push(Action::Counter { to, give, want });
                }
            }
        }
    }

    /// In the Option Phase: with each other, an R-Unit, a Title, a card and a captured Agent.
    fn list_offers(&self, state: &State, team: Team, actions: &mut Vec<Action>) {
        let open = &state.open;
        let player = &open.players[team];
        let eu = |eu: u16| Side { eu, ..Side::NOTHING };
        let most =
            RUnit::ALL.into_iter().max_by_key(|&unit| player.stock[unit]).expect("there are five kinds");
        let free = self.free_eu(state, team);
        let own_title = player.titles.iter().next();
        let card = state.hands[team].minus(open.claimed[team]).iter().next();
        for to in open.rivals(team, self.teams) {
            let other = &open.players[to];
            if player.stock[most] > 0 && self.means_in_deals(open, to) >= u32::from(USUAL_EU) {
                let give = Side { units: Units::of(most, 1), ..Side::NOTHING };
                actions.push(Action::Offer { to, give, want: eu(USUAL_EU) });
            }
            let scarce = other.stock.kinds().min_by_key(|&unit| player.stock[unit]);
            if let Some(scarce) = scarce
                && free >= u32::from(USUAL_EU)
            {
                let want = Side { units: Units::of(scarce, 1), ..Side::NOTHING };
                actions.push(Action::Offer { to, give: eu(USUAL_EU), want });
            }
            if let (Some(give), Some(want)) = (own_title, other.titles.iter().next()) {
                let [give, want] =
                    [give, want].map(|title| Side { titles: TitleSet::only(title), ..Side::NOTHING });
                actions.push(Action::Offer { to, give, want });
            }
            if let Some(card) = card
                && self.means_in_deals(open, to) >= u32::from(CARD_EU)
            {
                let give = Side { cards: NamedCards::one(card), ..Side::NOTHING };
                actions.push(Action::Offer { to, give, want: eu(CARD_EU) });
            }
            if player.captives[to] > 0 && self.means_in_deals(open, to) >= u32::from(USUAL_EU) {
                let give = Side { agents: 1, ..Side::NOTHING };
                actions.push(Action::Offer { to, give, want: eu(USUAL_EU) });
            }
        }
    }

    /// At any other time: selling and buying Titles (GP-38).
    fn list_title_offers(&self, state: &State, team: Team, actions: &mut Vec<Action>) {
        let open = &state.open;
        let frozen = self.frozen(open);
        let free = self.free_eu(state, team);
        let price = |title: TitleId, most: u32| {
            let usual = 10 * u32::from(self.edition.title(title).value);
            Side { eu: u16::try_from(usual.min(most)).expect("forty at most"), ..Side::NOTHING }
        };
        let one = |title: TitleId| Side { titles: TitleSet::only(title), ..Side::NOTHING };
        for to in open.rivals(team, self.teams) {
            let other = &open.players[to];
            for title in open.players[team].titles.minus(frozen).iter().take(TITLES_LISTED) {
                let want = price(title, self.means_in_deals(open, to));
                if want.eu == 0 || !self.owes_another(open, to, team) {
                    actions.push(Action::Offer { to, give: one(title), want });
                }
            }
            if free > 0 && !self.owes_another(open, team, to) {
                for title in other.titles.minus(frozen).iter().take(TITLES_LISTED) {
                    actions.push(Action::Offer { to, give: price(title, free), want: one(title) });
                }
            }
        }
    }
}

/// Every one of these if it is needed, otherwise just nothing.
fn options<T>(
    needed: bool,
    all: impl IntoIterator<Item = T, IntoIter: Clone>,
) -> impl Iterator<Item = Option<T>> + Clone
where
    T: Clone,
{
    let all = all.into_iter();
    let nothing = (!needed).then_some(None);
    let some = needed.then_some(all).into_iter().flatten().map(Some);
    nothing.into_iter().chain(some)
}
