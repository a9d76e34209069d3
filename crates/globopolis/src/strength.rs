//! The Assessment of Strength (GP-70 to GP-74, GP-83), and the chances that follow from it.

use crate::agents::superiority;
use crate::event::Strength;
use crate::odds::{Arms, MOST, Odds};
use crate::state::{Battle, Party};
use crate::{Assistance, Globopolis, Open, RUnit, TitleId};

/// What each party has to begin with (GP-70): the Aggressor one d6, the Defender two.
const BASE: [u8; 2] = [1, 2];

impl Globopolis {
    /// GP-70 to GP-74: how many d6 each party has, and for what.
    pub fn strength(&self, open: &Open, battle: &Battle) -> [Strength; 2] {
        let mut strengths = [Strength::default(); 2];
        for party in Party::BOTH {
            let here = &open.titles[battle.territory(party)];
            let there = &open.titles[battle.territory(party.other())];
            let (own, other) = (battle.orders[party as usize], battle.orders[party.other() as usize]);
            let [no_ns, no_economy, no_superiority] = other.ignores;
            // GP-72: the higher level; then more R-Units other than NS; then both.
            let rank =
                |holding: &crate::state::Holding| (holding.justified(), holding.units.infrastructure());
            let ns = if no_ns { 0 } else { here.units[RUnit::Ns] };
            let economy = u8::from(!no_economy && rank(here) >= rank(there));
            let superiority = if no_superiority { 0 } else { self.superiority_of(open, battle, party) };
            let assistance = self.assistance_of(open, battle, party);
            let base = BASE[party as usize];
            let sum = base + ns + economy + superiority + assistance;
            let most = u8::try_from(MOST).expect("six");
            let criteria = sum.min(most);
            let total = (criteria + own.plus).min(most).saturating_sub(own.minus);
            strengths[party as usize] = Strength {
                base,
                ns,
                economy,
                superiority,
                assistance,
                cards: i8::try_from(total).expect("six at most")
                    - i8::try_from(criteria).expect("six at most"),
                total,
                polygon: own.polygon.unwrap_or([8, 10][party as usize]),
            };
        }
        strengths
    }

    /// GP-73: Agent Superiority on one of the two Territories +1, on both +2. GP-74, without Agents: the higher value +1, equal
    /// ones +1 for both.
    fn superiority_of(&self, open: &Open, battle: &Battle, party: Party) -> u8 {
        let team = battle.team(party);
        if self.options.has_agents() {
            let on = |party: Party| {
                let holding = &open.titles[battle.territory(party)];
                superiority(holding, battle.team(party), battle.team(party.other())) == Some(team)
            };
            return u8::from(on(Party::Aggressor)) + u8::from(on(Party::Defender));
        }
        let value = |party: Party| self.edition.title(battle.territory(party)).value;
        u8::from(value(party) >= value(party.other()))
    }

    /// GP-83: one d6 for each own Territory of the same group as the one involved; if they must send an NS-Unit, for each
    /// that has.
    fn assistance_of(&self, open: &Open, battle: &Battle, party: Party) -> u8 {
        if !self.assists(party) {
            return 0;
        }
        if self.options.assistance_sends_ns {
            return battle.orders[party as usize].assists;
        }
        let title = battle.territory(party);
        let owned = open.players[battle.team(party)].titles.and(self.edition.group_of(title));
        u8::try_from(owned.len().saturating_sub(1)).expect("a group has four Territories at most")
    }

    /// GP-83: whether a party is assisted in this game.
    pub(crate) fn assists(&self, party: Party) -> bool {
        match self.options.assistance {
            Assistance::None => false,
            Assistance::Both => true,
            Assistance::Defence => party == Party::Defender,
            Assistance::Aggression => party == Party::Aggressor,
        }
    }

    /// How an attack would stand if it were declared now.
    pub fn prospect(&self, open: &Open, from: TitleId, against: TitleId) -> Option<[Strength; 2]> {
        let battle = Battle::between(open.owner(from)?, from, open.owner(against)?, against);
        Some(self.strength(open, &battle))
    }

    /// The Aggressor's exact chance of winning with these strengths.
    pub fn chance(&self, strengths: &[Strength; 2], ties: [bool; 2]) -> f64 {
        let [aggressor, defender] = strengths;
        let arms = Arms { polygons: [aggressor.polygon, defender.polygon], ties };
        Odds::of(arms).win(aggressor.total, defender.total)
    }
}
