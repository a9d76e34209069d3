//! What INFLUENCE cards do (GP-39), effect by effect, on the plain board.

use globopolis::card::Counted;
use globopolis::event::Cards;
use globopolis::{Action, Choice, FieldId, Phase, RUnit, Team};

use crate::plain::units;
use crate::support::Table;

/// The first player, in their Option Phase, holds this card; what else there is to say of the three and of their Titles.
fn holding(card: &str, players: [&str; 3], titles: &str) -> Table {
    let [first, second, third] = players;
    Table::full(
        3,
        &format!(
            "player = [{{ cards = [\"{card}\"], {first} }}, {{ {second} }}, {{ {third} }}]\ntitle = [{titles}]"
        ),
    )
}

fn play(table: &Table, card: &str, choice: Choice) -> Action {
    Action::Play { card: table.card(card), choice }
}

const NOTHING: Choice = Choice::NOTHING;

fn of(team: u8) -> Choice {
    Choice { team: Some(Team(team)), ..NOTHING }
}

#[test]
fn gp_39_units_are_taken_from_the_stocks_of_others() {
    let mut table = holding("raid", ["", "stock = { food = 2 }", ""], "");
    let raid = |table: &Table, team: u8| play(table, "raid", Choice { unit: Some(RUnit::Food), ..of(team) });
    table.act(0, raid(&table, 1));
    assert_eq!((table.stock(0), table.stock(1)), (units([0, 1, 0, 0, 0]), units([0, 1, 0, 0, 0])));
    let mut table = holding("levy", ["", "stock = { ns = 2 }", "stock = { ns = 1, food = 1 }"], "");
    table.act(0, play(&table, "levy", NOTHING));
    assert_eq!((table.stock(0), table.stock(2)), (units([0, 0, 0, 0, 2]), units([0, 1, 0, 0, 0])));
}

#[test]
fn gp_39_units_are_taken_from_a_guild_that_has_them() {
    let mut table = holding("leak", ["", "titles = [\"fresh-water\"]", ""], "");
    let leak = |table: &Table, unit: RUnit| {
        let choice = Choice { title: Some(table.title("fresh-water")), unit: Some(unit), ..NOTHING };
        play(table, "leak", choice)
    };
    let there = table.on_title("fresh-water");
    assert_eq!(table.refused(0, leak(&table, RUnit::Food)), 39);
    table.act(0, leak(&table, RUnit::Water));
    assert_eq!(table.stock(0), units([2, 0, 0, 0, 0]));
    assert_eq!(table.on_title("fresh-water")[RUnit::Water], there[RUnit::Water] - 2);
}

#[test]
fn gp_39_units_are_destroyed_where_there_are_some() {
    let mut table =
        holding("accident", ["", "titles = [\"germany\"]", ""], "{ id = \"germany\", units = { food = 2 } }");
    let accident = |table: &Table, unit: RUnit| {
        play(table, "accident", Choice { title: Some(table.title("germany")), unit: Some(unit), ..NOTHING })
    };
    let bank = table.bank(RUnit::Food);
    assert_eq!(table.refused(0, accident(&table, RUnit::Water)), 39);
    table.act(0, accident(&table, RUnit::Food));
    assert_eq!((table.on_title("germany"), table.bank(RUnit::Food)), (units([0, 1, 0, 0, 0]), bank + 1));
}

#[test]
fn gp_39_a_card_develops_what_could_be_developed() {
    let whole = "units = { water = 1, food = 1, energy = 1, ucp = 1, ns = 1 }";
    let mut table = holding(
        "aid",
        ["eu = 0, titles = [\"usa\", \"canada\"]", "", ""],
        &format!("{{ id = \"usa\", {whole} }}, {{ id = \"canada\", units = {{}} }}"),
    );
    let aid =
        |table: &Table, id: &str| play(table, "aid", Choice { title: Some(table.title(id)), ..NOTHING });
    assert_eq!(table.refused(0, aid(&table, "canada")), 31, "no complete set is there");
    table.act(0, aid(&table, "usa"));
    assert_eq!((table.level("usa"), table.eu(0)), (1, 0), "without the premium");
}

#[test]
fn gp_39_settlers_take_an_unowned_territory_of_a_low_value() {
    let mut table = holding("settlers", ["", "", ""], "");
    let settle =
        |table: &Table, id: &str| play(table, "settlers", Choice { title: Some(table.title(id)), ..NOTHING });
    assert_eq!(table.refused(0, settle(&table, "canada")), 39, "worth 3");
    table.act(0, settle(&table, "mexico"));
    assert_eq!((table.owner("mexico"), table.points(0)), (Some(0), 2));
    let low = holding("settlers", ["", "", ""], "");
    assert!(low.legal(0).contains(&settle(&low, "chile")), "worth 1");
}

