//! The players, or teams: points, money, Titles, stock, Agents, cards, and for whom the table waits.

use games::globopolis::card::{CardKind, Deed};
use games::globopolis::clause::{GP_19, GP_21, GP_41, GP_85};
use games::globopolis::state::Player;
use games::globopolis::{GROUPS, Globopolis, GroupId, Team, TitleSet};
use maud::{Markup, html};
use table::{Seat, Text};

use super::art;
use super::page::Page;
use crate::game_page::Glance;
use crate::reader::Reader;

/// The deeds that a MISSION can ask for and that tell how somebody plays.
const DEEDS: [(Deed, &str); 7] = [
    (Deed::BattlesWon, "gpb-deed-battles"),
    (Deed::Captures, "gpb-deed-captures"),
    (Deed::HousesCleaned, "gpb-deed-cleaned"),
    (Deed::GuildTakeovers, "gpb-deed-guilds"),
    (Deed::Developments, "gpb-deed-developments"),
    (Deed::Laps, "gpb-deed-laps"),
    (Deed::Moonshots, "gpb-deed-moonshots"),
];

/// All players, in the order of their seats.
pub(super) fn players(page: &Page<'_>) -> Markup {
    page.players("gp", "gpb-players", page.teams().map(|team| panel(page, team)))
}

/// The points, and the EU, which those of a team share.
pub(super) fn glance(reader: &Reader<'_, Globopolis>, seat: Seat) -> Glance {
    let open = &reader.view.open;
    let player = &open.players[reader.game.team_of(seat)];
    let eu = reader.text(&Text::new("gp-eu").with("eu", player.eu));
    Glance {
        turn: open.turn == seat && !open.is_over(),
        score: html! { (player.points) },
        purse: html! { (eu) },
        words: vec![reader.text(&Text::new("gpb-glance").with("points", player.points)), eu],
    }
}

fn panel(page: &Page<'_>, team: Team) -> Markup {
    let (open, player) = (page.open(), page.player(team));
    let turn = page.game.team_of(open.turn) == team && !open.is_over();
    let out = open.out.contains(team);
    html! {
        li id={ "player-" (team.0) } .gp-player.{ "seat-" (team.0) }.turn[turn].out[out] data-key={ "player-" (team.0) } {
            div .gp-who {
                (art::team_governor(team, "gp-face"))
                div { (people(page, team)) }
                (points(page, player))
            }
            @if !out { (belongings(page, team, player)) }
        }
    }
}

/// Who it is: one person, or the people of a team, each with where the Governor stands.
fn people(page: &Page<'_>, team: Team) -> Markup {
    let open = page.open();
    html! {
        @if page.in_teams() { p { b .gp-side { (page.team_name(team)) } } }
        @for seat in page.game.seats_of(team).iter() {
            @let turn = open.turn == seat && !open.is_over();
            p {
                @if page.in_teams() { span .gp-number { (page.number_in_team(seat)) } (page.name(seat)) } @else { (art::mark(team)) b { (page.name(seat)) } }
                (page.tags(seat, turn))
                @if !page.is_out(seat) { small { (whereabouts(page, seat)) } }
            }
        }
    }
}

fn whereabouts(page: &Page<'_>, seat: Seat) -> Markup {
    let governor = page.open().governors[seat];
    html! {
        a href={ "?field=" (governor.at.0) } data-plan { (page.board_name(governor.at)) }
        @if governor.debt > 0 { " · " (page.text(&Text::new("gpb-debt").with("count", governor.debt))) " " (page.clause(GP_41)) }
    }
}

/// The points, and how far it is to the mark.
fn points(page: &Page<'_>, player: &Player) -> Markup {
    html! {
        p .gp-points {
            b { (player.points) }
            @if let Some(mark) = page.game.mark() {
                small { (page.text(&Text::new("gpb-of-mark").with("mark", mark))) }
                meter min="0" max=(mark) value=(player.points.clamp(0, mark)) aria-hidden="true" {}
            } @else { small { (page.say("gpb-points")) } }
        }
    }
}

