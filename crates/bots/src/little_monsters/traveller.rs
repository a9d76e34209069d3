//! The bot that plans a tour: it weighs every card within reach, and waiting, by the turns that everybody still needs after it.

use games::little_monsters::{Action, Colour, LittleMonsters, LocationId, Open, Phase, Tickets, View};
use table::dice::FastDice;
use table::{Game, Seat};

use super::greedy;
use super::outlook::{WAIT, outlook};
use super::taste::Taste;
use super::tour::{Cards, DISPLAY, Judge, Prospect, Stand};
use super::wait::Waits;
use crate::any_of;

/// How many offers the bot makes in a turn: enough to be of use, too few to be a nuisance.
const OFFERS: u8 = 1;

pub(super) fn choose(
    game: &LittleMonsters,
    view: &View,
    taste: &Taste,
    dice: &mut FastDice,
) -> Option<Action> {
    let seat = view.viewer.seat()?;
    if view.legal.len() < 2 {
        return view.legal.first().copied();
    }
    let traveller = Traveller::new(game, &view.open, seat, taste);
    let choice = match view.open.phase {
        Phase::Travel => traveller.travel(&view.legal),
        Phase::Globe { tickets } => traveller.globe(&view.legal, tickets),
        Phase::Discard(_) => traveller.best(&view.legal, |action| match action {
            Action::Discard(colour) => {
                let mut hand = traveller.stand.hand;
                hand[colour] -= 1;
                Some(traveller.waiting(Stand { hand, ..traveller.stand }))
            }
            _ => None,
        }),
        Phase::EventMove { .. } => traveller.best(&view.legal, |action| match action {
            Action::Fly(to) => Some(traveller.waiting(Stand { at: to, ..traveller.stand })),
            _ => Some(traveller.waiting(traveller.stand)),
        }),
        _ => return greedy::choose(game, view, greedy::Sight::Far, dice),
    };
    choice.or_else(|| any_of(&view.legal, dice))
}

struct Traveller<'a> {
    judge: Judge<'a>,
    open: &'a Open,
    seat: Seat,
    stand: Stand,
    /// What lies before the others, as things are.
    rivals: Vec<Prospect>,
    /// The turns of the foremost of them, if nothing changes and if one of the cards is gone.
    foremost: [f64; DISPLAY + 1],
    /// Whether fares tell what a way costs: no token or monster stands anywhere.
    clear: bool,
}

impl<'a> Traveller<'a> {
    fn new(game: &'a LittleMonsters, open: &'a Open, seat: Seat, taste: &'a Taste) -> Self {
        let judge = Judge { game, taste, waits: Waits::get() };
        let others = Seat::all(game.seats()).filter(|&other| other != seat && open.plays(other));
        let rivals: Vec<Prospect> =
            others.map(|other| judge.prospect(Stand::of(open, other), &open.display, 0.0)).collect();
        let tokens = &open.tokens;
        let clear = tokens.storm.is_empty()
            && tokens.nuclear.is_empty()
            && tokens.wildfire.is_empty()
            && game.jammed(open, seat).is_empty();
        let there = open.display.map(|card| card.is_some());
        let foremost = std::array::from_fn(|gone| {
            let mut there = there;
            if let Some(there) = there.get_mut(gone) {
                *there = false;
            }
            let turns = rivals.iter().map(|rival| judge.turns(rival, there, &[0.0; DISPLAY]));
            turns.fold(f64::INFINITY, f64::min).min(60.0)
        });
        Traveller { judge, open, seat, stand: Stand::of(open, seat), rivals, foremost, clear }
    }

    /// The first of the actions that are worth the most.
    fn best(&self, legal: &[Action], worth: impl Fn(Action) -> Option<f64>) -> Option<Action> {
        let mut best: Option<(Action, f64)> = None;
        for &action in legal {
            if let Some(worth) = worth(action)
                && best.is_none_or(|(_, most)| worth > most)
            {
                best = Some((action, worth));
            }
        }
        best.map(|(action, _)| action)
    }

    /// What it is worth to stand so at the end of a turn, with all cards where they are.
    fn waiting(&self, stand: Stand) -> f64 {
        self.worth(stand, self.open.display, DISPLAY)
    }

    /// What it is worth to stand so at the end of a turn in which the card in one place of the display was taken.
    fn worth(&self, stand: Stand, display: Cards, gone: usize) -> f64 {
        let prospect = self.judge.prospect(stand, &display, 1.0);
        let there = display.map(|card| card.is_some());
        let turns = self.judge.turns(&prospect, there, &self.dearer(&prospect, there));
        self.judge.taste.rival * self.foremost[gone] - turns
    }

