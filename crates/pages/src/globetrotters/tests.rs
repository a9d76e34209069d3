//! Whole games rendered and looked at: whatever can be done has its place on the page, and no secret has.

use std::collections::BTreeSet;

use games::{AnyGame, AnyView};
use globetrotters::{Action, Edition, Globetrotters, Options, Phase, State};
use table::dice::FastDice;
use table::{Audience, Chronicle, Game, Seat, SeatSet, ToAct, Viewer};

use super::page::json;
use crate::Localizer;
use crate::model::{Ask, LogLine, Person, PersonKind, Region, TableModel};

/// A game that is driven at random.
struct Drive {
    game: Globetrotters,
    state: State,
    dice: FastDice,
    log: Vec<(Audience, LogLine)>,
    version: u64,
    /// Whether all players share one device.
    together: bool,
}

impl Drive {
    fn new(options: Options, seats: usize, seed: u64) -> Self {
        let game = Globetrotters::new(Edition::world(), options, seats);
        let mut dice = FastDice::new(seed);
        let mut log = Chronicle::default();
        let state = game.set_up(&mut dice, &mut log);
        let mut drive = Drive { game, state, dice, log: Vec::new(), version: 1, together: false };
        drive.keep(log, None);
        drive
    }

    fn keep(&mut self, log: Chronicle<globetrotters::Event>, actor: Option<Seat>) {
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
        let ToAct { may, .. } = self.game.to_act(&self.state);
        let seats: Vec<Seat> = may.iter().collect();
        let seat = *seats.get(self.below(seats.len().max(1)))?;
        let mut actions = Vec::new();
        self.game.legal(&self.state, seat, &mut actions);
        Some((seat, actions))
    }

    /// One of the actions, adventurous ones more often, so that a short game sees everything.
    fn pick(&mut self, actions: &[Action]) -> Action {
        let dull = |action: &Action| {
            matches!(
                action,
                Action::Work | Action::Refund(_) | Action::Decline | Action::Buy(_) | Action::EndTurn
            )
        };
        let lively: Vec<Action> = actions.iter().copied().filter(|action| !dull(action)).collect();
        let from = if lively.is_empty() || self.below(4) == 0 { actions } else { &lively };
        from[self.below(from.len())]
    }

    fn below(&mut self, of: usize) -> usize {
        self.dice.below(u32::try_from(of).unwrap()) as usize
    }

