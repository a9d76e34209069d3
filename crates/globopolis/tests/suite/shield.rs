//! A card that keeps a Territory from being attacked (GP-39), and everything that ends it.

use globopolis::card::Effect;
use globopolis::{Action, CardFace, Choice, Options, Phase, Side};

use crate::support::Table;
use crate::world::{attack, card, eu, title, titles, world};

/// Player 0 shields the USA.
fn shielded(options: Options, seats: usize, text: &str) -> Table {
    let mut table = Table::with(options, seats, text);
    let choice = Choice { title: Some(title("usa")), ..Choice::NOTHING };
    table.act(0, Action::Play { card: card("big-umbrella"), choice });
    assert!(is_shielded(&table, "usa"));
    table
}

fn is_shielded(table: &Table, id: &str) -> bool {
    table.game.is_shielded(&table.state.open, title(id))
}

const OWNERS: &str = "[[player]]\ntitles = [\"usa\", \"peru\"]\ncards = [\"big-umbrella\"]\nshield = \"peru\"\n\
                      [[player]]\ntitles = [\"brazil\"]";

#[test]
fn gp_39_a_shield_lasts_until_its_owners_next_turn() {
    let mut table = shielded(Options::FULL, 2, OWNERS);
    table.idle();
    table.state.open.phase = Phase::Foreign(title("usa"));
    assert_eq!(table.refused(1, attack("brazil", "usa")), 39);
    assert!(!table.legal(1).contains(&attack("brazil", "usa")));
    table.act(1, Action::Pay).act(1, Action::Pass);
    assert!(table.turn() == 0 && !is_shielded(&table, "usa"));
}

#[test]
fn gp_39_a_shield_lasts_until_a_team_mates_turn() {
    let teams = Options { teams: Some(2), ..Options::FULL };
    let text = "[[player]]\ntitles = [\"usa\"]\ncards = [\"big-umbrella\"]\n[[player]]";
    let game = globopolis::Globopolis::new(world().clone(), teams, 4).expect("these options fit together");
    let text = format!("[position]\n{text}").replace("[[", "[[position.");
    let mut table = Table(testkit::Example::from_text(game, &text));
    let choice = Choice { title: Some(title("usa")), ..Choice::NOTHING };
    table.act(0, Action::Play { card: card("big-umbrella"), choice }).idle();
    assert!(table.turn() == 1 && is_shielded(&table, "usa"));
    table.idle();
    assert!(table.turn() == 2 && !is_shielded(&table, "usa"), "seats 0 and 2 are a team");
}

#[test]
fn gp_39_a_shield_ends_with_another() {
    let table = shielded(Options::FULL, 2, OWNERS);
    assert!(!is_shielded(&table, "peru"));
}

#[test]
fn gp_39_a_shield_ends_when_the_territory_is_anothers() {
    let mut table = shielded(Options::FULL, 2, OWNERS);
    table.deal(0, 1, titles(&["usa"]), eu(5));
    assert!(!is_shielded(&table, "usa"));
    table.deal(1, 0, titles(&["usa"]), Side { eu: 5, ..Side::NOTHING });
    assert!(!is_shielded(&table, "usa"), "nor is it shielded again when it comes back");
}

/// Whoever plays the card can read what ends it.
#[test]
fn gp_39_the_text_of_a_shield_says_what_ends_it() {
    let shields = |face: &CardFace| {
        let CardFace::Influence { effects, .. } = face else { return false };
        effects.contains(&Effect::Shield)
    };
    let cards: Vec<_> = world().cards().iter().filter(|card| shields(&card.face)).collect();
    assert!(!cards.is_empty());
    for card in cards {
        for end in ["until your next turn begins", "a team mate's", "shield another", "yours no more"] {
            assert!(card.text.contains(end), "“{}” does not say “{end}”", card.text);
        }
    }
}
