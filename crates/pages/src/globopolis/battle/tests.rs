//! Battles in games played at random: the chances are the exact ones, the Battle Rounds are those that were fought, what was
//! at stake is what was won, and whatever a battle asks can be answered.

use games::globopolis::event::{Conflict, Event};
use games::globopolis::odds::{Arms, Odds};
use games::globopolis::state::{Asked, Party, Phase};
use games::globopolis::{Action, Options};
use table::{Game, Seat, Silent, Viewer};

use super::strength::{percent, stake};
use super::told::{Round, Told};
use crate::globopolis::test_drive::{Drive, HELPED, drive};
use crate::test_html::{attribute, carries, elements, kind_of, tags};
use crate::test_table::owned;

/// Games with battles, looked at before every step.
fn battles(mut each: impl FnMut(&mut Drive)) {
    for (seed, seats, options) in [
        (1, 3, Options::FULL),
        (2, 4, HELPED),
        (3, 5, HELPED),
        (4, 3, Options::CARDS),
        (5, 2, Options::FULL),
        (6, 5, Options::FULL),
    ] {
        let mut drive = drive(options, seats, seed);
        for _ in 0..700 {
            each(&mut drive);
            if !drive.step_to_battle() {
                break;
            }
        }
    }
}

/// A chance as it stands in the page.
fn shown(chance: f64) -> String {
    percent(chance).replace('<', "&lt;").replace('>', "&gt;")
}

#[test]
fn gp_77_the_chance_before_an_attack_is_the_exact_one() {
    let mut attacks = 0;
    battles(|drive| {
        let seat = drive.state.open.turn;
        for action in drive.legal(seat) {
            if !matches!(action, Action::Attack { .. }) {
                continue;
            }
            let html = drive.show(Viewer::Seat(seat), &[], |page| super::prospect(page, &action));
            // What is assessed if nobody interferes.
            let state = drive.allows(seat, &action).expect("it is legal");
            let battle = state.open.battle.expect("it is declared");
            let [ours, theirs] = drive.game.strength(&state.open, &battle);
            let win = Odds::of(Arms::USUAL).win(ours.total, theirs.total);
            assert!(html.contains(&format!("<span>{} to win", shown(win))), "{html}");
            assert!(
                html.contains(&format!("<b>{}</b></td><td><b>{}</b>", ours.total, theirs.total)),
                "{html}"
            );
            attacks += 1;
        }
    });
    assert!(attacks > 100, "{attacks}");
    let drive = drive(Options::FULL, 3, 1);
    let html = drive.show(Viewer::Seat(Seat(0)), &[], |page| super::prospect(page, &Action::Teleport));
    assert_eq!(html, "", "only attacks have a prospect");
}

/// What the page must show for the throws of an event.
fn told_as(event: &Event) -> Option<Round> {
    let Event::Conflict(Conflict::BattleRound { round, aggressor, defender, winner }) = *event else {
        return None;
    };
    let throw = |throw: games::globopolis::event::Throw| super::told::Throw {
        polygon: throw.polygon,
        dice: throw.dice[..usize::from(throw.count)].to_vec(),
        times: throw.times,
        value: throw.value,
    };
    Some(Round { number: round.into(), throws: [throw(aggressor), throw(defender)], winner })
}

#[test]
fn gp_75_the_rounds_and_chances_are_those_of_the_battle() {
    let (mut fought, mut over) = (0, 0);
    battles(|drive| {
        let html = drive.show(Viewer::Spectator, &[], super::battle);
        let began = drive
            .events
            .iter()
            .rposition(|event| matches!(event, Event::Conflict(Conflict::Attacked { .. })));
        let told = Told::last(&drive.log);
        assert_eq!(told.is_some(), began.is_some());
        if let (Some(told), Some(began)) = (&told, began) {
            let rounds: Vec<Round> = drive.events[began..].iter().filter_map(told_as).collect();
            assert_eq!(told.rounds, rounds);
        }
        match (&drive.state.open.battle, told) {
            (Some(battle), Some(told)) => {
                assert!(html.contains("gpt-battle"), "{html}");
                if matches!(drive.state.open.phase, Phase::Rounds(_)) {
                    let polygons = told.assessed.expect("it was assessed").map(|strength| strength.polygon);
                    let ties = battle.orders.map(|orders| orders.ties);
                    let odds = Odds::exactly(Arms { polygons, ties });
                    let win = odds.win(battle.dice[0], battle.dice[1]);
                    let text = format!("{}, ", shown(win));
                    assert!(html.contains(&text), "{text} in {html}");
                    assert_eq!(html.matches("data-key=\"round-").count(), told.rounds.len());
                    fought += 1;
                }
            }
            (None, Some(told)) => {
                let there = !told.outcome.is_empty() && !told.past && !drive.state.open.is_over();
                assert_eq!(html.contains("The battle is over"), there);
                over += usize::from(there);
            }
            _ => assert_eq!(html, ""),
        }
    });
    assert!(fought > 100 && over > 20, "{fought} {over}");
}

