//! What a deal would do: to both scores, to groups, to hands, and what goes along with a Title (GP-19, GP-24, GP-37,
//! GP-52).

use games::globopolis::card::CardKind;
use games::globopolis::clause::{GP_19, GP_24, GP_27, GP_37, GP_52, GP_85};
use games::globopolis::{GroupId, NamedCards, Side, Team, TitleId, TitleSet};
use maud::{Markup, html};
use table::{Arg, Clause, Text};

use crate::globopolis::outlook::Payment;
use crate::globopolis::page::Page;

/// A deal that can be looked at. `cards` is false for whoever may not know them.
#[derive(Clone, Copy)]
pub(super) struct Deal {
    pub(super) from: Team,
    pub(super) to: Team,
    pub(super) give: Side,
    pub(super) want: Side,
    pub(super) cards: bool,
}

/// One party of a deal.
struct PartyOf<'a> {
    team: Team,
    gives: &'a Side,
    gets: &'a Side,
}

impl Deal {
    fn parties(&self) -> [PartyOf<'_>; 2] {
        [
            PartyOf { team: self.from, gives: &self.give, gets: &self.want },
            PartyOf { team: self.to, gives: &self.want, gets: &self.give },
        ]
    }
}

/// Everything that the deal would do.
pub(super) fn effects(page: &Page<'_>, deal: &Deal) -> Markup {
    let notes: Vec<Markup> =
        deal.parties().iter().flat_map(|party| notes_for(page, party, deal.cards)).collect();
    let titles = deal.give.titles.or(deal.want.titles);
    html! {
        table .gpt-effects {
            caption .sr { (page.say("gpt-effects")) }
            thead { tr {
                th scope="col" { (page.say("gpt-effects-who")) }
                th scope="col" { (page.say("gpt-points")) }
                th scope="col" { (page.say("gpt-eu")) }
            } }
            tbody { @for party in deal.parties() { (row(page, &party)) } }
        }
        @if !titles.is_empty() {
            p .gpt-why { (page.say("gpt-along-with")) " " (page.clause(GP_37)) }
            ul .gpt-along { @for title in titles.iter() { li { (along(page, title)) } } }
        }
        @if !notes.is_empty() { ul .gpt-notes { @for note in &notes { li { (note) } } } }
    }
}

/// A score or a sum before and after.
fn change(page: &Page<'_>, before: i64, after: i64) -> Markup {
    let text = Text::new("gpt-from-to").with("before", before).with("after", after);
    let class = match after.cmp(&before) {
        std::cmp::Ordering::Less => "gpt-down",
        std::cmp::Ordering::Equal => "gpt-same",
        std::cmp::Ordering::Greater => "gpt-up",
    };
    html! {
        span class=(class) {
            @if after == before { (before) }
            @else { (page.text(&text)) " " b { (signed(after - before)) } }
        }
    }
}

/// A number with its sign, as it is written: `+3`, `−2`.
pub(crate) fn signed(number: i64) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { format!("+{number}") }
}

fn row(page: &Page<'_>, party: &PartyOf<'_>) -> Markup {
    let PartyOf { team, gives, gets } = *party;
    let player = page.player(team);
    let (before, after) = (i64::from(player.points), i64::from(points_after(page, party)));
    let eu = i64::from(player.eu);
    let eu_after = i64::from(payment(page, party).left) + i64::from(gets.eu.saturating_sub(gives.eu));
    html! {
        tr {
            th scope="row" { (page.team_tag(team)) }
            td data-points={ (team.0) ":" (after) } { (change(page, before, after)) }
            td data-eu={ (team.0) ":" (eu_after) } { (change(page, eu, eu_after)) }
        }
    }
}

/// GP-27: what somebody would pay, points turned into EU if they have to be.
fn payment(page: &Page<'_>, party: &PartyOf<'_>) -> Payment {
    let eu = party.gives.eu.saturating_sub(party.gets.eu);
    Payment::of(page.player(party.team), u32::from(eu))
}

fn points_after(page: &Page<'_>, party: &PartyOf<'_>) -> i32 {
    let sold = i32::try_from(payment(page, party).points).unwrap_or(i32::MAX);
    let titles = page.game.points_of_deal(page.open(), party.gives.titles, party.gets.titles);
    page.player(party.team).points - sold + titles
}

/// GP-27: points that would be turned into EU.
fn sold(page: &Page<'_>, party: &PartyOf<'_>) -> Option<Markup> {
    let points = Some(payment(page, party).points).filter(|&points| points > 0)?;
    let text =
        Text::new("gpt-sells-points").with("team", page.game.team_arg(party.team)).with("points", points);
    Some(html! { (page.text(&text)) " " (page.clause(GP_27)) })
}

