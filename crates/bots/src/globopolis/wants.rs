//! What somebody would want for something: the answer to an offer before it is made (GP-36).

use games::globopolis::{Action, Globopolis, Side, State, Team, TitleId, TitleSet};
use table::dice::FastDice;
use table::{Game, Seat, Silent, Viewer};

use super::deals;
use super::mind::Mind;
use super::taste::Taste;

/// The terms nearest to an offer that whoever it is for would accept; nothing if nothing would do.
///
/// Who asks for nothing is told the most EU they would get. Otherwise it is the same offer if that is good enough, or with as few
/// EU more as will do, or with one Title more.
pub(super) fn wants(
    game: &Globopolis,
    taste: &Taste,
    state: &State,
    from: Seat,
    offer: &Action,
) -> Option<Action> {
    let question = Question { game, taste, state, from, offer: *offer };
    let (to, give, want) = terms(offer)?;
    // Whether somebody has a card is not told before an offer of it is accepted.
    if !want.cards.is_empty() {
        return None;
    }
    if want.is_nothing() {
        let most = eu(state.open.players[to].eu);
        let rest = most - question.least(most, |less| (give, Side { eu: most - less, ..want }))?;
        return Some(question.with(give, Side { eu: rest, ..want }));
    }
    let own = &state.open.players[game.team_of(from)];
    let most = eu(game.free_eu(state, game.team_of(from)).min(own.eu)).saturating_sub(give.eu);
    let richer = |titles: TitleSet, more: u16| Side { eu: give.eu + more, titles, ..give };
    let frozen = game.frozen(&state.open);
    let mut more: Vec<TitleId> = own.titles.minus(give.titles).minus(frozen).iter().collect();
    more.sort_by_key(|&title| game.edition().title(title).value);
    let hoards = more.into_iter().map(|title| give.titles.or(TitleSet::only(title)));
    [give.titles].into_iter().chain(hoards).find_map(|titles| {
        let least = question.least(most, |more| (richer(titles, more), want))?;
        Some(question.with(richer(titles, least), want))
    })
}

fn eu(eu: u32) -> u16 {
    u16::try_from(eu).unwrap_or(u16::MAX)
}

/// With whom, what is given and what is wanted, if that is what an action proposes.
fn terms(offer: &Action) -> Option<(Team, Side, Side)> {
    match *offer {
        Action::Offer { to, give, want } | Action::Counter { to, give, want } => Some((to, give, want)),
        _ => None,
    }
}

struct Question<'a> {
    game: &'a Globopolis,
    taste: &'a Taste,
    state: &'a State,
    from: Seat,
    offer: Action,
}

impl Question<'_> {
    /// The offer with other terms.
    fn with(&self, give: Side, want: Side) -> Action {
        match self.offer {
            Action::Counter { to, .. } => Action::Counter { to, give, want },
            Action::Offer { to, .. } => Action::Offer { to, give, want },
            other => other,
        }
    }

    /// Whether the other would accept these terms, if the rules allow them.
    fn accepted(&self, (give, want): (Side, Side)) -> bool {
        let (game, offer) = (self.game, self.with(give, want));
        let mut after = self.state.clone();
        if game.apply(&mut after, self.from, &offer, &mut FastDice::new(0), &mut Silent).is_err() {
            return false;
        }
        let (from, to) = (game.team_of(self.from), terms(&offer).map(|(to, ..)| to));
        let answers = Seat::all(game.seats()).find(|&seat| Some(game.team_of(seat)) == to);
        answers.is_some_and(|seat| {
            let view = game.view(&after, Viewer::Seat(seat));
            let mind = Mind::new(game, &view, seat, self.taste);
            view.offers.iter().any(|made| made.from == from && deals::accepts(&mind, made))
        })
    }

    /// The least of what can be added that is enough, if the most is.
    fn least(&self, most: u16, terms: impl Fn(u16) -> (Side, Side)) -> Option<u16> {
        let (mut low, mut high) = (0, most);
        if !self.accepted(terms(high)) {
            return None;
        }
        while low < high {
            let middle = low + (high - low) / 2;
            if self.accepted(terms(middle)) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        Some(high)
    }
}

