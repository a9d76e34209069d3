//! Moving R-Units by hand: the Personal Stock, the Territories and the Guilds as rows of one table (GP-28 to GP-35).
//!
//! A number in the table is a link: it chooses what is moved, and then every row says how much of it can go there; it stays
//! chosen until something else is. The script lets it be dragged as well.

use games::globopolis::clause::{GP_28, GP_30};
use games::globopolis::{Action, RUnit, Team, TitleId, Units, ns_cap, room_for};
use maud::{Markup, html};
use table::Text;

use super::art;
use super::outlook::Payment;
use super::page::Page;
use crate::parts::{number_field, press};

/// A place that R-Units are moved from or to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// The Personal Stock.
    Stock,
    /// An own Territory.
    Territory(TitleId),
    /// An own Guild.
    Guild(TitleId),
    /// Another's Guild, which sells.
    Seller(TitleId),
}

impl Place {
    /// The place in forms and addresses.
    pub(super) fn code(self) -> String {
        match self {
            Place::Stock => "s".to_owned(),
            Place::Territory(title) => format!("t{}", title.0),
            Place::Guild(title) => format!("g{}", title.0),
            Place::Seller(title) => format!("b{}", title.0),
        }
    }

    pub(super) fn read(code: &str) -> Option<Place> {
        if code == "s" {
            return Some(Place::Stock);
        }
        let title = TitleId(
            code.get(1..)?.parse().ok().filter(|&title| usize::from(title) < games::globopolis::TITLES)?,
        );
        match code.get(..1)? {
            "t" => Some(Place::Territory(title)),
            "g" => Some(Place::Guild(title)),
            "b" => Some(Place::Seller(title)),
            _ => None,
        }
    }
}

/// The kind of R-Unit and the place that a link names: `water-t12`.
pub(super) fn read_source(code: &str) -> Option<(RUnit, Place)> {
    let (unit, place) = code.split_once('-')?;
    Some((RUnit::ALL.into_iter().find(|kind| kind.id() == unit)?, Place::read(place)?))
}

/// The action that moves R-Units; none where they cannot go by the rules.
pub(super) fn moving(unit: RUnit, count: u8, from: Place, to: Place) -> Option<Action> {
    Some(match (from, to) {
        (Place::Stock, Place::Territory(to)) => Action::Allocate { unit, count, to },
        (Place::Territory(from), Place::Territory(to)) => Action::Transfer { unit, count, from, to },
        (Place::Guild(guild), Place::Stock) => Action::TakeStock { guild, unit, count, to: None },
        (Place::Guild(guild), Place::Territory(to)) => Action::TakeStock { guild, unit, count, to: Some(to) },
        (Place::Seller(guild), Place::Stock) => Action::BuyStock { guild, unit, count },
        _ => return None,
    })
}

/// The reader's table.
pub(super) struct Bench<'a, 'p> {
    pub(super) page: &'p Page<'a>,
    pub(super) team: Team,
    /// What is to be moved.
    pub(super) chosen: Option<(RUnit, Place)>,
}

/// Whether the reader moves R-Units by hand: the table then takes the place of the tiles.
pub(super) fn is_asked_for(page: &Page<'_>) -> bool {
    page.model.ask.get("move").is_some()
}

/// The table of all places, for as long as the reader moves R-Units by hand.
pub(super) fn workbench(page: &Page<'_>) -> Markup {
    let Some(team) = page.team else { return html! {} };
    let chosen = page.model.ask.get("move").and_then(read_source);
    let bench = Bench { page, team, chosen };
    let chosen = chosen.filter(|&(unit, from)| bench.most_from(unit, from) > 0);
    let bench = Bench { chosen, ..bench };
    html! { div #bench .gpd-bench data-key="sheet" { (bench.sheet()) } }
}

/// The way there, and the same as a list; folded up, since developing brings along what it needs.
pub(super) fn by_hand(page: &Page<'_>) -> Markup {
    let Some(team) = page.team else { return html! {} };
    let bench = Bench { page, team, chosen: None };
    html! {
        details #bench .gpd-more.gpd-bench data-key="bench" {
            summary {
                span { (page.say("gpd-bench")) }
                span .gpd-stock { (page.say("gpd-stock")) " " (page.units(page.player(team).stock)) }
            }
            p { a .button href="?move=all#bench" data-plan { (page.say("gpd-bench-sheet")) } }
            (bench.by_list())
        }
    }
}