#[test]
fn a_battle_that_a_position_begins_with_is_told_as_well() {
    let mut fought = 0;
    battles(|drive| {
        let log = &drive.log;
        let Some(told) = Told::last(log) else { return };
        let attack = told.attack.expect("it began with an attack");
        let at = log.iter().rposition(|line| line == attack).expect("it is in the log");
        let since = Told::last(&log[at + 1..]);
        if told.rounds.is_empty() {
            return;
        }
        let since = since.expect("Battle Rounds are told");
        assert_eq!((since.attack, &since.rounds), (None, &told.rounds));
        assert_eq!((since.assessed, since.past), (told.assessed, told.past));
        assert_eq!(since.outcome, told.outcome);
        fought += 1;
    });
    assert!(fought > 100, "{fought}");
}

#[test]
fn the_outcome_stays_until_the_next_player_acts() {
    let (mut stays, mut goes) = (0, 0);
    let mut fought: Option<(usize, Seat, u16)> = None;
    let mut acted = false;
    battles(|drive| {
        let open = &drive.state.open;
        let turn = (drive.game.seats(), open.turn, open.round);
        if open.battle.is_some() {
            (fought, acted) = (Some(turn), false);
        } else if fought.is_some() && !open.is_over() && drive.version > 1 {
            let shown = drive.show(Viewer::Spectator, &[], super::battle).contains("The battle is over");
            assert_eq!(shown, !acted, "turn of {} in round {}", open.turn, open.round);
            // Whatever is done from here on, in a turn that is not that of the battle, is done by the next player.
            acted |= fought != Some(turn);
            *(if shown { &mut stays } else { &mut goes }) += 1;
        }
        if drive.version == 1 {
            fought = None;
        }
    });
    assert!(stays > 20 && goes > 20, "{stays} {goes}");
}

#[test]
fn gp_78_what_was_at_stake_is_what_is_won_and_lost() {
    let mut ended = 0;
    battles(|drive| {
        let Some(battle) = drive.state.open.battle else { return };
        if drive.state.open.phase != Phase::Rounds(Party::Aggressor) || !drive.state.open.excess.is_empty() {
            return;
        }
        let stakes = Party::BOTH.map(|party| {
            let found = std::cell::RefCell::new(None);
            drive.show(Viewer::Spectator, &[], |page| {
                *found.borrow_mut() = Some(stake(page, &battle, party));
                maud::html! {}
            });
            found.into_inner().expect("it was looked at")
        });
        let mut state = drive.state.clone();
        // Both have nothing but their polygons left, so that the next round decides.
        state.open.battle.as_mut().expect("it is fought").dice = [0, 0];
        let before = state.clone();
        let seat = state.open.turn;
        drive
            .game
            .apply(&mut state, seat, &Action::Fight, &mut drive.dice, &mut Silent)
            .expect("it is asked");
        assert!(state.open.battle.is_none());
        let won = stakes.iter().find(|stake| state.open.owner(stake.title) == Some(stake.winner));
        let won = won.expect("a Territory was lost");
        let change = |team| state.open.players[team].points - before.open.players[team].points;
        assert_eq!(change(won.winner), won.gain);
        assert_eq!(change(won.loser), won.loss);
        ended += 1;
    });
    assert!(ended > 100, "{ended}");
}

/// The forms on the page whose `deal` is this.
fn forms<'h>(html: &'h str, kind: &str) -> Vec<&'h str> {
    let is = format!("name=\"deal\" value=\"{kind}\"");
    elements(html, "form").into_iter().filter(|form| form.contains(&is)).collect()
}

/// The battle, and what leads on in it.
fn whole(page: &crate::globopolis::page::Page<'_>) -> maud::Markup {
    maud::html! { (super::battle(page)) (super::next(page)) }
}

#[test]
fn whatever_a_battle_asks_can_be_answered() {
    let mut kinds = std::collections::BTreeSet::new();
    battles(|drive| {
        if drive.state.open.battle.is_none() || !drive.state.open.excess.is_empty() {
            return;
        }
        for seat in drive.game.to_act(&drive.state).must.iter() {
            let html = drive.show(Viewer::Seat(seat), &[], whole);
            for action in drive.legal(seat) {
                let there = match action {
                    Action::Offer { .. }
                    | Action::Counter { .. }
                    | Action::Accept(_)
                    | Action::Decline(_) => continue,
                    Action::Withdraw | Action::CallTime => continue,
                    // GP-19: it is declared where it is shown, with the cards.
                    Action::Claim(_) => {
                        let hand = drive.show(Viewer::Seat(seat), &[], crate::globopolis::hand::hand);
                        carries(&hand, &action)
                    }
                    Action::Bribe { .. } => forms(&html, "bribe").len() == 1,
                    Action::CallFor { from, .. }
                        if drive.state.open.owner(from) != Some(drive.game.team_of(seat)) =>
                    {
                        let name = format!("name=\"from\" value=\"{}\"", from.index());
                        forms(&html, "help").iter().any(|form| form.contains(&name))
                    }
                    Action::Answer { .. } => carries(&html, &action) || forms(&html, "answer").len() == 1,
                    _ => carries(&html, &action),
                };
                assert!(there, "{action:?} in {html}");
                kinds.insert(kind_of(&action));
            }
        }
        // Nobody else is asked.
        for seat in Seat::all(drive.game.seats()) {
            if !drive.game.to_act(&drive.state).must.contains(seat) {
                let html = drive.show(Viewer::Seat(seat), &[], whole);
                assert!(!html.contains("<form"), "{seat} is not asked: {html}");
            }
        }
    });
    for kind in ["fight", "pass", "play", "bribe", "answer", "assist", "call_for", "send"] {
        assert!(kinds.contains(kind), "{kind} was never asked for: {kinds:?}");
    }
}

