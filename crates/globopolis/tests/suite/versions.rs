//! What version 3 of the rules plays differently, and that games of version 2 are played on as they began.

use globopolis::event::{Cards, Ending};
use globopolis::state::{Asked, Party};
use globopolis::{
    Action, Assistance, CardKind, Choice, Edition, Globopolis, NamedCards, Options, Phase, RUnit, Side, Team,
    TeamSet, Units,
};
use table::dice::FastDice;
use table::{Game, RulesVersion, Source};

use crate::support::Table;
use crate::world::{attack, card, eu, offer, stack, title, titles, units, world};

/// The same position in a game that began under version 2.
fn old(table: &Table) -> Table {
    let mut table = table.clone();
    table.game = under(table.game.clone(), 2);
    for player in &mut table.state.open.players.0 {
        player.high = 0;
    }
    table.state.open.untried = TeamSet::NONE;
    table
}

fn under(game: Globopolis, rules: u32) -> Globopolis {
    game.under(RulesVersion(rules)).expect("a version that is known")
}

#[test]
fn a_game_keeps_the_rules_and_the_edition_of_its_header() {
    let new = Globopolis::new(Edition::world(), Options::FULL, 3).expect("good options");
    let before = under(new.clone(), 2);
    assert_eq!((new.identity().rules, before.identity().rules), (RulesVersion(3), RulesVersion(2)));
    assert_ne!(new.identity().edition, before.identity().edition);
    let chosen = under(before.clone(), 3).identity();
    assert_eq!(chosen.edition, before.identity().edition, "an edition that somebody chose stays");
    assert!(new.clone().under(RulesVersion(1)).is_none() && new.under(RulesVersion(4)).is_none());
}

#[test]
fn gp_27_points_pay_in_a_deal() {
    let text = "[[player]]\neu = 3\npoints = 20\n[[player]]\neu = 0\ntitles = [\"peru\"]";
    let mut table = Table::new(2, text);
    assert_eq!(old(&table).refused(0, offer(1, eu(12), titles(&["peru"]))), 36);
    assert_eq!(table.refused(0, offer(1, eu(104), titles(&["peru"]))), 36, "3 EU and 20 points are 103 EU");
    let value = i32::from(world().title(title("peru")).value);
    table.deal(0, 1, eu(12), titles(&["peru"]));
    assert_eq!((table.eu(0), table.eu(1)), (1, 12));
    assert_eq!(table.points(0), 20 - 2 + value, "two points for the 9 EU that were missing");
}

#[test]
fn gp_27_who_is_asked_in_a_deal_pays_with_points_too() {
    let text = "[[player]]\ntitles = [\"peru\"]\n[[player]]\neu = 0\npoints = 4";
    let mut table = Table::new(2, text);
    assert_eq!(old(&table).refused(0, offer(1, titles(&["peru"]), eu(7))), 36);
    table.deal(0, 1, titles(&["peru"]), eu(7));
    assert_eq!((table.eu(0), table.eu(1)), (250 + 7, 3));
}

/// The USA of player 0 attack Brazil of player 1, where player 2 has an Agent.
fn watched() -> Table {
    let text = "phase = \"foreign\"\nat = \"brazil\"\n[[player]]\neu = 0\npoints = 20\ntitles = [\"usa\"]\n\
                [[player]]\ntitles = [\"brazil\"]\n[[player]]\n[[governor]]\nat = \"brazil\"\n\
                [[title]]\nid = \"brazil\"\nagents = [0, 0, 1]";
    Table::new(3, text)
}

#[test]
fn gp_27_points_pay_a_third_party_and_nobody_is_passed_over_for_having_no_eu() {
    let mut table = watched();
    let asked = |party| Phase::Bystander { team: Team(2), asked: Asked::Party(party), left: TeamSet::NONE };
    let mut before = old(&table);
    before.act(0, attack("usa", "brazil"));
    assert_eq!(before.phase(), asked(Party::Defender));
    table.act(0, attack("usa", "brazil"));
    assert_eq!(table.phase(), asked(Party::Aggressor));
    table.act(0, Action::Bribe { leave: true, eu: 10 }).act(1, Action::Pass);
    table.act(2, Action::Answer { home: [0, 1] });
    assert_eq!((table.eu(2), table.points(0)), (200 + 10, 18));
}