#[test]
fn gp_39_equal_undeveloped_territories_are_exchanged() {
    let whole = "units = { water = 1, food = 1, energy = 1, ucp = 1, ns = 1 }, level = 1";
    let table = |titles: &str| {
        holding("swap", ["titles = [\"canada\", \"mexico\"]", "titles = [\"brazil\", \"japan\"]", ""], titles)
    };
    let swap = |table: &Table, give: &str, take: &str| {
        let [give, take] = [give, take].map(|id| Some(table.title(id)));
        play(table, "swap", Choice { title: give, other: take, ..NOTHING })
    };
    let mut plain = table("");
    assert_eq!(plain.refused(0, swap(&plain, "mexico", "brazil")), 39, "2 for 3");
    plain.act(0, swap(&plain, "canada", "brazil"));
    assert_eq!((plain.owner("canada"), plain.owner("brazil")), (Some(1), Some(0)));
    for developed in ["canada", "brazil"] {
        let table = table(&format!("{{ id = \"{developed}\", {whole} }}"));
        assert_eq!(table.refused(0, swap(&table, "canada", "brazil")), 39);
    }
}

#[test]
fn gp_39_cards_are_stolen_or_dropped_by_chance() {
    let mut table = holding("thief", ["", "cards = [\"harvest\", \"levy\", \"drill\"]", ""], "");
    let thief = play(&table, "thief", of(1));
    table.dice([1]).act(0, thief);
    assert_eq!(table.hand(1).len(), 2);
    assert!(table.hand(0).len() == 1 && ["harvest", "levy"].contains(&table.hand(0)[0]));
    let mut table = holding("thief", ["", "cards = [\"drill\"]", ""], "");
    table.act(0, play(&table, "thief", of(1)));
    assert!(table.told(Cards::NoEffect { team: Team(0) }));
    let mut table = holding("shredder", ["", "cards = [\"harvest\", \"drill\"]", ""], "");
    let hand = table.state.hands[Team(1)];
    let shredder = play(&table, "shredder", of(1));
    table.dice([0]).act(0, shredder);
    assert_eq!(table.hand(1), ["harvest"]);
    assert_eq!(table.state.ops_mission.cards[0], table.card("drill"));
    // What is left can be looked at.
    let left = table.state.hands[Team(1)];
    assert!(left != hand && table.told(Cards::SpiedCards { on: Team(1), cards: left }));
}

#[test]
fn gp_39_captured_agents_are_freed() {
    let mut table = holding("ransom", ["agents = 13", "captives = [2]", ""], "");
    assert_eq!(table.refused(0, play(&table, "ransom", of(2))), 39, "they hold none");
    table.act(0, play(&table, "ransom", of(1)));
    assert_eq!((table.player(0).agents, table.captives(1, 0)), (15, 0));
}

#[test]
fn gp_39_agents_are_captured_where_they_are() {
    let mut table = holding("trap", ["titles = [\"usa\"]", "", ""], "{ id = \"usa\", agents = [0, 2, 0] }");
    let trap =
        |table: &Table, team: u8| play(table, "trap", Choice { title: Some(table.title("usa")), ..of(team) });
    assert_eq!(table.refused(0, trap(&table, 2)), 39);
    table.act(0, trap(&table, 1));
    assert_eq!((table.agents("usa", 1), table.captives(0, 1)), (1, 1));
}

#[test]
fn gp_39_agents_are_recruited_from_the_reserve() {
    let mut table = holding("academy", ["agents = 15, reserve = 5", "", ""], "");
    table.act(0, play(&table, "academy", NOTHING));
    assert_eq!((table.player(0).agents, table.player(0).reserve), (17, 3));
}

#[test]
fn gp_39_what_a_card_pays_for_is_counted() {
    let whole = "units = { water = 1, food = 1, energy = 1, ucp = 1, ns = 1 }";
    let table = holding(
        "rent",
        [
            "titles = [\"alaska\", \"nunavut\", \"usa\", \"core-energy\"]",
            "titles = [\"brazil\", \"japan\"]",
            "",
        ],
        &format!(
            "{{ id = \"usa\", {whole}, level = 1 }}, {{ id = \"alaska\", units = {{}}, level = 1 }}, \
             {{ id = \"brazil\", agents = [2, 0, 0] }}"
        ),
    );
    let count = |of: Counted| table.game.count_for(&table.state.open, Team(0), of);
    assert_eq!(count(Counted::Territories), 3);
    assert_eq!(count(Counted::Guilds), 1);
    assert_eq!(count(Counted::Developed), 1, "Alaska's development is set back");
    assert_eq!(count(Counted::Groups), 1);
    assert_eq!(count(Counted::Abroad), 2);
}

