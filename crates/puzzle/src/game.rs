//! A game in play: a board on its way to a goal, with everything that can be taken back.

use crate::{Board, Direction, Path, SizesDiffer};

/// One move of a player: one or more tiles of the blank's row or column pushed at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Push {
    /// Where the blank goes; the tiles go the other way.
    pub direction: Direction,
    /// How many tiles slide, at least one.
    pub tiles: usize,
}

/// A game in play.
///
/// It knows no clock: a face that times moves keeps its times beside [`pushes`](Game::pushes).
/// The goal need not be within reach. Its text form, by `Display` and `FromStr`, holds all of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    start: Board,
    goal: Board,
    board: Board,
    pushes: Vec<Push>,
    /// What was taken back, the next to be made again last.
    undone: Vec<Push>,
    moves_made: usize,
}

impl Game {
    /// A new game from `start` to `goal`.
    ///
    /// # Errors
    /// [`SizesDiffer`] unless both boards are of one size.
    pub fn new(start: Board, goal: Board) -> Result<Game, SizesDiffer> {
        if start.size() != goal.size() {
            return Err(SizesDiffer { start: start.size(), goal: goal.size() });
        }
        let board = start.clone();
        Ok(Game { start, goal, board, pushes: Vec::new(), undone: Vec::new(), moves_made: 0 })
    }

    /// The board with which the game began.
    pub fn start(&self) -> &Board {
        &self.start
    }

    /// The board that ends it.
    pub fn goal(&self) -> &Board {
        &self.goal
    }

    /// The board as it is now.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Whether the board is the goal.
    pub fn is_solved(&self) -> bool {
        self.board == self.goal
    }

    /// The pushes that led from the start to the board now, first to last.
    pub fn pushes(&self) -> &[Push] {
        &self.pushes
    }