#[test]
fn gp_63_who_has_promised_eu_in_a_battle_gives_no_titles_away_before_it_is_settled() {
    let text = "phase = \"foreign\"\nat = \"brazil\"\n[[player]]\neu = 0\ntitles = [\"usa\", \"peru\"]\n\
                [[player]]\ntitles = [\"brazil\"]\n[[player]]\n[[governor]]\nat = \"brazil\"\n\
                [[title]]\nid = \"brazil\"\nagents = [0, 0, 1]";
    let mut table = Table::new(3, text);
    let all = u16::try_from(5 * table.points(0)).expect("a few points");
    let gift = || offer(1, titles(&["peru"]), Side::NOTHING);
    table.act(0, gift()).act(0, attack("usa", "brazil")).act(0, Action::Bribe { leave: true, eu: all });
    assert_eq!(table.refused(1, Action::Accept(Team(0))), 38, "with Peru would go points that have to pay");
    table.act(0, Action::Withdraw);
    assert_eq!(table.refused(0, gift()), 38);
    table.act(1, Action::Pass).act(2, Action::Answer { home: [0, 1] });
    assert_eq!((table.eu(2), table.points(0)), (200 + u32::from(all), 0));
    table.act(0, gift()).act(1, Action::Accept(Team(0)));
    assert_eq!(table.owner("peru"), Some(1));
}

#[test]
fn gp_27_points_pay_for_an_ns_unit() {
    let options = Options { ns_for_conflicts: true, ..Options::FULL };
    let mut table = Table::on_plain(
        options,
        3,
        r#"
        phase = "own"
        at = "england"
        player = [
          { eu = 0, points = 9, titles = ["england"] }, { eu = 20, titles = ["sweden"] },
          { eu = 20, titles = ["france"] },
        ]
        title = [
          { id = "england", units = {} }, { id = "sweden", units = {} }, { id = "france", units = { ns = 2 } },
        ]
        "#,
    );
    table.act(0, table.attack("england", "sweden"));
    let call = Action::CallFor { from: table.title("france"), eu: 12 };
    assert_eq!(old(&table).refused(0, call), 84);
    table.act(0, call).act(2, Action::Send);
    assert_eq!((table.eu(0), table.eu(2), table.points(0)), (3, 32, 6));
}

#[test]
fn gp_39_gp_85_the_last_round_of_a_limit_is_a_last_round_for_cards() {
    let options = Options { rounds: Some(3), ..Options::FULL };
    let text = "round = 2\nturn = 1\nphase = \"agents\"\n[[player]]\ncards = [\"receipts-from-the-moon\"]\n[[player]]";
    let mut table = Table::with(options, 2, text);
    let play = Action::Play {
        card: card("receipts-from-the-moon"),
        choice: Choice { team: Some(Team(1)), ..Choice::NOTHING },
    };
    let mut before = old(&table);
    before.act(1, Action::Pass);
    assert!(!before.state.open.last_round && before.legal(0).contains(&play));
    table.act(1, Action::Pass);
    assert!(table.told(Ending::LastRound) && table.state.open.last_round);
    assert_eq!(table.refused(0, play), 39);
}

#[test]
fn gp_85_a_limit_of_one_round_begins_with_it() {
    let game = Globopolis::new(Edition::world(), Options { rounds: Some(1), ..Options::FULL }, 2)
        .expect("good options");
    let state = game.set_up(&mut table::dice::FastDice::new(1), &mut table::Silent);
    assert!(state.open.last_round);
}

