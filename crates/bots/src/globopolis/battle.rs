//! Aggression: whether it pays to attack, and everything before the first Battle Round (GP-63, GP-68 to GP-84).

use std::sync::OnceLock;

use games::globopolis::card::{CardFace, Order};
use games::globopolis::event::Strength;
use games::globopolis::odds::{Arms, Odds};
use games::globopolis::state::{Asked, Battle, Party};
use games::globopolis::{Action, CardId, CardKind, Level, Open, Phase, RUnit, Team, TitleId, Units, ns_cap};

use super::mind::Mind;

/// What an Operations card must bring to be played now and not kept.
/// What calling a battle off must bring beyond that.
/// What a card in a rival's hand may do to a chance.
/// An attack with a smaller chance than this is not looked at: nothing is worth that.
/// What a lost Territory's NS-Units are worth to the victor who keeps them, and its R-Units to the loser who burns them.
/// What an NS-Unit must bring that an own Territory sends (GP-83), and one that is asked for beside its price (GP-84).
/// What an NS-Unit is worth to who is asked for it (GP-84).
/// What the outcome of others' battle is worth, for as much as one party's gain hurts more than the other's.
/// What is offered to third parties, in EU, and how many times its price a bribe must bring (GP-63).
const BRIBES: [u16; 2] = [10, 5];
/// The polygons there are.
const POLYGONS: [u8; 4] = [8, 10, 12, 20];

/// The Aggressor's chance; the odds of each pair of polygons are counted once.
fn chance(strengths: &[Strength; 2], ties: [bool; 2]) -> f64 {
    static TABLES: [OnceLock<Odds>; 64] = [const { OnceLock::new() }; 64];
    let [aggressor, defender] = strengths;
    let polygons = [aggressor.polygon, defender.polygon];
    if polygons == [8, 10] && ties == [false; 2] {
        return Odds::usual().win(aggressor.total, defender.total);
    }
    let place = |sides: u8| POLYGONS.iter().position(|&known| known == sides).unwrap_or(0);
    let index =
        (place(polygons[0]) * 4 + place(polygons[1])) * 4 + 2 * usize::from(ties[0]) + usize::from(ties[1]);
    let odds = TABLES[index].get_or_init(|| Odds::exactly(Arms { polygons, ties }));
    odds.win(aggressor.total, defender.total)
}

/// The Aggressor's chance in a battle as it stands.
fn chance_of(mind: &Mind<'_>, open: &Open, battle: &Battle) -> f64 {
    chance(&mind.game.strength(open, battle), [battle.orders[0].ties, battle.orders[1].ties])
}

/// What winning and losing a battle as Aggressor or Defender means: for the own estate, and for the other's.
struct Stakes {
    /// The worth of winning, for the player.
    win: f64,
    /// The worth of losing, mostly below zero.
    lose: f64,
}

fn without_ns(units: Units) -> Units {
    let mut units = units;
    units[RUnit::Ns] = 0;
    units
}

/// What it is worth to take `prize` from a rival, and to lose `stake` to them.
fn stakes(mind: &Mind<'_>, prize: TitleId, stake: TitleId, rival: Team, attacks: bool) -> Stakes {
    let (game, open) = (mind.game, mind.open);
    let agents = |title: TitleId, team: Team| mind.taste.agent * f64::from(open.titles[title].agents[team]);
    let win = mind.gain(|estate| {
        estate.gain(game, prize, without_ns(open.titles[prize].units), 0);
        estate.victories = u8::from(attacks);
    });
    let rival_loses = mind.gain_of(rival, |estate| estate.lose(game, open, prize));
    let lose = mind.gain(|estate| estate.lose(game, open, stake));
    let rival_wins =
        mind.gain_of(rival, |estate| estate.gain(game, stake, without_ns(open.titles[stake].units), 0));
    let hurts = mind.hurts(rival);
    Stakes {
        win: win - hurts * (rival_loses - agents(prize, rival)),
        lose: lose - hurts * rival_wins - agents(stake, mind.team),
    }
}

/// What an attack is worth, by the exact odds.
pub(super) fn attack_worth(mind: &Mind<'_>, from: TitleId, against: TitleId) -> Option<f64> {
    let rival = mind.open.owner(against)?;
    let strengths = mind.game.prospect(mind.open, from, against)?;
    let exact = chance(&strengths, [false; 2]);
    let ops = |team: Team| f64::from(mind.open.hand_sizes[team][CardKind::Ops as usize]);
    let chance = (exact - mind.taste.surprise * ops(rival)).max(0.0);
    if chance < mind.taste.hopeless {
        return None;
    }
    let stakes = stakes(mind, against, from, rival, true);
    Some(chance * stakes.win + (1.0 - chance) * stakes.lose)
}

/// The worth of the best attack without a card on a Territory on which the Governor might land.
pub(super) fn best_attack_on(mind: &Mind<'_>, against: TitleId) -> Option<f64> {
    let game = mind.game;
    if game.options().level == Level::Learning || game.is_shielded(mind.open, against) {
        return None;
    }
    let own = mind.open.players[mind.team].titles.territories();
    let near = own.iter().filter(|&from| game.within_reach(from, against));
    near.filter_map(|from| attack_worth(mind, from, against)).reduce(f64::max)
}

