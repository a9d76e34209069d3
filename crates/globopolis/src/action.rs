use serde::{Deserialize, Serialize};
use table::{Arg, Text};

use crate::terms::Side;
use crate::{CardId, FieldId, Globopolis, RUnit, Team, TitleId, Units};

/// What a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are what their names say: what, how many, from where, to whom")]
pub enum Action {
    /// Teleport into the game (GP-16, GP-58).
    Teleport,
    /// Choose dice and direction, roll and advance (GP-40).
    Roll {
        dice: u8,
        #[serde(default)]
        back: bool,
    },
    /// Do not roll again (GP-42).
    Stop,
    /// Fly with the O.R.S.S. (GP-50, GP-88).
    Fly(FieldId),
    /// Leave these surplus R-Units on a Territory; the rest goes to the Personal Stock (GP-12, GP-43).
    Stack { title: TitleId, units: Units },
    /// Take surplus R-Units of a Territory that was got by a deal to the Personal Stock (GP-78).
    Store { title: TitleId, units: Units },
    /// Put R-Units from the Personal Stock on a Territory (GP-30).
    Allocate { unit: RUnit, count: u8, to: TitleId },
    /// Move R-Units from one Territory to another (GP-30).
    Transfer { unit: RUnit, count: u8, from: TitleId, to: TitleId },
    /// Develop a Territory (GP-31).
    Develop(TitleId),
    /// Take R-Units from the stock of an own Guild to the Personal Stock or a Territory (GP-34).
    TakeStock { guild: TitleId, unit: RUnit, count: u8, to: Option<TitleId> },
    /// Buy R-Units from another's Guild (GP-35).
    BuyStock { guild: TitleId, unit: RUnit, count: u8 },
    /// Buy points (GP-26).
    BuyPoints(u8),
    /// Roll for the market of this Independent Territory (GP-48, GP-49).
    RollMarket(FieldId),
    /// Buy R-Units on offer (GP-48).
    Buy { unit: RUnit, count: u8 },
    /// Pay the Conference Cost (GP-45).
    Pay,
    /// Attack (GP-68, GP-79).
    Attack { from: TitleId, against: TitleId, with: Option<CardId> },
    /// Try to clear a player's Agents from a Territory (GP-66).
    Clean { at: TitleId, of: Team },
    /// Offer a third party EU for withdrawing all Agents, or for leaving them (GP-63).
    Bribe { leave: bool, eu: u16 },
    /// Withdraw so many Agents from the Aggressor's and from the Defender's Territory (GP-63).
    Answer { home: [u8; 2] },
    /// Let an own Territory of the group assist, with an NS-Unit (GP-83).
    Assist(TitleId),
    /// Ask for an NS-Unit from a Territory of the group (GP-84).
    CallFor { from: TitleId, eu: u16 },
    /// Send the NS-Unit that was asked for (GP-84).
    Send,
    /// Nothing more: no further purchase, bribe, card, help or attack.
    Pass,
    /// Roll a Battle Round (GP-75).
    Fight,
    /// Place Agents (GP-61).
    Place { at: TitleId, count: u8 },
    /// Withdraw Agents (GP-61).
    Recall { from: TitleId, count: u8 },
    /// Play a card (GP-39, GP-80).
    Play {
        card: CardId,
        #[serde(default)]
        choice: Choice,
    },
    /// Put a card under its stack, since there are too many of its kind (GP-52).
    Discard(CardId),
    /// Declare a MISSION (GP-19, GP-22).
    Claim(CardId),
    /// Offer a deal (GP-36).
    Offer { to: Team, give: Side, want: Side },
    /// Answer an offer with another (GP-36).
    Counter { to: Team, give: Side, want: Side },
    /// Accept an offer (GP-36).
    Accept(Team),
    /// Decline an offer (GP-36).
    Decline(Team),
    /// Withdraw one's offer (GP-36).
    Withdraw,
    /// Call time (GP-85).
    CallTime,
    /// The time for the Option Phase is over (GP-28). Whoever keeps the time does it for the player in turn; it is
    /// never listed.
    TimeUp,
    /// Give up (GP-85).
    Resign,
}

/// What is chosen when a card is played; only what it needs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Choice {
    /// A player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub team: Option<Team>,
    /// A kind of R-Unit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unit: Option<RUnit>,
    /// A Title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<TitleId>,
    /// A second Title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub other: Option<TitleId>,
    /// A field.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub field: Option<FieldId>,
    /// A number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub steps: Option<u8>,
}

impl Action {
    /// Whether the list of legal actions need not hold it: its author names terms, EU or a number of things.
    pub(crate) fn is_open_ended(&self) -> bool {
        matches!(
            self,
            Action::Offer { .. }
                | Action::Counter { .. }
                | Action::Bribe { .. }
                | Action::CallFor { .. }
                | Action::Answer { .. }
                | Action::Stack { .. }
                | Action::Store { .. }
                | Action::Allocate { .. }
                | Action::Transfer { .. }
                | Action::TakeStock { .. }
                | Action::BuyStock { .. }
                | Action::BuyPoints(_)
                | Action::Buy { .. }
                | Action::Place { .. }
                | Action::Recall { .. }
        )
    }

