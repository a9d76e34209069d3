/// An expression for the game inside an [`AnyGame`](crate::AnyGame), compiled once for each game, so that traits of any
/// crate can be called on it.
///
/// What belongs to the game is found with [`Listed`](crate::Listed).
///
/// ```
/// use games::{AnyAction, AnyGame, AnyView, Listed};
///
/// /// The last of the actions that a view offers.
/// fn last_action(game: &AnyGame, view: &AnyView) -> Option<AnyAction> {
///     games::dispatch!(game, game => game.own_view(view).legal.last().map(|action| game.any_action(*action)))
/// }
/// ```
#[macro_export]
macro_rules! dispatch {
    ($any:expr, $game:ident => $body:expr) => { $crate::every_game!(@ [$crate::arms_of_games] ($any) ($game) ($body)) };
}

/// An expression for a [`GameKind`](crate::GameKind), compiled once for each game, with the game's type under a name.
///
/// ```
/// use games::GameKind;
///
/// let kind = GameKind::called("globopolis").expect("it is on the list");
/// let size = games::dispatch_kind!(kind, Rules => size_of::<<Rules as table::Game>::State>());
/// assert!(size > 0);
/// ```
#[macro_export]
macro_rules! dispatch_kind {
    ($kind:expr, $Rules:ident => $body:expr) => {
        $crate::every_game!(@ [$crate::arms_of_kinds] ($kind) ($Rules) ($body))
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! arms_of_games {
    (($any:expr) ($game:ident) ($body:expr) $($module:ident: $Name:ident,)+) => {
        match $any { $($crate::AnyGame::$Name($game) => $body,)+ }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! arms_of_kinds {
    (($kind:expr) ($Rules:ident) ($body:expr) $($module:ident: $Name:ident,)+) => {
        match $kind {
            $($crate::GameKind::$Name => {
                type $Rules = $crate::$module::$Name;
                $body
            })+
        }
    };
}