#[test]
fn gp_39_a_choice_is_just_what_the_card_asks_for() {
    let table =
        holding("raid", ["titles = [\"usa\"]", "stock = { food = 2 }, titles = [\"brazil\"]", ""], "");
    let right = Choice { unit: Some(RUnit::Food), ..of(1) };
    assert!(table.legal(0).contains(&play(&table, "raid", right)));
    let title = Some(table.title("brazil"));
    for wrong in [
        NOTHING,
        of(1),
        Choice { team: None, ..right },
        Choice { team: Some(Team(0)), ..right },
        Choice { team: Some(Team(3)), ..right },
        Choice { title, ..right },
        Choice { other: title, ..right },
        Choice { field: Some(FieldId(3)), ..right },
        Choice { steps: Some(1), ..right },
    ] {
        assert_eq!(table.refused(0, play(&table, "raid", wrong)), 39, "{wrong:?}");
    }
    let table =
        holding("swap", ["titles = [\"canada\"]", "titles = [\"brazil\"]", "titles = [\"japan\"]"], "");
    let swap = |give: &str, take: &str| {
        let [title, other] = [give, take].map(|id| Some(table.title(id)));
        play(&table, "swap", Choice { title, other, ..NOTHING })
    };
    assert!(table.legal(0).contains(&swap("canada", "japan")));
    for (give, take) in [("brazil", "japan"), ("canada", "canada"), ("canada", "england")] {
        assert_eq!(table.refused(0, swap(give, take)), 39);
    }
    let table = holding("stride", ["", "", ""], "");
    let stride = |steps: u8| play(&table, "stride", Choice { steps: Some(steps), ..NOTHING });
    assert!(table.legal(0).contains(&stride(6)) && table.legal(0).contains(&stride(1)));
    assert_eq!([table.refused(0, stride(0)), table.refused(0, stride(7))], [39, 39]);
}

#[test]
fn gp_39_a_card_for_after_a_landing_is_played_wherever_one_may_go_on() {
    for phase in [
        "phase = \"again\"",
        "phase = \"own\"\nat = \"usa\"",
        "phase = \"base\"\ngovernor = [{ at = \"base\" }]",
        "phase = \"market\"\ngovernor = [{ at = \"india\" }]",
    ] {
        let mut table = Table::full(
            2,
            &format!("{phase}\nplayer = [{{ titles = [\"usa\"], cards = [\"birthday\"] }}, {{ eu = 50 }}]"),
        );
        let eu = table.eu(0);
        table.act(0, play(&table, "birthday", NOTHING));
        assert_eq!(table.eu(0), eu + 10, "{phase}");
    }
    let table = Table::full(
        2,
        "phase = \"foreign\"\nat = \"usa\"\nplayer = [{ cards = [\"birthday\"] }, { titles = [\"usa\"] }]",
    );
    assert_eq!(table.phase(), Phase::Foreign(table.title("usa")));
    assert_eq!(table.refused(0, play(&table, "birthday", NOTHING)), 39);
}

#[test]
fn gp_37_what_a_deal_does_to_a_score_can_be_told() {
    let whole = "units = { water = 1, food = 1, energy = 1, ucp = 1, ns = 1 }";
    let table = holding(
        "rent",
        ["titles = [\"usa\"]", "titles = [\"mexico\", \"core-energy\"]", ""],
        &format!("{{ id = \"usa\", {whole}, level = 1 }}"),
    );
    let [usa, mexico, guild] = ["usa", "mexico", "core-energy"].map(|id| table.title(id));
    let points = |gives: &[globopolis::TitleId], gets: &[globopolis::TitleId]| {
        let [gives, gets] = [gives, gets].map(|ids| ids.iter().copied().collect());
        table.game.points_of_deal(&table.state.open, gives, gets)
    };
    // Four points and five for its level, two, and four.
    assert_eq!((points(&[usa], &[]), points(&[], &[mexico])), (-9, 2));
    assert_eq!(points(&[mexico], &[usa, guild]), 9 + 4 - 2);
}
