//! The words in which events are told, and what a game says of itself.

use globopolis::event::{Cards, Conflict, Deals, Resources, Shown, Titles, Visits};
use globopolis::{Event, Globopolis, NamedCards, Options, Phase, Side, Team};
use table::dice::FastDice;
use table::{Arg, Game, Offered, Silent, Text, View as _, Viewer};

use crate::world::{card, eu, game, group, title, world};

fn told(event: impl Into<Event>) -> Text {
    game(Options::FULL, 3).tell_event(&event.into())
}

/// An argument of the sentence that tells an event.
fn arg(event: impl Into<Event>, name: &str) -> Arg {
    let text = told(event);
    let found = text.args.iter().find(|(known, _)| *known == name);
    found.unwrap_or_else(|| panic!("{text:?} has no {name}")).1.clone()
}

#[test]
fn things_are_told_by_their_names() {
    let sent = Conflict::HelpSent { from: title("canada"), to: title("usa") };
    assert_eq!(arg(sent, "from"), Arg::Name("Canada".to_owned()));
    let played = Cards::AtOnce { team: Team(1), card: card("big-umbrella") };
    assert_eq!(arg(played, "card"), Arg::Name(world().card(card("big-umbrella")).name.clone()));
    let credited = Titles::GroupCredited { team: Team(1), group: group("scandinavia"), points: 6 };
    assert_eq!(arg(credited, "group"), Arg::Name("Scandinavia".to_owned()));
    let cards = NamedCards::one(card("big-umbrella"));
    let named = arg(Deals::OfferCards { give: cards, want: NamedCards::NONE }, "give");
    assert_eq!(named, Arg::Text(Side { cards, ..Side::NOTHING }.text(world(), true)));
}

#[test]
fn what_was_rolled_and_withdrawn_is_counted() {
    assert_eq!(arg(Conflict::ThirdParty { team: Team(2), home: [3, 2] }, "count"), Arg::Number(5));
    let rolled = Visits::MarketRolled { team: Team(0), at: world().teleport(), dice: [3, 5] };
    assert_eq!(arg(rolled, "count"), Arg::Number(8));
    assert_eq!(arg(rolled, "dice"), Arg::List(vec![Arg::Number(3), Arg::Number(5)]));
    let developed =
        |level| told(Resources::Developed { team: Team(0), title: title("usa"), level, eu: 15 }).id;
    assert_eq!([1, 2].map(developed), ["gp-told-developed", "gp-told-super-developed"]);
}

/// Cards in a deal are counted for those who may not know them.
#[test]
fn gp_36_an_offer_is_told_with_the_number_of_its_cards() {
    let offered = |give: Shown| {
        arg(Deals::Offered { from: Team(0), to: Team(1), give, want: Side::NOTHING.into() }, "give")
    };
    let cards = Arg::Text(Text::new("gp-cards").with("count", 2_u8));
    let five = Arg::Text(eu(5).text(world(), false));
    let list = |parts: Vec<Arg>| Arg::Text(Text::new("gp-list").with("list", parts));
    assert_eq!(offered(eu(5).into()), five);
    assert_eq!(offered(Shown { cards: 2, ..Side::NOTHING.into() }), list(vec![cards.clone()]));
    assert_eq!(offered(Shown { cards: 2, ..eu(5).into() }), list(vec![five, cards]));
}

#[test]
fn gp_86_more_than_five_play_in_as_many_teams_as_can_be() {
    let teams = |seats: usize| Globopolis::suit(Options::FULL, seats).teams;
    assert_eq!([5, 6, 8, 10].map(teams), [None, Some(3), Some(4), Some(5)]);
    let chosen = Options { teams: Some(2), ..Options::FULL };
    assert_eq!(Globopolis::suit(chosen, 6), chosen, "what was chosen stays");
}

#[test]
fn a_game_says_what_it_asks_who_began_and_what_its_files_look_like() {
    let names: Vec<_> = Globopolis::questions().into_iter().map(|question| format!("{question:?}")).collect();
    assert!(names.len() > 10 && names.iter().any(|question| question.contains("gpd-option-level")));
    let game = game(Options::FULL, 3);
    let state = game.set_up(&mut FastDice::new(4), &mut Silent);
    assert_eq!(game.first_by_lot(&state), Some(state.open.first));
    assert!(Globopolis::forms().scenario.to_string().contains("attacks-won"));
    let first = state.open.turn;
    let view = game.view(&state, Viewer::Seat(first));
    let mut legal = Vec::new();
    game.legal(&state, first, &mut legal);
    assert_eq!((view.to_act(), view.legal()), (game.to_act(&state), legal.as_slice()));
    assert!(!legal.is_empty() && state.open.phase == Phase::Teleport);
}
