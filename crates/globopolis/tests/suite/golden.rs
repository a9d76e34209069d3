//! The order of legal actions, position by position: it depends on the position only, so a change of it is noticed here. After a
//! wanted change `cargo test -p globopolis --test suite write_the_orders_anew -- --ignored` writes `orders.txt` anew, to be read.

#![expect(clippy::disallowed_methods, reason = "the orders are a file")]

use globopolis::{Action, Assistance, Options, Team};

use crate::support::Table;
use crate::world::{attack, eu, offer, titles};

const ORDERS: &str = include_str!("orders.txt");
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/suite/orders.txt");

/// Two neighbours with a little of everything; what comes before them says what phase it is.
fn neighbours(head: &str) -> String {
    format!(
        "{head}\n[[player]]\neu = 40\npoints = 20\ntitles = [\"usa\", \"peru\", \"fresh-water\"]\nstock = {{ water = 1, ns = 1 }}\n\
         cards = [\"tabloid-telescope\", \"market-shuttle\", \"big-umbrella\", \"cape-to-congo\"]\n\
         [[player]]\ntitles = [\"brazil\", \"canada\", \"core-energy\"]\nstock = {{ food = 2 }}\n[[player]]\ntitles = [\"japan\"]\n\
         [[title]]\nid = \"usa\"\nunits = {{ water = 3, food = 1, energy = 1, ucp = 1, ns = 1 }}\nagents = [1, 1, 0]\n\
         [[title]]\nid = \"brazil\"\nagents = [0, 1, 2]"
    )
}

/// The positions, each with whose actions are looked at.
fn positions() -> Vec<(&'static str, Table, u8)> {
    let at = |head: &str, governor: &str| {
        Table::new(3, &format!("{}\n[[governor]]\nat = \"{governor}\"", neighbours(head)))
    };
    let mut offered = at("", "teleport");
    offered.act(0, offer(1, eu(9), titles(&["brazil"])));
    let mut attacked = at("phase = \"foreign\"\nat = \"brazil\"", "brazil");
    attacked.act(0, attack("usa", "brazil"));
    let mut answered = attacked.clone();
    answered.act(0, Action::Bribe { leave: true, eu: 10 }).act(1, Action::Pass);
    let mut fought = answered.clone();
    fought.act(2, Action::Answer { home: [0, 1] });
    let mut over = at("", "teleport");
    let card = over.card("false-moustache");
    over.state.hands[Team(0)].insert(card);
    let cards = over.state.influence.cards.iter().copied().filter(|&other| other != card).collect();
    over.state.influence.cards = cards;
    over.state.open.hand_sizes[Team(0)][2] += 1;
    over.state.open.excess.insert(Team(0));
    let helped = Options { assistance: Assistance::Both, assistance_sends_ns: true, ..Options::FULL };
    let mut assisted = Table::with(helped, 3, &neighbours("phase = \"own\"\nat = \"peru\""));
    assisted.act(0, attack("peru", "brazil")).act(0, Action::Pass).act(1, Action::Pass);
    assisted.act(2, Action::Answer { home: [0, 0] });
    vec![
        ("the first turn", Table::new(3, &neighbours("round = 1\nphase = \"teleport\"")), 0),
        ("the Option Phase", at("", "teleport"), 0),
        ("the Option Phase of another", at("", "teleport"), 2),
        ("an offer to be answered", offered.clone(), 1),
        ("an offer of one's own", offered, 0),
        ("a card too many", over, 0),
        ("a base", at("phase = \"base\"", "base"), 0),
        ("a market", at("phase = \"market\"", "india"), 0),
        ("Switzerland", at("phase = \"market\"", "switzerland"), 0),
        ("a shop", at("phase = \"shop\"\ngoods = [\"food\", \"ucp\"]\nleft = 4", "india"), 0),
        ("one's own Territory", at("phase = \"own\"\nat = \"usa\"", "usa"), 0),
        ("another's Territory", at("phase = \"foreign\"\nat = \"brazil\"", "brazil"), 0),
        ("surplus", at("phase = \"surplus\"\nat = \"usa\"\nunits = { water = 1 }", "usa"), 0),
        ("a bribe", attacked, 0),
        ("a third party", answered, 2),
        ("the Battle Rounds", fought, 0),
        ("help", assisted, 0),
        ("going on", at("phase = \"chain\"\nat = \"usa\"\ngroup = \"south-america\"", "brazil"), 0),
        ("Agents", at("phase = \"agents\"", "usa"), 0),
    ]
}

fn orders() -> String {
    let mut text = String::new();
    for (name, table, seat) in positions() {
        text += &format!("# {name}: {:?}, seat {seat}\n", table.phase());
        for action in table.legal(seat) {
            text += &serde_json::to_string(&action).expect("an action is plain data");
            text.push('\n');
        }
    }
    text
}

#[test]
fn legal_actions_are_listed_in_the_recorded_order() {
    let now = orders();
    for (line, (now, then)) in (1..).zip(now.lines().zip(ORDERS.lines())) {
        assert_eq!(now, then, "line {line} of orders.txt");
    }
    assert_eq!(now.lines().count(), ORDERS.lines().count());
}

#[test]
#[ignore = "writes the recorded orders anew"]
fn write_the_orders_anew() {
    std::fs::write(FILE, orders()).expect("the orders can be written");
}
