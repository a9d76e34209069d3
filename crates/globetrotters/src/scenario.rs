//! Positions set up by hand: the `[position]` part of a scenario file (see `docs/scenarios.md`).

mod file;

use table::dice::Dice;
use table::{Mistakes, Seat, SeatSet, Silent, Source, Spanned};

use crate::set_up::adventures_purpose;
use crate::stage::Stage;
use crate::state::{
    Adventure, CardId, Cards, Continents, Due, Half, Jackpot, Mark, Phase, Player, Spot, State, TicketId,
};
use crate::{ContinentId, Globetrotters, Keys, LocationId, Places};

use file::{File, FilePlayer, Ids};

pub(crate) use file::Position;

/// A ticket that a scenario leaves to chance.
const ANY: &str = "any";

struct Reader<'a> {
    game: &'a Globetrotters,
    file: table::Reader<'a>,
    /// The tickets that lie nowhere yet.
    left: Vec<TicketId>,
}

impl Globetrotters {
    /// The position that a scenario file describes.
    pub(crate) fn position_from<D: Dice>(&self, source: Source<'_>, dice: &mut D) -> Result<State, Mistakes> {
        let File { position } = source.parse()?;
        let left = self.edition.ticket_ids().collect();
        let mut reader = Reader { game: self, file: table::Reader::new(source), left };
        let turn = reader.seat(position.turn, "the player in turn");
        let mut state =
            self.empty_table(reader.seat(position.first.unwrap_or(position.turn), "the first player"));
        state.open.turn = turn;
        state.open.round = position.round.unwrap_or(1).max(1);
        state.open.turns = position.turns;
        reader.players(&position, &mut state);
        reader.jackpot(&position, &mut state);
        reader.course(&position, &mut state);
        reader.tickets(&position, &mut state, dice);
        reader.adventures(&position, &mut state, dice);
        let starts = reader.phase(&position, &mut state);
        let mut mistakes = reader.file.mistakes;
        if starts {
            mistakes.into_result()?;
            Stage { game: self, state: &mut state, dice, log: &mut Silent }.begin_turn();
            mistakes = Mistakes::new(source);
        }
        for broken in self.broken(&state) {
            mistakes.note(None, broken, "a position that the rules can reach");
        }
        mistakes.into_result()?;
        Ok(state)
    }
}

