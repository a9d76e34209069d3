//! Whether an action may be carried out, and if not, which clause stands in the way.

use table::{Arg, Refusal, Seat, SeatSet, Text, ToAct};

use crate::clauses::gp;
use crate::no::{Check, NOT_NOW, No, need, no};
use crate::option_phase::in_option_phase;
use crate::state::{Asked, Party, Phase};
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
        let frozen = open.frozen();
        if !open.players[team].titles.minus(frozen).is_empty() {
            return true;
        }
        let others = open.rivals(team, self.teams);
        let others = others.fold(TitleSet::NONE, |all, rival| all.or(open.players[rival].titles));
        !others.minus(frozen).is_empty() && self.free_eu(state, team) > 0
    }

    /// `Ok` exactly if the action may be carried out.
    pub(crate) fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let open = &state.open;
        if seat.index() >= self.seats || open.is_over() || open.out.contains(self.team_of(seat)) {
            return Err(self.refuse_seat(open, seat));
        }
        let team = self.team_of(seat);
        if *action == Action::TimeUp {
            // GP-28: time does not wait for surplus cards either.
            return self.check_time_up(open, seat);
        }
        if !open.excess.is_empty() {
            return match *action {
                Action::Discard(card) if open.excess.contains(team) => {
                    self.check_discard(state, team, card).map_err(|no| refusal(open, no))
                }
                _ => Err(self.refuse_out_of_turn(open, 52, "gp-no-before-discards")),
            };
        }
        if let Some(check) = self.check_any_time(state, team, action) {
            return check.map_err(|no| refusal(open, no));
        }
        if !self.actors(open).contains(seat) {
            return Err(self.refuse_out_of_turn(open, 28, "gp-no-turn"));
        }
        self.check_asked(state, seat, team, action).map_err(|no| refusal(open, no))
    }

    /// What can be done at any time by anybody: deals (GP-38) and calling time (GP-85).
    fn check_any_time(&self, state: &State, team: Team, action: &Action) -> Option<Check> {
        Some(match action {
            Action::Offer { to, give, want } => self.check_offer(state, team, *to, give, want),
            Action::Counter { to, give, want } => self.check_counter(state, team, *to, give, want),
            Action::Accept(from) => self.check_accept(state, *from, team),
            Action::Decline(from) => self.check_decline(state, *from, team),
            Action::Withdraw => self.check_withdraw(state, team),
            Action::CallTime => self.check_call_time(state, team),
            _ => return None,
        })
    }

    /// What the phase asks for.
    fn check_asked(&self, state: &State, seat: Seat, team: Team, action: &Action) -> Check {
        let open = &state.open;
        let phase = open.phase;
        let rolls = matches!(
            phase,
            Phase::Option | Phase::Roll | Phase::Again | Phase::Base | Phase::Own(_) | Phase::Market { .. }
        );
        let in_option = phase == Phase::Option;
        let now = |fits: bool| need(fits, asked_clause(phase), NOT_NOW);
        match *action {
            Action::Teleport => now(phase == Phase::Teleport),
            Action::Roll { dice, back } => {
                now(rolls)?;
                self.check_roll(open, team, dice, back)
            }
            Action::Stop => now(rolls && !matches!(phase, Phase::Option | Phase::Roll)),
            Action::Fly(to) => {
                now(phase == Phase::Base)?;
                self.check_fly(open, seat, to)
            }
            Action::Stack { title, units } => {
                now(matches!(phase, Phase::Surplus { .. } | Phase::Teleport))?;
                self.check_stack(open, team, title, units)
            }
            Action::Allocate { .. }
            | Action::Transfer { .. }
            | Action::Develop(_)
            | Action::TakeStock { .. }
            | Action::BuyStock { .. }
            | Action::BuyPoints(_) => {
                need(phase != Phase::Roll, 28, "gp-no-time-left")?;
                need(in_option, 28, "gp-no-option-phase")?;
                self.check_option(open, team, action)
            }
            Action::RollMarket(field) => {
                now(matches!(phase, Phase::Market { .. }))?;
                self.check_roll_market(open, seat, field)
            }
            Action::Buy { unit, count } => self.check_buy(open, team, unit, count),
            Action::Pay => self.check_pay(open),
            Action::Attack { from, against, with } => self.check_attack(state, team, from, against, with),
            Action::Clean { at, of } => self.check_clean(open, team, at, of),
            Action::Bribe { eu, .. } => self.check_bribe(state, eu),
            Action::Answer { home } => self.check_answer(open, team, home),
            Action::Assist(from) => self.check_assist(open, from),
            Action::CallFor { from, eu } => self.check_call_for(state, team, from, eu),
            Action::Send => now(matches!(phase, Phase::Help { .. })),
            Action::Pass => now(may_pass(phase)),
            Action::Fight => now(phase == Phase::Rounds(Party::Aggressor)),
            Action::Place { at, count } => {
                now(phase == Phase::Agents)?;
                self.check_place(open, team, at, count)
            }
            Action::Recall { from, count } => {
                now(phase == Phase::Agents)?;
                self.check_recall(open, team, from, count)
            }
            Action::Play { card, ref choice } => self.check_play(state, seat, card, choice),
            Action::Discard(_) => no(52, "gp-no-excess-of-that-kind"),
            Action::Claim(card) => {
                need(seat == open.turn, 19, "gp-no-claim-now")?;
                self.check_claim(state, team, card)
            }
            Action::Resign => {
                need(seat == open.turn, 85, "gp-no-resigning-now")?;
                self.check_resign(state)
            }
            Action::Offer { .. }
            | Action::Counter { .. }
            | Action::Accept(_)
            | Action::Decline(_)
            | Action::Withdraw
            | Action::CallTime
            | Action::TimeUp => unreachable!("checked at any time"),
        }
    }

    fn check_option(&self, open: &Open, team: Team, action: &Action) -> Check {
        match *action {
            Action::Allocate { unit, count, to } => self.check_allocate(open, team, unit, count, to),
            Action::Transfer { unit, count, from, to } => {
                self.check_transfer(open, team, unit, count, from, to)
            }
            Action::Develop(title) => self.check_develop(open, team, title),
            Action::TakeStock { guild, unit, count, to } => {
                self.check_take_stock(open, team, guild, unit, count, to)
            }
            Action::BuyStock { guild, unit, count } => self.check_buy_stock(open, team, guild, unit, count),
            Action::BuyPoints(points) => self.check_buy_points(open, team, points),
            _ => no(28, "gp-no-option-phase"),
        }
    }

    /// GP-28: whether this seat's Option Phase can run out of time.
    fn check_time_up(&self, open: &Open, seat: Seat) -> Result<(), Refusal> {
        if seat != open.turn {
            return Err(self.refuse_out_of_turn(open, 28, "gp-no-turn"));
        }
        let check = need(self.options.timer.is_some(), 28, "gp-no-timer");
        let check = check.and_then(|()| need(in_option_phase(open.phase), 28, "gp-no-option-phase"));
        check.map_err(|no| refusal(open, no))
    }

    #[cold]
    fn refuse_seat(&self, open: &Open, seat: Seat) -> Refusal {
        if seat.index() >= self.seats {
            return Refusal::new(gp(1), Text::new("gp-no-seat").with("seats", self.seats));
        }
        match open.phase {
            Phase::Over { winner, clause } => {
                Refusal::new(gp(clause), Text::new("gp-no-over").with("winner", self.team_arg(winner)))
            }
            _ => Refusal::new(gp(85), Text::new("gp-no-resigned")),
        }
    }

    #[cold]
    fn refuse_out_of_turn(&self, open: &Open, clause: u16, text: &'static str) -> Refusal {
        let awaited: TeamSet = self.actors(open).iter().map(|seat| self.team_of(seat)).collect();
        let awaited: Vec<Arg> = awaited.iter().map(|team| self.team_arg(team)).collect();
        Refusal::new(gp(clause), Text::new(text).with("awaited", awaited))
    }
}

