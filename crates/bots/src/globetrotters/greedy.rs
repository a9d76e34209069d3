//! The greedy bot: goes where a KEY or a Memory is nearest, keeps a reserve, and knows the way home.

use games::globetrotters::{Action, Globetrotters, LocationId, Open, Phase, View};
use table::dice::FastDice;

use super::taste::Taste;
use super::worth::Worth;
use crate::any_of;

/// How many tickets are enough.
const TICKETS: usize = 3;

pub(super) fn choose(
    game: &Globetrotters,
    view: &View,
    taste: &Taste,
    dice: &mut FastDice,
) -> Option<Action> {
    let seat = view.viewer.seat()?;
    if view.legal.len() < 2 {
        return view.legal.first().copied();
    }
    if view.legal.contains(&Action::ClaimMoney) {
        return Some(Action::ClaimMoney);
    }
    let worth = Worth::new(game, &view.open, seat, view.tickets.len(), taste);
    let greedy = Greedy { view, worth };
    greedy.choose().or_else(|| any_of(&view.legal, dice))
}

struct Greedy<'a> {
    view: &'a View,
    worth: Worth<'a>,
}

impl Greedy<'_> {
    fn open(&self) -> &Open {
        &self.view.open
    }

    fn money(&self) -> u32 {
        self.open().players[self.worth.seat].money
    }

    fn has(&self, action: Action) -> bool {
        self.view.legal.contains(&action)
    }

    /// The first of the actions that are worth the most; actions worth nothing at all are left out.
    fn best(&self, worth: impl Fn(Action) -> Option<f64>) -> Option<(Action, f64)> {
        let mut best: Option<(Action, f64)> = None;
        for &action in &self.view.legal {
            if let Some(worth) = worth(action)
                && best.is_none_or(|(_, most)| worth > most)
            {
                best = Some((action, worth));
            }
        }
        best
    }

    fn choose(&self) -> Option<Action> {
        let worth = &self.worth;
        let going = |to: LocationId| Some(worth.going_to(to));
        let best = match self.open().phase {
            Phase::Travel => return self.travel(),
            Phase::Arrive => return Some(Action::Arrive),
            Phase::Offer => return self.offer(),
            Phase::LastChance => return self.challenge().or(Some(Action::Decline)),
            Phase::AfterTurn => return self.after_turn(),
            Phase::ChooseHome => self.best(|action| match action {
                Action::ChooseHome(home) => going(home),
                _ => None,
            }),
            Phase::Overland(_) => self.best(|action| match action {
                Action::MoveTo(to) => going(to),
                _ => None,
            }),
            Phase::Bonus => return self.bonus(),
            Phase::MoveOn { who, .. } => {
                // Somebody else is sent where it helps them least; one's own piece where it helps most.
                let theirs =
                    Worth::new(worth.game, worth.open, who, usize::from(self.view.hands[who]), worth.taste);
                let sign = if who == worth.seat { 1.0 } else { -1.0 };
                self.best(|action| match action {
                    Action::SendTo(to) => Some(sign * theirs.going_to(to)),
                    _ => None,
                })
            }
            Phase::Debt(_) => self.best(|action| match action {
                Action::Refund(ticket) => Some(-self.ticket_worth(ticket)),
                _ => None,
            }),
            Phase::LoseKey => self.best(|action| match action {
                // A continent's KEY takes its Memories along (GT-72), so a city's goes first.
                Action::LoseKey(key) => Some(if key.continent().is_some() { -1.0 } else { 0.0 }),
                _ => None,
            }),
            Phase::Switch => self.best(|action| match action {
                Action::SwitchWith(seat) => self.open().at(seat).and_then(going),
                _ => None,
            }),
            Phase::Pick(_) | Phase::Over { .. } => None,
        };
        best.map(|(action, _)| action)
    }

    fn ticket_worth(&self, ticket: games::globetrotters::TicketId) -> f64 {
        let [one, other] = self.worth.game.edition().ticket(ticket);
        self.worth.going_to(one).max(self.worth.going_to(other))
    }

    fn travel(&self) -> Option<Action> {
        if let Some(action) = self.place_memory().or_else(|| self.challenge()) {
            return Some(action);
        }
        let worth = &self.worth;
        if self.has(Action::TakeAdventure) {
            let here = self.open().at(worth.seat)?;
            if self.money() >= 500
                && (worth.reward(here) > worth.taste.adventure_again || worth.makes_good(here))
            {
                return Some(Action::TakeAdventure);
            }
        }
        let here = self.open().at(worth.seat)?;
        let broke = self.money() < 200 && !worth.going_home();
        let (best, most) = self.best(|action| match action {
            Action::Work => Some(worth.working()),
            _ if broke => None,
            Action::Roll => Some(worth.rolling(here)),
            // A ticket is worth a hundred dollars, and a little more for the places it opens.
            Action::Fly { to, .. } => Some(worth.going_to(to) - worth.taste.ticket),
            Action::Sail(island) => {
                let crossings = worth.game.edition().crossings(here);
                let to = crossings.iter().find(|crossing| crossing.island == island)?.to;
                Some(worth.going_to(to) * worth.taste.cruise - worth.taste.cruise_costs)
            }
            _ => None,
        })?;
        // Rich and with nothing good near: somewhere else is better.
        let stuck = if worth.going_home() { most < 40.0 } else { most < worth.taste.stuck };
        if stuck && self.view.tickets.is_empty() && self.money() >= 700 && self.has(Action::Buy(2)) {
            return Some(Action::Buy(2));
        }
        Some(best)
    }

    /// A Special Memory is placed where it earns a KEY (GT-71).
    fn place_memory(&self) -> Option<Action> {
        let edition = self.worth.game.edition();
        let (action, worth) = self.best(|action| match action {
            Action::PlaceMemory(city) => Some(self.worth.memory_in(edition.continent_of(city))),
            _ => None,
        })?;
        (worth >= self.worth.taste.placed).then_some(action)
    }

    fn challenge(&self) -> Option<Action> {
        (self.has(Action::Challenge) && self.money() >= 100).then_some(Action::Challenge)
    }

    fn offer(&self) -> Option<Action> {
        let here = self.open().at(self.worth.seat)?;
        let wants = if self.worth.makes_good(here) {
            Some(Action::TakeAdventure)
        } else if self.has(Action::TakeAdventure) {
            let reserve = if self.open().course.first_turn { 0 } else { 100 };
            (self.worth.reward(here) > self.worth.taste.adventure && self.money() >= reserve)
                .then_some(Action::TakeAdventure)
        } else {
            (self.worth.jackpot_try() > self.worth.taste.jackpot_tried).then_some(Action::TryJackpot)
        };
        Some(wants.filter(|&action| self.has(action)).unwrap_or(Action::Decline))
    }

    fn bonus(&self) -> Option<Action> {
        if let Some(action) = self.challenge().or_else(|| self.place_memory()) {
            return Some(action);
        }
        let (action, most) = self.best(|action| match action {
            Action::UseBonus(to) => Some(self.worth.going_to(to)),
            _ => None,
        })?;
        Some(if most > 0.0 { action } else { Action::Decline })
    }

    fn after_turn(&self) -> Option<Action> {
        let buy = f64::from(self.money()) >= 300.0 + self.worth.taste.reserve
            && self.view.tickets.len() < TICKETS
            && self.has(Action::BuyTwo);
        Some(if buy { Action::BuyTwo } else { Action::EndTurn })
    }
}
