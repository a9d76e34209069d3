//! What can be done now: one sentence and a few buttons, the likeliest strongest.

use games::globopolis::clause::{
    GP_16, GP_19, GP_28, GP_36, GP_40, GP_42, GP_44, GP_45, GP_48, GP_49, GP_50, GP_52, GP_58, GP_61, GP_63,
    GP_75, GP_79, GP_80, GP_84, GP_88,
};
use games::globopolis::edition::FieldKind;
use games::globopolis::state::{Asked, Party};
use games::globopolis::{Action, CardKind, Level, Phase, TitleId, gp};
use maud::{Markup, html};
use table::{Arg, Clause, Game, Seat, Text};

use super::page::Page;
use super::{
    agents, art, battle, deal, guilds, market, missions, news, outlook, points, rolling, stacking, tiles,
    workbench,
};
use crate::parts::{Effect, json, press};

/// Up to how many attacks are shown at once; of more, a list is to be opened.
const ATTACKS: usize = 3;

/// What the reader can do now.
pub(super) fn now(page: &Page<'_>) -> Markup {
    let (text, clause) = sentence(page);
    let help = text.id.strip_prefix("gpd-now-").map(|asked| format!("gpd-now-{asked}-help"));
    let dealing = page.model.ask.get("deal").is_some();
    html! {
        section #now .gp.gpd.panel.ask[page.awaited()] aria-labelledby="now-heading" {
            div .gpd-say {
                @if let Some(seat) = shown_seat(page) { (art::team_governor(page.game.team_of(seat), "gp-face")) }
                h2 #now-heading { (page.text(&text)) " " (page.clause(clause)) }
                (page.help(help))
            }
            (missions::banner(page))
            @if page.open().phase == Phase::Option && asks(page) { (workbench::jumps(page)) }
            // A deal that is being composed brings its own.
            @if !dealing { (page.action_bar(&page.take_back("", "gpd-take-back"), &next(page))) }
            (news::dice(page))
            @if page.open().last_round && !page.open().is_over() {
                div .gpd-note { (page.say("gpd-last-round")) " " (page.clause(GP_19)) }
            }
            (battle::battle(page))
            (deal::tray(page).shown(page.l10n))
            // A deal that is being composed comes before everything else.
            @if dealing { (deal::deals(page)) }
            (controls(page))
            @if !dealing { (deal::deals(page)) }
        }
    }
}

/// Whose Governor stands beside the sentence.
fn shown_seat(page: &Page<'_>) -> Option<Seat> {
    match page.open().phase {
        Phase::Over { winner, .. } => page.game.seats_of(winner).first(),
        _ if page.awaited() || page.own_turn() => page.seat,
        _ => page.view.to_act.must.first(),
    }
}

fn sentence(page: &Page<'_>) -> (Text, Clause) {
    let open = page.open();
    match open.phase {
        Phase::Over { winner, clause } => {
            (Text::new("gpd-now-over").with("team", page.team_arg(winner)), gp(clause))
        }
        _ if !page.awaited() => waiting(page),
        _ if !open.excess.is_empty() => too_many(page),
        _ => asked(page),
    }
}

/// GP-52: of which kinds the reader holds too many cards.
fn too_many(page: &Page<'_>) -> (Text, Clause) {
    let limit = page.game.options().hand_limit;
    let sizes = page.team.map_or([0; CardKind::ALL.len()], |team| page.open().hand_sizes[team]);
    let kinds: Vec<Arg> = CardKind::ALL
        .into_iter()
        .filter(|&kind| sizes[kind as usize] > limit)
        .map(|kind| Arg::Text(kind.text()))
        .collect();
    (Text::new("gpd-now-discard").with("kinds", kinds).with("limit", limit), GP_52)
}

