//! A sequence of slides.

use std::fmt;

use thiserror::Error;

use crate::{Board, Direction};

/// A sequence of slides, each the direction in which the blank goes.
///
/// A path belongs to no board; whether it stays on one is found out by following it. Its
/// texts are written and read by [`Notation`](crate::Notation).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Path(Vec<Direction>);

/// A slide of a path leads off the board.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "slide {number} takes the blank {} from row {row}, column {column}, off the board; is this the board that the path was made for?",
    word(*direction)
)]
pub struct OffTheEdge {
    /// Which slide of the path, from 1.
    pub number: usize,
    /// Where the blank was to go.
    pub direction: Direction,
    /// The blank's row before it, from 1.
    pub row: usize,
    /// The blank's column before it, from 1.
    pub column: usize,
}

impl OffTheEdge {
    pub(crate) fn new(number: usize, direction: Direction, board: &Board) -> OffTheEdge {
        let width = board.size().width();
        OffTheEdge { number, direction, row: board.blank() / width + 1, column: board.blank() % width + 1 }
    }
}

fn word(direction: Direction) -> &'static str {
    match direction {
        Direction::Up => "up",
        Direction::Left => "left",
        Direction::Right => "right",
        Direction::Down => "down",
    }
}

impl Path {
    /// The path of these directions of the blank.
    pub fn new(slides: Vec<Direction>) -> Path {
        Path(slides)
    }

    /// The directions of the blank, first to last.
    pub fn slides(&self) -> &[Direction] {
        &self.0
    }

    /// Whether nothing slides.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The length in the single-tile metric: every slide of one tile counts one.
    pub fn single_tile_length(&self) -> usize {
        self.0.len()
    }

    /// The length in the multi-tile metric: successive slides in one direction, which a hand
    /// makes as one push of several tiles in a row or column, count one.
    pub fn multi_tile_length(&self) -> usize {
        self.runs().count()
    }

    /// The runs of equal directions, with their lengths.
    pub fn runs(&self) -> impl Iterator<Item = (Direction, usize)> + '_ {
        self.0.chunk_by(|one, next| one == next).map(|run| (run[0], run.len()))
    }

    /// The path that leads back: the opposite directions, last to first.
    pub fn reversed(&self) -> Path {
        Path(self.0.iter().rev().map(|slide| slide.opposite()).collect())
    }

    /// Every board on the way, `start` first: one more than there are slides.
    ///
    /// # Errors
    /// [`OffTheEdge`] at the first slide that leads off the board; nothing comes after it.
    pub fn boards(&self, start: &Board) -> impl Iterator<Item = Result<Board, OffTheEdge>> + '_ {
        let mut slides = self.0.iter().enumerate();
        let mut next = Some(start.clone());
        std::iter::from_fn(move || {
            let board = next.take()?;
            if let Some((place, &direction)) = slides.next() {
                let mut after = board.clone();
                if after.slide(direction).is_none() {
                    let error = OffTheEdge::new(place + 1, direction, &board);
                    return Some((board, Some(Err(error))));
                }
                next = Some(after);
            }
            Some((board, None))
        })
        .flat_map(|(board, error)| std::iter::once(Ok(board)).chain(error))
    }

    /// The board to which the path leads.
    ///
    /// # Errors
    /// [`OffTheEdge`] at the first slide that leads off the board.
    pub fn apply(&self, start: &Board) -> Result<Board, OffTheEdge> {
        let mut board = start.clone();
        for (place, &direction) in self.0.iter().enumerate() {
            if board.slide(direction).is_none() {
                return Err(OffTheEdge::new(place + 1, direction, &board));
            }
        }
        Ok(board)
    }
}

impl From<Vec<Direction>> for Path {
    fn from(slides: Vec<Direction>) -> Path {
        Path(slides)
    }
}

impl FromIterator<Direction> for Path {
    fn from_iter<I: IntoIterator<Item = Direction>>(slides: I) -> Path {
        Path(slides.into_iter().collect())
    }
}

/// The blank moves, as in `ullddr`.
impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|slide| f.write_str(&word(*slide)[..1]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{GoalName, Size};
    use Direction::{Down, Left, Right, Up};

    #[test]
    fn lengths_in_both_metrics() {
        let path = Path::new(vec![Up, Up, Left, Right, Right, Down]);
        assert_eq!((path.single_tile_length(), path.multi_tile_length()), (6, 4));
        assert_eq!(path.to_string(), "uulrrd");
        assert_eq!(path.reversed().to_string(), "ullrdd");
        assert_eq!(Path::default().multi_tile_length(), 0);
    }

    #[test]
    fn every_board_on_the_way_and_back() {
        let start = GoalName::Standard.board(Size::new(3, 2).unwrap());
        let path = Path::new(vec![Up, Left, Down]);
        let boards: Vec<_> = path.boards(&start).map(|board| board.unwrap().to_string()).collect();
        assert_eq!(boards, ["1 2 3/4 5 0", "1 2 0/4 5 3", "1 0 2/4 5 3", "1 5 2/4 0 3"]);
        let end = path.apply(&start).unwrap();
        assert_eq!(end.to_string(), boards[3]);
        assert_eq!(path.reversed().apply(&end).unwrap(), start);
    }

    #[test]
    fn the_edge_is_named() {
        let start = GoalName::Standard.board(Size::new(3, 3).unwrap());
        let path = Path::new(vec![Left, Down, Up]);
        let edge = OffTheEdge { number: 2, direction: Down, row: 3, column: 2 };
        assert_eq!(path.apply(&start), Err(edge.clone()));
        let boards: Vec<_> = path.boards(&start).collect();
        assert_eq!(boards.len(), 3);
        assert!(boards[1].is_ok() && boards[2] == Err(edge));
    }
}