    /// What each card costs more because somebody else may get it first.
    fn dearer(&self, own: &Prospect, there: [bool; DISPLAY]) -> [f64; DISPLAY] {
        let taste = self.judge.taste;
        let mut dearer = [0.0f64; DISPLAY];
        for rival in &self.rivals {
            let order = |&one: &usize, &other: &usize| rival.first[one].total_cmp(&rival.first[other]);
            let wanted = (0..DISPLAY).filter(|&card| there[card]).min_by(order);
            for (card, dearer) in dearer.iter_mut().enumerate() {
                let ahead = own.first[card] - rival.first[card].max(1.0) + taste.head_start;
                let lost = (ahead / (2.0 * taste.head_start)).clamp(0.0, 1.0);
                let wants = if wanted == Some(card) { 1.0 } else { taste.unwanted };
                *dearer = dearer.max(taste.contested * wants * lost);
            }
        }
        dearer
    }

    /// Everything that one can go to at once with these tickets: where, what it costs, and what it is worth.
    fn within_reach(&self, hand: Tickets, mut each: impl FnMut(LocationId, Tickets, f64)) {
        let stand = Stand { hand, ..self.stand };
        if self.judge.game.may_go_home(self.open, self.seat) {
            for &fare in self.judge.game.edition().fares(stand.at, stand.house) {
                if hand.hold(fare) {
                    each(stand.house, fare, f64::INFINITY);
                }
            }
            return;
        }
        for (place, card) in self.open.display.iter().enumerate() {
            let Some(card) = *card else { continue };
            for &fare in self.judge.game.edition().fares(stand.at, card) {
                if hand.hold(fare) {
                    each(card, fare, self.worth_of_card(place, card, hand.beyond(fare)));
                }
            }
        }
    }

    fn worth_of_card(&self, place: usize, card: LocationId, left: Tickets) -> f64 {
        let mut display = self.open.display;
        display[place] = None;
        self.worth(Stand { at: card, hand: left, cards: self.stand.cards + 1, ..self.stand }, display, place)
    }

    /// What these tickets are worth as long as the move has not ended.
    fn worth_of(&self, hand: Tickets) -> f64 {
        let mut most = self.waiting(Stand { hand, ..self.stand });
        self.within_reach(hand, |_, _, worth| most = most.max(worth));
        most
    }

    /// The ticket of a globe, and if there are two the better one of the best pair.
    fn globe(&self, legal: &[Action], tickets: u8) -> Option<Action> {
        let gain = |hand: Tickets, colour: Colour| {
            let mut hand = hand;
            hand[colour] += 1;
            hand
        };
        self.best(legal, |action| match action {
            Action::TakeTicket(colour) => {
                let hand = gain(self.stand.hand, colour);
                if tickets < 2 {
                    return Some(self.worth_of(hand));
                }
                let second = self.open.supply.colours().map(|colour| self.worth_of(gain(hand, colour)));
                Some(second.fold(f64::NEG_INFINITY, f64::max))
            }
            _ => None,
        })
    }

    fn travel(&self, legal: &[Action]) -> Option<Action> {
        if let Some(answer) = self.answer(legal) {
            return Some(answer);
        }
        if self.seat != self.open.turn {
            return None;
        }
        let trade = if self.open.moved { None } else { self.exchange(legal).or_else(|| self.offer(legal)) };
        trade.or_else(|| if self.clear { self.go() } else { self.go_around() })
    }

    /// A step towards the best card, or waiting; who has set out goes on to one if they can.
    fn go(&self) -> Option<Action> {
        let stay = if self.open.moved { f64::NEG_INFINITY } else { self.staying() };
        let mut best = (stay, None);
        self.within_reach(self.stand.hand, |to, fare, worth| {
            if worth > best.0 {
                best = (worth, Some((to, fare)));
            }
        });
        match best.1 {
            Some((to, fare)) if to != self.stand.at => self.step_towards(to, fare),
            _ => Some(Action::Stop),
        }
    }

    /// What it is worth to end the move here.
    fn staying(&self) -> f64 {
        let here = self.open.display.iter().position(|&card| card == Some(self.stand.at));
        match here {
            Some(place) => self.worth_of_card(place, self.stand.at, self.stand.hand),
            None => self.waiting(self.stand),
        }
    }

    /// The first path of a way that costs this.
    fn step_towards(&self, to: LocationId, fare: Tickets) -> Option<Action> {
        let edition = self.judge.game.edition();
        let ways = edition.ways_from(self.stand.at).iter();
        let way = ways.copied().find(|way| {
            fare[way.colour] > 0 && {
                let mut rest = fare;
                rest[way.colour] -= 1;
                edition.fares(way.to, to).iter().any(|&left| rest.hold(left))
            }
        })?;
        Some(Action::Step { to: way.to, colour: way.colour })
    }