/// The parts of the Option Phase, each a step away: it is long, and by keyboard the Guilds are far.
pub(super) fn jumps(page: &Page<'_>) -> Markup {
    let guilds = TitleId::guilds().any(|guild| page.open().owner(guild).is_some());
    let cards = page.game.options().has_cards();
    let parts = [
        ("bench", "gpd-jump-bench", true),
        ("guilds", "gpd-jump-guilds", guilds),
        ("points", "gpd-jump-points", true),
        ("deals", "gpd-jump-deals", true),
        ("hand", "gpd-jump-hand", cards),
    ];
    html! {
        nav .gpd-jumps aria-label=(page.say("gpd-jumps")) {
            @for (id, label, _) in parts.iter().filter(|part| part.2) { a href={ "#" (id) } { (page.say(label)) } }
        }
    }
}

impl Bench<'_, '_> {
    pub(super) fn units(&self, place: Place) -> Units {
        let open = self.page.open();
        match place {
            Place::Stock => open.players[self.team].stock,
            Place::Territory(title) | Place::Guild(title) | Place::Seller(title) => open.titles[title].units,
        }
    }

    fn name(&self, place: Place) -> String {
        match place {
            Place::Stock => self.page.say("gpd-stock"),
            Place::Territory(title) | Place::Guild(title) | Place::Seller(title) => self.page.title(title),
        }
    }

    /// How many of a kind can leave a place now.
    fn most_from(&self, unit: RUnit, from: Place) -> u8 {
        let open = self.page.open();
        let there = self.units(from)[unit];
        match from {
            Place::Stock | Place::Territory(_) => there.min(self.page.game.moves_left(open)),
            Place::Guild(guild) => there.min(self.page.game.left_to_take(open, guild)),
            Place::Seller(guild) => {
                let left = self.page.game.left_to_buy(open, guild);
                let rate = self.page.game.guild_rate(open, guild, unit);
                let player = self.page.player(self.team);
                let paid = |count: u8| Payment::of(player, rate * u32::from(count)).short == 0;
                (0..=there.min(left)).rev().find(|&count| paid(count)).unwrap_or(0)
            }
        }
    }

    /// How many of a kind can go from one place to another now.
    pub(super) fn most(&self, unit: RUnit, from: Place, to: Place) -> u8 {
        if from == to || moving(unit, 1, from, to).is_none() {
            return 0;
        }
        let most = self.most_from(unit, from);
        match to {
            Place::Territory(title) => most.min(room_for(self.page.open().titles[title].units, unit)),
            _ => most,
        }
    }

