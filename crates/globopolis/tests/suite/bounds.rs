//! Rules at their bounds: who may act, what is refused and why, and what is not told because nothing happened.

use globopolis::card::Deed;
use globopolis::event::{Agents, Money};
use globopolis::state::Party;
use globopolis::{Action, Assistance, Choice, Options, Phase, RUnit, Side, Team, Units};
use table::{Arg, Game, Seat, Text};

use crate::plain::units;
use crate::support::Table;
use crate::world::{eu, offer};

#[test]
fn gp_61_forty_agents_move_in_a_turn() {
    let mut table = Table::full(
        2,
        "phase = \"agents\"\nthis_turn = { agent_moves = 38 }\nplayer = [{ titles = [\"usa\"] }, { titles = [\"germany\"] }]",
    );
    assert_eq!(table.refused(0, table.place("usa", 3)), 61);
    table.act(0, table.place("usa", 2));
    assert_eq!(table.state.open.this_turn.agent_moves, 40);
    assert_eq!(table.refused(0, table.recall("usa", 1)), 61);
    assert_eq!([table.place("usa", 0), table.recall("usa", 0)].map(|none| table.refused(0, none)), [61; 2]);
}

/// Five players; the first is on the USA, where two have Agents, and owns Canada too.
fn house() -> Table {
    Table::full(
        5,
        "phase = \"own\"\nat = \"usa\"\nplayer = [{ titles = [\"usa\", \"canada\"] }, {}, {}, {}, {}]\n\
         title = [{ id = \"usa\", agents = [1, 2, 0, 0, 0] }, { id = \"canada\", agents = [0, 1, 0, 0, 0] }]",
    )
}

#[test]
fn gp_66_one_clears_out_only_others_who_play() {
    let table = house();
    assert_eq!(table.refused(0, table.clean("usa", 0)), 66);
    assert_eq!(table.refused(0, table.clean("usa", 5)), 66);
}

#[test]
fn gp_66_every_territory_of_the_group_has_a_contest_of_its_own() {
    let mut table = house();
    table.throw(0, table.clean("usa", 1), &[1, 8, 1, 8]);
    assert_eq!(table.refused(0, table.clean("usa", 1)), 66, "once a turn");
    table.throw(0, table.clean("canada", 1), &[8, 1, 8, 1]);
    assert_eq!((table.agents("usa", 1), table.agents("canada", 1), table.captives(0, 1)), (2, 0, 1));
}

#[test]
fn gp_66_so_it_is_in_every_group() {
    let mut table = Table::full(
        2,
        "phase = \"own\"\nat = \"england\"\nplayer = [{ titles = [\"england\", \"france\"] }, {}]\n\
         title = [{ id = \"england\", agents = [1, 2] }, { id = \"france\", agents = [0, 1] }]",
    );
    table.throw(0, table.clean("england", 1), &[1, 8, 1, 8]);
    table.throw(0, table.clean("france", 1), &[8, 1, 8, 1]);
    assert_eq!((table.agents("england", 1), table.agents("france", 1)), (2, 0));
}

#[test]
fn gp_39_who_has_no_agents_there_is_not_sent_home() {
    let mut table = Table::full(
        3,
        "player = [{ titles = [\"usa\"], cards = [\"purge\"] }, {}, {}]\ntitle = [{ id = \"usa\", agents = [0, 2, 0] }]",
    );
    let usa = table.title("usa");
    let choice = Choice { title: Some(usa), ..Choice::NOTHING };
    table.act(0, Action::Play { card: table.card("purge"), choice });
    let home = |team: u8, count: u8| Agents::SentHome { team: Team(team), from: usa, count };
    assert!(table.told(home(1, 2)) && !table.told(home(2, 0)));
}

/// England's last Battle Round against Germany, with these Operations played.
fn last_round(aggressor: &str, agents: [u8; 3]) -> Table {
    Table::full(
        3,
        &format!(
            "phase = \"rounds\"\nbattle = {{ from = \"england\", against = \"germany\", dice = [0, 0], aggressor = [{aggressor}] }}\n\
             player = [{{ eu = 0, titles = [\"england\"] }}, {{ eu = 0, titles = [\"germany\", \"france\"] }}, {{}}]\n\
             title = [{{ id = \"germany\", units = {{}}, agents = {agents:?} }}, {{ id = \"france\", units = {{}} }}]"
        ),
    )
}

