//! What things are worth to a player, in tenths of a city KEY unless it says otherwise.

use crate::taste::tastes;

tastes! {
    /// A city KEY on the board, if it is as good as one's own.
    key: 10.0,
    /// A hundred dollars.
    hundred: 0.8,
    /// What the end of a turn costs: the trips that cannot be made any more.
    turn: 2.0,
    /// What being sent Home for debts costs.
    deported: 12.0,
    /// The chance to stay in a city through its Adventure,
    stays: 0.8,
    /// with little money left,
    stays_poor: 0.48,
    /// and with next to none.
    stays_broke: 0.2,
    /// How much of its worth a space of the way to a goal leaves it.
    per_space: 0.93,
    /// A KEY that another holds: a challenge is won half the time, and counts twice.
    others_key: 6.0,
    /// The part of a turn that a challenge costs.
    challenge_turn: 0.5,
    /// A Memory where the KEY is one's own: a little lead is worth something,
    lead: 1.0,
    /// one that takes the KEY from another,
    overtakes: 12.0,
    /// one that draws level,
    draws_level: 3.0,
    /// one that leaves them behind all the same,
    behind: 0.5,
    /// one in a continent whose KEY is in the Jackpot,
    in_jackpot: 0.2,
    /// one that earns a free KEY,
    completes: 10.0,
    /// and the first of two.
    first_memory: 4.5,
    /// The part of the best Memory that a Special Memory is worth.
    special: 0.7,
    /// A KEY in the Jackpot,
    jackpot_key: 12.0,
    /// a Special Memory in it,
    jackpot_special: 3.0,
    /// and what else there may be.
    jackpot: 2.0,
    /// How many turns' worth a lost Jackpot costs.
    jackpot_turn: 1.5,
    /// A ticket that is lost in a Wasteland.
    wasteland_ticket: 1.2,
    /// Being where flights start.
    airport: 1.5,
    /// The part of what lies near that counts where the turn ends,
    after_end: 0.4,
    /// and where it goes on.
    after: 0.6,
    /// A ticket that the die brings.
    ticket_rolled: 1.5,
    /// What working brings who has less than $200 beside the money,
    need_broke: 9.0,
    /// less than $400,
    need_poor: 4.0,
    /// and less than $700.
    need_some: 1.0,
    /// What it costs who has more.
    rich: 6.0,
    /// A ticket that is used up.
    ticket: 1.2,
    /// The part of a place's worth that is left after a cruise,
    cruise: 0.8,
    /// and what that costs.
    cruise_costs: 2.5,
    /// Below what worth the rich buy tickets to be elsewhere.
    stuck: 6.0,
    /// What a Memory must bring for a Special one to be placed.
    placed: 9.0,
    /// What another Adventure in a city must promise,
    adventure_again: 3.0,
    /// and one on arrival;
    adventure: 1.0,
    /// and a Jackpot.
    jackpot_tried: 1.0,
    /// What must be left after buying tickets, in dollars.
    reserve: 200.0,
}

/// What a beginner likes: what is near, what is had at once, and every Adventure.
pub(super) static EASY: Taste =
    Taste { per_space: 0.7, after: 0.3, after_end: 0.2, airport: 0.5, ticket_rolled: 0.5, ..GREEDY };

/// What was found by games against the greedy bot (`train/README.md`).
#[rustfmt::skip]
pub(super) static STRONG: Taste = Taste::of(&[
    12.9, // key
    0.933, // hundred
    2.65, // turn
    18.9, // deported
    3.1, // stays
    0.564, // stays_poor
    0.218, // stays_broke
    0.879, // per_space
    4.15, // others_key
    0.499, // challenge_turn
    0.804, // lead
    20.1, // overtakes
    5.19, // draws_level
    1.41, // behind
    0.206, // in_jackpot
    4.6, // completes
    2.77, // first_memory
    0.164, // special
    28.7, // jackpot_key
    2.96, // jackpot_special
    5.29, // jackpot
    1.38, // jackpot_turn
    1.33, // wasteland_ticket
    0.827, // airport
    0.359, // after_end
    0.676, // after
    0.967, // ticket_rolled
    6.01, // need_broke
    1.72, // need_poor
    0.881, // need_some
    7.39, // rich
    0.886, // ticket
    0.559, // cruise
    3.18, // cruise_costs
    4.03, // stuck
    7.71, // placed
    3.13, // adventure_again
    0.295, // adventure
    0.97, // jackpot_tried
    231.0, // reserve
]);
