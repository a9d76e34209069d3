//! The form of an offer: with whom, what is given, what is wanted, and what it would do before it is sent.

use games::Listed;
use games::globopolis::clause::{GP_28, GP_36, GP_38, GP_52};
use games::globopolis::{CardId, CardKind, NamedCards, OfferView, Side, Team, TitleId};
use maud::{Markup, html};
use table::{Seat, Text};

use super::effects::{self, Deal};
use super::terms::{Terms, field};
use super::{as_known, offers_left, refused, seats_of, why};
use crate::globopolis::page::Page;
use crate::model::PersonKind;
use crate::parts::number_field;

/// Choosing a partner, or the form for the one that was chosen.
pub(super) fn desk(page: &Page<'_>, seat: Seat, team: Team) -> Markup {
    let partners: Vec<Team> = page.open().rivals(team, page.game.teams()).collect();
    if partners.is_empty() {
        return html! {};
    }
    let left = offers_left(page, team);
    // GP-52: nothing goes on before everybody is within the hand limit.
    if !page.open().excess.is_empty() {
        return html! { div .gpt-why { (page.say("gpt-desk-discards")) " " (page.clause(GP_52)) } };
    }
    if page.view.offers.iter().any(|offer| offer.from == team) {
        return html! { div .gpt-why { (page.say("gp-no-second-offer")) " " (page.clause(GP_28)) } };
    }
    if left == Some(0) {
        let text = Text::new("gp-no-more-offers").with("number", games::globopolis::MAX_OFFERS);
        return html! { div .gpt-why { (page.text(&text)) " " (page.clause(GP_28)) } };
    }
    let asked = field(&page.model.ask.fields, "deal").and_then(|team| team.parse::<usize>().ok());
    let partner = partners.iter().copied().find(|partner| Some(partner.index()) == asked);
    html! {
        div .gpt-partners {
            span { (page.say("gpt-partner")) }
            @for to in &partners {
                a .gpt-partner.on[partner == Some(*to)] href={ "?deal=" (to.0) "#deals" } data-plan
                    aria-current=[(partner == Some(*to)).then_some("true")] { (page.team_tag(*to)) }
            }
            @if partner.is_some() { a .gpt-close href="?#deals" data-plan aria-label=(page.say("gpt-close")) { "×" } }
            @if let Some(left) = left {
                small { (page.text(&Text::new("gpt-offers-left").with("count", left))) " " (page.clause(GP_28)) }
            }
        }
        @if let Some(to) = partner.filter(|&to| answered(page, team, to).is_none()) { (proposal(page, seat, team, to)) }
    }
}

/// The partner's offer, if the address asks for an answer to it.
fn answered<'a>(page: &'a Page<'_>, team: Team, to: Team) -> Option<&'a OfferView> {
    field(&page.model.ask.fields, "counter")?;
    page.view.offers.iter().find(|offer| offer.from == to && offer.to == team)
}

/// The form of a counter-offer to this partner, if the address asks for it and they can be made one.
pub(super) fn counter(page: &Page<'_>, seat: Seat, team: Team, to: Team) -> Markup {
    let asked = field(&page.model.ask.fields, "deal") == Some(to.0.to_string().as_str());
    let own = page.view.offers.iter().any(|offer| offer.from == team);
    let open = page.open().excess.is_empty() && !own && offers_left(page, team) != Some(0);
    html! { @if asked && open && answered(page, team, to).is_some() { (proposal(page, seat, team, to)) } }
}

