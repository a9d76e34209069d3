//! Deals in games played at random: what the form suggests the rules accept, what it foretells comes true, and no card is
//! named to whoever may not know it.

use games::globopolis::event::Titles;
use games::globopolis::{Action, CardSet, Edition, Globopolis, NamedCards, Options, Side, Team};
use maud::Markup;
use table::dice::FastDice;
use table::{Game, Seat, Viewer};

use super::terms::Terms;
use crate::globopolis::page::Page;
use crate::globopolis::test_drive::{Drive, HELPED, drive};
use crate::model::Notice;
use crate::test_html::{attribute, elements, tags};
use crate::test_table::owned;

impl Drive {
    fn deals(&self, viewer: Viewer, ask: &[(&str, &str)]) -> String {
        self.show(viewer, ask, all)
    }
}

/// Everything about deals.
fn all(page: &Page<'_>) -> Markup {
    maud::html! { (super::tray(page).shown(page.l10n)) (super::deals(page)) }
}

/// A field of a form as the page shows it.
#[derive(Debug)]
struct Input {
    name: String,
    /// What it holds now, unless it is an empty box.
    value: Option<String>,
    /// Everything it could hold.
    possible: Vec<String>,
}

/// The fields of the deal's form.
fn inputs(html: &str) -> Vec<Input> {
    let mut forms = elements(html, "form").into_iter();
    let form = forms.find(|form| attribute(form, "class") == Some("gpt-desk")).expect("the form is there");
    let of = |tag: &str, name: &str| attribute(tag, name).unwrap().to_owned();
    let mut inputs = Vec::new();
    for tag in tags(form, "input") {
        let (name, value) = (of(tag, "name"), of(tag, "value"));
        match attribute(tag, "type").unwrap() {
            "hidden" => inputs.push(Input { name, possible: vec![value.clone()], value: Some(value) }),
            "number" => {
                let most: u32 = attribute(tag, "max").unwrap().parse().unwrap();
                let possible = [0, 1, most / 2, most].map(|count| count.min(most).to_string()).to_vec();
                inputs.push(Input { name, possible, value: Some(value) });
            }
            "checkbox" => {
                let open = !tag.contains(" disabled");
                let checked = tag.contains(" checked") && open;
                let possible = if open { vec![String::new(), value.clone()] } else { vec![String::new()] };
                inputs.push(Input { name, possible, value: checked.then_some(value) });
            }
            other => panic!("a field of type {other}"),
        }
    }
    for select in elements(form, "select") {
        let options = tags(select, "option");
        let chosen = options.iter().find(|option| option.contains(" selected"));
        inputs.push(Input {
            name: of(select, "name"),
            value: chosen.map(|option| of(option, "value")),
            possible: options.iter().map(|option| of(option, "value")).collect(),
        });
    }
    inputs
}

/// Fills the form in at random, a few things only.
fn filled(drive: &mut Drive, inputs: &[Input]) -> Vec<(String, String)> {
    let mut fields = Vec::new();
    let mut cards = [0, 0];
    for input in inputs {
        let side = usize::from(input.name.starts_with("want"));
        let hidden = !input.name.starts_with("give") && !input.name.starts_with("want");
        let few = !input.name.ends_with("card") || cards[side] < 2;
        let (chosen, often) =
            if input.name.ends_with("card") { (input.possible.len(), 6) } else { (input.possible.len(), 3) };
        let value = if hidden || (few && drive.below(often) == 0) {
            input.possible[drive.below(chosen)].clone()
        } else {
            String::new()
        };
        if value.is_empty() || fields.contains(&(input.name.clone(), value.clone())) {
            continue;
        }
        if input.name.ends_with("card") {
            cards[side] += 1;
        }
        fields.push((input.name.clone(), value));
    }
    fields
}

fn read(game: &Globopolis, fields: &[(String, String)]) -> Result<Action, Notice> {
    super::read_form(game, fields).map(|actions| actions[0])
}

fn partner_of(drive: &mut Drive, seat: Seat) -> Team {
    let others: Vec<Team> = drive.state.open.rivals(drive.game.team_of(seat), drive.game.teams()).collect();
    others[drive.below(others.len())]
}

fn seat_of(drive: &Drive, team: Team) -> Seat {
    drive.game.seats_of(team).first().unwrap()
}

/// Positions of all sorts.
fn positions(mut each: impl FnMut(&mut Drive, Seat)) {
    let teams = Options { teams: Some(2), ..Options::FULL };
    let timed = Options { timer: Some(90), ..Options::FULL };
    for (seed, seats, options) in [
        (1, 2, Options::FULL),
        (2, 3, HELPED),
        (3, 5, timed),
        (4, 4, teams),
        (5, 3, Options::CARDS),
        (6, 3, Options::LEARNING),
    ] {
        let mut drive = drive(options, seats, seed);
        for _ in 0..150 {
            if !drive.step_to_battle() {
                break;
            }
            let seat = Seat::from_index(drive.below(seats));
            if drive.state.open.excess.is_empty() && !drive.state.open.is_over() {
                each(&mut drive, seat);
            }
        }
    }
}

