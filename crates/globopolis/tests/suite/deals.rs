//! Deals and cards: GP-36 to GP-39.

use globopolis::event::{Cards, Deals};
use globopolis::{Action, CardId, Choice, Event, NamedCards, Phase, RUnit, Side, Team, TitleSet, Units};
use table::{Game, Seat, Viewer};

use crate::support::Table;
use crate::world::{attack, card, eu, offer, take_stock, title, titles, units};

fn loose(text: &str) -> Side {
    Side { units: units(text), ..Side::NOTHING }
}

fn cards(id: &str) -> Side {
    Side { cards: NamedCards::one(card(id)), ..Side::NOTHING }
}

#[test]
fn gp_36_the_player_in_turn_and_another_trade_whatever_both_agree_to() {
    let text = "[[player]]\ntitles = [\"japan\", \"core-energy\"]\nstock = { water = 3 }\n\
                cards = [\"zero-g-drill\", \"north-of-normal\"]\ncaptives = [0, 2]\n\
                [[player]]\ntitles = [\"usa\"]\nstock = { food = 2 }\ncards = [\"picnic-kit\"]";
    let mut table = Table::new(3, text);
    let give = Side {
        eu: 30,
        units: units("2 water"),
        titles: titles(&["japan"]).titles,
        cards: NamedCards::from_cards([card("zero-g-drill"), card("north-of-normal")]).unwrap(),
        agents: 1,
    };
    let want = Side {
        eu: 7,
        units: units("1 food"),
        titles: titles(&["usa"]).titles,
        cards: NamedCards::one(card("picnic-kit")),
        agents: 0,
    };
    let agents = table.state.open.players[Team(1)].agents;
    table.deal(0, 1, give, want);
    assert_eq!([table.eu(0), table.eu(1)], [200 - 30 + 7, 200 + 30 - 7]);
    assert_eq!([table.stock(0), table.stock(1)], [units("1 water 1 food"), units("2 water 1 food")]);
    assert_eq!([table.owner("japan"), table.owner("usa")], [Some(1), Some(0)]);
    assert_eq!([table.points(0), table.points(1)], [4 + 4, 3]);
    assert!(
        table.holds(1, "zero-g-drill") && table.holds(1, "north-of-normal") && table.holds(0, "picnic-kit")
    );
    assert!(!table.holds(0, "zero-g-drill") && !table.holds(1, "picnic-kit"));
    assert_eq!(table.state.open.players[Team(0)].captives[Team(1)], 1);
    assert_eq!(table.state.open.players[Team(1)].agents, agents + 1);
}

#[test]
fn gp_36_both_have_to_agree() {
    let mut table = Table::new(3, "[[player]]\ntitles = [\"japan\"]\n[[player]]\n[[player]]");
    let deal = offer(1, titles(&["japan"]), eu(50));
    table.act(0, deal);
    assert_eq!(table.owner("japan"), Some(0), "an offer alone changes nothing");
    assert_eq!(table.refused(2, Action::Accept(Team(0))), 36, "it was not made to player 2");
    assert_eq!(table.refused(0, deal), 36, "one offer at a time");
    table.act(1, Action::Decline(Team(0)));
    assert_eq!(table.refused(1, Action::Accept(Team(0))), 36);
    table.act(0, deal).act(0, Action::Withdraw);
    assert_eq!(table.refused(1, Action::Accept(Team(0))), 36);
    // A counter-offer takes the place of the offer.
    table.act(0, deal).act(1, Action::Counter { to: Team(0), give: eu(20), want: titles(&["japan"]) });
    assert_eq!(table.refused(1, Action::Accept(Team(0))), 36);
    table.act(0, Action::Accept(Team(1)));
    assert_eq!((table.owner("japan"), table.eu(0), table.eu(1)), (Some(1), 220, 180));
}