fn belongings(page: &Page<'_>, team: Team, player: &Player) -> Markup {
    let options = page.game.options();
    let open = page.open();
    let count = |id, count: u8| page.text(&Text::new(id).with("count", count));
    html! {
        p .gp-goods {
            b .gp-eu { (page.eu(player.eu)) }
            span .gp-labelled { small { (page.say("gpb-ps")) } (page.units(player.stock)) }
        }
        (titles(page, player))
        @if let Some(wanted) = options.territories_to_win {
            p .gp-deeds { (page.text(&Text::new("gpb-territories").with("count", player.titles.territories().len()).with("wanted", wanted))) " " (page.clause(GP_85)) }
        }
        @if options.has_agents() {
            p .gp-goods {
                (amount("agent", &count("gpb-agents-hand", player.agents), &player.agents.to_string()))
                small { (count("gpb-agents-reserve", player.reserve)) }
                @for other in page.teams().filter(|&other| player.captives[other] > 0) {
                    @let words = page.text(&Text::new("gpb-captives").with("name", page.team_arg(other)).with("count", player.captives[other]));
                    span .gp-captive role="img" aria-label=(words) title=(words) { (art::mark(other)) (player.captives[other]) }
                }
            }
        }
        @if options.has_cards() {
            p .gp-goods {
                @for kind in CardKind::ALL {
                    @let held = open.hand_sizes[team][kind as usize];
                    @let words = page.text(&Text::new("gpb-cards").with("count", held).with("kind", kind.text()));
                    span .gp-hold role="img" aria-label=(words) title=(words) { (art::sign("card")) (held) small { (page.text(&kind.text())) } }
                }
            }
        }
        (standing(page, team, player))
    }
}

fn amount(sign: &str, words: &str, number: &str) -> Markup {
    html! { span .gp-hold role="img" aria-label=(words) title=(words) { (art::sign(sign)) (number) } }
}

/// The Titles by group: whole groups are marked, and those whose bonus was paid.
fn titles(page: &Page<'_>, player: &Player) -> Markup {
    let groups = (0..GROUPS).map(GroupId::from_index);
    let held = |group: GroupId| -> TitleSet {
        player.titles.iter().filter(|&title| page.edition().title(title).group == group).collect()
    };
    html! {
        @if player.titles.is_empty() { p .quiet { (page.say("gpb-no-titles")) } }
        @else {
            ul .gp-titles {
                @for (group, held) in groups.map(|group| (group, held(group))).filter(|(_, held)| !held.is_empty()) {
                    @let whole = player.titles.holds(page.edition().group(group).territories);
                    li .whole[whole] {
                        (page.swatch(group))
                        @for (nth, title) in held.iter().enumerate() { @if nth > 0 { ", " } (page.title_link(title)) (art::levels(page.open().titles[title].level, page.open().titles[title].justified())) }
                        @if player.credited.contains(group) { span .gp-bonus title=(page.say("gpb-credited")) { "★" span .sr { (page.say("gpb-credited")) } } }
                        @else if whole { span .gp-bonus.wait title=(page.say("gpb-pending")) { "☆" span .sr { (page.say("gpb-pending")) } } }
                    }
                }
            }
        }
    }
}

/// Claims, ties, calls for time, and deeds.
fn standing(page: &Page<'_>, team: Team, player: &Player) -> Markup {
    let open = page.open();
    let deeds: Vec<String> = DEEDS
        .into_iter()
        .filter(|(deed, _)| player.deed(*deed) > 0)
        .map(|(deed, id)| page.text(&Text::new(id).with("count", player.deed(deed))))
        .collect();
    html! {
        @for card in open.claimed[team].iter() {
            p .gp-note.claim { (page.text(&Text::new("gpb-claims").with("card", page.card(card)))) " " (page.clause(GP_19)) }
        }
        @if page.game.mark().is_some_and(|mark| player.points >= mark) { p .gp-note.claim { (page.say("gpb-reached")) " " (page.clause(GP_19)) } }
        @if open.sudden.contains(team) { p .gp-note { (page.say("gpb-tied")) " " (page.clause(GP_21)) } }
        @if open.called.contains(team) { p .gp-note { (page.say("gpb-called")) " " (page.clause(GP_85)) } }
        @if !deeds.is_empty() { p .gp-deeds { (deeds.join(" · ")) } }
    }
}
