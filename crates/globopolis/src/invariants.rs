//! What holds in every position that the rules can reach.

use crate::agents::{AGENTS, MAX_AGENT_MOVES, MOST_AGENTS};
use crate::card::CardKind;
use crate::deal::MAX_OFFERS;
use crate::edition::FieldKind;
use crate::ids::GUILDS;
use crate::option_phase::{MAX_MOVES, PER_GUILD};
use crate::score::POINTS_PER_TURN;
use crate::state::{Open, Phase, State};
use crate::titles::ns_cap;
use crate::{CardSet, Globopolis, Goods, RUnit, Team, TitleId, TitleSet};

/// More EU, and more points, than games come to, so that nothing can be counted beyond what a number holds.
const MOST_EU: u32 = 100_000_000;
const MOST_POINTS: i32 = 100_000;

impl Globopolis {
    /// Everything that is wrong with a position.
    pub(crate) fn broken(&self, state: &State) -> Vec<String> {
        let mut wrong = Vec::new();
        self.check_titles(state, &mut wrong);
        self.check_units(state, &mut wrong);
        self.check_agents(state, &mut wrong);
        self.check_card_places(state, &mut wrong);
        self.check_points(state, &mut wrong);
        self.check_phase(state, &mut wrong);
        self.check_amounts(state, &mut wrong);
        // Games that began from a scenario under older rules go on, whatever it was.
        if self.rules.since(3) {
            self.check_course(state, &mut wrong);
        }
        wrong
    }

    fn all_teams(&self) -> impl Iterator<Item = Team> + use<> {
        (0..self.teams).map(Team::from_index)
    }

    fn check_titles(&self, state: &State, wrong: &mut Vec<String>) {
        let open = &state.open;
        for title in TitleId::all() {
            let holding = &open.titles[title];
            let owners: Vec<Team> =
                self.all_teams().filter(|&team| open.players[team].titles.contains(title)).collect();
            if owners != holding.owner.into_iter().collect::<Vec<_>>() {
                wrong.push(format!("GP-36: “{}” has not one owner", self.edition.title_name(title)));
            }
            if holding.owner.is_some_and(|owner| !open.plays(owner, self.teams)) {
                wrong
                    .push(format!("GP-85: “{}” belongs to nobody who plays", self.edition.title_name(title)));
            }
            let bare = title.is_guild() || holding.owner.is_none();
            if holding.level > 2 || bare && holding.level > 0 {
                wrong.push(format!("GP-31: level {} of “{}”", holding.level, self.edition.title_name(title)));
            }
            let over = holding.units[RUnit::Ns] > ns_cap(holding.units);
            if holding.owner.is_some() && !title.is_guild() && over {
                wrong.push(format!("GP-29: too many NS-Units on “{}”", self.edition.title_name(title)));
            }
        }
        for team in self.all_teams() {
            let player = &open.players[team];
            if player.shield.is_some_and(|title| !player.titles.contains(title)) {
                wrong.push("a Territory is protected for somebody who does not own it".to_owned());
            }
        }
    }

    /// GP-4: R-Units and development pieces are neither lost nor made.
    fn check_units(&self, state: &State, wrong: &mut Vec<String>) {
        let open = &state.open;
        for unit in RUnit::ALL {
            let on_titles: u32 = open.titles.0.iter().map(|holding| u32::from(holding.units[unit])).sum();
            let in_stocks: u32 = self.all_teams().map(|team| u32::from(open.players[team].stock[unit])).sum();
            let all = u32::from(open.bank[unit]) + on_titles + in_stocks;
            let right = u32::from(self.edition.units[unit]);
            if all != right {
                wrong.push(format!("GP-4: {all} {} units instead of {right}", unit.id()));
            }
        }
        let pieces: u32 = open.titles.0.iter().map(|holding| u32::from(holding.level)).sum();
        if pieces + u32::from(open.pieces) != u32::from(self.edition.pieces) {
            wrong.push("GP-4: development pieces were lost or made".to_owned());
        }
    }

