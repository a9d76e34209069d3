//! What every part of the page needs to know, and the small parts that appear in several of them.

use games::globopolis::state::Player;
use games::globopolis::{Action, CardId, Edition, FieldId, Globopolis, Open, Team, TitleId, View, gp};
use maud::{Markup, html};
use table::{Arg, Game, Seat, Text};

use super::art;
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
            number("field").filter(|&field| field < games::globopolis::FIELDS).map(FieldId::from_index);
        Page {
            model,
            game,
            view,
            l10n,
            names: frame::names(model.people),
            seat,
            team: seat.map(|seat| game.team_of(seat)),
            asked_title: number("title")
                .filter(|&title| title < games::globopolis::TITLES)
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

    /// All seats, from the first.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.game.seats())
    }

    /// All players, or teams, those who resigned included.
    pub(super) fn teams(&self) -> impl Iterator<Item = Team> + use<> {
        (0..self.game.teams()).map(Team::from_index)
    }

    /// Whether several people share one score (GP-86).
    pub(super) fn in_teams(&self) -> bool {
        self.game.options().teams.is_some()
    }

    /// The name of who sits at a seat.
    pub(super) fn name(&self, seat: Seat) -> String {
        self.text(&Text::new("gpb-name").with("name", seat))
    }

    /// A player's name, or the team's.
    pub(super) fn team_name(&self, team: Team) -> String {
        self.text(&Text::new("gpb-name").with("name", self.team_arg(team)))
    }

    /// The same, to be put into a message.
    pub(super) fn team_arg(&self, team: Team) -> Arg {
        if self.in_teams() {
            Arg::Text(Text::new("gp-team").with("number", team.index() + 1))
        } else {
            Arg::Seat(Seat::from_index(team.index()))
        }
    }

    /// A player, or team, with its mark.
    pub(super) fn team_tag(&self, team: Team) -> Markup {
        html! { span .gp-team { (art::mark(team)) (self.team_name(team)) } }
    }

    /// A field's name.
    pub(super) fn field(&self, field: FieldId) -> String {
        self.text(&Text::new("gpb-name").with("name", self.edition().field_name(field)))
    }

    /// A field's name as it stands on the board, and not as it stands in a sentence.
    pub(super) fn board_name(&self, field: FieldId) -> String {
        match self.edition().title_at(field) {
            Some(title) => self.title(title),
            None => super::map::other_name(self.edition(), field, self.l10n),
        }
    }

    /// A link that shows a field, and the Title on it.
    pub(super) fn field_link(&self, field: FieldId) -> Markup {
        html! { a href={ "?field=" (field.0) } data-plan { (self.field(field)) } }
    }

    /// A link that shows a Title.
    pub(super) fn title_link(&self, title: TitleId) -> Markup {
        html! { a href={ "?title=" (title.0) } data-plan { (self.title(title)) } }
    }

    /// The field that the reader looks at: the one he asked for, or that of the Title he asked for.
    pub(super) fn looked_at(&self) -> Option<FieldId> {
        self.asked_field.or_else(|| self.asked_title.map(|title| self.edition().field_of(title)))
    }

    /// Whose Governors stand on a field.
    pub(super) fn governors_at(&self, field: FieldId) -> impl Iterator<Item = Seat> + '_ {
        let here = move |seat: &Seat| self.open().governors[*seat].at == field;
        self.seats().filter(|&seat| !self.is_out(seat)).filter(here)
    }

    /// Whether a seat's team has resigned (GP-85).
    pub(super) fn is_out(&self, seat: Seat) -> bool {
        self.open().out.contains(self.game.team_of(seat))
    }

    /// Which of its team a seat is, from 1.
    pub(super) fn number_in_team(&self, seat: Seat) -> usize {
        seat.index() / self.game.teams() + 1
    }

    /// How many points the counting ring has room for: up to the mark, or for the leader if there is none.
    pub(super) fn scale(&self) -> i32 {
        let leader = || self.teams().map(|team| self.player(team).points).max().unwrap_or(0);
        self.game.mark().unwrap_or_else(|| (leader() / 50 + 1) * 50)
    }

    /// Some R-Units, each kind with its sign and count; what they are is said in words too.
    pub(super) fn units(&self, units: games::globopolis::Units) -> Markup {
        html! {
            span .gp-units role="img" aria-label=(self.text(&units.text())) title=(self.text(&units.text())) {
                @if units.is_empty() { "–" }
                @for unit in units.kinds() { span { (art::unit(unit)) (units[unit]) } }
            }
        }
    }

    /// An amount of money.
    pub(super) fn eu(&self, eu: u32) -> String {
        self.text(&Text::new("gp-eu").with("eu", eu))
    }

    /// The colour of a group, as a small field.
    pub(super) fn swatch(&self, group: games::globopolis::GroupId) -> Markup {
        html! {
            svg .gp-swatch viewBox="0 0 16 16" aria-hidden="true" {
                rect width="16" height="16" rx="4" fill=(self.edition().group(group).colour) {}
            }
        }
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
