//! The end of a game: in one sentence, and what the scores are made of.

use games::globetrotters::state::Ending;
use games::globetrotters::{Globetrotters, Phase, View};
use maud::{Markup, html};
use table::{Arg, Outcome, Seat, Text};

use crate::Localizer;
use crate::game_page::ScorePart;

/// Why the winner has won: how many KEYs, and how the game ended.
pub(super) fn end_headline(
    game: &Globetrotters,
    view: &View,
    outcome: &Outcome,
    names: &[String],
    l10n: &Localizer,
) -> Markup {
    let Phase::Over { ending, .. } = view.open.phase else { return html! {} };
    let winner = outcome.winners.first();
    let keys = winner.map_or(0, |seat| view.open.players[seat].keys.len());
    let home = winner.and_then(|seat| view.open.players[seat].home);
    let text = Text::new(match ending {
        Ending::Home => "gtp-end-home",
        Ending::KeysOut => "gtp-end-keys-out",
        Ending::Rounds => "gtp-end-rounds",
        Ending::Resignation => "gtp-end-alone",
    });
    let text = text
        .with("seats", outcome.winners.iter().map(Arg::from).collect::<Vec<_>>())
        .with("keys", keys)
        .with("place", home.map_or("?", |home| game.edition().name_of(home)))
        .with("out", view.open.keys_out())
        .with("rounds", view.open.round);
    html! { (l10n.text(&text, names)) }
}

/// GT-85: the KEYs, of cities and of continents.
pub(super) fn score_parts(game: &Globetrotters, view: &View, seat: Seat, l10n: &Localizer) -> Vec<ScorePart> {
    let part = |id: &str, of_continents: bool| {
        let keys = view.open.players[seat].keys.iter();
        let keys = keys.filter(|key| key.continent().is_some() == of_continents);
        let of: Vec<String> = keys.map(|key| l10n.name(game.edition().key_name(key))).collect();
        let points = i32::try_from(of.len()).expect("there are 16 KEYs");
        ScorePart { name: l10n.say(id), points, of }
    };
    vec![part("gtp-end-cities", false), part("gtp-end-continents", true)]
}