#[test]
fn gp_64_nobody_is_captured_where_nobody_is() {
    let mut table = last_round("", [0, 0, 2]);
    table.throw(0, Action::Fight, &[8, 1]);
    let at = table.title("germany");
    let captured = |of: u8, count: u8| Agents::Captured { team: Team(0), of: Team(of), at, count };
    assert!(table.told(captured(2, 2)) && !table.told(captured(1, 0)));
}

#[test]
fn gp_80_spoils_are_paid_to_the_victor_whose_card_says_so() {
    let mut plain = last_round("", [0; 3]);
    plain.throw(0, Action::Fight, &[8, 1]);
    assert!(!plain.told(Money::EuGained { team: Team(0), eu: 0 }));
    assert!(!plain.told(Money::PointsGained { team: Team(0), points: 0 }));
    let mut table = last_round("\"guns\"", [0; 3]);
    table.throw(0, Action::Fight, &[12, 1]);
    assert_eq!((table.eu(0), table.points(0) - plain.points(0)), (20, 2));
}

#[test]
fn gp_78_victories_are_counted() {
    let deeds = |table: &Table, team: u8| {
        let all = [Deed::BattlesWon, Deed::AttacksWon, Deed::DefencesWon, Deed::Victims, Deed::BestTurn];
        all.map(|deed| table.player(team).deed(deed))
    };
    let mut table = last_round("", [0; 3]);
    table.throw(0, Action::Fight, &[8, 1]);
    assert_eq!(deeds(&table, 0), [1, 1, 0, 1, 1]);
    assert!(table.player(0).defeated.contains(Team(1)));
    table.act(0, table.attack("england", "france"));
    let dice = table.state.open.battle.expect("they fight").dice;
    assert_ne!(dice, [0, 0]);
    table.state.open.battle.as_mut().expect("they fight").dice = [0, 0];
    table.throw(0, Action::Fight, &[8, 1]);
    assert_eq!(deeds(&table, 0), [2, 2, 0, 1, 2], "one victim, two victories in a turn");
    let mut table = last_round("", [0; 3]);
    table.throw(0, Action::Fight, &[1, 10]);
    assert_eq!(deeds(&table, 1), [1, 0, 1, 1, 0]);
}

/// England is about to attack Germany, with these Operations cards in hand; a third player's Agents are on both.
fn armed(own: &[&str], other: &[&str]) -> Table {
    Table::full(
        3,
        &format!(
            "phase = \"own\"\nat = \"england\"\n\
             player = [{{ eu = 0, points = 0, titles = [\"england\"], cards = {own:?} }}, \
             {{ eu = 0, points = 0, titles = [\"germany\"], cards = {other:?} }}, {{}}]\n\
             title = [{{ id = \"england\", units = {{}}, agents = [1, 1, 0] }}, {{ id = \"germany\", units = {{ ns = 1 }}, agents = [1, 1, 2] }}]"
        ),
    )
}

#[test]
fn gp_80_a_card_destroys_as_many_ns_units_as_there_are() {
    let mut table = armed(&["sabotage"], &[]);
    let bank = table.bank(RUnit::Ns);
    table.act(0, table.attack("england", "germany")).act(2, Action::Answer { home: [0, 0] });
    table.act(0, table.play("sabotage"));
    assert_eq!((table.on_title("germany"), table.bank(RUnit::Ns)), (units([0; 5]), bank + 1));
}

#[test]
fn gp_80_third_parties_are_sent_home_and_the_parties_are_not() {
    let mut table = armed(&["exposed"], &[]);
    table.act(0, table.attack("england", "germany")).act(2, Action::Answer { home: [0, 0] });
    table.act(0, table.play("exposed"));
    let there = |id: &str| [0, 1, 2].map(|team| table.agents(id, team));
    assert_eq!((there("england"), there("germany")), ([1, 1, 0], [1, 1, 0]));
}

#[test]
fn gp_75_a_defender_with_operations_is_asked_before_every_round() {
    let begun = |own: &[&str], other: &[&str]| {
        let mut table = armed(own, other);
        table.act(0, table.attack("england", "germany")).act(2, Action::Answer { home: [0, 0] });
        while let Phase::Muster(party) = table.phase() {
            table.act(party as u8, Action::Pass);
        }
        table
    };
    assert_eq!(begun(&["luck"], &[]).phase(), Phase::Rounds(Party::Aggressor));
    let mut table = begun(&[], &["luck", "drill"]);
    assert_eq!(table.phase(), Phase::Rounds(Party::Defender));
    table.act(1, table.play("luck"));
    assert_eq!(table.phase(), Phase::Rounds(Party::Defender), "they have another card");
    let mut table = begun(&["drill"], &["luck"]);
    table.act(1, table.play("luck"));
    assert_eq!(table.phase(), Phase::Rounds(Party::Aggressor), "that was their last");
}

