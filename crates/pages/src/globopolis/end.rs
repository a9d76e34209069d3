//! The end of a game: in one sentence, and what the scores are made of.

use games::globopolis::{Globopolis, Phase, View};
use maud::{Markup, html};
use table::{Arg, Outcome, Seat, Text};

use crate::Localizer;
use crate::game_page::ScorePart;

/// Why the winner has won: by which claim, at which limit, or as the last one left.
pub(super) fn end_headline(
    game: &Globopolis,
    view: &View,
    outcome: &Outcome,
    names: &[String],
    l10n: &Localizer,
) -> Markup {
    let Phase::Over { winner, .. } = view.open.phase else { return html! {} };
    let open = &view.open;
    let player = &open.players[winner];
    let options = game.options();
    let missions: Vec<Arg> = open.claimed[winner]
        .iter()
        .filter(|&card| game.is_fulfilled(open, winner, card))
        .map(|card| Arg::Text(Text::new("gpd-end-card").with("card", game.edition().card_name(card))))
        .collect();
    let mark = game.mark().unwrap_or(0);
    let reached = game.mark().is_some_and(|mark| player.points >= mark);
    let territories = player.titles.territories().len();
    let alone = open.playing(game.teams()).count() == 1;
    let id = match outcome.clause.number {
        _ if alone => "gpd-end-alone",
        21 => "gpd-end-sudden-death",
        20 if !missions.is_empty() => "gpd-end-mission",
        20 if reached => "gpd-end-mark",
        20 => "gpd-end-territories",
        _ if options.rounds.is_some_and(|rounds| open.round >= rounds) => "gpd-end-rounds",
        _ => "gpd-end-time",
    };
    let text = Text::new(id)
        .with("team", game.team_arg(winner))
        .with("points", player.points)
        .with("mark", mark)
        .with("missions", missions)
        .with("territories", territories)
        .with("rounds", open.round);
    html! { (l10n.text(&text, names)) }
}

/// GP-23 to GP-25: the values of Titles, development, whole groups, and everything that was bought, won, spent and lost.
pub(super) fn score_parts(game: &Globopolis, view: &View, seat: Seat, l10n: &Localizer) -> Vec<ScorePart> {
    let player = &view.open.players[game.team_of(seat)];
    let edition = game.edition();
    let titles: i32 = player.titles.iter().map(|title| i32::from(edition.title(title).value)).sum();
    let groups: i32 = player.credited.iter().map(|group| game.group_bonus(group)).sum();
    let developed = player.points - titles - groups - player.extra;
    let part = |id: &str, points: i32, of: Vec<String>| ScorePart { name: l10n.say(id), points, of };
    vec![
        part(
            "gpd-end-titles",
            titles,
            player.titles.iter().map(|title| l10n.name(edition.title_name(title))).collect(),
        ),
        part("gpd-end-developed", developed, Vec::new()),
        part(
            "gpd-end-groups",
            groups,
            player.credited.iter().map(|group| l10n.name(&edition.group(group).name)).collect(),
        ),
        part("gpd-end-else", player.extra, Vec::new()),
    ]
}
