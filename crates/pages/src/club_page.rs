//! The page of a club: seats to take, games to watch, and the rules of the house. It is the same for everybody who reads its
//! language, so that it is made when something changes, and not for each visitor.

use games::GameKind;
use maud::{Markup, html};

use crate::frame::{Page, game_name};
use crate::own_tables::{Sitting, people};
use crate::{Localizer, assets, markdown, paths};

/// The page of a club.
#[derive(Clone, Debug)]
pub struct ClubModel<'a> {
    /// The reader's language.
    pub l10n: &'a Localizer,
    /// What the club is called.
    pub name: &'a str,
    /// The rules of the house, as Markdown.
    pub rules: Option<&'a str>,
    /// The tables that are public, the newest first.
    pub tables: &'a [ClubTable],
    /// Stands for these tables: another state of them has another.
    pub version: &'a str,
}

/// A public table.
#[derive(Clone, Debug)]
pub struct ClubTable {
    /// The table's id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// Who sits there; an open seat has no name.
    pub people: Vec<Sitting>,
    /// Whether its game has begun.
    pub playing: bool,
}

impl ClubTable {
    fn free(&self) -> usize {
        self.people.iter().filter(|person| person.name.is_empty()).count()
    }
}

pub(crate) fn page(model: &ClubModel<'_>) -> String {
    let l10n = model.l10n.marking();
    let title = model.name.to_owned();
    let main = html! {
        main #main .start.own {
            div .welcome { h1 { (title) } p { (l10n.say("club-welcome")) } }
            (lists(model, l10n))
            @if let Some(rules) = model.rules {
                section .panel.club-rules aria-labelledby="h-house" {
                    h2 #h-house { (l10n.say("club-rules")) }
                    (markdown::prose(rules))
                }
            }
        }
        script type="module" src=(assets::club_path()) {}
    };
    Page { title, game: None, kind: "page-club", live: None, bar: html! {}, main }.into_html(l10n)
}

pub(crate) fn tables(model: &ClubModel<'_>) -> String {
    Localizer::resolved(lists(model, model.l10n.marking()).into_string())
}

fn lists(model: &ClubModel<'_>, l10n: &Localizer) -> Markup {
    let of = |wanted: fn(&ClubTable) -> bool| model.tables.iter().filter(|table| wanted(table)).collect();
    let open: Vec<&ClubTable> = of(|table| !table.playing && table.free() > 0);
    let playing: Vec<&ClubTable> = of(|table| table.playing);
    html! {
        div #club-tables data-from=(paths::CLUB_TABLES) data-tables=(model.version) {
            section aria-labelledby="h-join" {
                h2 #h-join { (l10n.say("club-join")) }
                (cards(&open, "club-join-none", l10n))
                p { a .button.strong href=(paths::START) { (l10n.say("club-open-one")) } }
            }
            section aria-labelledby="h-watch" {
                h2 #h-watch { (l10n.say("club-watch")) }
                (cards(&playing, "club-watch-none", l10n))
            }
        }
    }
}

fn cards(tables: &[&ClubTable], none: &str, l10n: &Localizer) -> Markup {
    html! {
        @if tables.is_empty() { p .quiet { (l10n.say(none)) } }
        @else { ul .own-cards { @for table in tables { (card(table, l10n)) } } }
    }
}

fn card(table: &ClubTable, l10n: &Localizer) -> Markup {
    let said = match table.playing {
        true => l10n.say("club-to-watch"),
        false => l10n.say_count("owntables-open-seats", table.free()),
    };
    html! {
        li .own-card data-key=(table.id) data-game=(table.game) {
            div .own-head {
                h3 { a href=(paths::table(&table.id)) { (game_name(&table.game, l10n)) } }
                span .standing { (said) }
            }
            (people(&table.people, GameKind::called(&table.game), "turn", l10n))
        }
    }
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::*;

    fn table(id: &str, names: &[&str], playing: bool) -> ClubTable {
        let sits = |(seat, name): (u8, &&str)| Sitting {
            seat: Seat(seat),
            name: (*name).to_owned(),
            own: false,
            marked: false,
        };
        let people = (0..).zip(names).map(sits).collect();
        ClubTable { id: id.to_owned(), game: "little-monsters".to_owned(), people, playing }
    }

    #[test]
    fn seats_are_offered_and_games_shown_and_whatever_people_wrote_is_escaped() {
        let tables = [
            table("joinable", &["<Ada>", ""], false),
            table("isfull", &["Bo", "Cy"], false),
            table("watched", &["Di", "Ed"], true),
        ];
        let rules =
            "# Be nice\n\nNo <script> here, and **no** shouting.\n\n- one & two\n- GP-1 is no clause here";
        let l10n = Localizer::english();
        let model = ClubModel { l10n, name: "The <Owls>", rules: Some(rules), tables: &tables, version: "1" };
        let html = page(&model);
        let at = |text: &str| html.find(text).unwrap_or_else(|| panic!("{text} in {html}"));
        assert!(at("/t/joinable\"") < at("Games to watch") && at("Games to watch") < at("/t/watched\""));
        assert!(!html.contains("/t/isfull"), "there is no seat to take, and nothing to watch yet");
        assert!(html.contains("The &lt;Owls&gt;") && html.contains("&lt;Ada&gt;"));
        assert!(html.contains("<h3>Be nice</h3>") && html.contains("<strong>no</strong> shouting"));
        assert!(html.contains("No &lt;script&gt; here") && html.contains("<ul><li>one &amp; two</li>"));
        assert!(html.contains("GP-1 is no clause"), "{html}");
        assert!(tables_only(&model).starts_with("<div id=\"club-tables\""));
    }

    fn tables_only(model: &ClubModel<'_>) -> String {
        super::tables(model)
    }
}
