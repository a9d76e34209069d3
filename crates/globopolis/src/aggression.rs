//! Declaring an attack (GP-68, GP-69, GP-79), and third parties before it (GP-63).

use table::Log;
use table::dice::Dice;

use crate::card::CardFace;
use crate::clause::{GP_2, GP_39, GP_63, GP_68, GP_79, GP_81};
use crate::event::Conflict;
use crate::no::{Check, Found, NOT_NOW, need, no};
use crate::stage::Stage;
use crate::state::{Asked, Battle, Bribe, Party, Phase};
use crate::{CardId, Event, Globopolis, Level, Open, State, Team, TeamSet, TitleId, TitleSet};

/// An attack that can be declared.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Attack {
    pub(crate) from: TitleId,
    pub(crate) against: TitleId,
    /// Who owns the Territory that is attacked.
    pub(crate) on: Team,
    pub(crate) with: Option<CardId>,
}

/// A third party about whose Agents a party of the battle is asked (GP-63).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bystander {
    pub(crate) team: Team,
    /// The party that is asked.
    pub(crate) party: Party,
    /// Who comes after.
    pub(crate) left: TeamSet,
}

impl Globopolis {
    /// GP-68, GP-69: whether two Territories can fight without a card.
    #[inline]
    pub fn within_reach(&self, from: TitleId, against: TitleId) -> bool {
        self.edition.quadrant_of(from) == self.edition.quadrant_of(against)
            || self.edition.are_neighbours(from, against)
    }

    /// GP-68: whether an Opportunity card allows this attack.
    #[inline]
    pub(crate) fn card_allows(&self, card: CardId, from: TitleId, against: TitleId) -> bool {
        match &self.edition.card(card).face {
            CardFace::Opportunity { against: upper, from: lower } => {
                upper.contains(self.edition.title(against).group)
                    && lower.contains(self.edition.title(from).group)
            }
            _ => false,
        }
    }

    /// Whether somebody's card protects this Territory.
    pub fn is_shielded(&self, open: &Open, title: TitleId) -> bool {
        open.owner(title).is_some_and(|owner| open.players[owner].shield == Some(title))
    }

    /// The Territories of others that are not protected.
    pub(crate) fn targets(&self, open: &Open, team: Team) -> TitleSet {
        let mut targets = TitleSet::NONE;
        for rival in open.rivals(team, self.teams) {
            targets = targets.or(open.players[rival].titles);
            if let Some(shield) = open.players[rival].shield {
                targets.remove(shield);
            }
        }
        targets.territories()
    }

    pub(crate) fn check_attack(
        &self,
        state: &State,
        team: Team,
        from: TitleId,
        against: TitleId,
        with: Option<CardId>,
    ) -> Found<Attack> {
        let open = &state.open;
        need(self.options.level != Level::Learning, GP_81, "gp-no-aggression-played")?;
        need(
            self.edition.has_territory(from) && self.edition.has_territory(against),
            GP_2,
            "gp-no-territory",
        )?;
        need(open.owner(from) == Some(team), GP_68, "gp-no-attack-from-there")?;
        let Some(on) = open.owner(against).filter(|&owner| owner != team) else {
            return no(GP_68, "gp-no-foreign-territory");
        };
        need(!self.is_shielded(open, against), GP_39, "gp-no-attack-on-shield")?;
        match open.phase {
            Phase::Foreign(landed) => need(against == landed, GP_68, "gp-no-attack-elsewhere")?,
            Phase::Own(landed) => need(from == landed, GP_68, "gp-no-attack-from-elsewhere")?,
            Phase::Chain { from: base, group } => {
                need(from == base, GP_79, "gp-no-attack-from-elsewhere")?;
                need(self.edition.title(against).group == group, GP_79, "gp-no-attack-outside-the-group")?;
                need(with.is_none(), GP_79, "gp-no-card-needed")?;
                return Ok(Attack { from, against, on, with });
            }
            _ => return no(GP_68, NOT_NOW),
        }
        self.check_reach(state, team, from, against, with)?;
        Ok(Attack { from, against, on, with })
    }

    /// GP-68: whether an attack without a card, or with this one, leads so far.
    fn check_reach(
        &self,
        state: &State,
        team: Team,
        from: TitleId,
        against: TitleId,
        with: Option<CardId>,
    ) -> Check {
        match with {
            None => need(self.within_reach(from, against), GP_68, "gp-no-attack-across-quadrants"),
            Some(_) if self.within_reach(from, against) => no(GP_68, "gp-no-card-needed"),
            Some(card) => {
                need(state.hands[team].contains(card), GP_68, "gp-no-such-card")?;
                need(self.card_allows(card, from, against), GP_68, "gp-no-card-for-that")
            }
        }
    }

    /// GP-79: the further Territories that can be attacked.
    pub(crate) fn chain_targets(&self, open: &Open, from: TitleId, group: crate::GroupId) -> TitleSet {
        let team = self.team_of(open.turn);
        if open.owner(from) != Some(team) {
            return TitleSet::NONE;
        }
        self.targets(open, team).and(self.edition.group(group).territories)
    }

