//! What holds in every position that the rules can reach.

use table::Seat;

use crate::jackpot::MONEY as JACKPOT;
use crate::options::Short;
use crate::state::{Due, Ending, Open, Phase, Player, Spot, State};
use crate::tickets::REFUND;
use crate::{ContinentId, Globetrotters, KeyId, Keys, Kind, Places};

/// More money and more turns than anybody comes to; so much can be counted on from.
const MAX_MONEY: u32 = 1_000_000_000;
const MAX_TURNS: u32 = 1_000_000_000;
const MAX_ROUNDS: u16 = 60_000;
const MAX_SPECIALS: u16 = 10_000;

impl Globetrotters {
    /// Everything that is wrong with a position.
    pub(crate) fn broken(&self, state: &State) -> Vec<String> {
        let mut wrong = Vec::new();
        self.check_pieces(&state.open, &mut wrong);
        if wrong.is_empty() {
            self.check_money(&state.open, &mut wrong);
            self.check_keys(&state.open, &mut wrong);
            self.check_memories(&state.open, &mut wrong);
            self.check_tickets(state, &mut wrong);
            self.check_adventures(state, &mut wrong);
        }
        if wrong.is_empty() {
            self.check_out(state, &mut wrong);
        }
        if wrong.is_empty() {
            self.check_players(state, &mut wrong);
            self.check_question(state, &mut wrong);
        }
        // Games that began from a scenario under older rules go on, whatever it was.
        if wrong.is_empty() && self.rules.since(2) {
            self.check_amounts(&state.open, &mut wrong);
            self.check_marks(&state.open, &mut wrong);
            self.check_rights(&state.open, &mut wrong);
            self.check_end(&state.open, &mut wrong);
            self.check_adventure(&state.open, &mut wrong);
            check_course(&state.open, &mut wrong);
        }
        wrong
    }

    fn check_pieces(&self, open: &Open, wrong: &mut Vec<String>) {
        for seat in [open.turn, open.first].iter().filter(|seat| seat.index() >= self.seats) {
            wrong.push(format!("GT-9: {seat} does not play"));
        }
        for seat in Seat::all(crate::MAX_SEATS) {
            let player = &open.players[seat];
            if seat.index() >= self.seats {
                if *player != Default::default() {
                    wrong.push(format!("GT-1: {seat} does not play, but has something"));
                }
                continue;
            }
            if player.home.is_some_and(|home| !self.edition.has(home)) {
                wrong.push(format!("GT-10: the Home of {seat} is on no location"));
            }
            for spot in [player.spot, player.before].into_iter().flatten() {
                self.check_spot(seat, spot, wrong);
            }
            if player.home.is_some() != player.spot.is_some() && open.plays(seat) {
                wrong.push(format!("GT-10: {seat} is on the map exactly if they have a Home"));
            }
            if player.mark.is_some_and(|mark| !self.edition.has(mark.place)) {
                wrong.push(format!("GT-84: {seat} was deported from no location"));
            }
        }
    }

    fn check_spot(&self, seat: Seat, spot: Spot, wrong: &mut Vec<String>) {
        if !self.edition.has(spot.at) {
            wrong.push(format!("GT-2: the piece of {seat} is on no location"));
            return;
        }
        let routes = self.edition.water().iter();
        let mut ends = routes.filter(|route| route.island == spot.at).flat_map(|route| route.between);
        let at_sea = self.edition.kind_of(spot.at) == Kind::CruiseIsland;
        if at_sea != spot.bound_for.is_some() || spot.bound_for.is_some_and(|to| ends.all(|end| end != to)) {
            wrong.push(format!("GT-30: {seat} is bound for the other end exactly on a Cruise Island"));
        }
    }

    fn check_money(&self, open: &Open, wrong: &mut Vec<String>) {
        let held = self.all_seats().map(|seat| open.players[seat].money);
        if held.chain([open.jackpot.money]).any(|money| money % 100 != 0) {
            wrong.push("GT-6: every amount is a multiple of $100".to_owned());
        }
    }

    fn check_keys(&self, open: &Open, wrong: &mut Vec<String>) {
        let mut places = vec![open.board, open.jackpot.keys];
        places.extend(self.all_seats().map(|seat| open.players[seat].keys));
        let all = places.iter().fold(Keys::NONE, |all, keys| all.or(*keys));
        let count: usize = places.iter().map(|keys| keys.len()).sum();
        if all != Keys::ALL || count != KeyId::COUNT {
            wrong.push(format!("GT-1: each of the 16 KEYs is in one place; {count} are somewhere"));
        }
    }