/// The USA of player 0 have landed on Brazil of player 1 and win the battle; Peru is theirs too.
fn conquest(brazil: &str) -> Table {
    let text = format!(
        "phase = \"foreign\"\nat = \"brazil\"\n[[player]]\ntitles = [\"usa\"]\n[[player]]\ntitles = [\"brazil\", \"peru\"]\n\
         [[governor]]\nat = \"brazil\"\n[[title]]\nid = \"brazil\"\nunits = {brazil}"
    );
    Table::new(2, &text)
}

/// The battle comes to its last throw: the Aggressor's d8 and d6, and the Defender's d10 alone.
fn win(table: &mut Table) {
    table.act(0, attack("usa", "brazil"));
    table.state.open.battle.as_mut().expect("a battle").dice = [1, 0];
    table.throw(0, Action::Fight, &[8, 3, 1]);
}

#[test]
fn gp_38_the_field_landed_on_stays_frozen_until_the_aggression_is_over() {
    let mut table = conquest("{ water = 1 }");
    let mut before = old(&table);
    let sale = || offer(1, titles(&["brazil"]), eu(5));
    win(&mut before);
    before.act(0, sale());
    win(&mut table);
    assert!(matches!(table.phase(), Phase::Chain { .. }));
    assert_eq!(table.refused(0, sale()), 38);
    table.act(0, Action::Pass).act(0, sale());
}

#[test]
fn gp_36_a_deal_holds_any_number_of_cards() {
    let of_kind = |kind: CardKind| {
        let ids = world().cards_of_kind(kind).iter().map(|card| world().card(card).id.as_str());
        ids.collect::<std::collections::BTreeSet<_>>().into_iter().take(3).collect::<Vec<_>>()
    };
    let ids = [of_kind(CardKind::Ops), of_kind(CardKind::Mission)].concat();
    let mut table = Table::new(2, &format!("[[player]]\ncards = {ids:?}\n[[player]]"));
    let cards = NamedCards::from_cards(ids.iter().map(|id| card(id))).expect("different cards");
    assert_eq!(cards.len(), 6);
    let give = Side { cards, ..Side::NOTHING };
    assert_eq!(old(&table).refused(0, offer(1, give, eu(5))), 36);
    table.deal(0, 1, give, eu(5));
    assert_eq!((table.hand(0).len(), table.hand(1).len()), (0, 6));
}

#[test]
fn gp_78_the_victor_may_keep_the_surplus_in_the_personal_stock() {
    let mut table = conquest("{ water = 4, food = 1 }");
    let mut before = old(&table);
    win(&mut before);
    assert!(matches!(before.phase(), Phase::Chain { .. }));
    assert_eq!(before.on_title("brazil")[RUnit::Water], 4);

    win(&mut table);
    let over = units("2 water");
    assert_eq!(table.phase(), Phase::Surplus { title: title("brazil"), over, base: Some(title("usa")) });
    assert_eq!((table.stock(0), table.on_title("brazil")), (over, units("2 water 1 food")));
    assert_eq!(table.refused(0, stack("brazil", "3 water")), 78);
    table.act(0, stack("brazil", "1 water"));
    assert_eq!((table.stock(0), table.on_title("brazil")), (units("1 water"), units("3 water 1 food")));
    assert!(matches!(table.phase(), Phase::Chain { .. }), "Peru can be attacked");
}

#[test]
fn gp_78_a_victorious_defender_is_asked_too() {
    let text = "phase = \"foreign\"\nat = \"brazil\"\n[[player]]\ntitles = [\"usa\"]\n[[player]]\ntitles = [\"brazil\"]\n\
                [[governor]]\nat = \"brazil\"\n[[title]]\nid = \"usa\"\nunits = { food = 5 }";
    let mut table = Table::new(2, text);
    table.act(0, attack("usa", "brazil"));
    table.state.open.battle.as_mut().expect("a battle").dice = [0, 1];
    table.throw(0, Action::Fight, &[1, 2, 3]);
    assert_eq!((table.owner("usa"), table.awaited()), (Some(1), vec![1]));
    assert_eq!(table.refused(0, stack("usa", "1 food")), 28);
    table.act(1, stack("usa", "1 food"));
    assert_eq!((table.stock(1), table.on_title("usa")), (units("2 food"), units("3 food")));
    assert_eq!((table.phase(), table.turn()), (Phase::Agents, 0));
}