    /// GP-14, GP-59: every Agent is in one place.
    fn check_agents(&self, state: &State, wrong: &mut Vec<String>) {
        let open = &state.open;
        for team in self.all_teams() {
            let player = &open.players[team];
            let placed: u32 = open.titles.0.iter().map(|holding| u32::from(holding.agents[team])).sum();
            let held: u32 =
                self.all_teams().map(|captor| u32::from(open.players[captor].captives[team])).sum();
            let all = placed + held + u32::from(player.agents) + u32::from(player.reserve);
            let plays = self.options.has_agents() && !open.out.contains(team);
            let right = if plays { u32::from(AGENTS) } else { 0 };
            if all != right {
                wrong.push(format!("GP-14: {all} Agents of player {} instead of {right}", team.0));
            }
            if player.captives[team] > 0 {
                wrong.push(format!("GP-64: player {} holds their own Agents captive", team.0));
            }
        }
        for title in TitleId::all() {
            let holding = &open.titles[title];
            let allowed = if self.takes_agents(open, title) { MOST_AGENTS } else { 0 };
            if holding.agents.0.iter().any(|&agents| agents > allowed) {
                wrong.push(format!("GP-59: too many Agents on “{}”", self.edition.title_name(title)));
            }
        }
    }

    fn check_card_places(&self, state: &State, wrong: &mut Vec<String>) {
        let open = &state.open;
        let mut seen = open.gone;
        let mut count = seen.len();
        let mut put = |cards: CardSet| {
            seen = seen.or(cards);
            count += cards.len();
        };
        for team in self.all_teams() {
            put(state.hands[team]);
        }
        for stack in [&state.ops_mission, &state.influence] {
            let cards: CardSet = stack.cards.iter().copied().collect();
            put(cards);
            if cards.len() != stack.cards.len() {
                wrong.push("GP-10: a card is in a stack twice".to_owned());
            }
            if stack.seen.0 >> stack.cards.len() != 0 {
                wrong.push("GP-39: cards are known to lie above the top of a stack".to_owned());
            }
        }
        if seen != self.cards_in_play() || count != seen.len() {
            wrong.push(format!("GP-7: {count} cards in all places, {} different ones", seen.len()));
        }
        let influence = self.edition.cards_of_kind(CardKind::Influence);
        let misplaced = state.influence.cards.iter().any(|&card| !influence.contains(card))
            || state.ops_mission.cards.iter().any(|&card| influence.contains(card));
        if misplaced {
            wrong.push("GP-10: a card lies in the wrong stack".to_owned());
        }
        for team in self.all_teams() {
            let sizes =
                CardKind::ALL.map(|kind| state.hands[team].and(self.edition.cards_of_kind(kind)).len());
            if sizes.map(|size| u8::try_from(size).unwrap_or(u8::MAX)) != open.hand_sizes[team] {
                wrong.push(format!("the cards of player {} are counted wrong", team.0));
            }
            if self.has_excess(open.hand_sizes[team]) != open.excess.contains(team) {
                wrong.push(format!("GP-52: the excess of player {} is noted wrong", team.0));
            }
            if !state.hands[team].holds(open.claimed[team]) {
                wrong.push(format!("GP-20: a claimed MISSION of player {} is not in hand", team.0));
            }
        }
    }

    /// GP-23 to GP-25: points are what the rules credit.
    fn check_points(&self, state: &State, wrong: &mut Vec<String>) {
        for team in self.all_teams() {
            let player = &state.open.players[team];
            let right = self.derived_points(state, team) + player.extra;
            if player.points != right {
                wrong.push(format!(
                    "GP-23: player {} has {} points instead of {right}",
                    team.0, player.points
                ));
            }
            let waiting = player.ripe.or(player.fresh);
            if !waiting.and(player.credited).is_empty() {
                wrong.push(format!("GP-24: a group of player {} is credited and waits for it", team.0));
            }
        }
        let open = &state.open;
        let claims = self.all_teams().any(|team| !open.claimed[team].is_empty());
        if claims && !open.last_round {
            wrong.push("GP-19: a MISSION is claimed, but the round is not the last".to_owned());
        }
        if !open.sudden.and(open.beaten).is_empty() {
            wrong.push("GP-21: somebody is tied in sudden death, and beaten".to_owned());
        }
        let mark = self.mark();
        let above = |team| mark.is_some_and(|mark| open.players[team].points >= mark);
        if !open.last_round && !open.is_over() && open.playing(self.teams).any(above) {
            wrong.push("GP-19: the mark is reached, but the round is not the last".to_owned());
        }
    }

