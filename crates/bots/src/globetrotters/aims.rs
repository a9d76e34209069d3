//! What an action in Globetrotters aims at.

use games::globetrotters::{Action, Globetrotters, LocationId, Phase, Prospect, View};
use table::Text;

use super::taste;
use super::worth::Worth;

/// What is to be had where the action leads, or what it provides for.
pub(super) fn aim(game: &Globetrotters, view: &View, action: &Action) -> Option<Text> {
    let (seat, open) = (view.viewer.seat()?, &view.open);
    let at = |place: LocationId| at_place(game.prospect(open, seat, place, open.phase != Phase::Bonus));
    let here = || open.at(seat).map(at);
    let id = match *action {
        Action::MoveTo(to) | Action::Fly { to, .. } | Action::UseBonus(to) => at(to),
        Action::Sail(island) => {
            let crossing =
                game.edition().crossings(open.at(seat)?).iter().find(|way| way.island == island)?;
            at(crossing.to)
        }
        Action::TakeAdventure | Action::TryJackpot | Action::Challenge => here()?,
        Action::PlaceMemory(_) => at_place(Prospect::Key),
        Action::Work | Action::ClaimMoney | Action::Refund(_) => "gt-aim-money",
        Action::Buy(_) | Action::BuyTwo => "gt-aim-tickets",
        _ if Worth::new(game, open, seat, view.tickets.len(), &taste::GREEDY).going_home() => "gt-aim-home",
        _ => return None,
    };
    Some(Text::new(id))
}

fn at_place(prospect: Prospect) -> &'static str {
    match prospect {
        Prospect::Victory => "gt-aim-victory",
        Prospect::Key => "gt-aim-key",
        Prospect::Challenge => "gt-aim-challenge",
        Prospect::Memory => "gt-aim-memory",
        Prospect::SpecialMemory => "gt-aim-special-memory",
        Prospect::Jackpot => "gt-aim-jackpot",
        Prospect::Nothing | Prospect::End | Prospect::Loss => "gt-aim-on-the-way",
    }
}