#[test]
fn gp_78_surplus_of_a_traded_territory_may_be_taken_in_the_option_phase() {
    let text = "[[player]]\n[[player]]\ntitles = [\"peru\", \"brazil\"]\n[[title]]\nid = \"brazil\"\nunits = { water = 4 }\n\
                [[title]]\nid = \"peru\"\nunits = { food = 5 }\n[[governor]]\nat = \"core-energy\"";
    let mut table = Table::new(2, text);
    let store = |id: &str, what: &str| Action::Store { title: title(id), units: units(what) };
    let mut before = old(&table);
    before.deal(0, 1, eu(5), titles(&["brazil"]));
    assert_eq!(before.refused(0, store("brazil", "2 water")), 78);

    table.deal(0, 1, eu(5), titles(&["brazil", "peru"]));
    assert!(table.legal(0).contains(&store("brazil", "2 water")));
    assert_eq!(table.refused(0, store("brazil", "3 water")), 78);
    table.act(0, store("brazil", "2 water"));
    assert_eq!((table.stock(0), table.on_title("brazil")), (units("2 water"), units("2 water")));
    assert_eq!(table.refused(0, store("brazil", "1 water")), 78);
    // What is not taken in that Option Phase stays.
    table.idle().idle();
    assert_eq!((table.phase(), table.turn()), (Phase::Option, 0));
    assert_eq!(table.refused(0, store("peru", "1 food")), 78);
}

#[test]
fn gp_78_what_is_got_in_anothers_turn_can_be_sorted_in_the_next_option_phase() {
    let text = "[[player]]\ntitles = [\"peru\"]\n[[player]]\n[[title]]\nid = \"peru\"\nunits = { food = 5 }";
    let mut table = Table::new(2, text);
    table.deal(0, 1, titles(&["peru"]), eu(5)).idle();
    table.act(1, Action::Store { title: title("peru"), units: units("3 food") });
    assert_eq!((table.stock(1), table.on_title("peru")), (units("3 food"), units("2 food")));
}

#[test]
fn gp_83_an_ns_unit_that_cannot_be_placed_stays_where_it_was() {
    let options = Options { assistance: Assistance::Both, assistance_sends_ns: true, ..Options::FULL };
    let text = r#"
        phase = "own"
        at = "england"
        player = [{ titles = ["england", "france"] }, { titles = ["sweden"] }]
        title = [
          { id = "england", units = { ns = 2 } }, { id = "france", units = { ns = 1 } }, { id = "sweden", units = {} },
        ]
        "#;
    let mut table = Table::on_plain(options, 2, text);
    let fights = |table: &mut Table| {
        table.act(0, table.attack("england", "sweden"));
        table.act(0, Action::Assist(table.title("france")));
        table.state.open.battle.expect("a battle").dice[0]
    };
    let mut before = old(&table);
    assert_eq!(fights(&mut before), fights(&mut table), "the help counts all the same");
    assert_eq!((before.stock(0), before.on_title("france")), (Units::of(RUnit::Ns, 1), Units::NONE));
    assert_eq!((table.stock(0), table.on_title("france")), (Units::NONE, Units::of(RUnit::Ns, 1)));
}

