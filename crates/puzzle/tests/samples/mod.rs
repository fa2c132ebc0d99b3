//! Boards for the tests of this folder.

use jiugong_puzzle::{Board, Direction, GoalName, Size};

/// The board of these numbers, whatever stands between them.
pub fn board(width: usize, height: usize, text: &str) -> Board {
    let numbers = text.split(|c: char| !c.is_ascii_digit()).filter(|number| !number.is_empty());
    let cells = numbers.map(|number| number.parse().expect("a number")).collect();
    Board::new(Size::new(width, height).expect("a size"), cells).expect("a board")
}

/// The goal of a name or of a list of numbers.
#[allow(dead_code, reason = "not every test needs it")]
pub fn goal(size: Size, text: &str) -> Board {
    let named = GoalName::ALL.into_iter().find(|goal| goal.name() == text);
    named.map_or_else(|| board(size.width(), size.height(), text), |name| name.board(size))
}

/// Every board that slides lead to from `start`, by a breadth-first flood.
#[allow(dead_code, reason = "not every test needs it")]
pub fn flood(start: &Board) -> std::collections::HashSet<Board> {
    let mut seen = std::collections::HashSet::from([start.clone()]);
    let mut frontier = vec![start.clone()];
    while let Some(board) = frontier.pop() {
        for direction in Direction::ALL {
            let mut next = board.clone();
            if next.slide(direction).is_some() && seen.insert(next.clone()) {
                frontier.push(next);
            }
        }
    }
    seen
}
