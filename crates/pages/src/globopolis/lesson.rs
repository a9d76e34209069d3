//! The guided first game of Globopolis: a set, development, a Guild, a deal, dice, a Title, Agents, a battle, and a MISSION.

use games::globopolis::event::{Agents, Conflict, Deals, Ending, Resources, Titles, Turns};
use games::globopolis::state::Phase;
use games::globopolis::{Action, Event, Globopolis, Open, RUnit, Team, TitleId, View};
use table::Seat;

use crate::lesson::{Lesson, Step, Told};

pub(super) const LESSON: Lesson<Globopolis> = Lesson {
    steps: STEPS,
    message: |step, part| format!("gpl-{step}-{part}"),
    elsewhere: |advised, did| match (*advised, *did) {
        (Action::Allocate { unit, to, .. }, Action::Allocate { unit: other, to: there, .. }) => {
            (unit, to) != (other, there)
        }
        (Action::Develop(title), Action::Develop(other)) => title != other,
        (Action::Attack { against, .. }, Action::Attack { against: other, .. }) => against != other,
        _ => false,
    },
    named: &["set", "develop"],
};

/// So many offers that came to nothing are enough to know how it is done: nobody has to make a deal.
const REFUSALS: usize = 2;

const ROLL: &str = "#now [data-key=roll] button|#now .act button";

const STEPS: &[Step<Globopolis>] = &[
    Step {
        id: "set",
        at: "#bench [data-key=s] a.gpd-chip.u-food|#bench [data-key=s] a.gpd-chip|#bench a.button",
        done: completed_a_set,
        next: complete_a_set,
    },
    Step { id: "develop", at: ".gpd-tiles button|.gpd-tiles|#bench a", done: developed, next: develop },
    Step { id: "guild", at: "[data-key=guilds] > summary", done: bought_at_a_guild, next: buy_at_a_guild },
    Step { id: "deal", at: "#deals form|#deals a|#deals", done: made_a_deal, next: offer_a_deal },
    Step { id: "dice", at: ROLL, done: rolled, next: roll },
    Step { id: "title", at: ROLL, done: took_a_title, next: to_a_title },
    Step { id: "agents", at: "#now .gpd-agents button", done: placed_agents, next: place_agents },
    Step { id: "battle", at: ROLL, done: won_a_battle, next: to_a_battle },
    Step {
        id: "mission",
        at: "[data-key^=banner-] button|#hand",
        done: declared_a_mission,
        next: declare_a_mission,
    },
];

fn my_team(told: &Told<'_, Globopolis>) -> Team {
    told.game.team_of(told.me)
}

/// The Territory that lacks one R-Unit at the beginning, and which.
fn unfinished(game: &Globopolis) -> Option<(TitleId, RUnit)> {
    Some((game.edition().title_called("england")?, RUnit::Food))
}

/// Whether the set was completed of which the step speaks, or any was by developing.
fn completed_a_set(told: &Told<'_, Globopolis>) -> bool {
    let Some((at, lacking)) = unfinished(told.game) else { return true };
    told.any(|event| match *event {
        Event::Resources(
            Resources::Allocated { team, title: to, units } | Resources::Transferred { team, to, units, .. },
        ) => team == my_team(told) && to == at && units[lacking] > 0,
        Event::Resources(Resources::Developed { team, .. }) => team == my_team(told),
        _ => false,
    })
}

fn developed(told: &Told<'_, Globopolis>) -> bool {
    told.any(|event| {
        matches!(*event, Event::Resources(Resources::Developed { team, .. }) if team == my_team(told))
    })
}

fn bought_at_a_guild(told: &Told<'_, Globopolis>) -> bool {
    told.any(|event| {
        matches!(*event, Event::Resources(Resources::StockBought { team, .. }) if team == my_team(told))
    })
}

/// Whether a deal was made, or refused often enough.
fn made_a_deal(told: &Told<'_, Globopolis>) -> bool {
    let me = my_team(told);
    told.any(|event| match *event {
        Event::Deals(Deals::DealMade { from, to, .. }) => from == me || to == me,
        _ => false,
    }) || told.count(|event| match *event {
        Event::Deals(Deals::Declined { from, .. } | Deals::Lapsed { from, .. }) => from == me,
        Event::Deals(Deals::Countered { to, .. }) => to == me,
        _ => false,
    }) >= REFUSALS
}

fn rolled(told: &Told<'_, Globopolis>) -> bool {
    told.any(|event| matches!(*event, Event::Turns(Turns::Rolled { seat, .. }) if seat == told.me))
}

fn took_a_title(told: &Told<'_, Globopolis>) -> bool {
    told.any(|event| matches!(*event, Event::Titles(Titles::TookTitle { team, .. }) if team == my_team(told)))
}

