//! Stages and variations: GP-81, GP-82 and GP-87 to GP-91.

use globopolis::{Action, Assistance, FieldId, Flights, Globopolis, Level, Options, Phase, RUnit, Team};
use table::dice::{Fall, FastDice, ProvenDice, Provenance, SecretSeed};
use table::journal::{Journal, Origin};
use table::rolls::{Proof, prove};
use table::{Game, Play, Seat};

use crate::plain;
use crate::plain::{refused_options, units};
use crate::support::{ROLL, Table};

/// Player 0 is about to roll from this field; the USA are theirs, Germany player 1's.
fn rolling(options: Options, field: u8) -> Table {
    Table::on_plain(
        options,
        2,
        &format!(
            r#"
            governor = [{{ at = {field} }}, {{ at = 32 }}]
            player = [{{ eu = 100, titles = ["usa"] }}, {{ eu = 100, titles = ["germany"] }}]
            "#
        ),
    )
}

#[test]
fn gp_81_learning_no_cards_are_dealt_and_card_fields_just_roll_again() {
    let table = Table::new_game(Options::LEARNING, 3);
    assert!((0..3).all(|team| table.hand(team).is_empty()));
    assert!(table.state.ops_mission.cards.is_empty() && table.state.influence.cards.is_empty());
    assert_eq!(table.player(0).agents, 0);
    let mut table = rolling(Options::LEARNING, 2);
    table.dice([1]).act(0, ROLL);
    assert_eq!(table.phase(), Phase::Again);
    // Even after many throws.
    for from in [10, 3, 10] {
        table.state.open.governors[Seat(0)].at = FieldId(from - 1);
        table.dice([1]).act(0, ROLL);
        assert_eq!(table.phase(), Phase::Again);
    }
    assert!(table.hand(0).is_empty());
}

#[test]
fn gp_81_learning_own_territory_rolls_again_and_the_nia_is_an_nsa() {
    let mut table = rolling(Options::LEARNING, 0);
    table.dice([1]).act(0, ROLL);
    assert_eq!(table.phase(), Phase::Again);
    let mut table = rolling(Options::LEARNING, 55);
    table.dice([1, 3]).act(0, ROLL);
    assert_eq!(table.stock(0), units([0, 0, 0, 0, 2]));
}

#[test]
fn gp_81_learning_foreign_territory_pays_and_nobody_attacks() {
    let mut table = Table::on_plain(
        Options::LEARNING,
        2,
        r#"
        governor = [{ at = 53 }, { at = 32 }]
        player = [{ eu = 100, titles = ["england"] }, { eu = 100, titles = ["germany"] }]
        "#,
    );
    table.dice([1]).act(0, ROLL);
    assert_eq!(table.refused(0, table.attack("england", "germany")), 81);
    table.act(0, Action::Pay);
    assert_eq!((table.eu(0), table.eu(1)), (80, 120));
    // No Agents are placed: the next player is in turn.
    assert_eq!((table.turn(), table.phase()), (1, Phase::Option));
}

#[test]
fn gp_81_learning_contradicts_variations_of_what_it_leaves_out() {
    let learning = Options::LEARNING;
    assert_eq!(refused_options(Options { assistance: Assistance::Both, ..learning }, 3), 81);
    assert_eq!(refused_options(Options { ns_for_conflicts: true, ..learning }, 3), 81);
    assert_eq!(refused_options(Options { hand_limit: 4, ..learning }, 3), 81);
    assert_eq!(refused_options(Options { ops_dealt: 1, ..learning }, 3), 81);
    assert_eq!(refused_options(Options { guild_protection: true, ..learning }, 3), 89);
}

#[test]
fn gp_81_the_default_is_the_full_game() {
    assert_eq!(Options::default().level, Level::Full);
    let table = Table::new_game(Options::default(), 3);
    assert_eq!(table.state.open.hand_sizes[Team(0)], [3, 1, 3]);
    assert_eq!((table.player(0).agents, table.player(0).reserve), (15, 5));
}

