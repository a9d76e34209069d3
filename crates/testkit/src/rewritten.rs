//! Whole games as a host could write them anew who has the seed and, after the game, every share. Each is sound in itself,
//! so that no verifier of files finds it: only who remembers what the table showed does.

use table::dice::{ProvenDice, Provenance, Sealing, SecretSeed, Share, Sitter};
use table::journal::{Header, Journal, Origin, What};
use table::{Game, Locked, Play, Seat};

/// A share that nobody committed to.
const OTHER: Share = Share([0x5a; 32]);

struct Host<'a, G: Game> {
    journal: Journal,
    seed: SecretSeed,
    shares: Vec<(Seat, Share)>,
    honest: Seat,
    open: &'a dyn Fn(&Header) -> G,
    finish: Finish<'a, G>,
}

/// How a game is played to its end, given the seed, and whether something is done and taken back on the way.
type Finish<'a, G> = &'a dyn Fn(&mut Play<G>, &SecretSeed, bool);

/// Other games than the one in this journal, which is a sealed one of two persons that is over: each with what was done
/// to the person at seat `honest`.
///
/// # Panics
/// If the journal is no such game.
pub fn rewritten<G: Game>(
    text: &str,
    honest: Seat,
    open: &dyn Fn(&Header) -> G,
    finish: Finish<'_, G>,
) -> Vec<(&'static str, String)> {
    let journal = Journal::read(text).expect("the journal is sound");
    let mut seed = None;
    let mut shares = Vec::new();
    for entry in &journal.entries {
        match &entry.what {
            What::Share { seat, share } => shares.push((*seat, Share::parse(share).expect("a share"))),
            What::Reveal { seed: published } => seed = SecretSeed::parse(published),
            _ => {}
        }
    }
    let seed = seed.expect("the game is over");
    let host = Host { journal, seed, shares, honest, open, finish };
    let mut all = host.with_other_seats();
    all.extend(host.with_another_header());
    all.push(("lines more", host.game(|_| (), &host.shares, true)));
    all.push(("a game of the first format", host.of_the_first_format()));
    all
}

impl<G: Game> Host<'_, G> {
    /// A game with another header, and with these shares; the game goes on without the others.
    fn game(&self, change: impl FnOnce(&mut Header), shares: &[(Seat, Share)], waver: bool) -> String {
        let mut header = self.journal.header.clone();
        change(&mut header);
        let game = (self.open)(&header);
        let sealing = sealing_of(&mut header).clone();
        let mut locked = Locked::new(header.identity, header.names, sealing, header.scenario)
            .expect("a host writes what a header must be");
        for (seat, share) in shares {
            locked.reveal(*seat, &share.to_string()).expect("a host knows the shares");
        }
        for seat in locked.awaited().iter() {
            locked.go_on_without(seat).expect("the share is awaited");
        }
        let mut play = Play::open(game, locked, &self.seed).expect("the game can be set up");
        (self.finish)(&mut play, &self.seed, waver);
        play.journal()
    }

    fn with_other_seats(&self) -> Vec<(&'static str, String)> {
        let honest = self.honest;
        let host = Seat(1 - honest.0);
        let but = |seat: Seat, share: Option<Share>| -> Vec<(Seat, Share)> {
            let others = self.shares.iter().filter(|(other, _)| *other != seat).cloned();
            others.chain(share.map(|share| (seat, share))).collect()
        };
        let sits = |seat: Seat, sitter: Sitter| {
            move |header: &mut Header| sealing_of(header).seats[seat.index()] = sitter
        };
        let person = |share: Option<Share>| Sitter::Person { share: share.map(|share| share.commitment()) };
        let exchanged: Vec<(Seat, Share)> =
            self.shares.iter().map(|(seat, share)| (Seat(1 - seat.0), share.clone())).collect();
        vec![
            (
                "the host joined again with another share",
                self.game(sits(host, person(Some(OTHER))), &but(host, Some(OTHER)), false),
            ),
            (
                "another share in place of the honest one",
                self.game(sits(honest, person(Some(OTHER))), &but(honest, Some(OTHER)), false),
            ),
            ("the honest share left out", self.game(|_| (), &but(honest, None), false)),
            (
                "the honest player without a share",
                self.game(sits(honest, person(None)), &but(honest, None), false),
            ),
            (
                "a bot in place of the honest player",
                self.game(sits(honest, Sitter::Bot("greedy".to_owned())), &but(honest, None), false),
            ),
            (
                "the shares moved to the other seat",
                self.game(|header| sealing_of(header).seats.reverse(), &exchanged, false),
            ),
        ]
    }

    fn with_another_header(&self) -> Vec<(&'static str, String)> {
        let made = |change: &dyn Fn(&mut Header)| self.game(change, &self.shares, false);
        let mut all = vec![
            ("another name", made(&|header| header.names[0].push('2'))),
            ("another table", made(&|header| sealing_of(header).table = "abcdefghij".to_owned())),
        ];
        let Origin::Sealed(sealing) = &self.journal.header.dice else { panic!("its dice are sealed") };
        if !sealing.broken_off.is_empty() {
            let quiet = made(&|header| sealing_of(header).broken_off.clear());
            all.push(("a start that was broken off, and not told", quiet));
        }
        all.push(match &self.journal.header.scenario {
            Some(_) => (
                "another scenario",
                made(&|header| {
                    let told = header.scenario.take().unwrap_or_default();
                    header.scenario = Some(told.replacen("title = \"", "title = \"Not ", 1));
                }),
            ),
            None => (
                "another option",
                made(&|header| {
                    let options = header.identity.options.as_object_mut().expect("options are an object");
                    let switch = options.values_mut().find(|value| value.is_boolean()).expect("a switch");
                    *switch = (!switch.as_bool().unwrap_or_default()).into();
                }),
            ),
        });
        all
    }

    /// With dice that a host could have ground before shares were committed to.
    fn of_the_first_format(&self) -> String {
        let mut header = self.journal.header.clone();
        let sealing = sealing_of(&mut header).clone();
        let nonces = vec![String::new(); header.names.len()];
        let provenance = Provenance { commitment: sealing.seed, table: sealing.table, nonces };
        let mut dice = ProvenDice::new(&self.seed, &provenance, 0);
        let (game, origin) = ((self.open)(&header), Origin::Proven(provenance));
        let mut play = Play::start(game, header.names, origin, header.scenario, &mut dice)
            .expect("the game can be set up");
        (self.finish)(&mut play, &self.seed, false);
        play.journal()
    }
}

fn sealing_of(header: &mut Header) -> &mut Sealing {
    match &mut header.dice {
        Origin::Sealed(sealing) => sealing,
        _ => panic!("its dice are sealed"),
    }
}
