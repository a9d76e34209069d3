//! Whole games rendered and looked at: every field can be asked about, everything on the table is shown, no secret is.

use games::globopolis::state::{Battle, Phase};
use games::globopolis::{FieldId, GroupId, Options, RUnit, Team, TitleId, TitleSet, Units};
use table::{Seat, Viewer};

use super::test_drive::{Drive, drive};
use crate::test_html::check_sound;

impl Drive {
    fn board(&self, ask: &[(&str, &str)]) -> String {
        self.region(Viewer::Seat(Seat(0)), ask, "board")
    }

    /// A field's link with everything in it.
    fn field(&self, field: FieldId) -> String {
        link_of(&self.board(&[]), field).to_owned()
    }
}

/// A field's link with everything in it.
fn link_of(board: &str, field: FieldId) -> &str {
    let start = board.find(&format!("data-key=\"field-{}\"", field.0)).expect("every field is there");
    let start = board[..start].rfind("<a ").expect("it is a link");
    let end = board[start..].find("</a>").expect("the link ends") + start;
    &board[start..end]
}

const ALL_ROUND: [(Options, usize); 4] = [
    (Options::FULL, 4),
    (Options::CARDS, 3),
    (Options::LEARNING, 2),
    (Options { teams: Some(3), ..Options::FULL }, 9),
];

#[test]
fn the_board_and_the_players_are_sound_in_every_position() {
    let mut looked = 0;
    for (seed, (options, seats)) in (1..).zip(ALL_ROUND) {
        drive(options, seats, seed).walk(400, |drive, step, _, _| {
            if step % 20 > 0 {
                return;
            }
            let field = (step / 20 * 7 % 64).to_string();
            for ask in [&[][..], &[("field", field.as_str())], &[("list", "1")]] {
                for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
                    for region in drive.regions(viewer, ask) {
                        if ["board", "players"].contains(&region.id) {
                            assert!(region.html.len() < 110_000, "{} bytes", region.html.len());
                            check_sound(&region.html, &[">gpb-", ">gp-", "\"gpb-"]);
                            looked += 1;
                        }
                    }
                }
            }
        });
    }
    assert!(looked > 900, "{looked}");
}

#[test]
fn every_field_is_a_link_with_a_full_name() {
    let drive = drive(Options::FULL, 3, 5);
    let edition = drive.game.edition();
    let board = drive.board(&[]);
    for field in FieldId::all() {
        let link = link_of(&board, field);
        assert!(
            link.contains(&format!("href=\"?field={}\"", field.0)) && link.contains("data-plan"),
            "{link}"
        );
        let name = link.split("<title>").nth(1).and_then(|rest| rest.split("</title>").next()).unwrap();
        assert!(name.len() > 15, "{field:?} is called {name}");
        if let Some(title) = edition.title_at(field) {
            assert!(name.starts_with(&edition.title_name(title).replace('&', "&amp;")), "{name}");
            assert!(name.contains("owned by"), "{name}");
        }
    }
}

#[test]
fn owners_are_marked_by_colour_and_shape() {
    let drive = drive(Options::FULL, 5, 6);
    let board = drive.board(&[]);
    for title in TitleId::all() {
        let link = link_of(&board, drive.game.edition().field_of(title));
        match drive.state.open.owner(title) {
            Some(team) => {
                assert!(link.contains(&format!("seat-{}", team.0)), "{link}");
                assert!(link.contains(&format!("href=\"#gp-t{}\"", team.0)), "{link}");
            }
            None => assert!(!link.contains("seat-") && !link.contains("#gp-t"), "{link}"),
        }
    }
}

#[test]
fn what_stands_on_a_territory_is_shown() {
    let mut drive = drive(Options::FULL, 3, 7);
    let title = TitleId(0);
    let owner = Team(1);
    let open = &mut drive.state.open;
    let holding = &mut open.titles[title];
    holding.owner = Some(owner);
    holding.units = Units([2, 1, 3, 1, 2]);
    holding.level = 2;
    holding.agents[Team(2)] = 3;
    let field = drive.game.edition().field_of(title);
    let link = drive.field(field);
    for unit in RUnit::ALL {
        assert!(link.contains(&format!("#gp-u{}", unit as usize)), "{unit:?}");
    }
    // One of the two levels is set back (GP-32), and looks it.
    assert_eq!(link.matches("\"#gp-s-ed\"").count(), 1);
    assert_eq!(link.matches("\"#gp-s-ed-back\"").count(), 1);
    assert!(link.contains("class=\"gp-agent\" href=\"#gp-t2\"") && link.contains("3 Agents of Chidi"));
    assert!(link.contains("set back by a level"), "{link}");

    drive.state.open.battle = Some(Battle::between(Team(0), TitleId(5), owner, title));
    let link = drive.field(field);
    assert!(link.contains("fought") && link.contains("#gp-s-battle") && link.contains("under attack"));
}

