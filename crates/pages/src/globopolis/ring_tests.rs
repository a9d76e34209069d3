//! What is done by clicks on the ring, and what is seen there: flights, attacks, Agents, R-Units.

use games::globopolis::event::Conflict;
use games::globopolis::state::Phase;
use games::globopolis::{Action, Event, Options, Team, TitleId, Units};
use table::{Game, Seat, Viewer};

use super::test_drive::{Drive, drive};
use crate::Localizer;
use crate::test_html::{carries, elements};

/// The board of a seat that has clicked a Title.
fn clicked(drive: &Drive, seat: Seat, title: TitleId) -> String {
    drive.region(Viewer::Seat(seat), &[("title", &title.0.to_string())], "board")
}

/// Attacks without a card that somebody can declare now.
fn attacks(drive: &Drive, seat: Seat) -> Vec<(Action, TitleId, f64)> {
    let attack = |action: Action| match action {
        Action::Attack { from, against, with: None } => {
            let strengths = drive.game.prospect(&drive.state.open, from, against)?;
            Some((action, against, drive.game.chance(&strengths, [false; 2])))
        }
        _ => None,
    };
    drive.legal(seat).into_iter().filter_map(attack).collect()
}

#[test]
fn gp_68_attacks_are_clicks_on_the_ring_and_sorted_by_their_odds() {
    let (mut seen, mut sorted) = (0, 0);
    for seed in 1..5 {
        let mut drive = drive(Options::FULL, 3, seed);
        for _ in 0..400 {
            let Some(seat) = drive.game.to_act(&drive.state).must.first() else { break };
            let mut open = attacks(&drive, seat);
            if let Some(&(action, against, _)) = open.first().filter(|_| seen < 40) {
                let board = clicked(&drive, seat, against);
                let card = elements(&board, "article")[0];
                assert!(carries(card, &action), "{action:?} is not on the card of {against:?}");
                assert!(board.contains("you can attack it now"), "the ring says so");
                seen += 1;
                open.sort_by(|one, other| other.2.total_cmp(&one.2));
                let now = drive.region(Viewer::Seat(seat), &[], "now");
                let at: Vec<usize> = open.iter().filter_map(|(action, ..)| place_of(&now, action)).collect();
                assert_eq!(at.len(), open.len());
                // Of equal odds either may come first.
                let ranks: Vec<f64> = {
                    let mut told: Vec<(usize, f64)> =
                        at.into_iter().zip(open.iter().map(|attack| attack.2)).collect();
                    told.sort_by_key(|told| told.0);
                    told.into_iter().map(|told| told.1).collect()
                };
                assert!(ranks.is_sorted_by(|a, b| a >= b), "{ranks:?}");
                sorted += usize::from(ranks.len() > 1);
            }
            if !drive.step_to_battle() {
                break;
            }
        }
    }
    assert!(seen >= 10 && sorted > 0, "{seen} attacks, {sorted} of several");
}

/// Where a page carries an action.
fn place_of(html: &str, action: &Action) -> Option<usize> {
    html.find(&format!("value=\"{}\"", crate::test_html::escaped(action)))
}

/// Somebody who is asked for Agents and has some in hand.
fn at_the_end_of_a_turn() -> (Drive, Seat) {
    let mut drive = drive(Options::FULL, 3, 5);
    for _ in 0..5000 {
        let seat = drive.state.open.turn;
        let team = drive.game.team_of(seat);
        if drive.state.open.phase == Phase::Agents
            && drive.game.to_act(&drive.state).must.contains(seat)
            && drive.state.open.players[team].agents > 2
            && drive.state.open.excess.is_empty()
            && drive.legal(seat).iter().any(|action| matches!(action, Action::Place { .. }))
        {
            return (drive, seat);
        }
        drive.go_on(1);
    }
    panic!("nobody had Agents at the end of a turn")
}

#[test]
fn gp_61_agents_are_placed_by_clicks_on_the_ring() {
    let (drive, seat) = at_the_end_of_a_turn();
    let places = drive.legal(seat).into_iter().filter_map(|action| match action {
        Action::Place { at, .. } => Some(at),
        _ => None,
    });
    let mut placed = 0;
    for at in places {
        let board = clicked(&drive, seat, at);
        assert!(carries(&board, &Action::Place { at, count: 1 }), "{at:?}");
        let other = drive.region(Viewer::Seat(seat.next(3)), &[("title", &at.0.to_string())], "board");
        assert!(!other.contains("<form"), "only for whoever is asked");
        placed += 1;
    }
    assert!(placed > 0);
}

