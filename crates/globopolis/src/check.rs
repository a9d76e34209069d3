//! Whether an action may be carried out, and if not, which clause stands in the way.

use table::{Arg, Clause, Refusal, Seat, SeatSet, Text, ToAct};

use crate::allowed::{Allowed, Passing};
use crate::clause::{
    GP_1, GP_16, GP_19, GP_28, GP_40, GP_42, GP_43, GP_44, GP_45, GP_48, GP_50, GP_52, GP_61, GP_63, GP_75,
    GP_79, GP_80, GP_84, GP_85, gp,
};
use crate::no::{BEFORE_DISCARDS, Check, Found, NO_TURN, NOT_NOW, No, need, no};
use crate::option_phase::in_option_phase;
use crate::state::{Asked, Bribe, Party, Phase};
use crate::{Action, Globopolis, Open, State, Team, TeamSet, TitleSet};

impl Globopolis {
    /// Who answers what the phase asks.
    #[inline]
    pub(crate) fn actors(&self, open: &Open) -> SeatSet {
        if !open.excess.is_empty() && !open.is_over() {
            // GP-52: nothing goes on before everybody is within the hand limit.
            return open.excess.iter().flat_map(|team| self.seats_of(team).iter()).collect();
        }
        match open.phase {
            Phase::Over { .. } => SeatSet::EMPTY,
            Phase::Bystander { team, asked: Asked::Third, .. } => self.seats_of(team),
            Phase::Bystander { asked: Asked::Party(party), .. }
            | Phase::Muster(party)
            | Phase::Rounds(party) => match (party, &open.battle) {
                (Party::Defender, Some(battle)) => self.seats_of(battle.defender),
                _ => SeatSet::only(open.turn),
            },
            // GP-78: the Defender may have won a Territory.
            Phase::Surplus { title, .. } if open.owner(title) != Some(self.team_of(open.turn)) => {
                open.owner(title).map_or(SeatSet::only(open.turn), |owner| self.seats_of(owner))
            }
            Phase::Help { from, .. } => {
                open.owner(from).map_or(SeatSet::only(open.turn), |owner| self.seats_of(owner))
            }
            _ => SeatSet::only(open.turn),
        }
    }

    /// Who is to act.
    pub(crate) fn asked(&self, state: &State) -> ToAct {
        let open = &state.open;
        let actors = self.actors(open);
        if actors.is_empty() || !open.excess.is_empty() {
            return ToAct::each(actors);
        }
        let mut must = actors;
        if open.phase == Phase::Option {
            // GP-36: whoever has to answer the player in turn is waited for, who may always go on.
            let turn = self.team_of(open.turn);
            let mut waiting = SeatSet::EMPTY;
            for offer in state.offers.0.iter().flatten() {
                if offer.to == turn {
                    waiting = waiting.with(open.turn);
                } else if offer.from == turn {
                    waiting = self.seats_of(offer.to).iter().fold(waiting, SeatSet::with);
                }
            }
            if !waiting.is_empty() {
                must = waiting;
            }
        }
        let dealers = open.playing(self.teams).filter(|&team| self.may_deal(state, team));
        let dealers = dealers.flat_map(|team| self.seats_of(team).iter());
        let may = dealers.chain(must.iter()).fold(actors, SeatSet::with);
        ToAct { must, may }
    }

    /// Whether a team can do something about a deal, at any time (GP-38).
    pub(crate) fn may_deal(&self, state: &State, team: Team) -> bool {
        state.offers[team].is_some()
            || state.offers.0.iter().flatten().any(|offer| offer.to == team)
            || self.may_propose(state, team)
    }

    /// Whether a team can propose a deal about a Title: it has one to sell, or EU to buy one.
    pub(crate) fn may_propose(&self, state: &State, team: Team) -> bool {
        if !self.may_offer(state, team) {
            return false;
        }
        let open = &state.open;
        let frozen = self.frozen(open);
        if !open.players[team].titles.minus(frozen).is_empty() {
            return true;
        }
        let others = open.rivals(team, self.teams);
        let others = others.fold(TitleSet::NONE, |all, rival| all.or(open.players[rival].titles));
        !others.minus(frozen).is_empty() && self.free_eu(state, team) > 0
    }