/// What the reader is asked, and the clause behind it.
fn asked(page: &Page<'_>) -> (Text, Clause) {
    let open = page.open();
    let game = page.game;
    let title = |id, title: TitleId| Text::new(id).with("title", page.edition().title_name(title));
    let here = page.seat.map(|seat| open.governors[seat].at);
    let field = |id| match here {
        Some(here) => Text::new(id).with("field", page.edition().field_name(here)),
        None => Text::new(id),
    };
    match open.phase {
        Phase::Teleport => (Text::new("gpd-now-teleport"), GP_16),
        Phase::Option if open.turn != page.seat.unwrap_or(open.turn) => (Text::new("gpd-now-answer"), GP_36),
        Phase::Option => (Text::new("gpd-now-option"), GP_28),
        Phase::Roll => (Text::new("gpd-now-roll"), GP_28),
        Phase::Again => (field("gpd-now-again"), GP_42),
        Phase::Base => (field("gpd-now-base"), GP_50),
        Phase::Own(at) => {
            let clean = page.view.legal.iter().any(|action| matches!(action, Action::Clean { .. }));
            (title(if clean { "gpd-now-own-clean" } else { "gpd-now-own" }, at), GP_44)
        }
        Phase::Foreign(at) => {
            let owner = open.owner(at).map_or(Arg::from("?"), |owner| game.team_arg(owner));
            let cost = game.conference_cost(open, at);
            let attack = page.view.legal.iter().any(|action| matches!(action, Action::Attack { .. }));
            let id = if attack { "gpd-now-foreign" } else { "gpd-now-foreign-pay" };
            (title(id, at).with("team", owner).with("eu", cost), GP_45)
        }
        Phase::Surplus { title: at, .. } => (title("gpd-now-surplus", at), game.surplus_clause(open)),
        Phase::Market { .. } => {
            let bank = here.is_some_and(|here| page.edition().kind(here) == FieldKind::Bank);
            if bank { (Text::new("gpd-now-bank"), GP_49) } else { (field("gpd-now-market"), GP_48) }
        }
        Phase::Shop { left, price, .. } => {
            (Text::new("gpd-now-shop").with("left", left).with("price", price), GP_48)
        }
        Phase::Bystander { asked: Asked::Third, .. } => (Text::new("gpd-now-bystander"), GP_63),
        Phase::Bystander { team, .. } => {
            (Text::new("gpd-now-bribe").with("team", game.team_arg(team)), GP_63)
        }
        Phase::Muster(Party::Aggressor) => (Text::new("gpd-now-muster"), GP_80),
        Phase::Muster(Party::Defender) => {
            let by = open.battle.map_or(Arg::from("?"), |battle| game.team_arg(battle.aggressor));
            (Text::new("gpd-now-muster-defender").with("team", by), GP_80)
        }
        Phase::Help { from, eu, .. } => (title("gpd-now-help", from).with("eu", eu), GP_84),
        Phase::Rounds(Party::Aggressor) => (Text::new("gpd-now-fight"), GP_75),
        Phase::Rounds(Party::Defender) => (Text::new("gpd-now-defend"), GP_80),
        Phase::Chain { group, .. } => {
            (Text::new("gpd-now-chain").with("group", page.edition().group(group).name.as_str()), GP_79)
        }
        Phase::Agents => (Text::new("gpd-now-agents"), GP_61),
        Phase::Declare => (Text::new("gpd-now-declare"), GP_19),
        Phase::Over { clause, .. } => (Text::new("gpd-now-agents"), gp(clause)),
    }
}

/// Whom the table waits for, and for what.
fn waiting(page: &Page<'_>) -> (Text, Clause) {
    let open = page.open();
    let (id, clause) = match open.phase {
        _ if !open.excess.is_empty() => ("gpd-wait-discard", GP_52),
        Phase::Teleport => ("gpd-wait-teleport", GP_16),
        Phase::Option if !page.view.to_act.must.contains(open.turn) => ("gpd-wait-answer", GP_36),
        Phase::Option => ("gpd-wait-option", GP_28),
        Phase::Roll => ("gpd-wait-roll", GP_40),
        Phase::Again | Phase::Base => ("gpd-wait-again", GP_42),
        Phase::Own(_) => ("gpd-wait-own", GP_44),
        Phase::Foreign(_) if page.game.options().level == Level::Learning => ("gpd-wait-foreign-pay", GP_45),
        Phase::Foreign(_) => ("gpd-wait-foreign", GP_45),
        Phase::Surplus { .. } => ("gpd-wait-surplus", page.game.surplus_clause(open)),
        Phase::Market { .. } | Phase::Shop { .. } => ("gpd-wait-market", GP_48),
        Phase::Bystander { .. } => ("gpd-wait-bystander", GP_63),
        Phase::Muster(_) => ("gpd-wait-muster", GP_80),
        Phase::Help { .. } => ("gpd-wait-help", GP_84),
        Phase::Rounds(_) => ("gpd-wait-rounds", GP_75),
        Phase::Chain { .. } => ("gpd-wait-chain", GP_79),
        Phase::Declare => ("gpd-wait-declare", GP_19),
        Phase::Agents | Phase::Over { .. } => ("gpd-wait-agents", GP_61),
    };
    let seats: Vec<Arg> = page.view.to_act.must.iter().map(Arg::from).collect();
    (Text::new(id).with("seats", seats), clause)
}

