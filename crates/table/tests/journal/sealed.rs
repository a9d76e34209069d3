//! Commit, lock, reveal: the road to the first roll, and everything that can be tried along it.

use table::dice::{BrokenOff, ProvenDice, Sealing, SecretSeed, Share, Sitter};
use table::journal::{self, Header, Journal, JournalFault, Origin};
use table::rolls::{Proof, prove};
use table::{Contribution, Dice, Game, Locked, Play, RulesVersion, Seat};

use crate::toy::{Action, Toy};
use crate::{fault, names, read, toy};

fn seed() -> SecretSeed {
    SecretSeed([42; 32])
}

fn share(byte: u8) -> Share {
    Share([byte; 32])
}

fn person(byte: u8) -> Sitter {
    Sitter::Person { share: Some(share(byte).commitment()) }
}

fn sealing(seats: Vec<Sitter>) -> Sealing {
    Sealing { table: "quietfoxes".to_owned(), seed: seed().commitment(), seats, broken_off: Vec::new() }
}

fn lock(seats: Vec<Sitter>) -> Locked {
    Locked::new(toy().identity(), names(), sealing(seats), None).unwrap()
}

/// Two people, both of whom have revealed.
fn complete() -> Locked {
    let mut locked = lock(vec![person(1), person(2)]);
    locked.reveal(Seat(1), &share(2).to_string()).unwrap();
    locked.reveal(Seat(0), &share(1).to_string()).unwrap();
    locked
}

/// Rolls to the end and publishes the seed.
fn finish(locked: Locked) -> Play<Toy> {
    let mut play = Play::open(toy(), locked, &seed()).unwrap();
    while let Some(seat) = play.game().to_act(play.state()).must.first() {
        // After a restart the dice go on where they were.
        let mut dice = play.proven_dice(&seed()).unwrap();
        play.act(seat, &Action::Roll, &mut dice).unwrap();
    }
    play.reveal(&seed()).unwrap();
    play
}

fn text(play: &Play<Toy>) -> String {
    play.journal()
}

/// The lines chained anew after somebody changed them, as whoever owns the file can.
fn chained(bodies: &[String]) -> String {
    let mut previous = String::new();
    let mut lines = Vec::new();
    for body in bodies {
        let value: Box<serde_json::value::RawValue> = serde_json::from_str(body).unwrap();
        let (line, hash) = journal::chain(&previous, &value);
        lines.push(line);
        previous = hash;
    }
    lines.join("\n")
}

/// The lines without their hashes.
fn bodies(play: &Play<Toy>) -> Vec<String> {
    play.lines().iter().map(|line| format!("{}}}", line.rsplit_once(",\"hash\":").unwrap().0)).collect()
}

/// Whether anything about a journal is found to be wrong.
fn is_found(text: &str) -> bool {
    let Ok(journal) = Journal::read(text) else { return true };
    prove(&journal).is_err() || Play::replay(toy(), &journal).is_err()
}

#[test]
fn a_sealed_game_is_proven_with_the_shares_of_its_players() {
    let play = finish(complete());
    let journal = read(&play);
    assert_eq!(journal.header.globetable, 2);
    assert_eq!(prove(&journal), Ok(Proof::Shared));
    let again = Play::replay(toy(), &journal).unwrap();
    assert_eq!(again.lines(), play.lines());
    assert_eq!(
        again.locked().unwrap().contributions(),
        [Contribution::Share(share(1)), Contribution::Share(share(2))]
    );
}

#[test]
fn the_game_begins_when_the_last_share_is_there() {
    let mut locked = lock(vec![person(1), person(2)]);
    assert_eq!(locked.awaited().len(), 2);
    locked.reveal(Seat(0), &share(1).to_string()).unwrap();
    assert!(Play::open(toy(), locked.clone(), &seed()).is_err(), "one is still awaited");
    assert!(locked.key(&seed()).is_none(), "so there is no key yet");
    locked.reveal(Seat(1), &share(2).to_string()).unwrap();
    Play::open(toy(), locked, &seed()).unwrap();
}

#[test]
fn a_share_is_the_one_committed_to_and_comes_once() {
    let mut locked = lock(vec![person(1), Sitter::Person { share: None }]);
    let other = JournalFault::Proof("the share is not the one committed to".to_owned());
    assert_eq!(locked.reveal(Seat(0), &share(9).to_string()), Err(other));
    let form = JournalFault::Proof("the share is not 64 hexadecimal digits".to_owned());
    assert_eq!(locked.reveal(Seat(0), "AB"), Err(form));
    let none = JournalFault::Order("no share of this seat is awaited");
    assert_eq!(locked.reveal(Seat(1), &share(1).to_string()), Err(none.clone()));
    assert_eq!(locked.reveal(Seat(7), &share(1).to_string()), Err(none.clone()));
    locked.reveal(Seat(0), &share(1).to_string()).unwrap();
    assert_eq!(locked.reveal(Seat(0), &share(1).to_string()), Err(none.clone()));
    assert_eq!(locked.go_on_without(Seat(0)), Err(none));
}

