//! Adventures: GT-49 to GT-66.

use globetrotters::clause::{
    GT_9, GT_15, GT_43, GT_44, GT_49, GT_53, GT_55, GT_58, GT_60, GT_62, GT_63, GT_81,
};
use globetrotters::{Action, Event, Phase};
use table::{Game, Seat, Text};

use crate::support::{
    ELSEWHERE, Table, WORLD, board_text, bonus, card_text, fly, load, lose_key, memory, place, position,
    refund, scenario, send, story,
};

/// In Rome, where this Adventure comes up, with $500.
fn in_rome(effects: &str, more: &str) -> Table {
    let player = format!("home = \"seattle\", at = \"rome\", money = 500, {more}");
    story(&[effects], "phase = \"offer\"", &[&player, ELSEWHERE])
}

/// The same, and the Adventure is taken.
fn taken(effects: &str, more: &str) -> Table {
    let mut table = in_rome(effects, more);
    table.adventure();
    table
}

#[test]
fn gt_49_an_adventure_is_optional_in_a_red_dot_city_once_per_visit() {
    let mut table = in_rome("gain 100", "");
    assert!(table.can(Action::Decline));
    table.adventure();
    assert_eq!(table.refused(0, Action::TakeAdventure), GT_44, "once per visit");
    let table = position("", &[r#"home = "seattle", money = 500"#, ELSEWHERE]);
    assert_eq!(table.refused(0, Action::TakeAdventure), GT_44, "not in a National City");
    let table = position("phase = \"offer\"", &[r#"home = "seattle", at = "rome""#, ELSEWHERE]);
    assert_eq!(table.refused(0, Action::TryJackpot), GT_49);
}

#[test]
fn gt_49_the_top_card_of_the_half_and_the_entry_for_the_city() {
    let mut text = board_text();
    for half in globetrotters::Half::ALL {
        text += &card_text(half, "lose 100", &[("rome", "gain 300"), ("chicago", "gain 200")]);
    }
    for (city, money) in [("rome", 800), ("athens", 400), ("chicago", 700)] {
        let player = format!("home = \"seattle\", at = \"{city}\", money = 500");
        let text_of = scenario("", "phase = \"offer\"", &[&player, ELSEWHERE]);
        let mut table = Table::on(load(&text).unwrap(), &text_of);
        let card = *table.state.hidden.adventures[WORLD.half_of(place(city)).index()].last().unwrap();
        table.adventure();
        assert_eq!(table.money(0), money, "{city}");
        assert!(table.told(Event::TookAdventure { seat: Seat(0), card, city: place(city) }));
    }
}

#[test]
fn gt_50_what_an_adventure_takes_goes_to_the_jackpot() {
    let table = taken("lose 100", "");
    assert_eq!((table.money(0), table.jackpot()), (400, (300, 2)));
    let table = taken("use 1", "tickets = [\"lagos/moscow\"]");
    assert_eq!((table.hand(0).len(), table.jackpot()), (0, (200, 3)));
    let table = taken("lose-key", "keys = [\"tokyo\"]");
    assert_eq!(table.key_ids(table.state.open.jackpot.keys), ["tokyo"]);
    let table = taken("lose-memory", "specials = 1");
    assert_eq!((table.player(0).specials, table.state.open.jackpot.specials), (0, 1));
    // A purchase that it forces is no loss: the bank is paid.
    let table = taken("use 1", "");
    assert_eq!((table.money(0), table.jackpot()), (300, (200, 3)));
}

#[test]
fn gt_51_gain_or_lose_cheques() {
    assert_eq!(taken("gain 300", "").money(0), 800);
    let table = taken("lose 300", "");
    assert_eq!((table.money(0), table.turn(), table.phase()), (200, 0, Phase::Travel));
    assert_eq!(table.memories(0), ["rome"]);
}

#[test]
fn gt_52_gain_tickets_from_the_pack() {
    let mut table = in_rome("tickets 2", "");
    let top = table.pack()[..2].to_vec();
    table.adventure();
    assert_eq!(table.hand(0), top);
}

#[test]
fn gt_53_the_player_to_the_right_picks_blindly() {
    let hand = "tickets = [\"lagos/moscow\", \"cairo/tokyo\", \"rio/paris\"]";
    let player = format!("home = \"seattle\", at = \"rome\", money = 500, {hand}");
    let mut table = story(&["use 2"], "phase = \"offer\"", &[&player, ELSEWHERE, r#"home = "manila""#]);
    table.adventure();
    assert_eq!((table.phase(), table.awaited()), (Phase::Pick(2), vec![2]), "the player to the right");
    assert_eq!(table.legal(2), [Action::PickBlind(0), Action::PickBlind(1), Action::PickBlind(2)]);
    assert_eq!(table.refused(2, Action::PickBlind(3)), GT_53);
    assert_eq!(table.refused(0, refund("cairo/tokyo")), GT_9, "nothing is saved from the pick");
    table.dice(&[1]).act(2, Action::PickBlind(1));
    assert_eq!((table.phase(), table.hand(0).len()), (Phase::Pick(1), 2));
    table.dice(&[0]).act(2, Action::PickBlind(0));
    assert_eq!((table.hand(0), table.jackpot()), (vec!["rio/paris".to_owned()], (200, 4)));
    assert_eq!((table.memories(0), table.phase(), table.turn()), (vec!["rome"], Phase::Travel, 0));
}

#[test]
fn gt_53_chance_decides_and_not_the_order_in_which_the_tickets_came() {
    let hand = "tickets = [\"lagos/moscow\", \"cairo/tokyo\", \"rio/paris\"]";
    let player = format!("home = \"seattle\", at = \"rome\", money = 500, {hand}");
    let table = || story(&["use 1"], "phase = \"offer\"", &[&player, ELSEWHERE]);
    let mut new = table();
    new.adventure().dice(&[2]).act(1, Action::PickBlind(0));
    assert_eq!(new.hand(0), ["lagos/moscow", "cairo/tokyo"], "whichever was pointed at");
    let mut old = table().of_old();
    old.adventure().act(1, Action::PickBlind(0));
    assert_eq!(old.hand(0), ["cairo/tokyo", "rio/paris"], "as games that had begun are played on");
}

#[test]
fn gt_53_missing_tickets_are_bought_at_200_first() {
    let table = taken("use 2", "tickets = [\"lagos/moscow\"]");
    assert_eq!((table.money(0), table.hand(0).len(), table.jackpot()), (300, 0, (200, 4)));
    assert_eq!(table.memories(0), ["rome"], "the obligation is met, and the turn goes on");
    assert_eq!(table.turn(), 0);
}

#[test]
fn gt_54_all_tickets_are_exchanged() {
    let mut table = in_rome("exchange", "tickets = [\"lagos/moscow\", \"cairo/tokyo\"]");
    let top = table.pack()[..2].to_vec();
    table.adventure();
    assert_eq!((table.hand(0), table.jackpot()), (top, (200, 2)));
    let pack = table.pack();
    assert_eq!(pack[pack.len() - 2..], ["lagos/moscow", "cairo/tokyo"]);
    let table = taken("exchange", "");
    assert_eq!((table.hand(0).len(), table.memories(0), table.phase()), (0, vec!["rome"], Phase::Travel));
}

#[test]
fn gt_55_which_key_is_lost_is_his_choice() {
    let mut table = taken("lose-key", "keys = [\"tokyo\", \"paris\"]");
    assert_eq!(table.phase(), Phase::LoseKey);
    assert_eq!(table.refused(0, lose_key("london")), GT_55);
    assert_eq!(table.refused(0, Action::Work), GT_55);
    table.does(lose_key("paris"));
    assert_eq!((table.keys(0), table.key_ids(table.state.open.jackpot.keys)), (vec!["tokyo"], vec!["paris"]));
    assert_eq!(table.memories(0), ["rome"]);
}

#[test]
fn gt_55_a_key_in_the_jackpot_is_won_with_it_only() {
    let player = r#"home = "seattle", at = "paris", money = 500"#;
    let more = "phase = \"offer\"\njackpot = { keys = [\"paris\"] }";
    let mut table = story(&["gain 100"], more, &[player, ELSEWHERE]);
    table.adventure();
    assert_eq!((table.keys(0), table.player(0).may_challenge), (vec![], false));
}

#[test]
fn gt_56_gain_or_lose_a_special_memory() {
    assert_eq!(taken("memory", "").player(0).specials, 1);
    assert_eq!(taken("lose-memory", "specials = 2").player(0).specials, 1);
}

#[test]
fn gt_56_only_unplaced_ones_count() {
    let table = taken("lose-memory", "memories = [\"madrid\"], placed = [\"europe\"]");
    assert_eq!((table.memories(0), table.at(0), table.money(0)), (vec!["madrid"], "seattle", 0));
}

#[test]
fn gt_56_none_is_placed_while_an_adventure_is_pending() {
    let table = taken("lose-key", "keys = [\"tokyo\", \"paris\"], specials = 1");
    assert_eq!(table.refused(0, memory("madrid")), GT_55);
    let table = taken(
        "lose 900",
        "specials = 1, tickets = [\"lagos/moscow\", \"cairo/tokyo\", \"rio/paris\", \
         \"new-york/london\", \"caracas/lagos\"]",
    );
    assert_eq!(table.phase(), Phase::Debt(globetrotters::state::Due::Loss));
    assert_eq!(table.refused(0, memory("madrid")), GT_81);
}

#[test]
fn gt_57_no_key_or_special_memory_to_lose_costs_everything() {
    for (effects, event) in [
        ("lose-key", Event::NoKeyToLose { seat: Seat(0) }),
        ("lose-memory", Event::NoSpecialToLose { seat: Seat(0) }),
    ] {
        let mut table = in_rome(effects, "tickets = [\"lagos/moscow\"]");
        let pack = table.pack().len();
        table.adventure();
        assert!(table.told(event));
        assert_eq!((table.money(0), table.hand(0).len(), table.at(0)), (0, 0, "seattle"), "{effects}");
        assert_eq!((table.jackpot(), table.pack().len()), ((200, 2), pack + 1), "the bank and the pack");
        assert_eq!((table.turn(), table.memories(0).len()), (1, 0));
        assert!(table.player(0).mark.unwrap().adventure);
    }
}

#[test]
fn gt_58_for_the_day_ends_the_turn_with_the_reward() {
    let table = taken("gain 100, day", "");
    assert_eq!((table.memories(0), table.phase(), table.money(0)), (vec!["rome"], Phase::AfterTurn, 600));
    let player = r#"home = "seattle", at = "paris""#;
    let mut table = story(&["day"], "phase = \"offer\"", &[player, ELSEWHERE]);
    table.adventure();
    assert_eq!((table.keys(0), table.turn()), (vec!["paris"], 1));
}

#[test]
fn gt_58_for_the_weekend_skips_the_next_turn_too() {
    let mut table = taken("weekend", "");
    table.close();
    assert!(table.player(0).skips);
    table.work();
    assert_eq!((table.turn(), table.money(0)), (1, 500), "no turn, no 300");
    table.work();
    assert_eq!((table.turn(), table.money(0)), (0, 800));
}

#[test]
fn gt_58_the_challenge_is_still_earned_at_once() {
    let player = r#"home = "seattle", at = "paris", money = 300"#;
    let holder = r#"home = "winnipeg", keys = ["paris"]"#;
    let mut table = story(&["day"], "phase = \"offer\"", &[player, holder]);
    table.adventure();
    assert_eq!(table.phase(), Phase::LastChance);
    assert_eq!(table.refused(0, Action::Work), GT_58);
    assert_eq!(table.refused(0, Action::Roll), GT_58);
    table.dice(&[3, 4, 1, 2]).does(Action::Challenge);
    assert_eq!((table.keys(0), table.turn()), (vec!["paris"], 1), "won, and the turn is over all the same");
    let mut table = story(&["day"], "phase = \"offer\"", &[player, holder]);
    table.adventure().does(Action::Decline).close();
    assert_eq!(table.turn(), 1);
}

#[test]
fn gt_58_moved_on_during_the_skip_he_arrives_at_the_next_turn_he_plays() {
    let sleeper = r#"home = "seattle", at = "calgary", skips = true"#;
    let mut table = position("pack = [\"tripoli/lima\"]", &[r#"home = "winnipeg", money = 900"#, sleeper]);
    table.go("calgary").does(send("lima")).work();
    assert_eq!((table.turn(), table.at(1), table.money(1)), (0, "lima", 0));
    table.work();
    assert_eq!((table.turn(), table.money(1)), (1, 200));
}

#[test]
fn gt_59_go_to_a_place_and_arrive_there_in_full() {
    let mut table = taken("go paris", "");
    assert_eq!((table.at(0), table.money(0), table.jackpot().0), ("paris", 300, 400));
    assert_eq!((table.phase(), table.memories(0)), (Phase::Offer, vec![]));
    table.adventure();
    assert_eq!(table.keys(0), ["paris"], "the second card keeps them there");
    assert_eq!(taken("go fiji", "").player(0).specials, 1);
    assert_eq!(taken("go florence", "").phase(), Phase::AfterTurn);
}

#[test]
fn gt_60_switch_places_with_a_player_of_his_choice() {
    let player = r#"home = "seattle", at = "rome", money = 500"#;
    let others = [r#"home = "winnipeg", at = "lima""#, r#"home = "manila", at = "denver""#];
    let mut table = story(&["switch"], "phase = \"offer\"", &[player, others[0], others[1]]);
    table.adventure();
    assert_eq!(table.legal(0)[..2], [Action::SwitchWith(Seat(1)), Action::SwitchWith(Seat(2))]);
    assert_eq!(table.refused(0, Action::SwitchWith(Seat(0))), GT_60);
    assert_eq!(table.refused(0, Action::SwitchWith(Seat(3))), GT_60);
    table.does(Action::SwitchWith(Seat(2)));
    assert_eq!(["denver", "lima", "rome"], [0, 1, 2].map(|seat| table.at(seat)));
    assert_eq!((table.money(0), table.memories(0)), (400, vec![]), "they arrive in Denver and forfeit Rome");
    assert!(table.player(2).unresolved && !table.player(1).unresolved);
}

#[test]
fn gt_60_nobody_else_on_the_map_full_credit() {
    let mut table = story(
        &["switch"],
        "phase = \"offer\"",
        &[r#"home = "seattle", at = "rome", money = 500"#, "money = 500"],
    );
    table.adventure();
    assert_eq!((table.at(0), table.memories(0), table.phase()), ("rome", vec!["rome"], Phase::Travel));
    assert!(table.told(Event::Stayed { seat: Seat(0), at: place("rome") }));
}

#[test]
fn gt_61_go_back_to_the_location_held_before() {
    let table = taken("back", "before = \"lima\"");
    assert_eq!((table.at(0), table.money(0), table.jackpot().0), ("lima", 400, 300));
    assert_eq!((table.phase(), table.memories(0)), (Phase::Travel, vec![]));
    // By whatever means: the place from which they flew.
    let player = r#"home = "seattle", at = "vancouver", money = 500, tickets = ["chicago/rome"]"#;
    let mut table = story(&["back"], "", &[player, ELSEWHERE]);
    table.does(fly("chicago/rome", "rome")).adventure();
    assert_eq!(table.at(0), "vancouver");
    assert_eq!(table.phase(), Phase::Offer, "the arrival there is resolved");
}

#[test]
fn gt_61_back_to_a_cruise_island_keeps_its_destination() {
    let at_sea = r#"home = "seattle", at = "laccadive-islands", bound_for = "bombay", money = 0"#;
    let mut table = story(&["back"], "phase = \"start\"", &[at_sea, ELSEWHERE]);
    assert_eq!((table.at(0), table.phase()), ("bombay", Phase::Offer));
    table.adventure();
    assert_eq!((table.at(0), table.turn(), table.money(0)), ("laccadive-islands", 1, 200));
    assert_eq!(table.player(0).spot.unwrap().bound_for, Some(place("bombay")));
}

#[test]
fn gt_61_go_home_without_expenses() {
    let table = taken("home", "");
    assert_eq!((table.at(0), table.money(0), table.jackpot()), ("seattle", 500, (200, 2)));
    assert_eq!((table.phase(), table.memories(0)), (Phase::Travel, vec![]));
}

#[test]
fn gt_61_on_a_first_turn_or_with_nowhere_to_go_back_to_he_stays() {
    let player = r#"home = "seattle", at = "rome", money = 500, before = "lima""#;
    for effects in ["back", "home"] {
        let more = "phase = \"offer\"\nfirst_turn = true";
        let mut table = story(&[effects], more, &[player, ELSEWHERE]);
        table.adventure();
        assert_eq!((table.at(0), table.memories(0), table.phase()), ("rome", vec!["rome"], Phase::Travel));
    }
    assert_eq!(taken("back", "").memories(0), ["rome"], "they have been nowhere before");
}

#[test]
fn gt_62_a_travel_bonus_first_the_reward_then_any_city_of_the_continent() {
    let mut table = taken("bonus", "specials = 1");
    assert_eq!((table.phase(), table.memories(0)), (Phase::Bonus, vec!["rome"]));
    table.does(memory("madrid"));
    assert_eq!((table.phase(), table.keys(0)), (Phase::Bonus, vec!["europe"]));
    for to in ["paris", "moscow", "dublin", "florence", "monte-carlo"] {
        assert!(table.can(bonus(to)), "{to}");
    }
    for to in ["rome", "lapland", "bilbao", "ushant", "cairo"] {
        assert_eq!(table.refused(0, bonus(to)), GT_62, "{to}");
    }
    table.does(bonus("paris"));
    assert_eq!((table.at(0), table.money(0), table.phase()), ("paris", 300, Phase::Offer));
}

#[test]
fn gt_62_a_bonus_cannot_be_stored() {
    let mut table = taken("bonus", "");
    assert_eq!(table.refused(0, Action::Roll), GT_62);
    assert_eq!(table.refused(0, Action::Work), GT_62);
    table.does(Action::Decline);
    assert_eq!(table.phase(), Phase::Travel);
    assert_eq!(table.refused(0, bonus("paris")), GT_15);
}

#[test]
fn gt_63_a_starred_bonus_goes_to_any_location_but_a_cruise_island() {
    let mut table = taken("bonus-star", "");
    for to in ["tokyo", "fiji", "lapland", "siberia", "beirut", "las-vegas"] {
        assert!(table.can(bonus(to)), "{to}");
    }
    assert_eq!(table.refused(0, bonus("ushant")), GT_63);
    assert_eq!(table.refused(0, bonus("rome")), GT_62);
    table.does(bonus("fiji"));
    assert_eq!((table.at(0), table.player(0).specials, table.money(0)), ("fiji", 1, 400));
}

#[test]
fn gt_64_a_lost_challenge_loses_the_bonus_too() {
    let player = r#"home = "seattle", at = "paris", money = 500"#;
    let more = "phase = \"offer\"\npack = [\"tripoli/lima\"]";
    let holder = r#"home = "winnipeg", keys = ["paris"]"#;
    let mut table = story(&["bonus-star"], more, &[player, holder]);
    table.adventure();
    assert_eq!(table.phase(), Phase::Bonus);
    let mut won = table.clone();
    won.dice(&[3, 4, 1, 2]).does(Action::Challenge);
    assert_eq!((won.phase(), won.keys(0)), (Phase::Bonus, vec!["paris"]), "won: the bonus is still there");
    table.dice(&[1, 2, 3, 4]).does(Action::Challenge);
    assert_eq!(table.phase(), Phase::MoveOn { who: Seat(0), chooser: Seat(1) });
    table.act(1, send("lima"));
    assert_eq!((table.at(0), table.phase(), table.state.open.course.bonus), ("lima", Phase::AfterTurn, None));
}

#[test]
fn gt_65_leaving_the_city_forfeits_the_reward() {
    for effects in ["go lima", "home", "lose 900", "lose-key"] {
        let table = taken(effects, "");
        assert!(table.memories(0).is_empty(), "{effects}");
    }
    // Revisiting, with expenses and an Adventure, is a new try.
    let player = r#"home = "seattle", at = "los-angeles", money = 900"#;
    let mut table = story(&["go san-diego"], "phase = \"offer\"", &[player, ELSEWHERE]);
    table.adventure();
    assert_eq!((table.keys(0).len(), table.money(0)), (0, 800));
    table.go("los-angeles").adventure();
    assert_eq!((table.keys(0), table.money(0)), (vec!["los-angeles"], 600));
}

#[test]
fn gt_66_sent_to_where_he_is_he_is_still_in_it() {
    let table = taken("go rome", "");
    assert_eq!((table.memories(0), table.money(0), table.jackpot()), (vec!["rome"], 500, (200, 2)));
    assert_eq!(table.phase(), Phase::Travel);
    let player = r#"home = "amsterdam", money = 500"#;
    let mut table = story(&["home"], "phase = \"offer\"", &[player, ELSEWHERE]);
    table.adventure();
    assert_eq!(table.memories(0), ["amsterdam"]);
}

#[test]
fn gt_66_a_deportation_is_none_even_at_home() {
    let player = r#"home = "amsterdam", money = 500"#;
    let mut table = story(&["lose 900"], "phase = \"offer\"", &[player, ELSEWHERE]);
    table.adventure();
    assert_eq!((table.at(0), table.memories(0).len(), table.turn()), ("amsterdam", 0, 1));
}

#[test]
fn gt_60_the_other_resolves_the_arrival_at_the_start_of_his_next_turn() {
    let player = r#"home = "seattle", at = "rome", money = 500"#;
    let other = r#"home = "winnipeg", at = "lima""#;
    let mut table = story(&["switch", "gain 100"], "phase = \"offer\"", &[player, other]);
    table.adventure().work();
    assert_eq!((table.turn(), table.at(1), table.money(1), table.phase()), (1, "rome", 200, Phase::Offer));
    table.adventure();
    assert_eq!(table.memories(1), ["rome"]);
}

#[test]
fn gt_61_go_home_gives_what_home_gives() {
    let player = r#"home = "amsterdam", at = "rome", money = 500"#;
    let mut table = story(&["home", "gain 100"], "phase = \"offer\"", &[player, ELSEWHERE]);
    table.adventure();
    assert_eq!((table.at(0), table.phase(), table.money(0)), ("amsterdam", Phase::Offer, 500));
    table.adventure();
    assert_eq!(table.memories(0), ["amsterdam"]);
}

#[test]
fn gt_49_an_adventure_can_lead_to_an_adventure() {
    let mut table = story(
        &["go athens", "go madrid", "lose 100"],
        "phase = \"offer\"",
        &[r#"home = "seattle", at = "rome", money = 500"#, ELSEWHERE],
    );
    table.adventure().adventure().adventure();
    assert_eq!((table.at(0), table.memories(0)), ("madrid", vec!["madrid"]));
    assert_eq!((table.money(0), table.jackpot().0), (200, 500), "twice 100 expenses and the loss");
}

#[test]
fn gt_62_a_bonus_can_be_declined_for_a_challenge_later() {
    let player = r#"home = "seattle", at = "paris", money = 500"#;
    let holder = r#"home = "winnipeg", keys = ["paris"]"#;
    let mut table = story(&["bonus"], "phase = \"offer\"", &[player, holder]);
    table.adventure().does(Action::Decline);
    table.dice(&[3, 4, 1, 2]).does(Action::Challenge);
    assert_eq!((table.keys(0), table.phase()), (vec!["paris"], Phase::Travel));
    let mut table = story(&["bonus"], "phase = \"offer\"", &[player, holder]);
    table.adventure().does(bonus("madrid"));
    assert_eq!(table.refused(0, Action::Challenge), GT_43, "the city is left");
    assert!(!table.player(0).may_challenge);
}

#[test]
fn gt_53_who_picks_reads_numbers_from_one() {
    let players = [r#"home = "seattle", at = "rome", tickets = ["cairo/tokyo", "rio/paris"]"#, ELSEWHERE];
    let mut table = story(&["use 1"], "phase = \"offer\"", &players);
    table.adventure();
    let named = table.legal(1).iter().map(|pick| table.game.name_action(pick)).collect::<Vec<_>>();
    let number = |number: u8| Text::new("gt-do-pick-blind").with("number", number);
    assert_eq!(named, [number(1), number(2)]);
}