#[test]
fn gp_36_nobody_gives_what_he_has_not_got() {
    let text =
        "[[player]]\ntitles = [\"japan\"]\nstock = { water = 1 }\n[[player]]\ntitles = [\"usa\"]\neu = 20";
    let table = Table::new(3, text);
    assert_eq!(table.refused(0, offer(1, eu(216), titles(&["usa"]))), 36, "200 EU and 3 points");
    assert_eq!(table.refused(0, offer(1, titles(&["japan"]), eu(41))), 36, "20 EU and 4 points");
    assert_eq!(table.refused(0, offer(1, loose("2 water"), eu(5))), 36);
    assert_eq!(table.refused(0, offer(1, titles(&["usa"]), eu(5))), 36);
    assert_eq!(table.refused(0, offer(1, titles(&["mexico"]), eu(5))), 36);
    assert_eq!(table.refused(0, offer(1, cards("picnic-kit"), eu(5))), 36);
    assert_eq!(table.refused(0, offer(1, Side::NOTHING, Side::NOTHING)), 36);
    assert_eq!(table.refused(0, offer(0, eu(1), Side::NOTHING)), 36, "with oneself");
    assert_eq!(table.refused(0, offer(4, eu(1), Side::NOTHING)), 36, "with nobody");
}

#[test]
fn gp_36_an_offer_lapses_with_what_it_holds() {
    let mut table = Table::new(3, "[[player]]\n[[player]]\ntitles = [\"japan\"]\n[[player]]");
    table.act(0, offer(1, eu(200), titles(&["japan"]))).act(2, offer(1, eu(90), titles(&["japan"])));
    table.act(1, Action::Accept(Team(2)));
    assert!(table.told(Deals::Lapsed { from: Team(0), to: Team(1) }));
    assert_eq!(table.refused(1, Action::Accept(Team(0))), 36);
    assert_eq!((table.owner("japan"), table.eu(0), table.eu(1)), (Some(2), 200, 290));
}

/// Three players on the plain board with these cards; of Harvest there are two, of North five.
fn holding(hands: [&[&str]; 3]) -> Table {
    let players = hands.map(|cards| format!("{{ cards = {cards:?} }}")).join(", ");
    Table::full(3, &format!("player = [{players}]"))
}

/// These cards of the plain board, each written as its id and which copy of it.
fn copies(table: &Table, cards: &[(&str, u8)]) -> Side {
    let cards = cards.iter().map(|&(id, copy)| CardId(table.card(id).0 + copy));
    Side { cards: NamedCards::from_cards(cards).expect("three different cards at most"), ..Side::NOTHING }
}

#[test]
fn gp_36_cards_go_by_name_and_any_copy_will_do() {
    for copy in 0..5 {
        // Player 0 has the first North, player 1 the second.
        let mut table = holding([&["north"], &["north"], &[]]);
        table.deal(0, 1, eu(5), copies(&table, &[("north", copy)]));
        assert_eq!((table.hand(0), table.hand(1).len()), (vec!["north", "north"], 0), "copy {copy}");
        // What is given goes by name too, so that a counter-offer can turn an offer round.
        let mut table = holding([&["north"], &["north"], &[]]);
        let want = copies(&table, &[("north", copy)]);
        table.act(0, offer(1, eu(5), want));
        table
            .act(1, Action::Counter { to: Team(0), give: want, want: eu(9) })
            .act(0, Action::Accept(Team(1)));
        assert_eq!((table.hand(0), table.eu(0)), (vec!["north", "north"], 191), "copy {copy}");
    }
}

#[test]
fn gp_36_two_of_a_name_are_two_cards() {
    let mut table = holding([&[], &["north", "harvest"], &[]]);
    table.act(0, offer(1, eu(5), copies(&table, &[("north", 3), ("north", 4)])));
    assert_eq!(table.refused(1, Action::Accept(Team(0))), 36, "they have but one");
    let mut table = holding([&[], &["north", "north", "harvest"], &[]]);
    table.deal(0, 1, eu(5), copies(&table, &[("north", 3), ("north", 4)]));
    assert_eq!((table.hand(0), table.hand(1)), (vec!["north", "north"], vec!["harvest"]));
    // One of them is promised to another.
    let mut table = holding([&[], &["north", "north"], &[]]);
    table.act(1, offer(2, copies(&table, &[("north", 0)]), eu(5)));
    table.act(0, offer(1, eu(5), copies(&table, &[("north", 0), ("north", 1)])));
    assert_eq!(table.refused(1, Action::Accept(Team(0))), 36);
    table.act(0, Action::Withdraw);
    table.deal(0, 1, eu(5), copies(&table, &[("north", 0)]));
    table.act(2, Action::Accept(Team(1)));
    assert_eq!((table.hand(0), table.hand(1).len(), table.hand(2)), (vec!["north"], 0, vec!["north"]));
}