/// The best of the listed attacks.
pub(super) fn best_attack(mind: &Mind<'_>) -> Option<(Action, f64)> {
    let mut best: Option<(Action, f64)> = None;
    for &action in &mind.view.legal {
        let Action::Attack { from, against, with } = action else { continue };
        let card = if with.is_some() { mind.taste.fought_with } else { 0.0 };
        if let Some(worth) = attack_worth(mind, from, against).map(|worth| worth - card)
            && best.is_none_or(|(_, most)| worth > most)
        {
            best = Some((action, worth));
        }
    }
    best
}

/// The battle as the player's party sees it: the chance of winning, and how much there is between winning and losing.
struct Fight<'a> {
    mind: &'a Mind<'a>,
    battle: Battle,
    party: Party,
    stakes: Stakes,
}

impl<'a> Fight<'a> {
    fn of(mind: &'a Mind<'a>) -> Option<Self> {
        let battle = mind.open.battle?;
        let party = battle.party(mind.team)?;
        let rival = battle.team(party.other());
        let (prize, stake) = (battle.territory(party.other()), battle.territory(party));
        let stakes = stakes(mind, prize, stake, rival, party == Party::Aggressor);
        Some(Fight { mind, battle, party, stakes })
    }

    fn swing(&self) -> f64 {
        (self.stakes.win - self.stakes.lose).max(0.0)
    }

    fn own_chance(&self, aggressor: f64) -> f64 {
        if self.party == Party::Aggressor { aggressor } else { 1.0 - aggressor }
    }

    fn now(&self) -> f64 {
        self.own_chance(chance_of(self.mind, self.mind.open, &self.battle))
    }

    /// What playing an Operations card brings.
    fn card(&self, card: CardId) -> f64 {
        let CardFace::Operation { orders, .. } = &self.mind.game.edition().card(card).face else {
            return 0.0;
        };
        let mut battle = self.battle;
        let mut open: Option<Open> = None;
        let (mut if_won, mut if_lost) = (0.0, 0.0);
        for &order in orders {
            battle.take_order(self.party, order);
            match order {
                Order::Dice { .. } | Order::Polygon { .. } | Order::WinTies | Order::Ignore { .. } => {}
                Order::DestroyNs { count } => {
                    let open = open.get_or_insert_with(|| self.mind.open.clone());
                    let ns = &mut open.titles[battle.territory(self.party.other())].units[RUnit::Ns];
                    *ns = ns.saturating_sub(count);
                }
                Order::SendHome => {
                    let open = open.get_or_insert_with(|| self.mind.open.clone());
                    for title in [battle.from, battle.against] {
                        for team in open.playing(self.mind.game.teams()) {
                            if team != battle.aggressor && team != battle.defender {
                                open.titles[title].agents[team] = 0;
                            }
                        }
                    }
                }
                // No battle is worth the chance of losing it; but a card as good as that is kept for a battle that matters.
                Order::CallOff => {
                    let fighting = self.now() * self.stakes.win + (1.0 - self.now()) * self.stakes.lose;
                    return -fighting - self.mind.taste.called_off;
                }
                Order::Spoils { eu, points } => if_won += f64::from(points) + self.mind.eu(f64::from(eu)),
                Order::KeepNs => if_won += self.mind.taste.kept_ns,
                Order::Scorch => if_lost += self.mind.taste.scorched,
                Order::RescueAgents => {
                    if_lost += self.mind.taste.agent
                        * f64::from(
                            self.mind.open.titles[battle.territory(self.party)].agents[self.mind.team],
                        );
                }
            }
        }
        let after = self.own_chance(chance_of(self.mind, open.as_ref().unwrap_or(self.mind.open), &battle));
        (after - self.now()) * self.swing() + after * if_won + (1.0 - after) * if_lost
    }

    /// What an NS-Unit more on one's own Territory brings; `assists` says whether it is a d6 more besides (GP-83).
    fn ns_from(&self, from: TitleId, assists: bool) -> f64 {
        let mut battle = self.battle;
        let mut open = self.mind.open.clone();
        let there = battle.territory(self.party);
        open.titles[from].units[RUnit::Ns] = open.titles[from].units[RUnit::Ns].saturating_sub(1);
        let cap = ns_cap(open.titles[there].units);
        let ns = &mut open.titles[there].units[RUnit::Ns];
        *ns = (*ns + 1).min(cap);
        battle.orders[self.party as usize].assists += u8::from(assists);
        (self.own_chance(chance_of(self.mind, &open, &battle)) - self.now()) * self.swing()
    }
}

/// A party's cards and help before the first Battle Round (GP-80, GP-83, GP-84).
pub(super) fn muster(mind: &Mind<'_>) -> Option<Action> {
    let fight = Fight::of(mind)?;
    let mut best = (Action::Pass, 0.0);
    for &action in &mind.view.legal {
        let worth = match action {
            Action::Play { card, .. } => fight.card(card) - mind.taste.fought_with,
            Action::Assist(from) => fight.ns_from(from, true) - mind.taste.own_ns,
            Action::CallFor { from, eu } => {
                fight.ns_from(from, false) + mind.eu(-f64::from(eu)) - mind.taste.asked_ns
            }
            _ => continue,
        };
        if worth > best.1 {
            best = (action, worth);
        }
    }
    Some(best.0)
}

