//! Whole games rendered and looked at: whatever can be done at the desk has its place on the page, and no secret has.

use std::collections::BTreeSet;

use games::globopolis::{Action, Choice, Flights, Globopolis, Options, Phase, RUnit};
use table::{Game, Seat, Viewer};

use super::test_drive::{Drive, drive};
use crate::Localizer;
use crate::game_page::GamePage;
use crate::options::OptionsForm;
use crate::test_html::{Values, attribute, carries, check_region, elements, kind_of};
use crate::test_table::{Shown, owned};

impl Drive {
    /// The desk alone.
    fn desk(&self, viewer: Viewer, ask: &[(&str, &str)]) -> String {
        let desk =
            self.regions(viewer, ask).into_iter().filter(|region| ["now", "hand"].contains(&region.id));
        desk.map(|region| region.html).collect()
    }
}

/// What is proposed by a form of its own, whose tests are with the deals and battles.
fn is_proposed(action: &Action) -> bool {
    matches!(
        action,
        Action::Offer { .. }
            | Action::Counter { .. }
            | Action::Bribe { .. }
            | Action::Answer { .. }
            | Action::CallFor { .. }
    )
}

/// The form that an action can be built with, as its fields.
fn builder(action: &Action) -> Option<Vec<(&'static str, String)>> {
    let moved = |unit: RUnit, count: u8, from: String, to: String| {
        vec![
            ("kind", "move".to_owned()),
            ("unit", unit.id().to_owned()),
            ("count", count.to_string()),
            ("from", from),
            ("to", to),
        ]
    };
    Some(match *action {
        Action::Allocate { unit, count, to } => moved(unit, count, "s".into(), format!("t{}", to.0)),
        Action::Transfer { unit, count, from, to } => {
            moved(unit, count, format!("t{}", from.0), format!("t{}", to.0))
        }
        Action::Buy { unit, count } => {
            let name = RUnit::ALL.iter().zip(["buy-water", "buy-food", "buy-energy", "buy-ucp", "buy-ns"]);
            let name = name.into_iter().find(|(kind, _)| **kind == unit)?.1;
            vec![("kind", "buy".to_owned()), (name, count.to_string())]
        }
        Action::Stack { title, units } => {
            let names = ["stack-water", "stack-food", "stack-energy", "stack-ucp", "stack-ns"];
            let counts = names.into_iter().zip(units.0).filter(|(_, count)| *count > 0);
            let head = vec![("kind", "stack".to_owned()), ("title", title.0.to_string())];
            head.into_iter().chain(counts.map(|(name, count)| (name, count.to_string()))).collect()
        }
        Action::Play { card, choice } => {
            let Choice { team, unit, title, other, field, steps } = choice;
            let mut fields = vec![("kind", "play".to_owned()), ("card", card.0.to_string())];
            fields.extend(team.map(|team| ("team", team.0.to_string())));
            fields.extend(unit.map(|unit| ("unit", unit.id().to_owned())));
            fields.extend(title.map(|title| ("title", title.0.to_string())));
            fields.extend(other.map(|other| ("other", other.0.to_string())));
            fields.extend(field.map(|field| ("field", field.0.to_string())));
            fields.extend(steps.map(|steps| ("steps", steps.to_string())));
            fields
        }
        _ => return None,
    })
}

/// The forms of a page that are read by their fields: each its kind, its card if it has one, and its inside.
struct Builders<'a>(Vec<(&'a str, Option<&'a str>, &'a str)>);

