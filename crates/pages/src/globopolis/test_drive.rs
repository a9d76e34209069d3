//! A table of Globopolis for the tests of its page.

use games::globopolis::{Action, Assistance, Edition, Globopolis, Options, View};
use maud::Markup;
use table::{Game, Seat, ToAct, Viewer};

use super::page::Page;
use crate::Localizer;
use crate::reader::Reader;
use crate::test_table::Shown;

pub(super) type Drive = crate::test_table::Drive<Globopolis>;

/// Everything that helps in battles.
pub(super) const HELPED: Options = Options {
    assistance: Assistance::Both,
    assistance_sends_ns: true,
    ns_for_conflicts: true,
    ..Options::FULL
};

pub(super) fn drive(options: Options, seats: usize, seed: u64) -> Drive {
    Drive::of(Globopolis::new(Edition::world(), options, seats).expect("the options go together"), seed)
}

impl Shown for Globopolis {
    fn can_take_back(drive: &Drive) -> bool {
        drive.version.is_multiple_of(3) && !drive.state.open.is_over()
    }

    /// Mostly whoever is waited for, so that the game goes on.
    fn choose(drive: &mut Drive) -> Option<(Seat, Vec<Action>)> {
        let ToAct { must, may } = drive.game.to_act(&drive.state);
        let from = if drive.below(8) == 0 { may } else { must };
        drive.one_of(from)
    }

    /// Deals seldom, so that the game goes on.
    fn pick(drive: &mut Drive, actions: &[Action]) -> Action {
        drive.lively(actions, 12, |action| {
            matches!(
                action,
                Action::Offer { .. } | Action::Counter { .. } | Action::Resign | Action::CallTime
            )
        })
    }
}

impl Drive {
    /// One step of whoever is waited for; attacks rather than anything else, so that a short game sees battles.
    pub(super) fn step_to_battle(&mut self) -> bool {
        let must = self.game.to_act(&self.state).must;
        let Some((seat, mut actions)) = self.one_of(must) else { return false };
        actions.retain(|action| {
            !matches!(action, Action::Offer { .. } | Action::Counter { .. } | Action::Resign)
        });
        if actions.iter().any(|action| matches!(action, Action::Attack { .. })) {
            actions.retain(|action| matches!(action, Action::Attack { .. }));
        }
        let action = self.lively(&actions, 4, |action| {
            !matches!(action, Action::Roll { .. } | Action::Place { .. } | Action::Bribe { .. })
        });
        self.act(seat, &action);
        true
    }

    /// A part of the page as this viewer sees it.
    pub(super) fn show(
        &self,
        viewer: Viewer,
        ask: &[(&str, &str)],
        part: impl FnOnce(&Page<'_>) -> Markup,
    ) -> String {
        self.show_view(&self.view(viewer), ask, part)
    }

    /// The same, if this is what they may know of the position.
    pub(super) fn show_view(
        &self,
        view: &View,
        ask: &[(&str, &str)],
        part: impl FnOnce(&Page<'_>) -> Markup,
    ) -> String {
        self.with_view(view.clone(), view.viewer, ask, |model| {
            part(&Page::new(Reader::new(model, &self.game, view, Localizer::english()))).into_string()
        })
    }
}