#[test]
fn gp_39_a_dealt_card_for_at_once_takes_effect_when_the_option_phase_begins() {
    let text = "phase = \"agents\"\n[[player]]\n[[player]]\ncards = [\"heroic-hull-repair\"]";
    let mut table = Table::new(2, text);
    let mut before = old(&table);
    before.act(0, Action::Pass);
    assert!(before.holds(1, "heroic-hull-repair"));
    table.act(0, Action::Pass);
    assert!(table.told(Cards::AtOnce { team: Team(1), card: card("heroic-hull-repair") }));
    assert_eq!((table.eu(1), table.points(1), table.hand(1).len()), (230, 6, 0));
    assert_eq!(table.phase(), Phase::Option);
}

#[test]
fn gp_39_a_card_for_at_once_got_in_a_deal_takes_effect_in_the_next_option_phase() {
    let text = "[[player]]\ncards = [\"heroic-hull-repair\", \"big-umbrella\"]\n[[player]]";
    let mut table = Table::new(2, text);
    let give = Side { cards: NamedCards::one(card("heroic-hull-repair")), ..Side::NOTHING };
    table.deal(0, 1, give, eu(5));
    assert!(table.holds(1, "heroic-hull-repair"));
    table.idle();
    assert!(table.told(Cards::AtOnce { team: Team(1), card: card("heroic-hull-repair") }));
    assert!(!table.holds(1, "heroic-hull-repair") && table.holds(0, "big-umbrella"));
}

#[test]
fn gp_39_only_an_option_phase_in_which_such_a_card_may_be_held_reveals_anything() {
    let text = "phase = \"agents\"\n[[player]]\n[[player]]\ncards = [\"big-umbrella\"]";
    let mut table = Table::new(2, text);
    assert!(table.state.open.untried.contains(Team(1)), "it could be one for at once");
    table.act(0, Action::Pass);
    assert!(!table.state.open.untried.contains(Team(1)) && table.holds(1, "big-umbrella"));
    assert!(table.0.told.revealed, "now everybody knows that it is none");
    let mut table = Table::new(2, "phase = \"agents\"\n[[player]]\n[[player]]");
    assert!(!table.state.open.untried.contains(Team(1)));
    table.state.open.untried.insert(Team(1));
    table.act(0, Action::Pass);
    assert!(!table.0.told.revealed, "everybody knew that they have none");
}

#[test]
fn gp_52_a_declared_mission_cannot_be_put_away() {
    let missions = world().cards_of_kind(CardKind::Mission).iter();
    let ids: Vec<&str> = missions.map(|card| world().card(card).id.as_str()).collect();
    let wins = "cape-to-congo";
    let others: Vec<&str> = ids.into_iter().filter(|&id| id != wins).take(3).collect();
    let text = format!(
        "[[player]]\ncards = [\"{wins}\", {:?}, {:?}]\nclaimed = [\"{wins}\"]\n[[player]]\ncards = [{:?}]",
        others[0], others[1], others[2]
    );
    let mut table = Table::new(2, &text);
    table.deal(0, 1, eu(1), Side { cards: NamedCards::one(card(others[2])), ..Side::NOTHING });
    let away = Action::Discard(card(wins));
    assert!(old(&table).legal(0).contains(&away));
    assert_eq!(table.refused(0, away), 52);
    assert_eq!(table.legal(0).len(), 3);
    table.act(0, Action::Discard(card(others[0])));
    assert!(table.holds(0, wins));
}

#[test]
fn gp_46_who_owes_a_conference_cost_gives_eu_to_nobody_but_the_creditor() {
    let text = "phase = \"foreign\"\nat = \"brazil\"\n[[player]]\n[[player]]\ntitles = [\"brazil\"]\n\
                [[player]]\ntitles = [\"peru\"]\n[[governor]]\nat = \"brazil\"";
    let mut table = Table::new(3, text);
    let gift = || offer(2, eu(50), Side::NOTHING);
    old(&table).act(0, gift());
    assert_eq!(table.refused(0, gift()), 46);
    assert_eq!(table.refused(2, offer(0, titles(&["peru"]), eu(5))), 46, "nor can they be asked for EU");
    table.act(0, offer(1, eu(5), Side::NOTHING)).act(1, Action::Accept(Team(0)));
    table.act(0, Action::Pay).act(0, gift());
}