#[test]
fn gp_75_rounds_are_fought_on_until_something_has_changed() {
    let table = last_round("", [0; 3]);
    let number = |change: &dyn Fn(&mut globopolis::State), action: Action| {
        let mut state = table.state.clone();
        change(&mut state);
        table.game.repeats(&state, &action)
    };
    let same = number(&|_| {}, Action::Fight);
    assert!(same.is_some() && same == number(&|_| {}, Action::Pass));
    assert_eq!(number(&|_| {}, Action::Stop), None);
    assert_eq!(number(&|state| state.open.phase = Phase::Muster(Party::Defender), Action::Pass), None);
    assert_eq!(number(&|state| state.open.battle.as_mut().expect("a battle").round = 3, Action::Fight), same);
    let changes: [&dyn Fn(&mut globopolis::State); 5] = [
        &|state| state.open.round += 1,
        &|state| state.open.turn = Seat(2),
        &|state| state.open.battle.as_mut().expect("a battle").against.0 += 1,
        &|state| state.open.hand_sizes[Team(0)][0] += 1,
        &|state| state.open.hand_sizes[Team(1)][0] += 1,
    ];
    for change in changes {
        assert_ne!(number(change, Action::Fight), same);
    }
}

/// The USA attacks Brazil in a game with help; Canada and Mexico are in its group.
fn helped(options: Options, canada: &str, mexico: &str) -> Table {
    let mut table = Table::on_plain(
        options,
        3,
        &format!(
            "phase = \"own\"\nat = \"usa\"\n\
             player = [{{ eu = 40, points = 0, titles = [\"usa\", {canada}] }}, {{ eu = 30, points = 0, titles = [\"brazil\"] }}, {{ titles = [{mexico}] }}]\n\
             title = [{{ id = \"usa\", units = {{}} }}, {{ id = \"canada\", units = {{ ns = 1 }} }}, {{ id = \"mexico\", units = {{}} }}]"
        ),
    );
    table.act(0, table.attack("usa", "brazil"));
    table
}

#[test]
fn gp_83_only_the_side_that_is_assisted_has_assistance() {
    let defence = Options { assistance: Assistance::Defence, assistance_sends_ns: true, ..Options::FULL };
    let table = helped(defence, "\"canada\"", "\"mexico\"");
    assert_ne!(table.phase(), Phase::Muster(Party::Aggressor), "there is nothing to muster");
    let both = Options { assistance: Assistance::Both, ..defence };
    assert_eq!(helped(both, "\"canada\"", "\"mexico\"").phase(), Phase::Muster(Party::Aggressor));
}

#[test]
fn gp_84_an_ns_unit_is_asked_for_where_there_is_one() {
    let options = Options { ns_for_conflicts: true, ..Options::FULL };
    let mut table = helped(options, "\"canada\"", "\"mexico\"");
    let call = |table: &Table, from: &str, eu: u16| Action::CallFor { from: table.title(from), eu };
    assert_eq!(table.refused(0, call(&table, "mexico", 0)), 84, "Mexico has none");
    table.act(0, call(&table, "canada", 0));
    assert_eq!(table.on_title("usa")[RUnit::Ns], 1);
}

#[test]
fn gp_84_what_is_promised_for_help_is_not_promised_again() {
    let options = Options { ns_for_conflicts: true, ..Options::FULL };
    let mut table = helped(options, "\"england\"", "\"canada\"");
    let free = |table: &Table, team: u8| table.game.free_eu(&table.state, Team(team));
    assert_eq!((free(&table, 0), free(&table, 1)), (40, 30));
    table.act(0, Action::CallFor { from: table.title("canada"), eu: 5 });
    assert!(matches!(table.phase(), Phase::Help { eu: 5, party: Party::Aggressor, .. }));
    assert_eq!((free(&table, 0), free(&table, 1)), (35, 30), "only who asks has promised something");
    let mut offered = table.clone();
    offered.act(0, offer(2, eu(10), Side::NOTHING));
    assert_eq!(free(&offered, 0), 25);
    table.act(2, Action::Send);
    assert!(table.told(Money::Paid { team: Team(0), to: Team(2), eu: 5 }));
    let mut given = helped(options, "\"england\"", "\"canada\"");
    given.act(0, Action::CallFor { from: given.title("canada"), eu: 0 }).act(2, Action::Send);
    assert!(!given.told(Money::Paid { team: Team(0), to: Team(2), eu: 0 }));
}

