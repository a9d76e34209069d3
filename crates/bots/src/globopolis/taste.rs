//! What things are worth to a player, in points unless it says otherwise.

use super::estate::FAR;
use crate::taste::tastes;

tastes! {
    /// What the premium of a level still to be built takes off its points, on average.
    premium: 2.2,
    /// How much an R-Unit that is missing leaves of the worth of the set it is missing for.
    missing: 0.68,
    /// An EU that will pay a premium,
    eu_kept: 0.15,
    /// and one with no use in sight.
    eu_idle: 0.05,
    /// How many EU are kept for premiums and Conference Costs.
    reserve: 60.0,
    /// The part of a group's bonus that is in sight with no Territory missing (GP-24),
    group_whole: 0.9,
    /// with one,
    group_one_short: 0.3,
    /// and with two.
    group_two_short: 0.1,
    /// What a Territory is worth beside its points: Conference Costs, and room for two levels.
    territory: 0.4,
    /// What a Guild is worth beside its points,
    guild: 1.0,
    /// and each R-Unit of its stock.
    in_stock: 0.1,
    /// An NS-Unit that guards a Territory.
    guard: 0.2,
    /// Having reached the mark.
    victory: 30.0,
    /// How much the gain of an only rival hurts.
    duel: 1.0,
    /// How much the gain of who claims victory hurts: they are to be stopped at any price.
    claimant: 2.5,
    /// The part of a rival's gain that hurts, divided among the rivals.
    rival: 0.7,
    /// How much of what TELEPORT! pays is seen in a field on the way there (GP-41).
    progress: 1.0,
    /// A card of the OPs-MISSION stack,
    ops_card: 0.8,
    /// and an INFLUENCE card.
    influence_card: 1.2,
    /// What another roll may bring, where it is not looked at more closely.
    another_roll: 1.0,
    /// What an Agent is worth.
    agent: 0.25,
    /// The chance that a Guild that Agents protect is taken (GP-89), roughly.
    contest: 0.6,
    /// What a flight from a base may bring.
    flight: 0.5,
    /// What an Operations card must bring to be played in a battle and not kept.
    fought_with: 0.6,
    /// What calling a battle off must bring beyond that.
    called_off: 2.0,
    /// What a card in a rival's hand may do to a chance.
    surprise: 0.02,
    /// An attack with a smaller chance than this is not looked at.
    hopeless: 0.15,
    /// What a lost Territory's NS-Units are worth to the victor who keeps them,
    kept_ns: 0.5,
    /// and its R-Units to the loser who burns them.
    scorched: 1.0,
    /// What an NS-Unit must bring that an own Territory sends (GP-83),
    own_ns: 0.3,
    /// and one that is asked for beside its price (GP-84).
    asked_ns: 0.2,
    /// What an NS-Unit is worth to who is asked for it (GP-84).
    sent_ns: 0.8,
    /// What the outcome of others' battle is worth, for as much as one party's gain hurts more than the other's.
    others_battle: 4.0,
    /// How many times its price a bribe must bring (GP-63).
    bribe_pays: 2.0,
    /// How much better superiority over a Territory of one's own is than over another's.
    own_guard: 1.5,
    /// What an R-Unit other than NS adds to what is at stake on a Territory.
    infrastructure: 0.3,
    /// What an R-Unit from another's Guild must bring beyond its price,
    from_guild: 0.15,
    /// and one at a market.
    from_market: 0.05,
    /// What a card must save on another's Territory to be played there.
    saved: 1.5,
    /// What a flight is worth by itself while a MISSION counts them.
    counted_flight: 1.5,
    /// What a card must bring to be played.
    played: 0.3,
    /// From which part of the mark on somebody is about to win,
    leads: 0.7,
    /// also for those who have no room for a card more.
    leads_full: 0.5,
    /// What a card that pays for each thing must bring more while it pays few EU.
    waiting: 4.0,
    /// What an EU of a premium that a card saves is worth.
    premium_eu: 0.2,
    /// What a shield is worth, for each point that it protects where somebody is near.
    shielded: 0.06,
    /// What taking a card from another is worth, beside what it hurts them;
    stolen: 0.6,
    /// and what a look at their hand is.
    seen: 0.1,
    /// What an Agent that is sent home is worth, as a part of what an Agent is,
    sent_home: 0.5,
    /// and one that is captured.
    captured: 2.0,
    /// What a card must bring to be used up for buying: there may be a better moment later;
    buying: 0.5,
    /// and for an exchange.
    exchanging: 0.5,
    /// What it is worth to keep an Operations card,
    operation: 1.0,
    /// one that calls a battle off,
    calling_off: 1.4,
    /// an Opportunity card for whose rows there are Territories,
    opportunity: 0.6,
    /// and one for whose there are not.
    no_opportunity: 0.2,
    /// What a step that is still to be made leaves of the worth of a MISSION.
    step: 0.6,
    /// How many steps a Title is away that another owns,
    owned: 1.4,
    /// and a level that is still to be built, once the sets are there.
    unbuilt: 0.3,
    /// How many EU are a step,
    eu_a_step: 50.0,
    /// and how many R-Units.
    units_a_step: 3.0,
    /// How many steps a Territory with Agents of one's own is,
    abroad: 0.4,
    /// and an Agent to be captured.
    captive: 0.5,
    /// How many steps a deed is that comes by itself,
    easy_deed: 0.5,
    /// and any other.
    deed: 0.8,
    ;
    /// What is left of the worth of a set with so many R-Units missing.
    faded: [f64; FAR as usize] = fade(missing)
}