#[test]
fn gp_61_the_same_agents_as_last_time_are_one_click() {
    let (mut drive, seat) = at_the_end_of_a_turn();
    let team = drive.game.team_of(seat);
    let own = drive.state.open.players[team].titles.territories().iter().next().expect("a Territory");
    let now = drive.region(Viewer::Seat(seat), &[], "now");
    assert!(!now.contains("data-key=\"again\""), "nobody was placed before");
    drive.act(seat, &Action::Place { at: own, count: 2 });
    drive.act(seat, &Action::Pass);
    loop {
        let asked = drive.state.open.turn == seat && drive.state.open.phase == Phase::Agents;
        let player = &drive.state.open.players[team];
        if asked && player.agents > 1 && player.titles.contains(own) && drive.state.open.excess.is_empty() {
            break;
        }
        let (actor, actions) =
            <games::globopolis::Globopolis as crate::test_table::Shown>::choose(&mut drive)
                .expect("the game goes on");
        // Nobody places anything meanwhile.
        let dull = actions.iter().copied().find(|action| matches!(action, Action::Pass | Action::Stop));
        let action = dull.unwrap_or_else(|| {
            <games::globopolis::Globopolis as crate::test_table::Shown>::pick(&mut drive, &actions)
        });
        drive.act(actor, &action);
    }
    let now = drive.region(Viewer::Seat(seat), &[], "now");
    let again = now
        .split("data-key=\"again\"")
        .nth(1)
        .expect("the same as last time")
        .split("</form>")
        .next()
        .unwrap();
    assert!(
        carries(again, &Action::Place { at: own, count: 2 })
            || carries(again, &Action::Place { at: own, count: 1 })
    );
    assert!(carries(again, &Action::Pass), "and the turn ends");
}

#[test]
fn gp_31_what_a_set_lacks_is_an_empty_socket() {
    let mut drive = drive(Options::FULL, 3, 7);
    let title = TitleId(0);
    drive.state.open.titles[title].owner = Some(Team(1));
    let field = drive.game.edition().field_of(title);
    let link = |drive: &Drive| {
        let board = drive.region(Viewer::Seat(Seat(0)), &[], "board");
        let from = board.split(&format!("data-key=\"field-{}\"", field.0)).nth(1).unwrap().to_owned();
        from.split("</a>").next().unwrap().to_owned()
    };
    drive.state.open.titles[title].units = Units([2, 0, 1, 0, 1]);
    let shown = link(&drive);
    let sockets = shown
        .split("class=\"gp-lacks\" d=\"")
        .nth(1)
        .expect("two lack")
        .split('"')
        .next()
        .unwrap()
        .to_owned();
    assert_eq!(sockets.matches('M').count(), 2);
    assert_eq!(shown.matches("class=\"u\"").count(), 3);
    drive.state.open.titles[title].units = Units([1; 5]);
    assert!(!link(&drive).contains("gp-lacks"), "a whole set");
}

#[test]
fn gp_75_a_round_on_the_stage_names_both_territories_and_lights_the_pattern() {
    let mut drive = drive(Options::FULL, 3, 2);
    for _ in 0..3000 {
        let told = drive.events.len();
        if !drive.step_to_battle() {
            break;
        }
        let rounds = drive.events[told..].iter().rposition(|event| {
            matches!(event, Event::Conflict(Conflict::BattleRound { aggressor, .. }) if aggressor.times > 1)
        });
        let Some(round) = rounds.map(|at| told + at) else { continue };
        let mut before = drive.events[..=round].iter().rev();
        let attack = drive.events[..=round].iter().rev().find_map(|event| match *event {
            Event::Conflict(Conflict::Attacked { from, against, .. }) => Some([from, against]),
            _ => None,
        });
        let shown = super::stage::dice(&drive.game, &mut before, Localizer::english()).unwrap().into_string();
        for title in attack.expect("there was an attack") {
            assert!(shown.contains(drive.game.edition().title_name(title)), "{shown}");
        }
        assert!(shown.contains("gpt-d6 lit"), "{shown}");
        return;
    }
    panic!("no round with a pattern");
}
