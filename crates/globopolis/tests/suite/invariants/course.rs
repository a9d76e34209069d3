//! What a battle, a landing, a turn and a game can have come to.

use globopolis::state::{Asked, Battle, Party};
use globopolis::{Assistance, Edition, Goods, Offer, Side, TitleId, Units};
use table::{Game, Seat};

use super::*;

/// The first player attacks Brazil from the USA.
fn fight(phase: Phase) -> impl Fn(&mut State) {
    move |state: &mut State| {
        let battle = Battle::between(Team(0), title("usa"), Team(1), title("brazil"));
        state.open.battle = Some(battle);
        state.open.phase = phase;
        state.open.governors[Seat(0)].at = crate::world::world().field_of(title("brazil"));
    }
}

fn battle_with(change: impl Fn(&mut Battle)) -> impl Fn(&mut State) {
    move |state: &mut State| {
        fight(Phase::Rounds(Party::Aggressor))(state);
        change(state.open.battle.as_mut().expect("they fight"));
    }
}

#[test]
fn gp_68_a_battle_is_fought_between_the_owners_of_two_territories() {
    let table = some_position();
    let third = Phase::Bystander { team: Team(2), asked: Asked::Third, left: TeamSet::NONE };
    for phase in [third, Phase::Muster(Party::Defender), Phase::Rounds(Party::Aggressor)] {
        fine(&table, fight(phase));
        also(
            &table,
            |state| {
                fight(phase)(state);
                state.open.battle = None;
            },
            "GP-68: a battle is fought exactly in the phases of a battle",
        );
    }
    only(&table, fight(Phase::Option), "GP-68: a battle is fought exactly in the phases of a battle");
    let wrong = "GP-68: a battle between the wrong parties";
    fine(&table, battle_with(|battle| battle.dice = [6, 6]));
    only(&table, battle_with(|battle| battle.dice = [6, 7]), wrong);
    only(&table, battle_with(|battle| battle.defender = Team(2)), wrong);
    only(&table, battle_with(|battle| battle.from = title("canada")), wrong);
    only(
        &table,
        battle_with(|battle| {
            battle.defender = Team(0);
            battle.against = title("peru");
        }),
        wrong,
    );
    also(
        &table,
        battle_with(|battle| {
            (battle.aggressor, battle.from) = (Team(2), title("japan"));
        }),
        "GP-68: the Aggressor is not in turn",
    );
    let party = Phase::Bystander { team: Team(1), asked: Asked::Third, left: TeamSet::NONE };
    only(&table, fight(party), "GP-63: a party of the battle is asked as a third party");
}

#[test]
fn gp_75_battle_rounds_are_counted_once_they_are_fought() {
    let table = some_position();
    let begun = |phase: Phase| {
        move |state: &mut State| {
            fight(phase)(state);
            state.open.battle.as_mut().expect("they fight").round = 1;
        }
    };
    fine(&table, begun(Phase::Rounds(Party::Defender)));
    only(&table, begun(Phase::Muster(Party::Defender)), "GP-75: Battle Rounds are counted before the first");
    also(
        &with(Options::LEARNING),
        fight(Phase::Rounds(Party::Aggressor)),
        "GP-81: a battle in the learning stage",
    );
    fine(&with(Options::CARDS), fight(Phase::Rounds(Party::Aggressor)));
}

#[test]
fn gp_82_agents_are_asked_for_where_there_are_some() {
    let cards = with(Options::CARDS);
    let asked = "GP-82: Agents are asked for, but not played with";
    only(&cards, |state| state.open.phase = Phase::Agents, asked);
    fine(&cards, |state| state.open.phase = Phase::Declare);
    let table = some_position();
    fine(&table, |state| state.open.phase = Phase::Agents);
    only(&table, |state| state.open.phase = Phase::Declare, "GP-19: with Agents a turn ends with them");
}

/// The first player stands on a Territory, and is asked this.
fn at(id: &'static str, phase: Phase) -> impl Fn(&mut State) {
    move |state: &mut State| {
        state.open.governors[Seat(0)].at = crate::world::world().field_of(title(id));
        state.open.phase = phase;
    }
}

