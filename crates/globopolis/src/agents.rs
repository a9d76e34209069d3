//! Agents: placing and withdrawing them, superiority, capture (GP-59 to GP-64), and Cleaning House (GP-66, GP-67, GP-89).

use table::dice::Dice;
use table::{Clause, Log};

use crate::card::Deed;
use crate::clause::{GP_2, GP_59, GP_61, GP_65, GP_66, GP_67, GP_89};
use crate::event::Agents;
use crate::no::{Check, NOT_NOW, need, no_more_than};
use crate::stage::Stage;
use crate::state::{Holding, Phase};
use crate::{Event, Globopolis, Open, Team, TitleId};

/// How many Agents of a player can stand on a Territory (GP-59).
pub const MOST_AGENTS: u8 = 3;
/// How many Agents each has (GP-14).
pub const AGENTS: u8 = 20;
/// How many of them are in hand at the start (GP-14).
pub const AGENTS_IN_HAND: u8 = 15;
/// How many Agents can be placed and withdrawn at the end of a turn (GP-61).
pub const MAX_AGENT_MOVES: u8 = 40;

/// The dice of Cleaning House (GP-66), by the number of Agents.
const OWNER_DICE: [u8; 4] = [8, 10, 12, 12];
const INTRUDER_DICE: [u8; 4] = [8, 8, 10, 12];

/// GP-66: the dice that the owner and the intruder roll with so many Agents on the Territory.
pub fn cleaning_dice(owner: u8, intruder: u8) -> [u8; 2] {
    let most = usize::from(MOST_AGENTS);
    [OWNER_DICE[usize::from(owner).min(most)], INTRUDER_DICE[usize::from(intruder).min(most)]]
}

/// GP-66: the owner's chance of winning two rolls out of three with these dice, equal rolls being repeated.
pub fn cleaning_chance([owner, intruder]: [u8; 2]) -> f64 {
    let pairs = (1..=owner).flat_map(|one| (1..=intruder).map(move |other| one.cmp(&other)));
    let (mut above, mut below) = (0u32, 0u32);
    for order in pairs {
        above += u32::from(order.is_gt());
        below += u32::from(order.is_lt());
    }
    let once = f64::from(above) / f64::from(above + below);
    once * once * (3.0 - 2.0 * once)
}

/// GP-62: on one of the two Territories of a conflict, whether its owner or their opponent has Agent Superiority.
pub(crate) fn superiority(holding: &Holding, owner: Team, opponent: Team) -> Option<Team> {
    let all: u8 = holding.agents.0.iter().sum();
    let defence = holding.agents[owner];
    let infiltration = all - defence;
    match infiltration.cmp(&defence) {
        std::cmp::Ordering::Greater => Some(opponent),
        std::cmp::Ordering::Less => Some(owner),
        std::cmp::Ordering::Equal => None,
    }
}

impl Globopolis {
    /// GP-62: who has Agent Superiority on a Territory in a conflict between its owner and this opponent.
    pub fn agent_superiority(&self, open: &Open, title: TitleId, opponent: Team) -> Option<Team> {
        superiority(&open.titles[title], open.owner(title)?, opponent)
    }

    /// GP-59, GP-89: whether Agents can stand there.
    pub(crate) fn takes_agents(&self, open: &Open, title: TitleId) -> bool {
        self.edition.has_title(title)
            && open.owner(title).is_some()
            && (!title.is_guild() || self.options.guild_protection)
    }

    /// GP-61: how many Agents can still be placed or withdrawn this turn.
    pub fn agent_moves_left(&self, open: &Open) -> u8 {
        MAX_AGENT_MOVES - open.this_turn.agent_moves
    }

    fn check_agent_moves(&self, open: &Open, count: u8) -> Check {
        need(count > 0, GP_61, "gp-no-nothing")?;
        let left = self.agent_moves_left(open);
        if count > left { no_more_than(GP_61, "gp-no-more-agent-moves", left) } else { Ok(()) }
    }

    pub(crate) fn check_place(&self, open: &Open, team: Team, at: TitleId, count: u8) -> Check {
        self.check_agent_moves(open, count)?;
        need(self.takes_agents(open, at), GP_59, "gp-no-place-for-agents")?;
        need(open.players[team].agents >= count, GP_61, "gp-no-agents-in-hand")?;
        let room = MOST_AGENTS - open.titles[at].agents[team];
        if count > room { no_more_than(GP_59, "gp-no-more-agents-there", room) } else { Ok(()) }
    }

    pub(crate) fn check_recall(&self, open: &Open, team: Team, from: TitleId, count: u8) -> Check {
        self.check_agent_moves(open, count)?;
        need(self.edition.has_title(from), GP_2, "gp-no-territory")?;
        need(open.titles[from].agents[team] >= count, GP_61, "gp-no-agents-there")
    }

