//! Positions set up by hand: the `[position]` part of a scenario file (see `docs/scenarios.md`).

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Deserialize;
use table::dice::Dice;
use table::{Mistakes, Seat, SeatSet, Source, Spanned};

use crate::invariants::{UNANSWERABLE, event_behind};
use crate::state::{Cards, DISPLAY, Loss, Offer, Open, Phase, State};
use crate::{Card, Colour, EventCard, Face, LittleMonsters, LocationId, Places, Tickets};

type Ids = Vec<Spanned<String>>;
type Counts = BTreeMap<Spanned<String>, u8>;

/// The part of a scenario file that is this game's; the head was read before.
#[derive(Deserialize, JsonSchema)]
struct File {
    position: Position,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Position {
    #[serde(default)]
    turn: u8,
    #[serde(default)]
    turns: u32,
    phase: Option<Spanned<String>>,
    /// For the phases `discard`, `globe` and `tail-wind`.
    loss: Option<Loss>,
    globes: Option<u8>,
    colour: Option<Spanned<String>>,
    /// For event moves: who has not moved yet; everybody it concerns, unless said.
    movers: Option<Vec<u8>>,
    roll: Option<[Spanned<String>; 2]>,
    #[serde(default)]
    moved: bool,
    #[serde(default)]
    polluted: bool,
    #[serde(default)]
    used: Counts,
    display: Ids,
    #[serde(default)]
    discards: Ids,
    /// The top of the pile, the top card first; what is not named lies below in random order.
    #[serde(default)]
    pile: Ids,
    #[serde(default)]
    tokens: TokenIds,
    #[serde(default)]
    offers_made: u8,
    #[serde(default)]
    offer: Vec<OfferTerms>,
    /// Those who have resigned (LM-34).
    #[serde(default)]
    out: Vec<u8>,
    player: Vec<Player>,
}

#[derive(Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
struct TokenIds {
    pandemic: Ids,
    nuclear: Ids,
    wildfire: Ids,
    storm: Ids,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct OfferTerms {
    from: u8,
    to: u8,
    give: Counts,
    want: Counts,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Player {
    house: Spanned<String>,
    monster: Option<Spanned<String>>,
    #[serde(default)]
    cards: Ids,
    #[serde(default)]
    tickets: Counts,
    /// Where the last turn ended, if it was elsewhere than where the monster is.
    rested: Option<Spanned<String>>,
    /// Whether the last two turns ended here (LM-14).
    #[serde(default)]
    settled: bool,
    /// How many tickets are still to be discarded.
    #[serde(default)]
    owes: u8,
}

struct Reader<'a> {
    game: &'a LittleMonsters,
    file: table::Reader<'a>,
}

impl Reader<'_> {
    fn location(&mut self, id: &Spanned<String>) -> Option<LocationId> {
        let found = self.game.edition().location_called(id.get_ref());
        self.file.found(id, found, "location", "the id of a location of the edition")
    }

    fn places(&mut self, ids: &Ids) -> Places {
        ids.iter().filter_map(|id| self.location(id)).collect()
    }

    fn card(&mut self, id: &Spanned<String>) -> Option<Card> {
        match EventCard::ALL.into_iter().find(|card| card.id() == id.get_ref()) {
            Some(card) => Some(Card::Event(card)),
            None => self.location(id).map(Card::Location),
        }
    }

    fn colour(&mut self, id: &Spanned<String>) -> Option<Colour> {
        let found = Colour::ALL.into_iter().find(|colour| colour.id() == id.get_ref());
        if found.is_none() {
            self.file.at(
                id,
                format!("“{}” is no ticket colour", id.get_ref()),
                "purple, yellow, blue, green or red",
            );
        }
        found
    }

    fn tickets(&mut self, counts: &Counts) -> Tickets {
        let mut tickets = Tickets::NONE;
        for (id, &count) in counts {
            if let Some(colour) = self.colour(id) {
                tickets[colour] = count;
            }
        }
        tickets
    }

    fn seat(&mut self, seat: u8, what: &str) -> Seat {
        self.file.seat(seat, self.game.seats, what)
    }

    fn face(&mut self, id: &Spanned<String>) -> Option<Face> {
        if id.get_ref() == "globe" {
            return Some(Face::Globe);
        }
        self.colour(id).map(Face::Colour)
    }