    fn with_model<T>(&self, viewer: Viewer, ask: &[(&str, &str)], show: impl Fn(&TableModel<'_>) -> T) -> T {
        let view = AnyView::Globetrotters(self.game.view(&self.state, viewer));
        let game = AnyGame::from(self.game.clone());
        let names = ["Wanda", "Graham", "Betty", "Dana", "Emil", "Fay"];
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
            can_take_back: self.state.open.course.bought,
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
    let strict = Options { strict: true, ..Options::STANDARD };
    for (seed, seats, options) in
        [(1, 2, Options::STANDARD), (2, 3, strict), (3, 4, Options::STANDARD), (4, 6, strict)]
    {
        let mut drive = Drive::new(options, seats, seed);
        drive.together = seed == 3;
        for _ in 0..500 {
            let Some((seat, actions)) = drive.choose() else { break };
            let regions = drive.regions(Viewer::Seat(seat), &[]);
            let html: String = regions.iter().map(|region| region.html.as_str()).collect();
            for action in &actions {
                kinds.insert(json(action).trim_matches(['"', '{']).split('"').next().unwrap().to_owned());
                assert!(
                    html.contains(&format!("value=\"{}\"", escaped(action))),
                    "{action:?} of {seat} is nowhere"
                );
            }
            for region in &regions {
                let start: String = region.html.chars().take(100).collect();
                assert!(start.contains(&format!(" id=\"{}\"", region.id)), "{}", region.id);
                for bad in [" style=", "<script", " onclick", ">gtp-", ">gt-", "\"gtp-", "{ $", ">?<", "NaN"]
                {
                    let found = region.html.replace("aria-hidden=\"true\">?<", "");
                    let around = found.find(bad).map(|at| &found[at.saturating_sub(80)..at + bad.len()]);
                    assert!(around.is_none(), "{bad} in {around:?}");
                }
            }
            let action = drive.pick(&actions);
            drive.act(seat, &action);
        }
    }
    for kind in [
        "choose_home",
        "roll",
        "move_to",
        "fly",
        "sail",
        "take_adventure",
        "send_to",
        "claim_money",
        "buy_two",
    ] {
        assert!(kinds.contains(kind), "{kind} among {kinds:?}");
    }
}

#[test]
fn every_sentence_of_the_game_can_be_said() {
    let names: Vec<String> = ["Ada", "Bo", "Chidi", "Dana"].map(str::to_owned).to_vec();
    for seed in 10..14 {
        let mut drive = Drive::new(Options { strict: seed == 12, ..Options::STANDARD }, 4, seed);
        for _ in 0..1500 {
            let Some((seat, actions)) = drive.choose() else { break };
            for action in &actions {
                Localizer::english().check(&drive.game.name_action(action), &names).unwrap();
            }
            let action = drive.pick(&actions);
            drive.act(seat, &action);
        }
        for (_, line) in &drive.log {
            Localizer::english().check(&line.text, &names).unwrap();
        }
    }
}

#[test]
fn spectators_and_waiting_players_get_no_forms() {
    let mut drive = Drive::new(Options::STANDARD, 3, 9);
    for _ in 0..60 {
        let Some((seat, actions)) = drive.choose() else { break };
        for viewer in [Viewer::Spectator, Viewer::Seat(seat.next(3))] {
            let html = drive.html(viewer, &[("at", "5"), ("list", "1")]);
            assert!(!html.contains("<form"), "{viewer:?}");
            assert!(html.contains("class=\"gt-plan\"") && html.contains("class=\"gt-list panel\""));
        }
        let action = drive.pick(&actions);
        drive.act(seat, &action);
    }
}

#[test]
fn nobody_elses_ticket_is_on_a_page() {
    let mut drive = Drive::new(Options::STANDARD, 4, 17);
    let mut compared = 0;
    for turn in 0..400 {
        let Some((seat, actions)) = drive.choose() else { break };
        let viewers = Seat::all(4).map(Viewer::Seat).chain([Viewer::Spectator]);
        for viewer in viewers.filter(|_| turn % 5 == 0) {
            // The same position with other secrets gives the same page.
            let html = drive.html(viewer, &[("ticket", "3")]);
            let view = drive.game.view(&drive.state, viewer);
            let other = drive.game.sample(&view, &mut FastDice::new(drive.version));
            let kept = std::mem::replace(&mut drive.state, other);
            assert_eq!(html, drive.html(viewer, &[("ticket", "3")]));
            drive.state = kept;
            compared += 1;
            for owner in Seat::all(4).filter(|&owner| viewer != Viewer::Seat(owner)) {
                for ticket in drive.state.hidden.hands[owner].iter() {
                    for secret in [format!("ticket-{}\"", ticket.0), format!("?ticket={}\"", ticket.0)] {
                        assert!(!html.contains(&secret), "{viewer:?} sees {secret} of {owner}");
                    }
                }
            }
        }
        let action = drive.pick(&actions);
        drive.act(seat, &action);
    }
    assert!(compared > 200);
}

#[test]
fn a_shared_device_has_a_curtain_that_closes_with_every_turn() {
    let mut drive = Drive::new(Options::STANDARD, 2, 6);
    drive.together = true;
    let mut keys = BTreeSet::new();
    for _ in 0..80 {
        let Some((seat, actions)) = drive.choose() else { break };
        let html = drive.html(Viewer::Seat(seat), &[]);
        assert!(
            html.contains("class=\"gt-curtain\"") && !html.contains("<details class=\"gt-curtain\" open")
        );
        let key = html.split("data-key=\"curtain-").nth(1).unwrap().split('"').next().unwrap().to_owned();
        assert!(key.starts_with(&seat.0.to_string()));
        keys.insert(key);
        // Outside the curtain no ticket is named by its number.
        let hand = html.find("class=\"gt-curtain\"").unwrap();
        assert!(!html[..hand].contains("{&quot;fly&quot;") && !html[..hand].contains("?ticket="));
        let action = drive.pick(&actions);
        drive.act(seat, &action);
    }
    assert!(keys.len() > 5, "{keys:?}");
}

#[test]
fn a_place_says_what_it_costs_and_why_it_is_out_of_reach() {
    let mut drive = Drive::new(Options::STANDARD, 2, 3);
    loop {
        let (seat, actions) = drive.choose().expect("the game goes on");
        if let Phase::Overland(steps) = drive.state.open.phase {
            let here = drive.state.open.at(seat).unwrap();
            let edition = drive.game.edition();
            let reach = edition.within(here, steps)[0];
            let html = drive.html(Viewer::Seat(seat), &[("at", &reach.0.to_string())]);
            assert!(html.contains("class=\"gt-does\"") && html.contains(&escaped(&Action::MoveTo(reach))));
            let far =
                edition.location_ids().find(|&at| edition.distance(here, at).is_some_and(|d| d > steps));
            if let Some(far) = far {
                let html = drive.html(Viewer::Seat(seat), &[("at", &far.0.to_string())]);
                assert!(html.contains("spaces away, and you rolled"), "{html}");
                assert!(html.contains("data-clause=\"/rules/globetrotters/20\"") || html.contains(">GT-20<"));
                return;
            }
        }
        let action = drive.pick(&actions);
        drive.act(seat, &action);
    }
}

#[test]
fn a_page_is_small() {
    let mut largest = (0, String::new());
    for seed in 20..24 {
        let mut drive = Drive::new(Options::STANDARD, 6, seed);
        for turn in 0..700 {
            let Some((seat, actions)) = drive.choose() else { break };
            if turn % 3 == 0 || drive.state.open.phase == Phase::Bonus {
                let html = drive.with_model(Viewer::Seat(seat), &[("at", "20")], crate::table);
                let held = drive.state.hidden.hands[seat].len();
                // Nobody sensible holds more: a ticket returned pays, one that is kept does not.
                if html.len() > largest.0 && held <= 10 {
                    largest = (html.len(), format!("{:?} with {held} tickets", drive.state.open.phase));
                }
            }
            let action = drive.pick(&actions);
            drive.act(seat, &action);
        }
    }
    assert!(largest.0 < 90_000, "{largest:?} bytes");
}

#[test]
fn the_pages_around_a_game_have_its_pieces_and_words() {
    let l10n = Localizer::english();
    let start = super::options_form(l10n).into_string() + &super::how_it_works(l10n).into_string();
    assert!(!start.contains("gtp-") && start.contains("name=\"short\""), "{start}");
    assert!(super::portrait(Seat(2)).into_string().contains("<svg"));
    assert!(super::token(Seat(2)).into_string().contains("#gt-p2"));
    let drive = Drive::new(Options::STANDARD, 2, 1);
    assert!(super::read_form(&drive.game, &[]).is_err());
}

#[test]
fn the_end_says_why() {
    let short = Options { short: Some(globetrotters::Short::Rounds(2)), ..Options::STANDARD };
    let mut drive = Drive::new(short, 2, 5);
    while let Some((seat, actions)) = drive.choose() {
        let action = drive.pick(&actions);
        drive.act(seat, &action);
    }
    let outcome = drive.game.outcome(&drive.state).expect("two rounds are over");
    let view = drive.game.view(&drive.state, Viewer::Spectator);
    let names = ["Wanda".to_owned(), "Graham".to_owned()];
    let said = super::end_headline(&drive.game, &view, &outcome, &names, Localizer::english()).into_string();
    assert!(said.contains("2 rounds"), "{said}");
    assert!(!drive.html(Viewer::Seat(Seat(0)), &[]).contains("<form"));
}

/// Writes pages into the folder `GT_PICTURES`, to be looked at with a browser.
#[test]
#[ignore = "writes files; run it by hand to look at pages"]
#[expect(clippy::disallowed_methods, reason = "a tool for the eye, not part of the pages")]
fn pictures() {
    let folder = std::env::var("GT_PICTURES").expect("GT_PICTURES names a folder");
    let write = |name: &str, drive: &Drive, viewer: Viewer, ask: &[(&str, &str)]| {
        let html = drive.with_model(viewer, ask, crate::table);
        let style = format!("<style>{}</style></head>", crate::assets::STYLE);
        let hash = &drive.game.edition().reference.hash;
        let html = html
            .replace("</head>", &style)
            .replace(&format!("/board/globetrotters/{hash}.svg"), "board.svg")
            .replace(&format!("<link rel=\"stylesheet\" href=\"{}\">", crate::assets::style_path()), "");
        std::fs::write(format!("{folder}/{name}.html"), html).unwrap();
    };
    let mut drive = Drive::new(Options::STANDARD, 4, 5);
    std::fs::write(format!("{folder}/board.svg"), super::board_svg(&drive.game)).unwrap();
    let mut seen = BTreeSet::new();
    for turn in 0..4000 {
        let Some((seat, actions)) = drive.choose() else { break };
        let mut kind = format!("{:?}", drive.state.open.phase).to_lowercase();
        kind.retain(|c| c.is_ascii_alphabetic());
        kind.truncate(8);
        if (turn > 160 || kind.starts_with("choose")) && seen.insert(kind.clone()) {
            write(&kind, &drive, Viewer::Seat(seat), &[]);
            let goal = actions.iter().find_map(|action| match action {
                Action::MoveTo(to) | Action::UseBonus(to) | Action::SendTo(to) => Some(*to),
                _ => None,
            });
            if let Some(goal) = goal {
                write(&format!("{kind}-plan"), &drive, Viewer::Seat(seat), &[("at", &goal.0.to_string())]);
            }
            if let Some(ticket) = drive.state.hidden.hands[seat].first() {
                write(
                    &format!("{kind}-ticket"),
                    &drive,
                    Viewer::Seat(seat),
                    &[("ticket", &ticket.0.to_string())],
                );
            }
            drive.together = true;
            write(&format!("{kind}-curtain"), &drive, Viewer::Seat(seat), &[]);
            drive.together = false;
            write(&format!("{kind}-wait"), &drive, Viewer::Seat(seat.next(4)), &[("at", "40")]);
        }
        let action = drive.pick(&actions);
        drive.act(seat, &action);
    }
    write("end", &drive, Viewer::Seat(Seat(0)), &[]);
    write("list", &drive, Viewer::Spectator, &[("list", "1")]);
}
