//! How the table looks to one player.

use games::globopolis::card::CardKind;
use games::globopolis::{ByTeam, CardSet, Globopolis, Open, RUnit, Team, TitleId, Units, View};
use table::Seat;

use super::estate::Estate;
use super::missions;
use super::taste::Taste;

/// How much the gain of who claims victory hurts: they are to be stopped at any price.
/// The part of a rival's gain that hurts, divided among the rivals; to it comes how near they are to the mark, which counts little
/// until they are very near, and no further than this beyond it.
const NEARNESS: i32 = 4;
const BEYOND_THE_MARK: f64 = 1.2;

pub(super) struct Mind<'a> {
    pub(super) taste: &'a Taste,
    pub(super) game: &'a Globopolis,
    pub(super) view: &'a View,
    pub(super) open: &'a Open,
    pub(super) seat: Seat,
    pub(super) team: Team,
    pub(super) mark: Option<f64>,
    /// What everybody has.
    pub(super) estates: ByTeam<Estate>,
    /// Their MISSIONs.
    pub(super) missions: CardSet,
    /// What they have is worth now.
    pub(super) now: f64,
}

impl<'a> Mind<'a> {
    pub(super) fn new(game: &'a Globopolis, view: &'a View, seat: Seat, taste: &'a Taste) -> Self {
        let open = &view.open;
        let team = game.team_of(seat);
        let mut estates = ByTeam::default();
        for other in open.playing(game.teams()) {
            estates[other] = Estate::of(open, other);
        }
        let mark = game.mark().map(f64::from);
        let missions = view.hand.and(game.edition().cards_of_kind(CardKind::Mission));
        let mut mind = Mind { taste, game, view, open, seat, team, mark, estates, missions, now: 0.0 };
        mind.now = mind.worth(&mind.estates[team]);
        mind
    }

    /// Their own estate.
    pub(super) fn own(&self) -> Estate {
        self.estates[self.team]
    }

    /// What an estate of their own is worth to them, their MISSIONs included.
    pub(super) fn worth(&self, estate: &Estate) -> f64 {
        estate.worth(self.game, self.mark, self.taste) + missions::promise(self, estate)
    }

    /// What a rival's estate is worth to the rival.
    pub(super) fn worth_to(&self, estate: &Estate) -> f64 {
        estate.worth(self.game, self.mark, self.taste)
    }

    /// How much a change for their own estate is worth.
    pub(super) fn gain(&self, change: impl FnOnce(&mut Estate)) -> f64 {
        let mut estate = self.own();
        change(&mut estate);
        self.worth(&estate) - self.now
    }

    /// How much a change is worth to a rival.
    pub(super) fn gain_of(&self, rival: Team, change: impl FnOnce(&mut Estate)) -> f64 {
        let mut estate = self.estates[rival];
        let before = self.worth_to(&estate);
        change(&mut estate);
        self.worth_to(&estate) - before
    }

    /// How much a rival's gain hurts: all of it if there is one rival, less if there are more, most from whoever is about
    /// to win.
    pub(super) fn hurts(&self, rival: Team) -> f64 {
        self.weight(rival, self.team)
    }

    /// How much `who`'s gain hurts `whom`.
    pub(super) fn weight(&self, who: Team, whom: Team) -> f64 {
        let others = self.open.rivals(whom, self.game.teams()).count();
        let share = 1.0 / f64::from(u32::try_from(others.max(1)).unwrap_or(1));
        if others == 1 {
            return self.taste.duel;
        }
        let points = f64::from(self.open.players[who].points);
        let near = self.mark.map_or(0.0, |mark| (points / mark).clamp(0.0, BEYOND_THE_MARK));
        let claims = self.open.last_round
            && (self.mark.is_some_and(|mark| points >= mark) || !self.open.claimed[who].is_empty());
        if claims { self.taste.claimant } else { self.taste.rival * share + near.powi(NEARNESS) }
    }

    /// What some EU more are worth to them, or fewer: those they have not got cost points, and perhaps the mark.
    pub(super) fn eu(&self, eu: f64) -> f64 {
        let mut estate = self.own();
        let before = estate.counter(self.mark, self.taste);
        estate.pay(-eu);
        estate.counter(self.mark, self.taste) - before
    }

    /// What so many R-Units more are worth to them.
    pub(super) fn units(&self, units: Units) -> f64 {
        let mut estate = self.own();
        let before = estate.sets(self.taste);
        estate.add(units);
        estate.sets(self.taste) - before
    }

    /// What one R-Unit more of this kind is worth to them.
    pub(super) fn unit(&self, unit: RUnit) -> f64 {
        self.units(Units::of(unit, 1))
    }

    /// What it is worth to take an unowned Title with all that stands on it.
    pub(super) fn taking(&self, title: TitleId) -> f64 {
        let units = self.open.titles[title].units;
        self.gain(|estate| estate.gain(self.game, title, units, 0))
    }

    /// What it is worth to take a Guild that belongs to another (GP-47).
    pub(super) fn taking_over(&self, guild: TitleId, from: Team) -> f64 {
        let lost = self.gain_of(from, |estate| estate.lose(self.game, self.open, guild));
        self.taking(guild) - self.hurts(from) * lost
    }

    /// The others who still play.
    pub(super) fn rivals(&self) -> impl Iterator<Item = Team> + Clone + use<> {
        self.open.rivals(self.team, self.game.teams())
    }

    /// What stands on the counter between a payer and a receiver of EU: the payer's loss, and a part of the other's gain.
    pub(super) fn paying(&self, eu: f64, to: Team) -> f64 {
        let gained = self.gain_of(to, |estate| estate.eu += eu);
        self.eu(-eu) - self.hurts(to) * gained
    }
}
