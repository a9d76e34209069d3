//! INFLUENCE cards: when they can be played, on what, and what they do (GP-39).

use table::dice::Dice;
use table::{Log, Seat};

use crate::allowed::Allowed;
use crate::card::{CardFace, Counted, Destination, Effect, Moment, Needs, Source, TitleSort, UnitOr};
use crate::clause::{GP_19, GP_39, GP_68, GP_80};
use crate::edition::FieldKind;
use crate::event::{Agents, Cards, Money, Resources, Titles};
use crate::market::Shop;
use crate::no::{Check, Found, need, no};
use crate::stage::Stage;
use crate::state::{Phase, Then};
use crate::{
    CardId, CardSet, Choice, Event, FieldId, FieldSet, Globopolis, Goods, Open, RUnit, State, Team, TitleId,
    TitleSet, Units,
};

impl Globopolis {
    /// Whether an INFLUENCE card with these moments can be played now.
    #[inline]
    pub(crate) fn moment_fits(open: &Open, when: crate::card::Moments) -> bool {
        match open.phase {
            // GP-39: a card that is played at once, but was dealt at the start, is played in the Option Phase.
            Phase::Option => {
                when.has(Moment::Option)
                    || when.has(Moment::AtOnce)
                    || when.has(Moment::EarlyOption) && !open.last_round
            }
            Phase::Again | Phase::Base | Phase::Own(_) => when.has(Moment::Landed),
            Phase::Market { shuttle } => when.has(Moment::Landed) || when.has(Moment::Market) && !shuttle,
            Phase::Foreign(_) => when.has(Moment::Foreign),
            Phase::Agents => when.has(Moment::End),
            _ => false,
        }
    }

    /// The Titles of a sort, as a team sees them.
    pub(crate) fn titles_of_sort(&self, open: &Open, team: Team, sort: TitleSort) -> TitleSet {
        let own = open.players[team].titles.territories();
        match sort {
            TitleSort::Own => own,
            TitleSort::Guild => TitleSet::GUILDS,
            TitleSort::Foreign => {
                let others = open.rivals(team, self.teams);
                others.fold(TitleSet::NONE, |all, rival| all.or(open.players[rival].titles)).territories()
            }
            TitleSort::Unowned => {
                let owned = open.playing(self.teams);
                let owned = owned.fold(TitleSet::NONE, |all, team| all.or(open.players[team].titles));
                TitleSet::TERRITORIES.minus(owned)
            }
        }
    }

    /// The fields of a sort, as a team sees them, but for the one its Governor stands on.
    pub(crate) fn fields_of_sort(&self, open: &Open, seat: Seat, sort: Destination) -> FieldSet {
        let team = self.team_of(seat);
        let edition = &self.edition;
        let of_titles = |titles: TitleSet| titles.iter().map(|title| edition.field_of(title)).collect();
        let of_kind =
            |fits: fn(FieldKind) -> bool| FieldId::all().filter(|&at| fits(edition.kind(at))).collect();
        let mut fields: FieldSet = match sort {
            Destination::Base => edition.bases().into_iter().collect(),
            Destination::Market => edition.independents(),
            Destination::Guild => of_titles(TitleSet::GUILDS),
            Destination::Own => of_titles(self.titles_of_sort(open, team, TitleSort::Own)),
            Destination::Foreign => of_titles(self.titles_of_sort(open, team, TitleSort::Foreign)),
            Destination::Unowned => of_titles(self.titles_of_sort(open, team, TitleSort::Unowned)),
            Destination::Card => of_kind(|kind| matches!(kind, FieldKind::OpsMission | FieldKind::Influence)),
            Destination::Special => of_kind(|kind| {
                matches!(kind, FieldKind::Teleport | FieldKind::Moonshot | FieldKind::Nsa | FieldKind::Nia)
            }),
        };
        fields.remove(open.governors[seat].at);
        fields
    }

