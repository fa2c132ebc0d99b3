//! The parts of an estimate.

use serde::Serialize;

use super::{
    Cycle, Division, Estimate, LandmarkDistance, LineConflict, Order, Reading, SequenceScore, TileDistance,
    Walk,
};

/// The weight of Nilsson's score S in P + 3 S.
const WEIGHT_OF_SCORE: u32 = 3;

/// The parts of an estimate, by the kind of heuristic. In JSON, `kind` is its name in the catalogue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Breakdown {
    /// Nothing.
    Zero,
    /// 1 for each of these tiles.
    Misplaced {
        /// The tiles that are not in their goal cells.
        tiles: Vec<TileDistance>,
    },
    /// The distance of each tile.
    Manhattan {
        /// Every tile.
        tiles: Vec<TileDistance>,
    },
    /// The distance of each tile, and 2 for each that has to step aside.
    LinearConflict {
        /// Every tile.
        tiles: Vec<TileDistance>,
        /// The lines in which tiles have to step aside.
        conflicts: Vec<LineConflict>,
    },
    /// The exchanges of each cycle.
    Gaschnig {
        /// The cycles of cells that have to exchange what is in them.
        cycles: Vec<Cycle>,
    },
    /// The slides up and down, and those to the left and right.
    WalkingDistance {
        /// The board of which only rows are looked at.
        rows: Walk,
        /// The board of which only columns are looked at.
        columns: Walk,
    },
    /// The slides up and down, and those to the left and right.
    InversionDistance {
        /// Read row by row: slides up and down undo inversions.
        rows: Order,
        /// Read column by column: slides to the left and right do.
        columns: Order,
    },
    /// 1 for each pair.
    Inversions {
        /// Read row by row.
        #[serde(flatten)]
        reading: Reading,
    },
    /// The distance of each tile, and 3 times its score.
    Nilsson {
        /// Every tile.
        tiles: Vec<TileDistance>,
        /// Every tile.
        scores: Vec<SequenceScore>,
    },
    /// The largest of the landmarks' bounds.
    Landmarks {
        /// The landmark that gives it.
        strongest: LandmarkDistance,
        /// Every landmark.
        landmarks: Vec<LandmarkDistance>,
    },
    /// The largest sum of the groups' slides.
    Pattern {
        /// Every way in which the tiles are divided into groups.
        divisions: Vec<Division>,
        /// Which has the largest sum (the first, where several have), from 0.
        largest: usize,
    },
    /// The true distance.
    Exact {
        /// The slides of a shortest path.
        distance: u32,
    },
    /// The largest of several estimates.
    #[serde(rename = "max")]
    Maximum {
        /// Each of them.
        parts: Vec<Estimate>,
        /// Which is the largest (the first, where several are), from 0.
        largest: usize,
    },
}

impl Breakdown {
    /// The parts added up (or the largest, for landmarks and maxima): h.
    pub fn sum(&self) -> u32 {
        match self {
            Breakdown::Zero => 0,
            Breakdown::Misplaced { tiles } => tiles.len() as u32,
            Breakdown::Manhattan { tiles } => total_distance(tiles),
            Breakdown::LinearConflict { tiles, conflicts } => total_distance(tiles) + total_slides(conflicts),
            Breakdown::Gaschnig { cycles } => cycles.iter().map(|cycle| cycle.exchanges).sum(),
            Breakdown::WalkingDistance { rows, columns } => rows.slides + columns.slides,
            Breakdown::InversionDistance { rows, columns } => rows.slides + columns.slides,
            Breakdown::Inversions { reading } => reading.pairs.len() as u32,
            Breakdown::Nilsson { tiles, scores } => {
                total_distance(tiles) + WEIGHT_OF_SCORE * total_score(scores)
            }
            Breakdown::Landmarks { landmarks, .. } => {
                landmarks.iter().map(|landmark| landmark.bound).max().unwrap_or_default()
            }
            Breakdown::Pattern { divisions, .. } => divisions
                .iter()
                .map(|division| division.groups.iter().map(|group| group.slides).sum())
                .max()
                .unwrap_or_default(),
            Breakdown::Exact { distance } => *distance,
            Breakdown::Maximum { parts, .. } => {
                parts.iter().map(|part| part.how.sum()).max().unwrap_or_default()
            }
        }
    }
}

/// The distances of tiles, summed.
pub fn total_distance(tiles: &[TileDistance]) -> u32 {
    tiles.iter().map(|tile| tile.distance).sum()
}

/// The slides of conflicts, summed.
pub fn total_slides(conflicts: &[LineConflict]) -> u32 {
    conflicts.iter().map(|conflict| conflict.slides).sum()
}

/// The scores of tiles, summed: S.
pub fn total_score(scores: &[SequenceScore]) -> u32 {
    scores.iter().map(|score| score.score).sum()
}
