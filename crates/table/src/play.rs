use std::sync::Arc;

use serde_json::value::RawValue;

use crate::dice::{DiceFault, ProvenDice, RecordedDice, Recorder, SecretSeed};
use crate::journal::{self, Entry, FORMAT, Header, Journal, JournalError, JournalFault, Origin, What};
use crate::past::Kept;
use crate::{Chronicle, Dice, Game, Locked, Mistakes, Refusal, Seat, Source, Told, Trail, exact};

/// A game that is being played: its position, its journal and its log.
#[derive(Clone, Debug)]
pub struct Play<G: Game> {
    game: G,
    header: Arc<Header>,
    /// What became of the shares, in a game with sealed dice.
    locked: Option<Arc<Locked>>,
    state: G::State,
    /// The journal's lines, the header's first.
    lines: Trail<String>,
    last_hash: String,
    /// Who acted in each of them, where somebody did.
    actors: Trail<Option<Seat>>,
    /// How many casts the dice have made.
    casts: u64,
    log: Trail<Logged<G::Event>>,
    /// The scores after every entry that changed them, with the entry's number.
    scores: Trail<(u64, Vec<i32>)>,
    /// What can be taken back, oldest first; all of it by one seat.
    undoable: Vec<Before<G::State>>,
    taken_back: Vec<TakenBack>,
    /// Positions on the way, for whoever looks back.
    pub(crate) kept: Kept<G::State>,
    abandoned: bool,
    revealed: bool,
}

/// An event with the entry it belongs to.
#[derive(Clone, Debug, PartialEq)]
pub struct Logged<E> {
    /// The journal's entry in which it happened.
    pub entry: u64,
    /// Whose action it was; nobody's at the start.
    pub actor: Option<Seat>,
    /// The event.
    pub told: Told<E>,
}

/// An action that was taken back. What it had told is no longer in the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakenBack {
    /// The journal's entry in which it was taken back.
    pub entry: u64,
    /// Whose action it was.
    pub seat: Seat,
    /// The entry of the action.
    pub taken: u64,
}

/// How things stood before an action that can be taken back.
#[derive(Clone, Debug)]
struct Before<S> {
    seat: Seat,
    entry: u64,
    state: S,
    log_length: usize,
}

/// What stands in a journal before the game is set up.
struct Opening {
    header: Header,
    locked: Option<Locked>,
    lines: Vec<String>,
    last_hash: String,
}

