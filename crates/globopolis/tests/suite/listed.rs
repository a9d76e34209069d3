//! What the list of legal actions holds, and what it leaves out: just at the bounds of the rules.

use globopolis::{Action, CardFace, CardSet, Choice, FieldId, Options, Phase, RUnit, Side, Team, TitleId};
use table::dice::FastDice;
use table::{Game, Seat, Silent};

use crate::support::Table;
use crate::world::{attack, eu, offer, title};

/// What of a seat's list fits.
fn listed(table: &Table, seat: u8, fits: fn(&Action) -> bool) -> Vec<Action> {
    table.legal(seat).into_iter().filter(fits).collect()
}

#[test]
fn gp_1_nothing_is_listed_beyond_the_table_or_after_the_game() {
    let mut table = Table::new(3, "[[player]]\ntitles = [\"usa\"]");
    assert!(!table.legal(0).is_empty() && table.legal(3).is_empty() && table.legal(9).is_empty());
    table.state.open.phase = Phase::Over { winner: Team(0), clause: 18 };
    assert!((0..3).all(|seat| table.legal(seat).is_empty()));
}

#[test]
fn gp_48_a_shop_lists_one_and_as_many_as_can_be_paid() {
    let shop = |eu: u32| {
        let table = Table::new(
            3,
            &format!("phase = \"shop\"\ngoods = [\"food\"]\nleft = 4\nprice = 5\n[[player]]\neu = {eu}"),
        );
        table.legal(0)
    };
    let buy = |count| Action::Buy { unit: RUnit::Food, count };
    assert_eq!(shop(4), [Action::Pass]);
    assert_eq!(shop(5), [buy(1), Action::Pass]);
    assert_eq!(shop(10), [buy(1), buy(2), Action::Pass]);
    assert_eq!(shop(100), [buy(1), buy(4), Action::Pass]);
    let table = Table::new(3, "phase = \"shop\"\ngoods = [\"food\"]\nleft = 4\n[[player]]");
    assert_eq!(table.refused(0, buy(0)), 48, "nothing is no purchase");
}

#[test]
fn gp_68_attacks_with_a_card_are_listed() {
    let attacks = |at: &str, phase: &str, cards: &str| {
        let table = Table::full(
            2,
            &format!(
                "phase = \"{phase}\"\nat = \"{at}\"\n\
                 player = [{{ titles = [\"england\"], cards = [{cards}] }}, {{ titles = [\"usa\"] }}]"
            ),
        );
        let with_card = table.attack_with("england", "usa", "north");
        let listed = listed(&table, 0, |action| matches!(action, Action::Attack { .. }));
        (listed.contains(&with_card), listed.len())
    };
    for (at, phase) in [("usa", "foreign"), ("england", "own")] {
        assert_eq!(attacks(at, phase, "\"north\""), (true, 1), "{phase}");
        assert_eq!(attacks(at, phase, ""), (false, 0), "{phase}");
    }
}

#[test]
fn gp_63_a_third_party_answers_for_both_territories_where_it_has_agents_on_both() {
    let answers = |usa: u8, brazil: u8| {
        let mut table = Table::new(
            3,
            &format!(
                "phase = \"foreign\"\nat = \"brazil\"\n[[player]]\neu = 0\ntitles = [\"usa\"]\npoints = 0\n\
                 [[player]]\neu = 0\npoints = 0\ntitles = [\"brazil\"]\n\
                 [[title]]\nid = \"usa\"\nagents = [0, 0, {usa}]\n[[title]]\nid = \"brazil\"\nagents = [0, 0, {brazil}]"
            ),
        );
        table.act(0, attack("usa", "brazil"));
        listed(&table, 2, |action| matches!(action, Action::Answer { .. }))
    };
    let answer = |home| Action::Answer { home };
    assert_eq!(answers(0, 2), [answer([0, 0]), answer([0, 2])]);
    assert_eq!(answers(3, 0), [answer([0, 0]), answer([3, 0])]);
    assert_eq!(answers(1, 2), [answer([0, 0]), answer([1, 2]), answer([1, 0]), answer([0, 2])]);
}

#[test]
fn gp_26_as_many_points_are_listed_as_can_be_paid_in_eu() {
    let points = |player: &str| {
        let table = Table::plain(3, &format!("[[player]]\n{player}"));
        listed(&table, 0, |action| matches!(action, Action::BuyPoints(_)))
    };
    assert_eq!(points("eu = 4\npoints = 60"), []);
    assert_eq!(points("eu = 5"), [Action::BuyPoints(1)]);
    assert_eq!(points("eu = 24"), [Action::BuyPoints(4)]);
    assert_eq!(points("eu = 500"), [Action::BuyPoints(5)]);
}

