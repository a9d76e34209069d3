//! The tray with the offers that lie on the table. They wait there, and interrupt nobody.

use maud::{Markup, html};

use crate::Localizer;

/// The offers on the table: those that wait for the reader's answer, and the others.
#[derive(Default)]
pub(crate) struct Tray {
    pub(crate) asking: Vec<Markup>,
    pub(crate) others: Vec<Markup>,
}

impl Tray {
    /// One line, which opens by itself for what the reader is asked. Whoever folds it has put it off; another question opens it
    /// again.
    pub(crate) fn shown(&self, l10n: &Localizer) -> Markup {
        let (asked, all) = (self.asking.len(), self.asking.len() + self.others.len());
        if all == 0 {
            return html! {};
        }
        let (id, count) = if asked > 0 { ("tray-asked", asked) } else { ("tray-waiting", all) };
        html! {
            details .tray .asks[asked > 0] open[asked > 0] data-key={ "tray-" (asked) } {
                summary { (l10n.say_count(id, count)) }
                @for offer in self.asking.iter().chain(&self.others) { (offer) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(asking: usize, others: usize) -> String {
        let offers = |count| (0..count).map(|_| html! { p { "offer" } }).collect();
        Tray { asking: offers(asking), others: offers(others) }.shown(Localizer::english()).into_string()
    }

    #[test]
    fn the_tray_opens_for_what_the_reader_is_asked() {
        assert!(shown(1, 2).contains(" open"));
        assert!(shown(1, 2).contains("One offer for you"));
        assert!(shown(2, 0).contains("2 offers for you"));
    }

    #[test]
    fn what_asks_nothing_stays_folded() {
        assert!(!shown(0, 2).contains(" open"));
        assert!(shown(0, 2).contains("2 offers wait for an answer"));
        assert!(shown(0, 1).contains("One offer waits for an answer"));
    }

    #[test]
    fn there_is_no_empty_tray() {
        assert_eq!(shown(0, 0), "");
    }
}
