use serde::Serialize;
use table::dice::Dice;
use table::{BySeat, Game, Seat, ToAct, Viewer};

use crate::state::{Cards, Half, Hidden, MAX_SEATS, Open, State, TicketId, Tickets};
use crate::{Action, Globetrotters, LocationId};

/// What a viewer may know: what lies open, their own tickets, and how many there are of everything else (GT-8).
///
/// It holds what lies on the table, not what a good memory would keep: which tickets and Adventures somebody saw
/// go under a pack is not in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Everything that lies open.
    pub open: Open,
    /// The viewer's own tickets, in the order in which they got them.
    pub tickets: Vec<TicketId>,
    /// The ticket under the board at the viewer's own Home (GT-10).
    pub home_ticket: Option<TicketId>,
    /// How many tickets each player holds.
    pub hands: BySeat<u8, MAX_SEATS>,
    /// How many tickets the pack holds.
    pub pack: u8,
    /// How many tickets lie in the Jackpot.
    pub jackpot_tickets: u8,
    /// How many cards the two packs of Adventures hold.
    pub adventures: [u8; 2],
    /// Who is to act.
    pub to_act: ToAct,
    /// What the viewer's own seat can do.
    pub legal: Vec<Action>,
}

impl table::View for View {
    type Action = Action;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn to_act(&self) -> ToAct {
        self.to_act
    }

    fn legal(&self) -> &[Action] {
        &self.legal
    }

    fn at_rest(mut self) -> Self {
        self.legal.clear();
        self
    }
}

impl View {
    /// How many tickets the pack can supply: its last one only serves moving on (GT-7).
    pub fn supply(&self) -> u8 {
        self.pack.saturating_sub(1)
    }
}

fn count<T>(cards: &[T]) -> u8 {
    u8::try_from(cards.len()).expect("no pile holds more than 96 cards")
}

impl Globetrotters {
    pub(crate) fn view_for(&self, state: &State, viewer: Viewer) -> View {
        let State { open, hidden } = state;
        let mut legal = Vec::new();
        let (mut tickets, mut home_ticket) = (Vec::new(), None);
        if let Some(seat) = viewer.seat() {
            self.legal(state, seat, &mut legal);
            tickets = hidden.hands[seat].to_vec();
            home_ticket = hidden.home_tickets[seat];
        }
        View {
            viewer,
            open: *open,
            tickets,
            home_ticket,
            hands: BySeat::new(std::array::from_fn(|seat| count(&hidden.hands.0[seat]))),
            pack: count(&hidden.pack),
            jackpot_tickets: count(&hidden.jackpot),
            adventures: std::array::from_fn(|half| count(&hidden.adventures[half])),
            to_act: self.to_act(state),
            legal,
        }
    }

    /// A state that fits the view: the tickets and cards that the viewer does not see are dealt at random.
    pub(crate) fn sample_from<D: Dice>(&self, view: &View, dice: &mut D) -> State {
        let own = view.viewer.seat();
        let seen = |ticket: &TicketId| {
            view.tickets.contains(ticket)
                || view.home_ticket == Some(*ticket)
                || view.open.course.turned == Some(*ticket)
        };
        let mut unseen: Tickets = self.edition.ticket_ids().filter(|ticket| !seen(ticket)).collect();
        dice.shuffle("tickets", unseen.as_mut_slice());

        let mut hidden = Hidden::default();
        let others: Vec<Seat> = self
            .all_seats()
            .filter(|&seat| Some(seat) != own && view.open.players[seat].home.is_some())
            .collect();
        let home = |&seat: &Seat| view.open.players[seat].home.expect("only players with a Home are left");
        let homes: Vec<LocationId> = others.iter().map(home).collect();
        let homes = self.home_tickets(&homes, &unseen).expect("every Home came from a ticket");
        for (&seat, ticket) in others.iter().zip(homes) {
            hidden.home_tickets[seat] = Some(ticket);
            let at = unseen.iter().position(|&other| other == ticket);
            unseen.remove(at.expect("a Home ticket was chosen among the unseen ones"));
        }
        if let Some(seat) = own {
            hidden.home_tickets[seat] = view.home_ticket;
            hidden.hands[seat] = view.tickets.iter().copied().collect();
        }
        let mut deal = |count: u8| (0..count).filter_map(|_| unseen.pop()).collect();
        for seat in self.all_seats().filter(|&seat| Some(seat) != own) {
            hidden.hands[seat] = deal(view.hands[seat]);
        }
        hidden.jackpot = deal(view.jackpot_tickets);
        hidden.pack = unseen;
        for half in Half::ALL {
            let mut cards: Cards = self.edition.pack(half).iter().copied().collect();
            dice.shuffle(crate::set_up::adventures_purpose(half), cards.as_mut_slice());
            hidden.adventures[half.index()] = cards;
        }
        State { open: view.open, hidden }
    }

    /// A ticket for each of these Homes, all different: for each the first in the order of `tickets` for which the
    /// others can be found too.
    pub(crate) fn home_tickets(&self, homes: &[LocationId], tickets: &[TicketId]) -> Option<Vec<TicketId>> {
        let Some((home, rest)) = homes.split_first() else { return Some(Vec::new()) };
        tickets.iter().filter(|&&ticket| self.edition.ticket(ticket).contains(home)).find_map(|&ticket| {
            let left: Vec<TicketId> = tickets.iter().copied().filter(|&other| other != ticket).collect();
            let mut found = self.home_tickets(rest, &left)?;
            found.insert(0, ticket);
            Some(found)
        })
    }
}