fn moves(table: &Table) -> Vec<Action> {
    listed(table, 0, |action| matches!(action, Action::Allocate { .. } | Action::Transfer { .. }))
}

/// Canada, Mexico and Peru with so much water each, and so much in stock.
fn with_water(stock: u8, [canada, mexico, peru]: [u8; 3], more: &str) -> Table {
    let territory =
        |id: &str, water: u8| format!("[[title]]\nid = \"{id}\"\nunits = {{ water = {water} }}\n");
    Table::plain(
        3,
        &format!(
            "{more}\n[[player]]\ntitles = [\"canada\", \"mexico\", \"peru\"]\nstock = {{ water = {stock} }}\n{}{}{}",
            territory("canada", canada),
            territory("mexico", mexico),
            territory("peru", peru)
        ),
    )
}

#[test]
fn gp_30_units_are_moved_to_where_there_are_few_from_where_there_are_most() {
    let water = RUnit::Water;
    let to = |id: &str| Action::Allocate { unit: water, count: 1, to: title(id) };
    let from = |from: &str, to: &str| crate::world::transfer(water, 1, from, to);
    assert_eq!(moves(&with_water(1, [3, 2, 1], "")), [to("peru")]);
    assert_eq!(moves(&with_water(1, [1, 1, 0], "")), [to("canada"), to("mexico"), to("peru")]);
    assert_eq!(moves(&with_water(0, [3, 2, 0], "")), [from("canada", "peru")]);
    assert_eq!(moves(&with_water(0, [2, 3, 0], "")), [from("mexico", "peru")]);
    assert_eq!(moves(&with_water(0, [2, 2, 0], "")), [from("canada", "peru")], "the first of equals");
    assert_eq!(moves(&with_water(0, [1, 1, 0], "")), []);
    let last = moves(&with_water(1, [3, 2, 0], "this_turn = { moves = 59 }"));
    assert_eq!(last, [to("peru"), from("canada", "peru")]);
    assert_eq!(moves(&with_water(1, [3, 2, 0], "this_turn = { moves = 60 }")), [], "GP-28");
}

#[test]
fn gp_29_ns_units_are_listed_up_to_the_cap() {
    let to_peru = |ns: u8, rest: u8| {
        let table = Table::plain(
            3,
            &format!(
                "[[player]]\ntitles = [\"peru\"]\nstock = {{ ns = 1 }}\n[[title]]\nid = \"peru\"\n\
                 units = {{ water = {rest}, food = {rest}, energy = {rest}, ucp = {rest}, ns = {ns} }}"
            ),
        );
        moves(&table).len()
    };
    assert_eq!([to_peru(1, 0), to_peru(2, 0), to_peru(2, 1), to_peru(3, 1)], [1, 0, 1, 0]);
}

#[test]
fn gp_34_gp_35_guilds_give_and_sell_while_something_is_left() {
    let stock = |more: &str, eu: u32| {
        let table = Table::plain(
            3,
            &format!(
                "{more}\n[[player]]\neu = {eu}\npoints = 0\ntitles = [\"fresh-water\"]\n\
                 [[player]]\ntitles = [\"core-energy\"]"
            ),
        );
        listed(&table, 0, |action| matches!(action, Action::TakeStock { .. } | Action::BuyStock { .. }))
    };
    let take = crate::world::take_stock("fresh-water", RUnit::Water, 1, None);
    let buy = crate::world::buy_stock("core-energy", RUnit::Energy, 1);
    assert_eq!(stock("", 100), [buy, take]);
    assert_eq!(stock("", 0), [take]);
    let taken = |count: u8| format!("this_turn = {{ taken = [{count}, {count}, {count}, {count}] }}");
    assert_eq!(stock(&taken(2), 0), [take]);
    assert_eq!(stock(&taken(3), 0), []);
}