    /// The table of all places.
    fn sheet(&self) -> Markup {
        let page = self.page;
        let titles = page.player(self.team).titles;
        let mut own: Vec<TitleId> = titles.territories().iter().collect();
        own.sort_by_key(|&title| (page.edition().title(title).group, title));
        let owner = |guild: TitleId| page.open().owner(guild);
        let sellers: Vec<TitleId> =
            TitleId::guilds().filter(|&guild| owner(guild).is_some_and(|owner| owner != self.team)).collect();
        let timer = page.game.options().timer.is_some();
        html! {
            // What was chosen takes the place of how to choose it, so that the table stays where it is.
            @if let Some((unit, from)) = self.chosen {
                p .gpd-chosen data-key="how" role="status" {
                    (art::unit(unit))
                    (page.text(&Text::new("gpd-chosen").with("unit", unit.text()).with("from", self.name(from))))
                    " " a href="?#now" data-plan { (page.say("gpd-bench-done")) }
                }
            } @else {
                p .gpd-why data-key="how" {
                    a .gpd-done href="?#now" data-plan { (page.say("gpd-bench-done")) }
                    (page.say("gpd-bench-how")) " " span .gpd-drag { (page.say("gpd-bench-drag")) " " } (page.clause(GP_30)) " "
                    @if !timer { (page.text(&Text::new("gpd-moves-left").with("left", page.game.moves_left(page.open())))) " " (page.clause(GP_28)) }
                }
            }
            form method="post" action=(page.acting().address()) data-drops {
                (page.acting().credentials())
                @for name in ["drag", "drop", "count"] { input type="hidden" name=(name) value=""; }
                // What was chosen stays chosen, for the next Territory.
                input type="hidden" name="look-move" value=(self.code());
                table .gpd-sheet {
                    thead { tr {
                        th scope="col" { span .sr { (page.say("gpd-place")) } }
                        @for unit in RUnit::ALL { th scope="col" { (art::unit(unit)) span .sr { (page.text(&unit.text())) } } }
                    } }
                    (self.row(Place::Stock, &html! { (page.say("gpd-stock")) }))
                    @for title in own { (self.row(Place::Territory(title), &self.territory(title))) }
                    @for guild in titles.guilds().iter() { (self.row(Place::Guild(guild), &html! { (page.title(guild)) })) }
                    @for guild in sellers { (self.row(Place::Seller(guild), &html! { (page.title(guild)) })) }
                }
            }
        }
    }

    /// What is chosen, as the page's address has it.
    fn code(&self) -> String {
        self.chosen.map_or("all".to_owned(), |(unit, from)| format!("{}-{}", unit.id(), from.code()))
    }

    /// A place with its R-Units, and below how many of what was chosen can go there.
    fn row(&self, place: Place, name: &Markup) -> Markup {
        let units = self.units(place);
        let put = self.chosen.map(|(unit, from)| (unit, from, self.most(unit, from, place)));
        html! {
            tbody data-key=(place.code()) data-drop=(place.code()) {
                tr {
                    th scope="row" { (name) }
                    @for unit in RUnit::ALL { td { (self.chip(unit, place, units[unit])) } }
                }
                @if let Some((unit, from, most)) = put.filter(|(_, _, most)| *most > 0) {
                    tr .below { td colspan="6" { (self.put_here(unit, from, place, most)) } }
                }
            }
        }
    }

    /// The number of one kind at a place, which can be chosen and dragged.
    fn chip(&self, unit: RUnit, place: Place, count: u8) -> Markup {
        let code = format!("{}-{}", unit.id(), place.code());
        let on = self.chosen == Some((unit, place));
        let most = self.most_from(unit, place);
        let label = Text::new("gpd-chip")
            .with("count", count)
            .with("unit", unit.text())
            .with("place", self.name(place));
        html! {
            @if count == 0 { span .gpd-none { "·" } }
            @else if most == 0 { span .gpd-chip.still.{ "u-" (unit.id()) } { (count) } }
            @else {
                a .gpd-chip.on[on].{ "u-" (unit.id()) } href={ @if on { "?move=all#bench" } @else { "?move=" (code) "#bench" } } data-plan
                    draggable="true" data-drag=(code) data-all=(most) role="button" aria-pressed=(on)
                    aria-label=(self.page.text(&label)) { (count) }
            }
        }
    }

    /// The buttons that put what was chosen here.
    fn put_here(&self, unit: RUnit, from: Place, to: Place, most: u8) -> Markup {
        let button = |count: u8, class: &str| {
            let label = Text::new("gpd-put").with("count", count).with("unit", unit.text());
            let action = moving(unit, count, from, to);
            html! { @if let Some(action) = action { (press(&action, class, &html! { (self.page.text(&label)) })) } }
        };
        html! {
            @if most > 0 {
                span .gpd-put {
                    (button(1, "strong gpd-small"))
                    @if most > 2 { (button(2, "gpd-small")) }
                    @if most > 1 { (button(most, "gpd-small")) }
                }
            }
        }
    }

