//! Positions set up by hand: the `[position]` part of a scenario file (see `docs/globopolis/scenarios.md`).

mod file;
mod pending;

use table::dice::Dice;
use table::{Mistakes, Seat, Source, Spanned};

pub(crate) use self::file::Position;
use self::file::{Counts, FieldName, File, Ids};
use crate::agents::AGENTS;
use crate::card::{CardKind, StackName};
use crate::edition::FieldKind;
use crate::state::{Asked, Open, Party, Phase, State, Then};
use crate::{
    CardId, CardSet, FieldId, Globopolis, Goods, GroupId, GroupSet, RUnit, Team, TeamSet, TitleId, TitleSet,
    Units,
};

/// How many of a kind a Title has that the file does not describe (GP-43).
const STACKED: Units = Units([2; RUnit::COUNT]);
/// Agents in reserve, unless the file says otherwise (GP-14).
const RESERVE: u8 = 5;

struct Reader<'a> {
    game: &'a Globopolis,
    file: table::Reader<'a>,
}

impl Reader<'_> {
    fn title(&mut self, id: &Spanned<String>) -> Option<TitleId> {
        let found = self.game.edition().title_called(id.get_ref());
        self.file.found(id, found, "Title", "the id of a territory or guild")
    }

    fn titles(&mut self, ids: &Ids) -> TitleSet {
        ids.iter().filter_map(|id| self.title(id)).collect()
    }

    fn group(&mut self, id: &Spanned<String>) -> Option<GroupId> {
        let groups = self.game.edition().groups();
        let found = groups.iter().position(|group| group.id == *id.get_ref()).map(GroupId::from_index);
        self.file.found(id, found, "group", "the id of a colour group")
    }

    fn groups(&mut self, ids: &Ids) -> GroupSet {
        ids.iter().filter_map(|id| self.group(id)).collect()
    }

    fn units(&mut self, counts: &Counts) -> Units {
        let mut units = Units::NONE;
        for (id, &count) in counts {
            match RUnit::ALL.into_iter().find(|unit| unit.id() == id.get_ref()) {
                Some(unit) => units[unit] = count,
                None => {
                    let what = format!("“{}” is no R-Unit", id.get_ref());
                    self.file.at(id, what, "water, food, energy, ucp or ns");
                }
            }
        }
        units
    }

    fn field(&mut self, name: &Spanned<FieldName>) -> FieldId {
        let edition = self.game.edition();
        let found = match name.get_ref() {
            FieldName::Number(number) => Some(FieldId(*number)).filter(|&field| edition.has_field(field)),
            FieldName::Name(name) => {
                edition.title_called(name).map(|title| edition.field_of(title)).or_else(|| {
                    let fits = |at: &FieldId| {
                        let field = &edition.fields()[at.index()];
                        let kind = match field.kind {
                            FieldKind::Teleport => "teleport",
                            FieldKind::Moonshot => "moonshot",
                            FieldKind::Nsa => "nsa",
                            FieldKind::Nia => "nia",
                            FieldKind::OpsMission => "ops-mission",
                            FieldKind::Influence => "influence",
                            FieldKind::Base => "base",
                            _ => "",
                        };
                        kind == name || field.name.as_ref().is_some_and(|own| own.eq_ignore_ascii_case(name))
                    };
                    FieldId::all().find(fits)
                })
            }
        };
        if found.is_none() {
            self.file.at(
                name,
                "there is no such field".to_owned(),
                "a number, a Title's id, or the name of a field",
            );
        }
        found.unwrap_or(FieldId(0))
    }

    fn team(&mut self, team: u8, what: &str) -> Team {
        if usize::from(team) >= self.game.teams {
            let last = self.game.teams - 1;
            self.file.note(format!("{what} {team} does not play"), format!("0 to {last}"));
            return Team(0);
        }
        Team(team)
    }

    fn seat(&mut self, seat: u8, what: &str) -> Seat {
        self.file.seat(seat, self.game.seats, what)
    }

    fn by_team(&mut self, counts: &[u8]) -> crate::ByTeam<u8> {
        let mut all = crate::ByTeam::default();
        if counts.len() > self.game.teams {
            self.file.note(format!("{} numbers", counts.len()), "one for each player at most");
        }
        for (place, &count) in all.0.iter_mut().zip(counts) {
            *place = count;
        }
        all
    }

    /// A card with this id that `rest` still has.
    fn card(&mut self, id: &Spanned<String>, rest: &mut CardSet) -> Option<CardId> {
        let edition = self.game.edition();
        let found = rest.iter().find(|&card| edition.card(card).id == *id.get_ref());
        match found {
            Some(card) => rest.remove(card),
            None => {
                let what = format!("the card “{}” is elsewhere already, or not played with", id.get_ref());
                self.file.at(id, what, "a card that is nowhere else");
            }
        }
        found
    }

    fn holdings(&mut self, position: &Position, open: &mut Open) {
        for (player, index) in position.player.iter().zip(0..self.game.teams) {
            let team = Team::from_index(index);
            for title in self.titles(&player.titles).iter() {
                if open.titles[title].owner.replace(team).is_some() {
                    let name = self.game.edition().title_name(title).to_owned();
                    self.file.note(format!("“{name}” has two owners"), "one");
                }
                open.players[team].titles.insert(title);
                if !title.is_guild() {
                    open.titles[title].units = open.titles[title].units.min(STACKED);
                }
            }
        }
        for described in &position.title {
            let Some(title) = self.title(&described.id) else { continue };
            if let Some(units) = &described.units {
                open.titles[title].units = self.units(units);
            }
            open.titles[title].level = described.level;
            open.titles[title].agents = self.by_team(&described.agents);
        }
    }

    fn players(&mut self, position: &Position, state: &mut State, rest: &mut CardSet) {
        if position.player.len() != self.game.teams {
            let what = format!("{} players are described", position.player.len());
            self.file.note(what, format!("one for each of the {}", self.game.teams));
            return;
        }
        for (described, index) in position.player.iter().zip(0..self.game.teams) {
            let team = Team::from_index(index);
            for id in &described.cards {
                if let Some(card) = self.card(id, rest) {
                    state.hands[team].insert(card);
                }
            }
            for kind in CardKind::ALL {
                let held = state.hands[team].and(self.game.edition().cards_of_kind(kind)).len();
                state.open.hand_sizes[team][kind as usize] = u8::try_from(held).unwrap_or(u8::MAX);
            }
            if self.game.has_excess(state.open.hand_sizes[team]) {
                state.open.excess.insert(team);
            }
            let stock = self.units(&described.stock);
            let captives = self.by_team(&described.captives);
            let credited = described.credited.as_ref().map(|ids| self.groups(ids));
            let ripe = self.groups(&described.ripe);
            let shield = described.shield.as_ref().and_then(|id| self.title(id));
            let whole = self.game.whole_groups(&state.open, team);
            let player = &mut state.open.players[team];
            player.eu = described.eu.unwrap_or(player.eu);
            player.stock = stock;
            player.captives = captives;
            player.credited = credited.unwrap_or(whole);
            player.ripe = ripe;
            player.shield = shield;
            player.offers_made = described.offers_made;
            for (deed, count) in &described.deeds {
                player.deeds[*deed as usize] = *count;
            }
            let derived = self.game.derived_points(state, team);
            let player = &mut state.open.players[team];
            player.points = described.points.unwrap_or(derived);
            player.extra = player.points - derived;
            if self.game.rules.since(3) {
                player.high = player.points;
                if state.open.hand_sizes[team][CardKind::Influence as usize] > 0 {
                    state.open.untried.insert(team);
                }
            }
        }
        for (described, index) in position.player.iter().zip(0..self.game.teams) {
            self.count_agents(Team::from_index(index), described, &mut state.open);
        }
    }

    /// The Agents that are not placed, captured or in reserve are in hand, unless the file says how many.
    fn count_agents(&mut self, team: Team, described: &file::PlayerLines, open: &mut Open) {
        if !self.game.options.has_agents() || open.out.contains(team) {
            return;
        }
        let placed = open.titles.0.iter().map(|holding| holding.agents[team]);
        let held = open.players.0.iter().map(|player| player.captives[team]);
        let left = placed.chain(held).fold(AGENTS, u8::saturating_sub);
        let player = &mut open.players[team];
        player.reserve = described.reserve.unwrap_or(RESERVE.min(left));
        player.agents = described.agents.unwrap_or(left.saturating_sub(player.reserve));
    }

    /// GP-4: what is on no Title and in no stock is the bank's.
    fn bank(&mut self, open: &mut Open) {
        for unit in RUnit::ALL {
            let on_titles: u32 = open.titles.0.iter().map(|holding| u32::from(holding.units[unit])).sum();
            let in_stocks: u32 = open.players.0.iter().map(|player| u32::from(player.stock[unit])).sum();
            let all = u32::from(self.game.edition().units[unit]);
            match all.checked_sub(on_titles + in_stocks).map(u8::try_from) {
                Some(Ok(left)) => open.bank[unit] = left,
                _ => {
                    let what = format!("{} {} units are in use", on_titles + in_stocks, unit.id());
                    self.file.note(what, format!("at most {all} (GP-4)"));
                }
            }
        }
        let pieces: u32 = open.titles.0.iter().map(|holding| u32::from(holding.level)).sum();
        match u32::from(self.game.edition().pieces).checked_sub(pieces).map(u8::try_from) {
            Some(Ok(left)) => open.pieces = left,
            _ => self.file.note(format!("{pieces} development pieces are in use"), "fewer (GP-4)"),
        }
    }

    /// The phase; what it needs besides stands beside it in the file.
    fn phase(&mut self, position: &Position) -> Phase {
        let Some(name) = &position.phase else { return Phase::Option };
        let title = position.title_of_phase.as_ref().and_then(|id| self.title(id));
        let party = position.party.unwrap_or(Party::Aggressor);
        let needs_title = |reader: &mut Self| {
            if title.is_none() {
                reader.file.at(
                    name,
                    format!("the phase “{}” without a Title", name.get_ref()),
                    "a line `at = …`",
                );
            }
            title.unwrap_or(TitleId(0))
        };
        match name.get_ref().as_str() {
            "teleport" => Phase::Teleport,
            "option" => Phase::Option,
            "roll" => Phase::Roll,
            "again" => Phase::Again,
            "base" => Phase::Base,
            "own" => Phase::Own(needs_title(self)),
            "foreign" => Phase::Foreign(needs_title(self)),
            "surplus" => Phase::Surplus {
                title: needs_title(self),
                over: self.units(&position.units),
                base: position.base.as_ref().and_then(|id| self.title(id)),
            },
            "market" => Phase::Market { shuttle: position.shuttle },
            "shop" => Phase::Shop {
                goods: RUnit::ALL.into_iter().filter(|unit| position.goods.contains(unit)).collect::<Goods>(),
                left: position.left,
                price: position.price.unwrap_or(5),
                then: position.then,
            },
            "bystander" => {
                let team = self.team(position.third.unwrap_or(0), "the third party");
                let asked = position.party.map_or(Asked::Third, Asked::Party);
                Phase::Bystander { team, asked, left: TeamSet::NONE }
            }
            "muster" => Phase::Muster(party),
            "rounds" => Phase::Rounds(party),
            "help" => Phase::Help { from: needs_title(self), eu: position.eu, party },
            "chain" => {
                let from = needs_title(self);
                let group = position.group.as_ref().and_then(|id| self.group(id)).unwrap_or(GroupId(0));
                Phase::Chain { from, group }
            }
            "agents" => Phase::Agents,
            "declare" => Phase::Declare,
            other => {
                let known = "teleport, option, roll, again, base, own, foreign, surplus, market, shop, bystander, \
                             muster, rounds, help, chain, agents or declare";
                self.file.at(name, format!("there is no phase “{other}”"), known);
                Phase::Option
            }
        }
    }

    fn turn(&mut self, position: &Position, open: &mut Open) {
        open.turn = self.seat(position.turn, "the player in turn");
        open.first = self.seat(position.first.unwrap_or(0), "the first player");
        open.round = position.round.unwrap_or(2);
        open.last_round = position.last_round || self.game.rules.since(3) && self.game.is_at_limit(open);
        open.sudden = position.sudden.iter().map(|&team| self.team(team, "the tied player")).collect();
        open.beaten = position.beaten.iter().map(|&team| self.team(team, "the beaten player")).collect();
        let called = position.called.iter();
        open.called = called.map(|&team| self.team(team, "the player who called time")).collect();
        for &team in &position.out {
            let team = self.team(team, "the player who resigned");
            open.out.insert(team);
            open.players[team] = crate::state::Player::default();
        }
        if position.governor.len() > self.game.seats {
            let what = format!("{} Governors", position.governor.len());
            self.file.note(what, format!("one for each of the {} seats at most", self.game.seats));
        }
        for (governor, seat) in position.governor.iter().zip(Seat::all(self.game.seats)) {
            open.governors[seat].at = self.field(&governor.at);
            open.governors[seat].debt = governor.debt;
        }
    }

    /// Who is asked about the field they have landed on stands on such a field, and whose turn is past its first roll has rolled, unless
    /// the file says otherwise. (Files that games of version 2 began from mean what they meant.)
    fn landing(&self, position: &Position, open: &mut Open) {
        if !self.game.rules.since(3) {
            return;
        }
        let edition = self.game.edition();
        let landed = match open.phase {
            Phase::Base => edition.bases().first().copied(),
            Phase::Market { .. } => edition.independents().iter().next(),
            _ => self.game.landed_on(open).map(|title| edition.field_of(title)),
        };
        if let Some(at) = landed.filter(|_| position.governor.len() <= open.turn.index()) {
            open.governors[open.turn].at = at;
        }
        if !before_the_roll(open.phase) {
            open.this_turn.throws = position.this_turn.throws.unwrap_or(1);
        }
    }

    fn this_turn(&mut self, position: &Position, open: &mut Open) {
        let described = &position.this_turn;
        let points = open.players[self.game.team_of(open.turn)].points;
        let developed = self.titles(&described.developed);
        let turn = &mut open.this_turn;
        turn.throws = described.throws.unwrap_or(0);
        turn.peak = described.peak.unwrap_or(points - i32::from(described.points_bought));
        turn.moves = described.moves;
        turn.points_bought = described.points_bought;
        turn.agent_moves = described.agent_moves;
        turn.wins = described.wins;
        turn.taken = described.taken;
        turn.bought = described.bought;
        turn.developed = developed;
    }

    /// The named cards on top, everything else that lies nowhere below in random order.
    fn stack<D: Dice>(
        &mut self,
        ids: &Ids,
        name: StackName,
        rest: &mut CardSet,
        dice: &mut D,
    ) -> crate::state::Stack {
        let top: Vec<CardId> = ids.iter().rev().filter_map(|id| self.card(id, rest)).collect();
        let edition = self.game.edition();
        if top.iter().any(|&card| edition.kind_of(card).stack() != name) {
            self.file.note("a card lies in the wrong stack", "OPs and MISSION apart from INFLUENCE");
        }
        let mut stack = crate::state::Stack::default();
        let below = rest.iter().filter(|&card| edition.kind_of(card).stack() == name);
        let below: CardSet = below.filter(|card| !top.contains(card)).collect();
        stack.cards = below.iter().collect();
        dice.shuffle("stack", &mut stack.cards);
        stack.cards.extend(top);
        stack
    }
}