#[test]
fn gp_82_the_card_stage_has_cards_and_aggression_but_no_agents() {
    let table = Table::new_game(Options::CARDS, 3);
    for team in 0..3 {
        assert_eq!(table.state.open.hand_sizes[Team(team)], [3, 1, 3]);
        assert_eq!((table.player(team).agents, table.player(team).reserve), (0, 0));
    }
    let mut table = Table::on_plain(
        Options::CARDS,
        2,
        r#"
        governor = [{ at = 53 }, { at = 32 }]
        player = [{ eu = 100, titles = ["england"] }, { eu = 100, titles = ["germany"] }]
        "#,
    );
    table.dice([1]).act(0, ROLL);
    let mut paid = table.clone();
    paid.act(0, Action::Pay);
    assert_eq!((paid.turn(), paid.phase()), (1, Phase::Option));
    table.act(0, table.attack("england", "germany"));
    assert!(table.state.open.battle.is_some());
}

#[test]
fn gp_87_other_numbers_of_cards_and_another_hand_limit() {
    let options =
        Options { ops_dealt: 5, missions_dealt: 2, influence_dealt: 0, hand_limit: 5, ..Options::FULL };
    let table = Table::new_game(options, 3);
    assert!((0..3).all(|team| table.state.open.hand_sizes[Team(team)] == [5, 2, 0]));
    let mut table = Table::on_plain(
        Options { hand_limit: 4, ..Options::FULL },
        2,
        r#"
        ops_mission = ["drill", "truce"]
        governor = [{ at = 2 }, { at = 32 }]
        player = [{ titles = ["usa"], cards = ["guns", "luck", "sabotage"] }, { titles = ["germany"] }]
        "#,
    );
    table.dice([1]).act(0, ROLL);
    assert_eq!((table.hand(0).len(), table.phase()), (4, Phase::Again));
    table.dice([1]);
    table.state.open.governors[Seat(0)].at = FieldId(9);
    table.act(0, ROLL);
    assert_eq!(table.hand(0).len(), 5);
    assert_eq!(table.refused(0, Action::Pass), 52);
}

#[test]
fn gp_87_contradictions_are_refused() {
    assert_eq!(refused_options(Options { ops_dealt: 4, ..Options::FULL }, 2), 87);
    assert_eq!(refused_options(Options { hand_limit: 2, ..Options::FULL }, 2), 87);
    assert_eq!(refused_options(Options { hand_limit: 0, ..Options::FULL }, 2), 87);
    // Five times three MISSIONs are more than the twelve there are.
    assert_eq!(refused_options(Options { missions_dealt: 3, ..Options::FULL }, 5), 87);
}

/// Player 0 has rolled to the base of field 16.
fn at_the_base(flights: Flights) -> Table {
    let mut table = rolling(Options { flights, ..Options::FULL }, 15);
    table.dice([1]).act(0, ROLL);
    table
}

#[test]
fn gp_88_flights_to_the_nearest_independent_territory() {
    let mut table = at_the_base(Flights::NearestMarket);
    // Israel on field 12 is nearer than India on field 28.
    assert_eq!(table.refused(0, Action::Fly(FieldId(28))), 50);
    table.clone().act(0, Action::Fly(FieldId(48)));
    table.act(0, Action::Fly(FieldId(12)));
    assert_eq!(table.phase(), Phase::Market { shuttle: false });
    table.dice([1, 1]).act(0, Action::RollMarket(FieldId(12)));
    table.act(0, Action::Buy { unit: RUnit::Food, count: 1 });
    assert_eq!(table.stock(0), units([0, 1, 0, 0, 0]));
}

#[test]
fn gp_88_flights_to_any_independent_territory() {
    let mut table = at_the_base(Flights::AnyMarket);
    assert_eq!(table.refused(0, Action::Fly(FieldId(17))), 50);
    table.clone().act(0, Action::Fly(FieldId(0)));
    table.act(0, Action::Fly(FieldId(60)));
    assert_eq!((table.governor(0), table.points(0)), (FieldId(60), 4 + 5));
}

#[test]
fn gp_88_flights_to_any_territory() {
    let mut table = at_the_base(Flights::AnyTerritory);
    assert_eq!(table.refused(0, Action::Fly(FieldId(23))), 50); // a Guild
    assert_eq!(table.refused(0, Action::Fly(FieldId(24))), 50); // the NSA
    table.clone().act(0, Action::Fly(FieldId(28)));
    table.act(0, Action::Fly(FieldId(54)));
    assert_eq!(table.phase(), Phase::Foreign(table.title("germany")));
}

#[test]
fn gp_88_otherwise_to_bases_only() {
    let table = at_the_base(Flights::Bases);
    for field in [12, 28, 54] {
        assert_eq!(table.refused(0, Action::Fly(FieldId(field))), 50);
    }
}