    /// The name of an own Territory, and where no more NS-Units fit that they do not (GP-29).
    fn territory(&self, title: TitleId) -> Markup {
        let page = self.page;
        let units = page.open().titles[title].units;
        let ns = Text::new("gpd-ns").with("count", units[RUnit::Ns]).with("cap", ns_cap(units));
        html! {
            (page.swatch(page.edition().title(title).group)) " "
            a href={ "?title=" (title.0) } data-plan { (page.title(title)) }
            @if units[RUnit::Ns] >= ns_cap(units) { small { (page.text(&ns)) } }
        }
    }

    /// The same as a form of four fields, for whoever likes lists better.
    fn by_list(&self) -> Markup {
        let page = self.page;
        let titles = page.player(self.team).titles;
        let own = titles.territories().iter().map(Place::Territory);
        let mut from =
            [Place::Stock].into_iter().chain(own.clone()).chain(titles.guilds().iter().map(Place::Guild));
        let to = own.chain([Place::Stock]);
        let options = |places: &mut dyn Iterator<Item = Place>, chosen: Place| {
            html! { @for place in places { option value=(place.code()) selected[place == chosen] { (self.name(place)) } } }
        };
        // What stands there at first can be done: if nothing can, there is no form.
        let ways = |from: Place| to.clone().flat_map(move |to| RUnit::ALL.map(|unit| (unit, from, to)));
        let first = from.clone().flat_map(ways).find(|&(unit, from, to)| self.most(unit, from, to) > 0);
        let Some((first_unit, first_from, first_to)) = first else { return html! {} };
        html! {
            details .gpd-more data-key="by-list" {
                summary { (page.say("gpd-by-list")) }
                form .gpd-list method="post" action=(page.acting().address()) {
                    (page.acting().credentials())
                    input type="hidden" name="kind" value="move";
                    label { span { (page.say("gpd-count")) } (number_field("count", 1..=60, 1)) }
                    label { span { (page.say("gpd-unit")) } select name="unit" { @for unit in RUnit::ALL { option value=(unit.id()) selected[unit == first_unit] { (page.text(&unit.text())) } } } }
                    label { span { (page.say("gpd-from")) } select name="from" { (options(&mut from, first_from)) } }
                    label { span { (page.say("gpd-to")) } select name="to" { (options(&mut to.clone(), first_to)) } }
                    button { (page.say("gpd-move")) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gp_29_a_set_makes_room_for_ns() {
        let units = |ns| Units([2, 2, 2, 2, ns]);
        assert_eq!(room_for(Units([0, 3, 0, 0, 1]), RUnit::Ns), 1);
        assert_eq!(room_for(Units::NONE, RUnit::Ns), 2);
        assert_eq!(room_for(units(0), RUnit::Ns), 4);
        assert_eq!(room_for(units(3), RUnit::Ns), 1);
        assert_eq!(room_for(units(4), RUnit::Ns), 0);
    }

    #[test]
    fn places_are_read_as_they_are_written() {
        let title = TitleId(33);
        for place in [Place::Stock, Place::Territory(TitleId(7)), Place::Guild(title), Place::Seller(title)] {
            assert_eq!(Place::read(&place.code()), Some(place));
        }
        for nonsense in ["", "t", "t99", "x1", "é", "t-1"] {
            assert_eq!(Place::read(nonsense), None, "{nonsense}");
        }
        assert_eq!(read_source("ns-t7"), Some((RUnit::Ns, Place::Territory(TitleId(7)))));
        assert_eq!(read_source("gold-s"), None);
    }
}