    /// The phase; what it needs besides stands beside it in the file.
    fn phase(&mut self, position: &Position, open: &Open) -> Phase {
        let Some(name) = &position.phase else { return Phase::Roll };
        let movers = |reader: &mut Self, concerned: SeatSet| match &position.movers {
            Some(seats) => seats.iter().map(|&seat| reader.seat(seat, "mover")).collect(),
            None => concerned,
        };
        match name.get_ref().as_str() {
            "roll" => Phase::Roll,
            "globe" => Phase::Globe { tickets: position.globes.unwrap_or(1) },
            "cure" => Phase::Cure,
            "travel" => Phase::Travel,
            "discard" => match position.loss {
                Some(loss) => Phase::Discard(loss),
                None => {
                    self.file.at(name, "tickets are discarded for no reason".to_owned(), "a line `loss = …`");
                    Phase::Roll
                }
            },
            "crowds" => Phase::Crowds(self.game.most_crowded(open)),
            "polar-flight" => {
                Phase::EventMove { left: movers(self, self.game.in_antarctica(open)), wind: None }
            }
            "tail-wind" => {
                let wind = position.colour.as_ref().and_then(|colour| self.colour(colour));
                if wind.is_none() {
                    self.file.at(name, "a tail wind without a colour".to_owned(), "a line `colour = …`");
                }
                Phase::EventMove { left: movers(self, self.game.playing(open).collect()), wind }
            }
            "spread" => Phase::Spread,
            other => {
                let known = "roll, globe, cure, travel, discard, crowds, polar-flight, tail-wind or spread";
                self.file.at(name, format!("there is no phase “{other}”"), known);
                Phase::Roll
            }
        }
    }

    fn players(&mut self, position: &Position, open: &mut Open) {
        if position.player.len() != self.game.seats {
            let what = format!("{} players are described", position.player.len());
            self.file.note(what, format!("one for each of the {} seats", self.game.seats));
            return;
        }
        for (player, seat) in position.player.iter().zip(self.game.all_seats()) {
            // An unknown house is a mistake already; the rest of the player is looked at all the same.
            let house = self.location(&player.house).unwrap_or(LocationId(0));
            let monster =
                player.monster.as_ref().map_or(Some(house), |id| self.location(id)).unwrap_or(house);
            open.houses[seat] = house;
            open.monsters[seat] = monster;
            open.gained[seat] = self.places(&player.cards);
            for (index, id) in player.cards.iter().enumerate() {
                if player.cards[..index].iter().any(|other| other.get_ref() == id.get_ref()) {
                    self.file.at(
                        id,
                        format!("the card “{}” is listed twice", id.get_ref()),
                        "every card once (LM-1)",
                    );
                }
            }
            open.hands[seat] = self.tickets(&player.tickets);
            open.rested[seat] = player.rested.as_ref().map_or(Some(monster), |id| self.location(id));
            open.owed[seat] = player.owes;
            if player.settled {
                open.settled = open.settled.with(seat);
            }
        }
    }

    fn open(&mut self, position: &Position) -> Open {
        let turn = self.seat(position.turn, "the player in turn");
        let mut open = self.game.empty_table(turn);
        open.turns = position.turns;
        self.players(position, &mut open);
        open.out = position.out.iter().map(|&seat| self.seat(seat, "the player who resigned")).collect();
        if position.display.len() > DISPLAY {
            let what = format!("{} cards lie open", position.display.len());
            self.file.note(what, format!("at most {DISPLAY}"));
        }
        for (place, id) in open.display.iter_mut().zip(&position.display) {
            *place = self.location(id);
        }
        for id in &position.discards {
            if let Some(card) = self.card(id)
                && open.discards.try_push(card).is_err()
            {
                self.file.at(id, "more discards than there are cards".to_owned(), "every card once (LM-1)");
                break;
            }
        }
        open.tokens.pandemic = self.places(&position.tokens.pandemic);
        open.tokens.nuclear = self.places(&position.tokens.nuclear);
        open.tokens.wildfire = self.places(&position.tokens.wildfire);
        open.tokens.storm = self.places(&position.tokens.storm);
        open.burnt = open.tokens.wildfire;
        if let Some([one, other]) = &position.roll {
            open.roll = self.face(one).zip(self.face(other)).map(|(one, other)| [one, other]);
        }
        open.moved = position.moved;
        open.polluted = position.polluted;
        open.used = self.tickets(&position.used);
        self.offers(position, &mut open);
        self.take_from_supply(&mut open);
        open.phase = self.phase(position, &open);
        // The card of an event that goes on lies among the discards (LM-16), whether the file says so or not.
        if let Some(card) = event_behind(open.phase).map(Card::Event)
            && self.game.rules.since(2)
            && self.game.all_cards().contains(&card)
            && !open.discards.contains(&card)
        {
            let _ = open.discards.try_push(card); // too many discards are a mistake already
        }
        open
    }