#[test]
fn gp_68_no_card_where_none_is_needed_and_no_attack_from_a_guild() {
    let table = Table::full(
        2,
        "phase = \"foreign\"\nat = \"sweden\"\n\
         player = [{ titles = [\"england\", \"fresh-water\"], cards = [\"north\"] }, { titles = [\"sweden\"] }]",
    );
    assert_eq!(table.refused(0, table.attack_with("england", "sweden", "north")), 68);
    assert_eq!(table.refused(0, table.attack("fresh-water", "sweden")), 2);
    assert!(table.legal(0).contains(&table.attack("england", "sweden")));
}

#[test]
fn gp_63_a_bribe_of_nothing_is_none() {
    let mut table = Table::full(
        3,
        "phase = \"own\"\nat = \"england\"\nplayer = [{ eu = 40, titles = [\"england\"] }, { titles = [\"germany\"] }, {}]\n\
         title = [{ id = \"germany\", agents = [0, 0, 1] }]",
    );
    table.act(0, table.attack("england", "germany"));
    assert_eq!(table.refused(0, Action::Bribe { leave: true, eu: 0 }), 63);
    table.act(0, Action::Bribe { leave: true, eu: 1 });
}

#[test]
fn gp_36_nobody_deals_with_who_does_not_play() {
    let table = Table::full(5, "player = [{ eu = 40 }, {}, {}, {}, {}]");
    assert_eq!(table.refused(0, offer(5, eu(5), Side::NOTHING)), 36);
    assert_eq!(table.refused(0, offer(0, eu(5), Side::NOTHING)), 36);
}

/// Whether a seat may do something while the first is in their Option Phase.
fn may(table: &Table, seat: u8) -> bool {
    table.game.to_act(&table.state).may.contains(Seat(seat))
}

#[test]
fn gp_38_who_has_a_title_or_eu_for_one_may_act_at_any_time() {
    let third = |first: &str, third: &str| {
        let table =
            Table::full(3, &format!("player = [{{ points = 0, {first} }}, {{}}, {{ points = 0, {third} }}]"));
        may(&table, 2)
    };
    let usa = "eu = 0, titles = [\"usa\"]";
    assert!(third(usa, "eu = 1"));
    assert!(!third(usa, "eu = 0"));
    assert!(!third("eu = 0", "eu = 1"), "there is no Title to buy");
    assert!(third("eu = 0", "eu = 0, titles = [\"japan\"]"), "there is one to sell");
}

#[test]
fn gp_36_who_was_made_an_offer_may_answer() {
    let mut table = Table::full(3, "player = [{ eu = 9 }, { eu = 0, points = 0 }, { eu = 0, points = 0 }]");
    assert!(!may(&table, 1) && !may(&table, 2));
    table.act(0, offer(1, eu(5), Side::NOTHING));
    assert!(may(&table, 1) && !may(&table, 2));
}

#[test]
fn gp_43_who_is_in_turn_and_not_their_team_mate_is_asked_about_surplus() {
    let options = Options { teams: Some(2), ..Options::FULL };
    let table = Table::on_plain(
        options,
        4,
        "phase = \"surplus\"\nat = \"usa\"\nunits = { water = 1 }\nplayer = [{ titles = [\"usa\"], stock = { water = 1 } }, {}]",
    );
    assert_eq!(table.awaited(), [0]);
}

#[test]
fn refusals_say_what_is_asked_and_of_whom() {
    let mut table = Table::full(2, "player = [{ titles = [\"usa\"], cards = [\"harvest\"] }, {}]");
    let card = table.card("harvest");
    assert_eq!(table.refused(1, Action::Discard(card)), 28, "nobody has cards to put away");
    let turn = table.refusal(Seat(1), &Action::Stop);
    assert_eq!(turn.text, Text::new("gp-no-turn").with("awaited", vec![Arg::Seat(Seat(0))]));
    let now = table.refusal(Seat(0), &Action::Stop);
    assert_eq!(now.text, Text::new("gp-no-now").with("asked", Text::new("gp-asked-option")));
    table.state.open.phase = Phase::Over { winner: Team(1), clause: 18 };
    assert_eq!(table.refused(0, Action::Stop), 18);
}