impl<'a> Builders<'a> {
    fn on(html: &'a str) -> Self {
        let value = |form: &'a str, name: &str| {
            let field = form.split_once(&format!("name=\"{name}\" value=\""))?.1;
            field.split('"').next()
        };
        let forms = elements(html, "form").into_iter();
        Builders(forms.filter_map(|form| Some((value(form, "kind")?, value(form, "card"), form))).collect())
    }

    /// Whether there is a form with these fields, and it is read as this action.
    fn build(&self, game: &Globopolis, action: &Action) -> bool {
        let Some(fields) = builder(action) else { return false };
        let card = fields.iter().find(|(name, _)| *name == "card").map(|(_, card)| card.as_str());
        let on_page = self.0.iter().any(|(kind, of, form)| {
            *kind == fields[0].1
                && *of == card
                && fields[1..].iter().all(|(name, value)| offers(form, name, value))
        });
        on_page && game.read_form(&owned(&fields)) == Ok(vec![*action])
    }
}

/// Whether a field takes this value: it is among those of a list, or a number within the bounds.
fn offers(form: &str, name: &str, value: &str) -> bool {
    let Some((_, field)) = form.split_once(&format!("name=\"{name}\"")) else { return false };
    let list = field.starts_with('>');
    let field = field.split(if list { "</select>" } else { ">" }).next().unwrap_or_default();
    let most = attribute(field, "max").and_then(|most| most.parse::<u32>().ok());
    field.contains(&format!("value=\"{value}\""))
        || most.is_some_and(|most| value.parse::<u32>().is_ok_and(|value| value <= most))
}

fn variants() -> Vec<(u64, usize, Options)> {
    let everything = Options {
        assistance: games::globopolis::Assistance::Both,
        ns_for_conflicts: true,
        guild_protection: true,
        free_direction: true,
        flights: Flights::AnyTerritory,
        timed: true,
        ..Options::FULL
    };
    vec![
        (1, 2, Options::FULL),
        (2, 3, everything),
        (3, 4, Options { bitter_end: true, ..Options::FULL }),
        (4, 5, Options::LEARNING),
        (5, 3, Options::CARDS),
        (6, 6, Options { teams: Some(3), ..Options::FULL }),
    ]
}

#[test]
fn whatever_can_be_done_is_on_the_page() {
    let mut kinds = BTreeSet::new();
    for (seed, seats, options) in variants() {
        let mut drive = drive(options, seats, seed);
        drive.together = seed == 3;
        drive.walk(400, |drive, step, seat, actions| {
            // Every third position is looked at, and whatever is new.
            let new = actions.iter().any(|action| !kinds.contains(&kind_of(action)));
            if step % 3 > 0 && !new {
                return;
            }
            let regions = drive.regions(Viewer::Seat(seat), &[]);
            let mut html: String = regions.iter().map(|region| region.html.as_str()).collect();
            html += &drive.with_model(Viewer::Seat(seat), &[], |model| {
                crate::leaving::ways_out(model, Localizer::english()).html
            });
            let values = Values::on(&html);
            let builders = Builders::on(&html);
            for action in actions {
                kinds.insert(kind_of(action));
                assert!(
                    is_proposed(action) || values.carry(action) || builders.build(&drive.game, action),
                    "{action:?} of {seat} is nowhere in {:?}",
                    drive.state.open.phase
                );
            }
            for region in &regions {
                check_region(region, &[">gpd-", ">gp-", "\"gpd-"]);
            }
        });
    }
    for kind in [
        "teleport",
        "roll",
        "stop",
        "fly",
        "stack",
        "allocate",
        "transfer",
        "develop",
        "take_stock",
        "buy_stock",
        "buy_points",
        "roll_market",
        "buy",
        "pay",
        "attack",
        "clean",
        "place",
        "recall",
        "play",
        "discard",
        "resign",
        "call_time",
    ] {
        assert!(kinds.contains(kind), "{kind} among {kinds:?}");
    }
}

#[test]
fn what_is_chosen_can_be_put_wherever_the_rules_allow() {
    let mut tried = 0;
    for seed in 30..33 {
        drive(Options::FULL, 3, seed).walk(400, |drive, _, seat, _| {
            let open = &drive.state.open;
            let player = &open.players[drive.game.team_of(seat)];
            if open.phase != Phase::Option || open.turn != seat || !open.excess.is_empty() {
                return;
            }
            for unit in RUnit::ALL.into_iter().filter(|&unit| player.stock[unit] > 0) {
                let html = drive.desk(Viewer::Seat(seat), &[("move", &format!("{}-s", unit.id()))]);
                for to in player.titles.territories().iter() {
                    let action = Action::Allocate { unit, count: 1, to };
                    assert_eq!(drive.allows(seat, &action).is_ok(), carries(&html, &action), "{action:?}");
                    tried += 1;
                }
            }
        });
    }
    assert!(tried > 100, "{tried}");
}

