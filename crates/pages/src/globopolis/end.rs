//! The end of a game, in one sentence.

use games::globopolis::{Globopolis, Phase, View};
use maud::{Markup, html};
use table::{Arg, Outcome, Text};

use crate::Localizer;

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