/// Why nothing happened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ActError {
    /// The rules refuse the action.
    #[error("refused by {0}")]
    Refused(#[from] Refusal),
    /// The dice could not answer.
    #[error(transparent)]
    Dice(#[from] DiceFault),
    /// There is nothing of this seat's that can be taken back.
    #[error("nothing can be taken back: dice fell, something was revealed, or somebody else acted")]
    NothingToTakeBack,
    /// The game is over.
    #[error("the game is over")]
    Over,
}

/// Why a game could not be started.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StartError {
    /// The scenario describes no legal position.
    #[error(transparent)]
    Scenario(#[from] Mistakes),
    /// The dice could not answer.
    #[error(transparent)]
    Dice(#[from] DiceFault),
    /// Somebody's share is still awaited, or the start was broken off.
    #[error("the shares in the dice are not all there")]
    Shares,
    /// There is not one name for every seat.
    #[error("{names} names for {seats} seats")]
    Names {
        /// How many names.
        names: usize,
        /// How many seats.
        seats: usize,
    },
}

impl<G: Game> Play<G> {
    /// Starts a game, from the beginning or from a scenario.
    pub fn start<D: Dice>(
        game: G,
        names: Vec<String>,
        origin: Origin,
        scenario: Option<String>,
        dice: &mut D,
    ) -> Result<Self, StartError> {
        if names.len() != game.seats() {
            return Err(StartError::Names { names: names.len(), seats: game.seats() });
        }
        let header = Header { globetable: FORMAT, identity: game.identity(), names, dice: origin, scenario };
        let (line, last_hash) = journal::chain("", &header);
        Play::begin(game, Opening { header, locked: None, lines: vec![line], last_hash }, dice)
    }

    /// Starts the game of a locked table, when the shares are there or gone on without.
    pub fn open(game: G, locked: Locked, seed: &SecretSeed) -> Result<Self, StartError> {
        let key = locked.key(seed).ok_or(StartError::Shares)?;
        Play::of_locked(game, locked, &mut ProvenDice::sealed(key, 0))
    }

    fn of_locked<D: Dice>(game: G, locked: Locked, dice: &mut D) -> Result<Self, StartError> {
        let before = Opening {
            header: locked.header().clone(),
            lines: locked.lines().to_vec(),
            last_hash: locked.last_hash().to_owned(),
            locked: Some(locked),
        };
        Play::begin(game, before, dice)
    }

    fn begin<D: Dice>(game: G, opening: Opening, dice: &mut D) -> Result<Self, StartError> {
        let Opening { header, locked, lines, last_hash } = opening;
        let mut recorder = Recorder::new(dice);
        let mut log = Chronicle::default();
        let state = match &header.scenario {
            Some(text) => exact::position(&game, Source { name: "scenario", text }, &mut recorder)?,
            None => game.set_up(&mut recorder, &mut log),
        };
        recorder.settle()?;
        let mut play = Play {
            game,
            header: Arc::new(header),
            locked: locked.map(Arc::new),
            state,
            actors: lines.iter().map(|_| None).collect(),
            lines: lines.into_iter().collect(),
            last_hash,
            casts: 0,
            log: Trail::default(),
            scores: Trail::default(),
            undoable: Vec::new(),
            taken_back: Vec::new(),
            kept: Kept::new(),
            abandoned: false,
            revealed: false,
        };
        play.enter(What::Start, recorder, None, log);
        Ok(play)
    }

    /// Reads a journal by playing it again. The game must be the one the header names; it is played under the version
    /// of the rules that the header names too, now and later.
    pub fn replay(game: G, journal: &Journal) -> Result<Self, JournalError> {
        let header = &journal.header;
        let own = game.identity();
        if header.identity.game != own.game {
            return Err(JournalFault::Foreign(difference(header, &own)).at(0));
        }
        let rules = header.identity.rules;
        let Some(game) = game.under(rules) else { return Err(JournalFault::Rules(rules).at(0)) };
        let identity = game.identity();
        if header.identity != identity || header.names.len() != identity.seats {
            let foreign = difference(header, &identity);
            return Err(JournalFault::Foreign(foreign).at(0));
        }
        let (locked, entries) = Locked::read(journal)?;
        let first = 1 + (journal.entries.len() - entries.len()) as u64;
        let Some((start, entries)) = entries.split_first() else {
            return Err(JournalFault::Order("the journal ends before the game is set up").at(first));
        };
        if !matches!(start.what, What::Start) {
            return Err(JournalFault::Order("a journal begins with the start of the game").at(first));
        }
        let mut dice = RecordedDice::of(start);
        let begun = match locked {
            Some(locked) if !locked.awaited().is_empty() => Err(StartError::Shares),
            Some(locked) => Play::of_locked(game, locked, &mut dice),
            None => {
                let (line, last_hash) = journal::chain("", header);
                let opening = Opening { header: header.clone(), locked: None, lines: vec![line], last_hash };
                Play::begin(game, opening, &mut dice)
            }
        };
        let mut play = begun.map_err(|error| {
            let fault = match error {
                StartError::Shares => {
                    JournalFault::Order("the game begins before all shares are accounted for")
                }
                StartError::Scenario(mistakes) => JournalFault::Refused(mistakes.to_string()),
                StartError::Dice(fault) => fault.into(),
                StartError::Names { .. } => JournalFault::Foreign(error.to_string()),
            };
            fault.at(first)
        })?;
        for entry in entries {
            play.follow(entry).map_err(|fault| fault.at(entry.n))?;
        }
        if Some(&play.last_hash) != journal.hashes.last() {
            let rewritten = |(line, hash): (&String, &String)| !line.ends_with(&format!("{hash}\"}}"));
            let first = play.lines.iter().zip(&journal.hashes).position(rewritten);
            return Err(JournalFault::Wording.at(first.unwrap_or(0) as u64));
        }
        Ok(play)
    }

    /// Reads on: the lines that somebody else has written after those that are known. If it fails, what was read so far is there.
    pub fn read_on<'a>(&mut self, lines: impl IntoIterator<Item = &'a str>) -> Result<(), JournalError> {
        for line in lines {
            let n = self.next_entry();
            let (entry, hash) = journal::next_entry(line, &self.last_hash, self.header.globetable, n)?;
            self.follow(&entry).map_err(|fault| fault.at(n))?;
            if self.last_hash != hash {
                return Err(JournalFault::Wording.at(n));
            }
        }
        Ok(())
    }

    /// Follows one more entry that somebody else has written.
    pub fn follow(&mut self, entry: &Entry) -> Result<(), JournalFault> {
        if self.revealed {
            return Err(JournalFault::Order("nothing can follow the published seed"));
        }
        let refused = |error| match error {
            ActError::Refused(refusal) => JournalFault::Refused(refusal.to_string()),
            ActError::Dice(fault) => fault.into(),
            ActError::NothingToTakeBack => JournalFault::Order("there is nothing to take back"),
            ActError::Over => JournalFault::Order("the game is over"),
        };
        if !matches!(entry.what, What::Act { .. }) {
            RecordedDice::new(&entry.dice).settle()?; // nothing else casts any
        }
        match &entry.what {
            What::Start => Err(JournalFault::Order("a game starts only once")),
            What::Share { .. } | What::Without { .. } | What::BrokenOff { .. } => {
                Err(JournalFault::Order("shares are accounted for before the game begins"))
            }
            What::Act { seat, action } => {
                let action = self
                    .game
                    .read_action(action.get())
                    .map_err(|error| JournalFault::Action(error.to_string()))?;
                self.act(*seat, &action, &mut RecordedDice::of(entry)).map_err(refused)
            }
            What::TakeBack { seat } => self.take_back(*seat).map_err(refused),
            What::TakeBackTo { seat, entry } => self.take_back_to(*seat, *entry).map_err(refused),
            What::Abandon => self.abandon().map_err(refused),
            What::Reveal { seed } => {
                let seed = SecretSeed::parse(seed).ok_or_else(|| {
                    JournalFault::Proof("the published seed is not 64 hexadecimal digits".into())
                })?;
                self.reveal(&seed)
            }
        }
    }

    /// Carries out an action of a seat. Nothing changes unless it returns `Ok`.
    pub fn act<D: Dice>(&mut self, seat: Seat, action: &G::Action, dice: &mut D) -> Result<(), ActError> {
        if self.is_over() {
            return Err(ActError::Over);
        }
        let before = self.state.clone();
        let mut recorder = Recorder::new(dice);
        let mut log = Chronicle::default();
        let applied = self.game.apply(&mut self.state, seat, action, &mut recorder, &mut log);
        let settled = recorder.settle().map_err(ActError::Dice);
        if let Err(error) = applied.map_err(ActError::Refused).and(settled) {
            self.state = before;
            return Err(error);
        }
        let json = serde_json::to_string(action).expect("actions are plain data, which always serializes");
        let action = RawValue::from_string(json).expect("what was just serialized is JSON");
        let keeps_undo = self.undoable.last().is_some_and(|last| last.seat == seat);
        if !keeps_undo {
            self.undoable.clear();
        }
        let (entry, log_length, revealed) = (self.next_entry(), self.log.len(), log.revealed);
        let fell = self.enter(What::Act { seat, action }, recorder, Some(seat), log);
        if fell || revealed {
            self.undoable.clear();
        } else {
            self.undoable.push(Before { seat, entry, state: before, log_length });
        }
        Ok(())
    }

    /// Whether this seat's last action can be taken back: no dice fell since, nothing was revealed, and nobody
    /// else acted.
    pub fn can_take_back(&self, seat: Seat) -> bool {
        !self.is_over() && self.undoable.last().is_some_and(|last| last.seat == seat)
    }

    /// How many of its last actions a seat can take back, one after the other.
    pub fn undo_depth(&self, seat: Seat) -> usize {
        if self.can_take_back(seat) { self.undoable.len() } else { 0 }
    }

    /// Takes this seat's last action back.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), ActError> {
        if !self.can_take_back(seat) {
            return Err(ActError::NothingToTakeBack);
        }
        let before = self.undoable.pop().expect("can_take_back found one");
        self.state = before.state;
        self.log.truncate(before.log_length);
        self.taken_back.push(TakenBack { entry: self.next_entry(), seat, taken: before.entry });
        self.note_scores(self.next_entry());
        self.write(&Entry::without_dice(self.next_entry(), What::TakeBack { seat }));
        Ok(())
    }

    /// Takes an action of this seat back with all that came after it, because all people agree: also what others did, and dice
    /// that fell. The dice go on from where they are, so nothing falls twice.
    pub fn take_back_to(&mut self, seat: Seat, entry: u64) -> Result<(), ActError> {
        let before = self.before_act_of(seat, entry).filter(|_| !self.is_over());
        self.state = before.ok_or(ActError::NothingToTakeBack)?;
        self.undoable.clear();
        self.log.truncate(self.log.partition_point(|logged| logged.entry < entry));
        self.taken_back.push(TakenBack { entry: self.next_entry(), seat, taken: entry });
        self.note_scores(self.next_entry());
        self.write(&Entry::without_dice(self.next_entry(), What::TakeBackTo { seat, entry }));
        Ok(())
    }

    /// Ends the game before its end, without a winner, because those who play have agreed on it.
    pub fn abandon(&mut self) -> Result<(), ActError> {
        if self.is_over() {
            return Err(ActError::Over);
        }
        self.abandoned = true;
        self.undoable.clear();
        self.write(&Entry::without_dice(self.next_entry(), What::Abandon));
        Ok(())
    }

    /// Publishes the seed of a finished game.
    pub fn reveal(&mut self, seed: &SecretSeed) -> Result<(), JournalFault> {
        let commitment = match &self.header.dice {
            Origin::Sealed(sealing) => &sealing.seed,
            Origin::Proven(provenance) => &provenance.commitment,
            Origin::Seeded(_) | Origin::Scripted => {
                return Err(JournalFault::Order("only proven dice have a seed to publish"));
            }
        };
        if !self.is_over() || self.revealed {
            return Err(JournalFault::Order("the seed is published once, when the game is over"));
        }
        if seed.commitment() != *commitment {
            return Err(JournalFault::Proof("the published seed is not the one committed to".into()));
        }
        let what = What::Reveal { seed: seed.reveal() };
        self.write(&Entry::without_dice(self.next_entry(), what));
        self.revealed = true;
        Ok(())
    }

    /// Writes what was done into journal and log; says whether dice fell.
    fn enter<D: Dice>(
        &mut self,
        what: What,
        recorder: Recorder<D>,
        actor: Option<Seat>,
        log: Chronicle<G::Event>,
    ) -> bool {
        let n = self.next_entry();
        let (salt, dice) = (recorder.salt(n), recorder.into_falls());
        let casts: usize = dice.iter().map(|fall| fall.casts().len()).sum();
        self.casts += casts as u64;
        let entry = Entry { n, what, dice, salt };
        self.log.extend(log.told.into_iter().map(|told| Logged { entry: entry.n, actor, told }));
        self.note_scores(entry.n);
        self.kept.offer(entry.n, &self.state);
        self.write(&entry);
        casts > 0
    }

    fn note_scores(&mut self, entry: u64) {
        let scores = self.game.scores(&self.state);
        if self.scores.last().is_none_or(|(_, before)| *before != scores) {
            self.scores.push((entry, scores));
        }
    }

    fn write(&mut self, entry: &Entry) {
        let (line, hash) = journal::chain(&self.last_hash, entry);
        self.lines.push(line);
        self.actors.push(match entry.what {
            What::Act { seat, .. } => Some(seat),
            _ => None,
        });
        self.last_hash = hash;
    }

    fn next_entry(&self) -> u64 {
        self.lines.len() as u64
    }

    /// The rules that are played.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The journal's header.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// What became of the shares, in a game with sealed dice.
    pub fn locked(&self) -> Option<&Locked> {
        self.locked.as_deref()
    }

    /// The hash of the journal's last line.
    pub fn last_hash(&self) -> &str {
        &self.last_hash
    }

    /// The position, secrets included. Not for anything that leaves the machine.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The journal's lines, the header's first.
    pub fn lines(&self) -> &Trail<String> {
        &self.lines
    }

    /// The journal as a file has it. Not for anybody while the game runs: it holds what is hidden.
    pub fn journal(&self) -> String {
        self.lines.iter().flat_map(|line| [line, "\n"]).collect()
    }

    /// Who acted in this entry, if somebody did.
    pub(crate) fn actor_of(&self, entry: u64) -> Option<Seat> {
        *self.actors.get(usize::try_from(entry).ok()?)?
    }

    /// What happened so far. Show an event only to its audience.
    pub fn log(&self) -> &Trail<Logged<G::Event>> {
        &self.log
    }

    /// What was taken back, in the order in which it was.
    pub fn taken_back(&self) -> &[TakenBack] {
        &self.taken_back
    }

    /// How the scores ran: after every entry that changed them, with the entry's number.
    pub fn scores(&self) -> &Trail<(u64, Vec<i32>)> {
        &self.scores
    }

    /// Whether the game has ended, by its rules or by agreement.
    pub fn is_over(&self) -> bool {
        self.abandoned || self.game.outcome(&self.state).is_some()
    }

    /// Whether those who played ended it by agreement.
    pub fn is_abandoned(&self) -> bool {
        self.abandoned
    }

    /// Whether the seed has been published.
    pub fn is_revealed(&self) -> bool {
        self.revealed
    }

    /// How many casts the dice have made: where [`ProvenDice`] go on.
    pub fn casts(&self) -> u64 {
        self.casts
    }

    /// The table's dice, for a game with proven dice.
    pub fn proven_dice(&self, seed: &SecretSeed) -> Option<ProvenDice> {
        match &self.header.dice {
            Origin::Sealed(_) => {
                let key = self.locked.as_ref()?.key(seed)?;
                Some(ProvenDice::sealed(key, self.casts))
            }
            Origin::Proven(provenance) => Some(ProvenDice::new(seed, provenance, self.casts)),
            Origin::Seeded(_) | Origin::Scripted => None,
        }
    }
}

fn difference(header: &Header, identity: &journal::Identity) -> String {
    let found = &header.identity;
    if found.game != identity.game {
        format!("{} instead of {}", found.game, identity.game)
    } else if found.edition != identity.edition {
        format!(
            "edition {} ({}) instead of {} ({})",
            found.edition.id, found.edition.hash, identity.edition.id, identity.edition.hash
        )
    } else if header.names.len() != found.seats || found.seats != identity.seats {
        format!("{} names for {} seats", header.names.len(), identity.seats)
    } else {
        "other options".to_owned()
    }
}
