//! Playing a card with the choices that it needs (GP-39).

use std::collections::BTreeSet;

use games::globopolis::{Action, CardId, Choice, RUnit, Team, TitleId};
use maud::{Markup, html};
use table::Text;

use super::outlook;
use super::page::Page;

/// The form that plays a card now; nothing if it cannot be played.
pub(super) fn play(page: &Page<'_>, id: CardId) -> Markup {
    let choices: Vec<Choice> = page
        .view
        .legal
        .iter()
        .filter_map(|action| match *action {
            Action::Play { card, choice } if card == id => Some(choice),
            _ => None,
        })
        .collect();
    let label = html! { (page.say("gpd-play")) };
    match choices.as_slice() {
        [] => html! {},
        [only] if *only == Choice::NOTHING => {
            page.form(&Action::Play { card: id, choice: Choice::NOTHING }, "strong", &label)
        }
        // What stands there at first is one that can be done.
        several @ [first, ..] => html! {
            form .gpd-play method="post" action=(page.acting().address()) {
                (page.acting().credentials())
                input type="hidden" name="kind" value="play";
                input type="hidden" name="card" value=(id.0);
                (select("title", first.title.map(|title| title.0), &page.say("gpd-choose-title"), values(several, |choice| choice.title.map(|title| title.0)), |title| told(page, several, TitleId(title))))
                (select("other", first.other.map(|title| title.0), &page.say("gpd-choose-other"), values(several, |choice| choice.other.map(|title| title.0)), |title| told(page, several, TitleId(title))))
                (select("unit", first.unit, &page.say("gpd-unit"), values(several, |choice| choice.unit), |unit: RUnit| page.text(&unit.text())))
                (select("team", first.team.map(|team| team.0), &page.say("gpd-choose-team"), values(several, |choice| choice.team.map(|team| team.0)), |team| page.team_name(Team(team))))
                (select("field", first.field.map(|field| field.0), &page.say("gpd-choose-field"), values(several, |choice| choice.field.map(|field| field.0)), |field| field_name(page, field)))
                (select("steps", first.steps, &page.say("gpd-choose-steps"), values(several, |choice| choice.steps), |steps| steps_name(page, steps)))
                button .strong { (label) }
            }
        },
    }
}

/// The different values of one part of the choices.
fn values<T: Ord>(choices: &[Choice], part: impl Fn(&Choice) -> Option<T>) -> BTreeSet<T> {
    choices.iter().filter_map(part).collect()
}

/// What a value is called in a form.
trait Code {
    fn code(&self) -> String;
}

impl Code for u8 {
    fn code(&self) -> String {
        self.to_string()
    }
}

impl Code for RUnit {
    fn code(&self) -> String {
        self.id().to_owned()
    }
}

fn select<T: Code + Copy + PartialEq>(
    name: &str,
    first: Option<T>,
    label: &str,
    values: BTreeSet<T>,
    say: impl Fn(T) -> String,
) -> Markup {
    html! {
        @if !values.is_empty() {
            label {
                span { (label) }
                select name=(name) { @for value in values { option value=(value.code()) selected[first == Some(value)] { (say(value)) } } }
            }
        }
    }
}

/// A Title with its owner, its value, and where the kind of R-Unit matters, what stands on it.
fn told(page: &Page<'_>, choices: &[Choice], title: TitleId) -> String {
    let holding = &page.open().titles[title];
    let text = Text::new(match holding.owner {
        Some(owner) if Some(owner) != page.team => "gpd-title-of",
        _ => "gpd-title",
    });
    let text = match holding.owner {
        Some(owner) => text.with("team", page.team_arg(owner)),
        None => text,
    };
    let said = page.text(
        &text
            .with("title", page.edition().title_name(title))
            .with("value", page.edition().title(title).value),
    );
    if choices.iter().any(|choice| choice.unit.is_some()) {
        format!("{said}: {}", page.text(&holding.units.text()))
    } else {
        said
    }
}

fn field_name(page: &Page<'_>, field: u8) -> String {
    let field = games::globopolis::FieldId(field);
    let name = page.field(field);
    format!("{name}: {}", page.text(&outlook::landing(page, field)))
}

fn steps_name(page: &Page<'_>, steps: u8) -> String {
    let Some(seat) = page.seat else { return steps.to_string() };
    let to = page.open().governors[seat].at.ahead(usize::from(steps));
    format!("{steps}: {}", field_name(page, to.0))
}