#[test]
fn both_sides_of_every_title_are_on_its_card() {
    let drive = drive(Options::FULL, 4, 8);
    let edition = drive.game.edition();
    for id in TitleId::all() {
        let title = edition.title(id);
        for ask in [("title", id.0.to_string()), ("field", edition.field_of(id).0.to_string())] {
            let board = drive.board(&[(ask.0, &ask.1)]);
            let start = board.find("data-key=\"plan\"").expect("the card is there");
            let card = &board[start..];
            let amounts: Vec<u16> = if id.is_guild() {
                title.rates.to_vec()
            } else {
                title.conference.into_iter().chain(title.premiums).collect()
            };
            for amount in amounts {
                assert!(card.contains(&format!("<td>{amount}</td>")), "{} lacks {amount}", title.name);
            }
            for other in edition.group_of(id).iter().filter(|&other| other != id) {
                assert!(
                    card.contains(&format!("?title={}\"", other.0)),
                    "{} has no link to its group",
                    title.name
                );
            }
        }
    }
}

#[test]
fn every_other_field_says_what_it_does_and_by_which_clause() {
    for options in [Options::FULL, Options::LEARNING] {
        let drive = drive(options, 2, 9);
        let edition = drive.game.edition();
        for field in FieldId::all().filter(|&field| edition.title_at(field).is_none()) {
            let board = drive.board(&[("field", &field.0.to_string())]);
            let card = &board[board.find("data-key=\"plan\"").expect("the card is there")..];
            assert!(card.contains("/rules/globopolis/"), "{field:?} names no clause");
        }
    }
}

#[test]
fn the_list_has_all_fields_with_the_same_words() {
    let drive = drive(Options::FULL, 4, 10);
    let board = drive.board(&[("list", "1")]);
    let list = &board[board.find("gp-list").expect("the list is there")..];
    let plain = drive.board(&[]);
    for field in FieldId::all() {
        assert!(list.contains(&format!("?list=1&amp;field={}\"", field.0)), "{field:?}");
        let link = link_of(&plain, field);
        let name = link.split("<title>").nth(1).and_then(|rest| rest.split("</title>").next()).unwrap();
        let words = name.split_once(": ").expect("the name comes first").1;
        assert!(list.contains(words), "{words}");
    }
}

#[test]
fn bases_that_can_be_flown_to_are_lit() {
    let mut drive = drive(Options::FULL, 2, 11);
    let bases = drive.game.edition().bases();
    drive.state.open.turn = Seat(0);
    drive.state.open.governors[Seat(0)].at = bases[1];
    drive.state.open.phase = Phase::Base;
    let lit = |field: FieldId| drive.field(field).contains("go");
    let classes = |field: FieldId| {
        let link = drive.field(field);
        link.split("class=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default().to_owned()
    };
    assert!(lit(bases[0]) && classes(bases[0]).split(' ').any(|class| class == "go"));
    assert!(classes(bases[1]).split(' ').all(|class| class != "go"));
    assert!(classes(bases[1]).split(' ').any(|class| class == "here"));
}

#[test]
fn no_hidden_card_is_in_the_board_or_the_players() {
    let mut drive = drive(Options::FULL, 3, 12);
    drive.go_on(120);
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
        for id in ["board", "players"] {
            let html = drive.region(viewer, &[("list", "1")], id);
            for team in 0..3 {
                let claimed = drive.state.open.claimed[Team(team)];
                for card in drive.state.hands[Team(team)].minus(claimed).iter() {
                    let name = drive.game.edition().card_name(card);
                    assert!(!html.contains(name), "{name} of team {team} is in {id}");
                }
            }
            let [top, other] =
                [&drive.state.ops_mission, &drive.state.influence].map(|stack| stack.cards.last());
            for card in top.into_iter().chain(other) {
                assert!(!html.contains(drive.game.edition().card_name(*card)));
            }
        }
    }
}

#[test]
fn levels_without_cards_or_agents_leave_them_out() {
    let rows = |options| drive(options, 3, 13).region(Viewer::Spectator, &[], "players");
    let (full, cards, learning) = (rows(Options::FULL), rows(Options::CARDS), rows(Options::LEARNING));
    assert!(full.contains("Agents in hand") && full.contains("MISSION card"));
    assert!(!cards.contains("Agents in hand") && cards.contains("MISSION card"));
    assert!(!learning.contains("Agents in hand") && !learning.contains("MISSION card"));
}