#[test]
fn gp_36_cards_that_everybody_knows_elsewhere_are_not_asked_for() {
    let table = holding([&["harvest", "harvest", "rent"], &["scandal"], &[]]);
    assert_eq!(table.refused(0, offer(1, eu(5), copies(&table, &[("harvest", 1)]))), 36, "they have both");
    assert_eq!(table.refused(0, offer(1, eu(5), copies(&table, &[("rent", 0)]))), 36);
    // What is wanted lies open under its stack: the offer lapses, and cannot be made again.
    let mut table = holding([&["rent"], &["harvest"], &[]]);
    let rent = offer(2, eu(5), copies(&table, &[("rent", 0)]));
    table.act(1, rent);
    table.act(0, table.play("rent"));
    assert!(table.told(Deals::Lapsed { from: Team(1), to: Team(2) }));
    assert_eq!(table.refused(1, rent), 36);
    // Of two copies one is left, wherever it may be.
    let mut table = holding([&["harvest"], &["harvest"], &[]]);
    let harvest = table.card("harvest");
    let choice = Choice { unit: Some(RUnit::Water), ..Choice::NOTHING };
    let [one, both] = [&[0][..], &[0, 1]].map(|wanted| {
        let cards = wanted.iter().map(|&copy| ("harvest", copy)).collect::<Vec<_>>();
        offer(1, eu(5), copies(&table, &cards))
    });
    table.act(2, both).act(0, Action::Play { card: harvest, choice });
    assert!(table.told(Deals::Lapsed { from: Team(2), to: Team(1) }), "both cannot be had any more");
    assert_eq!(table.refused(2, both), 36);
    table.act(2, one).act(1, Action::Accept(Team(2)));
    assert_eq!(table.hand(2), ["harvest"]);
}

#[test]
fn gp_36_an_offer_tells_nobody_what_the_other_holds() {
    // Whether player 1 has the card or not, what the others are told and see is the same.
    let told = |hand: &[&str]| {
        let mut table = holding([&[], hand, &[]]);
        table.act(0, offer(1, eu(5), copies(&table, &[("north", 2)])));
        let told: Vec<_> = table.told.told.iter().map(|told| (told.audience, told.event)).collect();
        let views = [0, 2].map(|seat| {
            let view = table.game.view(&table.state, Viewer::Seat(Seat(seat)));
            (view.offers, view.to_act, view.legal)
        });
        (told, views)
    };
    let (news, views) = told(&["north"]);
    assert_eq!((news.clone(), views.clone()), told(&["south"]));
    let named = |seat| {
        news.iter().any(|(audience, event)| {
            matches!(event, Event::Deals(Deals::OfferCards { .. }))
                && audience.includes(Viewer::Seat(Seat(seat)))
        })
    };
    assert_eq!([0, 1, 2].map(named), [true, true, false]);
    assert_eq!(views[1].0[0].cards, None, "a third party sees how many, not which");
}

#[test]
fn gp_36_a_guild_goes_with_its_stock() {
    let text = "[[player]]\ntitles = [\"core-energy\"]\n[[player]]\n\
                [[title]]\nid = \"core-energy\"\nunits = { energy = 7 }";
    let mut table = Table::plain(2, text);
    table.deal(0, 1, titles(&["core-energy"]), eu(40));
    assert_eq!((table.owner("core-energy"), table.on_title("core-energy")), (Some(1), units("7 energy")));
    assert_eq!([table.points(0), table.points(1)], [0, 4]);
    assert_eq!([table.stock(0), table.stock(1)], [Units::NONE, Units::NONE]);
    table.idle().act(1, take_stock("core-energy", RUnit::Energy, 3, None));
    assert_eq!(table.on_title("core-energy"), units("4 energy"));
}