#[test]
fn gp_36_what_the_form_suggests_the_rules_accept() {
    let (mut offers, mut loose, mut titles, mut cards) = (0, 0, 0, 0);
    positions(|drive, seat| {
        let to = partner_of(drive, seat);
        let to_text = to.0.to_string();
        let html = drive.deals(Viewer::Seat(seat), &[("deal", &to_text)]);
        let inputs = inputs(&html);
        for _ in 0..3 {
            let fields = filled(drive, &inputs);
            let action = read(&drive.game, &fields).expect("the form is filled in well");
            let Action::Offer { give, want, .. } = action else { panic!("{action:?}") };
            if give.is_nothing() && want.is_nothing() {
                continue;
            }
            let done = drive.allows(seat, &action).map(|_| ());
            assert_eq!(done, Ok(()), "{action:?} of {seat}");
            offers += 1;
            loose += usize::from(!give.units.is_empty() || !want.units.is_empty());
            titles += give.titles.len() + want.titles.len();
            cards += give.cards.len() + want.cards.len();
        }
    });
    assert!(offers > 300 && loose > 20 && titles > 200 && cards > 100, "{offers} {loose} {titles} {cards}");
}

/// The numbers that a page gives for a team.
fn shown(html: &str, what: &str, team: Team) -> i64 {
    let from = html.split(&format!("data-{what}=\"{}:", team.0)).nth(1).expect("the number is there");
    from.split('"').next().unwrap().parse().unwrap()
}

#[test]
fn gp_37_what_a_deal_was_said_to_do_it_does() {
    let (mut done, mut changed, mut groups) = (0, 0, 0);
    positions(|drive, seat| {
        let (from, to) = (drive.game.team_of(seat), partner_of(drive, seat));
        let partner = seat_of(drive, to);
        let html = drive.deals(Viewer::Seat(seat), &[("deal", &to.0.to_string())]);
        let mut fields = filled(drive, &inputs(&html));
        fields.retain(|(name, _)| name != "want-card");
        let Ok(Action::Offer { give, want, .. }) = read(&drive.game, &fields) else { panic!("{fields:?}") };
        if give.is_nothing() && want.is_nothing() {
            return;
        }
        let ask: Vec<(&str, &str)> =
            fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let preview = drive.deals(Viewer::Seat(seat), &ask);
        assert!(preview.contains("gpt-preview"), "it is shown before it is sent");
        let before = drive.state.clone();
        drive.act(seat, &Action::Offer { to, give, want });
        let offer = drive.deals(Viewer::Seat(partner), &[]);
        let told = drive.events.len();
        let third = drive.deals(Viewer::Spectator, &[]);
        drive.act(partner, &Action::Accept(from));
        for team in [from, to] {
            let player = &drive.state.open.players[team];
            for html in [&preview, &offer, &third] {
                assert_eq!(shown(html, "points", team), i64::from(player.points), "{give:?} for {want:?}");
                assert_eq!(shown(html, "eu", team), i64::from(player.eu));
            }
            changed += usize::from(player.points != before.open.players[team].points);
        }
        // GP-24: the groups that have to wait for their bonus.
        let pending = |event: &&games::globopolis::Event| {
            matches!(event, games::globopolis::Event::Titles(Titles::GroupPending { .. }))
        };
        let completed = drive.events[told..].iter().filter(pending).count();
        for html in [&preview, &offer, &third] {
            assert_eq!(html.matches(" more points at the end of ").count(), completed);
        }
        groups += completed;
        done += 1;
        drive.state = before;
    });
    assert!(done > 200 && changed > 150 && groups > 5, "{done} {changed} {groups}");
}

#[test]
fn gp_36_a_counter_offer_starts_from_the_offer_turned_round() {
    let mut turned = 0;
    positions(|drive, seat| {
        let (from, to) = (drive.game.team_of(seat), partner_of(drive, seat));
        let partner = seat_of(drive, to);
        let html = drive.deals(Viewer::Seat(seat), &[("deal", &to.0.to_string())]);
        let fields = filled(drive, &inputs(&html));
        let Ok(Action::Offer { give, want, .. }) = read(&drive.game, &fields) else { panic!("{fields:?}") };
        // A card that the partner does not hold is in no box of their form.
        let known = drive.state.hands[to].minus(drive.state.open.claimed[to]);
        if give.is_nothing() && want.is_nothing() || !known.holds(want.cards.set()) {
            return;
        }
        let before = drive.state.clone();
        drive.act(seat, &Action::Offer { to, give, want });
        let html = drive.deals(Viewer::Seat(partner), &[("deal", &from.0.to_string()), ("counter", "offer")]);
        let prefilled: Vec<(String, String)> = inputs(&html)
            .into_iter()
            .filter_map(|input| input.value.map(|value| (input.name, value)))
            .collect();
        let expected = Action::Counter { to: from, give: want, want: give };
        assert_eq!(read(&drive.game, &prefilled), Ok(expected));
        drive.act(partner, &expected);
        turned += 1;
        drive.state = before;
    });
    assert!(turned > 200, "{turned}");
}