#[test]
fn an_action_is_open_ended_if_its_author_names_terms_or_numbers() {
    let table = Table::full(2, "player = [{ titles = [\"usa\"] }, {}]");
    for open in [offer(1, eu(5), Side::NOTHING), Action::BuyPoints(2), table.place("usa", 1)] {
        assert!(table.game.is_open_ended(&open), "{open:?}");
    }
    for listed in [Action::Pass, Action::Stop, table.play("harvest"), table.attack("usa", "brazil")] {
        assert!(!table.game.is_open_ended(&listed), "{listed:?}");
    }
}

#[test]
fn an_action_is_named_by_what_it_does() {
    let table = Table::full(2, "player = [{ titles = [\"usa\"] }, {}]");
    let name = |action: Action| table.game.name_action(&action).id;
    let stack = |units: Units| Action::Stack { title: table.title("usa"), units };
    assert_eq!(name(stack(Units::NONE)), "gp-do-stack-none");
    assert_eq!(name(stack(Units::of(RUnit::Food, 1))), "gp-do-stack");
    assert_eq!(name(table.play("harvest")), "gp-do-play");
    let choice = Choice { unit: Some(RUnit::Food), ..Choice::NOTHING };
    let on = table.game.name_action(&Action::Play { card: table.card("harvest"), choice });
    let chosen = Text::new("gp-do-play-on")
        .with("card", table.game.edition().card_name(table.card("harvest")))
        .with("choice", vec![Arg::Text(RUnit::Food.text())]);
    assert_eq!(on, chosen);
}

/// The first player, in their Option Phase, holds a captured Agent of each of the others.
fn with_captives() -> Table {
    Table::full(
        3,
        "player = [{ eu = 40, captives = [0, 1, 1] }, { eu = 40, agents = 14 }, { eu = 40, agents = 14 }]",
    )
}

const AGENT: Side = Side { agents: 1, ..Side::NOTHING };

#[test]
fn gp_38_captured_agents_go_over_in_the_option_phase_only() {
    for (from, to, give, want) in [(0, 1, AGENT, eu(5)), (1, 0, eu(5), AGENT)] {
        let mut table = with_captives();
        table.act(from, offer(to, give, want));
        table.roll(&[1]);
        assert_eq!(table.state.offers[Team(from)], None, "it lapses with the Option Phase");
        let mut table = with_captives();
        table.roll(&[1]);
        assert_eq!(table.refused(from, offer(to, give, want)), 38);
    }
}

#[test]
fn gp_64_a_captured_agent_is_promised_once_and_to_its_owner() {
    let mut table = with_captives();
    table.act(0, offer(1, AGENT, eu(5)));
    let mut twice = table.clone();
    twice.act(1, offer(0, eu(9), AGENT));
    assert_eq!(twice.refused(0, Action::Accept(Team(1))), 64);
    table.act(2, offer(0, eu(9), AGENT)).act(0, Action::Accept(Team(2)));
    assert_eq!((table.player(2).agents, table.captives(0, 2)), (15, 0), "another's is not promised");
}

#[test]
fn gp_36_a_deal_reveals_something_if_cards_change_hands() {
    let table = Table::full(
        2,
        "player = [{ eu = 40, cards = [\"harvest\"] }, { eu = 40, cards = [\"levy\", \"drill\"] }]",
    );
    let card = |id: &str| Side { cards: globopolis::NamedCards::one(table.card(id)), ..Side::NOTHING };
    let revealed = |give: Side, want: Side| {
        let mut table = table.clone();
        table.deal(0, 1, give, want);
        table.told.revealed
    };
    assert!(!revealed(eu(5), Side::NOTHING));
    assert!(revealed(card("harvest"), eu(5)) && revealed(eu(5), card("levy")));
    let mut influence = table.clone();
    influence.state.open.untried = globopolis::TeamSet::NONE;
    let mut ops = influence.clone();
    influence.deal(0, 1, eu(5), card("levy"));
    ops.deal(0, 1, eu(5), card("drill"));
    let untried = |table: &Table| table.state.open.untried.contains(Team(0));
    assert!(untried(&influence) && !untried(&ops), "only an INFLUENCE card may be one for at once");
}