    fn offers(&mut self, position: &Position, open: &mut Open) {
        for terms in &position.offer {
            let (from, to) = (self.seat(terms.from, "the proposer"), self.seat(terms.to, "the partner"));
            let (give, want) = (self.tickets(&terms.give), self.tickets(&terms.want));
            if from == to || (from != open.turn && to != open.turn) {
                let what = format!("{from} makes {to} an offer");
                self.file.note(what, "the player in turn on one side (LM-13)");
                continue;
            }
            let partner = if from == open.turn { to } else { from };
            if open.offers[partner].replace(Offer { from, to, give, want }).is_some() {
                self.file.note(format!("two open offers with {partner}"), "one (LM-13)");
            }
        }
        let open_now = u8::try_from(position.offer.len()).unwrap_or(u8::MAX);
        open.offers_made = position.offers_made.max(open_now);
    }

    /// What players hold and a move has used is not in the supply.
    fn take_from_supply(&mut self, open: &mut Open) {
        for colour in Colour::ALL {
            let held: u32 = self.game.all_seats().map(|seat| u32::from(open.hands[seat][colour])).sum();
            let out = held + u32::from(open.used[colour]);
            match u32::from(open.supply[colour]).checked_sub(out).map(u8::try_from) {
                Some(Ok(left)) => open.supply[colour] = left,
                _ => {
                    let all = self.game.edition().tickets_per_colour;
                    let what = format!("{out} {} tickets are in use", colour.id());
                    self.file.note(what, format!("at most {all} (LM-2)"));
                }
            }
        }
    }

    /// The named cards on top, everything else that lies nowhere below in random order.
    fn pile<D: Dice>(&mut self, position: &Position, open: &Open, dice: &mut D) -> Cards {
        let mut rest = self.game.all_cards();
        let mut take = |card: Card| match rest.iter().position(|&other| other == card) {
            Some(at) => {
                rest.remove(at);
                true
            }
            None => false,
        };
        self.game.location_cards_outside_pile(open).iter().for_each(|location| {
            take(Card::Location(location));
        });
        for card in open.discards.iter().filter(|card| matches!(card, Card::Event(_))) {
            take(*card);
        }
        let mut top = Cards::new();
        for id in position.pile.iter().rev() {
            let Some(card) = self.card(id) else { continue };
            if take(card) {
                top.push(card);
            } else {
                self.file.at(
                    id,
                    format!("the card “{}” is elsewhere already", id.get_ref()),
                    "a card that lies nowhere else",
                );
            }
        }
        dice.shuffle("pile", &mut rest);
        rest.extend(top);
        rest
    }
}

impl LittleMonsters {
    /// The position that a scenario file describes.
    pub(crate) fn position_from<D: Dice>(&self, source: Source<'_>, dice: &mut D) -> Result<State, Mistakes> {
        let File { position } = source.parse()?;
        let mut reader = Reader { game: self, file: table::Reader::new(source) };
        let open = reader.open(&position);
        let pile = reader.pile(&position, &open, dice);
        let state = State { open, pile };
        let mut mistakes = reader.file.mistakes;
        if mistakes.found.iter().any(|mistake| mistake.what.starts_with("there is no location")) {
            return Err(mistakes); // cards without a place would be reported as missing ones
        }
        for broken in self.broken_but_for_the_question(&state) {
            mistakes.note(None, broken, "a position that the rules can reach");
        }
        if let Err(expected) = self.question_is_open(&state.open) {
            mistakes.note(None, UNANSWERABLE, expected);
        }
        mistakes.into_result()?;
        Ok(state)
    }
}
