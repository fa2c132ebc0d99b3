//! From a board to an explanation.

use std::num::NonZero;
use std::sync::Arc;

use jiugong_heuristics::{Axis, Manhattan, Part, Tiles};
use jiugong_puzzle::{Board, Metric, Reachability};
use jiugong_search::{Limits, Watch};

use super::conflict::conflicts;
use super::cycle::cycles;
use super::distance::distances;
use super::order::{inversions, order};
use super::pattern::divisions;
use super::sequence::scores;
use super::walk::walk;
use super::{Breakdown, Estimate, ExplainError, Explanation};
use crate::make_ready::part;
use crate::ready::{Ready, Task, tiles};
use crate::{AlgorithmName, HeuristicChoice, Solver};

/// A goal and a heuristic, ready to explain what it says of boards.
pub struct Explainer {
    goal: Board,
    heuristic: HeuristicChoice,
    /// What a search would use.
    ready: Arc<dyn Ready>,
    parts: Parts,
}

/// What knows the parts.
enum Parts {
    One(Part),
    Maximum(Vec<Explainer>),
}

impl Solver {
    /// The heuristic for `goal`, ready to explain itself. The limits are for tables of distances, which are built if
    /// the heuristic needs one.
    ///
    /// # Errors
    /// A goal that is too large, a heuristic that cannot be done, or the limit that stopped the building.
    pub fn explainer(
        &self,
        goal: &Board,
        heuristic: &HeuristicChoice,
        limits: Limits,
        watch: &Arc<Watch>,
    ) -> Result<Explainer, ExplainError> {
        let algorithm = AlgorithmName::AStar.into();
        let task = Task {
            algorithm: &algorithm,
            start: goal,
            metric: Metric::SingleTile,
            limits,
            watch,
            tables: &self.tables,
            threads: NonZero::<usize>::MIN,
        };
        let ready = self.ready(heuristic, goal, &task)?;
        let parts = match heuristic {
            HeuristicChoice::One { name, arguments } => Parts::One(part(*name, arguments, goal, &task)?),
            HeuristicChoice::Maximum(parts) => {
                let parts = parts.iter().map(|part| self.explainer(goal, part, limits, watch));
                Parts::Maximum(parts.collect::<Result<_, _>>()?)
            }
        };
        Ok(Explainer { goal: goal.clone(), heuristic: heuristic.clone(), ready, parts })
    }
}

impl Explainer {
    /// The goal.
    pub fn goal(&self) -> &Board {
        &self.goal
    }

    /// The heuristic.
    pub fn heuristic(&self) -> &HeuristicChoice {
        &self.heuristic
    }

    /// What the heuristic says of `board`, and how that is made up. Takes microseconds.
    ///
    /// # Errors
    /// A board of another size, or one from which the goal cannot be reached if the heuristic reads true distances.
    pub fn explain(&self, board: &Board) -> Result<Explanation, ExplainError> {
        let reachable = Reachability::new(board, &self.goal)?.reachable;
        let estimate = self.estimate(board, &tiles(board)?, reachable)?;
        Ok(Explanation { board: board.clone(), goal: self.goal.clone(), reachable, estimate })
    }

    fn estimate(&self, board: &Board, tiles: &Tiles, reachable: bool) -> Result<Estimate, ExplainError> {
        let how = match &self.parts {
            Parts::One(Part::Landmarks(_) | Part::Patterns(_) | Part::Exact(_)) if !reachable => {
                return Err(ExplainError::Unreachable { heuristic: self.heuristic.to_string() });
            }
            Parts::One(part) => self.breakdown(part, board, tiles)?,
            Parts::Maximum(parts) => {
                let parts = parts.iter().map(|part| part.estimate(board, tiles, reachable));
                let parts = parts.collect::<Result<Vec<_>, _>>()?;
                let largest = first_largest(parts.iter().map(|part| part.h));
                Breakdown::Maximum { parts, largest }
            }
        };
        Ok(Estimate { heuristic: self.heuristic.clone(), h: self.ready.estimate(tiles), how })
    }

    fn breakdown(&self, part: &Part, board: &Board, tiles: &Tiles) -> Result<Breakdown, ExplainError> {
        let (goal, size) = (&self.goal, board.size());
        Ok(match part {
            Part::Zero(_) => Breakdown::Zero,
            Part::Misplaced(misplaced) => {
                let mut misplaced_tiles = distances(board, goal, &Manhattan::new(goal));
                misplaced_tiles.retain(|tile| {
                    let cell = (tile.at.row - 1) * size.width() + tile.at.column - 1;
                    misplaced.is_misplaced(tile.tile, cell as u8)
                });
                Breakdown::Misplaced { tiles: misplaced_tiles }
            }
            Part::Manhattan(manhattan) => Breakdown::Manhattan { tiles: distances(board, goal, manhattan) },
            Part::LinearConflict(heuristic) => Breakdown::LinearConflict {
                tiles: distances(board, goal, heuristic.manhattan()),
                conflicts: conflicts(board, goal, heuristic, tiles),
            },
            Part::Gaschnig(heuristic) => Breakdown::Gaschnig { cycles: cycles(size, heuristic, tiles) },
            Part::WalkingDistance(heuristic) => Breakdown::WalkingDistance {
                rows: walk(Axis::Rows, goal, heuristic, tiles),
                columns: walk(Axis::Columns, goal, heuristic, tiles),
            },
            Part::InversionDistance(heuristic) => Breakdown::InversionDistance {
                rows: order(Axis::Rows, goal, heuristic, tiles),
                columns: order(Axis::Columns, goal, heuristic, tiles),
            },
            Part::Inversions(heuristic) => {
                Breakdown::Inversions { reading: inversions(goal, heuristic, tiles) }
            }
            Part::Nilsson(heuristic) => Breakdown::Nilsson {
                tiles: distances(board, goal, heuristic.manhattan()),
                scores: scores(size, heuristic, tiles),
            },
            Part::Landmarks(heuristic) => {
                let strongest = heuristic
                    .strongest(board)
                    .ok_or_else(|| ExplainError::Unreachable { heuristic: self.heuristic.to_string() })?;
                let landmarks = heuristic.bounds(board).into_iter().map(Into::into).collect();
                Breakdown::Landmarks { strongest: strongest.into(), landmarks }
            }
            Part::Patterns(heuristic) => {
                let divisions = divisions(heuristic, tiles, size.cells() - 1);
                let largest = first_largest(divisions.iter().map(|division| division.slides));
                Breakdown::Pattern { divisions, largest }
            }
            Part::Exact(heuristic) => {
                let distance = heuristic
                    .distance(board)
                    .ok_or_else(|| ExplainError::Unreachable { heuristic: self.heuristic.to_string() })?;
                Breakdown::Exact { distance }
            }
        })
    }
}

/// The place of the largest number, the first where it is there several times.
fn first_largest(numbers: impl DoubleEndedIterator<Item = u32> + ExactSizeIterator) -> usize {
    // `max_by_key` would take the last.
    numbers.enumerate().rev().max_by_key(|&(_, number)| number).map_or(0, |(place, _)| place)
}
