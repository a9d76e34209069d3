//! A position from which the first player wins with two actions.

/// The position.
pub(crate) const NEARLY_HOME: &str = r#"
title = "Nearly home"
game = "little-monsters"
seats = 2

[position]
phase = "travel"
roll = ["purple", "purple"]
display = ["tokyo", "delhi", "paris", "rome"]

[[position.player]]
house = "london"
monster = "berlin"
cards = ["cairo", "lagos", "dakar", "moscow", "lisbon", "havana"]
tickets = { purple = 2 }

[[position.player]]
house = "sydney"
"#;

/// The step to London and the end of the move.
pub(crate) const GO_HOME: &str = r#"[{"step":{"to":41,"colour":"purple"}},"stop"]"#;

/// A server that offers it.
pub(crate) async fn server_with_scenario() -> super::TestServer {
    super::TestServer::start_with(|config| {
        config.scenarios.push(("nearly-home".into(), "Nearly home".into(), NEARLY_HOME.into()));
    })
    .await
}
