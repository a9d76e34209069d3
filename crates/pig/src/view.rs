use serde::Serialize;
use table::{Game, ToAct, Viewer};

use crate::{Action, Pig, State};

/// What a viewer may know: everything.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Everything that lies open.
    pub open: State,
    /// Who is to act.
    pub to_act: ToAct,
    /// What the viewer's own seat can do.
    pub legal: Vec<Action>,
}

impl table::View for View {
    type Action = Action;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn to_act(&self) -> ToAct {
        self.to_act
    }

    fn legal(&self) -> &[Action] {
        &self.legal
    }

    fn at_rest(mut self) -> Self {
        self.legal.clear();
        self
    }
}

impl Pig {
    pub(crate) fn view_for(&self, state: &State, viewer: Viewer) -> View {
        let mut legal = Vec::new();
        if let Some(seat) = viewer.seat() {
            self.legal(state, seat, &mut legal);
        }
        View { viewer, open: *state, to_act: self.to_act(state), legal }
    }
}