    /// GP-39, GP-80: whether a card can be played now, with this choice.
    pub(crate) fn check_play(
        &self,
        state: &State,
        seat: Seat,
        card: CardId,
        choice: Choice,
    ) -> Found<Allowed<'_>> {
        let team = self.team_of(seat);
        need(self.edition.has_card(card) && state.hands[team].contains(card), GP_39, "gp-no-such-card")?;
        match &self.edition.card(card).face {
            CardFace::Operation { .. } => {
                need(choice == Choice::NOTHING, GP_80, "gp-no-choice-needed")?;
                self.check_operation(state, team, card).map(Allowed::Operation)
            }
            CardFace::Influence { when, effects, needs } => {
                need(Globopolis::moment_fits(&state.open, *when), GP_39, "gp-no-card-now")?;
                self.check_choice(&state.open, seat, *needs, &choice)?;
                let check = |&effect| self.check_effect(&state.open, team, effect, &choice);
                effects.iter().try_for_each(check)?;
                Ok(Allowed::Influence { card, choice, effects })
            }
            CardFace::Opportunity { .. } => no(GP_68, "gp-no-playing-opportunity"),
            CardFace::Mission { .. } => no(GP_19, "gp-no-playing-mission"),
        }
    }

    /// GP-39: whether just what a card needs is chosen, each of its sort.
    fn check_choice(&self, open: &Open, seat: Seat, needs: Needs, choice: &Choice) -> Check {
        let team = self.team_of(seat);
        let given = choice.team.is_some() == needs.team
            && choice.unit.is_some() == needs.unit
            && choice.title.is_some() == needs.title.is_some()
            && choice.other.is_some() == needs.other
            && choice.field.is_some() == needs.field.is_some()
            && choice.steps.is_some() == (needs.steps > 0);
        need(given, GP_39, "gp-no-such-choice")?;
        let team_fits = choice.team.is_none_or(|other| other != team && open.plays(other, self.teams));
        need(team_fits, GP_39, "gp-no-partner")?;
        let among = |title: Option<TitleId>, sort: Option<TitleSort>| match (title, sort) {
            (Some(title), Some(sort)) => self.titles_of_sort(open, team, sort).contains(title),
            _ => true,
        };
        let titles_fit = among(choice.title, needs.title) && among(choice.other, Some(TitleSort::Foreign));
        need(titles_fit, GP_39, "gp-no-title-of-that-sort")?;
        if let (Some(field), Some(sort)) = (choice.field, needs.field) {
            need(self.fields_of_sort(open, seat, sort).contains(field), GP_39, "gp-no-field-of-that-sort")?;
        }
        let steps_fit = choice.steps.is_none_or(|steps| (1..=needs.steps).contains(&steps));
        need(steps_fit, GP_39, "gp-no-so-many-steps")
    }

    /// GP-39: how many there are of what a card pays for.
    pub fn count_for(&self, open: &Open, team: Team, of: Counted) -> u32 {
        let titles = open.players[team].titles;
        let count = match of {
            Counted::Territories => titles.territories().len(),
            Counted::Guilds => titles.guilds().len(),
            Counted::Developed => {
                titles.territories().iter().filter(|&title| open.titles[title].justified() > 0).count()
            }
            Counted::Groups => self.whole_groups(open, team).len(),
            Counted::Abroad => {
                let foreign = self.titles_of_sort(open, team, TitleSort::Foreign);
                foreign.iter().map(|title| usize::from(open.titles[title].agents[team])).sum()
            }
        };
        u32::try_from(count).unwrap_or(0)
    }

    /// What an effect needs of its choice, beyond its being of the right sort.
    pub(crate) fn check_effect(&self, open: &Open, team: Team, effect: Effect, choice: &Choice) -> Check {
        match (effect, choice.title) {
            (Effect::Develop, Some(title)) => self.check_developable(open, team, title),
            (Effect::Settle { value }, Some(title)) => {
                need(self.edition.title(title).value <= value, GP_39, "gp-no-title-that-high")
            }
            (Effect::Exchange, Some(own)) => {
                let Some(other) = choice.other else { return no(GP_39, "gp-no-such-choice") };
                let same = self.edition.title(own).value == self.edition.title(other).value;
                need(same, GP_39, "gp-no-equal-value")?;
                let bare = open.titles[own].level == 0 && open.titles[other].level == 0;
                need(bare, GP_39, "gp-no-developed-exchange")
            }
            (Effect::GuildUnits { .. }, Some(guild)) => {
                let has = choice.unit.is_some_and(|unit| open.titles[guild].units[unit] > 0);
                need(has, GP_39, "gp-no-guild-stock")
            }
            (Effect::DestroyUnits { unit, .. }, Some(title)) => {
                let unit = unit.fixed().or(choice.unit);
                need(unit.is_some_and(|unit| open.titles[title].units[unit] > 0), GP_39, "gp-no-units-there")
            }
            (Effect::Capture { .. }, Some(title)) => {
                let there = choice.team.is_some_and(|of| open.titles[title].agents[of] > 0);
                need(there, GP_39, "gp-no-agents-there")
            }
            (Effect::FreeAgents { .. }, _) => {
                let held = choice.team.is_some_and(|by| open.players[by].captives[team] > 0);
                need(held, GP_39, "gp-no-captives-there")
            }
            _ => Ok(()),
        }
    }
}