#[test]
fn gp_44_gp_45_a_landing_asks_by_whose_territory_it_is() {
    let table = some_position();
    let wrong = "GP-44, GP-45: the Territory landed on has another owner";
    fine(&table, at("usa", Phase::Own(title("usa"))));
    only(&table, at("japan", Phase::Own(title("japan"))), wrong);
    only(&table, at("germany", Phase::Own(title("germany"))), wrong);
    fine(&table, at("japan", Phase::Foreign(title("japan"))));
    only(&table, at("usa", Phase::Foreign(title("usa"))), wrong);
    only(&table, at("germany", Phase::Foreign(title("germany"))), wrong);
    let elsewhere = "GP-42: the Governor is elsewhere than the phase says";
    only(&table, at("japan", Phase::Own(title("usa"))), elsewhere);
}

#[test]
fn gp_43_gp_78_surplus_is_asked_about_where_there_is_some() {
    let table = some_position();
    let surplus = |id: &'static str, over: Units, base: Option<TitleId>| {
        at(id, Phase::Surplus { title: title(id), over, base })
    };
    let one = units("1 water");
    fine(&table, surplus("usa", one, None));
    fine(&table, surplus("usa", one, Some(title("peru"))));
    // The Defender has won it, and is asked; the Governor may stand elsewhere.
    fine(&table, |state| {
        surplus("brazil", one, None)(state);
        state.open.governors[Seat(0)].at = crate::world::world().field_of(title("usa"));
    });
    only(
        &table,
        surplus("usa", Units::NONE, None),
        "GP-43, GP-78: nobody is asked about surplus where there is none",
    );
    let astray = "GP-78, GP-79: a victor without the Territories of the battle";
    only(&table, surplus("usa", one, Some(title("japan"))), astray);
    only(&table, surplus("germany", one, None), astray);
    let chain =
        |from: &'static str| at("brazil", Phase::Chain { from: title(from), group: group("south-america") });
    fine(&table, chain("usa"));
    only(&table, chain("japan"), astray);
    let unsorted = "GP-78: surplus of a Territory that nobody owns";
    fine(&table, |state| state.open.unsorted.insert(title("japan")));
    only(&table, |state| state.open.unsorted.insert(title("germany")), unsorted);
    only(&table, |state| state.open.unsorted.insert(title("fresh-water")), unsorted);
}

#[test]
fn gp_28_somebody_who_plays_is_in_turn() {
    let table = some_position();
    let nobody = "GP-28: nobody who plays is in turn";
    let resign = |state: &mut State| {
        state.open.out.insert(Team(0));
    };
    also(&table, resign, nobody);
    let found = broken(&table, |state| {
        resign(state);
        state.open.phase = Phase::Over { winner: Team(1), clause: 85 };
    });
    assert!(!found.iter().any(|wrong| wrong == nobody), "{found:?}");
    also(
        &table,
        |state| state.open.out = [Team(1), Team(2)].into_iter().collect(),
        "GP-85: the game is over, for nobody else plays",
    );
}

#[test]
fn gp_36_open_offers_can_be_kept() {
    let table = some_position();
    let offer = |give: Side, want: Side| {
        move |state: &mut State| {
            state.offers[Team(0)] = Some(Offer { from: Team(0), to: Team(1), give, want });
        }
    };
    let eu = |eu: u16| Side { eu, ..Side::NOTHING };
    let wrong = "GP-36: an open offer cannot be kept";
    // Forty EU, and twenty points at five EU each.
    fine(&table, offer(eu(140), eu(0)));
    only(&table, offer(eu(141), eu(0)), wrong);
    let beyond = Side { titles: TitleSet::only(TitleId(36)), ..Side::NOTHING };
    only(&table, offer(beyond, eu(1)), wrong);
    let stock = |what: &str| Side { units: units(what), ..Side::NOTHING };
    also(
        &table,
        |state| {
            offer(eu(5), eu(0))(state);
            state.open.out.insert(Team(1));
        },
        wrong,
    );
    // Five EU are promised for help.
    let helped = |promise: u16| {
        move |state: &mut State| {
            fight(Phase::Help { from: title("canada"), eu: 5, party: Party::Aggressor })(state);
            offer(eu(promise), eu(0))(state);
        }
    };
    fine(&table, helped(135));
    only(&table, helped(136), wrong);
    fine(&table, offer(stock("2 ns"), stock("2 food")));
    only(&table, offer(stock("3 ns"), stock("2 food")), wrong);
    only(&table, offer(stock("2 ns"), stock("3 food")), wrong);
}

