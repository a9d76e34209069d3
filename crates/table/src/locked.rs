//! A table between the lock and the first roll: its header is fixed, and the shares are being revealed.

use crate::dice::{DiceKey, Sealing, SecretSeed, Share, Sitter};
use crate::journal::{
    self, Entry, Header, Identity, Journal, JournalError, JournalFault, Origin, SEALED_FORMAT, What, unhex,
};
use crate::{Seat, SeatSet};

/// What a seat has to do with the dice of its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contribution {
    /// Nothing: a bot.
    Bot,
    /// Nothing: a person whose browser committed to no share.
    Nothing,
    /// A share that was committed to, and not revealed yet.
    Awaited,
    /// Nothing: a share that was committed to and never revealed. The game went on without it.
    Withheld,
    /// A share, revealed after everybody had committed to theirs.
    Share(Share),
}

/// A table whose seats are locked. Nothing about its game can be changed any more; nobody knows its dice before the last
/// share is revealed.
#[derive(Clone, Debug)]
pub struct Locked {
    header: Header,
    lines: Vec<String>,
    last_hash: String,
    header_hash: [u8; 32],
    contributions: Vec<Contribution>,
    broken_off: bool,
}

impl Locked {
    /// Locks the seats for this game.
    ///
    /// # Errors
    /// When the header would break what headers promise, such as one part for every seat.
    pub fn new(
        identity: Identity,
        names: Vec<String>,
        sealing: Sealing,
        scenario: Option<String>,
    ) -> Result<Self, JournalFault> {
        let dice = Origin::Sealed(sealing);
        let header = Header { globetable: SEALED_FORMAT, identity, names, dice, scenario };
        header.check()?;
        Locked::of_header(header).ok_or(JournalFault::Order("only sealed dice are mixed from shares"))
    }

    fn of_header(header: Header) -> Option<Self> {
        let Origin::Sealed(sealing) = &header.dice else { return None };
        let contribution = |sitter: &Sitter| match sitter {
            Sitter::Bot(_) => Contribution::Bot,
            Sitter::Person { share: None } => Contribution::Nothing,
            Sitter::Person { share: Some(_) } => Contribution::Awaited,
        };
        let contributions = sealing.seats.iter().map(contribution).collect();
        let (line, last_hash) = journal::chain("", &header);
        let header_hash = unhex(&last_hash).expect("a hash is 64 hexadecimal digits");
        Some(Locked { lines: vec![line], last_hash, header_hash, contributions, broken_off: false, header })
    }

    /// Reads what a journal holds before the game is set up: nothing for dice that are not sealed. The other entries
    /// are handed back.
    pub fn read(journal: &Journal) -> Result<(Option<Self>, &[Entry]), JournalError> {
        let Some(mut locked) = Locked::of_header(journal.header.clone()) else {
            return Ok((None, &journal.entries));
        };
        if Some(&locked.last_hash) != journal.hashes.first() {
            return Err(JournalFault::Wording.at(0));
        }
        let before = |entry: &&Entry| {
            matches!(entry.what, What::Share { .. } | What::Without { .. } | What::BrokenOff { .. })
        };
        let count = journal.entries.iter().take_while(before).count();
        let (before, after) = journal.entries.split_at(count);
        for (entry, hash) in before.iter().zip(&journal.hashes[1..]) {
            locked.follow(entry).map_err(|fault| fault.at(entry.n))?;
            if locked.last_hash != *hash {
                return Err(JournalFault::Wording.at(entry.n));
            }
        }
        Ok((Some(locked), after))
    }

    fn follow(&mut self, entry: &Entry) -> Result<(), JournalFault> {
        match &entry.what {
            What::Share { seat, share } => self.reveal(*seat, share),
            What::Without { seat } => self.go_on_without(*seat),
            What::BrokenOff { seed } => {
                let seed = SecretSeed::parse(seed).ok_or_else(|| {
                    JournalFault::Proof("the published seed is not 64 hexadecimal digits".to_owned())
                })?;
                self.break_off(&seed)
            }
            What::Start
            | What::Act { .. }
            | What::TakeBack { .. }
            | What::TakeBackTo { .. }
            | What::Abandon
            | What::Reveal { .. } => Err(JournalFault::Order("the game has not begun")),
        }
    }

