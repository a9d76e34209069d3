//! The cards in hand, by kind, each with its text and what can be done with it. Where several people share a device they lie
//! behind a curtain.

use games::globopolis::card::{BattleMoment, Moment, Moments, Sides};
use games::globopolis::clause::{GP_39, GP_52, GP_68, GP_80};
use games::globopolis::{Action, CardFace, CardId, CardKind, GroupSet, Team};
use maud::{Markup, html};
use table::{Arg, Text};

use super::outlook;
use super::page::Page;
use super::{art, missions, now, play};
use crate::parts::Effect;

/// The reader's hand; spectators have none, and the learning stage has no cards.
pub(super) fn hand(page: &Page<'_>) -> Markup {
    let (Some(seat), Some(team)) = (page.seat, page.team) else {
        return html! { section #hand .gp.gpd.panel.quiet { p { (page.say("gpd-spectator")) } } };
    };
    if !page.game.options().has_cards() {
        return html! { section #hand hidden {} };
    }
    html! {
        section #hand .gp.gpd.panel aria-labelledby="hand-heading" {
            @if page.curtain && !page.open().is_over() {
                h2 #hand-heading { (page.text(&Text::new("gpd-hand-of").with("seat", seat))) }
                // Another player or another turn is another curtain, so it is closed again.
                details .gpd-curtain data-key={ "curtain-" (seat.0) "-" (page.open().turn.0) "-" (page.open().round) } {
                    summary { (art::team_governor(team, "gp-face")) span { (page.text(&Text::new("gpd-curtain").with("seat", seat))) } }
                    (cards(page, team))
                }
            } @else {
                h2 #hand-heading { (page.say("gpd-hand")) }
                (cards(page, team))
            }
        }
    }
}

fn cards(page: &Page<'_>, team: Team) -> Markup {
    let limit = page.game.options().hand_limit;
    let asked = |kind: CardKind| {
        page.view.legal.iter().any(|action| match *action {
            Action::Play { card, .. } | Action::Claim(card) | Action::Discard(card) => {
                page.edition().kind_of(card) == kind
            }
            _ => false,
        })
    };
    // What can be played or must be put away comes first.
    let mut kinds = CardKind::ALL;
    kinds.sort_by_key(|&kind| !asked(kind));
    html! {
        @for kind in kinds {
            @let held = page.view.hand.and(page.edition().cards_of_kind(kind));
            h3 .gpd-kind data-key={ "kind-" (kind as usize) } {
                (page.text(&kind.text()))
                small { (page.text(&Text::new("gpd-held").with("count", held.len()).with("limit", limit))) " " (page.clause(GP_52)) }
            }
            @if held.is_empty() { p .quiet { (page.say("gpd-no-cards")) } }
            @for card in held.iter() { (card_face(page, team, card)) }
        }
    }
}

/// One card.
fn card_face(page: &Page<'_>, team: Team, id: CardId) -> Markup {
    let card = page.edition().card(id);
    let playable = page.view.legal.iter().any(|action| match *action {
        Action::Play { card, .. } | Action::Claim(card) | Action::Attack { with: Some(card), .. } => {
            card == id
        }
        _ => false,
    });
    let discard = Action::Discard(id);
    html! {
        article .gpd-card.{ "k-" (face_class(&card.face)) }.on[playable] data-key={ "card-" (id.0) } {
            p .gpd-kicker {
                (page.say(face_name(&card.face)))
                @if playable { " " b { (page.say("gpd-playable")) } }
            }
            h4 { (page.l10n.name(&card.name)) }
            @match &card.face {
                // The rows below say the rest of it.
                CardFace::Opportunity { .. } => p { (page.say("gpd-opportunity")) " " (page.clause(GP_68)) },
                _ => p { (page.l10n.name(&card.text)) },
            }
            @match &card.face {
                CardFace::Opportunity { against, from } => (opportunity(page, id, *against, *from)),
                CardFace::Operation { side, when, .. } => {
                    p .gpd-when { (page.say(side_name(*side))) ", " (page.say(moment_name(*when))) " " (page.clause(GP_80)) }
                    (play::play(page, id))
                }
                CardFace::Mission { goals, points } => (missions::mission(page, team, id, goals, *points)),
                CardFace::Influence { when, .. } => {
                    p .gpd-when { (page.text(&moments(*when))) " " (page.clause(GP_39)) }
                    (play::play(page, id))
                }
            }
            @if page.can(&discard) {
                div .gpd-act { (page.form(&discard, "", &html! { (page.say("gpd-discard")) })) (outlook::list(page, &[Effect::of("gpd-does-discard", GP_52)])) }
            }
        }
    }
}

fn face_class(face: &CardFace) -> &'static str {
    match face {
        CardFace::Opportunity { .. } | CardFace::Operation { .. } => "ops",
        CardFace::Mission { .. } => "mission",
        CardFace::Influence { .. } => "influence",
    }
}

fn face_name(face: &CardFace) -> &'static str {
    match face {
        CardFace::Opportunity { .. } => "gpd-face-opportunity",
        CardFace::Operation { .. } => "gpd-face-operation",
        CardFace::Mission { .. } => "gpd-face-mission",
        CardFace::Influence { .. } => "gpd-face-influence",
    }
}

fn side_name(side: Sides) -> &'static str {
    match side {
        Sides::Aggressor => "gpd-side-aggressor",
        Sides::Defender => "gpd-side-defender",
        Sides::Either => "gpd-side-either",
    }
}

fn moment_name(when: BattleMoment) -> &'static str {
    match when {
        BattleMoment::Muster => "gpd-when-muster",
        BattleMoment::Round => "gpd-when-round",
    }
}

/// When an INFLUENCE card can be played.
fn moments(when: Moments) -> Text {
    let names = [
        (Moment::Option, "gpd-when-option"),
        (Moment::EarlyOption, "gpd-when-early-option"),
        (Moment::Landed, "gpd-when-landed"),
        (Moment::Foreign, "gpd-when-foreign"),
        (Moment::Market, "gpd-when-market"),
        (Moment::End, "gpd-when-end"),
        (Moment::AtOnce, "gpd-when-at-once"),
    ];
    let list: Vec<Arg> = names
        .iter()
        .filter(|(moment, _)| when.has(*moment))
        .map(|(_, id)| Arg::Text(Text::new(id)))
        .collect();
    Text::new("gpd-when").with("list", list)
}

/// The two rows of an Opportunity card, and the attacks it allows now (GP-68).
fn opportunity(page: &Page<'_>, id: CardId, against: GroupSet, from: GroupSet) -> Markup {
    let row = |groups: GroupSet| {
        html! {
            @for group in groups.iter() {
                li { (page.swatch(group)) " " (page.l10n.name(&page.edition().group(group).name)) }
            }
        }
    };
    html! {
        div .gpd-rows {
            span { (page.say("gpd-row-against")) } ul { (row(against)) }
            span { (page.say("gpd-row-from")) } ul { (row(from)) }
        }
        @for action in page.view.legal.iter().filter(|action| matches!(action, Action::Attack { with: Some(card), .. } if *card == id)) {
            (now::attack(page, action))
        }
    }
}