/// What a beginner likes: what they have, more than what it may become or what others are about to do; and they forget the market.
pub(super) static EASY: Taste = Taste {
    group_whole: 0.5,
    group_one_short: 0.05,
    group_two_short: 0.0,
    eu_kept: 0.2,
    eu_idle: 0.15,
    reserve: 150.0,
    guard: 0.05,
    duel: 0.0,
    claimant: 0.5,
    rival: 0.0,
    ops_card: 0.2,
    influence_card: 0.3,
    another_roll: 0.3,
    progress: 0.4,
    from_guild: 1.0,
    from_market: 1.0,
    hopeless: 0.5,
    ..GREEDY
};

const fn fade(missing: f64) -> [f64; FAR as usize] {
    let mut faded = [1.0; FAR as usize];
    let mut short = 1;
    while short < FAR as usize {
        faded[short] = faded[short - 1] * missing;
        short += 1;
    }
    faded
}

/// What a stronger player likes against several rivals: found by games against the greedy bot (`docs/strength.md`). In the order of
/// [`NAMES`].
#[rustfmt::skip]
static COMPANY: Taste = Taste::of(&[
    1.76, // premium
    0.603, // missing
    0.0965, // eu_kept
    0.042, // eu_idle
    37.9, // reserve
    1.29, // group_whole
    0.351, // group_one_short
    0.146, // group_two_short
    0.377, // territory
    0.477, // guild
    0.127, // in_stock
    3.3, // guard
    63.8, // victory
    1.11, // duel
    2.67, // claimant
    0.767, // rival
    0.313, // progress
    2.94, // ops_card
    2.12, // influence_card
    3.94, // another_roll
    0.232, // agent
    0.739, // contest
    0.654, // flight
    0.61, // fought_with
    1.41, // called_off
    0.0317, // surprise
    0.293, // hopeless
    0.336, // kept_ns
    1.09, // scorched
    0.248, // own_ns
    0.211, // asked_ns
    0.912, // sent_ns
    2.71, // others_battle
    1.59, // bribe_pays
    3.86, // own_guard
    0.17, // infrastructure
    0.1, // from_guild
    0.0632, // from_market
    1.21, // saved
    2.75, // counted_flight
    0.454, // played
    0.772, // leads
    0.54, // leads_full
    5.61, // waiting
    0.163, // premium_eu
    0.0514, // shielded
    0.679, // stolen
    0.168, // seen
    0.797, // sent_home
    1.81, // captured
    0.843, // buying
    0.575, // exchanging
    1.02, // operation
    1.22, // calling_off
    0.361, // opportunity
    0.185, // no_opportunity
    0.449, // step
    1.76, // owned
    0.301, // unbuilt
    24.5, // eu_a_step
    3.59, // units_a_step
    0.599, // abroad
    0.328, // captive
    0.512, // easy_deed
    0.805, // deed
]);

/// The same against a single one.
#[rustfmt::skip]
static DUEL: Taste = Taste::of(&[
    1.58, // premium
    0.521, // missing
    0.117, // eu_kept
    0.0589, // eu_idle
    39.8, // reserve
    1.54, // group_whole
    0.341, // group_one_short
    0.104, // group_two_short
    0.413, // territory
    0.351, // guild
    0.188, // in_stock
    2.52, // guard
    141.0, // victory
    1.83, // duel
    2.95, // claimant
    1.1, // rival
    0.335, // progress
    3.03, // ops_card
    3.53, // influence_card
    7.13, // another_roll
    0.223, // agent
    0.991, // contest
    0.544, // flight
    0.521, // fought_with
    1.9, // called_off
    0.0159, // surprise
    0.153, // hopeless
    0.266, // kept_ns
    0.846, // scorched
    0.439, // own_ns
    0.237, // asked_ns
    0.479, // sent_ns
    3.66, // others_battle
    1.45, // bribe_pays
    2.61, // own_guard
    0.212, // infrastructure
    0.102, // from_guild
    0.0436, // from_market
    1.04, // saved
    3.34, // counted_flight
    0.294, // played
    0.697, // leads
    0.539, // leads_full
    3.11, // waiting
    0.199, // premium_eu
    0.0591, // shielded
    0.402, // stolen
    0.144, // seen
    0.888, // sent_home
    1.25, // captured
    0.61, // buying
    0.623, // exchanging
    1.28, // operation
    1.35, // calling_off
    0.371, // opportunity
    0.11, // no_opportunity
    0.477, // step
    1.91, // owned
    0.314, // unbuilt
    19.9, // eu_a_step
    3.42, // units_a_step
    0.481, // abroad
    0.449, // captive
    0.938, // easy_deed
    0.852, // deed
]);

/// What a stronger player likes, who has so many rivals.
pub(super) const fn strong(rivals: usize) -> &'static Taste {
    if rivals == 1 { &DUEL } else { &COMPANY }
}