#[test]
fn gp_36_promises_are_not_enforced() {
    // A gift that was promised something for: nothing is owed for it.
    let mut table = Table::plain(2, "[[player]]\ntitles = [\"japan\"]\n[[player]]");
    table.deal(0, 1, titles(&["japan"]), Side::NOTHING).idle().idle();
    assert_eq!((table.owner("japan"), table.eu(0), table.eu(1)), (Some(1), 250, 250));
    assert!(table.state.offers.0.iter().all(Option::is_none), "no offer outlives its turn");
}

const DEVELOPED: &str = "[[title]]\nid = \"brazil\"\nlevel = 2\nagents = [1, 2]\n\
                         units = { water = 3, food = 1, energy = 1, ucp = 2, ns = 3 }";

#[test]
fn gp_37_a_title_goes_with_its_r_units_and_its_justified_development() {
    let mut table = Table::new(2, &format!("[[player]]\ntitles = [\"brazil\"]\n[[player]]\n{DEVELOPED}"));
    assert_eq!((table.points(0), table.state.open.pieces), (3 + 5, 42), "one of two levels is justified");
    table.deal(0, 1, titles(&["brazil"]), eu(100));
    assert_eq!(table.on_title("brazil"), units("3 water 1 food 1 energy 2 ucp 3 ns"));
    assert_eq!(
        (table.level("brazil"), table.state.open.pieces),
        (1, 43),
        "the other piece returns to the bank"
    );
    assert_eq!([table.points(0), table.points(1)], [0, 3 + 5]);
    assert_eq!([table.stock(0), table.stock(1)], [Units::NONE, Units::NONE]);
}

#[test]
fn gp_37_agents_remain_their_owners() {
    let mut table = Table::new(2, &format!("[[player]]\ntitles = [\"brazil\"]\n[[player]]\n{DEVELOPED}"));
    table.deal(0, 1, titles(&["brazil"]), eu(100));
    assert_eq!(table.state.open.titles[title("brazil")].agents.0, [1, 2, 0, 0, 0]);
}

#[test]
fn gp_38_titles_are_traded_at_any_time_by_any_two() {
    let players = "[[player]]\ntitles = [\"congo\"]\n[[player]]\ntitles = [\"japan\"]\n\
                   [[player]]\ncards = [\"picnic-kit\"]";
    for phase in ["option", "again", "agents", "base", "teleport"] {
        let round = if phase == "teleport" { 1 } else { 2 };
        let mut table = Table::new(3, &format!("round = {round}\nphase = \"{phase}\"\n{players}"));
        let want = Side { eu: 25, ..cards("picnic-kit") };
        table.deal(1, 2, titles(&["japan"]), want);
        assert_eq!((table.owner("japan"), table.eu(1), table.eu(2)), (Some(2), 225, 175), "{phase}");
        assert!(table.holds(1, "picnic-kit"), "{phase}");
    }
}

#[test]
fn gp_38_no_loose_r_units_outside_the_option_phase_of_one_of_the_two() {
    let text = "[[player]]\nstock = { water = 1 }\n[[player]]\nstock = { water = 1 }\n[[player]]\ntitles = [\"japan\"]";
    let mut table = Table::new(3, text);
    assert_eq!(table.refused(1, offer(2, loose("1 water"), eu(5))), 38, "neither is in turn");
    assert_eq!(table.refused(2, offer(1, titles(&["japan"]), loose("1 water"))), 38);
    for phase in ["again", "agents", "base", "teleport"] {
        let round = if phase == "teleport" { 1 } else { 2 };
        let table = Table::new(3, &format!("round = {round}\nphase = \"{phase}\"\n{text}"));
        assert_eq!(table.refused(0, offer(2, loose("1 water"), eu(5))), 38, "{phase}");
    }
    table.deal(1, 0, loose("1 water"), eu(5));
    assert_eq!((table.stock(0), table.eu(1)), (units("2 water"), 205));
}