    /// `Ok` exactly if the action may be carried out, with what was found on the way.
    pub(crate) fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<Allowed<'_>, Refusal> {
        let open = &state.open;
        if seat.index() >= self.seats || open.is_over() || open.out.contains(self.team_of(seat)) {
            return Err(self.refuse_seat(open, seat));
        }
        let found = match self.check_moment(open, seat, action) {
            Ok(()) => self.find(state, seat, action),
            Err(no) => Err(no),
        };
        found.map_err(|no| self.refusal(open, no))
    }

    /// Whether the seat may act at all: when surplus cards are put away (GP-52), at any time (GP-28, GP-38, GP-85), or when it is
    /// asked.
    fn check_moment(&self, open: &Open, seat: Seat, action: &Action) -> Check {
        match action {
            // GP-28: time does not wait for surplus cards either.
            Action::TimeUp => need(seat == open.turn, GP_28, NO_TURN),
            Action::Discard(_) if open.excess.contains(self.team_of(seat)) => Ok(()),
            _ if !open.excess.is_empty() => no(GP_52, BEFORE_DISCARDS),
            Action::Offer { .. }
            | Action::Counter { .. }
            | Action::Accept(_)
            | Action::Decline(_)
            | Action::Withdraw
            | Action::CallTime => Ok(()),
            _ => need(self.actors(open).contains(seat), GP_28, NO_TURN),
        }
    }

    /// What an action of a seat that may act comes to.
    fn find(&self, state: &State, seat: Seat, action: &Action) -> Found<Allowed<'_>> {
        let open = &state.open;
        let (team, phase) = (self.team_of(seat), open.phase);
        let now = |fits: bool| need(fits, asked_clause(phase), NOT_NOW);
        Ok(match *action {
            Action::Teleport => {
                now(phase == Phase::Teleport)?;
                Allowed::Teleport
            }
            Action::Roll { dice, back } => {
                now(may_roll(phase))?;
                self.check_roll(open, team, dice, back)?;
                Allowed::Roll { dice, back }
            }
            Action::Stop => {
                now(may_roll(phase) && !matches!(phase, Phase::Option | Phase::Roll))?;
                Allowed::Stop
            }
            Action::Fly(to) => {
                now(phase == Phase::Base)?;
                self.check_fly(open, seat, to)?;
                Allowed::Fly(to)
            }
            Action::Stack { title, units } => {
                now(matches!(phase, Phase::Surplus { .. } | Phase::Teleport))?;
                self.check_stack(open, team, title, units)?;
                Allowed::Stack { title, units }
            }
            Action::Store { title, units } => {
                self.check_option_phase(open)?;
                self.check_store(open, team, title, units)?;
                Allowed::Store { title, units }
            }
            Action::Allocate { unit, count, to } => {
                self.check_option_phase(open)?;
                self.check_allocate(open, team, unit, count, to)?;
                Allowed::Allocate { unit, count, to }
            }
            Action::Transfer { unit, count, from, to } => {
                self.check_option_phase(open)?;
                self.check_transfer(open, team, unit, count, from, to)?;
                Allowed::Transfer { unit, count, from, to }
            }
            Action::Develop(title) => {
                self.check_option_phase(open)?;
                self.check_develop(open, team, title)?;
                Allowed::Develop(title)
            }
            Action::TakeStock { guild, unit, count, to } => {
                self.check_option_phase(open)?;
                self.check_take_stock(open, team, guild, unit, count, to)?;
                Allowed::TakeStock { guild, unit, count, to }
            }
            Action::BuyStock { guild, unit, count } => {
                self.check_option_phase(open)?;
                Allowed::BuyStock(self.check_buy_stock(open, team, guild, unit, count)?)
            }
            Action::BuyPoints(points) => {
                self.check_option_phase(open)?;
                self.check_buy_points(open, team, points)?;
                Allowed::BuyPoints(points)
            }
            Action::RollMarket(at) => {
                let (goods, then) = self.check_roll_market(open, seat, at)?;
                Allowed::RollMarket { at, goods, then }
            }
            Action::Buy { unit, count } => {
                Allowed::Buy { unit, count, shop: self.check_buy(open, team, unit, count)? }
            }
            Action::Pay => Allowed::Pay(self.check_pay(open)?),
            Action::Attack { from, against, with } => {
                Allowed::Attack(self.check_attack(state, team, from, against, with)?)
            }
            Action::Clean { at, of } => {
                self.check_clean(open, team, at, of)?;
                Allowed::Clean { at, of }
            }
            Action::Bribe { leave, eu } => {
                Allowed::Bribe(self.check_bribe(state, team, eu)?, Bribe { leave, eu })
            }
            Action::Answer { home } => Allowed::Answer { home, left: self.check_answer(open, team, home)? },
            Action::Assist(from) => Allowed::Assist { from, party: self.check_assist(open, from)? },
            Action::CallFor { from, eu } => Allowed::CallFor(self.check_call_for(state, team, from, eu)?),
            Action::Send => Allowed::Send(self.check_request(open)?),
            Action::Pass => Allowed::Pass(self.check_pass(open)?),
            Action::Fight => {
                now(phase == Phase::Rounds(Party::Aggressor))?;
                Allowed::Fight
            }
            Action::Place { at, count } => {
                now(phase == Phase::Agents)?;
                self.check_place(open, team, at, count)?;
                Allowed::Place { at, count }
            }
            Action::Recall { from, count } => {
                now(phase == Phase::Agents)?;
                self.check_recall(open, team, from, count)?;
                Allowed::Recall { from, count }
            }
            Action::Play { card, choice } => self.check_play(state, seat, card, choice)?,
            Action::Discard(card) => {
                self.check_discard(state, team, card)?;
                Allowed::Discard(card)
            }
            Action::Claim(card) => {
                need(seat == open.turn, GP_19, "gp-no-claim-now")?;
                Allowed::Claim { card, points: self.check_claim(state, team, card)? }
            }
            Action::Offer { to, give, want } => {
                self.check_offer(state, team, to, &give, &want)?;
                Allowed::Offer { to, give, want }
            }
            Action::Counter { to, give, want } => {
                self.check_counter(state, team, to, &give, &want)?;
                Allowed::Counter { to, give, want }
            }
            Action::Accept(from) => Allowed::Accept(self.check_accept(state, from, team)?),
            Action::Decline(from) => Allowed::Decline(self.check_answerable(state, from, team)?),
            Action::Withdraw => Allowed::Withdraw(self.check_withdraw(state, team)?),
            Action::CallTime => {
                self.check_call_time(open, team)?;
                Allowed::CallTime
            }
            Action::TimeUp => {
                self.check_time_up(open)?;
                Allowed::TimeUp
            }
            Action::Resign => {
                self.check_resign(open, seat)?;
                Allowed::Resign
            }
        })
    }

    /// GP-28: what only an Option Phase allows.
    fn check_option_phase(&self, open: &Open) -> Check {
        need(open.phase != Phase::Roll, GP_28, "gp-no-time-left")?;
        need(open.phase == Phase::Option, GP_28, "gp-no-option-phase")
    }

    /// GP-28: whether the Option Phase can run out of time.
    fn check_time_up(&self, open: &Open) -> Check {
        need(self.options.timer.is_some(), GP_28, "gp-no-timer")?;
        need(in_option_phase(open.phase), GP_28, "gp-no-option-phase")
    }

    /// What the phase lets somebody have nothing more to say about.
    fn check_pass(&self, open: &Open) -> Found<Passing> {
        Ok(match open.phase {
            Phase::Shop { then, .. } => Passing::Shop(then),
            Phase::Bystander { .. } => Passing::Bribe(self.check_bystander(open)?),
            Phase::Muster(party) => Passing::Muster(party),
            Phase::Help { .. } => Passing::Help(self.check_request(open)?),
            Phase::Rounds(Party::Defender) => Passing::Round,
            Phase::Chain { .. } => Passing::Chain,
            Phase::Agents | Phase::Declare => Passing::Turn,
            Phase::Teleport
            | Phase::Option
            | Phase::Roll
            | Phase::Again
            | Phase::Base
            | Phase::Own(_)
            | Phase::Foreign(_)
            | Phase::Surplus { .. }
            | Phase::Market { .. }
            | Phase::Rounds(Party::Aggressor)
            | Phase::Over { .. } => return no(asked_clause(open.phase), NOT_NOW),
        })
    }

    #[cold]
    fn refuse_seat(&self, open: &Open, seat: Seat) -> Refusal {
        if seat.index() >= self.seats {
            return Refusal::new(GP_1, Text::new("gp-no-seat").with("seats", self.seats));
        }
        match open.phase {
            Phase::Over { winner, clause } => {
                Refusal::new(gp(clause), Text::new("gp-no-over").with("winner", self.team_arg(winner)))
            }
            _ => Refusal::new(GP_85, Text::new("gp-no-resigned")),
        }
    }

    /// A refusal in words; one for something that is not asked now says what is, and one for who is not asked says who is.
    #[cold]
    fn refusal(&self, open: &Open, no: No) -> Refusal {
        match no.text {
            NOT_NOW => {
                let asked = Text::new(asked_in_words(open.phase));
                Refusal::new(asked_clause(open.phase), Text::new(NOT_NOW).with("asked", asked))
            }
            NO_TURN | BEFORE_DISCARDS => {
                let awaited: TeamSet = self.actors(open).iter().map(|seat| self.team_of(seat)).collect();
                let awaited: Vec<Arg> = awaited.iter().map(|team| self.team_arg(team)).collect();
                Refusal::new(no.clause, Text::new(no.text).with("awaited", awaited))
            }
            _ => no.into(),
        }
    }
}

