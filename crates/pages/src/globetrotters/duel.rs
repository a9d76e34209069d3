//! Duels on the stage: a challenge for a KEY, two against each other, and a try for the Jackpot, one against the pot.

use games::globetrotters::Event;
use maud::{Markup, html};
use table::Seat;

use super::art;
use crate::parts::die;

/// A roll of two dice, and whether it hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Roll {
    dice: [u8; 2],
    hit: bool,
}

/// A challenge as it stands: the challenger first, the holder of the KEY second.
#[derive(Debug, PartialEq, Eq)]
struct Challenge {
    sides: [Seat; 2],
    /// What both rolled in this round, as far as they have.
    rolls: [Option<Roll>; 2],
    round: usize,
    winner: Option<Seat>,
}

impl Challenge {
    /// The challenge that this event belongs to; what was told before it follows, the newest first.
    fn of<'a>(mut told: impl Iterator<Item = &'a Event>) -> Option<Challenge> {
        let mut rolls = Vec::new();
        let mut event = told.next()?;
        let winner = match *event {
            Event::TookKey { seat, .. } => Some(seat),
            Event::LostChallenge { holder, .. } => Some(holder),
            _ => None,
        };
        if winner.is_some() {
            event = told.next()?;
        }
        loop {
            match *event {
                Event::ChallengeRolled { dice, hit, .. } => rolls.push(Roll { dice, hit }),
                Event::Challenged { seat, holder, .. } => {
                    rolls.reverse();
                    let round = rolls.len().div_ceil(2);
                    let latest = &rolls[round.saturating_sub(1) * 2..];
                    let rolls = [0, 1].map(|side: usize| latest.get(side).copied());
                    return Some(Challenge { sides: [seat, holder], rolls, round, winner });
                }
                _ => return None,
            }
            event = told.next()?;
        }
    }

    fn html(&self) -> Markup {
        let side = |side: usize| {
            let seat = self.sides[side];
            let fresh = self.winner.is_none() && self.rolls.iter().flatten().count() == side + 1;
            html! {
                span .gt-side.won[self.winner == Some(seat)].lost[self.winner.is_some_and(|winner| winner != seat)] {
                    (face(seat)) (slot(self.rolls[side], fresh))
                }
            }
        };
        html! {
            span .gt-duel {
                (side(0))
                span .gt-stake { (art::icon("s-key", "gt-face")) @if self.round > 1 { b { (self.round) } } }
                (side(1))
            }
        }
    }
}

/// A challenge with what both have rolled in this round, if this event is a part of one.
pub(super) fn challenge<'a>(told: impl Iterator<Item = &'a Event>) -> Option<Markup> {
    Challenge::of(told).map(|challenge| challenge.html())
}

/// A try for the Jackpot: the rolls so far, and the pot.
pub(super) fn jackpot<'a>(told: impl Iterator<Item = &'a Event>) -> Option<Markup> {
    let mut rolls = Vec::new();
    let mut player = None;
    let mut missed = false;
    for event in told {
        match *event {
            Event::JackpotRolled { seat, dice, hit } => {
                player = Some(seat);
                rolls.push(Roll { dice, hit });
            }
            Event::MissedJackpot { .. } if rolls.is_empty() => missed = true,
            Event::WonJackpot { .. } if rolls.is_empty() => {}
            _ => break,
        }
    }
    rolls.reverse();
    let won = rolls.last().is_some_and(|roll| roll.hit);
    Some(html! {
        span .gt-duel {
            span .gt-side.won[won].lost[missed] {
                (face(player?))
                @for number in 0..2 { (slot(rolls.get(number).copied(), number + 1 == rolls.len())) }
            }
            span .gt-side.gt-stake.won[missed].lost[won] { (art::icon("s-jackpot", "gt-face")) }
        }
    })
}

fn face(seat: Seat) -> Markup {
    art::icon(&format!("p{}", seat.0), "gt-face")
}

/// The place of a roll: the dice, or where they will lie.
fn slot(roll: Option<Roll>, fresh: bool) -> Markup {
    match roll {
        Some(roll) => pair(roll.dice, roll.hit, fresh),
        None => html! { span .gt-pair.gt-open { span .gt-die {} span .gt-die {} } },
    }
}

/// Two dice, marked if they hit; they tumble if they have just fallen.
pub(super) fn pair(dice: [u8; 2], hit: bool, fresh: bool) -> Markup {
    html! { span .gt-pair.hit[hit].fresh[fresh] { @for face in dice { (die("gt-die", face.into())) } } }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::globetrotters::KeyId;

    const ADA: Seat = Seat(0);
    const BO: Seat = Seat(1);
    const KEY: KeyId = KeyId(0);

    fn roll(seat: Seat, dice: [u8; 2], hit: bool) -> Event {
        Event::ChallengeRolled { seat, dice, hit }
    }

    /// The duel at the last of these events, which come in their order.
    fn told(events: &[Event]) -> Option<Challenge> {
        Challenge::of(events.iter().rev())
    }

    #[test]
    fn gt_75_a_duel_shows_the_round_in_progress() {
        let begun = Event::Challenged { seat: ADA, holder: BO, key: KEY };
        let mut events = vec![begun];
        assert_eq!(told(&events).unwrap().rolls, [None, None]);
        events.extend([roll(ADA, [1, 2], false), roll(BO, [2, 4], false), roll(ADA, [3, 4], true)]);
        let second = told(&events).unwrap();
        assert_eq!((second.round, second.sides), (2, [ADA, BO]));
        assert_eq!(second.rolls, [Some(Roll { dice: [3, 4], hit: true }), None]);
        events.extend([roll(BO, [1, 4], false), Event::TookKey { seat: ADA, from: BO, key: KEY }]);
        let won = told(&events).unwrap();
        assert_eq!((won.winner, won.round), (Some(ADA), 2));
        assert_eq!(won.rolls[1], Some(Roll { dice: [1, 4], hit: false }));
    }

    #[test]
    fn gt_70_a_key_that_changes_hands_by_a_memory_is_no_duel() {
        let memory = Event::PlacedMemory { seat: ADA, city: games::globetrotters::LocationId(3) };
        assert_eq!(told(&[memory, Event::TookKey { seat: ADA, from: BO, key: KEY }]), None);
    }

    #[test]
    fn gt_78_the_jackpot_has_room_for_two_rolls() {
        let miss = Event::JackpotRolled { seat: ADA, dice: [1, 2], hit: false };
        let html = |events: &[Event]| jackpot(events.iter().rev()).unwrap().into_string();
        assert_eq!(html(&[miss]).matches("gt-open").count(), 1);
        let missed = html(&[miss, miss, Event::MissedJackpot { seat: ADA }]);
        assert_eq!((missed.matches("gt-open").count(), missed.matches(" won").count()), (0, 1));
    }
}
