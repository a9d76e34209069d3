//! The puzzles of a game.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Html;
use games::{Setup, info};
use pages::puzzle::PuzzlesModel;

use crate::house::House;
use crate::identity::Reader;
use crate::obstacle::Obstacle;
use crate::problem::Problem;

/// `GET /puzzles/{game}`
pub(super) async fn page(
    State(house): State<Arc<House>>,
    Path(game): Path<String>,
    reader: Reader,
) -> Result<Html<String>, Problem> {
    let info = info(&game).filter(|info| house.library.offers(info.kind)).ok_or_else(Problem::not_found)?;
    // What is asked for is said by the game on its board; how many play it makes no difference.
    let game = Setup::usual(info.kind, info.fewest).open(None).map_err(Obstacle::of_choices)?;
    let puzzles = house.library.puzzles_of(info.kind);
    let links = puzzles.iter().filter_map(|scenario| scenario.puzzle_link(&game));
    let puzzles: Vec<_> = links.map(|link| (link.clone(), reader.has_solved(&link.scenario.id))).collect();
    if puzzles.is_empty() {
        return Err(Problem::not_found());
    }
    Ok(Html(pages::puzzles(&PuzzlesModel { l10n: reader.l10n, info, name: &reader.name, puzzles })))
}
