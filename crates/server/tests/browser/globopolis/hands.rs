//! What a person does on the page of Globopolis with her hands: not everything is one button.

use games::AnyAction;
use games::globopolis::{Action, Choice, RUnit};

use crate::chrome::Tab;
use crate::player::Player;

/// Does something with the form for it, and waits until the page shows what came of it. Agents are placed and withdrawn one by
/// one: of several the first is.
pub(crate) async fn does(player: &Player, action: &Action, version: u64) {
    let action = &match *action {
        Action::Place { at, .. } => Action::Place { at, count: 1 },
        Action::Recall { from, .. } => Action::Recall { from, count: 1 },
        other => other,
    };
    let whole = AnyAction::Globopolis(*action);
    if player.button_of(&whole).await.is_ok() || !fill_in(&player.tab, action).await {
        return player.does(&whole, version).await;
    }
    player.sees(version + 1).await;
}

/// Fills in the form of an action that has fields, and sends it. Says whether it has one.
async fn fill_in(tab: &Tab, action: &Action) -> bool {
    match *action {
        Action::Allocate { unit, count, to } => by_list(tab, unit, count, "s", &format!("t{}", to.0)).await,
        Action::Transfer { unit, count, from, to } => {
            by_list(tab, unit, count, &format!("t{}", from.0), &format!("t{}", to.0)).await;
        }
        Action::TakeStock { guild, unit, count, to } => {
            let to = to.map_or("s".to_owned(), |to| format!("t{}", to.0));
            by_list(tab, unit, count, &format!("g{}", guild.0), &to).await;
        }
        Action::Buy { unit, count } => {
            unfold(tab, "[data-key=mix]").await;
            for other in RUnit::ALL {
                let field = format!(".gpd-shop input[name=buy-{}]:enabled", other.id());
                if tab.has(&field).await {
                    tab.fill(&field, "0").await;
                }
            }
            tab.fill(&format!(".gpd-shop input[name=buy-{}]", unit.id()), &count.to_string()).await;
            tab.click(".gpd-shop > button").await;
        }
        Action::Stack { units, .. } => {
            for unit in RUnit::ALL {
                let field = format!(".gpd-shop input[name=stack-{}]", unit.id());
                if tab.has(&field).await {
                    tab.fill(&field, &units[unit].to_string()).await;
                }
            }
            tab.click(".gpd-shop > button").await;
        }
        Action::Play { card, choice } => play(tab, card.0, &choice).await,
        Action::Bribe { leave, eu } => {
            tab.fill(".gpt-ask input[name=eu]", &eu.to_string()).await;
            tab.click(&format!(".gpt-ask button[value={}]", if leave { "yes" } else { "no" })).await;
        }
        Action::Answer { home } => {
            unfold(tab, "[data-key=answer]").await;
            for (index, count) in home.iter().enumerate() {
                let field = format!(".gpt-ask input[name=home-{index}]");
                if tab.has(&field).await {
                    tab.fill(&field, &count.to_string()).await;
                }
            }
            tab.click("[data-key=answer] button:not([type=button])").await;
        }
        _ => return false,
    }
    true
}

/// Opens what is folded up.
pub(super) async fn unfold(tab: &Tab, details: &str) {
    if !tab.has(&format!("{details}[open]")).await {
        tab.click(&format!("{details} > summary")).await;
    }
}

/// Moves R-Units with the form of four fields.
async fn by_list(tab: &Tab, unit: RUnit, count: u8, from: &str, to: &str) {
    unfold(tab, "[data-key=bench]").await;
    unfold(tab, "[data-key=by-list]").await;
    tab.fill(".gpd-list input[name=count]", &count.to_string()).await;
    for (name, value) in [("unit", unit.id()), ("from", from), ("to", to)] {
        tab.click(&format!(".gpd-list select[name={name}] option[value={value}]")).await;
    }
    tab.click(".gpd-list button:not([type=button])").await;
}

/// Plays a card with what was chosen for it.
async fn play(tab: &Tab, card: u8, choice: &Choice) {
    let form = format!("#hand [data-key=card-{card}] .gpd-play");
    let chosen = [
        ("team", choice.team.map(|team| team.0.to_string())),
        ("unit", choice.unit.map(|unit| unit.id().to_owned())),
        ("title", choice.title.map(|title| title.0.to_string())),
        ("other", choice.other.map(|title| title.0.to_string())),
        ("field", choice.field.map(|field| field.0.to_string())),
        ("steps", choice.steps.map(|steps| steps.to_string())),
    ];
    for (name, value) in chosen {
        if let Some(value) = value {
            tab.click(&format!("{form} select[name={name}] option[value='{value}']")).await;
        }
    }
    tab.click(&format!("{form} button:not([type=button])")).await;
}

/// Whether an action of Globopolis is composed of fields.
pub(crate) fn is_composed(action: &AnyAction) -> bool {
    matches!(action, AnyAction::Globopolis(Action::Offer { .. } | Action::Stack { .. }))
}

/// Does something, and composes what has fields. An offer is some EU for nothing.
pub(crate) async fn composes(ada: &Player, action: &AnyAction, version: u64) {
    match action {
        AnyAction::Globopolis(Action::Offer { to, .. }) => {
            ada.tab.click(&format!("#now a.gpt-partner[href^='?deal={}']", to.0)).await;
            ada.tab.click("#deal-form .stepper:has([name=give-eu]) [data-step='1']").await;
            ada.tab.until("document.querySelector('#deal-form [name=give-eu]').value === '1'").await;
            ada.tab.until("!document.querySelector('#deal-form button.strong').disabled").await;
            ada.tab.click("#deal-form button.strong").await;
            ada.sees(version + 1).await;
        }
        AnyAction::Globopolis(other) => does(ada, other, version).await,
        other => ada.does(other, version).await,
    }
}
