//! What every part of the page needs to know, and the small parts that appear in several of them.

use std::ops::Deref;

use games::globopolis::state::Player;
use games::globopolis::{CardId, Edition, FieldId, Globopolis, Open, Team, TitleId};
use maud::{Markup, html};
use table::{Arg, Seat, Text};

use super::art;
use crate::reader::Reader;

/// A game as one reader sees it, with what they asked to look at.
pub(super) struct Page<'a> {
    reader: Reader<'a, Globopolis>,
    /// The player, or team, of the reader's seat.
    pub(super) team: Option<Team>,
    /// The Title that the reader asked for (`?title=17`), by its number or by that of its field (`?field=40`).
    pub(super) asked_title: Option<TitleId>,
    /// The field that the reader asked for (`?field=40`).
    pub(super) asked_field: Option<FieldId>,
}

impl<'a> Deref for Page<'a> {
    type Target = Reader<'a, Globopolis>;

    fn deref(&self) -> &Self::Target {
        &self.reader
    }
}

impl<'a> Page<'a> {
    pub(super) fn new(reader: Reader<'a, Globopolis>) -> Self {
        let game = reader.game;
        let number = |name: &str, below: usize| reader.asked(name).filter(|&number| number < below);
        let asked_field = number("field", games::globopolis::FIELDS).map(FieldId::from_index);
        let title_there = || asked_field.and_then(|field| game.edition().title_at(field));
        Page {
            team: reader.seat.map(|seat| game.team_of(seat)),
            asked_title: number("title", games::globopolis::TITLES)
                .map(TitleId::from_index)
                .or_else(title_there),
            asked_field,
            reader,
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

    /// All players, or teams, those who resigned included.
    pub(super) fn teams(&self) -> impl Iterator<Item = Team> + use<> {
        (0..self.game.teams()).map(Team::from_index)
    }

    /// Whether several people share one score (GP-86).
    pub(super) fn in_teams(&self) -> bool {
        self.game.options().teams.is_some()
    }

    /// A player's name, or the team's.
    pub(super) fn team_name(&self, team: Team) -> String {
        self.word(self.team_arg(team))
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
        self.word(self.edition().field_name(field))
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

    /// The field that the reader looks at: the one they asked for, or that of the Title they asked for.
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

    /// Whether it is the reader's own turn.
    pub(super) fn own_turn(&self) -> bool {
        self.seat == Some(self.open().turn) && !self.open().is_over()
    }

    /// A Title's name.
    pub(super) fn title(&self, title: TitleId) -> String {
        self.l10n.name(self.edition().title_name(title))
    }

    /// A card's name.
    pub(super) fn card(&self, card: CardId) -> String {
        self.l10n.name(self.edition().card_name(card))
    }
}
