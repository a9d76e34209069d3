use crate::{ToAct, Viewer};

/// What the views of all games share.
pub trait View {
    /// What a seat of the game can do.
    type Action;

    /// Who looks.
    fn viewer(&self) -> Viewer;

    /// Who is to act.
    fn to_act(&self) -> ToAct;

    /// What the viewer's own seat can do; nothing for a spectator.
    fn legal(&self) -> &[Self::Action];

    /// The same for somebody who only looks, as at a moment that is past: there is nothing to choose.
    #[must_use]
    fn at_rest(self) -> Self;
}