#[test]
fn everything_can_be_counted_on_from() {
    let table = with(Options { bitter_end: true, ..Options::FULL });
    let many = "more EU or points than any game has seen";
    fine(&table, |state| state.open.players[Team(1)].eu = 100_000_000);
    only(&table, |state| state.open.players[Team(1)].eu = 100_000_001, many);
    fine(&table, points(100_000));
    fine(&table, points(-100_000));
    only(&table, points(-100_001), many);
    also(&table, points(100_001), many);
    fine(&table, |state| state.open.this_turn.peak = 100_000);
    only(&table, |state| state.open.this_turn.peak = 100_001, "GP-26: a highest score that no game has seen");
    only(&table, |state| state.open.this_turn.peak = 19, "GP-26: the highest score is below the present one");
    fine(&table, |state| {
        state.open.this_turn.peak = 17;
        state.open.this_turn.points_bought = 3;
    });
}

#[test]
fn what_a_turn_can_have_come_to() {
    let table = some_position();
    let kept_short = with(Options { timer: Some(60), ..Options::FULL });
    fine(&table, |state| state.open.players[Team(1)].offers_made = 12);
    let offers = |state: &mut State| state.open.players[Team(1)].offers_made = 13;
    only(&table, offers, "GP-28: more offers than can be made in a turn");
    fine(&kept_short, offers);
    fine(&table, |state| state.open.this_turn.moves = 60);
    let moves = |state: &mut State| state.open.this_turn.moves = 61;
    only(&table, moves, "GP-28: more R-Units moved than can be in a turn");
    fine(&kept_short, moves);
    fine(&table, |state| state.open.this_turn.agent_moves = 40);
    only(
        &table,
        |state| state.open.this_turn.agent_moves = 41,
        "GP-61: more Agents moved than can be in a turn",
    );
    fine(&table, |state| state.open.this_turn.points_bought = 5);
    only(
        &table,
        |state| state.open.this_turn.points_bought = 6,
        "GP-26: more points bought than can be in a turn",
    );
    let guild = "GP-34, GP-35: too many R-Units from a Guild";
    fine(&table, |state| (state.open.this_turn.taken, state.open.this_turn.bought) = ([3; 4], [3; 4]));
    only(&table, |state| state.open.this_turn.taken[3] = 4, guild);
    only(&table, |state| state.open.this_turn.bought[1] = 4, guild);
}

#[test]
fn gp_85_limits_are_noticed() {
    let limited = with(Options { rounds: Some(4), ..Options::FULL });
    let round = |round: u16, last: bool| {
        move |state: &mut State| {
            state.open.round = round;
            state.open.last_round = last;
        }
    };
    fine(&limited, round(3, false));
    fine(&limited, round(4, true));
    only(&limited, round(4, false), "GP-85: the limit of rounds is reached, but the round is not the last");
    only(&limited, round(5, true), "GP-85: the game is past its limit of rounds");
    fine(&limited, |state| {
        round(5, true)(state);
        state.open.sudden = [Team(0), Team(1)].into_iter().collect();
    });
    fine(&limited, |state| {
        round(4, false)(state);
        state.open.phase = Phase::Over { winner: Team(0), clause: 85 };
    });
    let table = some_position();
    only(
        &table,
        |state| state.open.called.insert(Team(0)),
        "GP-85: time is called in a game without a limit",
    );
    let timed = with(Options { timed: true, ..Options::FULL });
    let called = |count: usize| move |state: &mut State| state.open.called = TeamSet::first(count);
    fine(&timed, called(2));
    only(&timed, called(3), "GP-85: everybody has called time, but the round is not the last");
    fine(&timed, |state| {
        called(3)(state);
        state.open.last_round = true;
    });
    fine(&timed, |state| {
        called(3)(state);
        state.open.phase = Phase::Over { winner: Team(0), clause: 85 };
    });
}