#[test]
fn gp_38_buying_with_a_card_is_a_part_of_the_option_phase() {
    let text = "[[player]]\nstock = { water = 1 }\ncards = [\"warehouse-sale\"]\n[[player]]";
    let mut table = Table::new(2, text);
    table.act(0, offer(1, loose("1 water"), eu(5))).act(0, play("warehouse-sale"));
    assert!(matches!(table.phase(), Phase::Shop { .. }));
    assert!(!table.told(Deals::Lapsed { from: Team(0), to: Team(1) }));
    table.act(1, Action::Accept(Team(0)));
    assert_eq!(table.stock(1), units("1 water"));
}

#[test]
fn gp_38_a_title_is_frozen_until_the_field_landed_on_is_settled() {
    // From Indonesia's side at 3 to Japan at 4.
    let text = "[[player]]\n[[player]]\ntitles = [\"japan\", \"usa\"]\n[[player]]\n[[governor]]\nat = 3";
    let mut table = Table::plain(3, text);
    table.act(1, offer(2, titles(&["japan"]), eu(5))).roll(&[1]);
    assert_eq!(table.phase(), Phase::Foreign(title("japan")));
    assert_eq!(table.refused(2, Action::Accept(Team(1))), 38, "an older offer cannot be accepted either");
    table.act(1, Action::Withdraw);
    assert_eq!(table.refused(1, offer(2, titles(&["japan"]), eu(5))), 38);
    assert_eq!(table.refused(0, offer(1, eu(5), titles(&["japan"]))), 38);
    table.deal(1, 2, titles(&["usa"]), eu(5));
    table.act(0, Action::Pay).deal(1, 2, titles(&["japan"]), eu(5));
    assert_eq!([table.owner("japan"), table.owner("usa")], [Some(2), Some(2)]);
}

#[test]
fn gp_38_an_own_title_landed_on_is_frozen() {
    let text = "phase = \"own\"\nat = \"japan\"\n[[player]]\ntitles = [\"japan\", \"usa\"]\n[[player]]";
    let mut table = Table::plain(2, text);
    assert_eq!(table.refused(0, offer(1, titles(&["japan"]), eu(5))), 38);
    table.deal(0, 1, titles(&["usa"]), eu(5));
}

#[test]
fn gp_38_both_territories_of_a_battle_are_frozen() {
    let text = "phase = \"foreign\"\nat = \"brazil\"\n[[player]]\ntitles = [\"usa\", \"peru\"]\n\
                [[player]]\ntitles = [\"brazil\"]\n[[player]]";
    let mut table = Table::new(3, text);
    table.act(0, attack("usa", "brazil"));
    assert_eq!(table.refused(0, offer(2, titles(&["usa"]), eu(5))), 38);
    assert_eq!(table.refused(1, offer(2, titles(&["brazil"]), eu(5))), 38);
    table.deal(0, 2, titles(&["peru"]), eu(5));
    // The Aggressor has no d6 left and loses with the polygon alone: the battle ends, and with it the freeze.
    table.state.open.battle.as_mut().unwrap().dice = [0, 1];
    table.throw(0, Action::Fight, &[1, 2, 3]);
    assert_eq!(table.owner("usa"), Some(1));
    table.deal(1, 2, titles(&["usa", "brazil"]), eu(5));
    assert_eq!(table.state.open.players[Team(0)].titles, TitleSet::NONE);
}

#[test]
fn gp_38_what_a_victor_attacks_from_is_frozen_until_he_has_decided() {
    let text = "phase = \"chain\"\nat = \"usa\"\ngroup = \"south-america\"\n[[player]]\ntitles = [\"usa\", \"peru\"]\n\
                [[player]]\ntitles = [\"brazil\"]";
    let mut table = Table::plain(2, text);
    assert_eq!(table.refused(0, offer(1, titles(&["usa"]), eu(5))), 38);
    table.deal(0, 1, titles(&["peru"]), eu(5)).act(0, Action::Pass).deal(0, 1, titles(&["usa"]), eu(5));
    assert_eq!(table.owner("usa"), Some(1));
}

fn play(id: &str) -> Action {
    Action::Play { card: card(id), choice: Choice::NOTHING }
}

