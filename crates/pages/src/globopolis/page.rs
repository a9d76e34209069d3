//! What every part of the page needs to know, and the small parts that appear in several of them.

use globopolis::state::Player;
use globopolis::{Action, CardId, Edition, FieldId, Globopolis, Open, Team, TitleId, View, gp};
use maud::Markup;
use table::{Game, Seat, Text};

use crate::Localizer;
use crate::frame;
use crate::model::TableModel;
use crate::parts::Acting;

/// A game as one reader sees it, with what he asked to look at.
pub(super) struct Page<'a> {
    pub(super) model: &'a TableModel<'a>,
    pub(super) game: &'a Globopolis,
    pub(super) view: &'a View,
    pub(super) l10n: &'a Localizer,
    names: Vec<String>,
    /// The seat the page acts for.
    pub(super) seat: Option<Seat>,
    /// The player, or team, of that seat.
    pub(super) team: Option<Team>,
    /// The Title that the reader asked for (`?title=17`), by its number or by that of its field (`?field=40`).
    pub(super) asked_title: Option<TitleId>,
    /// The field that the reader asked for (`?field=40`).
    pub(super) asked_field: Option<FieldId>,
    /// Whether several people share the device, so that cards are shown on request only.
    pub(super) curtain: bool,
}

impl<'a> Page<'a> {
    pub(super) fn new(
        model: &'a TableModel<'a>,
        game: &'a Globopolis,
        view: &'a View,
        l10n: &'a Localizer,
    ) -> Self {
        let number = |name: &str| model.ask.get(name).and_then(|value| value.parse::<usize>().ok());
        let seat = view.viewer.seat().filter(|seat| seat.index() < game.seats());
        let asked_field =
            number("field").filter(|&field| field < globopolis::FIELDS).map(FieldId::from_index);
        Page {
            model,
            game,
            view,
            l10n,
            names: frame::names(model.people),
            seat,
            team: seat.map(|seat| game.team_of(seat)),
            asked_title: number("title")
                .filter(|&title| title < globopolis::TITLES)
                .map(TitleId::from_index)
                .or_else(|| asked_field.and_then(|field| game.edition().title_at(field))),
            asked_field,
            curtain: model.own.len() > 1,
        }
    }

    pub(super) fn edition(&self) -> &'a Edition {
        self.game.edition()
    }

    pub(super) fn open(&self) -> &'a Open {
        &self.view.open
    }

    pub(super) fn player(&self, team: Team) -> &'a Player {
        &self.view.open.players[team]
    }

    pub(super) fn say(&self, id: &str) -> String {
        self.l10n.say(id)
    }

    pub(super) fn text(&self, text: &Text) -> String {
        self.l10n.text(text, &self.names)
    }

    /// A clause of the rules, to open where it stands.
    pub(super) fn clause(&self, number: u16) -> Markup {
        frame::clause(gp(number), self.l10n)
    }

    /// Whether the seat can do this now, among what the rules list.
    pub(super) fn can(&self, action: &Action) -> bool {
        self.view.legal.contains(action)
    }

    /// Whether the game waits for the seat.
    pub(super) fn awaited(&self) -> bool {
        self.seat.is_some_and(|seat| self.view.to_act.must.contains(seat))
    }

    /// Whether it is the reader's own turn.
    pub(super) fn own_turn(&self) -> bool {
        self.seat == Some(self.open().turn) && !self.open().is_over()
    }

    /// A Title's name.
    pub(super) fn title(&self, title: TitleId) -> String {
        self.edition().title_name(title).to_string()
    }

    /// A card's name.
    pub(super) fn card(&self, card: CardId) -> String {
        self.edition().card_name(card).to_string()
    }

    /// The form of one action of this seat, with what stands on its button.
    pub(super) fn form(&self, action: &Action, class: &str, label: &Markup) -> Markup {
        self.acting().form(&[json(action)], class, label)
    }

    /// The seat that the page's forms act for.
    pub(super) fn acting(&self) -> Acting<'a> {
        Acting::new(self.model, self.seat)
    }
}

/// An action as the server reads it.
pub(super) fn json(action: &Action) -> String {
    serde_json::to_string(action).expect("actions are plain data")
}