/// The form for one partner, with the terms of the address in it.
fn proposal(page: &Page<'_>, seat: Seat, team: Team, to: Team) -> Markup {
    let fields = &page.model.ask.fields;
    let answered = answered(page, team, to);
    let read = match (field(fields, "counter"), answered) {
        (Some("offer"), Some(offer)) => {
            let free = page.view.hand.minus(page.open().claimed[team]);
            Ok(Terms::turned(offer, page.edition(), free))
        }
        // The offer that was to be answered is off: what was written is an offer of one's own now.
        (_, answered) => Terms::read(page.game, fields)
            .map(|terms| Terms { counter: terms.counter && answered.is_some(), ..terms }),
    };
    let (terms, mistake) = match read {
        Ok(terms) => (terms, None),
        Err(notice) => (Terms::none(to), Some(notice)),
    };
    let taken = would_take(page, to).filter(|_| mistake.is_none());
    let (asked, terms) = (terms, taken.unwrap_or(terms));
    let free = page.game.free_eu(&as_known(page), team);
    let means = page.game.means_in_deals(page.open(), to);
    let most = |giver, taker, eu| if page.game.owes_another(page.open(), giver, taker) { 0 } else { eu };
    let mine =
        Half { page, name: "give", giver: team, taker: to, side: terms.give, eu: most(team, to, free) };
    let theirs =
        Half { page, name: "want", giver: to, taker: team, side: terms.want, eu: most(to, team, means) };
    html! {
        div #deal-form data-key="plan" { form .gpt-desk method="get" action={ (crate::paths::table(page.model.table)) "#deal-form" } data-look
            data-key={ "deal-" (to.0) @if terms.counter { "-counter" } } {
            (page.acting().credentials())
            input type="hidden" name="deal" value=(to.0);
            @if terms.counter { input type="hidden" name="counter" value="terms"; }
            @if let Some(crate::model::Notice::Said(text)) = &mistake { div .gpt-why { (page.text(text)) } }
            div .gpt-sides {
                (mine.fields(&page.say("gpt-i-give")))
                (theirs.fields(&page.say("gpt-i-want")))
            }
            @if !page.game.deals_in_all(page.open(), team, to) {
                div .gpt-why { (page.say("gp-no-loose-units-now")) " " (page.clause(GP_38)) }
            }
            div .gpt-sum data-key="sum" {
                @if field(fields, "asks").is_some() && says_what_it_wants(page, to) {
                    p .gpt-wants { (page.text(&wanted(page, &asked, taken))) }
                }
                p role="status" { (page.text(&summary(page, &terms))) }
                div .choices {
                    button .gpt-look { (page.say("gpt-preview")) }
                    @if says_what_it_wants(page, to) { button name="asks" value="partner" { (page.say("gpt-ask")) } }
                    button .strong formmethod="post" formaction=(page.acting().address()) {
                        (page.say(if terms.counter { "gpt-send-counter" } else { "gpt-send" }))
                    }
                }
            }
            (preview(page, seat, team, &terms, answered))
        } }
    }
}

/// Whether a partner can be asked what they would want: bots can, but for one that does not weigh offers.
fn says_what_it_wants(page: &Page<'_>, to: Team) -> bool {
    let mut seats = seats_of(page.game, to).iter().map(|seat| &page.model.people[seat.index()].kind);
    seats.all(|kind| matches!(kind, PersonKind::Bot(bot) if bot != "random"))
}

/// The terms that the partner would accept, who was asked for them.
fn would_take(page: &Page<'_>, to: Team) -> Option<Terms> {
    let taken = page.game.own_action(page.model.would_take.as_ref()?);
    Terms::of(taken).filter(|terms| terms.to == to)
}

/// What the partner says to what was asked.
fn wanted(page: &Page<'_>, asked: &Terms, taken: Option<Terms>) -> Text {
    let text = match taken {
        None if asked.is_empty() => Text::new("gpt-ask-nothing"),
        None if !asked.want.cards.is_empty() => Text::new("gpt-wants-cards"),
        None => Text::new("gpt-wants-nothing"),
        Some(taken) if taken == *asked => Text::new("gpt-wants-this"),
        Some(taken) if asked.want.is_nothing() => Text::new("gpt-wants-pays").with("eu", taken.want.eu),
        Some(taken) => {
            let more = Side {
                eu: taken.give.eu - asked.give.eu,
                titles: taken.give.titles.minus(asked.give.titles),
                ..Side::NOTHING
            };
            Text::new("gpt-wants-more").with("more", more.text(page.edition(), true))
        }
    };
    text.with("team", page.game.team_arg(asked.to))
}

/// What changes hands so far. It stays in sight while the form is filled in, and with the script it follows every change.
fn summary(page: &Page<'_>, terms: &Terms) -> Text {
    if terms.is_empty() {
        return Text::new("gpt-nothing-yet");
    }
    Text::new("gpt-preview-of")
        .with("to", page.game.team_arg(terms.to))
        .with("give", terms.give.text(page.edition(), !page.curtain))
        .with("want", terms.want.text(page.edition(), !page.curtain))
}

