//! What is told of payments and points, what is counted for MISSIONs, and what is kept of a position.

use globopolis::card::Goal;
use globopolis::event::{Cards, Conflict, Money, Resources};
use globopolis::{Action, Choice, Event, GroupSet, Options, Phase, RUnit, Side, State, Team, TitleSet};
use table::{Arg, Game, Offered, Seat, Text};

use crate::support::Table;
use crate::world::eu;

fn holding(card: &str, first: &str, second: &str) -> Table {
    Table::full(2, &format!("player = [{{ cards = [\"{card}\"], {first} }}, {{ {second} }}]"))
}

#[test]
fn gp_46_what_is_waived_is_told_and_only_that() {
    let waived = |eu: u32| Money::Waived { team: Team(0), eu };
    for (means, missing) in [(10, 15), (25, 0), (40, 0)] {
        let mut table = holding("tax", &format!("eu = {means}, points = 0"), "");
        table.act(0, table.play("tax"));
        assert!(table.told(Money::PaidBank { team: Team(0), eu: 25 - missing }));
        assert!(!table.told(Money::PointsSold { team: Team(0), points: 0 }), "who has no points sells none");
        assert_eq!((table.told(waived(missing)), table.eu(0)), (missing > 0, (means + missing) - 25));
    }
}

#[test]
fn gp_46_a_conference_that_is_paid_in_full_waives_nothing() {
    let mut table = Table::full(
        2,
        "phase = \"foreign\"\nat = \"mexico\"\nplayer = [{ eu = 10, points = 0 }, { titles = [\"mexico\"] }]",
    );
    table.act(0, Action::Pay);
    assert_eq!(table.eu(0), 0);
    assert!(!table.told(Money::Waived { team: Team(0), eu: 0 }));
    assert!(!table.told(Money::PointsSold { team: Team(0), points: 0 }), "GP-27: and no points are sold");
}

#[test]
fn gp_23_who_has_no_points_loses_none() {
    let lost = |points: i32| Money::PointsLost { team: Team(1), points };
    let scandal = |points: i32| {
        let mut table = holding("scandal", "", &format!("points = {points}"));
        let choice = Choice { team: Some(Team(1)), ..Choice::NOTHING };
        table.act(0, Action::Play { card: table.card("scandal"), choice });
        table
    };
    assert!(!scandal(0).told(lost(0)) && scandal(3).told(lost(3)) && scandal(9).told(lost(4)));
}

#[test]
fn gp_26_a_refusal_says_how_near_the_mark_is_and_what_is_left() {
    let refused = |more: &str, points: i32| {
        let table = Table::full(2, &format!("{more}\nplayer = [{{ eu = 90, points = {points} }}, {{}}]"));
        table.refusal(Seat(0), &Action::BuyPoints(1)).text
    };
    let mark = Table::full(2, "player = [{}, {}]").game.mark().expect("the full game has one");
    assert_eq!(refused("", mark - 24), Text::new("gp-no-points-so-near").with("number", mark - 25));
    let none = Text::new("gp-no-more-points").with("number", 0);
    assert_eq!(refused("this_turn = { points_bought = 5 }", 10), none);
}

#[test]
fn gp_48_all_that_is_on_offer_can_be_bought() {
    let mut table = Table::full(
        2,
        "phase = \"shop\"\ngoods = [\"food\"]\nleft = 4\nprice = 5\nplayer = [{ eu = 100 }, {}]",
    );
    let buy = |count: u8| Action::Buy { unit: RUnit::Food, count };
    assert_eq!(table.refused(0, buy(5)), 48);
    table.act(0, buy(4));
    assert_eq!(table.stock(0)[RUnit::Food], 4);
}

#[test]
fn gp_31_a_third_level_there_is_none() {
    let table = Table::full(
        2,
        "player = [{ eu = 500, titles = [\"usa\"] }, {}]\n\
         title = [{ id = \"usa\", level = 2, units = { water = 3, food = 3, energy = 3, ucp = 3, ns = 3 } }]",
    );
    assert_eq!(table.refused(0, Action::Develop(table.title("usa"))), 31);
}

