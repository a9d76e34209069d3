//! The opening position (GP-9 to GP-17).

use arrayvec::ArrayVec;
use table::dice::Dice;
use table::{BySeat, Log, Seat, SeatSet};

use crate::agents::{AGENTS, AGENTS_IN_HAND};
use crate::card::CardKind;
use crate::clause::{GP_10, GP_11, GP_15, GP_17};
use crate::edition::MAX_CARDS;
use crate::event::Opening;
use crate::ids::{MAX_SEATS, MAX_TEAMS, TITLES};
use crate::stage::Stage;
use crate::state::{Governor, Holding, NO_OFFERS, Open, Phase, Player, Stack, State, ThisTurn};
use crate::titles::surplus;
use crate::{ByTeam, ByTitle, CardId, CardSet, Event, Globopolis, Team, TeamSet, TitleId, TitleSet};

/// What the Administrator collects from each (GP-17).
const ADMINISTRATOR_EU: u32 = 10;

type Pile = ArrayVec<CardId, MAX_CARDS>;

impl Globopolis {
    /// The cards that are played with (GP-65, GP-81).
    pub fn cards_in_play(&self) -> CardSet {
        if !self.options.has_cards() {
            return CardSet::NONE;
        }
        let all = CardSet::first(self.edition.cards().len());
        if self.options.has_agents() { all } else { all.minus(self.edition.cards_about_agents()) }
    }

    /// GP-9: what everybody starts with.
    fn starting_eu(&self) -> u32 {
        match self.teams {
            2 => 250,
            3 => 200,
            _ => 150,
        }
    }

    /// A table with everything in the box, and the allocations of all Titles set aside (GP-4).
    pub(crate) fn empty_table(&self) -> State {
        let mut titles = ByTitle::new([Holding::default(); TITLES]);
        let mut bank = self.edition.units;
        for title in TitleId::all() {
            titles[title].units = self.edition.title(title).units;
            bank -= titles[title].units;
        }
        let mut players = ByTeam::new([Player::default(); MAX_TEAMS]);
        for player in players.0.iter_mut().take(self.teams) {
            player.eu = self.starting_eu();
            if self.options.has_agents() {
                player.agents = AGENTS_IN_HAND;
                player.reserve = AGENTS - AGENTS_IN_HAND;
            }
        }
        let governor = Governor { at: self.edition.teleport(), debt: 0 };
        let open = Open {
            phase: Phase::Teleport,
            turn: Seat(0),
            first: Seat(0),
            round: 1,
            titles,
            players,
            governors: BySeat::new([governor; MAX_SEATS]),
            bank,
            pieces: self.edition.pieces,
            out: TeamSet::NONE,
            hand_sizes: ByTeam::default(),
            excess: TeamSet::NONE,
            this_turn: ThisTurn::default(),
            battle: None,
            last_round: false,
            claimed: ByTeam::new([CardSet::NONE; MAX_TEAMS]),
            sudden: TeamSet::NONE,
            beaten: TeamSet::NONE,
            called: TeamSet::NONE,
            gone: CardSet::NONE,
            settled: TitleSet::NONE,
            unsorted: TitleSet::NONE,
            untried: TeamSet::NONE,
        };
        State {
            open,
            hands: ByTeam::new([CardSet::NONE; MAX_TEAMS]),
            ops_mission: Stack::default(),
            influence: Stack::default(),
            offers: NO_OFFERS,
        }
    }

    pub(crate) fn opening<D: Dice, L: Log<Event>>(&self, dice: &mut D, log: &mut L) -> State {
        let mut state = self.empty_table();
        let mut stage = Stage { game: self, state: &mut state, dice, log };
        stage.deal_cards();
        stage.deal_titles();
        stage.pay_administrator();
        let first = stage.roll_for_start();
        stage.state.open.first = first;
        stage.begin_round();
        stage.begin_turn(first);
        state
    }
}

impl<D: Dice, L: Log<Event>> Stage<'_, D, L> {
    /// GP-10: MISSION, INFLUENCE and OPs cards to each; the rest are the stacks.
    fn deal_cards(&mut self) {
        let options = self.game.options;
        let [mut ops, mut missions, mut influence] = CardKind::ALL.map(|kind| -> Pile {
            self.game.cards_in_play().and(self.game.edition.cards_of_kind(kind)).iter().collect()
        });
        self.dice.shuffle("missions", &mut missions);
        self.dice.shuffle("influence", &mut influence);
        self.dice.shuffle("ops", &mut ops);
        if options.has_cards() {
            self.deal(&mut missions, options.missions_dealt);
            self.deal(&mut influence, options.influence_dealt);
            self.deal(&mut ops, options.ops_dealt);
        }
        ops.extend(missions);
        self.dice.shuffle("ops-mission", &mut ops);
        self.state.ops_mission.cards = ops;
        self.state.influence.cards = influence;
    }

    fn deal(&mut self, pile: &mut Pile, each: u8) {
        for index in 0..self.game.teams {
            let team = Team::from_index(index);
            for _ in 0..each {
                let card = pile.pop().expect("the options were checked: there are enough cards");
                self.get_card(team, card);
                self.tell_team(team, GP_10, Opening::Dealt { card });
            }
        }
    }

    /// GP-11 to GP-13: Titles with their R-Units, the surplus to the Personal Stock, and their points.
    fn deal_titles(&mut self) {
        let mut titles: ArrayVec<TitleId, TITLES> = TitleId::all().collect();
        self.dice.shuffle("titles", &mut titles);
        for index in 0..self.game.teams {
            let team = Team::from_index(index);
            for _ in 0..self.game.options.titles_each(self.game.teams) {
                let title = titles.pop().expect("the options were checked: there are enough Titles");
                self.log.tell_all(GP_11, Opening::TitleDealt { team, title }.into());
                if !title.is_guild() {
                    let over = surplus(self.state.open.titles[title].units);
                    self.state.open.titles[title].units -= over;
                    self.state.open.players[team].stock += over;
                }
                self.give_title(title, team, false);
            }
        }
    }

    /// GP-17: the Administrator's bribe, if the table plays with it.
    fn pay_administrator(&mut self) {
        let Some(seat) = self.game.options.administrator else { return };
        let team = self.game.team_of(seat);
        let mut eu = 0;
        for other in self.state.open.rivals(team, self.game.teams) {
            self.state.open.players[other].eu -= ADMINISTRATOR_EU;
            eu += ADMINISTRATOR_EU;
        }
        self.state.open.players[team].eu += eu;
        self.log.tell_all(GP_17, Opening::AdministratorPaid { seat, eu }.into());
    }

    /// GP-15: the highest d6 starts; those who tie roll again.
    fn roll_for_start(&mut self) -> Seat {
        let mut left = SeatSet::full(self.game.seats);
        loop {
            let mut best = (0, SeatSet::EMPTY);
            for seat in left.iter() {
                let face = self.d6("first");
                self.log.tell_all(GP_15, Opening::RolledForStart { seat, face }.into());
                if face > best.0 {
                    best = (face, SeatSet::only(seat));
                } else if face == best.0 {
                    best.1 = best.1.with(seat);
                }
            }
            left = best.1;
            if let (1, Some(seat)) = (left.len(), left.first()) {
                self.log.tell_all(GP_15, Opening::Begins { seat }.into());
                return seat;
            }
        }
    }
}