/// GP-37: what a Title takes along.
fn along(page: &Page<'_>, title: TitleId) -> Markup {
    let holding = &page.open().titles[title];
    let text = Text::new(if title.is_guild() { "gpt-along-guild" } else { "gpt-along" })
        .with("title", page.title(title))
        .with("value", page.edition().title(title).value);
    let level = if title.is_guild() { 0 } else { holding.justified() };
    let back = if title.is_guild() { 0 } else { holding.level - level };
    html! {
        (page.text(&text)) " " (page.units(holding.units))
        @if level > 0 { " " (page.text(&Text::new("gpt-along-level").with("level", level))) }
        @if back > 0 { " " (page.text(&Text::new("gpt-along-back").with("count", back))) }
        @if holding.agents.0.iter().any(|&count| count > 0) { " " (page.say("gpt-along-agents")) }
    }
}

/// The Titles somebody would have.
fn titles_after(page: &Page<'_>, party: &PartyOf<'_>) -> TitleSet {
    page.player(party.team).titles.minus(party.gives.titles).or(party.gets.titles)
}

fn notes_for(page: &Page<'_>, party: &PartyOf<'_>, cards: bool) -> Vec<Markup> {
    let mut notes = groups(page, party);
    notes.extend(sold(page, party));
    notes.extend(mark(page, party));
    if cards {
        notes.extend(hand_limit(page, party));
    }
    notes
}

/// GP-24: the groups that the deal completes, and those it breaks up.
fn groups(page: &Page<'_>, party: &PartyOf<'_>) -> Vec<Markup> {
    let player = page.player(party.team);
    let after = titles_after(page, party);
    let mut notes = Vec::new();
    for (index, group) in page.edition().groups().iter().enumerate() {
        let id = GroupId::from_index(index);
        let (had, has) = (player.titles.holds(group.territories), after.holds(group.territories));
        let pending = player.ripe.contains(id) || player.fresh.contains(id);
        let message = if has && !had {
            if player.credited.contains(id) {
                "gpt-group-again"
            } else if page.game.team_of(page.open().turn) == party.team {
                "gpt-group-later"
            } else {
                "gpt-group-next"
            }
        } else if had && !has {
            if pending { "gpt-group-pending-lost" } else { "gpt-group-broken" }
        } else {
            continue;
        };
        let text = Text::new(message)
            .with("team", page.game.team_arg(party.team))
            .with("group", group.name.as_str())
            .with("points", page.game.group_bonus(id));
        notes.push(html! { (page.text(&text)) " " (page.clause(GP_24)) });
    }
    notes
}

/// GP-19, GP-85: whoever reaches the mark, or enough Territories, makes the round the last.
fn mark(page: &Page<'_>, party: &PartyOf<'_>) -> Vec<Markup> {
    if page.open().last_round {
        return Vec::new();
    }
    let player = page.player(party.team);
    let points = points_after(page, party);
    let note = |id: &'static str, clause: Clause| {
        let text = Text::new(id).with("team", page.game.team_arg(party.team));
        html! { strong { (page.text(&text)) } " " (page.clause(clause)) }
    };
    let mut notes = Vec::new();
    if page.game.mark().is_some_and(|mark| player.points < mark && points >= mark) {
        notes.push(note("gpt-reaches-mark", GP_19));
    }
    let territories = titles_after(page, party).territories().len();
    let had = player.titles.territories().len();
    let needed = page.game.options().territories_to_win.map(usize::from);
    if needed.is_some_and(|needed| had < needed && territories >= needed) {
        notes.push(note("gpt-reaches-territories", GP_85));
    }
    notes
}

/// GP-52: who would hold more cards of a kind than they may.
fn hand_limit(page: &Page<'_>, party: &PartyOf<'_>) -> Vec<Markup> {
    let sizes = page.open().hand_sizes[party.team];
    let of_kind = |cards: NamedCards, kind: CardKind| {
        cards.iter().filter(|&card| page.edition().kind_of(card) == kind).count()
    };
    let over = |kind: &CardKind| {
        let gets = of_kind(party.gets.cards, *kind);
        let size =
            (usize::from(sizes[*kind as usize]) + gets).saturating_sub(of_kind(party.gives.cards, *kind));
        gets > 0 && size > usize::from(page.game.options().hand_limit)
    };
    let note = |kind: CardKind| {
        let text = Text::new("gpt-over-limit")
            .with("team", page.game.team_arg(party.team))
            .with("kind", Arg::Text(kind.text()))
            .with("limit", page.game.options().hand_limit);
        html! { (page.text(&text)) " " (page.clause(GP_52)) }
    };
    CardKind::ALL.into_iter().filter(over).map(note).collect()
}