/// Player 0 rolls to Core Energy of player 1, with so many Agents of both there.
fn raiding(agents: [u8; 2]) -> Table {
    Table::on_plain(
        Options { guild_protection: true, ..Options::FULL },
        2,
        &format!(
            r#"
            governor = [{{ at = 5 }}, {{ at = 32 }}]
            player = [{{ titles = ["usa"] }}, {{ titles = ["germany", "core-energy"] }}]
            title = [{{ id = "core-energy", units = {{ energy = 9 }}, agents = {agents:?} }}]
            "#
        ),
    )
}

#[test]
fn gp_89_agents_guard_and_infiltrate_guilds() {
    let mut table = Table::on_plain(
        Options { guild_protection: true, ..Options::FULL },
        2,
        r#"
        phase = "agents"
        player = [{ titles = ["usa", "fresh-water"] }, { titles = ["germany", "core-energy"] }]
        "#,
    );
    table.act(0, table.place("fresh-water", 3));
    table.act(0, table.place("core-energy", 1));
    assert_eq!((table.agents("fresh-water", 0), table.agents("core-energy", 0)), (3, 1));
    assert_eq!(table.refused(0, table.place("wind-wave", 1)), 59); // nobody's
    assert_eq!(table.refused(0, table.place("fresh-water", 1)), 59);
}

#[test]
fn gp_89_taking_a_guild_over_needs_a_won_contest() {
    let mut table = raiding([1, 2]);
    table.dice([2, 1, 8, 12, 2, 3, 8]).act(0, ROLL);
    // The owner with two Agents rolls a d12, the lander with one a d8.
    let sides: Vec<u32> = table.casts.iter().map(|cast| cast.0).collect();
    assert_eq!(sides, [6, 12, 8, 12, 8, 12, 8]);
    assert_eq!(table.owner("core-energy"), Some(0));
    assert_eq!((table.points(0), table.points(1)), (4 + 4, 4));
    let mut table = raiding([3, 1]);
    table.dice([2, 10, 9, 7, 6]).act(0, ROLL);
    let sides: Vec<u32> = table.casts.iter().map(|cast| cast.0).collect();
    assert_eq!(sides, [6, 10, 12, 10, 12]);
    assert_eq!(table.owner("core-energy"), Some(1));
    assert_eq!((table.points(0), table.points(1)), (4, 4 + 4));
    assert_eq!(table.phase(), Phase::Agents);
}

#[test]
fn gp_89_without_agents_only_if_the_owner_has_none_either() {
    let mut table = raiding([0, 1]);
    table.dice([2]).act(0, ROLL);
    assert_eq!(table.owner("core-energy"), Some(1));
    let mut table = raiding([0, 0]);
    table.dice([2]).act(0, ROLL);
    assert_eq!(table.owner("core-energy"), Some(0));
}

#[test]
fn gp_89_protection_without_agents_is_refused() {
    assert_eq!(refused_options(Options { guild_protection: true, ..Options::CARDS }, 2), 89);
}

#[test]
fn gp_89_a_guard_less_guild_is_defended_with_a_d8() {
    let mut table = raiding([2, 0]);
    table.dice([2, 8, 7, 8, 7]).act(0, ROLL);
    let sides: Vec<u32> = table.casts.iter().map(|cast| cast.0).collect();
    assert_eq!(sides, [6, 8, 10, 8, 10]);
    assert_eq!(table.owner("core-energy"), Some(1));
}

#[test]
fn gp_90_counterclockwise_costs_nothing() {
    let position = r#"
        governor = [{ at = 44 }, { at = 32 }]
        player = [{ points = 2, titles = ["usa"] }, { titles = ["germany"] }]
    "#;
    let back = Action::Roll { dice: 1, back: true };
    let mut free = Table::on_plain(Options { free_direction: true, ..Options::FULL }, 2, position);
    free.dice([2]).act(0, back);
    assert_eq!((free.governor(0), free.points(0)), (FieldId(42), 2));
    // Otherwise it takes three points, which they have not got.
    assert_eq!(Table::full(2, position).refused(0, back), 40);
    let mut paid = Table::full(2, &position.replace("points = 2", "points = 5"));
    paid.dice([2]).act(0, back);
    assert_eq!((paid.governor(0), paid.points(0)), (FieldId(42), 2));
}