#[test]
fn gp_36_no_offer_outlives_the_turn() {
    let mut table = Table::full(2, "player = [{ titles = [\"usa\"] }, { eu = 40, titles = [\"brazil\"] }]");
    let usa = Side { titles: globopolis::TitleSet::only(table.title("usa")), ..Side::NOTHING };
    table.act(1, offer(0, eu(5), usa)).idle();
    assert_eq!((table.turn(), table.state.offers[Team(1)]), (1, None));
}

#[test]
fn gp_85_the_ways_out() {
    let ways =
        |table: &Table, seat: u8| table.game.ways_out(&table.state.open, Seat(seat)).collect::<Vec<_>>();
    let options = Options { timed: true, bitter_end: false, ..Options::FULL };
    let mut table = Table::on_plain(options, 3, "player = [{}, {}, {}]\ncalled = [2]");
    let resigns = ways(&table, 0).contains(&Action::Resign);
    assert!(ways(&table, 0).contains(&Action::CallTime) && resigns);
    assert_eq!((ways(&table, 1), ways(&table, 2)), (vec![Action::CallTime], vec![]));
    let mut waiting = table.clone();
    waiting.state.open.excess.insert(Team(1));
    assert_eq!(ways(&waiting, 0), [], "cards are put away first (GP-52)");
    let mut out = table.clone();
    out.state.open.out.insert(Team(1));
    assert_eq!(ways(&out, 1), []);
    table.state.open.phase = Phase::Over { winner: Team(0), clause: 85 };
    assert_eq!(ways(&table, 0), []);
}

#[test]
fn gp_20_nobodys_claim_is_judged_where_nobody_claims() {
    let mut table = Table::full(2, "turn = 1\nfirst = 0\nplayer = [{}, {}]");
    table.idle();
    assert!(!table.told(globopolis::event::Ending::NoClaimHolds));
    assert_eq!((table.turn(), table.state.open.last_round), (0, false));
}

#[test]
fn gp_85_development_of_who_resigns_returns_to_the_bank() {
    let mut table = Table::full(
        3,
        "player = [{ titles = [\"usa\"] }, {}, {}]\n\
         title = [{ id = \"usa\", units = { water = 1, food = 1, energy = 1, ucp = 1, ns = 1 }, level = 1 }]",
    );
    let pieces = table.state.open.pieces;
    table.act(0, Action::Resign);
    assert_eq!((table.level("usa"), table.state.open.pieces), (0, pieces + 1));
}

#[test]
fn gp_43_surplus_stays_only_on_the_title_that_was_taken() {
    let one = Units::of(RUnit::Water, 1);
    let table = Table::full(
        2,
        "phase = \"surplus\"\nat = \"usa\"\nunits = { water = 1 }\n\
         player = [{ titles = [\"usa\", \"canada\"], stock = { water = 1 } }, {}]",
    );
    let stack = |table: &Table, id: &str| Action::Stack { title: table.title(id), units: one };
    assert_eq!(table.refused(0, stack(&table, "canada")), 43);
    assert!(table.legal(0).contains(&stack(&table, "usa")));
    // A Defender who has won is refused by the clause of battles.
    let won = Table::full(
        2,
        "phase = \"surplus\"\nat = \"brazil\"\nunits = { water = 1 }\n\
         player = [{}, { titles = [\"brazil\"], stock = { water = 1 } }]",
    );
    let two = Action::Stack { title: won.title("brazil"), units: Units::of(RUnit::Water, 2) };
    assert_eq!(won.refused(1, two), 78);
}

#[test]
fn gp_12_before_the_first_teleport_surplus_stays_only_on_titles_that_were_dealt() {
    let table = Table::full(
        2,
        "round = 1\nphase = \"teleport\"\nplayer = [{ titles = [\"usa\"], stock = { food = 1, ns = 1 } }, { titles = [\"china\"] }]",
    );
    let food = |id: &str| Action::Stack { title: table.title(id), units: Units::of(RUnit::Food, 1) };
    assert_eq!(table.refused(0, food("china")), 12);
    let mut settled = table.clone();
    settled.state.open.settled.insert(table.title("usa"));
    assert_eq!(settled.refused(0, food("usa")), 12);
}