/// Whether the Governor may be moved by a roll: the first of the turn, or another (GP-40, GP-42).
fn may_roll(phase: Phase) -> bool {
    matches!(
        phase,
        Phase::Option | Phase::Roll | Phase::Again | Phase::Base | Phase::Own(_) | Phase::Market { .. }
    )
}

/// The clause behind what a phase asks for.
pub(crate) fn asked_clause(phase: Phase) -> Clause {
    match phase {
        Phase::Teleport => GP_16,
        Phase::Option => GP_28,
        Phase::Roll => GP_40,
        Phase::Again => GP_42,
        Phase::Base => GP_50,
        Phase::Own(_) => GP_44,
        Phase::Foreign(_) => GP_45,
        Phase::Surplus { .. } => GP_43,
        Phase::Market { .. } | Phase::Shop { .. } => GP_48,
        Phase::Bystander { .. } => GP_63,
        Phase::Muster(_) => GP_80,
        Phase::Help { .. } => GP_84,
        Phase::Rounds(_) => GP_75,
        Phase::Chain { .. } => GP_79,
        Phase::Agents => GP_61,
        Phase::Declare => GP_19,
        Phase::Over { clause, .. } => gp(clause),
    }
}

/// What a phase asks for, in words.
fn asked_in_words(phase: Phase) -> &'static str {
    match phase {
        Phase::Teleport => "gp-asked-teleport",
        Phase::Option => "gp-asked-option",
        Phase::Roll => "gp-asked-roll",
        Phase::Again => "gp-asked-again",
        Phase::Base => "gp-asked-base",
        Phase::Own(_) => "gp-asked-own",
        Phase::Foreign(_) => "gp-asked-foreign",
        Phase::Surplus { .. } => "gp-asked-surplus",
        Phase::Market { .. } => "gp-asked-market",
        Phase::Shop { .. } => "gp-asked-shop",
        Phase::Bystander { asked: Asked::Third, .. } => "gp-asked-third-party",
        Phase::Bystander { .. } => "gp-asked-bribe",
        Phase::Muster(_) => "gp-asked-muster",
        Phase::Help { .. } => "gp-asked-help",
        Phase::Rounds(Party::Aggressor) => "gp-asked-fight",
        Phase::Rounds(Party::Defender) => "gp-asked-defend",
        Phase::Chain { .. } => "gp-asked-chain",
        Phase::Agents => "gp-asked-agents",
        Phase::Declare => "gp-asked-declare",
        Phase::Over { .. } => "gp-asked-nothing",
    }
}