#[test]
fn gp_34_a_guild_gives_something_and_a_territory_is_none() {
    let table = Table::full(2, "player = [{ titles = [\"usa\", \"fresh-water\"] }, {}]");
    let take = |id: &str, count: u8| {
        let guild = table.title(id);
        Action::TakeStock { guild, unit: RUnit::Water, count, to: None }
    };
    assert_eq!(table.refused(0, take("usa", 1)), 34);
    assert_eq!(table.refused(0, take("fresh-water", 0)), 34);
}

#[test]
fn gp_20_captives_are_counted_by_number_and_by_whose_they_are() {
    let goal = Goal::Captives { count: 3, players: 2 };
    let held = |captives: [u8; 2]| {
        let [first, second] = [captives[0], captives[1]].map(|held| format!("agents = {}", 15 - held));
        let table = Table::full(
            3,
            &format!(
                "player = [{{ captives = [0, {}, {}] }}, {{ {first} }}, {{ {second} }}]",
                captives[0], captives[1]
            ),
        );
        let open = &table.state.open;
        (table.game.holds(open, Team(0), goal), table.game.progress(open, Team(0), goal))
    };
    assert_eq!(held([3, 0]), (false, (4, 5)));
    assert_eq!(held([1, 1]), (false, (4, 5)));
    assert_eq!(held([2, 1]), (true, (5, 5)));
}

#[test]
fn gp_20_a_spread_is_counted_in_every_quadrant() {
    let goal = Goal::Spread { count: 2, value: 1 };
    let table = Table::full(
        2,
        "player = [{ titles = [\"usa\", \"mexico\", \"brazil\", \"canada\", \"egypt\", \"turkey\", \"france\"] }, {}]",
    );
    assert_eq!(table.game.progress(&table.state.open, Team(0), goal), (6, 8));
    assert!(!table.game.holds(&table.state.open, Team(0), goal));
}

#[test]
fn positions_are_read_as_they_were_written() {
    let mut table = Table::new_game(Options::FULL, 3);
    table.state.influence.seen.0 = 1 << 70 | 1 << 5;
    table.state.open.unsorted = TitleSet::only(table.title("usa"));
    table.state.open.players[Team(1)].high = 7;
    table.state.open.players[Team(1)].ripe = GroupSet::first(2);
    let text = serde_json::to_string(&table.state).expect("a position is plain data");
    assert_eq!(serde_json::from_str::<State>(&text).expect("it was written"), table.state);
}

#[test]
fn gp_39_cards_that_everybody_saw_go_under_stay_known() {
    let mut table = Table::new_game(Options::FULL, 2);
    let stack = &mut table.state.influence;
    let card = stack.draw().expect("a card");
    stack.put_under(card, true);
    stack.draw();
    assert_eq!(stack.known().next(), Some(Some(card)));
    assert_eq!(stack.known().flatten().count(), 1);
}

#[test]
fn a_game_says_how_it_is_played() {
    let options = Options { teams: Some(2), timed: true, ..Options::FULL };
    let table = Table::on_plain(options, 4, "player = [{}, {}]");
    assert_eq!((table.game.options(), table.game.teams()), (options, 2));
    assert_eq!(table.game.team_arg(Team(1)), Arg::Text(Text::new("gp-team").with("number", 2)));
    let mut standing = Vec::new();
    table.game.standing(&table.state, Seat(1), &mut standing);
    assert_eq!(standing, [Action::CallTime]);
    assert_eq!(table.game.rounds(&table.state), u64::from(table.state.open.round));
}

