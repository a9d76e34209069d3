//! What forms send is read, and nonsense is told so.

use games::little_monsters::{Action, LocationId};
use games::{AnyAction, Setup};
use pages::Localizer;
use pages::forms::{LEVELS, NewSeat, read_actions, read_commitment, read_name, read_new_table};
use pages::model::Notice;
use serde_json::json;

fn fields(fields: &[(&str, &str)]) -> Vec<(String, String)> {
    fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
}

/// Something that looks like a commitment.
const COMMITMENT: &str = "72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793";

const QUICK: [(&str, &str); 7] = [
    ("game", "little-monsters"),
    ("commitment", COMMITMENT),
    ("name", "  Ada \t Lovelace "),
    ("seats", "3"),
    ("seat-0", "me"),
    ("seat-1", "bot-greedy"),
    ("seat-2", "bot-random"),
];

/// The quick form with one field changed.
fn with(name: &str, value: &str) -> Vec<(String, String)> {
    let mut changed = fields(&QUICK);
    changed.retain(|(field, _)| field != name);
    changed.push((name.to_owned(), value.to_owned()));
    changed
}

fn refused(fields: &[(String, String)]) -> &'static str {
    match read_new_table(fields, Localizer::english()) {
        Err(Notice::Said(text)) => text.id,
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_quick_form_is_read() {
    let table = read_new_table(&fields(&QUICK), Localizer::english()).unwrap();
    assert_eq!(
        (table.name.as_str(), &table.commitments[..]),
        ("Ada Lovelace", &[COMMITMENT.to_owned(), String::new(), String::new()][..])
    );
    assert_eq!(table.seats, [NewSeat::Me, NewSeat::Bot("greedy".into()), NewSeat::Bot("random".into())]);
    assert_eq!((table.setup.game().id(), table.setup.seats, table.scenario), ("little-monsters", 3, None));
    assert!(table.setup.open(None).is_ok(), "the options are the game's own");
}

#[test]
fn whoever_is_in_a_hurry_says_once_what_the_others_are() {
    let hurried = |others: &str| {
        let given = [("game", "little-monsters"), ("seats", "4"), ("seat-0", "me"), ("others", others)];
        read_new_table(&fields(&given), Localizer::english()).unwrap().seats
    };
    assert_eq!(hurried("open"), [NewSeat::Me, NewSeat::Open, NewSeat::Open, NewSeat::Open]);
    assert_eq!(hurried("bot-greedy")[1..], vec![NewSeat::Bot("greedy".into()); 3]);
}

#[test]
fn bots_of_every_level_can_be_asked_for_at_once() {
    for level in LEVELS {
        assert_eq!(bots::Bot::called(level).map(bots::Bot::name), Some(level));
        let kind = format!("bot-{level}");
        let given = [
            ("game", "globetrotters"),
            ("seats", "2"),
            ("seat-0", "me"),
            ("others", "bots"),
            ("bots", &kind),
        ];
        let table = read_new_table(&fields(&given), Localizer::english()).unwrap();
        assert_eq!(table.seats[1], NewSeat::Bot(level.into()));
    }
    let given = [
        ("game", "globetrotters"),
        ("seats", "2"),
        ("seat-0", "me"),
        ("others", "bots"),
        ("bots", "bot-none"),
    ];
    assert!(read_new_table(&fields(&given), Localizer::english()).is_err());
}

#[test]
fn who_gives_no_name_gets_one() {
    assert_eq!(read_new_table(&with("name", " \u{7} "), Localizer::english()).unwrap().name, "Traveller");
    assert_eq!(
        read_new_table(&with("seat-1", "device"), Localizer::english()).unwrap().seats[1],
        NewSeat::Device("Player 2".into())
    );
}

#[test]
fn chairs_beyond_the_number_of_players_are_left_out() {
    let mut fields = with("seats", "2");
    fields.push(("seat-3".into(), "nonsense".into()));
    assert_eq!(read_new_table(&fields, Localizer::english()).unwrap().seats.len(), 2);
}

#[test]
fn nonsense_is_told_so() {
    let long = "x".repeat(25);
    for (name, value, id) in [
        ("game", "chess", "form-game"),
        ("seats", "1", "form-seats"),
        ("seats", "7", "form-seats"),
        ("seats", "-3", "form-seats"),
        ("seats", "many", "form-seats"),
        ("seat-1", "dragon", "form-seat"),
        ("seat-1", "me", "form-me-twice"),
        ("name", &long, "form-name-long"),
        ("commitment", "xyz", "form-commitment"),
        ("scenario", "<b>", "form-scenario"),
    ] {
        assert_eq!(refused(&with(name, value)), id, "{name}={value}");
    }
    assert_eq!(refused(&[]), "form-game");
}

#[test]
fn two_people_with_one_name_cannot_be_told_apart() {
    let mut fields = with("seat-1", "device");
    fields.push(("name-1".into(), "Ada  Lovelace".into()));
    assert_eq!(refused(&fields), "form-name-twice");
}

/// What looks like a word of one script and is another is no name; what languages write together is.
#[test]
fn a_word_of_a_name_is_of_one_script() {
    for mixed in ["\u{410}d\u{430}", "Ad\u{430} Lovelace", "\u{39f}tto", "\u{13aa}da", "B\u{3bf}"] {
        let refused = read_name(mixed).unwrap_err();
        assert!(
            matches!(&refused, Notice::Said(text) if text.id == "form-name-mixed"),
            "{mixed}: {refused:?}"
        );
    }
    let fine = [
        "Ada",
        "Žofie Nováková",
        "Зоя Smith",
        "Αδα",
        "太郎Taro",
        "たろう太郎",
        "김Kim",
        "O’Brien-Ó",
        "Ada 2.0 ♥ 🎲",
        "R2D2",
        "नीता",
        "أحمد",
        "ʻOkina",
        "Ａｄａ",
        "Ælfgifu",
        "D’Łódź",
    ];
    for name in fine {
        assert_eq!(read_name(name), Ok(Some(name.into())), "{name}");
    }
}

/// Everything that Unicode says is not shown, and what it takes for shown though nobody sees it.
#[test]
fn nothing_unseen_is_left_of_a_name() {
    let unseen = "\u{ad}\u{34f}\u{61c}\u{115f}\u{1160}\u{17b4}\u{17b5}\u{180b}\u{180e}\u{180f}\u{200b}\u{200e}\u{200f}\u{202a}\u{202e}\
        \u{2060}\u{2065}\u{2066}\u{206f}\u{2800}\u{3164}\u{feff}\u{ffa0}\u{fff0}\u{fff9}\u{fffb}\u{1bca0}\u{1d173}\u{1d17a}\u{e0000}\
        \u{e0041}\u{e0100}\u{e0fff}";
    for c in unseen.chars() {
        assert_eq!(read_name(&format!("A{c}da")), Ok(Some("Ada".into())), "{:x}", u32::from(c));
    }
}

#[test]
fn names_and_commitments_have_their_limits() {
    assert_eq!(
        read_name("Ær\u{200b}øskøbing\u{202e}"),
        Ok(Some("Ærøskøbing".into())),
        "without what nobody sees"
    );
    assert_eq!(read_name("\u{2800}\u{3164} \u{feff}"), Ok(None));
    let joined = "👩\u{200d}🚀 نی\u{200c}ما";
    assert_eq!(read_name(joined), Ok(Some(joined.into())), "what joins is seen by what it does");
    assert_eq!(read_name(&"é".repeat(24)).unwrap().map(|name| name.chars().count()), Some(24));
    assert!(read_name(&"é".repeat(25)).is_err());
    assert_eq!(read_commitment(""), Ok(String::new()));
    for bad in ["a".repeat(63), "a".repeat(65), "A".repeat(64), "g".repeat(64)] {
        assert!(read_commitment(&bad).is_err(), "{bad}");
    }
}

#[test]
fn actions_come_one_by_one_or_in_a_list() {
    let setup = Setup::read("little-monsters", 2, &json!(null)).unwrap();
    let game = setup.open(None).unwrap();
    let read = |values: &[(&str, &str)]| read_actions(&game, &fields(values));
    let action = AnyAction::LittleMonsters;
    assert_eq!(read(&[("action", "\"roll\""), ("seat", "0")]), Ok(vec![action(Action::Roll)]));
    let three = [("action", "[\"roll\",{\"cure\":7}]"), ("action", "\"stop\"")];
    let expected = [Action::Roll, Action::Cure(LocationId(7)), Action::Stop];
    assert_eq!(read(&three), Ok(expected.map(action).to_vec()));
    for bad in ["", "{", "[]", "roll", "{\"a\":1}", "\"fly\"", "[\"roll\",1]"] {
        assert!(read(&[("action", bad)]).is_err(), "{bad}");
    }
    let many = format!("[{}]", vec!["\"roll\""; 201].join(","));
    assert!(read(&[("action", &many)]).is_err());
    assert!(read(&[]).is_err(), "a form without an action is the game's own, and this is none of its");
}

#[test]
fn gp_86_six_to_ten_people_sit_at_a_table_in_teams() {
    let table = |count: usize| {
        let mut form = with("game", "globopolis");
        form.retain(|(name, _)| name != "seats");
        form.push(("seats".into(), count.to_string()));
        form.extend((3..10).map(|seat| (format!("seat-{seat}"), "bot-random".to_owned())));
        read_new_table(&form, Localizer::english()).unwrap()
    };
    for count in [2, 5, 6, 8, 9, 10] {
        let table = table(count);
        assert_eq!(table.seats.len(), count);
        assert!(table.setup.open(None).is_ok(), "{count}");
    }
    // Seven are no teams of equal size.
    assert!(table(7).setup.open(None).is_err());
}