    /// The pushes that were taken back and can be made again, the next first.
    pub fn undone(&self) -> impl Iterator<Item = Push> + '_ {
        self.undone.iter().rev().copied()
    }

    /// The slides that led from the start to the board now.
    pub fn path(&self) -> Path {
        let slides = self.pushes.iter().flat_map(|push| std::iter::repeat_n(push.direction, push.tiles));
        slides.collect()
    }

    /// How many tiles slid in all, those that were taken back since included; taking back and making
    /// again count nothing.
    pub fn moves_made(&self) -> usize {
        self.moves_made
    }

    /// The moves net of taking back: the length of the path to the board now without undone moves and
    /// without slides that the next one took back.
    pub fn net_moves(&self) -> usize {
        let mut net: Vec<Direction> = Vec::new();
        for &slide in self.path().slides() {
            match net.last() {
                Some(last) if *last == slide.opposite() => {
                    net.pop();
                }
                _ => net.push(slide),
            }
        }
        net.len()
    }

    /// Moves the blank one cell and returns the tile that slid; at the edge nothing happens, and `None` says so.
    pub fn slide(&mut self, direction: Direction) -> Option<u16> {
        let tile = self.board.neighbour(direction).map(|cell| self.board.cells()[cell])?;
        self.push(Push { direction, tiles: 1 });
        Some(tile)
    }

    /// Slides the tile of a cell, counted row by row from 0, into the blank and returns it; `None` where it is not
    /// beside the blank.
    pub fn slide_cell(&mut self, cell: usize) -> Option<u16> {
        match self.push_to(cell)? {
            Push { direction, tiles: 1 } => self.slide(direction),
            _ => None,
        }
    }

    /// Pushes the tile of a cell and all between it and the blank by one cell, and returns how many slid: 0
    /// where the cell is not in the blank's row or column, or is the blank's.
    pub fn slide_run(&mut self, cell: usize) -> usize {
        let Some(push) = self.push_to(cell) else {
            return 0;
        };
        self.push(push);
        push.tiles
    }

    /// The push that brings the blank to a cell; `None` where no single one does.
    pub fn push_to(&self, cell: usize) -> Option<Push> {
        let (width, blank) = (self.board.size().width(), self.board.blank());
        if cell == blank || cell >= self.board.size().cells() {
            return None;
        }
        let (row, column) = (cell / width, cell % width);
        let (blank_row, blank_column) = (blank / width, blank % width);
        let direction = match (row == blank_row, column == blank_column) {
            (true, _) if column < blank_column => Direction::Left,
            (true, _) => Direction::Right,
            (_, true) if row < blank_row => Direction::Up,
            (_, true) => Direction::Down,
            _ => return None,
        };
        Some(Push { direction, tiles: row.abs_diff(blank_row) + column.abs_diff(blank_column) })
    }

    /// Takes the last push back and returns it; `None` where there is none.
    pub fn undo(&mut self) -> Option<Push> {
        let push = self.pushes.pop()?;
        self.apply(Push { direction: push.direction.opposite(), ..push });
        self.undone.push(push);
        Some(push)
    }

    /// Makes the push again that was taken back last and returns it; `None` where there is none.
    pub fn redo(&mut self) -> Option<Push> {
        let push = self.undone.pop()?;
        self.apply(push);
        self.pushes.push(push);
        Some(push)
    }

    /// Begins anew: the start board, no moves, nothing to undo or redo.
    pub fn restart(&mut self) {
        self.board = self.start.clone();
        self.pushes.clear();
        self.undone.clear();
        self.moves_made = 0;
    }

    /// A push that was found to stay on the board.
    fn push(&mut self, push: Push) {
        self.apply(push);
        self.pushes.push(push);
        self.undone.clear();
        self.moves_made = self.moves_made.saturating_add(push.tiles);
    }

    fn apply(&mut self, push: Push) {
        for _ in 0..push.tiles {
            self.board.slide(push.direction);
        }
    }

    /// A game that was written down; the pushes stay on the board and the last count is not too small.
    pub(crate) fn resume(mut self, made: &[Push], undone: &[Push], moves_made: usize) -> Game {
        made.iter().for_each(|push| self.push(*push));
        self.undone = undone.iter().rev().copied().collect();
        self.moves_made = moves_made;
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{GoalName, Size};

    fn game() -> Game {
        let goal = GoalName::Standard.board(Size::new(4, 3).unwrap());
        Game::new(goal.clone(), goal).unwrap()
    }

    #[test]
    fn a_run_is_one_push_and_is_undone_at_once() {
        let mut game = game();
        assert_eq!(game.slide_run(8), 3);
        assert_eq!(game.board().to_string(), "1 2 3 4/5 6 7 8/0 9 10 11");
        assert_eq!((game.moves_made(), game.net_moves(), game.pushes().len()), (3, 3, 1));
        assert_eq!(game.slide_run(5), 0, "neither in the row nor in the column");
        assert_eq!(game.slide_run(8), 0, "the blank itself");
        assert_eq!(game.slide_run(99), 0, "no cell");
        assert_eq!(game.slide_run(0), 2);
        assert_eq!(game.undo(), Some(Push { direction: Direction::Up, tiles: 2 }));
        assert_eq!(game.undo().map(|push| push.tiles), Some(3));
        assert_eq!(game.undo(), None);
        assert!(game.is_solved());
        assert_eq!((game.moves_made(), game.net_moves()), (5, 0));
        assert_eq!(game.redo().map(|push| push.tiles), Some(3));
        assert_eq!(game.undone().collect::<Vec<_>>(), [Push { direction: Direction::Up, tiles: 2 }]);
        game.slide(Direction::Right);
        assert_eq!(game.redo(), None, "a new move ends what could be made again");
    }

    #[test]
    fn single_tiles_and_the_edge() {
        let mut game = game();
        assert_eq!(game.slide(Direction::Down), None);
        assert_eq!(game.slide_cell(8), None, "in the row, but not beside the blank");
        assert_eq!(game.slide_cell(10), Some(11));
        assert_eq!(game.slide(Direction::Right), Some(11));
        assert_eq!((game.moves_made(), game.net_moves()), (2, 0));
        assert!(game.is_solved());
        game.restart();
        assert_eq!((game.moves_made(), game.undo()), (0, None));
    }

    #[test]
    fn two_sizes_make_no_game() {
        let board = |w, h| GoalName::Zero.board(Size::new(w, h).unwrap());
        assert!(Game::new(board(2, 3), board(3, 2)).is_err());
    }
}