#[test]
fn gp_16_a_turn_begins_as_its_round_does() {
    let table = some_position();
    let another = "GP-16: a turn of another round";
    only(&table, |state| state.open.phase = Phase::Teleport, another);
    only(&table, |state| state.open.round = 1, another);
    fine(&table, |state| {
        state.open.round = 1;
        state.open.phase = Phase::Teleport;
    });
    fine(&table, |state| {
        state.open.round = 1;
        at("usa", Phase::Own(title("usa")))(state);
    });
    only(&table, |state| state.open.round = 0, "GP-16: rounds count from 1");
    only(&table, |state| state.open.phase = Phase::Roll, "GP-28: time is up without a timer");
    fine(&with(Options { timer: Some(60), ..Options::FULL }), |state| state.open.phase = Phase::Roll);
}

#[test]
fn gp_24_only_a_whole_group_waits_for_its_bonus() {
    let table = Table::new(3, "[[player]]\ntitles = [\"alaska\", \"nunavut\"]");
    let (whole, other) = (group("alaska-nunavut"), group("scandinavia"));
    let waits = |state: &mut State| {
        let player = &mut state.open.players[Team(0)];
        player.credited.remove(whole);
        player.extra += table.game.group_bonus(whole);
        player.ripe.insert(whole);
    };
    fine(&table, waits);
    only(
        &table,
        |state| state.open.players[Team(0)].ripe.insert(other),
        "GP-24: a group waits for its bonus that is not whole",
    );
}

#[test]
fn gp_48_a_shop_has_something_on_offer() {
    let table = some_position();
    let shop = |goods: Goods, left: u8, price: u8| {
        let then = globopolis::state::Then::Option;
        move |state: &mut State| state.open.phase = Phase::Shop { goods, left, price, then }
    };
    fine(&table, shop(Goods::ALL, 1, 1));
    for empty in [shop(Goods::default(), 1, 1), shop(Goods::ALL, 0, 1), shop(Goods::ALL, 1, 0)] {
        only(&table, empty, "GP-48: nothing is on offer");
    }
}

#[test]
fn gp_42_what_a_landing_asks_is_asked_where_the_governor_stands() {
    let table = some_position();
    let edition: &Edition = crate::world::world();
    let elsewhere = "GP-42: the Governor is elsewhere than the phase says";
    let base = |state: &mut State| state.open.phase = Phase::Base;
    only(&table, at("usa", Phase::Base), elsewhere);
    fine(&table, |state| {
        base(state);
        state.open.governors[Seat(0)].at = edition.bases()[0];
    });
    only(&table, at("usa", Phase::Market { shuttle: false }), elsewhere);
    fine(&table, |state| {
        state.open.phase = Phase::Market { shuttle: false };
        state.open.governors[Seat(0)].at = edition.independents().iter().next().expect("a market");
    });
    let again = |throws: u8| {
        move |state: &mut State| {
            state.open.phase = Phase::Again;
            state.open.this_turn.throws = throws;
        }
    };
    fine(&table, again(1));
    only(&table, again(0), "GP-42: again, but nothing was rolled");
}

/// Games that began from a scenario under older rules go on, whatever it was.
#[test]
fn older_games_are_not_asked_what_only_newer_rules_ask() {
    let mut table = some_position();
    table.game = table.game.clone().under(table::RulesVersion(2)).expect("a version that is known");
    fine(&table, |state| state.open.round = 0);
    only(&table, |state| state.open.bank[RUnit::Food] += 1, "GP-4: 59 food units instead of 58");
}

#[test]
fn gp_83_help_is_asked_for_in_a_battle() {
    let helped = Options { assistance: Assistance::Both, ns_for_conflicts: true, ..Options::FULL };
    let table = with(helped);
    let help = Phase::Help { from: title("canada"), eu: 5, party: Party::Aggressor };
    fine(&table, fight(help));
    also(
        &table,
        |state| {
            fight(help)(state);
            state.open.battle = None;
        },
        "GP-68: a battle is fought exactly in the phases of a battle",
    );
}