#[test]
fn who_stays_away_contributes_nothing_and_it_is_said() {
    let mut locked = lock(vec![person(1), person(2)]);
    locked.reveal(Seat(0), &share(1).to_string()).unwrap();
    locked.go_on_without(Seat(1)).unwrap();
    let play = finish(locked);
    let journal = read(&play);
    assert_eq!(prove(&journal), Ok(Proof::Shared));
    let (locked, _) = Locked::read(&journal).unwrap();
    assert_eq!(locked.unwrap().contributions(), [Contribution::Share(share(1)), Contribution::Withheld]);
}

#[test]
fn without_any_share_the_table_alone_made_the_rolls() {
    let play = finish(lock(vec![Sitter::Bot("greedy".to_owned()), Sitter::Person { share: None }]));
    let journal = read(&play);
    assert_eq!(prove(&journal), Ok(Proof::TableAlone));
    let (locked, _) = Locked::read(&journal).unwrap();
    assert_eq!(locked.unwrap().contributions(), [Contribution::Bot, Contribution::Nothing]);
}

#[test]
fn a_start_that_was_broken_off_stays_and_the_next_header_names_it() {
    let mut locked = lock(vec![person(1), person(2)]);
    locked.reveal(Seat(0), &share(1).to_string()).unwrap();
    assert!(locked.break_off(&SecretSeed([1; 32])).is_err(), "only with its own seed");
    locked.break_off(&seed()).unwrap();
    assert!(locked.reveal(Seat(1), &share(2).to_string()).is_err(), "nothing follows");
    assert!(Play::open(toy(), locked.clone(), &seed()).is_err());
    let journal = Journal::read_lines(locked.lines().iter().map(String::as_str)).unwrap();
    assert_eq!(prove(&journal), Ok(Proof::BrokenOff));
    assert!(Play::replay(toy(), &journal).is_err(), "there was no game");

    let mut next = sealing(vec![person(3), person(4)]);
    next.broken_off.push(BrokenOff {
        table: "quietfoxes".to_owned(),
        hash: locked.last_hash().to_owned(),
        shares: locked.revealed(),
    });
    let next = Locked::new(toy().identity(), names(), next, None).unwrap();
    assert!(next.lines()[0].contains(&format!("\"hash\":\"{}\",\"shares\":1", locked.last_hash())));
}

#[test]
fn the_key_depends_on_everything_in_the_header() {
    let first_die = |change: fn(&mut Header)| {
        let locked = complete();
        let mut header = locked.header().clone();
        change(&mut header);
        let Origin::Sealed(sealing) = header.dice else { panic!("it is sealed") };
        let mut locked = Locked::new(header.identity, header.names, sealing, header.scenario).unwrap();
        locked.reveal(Seat(0), &share(1).to_string()).unwrap();
        locked.reveal(Seat(1), &share(2).to_string()).unwrap();
        let mut dice = ProvenDice::sealed(locked.key(&seed()).unwrap(), 0);
        (0..20).map(|_| dice.die("test", 20)).collect::<Vec<_>>()
    };
    let all = [
        first_die(|_| {}),
        first_die(|header| header.names[1] = "Mallory".to_owned()),
        first_die(|header| header.identity.rules = RulesVersion(7)),
        first_die(|header| header.identity.options = serde_json::json!({ "easy": true })),
        first_die(|header| header.identity.edition.hash = "0".repeat(64)),
        first_die(|header| header.scenario = Some("8".to_owned())),
        first_die(|header| {
            let Origin::Sealed(sealing) = &mut header.dice else { panic!("it is sealed") };
            sealing.table = "otherfoxes".to_owned();
        }),
        first_die(|header| {
            let Origin::Sealed(sealing) = &mut header.dice else { panic!("it is sealed") };
            sealing.broken_off.push(BrokenOff { table: "t".to_owned(), hash: "0".repeat(64), shares: 1 });
        }),
    ];
    for (index, dice) in all.iter().enumerate() {
        assert!(!all[..index].contains(dice), "change number {index} is not in the key");
    }
}