#[test]
fn gp_61_agents_are_listed_where_they_can_stand() {
    let agents = |options: Options, hand: u8, moved: u8| {
        let reserve = 17 - hand;
        let table = Table::with(
            options,
            3,
            &format!(
                "phase = \"agents\"\nthis_turn = {{ agent_moves = {moved} }}\n\
                 [[player]]\ntitles = [\"usa\"]\nagents = {hand}\nreserve = {reserve}\n\
                 [[player]]\ntitles = [\"japan\", \"core-energy\"]\n[[title]]\nid = \"japan\"\nagents = [3, 0, 0]"
            ),
        );
        listed(&table, 0, |action| matches!(action, Action::Place { .. } | Action::Recall { .. }))
    };
    let place = |id: &str| Action::Place { at: title(id), count: 1 };
    let recall = |count: u8| Action::Recall { from: title("japan"), count };
    let of = |mut actions: Vec<Action>| {
        actions.sort_by_key(|action| format!("{action:?}"));
        actions
    };
    assert_eq!(of(agents(Options::FULL, 2, 0)), of(vec![place("usa"), recall(3)]), "three stand in Japan");
    assert_eq!(of(agents(Options::FULL, 0, 38)), [recall(2)]);
    assert_eq!(of(agents(Options::FULL, 2, 40)), []);
    let guarded = Options { guild_protection: true, ..Options::FULL };
    assert_eq!(
        of(agents(guarded, 1, 0)),
        of(vec![place("usa"), place("core-energy"), recall(3)]),
        "GP-89: and nobody stands where nobody owns"
    );
}

#[test]
fn gp_66_houses_are_cleaned_of_those_who_are_there() {
    let cleaned = |options: Options, agents: &str| {
        let table = Table::with(
            options,
            3,
            &format!(
                "phase = \"own\"\nat = \"usa\"\n[[player]]\ntitles = [\"usa\", \"canada\", \"japan\"]\n\
                 [[title]]\nid = \"canada\"\n{agents}"
            ),
        );
        listed(&table, 0, |action| matches!(action, Action::Clean { .. }))
    };
    let clean = |of: u8| Action::Clean { at: title("canada"), of: Team(of) };
    assert_eq!(cleaned(Options::FULL, "agents = [1, 0, 2]"), [clean(2)]);
    assert_eq!(cleaned(Options::FULL, "agents = [1, 1, 2]"), [clean(1), clean(2)]);
    assert_eq!(cleaned(Options::FULL, "agents = [1, 0, 0]"), []);
    assert_eq!(cleaned(Options::CARDS, ""), []);
}

#[test]
fn gp_68_no_attack_is_listed_in_the_learning_stage_or_on_a_shield() {
    let attacks = |options: Options, shield: &str| {
        let table = Table::with(
            options,
            3,
            &format!(
                "phase = \"foreign\"\nat = \"brazil\"\n[[player]]\ntitles = [\"peru\"]\n\
                 [[player]]\ntitles = [\"brazil\"]\n{shield}"
            ),
        );
        listed(&table, 0, |action| matches!(action, Action::Attack { .. }))
    };
    assert_eq!(attacks(Options::FULL, ""), [attack("peru", "brazil")]);
    assert_eq!(attacks(Options::FULL, "shield = \"brazil\""), []);
    assert_eq!(attacks(Options::LEARNING, ""), []);
}

#[test]
fn gp_85_time_is_called_once_and_only_at_the_bitter_end_one_resigns() {
    let endings = |options: Options, more: &str| {
        let table = Table::with(options, 3, more);
        listed(&table, 0, |action| matches!(action, Action::CallTime | Action::Resign))
    };
    let timed = Options { timed: true, ..Options::FULL };
    assert_eq!(endings(Options::FULL, ""), []);
    assert_eq!(endings(timed, ""), [Action::CallTime]);
    assert_eq!(endings(timed, "called = [0]"), []);
    assert_eq!(endings(Options { bitter_end: true, ..Options::FULL }, ""), [Action::Resign]);
}

/// The offers that the first player is listed in their Option Phase to the second.
fn offers(first: &str, second: &str) -> Vec<Action> {
    let table =
        Table::new(2, &format!("[[player]]\npoints = 0\n{first}\n[[player]]\npoints = 0\n{second}\n"));
    listed(&table, 0, |action| matches!(action, Action::Offer { .. }))
}

