//! Declaring an attack (GP-68, GP-69, GP-79), and third parties before it (GP-63).

use table::Log;
use table::dice::Dice;

use crate::card::CardFace;
use crate::clauses::gp;
use crate::no::{Check, NOT_NOW, need, no};
use crate::stage::Stage;
use crate::state::{Asked, Battle, Bribe, Party, Phase};
use crate::{CardId, Event, Globopolis, Level, Open, State, Team, TeamSet, TitleId, TitleSet};

impl Globopolis {
    /// GP-68, GP-69: whether two Territories can fight without a card.
    #[inline]
    pub(crate) fn within_reach(&self, from: TitleId, against: TitleId) -> bool {
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
    pub(crate) fn is_shielded(&self, open: &Open, title: TitleId) -> bool {
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
    ) -> Check {
        let open = &state.open;
        need(self.options.level != Level::Learning, 81, "gp-no-aggression-played")?;
        need(self.edition.has_territory(from) && self.edition.has_territory(against), 2, "gp-no-territory")?;
        need(open.owner(from) == Some(team), 68, "gp-no-attack-from-there")?;
        let foreign = open.owner(against).is_some_and(|owner| owner != team);
        need(foreign, 68, "gp-no-foreign-territory")?;
        need(!self.is_shielded(open, against), 39, "gp-no-attack-on-shield")?;
        match open.phase {
            Phase::Foreign(landed) => need(against == landed, 68, "gp-no-attack-elsewhere")?,
            Phase::Own(landed) => need(from == landed, 68, "gp-no-attack-from-elsewhere")?,
            Phase::Chain { from: base, group } => {
                need(from == base, 79, "gp-no-attack-from-elsewhere")?;
                need(self.edition.title(against).group == group, 79, "gp-no-attack-outside-the-group")?;
                return need(with.is_none(), 79, "gp-no-card-needed");
            }
            _ => return no(68, NOT_NOW),
        }
        match with {
            None => need(self.within_reach(from, against), 68, "gp-no-attack-across-quadrants"),
            Some(_) if self.within_reach(from, against) => no(68, "gp-no-card-needed"),
            Some(card) => {
                need(state.hands[team].contains(card), 68, "gp-no-such-card")?;
                need(self.card_allows(card, from, against), 68, "gp-no-card-for-that")
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

    /// GP-63: what a party can pay a third party.
    pub(crate) fn check_bribe(&self, state: &State, eu: u16) -> Check {
        let Phase::Bystander { asked: Asked::Party(party), .. } = state.open.phase else {
            return no(63, NOT_NOW);
        };
        let battle = state.open.battle.as_ref().expect("a third party is asked in a battle");
        need(eu > 0, 63, "gp-no-nothing")?;
        need(u32::from(eu) <= self.free_eu(state, battle.team(party)), 63, "gp-no-eu-to-give")
    }

    pub(crate) fn check_answer(&self, open: &Open, team: Team, home: [u8; 2]) -> Check {
        let Phase::Bystander { asked: Asked::Third, .. } = open.phase else { return no(63, NOT_NOW) };
        let battle = open.battle.as_ref().expect("a third party is asked in a battle");
        let there = [battle.from, battle.against].map(|title| open.titles[title].agents[team]);
        need(home[0] <= there[0] && home[1] <= there[1], 63, "gp-no-agents-there")
    }
}

impl<D: Dice, L: Log<Event>> Stage<'_, D, L> {
    /// GP-68: declares an attack. An Opportunity card is used up.
    pub(crate) fn attack(&mut self, team: Team, from: TitleId, against: TitleId, with: Option<CardId>) {
        let on = self.state.open.owner(against).expect("checked before");
        self.log.tell_all(gp(68), Event::Attacked { team, on, from, against, with });
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

    /// Asks a party for a bribe, if he has EU to offer; then the third party.
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

    pub(crate) fn bribe(&mut self, leave: bool, eu: u16) {
        let Phase::Bystander { team, asked, left } = self.state.open.phase else {
            unreachable!("checked before")
        };
        let Asked::Party(party) = asked else { unreachable!("checked before") };
        let battle = self.battle();
        battle.bribes[party as usize] = Some(Bribe { leave, eu });
        let by = battle.team(party);
        self.log.tell_all(gp(63), Event::BribeOffered { by, to: team, leave, eu });
        self.next_about_bystander(team, asked, left);
    }

    /// GP-63: the third party withdraws or stays. Who offered EU for just that pays.
    pub(crate) fn answer(&mut self, team: Team, home: [u8; 2]) {
        let Phase::Bystander { left, .. } = self.state.open.phase else { unreachable!("checked before") };
        self.log.tell_all(gp(63), Event::ThirdParty { team, home });
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
            let earned = if leave { stays == 0 } else { home == [0, 0] };
            if earned {
                self.pay_to(battle.team(party), team, u32::from(eu), 63);
            }
        }
        self.ask_next_bystander(left);
    }
}
