//! A MISSION in its owner's hand: how far each of its goals has been reached, and declaring it (GP-19 to GP-22).

use games::globopolis::card::{Deed, Goal};
use games::globopolis::clause::{GP_19, GP_20, GP_22};
use games::globopolis::{Action, CardFace, CardId, Team};
use maud::{Markup, html};
use table::{Arg, Game, Text};

use super::outlook;
use super::page::Page;
use crate::parts::Effect;

/// A fulfilled MISSION above everything else, with its button: it may win the game. Where several people share a device it stays
/// with the cards, behind their curtain.
pub(super) fn banner(page: &Page<'_>) -> Markup {
    let claims = page.view.legal.iter().filter_map(|action| match *action {
        Action::Claim(card) => Some((action, card)),
        _ => None,
    });
    html! {
        @for (action, card) in claims.filter(|_| !page.curtain) {
            @if let CardFace::Mission { points, .. } = page.edition().card(card).face {
                div .gpd-banner data-key={ "banner-" (card.0) } {
                    p { b { (page.card(card)) } " " (page.say("gpd-banner")) }
                    (page.form(action, "strong", &html! { (page.text(&page.game.name_action(action))) }))
                    (outlook::list(page, &[effect(points)]))
                }
            }
        }
    }
}

/// What declaring a MISSION does.
fn effect(points: Option<i16>) -> Effect {
    match points {
        Some(points) => {
            Effect::new(Text::new("gpd-does-mission-pays").with("points", i32::from(points)), GP_22)
        }
        None => Effect::of("gpd-does-claim", GP_19),
    }
}

/// The goals with their progress, and the button that declares it.
pub(super) fn mission(
    page: &Page<'_>,
    team: Team,
    id: CardId,
    goals: &[Goal],
    points: Option<i16>,
) -> Markup {
    let claim = Action::Claim(id);
    let claimed = page.open().claimed[team].contains(id);
    html! {
        ul .gpd-goals {
            @for &goal in goals {
                @let (have, need) = page.game.progress(page.open(), team, goal);
                li.done[have == need] {
                    span { (page.text(&words(page, goal))) }
                    progress max=(need) value=(have) {}
                    b { (page.text(&Text::new("gpd-progress").with("have", have).with("need", need))) }
                }
            }
        }
        @if claimed { p .gpd-note { (page.say("gpd-declared")) " " (page.clause(GP_20)) } }
        @else if page.can(&claim) {
            div .gpd-act { (page.form(&claim, "strong", &html! { (page.text(&page.game.name_action(&claim))) })) (outlook::list(page, &[effect(points)])) }
        } @else if page.game.is_fulfilled(page.open(), team, id) {
            p .gpd-note { (page.say("gpd-fulfilled")) " " (page.clause(GP_19)) }
        }
    }
}

/// A goal in a few words.
fn words(page: &Page<'_>, goal: Goal) -> Text {
    match goal {
        Goal::Territories { value, .. } => Text::new("gpd-goal-territories").with("value", value),
        Goal::Spread { count, value } => {
            Text::new("gpd-goal-spread").with("count", count).with("value", value)
        }
        Goal::Quadrant { .. } => Text::new("gpd-goal-quadrant"),
        Goal::Groups { .. } => Text::new("gpd-goal-groups"),
        Goal::Group(group) => {
            Text::new("gpd-goal-group").with("group", page.edition().group(group).name.as_str())
        }
        Goal::OneOfEach { .. } => Text::new("gpd-goal-one-of-each"),
        Goal::Titles(titles) => {
            let names: Vec<Arg> =
                titles.iter().map(|title| Arg::from(page.edition().title_name(title))).collect();
            Text::new("gpd-goal-titles").with("titles", names)
        }
        Goal::Guilds { .. } => Text::new("gpd-goal-guilds"),
        Goal::GuildWithTerritories { .. } => Text::new("gpd-goal-guild-with-territories"),
        Goal::Developed { level, .. } => Text::new("gpd-goal-developed").with("level", level),
        Goal::DevelopedGroup { level } => Text::new("gpd-goal-developed-group").with("level", level),
        Goal::Eu { .. } => Text::new("gpd-goal-eu"),
        Goal::Units { unit: Some(unit), .. } => Text::new("gpd-goal-units").with("unit", unit.text()),
        Goal::Units { unit: None, count } => Text::new("gpd-goal-units-each").with("count", count),
        Goal::AgentsAbroad { agents, .. } => Text::new("gpd-goal-agents-abroad").with("agents", agents),
        Goal::Captives { count, players } => {
            Text::new("gpd-goal-captives").with("count", count).with("players", players)
        }
        Goal::Deed { deed, .. } => Text::new(deed_name(deed)),
    }
}

fn deed_name(deed: Deed) -> &'static str {
    match deed {
        Deed::AttacksWon => "gpd-deed-attacks-won",
        Deed::DefencesWon => "gpd-deed-defences-won",
        Deed::BattlesWon => "gpd-deed-battles-won",
        Deed::BestTurn => "gpd-deed-best-turn",
        Deed::Victims => "gpd-deed-victims",
        Deed::Captures => "gpd-deed-captures",
        Deed::HousesCleaned => "gpd-deed-houses-cleaned",
        Deed::Laps => "gpd-deed-laps",
        Deed::GuildTakeovers => "gpd-deed-guild-takeovers",
        Deed::Developments => "gpd-deed-developments",
        Deed::ConferenceGuests => "gpd-deed-conference-guests",
        Deed::Moonshots => "gpd-deed-moonshots",
        Deed::Flights => "gpd-deed-flights",
    }
}
