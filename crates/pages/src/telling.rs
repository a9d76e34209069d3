//! How long what happened is told, in milliseconds at normal pace.
//!
//! Captions of one turn stay on the stage together, so that a plain beat needs only the time to be noticed. A turn has a
//! budget, and every beat gets a share of what is left of it. What must be seen has its time in any case: dice rest
//! before anything follows, a card stays until it can be read while the turn goes on beside it, a piece walks every edge.

use crate::scene::{Kind, Weight};

/// For how long dice rest before anything follows.
pub const REST: u32 = 600;
/// How long a word of a card takes to be read.
pub const WORD: u32 = 250;
/// For how long dice tumble, at least and at most.
const TUMBLE: [u32; 2] = [60, 350];
/// How long a plain beat takes, at least and at most.
const PLAIN: [u32; 2] = [40, 500];
/// The same for a great one.
const GREAT: [u32; 2] = [400, 1400];
/// For how long a card is alone at least, before the turn goes on beside it.
const CARD: u32 = 900;
/// How long an edge of a walk takes, at least and at most.
const EDGE: [u32; 2] = [70, 200];
/// How long a walk of many edges takes.
const WALK: u32 = 1400;
/// How long a turn takes at least, so that what it brought can be read before the next one begins.
const TURN: u32 = 2000;
/// Until when harm of one's own is held, unless the reader goes on before.
const HARM_HELD: u32 = 8000;
/// The same for luck.
const LUCK_HELD: u32 = 3000;
/// How long it is told that somebody took something back.
pub(crate) const TAKEN_BACK: u32 = 500;

/// What has to be known of a beat to say how long it takes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cue {
    pub(crate) kind: Kind,
    pub(crate) weight: Weight,
    /// Whether the viewer did it: they know, and want to go on.
    pub(crate) own_deed: bool,
    /// Whether a turn begins with it.
    pub(crate) begins_turn: bool,
    /// How many words its sentence has.
    pub(crate) words: usize,
    /// How many edges a piece walks.
    pub(crate) edges: usize,
}

impl Cue {
    /// How long the card that it shows has to stay.
    pub(crate) fn reading(&self) -> Option<u32> {
        (self.kind == Kind::Card && self.weight != Weight::Passing).then(|| WORD * count(self.words))
    }

    /// For how long it is held at most, if it is the viewer's own fortune by the hand of others.
    pub(crate) fn hold(&self) -> Option<u32> {
        match self.weight {
            Weight::Harm if !self.own_deed => Some(HARM_HELD),
            Weight::Luck if !self.own_deed => Some(LUCK_HELD),
            _ => None,
        }
    }
}

/// Tells one turn after the other, and keeps count of the time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Teller {
    budget: u32,
    /// How long the turn has been told.
    spent: u32,
    /// When all that lies on the stage can have been read.
    read: u32,
}

impl Teller {
    /// A teller who has so much time for a turn.
    pub(crate) fn new(budget: u32) -> Teller {
        Teller { budget, spent: 0, read: 0 }
    }

    /// How long this beat takes. That of a new turn is the rest that the last one needs before the stage is cleared.
    pub(crate) fn tell(&mut self, cue: &Cue) -> u32 {
        if cue.begins_turn {
            let rest = self.read.saturating_sub(self.spent);
            (self.spent, self.read) = (0, TURN);
            return if cue.own_deed { 0 } else { rest };
        }
        let time = self.time(cue);
        self.read = self.read.max(self.spent + cue.reading().unwrap_or(0));
        self.spent += time;
        time
    }

    fn time(&self, cue: &Cue) -> u32 {
        let left = self.budget.saturating_sub(self.spent);
        let walk = walk(cue.edges, left);
        match (cue.weight, cue.kind) {
            (Weight::Passing, _) => 0,
            (_, Kind::Dice) => (left / 10).clamp(TUMBLE[0], TUMBLE[1]) + REST,
            (Weight::Plain, _) | (_, Kind::Card) if cue.own_deed => walk,
            (_, Kind::Card) => (left / 3).clamp(CARD, cue.reading().unwrap_or(0).max(CARD)),
            (Weight::Plain, _) => (left / 8).clamp(PLAIN[0], PLAIN[1]).max(walk),
            _ => (left / 5).clamp(GREAT[0], GREAT[1]).max(walk),
        }
    }
}