    fn check_memories(&self, open: &Open, wrong: &mut Vec<String>) {
        let chart: Places = self.edition.chart().iter().copied().collect();
        for seat in self.all_seats() {
            let player = &open.players[seat];
            if !player.memories.minus(chart).is_empty() {
                wrong.push(format!("GT-68: {seat} has a Memory that is not on the Chart"));
            }
        }
        for continent in ContinentId::all() {
            let key = KeyId::of_continent(continent);
            let name = &self.edition.continent(continent).name;
            let memories = |seat| self.memories_in(open, seat, continent);
            if open.board.contains(key) && self.all_seats().any(|seat| memories(seat) >= 2) {
                wrong.push(format!("GT-69: the KEY of {name} is earned, but still on the board"));
            }
            if let Some(holder) = open.holder(key) {
                if self.all_seats().any(|seat| memories(seat) > memories(holder)) {
                    wrong.push(format!("GT-70: the KEY of {name} belongs to who has more Memories there"));
                }
                // A Jackpot's Memories come with its KEY, so a KEY is never held without two.
                if memories(holder) < 2 {
                    wrong.push(format!("GT-69: {holder} holds the KEY of {name} without two Memories"));
                }
            }
            let lost = open.jackpot.memories.and(self.edition.chart_of(continent));
            if lost.is_empty() == open.jackpot.keys.contains(key) {
                wrong.push(format!("GT-72: the KEY of {name} lies in the Jackpot exactly with its Memories"));
            }
        }
        if !open.jackpot.memories.minus(chart).is_empty() {
            wrong.push("GT-72: a Memory in the Jackpot is not on the Chart".to_owned());
        }
    }

    fn check_tickets(&self, state: &State, wrong: &mut Vec<String>) {
        let State { open, hidden } = state;
        let mut tickets = hidden.pack.to_vec();
        tickets.extend(hidden.jackpot.iter());
        tickets.extend(open.course.turned);
        for seat in self.all_seats() {
            tickets.extend(hidden.hands[seat].iter());
            tickets.extend(hidden.home_tickets[seat]);
            let home = open.players[seat].home;
            let under =
                hidden.home_tickets[seat].filter(|ticket| self.edition.ticket_ids().any(|id| id == *ticket));
            let fits = match (home, under) {
                (Some(home), Some(ticket)) => self.edition.ticket(ticket).contains(&home),
                (None, None) => hidden.hands[seat].len() == usize::from(open.plays(seat)),
                _ => false,
            };
            if !fits {
                wrong.push(format!("GT-10: the Home of {seat} comes from their first ticket"));
            }
        }
        tickets.sort_unstable();
        if !tickets.iter().copied().eq(self.edition.ticket_ids()) {
            wrong.push("GT-3: every ticket is in one place".to_owned());
        }
        if hidden.pack.is_empty() && open.course.turned.is_none() {
            wrong.push("GT-7: the last ticket stays in the pack".to_owned());
        }
    }

    fn check_adventures(&self, state: &State, wrong: &mut Vec<String>) {
        for half in crate::Half::ALL {
            let mut cards = state.hidden.adventures[half.index()].to_vec();
            cards.sort_unstable();
            if cards != self.edition.pack(half) {
                wrong.push(format!("GT-4: the pack {} is not complete", half.id()));
            }
        }
    }

    /// GT-92: who has resigned has nothing but a Home that is known, and somebody is left.
    fn check_out(&self, state: &State, wrong: &mut Vec<String>) {
        let State { open, hidden } = state;
        if let Some(seat) = open.out.iter().find(|seat| seat.index() >= self.seats) {
            wrong.push(format!("GT-92: {seat} has resigned, who does not play"));
            return;
        }
        for seat in open.out.iter() {
            let gone = Player { home: open.players[seat].home, ..Player::default() };
            // A short game can end where the turn of somebody who left would begin its next round.
            let in_turn = open.turn == seat && !matches!(open.phase, Phase::Over { .. });
            if open.players[seat] != gone || !hidden.hands[seat].is_empty() || in_turn {
                wrong.push(format!("GT-92: {seat} has resigned, and still has a part in the game"));
            }
        }
        let alone = self.playing(open).count() == 1;
        let ended = match open.phase {
            Phase::Over { winners, ending } => {
                winners.iter().all(|seat| open.plays(seat)) && alone == (ending == Ending::Resignation)
            }
            _ => !alone,
        };
        if !ended || self.playing(open).count() == 0 {
            wrong.push("GT-92: the last one who has not resigned wins, and nobody else does".to_owned());
        }
    }

    fn check_players(&self, state: &State, wrong: &mut Vec<String>) {
        let open = &state.open;
        for seat in self.all_seats() {
            let player = &open.players[seat];
            let kind = player.spot.map(|spot| self.edition.kind_of(spot.at));
            if player.declined && !kind.is_some_and(Kind::is_red_dot) {
                wrong.push(format!("GT-44: {seat} declined an Adventure where there is none"));
            }
            if player.may_challenge && kind != Some(Kind::KeyCity) {
                wrong.push(format!("GT-74: {seat} may challenge, but is in no KEY City"));
            }
            if player.unresolved && (kind.is_none() || kind == Some(Kind::CruiseIsland)) {
                wrong.push(format!("GT-14: {seat} is to arrive where nobody arrives"));
            }
        }
    }