/// Whether the phase asks the reader something. Battles and deals ask by themselves.
fn asks(page: &Page<'_>) -> bool {
    let open = page.open();
    // GP-78: a victorious Defender has surplus to place in another's turn.
    let of_surplus = matches!(open.phase, Phase::Surplus { .. });
    let asked = if of_surplus { page.awaited() } else { page.own_turn() };
    asked && open.battle.is_none() && open.excess.is_empty() && !page.view.legal.is_empty()
}

/// What leads on.
fn next(page: &Page<'_>) -> Markup {
    let open = page.open();
    if !open.excess.is_empty() {
        return html! {
            @if page.awaited() { a .button.strong href="#hand" { (art::sign("ops")) (page.say("gpd-to-hand-discard")) } }
        };
    }
    if !asks(page) {
        return battle::next(page);
    }
    html! {
        @match open.phase {
            Phase::Teleport => (act(page, &Action::Teleport, "strong", &[Effect::of("gpd-does-teleport", GP_58)])),
            Phase::Option | Phase::Roll => (rolling::rolling(page, true)),
            Phase::Again | Phase::Base | Phase::Own(_) => { (rolling::rolling(page, true)) (stop(page)) }
            Phase::Market { shuttle } => (market::market(page, shuttle)),
            Phase::Foreign(title) => (pay(page, title)),
            Phase::Chain { .. } => (act(page, &Action::Pass, "", &[Effect::of("gpd-does-end-turn", GP_79)])),
            Phase::Agents => (agents::endings(page)),
            Phase::Declare => (act(page, &Action::Pass, "", &[Effect::of("gpd-does-end-turn", GP_19)])),
            _ => {}
        }
    }
}

/// The choices of the phase. Battles and deals bring their own.
fn controls(page: &Page<'_>) -> Markup {
    if !asks(page) {
        return html! {};
    }
    html! {
        @match page.open().phase {
            Phase::Teleport => (stacking::stacking(page)),
            Phase::Option => {
                @if workbench::is_asked_for(page) { (workbench::workbench(page)) } @else { (tiles::tiles(page)) }
                (hints(page))
                (guilds::guilds(page))
                @if !workbench::is_asked_for(page) { (workbench::by_hand(page)) }
                (points::points(page))
                (rolling::ways_on(page))
            }
            Phase::Roll | Phase::Again => { (hints(page)) (rolling::ways_on(page)) }
            Phase::Base => {
                (flights(page))
                (hints(page))
                (rolling::ways_on(page))
            }
            Phase::Own(_) => {
                (agents::cleaning(page))
                (attacks(page))
                (hints(page))
                (rolling::ways_on(page))
            }
            Phase::Foreign(_) => { (attacks(page)) (hints(page)) }
            Phase::Surplus { title, over, .. } => (stacking::surplus(page, title, over)),
            Phase::Market { .. } => {
                (rolling::rolling(page, false))
                (stop(page))
                (hints(page))
                (rolling::ways_on(page))
            }
            Phase::Shop { goods, left, then, .. } => (market::shop(page, goods, left, then)),
            Phase::Chain { .. } => (attacks(page)),
            Phase::Agents => { (agents::agents(page)) (hints(page)) }
            Phase::Declare => (hints(page)),
            Phase::Bystander { .. } | Phase::Muster(_) | Phase::Help { .. } | Phase::Rounds(_) | Phase::Over { .. } => {}
        }
    }
}

/// One action with what it does; nothing if it is not possible. Each has a key: a button that was pressed must not become that
/// of another action, which the next press of the same key would do.
pub(super) fn act(page: &Page<'_>, action: &Action, class: &str, effects: &[Effect]) -> Markup {
    let name = page.text(&page.game.name_action(action));
    html! {
        @if page.can(action) {
            div .gpd-act data-key=(json(action)) { (page.form(action, class, &html! { (name) })) (outlook::list(page, effects)) }
        }
    }
}

