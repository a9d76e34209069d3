//! Whole games rendered and looked at: whatever can be done has its place on the page.

use std::collections::BTreeSet;

use games::{AnyGame, AnyView};
use little_monsters::{Action, Edition, LittleMonsters, Options, Phase, State};
use table::dice::FastDice;
use table::{Chronicle, Game, Seat, SeatSet, ToAct, Viewer};

use super::page::json;
use crate::Localizer;
use crate::model::{Ask, LogLine, Person, PersonKind, Region, TableModel};

/// A game that is driven at random.
struct Drive {
    game: LittleMonsters,
    state: State,
    dice: FastDice,
    log: Vec<LogLine>,
    version: u64,
}

impl Drive {
    fn new(options: Options, seats: usize, seed: u64) -> Self {
        let game = LittleMonsters::new(Edition::world(), options, seats);
        let mut dice = FastDice::new(seed);
        let mut log = Chronicle::default();
        let state = game.set_up(&mut dice, &mut log);
        let mut drive = Drive { game, state, dice, log: Vec::new(), version: 1 };
        drive.keep(log, None);
        drive
    }

    fn keep(&mut self, log: Chronicle<little_monsters::Event>, actor: Option<Seat>) {
        for told in log.told {
            let text = self.game.tell_event(&told.event);
            self.log.push(LogLine { entry: self.version, text, clause: told.clause, actor });
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
        let ToAct { may, .. } = self.game.to_act(&self.state);
        let seats: Vec<Seat> = may.iter().collect();
        let seat = *seats.get(self.below(seats.len().max(1)))?;
        let mut actions = Vec::new();
        self.game.legal(&self.state, seat, &mut actions);
        Some((seat, actions))
    }

    fn below(&mut self, of: usize) -> usize {
        self.dice.below(u32::try_from(of).unwrap()) as usize
    }

    fn with_model<T>(&self, viewer: Viewer, ask: &[(&str, &str)], show: impl Fn(&TableModel<'_>) -> T) -> T {
        let view = AnyView::LittleMonsters(self.game.view(&self.state, viewer));
        let game = AnyGame::from(self.game.clone());
        let names = ["Ada", "Bo", "Chidi", "Dana", "Emil", "Fay"];
        let people: Vec<Person> = (0..self.game.seats())
            .map(|index| Person {
                name: names[index].to_owned(),
                kind: if index == 1 { PersonKind::Bot("greedy".into()) } else { PersonKind::Person },
                present: index != 2,
            })
            .collect();
        let outcome = self.game.outcome(&self.state);
        let scores = [(1, vec![0; self.game.seats()]), (self.version, self.game.scores(&self.state))];
        show(&TableModel {
            table: "k3x9",
            version: self.version,
            game: &game,
            view: &view,
            seat: viewer.seat(),
            own: viewer.seat().map_or(SeatSet::EMPTY, SeatSet::only),
            people: &people,
            log: &self.log,
            can_take_back: self.state.open.moved,
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
}

/// The value of a field as it stands in the page.
fn escaped(action: &Action) -> String {
    json(action).replace('"', "&quot;")
}

#[test]
fn whatever_can_be_done_is_on_the_page() {
    let mut kinds = BTreeSet::new();
    for (seed, seats) in [(1, 2), (2, 3), (3, 4), (4, 6), (5, 6), (6, 5)] {
        let mut drive = Drive::new(Options::ADVANCED, seats, seed);
        for turn in 0..1500 {
            let Some((seat, actions)) = drive.choose() else { break };
            if turn % 3 == 0 || !matches!(drive.state.open.phase, Phase::Roll | Phase::Travel) {
                let html = drive.html(Viewer::Seat(seat), &[]);
                for action in &actions {
                    let kind = json(action).trim_matches(['"', '{']).split('"').next().unwrap().to_owned();
                    kinds.insert(kind);
                    let shown = match action {
                        Action::Offer { to, .. } => {
                            html.contains("value=\"offer\"") && html.contains(&format!("value=\"{}\"", to.0))
                        }
                        Action::Counter { .. } => html.contains("value=\"counter\""),
                        other => html.contains(&escaped(other)),
                    };
                    assert!(shown, "{action:?} of {seat} is nowhere on the page");
                }
            }
            let index = drive.below(actions.len());
            drive.act(seat, &actions[index]);
        }
    }
    assert_eq!(kinds.len(), 16, "every kind of action was seen: {kinds:?}");
}

#[test]
fn no_page_has_inline_style_or_script_or_an_unsaid_message() {
    for seed in 0..4 {
        let mut drive = Drive::new(Options::ADVANCED, 4, seed);
        for turn in 0..700u32 {
            let Some((seat, actions)) = drive.choose() else { break };
            if turn % 7 == 0 {
                let to = (turn % 81).to_string();
                for viewer in [Viewer::Seat(seat), Viewer::Seat(Seat(0)), Viewer::Spectator] {
                    for region in drive.regions(viewer, &[("to", &to)]) {
                        let html = &region.html;
                        assert!(
                            html.starts_with("<section") && html.ends_with("</section>"),
                            "{}",
                            region.id
                        );
                        assert!(
                            html.chars()
                                .take(100)
                                .collect::<String>()
                                .contains(&format!(" id=\"{}\"", region.id)),
                            "{}",
                            region.id
                        );
                        for bad in [" style=", "<script", " onclick", ">lm-", "\"lm-no-", "{ $", ">?<"] {
                            let found = html.replace("<span class=\"lm-die\">?<", "");
                            let around =
                                found.find(bad).map(|at| &found[at.saturating_sub(80)..at + bad.len()]);
                            assert!(around.is_none(), "{bad} in {around:?}");
                        }
                    }
                }
            }
            let index = drive.below(actions.len());
            drive.act(seat, &actions[index]);
        }
    }
}

#[test]
fn every_sentence_of_the_game_can_be_said() {
    let names: Vec<String> = ["Ada", "Bo", "Chidi", "Dana"].map(str::to_owned).to_vec();
    for seed in 10..14 {
        let mut drive = Drive::new(Options::ADVANCED, 4, seed);
        for _ in 0..1500 {
            let Some((seat, actions)) = drive.choose() else { break };
            for action in &actions {
                Localizer::english().check(&drive.game.name_action(action), &names).unwrap();
            }
            let index = drive.below(actions.len());
            drive.act(seat, &actions[index]);
        }
        for line in &drive.log {
            Localizer::english().check(&line.text, &names).unwrap();
        }
    }
}

#[test]
fn spectators_and_waiting_players_get_no_forms() {
    let drive = Drive::new(Options::ADVANCED, 3, 9);
    let waiting = drive.state.open.turn.next(3);
    for viewer in [Viewer::Spectator, Viewer::Seat(waiting)] {
        let html = drive.html(viewer, &[("to", "5")]);
        assert!(!html.contains("<form"));
        assert!(html.contains("Waiting for"));
        assert!(html.contains("class=\"lm-plan\""));
    }
}

#[test]
fn a_way_is_one_form_with_all_its_steps() {
    let mut drive = Drive::new(Options::STANDARD, 2, 3);
    loop {
        let turn = drive.state.open.turn;
        if drive.state.open.phase == Phase::Travel {
            let far =
                drive.game.reachable(&drive.state.open, turn).into_iter().find(|to| to.cheapest.total() == 3);
            if let Some(far) = far {
                let html = drive.html(Viewer::Seat(turn), &[("to", &far.to.0.to_string())]);
                let route = &drive.game.routes_to(&drive.state.open, turn, far.to, 4)[0];
                let inputs: String = route
                    .steps
                    .iter()
                    .map(|step| {
                        let action = Action::Step { to: step.to, colour: step.colour };
                        format!("<input type=\"hidden\" name=\"action\" value=\"{}\">", escaped(&action))
                    })
                    .collect();
                assert!(html.contains(&inputs), "{inputs}");
                return;
            }
        }
        let (seat, actions) = drive.choose().expect("the game goes on");
        let stop = actions.iter().find(|action| matches!(action, Action::Stop | Action::Roll)).copied();
        drive.act(seat, &stop.unwrap_or(actions[0]));
    }
}

#[test]
fn a_place_out_of_reach_says_why_with_its_clause() {
    let drive = Drive::new(Options::STANDARD, 2, 3);
    let turn = drive.state.open.turn;
    let far = drive.state.open.houses[turn.next(2)];
    let html = drive.html(Viewer::Seat(turn), &[("to", &far.0.to_string())]);
    assert!(html.contains("data-clause=\"/rules/little-monsters/7\""));
    assert!(html.contains("Your tickets do not lead to"));
}

#[test]
fn a_page_is_small() {
    let mut largest = Vec::new();
    let mut drive = Drive::new(Options::ADVANCED, 6, 21);
    for turn in 0..2000 {
        let Some((seat, actions)) = drive.choose() else { break };
        if turn % 11 == 0 {
            let to = drive.state.open.houses[seat].0.to_string();
            let regions = drive.regions(Viewer::Seat(seat), &[("to", &to)]);
            let sizes: Vec<usize> = regions.iter().map(|region| region.html.len()).collect();
            if sizes.iter().sum::<usize>() > largest.iter().sum() {
                largest = sizes;
            }
        }
        let index = drive.below(actions.len());
        drive.act(seat, &actions[index]);
    }
    assert!(largest.iter().sum::<usize>() < 60_000, "{largest:?} bytes");
}

/// Writes pages into the folder `LM_PICTURES`, to be looked at with a browser.
#[test]
#[ignore = "writes files; run it by hand to look at pages"]
#[expect(clippy::disallowed_methods, reason = "a tool for the eye, not part of the pages")]
fn pictures() {
    let folder = std::env::var("LM_PICTURES").expect("LM_PICTURES names a folder");
    let write = |name: &str, html: &str| {
        let style = format!("<style>{}</style>", crate::assets::STYLE);
        let hash = Edition::world().reference.hash;
        let html = html
            .replace("</head>", &format!("{style}</head>"))
            .replace(&format!("/board/little-monsters/{hash}.svg"), "board.svg")
            .replace(&format!("<link rel=\"stylesheet\" href=\"{}\">", crate::assets::style_path()), "");
        std::fs::write(format!("{folder}/{name}.html"), html).unwrap();
    };
    let page = |drive: &Drive, viewer, ask: &[(&str, &str)]| drive.with_model(viewer, ask, crate::table);
    let mut drive = Drive::new(Options::ADVANCED, 4, 5);
    std::fs::write(format!("{folder}/board.svg"), super::board_svg(&drive.game)).unwrap();
    let mut seen = BTreeSet::new();
    for turn in 0..4000 {
        let Some((seat, actions)) = drive.choose() else { break };
        let mut kind = format!("{:?}", drive.state.open.phase).to_lowercase();
        kind.retain(|c| c.is_ascii_alphabetic());
        kind.truncate(9);
        if drive.state.open.moved {
            kind.push_str("-moved");
        }
        if !drive.state.open.offers.0.iter().flatten().any(|offer| offer.to == seat) || seen.contains("offer")
        {
        } else {
            kind = "offer".into();
        }
        if turn > 60 && seen.insert(kind.clone()) {
            write(&kind, &page(&drive, Viewer::Seat(seat), &[]));
            let reach = drive.game.reachable(&drive.state.open, seat);
            if let Some(far) = reach.iter().max_by_key(|to| to.cheapest.total()) {
                write(
                    &format!("{kind}-plan"),
                    &page(&drive, Viewer::Seat(seat), &[("to", &far.to.0.to_string())]),
                );
            }
            write(&format!("{kind}-wait"), &page(&drive, Viewer::Seat(seat.next(4)), &[("to", "40")]));
        }
        let index = drive.below(actions.len());
        drive.act(seat, &actions[index]);
    }
    write("end", &page(&drive, Viewer::Seat(Seat(0)), &[]));
}