    /// Everything can be counted on from, and a Jackpot is never empty (GT-5).
    fn check_amounts(&self, open: &Open, wrong: &mut Vec<String>) {
        let held = self.all_seats().map(|seat| open.players[seat].money);
        if held.chain([open.jackpot.money]).any(|money| money > MAX_MONEY) {
            wrong.push(format!("GT-6: nobody has more than ${MAX_MONEY}"));
        }
        if open.jackpot.money < JACKPOT {
            wrong.push(format!(
                "GT-5: a Jackpot of ${}, though it begins with ${JACKPOT}",
                open.jackpot.money
            ));
        }
        if open.turns > MAX_TURNS {
            wrong.push(format!("GT-9: nobody has played {} turns", open.turns));
        }
        if open.round > MAX_ROUNDS {
            wrong.push(format!("GT-9: nobody has played {} rounds", open.round));
        }
        let specials = self.all_seats().map(|seat| open.players[seat].specials);
        if specials.chain([open.jackpot.specials]).any(|count| count > MAX_SPECIALS) {
            wrong.push(format!("GT-71: nobody has more than {MAX_SPECIALS} Special Memories"));
        }
        let owed = open.course.owed;
        let in_money = !matches!(open.phase, Phase::Debt(Due::Tickets));
        if owed > MAX_MONEY || (in_money && !owed.is_multiple_of(100)) {
            wrong.push(format!("GT-6: nobody owes ${owed}"));
        }
    }

    /// GT-49: the Adventure in progress is that of the city where the player is, and one of its effects has been begun.
    fn check_adventure(&self, open: &Open, wrong: &mut Vec<String>) {
        let Some(adventure) = open.course.adventure else { return };
        if open.at(open.turn) != Some(adventure.city) {
            wrong.push("GT-49: an Adventure goes on in a city where the player is not".to_owned());
        }
        let effects = self.edition.entry(adventure.card, adventure.city).effects.len();
        if adventure.begun == 0 || usize::from(adventure.begun) > effects {
            wrong.push(format!("GT-49: {} of {effects} effects of an Adventure are begun", adventure.begun));
        }
    }

    /// GT-84, GT-87: a mark can be cleared, and whoever has one has not come back yet.
    fn check_marks(&self, open: &Open, wrong: &mut Vec<String>) {
        for seat in self.all_seats() {
            let player = &open.players[seat];
            let Some(mark) = player.mark else { continue };
            let kind = self.edition.kind_of(mark.place);
            if kind == Kind::CruiseIsland || (mark.adventure && !kind.is_red_dot()) {
                wrong.push(format!("GT-84: nothing clears the mark of {seat}"));
            }
            if !player.exiled {
                wrong.push(format!("GT-87: {seat} has a mark, and is no longer on the way Home"));
            }
        }
    }

    /// What somebody may do, they have a right to.
    fn check_rights(&self, open: &Open, wrong: &mut Vec<String>) {
        for seat in self.all_seats() {
            let player = &open.players[seat];
            let key = player.spot.and_then(|spot| self.edition.key_of(spot.at));
            if player.may_challenge
                && key.is_some_and(|key| player.keys.contains(key) || open.board.contains(key))
            {
                wrong.push(format!("GT-74: {seat} may challenge for a KEY that no other player has had"));
            }
        }
        if open.course.claimable && !self.options.strict {
            wrong.push("GT-88: spending money is claimed at strict tables only".to_owned());
        }
        let at_home = open.mover().home == open.at(open.turn);
        if open.phase == Phase::Offer && at_home && open.mover().mark.is_some() {
            wrong.push("GT-83: after a deportation Home offers nothing".to_owned());
        }
    }

    /// GT-89: a short game is over when its end is reached.
    fn check_end(&self, open: &Open, wrong: &mut Vec<String>) {
        let reached = match self.options.short {
            Some(Short::KeysOut(keys)) => open.keys_out() >= usize::from(keys),
            Some(Short::Rounds(rounds)) => open.round > rounds,
            None => false,
        };
        if reached && !matches!(open.phase, Phase::Over { .. }) {
            wrong.push("GT-89: the short game has already ended".to_owned());
        }
    }