    /// What the action is called on a button.
    pub(crate) fn text(&self, game: &Globopolis) -> Text {
        let edition = game.edition();
        let title = |id: TitleId| edition.title_name(id);
        let team = |team: Team| game.team_arg(team);
        let deal = |id, to: Team, give: &Side, want: &Side| {
            Text::new(id)
                .with("to", team(to))
                .with("give", give.text(edition, true))
                .with("want", want.text(edition, true))
        };
        match self {
            Action::Teleport => Text::new("gp-do-teleport"),
            Action::Roll { dice, back: false } => Text::new("gp-do-roll").with("dice", *dice),
            Action::Roll { dice, back: true } => Text::new("gp-do-roll-back").with("dice", *dice),
            Action::Stop => Text::new("gp-do-stop"),
            Action::Fly(field) => Text::new("gp-do-fly").with("field", edition.field_name(*field)),
            Action::Stack { title: at, units } if units.is_empty() => {
                Text::new("gp-do-stack-none").with("title", title(*at))
            }
            Action::Stack { title: at, units } => {
                Text::new("gp-do-stack").with("title", title(*at)).with("units", units.text())
            }
            Action::Store { title: at, units } => {
                Text::new("gp-do-store").with("title", title(*at)).with("units", units.text())
            }
            Action::Allocate { unit, count, to } => Text::new("gp-do-allocate")
                .with("units", Units::of(*unit, *count).text())
                .with("title", title(*to)),
            Action::Transfer { unit, count, from, to } => Text::new("gp-do-transfer")
                .with("units", Units::of(*unit, *count).text())
                .with("from", title(*from))
                .with("to", title(*to)),
            Action::Develop(at) => Text::new("gp-do-develop").with("title", title(*at)),
            Action::TakeStock { guild, unit, count, to: None } => Text::new("gp-do-take-stock")
                .with("units", Units::of(*unit, *count).text())
                .with("guild", title(*guild)),
            Action::TakeStock { guild, unit, count, to: Some(to) } => Text::new("gp-do-take-stock-to")
                .with("units", Units::of(*unit, *count).text())
                .with("guild", title(*guild))
                .with("title", title(*to)),
            Action::BuyStock { guild, unit, count } => Text::new("gp-do-buy-stock")
                .with("units", Units::of(*unit, *count).text())
                .with("guild", title(*guild)),
            Action::BuyPoints(points) => Text::new("gp-do-buy-points").with("points", *points),
            Action::RollMarket(field) => {
                Text::new("gp-do-roll-market").with("field", edition.field_name(*field))
            }
            Action::Buy { unit, count } => {
                Text::new("gp-do-buy").with("units", Units::of(*unit, *count).text())
            }
            Action::Pay => Text::new("gp-do-pay"),
            Action::Attack { from, against, with: None } => {
                Text::new("gp-do-attack").with("against", title(*against)).with("from", title(*from))
            }
            Action::Attack { from, against, with: Some(card) } => Text::new("gp-do-attack-with")
                .with("against", title(*against))
                .with("from", title(*from))
                .with("card", edition.card_name(*card)),
            Action::Clean { at, of } => {
                Text::new("gp-do-clean").with("title", title(*at)).with("team", team(*of))
            }
            Action::Bribe { leave: true, eu } => Text::new("gp-do-bribe-leave").with("eu", *eu),
            Action::Bribe { leave: false, eu } => Text::new("gp-do-bribe-stay").with("eu", *eu),
            Action::Answer { home: [0, 0] } => Text::new("gp-do-answer-stay"),
            Action::Answer { home: [one, two] } => {
                Text::new("gp-do-answer").with("aggressor", *one).with("defender", *two)
            }
            Action::Assist(from) => Text::new("gp-do-assist").with("title", title(*from)),
            Action::CallFor { from, eu } => {
                Text::new("gp-do-call-for").with("title", title(*from)).with("eu", *eu)
            }
            Action::Send => Text::new("gp-do-send"),
            Action::Pass => Text::new("gp-do-pass"),
            Action::Fight => Text::new("gp-do-fight"),
            Action::Place { at, count } => {
                Text::new("gp-do-place").with("count", *count).with("title", title(*at))
            }
            Action::Recall { from, count } => {
                Text::new("gp-do-recall").with("count", *count).with("title", title(*from))
            }
            Action::Play { card, choice } => {
                let name = edition.card_name(*card);
                match choice.list(game) {
                    list if list.is_empty() => Text::new("gp-do-play").with("card", name),
                    list => Text::new("gp-do-play-on").with("card", name).with("choice", list),
                }
            }
            Action::Discard(card) => Text::new("gp-do-discard").with("card", edition.card_name(*card)),
            Action::Claim(card) => Text::new("gp-do-claim").with("card", edition.card_name(*card)),
            Action::Offer { to, give, want } => deal("gp-do-offer", *to, give, want),
            Action::Counter { to, give, want } => deal("gp-do-counter", *to, give, want),
            Action::Accept(from) => Text::new("gp-do-accept").with("from", team(*from)),
            Action::Decline(from) => Text::new("gp-do-decline").with("from", team(*from)),
            Action::Withdraw => Text::new("gp-do-withdraw"),
            Action::CallTime => Text::new("gp-do-call-time"),
            Action::TimeUp => Text::new("gp-do-time-up"),
            Action::Resign => Text::new("gp-do-resign"),
        }
    }
}

impl Choice {
    /// Nothing chosen.
    pub const NOTHING: Choice =
        Choice { team: None, unit: None, title: None, other: None, field: None, steps: None };

    /// What is chosen, in a row.
    pub(crate) fn list(&self, game: &Globopolis) -> Vec<Arg> {
        let edition = game.edition();
        let mut list = Vec::new();
        list.extend(self.title.map(|title| Arg::from(edition.title_name(title))));
        list.extend(self.other.map(|title| Arg::from(edition.title_name(title))));
        list.extend(self.field.map(|field| edition.field_name(field)));
        list.extend(self.unit.map(|unit| Arg::Text(unit.text())));
        list.extend(self.team.map(|team| game.team_arg(team)));
        list.extend(self.steps.map(Arg::from));
        list
    }
}
