//! Every part with its numbers.

use jiugong_solver::explain::{Breakdown, Reading, SequenceScore, TileDistance, Walk};

use super::joined;
use super::summary::sum;
use crate::{Language, say};

/// A line for each part that can be counted by hand.
pub(super) fn details(how: &Breakdown, language: Language) -> Vec<String> {
    match how {
        Breakdown::Manhattan { tiles } | Breakdown::LinearConflict { tiles, .. } => {
            distances(tiles, language)
        }
        Breakdown::Misplaced { tiles } => tiles.iter().map(|tile| misplaced(tile, language)).collect(),
        Breakdown::Nilsson { tiles, scores } => {
            let mut lines = distances(tiles, language);
            lines
                .extend(scores.iter().filter(|score| score.score > 0).map(|score| sequence(score, language)));
            lines
        }
        Breakdown::WalkingDistance { rows, columns } => {
            let mut lines = vec![say!(language, "explain-into-rows")];
            lines.extend(table(rows, |row| say!(language, "explain-row", row = row)));
            lines.push(say!(language, "explain-into-columns"));
            lines.extend(table(columns, |column| say!(language, "explain-column", column = column)));
            lines
        }
        Breakdown::InversionDistance { rows, columns } => {
            let mut lines = vec![say!(language, "explain-by-rows")];
            lines.extend(reading(&rows.reading, language));
            lines.push(say!(language, "explain-by-columns"));
            lines.extend(reading(&columns.reading, language));
            lines
        }
        Breakdown::Inversions { reading: order } => {
            let mut lines = vec![say!(language, "explain-by-rows")];
            lines.extend(reading(order, language));
            lines
        }
        Breakdown::Landmarks { landmarks, .. } => landmarks
            .iter()
            .map(|landmark| {
                say!(
                    language,
                    "explain-landmark",
                    landmark = landmark.landmark.to_string(),
                    board = landmark.of_board,
                    goal = landmark.of_goal,
                    bound = landmark.bound
                )
            })
            .collect(),
        Breakdown::Pattern { divisions, largest } => divisions
            .iter()
            .enumerate()
            .filter(|(place, _)| place != largest)
            .map(|(_, division)| {
                let groups = division.groups.iter().map(|group| joined(&group.tiles, ","));
                let slides = sum(division.groups.iter().map(|group| group.slides));
                say!(language, "explain-other-division", groups = joined(groups, " / "), sum = slides)
            })
            .collect(),
        Breakdown::Zero
        | Breakdown::Gaschnig { .. }
        | Breakdown::Exact { .. }
        | Breakdown::Maximum { .. } => Vec::new(),
    }
}

/// A line for each tile that has a way to go, and one for all that have none.
fn distances(tiles: &[TileDistance], language: Language) -> Vec<String> {
    let away = tiles.iter().filter(|tile| tile.distance > 0);
    let mut lines: Vec<String> = away.map(|tile| way(tile, language)).collect();
    let home: Vec<u8> = tiles.iter().filter(|tile| tile.distance == 0).map(|tile| tile.tile).collect();
    if !home.is_empty() {
        lines.push(say!(language, "explain-home", tiles = joined(home, ", ")));
    }
    lines
}

/// From where to where a tile has to go.
fn way(tile: &TileDistance, language: Language) -> String {
    say!(
        language,
        "explain-tile",
        tile = tile.tile,
        row = tile.at.row,
        column = tile.at.column,
        home_row = tile.home.row,
        home_column = tile.home.column,
        rows = tile.rows,
        columns = tile.columns,
        distance = tile.distance
    )
}

fn misplaced(tile: &TileDistance, language: Language) -> String {
    say!(
        language,
        "explain-misplaced-tile",
        tile = tile.tile,
        row = tile.at.row,
        column = tile.at.column,
        home_row = tile.home.row,
        home_column = tile.home.column
    )
}

fn sequence(score: &SequenceScore, language: Language) -> String {
    let name = |tile: u8| if tile == 0 { say!(language, "explain-the-blank") } else { tile.to_string() };
    let (tile, points) = (score.tile, score.score);
    match (score.followed_by, score.successor) {
        (None, _) => say!(language, "explain-in-the-middle", tile = tile, score = points),
        (Some(found), None) => {
            say!(language, "explain-not-in-the-middle", tile = tile, found = name(found), score = points)
        }
        (Some(found), Some(right)) => say!(
            language,
            "explain-followed-by",
            tile = tile,
            found = name(found),
            right = name(right),
            score = points
        ),
    }
}

/// For each line how many of its tiles belong into each line of the goal; □ marks the blank's.
fn table(walk: &Walk, name: impl Fn(usize) -> String) -> Vec<String> {
    let lines = walk.counts.iter().enumerate();
    lines
        .map(|(line, counts)| {
            let blank = if line + 1 == walk.blank { "  □" } else { "" };
            format!("  {}:  {}{blank}", name(line + 1), joined(counts, " "))
        })
        .collect()
}

fn reading(reading: &Reading, language: Language) -> Vec<String> {
    let pairs = reading.pairs.iter().map(|(first, second)| format!("{first}-{second}"));
    vec![
        say!(language, "explain-read", read = joined(&reading.read, " "), goal = joined(&reading.goal, " ")),
        say!(language, "explain-pairs", count = reading.pairs.len(), pairs = joined(pairs, ", ")),
    ]
}
