//! How a try at a puzzle stands, by what was done.

use games::{AnyAction, AnyGame, Listed};
use table::journal::What;
use table::{Aim, Game, Play, Seat};

use super::{Posed, Search};

/// At so many positions is looked for where a try went wrong.
const MOST: usize = 20_000;

/// How a try stands.
#[derive(Clone, Debug, PartialEq)]
pub enum Stand {
    /// It goes on.
    Open,
    /// The aim was reached, without luck.
    Reached,
    /// It was missed.
    Missed {
        /// Why.
        why: Missed,
        /// The action after which the aim was out of reach, if that was found.
        turned: Option<AnyAction>,
    },
}

/// Why a try has missed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missed {
    /// The turn is over.
    TurnOver,
    /// Dice fell, or something came to light, before the aim was reached.
    Luck,
}

/// How a try stands, and how many entries of the journal decided it: the same number, the same stand.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// How it stands.
    pub stand: Stand,
    /// The entry that decided it; the last one while it goes on.
    pub entry: u64,
}

/// How the try of a seat stands at a puzzle. `known` is how it stood when this was asked last: what was decided then is not
/// looked for again.
pub fn judge(play: &Play<AnyGame>, seat: Seat, aim: &Aim, known: Option<Judged>) -> Judged {
    games::dispatch!(play.game(), game => judge_as(game, play, seat, aim, known))
}

fn judge_as<G: Posed + Listed>(
    game: &G,
    play: &Play<AnyGame>,
    seat: Seat,
    aim: &Aim,
    known: Option<Judged>,
) -> Judged {
    let mut entries: Vec<u64> = play.standing().collect();
    entries.reverse();
    let decided = |judged: &Judged| judged.stand != Stand::Open && entries.contains(&judged.entry);
    if let Some(known) = known.filter(decided) {
        return known;
    }
    let search = Search::new(game, seat, aim, MOST);
    let first = play.at(*play.moments().start()).expect("a game has a first moment");
    let mut states = vec![game.own_state(&first.state).clone()];
    let mut done: Vec<AnyAction> = Vec::new();
    let turn = game.turn_of(&states[0]);
    for &entry in &entries {
        let moment = play.at(entry).expect("an entry that stands is a moment");
        let What::Act { seat: actor, action } = &moment.what else { continue };
        let action = play.game().read_action(action.get()).expect("it was read before it was written");
        let before = states.last().expect("there is the first");
        let after = game.own_state(&moment.state).clone();
        let own = [game.own_action(&action).clone()];
        let by_chance = *actor != seat || search.is_by_chance(before, &own);
        let luck = by_chance && !(*actor == seat && search.is_certain(before, &own));
        let missed = |why| Stand::Missed { why, turned: turned(&search, &states, &done, &action) };
        let stand = match () {
            () if search.is_reached(&after) && !luck => Stand::Reached,
            () if by_chance => missed(Missed::Luck),
            () if game.turn_of(&after) != turn || game.outcome(&after).is_some() => missed(Missed::TurnOver),
            () => {
                states.push(after);
                done.push(action);
                continue;
            }
        };
        return Judged { stand, entry };
    }
    Judged { stand: Stand::Open, entry: entries.last().copied().unwrap_or(0) }
}

/// The first action after which the aim was out of reach: one of those that were done, or the last one.
fn turned<G: Posed>(
    search: &Search<'_, G>,
    states: &[G::State],
    done: &[AnyAction],
    last: &AnyAction,
) -> Option<AnyAction> {
    for (state, action) in states[1..].iter().zip(done) {
        if !search.is_possible(state).ok()? {
            return Some(action.clone());
        }
    }
    Some(last.clone())
}