#[test]
fn removed_and_reordered_lines_are_found_even_if_the_chain_is_made_anew() {
    let play = finish(complete());
    let original = bodies(&play);
    assert!(!is_found(&chained(&original)), "chaining what is there changes nothing");
    let renumbered = |mut lines: Vec<String>| {
        for (n, line) in lines.iter_mut().enumerate().skip(1) {
            let rest = line.split_once(',').unwrap().1;
            *line = format!("{{\"n\":{n},{rest}");
        }
        chained(&lines)
    };
    for victim in 1..original.len() {
        let mut lines = original.clone();
        lines.remove(victim);
        let text = renumbered(lines);
        // A journal without its last line is a game whose seed is not published: not proven, but not wrong either.
        let unpublished = || prove(&Journal::read(&text).unwrap()) == Ok(Proof::SeedNotPublished);
        assert!(is_found(&text) || (victim == original.len() - 1 && unpublished()), "line {victim} removed");
    }
    for victim in 1..original.len() - 1 {
        let mut lines = original.clone();
        lines.swap(victim, victim + 1);
        let text = renumbered(lines);
        // Shares may come in any order: the key takes them by seat.
        assert!(is_found(&text) || victim == 1, "lines {victim} and {} exchanged", victim + 1);
    }
}

#[test]
fn changed_lines_are_found_even_if_the_chain_is_made_anew() {
    let play = finish(complete());
    for (what, from, to) in [
        ("an option", "\"fast\":false", "\"fast\":true"),
        ("a name", "\"Ann\"", "\"Eve\""),
        ("a share", &share(1).to_string()[..], &share(3).to_string()[..]),
        ("a commitment", &share(1).commitment().0[..], &share(3).commitment().0[..]),
        ("the table", "quietfoxes", "loudfoxess"),
        ("the seed", &seed().reveal()[..], &SecretSeed([43; 32]).reveal()[..]),
    ] {
        let lines: Vec<String> = bodies(&play).into_iter().map(|line| line.replacen(from, to, 1)).collect();
        assert_ne!(lines, bodies(&play), "{what}");
        assert!(is_found(&chained(&lines)), "{what}");
    }
}

#[test]
fn a_share_exchanged_together_with_its_commitment_is_found() {
    // The header's hash is in the key, so the dice that fell no longer follow.
    let play = finish(complete());
    let exchange = |line: String| {
        line.replace(&share(1).commitment().0, &share(3).commitment().0)
            .replace(&share(1).to_string(), &share(3).to_string())
    };
    let forged = chained(&bodies(&play).into_iter().map(exchange).collect::<Vec<_>>());
    let journal = Journal::read(&forged).unwrap();
    assert!(Locked::read(&journal).is_ok(), "it looks right");
    assert!(prove(&journal).is_err(), "the dice say otherwise");
}

#[test]
fn a_line_tells_nothing_to_whoever_tries_all_that_could_be_in_it() {
    let play = finish(complete());
    let journal = read(&play);
    let salts: Vec<&String> = journal.entries.iter().filter_map(|entry| entry.salt.as_ref()).collect();
    assert_eq!(salts.len(), journal.entries.iter().filter(|entry| entry.is_secret()).count());
    for (index, salt) in salts.iter().enumerate() {
        assert!(salt.len() == 32 && !salts[..index].contains(salt));
    }
    // A salt that is another, or missing, is found.
    let changed: Vec<String> =
        bodies(&play).into_iter().map(|line| line.replacen(salts[1].as_str(), &"0".repeat(32), 1)).collect();
    assert_eq!(
        fault(prove(&Journal::read(&chained(&changed)).unwrap())).1,
        JournalFault::Proof("its salt does not follow from the seed".to_owned())
    );
    let missing: Vec<String> = bodies(&play)
        .into_iter()
        .map(|line| line.replacen(&format!(",\"salt\":\"{}\"", salts[1]), "", 1))
        .collect();
    assert!(Journal::read(&chained(&missing)).is_err());
}

#[test]
fn counts_and_lengths_in_a_header_are_checked() {
    let wrong = |seats: Vec<Sitter>| Locked::new(toy().identity(), names(), sealing(seats), None).is_err();
    assert!(wrong(vec![person(1)]), "a seat too few");
    assert!(wrong(vec![person(1), person(2), person(3)]), "a seat too many");
    let short = table::dice::Commitment("ab".to_owned());
    assert!(wrong(vec![person(1), Sitter::Person { share: Some(short) }]), "a commitment too short");
    let mut named = sealing(vec![person(1), person(2)]);
    named.table = "quiet\0fox".to_owned();
    assert!(Locked::new(toy().identity(), names(), named, None).is_err(), "a zero byte in the table's id");
    let few = vec!["Ada".to_owned()];
    assert!(Locked::new(toy().identity(), few, sealing(vec![person(1), person(2)]), None).is_err());
}

#[test]
fn lines_of_the_other_format_are_refused() {
    let play = finish(complete());
    let text = text(&play);
    assert!(Journal::read(&text).is_ok());
    let downgraded: Vec<String> = bodies(&play)
        .into_iter()
        .map(|line| line.replacen("{\"globetable\":2", "{\"globetable\":1", 1))
        .collect();
    assert!(matches!(
        Journal::read(&chained(&downgraded)).unwrap_err().fault,
        JournalFault::Format { found: 1 }
    ));
}
