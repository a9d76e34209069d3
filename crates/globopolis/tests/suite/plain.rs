//! A plain edition made by code, so that the rules can be tested without the world's: 12 groups, 32 Territories named by
//! the rule book where it prints their Titles, and cards that use every effect.

use std::sync::LazyLock;

use globopolis::{Edition, Globopolis, Options, Units};
use table::dice::FastDice;
use table::{Game, Silent, Source};
use testkit::Example;

use crate::support::Table;

/// Group, and its Territories: id, value, energy/food/water/ucp/ns.
type Territories = &'static [(&'static str, u16, [u8; 5])];
const GROUPS: [(&str, Territories); 12] = [
    (
        "north-america",
        &[("usa", 4, [1, 3, 0, 2, 3]), ("canada", 3, [0, 2, 3, 1, 1]), ("mexico", 2, [2, 1, 0, 1, 1])],
    ),
    (
        "south-america",
        &[("brazil", 3, [2, 2, 2, 0, 1]), ("venezuela", 1, [0, 1, 1, 0, 1]), ("chile", 1, [1, 1, 0, 1, 0])],
    ),
    ("australia-new-zealand", &[("australia", 3, [2, 2, 0, 2, 1]), ("new-zealand", 2, [1, 1, 1, 2, 0])]),
    (
        "southeast-asia",
        &[("japan", 3, [1, 0, 1, 2, 2]), ("china", 4, [2, 3, 0, 2, 2]), ("indonesia", 2, [1, 2, 2, 0, 0])],
    ),
    ("southern-africa", &[("tanzania", 1, [1, 0, 1, 0, 1]), ("south-africa", 2, [2, 1, 0, 1, 1])]),
    ("central-africa", &[("congo", 1, [1, 0, 0, 1, 1]), ("nigeria", 2, [2, 1, 1, 0, 1])]),
    (
        "north-africa",
        &[("egypt", 2, [1, 1, 0, 2, 1]), ("algeria", 1, [2, 0, 0, 0, 1]), ("turkey", 2, [0, 2, 1, 0, 2])],
    ),
    ("arabia-iran", &[("saudi-arabia", 3, [3, 0, 1, 1, 2]), ("iran", 2, [2, 1, 0, 1, 1])]),
    (
        "eastern-europe",
        &[("poland", 3, [1, 1, 0, 3, 2]), ("ukraine", 2, [1, 2, 1, 1, 0]), ("romania", 1, [0, 1, 1, 1, 0])],
    ),
    (
        "western-europe",
        &[
            ("england", 3, [2, 0, 2, 2, 1]),
            ("france", 3, [2, 2, 1, 2, 0]),
            ("germany", 4, [2, 0, 2, 3, 2]),
            ("spain", 2, [1, 2, 0, 1, 1]),
        ],
    ),
    (
        "scandinavia",
        &[("sweden", 3, [1, 0, 3, 2, 1]), ("norway", 3, [2, 1, 3, 0, 1]), ("finland", 2, [0, 1, 2, 2, 0])],
    ),
    ("alaska-nunavut", &[("alaska", 2, [2, 0, 2, 0, 1]), ("nunavut", 2, [2, 0, 2, 1, 0])]),
];
const GUILDS: [(&str, &str, [&str; 2], &str); 4] = [
    ("core-energy", "alaska-nunavut", ["alaska", "nunavut"], "energy = 15"),
    ("solar-satellite", "arabia-iran", ["saudi-arabia", "iran"], "energy = 15"),
    ("wind-wave", "southern-africa", ["tanzania", "south-africa"], "water = 10, energy = 10"),
    ("fresh-water", "scandinavia", ["sweden", "norway"], "water = 15"),
];
/// Eight Territories for each quadrant; groups stay together, but for Canada, which is apart from the USA (GP-69).
const QUADRANTS: [[&str; 8]; 4] = [
    ["usa", "mexico", "brazil", "venezuela", "chile", "alaska", "nunavut", "australia"],
    ["canada", "new-zealand", "japan", "china", "indonesia", "tanzania", "south-africa", "congo"],
    ["nigeria", "egypt", "algeria", "turkey", "saudi-arabia", "iran", "poland", "ukraine"],
    ["romania", "england", "france", "germany", "spain", "sweden", "norway", "finland"],
];
const SPECIALS: [&str; 4] = ["teleport", "nsa", "moonshot", "nia"];
const MARKETS: [&str; 4] = [
    "kind = \"market\"\nname = \"Israel\"\ngoods = [\"food\"]",
    "kind = \"market\"\nname = \"India\"\ngoods = [\"food\", \"ucp\"]",
    "kind = \"market\"\nname = \"Russia\"\ngoods = [\"ns\", \"ucp\"]",
    "kind = \"bank\"\nname = \"Switzerland\"",
];

