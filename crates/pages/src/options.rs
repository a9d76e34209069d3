//! The questions about a game's options, as fields of the form of a new table.

use maud::{Markup, html};
use table::{Answers, Question, Text};

use crate::Localizer;
use crate::forms::Given;
use crate::frame;

/// The part of a form that asks for options; what was refused comes back as it was filled in.
#[derive(Clone, Copy)]
pub(crate) struct OptionsForm<'a> {
    given: Given<'a>,
    l10n: &'a Localizer,
}

impl<'a> OptionsForm<'a> {
    pub(crate) fn new(given: Given<'a>, l10n: &'a Localizer) -> Self {
        OptionsForm { given, l10n }
    }

    /// Whether the form comes back.
    pub(crate) fn is_back(&self) -> bool {
        self.given.is_back()
    }

    pub(crate) fn say(&self, id: &str) -> String {
        self.l10n.say(id)
    }

    pub(crate) fn text(&self, text: &Text) -> String {
        self.l10n.text(text, &[])
    }

    /// Questions in their order, each with a label and its clause; what is switched on or off stands in an element of this
    /// class.
    pub(crate) fn ask<'q>(&self, class: &str, questions: impl IntoIterator<Item = &'q Question>) -> Markup {
        html! {
            @for question in questions {
                @match question.answers {
                    Answers::Switch { .. } => (self.switch(class, question)),
                    Answers::Choice { .. } | Answers::Number { .. } => (self.labelled(question)),
                }
            }
        }
    }

    fn switch(&self, class: &str, question: &Question) -> Markup {
        let text = self.text(&question.text);
        html! {
            div class=(class) {
                label {
                    input type="checkbox" name=(question.name) value="on" checked[self.given.is_on(question.name)];
                    @if let Some(hint) = &question.hint {
                        span { b { (text) } " " span .quiet { (self.text(hint)) } }
                    } @else { span { (text) } }
                }
                @if question.hint.is_none() { " " }
                (self.clause(question))
            }
        }
    }

    fn labelled(&self, question: &Question) -> Markup {
        html! {
            label {
                span {
                    (self.text(&question.text))
                    @if question.clause.is_some() { " " (self.clause(question)) }
                }
                (self.field(question))
            }
        }
    }

    fn clause(&self, question: &Question) -> Markup {
        html! { @if let Some(clause) = question.clause { (frame::clause(clause, self.l10n)) } }
    }

    /// Where the answer is given, without what is asked.
    pub(crate) fn field(&self, question: &Question) -> Markup {
        let name = question.name;
        html! {
            @match &question.answers {
                Answers::Switch { .. } => input type="checkbox" name=(name) value="on" checked[self.given.is_on(name)];
                Answers::Choice { answers, usual } => {
                    select name=(name) {
                        @for answer in answers {
                            option value=(answer.value) selected[self.given.is(name, &answer.value, usual)] { (self.text(&answer.text)) }
                        }
                    }
                }
                Answers::Number { least, most } => {
                    input type="number" name=(name) min=(least) max=(most) inputmode="numeric" value=(self.given.text(name, ""))
                        placeholder=(self.say("start-option-usual"));
                }
            }
        }
    }
}