/// How many words somebody reads in a sentence. Chinese has no spaces between its words; two characters are about one.
pub(crate) fn words(sentence: &str) -> usize {
    let is_han = |c: &char| matches!(c, '\u{3400}'..='\u{9fff}');
    let in_piece = |piece: &str| piece.chars().filter(is_han).count().div_ceil(2).max(1);
    sentence.split_whitespace().map(in_piece).sum()
}

/// How long a walk along so many edges takes, if so much time is left.
fn walk(edges: usize, left: u32) -> u32 {
    let edges = count(edges);
    (edges * EDGE[1]).min(WALK).min(left / 5).max(edges * EDGE[0])
}

fn count(number: usize) -> u32 {
    u32::try_from(number.min(1000)).unwrap_or(1000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_without_spaces_has_words_too() {
        assert_eq!(words("Ada rolls a globe."), 4);
        assert_eq!(words("每个回合都会蔓延；谁的回合在那里结束，就失去一半的票。"), 12);
        assert_eq!(words(""), 0);
    }

    const BUDGET: u32 = 5000;

    fn cue(kind: Kind, weight: Weight) -> Cue {
        Cue { kind, weight, own_deed: false, begins_turn: kind == Kind::Turn, words: 8, edges: 0 }
    }

    fn told(cues: &[Cue]) -> Vec<u32> {
        let mut teller = Teller::new(BUDGET);
        teller.tell(&cue(Kind::Turn, Weight::Passing));
        cues.iter().map(|cue| teller.tell(cue)).collect()
    }

    #[test]
    fn plain_beats_of_a_long_turn_share_what_is_left_of_its_budget() {
        let times = told(&[cue(Kind::Hands, Weight::Plain); 60]);
        assert_eq!(times[..3], [500, 500, 500]);
        assert!(times.is_sorted_by(|a, b| a >= b), "{times:?}");
        assert_eq!(times[59], PLAIN[0]);
        assert!(times[..20].iter().sum::<u32>() <= BUDGET, "{times:?}");
    }

    #[test]
    fn dice_and_cards_have_their_time_however_long_the_turn_is() {
        let mut cues = vec![cue(Kind::Hands, Weight::Plain); 60];
        cues.extend([cue(Kind::Dice, Weight::Plain), cue(Kind::Card, Weight::Great)]);
        let times = told(&cues);
        assert!(times[60] >= REST && times[61] == CARD, "{times:?}");
    }

    #[test]
    fn a_card_is_read_before_the_stage_is_cleared() {
        let (turn, card) =
            (cue(Kind::Turn, Weight::Passing), Cue { words: 30, ..cue(Kind::Card, Weight::Great) });
        let mut teller = Teller::new(BUDGET);
        teller.tell(&turn);
        let beside: u32 = [card, cue(Kind::Hands, Weight::Plain)].iter().map(|cue| teller.tell(cue)).sum();
        assert_eq!(beside + teller.tell(&turn), 30 * WORD);
    }

    #[test]
    fn a_short_turn_rests_before_the_next_one_begins() {
        let mut teller = Teller::new(BUDGET);
        let turn = cue(Kind::Turn, Weight::Passing);
        assert_eq!(teller.tell(&turn), 0, "nothing was told before");
        let dice = teller.tell(&cue(Kind::Dice, Weight::Plain));
        assert_eq!(teller.tell(&turn), TURN - dice);
    }

    #[test]
    fn what_one_does_oneself_is_not_told_at_length_nor_held() {
        let own = |kind, weight| Cue { own_deed: true, ..cue(kind, weight) };
        let times = told(&[
            own(Kind::Hands, Weight::Plain),
            own(Kind::Dice, Weight::Plain),
            own(Kind::Turn, Weight::Passing),
        ]);
        assert_eq!(times, [0, TUMBLE[1] + REST, 0]);
        assert_eq!(own(Kind::Matter, Weight::Harm).hold(), None);
        assert_eq!(cue(Kind::Matter, Weight::Harm).hold(), Some(HARM_HELD));
        assert_eq!(cue(Kind::Matter, Weight::Great).hold(), None);
    }

    #[test]
    fn a_piece_has_time_for_every_edge() {
        assert_eq!((walk(0, BUDGET), walk(3, BUDGET), walk(30, 0)), (0, 600, 30 * EDGE[0]));
        assert!((1..=40).all(|edges| walk(edges, BUDGET) >= count(edges) * EDGE[0]));
    }
}