    /// The same where tokens or monsters stand about: by the ways that the rules leave.
    fn go_around(&self) -> Option<Action> {
        let (game, hand) = (self.judge.game, self.stand.hand);
        let home = game.may_go_home(self.open, self.seat);
        let mut best = (self.ending(self.stand.at, hand), None);
        for route in game.routes(self.open, self.seat) {
            let to = route.steps.last()?.to;
            let place = self.open.display.iter().position(|&card| card == Some(to));
            let ill = self.open.tokens.pandemic.contains(self.stand.at) && route.steps.len() == 1;
            if place.is_none() && !ill && !(home && to == self.stand.house) {
                continue;
            }
            let left = hand.beyond(route.cost);
            let lost = if route.polluted && !left.is_empty() { self.judge.taste.spare * 2.0 } else { 0.0 };
            let worth = self.ending(to, left) - lost;
            if worth > best.0 {
                best = (worth, route.steps.first().copied());
            }
        }
        let step = best.1.map(|step| Action::Step { to: step.to, colour: step.colour });
        Some(step.unwrap_or(Action::Stop))
    }

    /// What it is worth to end the move somewhere with so many tickets left.
    fn ending(&self, at: LocationId, mut hand: Tickets) -> f64 {
        if at == self.stand.house && self.judge.game.may_go_home(self.open, self.seat) {
            return f64::INFINITY;
        }
        if self.open.tokens.pandemic.contains(at) {
            hand.0.iter_mut().for_each(|count| *count /= 2);
        }
        match self.open.display.iter().position(|&card| card == Some(at)) {
            Some(place) => self.worth_of_card(place, at, hand),
            None => self.waiting(Stand { at, hand, ..self.stand }),
        }
    }

    /// Answers the offers that wait for this seat.
    fn answer(&self, legal: &[Action]) -> Option<Action> {
        let accept = legal.iter().find_map(|action| match action {
            Action::Accept(from) => Some(*from),
            _ => None,
        });
        let Some(from) = accept else {
            return legal.iter().copied().find(|action| matches!(action, Action::Decline(_)));
        };
        let offer = self.open.trade_between(self.seat, from)?;
        let gain = self.gain(self.seat, offer.want, offer.give);
        let theirs = self.gain(from, offer.give, offer.want);
        let about_to_win = self.judge.game.may_go_home(self.open, from);
        let good = gain > self.judge.taste.bargain + self.judge.taste.envy * theirs.max(0.0);
        Some(if good && !about_to_win { Action::Accept(from) } else { Action::Decline(from) })
    }

    /// By how many turns somebody is better off who gives some tickets for others.
    fn gain(&self, seat: Seat, give: Tickets, take: Tickets) -> f64 {
        let stand = Stand::of(self.open, seat);
        let mut hand = stand.hand.beyond(give);
        hand += take;
        let there = self.open.display.map(|card| card.is_some());
        let turns = |stand| {
            let prospect = self.judge.prospect(stand, &self.open.display, 0.0);
            self.judge.turns(&prospect, there, &[0.0; DISPLAY])
        };
        turns(stand) - turns(Stand { hand, ..stand })
    }

    /// Three tickets of a colour for another one, if that brings more than a trade has to.
    fn exchange(&self, legal: &[Action]) -> Option<Action> {
        if !legal.iter().any(|action| matches!(action, Action::Exchange { .. })) {
            return None;
        }
        let now = self.worth_of(self.stand.hand) + self.judge.taste.bargain;
        self.best(legal, |action| match action {
            Action::Exchange { give, take } => {
                let mut hand = self.stand.hand.beyond(Tickets::of(give, 3));
                hand[take] += 1;
                Some(self.worth_of(hand)).filter(|&worth| worth > now)
            }
            _ => None,
        })
    }

    /// A ticket that the nearest way does not need for one that it lacks, if both gain by it, and this seat more.
    fn offer(&self, legal: &[Action]) -> Option<Action> {
        let (game, hand) = (self.judge.game, self.stand.hand);
        if self.open.offers_made >= OFFERS || !game.options().free_market {
            return None;
        }
        let plan = outlook(game, self.open, self.seat, self.stand.at, hand, WAIT)?;
        if plan.missing.is_empty() {
            return None;
        }
        let spare = self.open.unpromised(self.seat).beyond(plan.cost);
        let now = self.worth_of(hand) + self.judge.taste.bargain;
        self.best(legal, |action| match action {
            Action::Offer { to, give, want } if spare.hold(give) && !game.may_go_home(self.open, to) => {
                if want.colours().any(|colour| plan.missing[colour] == 0) {
                    return None;
                }
                let theirs = self.gain(to, want, give);
                let mut after = hand.beyond(give);
                after += want;
                let worth = || self.worth_of(after) - self.judge.taste.envy * theirs;
                (theirs > 0.0).then(worth).filter(|&worth| worth > now)
            }
            _ => None,
        })
    }
}