/// What the terms would do, or why the rules would refuse them.
fn preview(page: &Page<'_>, seat: Seat, team: Team, terms: &Terms, answered: Option<&OfferView>) -> Markup {
    let Terms { to, give, want, .. } = *terms;
    if terms.is_empty() {
        return html! {};
    }
    let action = terms.action();
    let offered = answered.and_then(|offer| offer.cards).map_or(NamedCards::NONE, |[offered, _]| offered);
    let unknown = !want.cards.are_in(page.edition(), offered.set());
    html! {
        div .gpt-preview data-key="preview" {
            @match refused(page, seat, &action) {
                Some(refusal) => (why(page, &refusal)),
                None => (effects::effects(page, &Deal { from: team, to, give, want, cards: true })),
            }
            @if unknown { div .gpt-why { (page.say("gpt-cards-unknown")) " " (page.clause(GP_36)) } }
            @if terms.counter { div .gpt-why { (page.say("gpt-counter-replaces")) } }
        }
    }
}

/// One half of the form: what one of the two would give.
struct Half<'a> {
    page: &'a Page<'a>,
    /// `give` or `want`: how its fields begin.
    name: &'static str,
    giver: Team,
    taker: Team,
    /// What is filled in.
    side: Side,
    /// How many EU can be given.
    eu: u32,
}