/// Whether to send an NS-Unit for these EU (GP-84).
pub(super) fn help(mind: &Mind<'_>, eu: u16, party: Party) -> Action {
    let asks = mind.open.battle.map(|battle| (battle.team(party), battle.team(party.other())));
    let Some((friend, foe)) = asks else { return Action::Pass };
    let sides = mind.hurts(foe) - mind.hurts(friend);
    let worth = mind.eu(f64::from(eu)) - mind.taste.sent_ns + sides;
    if worth > 0.0 { Action::Send } else { Action::Pass }
}

/// The Battle Rounds: a card if one helps, then the dice (GP-75).
pub(super) fn rounds(mind: &Mind<'_>, party: Party) -> Option<Action> {
    let card = mind.view.legal.iter().copied().find(|action| matches!(action, Action::Play { .. }));
    let close = mind.open.battle.is_some_and(|battle| battle.dice[0].abs_diff(battle.dice[1]) <= 1);
    card.filter(|_| close).or(Some(match party {
        Party::Aggressor => Action::Fight,
        Party::Defender => Action::Pass,
    }))
}

/// A battle with a third party's Agents gone from the two Territories, so many from each.
fn chance_after(mind: &Mind<'_>, battle: &Battle, team: Team, home: [u8; 2]) -> f64 {
    let mut open = mind.open.clone();
    for (title, count) in [battle.from, battle.against].into_iter().zip(home) {
        let there = &mut open.titles[title].agents[team];
        *there = there.saturating_sub(count);
    }
    chance_of(mind, &open, battle)
}

/// What is done about a third party's Agents (GP-63).
pub(super) fn bystander(mind: &Mind<'_>, team: Team, asked: Asked) -> Option<Action> {
    let battle = mind.open.battle?;
    let there = [battle.from, battle.against].map(|title| mind.open.titles[title].agents[team]);
    match asked {
        Asked::Party(_) => {
            let fight = Fight::of(mind)?;
            let stay = fight.own_chance(chance_after(mind, &battle, team, [0, 0]));
            let leave = fight.own_chance(chance_after(mind, &battle, team, there));
            let worth = (leave - stay).abs() * fight.swing();
            let offered = mind.view.legal.iter().copied().find(
                |action| matches!(*action, Action::Bribe { leave: wants, .. } if wants == (leave > stay)),
            );
            let Some(Action::Bribe { leave, eu: most }) = offered else { return Some(Action::Pass) };
            let eu =
                BRIBES.into_iter().find(|&eu| worth > mind.taste.bribe_pays * mind.eu(-f64::from(eu)).abs());
            Some(match eu {
                Some(eu) if eu <= most => Action::Bribe { leave, eu },
                _ => Action::Pass,
            })
        }
        Asked::Third => {
            let mut best: Option<(Action, f64)> = None;
            for &action in &mind.view.legal {
                let Action::Answer { home } = action else { continue };
                let wins = chance_after(mind, &battle, team, home);
                let stay = [there[0] - home[0], there[1] - home[1]];
                // Those on the losing Territory are captured (GP-64).
                let captured =
                    mind.taste.agent * ((1.0 - wins) * f64::from(stay[0]) + wins * f64::from(stay[1]));
                let sides = mind.hurts(battle.defender) - mind.hurts(battle.aggressor);
                let mut worth = mind.taste.others_battle * sides * wins - captured;
                for bribe in battle.bribes.into_iter().flatten() {
                    if bribe.is_earned(home, stay[0] + stay[1]) {
                        worth += mind.eu(f64::from(bribe.eu));
                    }
                }
                if best.is_none_or(|(_, most)| worth > most) {
                    best = Some((action, worth));
                }
            }
            best.map(|(action, _)| action)
        }
    }
}

/// Whether somebody could attack a Territory from one of theirs in the same quadrant.
pub(super) fn is_in_reach_of(mind: &Mind<'_>, title: TitleId, team: Team) -> bool {
    let edition = mind.game.edition();
    let quadrant = edition.quadrant(edition.quadrant_of(title));
    !mind.open.players[team].titles.and(quadrant).is_empty()
}

/// What goes on in a battle, if it is the player's affair.
pub(super) fn choose(mind: &Mind<'_>) -> Option<Action> {
    match mind.open.phase {
        Phase::Bystander { team, asked, .. } => bystander(mind, team, asked),
        Phase::Muster(_) => muster(mind),
        Phase::Help { eu, party, .. } => Some(help(mind, eu, party)),
        Phase::Rounds(party) => rounds(mind, party),
        Phase::Chain { .. } => Some(
            best_attack(mind).filter(|(_, worth)| *worth > 0.0).map_or(Action::Pass, |(action, _)| action),
        ),
        _ => None,
    }
}