    fn check_phase(&self, state: &State, wrong: &mut Vec<String>) {
        let open = &state.open;
        let fighting = matches!(
            open.phase,
            Phase::Bystander { .. } | Phase::Muster(_) | Phase::Help { .. } | Phase::Rounds(_)
        );
        if fighting != open.battle.is_some() {
            wrong.push("GP-68: a battle is fought exactly in the phases of a battle".to_owned());
        }
        if let Some(battle) = &open.battle {
            let owned = open.owner(battle.from) == Some(battle.aggressor)
                && open.owner(battle.against) == Some(battle.defender);
            if !owned || battle.aggressor == battle.defender || battle.dice.iter().any(|&dice| dice > 6) {
                wrong.push("GP-68: a battle between the wrong parties".to_owned());
            }
            if battle.aggressor != self.team_of(open.turn) {
                wrong.push("GP-68: the Aggressor is not in turn".to_owned());
            }
        }
        let turn = self.team_of(open.turn);
        let misplaced = match open.phase {
            Phase::Own(title) => open.owner(title) != Some(turn),
            Phase::Foreign(title) => open.owner(title).is_none_or(|owner| owner == turn),
            _ => false,
        };
        if misplaced {
            wrong.push("GP-44, GP-45: the Territory landed on has another owner".to_owned());
        }
        if open.phase == Phase::Declare && self.options.has_agents() {
            wrong.push("GP-19: with Agents a turn ends with them".to_owned());
        }
        if open.turn.index() >= self.seats || open.out.contains(turn) && !open.is_over() {
            wrong.push("GP-28: nobody who plays is in turn".to_owned());
        }
        for offer in state.offers.0.iter().flatten() {
            let known = TitleSet::first(crate::TITLES).holds(offer.give.titles.or(offer.want.titles));
            if !known || !self.offer_stands(state, offer) {
                wrong.push("GP-36: an open offer cannot be kept".to_owned());
            }
        }
    }

    /// Everything can be counted on from.
    fn check_amounts(&self, state: &State, wrong: &mut Vec<String>) {
        let open = &state.open;
        let rich =
            |team: Team| open.players[team].eu > MOST_EU || open.players[team].points.abs() > MOST_POINTS;
        if self.all_teams().any(rich) {
            wrong.push("more EU or points than any game has seen".to_owned());
        }
        if open.this_turn.peak > MOST_POINTS {
            wrong.push("GP-26: a highest score that no game has seen".to_owned());
        }
    }

    /// What a turn and a game can have come to.
    fn check_course(&self, state: &State, wrong: &mut Vec<String>) {
        let open = &state.open;
        let short = self.options.is_kept_short();
        let turn = &open.this_turn;
        let mut note = |broken: bool, what: &str| {
            if broken {
                wrong.push(what.to_owned());
            }
        };
        let playing = open.playing(self.teams).count();
        let late = self.options.rounds.is_some_and(|rounds| open.round > rounds);
        let settled = open.sudden.is_empty() && open.out.is_empty();
        note(playing < 2 && !open.is_over(), "GP-85: the game is over, for nobody else plays");
        note(late && settled, "GP-85: the game is past its limit of rounds");
        let last = self.is_at_limit(open) && !open.last_round;
        note(last && !open.is_over(), "GP-85: the limit of rounds is reached, but the round is not the last");
        note(
            !open.called.is_empty() && !self.options.timed,
            "GP-85: time is called in a game without a limit",
        );
        note(
            !open.sudden.is_empty() && !open.last_round,
            "GP-21: sudden death, but the round is not the last",
        );
        note(open.phase == Phase::Roll && self.options.timer.is_none(), "GP-28: time is up without a timer");
        let first = open.is_first_round();
        note(
            (open.phase == Phase::Teleport) != first && first_phase(open.phase),
            "GP-16: a turn of another round",
        );
        let offered = |team: Team| open.players[team].offers_made > MAX_OFFERS;
        note(!short && self.all_teams().any(offered), "GP-28: more offers than can be made in a turn");
        note(!short && turn.moves > MAX_MOVES, "GP-28: more R-Units moved than can be in a turn");
        note(turn.agent_moves > MAX_AGENT_MOVES, "GP-61: more Agents moved than can be in a turn");
        note(turn.points_bought > POINTS_PER_TURN, "GP-26: more points bought than can be in a turn");
        let most = |counts: [u8; GUILDS]| counts.into_iter().max().unwrap_or(0);
        note(
            most(turn.taken).max(most(turn.bought)) > PER_GUILD,
            "GP-34, GP-35: too many R-Units from a Guild",
        );
        let held = open.players[self.team_of(open.turn)].points - i32::from(turn.points_bought);
        note(turn.peak < held, "GP-26: the highest score is below the present one");
        let waits = |team: Team| !self.whole_groups(open, team).holds(open.players[team].ripe);
        note(self.all_teams().any(waits), "GP-24: a group waits for its bonus that is not whole");
        let bystander = match (open.phase, &open.battle) {
            (Phase::Bystander { team, .. }, Some(battle)) => battle.party(team).is_some(),
            _ => false,
        };
        note(bystander, "GP-63: a party of the battle is asked as a third party");
        let turn_team = Some(self.team_of(open.turn));
        let astray = match open.phase {
            Phase::Chain { from, .. } => open.owner(from) != turn_team,
            Phase::Surplus { title, base, .. } => {
                open.owner(title).is_none() || base.is_some_and(|base| open.owner(base) != turn_team)
            }
            _ => false,
        };
        note(astray, "GP-78, GP-79: a victor without the Territories of the battle");
        let owned = |title: TitleId| open.owner(title).is_some() && !title.is_guild();
        note(!open.unsorted.iter().all(owned), "GP-78: surplus of a Territory that nobody owns");
        self.check_ends(state, &mut note);
        self.check_question(state, &mut note);
        self.check_landing(state, &mut note);
    }