impl Half<'_> {
    fn fields(&self, heading: &str) -> Markup {
        let page = self.page;
        let player = page.player(self.giver);
        let loose = page.game.deals_in_all(page.open(), self.giver, self.taker);
        let captives = player.captives[self.taker];
        html! {
            fieldset {
                legend { (heading) }
                div .gpt-amounts {
                    (self.amount("eu", &page.say("gpt-eu"), self.eu.min(u32::from(u16::MAX)), u32::from(self.side.eu)))
                    @if loose && captives > 0 {
                        (self.amount("agents", &page.say("gpt-agents"), captives.into(), self.side.agents.into()))
                    }
                }
                @if loose && !player.stock.is_empty() {
                    @let chosen = Side { units: self.side.units, ..Side::NOTHING };
                    (self.fold("units", &html! { (page.say("gpt-fold-units")) " " (page.units(player.stock)) }, &chosen, &html! {
                        div .gpt-amounts {
                            @for unit in player.stock.kinds() {
                                (self.amount(unit.id(), &page.text(&unit.text()), player.stock[unit].into(), self.side.units[unit].into()))
                            }
                        }
                    }))
                }
                @if !player.titles.is_empty() {
                    @let chosen = Side { titles: self.side.titles, ..Side::NOTHING };
                    @let label = Text::new("gpt-fold-titles").with("count", player.titles.len());
                    (self.fold("titles", &html! { (page.text(&label)) }, &chosen, &html! {
                        ul .gpt-titles { @for title in player.titles.iter() { li { (self.title(title)) } } }
                    }))
                }
                @if page.game.options().has_cards() {
                    @if self.name == "give" { (self.own_cards()) } @else { (self.wanted_cards()) }
                }
            }
        }
    }

    /// A kind of thing, folded up until something of it is in the deal, which the fold says.
    fn fold(&self, kind: &str, label: &Markup, chosen: &Side, inside: &Markup) -> Markup {
        let page = self.page;
        html! {
            details .gpt-fold data-key={ (self.name) "-" (kind) "-" (self.giver.0) } open[!chosen.is_nothing()] {
                summary {
                    span { (label) }
                    @if !chosen.is_nothing() { b { (page.text(&chosen.text(page.edition(), true))) } }
                }
                (inside)
            }
        }
    }

    /// A number, with the most that it can be.
    fn amount(&self, name: &str, label: &str, most: u32, value: u32) -> Markup {
        let most_of = self.page.text(&Text::new("gpt-most").with("most", most));
        html! {
            label .gpt-amount {
                span { (label) }
                (number_field(&format!("{}-{name}", self.name), 0..=most, value))
                small { (most_of) }
            }
        }
    }

    /// A Title with what it is worth, what stands on it, and what it would do for the taker's group.
    fn title(&self, title: TitleId) -> Markup {
        let page = self.page;
        let edition = page.edition();
        let frozen = page.game.frozen(page.open()).contains(title);
        let holding = &page.open().titles[title];
        let worth = Text::new("gpt-title-worth").with("value", edition.title(title).value);
        let level = if title.is_guild() { 0 } else { holding.justified() };
        let group = edition.title(title).group;
        let territories = edition.group(group).territories;
        let mut after = page.player(self.taker).titles.and(territories);
        if !title.is_guild() {
            after.insert(title);
        }
        let counts = Text::new(if after == territories { "gpt-title-completes" } else { "gpt-title-group" })
            .with("team", page.game.team_arg(self.taker))
            .with("group", edition.group(group).name.as_str())
            .with("have", after.len())
            .with("all", territories.len());
        html! {
            label .gpt-title.frozen[frozen] {
                input type="checkbox" name={ (self.name) "-title" } value=(title.index())
                    checked[self.side.titles.contains(title)] disabled[frozen];
                span {
                    (page.swatch(group)) " " b { (page.title(title)) } " "
                    small {
                        (page.text(&worth))
                        @if level > 0 { " · " (page.text(&Text::new("gpt-title-level").with("level", level))) }
                        @if frozen { " · " (page.say("gpt-title-frozen")) }
                    }
                    @if !holding.units.is_empty() { small { (page.units(holding.units)) } }
                    @if !title.is_guild() { small .whole[after == territories] { (page.text(&counts)) } }
                }
            }
            @if frozen { " " (page.clause(GP_38)) }
        }
    }

    /// The reader's own cards, by name. Declared ones stay with them.
    fn own_cards(&self) -> Markup {
        let page = self.page;
        let hand = page.view.hand;
        let claimed = page.open().claimed[self.giver];
        if hand.is_empty() {
            return html! {};
        }
        let summary = Text::new("gpt-own-cards").with("count", hand.len());
        html! {
            details .gpt-cards.gpt-fold[!page.curtain].gpd-curtain[page.curtain] data-key={ "own-cards-" (self.giver.0) "-" (page.open().turn.0) "-" (page.open().round) }
                open[!page.curtain && !self.side.cards.is_empty()] {
                summary { span { (page.text(&summary)) } }
                @for card in hand.iter() {
                    label .gpt-card title=(page.l10n.name(&page.edition().card(card).text)) {
                        input type="checkbox" name="give-card" value=(card.index())
                            checked[self.side.cards.set().contains(card)] disabled[claimed.contains(card)];
                        span {
                            (page.card(card)) " " small { (page.text(&page.edition().kind_of(card).text())) }
                            @if claimed.contains(card) { " " small { (page.say("gpt-card-declared")) } }
                        }
                    }
                }
            }
        }
    }

    /// GP-36: cards of another are asked for by name, whether they have them or not. The list is the same whatever they
    /// hold.
    fn wanted_cards(&self) -> Markup {
        let page = self.page;
        let wanted: Vec<CardId> = self.side.cards.iter().collect();
        html! {
            details .gpt-cards.gpt-fold data-key={ "wanted-cards-" (self.giver.0) } open[!wanted.is_empty()] {
                summary { span { (page.say("gpt-wanted-cards")) } }
                p .quiet { (page.say("gpt-wanted-cards-how")) " " (page.clause(GP_36)) }
                @for place in 0..=wanted.len().max(2) {
                    (self.wanted_card(place, wanted.get(place).copied()))
                }
            }
        }
    }

    fn wanted_card(&self, place: usize, chosen: Option<CardId>) -> Markup {
        let page = self.page;
        let label = page.text(&Text::new("gpt-wanted-card").with("number", place + 1));
        html! {
            select name="want-card" aria-label=(label) {
                option value="" { (page.say("gpt-no-card")) }
                @for kind in CardKind::ALL {
                    optgroup label=(page.text(&kind.text())) {
                        @for card in names(page, kind) {
                            @let same = chosen.filter(|&chosen| page.edition().copies_of(card).contains(chosen));
                            option value=(same.unwrap_or(card).index()) selected[same.is_some()] { (page.card(card)) }
                        }
                    }
                }
            }
        }
    }
}

/// The cards of a kind that another may hold, as far as the reader knows: one of each name that is not in their own hand, nor
/// known to everybody to be elsewhere.
fn names(page: &Page<'_>, kind: CardKind) -> impl Iterator<Item = CardId> {
    let view = page.view;
    let known = view.ops_mission.iter().chain(&view.influence).flatten().copied();
    let all = page.game.cards_to_want(page.open(), known).minus(view.hand);
    let first = move |card: &CardId| page.edition().copies_of(*card).and(all).iter().next() == Some(*card);
    all.and(page.edition().cards_of_kind(kind)).iter().filter(first)
}