#[test]
fn gp_36_a_deal_is_named_by_everything_in_it() {
    let table = Table::full(2, "player = [{ titles = [\"usa\"], cards = [\"levy\"] }, {}]");
    let named = |side: Side| {
        let text = table.game.name_action(&crate::world::offer(1, side, eu(0)));
        let give = text.args.iter().find(|(name, _)| *name == "give").map(|(_, give)| format!("{give:?}"));
        give.expect("what is given is named")
    };
    let titles = TitleSet::only(table.title("usa"));
    let cards = globopolis::NamedCards::one(table.card("levy"));
    let sides = [
        Side::NOTHING,
        eu(5),
        Side { agents: 1, ..Side::NOTHING },
        Side { titles, ..Side::NOTHING },
        Side { cards, ..Side::NOTHING },
        Side { units: globopolis::Units::of(RUnit::Food, 1), ..Side::NOTHING },
    ];
    let texts = sides.map(named);
    for (index, text) in texts.iter().enumerate() {
        assert!(!texts[..index].contains(text), "{text}");
    }
}

#[test]
fn gp_36_what_a_side_gives_is_said_and_nothing_else() {
    let table = Table::full(2, "player = [{ cards = [\"levy\"] }, {}]");
    let said = |side: Side| side.text(table.game.edition(), false);
    let list = |text: Text| Text::new("gp-list").with("list", vec![Arg::Text(text)]);
    assert_eq!(said(Side::NOTHING), Text::new("gp-nothing"));
    assert_eq!(said(eu(5)), list(Text::new("gp-eu").with("eu", 5_u16)));
    let units = globopolis::Units::of(RUnit::Food, 1);
    assert_eq!(said(Side { units, ..Side::NOTHING }), list(units.text()));
    let captives = Side { agents: 2, ..Side::NOTHING };
    assert_eq!(said(captives), list(Text::new("gp-captives").with("count", 2_u8)));
    let cards = globopolis::NamedCards::one(table.card("levy"));
    let unnamed = Text::new("gp-cards").with("count", cards.len());
    assert_eq!(said(Side { cards, ..Side::NOTHING }), list(unnamed), "only the two hear which");
}

#[test]
fn gp_29_gp_32_what_does_not_change_is_not_told() {
    let mut table = Table::full(
        2,
        "player = [{ titles = [\"usa\"], stock = { food = 1 } }, {}]\ntitle = [{ id = \"usa\", units = {} }]",
    );
    let usa = table.title("usa");
    table.act(0, Action::Allocate { unit: RUnit::Food, count: 1, to: usa });
    assert!(!table.told(Resources::NsOverCap { team: Team(0), title: usa, count: 0 }));
    assert!(!table.told(Cards::NoEffect { team: Team(0) }));
}

#[test]
fn gp_80_the_assessment_says_what_cards_have_done() {
    let mut table = Table::full(
        2,
        "phase = \"own\"\nat = \"england\"\nplayer = [{ titles = [\"england\"], cards = [\"drill\"] }, { titles = [\"germany\"] }]\n\
         title = [{ id = \"england\", units = {} }, { id = \"germany\", units = {} }]",
    );
    table.act(0, table.attack("england", "germany"));
    table.act(0, table.play("drill"));
    let mut events = table.events();
    if matches!(table.phase(), Phase::Muster(_)) {
        table.act(0, Action::Pass);
        events.extend(table.events());
    }
    let assessed = events.iter().find_map(|event| match event {
        Event::Conflict(Conflict::Assessed { aggressor, defender }) => {
            Some([aggressor.cards, defender.cards])
        }
        _ => None,
    });
    assert_eq!(assessed, Some([1, -1]));
}

#[test]
fn gp_85_a_number_of_territories_makes_the_round_the_last() {
    let options = Options { territories_to_win: Some(2), ..Options::FULL };
    let mut table =
        Table::on_plain(options, 2, "player = [{ titles = [\"usa\"] }, { titles = [\"brazil\"] }]");
    assert!(!table.state.open.last_round);
    let usa = Side { titles: TitleSet::only(table.title("usa")), ..Side::NOTHING };
    table.deal(0, 1, usa, Side::NOTHING);
    assert!(table.state.open.last_round);
}