#[test]
fn every_button_of_the_desk_is_legal() {
    let mut pressed = 0;
    for (seed, seats, options) in variants() {
        drive(options, seats, seed + 40).walk(240, |drive, step, seat, _| {
            if step % 3 > 0 {
                return;
            }
            let html = drive.desk(Viewer::Seat(seat), &[("move", "food-s")]);
            for value in html.split("name=\"action\" value=\"").skip(1) {
                let value = value.split('"').next().unwrap().replace("&quot;", "\"");
                // A plan is a list of actions, each of which is legal after those before it.
                let plan: Result<Vec<Action>, _> = serde_json::from_str(&value);
                let plan = plan.or_else(|_| serde_json::from_str(&value).map(|action| vec![action]));
                let plan = plan.expect("a button carries an action, or a list of them");
                let told = drive.allows_all(seat, &plan).map(|_| ());
                assert_eq!(told, Ok(()), "{plan:?} of {seat} in {:?}", drive.state.open.phase);
                pressed += 1;
            }
        });
    }
    assert!(pressed > 3000, "{pressed}");
}

#[test]
fn nobody_elses_card_is_on_a_page() {
    let mut compared = 0;
    drive(Options::FULL, 4, 17).walk(400, |drive, step, _, _| {
        for viewer in drive.viewers().filter(|_| step % 8 == 0) {
            let html = drive.html(viewer, &[]);
            assert_eq!(html, drive.html_with_other_secrets(viewer, &[]));
            compared += 1;
            for owner in Seat::all(4).filter(|&owner| viewer != Viewer::Seat(owner)) {
                for card in drive.state.hands[drive.game.team_of(owner)].iter() {
                    assert!(
                        !html.contains(&format!("card-{}\"", card.0)),
                        "{viewer:?} sees {card:?} of {owner}"
                    );
                }
            }
        }
    });
    assert!(compared > 150, "{compared}");
}

#[test]
fn a_shared_device_has_a_curtain_that_closes_with_every_turn() {
    let mut drive = drive(Options::FULL, 2, 6);
    drive.together = true;
    let mut keys = BTreeSet::new();
    drive.walk(150, |drive, _, seat, _| {
        let html = drive.desk(Viewer::Seat(seat), &[]);
        assert!(
            html.contains("class=\"gpd-curtain\"") && !html.contains("<details class=\"gpd-curtain\" open")
        );
        keys.insert(html.split("data-key=\"curtain-").nth(1).unwrap().split('"').next().unwrap().to_owned());
        // Outside the curtain no card of the hand is named.
        let hand = html.find("class=\"gpd-curtain\"").unwrap();
        for card in drive.state.hands[drive.game.team_of(seat)].iter() {
            let claimed = drive.state.open.claimed[drive.game.team_of(seat)].contains(card);
            let name = maud::html! { (drive.game.edition().card_name(card)) }.into_string();
            assert!(claimed || !html[..hand].contains(&name), "{name}");
        }
    });
    assert!(keys.len() > 5, "{keys:?}");
}

#[test]
fn a_page_is_small() {
    let mut largest = (0, String::new());
    for seed in 20..23 {
        drive(Options::FULL, 2, seed).walk(500, |drive, step, seat, _| {
            let asks: [&[(&str, &str)]; 2] = [&[], &[("move", "water-s")]];
            for ask in asks.into_iter().filter(|_| step % 6 == 0) {
                let size = drive.with_model(Viewer::Seat(seat), ask, crate::table).len();
                if size > largest.0 {
                    largest = (size, format!("{ask:?} in {:?}", drive.state.open.phase));
                }
            }
        });
    }
    assert!(largest.0 < 150_000, "{largest:?} bytes");
}