/// Without the lists that name all cards of the edition.
fn without_lists(html: &str) -> String {
    html.split("<select").enumerate().fold(String::new(), |said, (index, part)| {
        said + if index == 0 { part } else { part.split_once("</select>").unwrap().1 }
    })
}

#[test]
fn gp_36_cards_are_named_to_nobody_but_the_parties() {
    let mut hidden = 0;
    positions(|drive, seat| {
        // Looking through everybody's eyes takes its time: some positions must do.
        if drive.below(12) != 0 {
            return;
        }
        let to = partner_of(drive, seat);
        let card = |set: CardSet| set.iter().next();
        let give =
            card(drive.state.hands[drive.game.team_of(seat)]).filter(|_| drive.game.options().has_cards());
        let Some(give) =
            give.filter(|&give| !drive.state.open.claimed[drive.game.team_of(seat)].contains(give))
        else {
            return;
        };
        let before = drive.state.clone();
        let give = Side { cards: NamedCards::one(give), ..Side::NOTHING };
        drive.act(seat, &Action::Offer { to, give, want: Side::NOTHING });
        let viewers = Seat::all(drive.game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]);
        for viewer in viewers {
            let team = viewer.seat().map(|seat| drive.game.team_of(seat));
            let party = team.is_some_and(|team| team == to || team == drive.game.team_of(seat));
            let mut known = team.map_or(CardSet::NONE, |team| drive.state.hands[team]);
            if party {
                known = known.or(give.cards.set());
            } else {
                hidden += 1;
            }
            for ask in [vec![], vec![("deal", "0")], vec![("deal", "1")]] {
                let view = drive.view(viewer);
                let html = drive.show_view(&view, &ask, all);
                let said = without_lists(&html);
                let names: Vec<&str> =
                    known.iter().map(|card| drive.game.edition().card_name(card)).collect();
                for card in drive.game.edition().cards() {
                    let known = names.contains(&card.name.as_str());
                    assert!(known || !said.contains(&card.name), "{} for {viewer:?}", card.name);
                }
                // Whatever the others hold, the page is the same.
                let other = drive.game.sample(&view, &mut FastDice::new(drive.version));
                assert_eq!(drive.show_view(&drive.game.view(&other, viewer), &ask, all), html);
            }
        }
        drive.state = before;
    });
    assert!(hidden > 60, "{hidden}");
}

#[test]
fn a_shared_device_names_cards_on_request_only() {
    let mut drive = drive(Options::FULL, 3, 11);
    drive.together = true;
    let card = drive.state.hands[Team(0)].iter().next().unwrap();
    let give = Side { cards: NamedCards::one(card), ..Side::NOTHING };
    drive.act(Seat(0), &Action::Offer { to: Team(1), give, want: Side::NOTHING });
    let name = drive.game.edition().card_name(card).to_owned();
    let html = drive.deals(Viewer::Seat(Seat(1)), &[]);
    let (before, after) = html.split_once(&name).expect("the party can see it");
    assert!(before.rsplit("<details").next().unwrap().contains("offer-cards"), "behind a curtain: {before}");
    assert!(
        !before.rsplit("<details").next().unwrap().contains("</details>") && after.contains("</details>")
    );
    let html = drive.deals(Viewer::Seat(Seat(1)), &[("deal", "2")]);
    assert!(
        html.contains("own-cards-1-") && !html.contains("open=\"\"") && !html.contains(" open>"),
        "{html}"
    );
}

#[test]
fn gp_28_the_twelfth_offer_is_the_last() {
    let stopped = Options { timer: Some(90), timer_stops_for_deals: true, ..Options::FULL };
    for options in [Options::FULL, stopped] {
        let mut drive = drive(options, 3, 5);
        let give = Side { eu: 1, ..Side::NOTHING };
        for left in (0..12).rev() {
            drive.act(Seat(0), &Action::Offer { to: Team(1), give, want: Side::NOTHING });
            let own = drive.deals(Viewer::Seat(Seat(0)), &[("deal", "1")]);
            assert!(own.contains("You have an open offer already") && !own.contains("gpt-desk"), "{own}");
            drive.act(Seat(0), &Action::Withdraw);
            let own = drive.deals(Viewer::Seat(Seat(0)), &[("deal", "1")]);
            assert_eq!(own.contains("<form class=\"gpt-desk\""), left > 0);
            assert_eq!(own.contains("12 offers in a turn are all"), left == 0);
            if left > 1 {
                assert!(own.contains(&format!("{left} offers left")), "{own}");
            }
        }
    }
}

