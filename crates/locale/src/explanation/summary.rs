//! What the parts add up to.

use jiugong_solver::explain::{
    Breakdown, Cycle, Estimate, Group, LineConflict, Order, TileDistance, Walk, total_distance, total_score,
    total_slides,
};

use super::{joined, line};
use crate::{Language, say};

/// The sum, written out, and what is counted by line, cycle, axis or table.
pub(super) fn summary(estimate: &Estimate, language: Language) -> Vec<String> {
    let h = estimate.h;
    match &estimate.how {
        Breakdown::Zero => vec![say!(language, "explain-zero")],
        Breakdown::Misplaced { tiles } => {
            let names = joined(tiles.iter().map(|tile| tile.tile), ", ");
            vec![say!(language, "explain-misplaced", count = tiles.len(), tiles = names)]
        }
        Breakdown::Manhattan { tiles } => vec![manhattan(tiles, language)],
        Breakdown::LinearConflict { tiles, conflicts } => {
            let mut lines = vec![manhattan(tiles, language)];
            lines.extend(conflicts.iter().map(|conflict| self::conflict(conflict, language)));
            let (distance, slides) = (total_distance(tiles), total_slides(conflicts));
            lines.push(if conflicts.is_empty() {
                say!(language, "explain-no-conflicts", h = h)
            } else {
                say!(language, "explain-with-conflicts", distance = distance, slides = slides, h = h)
            });
            lines
        }
        Breakdown::Gaschnig { cycles } => {
            let names = ('A'..='Z').cycle();
            let mut lines: Vec<String> =
                cycles.iter().zip(names).map(|(cycle, name)| self::cycle(cycle, name, language)).collect();
            let exchanges = sum(cycles.iter().map(|cycle| cycle.exchanges));
            lines.push(say!(language, "explain-exchanges", sum = exchanges));
            lines
        }
        Breakdown::WalkingDistance { rows, columns } => vec![
            walk(rows, &say!(language, "explain-up-and-down"), language),
            walk(columns, &say!(language, "explain-left-and-right"), language),
            say!(language, "explain-both", rows = rows.slides, columns = columns.slides, h = h),
        ],
        Breakdown::InversionDistance { rows, columns } => vec![
            order(rows, &say!(language, "explain-up-and-down"), language),
            order(columns, &say!(language, "explain-left-and-right"), language),
            say!(language, "explain-both", rows = rows.slides, columns = columns.slides, h = h),
        ],
        Breakdown::Inversions { .. } => vec![say!(language, "explain-inversions", h = h)],
        Breakdown::Nilsson { tiles, scores } => {
            let (distance, score) = (total_distance(tiles), total_score(scores));
            vec![
                manhattan(tiles, language),
                say!(language, "explain-score", distance = distance, score = score, h = h),
            ]
        }
        Breakdown::Landmarks { strongest, .. } => vec![say!(
            language,
            "explain-strongest",
            landmark = strongest.landmark.to_string(),
            board = strongest.of_board,
            goal = strongest.of_goal,
            bound = strongest.bound
        )],
        Breakdown::Pattern { divisions, largest } => {
            let groups =
                divisions.get(*largest).map(|division| division.groups.as_slice()).unwrap_or_default();
            let named = groups.iter().zip('A'..='Z');
            let mut lines: Vec<String> =
                named.map(|(group, name)| self::group(group, name, language)).collect();
            let slides = sum(groups.iter().map(|group| group.slides));
            lines.push(say!(language, "explain-groups", sum = slides));
            lines
        }
        Breakdown::Exact { distance } => vec![say!(language, "explain-exact", distance = *distance)],
        Breakdown::Maximum { parts, largest } => {
            let name = parts.get(*largest).map(|part| part.heuristic.to_string()).unwrap_or_default();
            vec![say!(language, "explain-largest", heuristic = name, h = h)]
        }
    }
}

/// Numbers and their sum, as in `1 + 2 = 3`; of one number, and of none, the number alone.
pub(super) fn sum(numbers: impl Iterator<Item = u32>) -> String {
    let numbers: Vec<u32> = numbers.filter(|&number| number > 0).collect();
    let total: u32 = numbers.iter().sum();
    match numbers.len() {
        0 | 1 => total.to_string(),
        _ => format!("{} = {total}", joined(numbers, " + ")),
    }
}

fn manhattan(tiles: &[TileDistance], language: Language) -> String {
    say!(language, "explain-manhattan", sum = sum(tiles.iter().map(|tile| tile.distance)))
}

fn conflict(conflict: &LineConflict, language: Language) -> String {
    say!(
        language,
        "explain-conflict",
        line = line(conflict.line, language),
        tiles = joined(&conflict.tiles, " "),
        order = joined(&conflict.goal_order, " "),
        count = conflict.removed.len(),
        removed = joined(&conflict.removed, ", "),
        slides = conflict.slides
    )
}

fn cycle(cycle: &Cycle, name: char, language: Language) -> String {
    let tiles = cycle.tiles.iter().chain(cycle.tiles.first());
    let tiles = tiles.map(|&tile| match tile {
        0 => say!(language, "explain-the-blank"),
        tile => tile.to_string(),
    });
    let (name, tiles) = (name.to_string(), joined(tiles, " → "));
    let (cells, exchanges) = (cycle.cells.len(), cycle.exchanges);
    if cycle.has_blank {
        say!(
            language,
            "explain-cycle-of-the-blank",
            name = name,
            tiles = tiles,
            cells = cells,
            exchanges = exchanges
        )
    } else {
        say!(language, "explain-cycle", name = name, tiles = tiles, cells = cells, exchanges = exchanges)
    }
}

fn group(group: &Group, name: char, language: Language) -> String {
    let (name, tiles) = (name.to_string(), joined(&group.tiles, ", "));
    say!(language, "explain-group", name = name, tiles = tiles, slides = group.slides)
}

fn walk(walk: &Walk, way: &str, language: Language) -> String {
    let (slides, manhattan) = (walk.slides, walk.manhattan);
    if walk.exact {
        say!(language, "explain-walk", way = way, slides = slides, manhattan = manhattan)
    } else {
        say!(language, "explain-no-walk", way = way, slides = slides)
    }
}

fn order(order: &Order, way: &str, language: Language) -> String {
    let inversions = order.reading.pairs.len();
    let parity = if order.blank_lines.is_multiple_of(2) { "even" } else { "odd" };
    say!(
        language,
        "explain-order",
        way = way,
        inversions = inversions,
        passes = order.passes,
        least = inversions.div_ceil(order.passes),
        lines = order.blank_lines,
        parity = parity,
        slides = order.slides
    )
}