#[test]
fn a_team_has_one_panel_with_all_its_people() {
    let options = Options { teams: Some(5), ..Options::FULL };
    let drive = drive(options, 10, 14);
    let players = drive.region(Viewer::Spectator, &[], "players");
    assert_eq!(players.matches("data-key=\"player-").count(), 5);
    for name in ["Ada", "Fay", "Emil", "Jun"] {
        assert!(players.contains(name), "{name}");
    }
    let board = drive.board(&[]);
    assert_eq!(board.matches("id=\"piece-").count(), 10);
    assert_eq!(board.matches("data-key=\"score-").count(), 5);
}

#[test]
fn whole_groups_and_paid_bonuses_are_told_apart() {
    let mut drive = drive(Options::FULL, 2, 15);
    let group = GroupId(0);
    let territories = drive.game.edition().group(group).territories;
    let open = &mut drive.state.open;
    for title in territories.iter() {
        open.titles[title].owner = Some(Team(0));
    }
    open.players[Team(0)].titles = territories;
    open.players[Team(1)].titles = TitleSet::NONE;
    open.players[Team(0)].credited = games::globopolis::GroupSet::NONE;
    let players = |drive: &Drive| drive.region(Viewer::Spectator, &[], "players");
    assert!(players(&drive).contains("☆") && !players(&drive).contains("★"));
    drive.state.open.players[Team(0)].credited.insert(group);
    assert!(players(&drive).contains("★") && !players(&drive).contains("☆"));
}

#[test]
fn claims_ties_and_resignations_are_said() {
    let mut drive = drive(Options::FULL, 3, 16);
    let mission =
        drive.game.edition().cards_of_kind(games::globopolis::CardKind::Mission).iter().next().unwrap();
    let open = &mut drive.state.open;
    open.claimed[Team(0)].insert(mission);
    open.last_round = true;
    open.sudden.insert(Team(1));
    open.out.insert(Team(2));
    open.players[Team(1)].points = -12;
    let name = drive.game.edition().card_name(mission).to_owned();
    let players = drive.region(Viewer::Spectator, &[], "players");
    assert!(players.contains(&name) && players.contains("sudden death") && players.contains("resigned"));
    assert!(players.contains("<b>-12</b>"));
    let board = drive.board(&[]);
    assert!(board.contains("last round") && board.contains("Bo: -12 points"));
    assert!(!board.contains("id=\"piece-2\"") && !board.contains("data-key=\"score-2\""));
}

/// Writes pages into the folder `GP_PICTURES`, to be looked at with a browser.
#[test]
#[ignore = "writes files; run it by hand to look at pages"]
fn pictures() {
    let folder = std::env::var("GP_PICTURES").expect("GP_PICTURES names a folder");
    let write = |name: &str, drive: &Drive, ask: &[(&str, &str)]| {
        drive.write(&folder, name, Viewer::Seat(Seat(0)), ask);
    };
    let mut teams = drive(Options { teams: Some(5), ..Options::FULL }, 10, 3);
    write("teams-start", &teams, &[]);
    teams.go_on(400);
    write("teams", &teams, &[]);
    let mut learning = drive(Options::LEARNING, 3, 4);
    learning.go_on(200);
    write("learning", &learning, &[("field", "6")]);
    // Everything at once: a battle, levels whole and set back, a crowd of Agents, scores off the scale.
    let mut crowded = drive(Options::FULL, 5, 5);
    crowded.go_on(300);
    let open = &mut crowded.state.open;
    for title in TitleId::territories() {
        let holding = &mut open.titles[title];
        let team = Team(title.0 % 5);
        holding.owner = Some(team);
        holding.units = Units([2, 2, 1 + title.0 % 2, 2, 4]);
        holding.level = title.0 % 3;
        holding.agents = games::globopolis::ByTeam::new([title.0 % 4, 3, 2, title.0 % 2, title.0 % 3]);
    }
    for (team, points) in (0..).zip([-7, 0, 74, 75, 92]) {
        open.players[Team(team)].points = points;
    }
    open.battle = Some(Battle::between(Team(0), TitleId(5), Team(1), TitleId(11)));
    open.players[Team(2)].shield = Some(TitleId(2));
    open.last_round = true;
    write("crowded", &crowded, &[]);
    write("crowded-card", &crowded, &[("title", "5")]);
    write("list", &crowded, &[("list", "1")]);
    crowded.state.open.battle = None;
    crowded.state.open.turn = Seat(0);
    crowded.state.open.governors[Seat(0)].at = crowded.game.edition().bases()[2];
    crowded.state.open.phase = Phase::Base;
    write("flight", &crowded, &[("field", "32")]);
}