#[test]
fn gp_36_what_somebody_can_pay_for_is_offered() {
    let one = |unit: RUnit| Side { units: globopolis::Units::of(unit, 1), ..Side::NOTHING };
    let (water, food) = (one(RUnit::Water), one(RUnit::Food));
    assert_eq!(offers("eu = 0\nstock = { water = 2 }", "eu = 4"), []);
    assert_eq!(offers("eu = 0\nstock = { water = 2 }", "eu = 5"), [offer(1, water, eu(5))]);
    assert_eq!(offers("eu = 0", "eu = 5"), []);
    assert_eq!(offers("eu = 4", "eu = 0\nstock = { food = 1 }"), []);
    assert_eq!(offers("eu = 5", "eu = 0\nstock = { food = 1 }"), [offer(1, eu(5), food)]);
    let captive = Side { agents: 1, ..Side::NOTHING };
    let held = "eu = 0\ncaptives = [0, 1]";
    assert_eq!(offers(held, "eu = 5\nagents = 14"), [offer(1, captive, eu(5))]);
    assert_eq!(offers(held, "eu = 4\nagents = 14"), []);
    let card = "eu = 0\ncards = [\"false-moustache\"]";
    assert_eq!(offers(card, "eu = 9"), []);
    assert_eq!(offers(card, "eu = 10").len(), 1);
    let titles = |id: &str| crate::world::titles(&[id]);
    assert_eq!(
        offers("eu = 0\ntitles = [\"usa\"]", "eu = 0\ntitles = [\"japan\"]"),
        [offer(1, titles("usa"), titles("japan"))]
    );
}

#[test]
fn gp_38_titles_are_offered_for_ten_eu_a_point_as_far_as_there_are_some() {
    let listed_to = |first: &str, phase: &str| {
        let table = Table::new(
            3,
            &format!(
                "{phase}\n[[player]]\npoints = 0\n{first}\ntitles = [\"usa\"]\n\
                 [[player]]\neu = 15\npoints = 0\ntitles = [\"japan\"]\n[[player]]\neu = 0\npoints = 0"
            ),
        );
        listed(&table, 1, |action| matches!(action, Action::Offer { .. }))
    };
    let [usa, japan] = ["usa", "japan"].map(|id| crate::world::titles(&[id]));
    // Japan is worth 3 points, the USA 4; there are 15 EU to pay with.
    assert_eq!(
        listed_to("eu = 100", ""),
        [offer(0, japan, eu(30)), offer(0, eu(15), usa), offer(2, japan, eu(0))]
    );
    assert_eq!(
        listed_to("eu = 20", ""),
        [offer(0, japan, eu(20)), offer(0, eu(15), usa), offer(2, japan, eu(0))]
    );
    let poor = Table::new(
        2,
        "[[player]]\neu = 9\npoints = 0\ntitles = [\"usa\"]\n[[player]]\neu = 0\npoints = 0\ntitles = [\"japan\"]",
    );
    let offered = listed(&poor, 1, |action| matches!(action, Action::Offer { .. }));
    assert_eq!(offered, [offer(0, japan, eu(9))], "nobody asks for a Title for nothing");
}

#[test]
fn gp_46_who_owes_a_conference_cost_is_offered_no_title_for_eu() {
    let table = Table::new(
        3,
        "phase = \"foreign\"\nat = \"brazil\"\n[[player]]\neu = 50\npoints = 0\ntitles = [\"usa\"]\n\
         [[player]]\npoints = 0\ntitles = [\"brazil\", \"japan\"]\n[[player]]\npoints = 0\ntitles = [\"china\"]",
    );
    let offered = |seat: u8| listed(&table, seat, |action| matches!(action, Action::Offer { .. }));
    let [japan, china] = ["japan", "china"].map(|id| crate::world::titles(&[id]));
    assert!(offered(1).contains(&offer(0, japan, eu(30))), "the creditor may be paid");
    assert!(
        !offered(2)
            .iter()
            .any(|offer| matches!(offer, Action::Offer { to: Team(0), give, .. } if *give == china))
    );
    assert!(
        offered(2)
            .iter()
            .any(|offer| matches!(offer, Action::Offer { to: Team(1), give, .. } if *give == china))
    );
}

/// Whoever is in turn is asked about the cost; a team mate could still offer what is owed.
#[test]
fn gp_46_nor_does_a_team_mate_offer_eu_to_anybody_but_the_creditor() {
    let table = Table::on_plain(
        Options { teams: Some(3), ..Options::FULL },
        6,
        "phase = \"foreign\"\nat = \"brazil\"\nplayer = [{ eu = 50, points = 0, titles = [\"usa\"] }, \
         { points = 0, titles = [\"brazil\", \"japan\"] }, { points = 0, titles = [\"china\"] }]",
    );
    let offered = listed(&table, 3, |action| matches!(action, Action::Offer { .. }));
    let pays = |team: u8| {
        offered.iter().any(
            |offer| matches!(offer, Action::Offer { to: Team(to), give, .. } if *to == team && give.eu > 0),
        )
    };
    assert!(pays(1) && !pays(2), "{offered:?}");
}