fn placed_agents(told: &Told<'_, Globopolis>) -> bool {
    told.any(
        |event| matches!(*event, Event::Agents(Agents::AgentsPlaced { team, .. }) if team == my_team(told)),
    )
}

fn won_a_battle(told: &Told<'_, Globopolis>) -> bool {
    told.any(|event| {
        matches!(*event, Event::Conflict(Conflict::BattleWon { winner, .. }) if winner == my_team(told))
    })
}

fn declared_a_mission(told: &Told<'_, Globopolis>) -> bool {
    told.any(|event| match *event {
        Event::Ending(Ending::Claimed { team, .. } | Ending::MissionPaid { team, .. }) => {
            team == my_team(told)
        }
        _ => false,
    })
}

/// The first action of this kind that can be done now.
fn first(view: &View, is: impl Fn(&Action) -> bool) -> Option<Action> {
    view.legal.iter().copied().find(is)
}

/// How many kinds of R-Units a Territory lacks for a set.
fn lacks(open: &Open, title: TitleId) -> usize {
    RUnit::ALL.into_iter().filter(|&unit| open.titles[title].units[unit] == 0).count()
}

/// The R-Unit that the Territory of the step lacks, else one that brings another nearest to a set; it may have to come from elsewhere.
fn complete_a_set(game: &Globopolis, view: &View, _: Seat) -> Option<Action> {
    let fills = |unit: RUnit, to: TitleId| view.open.titles[to].units[unit] == 0;
    let named = |unit: RUnit, to: TitleId| unfinished(game) == Some((to, unit));
    let distance = |action: &&Action| match **action {
        Action::Allocate { unit, to, .. } if fills(unit, to) => {
            Some((!named(unit, to), false, lacks(&view.open, to)))
        }
        Action::Transfer { unit, from, to, .. }
            if fills(unit, to) && (named(unit, to) || view.open.titles[from].units[unit] > 1) =>
        {
            Some((!named(unit, to), true, lacks(&view.open, to)))
        }
        _ => None,
    };
    let filling = view.legal.iter().filter(|action| distance(action).is_some());
    filling.min_by_key(distance).copied()
}

fn develop(game: &Globopolis, view: &View, me: Seat) -> Option<Action> {
    first(view, |action| matches!(action, Action::Develop(_))).or_else(|| complete_a_set(game, view, me))
}

fn buy_at_a_guild(_: &Globopolis, view: &View, _: Seat) -> Option<Action> {
    first(view, |action| matches!(action, Action::BuyStock { .. }))
}

fn offer_a_deal(_: &Globopolis, view: &View, _: Seat) -> Option<Action> {
    first(view, |action| matches!(action, Action::Offer { .. }))
}

fn roll(_: &Globopolis, view: &View, _: Seat) -> Option<Action> {
    first(view, |action| matches!(action, Action::Roll { back: false, .. } | Action::Teleport))
}

/// On round the ring; what a new Title brings beyond its Territory goes to the Personal Stock.
fn to_a_title(game: &Globopolis, view: &View, me: Seat) -> Option<Action> {
    first(view, |action| matches!(action, Action::Stack { .. })).or_else(|| roll(game, view, me))
}

/// At the end of the turn: on an own Territory that has none.
fn place_agents(game: &Globopolis, view: &View, me: Seat) -> Option<Action> {
    let team = game.team_of(me);
    let is_own = |at: TitleId| view.open.titles[at].owner == Some(team);
    first(view, |action| matches!(*action, Action::Place { at, .. } if is_own(at)))
        .or_else(|| first(view, |action| matches!(action, Action::Place { .. })))
}

/// How much stronger the Aggressor is, as far as NS-Units and development go.
fn superiority(open: &Open, from: TitleId, against: TitleId) -> i32 {
    let strength =
        |title: TitleId| i32::from(open.titles[title].units[RUnit::Ns]) + i32::from(open.titles[title].level);
    strength(from) - strength(against)
}

fn to_a_battle(game: &Globopolis, view: &View, me: Seat) -> Option<Action> {
    let strength = |action: &Action| match *action {
        Action::Attack { from, against, .. } => Some(superiority(&view.open, from, against)),
        _ => None,
    };
    let attacks = view.legal.iter().filter(|action| strength(action).is_some_and(|more| more > 0));
    let attack = attacks.max_by_key(|action| strength(action)).copied();
    let fights = view.open.battle.is_some() && !matches!(view.open.phase, Phase::Agents);
    let fight = || {
        first(view, |action| matches!(action, Action::Fight))
            .or_else(|| first(view, |action| matches!(action, Action::Pass)))
    };
    match attack {
        Some(attack) => Some(attack),
        None if fights => fight(),
        None => to_a_title(game, view, me),
    }
}

fn declare_a_mission(_: &Globopolis, view: &View, _: Seat) -> Option<Action> {
    first(view, |action| matches!(action, Action::Claim(_)))
}