/// Whether nobody has rolled yet in a turn that has come to this phase.
fn before_the_roll(phase: Phase) -> bool {
    matches!(phase, Phase::Teleport | Phase::Option | Phase::Roll | Phase::Shop { then: Then::Option, .. })
}

impl Globopolis {
    /// The position that a scenario file describes.
    pub(crate) fn position_from<D: Dice>(&self, source: Source<'_>, dice: &mut D) -> Result<State, Mistakes> {
        let File { position } = source.parse()?;
        let mut reader = Reader { game: self, file: table::Reader::new(source) };
        let mut state = self.empty_table();
        let mut rest = self.cards_in_play();
        reader.turn(&position, &mut state.open);
        reader.holdings(&position, &mut state.open);
        for id in &position.gone {
            if let Some(card) = reader.card(id, &mut rest) {
                state.open.gone.insert(card);
            }
        }
        reader.players(&position, &mut state, &mut rest);
        reader.bank(&mut state.open);
        reader.this_turn(&position, &mut state.open);
        state.open.phase = reader.phase(&position);
        reader.landing(&position, &mut state.open);
        reader.claims(&position, &mut state);
        let mut played = Vec::new();
        state.open.battle = reader.battle(&position, &state.open, &mut rest, &mut played);
        let mut named = rest;
        state.ops_mission = reader.stack(&position.ops_mission, StackName::OpsMission, &mut named, dice);
        state.influence = reader.stack(&position.influence, StackName::Influence, &mut named, dice);
        for card in played {
            state.stack_mut(self.edition.kind_of(card).stack()).put_under(card, true);
        }
        reader.offers(&position, &mut state);
        let mut mistakes = reader.file.mistakes;
        if mistakes.found.is_empty() {
            for broken in self.broken(&state) {
                mistakes.note(None, broken, "a position that the rules can reach");
            }
        }
        mistakes.into_result()?;
        Ok(state)
    }
}