    /// The phase asks something that somebody can answer, and nothing is left over from another phase.
    fn check_question(&self, state: &State, wrong: &mut Vec<String>) {
        let State { open, hidden } = state;
        let course = &open.course;
        let hand = hidden.hands[open.turn].len();
        let on_map = open.at(open.turn);
        let kind = on_map.map(|here| self.edition.kind_of(here));
        // At the end it can be the turn of somebody who has left, or has not begun and is left alone (GT-92).
        let left = matches!(open.phase, Phase::Over { .. }) && !open.out.is_empty();
        if on_map.is_none() != (open.phase == Phase::ChooseHome) && !left {
            wrong.push("GT-10: a first turn begins with the choice of a Home".to_owned());
            return;
        }
        let moving_on = matches!(open.phase, Phase::MoveOn { .. });
        if course.turned.is_some() != moving_on || (!moving_on && !course.chain.is_empty()) {
            wrong.push("GT-46: a ticket is turned up exactly while somebody moves on".to_owned());
        }
        if (course.owed > 0) != matches!(open.phase, Phase::Debt(_)) {
            wrong.push("GT-81: something is owed exactly while it is asked for".to_owned());
        }
        let pending = matches!(open.phase, Phase::LoseKey | Phase::Switch | Phase::Pick(_))
            || matches!(open.phase, Phase::Debt(Due::Loss | Due::Tickets));
        if course.adventure.is_some() != pending {
            wrong.push("GT-49: an Adventure is pending exactly while it asks something".to_owned());
        }
        let answerable = match open.phase {
            Phase::Offer => matches!(kind, Some(Kind::KeyCity | Kind::ContinentalCity | Kind::GamblingCity)),
            Phase::Overland(steps) => {
                (1..=10).contains(&steps)
                    && on_map.is_some_and(|here| !self.edition.within(here, steps).is_empty())
            }
            Phase::MoveOn { who, chooser } => {
                let places = course.turned.map(|ticket| self.edition.ticket(ticket));
                let free = places.is_some_and(|places| places.iter().all(|&to| !self.is_barred(open, to)));
                free && who.index() < self.seats && chooser.index() < self.seats && open.at(who).is_some()
            }
            Phase::Debt(Due::Tickets) => course.claimable,
            Phase::Debt(_) => {
                let short = course.owed.saturating_sub(open.mover().money);
                short > 0 && (course.claimable || hand > (short / REFUND) as usize)
            }
            Phase::Pick(left) => left > 0 && hand > usize::from(left),
            Phase::LoseKey => open.mover().keys.len() > 1,
            Phase::Switch => self.partners(open).count() > 1,
            Phase::Bonus => course.bonus.is_some(),
            Phase::LastChance => course.ended && self.has_last_chance(state),
            Phase::Travel => kind != Some(Kind::CruiseIsland),
            Phase::AfterTurn => self.may_buy_two_after(state),
            _ => true,
        };
        if !answerable {
            wrong.push(format!("nobody can answer what the phase asks: {:?}", open.phase));
        }
        let at_rest = matches!(open.phase, Phase::MoveOn { .. } | Phase::AfterTurn | Phase::Over { .. });
        if open.mover().unresolved && !at_rest {
            wrong.push("GT-14: an arrival that waits is resolved before anything else".to_owned());
        }
        if course.bonus.is_some() && !matches!(open.phase, Phase::Bonus | Phase::Debt(Due::Fee)) {
            wrong.push("GT-62: a TRAVEL BONUS cannot be stored".to_owned());
        }
    }
}

/// What is remembered of the turn in progress is what can still matter in its phase.
fn check_course(open: &Open, wrong: &mut Vec<String>) {
    let Open { course, phase, .. } = open;
    let mut note = |broken: bool, what: &str| {
        if broken {
            wrong.push(what.to_owned());
        }
    };
    let coming = matches!(phase, Phase::MoveOn { .. } | Phase::Arrive);
    let paying = matches!(phase, Phase::Debt(Due::Expenses));
    let at_home = open.mover().home == open.at(open.turn);
    let settled = course.settling && !(course.first_turn && coming && at_home);
    note(settled, "GT-11: a Home that was just chosen is come to in a first turn");
    note(course.opening && !coming, "GT-14: an arrival opens the turn, but nobody arrives");
    note(course.sent && !coming && !paying, "GT-42: an Adventure sent the player, but nobody arrives");
    let goes_on = matches!(
        phase,
        Phase::ChooseHome | Phase::Travel | Phase::Overland(_) | Phase::Debt(Due::Again | Due::Trouble)
    );
    note(course.ended && goes_on, "GT-58: an Adventure has ended the turn, which goes on");
    note(
        course.first_turn && (course.claimable || course.opening),
        "GT-13: a first turn begins with nothing",
    );
    let over = matches!(phase, Phase::AfterTurn | Phase::Over { .. });
    let left = course.first_turn || course.ended || course.claimable || course.again || course.travelled;
    note(over && left, "GT-28: something of a turn is left that is over");
}