#[test]
fn gp_38_what_is_frozen_or_loose_is_not_suggested() {
    let mut frozen = 0;
    positions(|drive, seat| {
        let set = drive.game.frozen(&drive.state.open);
        let team = drive.game.team_of(seat);
        for to in drive.state.open.rivals(team, drive.game.teams()).collect::<Vec<_>>() {
            let html = drive.deals(Viewer::Seat(seat), &[("deal", &to.0.to_string())]);
            let here = drive.state.open.players[team].titles.or(drive.state.open.players[to].titles).and(set);
            frozen += here.len();
            assert_eq!(html.matches("cannot be traded now").count(), here.len());
            let all = drive.game.deals_in_all(&drive.state.open, team, to);
            assert_eq!(html.contains("are dealt in only in the Option Phase"), !all);
            assert!(all || !html.contains("give-water") && !html.contains("want-agents"));
        }
    });
    assert!(frozen > 20, "{frozen}");
}

#[test]
fn what_cannot_be_read_is_said() {
    let game = Globopolis::new(Edition::world(), Options::FULL, 3).unwrap();
    let said = |fields: &[(&str, &str)]| match read(&game, &owned(fields)) {
        Err(Notice::Said(text)) => text.id,
        other => panic!("{other:?}"),
    };
    assert_eq!(said(&[]), "gpt-form-partner");
    assert_eq!(said(&[("deal", "3")]), "gpt-form-partner");
    assert_eq!(said(&[("deal", "nobody")]), "gpt-form-partner");
    assert_eq!(said(&[("deal", "1"), ("give-eu", "-3")]), "gpt-form-number");
    assert_eq!(said(&[("deal", "1"), ("want-water", "300")]), "gpt-form-number");
    assert_eq!(said(&[("deal", "1"), ("want-title", "36")]), "gpt-form-title");
    assert_eq!(said(&[("deal", "1"), ("give-card", "65")]), "gpt-form-card");
    let four =
        [("deal", "1"), ("give-card", "1"), ("give-card", "2"), ("give-card", "3"), ("give-card", "4")];
    let Ok(Action::Offer { give, .. }) = read(&game, &owned(&four)) else {
        panic!("GP-36: any number of cards")
    };
    assert_eq!(give.cards.len(), 4);
    assert_eq!(said(&[("deal", "1"), ("want-card", "1"), ("want-card", "1")]), "gpt-form-cards");
    assert_eq!(said(&[("deal", "bribe"), ("eu", "3")]), "gpt-form-bribe");
    assert_eq!(said(&[("deal", "answer"), ("home-0", "some")]), "gpt-form-number");
    assert_eq!(said(&[("deal", "help"), ("from", "34")]), "gpt-form-title");
}

#[test]
fn gp_36_a_card_is_asked_for_by_name_and_twice_if_there_are_copies() {
    let drive = drive(Options::FULL, 3, 5);
    let edition = drive.game.edition();
    let html = drive.deals(Viewer::Seat(Seat(0)), &[("deal", "1")]);
    let select = elements(&html, "select")[0];
    let mut names: Vec<&str> =
        select.split("<option").skip(1).filter_map(|option| option.split('>').nth(1)).collect();
    let listed = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!((names.len(), listed > 40), (listed, true), "every name once");
    let mut cards = (0..edition.cards().len()).map(games::globopolis::CardId::from_index);
    let card = cards.find(|&card| edition.copies_of(card).len() > 1).expect("a card with a copy");
    let number = card.index().to_string();
    let twice = owned(&[("deal", "1"), ("give-eu", "1"), ("want-card", &number), ("want-card", &number)]);
    let Ok(Action::Offer { want, .. }) = read(&drive.game, &twice) else { panic!("{twice:?}") };
    assert!(want.cards.len() == 2 && edition.copies_of(card).holds(want.cards.set()));
}

#[test]
fn an_empty_form_is_an_empty_deal() {
    let game = Globopolis::new(Edition::world(), Options::FULL, 3).unwrap();
    let fields = owned(&[("deal", "2"), ("give-eu", "")]);
    assert_eq!(Terms::read(&game, &fields), Ok(Terms::none(Team(2))));
    let action = Action::Offer { to: Team(2), give: Side::NOTHING, want: Side::NOTHING };
    assert_eq!(super::read_form(&game, &fields), Ok(vec![action]));
}
