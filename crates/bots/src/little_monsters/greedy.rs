//! The greedy bot: the shortest way to the nearest card, and home with six.
//!
//! It saves its tickets until a goal is in reach, then goes there at once. It trades what its way does not need
//! for what it lacks, helps nobody who is about to win, and lets misfortune fall on others where it may choose.

use games::little_monsters::{Action, Colour, LittleMonsters, LocationId, Open, Phase, Tickets, View};
use table::Seat;
use table::dice::FastDice;

use super::outlook::{Outlook, WAIT, outlook};
use crate::any_of;

/// How many offers the bot makes in a turn: enough to be of use, too few to be a nuisance.
const OFFERS: u8 = 1;

/// The outlook of somebody who can reach nothing.
const HOPELESS: u32 = 1_000_000;

struct Greedy<'a> {
    game: &'a LittleMonsters,
    open: &'a Open,
    seat: Seat,
    sight: Sight,
}

/// How far a player looks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sight {
    /// To the whole way, and what tickets are still to be waited for.
    Far,
    /// To the nearest goal: sets out as soon as the first ticket is there, and does not think of trading.
    Near,
}

pub(super) fn choose(
    game: &LittleMonsters,
    view: &View,
    sight: Sight,
    dice: &mut FastDice,
) -> Option<Action> {
    let seat = view.viewer.seat()?;
    if view.legal.len() < 2 {
        return view.legal.first().copied();
    }
    let greedy = Greedy { game, open: &view.open, seat, sight };
    let choice = match view.open.phase {
        Phase::Travel => greedy.travel(&view.legal),
        Phase::EventMove { .. } => greedy.best(&view.legal, |action| match action {
            Action::Fly(to) => greedy.effort(to, greedy.hand()),
            _ => greedy.effort(greedy.here(), greedy.hand()),
        }),
        Phase::Globe { .. } => greedy.best(&view.legal, |action| match action {
            Action::TakeTicket(colour) => greedy.effort_with(|hand| hand[colour] += 1),
            _ => HOPELESS,
        }),
        Phase::Discard(_) => greedy.best(&view.legal, |action| match action {
            // Of tickets that are of no use now, the most plentiful goes first. The effort may be none at all.
            Action::Discard(colour) => {
                100 + 100 * greedy.effort_with(|hand| hand[colour] -= 1) - u32::from(greedy.hand()[colour])
            }
            _ => HOPELESS,
        }),
        Phase::Cure => greedy.best(&view.legal, |action| match action {
            Action::Cure(at) => 100 - greedy.threat(at, greedy.seat),
            _ => HOPELESS,
        }),
        Phase::Spread => greedy.best(&view.legal, |action| match action {
            Action::Spread(at) => 100 + 2 * greedy.threat(at, greedy.seat) - greedy.threat_to_others(at),
            _ => HOPELESS,
        }),
        Phase::Crowds(_) => greedy.best(&view.legal, |action| match action {
            Action::Crowd(continent) => u32::from(game.edition().continent_of(greedy.here()) == continent),
            _ => HOPELESS,
        }),
        Phase::Roll | Phase::Over(_) => None,
    };
    choice.or_else(|| any_of(&view.legal, dice))
}

impl Greedy<'_> {
    fn hand(&self) -> Tickets {
        self.open.hands[self.seat]
    }

    fn here(&self) -> LocationId {
        self.open.monsters[self.seat]
    }

    fn outlook(&self, from: LocationId, tickets: Tickets) -> Option<Outlook> {
        let wait = if self.sight == Sight::Far { WAIT } else { WAIT / 20 };
        outlook(self.game, self.open, self.seat, from, tickets, wait)
    }

    fn effort(&self, from: LocationId, tickets: Tickets) -> u32 {
        self.outlook(from, tickets).map_or(HOPELESS, |outlook| outlook.effort)
    }

    fn effort_with(&self, change: impl FnOnce(&mut Tickets)) -> u32 {
        let mut hand = self.hand();
        change(&mut hand);
        self.effort(self.here(), hand)
    }

    /// The first of the actions with the least effort after it.
    fn best(&self, legal: &[Action], effort: impl Fn(Action) -> u32) -> Option<Action> {
        legal.iter().copied().min_by_key(|&action| effort(action))
    }

    fn travel(&self, legal: &[Action]) -> Option<Action> {
        if let Some(answer) = self.answer(legal) {
            return Some(answer);
        }
        if self.seat != self.open.turn {
            return None;
        }
        let Some(plan) = self.outlook(self.here(), self.hand()) else { return Some(Action::Stop) };
        let step = plan.steps.first().map(|step| Action::Step { to: step.to, colour: step.colour });
        if plan.missing.is_empty() {
            return Some(step.unwrap_or(Action::Stop));
        }
        if self.sight == Sight::Near {
            return step.filter(|step| legal.contains(step)).or(Some(Action::Stop));
        }
        let trade = self.exchange(legal, &plan).or_else(|| self.offer(legal, &plan));
        Some(trade.unwrap_or(Action::Stop))
    }

    /// Answers the offers that wait for this seat: those that bring it nearer to its goal are accepted.
    fn answer(&self, legal: &[Action]) -> Option<Action> {
        let accept = legal.iter().find_map(|action| match action {
            Action::Accept(from) => Some(*from),
            _ => None,
        });
        let Some(from) = accept else {
            return legal.iter().copied().find(|action| matches!(action, Action::Decline(_)));
        };
        let offer = self.open.trade_between(self.seat, from)?;
        let better = self.effort_with(|hand| {
            *hand += offer.give;
            *hand -= offer.want;
        });
        let about_to_win = self.game.may_go_home(self.open, from);
        let gains = better < self.effort(self.here(), self.hand());
        Some(if gains && !about_to_win { Action::Accept(from) } else { Action::Decline(from) })
    }

    /// Three tickets that the plan does not need for one that it lacks.
    fn exchange(&self, legal: &[Action], plan: &Outlook) -> Option<Action> {
        let spare = self.spare(plan);
        legal.iter().copied().find(|action| match *action {
            Action::Exchange { give, take } => spare[give] >= 3 && plan.missing[take] > 0,
            _ => false,
        })
    }

    /// A ticket that the plan does not need for one that it lacks.
    fn offer(&self, legal: &[Action], plan: &Outlook) -> Option<Action> {
        if self.open.offers_made >= OFFERS {
            return None;
        }
        let spare = self.spare(plan);
        legal.iter().copied().find(|action| match *action {
            Action::Offer { to, give, want } => {
                spare.hold(give)
                    && want.colours().all(|colour| plan.missing[colour] > 0)
                    && !self.game.may_go_home(self.open, to)
            }
            _ => false,
        })
    }

    fn spare(&self, plan: &Outlook) -> Tickets {
        let mut spare = self.open.unpromised(self.seat);
        for colour in Colour::ALL {
            spare[colour] = spare[colour].saturating_sub(plan.cost[colour]);
        }
        spare
    }

    /// How near a token is to a player: 3 where they are, 2 next to them, 1 two paths away.
    fn threat(&self, at: LocationId, seat: Seat) -> u32 {
        let monster = self.open.monsters[seat];
        let near = self.game.edition().neighbours(monster);
        if at == monster {
            3
        } else if near.contains(at) {
            2
        } else {
            u32::from(near.iter().any(|place| self.game.edition().neighbours(place).contains(at)))
        }
    }

    fn threat_to_others(&self, at: LocationId) -> u32 {
        let others = Seat::all(table::Game::seats(self.game))
            .filter(|&seat| seat != self.seat && self.open.plays(seat));
        others.map(|seat| self.threat(at, seat)).sum()
    }
}
