//! The Option Phase: the Personal Stock, the Territories and the Guilds as rows of one table, between which R-Units are
//! moved (GP-28 to GP-35); developing, and buying points (GP-26).
//!
//! A number in the table is a link: it chooses what is moved, and then every row says how much of it can go there. The
//! script lets it be dragged as well.

use games::globopolis::clause::{GP_12, GP_26, GP_28, GP_29, GP_30, GP_34, GP_35, GP_78};
use games::globopolis::{
    Action, EU_PER_POINT, POINTS_PER_TURN, RUnit, Team, TitleId, Units, ns_cap, room_for,
};
use maud::{Markup, html};
use table::{Arg, Game, Text};

use super::art;
use super::outlook::{self, Payment};
use super::page::Page;
use crate::parts::{Effect, number_field, press};

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
struct Bench<'a, 'p> {
    page: &'p Page<'a>,
    team: Team,
    /// What is to be moved.
    chosen: Option<(RUnit, Place)>,
}

/// Everything of the Option Phase that is neither deal nor card.
pub(super) fn workbench(page: &Page<'_>) -> Markup {
    let Some(team) = page.team else { return html! {} };
    let chosen = page.model.ask.get("move").and_then(read_source);
    let bench = Bench { page, team, chosen };
    let chosen = chosen.filter(|&(unit, from)| bench.units(from)[unit] > 0);
    let bench = Bench { chosen, ..bench };
    html! {
        details .gpd-more.gpd-bench data-key="bench" open {
            summary #bench { (page.say("gpd-bench")) }
            (bench.sheet())
            (bench.by_list())
        }
        (points(page, team))
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
    fn units(&self, place: Place) -> Units {
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
    fn most(&self, unit: RUnit, from: Place, to: Place) -> u8 {
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
                    " " a href="?#bench" data-plan { (page.say("gpd-chosen-not")) }
                }
            } @else {
                p .gpd-why data-key="how" {
                    (page.say("gpd-bench-how")) " " span .gpd-drag { (page.say("gpd-bench-drag")) " " } (page.clause(GP_30)) " "
                    @if !timer { (page.text(&Text::new("gpd-moves-left").with("left", page.game.moves_left(page.open())))) " " (page.clause(GP_28)) }
                }
            }
            form method="post" action=(page.acting().address()) data-drops {
                (page.acting().credentials())
                @for name in ["drag", "drop", "count"] { input type="hidden" name=(name) value=""; }
                table .gpd-sheet {
                    thead { tr {
                        th scope="col" { span .sr { (page.say("gpd-place")) } }
                        @for unit in RUnit::ALL { th scope="col" { (art::unit(unit)) span .sr { (page.text(&unit.text())) } } }
                    } }
                    (self.row(Place::Stock, &html! { (page.say("gpd-stock")) }, &html! {}))
                    @for title in own { (self.territory(title)) }
                    tbody #guilds {}
                    @for guild in titles.guilds().iter() { (self.guild(guild)) }
                    @for guild in sellers { (self.seller(guild)) }
                }
            }
        }
    }

    /// A place with its R-Units, and below what is to be said and done about it.
    fn row(&self, place: Place, name: &Markup, below: &Markup) -> Markup {
        let units = self.units(place);
        let put = self.chosen.map(|(unit, from)| (unit, from, self.most(unit, from, place)));
        html! {
            tbody data-key=(place.code()) data-drop=(place.code()) {
                tr {
                    th scope="row" { (name) }
                    @for unit in RUnit::ALL { td { (self.chip(unit, place, units[unit])) } }
                }
                @if !below.0.is_empty() || put.is_some_and(|(_, _, most)| most > 0) {
                    tr .below {
                        td colspan="6" {
                            @if let Some((unit, from, most)) = put { (self.put_here(unit, from, place, most)) }
                            (below)
                        }
                    }
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
                a .gpd-chip.on[on].{ "u-" (unit.id()) } href={ @if on { "?#bench" } @else { "?move=" (code) "#bench" } } data-plan
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

    /// An own Territory: its level, what is missing for the next one, and developing it (GP-29, GP-31, GP-32).
    fn territory(&self, title: TitleId) -> Markup {
        let page = self.page;
        let open = page.open();
        let holding = &open.titles[title];
        let group = page.edition().title(title).group;
        let level = holding.justified();
        let ns =
            Text::new("gpd-ns").with("count", holding.units[RUnit::Ns]).with("cap", ns_cap(holding.units));
        let name = html! {
            (page.swatch(group)) " "
            a href={ "?title=" (title.0) } data-plan { (page.title(title)) }
            @for step in 0..holding.level { span .gpd-ed.off[step >= level] aria-hidden="true" {} }
            @if holding.level > 0 { span .sr { (page.say(if level > 1 { "gpd-level-2" } else if level == 1 { "gpd-level-1" } else { "gpd-level-0" })) } }
        };
        // Only where no more fit it is news.
        let full = holding.units[RUnit::Ns] >= ns_cap(holding.units);
        let stores = |action: &&Action| matches!(action, Action::Store { title: at, .. } if *at == title);
        let below = html! {
            (self.development(title))
            @if full { " " small .gpd-ns { (page.text(&ns)) } }
            @for store in page.view.legal.iter().filter(stores) {
                " " (press(store, "gpd-small", &html! { (page.text(&page.game.name_action(store))) })) " " (page.clause(GP_78))
            }
        };
        self.row(Place::Territory(title), &name, &below)
    }

    /// What stands between a Territory and its next level.
    fn development(&self, title: TitleId) -> Markup {
        let page = self.page;
        let open = page.open();
        let holding = &open.titles[title];
        let develop = Action::Develop(title);
        let premium = page.game.premium(open, title);
        let wanted = if holding.justified() < holding.level { holding.level } else { holding.level + 1 };
        let mut missing = Units::NONE;
        for unit in RUnit::ALL {
            missing[unit] = wanted.saturating_sub(holding.units[unit]);
        }
        let payment = Payment::of(page.player(self.team), premium);
        html! {
            @if page.can(&develop) {
                (press(&develop, "gpd-small gpd-develop", &html! { (page.text(&Text::new("gpd-develop").with("eu", premium).with("level", wanted))) }))
                @if payment.points > 0 { small .warn { (page.text(&Text::new("gpd-does-sell-short").with("points", payment.points))) } }
            }
            @else if holding.justified() < holding.level {
                small .warn { (page.text(&Text::new("gpd-set-back").with("units", missing.text()))) }
            }
            @else if holding.level > 1 { small { (page.say("gpd-level-2")) } }
            @else if open.this_turn.developed.contains(title) { small { (page.say("gpd-next-turn")) } }
            @else if !missing.is_empty() {
                small { (page.text(&Text::new("gpd-missing").with("level", wanted).with("units", missing.text()).with("eu", premium))) }
            }
            @else if payment.short > 0 { small { (page.text(&Text::new("gpd-premium-short").with("eu", premium))) } }
            @else { small { (page.say("gpd-no-pieces")) } }
        }
    }

    /// GP-34: an own Guild gives three R-Units a turn.
    fn guild(&self, guild: TitleId) -> Markup {
        let page = self.page;
        let left = page.game.left_to_take(page.open(), guild);
        let place = Place::Guild(guild);
        let name = html! { a href={ "?title=" (guild.0) } data-plan { (page.title(guild)) } };
        let below = html! {
            span .gpd-put {
                @for unit in self.units(place).kinds() {
                    @let most = self.most(unit, place, Place::Stock);
                    @for count in [1, most].into_iter().take(usize::from(most.min(2))) {
                        @if let Some(action) = moving(unit, count, place, Place::Stock) {
                            (press(&action, "gpd-small", &html! { (page.text(&Text::new("gpd-take").with("count", count).with("unit", unit.text()))) }))
                        }
                    }
                }
            }
            small { (page.text(&Text::new("gpd-guild-left").with("left", left))) " " (page.clause(GP_34)) }
        };
        self.row(place, &name, &below)
    }

    /// GP-35: another's Guild sells three R-Units a turn, at a rate that depends on what else its owner has.
    fn seller(&self, guild: TitleId) -> Markup {
        let page = self.page;
        let open = page.open();
        let place = Place::Seller(guild);
        let Some(owner) = open.owner(guild) else { return html! {} };
        let left = page.game.left_to_buy(open, guild);
        let name = html! {
            a href={ "?title=" (guild.0) } data-plan { (page.title(guild)) }
            small { (page.team_name(owner)) }
        };
        let below = html! {
            span .gpd-put {
                @for unit in self.units(place).kinds() {
                    @let most = self.most(unit, place, Place::Stock);
                    @let rate = page.game.guild_rate(open, guild, unit);
                    @for count in [1, most].into_iter().take(usize::from(most.min(2))) {
                        @if let Some(action) = moving(unit, count, place, Place::Stock) {
                            @let text = Text::new("gpd-buy-stock").with("count", count).with("eu", rate * u32::from(count));
                            (press(&action, "gpd-small", &html! { (art::unit(unit)) span .sr { (page.text(&unit.text())) ", " } (page.text(&text)) }))
                        }
                    }
                }
            }
            details .gpd-rate data-key={ "rate-" (guild.0) } {
                summary { small { (page.text(&Text::new("gpd-guild-rate").with("left", left))) } }
                @for unit in self.units(place).kinds() { small { (page.text(&self.rate(guild, owner, unit))) } }
                small { (page.clause(GP_35)) }
            }
        };
        self.row(place, &name, &below)
    }

    /// GP-35: on which step a Guild's rate stands, and why.
    fn rate(&self, guild: TitleId, owner: Team, unit: RUnit) -> Text {
        let page = self.page;
        let title = page.edition().title(guild);
        let owned = page.player(owner).titles;
        let deals_in = |other: TitleId| page.edition().title(other).units[unit] > 0;
        let another = owned.guilds().iter().any(|other| other != guild && deals_in(other));
        Text::new(if another { "gpd-rate-another" } else { "gpd-rate" })
            .with("unit", unit.text())
            .with("eu", page.game.guild_rate(page.open(), guild, unit))
            .with("team", page.team_arg(owner))
            .with("count", owned.and(title.associated).len())
            .with("rates", title.rates.iter().map(|&rate| Arg::from(rate)).collect::<Vec<_>>())
    }

    /// The same as a form of four fields, for whoever likes lists better.
    fn by_list(&self) -> Markup {
        let page = self.page;
        let titles = page.player(self.team).titles;
        let own = titles.territories().iter().map(Place::Territory);
        let from =
            [Place::Stock].into_iter().chain(own.clone()).chain(titles.guilds().iter().map(Place::Guild));
        let to = own.chain([Place::Stock]);
        let options = |places: &mut dyn Iterator<Item = Place>| {
            html! { @for place in places { option value=(place.code()) { (self.name(place)) } } }
        };
        html! {
            details .gpd-more data-key="by-list" {
                summary { (page.say("gpd-by-list")) }
                form .gpd-list method="post" action=(page.acting().address()) {
                    (page.acting().credentials())
                    input type="hidden" name="kind" value="move";
                    label { span { (page.say("gpd-count")) } (number_field("count", 1..=60, 1)) }
                    label { span { (page.say("gpd-unit")) } select name="unit" { @for unit in RUnit::ALL { option value=(unit.id()) { (page.text(&unit.text())) } } } }
                    label { span { (page.say("gpd-from")) } select name="from" { (options(&mut from.into_iter())) } }
                    label { span { (page.say("gpd-to")) } select name="to" { (options(&mut to.into_iter())) } }
                    button { (page.say("gpd-move")) }
                }
            }
        }
    }
}

/// GP-26: points for EU, and why not.
fn points(page: &Page<'_>, team: Team) -> Markup {
    let open = page.open();
    let player = page.player(team);
    let for_sale = page.game.points_for_sale(open);
    let affordable = u8::try_from(player.eu / EU_PER_POINT).unwrap_or(u8::MAX);
    let most = for_sale.min(affordable);
    let why = match () {
        () if most > 0 => Text::new("gpd-points-left").with("left", for_sale),
        () if for_sale > 0 => Text::new("gpd-points-eu"),
        () if open.this_turn.points_bought >= POINTS_PER_TURN => Text::new("gpd-points-bought"),
        () => Text::new("gpd-points-near").with("points", page.game.mark().unwrap_or(0) - 25),
    };
    html! {
        details .gpd-more data-key="points" {
            summary #points { (page.say("gpd-points")) }
            @if most > 0 {
                form .choices method="post" action=(page.acting().address()) {
                    (page.acting().credentials())
                    @for points in 1..=most {
                        @let text = Text::new("gpd-buy-points").with("points", points).with("eu", u32::from(points) * EU_PER_POINT);
                        (press(&Action::BuyPoints(points), "gpd-small", &html! { (page.text(&text)) }))
                    }
                }
            }
            div .gpd-why { (page.text(&why)) " " (page.clause(GP_26)) }
        }
    }
}

/// GP-12: before the first Teleport, surplus can be put back on the Territories.
pub(super) fn stacking(page: &Page<'_>) -> Markup {
    let stacks: Vec<&Action> =
        page.view.legal.iter().filter(|action| matches!(action, Action::Stack { .. })).collect();
    html! {
        @if !stacks.is_empty() {
            details .gpd-more data-key="stacking" {
                summary { (page.say("gpd-stacking")) }
                div .gpd-why { (page.say("gpd-stacking-how")) " " (page.clause(GP_12)) }
                form .gpd-stack method="post" action=(page.acting().address()) {
                    (page.acting().credentials())
                    @for action in stacks {
                        @if let Action::Stack { title, units } = action {
                            @let text = Text::new("gpd-stack").with("units", units.text()).with("title", page.edition().title_name(*title));
                            (press(action, "gpd-small", &html! { (page.text(&text)) }))
                        }
                    }
                }
            }
        }
    }
}

/// GP-43: what stays of the surplus of a Title that was just taken.
pub(super) fn surplus(page: &Page<'_>, title: TitleId, over: Units) -> Markup {
    let none = Action::Stack { title, units: Units::NONE };
    let brought = Text::new("gpd-surplus").with("units", over.text());
    let clause = page.game.surplus_clause(page.open());
    let units = page.open().titles[title].units;
    // GP-29: NS-Units stay as far as there is room for them.
    let stays =
        |unit: RUnit| if unit == RUnit::Ns { over[unit].min(room_for(units, unit)) } else { over[unit] };
    let kinds: Vec<Arg> =
        over.kinds().filter(|&unit| stays(unit) > 0).map(|unit| Arg::Text(unit.text())).collect();
    let full = Text::new("gpd-ns").with("count", units[RUnit::Ns]).with("cap", ns_cap(units));
    html! {
        p { (page.text(&brought)) " " (page.clause(clause)) }
        div .gpd-act data-key="surplus-none" {
            (page.form(&none, "strong", &html! { (page.say("gpd-surplus-none")) }))
            (outlook::list(page, &[Effect::of("gpd-does-surplus", clause)]))
        }
        @if over.kinds().any(|unit| stays(unit) > 0) {
            form .gpd-shop data-key="surplus" method="post" action=(page.acting().address()) {
                (page.acting().credentials())
                input type="hidden" name="kind" value="stack";
                input type="hidden" name="title" value=(title.0);
                p { (page.text(&Text::new("gpd-surplus-leave").with("units", kinds).with("title", page.edition().title_name(title)))) }
                @for unit in over.kinds().filter(|&unit| stays(unit) > 0) {
                    label {
                        (art::unit(unit)) span { (page.text(&unit.text())) }
                        (number_field(&format!("stack-{}", unit.id()), 0..=stays(unit).into(), stays(unit).into()))
                    }
                }
                button { (page.say("gpd-surplus-do")) }
            }
        }
        @if over[RUnit::Ns] > 0 && stays(RUnit::Ns) == 0 { p .gpd-why { (page.text(&full)) " " (page.clause(GP_29)) } }
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
