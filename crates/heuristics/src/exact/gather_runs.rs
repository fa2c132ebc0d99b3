//! What one move in the multi-tile metric carries to the boards with the blank in one cell.

use super::columns::{Columns, Way};
use super::flood::Source;

/// Gathers in `target` what runs of tiles bring to `cell` from all other cells of its row and its column; `false` if
/// that is nothing.
///
/// Along the row the order of the tiles stays. Along the column the boards come nearer cell by cell, and those of each
/// cell on the way join them.
pub(super) fn gather_runs(cell: usize, columns: &Columns, sources: &[Source], target: &mut [u64]) -> bool {
    let width = columns.size.width();
    let row = cell - cell % width;
    target.fill(0);
    let mut found = false;
    for source in (row..row + width).filter(|&from| from != cell).map(|from| &sources[from]) {
        target.iter_mut().zip(&source.layer).for_each(|(word, carried)| *word |= carried);
        found |= !source.layer.is_empty();
    }
    let from_above: Vec<usize> = (cell % width..=cell).step_by(width).collect();
    let from_below: Vec<usize> = (cell..sources.len()).step_by(width).rev().collect();
    found |= gather_column(&from_above, Way::Down, columns, sources, target);
    found | gather_column(&from_below, Way::Up, columns, sources, target)
}

/// Gathers what comes through these cells, of which the last is the target's; `false` if that is nothing.
fn gather_column(
    cells: &[usize],
    way: Way,
    columns: &Columns,
    sources: &[Source],
    target: &mut [u64],
) -> bool {
    let Some(first) = cells.iter().position(|&from| !sources[from].layer.is_empty()) else { return false };
    let steps = &cells[first..];
    let (mut coming, mut next) = (sources[steps[0]].layer.clone(), Vec::new());
    for (place, step) in steps.windows(2).enumerate() {
        let (from, to) = (step[0], step[1]);
        let (upper, odd) = (from.min(to), sources[from].odd);
        if place + 2 == steps.len() {
            columns.carry(upper, way, odd, &coming, target);
        } else {
            next.clear();
            next.resize(coming.len(), 0);
            columns.carry(upper, way, odd, &coming, &mut next);
            std::mem::swap(&mut coming, &mut next);
            coming.iter_mut().zip(&sources[to].layer).for_each(|(word, joining)| *word |= joining);
        }
    }
    steps.len() > 1
}