impl<D: Dice, L: Log<Event>> Stage<'_, D, L> {
    /// GP-39: plays an INFLUENCE card from the hand.
    pub(crate) fn play_influence(&mut self, seat: Seat, card: CardId, choice: Choice, effects: &[Effect]) {
        let team = self.game.team_of(seat);
        self.log.tell_all(GP_39, Cards::Played { team, card, choice }.into());
        self.use_up(team, card);
        self.carry_out_effects(seat, choice, effects);
    }

    /// Carries out what stands on an INFLUENCE card.
    pub(crate) fn carry_out_effects(&mut self, seat: Seat, choice: Choice, effects: &[Effect]) {
        for &effect in effects {
            self.carry_out_effect(seat, effect, &choice);
        }
    }

    fn carry_out_effect(&mut self, seat: Seat, effect: Effect, choice: &Choice) {
        let team = self.game.team_of(seat);
        match effect {
            Effect::Eu { amount, from } => self.effect_eu(team, u32::from(amount), from, choice),
            Effect::EuForEach { amount, of } => {
                let eu = u32::from(amount) * self.game.count_for(&self.state.open, team, of);
                self.gain_eu(team, eu, GP_39);
            }
            Effect::Pay { amount } => self.pay_bank(team, u32::from(amount), GP_39),
            Effect::Points { amount, from: Source::Target } => {
                let lost = choice.team.map_or(0, |from| self.lose_points(from, i32::from(amount)));
                self.gain_points(team, lost, GP_39);
            }
            Effect::Points { amount, .. } => self.gain_points(team, i32::from(amount), GP_39),
            Effect::LosePoints { amount } => {
                choice.team.map(|from| self.lose_points(from, i32::from(amount)));
            }
            Effect::Units { unit, count } => {
                let Some(unit) = chosen(unit, choice) else { return };
                let units = self.take_from_bank(team, Units::of(unit, count));
                self.log.tell_all(GP_39, Resources::UnitsGained { team, units }.into());
            }
            Effect::TakeUnits { unit, count, from } => {
                self.effect_take_units(team, unit, count, from, choice);
            }
            Effect::GuildUnits { count } => self.effect_guild_units(team, count, choice),
            Effect::DestroyUnits { unit, count } => {
                if let (Some(unit), Some(title)) = (chosen(unit, choice), choice.title) {
                    self.destroy_units(title, unit, count, GP_39);
                }
            }
            Effect::BuyUnits { count, price } => {
                self.open_shop(team, Shop { goods: Goods::ALL, left: count, price, then: Then::Option });
            }
            Effect::Develop => {
                if let Some(title) = choice.title {
                    self.develop(team, title, true);
                }
            }
            Effect::Settle { .. } => {
                if let Some(title) = choice.title {
                    self.take_unowned(title, team, GP_39);
                }
            }
            Effect::Exchange => self.effect_exchange(team, choice),
            Effect::Shield => {
                if let Some(title) = choice.title {
                    self.state.open.players[team].shield = Some(title);
                    self.log.tell_all(GP_39, Titles::Shielded { team, title }.into());
                }
            }
            Effect::Conference { percent, roll } => {
                if let Ok(visit) = self.game.check_pay(&self.state.open) {
                    self.pay_conference(team, visit, u32::from(percent), roll);
                }
            }
            Effect::MarketShuttle => self.state.open.phase = Phase::Market { shuttle: true },
            Effect::Fly { .. } => {
                if let Some(to) = choice.field {
                    self.fly_to(seat, to);
                    self.thrown();
                    self.land(seat);
                }
            }
            Effect::Advance { .. } => {
                self.go_ahead(seat, usize::from(choice.steps.unwrap_or(1)));
                self.thrown();
                self.land(seat);
            }
            Effect::Draw { stack, count } => {
                for _ in 0..count {
                    self.draw(team, stack, GP_39);
                }
            }
            Effect::StealCard { kind } => self.effect_card(team, kind, choice, true),
            Effect::DropCard { kind } => self.effect_card(team, kind, choice, false),
            Effect::Spy => self.effect_spy(team, choice),
            Effect::Recruit { count } => {
                let count = self.recruit(team, count);
                self.log.tell_all(GP_39, Agents::AgentsGained { team, count }.into());
            }
            Effect::FreeAgents { count } => {
                if let Some(from) = choice.team {
                    let players = &mut self.state.open.players;
                    let count = count.min(players[from].captives[team]);
                    players[from].captives[team] -= count;
                    players[team].agents += count;
                    self.log.tell_all(GP_39, Agents::AgentsFreed { team, from, count }.into());
                }
            }
            Effect::Expel => {
                if let Some(title) = choice.title {
                    for rival in self.state.open.rivals(team, self.game.teams) {
                        self.send_home(title, rival, GP_39);
                    }
                }
            }
            Effect::Capture { count } => {
                if let (Some(title), Some(of)) = (choice.title, choice.team) {
                    self.capture(team, title, of, count, GP_39);
                }
            }
        }
    }

    fn effect_eu(&mut self, team: Team, amount: u32, from: Source, choice: &Choice) {
        let payers: crate::TeamSet = match from {
            Source::Bank => return self.gain_eu(team, amount, GP_39),
            Source::All => self.state.open.rivals(team, self.game.teams).collect(),
            Source::Target => choice.team.into_iter().collect(),
        };
        for payer in payers.iter() {
            let most =
                if self.game.rules.since(3) { amount } else { amount.min(self.state.open.players[payer].eu) };
            let eu = self.collect(payer, most); // GP-27
            self.state.open.players[team].eu += eu;
            self.log.tell_all(GP_39, Money::EuTaken { team, from: payer, eu }.into());
        }
    }

    fn effect_take_units(&mut self, team: Team, unit: UnitOr, count: u8, from: Source, choice: &Choice) {
        let Some(unit) = chosen(unit, choice) else { return };
        let givers: crate::TeamSet = match from {
            Source::All => self.state.open.rivals(team, self.game.teams).collect(),
            Source::Bank | Source::Target => choice.team.into_iter().collect(),
        };
        for giver in givers.iter() {
            let players = &mut self.state.open.players;
            let units = Units::of(unit, count).min(players[giver].stock);
            players[giver].stock -= units;
            players[team].stock += units;
            self.log.tell_all(GP_39, Resources::UnitsTaken { team, from: giver, units }.into());
        }
    }

    fn effect_guild_units(&mut self, team: Team, count: u8, choice: &Choice) {
        let (Some(guild), Some(unit)) = (choice.title, choice.unit) else { return };
        let open = &mut self.state.open;
        let units = Units::of(unit, count).min(open.titles[guild].units);
        open.titles[guild].units -= units;
        open.players[team].stock += units;
        self.log.tell_all(GP_39, Resources::StockTaken { team, guild, units, to: None }.into());
    }

    fn effect_exchange(&mut self, team: Team, choice: &Choice) {
        let (Some(give), Some(take)) = (choice.title, choice.other) else { return };
        let Some(with) = self.state.open.owner(take) else { return };
        self.log.tell_all(GP_39, Titles::Exchanged { team, with, give, take }.into());
        self.release_title(give);
        self.release_title(take);
        self.give_title(take, team, false);
        self.give_title(give, with, false);
    }

    /// A card of a kind, drawn by chance from another's hand: into one's own, or under its stack.
    fn effect_card(&mut self, team: Team, kind: crate::CardKind, choice: &Choice, steal: bool) {
        let Some(from) = choice.team else { return };
        let hand = self.state.hands[from].and(self.game.edition.cards_of_kind(kind));
        let hand: CardSet = hand.minus(self.state.open.claimed[from]);
        if hand.is_empty() {
            return self.log.tell_all(GP_39, Cards::NoEffect { team }.into());
        }
        let card = hand.iter().nth(self.dice.pick("card", hand.len())).expect("an index within");
        self.log.reveal();
        if steal {
            self.take_from_hand(from, card);
            self.get_card(team, card);
            self.log.tell_all(GP_39, Cards::CardStolen { team, from, kind }.into());
            self.tell_team(team, GP_39, Cards::StolenCard { card });
            self.tell_team(from, GP_39, Cards::StolenCard { card });
        } else {
            self.put_under(from, card, false);
            self.log.tell_all(GP_39, Cards::CardDropped { team: from, kind }.into());
            self.tell_team(from, GP_39, Cards::DiscardedCard { card });
        }
    }

    fn effect_spy(&mut self, team: Team, choice: &Choice) {
        let Some(on) = choice.team else { return };
        self.log.reveal();
        self.log.tell_all(GP_39, Cards::Spied { team, on }.into());
        self.tell_team(team, GP_39, Cards::SpiedCards { on, cards: self.state.hands[on] });
    }
}

/// The kind of R-Unit a card names, or the chosen one.
fn chosen(unit: UnitOr, choice: &Choice) -> Option<RUnit> {
    unit.fixed().or(choice.unit)
}