#[test]
fn gp_39_a_card_that_says_so_is_played_at_once() {
    // From the Core Energy Guild to the INFLUENCE field beside it.
    let text = "influence = [\"heroic-hull-repair\"]\n[[governor]]\nat = \"core-energy\"";
    let mut table = Table::new(2, text);
    table.roll(&[1]);
    let repair = card("heroic-hull-repair");
    assert!(table.told(Cards::AtOnce { team: Team(0), card: repair }));
    assert_eq!((table.eu(0), table.points(0)), (250 - 20, 6));
    assert!(!table.holds(0, "heroic-hull-repair"));
    assert_eq!(table.state.influence.cards.first(), Some(&repair), "it is the bottom card");
}

#[test]
fn gp_39_a_card_is_kept_for_later_and_goes_under_its_stack_when_played() {
    let text = "influence = [\"rent-from-above\"]\n[[player]]\ntitles = [\"japan\", \"usa\", \"fresh-water\"]\n\
                [[player]]\n[[governor]]\nat = \"core-energy\"";
    let mut table = Table::plain(2, text);
    table.roll(&[1]);
    assert!(table.holds(0, "rent-from-above"));
    assert_eq!(table.refused(0, play("rent-from-above")), 39, "its text says: in the Option Phase");
    table.act(0, Action::Stop).idle();
    table.act(0, play("rent-from-above"));
    assert_eq!(table.eu(0), 250 + 2 * 4, "four EU for each Territory");
    assert!(!table.holds(0, "rent-from-above"));
    assert_eq!(table.state.influence.cards.first(), Some(&card("rent-from-above")));
    assert_eq!(table.refused(0, play("rent-from-above")), 39, "it is not in hand");
}

#[test]
fn gp_39_a_card_is_played_when_its_text_says() {
    let text = "[[player]]\ncards = [\"false-moustache\", \"sunny-side-dividend\"]\n[[player]]\ntitles = [\"japan\"]";
    let mut table = Table::new(2, text);
    assert_eq!(table.refused(0, play("false-moustache")), 39);
    table.act(0, play("sunny-side-dividend"));
    assert_eq!(table.eu(0), 290);
    let mut table = Table::new(2, &format!("phase = \"foreign\"\nat = \"japan\"\n{text}"));
    assert_eq!(table.refused(0, play("sunny-side-dividend")), 39);
    table.act(0, play("false-moustache"));
    assert_eq!(
        (table.eu(0), table.eu(1), table.phase()),
        (250, 250, Phase::Again),
        "no conference, and they may roll"
    );
}

#[test]
fn gp_39_a_card_that_says_so_is_of_no_use_in_the_last_round() {
    let hit = |team| Action::Play {
        card: card("open-microphone"),
        choice: Choice { team: Some(Team(team)), ..Choice::NOTHING },
    };
    let text = "[[player]]\ncards = [\"open-microphone\"]\n[[player]]\npoints = 149";
    let table = Table::new(2, &format!("last_round = true\n{text}"));
    assert!(!table.legal(0).contains(&hit(1)));
    assert_eq!(table.refused(0, hit(1)), 39);
    let mut table = Table::new(2, text);
    assert!(table.legal(0).contains(&hit(1)));
    table.act(0, hit(1));
    assert_eq!(table.points(1), 129);
}

#[test]
fn gp_39_operations_and_opportunities_go_under_their_stack() {
    let text = "phase = \"foreign\"\nat = \"norway\"\n\
                [[player]]\ntitles = [\"usa\"]\ncards = [\"gulf-stream-lane\", \"zero-g-drill\"]\n\
                [[player]]\ntitles = [\"norway\"]";
    let mut table = Table::new(2, text);
    let lane = card("gulf-stream-lane");
    table.act(0, Action::Attack { from: title("usa"), against: title("norway"), with: Some(lane) });
    assert_eq!(table.state.ops_mission.cards.first(), Some(&lane));
    assert!(!table.holds(0, "gulf-stream-lane"));
    table.act(0, play("zero-g-drill"));
    assert_eq!(table.state.ops_mission.cards[..2], [card("zero-g-drill"), lane]);
    assert!(!table.holds(0, "zero-g-drill"));
}