    /// GP-66: whether a player's Agents on a Territory can be challenged now.
    pub(crate) fn check_clean(&self, open: &Open, team: Team, at: TitleId, of: Team) -> Check {
        need(self.options.has_agents(), GP_65, "gp-no-agents-played")?;
        let Phase::Own(landed) = open.phase else { return need(false, GP_66, NOT_NOW) };
        need(self.edition.has_territory(at) && open.owner(at) == Some(team), GP_66, "gp-no-own-territory")?;
        let group = self.edition.group_of(landed);
        need(group.contains(at), GP_66, "gp-no-house-of-that-group")?;
        let foreign = of.index() < self.teams && of != team && open.titles[at].agents[of] > 0;
        need(foreign, GP_66, "gp-no-agents-to-clear")?;
        need(
            open.this_turn.cleaned[self.place_in_group(at)] & (1 << of.0) == 0,
            GP_66,
            "gp-no-second-contest",
        )
    }

    /// A Territory's place among those of its group.
    pub(crate) fn place_in_group(&self, title: TitleId) -> usize {
        let below = (1u64 << title.0) - 1;
        (self.edition.group_of(title).0 & below).count_ones() as usize
    }
}

impl<D: Dice, L: Log<Event>> Stage<'_, D, L> {
    fn agents_moved(&mut self, count: u8) {
        self.state.open.this_turn.agent_moves += count;
    }

    pub(crate) fn place_agents(&mut self, team: Team, at: TitleId, count: u8) {
        self.agents_moved(count);
        let open = &mut self.state.open;
        open.players[team].agents -= count;
        open.titles[at].agents[team] += count;
        self.log.tell_all(GP_61, Agents::AgentsPlaced { team, at, count }.into());
    }

    pub(crate) fn recall_agents(&mut self, team: Team, from: TitleId, count: u8) {
        self.agents_moved(count);
        let open = &mut self.state.open;
        open.titles[from].agents[team] -= count;
        open.players[team].agents += count;
        self.log.tell_all(GP_61, Agents::AgentsRecalled { team, from, count }.into());
    }

    /// Agents go back to their owner's hand.
    pub(crate) fn send_home(&mut self, title: TitleId, team: Team, clause: Clause) {
        let open = &mut self.state.open;
        let count = std::mem::take(&mut open.titles[title].agents[team]);
        if count > 0 {
            open.players[team].agents += count;
            self.log.tell_all(clause, Agents::SentHome { team, from: title, count }.into());
        }
    }

    /// GP-64, GP-67: up to so many Agents of a player there are captured.
    pub(crate) fn capture(&mut self, by: Team, at: TitleId, of: Team, most: u8, clause: Clause) -> u8 {
        let open = &mut self.state.open;
        let count = open.titles[at].agents[of].min(most);
        if count > 0 {
            open.titles[at].agents[of] -= count;
            open.players[by].captives[of] += count;
            self.log.tell_all(clause, Agents::Captured { team: by, of, at, count }.into());
            self.did(by, Deed::Captures, count);
        }
        count
    }

    /// GP-66: best two of three; equal rolls are repeated.
    fn contest(&mut self, [owner_die, intruder_die]: [u8; 2]) -> ([u8; 3], [u8; 3], bool) {
        let (mut owner, mut intruder) = ([0; 3], [0; 3]);
        let mut wins = [0u8; 2];
        for round in 0..3 {
            loop {
                owner[round] = self.polygon("clean-owner", owner_die);
                intruder[round] = self.polygon("clean-intruder", intruder_die);
                if owner[round] != intruder[round] {
                    break;
                }
            }
            wins[usize::from(owner[round] < intruder[round])] += 1;
            if wins.contains(&2) {
                break;
            }
        }
        (owner, intruder, wins[0] == 2)
    }

    /// GP-66, GP-67: the owner rolls against one intruder.
    pub(crate) fn clean(&mut self, team: Team, at: TitleId, of: Team) {
        let place = self.game.place_in_group(at);
        self.state.open.this_turn.cleaned[place] |= 1 << of.0;
        let agents = self.state.open.titles[at].agents;
        let dice = cleaning_dice(agents[team], agents[of]);
        let (owner, intruder, won) = self.contest(dice);
        self.log.tell_all(GP_66, Agents::CleanedHouse { team, at, of, dice, owner, intruder, won }.into());
        if won {
            self.did(team, Deed::HousesCleaned, 1);
            self.capture(team, at, of, MOST_AGENTS, GP_67);
        }
    }

    /// GP-89: whether the lander takes a protected Guild. Without Agents there they do only if the owner has none; if they
    /// lose the contest, their Agents there are captured (GP-67).
    pub(crate) fn win_guild(&mut self, team: Team, owner: Team, guild: TitleId) -> bool {
        let agents = self.state.open.titles[guild].agents;
        if agents[team] == 0 {
            return agents[owner] == 0;
        }
        let dice = cleaning_dice(agents[owner], agents[team]);
        let (rolls, intruder, won) = self.contest(dice);
        let held = won;
        self.log.tell_all(
            GP_89,
            Agents::CleanedHouse { team: owner, at: guild, of: team, dice, owner: rolls, intruder, won }
                .into(),
        );
        if held {
            self.did(owner, Deed::HousesCleaned, 1);
            self.capture(owner, guild, team, MOST_AGENTS, GP_67);
        }
        !held
    }
}