/// GP-42: not rolling again.
fn stop(page: &Page<'_>) -> Markup {
    let next = if page.game.options().has_agents() { "gpd-does-stop-agents" } else { "gpd-does-end-turn" };
    act(page, &Action::Stop, "", &[Effect::of(next, GP_42)])
}

/// GP-45, GP-46: the Conference Cost, to whom it goes and what remains.
fn pay(page: &Page<'_>, title: TitleId) -> Markup {
    let cost = page.game.conference_cost(page.open(), title);
    let mut effects = outlook::pays(page, cost);
    if let (Some(owner), Some(own)) = (page.open().owner(title), page.team) {
        let paid = outlook::Payment::of(page.player(own), cost).paid;
        let text = Text::new("gpd-does-pay").with("team", page.team_arg(owner)).with("eu", paid);
        effects.insert(0, Effect::new(text, GP_45));
    }
    effects.push(Effect::of("gpd-does-end-turn", GP_45));
    act(page, &Action::Pay, "strong", &effects)
}

/// GP-50, GP-88: where the O.R.S.S. flies to; many places make a list.
fn flights(page: &Page<'_>) -> Markup {
    let fields: Vec<_> = page
        .view
        .legal
        .iter()
        .filter_map(|action| match action {
            Action::Fly(field) => Some((*field, *action)),
            _ => None,
        })
        .collect();
    let name = |field| page.field(field);
    html! {
        @if !fields.is_empty() {
            h3 { (page.say("gpd-fly")) " " (page.clause(if fields.len() > 3 { GP_88 } else { GP_50 })) }
            @if fields.len() <= 4 {
                form .choices data-key="fly" method="post" action=(page.acting().address()) {
                    (page.acting().credentials())
                    @for (field, action) in &fields { (press(action, "", &html! { (name(*field)) })) }
                }
            } @else {
                form .gpd-pick data-key="fly" method="post" action=(page.acting().address()) {
                    (page.acting().credentials())
                    label {
                        span .sr { (page.say("gpd-fly")) }
                        select name="action" {
                            @for (field, action) in &fields {
                                option value=(json(action)) selected[page.asked_field == Some(*field)] {
                                    (name(*field)) ": " (page.text(&outlook::landing(page, *field)))
                                }
                            }
                        }
                    }
                    button { (page.say("gpd-fly-do")) }
                }
            }
        }
    }
}

/// The attacks that need no card, the most promising first; those with an Opportunity card are in the hand.
pub(super) fn promising<'a>(page: &Page<'a>) -> Vec<(&'a Action, f64)> {
    let view = page.view;
    let open = view.legal.iter().filter(|action| matches!(action, Action::Attack { with: None, .. }));
    let mut open: Vec<(&Action, f64)> =
        open.map(|action| (action, battle::chance_of(page, action).unwrap_or(0.0))).collect();
    open.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    open
}

fn attacks(page: &Page<'_>) -> Markup {
    let open = promising(page);
    let (first, more) = open.split_at(open.len().min(ATTACKS));
    html! {
        @for (action, _) in first { (attack(page, action)) }
        @if !more.is_empty() {
            details .gpd-more data-key="attacks" {
                summary { (page.text(&Text::new("gpd-attacks").with("count", more.len()))) }
                @for (action, _) in more { (attack(page, action)) }
            }
        }
    }
}

/// One attack, with both strengths and the chance beside its button.
pub(super) fn attack(page: &Page<'_>, action: &Action) -> Markup {
    let odds = battle::chance_of(page, action);
    let odds = html! { @if let Some(odds) = odds { b .gpd-odds { (rolling::percent(odds)) } } };
    html! {
        div .gpd-act data-key=(json(action)) {
            (page.form(action, "", &html! { (page.text(&page.game.name_action(action))) (odds) }))
            (battle::prospect(page, action))
        }
    }
}

/// What can be done with cards, which lie below.
fn hints(page: &Page<'_>) -> Markup {
    let cards = page.view.legal.iter().any(|action| {
        matches!(action, Action::Play { .. } | Action::Claim(_) | Action::Attack { with: Some(_), .. })
    });
    html! { @if cards { p { a .gpd-to-hand href="#hand" { (art::sign("ops")) (page.say("gpd-to-hand")) } } } }
}