/// Every choice that a card could come with, given what it asks for.
fn choices(face: &CardFace) -> Vec<Choice> {
    let CardFace::Influence { needs, .. } = face else { return Vec::new() };
    let mut all = vec![Choice::NOTHING];
    let mut each = |needed: bool, options: Vec<Box<dyn Fn(Choice) -> Choice>>| {
        if needed {
            all = all.iter().flat_map(|&choice| options.iter().map(move |with| with(choice))).collect();
        }
    };
    let teams = (0..6).map(|team| -> Box<dyn Fn(Choice) -> Choice> {
        Box::new(move |choice| Choice { team: Some(Team(team)), ..choice })
    });
    each(needs.team, teams.collect());
    let units = RUnit::ALL.map(|unit| -> Box<dyn Fn(Choice) -> Choice> {
        Box::new(move |choice| Choice { unit: Some(unit), ..choice })
    });
    each(needs.unit, units.into());
    let titles = (0..38).map(|title| -> Box<dyn Fn(Choice) -> Choice> {
        Box::new(move |choice| Choice { title: Some(TitleId(title)), ..choice })
    });
    each(needs.title.is_some(), titles.collect());
    let others = (0..38).map(|title| -> Box<dyn Fn(Choice) -> Choice> {
        Box::new(move |choice| Choice { other: Some(TitleId(title)), ..choice })
    });
    each(needs.other, others.collect());
    let fields = (0..64).map(|field| -> Box<dyn Fn(Choice) -> Choice> {
        Box::new(move |choice| Choice { field: Some(FieldId(field)), ..choice })
    });
    each(needs.field.is_some(), fields.collect());
    let steps = (0..8).map(|steps| -> Box<dyn Fn(Choice) -> Choice> {
        Box::new(move |choice| Choice { steps: Some(steps), ..choice })
    });
    each(needs.steps > 0, steps.collect());
    all
}

/// A position on the plain board, whose cards do everything, in which the first player has every INFLUENCE card.
fn with_all_cards(phase: &str) -> Table {
    let mut table = Table::full(
        3,
        &format!(
            "{phase}\nplayer = [{{ eu = 100, points = 30, titles = [\"usa\", \"canada\", \"alaska\", \"core-energy\"], captives = [0, 1] }}, \
             {{ titles = [\"brazil\", \"germany\", \"norway\"], captives = [2] }}, {{ titles = [\"japan\"] }}]\n\
             title = [{{ id = \"usa\", units = {{ water = 1, food = 1, energy = 1, ucp = 1, ns = 1 }}, agents = [0, 1, 1] }}, \
             {{ id = \"brazil\", agents = [1, 0, 2] }}, {{ id = \"canada\", level = 1 }}]"
        ),
    );
    let cards: CardSet = table.state.influence.cards.iter().copied().collect();
    table.state.influence.cards.clear();
    table.state.hands[Team(0)] = table.state.hands[Team(0)].or(cards);
    let count = u8::try_from(cards.len()).expect("some thirty cards");
    table.state.open.hand_sizes[Team(0)][2] += count;
    table
}

#[test]
fn gp_39_every_choice_that_a_card_allows_is_listed_and_no_other() {
    for phase in [
        "",
        "phase = \"again\"",
        "phase = \"market\"\ngovernor = [{ at = \"india\" }]",
        "phase = \"own\"\nat = \"usa\"",
        "phase = \"foreign\"\nat = \"brazil\"",
        "phase = \"agents\"",
    ] {
        let table = with_all_cards(phase);
        let listed = listed(&table, 0, |action| matches!(action, Action::Play { .. }));
        let mut allowed = Vec::new();
        for card in table.state.hands[Team(0)].iter() {
            for choice in choices(&table.game.edition().card(card).face) {
                let (play, mut state) = (Action::Play { card, choice }, table.state.clone());
                let done = table.game.apply(&mut state, Seat(0), &play, &mut FastDice::new(1), &mut Silent);
                if done.is_ok() {
                    allowed.push(play);
                }
            }
        }
        let order = |mut actions: Vec<Action>| {
            actions.sort_by_key(|action| format!("{action:?}"));
            actions
        };
        assert!(listed.len() > 1, "{phase}");
        assert_eq!(order(listed), order(allowed), "{phase}");
    }
}