    /// GP-63: the third party about whose Agents somebody is asked for a bribe.
    pub(crate) fn check_bystander(&self, open: &Open) -> Found<Bystander> {
        match open.phase {
            Phase::Bystander { team, asked: Asked::Party(party), left } => {
                Ok(Bystander { team, party, left })
            }
            _ => no(GP_63, NOT_NOW),
        }
    }

    /// GP-63: what a party can pay a third party.
    pub(crate) fn check_bribe(&self, state: &State, team: Team, eu: u16) -> Found<Bystander> {
        let bystander = self.check_bystander(&state.open)?;
        need(eu > 0, GP_63, "gp-no-nothing")?;
        need(u32::from(eu) <= self.free_eu(state, team), GP_63, "gp-no-eu-to-give")?;
        Ok(bystander)
    }

    /// GP-63: whether a third party can withdraw so many Agents, and who is asked after them.
    pub(crate) fn check_answer(&self, open: &Open, team: Team, home: [u8; 2]) -> Found<TeamSet> {
        let (Phase::Bystander { asked: Asked::Third, left, .. }, Some(battle)) = (open.phase, &open.battle)
        else {
            return no(GP_63, NOT_NOW);
        };
        let there = [battle.from, battle.against].map(|title| open.titles[title].agents[team]);
        need(home[0] <= there[0] && home[1] <= there[1], GP_63, "gp-no-agents-there")?;
        Ok(left)
    }
}

impl<D: Dice, L: Log<Event>> Stage<'_, D, L> {
    /// GP-68: declares an attack. An Opportunity card is used up.
    pub(crate) fn attack(&mut self, team: Team, attack: Attack) {
        let Attack { from, against, on, with } = attack;
        self.log.tell_all(GP_68, Conflict::Attacked { team, on, from, against, with }.into());
        if let Some(card) = with {
            self.use_up(team, card);
        }
        self.state.open.battle = Some(Battle::between(team, from, on, against));
        let open = &self.state.open;
        let third: TeamSet = open
            .playing(self.game.teams)
            .filter(|&third| third != team && third != on)
            .filter(|&third| open.titles[from].agents[third] + open.titles[against].agents[third] > 0)
            .collect();
        self.ask_next_bystander(third);
    }

    pub(crate) fn battle(&mut self) -> &mut Battle {
        self.state.open.battle.as_mut().expect("a battle is being fought")
    }

    /// GP-63: the next third party, clockwise from the Aggressor; then the parties muster.
    fn ask_next_bystander(&mut self, mut left: TeamSet) {
        self.battle().bribes = [None; 2];
        let aggressor = self.battle().aggressor.index();
        let clockwise =
            (1..self.game.teams).map(|step| Team::from_index((aggressor + step) % self.game.teams));
        match clockwise.into_iter().find(|&team| left.contains(team)) {
            Some(team) => {
                left.remove(team);
                self.ask_about_bystander(team, Asked::Party(Party::Aggressor), left);
            }
            None => self.begin_muster(Party::Aggressor),
        }
    }

    /// Asks a party for a bribe, if they have EU to offer; then the third party.
    fn ask_about_bystander(&mut self, team: Team, asked: Asked, left: TeamSet) {
        self.state.open.phase = Phase::Bystander { team, asked, left };
        if let Asked::Party(party) = asked {
            let payer = self.battle().team(party);
            if self.game.free_eu(self.state, payer) == 0 {
                self.next_about_bystander(team, asked, left);
            }
        }
    }

    pub(crate) fn next_about_bystander(&mut self, team: Team, asked: Asked, left: TeamSet) {
        let next = match asked {
            Asked::Party(Party::Aggressor) => Asked::Party(Party::Defender),
            Asked::Party(Party::Defender) | Asked::Third => Asked::Third,
        };
        self.ask_about_bystander(team, next, left);
    }

    pub(crate) fn bribe(&mut self, by: Team, bystander: Bystander, offered: Bribe) {
        let Bystander { team, party, left } = bystander;
        let Bribe { leave, eu } = offered;
        self.battle().bribes[party as usize] = Some(offered);
        self.log.tell_all(GP_63, Conflict::BribeOffered { by, to: team, leave, eu }.into());
        self.next_about_bystander(team, Asked::Party(party), left);
    }

    /// GP-63: the third party withdraws or stays. Who offered EU for just that pays.
    pub(crate) fn answer(&mut self, team: Team, home: [u8; 2], left: TeamSet) {
        self.log.tell_all(GP_63, Conflict::ThirdParty { team, home }.into());
        let battle = *self.battle();
        let mut stays = 0;
        for (title, count) in [battle.from, battle.against].into_iter().zip(home) {
            let open = &mut self.state.open;
            open.titles[title].agents[team] -= count;
            open.players[team].agents += count;
            stays += open.titles[title].agents[team];
        }
        self.battle().bribes = [None; 2];
        for party in Party::BOTH {
            let Some(Bribe { leave, eu }) = battle.bribes[party as usize] else { continue };
            if (Bribe { leave, eu }).is_earned(home, stays) {
                self.pay_to(battle.team(party), team, u32::from(eu), GP_63);
            }
        }
        self.ask_next_bystander(left);
    }
}