#[cfg(test)]
mod tests {
    use games::globopolis::{Globopolis, Phase};

    use super::*;
    use crate::{Bot, Played};

    /// Games of greedy bots among three, at every moment at which somebody could make an offer.
    fn at_the_desk(mut visit: impl FnMut(&Globopolis, &State, Seat)) {
        let setup = games::Setup::usual(games::GameKind::called("globopolis").expect("it is on the list"), 3);
        let Ok(games::AnyGame::Globopolis(game)) = setup.open(None) else { panic!("the usual game opens") };
        let mut dice = FastDice::new(5);
        let mut state = game.set_up(&mut dice, &mut Silent);
        for _ in 0..1500 {
            let Some(seat) = game.to_act(&state).must.first() else { break };
            if state.open.phase == Phase::Option && state.offers.0.iter().all(Option::is_none) {
                visit(&game, &state, seat);
            }
            let view = game.view(&state, Viewer::Seat(seat));
            let action = game.choose(Bot::Greedy, &view, &mut dice).expect("whoever is asked has an action");
            game.apply(&mut state, seat, &action, &mut dice, &mut Silent).expect("bots keep to the rules");
        }
    }

    /// What a bot really answers to an offer.
    fn answer(game: &Globopolis, bot: Bot, state: &State, from: Seat, offer: &Action) -> Option<Action> {
        let mut state = state.clone();
        let mut dice = FastDice::new(1);
        game.apply(&mut state, from, offer, &mut dice, &mut Silent).ok()?;
        let to = terms(offer)?.0;
        let seat = game.to_act(&state).must.iter().find(|&seat| game.team_of(seat) == to)?;
        game.choose(bot, &game.view(&state, Viewer::Seat(seat)), &mut dice)
    }

    #[test]
    fn gp_36_what_was_wanted_is_accepted_and_a_single_eu_less_is_not() {
        for bot in [Bot::Greedy, Bot::Value] {
            keeps_its_word(bot);
        }
    }

    fn keeps_its_word(bot: Bot) {
        let (mut bought, mut sold, mut dearer) = (0, 0, 0);
        at_the_desk(|game, state, seat| {
            let team = game.team_of(seat);
            for to in state.open.rivals(team, game.teams()).collect::<Vec<_>>() {
                for title in state.open.players[to].titles.minus(game.frozen(&state.open)).iter().take(2) {
                    let want = Side { titles: TitleSet::only(title), ..Side::NOTHING };
                    let offer = Action::Offer { to, give: Side::NOTHING, want };
                    let Some(wanted) = game.wants(bot, state, seat, &offer) else { continue };
                    assert_eq!(
                        answer(game, bot, state, seat, &wanted),
                        Some(Action::Accept(team)),
                        "{wanted:?}"
                    );
                    bought += 1;
                    let (_, give, _) = terms(&wanted).expect("it is an offer");
                    let Some(less) = give.eu.checked_sub(1) else { continue };
                    let less = Action::Offer { to, give: Side { eu: less, ..give }, want };
                    assert_ne!(answer(game, bot, state, seat, &less), Some(Action::Accept(team)), "{less:?}");
                    dearer += 1;
                }
                for title in state.open.players[team].titles.minus(game.frozen(&state.open)).iter().take(2) {
                    let give = Side { titles: TitleSet::only(title), ..Side::NOTHING };
                    let offer = Action::Offer { to, give, want: Side::NOTHING };
                    let Some(wanted) = game.wants(bot, state, seat, &offer) else { continue };
                    assert_eq!(
                        answer(game, bot, state, seat, &wanted),
                        Some(Action::Accept(team)),
                        "{wanted:?}"
                    );
                    sold += 1;
                }
            }
        });
        assert!(bought > 20 && sold > 20 && dearer > 10, "{bought} bought, {sold} sold, {dearer} dearer");
    }
}