/// Cards that use everything the rules can carry out.
pub(crate) const CARDS: &str = include_str!("cards.toml");

/// The text of the plain edition.
pub(crate) fn text() -> String {
    let mut text = String::from(
        "[edition]\ngame = \"globopolis\"\nid = \"plain\"\nname = \"Plain\"\nversion = 1\n\
         [units]\nwater = 68\nfood = 40\nenergy = 85\nucp = 42\nns = 40\n[development]\npieces = 44\n\
         [neighbours]\npairs = [[\"usa\", \"canada\"]]\n",
    );
    for (group, territories) in GROUPS {
        text += &format!("[[group]]\nid = \"{group}\"\nname = \"{group}\"\ncolour = \"#888\"\n");
        for (id, value, [energy, food, water, ucp, ns]) in territories {
            let premiums = [5 * value, 5 * value + 5];
            let conference = [5 * value, 10 * value, 20 * value];
            text += &format!(
                "[[territory]]\nid = \"{id}\"\nname = \"{id}\"\ngroup = \"{group}\"\nvalue = {value}\n\
                 units = {{ energy = {energy}, food = {food}, water = {water}, ucp = {ucp}, ns = {ns} }}\n\
                 premiums = {premiums:?}\nconference = {conference:?}\n"
            );
        }
    }
    for (id, group, associated, stock) in GUILDS {
        text += &format!(
            "[[guild]]\nid = \"{id}\"\nname = \"{id}\"\ngroup = \"{group}\"\nassociated = {associated:?}\n\
             value = 4\nstock = {{ {stock} }}\nrates = [5, 6, 8, 10]\n"
        );
    }
    for quadrant in 0..4 {
        let territory = |at: usize| format!("kind = \"territory\"\ntitle = \"{}\"", QUADRANTS[quadrant][at]);
        let fields = [
            format!("kind = \"base\"\nname = \"Base {}\"", quadrant + 1),
            territory(0),
            territory(1),
            "kind = \"ops-mission\"".to_owned(),
            territory(2),
            "kind = \"influence\"".to_owned(),
            territory(3),
            format!("kind = \"guild\"\ntitle = \"{}\"", GUILDS[quadrant].0),
            format!("kind = \"{}\"", SPECIALS[quadrant]),
            territory(4),
            "kind = \"ops-mission\"".to_owned(),
            territory(5),
            MARKETS[quadrant].to_owned(),
            "kind = \"influence\"".to_owned(),
            territory(6),
            territory(7),
        ];
        for field in fields {
            text += &format!("[[field]]\n{field}\n");
        }
    }
    text.push_str(CARDS);
    text
}

static PLAIN: LazyLock<Edition> = LazyLock::new(|| {
    let text = text();
    Edition::load(Source { name: "plain.toml", text: &text }).unwrap_or_else(|mistakes| panic!("{mistakes}"))
});

/// The plain edition.
pub(crate) fn plain() -> Edition {
    PLAIN.clone()
}

/// A game on the plain edition.
pub(crate) fn game(options: Options, seats: usize) -> Globopolis {
    Globopolis::new(plain(), options, seats).unwrap_or_else(|refusal| panic!("{refusal}"))
}

/// So many water, food, energy, UCP and NS.
pub(crate) const fn units(counts: [u8; 5]) -> Units {
    Units(counts)
}

/// The clause by which options are refused for so many seats.
#[track_caller]
pub(crate) fn refused_options(options: Options, seats: usize) -> u16 {
    Globopolis::new(plain(), options, seats).expect_err("these options contradict each other").clause.number
}

impl Table {
    /// A position of the full game on the plain edition. The text is the `[position]` of a scenario file.
    #[track_caller]
    pub(crate) fn full(seats: usize, position: &str) -> Self {
        Table::on_plain(Options::FULL, seats, position)
    }

    /// The same with these options.
    #[track_caller]
    pub(crate) fn on_plain(options: Options, seats: usize, position: &str) -> Self {
        Table(Example::from_text(game(options, seats), &format!("[position]\n{position}")))
    }

    /// A new game on the plain edition.
    pub(crate) fn new_game(options: Options, seats: usize) -> Self {
        let game = game(options, seats);
        let state = game.set_up(&mut FastDice::new(5), &mut Silent);
        Table(Example::of(game, state))
    }
}