/// A refusal in words; one for something that is not asked now says what is.
#[cold]
fn refusal(open: &Open, no: No) -> Refusal {
    if no.text != NOT_NOW {
        return no.into();
    }
    let asked = Text::new(asked_in_words(open.phase));
    Refusal::new(gp(asked_clause(open.phase)), Text::new(NOT_NOW).with("asked", asked))
}

fn may_pass(phase: Phase) -> bool {
    matches!(
        phase,
        Phase::Shop { .. }
            | Phase::Bystander { asked: Asked::Party(_), .. }
            | Phase::Muster(_)
            | Phase::Help { .. }
            | Phase::Rounds(Party::Defender)
            | Phase::Chain { .. }
            | Phase::Agents
            | Phase::Declare
    )
}

/// The clause behind what a phase asks for.
pub(crate) fn asked_clause(phase: Phase) -> u16 {
    match phase {
        Phase::Teleport => 16,
        Phase::Option => 28,
        Phase::Roll => 40,
        Phase::Again => 42,
        Phase::Base => 50,
        Phase::Own(_) => 44,
        Phase::Foreign(_) => 45,
        Phase::Surplus { .. } => 43,
        Phase::Market { .. } | Phase::Shop { .. } => 48,
        Phase::Bystander { .. } => 63,
        Phase::Muster(_) => 80,
        Phase::Help { .. } => 84,
        Phase::Rounds(_) => 75,
        Phase::Chain { .. } => 79,
        Phase::Agents => 61,
        Phase::Declare => 19,
        Phase::Over { clause, .. } => clause,
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
