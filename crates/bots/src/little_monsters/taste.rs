//! What things are worth to a player who plans a tour, in turns unless it says otherwise.

use crate::taste::tastes;

tastes! {
    /// What each card costs that is not among the next two.
    per_card: 2.5,
    /// What the way to a card costs that does not lie open yet,
    fresh: 2.5,
    /// how much less for each ticket that is left over,
    fresh_ticket: 0.1,
    /// and how much such a card counts beside the open ones.
    fresh_weight: 1.0,
    /// What a ticket costs of which there is enough; it chooses among the ways to a card.
    fare: 0.2,
    /// What a ticket that is left over saves,
    spare: 0.3,
    /// and what one does that is of a colour of its own.
    kinds: 0.1,
    /// What a ticket saves that comes while others are waited for.
    credit: 0.2,
    /// What the way home costs that is not in sight.
    home: 3.5,
    /// What a card costs more that somebody else gets first,
    contested: 1.0,
    /// and what part of that if it is not the one they want most.
    unwanted: 0.3,
    /// By how many turns somebody must be first for it to be certain.
    head_start: 1.0,
    /// What a turn of the foremost rival is worth, in turns of one's own.
    rival: 0.3,
    /// What a trade must bring.
    bargain: 0.2,
    /// How much of what a trade brings the other one is a loss.
    envy: 0.5,
}

/// What was found by games against the greedy bot (`train/README.md`).
#[rustfmt::skip]
pub(super) static STRONG: Taste = Taste::of(&[
    0.858, // per_card
    2.4, // fresh
    0.1, // fresh_ticket
    0.95, // fresh_weight
    0.189, // fare
    0.0432, // spare
    0.0929, // kinds
    0.0823, // credit
    5.19, // home
    0.99, // contested
    0.306, // unwanted
    0.601, // head_start
    0.688, // rival
    0.164, // bargain
    0.765, // envy
]);

/// By what the turns are counted that the network is told of; it was trained with these numbers, so they stay as they are.
#[rustfmt::skip]
pub(super) static TOLD: Taste = Taste::of(&[
    0.858, // per_card
    2.4, // fresh
    0.1, // fresh_ticket
    0.95, // fresh_weight
    0.189, // fare
    0.0432, // spare
    0.0929, // kinds
    0.0823, // credit
    5.19, // home
    0.99, // contested
    0.306, // unwanted
    0.601, // head_start
    0.688, // rival
    0.164, // bargain
    0.765, // envy
]);

/// The same for tables of more than two, where others take what one waits for.
#[rustfmt::skip]
pub(super) static COMPANY: Taste = Taste::of(&[
    1.59, // per_card
    1.91, // fresh
    0.232, // fresh_ticket
    0.491, // fresh_weight
    0.297, // fare
    0.0479, // spare
    0.0468, // kinds
    0.0622, // credit
    8.31, // home
    0.511, // contested
    0.334, // unwanted
    0.432, // head_start
    0.221, // rival
    0.126, // bargain
    0.991, // envy
]);
