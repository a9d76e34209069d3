//! Choosing dice and direction, with where every roll would lead (GP-40, GP-41).

use games::globopolis::clause::{GP_40, GP_41, GP_90};
use games::globopolis::{Action, BACK_POINTS, FIELDS, FieldId, LAP_EU};
use maud::{Markup, html};
use table::Text;

use super::page::Page;
use super::{chips, outlook};
use crate::parts::press;

/// How many dice can be rolled (GP-40).
const DICE: [u8; 3] = [1, 2, 3];
/// The farthest that they lead.
const FARTHEST: usize = 18;

/// In how many of all throws of so many dice each sum comes.
fn ways(dice: u8) -> [u32; FARTHEST + 1] {
    let mut ways = [0; FARTHEST + 1];
    ways[0] = 1;
    for _ in 0..dice {
        let mut more = [0; FARTHEST + 1];
        for (sum, &count) in ways.iter().enumerate() {
            for face in 1..=6 {
                if let Some(next) = more.get_mut(sum + face) {
                    *next += count;
                }
            }
        }
        ways = more;
    }
    ways
}

/// A button that rolls so many dice.
fn button(page: &Page<'_>, dice: u8, back: bool, class: &str) -> Markup {
    let label = html! {
        span .gpd-many aria-hidden="true" { @for _ in 0..dice { (chips::die(5)) } }
        (page.text(&Text::new("gpd-roll").with("dice", dice)))
    };
    press(&Action::Roll { dice, back }, class, &label)
}

/// The buttons that roll; nothing if the reader may not roll.
pub(super) fn rolling(page: &Page<'_>, strong: bool) -> Markup {
    if !page.can(&Action::Roll { dice: 1, back: false }) {
        return html! {};
    }
    html! {
        form .gpd-roll data-key="roll" method="post" action=(page.acting().address()) {
            (page.acting().credentials())
            @for dice in DICE { (button(page, dice, false, if strong { "strong" } else { "" })) }
        }
    }
}

/// Where a roll may lead, and rolling the other way; folded up.
pub(super) fn ways_on(page: &Page<'_>) -> Markup {
    let Some(at) = page.seat.map(|seat| page.open().governors[seat].at) else { return html! {} };
    if !page.can(&Action::Roll { dice: 1, back: false }) {
        return html! {};
    }
    let free = page.game.options().free_direction;
    html! {
        details .gpd-more data-key="ahead" {
            summary { (page.say("gpd-ahead")) }
            (preview(page, at, false))
        }
        details .gpd-more data-key="behind" {
            summary {
                @if free { (page.say("gpd-behind-free")) }
                @else { (page.text(&Text::new("gpd-behind").with("points", BACK_POINTS))) }
            }
            @if page.can(&Action::Roll { dice: 1, back: true }) {
                form .gpd-roll data-key="roll-back" method="post" action=(page.acting().address()) {
                    (page.acting().credentials())
                    @for dice in DICE { (button(page, dice, true, "")) }
                }
                div .gpd-why {
                    @if let Some(own) = page.team.filter(|_| !free) {
                        @let left = page.player(own).points - i32::from(BACK_POINTS);
                        (page.text(&Text::new("gpd-behind-costs").with("points", BACK_POINTS).with("left", left))) " "
                    }
                    (page.clause(if free { GP_90 } else { GP_40 }))
                }
                (preview(page, at, true))
            } @else {
                div .gpd-why { (page.text(&Text::new("gpd-behind-not").with("points", BACK_POINTS))) " " (page.clause(GP_40)) }
            }
        }
    }
}

/// The fields within reach, each with its chance by one, two and three dice.
fn preview(page: &Page<'_>, at: FieldId, back: bool) -> Markup {
    let chances = DICE.map(|dice| (ways(dice), 6u32.pow(u32::from(dice))));
    let teleport = page.edition().teleport();
    let to_teleport = if back { teleport.distance_to(at) } else { at.distance_to(teleport) };
    let to_teleport = if to_teleport == 0 { FIELDS } else { to_teleport };
    let debt = page.seat.map_or(0, |seat| page.open().governors[seat].debt);
    html! {
        table .gpd-fields {
            thead { tr {
                th scope="col" { span .sr { (page.say("gpd-steps")) } }
                th scope="col" { (page.say("gpd-field")) }
                @for dice in DICE { th scope="col" title=(page.text(&Text::new("gpd-chance").with("dice", dice))) { (dice) (chips::die(5)) } }
            } }
            tbody {
                @for steps in 1..=FARTHEST {
                    @let to = if back { at.behind(steps) } else { at.ahead(steps) };
                    tr.beyond[steps > to_teleport] {
                        th scope="row" { (steps) }
                        td {
                            a href={ "?field=" (to.0) } data-plan { (page.board_name(to)) }
                            " " small { (page.text(&outlook::landing(page, to))) }
                        }
                        @for (ways, all) in &chances { td .gpd-chance { @if ways[steps] > 0 { (percent(f64::from(ways[steps]) / f64::from(*all))) } } }
                    }
                }
            }
        }
        @if to_teleport <= FARTHEST {
            div .gpd-why {
                @if back { (page.text(&Text::new("gpd-lap-owed").with("steps", to_teleport))) }
                @else if debt > 0 { (page.text(&Text::new("gpd-lap-cleared").with("steps", to_teleport))) }
                @else { (page.text(&Text::new("gpd-lap-paid").with("steps", to_teleport).with("eu", LAP_EU))) }
                " " (page.clause(GP_41))
            }
        }
    }
}

/// A chance as a percentage, never rounded to a certainty that it is not.
pub(super) fn percent(chance: f64) -> String {
    match chance * 100.0 {
        few if few > 0.0 && few < 1.0 => "<1%".to_owned(),
        most if most < 100.0 && most > 99.0 => ">99%".to_owned(),
        percent => format!("{percent:.0}%"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_throws_are_counted() {
        assert_eq!(ways(1)[1..=6], [1; 6]);
        assert_eq!(ways(2)[7], 6);
        assert_eq!(ways(3)[10], 27);
        for dice in DICE {
            assert_eq!(ways(dice).iter().sum::<u32>(), 6u32.pow(u32::from(dice)));
        }
    }

    #[test]
    fn a_chance_is_never_rounded_to_certainty() {
        assert_eq!(percent(0.001), "<1%");
        assert_eq!(percent(0.999), ">99%");
        assert_eq!(percent(0.5), "50%");
    }
}
