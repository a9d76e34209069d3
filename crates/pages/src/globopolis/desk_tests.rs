//! Whole games rendered and looked at: whatever can be done at the desk has its place on the page, and no secret has.

use std::collections::BTreeSet;

use games::{AnyGame, AnyView};
use globopolis::{Action, Choice, Edition, Flights, Globopolis, Options, Phase, RUnit, State};
use table::dice::FastDice;
use table::{Audience, Chronicle, Game, Seat, SeatSet, ToAct, Viewer};

use super::page::json;
use crate::Localizer;
use crate::model::{Ask, LogLine, Person, PersonKind, Region, TableModel};

/// A game that is driven at random.
struct Drive {
    game: Globopolis,
    state: State,
    dice: FastDice,
    log: Vec<(Audience, LogLine)>,
    version: u64,
    /// Whether all players share one device.
    together: bool,
}

impl Drive {
    fn new(options: Options, seats: usize, seed: u64) -> Self {
        let game = Globopolis::new(Edition::world(), options, seats).expect("the options go together");
        let mut dice = FastDice::new(seed);
        let mut log = Chronicle::default();
        let state = game.set_up(&mut dice, &mut log);
        let mut drive = Drive { game, state, dice, log: Vec::new(), version: 1, together: false };
        drive.keep(log, None);
        drive
    }

    fn keep(&mut self, log: Chronicle<globopolis::Event>, actor: Option<Seat>) {
        for told in log.told {
            let text = self.game.tell_event(&told.event);
            let line = LogLine { entry: self.version, text, clause: told.clause, actor };
            self.log.push((told.audience, line));
        }
    }

    fn act(&mut self, seat: Seat, action: &Action) {
        let mut log = Chronicle::default();
        self.version += 1;
        self.game.apply(&mut self.state, seat, action, &mut self.dice, &mut log).expect("a legal action");
        self.keep(log, Some(seat));
    }

    /// Somebody who can act, and what he can do.
    fn choose(&mut self) -> Option<(Seat, Vec<Action>)> {
        let ToAct { must, may } = self.game.to_act(&self.state);
        // Mostly whoever is waited for, so that the game goes on.
        let from = if self.below(8) == 0 { may } else { must };
        let seats: Vec<Seat> = from.iter().collect();
        let seat = *seats.get(self.below(seats.len().max(1)))?;
        let mut actions = Vec::new();
        self.game.legal(&self.state, seat, &mut actions);
        Some((seat, actions))
    }

    /// One of the actions; deals seldom, so that the game goes on.
    fn pick(&mut self, actions: &[Action]) -> Action {
        let dull = |action: &Action| {
            matches!(
                action,
                Action::Offer { .. } | Action::Counter { .. } | Action::Resign | Action::CallTime
            )
        };
        let lively: Vec<Action> = actions.iter().copied().filter(|action| !dull(action)).collect();
        let from = if lively.is_empty() || self.below(12) == 0 { actions } else { &lively };
        from[self.below(from.len())]
    }

    fn below(&mut self, of: usize) -> usize {
        self.dice.below(u32::try_from(of).unwrap()) as usize
    }