#[test]
fn gp_46_an_offer_from_before_the_landing_is_not_accepted_until_the_cost_is_settled() {
    let text = "[[player]]\n[[player]]\ntitles = [\"brazil\"]\n[[player]]\n[[governor]]\nat = \"brazil\"";
    let mut table = Table::new(3, text);
    table.act(0, offer(2, eu(50), Side::NOTHING));
    table.state.open.phase = Phase::Foreign(title("brazil"));
    old(&table).act(2, Action::Accept(Team(0)));
    assert_eq!(table.refused(2, Action::Accept(Team(0))), 46);
    table.act(0, Action::Pay).act(2, Action::Accept(Team(0)));
}

#[test]
fn gp_26_the_highest_score_since_the_previous_turn_counts() {
    let text = "turn = 3\nphase = \"agents\"\n[[player]]\npoints = 76\ntitles = [\"usa\"]";
    let mut table = Table::new(4, text);
    let lend = |table: &mut Table| {
        table.deal(0, 1, titles(&["usa"]), Side { eu: 1, ..Side::NOTHING }).act(3, Action::Pass);
        assert!(table.points(0) < 75 && table.turn() == 0);
    };
    let mut before = old(&table);
    lend(&mut before);
    before.act(0, Action::BuyPoints(1));
    lend(&mut table);
    assert_eq!(table.refused(0, Action::BuyPoints(1)), 26);
    // A round later what was held before counts no more.
    for _ in 0..4 {
        table.idle();
    }
    table.act(0, Action::BuyPoints(1));
}

#[test]
fn gp_26_points_bought_count_once_the_turn_is_over() {
    let text = "[[player]]\npoints = 75\ntitles = [\"usa\"]";
    let mut table = Table::new(4, text);
    table.act(0, Action::BuyPoints(5)).idle();
    table.deal(0, 1, titles(&["usa"]), Side { eu: 1, ..Side::NOTHING });
    for _ in 0..3 {
        table.idle();
    }
    assert_eq!(table.refused(0, Action::BuyPoints(1)), 26, "80 points were held at the end of the turn");
}

/// A scenario is read again whenever its game is loaded, so what is refused today must not be refused there.
#[test]
fn a_game_of_version_2_goes_on_from_a_position_that_is_refused_today() {
    let new = Globopolis::new(Edition::world(), Options::FULL, 2).expect("good options");
    let before = under(new.clone(), 2);
    let positions = [
        "phase = \"roll\"",
        "phase = \"own\"\nat = \"usa\"\ngovernor = [{ at = \"japan\" }]",
        "phase = \"surplus\"\nat = \"usa\"",
        "phase = \"again\"\nthis_turn = { throws = 0 }",
        "this_turn = { moves = 61 }",
    ];
    for position in positions {
        let text = format!("[position]\n{position}\nplayer = [{{ titles = [\"usa\"] }}, {{}}]");
        let read = |game: &Globopolis| {
            game.scenario(Source { name: "position.toml", text: &text }, &mut FastDice::new(1))
        };
        assert!(read(&new).is_err(), "{position}");
        let state = read(&before).unwrap_or_else(|mistakes| panic!("{position}: {mistakes}"));
        assert_eq!(before.broken_invariants(&state), [""; 0], "{position}");
    }
    let text = "[position]\nphase = \"own\"\nat = \"usa\"\nplayer = [{ titles = [\"usa\"] }, {}]";
    let read = |game: &Globopolis| {
        game.scenario(Source { name: "position.toml", text }, &mut FastDice::new(1)).expect("a good position")
    };
    let at = |state: &globopolis::State| state.open.governors[table::Seat(0)].at;
    assert_eq!(at(&read(&before)), world().teleport(), "and what a file does not say is what it was");
    assert_eq!(at(&read(&new)), world().field_of(title("usa")));
}