impl Reader<'_> {
    fn seat(&mut self, seat: u8, what: &str) -> Seat {
        self.file.seat(seat, self.game.seats, what)
    }

    fn location(&mut self, id: &Spanned<String>) -> Option<LocationId> {
        let found = self.game.edition.location_called(id.get_ref());
        self.file.found(id, found, "location", "the id of a location of the edition")
    }

    fn places(&mut self, ids: &Ids) -> Places {
        ids.iter().filter_map(|id| self.location(id)).collect()
    }

    fn continent(&mut self, id: &Spanned<String>) -> Option<ContinentId> {
        let found = self.game.edition.key_called(id.get_ref()).and_then(crate::KeyId::continent);
        self.file.found(id, found, "continent", "the id of a continent")
    }

    /// KEYs come from the board, so each can be named once.
    fn keys(&mut self, ids: &Ids, board: &mut Keys) -> Keys {
        let mut keys = Keys::NONE;
        for id in ids {
            match self.game.edition.key_called(id.get_ref()) {
                None => {
                    let what = format!("there is no KEY “{}”", id.get_ref());
                    self.file.at(id, what, "the id of a KEY City or a continent");
                }
                Some(key) if !board.contains(key) => {
                    let what = format!("the KEY “{}” is elsewhere already", id.get_ref());
                    self.file.at(id, what, "every KEY in one place");
                }
                Some(key) => {
                    board.remove(key);
                    keys.insert(key);
                }
            }
        }
        keys
    }

    /// A named ticket that lies nowhere yet.
    fn ticket(&mut self, name: &Spanned<String>) -> Option<TicketId> {
        let edition = &self.game.edition;
        let ends = name.get_ref().split_once('/');
        let ends = ends.map(|(one, other)| [one, other].map(|id| edition.location_called(id.trim())));
        let named = |ticket: &TicketId| match ends {
            Some([Some(one), Some(other)]) => {
                let places = edition.ticket(*ticket);
                places == [one, other] || places == [other, one]
            }
            _ => false,
        };
        let exists = edition.ticket_ids().any(|ticket| named(&ticket));
        let free = self.left.iter().position(named);
        match free {
            Some(index) => Some(self.left.remove(index)),
            None if exists => {
                let what = format!("the ticket “{}” is elsewhere already", name.get_ref());
                self.file.at(name, what, "every ticket in one place");
                None
            }
            None => {
                let what = format!("there is no ticket “{}”", name.get_ref());
                self.file.at(
                    name,
                    what,
                    "the ids of a ticket's two locations with a slash between, or “any”",
                );
                None
            }
        }
    }

    /// The named tickets of a list, and how many it leaves to chance.
    fn named(&mut self, names: &Ids) -> (Vec<TicketId>, usize) {
        let any = names.iter().filter(|name| name.get_ref() == ANY).count();
        let named = names.iter().filter(|name| name.get_ref() != ANY);
        (named.filter_map(|name| self.ticket(name)).collect(), any)
    }

    fn players(&mut self, position: &Position, state: &mut State) {
        if position.player.len() != self.game.seats {
            let what = format!("{} players are described", position.player.len());
            self.file.note(what, format!("one for each of the {} seats", self.game.seats));
        }
        for (player, seat) in position.player.iter().zip(self.game.all_seats()) {
            let keys = self.keys(&player.keys, &mut state.open.board);
            state.open.players[seat] = Player { keys, ..self.player(player) };
        }
        state.open.out =
            position.out.iter().map(|&seat| self.seat(seat, "the player who resigned")).collect();
        for seat in state.open.out.iter() {
            state.open.players[seat].spot = None; // GT-92: only their Home is known
        }
    }

    fn player(&mut self, player: &FilePlayer) -> Player {
        let home = player.home.as_ref().and_then(|id| self.location(id));
        let at = player.at.as_ref().map_or(home, |id| self.location(id));
        let bound_for = player.bound_for.as_ref().and_then(|id| self.location(id));
        let before = player.before.as_ref().and_then(|id| self.location(id));
        let before_bound_for = player.before_bound_for.as_ref().and_then(|id| self.location(id));
        let mark = player.mark.as_ref().and_then(|mark| {
            let place = self.location(&mark.place)?;
            Some(Mark { place, adventure: mark.adventure })
        });
        let mut placed = Continents::default();
        for id in &player.placed {
            if let Some(continent) = self.continent(id) {
                placed.insert(continent);
            }
        }
        Player {
            home,
            spot: at.map(|at| Spot { at, bound_for }),
            before: before.map(|at| Spot { at, bound_for: before_bound_for }),
            money: player.money,
            keys: Keys::NONE,
            memories: self.places(&player.memories),
            specials: player.specials,
            placed,
            mark,
            exiled: player.exiled || player.mark.is_some(),
            skips: player.skips,
            unresolved: player.unresolved,
            declined: player.declined,
            may_challenge: player.may_challenge,
        }
    }

    fn jackpot(&mut self, position: &Position, state: &mut State) {
        let jackpot = &position.jackpot;
        state.open.jackpot = Jackpot {
            money: jackpot.money.unwrap_or(200),
            keys: self.keys(&jackpot.keys, &mut state.open.board),
            specials: jackpot.specials,
            memories: self.places(&jackpot.memories),
        };
    }

    fn course(&mut self, position: &Position, state: &mut State) {
        let course = &mut state.open.course;
        course.first_turn = position.first_turn;
        course.bought = position.bought;
        course.claimable = position.claimable;
        course.again = position.again;
        course.opening = position.opening;
        course.settling = position.settling;
        course.sent = position.sent;
        course.travelled = position.travelled;
        course.ended = position.ended;
        course.bonus = position.bonus;
        course.owed = position.owed;
        if let Some(then) = position.then {
            course.then = then;
        }
        course.chain =
            position.chain.iter().map(|&seat| self.seat(seat, "the moved player")).collect::<SeatSet>();
    }

    /// Named tickets first, then Homes, then those left to chance; the rest is the pack, the named ones on top.
    fn tickets<D: Dice>(&mut self, position: &Position, state: &mut State, dice: &mut D) {
        let hidden = &mut state.hidden;
        let mut wanted = Vec::new();
        for (player, seat) in position.player.iter().zip(self.game.all_seats()) {
            let (named, mut any) = self.named(player.tickets.as_ref().unwrap_or(&Ids::new()));
            if player.tickets.is_none() && player.home.is_none() && state.open.plays(seat) {
                any = 1; // GT-8: the ticket that will give them their Home
            }
            hidden.hands[seat] = named.into_iter().collect();
            hidden.home_tickets[seat] = player.home_ticket.as_ref().and_then(|name| self.ticket(name));
            wanted.push(any);
        }
        state.open.course.turned = position.turned.as_ref().and_then(|name| self.ticket(name));
        let fresh = vec![Spanned::new(0..0, ANY.to_owned()); 2];
        let (named, in_jackpot) = self.named(position.jackpot.tickets.as_ref().unwrap_or(&fresh));
        hidden.jackpot = named.into_iter().collect();
        let (top, any) = self.named(&position.pack);
        if any > 0 && self.game.rules.since(2) {
            self.file
                .note("“any” ticket on top of the pack", "the tickets that lie there; those below are any");
        }

        dice.shuffle("tickets", &mut self.left);
        let open = &state.open;
        let homeless: Vec<(Seat, LocationId)> = self
            .game
            .all_seats()
            .filter(|&seat| hidden.home_tickets[seat].is_none())
            .filter_map(|seat| Some((seat, open.players[seat].home?)))
            .collect();
        let homes: Vec<LocationId> = homeless.iter().map(|(_, home)| *home).collect();
        match self.game.home_tickets(&homes, &self.left) {
            Some(tickets) => {
                for ((seat, _), ticket) in homeless.iter().zip(tickets) {
                    hidden.home_tickets[*seat] = Some(ticket);
                    self.left.retain(|&other| other != ticket);
                }
            }
            None => {
                let what = "no tickets are left from which the players' Homes came";
                self.file.note(what, "Homes that are on tickets lying nowhere else (GT-10)");
            }
        }
        let missing = (wanted.iter().sum::<usize>() + in_jackpot).saturating_sub(self.left.len());
        if missing > 0 {
            self.file.note(format!("{missing} tickets too many are held"), "as many as there are");
        }
        for (any, seat) in wanted.into_iter().zip(self.game.all_seats()) {
            (0..any).filter_map(|_| self.left.pop()).for_each(|ticket| hidden.hands[seat].push(ticket));
        }
        (0..in_jackpot).filter_map(|_| self.left.pop()).for_each(|ticket| hidden.jackpot.push(ticket));
        hidden.pack = self.left.drain(..).chain(top.into_iter().rev()).collect();
    }

    /// The named cards on top, the others below in random order.
    fn adventures<D: Dice>(&mut self, position: &Position, state: &mut State, dice: &mut D) {
        for half in Half::ALL {
            let mut rest = self.game.edition.pack(half).to_vec();
            let mut top = Vec::new();
            for number in position.adventures.of(half) {
                match self.card(half, number) {
                    Some(card) if rest.contains(&card) => {
                        rest.retain(|&other| other != card);
                        top.push(card);
                    }
                    Some(_) => {
                        let what = format!("card {} is named twice", number.get_ref());
                        self.file.at(number, what, "every card once");
                    }
                    None => {}
                }
            }
            dice.shuffle(adventures_purpose(half), &mut rest);
            state.hidden.adventures[half.index()] =
                rest.into_iter().chain(top.into_iter().rev()).collect::<Cards>();
        }
    }

    /// A card by its number in the pack, counted from 1 in the edition's order.
    fn card(&mut self, half: Half, number: &Spanned<usize>) -> Option<CardId> {
        let pack = self.game.edition.pack(half);
        let found = number.get_ref().checked_sub(1).and_then(|index| pack.get(index)).copied();
        if found.is_none() {
            let what = format!("the pack {} has no card {}", half.id(), number.get_ref());
            self.file.at(number, what, "a number from 1, in the edition's order");
        }
        found
    }

    /// The phase; what it needs besides stands beside it in the file. True if the turn is to begin.
    fn phase(&mut self, position: &Position, state: &mut State) -> bool {
        if let Some(adventure) = &position.adventure
            && let Some(city) = self.location(&adventure.city)
        {
            let half = self.game.edition.half_of(city);
            let red_dot = self.game.edition.kind_of(city).is_red_dot();
            if !red_dot {
                self.file.at(
                    &adventure.city,
                    "an Adventure where there is none".to_owned(),
                    "a red-dot city",
                );
            }
            let card = self.card(half, &adventure.card).filter(|_| red_dot);
            state.open.course.adventure = card.map(|card| Adventure { card, city, begun: adventure.begun });
        }
        let settled = state.open.mover().home.is_some();
        let Some(name) = &position.phase else {
            state.open.phase = if settled { Phase::Travel } else { Phase::ChooseHome };
            state.open.course.first_turn |= !settled;
            return false;
        };
        state.open.phase = match name.get_ref().as_str() {
            "start" => return true,
            "home" => {
                state.open.course.first_turn = true;
                Phase::ChooseHome
            }
            "arrive" => Phase::Arrive,
            "offer" => Phase::Offer,
            "travel" => Phase::Travel,
            "overland" => Phase::Overland(position.steps.unwrap_or(0)),
            "move-on" => Phase::MoveOn {
                who: self.seat(position.who.unwrap_or(u8::MAX), "`who` moves on: "),
                chooser: self.seat(position.chooser.unwrap_or(u8::MAX), "the `chooser`"),
            },
            "debt" => Phase::Debt(position.due.unwrap_or(Due::Expenses)),
            "pick" => Phase::Pick(position.picks.unwrap_or(1)),
            "lose-key" => Phase::LoseKey,
            "switch" => Phase::Switch,
            "bonus" => Phase::Bonus,
            "last-chance" => Phase::LastChance,
            "after-turn" => Phase::AfterTurn,
            other => {
                let what = format!("there is no phase “{other}”");
                self.file.at(
                    name,
                    what,
                    "start, home, arrive, offer, travel, overland, move-on, debt, pick, lose-key, switch, \
                     bonus, last-chance or after-turn",
                );
                Phase::Travel
            }
        };
        false
    }
}