    /// What ends a game, or makes its round the last, has not happened unnoticed.
    fn check_ends(&self, state: &State, note: &mut impl FnMut(bool, &str)) {
        let open = &state.open;
        let last = open.last_round || open.is_over();
        let mut playing = open.playing(self.teams);
        note(open.round == 0, "GP-16: rounds count from 1");
        let called = playing.all(|team| open.called.contains(team));
        note(called && !last, "GP-85: everybody has called time, but the round is not the last");
    }

    /// What the phase asks can be asked in this game, and answered.
    fn check_question(&self, state: &State, note: &mut impl FnMut(bool, &str)) {
        let open = &state.open;
        note(open.battle.is_some() && !self.options.has_cards(), "GP-81: a battle in the learning stage");
        let agents = matches!(open.phase, Phase::Agents | Phase::Bystander { .. });
        note(agents && !self.options.has_agents(), "GP-82: Agents are asked for, but not played with");
        let idle = match open.phase {
            Phase::Shop { goods, left, price, .. } => goods == Goods::default() || left == 0 || price == 0,
            _ => false,
        };
        note(idle, "GP-48: nothing is on offer");
        let fighting = matches!(open.phase, Phase::Rounds(_));
        let begun = open.battle.is_some_and(|battle| battle.round > 0);
        note(begun && !fighting, "GP-75: Battle Rounds are counted before the first");
    }

    /// What a landing asks is asked where the Governor has landed, and a throw has brought it there.
    fn check_landing(&self, state: &State, note: &mut impl FnMut(bool, &str)) {
        let open = &state.open;
        let at = open.governors[open.turn].at;
        let here = match open.phase {
            Phase::Base => self.edition.kind(at) == FieldKind::Base,
            Phase::Market { .. } => !self.markets_at(at).is_empty(),
            _ => self.landed_on(open).is_none_or(|title| self.edition.field_of(title) == at),
        };
        note(!here, "GP-42: the Governor is elsewhere than the phase says");
        note(
            open.phase == Phase::Again && open.this_turn.throws == 0,
            "GP-42: again, but nothing was rolled",
        );
        let empty = matches!(open.phase, Phase::Surplus { over, .. } if over.is_empty());
        note(empty, "GP-43, GP-78: nobody is asked about surplus where there is none");
    }

    /// The Territory on which the player in turn has just landed, if the phase says so.
    pub(crate) fn landed_on(&self, open: &Open) -> Option<TitleId> {
        match open.phase {
            Phase::Own(title) | Phase::Foreign(title) => Some(title),
            Phase::Surplus { title, base: None, .. } => {
                Some(title).filter(|&title| open.owner(title) == Some(self.team_of(open.turn)))
            }
            _ => None,
        }
    }
}

/// Whether a turn begins with this phase: with a Teleport in the first round, with the Option Phase later (GP-16, GP-28).
fn first_phase(phase: Phase) -> bool {
    matches!(phase, Phase::Teleport | Phase::Option | Phase::Roll)
}