    fn with_model<T>(&self, viewer: Viewer, ask: &[(&str, &str)], show: impl Fn(&TableModel<'_>) -> T) -> T {
        let view = AnyView::Globopolis(self.game.view(&self.state, viewer));
        let game = AnyGame::from(self.game.clone());
        let names = ["Ada", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hana", "Ivo", "Jo"];
        let people: Vec<Person> = (0..self.game.seats())
            .map(|index| Person {
                name: names[index].to_owned(),
                kind: if index == 1 { PersonKind::Bot("greedy".into()) } else { PersonKind::Person },
                present: index != 2,
            })
            .collect();
        let outcome = self.game.outcome(&self.state);
        let scores = [(1, vec![0; self.game.seats()]), (self.version, self.game.scores(&self.state))];
        let log: Vec<LogLine> = self
            .log
            .iter()
            .filter(|(audience, _)| audience.includes(viewer))
            .map(|(_, line)| line.clone())
            .collect();
        let own = viewer.seat().map_or(SeatSet::EMPTY, SeatSet::only);
        show(&TableModel {
            table: "k3x9",
            version: self.version,
            game: &game,
            view: &view,
            seat: viewer.seat(),
            own: if self.together { SeatSet::full(self.game.seats()) } else { own },
            people: &people,
            log: &log,
            can_take_back: self.version.is_multiple_of(3) && outcome.is_none(),
            ask: Ask { fields: ask.iter().map(|(k, v)| ((*k).to_owned(), (*v).to_owned())).collect() },
            notice: None,
            outcome: outcome.as_ref(),
            scores: &scores,
            commitment: None,
            clock: None,
        })
    }

    fn regions(&self, viewer: Viewer, ask: &[(&str, &str)]) -> Vec<Region> {
        let (game, view) = (&self.game, self.game.view(&self.state, viewer));
        self.with_model(viewer, ask, |model| super::regions(model, game, &view, Localizer::english()))
    }

    fn html(&self, viewer: Viewer, ask: &[(&str, &str)]) -> String {
        self.regions(viewer, ask).into_iter().map(|region| region.html).collect()
    }

    /// The desk alone.
    fn desk(&self, viewer: Viewer, ask: &[(&str, &str)]) -> String {
        let desk =
            self.regions(viewer, ask).into_iter().filter(|region| ["now", "hand"].contains(&region.id));
        desk.map(|region| region.html).collect()
    }
}

/// The value of a field as it stands in the page.
fn escaped(action: &Action) -> String {
    json(action).replace('"', "&quot;")
}

/// Whether a button carries the action.
fn ready(html: &str, action: &Action) -> bool {
    html.contains(&format!("value=\"{}\"", escaped(action)))
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
        let forms = html.split("<form").skip(1).filter_map(|form| form.split("</form>").next());
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
        let sent: Vec<_> = fields.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
        on_page && super::read_form(game, &sent) == Ok(vec![json(action)])
    }
}

/// Whether a field takes this value: it is among those of a list, or a number within the bounds.
fn offers(form: &str, name: &str, value: &str) -> bool {
    let Some((_, field)) = form.split_once(&format!("name=\"{name}\"")) else { return false };
    let list = field.starts_with('>');
    let field = field.split(if list { "</select>" } else { ">" }).next().unwrap_or_default();
    let most = field.split("max=\"").nth(1).and_then(|rest| rest.split('"').next()?.parse::<u32>().ok());
    field.contains(&format!("value=\"{value}\""))
        || most.is_some_and(|most| value.parse::<u32>().is_ok_and(|value| value <= most))
}

fn variants() -> Vec<(u64, usize, Options)> {
    let everything = Options {
        assistance: globopolis::Assistance::Both,
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

/// The name of an action, without what it is about.
fn kind_of(action: &Action) -> String {
    json(action).trim_matches(['"', '{']).split('"').next().unwrap().to_owned()
}

#[test]
fn whatever_can_be_done_is_on_the_page() {
    let mut kinds = BTreeSet::new();
    for (seed, seats, options) in variants() {
        let mut drive = Drive::new(options, seats, seed);
        drive.together = seed == 3;
        for step in 0..400 {
            let Some((seat, actions)) = drive.choose() else { break };
            // Every third position is looked at, and whatever is new.
            let new = actions.iter().any(|action| !kinds.contains(&kind_of(action)));
            if step % 3 > 0 && !new {
                let action = drive.pick(&actions);
                drive.act(seat, &action);
                continue;
            }
            let regions = drive.regions(Viewer::Seat(seat), &[]);
            let html: String = regions.iter().map(|region| region.html.as_str()).collect();
            let values: BTreeSet<&str> =
                html.split("value=\"").skip(1).filter_map(|value| value.split('"').next()).collect();
            let builders = Builders::on(&html);
            for action in &actions {
                kinds.insert(kind_of(action));
                assert!(
                    is_proposed(action)
                        || values.contains(escaped(action).as_str())
                        || builders.build(&drive.game, action),
                    "{action:?} of {seat} is nowhere in {:?}",
                    drive.state.open.phase
                );
            }
            for region in &regions {
                for bad in [" style=", "<script", " onclick", ">gpd-", ">gp-", "\"gpd-", "{ $", ">?<", "NaN"]
                {
                    let around =
                        region.html.find(bad).map(|at| &region.html[at.saturating_sub(80)..at + bad.len()]);
                    assert!(around.is_none(), "{bad} in {around:?}");
                }
            }
            let action = drive.pick(&actions);
            drive.act(seat, &action);
        }
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
        let mut drive = Drive::new(Options::FULL, 3, seed);
        for _ in 0..400 {
            let Some((seat, actions)) = drive.choose() else { break };
            let team = drive.game.team_of(seat);
            if drive.state.open.phase == Phase::Option
                && drive.state.open.turn == seat
                && drive.state.open.excess.is_empty()
            {
                for unit in RUnit::ALL {
                    if drive.state.open.players[team].stock[unit] == 0 {
                        continue;
                    }
                    let html = drive.desk(Viewer::Seat(seat), &[("move", &format!("{}-s", unit.id()))]);
                    for to in drive.state.open.players[team].titles.territories().iter() {
                        let action = Action::Allocate { unit, count: 1, to };
                        let mut after = drive.state.clone();
                        let legal = drive
                            .game
                            .apply(&mut after, seat, &action, &mut FastDice::new(1), &mut table::Silent)
                            .is_ok();
                        assert_eq!(legal, ready(&html, &action), "{action:?}");
                        tried += 1;
                    }
                }
            }
            let action = drive.pick(&actions);
            drive.act(seat, &action);
        }
    }
    assert!(tried > 100, "{tried}");
}

#[test]
fn every_button_of_the_desk_is_legal() {
    let mut pressed = 0;
    for (seed, seats, options) in variants() {
        let mut drive = Drive::new(options, seats, seed + 40);
        for turn in 0..240 {
            let Some((seat, actions)) = drive.choose() else { break };
            if turn % 3 == 0 {
                let html = drive.desk(Viewer::Seat(seat), &[("move", "food-s")]);
                for value in html.split("name=\"action\" value=\"").skip(1) {
                    let value = value.split('"').next().unwrap().replace("&quot;", "\"");
                    let action: Action = serde_json::from_str(&value).expect("a button carries an action");
                    let mut after = drive.state.clone();
                    let told = drive.game.apply(
                        &mut after,
                        seat,
                        &action,
                        &mut FastDice::new(1),
                        &mut table::Silent,
                    );
                    assert_eq!(told, Ok(()), "{action:?} of {seat} in {:?}", drive.state.open.phase);
                    pressed += 1;
                }
            }
            let action = drive.pick(&actions);
            drive.act(seat, &action);
        }
    }
    assert!(pressed > 3000, "{pressed}");
}

#[test]
fn nobody_elses_card_is_on_a_page() {
    let mut drive = Drive::new(Options::FULL, 4, 17);
    let mut compared = 0;
    for turn in 0..400 {
        let Some((seat, actions)) = drive.choose() else { break };
        let viewers = Seat::all(4).map(Viewer::Seat).chain([Viewer::Spectator]);
        for viewer in viewers.filter(|_| turn % 8 == 0) {
            // The same position with other secrets gives the same page.
            let html = drive.html(viewer, &[]);
            let view = drive.game.view(&drive.state, viewer);
            let other = drive.game.sample(&view, &mut FastDice::new(drive.version));
            let kept = std::mem::replace(&mut drive.state, other);
            assert_eq!(html, drive.html(viewer, &[]));
            drive.state = kept;
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
        let action = drive.pick(&actions);
        drive.act(seat, &action);
    }
    assert!(compared > 150, "{compared}");
}

#[test]
fn a_shared_device_has_a_curtain_that_closes_with_every_turn() {
    let mut drive = Drive::new(Options::FULL, 2, 6);
    drive.together = true;
    let mut keys = BTreeSet::new();
    for _ in 0..150 {
        let Some((seat, actions)) = drive.choose() else { break };
        let html = drive.desk(Viewer::Seat(seat), &[]);
        assert!(
            html.contains("class=\"desk-curtain\"") && !html.contains("<details class=\"desk-curtain\" open")
        );
        keys.insert(html.split("data-key=\"curtain-").nth(1).unwrap().split('"').next().unwrap().to_owned());
        // Outside the curtain no card of the hand is named.
        let hand = html.find("class=\"desk-curtain\"").unwrap();
        for card in drive.state.hands[drive.game.team_of(seat)].iter() {
            let claimed = drive.state.open.claimed[drive.game.team_of(seat)].contains(card);
            let name = maud::html! { (drive.game.edition().card_name(card)) }.into_string();
            assert!(claimed || !html[..hand].contains(&name), "{name}");
        }
        let action = drive.pick(&actions);
        drive.act(seat, &action);
    }
    assert!(keys.len() > 5, "{keys:?}");
}

#[test]
fn a_page_is_small() {
    let mut largest = (0, String::new());
    for seed in 20..23 {
        let mut drive = Drive::new(Options::FULL, 2, seed);
        for turn in 0..500 {
            let Some((seat, actions)) = drive.choose() else { break };
            if turn % 3 == 0 {
                let size = drive.with_model(Viewer::Seat(seat), &[("move", "water-s")], crate::table).len();
                if size > largest.0 {
                    largest = (size, format!("{:?}", drive.state.open.phase));
                }
            }
            let action = drive.pick(&actions);
            drive.act(seat, &action);
        }
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
        let mut drive = Drive::new(options, 3, 5);
        while let Some((seat, actions)) = drive.choose() {
            let action = drive.pick(&actions);
            drive.act(seat, &action);
        }
        let outcome = drive.game.outcome(&drive.state).expect("it is over");
        let view = drive.game.view(&drive.state, Viewer::Spectator);
        let names = ["Ada".to_owned(), "Bo".to_owned(), "Cleo".to_owned()];
        let why =
            super::end_headline(&drive.game, &view, &outcome, &names, Localizer::english()).into_string();
        assert!(why.contains(said), "{why}");
        assert!(!drive.desk(Viewer::Seat(Seat(0)), &[]).contains("<form"));
    }
}

#[test]
fn gp_85_whoever_is_left_alone_has_won() {
    let mut drive = Drive::new(Options { bitter_end: true, ..Options::FULL }, 2, 5);
    let turn = drive.state.open.turn;
    drive.act(turn, &Action::Resign);
    let outcome = drive.game.outcome(&drive.state).expect("nobody else plays");
    let view = drive.game.view(&drive.state, Viewer::Spectator);
    let names = ["Ada".to_owned(), "Bo".to_owned()];
    let why = super::end_headline(&drive.game, &view, &outcome, &names, Localizer::english()).into_string();
    assert!(why.contains("All others resigned"), "{why}");
}

#[test]
fn the_pages_around_a_game_have_its_words() {
    let l10n = Localizer::english();
    let start = super::options_form(l10n).into_string() + &super::how_it_works(l10n).into_string();
    assert!(!start.contains(">gpd-") && start.contains("name=\"level\""), "{start}");
}