#[test]
fn the_end_says_why() {
    for (options, said) in [
        (Options { rounds: Some(2), ..Options::FULL }, "after 2 rounds"),
        (Options { mark: Some(30), ..Options::FULL }, "the mark of 30"),
        (Options { territories_to_win: Some(4), mark: Some(500), ..Options::LEARNING }, "Territories"),
    ] {
        let mut drive = drive(options, 3, 5);
        drive.go_on(usize::MAX);
        let outcome = drive.game.outcome(&drive.state).expect("it is over");
        let view = drive.game.view(&drive.state, Viewer::Spectator);
        let names = ["Ada".to_owned(), "Bo".to_owned(), "Cleo".to_owned()];
        let why = drive.game.end_headline(&view, &outcome, &names, Localizer::english()).into_string();
        assert!(why.contains(said), "{why}");
        assert!(!drive.desk(Viewer::Seat(Seat(0)), &[]).contains("<form"));
        let board = drive.region(Viewer::Spectator, &[], "board");
        assert!(!board.contains("last round"), "no round is the last once all is over");
    }
}

#[test]
fn gp_67_what_came_of_cleaning_house_is_said() {
    let mut said = 0;
    let mut drive = drive(Options::FULL, 3, 8);
    while said < 3
        && let Some((seat, actions)) = Globopolis::choose(&mut drive)
    {
        let clean = actions.iter().copied().find(|action| matches!(action, Action::Clean { .. }));
        let action = clean.unwrap_or_else(|| Globopolis::pick(&mut drive, &actions));
        drive.act(seat, &action);
        if clean.is_none() {
            continue;
        }
        let desk = drive.desk(Viewer::Spectator, &[]);
        let told = desk.split("gpd-told").nth(1).expect("it is told beside the dice");
        assert!(told.contains("The Agents are caught.") || told.contains("The Agents stay."), "{told}");
        said += 1;
    }
    assert!(said > 0, "nobody cleaned a house");
}

#[test]
fn the_parts_of_the_option_phase_are_linked_and_there() {
    let mut seen = 0;
    drive(Options::FULL, 3, 9).walk(300, |drive, _, _, _| {
        let turn = drive.state.open.turn;
        if drive.state.open.phase != Phase::Option || !drive.state.open.excess.is_empty() {
            return;
        }
        let page = drive.with_model(Viewer::Seat(turn), &[], crate::table);
        let Some((_, jumps)) = page.split_once("gpd-jumps") else { return };
        for link in jumps.split("</nav>").next().unwrap_or_default().split("href=\"#").skip(1) {
            let id = link.split('"').next().expect("an address ends");
            assert!(page.contains(&format!("id=\"{id}\"")), "{id}");
            seen += 1;
        }
    });
    assert!(seen > 20, "{seen}");
}

#[test]
fn gp_85_whoever_is_left_alone_has_won() {
    let mut drive = drive(Options { bitter_end: true, ..Options::FULL }, 2, 5);
    let turn = drive.state.open.turn;
    drive.act(turn, &Action::Resign);
    let outcome = drive.game.outcome(&drive.state).expect("nobody else plays");
    let view = drive.game.view(&drive.state, Viewer::Spectator);
    let names = ["Ada".to_owned(), "Bo".to_owned()];
    let why = drive.game.end_headline(&view, &outcome, &names, Localizer::english()).into_string();
    assert!(why.contains("All others resigned"), "{why}");
}

#[test]
fn the_pages_around_a_game_have_its_words() {
    let l10n = Localizer::english();
    let start = Globopolis::options_form(OptionsForm::new(Default::default(), l10n)).into_string()
        + &Globopolis::how_it_works(l10n).into_string();
    assert!(!start.contains(">gpd-") && start.contains("name=\"level\""), "{start}");
}