    /// A seat reveals its share, in hexadecimal. It must be the one that was committed to.
    pub fn reveal(&mut self, seat: Seat, share: &str) -> Result<(), JournalFault> {
        self.must_await(seat)?;
        let share = Share::parse(share)
            .ok_or_else(|| JournalFault::Proof("the share is not 64 hexadecimal digits".to_owned()))?;
        if Some(&share.commitment()) != self.sealing().commitment(seat) {
            return Err(JournalFault::Proof("the share is not the one committed to".to_owned()));
        }
        self.write(What::Share { seat, share: share.to_string() });
        self.contributions[seat.index()] = Contribution::Share(share);
        Ok(())
    }

    /// The game will go on without a seat's share.
    pub fn go_on_without(&mut self, seat: Seat) -> Result<(), JournalFault> {
        self.must_await(seat)?;
        self.write(What::Without { seat });
        self.contributions[seat.index()] = Contribution::Withheld;
        Ok(())
    }

    /// The start is broken off: there will be no game. Its seed is of no use any more, and published.
    pub fn break_off(&mut self, seed: &SecretSeed) -> Result<(), JournalFault> {
        if self.broken_off {
            return Err(JournalFault::Order("the start was broken off already"));
        }
        if seed.commitment() != self.sealing().seed {
            return Err(JournalFault::Proof("the published seed is not the one committed to".to_owned()));
        }
        self.write(What::BrokenOff { seed: seed.reveal() });
        self.broken_off = true;
        Ok(())
    }

    fn must_await(&self, seat: Seat) -> Result<(), JournalFault> {
        if !self.broken_off && self.contributions.get(seat.index()) == Some(&Contribution::Awaited) {
            Ok(())
        } else {
            Err(JournalFault::Order("no share of this seat is awaited"))
        }
    }

    fn write(&mut self, what: What) {
        let entry = Entry::without_dice(self.lines.len() as u64, what);
        let (line, hash) = journal::chain(&self.last_hash, &entry);
        self.lines.push(line);
        self.last_hash = hash;
    }

    /// The seats whose shares are still awaited.
    pub fn awaited(&self) -> SeatSet {
        let awaits = |seat: &Seat| self.contributions[seat.index()] == Contribution::Awaited;
        Seat::all(self.contributions.len()).filter(awaits).collect()
    }

    /// The key of the dice, once no share is awaited any more.
    pub fn key(&self, seed: &SecretSeed) -> Option<DiceKey> {
        if self.broken_off || !self.awaited().is_empty() {
            return None;
        }
        let shares: Vec<Option<Share>> = self
            .contributions
            .iter()
            .map(|contribution| match contribution {
                Contribution::Share(share) => Some(share.clone()),
                _ => None,
            })
            .collect();
        Some(DiceKey::new(seed, &self.header_hash, &shares))
    }

    /// What each seat has to do with the dice.
    pub fn contributions(&self) -> &[Contribution] {
        &self.contributions
    }

    /// How many shares have been revealed.
    pub fn revealed(&self) -> usize {
        self.contributions.iter().filter(|each| matches!(each, Contribution::Share(_))).count()
    }

    /// Whether there will be no game.
    pub fn is_broken_off(&self) -> bool {
        self.broken_off
    }

    /// What was fixed about the dice.
    pub fn sealing(&self) -> &Sealing {
        match &self.header.dice {
            Origin::Sealed(sealing) => sealing,
            Origin::Proven(_) | Origin::Seeded(_) | Origin::Scripted => {
                unreachable!("a locked table has sealed dice")
            }
        }
    }

    /// The journal's header.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The journal's lines so far, the header's first.
    pub fn lines(&self) -> &[String] {
        &self.lines
    }

    /// The journal so far as a file has it.
    pub fn journal(&self) -> String {
        self.lines.iter().flat_map(|line| [line, "\n"]).collect()
    }

    /// The hash of the last of them.
    pub fn last_hash(&self) -> &str {
        &self.last_hash
    }
}