#[test]
fn gp_80_what_a_card_would_change_is_the_exact_chance() {
    let mut plays = 0;
    battles(|drive| {
        let Some(seat) = drive.game.to_act(&drive.state).must.first() else { return };
        if !matches!(drive.state.open.phase, Phase::Muster(_)) || !drive.state.open.excess.is_empty() {
            return;
        }
        for action in drive.legal(seat) {
            let Action::Play { card, .. } = action else { continue };
            let state = drive.allows(seat, &action).expect("it is legal");
            let found = std::cell::Cell::new(None);
            let html = drive.show(Viewer::Seat(seat), &[], |page| {
                found.set(super::asks::chance_after(page, &action));
                super::battle(page)
            });
            let exact = state.open.battle.map(|battle| {
                let [ours, theirs] = drive.game.strength(&state.open, &battle);
                let ties = battle.orders.map(|orders| orders.ties);
                Odds::exactly(Arms { polygons: [ours.polygon, theirs.polygon], ties })
                    .win(ours.total, theirs.total)
            });
            assert_eq!(found.get(), exact, "{}", drive.game.edition().card_name(card));
            if let Some(exact) = exact {
                assert!(html.contains(&format!("wins with {}", shown(exact))), "{html}");
            }
            plays += 1;
        }
    });
    assert!(plays > 10, "{plays}");
}

#[test]
fn gp_63_the_forms_are_read_as_the_rules_want_them() {
    let (mut bribes, mut answers, mut calls) = (0, 0, 0);
    battles(|drive| {
        let phase = drive.state.open.phase;
        let Some(seat) = drive.game.to_act(&drive.state).must.first() else { return };
        if drive.state.open.battle.is_none() || !drive.state.open.excess.is_empty() {
            return;
        }
        let html = drive.show(Viewer::Seat(seat), &[], super::battle);
        let most = |form: &str, name: &str| -> Option<String> {
            let inputs = tags(form, "input");
            let input = inputs.into_iter().find(|input| attribute(input, "name") == Some(name))?;
            Some(attribute(input, "max")?.to_owned())
        };
        let accepted = |drive: &mut Drive, fields: &[(&str, String)]| {
            let action = super::read_form(&owned(fields)).expect("it reads well");
            assert_eq!(drive.allows(seat, &action).map(|_| ()), Ok(()), "{action:?}");
        };
        match phase {
            Phase::Bystander { asked: Asked::Party(_), .. } => {
                let eu = most(forms(&html, "bribe")[0], "eu").expect("EU can be offered");
                for leave in ["yes", "no"] {
                    accepted(drive, &[("deal", "bribe".into()), ("leave", leave.into()), ("eu", eu.clone())]);
                    bribes += 1;
                }
            }
            Phase::Bystander { asked: Asked::Third, .. } => {
                for form in forms(&html, "answer") {
                    let home = ["home-0", "home-1"].map(|name| most(form, name).unwrap_or_default());
                    let [first, second] = home;
                    accepted(drive, &[("deal", "answer".into()), ("home-0", first), ("home-1", second)]);
                    answers += 1;
                }
            }
            Phase::Muster(_) => {
                for form in forms(&html, "help") {
                    let from =
                        form.split("name=\"from\" value=\"").nth(1).unwrap().split('"').next().unwrap();
                    let eu = most(form, "eu").expect("EU can be offered");
                    accepted(drive, &[("deal", "help".into()), ("from", from.into()), ("eu", eu)]);
                    calls += 1;
                }
            }
            _ => {}
        }
    });
    assert!(bribes > 10 && answers > 3 && calls > 3, "{bribes} {answers} {calls}");
}

#[test]
fn what_is_not_certain_is_not_called_so() {
    assert_eq!(percent(0.5), "50.0\u{a0}%");
    assert_eq!(percent(0.632_49), "63.2\u{a0}%");
    assert_eq!(percent(1.0), "100.0\u{a0}%");
    assert_eq!(percent(0.999_99), ">\u{a0}99.9\u{a0}%");
    assert_eq!(percent(0.000_01), "<\u{a0}0.1\u{a0}%");
}