/// A game of so many random actions, with its journal.
fn recorded(steps: usize) -> (Play<Globopolis>, Journal) {
    let game = plain::game(Options::FULL, 3);
    let (mut dice, mut choices) = (FastDice::new(91), FastDice::new(19));
    let names = ["A", "B", "C"].map(str::to_owned).to_vec();
    let mut play =
        Play::start(game.clone(), names, Origin::Seeded(91), None, &mut dice).expect("the game starts");
    for _ in 0..steps {
        if play.is_over() {
            break;
        }
        let seat = game.to_act(play.state()).must.first().expect("somebody is waited for");
        let mut actions = Vec::new();
        game.legal(play.state(), seat, &mut actions);
        actions.retain(|action| *action != Action::Resign);
        let count = u32::try_from(actions.len()).expect("a list");
        let action = actions[usize::try_from(choices.below(count)).expect("an index")];
        play.act(seat, &action, &mut dice).expect("it is listed");
    }
    let journal = Journal::read(&play.journal()).expect("the journal reads");
    (play, journal)
}

#[test]
fn gp_91_a_journal_with_its_dice_replays_to_the_same_game() {
    let (play, journal) = recorded(1500);
    let again = Play::replay(play.game().clone(), &journal).expect("the journal replays");
    assert_eq!(again.state(), play.state());
    assert_eq!(again.log(), play.log());
    let falls: u64 =
        journal.entries.iter().flat_map(|entry| &entry.dice).map(|fall| fall.casts().len() as u64).sum();
    assert_eq!(falls, play.casts(), "every roll is recorded");
    let rolls = journal.entries.iter().filter(|entry| !entry.dice.is_empty()).count();
    assert!(rolls > 50, "{rolls} rolls are few");
    assert_eq!(prove(&journal), Ok(Proof::Reproduced));
}

#[test]
fn gp_91_forged_dice_are_found_out() {
    let (play, mut journal) = recorded(60);
    let text = play.journal();
    let roll = r#"{"die":["first",6,"#;
    let at = text.find(roll).expect("somebody rolled") + roll.len();
    let face = &text[at..=at];
    let other = if face == "6" { "1" } else { "6" };
    let forged = format!("{}{other}{}", &text[..at], &text[at + 1..]);
    assert!(Journal::read(&forged).is_err(), "the chain of hashes is broken");
    // Even with the chain mended, the dice are not those of the seed.
    let falls = journal.entries.iter_mut().flat_map(|entry| &mut entry.dice);
    let die = falls.into_iter().find_map(|fall| match fall {
        Fall::Die(purpose, 6, face) if purpose == "first" => Some(face),
        _ => None,
    });
    let face = die.expect("somebody rolled");
    *face = *face % 6 + 1;
    assert!(prove(&journal).is_err());
}

#[test]
fn gp_91_committed_dice_are_verified_when_the_seed_is_published() {
    let seed = SecretSeed([7; 32]);
    let nonces = vec!["one".to_owned(), "two".to_owned()];
    let provenance = Provenance { commitment: seed.commitment(), table: "t".to_owned(), nonces };
    let mut dice = ProvenDice::new(&seed, &provenance, 0);
    let names = ["A", "B"].map(str::to_owned).to_vec();
    let game = plain::game(Options::FULL, 2);
    let mut play =
        Play::start(game.clone(), names, Origin::Proven(provenance), None, &mut dice).expect("it starts");
    let seat = play.state().open.turn;
    play.act(seat, &Action::Teleport, &mut dice).expect("they Teleport");
    // They leave the game as soon as they may.
    loop {
        let seat = game.to_act(play.state()).must.first().expect("somebody is waited for");
        if play.act(seat, &Action::Resign, &mut dice).is_ok() {
            break;
        }
        let mut actions = Vec::new();
        game.legal(play.state(), seat, &mut actions);
        play.act(seat, &actions[0], &mut dice).expect("it is listed");
    }
    assert!(play.is_over());
    assert!(play.reveal(&SecretSeed([8; 32])).is_err(), "another seed was committed to");
    play.reveal(&seed).expect("the seed that was committed to");
    let journal = Journal::read(&play.journal()).expect("the journal reads");
    assert_eq!(prove(&journal), Ok(Proof::Proven));
    let again = Play::replay(game, &journal).expect("the journal replays");
    assert_eq!(again.state(), play.state());
}
