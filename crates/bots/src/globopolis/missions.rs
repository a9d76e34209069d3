//! How near the MISSIONs in hand are (GP-19, GP-22).

use games::globopolis::card::{CardFace, Deed, Goal};
use games::globopolis::{CardId, GROUPS, GroupSet, QUADRANTS, RUnit, TitleId, TitleSet};

use super::estate::Estate;
use super::mind::Mind;

/// What all MISSIONs in hand promise with this estate.
pub(super) fn promise(mind: &Mind<'_>, estate: &Estate) -> f64 {
    let mut best = 0.0;
    let mut sum = 0.0;
    for card in mind.missions.iter() {
        let (worth, wins) = promise_of(mind, estate, card);
        if wins {
            best = f64::max(best, worth);
        } else {
            sum += worth;
        }
    }
    sum + best
}

/// What a MISSION promises, and whether it wins the game.
pub(super) fn promise_of(mind: &Mind<'_>, estate: &Estate, card: CardId) -> (f64, bool) {
    let CardFace::Mission { goals, points } = &mind.game.edition().card(card).face else {
        return (0.0, false);
    };
    if points.is_none() && mind.game.options().bitter_end {
        return (0.0, true); // GP-85: no MISSION wins
    }
    let steps: f64 = goals.iter().map(|&goal| steps(mind, estate, goal)).sum();
    let reward = points.map_or(mind.taste.victory, f64::from);
    (reward * mind.taste.step.powf(steps), points.is_none())
}

fn missing(have: usize, need: u8) -> f64 {
    let have = u32::try_from(have).unwrap_or(u32::MAX);
    f64::from(u32::from(need).saturating_sub(have))
}

/// About how many steps are missing to a goal.
fn steps(mind: &Mind<'_>, estate: &Estate, goal: Goal) -> f64 {
    let edition = mind.game.edition();
    let open = mind.open;
    let territories = estate.titles.territories();
    let valued =
        |least: u8| -> TitleSet { territories.iter().filter(|&t| edition.title(t).value >= least).collect() };
    // A Title that another owns is more than a step away.
    let far = |titles: TitleSet| -> f64 {
        titles
            .minus(estate.titles)
            .iter()
            .map(|t| if open.owner(t).is_some() { mind.taste.owned } else { 1.0 })
            .sum()
    };
    match goal {
        Goal::Territories { count, value } => missing(valued(value).len(), count),
        Goal::Spread { count, value } => {
            let valued = valued(value);
            (0..QUADRANTS).map(|quadrant| missing(valued.and(edition.quadrant(quadrant)).len(), count)).sum()
        }
        Goal::Quadrant { count } => {
            let inside = |quadrant| missing(territories.and(edition.quadrant(quadrant)).len(), count);
            (0..QUADRANTS).map(inside).fold(f64::INFINITY, f64::min)
        }
        Goal::Groups { count } => {
            let mut left = [0.0; GROUPS];
            for (left, group) in left.iter_mut().zip(edition.groups()) {
                *left = far(group.territories);
            }
            left.sort_by(f64::total_cmp);
            left.iter().take(usize::from(count)).sum()
        }
        Goal::Group(group) => far(edition.group(group).territories),
        Goal::OneOfEach { groups } => {
            let held: GroupSet = territories.iter().map(|title| edition.title(title).group).collect();
            missing(held.len(), groups)
        }
        Goal::Titles(titles) => far(titles),
        Goal::Guilds { count } => missing(estate.titles.guilds().len(), count),
        Goal::GuildWithTerritories { count } => {
            let mut left = [0.0; 4];
            for (left, guild) in left.iter_mut().zip(TitleId::guilds()) {
                let mut needed = edition.title(guild).associated;
                needed.insert(guild);
                *left = far(needed);
            }
            left.sort_by(f64::total_cmp);
            left.iter().take(usize::from(count)).sum()
        }
        Goal::Developed { count, level } => {
            // Sets that are missing are far, levels that are not yet built near.
            let sets = missing(usize::from(estate.pool.sets()), count * level);
            let places = missing(territories.len(), count);
            let built = territories.iter().filter(|&t| open.titles[t].justified() >= level).count();
            sets + places + mind.taste.unbuilt * missing(built, count)
        }
        Goal::DevelopedGroup { level } => {
            let group = edition.groups().iter().map(|group| {
                let size = u8::try_from(group.territories.len()).unwrap_or(u8::MAX);
                far(group.territories) + missing(usize::from(estate.pool.sets()), size * level)
            });
            group.fold(f64::INFINITY, f64::min)
        }
        Goal::Eu { amount } => (f64::from(amount) - estate.eu).max(0.0) / mind.taste.eu_a_step,
        Goal::Units { unit, count } => {
            let of = |unit: RUnit| missing(usize::from(estate.pool[unit]), count) / mind.taste.units_a_step;
            unit.map_or_else(|| RUnit::ALL.into_iter().map(of).sum(), of)
        }
        Goal::AgentsAbroad { territories, agents } => {
            let there = TitleId::territories().filter(|&title| {
                open.owner(title).is_some_and(|owner| owner != mind.team)
                    && open.titles[title].agents[mind.team] >= agents
            });
            mind.taste.abroad * missing(there.count(), territories)
        }
        Goal::Captives { count, .. } => {
            let held: u8 = open.players[mind.team].captives.0.iter().sum();
            mind.taste.captive * missing(usize::from(held), count)
        }
        Goal::Deed { deed, count } => {
            let mut done = usize::from(open.players[mind.team].deed(deed));
            if matches!(deed, Deed::AttacksWon | Deed::BattlesWon) {
                done += usize::from(estate.victories);
            }
            let each = match deed {
                Deed::Captures | Deed::ConferenceGuests | Deed::Flights | Deed::Developments => {
                    mind.taste.easy_deed
                }
                _ => mind.taste.deed,
            };
            each * missing(done, count)
        }
    }
}
